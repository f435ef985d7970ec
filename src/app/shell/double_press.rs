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

use super::above::Above;
use super::phones;
use super::playing::{At, Playing};
use super::screens::Screen;
use kit::curtain;
use kit::nature::Nature;
use rules::Seat;
use rules::game::{Phase, Step};
use screen::table;
use widget::presses::Press;

/// The time after a change of the question in which a press belongs to the one before.
pub const TWICE: Duration = Duration::from_millis(300);
/// That time for a pointer that has not moved: longer than the slowest double click.
pub const STILL: Duration = Duration::from_secs(1);
/// The distance by which a pointer may tremble without having moved, in logical pixels.
const TREMBLE: f32 = 4.0;

/// The question that the window shows: equal values are one question.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Asked {
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

impl Asked {
    /// The question on a screen, with what lies above it.
    pub fn new(screen: &Screen, above: &Above, phones: Option<phones::Standing>) -> Self {
        let playing = screen.playing();
        let table = screen.table();
        let curtain = playing.and_then(Playing::curtain);
        Self {
            screen: discriminant(screen),
            at: playing.map(|playing| discriminant(&playing.at)),
            moves: screen.session().map_or(0, |session| session.journal().entries().len()),
            table: table.map(table::Table::asks),
            curtain: curtain.map(|curtain| (curtain.seat(), curtain.purpose(), curtain.is_shut())),
            trouble: above.trouble().is_some(),
            preferences: above.shows_preferences(),
            keys: above.lists_keys(),
            booklet: above.booklet().is_some(),
            phones,
            moment: table.is_some_and(|table| table.moment().is_some()),
        }
    }

    /// Whether cards are looked at behind the curtain, and nothing is asked there.
    fn is_look(&self) -> bool {
        self.curtain.is_some_and(|(_, purpose, _)| purpose == curtain::Purpose::Look)
    }
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
    /// Whether the dragon is asked where it goes.
    moves_dragon: bool,
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
            moves_dragon: false,
            changed: None,
            press: None,
            barred: false,
            down: None,
        }
    }
}

impl Guard {
    /// Takes the beginning of a press.
    pub fn press(&mut self, press: Press, now: Instant) {
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
    pub fn key(&mut self, event: &keyboard::Event, now: Instant) {
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
    pub fn follow(&mut self, asked: Asked, by_press: bool, now: Instant) {
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

    /// Notes whether the dragon is asked where it goes.
    pub fn follow_dragon(&mut self, screen: &Screen) {
        let table = screen.table().zip(screen.session());
        self.moves_dragon = table.is_some_and(|(table, session)| {
            table.game(session).phase() == Phase::Asking(Step::Dragon)
        });
    }

    /// Whether a message of that nature is the answer of a barred press. What only puts something
    /// away answers nothing that has come by itself, as a move on a phone comes.
    pub fn bars(&self, nature: Nature) -> bool {
        let asked = self.asked.as_ref();
        let puts_away = match nature {
            Nature::Event | Nature::Glance | Nature::Typing | Nature::Step => return false,
            Nature::Way if !self.moves_dragon => return false,
            Nature::Answer | Nature::Way => false,
            Nature::PutsAway => true,
            Nature::Keys => asked.is_some_and(|asked| asked.keys),
            Nature::Curtain => asked.is_some_and(Asked::is_look),
        };
        let by_itself = self.changed.as_ref().is_some_and(|change| change.by.is_none());
        self.barred && !(by_itself && puts_away)
    }

    /// This guard of a hand that never doubles a press.
    pub fn at_ease(self) -> Self {
        Self { twice: Duration::ZERO, still: Duration::ZERO, ..self }
    }
}
