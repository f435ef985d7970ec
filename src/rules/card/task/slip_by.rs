//! Throwing the catch token past everybody.

use super::answer::*;
use crate::set::CATAPULT;
use crate::throw::Token;

/// Throw the catch token so that it is not caught (R-CAT-4). `{"slip-by": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct SlipBy {}

impl Task for SlipBy {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        thrown(occasion).is_some_and(|(throw, token, _)| {
            throw.player == holder && token == Some(Token::Catch) && !throw.caught && !throw.short
        })
    }
}
