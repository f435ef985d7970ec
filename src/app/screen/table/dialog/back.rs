//! The question whether a finished game goes on from an earlier turn, which removes its result.

use iced::widget::{column, row, space};

use super::step::{Plain, Step, close_button};
use ask::Request;
use kit::binding::REDO;
use kit::prelude::*;
use kit::ui::Ui;
use session::Session;

/// The place from which the game would go on.
#[derive(Debug, Clone, Copy)]
pub struct Back {
    /// The number of moves that stay.
    keep: usize,
    /// The number of the turn after these moves.
    turn: u32,
}

impl Back {
    /// The question for going on after so many moves of the game.
    pub fn to(keep: usize, session: &Session) -> Self {
        Self { keep, turn: session.journal().game_after(keep).turn() }
    }

    pub(super) fn view<'a>(self, ui: Ui<'a>) -> Column<'a, Plain> {
        let back = Some(Step::Ask(Request::BackTo(self.keep)));
        let back = ui.action(Weight::Primary, "log-back", None, back);
        let redo = ui.words.key_names(REDO);
        column![
            heading(say!(ui, "back-title", turn = self.turn)),
            plain(say!(ui, "back-about", redo = redo)),
            row![space::horizontal(), close_button(ui, Weight::Secondary), back].spacing(gap::M),
        ]
    }
}
