//! The moves of every turn: its tile, its figure, its end and the next turn.

use super::course::Course;
use super::turn::Orders;
use super::{Game, Phase, Step, Turn};
use crate::rules::card;
use crate::rules::card::occasion::{Deployment, Occasion, Way};
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::orders;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::scorepad::Note;
use crate::rules::tile::{self, Segment};

impl Game {
    pub(super) fn keep(
        &mut self,
        seat: Seat,
        returned: Option<&card::Id>,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(orders) = &mut self.orders else {
            return debug_assert!(false, "who keeps orders plays with them");
        };
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
        // A guest is dealt cards during a turn that has begun.
        if !was_dealt {
            outcomes.push(Outcome::TurnBegan { seat: self.turn.seat, turn: self.turn.number });
        }
    }

    pub(super) fn draw(&mut self, card: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Some(orders) = &mut self.orders else {
            return debug_assert!(false, "who draws an order plays with them");
        };
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
        let Some(tile) = self.catalogue.tile(id.as_str()).cloned() else {
            return debug_assert!(false, "a tile that may be placed is known");
        };
        self.take_from_bag(id);
        self.end_turn_start();
        self.leave_last_turn();
        self.turn.joined_fields = self.board.place(tile, at, rotation);
        self.turn.expansions.builder.has_second_part =
            !self.turn.expansions.builder.is_second_part && self.board.extends_builder(at, seat);
        self.phase = Phase::Deploy { at, deployed: false };
        outcomes.push(Outcome::Placed { seat, tile: id.clone(), at, rotation });
        self.past.lay();
        self.reveal(at, outcomes);
        self.go_on_with(Step::FIRST, outcomes);
    }

    pub(super) fn remove_tile(&mut self, id: &tile::Id, outcomes: &mut Vec<Outcome>) {
        self.take_from_bag(id);
        self.end_turn_start();
        self.removed += 1;
        outcomes.push(Outcome::TileRemoved { seat: self.active(), tile: id.clone() });
        if let Some(mouth) = self.flow_into_mouth(outcomes) {
            self.complete(&[mouth], Vec::new(), outcomes);
        }
        if self.count_left() == 0 {
            self.go_on_with(Step::Next, outcomes);
        }
    }

    pub(super) fn pass(&mut self, outcomes: &mut Vec<Outcome>) {
        self.end_turn_start();
        self.leave_last_turn();
        outcomes.push(Outcome::Passed { seat: self.active() });
        self.phase = Phase::Scored;
        self.go_on_with(Step::Judge, outcomes);
    }

    /// Ends the last turn for good, as the tile lies: nobody escapes any more at its end (R-SG-4),
    /// and an order that it has fulfilled counts no more (A4, R-KO-40).
    pub(super) fn leave_last_turn(&mut self) {
        self.turn.expansions.siege.may_escape = None;
        self.turn.orders = Orders::default();
    }

    /// Ends the start of the turn, at the first draw of a tile.
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
        let Phase::Deploy { at, .. } = self.phase else {
            return debug_assert!(false, "a figure is deployed when the tile lies");
        };
        let place = Place { at: elsewhere.unwrap_or(at), segment: on };
        let way = if place.at == at { Way::Usual } else { Way::Portal };
        self.has_deployed(figure, way == Way::Portal);
        self.bring(Occupant { seat: self.active(), figure }, place, way, outcomes);
    }

    /// Brings a figure from its owner's supply to a segment: a deployment to the orders (R-KO-12).
    pub(super) fn bring(
        &mut self,
        figure: Occupant,
        place: Place,
        way: Way,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Occupant { seat, figure } = figure;
        self.supplies[seat].take_out(figure);
        self.board.deploy(seat, figure, place);
        outcomes.push(Outcome::Deployed { seat, figure, place });
        outcomes.extend(self.challenges_begun_at(place));
        self.judge_deployment(Occupant { seat, figure }, place, way, outcomes);
    }

    /// Marks the action of the turn as done (R-TURN-1).
    pub(super) fn has_acted(&mut self) {
        if let Phase::Deploy { at, .. } = self.phase {
            self.phase = Phase::Deploy { at, deployed: true };
        }
    }

    pub(super) fn judge_deployment(
        &mut self,
        Occupant { seat, figure }: Occupant,
        place: Place,
        way: Way,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(feature) = self.board.feature(place) else {
            return debug_assert!(false, "a figure stands on a feature");
        };
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
        let farming = self.count_deployment(Occupant { seat, figure }, record.kind);
        let deployment = Deployment { seat, figure, record, farmers, farming, way };
        self.judge(&Occasion::Deployment(deployment), outcomes);
    }

    /// Counts a deployment. Returns the turns of its owner with a farmer, one after the other, this
    /// one included; 0 in another's turn (R-KO-54).
    pub(super) fn count_deployment(
        &mut self,
        Occupant { seat, figure }: Occupant,
        on: Kind,
    ) -> u32 {
        if seat != self.active() || !figure.is_follower() {
            return 0;
        }
        self.past.deploy(on == Kind::Field);
        self.past.farming(seat, seat)
    }

    /// Leaves the open question unanswered, or ends the turn.
    pub(super) fn end_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.is_asking() {
            self.decline_once(outcomes);
        } else if self.pad.is_some() {
            self.note(&Note::by_player(self.active()), outcomes);
        } else if self.phase == Phase::Place {
            self.pass(outcomes);
        } else {
            self.go_on_with(Step::Mouth, outcomes);
        }
    }

    /// Begins the next turn, if there is one; after the last tile that of an abbey (R-AM-5).
    /// Returns whether it did.
    pub(super) fn next_turn(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        self.orders.iter_mut().for_each(|orders| orders.tell_entries());
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

    /// Begins a turn (R-TURN-1).
    pub(super) fn begin(&mut self, turn: Turn, outcomes: &mut Vec<Outcome>) {
        let seat = turn.seat;
        self.begin_part(turn);
        if let Some(orders) = &mut self.orders {
            orders.begin_turn(seat);
        }
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
        if let Some(pad) = &mut self.pad {
            // Nobody knows yet whether this turn comes: it is greeted when it is written down.
            pad.begin_turn();
        } else {
            self.greet(outcomes);
        }
    }

    /// Begins a turn, or a part of one, which waits for its tile.
    pub(super) fn begin_part(&mut self, turn: Turn) {
        self.turn = turn;
        self.phase = Phase::Place;
        self.course = Course::START;
    }

    /// The next turn, which takes over the escape of the one that has ended (R-SG-4). An order for
    /// that escape still belongs to the old tile (A4), and so does what is claimed before the next
    /// one lies (R-KO-40).
    pub(super) fn turn_after(&self, number: u32, seat: Seat) -> Turn {
        let mut turn = Turn::new(number, seat);
        // On the scorepad anything before the next note may belong to its tile.
        if self.pad.is_none() {
            turn.orders = self.turn.orders.until_tile();
        }
        turn.expansions.siege.may_escape = self.escapee();
        turn
    }
}
