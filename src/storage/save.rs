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

mod layout;
mod salvage;

use std::path::Path;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

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

/// The pattern of a timestamp's beginning: the day and the time, apart by `T`.
const TIMESTAMP: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}";

/// A game as it is saved.
// A field is read, written, salvaged and described for editors as it stands here; the session alone
// says what is put into it and what follows from it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    #[schemars(extend("const" = FORMAT))]
    format: String,
    #[schemars(extend("enum" = [FIRST, VERSION]))]
    version: u64,
    /// The game's name, unique among all games of the table.
    pub id: String,
    /// When it began, as a UTC timestamp.
    #[schemars(extend("format" = "date-time"), regex(pattern = TIMESTAMP))]
    pub started: String,
    /// How it was set up.
    pub setup: Setup,
    /// The time that the players have spent, if the table keeps it.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[schemars(extend("default" = null))]
    pub clock: Option<Clock>,
    /// The PINs of the hands, and the notices about looks into them.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[schemars(extend("default" = {}))]
    pub secrecy: Secrecy,
    /// The turns that were corrected later, from 1, in ascending order.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[schemars(extend("default" = []))]
    pub corrected: Vec<u32>,
    /// The forgotten turns that were inserted, from 1, in ascending order.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[schemars(extend("default" = []))]
    pub inserted: Vec<u32>,
    /// The moves.
    #[serde(deserialize_with = "limited")]
    pub moves: Vec<Move>,
    /// Moves that were taken back, the next one to redo last.
    #[serde(default, deserialize_with = "limited", skip_serializing_if = "is_none_yet")]
    #[schemars(extend("default" = []))]
    pub undone: Vec<Move>,
}

/// Whether a field holds nothing, and stays out of the file.
fn is_none_yet<T: Default + PartialEq>(field: &T) -> bool {
    *field == T::default()
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
        let format = FORMAT.to_owned();
        Self { format, version: VERSION, id, started, setup, moves, undone, ..Self::default() }
    }

    /// The file's text: one move a line.
    ///
    /// # Errors
    /// Never in practice: everything in a game can be written as JSON.
    pub fn encode(&self) -> Result<String, serde_json::Error> {
        layout::encode(self)
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
        let mut saved: Self = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
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
        saved.renew();
        Ok(saved)
    }

    /// Makes a game of the present version of one of an older version.
    fn renew(&mut self) {
        let moves = self.moves.iter_mut().chain(&mut self.undone);
        renew(self.version, &mut self.setup, moves);
        self.version = VERSION;
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
