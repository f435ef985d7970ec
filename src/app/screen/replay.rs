//! A finished game watched again: the board grows turn by turn, with the scores, the holders and
//! the orders that were turned up.

mod scene;

use std::time::Duration;

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, slider};
use iced::{Center, Fill};

use ask::Request;
use journal::Course;
use journal::replay::{self, Step};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::help;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::Game;
use session::Session;

/// The screen.
#[derive(Debug)]
pub struct Replay {
    steps: Vec<Step>,
    course: Course,
    /// The step that is shown.
    at: usize,
    /// The game at that step.
    game: Game,
    /// Whether the steps follow by themselves.
    plays: bool,
    pace: Pace,
}

/// The pace at which the steps follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Pace {
    Slow,
    #[default]
    Usual,
    Quick,
    Rapid,
}

impl Pace {
    const ALL: [Self; 4] = [Self::Slow, Self::Usual, Self::Quick, Self::Rapid];

    const fn stays(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2_400,
            Self::Usual => 1_200,
            Self::Quick => 600,
            Self::Rapid => 240,
        })
    }

    /// The pace as a multiple of the usual one.
    const fn sign(self) -> &'static str {
        match self {
            Self::Slow => "½×",
            Self::Usual => "1×",
            Self::Quick => "2×",
            Self::Rapid => "5×",
        }
    }

    /// The next quicker pace, and the slowest after the quickest.
    fn next(self) -> Self {
        let mut others = Self::ALL.into_iter().skip_while(|pace| *pace != self).skip(1);
        others.next().unwrap_or(Self::Slow)
    }
}

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Go to that step.
    To(usize),
    /// Go to the next step.
    Next,
    /// Go one step back.
    Previous,
    /// Go before the first turn.
    First,
    /// Go to the end of the final scoring.
    Last,
    /// Let the steps follow by themselves, or stop.
    Play,
    /// Change the pace.
    Pace,
    /// Go to the line of the log that tells of the turn.
    Log,
    /// Go back to the result.
    Back,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::To(_)
            | Self::Next
            | Self::Previous
            | Self::First
            | Self::Last
            | Self::Play
            | Self::Pace
            | Self::Log
            | Self::Back
            | Self::Keys => Nature::Answer,
        }
    }
}

const NEXT: Binding<Message> = Binding {
    sign: "→",
    about: "keys-next",
    strokes: &[(Stroke::Named(Named::ArrowRight), Message::Next)],
};
const PREVIOUS: Binding<Message> = Binding {
    sign: "←",
    about: "keys-previous",
    strokes: &[
        (Stroke::Named(Named::ArrowLeft), Message::Previous),
        (Stroke::Named(Named::Backspace), Message::Previous),
    ],
};
const FIRST: Binding<Message> = Binding {
    sign: "Home",
    about: "keys-first",
    strokes: &[(Stroke::Named(Named::Home), Message::First)],
};
const LAST: Binding<Message> = Binding {
    sign: "End",
    about: "keys-last",
    strokes: &[(Stroke::Named(Named::End), Message::Last)],
};
const PLAY: Binding<Message> = Binding {
    sign: "P",
    about: "keys-play",
    strokes: &[
        (Stroke::Sign("p"), Message::Play),
        (Stroke::Named(Named::Space), Message::Play),
        (Stroke::Named(Named::Enter), Message::Play),
    ],
};
const PACE: Binding<Message> =
    Binding { sign: "S", about: "keys-pace", strokes: &[(Stroke::Sign("s"), Message::Pace)] };
const LOG: Binding<Message> =
    Binding { sign: "L", about: "replay-log", strokes: &[(Stroke::Sign("l"), Message::Log)] };
const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "replay-result",
    strokes: &[(Stroke::Named(Named::Escape), Message::Back)],
};
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };
const KEYS: [&Binding<Message>; 8] = [&NEXT, &PREVIOUS, &FIRST, &LAST, &PLAY, &PACE, &LOG, &BACK];

/// The width from which everything in the foot has its words, in logical pixels.
const WORDED: f32 = 1180.0;

impl Replay {
    /// A finished game at that step; 0 is before its first turn.
    pub fn new(step: usize, session: &Session) -> Self {
        let journal = session.journal();
        let mut replay = Self {
            steps: replay::steps(journal),
            course: Course::from_journal(journal),
            at: 0,
            game: journal.game_after(0),
            plays: false,
            pace: Pace::default(),
        };
        replay.go(step, session);
        replay
    }

    /// Answers a message.
    pub fn update(&mut self, message: &Message, session: &Session) -> Option<Request> {
        let last = self.steps.len().saturating_sub(1);
        let to = match message {
            Message::To(step) => *step,
            Message::Next => self.at + 1,
            Message::Previous => self.at.saturating_sub(1),
            Message::First => 0,
            Message::Last => last,
            Message::Play => {
                self.plays = !self.plays;
                // At the end, playing begins anew.
                if self.plays && self.at == last { 0 } else { self.at }
            }
            Message::Pace => {
                self.pace = self.pace.next();
                return None;
            }
            Message::Log => {
                let step = self.steps.get(self.at)?;
                return Some(Request::Log(self.at, step.told.clone()));
            }
            Message::Back => return Some(Request::Outcome),
            Message::Keys => return Some(Request::Keys),
        };
        // A step chosen by hand stays, to be looked at.
        self.plays &= matches!(message, Message::Play);
        self.go(to.min(last), session);
        None
    }

    /// Goes to the next step; called when the shown one has stayed long enough.
    pub fn tick(&mut self, session: &Session) {
        if self.plays {
            self.go(self.at + 1, session);
        }
    }

    fn go(&mut self, to: usize, session: &Session) {
        let Some(step) = self.steps.get(to) else { return };
        let journal = session.journal();
        self.at = to;
        self.game = journal.game_after(step.moves);
        self.plays &= to + 1 < self.steps.len();
    }

    /// The time for which a step stays, if they follow by themselves.
    pub fn stays(&self) -> Option<Duration> {
        self.plays.then(|| self.pace.stays())
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

    /// The name of the step.
    fn name(&self, ui: Ui<'_>) -> String {
        if self.at == 0 {
            say!(ui, "evening-before")
        } else if self.is_last() {
            say!(ui, "evening-final")
        } else {
            say!(ui, "evening-turn", turn = self.at)
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let line = ui.line();
        column![self.scene(ui, 1.5), line, self.foot(*ui)].into()
    }

    /// The screen of the second window, which follows the first.
    pub fn display<'a, M: 'a>(&'a self, ui: GameUi<'a>) -> Element<'a, M> {
        self.scene(ui, 3.0)
    }

    fn foot<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let button =
            |weight, label: String, sign, message| ui.action(weight, label, sign, Some(message));
        let arrow = |sign: &str, message: Option<Message>| {
            ui.action(Weight::Secondary, sign.to_owned(), None, message)
        };
        let last = self.steps.len().saturating_sub(1);
        let play = if self.plays { "evening-pause" } else { "evening-play" };
        let pull = slider(0..=last as u32, self.at as u32, |step| Message::To(step as usize))
            .style(theme::pull(ui.palette));
        let progress = say!(ui, "replay-progress", step = self.at, all = last);
        let is_wide = ui.view.width >= WORDED;
        let sign = |sign| is_wide.then_some(sign);
        let back = say!(ui, "replay-result");
        // The key works as well where there is no room for all buttons.
        let log = (ui.width() != Width::Slim).then(|| {
            button(Weight::Secondary, say!(ui, "replay-log"), sign(LOG.sign), Message::Log)
        });
        let foot = row![
            button(Weight::Quiet, back, sign(BACK.sign), Message::Back),
            arrow("‹", (self.at > 0).then_some(Message::Previous)),
            button(Weight::Primary, ui.say(play, &[]), sign(PLAY.sign), Message::Play),
            arrow("›", (!self.is_last()).then_some(Message::Next)),
            container(pull).width(Fill).padding([0.0, gap::S]),
            is_wide.then(|| ui.note(progress)),
            button(Weight::Quiet, self.pace.sign().to_owned(), sign(PACE.sign), Message::Pace),
            log,
            help::tool(ui, Message::Keys),
        ];
        let padding =
            if ui.height() <= Height::Low { [gap::XS, gap::M] } else { [gap::M, gap::XL] };
        container(foot.spacing(gap::S).align_y(Center))
            .padding(padding)
            .style(theme::bar(ui.palette))
            .into()
    }
}
