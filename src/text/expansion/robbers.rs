//! The Robbers in sentences; each is called a bandit, as there is the Robber of the roads.

use super::super::Words;
use super::super::question::Worded;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::robbers::{Ambush, Outcome, Rejection, Rob};
use rules::game::sets;
use rules::set::ROBBERS;
use rules::{Game, Setting};

/// How many of the tiles that are left bear a bag, where there are such.
pub(super) fn about_bag(words: &Words, game: &Game) -> Option<String> {
    let bags = u32::from(game.bags_left());
    (bags > 0).then(|| say!(words, "tiles-bags", count = bags))
}

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-bandit", Set(ROBBERS), "R-RBS-2", "why-head-placing"),
    told("why-ask-rob", Set(ROBBERS), "R-RBS-5", "why-head-scoring"),
    told("why-for-robbed", Set(ROBBERS), "R-RBS-3", "why-head-scoring"),
];

impl Words {
    pub(in super::super) fn robbers_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::First { seat } => {
                say!(self, "reject-bandit-first", name = game.name(*seat))
            }
            Rejection::RobFirst { seat } => say!(self, "reject-rob-first", name = game.name(*seat)),
            Rejection::NoneDue => say!(self, "reject-no-bandit"),
            Rejection::Nobody { space } => say!(self, "reject-bandit-nobody", space = *space),
            Rejection::Must => say!(self, "reject-bandit-must"),
            Rejection::NothingToRob => say!(self, "reject-no-robbery"),
        }
    }

    pub(in super::super) fn robbers_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Waits { seat, beside, space } => {
                let (name, beside) = (setting.name(*seat), self.names(beside, setting));
                say!(self, "outcome-bandit", name = name, beside = beside, space = *space)
            }
            Outcome::Robbed { seat, from, points } => {
                let (name, from) = (setting.name(*seat), setting.name(*from));
                say!(self, "outcome-robbed", name = name, from = from, points = *points)
            }
        }
    }

    /// The space of a bandit, as an answer: by those who stand there.
    pub(in super::super) fn ambush(&self, ambush: Ambush, game: &Game) -> Worded {
        let mut spaces = sets::robbers::ambushes(game, ambush.player).into_iter();
        let beside = spaces.find(|(space, _)| *space == ambush.space);
        let beside = beside.map(|(_, seats)| self.names(&seats, game)).unwrap_or_default();
        Worded::new(beside, say!(self, "bandit-space", space = ambush.space))
    }

    /// Who is robbed, as an answer.
    pub(in super::super) fn robbed_of(&self, rob: Rob, game: &Game) -> Worded {
        let title = game.name(rob.from).to_owned();
        Worded::title(title).hinting(say!(self, "message-brings", points = rob.points))
    }
}
