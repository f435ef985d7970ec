//! The words of surroundings: what shape a feature has, what it shares with another one, and whose
//! features are.

use super::feature::name;
use super::range::Range;
use crate::rules::card::requirement::Bound;
use crate::rules::card::requirement::lying::{Beside, Owner, Shape, Shared};
use crate::rules::card::task::Connect;
use crate::say;
use crate::text::Words;

impl Words {
    /// A shape, behind the feature that has it.
    pub(super) fn shape(&self, shape: Shape) -> String {
        match shape {
            Shape::Ring => say!(self, "task-shape-ring"),
            Shape::Hole => say!(self, "task-shape-hole"),
        }
    }

    /// Another feature and what is shared with it, with what parts it from what stands before.
    pub(super) fn beside(&self, beside: &Beside) -> String {
        let state = match beside.complete {
            None => 0,
            Some(true) => 1,
            Some(false) => 2,
        };
        let key = format!("task-beside-{}", name(beside.feature));
        let other = self.owned(self.say(&key, &[("state", state.into())]), beside.owner);
        match beside.shares {
            Shared::Tile => say!(self, "task-shares-tile", other = other),
            Shared::Field => say!(self, "task-shares-field", other = other),
            Shared::Size => say!(self, "task-shares-size", other = other),
        }
    }

    /// A feature, and whose it is if that matters.
    fn owned(&self, feature: String, owner: Option<Owner>) -> String {
        let Some(owner) = owner else { return feature };
        let owner = self.say(&format!("task-owner-{}", owner.name()), &[]);
        say!(self, "task-owned", feature = feature, owner = owner)
    }

    /// A road into cities, and whose they are.
    pub(super) fn task_connect(&self, task: &Connect) -> String {
        let road = match self.size(Range::of(task.road)) {
            None => say!(self, "task-connect-road"),
            Some(size) => say!(self, "task-connect-road-sized", size = size),
        };
        let road = self.owned(road, task.road_owner);
        // Every city has a tile.
        let size = if task.tiles > 1 { self.size(Range::AtLeast(task.tiles)) } else { None };
        let count = task.cities;
        let cities = match size {
            None => say!(self, "task-connect-cities", count = count),
            Some(size) => say!(self, "task-connect-cities-sized", count = count, size = size),
        };
        let of = |whose: &str, bound: Option<Bound>| match Range::of(bound) {
            Range::Any => None,
            Range::NONE => Some(self.say(&format!("task-cities-no-{whose}"), &[])),
            range => Some(self.counted(&format!("task-cities-{whose}"), range)),
        };
        let owners = [
            of("own", task.own_cities),
            of("opponents", task.opponents_cities),
            of("nobodys", task.nobodys_cities),
            of("owners", task.city_owners),
        ];
        let owners: Vec<String> = owners.into_iter().flatten().collect();
        if owners.is_empty() {
            return say!(self, "task-connect", road = road, cities = cities);
        }
        let owners = self.list(&owners);
        say!(self, "task-connect-owned", road = road, cities = cities, owners = owners)
    }

    /// The tiles at the sides of a tile that is placed.
    pub(super) fn task_place_tile(&self, neighbours: Bound) -> String {
        match Range::of(Some(neighbours)) {
            Range::Exactly(4) | Range::AtLeast(4) => say!(self, "task-place-tile-hole"),
            range => self.counted("task-place-tile", range),
        }
    }
}
