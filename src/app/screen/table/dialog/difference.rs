//! The effects of a change of the past, before it counts.

use iced::Fill;
use iced::widget::{column, row, space};

use super::step::{CLOSE, Step};
use journal::{Correction, Edit};
use kit::parts::ENTER;
use kit::prelude::*;
use kit::ui::GameUi;

/// A change of the past that was tried out.
#[derive(Debug)]
pub struct Difference {
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
    pub fn view<'a, Own: Clone + 'a>(
        &'a self,
        ui: GameUi<'a>,
        accept: Own,
    ) -> Column<'a, Step<Own>> {
        let sentences = ui.words.difference(&self.correction.difference, ui.session.game());
        let nothing = sentences.is_empty().then(|| ui.plain("difference-nothing"));
        let lines = sentences.into_iter().map(|sentence| plain(sentence).width(Fill).into());
        let list = ui.scroll(Column::with_children(lines).spacing(gap::S));
        let accept =
            ui.action(Weight::Primary, "difference-accept", Some(ENTER), Some(Step::Own(accept)));
        let leave =
            ui.action(Weight::Secondary, "difference-leave", Some(CLOSE), Some(Step::Close));
        column![
            ui.heading("difference-heading"),
            iced::widget::container(column![nothing, list]).max_height(420),
            ui.session.game().has_secrets().then(|| ui.note("difference-orders")),
            row![space::horizontal(), leave, accept].spacing(gap::M),
        ]
    }
}
