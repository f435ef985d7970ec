//! The records of features, for everything that judges them, and how they lie (R-KO-43…45).

use std::collections::HashSet;

use super::{Board, Placed, distinct};
use crate::feature::completion::{Completion, JoinedCity, Network};
use crate::feature::join::FeatureId;
use crate::feature::lie::{Lie, Other, Owners};
use crate::feature::{Kind, Place, Record};
use crate::geometry::{Position, Side};
use crate::piece::Magician;
use crate::player::Seat;
use crate::tile::{Segment, Tile};

/// The size of the City of Carcassonne as a complete city, in tiles, for features that are joined
/// to it (R-KO-11).
const CARCASSONNE: u32 = 12;
/// The fewest tiles of a city around an empty place: its sides and three of its corners.
const AROUND_A_PLACE: u32 = 7;

impl Board {
    /// The record of a feature at this moment.
    pub fn record(&self, feature: FeatureId) -> Record {
        let kind = self.kind(feature);
        let tiles = match kind {
            Kind::Building(_) => 1 + self.surroundings(feature),
            Kind::City | Kind::Road | Kind::Field => self.size(feature),
        };
        let mut record = Record::new(kind, tiles);
        record.occupants = self.occupants(feature).collect();
        record.place = self.places(feature).next();
        record.readings = self.readings;
        record.mage = self.feature_of(Magician::Mage) == Some(feature);
        record.witch = self.feature_of(Magician::Witch) == Some(feature);
        record.tie_breakers = self.tie_breakers(feature);
        if matches!(kind, Kind::Building(_)) {
            record.symbols_around = self.symbols_around(feature);
        }
        for (placed, segment) in self.members(feature) {
            let tile = &placed.tile;
            match segment {
                Segment::City(index) => {
                    let Some(city) = tile.cities.get(usize::from(index)) else { continue };
                    record.pennants += u32::from(city.pennants);
                    record.cathedrals += u32::from(city.cathedral);
                    record.sieges += u32::from(city.besieged);
                    record.tower_sites += u32::from(
                        tile.tower_site_in_city == Some(index)
                            || self.tower_site(placed.at) == Some(segment),
                    );
                    if let Some(good) = city.goods {
                        record.goods[good] += 1;
                    }
                }
                Segment::Road(index) => {
                    let inn = tile.roads.get(usize::from(index)).is_some_and(|road| road.inn);
                    record.inns += u32::from(inn && !self.ignores_inns);
                    // A ferry joins two segments of the road, and is counted with the first.
                    let ferry = self.ferry(placed.at).map(|[first, _]| first);
                    record.ferries += u32::from(ferry == Some(segment));
                }
                Segment::Field(index) => {
                    let Some(field) = tile.fields.get(usize::from(index)) else { continue };
                    record.pigsty |= field.pigsty;
                }
                Segment::Building(_) => {}
            }
        }
        if kind == Kind::Field {
            self.count_cities(feature, &mut record);
            record.complete_cities += u32::from(self.touches_carcassonne(feature));
        }
        record
    }

    /// The record of the feature of a place at this moment; `None` where there is none.
    pub fn record_at(&self, place: Place) -> Option<Record> {
        self.feature(place).map(|feature| self.record(feature))
    }

    /// The record of a completion, with the joined roads and cities for the orders.
    pub fn completion(&self, feature: FeatureId, completer: Seat) -> Completion {
        let networks = match self.kind(feature) {
            Kind::Road => vec![self.network(feature, None)],
            Kind::City => self
                .joined(feature)
                .into_iter()
                .map(|road| self.network(road, Some(feature)))
                .collect(),
            Kind::Field | Kind::Building(_) => Vec::new(),
        };
        let record = self.record(feature);
        Completion { record, completer, networks, defeated: Vec::new(), lie: None }
    }

    /// The city that the table has named for a doubtful tower site (R-KO-17).
    pub fn tower_site(&self, at: Position) -> Option<Segment> {
        self.tower_sites.get(&at).copied()
    }

    pub(crate) fn set_tower_site(&mut self, at: Position, on: Option<Segment>) {
        match on {
            Some(segment) => self.tower_sites.insert(at, segment),
            None => self.tower_sites.remove(&at),
        };
    }

    fn network(&self, road: FeatureId, subject: Option<FeatureId>) -> Network {
        // A48: where the table does not count the City, no order does.
        let wall = |placed: &super::Placed| placed.tile.grid.is_some();
        let joins_carcassonne =
            !self.ignores_carcassonne && self.members(road).any(|(placed, _)| wall(placed));
        let carcassonne = joins_carcassonne.then(|| JoinedCity {
            place: None,
            complete: true,
            tiles: CARCASSONNE,
            owners: Owners::default(),
            subject: false,
        });
        let cities = self.joined(road).into_iter().map(|city| JoinedCity {
            place: self.places(city).next(),
            complete: self.is_complete(city),
            tiles: self.size(city),
            owners: Owners::default(),
            subject: subject == Some(city),
        });
        Network {
            place: self.places(road).next(),
            complete: self.is_complete(road),
            tiles: self.size(road),
            owners: Owners::default(),
            cities: cities.chain(carcassonne).collect(),
        }
    }

    /// The cities that a road runs into, or the roads that run into a city, each once (R-KO-11).
    fn joined(&self, feature: FeatureId) -> Vec<FeatureId> {
        let joined = self.members(feature).flat_map(|(placed, segment)| {
            placed.tile.joined(segment).map(|segment| Place { at: placed.at, segment })
        });
        distinct(joined.filter_map(|place| self.feature(place)).collect())
    }

    fn count_cities(&self, field: FeatureId, record: &mut Record) {
        for city in self.cities_of(field) {
            if !self.is_complete(city) {
                record.incomplete_cities += 1;
                continue;
            }
            record.complete_cities += 1;
            let besieged = self.members(city).any(|(placed, segment)| match segment {
                Segment::City(index) => {
                    placed.tile.cities.get(usize::from(index)).is_some_and(|city| city.besieged)
                }
                Segment::Road(_) | Segment::Field(_) | Segment::Building(_) => false,
            });
            record.besieged_cities += u32::from(besieged);
        }
    }

    /// The tiles that show the City of Carcassonne; none without the Count (R-CNT-1).
    pub fn carcassonne(&self) -> impl Iterator<Item = Position> {
        self.land.tiles.iter().filter(|placed| placed.tile.grid.is_some()).map(|placed| placed.at)
    }

    /// Whether a field touches the City of Carcassonne and the table counts it (R-CNT-3, A26).
    pub fn touches_carcassonne(&self, field: FeatureId) -> bool {
        let touches = |(placed, segment): (&super::Placed, Segment)| match segment {
            Segment::Field(index) => {
                placed.tile.fields.get(usize::from(index)).is_some_and(|field| field.carcassonne)
            }
            Segment::City(_) | Segment::Road(_) | Segment::Building(_) => false,
        };
        !self.ignores_carcassonne && self.members(field).any(touches)
    }

    /// The cities that a field touches, each once (R-BASE-13).
    pub fn cities_of(&self, field: FeatureId) -> Vec<FeatureId> {
        let cities = self.members(field).flat_map(|(placed, segment)| {
            let touched = match segment {
                Segment::Field(index) => {
                    placed.tile.fields.get(usize::from(index)).map(|field| &field.cities)
                }
                Segment::City(_) | Segment::Road(_) | Segment::Building(_) => None,
            };
            let cities = touched.into_iter().flatten();
            cities.map(|index| Place { at: placed.at, segment: Segment::City(*index) })
        });
        distinct(cities.filter_map(|place| self.feature(place)).collect())
    }

    /// How a feature lies on the board; `owners` tells whose another one is.
    pub fn lie(&self, feature: FeatureId, owners: impl Fn(FeatureId) -> Owners) -> Lie {
        let board = self;
        let ways = ways(board, feature);
        let (is_road, is_city) =
            (board.kind(feature) == Kind::Road, board.kind(feature) == Kind::City);
        Lie {
            around: around(board, feature),
            row: longest_row(board, feature, &ways),
            is_ring: is_road && is_ring(board, feature, &ways),
            has_hole: is_city && has_hole(board, feature),
            monasteries: if is_road { monasteries(board, feature) } else { 0 },
            others: others(board, feature, owners),
        }
    }
}

/// The sides of tiles at which the feature goes on to the next tile.
fn ways(board: &Board, feature: FeatureId) -> HashSet<(Position, Side)> {
    let mut ways = HashSet::new();
    for (placed, segment) in board.members(feature) {
        for side in sides(placed, segment) {
            let Some(beyond) = board.tile(placed.at.towards(side)) else { continue };
            let back = beyond.segment_on(side.opposite());
            let next = back.and_then(|segment| board.feature(Place { at: beyond.at, segment }));
            if next == Some(feature) && placed.joins(beyond, side) {
                ways.insert((placed.at, side));
            }
        }
    }
    ways
}

/// The sides of the board at which a city or road leaves its tile.
fn sides(placed: &Placed, segment: Segment) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| placed.reaches(segment, *side))
}

/// The places of the tiles that carry any part of a feature.
fn tiles_of(board: &Board, feature: FeatureId) -> HashSet<Position> {
    board.places(feature).map(|place| place.at).collect()
}

/// R-KO-43: the different features on the eight tiles about a building.
fn around(board: &Board, feature: FeatureId) -> Vec<Kind> {
    if !matches!(board.kind(feature), Kind::Building(_)) {
        return Vec::new();
    }
    let at = board.places(feature).next().map(|place| place.at);
    let near = at.into_iter().flat_map(Position::neighbours).filter_map(|at| board.tile(at));
    let places = near
        .flat_map(|placed| placed.tile.segments().map(|segment| Place { at: placed.at, segment }));
    let found = distinct(places.filter_map(|place| board.feature(place)).collect());
    found.into_iter().map(|id| board.kind(id)).filter(|kind| *kind != Kind::Field).collect()
}

/// R-KO-44: the most tiles in one row.
fn longest_row(board: &Board, feature: FeatureId, ways: &HashSet<(Position, Side)>) -> u32 {
    if matches!(board.kind(feature), Kind::Building(_) | Kind::Field) {
        return 1;
    }
    let mut longest = 1;
    for at in tiles_of(board, feature) {
        for side in [Side::East, Side::South] {
            if ways.contains(&(at, side.opposite())) {
                continue;
            }
            let (mut length, mut end) = (1, at);
            while ways.contains(&(end, side)) {
                end = end.towards(side);
                length += 1;
            }
            longest = longest.max(length);
        }
    }
    longest
}

/// R-KO-44: whether a road goes on at both ends of each of its segments; a ferry goes on with it.
fn is_ring(board: &Board, road: FeatureId, ways: &HashSet<(Position, Side)>) -> bool {
    board.members(road).all(|(placed, segment)| {
        let is_ferried = board.ferry(placed.at).is_some_and(|roads| roads.contains(&segment));
        let mut leaves = sides(placed, segment);
        let ends = sides(placed, segment).count() + usize::from(is_ferried);
        ends > 1 && leaves.all(|side| ways.contains(&(placed.at, side)))
    })
}

/// The monasteries and abbeys at which a road ends, each once.
fn monasteries(board: &Board, road: FeatureId) -> u32 {
    let is_linked = |tile: &Tile, segment: Segment| {
        let mut links = tile.wagon_links.iter();
        links.any(|group| group.contains(&segment) && group.contains(&Segment::MONASTERY))
    };
    let ends = board.members(road).flat_map(|(placed, segment)| {
        let own = is_linked(&placed.tile, segment).then_some(placed.at);
        let abbeys = board.abbey_links(placed, segment).map(|place| place.at);
        own.into_iter().chain(abbeys).collect::<Vec<_>>()
    });
    ends.collect::<HashSet<Position>>().len() as u32
}

/// R-KO-44: whether a city closes in an empty place. Whatever lies outside is reached from a corner
/// beyond all of its tiles, from side to side, over every place that carries no part of it.
fn has_hole(board: &Board, city: FeatureId) -> bool {
    if board.size(city) < AROUND_A_PLACE {
        return false;
    }
    let walls = tiles_of(board, city);
    let (xs, ys) = (walls.iter().map(|at| at.x), walls.iter().map(|at| at.y));
    let (Some(west), Some(east)) = (xs.clone().min(), xs.max()) else { return false };
    let (Some(north), Some(south)) = (ys.clone().min(), ys.max()) else { return false };
    let is_near = |at: Position| {
        (west - 1..=east + 1).contains(&at.x) && (north - 1..=south + 1).contains(&at.y)
    };
    let corner = Position::new(west - 1, north - 1);
    let (mut outside, mut open) = (HashSet::from([corner]), vec![corner]);
    while let Some(at) = open.pop() {
        for next in Side::ALL.map(|side| at.towards(side)) {
            if is_near(next) && !walls.contains(&next) && outside.insert(next) {
                open.push(next);
            }
        }
    }
    let mut places = (west..=east).flat_map(|x| (north..=south).map(move |y| Position::new(x, y)));
    places.any(|at| board.tile(at).is_none() && !outside.contains(&at))
}

/// The other features that can be complete, and what they share with this one (R-KO-45).
fn others(board: &Board, feature: FeatureId, owners: impl Fn(FeatureId) -> Owners) -> Vec<Other> {
    let own = tiles_of(board, feature);
    let fields = distinct(board.members(feature).flat_map(|it| fields_at(board, it)).collect());
    let beside_fields: HashSet<FeatureId> = fields
        .iter()
        .flat_map(|field| board.members(*field))
        .flat_map(|(placed, field)| {
            let touched = touched(&placed.tile, field).into_iter();
            touched.map(|segment| Place { at: placed.at, segment }).collect::<Vec<_>>()
        })
        .filter_map(|place| board.feature(place))
        .collect();
    let is_other = |id: &FeatureId| *id != feature && board.kind(*id) != Kind::Field;
    let other = |id: FeatureId| Other {
        kind: board.kind(id),
        tiles: match board.kind(id) {
            Kind::Building(_) => 1 + board.surroundings(id),
            Kind::City | Kind::Road | Kind::Field => board.size(id),
        },
        is_complete: board.is_complete(id),
        owners: owners(id),
        shares_tile: board.places(id).any(|place| own.contains(&place.at)),
        shares_field: beside_fields.contains(&id),
    };
    board.features().filter(is_other).map(other).collect()
}

/// The fields of its tile that touch a part of a city or road.
fn fields_at(board: &Board, (placed, segment): (&Placed, Segment)) -> Vec<FeatureId> {
    let fields = placed.tile.segments().filter(|field| matches!(field, Segment::Field(_)));
    let beside = fields.filter(|field| touched(&placed.tile, *field).contains(&segment));
    beside.filter_map(|segment| board.feature(Place { at: placed.at, segment })).collect()
}

/// The cities that a field touches on its tile, and the roads along which it leaves the tile.
fn touched(tile: &Tile, field: Segment) -> Vec<Segment> {
    let Segment::Field(index) = field else { return Vec::new() };
    let Some(field) = tile.fields.get(usize::from(index)) else { return Vec::new() };
    let roads = field.half_edges.iter().filter_map(|half| tile.segment_on(half.side()));
    let roads = roads.filter(|segment| matches!(segment, Segment::Road(_)));
    field.cities.iter().map(|city| Segment::City(*city)).chain(roads).collect()
}
