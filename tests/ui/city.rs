//! The City of Carcassonne in the window: who begins, who comes out, who goes in, where the Count
//! goes, the market at the end; a challenge on the board.

use iced::{Point, Size};
use rules::game::Phase;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::tile::{self, Quarter, Segment};
use rules::{Move, Seat};
use storage::Saved;

use super::driver::{Driver, Style, game, place};
use super::painter::Painter;
use support::table::setup;

const SIZE: Size = Size::new(1280.0, 800.0);

fn window(sets: &[&str]) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = setup(&["Anna", "Ben"], &[&["base"], sets].concat());
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        Vec::new(),
        Vec::new(),
    );
    let driver = Driver::with_game(folder.path(), &saved, SIZE);
    (folder, driver)
}

/// A turn: the tile, and who stands on it.
fn turn(driver: &mut Driver, tile: &str, at: (i32, i32), rotation: Rotation, on: Option<Segment>) {
    let at = Position::new(at.0, at.1);
    driver.place(&tile::Id::from(tile), at, rotation, Style::SpotFirst);
    driver.claim(on);
}

const CITY: Option<Segment> = Some(Segment::City(0));

fn seat(index: u8) -> Seat {
    Seat::all(2).nth(usize::from(index)).expect("two players")
}

fn quarters(driver: &Driver, seat: Seat) -> Vec<Quarter> {
    let city = driver.game().city().expect("the City");
    city.residents()
        .iter()
        .filter(|resident| resident.seat == seat)
        .map(|resident| resident.quarter)
        .collect()
}

/// Anna's city of two is closed by Ben, who goes into the castle and puts the Count to the
/// blacksmith; Ben's by Anna, who goes into the castle too.
fn both_in_the_castle() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = window(&["count"]);
    turn(&mut driver, "base-city-cap", (0, -1), Rotation::None, CITY);
    turn(&mut driver, "base-city-cap", (0, -2), Rotation::Half, None);
    assert!(driver.shows("Ben may send a follower into the City"));
    driver.click("Castle");
    assert!(driver.shows("Where does Ben put the Count?"));
    driver.click("Blacksmith’s");
    turn(&mut driver, "base-monastery", (0, -3), Rotation::None, None);
    turn(&mut driver, "base-city-cap", (2, -1), Rotation::None, CITY);
    turn(&mut driver, "base-city-cap", (2, -2), Rotation::Half, None);
    // Ben could come out of the castle to his own city, and need not.
    assert!(driver.shows("Does Ben come out of the City?"));
    driver.key("Return");
    assert!(driver.shows("Anna may send a follower into the City"));
    driver.key("1");
    driver.key("Return");
    assert_eq!(driver.game().phase(), Phase::Place, "the Count stays where he is");
    assert_eq!(
        (quarters(&driver, seat(0)), quarters(&driver, seat(1))),
        (vec![Quarter::Castle], vec![Quarter::Castle])
    );
    (folder, driver)
}

/// R-CNT-14: the active player is asked who begins; a click on the golden feature brings a follower
/// out.
#[test]
fn who_begins_is_asked_and_the_golden_feature_is_clicked() {
    let (_folder, mut driver) = both_in_the_castle();
    turn(&mut driver, "base-city-cap", (2, -3), Rotation::None, CITY);
    turn(&mut driver, "base-city-cap-road-straight", (2, -4), Rotation::Half, None);
    assert!(driver.shows("Anna, who begins to leave the City?"));
    driver.key("2");
    assert!(driver.shows("Does Ben come out of the City?"));
    driver.click("Nobody else comes out");
    assert!(driver.shows("Does Anna come out of the City?"));
    let golden = driver.on_board(Position::new(2, -3), Point::new(0.5, 0.12));
    driver.click_at(golden);
    let moves = driver.moves();
    assert!(moves.contains(&Move::BeginLeaving { player: seat(1) }));
    let out =
        moves.iter().filter(|made| matches!(made, Move::LeaveCity { from: Quarter::Castle, .. }));
    assert_eq!(out.count(), 1, "{moves:?}");
    // One knight each: both score 4, so Anna may not send anybody in.
    let points: Vec<i32> =
        driver.game().seats().map(|seat| driver.game().tally(seat).total()).collect();
    assert_eq!((points, driver.game().phase()), (vec![4 + 4, 4 + 4], Phase::Place));
}

/// R-CNT-17: at the end the market empties into a field that is clicked.
#[test]
fn the_market_empties_into_the_field_that_is_clicked() {
    let (_folder, mut driver) = window(&["count"]);
    turn(&mut driver, "base-city-cap", (0, -1), Rotation::None, CITY);
    turn(&mut driver, "base-city-cap", (0, -2), Rotation::Half, None);
    driver.click("Market");
    driver.click("He stays");
    driver.enter(&[Move::EndGame], |_| Style::SpotFirst);
    assert!(driver.shows("Does Ben come out of the City?"));
    let field = driver.on_board(Position::new(0, -1), Point::new(0.5, 0.85));
    driver.click_at(field);
    assert!(driver.game().is_finished());
    // Anna's city of two and the City: 2 × 3.
    assert_eq!(driver.game().tally(seat(1)).total(), 6);
}

/// R-CNT-3, A26: the City counts for a field, and is lit with its other cities: where fields are
/// shown, where the field is asked for, and in the final scoring. At a table that does not count
/// it, it stays dark.
#[test]
fn the_city_is_lit_with_the_other_cities_of_a_field() {
    let at_field = |answer: usize| {
        let mut setup = setup(&["Anna", "Ben"], &["base", "count"]);
        setup.rules.choose(HouseRule::CarcassonneIgnored, answer);
        let cap = |y, rotation| place("base-city-cap", 0, y, rotation);
        let moves = vec![
            cap(-1, Rotation::None),
            Move::Deploy { figure: Figure::Follower, on: Segment::Field(0), at: None },
            Move::EndTurn,
            cap(-2, Rotation::Half),
            Move::EndTurn,
        ];
        game(setup, moves)
    };
    // Whether the middle of the City looks other than where it does not count.
    let is_lit = |show: &dyn Fn(&mut Driver)| {
        let screens = [0, 1].map(|answer| {
            let (folder, mut driver) = at_field(answer);
            show(&mut driver);
            let mut screen = Painter::new(SIZE);
            screen.rest(&driver.app, Point::new(2.0, 798.0));
            let quarter = driver.game().board().carcassonne().min().expect("the City");
            let at = driver.on_board(quarter, Point::new(0.6, 0.6));
            drop(folder);
            (screen, at)
        });
        let [(one, at), (other, _)] = screens;
        one.pixel(at) != other.pixel(at)
    };
    assert!(!is_lit(&|_| ()), "nothing is asked for");
    assert!(is_lit(&|driver| drop(driver.key("e"))), "the fields are shown");
    let ask = |driver: &mut Driver| {
        let field = driver.on_board(Position::new(0, -1), Point::new(0.5, 0.85));
        driver.click_at(field);
    };
    assert!(is_lit(&ask), "the field is asked for");
}

/// Undo takes back the answer, then the question is there again.
#[test]
fn an_answer_to_the_city_is_taken_back_by_undo() {
    let (_folder, mut driver) = both_in_the_castle();
    driver.ctrl("z");
    assert!(
        driver.shows("Where does Anna put the Count?")
            || driver.shows("Anna may send a follower into the City")
    );
    driver.ctrl("y");
    assert_eq!(driver.game().phase(), Phase::Place);
}

/// R-HS-3: the challenge is announced, and both buildings are banded on the board with who is
/// ahead.
#[test]
fn a_challenge_is_announced() {
    let (_folder, mut driver) = window(&["shrines"]);
    turn(&mut driver, "base-monastery", (0, 1), Rotation::None, Some(Segment::MONASTERY));
    turn(&mut driver, "shrine-plain", (0, 2), Rotation::None, Some(Segment::SHRINE));
    assert_eq!(driver.game().board().challenges().len(), 1);
    let told = "Challenge! The shrine of Ben against the monastery of Anna: whichever is completed first scores, the other scores nothing.";
    assert!(driver.shows(told));
}
