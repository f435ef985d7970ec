//! How near a player is to completing what an order asks for.

use super::{Open, View, least, most};
use rules::Seat;
use rules::card::requirement::{Bound, Completed, Span, Which};
use rules::feature::Kind;
use rules::scoring::{self, Finality};
use rules::tile::Good;

/// The points of a feature for one more tile.
fn each(feature: &Open) -> u32 {
    if feature.record.kind == Kind::City { 2 } else { 1 }
}

/// The tiles beyond those that complete a feature that it takes to come to so many points, and
/// those that it takes too many.
fn beyond(points: Bound, paid: u32, feature: &Open) -> (f64, f64) {
    let tiles = |points: u32| points.div_ceil(each(feature));
    let short = tiles(least(Some(points)).saturating_sub(paid)).saturating_sub(feature.missing);
    let room = (most(Some(points)).saturating_sub(paid)) / each(feature);
    (f64::from(short), f64::from(feature.missing.saturating_sub(room)))
}

impl View<'_> {
    /// The chance to complete such a feature (R-KO-8).
    pub(super) fn completing(&self, wanted: &Completed) -> f64 {
        let features = self.open.iter().enumerate();
        let features = features.filter(|(_, open)| wanted.feature.includes(open.record.kind));
        let mut chances: Vec<(f64, &Open)> =
            features.map(|(index, open)| (self.with(wanted, index, open), open)).collect();
        chances.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut best = 0.0_f64;
        for (chance, open) in chances {
            // It takes long to see how a feature lies, and that only lessens the chance.
            if chance <= best {
                break;
            }
            let lying = if wanted.asks_lie() { self.lying(wanted, open) } else { 1.0 };
            best = best.max(chance * lying);
        }
        // The chance of something that is not begun: rarely of what has to lie in a special way.
        let begun = if wanted.asks_lie() || wanted.points.is_some() { 0.02 } else { 0.1 };
        best.max(begun * self.reach(f64::from(least(wanted.tiles))))
    }

    /// The chance with one feature, however it is to lie.
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
        if let Some(points) = wanted.points {
            chance *= self.paying(points, feature);
        }
        chance
    }

    /// The chance that a feature brings the player so many points once it is complete (R-KO-47).
    fn paying(&self, points: Bound, feature: &Open) -> f64 {
        let scores = scoring::scores(&feature.record, Finality::Complete);
        let Some(score) = scores.iter().find(|score| score.seat == self.seat) else { return 0.2 };
        let paid = u32::try_from(score.points()).unwrap_or_default();
        let (short, excess) = beyond(points, paid, feature);
        0.78_f64.powf(short) * self.exact(points, paid, feature) * 0.5_f64.powf(excess)
    }

    /// Whether a feature can bring points within a bound that has an upper end: a city grows by two
    /// points a tile, and pennants are few.
    fn exact(&self, points: Bound, paid: u32, feature: &Open) -> f64 {
        let Some(most) = points.exactly.or(points.at_most) else { return 1.0 };
        let by_building = matches!(feature.record.kind, Kind::Building(_));
        if by_building && !points.holds(paid + feature.missing) || paid + each(feature) > most {
            return 0.0;
        }
        let is_odd =
            points.exactly.is_some_and(|exactly| !(exactly - paid).is_multiple_of(each(feature)));
        if is_odd { 0.15 } else { 1.0 }
    }

    /// Whether one tile could join a feature to another of its kind on which somebody stands.
    fn has_occupied_neighbour(&self, index: usize, kind: Kind) -> bool {
        self.has_neighbour(index, kind, |open| !open.record.occupants.is_empty())
    }

    /// Whether one tile could join a feature to another of its kind on which others stand.
    pub(super) fn has_rival_neighbour(&self, index: usize, kind: Kind) -> bool {
        let is_rival = |open: &Open| open.record.followers().any(|one| one.seat != self.seat);
        self.has_neighbour(index, kind, is_rival)
    }

    fn has_neighbour(&self, index: usize, kind: Kind, wanted: impl Fn(&Open) -> bool) -> bool {
        let near = self.sites.iter().filter(|(_, touched)| touched.contains(&index));
        near.flat_map(|(_, touched)| touched).any(|other| {
            let is_meant = |open: &Open| open.record.kind == kind && wanted(open);
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
                        // A feature without anybody may still be taken as it is completed
                        // (R-BASE-6).
                        && (open.record.occupants.is_empty()
                            || open.record.followers_of(self.seat) >= least(wanted.own_followers))
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
            let paid = u32::try_from(score.points()).unwrap_or_default();
            let by_building = matches!(feature.record.kind, Kind::Building(_));
            let bounded = points.at_most.or(points.exactly).is_some();
            if !bounded && by_building && span == Span::Feature && !points.holds(paid) {
                continue;
            }
            let (short, excess) = beyond(points, paid, feature);
            let exact = self.exact(points, paid, feature) * 0.5_f64.powf(excess);
            best = best.max(self.reach(f64::from(feature.missing) + short) * exact);
        }
        best
    }
}
