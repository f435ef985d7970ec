//! Placing tiles without followers.

use super::answer::*;

/// Place so many tiles one after the other without deploying a follower (R-KO-53).
/// `{"lay-bare": {"tiles": 5}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct LayBare {
    /// Tiles of the holder, one after the other, at least.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_NUMBER)))]
    pub tiles: u32,
}

impl Default for LayBare {
    fn default() -> Self {
        Self { tiles: 5 }
    }
}

impl Task for LayBare {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Placement, Needs::FIGURE).beyond_scorepad() };

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::LaidBare { seat, tiles }
            if *seat == holder && *tiles >= self.tiles)
    }

    fn progress(&self, past: &Past, holder: Seat, _: Seat) -> Option<Progress> {
        Some(Progress { done: past.bare(holder), of: self.tiles })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::InRow, 0, Entry::Number(&mut self.tiles, 2..=20));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if self.tiles == 0 {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        self.tiles >= wide.tiles
    }
}
