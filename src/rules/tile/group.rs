//! The groups in which the kinds of tiles stand where one is looked for.

use super::{Edge, Edges, Tile};

/// A group of tiles that look alike. A list keeps the order of the groups, and within them that of
/// the catalogue, as long as a game lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// A monastery or a shrine in the middle.
    Monasteries,
    /// Roads without a city.
    Roads,
    /// A city on so many sides.
    Cities(u8),
    /// A symbol of the whole tile, a river, or field alone.
    Special,
}

impl Tile {
    /// The group in which the tile is looked for.
    pub fn group(&self) -> Group {
        let Edges { n, e, s, w } = self.edges;
        let cities = [n, e, s, w].into_iter().filter(|edge| *edge == Edge::City).count() as u8;
        if self.monastery || self.shrine {
            Group::Monasteries
        } else if !self.river.is_empty() || self.symbols().next().is_some() {
            Group::Special
        } else if cities > 0 {
            Group::Cities(cities)
        } else if self.roads.is_empty() {
            Group::Special
        } else {
            Group::Roads
        }
    }
}
