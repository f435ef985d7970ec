//! The effects of a change of the past, before it counts.

use iced::Fill;
use iced::widget::{column, row, scrollable, space};

use super::step::{CLOSE, Step};
use crate::app::kit::Shared;
use crate::app::kit::parts::{ENTER, action, heading, note, plain};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::journal::{Correction, Edit};
use crate::say;
use crate::session::Session;
use crate::widget::Column;

/// A change of the past that was tried out.
#[derive(Debug)]
pub(in super::super) struct Difference {
    /// The change.
    pub edit: Edit,
    /// The outcome of the change.
    pub correction: Correction,
}

impl Difference {
    /// Whether other house rules are tried out, and no turn is changed.
    pub const fn is_of_rules(&self) -> bool {
        self.edit.remove == 0 && self.edit.insert.is_empty()
    }

    /// The effects of the correction, with the step that accepts it.
    pub(super) fn view<'a, Own: Clone + 'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
        accept: Own,
    ) -> Column<'a, Step<Own>> {
        let palette = shared.palette();
        let words = &shared.words;
        let sentences = words.difference(&self.correction.difference, session.game());
        let nothing = sentences.is_empty().then(|| plain(say!(words, "difference-nothing")));
        let lines = sentences.into_iter().map(|sentence| plain(sentence).width(Fill).into());
        let list =
            scrollable(Column::with_children(lines).spacing(gap::S)).style(theme::scroll(palette));
        let accept = action(
            palette,
            Weight::Primary,
            say!(words, "difference-accept"),
            Some(ENTER),
            Some(Step::Own(accept)),
        );
        let leave = action(
            palette,
            Weight::Secondary,
            say!(words, "difference-leave"),
            Some(CLOSE),
            Some(Step::Close),
        );
        column![
            heading(say!(words, "difference-heading")),
            iced::widget::container(column![nothing, list]).max_height(420),
            session.game().has_secrets().then(|| note(say!(words, "difference-orders"), palette)),
            row![space::horizontal(), leave, accept].spacing(gap::M),
        ]
    }
}
