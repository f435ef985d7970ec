//! Complete games with known results: every file of `tests/scenarios` is replayed, checked after
//! each move and compared with the `.expected.json` beside it.
//!
//! `base-*` and `king-robber-*` were judged by a trusted, independent engine. `ex-*` are worked
//! examples of the rules reference; their results are worked out by hand, and beside points and
//! titles they name the fulfilled orders.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kings_order::content::bundled;
use kings_order::rules::expansion::king_robber::Holding;
use kings_order::rules::scoring::Source;
use kings_order::rules::{Game, Seat};
use kings_order::storage::Saved;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    players: Vec<Player>,
    /// Only the sources that gave or took points.
    by_source: BTreeMap<String, BTreeMap<String, i32>>,
    king: Option<String>,
    robber: Option<String>,
    /// By player, in the order in which they were fulfilled; only in games with orders.
    fulfilled: Option<BTreeMap<String, Vec<String>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    score: i32,
}

pub fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

#[test]
fn every_known_game_ends_as_it_is_known_to() {
    let mut replayed = 0;
    let mut wrong = Vec::new();
    let mut files: Vec<_> =
        fs::read_dir(scenarios()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".json") && !name.ends_with(".expected.json") {
            replayed += 1;
            if let Err(fault) = compare(&file) {
                wrong.push(format!("{name}: {fault}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(replayed >= 11, "only {replayed} games found");
}

fn compare(file: &Path) -> Result<(), String> {
    let game = replay(file)?;
    let expected = fs::read_to_string(file.with_extension("expected.json"))
        .map_err(|error| error.to_string())?;
    let expected: Expected = serde_json::from_str(&expected).map_err(|error| error.to_string())?;
    let mut faults = Vec::new();
    if !game.is_finished() {
        faults.push("the game is not over".to_owned());
    }
    if game.seats().count() != expected.players.len() {
        faults.push("not as many players".to_owned());
    }
    for Player { name, score } in &expected.players {
        let Some(seat) = game.seats().find(|seat| game.name(*seat) == name) else {
            faults.push(format!("nobody is called {name}"));
            continue;
        };
        let total = game.tally(seat).total();
        if total != *score {
            faults.push(format!("{name} has {total} points instead of {score}"));
        }
        faults.extend(compare_sources(&game, seat, expected.by_source.get(name)));
    }
    let titles = game.titles().copied().unwrap_or_default();
    for (title, holding, holder) in
        [("King", &titles.king, &expected.king), ("Robber", &titles.robber, &expected.robber)]
    {
        let held = held_by(holding, &game);
        if held != *holder {
            faults.push(format!("the {title} is with {held:?} instead of {holder:?}"));
        }
    }
    if let Some(expected) = &expected.fulfilled {
        for seat in game.seats() {
            let cards = game.orders().map(|orders| &orders.hand(seat).fulfilled);
            let ids: Vec<String> =
                cards.into_iter().flatten().map(|card| card.id.to_string()).collect();
            let name = game.name(seat);
            let wanted = expected.get(name).cloned().unwrap_or_default();
            if ids != wanted {
                faults.push(format!("{name} has fulfilled {ids:?} instead of {wanted:?}"));
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

fn replay(file: &Path) -> Result<Game, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let saved = Saved::decode(file, &text).map_err(|error| format!("{error:?}"))?;
    let mut game = Game::new(saved.setup.into(), bundled::catalogue())
        .map_err(|faults| format!("the setup: {faults:?}"))?;
    for (index, made) in saved.moves.iter().enumerate() {
        game.play(made)
            .map_err(|rejection| format!("move {index}, {made:?}, is refused: {rejection:?}"))?;
        game.check().map_err(|fault| format!("after move {index}, {made:?}: {fault:?}"))?;
    }
    Ok(game)
}

fn compare_sources(
    game: &Game,
    seat: Seat,
    expected: Option<&BTreeMap<String, i32>>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for source in Source::ALL {
        let wanted =
            expected.and_then(|expected| expected.get(source.name())).copied().unwrap_or(0);
        let points = game.tally(seat).of(source);
        if points != wanted {
            let (name, source) = (game.name(seat), source.name());
            faults.push(format!("{name} has {points} from {source} instead of {wanted}"));
        }
    }
    for source in expected.into_iter().flat_map(BTreeMap::keys) {
        if !Source::ALL.iter().any(|other| other.name() == source) {
            faults.push(format!("there is no source {source}"));
        }
    }
    faults
}

fn held_by(holding: &Holding, game: &Game) -> Option<String> {
    holding.holder.map(|seat| game.name(seat).to_owned())
}
