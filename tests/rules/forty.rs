//! Forty cards as tables make them, `tests/decks/fan.json`: the twenty fan cards, the last of them
//! twice, and twenty more. All are sound and judged by the app, and a game with all is played.

use std::sync::Arc;

use content::bundled;
use rules::card::Card;
use rules::card::remark::{remarks, unmet};
use rules::setup::Recording;
use rules::{Catalogue, Game};
use simulation::{Course, Dice, Trial, Unmeasured, deal};
use support::table::FORTY_SETS;

fn forty() -> Arc<Catalogue> {
    let deck = include_str!("../decks/fan.json");
    let (catalogue, faults) = bundled::with_own(&[], &[("fan.json".to_owned(), deck.to_owned())]);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

#[test]
fn forty_cards_are_sound_and_nothing_is_odd_about_them() {
    let catalogue = forty();
    let cards: Vec<&Card> = catalogue.own_cards().map(AsRef::as_ref).collect();
    assert_eq!(cards.len(), 40);
    // R-KO-50: the twin cities are there twice.
    assert_eq!(cards.iter().map(|card| card.count).sum::<u32>(), 41);
    for card in &cards {
        assert!(!card.is_judged_by_holder(), "{}", card.id);
        let tiles = catalogue.tiles().iter().map(AsRef::as_ref);
        assert_eq!(unmet(card, tiles), [], "{}", card.id);
        assert_eq!(remarks(card, cards.iter().copied()), [], "{}", card.id);
    }
}

/// The cards of which only the holder can tell where nothing but the scorepad is kept, as no form
/// asks for it: how features lie and whose those around are (R-KO-43…46), what becomes of what nobody
/// had, the third of its kind among it (R-KO-51), every tile and farmer (R-KO-53, 54), all that one
/// has but goods (R-KO-48), who had a feature before (R-KO-58).
const SAID_BY_HOLDER: [&str; 23] = [
    "fan-01", "fan-02", "fan-03", "fan-04", "fan-05", "fan-06", "fan-10", "fan-11", "fan-12",
    "fan-18", "fan-19", "fan-20", "fan-21", "fan-22", "fan-23", "fan-24", "fan-25", "fan-26",
    "fan-27", "fan-31", "fan-35", "fan-37", "fan-38",
];

/// R-KO-40, 58: the scorepad judges what its form knows, and says of each other card that its
/// holder judges it.
#[test]
fn the_scorepad_judges_what_its_form_knows_and_leaves_the_rest_to_the_holder() {
    let catalogue = forty();
    let mut setup = deal::setup(&FORTY_SETS, 3);
    setup.orders = Some(catalogue.own_cards().map(|card| card.id.clone()).collect());
    setup.record = Recording::Scorepad;
    let game = Game::new(Arc::new(setup), Arc::clone(&catalogue)).expect("a game");
    let said = catalogue.own_cards().filter(|card| game.is_for_holder_to_judge(&card.id));
    assert_eq!(said.map(|card| card.id.as_str()).collect::<Vec<_>>(), SAID_BY_HOLDER);
    assert!(game.has_orders_lost_by_word(), "what was taken over");
}

/// Three play with all of them until the last tile lies; every order lies open or counts then
/// (R-KO-34).
#[test]
fn a_game_of_three_with_forty_cards_is_played_to_its_end() {
    let catalogue = forty();
    let mut fulfilled = 0;
    for seed in [1] {
        let mut dice = Dice::new(seed);
        let copies = catalogue.own_cards().flat_map(Card::copies);
        let mut pile: Vec<_> = copies.map(|card| card.id.clone()).collect();
        dice.shuffle(&mut pile);
        let mut setup = deal::setup(&FORTY_SETS, 3);
        setup.orders = Some(pile);
        let mut course = Course::new(setup, Arc::clone(&catalogue), seed, dice).expect("a game");
        while !course.game().is_finished() {
            course.step().unwrap_or_else(|why| panic!("{seed}: {why:?}"));
        }
        let game = course.game();
        let orders = game.orders().expect("orders");
        fulfilled += game.seats().map(|seat| orders.hand(seat).fulfilled.len()).sum::<usize>();
    }
    assert!(fulfilled > 0, "somebody fulfils something");
}

/// How often each is fulfilled can be found by simulated players, but for the two that hang on how
/// well a table throws.
#[test]
fn of_forty_cards_all_can_be_measured_but_those_that_hang_on_a_throw() {
    let throws: Vec<String> = forty()
        .own_cards()
        .filter_map(|card| {
            let why = Trial::new((**card).clone()).err()?;
            assert_eq!(why, Unmeasured::Throw, "{}", card.id);
            Some(card.id.to_string())
        })
        .collect();
    assert_eq!(throws, ["fan-15", "fan-39"]);
}
