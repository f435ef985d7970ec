//! The start tile where the City or a river lies instead: in the box or in the pile (A47).

use std::sync::Arc;

use content::bundled;
use rules::game::pad;
use rules::house_rule::{HouseRule, HouseRules};
use rules::tile::Tile;
use rules::{Catalogue, Move, Rejection, table as people};

use support::table::{Table, setup};

/// The start tile's kind, of which the base game has four.
const START: &str = "base-city-cap-road-straight";

fn in_pile() -> HouseRules {
    HouseRules::from_iter([HouseRule::StartTileInPile])
}

/// A47, R-CNT-1, R-RIV-1, 8, R-RVN-4: the start tile stays in the box, and 71 tiles of the base
/// game are left beside those of the City or the river; in the pile it is one of 72. Where it lies
/// itself, the answer changes nothing.
#[test]
fn the_start_tile_stays_in_the_box_or_goes_into_the_pile() {
    // Of River I come eleven tiles after the spring, of River II eleven, of both 21.
    for (sets, others) in [
        (&["base", "count"][..], 0),
        (&["base", "river-1"], 11),
        (&["base", "river-2"], 11),
        (&["base", "count", "river-2"], 11),
        (&["base", "river-1", "river-2"], 21),
    ] {
        for (rules, of_base, copies) in [(HouseRules::default(), 71, 3), (in_pile(), 72, 4)] {
            let mut setup = setup(&["Anna", "Ben"], sets);
            setup.rules = rules;
            let table = Table::new(setup, bundled::catalogue());
            let game = table.game();
            assert_eq!(game.count_left(), of_base + others, "{sets:?}");
            assert_eq!(game.copies_left(START), copies, "{sets:?}");
        }
    }
    for rules in [HouseRules::default(), in_pile()] {
        let mut setup = setup(&["Anna", "Ben"], &["base"]);
        setup.rules = rules;
        let table = Table::new(setup, bundled::catalogue());
        assert_eq!((table.game().count_left(), table.game().copies_left(START)), (71, 3));
    }
}

/// The City of Carcassonne, three plain tiles, of which one is the start tile, and one more of King
/// & Robber.
fn four_tiles() -> Arc<Catalogue> {
    let tiles = r#"[
    {"id": "plain", "set": "base", "count": 3, "start_copies": 1, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
     "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
    {"id": "wild", "set": "king-robber", "count": 1, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
     "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]}
    ]"#;
    let mut tiles: Vec<Tile> = serde_json::from_str(tiles).unwrap();
    let bundled = bundled::catalogue();
    tiles.extend(bundled.tiles_of("count").map(|tile| (**tile).clone()));
    Arc::new(Catalogue::new(tiles, Vec::new()))
}

fn small(sets: &[&str], rules: HouseRules) -> Table {
    let mut setup = setup(&["Anna", "Ben", "Cleo"], sets);
    setup.rules = rules;
    Table::new(setup, four_tiles())
}

/// A47, R-BASE-14: two of the three plain tiles are to come, and the second ends the game; in the
/// pile there is a third.
#[test]
fn the_last_tile_that_the_table_has_ends_the_game() {
    for (rules, is_over) in [(HouseRules::default(), true), (in_pile(), false)] {
        let mut table = small(&["base", "count"], rules);
        table.turn("plain", (0, -1), 0).turn("plain", (1, -1), 0);
        assert_eq!(table.game().is_finished(), is_over);
        if !is_over {
            table.turn("plain", (2, -1), 0);
            assert!(table.game().is_finished());
        }
    }
}

/// A47: in the running game the start tile goes into the box and out of it again.
#[test]
fn the_start_tile_goes_into_the_box_of_a_running_game() {
    let mut table = small(&["base", "count", "king-robber"], in_pile());
    table.turn("plain", (0, -1), 0);
    assert_eq!((table.game().count_left(), table.game().copies_left("plain")), (3, 2));
    table.play(Move::ChangeRules { rules: HouseRules::default() });
    assert_eq!((table.game().count_left(), table.game().copies_left("plain")), (2, 1));
    table.play(Move::ChangeRules { rules: in_pile() });
    assert_eq!((table.game().count_left(), table.game().copies_left("plain")), (3, 2));
    // Another rule moves no tile.
    let rules = HouseRules::from_iter([HouseRule::StartTileInPile, HouseRule::SmallCityPaysTwo]);
    table.play(Move::ChangeRules { rules });
    assert_eq!(table.game().count_left(), 3);
}

/// A47: once all of its kind are drawn, the start tile is among them and cannot go into the box.
#[test]
fn a_start_tile_that_was_drawn_does_not_go_into_the_box() {
    let mut table = small(&["base", "count", "king-robber"], in_pile());
    table.turn("plain", (0, -1), 0).turn("plain", (1, -1), 0).turn("plain", (2, -1), 0);
    let to_box = Move::ChangeRules { rules: HouseRules::default() };
    let refused = table.refuses(&to_box);
    assert_eq!(refused, Rejection::Table(people::Rejection::StartTileDrawn));
    table.turn("wild", (1, -2), 0);
    assert!(table.game().is_finished());
}

/// A47, R-BASE-14: where the start tile was the only one left, the turn that has begun never comes:
/// the game ends with the turn before, Ben's.
#[test]
fn without_the_start_tile_the_turn_before_was_the_last() {
    let mut table = small(&["base", "count"], in_pile());
    table.turn("plain", (0, -1), 0).turn("plain", (1, -1), 0);
    assert_eq!((table.active(), table.game().turn()), ("Cleo", 3));
    table.play(Move::ChangeRules { rules: HouseRules::default() });
    assert!(table.game().is_finished());
    assert_eq!((table.active(), table.game().turn(), table.game().count_left()), ("Ben", 2, 0));
    table.journal_mut().undo();
    assert_eq!((table.active(), table.game().count_left()), ("Cleo", 1));
}

/// A47: on the scorepad the start tile's road and city are no more than the others'.
#[test]
fn the_scorepad_counts_the_tiles_without_the_start_tile() {
    use rules::feature::Kind;
    use rules::scorepad::Part;
    use rules::setup::{Recording, Setup};
    let most = |rules: HouseRules| {
        let setup = setup(&["Anna", "Ben"], &["base", "river-1"]);
        let setup = Setup { record: Recording::Scorepad, rules, ..setup };
        Table::new(setup, bundled::catalogue())
    };
    let roads = |table: &Table| pad::most(table.game(), Part::Tiles, Kind::Road).unwrap();
    let (mut table, pile) = (most(HouseRules::default()), most(in_pile()));
    assert_eq!(roads(&table) + 1, roads(&pile));
    table.play(Move::ChangeRules { rules: in_pile() });
    assert_eq!(roads(&table), roads(&pile));
}
