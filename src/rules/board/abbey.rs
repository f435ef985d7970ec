//! The places of abbeys and barns (R-AM-1, 8).

use super::{Board, Misfit, Placed};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Place};
use crate::geometry::{Corner, Position, Side};
use crate::tile::{Segment, Tile};

impl Board {
    /// Whether an abbey may lie at a place: in a hole with neighbours on all four sides (R-AM-1),
    /// and no ban forbids it (R-HS-10).
    ///
    /// # Errors
    /// The reason against it.
    pub fn fits_abbey(&self, at: Position) -> Result<(), Misfit> {
        match self.land.open.get(&at) {
            Some(socket) if Side::ALL.into_iter().all(|side| socket.wants(side).is_some()) => {
                self.crowded(&Tile::abbey(), at).map_or(Ok(()), Err)
            }
            Some(_) => Err(Misfit::NoHole),
            None if self.land.index.contains_key(&at) => Err(Misfit::Occupied),
            None => Err(Misfit::Apart),
        }
    }

    /// The holes that an abbey may fill.
    pub fn holes(&self) -> impl Iterator<Item = Position> + '_ {
        self.land.open.keys().copied().filter(|at| self.fits_abbey(*at).is_ok())
    }

    /// The abbeys that a road segment runs into, or the roads that run into an abbey (R-AM-3, 7).
    pub(super) fn abbey_links(
        &self,
        placed: &Placed,
        segment: Segment,
    ) -> impl Iterator<Item = Place> {
        let runs = move |side: &Side| match segment {
            Segment::Road(_) => placed.segment_on(*side) == Some(segment),
            Segment::MONASTERY => placed.tile.is_abbey(),
            Segment::City(_) | Segment::Field(_) | Segment::SHRINE | Segment::GARDEN => false,
        };
        Side::ALL.into_iter().filter(runs).filter_map(move |side| {
            let beyond = self.tile(placed.at.towards(side))?;
            let other = if placed.tile.is_abbey() {
                beyond.segment_on(side.opposite()).filter(|other| Kind::from(*other) == Kind::Road)
            } else {
                beyond.tile.building().filter(|_| beyond.tile.is_abbey())
            };
            Some(Place { at: beyond.at, segment: other? })
        })
    }

    /// The field around a corner where four tiles meet, if it is the same on all of them (R-AM-8).
    pub fn field_at(&self, at: Position, corner: Corner) -> Option<FeatureId> {
        let mut found = None;
        for (at, corner) in corner.tiles(at) {
            let placed = self.tile(at)?;
            for half in corner.halves() {
                let feature = self.feature(Place { at, segment: placed.field_on(half)? })?;
                if *found.get_or_insert(feature) != feature {
                    return None;
                }
            }
        }
        found
    }

    /// The segment of the field at a corner of a tile.
    pub(crate) fn corner_segment(&self, at: Position, corner: Corner) -> Option<Place> {
        let segment = self.tile(at)?.field_on(corner.halves()[0])?;
        Some(Place { at, segment })
    }
}
