//! The fairy in sentences.

use super::super::Words;
use super::super::question::Worded;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::fairy::{Outcome, Rejection, Stand};
use rules::feature::Occupant;
use rules::player::Figure;
use rules::set::PRINCESS_DRAGON;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-fairy", Set(PRINCESS_DRAGON), "R-PD-7, 8, 9", "act-fairy"),
    told("why-for-fairy-turn", Set(PRINCESS_DRAGON), "R-PD-8", "act-fairy"),
    told("why-for-fairy", Set(PRINCESS_DRAGON), "R-PD-9", "act-fairy"),
];

impl Words {
    pub(in super::super) fn fairy_rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::NotInCity => say!(self, "reject-fairy-not-in-city"),
            Rejection::NobodyOnTower { .. } => say!(self, "reject-nobody-on-tower"),
            Rejection::Where => say!(self, "reject-fairy-where"),
            Rejection::IsThere => say!(self, "reject-fairy-there"),
        }
    }

    /// The follower beside the fairy, and where that one stands.
    pub(in super::super) fn beside_whom(
        &self,
        figure: Figure,
        stand: Option<Stand>,
        game: &Game,
    ) -> Worded {
        let seat = game.active();
        let follower = self.figure_of(Occupant { seat, figure }, game);
        match stand {
            Some(Stand::Segment(place)) => {
                let role = self.role(place.segment.into(), figure);
                let label = say!(self, "figure-of", name = game.name(seat), figure = role);
                Worded::new(label, self.feature_at(place, game))
            }
            Some(Stand::Quarter(quarter)) => {
                Worded::new(follower, say!(self, "act-in-city", quarter = self.quarter(quarter)))
            }
            Some(Stand::Tower(_)) => Worded::new(follower, say!(self, "act-on-tower")),
            None => Worded::title(follower),
        }
    }

    pub(in super::super) fn fairy_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Moved { seat, stand } => match stand {
                Stand::Segment(_) => say!(self, "outcome-fairy-moved", name = setting.name(*seat)),
                Stand::Tower(_) => {
                    say!(self, "outcome-fairy-moved-tower", name = setting.name(*seat))
                }
                Stand::Quarter(quarter) => {
                    say!(
                        self,
                        "outcome-fairy-moved-city",
                        name = setting.name(*seat),
                        quarter = self.quarter(*quarter)
                    )
                }
            },
        }
    }
}
