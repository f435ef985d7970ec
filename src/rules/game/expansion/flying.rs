//! Flying Machines in the action of the turn: who flies, how far, and where it lands (R-FLY-1 to
//! 7).

use crate::rules::card::occasion::Way;
use crate::rules::expansion::flying::{DIE, Flight, Outcome as Flew, Rejection as Reason, lands};
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::game::{Game, Phase};
use crate::rules::geometry::Position;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::player::Figure;
use crate::rules::rejection::Rejection;

impl Game {
    /// The place to which the machine of the tile just placed flies, gaps or not (R-FLY-2).
    fn flight_to(&self, steps: u8) -> Option<Position> {
        let Phase::Deploy { at, .. } = self.phase else { return None };
        let placed = self.board.tile(at)?;
        let heading = placed.tile.flight?.to_board(placed.rotation);
        Some(heading.from(at, steps))
    }

    /// The segments on which such a figure may land after so many tiles (R-FLY-3 to 5).
    pub fn landings(&self, figure: Figure, steps: u8) -> Vec<Place> {
        let target = self.flight_to(steps).filter(|at| self.is_open_to_figures(*at));
        let placed = target.and_then(|at| self.board.tile(at));
        let Some(placed) = placed else { return Vec::new() };
        let segments = placed.tile.segments().filter(|on| lands(figure, (*on).into()));
        let places = segments.map(|segment| Place { at: placed.at, segment });
        let is_open = |place: &Place| {
            self.board.feature(*place).is_some_and(|feature| !self.board.is_complete(feature))
        };
        places.filter(is_open).collect()
    }

    /// The flights of every figure that may fly now, by figure and number.
    pub(in crate::rules::game) fn flight_answers(&self) -> Vec<Answer> {
        let flies = |figure: &Figure| self.allows_flier(*figure).is_ok();
        let fliers = Figure::ALL.into_iter().filter(flies);
        fliers.flat_map(|figure| DIE.map(|steps| self.flights(figure, steps))).flatten().collect()
    }

    fn flights(&self, figure: Figure, steps: u8) -> Vec<Answer> {
        let answer = |at, on, target| {
            Answer::new(Move::Fly(Flight { figure, steps, at, on }))
                .at(target)
                .showing(Shows::figure(self.active(), figure))
        };
        let landings = self.landings(figure, steps);
        if landings.is_empty() {
            return vec![answer(None, None, Target::Nowhere)];
        }
        let land =
            |place: Place| answer(Some(place.at), Some(place.segment), Target::Segment(place));
        landings.into_iter().map(land).collect()
    }

    /// Whether such a figure may fly now (R-FLY-1, 6).
    fn allows_flier(&self, figure: Figure) -> Result<(), Rejection> {
        self.must_be_free_to_deploy(figure)?;
        let seat = self.active();
        if self.flight_to(1).is_none() {
            Err(Reason::NoMachine.into())
        } else if self.turn.expansions.has_flown {
            Err(Reason::Used.into())
        } else if !figure.is_follower() {
            Err(Reason::NoFlier.into())
        } else if self.supply(seat).count(figure) == 0 {
            Err(Rejection::NoFigureLeft { seat, figure })
        } else {
            Ok(())
        }
    }

    pub(in crate::rules::game) fn allows_flight(&self, flight: Flight) -> Result<(), Rejection> {
        self.allows_flier(flight.figure)?;
        if !DIE.contains(&flight.steps) {
            return Err(Reason::Number.into());
        }
        let landings = self.landings(flight.figure, flight.steps);
        let is_lost = flight.at.is_none() && flight.on.is_none();
        match flight.place() {
            Some(place) if landings.contains(&place) => Ok(()),
            None if is_lost && landings.is_empty() => Ok(()),
            None if is_lost => Err(Reason::MustLand.into()),
            Some(_) | None => Err(Reason::NotThere.into()),
        }
    }

    /// R-FLY-1, 3, 7: the action of the turn, whether the figure lands or not.
    pub(in crate::rules::game) fn fly(&mut self, flight: Flight, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        self.turn.expansions.has_flown = true;
        self.has_deployed(flight.figure, false);
        outcomes.push(Flew::Flown { seat, steps: flight.steps }.into());
        match flight.place() {
            Some(place) => {
                let flier = Occupant { seat, figure: flight.figure };
                self.bring(flier, place, Way::Flight, outcomes);
            }
            None => outcomes.push(Flew::Lost.into()),
        }
    }
}
