//! Abbey & Mayor in the course of a turn: abbeys instead of tiles, barns, wagons that drive on (R-AM).

use super::{Game, Phase, Turn};
use crate::rules::board::nine;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::geometry::{Corner, Position, Rotation};
use crate::rules::orders::occasion::Occasion;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{self, Finality, Score};
use crate::rules::switch::Switch;
use crate::rules::tile::Tile;

impl Game {
    /// Whether a player still has the abbey.
    #[must_use]
    pub fn has_abbey(&self, seat: Seat) -> bool {
        self.abbeys.is_some_and(|abbeys| abbeys[seat])
    }

    /// Whether the last tile is placed and players place their abbeys (R-AM-5).
    #[must_use]
    pub const fn is_closing(&self) -> bool {
        self.last_abbeys.is_some()
    }

    pub(super) fn allows_abbey(&self, at: Position) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        let seat = self.active();
        if !self.has_abbey(seat) {
            return Err(Rejection::NoAbbey { seat });
        }
        let tile = Tile::abbey().id.clone();
        self.board.fits_abbey(at).map_err(|misfit| Rejection::Misfit { tile, at, misfit })
    }

    pub(super) fn place_abbey(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        self.end_turn_start();
        self.leave_last_turn();
        if let Some(abbeys) = &mut self.abbeys {
            abbeys[seat] = false;
        }
        let tile = Tile::abbey();
        let id = tile.id.clone();
        self.board.place(tile, at, Rotation::None);
        self.phase = Phase::Deploy { at, deployed: false };
        outcomes.push(Outcome::Placed { seat, tile: id, at, rotation: Rotation::None });
    }

    /// The next player who may place an abbey after the last tile, clockwise from the left of the last player (R-AM-5).
    pub(super) fn next_last_abbey(&mut self) -> Option<Seat> {
        if self.abbeys.is_none() || self.setup.rules.differs(Switch::LateAbbeys) {
            return None;
        }
        let players = self.setup.players.len();
        let first = self.turn.seat.next(players);
        let mut waiting = self.last_abbeys.take().unwrap_or_else(|| first.clockwise(players).collect());
        let has_hole = self.board.holes().next().is_some();
        let next = waiting.iter().position(|seat| has_hole && self.has_abbey(*seat));
        let seat = next.and_then(|index| waiting.drain(..=index).next_back());
        self.last_abbeys = Some(waiting);
        seat
    }

    pub(super) fn begin_last_abbey(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        self.turn = Turn { drew_tile: true, ..self.turn_after(self.turn.number + 1, seat) };
        self.phase = Phase::Place;
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
    }

    /// The corners of the tile just placed where the barn may stand (R-AM-8).
    #[must_use]
    pub fn barn_corners(&self) -> Vec<Corner> {
        Corner::ALL.into_iter().filter(|corner| self.allows_barn(*corner).is_ok()).collect()
    }

    pub(super) fn allows_barn(&self, corner: Corner) -> Result<(), Rejection> {
        let at = self.must_have_no_figure_yet()?;
        self.must_have_farmers()?;
        let seat = self.active();
        if self.supply(seat).count(Figure::Barn) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure: Figure::Barn });
        }
        let Some(field) = self.board.field_at(at, corner) else { return Err(Rejection::NoBarnCorner) };
        self.may_take_barn(self.board.occupants(field))
    }

    /// R-AM-8: whether a field where those stand may get a barn; with the house rule it may have one already (A44).
    pub(super) fn may_take_barn(&self, mut occupants: impl Iterator<Item = Occupant>) -> Result<(), Rejection> {
        let is_alone = !self.setup.rules.differs(Switch::SecondBarn);
        match occupants.find(|occupant| is_alone && occupant.figure == Figure::Barn) {
            Some(barn) => Err(Rejection::BarnThere { by: barn.seat }),
            None => Ok(()),
        }
    }

    pub(super) fn place_barn(&mut self, corner: Corner, outcomes: &mut Vec<Outcome>) {
        let Phase::Deploy { at, .. } = self.phase else { return };
        let Some(place) = self.board.corner_segment(at, corner) else { return };
        let seat = self.active();
        self.supplies[seat].take(Figure::Barn);
        self.board.deploy_barn(seat, place, corner);
        self.phase = Phase::Deploy { at, deployed: true };
        self.turn.barn = Some(place);
        outcomes.push(Outcome::Deployed { seat, figure: Figure::Barn, place });
        self.judge_deployment(seat, Figure::Barn, place, outcomes);
    }

    /// Farmers on a field that has got a barn, or was joined to one, are scored and go home (R-AM-9, 11).
    pub(super) fn score_barns(&mut self, placed: &[Position], outcomes: &mut Vec<Outcome>) -> Vec<Score> {
        let fields = self.barn_fields(placed);
        let new = self.turn.barn.take().and_then(|place| self.board.feature(place));
        let mut scored = Vec::new();
        for field in fields {
            let record = self.board.record(field);
            let lines = if new == Some(field) {
                scoring::field::harvest(&record)
            } else {
                scoring::worth(&record, Finality::Incomplete)
            };
            self.score_field(scoring::scores_of(&record, lines), self.fairy_bonus(field), &mut scored, outcomes);
            self.send_home(field, outcomes);
        }
        scored
    }

    /// Scores the farmers of a field with a barn, as a completed feature is scored: points of the turn, and what the fairy adds.
    pub(super) fn score_field(
        &mut self,
        scores: Vec<Score>,
        bonuses: Vec<Score>,
        scored: &mut Vec<Score>,
        outcomes: &mut Vec<Outcome>,
    ) {
        for score in &scores {
            self.turn.points[score.seat] += score.points();
        }
        for score in scores.into_iter().chain(bonuses) {
            self.score(score.clone(), outcomes);
            scored.push(score);
        }
    }

    /// The fields with a barn and farmers on which the turn's tiles lie, or where its barn was placed.
    pub(super) fn barn_fields(&self, placed: &[Position]) -> Vec<FeatureId> {
        if self.abbeys.is_none() {
            return Vec::new();
        }
        let mut fields: Vec<FeatureId> = Vec::new();
        for at in placed {
            let Some(tile) = self.board.tile(*at) else { continue };
            let segments = tile.tile.segments().filter(|segment| Kind::from(*segment) == Kind::Field);
            let features = segments.filter_map(|segment| self.board.feature(Place { at: *at, segment }));
            fields.extend(features);
        }
        fields.extend(self.turn.barn.and_then(|place| self.board.feature(place)));
        fields.sort_unstable();
        fields.dedup();
        fields.retain(|field| {
            let record = self.board.record(*field);
            let has_barn = scoring::field::barn_owners(&record).next().is_some();
            has_barn && record.followers().next().is_some()
        });
        fields
    }

    /// The wagon that may drive on next, with where it may go (R-AM-7).
    #[must_use]
    pub fn wagon(&self) -> Option<(Seat, Vec<Place>)> {
        let (seat, from) = self.turn.wagons.first()?;
        (self.phase == Phase::Wagon).then(|| (*seat, self.wagon_ways(*from)))
    }

    /// Where a wagon may go that has come home from a place: along a connection (R-AM-7), or with the house rule around it (A39).
    fn wagon_ways(&self, from: Place) -> Vec<Place> {
        let around = self.setup.rules.differs(Switch::WagonWays);
        if around { self.board.wagon_ways_around(from) } else { self.board.wagon_ways(from) }
    }

    pub(super) fn allows_wagon(&self, seat: Seat, to: Option<Place>) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let Some((waiting, ways)) = self.wagon() else { return Err(Rejection::NoWagonWaits) };
        if waiting != seat {
            return Err(Rejection::OthersWagon { seat: waiting });
        }
        let Some(to) = to else { return Ok(()) };
        let target = self.board.feature(to);
        let reached = ways.iter().any(|way| target.is_some() && self.board.feature(*way) == target);
        // A39: it may be any part of the feature that lies on the nine squares.
        let from = self.turn.wagons.first().map(|(_, from)| from.at);
        let is_near = |from| nine(from).any(|at| at == to.at);
        let reached = reached && (!self.setup.rules.differs(Switch::WagonWays) || from.is_some_and(is_near));
        if reached { Ok(()) } else { Err(Rejection::NoWayForWagon { place: to }) }
    }

    pub(super) fn move_wagon(&mut self, seat: Seat, to: Place, outcomes: &mut Vec<Outcome>) {
        self.supplies[seat].take(Figure::Wagon);
        self.board.deploy(seat, Figure::Wagon, to);
        outcomes.push(Outcome::WagonMoved { seat, place: to });
        outcomes.extend(self.challenges_begun_at(to));
        self.judge(&Occasion::WagonMoved { seat }, outcomes);
        self.keep_wagon(outcomes);
    }

    /// This wagon is done; on with the next one that has a way, or with the turn.
    pub(super) fn keep_wagon(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.turn.wagons.is_empty() {
            self.turn.wagons.remove(0);
        }
        self.phase = Phase::Scored;
        self.advance(outcomes);
    }

    /// Wagons that have no way stay at home. Returns whether one has.
    pub(super) fn await_wagon(&mut self) -> bool {
        while let Some((_, from)) = self.turn.wagons.first() {
            if self.wagon_ways(*from).is_empty() {
                self.turn.wagons.remove(0);
            } else {
                self.phase = Phase::Wagon;
                return true;
            }
        }
        false
    }

    /// R-AM-7: wagons drive in turn order, the active player's first.
    pub(super) fn sort_wagons(&mut self) {
        let (active, players) = (self.active(), self.setup.players.len());
        let order: Vec<Seat> = active.clockwise(players).collect();
        self.turn.wagons.sort_by_key(|(seat, _)| order.iter().position(|other| other == seat));
    }
}
