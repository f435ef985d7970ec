//! The view of the game, which changes nothing of it: the part of the board, the open line of the
//! log, the feature asked for.

use super::message::{Light, See};
use super::{Table, insight};
use ask::Request;
use kit::ui::{GameUi, Ui};
use rules::Seat;
use rules::feature::Place;
use rules::geometry::Position;
use session::Session;
use text::say;
use widget::board;
use widget::board::camera::Camera;

/// The state of the view.
#[derive(Debug, Default)]
pub struct Seen {
    /// The part of the board in sight; `None` for all of it.
    pub camera: Option<Camera>,
    /// The feature that was asked for.
    pub asked: Option<Place>,
    /// The player whose figures are lit, for the one to be pressed that is not there.
    pub sought: Option<Seat>,
    /// Whether the rules behind its points are shown.
    pub why: bool,
    /// The open line of the log: the index of its move, and the place of its score.
    pub opened: Option<(usize, Option<usize>)>,
    /// The step of the replay from which the log was opened.
    pub watched: Option<usize>,
    /// Whether the open line is to be scrolled to.
    pub is_sought: bool,
    /// Whether the log stands in the place of the players, where there is no room for both.
    pub in_log: bool,
    /// Whether the tools that have no room in the bar are shown.
    pub tools: bool,
    /// The thing that stands out in a lesson.
    pub light: Option<Light>,
}

impl Seen {
    /// The place that stands out.
    pub fn lit_place(&self) -> Option<Position> {
        if let Some(Light::Place(at)) = self.light { Some(at) } else { None }
    }

    /// The way back from the table of a finished game: to its replay, or its result.
    pub fn back(&self) -> Request {
        self.watched.map_or(Request::Outcome, Request::Watch)
    }
}

impl Table {
    pub(super) fn see(&mut self, message: See, ui: GameUi<'_>) {
        match message {
            See::Fit => self.look(None, ui.session),
            See::Zoom(factor) => {
                // Without a view to measure, the middle of the board keeps its place.
                let view = iced::Size::new(1.0, 1.0);
                let camera = self.in_sight(ui.session);
                let zoomed = camera.zoomed(factor, iced::Point::new(0.5, 0.5), view);
                self.look(Some(zoomed), ui.session);
            }
            See::Fields => self.insight.shows_fields = !self.insight.shows_fields,
            See::Log => self.seen.in_log = !self.seen.in_log,
            See::Why => self.seen.why = !self.seen.why,
            See::Tools => self.seen.tools = !self.seen.tools,
            See::Sought(seat) => {
                self.close(ui);
                self.seen.asked = None;
                self.seen.opened = None;
                self.seen.sought = Some(seat);
                self.telling.notice = Some(say!(ui, "compare-press"));
            }
            See::Moment => self.hands.end_moment(),
        }
    }

    /// The part of the board in sight, as well as it is known without a view to measure.
    fn in_sight(&self, session: &Session) -> Camera {
        if let Some((at, near)) = self.near(session) {
            return near.unwrap_or_else(|| Camera::at(at));
        }
        let whole = || board::fit_while(session.game(), iced::Size::new(700.0, 560.0));
        self.seen.camera.unwrap_or_else(whole)
    }

    /// Moves the part of the board in sight: while the view is near to a place, only until it goes
    /// back.
    pub fn look(&mut self, camera: Option<Camera>, session: &Session) {
        let is_near = self.near(session).is_some();
        match self.entering_mut().filter(|_| is_near) {
            Some(entering) => entering.look_near(camera),
            None => self.seen.camera = camera,
        }
    }

    /// The chosen place to which the view has come near, and the part in sight if it was moved
    /// since.
    pub fn near(&self, session: &Session) -> Option<(Position, Option<Camera>)> {
        self.entering().and_then(|entering| entering.near(self.game(session)))
    }

    /// Moves the part of the board in sight as little as it must to show a place that was chosen by
    /// key. The board is taken to have half of the window.
    pub fn bring_into_sight(&mut self, at: Position, ui: Ui<'_>) {
        let view = ui.view * 0.5;
        self.seen.camera = self.seen.camera.map(|camera| camera.showing(at, view));
    }

    /// Opens a line of the log, or closes it.
    pub fn open_line(&mut self, index: usize, score: Option<usize>, session: &Session) {
        let line = (index, score);
        self.seen.opened = if self.seen.opened == Some(line) { None } else { Some(line) };
        self.insight.lit =
            score.map(|score| insight::about(session, index, score)).unwrap_or_default();
        self.insight.lights_city =
            score.is_some_and(|score| insight::counts_city(session, index, score));
        self.seen.asked = None;
    }

    /// Lets this stand out alone.
    pub fn light(&mut self, light: Option<Light>) {
        if self.seen.light == light {
            return;
        }
        self.seen.light = light;
        // Where the log and the players share a place, the one that stands out is shown.
        match light {
            Some(Light::Score(..)) => self.seen.in_log = true,
            Some(Light::Orders(_)) => self.seen.in_log = false,
            Some(Light::Place(_) | Light::Tray | Light::Field | Light::Undo) | None => {}
        }
    }

    /// Whether the sum of a score is open in the log.
    pub fn shows_score(&self, (index, place): (usize, usize)) -> bool {
        self.seen.opened == Some((index, Some(place)))
    }
}
