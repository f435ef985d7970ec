//! Joining fields.

use super::answer::*;

/// Place the tile that joins a field with the holder's farmer to a field with an opponent's,
/// with bounds on the complete cities that the joined field touches. `{"join-fields": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct JoinFields {
    /// Complete cities that the joined field touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete_cities: Option<Bound>,
}

impl Task for JoinFields {
    const NATURE: Nature<'static> = Nature::new(Event::Placement, Needs::SCORING).placing_farmer();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            placement.placed_by == Some(holder)
                && placement.joined_fields.iter().any(|field| {
                    field.followers_of(holder) > 0
                        && field.followers().any(|occupant| occupant.seat != holder)
                        && holds(self.complete_cities, field.complete_cities)
                })
        })
    }

    fn asks_for_field(&self) -> bool {
        true
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::CompleteCities, 0, Entry::Bound(&mut self.complete_cities, 0..=20));
    }
}
