//! `check`: every fault of game files, order decks and tile sets.

use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

use super::{Ending, Output, catalogue};
use crate::content::{deck, tiles};
use crate::rules::{Catalogue, Game, Move, Setup};
use crate::say;
use crate::storage::{Error, Problem, Saved, file};
use crate::text::Words;

/// After so many refused moves of one game, the rest follows from them.
const MAX_REFUSED: usize = 20;

pub(super) fn run<O: Write, E: Write>(
    files: &[PathBuf],
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let catalogue = catalogue();
    let mut ending = Ending::Well;
    for path in files {
        let faults = check(path, &catalogue, words);
        let name = path.display().to_string();
        if faults.is_empty() {
            writeln!(output.out, "{}", say!(words, "cli-ok", file = name.clone()))?;
        } else {
            ending = Ending::Fault;
        }
        for fault in faults {
            writeln!(output.out, "{}", say!(words, "cli-fault", file = name.clone(), fault = fault))?;
        }
    }
    Ok(ending)
}

fn check(path: &Path, catalogue: &Arc<Catalogue>, words: &Words) -> Vec<String> {
    let text = match file::read(path) {
        Ok(text) => text,
        Err(error) => return vec![words.file_error(&error)],
    };
    match serde_json::from_str::<Value>(&text) {
        Ok(Value::Array(items)) => check_list(path, &text, &items, words),
        Ok(value) => check_game(path, &text, &value, catalogue, words),
        Err(error) => vec![words.file_error(&Error::new(path, Problem::Syntax { message: error.to_string() }))],
    }
}

/// A list of cards or of tiles: told apart by what its items have.
fn check_list(path: &Path, text: &str, items: &[Value], words: &Words) -> Vec<String> {
    let name = path.display().to_string();
    let is_tiles = items.iter().any(|item| item.get("edges").is_some());
    let is_cards = items.iter().any(|item| item.get("requirement").is_some() || item.get("points").is_some());
    let faults = match (is_tiles, is_cards) {
        (true, _) => tiles::read(&name, text).1,
        (false, true) => deck::read(&name, text).1,
        (false, false) => return vec![say!(words, "cli-unknown-list")],
    };
    faults.iter().map(|fault| words.content_fault(fault)).collect()
}

fn check_game(path: &Path, text: &str, value: &Value, catalogue: &Arc<Catalogue>, words: &Words) -> Vec<String> {
    let whole = match Saved::decode(path, text) {
        Ok(saved) => return check_moves(saved.setup, saved.moves.into_iter().enumerate().collect(), catalogue, words),
        Err(error) if matches!(error.problem, Problem::TooManyMoves { .. } | Problem::Newer { .. }) => {
            return vec![words.file_error(&error)];
        }
        Err(error) => words.file_error(&error),
    };
    // Not readable as a whole: tell every fault that can be told apart.
    let mut faults = Vec::new();
    let setup = value.get("setup").map(serde_path_to_error::deserialize::<_, Setup>);
    if let Some(Err(error)) = &setup {
        faults.push(say!(
            words,
            "fault-at",
            place = format!("setup.{}", error.path()),
            problem = error.inner().to_string()
        ));
    }
    if let Some(Err(error)) = value.as_object().map(shape) {
        faults.push(error);
    }
    let mut moves = Vec::new();
    for (index, made) in value.get("moves").and_then(Value::as_array).into_iter().flatten().enumerate() {
        match serde_path_to_error::deserialize::<_, Move>(made) {
            Ok(made) => moves.push((index, made)),
            Err(error) => {
                let place = say!(words, "cli-move", number = index + 1);
                faults.push(say!(words, "fault-at", place = place, problem = error.inner().to_string()));
            }
        }
    }
    if faults.is_empty() {
        return vec![whole];
    }
    if let Some(Ok(setup)) = setup {
        faults.extend(check_moves(setup, moves, catalogue, words));
    }
    faults
}

/// The fields around setup and moves: the first that is missing, unknown or wrong.
fn shape(file: &serde_json::Map<String, Value>) -> std::result::Result<(), String> {
    let mut file = file.clone();
    for list in ["moves", "undone"] {
        if file.get(list).is_some_and(Value::is_array) {
            file.insert(list.to_owned(), Value::Array(Vec::new()));
        }
    }
    let known = |fault: &serde_path_to_error::Error<serde_json::Error>| !fault.path().to_string().starts_with("setup");
    let read: std::result::Result<Saved, _> = serde_path_to_error::deserialize(Value::Object(file));
    read.map(drop).or_else(|fault| if known(&fault) { Err(fault.inner().to_string()) } else { Ok(()) })
}

fn check_moves(setup: Setup, moves: Vec<(usize, Move)>, catalogue: &Arc<Catalogue>, words: &Words) -> Vec<String> {
    let mut game = match Game::new(Arc::new(setup), Arc::clone(catalogue)) {
        Ok(game) => game,
        Err(faults) => return faults.iter().map(|fault| words.setup_fault(fault)).collect(),
    };
    let mut faults = Vec::new();
    let mut refused = 0;
    for (index, made) in moves {
        let Err(rejection) = game.play(&made) else { continue };
        refused += 1;
        if refused <= MAX_REFUSED {
            let reason = words.rejection(&rejection, &game);
            let place = say!(words, "cli-move", number = index + 1);
            faults.push(say!(words, "fault-at", place = place, problem = reason));
        }
    }
    if refused > MAX_REFUSED {
        faults.push(say!(words, "cli-more-refused", count = refused - MAX_REFUSED));
    }
    if let Err(fault) = game.check() {
        faults.push(say!(words, "cli-defect", fault = format!("{fault:?}")));
    }
    faults
}
