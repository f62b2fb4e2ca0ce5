//! What must hold at every moment of every game (RULES, "What must always hold").

use std::collections::BTreeSet;

use unstable_students::engine::{Game, Seat};
use unstable_students::students::{Action, CardId, CardType, Effect, GameContext, Place, UnstableStudents};

/// Every place of a game.
pub fn places(game: &GameContext) -> Vec<Place> {
    let zones = |seat| [Place::Hand(seat), Place::Classroom(seat), Place::BonusMalus(seat)];
    let piles = [Place::InPlay, Place::Draw, Place::Discard, Place::StudyRoom];
    game.ring().seats().iter().flat_map(zones).chain(piles).collect()
}

/// Every copy of the deck is in exactly one place.
pub fn check_conservation(game: &GameContext) {
    let deck = game.deck();
    let mut found = vec![0; deck.ids().count()];
    for &CardId(number) in places(game).into_iter().flat_map(|place| game.cards(place)) {
        found[usize::from(number)] += 1;
    }
    assert!(deck.ids().zip(found).all(|(id, count)| deck.copies(id) == count), "a card is lost or doubled");
}

/// Classrooms hold students, bonus-malus zones BONUS and MALUS, no zone two identical cards, the study
/// room MATRICOLA cards.
fn check_zones(game: &GameContext) {
    let type_of = |card: &CardId| game.deck().card(*card).card_type;
    for seat in game.ring().seats().iter() {
        for (zone, fits) in [
            (Place::Classroom(seat), CardType::is_student as fn(CardType) -> bool),
            (Place::BonusMalus(seat), CardType::is_bonus_malus),
        ] {
            let cards = game.cards(zone);
            assert!(cards.iter().all(|card| fits(type_of(card))), "a card of a wrong type is in {zone:?}");
            let names: BTreeSet<&str> =
                cards.iter().map(|&card| game.deck().card(card).name.as_str()).collect();
            assert_eq!(names.len(), cards.len(), "{zone:?} has identical cards");
        }
    }
    let study_room = game.cards(Place::StudyRoom);
    assert!(study_room.iter().all(|card| type_of(card) == CardType::Matricola));
}

/// MOSTRA, IMPEDIRE and INGEGNERE last exactly as long as their card lies in the player's bonus-malus.
fn check_lasting(game: &GameContext) {
    for seat in game.ring().seats().iter() {
        let cards = game.cards(Place::BonusMalus(seat)).iter();
        let effects: Vec<Effect> = cards.flat_map(|&card| game.deck().card(card).effects.clone()).collect();
        let has = |action| effects.iter().any(|effect| effect.action == action);
        assert_eq!(game.is_open(seat), has(Action::Mostra), "MOSTRA before {seat:?}");
        assert_eq!(game.is_engineer(seat), has(Action::Ingegnere), "INGEGNERE before {seat:?}");
        for &kind in CardType::ALL.iter().filter(|kind| kind.is_concrete()) {
            let bars = |effect: &Effect| effect.action == Action::Impedire && effect.card_type.matches(kind);
            assert_eq!(game.is_barred(seat, kind), effects.iter().any(bars), "IMPEDIRE before {seat:?}");
        }
    }
}

/// Either exactly one player has a decision to make, with a legal answer, or the game is over.
fn check_decision(game: &GameContext) {
    let acting: Vec<Seat> = UnstableStudents::to_act(game).iter().collect();
    if UnstableStudents::outcome(game).is_some() {
        assert!(acting.is_empty() && game.decision().is_none(), "somebody is asked after the end");
        return;
    }
    assert_eq!(acting.len(), 1, "not exactly one player is asked");
    let mut moves = Vec::new();
    UnstableStudents::moves(game, acting[0], &mut moves);
    assert!(!moves.is_empty(), "nothing can be answered to {:?}", game.decision());
}

/// All of it, for a game whose zones began tidy.
pub fn check(game: &GameContext) {
    check_conservation(game);
    check_lasting(game);
    check_zones(game);
    check_decision(game);
}
