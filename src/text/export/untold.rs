//! The reasons why a game is not told to others.

use crate::Words;
use crate::say;
use journal::Journal;
use rules::game::pad;

/// A reason why a game is not told to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Untold {
    /// The game is not over, so hands are secret.
    Running,
    /// Nothing but the orders was recorded, and nobody has read the score track.
    NoScore,
    /// A play needs the day.
    Undated,
    /// The link of a play is too long.
    TooLong,
}

impl Untold {
    /// Checks that the result of a game can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn unless_finished(journal: &Journal) -> Result<(), Self> {
        let game = journal.game();
        if !game.is_finished() {
            Err(Self::Running)
        } else if !pad::knows_points(game) {
            Err(Self::NoScore)
        } else {
            Ok(())
        }
    }
}

impl Words {
    /// The reason why a game is not told to others, in a sentence that says what to do.
    pub fn untold(&self, untold: Untold) -> String {
        say!(
            self,
            match untold {
                Untold::Running => "evening-running",
                Untold::NoScore => "evening-no-score",
                Untold::Undated => "evening-started",
                Untold::TooLong => "evening-too-long",
            }
        )
    }
}
