//! The lines of sums.

use super::label::Label;

/// Whether a feature is scored because it is complete or because the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Finality {
    Complete,
    Incomplete,
}

/// One line of a sum: `count` times `each`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The thing that is counted.
    pub label: Label,
    /// The number of these.
    pub count: i32,
    /// The points for each.
    pub each: i32,
}

impl Line {
    /// A line; counts are small enough for `i32` on every board.
    pub fn new(label: Label, count: u32, each: i32) -> Self {
        Self { label, count: i32::try_from(count).unwrap_or(i32::MAX), each }
    }

    /// The points of this line.
    pub const fn points(&self) -> i32 {
        self.count.saturating_mul(self.each)
    }
}
