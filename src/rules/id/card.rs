//! The names of cards.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ID_PATTERN;
use crate::rules::named::id;

id! { "CardId":
    /// The name of a card, such as `base-17`. Every card is there once.
}
