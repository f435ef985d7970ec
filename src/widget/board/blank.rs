//! The blank tile in a chosen place: its neighbours' sides are given, each other one is painted by
//! a press on the edge that it has, by pulling that edge along, or by the wheel.

use iced::advanced::{Shell, mouse};
use iced::widget::canvas::{LineJoin, Path, Stroke};
use iced::{Color, Event as IcedEvent, Point, Rectangle, touch};

use super::grid::Grid;
use super::held::notches;
use super::{Board, Event, State, Turn};
use crate::Frame;
use crate::figure::paint_letter;
use crate::palette::{contrast, mix};
use crate::tile::Ground;
use rules::geometry::{Position, Side};
use rules::tile::Edge;

/// The knowledge of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// A neighbour shows it.
    Shown(Edge),
    /// It was painted or typed.
    Painted(Edge),
    /// Every tile that is left has it.
    Left(Edge),
    /// Nothing.
    Open,
}

/// The blank tile of a chosen place.
#[derive(Debug, Clone, PartialEq)]
pub struct Blank {
    /// The place.
    pub at: Position,
    /// The knowledge of its sides, clockwise from the top.
    pub sides: [Told; 4],
    /// The edges that each side may have, each with its letter.
    pub edges: [Vec<(Edge, String)>; 4],
    /// Whether one tile alone is left, which is shown in its place.
    pub is_only: bool,
}

/// A press on the blank tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// A side gets that edge.
    As(Side, Edge),
    /// A painted side gets the next edge that it may have.
    Next(Side),
    /// The wheel gives a side another edge.
    Turned(Side, Turn),
    /// The only tile that is left is taken.
    Only,
}

/// The part of the blank tile under the pointer: a side, and the edge that a press gives it.
pub(super) type Zone = (Side, Option<Edge>);

/// The painting that goes on while the button is down: the side last painted, and its edge.
#[derive(Debug, Default)]
pub(super) struct Brush {
    painted: Option<(Side, Option<Edge>)>,
    /// The point at which something was painted last.
    pub pressed: Option<Point>,
    over: Option<Zone>,
}

impl Brush {
    /// The part of the blank tile under the pointer.
    pub const fn over(&self) -> Option<Zone> {
        self.over
    }

    /// Ends what goes on while the button is down.
    pub const fn lift(&mut self) {
        self.painted = None;
        self.pressed = None;
    }
}

/// Half of the middle, which belongs to no side, as a share of the tile.
const MIDDLE: f32 = 0.16;
/// The depth of a side, likewise.
const DEPTH: f32 = 0.28;

impl Blank {
    /// The part under a point of the tile, which reaches from (0, 0) to (1, 1).
    fn zone(&self, within: Point) -> Option<Zone> {
        if !(0.0..=1.0).contains(&within.x) || !(0.0..=1.0).contains(&within.y) {
            return None;
        }
        let (x, y) = (within.x - 0.5, within.y - 0.5);
        if x.abs().max(y.abs()) < MIDDLE {
            return None;
        }
        // Seen from the middle, a side is a quarter of all directions.
        let (side, along) = match (y.abs() >= x.abs(), y < 0.0, x < 0.0) {
            (true, true, _) => (Side::North, 0.5 - 0.5 * x / y),
            (true, false, _) => (Side::South, 0.5 + 0.5 * x / y),
            (false, _, true) => (Side::West, 0.5 - 0.5 * y / x),
            (false, _, false) => (Side::East, 0.5 + 0.5 * y / x),
        };
        let edges = &self.edges[side.index()];
        match self.sides[side.index()] {
            Told::Shown(_) | Told::Left(_) => None,
            Told::Painted(_) => Some((side, None)),
            Told::Open => {
                let last = edges.len().checked_sub(1)?;
                let index = ((along * edges.len() as f32) as usize).min(last);
                edges.get(index).map(|(edge, _)| (side, Some(*edge)))
            }
        }
    }

    /// Whether a side may get that edge.
    fn may_have(&self, side: Side, edge: Edge) -> bool {
        let is_free = matches!(self.sides[side.index()], Told::Open | Told::Painted(_));
        is_free && self.edges[side.index()].iter().any(|(other, _)| *other == edge)
    }
}

impl<Message> Board<'_, Message> {
    /// The area of the blank tile.
    pub(super) fn blank_area(&self, blank: &Blank, bounds: Rectangle) -> Rectangle {
        Grid::from_camera(self.look(bounds.size()), bounds, self.density).cell(blank.at)
    }

    fn zone_at(&self, blank: &Blank, at: Point, bounds: Rectangle) -> Option<Zone> {
        let tile = self.blank_area(blank, bounds);
        let within = Point::new((at.x - tile.x) / tile.width, (at.y - tile.y) / tile.height);
        blank.zone(within)
    }

    /// Takes an event for the blank tile. Returns whether it was one.
    pub(super) fn brush(
        &self,
        blank: &Blank,
        state: &mut State,
        event: &IcedEvent,
        (bounds, cursor): (Rectangle, mouse::Cursor),
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        let pointed = match event {
            IcedEvent::Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. },
            ) if !cursor.is_levitating() => Some(*position).filter(|at| bounds.contains(*at)),
            _ => cursor.position_over(bounds),
        };
        let zone = pointed.and_then(|at| self.zone_at(blank, at, bounds));
        if state.brush.over != zone {
            state.brush.over = zone;
            shell.request_redraw();
        }
        match event {
            IcedEvent::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | IcedEvent::Touch(touch::Event::FingerPressed { .. }) => {
                let Some(at) = pointed else { return false };
                self.press_blank(blank, state, (at, zone), bounds, shell)
            }
            IcedEvent::Mouse(mouse::Event::CursorMoved { .. })
            | IcedEvent::Touch(touch::Event::FingerMoved { .. }) => {
                self.pull_brush(blank, state, (pointed, zone), shell)
            }
            IcedEvent::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | IcedEvent::Touch(
                touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. },
            ) => {
                let painted = state.brush.pressed.is_some();
                state.brush.lift();
                if painted {
                    shell.capture_event();
                }
                painted
            }
            IcedEvent::Mouse(mouse::Event::WheelScrolled { delta }) => {
                let Some((side, _)) = zone.filter(|_| !blank.is_only) else { return false };
                if let Some(turn) = state.notched.turn(notches(*delta)) {
                    self.publish(shell, Event::Painted(Paint::Turned(side, turn)));
                }
                shell.capture_event();
                true
            }
            _ => false,
        }
    }

    fn press_blank(
        &self,
        blank: &Blank,
        state: &mut State,
        (at, zone): (Point, Option<Zone>),
        bounds: Rectangle,
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        let paint = match zone {
            _ if blank.is_only => {
                Some(Paint::Only).filter(|_| self.blank_area(blank, bounds).contains(at))
            }
            Some((side, Some(edge))) => Some(Paint::As(side, edge)),
            Some((side, None)) => Some(Paint::Next(side)),
            None => None,
        };
        let Some(paint) = paint else { return false };
        state.brush =
            Brush { painted: zone.filter(|_| !blank.is_only), pressed: Some(at), over: zone };
        self.publish(shell, Event::Painted(paint));
        shell.capture_event();
        true
    }

    /// Paints the sides over which an edge is pulled.
    fn pull_brush(
        &self,
        blank: &Blank,
        state: &mut State,
        (at, zone): (Option<Point>, Option<Zone>),
        shell: &mut Shell<'_, Message>,
    ) -> bool {
        let Some((last, edge)) = state.brush.painted else { return false };
        shell.capture_event();
        let Some((side, _)) = zone.filter(|(side, _)| *side != last) else { return true };
        // The second press on a side does not tell which edge it has got.
        let told = match blank.sides[last.index()] {
            Told::Painted(edge) | Told::Left(edge) => Some(edge),
            Told::Shown(_) | Told::Open => None,
        };
        let edge = edge.or(told);
        if let Some(edge) = edge.filter(|edge| blank.may_have(side, *edge)) {
            state.brush.painted = Some((side, Some(edge)));
            state.brush.pressed = at;
            self.publish(shell, Event::Painted(Paint::As(side, edge)));
        }
        true
    }
}

/// The look of a side on the blank tile.
struct Band {
    path: Path,
    middle: Point,
}

/// A share of a side's band, from one share along it to another: its ends point to the middle.
fn band(tile: Rectangle, side: Side, (from, to): (f32, f32)) -> Band {
    let point = |along: f32, deep: f32| {
        let along = deep + along * (1.0 - 2.0 * deep);
        let (x, y) = match side {
            Side::North => (along, deep),
            Side::East => (1.0 - deep, along),
            Side::South => (along, 1.0 - deep),
            Side::West => (deep, along),
        };
        Point::new(tile.x + x * tile.width, tile.y + y * tile.height)
    };
    let corners = [point(from, 0.0), point(to, 0.0), point(to, DEPTH), point(from, DEPTH)];
    let path = Path::new(|path| {
        path.move_to(corners[0]);
        corners[1..].iter().for_each(|corner| path.line_to(*corner));
        path.close();
    });
    Band { path, middle: point((from + to) / 2.0, DEPTH / 2.0) }
}

/// Paints the blank tile.
pub(super) fn paint<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    tile: Rectangle,
    blank: &Blank,
    over: Option<Zone>,
) {
    let palette = board.palette;
    let whole = Path::rounded_rectangle(tile.position(), tile.size(), (tile.width * 0.04).into());
    frame.fill(&whole, palette.raised);
    let size = (tile.width * 0.13).min(20.0);
    for side in Side::ALL {
        let edges = &blank.edges[side.index()];
        let letter_of = |edge: Edge| edges.iter().find(|(other, _)| *other == edge);
        let is_over = over.is_some_and(|(other, _)| other == side);
        let (edge, is_own) = match blank.sides[side.index()] {
            Told::Open => {
                paint_choices(board, frame, (tile, side), edges, over.filter(|_| is_over));
                continue;
            }
            Told::Shown(edge) => (edge, false),
            Told::Painted(edge) => (edge, true),
            Told::Left(edge) => (edge, false),
        };
        let ground = Ground::from_palette(palette).side(edge);
        let band = band(tile, side, (0.0, 1.0));
        frame.fill(&band.path, ground);
        frame.stroke(&band.path, stroke(palette.raised, 1.5));
        if let Some((_, letter)) = letter_of(edge) {
            let ink = ink_on(board, ground);
            paint_letter(frame, band.middle, size, letter, ink);
        }
        if is_own {
            frame.stroke(&band.path, stroke(palette.royal, 2.0));
        }
    }
    // Over its neighbours.
    if let Some(path) = over.and_then(|zone| path_of(blank, tile, zone)) {
        frame.stroke(&path, stroke(palette.royal, 3.0));
    }
    frame.stroke(&whole, stroke(palette.royal, 4.0));
}

/// The outline of a part of the blank tile.
fn path_of(blank: &Blank, tile: Rectangle, (side, edge): Zone) -> Option<Path> {
    let Some(edge) = edge else { return Some(band(tile, side, (0.0, 1.0)).path) };
    let edges = &blank.edges[side.index()];
    let index = edges.iter().position(|(other, _)| *other == edge)?;
    let part = 1.0 / edges.len() as f32;
    let from = part * index as f32;
    Some(band(tile, side, (from, from + part)).path)
}

/// A line whose corners do not stick out.
fn stroke(color: Color, width: f32) -> Stroke<'static> {
    let line = Stroke::default().with_color(color).with_width(width);
    line.with_line_join(LineJoin::Round)
}

/// Paints the edges that a side may have, side by side, the one under the pointer framed.
fn paint_choices<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    (tile, side): (Rectangle, Side),
    edges: &[(Edge, String)],
    over: Option<Zone>,
) {
    let palette = board.palette;
    let part = 1.0 / edges.len().max(1) as f32;
    for (index, (edge, letter)) in edges.iter().enumerate() {
        let from = part * index as f32;
        let band = band(tile, side, (from, from + part));
        let color = Ground::from_palette(palette).side(*edge);
        let is_over = over.is_some_and(|(_, other)| other == Some(*edge));
        let ground = if is_over { color } else { mix(palette.raised, color, 0.75) };
        frame.fill(&band.path, ground);
        frame.stroke(&band.path, stroke(palette.raised, 2.0));
        let size = (tile.width * 0.125).min(20.0);
        paint_letter(frame, band.middle, size, letter, ink_on(board, ground));
    }
}

/// The ink that is clearest on a ground.
fn ink_on<Message>(board: &Board<'_, Message>, ground: Color) -> Color {
    let (ink, table) = (board.palette.ink, board.palette.table);
    if contrast(ink, ground) > contrast(table, ground) { ink } else { table }
}
