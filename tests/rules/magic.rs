//! Mage & Witch (R-MAG).

use rules::expansion::magic::{Outcome as Magic, Rejection as Refused, Spot};
use rules::feature::{Kind, Occupant, Place, Record};
use rules::game::Phase;
use rules::game::question::{Sent, Topic};
use rules::piece::Magician;
use rules::player::Figure;
use rules::scoring::{Finality, scores};
use rules::{Move, Outcome};

use support::table::{Table, seat, segment, spot};

const CAPS: &str = "mage-city-caps-opposite";

fn table() -> Table {
    Table::with_sets(&["Anna", "Ben"], &["mage-witch"])
}

fn to(at: (i32, i32), on: &str) -> Spot {
    Spot { at: Some(spot(at)), on: Some(segment(on)) }
}

fn place(table: &Table, magician: Magician) -> Option<Place> {
    table.game().board().magician(magician)
}

/// The sign lies above the start tile, whose city it completes; the mage goes to the start tile's
/// road.
fn mage_on_road() -> Table {
    let mut table = table();
    table.place(CAPS, (0, -1), 0);
    table.play(Move::MoveMage(to((0, 0), "road:0")));
    table
}

fn road_of_three(spell: Move, thief: bool) -> Table {
    let mut table = table();
    table.place(CAPS, (0, -1), 0);
    table.play(spell);
    table.end();
    table.place("base-monastery-road", (1, 0), 90);
    if thief {
        table.follower("road:0");
    }
    table.end();
    table.turn("base-monastery-road", (-1, 0), 270);
    table
}

/// R-MAG-1: an incomplete road or city anywhere, before anything else is done.
#[test]
fn a_sign_sends_mage_or_witch_to_an_incomplete_road_or_city() {
    let mut table = table();
    table.place(CAPS, (0, -1), 0);
    let question = table.game().question().expect("a question");
    assert_eq!(
        (question.topic, question.whom, question.pass.clone()),
        (Topic::Magic, seat(0), None)
    );
    let both = [Sent::Magician(Magician::Mage), Sent::Magician(Magician::Witch)];
    assert_eq!(question.pieces_first(), both);
    // Each to the road of the start tile or the open city in the north.
    assert_eq!(question.answers.len(), 4);
    assert_eq!(table.refuses(&Move::EndTurn), Refused::First.into());
    let complete = Move::MoveMage(to((0, 0), "city:0"));
    assert_eq!(table.refuses(&complete), Refused::NotThere.into());
    let field = Move::MoveWitch(to((0, -1), "field:0"));
    assert_eq!(table.refuses(&field), Refused::NotThere.into());
    assert_eq!(table.refuses(&Move::MoveMage(Spot::default())), Refused::NotOff.into());
    table.play(Move::MoveMage(to((0, 0), "road:0")));
    assert_eq!(table.game().phase(), Phase::Deploy { at: spot((0, -1)), deployed: false });
    let again = Move::MoveWitch(to((0, -1), "city:0"));
    assert_eq!(table.refuses(&again), Refused::NoneDue.into());
}

/// R-MAG-2: every road and city is complete, so the only one on the board goes off by itself; where
/// none is there, nothing is asked.
#[test]
fn without_a_road_or_city_for_them_the_one_on_the_board_leaves_it() {
    let mut table = table();
    table.place("mage-city-three-road", (0, -1), 180);
    table.play(Move::MoveMage(to((0, 0), "road:0"))).end();
    table.turn("base-city-cap", (-1, -1), 90).turn("base-city-cap", (1, -1), 270);
    table.turn("base-monastery-road", (0, -2), 0).turn("base-city-cap", (0, -3), 0);
    for y in [-3, -4, -5] {
        table.turn("base-monastery", (1, y), 0);
    }
    table.turn("base-city-cap", (0, -5), 180);
    table.place(CAPS, (0, -4), 0);
    assert!(table.last().contains(&Magic::Left { magician: Magician::Mage }.into()));
    assert_eq!(table.game().phase(), Phase::Deploy { at: spot((0, -4)), deployed: false });
    assert_eq!(place(&table, Magician::Mage), None);
}

/// R-MAG-3: a tile without a sign joins the two roads, and one of them goes elsewhere.
#[test]
fn a_tile_that_joins_their_roads_sends_one_of_them_elsewhere() {
    let mut table = mage_on_road();
    table.end();
    table.turn("base-monastery", (1, -1), 0).turn("base-city-cap", (2, -1), 180);
    table.place("mage-city-tube-two-roads", (2, 0), 90);
    // Not where the other one stands (R-MAG-1).
    let beside = Move::MoveWitch(to((0, 0), "road:0"));
    assert_eq!(table.refuses(&beside), Refused::NotThere.into());
    table.play(Move::MoveWitch(to((2, 0), "road:1"))).end();
    table.place("base-road-straight", (1, 0), 0);
    assert_eq!(table.game().question().map(|question| question.topic), Some(Topic::Magic));
    table.play(Move::MoveWitch(to((2, 0), "road:0")));
    assert_eq!(table.game().phase(), Phase::Deploy { at: spot((1, 0)), deployed: false });
}

/// R-MAG-4, 7: 3 tiles and 3 for the mage; the road itself is no larger, and he waits beside the
/// board.
#[test]
fn the_mage_adds_a_point_for_each_tile_of_the_road_and_leaves() {
    let mut table = road_of_three(Move::MoveMage(to((0, 0), "road:0")), true);
    assert_eq!(table.all_points(), [0, 6]);
    assert_eq!(table.completed().iter().map(|it| it.record.tiles).collect::<Vec<_>>(), [3]);
    assert_eq!(place(&table, Magician::Mage), None);
    let left: Outcome = Magic::Left { magician: Magician::Mage }.into();
    assert!(table.last().contains(&left));
    table.end_game();
    assert_eq!(table.all_points(), [0, 6]);
}

/// R-MAG-5: half of 3 is 2, as it is rounded up.
#[test]
fn the_witch_halves_the_points_and_rounds_up() {
    let table = road_of_three(Move::MoveWitch(to((0, 0), "road:0")), true);
    assert_eq!(table.all_points(), [0, 2]);
    assert_eq!(place(&table, Magician::Witch), None);
}

/// R-MAG-6.
#[test]
fn a_road_that_nobody_owns_sends_the_mage_off_too() {
    let table = road_of_three(Move::MoveMage(to((0, 0), "road:0")), false);
    assert_eq!((table.all_points(), place(&table, Magician::Mage)), (vec![0, 0], None));
}

/// R-MAG-4, 5, 8, 9: the points of a feature with one follower.
#[test]
fn inns_cathedrals_and_pennants_come_before_mage_and_witch() {
    let one = vec![Occupant { seat: seat(0), figure: Figure::Follower }];
    let points = |record: &Record, finality| {
        scores(record, finality).iter().map(|score| score.points()).sum::<i32>()
    };
    let of = |kind, tiles| Record { occupants: one.clone(), ..Record::new(kind, tiles) };
    // An inn leaves nothing of an incomplete road of 4, but the mage brings 4.
    let inn = Record { inns: 1, ..of(Kind::Road, 4) };
    assert_eq!(points(&Record { mage: true, ..inn.clone() }, Finality::Incomplete), 4);
    assert_eq!(points(&Record { mage: true, ..inn.clone() }, Finality::Complete), 12);
    assert_eq!(points(&Record { witch: true, ..inn.clone() }, Finality::Complete), 4);
    assert_eq!(points(&Record { witch: true, ..inn }, Finality::Incomplete), 0);
    // 5 tiles with 1 pennant: 12, with a cathedral 18. The mage counts no pennants.
    let city = Record { pennants: 1, ..of(Kind::City, 5) };
    assert_eq!(points(&Record { mage: true, ..city.clone() }, Finality::Complete), 17);
    assert_eq!(points(&Record { witch: true, ..city.clone() }, Finality::Complete), 6);
    assert_eq!(points(&Record { witch: true, ..city.clone() }, Finality::Incomplete), 3);
    let cathedral = Record { cathedrals: 1, ..city };
    assert_eq!(points(&Record { witch: true, ..cathedral }, Finality::Complete), 9);
    // Of a building they change nothing.
    assert_eq!(points(&Record { mage: true, ..of(Kind::MONASTERY, 9) }, Finality::Complete), 9);
}

/// R-MAG-6: the game ends, and the incomplete road of 2 brings 2 and 2 more for the mage.
#[test]
fn mage_and_witch_work_at_the_end_too() {
    let mut table = mage_on_road();
    table.end();
    table.turn_with("base-monastery-road", (1, 0), 90, "road:0");
    table.end_game();
    assert_eq!(table.all_points(), [0, 4]);
}

/// On the scorepad both are told by the feature's entry.
#[test]
fn on_the_scorepad_a_road_is_written_down_with_mage_or_witch() {
    let entry = |mage, witch| rules::scorepad::Entry {
        mage,
        witch,
        ..rules::scorepad::Entry::new(Kind::Road, 5)
    };
    assert!(entry(true, false).record().mage && entry(false, true).record().witch);
    let written = serde_json::to_string(&entry(true, false)).expect("written");
    assert_eq!(written, r#"{"kind":"road","tiles":5,"mage":true}"#);
}
