//! The poster: a finished game as one picture for the wall. It is composed anew for its own size,
//! by day, whatever the window looks like.

use iced::widget::{column, container, responsive, row, rule, text};
use iced::{Bottom, Center, Fill, FillPortion, Shrink, Size, Theme, border};

use super::Shared;
use super::parts::{note, plain, strong, title, token};
use super::screen::outcome::course;
use super::theme::{self, FIGURES, SERIF, space as gap};
use crate::journal::honours::{Honour, honours};
use crate::rules::Seat;
use crate::rules::setup::Recording;
use crate::say;
use crate::session::Session;
use crate::text::export;
use crate::widget::board::Board;
use crate::widget::board::camera::Camera;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::palette::Palette;
use crate::widget::{Column, Element, Row};

/// The shape of a poster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Wider than high, as a screen.
    Landscape,
    /// As wide as high, as messengers show pictures.
    Square,
}

impl Format {
    /// In pixels.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Landscape => Size::new(1920.0, 1080.0),
            Self::Square => Size::new(1080.0, 1080.0),
        }
    }

    const fn measures(self) -> Measures {
        match self {
            Self::Landscape => {
                Measures { head: 84.0, name: 34.0, text: 20.0, line: 62.0, titles: 4 }
            }
            Self::Square => Measures { head: 56.0, name: 24.0, text: 15.0, line: 44.0, titles: 2 },
        }
    }
}

/// How large things are, in pixels.
#[derive(Debug, Clone, Copy)]
struct Measures {
    /// The winner, if the name is short.
    head: f32,
    /// Names in the ranking.
    name: f32,
    /// The least of the text.
    text: f32,
    /// A line of the ranking.
    line: f32,
    /// As many titles of the evening have room beside four players.
    titles: usize,
}

const LIGHT: &Palette = &Palette::LIGHT;

/// Around the frame and within it, in pixels.
const MARGIN: f32 = 28.0;
/// The width of what is told beside the board, and the height of the course below it.
const TOLD: f32 = 680.0;
const COURSE: f32 = 216.0;

/// The poster of a finished game.
pub fn poster<'a, Message: 'a>(
    session: &'a Session,
    shared: &'a Shared,
    format: Format,
) -> Element<'a, Message> {
    let measures = format.measures();
    let has_board = session.game().recording() == Recording::Board;
    let chart = || framed(course(session, LIGHT), gap::M);
    let large = if has_board { framed(board(session, shared), 0.0) } else { chart() };
    let small = has_board.then(chart);
    let content = match format {
        Format::Landscape => {
            let told = column![
                head(session, shared, measures),
                line(),
                ranking(session, shared, measures),
                line(),
                titles(session, shared, measures),
            ];
            let drawn = column![large].push(small.map(|small| small.height(COURSE)));
            let told = told.spacing(gap::XL).width(TOLD).height(Fill);
            row![told, drawn.spacing(gap::XL)].spacing(gap::XXL).height(Fill).into()
        }
        Format::Square => {
            let beside = column![]
                .push(small.map(|small| small.height(Fill)))
                .push(titles(session, shared, measures))
                .spacing(gap::L);
            let players = ranking(session, shared, measures);
            let told = row![
                container(players).width(FillPortion(5)),
                container(beside).width(FillPortion(6))
            ];
            let told = told.spacing(gap::XL).height(FillPortion(4));
            let large = large.height(FillPortion(6));
            let head: Element<'a, Message> = head(session, shared, measures);
            column![head, large, told].spacing(gap::L).height(Fill).into()
        }
    };
    in_frame(content, foot(session, shared, measures))
}

/// The paper with its double frame and what stands below everything.
fn in_frame<'a, Message: 'a>(
    content: Element<'a, Message>,
    foot: Element<'a, Message>,
) -> Element<'a, Message> {
    let content = column![content, foot].spacing(gap::L);
    let edge = |width: f32| {
        move |_: &Theme| container::Style {
            background: Some(LIGHT.paper.into()),
            text_color: Some(LIGHT.ink),
            border: border::width(width).color(LIGHT.gold),
            ..container::Style::default()
        }
    };
    let inner = container(content).padding(MARGIN).width(Fill).height(Fill).style(edge(1.0));
    let outer = container(inner).padding(6).width(Fill).height(Fill).style(edge(3.0));
    container(outer).padding(MARGIN).width(Fill).height(Fill).into()
}

fn framed<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    padding: f32,
) -> container::Container<'a, Message, Theme, crate::widget::Renderer> {
    let style = |_: &Theme| container::Style {
        background: Some(LIGHT.raised.into()),
        border: border::width(1.0).color(LIGHT.line),
        ..container::Style::default()
    };
    container(content).padding(padding).clip(true).width(Fill).height(Fill).style(style)
}

fn line<'a, Message: 'a>() -> Element<'a, Message> {
    rule::horizontal(1).style(theme::thin(LIGHT)).into()
}

/// Who has won, and when it was.
fn head<'a, Message: 'a>(
    session: &'a Session,
    shared: &'a Shared,
    measures: Measures,
) -> Element<'a, Message> {
    let won = shared.words.won(session.game());
    // What is longer is written smaller, so that two lines hold it.
    let share = (14.0 / won.chars().count().max(1) as f32).sqrt().clamp(0.4, 1.0);
    let size = (measures.head * share).max(measures.name);
    let won = title(won).size(size).color(LIGHT.royal);
    let date = text(shared.date(session.started())).font(SERIF).size(measures.text * 1.3);
    let told = column![won, date.color(LIGHT.faint)].spacing(gap::XS).width(Fill);
    let crown = emblem(Emblem::Crown, LIGHT.gold, measures.head);
    row![crown, told].spacing(gap::L).align_y(Center).into()
}

/// Everybody's place, name and points.
fn ranking<'a, Message: 'a>(
    session: &'a Session,
    shared: &'a Shared,
    measures: Measures,
) -> Element<'a, Message> {
    let game = session.game();
    let Measures { name: size, line, .. } = measures;
    let player = |(seat, rank): (Seat, usize)| {
        let ink = if rank == 1 { LIGHT.royal } else { LIGHT.ink };
        let place = text(format!("{rank}.")).font(SERIF).size(size).color(LIGHT.faint);
        // A long name is written smaller, so that it keeps to its line.
        let long = game.name(seat).chars().count() as f32;
        let name = strong(game.name(seat)).size(size * (13.0 / long.max(1.0)).clamp(0.62, 1.0));
        let points = shared.words.number(game.tally(seat).total());
        let points = text(points).font(FIGURES).size(size * 1.25).color(ink);
        row![container(place).width(size * 1.3), token(game, seat, line * 0.72), name.width(Fill)]
            .push(points)
            .spacing(gap::M)
            .align_y(Center)
            .height(line)
            .into()
    };
    Column::with_children(game.ranks().into_iter().map(player)).width(Fill).into()
}

/// As many titles of the evening as have room.
fn titles<'a, Message: 'a>(
    session: &'a Session,
    shared: &'a Shared,
    measures: Measures,
) -> Element<'a, Message> {
    let game = session.game();
    // Each player more takes the room of one.
    let more = game.seats().count().saturating_sub(4);
    let room = measures.titles.saturating_sub(more).max(1);
    let told = |honour: Honour| {
        let (name, why) = shared.words.honour(&honour, game);
        let name = title(name).size(measures.text * 1.35);
        let why = plain(why).size(measures.text).color(LIGHT.faint);
        let told = column![name, why].width(Fill);
        row![token(game, honour.seat, measures.text * 1.7), told].spacing(gap::M).into()
    };
    let titles = honours(session.journal()).into_iter().take(room).map(told);
    Column::with_children(titles).spacing(gap::M).width(Fill).height(Shrink).into()
}

/// The whole board, as large as it can be.
fn board<'a, Message: 'a>(session: &'a Session, shared: &'a Shared) -> Element<'a, Message> {
    let game = session.game();
    let board = responsive(move |view| {
        let tiles = game.board().tiles().iter().map(|placed| placed.at);
        let board = Board::new(game.board(), game.setup(), &shared.arts, LIGHT, session.revision());
        board.camera(Some(Camera::whole(tiles, view))).pieces(game).into()
    });
    board.into()
}

/// What was played and built, and with what the poster was made.
fn foot<'a, Message: 'a>(
    session: &'a Session,
    shared: &'a Shared,
    measures: Measures,
) -> Element<'a, Message> {
    let (game, words) = (session.game(), &shared.words);
    let size = measures.text * 0.85;
    let lines = export::completed(game, words).into_iter().chain([export::sets(game, words)]);
    let lines = lines.map(|line| note(line, LIGHT).size(size).into());
    let made = text(say!(words, "app-name")).font(SERIF).size(size * 1.3).color(LIGHT.gold);
    let told: Row<'a, Message> = row![Column::with_children(lines).width(Fill), made];
    told.spacing(gap::XL).align_y(Bottom).into()
}
