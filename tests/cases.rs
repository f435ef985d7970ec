//! Positions that the rules decide: every file of `tests/cases` is replayed as far as the
//! `.expected.json` beside it says, and compared with it.

use std::fs;
use std::path::Path;

use kings_order::content::bundled;
use kings_order::rules::Game;
use kings_order::storage::Saved;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    /// For whoever reads it.
    #[serde(rename = "why")]
    _why: String,
    at: Vec<Standing>,
}

/// Where the game stands after so many moves.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Standing {
    to: usize,
    active: String,
    finished: bool,
}

#[test]
fn every_position_is_as_the_rules_decide_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut read = 0;
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".expected.json") else { continue };
        let expected: Expected = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        let game = fs::read_to_string(file.with_file_name(format!("{name}.json"))).unwrap();
        for standing in &expected.at {
            let game = replayed(&game, standing.to);
            let found = (game.name(game.active()), game.is_finished());
            let wanted = (standing.active.as_str(), standing.finished);
            assert_eq!(found, wanted, "{name} after {} moves", standing.to);
            game.check().unwrap();
        }
        read += 1;
    }
    assert!(read >= 2, "only {read} positions found");
}

/// The game as it stands after so many moves.
fn replayed(text: &str, moves: usize) -> Game {
    let saved = Saved::decode(Path::new("case.json"), text).unwrap();
    let mut game = Game::new(saved.setup.into(), bundled::catalogue()).unwrap();
    for (index, made) in saved.moves.iter().take(moves).enumerate() {
        game.play(made).unwrap_or_else(|rejection| panic!("move {}: {rejection:?}", index + 1));
    }
    game
}
