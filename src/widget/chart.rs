//! The course of a game over its turns: the scores as lines, the titles as bands below.

use iced::widget::canvas::{LineDash, LineJoin, Path, Stroke};
use iced::{Color, Fill, Point, Rectangle, Size};

use super::drawn::{Drawing, drawn};
use super::emblem::{self, Emblem};
use super::figure::{paint_letter, paint_token};
use super::palette::{Livery, Palette};
use crate::{Element, Frame};

/// The scores of one player, turn after turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player's colours and shape.
    pub livery: Livery,
    /// The player's letter.
    pub letter: char,
    /// The column at which the line begins: 0, or that at which a guest came.
    pub from: usize,
    /// From there on the points before the first turn, after each turn and, if the game is over,
    /// after the final scoring.
    pub values: Vec<i32>,
}

impl Line {
    /// The number of columns to the end of the line.
    fn columns(&self) -> usize {
        self.from + self.values.len()
    }

    /// The points in a column; `None` before the line begins.
    fn value(&self, column: usize) -> Option<i32> {
        self.values.get(column.checked_sub(self.from)?).copied()
    }
}

/// The holders of a title over the turns.
#[derive(Debug, Clone, PartialEq)]
pub struct Band {
    /// The mark of the title.
    pub emblem: Emblem,
    /// All changes, in order; each lasts until the next.
    pub changes: Vec<Change>,
}

/// A new holder of the title, or a new record of its holder.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// The turn, from 1.
    pub turn: usize,
    /// The holder's colours and shape.
    pub livery: Livery,
    /// The holder's letter.
    pub letter: char,
    /// The size to beat, in tiles.
    pub size: u32,
}

/// The scores and the titles of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// The scores, in seat order.
    pub lines: Vec<Line>,
    /// The titles; none if nobody plays for them.
    pub bands: Vec<Band>,
    /// The turns of the game. Values beyond them belong to the final scoring.
    pub turns: usize,
}

/// The chart, filling its place.
pub fn chart<'a, Message: 'a>(course: Course, palette: &'static Palette) -> Element<'a, Message> {
    drawn(Chart { course, palette }, Fill, Fill)
}

struct Chart {
    course: Course,
    palette: &'static Palette,
}

/// The room for the numbers at the left, the tokens and totals at the right and the turns below, in
/// logical pixels.
const LEFT: f32 = 38.0;
const RIGHT: f32 = 62.0;
const ABOVE: f32 = 12.0;
const BELOW: f32 = 26.0;
/// The height of a band and the distance to the one above it.
const BAND: f32 = 24.0;
const GAP: f32 = 10.0;
/// The final scoring's share of the width.
const END_SHARE: f32 = 0.08;
/// The radius of the tokens at the ends of the lines, and of those along them.
const END: f32 = 10.0;
const MARK: f32 = 7.5;

impl<Message> Drawing<Message> for Chart {
    type Key = (Course, (bool, bool));

    fn key(&self, _: Option<Point>, _: Size) -> (Course, (bool, bool)) {
        (self.course.clone(), self.palette.tone())
    }

    fn paint(&self, frame: &mut Frame, _: &(Course, (bool, bool))) {
        let scale = Scale::from_course(&self.course, frame.size());
        self.paint_grid(frame, &scale);
        for line in &self.course.lines {
            self.paint_line(frame, &scale, line);
        }
        for (index, line) in self.course.lines.iter().enumerate() {
            self.paint_marks(frame, &scale, line, index);
        }
        self.paint_ends(frame, &scale);
        for (index, band) in self.course.bands.iter().enumerate() {
            let top = scale.area.y + scale.area.height + BELOW + index as f32 * (BAND + GAP);
            self.paint_band(frame, &scale, band, top);
        }
    }
}

/// The places of turns and points in the drawing.
struct Scale {
    area: Rectangle,
    low: i32,
    high: i32,
    /// The number of columns of values.
    columns: usize,
    /// The number of columns of turns; the columns behind them belong to the final scoring.
    turns: usize,
}

impl Scale {
    fn from_course(course: &Course, size: Size) -> Self {
        let values = || course.lines.iter().flat_map(|line| line.values.iter().copied());
        let bands = course.bands.len() as f32 * (BAND + GAP);
        let area = Rectangle {
            x: LEFT,
            y: ABOVE,
            width: (size.width - LEFT - RIGHT).max(1.0),
            height: (size.height - ABOVE - BELOW - bands).max(1.0),
        };
        let columns = course.lines.iter().map(Line::columns).max().unwrap_or(2).max(2);
        let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(1).max(1));
        Self { area, low, high, columns, turns: course.turns.clamp(1, columns - 1) }
    }

    /// The turns are equally wide; the final scoring has a share of its own.
    fn x(&self, column: usize) -> f32 {
        let turns = if self.has_end() { 1.0 - END_SHARE } else { 1.0 };
        let share =
            if column > self.turns { 1.0 } else { column as f32 / self.turns as f32 * turns };
        self.area.x + share * self.area.width
    }

    fn has_end(&self) -> bool {
        self.turns + 1 < self.columns
    }

    fn at(&self, column: usize, value: i32) -> Point {
        let share = (value - self.low) as f32 / (self.high - self.low) as f32;
        Point::new(self.x(column), self.area.y + (1.0 - share) * self.area.height)
    }
}

impl Chart {
    fn paint_grid(&self, frame: &mut Frame, scale: &Scale) {
        let palette = self.palette;
        let grid = || Stroke::default().with_color(palette.line).with_width(1.0);
        let step = round_step(scale.high - scale.low, (scale.area.height / 28.0) as i32);
        let mut value = scale.low.div_euclid(step) * step;
        while value <= scale.high {
            if value >= scale.low {
                let (start, end) = (scale.at(0, value), scale.at(scale.columns, value));
                frame.stroke(&Path::line(start, end), grid());
                paint_letter(
                    frame,
                    Point::new(LEFT / 2.0, start.y),
                    12.0,
                    minus(value),
                    palette.faint,
                );
            }
            value += step;
        }
        let bottom = scale.area.y + scale.area.height;
        let turns = scale.turns;
        let step = usize::try_from(round_step(turns as i32, (scale.area.width / 48.0) as i32))
            .unwrap_or(1);
        for turn in (1..=turns).filter(|turn| *turn == 1 || turn % step == 0) {
            let at = Point::new(scale.x(turn), bottom + 12.0);
            paint_letter(frame, at, 12.0, turn, palette.faint);
        }
        if scale.has_end() {
            // The final scoring lies behind the dashes.
            let dash = LineDash { segments: &[4.0, 4.0], offset: 0 };
            let stroke = Stroke {
                line_dash: dash,
                ..Stroke::default().with_color(palette.faint).with_width(1.0)
            };
            let x = scale.x(turns);
            frame.stroke(&Path::line(Point::new(x, scale.area.y), Point::new(x, bottom)), stroke);
        }
    }

    fn paint_line(&self, frame: &mut Frame, scale: &Scale, line: &Line) {
        let path = Path::new(|path| {
            for (index, value) in line.values.iter().enumerate() {
                let point = scale.at(line.from + index, *value);
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

    /// Tokens along a line, each player's at other turns, so that lines are told apart without
    /// their colours.
    fn paint_marks(&self, frame: &mut Frame, scale: &Scale, line: &Line, index: usize) {
        let players = self.course.lines.len();
        let period = (scale.columns / 4).max(players);
        let first = (period * (2 * index + 1)).div_ceil(2 * players.max(1));
        let columns = (first..scale.columns.saturating_sub(1)).step_by(period.max(1));
        for column in columns.filter(|column| *column > 0) {
            if let Some(value) = line.value(column) {
                paint_token(frame, scale.at(column, value), MARK, line.livery, line.letter);
            }
        }
    }

    /// The tokens at the ends of the lines with the totals, moved apart where they would cover each
    /// other.
    fn paint_ends(&self, frame: &mut Frame, scale: &Scale) {
        let last = |line: &Line| Some((line.columns().checked_sub(1)?, *line.values.last()?));
        let ends = self
            .course
            .lines
            .iter()
            .filter_map(|line| last(line).map(|(column, value)| (column, value, line)));
        let mut ends: Vec<(usize, i32, &Line)> = ends.collect();
        ends.sort_by_key(|(_, value, _)| std::cmp::Reverse(*value));
        let distance = END * 2.0 + 2.0;
        let mut heights: Vec<f32> =
            ends.iter().map(|(column, value, _)| scale.at(*column, *value).y).collect();
        // Down from the top, then up from the bottom: all stay within the chart.
        let mut highest = END;
        for height in &mut heights {
            *height = height.max(highest);
            highest = *height + distance;
        }
        let mut lowest = scale.area.y + scale.area.height + BELOW - END;
        for height in heights.iter_mut().rev() {
            *height = height.min(lowest);
            lowest = *height - distance;
        }
        let x = scale.area.x + scale.area.width + END + 6.0;
        for ((_, value, line), y) in ends.into_iter().zip(heights) {
            paint_token(frame, Point::new(x, y), END, line.livery, line.letter);
            paint_letter(frame, Point::new(x + 28.0, y), 14.0, minus(value), self.palette.ink);
        }
    }

    fn paint_band(&self, frame: &mut Frame, scale: &Scale, band: &Band, top: f32) {
        let palette = self.palette;
        let middle = top + BAND / 2.0;
        emblem::paint(frame, Point::new(LEFT / 2.0, middle), 20.0, band.emblem, palette.gold);
        let track = Rectangle { y: middle - 1.5, height: 3.0, ..scale.area };
        frame.fill_rectangle(track.position(), track.size(), palette.line);
        let end = scale.area.x + scale.area.width;
        for (index, change) in band.changes.iter().enumerate() {
            let start = scale.x(change.turn);
            let next = band.changes.get(index + 1).map_or(end, |next| scale.x(next.turn));
            let before = index.checked_sub(1).and_then(|before| band.changes.get(before));
            let goes_on = before.is_some_and(|before| before.letter == change.letter);
            paint_reign(
                frame,
                Rectangle { x: start, y: top, width: next - start, height: BAND },
                change,
                goes_on,
                palette,
            );
        }
        if let Some(last) = band.changes.last() {
            let x = end + END + 6.0;
            paint_token(frame, Point::new(x, middle), END, last.livery, last.letter);
            paint_letter(frame, Point::new(x + 28.0, middle), 14.0, last.size, palette.ink);
        }
    }
}

/// One piece of a band: the holder's colour, with the token where there is room, and the size to
/// beat.
fn paint_reign(
    frame: &mut Frame,
    place: Rectangle,
    change: &Change,
    goes_on: bool,
    palette: &Palette,
) {
    let edge = Stroke::default().with_color(palette.ink).with_width(1.0);
    frame.fill_rectangle(place.position(), place.size(), change.livery.fill);
    frame.stroke(&Path::rectangle(place.position(), place.size()), edge);
    let middle = place.center_y();
    let mut x = place.x + 4.0;
    if !goes_on && place.width >= 22.0 {
        x += 7.0;
        paint_token(frame, Point::new(x, middle), 9.0, change.livery, change.letter);
        x += 13.0;
    }
    let room = place.x + place.width - x;
    if room >= if change.size >= 10 { 17.0 } else { 9.0 } {
        let at = Point::new(x + if change.size >= 10 { 8.0 } else { 4.0 }, middle);
        paint_letter(frame, at, 13.0, change.size, change.livery.on_fill);
    }
}

/// A round step that gives at most about `most` of them over a range.
fn round_step(range: i32, most: i32) -> i32 {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
    steps.into_iter().find(|step| range / step <= most.clamp(1, 8)).unwrap_or(1000)
}

/// A number with a minus sign of its own width.
fn minus(value: i32) -> String {
    value.to_string().replace('-', "−")
}
