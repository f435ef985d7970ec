//! Throwing the target token.

use super::answer::*;
use crate::set::CATAPULT;
use crate::throw::{Distance, Token};

/// Throw the target token so near to the centre of the fair (R-KO-18).
/// `{"target-within": {"millimetres": 60}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct TargetWithin {
    /// The farthest distance that counts.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub millimetres: u32,
}

impl Default for TargetWithin {
    fn default() -> Self {
        Self { millimetres: 60 }
    }
}

impl Task for TargetWithin {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        thrown(occasion).is_some_and(|(throw, token, _)| {
            let near = |distance: Distance| distance.millimetres() <= f64::from(self.millimetres);
            throw.player == holder
                && token == Some(Token::Target)
                && throw.distance.is_some_and(near)
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Millimetres, 0, Entry::Number(&mut self.millimetres, 5..=500));
    }

    fn implies(&self, wide: &Self) -> bool {
        self.millimetres <= wide.millimetres
    }

    fn is_impossible(&self) -> bool {
        // No edge lies in the middle of the fair.
        self.millimetres == 0
    }
}
