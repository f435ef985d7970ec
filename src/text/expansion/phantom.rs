//! The phantom in sentences.

use super::super::Words;
use crate::rules::expansion::phantom::Rejection;

impl Words {
    pub(in super::super) fn phantom_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::AfterPrincess => "reject-phantom-princess",
            Rejection::PortalUsed => "reject-phantom-portal",
        };
        self.say(key, &[])
    }
}
