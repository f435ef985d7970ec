//! The list of a screen's keys, above the screen. The table has a list of its own.

use iced::Center;
use iced::keyboard::{Key, key::Named};
use iced::widget::{column, container, row, space};

use crate::binding::{Binding, Line};
use crate::prelude::*;
use crate::ui::Ui;
use widget::emblem::{Emblem, emblem};

/// The sign of the key that shows the list and hides it.
pub const SIGN: &str = "?";
/// The width of the list, in logical pixels.
pub const WIDTH: f32 = 560.0;

/// Whether a key hides the list.
pub fn closes(key: &Key) -> bool {
    matches!(key.as_ref(), Key::Named(Named::Escape | Named::Enter) | Key::Character(SIGN))
}

/// The lines of a list of keys: those of the screen that have words, and those of every screen.
pub fn lines<'a, M: 'static>(bindings: impl IntoIterator<Item = &'a &'a Binding<M>>) -> Vec<Line> {
    let own = bindings.into_iter().map(|binding| binding.line());
    let everywhere = [Binding::<M>::SIZE, Binding::FULL, Binding::TAB];
    let all = own.chain(everywhere.iter().map(Binding::line));
    all.filter(|(_, about)| !about.is_empty()).collect()
}

/// The list: every key with what it does, and the way to the manual.
pub fn list<'a, M: Clone + 'a>(
    ui: Ui<'a>,
    lines: impl IntoIterator<Item = (&'static str, String)>,
    manual: M,
) -> Column<'a, M> {
    let rows = lines.into_iter().map(|(sign, about)| {
        let signs = key_caps(&ui.words.key_names(sign), ui.palette.ink);
        let about = plain(about).size(size::NOTE + 1.0);
        row![container(signs.wrap()).width(170), about].spacing(gap::M).align_y(Center).into()
    });
    let manual = ui.action(Weight::Quiet, "help-manual", None, Some(manual));
    let head = row![ui.heading("keys-title"), space::horizontal(), manual];
    column![head.align_y(Center), Column::with_children(rows).spacing(4)]
}

/// The button that shows the list.
pub fn tool<'a, M: Clone + 'a>(ui: Ui<'a>, message: M) -> Element<'a, M> {
    let sign = emblem(Emblem::Help, ui.palette.ink, 22.0);
    let button = ui.pressable(Weight::Quiet, sign, gap::S, Some(message));
    ui.hint(button, "tool-keys")
}
