//! Places, sides and rotations. Positions count tiles: x grows east, y grows south (design: one
//! grid for all files).

use serde::{Deserialize, Serialize};

/// A place on the grid, in tiles. Saved as `[x, y]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Position {
    /// The tiles east of the start tile.
    pub x: i32,
    /// The tiles south of the start tile.
    pub y: i32,
}

impl Position {
    /// The place of the start tile.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The place `x` tiles east and `y` tiles south of the start tile.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The place that touches this one with a full side.
    #[must_use]
    pub const fn towards(self, side: Side) -> Self {
        match side {
            Side::North => self.offset(0, -1),
            Side::East => self.offset(1, 0),
            Side::South => self.offset(0, 1),
            Side::West => self.offset(-1, 0),
        }
    }

    /// The eight places that touch this one by side or corner, clockwise from the north-west.
    pub fn neighbours(self) -> [Self; 8] {
        [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
            .map(|(x, y)| self.offset(x, y))
    }

    const fn offset(self, x: i32, y: i32) -> Self {
        // A game file may name any place; the edge of the numbers is far outside every table.
        Self::new(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }
}

impl From<[i32; 2]> for Position {
    fn from([x, y]: [i32; 2]) -> Self {
        Self::new(x, y)
    }
}

impl From<Position> for [i32; 2] {
    fn from(at: Position) -> Self {
        [at.x, at.y]
    }
}

/// A side of a tile or of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// Up on the screen, y − 1.
    #[serde(rename = "n")]
    North,
    /// Right on the screen, x + 1.
    #[serde(rename = "e")]
    East,
    /// Down on the screen, y + 1.
    #[serde(rename = "s")]
    South,
    /// Left on the screen, x − 1.
    #[serde(rename = "w")]
    West,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side that a neighbour turns towards this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// This side after that many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        match (self.index() + quarters as usize) % 4 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }

    /// Sides after that many quarter turns clockwise, in order.
    pub fn all_turned(sides: &[Self], quarters: u8) -> Vec<Self> {
        let mut turned: Vec<Self> = sides.iter().map(|side| side.turned(quarters)).collect();
        turned.sort_unstable();
        turned
    }

    /// The number of the side: 0 north, 1 east, 2 south, 3 west.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two halves of this side, clockwise.
    pub const fn halves(self) -> [HalfEdge; 2] {
        [HalfEdge(self as u8 * 2), HalfEdge(self as u8 * 2 + 1)]
    }
}

/// A corner of a tile on the board, where four tiles meet (R-AM-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Corner {
    /// Right and up.
    #[serde(rename = "ne")]
    NorthEast,
    /// Right and down.
    #[serde(rename = "se")]
    SouthEast,
    /// Left and down.
    #[serde(rename = "sw")]
    SouthWest,
    /// Left and up.
    #[serde(rename = "nw")]
    NorthWest,
}

impl Corner {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The side before the corner, clockwise.
    pub const fn side(self) -> Side {
        match self {
            Self::NorthEast => Side::North,
            Self::SouthEast => Side::East,
            Self::SouthWest => Side::South,
            Self::NorthWest => Side::West,
        }
    }

    /// The two half edges that meet at the corner.
    pub const fn halves(self) -> [HalfEdge; 2] {
        let first = self.side().halves()[1];
        [first, HalfEdge((first.0 + 1) % 8)]
    }

    /// This corner after that many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        match (self as usize + quarters as usize) % 4 {
            0 => Self::NorthEast,
            1 => Self::SouthEast,
            2 => Self::SouthWest,
            _ => Self::NorthWest,
        }
    }

    /// The four tiles that meet at this corner of the tile at a place, each with its name for the
    /// corner.
    pub fn tiles(self, at: Position) -> [(Position, Self); 4] {
        let (ahead, aside) = (self.side(), self.side().turned(1));
        [
            (at, self),
            (at.towards(ahead), self.turned(1)),
            (at.towards(ahead).towards(aside), self.turned(2)),
            (at.towards(aside), self.turned(3)),
        ]
    }
}

/// One of the eight directions from a tile: `n` to `w`, `ne` to `nw` (R-FLY-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Heading {
    /// Across a side.
    Straight(Side),
    /// Across a corner.
    Diagonal(Corner),
}

impl Heading {
    /// The direction on the board once the tile is turned.
    #[must_use]
    pub const fn to_board(self, rotation: Rotation) -> Self {
        match self {
            Self::Straight(side) => Self::Straight(rotation.to_board(side)),
            Self::Diagonal(corner) => Self::Diagonal(corner.turned(rotation.quarters())),
        }
    }

    /// The place that lies so many tiles away.
    pub fn from(self, at: Position, steps: u8) -> Position {
        let step = |at: Position| match self {
            Self::Straight(side) => at.towards(side),
            Self::Diagonal(corner) => at.towards(corner.side()).towards(corner.side().turned(1)),
        };
        (0..steps).fold(at, |at, _| step(at))
    }
}

/// How far a tile is turned clockwise from the way it stands in the facts. Saved in degrees.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u16", into = "u16")]
#[cfg_attr(feature = "schema", schemars(extend("enum" = Rotation::ALL.map(Rotation::degrees))))]
pub enum Rotation {
    /// The rotation of the facts.
    #[default]
    None,
    /// 90° clockwise.
    Quarter,
    /// 180°.
    Half,
    /// 270° clockwise.
    ThreeQuarters,
}

impl Rotation {
    /// All four, by growing angle.
    pub const ALL: [Self; 4] = [Self::None, Self::Quarter, Self::Half, Self::ThreeQuarters];

    /// Quarter turns clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self as u8
    }

    /// The rotation in degrees: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self as u16 * 90
    }

    /// The rotation after one more quarter turn clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::None => Self::Quarter,
            Self::Quarter => Self::Half,
            Self::Half => Self::ThreeQuarters,
            Self::ThreeQuarters => Self::None,
        }
    }

    /// The side of the board where a side of the facts lies once the tile is turned.
    pub const fn to_board(self, side: Side) -> Side {
        side.turned(self.quarters())
    }

    /// The side of the facts that lies on a side of the board once the tile is turned.
    pub const fn to_tile(self, side: Side) -> Side {
        side.turned(4 - self.quarters())
    }
}

impl TryFrom<u16> for Rotation {
    type Error = String;

    fn try_from(degrees: u16) -> Result<Self, Self::Error> {
        Self::ALL
            .into_iter()
            .find(|rotation| rotation.degrees() == degrees)
            .ok_or_else(|| format!("a rotation is 0, 90, 180 or 270 degrees, not {degrees}"))
    }
}

impl From<Rotation> for u16 {
    fn from(rotation: Rotation) -> Self {
        rotation.degrees()
    }
}

/// Half of a side: where a field leaves the tile beside a road. Clockwise
/// `n1 n2 e1 e2 s1 s2 w1 w2`, so n1 is the west half of the north side and w1 the south half of the
/// west side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", schemars(extend("enum" = HalfEdge::NAMES)))]
pub struct HalfEdge(u8);

impl HalfEdge {
    const NAMES: [&'static str; 8] = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];

    /// All eight, clockwise from n1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The number of the half edge: 0 for n1 to 7 for w2.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that the half edge belongs to.
    pub const fn side(self) -> Side {
        Side::North.turned(self.0 / 2)
    }

    /// The neighbour's half that touches this one: n1–s2, n2–s1, e1–w2, e2–w1.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(((self.0 + 4) % 8) ^ 1)
    }

    /// The half edge of the board where one of the facts lies once the tile is turned.
    #[must_use]
    pub const fn to_board(self, rotation: Rotation) -> Self {
        Self((self.0 + rotation.quarters() * 2) % 8)
    }

    /// The half edge of the facts that lies at one of the board once the tile is turned.
    #[must_use]
    pub const fn to_tile(self, rotation: Rotation) -> Self {
        Self((self.0 + 8 - rotation.quarters() * 2) % 8)
    }

    /// The name in the facts, `n1` to `w2`.
    pub fn name(self) -> &'static str {
        Self::NAMES.get(self.index()).copied().unwrap_or_default()
    }
}

impl TryFrom<String> for HalfEdge {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::all()
            .find(|half| half.name() == name)
            .ok_or_else(|| format!("a half edge is one of n1 n2 e1 e2 s1 s2 w1 w2, not `{name}`"))
    }
}

impl From<HalfEdge> for String {
    fn from(half: HalfEdge) -> Self {
        half.name().to_owned()
    }
}
