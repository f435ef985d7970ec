//! The end of the game and what it would bring now (R-BASE-14, 15).

use std::sync::Arc;

use content::bundled;
use rules::card::Card;
use rules::game::Phase;
use rules::orders;
use rules::scoring::Source;
use rules::tile::Tile;
use rules::{Catalogue, Move, Outcome, Rejection};

use support::table::{Table, WORKSHOP_CARDS, order_ids, place, seat, setup, worth};

/// A base game of two tiles: the start tile, which opens a city to the north, and a cap with a
/// pennant to close it.
fn two_tiles() -> Vec<Tile> {
    let tiles = r#"[
    {"id": "gate", "set": "base", "count": 1, "start_copies": 1, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"},
     "cities": [{"edges": ["n"]}], "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}]},
    {"id": "cap", "set": "base", "count": 1, "edges": {"n": "field", "e": "field", "s": "city", "w": "field"},
     "cities": [{"edges": ["s"], "pennants": 1}], "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "w1", "w2"], "cities": [0]}]}
    ]"#;
    serde_json::from_str(tiles).unwrap()
}

/// The game of two tiles with the bundled orders and the tests' own; Anna holds those three.
fn two_tiles_and_orders(hand: [&str; 3]) -> Table {
    let mut own: Vec<Card> = serde_json::from_str(WORKSHOP_CARDS).unwrap();
    own.iter_mut().for_each(|card| "base".clone_into(&mut card.set));
    let cards =
        bundled::catalogue().cards().iter().map(|card| (**card).clone()).chain(own).collect();
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.orders =
        Some(order_ids(&hand).chain(order_ids(&["base-03", "base-08", "base-11"])).collect());
    let mut table = Table::new(setup, Arc::new(Catalogue::new(two_tiles(), cards)));
    table.keep("Anna", None).keep("Ben", None);
    table
}

/// R-BASE-14: the last tile's turn is a whole turn; when it is over, the game is.
#[test]
fn the_game_ends_with_the_turn_of_the_last_tile() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base"]),
        Arc::new(Catalogue::new(two_tiles(), Vec::new())),
    );
    table.place("cap", (0, -1), 0);
    assert!(!table.game().is_finished());
    table.follower("city:0").end();
    assert_eq!(table.game().phase(), Phase::Finished);
    // Complete, so 2 a tile and 2 for the pennant, not 1.
    assert_eq!(table.all_points(), [6, 0]);
    assert_eq!(table.last().last(), Some(&Outcome::Finished { winners: vec![seat(0)] }));
    // Nothing more is played.
    for made in [Move::EndTurn, Move::EndGame, place("cap", (0, -2), 0)] {
        assert_eq!(table.refuses(&made), Rejection::GameOver);
    }
}

/// R-KO-35: orders may be fulfilled in the last turn, before final scoring: −20 for the two others,
/// +10 for the most.
#[test]
fn an_order_can_be_fulfilled_with_the_last_tile() {
    let mut table = two_tiles_and_orders(["base-01", "workshop-two", "base-27"]);
    table.turn("cap", (0, -1), 0);
    assert!(table.game().is_finished());
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
    assert_eq!(table.all_points(), [worth(&["workshop-two"]) - 20 + 10, -30]);
}

/// R-KO-7, 35: a choice that the last tile leaves open is made before final scoring begins.
#[test]
fn the_end_waits_for_the_last_choice() {
    // A city of exactly 2, with at least 1 pennant.
    let mut table = two_tiles_and_orders(["workshop-two", "base-09", "base-27"]);
    table.turn("cap", (0, -1), 0);
    assert_eq!((table.game().phase(), table.game().count_left()), (Phase::Scored, 0));
    assert_eq!(
        table.refuses(&Move::EndGame),
        Rejection::Orders(orders::Rejection::ChooseFirst { seat: seat(0) })
    );
    table.choose("Anna", "base-09");
    assert!(table.game().is_finished());
    assert_eq!(table.all_points(), [worth(&["base-09"]) - 20 + 10, -30]);
}

/// R-BASE-14: incomplete roads, cities, monasteries; fields; King and Robber; then the orders.
#[test]
fn final_scoring_follows_its_order() {
    let mut table = Table::with_king_and_hands(
        &["Anna", "Ben"],
        &[["workshop-two", "base-26", "base-27"], ["base-03", "base-08", "base-11"]],
        &[],
    );
    table.city("Anna", 1, 2).road("Ben", 2, 2);
    table.claim("Ben", "base-monastery", (3, 1), 0, "monastery");
    table.claim("Anna", "workshop-field", (4, 1), 0, "field:0");
    table.claim("Ben", "workshop-cap", (4, 2), 180, "city:0");
    table.claim("Anna", "workshop-end", (3, 2), 180, "road:0");
    table.end_game();
    let sources: Vec<Source> = table.scored().iter().map(|score| score.source).collect();
    assert_eq!(
        sources,
        [
            Source::Road,
            Source::City,
            Source::Monastery,
            Source::Field,
            Source::King,
            Source::Robber,
            // Anna's two cards, Ben's three, Anna's most fulfilled.
            Source::Orders,
            Source::Orders,
            Source::Orders,
        ]
    );
    assert_eq!(table.last().first(), Some(&Outcome::FinalScoringBegan));
    // By hand. The monastery at (3, 1) has (2, 1), (4, 1), (2, 2), (3, 2) and (4, 2) around it: 1 +
    // 5.
    assert_eq!(table.from("Ben", Source::Monastery), 6);
    // One completed city touches the ground.
    assert_eq!((table.from("Anna", Source::Field), table.from("Anna", Source::King)), (3, 1));
    assert_eq!((table.from("Anna", Source::Road), table.from("Ben", Source::City)), (1, 1));
    assert_eq!(table.from("Ben", Source::Robber), 1);
}

/// R-BASE-14: followers on the board score at the end, also several features of one player.
#[test]
fn every_claimed_feature_scores_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-road-straight", (1, 0), 0, "road:0")
        .turn_with("base-city-tube", (0, -1), 90, "city:0")
        .turn_with("base-monastery", (0, 1), 0, "monastery")
        .end_game();
    // Road of 2 and a monastery with 2 neighbours, (0, 0) and (1, 0), by its corner: 2 + 3. City of
    // 2, incomplete: 2.
    assert_eq!(table.all_points(), [5, 2]);
}

/// R-BASE-15: the highest total wins.
#[test]
fn the_highest_total_wins() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Anna", 5).adjust("Ben", 7).adjust("Cleo", -2).end_game();
    assert_eq!(table.game().winners(), [seat(1)]);
    assert_eq!(table.last().last(), Some(&Outcome::Finished { winners: vec![seat(1)] }));
}

/// R-BASE-15: a tie is shared.
#[test]
fn a_tie_is_shared() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Anna", 7).adjust("Ben", 3).adjust("Cleo", 7).end_game();
    assert_eq!(table.game().winners(), [seat(0), seat(2)]);
}

/// The projection of an end now: everything public, this turn's tile scored. Cards still in hand
/// are secret and left out.
#[test]
fn the_projection_is_the_end_without_the_secret_cards() {
    let mut table = Table::with_king_and_hands(
        &["Anna", "Ben"],
        &[["workshop-two", "base-26", "base-27"], ["base-03", "base-08", "base-11"]],
        &[],
    );
    table.city("Anna", 1, 2).claim("Ben", "workshop-field", (2, 1), 0, "field:0");
    let projected = table.game().projected();
    // Anna: her order, 10 for the most fulfilled, King 1. Ben: a field with one completed city.
    let anna = worth(&["workshop-two"]) + 10 + 1;
    assert_eq!((projected[seat(0)], projected[seat(1)]), (anna, 3));
    table.end_game();
    // Then the cards are turned up: two and three.
    assert_eq!(table.all_points(), [anna - 20, 3 - 30]);
}

/// The projection of an end now, in the middle of a turn: the tile that lies is scored.
#[test]
fn the_projection_scores_the_tile_that_lies() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube", (0, -1), 90, "city:0").place("base-city-cap", (0, -2), 180);
    // Complete: 3 × 2, though the turn has not ended yet.
    assert_eq!((table.game().projected()[seat(0)], table.points("Anna")), (6, 0));
}

/// The projection of an end now, while a farmer's owner chooses between two orders: the tile that
/// lies is scored all the same. Anna's city of 3 is complete, 6 points; half of it would be wrong.
#[test]
fn the_projection_scores_the_tile_that_lies_while_a_choice_is_open() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-39", "workshop-bread", "base-26"], ["base-03", "base-08", "base-11"]],
        &[],
    );
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0").turn(
        "workshop-tube",
        (1, 3),
        0,
    );
    table.until("Anna").place("workshop-cap", (1, 4), 0);
    assert_eq!(table.game().projected()[seat(0)], 6);
    // The farmer fits "place a farmer" and "a field that touches a complete city"; its field is
    // worth 3 at the end.
    table.follower("field:0");
    assert_eq!(table.game().choices().len(), 1);
    assert_eq!(table.game().projected()[seat(0)], 6 + 3);
}
