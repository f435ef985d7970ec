//! When an order is fulfilled, by whom and by what (R-KO-6…15, A4, EX-31…33). The cards' own
//! requirements are in `cards`; challenges, tower sites and targets have their tests in `shrines`,
//! `towers` and `fairs`.

use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::scoring::Source;
use rules::{Move, Outcome, Rejection};

use support::table::{Table, place, seat, worth};

/// Anna's three cards; Ben's are far from anything that happens here.
fn anna(hand: [&str; 3]) -> Table {
    Table::with_hands(
        &["Anna", "Ben"],
        &[hand, ["base-11", "base-27", "base-44"]],
        &["base-47", "base-10"],
    )
}

fn fulfil(player: u8, card: &str) -> Move {
    Move::FulfilOrder { player: seat(player), card: card.into() }
}

/// The cards that the last move offered to a player.
fn offered(table: &Table, player: u8) -> Vec<String> {
    let outcomes = table.last().iter();
    let cards = outcomes.filter_map(|outcome| match outcome {
        Outcome::Orders(orders::Outcome::ChoiceOffered { seat: owner, cards })
            if *owner == seat(player) =>
        {
            Some(cards)
        }
        _ => None,
    });
    cards.flatten().map(ToString::to_string).collect()
}

/// EX-31, R-KO-6, 8: A's tile completes B's city 5/0: A +6, B 10. A needs no follower there: the
/// card does not ask for one.
#[test]
fn ex_31_completing_a_rivals_city_fulfils_the_own_order() {
    let mut table = anna(["base-01", "base-03", "base-26"]);
    table.ground(1).claim("Ben", "workshop-cap", (1, 2), 180, "city:0");
    for y in 3..=5 {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Anna", "workshop-cap", (1, 6), 0);
    assert_eq!(table.all_points(), [6, 10]);
    assert_eq!(table.from("Anna", Source::Orders), 6);
}

/// EX-31: B's tile completing A's 5-tile city: nothing for A's card.
#[test]
fn ex_31_a_rival_who_completes_the_own_city_fulfils_nothing() {
    let mut table = anna(["base-01", "base-03", "base-26"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    for y in 3..=5 {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Ben", "workshop-cap", (1, 6), 0);
    assert_eq!(table.all_points(), [10, 0]);
    assert_eq!(table.hand("Anna").len(), 3);
}

/// EX-31, R-KO-6: exactly what it says: 6 tiles and 4 tiles are not 5.
#[test]
fn ex_31_exactly_five_is_neither_six_nor_four() {
    let mut table = anna(["base-01", "base-03", "base-26"]);
    table.city("Anna", 1, 6).city("Anna", 2, 4);
    assert_eq!((table.points("Anna"), table.fulfilled("Anna").len()), (0, 0));
}

/// R-KO-7: fulfilled, shown and scored at once, before the next turn begins, and without any move
/// of its owner.
#[test]
fn a_fulfilled_order_is_shown_and_scored_at_once() {
    let mut table = anna(["workshop-two", "base-03", "base-26"]);
    table.city("Anna", 1, 2);
    let at = |wanted: fn(&Outcome) -> bool| table.last().iter().position(wanted).unwrap();
    let fulfilled =
        at(|outcome| matches!(outcome, Outcome::Orders(orders::Outcome::Fulfilled { .. })));
    let scored =
        at(|outcome| matches!(outcome, Outcome::Scored(score) if score.source == Source::Orders));
    let next_turn = at(|outcome| matches!(outcome, Outcome::TurnBegan { .. }));
    assert!(fulfilled < scored && scored < next_turn);
    assert_eq!(table.points("Anna"), worth(&["workshop-two"]));
    assert_eq!(
        (table.hand("Anna").len(), table.fulfilled("Anna")),
        (2, vec!["workshop-two".to_owned()])
    );
}

/// R-KO-8: what was completed before the card came into the hand does not count.
#[test]
fn a_feature_completed_before_the_card_was_drawn_does_not_count() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-03", "base-26", "base-27"], ["base-11", "base-08", "base-44"]],
        &["workshop-two"],
    );
    table.city("Anna", 1, 2);
    // Ben does not draw; Anna draws "exactly 2" now and lays something else.
    table.until("Anna").draw().pass();
    assert_eq!(table.hand("Anna")[3], "workshop-two");
    assert_eq!(table.points("Anna"), 0);
    table.city("Anna", 2, 2);
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
}

/// R-KO-9, R-DEF-2: sizes count tiles, not segments: the city of 7 segments on 6 tiles is no city
/// of exactly 7.
#[test]
fn size_words_count_tiles() {
    let mut table = Table::with_king_and_hands(
        &["Anna", "Ben"],
        &[["base-07", "base-02", "base-26"], ["base-11", "base-27", "base-44"]],
        &[],
    );
    table
        .ground(2)
        .turn("workshop-cap", (1, 2), 180)
        .turn("king-city-tubes-crossing", (1, 3), 0)
        .turn("base-city-cap", (0, 3), 90)
        .turn("base-city-corner", (2, 3), 270)
        .turn("base-city-corner", (2, 4), 0)
        .lay("Anna", "base-city-corner", (1, 4), 90);
    // "At least 6" fits alone.
    assert_eq!(table.fulfilled("Anna"), ["base-02"]);
}

/// The column of EX-33: city of two at rows 2 and 3, road of three from row 3 to row 5, city of two
/// at rows 5 and 6.
const GATES: [(&str, i32, u16); 5] = [
    ("workshop-cap", 2, 180),
    ("workshop-gate", 3, 0),
    ("workshop-road", 4, 0),
    ("workshop-gate", 5, 180),
    ("workshop-cap", 6, 0),
];

/// EX-33, R-KO-10: the road was completed by B, one end at a complete city, the other at an open
/// one. A's tile completes the second city: fulfilled for A.
#[test]
fn ex_33_the_second_city_may_be_completed_after_the_road() {
    let mut table = anna(["base-30", "base-03", "base-26"]);
    table.ground(1);
    for (tile, y, degrees) in &GATES[..3] {
        table.turn(tile, (1, *y), *degrees);
    }
    table.lay("Ben", "workshop-gate", (1, 5), 180);
    assert_eq!(table.game().completed().roads, 1);
    assert_eq!(table.fulfilled("Anna").len(), 0);
    table.lay("Anna", "workshop-cap", (1, 6), 0);
    assert_eq!(
        (table.fulfilled("Anna"), table.points("Anna")),
        (vec!["base-30".to_owned()], worth(&["base-30"]))
    );
}

/// R-KO-10: so with a road into a city of at least 4: Ben completes the road, and then Anna the
/// city. One of 3 is not enough.
#[test]
fn the_city_of_four_may_be_completed_after_its_road() {
    for (tubes, fulfilled) in [(2, 1), (1, 0)] {
        let mut table = anna(["base-31", "base-03", "base-26"]);
        table.ground(1).turn("workshop-end", (1, 2), 180).lay("Ben", "workshop-gate", (1, 3), 180);
        for y in 4..4 + tubes {
            table.turn("workshop-tube", (1, y), 0);
        }
        assert_eq!((table.game().completed().roads, table.fulfilled("Anna").len()), (1, 0));
        table.lay("Anna", "workshop-cap", (1, 4 + tubes), 0);
        assert_eq!(table.fulfilled("Anna").len(), fulfilled);
    }
}

/// R-KO-10: the road may come last; the cities may be anybody's.
#[test]
fn the_road_between_two_cities_may_be_completed_last() {
    let mut table = anna(["base-30", "base-03", "base-26"]);
    table.column(2, 6);
    for index in [0, 1, 4, 3] {
        let (tile, y, degrees) = GATES[index];
        table.lay("Ben", tile, (1, y), degrees);
    }
    assert_eq!(table.game().completed().cities, 2);
    table.lay("Anna", "workshop-road", (1, 4), 0);
    assert_eq!(table.fulfilled("Anna"), ["base-30"]);
}

/// R-KO-10: the last placement must be the holder's.
#[test]
fn a_compound_order_is_not_fulfilled_by_a_rivals_last_tile() {
    let mut table = anna(["base-30", "base-03", "base-26"]);
    table.ground(1);
    for (tile, y, degrees) in &GATES[..4] {
        table.lay("Anna", tile, (1, *y), *degrees);
    }
    table.lay("Ben", "workshop-cap", (1, 6), 0);
    assert_eq!(table.game().completed().cities, 2);
    assert_eq!(table.fulfilled("Anna").len(), 0);
    // The whole is true now, but none of its parts is completed by what Anna lays next: too late.
    table.city("Anna", 5, 3).road("Anna", 6, 2);
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// R-KO-10: the last placement must complete one of the parts. Road and city of 4 were there
/// before; the city of 2 that Anna completes at the road's other end is no part of "a city of at
/// least 4".
#[test]
fn completing_a_city_that_does_not_count_fulfils_no_compound_order() {
    let mut table = anna(["base-31", "base-03", "base-26"]);
    table
        .ground(1)
        .turn("workshop-cap", (1, 2), 180)
        .turn("workshop-tube", (1, 3), 0)
        .turn("workshop-tube", (1, 4), 0)
        .lay("Ben", "workshop-gate", (1, 5), 0)
        .turn("workshop-road", (1, 6), 0)
        .lay("Ben", "workshop-gate", (1, 7), 180);
    assert_eq!((table.game().completed().cities, table.game().completed().roads), (1, 1));
    table.lay("Anna", "workshop-cap", (1, 8), 0);
    assert_eq!((table.game().completed().cities, table.fulfilled("Anna").len()), (2, 0));
}

/// R-KO-10: as long as the road is open, two complete cities at its arms are not enough.
#[test]
fn an_open_road_connects_nothing() {
    let mut table = anna(["base-30", "base-32", "base-26"]);
    table.column(2, 6);
    for index in [0, 1, 4, 3] {
        let (tile, y, degrees) = GATES[index];
        table.lay("Anna", tile, (1, y), degrees);
    }
    assert_eq!((table.game().completed().cities, table.fulfilled("Anna").len()), (2, 0));
}

/// EX-33, R-KO-11: a road both of whose ends lead into the same city is not connected to two.
#[test]
fn ex_33_two_ends_in_the_same_city_are_one_city() {
    let both_ends_in_one_city = |hand| {
        let mut table = anna(hand);
        table
            .ground(2)
            .turn("base-city-corner", (1, 2), 180)
            .turn("base-city-corner", (2, 2), 270)
            .turn("workshop-gate", (1, 3), 0)
            .turn("workshop-gate", (2, 3), 0)
            .turn("base-road-curve", (1, 4), 180)
            .lay("Anna", "base-road-curve", (2, 4), 90);
        assert_eq!((table.game().completed().cities, table.game().completed().roads), (1, 1));
        table.fulfilled("Anna")
    };
    assert_eq!(both_ends_in_one_city(["base-30", "base-03", "base-26"]), [""; 0]);
    // It is a city of 4, though, and the road runs into it.
    assert_eq!(both_ends_in_one_city(["base-31", "base-03", "base-26"]), ["base-31"]);
}

/// R-KO-11: a road that merely passes a city is not connected to it: the start tile's.
#[test]
fn a_road_that_passes_a_city_is_not_connected_to_it() {
    let mut table = anna(["base-32", "base-03", "base-26"]);
    table.turn("base-city-cap", (0, -1), 180).turn("base-monastery-road", (1, 0), 90).lay(
        "Anna",
        "base-monastery-road",
        (-1, 0),
        270,
    );
    assert_eq!((table.game().completed().cities, table.game().completed().roads), (1, 1));
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// R-KO-11 on the bundled tiles: the road of a tile with city on three sides runs into that city.
#[test]
fn the_road_of_a_city_tile_runs_into_its_city() {
    let mut table = anna(["base-32", "base-03", "base-26"]);
    // West of the start tile: city to the north, south and west, the road to the east.
    table
        .turn("base-city-three-road", (-1, 0), 270)
        .turn("base-city-cap", (-1, -1), 180)
        .turn("base-city-cap", (-2, 0), 90)
        .turn("base-city-cap", (-1, 1), 0);
    assert_eq!(table.game().completed().cities, 1);
    table.lay("Anna", "base-monastery-road", (1, 0), 90);
    assert_eq!(table.fulfilled("Anna"), ["base-32"]);
}

/// EX-32, R-KO-12: a 12-tile city fits "≥ 6" and "≥ 10": one card of A's choice.
#[test]
fn ex_32_one_city_fulfils_one_card_of_the_players_choice() {
    let mut table = anna(["base-02", "base-03", "base-26"]);
    table.city("Anna", 1, 12);
    assert_eq!(offered(&table, 0), ["base-02", "base-03"]);
    assert_eq!(table.points("Anna"), 0);
    // Nothing goes on before she has chosen, and only she and only among these.
    let first = Rejection::Orders(orders::Rejection::ChooseFirst { seat: seat(0) });
    assert_eq!(table.refuses(&place("workshop-field", (-5, 1), 0)), first);
    assert_eq!(table.refuses(&Move::EndTurn), first);
    assert_eq!(table.refuses(&Move::DrawOrder { card: None }), first);
    assert_eq!(table.refuses(&Move::EndGame), first);
    let other =
        Rejection::Orders(orders::Rejection::NotAChoice { seat: seat(0), card: "base-26".into() });
    assert_eq!(table.refuses(&fulfil(0, "base-26")), other);
    assert_eq!(
        table.refuses(&fulfil(1, "base-11")),
        Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(1) })
    );
    table.choose("Anna", "base-03");
    assert_eq!(table.points("Anna"), worth(&["base-03"]));
    assert_eq!(
        (table.hand("Anna"), table.active()),
        (vec!["base-02".to_owned(), "base-26".to_owned()], "Ben")
    );
    assert_eq!(
        table.refuses(&fulfil(0, "base-02")),
        Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(0) })
    );
    // R-KO-13: the card not chosen is not paid later by the same city, and needs another one.
    table.pass().pass();
    assert_eq!(table.fulfilled("Anna"), ["base-03"]);
    table.city("Anna", 2, 6);
    assert_eq!(table.fulfilled("Anna"), ["base-03", "base-02"]);
}

/// EX-32: the other way round: "≥ 6" chosen, "≥ 10" left for another large city, and not for one of
/// 7.
#[test]
fn ex_32_the_card_not_chosen_needs_another_city() {
    let mut table = anna(["base-02", "base-03", "base-26"]);
    table.city("Anna", 1, 12).choose("Anna", "base-02").city("Anna", 2, 7);
    assert_eq!(table.fulfilled("Anna"), ["base-02"]);
    table.city("Anna", 3, 10);
    assert_eq!(table.fulfilled("Anna"), ["base-02", "base-03"]);
}

/// EX-32, R-KO-12: one tile completing a 6-tile and a 10-tile city: still one card.
#[test]
fn ex_32_one_tile_that_completes_two_cities_fulfils_one_card() {
    let mut table = anna(["base-02", "base-03", "base-26"]);
    // Rows 2 to 7 are the city of 6, rows 7 to 16 that of 10; (1, 7) has city in the north and in
    // the south.
    table.column(2, 16).turn("workshop-cap", (1, 2), 180).turn("workshop-cap", (1, 16), 0);
    for y in (3..=6).chain(8..=15) {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Anna", "base-city-caps-opposite", (1, 7), 0);
    let mut sizes: Vec<u32> =
        table.completed().iter().map(|completion| completion.record.tiles).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [6, 10]);
    assert_eq!(offered(&table, 0), ["base-02", "base-03"]);
    table.choose("Anna", "base-02");
    assert_eq!((table.fulfilled("Anna"), table.active()), (vec!["base-02".to_owned()], "Ben"));
}

/// R-KO-12: two cards for two kinds of feature that one tile completes are one occasion too.
#[test]
fn a_city_and_a_road_of_one_tile_fulfil_one_card() {
    let mut table = anna(["workshop-two", "base-23", "base-26"]);
    table.column(2, 5).turn("workshop-cap", (1, 2), 180).turn("workshop-end", (1, 5), 0);
    // (1, 3) completes a city of two above and, with (1, 4), a road of three below.
    table.turn("workshop-road", (1, 4), 0).lay("Anna", "workshop-gate", (1, 3), 0);
    assert_eq!(offered(&table, 0), ["workshop-two", "base-23"]);
}

/// A field tile with which Anna deploys a farmer, into the place that completes her city of two as
/// well.
fn farmer_and_city_in_one_turn(rules: HouseRules) -> Table {
    let mut table = Table::with_rules(
        &["Anna", "Ben"],
        &[["base-39", "workshop-two", "base-26"], ["base-11", "base-27", "base-44"]],
        &["base-47", "base-10"],
        rules,
    );
    table
        .ground(1)
        .turn("workshop-cap", (1, 2), 180)
        .until("Anna")
        .place("workshop-cap", (1, 3), 0)
        .follower("field:0");
    table
}

/// R-KO-12, A4: deploying is an occasion of its own: a farmer and a completed city in the same turn
/// fulfil two cards.
#[test]
fn a_farmer_and_a_completed_city_in_one_turn_are_two_occasions() {
    let mut table = farmer_and_city_in_one_turn(HouseRules::default());
    // The farmer's card is shown when the farmer is placed.
    assert_eq!(table.fulfilled("Anna"), ["base-39"]);
    assert_eq!(table.end().fulfilled("Anna"), ["base-39", "workshop-two"]);
}

/// A4, the strict house rule: one order for each tile placed.
#[test]
fn with_the_strict_switch_a_turn_fulfils_one_order() {
    let rules = HouseRules::from_iter([HouseRule::OrdersOncePerTile]);
    let mut table = farmer_and_city_in_one_turn(rules);
    assert_eq!(table.end().fulfilled("Anna"), ["base-39"]);
    assert_eq!(table.hand("Anna"), ["workshop-two", "base-26"]);
    // The next tile is another occasion.
    table.city("Anna", 2, 2);
    assert_eq!(table.fulfilled("Anna"), ["base-39", "workshop-two"]);
}

/// The house rules of A4 and A10 as a game file writes them; what is not one of them is refused,
/// and the defaults are not written.
#[test]
fn the_switches_are_read_from_a_game_file() {
    let read = |text: &str| serde_json::from_str::<HouseRules>(text);
    let strict =
        HouseRules::from_iter([HouseRule::OrdersOncePerTile, HouseRule::NoDrawAfterDiscard]);
    let text = r#"{"orders-occasions":"tile","orders-draw-after-discard":"refused"}"#;
    assert_eq!(read(text).unwrap(), strict);
    assert_eq!(serde_json::to_string(&strict).unwrap(), text);
    assert_eq!(read(r#"{"orders-occasions": "event"}"#).unwrap(), HouseRules::default());
    assert_eq!(serde_json::to_string(&HouseRules::default()).unwrap(), "{}");
    assert!(read(r#"{"orders-occasions": "always"}"#).is_err());
    assert!(read(r#"{"orders-occasion": "tile"}"#).is_err());
}

/// R-KO-12: several farmer cards that fit one farmer: one of them, chosen before the turn goes on.
#[test]
fn one_farmer_fulfils_one_card() {
    let mut table = anna(["base-39", "workshop-lonely", "base-26"]);
    // South of the start tile lies a field that touches no city.
    table.place("workshop-field", (0, 1), 0).follower("field:0");
    assert_eq!(offered(&table, 0), ["base-39", "workshop-lonely"]);
    assert_eq!(
        table.refuses(&Move::EndTurn),
        Rejection::Orders(orders::Rejection::ChooseFirst { seat: seat(0) })
    );
    table.choose("Anna", "workshop-lonely").end();
    assert_eq!(
        (table.fulfilled("Anna"), table.active()),
        (vec!["workshop-lonely".to_owned()], "Ben")
    );
}

/// R-KO-13, second sentence: a city that paid a card may be the older part of a compound card that
/// a later tile fulfils.
#[test]
fn a_city_that_paid_may_be_the_older_part_of_a_compound_card() {
    let mut table = anna(["workshop-two", "base-32", "base-26"]);
    table.ground(1).turn("workshop-cap", (1, 2), 180).lay("Anna", "workshop-gate", (1, 3), 0);
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
    table.turn("workshop-road", (1, 4), 0).lay("Anna", "workshop-end", (1, 5), 0);
    assert_eq!(table.fulfilled("Anna"), ["workshop-two", "base-32"]);
}

/// R-KO-14: several players may each fulfil one of their own cards in the same occasion and with
/// the same feature. Cleo's tile joins Anna's and Ben's knight in a city of 8: 16 points each. Anna
/// asks for 12 from one feature, Ben for 15 in one turn.
#[test]
fn two_players_fulfil_their_orders_with_the_same_city_of_a_third_players_tile() {
    let mut table = Table::with_hands(
        &["Anna", "Ben", "Cleo"],
        &[
            ["base-49", "base-27", "base-26"],
            ["base-50", "base-11", "base-44"],
            ["base-47", "base-10", "base-24"],
        ],
        &[],
    );
    table.column(2, 9);
    table.claim("Anna", "workshop-cap", (1, 2), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (1, 9),
        0,
        "city:0",
    );
    for y in [3, 4, 6, 7, 8] {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Cleo", "workshop-tube", (1, 5), 0);
    assert_eq!(table.all_points(), [16 + worth(&["base-49"]), 16 + worth(&["base-50"]), 0]);
}

/// R-KO-12, 14: when several players must choose, each does, in any order, and the next turn waits
/// for all. Anna's tile joins her knight and Ben's in a city of 8, 16 points each: two cards of
/// hers fit the size, two of his the points.
#[test]
fn the_next_turn_waits_for_every_choice() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-02", "base-08", "base-26"], ["base-49", "base-50", "base-44"]],
        &[],
    );
    table.column(2, 9);
    table.claim("Anna", "workshop-cap", (1, 2), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (1, 9),
        0,
        "city:0",
    );
    for y in [3, 4, 6, 7, 8] {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Anna", "workshop-tube", (1, 5), 0);
    assert_eq!(
        (offered(&table, 0), offered(&table, 1)),
        (vec!["base-02".into(), "base-08".into()], vec!["base-49".into(), "base-50".into()])
    );
    table.choose("Ben", "base-50");
    assert_eq!(
        table.refuses(&place("workshop-field", (-5, 1), 0)),
        Rejection::Orders(orders::Rejection::ChooseFirst { seat: seat(0) })
    );
    table.choose("Anna", "base-08");
    assert_eq!(table.all_points(), [16 + worth(&["base-08"]), 16 + worth(&["base-50"])]);
    assert_eq!((table.active(), table.game().choices().len()), ("Ben", 0));
}

/// R-KO-15: what stands on the feature when it is scored counts, whoever owns it.
#[test]
fn followers_of_all_players_count_when_the_city_is_scored() {
    let mut table = anna(["base-14", "base-15", "base-16"]);
    table.column(2, 4);
    table.claim("Anna", "workshop-cap", (1, 2), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (1, 4),
        0,
        "city:0",
    );
    table.lay("Anna", "workshop-tube", (1, 3), 0);
    // Two followers, one of them Anna's: neither three nor two of her own.
    assert_eq!(table.fulfilled("Anna"), ["base-14"]);
}

/// R-KO-15: farmers beside the city do not stand in it.
#[test]
fn farmers_beside_a_city_are_not_in_it() {
    let mut table = anna(["base-14", "base-09", "base-26"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.claim("Ben", "workshop-tube", (1, 3), 0, "field:0").lay(
        "Anna",
        "workshop-cap",
        (1, 4),
        0,
    );
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// The orders of the player on turn come first, then clockwise.
#[test]
fn orders_are_shown_in_turn_order_from_the_player_on_turn() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-50", "base-27", "base-26"], ["base-02", "base-11", "base-44"]],
        &[],
    );
    // Ben completes Anna's city of 8, 16 points: his "at least 6" and her "15 in one turn".
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    for y in 3..=8 {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.lay("Ben", "workshop-cap", (1, 9), 0);
    let shown: Vec<_> = table
        .last()
        .iter()
        .filter_map(|outcome| {
            if let Outcome::Orders(orders::Outcome::Fulfilled { seat, .. }) = outcome {
                Some(*seat)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(shown, [seat(1), seat(0)]);
}
