//! A King's Order card, as `resources/orders/*.json` gives it.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::requirement::Requirement;

/// The name of a card, such as `base-17`. Every card is there once.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(Arc<str>);

impl Id {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Id {
    fn from(name: &str) -> Self {
        Self(name.into())
    }
}

impl Borrow<str> for Id {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a card comes from (R-CARD-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The rule book shows it.
    Documented,
    /// Written for this deck, in the spirit of the others.
    House,
}

/// A King's Order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name.
    pub id: Id,
    /// The set of cards that it belongs to (R-KO-1).
    pub set: String,
    /// Its title.
    pub title: String,
    /// What to do, in one sentence. It decides (R-KO-6).
    pub text: String,
    /// Points for fulfilling it.
    pub points: i32,
    /// Some part of it requires placing a farmer (R-KO-24).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub farmer: bool,
    /// Where it comes from.
    pub source: Origin,
    /// What to do, for the app.
    pub requirement: Requirement,
}
