//! The second window, for everybody at the table: a television, or a screen turned round. It shows
//! nothing private, and everything large.

use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Size};

pub use super::windows::fitting;
use ::text::news::Headline;
use journal::news::sums;
use kit::curtain::{Curtain, Purpose};
use kit::parts::of_title;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::expansion::king_robber::Holding;
use rules::game::Phase;
use rules::setup::Recording;
use rules::title::Title;
use rules::{Game, Seat};
use screen::table::{Gains, Table, seat_id, titles_of};
use session::Session;
use widget::board::{Board, fit};
use widget::cut::cut;
use widget::emblem::{Emblem, emblem};
use widget::flight::flights;

/// The height for which the sizes are made, in logical pixels; they grow and shrink with the
/// window.
const HEIGHT: f32 = 1080.0;
/// The number of letters above which a name is written smaller.
const LONG: usize = 14;
/// The number of news that have room.
const ROOM: usize = 4;

/// The public state of the open game. While `veiled` has a fulfilled order to show, its effects are
/// left out.
pub fn view<'a, Message: 'a>(
    ui: Ui<'a>,
    session: Option<&'a Session>,
    veiled: Option<Seat>,
    gains: Option<&'a Gains>,
) -> Element<'a, Message> {
    if let (Some(session), Some(seat)) = (session, veiled) {
        let name = session.game().name(seat);
        let waiting = move |size| {
            let unit = unit(size);
            let said = say!(ui, "display-veiled", name = name);
            let said = text(said).font(SERIF).size(64.0 * unit).align_x(Center);
            let token = token(session.game(), seat, 120.0 * unit);
            let waiting = column![token, said].spacing(24.0 * unit).align_x(Center);
            container(waiting).center(Fill).into()
        };
        return container(responsive(waiting)).style(theme::curtain(ui.palette, false)).into();
    }
    let Some(session) = session else {
        let waiting = move |size| {
            let unit = unit(size);
            let name = text(say!(ui, "app-name")).font(SERIF).size(96.0 * unit);
            let tagline = text(say!(ui, "display-waiting")).font(SANS).size(32.0 * unit);
            let waiting = column![
                emblem(Emblem::Crown, ui.palette.gold, 120.0 * unit),
                name.color(ui.palette.royal).align_x(Center),
                tagline.color(ui.palette.faint).align_x(Center),
            ];
            container(waiting.spacing(24.0 * unit).align_x(Center)).center(Fill).into()
        };
        return container(responsive(waiting)).style(theme::curtain(ui.palette, false)).into();
    };
    let content = responsive(move |size| table(ui.with(session), gains, size));
    container(content).style(theme::curtain(ui.palette, false)).into()
}

/// The scale of everything in a window of that size.
fn unit(size: Size) -> f32 {
    (size.height / HEIGHT).clamp(0.3, 3.0)
}

fn table<'a, Message: 'a>(
    ui: GameUi<'a>,
    gains: Option<&'a Gains>,
    size: Size,
) -> Element<'a, Message> {
    let game = ui.session.game();
    let unit = unit(size);
    let on_board = game.recording() == Recording::Board;
    let board: Element<'a, Message> = if on_board {
        Board::new(game.board(), game.setup(), &ui.shared.arts, ui.palette, ui.session.revision())
            .pieces(game)
            .into()
    } else {
        container(emblem(Emblem::Crown, ui.palette.line, 320.0 * unit)).center(Fill).into()
    };
    // More than four players share the room of four.
    let line = unit * (4.3 / game.seats().count().max(1) as f32).min(1.0);
    let players = game.seats().map(|seat| player(ui, seat, line));
    let titles = titles_of(game).map(|titles| {
        let king = title(*ui, game, Title::King, &titles.king, unit);
        column![king, title(*ui, game, Title::Robber, &titles.robber, unit)].spacing(12.0 * unit)
    });
    let side = column![
        now(ui, unit),
        Column::with_children(players).spacing(12.0 * line),
        space::vertical(),
        titles,
        news(ui, unit),
    ];
    let side = container(side.spacing(24.0 * unit))
        .width((size.width * 0.38).min(720.0 * unit))
        .padding(32.0 * unit);
    let board = container(board).width(Fill).height(Fill);
    let all = row![board, side.height(Fill).style(theme::bar(ui.palette))];
    let Some(gains) = gains.filter(|_| on_board) else { return all.into() };
    let to_screen = |at, view| fit(game.board(), false, view).to_screen(at, view);
    let way = (gains.share(ui.now), 36.0 * unit);
    flights(all, gains.flights(*ui, game, to_screen), way, ui.palette).into()
}

/// The player on turn, and the number of tiles left.
fn now<'a, Message: 'a>(ui: GameUi<'a>, unit: f32) -> Element<'a, Message> {
    let game = ui.session.game();
    let turn = ui.words.headline(game);
    let is_over = game.is_finished();
    let left = (game.recording() == Recording::Board && !is_over).then(|| {
        let left = text(say!(ui, "display-left", count = game.count_left()));
        left.font(SANS).size(26.0 * unit).color(ui.palette.faint)
    });
    let paused = ui.session.is_paused().then(|| {
        let paused =
            text(say!(ui, "clock-paused")).font(STRONG).size(40.0 * unit).color(ui.palette.danger);
        row![emblem(Emblem::Pause, ui.palette.danger, 36.0 * unit), paused]
            .spacing(12.0 * unit)
            .align_y(Center)
    });
    let large = if turn.chars().count() > 2 * LONG { 40.0 } else { 52.0 };
    let turn = text(turn).font(SERIF).size(large * unit).wrapping(text::Wrapping::WordOrGlyph);
    column![turn, left, paused].into()
}

fn player<'a, Message: 'a>(ui: GameUi<'a>, seat: Seat, unit: f32) -> Element<'a, Message> {
    let game = ui.session.game();
    let active = game.active() == seat && !matches!(game.phase(), Phase::Deal | Phase::Finished);
    let time = ui.session.clock().map(|clock| {
        let color = match (clock.is_over(seat), active) {
            (true, _) => ui.palette.danger,
            (false, true) => ui.palette.ink,
            (false, false) => ui.palette.faint,
        };
        text(ui.words.time(clock.shown(seat))).font(SANS).size(28.0 * unit).color(color)
    });
    let large = if game.name(seat).chars().count() > LONG { 28.0 } else { 36.0 };
    let name = cut(game.name(seat), STRONG, large * unit);
    let score = ui.words.number(game.tally(seat).total());
    let score = text(score).font(FIGURES).size(68.0 * unit);
    // The orders that lie face up, open to everybody (R-KO-5).
    let face_up = game.orders().map(|orders| {
        let titles: Vec<String> =
            orders.hand(seat).fulfilled.iter().map(|card| ui.words.card_title(card)).collect();
        text(titles.join(" · ")).font(SANS).size(20.0 * unit).color(ui.palette.royal)
    });
    let face_up = face_up.filter(|_| {
        ui.session.game().orders().is_some_and(|orders| !orders.hand(seat).fulfilled.is_empty())
    });
    let line =
        row![token(game, seat, 60.0 * unit), column![name, time, face_up].width(Fill), score,];
    let line = container(line.spacing(16.0 * unit).align_y(Center))
        .padding([4.0 * unit, 20.0 * unit])
        .width(Fill);
    let line = if active {
        line.style(theme::chosen(ui.palette))
    } else {
        line.style(theme::raised(ui.palette))
    };
    container(line).id(seat_id(seat)).into()
}

/// The holder of a title, and the size that beats it.
fn title<'a, Message: 'a>(
    ui: Ui<'a>,
    game: &'a Game,
    title: Title,
    holding: &Holding,
    unit: f32,
) -> Element<'a, Message> {
    let symbol = of_title(title);
    let who = ui.words.held(title, holding, game);
    let beat = match holding.holder {
        Some(_) => ui.words.taking(title, holding),
        None => say!(ui, "display-nobody"),
    };
    let lines = column![
        text(who).font(STRONG).size(30.0 * unit),
        text(beat).font(SANS).size(24.0 * unit).color(ui.palette.faint),
    ];
    row![emblem(symbol, ui.palette.gold, 52.0 * unit), lines]
        .spacing(16.0 * unit)
        .align_y(Center)
        .into()
}

/// The news of the turn: all of it, or of much the sums of the players and what has room below.
fn news<'a, Message: 'a>(ui: GameUi<'a>, unit: f32) -> Option<Element<'a, Message>> {
    let game = ui.session.game();
    let news = ui.session.news();
    let told: Vec<Headline> = news.iter().filter_map(|news| ui.words.news(news, game)).collect();
    if told.is_empty() {
        return None;
    }
    let gains = (told.len() > ROOM).then(|| {
        let sum = |(seat, points)| {
            let points = text(ui.words.signed(points)).font(FIGURES).size(32.0 * unit);
            row![token(game, seat, 36.0 * unit), points].spacing(8.0 * unit).align_y(Center).into()
        };
        Row::with_children(sums(&news).into_iter().map(sum)).spacing(24.0 * unit).wrap()
    });
    let room = if gains.is_some() { ROOM - 1 } else { ROOM };
    let lines = told.into_iter().take(room).map(|Headline { head, about }| {
        let head = text(head).font(STRONG).size(28.0 * unit);
        let about = text(about).font(SANS).size(24.0 * unit).color(ui.palette.faint);
        row![head, about].spacing(12.0 * unit).wrap().into()
    });
    let lines = column![gains, Column::with_children(lines)].spacing(8.0 * unit);
    Some(container(lines).padding(20.0 * unit).width(Fill).style(theme::panel(ui.palette)).into())
}

/// The player who shows a fulfilled order next.
pub(super) fn veiled(table: &Table) -> Option<Seat> {
    // A game that was left during a choice goes on with that.
    let choosing = table.curtain().filter(|curtain| curtain.purpose() == Purpose::Choose);
    table.veiled().or(choosing.map(Curtain::seat))
}
