//! Points that the table gives or takes by hand, with the reason for the log.

use iced::Center;
use iced::widget::{column, row, space, text, text_input};

use super::step::{Step, close_button, plus_minus, step_button, yes};
use kit::binding::Binding;
use kit::parts::{ENTER, person};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::game::pad;
use rules::scoring::Source;
use rules::{Game, Move, Seat};
use widget::field::field;

/// The points that are being given.
#[derive(Debug, Default)]
pub struct Adjusting {
    seat: Option<Seat>,
    points: i32,
    reason: String,
    source: Option<Source>,
}

/// A step in the form.
#[derive(Debug, Clone)]
pub enum Message {
    /// Open the form for a player, or give the points to another.
    Of(Seat),
    /// Open the form for a player with so many points of that source.
    Open {
        /// The player.
        seat: Seat,
        /// The points to begin with.
        points: i32,
        /// Their source.
        source: Option<Source>,
    },
    /// Give so many points more.
    Step(i32),
    /// Change the reason.
    Reason(String),
    /// Choose the set whose points the table counts, or none.
    Source(Option<Source>),
    /// Give the points.
    Give,
}

/// The keys of the form.
pub const KEYS: [&Binding<Message>; 2] = [&plus_minus!(Message::Step), &yes!(Message::Give)];
/// The name of the field of the reason.
pub const REASON: &str = "adjust-reason";
/// The most points of the stepper: twice around the track.
const MOST: i32 = 100;

impl Adjusting {
    /// The form for a player, without points yet.
    pub fn for_player(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    /// The form for a player with so many points of that source.
    pub fn begun(seat: Seat, points: i32, source: Option<Source>) -> Self {
        let points = points.clamp(-MOST, MOST);
        Self { seat: Some(seat), points, source, ..Self::default() }
    }

    /// The move, once it is whole.
    fn adjustment(&self) -> Option<Move> {
        let (points, source, reason) = (self.points, self.source, self.reason.trim().to_owned());
        let player = self.seat.filter(|_| points != 0 && !reason.is_empty())?;
        Some(Move::Adjust { player, points, reason, source })
    }

    /// Answers a message. Returns the move once the points are given.
    pub fn update(&mut self, message: Message) -> Option<Move> {
        match message {
            Message::Of(seat) => self.seat = Some(seat),
            Message::Open { seat, points, source } => *self = Self::begun(seat, points, source),
            Message::Step(step) => self.points = (self.points + step).clamp(-MOST, MOST),
            Message::Reason(reason) => self.reason = reason,
            Message::Source(source) => self.source = source,
            Message::Give => return self.adjustment(),
        }
        None
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let game = ui.session.game();
        let chips = game.seats().map(|seat| {
            let label = person(game, seat, 22.0);
            ui.chip(self.seat == Some(seat), label, Some(Step::Own(Message::Of(seat))))
        });
        let step = |sign, by| step_button(*ui, sign, Message::Step(by));
        let points = self.points;
        let signed = if points == 0 { points.to_string() } else { ui.words.signed(points) };
        let signed = text(signed).font(FIGURES).size(size::SCORE).width(88).align_x(Center);
        let before = self.seat.map_or(0, |seat| game.tally(seat).total());
        let after = ui.note(say!(ui, "adjust-after", before = before, after = before + points));
        let stepper = row![
            step("−5", -5),
            step("−", -1),
            signed,
            step("+", 1),
            step("+5", 5),
            space().width(gap::M),
            after
        ];
        let reason = text_input(&say!(ui, "adjust-reason"), &self.reason)
            .id(REASON)
            .on_input(|reason| Step::Own(Message::Reason(reason)))
            .on_submit(Step::Own(Message::Give))
            .padding([gap::S, gap::M])
            .size(size::TEXT)
            .style(theme::input(ui.palette));
        let reason = field(reason).on_escape(Step::Close);
        let give = self.adjustment().map(|_| Step::Own(Message::Give));
        let give = ui.action(Weight::Primary, "adjust-give", Some(ENTER), give);
        let close = close_button(*ui, Weight::Secondary);
        column![
            ui.heading("adjust-title"),
            Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S),
            stepper.spacing(gap::S).align_y(Center),
            self.sources(*ui, game),
            column![reason, ui.note("adjust-about")].spacing(gap::XS),
            row![space::horizontal(), close, give].spacing(gap::M),
        ]
    }
}

impl Adjusting {
    /// The chips for the source of the points, where the table counts those of a set itself.
    fn sources<'a>(&self, ui: Ui<'_>, game: &Game) -> Option<Element<'a, Step<Message>>> {
        let own = pad::counts_by_hand(game);
        let all = std::iter::once(None).chain(own.iter().copied().map(Some));
        let chips = all.map(|source| {
            let label = plain(ui.words.source(source.unwrap_or(Source::ByHand)));
            let chosen = Some(Step::Own(Message::Source(source)));
            ui.chip(self.source == source, label, chosen)
        });
        (!own.is_empty()).then(|| Row::with_children(chips).spacing(gap::S).wrap().into())
    }
}
