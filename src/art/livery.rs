//! The border and the mark of a set of cards.

use super::{Emblem, Tint};
use crate::rules::orders::deck::SIEGE;
use crate::rules::set::{
    ABBEY_MAYOR, ABBOT, CATAPULT, COUNT, INNS_CATHEDRALS, KING_ROBBER, PRINCESS_DRAGON, SHRINES,
    TOWER, TRADERS_BUILDERS,
};

/// The border and the mark of a set of cards, after the colour of its box; a deck of the table's
/// own is bordered as the base game.
#[must_use]
pub fn livery(set: &str) -> (Tint, Emblem) {
    let (hex, mark) = match set {
        INNS_CATHEDRALS => (0x2c547c, Emblem::Mug),
        TRADERS_BUILDERS => (0x8f6511, Emblem::Wheat),
        PRINCESS_DRAGON => (0xa8381c, Emblem::Flame),
        TOWER => (0x4a4a52, Emblem::Tower),
        ABBEY_MAYOR => (0x6a4426, Emblem::Abbey),
        COUNT => (0x1f665c, Emblem::Key),
        KING_ROBBER => (0x7a1f2b, Emblem::Crown),
        SHRINES => (0x4e3a86, Emblem::Stones),
        ABBOT => (0x4c6b2f, Emblem::Garden),
        CATAPULT => (0xa03a6a, Emblem::Target),
        SIEGE => (0x3c5c22, Emblem::Swords),
        _ => (0x8a621c, Emblem::Tile),
    };
    (Tint::hex(hex), mark)
}
