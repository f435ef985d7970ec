//! Abbey & Mayor on the board (R-AM, R-KR-12, EX-9, 16, 28).

use std::sync::Arc;

use content::bundled;
use rules::expansion::wagon;
use rules::feature::Place;
use rules::game::{Phase, Step, sets};
use rules::geometry::Corner;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::{Quarter, Tile};
use rules::{Catalogue, Move, Rejection};

use support::table::{Spot, Table, deploy, seat, segment, setup, spot};

fn abbey(at: Spot) -> Move {
    Move::PlaceAbbey { at: spot(at) }
}

fn enter(quarter: Quarter) -> Move {
    Move::EnterCity { figure: Figure::Follower, quarter }
}

/// Anna's follower comes out of the market to the field of that tile.
fn out_of_the_market(at: Spot) -> Move {
    Move::LeaveCity {
        player: seat(0),
        figure: Figure::Follower,
        from: Quarter::Market,
        at: spot(at),
        on: segment("field:0"),
    }
}

/// EX-9, R-AM-6: city 6/3: A's mayor has strength 3, B's two knights 2: A 6 × 2 + 3 × 2 = 18, B 0.
#[test]
fn ex_09_a_mayor_beats_two_knights_where_three_pennants_are() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.column(1, 7).field((2, 1));
    table.claim("Ben", "workshop-cap", (2, 2), 180, "city:0");
    table.until("Anna").place("workshop-flag", (2, 4), 0).figure(Figure::Mayor, "city:0").end();
    table.claim("Ben", "workshop-tube", (2, 6), 0, "city:0");
    table.turn("workshop-flag", (2, 3), 0).turn("workshop-flag", (2, 5), 0).turn(
        "workshop-cap",
        (2, 7),
        0,
    );
    assert_eq!(table.all_points(), [18, 0]);
    assert_eq!(table.game().supply(seat(0)).count(Figure::Mayor), 1);
}

/// EX-9, R-AM-6: city 2/0 with only A's mayor: A 0, and the mayor returns. He stands in cities
/// only.
#[test]
fn ex_09_a_mayor_without_pennants_gets_nothing_and_returns() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.place("workshop-cap", (0, -1), 180);
    let field = Move::Deploy { figure: Figure::Mayor, on: segment("field:0"), at: None };
    assert!(matches!(table.refuses(&field), Rejection::WrongFigure { .. }));
    table.figure(Figure::Mayor, "city:0").end();
    assert_eq!((table.game().completed().cities, table.points("Anna")), (1, 0));
    assert_eq!(table.game().supply(seat(0)).count(Figure::Mayor), 1);
}

/// EX-16, R-KR-12, R-AM-4: A's abbey closes a 3-tile city (B's knight) and a 1-tile road stub;
/// records city 2 (C), road none: King A with 3, Robber A with 1, B 6. A scored 0 and B more: A may
/// use R-CNT-5.
#[test]
fn ex_16_the_placer_of_the_abbey_completes_what_it_closes() {
    let mut table =
        Table::with_sets(&["Anna", "Ben", "Cleo"], &["abbey-mayor", "king-robber", "count"]);
    table.turn("workshop-cap", (0, -1), 0).lay("Cleo", "workshop-cap", (0, -2), 180);
    assert_eq!(table.king(), (Some("Cleo"), 2));
    // Around (2, -2): the road from the south, the city from the north, fields in the west and
    // east.
    table.turn("workshop-field", (1, -1), 0).turn("workshop-field", (1, -2), 0).turn(
        "workshop-field",
        (1, -3),
        0,
    );
    table.turn("workshop-end", (2, -1), 0).claim("Ben", "workshop-tube", (2, -3), 0, "city:0");
    table.turn("workshop-tube", (2, -4), 0).turn("workshop-cap", (2, -5), 180);
    table.turn("workshop-field", (3, -3), 0).turn("workshop-field", (3, -2), 0);
    table.until("Anna").play(abbey((2, -2))).end();
    assert_eq!(table.completed().len(), 2, "nothing else");
    assert_eq!((table.king(), table.robber()), ((Some("Anna"), 3), (Some("Anna"), 1)));
    assert_eq!(table.all_points(), [0, 6, 0]);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    table.play(enter(Quarter::Castle));
}

/// R-AM-3: the abbey's sides end fields and roads; it is a tile of none of them. North of the road
/// of the start tile Anna's farmer has the city, south of it Ben's has none, and the abbey between
/// does not join them.
#[test]
fn an_abbey_joins_no_fields_and_adds_no_tile() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.turn("workshop-cap", (0, -1), 180).turn("workshop-field", (0, 1), 0);
    table.claim("Anna", "workshop-field", (1, -1), 0, "field:0").claim(
        "Ben",
        "workshop-field",
        (1, 1),
        0,
        "field:0",
    );
    table.turn("workshop-field", (2, 1), 0).turn("base-road-straight", (2, 0), 0);
    table.until("Anna").play(abbey((1, 0))).end();
    assert_eq!((table.size((0, 0), "road:0"), table.size((2, 0), "road:0")), (1, 1));
    // (0, -1) and (1, -1); neither the start tile's northern strip nor that of (2, 0) is joined to
    // them.
    assert_eq!(table.size((1, -1), "field:0"), 2);
    table.end_game();
    assert_eq!((table.from("Anna", Source::Field), table.from("Ben", Source::Field)), (3, 0));
}

/// EX-28, R-AM-9, 11, 12: A has a farmer on a field with 2 completed cities and puts his barn
/// there: 6 now, the farmer returns. B's farmer joins it: 2. A third city is completed: 4 × 3 = 12
/// at the end, 18 in all.
#[test]
fn ex_28_a_barn_pays_its_owner_twice() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.city("Ben", 1, 2).city("Ben", 3, 2).ground(5);
    table.claim("Anna", "workshop-field", (6, 1), 0, "field:0").turn("workshop-field", (4, 2), 0);
    table.until("Anna").place("workshop-field", (5, 2), 0);
    // Seven followers, mayor and wagon; one of them is the farmer.
    assert_eq!(table.supply("Anna"), 8);
    table.play(Move::PlaceBarn { corner: Corner::NorthWest }).end();
    assert_eq!((table.points("Anna"), table.supply("Anna")), (6, 9));
    // The road through (7, 1) parts Ben's field from the barn's; its end at (7, 2) joins them.
    table.claim("Ben", "workshop-road", (7, 1), 0, "field:0");
    assert_eq!((table.points("Ben"), table.supply("Ben")), (0, 8));
    table.turn("workshop-end", (7, 2), 0);
    assert_eq!((table.points("Ben"), table.supply("Ben")), (2, 9));
    table.city("Ben", 9, 2).end_game();
    assert_eq!(table.all_points(), [18, 2]);
}

/// R-AM-11: of the farmers who come to a barn only the majority scores, a pig adds 1 a city, and
/// all go home. Two cities: Ben's two farmers and his pig 2 × 1 + 2 × 1 = 4, Cleo's farmer nothing.
#[test]
fn farmers_who_come_to_a_barn_need_the_majority() {
    let mut table =
        Table::with_sets(&["Anna", "Ben", "Cleo"], &["abbey-mayor", "traders-builders"]);
    table.city("Anna", 1, 2).city("Anna", 3, 2).ground(5).turn("workshop-field", (4, 2), 0);
    table
        .until("Anna")
        .place("workshop-field", (5, 2), 0)
        .play(Move::PlaceBarn { corner: Corner::NorthWest })
        .end();
    // Three fields, parted by the roads at (6, 1), (8, 1) and (10, 1).
    table.claim("Ben", "workshop-road", (6, 1), 0, "field:0");
    table.until("Ben").place("workshop-field", (7, 1), 0).figure(Figure::Pig, "field:0").end();
    table.claim("Cleo", "workshop-road", (8, 1), 0, "field:0").turn("workshop-field", (9, 1), 0);
    table.claim("Ben", "workshop-road", (10, 1), 0, "field:0");
    // The ends join Ben's second field to Cleo's, then theirs to Ben's first, and at last all of
    // them to the barn.
    table.turn("workshop-end", (10, 2), 0).turn("workshop-end", (8, 2), 0);
    assert_eq!(table.all_points(), [0, 0, 0]);
    table.turn("workshop-end", (6, 2), 0);
    assert_eq!(table.all_points(), [0, 4, 0]);
    assert_eq!((table.supply("Ben"), table.supply("Cleo")), (9, 9));
    assert_eq!(table.game().supply(seat(1)).count(Figure::Pig), 1);
}

/// R-AM-7, R-AM-3: Ben's abbey closes the road of two on which Anna's wagon drives: 2 for her, and
/// the road runs into the abbey, and into nothing beyond it. When the abbey is complete, 9 for her,
/// and the wagon drives on along the road on its other side.
#[test]
fn a_wagon_drives_onto_the_abbey_that_closes_its_road_and_on_from_it() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.turn("workshop-cap", (0, -1), 180).turn("workshop-field", (0, 1), 0);
    table.turn("workshop-field", (1, -1), 0).turn("workshop-field", (1, 1), 0).turn(
        "workshop-field",
        (2, 1),
        0,
    );
    table.turn("base-road-straight", (2, 0), 0);
    table.until("Anna").place("workshop-end", (-1, 0), 90).figure(Figure::Wagon, "road:0").end();
    table.until("Ben").play(abbey((1, 0))).end();
    let onto_abbey = Place { at: spot((1, 0)), segment: segment("monastery") };
    let beyond = Place { at: spot((2, 0)), segment: segment("road:0") };
    let drive = |to: Place| Move::MoveWagon { player: seat(0), at: to.at, on: to.segment };
    assert_eq!(
        (table.points("Anna"), sets::wagon::next(table.game())),
        (2, Some((seat(0), vec![onto_abbey])))
    );
    assert_eq!(table.refuses(&drive(beyond)), wagon::Rejection::NoWay { place: beyond }.into());
    table.play(drive(onto_abbey)).turn("workshop-field", (2, -1), 0);
    assert_eq!(
        (table.points("Anna"), sets::wagon::next(table.game())),
        (2 + 9, Some((seat(0), vec![beyond])))
    );
    table.play(drive(beyond));
    assert_eq!(table.game().supply(seat(0)).count(Figure::Wagon), 0);
}

/// R-AM-7: nobody drives onto an abbey where somebody stands, and a city that an abbey closes leads
/// nowhere.
#[test]
fn a_wagon_drives_onto_no_abbey_that_is_taken_or_beside_its_city() {
    for taken in [false, true] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
        table.turn("workshop-cap", (0, -1), 180).turn("workshop-field", (0, 1), 0).turn(
            "workshop-field",
            (1, -1),
            0,
        );
        table.turn("workshop-field", (1, 1), 0).turn("workshop-field", (2, 1), 0);
        if taken {
            table.turn("base-road-straight", (2, 0), 0);
            table
                .until("Anna")
                .place("workshop-end", (-1, 0), 90)
                .figure(Figure::Wagon, "road:0")
                .end();
            table.until("Ben").play(abbey((1, 0))).follower("monastery").end();
        } else {
            table
                .until("Anna")
                .place("workshop-cap", (2, 0), 270)
                .figure(Figure::Wagon, "city:0")
                .end();
            table.until("Ben").play(abbey((1, 0))).end();
        }
        // A road of two, or a city of one tile; the wagon stays at home.
        assert_eq!((table.points("Anna"), table.game().phase()), (2, Phase::Place));
        assert_eq!(table.game().supply(seat(0)).count(Figure::Wagon), 1);
    }
}

/// R-AM-10: nobody is deployed to a field with a barn, not even its owner.
#[test]
fn nobody_farms_where_a_barn_stands() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.ground(1).field((0, 2));
    table
        .until("Anna")
        .place("workshop-field", (1, 2), 0)
        .play(Move::PlaceBarn { corner: Corner::NorthWest })
        .end();
    for (name, x) in [("Ben", 2), ("Anna", 3)] {
        table.until(name).place("workshop-field", (x, 1), 0);
        let there = table.refuses(&deploy("field:0"));
        assert!(matches!(there, Rejection::Occupied { by, .. } if by == seat(0)), "{there:?}");
        table.end();
    }
}

/// R-AM-13: the dragon does not eat the barn, which scores at the end: one completed city, 4.
#[test]
fn the_dragon_leaves_the_barn_alone() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor", "princess-dragon"]);
    table.city("Ben", 3, 2).field((0, 2));
    table
        .until("Anna")
        .place("workshop-field", (1, 2), 0)
        .play(Move::PlaceBarn { corner: Corner::NorthWest })
        .end();
    table.turn("dragon-field-volcano", (0, 3), 0).place("dragon-city-cap-dragon", (4, 1), 90).end();
    for to in [(0, 2), (1, 2)] {
        table.play(Move::MoveDragon { to: spot(to) });
    }
    assert_eq!(table.game().board().figures().len(), 1);
    while table.game().phase() == Phase::Asking(Step::Dragon) {
        let to = sets::dragon::ways(table.game())[0];
        table.play(Move::MoveDragon { to });
    }
    table.end_game();
    assert_eq!(table.from("Anna", Source::Field), 4);
}

/// R-AM-14, R-AM-12, R-CNT-19: nobody comes out of the market when a barn is placed; who comes out
/// to its field at the end gets 1 a city, then the barn's owner 4 a city. Two cities, one of them
/// Carcassonne: 2 × 1 for Anna and 2 × 4 for Ben.
#[test]
fn the_market_comes_out_to_a_barn_only_at_the_end() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor", "count"]);
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").lay(
        "Anna",
        "workshop-cap",
        (0, -2),
        180,
    );
    table.play(enter(Quarter::Market));
    table.turn("workshop-field", (1, -1), 0).turn("workshop-field", (1, -2), 0).turn(
        "workshop-field",
        (2, -1),
        0,
    );
    table
        .until("Ben")
        .place("workshop-field", (2, -2), 0)
        .play(Move::PlaceBarn { corner: Corner::SouthWest })
        .end();
    assert_eq!((table.game().phase(), table.active()), (Phase::Place, "Anna"));
    table.end_game();
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(seat(0)));
    table.play(out_of_the_market((1, -1)));
    assert_eq!((table.from("Anna", Source::Field), table.from("Ben", Source::Field)), (2, 8));
}

/// The City of Carcassonne, the start tile in its box, and twelve more tiles: plain fields, two of them of King & Robber, and
/// two caps, of which one is of Abbey & Mayor.
fn twelve_tiles() -> Arc<Catalogue> {
    let tiles = r#"[
    {"id": "plain", "set": "base", "count": 9, "start_copies": 1, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
     "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
    {"id": "wild", "set": "king-robber", "count": 2, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
     "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
    {"id": "cap", "set": "base", "count": 1, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"},
     "cities": [{"edges": ["n"]}], "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}]},
    {"id": "last", "set": "abbey-mayor", "count": 1, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"},
     "cities": [{"edges": ["n"]}], "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}]}
    ]"#;
    let mut tiles: Vec<Tile> = serde_json::from_str(tiles).unwrap();
    let city = bundled::catalogue();
    tiles.extend(city.tiles_of("count").map(|tile| (**tile).clone()));
    Arc::new(Catalogue::new(tiles, Vec::new()))
}

/// All twelve tiles but the last, which is Cleo's. There are holes at (1, -2) and, once it lies, at
/// (1, -4); Ben's knight stands in a city of one tile, (1, -1), at the first of them.
fn before_the_last_tile(rules: HouseRules) -> Table {
    let mut setup =
        setup(&["Anna", "Ben", "Cleo"], &["base", "count", "king-robber", "abbey-mayor"]);
    setup.rules = rules;
    let mut table = Table::new(setup, twelve_tiles());
    table.turn("plain", (0, -1), 0).turn_with("cap", (1, -1), 0, "city:0");
    for at in [(2, -1), (0, -2), (2, -2), (0, -3), (1, -3), (2, -3), (0, -4), (2, -4), (0, -5)] {
        let tile = if table.game().copies_left("plain") > 0 { "plain" } else { "wild" };
        table.turn(tile, at, 0);
    }
    assert_eq!((table.active(), table.game().count_left()), ("Cleo", 1));
    table
}

/// R-AM-5, R-KR-14: after the last tile everybody with an abbey may place it, clockwise from the
/// left of the last player, with a follower, scoring, titles and the Count as in any turn.
#[test]
fn abbeys_are_placed_after_the_last_tile() {
    let mut table = before_the_last_tile(HouseRules::default());
    table.turn_with("last", (1, -5), 180, "city:0");
    assert_eq!(
        (table.active(), table.game().phase(), sets::abbey::is_closing(table.game())),
        ("Anna", Phase::Place, true)
    );
    // The abbey closes Ben's city of one tile, 2 points. All eight neighbours lie there already,
    // and nobody is the monk.
    table.play(abbey((1, -2))).end();
    assert_eq!((table.all_points(), table.king()), (vec![0, 2, 0], (Some("Anna"), 1)));
    assert_eq!(table.game().completed().monasteries, 1);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    table.play(enter(Quarter::Market)).end();
    // Ben keeps his abbey.
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
    table.end();
    // Cleo closes her own city of one tile, which takes no title from Anna, and is a monk with
    // seven neighbours.
    assert_eq!(table.active(), "Cleo");
    assert_eq!(table.refuses(&deploy("monastery")), Rejection::PlaceFirst);
    table.play(abbey((1, -4))).follower("monastery").end();
    assert_eq!((table.all_points(), table.king()), (vec![0, 2, 2], (Some("Anna"), 1)));
    // Then the market empties: the field touches both cities and Carcassonne. The King has these
    // three as well.
    assert_eq!(
        (table.game().phase(), sets::count::leaving::leaver(table.game())),
        (Phase::Asking(Step::Leave), Some(seat(0)))
    );
    table.play(out_of_the_market((0, -1)));
    assert!(table.game().is_finished());
    assert_eq!(table.all_points(), [3 * 3 + 3, 2, 2 + 1 + 7]);
}

/// R-AM-5: who has placed the abbey is not asked again, nor anybody when no hole is left.
#[test]
fn only_who_still_has_an_abbey_is_asked_while_there_is_a_hole() {
    for ben_places in [false, true] {
        let mut table = before_the_last_tile(HouseRules::default());
        // Cleo's abbey is gone, and Anna lays the last tile: Ben begins.
        table.play(abbey((1, -2))).end().turn("last", (1, -5), 180);
        assert_eq!((table.active(), sets::abbey::is_closing(table.game())), ("Ben", true));
        if ben_places {
            table.play(abbey((1, -4))).end();
        } else {
            table.end();
            assert_eq!(table.active(), "Anna", "Cleo is left out");
            table.play(abbey((1, -4))).end();
        }
        assert!(table.game().is_finished(), "no hole is left");
    }
}

/// R-AM-5, A29: at a table where that is too late the game ends with the last tile.
#[test]
fn with_the_switch_no_abbey_comes_after_the_last_tile() {
    let mut table = before_the_last_tile(HouseRules::from_iter([HouseRule::NoLateAbbeys]));
    table.turn_with("last", (1, -5), 180, "city:0");
    assert!(table.game().is_finished());
    // Two incomplete cities of one tile.
    assert_eq!(table.all_points(), [0, 1, 1]);
}
