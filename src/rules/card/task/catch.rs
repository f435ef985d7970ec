//! Catching the catch token.

use super::answer::*;
use crate::rules::set::CATAPULT;
use crate::rules::throw::Token;

/// Catch the catch token (R-CAT-4). `{"catch": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct Catch {}

impl Task for Catch {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        thrown(occasion).is_some_and(|(throw, token, left)| {
            token == Some(Token::Catch) && throw.caught && left == holder
        })
    }
}
