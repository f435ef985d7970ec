//! Catching the catch token.

use super::answer::*;
use crate::set::CATAPULT;
use crate::throw::Token;

/// Catch the catch token (R-CAT-4). `{"catch": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
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
