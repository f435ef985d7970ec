//! Placing a tile between others.

use super::answer::*;

/// Place a tile with so many neighbours at its sides, an abbey too; with four of them it closes a
/// hole (R-KO-43). `{"place-tile": {"neighbours": {"at-least": 4}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct PlaceTile {
    /// Tiles at its four sides.
    pub neighbours: Bound,
}

/// The sides of a tile.
const SIDES: u32 = 4;

impl Default for PlaceTile {
    fn default() -> Self {
        Self { neighbours: Bound::at_least(SIDES) }
    }
}

impl Task for PlaceTile {
    const NATURE: Nature<'static> = Nature::new(Event::Placement, Needs::SCORING).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            placement.placed_by == Some(holder)
                && placement.neighbours.is_some_and(|tiles| self.neighbours.holds(tiles))
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Neighbours, 0, Entry::Needed(&mut self.neighbours, 1..=SIDES));
    }

    fn is_impossible(&self) -> bool {
        // Every tile has a neighbour (R-BASE-3).
        let bound = Some(self.neighbours);
        least(bound) > SIDES || most(bound) == 0
    }
}
