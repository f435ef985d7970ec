//! Deploying a figure.

use super::answer::*;
use crate::player::Figure;
use crate::set::{CROP_CIRCLES, FLYING_MACHINES, PRINCESS_DRAGON};

/// Deploy such a figure, or one in such a way. `{"deploy": {"figure": "pig"}}`,
/// `{"deploy": {"portal": true}}`, `{"deploy": {"flight": true}}`, `{"deploy": {"crop": true}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Deploy {
    /// The figure; any if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
    /// Whether it goes through a magic portal to another tile (R-PD-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub portal: bool,
    /// Whether it lands from a flying machine (R-FLY-2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flight: bool,
    /// Whether a crop circle adds it (R-CRC-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crop: bool,
    /// Complete cities that the field touches on which the figure stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete_cities: Option<Bound>,
    /// The feature under the figure then, incomplete or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Completed>,
}

impl Default for Deploy {
    fn default() -> Self {
        let (figure, complete_cities, on) = (Some(Figure::Follower), None, None);
        Self { figure, portal: false, flight: false, crop: false, complete_cities, on }
    }
}

impl Task for Deploy {
    const NATURE: Nature<'static> = Nature::new(Event::Deployment, Needs::FIGURE);

    fn nature(&self) -> Nature<'_> {
        let nature = Self::NATURE
            .bounding_cities(self.complete_cities.is_some())
            .standing_on(self.on.as_ref());
        // Where those are who occupy nothing, a scorepad does not know.
        let is_apart = self.figure.is_some_and(|figure| !figure.is_occupant());
        let nature = if is_apart { nature.beyond_scorepad() } else { nature };
        // Nobody knows what the die would have shown, or what others would have added.
        if self.flight || self.crop {
            Nature { needs: None, ..nature.beyond_scorepad() }
        } else {
            nature
        }
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        deployed(occasion, holder).is_some_and(|deployment| {
            self.figure.is_none_or(|figure| figure == deployment.figure)
                && (!self.portal || deployment.way == Way::Portal)
                && (!self.flight || deployment.way == Way::Flight)
                && (!self.crop || deployment.way == Way::Crop)
                && holds(self.complete_cities, deployment.record.complete_cities)
                && stands(self.on, &deployment.record, holder)
        })
    }

    fn features(&self) -> &[Completed] {
        self.on.as_slice()
    }

    fn further_sets(&self) -> Vec<&'static str> {
        let ways = [
            self.portal.then_some(PRINCESS_DRAGON),
            self.flight.then_some(FLYING_MACHINES),
            self.crop.then_some(CROP_CIRCLES),
        ];
        self.figure.map(Figure::set).into_iter().chain(ways.into_iter().flatten()).collect()
    }

    fn asks_for_field(&self) -> bool {
        matches!(self.figure, Some(Figure::Pig | Figure::Barn)) || self.complete_cities.is_some()
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        let Self { figure, portal, flight, crop, complete_cities, on } = self;
        visit(Clause::Figure, 0, Entry::or(Term::Any, figure, &Figure::ALL, Term::Figure));
        visit(Clause::Way, 0, Entry::Ways([portal, flight, crop]));
        if feature::may_farm(*figure) && on.is_none() {
            visit(Clause::CompleteCities, 0, Entry::Bound(complete_cities, 0..=20));
        }
        let kinds = feature::standing(*figure);
        if !kinds.is_empty() {
            feature::on(on, &kinds, visit);
        }
    }

    fn tidy(&mut self) {
        if self.figure.is_none() && !(self.portal || self.flight || self.crop) {
            self.figure = Some(Figure::Follower);
        }
        let kinds = feature::standing(self.figure);
        self.on = self.on.filter(|on| kinds.contains(&on.feature));
        if self.on.is_some() || !feature::may_farm(self.figure) {
            self.complete_cities = None;
        }
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_bounds([self.complete_cities], report);
        check_on(self.on, &feature::COMPLETE, report);
        // One way is enough, and no figure comes in two.
        let ways = [self.portal, self.flight, self.crop].into_iter().filter(|way| *way).count();
        if ways > 1 || (self.figure.is_none() && ways == 0) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        wide.figure.is_none_or(|wide| self.figure == Some(wide))
            && (self.portal || !wide.portal)
            && (self.flight || !wide.flight)
            && (self.crop || !wide.crop)
            && narrows(self.complete_cities, wide.complete_cities)
            && is_on(self.on, wide.on)
    }
}
