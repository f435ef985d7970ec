//! While the board is zoomed, its tiles are scaled; when it rests, they are drawn sharp.

use std::time::{Duration, Instant};

use iced::advanced::Shell;

use super::paint::Layers;

/// The time after the last step of a zoom from which on the view rests.
const REST: Duration = Duration::from_millis(80);

/// The size of tiles, and its last change.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Zooming {
    /// The side of a tile in pixels of the screen, and the time of its last change; `None` for the
    /// first side.
    shown: Option<(u32, Option<Instant>)>,
}

impl Zooming {
    /// Follows the view before a frame with tiles of that side is drawn.
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
