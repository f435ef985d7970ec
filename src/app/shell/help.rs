//! The keys of the screen that is shown.

use iced::widget::container;

use super::{App, Message};
use crate::app::ask::Request;
use crate::app::kit::binding::Line;
use crate::app::kit::help::{WIDTH, list};
use crate::app::kit::parts::{action, dialog_with_foot};
use crate::app::kit::theme::Weight;
use crate::say;
use crate::text::capitalised;
use crate::widget::Element;

impl App {
    /// The keys of the screen, if it has such a list.
    #[must_use]
    pub fn keys(&self) -> Option<Vec<Line>> {
        self.screen.keys(&self.shared)
    }

    /// The keys of the screen, while they are listed above it.
    pub(super) fn listed_keys(&self) -> Option<Vec<Line>> {
        if self.above.lists_keys() { self.keys() } else { None }
    }

    /// The view of the list, while it is shown.
    pub(super) fn help(&self) -> Option<Element<'_, Message>> {
        let shared = &self.shared;
        let lines = self.listed_keys()?.into_iter();
        let lines = lines.map(|(sign, about)| (sign, capitalised(&shared.words.say(about, &[]))));
        let label = say!(shared.words, "close");
        let close =
            action(shared.palette(), Weight::Secondary, label, Some("Esc"), Some(Message::Keys));
        let foot = container(close).align_right(iced::Fill);
        let content = list(shared, lines, Message::Ask(Request::Manual));
        Some(dialog_with_foot(shared.palette(), WIDTH, shared.view.height, content, foot))
    }

    /// Whether something covers the screen, which rests until that is gone.
    pub(super) fn is_covered(&self) -> bool {
        let above = &self.above;
        let is_busy = above.trouble().is_some() || self.works.keeps_waiting();
        let is_read = above.shows_preferences() || above.booklet().is_some();
        is_busy || is_read || self.listed_keys().is_some() || self.phones.is_open()
    }
}
