//! The limits: so many connections of each address, wrong tokens later and later, and few faults of
//! pages.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use rules::Seat;

/// The most connections at once that belong to no known phone.
pub const STRANGERS: usize = 64;
/// The most connections at once of one seat's phone: as many as a browser opens, and two that it
/// has lost.
pub const OF_SEAT: usize = 8;

/// The most faults of a page that are told of each phone, and of all that have no seat.
const FAULTS: u8 = 5;

/// The number of faults of pages told so far; `None` is all phones without a seat.
#[derive(Debug, Default)]
pub(super) struct Faults(HashMap<Option<Seat>, u8>);

impl Faults {
    /// Counts one more. Returns whether it is told.
    pub(super) fn count(&mut self, seat: Option<Seat>) -> bool {
        let count = self.0.entry(seat).or_default();
        *count = count.saturating_add(1);
        *count <= FAULTS
    }
}

/// The connections that are open.
#[derive(Debug, Clone, Default)]
pub struct Connections(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    /// By the order in which they came.
    all: BTreeMap<u64, Connection>,
    came: u64,
}

#[derive(Debug)]
struct Connection {
    from: IpAddr,
    /// The seat whose phone has spoken there.
    seat: Option<Seat>,
    /// Dropped to end the connection.
    _stays: oneshot::Sender<()>,
}

/// A place among the connections, free again when this is dropped.
#[derive(Debug)]
pub struct Admitted {
    connections: Connections,
    number: u64,
    from: IpAddr,
}

impl Connections {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more connection from an address, and the signal that it has to give way.
    /// Nobody is sent away, as a phone's seat shows only once it has spoken. If there are too many
    /// strangers, the oldest of the address that has the most goes.
    pub fn admit(&self, from: IpAddr) -> (Admitted, oneshot::Receiver<()>) {
        let (stays, ends) = oneshot::channel();
        let mut open = self.open();
        let number = open.came;
        open.came += 1;
        open.all.insert(number, Connection { from, seat: None, _stays: stays });
        open.make_room();
        (Admitted { connections: self.clone(), number, from }, ends)
    }
}

impl Open {
    /// Lets a stranger go if there are too many.
    fn make_room(&mut self) {
        let strangers = || self.all.iter().filter(|(_, one)| one.seat.is_none());
        if strangers().count() <= STRANGERS {
            return;
        }
        // The last of the largest is the oldest.
        let first = strangers().rev().max_by_key(|(_, one)| self.beyond(one.from));
        if let Some(number) = first.map(|(number, _)| *number) {
            self.all.remove(&number);
        }
    }

    /// The number of strangers from an address, without those that may belong to the seats which
    /// speak from there: pictures are asked for without a token.
    fn beyond(&self, from: IpAddr) -> usize {
        let of_it = || self.all.values().filter(|one| one.from == from);
        let strangers = of_it().filter(|one| one.seat.is_none()).count();
        let mut seats: Vec<Seat> = of_it().filter_map(|one| one.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        strangers.saturating_sub(seats.len() * OF_SEAT)
    }
}

impl Admitted {
    /// The address at the other end.
    pub const fn from(&self) -> IpAddr {
        self.from
    }

    /// Notes that the phone of a seat has spoken there, or somebody with a wrong token. If that
    /// phone has too many connections, its oldest goes.
    pub fn is_of(&self, seat: Option<Seat>) {
        let mut open = self.connections.open();
        let Some(own) = open.all.get_mut(&self.number) else { return };
        own.seat = seat;
        if seat.is_none() {
            return open.make_room();
        }
        let of_seat: Vec<u64> = open
            .all
            .iter()
            .filter(|(_, one)| one.seat == seat)
            .map(|(number, _)| *number)
            .collect();
        if let Some(oldest) = of_seat.first().filter(|_| of_seat.len() > OF_SEAT) {
            open.all.remove(oldest);
        }
    }

    /// Whether the phone of a seat speaks from the same address.
    pub fn is_beside_a_seat(&self) -> bool {
        let open = self.connections.open();
        open.all.values().any(|one| one.from == self.from && one.seat.is_some())
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.connections.open().all.remove(&self.number);
    }
}

/// The most addresses that are remembered for wrong tokens.
const REMEMBERED: usize = 256;
/// The time for which an address is remembered after its last wrong token.
const MEMORY: Duration = Duration::from_secs(600);

/// Wrong codes and tokens, by the address that sent them.
#[derive(Debug, Default)]
pub struct Wrong(HashMap<IpAddr, (u32, Instant)>);

impl Wrong {
    /// Notes one more, and returns its delay: `step` more each time, never more than `most`.
    pub fn note(&mut self, from: IpAddr, step: Duration, most: Duration) -> Duration {
        let now = Instant::now();
        self.0.retain(|_, (_, last)| now.duration_since(*last) < MEMORY);
        if self.0.len() >= REMEMBERED && !self.0.contains_key(&from) {
            // With so many addresses at once, each waits the longest.
            return most;
        }
        let (count, last) = self.0.entry(from).or_insert((0, now));
        *count = count.saturating_add(1);
        *last = now;
        step.saturating_mul(*count).min(most)
    }
}
