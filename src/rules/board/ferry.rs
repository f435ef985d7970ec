//! Ferries on the board: they join roads, and part them again (R-FER-2, 4).

use super::Board;
use crate::feature::Place;
use crate::feature::join::{FeatureId, Member, Node};
use crate::geometry::{Position, Side};
use crate::tile::Segment;

/// A segment of a road on its own: its open ends, and the segments beyond its other ends.
struct Part {
    at: Position,
    node: Node,
    open: u32,
    beyond: Vec<Node>,
}

impl Board {
    /// The two roads that the ferry of a lake joins.
    pub fn ferry(&self, at: Position) -> Option<[Segment; 2]> {
        self.land.ferries.get(&at).copied()
    }

    /// The lakes with a ferry, each with the sides of the board that it joins.
    pub fn ferries(&self) -> impl Iterator<Item = (Position, [Side; 2])> + '_ {
        self.land.ferries.iter().map(|(at, roads)| (*at, self.shores(*at, *roads)))
    }

    /// The sides of the board at which two roads of a lake leave its tile, clockwise from the
    /// north.
    pub fn shores(&self, at: Position, roads: [Segment; 2]) -> [Side; 2] {
        let mut shores = roads.map(|road| {
            let leaves = |side: &Side| {
                self.tile(at).is_some_and(|placed| placed.segment_on(*side) == Some(road))
            };
            Side::ALL.into_iter().find(leaves).unwrap_or(Side::North)
        });
        shores.sort_unstable();
        shores
    }

    /// Lays a ferry on a lake, or moves the one that lies there.
    pub(crate) fn lay_ferry(&mut self, at: Position, roads: [Segment; 2]) {
        self.land_mut().remember();
        let before = self.land_mut().ferries.insert(at, roads);
        let parted = before.and_then(|[road, _]| self.feature(Place { at, segment: road }));
        parted.into_iter().for_each(|road| self.join_again(road));
        self.join_by_ferry(at);
    }

    fn join_by_ferry(&mut self, at: Position) {
        let Some(roads) = self.ferry(at) else { return };
        let [one, other] = roads.map(|segment| self.feature(Place { at, segment }));
        if let (Some(one), Some(other)) = (one, other) {
            self.land_mut().features.union(one, other);
        }
    }

    /// Joins the segments of a road anew, as its tiles and ferries lie.
    fn join_again(&mut self, road: FeatureId) {
        let members = self.land.features.members(road).to_vec();
        let parts: Vec<(Member, Part)> =
            members.into_iter().filter_map(|member| Some((member, self.part(member)?))).collect();
        let features = &mut self.land_mut().features;
        for (member, part) in &parts {
            features.part_alone(part.node, *member, part.open);
        }
        for (_, part) in &parts {
            for beyond in &part.beyond {
                features.union(features.find(part.node), features.find(*beyond));
            }
        }
        for (_, part) in parts {
            self.join_by_ferry(part.at);
        }
    }

    fn part(&self, member: Member) -> Option<Part> {
        let placed = self.land.tiles.get(member.tile as usize)?;
        let node = placed.node(member.segment)?;
        let mut part = Part { at: placed.at, node, open: 0, beyond: Vec::new() };
        let leaves = |side: &Side| placed.segment_on(*side) == Some(member.segment);
        for side in Side::ALL.into_iter().filter(leaves) {
            let beyond = self.tile(placed.at.towards(side));
            match beyond.filter(|beyond| placed.joins(beyond, side)) {
                Some(beyond) => {
                    let segment = beyond.segment_on(side.opposite());
                    part.beyond.extend(segment.and_then(|segment| beyond.node(segment)));
                }
                None => part.open += 1,
            }
        }
        Some(part)
    }

    /// The first ferries on the roads that leave the tile at a place, in each direction (R-FER-4).
    pub(crate) fn first_ferries(&self, at: Position) -> Vec<Position> {
        let mut found: Vec<Position> = Vec::new();
        if self.land.ferries.is_empty() {
            return found;
        }
        let mut ways: Vec<(Position, Side)> = Side::ALL.map(|side| (at, side)).into();
        let mut gone: Vec<(Position, Segment)> = Vec::new();
        while let Some((from, side)) = ways.pop() {
            let Some(placed) = self.tile(from) else { continue };
            if !matches!(placed.segment_on(side), Some(Segment::Road(_))) {
                continue;
            }
            let beyond = self.tile(from.towards(side)).filter(|beyond| placed.joins(beyond, side));
            let Some(beyond) = beyond.filter(|beyond| beyond.at != at) else { continue };
            let Some(road @ Segment::Road(_)) = beyond.segment_on(side.opposite()) else {
                continue;
            };
            if gone.contains(&(beyond.at, road)) {
                continue;
            }
            gone.push((beyond.at, road));
            if self.ferry(beyond.at).is_some_and(|roads| roads.contains(&road)) {
                if !found.contains(&beyond.at) {
                    found.push(beyond.at);
                }
                continue;
            }
            let on = Side::ALL.into_iter().filter(|on| beyond.segment_on(*on) == Some(road));
            ways.extend(on.filter(|on| *on != side.opposite()).map(|on| (beyond.at, on)));
        }
        found
    }
}
