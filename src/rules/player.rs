//! Players, their seats, colours and figures.

pub mod name;

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::named::named;
use super::set::{
    ABBEY_MAYOR, ABBOT, BASE, HILLS_SHEEP, INNS_CATHEDRALS, PHANTOM, TRADERS_BUILDERS,
};
use super::tile::{Kind, Quarter};

/// The most players that a game has (R-IC brings the sixth).
pub const MAX_PLAYERS: usize = 6;
/// The fewest players that a game has.
pub const MIN_PLAYERS: usize = 2;

/// A player's place at the table, clockwise from the player who begins (seat 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "schema", schemars(extend("maximum" = MAX_PLAYERS - 1)))]
pub struct Seat(u8);

impl Seat {
    /// The player who begins.
    pub const FIRST: Self = Self(0);

    /// The first `players` seats, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players.min(MAX_PLAYERS) as u8).map(Self)
    }

    /// The number of the seat: 0 for the player who begins, up to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player to the left, whose turn is next.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        if next >= players { Self::FIRST } else { Self(next as u8) }
    }

    /// All `players` seats in turn order, this one first.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        Self::all(players).cycle().skip_while(move |seat| *seat != self).take(players)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < MAX_PLAYERS {
            Ok(Self(index))
        } else {
            Err(format!("players are numbered 0 to 5, not {index}"))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PerSeat<T>([T; MAX_PLAYERS]);

impl<T> PerSeat<T> {
    /// The value that `value` gives for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| value(Seat(index as u8))))
    }

    /// Each value changed by that.
    pub fn map<U>(self, of: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat(self.0.map(of))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        // A seat is below MAX_PLAYERS by construction.
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The colour of a player's wooden figures. Each stands with a shape of its own, so that colour is
/// never alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
    Grey,
    Pink,
    White,
}

impl Colour {
    /// All colours, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Black,
        Self::Grey,
        Self::Pink,
        Self::White,
    ];
}

/// A person at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name at the table; from a file without what cannot be seen.
    #[serde(deserialize_with = "name::read")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_NAME)))]
    pub name: String,
    /// The colour of the player's figures.
    pub colour: Colour,
}

/// The longest name that fits a player's card on the table, in characters.
pub const MAX_NAME: usize = 24;

named! {
    /// A wooden figure (R-BASE-1). *Followers* count for majorities; special figures never do.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Figure {
        /// A normal follower: strength 1.
        Follower = "follower",
        /// The big follower: strength 2, otherwise one follower (R-IC-3).
        BigFollower = "big-follower",
        /// The mayor: for cities, as strong as they have pennants (R-AM-6).
        Mayor = "mayor",
        /// The wagon: for roads, cities and monasteries; it may drive on when they are scored
        /// (R-AM-7).
        Wagon = "wagon",
        /// The builder: brings a second part of the turn where the road or city of its owner grows
        /// (R-TB-3, 4).
        Builder = "builder",
        /// The pig: one point more for each city of an own field (R-TB-6).
        Pig = "pig",
        /// The barn: stays on its field for the game (R-AM-8).
        Barn = "barn",
        /// The phantom: a follower that comes after the action of the turn, or instead (R-PHA-1,
        /// 2).
        Phantom = "phantom",
        /// The abbot: for gardens and monasteries; he may be called home for the points so far
        /// (R-AB-3, 6).
        Abbot = "abbot",
        /// The shepherd: for fields, where he gathers sheep (R-HSH-1).
        Shepherd = "shepherd",
    }
}

/// The role of a figure on its feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// A follower, with so much strength (R-BASE-10).
    Follower(Strength),
    /// No follower, but one of those who stand there: the barn, and whoever needs a follower of the
    /// owner (R-TB-3, 6).
    Special { beside_follower: bool },
    /// Nobody to the others there, nor they to it (R-HSH-2).
    Apart,
}

/// The strength of a follower in a majority (R-BASE-10, R-IC-3, R-AM-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strength {
    One,
    Two,
    Pennants,
}

/// The features to which a figure is deployed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ground {
    AllButGardens,
    RoadsCitiesMonasteries,
    RoadsCities,
    Cities,
    Buildings,
    Fields,
    /// None: it is placed at a corner.
    Corners,
}

/// The facts of a kind of figure, which are equal in every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Facts {
    set: &'static str,
    role: Role,
    ground: Ground,
    /// The quarters of the City into which it may be sent (R-CNT-9, R-AB-13).
    quarters: &'static [Quarter],
    /// Whether it may stand on top of a tower (R-TW-2, R-PHA-4).
    climbs: bool,
}

impl Facts {
    /// A follower, who may stand anywhere unless more is said.
    const fn follower(set: &'static str, strength: Strength) -> Self {
        let (role, ground) = (Role::Follower(strength), Ground::AllButGardens);
        Self { set, role, ground, quarters: &Quarter::ALL, climbs: true }
    }

    /// A follower for some features and quarters, who climbs no tower.
    const fn on(self, ground: Ground, quarters: &'static [Quarter]) -> Self {
        Self { ground, quarters, climbs: false, ..self }
    }

    /// A special figure, which leaves the board for no quarter and no tower.
    const fn special(set: &'static str, role: Role, ground: Ground) -> Self {
        Self { set, role, ground, quarters: &[], climbs: false }
    }
}

impl Figure {
    const fn facts(self) -> Facts {
        use Quarter::{Blacksmith, Castle, Cathedral};
        const BESIDE: Role = Role::Special { beside_follower: true };
        const BARN: Role = Role::Special { beside_follower: false };
        match self {
            Self::Follower => Facts::follower(BASE, Strength::One),
            Self::BigFollower => Facts::follower(INNS_CATHEDRALS, Strength::Two),
            Self::Mayor => {
                Facts::follower(ABBEY_MAYOR, Strength::Pennants).on(Ground::Cities, &[Castle])
            }
            Self::Wagon => Facts::follower(ABBEY_MAYOR, Strength::One)
                .on(Ground::RoadsCitiesMonasteries, &[Castle, Blacksmith, Cathedral]),
            Self::Builder => Facts::special(TRADERS_BUILDERS, BESIDE, Ground::RoadsCities),
            Self::Pig => Facts::special(TRADERS_BUILDERS, BESIDE, Ground::Fields),
            Self::Barn => Facts::special(ABBEY_MAYOR, BARN, Ground::Corners),
            Self::Phantom => Facts::follower(PHANTOM, Strength::One),
            Self::Abbot => {
                Facts::follower(ABBOT, Strength::One).on(Ground::Buildings, &[Cathedral])
            }
            Self::Shepherd => Facts::special(HILLS_SHEEP, Role::Apart, Ground::Fields),
        }
    }

    /// Whether the scorepad writes down where it is: of one that stands apart from all others
    /// nothing but points is told there (R-HSH-7).
    pub const fn is_on_scorepad(self) -> bool {
        !matches!(self.facts().role, Role::Apart)
    }

    /// The strength that the figure adds to its owner in a majority, in a feature with so many
    /// pennants (R-BASE-10, R-IC-3, R-AM-6).
    pub const fn strength(self, pennants: u32) -> u32 {
        match self.facts().role {
            Role::Follower(Strength::One) => 1,
            Role::Follower(Strength::Two) => 2,
            Role::Follower(Strength::Pennants) => pennants,
            Role::Special { .. } | Role::Apart => 0,
        }
    }

    /// Whether the figure is a follower of strength 1 wherever it stands (R-BASE-10).
    pub const fn counts_as_one(self) -> bool {
        matches!(self.facts().role, Role::Follower(Strength::One))
    }

    /// The set that brings the figure.
    pub const fn set(self) -> &'static str {
        self.facts().set
    }

    /// The number of these figures that a player has in supply at the start, with those sets
    /// (R-BASE-1: eight followers, one of which is the scoring marker).
    pub fn at_start(self, sets: &[String]) -> u8 {
        if self == Self::Follower { 7 } else { sets.iter().any(|set| set == self.set()).into() }
    }

    /// Whether the figure may be deployed to such a feature (R-BASE-5, R-TB-3, 6, R-AM-6, 7,
    /// R-AB-3, R-HSH-2). A barn is placed at a corner.
    pub const fn may_stand_on(self, kind: Kind) -> bool {
        match self.facts().ground {
            Ground::AllButGardens => !matches!(kind, Kind::GARDEN),
            Ground::RoadsCitiesMonasteries => !matches!(kind, Kind::Field | Kind::GARDEN),
            Ground::RoadsCities => matches!(kind, Kind::Road | Kind::City),
            Ground::Cities => matches!(kind, Kind::City),
            Ground::Buildings => matches!(kind, Kind::Building(_)),
            Ground::Fields => matches!(kind, Kind::Field),
            Ground::Corners => false,
        }
    }

    /// Whether the figure may be sent into a quarter of the City (R-CNT-9, R-AB-13).
    pub fn may_enter(self, quarter: Quarter) -> bool {
        self.facts().quarters.contains(&quarter)
    }

    /// Whether the figure may stand on top of a tower (R-TW-2, R-PHA-4).
    pub const fn may_climb(self) -> bool {
        self.facts().climbs
    }

    /// Whether the figure is a follower, not a special one; orders count only these (R-KO-15).
    pub const fn is_follower(self) -> bool {
        matches!(self.facts().role, Role::Follower(_))
    }

    /// Whether a follower of its owner must be on its feature (R-TB-3, 6).
    pub const fn needs_follower(self) -> bool {
        matches!(self.facts().role, Role::Special { beside_follower: true })
    }

    /// Whether the figure is one of those who stand on its feature: to the others a shepherd is not
    /// there, nor they to him (R-HSH-2, 7).
    pub const fn is_occupant(self) -> bool {
        !matches!(self.facts().role, Role::Apart)
    }
}

/// The figures of a player that are not on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Supply([u8; Figure::ALL.len()]);

impl Supply {
    /// A player's figures before the first turn: so many of each kind.
    pub fn at_start(count: impl Fn(Figure) -> u8) -> Self {
        Self(Figure::ALL.map(count))
    }

    /// The number of figures of that kind that are left.
    pub const fn count(&self, figure: Figure) -> u8 {
        self.0[figure as usize]
    }

    /// The number of followers of any kind that are left.
    pub fn followers(&self) -> u8 {
        Figure::ALL
            .into_iter()
            .filter(|figure| figure.is_follower())
            .map(|figure| self.count(figure))
            .sum()
    }

    pub(crate) fn take_out(&mut self, figure: Figure) {
        let left = &mut self.0[figure as usize];
        *left = left.saturating_sub(1);
    }

    pub(crate) fn put(&mut self, figure: Figure) {
        self.0[figure as usize] += 1;
    }
}

/// The letter of a player by the name alone, if it can be drawn.
pub fn letter(name: &str, is_drawn: impl Fn(char) -> bool) -> char {
    of_name(name).find(|letter| is_drawn(*letter)).unwrap_or('?')
}

/// The characters that may stand for a name, the likeliest first.
fn of_name(name: &str) -> impl Iterator<Item = char> {
    let own = name.chars().filter(|letter| letter.is_alphanumeric());
    own.flat_map(char::to_uppercase).chain('1'..='9')
}

/// A letter for each player, all different and such as can be drawn: from their names where
/// possible, else a number, for a colour is never alone.
pub fn letters(players: &[Player], is_drawn: impl Fn(char) -> bool) -> PerSeat<char> {
    let mut taken: Vec<char> = Vec::new();
    let mut letters = PerSeat::from_fn(|_| ' ');
    for (seat, player) in Seat::all(MAX_PLAYERS).zip(players) {
        let is_free = |letter: &char| !taken.contains(letter) && is_drawn(*letter);
        let letter = of_name(&player.name).find(is_free).unwrap_or('?');
        taken.push(letter);
        letters[seat] = letter;
    }
    letters
}
