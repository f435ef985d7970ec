//! The drawings in `resources/signs/tile`, in layers and inks.

use super::{Ink, Layer, Piece, Shape};

include!(concat!(env!("OUT_DIR"), "/tile.rs"));
