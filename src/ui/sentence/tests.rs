use super::*;
use crate::students::{Action, Card, Decision, Effect, Event, Move, Question, Reason, Target, When};
use crate::ui::locale::Language;
use crate::ui::sample::{Sample, card, effect};

const ADA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);
const STEAL: Effect = effect(Action::Ruba, Target::Tu, CardType::Studente);

fn italian(event: &Event, sample: &Sample) -> String {
    sample.narrator().event(event)
}

fn events(sample: &Sample) -> Vec<Event> {
    let [student, bonus, malus] = ["Furbo", "Moka", "Nebbia"].map(|name| sample.id(name));
    let mut events = vec![
        Event::RoundBegan { round: 3, seat: ADA },
        Event::NothingToDraw { seat: ADA },
        Event::Reshuffled { cards: 1 },
        Event::Reshuffled { cards: 20 },
        Event::Triggered { seat: ADA, card: student },
        Event::Declined { seat: ADA, card: bonus },
        Event::Targeted { seat: ADA, card: student, target: BRUNO },
        Event::MayPlay { seat: ADA, cause: bonus },
        Event::NoRoom { seat: ADA, card: student },
        Event::NoRoom { seat: ADA, card: sample.id("Timido") },
        Event::DrawnInVain { seat: ADA, card: student },
        Event::Stolen { by: ADA, owner: BRUNO, card: student },
        Event::Stolen { by: ADA, owner: BRUNO, card: bonus },
        Event::Swapped { seat: ADA, other: BRUNO },
        Event::Defended { seat: BRUNO, card: sample.id("Alt"), attacker: ADA, against: student },
        Event::RoundEnded { round: 3, seat: ADA },
        Event::Won { seat: ADA, students: 6 },
    ];
    for card in [Some(student), None] {
        events.push(Event::Drew { seat: ADA, card, open: false });
        events.push(Event::Taken { by: ADA, from: BRUNO, card, open: false });
    }
    for on in [None, Some(ADA), Some(BRUNO)] {
        events.push(Event::Played { seat: ADA, card: malus, on });
    }
    for other in [ADA, BRUNO] {
        events.push(Event::PlayedInVain { seat: ADA, card: malus, owner: other });
        events.push(Event::Eliminated { by: ADA, owner: other, card: student });
        events.push(Event::Eliminated { by: ADA, owner: other, card: malus });
    }
    for flag in [true, false] {
        events.push(Event::Discarded { seat: ADA, card: student, at_random: flag });
        events.push(Event::Blocked { card: student, discarded: flag });
    }
    for effect in every_effect() {
        events.push(Event::Lost { card: student, effect, seat: BRUNO });
    }
    events
}

fn every_effect() -> impl Iterator<Item = Effect> {
    Action::ALL.iter().flat_map(|&action| {
        Target::ALL.iter().flat_map(move |&target| {
            CardType::ALL.iter().map(move |&card_type| Effect { action, target, card_type })
        })
    })
}

fn questions(sample: &Sample) -> Vec<Question> {
    let [card, malus] = ["Furbo", "Nebbia"].map(|name| sample.id(name));
    let kind = CardType::Studente;
    let mut questions = vec![
        Question::Action,
        Question::PlayCard { kind, cause: card },
        Question::Recipient { card: malus, reason: Reason::Action },
        Question::UseEffects { card },
        Question::Target { card },
        Question::Steal { owner: BRUNO, kind, cause: card },
        Question::Discard { kind, cause: Some(card) },
        Question::Discard { kind: CardType::All, cause: None },
        Question::Defend { attacker: BRUNO, card: malus, effect: None },
    ];
    for owner in [ADA, BRUNO] {
        questions.push(Question::Duplicate { card, owner, reason: Reason::Action });
        questions.push(Question::Eliminate { owner, kind, cause: card });
    }
    questions.extend(every_effect().map(|effect| Question::Defend {
        attacker: BRUNO,
        card,
        effect: Some(effect),
    }));
    questions
}

/// A sentence without a hole, a doubled space or a stranger to its language.
fn assert_whole(sentence: &str) {
    assert!(!sentence.contains(['{', '}', '$', '\n']), "{sentence:?}");
    assert!(!sentence.contains("  ") && !sentence.contains(" ,") && !sentence.contains(".."), "{sentence:?}");
    assert!(sentence.trim() == sentence && !sentence.is_empty(), "{sentence:?}");
}

#[test]
fn every_event_is_one_whole_sentence_in_both_languages() {
    for language in Language::ALL {
        let sample = Sample::new(language);
        for event in events(&sample) {
            let sentence = sample.narrator().event(&event);
            assert_whole(&sentence);
            assert!(sentence.ends_with(['.', '!']), "{sentence:?}");
        }
    }
}

#[test]
fn events_read_as_an_italian_player_would_say_them() {
    let sample = Sample::new(Language::Italian);
    let furbo = sample.id("Furbo");
    let nebbia = sample.id("Nebbia");
    for (event, expected) in [
        (Event::RoundBegan { round: 3, seat: ADA }, "Turno 3: gioca Ada."),
        (Event::Drew { seat: ADA, card: None, open: false }, "Ada pesca una carta."),
        (
            Event::Played { seat: ADA, card: nebbia, on: Some(BRUNO) },
            "Ada mette \"Nebbia\" nel bonus-malus di Bruno.",
        ),
        (
            Event::Eliminated { by: ADA, owner: BRUNO, card: furbo },
            "Ada elimina \"Furbo\" dall'aula di Bruno.",
        ),
        (
            Event::Eliminated { by: ADA, owner: ADA, card: nebbia },
            "Ada elimina \"Nebbia\" dal proprio bonus-malus.",
        ),
        (
            Event::Lost { card: furbo, effect: STEAL, seat: BRUNO },
            "\"Furbo\" non ha effetto su Bruno: non ci sono studenti da rubare.",
        ),
        (Event::Won { seat: ADA, students: 6 }, "Ada vince la partita con 6 studenti in aula!"),
    ] {
        assert_eq!(italian(&event, &sample), expected);
    }
}

#[test]
fn a_hidden_card_is_a_card() {
    for language in Language::ALL {
        let sample = Sample::new(language);
        for event in [
            Event::Drew { seat: ADA, card: Some(sample.id("Furbo")), open: false },
            Event::Taken { by: ADA, from: BRUNO, card: Some(sample.id("Furbo")), open: false },
        ] {
            let [known, hidden] =
                [Some(ADA), None].map(|viewer| sample.narrator().event(&event.seen_by(viewer)));
            assert!(known.contains("Furbo") && !hidden.contains("Furbo"), "{known} {hidden}");
        }
    }
}

#[test]
fn every_question_is_a_whole_sentence_to_the_player_who_is_asked() {
    for language in Language::ALL {
        let sample = Sample::new(language);
        for question in questions(&sample) {
            let sentence = sample.narrator().question(&Decision { seat: ADA, question });
            assert_whole(&sentence);
            assert!(sentence.starts_with("Ada, ") && sentence.ends_with(['?', '.']), "{sentence:?}");
        }
    }
}

#[test]
fn a_question_of_defence_says_who_attacks_with_what_and_what_happens() {
    let sample = Sample::new(Language::Italian);
    let ask = |question| sample.narrator().question(&Decision { seat: ADA, question });
    let furbo = sample.id("Furbo");
    assert_eq!(
        ask(Question::Defend { attacker: BRUNO, card: furbo, effect: Some(STEAL) }),
        "Ada, Bruno usa \"Furbo\" contro di te: ti ruba uno studente. Vuoi difenderti?"
    );
    let for_all = Effect { target: Target::Tutti, action: Action::Elimina, ..STEAL };
    assert_eq!(
        ask(Question::Defend { attacker: BRUNO, card: furbo, effect: Some(for_all) }),
        "Ada, Bruno usa \"Furbo\" contro tutti: perdi uno studente. Vuoi difendere tutti?"
    );
    let placed = ask(Question::Defend { attacker: BRUNO, card: sample.id("Nebbia"), effect: None });
    assert!(
        placed.contains("Bruno ti mette davanti un malus") && placed.contains("mano scoperta"),
        "{placed}"
    );
}

#[test]
fn a_question_about_effects_says_what_they_do() {
    let sample = Sample::new(Language::Italian);
    let ask = |question| sample.narrator().question(&Decision { seat: ADA, question });
    assert_eq!(
        ask(Question::UseEffects { card: sample.id("Moka") }),
        "Ada, \"Moka\": pesca una carta (3 volte). Vuoi usare l'effetto?"
    );
    assert_eq!(
        ask(Question::Target { card: sample.id("Furbo") }),
        "Ada, \"Furbo\": ruba uno studente di un altro giocatore. Contro chi?"
    );
}

#[test]
fn answers_say_what_they_do() {
    let sample = Sample::new(Language::Italian);
    let furbo = sample.id("Furbo");
    let say = |question, answer| sample.narrator().answer(&Decision { seat: ADA, question }, &answer);
    let steal = Question::Steal { owner: BRUNO, kind: CardType::All, cause: furbo };
    let defend = Question::Defend { attacker: BRUNO, card: furbo, effect: None };
    let threat = Effect { target: Target::Voi, ..STEAL };
    let defend_all = Question::Defend { attacker: BRUNO, card: furbo, effect: Some(threat) };
    let duplicate = Question::Duplicate { card: furbo, owner: ADA, reason: Reason::Action };
    for (question, answer, expected) in [
        (Question::Action, Move::Draw, "Pesca una carta"),
        (Question::Action, Move::Play(furbo), "Gioca \"Furbo\""),
        (Question::Action, Move::Pick(furbo), "Scegli \"Furbo\""),
        (steal, Move::Pick(furbo), "Ruba \"Furbo\""),
        (Question::Discard { kind: CardType::All, cause: None }, Move::Pick(furbo), "Scarta \"Furbo\""),
        (Question::Target { card: furbo }, Move::Player(BRUNO), "Bruno"),
        (Question::Target { card: furbo }, Move::Player(ADA), "Ada (tu)"),
        (defend, Move::Defend(sample.id("Alt")), "Difenditi con \"Alt\""),
        (defend_all, Move::Defend(sample.id("Alt")), "Difendi tutti con \"Alt\""),
        (defend, Move::No, "Non difenderti"),
        (duplicate, Move::Yes, "Sì, giocala lo stesso"),
        (Question::UseEffects { card: furbo }, Move::Yes, "Sì"),
    ] {
        assert_eq!(say(question, answer), expected);
    }
}

#[test]
fn every_refusal_gives_its_reason_in_both_languages() {
    for language in Language::ALL {
        let sample = Sample::new(language);
        let mut seen = std::collections::BTreeSet::new();
        for refusal in [
            IllegalMove::NothingAsked,
            IllegalMove::NotYourTurn(BRUNO),
            IllegalMove::NoAnswer,
            IllegalMove::NotThere,
            IllegalMove::WrongType(CardType::Magia),
            IllegalMove::OnlyBlocks,
            IllegalMove::Barred(CardType::Bonus),
            IllegalMove::CannotBlock,
            IllegalMove::HasIdentical,
            IllegalMove::NotThatPlayer,
        ] {
            let sentence = sample.narrator().refusal(&refusal);
            assert_whole(&sentence);
            assert!(seen.insert(sentence));
        }
    }
}

#[test]
fn every_effect_can_be_said() {
    for language in Language::ALL {
        let sample = Sample::new(language);
        for effect in every_effect() {
            for &when in When::ALL {
                let card = card("Prova", CardType::Bonus, &[effect], when);
                assert_whole(&card_sentence(&card, &sample.locale));
            }
        }
    }
}

#[test]
fn effects_are_said_to_the_user_of_the_card() {
    let sample = Sample::new(Language::Italian);
    let say = |action, target, kind| {
        let card = card("Prova", CardType::Magia, &[effect(action, target, kind)], When::Subito);
        effect_lines(&card, &sample.locale).join("")
    };
    assert_eq!(
        say(Action::Elimina, Target::Tu, CardType::Studente),
        "elimina uno studente di un altro giocatore"
    );
    assert_eq!(say(Action::Elimina, Target::Io, CardType::Malus), "elimina un tuo malus");
    assert_eq!(
        say(Action::Scarta, Target::Voi, CardType::All),
        "ogni altro giocatore scarta a caso una carta dalla mano"
    );
    assert_eq!(say(Action::Pesca, Target::Io, CardType::All), "pesca una carta");
    assert_eq!(
        say(Action::Pesca, Target::Io, CardType::Magia),
        "pesca una carta, che resta in mano solo se è una magia"
    );
}

#[test]
fn a_card_is_one_sentence_with_all_that_is_printed_on_it() {
    let sample = Sample::new(Language::Italian);
    let say = |card: &Card| card_sentence(card, &sample.locale);
    assert_eq!(
        say(sample.deck.card(sample.id("Moka"))),
        "Moka (BONUS). Davanti a te, all'inizio del tuo turno (facoltativo): pesca una carta (3 volte). Così è, perché sì."
    );
    let mut bare = card("Nulla", CardType::Magia, &[], When::Mai);
    bare.description = "".into();
    assert_eq!(say(&bare), "Nulla (MAGIA). Nessun effetto.");
}

#[test]
fn effects_that_are_lost_for_the_same_reason_are_told_once_in_a_row() {
    let sample = Sample::new(Language::Italian);
    let (narrator, card) = (sample.narrator(), sample.id("Furbo"));
    let discard = effect(Action::Scarta, Target::Tu, CardType::All);
    let lost = |seat, effect| Event::Lost { card, effect, seat };
    let first = lost(ADA, discard);
    assert!(narrator.repeats(&first, Some(&first)));
    // By other words on the card, but for the reader the same.
    assert!(narrator.repeats(&lost(ADA, Effect { target: Target::Voi, ..discard }), Some(&first)));
    assert!(!narrator.repeats(&first, None));
    assert!(!narrator.repeats(&lost(BRUNO, discard), Some(&first)));
    assert!(!narrator.repeats(&lost(ADA, STEAL), Some(&first)));
    // Two cards that were drawn are two.
    let drew = Event::Drew { seat: BRUNO, card: None, open: false };
    assert!(!narrator.repeats(&drew, Some(&drew)));
}
