//! Two tasks in one: both, or either.

use super::answer::*;
use super::{Form, Requirement};
use crate::rules::feature::completion::Completion;

/// Do both of these: each at its time while the card is held, or in one turn (R-KO-55).
/// `{"all-of": {"tasks": [{"move-wagon": {}}, {"complete": {"feature": "city"}}], "one-turn": true}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct AllOf {
    /// The two tasks.
    #[schemars(length(min = 2, max = 2))]
    pub tasks: Vec<Requirement>,
    /// Whether both have to be met in one turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_turn: bool,
}

/// Do either of these (R-KO-55).
/// `{"one-of": {"tasks": [{"complete": {"feature": "monastery"}}, {"move-wagon": {}}]}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct OneOf {
    /// The two tasks.
    #[schemars(length(min = 2, max = 2))]
    pub tasks: Vec<Requirement>,
}

impl Form {
    /// Whether the task may be one of two: no deeper, and only what an occasion can meet.
    #[must_use]
    pub const fn may_be_part(self) -> bool {
        !matches!(
            self,
            Self::AllOf
                | Self::OneOf
                | Self::CompleteTogether
                | Self::Avoid
                | Self::AvoidDragon
                | Self::Judged
        )
    }
}

fn one_and_other(one: Form, other: Form) -> Vec<Requirement> {
    vec![one.empty(), other.empty()]
}

impl Default for AllOf {
    fn default() -> Self {
        Self { tasks: one_and_other(Form::Complete, Form::PlaceFarmer), one_turn: true }
    }
}

impl Default for OneOf {
    fn default() -> Self {
        Self { tasks: one_and_other(Form::Complete, Form::PlaceFarmer) }
    }
}

/// The nature of two tasks: they are tried together only if both are met in the same way.
fn nature_of(tasks: &[Requirement]) -> Nature<'_> {
    let natures = || tasks.iter().map(Requirement::nature);
    let mut events = natures().map(|nature| nature.event);
    let first = events.next().unwrap_or(Event::Word);
    let needs = natures().map(|nature| nature.needs).reduce(|one, other| one?.with(other?));
    Nature {
        event: first,
        needs: needs.flatten(),
        completed: &[],
        stands_on: None,
        bounds_cities: natures().any(|nature| nature.bounds_cities),
        places_farmer: natures().any(|nature| nature.places_farmer),
        asks_lie: natures().any(|nature| nature.asks_lie),
        is_beyond_scorepad: natures().any(|nature| nature.is_beyond_scorepad),
    }
}

/// Which task it is; another one begins with the least that it can ask for.
fn entry(task: &mut Requirement) -> Entry<'_> {
    let forms: Vec<Form> = Form::ALL.into_iter().filter(|form| form.may_be_part()).collect();
    let now = Form::of(task);
    let terms = forms.iter().map(|form| (Term::Task(form.name()), *form == now)).collect();
    let press = move |place: usize| {
        if let Some(form) = forms.get(place).filter(|form| **form != now) {
            *task = form.empty();
        }
    };
    Entry::Terms(terms, Box::new(press))
}

fn walk(tasks: &mut [Requirement], visit: &mut Visit<'_>) {
    for (at, task) in tasks.iter_mut().enumerate() {
        visit(Clause::Task, at, entry(task));
        task.walk(&mut |clause, _, entry| visit(clause, at, entry));
    }
}

fn check(tasks: &[Requirement], report: &mut dyn FnMut(Problem)) {
    if tasks.len() != 2 || !tasks.iter().all(|task| Form::of(task).may_be_part()) {
        report(Problem::Impossible);
    }
    tasks.iter().for_each(|task| task.check(report));
}

/// Whether each of the wide tasks is one that a strict one implies, each another.
fn pairs_up(strict: &[Requirement], wide: &[Requirement]) -> bool {
    let ([one, other], [first, second]) = (strict, wide) else { return false };
    one.implies(first) && other.implies(second) || one.implies(second) && other.implies(first)
}

/// Whether two features are wanted, each a feature of its own (R-KO-13).
fn features_of(tasks: &[Requirement]) -> Option<Vec<Completed>> {
    let wanted = |task: &Requirement| match Form::of(task) {
        Form::Complete => task.features().first().copied(),
        _ => None,
    };
    tasks.iter().map(wanted).collect()
}

impl Task for AllOf {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Word, Needs::NOTHING) };

    fn nature(&self) -> Nature<'_> {
        let nature = nature_of(&self.tasks);
        // What is reported beside a note is not told apart by turns.
        let by_tiles = self.tasks.iter().all(|task| task.nature().event == Event::Completion);
        let is_beyond_scorepad = nature.is_beyond_scorepad || self.one_turn && !by_tiles;
        Nature { is_beyond_scorepad, ..nature }
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        if let (Some(wanted), Some(placement)) = (features_of(&self.tasks), placed(occasion)) {
            return all_meet(&wanted, &own(placement, holder).collect::<Vec<_>>(), holder);
        }
        self.tasks.iter().all(|task| task.is_met(occasion, holder))
    }

    fn is_paid_by(&self, completion: &Completion, holder: Seat) -> bool {
        self.tasks.iter().any(|task| task.is_paid_by(completion, holder))
    }

    fn further_sets(&self) -> Vec<&'static str> {
        self.tasks.iter().flat_map(Requirement::sets).collect()
    }

    fn asks_for_field(&self) -> bool {
        self.tasks.iter().any(Requirement::asks_for_field)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::When, 0, Entry::Flags(vec![(Term::OneTurn, &mut self.one_turn)]));
        walk(&mut self.tasks, visit);
    }

    fn tidy(&mut self) {
        self.tasks.iter_mut().for_each(Requirement::tidy);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check(&self.tasks, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        (self.one_turn || !wide.one_turn) && pairs_up(&self.tasks, &wide.tasks)
    }

    fn is_impossible(&self) -> bool {
        self.tasks.iter().any(Requirement::is_impossible)
    }
}

impl Task for OneOf {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Word, Needs::NOTHING) };

    fn nature(&self) -> Nature<'_> {
        nature_of(&self.tasks)
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        self.tasks.iter().any(|task| task.is_met(occasion, holder))
    }

    fn is_paid_by(&self, completion: &Completion, holder: Seat) -> bool {
        self.tasks.iter().any(|task| task.is_paid_by(completion, holder))
    }

    fn further_sets(&self) -> Vec<&'static str> {
        self.tasks.iter().flat_map(Requirement::sets).collect()
    }

    fn asks_for_field(&self) -> bool {
        self.tasks.iter().any(Requirement::asks_for_field)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        walk(&mut self.tasks, visit);
    }

    fn tidy(&mut self) {
        self.tasks.iter_mut().for_each(Requirement::tidy);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check(&self.tasks, report);
    }

    fn is_impossible(&self) -> bool {
        self.tasks.iter().all(Requirement::is_impossible)
    }
}
