//! Ferries at the end of the action of the turn: one is laid on a new lake, then others move
//! (R-FER-1 to 5).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::ferry::{Laid, Moved, Outcome as Ferried, Rejection as Reason};
use crate::rules::feature::Place;
use crate::rules::feature::join::FeatureId;
use crate::rules::game::question::{Act, Answer, Shows};
use crate::rules::game::{Game, Phase};
use crate::rules::geometry::Position;
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::rejection::Rejection;
use crate::rules::tile::Segment;
use crate::rules::tile::symbol::Symbol;

/// The part of ferries in a part of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::rules::game) struct Turn {
    /// The new lake that has no ferry yet.
    pub due: Option<Position>,
    /// The lakes whose ferries may move.
    pub movable: Vec<Position>,
    /// Whether a ferry was laid or moved: no figure is deployed any more (R-FER-3).
    pub has_begun: bool,
    /// Incomplete roads at the lakes whose ferries have moved, as they were before (R-FER-5).
    pub touched: Vec<Place>,
}

impl Game {
    /// R-FER-1, 4: notes the lake of the new tile, and the ferries that it lets move.
    pub(in crate::rules::game) fn find_ferries(&mut self, at: Position) {
        let shown = self.board.tile(at).is_some_and(|placed| placed.tile.has(Symbol::Ferry));
        self.turn.expansions.ferry.due = shown.then_some(at);
        self.turn.expansions.ferry.movable = self.board.first_ferries(at);
    }

    /// The new lake on which a ferry must be laid now; by a house rule a thief of the player on
    /// turn must stand on one of its roads (R-FER-1).
    fn lake(&self) -> Option<Position> {
        if !matches!(self.phase, Phase::Deploy { .. }) {
            return None;
        }
        let seat = self.active();
        let is_thief = |at: Position| {
            self.board.figures().iter().any(|deployed| {
                deployed.seat == seat
                    && deployed.place.at == at
                    && deployed.figure.is_follower()
                    && matches!(deployed.place.segment, Segment::Road(_))
            })
        };
        let always = !self.setup.rules.differs(HouseRule::FerryNeedsThief);
        self.turn.expansions.ferry.due.filter(|at| always || is_thief(*at))
    }

    /// R-FER-1: refuses what comes after the ferry of a new lake.
    pub(in crate::rules::game) fn must_have_laid_ferry(&self) -> Result<(), Rejection> {
        if self.lake().is_some() { Err(Reason::First.into()) } else { Ok(()) }
    }

    /// The deed without which the action of the turn cannot end (R-FER-1).
    pub fn due_act(&self) -> Option<Act> {
        self.lake().map(|_| Act::LayFerry)
    }

    /// All pairs of roads of a lake.
    fn crossings(&self, at: Position) -> Vec<[Segment; 2]> {
        let roads = self.board.tile(at).map_or(0, |placed| placed.tile.roads.len() as u8);
        let pairs = (0..roads).flat_map(|one| (one + 1..roads).map(move |other| (one, other)));
        pairs.map(|(one, other)| [Segment::Road(one), Segment::Road(other)]).collect()
    }

    /// The ferry that joins two roads of a lake, to look at.
    fn shown(&self, at: Position, roads: [Segment; 2]) -> Shows {
        Shows::neutral(Neutral::Ferry(self.board.shores(at, roads)))
    }

    pub(in crate::rules::game) fn ferry_answers(&self) -> Vec<Answer> {
        let Some(at) = self.lake() else { return Vec::new() };
        let lay =
            |roads| Answer::new(Move::PlaceFerry(Laid { roads })).showing(self.shown(at, roads));
        self.crossings(at).into_iter().map(lay).collect()
    }

    pub(in crate::rules::game) fn ferry_moves(&self) -> Vec<Answer> {
        if self.lake().is_some() || !matches!(self.phase, Phase::Deploy { .. }) {
            return Vec::new();
        }
        let elsewhere = |at: Position| {
            let others = self.crossings(at).into_iter();
            let others = others.filter(move |roads| self.board.ferry(at) != Some(*roads));
            others.map(move |roads| {
                Answer::new(Move::MoveFerry(Moved { at, roads })).showing(self.shown(at, roads))
            })
        };
        self.turn.expansions.ferry.movable.iter().flat_map(|at| elsewhere(*at)).collect()
    }

    pub(in crate::rules::game) fn allows_ferry(&self, laid: Laid) -> Result<(), Rejection> {
        self.must_have_placed()?;
        let Some(at) = self.lake() else { return Err(Reason::NoneDue.into()) };
        self.must_cross(at, laid.roads)
    }

    pub(in crate::rules::game) fn allows_ferry_move(&self, moved: Moved) -> Result<(), Rejection> {
        self.must_have_placed()?;
        self.must_have_laid_ferry()?;
        if !self.turn.expansions.ferry.movable.contains(&moved.at) {
            return Err(Reason::NotThere.into());
        }
        self.must_cross(moved.at, moved.roads)?;
        let stays = self.board.ferry(moved.at) == Some(sorted(moved.roads));
        if stays { Err(Reason::NotTwoRoads.into()) } else { Ok(()) }
    }

    fn must_cross(&self, at: Position, roads: [Segment; 2]) -> Result<(), Rejection> {
        let joins = self.crossings(at).contains(&sorted(roads));
        if joins { Ok(()) } else { Err(Reason::NotTwoRoads.into()) }
    }

    pub(in crate::rules::game) fn place_ferry(&mut self, laid: Laid, outcomes: &mut Vec<Outcome>) {
        let Some(at) = self.turn.expansions.ferry.due.take() else {
            return debug_assert!(false, "a ferry that is laid was due");
        };
        self.has_ferried();
        self.board.lay_ferry(at, sorted(laid.roads));
        outcomes.push(Ferried::Laid { sides: self.board.shores(at, sorted(laid.roads)) }.into());
        self.part_magicians(outcomes);
    }

    pub(in crate::rules::game) fn move_ferry(&mut self, moved: Moved, outcomes: &mut Vec<Outcome>) {
        let (at, roads) = (moved.at, sorted(moved.roads));
        self.has_ferried();
        let just_completed = self.completed_now();
        let is_scored = |place: &Place| {
            let feature = self.board.feature(*place);
            feature.is_some_and(|it| self.board.is_complete(it) && !just_completed.contains(&it))
        };
        let place = |segment| Place { at, segment };
        let touched = self.crossings(at).into_iter().flatten().map(place);
        let touched: Vec<Place> = touched.filter(|place| !is_scored(place)).collect();
        let ends = roads.map(place).into_iter().filter(is_scored);
        let ends: Vec<FeatureId> = ends.filter_map(|place| self.board.feature(place)).collect();
        // A road of two scored ones is not scored again, and counts once.
        let merged = match ends.as_slice() {
            [one, other] => u32::from(one != other),
            ends => ends.len() as u32,
        };
        self.completed.roads = self.completed.roads.saturating_sub(merged);
        self.turn.expansions.ferry.movable.retain(|other| *other != at);
        self.turn.expansions.ferry.touched.extend(touched);
        self.board.lay_ferry(at, roads);
        outcomes.push(Ferried::Moved { sides: self.board.shores(at, roads) }.into());
        let [segment, _] = roads;
        if let Some(road) = self.board.feature(Place { at, segment }) {
            let (seat, record) = (self.active(), self.board.record(road));
            self.judge(&Occasion::FerryMoved { seat, record }, outcomes);
        }
        self.part_magicians(outcomes);
    }

    /// R-FER-3: ends the action of the turn, for nobody is deployed after a ferry.
    fn has_ferried(&mut self) {
        self.has_acted();
        self.turn.expansions.ferry.has_begun = true;
    }

    /// The features that the tile of the turn and the ferries that it has moved complete (R-FER-5).
    pub(in crate::rules::game) fn completed_now(&self) -> Vec<FeatureId> {
        let placed = match self.phase {
            Phase::Deploy { at, .. } => vec![at],
            Phase::Deal
            | Phase::Place
            | Phase::Asking(_)
            | Phase::Scored
            | Phase::Remains
            | Phase::Finished => self.turn.placed.clone(),
        };
        self.completed_by(&placed)
    }

    /// The features that tiles just placed, and the ferries that moved with them, complete.
    pub(in crate::rules::game) fn completed_by(&self, placed: &[Position]) -> Vec<FeatureId> {
        let by_tiles = placed.iter().flat_map(|at| self.board.completed_by(*at));
        let touched = self.turn.expansions.ferry.touched.iter();
        let by_ferries = touched.filter_map(|place| self.board.feature(*place));
        let by_ferries = by_ferries.filter(|feature| self.board.is_complete(*feature));
        let mut completed: Vec<FeatureId> = Vec::new();
        for feature in by_tiles.chain(by_ferries) {
            if !completed.contains(&feature) {
                completed.push(feature);
            }
        }
        completed
    }
}

fn sorted(mut roads: [Segment; 2]) -> [Segment; 2] {
    roads.sort_unstable();
    roads
}
