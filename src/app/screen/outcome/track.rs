//! The question for what the score track shows at the end, where nothing but the orders was
//! recorded.

use iced::keyboard::{self, key::Named};
use iced::widget::{column, row, space, text_input};
use iced::{Center, Fill};

use super::{Message as OutcomeMessage, Outcome};
use ask::{Action, Request};
use kit::binding::{Stroke, on_key};
use kit::bindings;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::game::pad;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::{Move, Seat};
use session::Session;
use text::Words;
use widget::field::field;

/// What was typed, by seat.
#[derive(Debug)]
pub struct Track {
    typed: Vec<String>,
}

/// A step in the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Ask.
    Open,
    /// Type into the field of a player.
    Type(Seat, String),
    /// Take the numbers.
    Take,
    /// Go on without them.
    Close,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Type(..) => Nature::Typing,
            Self::Close => Nature::PutsAway,
            Self::Open | Self::Take => Nature::Answer,
        }
    }
}

bindings! {
    TAKE "⏎" "track-take" Stroke::Named(Named::Enter) => Message::Take;
    CLOSE "Esc" "track-without" Stroke::Named(Named::Escape) => Message::Close;
}

/// The message of a key.
pub fn shortcut(event: &keyboard::Event) -> Option<OutcomeMessage> {
    on_key(&[&TAKE, &CLOSE], event).map(OutcomeMessage::Track)
}

/// Whether the score track is asked for in such a game.
pub fn is_asked(session: &Session) -> bool {
    let game = session.game();
    let may_be_read = game.recording() == Recording::Deck && game.is_finished();
    may_be_read && !session.is_read_only()
}

/// The name of a player's field.
pub fn field_of(seat: Seat) -> String {
    format!("track-{}", seat.index())
}

/// The most signs of a number: twenty times around the track.
const SIGNS: usize = 4;
/// The widths of the panel and of a field, in logical pixels.
const WIDTH: f32 = 560.0;
const FIELD: f32 = 110.0;

/// The number that was typed, whichever minus sign it has.
fn number(typed: &str) -> Option<i32> {
    typed.trim().replace('\u{2212}', "-").parse().ok()
}

impl Track {
    /// The question; whoever has been read already keeps the number.
    pub fn new(session: &Session) -> Self {
        let game = session.game();
        let known = |seat: Seat| game.tally(seat).total().to_string();
        let is_known = pad::knows_points(game);
        let typed = game.seats().map(|seat| if is_known { known(seat) } else { String::new() });
        Self { typed: typed.collect() }
    }

    /// The moves, once everybody who plays has a number: all that the orders have not brought came
    /// on the board.
    fn moves(&self, session: &Session, words: &Words) -> Option<Vec<Move>> {
        let game = session.game();
        let mut moves = Vec::new();
        for (player, typed) in game.seats().zip(&self.typed) {
            let reason = words.source(Source::Track);
            let source = Some(Source::Track);
            match number(typed) {
                Some(number) => {
                    let points = number - game.tally(player).total();
                    moves.push(Move::Adjust { player, points, reason, source });
                }
                None if game.company().plays(player) || !typed.is_empty() => return None,
                None => {}
            }
        }
        Some(moves)
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, OutcomeMessage> {
        let game = ui.session.game();
        let take = || OutcomeMessage::Track(Message::Take);
        let lines = game.seats().zip(&self.typed).map(|(seat, typed)| {
            let input = text_input("", typed)
                .id(field_of(seat))
                .on_input(move |typed| OutcomeMessage::Track(Message::Type(seat, typed)))
                .on_submit(take())
                .padding([gap::S, gap::M])
                .font(FIGURES)
                .size(size::LEAD)
                .width(FIELD)
                .style(theme::input(ui.palette));
            let orders = ui.words.signed(game.tally(seat).points(Source::Orders));
            let orders = ui.note(say!(ui, "track-orders", points = orders));
            let name = column![strong(game.name(seat)), orders].width(Fill);
            let input = field(input).on_escape(OutcomeMessage::Track(Message::Close));
            row![token(game, seat, 32.0), name, input].spacing(gap::M).align_y(Center).into()
        });
        let may_take = self.moves(ui.session, ui.words).is_some();
        let take = ui.action(Weight::Primary, "track-take", Some(TAKE.sign), may_take.then(take));
        let close = ui.action(
            Weight::Secondary,
            "track-without",
            Some(CLOSE.sign),
            Some(OutcomeMessage::Track(Message::Close)),
        );
        let content = column![
            ui.heading("track-title"),
            ui.plain("track-about"),
            Column::with_children(lines).spacing(gap::S),
            row![space::horizontal(), close, take].spacing(gap::M),
        ];
        ui.dialog(WIDTH, content)
    }
}

impl Outcome {
    /// Answers a step in the question for the score track.
    pub fn read_track(&mut self, message: Message, ui: GameUi<'_>) -> Action<OutcomeMessage> {
        match message {
            Message::Open if !is_asked(ui.session) => {}
            Message::Open => {
                self.track = Some(Track::new(ui.session));
                return Action::Ask(Request::Focus(field_of(Seat::FIRST)));
            }
            Message::Type(seat, typed) => {
                let is_number = |c: char| c.is_ascii_digit() || c == '-' || c == '\u{2212}';
                let typed = typed.chars().filter(|c| is_number(*c)).take(SIGNS).collect();
                let fields = self.track.as_mut().map(|track| &mut track.typed);
                if let Some(field) = fields.and_then(|typed| typed.get_mut(seat.index())) {
                    *field = typed;
                }
            }
            Message::Take => {
                let track = self.track.as_ref();
                if let Some(moves) = track.and_then(|track| track.moves(ui.session, ui.words)) {
                    self.track = None;
                    return Action::Ask(Request::PlayAll(moves));
                }
            }
            Message::Close => self.track = None,
        }
        Action::None
    }
}
