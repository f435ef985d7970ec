//! The board under fingers: one presses or pulls, two pull and stretch.

use iced::advanced::Shell;
use iced::touch::{Event as Touch, Finger};
use iced::{Point, Rectangle, Vector};

use super::camera::Camera;
use super::{Board, Event, Pointer, State};

/// The fingers on the board, at most two.
#[derive(Debug, Default)]
pub(super) struct Fingers {
    down: Vec<(Finger, Point)>,
    pinch: Option<Pinch>,
}

/// The state of the board when the second finger came.
#[derive(Debug, Clone, Copy)]
struct Pinch {
    camera: Camera,
    middle: Point,
    apart: f32,
}

impl Fingers {
    /// The middle between two fingers, and their distance.
    fn stretch(&self) -> Option<(Point, f32)> {
        let [(_, one), (_, other)] = self.down.as_slice() else { return None };
        let across = *other - *one;
        Some((
            Point::new((one.x + other.x) / 2.0, (one.y + other.y) / 2.0),
            across.x.hypot(across.y).max(1.0),
        ))
    }
}

impl<Message> Board<'_, Message> {
    /// A finger comes, moves or goes. The pointer of the mouse follows the finger that moved last,
    /// so it says nothing here.
    pub(super) fn touched(
        &self,
        state: &mut State,
        event: Touch,
        bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) {
        match event {
            Touch::FingerPressed { id, position } => {
                if !bounds.contains(position) || state.fingers.down.len() == 2 {
                    return;
                }
                let camera = self.look(bounds.size());
                state.fingers.down.push((id, position));
                let stretch = state.fingers.stretch();
                state.fingers.pinch =
                    stretch.map(|(middle, apart)| Pinch { camera, middle, apart });
                state.pointer =
                    Pointer::Pressed { at: position, camera, dragging: stretch.is_some() };
                shell.capture_event();
            }
            Touch::FingerMoved { id, position } => {
                let Some(finger) = state.fingers.down.iter_mut().find(|(finger, _)| *finger == id)
                else {
                    return;
                };
                finger.1 = position;
                match (state.fingers.pinch, state.fingers.stretch()) {
                    (Some(pinch), Some((middle, apart))) => {
                        let around = middle - Vector::new(bounds.x, bounds.y);
                        let pulled = pinch.camera.dragged(middle - pinch.middle);
                        let camera = pulled.zoomed(apart / pinch.apart, around, bounds.size());
                        self.publish(shell, Event::Looked(camera));
                        shell.capture_event();
                    }
                    _ => self.dragged(state, position, shell),
                }
            }
            Touch::FingerLifted { id, position } | Touch::FingerLost { id, position } => {
                let Some(index) = state.fingers.down.iter().position(|(finger, _)| *finger == id)
                else {
                    return;
                };
                state.fingers.down.remove(index);
                state.fingers.pinch = None;
                if let Some((_, rest)) = state.fingers.down.first() {
                    // The other finger goes on pulling.
                    state.pointer = Pointer::Pressed {
                        at: *rest,
                        camera: self.look(bounds.size()),
                        dragging: true,
                    };
                    shell.capture_event();
                } else {
                    let lifted = matches!(event, Touch::FingerLifted { .. }).then_some(position);
                    self.released(state, bounds, lifted, shell);
                }
            }
        }
    }
}
