//! Throwing the knock-out token.

use super::answer::*;
use crate::set::CATAPULT;
use crate::throw::Token;

/// Hit so many opponents' followers with the knock-out token (R-CAT-2).
/// `{"knock-out": {"followers": {"at-least": 1}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct KnockOut {
    /// Opponents' followers hit by one throw.
    pub followers: Bound,
}

impl Default for KnockOut {
    fn default() -> Self {
        Self { followers: Bound::at_least(1) }
    }
}

impl Task for KnockOut {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        thrown(occasion).is_some_and(|(throw, token, _)| {
            let opponents = throw.hits.iter().filter(|hit| hit.player != holder).count() as u32;
            throw.player == holder
                && token == Some(Token::KnockOut)
                && self.followers.holds(opponents)
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Hit, 0, Entry::Needed(&mut self.followers, 1..=8));
    }
}
