//! The lines around all that is drawn on the board.

use iced::Color;
use iced::widget::canvas::{LineJoin, Stroke};

pub(super) fn outline(color: Color, width: f32) -> Stroke<'static> {
    Stroke { line_join: LineJoin::Round, ..Stroke::default().with_color(color).with_width(width) }
}
