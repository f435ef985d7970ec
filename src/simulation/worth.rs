//! The worth of a position to a player, and the moves that lead to the best one.

use super::dice::Dice;
use super::habits;
use super::hope::View;
use rules::game::{Phase, Step, questions, sets};
use rules::{Game, Move, Seat};

/// The points that an order in hand costs at the end (R-KO-34): to fulfil it is worth these and its
/// own.
pub const SAVED: f64 = 10.0;
/// The most moves of one kind that are tried after a tile.
const OF_A_KIND: usize = 8;

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
    if sets::builder::is_second_part(game) && game.active() == seat {
        worth += 3.0;
    }
    let view = View::new(game, seat);
    worth += view.promise();
    worth += habits::promise(game, seat, left);
    let held = game.orders().map(|orders| orders.hand(seat).held.as_slice()).unwrap_or_default();
    worth
        + held.iter().map(|card| view.of_card(card) * (f64::from(card.points) + SAVED)).sum::<f64>()
}

/// The dearest of the orders that fit.
pub fn choice(game: &Game) -> Option<Move> {
    let choice = game.choices().first()?;
    let points = |id: &_| {
        let held = &game.orders()?.hand(choice.seat).held;
        held.iter().find(|card| card.id == *id).map(|card| card.points)
    };
    let card = choice.cards.iter().max_by_key(|card| points(card))?;
    Some(Move::FulfilOrder { player: choice.seat, card: card.clone() })
}

/// A deed without which the turn cannot end; of those that chance decides what it brings on the
/// average.
fn due(game: &Game) -> Option<Move> {
    let mut answers = questions::act::answers_to(game, game.due_act()?);
    let index = answers.iter().position(|answer| habits::is_usual(&answer.made)).unwrap_or(0);
    (index < answers.len()).then(|| answers.swap_remove(index).made)
}

/// The worth of the turn if nothing else is done in it.
pub fn outcome(mut game: Game, seat: Seat) -> f64 {
    let mut done = !matches!(game.phase(), Phase::Deploy { .. });
    loop {
        let made = if let Some(choice) = choice(&game) {
            choice
        } else if let Some(due) = due(&game) {
            due
        } else if !done {
            done = true;
            Move::EndTurn
        } else if let (Phase::Asking(Step::Leave), Some(player)) =
            (game.phase(), sets::count::leaving::leaver(&game))
        {
            if sets::count::leaving::must_say_who_begins(&game) {
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

/// At most so many moves of each kind, for there are many where a figure may go anywhere.
pub fn some(moves: Vec<Move>, dice: &mut Dice) -> Vec<Move> {
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
    let is_left_out = |made: &Move| matches!(made, Move::Ransom { .. }) || habits::is_chance(made);
    few.into_iter().filter(|made| !is_left_out(made)).chain(kept).collect()
}

/// The best of the legal moves for the player whom the question is put to; `None` if there is none.
pub fn best_answer(game: &Game, seat: Seat, dice: &mut Dice) -> Option<Move> {
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
    best.1
}
