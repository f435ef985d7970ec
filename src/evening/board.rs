//! The board as a picture of shapes: each tile and each piece once, with the steps at which it is
//! there.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::frames::Frames;
use super::html::text;
use super::pieces::{Arts, TILE};
use super::scale::SIDE;
use super::style::class;
use super::wood::wood;
use art::tile::{Art, Detail, Ink};
use art::{Line, Pt};
use rules::Game;
use rules::geometry::Rotation;
use rules::tile::Id;

/// The most bytes of all pictures of tiles together; beyond it they are drawn more simply.
const LONG: usize = 170_000;

/// The fineness of the pictures of tiles.
#[derive(Debug, Clone, Copy)]
struct Grain {
    detail: Detail,
    /// The units of the picture in a step of the lines.
    step: f32,
    /// The least size of a shape, and of one with a line around it, in tiles.
    least: f32,
    least_outlined: f32,
}

const FINE: Grain = Grain { detail: Detail::Normal, step: 1.0, least: 0.0, least_outlined: 0.0 };
const COARSE: Grain = Grain { detail: Detail::Small, step: 2.75, least: 0.08, least_outlined: 0.2 };
const COARSEST: Grain = Grain { detail: Detail::Small, step: 4.0, least: 0.1, least_outlined: 0.2 };
/// The distance in steps below which a corner near the line past it is left out.
const NEAR: f32 = 0.5;

/// The board of a game.
pub(super) fn board(game: &Game, frames: &Frames, arts: &mut Arts, label: &str) -> String {
    let mut kinds: Vec<(Id, Rotation)> = Vec::new();
    let mut number: HashMap<(Id, Rotation), usize> = HashMap::new();
    for (placed, _) in &frames.tiles {
        number.entry((placed.tile.id.clone(), placed.rotation)).or_insert_with(|| {
            kinds.push((placed.tile.id.clone(), placed.rotation));
            kinds.len() - 1
        });
        let _ = arts.art(&placed.tile);
    }
    let pictures = |grain: Grain, arts: &Arts| {
        let all = kinds.iter().enumerate().filter_map(|(number, (id, rotation))| {
            Some(picture(number, arts.known(id)?, *rotation, grain))
        });
        all.collect::<String>()
    };
    let mut defs = pictures(FINE, arts);
    for grain in [COARSE, COARSEST] {
        if defs.len() > LONG {
            defs = pictures(grain, arts);
        }
    }
    let mut out = opening(frames, label);
    let _ = writeln!(out, "<defs>\n{defs}{}</defs>\n<g id=\"tiles\">", wood(game, &frames.stays));
    for (placed, from) in &frames.tiles {
        let Some(kind) = number.get(&(placed.tile.id.clone(), placed.rotation)) else { continue };
        let [x, y] = [placed.at.x, placed.at.y].map(|along| along * SIDE as i32);
        let _ = writeln!(out, "<use href=\"#t{kind}\" x=\"{x}\" y=\"{y}\" data-from=\"{from}\"/>");
    }
    out.push_str("</g>\n<g id=\"ghosts\"></g>\n<g id=\"pieces\">\n");
    for stay in &frames.stays {
        let [x, y] = [stay.piece.x, stay.piece.y].map(|along| along * SIDE as i32 / TILE);
        let turn = if stay.piece.lies { " rotate(-90)" } else { "" };
        let to = stay.to.map_or_else(String::new, |to| format!(" data-to=\"{to}\" hidden"));
        let _ = writeln!(
            out,
            "<use href=\"#{}\" transform=\"translate({x} {y}){turn}\" data-from=\"{}\"{to}/>",
            stay.piece.picture, stay.from
        );
    }
    out.push_str("</g>\n</svg>\n");
    out
}

/// The frame around all tiles.
fn opening(frames: &Frames, label: &str) -> String {
    let places = || frames.tiles.iter().map(|(placed, _)| placed.at);
    let (left, right) =
        (places().map(|at| at.x).min().unwrap_or(0), places().map(|at| at.x).max().unwrap_or(0));
    let (top, bottom) =
        (places().map(|at| at.y).min().unwrap_or(0), places().map(|at| at.y).max().unwrap_or(0));
    let units = |tiles: i32| tiles * SIDE as i32;
    let margin = 16;
    format!(
        "<svg id=\"board\" role=\"img\" aria-label=\"{}\" viewBox=\"{} {} {} {}\">\n",
        text(label),
        units(left) - margin,
        units(top) - margin,
        units(right - left + 1) + 2 * margin,
        units(bottom - top + 1) + 2 * margin,
    )
}

/// The picture of a turned tile.
fn picture(number: usize, art: &Art, rotation: Rotation, grain: Grain) -> String {
    let steps = (SIDE / grain.step) as i32;
    let scale = match grain.step {
        1.0 => String::new(),
        step => format!(" transform=\"scale({step})\""),
    };
    let field = class(Ink::Field);
    let mut out = format!(
        "<g id=\"t{number}\"{scale}><path class=\"{field}\" d=\"M0 0h{steps}v{steps}H0z\"/>"
    );
    for coat in art.coats(rotation).iter().filter(|coat| coat.is_seen(grain.detail)) {
        let least = if coat.ink == Ink::Line { grain.least_outlined } else { grain.least };
        let seen = coat.shapes.iter().filter(|shape| size(shape) >= least);
        let shapes: String = seen.map(|shape| outline(shape, grain)).collect();
        if !shapes.is_empty() {
            let _ = write!(out, "<path class={} d=\"{shapes}\"/>", class(coat.ink));
        }
    }
    out.push_str("</g>\n");
    out
}

/// A shape, each corner relative to the one before; empty if it is too small to be seen.
fn outline(shape: &Line, grain: Grain) -> String {
    let unit = |along: f32| (along * SIDE / grain.step).round() as i32;
    let mut corners: Vec<(i32, i32)> =
        simple(shape, NEAR * grain.step / SIDE).map(|at| (unit(at.x), unit(at.y))).collect();
    corners.dedup();
    let [first, rest @ ..] = corners.as_slice() else { return String::new() };
    let (mut x, mut y) = *first;
    if rest.len() < 2 {
        return String::new();
    }
    let mut out = format!("M{x} {y}");
    let mut is_slanting = false;
    for (to_x, to_y) in rest {
        let (right, down) = (to_x - x, to_y - y);
        let between = if down < 0 { "" } else { " " };
        let before = match (is_slanting, right < 0) {
            (false, _) => "l",
            (true, true) => "",
            (true, false) => " ",
        };
        let _ = match (right, down) {
            (_, 0) => write!(out, "h{right}"),
            (0, _) => write!(out, "v{down}"),
            _ => write!(out, "{before}{right}{between}{down}"),
        };
        is_slanting = right != 0 && down != 0;
        (x, y) = (*to_x, *to_y);
    }
    out.push('z');
    out
}

/// The width or the height of a shape, whichever is more.
fn size(shape: &Line) -> f32 {
    let span = |along: fn(&Pt) -> f32| {
        let (low, high) = shape
            .iter()
            .map(along)
            .fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        high - low
    };
    span(|at| at.x).max(span(|at| at.y))
}

/// The corners of a shape without those near the line between the corners kept around them.
fn simple(shape: &Line, near: f32) -> impl Iterator<Item = Pt> {
    let mut kept: Vec<Pt> = shape.first().copied().into_iter().collect();
    let mut left_out: Vec<Pt> = Vec::new();
    for two in shape.get(1..).unwrap_or_default().windows(2) {
        let (Some(from), [here, next]) = (kept.last().copied(), two) else { continue };
        left_out.push(*here);
        let is_near = |at: &Pt| {
            let (along, across) = (*next - from, *at - from);
            let length = along.length().max(f32::EPSILON);
            (along.x * across.y - along.y * across.x).abs() / length < near
                && across.length() < length + near
        };
        if !left_out.iter().all(is_near) {
            kept.push(*here);
            left_out.clear();
        }
    }
    kept.extend(shape.get(1..).unwrap_or_default().last());
    kept.into_iter()
}
