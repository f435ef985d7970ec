//! The table by category.

use iced::widget::{column, container, row, rule, scrollable, space, text};
use iced::{Center, Fill, Shrink};

use super::Message;
use crate::app::Shared;
use crate::app::parts::{note, plain, strong, token};
use crate::app::theme::{self, FIGURES, size, space as gap};
use crate::rules::scoring::Source;
use crate::say;
use crate::session::Session;
use crate::widget::{Column, Element, Row};

/// Width of the first column of the table and of each player's where there is room, in logical
/// pixels.
const HEADINGS: f32 = 130.0;
const COLUMN: f32 = 80.0;
/// That of each player's where somebody has a long name, and how many letters are long.
const WIDE: f32 = 116.0;
const LONG: usize = 9;
/// Height of a category, and of everything above and below the categories in the window.
const LINE: f32 = 25.0;
const AROUND: f32 = 500.0;
/// Names and totals need no less than this.
const LEAST: f32 = 58.0;
/// The table's share of the width at most, as far as the columns can be narrower.
const SHARE: f32 = 0.55;

/// The points by category, in a panel as wide as the players need of that width.
pub(super) fn panel<'a>(
    shared: &'a Shared,
    session: &'a Session,
    width: f32,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let game = session.game();
    let columns = game.seats().count() as f32;
    let around = HEADINGS + 2.0 * gap::XL + gap::M;
    let has_long = game.seats().any(|seat| game.name(seat).chars().count() > LONG);
    let most = if has_long { WIDE } else { COLUMN };
    let column = ((width * SHARE - around) / columns.max(1.0)).clamp(LEAST, most);
    let content = table(shared, session, column);
    container(content)
        .width(around + column * columns)
        .padding(gap::XL)
        .style(theme::panel(palette))
        .height(Fill)
        .into()
}

/// The table by category; names and totals stay in sight however many categories there are.
fn table<'a>(shared: &'a Shared, session: &'a Session, width: f32) -> Element<'a, Message> {
    let game = session.game();
    let palette = shared.palette();
    let words = &shared.words;
    let winners = game.winners();
    let cell = |content: Element<'a, Message>| container(content).center_x(width).into();
    let names = game.seats().map(|seat| {
        let name = strong(game.name(seat))
            .size(size::NOTE)
            .align_x(Center)
            .wrapping(text::Wrapping::WordOrGlyph);
        let name = column![token(game, seat, 32.0), name];
        cell(container(name.align_x(Center).spacing(gap::XS)).padding([0.0, 3.0]).into())
    });
    let head = row![space().width(HEADINGS), Row::with_children(names)].align_y(Center);
    let line = || rule::horizontal(1).style(theme::thin(palette));
    let mut rows: Vec<Element<'a, Message>> = Vec::new();
    for source in Source::ALL {
        if game.seats().all(|seat| game.tally(seat).of(source) == 0) {
            continue;
        }
        let points = game.seats().map(|seat| {
            let points = game.tally(seat).of(source);
            cell(if points == 0 {
                note("–", palette).into()
            } else {
                plain(words.number(points)).size(size::LEAD).into()
            })
        });
        rows.push(
            row![plain(words.source(source)).width(HEADINGS), Row::with_children(points)]
                .align_y(Center)
                .into(),
        );
    }
    let totals = game.seats().map(|seat| {
        let total = game.tally(seat).total();
        let total_text = text(words.number(total)).font(FIGURES).size(size::SCORE);
        cell(
            if winners.contains(&seat) { total_text.color(palette.royal) } else { total_text }
                .into(),
        )
    });
    let total =
        row![strong(say!(words, "export-total")).width(HEADINGS), Row::with_children(totals)]
            .align_y(Center);
    let times = session.clock().map(|clock| {
        let times = game.seats().map(|seat| {
            let spent = i64::try_from(clock.spent(seat)).unwrap_or(i64::MAX);
            cell(plain(words.time(spent)).into())
        });
        row![plain(say!(words, "clock-time")).width(HEADINGS), Row::with_children(times)]
            .align_y(Center)
    });
    let needed = rows.len() as f32 * (LINE + gap::M);
    let list = scrollable(Column::with_children(rows).spacing(gap::M))
        .style(theme::scroll(palette))
        .spacing(gap::S);
    let list =
        container(list).height(if needed + AROUND > shared.view.height { Fill } else { Shrink });
    column![head, line(), list, line(), total, times].spacing(gap::M).into()
}
