//! The nature of a requirement: the event that meets it, the parts of a turn that decide it, and
//! what a table has to tell of it.

use super::completed::Completed;
use crate::set::Expansion;
use crate::title::Title;
use crate::topic::{Act, Topic};

/// The event by which a requirement is met, as the log tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'a> {
    /// The holder completes a feature (R-KO-8).
    Completion,
    /// The holder takes one of these titles (R-KR-3).
    Title(&'a [Title]),
    /// A challenge is won (R-KO-16).
    Challenge,
    /// The holder scores for a feature.
    Score,
    /// A tile is placed.
    Placement,
    /// A figure is deployed.
    Deployment,
    /// The holder fulfils another order.
    Order,
    /// Any outcome of that expansion.
    Of(Expansion),
    /// Nothing that is recorded: the holder says that it is met.
    Word,
}

/// The parts of a turn that decide whether a requirement is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needs {
    /// Only a tile that completes something can meet it.
    pub completion: bool,
    /// It is judged when the turn is scored.
    pub scoring: bool,
    /// It may depend on the figure that is deployed.
    pub figure: bool,
    /// The question whose answer alone may meet it.
    pub topic: Option<Topic>,
    /// It is met after the turn was scored.
    pub after: bool,
}

impl Needs {
    pub(crate) const NOTHING: Self =
        Self { completion: false, scoring: false, figure: false, topic: None, after: false };
    pub(crate) const SCORING: Self = Self { scoring: true, ..Self::NOTHING };
    pub(crate) const COMPLETION: Self = Self { completion: true, ..Self::SCORING };
    pub(crate) const FIGURE: Self = Self::NOTHING.and_figure();

    pub(crate) const fn act(act: Act) -> Self {
        Self { topic: Some(Topic::Act(act)), ..Self::NOTHING }
    }

    pub(crate) const fn and_figure(self) -> Self {
        Self { figure: true, ..self }
    }

    pub(crate) const fn and_after(self) -> Self {
        Self { after: true, ..self }
    }

    /// The needs of whatever needs either; `None` if different questions decide.
    pub(crate) fn with(self, other: Self) -> Option<Self> {
        (self.topic == other.topic).then_some(Self {
            completion: self.completion && other.completion,
            scoring: self.scoring || other.scoring,
            figure: self.figure || other.figure,
            topic: self.topic,
            after: self.after || other.after,
        })
    }

    /// Whether an answer to that question alone may meet it.
    pub fn asks(&self, topic: Topic) -> bool {
        self.topic == Some(topic)
    }
}

/// The nature of a requirement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nature<'a> {
    /// The event by which it is met.
    pub event: Event<'a>,
    /// The parts of a turn that decide it; `None` where it hangs on a throw, on a drawn message, on
    /// the dragon, on what others do or on the holder's word.
    pub needs: Option<Needs>,
    /// The features that have to be completed; those of two tasks are with each of these.
    pub completed: &'a [Completed],
    /// The feature under the figure that is deployed, or under the follower that is called on; that
    /// of two tasks is with each of these.
    pub stands_on: Option<&'a Completed>,
    /// Whether it bounds the cities that the field of the figure touches.
    pub bounds_cities: bool,
    /// Whether it asks for placing a farmer (R-KO-24).
    pub places_farmer: bool,
    /// Whether it asks how a feature lies on the board (R-KO-43…46).
    pub asks_lie: bool,
    /// Whether no note of a scorepad tells that it is met, so that the holder says so.
    pub is_beyond_scorepad: bool,
}

impl<'a> Nature<'a> {
    pub(crate) const fn new(event: Event<'a>, needs: Needs) -> Self {
        Self {
            event,
            needs: Some(needs),
            completed: &[],
            stands_on: None,
            bounds_cities: false,
            places_farmer: false,
            asks_lie: false,
            is_beyond_scorepad: false,
        }
    }

    pub(crate) const fn of(expansion: Expansion, needs: Needs) -> Self {
        Self::new(Event::Of(expansion), needs)
    }

    /// Of a requirement that does not hang on the player's own turn alone.
    pub(crate) const fn by_others(expansion: Expansion) -> Self {
        Self { needs: None, ..Self::of(expansion, Needs::NOTHING) }
    }

    pub(crate) const fn beyond_scorepad(self) -> Self {
        Self { is_beyond_scorepad: true, ..self }
    }

    /// Of one that asks how features lie, if it does: no scorepad knows that.
    pub(crate) const fn asking_lie(self, asks: bool) -> Self {
        Self { asks_lie: asks, is_beyond_scorepad: self.is_beyond_scorepad || asks, ..self }
    }

    pub(crate) const fn standing_on(self, feature: Option<&'a Completed>) -> Self {
        Self { stands_on: feature, ..self }
    }

    pub(crate) const fn bounding_cities(self, bounds: bool) -> Self {
        Self { bounds_cities: bounds, ..self }
    }

    pub(crate) const fn placing_farmer(self) -> Self {
        Self { places_farmer: true, ..self }
    }

    pub(crate) fn completing(self, completed: &'a [Completed]) -> Self {
        let by_people = |wanted: &Completed| {
            [wanted.followers, wanted.own_followers, wanted.opponents_followers, wanted.players]
                .iter()
                .any(Option::is_some)
                || wanted.points.is_some()
                || wanted.own_figure.is_some()
                || wanted.beside.is_some_and(|beside| beside.owner.is_some())
        };
        // A follower may be put on what the same tile completes (R-BASE-6).
        let needs = Needs { figure: completed.iter().any(by_people), ..Needs::COMPLETION };
        let asks_lie = completed.iter().any(Completed::asks_lie);
        let is_beyond_scorepad =
            asks_lie || completed.iter().any(|wanted| wanted.ferries.is_some());
        Self { completed, needs: Some(needs), asks_lie, is_beyond_scorepad, ..self }
    }
}
