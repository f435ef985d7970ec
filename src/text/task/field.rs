//! The words of fields with the cities that they touch, and of figures that go to them or
//! elsewhere.

use super::feature::{Feature, Part};
use super::range::Range;
use crate::Words;
use crate::say;
use rules::card::requirement::{Bound, Completed, Which};
use rules::player::Figure;

/// The way in which a figure is deployed. A card asks for one at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Any.
    Any,
    /// Through a magic portal.
    Portal,
    /// From a flying machine.
    Flight,
    /// By a crop circle.
    Crop,
}

impl Way {
    /// The way that is asked for.
    pub const fn of(portal: bool, flight: bool, crop: bool) -> Self {
        match (portal, flight, crop) {
            (true, _, _) => Self::Portal,
            (false, true, _) => Self::Flight,
            (false, false, true) => Self::Crop,
            (false, false, false) => Self::Any,
        }
    }
}

impl Words {
    /// A field with the cities that it touches: "in a field that touches at least 3 cities";
    /// nothing if they do not matter.
    fn field(&self, cities: Range, complete: Range) -> Option<String> {
        let field = |touches: String| say!(self, "task-field", touches = touches);
        Some(match (cities, complete) {
            (Range::Any, Range::Any) => return None,
            (Range::Any, complete) => field(self.touches_complete(complete)),
            (Range::NONE, Range::Any) => field(self.touches(Range::NONE)),
            (cities, Range::Any) => {
                let touches = self.touches(cities).into();
                self.counted_with("task-field-whether", cities, &[("touches", touches)])
            }
            (Range::NONE, complete) => {
                field(self.list(&[self.touches(Range::NONE), self.touches_complete(complete)]))
            }
            (cities, Range::NONE) => {
                say!(self, "task-field-none-of-them", touches = self.touches(cities))
            }
            (cities, complete) => {
                let touches = self.touches(cities).into();
                self.counted_with("task-field-of-them", complete, &[("touches", touches)])
            }
        })
    }

    fn touches(&self, cities: Range) -> String {
        if cities == Range::NONE {
            say!(self, "task-touches-no-cities")
        } else {
            self.counted("task-touches-cities", cities)
        }
    }

    fn touches_complete(&self, cities: Range) -> String {
        if cities == Range::NONE {
            say!(self, "task-touches-no-complete")
        } else {
            self.counted("task-touches-complete", cities)
        }
    }

    pub(super) fn task_farmer(
        &self,
        cities: Option<Bound>,
        complete: Option<Bound>,
        farmers: Option<Bound>,
    ) -> String {
        let field = self.field(Range::of(cities), Range::of(complete));
        let so = match Range::of(farmers) {
            Range::Any => None,
            range => Some(self.counted("task-so-farmers", range)),
        };
        match (field, so) {
            (None, None) => say!(self, "task-farmer"),
            (Some(field), None) => say!(self, "task-farmer-in", field = field),
            (None, Some(so)) => say!(self, "task-farmer-so", so = so),
            (Some(field), Some(so)) => say!(self, "task-farmer-in-so", field = field, so = so),
        }
    }

    pub(super) fn task_join(&self, complete: Option<Bound>) -> String {
        match Range::of(complete) {
            Range::Any => say!(self, "task-join"),
            range => say!(self, "task-join-touching", touches = self.touches_complete(range)),
        }
    }

    pub(super) fn task_deploy(
        &self,
        figure: Option<Figure>,
        way: Way,
        complete: Option<Bound>,
        on: Option<&Completed>,
    ) -> String {
        if (figure, way, Range::of(complete)) == (None, Way::Flight, Range::Any) {
            return self.task_land(on);
        }
        let figure = match (figure, way) {
            (Some(figure), _) => self.say(&format!("task-your-{}", figure.name()), &[]),
            (None, Way::Portal | Way::Flight) => say!(self, "task-follower"),
            (None, Way::Any | Way::Crop) => say!(self, "task-figure"),
        };
        let on = on.map(|on| match way {
            Way::Flight => self.landed_on(on, Part::Into),
            Way::Any | Way::Portal | Way::Crop => self.feature_with(on, Part::Into),
        });
        let (mut place, mut clause) = match on {
            None => (None, String::new()),
            Some(feature) => (Some(feature.phrase), feature.clause),
        };
        match self.where_cities(Range::of(complete)) {
            None => {}
            Some((field, true)) if place.is_none() => place = Some(field),
            Some((field, _)) => clause = clause + &say!(self, "list-separator") + &field,
        }
        let key = match way {
            Way::Any => "task-deploy",
            Way::Portal => "task-deploy-portal",
            Way::Flight => "task-deploy-flight",
            Way::Crop => "task-deploy-crop",
        };
        let figure = ("figure", figure.into());
        match place {
            None => self.say(key, &[figure, ("clause", clause.into())]),
            Some(place) => self.say(
                &format!("{key}-on"),
                &[figure, ("place", place.into()), ("clause", clause.into())],
            ),
        }
    }

    /// A follower that comes from a flying machine, whatever it is.
    fn task_land(&self, on: Option<&Completed>) -> String {
        let Some(on) = on else { return say!(self, "task-land", clause = "") };
        if let Some(there) = self.there(on) {
            return say!(self, "task-land", clause = there);
        }
        self.placed("task-land-on", self.landed_on(on, Part::In))
    }

    /// A feature with all its bounds on which a flying machine lands: no field (R-FLY-4).
    fn landed_on(&self, on: &Completed, part: Part) -> Feature {
        if on.feature == Which::Any {
            self.feature_called("feature", on, part)
        } else {
            self.feature_with(on, part)
        }
    }

    /// Where a figure stands that touches so many complete cities, and whether that is a field for
    /// certain: wherever it stands else it touches none.
    fn where_cities(&self, complete: Range) -> Option<(String, bool)> {
        let not = |least| {
            let touches = self.touches_complete(Range::AtLeast(least));
            Some((say!(self, "task-field-not", touches = touches), false))
        };
        match complete {
            Range::Any => None,
            Range::NONE => not(1),
            Range::AtMost(most) => not(most.saturating_add(1)),
            range @ (Range::Exactly(_) | Range::AtLeast(_) | Range::Between(_, _)) => {
                self.field(Range::Any, range).map(|field| (field, true))
            }
        }
    }
}
