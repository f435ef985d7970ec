//! The records of features, for everything that judges them.

use super::{Board, distinct};
use crate::rules::feature::completion::{Completion, JoinedCity, Network};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::lie::Owners;
use crate::rules::feature::{Kind, Place, Record};
use crate::rules::geometry::Position;
use crate::rules::piece::Magician;
use crate::rules::player::Seat;
use crate::rules::tile::Segment;

/// The size of the City of Carcassonne as a complete city, in tiles, for features that are joined
/// to it (R-KO-11).
const CARCASSONNE: u32 = 12;

impl Board {
    /// The record of a feature at this moment.
    #[must_use]
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
    #[must_use]
    pub fn record_at(&self, place: Place) -> Option<Record> {
        self.feature(place).map(|feature| self.record(feature))
    }

    /// The record of a completion, with the joined roads and cities for the orders.
    #[must_use]
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
    #[must_use]
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
    #[must_use]
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
    #[must_use]
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
}
