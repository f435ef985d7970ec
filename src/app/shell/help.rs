//! The keys of the screen that is shown.

use iced::widget::container;

use super::playing::{At, Playing};
use super::{App, Message, Screen};
use crate::app::ask::{Request, preferences};
use crate::app::kit::binding::Line;
use crate::app::kit::help::{WIDTH, list};
use crate::app::kit::theme::Weight;
use crate::app::screen::decks::Decks;
use crate::app::screen::finale::Finale;
use crate::app::screen::home::Home;
use crate::app::screen::replay::Replay;
use crate::app::screen::setup::Setup;
use crate::text::capitalised;
use crate::widget::Element;

impl Playing {
    /// The list of the screen's keys; the table's is a dialog of its own.
    fn keys(&self) -> Option<Vec<Line>> {
        let mut keys = match &self.at {
            At::Finale(_) => Finale::keys(),
            At::Outcome(outcome) => outcome.keys(&self.session),
            At::Replay(_) => Replay::keys(),
            At::Deal(deal) => return Some(deal.keys()),
            At::Table(_) => return None,
        };
        keys.extend([preferences::SETTINGS.line(), preferences::DISPLAY.line()]);
        Some(keys)
    }
}

impl App {
    /// The keys of the screen, if it has such a list.
    #[must_use]
    pub fn keys(&self) -> Option<Vec<Line>> {
        match &self.screen {
            Screen::Home(_) => Some(Home::keys(self.shared.ui())),
            Screen::Earlier(earlier) => {
                Some(earlier.keys().into_iter().chain([preferences::SETTINGS.line()]).collect())
            }
            Screen::Playing(playing) => playing.keys(),
            Screen::Setup(_) => Some(Setup::keys()),
            Screen::Decks(_) => Some(Decks::keys()),
        }
    }

    /// The keys of the screen, while they are listed above it.
    pub(super) fn listed_keys(&self) -> Option<Vec<Line>> {
        if self.lists_keys { self.keys() } else { None }
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
        let is_busy = self.trouble.is_some() || self.work.is_some();
        let is_told = self.in_preferences || self.listed_keys().is_some() || self.booklet.is_some();
        is_busy || is_told || self.phones.is_open()
    }
}
