//! The labels of the lines of sums.

use crate::rules::id::card::Id;
use crate::rules::piece::Neutral;
use crate::rules::tile::Good;
use crate::rules::title::Title;

/// The thing that a line of a sum counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// Distinct tiles of a road or city.
    Tiles,
    /// Pennants in a city.
    Pennants,
    /// The monastery, shrine or garden itself.
    Building,
    /// The tiles around the monastery, shrine or garden.
    Neighbours,
    /// Completed cities that a field touches.
    TouchedCities,
    /// The touched cities once more, for a pigsty (R-RIV-6).
    Pigsty,
    /// The touched cities once more, for the owner's pig (R-TB-6).
    Pig,
    /// Besieged cities among the touched ones, which count double (R-SG-3).
    BesiegedCities,
    /// Completed cities for the owner of a barn (R-AM-12).
    Barn,
    /// The fairy by a follower at the start of its owner's turn (R-PD-8).
    FairyTurn,
    /// The fairy by a follower whose feature is scored (R-PD-9).
    FairyFeature,
    /// A ransom got or paid (R-TW-5).
    Ransom,
    /// The nearest token, or a catch (R-CAT-4, 5).
    Fair,
    /// Most tokens of a good (R-TB-2).
    Goods(Good),
    /// All completed cities on the board (R-KR-8).
    CompletedCities,
    /// The City of Carcassonne, for the King one city more (R-KR-11).
    Carcassonne,
    /// All completed roads on the board (R-KR-9).
    CompletedRoads,
    /// The title itself, at a table where it brings so many points at the end (A41).
    Title(Title),
    /// The King and the Robber both, at a table where that brings more (A41).
    BothTitles,
    /// Cities or roads just completed, for the holder of the title then (A41).
    TitleAtOnce(Title),
    /// A fulfilled King's Order.
    Order(Id),
    /// Orders still in hand at the end (R-KO-34).
    UnfulfilledOrders,
    /// The most fulfilled orders (R-KO-36).
    MostOrders,
    /// The points missing to 0, at a table where nobody ends below it (R-KO-37).
    RaisedToZero,
    /// Tokens that a player has gathered, each worth as much.
    Gathered(Neutral),
    /// The tiles of the mage's feature (R-MAG-4).
    Mage,
    /// The half that the witch takes (R-MAG-5).
    Witch,
    /// One's own knights, for a message (R-MSG-5).
    Knights,
    /// One's own farmers, for a message (R-MSG-5).
    Farmers,
    /// Points taken instead of what a message says (R-MSG-3).
    Message,
    /// Tiles with a vineyard around a completed building (R-HSH-12).
    Vineyards,
    /// An owner's followers on hills, which have broken a tie (R-HSH-10).
    TieBreakers,
    /// Half of what somebody scored (R-RBS-3).
    Robbed,
    /// Points by hand of the table, with its reason.
    ByHand(String),
}

impl Label {
    /// The name of the label, by which words are found.
    pub const fn name(&self) -> &'static str {
        self.facts().0
    }

    /// Whether the label counts nothing: its line gives its points at once.
    pub const fn is_single(&self) -> bool {
        self.facts().1
    }

    /// Whether the points are each player's own, and nobody shares them: a barn's (R-AM-12) and
    /// those of a follower that is served (R-PD-9).
    pub const fn is_apart(&self) -> bool {
        matches!(self, Self::Barn | Self::FairyFeature)
    }

    /// Whether the line brings no points and only says why they are somebody's.
    pub const fn is_remark(&self) -> bool {
        matches!(self, Self::TieBreakers)
    }

    /// The name of the label, and whether its line gives its points at once.
    const fn facts(&self) -> (&'static str, bool) {
        /// It counts something.
        const COUNTED: bool = false;
        /// It counts nothing.
        const SINGLE: bool = true;
        match self {
            Self::Tiles => ("tiles", COUNTED),
            Self::Pennants => ("pennants", COUNTED),
            Self::Building => ("building", SINGLE),
            Self::Neighbours => ("neighbours", COUNTED),
            Self::TouchedCities => ("touched-cities", COUNTED),
            Self::Pigsty => ("pigsty", COUNTED),
            Self::Pig => ("pig", COUNTED),
            Self::BesiegedCities => ("besieged-cities", COUNTED),
            Self::Barn => ("barn", COUNTED),
            Self::FairyTurn => ("fairy-turn", SINGLE),
            Self::FairyFeature => ("fairy-feature", SINGLE),
            Self::Ransom => ("ransom", SINGLE),
            Self::Fair => ("fair", SINGLE),
            Self::Goods(_) => ("goods", SINGLE),
            Self::CompletedCities => ("completed-cities", COUNTED),
            Self::Carcassonne => ("carcassonne", SINGLE),
            Self::CompletedRoads => ("completed-roads", COUNTED),
            Self::Title(_) => ("title", SINGLE),
            Self::BothTitles => ("both-titles", SINGLE),
            Self::TitleAtOnce(Title::King) => ("king-at-once", COUNTED),
            Self::TitleAtOnce(Title::Robber) => ("robber-at-once", COUNTED),
            Self::Order(_) => ("order", SINGLE),
            Self::UnfulfilledOrders => ("unfulfilled-orders", COUNTED),
            Self::MostOrders => ("most-orders", SINGLE),
            Self::RaisedToZero => ("raised-to-zero", SINGLE),
            Self::Gathered(token) => (token.name(), COUNTED),
            Self::Mage => ("mage", COUNTED),
            Self::Witch => ("witch", SINGLE),
            Self::Knights => ("knights", COUNTED),
            Self::Farmers => ("farmers", COUNTED),
            Self::Message => ("message", SINGLE),
            Self::Vineyards => ("vineyards", COUNTED),
            Self::TieBreakers => ("hill", COUNTED),
            Self::Robbed => ("robbed", SINGLE),
            Self::ByHand(_) => ("by-hand", SINGLE),
        }
    }
}
