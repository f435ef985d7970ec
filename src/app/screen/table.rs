//! The table: the mirrored board, the entry of every move, the players and the log.

mod answering;
mod asking;
mod bar;
mod bindings;
pub mod dialog;
pub mod entering;
mod hands;
mod insight;
mod keys;
mod layout;
mod message;
pub mod pad;
mod panel;
mod past;
mod question;
mod seen;
mod told;
mod ui;
mod update;

use std::time::Instant;

use iced::widget::{column, container, row, space, stack};
use iced::{Fill, keyboard};

pub use asking::Asked;
pub use asking::asked;
pub use bindings::{ON_BOARD, ON_PAD};
pub use dialog::adjust::REASON;
use dialog::compare::Comparing;
use dialog::{Dialog, Helping};
use entering::Entering;
pub use entering::Entry;
pub use entering::choosing::tile_id;
pub use entering::tray::RISEN;
pub use hands::{Hands, Moment};
use journal::Reentry;
pub use keys::PAUSE;
use kit::curtain::Curtain;
use kit::prelude::*;
use layout::{LOG_WIDTH, players_width};
pub use message::{Enter, Hand, Light, Log, Message, Noted, Press, See};
pub use panel::belongings::titles_of;
pub use panel::gains::{Gains, seat_id};
pub use panel::players::ON_TURN;
use panel::{log, news, players};
pub use question::acting::{acts, claims};
pub use question::fair::DISTANCE;
pub use question::{answer_id, answer_number, offered};
pub use rules::game::question::Act;
use rules::{Game, Move, Seat};
use seen::Seen;
use session::Session;
use told::Telling;
use ui::TableUi;
use widget::behind::behind;
use widget::board::{self, camera::Camera};
use widget::flight;

/// The least height of the bar, the news and the log together, in logical pixels.
const LEAST: f32 = 400.0;

/// The way in which a turn is entered.
#[derive(Debug)]
enum Mode {
    /// On the mirrored board.
    Board(Entering),
    /// On the scorepad.
    Pad(Box<pad::Pad>),
}

impl Default for Mode {
    fn default() -> Self {
        Self::Board(Entering::default())
    }
}

/// The screen.
#[derive(Debug, Default)]
pub struct Table {
    mode: Mode,
    /// An old turn that is being entered anew, in the same mode as this one.
    past: Option<Reentry>,
    answering: answering::Answering,
    dialog: Option<Dialog>,
    /// The check with the table, when put aside.
    compared: Comparing,
    hands: Hands,
    /// The gains on their way from the board to their players.
    gains: Option<panel::gains::Gains>,
    telling: Telling,
    seen: Seen,
    insight: insight::Insight,
}

/// The question while nothing is written on the scorepad.
fn asked_on_pad(ui: TableUi<'_>) -> Element<'_, Message> {
    if ui.game.is_finished() {
        return question::finished(ui);
    }
    question::ask(ui).unwrap_or_else(|| space().into())
}

impl Table {
    /// The screen for an open game.
    pub fn new(session: &Session) -> Self {
        let mut table = Self::default();
        table.refresh(session);
        table
    }

    /// Takes over a change of the game: drops input begun before, and asks who must choose.
    pub fn refresh(&mut self, session: &Session) {
        self.insight.forget_ways();
        self.seen.asked = None;
        self.seen.opened = None;
        self.seen.sought = None;
        self.gains = None;
        self.telling.forget();
        self.answering = self.answering.next();
        self.refresh_dialog();
        let game = session.game();
        self.clear_pad(game);
        if let Some(entering) = self.entering_mut() {
            entering.refresh(game);
        }
        self.hands.refresh(session);
    }

    /// Says why an input was refused.
    pub fn refuse(&mut self, reason: String) {
        self.telling.refusal = Some(reason);
    }

    /// Says what was done.
    pub fn tell(&mut self, done: String) {
        self.telling.notice = Some(done);
    }

    /// The open curtain, if there is one.
    pub const fn curtain(&self) -> Option<&Curtain> {
        self.hands.curtain()
    }

    /// The orders that lie large before everybody now.
    pub const fn moment(&self) -> Option<&Moment> {
        self.hands.moment()
    }

    /// The player who shows a fulfilled order next; until then nobody is told of its effects.
    pub fn veiled(&self) -> Option<Seat> {
        self.hands.veiled()
    }

    /// The orders of the players, as far as they show at the table.
    pub const fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The hands, to be changed.
    pub const fn hands_mut(&mut self) -> &mut Hands {
        &mut self.hands
    }

    /// Whether something lies above the table, which rests until that is gone.
    pub const fn is_covered(&self) -> bool {
        self.dialog.is_some() || self.curtain().is_some() || self.moment().is_some()
    }

    /// The part of the board in sight; `None` for all of it.
    pub const fn camera(&self) -> Option<Camera> {
        self.seen.camera
    }

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        bindings::shortcut(self, event)
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let shown = self.ui(ui);
        let line = (ui.width() <= Width::Narrow).then(|| news::news_line(shown, || self.told(ui)));
        let middle = match &self.mode {
            Mode::Pad(pad) => {
                let pad = pad.view(shown, || asked_on_pad(shown));
                column![line, pad.push(self.chances(ui))].width(Fill)
            }
            Mode::Board(entering) => {
                let board = stack![entering.board(self.chances(ui), shown)];
                let board = board.push(news::news_above(shown));
                let tray = entering.tray_below(&self.asks(), question::in_tray(shown), shown);
                column![line, board, tray].width(Fill)
            }
        };
        let entering = self.entering();
        let notes = || {
            let block = (ui.width() > Width::Narrow).then(|| news::news_block(shown));
            // Its newest lines stand above the tray, or none.
            let covered = entering.map_or(0.0, |entering| entering.covered(shown));
            let has_room = covered == 0.0 || ui.view.height - covered > LEAST;
            let log = has_room.then(|| log::log(shown));
            let column = column![block, log, space().height(covered)].width(LOG_WIDTH);
            column![container(column).height(Fill).style(theme::bar(ui.palette))]
        };
        let log_first = ui.width() <= Width::Narrow && self.seen.in_log;
        let left = match (log_first, ui.width() == Width::Slim) {
            (true, _) => notes(),
            (false, true) => column![players::strip(shown)].width(players_width(*ui)),
            (false, false) => column![players::players(shown)].width(players_width(*ui)),
        };
        let right = stack![row![middle].push((ui.width() > Width::Narrow).then(notes))];
        let tray = entering.and_then(|it| it.tray_above(&self.asks(), shown));
        let panels = row![left, right.push(tray)].height(Fill);
        let panels = self.flying(panels.into(), ui);
        let screen = column![self.bar(ui), panels];
        let mut layers =
            stack![behind(container(screen).width(Fill).height(Fill), self.is_covered())];
        if let Some(dialog) = &self.dialog {
            layers = layers.push(self.above(dialog, ui));
        }
        let [curtain, moment] = self.hands.above(ui);
        if let Some(curtain) = curtain {
            layers = layers.push(curtain);
        }
        layers.push(moment).into()
    }

    /// The form that is being filled in; `None` if the board is mirrored.
    pub const fn pad(&self) -> Option<&pad::Draft> {
        match &self.mode {
            Mode::Pad(pad) => Some(pad.draft()),
            Mode::Board(_) => None,
        }
    }

    /// Opens a fresh form, if the game is kept on the scorepad.
    fn clear_pad(&mut self, game: &Game) {
        if let Some(pad) = pad::Pad::fresh(game) {
            self.mode = Mode::Pad(Box::new(pad));
        }
    }

    /// Shows an old entry in the form, to be changed.
    fn change_note(&mut self, made: &Move, active: Seat) {
        if let Mode::Pad(pad) = &mut self.mode {
            **pad = pad::Pad::of_move(made, active);
        }
    }

    /// The context of the parts of the table.
    fn ui<'a>(&'a self, ui: GameUi<'a>) -> TableUi<'a> {
        let Self { seen, insight, answering, telling, .. } = self;
        let (game, is_past) = (self.game(ui.session), self.is_in_past());
        let state = match self.edit() {
            Some(edit) => u64::MAX - edit.insert.len() as u64 - 8 * edit.at as u64,
            None => ui.session.revision(),
        };
        let (session, awaited) = (ui.session, self.awaits(ui.session));
        TableUi {
            ui: *ui,
            session,
            game,
            state,
            is_past,
            as_it_was: self.as_it_was(),
            enter: self.enter_sign(),
            awaited,
            seen,
            insight,
            answering,
            telling,
        }
    }

    /// A dialog above the table.
    fn above<'a>(&'a self, dialog: &'a Dialog, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = self.game(ui.session);
        let help = || Helping {
            keys: bindings::help(ui.session.game().recording(), ui.session.clock().is_some()),
            topic: self.topic_now(game),
        };
        dialog.view(ui, (game, &self.telling.looked), help).map(Message::from)
    }

    /// The gains on their way to players now.
    pub const fn gains(&self) -> Option<&Gains> {
        self.gains.as_ref()
    }

    /// Lets what the last step has brought fly to its players, if things may move.
    pub fn let_fly(&mut self, ui: GameUi<'_>) {
        self.gains = if ui.settings.still { None } else { Gains::of(ui.session) };
    }

    /// The table, with what flies over it.
    fn flying<'a>(&'a self, panels: Element<'a, Message>, ui: GameUi<'a>) -> Element<'a, Message> {
        let Some(gains) = &self.gains else { return panels };
        let game = ui.session.game();
        let to_screen = move |at, view| {
            let camera = self.camera().unwrap_or_else(|| board::fit_while(game, view));
            camera.to_screen(at, view)
        };
        let flights = gains.flights(*ui, game, to_screen);
        flight::flights(panels, flights, (gains.share(ui.now), panel::gains::RADIUS), ui.palette)
            .into()
    }

    /// Lets it go on, until it has arrived.
    pub fn fly_on(&mut self, now: Instant) {
        if self.gains.as_mut().is_some_and(|gains| gains.go_on(now)) {
            self.gains = None;
        }
    }
}
