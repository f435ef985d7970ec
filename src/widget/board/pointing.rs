//! The pointer on the board: it points, presses and drags.

use iced::advanced::{Shell, mouse};
use iced::{Point, Rectangle, Size, Vector};

use super::camera::place_at;
use super::{Board, CLICK, Event, Pointer, State};
use rules::geometry::Position;
use rules::tile::Segment;

impl<Message> Board<'_, Message> {
    pub(super) fn moved(
        &self,
        state: &mut State,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        if let Pointer::Pressed { .. } = state.pointer {
            if let Some(now) = cursor.land().position() {
                self.dragged(state, now, shell);
            }
            return;
        }
        let hovered = cursor.position_in(bounds).map(|at| self.under(at, bounds.size()));
        if hovered != state.hovered {
            state.hovered = hovered;
            self.publish(shell, Event::Hovered(hovered));
        }
    }

    /// Goes on with a press that is dragged to a point.
    pub(super) fn dragged(&self, state: &mut State, now: Point, shell: &mut Shell<'_, Message>) {
        let Pointer::Pressed { at, camera, dragging } = &mut state.pointer else { return };
        let by = now - *at;
        if *dragging || by.x.hypot(by.y) > CLICK {
            *dragging = true;
            let camera = camera.dragged(by);
            self.publish(shell, Event::Looked(camera));
        }
        shell.capture_event();
    }

    /// Ends a press at a point, or outside of the window.
    pub(super) fn released(
        &self,
        state: &mut State,
        bounds: Rectangle,
        now: Option<Point>,
        shell: &mut Shell<'_, Message>,
    ) {
        let Pointer::Pressed { at, dragging, .. } = std::mem::take(&mut state.pointer) else {
            return;
        };
        shell.capture_event();
        if dragging || !bounds.contains(at) || !now.is_some_and(|now| bounds.contains(now)) {
            return;
        }
        let (place, segment) = self.under(at - Vector::new(bounds.x, bounds.y), bounds.size());
        self.publish(shell, Event::Clicked(place, segment));
    }

    /// The place under a point, and the segment of the tile there.
    fn under(&self, at: Point, view: Size) -> (Position, Option<Segment>) {
        let (place, within) = self.place_under(at, view);
        let placed = self.board.tile(place);
        let segment = placed
            .and_then(|placed| self.arts.art(&placed.tile).segment_at(within, placed.rotation));
        (place, segment)
    }

    pub(super) fn place_under(&self, at: Point, view: Size) -> (Position, Point) {
        place_at(self.look(view).to_world(at, view))
    }
}
