//! Heretics & Shrines (R-HS): a shrine and a monastery side by side challenge each other.

use crate::board::Challenge;
use crate::feature::Place;
use crate::player::Seat;

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A shrine and a monastery challenge each other from now on: with those who stand on either
    /// (R-HS-3).
    ChallengeBegan { challenge: Challenge, shrine: Vec<Seat>, monastery: Vec<Seat> },
    /// A completed building has won against an occupied one beside it, which scores nothing
    /// (R-HS-5).
    ChallengeWon { winner: Place, loser: Place },
}
