//! The worth of completed and incomplete features, and their owners (R-DEF-1…5, R-BASE-7…10, 12;
//! EX-1…5, 15).

use rules::Outcome;
use rules::expansion::{self, king_robber};
use rules::feature::Kind;
use rules::scoring::{Label, Line, Source};

use support::table::{Table, seat};

/// Two knights of Anna and one of Ben in cities that the tile at (1, -1) will join; Ben's turn is
/// next but one. The joined city will have 6 tiles: the start tile, (0, -1), (1, -1), (2, -1), (2,
/// -2), (3, -1).
pub fn two_knights_against_one() -> Table {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-corner", (0, -1), 180, "city:0")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (2, 0), 0)
        .turn("base-road-straight", (3, 0), 0)
        .turn_with("base-city-cap", (3, -1), 270, "city:0")
        .turn("base-monastery", (3, -2), 0)
        .turn("base-road-straight", (4, 0), 0)
        .turn_with("base-city-cap", (2, -2), 180, "city:0")
        .turn("base-city-three", (2, -1), 0);
    table
}

/// One knight each of Anna and Ben in cities that the tile at (1, -1) will join, Anna to lay it.
/// The joined city still needs a cap at (2, -2); then it has 5 tiles: the start tile, (0, -1), (1,
/// -1), (2, -1), (2, -2).
fn one_knight_each() -> Table {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-corner", (0, -1), 180, "city:0")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (2, 0), 0)
        .turn_with("base-city-corner", (2, -1), 0, "city:0");
    table
}

/// Anna's monk in the monastery at (0, 1), of whose eight neighbours only (0, 2) is missing.
fn monastery_but_one() -> Table {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-monastery", (0, 1), 0, "monastery")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (-1, 0), 0)
        .turn("base-city-cap", (1, 1), 90)
        .turn("base-city-cap", (-1, 1), 270)
        .turn("base-city-cap", (1, 2), 90)
        .turn("base-city-cap", (-1, 2), 270);
    table
}

fn lines(table: &Table) -> Vec<(&'static str, i32, i32)> {
    let lines = table.scored().into_iter().flat_map(|score| &score.lines);
    let name = |line: &Line| match line.label {
        Label::Tiles => "tiles",
        Label::Pennants => "pennants",
        Label::Building => "building",
        Label::Neighbours => "neighbours",
        _ => "other",
    };
    lines.map(|line| (name(line), line.count, line.each)).collect()
}

/// R-BASE-7, EX-1: a complete road of 4 tiles gives its thief 4.
#[test]
fn ex_1_a_road_of_four_gives_four() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-road-straight", (1, 0), 0, "road:0")
        .turn("base-monastery-road", (2, 0), 90)
        .turn("base-monastery-road", (-1, 0), 270);
    assert_eq!(table.all_points(), [4, 0]);
    assert_eq!(lines(&table), [("tiles", 4, 1)]);
}

/// R-BASE-7: an incomplete road gives the same at the end, and nothing before.
#[test]
fn an_incomplete_road_gives_one_a_tile_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-road-straight", (1, 0), 0, "road:0").turn(
        "base-road-straight",
        (2, 0),
        0,
    );
    assert_eq!(table.all_points(), [0, 0]);
    // The start tile and two more.
    assert_eq!(table.end_game().from("Anna", Source::Road), 3);
}

/// R-DEF-4: a road may close on itself. Six tiles: the start tile, one beside it to the east and
/// west, and three below.
#[test]
fn a_road_that_is_a_loop_is_complete() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-road-curve", (1, 0), 0, "road:0")
        .turn("base-road-curve", (1, 1), 90)
        .turn("base-road-straight", (0, 1), 0)
        .turn("base-road-curve", (-1, 1), 180);
    assert_eq!(table.points("Anna"), 0);
    table.turn("base-road-curve", (-1, 0), 270);
    assert_eq!(table.points("Anna"), 6);
}

/// R-DEF-4: a road ends at a junction, a monastery or a city; at a junction each arm is a road of
/// its own.
#[test]
fn roads_end_at_junctions_monasteries_and_cities() {
    for (end, degrees) in [
        ("base-junction-three", 0),
        ("base-junction-four", 0),
        ("base-monastery-road", 90),
        ("base-city-three-road", 90),
        ("base-city-cap-junction-three", 0),
    ] {
        let mut table = Table::of(&["Anna", "Ben"]);
        table.turn_with("base-monastery-road", (-1, 0), 270, "road:0").turn(end, (1, 0), degrees);
        // The monastery, the start tile and the end.
        assert_eq!(table.points("Anna"), 3, "{end}");
        assert_eq!(table.completed().len(), 1, "{end}: the other arms of a junction are open");
    }
}

/// R-DEF-4: completion needs no follower.
#[test]
fn a_feature_that_nobody_claimed_is_completed_all_the_same() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-city-cap", (0, -1), 180);
    let [completion] = table.completed()[..] else { panic!("one city is completed") };
    assert_eq!((completion.record.kind, completion.record.tiles), (Kind::City, 2));
    assert!(table.scored().is_empty());
    assert_eq!(table.game().completed().cities, 1);
}

/// R-DEF-4: a city with a gap inside is not complete.
#[test]
fn a_city_with_a_gap_is_not_complete() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-three", (0, -1), 90, "city:0")
        .turn("base-city-cap", (0, -2), 180)
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (2, 0), 0)
        .turn("base-city-cap", (2, -1), 270)
        .turn("base-road-straight", (3, 0), 0);
    // Only the place (1, -1) is open between (0, -1) and (2, -1).
    assert_eq!((table.points("Anna"), table.game().completed().cities), (0, 0));
    table.turn("base-city-tube", (1, -1), 0);
    // The start tile, (0, -1), (0, -2), (1, -1), (2, -1): 5 × 2.
    assert_eq!((table.points("Anna"), table.game().completed().cities), (10, 1));
}

/// R-DEF-1: the completer is who placed the last tile, not who owns the feature.
#[test]
fn the_completer_is_who_placed_the_last_tile() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube", (0, -1), 90, "city:0").turn("base-city-cap", (0, -2), 180);
    let [completion] = table.completed()[..] else { panic!("one city is completed") };
    assert_eq!(completion.completer, seat(1));
    assert_eq!(table.all_points(), [6, 0]);
}

/// R-DEF-2, EX-4: a city of 7 segments on 6 tiles, the crossing being visited twice, has size 6 and
/// gives 12; a King's record of 6 is not beaten by it (R-KR-3).
#[test]
fn ex_4_a_tile_visited_twice_counts_once() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    // Anna completes a city of 6 straight up from the start tile.
    table
        .turn("base-city-tube", (0, -1), 90)
        .turn("base-city-tube-pennant", (0, -2), 90)
        .turn("base-city-tube-pennant", (0, -3), 90)
        .turn("base-city-corner-road-curve", (0, -4), 180)
        .turn("base-city-cap", (1, -4), 270);
    assert_eq!(table.king(), (Some("Anna"), 6));
    // In the south Ben lays the crossing with a knight, and the last of the three corners that join
    // its two bands.
    table
        .turn("base-monastery", (0, 1), 0)
        .turn("base-city-cap", (0, 2), 180)
        .turn_with("king-city-tubes-crossing", (0, 3), 0, "city:1")
        .turn("base-city-cap", (-1, 3), 90)
        .turn("base-city-corner", (1, 3), 270)
        .turn("base-city-corner", (1, 4), 0)
        .turn("base-city-corner", (0, 4), 90);
    let [completion] = table.completed()[..] else { panic!("one city is completed") };
    assert_eq!((completion.record.tiles, completion.record.pennants), (6, 0));
    let board = table.game().board();
    let feature = board.feature(completion.record.place.unwrap()).unwrap();
    assert_eq!(board.places(feature).count(), 7, "segments");
    assert_eq!(table.points("Ben"), 12);
    assert_eq!(table.king(), (Some("Anna"), 6));
}

/// R-KR-1: where nothing joins its bands, the crossing tile carries two separate cities.
#[test]
fn the_crossing_bands_are_two_cities() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("king-city-tubes-crossing", (0, -1), 0, "city:0").turn_with(
        "base-city-cap",
        (0, -2),
        180,
        "city:0",
    );
    // North to south: the start tile, the crossing, the cap: 3 × 2 for Ben. Anna's band is still
    // open.
    assert_eq!(table.all_points(), [0, 6]);
    table.turn("base-city-cap", (-1, -1), 90).turn("base-city-cap", (1, -1), 270);
    assert_eq!(table.all_points(), [6, 6]);
}

/// R-DEF-2: pennants and followers do not change the size.
#[test]
fn pennants_and_followers_do_not_change_the_size() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube-pennant", (0, -1), 90, "city:0").turn(
        "base-city-cap",
        (0, -2),
        180,
    );
    let [completion] = table.completed()[..] else { panic!("one city is completed") };
    assert_eq!((completion.record.tiles, completion.record.pennants), (3, 1));
}

/// R-DEF-3, EX-15: three arms that meet without a junction are one road, and every tile counts: the
/// centre and arms of 3, 2 and 2 make 8. It takes the Robber from 7. (The tile is one of the tests'
/// own: the bundled one comes with Abbey & Mayor.)
#[test]
fn ex_15_a_branching_road_is_one_road_with_all_its_tiles() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Ben", 1, 7);
    assert_eq!(table.robber(), (Some("Ben"), 7));
    // The centre at (9, 2) has arms to the east, south and west: roads turned by 90° run from west
    // to east.
    table
        .ground(9)
        .claim("Ben", "workshop-branch", (9, 2), 0, "road:0")
        .turn("workshop-road", (9, 3), 0)
        .turn("workshop-road", (9, 4), 0)
        .turn("workshop-end", (9, 5), 0)
        .turn("workshop-road", (8, 2), 90)
        .turn("workshop-end", (7, 2), 90)
        .turn("workshop-road", (10, 2), 90);
    assert_eq!(table.robber(), (Some("Ben"), 7), "one arm is open still");
    table.lay("Anna", "workshop-end", (11, 2), 270);
    assert_eq!(table.points("Ben"), 8);
    assert_eq!(table.robber(), (Some("Anna"), 8));
}

/// R-DEF-5: a completed feature never grows again, whatever is laid beside it.
#[test]
fn a_completed_city_does_not_grow() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-city-cap", (0, -1), 180).turn("base-city-cap", (0, -2), 0).turn(
        "base-city-cap",
        (0, -3),
        180,
    );
    assert_eq!((table.size((0, -1), "city:0"), table.size((0, -2), "city:0")), (2, 2));
    assert_eq!(table.game().completed().cities, 2);
}

/// R-BASE-8, EX-3: a complete city of two tiles gives 4, not 2.
#[test]
fn ex_3_a_city_of_two_gives_four() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    assert_eq!(table.points("Anna"), 4);
    assert_eq!(lines(&table), [("tiles", 2, 2)]);
}

/// R-BASE-8: 2 a tile and 2 a pennant: 3 × 2 + 1 × 2 = 8.
#[test]
fn a_pennant_gives_two_more() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube-pennant", (0, -1), 90, "city:0").turn(
        "base-city-cap",
        (0, -2),
        180,
    );
    assert_eq!(table.points("Anna"), 8);
    assert_eq!(lines(&table), [("tiles", 3, 2), ("pennants", 1, 2)]);
}

/// R-BASE-8: an incomplete city gives 1 a tile and 1 a pennant at the end: 2 + 1 = 3.
#[test]
fn an_incomplete_city_gives_half_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube-pennant", (0, -1), 90, "city:0");
    assert_eq!(table.points("Anna"), 0);
    table.end_game();
    assert_eq!(table.from("Anna", Source::City), 3);
    assert_eq!(lines(&table), [("tiles", 2, 1), ("pennants", 1, 1)]);
}

/// R-BASE-9: a complete monastery gives 9, to whoever stands there, whoever laid the last tile.
#[test]
fn a_complete_monastery_gives_nine() {
    let mut table = monastery_but_one();
    assert_eq!((table.active(), table.all_points()), ("Ben", vec![0, 0]));
    table.turn("base-city-cap", (0, 2), 180);
    assert_eq!(table.all_points(), [9, 0]);
    assert_eq!((table.supply("Anna"), table.from("Anna", Source::Monastery)), (7, 9));
    assert_eq!(lines(&table), [("building", 1, 1), ("neighbours", 8, 1)]);
    assert_eq!(table.game().completed().monasteries, 1);
}

/// R-BASE-9: the monastery's own tile may be the one that completes it.
#[test]
fn a_monastery_laid_into_a_hole_is_complete_at_once() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    // All round (2, 2) but itself.
    table.column(1, 3).column(3, 3).field((2, 3)).claim(
        "Anna",
        "base-monastery",
        (2, 2),
        0,
        "monastery",
    );
    assert_eq!((table.points("Anna"), table.supply("Anna")), (9, 7));
}

/// R-BASE-9, EX-5: 1 and 1 for each neighbour at the end: with 6 neighbours 7.
#[test]
fn ex_5_a_monastery_with_six_neighbours_gives_seven_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-monastery", (0, 1), 0, "monastery")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (-1, 0), 0)
        .turn("base-city-cap", (1, 1), 90)
        .turn("base-city-cap", (-1, 1), 270)
        .turn("base-city-cap", (1, 2), 90);
    // The start tile and five more: 6 neighbours.
    assert_eq!(table.end_game().from("Anna", Source::Monastery), 7);
    assert_eq!(lines(&table), [("building", 1, 1), ("neighbours", 6, 1)]);
}

/// R-BASE-9: a monastery that stands alone but for the tile it was laid to gives 2 at the end.
#[test]
fn a_lonely_monastery_gives_two_at_the_end() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-monastery", (0, 1), 0, "monastery");
    assert_eq!(table.end_game().points("Anna"), 2);
}

/// R-BASE-10, EX-2: a tie pays both in full: city 5/1 with a knight each gives 12 to both.
#[test]
fn ex_2_a_tied_city_pays_both_owners_in_full() {
    let mut table = one_knight_each();
    table.turn("base-city-tube-pennant", (1, -1), 0).turn("base-city-cap", (2, -2), 180);
    // 5 × 2 + 1 × 2.
    assert_eq!(table.all_points(), [12, 12]);
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
}

/// R-BASE-10: more followers take it all: 6 × 2 + 1 × 2 = 14 to nothing.
#[test]
fn the_majority_takes_it_all() {
    let mut table = two_knights_against_one();
    table.until("Ben").turn("base-city-tube-pennant", (1, -1), 0);
    assert_eq!(table.all_points(), [14, 0]);
}

/// R-BASE-10: without followers nobody scores, not even the completer.
#[test]
fn a_feature_without_followers_gives_nobody_anything() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-city-cap", (0, -1), 180);
    assert_eq!(table.all_points(), [0, 0]);
    assert_eq!(table.end_game().all_points(), [0, 0]);
}

/// R-BASE-10: majorities count at the end too: an incomplete city of the same six tiles gives Anna
/// 6.
#[test]
fn the_majority_counts_at_the_end_too() {
    let mut table = two_knights_against_one();
    // A tile with city on three sides joins all and leaves the north of (1, -1) open.
    table.until("Ben").turn("base-city-three", (1, -1), 0).end_game();
    assert_eq!((table.from("Anna", Source::City), table.from("Ben", Source::City)), (6, 0));
}

/// R-BASE-12: one tile may complete several features; each is scored by itself.
#[test]
fn one_tile_completes_two_cities_of_different_owners() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-monastery", (1, -1), 0)
        .turn("base-monastery", (1, -2), 0)
        .turn_with("base-city-cap", (0, -2), 180, "city:0")
        // Between the start tile and Ben's cap, city to both sides; Anna claims the southern one.
        .turn_with("base-city-caps-opposite", (0, -1), 0, "city:1");
    assert_eq!(table.completed().len(), 2);
    assert_eq!(table.all_points(), [4, 4]);
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
}

/// R-BASE-12: a city and a road with one tile.
#[test]
fn one_tile_completes_a_city_and_a_road() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // The road has ends at (1, 0) and (-1, 1); what is missing is (-1, 0), which turns city to the
    // north.
    table
        .turn_with("base-monastery-road", (1, 0), 90, "road:0")
        .turn("base-city-cap", (0, -1), 180)
        .turn("base-city-cap", (-1, -1), 180)
        .turn_with("base-city-cap-junction-three", (-1, 0), 0, "city:0");
    assert_eq!(table.completed().len(), 2);
    // Road: (-1, 0), the start tile, (1, 0) = 3 for Anna. City of two = 4 for Ben, who laid the
    // tile.
    assert_eq!((table.from("Anna", Source::Road), table.from("Ben", Source::City)), (3, 4));
}

/// R-BASE-12: two monasteries with one tile. They stand side by side; the last tile is a neighbour
/// of both.
#[test]
fn one_tile_completes_two_monasteries() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table
        .ground(4)
        .column(1, 3)
        .claim("Anna", "base-monastery", (2, 2), 0, "monastery")
        .claim("Ben", "base-monastery", (3, 2), 0, "monastery")
        .column(4, 3)
        .field((2, 3));
    assert_eq!(table.all_points(), [0, 0]);
    table.turn("workshop-field", (3, 3), 0);
    assert_eq!(table.all_points(), [9, 9]);
}

/// R-TURN-1 (5): a completed feature is told before its scores, its scores before its followers go
/// home, and the titles follow.
#[test]
fn what_happens_is_told_in_order() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    let kinds: Vec<&str> = table
        .last()
        .iter()
        .map(|outcome| match outcome {
            Outcome::Completed(_) => "completed",
            Outcome::Scored(_) => "scored",
            Outcome::Returned { .. } => "returned",
            Outcome::Expansion(expansion::Outcome::KingRobber(king_robber::Outcome::Taken(_))) => {
                "taken"
            }
            Outcome::TurnBegan { .. } => "turn",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["completed", "scored", "returned", "taken", "turn"]);
}
