//! How near a player is to what an order asks for: a rough chance that it will be fulfilled, so
//! that players work towards their orders and do not only take what falls into their hands.

use kings_order::rules::board::Deployed;
use kings_order::rules::feature::join::FeatureId;
use kings_order::rules::feature::{Kind, Record};
use kings_order::rules::game::{Phase, Step};
use kings_order::rules::geometry::{Position, Side};
use kings_order::rules::orders::requirement::{Bound, Completed, Requirement, Span, Title, Which};
use kings_order::rules::player::Figure;
use kings_order::rules::scoring::{self, Finality};
use kings_order::rules::tile::{Good, Quarter};
use kings_order::rules::{Game, Seat};

/// An incomplete road, city, monastery or shrine.
pub struct Open {
    id: FeatureId,
    record: Record,
    /// Open ends, or missing neighbours.
    missing: u32,
}

/// The view of a player on a board.
pub struct View<'a> {
    game: &'a Game,
    seat: Seat,
    /// Turns that the player still has.
    turns: f64,
    open: Vec<Open>,
    /// The open places, each with the incomplete features that a tile there would touch.
    sites: Vec<(Position, Vec<usize>)>,
}

const fn least(bound: Option<Bound>) -> u32 {
    match bound {
        Some(Bound { exactly: Some(number), .. } | Bound { at_least: Some(number), .. }) => number,
        _ => 0,
    }
}

const fn most(bound: Option<Bound>) -> u32 {
    match bound {
        Some(Bound { exactly: Some(number), .. } | Bound { at_most: Some(number), .. }) => number,
        _ => u32::MAX,
    }
}

impl<'a> View<'a> {
    pub fn new(game: &'a Game, seat: Seat) -> Self {
        let board = game.board();
        let incomplete =
            board.features().filter(|id| board.kind(*id) != Kind::Field && !board.is_complete(*id));
        let open: Vec<Open> = incomplete
            .map(|id| Open { id, record: board.record(id), missing: board.missing(id) })
            .collect();
        let sites = board.open_places().map(|(at, _)| {
            let mut touched = Vec::new();
            for side in Side::ALL {
                let Some(placed) = board.tile(at.towards(side)) else { continue };
                let Some(segment) = placed.segment_on(side.opposite()) else { continue };
                let id =
                    board.feature(kings_order::rules::feature::Place { at: placed.at, segment });
                touched.extend(open.iter().position(|feature| Some(feature.id) == id));
            }
            for near in at.neighbours() {
                let Some(segment) = board.tile(near).and_then(|placed| placed.tile.building())
                else {
                    continue;
                };
                let id = board.feature(kings_order::rules::feature::Place { at: near, segment });
                touched.extend(open.iter().position(|feature| Some(feature.id) == id));
            }
            touched.sort_unstable();
            touched.dedup();
            (at, touched)
        });
        let sites = sites.collect();
        let turns = f64::from(game.count_left()) / game.seats().count() as f64;
        Self { game, seat, turns, open, sites }
    }

    /// The promise of incomplete features beyond their points at the end: to the player, and less
    /// to the rivals' harm.
    pub fn promise(&self) -> f64 {
        let mut sum = 0.0;
        for feature in self.open.iter().filter(|feature| !feature.record.occupants.is_empty()) {
            let chance = self.reach(f64::from(feature.missing)) * 0.7;
            let later = scoring::scores(&feature.record, Finality::Complete);
            let now = scoring::scores(&feature.record, Finality::Incomplete);
            let of = |scores: &[scoring::Score], own: bool| -> f64 {
                let some = scores.iter().filter(|score| (score.seat == self.seat) == own);
                some.map(|score| f64::from(score.points())).fold(0.0, f64::max)
            };
            sum += chance * (of(&later, true) - of(&now, true))
                - 0.25 * chance * (of(&later, false) - of(&now, false));
        }
        sum
    }

    /// The chance to do something that takes so many more of the own tiles.
    fn reach(&self, needed: f64) -> f64 {
        let needed = needed.max(1.0);
        0.85 * 0.78_f64.powf(needed - 1.0) * self.turns / (self.turns + needed)
    }

    /// A rough chance that the player will fulfil an order.
    #[expect(clippy::too_many_lines, reason = "one arm per requirement")]
    pub fn of(&self, requirement: &Requirement) -> f64 {
        let game = self.game;
        let soon = self.turns / (self.turns + 2.0);
        match requirement {
            Requirement::Complete(wanted) => self.completing(wanted),
            Requirement::CompleteTogether(wanted) => self.together(wanted),
            Requirement::Connect { cities, tiles, road } => self.connecting(*cities, *tiles, *road),
            Requirement::PlaceFarmer { farmers, .. } => {
                let wanted = least(*farmers).max(1);
                let have = self.own(|figure, kind| figure.is_follower() && kind == Kind::Field);
                soon * 0.5 * f64::from(have.min(wanted - 1) + 1) / f64::from(wanted)
            }
            Requirement::JoinFields { .. } => soon * self.joining(),
            Requirement::Score { points, span, feature } => self.scoring(*points, *span, *feature),
            Requirement::Take { titles, from_opponent, all } => {
                self.taking(titles, *from_opponent, *all)
            }
            Requirement::WinChallenge { winner } => self.challenging(*winner),
            Requirement::EnterCity { followers, .. } => {
                let inside = game.city().map_or(0, |city| {
                    city.residents().iter().filter(|resident| resident.seat == self.seat).count()
                        as u32
                });
                let entering = u32::from(
                    game.phase() == Phase::Asking(Step::Enter) && game.active() == self.seat,
                );
                match least(*followers).max(1).saturating_sub(inside + entering) {
                    0 if entering == 1 => 0.95,
                    0 => soon * 0.5,
                    short => soon * 0.4_f64.powi(short as i32 + 1 - entering as i32),
                }
            }
            Requirement::MoveCount { .. } => match game.phase() {
                Phase::Asking(Step::Enter) if game.active() == self.seat => 0.8,
                _ => soon * 0.4,
            },
            Requirement::LeaveCity {} => {
                let city = game.city();
                let inside = city.map_or(0, |city| {
                    let own = city.residents().iter().filter(|resident| resident.seat == self.seat);
                    own.filter(|resident| {
                        resident.quarter != Quarter::Market && city.is_open(resident.quarter)
                    })
                    .count()
                });
                soon * (0.2 + 0.2 * inside.min(3) as f64)
            }
            Requirement::DoubleTurn {} => self.building(),
            Requirement::Deploy { figure: Some(Figure::Pig), .. } => {
                soon * if self.own(|figure, kind| figure.is_follower() && kind == Kind::Field) > 0 {
                    0.6
                } else {
                    0.3
                }
            }
            Requirement::MoveFairy { on: Some(wanted) } => soon * self.enchanting(wanted),
            Requirement::Capture { prisoners } => {
                let held = game.towers().map_or(0, |towers| {
                    towers
                        .prisoners()
                        .iter()
                        .filter(|prisoner| prisoner.captor == self.seat)
                        .count() as u32
                });
                soon * 0.6_f64.powi(least(*prisoners).saturating_sub(held) as i32)
            }
            Requirement::RaiseTower { height } => {
                let towers = game.towers().map(|towers| towers.towers()).unwrap_or_default();
                let tallest = towers
                    .iter()
                    .filter(|tower| tower.guard.is_none())
                    .map(|tower| tower.height)
                    .max();
                soon * self.reach(f64::from(
                    least(Some(*height)).saturating_sub(u32::from(tallest.unwrap_or(0))),
                ))
            }
            Requirement::PlaceAbbey { completes } => {
                let holes = game.board().holes().count() as f64;
                let hard = f64::from(least(*completes).max(1));
                if game.has_abbey(self.seat) { (0.3 + 0.3 * holes).min(0.9) / hard } else { 0.0 }
            }
            Requirement::MoveWagon {} => {
                soon * if self.own(|figure, _| figure == Figure::Wagon) > 0 { 0.6 } else { 0.2 }
            }
            Requirement::Escape {} => self.escaping(),
            Requirement::Deploy { .. }
            | Requirement::RemoveKnight {}
            | Requirement::MoveFairy { .. }
            | Requirement::DragonEats { .. }
            | Requirement::AvoidDragon {}
            | Requirement::Judged {}
            | Requirement::TargetWithin { .. }
            | Requirement::KnockOut { .. }
            | Requirement::Catch {}
            | Requirement::SlipBy {}
            | Requirement::Seduce {}
            | Requirement::MoveMagician { .. }
            | Requirement::TakeGold { .. }
            | Requirement::CropTakesHome { .. }
            | Requirement::MoveFerry { .. }
            | Requirement::ReadMessage { .. }
            | Requirement::Rob { .. } => soon * 0.4,
            Requirement::CallAbbot { points } => {
                let garden = self.open.iter().filter(|open| {
                    let mut own = open.record.occupants.iter().filter(|it| it.seat == self.seat);
                    own.any(|occupant| occupant.figure == Figure::Abbot)
                });
                let short = |open: &Open| least(*points).saturating_sub(open.record.tiles);
                let short = garden.map(short).min();
                short.map_or(0.3 * soon, |short| self.reach(f64::from(short)))
            }
        }
    }

    /// The player's figures on the board of some kind, on some kind of feature.
    fn own(&self, which: impl Fn(Figure, Kind) -> bool) -> u32 {
        let figures =
            self.game.board().figures().iter().filter(|deployed| deployed.seat == self.seat);
        figures.filter(|deployed| which(deployed.figure, deployed.place.segment.into())).count()
            as u32
    }

    fn completing(&self, wanted: &Completed) -> f64 {
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
        chance
    }

    /// Whether one tile could join a feature to another of its kind on which somebody stands.
    fn has_occupied_neighbour(&self, index: usize, kind: Kind) -> bool {
        let near = self.sites.iter().filter(|(_, touched)| touched.contains(&index));
        near.flat_map(|(_, touched)| touched).any(|other| {
            *other != index
                && self.open[*other].record.kind == kind
                && !self.open[*other].record.occupants.is_empty()
        })
    }

    /// One tile must complete them all: a place between features of which each lacks only that
    /// tile.
    fn together(&self, wanted: &[Completed]) -> f64 {
        let mut best = 0.0_f64;
        for (_, touched) in &self.sites {
            let mut ready: Vec<&Open> = touched
                .iter()
                .map(|index| &self.open[*index])
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

    fn connecting(&self, cities: u32, tiles: u32, road: Option<Bound>) -> f64 {
        let board = self.game.board();
        let mut best = 0.0_f64;
        for id in board.features().filter(|id| board.kind(*id) == Kind::Road) {
            let completion = board.completion(id, self.seat);
            let Some(network) = completion.networks.first() else { continue };
            let good =
                network.cities.iter().filter(|city| city.complete && city.tiles >= tiles).count()
                    as u32;
            let growing = network.cities.iter().filter(|city| !city.complete).count() as u32;
            let short = cities.saturating_sub(good);
            let later = short.min(growing);
            if network.complete && (short == 0 || later < short || network.tiles < least(road)) {
                continue;
            }
            let ends = if network.complete { 0 } else { board.missing(id) };
            let needed = ends.max(least(road).saturating_sub(network.tiles));
            let needed =
                f64::from(needed) + 2.0 * f64::from(later) + 2.5 * f64::from(short - later);
            best = best.max(self.reach(needed));
        }
        best
    }

    fn joining(&self) -> f64 {
        let board = self.game.board();
        let fields = board
            .figures()
            .iter()
            .filter(|deployed: &&Deployed| Kind::from(deployed.place.segment) == Kind::Field);
        let (own, others): (Vec<&Deployed>, Vec<&Deployed>) =
            fields.partition(|deployed| deployed.seat == self.seat);
        let nearest = own
            .iter()
            .flat_map(|one| others.iter().map(|other| distance(one.place.at, other.place.at)))
            .min();
        match nearest {
            Some(steps) => 0.3 + 0.3 / f64::from(steps.max(1)),
            None if !own.is_empty() => 0.25,
            None => 0.1,
        }
    }

    fn scoring(&self, points: u32, span: Span, which: Option<Which>) -> f64 {
        let mut best = 0.1_f64;
        for feature in self
            .open
            .iter()
            .filter(|open| which.is_none_or(|which| which.includes(open.record.kind)))
        {
            let scores = scoring::scores(&feature.record, Finality::Complete);
            let Some(score) = scores.iter().find(|score| score.seat == self.seat) else { continue };
            let each = if feature.record.kind == Kind::City { 2.0 } else { 1.0 };
            let short = (f64::from(points) - f64::from(score.points())).max(0.0);
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

    fn taking(&self, titles: &[Title], from_opponent: bool, all: bool) -> f64 {
        let Some(holders) = self.game.titles() else { return 0.0 };
        let own = titles
            .iter()
            .filter(|title| holders.holding(**title).holder == Some(self.seat))
            .count();
        let mut best = 0.0_f64;
        for title in titles {
            let holding = holders.holding(*title);
            let lost =
                holding.holder == Some(self.seat) || (from_opponent && holding.holder.is_none());
            let which = match title {
                Title::King => Which::City,
                Title::Robber => Which::Road,
            };
            let larger = Some(Bound { at_least: Some(holding.size + 1), ..Bound::default() });
            let chance = self.completing(&Completed { tiles: larger, ..Completed::any(which) });
            best = best.max(if lost { 0.3 * chance } else { chance });
        }
        if all && own + 1 < titles.len() { 0.4 * best } else { best }
    }

    fn challenging(&self, winner: Which) -> f64 {
        let challenges = self.game.board().challenges();
        let mut best = 0.05_f64;
        for open in &self.open {
            if !winner.includes(open.record.kind) || open.record.followers_of(self.seat) == 0 {
                continue;
            }
            let at = open.record.place.map(|place| place.at);
            let begun = challenges
                .iter()
                .any(|one| Some(one.shrine.at) == at || Some(one.monastery.at) == at);
            let chance = self.reach(f64::from(open.missing) / 2.0);
            best = best.max(chance * if begun { 0.9 } else { 0.35 });
        }
        best
    }

    /// The fairy wants a follower on such a feature.
    fn enchanting(&self, wanted: &Completed) -> f64 {
        let own = self.open.iter().filter(|open| open.record.followers_of(self.seat) > 0);
        let own = own.filter(|open| wanted.feature.includes(open.record.kind));
        let short = own.map(|open| {
            let others =
                open.record.followers().count() as u32 - open.record.followers_of(self.seat);
            least(wanted.tiles).saturating_sub(open.record.tiles)
                + least(wanted.opponents_followers).saturating_sub(others)
        });
        short.min().map_or(0.15, |short| 0.85 * 0.6_f64.powi(short as i32))
    }

    fn building(&self) -> f64 {
        if self.game.is_second_part() && self.game.active() == self.seat {
            return 0.97;
        }
        let builds = self.own(|figure, _| figure == Figure::Builder) > 0;
        self.turns / (self.turns + 2.0) * if builds { 0.75 } else { 0.3 }
    }

    fn escaping(&self) -> f64 {
        if self.game.escapes().iter().any(|(knight, _)| knight.seat == self.seat) {
            return 0.97;
        }
        let inside = self
            .open
            .iter()
            .any(|open| open.record.sieges > 0 && open.record.followers_of(self.seat) > 0);
        self.turns / (self.turns + 2.0) * if inside { 0.4 } else { 0.15 }
    }
}

/// Steps from tile to tile.
pub fn distance(one: Position, other: Position) -> u32 {
    one.x.abs_diff(other.x) + one.y.abs_diff(other.y)
}
