//! The fate of each order, beside the number that the simulation expects.

use iced::widget::{column, row, text};
use iced::{Center, Fill, Right};

use super::EarlierMessage;
use journal::season::{Record, Season};
use kit::prelude::*;
use kit::ui::Ui;

/// The height of a card's row in a picture, in logical pixels.
pub const LINE: f32 = 44.0;
/// The width of a number, in logical pixels.
const NUMBER: f32 = 72.0;

/// The cards' rows.
pub fn rows<'a>(season: &'a Season, ui: Ui<'a>) -> Column<'a, EarlierMessage> {
    Column::with_children(season.cards.iter().map(|record| line(record, ui))).spacing(gap::XS)
}

/// The heads of the columns.
pub fn head<'a>(ui: Ui<'a>) -> Element<'a, EarlierMessage> {
    let heads = ["season-dealt", "season-drawn", "season-fulfilled", "season-expected"];
    let heads = heads.map(|key| ui.note(key).width(NUMBER).align_x(Right).into());
    row![ui.note("season-card").width(Fill), Row::with_children(heads)].align_y(Center).into()
}

/// A card: its title above the people who fulfilled or kept it, and its numbers.
pub fn line<'a>(record: &'a Record, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
    let card = ui.catalogue.card(record.card.as_str());
    let title = strong(ui.words.order(&record.card, &ui.catalogue));
    let by = (!record.by.is_empty()).then(|| {
        let by = ui.words.fulfillers(record);
        ui.note(by).wrapping(text::Wrapping::WordOrGlyph)
    });
    let number = |number: String| plain(number).width(NUMBER).align_x(Right);
    let expected = record.expected(&ui.catalogue);
    let expected = expected.map_or_else(|| "–".to_owned(), |expected| ui.words.decimal(expected));
    let line = row![
        column![title, by].width(Fill),
        number(record.dealt.to_string()),
        number(record.drawn.to_string()),
        number(ui.words.done(record)).font(theme::STRONG),
        number(expected).color(ui.palette.faint),
    ];
    let line = line.align_y(Center).width(Fill);
    match card {
        Some(card) => ui.hint(line, ui.words.card_text(card)),
        None => line.into(),
    }
}
