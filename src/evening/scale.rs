//! The scale of the picture of a board.

/// The side of a tile, in units of the picture.
pub(super) const SIDE: f32 = 200.0;
