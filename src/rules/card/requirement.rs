//! The words of requirements: bounds on numbers and features, the blanks of forms, and what a task
//! needs.

pub mod blank;
mod completed;
pub mod lying;
pub mod nature;
pub(super) mod sets;
pub(super) mod sound;
pub(super) mod strict;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use completed::{Bound, Completed, MAX_NUMBER, Which};

/// The span over which a number of points is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// One feature.
    Feature,
    /// One turn, all features together; points of orders do not count.
    Turn,
}
