//! Flying Machines (R-FLY).

use rules::expansion::flying::{Flight, Rejection as Refused, lands};
use rules::feature::{Kind, Place};
use rules::game::question::{Act, Sent, Topic};
use rules::game::{Phase, questions, sets};
use rules::player::Figure;
use rules::tile::Segment;
use rules::{Move, Rejection};

use support::table::{Spot, Table, deploy, seat, segment, spot};

/// A field whose machine points west, and one whose machine points to the north-west.
const STRAIGHT: &str = "flying-field-flight-straight";
const DIAGONAL: &str = "flying-field-flight-diagonal";

/// City in the north, road from west to east, a field on either hand of it.
const CAP: &str = "base-city-cap-road-straight";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["flying-machines"], sets].concat())
}

fn fly(figure: Figure, steps: u8, to: Option<(Spot, &str)>) -> Move {
    let at = to.map(|(at, _)| spot(at));
    Move::Fly(Flight { figure, steps, at, on: to.map(|(_, on)| segment(on)) })
}

fn follower(steps: u8, to: Option<(Spot, &str)>) -> Move {
    fly(Figure::Follower, steps, to)
}

/// Where a common follower can land after so many tiles, with the names of segments.
fn landings(table: &Table, steps: u8) -> Vec<(Spot, String)> {
    let named = |place: Place| ((place.at.x, place.at.y), place.segment.to_string());
    sets::flying::landings(table.game(), Figure::Follower, steps).into_iter().map(named).collect()
}

/// The machine south of the start tile points north.
fn under_the_start() -> Table {
    let mut table = table(&[]);
    table.place(STRAIGHT, (0, 1), 90);
    table
}

/// R-FLY-1, 2: deploying is asked first, flying beside it: the figure and the number, then the
/// place. One tile to the north lies the start tile, farther away nothing.
#[test]
fn the_action_of_the_turn_may_be_a_flight() {
    let table = under_the_start();
    let questions = questions::act::questions_of_action(table.game());
    let topics: Vec<Topic> = questions.iter().map(|question| question.topic).collect();
    assert_eq!(topics, [Topic::Act(Act::Deploy(Figure::Follower)), Topic::Act(Act::Fly)]);
    let numbers = [1, 2, 3].map(|number| Sent::Flier(Figure::Follower, number));
    assert_eq!(questions[1].pieces_first(), numbers);
    let made: Vec<&Move> = questions[1].answers.iter().map(|answer| &answer.made).collect();
    let city = follower(1, Some(((0, 0), "city:0")));
    let road = follower(1, Some(((0, 0), "road:0")));
    assert_eq!(made, [&city, &road, &follower(2, None), &follower(3, None)]);
}

/// R-FLY-3, 4: the figure must land if it can, and on no field; the die shows 1 to 3.
#[test]
fn whoever_can_land_must_and_on_no_field() {
    let mut table = under_the_start();
    assert_eq!(table.refuses(&follower(1, None)), Refused::MustLand.into());
    let field = follower(1, Some(((0, 0), "field:0")));
    assert_eq!(table.refuses(&field), Refused::NotThere.into());
    let nowhere = follower(2, Some(((0, -1), "city:0")));
    assert_eq!(table.refuses(&nowhere), Refused::NotThere.into());
    assert_eq!(table.refuses(&follower(4, None)), Refused::Number.into());
}

/// R-FLY-3: without a tile there the follower is back in supply, and the action is spent.
#[test]
fn a_flight_to_nowhere_spends_the_action() {
    let mut table = under_the_start();
    table.play(follower(2, None));
    assert_eq!(table.supply("Anna"), 7);
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::AlreadyDeployed);
    table.end();
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
}

/// R-FLY-2: the machine turns with its tile, flies across corners and over gaps.
#[test]
fn machines_fly_across_corners_and_over_gaps() {
    let mut diagonal = table(&[]);
    diagonal.turn("workshop-field", (0, 1), 0).place(DIAGONAL, (1, 1), 0);
    let start = [((0, 0), "city:0".to_owned()), ((0, 0), "road:0".to_owned())];
    assert_eq!([1, 2].map(|steps| landings(&diagonal, steps)), [start.to_vec(), vec![]]);
    let mut over_gap = table(&[]);
    over_gap.turn(CAP, (1, 0), 0).turn("workshop-field", (1, 1), 0);
    over_gap.turn("workshop-field", (1, 2), 0).place(STRAIGHT, (0, 2), 90);
    assert_eq!([1, 2].map(|steps| landings(&over_gap, steps)), [vec![], start.to_vec()]);
}

/// R-FLY-3, 7: Ben flies to the road of Anna's thief; the road of four tiles is worth 4 to both.
#[test]
fn a_flier_joins_a_claimed_road_and_shares_it() {
    let mut table = table(&[]);
    table.turn_with(CAP, (1, 0), 0, "road:0").place(STRAIGHT, (0, 1), 90);
    table.play(follower(1, Some(((0, 0), "road:0")))).end();
    table.turn("base-monastery-road", (2, 0), 90).turn("base-monastery-road", (-1, 0), 270);
    assert_eq!(table.all_points(), [4, 4]);
}

/// R-FLY-3: what is complete takes nobody: a city cap completes the city of the start tile.
#[test]
fn nobody_lands_on_what_is_complete() {
    let mut table = table(&[]);
    table.turn("workshop-cap", (0, -1), 180).place(STRAIGHT, (0, 1), 90);
    assert_eq!(landings(&table, 1), [((0, 0), "road:0".to_owned())]);
}

/// R-FLY-4, 6: which figures land where.
#[test]
fn mayors_land_in_cities_abbots_on_buildings_and_builders_nowhere() {
    let lands_on = |figure| {
        let kinds = Kind::all().filter(move |kind| lands(figure, *kind));
        kinds.collect::<Vec<_>>()
    };
    let all = Kind::all().filter(|kind| *kind != Kind::Field && *kind != Kind::GARDEN);
    let all: Vec<Kind> = all.collect();
    for figure in [Figure::Follower, Figure::BigFollower, Figure::Phantom, Figure::Wagon] {
        assert_eq!(lands_on(figure), all, "{figure:?}");
    }
    assert_eq!(lands_on(Figure::Mayor), [Kind::City]);
    let buildings = Kind::all().filter(|kind| matches!(kind, Kind::Building(_)));
    assert_eq!(lands_on(Figure::Abbot), buildings.collect::<Vec<_>>());
    for figure in [Figure::Builder, Figure::Pig, Figure::Barn] {
        assert_eq!(lands_on(figure), [], "{figure:?}");
    }
}

/// R-FLY-5: the dragon on the road's tile keeps everybody away from it.
#[test]
fn nobody_lands_where_the_dragon_stands() {
    let mut table = table(&["princess-dragon"]);
    table.turn("dragon-road-straight-volcano", (-1, 0), 0).place(DIAGONAL, (0, 1), 0);
    assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot((-1, 0))));
    let road = table.game().board().feature(place((-1, 0), "road:0")).expect("a road");
    assert!(!table.game().board().is_complete(road));
    assert_eq!(landings(&table, 1), []);
}

fn place(at: Spot, on: &str) -> Place {
    Place { at: spot(at), segment: segment(on) }
}

/// R-FLY-6, R-PHA-4: the phantom flies after a follower was deployed, but not after one has flown;
/// the builder stays on the ground.
#[test]
fn one_figure_in_a_part_of_the_turn_uses_the_machine() {
    let mut table = table(&["phantom", "traders-builders"]);
    table.place(STRAIGHT, (0, 1), 90);
    let phantom = fly(Figure::Phantom, 1, Some(((0, 0), "road:0")));
    let builder = fly(Figure::Builder, 1, Some(((0, 0), "road:0")));
    let figure = Figure::Builder;
    assert_eq!(table.refuses(&builder), Rejection::NoFollower { figure });
    table.play(follower(1, Some(((0, 0), "city:0"))));
    assert_eq!(table.refuses(&phantom), Refused::Used.into());
    table.end().place(DIAGONAL, (1, 1), 0).follower("field:0").play(phantom);
    let road = table.game().board().feature(place((0, 0), "road:0")).expect("a road");
    let there: Vec<_> = table.game().board().occupants(road).collect();
    assert_eq!(
        there.iter().map(|it| (it.seat, it.figure)).collect::<Vec<_>>(),
        [(seat(1), Figure::Phantom)]
    );
}

/// R-FLY-7: a flight is a deployment, yet none through a magic portal; the card that asks for a
/// portal stays in hand.
#[test]
fn a_flight_is_no_way_through_a_portal() {
    let sets = ["flying-machines", "princess-dragon"];
    let hands = [["princess-dragon-4", "base-26", "base-27"], ["base-11", "base-39", "base-44"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &sets, &hands);
    table.turn("workshop-tube", (0, -1), 0).turn("workshop-tube", (0, -2), 0);
    table.place(STRAIGHT, (0, 1), 90).play(follower(1, Some(((0, 0), "city:0")))).end();
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    let city = table.game().board().figures().iter().any(|it| it.place.segment == Segment::City(0));
    assert!(city);
}

/// R-FLY-1: a tile without a machine has no flight.
#[test]
fn without_a_machine_nobody_flies() {
    let mut table = table(&[]);
    table.place("workshop-field", (0, 1), 0);
    assert_eq!(table.refuses(&follower(1, None)), Refused::NoMachine.into());
}
