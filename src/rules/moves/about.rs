//! Properties of moves.

use serde::{Deserialize, Deserializer};

use super::Move;
use super::nature::Role;

/// The largest correction by hand, in points.
pub const MAX_ADJUSTMENT: i32 = 1000;

impl Move {
    /// Whether the move is made with cards of a hand.
    #[must_use]
    pub const fn is_of_orders(&self) -> bool {
        matches!(self.nature().role, Role::Orders)
    }
}

/// Reads a move without fields, which takes no unknown ones either.
pub(super) fn no_fields<'de, D: Deserializer<'de>>(reader: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(reader).map(|Nothing {}| ())
}
