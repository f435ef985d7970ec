//! Points of pictures.

use std::ops::{Add, Mul, Sub};

use rules::geometry::Rotation;

/// A point or a vector. A tile reaches from (0, 0) to (1, 1); y grows south.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pt {
    /// To the east.
    pub x: f32,
    /// To the south.
    pub y: f32,
}

/// A line of straight pieces, or the corners of a shape.
pub type Line = Vec<Pt>;

/// A point.
pub const fn pt(x: f32, y: f32) -> Pt {
    Pt { x, y }
}

impl Add for Pt {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        pt(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Pt {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        pt(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Pt {
    type Output = Self;

    fn mul(self, factor: f32) -> Self {
        pt(self.x * factor, self.y * factor)
    }
}

impl Pt {
    /// Its length as a vector.
    pub fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub(super) fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    pub(super) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The vector of length 1 in this direction; zero stays zero.
    pub(super) fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// A quarter turn clockwise on the screen.
    pub(super) const fn right(self) -> Self {
        pt(-self.y, self.x)
    }

    pub(super) fn towards(self, other: Self, share: f32) -> Self {
        self + (other - self) * share
    }

    /// The place of this point of the unturned tile once the tile is turned.
    #[must_use]
    pub fn turned(self, rotation: Rotation) -> Self {
        match rotation {
            Rotation::None => self,
            Rotation::Quarter => pt(1.0 - self.y, self.x),
            Rotation::Half => pt(1.0 - self.x, 1.0 - self.y),
            Rotation::ThreeQuarters => pt(self.y, 1.0 - self.x),
        }
    }

    /// The point of the unturned tile that lies here once the tile is turned.
    #[must_use]
    pub fn turned_back(self, rotation: Rotation) -> Self {
        match rotation {
            Rotation::Quarter => self.turned(Rotation::ThreeQuarters),
            Rotation::ThreeQuarters => self.turned(Rotation::Quarter),
            Rotation::None | Rotation::Half => self.turned(rotation),
        }
    }
}
