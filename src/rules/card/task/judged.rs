//! Whatever the words of a card ask for.

use super::answer::*;

/// Whatever the card says in words of its own, where no other requirement does: its holder says
/// when it is met, as the app cannot tell (R-KO-6). `{"judged": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Judged {}

impl Task for Judged {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Word, Needs::NOTHING).beyond_scorepad() };

    fn is_met(&self, _: &Occasion, _: Seat) -> bool {
        false
    }

    fn implies(&self, _: &Self) -> bool {
        // Their words may ask for anything.
        false
    }
}
