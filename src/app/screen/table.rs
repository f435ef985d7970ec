//! The table: the mirrored board, the entry of every move, the players and the log.

mod acting;
mod adjust;
mod asked;
mod bar;
mod clock;
mod compare;
mod correcting;
mod dialogs;
mod face_up;
mod fair;
mod insight;
mod keys;
mod lesson;
mod log;
pub(super) mod marks;
mod message;
mod numbers;
mod orders;
pub mod pad;
mod placing;
mod players;
mod pointing;
mod question;
mod ruler;
mod tray;

use std::sync::Arc;

use iced::widget::{column, container, row, stack};
use iced::{Element, Fill, keyboard};

use crate::app::Shared;
use crate::app::curtain::{Curtain, Purpose};
use crate::app::session::Session;
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::player::Figure;
use crate::rules::tile::Tile;
use crate::rules::{Game, Move};
use crate::say;
use crate::widget::behind::behind;
use crate::widget::board;
use crate::widget::board::camera::Camera;
pub use acting::{Act, acts};
pub use adjust::{Adjust, REASON};
pub use compare::Compare;
pub use correcting::Correcting;
pub use fair::DISTANCE;
pub use lesson::Light;
pub use marks::claims;
pub use message::{Action, Message};
pub use players::ON_TURN;
pub use question::{answer_id, offered};
use ruler::Measuring;
pub use ruler::Ruler;
pub use tray::tile_id;

/// How the tile of this turn is being entered.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Entry {
    /// Not begun.
    #[default]
    Open,
    /// A place was chosen; now the tile.
    Place(Position),
    /// A tile was chosen; now the place.
    Tile(Arc<Tile>, Rotation),
    /// The abbey is placed instead of a tile; now the hole.
    Abbey,
}

/// What lies above the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dialog {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler,
    /// Whether to end the game now.
    EndGame,
    /// What a correction would change.
    Difference,
    /// The check with the table.
    Compare,
    /// Points by hand.
    Adjust,
}

/// The screen.
#[derive(Debug, Default)]
pub struct Table {
    camera: Option<Camera>,
    hovered: Option<Position>,
    entry: Entry,
    /// The typed sides of a tile.
    code: String,
    /// The feature that was asked for.
    asked: Option<Place>,
    /// The open line of the log: the move, and which of its scores.
    opened: Option<(usize, Option<usize>)>,
    curtain: Option<Curtain>,
    /// Fulfilled orders that their owners show next.
    waiting: orders::Waiting,
    dialog: Option<Dialog>,
    correcting: Option<Correcting>,
    /// What is done with wood.
    act: Option<Act>,
    /// The throw that is being noted.
    throw: fair::Draft,
    ruler: Measuring,
    /// What is being written down, if the game is kept on the scorepad.
    pad: Option<pad::Draft>,
    /// The scorepad waits for something to be written down.
    writes: bool,
    /// Where there is no room for the log beside the players, it stands in their place.
    in_log: bool,
    /// Why the last input was refused.
    refusal: Option<String>,
    /// Whether announcements of the last step were put away.
    dismissed: Option<u64>,
    insight: insight::Insight,
    comparing: compare::Comparing,
    adjusted: adjust::Draft,
    entered: keys::Entered,
    /// What stands out in a lesson.
    light: Option<Light>,
    /// Which nine of what can be chosen have keys.
    page: usize,
}

impl Table {
    /// The screen for an open game.
    #[must_use]
    pub fn new(session: &Session) -> Self {
        let mut table = Self::default();
        table.refresh(session);
        table
    }

    /// The game has changed: what was begun no longer stands, and whoever must choose is asked.
    pub fn refresh(&mut self, session: &Session) {
        self.entry = Entry::Open;
        self.code.clear();
        self.asked = None;
        self.opened = None;
        self.refusal = None;
        self.act = None;
        self.page = 0;
        self.throw = self.throw.next();
        self.comparing = compare::Comparing::default();
        self.entered = self.entered.shown();
        let game = session.game();
        self.clear_pad(game);
        if game.is_closing() && game.phase() == Phase::Place {
            self.entry = Entry::Abbey;
        }
        if session.is_read_only() {
            return;
        }
        if let Some(choice) = game.choices().first() {
            let open = self.curtain.as_ref().map(|curtain| (curtain.seat(), curtain.purpose()));
            if open != Some((choice.seat, Purpose::Choose)) {
                self.curtain = Some(Curtain::new(choice.seat, Purpose::Choose, session));
            }
        } else if self.curtain.as_ref().is_some_and(|curtain| curtain.purpose() == Purpose::Choose) {
            self.curtain = None;
        }
    }

    /// Says why an input was refused.
    pub fn refuse(&mut self, reason: String) {
        self.refusal = Some(reason);
    }

    /// Who is behind the curtain, and why.
    #[must_use]
    pub const fn curtain(&self) -> Option<&Curtain> {
        self.curtain.as_ref()
    }

    /// The same, to be changed.
    pub const fn curtain_mut(&mut self) -> Option<&mut Curtain> {
        self.curtain.as_mut()
    }

    /// How this turn's tile is being entered.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// What is being written down; `None` if the board is mirrored.
    #[must_use]
    pub const fn pad(&self) -> Option<&pad::Draft> {
        self.pad.as_ref()
    }

    /// What is seen of the board; everything if `None`.
    #[must_use]
    pub const fn camera(&self) -> Option<Camera> {
        self.camera
    }

    /// The game that is being looked at: the past while an old turn is entered anew.
    #[must_use]
    pub fn game<'a>(&'a self, session: &'a Session) -> &'a Game {
        self.correcting.as_ref().map_or(session.game(), |correcting| &correcting.game)
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message, shared: &Shared, session: &Session) -> Action {
        let was_correcting = self.correcting.is_some();
        let action = self.take(message, shared, session);
        if was_correcting && self.correcting.is_none() {
            // What was written of the past must not stand in the form of this turn.
            self.clear_pad(session.game());
        }
        action
    }

    #[expect(clippy::too_many_lines, reason = "one arm per message")]
    fn take(&mut self, message: Message, shared: &Shared, session: &Session) -> Action {
        self.refusal = None;
        if message.begins_anew() {
            self.page = 0;
        }
        match message {
            Message::Board(event) => self.on_board(event, shared, session),
            Message::Fitting(tile, rotation) => match self.entry {
                Entry::Place(at) => self.make(Move::Place { tile, at, rotation }, shared, session),
                Entry::Open | Entry::Tile(..) | Entry::Abbey => Action::None,
            },
            Message::Tile(id) => {
                self.choose_tile(&id, session);
                Action::None
            }
            Message::Turn => {
                self.turn_tile(session);
                Action::None
            }
            Message::Claim(on) => {
                let figure = match self.act_now(self.game(session)) {
                    Some(Act::Deploy(figure)) => figure,
                    _ => Figure::Follower,
                };
                self.make(Move::Deploy { figure, on, at: None }, shared, session)
            }
            Message::Act(act) => {
                self.act = Some(act);
                Action::None
            }
            Message::Abbey => {
                self.entry = if self.entry == Entry::Abbey { Entry::Open } else { Entry::Abbey };
                Action::None
            }
            Message::Throw(message) => self.note_throw(message, shared, session),
            Message::Write(writing) => self.write(writing, shared, session),
            Message::Ruler(message) => self.measure(message, shared),
            Message::NoFollower => self.make(Move::EndTurn, shared, session),
            Message::Make(made) => self.make(made, shared, session),
            Message::RemoveTile => match &self.entry {
                Entry::Tile(tile, _) => self.make(Move::RemoveTile { tile: tile.id.clone() }, shared, session),
                Entry::Open | Entry::Place(_) | Entry::Abbey => Action::None,
            },
            Message::Letter(letter) => {
                self.type_letter(letter, session);
                Action::None
            }
            Message::Erase => {
                self.erase(self.game(session).phase());
                Action::None
            }
            Message::Go(side) if self.game(session).phase() == Phase::Dragon => {
                let dragon = self.game(session).dragon();
                let to = dragon.map(|dragon| dragon.at.towards(side));
                to.map_or(Action::None, |to| self.make(Move::MoveDragon { to }, shared, session))
            }
            Message::Go(side) => {
                self.go(side, session);
                Action::None
            }
            Message::Number(number) => self.number(number, shared, session),
            Message::More if self.types_distance(session) => self.type_distance('0'),
            Message::Point if self.types_distance(session) => self.type_distance('.'),
            Message::Point => Action::None,
            Message::More => {
                self.turn_page(shared, session);
                Action::None
            }
            Message::Cancel => {
                self.cancel();
                Action::None
            }
            Message::Curtain(message) => self.behind_curtain(&message, session),
            Message::Reenter(_) | Message::RemoveTurn(_) | Message::AcceptCorrection | Message::DropCorrection => {
                self.correct(&message, session)
            }
            Message::Undo if self.correcting.is_some() => {
                self.correcting = None;
                Action::None
            }
            Message::Undo => Action::Undo,
            Message::Redo => Action::Redo,
            Message::BackTo(moves) => Action::BackTo(moves),
            Message::DrawOrder if self.correcting.is_some() => Action::None,
            Message::DrawOrder => self.draw_order(session),
            Message::Finish => Action::Finish,
            Message::ToggleLook => Action::ToggleLook,
            Message::Preferences => Action::Preferences,
            Message::Display => Action::Display,
            Message::Pause => Action::Pause,
            Message::ToggleLog => {
                self.in_log = !self.in_log;
                Action::None
            }
            Message::Compare(message) => self.compare(message, session),
            Message::Adjust(message) => self.adjust(message, session),
            Message::Leave => Action::Leave,
            Message::Rescue => Action::Rescue,
            Message::EndGame => self.play(Move::EndGame),
            Message::Pass => self.play(Move::Pass),
            Message::LookAt(_) | Message::LookAtOwn if session.is_read_only() => {
                self.refuse(say!(shared.words, "table-read-only"));
                Action::None
            }
            // The past shows no hands.
            Message::LookAt(_) | Message::LookAtOwn if self.correcting.is_some() => Action::None,
            Message::LookAt(_)
            | Message::LookAtOwn
            | Message::OpenLog(..)
            | Message::Show(_)
            | Message::Close
            | Message::Dismiss
            | Message::Fit
            | Message::Fields
            | Message::Zoom(_) => {
                self.show(message, session);
                Action::None
            }
        }
    }

    /// What changes only what is seen.
    fn show(&mut self, message: Message, session: &Session) {
        match message {
            Message::LookAtOwn if session.game().orders().is_none() => {}
            Message::LookAtOwn => self.look_at(session.game().active(), session),
            Message::LookAt(seat) => self.look_at(seat, session),
            Message::OpenLog(index, score) => {
                let line = (index, score);
                self.opened = if self.opened == Some(line) { None } else { Some(line) };
                self.insight.lit = score.map(|score| insight::about(session, index, score)).unwrap_or_default();
                self.asked = None;
            }
            Message::Fields => self.insight.shows_fields = !self.insight.shows_fields,
            Message::Show(dialog) => {
                self.dialog = if self.dialog.as_ref() == Some(&dialog) { None } else { Some(dialog) };
            }
            Message::Close => self.dialog = None,
            Message::Dismiss => self.dismissed = Some(session.revision()),
            Message::Fit => self.camera = None,
            Message::Zoom(factor) => {
                // Without a view to measure, what is in the middle stays there.
                let view = iced::Size::new(1.0, 1.0);
                let camera = self
                    .camera
                    .unwrap_or_else(|| board::fit(session.game().board(), true, iced::Size::new(700.0, 560.0)));
                self.camera = Some(camera.zoomed(factor, iced::Point::new(0.5, 0.5), view));
            }
            _ => {}
        }
    }

    fn play(&mut self, made: Move) -> Action {
        self.dialog = None;
        Action::Play(made)
    }

    /// Makes a move of this turn: for good, or in the past that is being corrected.
    fn make(&mut self, made: Move, shared: &Shared, session: &Session) -> Action {
        if self.correcting.is_some() {
            self.make_in_past(made, shared, session);
            return Action::None;
        }
        Action::Play(made)
    }

    fn cancel(&mut self) {
        if self.dialog.take().is_some() {
            if self.correcting.as_ref().is_some_and(Correcting::is_done) {
                self.correcting = None;
            }
        } else if self.entry != Entry::Open || !self.code.is_empty() {
            self.entry = Entry::Open;
            self.code.clear();
        } else if self.correcting.is_some() {
            self.correcting = None;
        } else {
            self.asked = None;
            self.opened = None;
        }
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        keys::shortcut(self, event)
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let middle = if self.pad.is_some() {
            column![self.pad_area(shared, session)].width(Fill)
        } else {
            column![self.board_area(shared, session), self.tray(shared, session)].width(Fill)
        };
        let log = || container(self.log(shared, session)).width(292);
        let log_first = shared.is_narrow() && self.in_log;
        let left = match (log_first, shared.is_slim()) {
            (true, _) => log(),
            (false, true) => container(self.strip(shared, session)).width(120),
            (false, false) => container(self.players(shared, session)).width(264),
        };
        let panels = row![left, middle].push((!shared.is_narrow()).then(log));
        let screen = column![self.bar(shared, session), panels.height(Fill)];
        let covered = self.dialog.is_some() || self.curtain.is_some();
        let mut layers = stack![behind(container(screen).width(Fill).height(Fill), covered)];
        if let Some(dialog) = &self.dialog {
            layers = layers.push(self.dialog(dialog, shared, session));
        }
        if let Some(curtain) = &self.curtain {
            layers = layers.push(curtain.view(shared, session).map(Message::Curtain));
        }
        layers.into()
    }
}
