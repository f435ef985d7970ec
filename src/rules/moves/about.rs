//! Properties of moves.

use serde::{Deserialize, Deserializer};

use super::Move;
use super::nature::Role;
use crate::rules::expansion::fairy::{Call, Stand};
use crate::rules::player::Figure;

/// The largest correction by hand, in points.
pub const MAX_ADJUSTMENT: i32 = 1000;

impl Move {
    /// The move of the fairy to one of one's own followers at that stand.
    #[must_use]
    pub const fn fairy_to(figure: Figure, stand: Stand) -> Self {
        let (at, on, quarter) = match stand {
            Stand::Segment(place) => (Some(place.at), Some(place.segment), None),
            Stand::Tower(at) => (Some(at), None, None),
            Stand::Quarter(quarter) => (None, None, Some(quarter)),
        };
        Self::MoveFairy(Call { figure, at, on, quarter })
    }

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
