//! The scorepad: the same evening without its board.

use std::fs;
use std::sync::Arc;

use content::{bundled, deck};
use journal::Journal;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::{Game, Move, Setup};
use simulation::player::{self, Conditions};
use storage::Saved;
use support::converter::Converter;

use support::dice::{Dice, has_track, random_game, random_setup};
use support::scenarios;
use support::sensible::sensible_game;
use support::table;

/// Whether two games came to the same: points by source, titles, what was completed, orders.
fn compare(board: &Game, pad: &Game) -> Result<(), String> {
    for seat in board.seats() {
        for source in Source::ALL {
            let (one, other) = (board.tally(seat).points(source), pad.tally(seat).points(source));
            if one != other {
                return Err(format!(
                    "{}: {one} points for {source:?} on the board, {other} on the scorepad",
                    board.name(seat)
                ));
            }
        }
        let orders = |game: &Game| {
            let ids = |cards: &[Arc<_>]| -> Vec<String> {
                cards.iter().map(|card: &Arc<rules::card::Card>| card.id.to_string()).collect()
            };
            game.orders()
                .map(|orders| (ids(&orders.hand(seat).held), ids(&orders.hand(seat).fulfilled)))
        };
        if orders(board) != orders(pad) {
            return Err(format!(
                "{}: {:?} on the board, {:?} on the scorepad",
                board.name(seat),
                orders(board),
                orders(pad)
            ));
        }
    }
    if board.titles() != pad.titles() {
        return Err(format!(
            "{:?} on the board, {:?} on the scorepad",
            board.titles(),
            pad.titles()
        ));
    }
    if board.completed() != pad.completed() {
        return Err(format!(
            "{:?} on the board, {:?} on the scorepad",
            board.completed(),
            pad.completed()
        ));
    }
    let ends = (board.is_finished(), board.winners()) == (pad.is_finished(), pad.winners());
    if ends { Ok(()) } else { Err("the end differs".to_owned()) }
}

#[test]
fn every_known_game_gives_the_same_result_on_the_scorepad() {
    let mut compared = 0;
    let mut wrong = Vec::new();
    let mut files: Vec<_> =
        fs::read_dir(scenarios()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".json") || name.ends_with(".expected.json") {
            continue;
        }
        let saved = Saved::decode(&file, &fs::read_to_string(&file).unwrap()).unwrap();
        if saved.setup.record != Recording::Board {
            continue;
        }
        let catalogue = bundled::catalogue();
        let (board, stop) = Journal::replay(saved.setup, catalogue, saved.moves).unwrap();
        assert_eq!(stop, None, "{name}");
        compared += 1;
        let pad = Converter::convert(&board);
        if let Err(fault) = compare(board.game(), pad.game()) {
            wrong.push(format!("{name}: {fault}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(compared >= 10, "only {compared} games found");
}

#[test]
fn random_games_of_every_kind_give_the_same_result_on_the_scorepad() {
    let mut wrong = Vec::new();
    for seed in 0..51 {
        // What messages and bandits bring, the table writes down by hand.
        if has_track(seed) {
            continue;
        }
        let board = random_game(seed, |_, _| {});
        eprintln!("seed {seed} {:?}", board.game().setup().sets);
        let pad = Converter::convert(&board);
        if let Err(fault) = compare(board.game(), pad.game()) {
            wrong.push(format!("seed {seed} with {:?}: {fault}", board.game().setup().sets));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn sensible_games_with_orders_give_the_same_result_on_the_scorepad() {
    let mut fulfilled = 0;
    for seed in [1, 4, 5, 7, 8, 10, 11] {
        let mut dice = Dice::new(seed);
        let setup = random_setup(seed, &mut dice);
        let board = sensible_game(setup, &mut dice, |_| {});
        let pad = Converter::convert(&board);
        if let Err(fault) = compare(board.game(), pad.game()) {
            panic!("seed {seed} with {:?}: {fault}", board.game().setup().sets);
        }
        let orders = pad.game().orders();
        fulfilled += pad
            .game()
            .seats()
            .map(|seat| orders.map_or(0, |all| all.hand(seat).fulfilled.len()))
            .sum::<usize>();
    }
    assert!(fulfilled > 10, "{fulfilled}");
}

/// A game of simulated players, who know their orders, to its end.
fn simulated(setup: Setup, seed: u64) -> Journal {
    let mut journal = Journal::new(setup, bundled::catalogue()).expect("a setup to play with");
    let tiles = journal.game().count_left();
    let conditions = Conditions { deal: seed, tiles, abstains: None };
    let mut dice = simulation::Dice::new(seed);
    while !journal.game().is_finished() {
        for made in player::moves(journal.game(), conditions, &mut dice) {
            journal.play(made).expect("a move that the player has decided on");
        }
    }
    journal
}

/// R-KO-40, 48, 55…58: three play with the forty cards that tables make. What the form knows the
/// scorepad judges as the board does; the rest its holders say, and nothing else.
#[test]
fn games_with_forty_cards_of_tables_give_the_same_result_on_the_scorepad() {
    let (cards, faults) = deck::read("fan.json", include_str!("decks/fan.json"));
    assert_eq!(faults, []);
    let (mut by_itself, mut lost) = (Vec::new(), 0);
    for seed in [2] {
        let mut dice = Dice::new(seed);
        let mut setup = table::setup(&["Anna", "Ben", "Cleo"], &table::FORTY_SETS);
        let mut pile: Vec<_> = cards.iter().map(|card| card.id.clone()).collect();
        dice.shuffle(&mut pile);
        (setup.cards, setup.orders) = (cards.clone(), Some(pile));
        let board = simulated(setup, seed);
        let pad = Converter::convert(&board);
        if let Err(fault) = compare(board.game(), pad.game()) {
            panic!("seed {seed}: {fault}");
        }
        let said: Vec<&str> = pad
            .moves()
            .filter_map(|made| match made {
                Move::FulfilOrder { card, .. } => Some(card.as_str()),
                _ => None,
            })
            .collect();
        let game = pad.game();
        for hand in game.seats().filter_map(|seat| Some(game.orders()?.hand(seat))) {
            let done = hand.fulfilled.iter().filter(|card| !said.contains(&card.id.as_str()));
            by_itself.extend(done.map(|card| card.id.to_string()));
            lost += hand.spent().iter().filter(|card| !said.contains(&card.id.as_str())).count();
        }
    }
    assert!(by_itself.len() > 3, "{by_itself:?}");
    assert!(lost > 0, "some order is lost by what is written down");
}
