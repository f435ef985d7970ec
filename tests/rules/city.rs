//! The City of Carcassonne with other expansions around it (R-CNT-2, 4…7, 9, 15, 21, EX-21).

use rules::Move;
use rules::expansion::count;
use rules::expansion::fairy::Call;
use rules::expansion::tower::Capture;
use rules::game::{Phase, Step, sets};
use rules::geometry::Corner;
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::{Edge, Good, Quarter};

use support::table::{Spot, Table, seat, segment, spot, worth};

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben", "Cleo"], &[&["count"], sets].concat())
}

fn enter(figure: Figure, quarter: Quarter) -> Move {
    Move::EnterCity { figure, quarter }
}

fn fields(table: &mut Table, places: &[Spot]) {
    for at in places {
        table.field(*at);
    }
}

/// Ben's knight in a city of one tile at the north wall, column x; a cap at (x, -2) completes it: 4
/// points.
fn open_city_of_two(table: &mut Table, x: i32) {
    table.claim("Ben", "workshop-cap", (x, -1), 0, "city:0");
}

/// R-CNT-2: roads end at the wall on the tiles 1, 4 and 11, small cities lie on 9 and 12, and
/// fields all round.
#[test]
fn the_outer_edge_of_the_city_is_landscape() {
    let table = table(&[]);
    let board = table.game().board();
    let mut shown = Vec::new();
    for (number, at) in (0..3).flat_map(|y| (0..4).map(move |x| (x, y))).enumerate() {
        let placed = board.tile(spot(at)).unwrap();
        let sides = rules::geometry::Side::ALL.into_iter();
        let outer = sides
            .map(|side| placed.edge(side))
            .filter(|edge| matches!(edge, Edge::Road | Edge::City));
        shown.extend(outer.map(|edge| (number + 1, edge)));
    }
    assert_eq!(
        shown,
        [(1, Edge::Road), (4, Edge::Road), (9, Edge::City), (11, Edge::Road), (12, Edge::City)],
        "all other sides are field or wall"
    );
}

/// R-CNT-2: a road that runs into the wall ends there, and the City's tile counts in its size; the
/// small cities are ordinary.
#[test]
fn roads_and_small_cities_at_the_wall_score_as_ever() {
    let mut table = table(&[]);
    // From the wall of (3, 0) north: the City's tile, a road and its end: 3.
    table.claim("Anna", "workshop-road", (3, -1), 0, "road:0").claim(
        "Ben",
        "workshop-cap",
        (0, 3),
        0,
        "city:0",
    );
    table.turn("workshop-end", (3, -2), 180);
    assert_eq!((table.from("Anna", Source::Road), table.from("Ben", Source::City)), (3, 4));
}

/// R-CNT-4: the dragon goes over the outer tiles and not over the two in the middle; whoever is in
/// the City is safe.
#[test]
fn the_dragon_goes_round_the_inner_city() {
    let mut table = table(&["princess-dragon"]);
    open_city_of_two(&mut table, 0);
    table.lay("Anna", "workshop-cap", (0, -2), 180).play(enter(Figure::Follower, Quarter::Castle));
    table.turn("dragon-field-volcano", (1, -1), 0);
    table.until("Anna").place("dragon-city-cap-dragon", (2, -1), 0).end();
    table.play(Move::MoveDragon { to: spot((1, 0)) });
    // South of it, at (1, 1), is the cathedral; the castle is the tile at (2, 0).
    assert_eq!(sets::dragon::ways(table.game()), [spot((2, 0)), spot((0, 0))]);
    table.play(Move::MoveDragon { to: spot((2, 0)) });
    assert_eq!(table.game().city().unwrap().residents().len(), 1);
    // (2, 1) is inside too: on to (3, 0), or north.
    assert_eq!(sets::dragon::ways(table.game()), [spot((2, -1)), spot((3, 0))]);
}

/// Ben's road from (-1, -2) to the junction that is to lie at (1, -2): three tiles. At (2, -2) a
/// road of two ends there.
fn two_roads(ben: bool, anna: bool) -> Table {
    let mut table = table(&[]);
    fields(&mut table, &[(0, -1), (1, -1), (2, -1)]);
    table.until("Ben").place("workshop-road", (0, -2), 90);
    if ben {
        table.follower("road:0");
    }
    table.end().turn("workshop-end", (-1, -2), 90);
    table.until("Anna").place("workshop-end", (2, -2), 270);
    if anna {
        table.follower("road:0");
    }
    table.end().until("Anna").turn("base-junction-three", (1, -2), 180);
    assert_eq!(table.completed().len(), 2);
    table
}

/// EX-21, R-CNT-5, 6: A's tile completes B's 3-tile road and nothing of A's: B 3, A 0, A may
/// deploy. If it also completes A's 2-tile road (2 points), A may not. If B's road is unowned, may
/// not either. All that the tile completed counts together.
#[test]
fn ex_21_all_that_the_tile_completed_counts_together() {
    for (ben, anna, points, may) in [
        (true, false, [0, 3, 0], true),
        (true, true, [2, 3, 0], false),
        (false, false, [0, 0, 0], false),
    ] {
        let table = two_roads(ben, anna);
        assert_eq!(table.all_points(), points);
        assert_eq!(table.game().phase() == Phase::Asking(Step::Enter), may, "{points:?}");
    }
}

/// R-CNT-7: goods, the King's card, an order's points and the fairy's point at the start of the
/// turn are no scoring: Anna gets them all for Ben's city and may be sent in.
#[test]
fn goods_titles_orders_and_the_fairy_s_greeting_are_no_scoring() {
    let hands = [["base-05", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let sets = ["count", "traders-builders", "king-robber", "princess-dragon"];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &sets, &hands);
    let fairy = Move::MoveFairy(Call {
        figure: Figure::Follower,
        at: Some(spot((1, -1))),
        on: Some(segment("field:0")),
        quarter: None,
    });
    table.claim("Anna", "workshop-field", (1, -1), 0, "field:0");
    open_city_of_two(&mut table, 0);
    table.until("Anna").place("workshop-field", (1, -2), 0).play(fairy).end();
    table.turn("traders-city-tube-wine", (0, -2), 90);
    assert_eq!((table.active(), table.from("Anna", Source::Fairy)), ("Anna", 1));
    table.turn("workshop-cap", (0, -3), 180);
    // A city of exactly three with one good: 6 for Ben.
    assert_eq!((table.points("Ben"), table.points("Anna")), (6, 1 + worth(&["base-05"])));
    assert_eq!(
        (table.king(), table.game().goods().unwrap().held(seat(0))[Good::Wine]),
        ((Some("Anna"), 3), 1)
    );
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
}

/// R-CNT-7: the fairy's 3 points for a scored feature are scoring (A21): Anna is outnumbered in
/// Ben's city and gets them.
#[test]
fn the_fairy_s_three_points_for_a_feature_are_scoring() {
    for with_fairy in [false, true] {
        let mut table = table(&["princess-dragon"]);
        fields(&mut table, &[(1, -1), (1, -2), (1, -3), (1, -4), (1, -5)]);
        table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").claim(
            "Ben",
            "workshop-tube",
            (0, -3),
            0,
            "city:0",
        );
        table.claim("Anna", "workshop-cap", (0, -5), 180, "city:0").turn(
            "workshop-tube",
            (0, -4),
            0,
        );
        table.until("Anna").place("workshop-field", (2, -1), 0);
        if with_fairy {
            table.play(Move::MoveFairy(Call {
                figure: Figure::Follower,
                at: Some(spot((0, -5))),
                on: Some(segment("city:0")),
                quarter: None,
            }));
        }
        table.end().until("Anna").turn("workshop-tube", (0, -2), 0);
        // 1 at the start of Anna's turn, and 3.
        assert_eq!(
            (table.points("Ben"), table.points("Anna")),
            (10, if with_fairy { 4 } else { 0 })
        );
        assert_eq!(table.game().phase() == Phase::Asking(Step::Enter), !with_fairy);
    }
}

/// R-CNT-7: a ransom is no scoring: Ben got 3 from Anna, but nobody scored for the city that her
/// tile completed.
#[test]
fn a_ransom_is_no_scoring() {
    let mut table = table(&["tower"]);
    table.adjust("Anna", 5).claim("Anna", "workshop-field", (0, -1), 0, "field:0");
    table.turn("workshop-cap", (2, -1), 0);
    table
        .until("Ben")
        .place("tower-field", (1, -1), 0)
        .play(Move::RaiseTower { at: spot((1, -1)) });
    let (player, at, on) = (seat(0), spot((0, -1)), Some(segment("field:0")));
    table
        .play(Move::Capture(Capture { player, figure: Figure::Follower, at, on, exchange: None }))
        .end();
    table.until("Anna").play(Move::Ransom { player: seat(1), figure: Figure::Follower });
    table.turn("workshop-cap", (2, -2), 180);
    assert_eq!((table.all_points(), table.game().completed().cities), (vec![2, 3, 0], 1));
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
}

/// R-CNT-7: the points that a barn triggers are scoring, for Anna herself or for the opponent: with
/// the tile that completes an unclaimed city she places her barn on the farmer's field. The field
/// touches that city and Carcassonne: 6.
#[test]
fn the_points_that_a_barn_triggers_are_scoring() {
    for (farmer, points, may) in [("Anna", [6, 0, 0], false), ("Ben", [0, 6, 0], true)] {
        let mut table = table(&["abbey-mayor"]);
        table.claim(farmer, "workshop-field", (0, -1), 0, "field:0");
        fields(&mut table, &[(0, -2), (0, -3), (1, -1)]);
        table.turn("workshop-cap", (1, -3), 180);
        // The cap's field meets those of (0, -2), (0, -1) and (1, -1) in the south-west.
        table.until("Anna").place("workshop-cap", (1, -2), 0);
        table.play(Move::PlaceBarn { corner: Corner::SouthWest }).end();
        assert_eq!((table.all_points(), table.game().completed().cities), (points.to_vec(), 1));
        assert_eq!(table.game().phase() == Phase::Asking(Step::Enter), may, "{farmer}");
    }
}

/// R-CNT-9: normal and big followers enter any quarter, the mayor only the castle, the wagon any
/// but the market, and builder, pig and barn none.
#[test]
fn each_figure_has_its_quarters() {
    let mut table = table(&["inns-cathedrals", "traders-builders", "abbey-mayor"]);
    open_city_of_two(&mut table, 0);
    table.lay("Anna", "workshop-cap", (0, -2), 180);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    let (small, big, mayor, wagon) =
        (Figure::Follower, Figure::BigFollower, Figure::Mayor, Figure::Wagon);
    assert_eq!(sets::count::entrants(table.game(), Quarter::Castle), [small, big, mayor, wagon]);
    assert_eq!(sets::count::entrants(table.game(), Quarter::Blacksmith), [small, big, wagon]);
    assert_eq!(sets::count::entrants(table.game(), Quarter::Cathedral), [small, big, wagon]);
    assert_eq!(sets::count::entrants(table.game(), Quarter::Market), [small, big]);
    for (figure, quarter) in [
        (mayor, Quarter::Blacksmith),
        (wagon, Quarter::Market),
        (Figure::Builder, Quarter::Castle),
        (Figure::Pig, Quarter::Market),
        (Figure::Barn, Quarter::Market),
    ] {
        assert_eq!(
            table.refuses(&enter(figure, quarter)),
            count::Rejection::NotInQuarter { figure, quarter }.into()
        );
    }
    table.play(enter(mayor, Quarter::Castle));
}

/// R-CNT-15, R-AM-6: the mayor from the castle counts for the majority at once, 2 : 1 for two
/// pennants, and returns with the others: 4 × 2 + 2 × 2 = 12.
#[test]
fn a_mayor_from_the_castle_counts_at_once() {
    let mut table = table(&["abbey-mayor"]);
    open_city_of_two(&mut table, 0);
    table.lay("Anna", "workshop-cap", (0, -2), 180).play(enter(Figure::Mayor, Quarter::Castle));
    table.play(Move::MoveCount { quarter: Quarter::Market });
    open_city_of_two(&mut table, 2);
    table.turn("workshop-flag", (2, -2), 0).turn("workshop-flag", (2, -3), 0);
    table.until("Cleo").place("workshop-cap", (2, -4), 180).end();
    table.play(Move::LeaveCity {
        player: seat(0),
        figure: Figure::Mayor,
        from: Quarter::Castle,
        at: spot((2, -1)),
        on: segment("city:0"),
    });
    assert_eq!(table.all_points(), [12, 4, 0]);
    assert_eq!(table.game().supply(seat(0)).count(Figure::Mayor), 1);
}

/// R-AM-2: followers in the cathedral come out to an abbey that is complete.
#[test]
fn the_cathedral_comes_out_to_an_abbey() {
    let mut table = table(&["abbey-mayor"]);
    open_city_of_two(&mut table, 0);
    table
        .lay("Cleo", "workshop-cap", (0, -2), 180)
        .play(enter(Figure::Follower, Quarter::Cathedral));
    fields(&mut table, &[(1, -1), (2, -1), (0, -3), (2, -2), (1, -3), (2, -3)]);
    table.until("Anna").play(Move::PlaceAbbey { at: spot((1, -2)) }).follower("monastery").end();
    table.play(Move::LeaveCity {
        player: seat(2),
        figure: Figure::Follower,
        from: Quarter::Cathedral,
        at: spot((1, -2)),
        on: segment("monastery"),
    });
    // 1 : 1.
    assert_eq!(table.all_points(), [9, 4, 9]);
}

/// R-CNT-21: each part of a double turn is judged separately: Anna's tile extends her builder's
/// road and completes Ben's first city, and her second tile completes his other one. She sends a
/// follower in after each, and moves the Count.
#[test]
fn a_follower_may_enter_in_either_part_of_a_double_turn() {
    let mut table = table(&["traders-builders"]);
    fields(&mut table, &[(0, -1), (1, -1)]);
    table.claim("Anna", "workshop-road", (0, -2), 90, "road:0");
    table.until("Anna").place("workshop-road", (1, -2), 90).figure(Figure::Builder, "road:0").end();
    fields(&mut table, &[(1, -3)]);
    table.claim("Ben", "workshop-cap", (2, -3), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (0, -3),
        0,
        "city:0",
    );
    table.until("Anna").turn("base-city-cap-road-straight", (2, -2), 0);
    assert_eq!((table.points("Ben"), table.game().phase()), (4, Phase::Asking(Step::Enter)));
    let moved = |quarter| Move::MoveCount { quarter };
    table.play(enter(Figure::Follower, Quarter::Blacksmith)).play(moved(Quarter::Market));
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", true));
    table.turn("workshop-cap", (0, -4), 180);
    assert_eq!((table.points("Ben"), table.game().phase()), (8, Phase::Asking(Step::Enter)));
    table.play(enter(Figure::Follower, Quarter::Castle)).play(moved(Quarter::Cathedral));
    assert_eq!((table.active(), table.game().city().unwrap().residents().len()), ("Ben", 2));
}

/// R-CNT-21: points of the first part do not keep the second part from the City: Anna's own city of
/// two, 4, then Ben's.
#[test]
fn points_of_the_first_part_do_not_count_in_the_second() {
    let mut table = table(&["traders-builders"]);
    fields(&mut table, &[(0, -1), (1, -1)]);
    table.claim("Anna", "workshop-road", (0, -2), 90, "road:0");
    table.until("Anna").place("workshop-road", (1, -2), 90).figure(Figure::Builder, "road:0").end();
    fields(&mut table, &[(1, -3)]);
    table.claim("Anna", "workshop-cap", (2, -3), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (0, -3),
        0,
        "city:0",
    );
    table.until("Anna").turn("base-city-cap-road-straight", (2, -2), 0);
    assert_eq!((table.points("Anna"), table.game().phase()), (4, Phase::Place));
    table.turn("workshop-cap", (0, -4), 180);
    assert_eq!((table.points("Ben"), table.game().phase()), (4, Phase::Asking(Step::Enter)));
}

/// The projection does not run ahead of the Count's question: Ben's fairy greets him only when his
/// turn has come. With Anna's tile he has a city of two and, at the end, a road of one tile and 3
/// for the fairy beside it: 4 + 1 + 3.
#[test]
fn the_projection_stops_at_the_count_s_question() {
    let mut table = table(&["princess-dragon"]);
    table.claim("Ben", "workshop-road", (1, -1), 90, "road:0").claim(
        "Ben",
        "workshop-cap",
        (1, -2),
        0,
        "city:0",
    );
    let thief = Move::MoveFairy(Call {
        figure: Figure::Follower,
        at: Some(spot((1, -1))),
        on: Some(segment("road:0")),
        quarter: None,
    });
    table.until("Ben").place("workshop-field", (2, -2), 0).play(thief).end();
    table.until("Anna").place("workshop-cap", (1, -3), 180);
    assert_eq!((table.points("Ben"), table.game().projected()[seat(1)]), (0, 8));
    table.end();
    assert_eq!(
        (table.game().phase(), table.game().projected()[seat(1)]),
        (Phase::Asking(Step::Enter), 8)
    );
    table.end();
    assert_eq!((table.active(), table.game().projected()[seat(1)]), ("Ben", 8 + 1));
}
