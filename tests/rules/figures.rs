//! Inns & Cathedrals, Traders & Builders, the siege and the figures of Abbey & Mayor, as sums
//! (R-IC, R-TB, R-SG, R-AM-6, 9, 11, 12).

use rules::board::Misfit;
use rules::expansion::trade::Goods;
use rules::expansion::{self, barn, builder, wagon};
use rules::feature::{Kind, Occupant, Place, Record, majority};
use rules::game::sets;
use rules::geometry::{Corner, Position};
use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::player::Figure;
use rules::scoring::{Finality, Line, Score, Source, field, scores, worth};
use rules::tile::Quarter;
use rules::{Move, Rejection};

use support::table::{Table, seat, segment, setup, spot, workshop_catalogue};

fn points(record: &Record, finality: Finality) -> i32 {
    worth(record, finality).iter().map(Line::points).sum()
}

fn stands(player: u8, figure: Figure) -> Occupant {
    Occupant { seat: seat(player), figure }
}

/// The points of each player: Anna, Ben.
fn given(scores: &[Score]) -> [i32; 2] {
    [0, 1].map(|player| {
        scores.iter().filter(|score| score.seat == seat(player)).map(Score::points).sum()
    })
}

/// R-IC-1, EX-6: an inn road of 3 is worth 6 when complete and nothing at the end; more inns change
/// nothing.
#[test]
fn ex_06_an_inn_doubles_a_complete_road_and_spoils_an_incomplete_one() {
    let road = Record { inns: 1, ..Record::new(Kind::Road, 3) };
    assert_eq!((points(&road, Finality::Complete), points(&road, Finality::Incomplete)), (6, 0));
    let road = Record { inns: 2, ..road };
    assert_eq!(points(&road, Finality::Complete), 6);
}

/// R-IC-2, EX-7: a cathedral makes 3 of each tile and pennant, and nothing of an incomplete city.
#[test]
fn ex_07_a_cathedral_makes_three_of_each_tile_and_pennant() {
    let city = Record { cathedrals: 1, ..Record::new(Kind::City, 5) };
    assert_eq!((points(&city, Finality::Complete), points(&city, Finality::Incomplete)), (15, 0));
    assert_eq!(points(&Record { pennants: 2, ..city }, Finality::Complete), 21);
}

/// R-SG-2, EX-8: a besieged city of 5 with 2 pennants is worth 7, with a cathedral 14, and nothing
/// if it is not complete.
#[test]
fn ex_08_a_siege_takes_one_off_each_tile_and_pennant() {
    let city = Record { sieges: 2, pennants: 2, ..Record::new(Kind::City, 5) };
    assert_eq!((points(&city, Finality::Complete), points(&city, Finality::Incomplete)), (7, 0));
    assert_eq!(points(&Record { cathedrals: 1, ..city }, Finality::Complete), 14);
}

/// R-AM-6, EX-9: a mayor is as strong as the city has pennants; with none he gets nothing even
/// alone.
#[test]
fn ex_09_a_mayor_is_as_strong_as_there_are_pennants() {
    let knights = [stands(1, Figure::Follower), stands(1, Figure::Follower)];
    let mut city = Record { pennants: 3, ..Record::new(Kind::City, 6) };
    city.occupants = [&[stands(0, Figure::Mayor)], &knights[..]].concat();
    assert_eq!(given(&scores(&city, Finality::Complete)), [18, 0]);
    let alone = Record { occupants: vec![stands(0, Figure::Mayor)], ..Record::new(Kind::City, 2) };
    assert_eq!(given(&scores(&alone, Finality::Complete)), [0, 0]);
}

/// R-IC-3: the big follower is as strong as two, builders and pigs have no strength.
#[test]
fn the_big_follower_is_as_strong_as_two() {
    let owners = |occupants: &[Occupant]| -> Vec<u8> {
        let record = Record { occupants: occupants.to_vec(), ..Record::new(Kind::Road, 3) };
        majority::owners(&record).map(u8::from).collect()
    };
    let (big, normal) = (stands(0, Figure::BigFollower), stands(1, Figure::Follower));
    assert_eq!(owners(&[big, normal]), [0]);
    assert_eq!(owners(&[big, normal, normal]), [0, 1]);
    assert_eq!(owners(&[normal, stands(0, Figure::Builder)]), [1]);
}

/// R-TB-1, 2: the completer of a city takes its goods, and the most of a good gives 10; none of it
/// gives nothing.
#[test]
fn the_completer_takes_the_goods() {
    let mut setup = setup(&["Anna", "Ben"], &["base", "traders-builders", "workshop"]);
    setup.rules = HouseRules::default();
    let mut table = Table::new(setup, workshop_catalogue());
    assert_eq!(table.game().goods(), Some(&Goods::default()));
    // Ben completes the city with grain, whoever owns it; nobody does.
    table.lay("Anna", "traders-city-corner-grain", (0, -1), 180).lay(
        "Ben",
        "workshop-cap",
        (1, -1),
        270,
    );
    let goods = table.game().goods().unwrap();
    let tokens = |player: u8| goods.held(seat(player))[rules::tile::Good::Grain];
    assert_eq!((tokens(0), tokens(1)), (0, 1));
    table.end_game();
    assert_eq!((table.from("Anna", Source::Goods), table.from("Ben", Source::Goods)), (0, 10));
}

/// R-TB-6, R-RIV-6, R-SG-3, EX-25, 26, 27: pigs and pigstys, alone, together and with a besieged
/// city.
#[test]
fn ex_25_to_27_pigs_and_pigstys() {
    let field = |pigsty, besieged_cities, occupants: &[Occupant]| Record {
        complete_cities: 4,
        besieged_cities,
        pigsty,
        occupants: occupants.to_vec(),
        ..Record::new(Kind::Field, 9)
    };
    let (farmer, pig) = (stands(0, Figure::Follower), stands(0, Figure::Pig));
    let anna = |record: &Record| given(&scores(record, Finality::Incomplete))[0];
    assert_eq!(anna(&field(false, 0, &[farmer])), 12);
    assert_eq!(anna(&field(false, 0, &[farmer, pig])), 16);
    assert_eq!(anna(&field(true, 0, &[farmer])), 16);
    assert_eq!(anna(&field(true, 0, &[farmer, pig])), 20);
    assert_eq!(anna(&field(true, 1, &[farmer, pig])), 25);
    assert_eq!(anna(&field(false, 1, &[farmer, pig])), 20);
    // EX-27: 3 cities, one farmer and a pig against two farmers.
    let rivals = [farmer, pig, stands(1, Figure::Follower), stands(1, Figure::Follower)];
    let three = Record { complete_cities: 3, ..field(false, 0, &rivals) };
    assert_eq!(given(&scores(&three, Finality::Incomplete)), [0, 9]);
}

/// R-AM-9, 11, 12, EX-28: 3 a city when the barn comes, 1 for farmers who come to it, 4 for its
/// owner at the end.
#[test]
fn ex_28_a_barn_pays_three_ways() {
    let barn = stands(0, Figure::Barn);
    let with = |cities, occupants: &[Occupant]| Record {
        complete_cities: cities,
        occupants: occupants.to_vec(),
        ..Record::new(Kind::Field, 9)
    };
    let placed = with(2, &[stands(0, Figure::Follower), barn]);
    assert_eq!(field::harvest(&placed).iter().map(Line::points).sum::<i32>(), 6);
    let joined = with(2, &[barn, stands(1, Figure::Follower)]);
    assert_eq!(points(&joined, Finality::Incomplete), 2);
    assert_eq!(given(&scores(&with(3, &[barn]), Finality::Incomplete)), [12, 0]);
    // Two owners on one field each score in full; a besieged city counts 8, a pigsty nothing.
    let both =
        Record { besieged_cities: 1, pigsty: true, ..with(3, &[barn, stands(1, Figure::Barn)]) };
    assert_eq!(given(&scores(&both, Finality::Incomplete)), [16, 16]);
}

fn builder(on: &str) -> Move {
    Move::Deploy { figure: Figure::Builder, on: segment(on), at: None }
}

/// R-TB-3, 4: Anna's builder stands on her road; the tile that extends it brings another one, once,
/// with no second draw of an order in it; then Ben is on.
#[test]
fn the_builder_brings_a_second_part_once() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base", "traders-builders", "workshop"]),
        workshop_catalogue(),
    );
    table.claim("Anna", "base-road-straight", (1, 0), 0, "road:0").until("Anna");
    table.place("base-road-straight", (2, 0), 0).play(builder("road:0")).end();
    assert_eq!(table.active(), "Ben", "the tile that got the builder does not count");
    table.pass();
    table.turn("base-road-straight", (3, 0), 0);
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", true));
    assert_eq!(
        table.refuses(&Move::DrawOrder { card: None }),
        Rejection::Orders(orders::Rejection::OnlyAtTurnStart)
    );
    table.turn("base-road-straight", (4, 0), 0);
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Ben", false));
}

/// R-TB-3, 6: the builder needs an own follower on the road, the pig one on the field.
#[test]
fn builder_and_pig_need_an_own_follower() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base", "traders-builders", "workshop"]),
        workshop_catalogue(),
    );
    table.place("base-road-straight", (1, 0), 0);
    assert!(matches!(
        table.refuses(&builder("road:0")),
        Rejection::Expansion(expansion::Rejection::Builder(
            builder::Rejection::NoOwnFollower { .. }
        ))
    ));
    assert!(matches!(table.refuses(&builder("field:0")), Rejection::WrongFigure { .. }));
    table.follower("field:0").end().pass();
    table.place("base-road-straight", (2, 0), 0).play(Move::Deploy {
        figure: Figure::Pig,
        on: segment("field:0"),
        at: None,
    });
}

/// R-AM-1, 3, 4, EX-16: the abbey fills a hole whatever its neighbours show, closes them, and is a
/// monastery; its placer is the completer. It does not come from the bag.
#[test]
fn ex_16_an_abbey_closes_what_is_around_it() {
    let sets = ["base", "abbey-mayor", "king-robber", "workshop"];
    let mut table = Table::new(setup(&["Anna", "Ben", "Cleo"], &sets), workshop_catalogue());
    let no_hole =
        Rejection::Misfit { tile: "abbey".into(), at: spot((1, 1)), misfit: Misfit::NoHole };
    table.turn("base-road-straight", (1, 0), 0).turn_with("workshop-cap", (0, 1), 90, "city:0");
    assert_eq!(table.refuses(&Move::PlaceAbbey { at: spot((1, 1)) }), no_hole);
    table.turn("base-road-curve", (2, 0), 0).turn("workshop-road", (2, 1), 0).turn(
        "workshop-field",
        (0, 2),
        0,
    );
    table.turn_with("workshop-end", (1, 2), 0, "road:0");
    let left = table.game().count_left();
    assert_eq!((table.active(), table.king()), ("Anna", (None, 0)));
    table.play(Move::PlaceAbbey { at: spot((1, 1)) }).follower("monastery").end();
    // The hole closes Ben's city of one tile and Cleo's road of one; Anna is King and Robber, and
    // has a monk with 8 of 9.
    assert_eq!((table.from("Ben", Source::City), table.from("Cleo", Source::Road)), (2, 1));
    let titles = table.game().titles().unwrap();
    assert_eq!((titles.king.holder, titles.robber.holder), (Some(seat(0)), Some(seat(0))));
    assert_eq!((titles.king.size, titles.robber.size), (1, 1));
    // Mayor and wagon are followers too.
    assert_eq!((table.game().count_left(), table.supply("Anna")), (left, 7 + 2 - 1));
    assert!(
        !sets::abbey::is_left(table.game(), seat(0)) && sets::abbey::is_left(table.game(), seat(1))
    );
}

/// R-AM-7: a wagon whose road is scored drives on into the open, unclaimed city at its end; or it
/// stays at home.
#[test]
fn a_wagon_drives_on_into_the_city_at_the_end_of_its_road() {
    let sets = ["base", "abbey-mayor", "workshop"];
    for drives in [true, false] {
        let mut table = Table::new(setup(&["Anna", "Ben"], &sets), workshop_catalogue());
        table.turn("workshop-field", (0, 1), 0).turn("workshop-field", (-1, 1), 0);
        let wagon = |on: &str| Move::Deploy { figure: Figure::Wagon, on: segment(on), at: None };
        table.place("workshop-gate", (1, 1), 0);
        assert!(matches!(table.refuses(&wagon("field:0")), Rejection::WrongFigure { .. }));
        table.play(wagon("road:0")).end();
        table.turn("workshop-end", (1, 2), 0);
        assert_eq!(
            (table.points("Anna"), sets::wagon::next(table.game()).map(|(seat, _)| seat)),
            (2, Some(seat(0)))
        );
        let drive = |player| Move::MoveWagon {
            player: seat(player),
            at: spot((1, 1)),
            on: segment("city:0"),
        };
        assert_eq!(
            table.refuses(&drive(1)),
            wagon::Rejection::OthersFirst { seat: seat(0) }.into()
        );
        table.play(if drives { drive(0) } else { Move::KeepWagon { player: seat(0) } });
        assert_eq!(table.game().supply(seat(0)).count(Figure::Wagon), u8::from(!drives));
        assert_eq!(table.active(), "Anna");
    }
}

/// A50, R-AM-7: of a road that leaves the junction the wagon takes the tile that is open to it, near
/// or far; where none is there is no way. Around it the same holds (A39).
#[test]
fn a_wagon_takes_a_tile_of_the_feature_that_is_open_to_it() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["abbey-mayor"]);
    table.turn("base-junction-three", (1, 0), 0).turn("base-road-straight", (2, 0), 0);
    let board = table.game().board();
    let place = |at, on| Place { at: spot(at), segment: segment(on) };
    let from = place((1, 0), "road:2");
    let east = |is_open: &dyn Fn(Position) -> bool| -> Vec<Option<Position>> {
        let ways = [board.wagon_ways(from, is_open), board.wagon_ways_around(from, is_open)];
        let road = board.feature(place((2, 0), "road:0"));
        let way = |ways: Vec<Place>| ways.into_iter().find(|way| board.feature(*way) == road);
        ways.map(|ways| way(ways).map(|way| way.at)).into()
    };
    let (near, far) = (spot((1, 0)), spot((2, 0)));
    assert_eq!(east(&|_| true), [Some(near); 2]);
    assert_eq!(east(&|at| at != far), [Some(near); 2]);
    assert_eq!(east(&|at| at != near), [Some(far); 2]);
    assert_eq!(east(&|at| at != near && at != far), [None; 2]);
}

/// R-TURN-1, R-AM-7, R-CNT-5: Ben completes Anna's road with her wagon, 2 points for her and none
/// for him, so that he may send somebody into the City; but the wagon comes first, and what is
/// refused until then says so. A tile says that it stays at home.
#[test]
fn what_comes_after_the_wagons_is_refused_for_their_sake() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base", "abbey-mayor", "count", "workshop"]),
        workshop_catalogue(),
    );
    table.turn("workshop-field", (2, -1), 0).turn("workshop-field", (2, -2), 0);
    table.place("workshop-gate", (1, -2), 0).figure(Figure::Wagon, "road:0").end();
    table.turn("workshop-end", (1, -1), 0);
    assert_eq!(table.all_points(), [2, 0]);
    let enter = Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Market };
    assert_eq!(table.refuses(&enter), wagon::Rejection::OthersFirst { seat: seat(0) }.into());
    assert_eq!(
        table.refuses(&Move::MoveCount { quarter: Quarter::Market }),
        wagon::Rejection::OthersFirst { seat: seat(0) }.into()
    );
    let mut tile_first = table.clone();
    tile_first.place("workshop-field", (3, -2), 0);
    assert_eq!((tile_first.active(), sets::wagon::next(tile_first.game())), ("Anna", None));
    table.play(Move::KeepWagon { player: seat(0) }).play(enter);
    assert_eq!(table.game().city().unwrap().residents().len(), 1);
}

/// R-AM-8, 9, 10: the barn at a corner where four tiles meet in one field scores the farmer at once
/// and keeps others away.
#[test]
fn a_barn_stands_where_four_fields_meet() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base", "abbey-mayor", "workshop"]),
        workshop_catalogue(),
    );
    table.turn_with("workshop-field", (0, 1), 0, "field:0").turn("workshop-cap", (0, -1), 180);
    table.turn("workshop-field", (1, 1), 0).turn("workshop-field", (0, 2), 0);
    let barn = |corner| Move::PlaceBarn { corner };
    table.place("workshop-field", (1, 2), 0);
    assert_eq!(table.refuses(&barn(Corner::SouthEast)), barn::Rejection::NoCorner.into());
    table.play(barn(Corner::NorthWest)).end();
    // The field south of the road touches no city: nothing for the farmer, who goes home all the
    // same.
    assert_eq!(
        (table.points("Anna"), table.game().supply(seat(0)).count(Figure::Follower)),
        (0, 7)
    );
    table.place("workshop-field", (2, 1), 0);
    assert!(matches!(
        table.refuses(&support::table::deploy("field:0")),
        Rejection::Occupied { .. }
    ));
}

/// A29: abbeys after the last tile, or not.
#[test]
fn the_switch_of_late_abbeys_is_read() {
    let rules: HouseRules = serde_json::from_str(r#"{"abbey-late": "refused"}"#).unwrap();
    assert_eq!(rules, HouseRules::from_iter([HouseRule::NoLateAbbeys]));
}
