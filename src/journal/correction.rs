//! Correcting an old move: the rest is replayed, and the difference is known before it is accepted.

use std::sync::Arc;

use super::{Entry, Journal};
use crate::rules::expansion::builder;
use crate::rules::expansion::king_robber::Titles;
use crate::rules::game::Phase;
use crate::rules::orders::card;
use crate::rules::player::PerSeat;
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Rejection, Seat};

/// A change of the past: from the move `at` on, `remove` moves are taken out and `insert` put in
/// their place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The first move concerned, from 0.
    pub at: usize,
    /// How many moves go.
    pub remove: usize,
    /// What comes instead.
    pub insert: Vec<Move>,
}

/// A move that no longer fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dropped {
    /// Its place in the journal before the edit, from 0.
    pub index: usize,
    /// The move.
    pub made: Move,
    /// Why it no longer fits.
    pub rejection: Rejection,
}

/// What an edit would change. While hands are secret, nothing in it depends on them: it is the
/// difference that the edit would make in the same game without orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Points before and after, by player.
    pub points: PerSeat<(i32, i32)>,
    /// King and Robber before and after, if they change.
    pub titles: Option<(Titles, Titles)>,
    /// Orders that are fulfilled only afterwards.
    pub gained: Vec<(Seat, card::Id)>,
    /// Orders that are no longer fulfilled.
    pub lost: Vec<(Seat, card::Id)>,
    /// Moves that no longer fit.
    pub dropped: Vec<Dropped>,
    /// Choices among several orders that came up anew; the card worth most was taken.
    pub chosen: Vec<(Seat, card::Id)>,
    /// Turns, counted from 1, whose tile no longer fits: they stay with their players and pass, to
    /// be entered anew.
    pub passed: Vec<(u32, Seat)>,
    /// Whose turn it is before and after.
    pub active: (Seat, Seat),
}

/// An edit that was tried out and can be accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// What it would change, for everybody to read before it is accepted.
    pub difference: Difference,
    /// What it would change about the orders too, for nobody to read before.
    whole: Difference,
    /// The game as it would be to those who know no hand, while hands are secret.
    shown: Option<Game>,
    journal: Journal,
}

impl Correction {
    /// The game as it would be, as far as everybody may see it before it is accepted.
    #[must_use]
    pub fn shown(&self) -> &Game {
        self.shown.as_ref().unwrap_or(self.journal.game())
    }

    /// What it changes, once it is accepted: everybody sees then which orders lie face up.
    #[must_use]
    pub const fn revealed(&self) -> &Difference {
        &self.whole
    }

    /// The game as it would be.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.journal.game()
    }
}

impl Journal {
    /// Tries an edit out: the inserted moves must be allowed, the moves after them are replayed and
    /// dropped where they no longer fit.
    ///
    /// # Errors
    /// The first inserted move that is refused.
    pub fn correct(&self, edit: &Edit) -> Result<Correction, Dropped> {
        let (whole, journal) = self.try_out(edit, false)?;
        let seen = self.game.has_secrets().then(|| self.try_out(edit, true)).transpose()?;
        let (difference, shown) = match seen {
            Some((difference, seen)) => (difference, Some(seen.game)),
            None => (whole.clone(), None),
        };
        Ok(Correction { difference, whole, shown, journal })
    }

    /// Plays what an edit inserts at that place.
    fn insert(
        &mut self,
        at: usize,
        moves: &[Move],
        without_orders: bool,
        chosen: &mut Vec<(Seat, card::Id)>,
    ) -> Result<(), Dropped> {
        for (offset, made) in moves.iter().enumerate() {
            if without_orders && made.is_of_orders() {
                continue;
            }
            settle(self, Some(made), chosen);
            let played = self.play(made.clone()).map(drop);
            // What only the points of an order allow is allowed.
            if !without_orders {
                let dropped =
                    |rejection| Dropped { index: at + offset, made: made.clone(), rejection };
                played.map_err(dropped)?;
            }
        }
        Ok(())
    }

    /// The difference that an edit makes, and the journal with it; `without_orders` as those see it
    /// who know no hand.
    #[expect(clippy::too_many_lines, reason = "one loop over the later moves")]
    fn try_out(&self, edit: &Edit, without_orders: bool) -> Result<(Difference, Self), Dropped> {
        let at = edit.at.min(self.entries.len());
        let mut after = self.beginning(at);
        if without_orders {
            after.game = after.game.without_orders();
        }
        let is_left_out = |made: &Move| without_orders && made.is_of_orders();
        // The old game goes along only to tell which part of a turn a move belongs to.
        let mut before = after.game.clone();
        let mut chosen = Vec::new();
        after.insert(at, &edit.insert, without_orders, &mut chosen)?;
        let mut dropped = Vec::new();
        let mut passed = Vec::new();
        let mut lost_tile = false;
        let from = at.saturating_add(edit.remove);
        let removed = self.entries.iter().take(from).skip(at);
        for entry in removed.filter(|entry| !is_left_out(&entry.made)) {
            drop(before.play(&entry.made));
        }
        for (index, entry) in self.entries.iter().enumerate().skip(from) {
            if is_left_out(&entry.made) {
                continue;
            }
            settle(&mut after, Some(&entry.made), &mut chosen);
            let was_second_part = before.is_second_part();
            let was_asking = before.is_asking();
            let was_refused = before.play(&entry.made).is_err();
            let is_end = entry.made == Move::EndTurn;
            let on_pad = self.game.recording() != Recording::Board;
            if on_pad && is_end && was_asking != after.game.is_asking() {
                // A question that went unanswered is no turn, and a turn no answer.
                if was_asking {
                    continue;
                }
                drop(after.play(Move::EndTurn));
            }
            if let Some(misses) =
                settle_parts(&mut after, was_second_part, &entry.made, &mut passed)
            {
                dropped.push(Dropped { index, made: entry.made.clone(), rejection: misses });
                continue;
            }
            let turn = (after.game.turn(), after.game.active());
            // A turn that lost its tile passes, so that later turns stay with their players.
            if is_end && lost_tile && after.play(Move::Pass).is_ok() {
                passed.push(turn);
                lost_tile = false;
                continue;
            }
            let played = after.play(entry.made.clone()).map(drop);
            if matches!(entry.made, Move::Place { .. } | Move::PlaceAbbey { .. }) {
                lost_tile = played.is_err();
            }
            // To send nobody into the City needs no word where nobody may be sent.
            if played.is_err() && self.is_decline(index) {
                continue;
            }
            if let Err(rejection) = played
                && !was_refused
            {
                dropped.push(Dropped { index, made: entry.made.clone(), rejection });
            }
        }
        let was_settled = self.game.choices().is_empty();
        if was_settled {
            settle(&mut after, None, &mut chosen);
        }
        if without_orders {
            after.game.take_orders_paid(&self.game);
        }
        let difference =
            Difference { dropped, chosen, passed, ..difference(&self.game, &after.game) };
        Ok((difference, after))
    }

    /// Accepts a correction. Moves that were undone before it are gone.
    pub fn accept(&mut self, correction: Correction) {
        *self = correction.journal;
    }

    /// Whether an `end-turn` only said that nobody is sent into the City, or that the Count stays.
    fn is_decline(&self, index: usize) -> bool {
        let before =
            index.checked_sub(1).and_then(|index| self.entries.get(index)).map(|entry| &entry.made);
        let after_end = matches!(
            before,
            Some(
                Move::EndTurn
                    | Move::EnterCity { .. }
                    | Move::LeaveCity { .. }
                    | Move::StayInCity { .. }
                    | Move::FulfilOrder { .. }
            )
        );
        after_end && self.entries.get(index).is_some_and(|entry| entry.made == Move::EndTurn)
    }

    fn beginning(&self, count: usize) -> Self {
        let entries: Vec<Entry> = self.entries.iter().take(count).cloned().collect();
        Self { game: self.game_after(count), entries, undone: Vec::new() }
    }
}

/// Decides what a changed past asks and `next` does not answer.
fn settle(journal: &mut Journal, next: Option<&Move>, chosen: &mut Vec<(Seat, card::Id)>) {
    loop {
        let moves = journal.entries.len();
        settle_city(journal, next);
        settle_dragon(journal, next);
        settle_choices(journal, next, chosen);
        settle_escape(journal, next);
        if journal.entries.len() == moves {
            return;
        }
    }
}

/// Where the end waits for an escape of which the old game did not know, nobody escapes (R-SG-4).
fn settle_escape(journal: &mut Journal, next: Option<&Move>) {
    let goes_on = |next: &Move| {
        matches!(next, Move::LeaveCity { .. } | Move::StayInCity { .. } | Move::BeginLeaving { .. })
    };
    if journal.game.phase() == Phase::Escape && next.is_some_and(goes_on) {
        drop(journal.play(Move::EndTurn));
    }
}

/// A double turn that has come up passes its second part; the moves of one that is gone are
/// dropped, so that later turns stay with their players (R-TB-4). Returns why a move is dropped.
fn settle_parts(
    journal: &mut Journal,
    was_second_part: bool,
    made: &Move,
    passed: &mut Vec<(u32, Seat)>,
) -> Option<Rejection> {
    let begins =
        matches!(made, Move::Place { .. } | Move::PlaceAbbey { .. } | Move::RemoveTile { .. });
    let game = &journal.game;
    let (turn, seat) = (game.turn(), game.active());
    if was_second_part && !game.is_second_part() && game.phase() == Phase::Place {
        return Some(Rejection::Builder(builder::Rejection::NoSecondPart { seat }));
    }
    if begins && !was_second_part && game.is_second_part() && journal.play(Move::Pass).is_ok() {
        passed.push((turn, seat));
    }
    None
}

/// Where the dragon moves now and `next` does not lead it, it takes the first way that is open.
fn settle_dragon(journal: &mut Journal, next: Option<&Move>) {
    while let Some(to) = journal.game.dragon_steps().first().copied() {
        let says = |next: &&Move| {
            let leads = matches!(next, Move::MoveDragon { .. } | Move::FulfilOrder { .. });
            leads && journal.game.allows(next).is_ok()
        };
        if next.as_ref().is_some_and(says) || journal.play(Move::MoveDragon { to }).is_err() {
            return;
        }
    }
}

/// Where a changed past lets followers leave the City and `next` says nothing of it, they stay.
fn settle_city(journal: &mut Journal, next: Option<&Move>) {
    while let Some(leaver) = journal.game.leaver() {
        let says = |next: &&Move| {
            let of_city = matches!(
                next,
                Move::BeginLeaving { .. }
                    | Move::LeaveCity { .. }
                    | Move::JoinFeature { .. }
                    | Move::StayInCity { .. }
            );
            (of_city || matches!(next, Move::FulfilOrder { .. }))
                && journal.game.allows(next).is_ok()
        };
        if next.as_ref().is_some_and(says) || !journal.game.choices().is_empty() {
            return;
        }
        let begins = journal.game.must_say_who_begins();
        let stay = if begins {
            Move::BeginLeaving { player: leaver }
        } else {
            Move::StayInCity { player: leaver }
        };
        if journal.play(stay).is_err() {
            return;
        }
    }
}

/// Makes the choices that a changed past brings up and that `next` does not make: the card worth
/// most is taken.
fn settle_choices(journal: &mut Journal, next: Option<&Move>, chosen: &mut Vec<(Seat, card::Id)>) {
    while let Some(choice) = journal.game.choices().first().cloned() {
        if next.is_some_and(|next| {
            matches!(next, Move::FulfilOrder { .. }) && journal.game.allows(next).is_ok()
        }) {
            return;
        }
        let points = |id: &&card::Id| {
            journal.game.catalogue().card(id.as_str()).map_or(0, |card| card.points)
        };
        let Some(card) = choice.cards.iter().rev().max_by_key(points).cloned() else { return };
        if journal.play(Move::FulfilOrder { player: choice.seat, card: card.clone() }).is_err() {
            return;
        }
        chosen.push((choice.seat, card));
    }
}

fn difference(before: &Game, after: &Game) -> Difference {
    let points = PerSeat::from_fn(|seat| (before.tally(seat).total(), after.tally(seat).total()));
    let titles = match (before.titles(), after.titles()) {
        (Some(before), Some(after)) if before != after => Some((*before, *after)),
        (Some(_) | None, Some(_) | None) => None,
    };
    Difference {
        points,
        titles,
        gained: fulfilled_only_in(after, before),
        lost: fulfilled_only_in(before, after),
        dropped: Vec::new(),
        chosen: Vec::new(),
        passed: Vec::new(),
        active: (before.active(), after.active()),
    }
}

/// None where one of the two is shown without its orders.
fn fulfilled_only_in(one: &Game, other: &Game) -> Vec<(Seat, card::Id)> {
    if one.orders().is_none() || other.orders().is_none() {
        return Vec::new();
    }
    let fulfilled = |game: &Game| -> Vec<(Seat, card::Id)> {
        let hands = game.seats().filter_map(|seat| Some((seat, game.orders()?.hand(seat))));
        hands
            .flat_map(|(seat, hand)| {
                hand.fulfilled.iter().map(move |card| (seat, Arc::clone(card)))
            })
            .map(|(seat, card)| (seat, card.id.clone()))
            .collect()
    };
    let others = fulfilled(other);
    fulfilled(one).into_iter().filter(|entry| !others.contains(entry)).collect()
}
