//! The people at the table: who sits where, the figures at home, and the points.

use crate::feature::{Kind, Occupant};
use crate::player::{PerSeat, Seat, Supply};
use crate::scoring::{Score, Source};
use crate::setup::Setup;
use crate::table::Company;

/// A player's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    points: [i32; Source::ALL.len()],
    /// The sources that have brought or cost points, whatever they come to together.
    paid: [bool; Source::ALL.len()],
}

impl Tally {
    /// Points from one source.
    pub const fn points(&self, source: Source) -> i32 {
        self.points[source as usize]
    }

    /// Whether anything was won or lost by one source, be the sum 0.
    pub const fn has(&self, source: Source) -> bool {
        self.paid[source as usize]
    }

    /// The sum of all points, which may be negative (R-KO-37).
    pub fn total(&self) -> i32 {
        self.points.iter().copied().fold(0, i32::saturating_add)
    }

    /// Takes what one source has brought in another tally.
    pub(super) const fn take(&mut self, source: Source, other: Self) {
        self.points[source as usize] = other.points(source);
        self.paid[source as usize] = other.has(source);
    }

    pub(crate) fn add(&mut self, source: Source, points: i32) {
        let sum = &mut self.points[source as usize];
        *sum = sum.saturating_add(points);
        self.paid[source as usize] |= points != 0;
    }
}

/// The number of completed features of each kind, whoever completed them (R-KR-8, 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names say all")]
pub struct CompletedCount {
    pub cities: u32,
    pub roads: u32,
    pub monasteries: u32,
    pub shrines: u32,
    pub gardens: u32,
}

impl CompletedCount {
    pub(super) const fn add(&mut self, kind: Kind) {
        match kind {
            Kind::City => self.cities += 1,
            Kind::Road => self.roads += 1,
            Kind::MONASTERY => self.monasteries += 1,
            Kind::SHRINE => self.shrines += 1,
            Kind::GARDEN => self.gardens += 1,
            Kind::Field => {}
        }
    }
}

/// The players, the figures that they have at home, and their points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct People {
    company: Company,
    supplies: PerSeat<Supply>,
    tallies: PerSeat<Tally>,
    /// The players whose score track was read at the end, where nothing but orders is recorded.
    read: PerSeat<bool>,
}

impl People {
    /// The people before the first move: everybody has all figures, and no points.
    pub fn new(setup: &Setup) -> Self {
        Self {
            company: Company::new(setup.players.len()),
            supplies: PerSeat::from_fn(|_| Supply::at_start(|figure| setup.at_start(figure))),
            tallies: PerSeat::default(),
            read: PerSeat::default(),
        }
    }

    /// The players, clockwise.
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// The players, who may come, go and change seats.
    pub const fn company_mut(&mut self) -> &mut Company {
        &mut self.company
    }

    /// Those who play, clockwise from a player.
    pub fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.company.clockwise(first)
    }

    /// The player to the left of another.
    pub fn next(&self, seat: Seat) -> Seat {
        self.company.next(seat)
    }

    /// The figures of a player at home.
    pub fn supply(&self, seat: Seat) -> &Supply {
        &self.supplies[seat]
    }

    /// The figures at home of everybody.
    pub const fn supplies(&self) -> &PerSeat<Supply> {
        &self.supplies
    }

    /// Takes a figure from its owner's supply.
    pub fn take_out(&mut self, figure: Occupant) {
        self.supplies[figure.seat].take_out(figure.figure);
    }

    /// Puts a figure into its owner's supply.
    pub fn put(&mut self, figure: Occupant) {
        self.supplies[figure.seat].put(figure.figure);
    }

    /// The points of a player by source.
    pub fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat]
    }

    /// The points of everybody by source.
    pub const fn tallies(&self) -> &PerSeat<Tally> {
        &self.tallies
    }

    /// Writes a score down.
    pub fn score(&mut self, score: &Score) {
        self.tallies[score.seat].add(score.source, score.points());
    }

    /// Takes over what one source has brought somebody in another tally.
    pub fn take(&mut self, seat: Seat, source: Source, tally: Tally) {
        self.tallies[seat].take(source, tally);
    }

    /// Whether the score track of everybody who plays was read.
    pub fn are_read(&self) -> bool {
        self.company.playing().all(|seat| self.read[seat])
    }

    /// Notes that a player's score track was read.
    pub fn read(&mut self, seat: Seat) {
        self.read[seat] = true;
    }
}
