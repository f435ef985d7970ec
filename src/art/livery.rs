//! The border and the mark of a set of cards.

use super::{Emblem, Tint};
use rules::piece::{Magician, Neutral};
use rules::set::{
    ABBEY_MAYOR, ABBOT, CATAPULT, COUNT, CROP_CIRCLES, FERRIES, FLYING_MACHINES, GOLD_MINES,
    HILLS_SHEEP, INNS_CATHEDRALS, KING_ROBBER, MAGE_WITCH, MESSAGES, PRINCESS_DRAGON, ROBBERS,
    SHRINES, SIEGE, TOWER, TRADERS_BUILDERS,
};

/// The border and the mark of a set of cards, after the colour of its box; a deck of the table's
/// own is bordered as the base game.
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
        MAGE_WITCH => (0x5c2a72, Emblem::Piece(Neutral::Magician(Magician::Mage))),
        GOLD_MINES => (0x7d6a08, Emblem::Piece(Neutral::Gold(2))),
        CROP_CIRCLES => (0x8c4a12, Emblem::Circle),
        FLYING_MACHINES => (0x3a6a8c, Emblem::Wings),
        FERRIES => (0x1c5a6e, Emblem::Boat),
        HILLS_SHEEP => (0x4a7a2a, Emblem::Piece(Neutral::Sheep(0))),
        MESSAGES => (0x33507a, Emblem::Piece(Neutral::Messenger(0))),
        ROBBERS => (0x33302c, Emblem::Piece(Neutral::Bandit(None))),
        _ => (0x8a621c, Emblem::Tile),
    };
    (Tint::hex(hex), mark)
}
