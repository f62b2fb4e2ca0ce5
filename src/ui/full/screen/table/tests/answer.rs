//! Whatever is asked: Enter, a click and a double click answer only what is marked and shown as the answer.

use std::collections::BTreeSet;

use super::asked::Choice;
use super::*;
use crate::students::Question;

/// The name of a kind of question.
fn kind(question: &Question) -> &'static str {
    match question {
        Question::Action => "action",
        Question::PlayCard { .. } => "play card",
        Question::Recipient { .. } => "recipient",
        Question::Duplicate { .. } => "duplicate",
        Question::UseEffects { .. } => "use effects",
        Question::Target { .. } => "target",
        Question::Eliminate { .. } => "eliminate",
        Question::Steal { .. } => "steal",
        Question::Discard { .. } => "discard",
        Question::Defend { .. } => "defend",
    }
}

const KINDS: usize = 10;

/// How somebody answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    Enter,
    DoubleClick,
}

/// Presses Enter as the program does it: not where it is refused.
fn enter(table: &mut Table, at: u64, context: &Context<'_>) {
    if table.refusal(Command::Confirm, context).is_none() {
        press(table, Command::Confirm, at, context);
    }
}

/// Draws the screen, and says what stands where something lies.
fn text_at(table: &mut Table, target: Target, context: &Context<'_>) -> Option<(String, Position)> {
    let area = Rect::new(0, 0, 146, 60);
    let mut buffer = Buffer::empty(area);
    table.draw(area, &mut buffer, context);
    let &(place, _) = table.places.iter().find(|(_, at)| *at == target)?;
    Some((place.positions().map(|at| buffer[at].symbol()).collect(), place.as_position()))
}

/// Enter or two clicks at something.
fn act(table: &mut Table, target: Target, way: Way, at: u64, context: &Context<'_>) {
    let place = text_at(table, target, context).map(|(_, place)| place);
    match (way, place) {
        (Way::Enter, _) => enter(table, at, context),
        (Way::DoubleClick, Some(place)) => {
            for moment in [0, 200].map(|millis| seconds(at) + Duration::from_millis(millis)) {
                table.shown(moment);
                table.mouse(Pointer::Click.at(place.x, place.y), moment, context);
                text_at(table, target, context);
            }
        }
        (Way::DoubleClick, None) => {}
    }
}

#[test]
fn every_kind_of_question_is_answered_only_by_what_is_marked_and_shown_as_the_answer() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut luck = Random::new(4);
    let (mut answered, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for seed in 1..20 {
        if (answered.len(), shown.len()) == (2 * KINDS, 2 * KINDS) {
            break;
        }
        let mut table =
            table(&context, 4, seed, &[("chooser", if seed % 2 == 0 { "user" } else { "owner" })]);
        let mut step = 0;
        play_to_the_end(&mut table, &context, |table| {
            let at = step;
            step += 1;
            let Some(asked) = table.asked().cloned() else { return };
            // Of all questions most are about the action.
            if asked.is_action() && luck.below(4) > 0 {
                return;
            }
            let part = [Part::Question, Part::Hand, Part::Own, Part::Others][luck.below(4)];
            let count = table.count(part);
            if count == 0 {
                return;
            }
            let index = luck.below(count);
            let way = if luck.below(2) == 0 { Way::Enter } else { Way::DoubleClick };
            table.go_to(part);
            *table.marks.of(part).unwrap() = index;
            let target =
                if part == Part::Question { Target::Choice(index) } else { Target::Card(part, index) };
            let before = table.session.table().clone();
            let seat = asked.decision.seat;
            let kind = kind(&asked.decision.question);
            if asked.is_action() && part == Part::Hand && way == Way::Enter {
                enter(table, at, &context);
                assert_eq!(table.session.table().moves_made(), before.moves_made(), "without a question");
                assert!(frame(table, 146, 60, &context).contains(&context.text("hand-prompt")));
            }
            let expected = match asked.choices.get(index) {
                Some(Choice::Answer(answer)) if part == Part::Question => Some(*answer),
                _ if part == Part::Question => None,
                _ => asked.answer_at(&spots(&table.view(), part)[index]),
            };
            if let Some(answer) = expected
                && !(asked.is_action() && part == Part::Hand)
            {
                // The number of the answer stands where it is.
                let choice =
                    asked.choices.iter().position(|choice| *choice == Choice::Answer(answer)).unwrap();
                let number = asked.number(choice).to_string();
                let (text, _) = text_at(table, target, &context).unwrap();
                assert!(text.contains(&number), "no {number} in '{text}' at {kind}");
            }
            act(table, target, way, at, &context);
            let after = table.session.table();
            if let Some(answer) = expected {
                let mut played = before.clone();
                played.play(seat, &answer).unwrap();
                assert!(after.state() == played.state(), "{kind} {part:?} {way:?}");
                answered.insert((kind, way));
            } else {
                assert_eq!(after.moves_made(), before.moves_made(), "{kind} {part:?} {way:?}");
                shown.insert((kind, way));
                if table.asked().is_some() {
                    (table.focus, table.marks) = (Part::Question, Marks::default());
                    table.go_to(Part::Question);
                }
            }
        });
    }
    assert_eq!((answered.len(), shown.len()), (2 * KINDS, 2 * KINDS), "{answered:?} {shown:?}");
}
