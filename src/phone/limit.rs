//! How much is taken from one address: so many connections, and wrong tokens later and later.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Connections at once.
pub const MOST: usize = 64;
/// Of them from one address. The laptop itself may have all: every browser on it comes from its
/// own.
pub const MOST_OF_ONE: usize = 16;

/// The connections that are open, by address.
#[derive(Debug, Clone, Default)]
pub struct Connections(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A place among the connections, free again when this is dropped.
#[derive(Debug)]
pub struct Admitted {
    connections: Connections,
    from: IpAddr,
}

impl Connections {
    /// A place for one more connection from an address, to that one of the laptop; `None` if there
    /// is none.
    #[must_use]
    pub fn admit(&self, from: IpAddr, to: IpAddr) -> Option<Admitted> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let most = if from == to { MOST } else { MOST_OF_ONE };
        let of_one = open.entry(from).or_default();
        if all >= MOST || *of_one >= most {
            return None;
        }
        *of_one += 1;
        Some(Admitted { connections: self.clone(), from })
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(of_one) = open.get_mut(&self.from) {
            *of_one -= 1;
            if *of_one == 0 {
                open.remove(&self.from);
            }
        }
    }
}

/// Addresses that are remembered for wrong tokens.
const REMEMBERED: usize = 256;
/// For so long after the last one.
const MEMORY: Duration = Duration::from_secs(600);

/// Wrong codes and tokens, by the address that sent them.
#[derive(Debug, Default)]
pub struct Wrong(HashMap<IpAddr, (u32, Instant)>);

impl Wrong {
    /// Notes one more, and how much later than a right one it is answered: `step` more each time,
    /// never more than `most`.
    pub fn note(&mut self, from: IpAddr, step: Duration, most: Duration) -> Duration {
        let now = Instant::now();
        self.0.retain(|_, (_, last)| now.duration_since(*last) < MEMORY);
        if self.0.len() >= REMEMBERED && !self.0.contains_key(&from) {
            // So many at once are one; none is let off.
            return most;
        }
        let (count, last) = self.0.entry(from).or_insert((0, now));
        *count = count.saturating_add(1);
        *last = now;
        step.saturating_mul(*count).min(most)
    }
}
