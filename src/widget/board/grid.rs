//! The places of the board on the screen.

use iced::{Rectangle, Transformation};

use super::camera::Camera;
use super::unit::UNIT;
use rules::geometry::Position;

/// The places on the screen, in whole pixels of the screen: pixels are copied and never blurred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Grid {
    /// The corner of the start tile, from the corner of the window.
    origin: [i32; 2],
    /// The side of a tile.
    pub side: u32,
    /// Pixels of the screen for each logical one.
    pub density: f32,
}

impl Grid {
    pub fn from_camera(camera: Camera, bounds: Rectangle, density: f32) -> Self {
        let middle = bounds.center();
        let pixels = |logical: f32| (logical * density).round() as i32;
        let x = pixels(middle.x - camera.center.x * camera.zoom);
        let y = pixels(middle.y - camera.center.y * camera.zoom);
        Self { origin: [x, y], side: pixels(camera.zoom).max(1) as u32, density }
    }

    pub const fn corner(self, at: Position) -> [i32; 2] {
        let [x, y] = self.origin;
        let side = self.side as i32;
        [x.saturating_add(at.x.saturating_mul(side)), y.saturating_add(at.y.saturating_mul(side))]
    }

    /// A place, in logical pixels.
    pub fn cell(self, at: Position) -> Rectangle {
        let [x, y] = self.corner(at).map(|along| along as f32 / self.density);
        let side = self.side as f32 / self.density;
        Rectangle { x, y, width: side, height: side }
    }

    /// The transformation from the coordinates of drawings to logical pixels.
    pub fn transformation(self) -> Transformation {
        let [x, y] = self.origin.map(|along| along as f32 / self.density);
        Transformation::translate(x, y)
            * Transformation::scale(self.side as f32 / self.density / UNIT)
    }
}
