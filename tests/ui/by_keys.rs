//! Games entered by the keyboard alone, from the first screen on.

use std::path::Path;

use content::bundled;
use iced::Size;
use iced::keyboard::Modifiers;
use journal::Journal;
use rules::card;
use rules::expansion::{self, ferry, sheep};
use rules::game::Phase;
use rules::player::Colour;
use rules::{Move, Setup};
use shell::Message;
use storage::Saved;

use super::driver::{Driver, EVERY_SET};
use super::keyboard::{Keyboard, Keys as _, is_offered};
use support::dice::{Dice, EVERYTHING, random_move, shuffle_orders};
use support::table::setup;

const SIZE: Size = Size::new(1280.0, 800.0);
const NAMES: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// Names, sets and the deal, without a click.
#[test]
fn a_game_of_five_with_every_set_is_set_up_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut keyboard = Keyboard::new(Driver::new(folder.path(), SIZE), SIZE);
    keyboard.tap("n");
    for name in NAMES {
        keyboard.type_words(name);
        keyboard.tap("Return");
    }
    let newer = [
        "Gold Mines",
        "Mage & Witch",
        "Crop Circles",
        "Crop Circles I",
        "Flying Machines",
        "Ferries",
        "Hills & Sheep",
        "The Phantom",
        "Abbot & Gardens",
        "Messages",
        "The Robbers",
    ];
    EVERY_SET.into_iter().chain(newer).for_each(|set| keyboard.press(set));
    keyboard.tap_with("Return", Modifiers::CTRL);
    let begun = (**keyboard.now().setup()).clone();
    let names: Vec<&str> = begun.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, NAMES);
    let colours: Vec<Colour> = begun.players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, Colour::ALL[..5]);
    let (mut chosen, mut every) = (begun.sets.clone(), EVERYTHING.map(str::to_owned).to_vec());
    chosen.sort();
    every.sort();
    assert_eq!(chosen, every);
    assert!(begun.orders.is_some_and(|pile| pile.len() > 90));
    for _ in NAMES {
        assert_eq!(keyboard.now().phase(), Phase::Deal);
        keyboard.tap("space");
        keyboard.tap("Return");
    }
    assert_eq!(keyboard.now().phase(), Phase::Place);
    println!("setting up took {} keys", keyboard.pressed);
}

/// In a low window the last sets lie below the edge of their list: pressing by Tab checks that the
/// focus is in view.
#[test]
fn tab_scrolls_what_it_comes_to_into_view() {
    let folder = tempfile::tempdir().expect("a folder");
    let low = Size::new(1280.0, 520.0);
    let mut keyboard = Keyboard::new(Driver::new(folder.path(), low), low);
    keyboard.send_message(Message::Resized(iced::window::Id::unique(), low));
    keyboard.tap("n");
    keyboard.press("The Besiegers");
    // And back to the first ones.
    keyboard.press("Heretics & Shrines");
    keyboard.tap_with("Return", Modifiers::CTRL);
    let sets = keyboard.now().setup().sets.clone();
    assert!(sets.contains(&"siege-besiegers".to_owned()) && sets.contains(&"shrines".to_owned()));
}

/// The tiles that are left, with four buttons below: end the game, skip the turn, check with the
/// table, close.
#[test]
fn tab_stays_within_an_open_dialog() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = setup(&NAMES, &["base"]);
    let start = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        Vec::new(),
        Vec::new(),
    );
    let mut keyboard = Keyboard::with_game(folder.path(), &start, SIZE);
    keyboard.tap("t");
    let mut found: Vec<String> = Vec::new();
    for _ in 0..20 {
        keyboard.tap("Tab");
        found.extend(keyboard.focused().map(|bounds| format!("{bounds:?}")));
    }
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 4, "{found:?}");
}

#[test]
fn ctrl_enter_begins_even_out_of_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut keyboard = Keyboard::new(Driver::new(folder.path(), SIZE), SIZE);
    keyboard.tap("n");
    keyboard.type_words("Anna");
    keyboard.tap_with("Return", Modifiers::CTRL);
    assert_eq!(keyboard.now().phase(), Phase::Deal);
    assert_eq!(keyboard.now().setup().players[0].name, "Anna");
}

/// A random legal game is entered move by move; returns every move with the phase in which it was
/// made.
fn play(folder: &Path, seed: u64, most: usize) -> Vec<(Phase, Move)> {
    let mut dice = Dice::new(seed);
    let mut setup: Setup = setup(&NAMES, &EVERYTHING);
    shuffle_orders(&mut setup, &mut dice);
    if seed == 3 {
        // Everybody is dealt three orders for farmers, and may discard some.
        let is_farmer =
            |id: &card::Id| bundled::catalogue().card(id.as_str()).is_some_and(|card| card.farmer);
        setup.orders.iter_mut().for_each(|pile| pile.sort_by_key(|id| !is_farmer(id)));
    }
    let start = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        Vec::new(),
        Vec::new(),
    );
    let mut keyboard = Keyboard::with_game(folder, &start, SIZE);
    let mut entered = Vec::new();
    while !keyboard.now().is_finished() && entered.len() < most {
        let game = keyboard.now();
        // A move that is seldom possible is made when it is.
        let seldom =
            |made: &Move| matches!(made, Move::DiscardOrders { .. } | Move::RemoveKnight(_));
        let seldom =
            game.legal_moves().into_iter().find(|made| seldom(made) && game.choices().is_empty());
        let seldom = seldom.filter(|made| is_offered(game, made) && dice.one_in(2));
        let random =
            || (0..200).map(|_| random_move(game, &mut dice)).find(|made| is_offered(game, made));
        // Tiles with a bag are described by mouse: without them the game ends early.
        let end = || game.legal_moves().into_iter().find(|made| is_offered(game, made));
        let made = seldom.or_else(random).or_else(end);
        let made =
            made.unwrap_or_else(|| panic!("no key for any of {:?}", keyboard.now().legal_moves()));
        let (phase, before) = (keyboard.now().phase(), keyboard.moves().len());
        keyboard.enter(&made);
        let moves = keyboard.moves();
        assert!(
            moves.len() > before,
            "seed {seed}, move {before}: {made:?} was not entered in {phase:?}"
        );
        let same = match (&made, &moves[before]) {
            // A tile may look the same in several rotations; an order is named when it is drawn.
            (Move::Place { tile, at, .. }, Move::Place { tile: other, at: there, .. }) => {
                (tile, at) == (other, there)
            }
            (Move::DrawOrder { .. }, Move::DrawOrder { .. })
            | (Move::Escape(_), Move::Escape(_)) => true,
            (one, other) => one == other,
        };
        assert!(
            same,
            "seed {seed}, move {before}: {made:?} was entered, {:?} was made",
            moves[before]
        );
        entered.push((phase, made));
    }
    let session = keyboard.app().session().expect("an open game");
    let path = session.path();
    let saved = Saved::decode(path, &std::fs::read_to_string(path).expect("the game’s file"))
        .expect("a game file");
    assert_eq!(saved.moves, keyboard.moves());
    let (replayed, stop) =
        Journal::replay(saved.setup, bundled::catalogue(), saved.moves).expect("a setup");
    assert_eq!(stop, None);
    assert_eq!(replayed.game(), session.game());
    println!("{} moves took {} keys", entered.len(), keyboard.pressed);
    entered
}

/// How many of the entered moves are of a kind.
fn count(entered: &[(Phase, Move)], kind: fn(&Move) -> bool) -> usize {
    entered.iter().filter(|(_, made)| kind(made)).count()
}

#[test]
fn the_beginning_of_a_game_with_every_set_is_entered_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let entered = play(folder.path(), 1, 100);
    assert!(count(&entered, |made| matches!(made, Move::Place { .. })) > 20);
    assert_eq!(count(&entered, |made| matches!(made, Move::KeepOrders { .. })), 5);
}

#[test]
#[ignore = "whole games: cargo test by_keys -- --ignored"]
fn whole_games_of_five_with_every_set_are_entered_by_keys_alone() {
    // Whatever the sets bring is entered.
    let kinds: [fn(&Move) -> bool; 40] = [
        |made| matches!(made, Move::KeepOrders { .. }),
        |made| matches!(made, Move::DrawOrder { .. }),
        |made| matches!(made, Move::FulfilOrder { .. }),
        |made| matches!(made, Move::DiscardOrders { .. }),
        |made| matches!(made, Move::Place { .. }),
        |made| matches!(made, Move::PlaceAbbey { .. }),
        |made| matches!(made, Move::Deploy { .. }),
        |made| matches!(made, Move::PlaceBarn { .. }),
        |made| matches!(made, Move::EndTurn),
        |made| matches!(made, Move::MoveFairy(_)),
        |made| matches!(made, Move::RemoveKnight(_)),
        |made| matches!(made, Move::RaiseTower { .. }),
        |made| matches!(made, Move::ManTower { .. }),
        |made| matches!(made, Move::Capture(_)),
        |made| matches!(made, Move::RecallAbbot),
        |made| matches!(made, Move::Fly(_)),
        |made| matches!(made, Move::Expansion(expansion::Move::Ferry(ferry::Move::PlaceFerry(_)))),
        |made| matches!(made, Move::Expansion(expansion::Move::Ferry(ferry::Move::MoveFerry(_)))),
        |made| matches!(made, Move::Expansion(expansion::Move::Sheep(sheep::Move::DrawSheep(_)))),
        |made| matches!(made, Move::Expansion(expansion::Move::Sheep(sheep::Move::GuideHome))),
        |made| matches!(made, Move::Ransom { .. }),
        |made| matches!(made, Move::Escape(_)),
        |made| matches!(made, Move::MoveDragon { .. }),
        |made| matches!(made, Move::MoveWagon { .. }),
        |made| matches!(made, Move::BeginLeaving { .. }),
        |made| matches!(made, Move::LeaveCity { .. }),
        |made| matches!(made, Move::StayInCity { .. }),
        |made| matches!(made, Move::EnterCity { .. }),
        |made| matches!(made, Move::MoveMage(_)),
        |made| matches!(made, Move::MoveWitch(_)),
        |made| matches!(made, Move::CropCircle(_)),
        |made| matches!(made, Move::CropAdd(_)),
        |made| matches!(made, Move::CropTakeHome(_)),
        |made| matches!(made, Move::CropPass(_)),
        |made| matches!(made, Move::MoveScoreFigure(_)),
        |made| matches!(made, Move::ReadMessage(_)),
        |made| matches!(made, Move::MoveCount { .. }),
        |made| matches!(made, Move::OpenFair { .. }),
        |made| matches!(made, Move::Throw(throw) if throw.swap.is_some()),
        |made| matches!(made, Move::Throw(throw) if throw.distance.is_some() && throw.off_tiles),
    ];
    let missing = |entered: &[(Phase, Move)]| -> Vec<usize> {
        (0..kinds.len()).filter(|kind| count(entered, kinds[*kind]) == 0).collect()
    };
    let mut entered = Vec::new();
    // Three games; a fourth or fifth where a rare deed was not chosen in any of them.
    for seed in 1..=5 {
        if seed > 3 && missing(&entered).is_empty() {
            break;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let begun = std::time::Instant::now();
        entered.extend(play(folder.path(), seed, usize::MAX));
        println!("seed {seed}: {:?}", begun.elapsed());
    }
    let missing = missing(&entered);
    assert!(missing.is_empty(), "nobody entered these, by their places in the list: {missing:?}");
}
