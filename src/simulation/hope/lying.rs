//! How near an open feature is to lying as an order asks (R-KO-43…46).

use std::collections::HashSet;

use super::{Open, View, least, most};
use rules::card::requirement::{Beside, Completed, Owner, Shape, Shared};
use rules::card::task::Connect;
use rules::feature::Place;
use rules::feature::completion::Network;
use rules::feature::lie::{Lie, Other, Owners, owner_count};
use rules::game::older_parts;
use rules::geometry::{Position, Side};
use rules::player::{PerSeat, Seat};

/// The most tiles by which a road is closed to a ring in the time of a game.
const FAR: u32 = 8;

impl View<'_> {
    /// The chance that a feature will lie as it is wanted.
    pub(super) fn lying(&self, wanted: &Completed, feature: &Open) -> f64 {
        let lie = older_parts::lie(self.game, feature.id);
        let mut chance = 1.0;
        for (bound, have) in wanted.lying_numbers(&lie) {
            if have > most(bound) {
                return 0.0;
            }
            chance *= 0.5_f64.powi(least(bound).saturating_sub(have) as i32);
        }
        chance *= match wanted.shape {
            Some(Shape::Ring) => {
                self.lacking_to_ring(feature).map_or(0.0, |tiles| 0.7_f64.powi(tiles as i32 - 1))
            }
            Some(Shape::Hole) if lie.has_hole => 1.0,
            Some(Shape::Hole) => 0.35_f64.powi(4 - self.most_walls(feature) as i32),
            None => 1.0,
        };
        chance * wanted.beside.map_or(1.0, |beside| self.beside(beside, &lie, feature))
    }

    /// The tiles that close a road to a ring, over places where none lies yet; `None` if it has an
    /// end, or the way is far.
    fn lacking_to_ring(&self, road: &Open) -> Option<u32> {
        let board = self.game.board();
        let mut loose = Vec::new();
        for place in board.places(road.id) {
            let placed = board.tile(place.at)?;
            let leaves = |side: &Side| placed.segment_on(*side) == Some(place.segment);
            let sides: Vec<Side> = Side::ALL.into_iter().filter(leaves).collect();
            if sides.len() < 2 {
                return None;
            }
            let beyond = sides.into_iter().map(|side| place.at.towards(side));
            loose.extend(beyond.filter(|at| board.tile(*at).is_none()));
        }
        let [from, to] = loose.as_slice() else { return None };
        let (mut reached, mut edge) = (HashSet::from([*from]), vec![*from]);
        for tiles in 1..=FAR {
            if edge.contains(to) {
                return Some(tiles);
            }
            let near = edge.iter().flat_map(|at| Side::ALL.map(|side| at.towards(side)));
            edge = near.filter(|at| board.tile(*at).is_none() && reached.insert(*at)).collect();
        }
        None
    }

    /// The most sides of one place without a tile at which tiles of a city lie.
    fn most_walls(&self, city: &Open) -> u32 {
        let board = self.game.board();
        let walls: HashSet<Position> = board.places(city.id).map(|place| place.at).collect();
        let sides = |at: &Position| {
            Side::ALL.into_iter().filter(|side| walls.contains(&at.towards(*side))).count() as u32
        };
        board.open_places().map(|(at, _)| sides(&at)).max().unwrap_or(0)
    }

    /// The chance that what is to lie beside a feature will do so.
    fn beside(&self, beside: Beside, lie: &Lie, feature: &Open) -> f64 {
        if beside.shares == Shared::Size {
            return self.alike(beside, lie, feature);
        }
        let holds = |beside: Beside| beside.holds(lie, &feature.record, self.seat);
        if holds(beside) {
            1.0
        } else if holds(Beside { complete: None, ..beside }) {
            0.6
        } else if holds(Beside { complete: None, owner: None, ..beside }) {
            0.35
        } else {
            0.2
        }
    }

    /// The chance that a feature grows as large as another one, and no larger.
    fn alike(&self, beside: Beside, lie: &Lie, feature: &Open) -> f64 {
        let chance = |other: &Other| {
            let Some(room) = other.tiles.checked_sub(feature.record.tiles).filter(|room| *room > 0)
            else {
                return 0.0;
            };
            let (more, fewer) =
                (room.saturating_sub(feature.missing), feature.missing.saturating_sub(room));
            let is_as_asked = beside.complete.is_none_or(|it| it == other.is_complete);
            let later = if is_as_asked { 1.0 } else { 0.4 };
            later * 0.78_f64.powi(more as i32) * 0.5_f64.powi(fewer as i32)
        };
        let is_meant = |other: &&Other| {
            beside.feature.includes(other.kind)
                && beside.owner.is_none_or(|owner| owner.owns(&other.owners, self.seat))
        };
        lie.others.iter().filter(is_meant).map(chance).fold(0.1, f64::max)
    }

    /// The chance that a road and its cities are whose they have to be (R-KO-46).
    pub(super) fn owning(&self, task: &Connect, network: &Network) -> f64 {
        let owners = |place: Option<Place>| {
            let feature = place.and_then(|place| self.game.board().feature(place));
            feature.map(|feature| older_parts::owners(self.game, feature)).unwrap_or_default()
        };
        let cities: Vec<Owners> = network.cities.iter().map(|city| owners(city.place)).collect();
        let of = |owner: Owner| {
            cities.iter().filter(|owners| owner.owns(owners, self.seat)).count() as u32
        };
        let all: Owners = PerSeat::from_fn(|seat: Seat| cities.iter().any(|owners| owners[seat]));
        let mut bounds: Vec<_> =
            task.bounds_on_owners().map(|(owner, bound)| (bound, of(owner))).to_vec();
        bounds.push((task.city_owners, owner_count(&all)));
        let road = owners(network.place);
        let mut chance = match task.road_owner {
            Some(Owner::Nobody) if owner_count(&road) > 0 => 0.0,
            Some(owner) if !owner.owns(&road, self.seat) => 0.3,
            Some(_) | None => 1.0,
        };
        for (bound, have) in bounds {
            if have > most(bound) {
                return 0.0;
            }
            chance *= 0.4_f64.powi(least(bound).saturating_sub(have) as i32);
        }
        chance
    }
}
