//! The help: every key of the table with what it does.

use iced::Center;
use iced::widget::{column, container, row};

use super::super::keys::{ON_BOARD, ON_PAD, PAUSE};
use super::super::pad::keys::{ACCEPT, WRITING};
use super::TableMessage;
use crate::app::Shared;
use crate::app::keys::binding::Binding;
use crate::app::parts::{heading, key_caps, plain};
use crate::app::theme::{size, space as gap};
use crate::rules::setup::Recording;
use crate::say;
use crate::widget::Column;

/// The list of keys.
pub(super) fn keys(
    shared: &Shared,
    record: Recording,
    has_clock: bool,
) -> Column<'_, TableMessage> {
    let palette = shared.palette();
    let all: &[&Binding<TableMessage>] =
        if record == Recording::Board { &ON_BOARD } else { &ON_PAD };
    // Where nothing but the orders is recorded, nothing is written down.
    let is_deck = record == Recording::Deck;
    let is_known = |line: &&Binding<TableMessage>| {
        !is_deck || WRITING.iter().all(|other| other.sign != line.sign)
    };
    let rows =
        all.iter().copied().filter(is_known).chain(has_clock.then_some(&PAUSE)).map(|line| {
            let accepts = is_deck && line.about == ACCEPT.about;
            let about = if accepts { "keys-deck-enter" } else { line.about };
            let about = plain(shared.words.say(about, &[])).size(size::NOTE + 1.0);
            let signs = key_caps(&shared.words.key_names(line.sign), palette.ink);
            row![container(signs.wrap()).width(170), about].spacing(gap::M).align_y(Center).into()
        });
    column![heading(say!(shared.words, "keys-title")), Column::with_children(rows).spacing(4)]
}
