//! The words about what the pointer is on in the tray. They stand in the bar: above a tile they
//! would cover others.

use iced::widget::mouse_area;

use crate::app::screen::table::{Enter, Message, Table};
use crate::widget::Element;

/// Content of the tray with words about it.
pub(in crate::app::screen::table) fn looked_at<'a>(
    content: impl Into<Element<'a, Message>>,
    words: String,
) -> Element<'a, Message> {
    let leave = Message::Enter(Enter::Leave(words.clone()));
    mouse_area(content).on_enter(Message::Enter(Enter::Look(words))).on_exit(leave).into()
}

impl Table {
    /// The words about what the pointer is on.
    pub(in crate::app::screen::table) fn told_of_looked_at(&self) -> Option<String> {
        self.entering()?.looked_at.clone()
    }

    /// The pointer has come to something.
    pub(in crate::app::screen::table) fn look(&mut self, words: String) {
        if let Some(entering) = self.entering_mut() {
            entering.looked_at = Some(words);
        }
    }

    /// The pointer has left something; it may be on another thing already.
    pub(in crate::app::screen::table) fn leave(&mut self, words: &str) {
        if let Some(entering) = self.entering_mut()
            && entering.looked_at.as_deref() == Some(words)
        {
            entering.looked_at = None;
        }
    }
}
