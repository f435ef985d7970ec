//! The seats and their phones: codes, tokens, signs.

use std::time::Instant;

use super::secret::{Hash, Secret};
use super::short::{Short, Tried};
use super::sign::SIGNS;
use super::{Kept, Phone, Times};
use rules::Seat;
use rules::player::{MAX_PLAYERS, PerSeat};

/// A code that is shown for a seat.
struct Code {
    secret: Secret,
    since: Instant,
}

impl Code {
    fn holds(&self, now: Instant, times: &Times) -> bool {
        now.duration_since(self.since) < times.code
    }
}

/// A phone that has claimed a seat.
struct Device {
    token: Hash,
    /// The code with which it came.
    code: Option<Hash>,
    emblem: u8,
    /// The time when it was last heard of.
    heard: Instant,
    asleep: bool,
}

#[derive(Default)]
struct Chair {
    /// The codes, the shown one last; the others still hold for phones that have scanned them.
    codes: Vec<Code>,
    device: Option<Device>,
}

/// The seats of the table.
#[derive(Default)]
pub(super) struct Seats {
    chairs: PerSeat<Chair>,
    /// The code of four letters that is shown.
    short: Option<Short>,
}

/// The result of a claim, for the phone.
pub(super) struct Claimed {
    pub(super) seat: Seat,
    pub(super) emblem: u8,
    pub(super) token: Secret,
}

impl Seats {
    fn all() -> impl Iterator<Item = Seat> {
        Seat::all(MAX_PLAYERS)
    }

    /// The seats with the phones that were kept.
    pub(super) fn of_kept(kept: &[Option<Kept>], now: Instant) -> Self {
        let device = |seat: Seat| {
            let Kept { token, emblem } = kept.get(seat.index())?.as_ref()?;
            // Nothing was heard of the phone yet.
            Some(Device {
                token: Hash::read(token)?,
                code: None,
                emblem: *emblem % SIGNS,
                heard: now,
                asleep: true,
            })
        };
        let chairs = PerSeat::from_fn(|seat| Chair { codes: Vec::new(), device: device(seat) });
        Self { chairs, short: None }
    }

    /// Each seat takes over the phone of that seat of the game before. All codes end.
    pub(super) fn follow(&mut self, from: &[Option<Seat>]) {
        let mut before = std::mem::take(&mut self.chairs);
        self.short = None;
        self.chairs = PerSeat::from_fn(|seat: Seat| {
            let former = from.get(seat.index()).copied().flatten();
            let device = former.and_then(|former| before[former].device.take());
            Chair { codes: Vec::new(), device }
        });
    }

    /// The part of a seat's phone that is kept.
    pub(super) fn kept(&self, seat: Seat) -> Option<Kept> {
        let device = self.chairs[seat].device.as_ref()?;
        Some(Kept { token: device.token.text(), emblem: device.emblem })
    }

    /// One more code for a seat, beside those that still hold; `None` if a phone has the seat.
    pub(super) fn invite(&mut self, seat: Seat, now: Instant, times: &Times) -> Option<Secret> {
        let chair = &mut self.chairs[seat];
        if chair.device.is_some() {
            return None;
        }
        let secret = Secret::new()?;
        chair.codes.retain(|code| code.holds(now, times));
        chair.codes.push(Code { secret, since: now });
        // Whoever types the letters has half of their time at least.
        let is_young = |short: &Short| short.seat == seat && short.is_young(now, times.code);
        if !self.short.as_ref().is_some_and(is_young) {
            self.short = Short::new(seat, now);
        }
        Some(secret)
    }

    /// Ends the codes of a seat. A phone that has come with one of them stays.
    pub(super) fn withdraw(&mut self, seat: Seat) {
        self.chairs[seat].codes.clear();
        self.end_short(seat);
    }

    fn end_short(&mut self, seat: Seat) {
        self.short.take_if(|short| short.seat == seat);
    }

    /// The code of four letters that is shown, and its seat.
    pub(super) fn short_code(&self, now: Instant, times: &Times) -> Option<(Seat, String)> {
        let short = self.short.as_ref().filter(|short| short.holds(now, times.code))?;
        Some((short.seat, short.text()))
    }

    /// Claims the seat of four letters, like [`Seats::claim`].
    pub(super) fn claim_typed(
        &mut self,
        typed: &str,
        had: Option<Seat>,
        now: Instant,
        times: &Times,
    ) -> Result<Claimed, Tried> {
        let short = self.short.as_mut().ok_or(Tried::Wrong)?;
        match short.attempt(typed, now, times.code, times.latest) {
            Tried::Right(seat) => self.take_seat(seat, None, had, now).ok_or(Tried::Wrong),
            wrong => Err(wrong),
        }
    }

    /// Ends the phone of a seat, and its codes. Returns whether there was a phone.
    pub(super) fn remove(&mut self, seat: Seat) -> bool {
        self.end_short(seat);
        std::mem::take(&mut self.chairs[seat]).device.is_some()
    }

    /// Claims the seat of a code, and ends the codes of that seat. A phone that had another seat
    /// leaves it.
    pub(super) fn claim(
        &mut self,
        code: &Secret,
        had: Option<Seat>,
        now: Instant,
        times: &Times,
    ) -> Option<Claimed> {
        let mut found = None;
        // Every code is compared, so that the time tells nothing about any.
        for seat in Self::all() {
            for shown in self.chairs[seat].codes.iter().filter(|shown| shown.holds(now, times)) {
                if shown.secret.is(code) {
                    found = Some(seat);
                }
            }
        }
        self.take_seat(found?, Some(code.hash()), had, now)
    }

    /// The sign of the phone that has come to that seat with that code, and opens it again.
    pub(super) fn came_with(&self, seat: Seat, code: &Secret) -> Option<u8> {
        let device = self.chairs[seat].device.as_ref()?;
        device.code.is_some_and(|came| came.is(&code.hash())).then_some(device.emblem)
    }

    /// Gives a seat to a phone, and ends the codes of that seat.
    fn take_seat(
        &mut self,
        seat: Seat,
        code: Option<Hash>,
        had: Option<Seat>,
        now: Instant,
    ) -> Option<Claimed> {
        let token = Secret::new()?;
        if let Some(had) = had {
            self.chairs[had].device = None;
        }
        let emblem = self.emblem(&token);
        self.end_short(seat);
        let device = Device { token: token.hash(), code, emblem, heard: now, asleep: false };
        self.chairs[seat] = Chair { codes: Vec::new(), device: Some(device) };
        Some(Claimed { seat, emblem, token })
    }

    /// A sign that no other phone shows.
    fn emblem(&self, token: &Secret) -> u8 {
        let taken: Vec<u8> = Self::all()
            .filter_map(|seat| self.chairs[seat].device.as_ref().map(|device| device.emblem))
            .collect();
        let first = Secret::new().unwrap_or(*token).first() % SIGNS;
        let mut signs = (0..SIGNS).map(|step| (first + step) % SIGNS);
        signs.find(|sign| !taken.contains(sign)).unwrap_or(first)
    }

    /// The seat whose phone has that token.
    pub(super) fn holder(&self, token: &Secret) -> Option<Seat> {
        let token = token.hash();
        let mut found = None;
        for seat in Self::all() {
            if self.chairs[seat].device.as_ref().is_some_and(|device| device.token.is(&token)) {
                found = Some(seat);
            }
        }
        found
    }

    /// Notes a sign of life of a phone. Returns whether it had been asleep.
    pub(super) fn heard(&mut self, seat: Seat, now: Instant) -> bool {
        let Some(device) = &mut self.chairs[seat].device else { return false };
        device.heard = now;
        std::mem::take(&mut device.asleep)
    }

    /// Puts phones to sleep that were not heard of for long. Returns whether there was any.
    pub(super) fn doze(&mut self, now: Instant, times: &Times) -> bool {
        let mut any = false;
        for seat in Self::all() {
            if let Some(device) = &mut self.chairs[seat].device
                && !device.asleep
                && now.duration_since(device.heard) >= times.asleep
            {
                device.asleep = true;
                any = true;
            }
        }
        any
    }

    /// The time when the next phone falls asleep if nothing is heard of it.
    pub(super) fn next_doze(&self, times: &Times) -> Option<Instant> {
        let awake = Self::all().filter_map(|seat| self.chairs[seat].device.as_ref());
        awake.filter(|device| !device.asleep).map(|device| device.heard + times.asleep).min()
    }

    /// The phone of a seat.
    pub(super) fn phone(&self, seat: Seat) -> Phone {
        match &self.chairs[seat].device {
            None => Phone::None,
            Some(Device { emblem, asleep: true, .. }) => Phone::Asleep { emblem: *emblem },
            Some(Device { emblem, asleep: false, .. }) => Phone::Here { emblem: *emblem },
        }
    }
}
