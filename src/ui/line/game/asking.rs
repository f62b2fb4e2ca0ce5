//! Asking a person for a decision: the table, the question, its numbered answers, and what else can be
//! looked at before answering.

use super::{Game, Reply};
use crate::engine::Seat;
use crate::session::Chronicle;
use crate::students::{CardId, CardType, Decision, GameContext, IllegalMove, Move, Place, Question, View};
use crate::ui::card_box::{Captioned, card_boxes};
use crate::ui::line::console::{Stop, yes_or_no};
use crate::ui::status;

/// What a person wants at the prompt of a decision.
enum Command {
    Answer(Move),
    /// Play a card from the hand: which one is asked next.
    Play,
    OwnCards,
    Others,
    Undo,
    Leave,
}

impl<C: Chronicle> Game<'_, '_, C> {
    /// Shows the table and the question, and asks until there is a reply.
    pub(super) fn decide(&mut self, decision: &Decision) -> Result<Reply, Stop> {
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
    fn ask_action(&mut self, decision: &Decision, view: &View, answers: &[Move]) -> Result<Reply, Stop> {
        let question = self.narrator().question(decision);
        self.console.say(&question)?;
        self.offer_undo(decision.seat)?;
        let menu = self.console.locale.text("action-menu");
        let expected = self.console.locale.text("action-expected");
        loop {
            let command = self.console.ask(&menu, &expected, |answer| match answer {
                "1" => Some(Command::Play),
                "2" => Some(Command::Answer(Move::Draw)),
                other => look_or_leave(other, "3", "4"),
            })?;
            match command {
                Command::Answer(answer) => return Ok(Reply::Answer(answer)),
                Command::Undo => return Ok(Reply::Undo),
                Command::Play => {
                    if let Some(answer) = self.ask_card_to_play(decision, answers)? {
                        return Ok(Reply::Answer(answer));
                    }
                }
                command => {
                    if self.look_or_confirm(&command, view, decision.seat)? {
                        return Ok(Reply::Leave);
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
    fn ask_choice(&mut self, decision: &Decision, view: &View, answers: &[Move]) -> Result<Reply, Stop> {
        let prompt = self.console.locale.text("choice-prompt");
        let expected = self.console.locale.text_with("choice-expected", &[("last", answers.len().into())]);
        let yes_no = |wanted: bool| {
            let wanted = if wanted { Move::Yes } else { Move::No };
            answers.iter().find(|&&answer| answer == wanted).copied()
        };
        loop {
            // Again after each look at something, so that it stands above its answer.
            let question = self.narrator().question(decision);
            self.console.say(&question)?;
            self.show_cards_of(answers)?;
            for (number, answer) in (1_usize..).zip(answers) {
                let text = self.narrator().answer(decision, answer);
                self.console.tell("choice", &[("number", number.into()), ("answer", text.into())])?;
            }
            self.offer_undo(decision.seat)?;
            let command = self.console.ask(&prompt, &expected, |answer| {
                let numbered = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let chosen = numbered.and_then(|index| answers.get(index)).copied();
                chosen
                    .or_else(|| yes_or_no(answer).and_then(yes_no))
                    .map(Command::Answer)
                    .or_else(|| look_or_leave(answer, "c", "a"))
            })?;
            match command {
                Command::Answer(answer) => return Ok(Reply::Answer(answer)),
                Command::Undo => return Ok(Reply::Undo),
                command if self.look_or_confirm(&command, view, decision.seat)? => {
                    return Ok(Reply::Leave);
                }
                _ => {}
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
            Command::Answer(_) | Command::Play | Command::Undo => Ok(false),
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

    /// Says that the last move can be taken back, where it can.
    fn offer_undo(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.session.may_undo(seat).is_ok() { self.console.tell("line-may-undo", &[]) } else { Ok(()) }
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
}

/// The commands that every decision understands: a key for the own cards, one for the others', 0 to
/// leave, u to take back.
fn look_or_leave(answer: &str, own: &str, others: &str) -> Option<Command> {
    match answer.to_lowercase() {
        word if word == own => Some(Command::OwnCards),
        word if word == others => Some(Command::Others),
        word if word == "0" => Some(Command::Leave),
        word if word == "u" => Some(Command::Undo),
        _ => None,
    }
}

/// Which cards of a hand cannot be played as the action, and why.
fn why_not(game: &GameContext, seat: Seat, hand: &[CardId]) -> Vec<(usize, IllegalMove)> {
    let check = |&card: &CardId| game.may_play(seat, card, CardType::All).err();
    hand.iter().enumerate().filter_map(|(index, card)| Some((index, check(card)?))).collect()
}
