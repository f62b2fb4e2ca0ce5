//! RULES, "Setting up".

use std::sync::Arc;

use unstable_students::engine::{Random, Table};
use unstable_students::students::{
    CardType, Deck, GameContext, Kit, Place, Position, PositionError, SetupError, UnstableStudents,
};

use crate::common::scene::{ADA, BRUNO, Scene};
use crate::common::{card, cards, official_deck, options};

fn set_up(deck: &Arc<Deck>, players: usize, seed: u64) -> Result<Table<UnstableStudents>, SetupError> {
    let kit = Kit { deck: Arc::clone(deck), position: None };
    Table::new(&kit, &options(&[]), players, Random::new(seed), false)
}

/// A deck with so many MATRICOLA cards and others.
fn deck(matricole: usize, others: usize) -> Arc<Deck> {
    let cards = [
        (card("M", "MATRICOLA", "-", "MAI", false), matricole),
        (card("S", "MAGIA", "-", "MAI", false), others),
    ];
    Arc::new(Deck::new(cards).unwrap())
}

/// R1.1.
#[test]
fn the_official_deck_has_49_cards_and_137_copies() {
    let deck = official_deck();
    assert_eq!((deck.ids().count(), deck.total()), (49, 137));
}

/// R2.1.
#[test]
fn two_to_four_players_play() {
    for players in 2..=4 {
        assert_eq!(set_up(&official_deck(), players, 1).unwrap().state().ring().len(), players);
    }
    for players in [0, 1, 5, 300] {
        assert_eq!(set_up(&official_deck(), players, 1).unwrap_err(), SetupError::Players(players));
    }
}

/// R2.3.
#[test]
fn one_matricola_is_dealt_into_each_classroom_and_five_cards_into_each_hand() {
    let table = set_up(&official_deck(), 4, 7).unwrap();
    let game = table.state();
    for seat in game.ring().seats().iter() {
        let types: Vec<CardType> =
            game.cards(Place::Classroom(seat)).iter().map(|&card| game.deck().card(card).card_type).collect();
        assert_eq!(types, [CardType::Matricola]);
        assert_eq!(game.cards(Place::Hand(seat)).len(), 5);
        assert!(game.cards(Place::BonusMalus(seat)).is_empty());
    }
    assert_eq!(game.cards(Place::StudyRoom).len(), 6 - 4);
    assert_eq!(game.cards(Place::Draw).len(), 137 - 6 - 4 * 5);
    assert!(game.cards(Place::Discard).is_empty());
}

/// R2.2.
#[test]
fn matricola_cards_are_in_the_study_room_and_never_in_the_draw_pile() {
    for seed in 0..20 {
        let table = set_up(&official_deck(), 2, seed).unwrap();
        let game = table.state();
        let is_matricola = |&card: &_| game.deck().card(card).card_type == CardType::Matricola;
        assert!(game.cards(Place::StudyRoom).iter().all(is_matricola));
        assert!(!game.cards(Place::Draw).iter().any(is_matricola));
        assert!(!game.cards(Place::Hand(ADA)).iter().any(is_matricola));
    }
}

/// R2.3.
#[test]
fn cards_are_dealt_turn_by_turn_round_the_table_from_the_top() {
    let names: Vec<String> = (10..30).map(|number| format!("S{number}")).collect();
    let mut all = vec![(card("M", "MATRICOLA", "-", "MAI", false), 2)];
    all.extend(names.iter().map(|name| (card(name, "MAGIA", "-", "MAI", false), 1)));
    let deck = Arc::new(Deck::new(all).unwrap());
    let dealt = set_up(&deck, 2, 3).unwrap().state().position();
    let mut random = Random::new(3);
    // The same shuffle, by hand: what is on top goes to the first player, the next to the second.
    let mut cards: Vec<_> = deck.ids().flat_map(|id| std::iter::repeat_n(id, deck.copies(id))).collect();
    random.shuffle(&mut cards);
    cards.retain(|&id| deck.card(id).card_type != CardType::Matricola);
    for (index, player) in dealt.players.iter().enumerate() {
        let expected: Vec<_> = (0..5).rev().map(|turn| cards[2 * turn + index]).collect();
        assert_eq!(player.hand, expected);
    }
    assert_eq!(dealt.draw, cards[10..]);
}

/// R2.2.
#[test]
fn the_cards_are_shuffled_by_the_seed() {
    let deal = |seed| set_up(&official_deck(), 3, seed).unwrap().state().position();
    assert_eq!(deal(1), deal(1));
    assert_ne!(deal(1), deal(2));
}

/// R2.4.
#[test]
fn a_deck_that_is_too_small_is_refused_with_the_two_counts() {
    let error = set_up(&deck(1, 10), 2, 1).unwrap_err();
    assert_eq!(error, SetupError::TooFewCards { matricole: 1, others: 10, players: 2, needed: 10 });
    assert!(error.to_string().contains("1 MATRICOLA cards and 10 others"));
    let error = set_up(&deck(3, 14), 3, 1).unwrap_err();
    assert_eq!(error, SetupError::TooFewCards { matricole: 3, others: 14, players: 3, needed: 15 });
    assert!(set_up(&deck(2, 10), 2, 1).is_ok());
}

/// R2.1.
#[test]
fn the_first_player_entered_begins_with_round_one() {
    let table = set_up(&official_deck(), 3, 9).unwrap();
    assert_eq!((table.state().round(), table.state().ring().current()), (1, ADA));
}

/// R10.1, R10.2.
#[test]
fn a_position_must_hold_exactly_the_cards_of_the_deck_where_they_may_lie() {
    let scene = Scene::new(2).hand(ADA, &["MAI"]).classroom(BRUNO, &["Matricola Scout"]);
    let (deck, fine) = scene.position();
    let refuse = |change: fn(&mut Position)| {
        let mut position = fine.clone();
        change(&mut position);
        GameContext::from_position(Arc::clone(&deck), &position, &options(&[])).unwrap_err()
    };
    assert!(matches!(refuse(|position| position.round = 0), PositionError::Round));
    assert!(matches!(refuse(|position| position.players.truncate(1)), PositionError::Players(1)));
    assert!(matches!(refuse(|position| position.players[0].hand.clear()), PositionError::Copies(..)));
    assert!(matches!(
        refuse(|position| position.draw.push(unstable_students::students::CardId(99))),
        PositionError::Copies(99, 1, 0)
    ));
    assert!(matches!(
        refuse(|position| position.players[0].classroom = std::mem::take(&mut position.players[0].hand)),
        PositionError::WrongZone(_, "classroom")
    ));
    assert!(matches!(
        refuse(|position| position.current = unstable_students::engine::Seat::new(2)),
        PositionError::Current(2)
    ));
}

/// R1.1.
#[test]
fn the_official_facts_are_those_of_the_table() {
    let deck = official_deck();
    for (card, copies) in cards(crate::common::OFFICIAL) {
        let id = deck.named(card.name.as_str()).unwrap();
        assert_eq!((deck.card(id), deck.copies(id)), (&card, copies));
    }
}
