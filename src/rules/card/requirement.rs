//! The words of requirements: bounds on numbers and features, the blanks of forms, and what a task
//! needs.

pub mod blank;
mod completed;
pub mod nature;
pub(super) mod sets;
pub(super) mod sound;
pub(super) mod strict;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use completed::{Beside, Bound, Completed, MAX_NUMBER, Owner, Shape, Shared, Which};

/// The span over which a number of points is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// One feature.
    Feature,
    /// One turn, all features together; points of orders do not count.
    Turn,
}
