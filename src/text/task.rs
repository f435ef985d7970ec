//! The sentence of a requirement: what a card asks for, in words that follow from what is judged.

mod feature;
mod field;
mod range;

use super::{Argument, Language, Words};
use crate::say;
use feature::{Feature, Part, name};
use field::Way;
use range::Range;
use rules::card::past::Progress;
use rules::card::requirement::blank::Filling;
use rules::card::requirement::{Bound, Completed, Span, Thing, Which};
use rules::card::task::{Avoid, CompleteNth, Connect, Form, Have, Peril, Requirement, Sort};
use rules::piece::Magician;
use rules::tile::Quarter;
use rules::title::Title;

impl Words {
    /// The sentence of a requirement, with all its bounds. Requirements that no card may have
    /// have one too.
    pub fn task(&self, requirement: &Requirement) -> String {
        use Requirement as R;
        match requirement {
            R::Complete(task) => self.task_complete(&task.0),
            R::CompleteTogether(task) => self.together(&task.0),
            R::Connect(task) => self.task_connect(task),
            R::PlaceTile(task) => self.task_place_tile(task.neighbours),
            R::Have(task) => self.task_have(task),
            R::PlaceFarmer(task) => {
                self.task_farmer(task.cities, task.complete_cities, task.farmers)
            }
            R::JoinFields(task) => self.task_join(task.complete_cities),
            R::Take(task) => self.task_take(&task.titles, task.from_opponent, task.all),
            R::WinChallenge(task) => self.task_win(task.winner),
            R::EnterCity(task) => self.task_enter(&task.quarters, task.followers),
            R::MoveCount(task) => match Range::of(task.opponents) {
                Range::NONE => say!(self, "task-count-to-nobody"),
                opponents => self.at_all("task-count", "task-count-to", opponents),
            },
            R::Deploy(task) => {
                let way = Way::of(task.portal, task.flight, task.crop);
                self.task_deploy(task.figure, way, task.complete_cities, task.on.as_ref())
            }
            R::MoveFairy(task) => self.may_be_in("task-fairy", "task-fairy-on", task.on.as_ref()),
            R::TargetWithin(task) => self.task_target(task.millimetres),
            R::WinTarget(task) => self.task_win_target(task.by),
            R::MoveMagician(task) => self.task_magician(task.magician, task.on.as_ref()),
            R::MoveFerry(task) => self.may_be_in("task-ferry", "task-ferry-on", task.on.as_ref()),
            R::Rob(task) => self.task_rob(task.points, task.richer),
            R::CompleteNth(task) => self.task_nth(task),
            R::FulfilOrders(task) => self.task_orders(task.number, task.sort),
            R::LayBare(task) => say!(self, "task-bare", count = task.tiles),
            R::FarmInTurns(task) => say!(self, "task-farm-turns", count = task.turns),
            R::Avoid(task) => self.task_avoid(task),
            R::AllOf(task) => self
                .compound(if task.one_turn { "task-both-now" } else { "task-both" }, &task.tasks),
            R::OneOf(task) => self.compound("task-either", &task.tasks),
            R::Score(task) => self.task_score(task.points, task.span, task.feature),
            // The others are a deed, with numbers at most.
            _ => self.deed(requirement),
        }
    }

    /// The sentence of a deed by the numbers that are asked for: `deed-NAME`, and behind it the
    /// clauses of those that need not be. `$number` and `$count` are of the first one; each other
    /// goes by its clause, as `$held` and `$held-count`.
    fn deed(&self, requirement: &Requirement) -> String {
        let mut key = format!("deed-{}", Form::of(requirement).name());
        let mut arguments: Vec<(String, Argument)> = Vec::new();
        for blank in requirement.blanks() {
            let Filling::Bound(bound, _) = blank.filling else { continue };
            let (clause, range) = (blank.clause.name(), Range::of(bound));
            if !blank.is_needed {
                if range == Range::Any {
                    continue;
                }
                key = format!("{key}-{clause}");
            }
            let [number, count] = if arguments.is_empty() {
                ["number".to_owned(), "count".to_owned()]
            } else {
                [clause.to_owned(), format!("{clause}-count")]
            };
            arguments.push((number, self.how_many(range).into()));
            arguments.push((count, range.count().into()));
        }
        let arguments: Vec<(&str, Argument)> =
            arguments.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.say(&key, &arguments)
    }

    fn task_complete(&self, wanted: &Completed) -> String {
        let feature = self.feature_with(wanted, Part::Object);
        say!(self, "task-complete", feature = feature.phrase, clause = feature.clause)
    }

    /// A road that runs into so many cities, each of so many tiles, and whose they are.
    fn task_connect(&self, task: &Connect) -> String {
        let road = match self.size(Range::of(task.road)) {
            None => say!(self, "task-connect-road"),
            Some(size) => say!(self, "task-connect-road-sized", size = size),
        };
        let road = self.owned(road, task.road_owner);
        // Every city has a tile.
        let size = Range::of(Some(task.tiles));
        let size = if size == Range::AtLeast(1) { None } else { self.size(size) };
        let owners = self.owners_of_cities(task);
        let cities = match (Range::of(Some(task.cities)), size) {
            (Range::Any | Range::AtLeast(1), None) if owners.is_none() => {
                say!(self, "task-connect-city")
            }
            (Range::Any | Range::AtLeast(1), Some(size)) if owners.is_none() => {
                say!(self, "task-connect-city-sized", size = size)
            }
            // Of several some are whose they are.
            (cities, size) => {
                let cities = if cities == Range::Any { Range::AtLeast(1) } else { cities };
                match size {
                    None => self.counted("task-connect-cities", cities),
                    Some(size) => {
                        let size = [("size", size.into())];
                        self.counted_with("task-connect-cities-sized", cities, &size)
                    }
                }
            }
        };
        match owners {
            None => say!(self, "task-connect", road = road, cities = cities),
            Some(owners) => {
                say!(self, "task-connect-owned", road = road, cities = cities, owners = owners)
            }
        }
    }

    /// Whose the cities at a road are; nothing if that does not matter.
    fn owners_of_cities(&self, task: &Connect) -> Option<String> {
        let of = |whose: &str, bound: Option<Bound>| match Range::of(bound) {
            Range::Any => None,
            Range::NONE => Some(self.say(&format!("task-cities-no-{whose}"), &[])),
            range => Some(self.counted(&format!("task-cities-{whose}"), range)),
        };
        let of_them = [
            of("own", task.own_cities),
            of("opponents", task.opponents_cities),
            of("nobodys", task.nobodys_cities),
        ];
        let of_them: Vec<String> = of_them.into_iter().flatten().collect();
        let of_them = (!of_them.is_empty())
            .then(|| say!(self, "task-cities-of-them", list = self.list(&of_them)));
        let all = [of_them, of("owners", task.city_owners)];
        let all: Vec<String> = all.into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(&say!(self, "list-separator")))
    }

    /// The tiles at the sides of a tile that is placed.
    fn task_place_tile(&self, neighbours: Bound) -> String {
        match Range::of(Some(neighbours)) {
            Range::Exactly(4) | Range::AtLeast(4) => say!(self, "task-place-tile-hole"),
            range => self.counted("task-place-tile", range),
        }
    }

    /// One title, either of them, or both.
    fn task_take(&self, titles: &[Title], from_opponent: bool, all: bool) -> String {
        let [king, robber] = [Title::King, Title::Robber].map(|title| titles.contains(&title));
        let key = match (king, robber, from_opponent) {
            (true, false, false) => "task-take-king",
            (true, false, true) => "task-take-from-king",
            (false, true, false) => "task-take-robber",
            (false, true, true) => "task-take-from-robber",
            (_, _, false) if all => "task-take-both",
            (_, _, true) if all => "task-take-from-both",
            (_, _, false) => "task-take-either",
            (_, _, true) => "task-take-from-either",
        };
        self.say(key, &[])
    }

    fn task_win(&self, winner: Which) -> String {
        match winner {
            Which::Shrine => say!(self, "task-win-shrine"),
            Which::Monastery => say!(self, "task-win-monastery"),
            // One of both; no other feature is challenged.
            Which::Monastic | Which::Road | Which::City | Which::Garden | Which::Any => {
                say!(self, "task-win")
            }
        }
    }

    fn task_enter(&self, quarters: &[Quarter], followers: Option<Bound>) -> String {
        let into = |quarter: &Quarter| match quarter {
            Quarter::Castle => say!(self, "task-quarter-castle"),
            Quarter::Market => say!(self, "task-quarter-market"),
            Quarter::Blacksmith => say!(self, "task-quarter-blacksmith"),
            Quarter::Cathedral => say!(self, "task-quarter-cathedral"),
        };
        let quarters: Vec<String> = quarters.iter().map(into).collect();
        let place = match quarters.split_last() {
            None => say!(self, "task-quarter-none"),
            Some((one, [])) => say!(self, "task-quarters", list = one),
            Some((last, first)) => {
                let first = first.join(&say!(self, "list-separator"));
                let list = say!(self, "task-or", first = first, last = last);
                say!(self, "task-quarters", list = list)
            }
        };
        match Range::of(followers) {
            Range::Any => say!(self, "task-enter", place = place),
            range => self.counted_with("task-enter-so", range, &[("place", place.into())]),
        }
    }

    /// A deed that may be asked for in some feature.
    fn may_be_in(&self, anywhere: &str, key: &str, on: Option<&Completed>) -> String {
        let Some(on) = on else { return self.say(anywhere, &[]) };
        self.placed(key, self.feature_with(on, Part::In))
    }

    /// A sentence with a feature in which something is or goes.
    fn placed(&self, key: &str, feature: Feature) -> String {
        let Feature { phrase, clause, .. } = feature;
        self.say(key, &[("place", phrase.into()), ("clause", clause.into())])
    }

    fn task_target(&self, millimetres: u32) -> String {
        say!(self, "task-target", distance = self.distance_in(millimetres))
    }

    /// A length in centimetres, where they are whole ones.
    fn distance_in(&self, millimetres: u32) -> String {
        if millimetres.is_multiple_of(10) {
            say!(self, "task-centimetres", count = millimetres / 10)
        } else {
            say!(self, "task-millimetres", count = millimetres)
        }
    }

    fn task_win_target(&self, by: u32) -> String {
        if by == 0 {
            return say!(self, "task-win-target");
        }
        say!(self, "task-win-target-by", distance = self.distance_in(by))
    }

    fn task_have(&self, task: &Have) -> String {
        let name = task.what.name();
        match (task.what, Range::of(task.number)) {
            (Thing::Followers | Thing::SpecialFigures | Thing::TowerPieces, Range::NONE) => {
                self.say(&format!("task-have-no-{name}"), &[])
            }
            (_, number) => self.counted(&format!("task-have-{name}"), number),
        }
    }

    fn task_magician(&self, magician: Magician, on: Option<&Completed>) -> String {
        let [anywhere, somewhere] = match magician {
            Magician::Mage => ["task-mage", "task-mage-to"],
            Magician::Witch => ["task-witch", "task-witch-to"],
        };
        match on {
            None => self.say(anywhere, &[]),
            // Neither goes elsewhere.
            Some(on) if on.feature == Which::Any => {
                self.placed(somewhere, self.feature_called("either", on, Part::Into))
            }
            Some(on) => self.placed(somewhere, self.feature_with(on, Part::Into)),
        }
    }

    fn task_rob(&self, points: Option<Bound>, richer: bool) -> String {
        let [any, some] = if richer {
            ["task-rob-richer", "task-rob-both"]
        } else {
            ["task-rob", "task-rob-points"]
        };
        self.at_all(any, some, Range::of(points))
    }

    fn task_score(&self, points: Bound, span: Span, feature: Option<Which>) -> String {
        let points = Range::of(Some(points));
        match (span, feature) {
            (Span::Turn, _) => self.counted("task-score-turn", points),
            (Span::Feature, None) => self.counted("task-score-feature", points),
            (Span::Feature, Some(which)) => {
                let from = self.say(&format!("task-from-{}", name(which)), &[]);
                self.counted_with("task-score", points, &[("from", from.into())])
            }
        }
    }

    /// How far the holder of a card is: "1 of 3".
    pub fn progress(&self, progress: Progress) -> String {
        say!(self, "order-progress", done = progress.done, of = progress.of)
    }

    /// The place in a row: "3", "3 or later", "3 to 5".
    fn ordinal(&self, number: Bound) -> String {
        match Range::of(Some(number)) {
            Range::Any => say!(self, "task-number-from", count = 1),
            Range::Exactly(count) => say!(self, "task-number", count = count),
            Range::AtLeast(count) => say!(self, "task-number-from", count = count),
            Range::AtMost(1) => say!(self, "task-number", count = 1),
            Range::AtMost(most) => say!(self, "task-number-between", least = 1, most = most),
            Range::Between(least, most) => {
                say!(self, "task-number-between", least = least, most = most)
            }
        }
    }

    fn task_nth(&self, task: &CompleteNth) -> String {
        let feature = self.feature_with(&Completed::any(task.feature), Part::Object).phrase;
        let number = self.ordinal(task.number);
        let key = if task.by_anybody { "task-nth-of-all" } else { "task-nth" };
        self.say(key, &[("feature", feature.into()), ("number", number.into())])
    }

    fn task_orders(&self, number: Bound, sort: Option<Sort>) -> String {
        let key = match sort {
            None => "task-orders",
            Some(Sort::Farmer) => "task-orders-farmer",
            Some(Sort::Alike) => "task-orders-alike",
        };
        self.say(key, &[("number", self.ordinal(number).into())])
    }

    /// Two sentences, and how they go together. The second stands behind a colon, where German
    /// alone begins a sentence with a capital.
    fn compound(&self, key: &str, tasks: &[Requirement]) -> String {
        let mut sentences = tasks.iter().map(|task| self.task(task));
        let first = sentences.next().unwrap_or_default();
        let is_capital = self.language() == Language::German.key();
        sentences.fold(first, |first, second| {
            let second = if is_capital { second } else { small(&second) };
            self.say(key, &[("first", first.into()), ("second", second.into())])
        })
    }

    fn task_avoid(&self, task: &Avoid) -> String {
        let peril = |peril: &Peril| match peril {
            Peril::Captured => say!(self, "task-if-captured"),
            Peril::Eaten => say!(self, "task-if-eaten"),
            Peril::TakenOver => say!(self, "task-if-taken-over"),
            Peril::Last => say!(self, "task-if-last"),
            Peril::SmallRoad => say!(self, "task-if-small-road", count = task.tiles),
        };
        let perils: Vec<String> = task.perils.iter().map(peril).collect();
        let list = match perils.split_last() {
            None => String::new(),
            Some((one, [])) => one.clone(),
            Some((last, first)) => {
                let first = first.join(&say!(self, "list-separator"));
                say!(self, "task-or", first = first, last = last)
            }
        };
        say!(self, "task-avoid", perils = list)
    }
}

/// A sentence that begins with a small letter.
fn small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}
