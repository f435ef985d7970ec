//! Abbeys in the course of a turn (R-AM-1): instead of a tile, and after the last one (R-AM-5).

use crate::rules::expansion::abbey;
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::game::{Game, Phase};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::player::Seat;
use crate::rules::rejection::Rejection;
use crate::rules::tile::Tile;

impl Game {
    /// Whether a player still has the abbey.
    pub fn has_abbey(&self, seat: Seat) -> bool {
        self.expansions.abbeys.is_some_and(|abbeys| abbeys[seat])
    }

    /// Whether the last tile is placed and only abbeys are left to place: in the second part that
    /// the tile has brought (R-TB-4), then by one player after the other (R-AM-5).
    pub fn is_closing(&self) -> bool {
        let second_part =
            self.phase == Phase::Place && self.is_second_part() && self.count_left() == 0;
        second_part || self.expansions.last_abbeys.is_some()
    }

    /// Whether a player has the abbey, and there is a hole for it.
    pub(in crate::rules::game) fn may_fill_hole(&self, seat: Seat) -> bool {
        self.has_abbey(seat) && self.board.holes().next().is_some()
    }

    /// The holes for the abbey of the player on turn (R-AM-1).
    pub(in crate::rules::game) fn abbey_answers(&self) -> Vec<Answer> {
        let holes = self.board().holes().filter(|_| self.has_abbey(self.active()));
        let place = |at| {
            Answer::new(Move::PlaceAbbey { at })
                .at(Target::Tile(at))
                .showing(Shows::Tile(Tile::abbey().id.clone()))
        };
        holes.map(place).filter(|answer| self.allows(&answer.made).is_ok()).collect()
    }

    pub(in crate::rules::game) fn allows_abbey(&self, at: Position) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        let seat = self.active();
        if !self.has_abbey(seat) {
            return Err(abbey::Rejection::NoAbbey { seat }.into());
        }
        let tile = Tile::abbey().id.clone();
        self.board.fits_abbey(at).map_err(|misfit| Rejection::Misfit { tile, at, misfit })
    }

    pub(in crate::rules::game) fn place_abbey(
        &mut self,
        at: Position,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        self.end_turn_start();
        self.leave_last_turn();
        if let Some(abbeys) = &mut self.expansions.abbeys {
            abbeys[seat] = false;
        }
        let tile = Tile::abbey();
        let id = tile.id.clone();
        self.board.place(tile, at, Rotation::None);
        self.phase = Phase::Deploy { at, deployed: false };
        outcomes.push(Outcome::Placed { seat, tile: id, at, rotation: Rotation::None });
    }

    /// The next player who may place an abbey after the last tile, clockwise from the left of the
    /// last player (R-AM-5).
    pub(in crate::rules::game) fn next_last_abbey(&mut self) -> Option<Seat> {
        if self.expansions.abbeys.is_none() || self.setup.rules.differs(HouseRule::NoLateAbbeys) {
            return None;
        }
        let first = self.company.next(self.turn.seat);
        let mut waiting = self
            .expansions
            .last_abbeys
            .take()
            .unwrap_or_else(|| self.company.clockwise(first).collect());
        let next = waiting.iter().position(|seat| self.may_fill_hole(*seat));
        let seat = next.and_then(|index| waiting.drain(..=index).next_back());
        self.expansions.last_abbeys = Some(waiting);
        seat
    }

    pub(in crate::rules::game) fn begin_last_abbey(
        &mut self,
        seat: Seat,
        outcomes: &mut Vec<Outcome>,
    ) {
        let mut turn = self.turn_after(self.turn.number + 1, seat);
        turn.drew_tile = true;
        self.begin_part(turn);
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
    }
}
