//! Players who place sensibly: of all places and followers for the drawn tile they take the one
//! that leaves them best off. Their games complete far more than random ones do.

use content::bundled;
use journal::Journal;
use rules::game::Phase;
use rules::geometry::Position;
use rules::{Game, Move, Seat, Setup};

use crate::dice::{Dice, draw};

/// The worth of a position to a player: the projected end, followers that can still be used, and a
/// board that stays together.
fn worth(game: &Game, seat: Seat, at: Position) -> f64 {
    let projected = game.projected();
    let others: Vec<f64> = game
        .seats()
        .filter(|other| *other != seat)
        .map(|other| f64::from(projected[other]))
        .collect();
    let rivals = others.iter().sum::<f64>() / others.len() as f64;
    let left = f64::from(game.count_left()) / 72.0;
    let followers = f64::from(game.supply(seat).followers());
    let neighbours =
        at.neighbours().into_iter().filter(|at| game.board().tile(*at).is_some()).count() as f64;
    f64::from(projected[seat]) - 0.7 * rivals
        + left * (1.6 * followers.min(3.0) + 0.6 * followers)
        + 0.5 * neighbours
}

/// The moves of the turn that the player on turn makes with a drawn tile.
fn turn(game: &Game, dice: &mut Dice) -> Vec<Move> {
    let seat = game.active();
    let tile = draw(game, dice);
    let mut best = (f64::MIN, vec![Move::RemoveTile { tile: tile.id.clone() }]);
    for (at, rotation) in game.board().placements(&tile) {
        let mut placed = game.clone();
        let place = Move::Place { tile: tile.id.clone(), at, rotation };
        placed.play(&place).expect("a legal place");
        for made in placed.legal_moves() {
            let mut after = placed.clone();
            after.play(&made).expect("a legal move");
            let value = worth(&after, seat, at) + dice.below(100) as f64 / 400.0;
            if value > best.0 {
                best = (value, vec![place.clone(), made]);
            }
        }
    }
    best.1
}

/// A game of sensible players to its end; `look` sees it after every move.
pub fn sensible_game(setup: Setup, dice: &mut Dice, mut look: impl FnMut(&Journal)) -> Journal {
    let mut journal =
        Journal::new(setup, bundled::catalogue()).expect("a setup that can be played");
    let mut play = |journal: &mut Journal, made: Move| {
        if let Err(rejection) = journal.play(made.clone()) {
            panic!("the legal move {made:?} is refused: {rejection:?}");
        }
        look(journal);
    };
    while !journal.game().is_finished() {
        let game = journal.game();
        let legal = game.legal_moves();
        if game.phase() == Phase::Place && game.choices().is_empty() {
            let draw = legal.iter().find(|made| matches!(made, Move::DrawOrder { .. }));
            // A sixth card would have to be fulfilled as well: late in the game nobody draws.
            let draw = draw.filter(|_| game.count_left() > 24 && dice.one_in(3)).cloned();
            let moves = draw.map_or_else(|| turn(game, dice), |draw| vec![draw]);
            moves.into_iter().for_each(|made| play(&mut journal, made));
        } else if matches!(game.phase(), Phase::Deploy { .. }) && game.choices().is_empty() {
            play(&mut journal, Move::EndTurn);
        } else {
            let made = dice.pick(&legal).clone();
            play(&mut journal, made);
        }
    }
    journal
}
