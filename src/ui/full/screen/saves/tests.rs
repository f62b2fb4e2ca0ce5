use std::fs;
use std::time::SystemTime;

use super::*;
use crate::engine::{Game, Options};
use crate::session::{Luck, NewGame, Participant, read_deck};
use crate::store::{Folder, SaveLock, cache};
use crate::students::{Text, UnstableStudents};
use crate::ui::Language;
use crate::ui::full::sample::{at, every_size, frame, pushed, with_context};

fn name(text: &str) -> SaveName {
    SaveName::new(text).unwrap()
}

/// Makes it so many days since the save was written last.
fn write_days_ago(folder: &Folder, save: &str, days: u64) {
    let file = fs::File::options().write(true).open(folder.save(&name(save))).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_hours(24 * days)).unwrap();
}

/// A folder with the saves `alfa`, which was played last, and `beta`, the damaged `rotta`, and `sparita`, which is gone.
fn folder() -> (tempfile::TempDir, Folder) {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    for save in ["alfa", "beta"] {
        let options = UnstableStudents::definition().options;
        let game = NewGame {
            deck: std::sync::Arc::new(read_deck(&folder, None).unwrap().deck),
            participants: ["Ada", "Bea"].map(|name| Participant::human(Text::new(name))).to_vec(),
            options: Options::default().checked(options).unwrap(),
            luck: Luck { seed: 1, game_id: [save.len() as u8; 16] },
        };
        Session::create(&folder, &name(save), game).unwrap();
    }
    write_days_ago(&folder, "beta", 1);
    fs::write(folder.save(&name("rotta")), b"\x02\0\0\0Ada").unwrap();
    cache::enter(&folder, &name("sparita")).unwrap();
    (root, folder)
}

/// A test with the screen of the saves of that folder.
fn with_saves(language: Language, test: impl FnOnce(&mut dyn Screen, &Context<'_>)) {
    let (_root, folder) = folder();
    with_context(&folder, language, |context| test(&mut *pushed(Saves::open(context)), context));
}

fn seen(screen: &mut dyn Screen, context: &Context<'_>) -> String {
    frame(screen, 100, 29, context).join("\n")
}

fn press(screen: &mut dyn Screen, command: Command, context: &Context<'_>) -> Flow {
    screen.command(command, at(0), context)
}

/// Marks the entry with this number.
fn mark(screen: &mut dyn Screen, number: u8, context: &Context<'_>) {
    press(screen, Command::Number(number), context);
}

fn type_name(screen: &mut dyn Screen, text: &str, context: &Context<'_>) -> Flow {
    screen.answered(Answer::Text(text.to_owned()), at(0), context)
}

const MISSING: u8 = 3;
const DAMAGED: u8 = 4;

#[test]
fn what_is_known_of_a_save_stands_beside_it() {
    with_saves(Language::English, |screen, context| {
        let frame = seen(screen, context);
        for text in [">   alfa", "Turn 1", "Ada: 5 in hand, 1 in the classroom", "2026-01-01", "journal"] {
            assert!(frame.contains(text), "{text}: {frame}");
        }
    });
}

#[test]
fn the_save_that_was_played_last_is_marked_at_first() {
    let (_root, folder) = folder();
    write_days_ago(&folder, "alfa", 2);
    with_context(&folder, Language::English, |context| {
        let frame = seen(&mut *pushed(Saves::open(context)), context);
        assert!(frame.contains(">   beta"), "{frame}");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_no_save_can_be_called_like_are_counted_below_the_list() {
    use std::os::unix::ffi::OsStrExt;

    let (_root, folder) = folder();
    fs::write(folder.saves().join(std::ffi::OsStr::from_bytes(b"caff\xe8.sav")), b"").unwrap();
    for language in Language::ALL {
        with_context(&folder, language, |context| {
            let sentence = context.text_with("saves-left-out", &[("count", 1.into())]);
            let mut screen = pushed(Saves::open(context));
            let begins = sentence.split(' ').take(3).collect::<Vec<_>>().join(" ");
            for (width, height) in [(100, 29), (60, 20)] {
                let frame = frame(&mut *screen, width, height, context).join("\n");
                assert!(frame.contains(&begins) && frame.contains("sparita"), "{frame}");
            }
            every_size(&mut *screen, context);
        });
    }
}

#[test]
fn damaged_and_missing_saves_are_marked_with_the_reason() {
    with_saves(Language::English, |screen, context| {
        let frame = seen(screen, context);
        assert!(frame.contains("? sparita (its file is gone)"), "{frame}");
        assert!(frame.contains("! rotta (cannot be played: "), "{frame}");
        mark(screen, DAMAGED, context);
        let reason = screen.refusal(Command::Confirm, context).unwrap();
        assert!(reason.contains("rotta"), "{reason}");
        assert!(seen(screen, context).contains("rotta.sav"), "{}", seen(screen, context));
        mark(screen, MISSING, context);
        assert!(screen.refusal(Command::Copy, context).is_some());
        assert!(screen.refusal(Command::Rename, context).is_some());
    });
}

#[test]
fn a_save_is_taken_up_where_it_is() {
    with_saves(Language::English, |screen, context| {
        let Flow::Replace(table) = press(screen, Command::Confirm, context) else { panic!("no table") };
        assert_eq!(table.name(), "table");
    });
}

#[test]
fn a_save_that_another_program_plays_is_told() {
    with_saves(Language::English, |screen, context| {
        let _lock = SaveLock::acquire(&context.world.folder.lock(&name("alfa"))).unwrap();
        assert!(matches!(press(screen, Command::Confirm, context), Flow::Tell(_)));
        press(screen, Command::Delete, context);
        assert!(matches!(screen.answered(Answer::Yes, at(0), context), Flow::Tell(_)));
        assert!(context.world.folder.save(&name("alfa")).exists());
    });
}

#[test]
fn a_save_gets_another_name_and_stays_marked() {
    with_saves(Language::English, |screen, context| {
        let mut prompt = pushed(press(screen, Command::Rename, context));
        assert!(prompt.refusal(Command::Confirm, context).unwrap().contains("alfa"), "its own name");
        prompt.typed("/", context);
        assert!(prompt.refusal(Command::Confirm, context).unwrap().contains("without folders"));
        type_name(screen, "zeta", context);
        assert!(seen(screen, context).contains(">   zeta"));
        assert!(!context.world.folder.save(&name("alfa")).exists());
        assert!(context.world.folder.journal(&name("zeta")).exists());
    });
}

#[test]
fn a_copy_over_another_save_is_made_only_after_a_yes() {
    with_saves(Language::English, |screen, context| {
        let folder = context.world.folder;
        let [alfa, beta] = ["alfa", "beta"].map(|save| folder.save(&name(save)));
        fs::write(&beta, "beta").unwrap();
        let mut prompt = pushed(press(screen, Command::Copy, context));
        for _ in 0..4 {
            prompt.typed("\u{8}", context);
        }
        prompt.typed("beta", context);
        assert_eq!(prompt.refusal(Command::Confirm, context), None);
        assert!(frame(&mut *prompt, 80, 23, context).join("\n").contains("asked before"));
        assert!(pushed(type_name(screen, "beta", context)).is_popup());
        screen.answered(Answer::No, at(0), context);
        assert_eq!(fs::read(&beta).unwrap(), b"beta");
        press(screen, Command::Copy, context);
        type_name(screen, "beta", context);
        screen.answered(Answer::Yes, at(0), context);
        assert_eq!(fs::read(&beta).unwrap(), fs::read(&alfa).unwrap());
        assert!(seen(screen, context).contains(">   beta"));
    });
}

#[test]
fn a_save_is_deleted_only_after_a_yes() {
    with_saves(Language::English, |screen, context| {
        let path = context.world.folder.save(&name("alfa"));
        assert!(pushed(press(screen, Command::Delete, context)).is_popup());
        screen.answered(Answer::No, at(0), context);
        assert!(path.exists());
        press(screen, Command::Delete, context);
        screen.answered(Answer::Yes, at(0), context);
        assert!(!path.exists() && !seen(screen, context).contains("alfa"));
    });
}

#[test]
fn a_name_whose_file_is_gone_is_dropped_from_the_list() {
    with_saves(Language::English, |screen, context| {
        mark(screen, MISSING, context);
        assert!(pushed(press(screen, Command::Confirm, context)).is_popup());
        screen.answered(Answer::Yes, at(0), context);
        assert!(!seen(screen, context).contains("sparita"));
        assert_eq!(cache::names(context.world.folder).unwrap(), [name("alfa"), name("beta")]);
    });
}

#[test]
fn a_save_that_is_played_by_its_name_enters_the_cache() {
    with_saves(Language::English, |screen, context| {
        let folder = context.world.folder;
        fs::copy(folder.save(&name("alfa")), folder.save(&name("da fuori"))).unwrap();
        let mut prompt = pushed(press(screen, Command::ByName, context));
        prompt.typed("da f", context);
        assert!(prompt.refusal(Command::Confirm, context).unwrap().contains("da f"));
        prompt.typed("uori", context);
        assert_eq!(prompt.refusal(Command::Confirm, context), None);
        assert!(matches!(type_name(screen, "da fuori", context), Flow::Replace(_)));
        assert!(cache::names(folder).unwrap().contains(&name("da fuori")));
    });
}

#[test]
fn a_click_marks_and_a_double_click_plays() {
    with_saves(Language::English, |screen, context| {
        let lines = frame(screen, 100, 29, context);
        let line = lines.iter().position(|line| line.contains("beta")).unwrap() as u16 + 2;
        assert!(matches!(screen.mouse(Pointer::Click.at(5, line), at(0), context), Flow::Redraw));
        assert!(seen(screen, context).contains(">   beta"));
        assert!(matches!(screen.mouse(Pointer::Click.at(5, line), at(200), context), Flow::Replace(_)));
    });
}

#[test]
fn where_one_part_is_seen_at_a_time_going_back_leads_to_the_list_first() {
    with_saves(Language::English, |screen, context| {
        press(screen, Command::NextPart, context);
        assert!(frame(screen, 40, 11, context).join("\n").contains("Turn 1"));
        assert!(matches!(press(screen, Command::Back, context), Flow::Redraw));
        assert!(frame(screen, 40, 11, context).join("\n").contains(">   alfa"));
        assert!(matches!(press(screen, Command::Back, context), Flow::Close));
        press(screen, Command::NextPart, context);
        frame(screen, 80, 23, context);
        assert!(matches!(press(screen, Command::Back, context), Flow::Close));
    });
}

#[test]
fn damaged_statistics_are_told_of_once() {
    let (_root, folder) = folder();
    fs::write(folder.statistics(), "rubbish").unwrap();
    with_context(&folder, Language::English, |context| {
        let screen = &mut *pushed(Saves::open(context));
        assert_eq!(screen.wakes(), Some(at(0)));
        assert!(matches!(screen.wake(at(0), context), Flow::Tell(_)));
        assert_eq!(screen.wakes(), None);
    });
}

#[test]
fn without_saves_the_screen_says_so_and_refuses_the_rest() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    with_context(&folder, Language::English, |context| {
        let screen = &mut *pushed(Saves::open(context));
        every_size(screen, context);
        for command in [Command::Confirm, Command::Rename, Command::Copy, Command::Delete] {
            assert!(screen.refusal(command, context).is_some());
        }
        assert!(matches!(press(screen, Command::Back, context), Flow::Close));
    });
}

#[test]
fn saves_and_their_popups_are_drawn_into_every_size() {
    for language in Language::ALL {
        with_saves(language, |screen, context| {
            for number in 1..=DAMAGED {
                mark(screen, number, context);
                every_size(screen, context);
                press(screen, Command::NextPart, context);
            }
            every_size(&mut *pushed(press(screen, Command::ByName, context)), context);
        });
    }
}
