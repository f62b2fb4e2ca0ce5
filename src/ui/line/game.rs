//! Playing a game by lines: for each decision, what has happened, the table, the question and its numbered
//! answers. Before another person's decision at the same keyboard everything hidden is wiped away.

use super::console::{Console, Stop, yes_or_no};
use crate::engine::Seat;
use crate::session::{Chronicle, Session, SessionError};
use crate::students::{
    CardId, CardType, Decision, Deck, Event, GameContext, IllegalMove, Move, Place, Question, View,
};
use crate::ui::card_box::{Captioned, card_boxes};
use crate::ui::locale::Locale;
use crate::ui::sentence::Narrator;
use crate::ui::status;

/// How a game at the console came to a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody has won.
    Won,
    /// The players left; the save is at the beginning of the round.
    Left,
}

/// Why a game at the console stopped.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// No answer can be had.
    #[error(transparent)]
    Stop(#[from] Stop),
    /// The game cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// What a person wants at the prompt of a decision.
enum Command {
    Answer(Move),
    /// Play a card from the hand: which one is asked next.
    Play,
    OwnCards,
    Others,
    Leave,
}

/// A game being played by lines.
struct Game<'c, 'l, C> {
    console: &'c mut Console<'l>,
    session: Session,
    chronicle: C,
    names: Vec<String>,
    deck: std::sync::Arc<Deck>,
    /// Whose eyes are on the screen; nobody's in particular before the first decision.
    watcher: Option<Seat>,
    /// What each player has not been told yet, or was told only in part.
    untold: Vec<Vec<Event>>,
}

/// Plays a session to its end, or until the players leave.
///
/// # Errors
/// The input ended, or the game could not be kept on disk.
pub fn play(
    console: &mut Console<'_>,
    session: Session,
    chronicle: impl Chronicle,
) -> Result<Ending, PlayError> {
    let names = session.names().to_vec();
    let untold = vec![Vec::new(); names.len()];
    let deck = std::sync::Arc::clone(session.game().deck());
    let mut game = Game { console, session, chronicle, names, deck, watcher: None, untold };
    game.watcher = game.only_person();
    let events = game.session.resume(&game.chronicle)?;
    game.happened(&events)?;
    game.run()
}

impl<C: Chronicle> Game<'_, '_, C> {
    fn run(mut self) -> Result<Ending, PlayError> {
        while let Some(decision) = self.session.game().decision() {
            self.hand_over(decision.seat)?;
            let Some(answer) = self.decide(&decision)? else { return Ok(Ending::Left) };
            let events = self.session.play(decision.seat, answer, &self.chronicle)?;
            self.happened(&events)?;
        }
        self.show_end()?;
        Ok(Ending::Won)
    }

    /// The one person at the keyboard, where all others are something else.
    fn only_person(&self) -> Option<Seat> {
        let participants = self.session.participants().iter().enumerate();
        let mut people = participants.filter(|(_, seat)| seat.is_human()).map(|(seat, _)| Seat::new(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Tells what has happened as whoever is at the keyboard may see it, and keeps it for the others.
    fn happened(&mut self, events: &[Event]) -> Result<(), Stop> {
        for event in events {
            let sentence = self.narrator().event(&event.seen_by(self.watcher));
            self.console.say(&sentence)?;
        }
        for seat in (0..self.names.len()).map(Seat::new).filter(|&seat| Some(seat) != self.watcher) {
            self.untold[seat.index()].extend_from_slice(events);
        }
        Ok(())
    }

    /// Gives the keyboard to `seat`: wipes what the person before saw, waits, and tells the new one what
    /// they missed.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.watcher == Some(seat) {
            return Ok(());
        }
        self.watcher = None;
        self.console.clear()?;
        let prompt = self
            .console
            .locale
            .text_with("handover", &[("player", self.names[seat.index()].as_str().into())]);
        self.console.wait(&prompt)?;
        self.console.clear()?;
        self.watcher = Some(seat);
        let events = std::mem::take(&mut self.untold[seat.index()]);
        for event in &events {
            let seen = event.seen_by(Some(seat));
            // Without a screen nothing was wiped: only what was hidden from the others is new.
            if self.console.has_screen() || seen != event.seen_by(None) {
                let sentence = self.narrator().event(&seen);
                self.console.say(&sentence)?;
            }
        }
        Ok(())
    }

    /// Asks until there is an answer; nothing where the players leave.
    fn decide(&mut self, decision: &Decision) -> Result<Option<Move>, Stop> {
        let view = self.session.table().view(Some(decision.seat));
        let state = status::table_state(&view, &self.narrator(), self.console.look);
        self.console.say("")?;
        self.console.show(&state)?;
        let answers = self.session.table().moves(decision.seat);
        if decision.question == Question::Action {
            self.ask_action(decision, &view, &answers)
        } else {
            self.ask_choice(decision, &view, &answers)
        }
    }

    /// The action of a round, by the keys of the original.
    fn ask_action(
        &mut self,
        decision: &Decision,
        view: &View,
        answers: &[Move],
    ) -> Result<Option<Move>, Stop> {
        let question = self.narrator().question(decision);
        self.console.say(&question)?;
        let menu = self.console.locale.text("action-menu");
        let expected = self.console.locale.text("action-expected");
        loop {
            let command = self.console.ask(&menu, &expected, |answer| match answer {
                "1" => Some(Command::Play),
                "2" => Some(Command::Answer(Move::Draw)),
                other => look_or_leave(other, "3", "4"),
            })?;
            match command {
                Command::Answer(answer) => return Ok(Some(answer)),
                Command::Play => {
                    if let Some(answer) = self.ask_card_to_play(decision, answers)? {
                        return Ok(Some(answer));
                    }
                }
                command => {
                    if self.look_or_confirm(&command, view, decision.seat)? {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Which card to play as the action: the whole hand with numbers, and why some cannot be played.
    fn ask_card_to_play(&mut self, decision: &Decision, answers: &[Move]) -> Result<Option<Move>, Stop> {
        let mut hand = self.session.game().cards(Place::Hand(decision.seat)).to_vec();
        let mut seen = Vec::new();
        hand.retain(|card| {
            !seen.contains(card) && {
                seen.push(*card);
                true
            }
        });
        if hand.is_empty() {
            self.console.tell("hand-empty", &[])?;
            return Ok(None);
        }
        self.show_numbered(&hand)?;
        let refusals = why_not(self.session.game(), decision.seat, &hand);
        for (number, reason) in &refusals {
            let reason = self.narrator().refusal(reason);
            self.console.tell(
                "hand-not-playable",
                &[
                    ("number", (number + 1).into()),
                    ("card", self.deck.card(hand[*number]).name.to_string().into()),
                    ("reason", reason.into()),
                ],
            )?;
        }
        if !answers.iter().any(|answer| matches!(answer, Move::Play(_))) {
            self.console.tell("hand-nothing-playable", &[])?;
            return Ok(None);
        }
        let prompt = self.console.locale.text("hand-prompt");
        let last = hand.len();
        loop {
            let number = self.console.number(&prompt, 0, last)?;
            if number == 0 {
                return Ok(None);
            }
            match refusals.iter().find(|(refused, _)| *refused == number - 1) {
                Some((_, reason)) => {
                    let reason = self.narrator().refusal(reason);
                    self.console.say(&reason)?;
                }
                None => return Ok(Some(Move::Play(hand[number - 1]))),
            }
        }
    }

    /// Any other question: its answers with numbers.
    fn ask_choice(
        &mut self,
        decision: &Decision,
        view: &View,
        answers: &[Move],
    ) -> Result<Option<Move>, Stop> {
        let question = self.narrator().question(decision);
        self.console.say(&question)?;
        self.show_cards_of(answers)?;
        for (number, answer) in (1_usize..).zip(answers) {
            let text = self.narrator().answer(decision, answer);
            self.console.tell("choice", &[("number", number.into()), ("answer", text.into())])?;
        }
        let prompt = self.console.locale.text("choice-prompt");
        let expected = self.console.locale.text_with("choice-expected", &[("last", answers.len().into())]);
        let yes_no = |wanted: bool| {
            let wanted = if wanted { Move::Yes } else { Move::No };
            answers.iter().find(|&&answer| answer == wanted).copied()
        };
        loop {
            let command = self.console.ask(&prompt, &expected, |answer| {
                let numbered = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let chosen = numbered.and_then(|index| answers.get(index)).copied();
                chosen
                    .or_else(|| yes_or_no(answer).and_then(yes_no))
                    .map(Command::Answer)
                    .or_else(|| look_or_leave(answer, "c", "a"))
            })?;
            if let Command::Answer(answer) = command {
                return Ok(Some(answer));
            }
            if self.look_or_confirm(&command, view, decision.seat)? {
                return Ok(None);
            }
        }
    }

    /// Shows what a person wants to look at, or asks whether they mean to leave; says whether they do.
    fn look_or_confirm(&mut self, command: &Command, view: &View, seat: Seat) -> Result<bool, Stop> {
        match command {
            Command::OwnCards => {
                let cards = status::player_cards(view, seat, &self.narrator(), self.console.look);
                self.console.show(&cards)?;
                Ok(false)
            }
            Command::Others => self.look_at_others(view, seat).map(|()| false),
            Command::Leave => {
                let question =
                    self.console.locale.text_with("leave-question", &[("round", view.round.into())]);
                let leaves = self.console.confirm(&question)?;
                if leaves {
                    self.console.tell(
                        "left",
                        &[("round", view.round.into()), ("save", self.session.name().as_str().into())],
                    )?;
                }
                Ok(leaves)
            }
            Command::Answer(_) | Command::Play => Ok(false),
        }
    }

    /// The cards of one other player, or of all.
    fn look_at_others(&mut self, view: &View, seat: Seat) -> Result<(), Stop> {
        let others: Vec<Seat> = self.session.game().ring().others(seat).collect();
        let mut number = 1;
        if others.len() > 1 {
            for (number, other) in (1_usize..).zip(&others) {
                let name = self.names[other.index()].clone();
                self.console.tell("choice", &[("number", number.into()), ("answer", name.into())])?;
            }
            let all = self.console.locale.text("others-all");
            let last = others.len() + 1;
            self.console.tell("choice", &[("number", last.into()), ("answer", all.into())])?;
            let prompt = self.console.locale.text("others-prompt");
            number = self.console.number(&prompt, 0, last)?;
        }
        let look = self.console.look;
        let cards = match number.checked_sub(1) {
            None => return Ok(()),
            Some(index) => match others.get(index) {
                Some(&other) => status::player_cards(view, other, &self.narrator(), look),
                None => status::cards_of_others(view, seat, &self.narrator(), look),
            },
        };
        self.console.show(&cards)
    }

    /// The end: who has won, and every hand in the open.
    fn show_end(&mut self) -> Result<(), Stop> {
        self.console.say("")?;
        self.console.tell("final-hands", &[])?;
        for seat in self.session.game().ring().seats().iter() {
            let view = self.session.table().view(Some(seat));
            let cards = status::player_cards(&view, seat, &self.narrator(), self.console.look);
            self.console.show(&cards)?;
        }
        Ok(())
    }

    /// The cards among the answers as boxes with their numbers; sentences need no boxes.
    fn show_cards_of(&mut self, answers: &[Move]) -> Result<(), Stop> {
        if self.console.look.plain {
            return Ok(());
        }
        let cards: Vec<CardId> = answers
            .iter()
            .map_while(|answer| match *answer {
                Move::Play(card) | Move::Pick(card) | Move::Defend(card) => Some(card),
                _ => None,
            })
            .collect();
        self.show_numbered(&cards)
    }

    fn show_numbered(&mut self, cards: &[CardId]) -> Result<(), Stop> {
        let captioned: Vec<Captioned<'_>> = (1..)
            .zip(cards)
            .map(|(number, &card)| Captioned::new(self.deck.card(card), format!("[{number}]")))
            .collect();
        let lines = card_boxes(&captioned, self.console.locale, self.console.look);
        self.console.show(&lines)
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator { locale: self.locale(), deck: &self.deck, names: &self.names }
    }

    fn locale(&self) -> &Locale {
        self.console.locale
    }
}

/// The commands that every decision understands: a key for the own cards, one for the others', 0 to leave.
fn look_or_leave(answer: &str, own: &str, others: &str) -> Option<Command> {
    match answer.to_lowercase() {
        word if word == own => Some(Command::OwnCards),
        word if word == others => Some(Command::Others),
        word if word == "0" => Some(Command::Leave),
        _ => None,
    }
}

/// Which cards of a hand cannot be played as the action, and why.
fn why_not(game: &GameContext, seat: Seat, hand: &[CardId]) -> Vec<(usize, IllegalMove)> {
    let check = |&card: &CardId| game.may_play(seat, card, CardType::All).err();
    hand.iter().enumerate().filter_map(|(index, card)| Some((index, check(card)?))).collect()
}
