//! The dragon in the course of a turn (R-PD-2): volcanoes, its move, and magic portals.

use std::sync::Arc;

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::dragon::{self, Dragon, STEPS};
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::geometry::{Position, Side};
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::setup::{self, PRINCESS_DRAGON};
use crate::rules::tile::Tile;

impl Game {
    /// The dragon; `None` before the first volcano (R-PD-2).
    pub const fn dragon(&self) -> Option<&Dragon> {
        self.expansions.dragon.as_ref()
    }

    /// R-PD-1: whether dragon tiles are set aside when drawn, as no volcano has appeared yet.
    pub fn sets_dragons_aside(&self) -> bool {
        let has_volcano = |(tile, _): (&Arc<Tile>, u16)| tile.volcano;
        self.expansions.dragon.is_none()
            && self.setup.has(setup::PRINCESS_DRAGON)
            && self.tiles_left().any(has_volcano)
    }

    /// R-PD-2: brings the dragon to a volcano.
    pub(in crate::rules::game) fn erupt(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        let volcano = self.board.tile(at).is_some_and(|placed| placed.tile.volcano);
        if volcano && self.setup.has(PRINCESS_DRAGON) {
            self.expansions.dragon = Some(Dragon::new(at));
            outcomes.push(dragon::Outcome::Came { at }.into());
        }
    }

    /// R-PD-2, 10: no figure may go where the dragon stands (A50), and only followers to other
    /// tiles, by a portal.
    pub(in crate::rules::game) fn allows_tile(
        &self,
        figure: Figure,
        tile: Position,
        at: Position,
    ) -> Result<(), Rejection> {
        let Some(placed) = self.board.tile(tile) else { return Err(Rejection::PlaceFirst) };
        if at == tile {
            return self.must_be_open_to_figures(at);
        }
        if placed.tile.portal && self.setup.has(PRINCESS_DRAGON) && figure.is_follower() {
            self.must_have_portal_free()?;
            self.must_be_open_to_figures(at)
        } else {
            Err(dragon::Rejection::NoPortal.into())
        }
    }

    /// The segments of other tiles that a magic portal opens for such a figure (R-PD-10).
    pub fn portal_claims(&self, figure: Figure) -> Vec<Place> {
        let Phase::Deploy { at, deployed } = self.phase() else { return Vec::new() };
        if deployed && figure != Figure::Phantom {
            return Vec::new();
        }
        if !self.board().tile(at).is_some_and(|placed| placed.tile.portal) {
            return Vec::new();
        }
        let board = self.board();
        let others = board.tiles().iter().filter(|placed| placed.at != at);
        let places = others.flat_map(|placed| {
            let segments = placed.tile.segments().filter(|on| figure.may_stand_on((*on).into()));
            segments.map(|segment| Place { at: placed.at, segment })
        });
        // Most features of a long game are complete: this tile's are found once for all.
        let completed = board.completed_by(at);
        let is_open = |place: &Place| {
            let feature = board.feature(*place);
            feature.is_some_and(|it| !board.is_complete(it) || completed.contains(&it))
        };
        let allowed = |place: &Place| {
            self.allows(&Move::Deploy { figure, on: place.segment, at: Some(place.at) }).is_ok()
        };
        places.filter(is_open).filter(allowed).collect()
    }

    /// Begins the dragon's move, if the tile of the turn shows a dragon and the dragon is out
    /// (R-PD-3). Returns whether it moves.
    pub(in crate::rules::game) fn wake_dragon(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        let due = self.turn.expansions.dragon_due.take();
        let shown = due.and_then(|at| self.board.tile(at)).is_some_and(|it| it.tile.dragon);
        let Some(dragon) =
            self.expansions.dragon.as_mut().filter(|_| shown && self.setup.has(PRINCESS_DRAGON))
        else {
            return false;
        };
        dragon.path = vec![dragon.at];
        dragon.eaten.clear();
        outcomes.push(dragon::Outcome::Woke.into());
        self.ask(Step::Dragon);
        let moves = !self.dragon_steps().is_empty();
        if !moves {
            self.end_dragon_move(outcomes);
        }
        moves
    }

    /// The player who moves the dragon next: the active player first, then clockwise (R-PD-3).
    pub fn dragon_mover(&self) -> Seat {
        let steps = self.expansions.dragon.as_ref().map_or(0, Dragon::steps);
        (0..steps).fold(self.active(), |seat, _| self.company.next(seat))
    }

    /// The tiles to which the dragon may step; none once its move is over, even while an order is
    /// chosen for it (R-PD-3, R-CNT-4).
    pub fn dragon_steps(&self) -> Vec<Position> {
        let moves = |dragon: &&Dragon| {
            self.phase == Phase::Asking(Step::Dragon)
                && dragon.is_moving()
                && dragon.steps() < STEPS
        };
        let Some(dragon) = self.expansions.dragon.as_ref().filter(moves) else { return Vec::new() };
        let beside = Side::ALL.into_iter().map(|side| dragon.at.towards(side));
        let free = |at: &Position| {
            let Some(placed) = self.board.tile(*at) else { return false };
            let inner = placed.tile.grid.is_some() && placed.tile.fields.is_empty();
            !inner && !dragon.path.contains(at) && !self.is_kept_from_dragon(*at)
        };
        beside.filter(free).collect()
    }

    pub(in crate::rules::game) fn question_of_dragon(&self) -> Question {
        let steps = self.dragon_steps().into_iter();
        let answers = steps.map(|to| {
            Answer::new(Move::MoveDragon { to })
                .at(Target::Tile(to))
                .showing(Shows::neutral(Neutral::Dragon))
        });
        Question::new(self.dragon_mover(), Topic::Dragon, answers.collect())
    }

    pub(in crate::rules::game) fn allows_dragon(&self, to: Position) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if self.phase != Phase::Asking(Step::Dragon) {
            return Err(dragon::Rejection::Rests.into());
        }
        if self.dragon_steps().contains(&to) {
            Ok(())
        } else {
            Err(dragon::Rejection::CannotStep { to }.into())
        }
    }

    pub(in crate::rules::game) fn move_dragon(
        &mut self,
        to: Position,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.dragon_mover();
        if let Some(dragon) = &mut self.expansions.dragon {
            dragon.at = to;
            dragon.path.push(to);
        }
        outcomes.push(dragon::Outcome::Moved { seat, to }.into());
        self.eat(to, outcomes);
        if self.dragon_steps().is_empty() {
            self.end_dragon_move(outcomes);
            self.answered(outcomes);
        }
    }

    /// R-PD-4: sends everybody on the tile home unscored; barns stay.
    fn eat(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        let here = self.board.figures().iter().filter(|deployed| deployed.place.at == at);
        let here = here
            .filter(|deployed| deployed.figure != Figure::Barn)
            .map(|deployed| (deployed.occupant(), deployed.place));
        let here: Vec<(Occupant, Place)> = here.collect();
        let mut eaten: Vec<Occupant> = Vec::new();
        let left: Vec<(Seat, Place)> =
            here.iter().map(|(occupant, place)| (occupant.seat, *place)).collect();
        for (occupant, place) in here {
            if self.board.remove(occupant, place).is_some() {
                eaten.push(occupant);
            }
        }
        eaten.extend(self.take_guard(at));
        if eaten.is_empty() {
            return;
        }
        for occupant in &eaten {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if let Some(dragon) = &mut self.expansions.dragon {
            dragon.eaten.extend(eaten.iter().map(|occupant| occupant.seat));
        }
        outcomes.push(dragon::Outcome::Eaten { figures: eaten.clone() }.into());
        self.orphans_home(&left, outcomes);
        self.suffer_dragon(&eaten, outcomes);
    }

    fn end_dragon_move(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.expansions.dragon.as_ref().is_some_and(|dragon| dragon.steps() < STEPS) {
            outcomes.push(dragon::Outcome::Stuck.into());
        }
        let eaten = self.expansions.dragon.as_mut().map(|dragon| {
            dragon.path.clear();
            std::mem::take(&mut dragon.eaten)
        });
        let seat = self.active();
        self.judge(&Occasion::DragonMoved { seat, eaten: eaten.unwrap_or_default() }, outcomes);
    }
}
