//! The course of the game as lines.

use std::fmt::Write as _;

use super::board::colour;
use super::html::text;
use crate::journal::Course;
use crate::rules::Game;
use crate::rules::player::letters;

/// The size of the drawing, and the room at its right for letters.
const WIDE: f32 = 480.0;
const HIGH: f32 = 220.0;
/// How far apart letters stand.
const APART: f32 = 14.0;
const ROOM: f32 = 28.0;

/// A line for each player, from the first turn to the final scoring.
pub(super) fn chart(course: &Course, game: &Game, label: &str) -> String {
    let all = || course.totals.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let steps = course.totals.len().saturating_sub(1).max(1);
    let x = |step: usize| (WIDE - ROOM) * step as f32 / steps as f32;
    let y = |points: i32| HIGH - (points - low) as f32 / (high - low) as f32 * (HIGH - 20.0) - 8.0;
    let mut out = format!(
        "<svg id=\"chart\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDE} {HIGH}\" \
         data-wide=\"{}\">\n",
        text(label),
        WIDE - ROOM
    );
    let mut mark = 0;
    while mark <= high {
        let at = y(mark);
        let _ = writeln!(
            out,
            "<path class=\"rule\" d=\"M0 {at:.1}H{:.1}\"/><text x=\"2\" y=\"{:.1}\">{mark}</text>",
            WIDE - ROOM,
            at - 2.0
        );
        mark += if high > 160 { 50 } else { 20 };
    }
    let letters = letters(&game.setup().players);
    let mut ends: Vec<f32> = Vec::new();
    for (seat, player) in game.seats().zip(&game.setup().players) {
        let point = |(step, total)| format!("{:.1} {:.1}", x(step), y(total));
        let points: Vec<String> = course.line(seat).enumerate().map(point).collect();
        // A letter steps aside for those that stand there.
        let mut end = y(course.total(steps, seat)) + 4.0;
        while let Some(other) = ends.iter().find(|other| (**other - end).abs() < APART) {
            end = other + APART + 0.1;
        }
        ends.push(end);
        let _ = writeln!(
            out,
            "<polyline class=\"line {0}\" points=\"{1}\"/>\
             <text class=\"end\" x=\"{2:.1}\" y=\"{3:.1}\">{4}</text>",
            colour(player.colour),
            points.join(" "),
            WIDE - ROOM + 5.0,
            end,
            text(&letters[seat].to_string())
        );
    }
    out.push_str("<path id=\"now\" class=\"now\" d=\"M0 0V220\" hidden/>\n</svg>\n");
    out
}
