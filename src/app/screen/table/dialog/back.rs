//! The question whether a finished game goes on from an earlier turn, which removes its result.

use iced::widget::{column, row, space};

use super::step::{Plain, Step, close_button};
use crate::app::ask::Request;
use crate::app::kit::Shared;
use crate::app::kit::binding::REDO;
use crate::app::kit::parts::{action, heading, plain};
use crate::app::kit::theme::{Weight, space as gap};
use crate::say;
use crate::session::Session;
use crate::widget::Column;

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
    #[must_use]
    pub fn to(keep: usize, session: &Session) -> Self {
        Self { keep, turn: session.journal().game_after(keep).turn() }
    }

    pub(super) fn view<'a>(self, shared: &'a Shared) -> Column<'a, Plain> {
        let (palette, words) = (shared.palette(), &shared.words);
        let back = Some(Step::Ask(Request::BackTo(self.keep)));
        let back = action(palette, Weight::Primary, say!(words, "log-back"), None, back);
        let redo = words.key_names(REDO);
        column![
            heading(say!(words, "back-title", turn = self.turn)),
            plain(say!(words, "back-about", redo = redo)),
            row![space::horizontal(), close_button(shared, Weight::Secondary), back]
                .spacing(gap::M),
        ]
    }
}
