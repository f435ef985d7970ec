//! A tile that the app does not know, as the table describes it: its sides and their connections.
//! Its fields follow from that.

use serde::{Deserialize, Serialize};

use super::{City, Edge, Edges, Field, Id, Road, Segment, Tile};
use crate::geometry::{HalfEdge, Side};

/// The set of described tiles; no set in play has that name.
pub const SET: &str = "described";

/// The table's description of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Described {
    /// The name of the tile in this game.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = crate::id::ID_PATTERN)))]
    pub tile: Id,
    /// The edges of its sides: city, road or field.
    pub edges: Edges,
    /// Its cities, each with the sides that it connects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<City>,
    /// Its roads, each with the sides that it connects; several that end on the tile meet there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Road>,
    /// Whether a monastery stands on it.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub monastery: bool,
    /// Whether it bears a bag (R-RBS-1).
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub bag: bool,
}

/// Why no tile can look like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Fault {
    /// The name has other characters than small letters, digits and hyphens, or is too long.
    Name,
    /// A river or the wall of the City cannot be described.
    Edge { side: Side },
    /// A side that shows a city or a road belongs to none, or to several; or a field side to one.
    Side { side: Side },
    /// A connection runs across another one.
    Crossing,
}

/// The longest name, in characters.
const MAX_NAME: usize = 40;

/// The sides that one segment connects.
type Connected<'a> = &'a [Side];

/// A point on the rim of a tile, clockwise from n1: two halves and the middle of each side.
const fn middle(side: Side) -> usize {
    side.index() * 3 + 1
}

const fn point(half: HalfEdge) -> usize {
    let second = half.index() % 2;
    half.index() / 2 * 3 + second * 2
}

/// Whether something that runs through the tile parts two points of its rim.
fn parts(through: Connected<'_>, one: usize, other: usize) -> bool {
    let hand = |point: usize| {
        let passed = through.iter().filter(|side| middle(**side) < point).count();
        passed % through.len().max(1)
    };
    through.len() > 1 && hand(one) != hand(other)
}

impl Described {
    /// The facts of the tile.
    ///
    /// # Errors
    /// The reason why there can be no such tile.
    pub fn tile(&self) -> Result<Tile, Fault> {
        self.check()?;
        let mut meeting: Vec<Side> = self.ends().collect();
        if let Some(city) = self.city_with_road() {
            meeting.extend(&city.sides);
        }
        let through: Vec<Connected<'_>> = self.connected().chain([meeting.as_slice()]).collect();
        Ok(Tile {
            cities: self.cities.clone(),
            roads: self.roads.clone(),
            fields: self.fields(&through),
            monastery: self.monastery,
            bag: self.bag,
            wagon_links: self.links(),
            ..Tile::plain(self.tile.clone(), SET, self.edges)
        })
    }

    fn connected(&self) -> impl Iterator<Item = Connected<'_>> {
        let cities = self.cities.iter().map(|city| city.sides.as_slice());
        cities.chain(self.roads.iter().map(|road| road.sides.as_slice()))
    }

    /// The sides whose roads end on the tile.
    fn ends(&self) -> impl Iterator<Item = Side> {
        let ends = self.roads.iter().filter(|road| road.sides.len() == 1);
        ends.flat_map(|road| road.sides.iter().copied())
    }

    /// The city that the road runs into, if it is the only road that ends on the tile.
    fn city_with_road(&self) -> Option<&City> {
        let runs_in = !self.monastery && self.ends().count() == 1;
        self.cities.first().filter(|_| runs_in && self.cities.len() == 1)
    }

    fn check(&self) -> Result<(), Fault> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let name = self.tile.as_str();
        if name.is_empty() || name.len() > MAX_NAME || !name.chars().all(is_plain) {
            return Err(Fault::Name);
        }
        for side in Side::ALL {
            let reached = |sides: &[Side]| sides.iter().filter(|other| **other == side).count();
            let cities: usize = self.cities.iter().map(|city| reached(&city.sides)).sum();
            let roads: usize = self.roads.iter().map(|road| reached(&road.sides)).sum();
            let expected = match self.edges.on(side) {
                Edge::City => (1, 0),
                Edge::Road => (0, 1),
                Edge::Field => (0, 0),
                Edge::River | Edge::Carcassonne => return Err(Fault::Edge { side }),
            };
            if (cities, roads) != expected {
                return Err(Fault::Side { side });
            }
        }
        let groups: Vec<Connected<'_>> = self.connected().collect();
        let crosses = |one: &Connected<'_>| {
            groups.iter().any(|other| {
                let mut sides = one.iter().map(|side| middle(*side));
                let first = sides.next();
                first.is_some_and(|first| sides.any(|side| parts(other, first, side)))
                    && one != other
            })
        };
        if groups.iter().any(|group| group.is_empty()) || groups.iter().any(crosses) {
            return Err(Fault::Crossing);
        }
        Ok(())
    }

    /// The fields: half edges that nothing parts belong to one.
    fn fields(&self, through: &[Connected<'_>]) -> Vec<Field> {
        let mut fields: Vec<Field> = Vec::new();
        let is_field = |half: &HalfEdge| self.edges.on(half.side()) != Edge::City;
        for half in HalfEdge::all().filter(is_field) {
            let joins = |other: &HalfEdge| {
                !through.iter().any(|sides| parts(sides, point(half), point(*other)))
            };
            let same = fields.iter_mut().find(|field| field.half_edges.iter().all(joins));
            if let Some(field) = same {
                field.half_edges.push(half);
            } else {
                let cities = self.cities_beside(through, half);
                fields.push(Field {
                    half_edges: vec![half],
                    cities,
                    pigsty: false,
                    carcassonne: false,
                });
            }
        }
        fields
    }

    /// The cities from which no other thing parts a half edge.
    fn cities_beside(&self, through: &[Connected<'_>], half: HalfEdge) -> Vec<u8> {
        let touches = |city: &City| {
            let own = city.sides.as_slice();
            let others =
                through.iter().filter(|sides| !own.iter().all(|side| sides.contains(side)));
            city.sides
                .iter()
                .any(|side| !others.clone().any(|sides| parts(sides, point(half), middle(*side))))
        };
        let cities = self.cities.iter().enumerate().filter(|(_, city)| touches(city));
        cities.map(|(index, _)| index as u8).collect()
    }

    /// The groups of segments that run into each other (R-AM-7, R-KO-11): roads that meet, and a
    /// road that ends at the monastery or at the only city.
    fn links(&self) -> Vec<Vec<Segment>> {
        let ends = self.roads.iter().enumerate().filter(|(_, road)| road.sides.len() == 1);
        let mut group: Vec<Segment> = ends.map(|(index, _)| Segment::Road(index as u8)).collect();
        if group.is_empty() {
            return Vec::new();
        }
        if self.monastery {
            group.push(Segment::MONASTERY);
        } else if self.city_with_road().is_some() {
            group.push(Segment::City(0));
        }
        if group.len() > 1 { vec![group] } else { Vec::new() }
    }
}
