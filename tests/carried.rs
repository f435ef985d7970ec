//! A game carries the cards of the table's own that it was begun with: it is opened wherever their
//! deck is missing, and stays as it was whatever the deck says now. Whoever wrote a file may have
//! meant harm: its cards are checked as those of a deck are.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cli::{Ending, Kind};
use content::bundled;
use rules::card::Card;
use rules::setup::Fault;
use rules::setup::carried::MAX_CARDS;
use rules::{Catalogue, Move, Setup};
use serde_json::{Value, json};
use session::Session;
use storage::{Folders, Games, Problem, Saved};
use tempfile::TempDir;
use text::{Language, Words};

use crate::commands::{check, folder, game_file, replay, write};
use crate::schema::Schema;
use support::table::{order_ids, seat, setup};

/// Three cards a player: five of the table's own and one that comes with the app.
const PILE: [&str; 6] = ["ours-2", "ours-0", "base-01", "ours-1", "ours-4", "ours-3"];

fn card(number: u32, title: &str) -> Value {
    json!({
        "id": format!("ours-{number}"), "set": "base", "title": title, "points": 9, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 7 + number}}}
    })
}

/// The table's deck, each card with that title; the last one is in no pile.
fn deck(title: &str) -> String {
    Value::Array((0..6).map(|number| card(number, title)).collect()).to_string()
}

fn with_deck(title: &str) -> Arc<Catalogue> {
    let files = [("orders/ours.json".to_owned(), deck(title))];
    let (catalogue, faults) = bundled::with_own(&[], &files);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

fn of_pile() -> Setup {
    let orders = Some(order_ids(&PILE).collect());
    Setup { orders, ..setup(&["Anna", "Ben"], &["base"]) }
}

fn games(folder: &TempDir) -> Games {
    Games::new(&Folders::below(folder.path()))
}

fn begin(folder: &TempDir, setup: Setup, catalogue: Arc<Catalogue>) -> Session {
    let now = "2026-11-21T19:30:00Z".parse().unwrap();
    Session::begin(&games(folder), setup, catalogue, now).unwrap()
}

fn open(path: &Path, catalogue: &Arc<Catalogue>) -> Session {
    let (session, damage) = Session::open(path, catalogue).unwrap();
    assert!(damage.is_none(), "{damage:?}");
    session
}

/// The titles of the cards that a player holds.
fn held(session: &Session, player: u8) -> Vec<String> {
    let hand = session.game().orders().unwrap().hand(seat(player));
    hand.held.iter().map(|card| card.title.clone()).collect()
}

fn saved(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn carried(file: &Value) -> Vec<&str> {
    let cards = file["setup"]["cards"].as_array().unwrap();
    cards.iter().map(|card| card["id"].as_str().unwrap()).collect()
}

fn keep() -> Move {
    Move::KeepOrders { player: seat(0), returned: None }
}

/// Only those of the pile that do not come with the app, in the order of their deck: that of the
/// pile is secret.
#[test]
fn a_game_takes_the_cards_of_its_own_deck_along() {
    let folder = folder();
    let session = begin(&folder, of_pile(), with_deck("Walls"));
    let file = saved(session.path());
    assert_eq!(carried(&file), ["ours-0", "ours-1", "ours-2", "ours-3", "ours-4"]);
    assert_eq!(file["setup"]["cards"][0], card(0, "Walls"));
    // With bundled cards alone there is nothing to take along.
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"];
    let bundled = Setup { orders: Some(order_ids(&pile).collect()), ..of_pile() };
    let session = begin(&folder, bundled, with_deck("Walls"));
    assert!(saved(session.path())["setup"].get("cards").is_none());
}

#[test]
fn a_game_of_an_own_deck_is_opened_and_goes_on_without_it() {
    let folder = folder();
    let path = {
        let mut session = begin(&folder, of_pile(), with_deck("Walls"));
        session.play(keep()).unwrap();
        session.path().to_owned()
    };
    let mut session = open(&path, &bundled::catalogue());
    let first = bundled::catalogue().card("base-01").unwrap().title.clone();
    assert_eq!(held(&session, 0), ["Walls", "Walls", &first]);
    session.play(Move::KeepOrders { player: seat(1), returned: None }).unwrap();
    assert_eq!(carried(&saved(&path)).len(), 5);
    // The commands need no deck either.
    assert_eq!(check(&[&path]).ending, Ending::Well);
    assert_eq!(replay(&path, true, None).ending, Ending::Well);
}

/// Two decks call their cards the same: the game has those that its setup names, not those of the
/// deck that comes first.
#[test]
fn a_game_has_the_cards_of_its_own_deck_where_another_deck_calls_its_own_the_same() {
    let files = [
        ("orders/first.json".to_owned(), deck("Walls")),
        ("orders/second.json".to_owned(), deck("Towers")),
    ];
    let (catalogue, faults) = bundled::with_own(&[], &files);
    assert_eq!(faults, []);
    let own = catalogue.deck(Some("second")).iter().filter(|card| PILE.contains(&card.id.as_str()));
    let cards = own.map(|card| (**card).clone()).collect();
    let folder = folder();
    let session = begin(&folder, Setup { cards, ..of_pile() }, Arc::new(catalogue));
    assert_eq!(held(&session, 1), ["Towers", "Towers", "Towers"]);
    assert_eq!(saved(session.path())["setup"]["cards"][0], card(0, "Towers"));
}

#[test]
fn a_game_stays_as_it_was_when_its_deck_has_changed() {
    let folder = folder();
    let path = begin(&folder, of_pile(), with_deck("Walls")).path().to_owned();
    let mut session = open(&path, &with_deck("Towers"));
    assert_eq!(held(&session, 1), ["Walls", "Walls", "Walls"]);
    session.play(keep()).unwrap();
    assert!(session.undo(), "taking back replays");
    assert_eq!(held(&session, 1), ["Walls", "Walls", "Walls"]);
    assert_eq!(saved(&path)["setup"]["cards"][0], card(0, "Walls"));
}

/// A file of an older app names its cards alone: it is opened by the deck of the folder as ever, and
/// takes them along with the next move.
#[test]
fn an_older_game_carries_its_cards_once_it_goes_on() {
    let folder = folder();
    let path = game_file(&folder, of_pile(), Vec::new());
    assert!(saved(&path)["setup"].get("cards").is_none());
    let unknown = Session::open(&path, &bundled::catalogue()).unwrap_err();
    assert!(matches!(&unknown.problem, Problem::Setup(faults) if faults.len() == 5));
    let mut session = open(&path, &with_deck("Walls"));
    session.play(keep()).unwrap();
    drop(session);
    assert_eq!(held(&open(&path, &bundled::catalogue()), 1), ["Walls", "Walls", "Walls"]);
}

#[test]
fn another_game_with_the_setup_of_one_needs_no_deck_either() {
    let folder = folder();
    let first = begin(&folder, of_pile(), with_deck("Walls"));
    let again = Setup::clone(first.journal().setup());
    let second = begin(&folder, again, bundled::catalogue());
    assert_eq!(held(&second, 1), ["Walls", "Walls", "Walls"]);
    assert_eq!(carried(&saved(second.path())).len(), 5);
}

// ---- cards that cannot be ----

/// A game file with those cards in place of its own, and the file.
fn with_cards(folder: &TempDir, cards: &Value) -> (PathBuf, Value) {
    let session = begin(folder, of_pile(), with_deck("Walls"));
    let mut file = saved(session.path());
    file["setup"]["cards"] = cards.clone();
    (write(folder, "hostile.json", &file.to_string()), file)
}

/// The table's cards, the third of them with another value somewhere.
fn with(pointer: &str, value: Value) -> Value {
    let mut cards = Value::Array((0..5).map(|number| card(number, "Walls")).collect());
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = cards[2].pointer_mut(parent).unwrap();
    parent.as_object_mut().unwrap().insert(key.to_owned(), value);
    cards
}

#[test]
fn a_card_that_cannot_be_is_refused_in_a_sentence_that_names_its_field() {
    let folder = folder();
    let long = "x".repeat(200);
    let cases = [
        ("/id", json!("ours-1"), "setup.cards[2].id"),
        ("/id", json!("../ours"), "setup.cards[2].id"),
        ("/id", json!("base-01"), "setup.cards[2].id"),
        ("/set", json!("Base Game"), "setup.cards[2].set"),
        ("/title", json!(""), "setup.cards[2].title"),
        ("/title", json!("Walls\u{202e}"), "setup.cards[2].title"),
        ("/title", json!(long), "setup.cards[2].title"),
        ("/text", json!("A line\nand\u{7} another"), "setup.cards[2].text"),
        ("/text", json!(long), "setup.cards[2].text"),
        ("/points", json!(2_000_000_000), "setup.cards[2].points"),
        ("/points", json!(-5), "setup.cards[2].points"),
        ("/points", json!(1e99), "setup.cards[2].points"),
        ("/farmer", json!(true), "setup.cards[2].farmer"),
        ("/requirement", json!({"fly": {}}), "setup.cards[2].requirement"),
        ("/requirement", json!({"complete-together": []}), "setup.cards[2].requirement"),
        (
            "/requirement",
            json!({"complete": {"feature": "city", "tiles": {"at-least": 9, "at-most": 2}}}),
            "setup.cards[2].requirement",
        ),
        ("/surprise", json!(1), "setup.cards[2]"),
    ];
    for (pointer, value, place) in cases {
        let (path, _) = with_cards(&folder, &with(pointer, value.clone()));
        let error = Session::open(&path, &bundled::catalogue()).unwrap_err();
        for language in Language::ALL {
            let told = Words::in_language(*language).file_error(&error);
            assert!(told.contains(place), "{pointer} {value}: {told}");
        }
        let ran = check(&[&path]);
        assert_eq!(ran.ending, Ending::Fault, "{pointer} {value}");
        assert!(ran.out.contains(place), "{pointer} {value}: {}", ran.out);
        assert_eq!(replay(&path, false, None).ending, Ending::Fault);
    }
}

/// The card of the app is meant by its id; a copy of it says what it always says.
#[test]
fn a_copy_of_a_bundled_card_is_no_fault() {
    let folder = folder();
    let bundled = bundled::catalogue();
    let copy = Card {
        text: Some("In older words.".to_owned()),
        ..Card::clone(bundled.card("base-01").unwrap())
    };
    let mut cards = with("/title", json!("Walls"));
    cards.as_array_mut().unwrap().push(serde_json::to_value(copy).unwrap());
    let (path, _) = with_cards(&folder, &cards);
    let session = open(&path, &bundled);
    assert_eq!(session.game().catalogue().card("base-01"), bundled.card("base-01"));
}

#[test]
fn more_cards_than_any_deck_has_are_refused_and_not_kept_in_memory() {
    let folder = folder();
    let many: Vec<Value> = (0..3 * MAX_CARDS as u32).map(|number| card(number, "Walls")).collect();
    let (path, file) = with_cards(&folder, &Value::Array(many));
    let read = Saved::decode(&path, &file.to_string()).unwrap();
    assert_eq!(read.setup.cards.len(), MAX_CARDS + 1);
    let error = Session::open(&path, &bundled::catalogue()).unwrap_err();
    let Problem::Setup(faults) = &error.problem else { panic!("{error:?}") };
    assert_eq!(faults[0], Fault::ManyCards { limit: MAX_CARDS });
}

#[test]
fn the_schema_of_a_game_knows_its_cards() {
    let folder = folder();
    let schema = Schema::of(Kind::Game);
    let (_, file) = with_cards(&folder, &with("/title", json!("Towers")));
    assert_eq!(schema.fault(&file), None);
    for (pointer, value) in
        [("/points", json!(99)), ("/requirement", json!({"fly": {}})), ("/id", json!("Ours 1"))]
    {
        let (_, file) = with_cards(&folder, &with(pointer, value));
        assert!(schema.fault(&file).is_some(), "{pointer}");
    }
}

/// R-KO-29, 32: a game of an older app carries the dragon card with points that were never paid.
#[test]
fn a_dragon_card_that_a_game_carries_has_ten_points() {
    let dragon = |points: i32| {
        json!([{"id": "ours-9", "set": "princess-dragon", "title": "Shy", "points": points,
            "source": "house", "requirement": {"avoid-dragon": {}}}])
    };
    let with = |points: i32| {
        let mut file = serde_json::to_value(of_pile()).unwrap();
        file["cards"] = dragon(points);
        serde_json::from_value::<Setup>(file).unwrap()
    };
    assert_eq!(with(14).cards[0].points, 10);
    assert_eq!(with(14), with(10));
}
