//! The places where a river may go on (R-RIV-4).

use super::{Board, Misfit, Placed};
use crate::geometry::{Position, Rotation, Side};
use crate::tile::{Edge, Tile};

/// A bend to the right or to the left, seen along the river.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bend {
    Right,
    Left,
}

/// The bend of a river that comes in over one side and leaves over at most one other; `None` if it
/// runs straight, forks or ends.
fn bend(sides: &[Side], from: Side) -> Option<Bend> {
    let mut others = sides.iter().copied().filter(|side| *side != from);
    let (to, None) = (others.next()?, others.next()) else { return None };
    if to == from.opposite() {
        None
    } else if to == from.opposite().turned(1) {
        Some(Bend::Right)
    } else {
        Some(Bend::Left)
    }
}

fn river_sides(tile: &Tile, rotation: Rotation) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| tile.edge(*side, rotation) == Edge::River).collect()
}

impl Board {
    /// The reason why the river may not go on in that way, if the sides match.
    pub(super) fn river_misfit(
        &self,
        tile: &Tile,
        at: Position,
        rotation: Rotation,
    ) -> Option<Misfit> {
        let sides = river_sides(tile, rotation);
        if sides.is_empty() {
            return None;
        }
        let mut upstream =
            sides.iter().filter_map(|side| Some((*side, self.tile(at.towards(*side))?)));
        let Some((side, neighbour)) = upstream.next() else { return Some(Misfit::RiverApart) };
        if upstream.next().is_some() {
            return Some(Misfit::RiverJoined);
        }
        if is_u_turn(&sides, side, neighbour) {
            return Some(Misfit::RiverTurn);
        }
        let blocked =
            sides.iter().filter(|other| **other != side).any(|open| self.is_blocked(at, *open));
        blocked.then_some(Misfit::RiverBlocked)
    }

    /// Whether the open end of a river at a place would face a place that another end of the river
    /// faces too, or that no river tile could fill because its other neighbours leave the river no
    /// way in.
    fn is_blocked(&self, at: Position, side: Side) -> bool {
        let beyond = at.towards(side);
        let Some(socket) = self.land.open.get(&beyond) else { return false };
        Side::ALL.into_iter().any(|other| socket.wants(other) == Some(Edge::River))
    }

    /// The open ends of the river: the place that waits for the next tile, and its side where the
    /// river comes in.
    pub fn river_ends(&self) -> impl Iterator<Item = (Position, Side)> {
        self.open_places().flat_map(|(at, socket)| {
            Side::ALL
                .into_iter()
                .filter(|side| socket.wants(*side) == Some(Edge::River))
                .map(move |side| (at, side))
        })
    }
}

/// R-RIV-4: whether two adjacent river tiles bend the same way.
fn is_u_turn(sides: &[Side], side: Side, neighbour: &Placed) -> bool {
    let before = river_sides(&neighbour.tile, neighbour.rotation);
    let came_from = before.iter().copied().find(|other| *other != side.opposite());
    let first = came_from.filter(|_| before.len() == 2).and_then(|from| bend(&before, from));
    let second = bend(sides, side);
    first.is_some() && first == second
}
