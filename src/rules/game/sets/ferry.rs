//! Ferries at the end of the action of the turn: one is laid on a new lake, then others move
//! (R-FER-1 to 5).

use crate::card::occasion::Occasion;
use crate::expansion::ferry::{Laid, Move, Moved, Outcome as Ferried, Rejection as Reason};
use crate::feature::Place;
use crate::feature::join::FeatureId;
use crate::game::question::{Act, Answer, Shows};
use crate::game::sets::moments::{Moments, Playable};
use crate::game::{Game, Phase, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::rejection::Rejection;
use crate::tile::Segment;
use crate::tile::symbol::Symbol;

/// Ferries (R-FER-1).
pub(super) struct Set;

impl Moments for Set {
    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        find_ferries(game, at);
    }

    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::LayFerry {
            answers(game)
        } else if act == Act::MoveFerry {
            moves(game)
        } else {
            Vec::new()
        }
    }

    fn due(game: &Game) -> Vec<(Act, Rejection)> {
        lake(game).map(|_| (Act::LayFerry, Reason::First.into())).into_iter().collect()
    }

    fn end_action(game: &mut Game) {
        let turn = &mut game.turn.expansions.ferry;
        turn.movable.clear();
        turn.has_begun = true;
    }

    fn tokens_on_board(game: &Game) -> Vec<(Position, Neutral)> {
        let ferries = game.board.ferries();
        ferries.map(|(at, sides)| (at, Neutral::Ferry(sides))).collect()
    }
}

impl Playable for Move {
    fn is_allowed(&self, game: &Game) -> Result<(), Rejection> {
        match self {
            Self::PlaceFerry(laid) => allows(game, *laid),
            Self::MoveFerry(moved) => allows_move(game, *moved),
        }
    }

    fn play(&self, game: &mut Game, outcomes: &mut Vec<Outcome>) {
        match self {
            Self::PlaceFerry(laid) => lay(game, *laid, outcomes),
            Self::MoveFerry(moved) => go(game, *moved, outcomes),
        }
    }
}

/// The part of ferries in a part of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The new lake that has no ferry yet.
    pub due: Option<Position>,
    /// The lakes whose ferries may move.
    pub movable: Vec<Position>,
    /// Whether a ferry was laid or moved: no figure is deployed any more (R-FER-3).
    pub has_begun: bool,
    /// Incomplete roads at the lakes whose ferries have moved, as they were before (R-FER-5).
    pub touched: Vec<Place>,
}

/// R-FER-1, 4: notes the lake of the new tile, and the ferries that it lets move.
fn find_ferries(game: &mut Game, at: Position) {
    let shown = game.board.tile(at).is_some_and(|placed| placed.tile.has(Symbol::Ferry));
    game.turn.expansions.ferry.due = shown.then_some(at);
    game.turn.expansions.ferry.movable = game.board.first_ferries(at);
}

/// The new lake on which a ferry must be laid now; by a house rule a thief of the player on
/// turn must stand on one of its roads (R-FER-1).
fn lake(game: &Game) -> Option<Position> {
    if !matches!(game.phase(), Phase::Deploy { .. }) {
        return None;
    }
    let seat = game.active();
    let is_thief = |at: Position| {
        game.board.figures().iter().any(|deployed| {
            deployed.seat == seat
                && deployed.place.at == at
                && deployed.figure.is_follower()
                && matches!(deployed.place.segment, Segment::Road(_))
        })
    };
    let always = !game.setup.rules.differs(HouseRule::FerryNeedsThief);
    game.turn.expansions.ferry.due.filter(|at| always || is_thief(*at))
}

/// R-FER-1: refuses what comes after the ferry of a new lake.
pub(in crate::game) fn must_be_laid(game: &Game) -> Result<(), Rejection> {
    if lake(game).is_some() { Err(Reason::First.into()) } else { Ok(()) }
}

/// All pairs of roads of a lake.
fn crossings(game: &Game, at: Position) -> Vec<[Segment; 2]> {
    let roads = game.board.tile(at).map_or(0, |placed| placed.tile.roads.len() as u8);
    let pairs = (0..roads).flat_map(|one| (one + 1..roads).map(move |other| (one, other)));
    pairs.map(|(one, other)| [Segment::Road(one), Segment::Road(other)]).collect()
}

/// The ferry that joins two roads of a lake, to look at.
fn shown(game: &Game, at: Position, roads: [Segment; 2]) -> Shows {
    Shows::neutral(Neutral::Ferry(game.board.shores(at, roads)))
}

fn answers(game: &Game) -> Vec<Answer> {
    let Some(at) = lake(game) else { return Vec::new() };
    let lay = |roads| {
        Answer::new(Move::PlaceFerry(Laid { roads }).into()).showing(shown(game, at, roads))
    };
    crossings(game, at).into_iter().map(lay).collect()
}

fn moves(game: &Game) -> Vec<Answer> {
    if lake(game).is_some() || !matches!(game.phase(), Phase::Deploy { .. }) {
        return Vec::new();
    }
    let elsewhere = |at: Position| {
        let others = crossings(game, at).into_iter();
        let others = others.filter(move |roads| game.board.ferry(at) != Some(*roads));
        others.map(move |roads| {
            Answer::new(Move::MoveFerry(Moved { at, roads }).into()).showing(shown(game, at, roads))
        })
    };
    game.turn.expansions.ferry.movable.iter().flat_map(|at| elsewhere(*at)).collect()
}

fn allows(game: &Game, laid: Laid) -> Result<(), Rejection> {
    game.must_have_placed()?;
    let Some(at) = lake(game) else { return Err(Reason::NoneDue.into()) };
    must_cross(game, at, laid.roads)
}

fn allows_move(game: &Game, moved: Moved) -> Result<(), Rejection> {
    game.must_have_placed()?;
    must_be_laid(game)?;
    if !game.turn.expansions.ferry.movable.contains(&moved.at) {
        return Err(Reason::NotThere.into());
    }
    must_cross(game, moved.at, moved.roads)?;
    let stays = game.board.ferry(moved.at) == Some(sorted(moved.roads));
    if stays { Err(Reason::NotTwoRoads.into()) } else { Ok(()) }
}

fn must_cross(game: &Game, at: Position, roads: [Segment; 2]) -> Result<(), Rejection> {
    let joins = crossings(game, at).contains(&sorted(roads));
    if joins { Ok(()) } else { Err(Reason::NotTwoRoads.into()) }
}

fn lay(game: &mut Game, laid: Laid, outcomes: &mut Vec<Outcome>) {
    let Some(at) = game.turn.expansions.ferry.due.take() else {
        return debug_assert!(false, "a ferry that is laid was due");
    };
    has_ferried(game);
    game.board.lay_ferry(at, sorted(laid.roads));
    outcomes.push(Ferried::Laid { sides: game.board.shores(at, sorted(laid.roads)) }.into());
    sets::magic::part_magicians(game, outcomes);
}

fn go(game: &mut Game, moved: Moved, outcomes: &mut Vec<Outcome>) {
    let (at, roads) = (moved.at, sorted(moved.roads));
    has_ferried(game);
    let just_completed = completed_now(game);
    let is_scored = |place: &Place| {
        let feature = game.board.feature(*place);
        feature.is_some_and(|it| game.board.is_complete(it) && !just_completed.contains(&it))
    };
    let place = |segment| Place { at, segment };
    let touched = crossings(game, at).into_iter().flatten().map(place);
    let touched: Vec<Place> = touched.filter(|place| !is_scored(place)).collect();
    let ends = roads.map(place).into_iter().filter(is_scored);
    let ends: Vec<FeatureId> = ends.filter_map(|place| game.board.feature(place)).collect();
    // A road of two scored ones is not scored again, and counts once.
    let merged = match ends.as_slice() {
        [one, other] => u32::from(one != other),
        ends => ends.len() as u32,
    };
    game.memory.join_roads(merged);
    game.turn.expansions.ferry.movable.retain(|other| *other != at);
    game.turn.expansions.ferry.touched.extend(touched);
    game.board.lay_ferry(at, roads);
    outcomes.push(Ferried::Moved { sides: game.board.shores(at, roads) }.into());
    let [segment, _] = roads;
    if let Some(road) = game.board.feature(Place { at, segment }) {
        let (seat, record) = (game.active(), game.board.record(road));
        game.judge(&Occasion::FerryMoved { seat, record }, outcomes);
    }
    sets::magic::part_magicians(game, outcomes);
}

/// R-FER-3: ends the action of the turn, for nobody is deployed after a ferry.
fn has_ferried(game: &mut Game) {
    game.has_acted();
    game.turn.expansions.ferry.has_begun = true;
}

/// The features that the tile of the turn and the ferries that it has moved complete (R-FER-5).
pub(in crate::game) fn completed_now(game: &Game) -> Vec<FeatureId> {
    let placed = match game.phase() {
        Phase::Deploy { at, .. } => vec![at],
        Phase::Deal
        | Phase::Place
        | Phase::Asking(_)
        | Phase::Scored
        | Phase::Remains
        | Phase::Finished => game.turn.placed.clone(),
    };
    completed_by(game, &placed)
}

/// The features that tiles just placed, and the ferries that moved with them, complete.
pub(in crate::game) fn completed_by(game: &Game, placed: &[Position]) -> Vec<FeatureId> {
    let by_tiles = placed.iter().flat_map(|at| game.board.completed_by(*at));
    let touched = game.turn.expansions.ferry.touched.iter();
    let by_ferries = touched.filter_map(|place| game.board.feature(*place));
    let by_ferries = by_ferries.filter(|feature| game.board.is_complete(*feature));
    let mut completed: Vec<FeatureId> = Vec::new();
    for feature in by_tiles.chain(by_ferries) {
        if !completed.contains(&feature) {
            completed.push(feature);
        }
    }
    completed
}

fn sorted(mut roads: [Segment; 2]) -> [Segment; 2] {
    roads.sort_unstable();
    roads
}
