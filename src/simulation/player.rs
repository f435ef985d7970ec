//! Players who want to win and know their orders. Of the places for the drawn tile they look at the
//! promising ones, of those at every use of the action (R-TURN-1), and take what leaves them best
//! off.

use std::sync::Arc;

use super::dice::Dice;
use super::draw::{may_draw, tile, wants_to_draw};
use super::habits;
use super::mind::{Mind, holds};
use super::worth::{best_answer, choice, outcome, some, worth};
use rules::board::Placed;
use rules::card::task::Requirement;
use rules::feature::Place;
use rules::game::question::Act;
use rules::game::{Phase, questions, sets};
use rules::geometry::{Position, Rotation, Side};
use rules::moves::Standing;
use rules::tile::Tile;
use rules::{Game, Move, Seat};

/// The most places that are tried out, and those of them for which every use of the action is.
const TRIED: usize = 14;
const BEST: usize = 4;

/// The conditions that stay through a game.
#[derive(Debug, Clone, Copy)]
pub struct Conditions {
    /// The order of the tiles follows from it.
    pub deal: u64,
    /// The tiles that were to be placed at the start.
    pub tiles: u32,
    /// A player who draws no orders.
    pub abstains: Option<Seat>,
}

impl Conditions {
    /// The next tile: the same in every game that has had the same tiles; `None` if none is left.
    fn tile(self, game: &Game) -> Option<Arc<Tile>> {
        tile(game, &mut Dice::new(self.deal.wrapping_add(u64::from(game.count_left()) << 32)))
    }
}

/// A quick guess at a place: neighbours, and what the tile would touch there.
fn guess(game: &Game, tile: &Tile, at: Position, rotation: Rotation, seat: Seat) -> f64 {
    let board = game.board();
    let mut value = 0.0;
    for side in Side::ALL {
        let Some(placed) = board.tile(at.towards(side)) else { continue };
        value += 0.5;
        let Some(segment) = placed.segment_on(side.opposite()) else { continue };
        let Some(feature) = board.feature(Place { at: placed.at, segment }) else { continue };
        let own = board.occupants(feature).any(|occupant| occupant.seat == seat);
        let ends = tile.segment_on(rotation.to_tile(side)).map_or(1, |segment| tile.ends(segment));
        value += if own { 1.5 } else { 0.5 };
        value += if board.missing(feature) <= 1 && ends == 1 { 2.0 } else { 0.0 };
    }
    let near = at.neighbours().into_iter().filter_map(|at| board.tile(at));
    value
        + near
            .map(|placed: &Placed| if placed.tile.building().is_some() { 1.2 } else { 0.3 })
            .sum::<f64>()
}

/// A player who thinks about a position.
const fn mind<'a>(game: &'a Game, seat: Seat, dice: &'a mut Dice) -> Mind<'a> {
    Mind { game, seat, dice, outcome }
}

/// The best use of the action after a tile, with what it is worth.
fn best_action(placed: &Game, seat: Seat, dice: &mut Dice) -> (f64, Vec<Move>) {
    let mut best = (f64::MIN, vec![Move::EndTurn]);
    for made in some(placed.legal_moves(), dice) {
        let mut after = placed.clone();
        if made != Move::EndTurn && after.play(&made).is_err() {
            continue;
        }
        // A sixth of a point of chance, so that no two games are alike.
        let noise = dice.below(100) as f64 / 600.0;
        let mut captures = Vec::new();
        if matches!(made, Move::RaiseTower { .. }) && after.choices().is_empty() {
            captures = after
                .legal_moves()
                .into_iter()
                .filter(|made| matches!(made, Move::Capture(_)))
                .collect();
        }
        for capture in captures {
            let mut captured = after.clone();
            if captured.play(&capture).is_ok() {
                let value = outcome(captured, seat) + noise;
                if value > best.0 {
                    best = (value, vec![made.clone(), capture]);
                }
            }
        }
        let value = outcome(after, seat) + noise;
        if value > best.0 {
            best = (value, vec![made]);
        }
    }
    for (value, made) in habits::chances(&mut mind(placed, seat, dice)) {
        if value > best.0 {
            best = (value, vec![made]);
        }
    }
    best
}

/// The best of some first moves of a turn, each with the best use of the action after it.
fn best_of(game: &Game, firsts: Vec<Move>, dice: &mut Dice) -> (f64, Vec<Move>) {
    let seat = game.active();
    let mut tried: Vec<(f64, Move, Game)> = Vec::new();
    for first in firsts {
        let mut placed = game.clone();
        if placed.play(&first).is_ok() {
            let value = if matches!(placed.phase(), Phase::Deploy { .. }) {
                outcome(placed.clone(), seat)
            } else {
                0.0
            };
            tried.push((value, first, placed));
        }
    }
    tried.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut best = (f64::MIN, Vec::new());
    for (_, first, placed) in tried.into_iter().take(BEST) {
        let (value, actions) = best_action(&placed, seat, dice);
        if value > best.0 {
            best = (value, [vec![first], actions].concat());
        }
    }
    best
}

/// A drawn tile, each copy as likely, where it does most good.
fn with_tile(game: &Game, tile: &Tile, dice: &mut Dice) -> (f64, Vec<Move>) {
    let places = game.board().placements(tile).into_iter();
    let mut places: Vec<_> = places
        .map(|(at, rotation)| (guess(game, tile, at, rotation, game.active()), at, rotation))
        .collect();
    if places.is_empty() {
        return (f64::MIN, vec![Move::RemoveTile { tile: tile.id.clone() }]);
    }
    dice.shuffle(&mut places);
    places.sort_by(|one, other| other.0.total_cmp(&one.0));
    let firsts = places.into_iter().take(TRIED).map(|(_, at, rotation)| Move::Place {
        tile: tile.id.clone(),
        at,
        rotation,
    });
    best_of(game, firsts.collect(), dice)
}

/// The start of a turn: an order is drawn by who likes to and does not abstain; a prisoner is
/// bought back and a knight escapes if followers are needed or an order asks for it; the abbey is
/// placed where it is worth most; else a tile is drawn.
fn turn(game: &Game, conditions: Conditions, dice: &mut Dice) -> Vec<Move> {
    let seat = game.active();
    if conditions.abstains != Some(seat) && may_draw(game) && wants_to_draw(game, conditions.tiles)
    {
        return vec![Move::DrawOrder { card: None }];
    }
    if let Some((knight, place)) = sets::siege::escapes(game).first() {
        let asked = holds(game, knight.seat, |order| matches!(order, Requirement::Escape(_)));
        if asked || game.supply(knight.seat).followers() == 0 {
            return vec![Move::Escape(Standing {
                player: knight.seat,
                figure: knight.figure,
                at: place.at,
                on: place.segment,
            })];
        }
    }
    if game.supply(seat).followers() <= 1
        && let Some(prisoner) = sets::tower::ransoms(game).first()
    {
        return vec![Move::Ransom { player: prisoner.captor, figure: prisoner.figure }];
    }
    if sets::abbey::is_left(game, seat) {
        let holes: Vec<Move> = game.board().holes().map(|at| Move::PlaceAbbey { at }).collect();
        let firsts =
            holes.into_iter().filter(|made| game.allows(made).is_ok()).take(TRIED).collect();
        let (value, moves) = best_of(game, firsts, dice);
        let gain = if sets::abbey::is_closing(game) { 0.5 } else { 6.0 };
        if !moves.is_empty() && value > worth(game, seat) + gain {
            return moves;
        }
    }
    if sets::abbey::is_closing(game) {
        vec![Move::Pass]
    } else if let Some(drawn) = habits::draw(&mut mind(game, seat, dice)) {
        drawn
    } else {
        conditions.tile(game).map(|tile| with_tile(game, &tile, dice).1).unwrap_or_default()
    }
}

/// The next moves of the player whom the table waits for; none if the game is over.
pub fn moves(game: &Game, conditions: Conditions, dice: &mut Dice) -> Vec<Move> {
    if let Some(choice) = choice(game) {
        return vec![choice];
    }
    let one = match game.phase() {
        Phase::Deal => {
            let undecided = game.orders().and_then(|orders| orders.undecided());
            undecided.map(|player| Move::KeepOrders { player, returned: None })
        }
        Phase::Place => return turn(game, conditions, dice),
        Phase::Deploy { deployed: false, .. } => return best_action(game, game.active(), dice).1,
        Phase::Deploy { .. } => Some(after_action(game, dice).unwrap_or(Move::EndTurn)),
        Phase::Asking(_) => answer(game, dice),
        Phase::Scored | Phase::Remains => Some(Move::EndTurn),
        Phase::Finished => None,
    };
    one.into_iter().collect()
}

/// The move after the action, if there is one.
fn after_action(game: &Game, dice: &mut Dice) -> Option<Move> {
    let asks = |act: Act| !questions::act::answers_to(game, act).is_empty();
    if habits::acts().any(asks) {
        best_answer(game, game.active(), dice)
    } else {
        habits::after_action(&mut mind(game, game.active(), dice))
    }
}

/// The answer to the question that the table waits for.
fn answer(game: &Game, dice: &mut Dice) -> Option<Move> {
    let question = game.question()?;
    habits::answer(&question, &mut mind(game, question.whom, dice))
        .or_else(|| best_answer(game, question.whom, dice))
}
