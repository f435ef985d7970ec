//! Monasteries and shrines that stand next to each other: which may be placed, and which challenge
//! each other (R-HS).

use super::{Board, Misfit, Placed};
use crate::feature::Place;
use crate::feature::join::FeatureId;
use crate::geometry::Position;
use crate::tile::symbol::{PerSymbol, Symbol};
use crate::tile::{Segment, Tile};

/// A shrine and a monastery next to each other, both occupied and incomplete (R-HS-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Challenge {
    /// The shrine.
    pub shrine: Place,
    /// The monastery.
    pub monastery: Place,
}

impl Board {
    /// The tiles around a building that bear each symbol.
    pub(super) fn symbols_around(&self, building: FeatureId) -> PerSymbol<u32> {
        let at = self.places(building).next().map(|place| place.at);
        let around = at.into_iter().flat_map(Position::neighbours);
        let placed = around.filter_map(|at| self.tile(at));
        let mut symbols = PerSymbol::default();
        placed.flat_map(|placed| self.symbols(placed)).for_each(|it| symbols[it] += 1);
        symbols
    }

    /// The symbols of a tile that are more than pictures.
    pub(super) fn symbols(&self, placed: &Placed) -> impl Iterator<Item = Symbol> {
        placed.tile.symbols().filter(|symbol| !self.ignores[*symbol])
    }

    /// The challenges of this moment, in the order in which the shrines were placed.
    pub fn challenges(&self) -> Vec<Challenge> {
        let shrines =
            self.land.tiles.iter().filter(|placed| placed.tile.building() == Some(Segment::SHRINE));
        let shrines = shrines.map(|placed| Place { at: placed.at, segment: Segment::SHRINE });
        let open = shrines.filter(|shrine| self.contests(*shrine));
        open.flat_map(|shrine| {
            let monasteries = self
                .rivals(shrine.at, shrine.segment)
                .filter(|monastery| self.contests(*monastery));
            monasteries.map(move |monastery| Challenge { shrine, monastery })
        })
        .collect()
    }

    /// The occupied, incomplete buildings that lose against an occupied one which was just
    /// completed (R-HS-5, 11). Those completed by the same tile do not lose (R-HS-7).
    pub(crate) fn defeated_by(&self, winner: Place) -> Vec<FeatureId> {
        let rivals = self.rivals(winner.at, winner.segment).filter(|rival| self.contests(*rival));
        rivals.filter_map(|rival| self.feature(rival)).collect()
    }

    /// Whether a building is occupied and incomplete.
    fn contests(&self, building: Place) -> bool {
        self.feature(building)
            .is_some_and(|feature| self.is_occupied(feature) && !self.is_complete(feature))
    }

    /// The buildings around a place that a building there challenges.
    fn rivals(&self, at: Position, building: Segment) -> impl Iterator<Item = Place> {
        let rival = match building {
            Segment::Building(building) => building.rival().map(Segment::Building),
            Segment::City(_) | Segment::Road(_) | Segment::Field(_) => None,
        };
        at.neighbours().into_iter().filter_map(move |at| {
            let segment = self.tile(at)?.tile.building()?;
            (Some(segment) == rival).then_some(Place { at, segment })
        })
    }

    /// R-HS-9: the misfit of a building that would stand next to two of the other kind, whether
    /// they are occupied, complete or neither.
    pub(super) fn crowded(&self, tile: &Tile, at: Position) -> Option<Misfit> {
        let building = tile.building()?;
        let mut rivals: Vec<Position> = self.rivals(at, building).map(|rival| rival.at).collect();
        rivals.sort_by_key(|at| (at.y, at.x));
        match rivals.as_slice() {
            [] => None,
            [one, other, ..] => Some(Misfit::Crowded { building, at, one: *one, other: *other }),
            [rival] => {
                let segment = self.tile(*rival)?.tile.building()?;
                let other = self.rivals(*rival, segment).next()?;
                Some(Misfit::Crowded { building: segment, at: *rival, one: at, other: other.at })
            }
        }
    }
}
