//! Fields of the base game (R-BASE-13, EX-25).

use rules::scoring::{Label, Source};

use support::table::Table;

/// R-BASE-13: 3 for a completed city that the field touches, at the end and not before.
#[test]
fn a_farmer_gets_three_for_a_completed_city_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "field:0");
    assert_eq!(table.points("Anna"), 0);
    table.end_game();
    assert_eq!((table.points("Anna"), table.from("Anna", Source::Field)), (3, 3));
    let [score] = table.scored()[..] else { panic!("one score") };
    let [line] = &score.lines[..] else { panic!("one line") };
    assert_eq!((&line.label, line.count, line.each), (&Label::TouchedCities, 1, 3));
}

/// R-BASE-13: incomplete cities give 0.
#[test]
fn an_incomplete_city_feeds_nobody() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube", (0, -1), 90, "field:0").end_game();
    assert_eq!(table.points("Anna"), 0);
    assert!(table.scored().is_empty());
}

/// R-BASE-13: a city counts once for a field, however often they touch. The field touches the city
/// at the start tile and at the cap; the tiles (1, 0) and (1, -1) join the two places.
#[test]
fn a_city_touched_twice_counts_once() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-cap", (0, -1), 180, "field:0")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-monastery", (1, -1), 0)
        .end_game();
    assert_eq!(table.all_points(), [3, 0]);
}

/// R-BASE-13: the same city counts for each field that touches it. Anna farms east of the tube, Ben
/// west of it.
#[test]
fn one_city_feeds_several_fields() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-tube", (0, -1), 90, "field:0")
        .turn_with("base-monastery", (-1, -1), 0, "field:0")
        .turn("base-city-cap", (0, -2), 180)
        .end_game();
    assert_eq!(table.all_points(), [3, 3]);
}

/// R-BASE-13: roads bound fields. North of the road the field touches the city, south of it not.
#[test]
fn a_road_parts_two_fields() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-road-straight", (1, 0), 0, "field:0")
        .turn_with("base-road-straight", (-1, 0), 0, "field:1")
        .turn("base-city-cap", (0, -1), 180)
        .end_game();
    assert_eq!(table.all_points(), [3, 0]);
}

/// R-BASE-13: a road that ends lets the field through. South of the tile with the road's end both
/// banks are one.
#[test]
fn a_field_goes_round_the_end_of_a_road() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // The monastery's road runs west into the start tile's; its one field touches the road's both
    // sides.
    table
        .turn_with("base-road-straight", (-1, 0), 0, "field:1")
        .turn("base-monastery-road", (1, 0), 90)
        .turn("base-city-cap", (0, -1), 180)
        .end_game();
    // South bank – monastery tile – north bank – the start tile's city: 3.
    assert_eq!(table.all_points(), [3, 0]);
}

/// R-BASE-13, EX-25: 4 completed cities give 12; a fifth, incomplete one nothing.
#[test]
fn ex_25_four_completed_cities_give_twelve() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    for x in 1..=4 {
        table.city("Ben", x, 2);
    }
    table.open_city(5, 3).claim("Anna", "workshop-field", (6, 1), 0, "field:0").end_game();
    assert_eq!(table.from("Anna", Source::Field), 12);
}

/// Two fields between two cities, Anna's west and Ben's east of the place (2, 3); the western city
/// is completed.
fn two_farmers() -> Table {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table
        .ground(3)
        .turn("workshop-cap", (1, 2), 180)
        .turn("workshop-cap", (3, 2), 180)
        .claim("Anna", "workshop-tube", (1, 3), 0, "field:0")
        .claim("Ben", "workshop-tube", (3, 3), 0, "field:1");
    table
}

/// R-BASE-13, 10: tied farmers all score in full.
#[test]
fn tied_farmers_both_score() {
    let mut table = two_farmers();
    table.turn("workshop-field", (2, 3), 0).turn("workshop-cap", (1, 4), 0).end_game();
    assert_eq!((table.from("Anna", Source::Field), table.from("Ben", Source::Field)), (3, 3));
}

/// R-BASE-13, 10: two farmers against one take the field alone.
#[test]
fn the_majority_of_farmers_takes_the_field() {
    let mut table = two_farmers();
    table
        .claim("Anna", "workshop-tube", (1, 4), 0, "field:0")
        .turn("workshop-field", (2, 3), 0)
        .turn("workshop-field", (2, 4), 0)
        .turn("workshop-cap", (1, 5), 0)
        .end_game();
    assert_eq!((table.from("Anna", Source::Field), table.from("Ben", Source::Field)), (3, 0));
}

/// R-BASE-13: while the fields are apart, each farmer has his own.
#[test]
fn farmers_of_separate_fields_do_not_compete() {
    let mut table = two_farmers();
    table.turn("workshop-cap", (1, 4), 0).end_game();
    // Only the western city is complete, and only Anna's field touches it.
    assert_eq!((table.from("Anna", Source::Field), table.from("Ben", Source::Field)), (3, 0));
}

/// R-BASE-13: a field that its tile encloses touches the cities around it: on the crossing tile
/// both bands.
#[test]
fn an_enclosed_field_touches_its_cities() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table
        .turn_with("king-city-tubes-crossing", (0, -1), 0, "field:0")
        .turn("base-city-cap", (0, -2), 180)
        .turn("base-city-cap", (-1, -1), 90)
        .turn("base-city-cap", (1, -1), 270)
        .end_game();
    assert_eq!(table.from("Anna", Source::Field), 6);
}
