//! Taking gold.

use super::answer::*;
use crate::piece::Neutral;
use crate::set::GOLD_MINES;

/// Take bars of gold at once (R-GLD-3). `{"take-gold": {"bars": {"at-least": 3}}}`,
/// `{"take-gold": {"held": {"at-least": 5}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct TakeGold {
    /// The bars for the features of one tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bars: Option<Bound>,
    /// All bars that the holder has then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Bound>,
}

impl Task for TakeGold {
    const SET: &'static str = GOLD_MINES;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Gold, Needs::COMPLETION.and_figure()).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::GoldTaken { seat, bars, held }
            if *seat == holder && holds(self.bars, *bars) && holds(self.held, *held))
    }

    fn example(&self) -> Option<Example> {
        let counted = vec![
            Counted { things: Things::OnTile(Neutral::Gold(0)), wanted: self.bars, usual: 1 },
            Counted { things: Things::Held(Neutral::Gold(0)), wanted: self.held, usual: 0 },
        ];
        Some(Example { tile: "gold-road-curve-road-curve", counted })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Bars, 0, Entry::Bound(&mut self.bars, 1..=12));
        visit(Clause::Held, 0, Entry::Bound(&mut self.held, 1..=20));
    }

    fn is_impossible(&self) -> bool {
        least(self.bars) > most(self.held)
    }
}
