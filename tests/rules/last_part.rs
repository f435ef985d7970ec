//! The builder on the last tile (R-TB-4): the second part is for an abbey in hand, before those of
//! the end (R-AM-5).

use std::sync::Arc;

use rules::game::question::Topic;
use rules::game::{Phase, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::tile::Tile;
use rules::{Catalogue, Move, Rejection};

use support::table::{Spot, Table, seat, setup, spot};

const HOLE: Spot = (1, 0);
const OTHER_HOLE: Spot = (1, 2);

fn abbey(at: Spot) -> Move {
    Move::PlaceAbbey { at: spot(at) }
}

fn tiles() -> Arc<Catalogue> {
    let road = r#""edges": {"n": "field", "e": "road", "s": "field", "w": "road"}, "roads": [{"edges": ["e", "w"]}],
        "fields": [{"half_edges": ["n1", "n2", "e1", "w2"]}, {"half_edges": ["e2", "s1", "s2", "w1"]}]"#;
    let tiles = format!(
        r#"[{{"id": "plain", "set": "base", "count": 9, "start_copies": 1, "edges": {{"n": "field", "e": "field", "s": "field", "w": "field"}},
          "fields": [{{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}}]}},
        {{"id": "road", "set": "traders-builders", "count": 2, {road}}},
        {{"id": "last", "set": "abbey-mayor", "count": 1, {road}}}]"#
    );
    let tiles: Vec<Tile> = serde_json::from_str(&tiles).unwrap();
    Arc::new(Catalogue::new(tiles, Vec::new()))
}

/// Anna's builder stands on her road (0, -1) to (1, -1), the last tile is hers, and there are two
/// holes; or she has filled one of them, so that her abbey is gone.
fn before_the_last_tile(rules: HouseRules, spent: bool) -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "abbey-mayor", "traders-builders"]);
    setup.rules = rules;
    let mut table = Table::new(setup, tiles());
    table.turn_with("road", (0, -1), 0, "road:0").turn("plain", (0, 1), 0);
    table.place("road", (1, -1), 0).figure(Figure::Builder, "road:0").end();
    for at in [(1, 1), (2, 1), (2, 0), (0, 2), (2, 2)] {
        table.turn("plain", at, 0);
    }
    if spent {
        table.play(abbey(HOLE)).end();
    }
    table.turn("plain", (0, 3), 0).turn("plain", (1, 3), 0);
    if spent {
        table.play(Move::Pass);
    }
    assert_eq!((table.active(), table.game().count_left()), ("Anna", 1));
    table
}

fn late_abbeys_refused() -> HouseRules {
    HouseRules::from_iter([HouseRule::NoLateAbbeys])
}

/// R-TB-4: the abbey is all that is asked about, and it is a full part: she is its monk. Then Ben
/// has his, and the game is over: nobody is asked twice for an abbey that is gone.
#[test]
fn the_builder_on_the_last_tile_brings_a_part_for_the_abbey() {
    let mut table = before_the_last_tile(HouseRules::default(), false);
    table.turn("last", (2, -1), 0);
    let game = table.game();
    assert_eq!(
        (table.active(), sets::builder::is_second_part(game), sets::abbey::is_closing(game)),
        ("Anna", true, true)
    );
    let question = game.question().unwrap();
    assert_eq!((question.whom, question.topic), (seat(0), Topic::Abbey));
    assert_eq!(question.pass, Some(Move::Pass));
    let holes: Vec<&Move> = question.moves().filter(|made| **made != Move::Pass).collect();
    assert_eq!(holes, [&abbey(HOLE), &abbey(OTHER_HOLE)]);
    assert!(!game.questions().iter().any(|question| question.topic == Topic::Tile));
    table.play(abbey(HOLE)).follower("monastery").end();
    // All eight neighbours lie there: 9 for her.
    assert_eq!((table.points("Anna"), table.active()), (9, "Ben"));
    table.play(abbey(OTHER_HOLE)).end();
    assert!(table.game().is_finished());
}

/// R-TB-4, R-AM-5: who keeps the abbey then may still place it when it is her turn to.
#[test]
fn who_keeps_the_abbey_in_the_second_part_is_asked_once_more() {
    for pass in [Move::Pass, Move::EndTurn] {
        let mut table = before_the_last_tile(HouseRules::default(), false);
        table.turn("last", (2, -1), 0).play(pass);
        assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Ben", false));
        table.end();
        assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
        table.end();
        assert!(table.game().is_finished());
    }
}

/// R-TB-4: without an abbey there is nothing to place in a second part.
#[test]
fn without_an_abbey_the_last_tile_brings_no_second_part() {
    let mut table = before_the_last_tile(HouseRules::default(), true);
    table.turn("last", (2, -1), 0);
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Ben", false));
    let mut table = before_the_last_tile(late_abbeys_refused(), true);
    table.turn("last", (2, -1), 0);
    assert!(table.game().is_finished());
}

/// R-TB-4, A29: the second part belongs to the turn of the last tile; what would come after it is
/// too late.
#[test]
fn where_late_abbeys_are_refused_that_of_the_second_part_is_not_late() {
    for places in [false, true] {
        let mut table = before_the_last_tile(late_abbeys_refused(), false);
        table.turn("last", (2, -1), 0);
        assert_eq!((table.active(), sets::abbey::is_closing(table.game())), ("Anna", true));
        assert_eq!(
            table.refuses(&Move::Deploy {
                figure: Figure::Follower,
                on: support::table::segment("monastery"),
                at: None,
            }),
            Rejection::PlaceFirst
        );
        if places {
            table.play(abbey(HOLE)).end();
        } else {
            table.play(Move::Pass);
        }
        assert!(table.game().is_finished());
    }
}
