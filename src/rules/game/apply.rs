//! Making a move that is allowed.

use super::course::Course;
use super::{Game, Phase, Step, Turn};
use crate::rules::expansion::count::Resident;
use crate::rules::expansion::fairy::Stand;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::moves::Move;
use crate::rules::orders::occasion::{Deployment, Occasion};
use crate::rules::orders::{self, card};
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, PerSeat, Seat};
use crate::rules::scorepad::Note;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::tile::{self, Segment};

impl Game {
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
            Move::MoveFairy { figure, at, on, quarter } => {
                self.move_fairy(*figure, Stand::of(*at, *on, *quarter), &mut outcomes);
            }
            Move::RemoveKnight { player, figure, at, on } => {
                let knight = Occupant { seat: *player, figure: *figure };
                self.remove_knight(knight, Place { at: *at, segment: *on }, &mut outcomes);
            }
            Move::RaiseTower { at } => self.raise_tower(*at, &mut outcomes),
            Move::Capture { player, figure, at, on, exchange } => {
                let captive = Occupant { seat: *player, figure: *figure };
                let on = on.map(|segment| Place { at: *at, segment });
                self.capture(captive, *at, on, *exchange, &mut outcomes);
            }
            Move::ManTower { figure, at } => self.man_tower(*figure, *at, &mut outcomes),
            Move::Ransom { player, figure } => self.ransom(*player, *figure, &mut outcomes),
            Move::Escape { player, figure, at, on } => {
                let knight = Occupant { seat: *player, figure: *figure };
                self.escape(knight, Place { at: *at, segment: *on }, &mut outcomes);
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
            Move::PlaceGold { at } => self.place_gold(*at, &mut outcomes),
            Move::ShareGold { bars } => self.share_gold(bars, &mut outcomes),
            Move::EnterCity { figure, quarter } => {
                self.enter_city(*figure, *quarter, &mut outcomes);
            }
            Move::MoveCount { quarter } => self.move_count(*quarter, &mut outcomes),
            Move::FulfilOrder { player, card } => self.choose(*player, card, &mut outcomes),
            Move::Adjust { player, points, reason, source } => {
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
            Move::LeaveGame { player, figures, orders } => {
                self.leave_game(*player, *figures, *orders, &mut outcomes);
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
                self.turn.expansions.siege.may_escape = None;
                self.go_on_with(Step::LastLeave, &mut outcomes);
            }
        }
        outcomes
    }

    fn keep(&mut self, seat: Seat, returned: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
        let Some(orders) = &mut self.orders else { return };
        let was_dealt = orders.is_dealt();
        orders.keep(seat, returned);
        outcomes.push(Outcome::Orders(orders::Outcome::Kept {
            seat,
            kept: orders.hand(seat).held.len(),
        }));
        if orders.undecided().is_some() {
            return;
        }
        self.phase = Phase::Place;
        // A guest is dealt into a turn that has begun.
        if !was_dealt {
            outcomes.push(Outcome::TurnBegan { seat: self.turn.seat, turn: self.turn.number });
        }
    }

    fn draw(&mut self, card: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Some(orders) = &mut self.orders else { return };
        if let Ok(card) = orders.may_draw(seat, card) {
            orders.draw(seat, &card);
            outcomes.push(Outcome::Orders(orders::Outcome::Drawn { seat, card }));
        }
    }

    pub(super) fn place(
        &mut self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        let Some(tile) = self.catalogue.tile(id.as_str()).cloned() else { return };
        self.take_from_bag(id);
        self.end_turn_start();
        self.leave_last_turn();
        self.turn.joined_fields = self.board.place(tile, at, rotation);
        self.turn.expansions.builder.has_second_part =
            !self.turn.expansions.builder.is_second_part && self.board.extends_builder(at, seat);
        self.await_fair(at);
        self.phase = Phase::Deploy { at, deployed: false };
        outcomes.push(Outcome::Placed { seat, tile: id.clone(), at, rotation });
        self.erupt(at, outcomes);
        self.strike_gold(at);
        self.go_on_with(Step::Gold, outcomes);
    }

    fn remove_tile(&mut self, id: &tile::Id, outcomes: &mut Vec<Outcome>) {
        self.take_from_bag(id);
        self.end_turn_start();
        self.removed += 1;
        outcomes.push(Outcome::TileRemoved { seat: self.active(), tile: id.clone() });
        if let Some(mouth) = self.flow_into_mouth(outcomes) {
            self.complete(std::iter::once(mouth), Vec::new(), outcomes);
        }
        if self.count_left() == 0 {
            self.go_on_with(Step::Next, outcomes);
        }
    }

    fn pass(&mut self, outcomes: &mut Vec<Outcome>) {
        self.end_turn_start();
        self.leave_last_turn();
        outcomes.push(Outcome::Passed { seat: self.active() });
        self.phase = Phase::Scored;
        self.go_on_with(Step::Judge, outcomes);
    }

    /// The tile lies: nobody escapes any more at the end of the turn before (R-SG-4), and what it
    /// has fulfilled counts no more (A4).
    pub(super) fn leave_last_turn(&mut self) {
        self.turn.expansions.siege.may_escape = None;
        self.turn.orders.fulfilled = PerSeat::default();
    }

    /// The first draw of a tile ends the start of the turn.
    pub(super) fn end_turn_start(&mut self) {
        let seat = self.active();
        if let Some(orders) = self.orders.as_mut().filter(|_| !self.turn.drew_tile) {
            orders.end_turn_start(seat);
        }
        self.turn.drew_tile = true;
    }

    pub(super) fn take_from_bag(&mut self, id: &tile::Id) {
        if let Some(left) =
            self.catalogue.kind(id.as_str()).and_then(|kind| self.left.get_mut(kind))
        {
            *left = left.saturating_sub(1);
        }
    }

    pub(super) fn deploy(
        &mut self,
        figure: Figure,
        on: Segment,
        elsewhere: Option<Position>,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        let Phase::Deploy { at, .. } = self.phase else { return };
        let place = Place { at: elsewhere.unwrap_or(at), segment: on };
        self.supplies[seat].take(figure);
        self.board.deploy(seat, figure, place);
        self.has_acted();
        outcomes.push(Outcome::Deployed { seat, figure, place });
        outcomes.extend(self.challenges_begun_at(place));
        self.judge_deployment(seat, figure, place, outcomes);
    }

    /// The action of the turn is done (R-TURN-1).
    pub(super) fn has_acted(&mut self) {
        if let Phase::Deploy { at, .. } = self.phase {
            self.phase = Phase::Deploy { at, deployed: true };
        }
    }

    pub(super) fn judge_deployment(
        &mut self,
        seat: Seat,
        figure: Figure,
        place: Place,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(feature) = self.board.feature(place) else { return };
        let own_tile = matches!(self.phase, Phase::Deploy { at, .. } if at == place.at);
        let on_fields = self
            .board
            .figures()
            .iter()
            .filter(|deployed| {
                deployed.seat == seat && matches!(deployed.place.segment, Segment::Field(_))
            })
            .filter(|deployed| deployed.figure.is_follower());
        let farmers = on_fields.count() as u32;
        let record = self.board.record(feature);
        let deployment = Deployment { seat, figure, record, farmers, portal: !own_tile };
        self.judge(&Occasion::Deployment(deployment), outcomes);
    }

    /// What is asked stays unanswered, or the turn is over.
    fn end_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.is_asking() {
            self.decline_once(outcomes);
        } else if self.pad.is_some() {
            self.note(&Note::of(self.active()), outcomes);
        } else if self.phase == Phase::Place {
            self.pass(outcomes);
        } else {
            self.go_on_with(Step::Mouth, outcomes);
        }
    }

    /// The next turn begins, if there is one; after the last tile that of an abbey (R-AM-5).
    /// Returns whether it has.
    pub(super) fn next_turn(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        if self.count_left() == 0 {
            let abbey = self.next_last_abbey();
            abbey.into_iter().for_each(|seat| self.begin_last_abbey(seat, outcomes));
            return abbey.is_some();
        }
        self.orders.iter_mut().for_each(|orders| orders.end_turn());
        let seat = self.company.next(self.turn.seat);
        let turn = self.turn_after(self.turn.number + 1, seat);
        self.begin(turn, outcomes);
        true
    }

    /// A turn begins (R-TURN-1).
    pub(super) fn begin(&mut self, turn: Turn, outcomes: &mut Vec<Outcome>) {
        let seat = turn.seat;
        self.begin_part(turn);
        if let Some(orders) = &mut self.orders {
            orders.begin_turn(seat);
        }
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
        if let Some(pad) = &mut self.pad {
            // Nobody knows yet whether this turn comes: she greets when it is written down.
            pad.begin_turn();
        } else if self.is_by_fairy(seat) {
            self.turn.greeted = true;
            self.fairy_greets(outcomes);
        }
    }

    /// A turn, or a part of one, waits for its tile.
    pub(super) fn begin_part(&mut self, turn: Turn) {
        self.turn = turn;
        self.phase = Phase::Place;
        self.course = Course::START;
    }

    /// The next turn, to which the one that has ended leaves its escape (R-SG-4). An order for that
    /// still belongs to its tile (A4).
    pub(super) fn turn_after(&self, number: u32, seat: Seat) -> Turn {
        // What is written down before the next note may belong to its tile.
        let fulfilled =
            if self.pad.is_some() { PerSeat::default() } else { self.turn.orders.fulfilled };
        let mut turn = Turn::new(number, seat);
        turn.orders.fulfilled = fulfilled;
        turn.expansions.siege.may_escape = self.escapee();
        turn
    }
}
