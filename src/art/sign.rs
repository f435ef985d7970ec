//! The drawings in `resources/signs`, which the build script reads: a module for each folder, a
//! constant for each file. The README there says how to draw one.

#![allow(clippy::approx_constant, reason = "a corner may lie where a number of mathematics does")]

/// Symbols on a grid of 24 by 24.
pub(crate) mod emblem {
    use crate::path::{Path, Step, Way};
    use crate::point::Pt;

    include!(concat!(env!("OUT_DIR"), "/emblem.rs"));
}

/// The wooden figures.
pub(crate) mod figure {
    use crate::path::{Path, Step};
    use crate::point::Pt;

    include!(concat!(env!("OUT_DIR"), "/figure.rs"));
}

/// The pieces that belong to nobody.
pub(crate) mod piece {
    use crate::path::{Path, Step};
    use crate::point::Pt;

    include!(concat!(env!("OUT_DIR"), "/piece.rs"));
}

/// The shapes of players.
pub(crate) mod shape {
    use crate::path::{Path, Step};
    use crate::point::Pt;

    include!(concat!(env!("OUT_DIR"), "/shape.rs"));
}
