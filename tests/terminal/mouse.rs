//! A game by the bytes that a terminal sends for its mouse, and by no key.

use unstable_students::ui::width::columns;

use super::seat::{Home, SIZE};
use super::tty::{Tty, program};

/// More clicks than a game takes.
const CLICKS: usize = 1000;

/// The column and the line, from 1, of the lowest place at which a text stands.
fn place(tty: &Tty, text: &str) -> Option<(usize, usize)> {
    let rows: Vec<String> = tty.screen().rows(0, SIZE.0).collect();
    let lines = rows.iter().enumerate().rev();
    let mut places = lines.filter_map(|(line, row)| Some((columns(&row[..row.find(text)?]) + 1, line + 1)));
    places.next()
}

/// The left button at a place goes down and up.
fn click((column, line): (usize, usize)) -> String {
    format!("\u{1b}[<0;{column};{line}M\u{1b}[<0;{column};{line}m")
}

/// Clicks a text and waits until something else stands on the screen.
#[track_caller]
fn click_on(tty: &mut Tty, text: &str) {
    let place = place(tty, text).unwrap_or_else(|| panic!("no '{text}' in\n{}", tty.text()));
    let before = tty.text();
    tty.answer(&click(place), text, |tty| tty.text() != before);
}

#[test]
fn a_game_is_played_by_the_mouse_from_the_menu_to_the_victory_and_out() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-new"));
    click_on(&mut tty, &home.text("entry-new"));
    // The save has the mark; each player's line gets it first.
    click_on(&mut tty, &home.text("field-save"));
    click_on(&mut tty, "Player 2");
    click_on(&mut tty, "Player 2");
    let (column, line) = place(&tty, "Player 1").unwrap();
    for _ in 0..2 {
        let before = tty.text();
        tty.answer(&click((column + 45, line)), "a name", |tty| tty.text() != before);
    }
    click_on(&mut tty, &home.text("field-start"));
    let over = home.text("victory-again");
    let [draw, go_on] = ["answer-draw", "key-continue"].map(|key| home.text(key));
    let shown = [over.as_str(), &draw, ">1 ", "-1 ", " 1 ", &go_on];
    for _ in 0..CLICKS {
        tty.until("something to click", |tty| shown.iter().any(|text| place(tty, text).is_some()));
        if place(&tty, &over).is_some() {
            break;
        }
        let text = shown.iter().find(|text| place(&tty, text).is_some()).unwrap();
        let (column, line) = place(&tty, text).unwrap();
        let before = tty.text();
        tty.answer(&click((column + 1, line)), text, |tty| tty.text() != before);
    }
    click_on(&mut tty, &home.text("victory-menu"));
    tty.until_words(&home.text("entry-statistics"));
    click_on(&mut tty, &home.text("entry-statistics"));
    click_on(&mut tty, &format!("o {}", home.text("key-sort")));
    click_on(&mut tty, &format!("Esc {}", home.text("key-back")));
    click_on(&mut tty, &home.text("entry-settings"));
    // The wheel goes down a line, and up again.
    for wheel in [65, 64] {
        let before = tty.text();
        tty.answer(&format!("\u{1b}[<{wheel};10;8M"), "the wheel", |tty| tty.text() != before);
    }
    click_on(&mut tty, &format!("Esc {}", home.text("key-back")));
    click_on(&mut tty, &home.text("entry-quit"));
    let yes = place(&tty, &format!("1 {}", home.text("answer-yes"))).unwrap();
    tty.press(&click(yes));
    assert_eq!(tty.end(), 0);
    tty.is_given_back();
}
