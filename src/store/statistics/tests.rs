use std::fs;

use proptest::prelude::*;

use super::*;
use crate::store::atomic::FileError;
use crate::store::folder::Folder;

const GAME: GameId = [7; 16];

/// Two cards played, a LAUREANDO and a MAGIA, and two discarded.
fn share(name: &str, rounds: u32) -> Share<'_> {
    let tally = Tally { rounds, discarded: 2, played: [2, 1, 0, 0, 1, 0, 0, 1, 0] };
    Share { name, automatic: false, figures: tally.into() }
}

fn some() -> Statistics {
    let mut statistics = Statistics::default();
    statistics.record_round(GAME, 1, [share("Ada", 1), Share { automatic: true, ..share("bruno", 4) }]);
    statistics.record_round(GAME, 2, [share("Bea", 1), share("Ada", 2)]);
    statistics.record_victory(GAME, "Ada", [("Ada", false), ("Bea", false)]);
    statistics
}

fn bytes(folder: &Folder) -> Vec<u8> {
    fs::read(folder.statistics()).unwrap()
}

#[test]
fn a_round_counts_once_however_often_it_is_played() {
    let mut statistics = some();
    assert!(!statistics.record_round(GAME, 2, [share("Ada", 1)]));
    assert!(!statistics.record_round(GAME, 1, [share("Ada", 1)]));
    assert_eq!(statistics, some());
    assert!(statistics.record_round([8; 16], 1, [share("Ada", 1)]));
    assert_eq!(statistics.rows(Kind::People, Sort::Name)[0].figures.rounds, 4);
}

#[test]
fn a_victory_counts_once() {
    let mut statistics = some();
    assert_eq!(statistics.winner(GAME), Some("Ada"));
    assert_eq!(statistics.winner([8; 16]), None);
    assert!(!statistics.record_victory(GAME, "Bea", [("Ada", false), ("Bea", false)]));
    assert_eq!(statistics, some());
    let rows = statistics.rows(Kind::People, Sort::Wins);
    let figures: Vec<_> = rows.iter().map(|row| (row.name, row.figures.won, row.figures.games)).collect();
    assert_eq!(figures, [("Ada", 1, 1), ("Bea", 0, 1)]);
    assert_eq!((rows[0].figures.rate(), rows[1].figures.rate()), (Some(1.0), Some(0.0)));
}

#[test]
fn games_that_have_ended_are_kept_in_their_order() {
    let mut statistics = some();
    statistics.record_round([1; 16], 9, []);
    statistics.record_victory([1; 16], "Bea", [("Bea", false), ("Ada", false), ("Zoe", false)]);
    statistics.record_victory([0; 16], "Zoe", [("Ada", true), ("Zoe", true)]);
    let games = |name, kind| {
        let history = statistics.history(name, kind);
        history.iter().map(|game| (game.number, game.winner.clone(), game.rounds)).collect::<Vec<_>>()
    };
    assert_eq!(games("Ada", Kind::People), [(1, "Ada".to_owned(), 2), (2, "Bea".to_owned(), 9)]);
    assert_eq!(games("Ada", Kind::Automatic), [(3, "Zoe".to_owned(), 0)]);
    assert_eq!(games("nobody", Kind::People), []);
    statistics.record_round([1; 16], 12, []);
    assert_eq!(statistics.history("Zoe", Kind::People)[0].rounds, 9);
}

#[test]
fn two_players_are_compared_by_the_games_in_which_they_met() {
    let mut statistics = some();
    statistics.record_victory([1; 16], "Zoe", [("Bea", false), ("Ada", false), ("Zoe", false)]);
    statistics.record_victory([2; 16], "Bea", [("Bea", false), ("Ada", false)]);
    statistics.record_victory([3; 16], "Bea", [("Bea", true), ("Ada", true)]);
    let record = |games, won, lost| HeadToHead { games, won, lost };
    assert_eq!(
        statistics.opponents("Ada", Kind::People),
        [("Bea", record(3, 1, 1)), ("Zoe", record(1, 0, 1))]
    );
    assert_eq!(statistics.opponents("Zoe", Kind::Automatic), []);
}

#[test]
fn people_and_automatic_games_are_counted_apart() {
    let statistics = some();
    let names = |kind| statistics.rows(kind, Sort::Name).iter().map(|row| row.name).collect::<Vec<_>>();
    assert_eq!(names(Kind::People), ["Ada", "Bea"]);
    assert_eq!(names(Kind::Automatic), ["bruno"]);
}

#[test]
fn every_figure_sorts_and_has_leaders() {
    let statistics = some();
    let leaders = statistics.leaders(Kind::People);
    let of = |word: &str| leaders.iter().find(|leader| Some(leader.figure) == Sort::from_word(word));
    assert_eq!(of("rounds").map(|leader| (leader.value, leader.names.clone())), Some((3.0, vec!["Ada"])));
    assert_eq!(of("games").map(|leader| leader.names.clone()), Some(vec!["Ada", "Bea"]));
    assert!(of("bonus").is_none() && of("name").is_none());
    for sort in Sort::ALL {
        assert_eq!(Sort::from_word(sort.word()), Some(sort));
        assert_eq!(statistics.rows(Kind::People, sort)[0].name, "Ada");
    }
}

#[test]
fn csv_and_json_hold_the_same() {
    let mut statistics = some();
    statistics.record_round([9; 16], 1, [share("O\"Hara, Zoe", 1)]);
    let rows = statistics.rows(Kind::People, Sort::Name);
    let csv = export::csv(&rows);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "name,automatic,wins,games,rate,rounds,discarded,played,studente,matricola,studente_semplice,\
         laureando,bonus,malus,magia,istantanea"
    );
    assert_eq!(lines[1], "Ada,false,1,1,1.0,3,4,4,2,0,0,2,0,0,2,0");
    assert_eq!(lines[3], "\"O\"\"Hara, Zoe\",false,0,0,,1,2,2,1,0,0,1,0,0,1,0");
    let json: serde_json::Value = serde_json::from_str(&export::json(&rows)).unwrap();
    assert_eq!((&json[2]["name"], &json[0]["wins"]), (&"O\"Hara, Zoe".into(), &1.into()));
    assert!(json[2]["rate"].is_null());
    assert_eq!(export::csv(&[]).lines().count(), 1);
    assert_eq!(export::json(&[]), "[]\n");
}

#[test]
fn an_export_never_replaces_something_else_unasked() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    let write =
        |statistics: &Statistics, replaces| export::write(statistics, Sort::Wins, &folder, replaces).unwrap();
    let [csv, json] = [folder.statistics_csv(), folder.statistics_json()];
    let written = export::Exported::Written([csv.clone(), json.clone()]);
    assert_eq!(write(&some(), false), written);
    assert_eq!(write(&some(), false), written);
    fs::write(&json, "my own").unwrap();
    assert_eq!(write(&some(), false), export::Exported::InTheWay(vec![json.clone()]));
    assert_eq!(write(&Statistics::default(), false), export::Exported::InTheWay(vec![csv, json.clone()]));
    assert_eq!(fs::read_to_string(&json).unwrap(), "my own");
    assert_eq!(write(&some(), true), written);
    assert_eq!(fs::read_to_string(json).unwrap(), export::json(&some().all_rows(Sort::Wins)));
}

#[test]
fn statistics_come_back_as_they_were_written() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    assert_eq!(Statistics::load(&folder).unwrap(), (Statistics::default(), None));
    some().save(&folder).unwrap();
    assert_eq!(Statistics::load(&folder).unwrap(), (some(), None));
    folder.prepare().unwrap();
    let mut more = some();
    more.record_round(GAME, 3, [share("Ada", 1)]);
    let notice = Statistics::update(&folder, |statistics| {
        statistics.record_round(GAME, 3, [share("Ada", 1)]);
    });
    assert_eq!(notice, Ok(None));
    assert_eq!(Statistics::load(&folder).unwrap(), (more, None));
}

#[test]
fn rounds_counted_at_the_same_time_all_count() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    folder.prepare().unwrap();
    let play = |game: u8| {
        for round in 1..=3 {
            Statistics::update(&folder, |statistics| {
                statistics.record_round([game; 16], round, []);
            })
            .unwrap();
        }
    };
    std::thread::scope(|scope| (0..4).for_each(|game| drop(scope.spawn(move || play(game)))));
    let (statistics, _) = Statistics::load(&folder).unwrap();
    assert_eq!(statistics.games.len(), 4);
    assert!(statistics.games.values().all(|ledger| ledger.rounds == 3));
}

#[test]
fn damaged_statistics_are_set_aside_each_time_under_another_name() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    some().save(&folder).unwrap();
    let cut = &bytes(&folder)[..60];
    for (number, damaged) in [cut, b"rubbish", &[b"x".repeat(88)].concat()].into_iter().enumerate() {
        fs::write(folder.statistics(), damaged).unwrap();
        let kept = root.path().join(format!("stats.bin.damaged-{}", number + 1));
        let notice = Some(Notice::SetAside { kept: kept.clone() });
        assert_eq!(Statistics::load(&folder).unwrap(), (Statistics::default(), notice));
        assert_eq!(fs::read(kept).unwrap(), damaged);
        assert!(!folder.statistics().exists());
    }
}

#[test]
fn a_later_version_is_left_untouched() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    some().save(&folder).unwrap();
    let mut later = bytes(&folder);
    later[8] = 2;
    fs::write(folder.statistics(), &later).unwrap();
    let error = Statistics::load(&folder).unwrap_err();
    assert_eq!(error, StatisticsError::Newer { path: folder.statistics(), version: 2 });
    assert_eq!(bytes(&folder), later);
}

#[test]
fn the_original_is_taken_over_and_its_copy_never_overwritten() {
    let mut record = [0_u8; 88];
    record[..3].copy_from_slice(b"Ada");
    record[32] = 2;
    record[36] = 6;
    record[80..].fill(0xcc);
    let twice = [record, record].concat();
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    let copy = root.path().join("stats.bin.original");
    fs::write(folder.statistics(), &twice).unwrap();
    for is_told in [true, false] {
        let (statistics, notice) = Statistics::load(&folder).unwrap();
        let taken_over = Notice::TakenOver { players: 1, copy: copy.clone() };
        assert_eq!(notice, is_told.then_some(taken_over));
        let rows = statistics.rows(Kind::People, Sort::Wins);
        assert_eq!((rows[0].name, rows[0].figures.won, rows[0].figures.rounds), ("Ada", 4, 12));
        assert_eq!((rows[0].figures.games, rows[0].figures.rate()), (0, None));
    }
    fs::write(folder.statistics(), record).unwrap();
    let (statistics, notice) = Statistics::load(&folder).unwrap();
    let other = root.path().join("stats.bin.original-2");
    assert_eq!(notice, Some(Notice::TakenOver { players: 1, copy: other.clone() }));
    assert_eq!(Statistics::load(&folder).unwrap(), (statistics, None));
    assert_eq!((fs::read(copy).unwrap(), fs::read(other).unwrap()), (twice, record.to_vec()));
}

#[test]
fn a_folder_instead_of_statistics_is_an_error() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    fs::create_dir(folder.statistics()).unwrap();
    assert!(matches!(Statistics::load(&folder), Err(StatisticsError::File(FileError { .. }))));
}

proptest! {
    #[test]
    fn no_bytes_make_reading_panic(rubbish in prop::collection::vec(any::<u8>(), 0..400), at in 0..200_usize) {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        some().save(&folder).unwrap();
        let mut changed = bytes(&folder);
        let at = at % changed.len();
        changed.splice(at.., rubbish.iter().copied());
        for content in [&rubbish, &changed] {
            fs::write(folder.statistics(), content).unwrap();
            let _ = Statistics::load(&folder);
        }
    }
}
