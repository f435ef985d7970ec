//! The ways of keys that no widget took, and the fields that get the focus by themselves.

use std::time::Instant;

use iced::Task;
use iced::advanced::widget::operate;
use iced::keyboard::{self, Key, key::Named};
use iced::widget::operation;

use crate::app::kit::binding::on_key;
use crate::app::kit::{curtain, help, work};
use crate::app::screen::decks::Decks;
use crate::app::screen::earlier::Earlier;
use crate::app::screen::home::Home;
use crate::app::screen::setup::Setup;
use crate::app::screen::table::{self, Table};
use crate::app::shell::booklet::Booklet;
use crate::app::shell::playing::{At, Playing};
use crate::app::shell::{App, Message, Screen, preferences};
use crate::widget::focus::reveal;

/// The message that puts the orders away that lie before everybody.
const END_MOMENT: Message = Message::Table(table::Message::See(table::See::Moment));

impl App {
    fn table_mut(&mut self) -> Option<&mut Table> {
        match self.playing_mut() {
            Some(Playing { at: At::Table(table), .. }) => Some(table),
            Some(_) | None => None,
        }
    }

    /// Whether something lies above the screen, or above the table.
    #[must_use]
    pub fn has_cover(&self) -> bool {
        self.is_covered() || self.table().is_some_and(Table::is_covered)
    }

    /// Lets the time pass for the orders that lie before everybody, and for what flies.
    pub(super) fn pass_moment(&mut self, now: Instant) {
        if let Some(table) = self.table_mut() {
            table.pass_moment(now);
            table.fly_on(now);
        }
    }

    /// Puts them away at any key, which is for nothing else: whatever covers the screen takes the
    /// press that removes it. The second of two presses, a held key and a modifier leave them.
    fn ends_moment(&mut self, event: &keyboard::Event) -> bool {
        let keyboard::Event::KeyPressed { key, repeat, .. } = event else { return false };
        let is_above = self.trouble.is_some() || self.in_preferences || self.phones.is_open();
        let lies = !is_above && self.table().is_some_and(|table| table.moment().is_some());
        let ends = lies && !repeat && !is_modifier(key) && !self.is_doubled(&END_MOMENT);
        if let Some(table) = self.table_mut().filter(|_| ends) {
            table.end_moment();
        }
        lies
    }

    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        let event = &with_sign(event);
        self.guard.key(event, self.shared.now);
        if self.ends_moment(event) {
            return Task::none();
        }
        let message = match event {
            keyboard::Event::KeyPressed { key: Key::Named(Named::Tab), modifiers, .. } => {
                let moved = if modifiers.shift() {
                    operation::focus_previous()
                } else {
                    operation::focus_next()
                };
                return moved.chain(operate(reveal()).discard());
            }
            keyboard::Event::KeyPressed { key, modifiers, .. }
                if modifiers.command() && size_key(key).is_some() =>
            {
                size_key(key).map(Message::Preferences)
            }
            _ if self.trouble.is_none()
                && let Some(answer) = self.key_above(event) =>
            {
                answer
            }
            keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. }
                if self.work.is_some()
                    || (self.saving.is_some()
                        && self.trouble.is_none()
                        && !self.phones.is_open()) =>
            {
                Some(Message::Work(work::Message::Cancel))
            }
            // During work, only keys for the look of the window count.
            _ if self.work.is_some() => self.shortcut(event).filter(Message::is_preference),
            keyboard::Event::KeyPressed { key, .. }
                if self.phones.is_open() && self.trouble.is_none() =>
            {
                self.phones.shortcut(key).map(Message::Phones)
            }
            keyboard::Event::KeyPressed { key, repeat, .. }
                if let Some(trouble) = &self.trouble =>
            {
                trouble.shortcut(key, *repeat)
            }
            // Where Esc does nothing else, it gives the screen back.
            keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. }
                if !self.escapes()
                    && let Some(id) = self.in_full_screen() =>
            {
                Some(Message::FullScreen(id))
            }
            _ => self.shortcut(event),
        };
        message.map_or_else(Task::none, |message| self.receive(message))
    }

    /// Whether Escape has something to do on the screen: it goes back where a button says so, and
    /// drops what was begun at the table.
    fn escapes(&self) -> bool {
        match &self.screen {
            Screen::Home(_) => self.is_listing(),
            Screen::Playing(playing) => match &playing.at {
                At::Table(table) => !table.is_idle(),
                At::Deal(_) => false,
                At::Finale(_) | At::Outcome(_) | At::Replay(_) => true,
            },
            Screen::Setup(_) | Screen::Earlier(_) | Screen::Decks(_) => true,
        }
    }

    /// The answer to a key of what is read above the screen: the reader, the settings, the keys;
    /// `None` if it is none of them.
    fn key_above(&self, event: &keyboard::Event) -> Option<Option<Message>> {
        if self.booklet.is_some() {
            return Some(Booklet::shortcut(event).map(Message::Booklet));
        }
        let keyboard::Event::KeyPressed { key, .. } = event else { return None };
        if self.in_preferences {
            let closed = Message::Preferences(preferences::Message::Close);
            return Some(preferences::closes(key).then_some(closed));
        }
        self.listed_keys().map(|_| help::closes(key).then_some(Message::Keys))
    }

    fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        if let Screen::Playing(playing) = &self.screen {
            return playing.shortcut(event);
        }
        if let (Screen::Earlier(_), Some(message)) = (&self.screen, Earlier::scrolls(event)) {
            return Some(Message::Earlier(message));
        }
        let keyboard::Event::KeyPressed { repeat: false, .. } = event else { return None };
        match &self.screen {
            Screen::Home(_) => Home::shortcut(event, self.shared.ui()).map(Message::Ask),
            Screen::Setup(_) => Setup::shortcut(event).map(Message::Setup),
            Screen::Earlier(_) => Earlier::shortcut(event)
                .map(Message::Earlier)
                .or_else(|| on_key(&[&preferences::SETTINGS], event).map(Message::Preferences)),
            Screen::Decks(_) => Decks::shortcut(event).map(Message::Decks),
            Screen::Playing(_) => None,
        }
    }

    /// Puts the cursor into the field of a throw's distance.
    pub(super) fn focus_throw(&self) -> Task<Message> {
        let types = self.playing().is_some_and(|playing| {
            playing.table().is_some_and(|table| table.types_distance(&playing.session))
        });
        if types { operation::focus(table::DISTANCE) } else { Task::none() }
    }

    /// Puts the cursor into the search field while cards of a printed deck are entered.
    pub(super) fn focus_search(&self) -> Task<Message> {
        let enters = self.curtain().is_some_and(|curtain| curtain.enters().is_some());
        if enters { operation::focus(curtain::picker::field_id()) } else { Task::none() }
    }
}

/// The event with the sign that was typed: on most keyboards a question mark or a plus is another
/// key with Shift.
fn with_sign(event: &keyboard::Event) -> keyboard::Event {
    let mut event = event.clone();
    if let keyboard::Event::KeyPressed { key, modified_key, .. } = &mut event
        && let Key::Character("?" | "+" | "-" | "," | "=") = modified_key.as_ref()
    {
        key.clone_from(modified_key);
    }
    event
}

/// Whether a key does nothing alone.
const fn is_modifier(key: &Key) -> bool {
    use Named::{Alt, AltGraph, CapsLock, Control, Fn, Meta, NumLock, Shift, Super};
    matches!(
        key,
        Key::Named(Alt | AltGraph | CapsLock | Control | Fn | Meta | NumLock | Shift | Super)
    )
}

/// The setting of a key with Ctrl: larger, smaller or the usual size.
fn size_key(key: &Key) -> Option<preferences::Message> {
    match key.as_ref() {
        Key::Character("+" | "=") => Some(preferences::Message::Larger(1)),
        Key::Character("-") => Some(preferences::Message::Larger(-1)),
        Key::Character("0") => Some(preferences::Message::Usual),
        _ => None,
    }
}
