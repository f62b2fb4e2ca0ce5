//! The table: a game under way, as the person at the keyboard may see it.
//!
//! The screen goes through a few stages. What has happened is told bit by bit; then, if it is the person at
//! the keyboard who has to answer, the question appears; if it is another, the keyboard is passed, and
//! everything hidden is wiped away first. An answer counts only from the moment on at which its question was
//! seen.

mod asked;
pub mod board;
mod history;
mod layout;
pub mod spot;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use self::asked::{Asked, Choice};
use self::board::{Marks, Places, Scene, Target};
use self::history::History;
use self::spot::{Part, Spot, Zone, spots};
use super::card::CardPopup;
use super::confirm::Confirm;
use super::handover;
use super::message::Message;
use super::victory::Victory;
use crate::engine::Seat;
use crate::session::{Opened, Session, SessionError};
use crate::store::Statistics;
use crate::students::{Deck, Move, View};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::Pointer;
use crate::ui::full::settings::Speed;
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::widget::story::Scroll;
use crate::ui::sentence::Narrator;
use crate::ui::{fault, statistics_text};

/// Two clicks at the same place within this time are a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(500);

/// What the screen is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// It tells what has happened; the next thing at a moment.
    Telling(Duration),
    /// It asks the person at the keyboard.
    Asking(Asked),
    /// It waits until the person at the keyboard has seen enough and gives the keyboard to this player.
    Passing(Seat),
    /// It waits for this player, with everything wiped away.
    HandedOver(Seat),
    /// The game is over.
    Over,
}

/// The screen of a game.
pub struct Table {
    session: Session,
    names: Vec<String>,
    deck: Arc<Deck>,
    /// The statistics as they were when the game was taken up.
    statistics: Statistics,
    /// Whose eyes are on the screen; nobody's in particular while the keyboard is being passed.
    watcher: Option<Seat>,
    stage: Stage,
    history: History,
    focus: Part,
    marks: Marks,
    scroll: Scroll,
    /// When the stage was first seen.
    seen: Option<Duration>,
    /// What lay where in the last frame.
    places: Places,
    /// Where and when the mouse was clicked last.
    clicked: Option<(Target, Duration)>,
}

impl Table {
    /// Begins a new game; who leads the statistics stands at the beginning of the story.
    ///
    /// # Errors
    /// The game cannot be kept on disk, or the statistics cannot be read.
    #[allow(clippy::new_ret_no_self)] // All who begin a game want a screen for the stack.
    pub fn new(
        session: Session,
        context: &Context<'_>,
        at: Duration,
    ) -> Result<Box<dyn Screen>, SessionError> {
        let (statistics, _) = Statistics::load(context.world.folder)?;
        let leaders = statistics_text::leaders(&statistics, &context.locale);
        Ok(Box::new(Self::seated(session, statistics, leaders, context, at)?))
    }

    /// Takes up a game that was saved; what is odd about its save stands at the beginning of the story.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn take_up(
        opened: Opened,
        context: &Context<'_>,
        at: Duration,
    ) -> Result<Box<dyn Screen>, SessionError> {
        let Opened { session, oddities, winner, .. } = opened;
        let note = |oddity| {
            let oddity = fault::oddity(oddity, &context.locale);
            context.text_with("save-odd", &[("oddity", oddity.into())])
        };
        let mut notes: Vec<String> = oddities.iter().map(note).collect();
        if let Some(winner) = winner {
            let values = [("player", winner.into()), ("round", session.game().round().into())];
            notes.push(context.text_with("save-finished", &values));
        }
        let (statistics, _) = Statistics::load(context.world.folder)?;
        Ok(Box::new(Self::seated(session, statistics, notes, context, at)?))
    }

    fn seated(
        mut session: Session,
        statistics: Statistics,
        notes: Vec<String>,
        context: &Context<'_>,
        at: Duration,
    ) -> Result<Self, SessionError> {
        let names = session.names().to_vec();
        let mut history = History::new(names.len());
        for note in notes {
            history.note(note);
        }
        history.add(&session.resume(&context.chronicle)?);
        let mut table = Self {
            deck: Arc::clone(session.game().deck()),
            watcher: only_person(&session),
            session,
            names,
            statistics,
            stage: Stage::Over,
            history,
            focus: Part::Question,
            marks: Marks::default(),
            scroll: Scroll::default(),
            seen: None,
            places: Places::new(),
            clicked: None,
        };
        table.go_on(at, context);
        Ok(table)
    }

    /// Tells what the watcher does not know yet, or goes to what comes after that.
    fn go_on(&mut self, at: Duration, context: &Context<'_>) {
        self.seen = None;
        self.scroll.to_newest();
        self.stage = match self.watcher {
            Some(seat) if !self.history.is_told(seat) => {
                let speed = pace(context.settings.speed);
                self.history.tell(seat, speed.is_none());
                match speed {
                    Some(speed) if !self.history.is_told(seat) => Stage::Telling(at + speed),
                    _ => self.arrived(),
                }
            }
            _ => self.arrived(),
        };
    }

    /// What comes when everything has been told.
    fn arrived(&mut self) -> Stage {
        let game = self.session.game();
        let Some(decision) = game.decision() else { return Stage::Over };
        match self.watcher {
            Some(seat) if seat == decision.seat => {
                let asked = Asked::new(game, decision, self.session.table().moves(seat));
                self.focus = Part::Question;
                self.marks = Marks::default();
                Stage::Asking(asked)
            }
            Some(_) => {
                self.focus = Part::Question;
                Stage::Passing(decision.seat)
            }
            None => Stage::HandedOver(decision.seat),
        }
    }

    /// Tells one thing more.
    fn tell_on(&mut self, everything: bool, at: Duration, context: &Context<'_>) {
        let Some(seat) = self.watcher else { return };
        let pace = pace(context.settings.speed);
        self.history.tell(seat, everything || pace.is_none());
        match pace {
            Some(pace) if !self.history.is_told(seat) => self.stage = Stage::Telling(at + pace),
            _ => {
                self.seen = None;
                self.stage = self.arrived();
            }
        }
    }

    /// Gives the screen to the player who has to answer.
    fn show_to(&mut self, seat: Seat, at: Duration, context: &Context<'_>) {
        self.watcher = Some(seat);
        self.focus = Part::Question;
        self.marks = Marks::default();
        self.go_on(at, context);
    }

    /// Makes a move.
    fn answer(&mut self, answer: Move, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        match self.session.play(seat, answer, &context.chronicle) {
            Ok(events) => {
                self.history.catch_up(seat);
                self.history.add(&events);
                self.focus = Part::Question;
                self.go_on(at, context);
                Flow::Redraw
            }
            // The rules have just listed the answer, so this cannot be; if it is, the player may go on.
            Err(SessionError::IllegalMove(reason)) => Flow::Tell(self.narrator(context).refusal(&reason)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    fn undo(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        match self.session.undo(seat, &context.chronicle) {
            Ok(()) => {
                self.history.take_back(seat);
                self.go_on(at, context);
                Flow::Redraw
            }
            Err(SessionError::Undo(reason)) => Flow::Tell(fault::undo(reason, &context.locale)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    /// Whether input of this moment can mean what is on the screen.
    fn is_meant(&self, at: Duration) -> bool {
        self.seen.is_some_and(|seen| at >= seen)
    }

    fn narrator<'a>(&'a self, context: &'a Context<'_>) -> Narrator<'a> {
        Narrator { locale: &context.locale, deck: &self.deck, names: &self.names }
    }

    fn view(&self) -> View {
        self.session.table().view(self.watcher)
    }

    const fn asked(&self) -> Option<&Asked> {
        match &self.stage {
            Stage::Asking(asked) => Some(asked),
            _ => None,
        }
    }

    /// The card that the arrows are at.
    fn spot(&self) -> Option<Spot> {
        spots(&self.view(), self.focus).get(self.marks.get(self.focus)?).copied()
    }

    /// How many things a part has to go through.
    fn count(&self, part: Part) -> usize {
        match part {
            Part::Question => self.asked().map_or(0, |asked| asked.choices.len()),
            _ => spots(&self.view(), part).len(),
        }
    }

    /// Carries out a choice of the question.
    fn choose(&mut self, index: usize, at: Duration, context: &Context<'_>) -> Flow {
        let Some(&choice) = self.asked().and_then(|asked| asked.choices.get(index)) else {
            return Flow::Stay;
        };
        self.marks.choice = index;
        match choice {
            Choice::Answer(answer) => return self.answer(answer, at, context),
            Choice::Leave => return self.leave(context),
            Choice::Play => self.focus = Part::Hand,
            Choice::Own => self.focus = Part::Own,
            Choice::Others => self.focus = Part::Others,
        }
        Flow::Redraw
    }

    /// Chooses the marked card where it answers the question, else shows it.
    fn choose_card(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let Some(spot) = self.spot() else { return Flow::Stay };
        match self.asked().and_then(|asked| asked.answer_at(&spot)) {
            Some(answer) => self.answer(answer, at, context),
            None => self.show_card(context),
        }
    }

    /// What the Enter key does.
    fn confirm(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if !self.is_meant(at) {
            return Flow::Stay;
        }
        match self.stage {
            Stage::Telling(_) => self.tell_on(true, at, context),
            Stage::HandedOver(seat) => self.show_to(seat, at, context),
            Stage::Passing(_) if self.focus == Part::Question => {
                self.watcher = None;
                self.go_on(at, context);
            }
            Stage::Over if self.focus == Part::Question => return self.finish(context),
            Stage::Asking(_) if self.focus == Part::Question => {
                return self.choose(self.marks.choice, at, context);
            }
            _ => return self.choose_card(at, context),
        }
        Flow::Redraw
    }

    /// What a digit does: it chooses a card of the hand where one is being chosen, else a choice.
    fn number(&mut self, number: usize, at: Duration, context: &Context<'_>) -> Flow {
        if !self.is_meant(at) {
            return Flow::Stay;
        }
        let Some(asked) = self.asked() else { return Flow::Stay };
        if self.picks_from_hand() {
            let Some(index) = number.checked_sub(1) else {
                self.focus = Part::Question;
                return Flow::Redraw;
            };
            if index >= self.count(Part::Hand) {
                return Flow::Stay;
            }
            self.marks.hand = index;
            return self.choose_card(at, context);
        }
        match asked.with_number(number) {
            Some(index) => self.choose(index, at, context),
            None if number == 0 => self.leave(context),
            None => Flow::Stay,
        }
    }

    /// Whether digits are the numbers of cards in the hand.
    fn picks_from_hand(&self) -> bool {
        self.focus == Part::Hand && self.asked().is_some_and(Asked::is_action)
    }

    /// Asks whether to leave the game.
    fn leave(&self, context: &Context<'_>) -> Flow {
        let values = [("round", self.session.game().round().into())];
        Flow::Push(Box::new(Confirm::new(context.text_with("leave-question", &values))))
    }

    /// Goes to the victory.
    fn finish(&self, context: &Context<'_>) -> Flow {
        match Victory::new(&self.session, self.history.events(), &self.statistics, context) {
            Ok(victory) => Flow::Replace(Box::new(victory)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    /// The cards that can be shown in full from where the arrows are, and the one they are at.
    fn cards_to_show(&self, context: &Context<'_>) -> (Vec<(crate::students::Card, String)>, usize) {
        let view = self.view();
        let narrator = self.narrator(context);
        let mut index = self.marks.get(self.focus).unwrap_or_default();
        let with_place = |spot: &Spot| {
            let values = [("player", narrator.player(spot.seat).into())];
            let key = if spot.zone == Zone::Hand { "card-in-hand" } else { "card-on-table" };
            (self.deck.card(spot.card).clone(), context.text_with(key, &values))
        };
        let cards = match (self.focus, self.asked()) {
            (Part::Question, Some(asked)) if !asked.is_action() => {
                // The card that asks, then those that can answer.
                let named = |key: &str, card| (self.deck.card(card).clone(), context.text(key));
                let answers =
                    (0..asked.choices.len()).filter_map(|choice| Some((choice, asked.card(choice)?)));
                let mut cards: Vec<_> =
                    asked.cause().map(|card| named("card-that-asks", card)).into_iter().collect();
                index = 0;
                for (choice, card) in answers {
                    if choice == self.marks.choice {
                        index = cards.len();
                    }
                    cards.push(named("card-that-answers", card));
                }
                cards
            }
            (Part::Question | Part::Story, _) => {
                let parts = [Part::Hand, Part::Own, Part::Others];
                index = 0;
                parts.iter().flat_map(|&part| spots(&view, part)).map(|spot| with_place(&spot)).collect()
            }
            (part, _) => spots(&view, part).iter().map(with_place).collect(),
        };
        (cards, index)
    }

    fn show_card(&self, context: &Context<'_>) -> Flow {
        let (cards, index) = self.cards_to_show(context);
        if cards.is_empty() {
            return Flow::Tell(context.text("board-no-card"));
        }
        Flow::Push(Box::new(CardPopup::new(cards, index)))
    }

    /// Moves the mark; where there is nothing to mark, scrolls the story.
    fn go(&mut self, command: Command) -> Flow {
        let cards = spots(&self.view(), self.focus);
        let count = self.count(self.focus);
        let Some(mark) = self.marks.of(self.focus).filter(|_| count > 0) else {
            return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay };
        };
        // At the other players, left and right go from player to player.
        let is_first = |&index: &usize| index == 0 || cards[index].seat != cards[index - 1].seat;
        let by_player = self.focus == Part::Others && matches!(command, Command::Left | Command::Right);
        let stops: Vec<usize> =
            if by_player { (0..count).filter(is_first).collect() } else { (0..count).collect() };
        let here = stops.iter().rposition(|stop| stop <= mark).unwrap_or_default();
        let last = stops.len() - 1;
        let there = match command {
            Command::Up | Command::Left => here.checked_sub(1).unwrap_or(last),
            Command::Down | Command::Right if here == last => 0,
            Command::Down | Command::Right => here + 1,
            Command::First => 0,
            Command::Last => last,
            _ => return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay },
        };
        *mark = stops[there];
        Flow::Redraw
    }

    fn message(&self, context: &Context<'_>) -> Option<String> {
        match self.stage {
            Stage::Passing(seat) => {
                let values = [("player", self.names[seat.index()].as_str().into())];
                Some(context.text_with("board-pass", &values))
            }
            Stage::Over => Some(context.text("board-over")),
            Stage::Telling(_) => Some(context.text("board-telling")),
            Stage::Asking(_) | Stage::HandedOver(_) => None,
        }
    }
}

/// The one person at the keyboard, where all others are something else.
fn only_person(session: &Session) -> Option<Seat> {
    let participants = session.participants().iter().enumerate();
    let mut people = participants.filter(|(_, seat)| seat.is_human()).map(|(seat, _)| Seat::new(seat));
    people.next().filter(|_| people.next().is_none())
}

/// How long one event is seen before the next; nothing where all are told at once.
const fn pace(speed: Speed) -> Option<Duration> {
    match speed {
        Speed::Off => None,
        Speed::Quick => Some(Duration::from_millis(250)),
        Speed::Slow => Some(Duration::from_millis(1200)),
    }
}

impl Screen for Table {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        self.places.clear();
        let Some(watcher) = self.watcher else {
            if let Stage::HandedOver(seat) = self.stage {
                handover::draw(area, &self.names[seat.index()], buffer, context);
            }
            return;
        };
        let view = self.view();
        let narrator = Narrator { locale: &context.locale, deck: &self.deck, names: &self.names };
        let asked = match &self.stage {
            Stage::Asking(asked) => Some(asked),
            _ => None,
        };
        let message = self.message(context);
        let scene = Scene { view: &view, narrator, asked, message, focus: self.focus, marks: self.marks };
        let (history, scroll) = (&self.history, &mut self.scroll);
        let story = |area: Rect, buffer: &mut Buffer| {
            scroll.draw(area, history.sentences(watcher, &narrator), buffer, context);
        };
        self.places = scene.draw(area, story, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        use Command::{
            Back, Confirm, Down, First, Last, Left, NextPart, Number, PageDown, PageUp, PreviousPart, Right,
            ShowCard, Skip, Undo, Up,
        };
        let mut commands = vec![Confirm];
        match self.stage {
            Stage::HandedOver(_) => return vec![Confirm, Back],
            Stage::Telling(_) => commands.push(Skip),
            Stage::Asking(_) => commands.push(Number(0)),
            Stage::Passing(_) | Stage::Over => {}
        }
        commands.extend([NextPart, ShowCard]);
        if matches!(self.stage, Stage::Asking(_) | Stage::Passing(_)) {
            commands.push(Undo);
        }
        commands.extend([Back, Up, Down, Left, Right, PreviousPart, First, Last, PageUp, PageDown]);
        commands
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        let asked = self.asked();
        match command {
            Command::Undo => {
                let reason = self.session.may_undo(self.watcher?).err()?;
                Some(fault::undo(reason, &context.locale))
            }
            Command::Number(number) if self.picks_from_hand() => {
                self.hand_refusal(usize::from(number).checked_sub(1)?, context)
            }
            Command::Number(number) => {
                let asked = asked?;
                let index = asked.with_number(number.into())?;
                self.choice_refusal(index, context)
            }
            Command::Confirm => match self.focus {
                Part::Question => self.choice_refusal(self.marks.choice, context),
                Part::Hand => self.hand_refusal(self.marks.hand, context),
                _ => None,
            },
            _ => None,
        }
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Confirm => self.confirm(at, context),
            Command::Number(number) => self.number(number.into(), at, context),
            Command::Skip => {
                self.tell_on(true, at, context);
                Flow::Redraw
            }
            Command::NextPart | Command::PreviousPart => {
                self.focus = self.focus.next(command == Command::PreviousPart);
                Flow::Redraw
            }
            Command::Back if self.focus != Part::Question => {
                self.focus = Part::Question;
                Flow::Redraw
            }
            Command::Back => self.leave(context),
            Command::ShowCard => self.show_card(context),
            Command::Undo => self.undo(at, context),
            other => self.go(other),
        }
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        let names: Vec<String> = match (self.focus, self.asked()) {
            (Part::Question, Some(asked)) => {
                let narrator = self.narrator(context);
                // Of answers that all begin with the same word, the cards' names tell them apart.
                let name = |index: usize| match asked.card(index) {
                    Some(card) => narrator.card(card).to_owned(),
                    None => asked.text(asked.choices[index], &narrator),
                };
                (0..asked.choices.len()).map(name).collect()
            }
            (part, _) => {
                let name = |spot: &Spot| self.deck.card(spot.card).name.to_string();
                spots(&self.view(), part).iter().map(name).collect()
            }
        };
        let Some(mark) = self.marks.of(self.focus) else { return Flow::Stay };
        let starts = |index: &usize| {
            let mut letters = names[*index].chars().filter(|char| char.is_alphabetic());
            letters.next().is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let after = (*mark + 1).min(names.len());
        let Some(found) = (after..names.len()).chain(0..after).find(starts) else { return Flow::Stay };
        *mark = found;
        Flow::Redraw
    }

    fn mouse(
        &mut self,
        pointer: Pointer,
        column: u16,
        line: u16,
        at: Duration,
        context: &Context<'_>,
    ) -> Flow {
        if self.watcher.is_none() {
            return if pointer == Pointer::Click { self.confirm(at, context) } else { Flow::Stay };
        }
        let position = Position::new(column, line);
        let target = self.places.iter().rev().find(|(place, _)| place.contains(position));
        let Some(&(_, target)) = target else { return Flow::Stay };
        match (pointer, target) {
            (Pointer::Click, _) => self.click(target, at, context),
            (wheel, Target::Card(part, _) | Target::Part(part)) => {
                let command = if wheel == Pointer::WheelUp { Command::Up } else { Command::Down };
                if part == Part::Story {
                    return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay };
                }
                self.focus = part;
                self.go(command)
            }
            (_, Target::Choice(_)) => Flow::Stay,
        }
    }

    fn shown(&mut self, at: Duration) {
        self.seen.get_or_insert(at);
    }

    fn wakes(&self) -> Option<Duration> {
        match self.stage {
            Stage::Telling(next) => Some(next),
            _ => None,
        }
    }

    fn wake(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        match self.stage {
            Stage::Telling(next) if at >= next => {
                self.tell_on(false, at, context);
                Flow::Redraw
            }
            _ => Flow::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, _: Duration, context: &Context<'_>) -> Flow {
        if answer != Answer::Yes {
            return Flow::Redraw;
        }
        let values =
            [("round", self.session.game().round().into()), ("save", self.session.name().as_str().into())];
        Flow::Replace(Box::new(Message::new(context.text_with("left", &values))))
    }

    fn name(&self) -> &'static str {
        "table"
    }
}

impl Table {
    /// Why a choice cannot be chosen.
    fn choice_refusal(&self, index: usize, context: &Context<'_>) -> Option<String> {
        let asked = self.asked()?;
        match asked.choices.get(index)? {
            Choice::Play => asked.nothing_playable(context),
            _ => None,
        }
    }

    /// Why a card of the hand cannot be chosen.
    fn hand_refusal(&self, index: usize, context: &Context<'_>) -> Option<String> {
        let spot = *spots(&self.view(), Part::Hand).get(index)?;
        let reason = self.asked()?.refusal(spot.card)?;
        Some(self.narrator(context).refusal(reason))
    }

    /// A click marks a card, a second one chooses it; a choice is chosen at once, as in the menu.
    fn click(&mut self, target: Target, at: Duration, context: &Context<'_>) -> Flow {
        let again = |(before, moment): (Target, Duration)| before == target && at - moment <= DOUBLE_CLICK;
        let is_double = self.clicked.replace((target, at)).is_some_and(again);
        match target {
            Target::Choice(index) => {
                self.focus = Part::Question;
                self.marks.choice = index;
                match self.choice_refusal(index, context) {
                    Some(reason) => Flow::Tell(reason),
                    None if self.is_meant(at) => self.choose(index, at, context),
                    None => Flow::Stay,
                }
            }
            Target::Card(part, index) => {
                self.focus = part;
                if let Some(mark) = self.marks.of(part) {
                    *mark = index;
                }
                if !is_double || !self.is_meant(at) {
                    return Flow::Redraw;
                }
                self.clicked = None;
                match self.refusal(Command::Confirm, context) {
                    Some(reason) => Flow::Tell(reason),
                    None => self.choose_card(at, context),
                }
            }
            Target::Part(part) => {
                self.focus = part;
                if part == Part::Question && self.asked().is_none() {
                    return self.confirm(at, context);
                }
                Flow::Redraw
            }
        }
    }
}

#[cfg(test)]
mod tests;
