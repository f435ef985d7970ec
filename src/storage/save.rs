//! The game file: JSON that people and other programs can read and write.
//!
//! ```json
//! { "format": "kings-order", "version": 1, "id": "…", "started": "2026-11-21T19:30:00Z",
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

use std::fmt;
use std::path::Path;

use schemars::JsonSchema;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::clock::Clock;
use super::error::{Error, Problem};
use super::secrecy::Secrecy;
use crate::journal::MAX_MOVES;
use crate::rules::{Move, Setup};

pub use salvage::Salvaged;

/// The name of the format in a game file.
pub const FORMAT: &str = "kings-order";
/// The version that is written.
pub const VERSION: u64 = 1;

/// The pattern of a timestamp's beginning: the day and the time, apart by `T`.
const TIMESTAMP: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}";

/// A game as it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    #[schemars(extend("const" = FORMAT))]
    format: String,
    #[schemars(extend("const" = VERSION))]
    version: u64,
    /// The game's name, unique among all games of the table.
    pub id: String,
    /// When it began, as a UTC timestamp.
    #[schemars(extend("format" = "date-time"), regex(pattern = TIMESTAMP))]
    pub started: String,
    /// How it was set up.
    pub setup: Setup,
    /// The time that the players have spent, if the table keeps it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The PINs of the hands, and the notices about looks into them.
    #[serde(default, skip_serializing_if = "Secrecy::is_empty")]
    pub secrecy: Secrecy,
    /// The turns that were entered anew, from 1, in ascending order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrected: Vec<u32>,
    /// The moves.
    #[serde(deserialize_with = "limited")]
    pub moves: Vec<Move>,
    /// Moves that were taken back, the next one to redo last.
    #[serde(default, deserialize_with = "limited", skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Move>,
}

#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
}

impl Saved {
    /// A game to be saved, without a clock, and without anything told of its hands.
    #[must_use]
    pub fn new(
        id: String,
        started: String,
        setup: Setup,
        moves: Vec<Move>,
        undone: Vec<Move>,
    ) -> Self {
        let (format, version, secrecy) = (FORMAT.to_owned(), VERSION, Secrecy::default());
        let corrected = Vec::new();
        let clock = None;
        Self { format, version, id, started, setup, clock, secrecy, corrected, moves, undone }
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
            serde_json::to_string(&self.format)?,
            self.version,
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
        if !self.corrected.is_empty() {
            let corrected = serde_json::to_string(&self.corrected)?;
            text.push_str(&format!(",\n \"corrected\": {corrected}"));
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
    #[must_use]
    pub fn salvage(bytes: &[u8]) -> Option<Salvaged> {
        salvage::salvage(bytes)
    }
}

/// Reads a list of moves; of a list that is too long only as much as proves it.
fn limited<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Move>, D::Error> {
    struct Moves;
    impl<'de> Visitor<'de> for Moves {
        type Value = Vec<Move>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of moves")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Move>, A::Error> {
            let mut moves = Vec::new();
            while let Some(made) = list.next_element()? {
                moves.push(made);
                if moves.len() > MAX_MOVES {
                    while list.next_element::<IgnoredAny>()?.is_some() {}
                }
            }
            Ok(moves)
        }
    }
    reader.deserialize_seq(Moves)
}

fn check_header(format: Option<&str>, version: Option<u64>) -> Result<(), Problem> {
    if format != Some(FORMAT) {
        return Err(Problem::NotAGame);
    }
    match version {
        Some(VERSION) => Ok(()),
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
