//! Gold Mines: bars on tiles that features take when they are completed (R-GLD-1 to 7).

use std::collections::HashSet;

use crate::geometry::Position;
use crate::piece::Neutral;
use crate::player::{PerSeat, Seat};
use crate::scoring::{Label, Line, Score, Source};

/// Bars in the box (R-GLD-1).
const BARS: u8 = 16;

/// The number of bars that each player gets.
pub type Deal = PerSeat<u8>;

/// All bars: in the box, on tiles and with players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gold {
    left: u8,
    lying: Vec<(Position, u8)>,
    held: Deal,
    /// The deal of the last tile, which the table may say once more.
    pub(crate) dealt: Option<Deal>,
}

impl Default for Gold {
    fn default() -> Self {
        Self { left: BARS, lying: Vec::new(), held: Deal::default(), dealt: None }
    }
}

impl Gold {
    /// The bars that are still in the box.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The tiles with bars, each with their number.
    pub fn lying(&self) -> &[(Position, u8)] {
        &self.lying
    }

    /// The number of bars on a tile.
    pub fn on(&self, at: Position) -> u8 {
        self.lying.iter().find(|(other, _)| *other == at).map_or(0, |(_, bars)| *bars)
    }

    /// The number of bars that a player has.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat]
    }

    /// R-GLD-1, 2: lays one more bar on a tile. Returns whether there was one in the box.
    pub(crate) fn lay(&mut self, at: Position) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        match self.lying.iter_mut().find(|(other, _)| *other == at) {
            Some((_, bars)) => *bars += 1,
            None => self.lying.push((at, 1)),
        }
        true
    }

    /// R-GLD-3, 4: gives the bars on these tiles to the players.
    pub(crate) fn deal_out(&mut self, piles: &[Pile], deal: &Deal) {
        self.lying.retain(|(at, _)| piles.iter().all(|pile| pile.at != *at));
        for seat in Seat::all(crate::player::MAX_PLAYERS) {
            self.held[seat] += deal[seat];
        }
    }

    /// R-GLD-6: the points for everybody's bars.
    pub fn final_scores(&self, players: usize) -> Vec<Score> {
        let score = |seat: Seat| {
            let bars = self.held[seat];
            let label = Label::Gathered(Neutral::Gold(bars));
            let lines = vec![Line::new(label, u32::from(bars), each(bars))];
            Score { seat, source: Source::Gold, lines, record: None }
        };
        Seat::all(players).filter(|seat| self.held[*seat] > 0).map(score).collect()
    }
}

/// The points for each bar of a player with so many (R-GLD-6).
pub const fn each(bars: u8) -> i32 {
    match bars {
        0..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        10.. => 4,
    }
}

/// The bars of a tile, and the players who may take them (R-GLD-3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// The tile.
    pub at: Position,
    /// The number of bars there.
    pub bars: u8,
    /// The owners of the completed features that it belongs to.
    pub takers: Vec<Seat>,
}

/// R-GLD-4: the possible deals if all who can take one bar each in turn, in that order, until none
/// is left. The first is that in which everybody takes from the tile with the most takers.
pub fn deals(piles: &[Pile], order: &[Seat]) -> Vec<Deal> {
    // Tiles with the same takers are one: it decides nothing from which of them a bar is taken.
    let mut heaps: Vec<(Vec<Seat>, u8)> = Vec::new();
    for pile in piles {
        let mut takers = pile.takers.clone();
        takers.sort_unstable();
        match heaps.iter_mut().find(|(others, _)| *others == takers) {
            Some((_, bars)) => *bars += pile.bars,
            None => heaps.push((takers, pile.bars)),
        }
    }
    heaps.sort_by_key(|(takers, _)| std::cmp::Reverse(takers.len()));
    let (heaps, left) = heaps.into_iter().unzip();
    let mut search = Search { heaps, order, seen: HashSet::new(), found: Vec::new() };
    search.follow(left, 0, Deal::default());
    search.found
}

/// The ways to take bars in turn.
struct Search<'a> {
    /// The players who may take from each heap of bars.
    heaps: Vec<Vec<Seat>>,
    order: &'a [Seat],
    /// The states followed so far: the bars left, whose turn it is, and each player's bars.
    seen: HashSet<(Vec<u8>, usize, Deal)>,
    found: Vec<Deal>,
}

impl Search<'_> {
    fn follow(&mut self, left: Vec<u8>, turn: usize, got: Deal) {
        if !self.seen.insert((left.clone(), turn, got)) {
            return;
        }
        let order = self.order.iter().enumerate().cycle().skip(turn).take(self.order.len());
        let can = |seat: &Seat| {
            let mut heaps = self.heaps.iter().zip(&left);
            heaps.any(|(takers, bars)| *bars > 0 && takers.contains(seat))
        };
        let Some((index, seat)) = order.into_iter().find(|(_, seat)| can(seat)) else {
            if !self.found.contains(&got) {
                self.found.push(got);
            }
            return;
        };
        let next = (index + 1) % self.order.len();
        for (heap, bars) in (0..left.len()).zip(left.clone()) {
            if bars > 0 && self.heaps.get(heap).is_some_and(|takers| takers.contains(seat)) {
                let (mut left, mut got) = (left.clone(), got);
                if let Some(bars) = left.get_mut(heap) {
                    *bars -= 1;
                }
                got[*seat] += 1;
                self.follow(left, next, got);
            }
        }
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The second bar of a gold tile comes first (R-GLD-1).
    First,
    /// No bar is to be laid now (R-GLD-1).
    NoneDue,
    /// No tile lies there, or not beside the gold tile.
    NotBeside { at: Position },
    /// The bars cannot be shared like that (R-GLD-4).
    NotShared,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The second bar lies on a neighbour of the gold tile (R-GLD-1).
    Laid { from: Position, at: Position },
    /// No bar is left for a gold tile (R-GLD-2).
    NoneLeft,
    /// A player takes bars (R-GLD-3).
    Taken { seat: Seat, bars: u8 },
}
