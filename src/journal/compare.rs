//! Comparing the game with the table: what can be counted at both, and the search for the turn in
//! which they parted.

use std::ops::Range;

use super::Journal;
use crate::rules::expansion::king_robber::Holding;
use crate::rules::orders::requirement::Title;
use crate::rules::player::{Seat, Supply};
use crate::rules::setup::Recording;
use crate::rules::tile::PerGood;
use crate::rules::{Game, Outcome};

/// Something that people count at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The tiles in the bag.
    Tiles,
    /// The holder of the King or the Robber, and the size to beat.
    Title(Title),
    /// A player's marker on the track.
    Score(Seat),
    /// A player's figures in supply.
    Figures(Seat),
    /// A player's goods.
    Goods(Seat),
    /// A player's tower pieces in supply (R-TW-1).
    Pieces(Seat),
    /// The number of followers that a player holds as prisoners (R-TW-3).
    Prisoners(Seat),
    /// The number of orders that a player holds.
    Cards(Seat),
}

/// The result that a count should have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// Tiles, points or cards.
    Number(i32),
    /// The holder of a title and the size to beat.
    Held(Holding),
    /// Figures.
    Figures(Supply),
    /// Tokens.
    Goods(PerGood<u32>),
}

/// The facts that can be compared in a game: first those of the whole table, then player by player.
#[must_use]
pub fn facts(game: &Game) -> Vec<Fact> {
    // The scorepad does not know the tiles and figures.
    let on_board = game.recording() == Recording::Board;
    let mut facts: Vec<Fact> = on_board.then_some(Fact::Tiles).into_iter().collect();
    // Where nothing but the orders is recorded, nobody knows who holds anything else.
    let has_things = game.recording() != Recording::Deck;
    if has_things && game.titles().is_some() {
        facts.extend([Fact::Title(Title::King), Fact::Title(Title::Robber)]);
    }
    for seat in game.seats() {
        facts.push(Fact::Score(seat));
        facts.extend(on_board.then_some(Fact::Figures(seat)));
        facts.extend(game.goods().filter(|_| has_things).map(|_| Fact::Goods(seat)));
        if on_board && game.towers().is_some() {
            facts.extend([Fact::Pieces(seat), Fact::Prisoners(seat)]);
        }
        facts.extend(game.orders().map(|_| Fact::Cards(seat)));
    }
    facts
}

/// The amount of a fact in a game; zero or empty for what is not in play.
#[must_use]
pub fn amount(game: &Game, fact: Fact) -> Amount {
    match fact {
        Fact::Tiles => Amount::Number(i32::try_from(game.count_left()).unwrap_or(i32::MAX)),
        Fact::Title(title) => {
            Amount::Held(game.titles().map(|titles| *titles.holding(title)).unwrap_or_default())
        }
        Fact::Score(seat) => Amount::Number(game.tally(seat).total()),
        Fact::Figures(seat) => Amount::Figures(*game.supply(seat)),
        Fact::Goods(seat) => {
            Amount::Goods(game.goods().map(|goods| *goods.held(seat)).unwrap_or_default())
        }
        Fact::Pieces(seat) => {
            Amount::Number(game.towers().map_or(0, |towers| i32::from(towers.pieces(seat))))
        }
        Fact::Prisoners(seat) => {
            Amount::Number(game.towers().map_or(0, |towers| towers.prisoners_of(seat) as i32))
        }
        Fact::Cards(seat) => {
            Amount::Number(game.orders().map_or(0, |orders| orders.hand(seat).held.len() as i32))
        }
    }
}

/// The end of a turn, or the present.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// The number of the turn; 0 before the first.
    pub turn: u32,
    /// The number of moves until then.
    pub moves: usize,
}

/// The table's memory of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The count was the same then.
    Same,
    /// The count differed already.
    Differs,
    /// Nobody knows.
    Unsure,
}

/// The place where game and table parted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parting {
    /// The first turn and the last one in question.
    pub turns: (u32, u32),
    /// The moves of those turns.
    pub moves: Range<usize>,
}

/// The search for the turn in which a count parted: each answer halves the turns in question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// The fact that differs.
    pub fact: Fact,
    /// The beginning, which is the same at every table, the end of each turn, and the present.
    ends: Vec<End>,
    answers: Vec<Answer>,
}

/// The state of the search, as indices into the ends.
struct Known {
    /// The last end at which the count was the same.
    same: usize,
    /// The first end at which the count differed.
    differs: usize,
    unsure: Vec<usize>,
}

impl Known {
    /// The end to ask about: the one in the middle, or the nearest to it that somebody may know.
    fn asks(&self) -> Option<usize> {
        let middle = usize::midpoint(self.same, self.differs);
        let open = (self.same + 1..self.differs).filter(|end| !self.unsure.contains(end));
        open.min_by_key(|end| end.abs_diff(middle))
    }
}

impl Search {
    /// A search through a game in which something differs now; `None` if nothing has happened yet.
    #[must_use]
    pub fn new(journal: &Journal, fact: Fact) -> Option<Self> {
        let mut ends = vec![End { turn: 0, moves: 0 }];
        for (index, entry) in journal.entries().iter().enumerate() {
            for outcome in &entry.outcomes {
                let Outcome::TurnBegan { turn, .. } = outcome else { continue };
                let end = End { turn: turn.saturating_sub(1), moves: index + 1 };
                match (ends.last_mut(), fact) {
                    // Only cards change during the deal.
                    (_, Fact::Cards(_)) if end.turn == 0 => ends.push(end),
                    (Some(last), _) if last.turn == end.turn => *last = end,
                    _ => ends.push(end),
                }
            }
        }
        let now = End { turn: journal.game().turn(), moves: journal.entries().len() };
        if ends.last().is_some_and(|last| last.moves < now.moves) {
            ends.push(now);
        }
        (ends.len() > 1).then(|| Self { fact, ends, answers: Vec::new() })
    }

    fn known(&self) -> Known {
        let mut known = Known { same: 0, differs: self.ends.len() - 1, unsure: Vec::new() };
        for answer in &self.answers {
            let Some(end) = known.asks() else { break };
            match answer {
                Answer::Same => known.same = end,
                Answer::Differs => known.differs = end,
                Answer::Unsure => known.unsure.push(end),
            }
        }
        known
    }

    /// The end of the turn to ask about; `None` when the search is over.
    #[must_use]
    pub fn asks(&self) -> Option<End> {
        self.known().asks().and_then(|end| self.ends.get(end)).copied()
    }

    /// Takes the answer about the end in question.
    pub fn answer(&mut self, answer: Answer) {
        if self.asks().is_some() {
            self.answers.push(answer);
        }
    }

    /// Takes the last answer back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.answers.pop().is_some()
    }

    /// The turns in question; a single one when everything was answered.
    #[must_use]
    pub fn parting(&self) -> Parting {
        let known = self.known();
        let end = |index: usize| self.ends.get(index).copied().unwrap_or(End { turn: 0, moves: 0 });
        let (same, differs) = (end(known.same), end(known.differs));
        // Moves at the start of an unfinished turn belong to that turn, and the deal belongs to
        // none.
        let first = (same.turn + 1).min(differs.turn);
        Parting { turns: (first, differs.turn), moves: same.moves..differs.moves }
    }
}
