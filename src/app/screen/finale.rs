//! The final scoring, step by step: features left open, field by field with its cities lit, goods,
//! King and Robber, the orders turned up one by one, and the winner.

mod scene;
mod standings;
mod steps;

use std::time::{Duration, Instant};

use iced::Center;
use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, space};

use ask::Request;
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::help;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::Seat;
use rules::player::PerSeat;
use rules::scoring::Score;
use rules::setup::Recording;
use session::Session;
use steps::{Phase, Step};

/// The width from which there is room for the button to the result, in logical pixels; its key
/// works in any window.
const WITH_SKIP: f32 = 620.0;
/// The time in which the view and the standings move from one step to the next.
const GLIDE: Duration = Duration::from_millis(180);
/// The time for which a step stays when they follow by themselves: it is read aloud.
const PAUSE: Duration = Duration::from_secs(4);

/// The screen.
#[derive(Debug)]
pub struct Finale {
    steps: Vec<Step>,
    /// Points before the final scoring.
    before: PerSeat<i32>,
    /// The step that is shown.
    at: usize,
    /// The step that was shown before, and the time at which it was left.
    from: usize,
    moved: Option<Instant>,
    /// The time since which this step shows, if the steps follow by themselves.
    plays: Option<Instant>,
}

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Go to the next step.
    Next,
    /// Go one step back.
    Previous,
    /// Let the steps follow by themselves, or stop.
    Play,
    /// Go to the result at once.
    Skip,
    /// Go back to the table.
    Back,
    /// Draw a frame while something moves.
    Frame,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Frame => Nature::Event,
            Self::Next | Self::Previous | Self::Play | Self::Skip | Self::Back | Self::Keys => {
                Nature::Answer
            }
        }
    }
}

const NEXT: Binding<Message> = Binding {
    sign: "⏎",
    about: "keys-next",
    strokes: &[
        (Stroke::Named(Named::Enter), Message::Next),
        (Stroke::Named(Named::Space), Message::Next),
        (Stroke::Named(Named::ArrowRight), Message::Next),
    ],
};
const PREVIOUS: Binding<Message> = Binding {
    sign: "←",
    about: "keys-previous",
    strokes: &[
        (Stroke::Named(Named::ArrowLeft), Message::Previous),
        (Stroke::Named(Named::Backspace), Message::Previous),
    ],
};
const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "finale-back",
    strokes: &[(Stroke::Named(Named::Escape), Message::Back)],
};
const SKIP: Binding<Message> =
    Binding { sign: "S", about: "finale-skip", strokes: &[(Stroke::Sign("s"), Message::Skip)] };
const PLAY: Binding<Message> =
    Binding { sign: "P", about: "keys-play", strokes: &[(Stroke::Sign("p"), Message::Play)] };
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };
const KEYS: [&Binding<Message>; 5] = [&NEXT, &PREVIOUS, &PLAY, &SKIP, &BACK];

impl Finale {
    /// The final scoring of a finished game.
    pub fn new(session: &Session) -> Self {
        let game = session.game();
        let mut before = PerSeat::from_fn(|seat| game.tally(seat).total());
        for score in steps::final_scores(session) {
            before[score.seat] -= score.points();
        }
        Self { steps: steps::steps(session), before, at: 0, from: 0, moved: None, plays: None }
    }

    /// Answers a message.
    pub fn update(&mut self, message: &Message, now: Instant) -> Option<Request> {
        match message {
            Message::Next if self.is_last() => return Some(Request::Outcome),
            Message::Next => self.go(self.at + 1, now),
            Message::Previous => self.go(self.at.saturating_sub(1), now),
            Message::Play if self.plays.is_some() => self.plays = None,
            Message::Play => {
                self.plays = Some(now);
                if !self.is_last() {
                    self.go(self.at + 1, now);
                }
            }
            Message::Skip => return Some(Request::Outcome),
            Message::Back => return Some(Request::Table),
            Message::Keys => return Some(Request::Keys),
            Message::Frame => {}
        }
        None
    }

    /// Goes to the next step if this one was shown long enough; called each second.
    pub fn tick(&mut self, now: Instant) {
        if self.plays.is_some_and(|since| now.saturating_duration_since(since) >= PAUSE) {
            self.go(self.at + 1, now);
        }
    }

    fn go(&mut self, to: usize, now: Instant) {
        if to != self.at && to < self.steps.len() {
            (self.from, self.at, self.moved) = (self.at, to, Some(now));
        }
        // The steps stop before the result, where nobody is taken unasked.
        self.plays = self.plays.filter(|_| !self.is_last()).map(|_| now);
    }

    /// Whether something moves on the screen.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.moved.is_some_and(|moved| now.saturating_duration_since(moved) < GLIDE)
    }

    /// Whether the steps follow by themselves.
    pub const fn is_playing(&self) -> bool {
        self.plays.is_some()
    }

    /// The message of a key.
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(KEYS.iter().chain(&[&HELP]), event)
    }

    /// The list of the screen's keys.
    pub fn keys() -> Vec<Line> {
        help::lines(&KEYS)
    }

    fn is_last(&self) -> bool {
        self.at + 1 >= self.steps.len()
    }

    fn step(&self) -> Option<&Step> {
        self.steps.get(self.at)
    }

    fn phase(&self) -> Phase {
        self.step().map_or(Phase::Winner, |step| step.phase)
    }

    /// The share of the movement to this step that is done, from 0 to 1: quick at first.
    fn share(&self, ui: Ui<'_>) -> f32 {
        let moved = self.moved.filter(|_| !ui.settings.still);
        let passed = moved.map_or(GLIDE, |moved| ui.now.saturating_duration_since(moved));
        let share = (passed.as_secs_f32() / GLIDE.as_secs_f32()).min(1.0);
        share * (2.0 - share)
    }

    /// The points of a player after a step.
    fn total(&self, seat: Seat, at: usize) -> i32 {
        let shown = self.steps.iter().take(at + 1).flat_map(|step| &step.scores);
        self.before[seat] + shown.filter(|score| score.seat == seat).map(Score::points).sum::<i32>()
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let line = ui.line();
        let scene = self.scene(ui, scene::Window::Own(Message::Next));
        column![scene, line, self.foot(*ui)].into()
    }

    /// The screen of the second window, which follows the first.
    pub fn display<'a, M: Clone + 'a>(&'a self, ui: GameUi<'a>) -> Element<'a, M> {
        self.scene(ui, scene::Window::Second)
    }

    fn foot<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        // The keys work as well where there is no room to name them.
        let has_room = ui.width() != Width::Slim;
        let button = |weight, key: &'static str, sign, message| {
            ui.action(weight, key, has_room.then_some(sign), message)
        };
        let next = if self.is_last() { "finale-result" } else { "finale-next" };
        let previous = (self.at > 0).then_some(Message::Previous);
        let play = (!self.is_last()).then(|| {
            let key = if self.plays.is_some() { "finale-pause" } else { "finale-play" };
            button(Weight::Secondary, key, PLAY.sign, Some(Message::Play))
        });
        let skip = (!self.is_last() && ui.view.width >= WITH_SKIP)
            .then(|| button(Weight::Quiet, "finale-skip", SKIP.sign, Some(Message::Skip)));
        let buttons = row![
            button(Weight::Quiet, "finale-back", BACK.sign, Some(Message::Back)),
            help::tool(ui, Message::Keys),
            space::horizontal(),
            skip,
            button(Weight::Secondary, "finale-previous", PREVIOUS.sign, previous),
            play,
            button(Weight::Primary, next, NEXT.sign, Some(Message::Next)),
        ];
        let padding =
            if ui.height() <= Height::Low { [gap::XS, gap::M] } else { [gap::M, gap::XL] };
        container(buttons.spacing(gap::S).align_y(Center))
            .padding(padding)
            .style(theme::bar(ui.palette))
            .into()
    }
}

/// The key of the words that say why the game is over.
fn ending(session: &Session) -> &'static str {
    let game = session.game();
    match game.recording() {
        Recording::Board if game.count_left() == 0 => "finale-last-tile",
        Recording::Board => "finale-ended",
        Recording::Scorepad | Recording::Deck => "finale-over",
    }
}
