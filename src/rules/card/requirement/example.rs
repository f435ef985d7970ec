//! The picture of a task that is told by counting: things on a tile and beside it.

use super::completed::Bound;
use crate::piece::Neutral;
use crate::player::Figure;

/// A picture of counted things.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// The tile, by its name.
    pub tile: &'static str,
    /// The things, each with how many are asked for.
    pub counted: Vec<Counted>,
}

/// Things of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// The things, and where they are.
    pub things: Things,
    /// How many are asked for.
    pub wanted: Option<Bound>,
    /// How many are there where no number is asked for.
    pub usual: u32,
}

/// The things that are counted, and where they are seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Things {
    /// Pieces on the tile.
    OnTile(Neutral),
    /// Pieces beside it.
    Beside(Neutral),
    /// Pieces beside it, with the holder of the card.
    Held(Neutral),
    /// Figures below it, the holder's first and those of others behind.
    Below(Figure),
}
