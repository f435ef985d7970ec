//! What stands in a game file, of whatever version.

use std::fmt;

use schemars::JsonSchema;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{FIRST, FORMAT, Saved, VERSION};
use crate::journal::MAX_MOVES;
use crate::rules::setup::{BUNDLED, COUNT, RIVER_1, RIVER_2};
use crate::rules::{Move, Setup};
use crate::storage::clock::Clock;
use crate::storage::secrecy::Secrecy;

/// The pattern of a timestamp's beginning: the day and the time, apart by `T`.
const TIMESTAMP: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}";

/// A game as it is saved.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Read {
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
    /// The turns that were entered anew, from 1, in ascending order.
    #[serde(default)]
    corrected: Vec<u32>,
    /// The moves.
    #[serde(deserialize_with = "limited")]
    moves: Vec<Move>,
    /// Moves that were taken back, the next one to redo last.
    #[serde(default, deserialize_with = "limited")]
    undone: Vec<Move>,
}

impl From<Read> for Saved {
    fn from(read: Read) -> Self {
        let Read { version, id, started, mut setup, clock, secrecy, corrected, .. } = read;
        let (mut moves, mut undone) = (read.moves, read.undone);
        renew(version, &mut setup, moves.iter_mut().chain(&mut undone));
        Self { id, started, setup, clock, secrecy, corrected, moves, undone }
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
