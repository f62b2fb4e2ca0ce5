//! Disks that do not obey, files that others hold or have damaged.

use std::fs;

use unstable_students::ui::Language::Italian;

use super::player::Player;
use super::program::{Home, Program};

const NEW: [&str; 9] = ["new", "--save", "x", "--seat", "Ada", "--seat", "Bruno", "--lang", "en"];

/// The program at the first question of a round.
fn playing(home: &Home) -> Program {
    let mut program = home.start(&["gioco"]);
    program.asked();
    program.say("");
    program
}

#[test]
fn a_second_program_on_the_same_save_is_told_and_does_not_start() {
    let home = Home::with_game();
    let first = playing(&home);
    let before = home.files();
    let second = home.run_with(&["gioco", "--lang", "en"], "\n2\n");
    assert!(second.failure().starts_with("This game is already open"), "{second:?}");
    assert_eq!(second.said, "");
    let seats = ["--seat", "A", "--seat", "B"];
    let over = home.run_with(&[&["new", "--save", "gioco", "--lang", "en"], &seats[..]].concat(), "y\n");
    assert!(over.failure().starts_with("This game is already open"), "{over:?}");
    assert_eq!(home.files(), before);
    // Another save is free, and the menu only says that this one is not.
    home.begin_game("altra", 1);
    assert!(home.run_with(&[], "2\n1\n0\n").success().contains("già aperta in un altro programma"));
    first.end().failure();
    home.run_with(&["gioco"], "\n0\ns\n").success();
}

#[test]
fn a_lock_left_by_a_dead_process_does_not_block() {
    let home = Home::with_game();
    playing(&home).kill();
    home.run_with(&["gioco"], "\n0\ns\n").success();
    home.put("saves/gioco.lock", "12345");
    home.run_with(&["gioco"], "\n0\ns\n").success();
}

#[test]
fn a_program_that_is_killed_leaves_the_save_of_the_round() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    let mut program = playing(&home);
    program.say("1");
    program.kill();
    assert_eq!(home.bytes("saves/gioco.sav"), before);
    home.run_with(&["gioco"], "\n0\ns\n").success();
}

#[test]
fn a_crash_between_journal_and_save_loses_neither() {
    let home = Home::with_game();
    let old = home.bytes("saves/gioco.sav");
    let mut program = playing(&home);
    program.say("2");
    while home.bytes("saves/gioco.sav") == old {
        // Drawing made the hand too large.
        program.say("1");
    }
    program.end().failure();
    assert_ne!(home.bytes("saves/gioco.sav"), old);
    // The journal is ahead of the save that a crash kept from being written.
    home.put("saves/gioco.sav", &old);
    home.run_with(&["gioco"], "\n0\ns\n").success();
    let said = home.run(&["replay", "gioco", "--lang", "en"]);
    assert!(said.success().contains("0 moves replayed"), "{said:?}");
    assert_eq!(home.text("saves/gioco.journal").lines().count(), 2);
    assert!(
        home.text("saves/gioco.journal").contains("\"seed\":7"),
        "it is still the journal of the whole game"
    );
}

#[test]
fn damaged_statistics_are_set_aside_and_not_lost() {
    let home = Home::with_game();
    home.put("stats.bin", "damaged");
    let said = home.run(&["stats", "--lang", "en"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.errors.contains("stats.bin.damaged-1"), "{said:?}");
    assert_eq!(home.text("stats.bin.damaged-1"), "damaged");
    home.put("stats.bin", "damaged again");
    let mut program = home.start(&["gioco"]);
    assert!(program.asked().contains("stats.bin.damaged-2"));
    program.answer("");
    Player::new(Italian, 1).play(&mut program);
    program.end().success();
    assert_eq!(home.text("stats.bin.damaged-1"), "damaged");
    assert_eq!(home.text("stats.bin.damaged-2"), "damaged again");
    assert!(home.run(&["stats"]).success().contains("Ada"));
}

#[test]
fn statistics_of_a_later_version_are_left_untouched() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    let later = [&b"\x89unstat\n"[..], &99_u32.to_le_bytes(), b"whatever"].concat();
    home.put("stats.bin", &later);
    assert!(home.run(&["stats", "--lang", "en"]).failure().contains("99"));
    assert!(home.run(&["gioco", "--lang", "en"]).failure().contains("99"));
    assert_eq!((home.bytes("stats.bin"), home.bytes("saves/gioco.sav")), (later, before));
}

#[test]
fn missing_saves_are_made_for_a_new_game() {
    let home = Home::new();
    home.run(&NEW).failure();
    assert!(home.file("saves/x.sav").is_file());
    fs::remove_dir_all(home.file("saves")).unwrap();
    assert!(home.run(&["x", "--lang", "en"]).failure().contains("saves"));
    assert!(!home.file("saves").exists());
}

#[test]
fn a_folder_in_the_place_of_a_record_is_told_before_anything_is_written() {
    for record in ["stats.bin", "log.txt", "saves/cache.txt"] {
        let home = Home::with_game();
        let _ = fs::remove_file(home.file(record));
        fs::create_dir(home.file(record)).unwrap();
        let before = home.files();
        let load = home.run_with(&["gioco", "--lang", "en"], "\n2\n");
        let new = home.run(&NEW);
        assert!(load.failure().contains(record) && new.failure().contains(record), "{load:?} {new:?}");
        let list = home.run(&["saves", "--lang", "en"]);
        assert_eq!((list.code, list.said.contains("gioco")), (Some(0), true), "{record}: {list:?}");
        assert_eq!(list.errors.contains(record), record != "log.txt", "{list:?}");
        assert_eq!(home.files(), before);
    }
}

#[test]
fn saves_that_are_taken_away_during_a_game_are_made_again() {
    let home = Home::with_game();
    let mut program = playing(&home);
    fs::remove_dir_all(home.file("saves")).unwrap();
    while !home.file("saves/gioco.sav").is_file() {
        program.say("2");
        program.say("1");
    }
    program.end().failure();
    home.run_with(&["gioco"], "\n0\ns\n").success();
}

#[test]
fn where_the_statistics_cannot_be_written_any_more_the_turn_is_not_lost() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    let mut program = playing(&home);
    let _ = fs::remove_file(home.file("stats.bin"));
    fs::create_dir(home.file("stats.bin")).unwrap();
    program.say("2");
    // At the end of the turn one card of six may have to go.
    while home.bytes("saves/gioco.sav") == before {
        program.answer("1");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(program.end().failure().contains("stats.bin"));
    fs::remove_dir(home.file("stats.bin")).unwrap();
    home.run_with(&["gioco"], "\n0\ns\n").success();
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let home = Home::new();
    let file = home.put("file", "");
    let mut command = super::program::bare(&NEW);
    command.arg("--dir").arg(file.join("below"));
    assert!(super::program::finish(command, b"").failure().contains("below"));
}

#[cfg(unix)]
mod unix {
    use std::fs::Permissions;
    use std::io::Write;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    /// Whether permissions hold for this user; they do not for the superuser.
    fn permissions_hold() -> bool {
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
        let hold = fs::write(folder.path().join("x"), "").is_err();
        if !hold {
            // Not by a macro, whose output tests keep to themselves.
            let _ = writeln!(std::io::stderr(), "SKIPPED: the superuser writes into read-only folders");
        }
        hold
    }

    #[test]
    fn read_only_saves_are_told_and_nothing_changes() {
        if !permissions_hold() {
            return;
        }
        let home = Home::with_game();
        let before = home.files();
        let saves = home.file("saves");
        fs::set_permissions(&saves, Permissions::from_mode(0o555)).unwrap();
        let new = home.run(&NEW);
        let load = home.run_with(&["gioco", "--lang", "en"], "\n2\n");
        fs::set_permissions(&saves, Permissions::from_mode(0o755)).unwrap();
        assert!(new.failure().contains("saves") && load.failure().contains("saves"), "{new:?} {load:?}");
        assert_eq!(home.files(), before);
    }

    #[test]
    fn a_save_that_is_protected_from_writing_is_not_replaced() {
        let home = Home::with_game();
        let before = home.bytes("saves/gioco.sav");
        let path = home.file("saves/gioco.sav");
        fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
        let said = home.run_with(&["gioco", "--lang", "en"], "\n2\n");
        assert!(said.failure().contains("gioco.sav"), "{said:?}");
        assert_eq!(home.bytes("saves/gioco.sav"), before);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told_and_the_save_stays() {
        let home = Home::with_game();
        let before = home.bytes("saves/gioco.sav");
        fs::remove_file(home.file("log.txt")).unwrap();
        symlink("/dev/full", home.file("log.txt")).unwrap();
        let said = home.run_with(&["gioco", "--lang", "en"], "\n2\n");
        assert!(said.failure().contains("log.txt") && said.failure().contains("full"), "{said:?}");
        assert_eq!(home.bytes("saves/gioco.sav"), before);
        let files = home.files();
        symlink("/dev/full", home.file("saves/x.sav")).unwrap();
        let said = home.run_with(&NEW, "y\n");
        assert!(said.failure().contains("x.sav"), "{said:?}");
        assert_eq!(home.files(), files, "a game that could not begin leaves nothing");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn output_that_cannot_be_written_is_told_and_the_save_stays() {
        use std::fs::OpenOptions;
        use std::process::Stdio;
        let home = Home::with_game();
        let before = home.bytes("saves/gioco.sav");
        let series = ["auto", "--games", "1", "--players", "2", "--lang", "en"];
        for (arguments, plays) in [
            (&["gioco", "--lang", "en"][..], true),
            (&["auto", "--lang", "en"], true),
            (&["deck", "--lang", "en"], false),
            (&["stats", "--lang", "en"], false),
            (&series, false),
            (&["--help", "--lang", "en"], false),
        ] {
            let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
            let mut command = home.command(arguments);
            command.stdin(Stdio::null()).stdout(full);
            let output = command.output().unwrap();
            assert_eq!(output.status.code(), Some(1));
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(errors.contains("Cannot write "), "{errors}");
            assert_eq!(errors.contains("game was under way"), plays, "{arguments:?}: {errors}");
        }
        assert_eq!(home.bytes("saves/gioco.sav"), before);
    }

    #[test]
    fn a_reader_who_goes_away_is_no_panic() {
        let home = Home::with_game();
        let mut command = home.command(&["deck"]);
        command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_ne!(output.status.code(), Some(101));
    }
}
