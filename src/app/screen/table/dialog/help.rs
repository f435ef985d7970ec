//! The help: every key of the table with what it does.

use iced::widget::{Column, column, row, space};

use super::super::keys::{ON_BOARD, ON_PAD, PAUSE};
use super::{TableMessage, close_button};
use crate::app::Shared;
use crate::app::keys::binding::Binding;
use crate::app::parts::{heading, plain, strong};
use crate::app::theme::{Weight, space as gap};
use crate::say;
use crate::text::Words;

/// Keys as they are called in the language of the window.
fn named(keys: &str, words: &Words) -> String {
    let names = [
        ("Ctrl", "key-ctrl"),
        ("Home", "key-home"),
        ("Space", "clock-key"),
        ("C R F V", "key-sides"),
    ];
    names
        .into_iter()
        .fold(keys.to_owned(), |keys, (name, key)| keys.replace(name, &words.say(key, &[])))
}

/// The list of keys.
pub(super) fn keys(shared: &Shared, on_pad: bool, has_clock: bool) -> Column<'_, TableMessage> {
    let all: &[&Binding<TableMessage>] = if on_pad { &ON_PAD } else { &ON_BOARD };
    let rows = all.iter().copied().chain(has_clock.then_some(&PAUSE)).map(|line| {
        let about = plain(shared.words.say(line.about, &[]));
        row![strong(named(line.sign, &shared.words)).width(150), about].spacing(gap::M).into()
    });
    column![
        heading(say!(shared.words, "keys-title")),
        Column::with_children(rows).spacing(6),
        row![space::horizontal(), close_button(shared, Weight::Secondary)],
    ]
}
