//! The clauses of requirements, each asked by a blank.

use crate::rules::named::named;

named! {
    /// The part of a requirement that a blank asks for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Clause {
        /// The kind of feature.
        Feature = "feature",
        /// The feature on which something has to be.
        On = "on",
        /// The number of features that are completed together.
        Features = "features",
        /// The size in tiles.
        Tiles = "tiles",
        /// Pennants.
        Pennants = "pennants",
        /// All followers.
        Followers = "followers",
        /// One's own followers.
        OwnFollowers = "own-followers",
        /// The others' followers.
        OpponentsFollowers = "opponents-followers",
        /// Players with a follower.
        Players = "players",
        /// Inns.
        Inns = "inns",
        /// Ferries.
        Ferries = "ferries",
        /// Cathedrals.
        Cathedrals = "cathedrals",
        /// Goods.
        Goods = "goods",
        /// Kinds of goods.
        KindsOfGoods = "kinds-of-goods",
        /// Tower sites.
        TowerSites = "tower-sites",
        /// Siege tiles.
        Sieges = "sieges",
        /// The holder's figure on the feature.
        OwnFigure = "own-figure",
        /// Cities at the ends of the road.
        Cities = "cities",
        /// Tiles of each of these cities.
        TilesEach = "tiles-each",
        /// Tiles of the road.
        Road = "road",
        /// Cities at the field, complete or not.
        AllCities = "all-cities",
        /// Complete cities at the field.
        CompleteCities = "complete-cities",
        /// The holder's farmers.
        Farmers = "farmers",
        /// Titles.
        Titles = "titles",
        /// Further conditions of a title.
        Taking = "taking",
        /// The building that wins.
        Winner = "winner",
        /// Quarters of the City of Carcassonne.
        Quarters = "quarters",
        /// The holder's followers in the City.
        InCity = "in-city",
        /// The others' followers in the quarter.
        InQuarter = "in-quarter",
        /// The figure that is deployed.
        Figure = "figure",
        /// The way in which it comes.
        Way = "way",
        /// Figures that are eaten.
        Eaten = "eaten",
        /// The height of a tower.
        Height = "height",
        /// Prisoners.
        Prisoners = "prisoners",
        /// Features that the abbey completes.
        Completes = "completes",
        /// Millimetres from the centre of the fair.
        Millimetres = "millimetres",
        /// Millimetres nearer than everybody else.
        Ahead = "ahead",
        /// Followers that are hit.
        Hit = "hit",
        /// Points.
        Points = "points",
        /// Mage or witch.
        Magician = "magician",
        /// Bars at once.
        Bars = "bars",
        /// Bars that the holder has.
        Held = "held",
        /// Figures that go home.
        TakenHome = "taken-home",
        /// Messages that were read.
        Messages = "messages",
        /// Further conditions of a robbery.
        Robbing = "robbing",
        /// The things that somebody has.
        What = "what",
        /// Their number.
        Number = "number",
        /// The span of the points.
        Span = "span",
        /// Cities about a building.
        CitiesAround = "cities-around",
        /// Roads about a building.
        RoadsAround = "roads-around",
        /// Monasteries about a building.
        MonasteriesAround = "monasteries-around",
        /// Tiles in one row.
        Row = "row",
        /// Monasteries at the ends of a road.
        Monasteries = "monasteries",
        /// The shape.
        Shape = "shape",
        /// The thing that it shares with another feature.
        Beside = "beside",
        /// The kind of that other feature.
        BesideWhich = "beside-which",
        /// Whether the other is complete.
        BesideState = "beside-state",
        /// Whose the other is.
        BesideOwner = "beside-owner",
        /// Whose the road is.
        RoadOwner = "road-owner",
        /// The holder's cities at the ends of the road.
        OwnCities = "own-cities",
        /// Opponents' cities there.
        OpponentsCities = "opponents-cities",
        /// Nobody's cities there.
        NobodysCities = "nobodys-cities",
        /// Different owners of these cities.
        CityOwners = "city-owners",
        /// Tiles at the sides of the tile.
        Neighbours = "neighbours",
        /// The number that a feature is, of those that are counted.
        Ordinal = "ordinal",
        /// Further conditions of what is counted.
        Counting = "counting",
        /// Fulfilled orders.
        Orders = "orders",
        /// The sort of these orders.
        Sort = "sort",
        /// Tiles one after the other.
        InRow = "in-row",
        /// Turns one after the other.
        TurnsInRow = "turns-in-row",
        /// The mishaps by which an order is lost.
        LostBy = "lost-by",
        /// Tiles of a small road.
        SmallRoad = "small-road",
        /// When both of two tasks are met.
        When = "when",
        /// One of two tasks.
        Task = "task",
    }
}

impl Clause {
    /// Whether the blank goes with the condition before it.
    pub const fn is_of_condition(self) -> bool {
        matches!(self, Self::BesideWhich | Self::BesideState | Self::BesideOwner)
    }
}
