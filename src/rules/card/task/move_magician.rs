//! Moving the mage or the witch.

use super::answer::*;
use crate::piece::Magician;
use crate::set::MAGE_WITCH;
use crate::topic::Topic;

/// Move the mage or the witch to a road or city (R-MAG-1).
/// `{"move-magician": {"magician": "mage", "on": {"feature": "city"}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct MoveMagician {
    /// Which of the two.
    pub magician: Magician,
    /// The road or city, as it is then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Completed>,
}

const MAGICIANS: [Magician; 2] = [Magician::Mage, Magician::Witch];

impl Default for MoveMagician {
    fn default() -> Self {
        Self { magician: Magician::Mage, on: None }
    }
}

impl Task for MoveMagician {
    const SET: &'static str = MAGE_WITCH;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Magic, Needs { topic: Some(Topic::Magic), ..Needs::NOTHING })
            .beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::MagicianMoved { seat, magician, record }
            if *seat == holder
                && *magician == self.magician
                && stands(self.on, record, holder))
    }

    fn features(&self) -> &[Completed] {
        self.on.as_slice()
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        let magician = Entry::one(&mut self.magician, &MAGICIANS, Term::Magician);
        visit(Clause::Magician, 0, magician);
        feature::on(&mut self.on, &feature::ENCHANTED, visit);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_on(self.on, &[Which::Road, Which::City, Which::Any], report);
    }

    fn implies(&self, wide: &Self) -> bool {
        self.magician == wide.magician && is_on(self.on, wide.on)
    }
}
