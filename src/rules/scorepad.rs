//! The scorepad: the notes of people who do not mirror their board. An entry says of a feature all
//! that the board would have shown, and becomes the same record.

mod detail;
mod limits;
mod outcome;
mod part;

pub use detail::Detail;
pub use limits::{About, Fault, Limits, may_stand};
pub use outcome::{Outcome, Rejection};
pub use part::{Part, Share};

use serde::{Deserialize, Serialize};

use super::feature::completion::{Completion, JoinedCity, Network};
use super::feature::lie::Owners;
use super::feature::{Kind, Occupant, Record};
use super::player::{Figure, Seat};
use super::tile::Good;
use super::tile::symbol::Symbol;

/// Figures of one kind and one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The owner of the figures.
    pub player: Seat,
    /// The kind of the figures; followers, if absent.
    #[serde(default = "follower", skip_serializing_if = "is_follower")]
    pub figure: Figure,
    /// The number of figures.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
    /// The post where they stood, if they were taken away.
    #[serde(default, skip_serializing_if = "Post::is_feature")]
    pub from: Post,
}

impl Group {
    /// A group of so many figures of a player and kind.
    pub const fn new(player: Seat, figure: Figure, count: u32) -> Self {
        Self { player, figure, count, from: Post::Feature }
    }

    /// One figure of the group.
    pub const fn occupant(&self) -> Occupant {
        Occupant { seat: self.player, figure: self.figure }
    }
}

/// The post of a figure. The scorepad knows who lies on fields and who stands on towers, for they
/// stay there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// On a road, in a city, in a monastery or shrine.
    #[default]
    Feature,
    /// On a field.
    Field,
    /// On top of a tower.
    Tower,
}

impl Post {
    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
    fn is_feature(&self) -> bool {
        *self == Self::Feature
    }
}

/// A complete road that runs into the city of an entry, with the other complete cities at its ends
/// (R-KO-11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Joined {
    /// The road's size in tiles.
    pub tiles: u32,
    /// The sizes of the other complete cities that it runs into, in tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<u32>,
}

/// A feature as it is written down. Parts that its kind cannot have are absent.
/// `{"kind": "city", "tiles": 5, "pennants": 1, "followers": [{"player": 0, "count": 2}, {"player": 1}]}`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Entry {
    /// The kind of feature.
    pub kind: Kind,
    /// The size in tiles; of a monastery or shrine with the tiles around it. It is not asked of a
    /// field.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub tiles: u32,
    /// The figures on the feature.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub followers: Vec<Group>,
    /// Pennants in a city.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pennants: u32,
    /// Inns at a road (R-IC-1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inns: u32,
    /// Cathedrals in a city (R-IC-2).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cathedrals: u32,
    /// Siege tiles of a city (R-SG-1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub sieges: u32,
    /// Tower sites in a city (R-KO-17).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tower_sites: u32,
    /// Each token of goods in a city (R-TB-1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<Good>,
    /// Completed cities that a field touches (R-BASE-13).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub complete_cities: u32,
    /// Incomplete cities that a field touches.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub incomplete_cities: u32,
    /// Besieged cities among the completed (R-SG-3).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub besieged_cities: u32,
    /// Whether a pigsty stands in the field (R-RIV-6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pigsty: bool,
    /// Tiles with a vineyard around a building (R-HSH-12).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vineyards: u32,
    /// The followers on it who stand on hills (R-HSH-10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hills: Vec<Group>,
    /// Whether the mage stands on the road or city (R-MAG-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mage: bool,
    /// Whether the witch stands on the road or city (R-MAG-5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub witch: bool,
    /// The owner of the follower on it by whom the fairy stands (R-PD-9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fairy: Vec<Seat>,
    /// The incomplete buildings that a monastery or shrine has defeated (R-HS-5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defeated: Vec<Self>,
    /// The sizes of the complete cities at the ends of a road (R-KO-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<u32>,
    /// The complete roads that run into a city (R-KO-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roads: Vec<Joined>,
}

impl Entry {
    /// A feature of that size with nothing in it and nobody on it.
    pub const fn new(kind: Kind, tiles: u32) -> Self {
        Self {
            kind,
            tiles,
            followers: Vec::new(),
            pennants: 0,
            inns: 0,
            cathedrals: 0,
            sieges: 0,
            tower_sites: 0,
            goods: Vec::new(),
            complete_cities: 0,
            incomplete_cities: 0,
            besieged_cities: 0,
            pigsty: false,
            vineyards: 0,
            hills: Vec::new(),
            mage: false,
            witch: false,
            fairy: Vec::new(),
            defeated: Vec::new(),
            cities: Vec::new(),
            roads: Vec::new(),
        }
    }

    /// The record that scoring, the titles and the orders read.
    pub fn record(&self) -> Record {
        // Every part is named here, so that a new one cannot be forgotten.
        let Self {
            kind,
            tiles,
            followers: _,
            pennants,
            inns,
            cathedrals,
            sieges,
            tower_sites,
            ref goods,
            complete_cities,
            incomplete_cities,
            besieged_cities,
            pigsty,
            vineyards,
            ref hills,
            mage,
            witch,
            fairy: _,
            defeated: _,
            cities: _,
            roads: _,
        } = *self;
        let mut record = Record {
            pennants,
            inns,
            cathedrals,
            sieges,
            tower_sites,
            complete_cities,
            incomplete_cities,
            besieged_cities,
            pigsty,
            mage,
            witch,
            ..Record::new(kind, tiles)
        };
        record.symbols_around[Symbol::Vineyard] = vineyards;
        for good in goods {
            record.goods[*good] += 1;
        }
        for group in hills {
            let breakers = &mut record.tie_breakers[group.player];
            *breakers = breakers.saturating_add(group.count);
        }
        record.occupants = self.occupants().collect();
        record
    }

    /// The completion of a complete entry, whose completer placed the last tile (R-DEF-1).
    pub fn completion(&self, completer: Seat) -> Completion {
        let networks = match self.kind {
            Kind::Road => vec![network(self.tiles, &self.cities, None)],
            Kind::City => self
                .roads
                .iter()
                .map(|road| network(road.tiles, &road.cities, Some(self.tiles)))
                .collect(),
            Kind::Building(_) | Kind::Field => Vec::new(),
        };
        let defeated = self.defeated.iter().map(Self::record).collect();
        Completion { record: self.record(), completer, networks, defeated, lie: None }
    }

    /// All figures on the feature.
    pub fn occupants(&self) -> impl Iterator<Item = Occupant> {
        self.followers
            .iter()
            .flat_map(|group| std::iter::repeat_n(group.occupant(), group.count as usize))
    }
}

/// A complete road with the complete cities at its ends; `subject` is the size of the city that the
/// entry is about.
fn network(tiles: u32, cities: &[u32], subject: Option<u32>) -> Network {
    let owners = Owners::default();
    let city = |tiles, subject| JoinedCity { place: None, complete: true, tiles, owners, subject };
    let subject = subject.map(|tiles| city(tiles, true));
    let cities = subject.into_iter().chain(cities.iter().map(|tiles| city(*tiles, false)));
    Network { place: None, complete: true, tiles, owners, cities: cities.collect() }
}

/// The yield of a placed tile. A tile without any needs no note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Note {
    /// The player who placed the tile. In another player's turn, the turns between have passed.
    pub player: Seat,
    /// The features that the tile completed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub completed: Vec<Entry>,
    /// Fields that the tile joined while farmers of different players, or a barn, stood on the
    /// parts (R-AM-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Entry>,
    /// The field on which the player has placed the barn (R-AM-8, 9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub barn: Option<Box<Entry>>,
    /// Whether the tile was the player's abbey (R-AM-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub abbey: bool,
    /// Whether the tile has extended a road or city with a builder of that player, who then places
    /// another tile (R-TB-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub builder: bool,
    /// Whether the tile shows a fair (R-CAT-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fair: bool,
}

impl Note {
    /// The note of a tile that brought nothing.
    pub const fn by_player(player: Seat) -> Self {
        Self {
            player,
            completed: Vec::new(),
            fields: Vec::new(),
            barn: None,
            abbey: false,
            builder: false,
            fair: false,
        }
    }
}

/// A player's deed with the action of the turn, or the fate of figures, as far as points or orders
/// may depend on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(
    tag = "deed",
    deny_unknown_fields,
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum Deed {
    /// Deployed a figure (R-BASE-5): a farmer mostly, for everybody else is written down when the
    /// feature is complete.
    /// `{"deed": "deploy", "figure": "follower", "on": {"kind": "field", "complete-cities": 2}}`
    Deploy {
        /// The kind of figure.
        figure: Figure,
        /// The feature under the figure, as far as anybody asked.
        on: Box<Entry>,
        /// Whether it went through a magic portal (R-PD-10).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        portal: bool,
    },
    /// Drove the wagon on (R-AM-7). `{"deed": "wagon"}`
    Wagon {},
    /// Sent a knight home with the princess (R-PD-6).
    /// `{"deed": "princess", "knight": {"player": 1}}`
    Princess {
        /// The knight and its owner.
        knight: Group,
    },
    /// Moved the fairy next to one of one's own followers (R-PD-7). Without `on` it is on top of a
    /// tower or in the City. `{"deed": "fairy", "on": {"kind": "city"}}`, `{"deed": "fairy"}`
    Fairy {
        /// The feature under her follower, as far as anybody asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Box<Entry>>,
    },
    /// The follower by the fairy is gone. `{"deed": "fairy-alone"}`
    FairyAlone {},
    /// Placed the tile whose dragon has eaten figures (R-PD-4).
    /// `{"deed": "dragon", "eaten": [{"player": 1, "from": "field"}]}`
    Dragon {
        /// All figures that were eaten.
        eaten: Vec<Group>,
    },
    /// Raised a tower (R-TW-2). `{"deed": "tower", "height": 3}`
    Tower {
        /// The height of the tower now, in pieces.
        height: u32,
    },
    /// Put a follower on top of a tower (R-TW-2). `{"deed": "guard", "figure": "follower"}`
    Guard {
        /// The kind of the follower.
        figure: Figure,
    },
    /// Captured a follower with a tower (R-TW-3). `{"deed": "capture", "captive": {"player": 1}}`
    Capture {
        /// The follower and its owner.
        captive: Group,
        /// The prisoner of one's own that is exchanged for it, if there are several kinds (R-TW-4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exchange: Option<Figure>,
    },
    /// Took a knight out of a besieged city (R-SG-4). `{"deed": "escape"}`
    Escape {},
    /// Took a figure home that lay on a field or stood on a tower.
    /// `{"deed": "home", "figures": [{"player": 0, "from": "field"}]}`
    Home {
        /// All figures that went home.
        figures: Vec<Group>,
    },
}

const fn follower() -> Figure {
    Figure::Follower
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
fn is_follower(figure: &Figure) -> bool {
    *figure == Figure::Follower
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_one(number: &u32) -> bool {
    *number == 1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
