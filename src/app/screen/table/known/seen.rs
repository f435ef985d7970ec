//! What is seen of the game, and changes nothing of it: where the board is looked at, what is open
//! in the log, what was asked for.

use crate::app::screen::table::known::insight;
use crate::app::screen::table::{Light, Table};
use crate::rules::feature::Place;
use crate::session::Session;
use crate::widget::board;
use crate::widget::board::camera::Camera;

/// What is seen.
#[derive(Debug, Default)]
pub(in crate::app::screen::table) struct Seen {
    /// Everything of the board if `None`.
    pub camera: Option<Camera>,
    /// The feature that was asked for.
    pub asked: Option<Place>,
    /// The open line of the log: the move, and which of its scores.
    pub opened: Option<(usize, Option<usize>)>,
    /// The step of the replay from which it was asked for.
    pub watched: Option<usize>,
    /// That line is to be scrolled to.
    pub is_sought: bool,
    /// Where there is no room for the log beside the players, it stands in their place.
    pub in_log: bool,
    /// The tools that have no room in the bar are shown.
    pub tools: bool,
    /// What stands out in a lesson.
    pub light: Option<Light>,
}

/// What is seen otherwise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum See {
    /// All of the board.
    Fit,
    /// The board larger or smaller.
    Zoom(f32),
    /// Whose the fields are, or not.
    Fields,
    /// The log in place of the players, or not.
    Log,
    /// The tools that have no room in the bar, or not.
    Tools,
}

impl Table {
    pub(in crate::app::screen::table) fn see(&mut self, message: See, session: &Session) {
        match message {
            See::Fit => self.seen.camera = None,
            See::Zoom(factor) => {
                // Without a view to measure, what is in the middle stays there.
                let view = iced::Size::new(1.0, 1.0);
                let whole = || board::fit_while(session.game(), iced::Size::new(700.0, 560.0));
                let camera = self.seen.camera.unwrap_or_else(whole);
                self.seen.camera = Some(camera.zoomed(factor, iced::Point::new(0.5, 0.5), view));
            }
            See::Fields => self.insight.shows_fields = !self.insight.shows_fields,
            See::Log => self.seen.in_log = !self.seen.in_log,
            See::Tools => self.seen.tools = !self.seen.tools,
        }
    }

    /// Opens a line of the log, or closes it.
    pub(in crate::app::screen::table) fn open_line(
        &mut self,
        index: usize,
        score: Option<usize>,
        session: &Session,
    ) {
        let line = (index, score);
        self.seen.opened = if self.seen.opened == Some(line) { None } else { Some(line) };
        self.insight.lit =
            score.map(|score| insight::about(session, index, score)).unwrap_or_default();
        self.seen.asked = None;
    }
}
