//! Positions that the rules decide: every file of `tests/cases` is replayed, without the moves that
//! must be refused, and compared with the `.expected.json` beside it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use content::bundled;
use rules::Game;
use rules::scoring::Source;
use serde::Deserialize;
use storage::Saved;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    /// For whoever reads it: the rules, what they come to, and where the case is from.
    #[serde(rename = "rules", default)]
    _rules: Vec<String>,
    #[serde(rename = "why")]
    _why: String,
    #[serde(rename = "source", default)]
    _source: String,
    /// The moves, from 1, that are refused; none others are.
    #[serde(default)]
    refused: Vec<usize>,
    #[serde(default)]
    at: Vec<Standing>,
    end: Option<State>,
}

/// The state after so many moves of the list, those that are refused among them; without a number
/// at the end.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Standing {
    to: Option<usize>,
    tiles_placed: Option<usize>,
    tiles_left: Option<u32>,
    active: Option<String>,
    finished: Option<bool>,
    #[serde(default)]
    players: BTreeMap<String, Player>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    tiles_placed: Option<usize>,
    tiles_left: Option<u32>,
    active: Option<String>,
    finished: Option<bool>,
    #[serde(default)]
    players: BTreeMap<String, Player>,
}

impl From<State> for Standing {
    fn from(state: State) -> Self {
        let State { tiles_placed, tiles_left, active, finished, players } = state;
        Self { to: None, tiles_placed, tiles_left, active, finished, players }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    score: Option<i32>,
    /// Every source that gave or took points.
    by: Option<BTreeMap<String, i32>>,
    followers_left: Option<u8>,
}

/// A47…A50, R-CNT-1, R-RIV-1, 5, R-FLY-5, R-AB-11, R-MAG-1, 3: the start tile in the box or in the
/// pile, nobody on the volcano of the mouth, nobody to the dragon, no wagon in a garden, one mage
/// and one witch.
#[test]
fn every_position_is_as_the_rules_decide_it() {
    let folder = support::root().join("tests/cases");
    let mut read = 0;
    let mut wrong = Vec::new();
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".expected.json") else { continue };
        let expected: Expected = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        let game = fs::read_to_string(file.with_file_name(format!("{name}.json"))).unwrap();
        wrong.extend(compare(&game, expected).into_iter().map(|fault| format!("{name}: {fault}")));
        read += 1;
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(read >= 7, "only {read} positions found");
}

/// Plays a game without its refused moves. Returns what is otherwise than expected.
fn compare(text: &str, expected: Expected) -> Vec<String> {
    let saved = Saved::decode(Path::new("case.json"), text).unwrap();
    let mut game = Game::new(saved.setup.into(), bundled::catalogue()).unwrap();
    let mut at = expected.at;
    at.extend(expected.end.map(Standing::from));
    assert!(!at.is_empty() || !expected.refused.is_empty(), "a case expects something");
    let last = saved.moves.len();
    let mut faults = Vec::new();
    let mut refused = Vec::new();
    for number in 0..=last {
        if let Some(made) = number.checked_sub(1).and_then(|index| saved.moves.get(index)) {
            refused.extend(game.play(made).is_err().then_some(number));
            game.check().unwrap_or_else(|defect| panic!("after move {number}: {defect:?}"));
        }
        for standing in at.iter().filter(|standing| standing.to.unwrap_or(last) == number) {
            let differs = differences(&game, standing).into_iter();
            faults.extend(differs.map(|fault| format!("after {number} moves {fault}")));
        }
    }
    if refused != expected.refused {
        let told = format!("the moves {refused:?} are refused instead of {:?}", expected.refused);
        faults.insert(0, told);
    }
    assert!(at.iter().all(|standing| standing.to.is_none_or(|to| to <= last)), "no such move");
    faults
}

fn differences(game: &Game, wanted: &Standing) -> Vec<String> {
    let mut faults = Vec::new();
    let mut same = |what: &str, found: String, wanted: Option<String>| {
        if let Some(wanted) = wanted.filter(|wanted| *wanted != found) {
            faults.push(format!("{what} is {found} instead of {wanted}"));
        }
    };
    let number = |number: Option<usize>| number.map(|number| number.to_string());
    let tiles = game.board().tiles().len();
    same("the number of tiles", tiles.to_string(), number(wanted.tiles_placed));
    let left = wanted.tiles_left.map(|left| left.to_string());
    same("the number of tiles left", game.count_left().to_string(), left);
    same("the player on turn", game.name(game.active()).to_owned(), wanted.active.clone());
    let finished = wanted.finished.map(|finished| finished.to_string());
    same("whether it is over", game.is_finished().to_string(), finished);
    for (name, player) in &wanted.players {
        let seat = game.seats().find(|seat| game.name(*seat) == name).unwrap();
        let tally = game.tally(seat);
        let score = player.score.map(|score| score.to_string());
        same(&format!("the score of {name}"), tally.total().to_string(), score);
        let sources = Source::ALL.into_iter();
        let by: BTreeMap<String, i32> = sources
            .map(|source| (source.name().to_owned(), tally.points(source)))
            .filter(|(_, points)| *points != 0)
            .collect();
        let wanted = player.by.as_ref().map(|by| format!("{by:?}"));
        same(&format!("the score of {name} by source"), format!("{by:?}"), wanted);
        let left = player.followers_left.map(|left| left.to_string());
        let supply = game.supply(seat).followers().to_string();
        same(&format!("the supply of {name}"), supply, left);
    }
    faults
}
