//! What a turn has brought: told until the next tile lies, and shown to everybody.

use ask::preferences;
use headless::iced_test::Simulator;
use iced::Size;
use rules::expansion::{self, ferry};
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::tile::Segment;
use rules::{Move, Setup};
use shell::Message;

use super::driver::{Driver, game, place};
use super::secrets::first_turn;
use super::sight::make;
use support::table::setup;

fn deploy(on: Segment) -> Move {
    Move::Deploy { figure: Figure::Follower, on, at: None }
}

/// Whether the second window shows these words.
fn display_shows(driver: &Driver, words: &str) -> bool {
    let view = driver.app.view_for_all();
    Simulator::with_size(shell::settings(), Size::new(1280.0, 720.0), view).find(words).is_ok()
}

fn two() -> Setup {
    setup(&["Anna", "Ben"], &["base", "king-robber"])
}

/// Anna's city of two brings her 4 points and the King (R-KR-3): both windows tell it while Ben
/// chooses his place, asks for a feature and is refused, until his tile lies.
#[test]
fn the_news_of_a_turn_stay_until_the_next_tile_lies() {
    let (_folder, mut driver) = game(two(), vec![]);
    make(&mut driver, place("base-city-cap", 0, -1, Rotation::Half));
    make(&mut driver, deploy(Segment::City(0)));
    let told = |driver: &Driver| driver.shows("Anna +4: city of 2.");
    assert!(told(&driver) && display_shows(&driver, "Anna: +4"));
    driver.click_place(Position::new(0, 0));
    assert!(told(&driver), "a feature that is asked for stands above the news");
    driver.click_place(Position::new(1, 0));
    driver.key("f");
    assert!(told(&driver));
    make(&mut driver, place("base-monastery", 1, 0, Rotation::None));
    assert!(told(&driver), "a refused tile does not lie");
    make(&mut driver, place("base-road-straight", 1, 0, Rotation::None));
    assert!(!told(&driver) && !display_shows(&driver, "Anna: +4"));
}

/// R-KO-7: an order that its owner has shown lies large before everybody, in both windows, until a
/// key, which is for nothing else.
#[test]
fn an_order_that_was_shown_lies_before_everybody_until_a_key() {
    for key in ["c", "Escape"] {
        let (_folder, mut driver) = first_turn(["base-39", "base-10", "base-11"]);
        make(&mut driver, place("base-monastery", 0, 1, Rotation::None));
        make(&mut driver, deploy(Segment::Field(0)));
        assert!(!display_shows(&driver, "The First Furrow"), "only its owner may see it yet");
        driver.key("space");
        driver.key("Return");
        assert!(driver.shows("The First Furrow") && display_shows(&driver, "The First Furrow"));
        driver.key(key);
        let has_moment = |driver: &Driver| driver.app.table().expect("it").moment().is_some();
        assert!(!has_moment(&driver));
        assert!(driver.app.table().expect("the table").is_idle(), "{key}");
    }
}

#[test]
fn an_order_that_nobody_puts_away_goes_after_three_seconds() {
    let (_folder, mut driver) = first_turn(["base-39", "base-10", "base-11"]);
    make(&mut driver, place("base-monastery", 0, 1, Rotation::None));
    make(&mut driver, deploy(Segment::Field(0)));
    driver.key("space");
    driver.key("Return");
    driver.wait(2);
    assert!(driver.app.table().expect("the table").moment().is_some());
    driver.wait(1);
    assert!(driver.app.table().expect("the table").moment().is_none());
}

/// R-FER-1: Enter for nobody leads to the ferry that must be laid, and is not refused.
#[test]
fn enter_for_nobody_leads_to_the_ferry_of_a_new_lake() {
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base", "ferries"]), vec![]);
    make(&mut driver, place("ferries-three-roads", 1, 0, Rotation::None));
    driver.key("Return");
    driver.key("1");
    assert!(driver.moves().iter().any(|made| matches!(
        made,
        Move::Expansion(expansion::Move::Ferry(ferry::Move::PlaceFerry(_)))
    )));
}

/// Points fly for about a second, and not at all where nothing is to move.
#[test]
fn points_fly_to_their_player_unless_nothing_is_to_move() {
    let (_folder, mut driver) = game(two(), vec![]);
    let flies = |driver: &Driver| driver.app.table().expect("the table").gains().is_some();
    make(&mut driver, place("base-city-cap", 0, -1, Rotation::Half));
    make(&mut driver, deploy(Segment::City(0)));
    assert!(flies(&driver));
    driver.wait(2);
    assert!(!flies(&driver));
    driver.ctrl("z");
    driver.send(Message::Preferences(preferences::Message::Moving(false)));
    make(&mut driver, deploy(Segment::City(0)));
    assert!(driver.shows("Anna +4: city of 2.") && !flies(&driver));
}
