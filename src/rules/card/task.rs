//! The tasks that a card can ask for, each in a file of its own: a closed language that every
//! occasion can be judged by.

mod answer;
mod avoid;
mod avoid_dragon;
mod call_abbot;
mod capture;
mod catch;
mod complete;
mod complete_nth;
mod connect;
mod crop_takes_home;
mod deploy;
mod double_turn;
mod dragon_eats;
mod enter_city;
mod escape;
mod farm_in_turns;
mod fulfil_orders;
mod guide_home;
mod have;
mod join_fields;
mod judged;
mod knock_out;
mod lay_bare;
mod leave_city;
mod move_count;
mod move_fairy;
mod move_ferry;
mod move_magician;
mod move_wagon;
mod place_abbey;
mod place_farmer;
mod place_tile;
mod raise_tower;
mod read_message;
mod remove_knight;
mod rob;
mod score;
mod seduce;
mod slip_by;
mod take;
mod take_gold;
mod target_within;
mod win_challenge;
mod win_target;

use serde::{Deserialize, Serialize};

use super::mishap::Mishap;
use super::occasion::Occasion;
use super::past::{Past, Progress};
use super::requirement::blank::{Blank, Change, Clause, Entry};
use super::requirement::nature::Nature;
use super::requirement::sets::of_feature;
use super::requirement::sound::Problem;
use super::requirement::{Completed, Example};
use crate::feature::completion::Completion;
use crate::named::named;
use crate::player::Seat;
use crate::set::BASE;
use answer::Task;
pub use avoid::Peril;
pub use fulfil_orders::Sort;

/// Every task in the order in which they are offered: its file, its type, its name in files.
macro_rules! every_task {
    ($then:ident $(, $($more:tt)+)?) => {
        $then! {
            ($($($more)+)?)
            complete::Complete = "complete",
            complete::CompleteTogether = "complete-together",
            connect::Connect = "connect",
            score::Score = "score",
            place_tile::PlaceTile = "place-tile",
            have::Have = "have",
            place_farmer::PlaceFarmer = "place-farmer",
            join_fields::JoinFields = "join-fields",
            deploy::Deploy = "deploy",
            take::Take = "take",
            win_challenge::WinChallenge = "win-challenge",
            enter_city::EnterCity = "enter-city",
            leave_city::LeaveCity = "leave-city",
            move_count::MoveCount = "move-count",
            double_turn::DoubleTurn = "double-turn",
            remove_knight::RemoveKnight = "remove-knight",
            move_fairy::MoveFairy = "move-fairy",
            dragon_eats::DragonEats = "dragon-eats",
            avoid_dragon::AvoidDragon = "avoid-dragon",
            raise_tower::RaiseTower = "raise-tower",
            capture::Capture = "capture",
            place_abbey::PlaceAbbey = "place-abbey",
            move_wagon::MoveWagon = "move-wagon",
            target_within::TargetWithin = "target-within",
            win_target::WinTarget = "win-target",
            knock_out::KnockOut = "knock-out",
            seduce::Seduce = "seduce",
            catch::Catch = "catch",
            slip_by::SlipBy = "slip-by",
            escape::Escape = "escape",
            call_abbot::CallAbbot = "call-abbot",
            move_magician::MoveMagician = "move-magician",
            take_gold::TakeGold = "take-gold",
            crop_takes_home::CropTakesHome = "crop-takes-home",
            move_ferry::MoveFerry = "move-ferry",
            guide_home::GuideHome = "guide-home",
            read_message::ReadMessage = "read-message",
            rob::Rob = "rob",
            complete_nth::CompleteNth = "complete-nth",
            fulfil_orders::FulfilOrders = "fulfil-orders",
            lay_bare::LayBare = "lay-bare",
            farm_in_turns::FarmInTurns = "farm-in-turns",
            avoid::Avoid = "avoid",
            compound::AllOf = "all-of",
            compound::OneOf = "one-of",
            judged::Judged = "judged",
        }
    };
}

macro_rules! define {
    (() $($file:ident::$task:ident = $name:tt,)+) => {
        $(pub use $file::$task;)+

        /// The task of a card.
        // An unknown key is refused and not passed over: the card would ask for less than its text.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "schema", schemars(transform = tell_of_each))]
        #[allow(missing_docs, reason = "each is told of in its file")]
        pub enum Requirement {
            $(#[serde(rename = $name)] $task($task),)+
        }

        named! {
            /// A task that a card can ask for, whatever its bounds.
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            #[allow(missing_docs, reason = "each is told of in its file")]
            pub enum Form { $($task = $name,)+ }
        }

        impl Form {
            /// The form of a requirement.
            pub const fn of(requirement: &Requirement) -> Self {
                match requirement {
                    $(Requirement::$task(_) => Self::$task,)+
                }
            }

            /// The form as it is opened: the least that it can ask for.
            pub fn empty(self) -> Requirement {
                match self {
                    $(Self::$task => Requirement::$task($task::default()),)+
                }
            }

            /// The set of cards that the task itself needs.
            pub const fn set(self) -> &'static str {
                match self {
                    $(Self::$task => $task::SET,)+
                }
            }
        }

        /// Whether one task contains another of its kind.
        fn implies(strict: &Requirement, wide: &Requirement) -> bool {
            // Whichever of the strict one is met has to meet one of the wide one.
            if let Requirement::OneOf(strict) = strict {
                return strict.tasks.iter().all(|task| task.implies(wide));
            }
            if let Requirement::OneOf(wide) = wide {
                return wide.tasks.iter().any(|task| strict.implies(task));
            }
            match (strict, wide) {
                $((Requirement::$task(strict), Requirement::$task(wide)) => strict.implies(wide),)+
                (Requirement::AllOf(strict), wide) => {
                    strict.tasks.iter().any(|task| task.implies(wide))
                }
                (Requirement::CompleteTogether(strict), Requirement::Complete(wide)) => {
                    strict.has(wide)
                }
                (Requirement::CompleteNth(strict), Requirement::Complete(wide)) => {
                    *wide == Complete(Completed::any(strict.feature))
                }
                (Requirement::FarmInTurns(_), Requirement::PlaceFarmer(wide)) => {
                    *wide == PlaceFarmer::default()
                }
                _ => false,
            }
        }
    };
}

/// Asks the task of a requirement.
macro_rules! ask {
    (
        ($requirement:expr, $asked:ident => $answer:expr)
        $($file:ident::$task:ident = $name:tt,)+
    ) => {
        match $requirement {
            $(Requirement::$task($asked) => $answer,)+
        }
    };
}

every_task!(define);

impl Requirement {
    /// The nature of the requirement.
    pub fn nature(&self) -> Nature<'_> {
        every_task!(ask, self, task => task.nature())
    }

    /// Whether `occasion` meets it for `holder` (R-KO-6, 8, 10).
    pub fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        every_task!(ask, self, task => task.is_met(occasion, holder))
    }

    /// Whether a mishap loses a card that asks to avoid it (R-KO-29, 56).
    pub fn is_lost_by(&self, mishap: Mishap) -> bool {
        every_task!(ask, self, task => task.is_lost_by(mishap))
    }

    /// The tasks of which it consists, if it consists of some (R-KO-55).
    pub fn parts(&self) -> &[Self] {
        if let Self::AllOf(AllOf { tasks, .. }) | Self::OneOf(OneOf { tasks }) = self {
            tasks
        } else {
            &[]
        }
    }

    /// The requirement, and the tasks of which it consists.
    pub fn each(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(self.parts())
    }

    /// Whether it, or a task of which it consists, is such a one.
    pub fn asks_for(&self, wanted: impl Fn(&Self) -> bool) -> bool {
        self.each().any(wanted)
    }

    /// How far a holder is with what it counts, as far as all can count it too, while it is the
    /// turn of the player `active`.
    pub fn progress(&self, past: &Past, holder: Seat, active: Seat) -> Option<Progress> {
        every_task!(ask, self, task => task.progress(past, holder, active))
    }

    /// Whether it counts something of which its holder may be told how much is there.
    pub fn counts(&self) -> bool {
        let counted = self.progress(&Past::default(), Seat::FIRST, Seat::FIRST);
        matches!(self, Self::AllOf(_)) || counted.is_some()
    }

    /// Whether a completed feature pays for such an order, alone or with others (R-KO-13).
    pub fn is_paid_by(&self, completion: &Completion, holder: Seat) -> bool {
        self.asks_for(|part| every_task!(ask, part, task => task.is_paid_by(completion, holder)))
    }

    /// The features that the requirement names with bounds of their own; those of two tasks are
    /// with each of these ([`Self::parts`]).
    pub fn features(&self) -> &[Completed] {
        every_task!(ask, self, task => task.features())
    }

    /// The sets of cards without which nobody can fulfil the requirement, the one that it belongs
    /// to first (R-KO-1); *base* alone where no other is needed.
    pub fn sets(&self) -> Vec<&'static str> {
        let further = every_task!(ask, self, task => task.further_sets());
        let of_features = self.features().iter().flat_map(of_feature);
        let of_parts = self.parts().iter().flat_map(Self::sets);
        let all = std::iter::once(Form::of(self).set()).chain(further).chain(of_parts);
        let mut needed: Vec<&'static str> = Vec::new();
        for set in all.chain(of_features) {
            if set != BASE && !needed.contains(&set) {
                needed.push(set);
            }
        }
        if needed.is_empty() { vec![BASE] } else { needed }
    }

    /// Whether it asks for a farmer, for a pig or a barn, or for the market (A45).
    pub(super) fn asks_for_field(&self) -> bool {
        self.asks_for(|part| every_task!(ask, part, task => task.asks_for_field()))
    }

    /// Its picture, where that counts things.
    pub fn example(&self) -> Option<Example> {
        every_task!(ask, self, task => task.example())
    }

    /// Tells what must not stand in a deck.
    pub(super) fn check(&self, report: &mut dyn FnMut(Problem)) {
        every_task!(ask, self, task => task.check(report));
    }

    /// Whether whatever fulfils this requirement fulfils the other as well, as far as the two
    /// themselves tell.
    pub fn implies(&self, wide: &Self) -> bool {
        implies(self, wide)
    }

    /// Whether nothing can ever meet the requirement, as its own numbers tell.
    pub fn is_impossible(&self) -> bool {
        every_task!(ask, self, task => task.is_impossible())
    }

    /// The blanks of the requirement's form, in the order in which they are asked.
    pub fn blanks(&self) -> Vec<Blank> {
        let mut blanks = Vec::new();
        self.clone().walk(&mut |clause, feature, entry| {
            blanks.push(Blank::new(clause, feature, &entry));
        });
        blanks
    }

    /// The requirement with one blank changed, by its place; what no longer applies is emptied.
    /// `None` if there is no such blank, or nothing like that can be filled in.
    pub fn changed(&self, blank: usize, change: Change) -> Option<Self> {
        let mut changed = self.clone();
        let (mut place, mut done) = (0, false);
        changed.walk(&mut |_, _, entry| {
            if place == blank {
                done = entry.take(change);
            }
            place += 1;
        });
        changed.tidy();
        done.then_some(changed)
    }

    fn tidy(&mut self) {
        every_task!(ask, self, task => task.tidy());
    }

    fn walk(&mut self, visit: &mut dyn FnMut(Clause, usize, Entry<'_>)) {
        every_task!(ask, self, task => task.walk(visit));
    }
}

/// Tells of each task beside its name, where its type tells of it inside.
#[cfg(feature = "schema")]
fn tell_of_each(schema: &mut schemars::Schema) {
    let tasks = schema.get_mut("oneOf").and_then(|all| all.as_array_mut());
    for task in tasks.into_iter().flatten().filter_map(|task| task.as_object_mut()) {
        let named = task.get_mut("properties").and_then(|named| named.as_object_mut());
        let inside = named.and_then(|named| named.values_mut().next()?.as_object_mut());
        if let Some(told) = inside.and_then(|inside| inside.remove("description")) {
            task.insert("description".to_owned(), told);
        }
    }
}

/// Two tasks in one: both, or either. They hold tasks, and stand beside these.
mod compound {
    use serde::Deserializer;

    use crate::card::task::answer::*;
    use crate::card::task::{Form, Requirement};
    use crate::feature::completion::Completion;
    use crate::list;

    /// Do both of these: each at its time while the card is held, or in one turn (R-KO-55).
    /// `{"all-of": {"tasks": [{"move-wagon": {}}, {"capture": {}}], "one-turn": true}}`
    #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    #[cfg_attr(feature = "schema", schemars(inline))]
    pub struct AllOf {
        /// The two tasks.
        #[serde(deserialize_with = "two")]
        #[cfg_attr(
            feature = "schema",
            schemars(length(min = 2, max = 2), with = "Vec<Requirement>")
        )]
        pub tasks: Vec<Requirement>,
        /// Whether both have to be met in one turn.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub one_turn: bool,
    }

    /// Do either of these (R-KO-55).
    /// `{"one-of": {"tasks": [{"complete": {"feature": "monastery"}}, {"move-wagon": {}}]}}`
    #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    #[cfg_attr(feature = "schema", schemars(inline))]
    pub struct OneOf {
        /// The two tasks.
        #[serde(deserialize_with = "two")]
        #[cfg_attr(
            feature = "schema",
            schemars(length(min = 2, max = 2), with = "Vec<Requirement>")
        )]
        pub tasks: Vec<Requirement>,
    }

    /// The most tasks that are read, and so looked at: more than two are too many.
    const MOST: usize = 3;

    /// Reads the tasks. What lies deeper is left out: such a card is refused (R-KO-55), however
    /// deep it goes.
    fn two<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Requirement>, D::Error> {
        let mut tasks: Vec<Requirement> = list::limited(reader, MOST)?;
        for task in &mut tasks {
            if let Requirement::AllOf(AllOf { tasks, .. }) | Requirement::OneOf(OneOf { tasks }) =
                task
            {
                tasks.clear();
            }
        }
        Ok(tasks)
    }

    impl Form {
        /// Whether the task may be one of two: no deeper, and only what an occasion can meet.
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
        let wanted = |task: &Requirement| {
            let is_one = Form::of(task) == Form::Complete;
            task.features().first().copied().filter(|_| is_one)
        };
        tasks.iter().map(wanted).collect()
    }

    /// Whether each of two tasks that ask for a completed feature has one of its own (R-KO-13).
    fn are_paid_apart(tasks: &[Requirement], own: &[&Completion], holder: Seat) -> bool {
        let asks =
            |task: &Requirement| matches!(Form::of(task), Form::Complete | Form::CompleteNth);
        let [first, second] = tasks else { return true };
        let pays = |task: &Requirement, at: usize| {
            own.get(at).is_some_and(|completion| task.is_paid_by(completion, holder))
        };
        let others = |at: usize| (0..own.len()).filter(move |other| *other != at);
        !(asks(first) && asks(second))
            || (0..own.len())
                .any(|at| pays(first, at) && others(at).any(|other| pays(second, other)))
    }

    impl Task for AllOf {
        const NATURE: Nature<'static> =
            Nature { needs: None, ..Nature::new(Event::Word, Needs::NOTHING) };

        fn nature(&self) -> Nature<'_> {
            let nature = nature_of(&self.tasks);
            // Things that are reported beside a note are not told apart by turns.
            let by_tiles = self.tasks.iter().all(|task| task.nature().event == Event::Completion);
            let is_beyond_scorepad = nature.is_beyond_scorepad || self.one_turn && !by_tiles;
            Nature { is_beyond_scorepad, ..nature }
        }

        fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
            if let (Some(wanted), Some(placement)) = (features_of(&self.tasks), placed(occasion)) {
                return all_meet(&wanted, &own(placement, holder).collect::<Vec<_>>(), holder);
            }
            self.tasks.iter().all(|task| task.is_met(occasion, holder))
                && placed(occasion).is_none_or(|placement| {
                    are_paid_apart(&self.tasks, &own(placement, holder).collect::<Vec<_>>(), holder)
                })
        }

        fn walk(&mut self, visit: &mut Visit<'_>) {
            walk(&mut self.tasks, visit);
            visit(Clause::When, 0, Entry::Flags(vec![(Term::OneTurn, &mut self.one_turn)]));
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
}
