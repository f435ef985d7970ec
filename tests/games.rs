//! Complete games with known results: every file of `tests/scenarios` is replayed, checked after
//! each move and compared with the `.expected.json` beside it.
//!
//! `base-*`, `king-robber-*`, `gold-*`, `mage-*`, `crop-circles-*`, `flying-*`, `ferries-*`, `hills-*`, `minis-*`, `phantom-*`, `abbot-*` and `box-abbot-*` were
//! judged by a trusted, independent engine.
//! `fan-*` show what fan cards ask for, and `ex-*` and `ko-*` are worked examples of the rules reference; their results are worked out by hand, and
//! beside points and titles they name the fulfilled orders.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use content::bundled;
use rules::expansion::king_robber::Holding;
use rules::player::Figure;
use rules::scoring::Source;
use rules::{Game, Seat};
use serde::Deserialize;
use storage::Saved;

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
    /// The points of each seat when that move was made, counted from 0; what a tile completes is
    /// not scored yet. Only where they differ from the entry before.
    #[serde(default)]
    after: Vec<(usize, Vec<i32>)>,
    /// How many cities, roads and gardens were completed.
    completed: Option<Completed>,
    /// The supply of each player after the last turn: only the figures that are there.
    #[serde(default)]
    supply: BTreeMap<String, BTreeMap<String, u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Completed {
    cities: u32,
    roads: u32,
    #[serde(default)]
    gardens: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    score: i32,
}

#[test]
fn every_known_game_ends_as_it_is_known_to() {
    let mut replayed = 0;
    let mut wrong = Vec::new();
    let mut files: Vec<_> =
        fs::read_dir(support::scenarios()).unwrap().map(|entry| entry.unwrap().path()).collect();
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
    let expected = fs::read_to_string(file.with_extension("expected.json"))
        .map_err(|error| error.to_string())?;
    let expected: Expected = serde_json::from_str(&expected).map_err(|error| error.to_string())?;
    let mut faults = Vec::new();
    let game = replay(file, |index, game| {
        let now: Vec<i32> = game.seats().map(|seat| game.tally(seat).total()).collect();
        let known = expected.after.iter().find(|(known, _)| *known == index);
        if let Some((_, known)) = known.filter(|(_, known)| *known != now) {
            faults.push(format!("{now:?} after move {index} instead of {known:?}"));
        }
    })?;
    if let Some(Completed { cities, roads, gardens }) = expected.completed {
        let counted = *game.completed();
        let counted = (counted.cities, counted.roads, counted.gardens);
        if counted != (cities, roads, gardens) {
            let known = (cities, roads, gardens);
            faults.push(format!("{counted:?} cities, roads, gardens instead of {known:?}"));
        }
    }
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
    for (name, supply) in &expected.supply {
        let seat = game.seats().find(|seat| game.name(*seat) == name);
        for figure in Figure::ALL {
            let left = seat.map_or(0, |seat| game.supply(seat).count(figure));
            let known = supply.get(figure.name()).copied().unwrap_or(0);
            if left != known {
                faults.push(format!("{name} has {left} {} instead of {known}", figure.name()));
            }
        }
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

fn replay(file: &Path, mut look: impl FnMut(usize, &Game)) -> Result<Game, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let saved = Saved::decode(file, &text).map_err(|error| format!("{error:?}"))?;
    let mut game = Game::new(saved.setup.into(), bundled::catalogue())
        .map_err(|faults| format!("the setup: {faults:?}"))?;
    for (index, made) in saved.moves.iter().enumerate() {
        game.play(made)
            .map_err(|rejection| format!("move {index}, {made:?}, is refused: {rejection:?}"))?;
        game.check().map_err(|fault| format!("after move {index}, {made:?}: {fault:?}"))?;
        look(index, &game);
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
        let points = game.tally(seat).points(source);
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
