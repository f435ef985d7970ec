//! Hills & Sheep at the table: what a shepherd draws is entered by keys that stay, seen with its odds,
//! taken back, corrected and set right.

use ask::preferences;
use content::bundled;
use iced::{Point, Size};
use journal::Journal;
use rules::expansion::sheep::{self, Drawn};
use rules::feature::Occupant;
use rules::game::question::Act;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::tile::Segment;
use rules::{Move, Setup};
use screen::table::{self, dialog};
use shell::Message;
use storage::Saved;

use super::driver::{Driver, game, place};
use support::step;
use support::table::{seat, setup};

const SETS: [&str; 2] = ["base", "hills-sheep"];

fn draw(sheep: u8) -> Move {
    sheep::Move::DrawSheep(Drawn { sheep }).into()
}

/// Anna's shepherd south of the first tile draws these tokens, one a turn; then her next tile
/// extends his field, and the flock is asked about.
fn before_a_draw(tokens: &[u8]) -> Vec<Move> {
    let setup = setup(&["Anna", "Ben"], &SETS);
    let mut journal = Journal::new(setup, bundled::catalogue()).expect("a setup");
    let north = [
        place("base-city-cap", 0, -1, Rotation::Half),
        place("base-road-straight", 0, -2, Rotation::None),
        place("base-road-straight", 0, -3, Rotation::None),
    ];
    let play = |journal: &mut Journal, made: Move| {
        step(journal, made).expect("a legal move");
    };
    for (index, (tokens, north)) in tokens.iter().zip(north).enumerate() {
        play(&mut journal, place("base-monastery", 0, 1 + index as i32, Rotation::None));
        if index == 0 {
            let (figure, on) = (Figure::Shepherd, Segment::Field(0));
            play(&mut journal, Move::Deploy { figure, on, at: None });
        }
        play(&mut journal, draw(*tokens));
        if journal.game().active() == seat(0) {
            play(&mut journal, Move::EndTurn);
        }
        play(&mut journal, north);
        play(&mut journal, Move::EndTurn);
    }
    play(&mut journal, place("base-monastery", 0, 1 + tokens.len() as i32, Rotation::None));
    journal.moves().cloned().collect()
}

fn flock(tokens: &[u8]) -> (tempfile::TempDir, Driver) {
    game(setup(&["Anna", "Ben"], &SETS), before_a_draw(tokens))
}

fn act(driver: &Driver) -> Option<Act> {
    driver.app.table().expect("the table").act_now(driver.game())
}

fn sheep(driver: &Driver, player: u8) -> u8 {
    driver.game().flocks().expect("flocks").sheep(seat(player))
}

/// R-HSH-1: both tokens with four sheep lie on the board. The key of the wolf stays 5, and what 4
/// means is shown and said, not given to another answer.
#[test]
fn tokens_keep_their_keys_when_one_of_them_is_out() {
    let (_folder, mut driver) = flock(&[4, 4]);
    driver.key("Return");
    assert_eq!(act(&driver), Some(Act::Flock));
    assert!(driver.shows("none left in the bag"));
    let before = driver.moves();
    driver.key("4");
    assert_eq!(driver.moves(), before);
    assert!(driver.shows("No such token is left in the bag: 4 sheep."));
    driver.key("5");
    assert!(driver.moves().contains(&draw(0)), "the wolf");
}

#[test]
fn guiding_home_keeps_its_key_too() {
    let (_folder, mut driver) = flock(&[4, 4]);
    driver.key("Return");
    driver.key("6");
    assert!(driver.moves().contains(&sheep::Move::GuideHome.into()));
    // R-HSH-3: a point a sheep.
    assert_eq!(driver.game().tally(seat(0)).total(), 8);
}

/// R-HSH-1: 18 tokens less the two that lie there; 2 of 16 are 12.5 %.
#[test]
fn the_odds_of_a_wolf_stand_beside_the_question_for_a_table_with_hints() {
    let odds = "2 of 16 tokens in the bag are wolves, 13 %";
    for size in [Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let started = "2026-11-21T19:30:00Z".to_owned();
        let setup = setup(&["Anna", "Ben"], &SETS);
        let moves = before_a_draw(&[4, 4]);
        let saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
        let mut driver = Driver::with_game(folder.path(), &saved, size);
        assert!(!driver.shows(odds), "the follower comes first");
        driver.key("Return");
        assert!(driver.shows(odds) && driver.shows("brings 8"));
        driver.send(Message::Preferences(preferences::Message::Hints(false)));
        driver.key("Return");
        assert!(!driver.shows(odds) && !driver.shows("brings 8"));
        assert!(driver.shows("Guide the flock home"));
    }
}

/// Whatever the last answer belonged to is asked again when it is taken back.
#[test]
fn an_answer_that_is_taken_back_is_asked_for_again_where_it_was_given() {
    let (_folder, mut driver) = flock(&[3]);
    driver.key("Return");
    driver.key("2");
    assert_eq!(sheep(&driver, 0), 5);
    driver.ctrl("z");
    assert_eq!((sheep(&driver, 0), act(&driver)), (3, Some(Act::Flock)));
    driver.key("1");
    assert_eq!(sheep(&driver, 0), 4);
    assert!(!driver.moves().contains(&draw(2)));
}

#[test]
fn a_figure_that_is_taken_back_is_asked_for_again_as_that_figure() {
    let moves = vec![place("base-monastery", 0, 1, Rotation::None)];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &SETS), moves);
    let shepherd = Act::Deploy(Figure::Shepherd);
    driver.key(&shepherd.letter().to_string());
    driver.key("1");
    assert_eq!(driver.game().supply(seat(0)).count(Figure::Shepherd), 0);
    driver.ctrl("z");
    assert_eq!(act(&driver), Some(shepherd));
}

// ---- set right ----

fn right(message: dialog::right::Message) -> Message {
    Message::Table(table::Message::Dialog(dialog::Message::Right(message)))
}

/// Opens the dialog for the field of Anna's shepherd.
fn set_right(driver: &mut Driver) {
    let field = driver.on_board(Position::new(0, 1), Point::new(0.5, 0.08));
    driver.click_at(field);
    driver.click("Set right…");
}

#[test]
fn a_shepherd_who_is_somebody_elses_takes_his_sheep_along() {
    let (_folder, mut driver) = flock(&[4]);
    driver.key("Return");
    driver.key("1");
    driver.key("Escape");
    set_right(&mut driver);
    driver.send(right(dialog::right::Message::Owner(Some(seat(1)))));
    driver.key("Return");
    let stands = driver
        .game()
        .board()
        .figures()
        .iter()
        .any(|it| it.occupant() == Occupant { seat: seat(1), figure: Figure::Shepherd });
    assert!(stands, "the figure that stood there is preselected");
    assert_eq!((sheep(&driver, 0), sheep(&driver, 1)), (0, 5));
    assert!(
        driver.shows("Set right: Ben’s shepherd is there, not Anna’s shepherd; sheep there: 5.")
    );
}

/// R-HSH-2: what lies with him is counted anew, token by token.
#[test]
fn the_sheep_of_a_shepherd_are_set_right_in_the_dialog_of_his_place() {
    let (_folder, mut driver) = flock(&[4]);
    driver.key("Return");
    driver.key("1");
    set_right(&mut driver);
    driver.send(right(dialog::right::Message::Owner(Some(seat(0)))));
    assert!(driver.shows("With it lie: 1 sheep, 4 sheep"));
    driver.click("Nothing");
    driver.click("+ 3 sheep");
    driver.click("+ 3 sheep");
    driver.key("Return");
    assert_eq!(sheep(&driver, 0), 6);
    assert!(driver.shows("Set right: Anna’s shepherd is there; sheep there: 6."));
}

/// R-HSH-1: 18 tokens less that one.
#[test]
fn the_check_with_the_table_counts_sheep_and_tokens() {
    let (_folder, mut driver) = flock(&[4]);
    driver.key("d");
    assert!(driver.shows("Shepherd’s sheep") && driver.shows("Sheep tokens in the bag"));
    assert!(driver.shows("17"));
}

/// A table that has 6 where the app has none opens the form with these 6.
#[test]
fn changing_points_begins_with_the_number_that_was_typed() {
    let (_folder, mut driver) = flock(&[4]);
    driver.key("d");
    let differs = dialog::compare::Message::Differs;
    let fact = journal::compare::Fact::Score(seat(0));
    let compare = |it| Message::Table(table::Message::Dialog(dialog::Message::Compare(it)));
    driver.send(compare(differs(fact)));
    driver.send(compare(dialog::compare::Message::There("6".to_owned())));
    driver.click("Change Anna’s points");
    assert!(driver.shows("+6"));
}

// ---- the log ----

#[test]
fn the_line_of_a_draw_is_entered_anew_and_says_what_it_was() {
    let (_folder, mut driver) = flock(&[4]);
    driver.key("Return");
    driver.key("1");
    let line = driver.beginning("Anna draws 4 sheep").expect("the line of the draw");
    driver.click_at(line.center());
    driver.click("Enter this anew");
    assert_eq!(act(&driver), Some(Act::Flock));
    assert!(driver.shows("As it was: 4 sheep"));
    driver.key("2");
    driver.click("Change it");
    assert_eq!(sheep(&driver, 0), 3);
}

// ---- the scorepad ----

/// The scorepad writes down no shepherd: his sheep are points by hand, under their own source.
#[test]
fn sheep_are_written_down_on_the_scorepad_as_points_of_theirs() {
    let setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], &SETS) };
    let (_folder, mut driver) = game(setup, Vec::new());
    driver.click("Points by hand: Sheep…");
    for _ in 0..3 {
        driver.key("+");
    }
    driver.type_into(dialog::adjust::REASON.into(), "3 sheep");
    driver.click("Write it down");
    let made = Move::Adjust {
        player: seat(0),
        points: 3,
        reason: "3 sheep".to_owned(),
        source: Some(Source::Sheep),
    };
    assert_eq!(driver.moves(), [made]);
}
