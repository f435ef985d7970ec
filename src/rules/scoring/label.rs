//! The labels of the lines of sums.

use crate::id::card::Id;
use crate::piece::Neutral;
use crate::tile::Good;
use crate::title::Title;

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

/// The facts of a label.
#[derive(Debug, Clone, Copy)]
struct Facts {
    name: &'static str,
    is_single: bool,
    is_apart: bool,
    is_remark: bool,
    why: Option<&'static str>,
    beside: Option<&'static str>,
}

impl Facts {
    /// Something that is counted, with a rule of its own that goes by the same name.
    const fn counted(name: &'static str) -> Self {
        let why = Some(name);
        Self { name, is_single: false, is_apart: false, is_remark: false, why, beside: None }
    }

    /// Something that is not counted.
    const fn single(name: &'static str) -> Self {
        Self { is_single: true, ..Self::counted(name) }
    }

    /// With the rule for that kind of feature.
    const fn as_feature(self) -> Self {
        Self { why: None, ..self }
    }

    /// With a rule of another name.
    const fn by(self, why: &'static str) -> Self {
        Self { why: Some(why), ..self }
    }

    /// Named beside its feature by those words.
    const fn beside(self, words: &'static str) -> Self {
        Self { beside: Some(words), ..self }
    }

    /// Shared by nobody.
    const fn apart(self) -> Self {
        Self { is_apart: true, ..self }
    }

    /// Without points.
    const fn remark(self) -> Self {
        Self { is_remark: true, ..self }
    }
}

impl Label {
    /// The name of the label, by which words are found.
    pub const fn name(&self) -> &'static str {
        self.facts().name
    }

    /// Whether the label counts nothing: its line gives its points at once.
    pub const fn is_single(&self) -> bool {
        self.facts().is_single
    }

    /// Whether the points are each player's own, and nobody shares them: a barn's (R-AM-12) and
    /// those of a follower that is served (R-PD-9).
    pub const fn is_apart(&self) -> bool {
        self.facts().is_apart
    }

    /// Whether the line brings no points and only says why they are somebody's.
    pub const fn is_remark(&self) -> bool {
        self.facts().is_remark
    }

    /// The name of the rule about the line; `None` for what the rule of its kind of feature says.
    pub const fn why(&self) -> Option<&'static str> {
        self.facts().why
    }

    /// The name of the words for whoever changes the points of a feature, and is named beside it.
    pub const fn beside(&self) -> Option<&'static str> {
        self.facts().beside
    }

    /// All that is told of the label.
    const fn facts(&self) -> Facts {
        match self {
            Self::Tiles => Facts::counted("tiles").as_feature(),
            Self::Pennants => Facts::counted("pennants").as_feature(),
            Self::Building => Facts::single("building").as_feature(),
            Self::Neighbours => Facts::counted("neighbours").as_feature(),
            Self::TouchedCities => Facts::counted("touched-cities").as_feature(),
            Self::Pigsty => Facts::counted("pigsty"),
            Self::Pig => Facts::counted("pig").beside("role-pig"),
            Self::BesiegedCities => Facts::counted("besieged-cities").by("besieged"),
            Self::Barn => Facts::counted("barn").beside("role-barn").apart(),
            Self::FairyTurn => Facts::single("fairy-turn"),
            Self::FairyFeature => Facts::single("fairy-feature").by("fairy").apart(),
            Self::Ransom => Facts::single("ransom"),
            Self::Fair => Facts::single("fair"),
            Self::Goods(_) => Facts::single("goods"),
            Self::CompletedCities => Facts::counted("completed-cities").by("king"),
            Self::Carcassonne => Facts::single("carcassonne").by("king"),
            Self::CompletedRoads => Facts::counted("completed-roads").by("robber"),
            Self::Title(_) => Facts::single("title").by("titles"),
            Self::BothTitles => Facts::single("both-titles").by("titles"),
            Self::TitleAtOnce(Title::King) => Facts::counted("king-at-once").by("titles"),
            Self::TitleAtOnce(Title::Robber) => Facts::counted("robber-at-once").by("titles"),
            Self::Order(_) => Facts::single("order"),
            Self::UnfulfilledOrders => Facts::counted("unfulfilled-orders"),
            Self::MostOrders => Facts::single("most-orders"),
            Self::RaisedToZero => Facts::single("raised-to-zero"),
            Self::Gathered(token) => Facts::counted(token.name()),
            Self::Mage => Facts::counted("mage").beside("magician-mage"),
            Self::Witch => Facts::single("witch").beside("magician-witch"),
            Self::Knights => Facts::counted("knights"),
            Self::Farmers => Facts::counted("farmers"),
            Self::Message => Facts::single("message"),
            Self::Vineyards => Facts::counted("vineyards").by("vineyard"),
            Self::TieBreakers => Facts::counted("hill").beside("record-by-hill").remark(),
            Self::Robbed => Facts::single("robbed"),
            Self::ByHand(_) => Facts::single("by-hand"),
        }
    }
}
