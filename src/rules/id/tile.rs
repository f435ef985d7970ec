//! The names of tile kinds.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ID_PATTERN;
use crate::rules::named::id;

id! { "TileId":
    /// The name of a tile kind, such as `base-city-cap`. All copies of a kind share it.
}
