//! The phantom (R-PHA).

use rules::expansion::dragon;
use rules::expansion::phantom::Rejection as Refused;
use rules::feature::Place;
use rules::game::question::{Act, Target, Topic};
use rules::game::questions;
use rules::moves::Standing;
use rules::player::{Figure, PerSeat};
use rules::scoring::Source;
use rules::tile::{Kind, Quarter};
use rules::{Move, Rejection, Seat};

use support::table::{Spot, Table, capture, deploy, seat, segment, spot};

/// City in the north, road from west to east, a field on either hand of it.
const CAP: &str = "base-city-cap-road-straight";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["phantom"], sets].concat())
}

fn phantom(on: &str) -> Move {
    Move::Deploy { figure: Figure::Phantom, on: segment(on), at: None }
}

/// The number of phantoms that Anna and Ben have in supply.
fn at_home(table: &Table) -> [u8; 2] {
    let phantoms = PerSeat::from_fn(|seat| {
        let plays = table.game().seats().any(|other| other == seat);
        if plays { table.game().supply(seat).count(Figure::Phantom) } else { 0 }
    });
    [phantoms[seat(0)], phantoms[seat(1)]]
}

/// R-PHA-1: with the set everybody has one phantom, without it nobody; he is a follower of strength
/// 1 who may stand on everything but a garden.
#[test]
fn everybody_has_one_phantom_who_is_a_follower_of_strength_1() {
    assert_eq!((at_home(&table(&[])), at_home(&Table::of(&["Anna", "Ben"]))), ([1, 1], [0, 0]));
    assert_eq!((Figure::Phantom.strength(0), Figure::Phantom.strength(3)), (1, 1));
    assert!(Figure::Phantom.is_follower());
    let stands = |kind: &Kind| Figure::Phantom.may_stand_on(*kind);
    assert_eq!(Kind::all().filter(|kind| !stands(kind)).collect::<Vec<_>>(), [Kind::GARDEN]);
}

/// R-PHA-2: Anna's thief stands on the road of the new tile. The phantom may go to its city or to a
/// field, not beside the thief; whoever wants none just ends the turn.
#[test]
fn the_phantom_follows_another_figure_onto_the_same_tile() {
    let mut table = table(&[]);
    table.place(CAP, (1, 0), 0).follower("road:0");
    let question = table.game().question().expect("a question");
    assert_eq!(question.topic, Topic::Act(Act::Deploy(Figure::Phantom)));
    assert_eq!(question.pass, Some(Move::EndTurn));
    let targets = question.answers.iter().map(|answer| match answer.target {
        Target::Segment(place) if place.at == spot((1, 0)) => place.segment.to_string(),
        other => panic!("{other:?}"),
    });
    let targets: Vec<String> = targets.collect();
    assert_eq!(targets, ["city:0", "field:0", "field:1"]);
    assert!(
        matches!(table.refuses(&phantom("road:0")), Rejection::Occupied { by, .. } if by == seat(0))
    );
    assert_eq!(table.refuses(&deploy("city:0")), Rejection::AlreadyDeployed);
    table.play(phantom("city:0"));
    assert_eq!((table.supply("Anna"), at_home(&table)), (6, [0, 1]));
    assert_eq!(table.refuses(&phantom("field:0")), Rejection::AlreadyDeployed);
    assert!(!questions::act::can_act(table.game()));
    // Ben closes the city of two tiles: 2 × 2 for her, and the phantom is at home again.
    table.end().turn("workshop-cap", (1, -1), 180);
    assert_eq!((table.from("Anna", Source::City), at_home(&table)), (4, [1, 1]));
}

/// R-PHA-2: the phantom alone; after him no other figure comes.
#[test]
fn the_phantom_may_be_the_only_figure_of_a_turn() {
    let mut table = table(&[]);
    table.place(CAP, (1, 0), 0).play(phantom("road:0"));
    assert_eq!(table.refuses(&deploy("city:0")), Rejection::AlreadyDeployed);
    table.end();
    assert_eq!((table.active(), table.supply("Anna"), at_home(&table)), ("Ben", 7, [0, 1]));
}

/// R-PHA-1, R-BASE-10: Ben's follower and Anna's phantom on one road, which a fourth tile joins: as
/// strong as each other, 4 points for each.
#[test]
fn a_phantom_is_as_strong_as_a_follower() {
    let mut table = table(&[]);
    table.place("workshop-end", (1, 0), 270).play(phantom("road:0")).end();
    table.field((0, 1)).field((-1, 1)).field((-2, 1));
    table.until("Ben").place("workshop-end", (-2, 0), 90).follower("road:0").end();
    table.turn("workshop-road", (-1, 0), 90);
    assert_eq!((table.from("Anna", Source::Road), table.from("Ben", Source::Road)), (4, 4));
}

/// R-PHA-3: once the princess has sent a knight home the phantom stays in supply; in the next turn
/// he may come.
#[test]
fn after_the_princess_the_phantom_stays_at_home() {
    let mut table = table(&["princess-dragon"]);
    table.turn("workshop-field", (0, 1), 0).turn_with("workshop-tube", (0, -1), 0, "city:0");
    table.place("dragon-city-corner-princess", (0, -2), 180);
    let knight = Move::RemoveKnight(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((0, -1)),
        on: segment("city:0"),
    });
    table.play(knight);
    assert_eq!(table.refuses(&phantom("field:0")), Refused::AfterPrincess.into());
    assert!(!questions::act::can_act(table.game()));
    table.end().place("workshop-field", (1, 1), 0).play(phantom("field:0"));
    assert_eq!(at_home(&table), [1, 0]);
}

/// R-PHA-3, 4: a tower piece is the action of the turn; then the phantom closes that very tower.
#[test]
fn after_a_tower_piece_the_phantom_may_climb_the_tower() {
    let mut table = table(&["tower"]);
    table.ground(0).until("Anna").place("tower-field", (1, 1), 0);
    table.play(Move::RaiseTower { at: spot((1, 1)) });
    let climb = |figure| Move::ManTower { figure, at: spot((1, 1)) };
    assert_eq!(table.refuses(&climb(Figure::Follower)), Rejection::AlreadyDeployed);
    table.play(climb(Figure::Phantom));
    assert_eq!((at_home(&table), table.supply("Anna")), ([0, 1], 7));
    assert_eq!(table.refuses(&phantom("field:0")), Rejection::AlreadyDeployed);
}

/// R-PHA-3: the capture of the tower just raised is asked for first, then the phantom.
#[test]
fn the_capture_of_a_tower_comes_before_the_phantom() {
    let mut table = table(&["tower"]);
    table.ground(0).until("Anna").turn("workshop-field", (0, 2), 0);
    table.claim("Ben", "workshop-cap", (1, 2), 180, "city:0");
    table.until("Anna").place("tower-field", (1, 1), 0);
    table.play(Move::RaiseTower { at: spot((1, 1)) });
    let topics = |table: &Table| -> Vec<Topic> {
        questions::act::questions_of_action(table.game())
            .iter()
            .map(|question| question.topic)
            .collect()
    };
    let phantom = Act::Deploy(Figure::Phantom);
    let all = [Act::Capture, Act::Man, phantom].map(Topic::Act);
    assert_eq!(topics(&table), all);
    table.play(capture(1, (1, 2), "city:0"));
    assert_eq!(topics(&table), [Act::Man, phantom].map(Topic::Act));
}

/// R-PHA-4: one figure goes through a portal in a part of the turn, the phantom or another.
#[test]
fn the_phantom_may_use_a_portal_that_nobody_has_used() {
    let far =
        |figure, on: &str, at: Spot| Move::Deploy { figure, on: segment(on), at: Some(spot(at)) };
    let portal = || {
        let mut table = table(&["princess-dragon"]);
        table.ground(0).until("Anna").place("dragon-junction-three-portal", (1, 0), 0);
        table
    };
    let mut table = portal();
    table.play(far(Figure::Follower, "city:0", (0, 0)));
    let second = far(Figure::Phantom, "field:0", (0, 1));
    assert_eq!(table.refuses(&second), Refused::PortalUsed.into());
    assert!(questions::act::can_act(table.game()), "on the new tile itself the phantom may stand");
    let mut table = portal();
    table.follower("field:0").play(far(Figure::Phantom, "city:0", (0, 0)));
    assert_eq!((table.supply("Anna"), at_home(&table)), (6, [0, 1]));
    // Without a portal nobody goes elsewhere.
    let mut plain = self::table(&["princess-dragon"]);
    plain.place(CAP, (1, 0), 0).follower("city:0");
    let elsewhere = far(Figure::Phantom, "city:0", (0, 0));
    assert_eq!(plain.refuses(&elsewhere), dragon::Rejection::NoPortal.into());
}

/// R-PHA-5, R-CNT-9: the phantom may be sent into every quarter.
#[test]
fn every_quarter_of_the_city_takes_the_phantom() {
    assert!(Quarter::ALL.into_iter().all(|quarter| Figure::Phantom.may_enter(quarter)));
}

/// R-PHA-5, R-TB-4: in both parts of a double turn, if he is at home again: in the first he scores a
/// city of two tiles, 4 points.
#[test]
fn each_part_of_a_double_turn_has_its_phantom() {
    let mut table = table(&["traders-builders"]);
    table.place(CAP, (1, 0), 0).follower("road:0").end().turn("workshop-field", (0, 1), 0);
    table.place(CAP, (2, 0), 0).figure(Figure::Builder, "road:0").end();
    table.turn("workshop-cap", (2, -1), 180).lay("Ben", "workshop-cap", (3, -1), 180);
    table.until("Anna").place(CAP, (3, 0), 0).play(phantom("city:0")).end();
    assert_eq!((table.active(), table.from("Anna", Source::City)), ("Anna", 4));
    table.place("workshop-cap", (0, 2), 180).play(phantom("city:0"));
    assert_eq!(at_home(&table), [0, 1]);
}

/// R-PHA-6: he counts as one follower, and deploying him is an occasion of its own: Anna's follower
/// goes to the road, then the phantom to a field, and “Place a farmer” (2 points) is fulfilled.
#[test]
fn a_phantom_on_a_field_is_a_farmer_for_the_orders() {
    let hands = [["base-39", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["phantom"], &hands);
    table.place(CAP, (1, 0), 0).follower("road:0");
    assert_eq!(table.fulfilled("Anna").len(), 0);
    table.play(phantom("field:1"));
    assert_eq!((table.fulfilled("Anna"), table.points("Anna")), (vec!["base-39".to_owned()], 2));
    let board = table.game().board();
    let field = Place { at: spot((1, 0)), segment: segment("field:1") };
    let field = board.record(board.feature(field).expect("a field"));
    assert_eq!(field.followers_of(Seat::FIRST), 1);
}
