//! By Order of the King (R-KO): cards, the pile, hands, occasions and fulfilment.

pub mod card;
pub mod deck;
pub mod fulfilment;
pub mod hand;
pub mod occasion;
pub mod requirement;
