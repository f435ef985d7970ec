//! The titles of King & Robber (R-KR): what the set, the orders and the sums all speak of.

use serde::{Deserialize, Serialize};

use super::player::Seat;

/// A title of King & Robber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Title {
    King,
    Robber,
}

impl Title {
    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Robber => "robber",
        }
    }
}

/// A title that changed hands, or whose holder beat the record (R-KR-3, 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// The King or the Robber.
    pub title: Title,
    /// The holder now.
    pub by: Seat,
    /// The holder before.
    pub from: Option<Seat>,
    /// The new record, in tiles.
    pub size: u32,
}
