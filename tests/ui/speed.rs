//! How many clicks and keys an ordinary turn takes: a tile, its place, a follower or none.

use std::path::Path;

use iced::Size;
use kings_order::app::screen::table::tile_id;
use kings_order::rules::Move;
use kings_order::rules::game::Phase;
use kings_order::rules::geometry::{Position, Rotation};
use kings_order::rules::tile::Id;
use kings_order::storage::Saved;

use super::driver::{Driver, Style};
use super::keyboard;

/// A turn of a game: its tile, and what follows up to the next one.
struct Turn {
    tile: Id,
    at: Position,
    rotation: Rotation,
    rest: Vec<Move>,
}

fn turns(saved: &Saved) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for made in &saved.moves {
        match made {
            Move::Place { tile, at, rotation } => {
                turns.push(Turn {
                    tile: tile.clone(),
                    at: *at,
                    rotation: *rotation,
                    rest: Vec::new(),
                });
            }
            other => turns.last_mut().expect("a game begins with a tile").rest.push(other.clone()),
        }
    }
    turns
}

/// Inputs of 100 turns of three games, 34 from the middle of each, entered in that way; the fewest
/// first.
fn inputs(mut place: impl FnMut(&mut Driver, &Turn)) -> Vec<usize> {
    let mut counted = Vec::new();
    for name in ["base-1", "king-robber-2", "base-3"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/scenarios")
            .join(format!("{name}.json"));
        let text = std::fs::read_to_string(&path).expect("a scenario");
        let saved = Saved::decode(&path, &text).expect("a game file");
        let (before, after) = (20, 34);
        let all = turns(&saved);
        let ahead = saved.moves.iter().scan(0, |tiles, made| {
            *tiles += usize::from(matches!(made, Move::Place { .. }));
            (*tiles <= before).then(|| made.clone())
        });
        let start = Saved::new(
            saved.id.clone(),
            saved.started.clone(),
            saved.setup.clone(),
            ahead.collect(),
            Vec::new(),
        );
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::with_game(folder.path(), &start, Size::new(1280.0, 800.0));
        for turn in all.into_iter().skip(before).take(after) {
            assert_eq!(driver.game().phase(), Phase::Place, "the next tile");
            driver.inputs = 0;
            place(&mut driver, &turn);
            let made =
                turn.rest.iter().filter(|made| **made != Move::EndTurn).map(|made| match made {
                    Move::Deploy { figure, on, at: None } => Move::Deploy {
                        figure: *figure,
                        on: driver.same_segment(turn.at, turn.rotation, *on),
                        at: None,
                    },
                    other => other.clone(),
                });
            let made: Vec<Move> = made.collect();
            if made.is_empty() {
                driver.claim(None);
            } else {
                driver.enter(&made, |_| Style::SpotFirst);
            }
            counted.push(driver.inputs);
        }
    }
    counted.sort_unstable();
    counted
}

#[track_caller]
fn check(inputs: &[usize]) {
    let (median, worst) = (inputs[inputs.len() / 2], inputs[inputs.len() - 1]);
    println!("{} turns: median {median}, worst {worst}", inputs.len());
    assert!(
        inputs.len() >= 100 && median <= 3 && worst <= 6,
        "median {median}, worst {worst}: {inputs:?}"
    );
}

/// Click the place, take the tile as it would lie, deploy: three inputs as a rule, and never more
/// than six.
#[test]
fn a_turn_entered_by_its_place_takes_three_inputs() {
    check(&inputs(|driver, turn| {
        driver.place(&turn.tile, turn.at, turn.rotation, Style::SpotFirst);
    }));
}

/// Click the tile, turn it where it fits in several ways, click its place, deploy.
#[test]
fn a_turn_entered_by_its_tile_takes_three_inputs() {
    check(&inputs(|driver, turn| {
        let kinds: Vec<Id> =
            driver.game().tiles_to_draw().map(|(tile, _)| tile.id.clone()).collect();
        let number = kinds.iter().position(|id| *id == turn.tile).expect("a copy is left") + 1;
        match driver.find_id(tile_id(number)) {
            Some(bounds) => {
                driver.click_at(bounds.center());
                driver.place_chosen(&turn.tile, turn.at, turn.rotation);
            }
            None => drop(driver.place(&turn.tile, turn.at, turn.rotation, Style::TileFirst)),
        }
    }));
}

/// Keys alone: the number of the tile, after some of its sides where that is shorter, the number of
/// its place, the follower.
#[test]
fn a_turn_entered_by_keys_alone_takes_four_keys() {
    let inputs = inputs(|driver, turn| keyboard::place(driver, &turn.tile, turn.at, turn.rotation));
    let (median, worst) = (inputs[inputs.len() / 2], inputs[inputs.len() - 1]);
    println!("{} turns: median {median}, worst {worst}: {inputs:?}", inputs.len());
    assert!(
        inputs.len() >= 100 && median <= 4 && worst <= 9,
        "median {median}, worst {worst}: {inputs:?}"
    );
}
