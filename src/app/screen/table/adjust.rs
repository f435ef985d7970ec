//! Points that the table gives or takes by hand, with the reason for the log.

use iced::widget::{Column, Row, column, row, space, text, text_input};
use iced::{Center, Element};

use super::{Action, Dialog, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, heading, hint, note, plain, pressable, token};
use crate::app::session::Session;
use crate::app::theme::{self, SERIF, STRONG, Weight, size, space as gap};
use crate::rules::{Game, Move, Seat};
use crate::say;

/// The points that are being given.
#[derive(Debug, Default)]
pub(super) struct Draft {
    seat: Option<Seat>,
    points: i32,
    reason: String,
}

/// What is entered.
#[derive(Debug, Clone)]
pub enum Adjust {
    /// For this player; opens the form.
    Of(Seat),
    /// So many more.
    Step(i32),
    /// Why.
    Reason(String),
    /// The points are given.
    Give,
}

/// The field of the reason.
pub const REASON: &str = "adjust-reason";
/// As far as the stepper goes: the track twice around.
const MOST: i32 = 100;

impl Draft {
    /// The move, once it is whole.
    fn made(&self) -> Option<Move> {
        let reason = self.reason.trim();
        let player = self.seat.filter(|_| self.points != 0 && !reason.is_empty())?;
        Some(Move::Adjust { player, points: self.points, reason: reason.to_owned() })
    }
}

impl Table {
    pub(super) fn adjust(&mut self, message: Adjust, session: &Session) -> Action {
        match message {
            Adjust::Of(seat) => {
                if self.dialog != Some(Dialog::Adjust) {
                    self.adjusted = Draft::default();
                }
                self.adjusted.seat = Some(seat);
                self.dialog = (self.correcting.is_none() && !session.is_read_only()).then_some(Dialog::Adjust);
            }
            Adjust::Step(step) => self.adjusted.points = (self.adjusted.points + step).clamp(-MOST, MOST),
            Adjust::Reason(reason) => self.adjusted.reason = reason,
            Adjust::Give => {
                if let Some(made) = self.adjusted.made() {
                    return self.play(made);
                }
            }
        }
        Action::None
    }

    /// A player's points, to be corrected by hand when they are pressed.
    pub(super) fn points_of<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        session: &Session,
        game: &Game,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let total = text(game.tally(seat).total().to_string()).font(SERIF).size(size::SCORE).line_height(1.1);
        if self.correcting.is_some() || session.is_read_only() {
            return total.into();
        }
        let press = Some(Message::Adjust(Adjust::Of(seat)));
        let button = pressable(palette, Weight::Row, total, [0.0, gap::XS], press);
        hint(palette, button, say!(shared.words, "adjust-hint", name = game.name(seat)))
    }

    pub(super) fn adjust_form<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Column<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let chips = game.seats().map(|seat| {
            let weight = if self.adjusted.seat == Some(seat) { Weight::Primary } else { Weight::Secondary };
            let label = row![token(game, seat, 22.0), plain(game.name(seat))].spacing(gap::S).align_y(Center);
            pressable(palette, weight, label, [gap::XS, gap::M], Some(Message::Adjust(Adjust::Of(seat))))
        });
        let step = |label, by| {
            let label = text(label).font(STRONG).size(size::LEAD).width(32).align_x(Center);
            pressable(palette, Weight::Secondary, label, gap::XS, Some(Message::Adjust(Adjust::Step(by))))
        };
        let points = self.adjusted.points;
        let signed = if points == 0 { points.to_string() } else { words.signed(points) };
        let signed = text(signed).font(SERIF).size(size::SCORE).width(88).align_x(Center);
        let before = self.adjusted.seat.map_or(0, |seat| game.tally(seat).total());
        let after = note(say!(words, "adjust-after", before = before, after = before + points), palette);
        let stepper =
            row![step("−5", -5), step("−", -1), signed, step("+", 1), step("+5", 5), space().width(gap::M), after];
        let reason = text_input(&say!(words, "adjust-reason"), &self.adjusted.reason)
            .id(REASON)
            .on_input(|reason| Message::Adjust(Adjust::Reason(reason)))
            .on_submit(Message::Adjust(Adjust::Give))
            .padding([gap::S, gap::M])
            .size(size::TEXT)
            .style(theme::input(palette));
        let give = self.adjusted.made().map(|_| Message::Adjust(Adjust::Give));
        let give = action(palette, Weight::Primary, say!(words, "adjust-give"), Some("⏎"), give);
        let close = action(palette, Weight::Secondary, say!(words, "close"), Some("Esc"), Some(Message::Close));
        column![
            heading(say!(words, "adjust-title")),
            Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S),
            stepper.spacing(gap::S).align_y(Center),
            column![reason, note(say!(words, "adjust-about"), palette)].spacing(gap::XS),
            row![space::horizontal(), close, give].spacing(gap::M),
        ]
    }
}
