//! How near a player is to what an order of any kind asks for.

use super::{Open, View, distance, least, most};
use rules::board::Deployed;
use rules::card::Card;
use rules::card::requirement::{Bound, Completed, Thing, Which};
use rules::card::task::{AllOf, Connect, FulfilOrders, Have, Requirement, Sort};
use rules::feature::Kind;
use rules::game::{Phase, Step, sets};
use rules::geometry::{Position, Side};
use rules::player::Figure;
use rules::tile::{Good, Quarter};
use rules::title::Title;

/// The chance of a task of which nothing can be told, as long as there is time.
const USUAL: f64 = 0.4;

/// The chance of an order that is not in hand yet.
const UNSEEN: f64 = 0.2;

impl View<'_> {
    /// A rough chance that the player will fulfil an order.
    #[expect(clippy::too_many_lines, reason = "one arm per requirement")]
    pub fn of(&self, requirement: &Requirement) -> f64 {
        let game = self.game;
        let soon = self.turns / (self.turns + 2.0);
        match requirement {
            Requirement::Complete(task) => self.completing(&task.0),
            Requirement::CompleteTogether(task) => self.together(&task.0),
            Requirement::Connect(task) => self.connecting(task, requirement.nature().asks_lie),
            Requirement::PlaceTile(task) => soon * self.between(least(Some(task.neighbours))),
            Requirement::PlaceFarmer(task) => {
                let wanted = least(task.farmers).max(1);
                let have = self.own(|figure, kind| figure.is_follower() && kind == Kind::Field);
                soon * 0.5 * f64::from(have.min(wanted - 1) + 1) / f64::from(wanted)
            }
            Requirement::JoinFields(_) => soon * self.joining(),
            Requirement::Score(task) => self.scoring(task.points, task.span, task.feature),
            Requirement::Take(task) => self.taking(&task.titles, task.from_opponent, task.all),
            Requirement::WinChallenge(task) => self.challenging(task.winner),
            Requirement::EnterCity(task) => {
                let inside = game.city().map_or(0, |city| {
                    city.residents().iter().filter(|resident| resident.seat == self.seat).count()
                        as u32
                });
                let entering = u32::from(
                    game.phase() == Phase::Asking(Step::Enter) && game.active() == self.seat,
                );
                match least(task.followers).max(1).saturating_sub(inside + entering) {
                    0 if entering == 1 => 0.95,
                    0 => soon * 0.5,
                    short => soon * 0.4_f64.powi(short as i32 + 1 - entering as i32),
                }
            }
            Requirement::MoveCount(_) => {
                let enters =
                    game.phase() == Phase::Asking(Step::Enter) && game.active() == self.seat;
                if enters { 0.8 } else { soon * 0.4 }
            }
            Requirement::LeaveCity(_) => {
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
            Requirement::DoubleTurn(_) => self.building(),
            Requirement::Deploy(task) if task.figure == Some(Figure::Pig) => {
                soon * if self.own(|figure, kind| figure.is_follower() && kind == Kind::Field) > 0 {
                    0.6
                } else {
                    0.3
                }
            }
            Requirement::MoveFairy(task) => {
                soon * task.on.map_or(USUAL, |wanted| self.enchanting(&wanted))
            }
            Requirement::Capture(task) => {
                let held = game.towers().map_or(0, |towers| {
                    towers
                        .prisoners()
                        .iter()
                        .filter(|prisoner| prisoner.captor == self.seat)
                        .count() as u32
                });
                soon * 0.6_f64.powi(least(task.prisoners).saturating_sub(held) as i32)
            }
            Requirement::RaiseTower(task) => {
                let towers = game.towers().map(|towers| towers.towers()).unwrap_or_default();
                let tallest = towers
                    .iter()
                    .filter(|tower| tower.guard.is_none())
                    .map(|tower| tower.height)
                    .max();
                soon * self.reach(f64::from(
                    least(Some(task.height)).saturating_sub(u32::from(tallest.unwrap_or(0))),
                ))
            }
            Requirement::PlaceAbbey(task) => {
                let holes = game.board().holes().count() as f64;
                let hard = f64::from(least(task.completes).max(1));
                if sets::abbey::is_left(game, self.seat) {
                    (0.3 + 0.3 * holes).min(0.9) / hard
                } else {
                    0.0
                }
            }
            Requirement::MoveWagon(_) => {
                soon * if self.own(|figure, _| figure == Figure::Wagon) > 0 { 0.6 } else { 0.2 }
            }
            Requirement::Escape(_) => self.escaping(),
            Requirement::CallAbbot(task) => {
                let garden = self.open.iter().filter(|open| {
                    let mut own = open.record.occupants.iter().filter(|it| it.seat == self.seat);
                    own.any(|occupant| occupant.figure == Figure::Abbot)
                });
                let short = |open: &Open| least(task.points).saturating_sub(open.record.tiles);
                let short = garden.map(short).min();
                short.map_or(0.3 * soon, |short| self.reach(f64::from(short)))
            }
            Requirement::Have(task) => soon * self.having(task),
            Requirement::CompleteNth(task) => {
                let past = game.past().completed();
                let done = past.of(task.feature, (!task.by_anybody).then_some(self.seat));
                let (short, far) = (least(Some(task.number)), task.number.holds(done + 1));
                let further = short.saturating_sub(done + 1);
                match (further, far) {
                    (0, false) => 0.0,
                    (further, _) => {
                        self.completing(&Completed::any(task.feature))
                            * 0.7_f64.powi(further as i32)
                    }
                }
            }
            Requirement::AllOf(task) => self.both(task, &[]),
            Requirement::OneOf(task) => {
                1.0 - task.tasks.iter().map(|task| 1.0 - self.of(task)).product::<f64>()
            }
            Requirement::LayBare(task) => {
                let laid = game.past().bare(self.seat);
                self.reach(f64::from(task.tiles.saturating_sub(laid)) / 2.0)
            }
            Requirement::FarmInTurns(task) => {
                let farmed = game.past().farming(self.seat, game.active());
                let short = task.turns.saturating_sub(farmed);
                let lacking = short.saturating_sub(game.supply(self.seat).followers().into());
                soon * 0.75_f64.powi(short as i32) * 0.5_f64.powi(lacking as i32)
            }
            Requirement::Avoid(task) => self.keeping(task),
            // Of others nobody can tell how near they are.
            _ => soon * USUAL,
        }
    }

    /// The chance to complete a road between cities (R-KO-10, 11).
    fn connecting(&self, task: &Connect, asks_owners: bool) -> f64 {
        let (cities, road) = (least(Some(task.cities)).max(1), task.road);
        let board = self.game.board();
        let mut best = 0.0_f64;
        for id in board.features().filter(|id| board.kind(*id) == Kind::Road) {
            let completion = board.completion(id, self.seat);
            let Some(network) = completion.networks.first() else { continue };
            let good = network
                .cities
                .iter()
                .filter(|city| city.complete && task.tiles.holds(city.tiles))
                .count() as u32;
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
            let owned = if asks_owners { self.owning(task, network) } else { 1.0 };
            best = best.max(self.reach(needed) * owned);
        }
        best
    }

    /// The chance to place a tile with so many neighbours.
    fn between(&self, neighbours: u32) -> f64 {
        let around = |at: Position| {
            let board = self.game.board();
            Side::ALL.into_iter().filter(|side| board.tile(at.towards(*side)).is_some()).count()
        };
        let places = self.game.board().open_places().map(|(at, _)| around(at) as u32);
        let short = places.map(|tiles| neighbours.saturating_sub(tiles)).min().unwrap_or(4);
        0.8 * 0.6_f64.powi(short as i32)
    }

    /// The chance to have so many of something (R-KO-48).
    fn having(&self, task: &Have) -> f64 {
        let (game, wanted) = (self.game, task.number);
        let goods = |good: Good| game.goods().map_or(0, |goods| goods.held(self.seat)[good]);
        let short = |has: u32| least(wanted).saturating_sub(has);
        let above = |has: u32| has.saturating_sub(most(wanted));
        let supply = u32::from(game.supply(self.seat).count(Figure::Follower));
        let each = |good: Good| self.trading(Some(good), goods(good), wanted);
        let needed = match task.what {
            Thing::Wine => return each(Good::Wine),
            Thing::Grain => return each(Good::Grain),
            Thing::Cloth => return each(Good::Cloth),
            Thing::EachGood => return Good::ALL.into_iter().map(each).product(),
            Thing::Goods => {
                return self.trading(None, Good::ALL.into_iter().map(goods).sum(), wanted);
            }
            Thing::Gold => short(game.gold().map_or(0, |gold| gold.held(self.seat).into())),
            Thing::Followers => short(supply).max(above(supply)),
            Thing::SpecialFigures => short(self.own(|figure, _| figure != Figure::Follower)),
            Thing::AllSpecialFigures => {
                let supply = game.supply(self.seat);
                let left = Figure::ALL.into_iter().filter(|it| *it != Figure::Follower);
                left.map(|figure| u32::from(supply.count(figure))).sum()
            }
            Thing::TowerPieces => {
                above(game.towers().map_or(0, |towers| u32::from(towers.pieces(self.seat))))
            }
        };
        self.reach(1.5 * f64::from(needed))
    }

    /// The chance to come to so many tokens of a good, or of any, by completing the cities that
    /// have some (R-TB-1).
    fn trading(&self, good: Option<Good>, has: u32, wanted: Option<Bound>) -> f64 {
        if has > most(wanted) {
            return 0.0;
        }
        let tokens = |open: &Open| match good {
            Some(good) => open.record.goods[good],
            None => Good::ALL.into_iter().map(|good| open.record.goods[good]).sum(),
        };
        let cities = self.open.iter().map(|open| (tokens(open), open.missing));
        let mut cities: Vec<(u32, u32)> = cities.filter(|(tokens, _)| *tokens > 0).collect();
        cities.sort_by_key(|(_, missing)| *missing);
        let mut short = least(wanted).saturating_sub(has);
        let mut chance = 1.0;
        for (tokens, missing) in cities {
            if short > 0 {
                chance *= self.reach(f64::from(missing));
                short = short.saturating_sub(tokens);
            }
        }
        chance * 0.45_f64.powi(short as i32)
    }

    /// The chance to join a field with an opponent's.
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

    /// The chance to take a title (R-KR-3).
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

    /// The chance to win a challenge (R-KO-16).
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

    /// The chance that the fairy finds a follower on such a feature (R-PD-7).
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

    /// The chance of a double turn (R-TB-4).
    fn building(&self) -> f64 {
        if sets::builder::is_second_part(self.game) && self.game.active() == self.seat {
            return 0.97;
        }
        let builds = self.own(|figure, _| figure == Figure::Builder) > 0;
        self.turns / (self.turns + 2.0) * if builds { 0.75 } else { 0.3 }
    }

    /// The chance that a knight escapes (R-SG-4).
    fn escaping(&self) -> f64 {
        if sets::siege::escapes(self.game).iter().any(|(knight, _)| knight.seat == self.seat) {
            return 0.97;
        }
        let inside = self
            .open
            .iter()
            .any(|open| open.record.sieges > 0 && open.record.followers_of(self.seat) > 0);
        self.turns / (self.turns + 2.0) * if inside { 0.4 } else { 0.15 }
    }

    /// A rough chance that the player will fulfil a card, or keep what it asks to keep.
    pub fn of_card(&self, card: &Card) -> f64 {
        match &card.requirement {
            Requirement::AllOf(task) => {
                let orders = self.game.orders();
                let met = orders.map(|orders| orders.met(self.seat, card, self.game.turn()));
                self.both(task, &met.unwrap_or_default())
            }
            Requirement::FulfilOrders(task) => self.fulfilling(task, card),
            requirement => self.of(requirement),
        }
    }

    /// The chance of two tasks, of which those at these places are met already (R-KO-55).
    pub(super) fn both(&self, task: &AllOf, met: &[usize]) -> f64 {
        let tasks = task.tasks.iter().enumerate();
        let missing: Vec<&Requirement> =
            tasks.filter(|(at, _)| !met.contains(at)).map(|(_, task)| task).collect();
        let completed = |task: &&Requirement| {
            if let Requirement::Complete(wanted) = task { Some(wanted.0) } else { None }
        };
        let wanted: Option<Vec<Completed>> = missing.iter().map(completed).collect();
        let each = missing.iter().map(|task| self.of(task)).product::<f64>();
        if !task.one_turn || missing.len() < 2 {
            return each;
        }
        let by_one_tile = wanted.map_or(0.0, |wanted| 0.7 * self.together(&wanted));
        by_one_tile + 0.3 * each
    }

    /// The chance to fulfil so many orders (R-KO-52), by those in hand and more that come.
    fn fulfilling(&self, task: &FulfilOrders, own: &Card) -> f64 {
        let Some(orders) = self.game.orders() else { return 0.0 };
        let hand = orders.hand(self.seat);
        let mut sets: Vec<&str> = match task.sort {
            Some(Sort::Alike) => {
                hand.fulfilled.iter().chain(&hand.held).map(|card| card.set.as_str()).collect()
            }
            Some(Sort::Farmer) | None => vec![own.set.as_str()],
        };
        sets.sort_unstable();
        sets.dedup();
        let of = |set: &str| {
            let is_counted = |card: &Card| match task.sort {
                None => true,
                Some(Sort::Farmer) => card.farmer,
                Some(Sort::Alike) => card.set == set,
            };
            let done = hand.fulfilled.iter().filter(|card| is_counted(card)).count() as u32;
            if done >= most(Some(task.number)) {
                return 0.0;
            }
            // Another card that counts orders hangs on the same ones.
            let is_other = |card: &&Card| {
                is_counted(card) && !matches!(card.requirement, Requirement::FulfilOrders(_))
            };
            let held = hand.held.iter().map(AsRef::as_ref);
            let mut hopes: Vec<f64> =
                held.filter(is_other).map(|card| self.of_kept(card)).collect();
            hopes.sort_by(|one, other| other.total_cmp(one));
            let short = least(Some(task.number)).saturating_sub(done).max(1) as usize;
            let unseen = UNSEEN * self.turns / (self.turns + 4.0);
            hopes.into_iter().chain(std::iter::repeat(unseen)).take(short).product::<f64>()
        };
        sets.into_iter().map(of).fold(0.0, f64::max)
    }

    /// The chance that a card will be fulfilled: never one that is kept (R-KO-33).
    fn of_kept(&self, card: &Card) -> f64 {
        if card.is_avoidance() { 0.0 } else { self.of_card(card) }
    }
}
