//! Events from outside of the widgets: keys, windows, releases of the mouse.

use iced::keyboard::{self, Key, key::Named};
use iced::{Subscription, touch, window};

use crate::app::ask::files;
use crate::app::screen::finale::{self, Finale};
use crate::app::screen::replay::Replay;
use crate::app::screen::{setup, table};
use crate::app::shell::{App, Message, Screen};
use crate::rules::Seat;

impl App {
    /// The player who decides at the table.
    pub(super) fn on_turn(&self) -> Option<Seat> {
        let playing = self.playing().filter(|playing| playing.table().is_some())?;
        Some(table::asked(playing.session.game()))
    }

    /// The final scoring, while it is stepped through.
    pub(super) fn finale(&self) -> Option<&Finale> {
        self.playing().and_then(|playing| playing.finale())
    }

    /// The replay of the open game, while it is watched.
    pub(super) fn replay(&self) -> Option<&Replay> {
        self.playing().and_then(|playing| playing.replay())
    }

    /// The events from outside of the widgets.
    pub fn subscription(&self) -> Subscription<Message> {
        let drawing = matches!(&self.screen, Screen::Setup(setup) if setup.is_drawing_lots());
        let dragging = matches!(&self.screen, Screen::Setup(setup) if setup.is_dragging());
        let still = self.shared.settings.still;
        let moving =
            !still && self.finale().is_some_and(|finale| finale.is_moving(self.shared.now));
        let flying = self.table().is_some_and(|table| table.gains().is_some());
        Subscription::batch([
            keyboard::listen().map(Message::Key),
            window::close_requests().map(Message::CloseRequested),
            window::open_events().map(Message::Opened),
            window::close_events().map(Message::Closed),
            iced::event::listen_with(changed),
            self.ticking(),
            if moving { window::frames().map(moved) } else { Subscription::none() },
            if flying { window::frames().map(|_| Message::Frame) } else { Subscription::none() },
            if drawing { window::frames().map(frame) } else { Subscription::none() },
            if dragging { iced::event::listen_with(released) } else { Subscription::none() },
        ])
    }
}

/// The message of an event of a window, or of a key that is for the window.
fn changed(event: iced::Event, _: iced::event::Status, id: window::Id) -> Option<Message> {
    match event {
        iced::Event::Window(window::Event::Rescaled(density)) => {
            Some(Message::Density(id, density))
        }
        iced::Event::Window(window::Event::Resized(size)) => Some(Message::Resized(id, size)),
        iced::Event::Window(window::Event::Unfocused) => Some(Message::Covered),
        iced::Event::Window(window::Event::Moved(at)) => Some(Message::Moved(id, at)),
        iced::Event::Window(window::Event::FileDropped(path)) => {
            Some(Message::Files(files::Message::Dropped(path)))
        }
        iced::Event::Keyboard(keyboard::Event::KeyPressed {
            key: Key::Named(Named::F11),
            repeat: false,
            ..
        }) => Some(Message::FullScreen(id)),
        _ => None,
    }
}

fn released(event: iced::Event, _: iced::event::Status, _: window::Id) -> Option<Message> {
    matches!(
        event,
        iced::Event::Mouse(iced::mouse::Event::ButtonReleased(_))
            | iced::Event::Touch(
                touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }
            )
    )
    .then_some(Message::Released)
}

fn moved(_: std::time::Instant) -> Message {
    Message::Finale(finale::Message::Frame)
}

fn frame(at: std::time::Instant) -> Message {
    Message::Setup(setup::Message::Frame(at))
}
