//! A table with its people, for all tests of it.

mod answer;
mod flow;
mod frame;
mod keeping;
mod look;
mod slip;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use proptest::prelude::{ProptestConfig, proptest};
use ratatui::layout::Position;

use super::board::Target;
use super::*;
use crate::engine::{Game, Options, Random};
use crate::session::{Luck, NewGame, Participant};
use crate::store::{DeckFile, Folder, Save, SaveName};
use crate::students::{CardId, GameContext, Text, UnstableStudents};
use crate::ui::chronicle::Chronicle;
use crate::ui::full::Screen;
use crate::ui::full::app::{App, Ending};
use crate::ui::full::command::Command;
use crate::ui::full::context::Ability;
use crate::ui::full::input::Pointer;
use crate::ui::full::input::{Happening, Input};
use crate::ui::full::screen::card::CardPopup;
use crate::ui::full::screen::menu::Menu;
use crate::ui::full::settings::{Settings, Speed};
use crate::ui::full::stage::Answer;
use crate::ui::full::theme::Depth;
use crate::ui::locale::{Language, Locale};
use crate::ui::world::World;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A folder of its own and what screens may use. What the context borrows lives as long as the tests.
pub(crate) fn context(language: Language, speed: Speed) -> (tempfile::TempDir, Context<'static>) {
    let root = tempfile::tempdir().unwrap();
    let folder: &'static Folder = Box::leak(Box::new(Folder::new(root.path())));
    let italian: &'static Locale = Box::leak(Box::new(Locale::new(Language::Italian)));
    let world = World { folder, luck: &|| Luck { seed: 5, game_id: [5; 16] }, clock: &|_| String::new() };
    let ability = Ability { language, unicode: true, depth: Depth::Sixteen };
    let settings = Settings { speed, ..Settings::default() };
    (root, Context::new(world, Chronicle::new(italian), ability, settings))
}

/// A new game of so many people.
pub(crate) fn game(context: &Context<'_>, players: usize, seed: u64, options: &[(&str, &str)]) -> Session {
    let names = ["Ada", "Bruno", "Carla", "学生学生学生学生"];
    let participants = names[..players].iter().map(|name| Participant::human(Text::new(name))).collect();
    let options = Options::parse(UnstableStudents::definition().options, options.iter().copied()).unwrap();
    let luck = Luck { seed, game_id: [seed as u8; 16] };
    let deck = Arc::new(DeckFile::built_in().deck);
    let game = NewGame { deck, participants, options, luck };
    Session::create(context.world.folder, &SaveName::new("prova").unwrap(), game).unwrap()
}

fn table(context: &Context<'_>, players: usize, seed: u64, options: &[(&str, &str)]) -> Table {
    let session = game(context, players, seed, options);
    Table::seated(session, Rc::default(), Vec::new(), context, Duration::ZERO).unwrap()
}

/// Draws a screen into a part of a larger buffer, sees to it that the rest is left alone, and gives the text.
fn frame(screen: &mut dyn Screen, width: u16, height: u16, context: &Context<'_>) -> String {
    let whole = Rect::new(0, 0, width + 4, height + 4);
    let area = Rect::new(2, 2, width, height);
    let mut buffer = Buffer::filled(whole, ratatui::buffer::Cell::new("~"));
    screen.draw(area, &mut buffer, context);
    text_of(&buffer, area)
}

fn text_of(buffer: &Buffer, area: Rect) -> String {
    let mut text = String::new();
    for line in 0..buffer.area.height {
        for column in 0..buffer.area.width {
            let symbol = buffer[(column, line)].symbol();
            if area.contains(Position::new(column, line)) {
                text.push_str(symbol);
            } else {
                assert_eq!(symbol, "~", "something is drawn outside at {column},{line}");
            }
        }
        text.push('\n');
    }
    text
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Gives a command as somebody who sees the screen first.
fn press(table: &mut Table, command: Command, at: u64, context: &Context<'_>) -> Flow {
    table.shown(seconds(at));
    table.command(command, seconds(at), context)
}

/// Presses Enter until a question is asked.
fn until_asked(table: &mut Table, at: u64, context: &Context<'_>) {
    for _ in 0..9 {
        if table.asked().is_some() {
            return;
        }
        press(table, Command::Confirm, at, context);
    }
    panic!("no question in {:?}", table.stage);
}

/// Plays by luck until the game is over.
fn play_to_the_end(table: &mut Table, context: &Context<'_>, mut look: impl FnMut(&mut Table)) {
    let mut luck = Random::new(11);
    for at in 0..100_000 {
        look(table);
        match table.stage.clone() {
            Stage::Over => return,
            Stage::Asking(asked) if !asked.is_action() => {
                table.marks.choice = luck.below(asked.choices.len());
                press(table, Command::Confirm, at, context);
            }
            Stage::Asking(_) => {
                let cards = table.count(Part::Hand);
                press(table, Command::Number(1), at, context);
                table.marks.hand = luck.below(cards.max(1));
                if luck.below(3) == 0 || table.hand_refusal(table.marks.hand, context).is_some() {
                    press(table, Command::Back, at, context);
                    press(table, Command::Number(2), at, context);
                } else {
                    press(table, Command::Confirm, at, context);
                }
            }
            _ => {
                press(table, Command::Confirm, at, context);
            }
        }
    }
    panic!("the game does not end");
}

fn names(deck: &Deck) -> Vec<String> {
    deck.ids().map(|card: CardId| deck.card(card).name.to_string()).collect()
}
