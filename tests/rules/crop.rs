//! Crop Circles (R-CRC).

use rules::expansion::crop::{Choice, Pass, Rejection as Refused, means};
use rules::feature::{Kind, Occupant, Place};
use rules::game::Phase;
use rules::game::question::{Sent, Topic};
use rules::house_rule::{HouseRule, HouseRules};
use rules::moves::Standing;
use rules::player::Figure;
use rules::topic::Yield;
use rules::{Move, Setup};

use support::table::{Spot, Table, seat, segment, setup, spot, workshop_catalogue};

const PLAYERS: [&str; 3] = ["Anna", "Ben", "Cleo"];

/// City in the north, road from west to east, a field on either hand of it.
const CAP: &str = "base-city-cap-road-straight";

/// The circle for knights: a city in the north, another in the south.
const SHIELD: &str = "crops-city-caps-opposite-apart";

/// The circle for farmers: a city in the north, a road in the south.
const FORK: &str = "crops-city-cap-road-opposite";

fn choose(choose: Yield) -> Move {
    Move::CropCircle(Choice { choose })
}

fn pass(player: u8) -> Move {
    Move::CropPass(Pass { player: seat(player) })
}

fn standing(player: u8, figure: Figure, at: Spot, on: &str) -> Standing {
    let who = Occupant { seat: seat(player), figure };
    Standing::new(who, Place { at: spot(at), segment: segment(on) })
}

fn add(player: u8, at: Spot, on: &str) -> Move {
    Move::CropAdd(standing(player, Figure::Follower, at, on))
}

fn home(player: u8, at: Spot, on: &str) -> Move {
    Move::CropTakeHome(standing(player, Figure::Follower, at, on))
}

fn with_setup(setup: Setup) -> Table {
    Table::new(setup, workshop_catalogue())
}

/// Anna, Ben and Cleo have a knight each along the road, at x = 1, 2, 3; then Anna places the
/// circle for knights south of the start tile and ends her turn.
fn three_knights(rules: HouseRules) -> Table {
    let setup = Setup { rules, ..setup(&PLAYERS, &["base", "workshop", "crop-circles"]) };
    let mut table = with_setup(setup);
    for x in 1..=3 {
        table.turn_with(CAP, (x, 0), 0, "city:0");
    }
    table.turn(SHIELD, (0, 1), 90);
    table
}

/// The topic of the question and who is asked, by seat.
fn asked(table: &Table) -> Option<(Topic, u8)> {
    let question = table.game().question()?;
    (0..3).find(|index| seat(*index) == question.whom).map(|index| (question.topic, index))
}

/// R-CRC-1, 2, 3: Anna chooses for all; Ben, on her left, is first, she is last. Cleo adds nobody.
#[test]
fn everybody_from_the_left_may_add_a_follower_beside_an_own_one() {
    let mut table = three_knights(HouseRules::default());
    assert_eq!(asked(&table), Some((Topic::Circle, 0)));
    assert_eq!(table.refuses(&Move::EndTurn), Refused::First.into());
    assert_eq!(table.refuses(&add(1, (2, 0), "city:0")), Refused::NoneDue.into());
    table.play(choose(Yield::Add));
    assert_eq!(asked(&table), Some((Topic::Crop(Yield::Add), 1)));
    let others = Refused::OthersFirst { seat: seat(1) };
    assert_eq!(table.refuses(&add(0, (1, 0), "city:0")), others.into());
    // Beside Cleo's knight, to Ben's own road, and home instead of more.
    assert_eq!(table.refuses(&add(1, (3, 0), "city:0")), Refused::NotBeside.into());
    assert_eq!(table.refuses(&add(1, (2, 0), "road:0")), Refused::NotBeside.into());
    assert_eq!(table.refuses(&home(1, (2, 0), "city:0")), Refused::NotThere.into());
    table.play(add(1, (2, 0), "city:0"));
    assert_eq!(asked(&table), Some((Topic::Crop(Yield::Add), 2)));
    table.play(pass(2));
    assert_eq!(asked(&table), Some((Topic::Crop(Yield::Add), 0)));
    table.play(add(0, (1, 0), "city:0"));
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
    // Of seven followers each: two, two and one are on the board.
    assert_eq!(PLAYERS.map(|name| table.supply(name)), [5, 5, 6]);
}

/// R-CRC-3, as English boxes say: whoever can add one has to.
#[test]
fn by_the_house_rule_whoever_can_has_to_add_one() {
    let mut table = three_knights(HouseRules::from_iter([HouseRule::CropMustAdd]));
    table.play(choose(Yield::Add));
    assert_eq!(table.game().question().and_then(|question| question.pass), None);
    assert_eq!(table.refuses(&pass(1)), Refused::Must.into());
}

/// R-CRC-4: the knights go home without points, and nobody keeps one back.
#[test]
fn everybody_takes_a_follower_home_without_points() {
    let mut table = three_knights(HouseRules::default());
    table.play(choose(Yield::TakeHome));
    assert_eq!(asked(&table), Some((Topic::Crop(Yield::TakeHome), 1)));
    assert_eq!(table.refuses(&pass(1)), Refused::Must.into());
    table.play(home(1, (2, 0), "city:0")).play(home(2, (3, 0), "city:0"));
    table.play(home(0, (1, 0), "city:0"));
    assert_eq!((table.all_points(), table.active()), (vec![0, 0, 0], "Ben"));
    assert_eq!(PLAYERS.map(|name| table.supply(name)), [7, 7, 7]);
}

/// R-CRC-1, 5: the pitchfork means farmers, of whom only Cleo has one; she alone is asked.
#[test]
fn whoever_has_none_of_that_kind_is_passed_over() {
    let mut table = Table::with_sets(&PLAYERS, &["crop-circles"]);
    table.turn_with(CAP, (1, 0), 0, "city:0").turn_with(CAP, (2, 0), 0, "city:0");
    table.turn_with("workshop-field", (0, 1), 0, "field:0").turn(FORK, (0, 2), 90);
    table.play(choose(Yield::TakeHome));
    assert_eq!(asked(&table), Some((Topic::Crop(Yield::TakeHome), 2)));
    table.play(home(2, (0, 1), "field:0"));
    assert_eq!(table.active(), "Ben");
}

/// R-CRC-5: on a board without figures nothing is asked. R-CRC-1: the club means thieves.
#[test]
fn a_circle_on_a_board_without_figures_asks_nothing() {
    let mut table = Table::with_sets(&PLAYERS, &["crop-circles"]);
    table.turn(SHIELD, (0, 1), 90);
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
    table.turn_with(CAP, (1, 0), 0, "road:0").turn("crops-road-curve-road", (2, 0), 180);
    table.play(choose(Yield::TakeHome)).play(home(1, (1, 0), "road:0"));
    assert_eq!(table.active(), "Anna");
}

/// R-CRC-6: which figures a circle means, on each of the three features.
#[test]
fn a_circle_means_followers_wagons_and_mayors_where_they_may_stand() {
    let meant = |kind| Figure::ALL.into_iter().filter(move |figure| means(kind, *figure));
    let names = |kind| meant(kind).map(Figure::name).collect::<Vec<_>>();
    let sorted = |mut names: Vec<&'static str>| {
        names.sort_unstable();
        names
    };
    assert_eq!(sorted(names(Kind::Field)), ["big-follower", "follower", "phantom"]);
    assert_eq!(sorted(names(Kind::Road)), ["big-follower", "follower", "phantom", "wagon"]);
    let knights = ["big-follower", "follower", "mayor", "phantom", "wagon"];
    assert_eq!(sorted(names(Kind::City)), knights);
}

/// R-CRC-6: a big follower or a common one may join a knight; which of them is asked before where.
#[test]
fn a_big_follower_may_be_added_beside_a_common_one() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["crop-circles", "inns-cathedrals"]);
    table.turn_with(CAP, (1, 0), 0, "city:0").turn(SHIELD, (0, 1), 90).play(choose(Yield::Add));
    let question = table.game().question().expect("a question");
    let both = [Sent::Figure(Figure::Follower), Sent::Figure(Figure::BigFollower)];
    assert_eq!((question.whom, question.pieces_first()), (seat(0), both.to_vec()));
    table.play(Move::CropAdd(standing(0, Figure::BigFollower, (1, 0), "city:0")));
    let figures = table.game().board().figures().iter().map(|deployed| deployed.figure);
    assert_eq!(figures.collect::<Vec<_>>(), [Figure::Follower, Figure::BigFollower]);
}

/// R-CRC-7: Anna's builder stands in her city; without her knight he goes home as well.
#[test]
fn a_builder_who_is_left_alone_goes_home_too() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["crop-circles", "traders-builders"]);
    table.turn_with(CAP, (1, 0), 0, "city:0").pass();
    table.place("workshop-tube", (1, -1), 0).figure(Figure::Builder, "city:0").end().pass();
    table.turn(SHIELD, (0, 2), 90).play(choose(Yield::TakeHome)).play(home(0, (1, 0), "city:0"));
    assert!(table.game().board().figures().is_empty());
    assert_eq!(table.game().supply(seat(0)).count(Figure::Builder), 1);
}

/// R-CRC-8: each part of a double turn has its circle.
#[test]
fn each_part_of_a_double_turn_has_its_circle() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["crop-circles", "traders-builders"]);
    table.turn_with(CAP, (1, 0), 0, "road:0").pass();
    table.place(CAP, (2, 0), 0).figure(Figure::Builder, "road:0").end().pass();
    table.turn("crops-road-curve-road", (3, 0), 0);
    assert_eq!(asked(&table), Some((Topic::Circle, 0)));
    table.play(choose(Yield::Add)).play(pass(0));
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
    table.turn(FORK, (0, 2), 90);
    assert_eq!(asked(&table), Some((Topic::Circle, 0)));
}

/// R-CRC-8: where nobody lies on fields, a pitchfork does nothing.
#[test]
fn without_farmers_a_pitchfork_does_nothing() {
    let rules = HouseRules::from_iter([HouseRule::NoFarmers]);
    let setup = setup(&["Anna", "Ben"], &["base", "workshop", "crop-circles"]);
    let mut table = with_setup(Setup { rules, ..setup });
    table.turn_with(CAP, (1, 0), 0, "city:0").turn("workshop-field", (0, 1), 0);
    table.turn(FORK, (0, 2), 90);
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
}

/// R-CRC-9: Ben's circle adds Anna's second farmer, who fulfils her other card.
#[test]
fn an_added_farmer_is_a_deployment_of_its_owner() {
    let hands = [["base-39", "workshop-lonely", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["crop-circles"], &hands);
    table.place("workshop-field", (0, 1), 0).follower("field:0");
    table.choose("Anna", "workshop-lonely").end();
    table.turn(FORK, (0, 2), 90).play(choose(Yield::Add)).play(add(0, (0, 1), "field:0"));
    assert_eq!(table.fulfilled("Anna"), ["workshop-lonely", "base-39"]);
}

/// A50, R-CRC-3: Anna's knight stands on the volcano of the dragon, as the table keeps him there:
/// she adds nobody beside him.
#[test]
fn nobody_is_added_where_the_dragon_stands() {
    let sets = ["base", "workshop", "crop-circles", "princess-dragon"];
    let mut table = with_setup(setup(&["Anna", "Ben"], &sets));
    table.place("dragon-city-cap-volcano", (0, 1), 180);
    let on = segment("city:0");
    table.play(Move::DeployAnyway { figure: Figure::Follower, on, at: None }).end();
    table.turn(SHIELD, (1, 1), 0).play(choose(Yield::Add));
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
}
