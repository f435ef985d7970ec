//! The board in the coordinates of drawings: its tiles, the spots of figures, and the light over
//! a segment.

use iced::{Color, Point, Vector};

use super::Board;
use crate::Frame;
use art::standing;
use rules::feature::Place;
use rules::geometry::Position;

/// The side of a tile in the coordinates of drawings, which the camera scales.
pub(super) const UNIT: f32 = 100.0;

pub(super) fn corner(at: Position) -> Point {
    Point::new(at.x as f32 * UNIT, at.y as f32 * UNIT)
}

pub(super) fn middle(at: Position) -> Point {
    corner(at) + Vector::new(UNIT * 0.5, UNIT * 0.5)
}

pub(super) fn spot<Message>(board: &Board<'_, Message>, place: Place) -> Option<Point> {
    let spot = standing::spot(place, board.board, board.arts)?;
    Some(Point::new(spot.x * UNIT, spot.y * UNIT))
}

impl<Message> Board<'_, Message> {
    /// Lights the City of Carcassonne, which is no feature.
    pub(super) fn highlight_city(&self, frame: &mut Frame, color: Color) {
        for at in self.board.carcassonne() {
            if let Some(placed) = self.board.tile(at) {
                let art = self.arts.art(&placed.tile);
                art.paint_citadel(frame, (corner(at), UNIT), placed.rotation, color);
            }
        }
    }

    pub(super) fn highlight(&self, frame: &mut Frame, place: Place, color: Color) {
        if let Some(placed) = self.board.tile(place.at) {
            let art = self.arts.art(&placed.tile);
            art.paint_highlight(
                frame,
                (corner(place.at), UNIT),
                placed.rotation,
                place.segment,
                color,
            );
        }
    }
}
