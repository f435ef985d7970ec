//! The words of a feature with its bounds: "a city of at least 8 tiles in which no follower
//! stands".

use super::range::Range;
use crate::Words;
use crate::say;
use rules::card::requirement::{Beside, Bound, Completed, Owner, Shape, Shared, Which};

/// The part that a feature plays in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The feature that is completed: "a city".
    Object,
    /// The feature that is completed beside one of its kind: "another city".
    Another,
    /// The feature to which something goes: "into a city".
    Into,
    /// The feature in which something is: "in a city".
    In,
}

/// A feature in words.
pub struct Feature {
    /// The feature with its size and with what is on it.
    pub phrase: String,
    /// Who stands there, to be said behind; empty if that does not matter.
    pub clause: String,
    /// Whether the feature is told by more than one word or two.
    is_long: bool,
}

/// The name of a kind of feature in keys.
pub(super) const fn name(which: Which) -> &'static str {
    match which {
        Which::Road => "road",
        Which::City => "city",
        Which::Monastery => "monastery",
        Which::Shrine => "shrine",
        Which::Monastic => "monastic",
        Which::Garden => "garden",
        Which::Any => "any",
    }
}

/// Whether one feature may be of both kinds.
const fn overlap(one: Which, other: Which) -> bool {
    match (one, other) {
        (Which::Any, _) | (_, Which::Any) => true,
        (Which::Monastic, other) | (other, Which::Monastic) => {
            matches!(other, Which::Monastic | Which::Monastery | Which::Shrine)
        }
        (Which::Road, Which::Road)
        | (Which::City, Which::City)
        | (Which::Monastery, Which::Monastery)
        | (Which::Shrine, Which::Shrine)
        | (Which::Garden, Which::Garden) => true,
        (
            Which::Road | Which::City | Which::Monastery | Which::Shrine | Which::Garden,
            Which::Road | Which::City | Which::Monastery | Which::Shrine | Which::Garden,
        ) => false,
    }
}

/// Whether the bound asks for a besieged city, which is one with a siege tile or more.
fn is_besieged(wanted: &Completed) -> bool {
    wanted.feature == Which::City && Range::of(wanted.sieges) == Range::AtLeast(1)
}

impl Words {
    /// A feature with all its bounds.
    pub(super) fn feature_with(&self, wanted: &Completed, part: Part) -> Feature {
        let kind = if is_besieged(wanted) { "besieged" } else { name(wanted.feature) };
        self.feature_called(kind, wanted, part)
    }

    /// A feature with all its bounds, whose kind has that name in keys.
    pub(super) fn feature_called(&self, kind: &str, wanted: &Completed, part: Part) -> Feature {
        let key = match part {
            Part::Object => format!("task-a-{kind}"),
            Part::Another => format!("task-another-{kind}"),
            Part::Into => format!("task-into-{kind}"),
            Part::In => format!("task-in-{kind}"),
        };
        let phrase = self.say(&key, &[]);
        let attributes = self.attributes(wanted);
        let has_things = attributes.len() > usize::from(Range::of(wanted.tiles) != Range::Any);
        let mut clause = self.clause(kind, wanted, has_things);
        clause.extend(wanted.beside.map(|beside| self.beside(wanted.feature, &beside)));
        let is_long = attributes.len() > 1 || !clause.is_empty();
        let phrase = match &attributes[..] {
            [] => phrase,
            [size, with] if Range::of(wanted.tiles) != Range::Any => {
                let both = say!(self, "task-tiles-with", size = size, with = with);
                format!("{phrase} {both}")
            }
            attributes => format!("{phrase} {}", self.list(attributes)),
        };
        Feature { phrase, clause, is_long }
    }

    /// The size of a feature and what is on it.
    fn attributes(&self, wanted: &Completed) -> Vec<String> {
        let size = self.size(Range::of(wanted.tiles)).map(|size| match wanted.feature {
            Which::Road | Which::City | Which::Any => size,
            Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => {
                say!(self, "task-tiles-around", size = size)
            }
        });
        let sieges = if is_besieged(wanted) { None } else { wanted.sieges };
        let things = [
            ("pennants", wanted.pennants),
            ("inns", wanted.inns),
            ("ferries", wanted.ferries),
            ("cathedrals", wanted.cathedrals),
            ("goods", wanted.goods),
            ("kinds", wanted.kinds_of_goods),
            ("towers", wanted.tower_sites),
            ("sieges", sieges),
        ];
        let around = [
            ("cities", wanted.cities_around),
            ("roads", wanted.roads_around),
            ("cloisters", wanted.monasteries_around),
        ];
        let run = [("row", wanted.row), ("monasteries", wanted.monasteries)];
        let with = |(thing, bound)| match Range::of(bound) {
            Range::Any => None,
            Range::NONE => Some(self.say(&format!("task-without-{thing}"), &[])),
            range => Some(self.counted(&format!("task-with-{thing}"), range)),
        };
        let points = match Range::of(wanted.points) {
            Range::Any => None,
            range => Some(self.counted("task-with-points", range)),
        };
        let shape = wanted.shape.map(|shape| self.shape(shape));
        let around: Vec<String> = around.into_iter().filter_map(with).collect();
        let around =
            (!around.is_empty()).then(|| say!(self, "task-around", list = self.list(&around)));
        let things = things.into_iter().filter_map(with).chain(around);
        let things = things.chain(run.into_iter().filter_map(with)).chain(points);
        size.into_iter().chain(things).chain(shape).collect()
    }

    /// Who stands on a feature: " in which …", with what parts it from the feature. Behind a thing
    /// that is on it nobody shall take that for the place.
    fn clause(&self, kind: &str, wanted: &Completed, behind_things: bool) -> String {
        let list = match self.who_stands(wanted) {
            standing if standing.is_empty() => return String::new(),
            standing => self.list(&standing),
        };
        let kind = if kind == "either" { kind } else { name(wanted.feature) };
        let key = format!("task-{}-{kind}", if behind_things { "while" } else { "where" });
        self.say(&key, &[("list", list.into())])
    }

    /// Where somebody stands, if a feature is asked for that and nothing else.
    pub(super) fn there(&self, wanted: &Completed) -> Option<String> {
        let standing = self.who_stands(wanted);
        let is_all = wanted.feature == Which::Any && self.attributes(wanted).is_empty();
        (is_all && !standing.is_empty())
            .then(|| say!(self, "task-where-there", list = self.list(&standing)))
    }

    /// Who stands on a feature, each to be said behind "in which".
    fn who_stands(&self, wanted: &Completed) -> Vec<String> {
        let (own, opponents) = (wanted.own_followers, wanted.opponents_followers);
        if let Some(alone) = self.of_one_side(wanted) {
            return vec![alone];
        }
        let figure = wanted.own_figure.map(|figure| {
            let key = format!("task-stands-{}", figure.name());
            self.say(&key, &[])
        });
        [
            self.stand("task-stand-own", "task-stand-no-own", own),
            self.stand("task-stand-opponents", "task-stand-no-opponents", opponents),
            self.stand("task-stand-players", "task-stand-no-players", wanted.players),
            figure,
            // Some languages add behind that they may be anybody's.
            self.stand("task-stand-followers", "task-stand-no-followers", wanted.followers),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Followers of one side and none of the other, if nothing else matters.
    fn of_one_side(&self, wanted: &Completed) -> Option<String> {
        let others = [wanted.followers, wanted.players].map(Range::of);
        if others != [Range::Any; 2] || wanted.own_figure.is_some() {
            return None;
        }
        match [wanted.own_followers, wanted.opponents_followers].map(Range::of) {
            [Range::Any | Range::NONE, Range::Any | Range::NONE] => None,
            [Range::NONE, opponents] => Some(self.counted("task-stand-opponents-alone", opponents)),
            [own, Range::NONE] => Some(self.counted("task-stand-own-alone", own)),
            [_, _] => None,
        }
    }

    /// Those of some number, or none; nothing if any number will do.
    fn stand(&self, some: &str, none: &str, bound: Option<Bound>) -> Option<String> {
        match Range::of(bound) {
            Range::Any => None,
            Range::NONE => Some(self.say(none, &[])),
            range => Some(self.counted(some, range)),
        }
    }

    /// A shape, behind the feature that has it.
    fn shape(&self, shape: Shape) -> String {
        match shape {
            Shape::Ring => say!(self, "task-shape-ring"),
            Shape::Hole => say!(self, "task-shape-hole"),
        }
    }

    /// A feature beside one, and what is shared with it, with what parts it from what stands
    /// before; where it may be of the same kind, it is "another" one.
    fn beside(&self, of: Which, beside: &Beside) -> String {
        let state = match beside.complete {
            None => 0,
            Some(true) => 1,
            Some(false) => 2,
        };
        let whether = if overlap(of, beside.feature) { "beside" } else { "by" };
        let key = format!("task-{whether}-{}", name(beside.feature));
        let other = self.owned(self.say(&key, &[("state", state.into())]), beside.owner);
        match beside.shares {
            Shared::Tile => say!(self, "task-shares-tile", other = other),
            Shared::Field => say!(self, "task-shares-field", other = other),
            Shared::Size => say!(self, "task-shares-size", other = other),
        }
    }

    /// A feature, and whose it is if that matters.
    pub(super) fn owned(&self, feature: String, owner: Option<Owner>) -> String {
        let Some(owner) = owner else { return feature };
        let owner = self.say(&format!("task-owner-{}", owner.name()), &[]);
        say!(self, "task-owned", feature = feature, owner = owner)
    }

    /// Several features that one tile completes: "a city and at least 2 roads".
    pub(super) fn together(&self, wanted: &[Completed]) -> String {
        let mut groups: Vec<(&Completed, usize)> = Vec::new();
        for one in wanted {
            let is_bare = *one == Completed::any(one.feature);
            match groups.iter_mut().find(|(other, _)| is_bare && *other == one) {
                Some((_, count)) => *count += 1,
                None => groups.push((one, 1)),
            }
        }
        // A feature that may be of several kinds is "another" one, and so is one without bounds.
        let kinds: Vec<Which> = groups.iter().map(|(one, _)| one.feature).collect();
        groups.sort_by_key(|(one, count)| {
            let is_bare = **one == Completed::any(one.feature);
            let is_other = kinds.iter().filter(|kind| overlap(**kind, one.feature)).count() > 1;
            (width(one.feature), is_bare && is_other && *count == 1, !is_bare, *count == 1)
        });
        let mut before: Vec<Which> = Vec::new();
        let mut items = Vec::new();
        for (one, count) in groups {
            let is_other = before.iter().any(|other| overlap(*other, one.feature));
            before.push(one.feature);
            items.push(self.of_group(one, count, is_other));
        }
        if items.iter().any(|item| item.is_long) {
            let whole = items.into_iter().map(|item| item.phrase + &item.clause);
            let separator = say!(self, "task-together-separator");
            let list = whole.collect::<Vec<_>>().join(&separator);
            return say!(self, "task-together-all", list = list);
        }
        let phrases: Vec<String> = items.into_iter().map(|item| item.phrase).collect();
        say!(self, "task-together", list = self.list(&phrases))
    }

    fn of_group(&self, wanted: &Completed, count: usize, is_other: bool) -> Feature {
        let kind = name(wanted.feature);
        let several = |key: String| Feature {
            phrase: self.say(&key, &[("count", count.into())]),
            clause: String::new(),
            is_long: false,
        };
        match (count, is_other) {
            (1, false) => self.feature_with(wanted, Part::Object),
            (1, true) => self.feature_with(wanted, Part::Another),
            (_, false) => several(format!("task-several-{kind}")),
            (_, true) => several(format!("task-others-{kind}")),
        }
    }
}

/// How many kinds of features a kind takes in, so that the widest stands last.
const fn width(which: Which) -> u8 {
    match which {
        Which::Road | Which::City | Which::Monastery | Which::Shrine | Which::Garden => 0,
        Which::Monastic => 1,
        Which::Any => 2,
    }
}
