//! Pictures as shapes and colours: tiles, figures, symbols, examples of cards. Nothing here knows
//! the surface: the window fills the shapes on the screen, a printed deck on paper.

pub mod emblem;
pub mod example;
pub mod figure;
pub mod font;
pub mod livery;
pub mod path;
pub mod piece;
pub mod point;
pub mod shape;
mod sign;
pub mod standing;
pub mod tile;
pub mod tint;

pub use emblem::Emblem;
pub use path::{Drawing, Path};
pub use point::{Line, Pt, pt};
pub use tint::Tint;
