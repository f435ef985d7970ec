//! The clock at the table: each player's time, the running one, and the pause.

use iced::Center;
use iced::widget::{row, text};

use crate::app::ask::Request;
use crate::app::kit::parts::{plain, strong};
use crate::app::kit::theme::{Weight, space as gap};
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::{Table, bar};
use crate::app::screen::table::{keys::PAUSE, message::Message, told::named};
use crate::rules::Seat;
use crate::rules::game::Phase;
use crate::say;
use crate::session::Session;
use crate::widget::Element;
use crate::widget::emblem::{Emblem, emblem};

impl Table {
    /// The player who is asked for something now; `None` behind the curtain, under a dialog, in the
    /// past and where everybody is asked.
    #[must_use]
    pub fn awaits(&self, session: &Session) -> Option<Seat> {
        if self.curtain.is_some() || self.dialog.is_some() || self.is_in_past() {
            return None;
        }
        let game = session.game();
        let is_everybodys =
            matches!(game.phase(), Phase::Deal | Phase::Scored | Phase::Remains | Phase::Finished);
        (!is_everybodys).then(|| bar::asked(game))
    }

    /// A player's time; `None` without a clock.
    pub(in crate::app::screen::table) fn time<'a>(
        &'a self,
        seat: Seat,
        ui: GameUi<'a>,
    ) -> Option<Element<'a, Message>> {
        let clock = ui.session.clock()?;
        let awaited = self.awaits(ui.session) == Some(seat);
        let color = match (clock.is_over(seat), awaited) {
            (true, _) => ui.palette.danger,
            (false, true) => ui.palette.ink,
            (false, false) => ui.palette.faint,
        };
        let time = ui.words.time(clock.shown(seat));
        let time = if awaited { strong(time) } else { plain(time) };
        let sign = if awaited && ui.session.is_paused() { Emblem::Pause } else { Emblem::Clock };
        let line =
            row![emblem(sign, color, 14.0), time.color(color).wrapping(text::Wrapping::None)];
        Some(line.spacing(gap::XS).align_y(Center).into())
    }

    /// The button that pauses the clock and lets it go on, with a word while it rests.
    pub(in crate::app::screen::table) fn pause_tool<'a>(
        &'a self,
        ui: GameUi<'a>,
    ) -> Option<Element<'a, Message>> {
        if !ui.session.is_timed() {
            return None;
        }
        let message = Some(Message::Ask(Request::Pause));
        if !ui.session.is_paused() {
            let button = ui.pressable(
                Weight::Quiet,
                emblem(Emblem::Pause, ui.palette.ink, 22.0),
                gap::S,
                message,
            );
            return Some(named(*ui, button, say!(ui, "clock-pause"), PAUSE.sign));
        }
        let paused = || ui.strong("clock-paused").wrapping(text::Wrapping::None);
        let label =
            row![emblem(Emblem::Play, ui.palette.on_royal, 18.0), (!ui.is_narrow()).then(paused),];
        let label = label.spacing(gap::XS).align_y(Center);
        let button = ui.pressable(Weight::Primary, label, [gap::S, gap::M], message);
        Some(named(*ui, button, say!(ui, "clock-go-on"), PAUSE.sign))
    }
}
