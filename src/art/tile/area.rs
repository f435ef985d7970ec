//! The areas of a tile.

use rules::tile::Segment;

/// An area in which a thing may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Area {
    In(Segment),
    Fields,
    Land,
    Beside(u8),
    Citadel,
}
