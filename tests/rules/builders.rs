//! Traders & Builders and the figures of several sets together (R-TB-2, 4, R-TURN-2, R-KO-15,
//! EX-10, 34).

use rules::feature::Place;
use rules::game::{legal, sets};
use rules::orders;
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::Good;
use rules::{Move, Rejection};

use support::table::{Table, seat, segment, spot};

/// EX-10, R-TB-1, 2: wine tokens A 4, B 4, C 1: A 10, B 10, C 0; cloth all 0: nobody. Nobody owned
/// the cities.
#[test]
fn ex_10_the_most_wine_gives_ten_to_both_who_tie() {
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &["traders-builders"]);
    // A column of four wines that Anna completes.
    table.ground(1).turn("workshop-cap", (1, 2), 180).turn("traders-city-tube-wine", (1, 3), 90);
    table.turn("traders-city-tube-wine-road", (1, 4), 90).turn(
        "traders-city-tube-wine-two-roads",
        (1, 5),
        90,
    );
    table.turn("traders-city-tube-wine-city-cap", (1, 6), 90).lay(
        "Anna",
        "workshop-cap",
        (1, 7),
        0,
    );
    // One wine between three caps, of which Cleo lays the last.
    table.ground(4).turn("workshop-cap", (4, 2), 180).turn(
        "traders-city-three-wine-road",
        (4, 3),
        0,
    );
    table.turn("workshop-cap", (3, 3), 90).lay("Cleo", "workshop-cap", (5, 3), 270);
    // Four corners with wine in a ring, of which Ben lays the last.
    table.ground(9).turn("traders-city-corner-wine", (9, 2), 180);
    table.turn("traders-city-corner-broad-wine-road-east", (10, 2), 270);
    table.turn("traders-city-corner-wine-two-roads", (10, 3), 0);
    table.lay("Ben", "traders-city-corner-wine-city-corner", (9, 3), 90);
    let wine = [0, 1, 2].map(|player| table.game().goods().unwrap().held(seat(player))[Good::Wine]);
    assert_eq!(wine, [4, 4, 1]);
    assert_eq!(table.all_points(), [0, 0, 0]);
    table.end_game();
    assert_eq!(table.all_points(), [10, 10, 0]);
    assert_eq!((table.from("Anna", Source::Goods), table.from("Ben", Source::Goods)), (10, 10));
}

/// Anna's road of two tiles down column 1 with a follower and a builder; (1, 4) extends it.
fn builder_on_a_road(sets: &[&str]) -> Table {
    let mut table = Table::with_sets(&["Anna", "Ben"], &[&["traders-builders"], sets].concat());
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0").until("Anna");
    table.place("workshop-road", (1, 3), 0).figure(Figure::Builder, "road:0").end();
    table
}

/// R-TB-4, R-TURN-2: the second part is a full one: a tile, wood and scoring; the first part is
/// scored before it, and the tile that completes the road and sends the builder home still brings
/// it. Then Ben is on: there is no third.
#[test]
fn the_second_part_of_a_double_turn_is_a_full_part() {
    let mut table = builder_on_a_road(&[]);
    assert_eq!(table.active(), "Ben", "the tile that received the builder does not count");
    table.until("Anna");
    let turn = table.game().turn();
    table.turn("workshop-end", (1, 4), 0);
    assert_eq!((table.points("Anna"), table.game().supply(seat(0)).count(Figure::Builder)), (3, 1));
    assert_eq!(
        (table.active(), sets::builder::is_second_part(table.game()), table.game().turn()),
        ("Anna", true, turn)
    );
    table.place("workshop-cap", (0, -1), 180).follower("city:0").end();
    assert_eq!(
        (table.points("Anna"), table.active(), table.game().turn()),
        (3 + 4, "Ben", turn + 1)
    );
}

/// R-TB-4: only the owner of the builder has a second part; Ben extends Anna's road in vain.
#[test]
fn another_player_s_tile_wakes_no_builder() {
    let mut table = builder_on_a_road(&[]);
    table.until("Ben").turn("workshop-road", (1, 4), 0);
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", false));
}

/// R-TB-4: an abbey is no part of the road that it closes: no second part.
#[test]
fn an_abbey_wakes_no_builder() {
    let mut table = builder_on_a_road(&["abbey-mayor"]);
    table
        .column(2, 5)
        .turn("workshop-field", (1, 5), 0)
        .turn("workshop-field", (0, 5), 0)
        .field((0, 4));
    table.until("Anna").play(Move::PlaceAbbey { at: spot((1, 4)) }).end();
    assert_eq!(table.points("Anna"), 2);
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Ben", false));
}

/// R-TURN-2, R-KO-20: a double turn is one turn: one order is drawn at its start and none before
/// its second part.
#[test]
fn a_double_turn_draws_one_order() {
    let hands = [["base-26", "base-27", "base-03"], ["base-08", "base-11", "base-10"]];
    let mut table = Table::with_sets_and_pile(
        &["Anna", "Ben"],
        &["traders-builders"],
        &hands,
        &["base-07", "base-12"],
    );
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0").until("Anna");
    table.place("workshop-road", (1, 3), 0).figure(Figure::Builder, "road:0").end().until("Anna");
    table.draw().turn("workshop-road", (1, 4), 0);
    assert!(sets::builder::is_second_part(table.game()));
    assert_eq!(
        table.refuses(&Move::DrawOrder { card: None }),
        Rejection::Orders(orders::Rejection::OnlyAtTurnStart)
    );
    assert_eq!(table.hand("Anna").len(), 4);
}

/// EX-34, R-KO-15: "at least 3 followers in a completed city": Anna's big follower, mayor and
/// builder are 2, not fulfilled; with a normal knight they are 3, fulfilled.
#[test]
fn ex_34_big_follower_and_mayor_count_one_each_and_the_builder_none() {
    for knight in [false, true] {
        let hands = [["base-15", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
        let sets = ["inns-cathedrals", "traders-builders", "abbey-mayor"];
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &sets, &hands);
        table.column(1, 7).field((2, 1));
        table
            .until("Anna")
            .place("workshop-cap", (2, 2), 180)
            .figure(Figure::BigFollower, "city:0")
            .end();
        table.until("Anna").place("workshop-tube", (2, 4), 0).figure(Figure::Mayor, "city:0").end();
        table.until("Anna").place("workshop-tube", (2, 6), 0);
        if knight {
            table.follower("city:0");
        }
        table
            .end()
            .until("Anna")
            .place("workshop-tube", (2, 3), 0)
            .figure(Figure::Builder, "city:0")
            .end();
        table.until("Ben").turn("workshop-tube", (2, 5), 0);
        table.until("Anna").place("workshop-cap", (2, 7), 0).end();
        assert_eq!(
            table.points("Anna"),
            12 + if knight { support::table::worth(&["base-15"]) } else { 0 }
        );
        assert_eq!(table.fulfilled("Anna").len(), usize::from(knight));
    }
}

/// R-KO-15: nor is the pig counted, nor a builder on a road. With three farmers and a pig on the
/// board the fourth farmer is not yet the fifth; a thief and his builder are not two followers.
#[test]
fn pig_and_builder_are_no_followers_for_any_order() {
    let hands = [["base-47", "base-17", "base-26"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["traders-builders"], &hands);
    // South of each tube is a field of its own.
    table.ground(8).claim("Anna", "workshop-tube", (1, 2), 90, "field:0").until("Anna");
    table.place("workshop-field", (1, 3), 0).figure(Figure::Pig, "field:0").end();
    for x in [3, 4, 5] {
        table.claim("Anna", "workshop-tube", (x, 2), 90, "field:0");
    }
    assert_eq!((table.supply("Anna"), table.fulfilled("Anna").len()), (7 - 4, 0));
    table.claim("Anna", "workshop-tube", (6, 2), 90, "field:0");
    assert_eq!(table.fulfilled("Anna"), ["base-47"]);
    table.claim("Anna", "workshop-end", (8, 2), 180, "road:0").until("Anna");
    table.place("workshop-road", (8, 3), 0).figure(Figure::Builder, "road:0").end();
    table.lay("Anna", "workshop-end", (8, 4), 0);
    assert_eq!((table.from("Anna", Source::Road), table.fulfilled("Anna").len()), (3, 1));
}

/// R-TB-3: the builder goes to a road or an incomplete city, not into a city that its own tile
/// completes.
#[test]
fn no_builder_goes_into_a_complete_city() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["traders-builders"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0").until("Anna").place(
        "workshop-cap",
        (1, 3),
        0,
    );
    let place = Place { at: spot((1, 3)), segment: segment("city:0") };
    let builder = Move::Deploy { figure: Figure::Builder, on: place.segment, at: None };
    assert_eq!(table.refuses(&builder), Rejection::Complete { place });
    let claims = legal::claims(table.game(), Figure::Builder);
    assert_eq!(claims, []);
}
