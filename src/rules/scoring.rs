//! Points as itemised sums. A total is always computed from its lines.

pub mod city;
pub mod field;
mod label;
mod line;
mod magic;
pub mod monastic;
pub mod road;
mod vineyard;

pub use label::Label;
pub use line::{Finality, Line};

use serde::{Deserialize, Serialize};

use super::feature::{Kind, Place, Record, majority};
use super::named::named;
use super::piece::Neutral;
use super::player::Seat;
use super::set::{ABBOT, GOLD_MINES, HILLS_SHEEP, MESSAGES, ROBBERS};
use super::tile::Building;
use super::tile::symbol::Symbol;

named! {
    /// The sources of points, which are the columns of the result, in their order.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs, reason = "the names say all")]
    pub enum Source {
        Road = "road",
        City = "city",
        Monastery = "monastery",
        Shrine = "shrine",
        Gardens = "gardens",
        Field = "field",
        King = "king",
        Robber = "robber",
        Goods = "goods",
        Orders = "orders",
        Fairy = "fairy",
        Ransom = "ransom",
        Catapult = "catapult",
        Gold = "gold",
        Sheep = "sheep",
        Messages = "messages",
        Robbers = "robbers",
        Track = "track",
        ByHand = "by-hand",
    }
}

/// A part of the final scoring (R-BASE-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Incomplete roads and cities, and everything that is paid in the course of the game.
    Open,
    /// Monasteries, shrines and gardens.
    Buildings,
    /// Fields.
    Fields,
    /// Tokens that players have gathered, of that kind; none of one kind for goods.
    Gathered(Option<Neutral>),
    /// The King.
    King,
    /// The Robber.
    Robber,
    /// The orders.
    Orders,
}

impl Source {
    /// The part of the final scoring in which the source is scored.
    pub const fn part(self) -> Part {
        self.facts().0
    }

    /// The set without which nobody has points from the source; `None` where it has a column of its
    /// own at every table.
    pub const fn set(self) -> Option<&'static str> {
        self.facts().1
    }

    /// The part of the final scoring and the set of the source.
    const fn facts(self) -> (Part, Option<&'static str>) {
        match self {
            Self::Road
            | Self::City
            | Self::Fairy
            | Self::Ransom
            | Self::Catapult
            | Self::Track
            | Self::ByHand => (Part::Open, None),
            Self::Messages => (Part::Open, Some(MESSAGES)),
            Self::Sheep => (Part::Open, Some(HILLS_SHEEP)),
            Self::Robbers => (Part::Open, Some(ROBBERS)),
            Self::Monastery | Self::Shrine => (Part::Buildings, None),
            Self::Gardens => (Part::Buildings, Some(ABBOT)),
            Self::Field => (Part::Fields, None),
            Self::Goods => (Part::Gathered(None), None),
            Self::Gold => (Part::Gathered(Some(Neutral::Gold(1))), Some(GOLD_MINES)),
            Self::King => (Part::King, None),
            Self::Robber => (Part::Robber, None),
            Self::Orders => (Part::Orders, None),
        }
    }

    /// Whether the points are no feature's own but a bonus beside them (R-PD-9), scored just after
    /// the feature.
    pub const fn is_bonus(self) -> bool {
        matches!(self, Self::Fairy)
    }
}

impl From<Building> for Source {
    fn from(building: Building) -> Self {
        match building {
            Building::Monastery => Self::Monastery,
            Building::Shrine => Self::Shrine,
            Building::Garden => Self::Gardens,
        }
    }
}

impl From<Kind> for Source {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Road => Self::Road,
            Kind::City => Self::City,
            Kind::Field => Self::Field,
            Kind::Building(building) => building.into(),
        }
    }
}

/// Points that one player gets at one moment, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The player who gets them.
    pub seat: Seat,
    /// The source of the points.
    pub source: Source,
    /// The sum, line by line.
    pub lines: Vec<Line>,
    /// The scored feature, with everybody who stood on it, or that on which something was scored.
    pub record: Option<Record>,
}

impl Score {
    /// The points: the sum of the lines.
    pub fn points(&self) -> i32 {
        self.lines.iter().map(Line::points).fold(0, i32::saturating_add)
    }

    /// The feature whose own points these are; `None` where something else was scored on it.
    pub fn feature(&self) -> Option<&Record> {
        self.record.as_ref().filter(|record| Source::from(record.kind) == self.source)
    }

    /// A segment of the scored feature, if the board is mirrored.
    pub fn place(&self) -> Option<Place> {
        self.record.as_ref().and_then(|record| record.place)
    }
}

/// The worth of a feature to each of its owners, the own pig apart (R-BASE-7…9, 13).
pub fn worth(record: &Record, finality: Finality) -> Vec<Line> {
    let mut lines = match record.kind {
        Kind::Road => road::lines(record, finality),
        Kind::City => city::lines(record, finality),
        Kind::Building(_) => monastic::lines(record),
        Kind::Field => field::lines(record),
    };
    for change in CHANGES {
        change(record, finality, &mut lines);
    }
    lines
}

/// The symbols around a building that bring more once it is complete, with their number.
pub fn counted_around(record: &Record) -> impl Iterator<Item = (Symbol, u32)> {
    vineyard::around(record).into_iter()
}

/// A change of the lines of a feature by a set.
type Change = fn(&Record, Finality, &mut Vec<Line>);

/// The changes by the sets, one after the other.
const CHANGES: [Change; 2] = [vineyard::change, magic::change];

/// The scores of a feature: the full points for everybody who shares the majority (R-BASE-10). None
/// for 0 points.
pub fn scores(record: &Record, finality: Finality) -> Vec<Score> {
    let mut scores = scores_of(record, worth(record, finality));
    let barn = field::barn(record);
    if record.kind == Kind::Field && barn.iter().any(|line| line.points() != 0) {
        scores.extend(field::barn_owners(record).map(|seat| Score {
            seat,
            source: Source::Field,
            lines: barn.clone(),
            record: Some(record.clone()),
        }));
    }
    scores
}

/// The scores of those lines for everybody who shares the majority, with more for a pig's owner.
pub fn scores_of(record: &Record, lines: Vec<Line>) -> Vec<Score> {
    if lines.iter().all(|line| line.points() == 0) {
        return Vec::new();
    }
    let score = |seat| {
        let lines = lines.iter().cloned().chain(field::pig(record, seat));
        let lines = lines.chain(tie_break(record, seat)).collect();
        Score { seat, source: record.kind.into(), lines, record: Some(record.clone()) }
    };
    majority::owners(record).map(score).collect()
}

/// The line that says by which followers an owner has won a tie.
fn tie_break(record: &Record, seat: Seat) -> Option<Line> {
    let breakers = record.tie_breakers[seat];
    majority::has_broken_tie(record).then(|| Line::new(Label::TieBreakers, breakers, 0))
}
