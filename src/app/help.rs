//! The list of the keys of a screen, above it. The table has one of its own.

use iced::Center;
use iced::keyboard::{Key, key::Named};
use iced::widget::{column, container, row};

use super::keys::binding::{Binding, Line};
use super::parts::{action, dialog_with_foot, heading, hint, key_caps, plain, pressable};
use super::playing::{At, Playing};
use super::screen::finale::Finale;
use super::screen::home::Home;
use super::screen::replay::Replay;
use super::screen::setup::Setup;
use super::theme::{Weight, size, space as gap};
use super::{App, Message, Screen, Shared, preferences};
use crate::say;
use crate::text::capitalised;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element};

/// The sign of the key that shows the list and hides it.
pub const SIGN: &str = "?";
/// The width of the list, in logical pixels.
const WIDTH: f32 = 560.0;

/// Whether a key hides the list.
pub(super) fn closes(key: &Key) -> bool {
    matches!(key.as_ref(), Key::Named(Named::Escape | Named::Enter) | Key::Character(SIGN))
}

/// What a list says of the keys of a screen: those that have words, and those of every screen.
pub(super) fn lines<'a, M: 'static>(
    bindings: impl IntoIterator<Item = &'a &'a Binding<M>>,
) -> Vec<Line> {
    let own = bindings.into_iter().map(|binding| binding.line());
    let everywhere = [Binding::<M>::SIZE, Binding::FULL, Binding::TAB];
    let all = own.chain(everywhere.iter().map(Binding::line));
    all.filter(|(_, about)| !about.is_empty()).collect()
}

/// Every key with what it does.
pub(super) fn list<'a, M: 'a>(
    shared: &'a Shared,
    lines: impl IntoIterator<Item = (&'static str, String)>,
) -> Column<'a, M> {
    let palette = shared.palette();
    let rows = lines.into_iter().map(|(sign, about)| {
        let signs = key_caps(&shared.words.key_names(sign), palette.ink);
        let about = plain(about).size(size::NOTE + 1.0);
        row![container(signs.wrap()).width(170), about].spacing(gap::M).align_y(Center).into()
    });
    column![heading(say!(shared.words, "keys-title")), Column::with_children(rows).spacing(4)]
}

/// The button that shows the list.
pub(super) fn tool<'a, M: Clone + 'a>(shared: &'a Shared, message: M) -> Element<'a, M> {
    let palette = shared.palette();
    let sign = emblem(Emblem::Help, palette.ink, 22.0);
    let button = pressable(palette, Weight::Quiet, sign, gap::S, Some(message));
    hint(palette, button, say!(shared.words, "tool-keys"))
}

impl Playing {
    /// The list of the keys here; the table's is a dialog of its own, and a curtain has none.
    fn keys(&self) -> Option<Vec<Line>> {
        let mut keys = match &self.at {
            At::Finale(_) => Finale::keys(),
            At::Outcome(outcome) => outcome.keys(&self.session),
            At::Replay(_) => Replay::keys(),
            At::Deal(_) | At::Table(_) => return None,
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
            Screen::Home(_) => Some(Home::keys()),
            Screen::Earlier(earlier) => {
                Some(earlier.keys().into_iter().chain([preferences::SETTINGS.line()]).collect())
            }
            Screen::Playing(playing) => playing.keys(),
            Screen::Setup(_) => Some(Setup::keys()),
        }
    }

    /// The keys of the screen, while they are listed above it.
    pub(super) fn listed_keys(&self) -> Option<Vec<Line>> {
        if self.lists_keys { self.keys() } else { None }
    }

    /// The list, while it is shown.
    pub(super) fn help(&self) -> Option<Element<'_, Message>> {
        let shared = &self.shared;
        let lines = self.listed_keys()?.into_iter();
        let lines = lines.map(|(sign, about)| (sign, capitalised(&shared.words.say(about, &[]))));
        let label = say!(shared.words, "close");
        let close =
            action(shared.palette(), Weight::Secondary, label, Some("Esc"), Some(Message::Keys));
        let foot = container(close).align_right(iced::Fill);
        let content = list(shared, lines);
        Some(dialog_with_foot(shared.palette(), WIDTH, shared.view.height, content, foot))
    }
}
