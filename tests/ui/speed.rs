//! How many clicks and keys an ordinary turn takes: a tile, its place, a follower or none.

use iced::Size;
use rules::Move;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation};
use rules::tile::Id;
use screen::table::tile_id;
use storage::Saved;
use widget::tile::Art;

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

/// Inputs of 102 turns of three games, 34 from the middle of each, entered in that way; the fewest
/// first.
fn inputs(mut place: impl FnMut(&mut Driver, &Turn)) -> Vec<usize> {
    inputs_of_turns(|driver, turn| {
        place(driver, turn);
        false
    })
}

/// Inputs of such turns, by ways that may enter the follower with the tile, and then return true.
fn inputs_of_turns(mut place: impl FnMut(&mut Driver, &Turn) -> bool) -> Vec<usize> {
    let mut counted = Vec::new();
    for name in ["base-1", "king-robber-2", "base-3"] {
        let path = support::root().join("tests/scenarios").join(format!("{name}.json"));
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
            if place(&mut driver, &turn) {
                counted.push(driver.inputs);
                continue;
            }
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
fn check(inputs: &[usize], most: (usize, usize)) {
    let found = (inputs[inputs.len() / 2], inputs[inputs.len() - 1]);
    println!("{} turns: median {}, worst {}", inputs.len(), found.0, found.1);
    assert_eq!(inputs.len(), 102);
    assert!(found.0 <= most.0 && found.1 <= most.1, "{found:?}: {inputs:?}");
}

/// Click the place, take the tile as it would lie, deploy.
#[test]
fn a_turn_entered_by_its_place_takes_three_inputs() {
    let inputs = inputs(|driver, turn| {
        driver.place(&turn.tile, turn.at, turn.rotation, Style::SpotFirst);
    });
    check(&inputs, (3, 5));
}

/// Click the tile, turn it where it fits in several ways, click its place, deploy.
#[test]
fn a_turn_entered_by_its_tile_takes_three_inputs() {
    let inputs = inputs(|driver, turn| {
        let kinds: Vec<Id> =
            legal::kinds_by_group(driver.game()).iter().map(|(tile, _)| tile.id.clone()).collect();
        let number = kinds.iter().position(|id| *id == turn.tile).expect("a copy is left") + 1;
        match driver.find_id(tile_id(number)) {
            Some(bounds) => {
                driver.click_at(bounds.center());
                driver.place_chosen(&turn.tile, turn.at, turn.rotation);
            }
            None => drop(driver.place(&turn.tile, turn.at, turn.rotation, Style::TileFirst)),
        }
    });
    check(&inputs, (3, 6));
}

/// Keys alone: the key of the place, that of the tile as it lies, the follower. Shift counts as a
/// key of its own in the second figure.
#[test]
fn a_turn_entered_by_keys_alone_takes_three_keys() {
    let mut shifts = 0;
    let inputs = inputs(|driver, turn| {
        let before = driver.shifts;
        keyboard::place(driver, &turn.tile, turn.at, turn.rotation);
        shifts += driver.shifts - before;
    });
    println!("Shift was held {shifts} times");
    check(&inputs, (3, 4));
    assert!(shifts <= 20, "{shifts}");
}

/// Click the place, press the tile and let it go over the segment of the follower: two inputs.
#[test]
fn a_turn_entered_by_its_place_and_one_gesture_takes_two_inputs() {
    let inputs = inputs_of_turns(|driver, turn| {
        let claimed = turn.rest.iter().find_map(|made| match made {
            Move::Deploy { on, at: None, .. } => Some(*on),
            _ => None,
        });
        let kind = driver.game().catalogue().tile(turn.tile.as_str()).expect("a tile").clone();
        let point = claimed.map(|on| Art::from_tile(&kind).spot(on, turn.rotation));
        let asked = driver.moves().len();
        driver.drop_tile(&turn.tile, turn.at, turn.rotation, point);
        match (claimed, driver.moves().get(asked + 1)) {
            (Some(_), made) => {
                assert!(matches!(made, Some(Move::Deploy { .. })), "{made:?}");
            }
            (None, _) if matches!(driver.game().phase(), Phase::Deploy { .. }) => {
                driver.claim(None);
            }
            (None, _) => {}
        }
        driver.show_fulfilled();
        true
    });
    check(&inputs, (2, 4));
}
