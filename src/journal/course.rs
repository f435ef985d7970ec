//! The course of a game: the points after each turn, and the reigns of the King and the Robber.

use super::{Entry, Journal, begins_turn};
use rules::expansion;
use rules::expansion::king_robber;
use rules::nature::Role;
use rules::setup::Recording;
use rules::table;
use rules::title::Title;
use rules::{Move, Outcome, Seat};

/// The course of a game, turn by turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// The points of all players by seat: before the first turn, after each turn and, once the game
    /// is over, after the final scoring.
    pub totals: Vec<Vec<i32>>,
    /// Each taking of the King or the Robber, or beating of one's own record, in order (R-KR-3).
    pub reigns: Vec<Reign>,
    /// The number of turns begun, without the final scoring.
    pub turns: usize,
    /// The step at which each player came, by seat: 0 for all who were there from the beginning.
    came: Vec<usize>,
}

/// A title from one turn on, until the next reign of the same title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reign {
    /// The King or the Robber.
    pub title: Title,
    /// The player who has the title.
    pub holder: Seat,
    /// The size to beat, in tiles.
    pub size: u32,
    /// The turn in which it was taken, from 1.
    pub turn: usize,
}

/// The outcomes of a list of moves, each with its move, from 0.
pub(super) fn outcomes(entries: &[Entry]) -> impl Iterator<Item = (usize, &Outcome)> {
    let all = entries.iter().enumerate();
    all.flat_map(|(index, entry)| entry.outcomes.iter().map(move |outcome| (index, outcome)))
}

/// Whether an outcome begins the final scoring, or ends a game in which nothing is scored.
pub const fn ends(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::FinalScoringBegan | Outcome::Finished { .. })
}

/// Whether the turn that had begun does not count: the game was ended with that move, from 0,
/// before anything was done in the turn. What the table sets right is no turn, and what is done
/// with orders is none where turns are recorded.
pub fn is_unplayed(journal: &Journal, end: usize) -> bool {
    let is_of_end = |entry: &&Entry| {
        matches!(
            entry.made,
            Move::AskForOrders | Move::EndGame | Move::Remain { .. } | Move::CountCompleted { .. }
        )
    };
    let has_turns = journal.game().recording() != Recording::Deck;
    let is_beside = |entry: &&Entry| {
        let role = entry.made.nature().role;
        (role == Role::Table || (role == Role::Orders && has_turns)) && !begins_turn(entry)
    };
    // Claims before the end belong to the turns before (R-KO-41).
    let until = journal.entries().iter().take(end + 1);
    let asked = until.clone().rposition(|entry| entry.made == Move::AskForOrders);
    let mut back = until.take(asked.map_or(end + 1, |asked| asked + 2)).rev().peekable();
    back.peek().is_some_and(is_of_end)
        && back.find(|entry| !is_of_end(entry) && !is_beside(entry)).is_some_and(begins_turn)
}

impl Course {
    /// The course of a game so far.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "whatever else happens, points are told by scores"
    )]
    pub fn from_journal(journal: &Journal) -> Self {
        let mut now = vec![0; journal.game().setup().players.len()];
        let mut totals = vec![now.clone()];
        let mut came = vec![0; now.len()];
        let (mut reigns, mut turns, mut is_over, mut is_final) = (Vec::new(), 1, false, false);
        for (index, outcome) in outcomes(journal.entries()) {
            if ends(outcome) && !is_final {
                is_final = true;
                if turns > 1 && is_unplayed(journal, index) {
                    turns -= 1;
                    // The totals after an unplayed turn repeat those before it.
                    totals.pop();
                }
            }
            match outcome {
                Outcome::Scored(score) => {
                    if let Some(total) = now.get_mut(score.seat.index()) {
                        *total += score.points();
                    }
                    // A table may still correct the result by hand.
                    if let Some(last) = totals.last_mut().filter(|_| is_over) {
                        last.clone_from(&now);
                    }
                }
                Outcome::Expansion(expansion::Outcome::KingRobber(
                    king_robber::Outcome::Taken(taken),
                )) => {
                    let (title, holder, size) = (taken.title, taken.by, taken.size);
                    reigns.push(Reign { title, holder, size, turn: turns });
                }
                // The first turn begins when all have decided on their orders; a turn given to
                // another player has begun before.
                Outcome::TurnBegan { turn, .. } if *turn as usize > turns => {
                    totals.push(now.clone());
                    turns += 1;
                }
                Outcome::Table(table::Outcome::Joined { seat }) => {
                    if let Some(came) = came.get_mut(seat.index()) {
                        *came = totals.len() - 1;
                    }
                }
                Outcome::FinalScoringBegan => totals.push(now.clone()),
                Outcome::Finished { .. } => {
                    totals.push(now.clone());
                    is_over = true;
                }
                _ => {}
            }
        }
        Self { totals, reigns, turns, came }
    }

    /// The step at which a player came: that before the first turn, or after the turn before which
    /// a guest sat down.
    pub fn came(&self, seat: Seat) -> usize {
        let last = self.totals.len().saturating_sub(1);
        self.came.get(seat.index()).copied().unwrap_or_default().min(last)
    }

    /// Whether a player was at the table at a step.
    pub fn is_there(&self, step: usize, seat: Seat) -> bool {
        self.came(seat) <= step
    }

    /// A player's points at each step, as in `totals`, from the one on at which the player came.
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = i32> {
        let there = self.totals.iter().skip(self.came(seat));
        there.map(move |totals| totals.get(seat.index()).copied().unwrap_or_default())
    }

    /// A player's points at a step; after the last step, those at the end.
    pub fn total(&self, step: usize, seat: Seat) -> i32 {
        let totals = self.totals.get(step).or(self.totals.last());
        totals.and_then(|totals| totals.get(seat.index())).copied().unwrap_or_default()
    }

    /// The points that each player won or lost in each turn: the turn, from 1, the player and the
    /// points, turn by turn in the order of the seats, without the final scoring.
    pub fn gains(&self) -> impl Iterator<Item = (usize, Seat, i32)> {
        let turns = 1..=self.turns.min(self.totals.len().saturating_sub(1));
        let players = self.totals.first().map_or(0, Vec::len);
        turns.flat_map(move |turn| {
            let gain = move |seat| self.total(turn, seat) - self.total(turn - 1, seat);
            Seat::all(players).map(move |seat| (turn, seat, gain(seat)))
        })
    }

    /// The last reign of a title at a step, with its size in tiles; `None` if nobody had the title.
    pub fn reign(&self, title: Title, step: usize) -> Option<&Reign> {
        self.reigns.iter().rev().find(|reign| reign.title == title && reign.turn <= step)
    }
}
