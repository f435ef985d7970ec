//! The standings: a row for each person, a column for each evening where there is room.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill};

use super::{EarlierMessage, Message, message};
use journal::season::{By, Evening, Row as Person, Season};
use kit::prelude::*;
use kit::ui::Ui;
use widget::cut::cut;
use widget::emblem::{Emblem, emblem};
use widget::figure;
use widget::palette::{Palette, livery};

/// The height of a person's row, in logical pixels.
pub const LINE: f32 = 48.0;
/// The height of the heads of the columns.
pub const HEAD: f32 = 56.0;
/// The widths of the rank with its crown, a sum and an evening, and the least of a name.
const RANK: f32 = 60.0;
const SUM: f32 = 80.0;
const DAY: f32 = 58.0;
const NAME: f32 = 170.0;
/// The width below which tokens and the number of games are left out, and the widths then.
const SLIM: f32 = 560.0;
const SLIM_RANK: f32 = 44.0;
const SLIM_SUM: f32 = 66.0;

/// The columns of the standings, and their widths.
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    rank: f32,
    sum: f32,
    games: bool,
    evenings: bool,
    /// Whether a press on the head of a sum ranks by it.
    pressed: bool,
}

impl Columns {
    /// The columns that have room in that width.
    pub fn that_fit(season: &Season, width: f32) -> Self {
        if width < SLIM {
            return Self {
                rank: SLIM_RANK,
                sum: SLIM_SUM,
                games: false,
                evenings: false,
                pressed: true,
            };
        }
        let sums = (By::ALL.len() + 1) as f32 * SUM;
        let needed = RANK + NAME + sums + season.evenings.len() as f32 * DAY;
        Self { rank: RANK, sum: SUM, games: true, evenings: needed <= width, pressed: true }
    }

    /// The columns for a picture, without presses, and without the evenings of a long season.
    pub fn in_picture(season: &Season, width: f32) -> Self {
        let all = Self::that_fit(season, width);
        Self { pressed: false, evenings: all.evenings && !season.is_long(), ..all }
    }
}

/// The people's rows.
pub fn rows<'a>(season: &'a Season, columns: Columns, ui: Ui<'a>) -> Column<'a, EarlierMessage> {
    Column::with_children(season.rows.iter().map(|person| line(person, columns, ui)))
}

/// The heads of the columns; a press on one ranks by it.
pub fn head<'a>(season: &'a Season, columns: Columns, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
    let sums = By::ALL.map(|by| {
        if !columns.pressed {
            let label = ui.note(ui.words.season_column(by)).align_x(Center);
            let is_first = season.by == by;
            let label = if is_first { label.font(STRONG).color(ui.palette.royal) } else { label };
            return container(label).center_x(columns.sum).into();
        }
        let label = text(ui.words.season_column(by)).size(size::NOTE).align_x(Center).width(Fill);
        let weight = if season.by == by { Weight::Primary } else { Weight::Secondary };
        let label = label.wrapping(text::Wrapping::WordOrGlyph);
        let press = Some(message(Message::By(by)));
        let button = ui.pressable(weight, label, [gap::XS, 2.0], press);
        container(button).padding([0.0, 2.0]).center_x(columns.sum).into()
    });
    let games = columns.games.then(|| container(ui.note("players-played")).center_x(columns.sum));
    let heads = ui.words.evening_heads(season).into_iter().zip(&season.evenings);
    let days = heads.filter(|_| columns.evenings).map(|(short, started)| {
        let short = container(ui.note(short).align_x(Center)).center_x(DAY);
        ui.hint(short, ui.words.day(started).unwrap_or_default())
    });
    row![
        container(ui.note("season-rank")).center_x(columns.rank),
        ui.note("season-name").width(Fill),
        games,
        Row::with_children(sums).align_y(Center),
        Row::with_children(days),
    ]
    .align_y(Center)
    .height(HEAD)
    .into()
}

/// A person's row.
fn line<'a>(person: &'a Person, columns: Columns, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
    let number = |number: String| {
        container(plain(number).font(FIGURES).size(size::LEAD)).center_x(columns.sum).into()
    };
    let place = person.place().map_or_else(|| "–".to_owned(), |place| ui.words.decimal(place));
    let sums = By::ALL.map(|by| match by {
        By::Average => number(ui.words.decimal(person.average())),
        By::Points => number(ui.words.number(i32::try_from(person.points()).unwrap_or(i32::MAX))),
        By::Place => number(place.clone()),
        By::Wins => number(person.wins().to_string()),
    });
    let evenings = person.results.iter().filter(|_| columns.evenings);
    let evenings = evenings.map(|evening| day(evening.as_ref(), ui.palette, ui));
    let crown = (person.rank == 1).then(|| emblem(Emblem::Crown, ui.palette.gold, 20.0));
    let rank = row![plain(format!("{}.", person.rank)), crown].spacing(gap::XS).align_y(Center);
    let letter = figure::letter(&person.name);
    let name = container(cut(person.name.as_str(), STRONG, size::TEXT)).width(Fill);
    row![
        container(rank).center_x(columns.rank),
        columns.games.then(|| figure::token(livery(person.colour), letter, 24.0)),
        space().width(gap::S),
        name,
        columns.games.then(|| number(person.games().to_string())),
        Row::with_children(sums),
        Row::with_children(evenings).align_y(Center),
    ]
    .align_y(Center)
    .height(LINE)
    .into()
}

/// The points of an evening over the place; those of its winner stand out.
fn day<'a>(
    evening: Option<&Evening>,
    palette: &'static Palette,
    ui: Ui<'a>,
) -> Element<'a, EarlierMessage> {
    let Some(evening) = evening else {
        return container(note("–", palette)).center_x(DAY).into();
    };
    let points = ui.words.number(evening.points);
    let points = if evening.won { strong(points).color(palette.royal) } else { plain(points) };
    let place = evening.place.map_or_else(|| "–".to_owned(), |place| format!("{place}."));
    container(column![points, note(place, palette)].align_x(Center)).center_x(DAY).into()
}
