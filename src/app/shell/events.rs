//! Events from outside of the widgets: keys, windows, releases of the mouse.

use iced::keyboard::{self, Key, key::Named};
use iced::{Subscription, touch, window};

use super::Message;
use super::playing::Playing;
use super::screens::Screen;
use ask::files;
use kit::Shared;
use screen::finale;
use screen::setup::{self, Setup};

/// The events from outside of the widgets, as far as the screen needs them.
pub(super) fn listen(screen: &Screen, shared: &Shared) -> Subscription<Message> {
    let setup = screen.setup();
    let drawing = setup.is_some_and(Setup::is_drawing_lots);
    let dragging = setup.is_some_and(Setup::is_dragging);
    let finale = screen.playing().and_then(Playing::finale);
    let moving =
        !shared.settings.still && finale.is_some_and(|finale| finale.is_moving(shared.now));
    let flying = screen.table().is_some_and(|table| table.gains().is_some());
    Subscription::batch([
        keyboard::listen().map(Message::Key),
        window::close_requests().map(Message::CloseRequested),
        window::open_events().map(Message::Opened),
        window::close_events().map(Message::Closed),
        iced::event::listen_with(changed),
        if moving { window::frames().map(moved) } else { Subscription::none() },
        if flying { window::frames().map(|_| Message::Frame) } else { Subscription::none() },
        if drawing { window::frames().map(frame) } else { Subscription::none() },
        if dragging { iced::event::listen_with(released) } else { Subscription::none() },
    ])
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
