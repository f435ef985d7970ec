//! A chart of scores over turns.

use iced::widget::canvas::{Frame, LineJoin, Path, Stroke};
use iced::{Color, Element, Fill, Point, Size};

use super::drawn::{Drawing, drawn};
use super::figure::{paint_letter, paint_token};
use super::palette::{Livery, Palette};

/// The scores of one player, turn after turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player's colours and shape.
    pub livery: Livery,
    /// The player's letter.
    pub letter: char,
    /// Points after each turn.
    pub values: Vec<i32>,
}

/// The chart, filling its place.
pub fn chart<'a, Message: 'a>(lines: Vec<Line>, palette: &'static Palette) -> Element<'a, Message> {
    drawn(Chart { lines, palette }, Fill, Fill)
}

struct Chart {
    lines: Vec<Line>,
    palette: &'static Palette,
}

/// Room for the numbers at the left and the tokens at the right, in logical pixels.
const LEFT: f32 = 34.0;
const RIGHT: f32 = 26.0;
const BELOW: f32 = 8.0;

impl<Message> Drawing<Message> for Chart {
    type Key = (Vec<Line>, (bool, bool));

    fn key(&self, _: Option<Point>, _: Size) -> (Vec<Line>, (bool, bool)) {
        (self.lines.clone(), self.palette.tone())
    }

    fn paint(&self, frame: &mut Frame, _: &(Vec<Line>, (bool, bool))) {
        self.draw(frame);
    }
}

impl Chart {
    fn draw(&self, frame: &mut Frame) {
        let bounds = frame.size();
        let values = || self.lines.iter().flat_map(|line| line.values.iter().copied());
        let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(1).max(1));
        let step = grid_step(high - low);
        let turns = self.lines.iter().map(|line| line.values.len()).max().unwrap_or(2).max(2);
        let size = Size::new(bounds.width - LEFT - RIGHT, bounds.height - 2.0 * BELOW);
        let at = |turn: usize, value: i32| {
            let x = turn as f32 / (turns - 1) as f32;
            let y = (value - low) as f32 / (high - low) as f32;
            Point::new(LEFT + x * size.width, BELOW + (1.0 - y) * size.height)
        };
        let mut value = low.div_euclid(step) * step;
        while value <= high {
            if value >= low {
                let (start, end) = (at(0, value), at(turns - 1, value));
                let grid = Stroke::default().with_color(self.palette.line).with_width(1.0);
                frame.stroke(&Path::line(start, end), grid);
                paint_letter(frame, Point::new(LEFT / 2.0, start.y), 12.0, value, self.palette.faint);
            }
            value += step;
        }
        for line in &self.lines {
            let points = line.values.iter().enumerate().map(|(turn, value)| at(turn, *value));
            let path = Path::new(|path| {
                for (index, point) in points.enumerate() {
                    if index == 0 { path.move_to(point) } else { path.line_to(point) }
                }
            });
            let stroke = |color: Color, width: f32| Stroke {
                line_join: LineJoin::Round,
                ..Stroke::default().with_color(color).with_width(width)
            };
            // A thin edge keeps light colours visible on paper and dark ones by candle light.
            frame.stroke(&path, stroke(self.palette.ink, 4.5));
            frame.stroke(&path, stroke(line.livery.fill, 3.0));
        }
        self.paint_ends(frame, at);
    }

    /// The tokens at the ends of the lines, moved apart where they would cover each other.
    fn paint_ends(&self, frame: &mut Frame, at: impl Fn(usize, i32) -> Point) {
        let mut ends: Vec<(f32, &Line)> = self
            .lines
            .iter()
            .filter_map(|line| Some((at(line.values.len().checked_sub(1)?, *line.values.last()?).y, line)))
            .collect();
        ends.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let mut lowest = f32::NEG_INFINITY;
        for (y, line) in ends {
            let y = y.max(lowest + 20.0);
            lowest = y;
            let x = frame.width() - RIGHT / 2.0;
            paint_token(frame, Point::new(x, y), 10.0, line.livery, line.letter);
        }
    }
}

/// A step between grid lines that gives four to ten of them.
fn grid_step(range: i32) -> i32 {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
    steps.into_iter().find(|step| range / step <= 8).unwrap_or(1000)
}
