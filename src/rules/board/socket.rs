//! An open place: the edges that a tile must show there, and the reasons why one does not fit.

use crate::geometry::{Position, Rotation, Side};
use crate::tile::{Edge, Segment, Tile};

/// Why a tile cannot lie somewhere (R-BASE-3, 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// A tile lies there.
    Occupied,
    /// No tile touches the place with a side.
    Apart,
    /// A side does not match its neighbour.
    Edge {
        /// The side of the place.
        side: Side,
        /// The edge of the tile there.
        shows: Edge,
        /// The edge of the neighbour.
        wants: Edge,
    },
    /// A building would stand next to two of the other kind (R-HS-9).
    Crowded {
        /// The building: a monastery or a shrine.
        building: Segment,
        /// The place of the building.
        at: Position,
        /// A neighbour of the other kind.
        one: Position,
        /// Another neighbour of the other kind.
        other: Position,
    },
    /// A river tile that does not continue the river (R-RIV-2).
    RiverApart,
    /// Two branches of the river would be joined (R-RIV-4).
    RiverJoined,
    /// The river would bend twice the same way (R-RIV-4).
    RiverTurn,
    /// The river could not go on from there (R-RIV-4).
    RiverBlocked,
    /// An abbey fills a hole with tiles on all four sides (R-AM-1).
    NoHole,
}

/// The sides that the neighbours of an open place show towards it, clockwise from the north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Socket(pub(super) [Option<Edge>; 4]);

impl Socket {
    /// The edge of the neighbour on that side; `None` if there is none.
    pub const fn wants(&self, side: Side) -> Option<Edge> {
        self.0[side.index()]
    }

    pub(super) fn misfit(&self, tile: &Tile, rotation: Rotation) -> Option<Misfit> {
        Side::ALL.into_iter().find_map(|side| {
            let (shows, wants) = (tile.edge(side, rotation), self.wants(side)?);
            (shows != wants).then_some(Misfit::Edge { side, shows, wants })
        })
    }
}
