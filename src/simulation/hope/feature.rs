//! How near a player is to completing what an order asks for.

use super::{Open, View, least, most};
use crate::rules::Seat;
use crate::rules::card::requirement::{Beside, Bound, Completed, Shape, Span, Which};
use crate::rules::feature::Kind;
use crate::rules::game::older_parts;
use crate::rules::scoring::{self, Finality};
use crate::rules::tile::Good;

impl View<'_> {
    /// The chance to complete such a feature (R-KO-8).
    pub(super) fn completing(&self, wanted: &Completed) -> f64 {
        let features = self
            .open
            .iter()
            .enumerate()
            .filter(|(_, open)| wanted.feature.includes(open.record.kind));
        let best =
            features.map(|(index, feature)| self.with(wanted, index, feature)).fold(0.0, f64::max);
        best.max(0.1 * self.reach(f64::from(least(wanted.tiles))))
    }

    /// The chance with one feature.
    fn with(&self, wanted: &Completed, index: usize, feature: &Open) -> f64 {
        let record = &feature.record;
        let mut chance = if matches!(record.kind, Kind::Building(_)) {
            self.reach(f64::from(feature.missing))
        } else {
            let (least, most) = (least(wanted.tiles), most(wanted.tiles));
            if record.tiles >= most {
                return 0.0;
            }
            let room = f64::from((most - record.tiles).min(40));
            let crowding = (f64::from(feature.missing) - room).max(0.0);
            let needed = least.saturating_sub(record.tiles).max(feature.missing);
            self.reach(f64::from(needed)) * 0.5_f64.powf(crowding)
        };
        let goods = Good::ALL.map(|good| record.goods[good]);
        let own = record.followers_of(self.seat);
        let followers = record.followers().count() as u32;
        let mut seats: Vec<Seat> = record.followers().map(|occupant| occupant.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let join = if self.has_occupied_neighbour(index, record.kind) { 0.65 } else { 0.25 };
        let bounds = [
            (wanted.pennants, record.pennants, 0.35),
            (wanted.followers, followers, join),
            (wanted.own_followers, own, join),
            (wanted.opponents_followers, followers - own, join),
            (wanted.players, seats.len() as u32, join),
            (wanted.inns, record.inns, 0.3),
            (wanted.ferries, record.ferries, 0.3),
            (wanted.cathedrals, record.cathedrals, 0.2),
            (wanted.goods, goods.iter().sum(), 0.4),
            (
                wanted.kinds_of_goods,
                goods.iter().filter(|tokens| **tokens > 0).count() as u32,
                0.35,
            ),
            (wanted.tower_sites, record.tower_sites, 0.3),
            (wanted.sieges, record.sieges, 0.25),
        ];
        for (bound, have, each) in bounds {
            if have > most(bound) {
                return 0.0;
            }
            chance *= f64::powi(each, least(bound).saturating_sub(have) as i32);
        }
        if let Some(figure) = wanted.own_figure {
            let stands = record
                .occupants
                .iter()
                .any(|other| other.seat == self.seat && other.figure == figure);
            chance *= if stands { 1.0 } else { 0.2 };
        }
        if wanted.asks_lie() { chance * self.lying(wanted, feature) } else { chance }
    }

    /// The chance that a feature will lie as it is wanted.
    fn lying(&self, wanted: &Completed, feature: &Open) -> f64 {
        let lie = older_parts::lie(self.game, feature.id);
        let mut chance = 1.0;
        for (bound, have) in wanted.lying_numbers(&lie) {
            if have > most(bound) {
                return 0.0;
            }
            chance *= 0.5_f64.powi(least(bound).saturating_sub(have) as i32);
        }
        // Nothing that is open is a ring.
        chance *= match wanted.shape {
            Some(Shape::Ring) => 0.2,
            Some(Shape::Hole) if lie.has_hole => 1.0,
            Some(Shape::Hole) => 0.1,
            None => 1.0,
        };
        let is_beside = |beside: Beside| beside.holds(&lie, &feature.record, self.seat);
        chance * if wanted.beside.is_none_or(is_beside) { 1.0 } else { 0.35 }
    }

    /// Whether one tile could join a feature to another of its kind on which somebody stands.
    fn has_occupied_neighbour(&self, index: usize, kind: Kind) -> bool {
        let near = self.sites.iter().filter(|(_, touched)| touched.contains(&index));
        near.flat_map(|(_, touched)| touched).any(|other| {
            let is_meant =
                |open: &Open| open.record.kind == kind && !open.record.occupants.is_empty();
            *other != index && self.open.get(*other).is_some_and(is_meant)
        })
    }

    /// The chance that one tile completes them all: that there is a place between features of which
    /// each lacks only that tile.
    pub(super) fn together(&self, wanted: &[Completed]) -> f64 {
        let mut best = 0.0_f64;
        for (_, touched) in &self.sites {
            let mut ready: Vec<&Open> = touched
                .iter()
                .filter_map(|index| self.open.get(*index))
                .filter(|open| open.missing == 1)
                .collect();
            let mut met = 0;
            for wanted in wanted {
                let fits = |open: &&Open| {
                    wanted.feature.includes(open.record.kind)
                        && open.record.inns <= most(wanted.inns)
                        && open.record.tiles < most(wanted.tiles)
                };
                if let Some(index) = ready.iter().position(fits) {
                    ready.remove(index);
                    met += 1;
                }
            }
            let chance = match wanted.len() - met {
                0 => 0.6,
                1 => 0.25,
                2 => 0.1,
                _ => 0.0,
            };
            best = best.max(chance);
        }
        best * self.turns / (self.turns + 2.0)
    }

    /// The chance to score so many points.
    pub(super) fn scoring(&self, points: Bound, span: Span, which: Option<Which>) -> f64 {
        let mut best = 0.1_f64;
        for feature in self
            .open
            .iter()
            .filter(|open| which.is_none_or(|which| which.includes(open.record.kind)))
        {
            let scores = scoring::scores(&feature.record, Finality::Complete);
            let Some(score) = scores.iter().find(|score| score.seat == self.seat) else { continue };
            let each = if feature.record.kind == Kind::City { 2.0 } else { 1.0 };
            let paid = u32::try_from(score.points()).unwrap_or_default();
            if points.at_most.or(points.exactly).is_some_and(|most| paid > most) {
                continue;
            }
            let short = f64::from(least(Some(points)).saturating_sub(paid));
            if short > 0.0
                && matches!(feature.record.kind, Kind::Building(_))
                && span == Span::Feature
            {
                continue;
            }
            best = best.max(self.reach(f64::from(feature.missing).max((short / each).ceil())));
        }
        best
    }
}
