//! The outlines of the wooden figures, around the origin and about 1 high.

use super::path::Path;
use super::sign::figure as sign;
use rules::player::Figure;

/// The outline of a figure, its height in common followers, and the place of its letter.
pub const fn outline(figure: Figure) -> (Path, f32, f32) {
    match figure {
        Figure::Follower => (sign::FOLLOWER, 1.0, 0.22),
        Figure::BigFollower => (sign::FOLLOWER, 1.4, 0.22),
        Figure::Mayor => (sign::MAYOR, 1.15, 0.24),
        Figure::Wagon => (sign::WAGON, 1.1, 0.0),
        Figure::Builder => (sign::BUILDER, 1.05, 0.2),
        Figure::Pig => (sign::PIG, 1.0, 0.05),
        Figure::Barn => (sign::BARN, 1.25, 0.15),
        Figure::Phantom => (sign::PHANTOM, 1.05, 0.0),
        Figure::Abbot => (sign::ABBOT, 1.2, 0.26),
        Figure::Shepherd => (sign::SHEPHERD, 1.1, 0.24),
    }
}
