//! Points that the table gives or takes by hand, with the reason for the log.

use iced::Center;
use iced::widget::{column, row, space, text, text_input};

use super::super::Table;
use super::super::keys::GIVE;
use super::{CLOSES, TableMessage, close_button};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, heading, note, plain, pressable, token};
use crate::app::kit::theme::{self, FIGURES, STRONG, Weight, size, space as gap};
use crate::app::screen::table::known::told::told_of;
use crate::rules::scoring::Source;
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::session::Session;
use crate::widget::field::field;
use crate::widget::{Column, Element, Row, Text};

/// The points that are being given.
#[derive(Debug, Default)]
pub(in super::super) struct Adjusting {
    seat: Option<Seat>,
    points: i32,
    reason: String,
    source: Option<Source>,
}

/// A step in the form.
#[derive(Debug, Clone)]
pub enum Message {
    /// Open the form for a player.
    Of(Seat),
    /// Give so many points more.
    Step(i32),
    /// Change the reason.
    Reason(String),
    /// Choose the set whose points the table counts, or none.
    Source(Option<Source>),
    /// Give the points.
    Give,
}

/// The name of the field of the reason.
pub const REASON: &str = "adjust-reason";
/// The most points of the stepper: twice around the track.
const MOST: i32 = 100;

impl Adjusting {
    /// The form for a player, without points yet.
    pub(super) fn for_player(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    /// The move, once it is whole.
    fn adjustment(&self) -> Option<Move> {
        let (points, source, reason) = (self.points, self.source, self.reason.trim().to_owned());
        let player = self.seat.filter(|_| points != 0 && !reason.is_empty())?;
        Some(Move::Adjust { player, points, reason, source })
    }

    /// Answers a message. Returns the move once the points are given.
    pub(super) fn update(&mut self, message: Message) -> Option<Move> {
        match message {
            Message::Of(seat) => self.seat = Some(seat),
            Message::Step(step) => self.points = (self.points + step).clamp(-MOST, MOST),
            Message::Reason(reason) => self.reason = reason,
            Message::Source(source) => self.source = source,
            Message::Give => return self.adjustment(),
        }
        None
    }

    pub(super) fn view<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Column<'a, TableMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let chips = game.seats().map(|seat| {
            let weight = if self.seat == Some(seat) { Weight::Primary } else { Weight::Secondary };
            let label = row![token(game, seat, 22.0), plain(game.name(seat))]
                .spacing(gap::S)
                .align_y(Center);
            pressable(palette, weight, label, [gap::XS, gap::M], Some(to_table(Message::Of(seat))))
        });
        let step = |label, by| {
            let label = text(label).font(STRONG).size(size::LEAD).width(32).align_x(Center);
            pressable(palette, Weight::Secondary, label, gap::XS, Some(to_table(Message::Step(by))))
        };
        let points = self.points;
        let signed = if points == 0 { points.to_string() } else { words.signed(points) };
        let signed = text(signed).font(FIGURES).size(size::SCORE).width(88).align_x(Center);
        let before = self.seat.map_or(0, |seat| game.tally(seat).total());
        let after =
            note(say!(words, "adjust-after", before = before, after = before + points), palette);
        let stepper = row![
            step("−5", -5),
            step("−", -1),
            signed,
            step("+", 1),
            step("+5", 5),
            space().width(gap::M),
            after
        ];
        let reason = text_input(&say!(words, "adjust-reason"), &self.reason)
            .id(REASON)
            .on_input(|reason| to_table(Message::Reason(reason)))
            .on_submit(to_table(Message::Give))
            .padding([gap::S, gap::M])
            .size(size::TEXT)
            .style(theme::input(palette));
        let reason = field(reason).on_escape(CLOSES);
        let give = self.adjustment().map(|_| to_table(Message::Give));
        let give =
            action(palette, Weight::Primary, say!(words, "adjust-give"), Some(GIVE.sign), give);
        let close = close_button(shared, Weight::Secondary);
        column![
            heading(say!(words, "adjust-title")),
            Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S),
            stepper.spacing(gap::S).align_y(Center),
            self.sources(shared, game),
            column![reason, note(say!(words, "adjust-about"), palette)].spacing(gap::XS),
            row![space::horizontal(), close, give].spacing(gap::M),
        ]
    }
}

impl Adjusting {
    /// The chips for the source of the points, where the table counts those of a set itself.
    fn sources<'a>(&self, shared: &Shared, game: &Game) -> Option<Element<'a, TableMessage>> {
        let own = game.counts_by_hand();
        let all = std::iter::once(None).chain(own.iter().copied().map(Some));
        let chips = all.map(|source| {
            let weight = if self.source == source { Weight::Primary } else { Weight::Secondary };
            let label = plain(shared.words.source(source.unwrap_or(Source::ByHand)));
            let chosen = Some(to_table(Message::Source(source)));
            pressable(shared.palette(), weight, label, [gap::XS, gap::M], chosen)
        });
        (!own.is_empty()).then(|| Row::with_children(chips).spacing(gap::S).wrap().into())
    }
}

const fn to_table(message: Message) -> TableMessage {
    TableMessage::Dialog(super::Message::Adjust(message))
}

impl Table {
    /// A player's points; a press on them opens the form.
    pub(in super::super) fn points_of<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        session: &Session,
        game: &Game,
    ) -> Element<'a, TableMessage> {
        let total = text(shared.words.number(game.tally(seat).total()))
            .font(FIGURES)
            .size(size::SCORE)
            .line_height(1.1);
        self.adjustable(total, seat, shared, session)
    }

    /// Points in any writing; a press on them opens the form.
    pub(in super::super) fn adjustable<'a>(
        &'a self,
        points: Text<'a>,
        seat: Seat,
        shared: &'a Shared,
        session: &Session,
    ) -> Element<'a, TableMessage> {
        let palette = shared.palette();
        if self.is_in_past() || session.is_read_only() {
            return points.into();
        }
        let press = Some(to_table(Message::Of(seat)));
        let button = pressable(palette, Weight::Row, points, [0.0, gap::XS], press);
        let name = session.game().name(seat);
        told_of(button, say!(shared.words, "adjust-hint", name = name))
    }
}
