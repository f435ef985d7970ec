//! While the board is zoomed, its tiles are scaled; when it rests, they are drawn sharp.

use std::time::{Duration, Instant};

use iced::advanced::Shell;

use super::paint::Layers;

/// So long after the last step of a zoom the view rests.
const REST: Duration = Duration::from_millis(80);

/// Since when tiles have their size.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Zooming {
    /// The side of a tile in pixels of the screen, and when it came to it; `None` for the first
    /// one.
    shown: Option<(u32, Option<Instant>)>,
}

impl Zooming {
    /// A frame is about to be drawn, with tiles of that side.
    pub(super) fn follow<Message>(
        &mut self,
        side: u32,
        now: Instant,
        layers: &Layers,
        shell: &mut Shell<'_, Message>,
    ) {
        let since = match self.shown {
            None => None,
            Some((before, since)) if before == side => since,
            Some(_) => Some(now),
        };
        self.shown = Some((side, since));
        let rests = since.map(|since| since + REST).filter(|rests| now < *rests);
        layers.zooms(rests.is_some());
        if let Some(rests) = rests {
            shell.request_redraw_at(rests);
        } else if layers.is_rough() {
            shell.request_redraw();
        }
    }
}
