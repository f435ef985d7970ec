//! The help: every key of the table with what it does.

use super::super::keys::{ON_BOARD, ON_PAD, PAUSE};
use super::super::pad::keys::{ACCEPT, WRITING};
use super::TableMessage;
use crate::app::ask::Request;
use crate::app::kit::binding::Binding;
use crate::app::kit::{Shared, help};
use crate::rules::setup::Recording;
use crate::text::capitalised;
use crate::widget::Column;

/// The list of keys.
pub(super) fn keys(
    shared: &Shared,
    record: Recording,
    has_clock: bool,
) -> Column<'_, TableMessage> {
    let all: &[&Binding<TableMessage>] =
        if record == Recording::Board { &ON_BOARD } else { &ON_PAD };
    // Where only the orders are recorded, the keys that write mean nothing.
    let is_deck = record == Recording::Deck;
    let is_known = |line: &&Binding<TableMessage>| {
        !is_deck || WRITING.iter().all(|other| other.sign != line.sign)
    };
    let lines = all.iter().copied().filter(is_known).chain(has_clock.then_some(&PAUSE));
    let lines = lines.map(|line| {
        let accepts = is_deck && line.about == ACCEPT.about;
        let about = if accepts { "keys-deck-enter" } else { line.about };
        (line.sign, capitalised(&shared.words.say(about, &[])))
    });
    help::list(shared, lines, TableMessage::Ask(Request::Manual))
}
