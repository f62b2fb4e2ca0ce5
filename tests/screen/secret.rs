//! What a player may not see is not in what their terminal gets: the same round, with other cards in the others'
//! hands, sends the same bytes.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unstable_students::engine::{Random, Seat, Table};
use unstable_students::session::{Luck, Session};
use unstable_students::store::{OwnBlock, Save, Statistics};
use unstable_students::students::{Event, GameContext, Hand, Position, UnstableStudents};
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::screen::table;
use unstable_students::ui::full::settings::Speed;
use unstable_students::ui::full::{Happening, Input, Settings};

use super::person::{Home, Person, Taste};
use super::play::{by_rules, new_game, options, save_name};
use super::wire::Wire;

const PLAYERS: usize = 3;
/// Rounds that are looked at.
const ROUNDS: usize = 24;
/// The cards at the front of the draw pile that stay where they are: more than a turn draws.
const DRAWN: usize = 12;

/// The position with other cards in the hands that `viewer` does not see. The next cards to be drawn stay.
fn dealt_anew(state: &GameContext, viewer: Seat, luck: &mut Random) -> Position {
    let mut position = state.position();
    let view = Table::<UnstableStudents>::at(state.clone(), Random::new(1), 0, false).view(Some(viewer));
    let hidden: Vec<usize> =
        (0..PLAYERS).filter(|&seat| matches!(view.players[seat].hand, Hand::Hidden(_))).collect();
    let deep = position.draw.len().min(DRAWN);
    let mut pool = position.draw.split_off(deep);
    for &seat in &hidden {
        pool.extend(&position.players[seat].hand);
    }
    luck.shuffle(&mut pool);
    for &seat in &hidden {
        let count = position.players[seat].hand.len();
        position.players[seat].hand = pool.split_off(pool.len() - count);
    }
    position.draw.extend(pool);
    position
}

/// What `viewer` learns when the round begins.
fn beginning(position: &Position, random: &Random, viewer: Seat) -> Vec<Event> {
    let deck = new_game(PLAYERS, 1).deck;
    let state = GameContext::from_position(deck, position, &options()).unwrap();
    let events = Table::<UnstableStudents>::at(state, random.clone(), 0, false).resume().events;
    events.iter().map(|event| event.seen_by(Some(viewer))).collect()
}

/// The bytes of everything that the player of a round can look at before and after drawing a card.
fn bytes_of_a_turn(position: &Position, random: &Random, size: (u16, u16)) -> Vec<u8> {
    let made = new_game(PLAYERS, 1);
    let home = Home::new();
    home.folder.prepare().unwrap();
    let own = OwnBlock {
        game_id: [3; 16],
        options: options(),
        seats: made.participants.iter().map(|seat| seat.kind.to_string()).collect(),
        random: Some(random.clone()),
        moves: 0,
    };
    let players = made.participants.into_iter().map(|seat| seat.name).collect();
    let save = Save { players, deck: made.deck, position: position.clone(), own: Some(own) };
    save.write(&home.folder.save(&save_name())).unwrap();
    let luck = Luck { seed: 1, game_id: [4; 16] };
    let opened = Session::open(&home.folder, &save_name(), luck, &Statistics::default()).unwrap();
    let taste =
        Taste { settings: Settings { speed: Speed::Quick, ..Settings::default() }, ..Taste::default() };
    let context = home.context(&taste);
    let screen = table::Table::take_up(opened, &context, Duration::ZERO).unwrap();
    let mut person = Person::new(context, Box::new(Menu::default()), size);
    person.app.push(screen);
    let mut wire = Wire::new(size);
    let mut bytes = wire.send(&mut person.app);
    let keys = [
        "\n", "s", "v", ">", "l", "l", "l", "l", "l", "l", "l", "\u{1b}", "\t", "j", "j", "v", "\u{1b}",
        "\t", "j", "v", "\u{1b}", "\t", "l", "j", "l", "v", "\u{1b}", "\t", "g", "G", "\u{1b}", "3",
        "\u{1b}", "4", "\u{1b}", "?", "\u{1b}", "2", "s", "v", "\u{1b}",
    ];
    for key in keys {
        let code = match key {
            "\n" => KeyCode::Enter,
            "\t" => KeyCode::Tab,
            "\u{1b}" => KeyCode::Esc,
            other => KeyCode::Char(other.chars().next().unwrap()),
        };
        person.app.shown(person.at);
        person.at += Duration::from_secs(1);
        let happening = Happening::Key(KeyEvent::new(code, KeyModifiers::NONE));
        person.app.input(Input { at: person.at, happening });
        bytes.extend(wire.send(&mut person.app));
    }
    bytes
}

#[test]
fn a_turn_sends_the_same_bytes_whatever_the_others_hold() {
    let mut game = by_rules(PLAYERS, 6);
    let mut luck = Random::new(6);
    let mut compared = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let moves = game.moves(seat);
        let step = game.play(seat, &moves[luck.below(moves.len())]).unwrap();
        let Some(round) = step.milestone else { continue };
        let position = round.state.position();
        let viewer = position.current;
        let other = dealt_anew(&round.state, viewer, &mut luck);
        // Not where a card lets the player see more at the beginning of the round.
        let [one, two] = [&position, &other].map(|position| beginning(position, &round.random, viewer));
        if position == other || one != two {
            continue;
        }
        let size = if compared % 3 == 0 { (146, 40) } else { (80, 24) };
        let [one, two] = [&position, &other].map(|position| bytes_of_a_turn(position, &round.random, size));
        assert!(one.len() > 10_000);
        assert!(one == two, "round {}: {} bytes, {} bytes", position.round, one.len(), two.len());
        compared += 1;
        if compared == ROUNDS {
            return;
        }
    }
    assert!(compared > ROUNDS / 2, "only {compared} rounds");
}
