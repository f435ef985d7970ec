//! The things in sight at the table, at every size: the player on turn, all players, the board with
//! nothing over it, the log in the order of events.

use ask::preferences;
use headless::iced_test::selector;
use iced::{Point, Rectangle, Size, window};
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::setup::Recording;
use rules::tile::Segment;
use rules::{Move, Setup};
use screen::table;
use shell::Message;
use storage::Saved;
use text::Language;
use widget::board;

use super::driver::{Driver, game, place};
use super::keyboard::{Keyboard, Keys as _};
use super::scenes::SIX;
use support::dice::{Dice, EVERYTHING, shuffle_orders};
use support::table::{order_ids, seat, setup};

/// The windows of the usual screens, and of those in which everything is twice as large.
const SIZES: [Size; 6] = [
    Size::new(1024.0, 640.0),
    Size::new(1280.0, 800.0),
    Size::new(1920.0, 1080.0),
    Size::new(2560.0, 1440.0),
    Size::new(640.0, 400.0),
    Size::new(512.0, 320.0),
];

fn window(setup: Setup, moves: Vec<Move>, size: Size) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let started = "2026-11-21T19:30:00Z".to_owned();
    let saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    let mut driver = Driver::with_game(folder.path(), &saved, size);
    let id = window::Id::unique();
    driver.send(Message::Opened(id));
    driver.send(Message::Resized(id, size));
    (folder, driver)
}

/// The first turn of so many players with every set and orders.
fn every_set(players: usize, size: Size) -> (tempfile::TempDir, Driver) {
    let mut setup = setup(&SIX[..players], &EVERYTHING);
    shuffle_orders(&mut setup, &mut Dice::new(7));
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let deal = (0..players as u8).map(keep).collect();
    window(setup, deal, size)
}

pub(super) fn make(driver: &mut Driver, made: Move) {
    driver.send(Message::Table(table::Message::Make(made)));
}

fn top(driver: &Driver, words: &str) -> f32 {
    driver.find(words).unwrap_or_else(|| panic!("“{words}” is not shown")).y
}

#[test]
fn five_players_of_all_sets_fit_a_common_window_and_six_the_smallest() {
    for (players, size) in [(5, Size::new(1280.0, 800.0)), (6, Size::new(1024.0, 640.0))] {
        let (_folder, driver) = every_set(players, size);
        for name in &SIX[..players] {
            let found = driver.find(name).unwrap_or_else(|| panic!("{name} is not in sight"));
            assert!(
                found.height > 15.0 && found.y + found.height < size.height,
                "{name} {found:?}"
            );
        }
    }
}

#[test]
fn whose_turn_it_is_stands_at_every_size_in_german() {
    for size in SIZES {
        let (_folder, mut driver) = every_set(6, size);
        driver.send(Message::Preferences(preferences::Message::Language(Some(Language::German))));
        let title = driver.find("Anna ist am Zug").expect("the title");
        assert!(title.width > 60.0 && title.y >= 0.0, "{size:?}: {title:?}");
        assert!(title.y + title.height < 66.0, "{size:?}: {title:?}");
    }
}

#[test]
fn news_have_a_place_of_their_own_and_the_board_stays_where_it_is() {
    for size in SIZES {
        let city = place("base-city-cap", 0, -1, Rotation::Half);
        let (_folder, mut driver) = window(setup(&["Anna", "Ben"], &["base"]), vec![city], size);
        let board = |driver: &Driver| driver.find_id(board::ID).expect("the board");
        let before = board(&driver);
        make(
            &mut driver,
            Move::Deploy { figure: Figure::Follower, on: Segment::City(0), at: None },
        );
        let news = "Anna +4: city of 2.";
        let said: Vec<Rectangle> = driver.find(news).into_iter().collect();
        assert!(!said.is_empty(), "{size:?}: “{news}” is not shown");
        for said in said {
            assert!(said.intersection(&before).is_none_or(|part| part.height < 1.0), "{size:?}");
        }
        assert_eq!(board(&driver), before, "{size:?}");
        // The feature asked for stands there too, the road of the first tile; where a line is all
        // the place there is, it lies above the board.
        driver.click_place(Position::new(0, 0));
        let asked = driver.find("nobody stands there").expect("what was asked for");
        let is_beside = asked.intersection(&before).is_none_or(|part| part.height < 1.0);
        assert!(is_beside || size.width < 980.0, "{size:?}");
        assert_eq!(board(&driver), before, "{size:?}");
    }
}

#[test]
fn the_log_tells_a_turn_in_the_order_in_which_it_happened() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let cards = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    setup.orders = Some(order_ids(&cards).collect());
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let (_folder, mut driver) = game(setup, vec![keep(0), keep(1)]);
    let monastery = "base-monastery";
    for key in ["o", "Return", "space", "Return"] {
        driver.key(key);
    }
    for (x, y) in [(0, 1), (1, 1)] {
        make(&mut driver, place(monastery, x, y, Rotation::None));
        make(&mut driver, Move::EndTurn);
    }
    let drawn = top(&driver, "Anna draws an order.");
    let opened = top(&driver, "Anna’s hand was opened.");
    let placed = top(&driver, "Anna places: monastery.");
    let next = top(&driver, "Ben places: monastery.");
    assert!(drawn < opened && opened < placed && placed < next, "{drawn} {opened} {placed} {next}");
    assert!((top(&driver, "1") - drawn).abs() < 4.0, "the turn's number stands at its first line");
}

#[test]
fn escape_closes_the_view_of_the_fields_and_then_gives_the_screen_back() {
    let (_folder, mut driver) =
        window(setup(&["Anna", "Ben"], &["base"]), Vec::new(), Size::new(1280.0, 800.0));
    let id = driver.app.shared().window.expect("a window");
    driver.send(Message::FullScreen(id));
    driver.key("e");
    driver.click_place(Position::new(0, -1));
    let is_idle = |driver: &Driver| driver.app.table().expect("the table").is_idle();
    assert!(driver.app.in_full_screen().is_some() && !is_idle(&driver));
    driver.key("Escape");
    driver.key("Escape");
    assert!(is_idle(&driver), "the place, then the fields");
    assert!(driver.app.in_full_screen().is_some());
    driver.key("Escape");
    assert!(driver.app.in_full_screen().is_none());
    driver.send(Message::FullScreen(id));
    driver.send(Message::FullScreen(id));
    assert!(driver.app.in_full_screen().is_none(), "and F11 does both");
}

#[test]
fn a_table_that_records_only_orders_reads_of_nothing_else() {
    let sets = ["base", "king-robber", "inns-cathedrals", "tower", "abbey-mayor"];
    let mut setup = Setup { record: Recording::Deck, ..setup(&["Anna", "Ben"], &sets) };
    shuffle_orders(&mut setup, &mut Dice::new(7));
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let (_folder, mut driver) = game(setup, vec![keep(0), keep(1), Move::EndTurn]);
    assert!(driver.shows("Anna ends the turn.") && !driver.shows("Anna completes nothing."));
    assert!(!driver.shows("King") && !driver.shows("the first city takes it"));
    driver.key("d");
    assert!(driver.shows("Check with the table") && !driver.shows("King"));
    driver.key("Escape");
    driver.key("?");
    assert!(driver.shows("On to the next player"));
    assert!(!driver.shows("Road, city, monastery, shrine"));
}

#[test]
fn what_is_asked_of_the_board_is_whole_in_a_narrow_window() {
    let size = Size::new(630.0, 723.0);
    let moves = vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        Move::Deploy { figure: Figure::Follower, on: Segment::Field(0), at: None },
        Move::EndTurn,
    ];
    let (_folder, mut driver) = window(setup(&["Anna", "Ben"], &["base"]), moves, size);
    driver.key("e");
    driver.click_at(driver.on_board(Position::new(0, -1), Point::new(0.5, 0.15)));
    for words in [
        "field with 1 completed city",
        "If the game ended now:",
        "1 completed city touched × 3 = 3",
    ] {
        let mut ui = driver.ui();
        let found = ui.find(words).expect("it is told");
        let (whole, seen) = (found.bounds(), found.visible_bounds().expect("in sight"));
        assert!((whole.width - seen.width).abs() < 0.1, "{words}");
        assert!((whole.height - seen.height).abs() < 0.1, "{words}");
    }
}

/// 1024 × 640 pixels with everything as large as it can be: at 200 % and at 150 %.
#[test]
fn a_third_of_a_low_window_is_the_board_whatever_is_asked_below_it() {
    let sizes = [Size::new(512.0, 320.0), Size::new(682.0, 426.0)];
    let sets = ["base", "inns-cathedrals", "tower", "princess-dragon", "abbey-mayor"];
    for (size, sets) in sizes.into_iter().flat_map(|size| [(size, &sets[..1]), (size, &sets[..])]) {
        let (_folder, mut driver) = window(setup(&["Anna", "Ben"], sets), Vec::new(), size);
        let is_seen = |driver: &Driver| {
            let board = driver.find_id(board::ID).expect("the board is shown");
            assert!(board.height >= size.height / 3.0, "{size:?} {sets:?} {board:?}");
        };
        is_seen(&driver);
        driver.click_place(Position::new(0, -1));
        is_seen(&driver);
        // Wherever it stands, Tab and the wheel bring it into sight.
        assert!(driver.ui().find(selector::id(table::tile_id(1))).is_ok(), "a tile to choose");
        driver.key("1");
        assert_eq!(driver.moves().len(), 1, "it lies");
        is_seen(&driver);
        assert!(driver.ui().find("No follower").is_ok(), "the way on");
    }
}

/// The last answers lie below the edge of the tray: pressing by Tab checks that they are in view.
#[test]
fn whatever_the_tray_of_a_tiny_window_asks_is_reached_by_tab() {
    let size = Size::new(512.0, 320.0);
    let (_folder, driver) = window(setup(&["Anna", "Ben"], &["base"]), Vec::new(), size);
    let mut keyboard = Keyboard::new(driver, size);
    keyboard.tap("1");
    keyboard.tap("1");
    assert_eq!(keyboard.moves().len(), 1, "a tile lies");
    keyboard.press("No follower");
    assert_eq!(keyboard.moves().len(), 2);
}

#[test]
fn settings_and_keys_are_closed_without_scrolling_however_low_the_window() {
    for size in SIZES {
        for key in [",", "?", "d"] {
            let (_folder, mut driver) =
                window(setup(&["Anna", "Ben"], &["base"]), Vec::new(), size);
            driver.key(key);
            let close = driver.find("Close").expect("a way out");
            assert!(close.height > 12.0 && close.y + close.height < size.height, "{size:?} {key}");
        }
    }
}
