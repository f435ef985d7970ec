//! The throws of a round as a target: each at its distance from the centre.

use std::f32::consts::TAU;

use iced::widget::canvas::{Path, Stroke};
use iced::{Point, Size};

use super::drawn::{Drawing, drawn};
use super::figure::{paint_letter, paint_token};
use super::palette::{Livery, Palette};
use crate::{Element, Frame};

/// One throw.
#[derive(Debug, Clone, PartialEq)]
pub struct Shot {
    /// The distance from the centre to the nearest edge of the token.
    pub millimetres: f32,
    /// The livery of the thrower.
    pub livery: Livery,
    /// The letter of the thrower.
    pub letter: char,
}

#[derive(Debug, Clone, PartialEq)]
struct Target {
    shots: Vec<Shot>,
    palette: &'static Palette,
}

/// The ring that is worth an order, in millimetres (R-KO-18).
const RING: f32 = 60.0;
/// The radius of the outermost ring.
const OUTER: f32 = RING * 1.5;
/// The part of the room that the rings keep at any distance: throws beyond them are drawn nearer
/// than they are, the farther the more.
const RINGS: f32 = 0.62;

impl<Message> Drawing<Message> for Target {
    type Key = (Vec<Shot>, (bool, bool));

    fn key(&self, _: Option<Point>, _: Size) -> Self::Key {
        (self.shots.clone(), self.palette.tone())
    }

    fn paint(&self, frame: &mut Frame, _: &Self::Key) {
        let (center, room) = (frame.center(), frame.width().min(frame.height()) / 2.0);
        let room = room - 12.0;
        let farthest = self.shots.iter().map(|shot| shot.millimetres).fold(OUTER, f32::max);
        let inner = if farthest > OUTER { room * RINGS } else { room };
        let scale = inner / OUTER;
        let palette = self.palette;
        for (index, ring) in [OUTER, RING, RING * 0.5].into_iter().enumerate() {
            let fill = if index % 2 == 0 { palette.royal_tint } else { palette.raised };
            frame.fill(&Path::circle(center, ring * scale), fill);
            frame.stroke(
                &Path::circle(center, ring * scale),
                Stroke::default().with_color(palette.line),
            );
        }
        let edge = Stroke::default().with_color(palette.gold).with_width(2.0);
        frame.stroke(&Path::circle(center, RING * scale), edge);
        paint_letter(
            frame,
            Point::new(center.x, center.y + RING * scale - 7.0),
            10.0,
            "6 cm",
            palette.faint,
        );
        frame.fill(&Path::circle(center, 2.5), palette.ink);
        for (index, shot) in self.shots.iter().enumerate() {
            let angle = TAU * (index as f32 / 6.0 - 0.25);
            let reach = if shot.millimetres > OUTER {
                let beyond = (shot.millimetres / OUTER).ln() / (farthest / OUTER).ln();
                inner + (room - inner) * beyond
            } else {
                shot.millimetres * scale
            };
            let at = Point::new(center.x + angle.cos() * reach, center.y + angle.sin() * reach);
            paint_token(frame, at, 9.0, shot.livery, shot.letter);
        }
    }
}

/// The target of that size, in logical pixels.
pub fn target<'a, Message: 'a>(
    shots: Vec<Shot>,
    palette: &'static Palette,
    side: f32,
) -> Element<'a, Message> {
    drawn(Target { shots, palette }, side, side)
}
