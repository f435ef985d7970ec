//! Whose escape it is and until when (R-SG-4, A28): it belongs to the turn that has ended, the last
//! one too.

use std::sync::Arc;

use content::bundled;
use rules::expansion::fairy::{Call, Stand};
use rules::expansion::siege;
use rules::feature::Place;
use rules::game::{Phase, Step, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::Tile;
use rules::{Catalogue, Move, Rejection};

use support::table::{
    Spot, Table, order_ids, seat, segment, setup, spot, workshop_catalogue, worth,
};

/// The start tile, a monastery, two besieged city tiles and so many more plain tiles, one of them
/// of the dragon's set.
fn tiles(plain: u16) -> Vec<Tile> {
    let field = r#""edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
        "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]"#;
    let tiles = format!(
        r#"[{{"id": "plain", "set": "base", "count": {plain}, "start_copies": 1, {field}}},
        {{"id": "wild", "set": "princess-dragon", "count": 1, {field}}},
        {{"id": "cloister", "set": "base", "count": 1, "monastery": true, {field}}},
        {{"id": "camp", "set": "siege-cathars", "count": 2, "edges": {{"n": "city", "e": "field", "s": "field", "w": "field"}},
          "cities": [{{"edges": ["n"], "besieged": true}}],
          "fields": [{{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}}]}}]"#
    );
    serde_json::from_str(&tiles).expect("tiles")
}

/// Anna's knight stands in the besieged city east of the start tile, Ben's in the one west of it;
/// Anna has laid the monastery that is a refuge for both. Without orders, or with those hands.
fn two_knights(plain: u16, hands: Option<[[&str; 3]; 2]>) -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "princess-dragon", "siege-cathars"]);
    setup.orders = hands.map(|hands| order_ids(&hands.concat()).collect());
    let cards = bundled::catalogue().cards().iter().map(|card| (**card).clone()).collect();
    let mut table = Table::new(setup, Arc::new(Catalogue::new(tiles(plain), cards)));
    if hands.is_some() {
        table.keep("Anna", None).keep("Ben", None);
    }
    table.turn_with("camp", (1, 0), 90, "city:0").turn_with("camp", (-1, 0), 270, "city:0");
    table.turn("cloister", (0, 1), 0);
    assert_eq!(table.active(), "Ben");
    table
}

fn escape(player: u8, at: Spot) -> Move {
    Move::Escape(Standing {
        player: seat(player),
        figure: Figure::Follower,
        at: spot(at),
        on: segment("city:0"),
    })
}

const ANNAS: Spot = (1, 0);
const BENS: Spot = (-1, 0);

/// R-SG-4: after Anna's `end-turn` it is Anna who may escape, and not Ben, who comes on; hers does
/// not use up his.
#[test]
fn an_escape_is_that_of_the_turn_that_has_ended() {
    let mut table = two_knights(4, None);
    assert_eq!(table.refuses(&escape(1, BENS)), siege::Rejection::NoEscape.into());
    table.play(escape(0, ANNAS));
    assert_eq!((table.supply("Anna"), table.active()), (7, "Ben"));
    table.turn("plain", (0, -1), 0);
    assert_eq!(table.active(), "Anna");
    table.play(escape(1, BENS));
    assert_eq!(table.supply("Ben"), 7);
}

/// R-SG-4: until the next tile lies. What Anna has left undone she may do after her next turn.
#[test]
fn an_escape_is_possible_until_the_next_tile_lies() {
    let mut table = two_knights(4, None);
    table.place("plain", (0, -1), 0);
    assert_eq!(table.refuses(&escape(0, ANNAS)), siege::Rejection::NoEscape.into());
    table.end().turn("plain", (0, -2), 0);
    assert_eq!(
        table.refuses(&escape(1, BENS)),
        siege::Rejection::NoEscape.into(),
        "Anna's turn has ended, not Ben's"
    );
    table.play(escape(0, ANNAS));
}

/// R-SG-4, R-SG-2: nothing depends on an escape after the last tile without orders: the game is
/// over at once, and the knight may be taken home none the less. Two incomplete besieged cities and
/// an empty monastery: 0.
#[test]
fn a_knight_may_go_home_after_the_last_tile() {
    let mut table = two_knights(2, None);
    table.turn("wild", (0, -1), 0).turn("plain", (0, -2), 0);
    assert!(table.game().is_finished());
    assert_eq!(
        table.refuses(&escape(1, BENS)),
        siege::Rejection::NoEscape.into(),
        "the last turn was Anna's"
    );
    table.play(escape(0, ANNAS));
    assert_eq!((table.supply("Anna"), table.all_points()), (7, vec![0, 0]));
    assert!(table.game().is_finished());
    assert_eq!(table.refuses(&escape(0, ANNAS)), siege::Rejection::NoEscape.into());
}

/// Whoever fulfils nothing else: Anna holds the order for an escape.
const HANDS: [[&str; 3]; 2] =
    [["siege-2", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];

/// R-SG-4, R-KO-35: with orders the end waits. Anna escapes: the order's points, −20 for the two
/// others, 10 for the most; Ben −30.
#[test]
fn the_end_waits_for_an_escape_that_an_order_may_ask_for() {
    let mut table = two_knights(2, Some(HANDS));
    table.turn("wild", (0, -1), 0).turn("plain", (0, -2), 0);
    assert_eq!((table.game().phase(), table.active()), (Phase::Asking(Step::Escape), "Anna"));
    assert_eq!(table.game().legal_moves(), [escape(0, ANNAS), Move::EndTurn]);
    assert_eq!(table.refuses(&Move::Pass), Rejection::LastTurnAsks);
    table.play(escape(0, ANNAS));
    assert!(table.game().is_finished());
    assert_eq!(table.all_points(), [worth(&["siege-2"]) - 20 + 10, -30]);
}

/// Nobody escapes: three orders in each hand, −30.
#[test]
fn nobody_need_escape_before_the_end() {
    let mut table = two_knights(2, Some(HANDS));
    table.turn("wild", (0, -1), 0).turn("plain", (0, -2), 0).end();
    assert!(table.game().is_finished());
    assert_eq!((table.all_points(), table.supply("Anna")), (vec![-30, -30], 6));
    assert_eq!(table.refuses(&escape(0, ANNAS)), siege::Rejection::NoEscape.into());
}

/// The end waits whoever holds that order: in a game with it in the pile alone, too, for what is
/// asked tells nobody's hand.
#[test]
fn the_question_tells_nothing_of_a_hand() {
    for hands in [HANDS, [HANDS[1], HANDS[0]]] {
        let mut table = two_knights(2, Some(hands));
        table.turn("wild", (0, -1), 0).turn("plain", (0, -2), 0);
        assert_eq!(table.game().phase(), Phase::Asking(Step::Escape));
    }
}

/// R-PD-9, R-SG-4: the fairy gives 3 at the end for the besieged city that is worth nothing, unless
/// her knight has left it.
#[test]
fn a_knight_escapes_from_the_fairys_side() {
    for (escapes, points) in [(false, 3), (true, 0)] {
        let mut table = two_knights(2, None);
        let place = Place { at: spot(ANNAS), segment: segment("city:0") };
        table.turn("plain", (0, -1), 0).place("wild", (0, -2), 0);
        table.play(Move::MoveFairy(Call::new(Figure::Follower, Stand::Segment(place)))).end();
        assert_eq!(table.game().phase(), Phase::Asking(Step::Escape));
        table.play(if escapes { escape(0, ANNAS) } else { Move::EndTurn });
        assert!(table.game().is_finished());
        assert_eq!(table.from("Anna", Source::Fairy), points);
    }
}

/// The table ends the game: there was time for an escape before.
#[test]
fn who_ends_the_game_early_has_left_the_escape() {
    let mut table = two_knights(4, None);
    table.end_game();
    assert_eq!(table.refuses(&escape(0, ANNAS)), siege::Rejection::NoEscape.into());
}

/// A28, R-TURN-2: Anna's builder brings a second part. One knight escapes after the whole turn, or
/// one after each part: the first does not use up the second.
#[test]
fn one_knight_escapes_in_a_double_turn_or_one_in_each_part() {
    for (rule, first) in [(None, false), (Some(HouseRule::EscapeEachPart), true)] {
        let mut setup =
            setup(&["Anna", "Ben"], &["base", "workshop", "traders-builders", "siege-cathars"]);
        setup.rules = rule.into_iter().collect();
        let mut table = Table::new(setup, workshop_catalogue());
        table.ground(2).claim("Anna", "cathars-city-cap", (0, 2), 180, "city:0");
        table.claim("Anna", "cathars-city-corner", (2, 2), 180, "city:0").lay(
            "Ben",
            "base-monastery",
            (1, 2),
            0,
        );
        table.claim("Anna", "base-road-straight", (1, 0), 0, "road:0").until("Anna");
        table.place("base-road-straight", (2, 0), 0).figure(Figure::Builder, "road:0").end();
        table.until("Anna").turn("base-road-straight", (3, 0), 0);
        assert!(sets::builder::is_second_part(table.game()));
        if first {
            table.play(escape(0, (0, 2)));
        } else {
            assert_eq!(table.refuses(&escape(0, (0, 2))), siege::Rejection::NoEscape.into());
        }
        table.turn("base-road-straight", (4, 0), 0).play(escape(0, (2, 2)));
        assert_eq!(table.refuses(&escape(0, (0, 2))), siege::Rejection::NoEscape.into());
        assert_eq!(table.supply("Anna"), if first { 6 } else { 5 });
    }
}

/// A4: at a table where a tile brings one order in all, the escape after it is no other occasion.
/// Anna completes a city of 2 and escapes.
#[test]
fn an_escape_belongs_to_the_tile_of_its_turn() {
    for (rules, orders) in
        [(HouseRules::default(), 2), (HouseRules::from_iter([HouseRule::OrdersOncePerTile]), 1)]
    {
        let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "siege-cathars"]);
        setup.rules = rules;
        let hands = ["siege-2", "workshop-two", "base-27", "base-03", "base-08", "base-11"];
        setup.orders = Some(order_ids(&hands).collect());
        let mut table = Table::new(setup, workshop_catalogue());
        table.keep("Anna", None).keep("Ben", None).ground(3);
        table.claim("Anna", "cathars-city-cap", (0, 2), 180, "city:0").lay(
            "Ben",
            "base-monastery",
            (1, 2),
            0,
        );
        table.lay("Ben", "workshop-cap", (3, 2), 180).lay("Anna", "workshop-cap", (3, 3), 0);
        assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
        table.play(escape(0, (0, 2)));
        assert_eq!(table.fulfilled("Anna").len(), orders);
    }
}
