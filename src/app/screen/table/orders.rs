//! Orders at the table: drawn, and looked at behind the curtain.

use super::{Action, Table};
use crate::app::curtain::{self, Curtain, Purpose};
use crate::app::session::Session;
use crate::rules::orders::hand::Orders;
use crate::rules::{Move, Seat};

impl Table {
    /// Shows a drawn order to its owner.
    pub fn show_drawn(&mut self, seat: Seat) {
        self.curtain = Some(Curtain::new(seat, Purpose::Drew));
    }

    pub(super) fn draw_order(&mut self, session: &Session) -> Action {
        let game = session.game();
        if game.orders().is_some_and(Orders::is_printed) && game.can_draw_order() {
            self.curtain = Some(Curtain::new(game.active(), Purpose::Draw));
            return Action::None;
        }
        // The card is named, so that correcting an earlier move never deals a different one.
        Action::Play(Move::DrawOrder { card: session.journal().top_order() })
    }

    pub(super) fn behind_curtain(&mut self, message: &curtain::Message, session: &Session) -> Action {
        let Some(curtain) = &mut self.curtain else { return Action::None };
        match curtain.update(message, session.game()) {
            curtain::Action::None => Action::None,
            curtain::Action::Play(made) => {
                self.curtain = None;
                Action::Play(made)
            }
            curtain::Action::Close => {
                self.curtain = None;
                Action::None
            }
        }
    }
}
