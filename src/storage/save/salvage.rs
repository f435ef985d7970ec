//! The salvage of a damaged game file: everything up to the damage.

use serde::Deserializer as _;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::{Saved, check_header, renew};
use crate::clock::Clock;
use crate::secrecy::Secrecy;
use journal::MAX_MOVES;
use rules::{Move, Setup};

/// The good beginning of a damaged file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvaged {
    /// The game with the moves before the damage.
    pub saved: Saved,
    /// The line of the file where reading stopped; 0 if nothing was wrong.
    pub line: usize,
}

#[derive(Default)]
struct Parts {
    format: Option<String>,
    version: Option<u64>,
    id: Option<String>,
    started: Option<String>,
    setup: Option<Setup>,
    clock: Option<Clock>,
    secrecy: Option<Secrecy>,
    corrected: Option<Vec<u32>>,
    inserted: Option<Vec<u32>>,
    moves: Vec<Move>,
}

pub(super) fn salvage(bytes: &[u8]) -> Option<Salvaged> {
    // Text that ends within a character, or in noise, is good up to there.
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(bytes.get(..error.valid_up_to())?).ok()?,
    };
    let mut parts = Parts::default();
    let line = match serde_json::Deserializer::from_str(text).deserialize_map(&mut parts) {
        Ok(()) => 0,
        Err(error) => error.line(),
    };
    check_header(parts.format.as_deref(), parts.version).ok()?;
    let id = parts.id.unwrap_or_default();
    let started = parts.started.unwrap_or_default();
    let (mut setup, mut moves) = (parts.setup?, parts.moves);
    renew(parts.version?, &mut setup, moves.iter_mut());
    let mut saved = Saved::new(id, started, setup, moves, Vec::new());
    saved.clock = parts.clock.filter(|clock| clock.spent.len() == saved.players());
    saved.secrecy = parts.secrecy.unwrap_or_default();
    saved.corrected = parts.corrected.unwrap_or_default();
    saved.inserted = parts.inserted.unwrap_or_default();
    Some(Salvaged { saved, line })
}

impl<'de> Visitor<'de> for &mut Parts {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a game file")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => self.format = Some(map.next_value()?),
                "version" => self.version = Some(map.next_value()?),
                "id" => self.id = Some(map.next_value()?),
                "started" => self.started = Some(map.next_value()?),
                "setup" => self.setup = Some(map.next_value()?),
                // A fault in the clock or the secrecy is no reason to lose the moves.
                "clock" => self.clock = serde_json::from_value(map.next_value()?).ok(),
                "secrecy" => self.secrecy = serde_json::from_value(map.next_value()?).ok(),
                "corrected" => self.corrected = serde_json::from_value(map.next_value()?).ok(),
                "inserted" => self.inserted = serde_json::from_value(map.next_value()?).ok(),
                "moves" => map.next_value_seed(Moves(&mut self.moves))?,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

/// Collects moves one by one, so that those before a bad one stay.
struct Moves<'a>(&'a mut Vec<Move>);

impl<'de> DeserializeSeed<'de> for Moves<'_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Moves<'_> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of moves")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(made) = list.next_element()? {
            if self.0.len() >= MAX_MOVES {
                return Err(A::Error::custom("too many moves"));
            }
            self.0.push(made);
        }
        Ok(())
    }
}
