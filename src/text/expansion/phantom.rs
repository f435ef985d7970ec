//! The phantom in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use rules::expansion::phantom::Rejection;
use rules::set::PHANTOM;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-act-phantom", Set(PHANTOM), "R-PHA-1, 2", "act-phantom")];

impl Words {
    pub(in super::super) fn phantom_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::AfterPrincess => "reject-phantom-princess",
            Rejection::PortalUsed => "reject-phantom-portal",
        };
        self.say(key, &[])
    }
}
