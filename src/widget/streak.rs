//! The results of a player's games, one mark a game.

use iced::widget::canvas::{Path, Stroke};
use iced::{Fill, Point, Size};

use super::drawn::{Drawing, drawn};
use super::palette::Palette;
use crate::{Element, Frame};

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Full and up.
    Won,
    /// Hollow and up.
    Shared,
    /// Short and down.
    Lost,
}

/// The marks of the games, the latest at the right. Marks without room are left out at the left.
pub fn streak<'a, Message: 'a>(
    marks: Vec<Mark>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    drawn(Streak { marks, palette }, Fill, HEIGHT)
}

/// The height of the row; a mark's width, step, and heights up and down, in logical pixels.
const HEIGHT: f32 = 34.0;
const WIDTH: f32 = 10.0;
const STEP: f32 = 15.0;
const UP: f32 = 20.0;
const DOWN: f32 = 9.0;

struct Streak {
    marks: Vec<Mark>,
    palette: &'static Palette,
}

impl<Message> Drawing<Message> for Streak {
    type Key = (Vec<Mark>, bool);

    fn key(&self, _: Option<Point>, _: Size) -> Self::Key {
        (self.marks.clone(), self.palette.dark)
    }

    fn paint(&self, frame: &mut Frame, _: &Self::Key) {
        let palette = self.palette;
        let room = ((frame.width() / STEP) as usize).max(1);
        let shown = self.marks.iter().skip(self.marks.len().saturating_sub(room));
        let middle = UP + 2.0;
        let line = Stroke::default().with_color(palette.line).with_width(1.0);
        let end = shown.len() as f32 * STEP;
        frame.stroke(&Path::line(Point::new(0.0, middle), Point::new(end, middle)), line);
        for (index, mark) in shown.enumerate() {
            let x = index as f32 * STEP + (STEP - WIDTH) / 2.0;
            match mark {
                Mark::Won => frame.fill_rectangle(
                    Point::new(x, middle - UP),
                    Size::new(WIDTH, UP),
                    palette.gold,
                ),
                Mark::Shared => {
                    let place = Path::rectangle(
                        Point::new(x + 1.0, middle - UP + 1.0),
                        Size::new(WIDTH - 2.0, UP - 2.0),
                    );
                    frame
                        .stroke(&place, Stroke::default().with_color(palette.gold).with_width(2.0));
                }
                Mark::Lost => frame.fill_rectangle(
                    Point::new(x, middle),
                    Size::new(WIDTH, DOWN),
                    palette.faint,
                ),
            }
        }
    }
}
