//! The Count in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::count::{Outcome, Rejection, Shut};
use rules::set::COUNT;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-enter", Set(COUNT), "R-CNT-5", "why-head-enter"),
    told("why-ask-count", Set(COUNT), "R-CNT-11, 12", "why-head-count"),
    told("why-ask-begin-leaving", Set(COUNT), "R-CNT-14", "why-head-leave"),
    told("why-ask-leave", Set(COUNT), "R-CNT-13, 15, 17", "why-head-leave"),
];

impl Words {
    pub(in super::super) fn count_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NobodyBegins => say!(self, "reject-nobody-begins"),
            Rejection::BeginsElsewhere { active, left } => {
                say!(
                    self,
                    "reject-begins-elsewhere",
                    active = game.name(*active),
                    left = game.name(*left)
                )
            }
            Rejection::SayWhoBegins => say!(self, "reject-say-who-begins"),
            Rejection::NobodyLeaves => say!(self, "reject-nobody-leaves"),
            Rejection::OthersChance { seat } => {
                say!(self, "reject-others-chance", name = game.name(*seat))
            }
            Rejection::NotInCity { seat, quarter } => {
                say!(
                    self,
                    "reject-not-in-city",
                    name = game.name(*seat),
                    quarter = self.quarter(*quarter)
                )
            }
            Rejection::Blocked { quarter } => {
                say!(self, "reject-count-blocks", quarter = self.quarter(*quarter))
            }
            Rejection::NotThere { quarter, .. } => {
                let serves = self.quarter_serves(*quarter);
                say!(self, "reject-not-there", quarter = self.quarter(*quarter), serves = serves)
            }
            Rejection::CityIsShut => say!(self, "reject-city-shut"),
            Rejection::CountMovesAlone => say!(self, "reject-count-moves-alone"),
            Rejection::CountStays => say!(self, "reject-count-stays"),
            Rejection::CountIsThere { quarter } => {
                say!(self, "reject-count-there", quarter = self.quarter(*quarter))
            }
            Rejection::LeaveFirst { seat } => {
                say!(self, "reject-leave-first", name = game.name(*seat))
            }
            Rejection::NotInQuarter { figure, quarter } => {
                say!(
                    self,
                    "reject-not-in-quarter",
                    figure = self.figure(*figure),
                    quarter = self.quarter(*quarter)
                )
            }
        }
    }

    pub(in super::super) fn count_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::LeftCity { seat, quarter, place } => {
                let quarter = self.quarter(*quarter);
                let feature = self.feature(place.segment.into());
                say!(
                    self,
                    "outcome-left-city",
                    name = setting.name(*seat),
                    quarter = quarter,
                    feature = feature
                )
            }
            Outcome::EnteredCity { seat, quarter } => {
                say!(
                    self,
                    "outcome-entered-city",
                    name = setting.name(*seat),
                    quarter = self.quarter(*quarter)
                )
            }
            Outcome::CityShut { seat, why } => self.city_shut(*why, setting.name(*seat)),
            Outcome::CountMoved { seat, quarter } => {
                say!(
                    self,
                    "outcome-count-moved",
                    name = setting.name(*seat),
                    quarter = self.quarter(*quarter)
                )
            }
            Outcome::JoinedFeature { seat, quarter, kind } => {
                let (quarter, feature) = (self.quarter(*quarter), self.feature(*kind));
                say!(
                    self,
                    "outcome-left-city",
                    name = setting.name(*seat),
                    quarter = quarter,
                    feature = feature
                )
            }
        }
    }

    fn city_shut(&self, why: Shut, name: &str) -> String {
        match why {
            Shut::Scored => say!(self, "outcome-city-scored", name = name),
            Shut::NobodyScored => say!(self, "outcome-city-nobody", name = name),
            Shut::EnteredBefore => say!(self, "outcome-city-entered-before", name = name),
            Shut::NoFollower => say!(self, "outcome-city-no-follower", name = name),
        }
    }
}
