//! The fate of each order, beside the number that the simulation expects.

use iced::widget::{column, row, text};
use iced::{Center, Fill, Right};

use super::EarlierMessage;
use crate::app::kit::Shared;
use crate::app::kit::parts::{hint, note, plain, strong};
use crate::app::kit::theme::{self, space as gap};
use crate::journal::season::{Record, Season};
use crate::say;
use crate::widget::{Column, Element, Row};

/// The height of a card's row in a picture, in logical pixels.
pub(super) const LINE: f32 = 44.0;
/// The width of a number, in logical pixels.
const NUMBER: f32 = 72.0;

/// The cards' rows.
pub(super) fn rows<'a>(season: &'a Season, shared: &'a Shared) -> Column<'a, EarlierMessage> {
    Column::with_children(season.cards.iter().map(|record| line(record, shared))).spacing(gap::XS)
}

/// The heads of the columns.
pub(super) fn head<'a>(shared: &'a Shared) -> Element<'a, EarlierMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let heads = ["season-dealt", "season-drawn", "season-fulfilled", "season-expected"];
    let heads =
        heads.map(|key| note(words.say(key, &[]), palette).width(NUMBER).align_x(Right).into());
    row![note(say!(words, "season-card"), palette).width(Fill), Row::with_children(heads)]
        .align_y(Center)
        .into()
}

/// A card: its title above the people who fulfilled it, and its numbers.
pub(super) fn line<'a>(record: &'a Record, shared: &'a Shared) -> Element<'a, EarlierMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let card = shared.catalogue.card(record.card.as_str());
    let title = strong(words.order(&record.card, &shared.catalogue));
    let by = (!record.by.is_empty()).then(|| {
        let by = words.fulfillers(record);
        note(by, palette).wrapping(text::Wrapping::WordOrGlyph)
    });
    let number = |number: String| plain(number).width(NUMBER).align_x(Right);
    let expected = record.expected(&shared.catalogue);
    let expected = expected.map_or_else(|| "–".to_owned(), |expected| words.decimal(expected));
    let line = row![
        column![title, by].width(Fill),
        number(record.dealt.to_string()),
        number(record.drawn.to_string()),
        number(record.fulfilled.to_string()).font(theme::STRONG),
        number(expected).color(palette.faint),
    ];
    let line = line.align_y(Center).width(Fill);
    match card {
        Some(card) => hint(palette, line, words.card_text(card)),
        None => line.into(),
    }
}
