//! Goods in the course of a turn (R-TB-1).

use crate::expansion::trade;
use crate::feature::completion::Completion;
use crate::game::Game;
use crate::game::sets::moments::Moments;
use crate::outcome::Outcome;
use crate::scoring::Score;
use crate::tile::PerGood;

/// Goods (R-TB-1).
pub(super) struct Set;

impl Moments for Set {
    fn have_scored(game: &mut Game, completion: &Completion, outcomes: &mut Vec<Outcome>) {
        take_goods(game, completion, outcomes);
    }

    fn final_scores(game: &Game) -> Vec<Score> {
        let players = game.setup.players.len();
        game.expansions.goods.iter().flat_map(|goods| goods.final_scores(players)).collect()
    }
}

/// R-TB-1: gives the goods of a city to its completer, whoever owns it.
fn take_goods(game: &mut Game, completion: &Completion, outcomes: &mut Vec<Outcome>) {
    let Some(goods) = &mut game.expansions.goods else { return };
    let tokens = completion.record.goods;
    if tokens != PerGood::default() {
        goods.gain(completion.completer, &tokens);
        outcomes
            .push(trade::Outcome::GoodsTaken { seat: completion.completer, goods: tokens }.into());
    }
}
