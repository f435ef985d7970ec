//! The clock at the table: each player's time, the running one, and the pause.

use iced::Center;
use iced::widget::{row, text};

use crate::app::ask::Request;
use crate::app::kit::Shared;
use crate::app::kit::parts::{plain, pressable, strong};
use crate::app::kit::theme::{Weight, space as gap};
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
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let clock = session.clock()?;
        let awaited = self.awaits(session) == Some(seat);
        let color = match (clock.is_over(seat), awaited) {
            (true, _) => palette.danger,
            (false, true) => palette.ink,
            (false, false) => palette.faint,
        };
        let time = shared.words.time(clock.shown(seat));
        let time = if awaited { strong(time) } else { plain(time) };
        let sign = if awaited && session.is_paused() { Emblem::Pause } else { Emblem::Clock };
        let line =
            row![emblem(sign, color, 14.0), time.color(color).wrapping(text::Wrapping::None)];
        Some(line.spacing(gap::XS).align_y(Center).into())
    }

    /// The button that pauses the clock and lets it go on, with a word while it rests.
    pub(in crate::app::screen::table) fn pause_tool<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        if !session.is_timed() {
            return None;
        }
        let message = Some(Message::Ask(Request::Pause));
        if !session.is_paused() {
            let button = pressable(
                palette,
                Weight::Quiet,
                emblem(Emblem::Pause, palette.ink, 22.0),
                gap::S,
                message,
            );
            return Some(named(shared, button, say!(words, "clock-pause"), PAUSE.sign));
        }
        let paused = || strong(say!(words, "clock-paused")).wrapping(text::Wrapping::None);
        let label =
            row![emblem(Emblem::Play, palette.on_royal, 18.0), (!shared.is_narrow()).then(paused),];
        let label = label.spacing(gap::XS).align_y(Center);
        let button = pressable(palette, Weight::Primary, label, [gap::S, gap::M], message);
        Some(named(shared, button, say!(words, "clock-go-on"), PAUSE.sign))
    }
}
