//! Players who want to win and know their orders. Of the places for the drawn tile they look at the
//! promising ones, of those at every use of their wood, and take what leaves them best off.

use std::sync::Arc;

use kings_order::rules::board::Placed;
use kings_order::rules::feature::Place;
use kings_order::rules::game::question::Act;
use kings_order::rules::game::{Phase, Step};
use kings_order::rules::geometry::{Position, Rotation, Side};
use kings_order::rules::moves::Standing;
use kings_order::rules::orders::requirement::Requirement;
use kings_order::rules::tile::Tile;
use kings_order::rules::{Game, Move, Seat};

use crate::city::{enter, move_count};
use crate::dice::{Dice, draw};
use crate::draw::{may_draw, wants_to_draw};
use crate::fair::{open_fair, throw};
use crate::hope::{View, distance};
use crate::minis;

/// An order in hand at the end costs so much (R-KO-34): to fulfil it is worth this and its points.
pub const SAVED: f64 = 10.0;
/// Places that are tried out, and those of them for which every use of wood is.
const TRIED: usize = 14;
const BEST: usize = 4;
/// The most moves of one kind that are tried after a tile.
const OF_A_KIND: usize = 8;

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
    /// The next tile: the same in every game that has had the same tiles.
    fn tile(self, game: &Game) -> Arc<Tile> {
        draw(game, &mut Dice::new(self.deal.wrapping_add(u64::from(game.count_left()) << 32)))
    }
}

/// The worth of a position to a player: the projected end, the promise of features and orders,
/// followers that can still be used.
pub fn worth(game: &Game, seat: Seat) -> f64 {
    let projected = game.projected();
    let others: Vec<f64> =
        game.seats().filter(|other| *other != seat).map(|other| projected[other].into()).collect();
    let rivals = others.iter().sum::<f64>() / others.len() as f64;
    let mut worth = f64::from(projected[seat]) - 0.7 * rivals;
    if let Some(orders) = game.orders() {
        worth += SAVED * orders.hand(seat).fulfilled.len() as f64;
    }
    if game.is_finished() {
        return worth;
    }
    let left = (f64::from(game.count_left()) / 72.0).min(1.0);
    let followers = f64::from(game.supply(seat).followers());
    worth += left * (1.6 * followers.min(3.0) + 0.6 * followers);
    if game.is_second_part() && game.active() == seat {
        worth += 3.0;
    }
    let view = View::new(game, seat);
    worth += view.promise();
    let held = game.orders().map(|orders| orders.hand(seat).held.as_slice()).unwrap_or_default();
    worth
        + held
            .iter()
            .map(|card| view.of(&card.requirement) * (f64::from(card.points) + SAVED))
            .sum::<f64>()
}

pub fn holds(game: &Game, seat: Seat, wanted: impl Fn(&Requirement) -> bool) -> bool {
    game.orders()
        .is_some_and(|orders| orders.hand(seat).held.iter().any(|card| wanted(&card.requirement)))
}

/// The dearest of the orders that fit.
fn choice(game: &Game) -> Option<Move> {
    let choice = game.choices().first()?;
    let points = |id: &_| {
        let held = &game.orders()?.hand(choice.seat).held;
        held.iter().find(|card| card.id == *id).map(|card| card.points)
    };
    let card = choice.cards.iter().max_by_key(|card| points(card))?;
    Some(Move::FulfilOrder { player: choice.seat, card: card.clone() })
}

/// The worth of the turn if nothing else is done in it.
pub fn outcome(mut game: Game, seat: Seat) -> f64 {
    let mut done = !matches!(game.phase(), Phase::Deploy { .. });
    loop {
        let made = if let Some(choice) = choice(&game) {
            choice
        } else if let Some(ferry) = game.answers_to(Act::LayFerry).first() {
            ferry.made.clone()
        } else if !done {
            done = true;
            Move::EndTurn
        } else if let (Phase::Asking(Step::Leave), Some(player)) = (game.phase(), game.leaver()) {
            if game.must_say_who_begins() {
                Move::BeginLeaving { player }
            } else {
                Move::StayInCity { player }
            }
        } else {
            return worth(&game, seat);
        };
        if game.play(&made).is_err() {
            return f64::MIN;
        }
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

/// At most so many moves of each kind, for there are many where a figure may go anywhere.
fn some(moves: Vec<Move>, dice: &mut Dice) -> Vec<Move> {
    let mut kept: Vec<Move> = Vec::new();
    let (mut many, few): (Vec<Move>, Vec<Move>) = moves.into_iter().partition(|made| {
        matches!(
            made,
            Move::Deploy { at: Some(_), .. }
                | Move::MoveFairy(_)
                | Move::RaiseTower { .. }
                | Move::LeaveCity { .. }
                | Move::ManTower { .. }
        )
    });
    dice.shuffle(&mut many);
    for made in many {
        let alike = |other: &&Move| std::mem::discriminant(*other) == std::mem::discriminant(&made);
        if kept.iter().filter(alike).count() < OF_A_KIND {
            kept.push(made);
        }
    }
    // Whoever flies throws a die first.
    let is_left_out = |made: &Move| matches!(made, Move::Ransom { .. } | Move::Fly(_));
    few.into_iter().filter(|made| !is_left_out(made)).chain(kept).collect()
}

/// The best use of wood after a tile, with what it is worth.
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
    match minis::flight(placed, seat, dice) {
        Some((value, flight)) if value > best.0 => (value, vec![flight]),
        _ => best,
    }
}

/// The best of some first moves of a turn, each with the best use of wood after it.
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
    if let Some((knight, place)) = game.escapes().first() {
        let asked = holds(game, knight.seat, |requirement| *requirement == Requirement::Escape {});
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
        && let Some(prisoner) = game.ransoms().first()
    {
        return vec![Move::Ransom { player: prisoner.captor, figure: prisoner.figure }];
    }
    if game.has_abbey(seat) {
        let holes: Vec<Move> = game.board().holes().map(|at| Move::PlaceAbbey { at }).collect();
        let firsts =
            holes.into_iter().filter(|made| game.allows(made).is_ok()).take(TRIED).collect();
        let (value, moves) = best_of(game, firsts, dice);
        let gain = if game.is_closing() { 0.5 } else { 6.0 };
        if !moves.is_empty() && value > worth(game, seat) + gain {
            return moves;
        }
    }
    if game.is_closing() {
        vec![Move::Pass]
    } else if let Some(bag) = minis::bag(game, dice) {
        bag
    } else {
        with_tile(game, &conditions.tile(game), dice).1
    }
}

/// The dragon is led to others and away from oneself, most of all by who holds an order about it.
fn dragon(game: &Game) -> Move {
    let mover = game.dragon_mover();
    let hungry = mover == game.active()
        && holds(game, mover, |order| matches!(order, Requirement::DragonEats { .. }));
    let timid = holds(game, mover, |order| *order == Requirement::AvoidDragon {});
    let value = |to: &Position| {
        let figures = game.board().figures().iter();
        let taste = figures.map(|deployed| {
            let near = 1.0 / f64::from(1 + distance(deployed.place.at, *to)).powi(2);
            let liking = match deployed.seat == mover {
                true if timid => -4.0,
                true => -1.5,
                false if hungry => 3.0,
                false => 1.0,
            };
            liking * near
        });
        taste.sum::<f64>()
    };
    let steps = game.dragon_steps();
    let to = steps.into_iter().max_by(|one, other| value(one).total_cmp(&value(other)));
    Move::MoveDragon { to: to.expect("a dragon that moves has a step") }
}

/// The best of the legal moves for the player whom the question is put to.
pub fn best_answer(game: &Game, seat: Seat, dice: &mut Dice) -> Move {
    let mut best = (f64::MIN, None);
    for made in some(game.legal_moves(), dice) {
        let mut after = game.clone();
        if after.play(&made).is_ok() {
            let value = outcome(after, seat);
            if value > best.0 {
                best = (value, Some(made));
            }
        }
    }
    best.1.expect("a question has an answer")
}

/// The next moves of the player whom the table waits for.
pub fn moves(game: &Game, conditions: Conditions, dice: &mut Dice) -> Vec<Move> {
    if let Some(choice) = choice(game) {
        return vec![choice];
    }
    let one = match game.phase() {
        Phase::Deal => Move::KeepOrders {
            player: game.orders().and_then(|o| o.undecided()).expect("one"),
            returned: None,
        },
        Phase::Place => return turn(game, conditions, dice),
        Phase::Deploy { deployed: false, .. } => {
            return best_action(game, game.active(), dice).1;
        }
        Phase::Deploy { .. } => minis::ferry(game, dice).unwrap_or(Move::EndTurn),
        Phase::Asking(Step::Dragon) => dragon(game),
        Phase::Asking(Step::Leave) => {
            best_answer(game, game.leaver().expect("somebody may leave"), dice)
        }
        Phase::Asking(Step::Wagon) => best_answer(game, game.wagon().expect("a wagon").0, dice),
        Phase::Asking(Step::Enter) => enter(game, dice),
        Phase::Asking(Step::MoveCount) => move_count(game, dice),
        Phase::Asking(Step::Fair) => match game.thrower() {
            Some(player) => throw(game, player, dice),
            None => open_fair(game, dice),
        },
        Phase::Asking(Step::Escape) => best_answer(game, game.active(), dice),
        Phase::Asking(_) => minis::answer(game, dice),
        Phase::Scored | Phase::Remains | Phase::Finished => Move::EndTurn,
    };
    vec![one]
}
