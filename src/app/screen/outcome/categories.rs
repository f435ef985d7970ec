//! The table by category.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, Shrink};

use super::Message;
use ::text::printable::isolated;
use kit::fit;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::scoring::Source;

/// Width of the first column, and of each player's where there is room, in logical pixels.
const HEADINGS: f32 = 130.0;
const COLUMN: f32 = 80.0;
/// Width of each player's column where a name is long, and the number of letters that is long.
const WIDE: f32 = 116.0;
const LONG: usize = 9;
/// Height of a category, and of everything above and below the categories in the window.
const LINE: f32 = 25.0;
const AROUND: f32 = 500.0;
/// Least width of names and totals.
const LEAST: f32 = 58.0;
/// Width of the first column in a slim window.
const SLIM: f32 = 96.0;
/// The least share of its size to which a name shrinks before it breaks within a word.
const SMALLEST: f32 = 0.7;
/// The table's greatest share of the width, as far as the columns can be narrower.
const SHARE: f32 = 0.55;

/// The points by category, in a panel as wide as the players need in that width.
pub fn panel<'a>(ui: GameUi<'a>, width: f32) -> Element<'a, Message> {
    let game = ui.session.game();
    let columns = game.seats().count() as f32;
    let around = HEADINGS + 2.0 * gap::XL + gap::M;
    let has_long = game.seats().any(|seat| game.name(seat).chars().count() > LONG);
    let most = if has_long { WIDE } else { COLUMN };
    let column = ((width * SHARE - around) / columns.max(1.0)).clamp(LEAST, most);
    let content = table(ui, HEADINGS, column);
    container(content)
        .width(around + column * columns)
        .padding(gap::XL)
        .style(theme::panel(ui.palette))
        .height(Fill)
        .into()
}

/// The points by category in a panel that wide, in full height: its surroundings scroll.
pub fn whole<'a>(ui: GameUi<'a>, width: f32) -> Element<'a, Message> {
    let columns = ui.session.game().seats().count().max(1) as f32;
    let column = ((width - 2.0 * gap::M - SLIM) / columns).min(WIDE);
    let content = container(table(ui, SLIM, column)).padding(gap::M).width(width);
    content.style(theme::panel(ui.palette)).into()
}

/// A name in a column that wide, its longest word on one line if possible.
fn name(name: &str, width: f32) -> Text<'_> {
    let wide = |word| fit::measure(word, STRONG, size::NOTE, f32::INFINITY).width;
    let longest = name.split_whitespace().map(wide).fold(1.0, f32::max);
    // Isolation keeps a name from right to left in the middle.
    strong(isolated(name))
        .size(size::NOTE * (width / longest).clamp(SMALLEST, 1.0))
        .align_x(Center)
        .wrapping(text::Wrapping::WordOrGlyph)
}

/// The table by category; names and totals stay in sight however many categories there are.
fn table<'a>(ui: GameUi<'a>, headings: f32, width: f32) -> Element<'a, Message> {
    let game = ui.session.game();
    let winners = game.winners();
    let large = if width < LEAST { size::HEADING } else { size::SCORE };
    let cell = |content: Element<'a, Message>| container(content).center_x(width).into();
    let names = game.seats().map(|seat| {
        let name = column![token(game, seat, 32.0), name(game.name(seat), width - 8.0)];
        cell(container(name.align_x(Center).spacing(gap::XS)).padding([0.0, 3.0]).into())
    });
    let head = row![space().width(headings), Row::with_children(names)].align_y(Center);
    let line = || ui.line();
    let mut rows: Vec<Element<'a, Message>> = Vec::new();
    for source in Source::ALL {
        if !game.seats().any(|seat| game.tally(seat).has(source)) {
            continue;
        }
        let points = game.seats().map(|seat| {
            let points = game.tally(seat).points(source);
            cell(if game.tally(seat).has(source) {
                plain(ui.words.number(points)).size(size::LEAD).into()
            } else {
                ui.note("–").into()
            })
        });
        rows.push(
            row![plain(ui.words.source(source)).width(headings), Row::with_children(points)]
                .align_y(Center)
                .into(),
        );
    }
    let totals = game.seats().map(|seat| {
        let total = game.tally(seat).total();
        let total_text = text(ui.words.number(total)).font(FIGURES).size(large);
        cell(
            if winners.contains(&seat) { total_text.color(ui.palette.royal) } else { total_text }
                .into(),
        )
    });
    let total = row![strong(ui.words.total(game)).width(headings), Row::with_children(totals)]
        .align_y(Center);
    let times = ui.session.clock().map(|clock| {
        let times = game.seats().map(|seat| {
            let spent = i64::try_from(clock.spent(seat)).unwrap_or(i64::MAX);
            cell(plain(ui.words.time(spent)).into())
        });
        row![ui.plain("clock-time").width(headings), Row::with_children(times)].align_y(Center)
    });
    let needed = rows.len() as f32 * (LINE + gap::M);
    let rows = Column::with_children(rows).spacing(gap::M);
    if ui.width() == Width::Slim {
        return column![head, line(), rows, line(), total, times].spacing(gap::M).into();
    }
    let list = ui.scroll(rows).spacing(gap::S);
    let list = container(list).height(if needed + AROUND > ui.view.height { Fill } else { Shrink });
    column![head, line(), list, line(), total, times].spacing(gap::M).into()
}
