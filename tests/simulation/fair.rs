//! The round of a fair: which token is chosen, and how it is thrown.

use kings_order::rules::expansion::fair::{Distance, Hit, Throw, Token};
use kings_order::rules::feature::Kind;
use kings_order::rules::orders::requirement::Requirement;
use kings_order::rules::player::Figure;
use kings_order::rules::{Game, Move, Seat};

use crate::dice::Dice;

/// The token that an order in hand asks for, else any.
pub fn open_fair(game: &Game, dice: &mut Dice) -> Move {
    let held =
        game.orders().map(|orders| orders.hand(game.active()).held.as_slice()).unwrap_or_default();
    let asked = held.iter().find_map(|card| match card.requirement {
        Requirement::TargetWithin { .. } => Some(Token::Target),
        Requirement::KnockOut { .. } => Some(Token::KnockOut),
        Requirement::Catch {} | Requirement::SlipBy {} => Some(Token::Catch),
        Requirement::Seduce {} => Some(Token::Seduction),
        _ => None,
    });
    Move::OpenFair { token: asked.unwrap_or_else(|| *dice.pick(&Token::ALL)) }
}

/// Throws are chance, at stated odds. Target: the distance is that of two normal deviations, half
/// of the throws within 10 cm of the fair (22 % within 6 cm). Catch: half of the throws pass the
/// ruler, half of those are caught. Knock out: one in three hits a follower, an opponent's three
/// times out of four if there is a choice. Seduction: three in five come to rest beside a follower
/// of the board, each as likely, and an opponent's is exchanged.
pub fn throw(game: &Game, player: Seat, dice: &mut Dice) -> Move {
    let mut throw = Throw::by(player);
    let figures = game.board().figures().iter().filter(|deployed| deployed.figure.is_follower());
    let standing = figures.map(|deployed| Hit {
        player: deployed.seat,
        figure: deployed.figure,
        at: Some(deployed.place.at),
        on: Some(deployed.place.segment),
    });
    let (own, others): (Vec<Hit>, Vec<Hit>) = standing.partition(|hit| hit.player == player);
    match game.fair().and_then(|round| round.token) {
        Some(Token::Target) => {
            let uniform = (1 + dice.below(1_000_000)) as f64 / 1_000_001.0;
            throw.distance =
                Distance::from_millimetres(100.0 * (-uniform.ln() / std::f64::consts::LN_2).sqrt());
        }
        Some(Token::Catch) => {
            throw.short = dice.one_in(2);
            throw.caught = !throw.short && dice.one_in(2);
        }
        Some(Token::KnockOut) if dice.one_in(3) => {
            let aim =
                if others.is_empty() || (!own.is_empty() && dice.one_in(4)) { own } else { others };
            throw.hits = if aim.is_empty() { Vec::new() } else { vec![*dice.pick(&aim)] };
        }
        Some(Token::Seduction) if dice.below(5) < 3 && !others.is_empty() => {
            let nearest = dice.below(own.len() + others.len());
            let swap = others.get(nearest).copied();
            let with = swap.and_then(|swap| {
                Figure::ALL.into_iter().find(|figure| {
                    figure.is_follower()
                        && swap.on.is_some_and(|on| figure.may_stand_on(Kind::from(on)))
                        && game.supply(player).count(*figure) > 0
                })
            });
            throw.swap = swap.filter(|_| with.is_some());
            throw.with = with;
        }
        _ => {}
    }
    Move::Throw(throw)
}
