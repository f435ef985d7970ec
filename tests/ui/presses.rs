//! Two presses are one: the second of two quick ones answers nothing that the first has brought up,
//! by whichever way it comes in, and nothing that is typed on purpose is lost.

use std::time::Duration;

use iced::keyboard;
use iced::{Point, Size};
use rules::game::Phase;
use rules::geometry::Rotation;
use rules::player::Figure;
use rules::setup::Recording;
use rules::{Move, Setup};
use screen::table::{Entry, tile_id};
use shell::Message;

use super::driver::{self, Driver, game, place, pressed};
use support::table::{seat, setup, spot};

/// So soon after the first press the second still belongs to it, in milliseconds.
const TOO_SOON: [u64; 3] = [20, 150, 299];

/// A game that was opened long ago.
fn evening() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), Vec::new());
    driver.now += Duration::from_secs(5);
    (folder, driver)
}

fn pad() -> (tempfile::TempDir, Driver) {
    let names = setup(&["Anna", "Ben", "Cleo"], &["base"]);
    driver::game(Setup { record: Recording::Scorepad, ..names }, Vec::new())
}

/// Nothing but the orders is recorded, and all have kept theirs.
fn deck() -> (tempfile::TempDir, Driver) {
    let orders = (1..=12).map(|card| format!("base-{card:02}").as_str().into()).collect();
    let names = setup(&["Anna", "Ben", "Cleo"], &["base"]);
    let kept = (0..3).map(|player| Move::KeepOrders { player: seat(player), returned: None });
    let setup = Setup { record: Recording::Deck, orders: Some(orders), ..names };
    driver::game(setup, kept.collect())
}

fn after(driver: &mut Driver, milliseconds: u64) {
    driver.pace = Duration::from_millis(milliseconds);
}

/// Tiles of the tray, placed one after the other by a click that is doubled so late; how many of the
/// second clicks have moved something. They lie in the last row, where the next answers come.
fn doubled_on_tiles(milliseconds: u64, aside: f32) -> usize {
    let answered = (0..9).filter(|back| {
        let (_folder, mut driver) = evening();
        driver.click_place(spot((1, 0)));
        let tiles = (1..).map_while(|number| driver.find_id(tile_id(number)));
        let tiles: Vec<_> = tiles.collect();
        let tile = tiles[tiles.len() - 1 - back].center();
        driver.click_at(tile);
        assert_eq!(driver.moves().len(), 1, "the tile is placed");
        after(&mut driver, milliseconds);
        driver.click_at(Point::new(tile.x + aside, tile.y));
        driver.moves().len() > 1
    });
    answered.count()
}

#[test]
fn a_double_click_on_a_tile_places_it_and_nobody_stands_on_it() {
    for milliseconds in TOO_SOON {
        assert_eq!(doubled_on_tiles(milliseconds, 40.0), 0, "beside it after {milliseconds} ms");
    }
    for milliseconds in [299, 900] {
        assert_eq!(doubled_on_tiles(milliseconds, 0.0), 0, "unmoved after {milliseconds} ms");
    }
    assert!(doubled_on_tiles(400, 40.0) > 0, "who has moved and waited means it");
    assert!(doubled_on_tiles(1100, 0.0) > 0, "who has read the question and stayed there too");
}

#[test]
fn a_double_click_on_a_golden_place_is_one() {
    for milliseconds in TOO_SOON {
        let (_folder, mut driver) = evening();
        for key in ["c", "f", "f", "f"] {
            driver.key(key);
        }
        if !matches!(driver.app.table().unwrap().entry(), Entry::Tile(..)) {
            driver.key("1");
        }
        let Entry::Tile(tile, _) = driver.app.table().unwrap().entry().clone() else {
            panic!("a tile")
        };
        let golden = driver.game().board().placements(&tile)[0].0;
        driver.click_place(golden);
        let placed = driver.moves().len();
        assert_eq!(placed, 1, "the tile is placed");
        after(&mut driver, milliseconds);
        driver.click_place(golden);
        assert_eq!(driver.moves().len(), placed, "after {milliseconds} ms");
    }
}

#[test]
fn the_same_key_twice_chooses_a_place_and_no_tile() {
    for milliseconds in TOO_SOON {
        let (_folder, mut driver) = evening();
        driver.key("1");
        after(&mut driver, milliseconds);
        driver.key("1");
        assert!(matches!(driver.app.table().unwrap().entry(), Entry::Place(_)));
        assert_eq!(driver.moves(), [], "after {milliseconds} ms");
    }
    let (_folder, mut driver) = evening();
    driver.key("1");
    after(&mut driver, 400);
    driver.key("1");
    assert_eq!(driver.moves().len(), 1, "who has looked chooses the first tile");
}

#[test]
fn different_keys_lose_nothing_however_quickly_they_are_typed() {
    for milliseconds in [20, 80, 150, 220, 299, 400] {
        let (_folder, mut driver) = evening();
        after(&mut driver, milliseconds);
        driver.key("1");
        driver.key("2");
        driver.key("1");
        let moves = driver.moves();
        assert!(
            matches!(
                &moves[..],
                [Move::Place { .. }, Move::Deploy { figure: Figure::Follower, .. }, ..]
            ),
            "place, tile and segment every {milliseconds} ms: {moves:?}"
        );
    }
}

#[test]
fn a_key_that_another_one_follows_counts_again_at_once() {
    let orders = (1..=12).map(|card| format!("base-{card:02}").as_str().into()).collect();
    let setup = Setup { orders: Some(orders), ..setup(&["Anna", "Ben", "Cleo"], &["base"]) };
    let (_folder, mut driver) = game(setup, Vec::new());
    driver.now += Duration::from_secs(5);
    after(&mut driver, 20);
    for _ in 0..3 {
        driver.key("space");
        driver.key("Return");
    }
    assert_eq!(driver.moves().len(), 3, "everybody has kept their orders");
}

#[test]
fn sides_typed_in_a_row_lose_nothing_not_even_double_ones() {
    for milliseconds in [20, 80, 150, 220, 299, 400] {
        let (_folder, mut driver) = evening();
        after(&mut driver, milliseconds);
        for key in ["c", "c", "r", "f"] {
            driver.key(key);
        }
        let about = format!("C C R F every {milliseconds} ms");
        // Of the base game no tile has these sides, so all four letters stay to be read.
        assert!(driver.shows("Sides C C R F"), "{about}");
        for _ in 0..4 {
            driver.key("BackSpace");
        }
        for key in ["r", "f", "r", "f"] {
            driver.key(key);
        }
        let tile = "base-road-straight";
        assert!(
            matches!(driver.app.table().unwrap().entry(), Entry::Tile(chosen, _) if chosen.id.as_str() == tile),
            "R F R F every {milliseconds} ms"
        );
    }
}

#[test]
fn no_follower_twice_picks_no_tile_for_the_next_player() {
    for milliseconds in TOO_SOON {
        let moves = vec![place("base-road-straight", 1, 0, Rotation::None)];
        let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), moves);
        let button = driver.find("No follower").expect("the button").center();
        driver.click_at(button);
        assert_eq!(driver.game().phase(), Phase::Place);
        after(&mut driver, milliseconds);
        driver.click_at(button);
        assert_eq!(*driver.app.table().unwrap().entry(), Entry::Open, "after {milliseconds} ms");
    }
}

#[test]
fn enter_twice_on_the_scorepad_writes_down_one_turn() {
    for milliseconds in TOO_SOON {
        let (_folder, mut driver) = pad();
        for key in ["c", "5", "Down", "Down", "1", "Return"] {
            driver.key(key);
        }
        after(&mut driver, milliseconds);
        driver.key("Return");
        assert_eq!(driver.moves().len(), 1, "after {milliseconds} ms");
    }
    let (_folder, mut driver) = pad();
    driver.key("Return");
    driver.key("Return");
    assert_eq!(driver.moves(), [Move::EndTurn, Move::EndTurn], "after 400 ms they are two turns");
}

#[test]
fn next_twice_with_only_the_orders_is_one_turn() {
    for milliseconds in TOO_SOON {
        let (_folder, mut driver) = deck();
        let next = driver.click("Next: Ben");
        let driver::Input::Click(at) = next else { panic!("a click") };
        after(&mut driver, milliseconds);
        driver.click_at(at);
        assert_eq!(driver.moves().len(), 4, "after {milliseconds} ms");
    }
}

#[test]
fn a_key_that_is_held_answers_once() {
    let (_folder, mut driver) = evening();
    driver.key("1");
    for _ in 0..20 {
        driver.now += Duration::from_millis(33);
        let mut held = pressed("1", keyboard::Modifiers::empty());
        if let keyboard::Event::KeyPressed { repeat, .. } = &mut held {
            *repeat = true;
        }
        driver.send(Message::Key(held));
    }
    assert!(matches!(driver.app.table().unwrap().entry(), Entry::Place(_)));
    assert_eq!(driver.moves(), []);
}

#[test]
fn a_press_that_a_change_from_elsewhere_overtakes_answers_nothing() {
    let moves = vec![place("base-road-straight", 1, 0, Rotation::None)];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), moves);
    // A turn ends by a click; so soon after it no key is an answer either.
    driver.click("No follower");
    for milliseconds in [20, 150] {
        after(&mut driver, milliseconds);
        driver.key("1");
        assert_eq!(*driver.app.table().unwrap().entry(), Entry::Open);
    }
    after(&mut driver, 400);
    driver.key("1");
    assert!(matches!(driver.app.table().unwrap().entry(), Entry::Place(_)));
}

#[test]
fn a_completion_on_which_nobody_stands_is_asked_about_once() {
    let (_folder, mut driver) = pad();
    driver.key("c");
    driver.key("Return");
    assert_eq!(driver.moves(), [], "a city just named, and nobody in it");
    assert!(driver.shows("Nobody stands there: write it down all the same"));
    after(&mut driver, 150);
    driver.key("Return");
    assert_eq!(driver.moves(), [], "the same press twice is no answer");
    after(&mut driver, 400);
    driver.key("Return");
    assert_eq!(driver.moves().len(), 1);
}

/// The example of the manual writes the same whichever sets are in play.
#[test]
fn the_keys_of_the_scorepad_say_what_they_write_and_write_the_same_with_every_set() {
    for sets in [&["base"][..], &["base", "inns-cathedrals", "traders-builders"]] {
        let setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], sets) };
        let (_folder, mut driver) = driver::game(setup, Vec::new());
        driver.key("c");
        assert!(driver.shows("Digits write: tiles"));
        driver.key("5");
        driver.key("Down");
        assert!(driver.shows("Digits write: pennants"));
        driver.key("Down");
        assert!(driver.shows("Digits write: Anna: follower"));
        driver.key("1");
        driver.key("Return");
        let points = driver.game().tally(driver.game().seats().next().unwrap()).total();
        assert_eq!(points, 10, "a city of five is 5 × 2 (R-BASE-8): {sets:?}");
    }
}

#[test]
fn another_list_in_the_tray_shows_from_its_beginning() {
    use headless::iced_test::runtime::user_interface::{Cache, UserInterface};
    use iced::{Event, advanced::clipboard, mouse};
    let (_folder, mut driver) = evening();
    let size = Size::new(1280.0, 800.0);
    driver.click_place(spot((1, 0)));
    let first = driver.find_id(tile_id(1)).expect("the likeliest tile").center();
    let mut renderer = super::painter::software_renderer();
    let cursor = mouse::Cursor::Available(first);
    let scroll = mouse::ScrollDelta::Pixels { x: 0.0, y: -400.0 };
    let wheel = Event::Mouse(mouse::Event::WheelScrolled { delta: scroll });
    let mut ui = UserInterface::build(driver.app.view(), size, Cache::new(), &mut renderer);
    let _ = ui.update(&[wheel], cursor, &mut renderer, &mut clipboard::Null, &mut Vec::new());
    let cache = ui.into_cache();
    driver.click_place(spot((-1, 0)));
    let ui = UserInterface::build(driver.app.view(), size, cache, &mut renderer);
    let mut ui = ui;
    let mut messages = Vec::new();
    let at = mouse::Cursor::Available(driver.find_id(tile_id(1)).expect("a tile").center());
    let click = headless::iced_test::simulator::click();
    let events: Vec<Event> = click.into_iter().collect();
    let _ = ui.update(&events, at, &mut renderer, &mut clipboard::Null, &mut messages);
    drop(ui);
    driver.now += Duration::from_millis(400);
    messages.into_iter().for_each(|message| driver.send(message));
    let likeliest = driver.moves();
    let (_folder, mut other) = evening();
    other.click_place(spot((-1, 0)));
    let tile = other.find_id(tile_id(1)).expect("a tile").center();
    other.click_at(tile);
    assert_eq!(likeliest, other.moves(), "the first tile of the new list is where it belongs");
}
