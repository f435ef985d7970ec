//! How much a picture shows.

/// The amount of detail in a picture, by the size of a tile in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Big shapes alone.
    Small,
    /// The usual detail, seen most of the time.
    Normal,
    /// With texture and small ornaments.
    Fine,
}

impl Detail {
    /// The detail for tiles of that side in pixels.
    pub fn at(side: f32) -> Self {
        if side < 46.0 {
            Self::Small
        } else if side < 110.0 {
            Self::Normal
        } else {
            Self::Fine
        }
    }
}
