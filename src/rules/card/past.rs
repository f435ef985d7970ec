//! The counts of a game so far, for the tasks that count (R-KO-51…54): it follows from
//! the moves, is the same for everybody, and tells of no hand.

use super::requirement::strict::least;
use super::requirement::{Bound, Which};
use crate::feature::completion::Completion;
use crate::player::{MAX_PLAYERS, PerSeat, Seat};
use crate::tile::Kind;

/// The kinds of features that can be complete.
const KINDS: [Kind; 5] = [Kind::City, Kind::Road, Kind::MONASTERY, Kind::SHRINE, Kind::GARDEN];

/// How far the holder of a card is with what it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// So many are there.
    pub done: u32,
    /// So many are wanted.
    pub of: u32,
}

impl Progress {
    /// The progress towards the least number that a bound takes, if there is one.
    pub fn towards(done: u32, bound: Bound) -> Option<Self> {
        let of = least(Some(bound));
        (of > 0).then_some(Self { done, of })
    }
}

/// The completed features of each kind, by their completers (R-DEF-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Completions([PerSeat<u32>; KINDS.len()]);

impl Completions {
    /// So many of a kind that a player has completed; those of everybody if none is named.
    pub fn of(&self, feature: Which, by: Option<Seat>) -> u32 {
        let kinds = KINDS.iter().zip(&self.0).filter(|(kind, _)| feature.includes(**kind));
        let count = |counts: &PerSeat<u32>| match by {
            Some(seat) => counts[seat],
            None => Seat::all(MAX_PLAYERS).map(|seat| counts[seat]).sum(),
        };
        kinds.map(|(_, counts)| count(counts)).sum()
    }

    fn add(&mut self, completion: &Completion) {
        let kinds = KINDS.iter().zip(&mut self.0);
        for (_, counts) in kinds.filter(|(kind, _)| **kind == completion.record.kind) {
            counts[completion.completer] += 1;
        }
    }
}

/// The orders of one player that were fulfilled, as one of them counts (R-KO-52).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fulfilled {
    /// All of them.
    pub all: u32,
    /// Those with the farmer's mark.
    pub farmers: u32,
    /// Those of one set.
    pub alike: u32,
}

/// An order that was fulfilled, as far as it is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Done {
    seat: Seat,
    set: String,
    farmer: bool,
}

/// The turns of one player, as far as they are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Turns {
    /// The last tiles, one after the other, with which no follower was deployed.
    bare: u32,
    /// The last turns that are over, one after the other, with a farmer.
    farming: u32,
}

/// Everything that is counted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Past {
    completed: Completions,
    done: Vec<Done>,
    turns: PerSeat<Turns>,
    /// Whether the tile laid last still waits for its follower.
    is_open: bool,
    /// Whether the player on turn has deployed a follower with the tile, and a farmer in the turn.
    has_deployed: bool,
    has_farmed: bool,
}

impl Past {
    /// The features that have been completed so far.
    pub const fn completed(&self) -> &Completions {
        &self.completed
    }

    /// The fulfilled orders of a player; of one set those of which there are the most.
    pub fn fulfilled(&self, seat: Seat) -> Fulfilled {
        let alike = self.of(seat).map(|one| self.of_set(seat, &one.set)).max();
        self.counted(seat, true, alike.unwrap_or(0))
    }

    /// The tiles of a player, one after the other, with which no follower was deployed (R-KO-53).
    pub fn bare(&self, seat: Seat) -> u32 {
        self.turns[seat].bare
    }

    /// The turns of a player, one after the other, in which a farmer was placed (R-KO-54): the one
    /// under way counts if it has one already, and those before it if it may still have one.
    pub fn farming(&self, seat: Seat, active: Seat) -> u32 {
        self.turns[seat].farming + u32::from(self.has_farmed && seat == active)
    }

    /// Counts what a tile has completed.
    pub(crate) fn complete(&mut self, completions: &[Completion]) {
        completions.iter().for_each(|completion| self.completed.add(completion));
    }

    /// Counts an order that was fulfilled, and tells how many there are now, as it counts.
    pub(crate) fn fulfil(&mut self, seat: Seat, set: &str, farmer: bool) -> Fulfilled {
        self.done.push(Done { seat, set: set.to_owned(), farmer });
        self.counted(seat, farmer, self.of_set(seat, set))
    }

    /// A tile lies.
    pub(crate) const fn lay(&mut self) {
        self.is_open = true;
        self.has_deployed = false;
    }

    /// The player on turn has deployed a follower, maybe a farmer.
    pub(crate) const fn deploy(&mut self, farmer: bool) {
        self.has_deployed = true;
        self.has_farmed |= farmer;
    }

    /// All is done that belongs to a tile of that player. Returns how many there are now, one after
    /// the other, without a follower; `None` if it was over before.
    pub(crate) fn leave_tile(&mut self, seat: Seat) -> Option<u32> {
        let bare = &mut self.turns[seat].bare;
        std::mem::take(&mut self.is_open).then(|| {
            *bare = if self.has_deployed { 0 } else { bare.saturating_add(1) };
            *bare
        })
    }

    /// The turn of that player is over.
    pub(crate) fn leave_turn(&mut self, seat: Seat) {
        let has_farmed = std::mem::take(&mut self.has_farmed);
        let farming = &mut self.turns[seat].farming;
        *farming = if has_farmed { farming.saturating_add(1) } else { 0 };
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Done> {
        self.done.iter().filter(move |one| one.seat == seat)
    }

    fn of_set(&self, seat: Seat, set: &str) -> u32 {
        self.of(seat).filter(|one| one.set == set).count() as u32
    }

    /// The orders of a player as they count; an order without the farmer's mark is none with it.
    fn counted(&self, seat: Seat, with_farmers: bool, alike: u32) -> Fulfilled {
        let farmers = self.of(seat).filter(|one| one.farmer && with_farmers).count();
        Fulfilled { all: self.of(seat).count() as u32, farmers: farmers as u32, alike }
    }
}
