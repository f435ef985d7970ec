//! The phantom (R-PHA): a second follower in the same turn.

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// The princess has sent somebody home in this part of the turn (R-PHA-3).
    AfterPrincess,
    /// Another figure has gone through the portal in this part of the turn (R-PHA-4).
    PortalUsed,
}
