//! The main screens, one after the other, in the states that a person meets them in.

use crossterm::event::KeyCode;
use unstable_students::students::{Question, View};
use unstable_students::ui::full::Screen;
use unstable_students::ui::full::screen::menu::Menu;

use super::person::{Home, Person, Taste};
use super::play::Play;

/// The game of all scenes: a short one that has everything.
const PLAYERS: usize = 3;
const SEED: u64 = 16_351;

/// Plays a game of three and visits every main screen, by its name.
pub fn visit(taste: &Taste, size: (u16, u16), visitor: impl FnMut(&str, &mut Person<'_>)) {
    visit_framed(taste, size, |screen| screen, visitor);
}

/// Likewise, with something round each screen.
pub fn visit_framed(
    taste: &Taste,
    size: (u16, u16),
    frame: impl Fn(Box<dyn Screen>) -> Box<dyn Screen>,
    mut visit: impl FnMut(&str, &mut Person<'_>),
) {
    let home = Home::new();
    let mut play = Play::framed(&home, taste, PLAYERS, SEED, size, &frame);
    visit("handover", &mut play.person);
    play.until(|play, decision| {
        let view: View = play.table.view(Some(decision.seat));
        let on_table: usize = view.players.iter().map(|player| player.bonus_malus.len()).sum();
        decision.question == Question::Action && on_table > 1
    });
    visit("action", &mut play.person);
    play.person.keys("1");
    visit("hand", &mut play.person);
    play.person.keys("v");
    visit("card", &mut play.person);
    play.person.key(KeyCode::Esc);
    play.person.key(KeyCode::Esc);
    play.person.keys("0");
    visit("leave", &mut play.person);
    play.person.key(KeyCode::Esc);
    play.person.keys("?");
    visit("help", &mut play.person);
    play.person.key(KeyCode::Esc);
    play.until(|_, decision| matches!(decision.question, Question::Defend { .. }));
    visit("defence", &mut play.person);
    play.play_on();
    play.person.enter();
    visit("victory", &mut play.person);
    let person = &mut play.person;
    person.keys("2>>>>>>.");
    visit("replay", person);
    person.key(KeyCode::Esc);
    person.keys("0");
    visit("menu", person);
    person.keys("1prova");
    person.key(KeyCode::Tab);
    person.key(KeyCode::Right);
    person.key(KeyCode::Tab);
    person.key(KeyCode::Tab);
    person.keys("Ada");
    person.key(KeyCode::Tab);
    person.keys("3");
    visit("new-game", person);
    person.key(KeyCode::Esc);
    person.key(KeyCode::Up);
    person.enter();
    person.keys("2");
    visit("saves", person);
    person.key(KeyCode::Esc);
    person.keys("3");
    visit("statistics", person);
    person.enter();
    visit("player", person);
    // The folder's name is shown, so that it must be the same everywhere.
    let home = Home::named("/gioco");
    let mut person = Person::new(home.context(taste), frame(Box::new(Menu::default())), size);
    person.keys("5");
    visit("settings", &mut person);
}

/// In the scenes in which something is marked, a key that marks something else, and the one that goes back.
pub fn marking_keys(scene: &str) -> Option<(KeyCode, KeyCode)> {
    match scene {
        "action" | "defence" | "leave" | "victory" | "menu" | "new-game" | "settings" | "statistics" => {
            Some((KeyCode::Down, KeyCode::Up))
        }
        "hand" => Some((KeyCode::Right, KeyCode::Left)),
        _ => None,
    }
}
