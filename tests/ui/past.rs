//! The result of a game, the earlier games and the players' statistics.

use std::path::Path;

use ask::Request;
use iced::Size;
use screen::{earlier, outcome};
use shell::Message;

use rules::house_rule::{HouseRule, HouseRules};
use rules::player::{Colour, Player};
use rules::setup::{Deck, Recording};
use rules::{Move, Seat, Setup};
use storage::{Folders, Games, Saved, file, games};

use super::driver::{self, Driver};

const SIZE: Size = Size::new(1280.0, 800.0);

fn setup(names: &[&str], sets: &[&str]) -> Setup {
    let player = |(name, colour): (&&str, Colour)| Player { name: (*name).to_owned(), colour };
    Setup {
        players: names.iter().zip(Colour::ALL).map(player).collect(),
        sets: sets.iter().map(|set| (*set).to_owned()).collect(),
        gardens: None,
        cards: Vec::new(),
        orders: None,
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    }
}

/// A finished game in which each player has those points by hand.
fn finished(setup: Setup, points: &[i32]) -> Vec<Move> {
    let seats = Seat::all(setup.players.len());
    let given = seats.zip(points).filter(|(_, points)| **points != 0).map(|(player, points)| {
        Move::Adjust { player, points: *points, reason: "for the test".to_owned(), source: None }
    });
    let given: Vec<Move> = given.collect();
    let keeps = setup.orders.iter().flat_map(|_| Seat::all(setup.players.len()));
    let keeps = keeps.map(|player| Move::KeepOrders { player, returned: None });
    keeps.chain(given).chain([Move::EndGame]).collect()
}

fn save(folder: &Path, id: &str, setup: Setup, points: &[i32]) {
    let moves = finished(setup.clone(), points);
    let saved = Saved::new(id.to_owned(), format!("{id}T12:00:00Z"), setup, moves, Vec::new());
    games::save(&Games::new(&Folders::below(folder)).path(id), &saved)
        .expect("a folder to write to");
}

/// Two games of Anna and Ben, one of them with Cleo and the Count.
fn evenings() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    save(folder.path(), "2026-03-01", setup(&["Anna", "Ben"], &["base", "king-robber"]), &[50, 40]);
    save(
        folder.path(),
        "2026-11-21",
        setup(&["Ben", "Anna", "Cleo"], &["base", "count"]),
        &[30, 60, 10],
    );
    let driver = Driver::new(folder.path(), SIZE);
    (folder, driver)
}

/// The result of a game that has just been opened.
fn result(folder: &Path, setup: Setup, points: &[i32]) -> Driver {
    let moves = finished(setup.clone(), points);
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T12:00:00Z".to_owned(),
        setup,
        moves,
        Vec::new(),
    );
    Driver::with_game(folder, &saved, SIZE)
}

// ---- the result ----

#[test]
fn the_result_is_saved_as_text_and_as_a_table_and_the_place_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = result(folder.path(), setup(&["Anna", "Ben"], &["base"]), &[50, 40]);
    driver.key("x");
    driver.click("CSV");
    let path = folder.path().join("documents").join("kings-order-evening.csv");
    let text = std::fs::read_to_string(&path).expect("the file");
    assert!(text.contains("1,1,Anna,by-hand,50,"), "{text}");
    assert!(driver.shows(&format!("Saved: {}", path.display())));
    driver.key("m");
    let path = folder.path().join("documents").join("kings-order-evening.md");
    let text = std::fs::read_to_string(&path).expect("the file");
    assert!(text.contains("| **Total** | **50** | **40** |"), "{text}");
    assert!(driver.shows(&format!("Saved: {}", path.display())));
}

#[test]
fn what_cannot_be_saved_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = result(folder.path(), setup(&["Anna", "Ben"], &["base"]), &[50, 40]);
    std::fs::write(folder.path().join("documents"), "in the way").expect("a file");
    driver.key("x");
    driver.key("c");
    let path = folder.path().join("documents").join("kings-order-evening.csv");
    let error = file::write(&path, "").expect_err("a file is where the folder should be");
    assert!(driver.shows(&driver.app.shared().words.export_error(&error)));
}

#[test]
fn the_parts_of_the_result_are_reached_by_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut with_orders = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"];
    with_orders.orders = Some(pile.iter().map(|id| (*id).into()).collect());
    let mut driver = result(folder.path(), with_orders, &[50, 40]);
    assert!(!driver.shows("Five Towers"));
    driver.key("2");
    assert!(driver.shows("Five Towers"), "the orders that Anna failed, by their titles");
    assert!(driver.shows("0 fulfilled, 3 failed"));
    driver.key("3");
    assert!(driver.find_id(widget::board::ID).is_some(), "the final board");
}

#[test]
fn a_wide_window_shows_all_parts_of_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T12:00:00Z".to_owned(),
        setup(&["Anna", "Ben"], &["base"]),
        finished(setup(&["Anna", "Ben"], &["base"]), &[50, 40]),
        Vec::new(),
    );
    let driver = Driver::with_game(folder.path(), &saved, Size::new(1920.0, 1080.0));
    assert!(driver.shows("How it went") && driver.shows("The board"));
    assert!(driver.find_id(widget::board::ID).is_some());
}

#[test]
fn a_rematch_begins_with_the_next_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = setup(&["Anna", "Ben", "Cleo"], &["base", "count", "shrines"]);
    let pile = (1..=9).map(|number| format!("base-0{number}").as_str().into());
    before.orders = Some(pile.collect());
    before.rules.set(HouseRule::CarcassonneIgnored, true);
    let mut driver = result(folder.path(), before.clone(), &[1, 2, 3]);
    driver.click("Rematch");
    assert!(driver.shows("Who plays?"));
    driver.click("Start the game");
    let now = driver.game().setup();
    let names: Vec<&str> = now.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Cleo", "Anna"]);
    assert_eq!(now.players[2].colour, Colour::Red, "everybody keeps the colour");
    let sets =
        |setup: &Setup| setup.sets.iter().cloned().collect::<std::collections::BTreeSet<_>>();
    assert_eq!(sets(now), sets(&before));
    assert_eq!(now.rules, before.rules);
    assert!(now.orders.is_some() && now.deck == Deck::Dealt);
}

// ---- the earlier games ----

#[test]
fn earlier_games_are_found_by_name_set_and_date() {
    let (_folder, mut driver) = evenings();
    driver.click("All games and players");
    assert!(driver.shows("2 games"));
    let search = |driver: &mut Driver, query: &str| {
        driver.send(Message::Earlier(earlier::Message::Search(query.to_owned())));
        let date = |day: &str| driver.app.shared().date(&format!("{day}T12:00:00Z"));
        (driver.shows(&date("2026-03-01")), driver.shows(&date("2026-11-21")))
    };
    assert_eq!(search(&mut driver, "cleo"), (false, true));
    assert_eq!(search(&mut driver, "robber"), (true, false));
    assert_eq!(search(&mut driver, "anna march 2026"), (true, false));
    assert_eq!(search(&mut driver, "Dora"), (false, false));
    assert!(driver.shows("No game fits “Dora”."));
    driver.click("Show all games");
    assert!(driver.shows("2 games"));
}

#[test]
fn a_deleted_game_is_brought_back_by_one_key() {
    let (folder, mut driver) = evenings();
    driver.key("e");
    driver.click("Delete");
    assert!(driver.shows("1 game"));
    let games = Games::new(&Folders::below(folder.path()));
    assert!(games.deleted().join("2026-11-21.json").exists(), "the newest stands first");
    driver.key("z");
    driver.list_games();
    assert!(driver.shows("2 games"));
    assert!(games.path("2026-11-21").exists());
}

#[test]
fn a_click_too_many_loses_nothing() {
    let (_folder, mut driver) = evenings();
    driver.key("e");
    driver.click("Delete");
    driver.click("Delete");
    assert!(driver.shows("Nothing here yet"));
    driver.key("z");
    driver.key("z");
    driver.list_games();
    assert!(driver.shows("2 games"));
}

#[test]
fn a_game_that_is_open_elsewhere_is_not_deleted() {
    let (folder, mut driver) = evenings();
    let games = Games::new(&Folders::below(folder.path()));
    let lock = games.lock("2026-11-21").expect("a lock").expect("nobody has it open");
    driver.key("e");
    driver.click("Delete");
    driver.list_games();
    assert!(
        driver.shows("Another window has this game open. Close it there before you delete it.")
    );
    assert!(games.path("2026-11-21").exists());
    drop(lock);
}

#[test]
fn a_game_of_a_newer_version_is_not_called_damaged() {
    let (folder, mut driver) = evenings();
    let path = Games::new(&Folders::below(folder.path())).path("2027-01-01");
    std::fs::write(&path, r#"{"format": "kings-order", "version": 3}"#).expect("a file");
    driver.list_games();
    assert!(driver.shows("made by a newer version – update the app to open it"));
    assert!(!driver.shows("damaged"));
    driver.key("e");
    assert!(driver.shows("made by a newer version – update the app to open it"));
}

#[test]
fn an_old_game_can_be_opened_and_played_again() {
    let (folder, mut driver) = evenings();
    let path = Games::new(&Folders::below(folder.path())).path("2026-03-01");
    driver.key("e");
    driver.send(Message::Earlier(earlier::Message::Open(path.clone())));
    assert!(driver.shows("Anna wins"));
    driver.send(Message::Outcome(outcome::Message::Home));
    driver.list_games();
    driver.send(Message::Ask(Request::Earlier));
    driver.send(Message::Earlier(earlier::Message::Rematch(path)));
    driver.click("Start the game");
    let names: Vec<&str> =
        driver.game().setup().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Anna"]);
}

#[test]
fn without_games_both_lists_say_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("e");
    assert!(driver.shows("Nothing here yet"));
    driver.key("2");
    assert!(driver.shows("Nothing here yet"));
    driver.click("New game");
    assert!(driver.shows("Who plays?"));
}

/// The game that was just played is the last one, read from its file or not.
#[test]
fn a_new_game_after_the_result_knows_the_evening_just_played() {
    let setup = setup(&["Dora", "Emil"], &["base", "count"]);
    let moves = finished(setup.clone(), &[50, 40]);
    let (_folder, mut driver) = driver::game(setup, moves);
    driver.key("n");
    assert!(driver.shows("Who plays?") && driver.shows("Dora begins."));
    assert!(!driver.shows("Red begins."));
}

// ---- the players ----

#[test]
fn a_players_numbers_are_those_of_the_finished_games() {
    let (_folder, mut driver) = evenings();
    driver.key("e");
    driver.key("2");
    // Anna: 50 and 60 points, both games won; Ben was there both times, Cleo once.
    assert!(driver.shows("55.0"), "points a game");
    assert!(driver.shows("60"), "the best game");
    assert!(driver.shows("100 % of the games"));
    assert!(driver.shows("ahead 2, level 0, behind 0"));
    assert!(driver.shows("Nobody has ever been ahead of Anna."));
    driver.click("Cleo");
    assert!(driver.shows("10.0"));
    assert!(
        driver.shows("Anna is the one to beat: ahead in 1 of 1 games together."),
        "Ben was ahead as often"
    );
    assert!(driver.shows("Never played with King’s Orders."));
}
