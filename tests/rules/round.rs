//! RULES, "A round".

use unstable_students::engine::{Random, Table};
use unstable_students::students::{GameContext, IllegalMove, Move, Phase, Place, UnstableStudents};

use crate::common::scene::{ADA, BRUNO, CARLA, SIX, Scene};
use crate::common::{options, word};

/// R3.1.
#[test]
fn the_game_is_saved_before_anything_else_happens() {
    let scene = Scene::new(2).bonus_malus(ADA, &["Portone chiuso"]).hand(ADA, &["MAI"]);
    let (deck, position) = scene.position();
    let state = GameContext::from_position(deck, &position, &options(&[])).unwrap();
    let mut table: Table<UnstableStudents> = Table::at(state.clone(), Random::new(1), 0, false);
    let milestone = table.resume().milestone.unwrap();
    assert_eq!(milestone.events_before, 0);
    assert!(milestone.state == state && milestone.random == Random::new(1));
    assert_eq!(milestone.state.phase(), Phase::Begin);
}

/// R3.1, R3.8.
#[test]
fn the_next_round_is_saved_after_the_last_event_of_the_one_before() {
    let mut game = Scene::new(2).start();
    let step = game.table.play(ADA, &Move::Draw).unwrap();
    let milestone = step.milestone.unwrap();
    let deck = milestone.state.deck().clone();
    let [before, after] = [&step.events[..milestone.events_before], &step.events[milestone.events_before..]]
        .map(|events| events.iter().map(|event| word::event(&deck, event)).collect::<Vec<_>>());
    assert_eq!(before, ["ada finds nothing to draw", "round 1 of ada ends"]);
    assert_eq!(after, ["round 2 of bruno", "bruno finds nothing to draw"]);
    assert_eq!((milestone.state.round(), milestone.state.ring().current()), (2, BRUNO));
}

/// R3.1, R3.3.
#[test]
fn round_and_player_are_announced_then_one_card_is_drawn() {
    let game = Scene::new(2).round(7).current(BRUNO).draw(&["MAI", "Due per Uno"]).start();
    assert_eq!(game.story(), ["round 7 of bruno", "bruno draws MAI"]);
    assert_eq!(game.draw_pile(), ["Due per Uno"]);
    assert_eq!(game.asked(), "bruno: action?");
}

/// R3.2.
#[test]
fn inizio_cards_of_the_bonus_malus_come_before_those_of_the_classroom_each_in_order() {
    let game = Scene::new(2)
        .card("B1", "BONUS", "PESCA IO ALL", "INIZIO")
        .card("B2", "BONUS", "PESCA IO ALL", "INIZIO")
        .card("S1", "LAUREANDO", "PESCA IO ALL", "INIZIO")
        .card("S2", "LAUREANDO", "PESCA IO ALL", "INIZIO")
        .classroom(ADA, &["S2", "S1"])
        .bonus_malus(ADA, &["B1", "B2"])
        .start();
    let order: Vec<String> = game.story().into_iter().filter(|told| told.contains("takes effect")).collect();
    assert_eq!(
        order,
        [
            "B1 of ada takes effect",
            "B2 of ada takes effect",
            "S2 of ada takes effect",
            "S1 of ada takes effect"
        ]
    );
}

/// R3.2.
#[test]
fn only_the_current_players_inizio_cards_take_effect_and_no_others() {
    let game = Scene::new(2)
        .card("Later", "BONUS", "PESCA IO ALL", "SUBITO")
        .bonus_malus(ADA, &["Later"])
        .bonus_malus(BRUNO, &["Portone chiuso"])
        .hand(BRUNO, &["MAI"])
        .start();
    assert_eq!(game.story(), ["round 1 of ada", "ada finds nothing to draw"]);
}

/// R3.2.
#[test]
fn an_inizio_card_that_has_left_both_zones_is_skipped() {
    let mut game = Scene::new(2)
        .card("Cleaner", "BONUS", "ELIMINA IO BONUS", "INIZIO")
        .card("Next", "BONUS", "PESCA IO ALL", "INIZIO")
        .bonus_malus(ADA, &["Cleaner", "Next"])
        .start();
    assert_eq!(game.asked(), "ada: eliminate BONUS of ada?");
    game.pick(ADA, "Next");
    assert_eq!(
        game.story(),
        ["ada eliminates Next of ada", "1 discards are shuffled", "ada draws Next"],
        "the list goes on without the card, then the player draws"
    );
}

/// R3.2.
#[test]
fn an_inizio_card_may_remove_itself() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Sovraccarico di caffeina"])
        .classroom(ADA, &["Studente Erasmus"])
        .draw(&["MAI", "Due per Uno", "Tasto reset"])
        .start();
    game.yes(ADA).pick(ADA, "Sovraccarico di caffeina");
    assert_eq!(
        game.story(),
        [
            "ada eliminates Sovraccarico di caffeina of ada",
            "ada draws MAI",
            "ada draws Due per Uno",
            "ada draws Tasto reset"
        ],
        "the effects that follow still happen"
    );
}

/// R3.2.
#[test]
fn a_card_that_came_in_meanwhile_waits_for_the_next_round() {
    let mut game = Scene::new(2)
        .card("Player", "BONUS", "GIOCA IO BONUS", "INIZIO")
        .card("Newcomer", "BONUS", "PESCA IO ALL", "INIZIO")
        .bonus_malus(ADA, &["Player"])
        .hand(ADA, &["Newcomer"])
        .start();
    game.aim(ADA, ADA);
    assert_eq!(game.story(), ["ada plays Newcomer on ada", "ada finds nothing to draw"]);
    game.draw(ADA).draw(BRUNO);
    assert!(game.next_round().contains(&"Newcomer of ada takes effect".to_owned()));
}

/// R11.15.
#[test]
fn a_card_of_the_list_that_left_and_came_back_waits_as_well() {
    // The first card lets its owner lose the second and play another copy of it.
    let mut game = Scene::new(2)
        .card("First", "BONUS", "ELIMINA IO MALUS; GIOCA IO MALUS", "INIZIO")
        .bonus_malus(ADA, &["First", "Portone chiuso"])
        .hand(ADA, &["Portone chiuso", "MAI"])
        .start();
    game.aim(ADA, ADA);
    assert_eq!(game.bonus_malus(ADA), ["Portone chiuso", "First"]);
    assert_eq!(
        game.story(),
        ["ada plays Portone chiuso on ada", "1 discards are shuffled", "ada draws Portone chiuso"]
    );
    assert_eq!(game.asked(), "ada: action?");
}

/// R11.23.
#[test]
fn a_second_identical_card_of_an_untidy_save_still_takes_effect() {
    let (deck, position) = Scene::new(2)
        .card("Cleaner", "BONUS", "ELIMINA IO BONUS; PESCA IO ALL", "INIZIO")
        .bonus_malus(ADA, &["Cleaner", "Cleaner"])
        .position();
    let state = GameContext::from_position(deck, &position, &options(&[])).unwrap();
    let mut table: Table<UnstableStudents> = Table::at(state, Random::new(1), 0, false);
    let events = table.resume().events;
    let deck = table.state().deck();
    let eliminated = events.iter().filter(|event| word::event(deck, event).contains("eliminates")).count();
    assert_eq!(eliminated, 2);
}

/// R3.4.
#[test]
fn one_action_ends_the_phase() {
    let mut game = Scene::new(2).hand(ADA, &["Studente Erasmus", "Studente Trassato"]).start();
    game.play(ADA, "Studente Erasmus");
    assert_eq!(game.story(), ["ada plays Studente Erasmus", "round 1 of ada ends"]);
    assert_eq!(game.asked(), "bruno: action?");
}

/// R3.4.
#[test]
fn drawing_one_more_card_is_an_action() {
    let mut game = Scene::new(2).draw(&["MAI", "Tasto reset"]).start();
    game.draw(ADA);
    assert_eq!(game.story(), ["ada draws Tasto reset", "round 1 of ada ends"]);
    assert_eq!(game.hand(ADA), ["Tasto reset", "MAI"]);
}

/// R3.4.
#[test]
fn a_player_who_may_play_nothing_can_still_draw() {
    let mut game = Scene::new(2).hand(ADA, &["MAI"]).start();
    assert_eq!(game.answers(), ["draw"]);
    assert_eq!(game.refuses_to_play(ADA, "MAI"), IllegalMove::OnlyBlocks);
}

/// R3.4.
#[test]
fn only_the_current_player_acts() {
    let mut game = Scene::new(3).start();
    assert_eq!(game.refusal(BRUNO, Move::Draw), IllegalMove::NotYourTurn(ADA));
    assert!(game.table.moves(BRUNO).is_empty());
}

/// R3.5.
#[test]
fn more_than_five_cards_in_hand_are_discarded_by_choice() {
    let hand = ["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare", "Studente Erasmus", "Bagno intasato"];
    let mut game = Scene::new(2).hand(ADA, &hand).draw(&["Sparacoriandoli", "Attacco Hacker"]).start();
    game.draw(ADA);
    assert_eq!(game.asked(), "ada: discard ALL?");
    assert_eq!(game.answers().len(), 8);
    game.pick(ADA, "MAI").pick(ADA, "Tasto reset");
    assert_eq!(game.asked(), "ada: discard ALL?");
    game.pick(ADA, "Due per Uno");
    assert_eq!(game.story(), ["ada discards Due per Uno", "round 1 of ada ends"]);
    assert_eq!(game.hand(ADA).len(), 5);
    assert_eq!(game.discards(), ["Due per Uno", "Tasto reset", "MAI"]);
}

/// R3.5.
#[test]
fn five_cards_in_hand_may_stay_and_other_hands_are_not_looked_at() {
    let five = ["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare", "Studente Erasmus"];
    let six = ["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare", "Studente Erasmus", "Bagno intasato"];
    let mut game = Scene::new(2).hand(ADA, &five).hand(BRUNO, &six).start();
    game.draw(ADA);
    assert_eq!(game.asked(), "bruno: action?");
    assert_eq!((game.hand(ADA).len(), game.hand(BRUNO).len()), (5, 6));
}

/// R3.7.
#[test]
fn six_students_at_the_end_of_the_own_round_win() {
    let mut game = Scene::new(2).classroom(ADA, &SIX[..5]).hand(ADA, &SIX[5..]).start();
    game.play(ADA, SIX[5]);
    assert_eq!(
        game.story(),
        ["ada plays Studente Palestrato", "round 1 of ada ends", "ada wins with 6 students"]
    );
    assert_eq!(game.table.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [ADA]);
    assert_eq!(game.asked(), "nobody");
    assert_eq!(game.refusal(ADA, Move::Draw), IllegalMove::NothingAsked);
}

/// R3.7.
#[test]
fn more_than_six_students_win_and_five_do_not() {
    let mut seven = SIX.to_vec();
    seven.push("Studente Anticipatore");
    let mut game = Scene::new(2).classroom(ADA, &seven).start();
    game.draw(ADA);
    assert!(game.story().contains(&"ada wins with 7 students".to_owned()));
    let mut game = Scene::new(2).classroom(ADA, &SIX[..5]).start();
    game.draw(ADA);
    assert!(game.table.outcome().is_none());
}

/// R3.5, R3.7.
#[test]
fn the_hand_limit_comes_before_the_victory() {
    let hand = ["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare", "Studente Erasmus", "Bagno intasato"];
    let mut game = Scene::new(2).classroom(ADA, &SIX).hand(ADA, &hand).start();
    game.draw(ADA);
    assert_eq!(game.asked(), "ada: discard ALL?");
    game.pick(ADA, "MAI");
    assert_eq!(game.story(), ["ada discards MAI", "round 1 of ada ends", "ada wins with 6 students"]);
}

/// R3.7.
#[test]
fn an_ingegnere_effect_keeps_its_owner_from_winning() {
    let mut game = Scene::new(2).classroom(ADA, &SIX).bonus_malus(ADA, &["Ingegnerizzazione"]).start();
    game.draw(ADA);
    assert!(game.table.outcome().is_none());
    assert_eq!(game.asked(), "bruno: action?");
}

/// R3.7.
#[test]
fn only_the_current_player_wins() {
    let mut game = Scene::new(3).classroom(BRUNO, &SIX).start();
    game.draw(ADA);
    assert!(game.table.outcome().is_none(), "six students of another player are no victory yet");
    game.draw(BRUNO);
    assert!(game.story().contains(&"bruno wins with 6 students".to_owned()));
}

/// R3.8.
#[test]
fn the_round_number_grows_by_one_and_the_next_player_begins() {
    let mut game = Scene::new(3).start();
    for (round, seat) in [(1, ADA), (2, BRUNO), (3, CARLA), (4, ADA)] {
        assert_eq!((game.table.state().round(), game.table.state().ring().current()), (round, seat));
        game.draw(seat);
    }
}

/// R3.9.
#[test]
fn winning_leaves_the_save_at_the_beginning_of_the_last_round() {
    let mut game = Scene::new(2).classroom(ADA, &SIX[..5]).hand(ADA, &SIX[5..]).start();
    let card = game.table.state().cards(Place::Hand(ADA))[0];
    assert!(game.table.play(ADA, &Move::Play(card)).unwrap().milestone.is_none());
}
