//! A tile held over its place: it is enlarged, and is let go over the segment for the follower.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::advanced::{Shell, mouse};
use iced::widget::canvas::{Path, Stroke};
use iced::{Event as IcedEvent, Point, Rectangle, Size, Vector, keyboard, touch, window};

use super::camera::Camera;
use super::{Board, Event, Pointer, State};
use crate::Frame;
use crate::figure::paint_letter;
use crate::thumb::paint_claims;
use rules::geometry::{Position, Rotation};
use rules::tile::{Segment, Tile};

/// A tile held over its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Held {
    /// The tile.
    pub tile: Arc<Tile>,
    /// The place where it lies when it is let go.
    pub at: Position,
    /// Its rotation.
    pub rotation: Rotation,
    /// The segments that may be claimed, with their keys.
    pub claims: Vec<(Segment, char)>,
    /// The words for claiming nothing.
    pub none: String,
}

/// A direction in which a tile is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Clockwise.
    Next,
    /// Counter-clockwise.
    Back,
}

/// The time in which a notch turns the tile once: of a wheel that scrolls by buttons X11 tells the
/// press and the release.
const NOTCH_TIME: Duration = Duration::from_millis(40);

/// The movement of the wheel since the held tile was turned.
#[derive(Debug, Default)]
pub(super) struct Notched {
    part: f32,
    last: Option<Instant>,
}

impl Notched {
    /// The turn that so many more notches make.
    pub(super) fn turn(&mut self, notches: f32) -> Option<Turn> {
        let is_told_again = self.last.is_some_and(|last| last.elapsed() < NOTCH_TIME);
        if is_told_again {
            return None;
        }
        self.part += notches;
        if self.part.abs() < 1.0 {
            return None;
        }
        let turn = if self.part > 0.0 { Turn::Back } else { Turn::Next };
        *self = Self { part: 0.0, last: Some(Instant::now()) };
        Some(turn)
    }
}

/// The side to which a held tile grows, in logical pixels.
const GROWN: f32 = 190.0;
/// The distance by which a tile that was painted has to be pulled for its figure, logical pixels.
const PULL: f32 = 20.0;
/// The height of the sheet below the tile.
const SHEET: f32 = 30.0;
/// The margin between the tile and the edge of the board.
const MARGIN: f32 = 8.0;

/// The area of a tile that is held over a place, enlarged around it and wholly in view above what
/// covers the board up to that height, in logical pixels.
pub fn grown(at: Position, camera: Camera, bounds: Rectangle, covered: f32) -> Rectangle {
    let clear = bounds.height - covered;
    let room = bounds.width.min(clear - SHEET - MARGIN) - 2.0 * MARGIN;
    let side = camera.zoom.max(GROWN).min(room).max(1.0);
    let world = Point::new(at.x as f32 + 0.5, at.y as f32 + 0.5);
    let middle = camera.to_screen(world, bounds.size()) + Vector::new(bounds.x, bounds.y);
    let within = |middle: f32, low: f32, high: f32| (middle - side / 2.0).min(high - side).max(low);
    let x = within(middle.x, bounds.x + MARGIN, bounds.x + bounds.width - MARGIN);
    let foot = bounds.y + clear - SHEET - 2.0 * MARGIN;
    let y = within(middle.y, bounds.y + MARGIN, foot);
    Rectangle::new(Point::new(x, y), Size::new(side, side))
}

impl<Message> Board<'_, Message> {
    /// The area of a held tile.
    pub(super) fn grown(&self, held: &Held, bounds: Rectangle) -> Rectangle {
        grown(held.at, self.look(bounds.size()), bounds, self.covered)
    }

    fn claim_under(&self, held: &Held, at: Point, bounds: Rectangle) -> Option<Segment> {
        let tile = self.grown(held, bounds);
        let within = Point::new((at.x - tile.x) / tile.width, (at.y - tile.y) / tile.height);
        let segment = self.arts.art(&held.tile).segment_at(within, held.rotation);
        let claimed = |segment: &Segment| held.claims.iter().any(|(on, _)| on == segment);
        segment.filter(claimed).filter(|_| tile.contains(at))
    }

    /// Takes the events while a tile is held; nothing else is done with the board then.
    pub(super) fn hold(
        &self,
        held: &Held,
        state: &mut State,
        event: &IcedEvent,
        (bounds, cursor): (Rectangle, mouse::Cursor),
        shell: &mut Shell<'_, Message>,
    ) {
        state.pointer = Pointer::Idle;
        let at = match event {
            IcedEvent::Mouse(_) => cursor.land().position(),
            IcedEvent::Touch(
                touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. },
            ) => Some(*position),
            _ => None,
        };
        // A press that painted the last side means no part of the tile.
        let pressed = state.brush.pressed;
        let is_pulled = |at: &Point| pressed.is_none_or(|from| from.distance(*at) > PULL);
        let over = at.filter(is_pulled).and_then(|at| self.claim_under(held, at, bounds));
        match event {
            IcedEvent::Mouse(mouse::Event::CursorMoved { .. })
            | IcedEvent::Touch(touch::Event::FingerMoved { .. }) => {
                if state.over != over {
                    state.over = over;
                    shell.request_redraw();
                }
                shell.capture_event();
            }
            IcedEvent::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | IcedEvent::Touch(touch::Event::FingerLifted { .. }) => {
                state.over = None;
                state.brush.lift();
                self.publish(shell, Event::Dropped(over));
                shell.capture_event();
            }
            IcedEvent::Mouse(mouse::Event::WheelScrolled { delta })
                if !shell.is_event_captured() =>
            {
                if let Some(turn) = state.notched.turn(notches(*delta)) {
                    state.over = None;
                    self.publish(shell, Event::Turned(turn));
                }
                shell.capture_event();
            }
            // Another button or finger, or a pointer that leaves, ends the hold without an answer.
            IcedEvent::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::CursorLeft)
            | IcedEvent::Touch(
                touch::Event::FingerPressed { .. } | touch::Event::FingerLost { .. },
            )
            | IcedEvent::Window(window::Event::Unfocused) => {
                state.over = None;
                state.brush.lift();
                self.publish(shell, Event::PutBack);
            }
            IcedEvent::Keyboard(keyboard::Event::KeyPressed { .. }) => state.over = None,
            _ => {}
        }
    }
}

/// The notches by which the wheel, or two fingers, moved.
pub(super) const fn notches(delta: mouse::ScrollDelta) -> f32 {
    match delta {
        mouse::ScrollDelta::Lines { y, .. } => y,
        mouse::ScrollDelta::Pixels { y, .. } => y / 60.0,
    }
}

/// Paints the held tile with its claims, and below it the sheet for claiming nothing.
pub(super) fn paint<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    tile: Rectangle,
    held: &Held,
    over: Option<Segment>,
) {
    let palette = board.palette;
    let edge = Path::rectangle(tile.position(), tile.size());
    frame.stroke(&edge, Stroke::default().with_color(palette.royal).with_width(8.0));
    let art = board.arts.art(&held.tile);
    let picture = (tile.position(), tile.width);
    paint_claims(frame, &art, held.rotation, picture, (&held.claims, over), palette);
    if held.claims.is_empty() {
        return;
    }
    // On a small tile the words are smaller.
    let broad = held.none.chars().count() as f32 * 8.5 + 24.0;
    let wide = broad.min(tile.width);
    let middle = Point::new(tile.center_x(), tile.y + tile.height + MARGIN + SHEET / 2.0);
    let corner = Point::new(middle.x - wide / 2.0, middle.y - SHEET / 2.0);
    let sheet = Path::rounded_rectangle(corner, Size::new(wide, SHEET), 8.0.into());
    let (fill, ink) = if over.is_none() {
        (palette.royal, palette.on_royal)
    } else {
        (palette.paper, palette.ink)
    };
    frame.fill(&sheet, fill);
    frame.stroke(&sheet, Stroke::default().with_color(palette.line).with_width(1.0));
    paint_letter(frame, middle, 16.0 * (wide / broad), &held.none, ink);
}
