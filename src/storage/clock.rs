//! The clock of a game as its file keeps it: a limit, if there is one, and the time spent by each
//! player. The rules know no time.

use std::num::NonZeroU16;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The ways of a table to keep time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Timing {
    /// No time is kept.
    #[default]
    None,
    /// Each player's time is counted.
    Count,
    /// Each player has so many minutes, and may go on when they are over.
    Minutes(NonZeroU16),
}

/// The clock of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How many minutes each player has; absent: the time is only counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<NonZeroU16>,
    /// The whole seconds that each player has spent, in seat order.
    pub spent: Vec<u32>,
}

impl Clock {
    /// A clock for that many players who have spent nothing yet; `None` if no time is kept.
    pub fn new(timing: Timing, players: usize) -> Option<Self> {
        let minutes = match timing {
            Timing::None => return None,
            Timing::Count => None,
            Timing::Minutes(minutes) => Some(minutes),
        };
        Some(Self { minutes, spent: vec![0; players] })
    }

    /// The timing of a table with this clock, or without one.
    pub fn timing(clock: Option<&Self>) -> Timing {
        clock.map_or(Timing::None, |clock| clock.minutes.map_or(Timing::Count, Timing::Minutes))
    }
}
