//! The names of cards.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::named::id;
use crate::rules::tile::ID_PATTERN;

id! { "CardId":
    /// The name of a card, such as `base-17`. Every card is there once.
}
