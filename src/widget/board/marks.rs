//! The marks on the board: places, tiles and segments that may be chosen.

use iced::advanced::Renderer as _;
use iced::advanced::renderer::Quad;
use iced::widget::canvas::Path;
use iced::{Border, Color, Point, Rectangle, Size, Vector};

use super::grid::Grid;
use super::outline::outline;
use super::unit::{UNIT, corner, middle, spot};
use super::{Board, Claim, Marks};
use crate::badge::{paint_key, sign};
use crate::figure::paint_letter;
use crate::palette::mix;
use crate::{Frame, Renderer};
use rules::geometry::{Position, Side};

/// The radius of a key in the middle of a tile, as a share of its side.
const KEY: f32 = 0.14;
/// The radius from which on a key is easily read, in logical pixels.
const READABLE: f32 = 9.0;

/// The factor by which keys on tiles of that side, in logical pixels, are enlarged to be read: in
/// eighths, up to two and a half.
pub(super) fn enlarged(marks: &Marks, side: f32) -> u8 {
    let bears_keys = !marks.tiles.is_empty() || !marks.open && !marks.keys.is_empty();
    if bears_keys { (8.0 * READABLE / (KEY * side)).ceil().clamp(8.0, 20.0) as u8 } else { 8 }
}

/// Paints the keys of things that may be chosen, enlarged by so many eighths.
pub(super) fn paint<Message>(board: &Board<'_, Message>, frame: &mut Frame, enlarged: u8) {
    let radius = UNIT * KEY * f32::from(enlarged) / 8.0;
    for (at, key) in &board.marks.tiles {
        paint_tile_mark(board, frame, *at, (*key, radius));
    }
    for (at, key) in &board.marks.keys {
        // Where every place is open, its key is there for people who look for it; not over a cross.
        if board.marks.open {
            if board.marks.dead.contains(at) {
                continue;
            }
            paint_letter(frame, middle(*at), UNIT * 0.24, sign(*key), board.palette.faint);
        } else {
            paint_key(frame, middle(*at), radius, *key, board.palette);
        }
    }
    for claim in &board.marks.claims {
        paint_claim(board, frame, *claim);
    }
}

/// The open places: all of them faintly, those in which the chosen tile fits in gold, the chosen
/// one in the royal colour. There are many, and boxes are painted faster than paths.
pub(super) fn draw_places<Message>(
    board: &Board<'_, Message>,
    renderer: &mut Renderer,
    grid: Grid,
    bounds: Rectangle,
) {
    let palette = board.palette;
    // Only the table lies under the places, so see-through colours are mixed once.
    let mut draw = |at: Position, inset: f32, fill: Color, line: (Color, f32)| {
        let quad = boxed(grid, at, inset, fill, line);
        if quad.bounds.intersects(&bounds) {
            renderer.fill_quad(quad, fill);
        }
    };
    let open = mix(palette.table, palette.paper, 0.35);
    if board.marks.open {
        let line = (mix(open, palette.faint, 0.8), 1.6);
        board.board.open_places().for_each(|(at, _)| draw(at, 0.07, open, line));
    }
    let legal = mix(palette.table, palette.gold, 0.45);
    for at in board.marks.legal.iter().flatten() {
        draw(*at, 0.05, legal, (palette.gold, 3.0));
    }
    if let Some(at) = board.marks.chosen {
        draw(at, 0.03, mix(open, palette.royal, 0.35), (palette.royal, 5.0));
    }
}

/// A place in whole pixels, so far within its tile, with a line of this width (both in tiles).
fn boxed(grid: Grid, at: Position, inset: f32, fill: Color, (line, width): (Color, f32)) -> Quad {
    let side = grid.side as f32;
    let width = width / UNIT * side;
    let inset = (inset * side - width / 2.0).round() / grid.density;
    let bounds = grid.cell(at).shrink(inset);
    let border = Border {
        // A line is not thinner than a pixel, but fainter.
        color: mix(fill, line, width.min(1.0)),
        width: width.round().max(1.0) / grid.density,
        radius: (0.06 * side / grid.density).into(),
    };
    Quad { bounds, border, ..Quad::default() }
}

/// Paints a small cross where no tile fits any more, seen by people who look for it.
pub(super) fn paint_dead<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    for at in board.marks.dead.iter() {
        let arm = UNIT * 0.11;
        for tilt in [arm, -arm] {
            let (middle, arm) = (middle(*at), Vector::new(arm, tilt));
            let line = Path::line(middle - arm, middle + arm);
            frame.stroke(&line, outline(board.palette.faint, 3.0));
        }
    }
}

pub(super) fn square(at: Position, inset: f32) -> Path {
    let corner = corner(at) + Vector::new(inset * UNIT, inset * UNIT);
    let side = UNIT * (1.0 - 2.0 * inset);
    Path::rounded_rectangle(corner, Size::new(side, side), (UNIT * 0.06).into())
}

/// A tile that may be chosen, framed, with its key in the middle: what lies on it stays clear.
fn paint_tile_mark<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    at: Position,
    (key, radius): (Option<char>, f32),
) {
    let palette = board.palette;
    frame.stroke(&square(at, 0.03), outline(palette.paper, 9.0));
    frame.stroke(&square(at, 0.03), outline(palette.gold, 6.0));
    if let Some(key) = key {
        paint_key(frame, middle(at), radius, key, palette);
    }
}

/// Paints the key of a segment that may be claimed, on the spot of the follower.
fn paint_claim<Message>(board: &Board<'_, Message>, frame: &mut Frame, claim: Claim) {
    if let (Some(at), Some(key)) = (spot(board, claim.place), claim.key) {
        paint_key(frame, at, UNIT * 0.13, key, board.palette);
    }
}

/// Marks everything that the table keeps against the rules: the sides that do not match, and each
/// such tile and figure by a sign.
pub(super) fn paint_kept<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let palette = board.palette;
    for placed in board.board.tiles().iter().filter(|placed| placed.kept) {
        for side in Side::ALL {
            let neighbour = board.board.tile(placed.at.towards(side));
            if neighbour.is_some_and(|neighbour| !placed.joins(neighbour, side)) {
                frame.stroke(&along(placed.at, side), outline(palette.paper, 9.0));
                frame.stroke(&along(placed.at, side), outline(palette.danger, 5.0));
            }
        }
        paint_warning(board, frame, corner(placed.at) + Vector::new(UNIT * 0.88, UNIT * 0.12));
    }
    for deployed in board.board.figures().iter().filter(|deployed| deployed.kept) {
        if let Some(at) = spot(board, deployed.place) {
            paint_warning(board, frame, at + Vector::new(UNIT * 0.14, -UNIT * 0.12));
        }
    }
}

/// The side of a tile.
fn along(at: Position, side: Side) -> Path {
    let (from, to) = match side {
        Side::North => ((0.06, 0.0), (0.94, 0.0)),
        Side::East => ((1.0, 0.06), (1.0, 0.94)),
        Side::South => ((0.06, 1.0), (0.94, 1.0)),
        Side::West => ((0.0, 0.06), (0.0, 0.94)),
    };
    let point = |(x, y): (f32, f32)| corner(at) + Vector::new(x * UNIT, y * UNIT);
    Path::line(point(from), point(to))
}

fn paint_warning<Message>(board: &Board<'_, Message>, frame: &mut Frame, at: Point) {
    let palette = board.palette;
    let round = Path::circle(at, UNIT * 0.085);
    frame.fill(&round, palette.danger);
    frame.stroke(&round, outline(palette.paper, 2.0));
    paint_letter(frame, at, UNIT * 0.13, "!", palette.raised);
}
