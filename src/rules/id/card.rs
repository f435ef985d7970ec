//! The names of cards.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::named::id;

/// The form of an id, and of that of a further copy.
#[cfg(feature = "schema")]
const ID_PATTERN: &str = "^[a-z0-9-]+([.][2-9])?$";

id! { "CardId":
    /// The name of a card, such as `base-17`. Every card is there once; of one that a deck has
    /// several times the second is `ours-17.2` in a game, and so on (R-KO-50).
}

impl Id {
    /// The name of a copy, from 1; the first has that of the card.
    pub fn of_copy(&self, copy: u32) -> Self {
        if copy < 2 { self.clone() } else { Self::from(format!("{self}.{copy}").as_str()) }
    }

    /// The name that is printed on all copies of the card.
    pub fn printed(&self) -> &str {
        self.as_str().split_once('.').map_or(self.as_str(), |(card, _)| card)
    }
}
