//! What befalls players, so that the orders that ask to avoid it are lost (R-KO-29, 30, 57…59).

use super::Game;
use crate::rules::card::deck::UNFULFILLED;
use crate::rules::card::mishap::Mishap;
use crate::rules::card::task::{Peril, Requirement};
use crate::rules::card::{self, Card};
use crate::rules::catalogue::Catalogue;
use crate::rules::feature::{Kind, Occupant, Place, Record, majority};
use crate::rules::orders;
use crate::rules::outcome::Outcome;
use crate::rules::player::Seat;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::setup::{Recording, Setup};

/// The followers whose owners have, or share, the feature under them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Owned(Vec<(Seat, Place)>);

impl Owned {
    /// Nobody's yet, if the deck has an order that is lost when a feature is taken over: that is
    /// known to all, and nothing here depends on who holds it.
    pub(super) fn for_deck(setup: &Setup, catalogue: &Catalogue) -> Option<Self> {
        let fears = |card: &Card| {
            matches!(&card.requirement, Requirement::Avoid(task)
                if task.perils.contains(&Peril::TakenOver))
        };
        let ids = setup.orders.iter().flatten();
        let mut cards = ids.filter_map(|id| catalogue.card(id.as_str()));
        let watches = setup.record == Recording::Board && cards.any(|card| fears(card));
        watches.then(Self::default)
    }
}

impl Game {
    /// R-KO-29, 57: something befalls a player, who shows each card that asks to avoid it.
    pub(super) fn suffer(&mut self, seat: Seat, mishap: Mishap, outcomes: &mut Vec<Outcome>) {
        let is_lost = |orders: &orders::hand::Orders| orders.is_lost_by(seat, mishap);
        while self.orders.as_ref().is_some_and(is_lost) {
            let lost = |card: &Card| card.requirement.is_lost_by(mishap);
            if !self.lose(seat, lost, outcomes) {
                break;
            }
        }
    }

    /// R-KO-30, 57: a card is shown and spent, and costs its holder 10, once. Returns whether there
    /// is one.
    fn lose(
        &mut self,
        seat: Seat,
        which: impl Fn(&Card) -> bool,
        outcomes: &mut Vec<Outcome>,
    ) -> bool {
        let spent = self.orders.as_mut().and_then(|orders| orders.spend(seat, which));
        let Some(card) = spent else { return false };
        outcomes.push(Outcome::Orders(orders::Outcome::Spent { seat, card: card.id.clone() }));
        let line = Line { label: Label::Order(card.id.clone()), count: 1, each: UNFULFILLED };
        self.score(
            Score { seat, source: Source::Orders, lines: vec![line], record: None },
            outcomes,
        );
        true
    }

    /// R-KO-59: an order that asks to avoid something is lost by the word of its holder. Returns
    /// whether it is such an order.
    pub(super) fn lose_by_word(
        &mut self,
        seat: Seat,
        card: &card::Id,
        outcomes: &mut Vec<Outcome>,
    ) -> bool {
        self.lose(seat, |held| held.id == *card && held.is_avoidance(), outcomes)
    }

    /// The dragon has eaten figures.
    pub(super) fn suffer_dragon(&mut self, eaten: &[Occupant], outcomes: &mut Vec<Outcome>) {
        for seat in self.seats() {
            let mut own = eaten.iter().filter(|occupant| occupant.seat == seat).peekable();
            if own.peek().is_none() {
                continue;
            }
            self.suffer(seat, Mishap::FigureEaten, outcomes);
            if own.any(|occupant| occupant.figure.is_follower()) && self.judges_orders() {
                self.suffer(seat, Mishap::FollowerEaten, outcomes);
            }
        }
    }

    /// A player has captured a follower, by mistake or need maybe one of their own.
    pub(super) fn suffer_capture(
        &mut self,
        captor: Seat,
        captive: Seat,
        outcomes: &mut Vec<Outcome>,
    ) {
        if captor != captive {
            self.suffer(captive, Mishap::Captured, outcomes);
        }
    }

    /// A road is complete, and theirs who share its majority.
    pub(super) fn suffer_road(&mut self, record: &Record, outcomes: &mut Vec<Outcome>) {
        if record.kind != Kind::Road {
            return;
        }
        for seat in majority::owners(record) {
            self.suffer(seat, Mishap::Road { tiles: record.tiles }, outcomes);
        }
    }

    /// A turn is over: whoever had it is last if all others have more points (R-KO-58).
    pub(super) fn suffer_last_place(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let own = self.tallies[seat].total();
        let others = || self.company.playing().filter(|other| *other != seat);
        let is_last = others().next().is_some()
            && others().all(|other| self.tallies[other].total() > own)
            && self.judges_orders();
        if is_last {
            self.suffer(seat, Mishap::Last, outcomes);
        }
    }

    /// Looks who has which feature now: whoever had one, and still has a follower there, has lost
    /// it to others (R-KO-58).
    pub(super) fn watch_owners(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(Owned(before)) = &self.owned else { return };
        let now = self.owners_now();
        let stands = |seat: Seat, place: Place| {
            let mut figures = self.board.figures().iter();
            figures.any(|one| one.seat == seat && one.place == place && one.figure.is_follower())
        };
        let is_lost = |(seat, place): &&(Seat, Place)| {
            !now.contains(&(*seat, *place)) && stands(*seat, *place)
        };
        let mut losers: Vec<Seat> = before.iter().filter(is_lost).map(|(seat, _)| *seat).collect();
        losers.sort_unstable();
        losers.dedup();
        self.owned = Some(Owned(now));
        for seat in losers {
            self.suffer(seat, Mishap::TakenOver, outcomes);
        }
    }

    /// The followers whose owners have, or share, the feature under them.
    fn owners_now(&self) -> Vec<(Seat, Place)> {
        let mut now = Vec::new();
        for (feature, _) in self.occupied_features() {
            let owners: Vec<Seat> = majority::owners(&self.board.record(feature)).collect();
            let figures = self.board.figures().iter();
            let here = figures.filter(|one| self.board.feature(one.place) == Some(feature));
            let own = here.filter(|one| one.figure.is_follower() && owners.contains(&one.seat));
            now.extend(own.map(|one| (one.seat, one.place)));
        }
        now
    }

    /// Whether the app judges orders: where nothing else is recorded, their holders do.
    pub(super) fn judges_orders(&self) -> bool {
        self.orders.is_some() && self.recording() != Recording::Deck
    }
}
