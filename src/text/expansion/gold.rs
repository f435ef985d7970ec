//! Gold Mines in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::gold::{Outcome, Rejection};
use rules::geometry::Position;
use rules::piece::Neutral;
use rules::set::GOLD_MINES;
use rules::{Game, Seat, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-gold", Set(GOLD_MINES), "R-GLD-1", "why-head-placing"),
    told("why-ask-share-gold", Set(GOLD_MINES), "R-GLD-3, 4", "why-head-scoring"),
    told("why-for-gold", Set(GOLD_MINES), "R-GLD-6", "why-head-end"),
];

impl Words {
    pub(in super::super) fn gold_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::First => "reject-gold-first",
            Rejection::NoneDue => "reject-no-gold",
            Rejection::NotBeside { .. } => "reject-gold-beside",
            Rejection::NotShared => "reject-gold-shared",
        };
        self.say(key, &[])
    }

    pub(in super::super) fn gold_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        match outcome {
            Outcome::Laid { from, at } => {
                let direction = self.direction(*from, *at);
                say!(self, "outcome-gold-laid", direction = direction)
            }
            Outcome::NoneLeft => say!(self, "outcome-gold-none"),
            Outcome::Taken { seat, bars } => {
                let bars = self.tokens(Neutral::Gold(*bars));
                say!(self, "outcome-gold-taken", name = setting.name(*seat), bars = bars)
            }
        }
    }

    /// The direction of the place of a bar, seen from the gold tile.
    pub(in super::super) fn beside_gold(&self, at: Position, game: &Game) -> String {
        game.tile_asked_about().map(|from| self.direction(from, at)).unwrap_or_default()
    }

    /// The bars of each player: "Anna 2, Ben 1".
    pub(in super::super) fn shares(&self, bars: &[u8], game: &Game) -> String {
        let shares = game.seats().zip(bars).filter(|(_, bars)| **bars > 0);
        let share = |(seat, bars): (Seat, &u8)| format!("{} {bars}", game.name(seat));
        shares.map(share).collect::<Vec<_>>().join(&say!(self, "list-separator"))
    }
}
