//! The poster: a finished game as one picture for the wall, laid out for its own size and in the
//! light colours, whatever the look of the window.

use iced::widget::{column, container, responsive, row, rule, text};
use iced::{Bottom, Center, Fill, FillPortion, Size, Theme, border};

use crate::outcome::course;
use ::text::export;
use ask::export::Format;
use journal::honours::honours;
use kit::fit;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::Seat;
use rules::setup::Recording;
use widget::board::Board;
use widget::board::camera::Camera;
use widget::cut::cut;
use widget::emblem::{Emblem, emblem};
use widget::palette::Palette;

impl Measures {
    const fn of(format: Format) -> Self {
        match format {
            Format::Landscape => Self {
                wide: TOLD,
                listed: TOLD,
                head: 84.0,
                name: 34.0,
                text: 20.0,
                line: 62.0,
                titles: 4,
            },
            Format::Square => Self {
                wide: format.size().width - 2.0 * AROUND,
                listed: LISTED,
                head: 56.0,
                name: 24.0,
                text: 15.0,
                line: 44.0,
                titles: 2,
            },
        }
    }
}

/// The sizes on a poster, in pixels.
#[derive(Debug, Clone, Copy)]
struct Measures {
    /// The widths of the head and of the ranking.
    wide: f32,
    listed: f32,
    /// The size of the winner's name, if it is short.
    head: f32,
    /// The size of names in the ranking, if they are short.
    name: f32,
    /// The least size of the text.
    text: f32,
    /// The height of a line of the ranking.
    line: f32,
    /// The greatest number of titles of the evening.
    titles: usize,
}

const LIGHT: &Palette = &Palette::LIGHT;

/// The margin on either side of the frame, the frame, and their sum, in pixels.
const MARGIN: f32 = 28.0;
const FRAME: f32 = 6.0;
const AROUND: f32 = 2.0 * MARGIN + FRAME;
/// The width of the text beside the board, and the height of the course below it.
const TOLD: f32 = 680.0;
const COURSE: f32 = 216.0;
/// The width of the ranking below the board, and the least height of the course beside it.
const LISTED: f32 = 470.0;
const LEAST_COURSE: f32 = 150.0;
/// The greatest height of the head, in lines of its largest letters.
const HEAD_LINES: f32 = 2.1;
/// The least size of text that everybody shall read.
const LEAST: f32 = 12.0;

/// The poster of a finished game.
pub fn poster<'a, Message: 'a>(ui: GameUi<'a>, format: Format) -> Element<'a, Message> {
    let measures = Measures::of(format);
    let has_board = ui.session.game().recording() == Recording::Board;
    let chart = || framed(course(ui.session, LIGHT), gap::M);
    let large = match ui.session.game().recording() {
        Recording::Board => framed(board(ui), 0.0),
        Recording::Scorepad => chart(),
        Recording::Deck => framed(orders(ui, measures), gap::XL),
    };
    let content = match format {
        Format::Landscape => {
            let told = column![
                head(ui, measures),
                line(),
                ranking(ui, measures),
                line(),
                responsive(move |room| titles(ui, measures, room)),
            ];
            let drawn = column![large].push(has_board.then(|| chart().height(COURSE)));
            let told = told.spacing(gap::XL).width(TOLD).height(Fill);
            row![told, drawn.spacing(gap::XL)].spacing(gap::XXL).height(Fill).into()
        }
        Format::Square => {
            let beside = responsive(move |room| {
                let course = if has_board { LEAST_COURSE + gap::L } else { 0.0 };
                let left = Size::new(room.width, room.height - course);
                let told = titles(ui, measures, left);
                column![].push(has_board.then(chart)).push(told).spacing(gap::L).into()
            });
            let players = container(ranking(ui, measures)).width(LISTED);
            let told = row![players, beside];
            let told = told.spacing(gap::XL).height(FillPortion(4));
            let large = large.height(FillPortion(6));
            let head: Element<'a, Message> = head(ui, measures);
            column![head, large, told].spacing(gap::L).height(Fill).into()
        }
    };
    in_frame(content, foot(ui, measures))
}

/// The paper with its double frame, and the foot below everything.
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
    let outer = container(inner).padding(FRAME).width(Fill).height(Fill).style(edge(3.0));
    container(outer).padding(MARGIN).width(Fill).height(Fill).into()
}

fn framed<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    padding: f32,
) -> container::Container<'a, Message, Theme, widget::Renderer> {
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

/// The winner, and the time of the game.
fn head<'a, Message: 'a>(ui: GameUi<'a>, measures: Measures) -> Element<'a, Message> {
    let won = ui.words.won(ui.session.game());
    let room = Size::new(measures.wide - measures.head - gap::L, measures.head * HEAD_LINES);
    let size = fit::largest(&[&won], SERIF, (measures.head, LEAST), room);
    let won = title(won).size(size).color(LIGHT.royal);
    let date = text(ui.date(ui.session.started())).font(SERIF).size(measures.text * 1.3);
    let told = column![won, date.color(LIGHT.faint)].spacing(gap::XS).width(Fill);
    let crown = emblem(Emblem::Crown, LIGHT.gold, measures.head);
    row![crown, told].spacing(gap::L).align_y(Center).into()
}

/// The ranking, with places, names and points.
fn ranking<'a, Message: 'a>(ui: GameUi<'a>, measures: Measures) -> Element<'a, Message> {
    let game = ui.session.game();
    let Measures { name: size, line, listed, .. } = measures;
    let points = |seat: Seat| ui.words.number(game.tally(seat).total());
    let widths =
        game.seats().map(|seat| fit::measure(&points(seat), FIGURES, size * 1.25, listed).width);
    let (place, sign, points_wide) = (size * 1.3, line * 0.72, widths.fold(0.0, f32::max).ceil());
    // All names have the size at which the longest fits its line.
    let room = Size::new(listed - place - sign - points_wide - 3.0 * gap::M, line);
    let names: Vec<&str> = game.seats().map(|seat| game.name(seat)).collect();
    let named = fit::largest(&names, STRONG, (size, LEAST), room);
    let player = |(seat, rank): (Seat, Option<usize>)| {
        let ink = if rank == Some(1) { LIGHT.royal } else { LIGHT.ink };
        let number = text(ui.words.place(rank)).font(SERIF).size(size).color(LIGHT.faint);
        let name = container(cut(game.name(seat), STRONG, named));
        let points = text(points(seat)).font(FIGURES).size(size * 1.25).color(ink);
        row![container(number).width(place), token(game, seat, sign), name.width(Fill), points]
            .spacing(gap::M)
            .align_y(Center)
            .height(line)
            .into()
    };
    Column::with_children(game.ranks().into_iter().map(player)).width(Fill).into()
}

/// The fulfilled orders of each player, where nothing else was recorded.
fn orders<'a, Message: 'a>(ui: GameUi<'a>, measures: Measures) -> Element<'a, Message> {
    let game = ui.session.game();
    let of = |(seat, _): (Seat, Option<usize>)| {
        let hand = game.orders().map(|orders| orders.hand(seat));
        let cards = hand.into_iter().flat_map(|hand| &hand.fulfilled).map(|card| {
            let points = ui.words.signed(card.points);
            plain(format!("{} {points}", ui.words.card_title(card))).size(measures.text).into()
        });
        let cards = Column::with_children(cards).width(Fill);
        row![token(game, seat, measures.line * 0.72), cards].spacing(gap::M).into()
    };
    Column::with_children(game.ranks().into_iter().map(of)).spacing(gap::L).into()
}

/// As many titles of the evening as have room, each whole.
fn titles<'a, Message: 'a>(ui: GameUi<'a>, measures: Measures, room: Size) -> Element<'a, Message> {
    let game = ui.session.game();
    let (size, sign) = (measures.text, measures.text * 1.7);
    let beside = room.width - sign - gap::M;
    let mut left = room.height + gap::M;
    let told =
        honours(ui.session.journal()).into_iter().take(measures.titles).map_while(|honour| {
            let (name, why) = ui.words.honour(&honour, game);
            let (large, small) = (size * 1.35, size);
            let tall = fit::measure(&name, SERIF, large, beside).height
                + fit::measure(&why, SANS, small, beside).height;
            left -= tall.max(sign) + gap::M;
            let name = title(name).size(large);
            let why = plain(why).size(small).color(LIGHT.faint);
            let told = row![token(game, honour.seat, sign), column![name, why].width(Fill)];
            (left >= 0.0).then(|| told.spacing(gap::M).into())
        });
    Column::with_children(told).spacing(gap::M).width(Fill).into()
}

/// The whole board, as large as it can be.
fn board<'a, Message: 'a>(ui: GameUi<'a>) -> Element<'a, Message> {
    let game = ui.session.game();
    let board = responsive(move |view| {
        let tiles = game.board().tiles().iter().map(|placed| placed.at);
        let board =
            Board::new(game.board(), game.setup(), &ui.shared.arts, LIGHT, ui.session.revision());
        board.camera(Some(Camera::whole(tiles, view))).pieces(game).into()
    });
    board.into()
}

/// The completed features, the sets of the game, and the name of the app.
fn foot<'a, Message: 'a>(ui: GameUi<'a>, measures: Measures) -> Element<'a, Message> {
    let game = ui.session.game();
    let size = measures.text * 0.85;
    let lines = export::completed(game, ui.words).into_iter().chain([export::sets(game, ui.words)]);
    let lines = lines.map(|line| note(line, LIGHT).size(size).into());
    let made = text(say!(ui, "app-name")).font(SERIF).size(size * 1.3).color(LIGHT.gold);
    let told: Row<'a, Message> = row![Column::with_children(lines).width(Fill), made];
    told.spacing(gap::XL).align_y(Bottom).into()
}
