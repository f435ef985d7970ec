//! Speed of the rules: `cargo bench --bench rules`. The budgets are in `src/README.md`.

// In benchmarks a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic)]

use std::sync::Arc;
use support::{dice, table};

use content::{bundled, tiles};
use divan::Bencher;
use divan::counter::ItemsCount;
use journal::Journal;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Player};
use rules::setup::{Deck, Recording};
use rules::{Catalogue, Game, Move, Setup};
use storage::Saved;

fn main() {
    divan::main();
}

/// Each moment of a game of four with every set, some 700 moves long.
fn moments() -> Vec<Game> {
    let mut moments = Vec::new();
    dice::random_game(33, |journal, _| moments.push(journal.game().clone()));
    moments
}

/// Everything that may be done, once before each move of a whole game; the places of a tile apart,
/// which are asked for when one is drawn. It is what the players' phones and the look back at an
/// evening ask.
#[divan::bench]
fn everything_asked_in_a_game_with_every_set(bencher: Bencher<'_, '_>) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench(|| moments.iter().map(|game| game.questions().len()).sum::<usize>());
}

/// A game of three with every set and two more boxes of the base game, at its 400th tile.
fn at_400_tiles() -> Game {
    let own = ["second", "third"].map(|set| {
        let tiles = include_str!("../../resources/tiles/base.json").replace("base", set);
        let tiles = tiles.replace("\"start_copies\": 1", "\"start_copies\": 0");
        (format!("{set}.json"), tiles)
    });
    let catalogue = bundled::with_own_tiles(&own).0;
    let mut dice = dice::Dice::new(33);
    let mut setup = table::setup(&["Anna", "Ben", "Cleo"], &dice::EVERYTHING);
    setup.sets.extend(["second", "third"].map(str::to_owned));
    dice::shuffle_orders(&mut setup, &mut dice);
    let mut game = Game::new(Arc::new(setup), Arc::new(catalogue)).expect("a sound setup");
    while game.board().tiles().len() < 400 || game.phase() != Phase::Place {
        let made = dice::random_move(&game, &mut dice);
        game.play(&made).expect("a legal move");
    }
    game
}

/// Every move of the next tile, and every question that may be answered.
#[divan::bench]
fn everything_listed_on_400_tiles_of_every_set(bencher: Bencher<'_, '_>) {
    let game = at_400_tiles();
    bencher.bench(|| game.legal_moves().len() + game.questions().len());
}

/// A finished game of 77 tiles and five players.
fn evening() -> Saved {
    let text = include_str!("../scenarios/king-robber-4.json");
    Saved::decode(std::path::Path::new("king-robber-4.json"), text).expect("a game file")
}

/// A finished game of three with every set that there is, some 290 tiles.
#[divan::bench]
fn replay_a_game_with_every_set(bencher: Bencher<'_, '_>) {
    let (journal, catalogue) = (dice::random_game(33, |_, _| {}), bundled::catalogue());
    let setup = Setup::clone(journal.game().setup());
    let moves: Vec<Move> = journal.moves().cloned().collect();
    bencher.with_inputs(|| (setup.clone(), moves.clone())).bench_values(|(setup, moves)| {
        Journal::replay(setup, Arc::clone(&catalogue), moves).expect("a sound setup")
    });
}

#[divan::bench]
fn replay_a_finished_game(bencher: Bencher<'_, '_>) {
    let (saved, catalogue) = (evening(), bundled::catalogue());
    bencher.with_inputs(|| (saved.setup.clone(), saved.moves.clone())).bench_values(
        |(setup, moves)| {
            Journal::replay(setup, Arc::clone(&catalogue), moves).expect("a sound setup")
        },
    );
}

#[divan::bench]
fn read_a_game_file(bencher: Bencher<'_, '_>) {
    let text = include_str!("../scenarios/king-robber-4.json");
    bencher.bench(|| {
        Saved::decode(std::path::Path::new("king-robber-4.json"), text).expect("a game file")
    });
}

#[divan::bench]
fn read_all_bundled_content(bencher: Bencher<'_, '_>) {
    bencher.bench(|| bundled::with_own_tiles(&[]));
}

/// Plain tiles in any number, for boards larger than any table.
const PLAIN: &str = r#"[
{"id": "plain-road", "set": "plain", "count": 20000, "edges": {"n": "road", "e": "field", "s": "road", "w": "field"},
 "roads": [{"edges": ["n", "s"]}], "fields": [{"half_edges": ["n2", "e1", "e2", "s1"]}, {"half_edges": ["s2", "w1", "w2", "n1"]}]},
{"id": "plain-monastery", "set": "plain", "count": 20000, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
 "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}], "monastery": true}
]"#;

fn large_table() -> Game {
    let (plain, faults) = tiles::read("plain.json", PLAIN);
    assert!(faults.is_empty());
    let bundled = bundled::catalogue();
    let all = bundled.tiles().iter().map(|tile| (**tile).clone()).chain(plain);
    let cards = bundled.cards().iter().map(|card| (**card).clone());
    let catalogue = Catalogue::new(all.collect(), cards.collect());
    let player = |name: &str, colour| Player { name: name.to_owned(), colour };
    let setup = Setup {
        players: vec![player("Anna", Colour::Red), player("Ben", Colour::Blue)],
        sets: vec!["base".to_owned(), "plain".to_owned()],
        gardens: None,
        cards: Vec::new(),
        orders: None,
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    };
    Game::new(Arc::new(setup), Arc::new(catalogue)).expect("a sound setup")
}

/// Rows of monasteries and roads below the start tile, row by row.
fn moves(tiles: usize) -> Vec<Move> {
    let across = (tiles as f64).sqrt().ceil() as i32;
    let mut moves = Vec::new();
    for number in 0..tiles as i32 {
        let (x, y) = (number % across, 1 + number / across);
        let tile = if x % 3 == 2 { "plain-road" } else { "plain-monastery" };
        // Under the start tile's field lies field; roads begin beside it.
        moves.push(Move::Place {
            tile: tile.into(),
            at: Position::new(x, y),
            rotation: Rotation::None,
        });
        moves.push(Move::EndTurn);
    }
    moves
}

/// The time for each move, which must not grow with the board.
#[divan::bench(args = [100, 1_000, 10_000], max_time = 20)]
fn a_move_on_a_growing_board(bencher: Bencher<'_, '_>, tiles: usize) {
    let moves = moves(tiles);
    bencher.counter(ItemsCount::new(moves.len())).with_inputs(large_table).bench_values(
        |mut game| {
            for made in &moves {
                game.play(made).expect("a legal move");
            }
            game
        },
    );
}

/// All places of each kind of tile that is left, on a board of 200 tiles.
#[divan::bench]
fn all_places_of_a_tile_on_200_tiles(bencher: Bencher<'_, '_>) {
    let mut game = large_table();
    for made in &moves(200) {
        game.play(made).expect("a legal move");
    }
    let tile = game.catalogue().tile("base-city-cap-road-straight").expect("a tile").clone();
    bencher.bench(|| game.board().placements(&tile));
}

#[divan::bench]
fn tiles_that_fit_a_place(bencher: Bencher<'_, '_>) {
    let saved = evening();
    let (journal, _) =
        Journal::replay(saved.setup, bundled::catalogue(), saved.moves.into_iter().take(100))
            .expect("a setup");
    let game = journal.game();
    let at = game.board().open_places().map(|(at, _)| at).nth(10).expect("an open place");
    bencher.bench(|| legal::fitting(game, at));
}

#[divan::bench]
fn projected_scores(bencher: Bencher<'_, '_>) {
    let saved = evening();
    let (journal, _) =
        Journal::replay(saved.setup, bundled::catalogue(), saved.moves.into_iter().take(150))
            .expect("a setup");
    bencher.bench(|| journal.game().projected());
}
