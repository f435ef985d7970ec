//! The mirrored board: tiles, features that merge as tiles land, and the figures on them.

mod abbey;
mod building;
mod ferry;
mod figures;
mod land;
mod record;
mod river;
mod socket;

pub use building::Challenge;
pub(crate) use figures::nine;
pub(crate) use land::Land;
pub use socket::{Misfit, Socket};

use std::collections::BTreeMap;
use std::sync::Arc;

use super::feature::join::{FeatureId, Member, Node};
use super::feature::{Kind, Occupant, Place, Readings};
use super::geometry::{Corner, HalfEdge, Position, Rotation, Side};
use super::player::{Figure, Seat};
use super::tile::symbol::PerSymbol;
use super::tile::{Edge, Quarter, Segment, Tile};

/// A tile on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// The facts of the tile.
    pub tile: Arc<Tile>,
    /// The place of the tile.
    pub at: Position,
    /// The rotation in which the tile lies.
    pub rotation: Rotation,
    /// Whether the table keeps the tile although the rules are against it.
    pub kept: bool,
    first: Node,
}

impl Placed {
    /// The edge that the tile shows towards a side of the board.
    pub fn edge(&self, side: Side) -> Edge {
        self.tile.edge(side, self.rotation)
    }

    /// The city or road of the tile on a side of the board.
    pub fn segment_on(&self, side: Side) -> Option<Segment> {
        self.tile.segment_on(self.rotation.to_tile(side))
    }

    /// All cities and roads of the tile that open to a side of the board.
    pub fn segments_on(&self, side: Side) -> impl Iterator<Item = Segment> + Clone {
        self.tile.segments_on(self.rotation.to_tile(side))
    }

    /// Whether a city or road of the tile opens to a side of the board.
    pub fn reaches(&self, segment: Segment, side: Side) -> bool {
        self.tile.reaches(segment, self.rotation.to_tile(side))
    }

    /// The field of the tile at a half edge of the board.
    pub fn field_on(&self, half: HalfEdge) -> Option<Segment> {
        self.tile.field_on(half.to_tile(self.rotation))
    }

    /// Whether the features towards a neighbour go on there: they do not where the table keeps a
    /// tile that does not match. An abbey goes with everything (R-AM-1).
    pub fn joins(&self, neighbour: &Self, side: Side) -> bool {
        let is_abbey = self.tile.is_abbey() || neighbour.tile.is_abbey();
        is_abbey || self.edge(side) == neighbour.edge(side.opposite())
    }

    fn node(&self, segment: Segment) -> Option<Node> {
        self.tile.segment_index(segment).map(|index| self.first.plus(index))
    }
}

/// A figure on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deployed {
    /// The owner of the figure.
    pub seat: Seat,
    /// The kind of figure.
    pub figure: Figure,
    /// The place where the figure stands.
    pub place: Place,
    /// The corner of that tile, for a barn (R-AM-8).
    pub corner: Option<Corner>,
    /// Whether the table keeps the figure there although the rules are against it.
    pub kept: bool,
    /// Whether it stands on none of the tiles of its feature, as who has left the City (A50): the
    /// place is one for it all the same.
    pub is_on_no_tile: bool,
    node: Node,
}

impl Deployed {
    /// The owner and kind of the figure, without its place.
    pub const fn occupant(&self) -> Occupant {
        Occupant { seat: self.seat, figure: self.figure }
    }
}

/// The table's board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// The tiles, shared between copies of the board until one of them lays another.
    land: Arc<Land>,
    figures: Vec<Deployed>,
    /// The places of mage and witch (R-MAG-1).
    magicians: [Option<Place>; 2],
    /// The cities that the table has named for doubtful foundations (R-KO-17).
    tower_sites: BTreeMap<Position, Segment>,
    /// A26, A48: whether the City of Carcassonne is no completed city for the fields that touch it
    /// and the orders.
    pub(super) ignores_carcassonne: bool,
    /// R-RIV-7: whether the inn at the river's lake is a picture, as without Inns & Cathedrals.
    pub(super) ignores_inns: bool,
    /// The symbols that are pictures, as without the set that they belong to.
    pub(super) ignores: PerSymbol<bool>,
    /// The table's ways to count features.
    pub(super) readings: Readings,
}

impl Board {
    /// A board with the tiles that lie before the first turn, unturned, the first of them at the
    /// origin.
    pub fn new(start: impl IntoIterator<Item = (Arc<Tile>, Position)>) -> Self {
        let mut board = Self::default();
        board.land_mut().open.insert(Position::ORIGIN, Socket::default());
        for (tile, at) in start {
            board.place(tile, at, Rotation::None);
        }
        board
    }

    /// All tiles, in the order in which they were placed.
    pub fn tiles(&self) -> &[Placed] {
        &self.land.tiles
    }

    /// The tile at a place.
    pub fn tile(&self, at: Position) -> Option<&Placed> {
        self.land.tile(at)
    }

    /// The tile that shows a quarter of the City of Carcassonne; `None` without the Count.
    pub fn quarter(&self, quarter: Quarter) -> Option<Position> {
        self.land
            .tiles
            .iter()
            .find(|placed| placed.tile.quarter == Some(quarter))
            .map(|placed| placed.at)
    }

    /// The open places, each touched by a tile with a side, with the edges of their neighbours,
    /// from the north-west row by row.
    pub fn open_places(&self) -> impl Iterator<Item = (Position, &Socket)> {
        self.land.open.iter().map(|(at, socket)| (*at, socket))
    }

    /// The sides around an open place; `None` if the place is not open.
    pub fn socket(&self, at: Position) -> Option<&Socket> {
        self.land.open.get(&at)
    }

    /// Whether a tile may lie at a place in a rotation (R-BASE-3), and no ban of an expansion
    /// forbids it (R-HS-9, R-RIV-4).
    ///
    /// # Errors
    /// The first reason against it.
    pub fn fits(&self, tile: &Tile, at: Position, rotation: Rotation) -> Result<(), Misfit> {
        match self.land.open.get(&at) {
            Some(socket) => {
                let misfit = socket.misfit(tile, rotation).or_else(|| self.crowded(tile, at));
                misfit.or_else(|| self.river_misfit(tile, at, rotation)).map_or(Ok(()), Err)
            }
            None if self.land.index.contains_key(&at) => Err(Misfit::Occupied),
            None => Err(Misfit::Apart),
        }
    }

    /// All places and rotations in which a tile may lie.
    pub fn placements(&self, tile: &Tile) -> Vec<(Position, Rotation)> {
        self.all_placements(tile).collect()
    }

    /// Whether a tile has any place at all (R-BASE-4).
    pub fn has_placement(&self, tile: &Tile) -> bool {
        self.all_placements(tile).next().is_some()
    }

    fn all_placements(&self, tile: &Tile) -> impl Iterator<Item = (Position, Rotation)> {
        self.land.open.iter().flat_map(move |(at, socket)| {
            let matching = Rotation::ALL
                .into_iter()
                .filter(|rotation| socket.misfit(tile, *rotation).is_none());
            matching
                .filter(|_| self.crowded(tile, *at).is_none())
                .filter(|rotation| self.river_misfit(tile, *at, *rotation).is_none())
                .map(|rotation| (*at, rotation))
        })
    }

    /// The rotations in which a tile may lie at a place.
    pub fn rotations(&self, tile: &Tile, at: Position) -> impl Iterator<Item = Rotation> {
        Rotation::ALL.into_iter().filter(move |rotation| self.fits(tile, at, *rotation).is_ok())
    }

    /// Lays a tile, which must fit, and joins its segments with those of its neighbours. Returns
    /// the joined fields on whose parts figures of different players stood.
    pub(crate) fn place(
        &mut self,
        tile: Arc<Tile>,
        at: Position,
        rotation: Rotation,
    ) -> Vec<Place> {
        let land = self.land_mut();
        let number = land.tiles.len() as u32;
        let placed = Placed { first: land.features.next(), tile, at, rotation, kept: false };
        for segment in placed.tile.segments() {
            land.features.add(Member { tile: number, segment }, placed.tile.ends(segment));
        }
        land.open.remove(&at);
        let mut shared = Vec::new();
        for side in Side::ALL {
            let beyond = at.towards(side);
            if let Some(neighbour) = self.tile(beyond).cloned() {
                if placed.joins(&neighbour, side) {
                    self.join_side(&placed, &neighbour, side);
                    shared.extend(self.join_fields(&placed, &neighbour, side));
                }
            } else {
                let socket = self.land_mut().open.entry(beyond).or_default();
                socket.0[side.opposite().index()] = Some(placed.edge(side));
            }
        }
        let land = self.land_mut();
        land.index.insert(at, number);
        land.tiles.push(placed);
        shared
    }

    pub(crate) fn keep_tile(&mut self, at: Position) {
        let land = self.land_mut();
        let tile = land.index.get(&at).and_then(|index| land.tiles.get_mut(*index as usize));
        if let Some(placed) = tile {
            placed.kept = true;
        }
    }

    fn join_side(&mut self, placed: &Placed, neighbour: &Placed, side: Side) {
        let nodes_on = |of: &'_ Placed, side| {
            let mut nodes = of.segments_on(side).filter_map(|segment| of.node(segment));
            [nodes.next(), nodes.next()]
        };
        let (ours, theirs) = (nodes_on(placed, side), nodes_on(neighbour, side.opposite()));
        let features = &mut self.land_mut().features;
        let nodes = || ours.into_iter().chain(theirs).flatten();
        for node in nodes() {
            features.close_end(features.find(node));
        }
        // Two cities of one tile that open to the side become one where a third goes on from it; an
        // abbey closes both.
        if let ([Some(ours), _], [Some(_), _]) = (ours, theirs) {
            for node in nodes() {
                features.union(features.find(ours), features.find(node));
            }
        }
    }

    fn join_fields(&mut self, placed: &Placed, neighbour: &Placed, side: Side) -> Option<Place> {
        let mut shared = None;
        for half in side.halves() {
            let (Some(segment), Some(other)) =
                (placed.field_on(half), neighbour.field_on(half.opposite()))
            else {
                continue;
            };
            let (Some(ours), Some(theirs)) = (placed.node(segment), neighbour.node(other)) else {
                continue;
            };
            let (ours, theirs) = (self.land.features.find(ours), self.land.features.find(theirs));
            if ours != theirs {
                let strangers =
                    |one: &Occupant| self.occupants(theirs).any(|other| other.seat != one.seat);
                if self.occupants(ours).any(|one| strangers(&one)) {
                    shared = Some(Place { at: placed.at, segment });
                }
                self.land_mut().features.union(ours, theirs);
            }
        }
        shared
    }

    /// The feature that a segment belongs to; `None` if there is no such segment.
    pub fn feature(&self, place: Place) -> Option<FeatureId> {
        let node = self.tile(place.at)?.node(place.segment)?;
        Some(self.land.features.find(node))
    }

    /// All features of the board.
    pub fn features(&self) -> impl Iterator<Item = FeatureId> + '_ {
        self.land.features.all()
    }

    /// The kind of a feature.
    pub fn kind(&self, feature: FeatureId) -> Kind {
        self.land.features.kind(feature)
    }

    /// All segments of a feature.
    pub fn places(&self, feature: FeatureId) -> impl Iterator<Item = Place> + '_ {
        self.members(feature).map(|(placed, segment)| Place { at: placed.at, segment })
    }

    /// Whether a feature is complete (R-DEF-4); fields never are.
    pub fn is_complete(&self, feature: FeatureId) -> bool {
        match self.kind(feature) {
            Kind::City | Kind::Road => self.land.features.open(feature) == 0,
            Kind::Building(_) => self.surroundings(feature) == 8,
            Kind::Field => false,
        }
    }

    /// Whether a field has no open side.
    pub fn is_closed(&self, field: FeatureId) -> bool {
        self.members(field).all(|(placed, segment)| {
            let is_open = |side: &Side| {
                let mut halves = side.halves().into_iter();
                self.tile(placed.at.towards(*side)).is_none()
                    && halves.any(|half| placed.field_on(half) == Some(segment))
            };
            !Side::ALL.iter().any(is_open)
        })
    }

    /// The open ends of a city or road, the missing neighbours of a building, or 0 for a field.
    pub fn missing(&self, feature: FeatureId) -> u32 {
        match self.kind(feature) {
            Kind::City | Kind::Road => self.land.features.open(feature),
            Kind::Building(_) => 8 - self.surroundings(feature),
            Kind::Field => 0,
        }
    }

    /// The features that the tile at a place completes: its own cities and roads, its building and
    /// those around it. Right only for the tile placed last (R-DEF-5).
    pub fn completed_by(&self, at: Position) -> Vec<FeatureId> {
        let mut completed: Vec<FeatureId> = Vec::new();
        let around = at.neighbours().into_iter().filter_map(|at| {
            let segment = self.tile(at)?.tile.building()?;
            Some(Place { at, segment })
        });
        let own = self
            .tile(at)
            .into_iter()
            .flat_map(|placed| placed.tile.segments().map(move |segment| Place { at, segment }));
        // An abbey closes its neighbours' features at its sides and is no part of them (R-AM-1).
        let beside = Side::ALL.into_iter().flat_map(|side| {
            self.tile(at.towards(side)).into_iter().flat_map(move |neighbour| {
                let segments = neighbour.segments_on(side.opposite());
                segments.map(|segment| Place { at: neighbour.at, segment })
            })
        });
        for place in own.chain(beside).chain(around) {
            let Some(feature) = self.feature(place) else { continue };
            if !completed.contains(&feature) && self.is_complete(feature) {
                completed.push(feature);
            }
        }
        completed
    }

    /// The number of distinct tiles that carry any part of a feature (R-DEF-2).
    fn size(&self, feature: FeatureId) -> u32 {
        distinct(self.land.features.members(feature).iter().map(|member| member.tile).collect())
            .len() as u32
    }

    fn surroundings(&self, building: FeatureId) -> u32 {
        let at = self.places(building).next().map(|place| place.at);
        let around = at.into_iter().flat_map(Position::neighbours);
        around.filter(|at| self.land.index.contains_key(at)).count() as u32
    }

    fn members(&self, feature: FeatureId) -> impl Iterator<Item = (&Placed, Segment)> {
        let members = self.land.features.members(feature).iter();
        members
            .filter_map(|member| Some((self.land.tiles.get(member.tile as usize)?, member.segment)))
    }

    /// The stored open ends of a city or road; 0 for the others.
    pub(crate) fn open_ends(&self, feature: FeatureId) -> u32 {
        self.land.features.open(feature)
    }

    /// The open ends of a city or road, counted anew from the tiles, for [`super::Game::check`].
    pub(crate) fn count_open_ends(&self, feature: FeatureId) -> u32 {
        let open = self.members(feature).map(|(placed, segment)| {
            let reaches = |side: &Side| placed.reaches(segment, *side);
            let sides = Side::ALL.into_iter().filter(reaches);
            let is_open = |side: &Side| {
                let neighbour = self.tile(placed.at.towards(*side));
                !neighbour.is_some_and(|neighbour| placed.joins(neighbour, *side))
            };
            sides.filter(is_open).count() as u32
        });
        open.sum()
    }
}

fn distinct<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all.dedup();
    all
}
