//! The clauses of requirements, each asked by a blank, and the most that games can hold of what
//! they count: what the known tiles, six players and their wood come to.

use crate::named::named;
use crate::player::{Figure, MAX_PLAYERS};
use crate::tile::Good;

/// Common followers of a player; the others are there once (R-BASE-1, R-IC-1, R-AM-6, 7).
pub const COMMON: u32 = 7;
/// All followers of a player.
const FOLLOWERS: u32 = COMMON + 5;
/// All figures of a player.
const FIGURES: u32 = COMMON + Figure::ALL.len() as u32 - 1;
/// All players.
const PLAYERS: u32 = MAX_PLAYERS as u32;
/// All but one.
const OPPONENTS: u32 = PLAYERS - 1;
/// All pieces of towers in the game that has most of them (R-TW-1: five players with six each).
const TOWER_PIECES: u32 = 30;
/// All bars of gold (R-GLD-1).
pub const GOLD: u32 = 16;
/// All sheep (R-HSH-1).
const SHEEP: u32 = 37;
/// The abbey itself, its four sides and the buildings around it.
const BY_ABBEY: u32 = 13;
/// A building and the tiles around it.
pub const AROUND: u32 = 9;
/// The ends of a road, and the sides of a tile.
const ENDS: u32 = 2;
const SIDES: u32 = 4;

/// The most that a game can hold of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Most {
    /// Nothing bounds it, or nobody counts it.
    Open,
    /// So many.
    Of(u32),
    /// The tiles that a feature of the kind in question can have.
    Size,
    /// As many as the known tiles hold.
    OnTiles(OnTiles),
}

/// Things on tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnTiles {
    /// Tiles with a city.
    CityTiles,
    /// Tiles with a road.
    RoadTiles,
    /// Cities.
    Cities,
    /// Pennants.
    Pennants,
    /// Cathedrals.
    Cathedrals,
    /// Goods.
    Goods,
    /// Tower sites in cities.
    TowerSites,
    /// Sieges.
    Sieges,
    /// Inns.
    Inns,
    /// Lakes with a ferry.
    Lakes,
}

/// Makes the clauses: each with its name in files and the most that there can be of what it counts.
macro_rules! clauses {
    ($($(#[$doc:meta])* $clause:ident = $name:literal: $most:expr,)+) => {
        named! {
            /// The part of a requirement that a blank asks for.
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            pub enum Clause { $($(#[$doc])* $clause = $name,)+ }
        }

        impl Clause {
            /// The most that games can hold of what it counts.
            pub const fn most(self) -> Most {
                match self {
                    $(Self::$clause => $most,)+
                }
            }
        }
    };
}

clauses! {
    /// The kind of feature.
    Feature = "feature": Most::Open,
    /// The feature on which something has to be.
    On = "on": Most::Open,
    /// The number of features that are completed together.
    Features = "features": Most::Open,
    /// The size in tiles.
    Tiles = "tiles": Most::Size,
    /// Pennants.
    Pennants = "pennants": Most::OnTiles(OnTiles::Pennants),
    /// All followers.
    Followers = "followers": Most::Of(FOLLOWERS * PLAYERS),
    /// One's own followers.
    OwnFollowers = "own-followers": Most::Of(FOLLOWERS),
    /// The others' followers.
    OpponentsFollowers = "opponents-followers": Most::Of(FOLLOWERS * OPPONENTS),
    /// Players with a follower.
    Players = "players": Most::Of(PLAYERS),
    /// Inns.
    Inns = "inns": Most::OnTiles(OnTiles::Inns),
    /// Ferries.
    Ferries = "ferries": Most::OnTiles(OnTiles::Lakes),
    /// Cathedrals.
    Cathedrals = "cathedrals": Most::OnTiles(OnTiles::Cathedrals),
    /// Goods.
    Goods = "goods": Most::OnTiles(OnTiles::Goods),
    /// Kinds of goods.
    KindsOfGoods = "kinds-of-goods": Most::Of(Good::ALL.len() as u32),
    /// Tower sites.
    TowerSites = "tower-sites": Most::OnTiles(OnTiles::TowerSites),
    /// Siege tiles.
    Sieges = "sieges": Most::OnTiles(OnTiles::Sieges),
    /// The holder's figure on the feature.
    OwnFigure = "own-figure": Most::Open,
    /// Cities at the ends of the road.
    Cities = "cities": Most::Open,
    /// Tiles of each of these cities.
    TilesEach = "tiles-each": Most::OnTiles(OnTiles::CityTiles),
    /// Tiles of the road.
    Road = "road": Most::OnTiles(OnTiles::RoadTiles),
    /// Cities at the field, complete or not.
    AllCities = "all-cities": Most::OnTiles(OnTiles::Cities),
    /// Complete cities at the field.
    CompleteCities = "complete-cities": Most::OnTiles(OnTiles::Cities),
    /// The holder's farmers.
    Farmers = "farmers": Most::Of(FOLLOWERS),
    /// Titles.
    Titles = "titles": Most::Open,
    /// Further conditions of a title.
    Taking = "taking": Most::Open,
    /// The building that wins.
    Winner = "winner": Most::Open,
    /// Quarters of the City of Carcassonne.
    Quarters = "quarters": Most::Open,
    /// The holder's followers in the City.
    InCity = "in-city": Most::Of(FOLLOWERS),
    /// The others' followers in the quarter.
    InQuarter = "in-quarter": Most::Of(FOLLOWERS * OPPONENTS),
    /// The figure that is deployed.
    Figure = "figure": Most::Open,
    /// The way in which it comes.
    Way = "way": Most::Open,
    /// Figures that are eaten.
    Eaten = "eaten": Most::Of(FIGURES * OPPONENTS),
    /// The height of a tower.
    Height = "height": Most::Of(TOWER_PIECES),
    /// Prisoners.
    Prisoners = "prisoners": Most::Of(FOLLOWERS * OPPONENTS),
    /// Features that the abbey completes.
    Completes = "completes": Most::Of(BY_ABBEY),
    /// Millimetres from the centre of the fair.
    Millimetres = "millimetres": Most::Open,
    /// Millimetres nearer than everybody else.
    Ahead = "ahead": Most::Open,
    /// Followers that are hit.
    Hit = "hit": Most::Of(FOLLOWERS * OPPONENTS),
    /// Points.
    Points = "points": Most::Open,
    /// Mage or witch.
    Magician = "magician": Most::Open,
    /// Bars at once.
    Bars = "bars": Most::Of(GOLD),
    /// Bars that the holder has.
    Held = "held": Most::Of(GOLD),
    /// Sheep of a flock.
    Sheep = "sheep": Most::Of(SHEEP),
    /// Shepherds of a flock.
    Shepherds = "shepherds": Most::Of(PLAYERS),
    /// Figures that go home.
    TakenHome = "taken-home": Most::Of(FIGURES * OPPONENTS),
    /// Messages that were read.
    Messages = "messages": Most::Open,
    /// Further conditions of a robbery.
    Robbing = "robbing": Most::Open,
    /// The things that somebody has.
    What = "what": Most::Open,
    /// Their number.
    Number = "number": Most::Open,
    /// The span of the points.
    Span = "span": Most::Open,
    /// Cities about a building.
    CitiesAround = "cities-around": Most::Of(AROUND - 1),
    /// Roads about a building.
    // The tiles there may have several each.
    RoadsAround = "roads-around": Most::Open,
    /// Monasteries about a building.
    MonasteriesAround = "monasteries-around": Most::Of(AROUND - 1),
    /// Tiles in one row.
    Row = "row": Most::Size,
    /// Monasteries at the ends of a road.
    Monasteries = "monasteries": Most::Of(ENDS),
    /// The shape.
    Shape = "shape": Most::Open,
    /// The thing that it shares with another feature.
    Beside = "beside": Most::Open,
    /// The kind of that other feature.
    BesideWhich = "beside-which": Most::Open,
    /// Whether the other is complete.
    BesideState = "beside-state": Most::Open,
    /// Whose the other is.
    BesideOwner = "beside-owner": Most::Open,
    /// Whose the road is.
    RoadOwner = "road-owner": Most::Open,
    /// The holder's cities at the ends of the road.
    OwnCities = "own-cities": Most::Open,
    /// Opponents' cities there.
    OpponentsCities = "opponents-cities": Most::Open,
    /// Nobody's cities there.
    NobodysCities = "nobodys-cities": Most::Open,
    /// Different owners of these cities.
    CityOwners = "city-owners": Most::Of(PLAYERS),
    /// Tiles at the sides of the tile.
    Neighbours = "neighbours": Most::Of(SIDES),
    /// The number that a feature is, of those that are counted.
    Ordinal = "ordinal": Most::Open,
    /// Further conditions of what is counted.
    Counting = "counting": Most::Open,
    /// Fulfilled orders.
    Orders = "orders": Most::Open,
    /// The sort of these orders.
    Sort = "sort": Most::Open,
    /// Tiles one after the other.
    InRow = "in-row": Most::Open,
    /// Turns one after the other.
    TurnsInRow = "turns-in-row": Most::Open,
    /// The mishaps by which an order is lost.
    LostBy = "lost-by": Most::Open,
    /// Tiles of a small road.
    SmallRoad = "small-road": Most::Open,
    /// When both of two tasks are met.
    When = "when": Most::Open,
    /// One of two tasks.
    Task = "task": Most::Open,
}

impl Clause {
    /// Whether the blank goes with the condition before it.
    pub const fn is_of_condition(self) -> bool {
        matches!(self, Self::BesideWhich | Self::BesideState | Self::BesideOwner)
    }
}
