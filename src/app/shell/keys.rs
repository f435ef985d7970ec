//! The ways of keys that no widget took, and the fields that get the focus by themselves.

use iced::Task;
use iced::advanced::widget::operate;
use iced::keyboard::{self, Key, key::Named};
use iced::widget::operation;

use crate::booklet::Booklet;
use crate::playing::Playing;
use crate::{App, Message, preferences};
use kit::{curtain, help, work};
use screen::table;
use widget::focus::reveal;

/// The message that puts the orders away that lie before everybody.
const END_MOMENT: Message = Message::Table(table::Message::See(table::See::Moment));

impl App {
    /// Puts the orders that lie before everybody away at any key, which is for nothing else:
    /// whatever covers the screen takes the press that removes it. The second of two presses, a
    /// held key and a modifier leave them.
    fn ends_moment(&mut self, event: &keyboard::Event) -> bool {
        let keyboard::Event::KeyPressed { key, repeat, .. } = event else { return false };
        let is_above = self.above.trouble().is_some()
            || self.above.shows_preferences()
            || self.phones.is_open();
        let lies = !is_above && self.table().is_some_and(|table| table.moment().is_some());
        let ends = lies && !repeat && !is_modifier(key) && !self.guard.bars(END_MOMENT.nature());
        if let Some(table) = self.screen.table_mut().filter(|_| ends) {
            table.hands_mut().end_moment();
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
            _ if self.above.trouble().is_none()
                && let Some(answer) = self.key_above(event) =>
            {
                answer
            }
            keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. }
                if self.works.keeps_waiting()
                    || (self.works.told().is_some()
                        && self.above.trouble().is_none()
                        && !self.phones.is_open()) =>
            {
                Some(Message::Work(work::Message::Cancel))
            }
            // During work, only keys for the look of the window count.
            _ if self.works.keeps_waiting() => {
                self.screen.shortcut(event, self.shared.ui()).filter(Message::is_preference)
            }
            keyboard::Event::KeyPressed { key, .. }
                if self.phones.is_open() && self.above.trouble().is_none() =>
            {
                self.phones.shortcut(key).map(Message::Phones)
            }
            keyboard::Event::KeyPressed { key, repeat, .. }
                if let Some(trouble) = self.above.trouble() =>
            {
                trouble.shortcut(key, *repeat)
            }
            // Where Esc does nothing else, it gives the screen back.
            keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. }
                if !self.screen.escapes(self.shared.ui())
                    && let Some(id) = self.in_full_screen() =>
            {
                Some(Message::FullScreen(id))
            }
            _ => self.screen.shortcut(event, self.shared.ui()),
        };
        message.map_or_else(Task::none, |message| self.receive(message))
    }

    /// The answer to a key of what is read above the screen: the reader, the settings, the keys;
    /// `None` if it is none of them.
    fn key_above(&self, event: &keyboard::Event) -> Option<Option<Message>> {
        if self.above.booklet().is_some() {
            return Some(Booklet::shortcut(event).map(Message::Booklet));
        }
        let keyboard::Event::KeyPressed { key, .. } = event else { return None };
        if self.above.shows_preferences() {
            let closed = Message::Preferences(preferences::Message::Close);
            return Some(preferences::closes(key).then_some(closed));
        }
        self.listed_keys().map(|_| help::closes(key).then_some(Message::Keys))
    }

    /// Puts the cursor into the field of a throw's distance.
    pub(super) fn focus_throw(&self) -> Task<Message> {
        let types = self.screen.playing().is_some_and(|playing| {
            playing.table().is_some_and(|table| table.types_distance(&playing.session))
        });
        if types { operation::focus(table::DISTANCE) } else { Task::none() }
    }

    /// Puts the cursor into the search field while cards of a printed deck are entered.
    pub(super) fn focus_search(&self) -> Task<Message> {
        let enters = self
            .screen
            .playing()
            .and_then(Playing::curtain)
            .is_some_and(|curtain| curtain.enters().is_some());
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
