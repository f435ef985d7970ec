//! The moves, one by one: whether each is allowed now, and its effect.

use super::{Game, Phase, Step};
use crate::expansion::count::Resident;
use crate::expansion::{ask_move, messages, princess, robbers, wagon};
use crate::feature::Place;
use crate::game::sets::moments::Playable;
use crate::game::{apply, decisions, pad, set_right, sets};
use crate::moves::{MAX_ADJUSTMENT, Move};
use crate::orders;
use crate::outcome::Outcome;
use crate::piece::Magician;
use crate::rejection::Rejection;
use crate::scorepad;
use crate::scoring::{Label, Line, Score, Source};
use crate::topic::Yield;

impl Game {
    /// Whether a move may be made now.
    ///
    /// # Errors
    /// The reason of a refusal.
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn allows(&self, made: &Move) -> Result<(), Rejection> {
        if self.is_declined_by(made)
            && let Some(next) = self.declined()
        {
            return next.allows(made);
        }
        pad::must_suit_recording(self, made)?;
        if sets::princess::comes_first(self, made) {
            return Err(princess::Rejection::First.into());
        }
        if let Some((seat, _)) = sets::wagon::next(self)
            .filter(|_| sets::wagon::comes_after(&made.nature()) && self.choices.is_empty())
        {
            return Err(wagon::Rejection::OthersFirst { seat }.into());
        }
        match made {
            Move::KeepOrders { player, returned } => {
                self.must_be_player(*player)?;
                Ok(self.must_have_orders()?.may_keep(*player, returned.as_ref())?)
            }
            Move::DealOrders { player, cards } => {
                self.must_be_player(*player)?;
                Ok(self.must_have_orders()?.may_deal(*player, cards)?)
            }
            Move::TowerSite { at, on } => sets::tower::allows_site(self, *at, *on),
            Move::DiscardOrders { cards } => {
                self.must_be_turn_start()?;
                Ok(self.must_have_orders()?.may_discard(self.active(), cards)?)
            }
            Move::DrawOrder { card } => {
                self.must_be_turn_start()?;
                self.must_have_orders()?.may_draw(self.active(), card.as_ref())?;
                Ok(())
            }
            Move::Place { tile, at, rotation } => self.allows_place(tile, *at, *rotation),
            Move::PlaceAnyway { tile, at, rotation } => {
                decisions::allows_place_anyway(self, tile, *at, *rotation)
            }
            Move::DescribeTile(described) => decisions::allows_described(self, described),
            Move::RemoveTile { tile } => self.allows_removal(tile),
            Move::Deploy { figure, on, at } => self.allows_deploy(*figure, *on, *at),
            Move::DeployAnyway { figure, on, at } => {
                decisions::allows_deploy_anyway(self, *figure, *on, *at)
            }
            Move::PlaceAbbey { at } => sets::abbey::allows(self, *at),
            Move::PlaceBarn { corner } => sets::barn::allows(self, *corner),
            Move::MoveWagon { player, at, on } => {
                sets::wagon::allows(self, *player, Some(Place { at: *at, segment: *on }))
            }
            Move::KeepWagon { player } => sets::wagon::allows(self, *player, None),
            Move::MoveDragon { to } => sets::dragon::allows(self, *to),
            Move::MoveFairy(call) => sets::fairy::allows(self, call.figure, call.stand()),
            Move::RemoveKnight(knight) => {
                sets::princess::allows(self, knight.occupant(), knight.place())
            }
            Move::Fly(flight) => sets::flying::allows_flight(self, *flight),
            Move::RaiseTower { at } => sets::tower::allows_raising(self, *at),
            Move::Capture(capture) => {
                sets::tower::allows_capture(self, capture.captive(), capture.at, capture.place())
            }
            Move::ManTower { figure, at } => sets::tower::allows_manning(self, *figure, *at),
            Move::Ransom { player, figure } => sets::tower::allows_ransom(self, *player, *figure),
            Move::Escape(knight) => {
                sets::siege::allows_escape(self, knight.occupant(), knight.place())
            }
            Move::OpenFair { .. } => sets::fair::allows_opening(self),
            Move::Throw(throw) => sets::fair::allows_throw(self, throw),
            Move::EndTurn => match self.phase() {
                Phase::Asking(_) if self.is_asking() => self.must_go_on(),
                Phase::Place if sets::abbey::is_closing(self) || self.pad.is_some() => {
                    self.must_go_on()
                }
                Phase::Remains => Err(Rejection::Scorepad(scorepad::Rejection::AtEnd)),
                Phase::Deal
                | Phase::Place
                | Phase::Deploy { .. }
                | Phase::Asking(_)
                | Phase::Scored
                | Phase::Finished => {
                    self.must_have_placed().and_then(|_| self.must_have_done_all())
                }
            },
            Move::Pass => self.must_be_without_tile(),
            Move::BeginLeaving { player } => {
                sets::count::leaving::allows_first_leaver(self, *player)
            }
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                sets::count::leaving::allows_leaving(
                    self,
                    resident,
                    Place { at: *at, segment: *on },
                )
            }
            Move::StayInCity { player } => sets::count::leaving::must_be_leaver(self, *player),
            Move::PlaceBandit(ambush) => {
                sets::robbers::allows_bandit(self, ambush.player, Some(ambush.space))
            }
            Move::KeepBandit(stay) => sets::robbers::allows_bandit(self, stay.player, None),
            Move::Rob(_) => {
                sets::track::allows_points(self, made, robbers::Rejection::NothingToRob)
            }
            Move::MoveScoreFigure(_) => {
                sets::track::allows_points(self, made, messages::Rejection::NothingToWalk)
            }
            Move::ReadMessage(_) => {
                sets::track::allows_points(self, made, sets::messages::unreadable(self))
            }
            Move::ScorePennants(_) | Move::ScoreFollower(_) => {
                sets::track::allows_points(self, made, messages::Rejection::NotMeant)
            }
            Move::PlaceGold { at } => sets::gold::allows(self, *at),
            Move::ShareGold { bars } => sets::gold::allows_share(self, bars),
            Move::CropCircle(_) => sets::crop::allows_circle(self),
            Move::CropAdd(reaper) => {
                sets::crop::allows_reaping(self, reaper.player, Some((Yield::Add, *reaper)))
            }
            Move::CropTakeHome(reaper) => {
                sets::crop::allows_reaping(self, reaper.player, Some((Yield::TakeHome, *reaper)))
            }
            Move::CropPass(pass) => sets::crop::allows_reaping(self, pass.player, None),
            Move::MoveMage(spot) => sets::magic::allows(self, Magician::Mage, *spot),
            Move::MoveWitch(spot) => sets::magic::allows(self, Magician::Witch, *spot),
            Move::EnterCity { figure, quarter } => {
                sets::count::allows_entering(self, *figure, *quarter)
            }
            Move::MoveCount { quarter } => sets::count::allows_move(self, *quarter),
            Move::FulfilOrder { player, card } => self.allows_choice(*player, card),
            Move::ClaimOrder { player, card } => self.allows_claim(*player, card),
            Move::AskForOrders => self.allows_asking(),
            Move::SetRight(right) => set_right::allows_setting_right(self, *right),
            Move::Adjust { player, points, reason, source } => {
                self.must_be_player(*player)?;
                let own = source.is_none_or(|source| pad::counts_by_hand(self).contains(&source));
                if !own {
                    return Err(Rejection::NotInPlay);
                }
                if points.checked_abs().is_none_or(|points| points > MAX_ADJUSTMENT) {
                    return Err(Rejection::TooManyPoints { points: *points });
                }
                if reason.trim().is_empty() { Err(Rejection::NoReason) } else { Ok(()) }
            }
            Move::Note(note) => pad::allows_note(self, note),
            Move::Report { player, deed } => pad::deeds::allows_report(self, *player, deed),
            Move::BeginTurn { player } if self.pad.is_some() => pad::allows_turn_of(self, *player),
            Move::BeginTurn { player } => decisions::allows_giving_turn(self, *player),
            Move::JoinGame(player) => decisions::allows_joining_game(self, player),
            Move::LeaveGame(leave) => decisions::allows_leaving_game(self, leave.player),
            Move::RecallAbbot => sets::abbot::recall(self).map(drop),
            Move::ChangeSeats { order } => decisions::allows_seats(self, order),
            Move::ChangeRules { rules } => decisions::allows_rules(self, rules),
            Move::JoinFeature { player, figure, feature } => {
                pad::joining::allows_joining(self, *player, *figure, *feature)
            }
            Move::Remain { feature } => pad::ending::allows_remain(self, feature),
            Move::CountCompleted { cities, roads } => {
                pad::ending::allows_count(self, *cities, *roads)
            }
            Move::EndGame
                if matches!(self.phase(), Phase::Deploy { .. } | Phase::Asking(Step::Dragon)) =>
            {
                Err(Rejection::EndAtTurnStart)
            }
            Move::EndGame => self.must_go_on(),
            Move::Expansion(made) => ask_move!(made, made => made.is_allowed(self)),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub(super) fn apply(&mut self, made: &Move) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        while self.is_declined_by(made) {
            self.decline_once(&mut outcomes);
        }
        match made {
            Move::KeepOrders { player, returned } => {
                apply::keep(self, *player, returned.as_ref(), &mut outcomes);
            }
            Move::DealOrders { player, cards } => {
                if let Some(orders) = &mut self.orders {
                    orders.deal_by_hand(*player, cards);
                }
                outcomes.push(Outcome::Orders(orders::Outcome::Entered { seat: *player }));
            }
            Move::TowerSite { at, on } => {
                sets::tower::say_site(self, *at, *on, &mut outcomes);
            }
            Move::DiscardOrders { cards } => {
                let seat = self.active();
                if let Some(orders) = &mut self.orders {
                    orders.discard(seat, cards);
                }
                outcomes.push(Outcome::Orders(orders::Outcome::Discarded {
                    seat,
                    cards: cards.clone(),
                }));
            }
            Move::DrawOrder { card } => apply::draw(self, card.as_ref(), &mut outcomes),
            Move::Place { tile, at, rotation } => {
                apply::place(self, tile, *at, *rotation, &mut outcomes);
            }
            Move::PlaceAnyway { tile, at, rotation } => {
                decisions::place_anyway(self, tile, *at, *rotation, &mut outcomes);
            }
            Move::DescribeTile(described) => decisions::describe(self, described, &mut outcomes),
            Move::RemoveTile { tile } => apply::remove_tile(self, tile, &mut outcomes),
            Move::Deploy { figure, on, at } => {
                apply::deploy(self, *figure, *on, *at, &mut outcomes);
            }
            Move::DeployAnyway { figure, on, at } => {
                decisions::deploy_anyway(self, *figure, *on, *at, &mut outcomes);
            }
            Move::PlaceAbbey { at } => sets::abbey::place(self, *at, &mut outcomes),
            Move::PlaceBarn { corner } => sets::barn::place(self, *corner, &mut outcomes),
            Move::MoveWagon { player, at, on } => {
                sets::wagon::drive(self, *player, Place { at: *at, segment: *on }, &mut outcomes);
            }
            Move::KeepWagon { .. } => self.decline_once(&mut outcomes),
            Move::MoveDragon { to } => sets::dragon::go(self, *to, &mut outcomes),
            Move::MoveFairy(call) => {
                sets::fairy::call(self, call.figure, call.stand(), &mut outcomes);
            }
            Move::RemoveKnight(knight) => {
                sets::princess::remove_knight(
                    self,
                    knight.occupant(),
                    knight.place(),
                    &mut outcomes,
                );
            }
            Move::Fly(flight) => sets::flying::fly(self, *flight, &mut outcomes),
            Move::RaiseTower { at } => sets::tower::raise(self, *at, &mut outcomes),
            Move::Capture(capture) => sets::tower::capture(self, *capture, &mut outcomes),
            Move::ManTower { figure, at } => {
                sets::tower::man(self, *figure, *at, &mut outcomes);
            }
            Move::Ransom { player, figure } => {
                sets::tower::ransom(self, *player, *figure, &mut outcomes);
            }
            Move::Escape(knight) => {
                sets::siege::escape(self, knight.occupant(), knight.place(), &mut outcomes);
            }
            Move::OpenFair { token } => sets::fair::open(self, *token, &mut outcomes),
            Move::Throw(throw) => sets::fair::throw(self, throw, &mut outcomes),
            Move::EndTurn => apply::end_turn(self, &mut outcomes),
            Move::Pass => apply::pass(self, &mut outcomes),
            Move::BeginLeaving { player } => sets::count::leaving::begin_leaving(self, *player),
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                sets::count::leaving::leave_city(
                    self,
                    resident,
                    Place { at: *at, segment: *on },
                    &mut outcomes,
                );
            }
            Move::StayInCity { player } => {
                sets::count::leaving::stay_in_city(self, *player, &mut outcomes);
            }
            Move::RecallAbbot => sets::abbot::come_home(self, &mut outcomes),
            Move::PlaceBandit(ambush) => {
                sets::robbers::place_bandit(self, ambush.player, Some(ambush.space), &mut outcomes);
            }
            Move::KeepBandit(stay) => {
                sets::robbers::place_bandit(self, stay.player, None, &mut outcomes);
            }
            Move::Rob(rob) => sets::robbers::rob(self, rob.half(), &mut outcomes),
            Move::MoveScoreFigure(walk) => {
                sets::track::walk(self, walk.player, walk.figure, &mut outcomes);
            }
            Move::ReadMessage(read) => sets::messages::read_message(self, read.text, &mut outcomes),
            Move::ScorePennants(city) => sets::messages::score_pennants(self, *city, &mut outcomes),
            Move::ScoreFollower(standing) => {
                sets::messages::score_follower(self, *standing, &mut outcomes);
            }
            Move::PlaceGold { at } => sets::gold::lay(self, *at, &mut outcomes),
            Move::ShareGold { bars } => sets::gold::share(self, bars, &mut outcomes),
            Move::CropCircle(made) => sets::crop::choose_circle(self, made.choose, &mut outcomes),
            Move::CropAdd(reaper) => sets::crop::add_reaper(self, *reaper, &mut outcomes),
            Move::CropTakeHome(reaper) => {
                sets::crop::take_reaper_home(self, *reaper, &mut outcomes);
            }
            Move::CropPass(_) => sets::crop::pass_crop(self, &mut outcomes),
            Move::MoveMage(spot) => {
                sets::magic::go(self, Magician::Mage, *spot, &mut outcomes);
            }
            Move::MoveWitch(spot) => {
                sets::magic::go(self, Magician::Witch, *spot, &mut outcomes);
            }
            Move::EnterCity { figure, quarter } => {
                sets::count::enter_city(self, *figure, *quarter, &mut outcomes);
            }
            Move::MoveCount { quarter } => sets::count::go(self, *quarter, &mut outcomes),
            Move::FulfilOrder { player, card } => self.choose(*player, card, &mut outcomes),
            Move::ClaimOrder { player, card } => self.claim(*player, card, &mut outcomes),
            Move::AskForOrders => self.turn.orders.asks = true,
            Move::SetRight(right) => set_right::set_right(self, *right, &mut outcomes),
            Move::Adjust { player, points, reason, source } => {
                pad::greet_before_recall(self, *player, *source, &mut outcomes);
                if *source == Some(Source::Track) {
                    self.people.read(*player);
                }
                let lines =
                    vec![Line { label: Label::ByHand(reason.clone()), count: 1, each: *points }];
                self.score(
                    Score {
                        seat: *player,
                        source: source.unwrap_or(Source::ByHand),
                        lines,
                        record: None,
                    },
                    &mut outcomes,
                );
            }
            Move::Note(note) => pad::note(self, note, &mut outcomes),
            Move::Report { player, deed } => pad::deeds::report(self, *player, deed, &mut outcomes),
            Move::BeginTurn { player } if self.pad.is_some() => {
                pad::pass_until(self, *player, &mut outcomes);
            }
            Move::BeginTurn { player } => decisions::give_turn(self, *player, &mut outcomes),
            Move::JoinGame(player) => decisions::join_game(self, player, &mut outcomes),
            Move::LeaveGame(leave) => {
                decisions::leave_game(
                    self,
                    leave.player,
                    leave.figures,
                    leave.orders,
                    &mut outcomes,
                );
            }
            Move::ChangeSeats { order } => decisions::change_seats(self, order, &mut outcomes),
            Move::ChangeRules { rules } => decisions::change_rules(self, rules, &mut outcomes),
            Move::JoinFeature { player, figure, feature } => {
                pad::joining::join_feature(self, *player, *figure, *feature, &mut outcomes);
            }
            Move::Remain { feature } => pad::ending::remain(self, feature, &mut outcomes),
            Move::CountCompleted { cities, roads } => {
                pad::ending::count_completed(self, *cities, *roads, &mut outcomes);
            }
            Move::EndGame if self.phase() == Phase::Remains => self.finish(&mut outcomes),
            Move::EndGame => {
                if self.phase() == Phase::Asking(Step::ShareGold) {
                    sets::gold::deal_in_turn(self, &mut outcomes);
                }
                self.turn.expansions.siege.may_escape = None;
                let asked = self.phase() == Phase::Asking(Step::Claims);
                let next = if asked { Step::LastLeave } else { Step::Claims };
                self.go_on_with(next, &mut outcomes);
            }
            Move::Expansion(made) => ask_move!(made, made => made.play(self, &mut outcomes)),
        }
        self.watch_owners(&mut outcomes);
        sets::track::settle(self, &mut outcomes);
        self.judge_belongings(&mut outcomes);
        outcomes
    }
}
