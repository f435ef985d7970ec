//! Nothing is lost by leaving: the setup, the deal, deleted games, games of other folders, what was
//! picked behind the curtain.

use ask::{Leaving, Request};
use iced::Size;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::tile::{Id, Quarter, Segment};
use rules::{Move, Seat, Setup};
use screen::{earlier, setup};
use shell::Message;
use storage::{Folders, Games, Saved, games};

use super::driver::{Driver, Style, game};
use support::table::{order_ids, setup as base};

const SIZE: Size = Size::new(1280.0, 800.0);

pub fn fresh() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let driver = Driver::new(folder.path(), SIZE);
    (folder, driver)
}

fn with_orders() -> Setup {
    let cards = ["base-10", "base-11", "base-12", "base-13", "base-14", "base-15", "base-16"];
    Setup { orders: Some(order_ids(&cards).collect()), ..base(&["Anna", "Ben"], &["base"]) }
}

fn keep(player: u8) -> Move {
    let player = Seat::all(2).nth(usize::from(player)).expect("two players");
    Move::KeepOrders { player, returned: None }
}

// ---- the setup ----

#[test]
fn escape_closes_the_house_rules_and_leaving_the_setup_keeps_what_was_entered() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.type_into(setup::name_id(0), "Zoë");
    driver.click("The Tower");
    driver.click("House rules");
    driver.key("Escape");
    assert!(driver.shows("Who plays?") && driver.shows("What is in the bag?"));
    driver.key("Escape");
    assert!(driver.shows("Your first evening"));
    driver.click("New game");
    driver.click("Start the game");
    let begun = driver.game().setup();
    assert_eq!(begun.players[0].name, "Zoë");
    assert!(begun.sets.contains(&"tower".to_owned()));
}

// ---- the deal ----

#[test]
fn the_deal_can_be_left_for_home_and_gone_on_with() {
    let (_folder, mut driver) = game(with_orders(), vec![keep(0)]);
    assert!(driver.shows("Pass the screen to Ben"));
    driver.click("Home");
    driver.list_games();
    driver.click("Go on with the game");
    assert!(driver.shows("Pass the screen to Ben"));
}

#[test]
fn the_deal_leads_back_to_the_setup_with_everything_still_there() {
    let (_folder, mut driver) = game(with_orders(), vec![keep(0)]);
    driver.click("Back to the setup");
    assert!(driver.shows("Who plays?"));
    driver.click("Start the game");
    let names: Vec<&str> =
        driver.game().setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Ben"], "the same begins");
    assert!(driver.shows("Pass the screen to Anna"), "the orders are dealt anew");
    let shared = driver.app.shared();
    let all = shared.games.list(&[], &shared.catalogue);
    assert_eq!((all.len(), shared.games.deleted_files().len()), (1, 1));
}

#[test]
fn an_undo_too_many_opens_nobodys_curtain_and_leads_on() {
    let (_folder, mut driver) = game(with_orders(), vec![keep(0), keep(1)]);
    driver.ctrl("z");
    assert!(driver.shows("The deal is taken back"));
    assert!(!driver.shows("Hold to look"), "nobody is asked to look");
    driver.ctrl("z");
    assert!(driver.shows("Anna decides anew"));
    driver.ctrl("y");
    driver.key("Return");
    assert!(driver.shows("Anna draws and places a tile"), "all is as it was");
    driver.ctrl("z");
    driver.click("Ben decides anew");
    assert!(driver.shows("Pass the screen to Ben") && driver.shows("Hold to look"));
    driver.key("space");
    driver.key("Return");
    assert!(driver.shows("Anna draws and places a tile"));
}

// ---- earlier games ----

fn written(folder: &std::path::Path, name: &str, started: &str) {
    let saved =
        Saved::new("a".into(), started.into(), base(&["Anna", "Ben"], &["base"]), vec![], vec![]);
    games::save(&folder.join(name), &saved).expect("a folder to write to");
}

#[test]
fn a_deleted_game_is_listed_and_comes_back_another_evening() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = Games::new(&Folders::below(folder.path()));
    written(&Folders::below(folder.path()).games(), "evening.json", "2026-11-20T19:30:00Z");
    own.delete(&own.path("evening")).expect("it is deleted");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    assert!(driver.shows("Nothing here yet"));
    driver.click("1 deleted game");
    driver.click("Bring it back");
    driver.list_games();
    assert!(own.path("evening").exists() && own.deleted_files().is_empty());
    driver.click("Games");
    assert!(driver.shows("1 game") && !driver.shows("1 deleted game"));
}

/// A game of another folder stands among the others, the newest first, until it is gone.
#[test]
fn a_game_that_was_opened_from_elsewhere_is_among_the_earlier_games() {
    let (folder, mut driver) = fresh();
    let games = Folders::below(folder.path()).games();
    written(&games, "a.json", "2026-11-18T19:30:00Z");
    written(&games, "b.json", "2026-11-22T19:30:00Z");
    let stick = tempfile::tempdir().expect("a folder");
    written(stick.path(), "evening.kings-order", "2026-11-20T19:30:00Z");
    let path = stick.path().join("evening.kings-order");
    driver.send(Message::Ask(Request::Open(path.clone())));
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    let mut later = Driver::new(folder.path(), SIZE);
    later.send(Message::Ask(Request::Earlier));
    let listed = |driver: &Driver| -> Vec<String> {
        let entries = driver.app.shared().earlier.iter();
        entries.map(|entry| entry.started.chars().skip(8).take(2).collect()).collect()
    };
    assert_eq!(listed(&later), ["22", "20", "18"]);
    later.send(Message::Earlier(earlier::Message::Delete(path.clone())));
    later.list_games();
    assert_eq!(listed(&later), ["22", "18"]);
    let date = later.app.shared().date("2026-11-20T19:30:00Z");
    let there = stick.path().display();
    let told = format!("The game of {date} is off the list. Its file stays in {there}.");
    assert!(path.exists() && later.shows(&told), "{told}");
    later.key("z");
    later.list_games();
    assert_eq!(listed(&later), ["22", "20", "18"]);
    std::fs::remove_file(&path).expect("it was there");
    later.list_games();
    assert_eq!(listed(&later), ["22", "18"], "without a word");
    later.send(Message::Earlier(earlier::Message::Home));
}

/// The name that somebody has given a file says nothing about the time of the game.
#[test]
fn games_stand_in_order_of_time_whatever_their_files_are_called() {
    let (folder, _driver) = fresh();
    let games = Folders::below(folder.path()).games();
    written(&games, "2026-11-22-193000.json", "2026-11-22T19:30:00Z");
    written(&games, "2026-11-18-193000.json", "2026-11-18T19:30:00Z");
    written(&games, "zoo.json", "2026-11-20T19:30:00Z");
    let driver = Driver::new(folder.path(), SIZE);
    let names = driver
        .app
        .shared()
        .earlier
        .iter()
        .map(|entry| entry.path.file_stem().expect("a name").to_string_lossy().into_owned());
    let names: Vec<String> = names.collect();
    assert_eq!(names, ["2026-11-22-193000", "zoo", "2026-11-18-193000"]);
}

// ---- at the table ----

/// None of these orders asks for a farmer.
#[test]
fn what_cannot_be_discarded_stays_picked_and_says_so() {
    let (_folder, mut driver) = game(with_orders(), vec![keep(0), keep(1)]);
    driver.key("x");
    driver.key("space");
    driver.key("1");
    for key in ["Return", "x"] {
        driver.key(key);
        assert!(driver.shows("this one"), "{key}: it is picked as before");
        assert!(driver.shows("What is picked cannot go now. Hold to see what may."));
    }
    driver.hold("space");
    assert!(driver.shows("None of them may be discarded in this turn."));
    assert_eq!(driver.moves().len(), 2);
}

#[test]
fn a_tile_is_typed_with_the_letters_of_the_language_alone() {
    let (_folder, mut driver) = game(base(&["Anna", "Ben"], &["base"]), Vec::new());
    // S, W and G are city, road and field in German.
    for letter in ["s", "w", "g"] {
        driver.key(letter);
        let sides = ["C", "R", "F"].map(|side| driver.shows(&format!("Sides {side}")));
        assert_eq!(sides, [false; 3], "{letter} is no side in English");
    }
    // City, field, field, field: there is one kind, and it is chosen.
    ["c", "f", "f", "f"].into_iter().for_each(|letter| drop(driver.key(letter)));
    assert!(driver.shows("Where does the tile lie?"));
}

/// R-CNT-5, 9: of several kinds first which goes, then where to; of one kind only where to.
#[test]
fn into_the_city_it_is_asked_first_who_and_then_where_to() {
    let sets = ["base", "count", "inns-cathedrals"];
    let (_folder, mut driver) = game(base(&["Anna", "Ben"], &sets), Vec::new());
    let turn = |driver: &mut Driver, y, rotation, on| {
        let at = Position::new(0, y);
        driver.place(&Id::from("base-city-cap"), at, rotation, Style::SpotFirst);
        driver.claim(on);
    };
    turn(&mut driver, -1, Rotation::None, Some(Segment::City(0)));
    turn(&mut driver, -2, Rotation::Half, None);
    assert!(driver.shows("Ben may send a follower into the City"));
    assert!(driver.shows("Big follower") && !driver.shows("Castle"));
    driver.key("2");
    assert!(driver.shows("Big follower: Castle"));
    driver.key("Escape");
    assert!(!driver.shows("Big follower: Castle"), "another figure can be chosen");
    driver.key("2");
    driver.key("3");
    let last = driver.moves().last().cloned();
    let blacksmith = Move::EnterCity { figure: Figure::BigFollower, quarter: Quarter::Blacksmith };
    assert_eq!(last, Some(blacksmith));
}
