//! The King's Orders in sentences: refusals and events.

use super::Words;
use crate::rules::orders::{Outcome, Rejection};
use crate::rules::{Game, Setting};
use crate::say;

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
            Outcome::Spent { seat, card } => {
                let known = setting.catalogue().card(card.as_str());
                let bitten = known.is_none_or(|card| card.is_of_dragon());
                let key = if bitten { "outcome-order-spent" } else { "outcome-order-lost" };
                let title = self.order(card, setting.catalogue());
                self.say(key, &[("name", setting.name(*seat).into()), ("title", title.into())])
            }
            Outcome::MetBy { card, tasks, .. } => {
                let card = setting.catalogue().card(card.as_str())?;
                let parts = card.requirement.parts();
                let met = tasks.iter().filter_map(|task| parts.get(*task));
                let met: Vec<String> = met.map(|task| self.task(task)).collect();
                say!(self, "outcome-met-by", task = met.join(" "))
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
}
