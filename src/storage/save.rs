//! The game file: JSON that people and other programs can read and write.
//!
//! ```json
//! { "format": "kings-order", "version": 2, "id": "…", "started": "2026-11-21T19:30:00Z",
//!   "setup": { "players": [{"name": "Anna", "colour": "red"}, …], "sets": ["base"],
//!              "record": "board", "rules": {} },
//!   "moves": [ {"move": "place", "tile": "base-city-cap", "at": [0, -1], "rotation": 180}, … ],
//!   "undone": [] }
//! ```
//!
//! `undone` holds moves that were taken back and can be redone, the next one last; it may be
//! absent. So may `"clock": {"minutes": 20, "spent": [754, 311]}`, which stands before the moves:
//! what was spent survives where they are torn; and
//! `"secrecy": {"told": [{"turn": 3, "player": 0, "what": "opened", "times": 2}]}`.

mod salvage;

use std::path::Path;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use super::clock::Clock;
use super::error::{Error, Problem};
use super::secrecy::Secrecy;
use journal::MAX_MOVES;
use rules::setup::{BUNDLED, COUNT, RIVER_1, RIVER_2};
use rules::{Move, Setup, list};

pub use salvage::Salvaged;

/// The name of the format in a game file.
pub const FORMAT: &str = "kings-order";
/// The version that is written.
pub const VERSION: u64 = 2;
/// The first version, in which a start tile that others lie for was always in the pile (A47).
const FIRST: u64 = 1;

/// A game as it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(from = "Read")]
pub struct Saved {
    /// The game's name, unique among all games of the table.
    pub id: String,
    /// When it began, as a UTC timestamp.
    pub started: String,
    /// How it was set up.
    pub setup: Setup,
    /// The time that the players have spent, if the table keeps it.
    pub clock: Option<Clock>,
    /// The PINs of the hands, and the notices about looks into them.
    pub secrecy: Secrecy,
    /// The turns that were corrected later, from 1, in ascending order.
    pub corrected: Vec<u32>,
    /// The forgotten turns that were inserted, from 1, in ascending order.
    pub inserted: Vec<u32>,
    /// The moves.
    pub moves: Vec<Move>,
    /// Moves that were taken back, the next one to redo last.
    pub undone: Vec<Move>,
}

#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
}

impl Saved {
    /// A game to be saved, without a clock, and without anything told of its hands.
    pub fn new(
        id: String,
        started: String,
        setup: Setup,
        moves: Vec<Move>,
        undone: Vec<Move>,
    ) -> Self {
        let (clock, secrecy, corrected) = (None, Secrecy::default(), Vec::new());
        let inserted = Vec::new();
        Self { id, started, setup, clock, secrecy, corrected, inserted, moves, undone }
    }

    /// The file's text: one move a line.
    ///
    /// # Errors
    /// Never in practice: everything in a game can be written as JSON.
    pub fn encode(&self) -> Result<String, serde_json::Error> {
        let line = |made: &Move| serde_json::to_string(made).map(|line| format!("  {line}"));
        let list = |moves: &[Move]| -> Result<String, serde_json::Error> {
            if moves.is_empty() {
                return Ok("[]".to_owned());
            }
            let lines: Result<Vec<String>, _> = moves.iter().map(line).collect();
            Ok(format!("[\n{}\n ]", lines?.join(",\n")))
        };
        let mut text = format!(
            "{{\n \"format\": {},\n \"version\": {},\n \"id\": {},\n \
             \"started\": {},\n \"setup\": {}",
            serde_json::to_string(FORMAT)?,
            VERSION,
            serde_json::to_string(&self.id)?,
            serde_json::to_string(&self.started)?,
            serde_json::to_string(&self.setup)?,
        );
        if let Some(clock) = &self.clock {
            text.push_str(&format!(",\n \"clock\": {}", serde_json::to_string(clock)?));
        }
        if !self.secrecy.is_empty() {
            text.push_str(&format!(",\n \"secrecy\": {}", serde_json::to_string(&self.secrecy)?));
        }
        for (key, turns) in [("corrected", &self.corrected), ("inserted", &self.inserted)] {
            if !turns.is_empty() {
                let turns = serde_json::to_string(turns)?;
                text.push_str(&format!(",\n \"{key}\": {turns}"));
            }
        }
        text.push_str(&format!(",\n \"moves\": {}", list(&self.moves)?));
        if !self.undone.is_empty() {
            text.push_str(&format!(",\n \"undone\": {}", list(&self.undone)?));
        }
        text.push_str("\n}\n");
        Ok(text)
    }

    /// Reads a game file's text; `path` is for the error alone.
    ///
    /// # Errors
    /// If it is torn, no game file, of a newer version, or has a field that is missing, unknown or
    /// wrong.
    pub fn decode(path: &Path, text: &str) -> Result<Self, Error> {
        let fault = |problem| Error::new(path, problem);
        let header: Header = serde_json::from_str(text).map_err(|error| fault(syntax(&error)))?;
        check_header(header.format.as_deref(), header.version).map_err(fault)?;
        let mut reader = serde_json::Deserializer::from_str(text);
        let saved: Self = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let field = error.path().to_string();
            let message = error.inner().to_string();
            fault(Problem::Shape { field, message })
        })?;
        if saved.moves.len().max(saved.undone.len()) > MAX_MOVES {
            return Err(fault(Problem::TooManyMoves { limit: MAX_MOVES }));
        }
        let players = saved.players();
        if saved.clock.as_ref().is_some_and(|clock| clock.spent.len() != players) {
            let spent = saved.clock.as_ref().map_or(0, |clock| clock.spent.len());
            let message = format!("invalid length {spent}, expected {players}");
            return Err(fault(Problem::Shape { field: "clock.spent".to_owned(), message }));
        }
        Ok(saved)
    }

    /// The number of players, with the guests who have come.
    pub(super) fn players(&self) -> usize {
        let guests = self.moves.iter().filter(|made| matches!(made, Move::JoinGame(_)));
        self.setup.players.len() + guests.count()
    }

    /// The longest good beginning of a damaged game file; `None` if not even its setup can be read.
    pub fn salvage(bytes: &[u8]) -> Option<Salvaged> {
        salvage::salvage(bytes)
    }
}

fn check_header(format: Option<&str>, version: Option<u64>) -> Result<(), Problem> {
    if format != Some(FORMAT) {
        return Err(Problem::NotAGame);
    }
    match version {
        Some(FIRST..=VERSION) => Ok(()),
        Some(version) if version > VERSION => Err(Problem::Newer { version, ours: VERSION }),
        Some(version) => {
            let message = format!("invalid value: integer `{version}`, expected a nonzero u64");
            Err(Problem::Shape { field: "version".to_owned(), message })
        }
        None => {
            let message = "missing field `version`".to_owned();
            Err(Problem::Shape { field: ".".to_owned(), message })
        }
    }
}

fn syntax(error: &serde_json::Error) -> Problem {
    if error.is_data() {
        return Problem::NotAGame;
    }
    Problem::Syntax { message: error.to_string() }
}

/// The pattern of a timestamp's beginning: the day and the time, apart by `T`.
const TIMESTAMP: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}";

/// A game as it is saved.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    #[schemars(extend("const" = FORMAT))]
    _format: String,
    #[schemars(extend("enum" = [FIRST, VERSION]))]
    version: u64,
    /// The game's name, unique among all games of the table.
    id: String,
    /// When it began, as a UTC timestamp.
    #[schemars(extend("format" = "date-time"), regex(pattern = TIMESTAMP))]
    started: String,
    /// How it was set up.
    setup: Setup,
    /// The time that the players have spent, if the table keeps it.
    #[serde(default)]
    clock: Option<Clock>,
    /// The PINs of the hands, and the notices about looks into them.
    #[serde(default)]
    secrecy: Secrecy,
    /// The turns that were corrected later, from 1, in ascending order.
    #[serde(default)]
    corrected: Vec<u32>,
    /// The forgotten turns that were inserted, from 1, in ascending order.
    #[serde(default)]
    inserted: Vec<u32>,
    /// The moves.
    #[serde(deserialize_with = "limited")]
    moves: Vec<Move>,
    /// Moves that were taken back, the next one to redo last.
    #[serde(default, deserialize_with = "limited")]
    undone: Vec<Move>,
}

impl From<Read> for Saved {
    fn from(read: Read) -> Self {
        let Read { version, id, started, mut setup, clock, secrecy, .. } = read;
        let (corrected, inserted) = (read.corrected, read.inserted);
        let (mut moves, mut undone) = (read.moves, read.undone);
        renew(version, &mut setup, moves.iter_mut().chain(&mut undone));
        Self { id, started, setup, clock, secrecy, corrected, inserted, moves, undone }
    }
}

/// Answers as it was played what the first version left open: a start tile that others lie for was
/// in the pile (A47). A set of the table's own may bring such tiles as well.
pub fn renew<'a>(version: u64, setup: &mut Setup, moves: impl Iterator<Item = &'a mut Move>) {
    let may_replace = |set: &String| {
        [COUNT, RIVER_1, RIVER_2].contains(&set.as_str()) || !BUNDLED.contains(&set.as_str())
    };
    if version != FIRST || !setup.sets.iter().any(may_replace) {
        return;
    }
    setup.rules.keep_start_in_pile();
    for made in moves {
        if let Move::ChangeRules { rules } = made {
            rules.keep_start_in_pile();
        }
    }
}

/// Reads a list of moves; of a list that is too long only as much as proves it.
fn limited<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Move>, D::Error> {
    list::limited(reader, MAX_MOVES)
}
