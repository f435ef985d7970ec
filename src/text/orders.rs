//! The King's Orders in sentences: refusals and events.

use super::Words;
use crate::say;
use rules::card::Card;
use rules::card::mishap::Mishap;
use rules::orders::{Outcome, Rejection};
use rules::{Game, Setting};

impl Words {
    pub(super) fn orders_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::DealFirst { seat } => {
                say!(self, "reject-deal-first", name = game.name(*seat))
            }
            Rejection::ChooseFirst { seat } => {
                say!(self, "reject-choose-first", name = game.name(*seat))
            }
            Rejection::WithoutOrders => say!(self, "reject-without-orders"),
            Rejection::AlreadyKept { seat } => {
                say!(self, "reject-already-kept", name = game.name(*seat))
            }
            Rejection::NotInHand { seat, .. } => {
                say!(self, "reject-not-in-hand", name = game.name(*seat))
            }
            Rejection::OnlyAtTurnStart => say!(self, "reject-only-at-turn-start"),
            Rejection::AlreadyDrawn => say!(self, "reject-already-drawn"),
            Rejection::HandFull { seat } => say!(self, "reject-hand-full", name = game.name(*seat)),
            Rejection::PileEmpty => say!(self, "reject-pile-empty"),
            Rejection::NotInPile { .. } => say!(self, "reject-not-in-pile"),
            Rejection::InHand { .. } => say!(self, "reject-in-hand"),
            Rejection::AppDeals => say!(self, "reject-app-deals"),
            Rejection::AlreadyDealt { seat } => {
                say!(self, "reject-already-dealt", name = game.name(*seat))
            }
            Rejection::DealtCount { cards } => say!(self, "reject-dealt-count", count = *cards),
            Rejection::NotDealt { seat } => say!(self, "reject-not-dealt", name = game.name(*seat)),
            Rejection::NameOrder => say!(self, "reject-name-order"),
            Rejection::NoRightToDiscard { seat } => {
                say!(self, "reject-no-right-to-discard", name = game.name(*seat))
            }
            Rejection::DrawnIsKept { card } => {
                say!(self, "reject-drawn-is-kept", title = self.order(card, game.catalogue()))
            }
            Rejection::DiscardCount { cards } => say!(self, "reject-discard-count", count = *cards),
            Rejection::NotAFarmerOrder { card } => {
                say!(self, "reject-not-a-farmer-order", title = self.order(card, game.catalogue()))
            }
            Rejection::NothingToChoose { seat } => {
                say!(self, "reject-nothing-to-choose", name = game.name(*seat))
            }
            Rejection::OccasionUsed { seat } => {
                say!(self, "reject-occasion-used", name = game.name(*seat))
            }
            Rejection::NotAChoice { seat, card } => {
                say!(self, "reject-not-a-choice", name = game.name(*seat), card = card.as_str())
            }
        }
    }

    pub(super) fn orders_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> Option<String> {
        Some(match outcome {
            Outcome::Entered { seat } => {
                say!(self, "outcome-orders-entered", name = setting.name(*seat))
            }
            Outcome::Kept { seat, kept } => {
                say!(self, "outcome-orders-kept", name = setting.name(*seat), count = *kept)
            }
            Outcome::Drawn { seat, .. } => {
                say!(self, "outcome-order-drawn", name = setting.name(*seat))
            }
            Outcome::Discarded { seat, cards } => {
                let titles: Vec<String> =
                    cards.iter().map(|card| self.order(card, setting.catalogue())).collect();
                say!(
                    self,
                    "outcome-orders-discarded",
                    name = setting.name(*seat),
                    titles = self.list(&titles)
                )
            }
            Outcome::Spent { seat, card, by } => {
                let title = self.order(card, setting.catalogue());
                self.lost(setting.name(*seat), title, *by)
            }
            Outcome::MetBy { card, tasks, .. } => {
                return self.met_by(setting.catalogue().card(card.as_str())?, tasks);
            }
            Outcome::Fulfilled { seat, card } => {
                say!(
                    self,
                    "outcome-fulfilled",
                    name = setting.name(*seat),
                    title = self.order(card, setting.catalogue())
                )
            }
            // The need to choose among orders is secret (R-KO-12).
            Outcome::ChoiceOffered { .. } => return None,
        })
    }

    /// An order that its holder was to avoid something for is lost, by what befell the holder.
    fn lost(&self, name: &str, title: String, by: Option<Mishap>) -> String {
        let key = match by {
            None => "outcome-order-lost",
            Some(Mishap::FigureEaten) => "outcome-order-spent",
            Some(Mishap::FollowerEaten) => "outcome-lost-eaten",
            Some(Mishap::Captured) => "outcome-lost-captured",
            Some(Mishap::TakenOver) => "outcome-lost-taken-over",
            Some(Mishap::Last) => "outcome-lost-last",
            Some(Mishap::Road { tiles }) => {
                return say!(self, "outcome-lost-road", name = name, title = title, count = tiles);
            }
        };
        say!(self, key, name = name, title = title)
    }

    /// The tasks by which an order is met where either of two will do (R-KO-55): "It is met by
    /// this: Complete a road of exactly 3 tiles."; `None` if there are none.
    pub fn met_by(&self, card: &Card, tasks: &[usize]) -> Option<String> {
        let parts = card.requirement.parts();
        let met = tasks.iter().filter_map(|task| parts.get(*task));
        let met: Vec<String> = met.map(|task| self.task(task)).collect();
        (!met.is_empty()).then(|| say!(self, "outcome-met-by", task = met.join(" ")))
    }
}
