//! RULES, "Drawing".

use crate::common::scene::{ADA, BRUNO, Scene};

/// R4.1.
#[test]
fn the_top_card_is_drawn_and_enters_the_hand_at_the_front() {
    let mut game = Scene::new(2).hand(ADA, &["MAI"]).draw(&["Tasto reset", "Due per Uno"]).start();
    assert_eq!(game.hand(ADA), ["Tasto reset", "MAI"]);
    game.draw(ADA);
    assert_eq!(game.hand(ADA), ["Due per Uno", "Tasto reset", "MAI"]);
}

/// R4.2.
#[test]
fn an_empty_draw_pile_is_refilled_with_the_shuffled_discards() {
    let discards = ["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare", "Bagno intasato"];
    let orders: std::collections::BTreeSet<Vec<String>> = (0..20)
        .map(|seed| {
            let game = Scene::new(2).discard(&discards).seed(seed).start();
            assert_eq!(game.story()[..2], ["round 1 of ada", "5 discards are shuffled"]);
            assert!(game.discards().is_empty());
            let mut order: Vec<String> =
                game.hand(ADA).into_iter().chain(game.draw_pile()).map(str::to_owned).collect();
            let found = order.clone();
            order.sort_unstable();
            let mut all: Vec<String> = discards.iter().map(|&name| name.to_owned()).collect();
            all.sort_unstable();
            assert_eq!(order, all);
            found
        })
        .collect();
    assert!(orders.len() > 10, "twenty seeds give {} orders", orders.len());
}

/// R4.2.
#[test]
fn the_discards_are_not_touched_before_a_card_is_needed() {
    let game = Scene::new(2).draw(&["MAI"]).discard(&["Tasto reset"]).start();
    assert_eq!((game.draw_pile().len(), game.discards()), (0, vec!["Tasto reset"]));
}

/// R4.2.
#[test]
fn the_discards_are_shuffled_in_the_middle_of_an_effect() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Hipster"])
        .draw(&["MAI", "Due per Uno"])
        .discard(&["Tasto reset"])
        .start();
    game.play(ADA, "Laureando Hipster");
    assert_eq!(
        game.story(),
        [
            "ada plays Laureando Hipster",
            "ada draws Due per Uno",
            "1 discards are shuffled",
            "ada draws Tasto reset"
        ]
    );
    assert_eq!(game.asked(), "ada: discard ALL?");
}

/// R4.2.
#[test]
fn a_card_in_play_is_not_among_the_shuffled_discards() {
    let mut game = Scene::new(2).hand(ADA, &["Ottimo Affare", "MAI"]).start();
    game.play(ADA, "Ottimo Affare");
    assert_eq!(
        game.story(),
        [
            "ada plays Ottimo Affare",
            "PESCA on ada is lost",
            "PESCA on ada is lost",
            "PESCA on ada is lost",
            "ada discards MAI",
            "round 1 of ada ends"
        ]
    );
    assert_eq!(game.discards(), ["Ottimo Affare", "MAI"]);
}

/// R4.3.
#[test]
fn when_both_piles_are_empty_nobody_draws_and_the_game_goes_on() {
    let mut game = Scene::new(2).start();
    assert_eq!(game.story(), ["round 1 of ada", "ada finds nothing to draw"]);
    game.draw(ADA);
    assert_eq!(game.story(), ["ada finds nothing to draw", "round 1 of ada ends"]);
    assert_eq!(game.asked(), "bruno: action?");
    game.draw(BRUNO);
    assert_eq!(game.asked(), "ada: action?");
}
