//! The round of a fair: which token is chosen, and how it is thrown.

use super::habit::Habit;
use crate::dice::Dice;
use crate::mind::{Mind, tasks};
use rules::card::task::Requirement;
use rules::feature::Kind;
use rules::game::question::{Question, Topic};
use rules::player::Figure;
use rules::throw::{Distance, Hit, Throw, Token};
use rules::{Game, Move, Seat};

/// The catapult.
pub(super) struct Set;

impl Habit for Set {
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic == Topic::Token {
            open_fair(mind)
        } else {
            let is_thrown = matches!(question.topic, Topic::Throw(_));
            is_thrown.then(|| throw(mind.game, mind.seat, mind.dice))
        }
    }
}

/// The token by which an order with such a requirement is fulfilled.
const fn token(requirement: &Requirement) -> Option<Token> {
    if matches!(requirement, Requirement::TargetWithin(_) | Requirement::WinTarget(_)) {
        Some(Token::Target)
    } else if matches!(requirement, Requirement::KnockOut(_)) {
        Some(Token::KnockOut)
    } else if matches!(requirement, Requirement::Catch(_) | Requirement::SlipBy(_)) {
        Some(Token::Catch)
    } else if matches!(requirement, Requirement::Seduce(_)) {
        Some(Token::Seduction)
    } else {
        None
    }
}

/// The choice of the token that an order in hand asks for, else of any (R-CAT-1).
fn open_fair(mind: &mut Mind<'_>) -> Option<Move> {
    let asked = tasks(mind.game, mind.seat).find_map(token);
    Some(Move::OpenFair { token: asked.or_else(|| mind.dice.pick(&Token::ALL).copied())? })
}

/// A throw, which is chance at stated odds. Target: the distance is that of two normal
/// deviations, half of the throws within 10 cm of the fair (22 % within 6 cm). Catch: half of the
/// throws pass the ruler, half of those are caught. Knock out: one in three hits a follower, an
/// opponent's three times out of four if there is a choice. Seduction: three in five come to rest
/// beside a follower of the board, each as likely, and an opponent's is exchanged.
fn throw(game: &Game, player: Seat, dice: &mut Dice) -> Move {
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
            if !aim.is_empty() {
                throw.hits = dice.pick(&aim).copied().into_iter().collect();
            }
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
        Some(Token::KnockOut | Token::Seduction) | None => {}
    }
    Move::Throw(throw)
}
