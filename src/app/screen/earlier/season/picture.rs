//! A season as a picture: the standings above, the orders below them side by side.

use iced::widget::{column, container, row};
use iced::{Center, Fill, Size};

use super::{EarlierMessage, cards, standings};
use journal::season::Season;
use kit::prelude::*;
use kit::ui::Ui;
use widget::emblem::{Emblem, emblem};

/// The pixels for each logical one, enough for print.
pub const SHARPNESS: f32 = 2.0;

/// The width of a picture, its least height and its usual greatest, in logical pixels: a sheet of
/// paper that lies on its side.
const WIDTH: f32 = 1600.0;
const LEAST: f32 = 900.0;
const MOST: f32 = 1131.0;
/// The margin around everything.
const MARGIN: f32 = 48.0;
/// The room above the standings, between them and the orders, and below these.
const ABOVE: f32 = 120.0;
const BETWEEN: f32 = 120.0;
const BELOW: f32 = 40.0;
/// The columns of orders, and the fewest orders in one.
const COLUMNS: usize = 3;
const FEWEST: usize = 5;
/// The letters of names on a line, those after each name, for its number and a comma, and the
/// height of each further line.
const NAMES: usize = 34;
const AFTER_NAME: usize = 5;
const MORE_NAMES: f32 = 18.0;

/// The size of the picture, in logical pixels.
pub fn size(season: &Season) -> Size {
    let orders = (deep(season) as f32) * line(season);
    Size::new(WIDTH, (without_orders(season) + orders).max(LEAST))
}

/// The height of all but the orders.
fn without_orders(season: &Season) -> f32 {
    let standings = standings::HEAD + season.rows.len() as f32 * standings::LINE;
    2.0 * MARGIN + ABOVE + standings + BETWEEN + BELOW
}

/// The height of an order, with room for all names at the order that most people fulfilled.
fn line(season: &Season) -> f32 {
    let letters = |(name, _): &(String, usize)| name.chars().count() + AFTER_NAME;
    let names = season.cards.iter().map(|record| record.by.iter().map(letters).sum::<usize>());
    cards::LINE + (names.max().unwrap_or(0) / NAMES) as f32 * MORE_NAMES
}

/// The number of orders in a column: as many as have room.
fn deep(season: &Season) -> usize {
    let room = (MOST - without_orders(season)) / line(season);
    season.cards.len().div_ceil(COLUMNS).min((room.max(0.0) as usize).max(FEWEST))
}

/// The content of the picture.
pub fn picture<'a>(season: &'a Season, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
    let without = ui.words.without_evenings(season).map(|without| ui.note(without));
    let span = row![plain(ui.words.season_span(season)), without].spacing(gap::L).align_y(Center);
    let head =
        row![emblem(Emblem::Crown, ui.palette.gold, 56.0), column![ui.title("season"), span],];
    let head = head.spacing(gap::L).align_y(Center).height(ABOVE - gap::XL);
    let columns = standings::Columns::in_picture(season, WIDTH - 2.0 * MARGIN);
    let thin = || ui.line();
    let page = column![
        head,
        standings::head(season, columns, ui),
        thin(),
        standings::rows(season, columns, ui),
        ui.note(ui.words.season_ranking(season.by)),
        orders(season, ui),
    ];
    container(page.spacing(gap::XS).width(Fill)).padding(MARGIN).width(Fill).height(Fill).into()
}

/// The orders side by side; those held most often, if there is no room for all.
fn orders<'a>(season: &'a Season, ui: Ui<'a>) -> Option<Element<'a, EarlierMessage>> {
    let (deep, height, of) = (deep(season), line(season), season.cards.len());
    let shown = (deep * COLUMNS).min(of);
    let lists = season.cards.get(..shown)?.chunks(deep.max(1)).map(|records| {
        let lines = records
            .iter()
            .map(|record| container(cards::line(record, ui)).center_y(height).clip(true).into());
        column![cards::head(ui), Column::with_children(lines)].width(Fill).into()
    });
    let lists: Vec<Element<'a, EarlierMessage>> = lists.collect();
    let most =
        (shown < of).then(|| ui.note(say!(ui, "season-cards-most", shown = shown, count = of)));
    let head = row![ui.heading("season-cards"), most].spacing(gap::L).align_y(Center);
    let about = ui.note("season-cards-about");
    let content = column![head, Row::with_children(lists).spacing(gap::XXL), about];
    (of > 0).then(|| content.spacing(gap::S).padding(iced::Padding::ZERO.top(gap::XL)).into())
}
