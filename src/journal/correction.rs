//! Correcting an old move: the rest is replayed, and the difference is known before it is accepted.

mod settle;

use std::sync::Arc;

use super::turn::{is_by_hand, is_declared};
use super::turns::is_played;
use super::{Entry, Journal};
use rules::card;
use rules::expansion::king_robber::Titles;
use rules::game::sets;
use rules::house_rule::HouseRules;
use rules::piece::Neutral;
use rules::player::PerSeat;
use rules::setup::{self, Recording, Setup};
use rules::{Game, Move, Rejection, Seat};
use settle::{Choices, settle, settle_parts};

/// A change of the past: from the move `at` on, `remove` moves are taken out and `insert` put in
/// their place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Edit {
    /// The first move concerned, from 0.
    pub at: usize,
    /// The number of moves that are taken out.
    pub remove: usize,
    /// The moves that are put in their place.
    pub insert: Vec<Move>,
}

/// A move that no longer fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dropped {
    /// The place of the move in the journal before the edit, from 0.
    pub index: usize,
    /// The move.
    pub made: Move,
    /// The reason why the move no longer fits.
    pub rejection: Rejection,
}

/// The changes that an edit would make. While hands are secret none of them depends on the orders:
/// they are those of the same game without orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Points before and after, by player.
    pub points: PerSeat<(i32, i32)>,
    /// King and Robber before and after, if they change.
    pub titles: Option<(Titles, Titles)>,
    /// Tokens that a player has gathered, before and after, where their number changes.
    pub tokens: Vec<(Seat, Neutral, Neutral)>,
    /// Orders that are fulfilled only afterwards.
    pub gained: Vec<(Seat, card::Id)>,
    /// Orders that are no longer fulfilled.
    pub lost: Vec<(Seat, card::Id)>,
    /// Moves that no longer fit.
    pub dropped: Vec<Dropped>,
    /// Choices among several orders that nobody had made; the card worth most was taken.
    pub chosen: Vec<(Seat, card::Id)>,
    /// Turns, counted from 1, whose tile no longer fits: they stay with their players and pass, to
    /// be entered anew.
    pub passed: Vec<(u32, Seat)>,
    /// The player on turn before and after.
    pub active: (Seat, Seat),
}

/// An edit that was tried out and can be accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// The changes for everybody to read before the correction is accepted.
    pub difference: Difference,
    /// The changes with the orders too, which nobody reads before.
    whole: Difference,
    /// The corrected game for those who know no hand, while hands are secret.
    shown: Option<Game>,
    /// Whether a forgotten turn is inserted.
    inserts: bool,
    journal: Journal,
}

impl Correction {
    /// The corrected game, as far as everybody may see it before it is accepted.
    pub fn shown(&self) -> &Game {
        self.shown.as_ref().unwrap_or(self.journal.game())
    }

    /// Whether a forgotten turn is inserted, and none is entered anew.
    pub const fn inserts(&self) -> bool {
        self.inserts
    }

    /// All changes, once the correction is accepted: everybody sees then which orders lie face up.
    pub const fn revealed(&self) -> &Difference {
        &self.whole
    }

    /// The corrected game.
    pub const fn game(&self) -> &Game {
        self.journal.game()
    }
}

impl Journal {
    /// Tries an edit out: the inserted moves must be allowed; later moves are replayed and dropped
    /// where they no longer fit.
    ///
    /// # Errors
    /// The first inserted move that is refused.
    pub fn correct(&self, edit: &Edit) -> Result<Correction, Dropped> {
        self.correct_from(&self.setup, edit, Choices::default)
    }

    /// Tries an edit out that takes back no order which lies face up: where several come to fit
    /// at once, the fulfilled one still is.
    pub(super) fn correct_and_keep(&self, edit: &Edit) -> Result<Correction, Dropped> {
        self.correct_from(&self.setup, edit, || Choices::beside(&self.game))
    }

    /// Tries other house rules out from the beginning; later changes of rules are left out.
    ///
    /// # Errors
    /// Everything that is wrong with the changed setup.
    pub fn correct_rules(&self, rules: &HouseRules) -> Result<Correction, Vec<setup::Fault>> {
        let setup = Arc::new(Setup { rules: rules.clone(), ..Setup::clone(&self.setup) });
        let faults = setup.faults(&self.catalogue);
        if !faults.is_empty() {
            return Err(faults);
        }
        self.correct_from(&setup, &Edit::default(), Choices::default).map_err(|_| Vec::new())
    }

    fn correct_from(
        &self,
        setup: &Arc<Setup>,
        edit: &Edit,
        choices: impl Fn() -> Choices,
    ) -> Result<Correction, Dropped> {
        let (whole, journal) = self.try_out(setup, edit, false, choices())?;
        let secret = self.game.has_secrets();
        let seen = secret.then(|| self.try_out(setup, edit, true, choices())).transpose()?;
        let (difference, shown) = match seen {
            Some((difference, seen)) => (difference, Some(seen.game)),
            None => (whole.clone(), None),
        };
        let inserts = edit.inserts_turn();
        Ok(Correction { difference, whole, shown, inserts, journal })
    }

    /// Plays the moves that an edit of `was` inserts. What holders have declared in the moves that
    /// they replace is said again before the turn ends, as it was: it may use up what the tile is
    /// to its holder (R-KO-40).
    fn insert(
        &mut self,
        (was, edit): (&Self, &Edit),
        without_orders: bool,
        choices: &mut Choices,
        dropped: &mut Vec<Dropped>,
    ) -> Result<(), Dropped> {
        let (at, moves) = (edit.at.min(was.entries.len()), &edit.insert);
        let is_asked = !was.game.is_finished() || was.moves().any(|it| *it == Move::AskForOrders);
        let end = moves.iter().rposition(|made| *made == Move::EndTurn);
        for (offset, made) in moves.iter().enumerate() {
            if without_orders && made.is_of_orders() {
                continue;
            }
            settle(self, Some(made), choices);
            if Some(offset) == end && !without_orders {
                self.say_again((was, edit), |index, _| is_declared(&was.entries, index), dropped);
            }
            let asked = if is_asked { self.ask_before(made) } else { Ok(()) };
            let played = asked.and_then(|()| self.play(made.clone()).map(drop));
            // Without orders a move may be refused that only the points of an order allow.
            if !without_orders {
                let dropped =
                    |rejection| Dropped { index: at + offset, made: made.clone(), rejection };
                played.map_err(dropped)?;
            }
        }
        let ended = end.is_some();
        let stays = |index: usize, made: &Move| {
            is_by_hand(made) || !ended && !without_orders && is_declared(&was.entries, index)
        };
        self.say_again((was, edit), stays, dropped);
        Ok(())
    }

    /// Says again what stays of the moves of `was` that an edit replaces: what holders have
    /// declared, and what the table has set right in between. No other turn unsays it. What is
    /// taken out alone is meant to go.
    fn say_again(
        &mut self,
        (was, edit): (&Self, &Edit),
        stays: impl Fn(usize, &Move) -> bool,
        dropped: &mut Vec<Dropped>,
    ) {
        let replaced = was.entries.iter().enumerate().skip(edit.at).take(edit.remove);
        let kept = replaced.filter(|(index, entry)| {
            edit.remove > 1 && stays(*index, &entry.made) && !edit.insert.contains(&entry.made)
        });
        for (index, entry) in kept {
            if let Err(rejection) = self.play(entry.made.clone()).map(drop) {
                dropped.push(Dropped { index, made: entry.made.clone(), rejection });
            }
        }
    }

    /// The changes that an edit makes, and the corrected journal; `without_orders` as those see
    /// them who know no hand.
    #[expect(clippy::too_many_lines, reason = "one loop over the later moves")]
    fn try_out(
        &self,
        setup: &Arc<Setup>,
        edit: &Edit,
        without_orders: bool,
        mut choices: Choices,
    ) -> Result<(Difference, Self), Dropped> {
        let at = edit.at.min(self.entries.len());
        let other_rules = setup.rules != self.setup.rules;
        let mut after = self.beginning(setup, at);
        if without_orders {
            after.game = after.game.without_orders();
        }
        let is_left_out = |made: &Move| {
            (without_orders && made.is_of_orders())
                || (other_rules && matches!(made, Move::ChangeRules { .. }))
        };
        // The old game is replayed only to tell which part of a turn a move belongs to.
        let mut before = after.game.clone();
        let mut dropped = Vec::new();
        after.insert((self, edit), without_orders, &mut choices, &mut dropped)?;
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
            settle(&mut after, Some(&entry.made), &mut choices);
            let was_second_part = sets::builder::is_second_part(&before);
            let was_asking = before.is_asking();
            let was_refused = before.play(&entry.made).is_err();
            let is_end = entry.made == Move::EndTurn;
            let on_pad = self.game.recording() != Recording::Board;
            if on_pad && is_end && was_asking != after.game.is_asking() {
                // An unanswered question is no turn, and a turn no answer.
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
            if is_played(&entry.made) && entry.made != Move::Pass {
                lost_tile = played.is_err();
            }
            // A follower need not be declined for the City where nobody may be sent, and nobody is
            // asked for orders in a game that is over.
            let is_idle = self.is_decline(index) || entry.made == Move::AskForOrders;
            if played.is_err() && is_idle {
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
            settle(&mut after, None, &mut choices);
        }
        if without_orders {
            after.game.take_orders_paid(&self.game);
        }
        let difference = Difference {
            dropped,
            chosen: choices.made,
            passed,
            ..difference(&self.game, &after.game)
        };
        Ok((difference, after))
    }

    /// Accepts a correction. Moves that were undone before it are gone.
    pub fn accept(&mut self, correction: Correction) {
        *self = correction.journal;
    }

    /// Whether an `end-turn` only declined to send somebody into the City or to move the Count, or
    /// went on from the question of the end.
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
                    | Move::ClaimOrder { .. }
                    | Move::EndGame
            )
        );
        after_end && self.entries.get(index).is_some_and(|entry| entry.made == Move::EndTurn)
    }

    fn beginning(&self, setup: &Arc<Setup>, count: usize) -> Self {
        let entries: Vec<Entry> = self.entries.iter().take(count).cloned().collect();
        let game = self.replayed(setup, count).unwrap_or_else(|_| self.game_after(count));
        let (setup, catalogue) = (Arc::clone(setup), Arc::clone(&self.catalogue));
        Self { setup, catalogue, game, entries, undone: Vec::new(), before: Vec::new() }
    }
}

fn difference(before: &Game, after: &Game) -> Difference {
    let points = PerSeat::from_fn(|seat| (before.tally(seat).total(), after.tally(seat).total()));
    let titles = match (before.titles(), after.titles()) {
        (Some(before), Some(after)) if before != after => Some((*before, *after)),
        (Some(_) | None, Some(_) | None) => None,
    };
    let of_seat = |seat| {
        let both = before.tokens(seat).zip(after.tokens(seat));
        both.map(move |(before, after)| (seat, before, after))
    };
    let tokens = before.seats().flat_map(of_seat).filter(|(_, before, after)| before != after);
    Difference {
        points,
        titles,
        tokens: tokens.collect(),
        gained: fulfilled_only_in(after, before),
        lost: fulfilled_only_in(before, after),
        dropped: Vec::new(),
        chosen: Vec::new(),
        passed: Vec::new(),
        active: (before.active(), after.active()),
    }
}

/// The orders fulfilled in one game only; none where one of them is without orders.
fn fulfilled_only_in(one: &Game, other: &Game) -> Vec<(Seat, card::Id)> {
    if one.orders().is_none() || other.orders().is_none() {
        return Vec::new();
    }
    let others = fulfilled(other);
    fulfilled(one).into_iter().filter(|entry| !others.contains(entry)).collect()
}

/// The orders that are fulfilled in a game, and by whom.
fn fulfilled(game: &Game) -> Vec<(Seat, card::Id)> {
    let hands = game.seats().filter_map(|seat| Some((seat, game.orders()?.hand(seat))));
    let cards = hands
        .flat_map(|(seat, hand)| hand.fulfilled.iter().map(move |card| (seat, card.id.clone())));
    cards.collect()
}
