//! The board in words: what a place touches and needs, how a tile lies, what a segment is part of.

use std::collections::BTreeSet;

use content::bundled;
use rules::Seat;
use rules::feature::Place;
use rules::geometry::{Position, Rotation};
use text::spoken::Spoken;
use text::{Language, Words};

use support::table::{Table, place, seat, segment};

/// Anna’s knight stands in a city of two, north of the start tile; a road goes around it from the
/// start tile, in the west.
fn table() -> Table {
    let mut table = Table::with_sets(&["Anna", "Ben"], &[]);
    table
        .turn_with("workshop-tube", (0, -1), 0, "city:0")
        .turn("base-road-curve", (-1, 0), 180)
        .turn("workshop-road", (-1, -1), 0)
        .turn("base-road-curve", (-1, -2), 270);
    table
}

fn place_to(who: Option<Seat>, at: (i32, i32)) -> String {
    let table = table();
    Spoken::new(&Words::english(), table.game(), who).place(Position::new(at.0, at.1))
}

/// R-BASE-3: the city of two is the start tile and the tube; the road is four tiles long.
#[test]
fn a_place_is_told_by_what_it_touches_and_what_it_needs() {
    let road = "an unclaimed road of 4: needs city south and road west";
    assert_eq!(place_to(None, (0, -2)), format!("north of Anna’s city of 2, east of {road}"));
    assert_eq!(place_to(Some(seat(1)), (0, -2)), place_to(None, (0, -2)));
    assert_eq!(
        place_to(Some(seat(0)), (0, -2)),
        format!("north of your city of 2, east of {road}")
    );
}

#[test]
fn a_place_beside_nothing_but_empty_fields_is_told_by_its_edges() {
    assert_eq!(place_to(None, (0, 1)), "needs field north");
    assert_eq!(place_to(None, (5, 5)), "", "no place is open there");
}

/// R-BASE-9: the monastery and the tiles around it count, here the start tile and two roads.
#[test]
fn a_place_beside_a_monastery_that_lacks_a_tile_says_so() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-monastery", (0, 1), 0, "monastery");
    let words = Words::english();
    let told = Spoken::new(&words, table.game(), None).place(Position::new(1, 1));
    assert_eq!(told, "next to Anna’s monastery with 2 of 9 tiles: needs field west");
}

#[test]
fn a_tile_is_told_by_its_name_and_by_how_it_lies() {
    let (words, table) = (Words::english(), table());
    let spoken = Spoken::new(&words, table.game(), None);
    let catalogue = bundled::catalogue();
    let told = |tile: &str, rotation| spoken.tile(catalogue.tile(tile).unwrap(), rotation);
    assert_eq!(
        told("base-city-cap-road-straight", Rotation::Quarter),
        "city on one side, straight road: city east, road north and south, field west"
    );
    assert_eq!(
        told("base-road-curve", Rotation::None),
        "road with a bend: road south and west, field north and east"
    );
    assert_eq!(told("base-city-full-pennant", Rotation::None), told_full());
}

fn told_full() -> &'static str {
    "city on all sides, pennant: city north, east, south and west"
}

/// The two fields of a straight road, and a city, each by where it lies.
#[test]
fn a_segment_is_told_by_its_direction_its_feature_and_whoever_holds_it() {
    let (words, table) = (Words::english(), table());
    let told = |who, at: (i32, i32), on: &str| {
        let place = Place { at: Position::new(at.0, at.1), segment: segment(on) };
        Spoken::new(&words, table.game(), who).segment(place)
    };
    let city = "city of 2 to the north and south, 1 open end";
    assert_eq!(told(None, (0, -1), "city:0"), format!("Anna’s {city}"));
    assert_eq!(told(Some(seat(0)), (0, -1), "city:0"), format!("your {city}"));
    assert_eq!(told(Some(seat(1)), (0, -1), "city:0"), format!("Anna’s {city}"));
    assert_eq!(
        told(None, (-1, -2), "road:0"),
        "an unclaimed road of 4 to the east and south, 2 open ends"
    );
    let fields = ["field:0", "field:1"].map(|on| told(None, (-1, -1), on));
    assert!(fields[0].ends_with("to the east") && fields[1].ends_with("to the west"), "{fields:?}");
}

/// North of the first tile lies y = -1, east of it x = 1.
#[test]
fn a_place_lies_so_far_from_the_first_tile() {
    let words = Words::english();
    let told = |x, y| words.position(Position::new(x, y));
    assert_eq!(told(0, 0), "the first tile");
    assert_eq!(told(2, -1), "from the first tile: east 2, north 1");
    assert_eq!(told(-3, 0), "from the first tile: west 3");
    assert_eq!(told(0, 4), "from the first tile: south 4");
}

/// Two fields at the sides of a road that ends at a city: each has one half of the west.
#[test]
fn answers_that_lie_on_the_same_sides_are_told_by_their_corners() {
    let (words, mut table) = (Words::english(), Table::with_sets(&["Anna", "Ben"], &[]));
    table.play(place("base-city-three-road", (0, -1), 90));
    let game = table.game();
    let asked = game.questions().into_iter().find(|question| !question.answers.is_empty());
    let told = Spoken::new(&words, game, None).answers(&asked.expect("a figure").answers);
    for corner in ["top left", "bottom left"] {
        let end = format!(" to the west, {corner}");
        assert_eq!(told.iter().filter(|one| one.ends_with(&end)).count(), 1, "{told:#?}");
    }
}

/// Two roads end at a crossroads (R-BASE-6): both are one tile long, and begin on the same tile.
#[test]
fn features_of_one_tile_are_told_by_their_sides() {
    let (words, mut table) = (Words::english(), Table::with_sets(&["Anna", "Ben"], &[]));
    table.play(place("base-junction-four", (1, 0), 0));
    let board = table.game().board();
    let ids: Vec<_> = board.features().collect();
    let told = Spoken::new(&words, table.game(), None).features(&ids);
    let road = "an unclaimed road of 1, 1 open end. From the first tile: east 1, to the ";
    for side in ["north", "east", "south"] {
        assert!(told.contains(&format!("{road}{side}")), "{told:#?}");
    }
}

#[test]
fn a_figure_is_told_with_the_feature_on_which_it_stands() {
    let (words, table) = (Words::english(), table());
    let figure = table.game().board().figures().first().unwrap();
    assert_eq!(
        Spoken::new(&words, table.game(), None).figure(figure),
        "Anna’s knight: Anna’s city of 2 to the north and south, 1 open end"
    );
}

#[test]
fn a_feature_is_told_with_its_holder_and_what_it_lacks() {
    let (words, table) = (Words::english(), table());
    let board = table.game().board();
    let city = Place { at: Position::new(0, -1), segment: segment("city:0") };
    assert_eq!(
        Spoken::new(&words, table.game(), None).feature(board.feature(city).unwrap()),
        "Anna’s city of 2, 1 open end"
    );
}

#[test]
fn every_language_tells_the_same_place_in_words_of_its_own() {
    let table = table();
    let mut told = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let spoken = Spoken::new(&words, table.game(), Some(seat(1)));
        let place = spoken.place(Position::new(0, -2));
        println!("{place}\n{}", spoken.placed(&table.game().board().tiles()[1]));
        assert!(place.contains("Anna") && !place.contains("spoken-"), "{language:?}: {place}");
        assert!(told.insert(place.clone()), "{language:?}: {place}");
    }
}
