//! King & Robber (R-KR, EX-11…14; EX-4 is in `scoring`, the City of Carcassonne in `count`, the
//! abbey in `abbeys`).

use rules::Outcome;
use rules::expansion::{self, king_robber};
use rules::scoring::{Label, Source};
use rules::title::{Taken, Title};

use support::table::{Table, seat};

fn taken(table: &Table) -> Vec<Taken> {
    let outcomes = table.last().iter();
    outcomes
        .filter_map(|outcome| {
            if let Outcome::Expansion(expansion::Outcome::KingRobber(
                king_robber::Outcome::Taken(taken),
            )) = outcome
            {
                Some(*taken)
            } else {
                None
            }
        })
        .collect()
}

/// R-KR-1: the cards are aside until somebody earns them, and absent without the expansion.
#[test]
fn nobody_holds_a_title_at_first_and_without_the_expansion_there_is_none() {
    let table = Table::with_king(&["Anna", "Ben"]);
    assert_eq!((table.king(), table.robber()), ((None, 0), (None, 0)));
    assert!(Table::of(&["Anna", "Ben"]).game().titles().is_none());
}

/// R-KR-2: the first completed city takes the King, the first road the Robber, whatever their size.
#[test]
fn the_first_city_and_the_first_road_take_the_titles() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Ben", 1, 2);
    assert_eq!((table.king(), table.robber()), ((Some("Ben"), 2), (None, 0)));
    assert_eq!(taken(&table), [Taken { title: Title::King, by: seat(1), from: None, size: 2 }]);
    table.road("Anna", 2, 2);
    assert_eq!((table.king(), table.robber()), ((Some("Ben"), 2), (Some("Anna"), 2)));
}

/// R-KR-2, 3: a monastery moves neither title.
#[test]
fn a_monastery_moves_no_title() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.column(1, 3).column(3, 3).field((2, 3)).turn("base-monastery", (2, 2), 0);
    assert_eq!(table.game().completed().monasteries, 1);
    assert_eq!((table.king(), table.robber()), ((None, 0), (None, 0)));
}

/// R-KR-3, EX-12: A completes size 6 (King A, 6); B completes 6: still A; B completes 7: B, record
/// 7.
#[test]
fn ex_12_only_a_strictly_larger_city_takes_the_king() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Anna", 1, 6);
    assert_eq!(table.king(), (Some("Anna"), 6));
    table.city("Ben", 2, 6);
    assert_eq!(table.king(), (Some("Anna"), 6));
    assert_eq!(taken(&table), []);
    table.city("Ben", 3, 7);
    assert_eq!(table.king(), (Some("Ben"), 7));
    assert_eq!(
        taken(&table),
        [Taken { title: Title::King, by: seat(1), from: Some(seat(0)), size: 7 }]
    );
}

/// R-KR-3: the Robber likewise, with roads.
#[test]
fn only_a_strictly_longer_road_takes_the_robber() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Anna", 1, 4).road("Ben", 2, 4);
    assert_eq!(table.robber(), (Some("Anna"), 4));
    table.road("Ben", 3, 5);
    assert_eq!(table.robber(), (Some("Ben"), 5));
}

/// R-KR-4, R-DEF-1: who owns the city does not matter. Ben's knight scores, Anna takes the King.
#[test]
fn the_completer_takes_the_king_not_the_owner() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.ground(1).claim("Ben", "workshop-cap", (1, 2), 180, "city:0").lay(
        "Anna",
        "workshop-cap",
        (1, 3),
        0,
    );
    assert_eq!(table.all_points(), [0, 4]);
    assert_eq!(table.king(), (Some("Anna"), 2));
}

/// R-KR-5, 7: the holder who beats the own record keeps the card, and the record rises: a size
/// between does not take it.
#[test]
fn beating_the_own_record_raises_it() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Anna", 1, 3).city("Anna", 2, 6);
    assert_eq!(table.king(), (Some("Anna"), 6));
    assert_eq!(
        taken(&table),
        [Taken { title: Title::King, by: seat(0), from: Some(seat(0)), size: 6 }]
    );
    table.city("Ben", 3, 5);
    assert_eq!(table.king(), (Some("Anna"), 6));
}

/// R-KR-6, EX-13: record 4, King A. B's one tile completes cities of 4 and 5: B, record 5.
#[test]
fn ex_13_of_several_cities_the_largest_decides() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Anna", 1, 4);
    assert_eq!(table.king(), (Some("Anna"), 4));
    // Rows 2 to 4 hang from above, rows 6 to 9 hold on to the field beside them; row 5 has city in
    // the north and south.
    table.column(3, 9);
    table.turn("workshop-cap", (2, 2), 180).turn("workshop-tube", (2, 3), 0).turn(
        "workshop-tube",
        (2, 4),
        0,
    );
    table.turn("workshop-cap", (2, 9), 0);
    for y in 6..=8 {
        table.turn("workshop-tube", (2, y), 0);
    }
    table.lay("Ben", "base-city-caps-opposite", (2, 5), 0);
    let sizes: Vec<u32> =
        table.completed().iter().map(|completion| completion.record.tiles).collect();
    assert_eq!(sizes.len(), 2);
    assert!(sizes.contains(&4) && sizes.contains(&5), "{sizes:?}");
    assert_eq!(table.king(), (Some("Ben"), 5));
    assert_eq!(taken(&table).len(), 1, "the King moves once");
}

/// R-KR-6: one tile may move both titles.
#[test]
fn one_tile_may_take_king_and_robber() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    // A gate with city in the north and a road to the south, between a cap and a road's end.
    table.column(2, 4).turn("workshop-cap", (1, 2), 180).turn("workshop-end", (1, 4), 0);
    table.lay("Ben", "workshop-gate", (1, 3), 0);
    assert_eq!((table.king(), table.robber()), ((Some("Ben"), 2), (Some("Ben"), 2)));
    assert_eq!(taken(&table).len(), 2);
}

/// EX-11: A completes a 2-tile city, later a 3-tile road, later a 2-tile road; B a 2-tile road and
/// a 3-tile city. King B (3 > 2), Robber A (3, the 2s are shorter). 2 cities, 3 roads: B +2, A +3.
/// Nobody had a follower anywhere (R-KR-4).
#[test]
fn ex_11_king_and_robber_at_the_end() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    // Anna's city of two.
    table.turn("base-city-cap", (0, -1), 180);
    table.turn("base-junction-three", (1, 0), 0).turn("base-city-cap", (-1, -1), 0);
    // Ben's road of two: the junction's eastern arm.
    table.turn("base-monastery-road", (2, 0), 90);
    assert_eq!((table.king(), table.robber()), ((Some("Anna"), 2), (Some("Ben"), 2)));
    // Anna's road of three: junction, start tile, junction.
    table.turn("base-junction-three", (-1, 0), 0);
    assert_eq!(table.robber(), (Some("Anna"), 3));
    table.turn("base-city-tube", (-1, -2), 90);
    // Anna's road of two: the first junction's southern arm.
    table.turn("base-monastery-road", (1, 1), 180);
    assert_eq!(table.robber(), (Some("Anna"), 3));
    // Ben's city of three.
    table.turn("base-city-cap", (-1, -3), 180);
    assert_eq!(table.king(), (Some("Ben"), 3));
    assert_eq!((table.game().completed().cities, table.game().completed().roads), (2, 3));
    table.end_game();
    assert_eq!(table.all_points(), [3, 2]);
    assert_eq!((table.from("Anna", Source::Robber), table.from("Ben", Source::King)), (3, 2));
}

/// R-KR-8, EX-14: the King's holder gets 1 for every completed city, whoever completed or owned it,
/// before or after, of any size: nine cities, four without owner, five of Ben's, two of those
/// besieged: Anna +9.
#[test]
fn ex_14_the_king_gets_one_for_every_completed_city() {
    let mut table =
        Table::with_sets(&["Anna", "Ben"], &["king-robber", "siege-cathars", "siege-besiegers"]);
    // One before Anna takes the King with a city of 3, seven after.
    table.city("Ben", 1, 2).city("Anna", 2, 3).city("Anna", 3, 2).city("Ben", 4, 2);
    for x in 5..=9 {
        let last = match x {
            6 => "cathars-city-cap",
            8 => "besiegers-city-cap-road",
            _ => "workshop-cap",
        };
        table.ground(x).claim("Ben", "workshop-cap", (x, 2), 180, "city:0").lay(
            "Ben",
            last,
            (x, 3),
            0,
        );
    }
    // A tenth is not completed.
    table.open_city(10, 3);
    assert_eq!((table.king(), table.game().completed().cities), ((Some("Anna"), 3), 9));
    table.end_game();
    assert_eq!((table.from("Anna", Source::King), table.from("Ben", Source::King)), (9, 0));
    let king = table.scored().into_iter().find(|score| score.source == Source::King).unwrap();
    assert_eq!(
        (&king.lines[0].label, king.lines[0].count, king.lines[0].each),
        (&Label::CompletedCities, 9, 1)
    );
}

/// R-KR-9: the Robber's holder gets 1 for every completed road.
#[test]
fn the_robber_gets_one_for_every_completed_road() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Ben", 1, 3).road("Anna", 2, 2).road("Anna", 3, 3).open_road(4, 5);
    table.end_game();
    assert_eq!(table.from("Ben", Source::Robber), 3);
    assert_eq!((table.from("Anna", Source::Robber), table.from("Ben", Source::King)), (0, 0));
}

/// R-KR-10: as long as nothing was completed, nobody gets anything.
#[test]
fn titles_that_nobody_holds_give_nothing() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.open_city(1, 3).open_road(2, 3).end_game();
    assert_eq!(table.all_points(), [0, 0]);
}

/// R-KR-14: taking a card gives no points.
#[test]
fn taking_a_title_gives_no_points() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Anna", 1, 5).road("Ben", 2, 5);
    assert_eq!(table.all_points(), [0, 0]);
}
