//! The end of a game: who has won, everybody's cards in the open, the game in a few sentences, how the
//! statistics moved, and what to do now.

mod summary;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use self::summary::Summary;
use super::card::CardPopup;
use super::confirm::Confirm;
use super::table::Table;
use crate::engine::{Options, Seat};
use crate::session::{NewGame, Participant, Session, SessionError};
use crate::store::statistics::Figures;
use crate::store::{SaveName, Statistics, journal_file, save_set};
use crate::students::{CardId, CardType, Deck, Event, Hand, PlayerView};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::panel;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::sentence::Narrator;
use crate::ui::status::copies;
use crate::ui::table_text::{Column, TextTable};
use crate::ui::{fault, width};

/// What can be done after a game.
const CHOICES: [&str; 3] = ["victory-again", "victory-replay", "victory-menu"];

/// The key of a figure's name, and its value.
type Figure = (&'static str, fn(&Figures) -> u64);

/// The screen of a game that has ended.
pub struct Victory {
    save: SaveName,
    names: Vec<String>,
    participants: Vec<Participant>,
    options: Options,
    deck: Arc<Deck>,
    winner: Option<Seat>,
    /// Every player with an open hand, by seat.
    players: Vec<PlayerView>,
    summary: Summary,
    /// The figures of each player before the game was taken up and now, by seat.
    figures: Vec<(Figures, Figures)>,
    list: List,
    scroll: Scroll,
}

impl Victory {
    /// The end of `session`, of which `events` were seen here; `before` are the statistics from when it was
    /// taken up.
    ///
    /// # Errors
    /// The statistics cannot be read.
    pub fn new<'a>(
        session: &Session,
        events: impl Iterator<Item = &'a Event> + Clone,
        before: &Statistics,
        context: &Context<'_>,
    ) -> Result<Self, SessionError> {
        let folder = context.world.folder;
        let (after, _) = Statistics::load(folder)?;
        let game = session.game();
        let deck = Arc::clone(game.deck());
        let players: Vec<PlayerView> = game
            .ring()
            .seats()
            .iter()
            .filter_map(|seat| session.table().view(Some(seat)).players.into_iter().nth(seat.index()))
            .collect();
        let students: Vec<usize> = players.iter().map(|player| player.classroom.len()).collect();
        // The journal knows the whole game; what was seen here is a part of it where it was taken up.
        let lines = journal_file::read(&folder.journal(session.name())).unwrap_or_default();
        let summary = match summary::events_of(&lines) {
            Some(all) => Summary::new(all.iter(), &students, &deck),
            None => Summary::new(events, &students, &deck),
        };
        let automatic = session.is_automatic();
        let figures = session
            .names()
            .iter()
            .map(|name| (figures_of(before, name, automatic), figures_of(&after, name, automatic)));
        Ok(Self {
            save: session.name().clone(),
            names: session.names().to_vec(),
            participants: session.participants().to_vec(),
            options: session.options().clone(),
            winner: game.winner(),
            figures: figures.collect(),
            deck,
            players,
            summary,
            list: List::default(),
            scroll: Scroll::default(),
        })
    }

    fn narrator<'a>(&'a self, context: &'a Context<'_>) -> Narrator<'a> {
        Narrator { locale: &context.locale, deck: &self.deck, names: &self.names }
    }

    /// Everything there is to read, on lines of a width.
    fn lines(&self, room: usize, context: &Context<'_>) -> Vec<Item> {
        let mut lines = Vec::new();
        let title = |key: &str| Item::new(context.text(key)).role(Role::Title);
        let narrator = self.narrator(context);
        for (seat, player) in self.players.iter().enumerate() {
            self.cards_of(seat, player, room, &mut lines, context);
        }
        lines.push(Item::new(""));
        lines.push(title("victory-summary"));
        let rounds = context.text_with("victory-rounds", &[("rounds", self.summary.rounds.into())]);
        lines.extend(width::wrap(&rounds, room).into_iter().map(Item::new));
        for (name, tally) in self.names.iter().zip(&self.summary.tallies) {
            let values = [
                ("player", name.as_str().into()),
                ("played", tally.played[CardType::All as usize].into()),
                ("students", tally.played[CardType::Studente as usize].into()),
                ("discarded", tally.discarded.into()),
            ];
            let sentence = context.text_with("victory-played", &values);
            lines.extend(width::wrap_hanging(&sentence, room, 2).into_iter().map(Item::new));
        }
        if !self.summary.turnings.is_empty() {
            lines.push(Item::new(""));
            lines.push(title("victory-turnings"));
            for (round, turning) in &self.summary.turnings {
                let sentence = summary::sentence(*round, turning, &narrator);
                lines.extend(width::wrap_hanging(&sentence, room, 2).into_iter().map(Item::new));
            }
        }
        lines.push(Item::new(""));
        lines.push(title("victory-statistics"));
        lines.extend(self.moved(context).lines(room).into_iter().map(Item::new));
        lines
    }

    /// A player's cards, all open.
    fn cards_of(
        &self,
        seat: usize,
        player: &PlayerView,
        room: usize,
        lines: &mut Vec<Item>,
        context: &Context<'_>,
    ) {
        let is_winner = self.winner == Some(Seat::new(seat));
        let name = if is_winner {
            context.text_with("victory-winner", &[("player", self.names[seat].as_str().into())])
        } else {
            self.names[seat].clone()
        };
        if seat > 0 {
            lines.push(Item::new(""));
        }
        lines.push(Item::new(name).role(if is_winner { Role::Good } else { Role::Title }));
        let hand = match &player.hand {
            Hand::Open(cards) => cards.as_slice(),
            Hand::Hidden(_) => &[],
        };
        let zones = [
            ("table-classroom", player.classroom.as_slice()),
            ("table-bonus-malus", &player.bonus_malus),
            ("victory-hand", hand),
        ];
        for (key, cards) in zones.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            let sentence = context.text_with(key, &[("cards", self.card_names(cards).into())]);
            lines.extend(width::wrap_hanging(&sentence, room, 2).into_iter().map(Item::new));
        }
    }

    fn card_names(&self, cards: &[CardId]) -> String {
        let name = |(card, count): (CardId, usize)| {
            let name = &self.deck.card(card).name;
            if count > 1 { format!("{name} x{count}") } else { name.to_string() }
        };
        copies(cards).map(name).collect::<Vec<_>>().join(", ")
    }

    /// How the statistics moved.
    fn moved(&self, context: &Context<'_>) -> TextTable {
        let figures: [Figure; 5] = [
            ("figure-wins", |figures| figures.won),
            ("figure-games", |figures| figures.games),
            ("figure-rounds", |figures| figures.rounds),
            ("figure-played", |figures| figures.played_of(CardType::All)),
            ("figure-discarded", |figures| figures.discarded),
        ];
        let mut columns = vec![Column::words(context.text("figure-name"))];
        columns.extend(figures.iter().map(|(key, _)| Column::numbers(context.text(key))));
        let mut table = TextTable::new(columns);
        for (name, (before, after)) in self.names.iter().zip(&self.figures) {
            let mut row = vec![name.clone()];
            row.extend(figures.iter().map(
                |(_, figure)| match figure(after).saturating_sub(figure(before)) {
                    0 => figure(after).to_string(),
                    more => format!("{} (+{more})", figure(after)),
                },
            ));
            table.row(row);
        }
        table
    }

    fn items(context: &Context<'_>) -> Vec<Item> {
        let numbered = |(number, key): (usize, &&str)| {
            let number = if number == CHOICES.len() { 0 } else { number };
            Item::new(format!("{number} {}", context.text(key)))
        };
        (1..).zip(&CHOICES).map(numbered).collect()
    }

    fn choose(&mut self, choice: usize, context: &Context<'_>) -> Flow {
        self.list.mark(choice, CHOICES.len());
        match choice {
            0 => {
                let next = self.next_save(context);
                let key = if next == self.save { "save-replace" } else { "victory-again-question" };
                let values = [("save", self.save.as_str().into()), ("next", next.as_str().into())];
                Flow::Push(Box::new(Confirm::new(context.text_with(key, &values))))
            }
            1 => super::replay::Replay::open(context, &self.save),
            _ => Flow::Menu,
        }
    }

    /// The name of the next game: this one's with the next number that is free, so that nothing is lost. Where
    /// there is none, the name of this one.
    fn next_save(&self, context: &Context<'_>) -> SaveName {
        let name = self.save.as_str();
        let base = match name.rsplit_once('-') {
            Some((base, number)) if !base.is_empty() && number.parse::<u32>().is_ok() => base,
            _ => name,
        };
        // A name that is too long for a number gives its end away.
        let longest = SaveName::MAX_BYTES - 5;
        let base = &base[..base.floor_char_boundary(longest)];
        let numbered = |number: usize| format!("{base}-{}", number + 1);
        save_set::free_name(context.world.folder, numbered).unwrap_or_else(|| self.save.clone())
    }

    /// A new game of the same players, in a save of its own.
    fn again(&self, at: Duration, context: &Context<'_>) -> Result<Box<dyn Screen>, SessionError> {
        let game = NewGame {
            deck: Arc::clone(&self.deck),
            participants: self.participants.clone(),
            options: self.options.clone(),
            luck: (context.world.luck)(),
        };
        Ok(Table::new(Session::create(context.world.folder, &self.next_save(context), game)?, context, at)?)
    }

    /// All cards that can be shown in full.
    fn cards(&self, context: &Context<'_>) -> Vec<(CardId, String)> {
        let mut all = Vec::new();
        for (name, player) in self.names.iter().zip(&self.players) {
            let on_table =
                player.classroom.iter().chain(&player.bonus_malus).map(|card| ("card-on-table", card));
            let hand = match &player.hand {
                Hand::Open(cards) => cards.as_slice(),
                Hand::Hidden(_) => &[],
            };
            for (key, &card) in on_table.chain(hand.iter().map(|card| ("card-in-hand", card))) {
                let place = context.text_with(key, &[("player", name.as_str().into())]);
                all.push((card, place));
            }
        }
        all
    }
}

fn figures_of(statistics: &Statistics, name: &str, automatic: bool) -> Figures {
    let player = statistics.players().find(|(player, _)| *player == name);
    player
        .map_or_else(Figures::default, |(_, player)| if automatic { player.automatic } else { player.people })
}

impl Screen for Victory {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let winner = self.winner.map_or("", |seat| self.narrator(context).player(seat)).to_owned();
        let title = context.text_with("table-won", &[("player", winner.into())]);
        let inner = panel::draw(area, &title, true, buffer, context);
        let choices = CHOICES.len() as u16;
        let [body, _, list] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(choices)])
                .areas(inner);
        let lines = self.lines(Scroll::columns(body), context);
        self.scroll.draw(body, &lines, buffer, context);
        self.list.draw(list, &Self::items(context), true, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        use Command::{Back, Confirm, Down, First, Last, Number, PageUp, ShowCard, Up};
        vec![Confirm, self.scroll.page_down(), ShowCard, Back, Up, Down, PageUp, First, Last, Number(0)]
    }

    fn command(&mut self, command: Command, _: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Confirm => self.choose(self.list.marked(), context),
            Command::Back | Command::Number(0) => Flow::Menu,
            Command::Number(number) if usize::from(number) < CHOICES.len() => {
                self.choose(usize::from(number) - 1, context)
            }
            Command::Number(_) => Flow::Stay,
            Command::ShowCard => Flow::Push(Box::new(CardPopup::new(self.cards(context), 0, &self.deck))),
            Command::Up | Command::Down => {
                self.list.command(command, CHOICES.len());
                Flow::Redraw
            }
            other => {
                self.scroll.command(other);
                Flow::Redraw
            }
        }
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        let Some(line) = self.list.line_with_letter(letter, &Self::items(context)) else { return Flow::Stay };
        self.list.mark(line, CHOICES.len());
        Flow::Redraw
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, context: &Context<'_>) -> Flow {
        if self.scroll.mouse(pointing) {
            return Flow::Redraw;
        }
        match (pointing.pointer, self.list.line_at(pointing.place, CHOICES.len())) {
            (Pointer::Click, Some(index)) => self.choose(index, context),
            _ => Flow::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        if answer != Answer::Yes {
            return Flow::Redraw;
        }
        match self.again(at, context) {
            Ok(table) => Flow::Replace(table),
            Err(error) => Flow::Tell(fault::session(&error, &context.locale)),
        }
    }

    fn name(&self) -> &'static str {
        "victory"
    }
}
