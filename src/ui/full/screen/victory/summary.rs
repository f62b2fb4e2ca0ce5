//! A game that has ended in a few sentences: how long it was, what each player played, and where it turned.

use crate::engine::{Game, Journal, Seat};
use crate::students::{CardId, Deck, Event, Tally, UnstableStudents};
use crate::ui::sentence::Narrator;

/// Losing a student is a turning point for whoever has so many.
const NEAR_VICTORY: usize = 4;
/// To take the lead is one from so many students on: before that it says little.
const AHEAD: usize = 2;

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The number of its last round.
    pub rounds: u32,
    /// What each player did, by seat.
    pub tallies: Vec<Tally>,
    /// Where it turned, in order.
    pub turnings: Vec<(u32, Turning)>,
}

/// A point at which a game turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// A player has more students than anybody else, so many, and had not before.
    Ahead(Seat, usize),
    /// A player who had so many students lost one to another.
    Stolen {
        /// Who stole it.
        by: Seat,
        /// From whom.
        owner: Seat,
        /// The student.
        card: CardId,
        /// How many students its owner had.
        had: usize,
    },
    /// A player who had so many students lost one.
    Eliminated {
        /// Whose it was.
        owner: Seat,
        /// The student.
        card: CardId,
        /// How many students its owner had.
        had: usize,
    },
    /// A player won.
    Won {
        /// Who.
        seat: Seat,
        /// The student that came into the classroom last, if it is still there.
        card: Option<CardId>,
        /// How many students the winner had.
        students: usize,
    },
}

/// All events of a game by its journal, those of moves that were taken back left out; nothing where the
/// journal does not fit.
#[must_use]
pub fn events_of(lines: &[String]) -> Option<Vec<Event>> {
    let journal = Journal::<UnstableStudents>::parse(&(lines.join("\n") + "\n")).ok()?;
    let mut steps: Vec<(u64, Vec<Event>)> = Vec::new();
    let table = journal.replay(None, |table, step| {
        while steps.last().is_some_and(|(moves, _)| *moves >= table.moves_made()) {
            steps.pop();
        }
        steps.push((table.moves_made(), step.events.clone()));
    });
    let is_over = UnstableStudents::outcome(table.ok()?.state()).is_some();
    is_over.then(|| steps.into_iter().flat_map(|(_, events)| events).collect())
}

impl Summary {
    /// Sums up the events of a game, or of its last part, that ended with so many students in the classrooms.
    #[must_use]
    pub fn new<'a>(
        events: impl Iterator<Item = &'a Event> + Clone,
        at_the_end: &[usize],
        deck: &Deck,
    ) -> Self {
        let players = at_the_end.len();
        let mut changes = vec![0_isize; players];
        for event in events.clone() {
            for (seat, _, change) in changes_by(event, deck) {
                changes[seat.index()] += change;
            }
        }
        let mut students: Vec<isize> =
            at_the_end.iter().zip(changes).map(|(&end, change)| end as isize - change).collect();
        let mut leader = alone_ahead(&students);
        let mut newest = vec![None; players];
        let mut summary = Self { rounds: 0, tallies: vec![Tally::default(); players], turnings: Vec::new() };
        for event in events {
            Tally::record(&mut summary.tallies, event, deck);
            if let Event::RoundBegan { round, .. } | Event::RoundEnded { round, .. } = *event {
                summary.rounds = round;
            }
            summary.note_loss(event, &students, deck);
            for (seat, card, change) in changes_by(event, deck) {
                students[seat.index()] += change;
                let newest = &mut newest[seat.index()];
                if change > 0 {
                    *newest = Some(card);
                } else if *newest == Some(card) {
                    *newest = None;
                }
            }
            let ahead = alone_ahead(&students);
            if let Some(seat) = ahead.filter(|_| ahead != leader) {
                let has = usize::try_from(students[seat.index()]).unwrap_or_default();
                if has >= AHEAD {
                    summary.turnings.push((summary.rounds, Turning::Ahead(seat, has)));
                }
            }
            leader = ahead;
            if let Event::Won { seat, students } = *event {
                let won = Turning::Won { seat, card: newest[seat.index()], students: students.into() };
                summary.turnings.push((summary.rounds, won));
            }
        }
        summary
    }

    fn note_loss(&mut self, event: &Event, students: &[isize], deck: &Deck) {
        let had = |owner: Seat| usize::try_from(students[owner.index()]).unwrap_or_default();
        let is_student = |card: CardId| deck.card(card).card_type.is_student();
        let turning = match *event {
            Event::Stolen { by, owner, card } if is_student(card) => {
                Turning::Stolen { by, owner, card, had: had(owner) }
            }
            Event::Eliminated { owner, card, .. } if is_student(card) => {
                Turning::Eliminated { owner, card, had: had(owner) }
            }
            _ => return,
        };
        let (Turning::Stolen { had, .. } | Turning::Eliminated { had, .. }) = turning else { return };
        if had >= NEAR_VICTORY {
            self.turnings.push((self.rounds, turning));
        }
    }
}

/// Who has more students than anybody else.
fn alone_ahead(students: &[isize]) -> Option<Seat> {
    let most = students.iter().max()?;
    let mut first = (0..students.len()).filter(|&seat| students[seat] == *most);
    let seat = first.next()?;
    first.next().is_none().then(|| Seat::new(seat))
}

/// The students that an event brings into classrooms or takes out of them, and how it changes their numbers.
fn changes_by(event: &Event, deck: &Deck) -> Vec<(Seat, CardId, isize)> {
    let changes = match *event {
        Event::Played { seat, card, .. } => vec![(seat, card, 1)],
        Event::Eliminated { owner, card, .. } => vec![(owner, card, -1)],
        Event::Stolen { by, owner, card } => vec![(owner, card, -1), (by, card, 1)],
        Event::NoRoom { seat, card } => vec![(seat, card, -1)],
        _ => Vec::new(),
    };
    changes.into_iter().filter(|&(_, card, _)| deck.card(card).card_type.is_student()).collect()
}

/// A turning point in words.
#[must_use]
pub fn sentence(round: u32, turning: &Turning, narrator: &Narrator<'_>) -> String {
    let (key, by, owner, card, students) = match *turning {
        Turning::Ahead(seat, students) => ("turning-ahead", seat, seat, None, students),
        Turning::Stolen { by, owner, card, had } => ("turning-stolen", by, owner, Some(card), had),
        Turning::Eliminated { owner, card, had } => ("turning-eliminated", owner, owner, Some(card), had),
        Turning::Won { seat, card, students } => {
            let key = if card.is_some() { "turning-won-by" } else { "turning-won" };
            (key, seat, seat, card, students)
        }
    };
    let values = [
        ("round", round.into()),
        ("player", narrator.player(by).into()),
        ("other", narrator.player(owner).into()),
        ("card", card.map_or("", |card| narrator.card(card)).into()),
        ("students", students.into()),
    ];
    narrator.locale.text_with(key, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::locale::Language;
    use crate::ui::sample::Sample;

    #[test]
    fn a_game_turns_where_somebody_gets_ahead_or_loses_one_of_many() {
        let sample = Sample::new(Language::English);
        let [ada, bruno] = [0, 1].map(Seat::new);
        let (student, moka) = (sample.id("Ordinato"), sample.id("Moka"));
        let play = |card| Event::Played { seat: ada, card, on: None };
        let events = [
            Event::RoundBegan { round: 7, seat: ada },
            play(moka),
            play(student),
            play(student),
            play(student),
            Event::RoundBegan { round: 8, seat: bruno },
            Event::Stolen { by: bruno, owner: ada, card: student },
            Event::Eliminated { by: ada, owner: bruno, card: student },
        ];
        let summary = Summary::new(events.iter(), &[3, 1], &sample.deck);
        assert_eq!(
            summary.turnings,
            [
                (7, Turning::Ahead(ada, 2)),
                (8, Turning::Stolen { by: bruno, owner: ada, card: student, had: 4 }),
            ]
        );
        assert_eq!((summary.rounds, summary.tallies[0].played[0]), (8, 4));
        for (round, turning) in &summary.turnings {
            assert!(!sentence(*round, turning, &sample.narrator()).contains('{'));
        }
    }

    #[test]
    fn the_lead_is_taken_by_who_had_it_not_and_the_victory_is_told() {
        let sample = Sample::new(Language::English);
        let [ada, bruno] = [0, 1].map(Seat::new);
        let student = sample.id("Ordinato");
        let play = |seat| Event::Played { seat, card: student, on: None };
        let events = [
            Event::RoundBegan { round: 2, seat: ada },
            play(ada),
            play(ada),
            play(ada),
            Event::RoundBegan { round: 3, seat: bruno },
            play(bruno),
            play(bruno),
            // Both have four now, which puts nobody ahead; then Ada loses one to Bruno.
            play(bruno),
            Event::Stolen { by: bruno, owner: ada, card: student },
            play(bruno),
            Event::Won { seat: bruno, students: 6 },
        ];
        let told = [
            (2, Turning::Ahead(ada, 2)),
            (3, Turning::Stolen { by: bruno, owner: ada, card: student, had: 4 }),
            (3, Turning::Ahead(bruno, 5)),
            (3, Turning::Won { seat: bruno, card: Some(student), students: 6 }),
        ];
        assert_eq!(Summary::new(events.iter(), &[3, 6], &sample.deck).turnings, told);
        for (language, sentence_of_victory) in [
            (Language::English, "Turn 3: Bruno wins with 6 students, the last one being \"Ordinato\"."),
            (Language::Italian, "Turno 3: Bruno vince con 6 studenti, l'ultimo è \"Ordinato\"."),
        ] {
            let sample = Sample::new(language);
            assert_eq!(sentence(3, &told[3].1, &sample.narrator()), sentence_of_victory);
        }
        // Whoever loses the newest student and wins later does so with no card in particular.
        let without = [
            play(bruno),
            Event::Eliminated { by: ada, owner: bruno, card: student },
            Event::Won { seat: bruno, students: 6 },
        ];
        let turnings = Summary::new(without.iter(), &[1, 6], &sample.deck).turnings;
        assert_eq!(turnings.last(), Some(&(0, Turning::Won { seat: bruno, card: None, students: 6 })));
    }

    #[test]
    fn a_journal_that_is_none_tells_nothing() {
        assert_eq!(events_of(&[]), None);
        assert_eq!(events_of(&["{}".to_owned()]), None);
    }
}
