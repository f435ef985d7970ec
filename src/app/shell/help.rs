//! The keys of the screen that is shown.

use iced::widget::container;

use super::{App, Message};
use ask::Request;
use kit::binding::Line;
use kit::help::{WIDTH, list};
use kit::theme::Weight;
use text::capitalised;
use widget::Element;

impl App {
    /// The keys of the screen, if it has such a list.
    pub fn keys(&self) -> Option<Vec<Line>> {
        self.screen.keys(self.shared.ui())
    }

    /// The keys of the screen, while they are listed above it.
    pub(super) fn listed_keys(&self) -> Option<Vec<Line>> {
        if self.above.lists_keys() { self.keys() } else { None }
    }

    /// The view of the list, while it is shown.
    pub(super) fn help(&self) -> Option<Element<'_, Message>> {
        let ui = self.shared.ui();
        let lines = self.listed_keys()?.into_iter();
        let lines = lines.map(|(sign, about)| (sign, capitalised(&ui.say(about, &[]))));
        let close = ui.action(Weight::Secondary, "close", Some("Esc"), Some(Message::Keys));
        let foot = container(close).align_right(iced::Fill);
        let content = list(ui, lines, Message::Ask(Request::Manual));
        Some(ui.dialog_with_foot(WIDTH, ui.view.height, content, foot))
    }

    /// Whether something covers the screen, which rests until that is gone.
    pub(super) fn is_covered(&self) -> bool {
        let above = &self.above;
        let is_busy = above.trouble().is_some() || self.works.keeps_waiting();
        let is_read = above.shows_preferences() || above.booklet().is_some();
        is_busy || is_read || self.listed_keys().is_some() || self.phones.is_open()
    }
}
