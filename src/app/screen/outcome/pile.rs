//! The whole pile in order, for the curious.

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::review::Reviewed;
use super::{Message, Outcome};
use kit::prelude::*;
use kit::ui::Ui;
use rules::Game;
use rules::setup::Deck;
use widget::emblem::{Emblem, emblem};

/// The width of a card's place in the pile, in logical pixels.
const PLACE: f32 = 34.0;

impl Outcome {
    /// The pile, folded; nothing for a printed one, whose order nobody knows.
    pub fn pile<'a>(
        &'a self,
        known: &'a Reviewed,
        ui: Ui<'a>,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        if game.setup().deck == Deck::Printed {
            return None;
        }
        let mark = if self.with_pile { Emblem::Up } else { Emblem::Down };
        let head = row![ui.strong("pile-heading"), emblem(mark, ui.palette.faint, 13.0)];
        let head = head.spacing(gap::S).align_y(Center);
        let head = ui.pressable(Weight::Row, head, gap::S, Some(Message::Pile));
        let cards = known.fates.iter().enumerate().filter(|_| self.with_pile);
        let cards = cards.map(|(index, fate)| {
            let place = container(ui.note((index + 1).to_string())).align_right(PLACE);
            let title = plain(ui.words.order(&fate.card, game.catalogue()));
            let told = column![title, ui.note(ui.words.steps(fate, game))].width(Fill);
            row![place, told].spacing(gap::M).into()
        });
        Some(column![head, Column::with_children(cards).spacing(gap::S)].spacing(gap::S).into())
    }
}
