//! Besieged cities on the board (R-SG-1…3, 5, R-AM-2, EX-8, 26).

use rules::Move;
use rules::expansion::siege;
use rules::game::{Phase, Step};
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::Source;
use rules::throw::Token;
use rules::tile::Good;

use support::table::{Table, seat, segment, spot, worth};

/// R-SG-1, 2: one siege tile besieges the city, and a second one changes nothing: three tiles, 3 ×
/// 1; incomplete, nothing.
#[test]
fn a_second_siege_tile_changes_nothing() {
    for last in ["workshop-cap", "cathars-city-cap"] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["siege-cathars"]);
        table.claim("Anna", "cathars-city-corner", (0, -1), 180, "city:0");
        let mut incomplete = table.clone();
        table.turn(last, (1, -1), 270);
        assert_eq!(table.all_points(), [3, 0], "{last}");
        assert_eq!(incomplete.end_game().all_points(), [0, 0]);
    }
}

/// R-SG-5: a besieged city completed is a completed city for King, goods and orders as any other:
/// Anna completes Ben's city of three with a good: she is King with 3, takes the wine and fulfils
/// "exactly 3", and has 1 for the city at the end.
#[test]
fn a_besieged_city_counts_for_king_goods_and_orders() {
    let hands = [["base-05", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let sets = ["siege-cathars", "king-robber", "traders-builders"];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &sets, &hands);
    table.ground(1).claim("Ben", "cathars-city-cap", (1, 2), 180, "city:0");
    table.turn("traders-city-tube-wine", (1, 3), 90).lay("Anna", "workshop-cap", (1, 4), 0);
    assert_eq!(table.king(), (Some("Anna"), 3));
    assert_eq!(table.game().goods().unwrap().held(seat(0))[Good::Wine], 1);
    assert_eq!(table.all_points(), [worth(&["base-05"]), 3]);
    table.end_game();
    assert_eq!((table.from("Anna", Source::King), table.from("Anna", Source::Goods)), (1, 10));
}

/// R-SG-1, R-KO-6: the order for a besieged city asks for a siege tile in it.
#[test]
fn the_siege_s_order_asks_for_a_besieged_city() {
    for (tile, fulfilled) in [("cathars-city-corner", 1), ("base-city-corner", 0)] {
        let hands = [["siege-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["siege-cathars"], &hands);
        // A city of four.
        table.turn(tile, (0, -1), 180).turn("workshop-tube", (1, -1), 90).lay(
            "Anna",
            "workshop-cap",
            (2, -1),
            270,
        );
        assert_eq!(table.fulfilled("Anna").len(), fulfilled, "{tile}");
    }
}

/// EX-26, R-SG-3: four completed cities, one of them besieged, a farmer with a pig: 3 × 4 + 8 = 20.
#[test]
fn ex_26_a_besieged_city_counts_double_for_the_pig() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["siege-cathars", "traders-builders"]);
    table.city("Ben", 1, 2).city("Ben", 3, 2).city("Ben", 5, 2).ground(7).turn(
        "cathars-city-cap",
        (7, 2),
        180,
    );
    table.turn("workshop-cap", (7, 3), 0).claim("Anna", "workshop-field", (8, 1), 0, "field:0");
    table
        .until("Anna")
        .place("workshop-field", (9, 1), 0)
        .figure(Figure::Pig, "field:0")
        .end()
        .end_game();
    assert_eq!(table.all_points(), [20, 0]);
}

/// R-SG-4, R-AM-2: an abbey beside the siege tile lets a knight out.
#[test]
fn an_abbey_is_a_refuge() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["siege-cathars", "abbey-mayor"]);
    table.ground(2).turn("workshop-field", (0, 2), 0).claim(
        "Ben",
        "cathars-city-cap",
        (2, 2),
        180,
        "city:0",
    );
    table.turn("workshop-field", (0, 3), 0).turn("workshop-field", (1, 3), 0);
    let escape = Move::Escape(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((2, 2)),
        on: segment("city:0"),
    });
    table.until("Ben").pass();
    assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
    table.until("Ben").play(Move::PlaceAbbey { at: spot((1, 2)) }).end().play(escape);
    assert_eq!(table.supply("Ben"), 9);
}

/// R-TURN-1 (9, 10): with a fair in the turn the knight escapes before its token is chosen, and
/// only once.
#[test]
fn a_knight_escapes_before_the_tokens_of_a_fair_fly() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["siege-cathars", "catapult"]);
    table.turn("workshop-field", (0, 1), 0).turn_with("cathars-city-cap", (0, 2), 180, "city:0");
    table.turn("base-monastery", (1, 2), 0).turn("catapult-field", (1, 1), 0);
    let escape = Move::Escape(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((0, 2)),
        on: segment("city:0"),
    });
    assert_eq!(table.game().phase(), Phase::Asking(Step::Fair));
    assert!(table.game().legal_moves().contains(&escape));
    table.play(escape.clone());
    assert_eq!((table.supply("Ben"), table.game().phase()), (7, Phase::Asking(Step::Fair)));
    table.play(Move::OpenFair { token: Token::Target }).end();
    assert_eq!(table.active(), "Anna");
    assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
}

/// While Ben's wagon waits, the escape leaves the wagon at home and nothing else, and the fair is
/// still to come.
#[test]
fn an_escape_leaves_the_wagon_at_home_and_the_fair_open() {
    let mut table =
        Table::with_sets(&["Anna", "Ben"], &["siege-cathars", "catapult", "abbey-mayor"]);
    table.ground(2).until("Ben").turn_with("cathars-city-cap", (0, 2), 180, "city:0");
    table.lay("Anna", "base-monastery", (1, 2), 0).until("Ben");
    table.place("workshop-gate", (3, 1), 0).figure(Figure::Wagon, "road:0").end();
    table.lay("Ben", "catapult-two-roads-opposite", (3, 2), 0);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Wagon));
    let escape = Move::Escape(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((0, 2)),
        on: segment("city:0"),
    });
    table.play(escape);
    assert_eq!((table.game().phase(), table.active()), (Phase::Asking(Step::Fair), "Ben"));
    assert_eq!(table.game().supply(seat(1)).count(Figure::Wagon), 1);
}
