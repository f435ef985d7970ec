//! The moves, one by one: whether each is allowed now, and its effect.

use super::expansion::wagon::comes_after_wagons;
use super::{Game, Phase, Step};
use crate::rules::expansion::count::Resident;
use crate::rules::expansion::{messages, princess, robbers, wagon};
use crate::rules::feature::Place;
use crate::rules::moves::{MAX_ADJUSTMENT, Move};
use crate::rules::orders;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Magician;
use crate::rules::rejection::Rejection;
use crate::rules::scorepad;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::topic::Yield;

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
        self.must_suit_recording(made)?;
        if self.is_instead_of_princess(made) {
            return Err(princess::Rejection::First.into());
        }
        if let Some((seat, _)) =
            self.wagon().filter(|_| comes_after_wagons(&made.nature()) && self.choices.is_empty())
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
            Move::TowerSite { at, on } => self.allows_tower_site(*at, *on),
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
                self.allows_place_anyway(tile, *at, *rotation)
            }
            Move::DescribeTile(described) => self.allows_described(described),
            Move::RemoveTile { tile } => self.allows_removal(tile),
            Move::Deploy { figure, on, at } => self.allows_deploy(*figure, *on, *at),
            Move::DeployAnyway { figure, on, at } => self.allows_deploy_anyway(*figure, *on, *at),
            Move::PlaceAbbey { at } => self.allows_abbey(*at),
            Move::PlaceBarn { corner } => self.allows_barn(*corner),
            Move::MoveWagon { player, at, on } => {
                self.allows_wagon(*player, Some(Place { at: *at, segment: *on }))
            }
            Move::KeepWagon { player } => self.allows_wagon(*player, None),
            Move::MoveDragon { to } => self.allows_dragon(*to),
            Move::MoveFairy(call) => self.allows_fairy(call.figure, call.stand()),
            Move::RemoveKnight(knight) => self.allows_princess(knight.occupant(), knight.place()),
            Move::PlaceFerry(laid) => self.allows_ferry(*laid),
            Move::MoveFerry(moved) => self.allows_ferry_move(*moved),
            Move::Fly(flight) => self.allows_flight(*flight),
            Move::RaiseTower { at } => self.allows_raising(*at),
            Move::Capture(capture) => {
                self.allows_capture(capture.captive(), capture.at, capture.place())
            }
            Move::ManTower { figure, at } => self.allows_manning(*figure, *at),
            Move::Ransom { player, figure } => self.allows_ransom(*player, *figure),
            Move::Escape(knight) => self.allows_escape(knight.occupant(), knight.place()),
            Move::OpenFair { .. } => self.allows_opening(),
            Move::Throw(throw) => self.allows_throw(throw),
            Move::EndTurn => match self.phase {
                Phase::Asking(_) if self.is_asking() => self.must_go_on(),
                Phase::Place if self.is_closing() || self.pad.is_some() => self.must_go_on(),
                Phase::Remains => Err(Rejection::Scorepad(scorepad::Rejection::AtEnd)),
                Phase::Deal
                | Phase::Place
                | Phase::Deploy { .. }
                | Phase::Asking(_)
                | Phase::Scored
                | Phase::Finished => {
                    self.must_have_placed().and_then(|_| self.must_have_laid_ferry())
                }
            },
            Move::Pass => self.must_be_without_tile(),
            Move::BeginLeaving { player } => self.allows_first_leaver(*player),
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                self.allows_leaving(resident, Place { at: *at, segment: *on })
            }
            Move::StayInCity { player } => self.must_be_leaver(*player),
            Move::PlaceBandit(ambush) => self.allows_bandit(ambush.player, Some(ambush.space)),
            Move::KeepBandit(stay) => self.allows_bandit(stay.player, None),
            Move::Rob(_) => self.allows_points(made, robbers::Rejection::NothingToRob),
            Move::MoveScoreFigure(_) => {
                self.allows_points(made, messages::Rejection::NothingToWalk)
            }
            Move::ReadMessage(_) => self.allows_points(made, self.unreadable()),
            Move::ScorePennants(_) | Move::ScoreFollower(_) => {
                self.allows_points(made, messages::Rejection::NotMeant)
            }
            Move::PlaceGold { at } => self.allows_gold(*at),
            Move::ShareGold { bars } => self.allows_share(bars),
            Move::CropCircle(_) => self.allows_circle(),
            Move::CropAdd(reaper) => {
                self.allows_reaping(reaper.player, Some((Yield::Add, *reaper)))
            }
            Move::CropTakeHome(reaper) => {
                self.allows_reaping(reaper.player, Some((Yield::TakeHome, *reaper)))
            }
            Move::CropPass(pass) => self.allows_reaping(pass.player, None),
            Move::MoveMage(spot) => self.allows_magician(Magician::Mage, *spot),
            Move::MoveWitch(spot) => self.allows_magician(Magician::Witch, *spot),
            Move::EnterCity { figure, quarter } => self.allows_entering(*figure, *quarter),
            Move::MoveCount { quarter } => self.allows_moving_count(*quarter),
            Move::FulfilOrder { player, card } => self.allows_choice(*player, card),
            Move::ClaimOrder { player, card } => self.allows_claim(*player, card),
            Move::AskForOrders => self.allows_asking(),
            Move::SetRight(right) => self.allows_setting_right(*right),
            Move::Adjust { player, points, reason, source } => {
                self.must_be_player(*player)?;
                let own = source.is_none_or(|source| self.counts_by_hand().contains(&source));
                if !own {
                    return Err(Rejection::NotInPlay);
                }
                if points.checked_abs().is_none_or(|points| points > MAX_ADJUSTMENT) {
                    return Err(Rejection::TooManyPoints { points: *points });
                }
                if reason.trim().is_empty() { Err(Rejection::NoReason) } else { Ok(()) }
            }
            Move::Note(note) => self.allows_note(note),
            Move::Report { player, deed } => self.allows_report(*player, deed),
            Move::BeginTurn { player } if self.pad.is_some() => self.allows_turn_of(*player),
            Move::BeginTurn { player } => self.allows_giving_turn(*player),
            Move::JoinGame(player) => self.allows_joining_game(player),
            Move::LeaveGame(leave) => self.allows_leaving_game(leave.player),
            Move::RecallAbbot => self.recall().map(drop),
            Move::ChangeSeats { order } => self.allows_seats(order),
            Move::ChangeRules { rules } => self.allows_rules(rules),
            Move::JoinFeature { player, figure, feature } => {
                self.allows_joining(*player, *figure, *feature)
            }
            Move::Remain { feature } => self.allows_remain(feature),
            Move::CountCompleted { cities, roads } => self.allows_count(*cities, *roads),
            Move::EndGame
                if matches!(self.phase, Phase::Deploy { .. } | Phase::Asking(Step::Dragon)) =>
            {
                Err(Rejection::EndAtTurnStart)
            }
            Move::EndGame => self.must_go_on(),
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
                self.keep(*player, returned.as_ref(), &mut outcomes);
            }
            Move::DealOrders { player, cards } => {
                if let Some(orders) = &mut self.orders {
                    orders.deal_by_hand(*player, cards);
                }
                outcomes.push(Outcome::Orders(orders::Outcome::Entered { seat: *player }));
            }
            Move::TowerSite { at, on } => self.say_tower_site(*at, *on, &mut outcomes),
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
            Move::DrawOrder { card } => self.draw(card.as_ref(), &mut outcomes),
            Move::Place { tile, at, rotation } => self.place(tile, *at, *rotation, &mut outcomes),
            Move::PlaceAnyway { tile, at, rotation } => {
                self.place_anyway(tile, *at, *rotation, &mut outcomes);
            }
            Move::DescribeTile(described) => self.describe(described, &mut outcomes),
            Move::RemoveTile { tile } => self.remove_tile(tile, &mut outcomes),
            Move::Deploy { figure, on, at } => self.deploy(*figure, *on, *at, &mut outcomes),
            Move::DeployAnyway { figure, on, at } => {
                self.deploy_anyway(*figure, *on, *at, &mut outcomes);
            }
            Move::PlaceAbbey { at } => self.place_abbey(*at, &mut outcomes),
            Move::PlaceBarn { corner } => self.place_barn(*corner, &mut outcomes),
            Move::MoveWagon { player, at, on } => {
                self.move_wagon(*player, Place { at: *at, segment: *on }, &mut outcomes);
            }
            Move::KeepWagon { .. } => self.decline_once(&mut outcomes),
            Move::MoveDragon { to } => self.move_dragon(*to, &mut outcomes),
            Move::MoveFairy(call) => self.move_fairy(call.figure, call.stand(), &mut outcomes),
            Move::RemoveKnight(knight) => {
                self.remove_knight(knight.occupant(), knight.place(), &mut outcomes);
            }
            Move::PlaceFerry(laid) => self.place_ferry(*laid, &mut outcomes),
            Move::MoveFerry(moved) => self.move_ferry(*moved, &mut outcomes),
            Move::Fly(flight) => self.fly(*flight, &mut outcomes),
            Move::RaiseTower { at } => self.raise_tower(*at, &mut outcomes),
            Move::Capture(capture) => self.capture(*capture, &mut outcomes),
            Move::ManTower { figure, at } => self.man_tower(*figure, *at, &mut outcomes),
            Move::Ransom { player, figure } => self.ransom(*player, *figure, &mut outcomes),
            Move::Escape(knight) => {
                self.escape(knight.occupant(), knight.place(), &mut outcomes);
            }
            Move::OpenFair { token } => self.open_fair(*token, &mut outcomes),
            Move::Throw(throw) => self.throw(throw, &mut outcomes),
            Move::EndTurn => self.end_turn(&mut outcomes),
            Move::Pass => self.pass(&mut outcomes),
            Move::BeginLeaving { player } => self.begin_leaving(*player),
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                self.leave_city(resident, Place { at: *at, segment: *on }, &mut outcomes);
            }
            Move::StayInCity { player } => self.stay_in_city(*player, &mut outcomes),
            Move::RecallAbbot => self.recall_abbot(&mut outcomes),
            Move::PlaceBandit(ambush) => {
                self.place_bandit(ambush.player, Some(ambush.space), &mut outcomes);
            }
            Move::KeepBandit(stay) => self.place_bandit(stay.player, None, &mut outcomes),
            Move::Rob(rob) => self.rob(rob.half(), &mut outcomes),
            Move::MoveScoreFigure(walk) => {
                self.walk_track(walk.player, walk.figure, &mut outcomes);
            }
            Move::ReadMessage(read) => self.read_message(read.text, &mut outcomes),
            Move::ScorePennants(city) => self.score_pennants(*city, &mut outcomes),
            Move::ScoreFollower(standing) => self.score_follower(*standing, &mut outcomes),
            Move::PlaceGold { at } => self.place_gold(*at, &mut outcomes),
            Move::ShareGold { bars } => self.share_gold(bars, &mut outcomes),
            Move::CropCircle(made) => self.choose_circle(made.choose, &mut outcomes),
            Move::CropAdd(reaper) => self.add_reaper(*reaper, &mut outcomes),
            Move::CropTakeHome(reaper) => self.take_reaper_home(*reaper, &mut outcomes),
            Move::CropPass(_) => self.pass_crop(&mut outcomes),
            Move::MoveMage(spot) => self.move_magician(Magician::Mage, *spot, &mut outcomes),
            Move::MoveWitch(spot) => self.move_magician(Magician::Witch, *spot, &mut outcomes),
            Move::EnterCity { figure, quarter } => {
                self.enter_city(*figure, *quarter, &mut outcomes);
            }
            Move::MoveCount { quarter } => self.move_count(*quarter, &mut outcomes),
            Move::FulfilOrder { player, card } => self.choose(*player, card, &mut outcomes),
            Move::ClaimOrder { player, card } => self.claim(*player, card, &mut outcomes),
            Move::AskForOrders => self.turn.orders.asks = true,
            Move::SetRight(right) => self.set_right(*right, &mut outcomes),
            Move::Adjust { player, points, reason, source } => {
                self.greet_before_recall(*player, *source, &mut outcomes);
                self.read[*player] |= *source == Some(Source::Track);
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
            Move::Note(note) => self.note(note, &mut outcomes),
            Move::Report { player, deed } => self.report(*player, deed, &mut outcomes),
            Move::BeginTurn { player } if self.pad.is_some() => {
                self.pass_until(*player, &mut outcomes);
            }
            Move::BeginTurn { player } => self.give_turn(*player, &mut outcomes),
            Move::JoinGame(player) => self.join_game(player, &mut outcomes),
            Move::LeaveGame(leave) => {
                self.leave_game(leave.player, leave.figures, leave.orders, &mut outcomes);
            }
            Move::ChangeSeats { order } => self.change_seats(order, &mut outcomes),
            Move::ChangeRules { rules } => self.change_rules(rules, &mut outcomes),
            Move::JoinFeature { player, figure, feature } => {
                self.join_feature(*player, *figure, *feature, &mut outcomes);
            }
            Move::Remain { feature } => self.remain(feature, &mut outcomes),
            Move::CountCompleted { cities, roads } => {
                self.count_completed(*cities, *roads, &mut outcomes);
            }
            Move::EndGame if self.phase == Phase::Remains => self.finish(&mut outcomes),
            Move::EndGame => {
                if self.phase == Phase::Asking(Step::ShareGold) {
                    self.deal_gold_in_turn(&mut outcomes);
                }
                self.turn.expansions.siege.may_escape = None;
                let asked = self.phase == Phase::Asking(Step::Claims);
                let next = if asked { Step::LastLeave } else { Step::Claims };
                self.go_on_with(next, &mut outcomes);
            }
        }
        self.watch_owners(&mut outcomes);
        self.settle_track(&mut outcomes);
        self.judge_belongings(&mut outcomes);
        outcomes
    }
}
