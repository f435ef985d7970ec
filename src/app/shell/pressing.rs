//! Double presses count as one: a press answers only the question at which its hand set out.
//!
//! Any change of the question, however it comes, starts [`TWICE`]. Until that is over, presses
//! belong to the question before, except of a key other than the one that has changed it: a doubled
//! press is of one key, and someone who types in a row on purpose types different ones. A key held
//! down belongs to the question at its beginning. A pointer on its spot is given [`STILL`], for
//! double clicks are slow where the system is set so. What only puts something away is barred by a
//! press of the same hand alone, never by what has happened elsewhere meanwhile.

use std::mem::{Discriminant, discriminant};
use std::time::{Duration, Instant};

use iced::keyboard::{self, Key};

use crate::app::ask::Request;
use crate::app::ask::preferences::Message as Preference;
use crate::app::kit::curtain;
use crate::app::screen::outcome::{self, share, track};
use crate::app::screen::table::{self, Press as TableKey, See};
use crate::app::screen::{deal, decks, earlier, finale, setup};
use crate::app::shell::playing::At;
use crate::app::shell::{App, Message, Screen, files, phones};
use crate::rules::Seat;
use crate::rules::game::{Phase, Step};
use crate::widget::presses::Press;

/// The time after a change of the question in which a press belongs to the one before.
pub const TWICE: Duration = Duration::from_millis(300);
/// That time for a pointer that has not moved: longer than the slowest double click.
pub const STILL: Duration = Duration::from_secs(1);
/// The distance by which a pointer may tremble without having moved, in logical pixels.
const TREMBLE: f32 = 4.0;

/// The question that the window shows: equal values are one question.
#[derive(Debug, Clone, PartialEq)]
struct Asked {
    screen: Discriminant<Screen>,
    at: Option<Discriminant<At>>,
    /// The number of moves made.
    moves: usize,
    table: Option<table::Asked>,
    curtain: Option<(Seat, curtain::Purpose, bool)>,
    /// Whether something lies above the screen: trouble, the settings, the keys, the phones.
    trouble: bool,
    preferences: bool,
    keys: bool,
    booklet: bool,
    phones: Option<phones::Standing>,
    /// Whether fulfilled orders lie before everybody.
    moment: bool,
}

/// A change of the question.
#[derive(Debug, Clone)]
struct Change {
    at: Instant,
    /// The press that has caused it; `None` if something else did.
    by: Option<Press>,
}

/// The guard that keeps the second of two presses from answering the next question.
#[derive(Debug)]
pub(super) struct Guard {
    /// The times [`TWICE`] and [`STILL`], or zero for no guard.
    twice: Duration,
    still: Duration,
    asked: Option<Asked>,
    changed: Option<Change>,
    /// The last press, and the time at which it began.
    press: Option<(Press, Instant)>,
    /// Whether the last press answers nothing.
    barred: bool,
    /// The key that is down: not every system tells a repeated press from a new one.
    down: Option<Key>,
}

impl Default for Guard {
    fn default() -> Self {
        Self {
            twice: TWICE,
            still: STILL,
            asked: None,
            changed: None,
            press: None,
            barred: false,
            down: None,
        }
    }
}

impl Guard {
    /// Takes the beginning of a press.
    pub(super) fn press(&mut self, press: Press, now: Instant) {
        if let Press::Key(key) = &press
            && self.down.replace(key.clone()).as_ref() == Some(key)
        {
            return self.hold();
        }
        // A hand that has pressed something else since has moved on.
        let rests = self.press.as_ref().zip(self.changed.as_ref());
        let rests = rests.is_some_and(|((last, _), change)| change.by.as_ref() == Some(last));
        self.barred = self.changed.as_ref().is_some_and(|change| {
            let age = now.saturating_duration_since(change.at);
            match (&change.by, &press) {
                (Some(Press::Key(by)), Press::Key(key)) if by != key || !rests => false,
                (Some(Press::At(by)), Press::At(at)) if rests && by.distance(*at) <= TREMBLE => {
                    age < self.still
                }
                (_, Press::Key(_) | Press::At(_)) => age < self.twice,
            }
        });
        self.press = Some((press, now));
    }

    /// Takes a key that goes down, is held or is released.
    pub(super) fn key(&mut self, event: &keyboard::Event, now: Instant) {
        match event {
            keyboard::Event::KeyPressed { repeat: true, .. } => self.hold(),
            keyboard::Event::KeyPressed { key, .. } => self.press(Press::Key(key.clone()), now),
            keyboard::Event::KeyReleased { .. } => self.down = None,
            keyboard::Event::ModifiersChanged(_) => {}
        }
    }

    /// Bars a held key once the question has changed since it went down.
    fn hold(&mut self) {
        let since = self.changed.as_ref().zip(self.press.as_ref());
        self.barred |= since.is_some_and(|(change, (_, began))| change.at >= *began);
    }

    /// Notes the question that is asked now, perhaps another one.
    fn follow(&mut self, asked: Asked, by_press: bool, now: Instant) {
        let before = self.asked.replace(asked);
        let (Some(before), Some(asked)) = (before, &self.asked) else { return };
        if before == *asked {
            return;
        }
        // A fault comes up under a hand that means something else, whatever key it types.
        let is_fault = asked.trouble && !before.trouble;
        let press = self.press.as_ref().filter(|_| by_press && !is_fault);
        self.changed = Some(Change { at: now, by: press.map(|(press, _)| press.clone()) });
    }
}

impl App {
    /// This app without the guard, for a hand that never doubles a press.
    #[must_use]
    pub fn under_a_steady_hand(mut self) -> Self {
        (self.guard.twice, self.guard.still) = (Duration::ZERO, Duration::ZERO);
        self
    }

    /// Whether a message is the answer of a barred press. What only puts something away answers
    /// nothing that has come by itself, as a move on a phone comes.
    pub(super) fn is_doubled(&self, message: &Message) -> bool {
        let by_itself = self.guard.changed.as_ref().is_some_and(|change| change.by.is_none());
        self.guard.barred && self.answers(message) && !(by_itself && self.puts_away(message))
    }

    /// Whether a message only puts something away that a press has opened before.
    fn puts_away(&self, message: &Message) -> bool {
        let is_look =
            self.curtain().is_some_and(|curtain| curtain.purpose() == curtain::Purpose::Look);
        match message {
            Message::Phones(phones::Message::Close)
            | Message::Preferences(Preference::Close)
            | Message::Outcome(
                outcome::Message::Share(share::Message::Close)
                | outcome::Message::Track(track::Message::Close),
            ) => true,
            Message::Keys => self.lists_keys,
            Message::Table(table::Message::Curtain(curtain::Message::Close))
            | Message::Deal(deal::Message::Curtain(curtain::Message::Close)) => is_look,
            _ => false,
        }
    }

    /// Notes the question that is asked after a message.
    pub(super) fn follow_question(&mut self, by_press: bool, now: Instant) {
        let playing = self.playing();
        let curtain = playing.and_then(|playing| playing.curtain());
        let asked = Asked {
            screen: discriminant(&self.screen),
            at: playing.map(|playing| discriminant(&playing.at)),
            moves: self.session().map_or(0, |session| session.journal().entries().len()),
            table: self.table().map(table::Table::asks),
            curtain: curtain.map(|curtain| (curtain.seat(), curtain.purpose(), curtain.is_shut())),
            trouble: self.trouble.is_some(),
            preferences: self.in_preferences,
            keys: self.lists_keys,
            booklet: self.booklet.is_some(),
            phones: self.phones.standing(&self.shared.phones),
            moment: self.table().is_some_and(|table| table.moment().is_some()),
        };
        self.guard.follow(asked, by_press, now);
    }

    /// Whether a message answers a question. Looking, typing into a field, taking back and dropping
    /// do not, nor do messages from elsewhere.
    fn answers(&self, message: &Message) -> bool {
        match message {
            Message::Table(message) => match message {
                table::Message::Press(TableKey::Go(_)) => self.moves_dragon(),
                _ => of_table(message),
            },
            Message::Ask(request) => is_answer(request),
            Message::Setup(message) => of_setup(message),
            Message::Deal(message) => match message {
                deal::Message::Curtain(message) => behind_curtain(message),
                deal::Message::Undo => false,
                deal::Message::Redo
                | deal::Message::Anew
                | deal::Message::Home
                | deal::Message::SetUp
                | deal::Message::Phones
                | deal::Message::Keys => true,
            },
            Message::Finale(message) => !matches!(message, finale::Message::Frame),
            Message::Earlier(message) => {
                !matches!(message, earlier::Message::Rows(_) | earlier::Message::Search(_))
            }
            Message::Decks(message) => is_of_decks(message),
            Message::Phones(message) => message.is_pressed(),
            Message::Files(message) => !matches!(
                message,
                files::Message::Dropped(_)
                    | files::Message::Shown(..)
                    | files::Message::Chosen(..)
                    | files::Message::Typed(_)
            ),
            Message::Outcome(message) => !message.is_typing(),
            Message::Replay(_)
            | Message::Preferences(_)
            | Message::Keys
            | Message::Understood
            | Message::GoOnDamaged
            | Message::Rescue(_) => true,
            Message::Pressed(_)
            | Message::Booklet(_)
            | Message::Lesson(_)
            | Message::Tried(_)
            | Message::Resized(..)
            | Message::Moved(..)
            | Message::Closed(_)
            | Message::Tick
            | Message::Key(_)
            | Message::FullScreen(_)
            | Message::Released
            | Message::Listed(_)
            | Message::Work(_)
            | Message::Written
            | Message::Frame
            | Message::Opened(_)
            | Message::Density(..)
            | Message::Monitor(_)
            | Message::Covered
            | Message::CloseRequested(_) => false,
        }
    }

    fn moves_dragon(&self) -> bool {
        let table = self.table().zip(self.session());
        table.is_some_and(|(table, session)| {
            table.game(session).phase() == Phase::Asking(Step::Dragon)
        })
    }
}

impl Message {
    /// Whether a press has led to the message.
    pub(super) const fn is_by_press(&self) -> bool {
        match self {
            Self::Phones(message) => message.is_pressed(),
            Self::Tick
            | Self::Listed(_)
            | Self::Work(_)
            | Self::Written
            | Self::Frame
            | Self::Opened(_)
            | Self::Density(..)
            | Self::Monitor(_)
            | Self::Covered
            | Self::CloseRequested(_)
            | Self::Closed(_)
            | Self::Resized(..)
            | Self::Moved(..)
            | Self::Files(
                files::Message::Dropped(_) | files::Message::Shown(..) | files::Message::Chosen(..),
            ) => false,
            _ => true,
        }
    }
}

/// Whether a message among the decks answers something, and is no step in a form.
const fn is_of_decks(message: &decks::Message) -> bool {
    !matches!(
        message,
        decks::Message::Search(_)
            | decks::Message::Name(_)
            | decks::Message::Title(_)
            | decks::Message::Words(_)
            | decks::Message::Fill(..)
            | decks::Message::Add(..)
            | decks::Message::Seek(_)
            | decks::Message::Set(_)
            | decks::Message::Farmer
            | decks::Message::WordsStand
            | decks::Message::Points(_)
            | decks::Message::Step(_)
            | decks::Message::Undo
            | decks::Message::Redo
    )
}

fn of_table(message: &table::Message) -> bool {
    match message {
        table::Message::Board(event) => of_board(event),
        table::Message::Press(key) => {
            matches!(key, TableKey::Letter(_) | TableKey::Badge(_) | TableKey::Number(_))
        }
        table::Message::Throw(noted) => {
            !matches!(noted, table::Noted::Distance(_) | table::Noted::Diameter(_))
        }
        table::Message::Curtain(message) => behind_curtain(message),
        table::Message::Log(log) => !matches!(log, table::Log::Found(_)),
        table::Message::See(see) => matches!(see, See::Log | See::Tools | See::Moment),
        table::Message::Ask(request) => is_answer(request),
        table::Message::Look(_) | table::Message::LookAtTool(_) => false,
        table::Message::Enter(_)
        | table::Message::Write(_)
        | table::Message::Make(_)
        | table::Message::Hand(_)
        | table::Message::Dialog(_) => true,
    }
}

const fn of_setup(message: &setup::Message) -> bool {
    use setup::Message;
    !matches!(message, Message::Frame(_) | Message::Look(_) | Message::DragOver(_) | Message::Drop)
}

const fn of_board(event: &crate::widget::board::Event) -> bool {
    use crate::widget::board::Event;
    match event {
        Event::Clicked(..) | Event::Dropped(_) => true,
        Event::Hovered(_) | Event::Looked(_) | Event::Turned(_) | Event::PutBack => false,
    }
}

const fn behind_curtain(message: &curtain::Message) -> bool {
    use curtain::Message;
    match message {
        Message::Release
        | Message::Search(_)
        | Message::Digit(_)
        | Message::Erase
        | Message::Undo => false,
        Message::Hold
        | Message::Pick(_)
        | Message::Take(_)
        | Message::PutBack(_)
        | Message::Confirm
        | Message::Discard
        | Message::Forgot
        | Message::Lock
        | Message::Unlock
        | Message::Close
        | Message::Mistaken
        | Message::Correct(_)
        | Message::Phones => true,
    }
}

/// Whether a wish of a screen comes of a press that may be doubled by mistake.
const fn is_answer(request: &Request) -> bool {
    !matches!(
        request,
        Request::Undo
            | Request::Redo
            | Request::Scroll(..)
            | Request::Focus(_)
            | Request::Measured(_)
            | Request::Phones(
                phones::Message::Changed
                    | phones::Message::Requested
                    | phones::Message::Guessed
                    | phones::Message::Addresses(_)
                    | phones::Message::Asked(..)
            )
    )
}
