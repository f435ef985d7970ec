//! The notices for everybody about hands.

use super::Words;
use crate::say;
use rules::Setting;
use rules::player::name::readable;
use storage::secrecy::{Told, What};

impl Words {
    /// A notice as a sentence for all to read; nothing in it tells of cards in a hand.
    pub fn told<'a>(&self, told: &Told, setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        let key = match told.what {
            What::Opened => "told-opened",
            What::DealtBefore => "told-dealt-before",
            What::DealUndone => "told-deal-undone",
            What::DrawUndone => "told-draw-undone",
            What::OrderUndone => "told-order-undone",
            What::EndUndone => "told-end-undone",
            What::PinSet => "told-pin-set",
            What::PinRemoved => "told-pin-removed",
            What::PinForgotten => "told-pin-forgotten",
            What::PinWrong => "told-pin-wrong",
            What::Clashed => "told-clashed",
            What::Reentered => "told-reentered",
        };
        let title = told
            .card
            .as_ref()
            .map(|card| self.order(card, setting.catalogue()))
            .unwrap_or_default();
        let names: Vec<String> = told.names.iter().map(|name| readable(name)).collect();
        say!(
            self,
            key,
            name = setting.name(told.player),
            names = self.list(&names),
            title = title,
            count = told.times as usize
        )
    }
}
