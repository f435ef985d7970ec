//! The second window, for everybody at the table: a television, or a screen turned round. It shows
//! nothing private, and everything large.

use iced::widget::{column, container, responsive, row, space, stack, text};
use iced::{Center, Fill, Size, Task, window};

use crate::app::kit::curtain::{Curtain, Purpose};
use crate::app::kit::parts::{of_title, token};
use crate::app::kit::theme::{self, FIGURES, SANS, SERIF, STRONG};
use crate::app::kit::ui::{GameUi, Ui};
use crate::app::screen::table::{Gains, Table, seat_id, titles_of};
use crate::app::shell::{App, Message as AppMessage, launch};
use crate::journal::news::sums;
use crate::rules::expansion::king_robber::Holding;
use crate::rules::game::Phase;
use crate::rules::setup::Recording;
use crate::rules::title::Title;
use crate::rules::{Game, Seat};
use crate::say;
use crate::session::Session;
use crate::storage::settings::Zoom;
use crate::text::news::Headline;
use crate::widget::board::{Board, fit};
use crate::widget::cut::cut;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::flight::flights;
use crate::widget::{Column, Element, Row};

/// The height for which the sizes are made, in logical pixels; they grow and shrink with the
/// window.
const HEIGHT: f32 = 1080.0;
/// The height of a screen, in the system's logical pixels, from which the usual size would be tiny
/// on it, as the system does not enlarge it.
const FINE: f32 = 2000.0;
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

/// The room that a window's frame with its title and the system's bar take, in the system's logical
/// pixels: no system tells how much of a screen is free.
const TAKEN: Size = Size::new(16.0, 96.0);

/// A size no larger than the free part of a screen.
fn smaller(view: Size, screen: Size, zoom: f32) -> Size {
    let free = Size::new(screen.width - TAKEN.width / zoom, screen.height - TAKEN.height / zoom);
    Size::new(view.width.min(free.width), view.height.min(free.height))
}

/// The size to which a window shrinks on a screen; `None` if it keeps its own: a remembered size
/// had its place on a screen as large.
#[must_use]
pub fn fitting(view: Size, screen: Size, zoom: Zoom, is_first: bool) -> Option<Size> {
    let is_larger = view.width > screen.width || view.height > screen.height;
    let fitting = smaller(view, screen, zoom.factor());
    ((is_first || is_larger) && fitting != view).then_some(fitting)
}

impl App {
    /// Shows the second window, or hides it.
    pub(super) fn toggle_display(&mut self) -> Task<AppMessage> {
        if let Some(id) = self.display.take() {
            return window::close(id);
        }
        let settings = window::Settings {
            size: Size::new(1280.0, 720.0),
            min_size: Some(Size::new(640.0, 360.0)),
            ..launch::of_app()
        };
        let (id, open) = window::open(settings);
        self.display = Some(id);
        open.discard()
    }

    /// Lets a window fill its screen, or gives the screen back.
    pub(super) fn toggle_full_screen(&mut self, id: window::Id) -> Task<AppMessage> {
        let before = self.full_screen.len();
        self.full_screen.retain(|full| *full != id);
        if self.full_screen.len() < before {
            return window::set_mode(id, window::Mode::Windowed);
        }
        self.full_screen.push(id);
        window::set_mode(id, window::Mode::Fullscreen)
    }

    /// The window, if it fills its screen.
    #[must_use]
    pub fn in_full_screen(&self) -> Option<window::Id> {
        self.shared.window.filter(|id| self.full_screen.contains(id))
    }

    /// Makes the window no larger than the free part of a screen of that size.
    pub(super) fn fit(&mut self, screen: Option<Size>) -> Task<AppMessage> {
        let (Some(id), Some(screen)) = (self.shared.window, screen) else { return Task::none() };
        let (view, is_first) = (self.shared.view, self.shared.is_first);
        let zoom = self.shared.settings.zoom;
        if is_first && zoom == Zoom::default() && screen.height >= FINE {
            self.shared.enlarge(Zoom::from(Zoom::MOST));
            // The window grows with its content.
            let factor = self.shared.settings.zoom.factor();
            return window::resize(id, smaller(view, screen * (1.0 / factor), factor));
        }
        let fitting = fitting(view, screen, zoom, is_first);
        fitting.map_or_else(Task::none, |size| window::resize(id, size))
    }

    /// The player who shows a fulfilled order next.
    fn veiled(&self) -> Option<Seat> {
        let table = self.table()?;
        // A game that was left during a choice goes on with that.
        let choosing = table.curtain().filter(|curtain| curtain.purpose() == Purpose::Choose);
        table.veiled().or(choosing.map(Curtain::seat))
    }

    /// The content of a window.
    pub fn view_of(&self, id: window::Id) -> Element<'_, AppMessage> {
        if self.display == Some(id) { self.view_for_all() } else { self.view() }
    }

    /// The content of the second window; the final scoring as far as the first has shown it.
    #[must_use]
    pub fn view_for_all(&self) -> Element<'_, AppMessage> {
        if let (Some(replay), Some(session)) = (self.replay(), self.session()) {
            return replay.display(self.shared.at(session));
        }
        match (self.finale(), self.session()) {
            (Some(finale), Some(session)) => finale.display(self.shared.at(session)),
            (_, session) => {
                let gains = self.table().and_then(Table::gains);
                let table = view(self.shared.ui(), session, self.veiled(), gains);
                let moment = self.table().and_then(Table::moment).zip(session);
                let moment = moment.map(|(moment, it)| moment.view(self.shared.ui(), it.game()));
                stack![table].push(moment).into()
            }
        }
    }

    /// The factor by which everything is enlarged in a window; the second has its own measure.
    #[must_use]
    pub fn zoom_of(&self, id: window::Id) -> f32 {
        if self.display == Some(id) { 1.0 } else { self.zoom() }
    }
}
