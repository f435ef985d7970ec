//! The course of the game as lines.

use std::fmt::Write as _;

use super::html::text;
use super::sign::{RADIUS, sign};
use super::style::colour;
use journal::Course;
use rules::{Game, Seat};

/// The size of the drawing, and the room at its right for signs and at its foot for turns.
const WIDE: f32 = 480.0;
const HIGH: f32 = 236.0;
const ROOM: f32 = 32.0;
const FOOT: f32 = 16.0;
/// The most turns that have their number.
const NUMBERED: usize = 8;
/// The radius of a sign, and the distance between the middles of two.
const SIGN: f32 = 10.5;
const APART: f32 = 25.0;

/// A line for each player, from the first turn, or that of a guest, to the final scoring.
pub(super) fn chart(course: &Course, game: &Game, label: &str) -> String {
    let all = || game.seats().flat_map(|seat| course.line(seat));
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let steps = course.totals.len().saturating_sub(1).max(1);
    let x = |step: usize| (WIDE - ROOM) * step as f32 / steps as f32;
    let tall = HIGH - FOOT;
    let y = |points: i32| tall - (points - low) as f32 / (high - low) as f32 * (tall - 20.0) - 8.0;
    let mut out = format!(
        "<svg id=\"chart\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDE} {HIGH}\" \
         data-wide=\"{}\">\n",
        text(label),
        WIDE - ROOM
    );
    // Words and signs stand over the lines.
    let mut written = String::new();
    let apart_by = if high - low > 160 { 50 } else { 20 };
    for mark in (low / apart_by..=high / apart_by).map(|mark| mark * apart_by) {
        let (at, number) = (y(mark), mark.to_string().replace('-', "−"));
        let _ = writeln!(out, "<path class=\"rule\" d=\"M0 {at:.1}H{:.1}\"/>", WIDE - ROOM);
        let _ = writeln!(written, "<text x=\"2\" y=\"{:.1}\">{number}</text>", at - 2.0);
    }
    let every = [1, 2, 5, 10, 20, 50, 100, 200];
    let every = every.into_iter().find(|every| course.turns / every <= NUMBERED).unwrap_or(500);
    for turn in (every..=course.turns).step_by(every) {
        let at = HIGH - 4.0;
        let _ = writeln!(
            written,
            "<text class=\"turn\" x=\"{:.1}\" y=\"{at:.1}\">{turn}</text>",
            x(turn)
        );
    }
    for (seat, player) in game.seats().zip(&game.setup().players) {
        let point = |(step, total)| format!("{:.1} {:.1}", x(step), y(total));
        let points = (course.came(seat)..).zip(course.line(seat));
        let points: Vec<String> = points.map(point).collect();
        let (colour, points) = (colour(player.colour), points.join(" "));
        let _ = writeln!(out, "<polyline class=\"line {colour}\" points=\"{points}\"/>");
    }
    out.push_str(&written);
    let ends = game.seats().map(|seat| (seat, y(course.total(steps, seat)))).collect();
    for (seat, end) in apart(ends) {
        let player = game.setup().players.get(seat.index());
        let _ = writeln!(
            out,
            "<g class=\"token {}\" transform=\"translate({:.1} {end:.1}) scale({:.3})\">{}</g>",
            player.map(|player| colour(player.colour)).unwrap_or_default(),
            WIDE - ROOM / 2.0,
            SIGN / RADIUS,
            sign(game, seat)
        );
    }
    let _ = writeln!(out, "<path id=\"now\" class=\"now\" d=\"M0 0V{tall}\" hidden/>\n</svg>");
    out
}

/// The signs at the ends of the lines, moved apart where they would cover each other: down from the
/// top, then up from the foot, so that all stay within the drawing.
fn apart(mut ends: Vec<(Seat, f32)>) -> Vec<(Seat, f32)> {
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut highest = APART / 2.0;
    for (_, end) in &mut ends {
        *end = end.max(highest);
        highest = *end + APART;
    }
    let mut lowest = HIGH - FOOT - APART / 2.0;
    for (_, end) in ends.iter_mut().rev() {
        *end = end.min(lowest);
        lowest = *end - APART;
    }
    ends
}
