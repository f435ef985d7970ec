//! How safe a player is from what an order asks to avoid (R-KO-56, 57).

use super::{Open, View, distance};
use rules::card::task::{Avoid, Peril};
use rules::expansion::tower;
use rules::feature::{Kind, majority};
use rules::geometry::Position;

impl View<'_> {
    /// The chance that none of this befalls the player to the end.
    pub(super) fn keeping(&self, task: &Avoid) -> f64 {
        let safe = |peril: &Peril| match peril {
            Peril::Captured => self.uncaptured(),
            Peril::Eaten => self.uneaten(),
            Peril::TakenOver => self.unchallenged(),
            Peril::Last => self.ahead(),
            Peril::SmallRoad => self.long_roads(task.tiles),
        };
        task.perils.iter().map(safe).product()
    }

    /// The chance to stay safe in all the turns that are left, by that of the next ones.
    fn in_time(&self, soon: f64) -> f64 {
        soon.powf(1.0 + self.turns / 12.0)
    }

    /// The chance that no follower of the player's on the board comes to harm, each in danger as
    /// its place is.
    fn followers_safe(&self, danger: impl Fn(Position) -> f64) -> f64 {
        let figures = self.game.board().figures().iter();
        let own = figures.filter(|one| one.seat == self.seat && one.figure.is_follower());
        own.map(|one| 1.0 - danger(one.place.at)).product()
    }

    /// A tower captures straight on, farther with each piece (R-TW-3).
    fn uncaptured(&self) -> f64 {
        let towers = self.game.towers().map(|towers| towers.towers()).unwrap_or_default();
        let danger = |at| {
            let reaches = |more: u8| {
                towers
                    .iter()
                    .filter(|tower| tower.guard.is_none())
                    .any(|tower| tower::reaches(tower.at, tower.height.saturating_add(more), at))
            };
            match (reaches(1), reaches(2)) {
                (true, _) => 0.2,
                (false, true) => 0.08,
                (false, false) => 0.03,
            }
        };
        self.in_time(self.followers_safe(danger))
    }

    /// The dragon comes from where it stands.
    fn uneaten(&self) -> f64 {
        let danger = |at| match self.game.dragon() {
            Some(dragon) => 0.2 / f64::from(distance(dragon.at, at).max(1)),
            None => 0.02,
        };
        self.in_time(self.followers_safe(danger))
    }

    /// Each feature of the player's may be taken over: most easily one beside another's, or that is
    /// shared already; and fields grow together.
    fn unchallenged(&self) -> f64 {
        let is_own = |open: &Open| majority::owners(&open.record).any(|seat| seat == self.seat);
        let risk = |(index, open): (usize, &Open)| {
            let others = open.record.followers().any(|one| one.seat != self.seat);
            let beside = self.has_rival_neighbour(index, open.record.kind);
            match (others, beside) {
                (true, _) => 0.3,
                (false, true) => 0.2,
                (false, false) if matches!(open.record.kind, Kind::Building(_)) => 0.0,
                (false, false) => 0.03,
            }
        };
        let open = self.open.iter().enumerate().filter(|(_, open)| is_own(open));
        let farmers = self.own(|figure, kind| figure.is_follower() && kind == Kind::Field);
        let fields = 0.93_f64.powi(farmers as i32);
        self.in_time(open.map(|one| 1.0 - risk(one)).product::<f64>() * fields)
    }

    /// Somebody has to be behind the player: the fewest points of an opponent count.
    fn ahead(&self) -> f64 {
        let points = |seat| f64::from(self.game.tally(seat).total());
        let others = self.game.seats().filter(|seat| *seat != self.seat).map(points);
        let ahead = points(self.seat) - others.fold(f64::INFINITY, f64::min);
        // At the beginning a few points are a lead, and one turn changes everything.
        1.0 / (1.0 + (-(ahead + 2.0) / (3.0 + self.turns / 4.0)).exp())
    }

    /// A road of the player's that would be small is not to be closed, by anybody (R-KO-56).
    fn long_roads(&self, tiles: u32) -> f64 {
        let risk = |open: &Open| {
            let is_own = majority::owners(&open.record).any(|seat| seat == self.seat);
            let is_small = open.record.tiles + open.missing <= tiles;
            match open.record.kind {
                Kind::Road if is_own && is_small => 0.4_f64.powi(open.missing.max(1) as i32),
                Kind::Road if is_own => 0.02,
                Kind::Road | Kind::City | Kind::Field | Kind::Building(_) => 0.0,
            }
        };
        self.in_time(self.open.iter().map(|open| 1.0 - risk(open)).product())
    }
}
