//! The names of tile kinds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use super::ID_PATTERN;
use crate::named::id;

id! { "TileId":
    /// The name of a tile kind, such as `base-city-cap`. All copies of a kind share it.
}
