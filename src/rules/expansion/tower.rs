//! The Tower (R-TW): towers, the followers on top of them, and prisoners.

use serde::{Deserialize, Serialize};

use crate::feature::{Occupant, Place};
use crate::geometry::{Position, Side};
use crate::player::{Figure, MAX_PLAYERS, PerSeat, Seat};
use crate::tile::{Segment, Tile};

/// The points that a prisoner costs (R-TW-5).
pub const RANSOM: i32 = 3;

/// The tile whose tower site lies in one of its cities or outside, as the table decides (R-KO-17).
const DOUBTFUL: &str = "tower-city-caps-opposite-road-straight";

/// Whether the table has to say where the tower site of a tile lies; unsaid it lies outside
/// (R-KO-17).
pub fn is_doubtful(tile: &Tile) -> bool {
    tile.id.as_str() == DOUBTFUL && tile.tower_site && tile.tower_site_in_city.is_none()
}

/// A tower of at least one piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tower {
    /// The tile on which it stands.
    pub at: Position,
    /// Its height in pieces, which is also its reach in tiles (R-TW-3).
    pub height: u8,
    /// The follower on top, who closes it.
    pub guard: Option<Occupant>,
}

/// The capture of a follower within reach (R-TW-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// The owner of the follower.
    pub player: Seat,
    /// The kind of the follower.
    pub figure: Figure,
    /// The tile on which the follower stands.
    pub at: Position,
    /// The segment of that tile; absent: on top of its tower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
    /// The prisoner of one's own that is exchanged for it, if there are several kinds (R-TW-4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<Figure>,
}

impl Capture {
    /// The follower who is captured.
    pub const fn captive(self) -> Occupant {
        Occupant { seat: self.player, figure: self.figure }
    }

    /// The segment from which it is taken, unless it is on top of a tower.
    pub fn place(self) -> Option<Place> {
        self.on.map(|segment| Place { at: self.at, segment })
    }
}

/// A follower in another player's hands (R-TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prisoner {
    /// The player who holds it.
    pub captor: Seat,
    /// Its owner.
    pub owner: Seat,
    /// The kind of figure.
    pub figure: Figure,
}

/// All towers, the pieces left and the prisoners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Towers {
    towers: Vec<Tower>,
    pieces: PerSeat<u8>,
    prisoners: Vec<Prisoner>,
}

impl Towers {
    /// R-TW-1: 10, 9, 7, 6 or 5 pieces each for 2 to 6 players.
    pub fn new(players: usize) -> Self {
        const PIECES: [u8; MAX_PLAYERS - 1] = [10, 9, 7, 6, 5];
        let pieces =
            players.checked_sub(2).and_then(|index| PIECES.get(index)).copied().unwrap_or(0);
        Self { towers: Vec::new(), pieces: PerSeat::from_fn(|_| pieces), prisoners: Vec::new() }
    }

    /// The towers, in the order in which they were begun.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The tower of a tile; `None` if it has none yet.
    pub fn tower(&self, at: Position) -> Option<&Tower> {
        self.towers.iter().find(|tower| tower.at == at)
    }

    /// The tower pieces that a player has left.
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.pieces[seat]
    }

    /// The prisoners, in the order in which they were captured.
    pub fn prisoners(&self) -> &[Prisoner] {
        &self.prisoners
    }

    /// The number of prisoners that a player holds.
    pub fn prisoners_of(&self, seat: Seat) -> u32 {
        self.prisoners.iter().filter(|prisoner| prisoner.captor == seat).count() as u32
    }

    /// Takes a piece from a player for some tower.
    pub(crate) fn spend_piece(&mut self, seat: Seat) {
        self.pieces[seat] = self.pieces[seat].saturating_sub(1);
    }

    pub(crate) fn raise(&mut self, seat: Seat, at: Position) -> u8 {
        self.spend_piece(seat);
        if let Some(tower) = self.towers.iter_mut().find(|tower| tower.at == at) {
            tower.height = tower.height.saturating_add(1);
            return tower.height;
        }
        self.towers.push(Tower { at, height: 1, guard: None });
        1
    }

    /// Takes down the guards of a player who leaves and frees the prisoners of that player. Returns
    /// the figures that go home.
    pub(crate) fn take_home(&mut self, seat: Seat) -> Vec<Occupant> {
        let mut home = Vec::new();
        for tower in &mut self.towers {
            home.extend(tower.guard.take_if(|guard| guard.seat == seat));
        }
        let freed = self.prisoners.extract_if(.., |prisoner| prisoner.captor == seat);
        let owned = |prisoner: Prisoner| Occupant { seat: prisoner.owner, figure: prisoner.figure };
        home.extend(freed.map(owned));
        home
    }

    pub(crate) fn set_guard(&mut self, at: Position, guard: Option<Occupant>) {
        if let Some(tower) = self.towers.iter_mut().find(|tower| tower.at == at) {
            tower.guard = guard;
        }
    }

    pub(crate) fn imprison(&mut self, prisoner: Prisoner) {
        self.prisoners.push(prisoner);
    }

    pub(crate) fn release(&mut self, prisoner: Prisoner) -> bool {
        let found = self.prisoners.iter().position(|other| *other == prisoner);
        found.map(|index| self.prisoners.remove(index)).is_some()
    }
}

/// R-TW-3: whether a tower reaches its own tile or one straight on, past towers and gaps.
pub fn reaches(tower: Position, height: u8, at: Position) -> bool {
    let straight = |side: Side| {
        let mut place = tower;
        (0..height).any(|_| {
            place = place.towards(side);
            place == at
        })
    };
    tower == at || Side::ALL.into_iter().any(straight)
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The tile has no tower foundation (R-TW-2).
    NoFoundation { at: Position },
    /// A follower on top closes the tower (R-TW-2).
    Closed { by: Seat },
    /// No tower pieces left (R-TW-1).
    NoPieceLeft { seat: Seat },
    /// No tower was raised in this turn, or its capture is made (R-TW-3).
    NoneRaised,
    /// The tower does not reach that far (R-TW-3).
    OutOfReach { at: Position },
    /// No tower stands there (R-TW-2).
    NoTower { at: Position },
    /// That figure does not climb towers (R-TW-2).
    CannotClimb { figure: Figure },
    /// One prisoner a turn is bought back, before the turn is scored (R-TW-5).
    RansomOnce,
    /// That player holds no such prisoner of the active player (R-TW-5).
    NoPrisoner { captor: Seat, figure: Figure },
    /// A ransom costs 3 points (R-TW-5).
    TooPoor { points: i32 },
    /// The table has said that of the tower site before.
    SiteIsThere,
    /// The tile's tower site is not in question (R-KO-17).
    NoQuestion { at: Position },
    /// A tower has at most so many pieces (R-TW-1).
    NoSuchHeight { height: u32, most: u32 },
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The table said in which city a tower site lies, or that it lies outside (R-KO-17).
    SiteSaid { at: Position, on: Option<Segment> },
    /// A tower piece was put on (R-TW-2).
    Raised { seat: Seat, at: Position, height: u8 },
    /// A follower stands on top of a tower now (R-TW-2).
    Manned { seat: Seat, at: Position },
    /// A follower was captured (R-TW-3).
    Captured { seat: Seat, captive: Occupant, at: Position },
    /// Two players' prisoners were exchanged (R-TW-4).
    Exchanged { own: Occupant, theirs: Occupant },
    /// A prisoner was bought back; the points follow as scores (R-TW-5).
    Ransomed { seat: Seat, captor: Seat, figure: Figure },
}
