//! Scoring a flock.

use super::answer::*;
use crate::piece::Neutral;
use crate::player::Figure;
use crate::set::HILLS_SHEEP;
use crate::topic::Act;

/// Have a flock scored with one's own shepherd (R-HSH-3, 4).
/// `{"guide-home": {"sheep": {"at-least": 6}}}`, `{"guide-home": {"shepherds": {"at-least": 2}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct GuideHome {
    /// All sheep of the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheep: Option<Bound>,
    /// All shepherds there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shepherds: Option<Bound>,
}

impl GuideHome {
    /// Whether such a flock is meant.
    pub fn takes(&self, sheep: u32, shepherds: u32) -> bool {
        holds(self.sheep, sheep) && holds(self.shepherds, shepherds)
    }

    /// The fewest sheep that are meant.
    pub fn least_sheep(&self) -> u32 {
        least(self.sheep)
    }
}

impl Task for GuideHome {
    const SET: &'static str = HILLS_SHEEP;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Sheep, Needs::act(Act::Flock)).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::FlockScored { seat, sheep, shepherds }
            if *seat == holder && self.takes(*sheep, *shepherds))
    }

    fn example(&self) -> Option<Example> {
        let counted = vec![
            Counted { things: Things::Beside(Neutral::Sheep(0)), wanted: self.sheep, usual: 3 },
            Counted { things: Things::Below(Figure::Shepherd), wanted: self.shepherds, usual: 1 },
        ];
        Some(Example { tile: "base-monastery", counted })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Sheep, 0, Entry::Bound(&mut self.sheep, 1..=37));
        visit(Clause::Shepherds, 0, Entry::Bound(&mut self.shepherds, 1..=6));
    }
}
