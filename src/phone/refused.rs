//! The requests that are refused, by kind, for the log file: never what they held or who sent them.

use std::sync::atomic::{AtomicU32, Ordering};

/// Why a request is refused.
#[derive(Debug, Clone, Copy)]
pub(super) enum Refusal {
    /// It names another host than ours.
    Host,
    /// It would change something, and does not come from our own page.
    Page,
    /// Its token belongs to no phone.
    Token,
    /// Its code or its letters belong to no seat.
    Code,
}

/// The number of refused requests of each kind.
#[derive(Debug, Default)]
pub(super) struct Refused([AtomicU32; 4]);

impl Refused {
    /// Notes one more. However many come, few lines tell of them.
    pub(super) fn note(&self, refusal: Refusal) {
        let [hosts, pages, tokens, codes] = &self.0;
        let (count, why) = match refusal {
            Refusal::Host => (hosts, "for another host"),
            Refusal::Page => (pages, "from another page"),
            Refusal::Token => (tokens, "with a wrong token"),
            Refusal::Code => (codes, "with a wrong code"),
        };
        let count = count.fetch_add(1, Ordering::Relaxed).saturating_add(1);
        if count.is_power_of_two() {
            log::warn!("requests refused {why}: {count}");
        }
    }
}
