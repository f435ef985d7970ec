//! Traders & Builders: the goods that completing a city brings (R-TB-1, 2).

use crate::player::{PerSeat, Seat};
use crate::scoring::{Label, Line, Score, Source};
use crate::tile::{Good, PerGood};

/// Points for the most tokens of a good (R-TB-2).
const MOST: i32 = 10;

/// Everybody's tokens.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Goods(PerSeat<PerGood<u32>>);

impl Goods {
    /// A player's tokens.
    pub fn held(&self, seat: Seat) -> &PerGood<u32> {
        &self.0[seat]
    }

    pub(crate) fn gain(&mut self, seat: Seat, tokens: &PerGood<u32>) {
        for good in Good::ALL {
            self.0[seat][good] += tokens[good];
        }
    }

    /// R-TB-2: for each good, 10 points to everybody who has the most of it, unless nobody has any.
    pub fn final_scores(&self, players: usize) -> Vec<Score> {
        let mut scores = Vec::new();
        for good in Good::ALL {
            let most = Seat::all(players).map(|seat| self.0[seat][good]).max().unwrap_or(0);
            let winners = Seat::all(players).filter(|seat| most > 0 && self.0[*seat][good] == most);
            scores.extend(winners.map(|seat| Score {
                seat,
                source: Source::Goods,
                lines: vec![Line::new(Label::Goods(good), 1, MOST)],
                record: None,
            }));
        }
        scores
    }
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The completer of a city takes the goods in it (R-TB-1).
    GoodsTaken { seat: Seat, goods: PerGood<u32> },
}
