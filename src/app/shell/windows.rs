//! The app's windows: the second one for everybody at the table, and those that fill their screens.

use iced::{Size, Task, window};

use super::launch;
use kit::Shared;
use storage::settings::Zoom;

/// The height of a screen, in the system's logical pixels, from which the usual size would be tiny
/// on it, as the system does not enlarge it.
const FINE: f32 = 2000.0;

/// The app's windows besides the first.
#[derive(Debug, Default)]
pub struct Windows {
    /// The second window, for everybody at the table.
    display: Option<window::Id>,
    /// The windows that fill their screens.
    full_screen: Vec<window::Id>,
}

impl Windows {
    /// Whether there is a second window.
    pub const fn has_display(&self) -> bool {
        self.display.is_some()
    }

    /// Whether that is the second window, which has a size and a place of its own.
    pub fn is_display(&self, id: window::Id) -> bool {
        self.display == Some(id)
    }

    /// Whether the window fills its screen.
    pub fn fills_screen(&self, id: window::Id) -> bool {
        self.full_screen.contains(&id)
    }

    /// Shows the second window, or hides it.
    pub fn toggle_display<M: Send + 'static>(&mut self) -> Task<M> {
        if let Some(id) = self.display.take() {
            return window::close(id);
        }
        let settings = window::Settings {
            size: Size::new(1280.0, 720.0),
            min_size: Some(Size::new(640.0, 360.0)),
            ..launch::of_app()
        };
        let (id, open) = window::open(settings);
        self.display = Some(id);
        open.discard()
    }

    /// Lets a window fill its screen, or gives the screen back.
    pub fn toggle_full_screen<M>(&mut self, id: window::Id) -> Task<M> {
        let before = self.full_screen.len();
        self.full_screen.retain(|full| *full != id);
        if self.full_screen.len() < before {
            return window::set_mode(id, window::Mode::Windowed);
        }
        self.full_screen.push(id);
        window::set_mode(id, window::Mode::Fullscreen)
    }

    /// Forgets a window that has closed.
    pub fn closed(&mut self, id: window::Id) {
        self.display = self.display.filter(|display| *display != id);
        self.full_screen.retain(|full| *full != id);
    }
}

/// Makes the first window no larger than the free part of a screen of that size.
pub fn fit<M>(shared: &mut Shared, screen: Option<Size>) -> Task<M> {
    let (Some(id), Some(screen)) = (shared.window, screen) else { return Task::none() };
    let (view, is_first) = (shared.view, shared.is_first);
    let zoom = shared.settings.zoom;
    if is_first && zoom == Zoom::default() && screen.height >= FINE {
        shared.enlarge(Zoom::from(Zoom::MOST));
        // The window grows with its content.
        let factor = shared.settings.zoom.factor();
        return window::resize(id, smaller(view, screen * (1.0 / factor), factor));
    }
    let fitting = fitting(view, screen, zoom, is_first);
    fitting.map_or_else(Task::none, |size| window::resize(id, size))
}

/// The room that a window's frame with its title and the system's bar take, in the system's logical
/// pixels: no system tells how much of a screen is free.
const TAKEN: Size = Size::new(16.0, 96.0);

/// A size no larger than the free part of a screen.
fn smaller(view: Size, screen: Size, zoom: f32) -> Size {
    let free = Size::new(screen.width - TAKEN.width / zoom, screen.height - TAKEN.height / zoom);
    Size::new(view.width.min(free.width), view.height.min(free.height))
}

/// The size to which a window shrinks on a screen; `None` if it keeps its own: a remembered size
/// had its place on a screen as large.
pub fn fitting(view: Size, screen: Size, zoom: Zoom, is_first: bool) -> Option<Size> {
    let is_larger = view.width > screen.width || view.height > screen.height;
    let fitting = smaller(view, screen, zoom.factor());
    ((is_first || is_larger) && fitting != view).then_some(fitting)
}
