//! Ferries (R-FER).

use rules::expansion::ferry::{self, Laid, Moved, Rejection as Refused};
use rules::expansion::tower::Capture;
use rules::feature::Place;
use rules::game::question::{Act, Topic};
use rules::game::{Phase, Step, questions};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scoring::Source;
use rules::{Move, Rejection, Setup};

use support::table::{Spot, Table, deploy, segment, setup, spot, workshop_catalogue};

/// Roads 0 in the west, 1 in the south and 2 in the east end at the lake; a field in the north.
const LAKE: &str = "ferries-three-roads";

/// City in the north, road from west to east, a field on either hand of it.
const CAP: &str = "base-city-cap-road-straight";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["ferries"], sets].concat())
}

fn lay(one: &str, other: &str) -> Move {
    ferry::Move::PlaceFerry(Laid { roads: [one, other].map(segment) }).into()
}

fn move_to(at: Spot, one: &str, other: &str) -> Move {
    ferry::Move::MoveFerry(Moved { at: spot(at), roads: [one, other].map(segment) }).into()
}

/// Whether two roads are one.
fn are_one(table: &Table, one: (Spot, &str), other: (Spot, &str)) -> bool {
    let road = |(at, on): (Spot, &str)| {
        table.game().board().feature(Place { at: spot(at), segment: segment(on) })
    };
    road(one).is_some() && road(one) == road(other)
}

fn topics(table: &Table) -> Vec<Topic> {
    questions::act::questions_of_action(table.game())
        .iter()
        .map(|question| question.topic)
        .collect()
}

/// The lake lies east of the start tile; its road 0 goes on there.
fn by_a_lake() -> Table {
    let mut table = table(&[]);
    table.place(LAKE, (1, 0), 0);
    table
}

/// R-FER-1: the ferry must be laid, on any two of the three roads; there is nothing to pass.
#[test]
fn a_new_lake_gets_a_ferry_between_two_of_its_roads() {
    let mut table = by_a_lake();
    let topics = topics(&table);
    assert_eq!(topics, [Topic::Act(Act::Deploy(Figure::Follower)), Topic::Act(Act::LayFerry)]);
    let questions = questions::act::questions_of_action(table.game());
    let pairs = [lay("road:0", "road:1"), lay("road:0", "road:2"), lay("road:1", "road:2")];
    let answers = questions[1].answers.iter().map(|answer| answer.made.clone());
    assert_eq!(answers.collect::<Vec<_>>(), pairs);
    assert!(questions.iter().all(|question| question.pass.is_none()));
    assert_eq!(table.refuses(&Move::EndTurn), Refused::First.into());
    assert_eq!(table.refuses(&lay("road:0", "road:0")), Refused::NotTwoRoads.into());
    assert_eq!(table.refuses(&lay("road:0", "road:3")), Refused::NotTwoRoads.into());
    table.play(lay("road:2", "road:0"));
    assert_eq!(table.refuses(&lay("road:0", "road:1")), Refused::NoneDue.into());
    table.end();
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
}

/// R-FER-1, the house rule: without a thief on the tile no ferry is laid.
#[test]
fn by_the_house_rule_a_ferry_needs_a_thief_on_its_tile() {
    let rules = HouseRules::from_iter([HouseRule::FerryNeedsThief]);
    let setup = Setup { rules, ..setup(&["Anna", "Ben"], &["base", "workshop", "ferries"]) };
    let mut table = Table::new(setup, workshop_catalogue());
    table.place(LAKE, (1, 0), 0);
    assert_eq!(table.refuses(&lay("road:0", "road:1")), Refused::NoneDue.into());
    let mut with_thief = table.clone();
    table.end();
    assert_eq!(table.active(), "Ben");
    with_thief.follower("road:1");
    assert_eq!(with_thief.refuses(&Move::EndTurn), Refused::First.into());
}

/// R-FER-2: the start tile's road and road 2 are one through the lake, road 1 ends there.
#[test]
fn a_ferry_makes_one_road_of_two() {
    let mut table = by_a_lake();
    table.play(lay("road:0", "road:2"));
    assert!(are_one(&table, ((0, 0), "road:0"), ((1, 0), "road:2")));
    assert!(!are_one(&table, ((0, 0), "road:0"), ((1, 0), "road:1")));
    assert_eq!(table.size((0, 0), "road:0"), 2);
}

/// R-FER-3: Ben claims the free road 1, though the ferry joins it to Anna's then; the road of four
/// tiles brings both 4. Nobody is deployed after the ferry.
#[test]
fn a_thief_claims_before_the_ferry_joins_him_to_others() {
    let mut table = table(&["phantom"]);
    table.turn_with(CAP, (-1, 0), 0, "road:0").place(LAKE, (1, 0), 0).follower("road:1");
    table.play(lay("road:0", "road:1"));
    assert_eq!(table.refuses(&deploy("road:2")), Rejection::AlreadyDeployed);
    let phantom = Move::Deploy { figure: Figure::Phantom, on: segment("road:2"), at: None };
    assert_eq!(table.refuses(&phantom), Rejection::AlreadyDeployed);
    table.end();
    table.turn("base-monastery-road", (1, 1), 180).turn("base-monastery-road", (-2, 0), 270);
    // Two monasteries end it: five tiles.
    assert_eq!(table.all_points(), [5, 5]);
}

/// R-FER-4: Ben's tile extends road 2 of the lake, whose ferry may go to the roads 0 and 1.
#[test]
fn whoever_extends_a_road_moves_its_first_ferry() {
    let mut table = by_a_lake();
    table.play(lay("road:0", "road:2")).end();
    table.place(CAP, (2, 0), 0);
    assert!(topics(&table).contains(&Topic::Act(Act::MoveFerry)));
    let stays = move_to((1, 0), "road:0", "road:2");
    assert_eq!(table.refuses(&stays), Refused::NotTwoRoads.into());
    table.play(move_to((1, 0), "road:0", "road:1"));
    assert!(!are_one(&table, ((0, 0), "road:0"), ((2, 0), "road:0")));
    assert!(are_one(&table, ((0, 0), "road:0"), ((1, 0), "road:1")));
    // Once in a part of the turn.
    let again = move_to((1, 0), "road:0", "road:2");
    assert_eq!(table.refuses(&again), Refused::NotThere.into());
}

/// R-FER-4: the ferry joins the roads 0 and 1; road 2, which the tile extends, has none.
#[test]
fn a_road_that_ends_at_the_lake_without_its_ferry_moves_none() {
    let mut table = by_a_lake();
    table.play(lay("road:0", "road:1")).end();
    table.place(CAP, (2, 0), 0);
    assert!(!topics(&table).contains(&Topic::Act(Act::MoveFerry)));
    let there = move_to((1, 0), "road:0", "road:2");
    assert_eq!(table.refuses(&there), Refused::NotThere.into());
}

/// R-FER-4: of two ferries on one road only the nearer moves.
#[test]
fn a_ferry_beyond_the_first_one_stays() {
    let mut table = by_a_lake();
    table.play(lay("road:0", "road:2")).end();
    table.place(LAKE, (2, 0), 0).play(lay("road:0", "road:2"));
    // The new lake's own road 0 meets the first ferry.
    table.end();
    table.place(CAP, (3, 0), 0);
    let farther = move_to((1, 0), "road:0", "road:1");
    assert_eq!(table.refuses(&farther), Refused::NotThere.into());
    table.play(move_to((2, 0), "road:0", "road:1"));
}

/// R-FER-5, 9: the tile in the east ends road 2 and lets the ferry go; road 2 of two tiles is
/// complete without it, and scored for Anna's thief there.
#[test]
fn a_road_that_the_ferry_leaves_complete_is_scored_at_once() {
    let mut table = by_a_lake();
    table.follower("road:2").play(lay("road:0", "road:2")).end();
    table.place("base-monastery-road", (2, 0), 90).play(move_to((1, 0), "road:0", "road:1")).end();
    assert_eq!(table.all_points(), [2, 0]);
    assert_eq!(table.game().completed().roads, 1);
}

/// R-FER-4, 6: the ferry parts Ben's builder from his thief; the builder stays, and a tile that
/// extends his road brings no second part.
#[test]
fn a_builder_parted_from_his_thief_stays_and_brings_nothing() {
    let mut table = table(&["traders-builders"]);
    table.turn_with(CAP, (-1, 0), 0, "road:0");
    table.place(LAKE, (1, 0), 0).play(lay("road:0", "road:2")).end();
    table.place(CAP, (2, 0), 0).figure(Figure::Builder, "road:0").end().pass();
    table.place(CAP, (3, 0), 0).play(move_to((1, 0), "road:0", "road:1")).end();
    // The tile extended the road while the thief was on it: the second part comes (R-TB-4).
    assert_eq!(table.active(), "Anna");
    table.pass().pass().turn("base-road-straight", (4, 0), 0);
    assert_eq!(table.active(), "Ben");
    let figures = table.game().board().figures().iter().map(|deployed| deployed.figure);
    assert_eq!(figures.collect::<Vec<_>>(), [Figure::Follower, Figure::Builder]);
}

/// R-TB-5, R-FER-4: Anna's road ends at a lake whose ferry joins the other two, so that no ferry
/// parts anybody. Her builder follows her captured thief home, and Ben's thief takes the road.
#[test]
fn a_builder_by_a_lake_follows_his_thief_home() {
    let mut table = table(&["traders-builders", "tower"]);
    table.place(LAKE, (1, 0), 0).figure(Figure::Follower, "road:0");
    table.play(lay("road:1", "road:2")).end();
    table.turn("tower-field", (1, -1), 0);
    table.place("base-road-straight", (-1, 0), 0).figure(Figure::Builder, "road:0").end();
    table.place("base-road-straight", (-2, 0), 0);
    table.play(Move::RaiseTower { at: spot((1, -1)) });
    table.play(Move::Capture(Capture {
        player: table.seat("Anna"),
        figure: Figure::Follower,
        at: spot((1, 0)),
        on: Some(segment("road:0")),
        exchange: None,
    }));
    assert_eq!(table.game().board().figures(), []);
    table.end().turn("base-city-cap", (0, -1), 180);
    table.turn_with("base-road-straight", (-3, 0), 0, "road:0");
    let figures = table.game().board().figures().iter().map(|deployed| deployed.seat);
    assert_eq!(figures.collect::<Vec<_>>(), [table.seat("Ben")]);
}

/// R-FER-7: the lake does not part the fields beyond what its roads do; it is no lake of an inn.
#[test]
fn a_ferry_changes_no_field_and_no_worth() {
    let mut table = by_a_lake();
    let fields = |table: &Table| {
        let of = |on: &str| {
            let place = Place { at: spot((1, 0)), segment: segment(on) };
            table.game().board().feature(place)
        };
        [of("field:0"), of("field:1"), of("field:2")]
    };
    let before = fields(&table);
    table.play(lay("road:0", "road:2"));
    assert_eq!(fields(&table), before);
    table.end().turn("base-monastery-road", (2, 0), 90);
    let road = Place { at: spot((1, 0)), segment: segment("road:0") };
    let road = table.game().board().feature(road).expect("a road");
    assert_eq!(table.game().board().record(road).inns, 0);
}

/// R-FER-8: the complete road across the lake stays as it is when road 1 is extended.
#[test]
fn the_ferry_of_a_complete_road_stays() {
    let mut table = by_a_lake();
    table.play(lay("road:0", "road:2")).end();
    table.turn("base-monastery-road", (2, 0), 90).turn("base-monastery-road", (-1, 0), 270);
    assert_eq!(table.game().completed().roads, 1);
    table.place("base-road-straight", (1, 1), 90);
    let there = move_to((1, 0), "road:0", "road:1");
    assert_eq!(table.refuses(&there), Refused::NotThere.into());
}

/// R-FER-8: Cleo’s road of four brings her the Robber (R-KR-5). Once a ferry has joined it to an open
/// road, no road is complete in the end, so that the Robber brings nothing (R-KR-9).
#[test]
fn the_robber_counts_no_road_that_a_ferry_has_joined_to_an_open_one() {
    let sets = ["ferries", "gold-mines", "mage-witch", "crop-circles", "king-robber"];
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &sets);
    table.turn("crops-city-cap-road-opposite", (-1, 0), 270);
    table.place("gold-road-curve-road-curve", (1, 0), 180);
    table.play(Move::PlaceGold { at: spot((0, 0)) }).end();
    table.place(LAKE, (1, -1), 90).play(lay("road:0", "road:1")).end();
    assert_eq!(table.robber(), (Some("Cleo"), 4));
    table.place("mage-city-corner-road-curve", (0, -1), 270);
    table.play(Move::MoveMage(rules::expansion::magic::Spot {
        at: Some(spot((0, 0))),
        on: Some(segment("city:0")),
    }));
    table.play(move_to((1, -1), "road:0", "road:2"));
    assert_eq!((table.robber(), table.game().completed().roads), ((Some("Cleo"), 4), 0));
    table.end().end_game();
    assert_eq!(table.from("Cleo", Source::Robber), 0);
}

/// R-MAG-3: a ferry that joins the roads of mage and witch asks at once, its player, before scoring;
/// afterwards the action goes on where it was.
#[test]
fn a_ferry_that_joins_mage_and_witch_asks_for_one_of_them_at_once() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["ferries", "mage-witch"]);
    let to = |at, on| rules::expansion::magic::Spot { at: Some(spot(at)), on: Some(segment(on)) };
    table.place(LAKE, (1, 0), 0).play(lay("road:1", "road:2")).end();
    table.place("mage-city-caps-opposite", (0, -1), 0);
    table.play(Move::MoveMage(to((0, 0), "road:0"))).end();
    table.place("mage-city-caps-adjacent-road-curve", (0, -2), 180);
    table.play(Move::MoveWitch(to((1, 0), "road:2"))).end();
    table.place("base-road-straight", (2, 0), 0).follower("road:0");
    table.play(move_to((1, 0), "road:0", "road:2"));
    assert_eq!(table.game().phase(), Phase::Asking(Step::Magic));
    assert_eq!(table.active(), "Ben");
    table.play(Move::MoveWitch(to((1, 0), "road:1")));
    assert_eq!(table.refuses(&deploy("road:0")), Rejection::AlreadyDeployed);
    table.end();
    assert_eq!(table.active(), "Anna");
}
