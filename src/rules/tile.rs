//! The facts of a land tile, as `resources/tiles/*.json` gives them, and the names of its segments.

pub mod described;
mod edge;
mod good;
pub mod group;
mod segment;
pub mod shown;
pub mod symbol;

pub use edge::{Edge, Edges};
pub use good::{Good, PerGood};
pub use segment::{Building, Kind, Segment};

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use super::geometry::{HalfEdge, Heading, Rotation, Side};
use super::set::ABBEY_MAYOR;

pub use super::id::tile::Id;

/// A city segment of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct City {
    /// The sides that the city reaches.
    #[serde(rename = "edges")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub sides: Vec<Side>,
    /// Pennants in the city.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pennants: u8,
    /// Whether a cathedral stands in the city (R-IC-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub cathedral: bool,
    /// The good that the city gives (R-TB-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub goods: Option<Good>,
    /// Whether a princess lives in the city (R-PD-6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub princess: bool,
    /// Whether Cathars besiege the city (R-SG-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub besieged: bool,
    /// The sides that another city reaches and to which this one opens too (R-HSH-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Side>,
}

impl City {
    /// A city with nothing in it that reaches those sides.
    pub const fn reaching(sides: Vec<Side>) -> Self {
        Self {
            sides,
            pennants: 0,
            cathedral: false,
            goods: None,
            princess: false,
            besieged: false,
            shares: Vec::new(),
        }
    }

    /// The city after that many quarter turns clockwise, its sides in order.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Self {
        let [sides, shares] = [&self.sides, &self.shares].map(|it| Side::all_turned(it, quarters));
        Self { sides, shares, ..self.clone() }
    }
}

/// A road segment of a tile. A road that ends on the tile has one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// The sides that the road reaches.
    #[serde(rename = "edges")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub sides: Vec<Side>,
    /// Whether an inn stands at the road (R-IC-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub inn: bool,
    /// Whether the road runs underground here, which only the picture shows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tunnel: bool,
    /// Whether a well stands at the road, which only the picture shows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub well: bool,
}

impl Road {
    /// A road with nothing at it that reaches those sides.
    pub const fn reaching(sides: Vec<Side>) -> Self {
        Self { sides, inn: false, tunnel: false, well: false }
    }
}

/// A field segment of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The half edges where the field leaves the tile; none for a field that the tile encloses.
    pub half_edges: Vec<HalfEdge>,
    /// The cities of this tile that the field touches, as indices (R-BASE-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<u8>,
    /// Whether a pigsty stands in the field (R-RIV-6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub pigsty: bool,
    /// Whether the field touches the City of Carcassonne (R-CNT-3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub carcassonne: bool,
}

/// The role of a river tile in the order of the river (R-RIV-1, R-RIV-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum RiverRole {
    Spring,
    Fork,
    Segment,
    Lake,
}

/// The quarter of the City of Carcassonne that is drawn on a tile (R-CNT-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Quarter {
    Castle,
    Market,
    Blacksmith,
    Cathedral,
}

impl Quarter {
    /// All quarters, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Blacksmith, Self::Cathedral];
}

/// The place of a tile in the City of Carcassonne, counted from 1, unrotated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// The row, counted from the north.
    pub row: u8,
    /// The column, counted from the west.
    pub col: u8,
}

/// The facts of one tile kind, standing as in the facts.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The name of the kind.
    pub id: Id,
    /// The set that the tile comes with.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = crate::id::ID_PATTERN)))]
    pub set: String,
    /// The letter by which players of the base game know the tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub letter: Option<char>,
    /// Copies in the set, start tile included.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub count: u16,
    /// Copies that are the start tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start_copies: u16,
    /// The edges of the tile's sides.
    pub edges: Edges,
    /// The city segments, `city:0` first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<City>,
    /// The road segments, `road:0` first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Road>,
    /// The field segments, `field:0` first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// Whether a monastery stands on the tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub monastery: bool,
    /// Whether a shrine stands on the tile (R-HS-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shrine: bool,
    /// Whether a garden lies on the tile (R-AB-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub garden: bool,
    /// The plain kind that the tile stands for in a box of the second edition (R-AB-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub replaces: Option<Id>,
    /// The sides that the river reaches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub river: Vec<Side>,
    /// The role of the tile in the order of the river.
    #[serde(default, skip_serializing_if = "is_default")]
    pub river_role: Option<RiverRole>,
    /// Whether the tile bears a volcano (R-PD-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub volcano: bool,
    /// Whether the tile bears a dragon, which then moves (R-PD-3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub dragon: bool,
    /// Whether the tile bears a magic portal (R-PD-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub portal: bool,
    /// Whether the tile bears a tower foundation (R-TW-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tower_site: bool,
    /// The city that holds the larger part of the tower site (R-KO-17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tower_site_in_city: Option<u8>,
    /// Whether the tile bears a fair (R-CAT-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fair: bool,
    /// The kind of feature whose followers the tile's crop circle means (R-CRC-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub crop_circle: Option<Kind>,
    /// The direction of the tile's flying machine (R-FLY-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub flight: Option<Heading>,
    /// Whether roads end at a lake of the tile, over which a ferry goes (R-FER-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub ferry_lake: bool,
    /// Whether the tile bears a bag (R-RBS-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub bag: bool,
    /// Whether the tile bears the sign of mage and witch (R-MAG-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub magic: bool,
    /// Whether the tile bears gold (R-GLD-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: bool,
    /// Whether the tile is a hill (R-HSH-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub hill: bool,
    /// Whether the tile bears a vineyard (R-HSH-12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub vineyard: bool,
    /// The place of the tile in the City of Carcassonne.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grid: Option<Grid>,
    /// The quarter of that City drawn on the tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quarter: Option<Quarter>,
    /// Groups of segments that run into each other here (R-AM-7, R-KO-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wagon_links: Vec<Vec<Segment>>,
    /// The difference between editions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edition_note: Option<String>,
}

impl Tile {
    /// One copy of a tile that shows nothing but its sides.
    pub(crate) fn plain(id: Id, set: &str, edges: Edges) -> Self {
        Self { id, set: set.to_owned(), count: 1, edges, ..Self::default() }
    }

    /// A player's abbey: a monastery whose four sides fit anything (R-AM-1), in no bag.
    pub fn abbey() -> Arc<Self> {
        static ABBEY: LazyLock<Arc<Tile>> = LazyLock::new(|| {
            let edges = Edges { n: Edge::Field, e: Edge::Field, s: Edge::Field, w: Edge::Field };
            let plain = Tile::plain(Id::from("abbey"), ABBEY_MAYOR, edges);
            Arc::new(Tile { count: 0, monastery: true, ..plain })
        });
        Arc::clone(&ABBEY)
    }

    /// Whether the tile is an abbey.
    pub fn is_abbey(&self) -> bool {
        self.monastery && self.count == 0
    }

    /// The segments: cities, roads, fields, then the building.
    pub fn segments(&self) -> impl Iterator<Item = Segment> + '_ {
        let cities = (0..self.cities.len()).map(|index| Segment::City(index as u8));
        let roads = (0..self.roads.len()).map(|index| Segment::Road(index as u8));
        let fields = (0..self.fields.len()).map(|index| Segment::Field(index as u8));
        cities.chain(roads).chain(fields).chain(self.building())
    }

    /// The monastery, shrine or garden of the tile.
    pub fn building(&self) -> Option<Segment> {
        if self.monastery {
            Some(Segment::MONASTERY)
        } else if self.shrine {
            Some(Segment::SHRINE)
        } else if self.garden {
            Some(Segment::GARDEN)
        } else {
            None
        }
    }

    /// The place of a segment in [`Tile::segments`]; `None` if the tile has no such segment.
    pub fn segment_index(&self, segment: Segment) -> Option<usize> {
        let (index, length, before) = match segment {
            Segment::City(index) => (usize::from(index), self.cities.len(), 0),
            Segment::Road(index) => (usize::from(index), self.roads.len(), self.cities.len()),
            Segment::Field(index) => {
                (usize::from(index), self.fields.len(), self.cities.len() + self.roads.len())
            }
            Segment::Building(_) => {
                let present = self.building() == Some(segment);
                (0, usize::from(present), self.cities.len() + self.roads.len() + self.fields.len())
            }
        };
        (index < length).then_some(before + index)
    }

    /// The cities that open to a side which another city reaches, each with that side (R-HSH-13).
    pub fn shared_sides(&self) -> impl Iterator<Item = (Segment, Side)> + Clone + '_ {
        let cities = self.cities.iter().enumerate();
        cities.flat_map(|(index, city)| {
            city.shares.iter().map(move |side| (Segment::City(index as u8), *side))
        })
    }

    /// All cities and roads that open to a side of the unturned tile: both cities of a side that
    /// is shared.
    pub fn segments_on(&self, side: Side) -> impl Iterator<Item = Segment> + Clone + '_ {
        let sharing = self.shared_sides().filter(move |(_, shared)| *shared == side);
        self.segment_on(side).into_iter().chain(sharing.map(|(city, _)| city))
    }

    /// Whether a city or road opens to a side of the unturned tile.
    pub fn reaches(&self, segment: Segment, side: Side) -> bool {
        self.segments_on(side).any(|other| other == segment)
    }

    /// The city or road that reaches a side of the unturned tile.
    pub fn segment_on(&self, side: Side) -> Option<Segment> {
        let city = self.cities.iter().position(|city| city.sides.contains(&side));
        let road = || self.roads.iter().position(|road| road.sides.contains(&side));
        city.map(|index| Segment::City(index as u8))
            .or_else(|| road().map(|index| Segment::Road(index as u8)))
    }

    /// The field that reaches a half edge of the unturned tile.
    pub fn field_on(&self, half: HalfEdge) -> Option<Segment> {
        let field = self.fields.iter().position(|field| field.half_edges.contains(&half));
        field.map(|index| Segment::Field(index as u8))
    }

    /// The edge on a side of the board when the tile lies turned.
    pub const fn edge(&self, side: Side, rotation: Rotation) -> Edge {
        self.edges.on(rotation.to_tile(side))
    }

    /// The number of sides that a city or road opens to, its open ends at first; 0 for the others.
    pub fn ends(&self, segment: Segment) -> usize {
        match segment {
            Segment::City(index) => {
                let city = self.cities.get(usize::from(index));
                city.map_or(0, |city| city.sides.len() + city.shares.len())
            }
            Segment::Road(index) => {
                self.roads.get(usize::from(index)).map_or(0, |road| road.sides.len())
            }
            Segment::Field(_) | Segment::Building(_) => 0,
        }
    }

    /// The cities of this tile that a road runs into, or the roads that run into a city (R-KO-11).
    pub fn joined(&self, segment: Segment) -> impl Iterator<Item = Segment> + '_ {
        let partner = move |other: &Segment| {
            matches!(
                (segment, other),
                (Segment::City(_), Segment::Road(_)) | (Segment::Road(_), Segment::City(_))
            )
        };
        self.wagon_links
            .iter()
            .filter(move |group| group.contains(&segment))
            .flat_map(move |group| group.iter().copied().filter(partner))
    }

    /// The sides clockwise from the north: `c` city, `r` road, `f` field, `v` river, `w` wall.
    pub fn code(&self) -> String {
        self.code_lying(Rotation::None)
    }

    /// The sides of the turned tile in the letters of [`Tile::code`], clockwise from the top.
    pub fn code_lying(&self, rotation: Rotation) -> String {
        Side::ALL.into_iter().map(|side| self.edge(side, rotation).letter()).collect()
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
