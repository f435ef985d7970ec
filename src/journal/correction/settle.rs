//! Questions that a changed past asks anew, each settled in the plainest way.

use crate::{Journal, is_tile};
use rules::card;
use rules::expansion::builder;
use rules::game::question::Topic;
use rules::game::{Phase, Step, sets};
use rules::{Game, Move, Rejection, Seat};

/// The choices among several orders that a changed past asks anew.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// The orders that are to stay fulfilled.
    stay: Vec<(Seat, card::Id)>,
    /// The choices that nobody had made.
    pub made: Vec<(Seat, card::Id)>,
}

impl Choices {
    /// No choice yet; what that game has fulfilled stays so.
    pub(super) fn beside(game: &Game) -> Self {
        Self { stay: super::fulfilled(game), made: Vec::new() }
    }
}

/// Settles the questions of a changed past that `next` does not answer.
pub(super) fn settle(journal: &mut Journal, next: Option<&Move>, choices: &mut Choices) {
    loop {
        let moves = journal.entries.len();
        settle_city(journal, next);
        settle_steps(journal, next);
        settle_choices(journal, next, choices);
        settle_escape(journal, next);
        if journal.entries.len() == moves {
            return;
        }
    }
}

/// Lets nobody escape where the end waits for an escape that is new to the game (R-SG-4).
fn settle_escape(journal: &mut Journal, next: Option<&Move>) {
    let goes_on =
        |next: &Move| matches!(next.nature().answers, Some(Topic::BeginLeaving | Topic::Leave));
    if journal.game.phase() == Phase::Asking(Step::Escape) && next.is_some_and(goes_on) {
        drop(journal.play(Move::EndTurn));
    }
}

/// Passes the second part of a double turn that has come up, and drops the moves of one that is
/// gone, so that later turns stay with their players (R-TB-4). Returns why a move is dropped.
pub(super) fn settle_parts(
    journal: &mut Journal,
    was_second_part: bool,
    made: &Move,
    passed: &mut Vec<(u32, Seat)>,
) -> Option<Rejection> {
    let begins = is_tile(made) && *made != Move::Pass;
    let game = &journal.game;
    let (turn, seat) = (game.turn(), game.active());
    if was_second_part && !sets::builder::is_second_part(game) && game.phase() == Phase::Place {
        return Some(Rejection::from(builder::Rejection::NoSecondPart { seat }));
    }
    if begins
        && !was_second_part
        && sets::builder::is_second_part(game)
        && journal.play(Move::Pass).is_ok()
    {
        passed.push((turn, seat));
    }
    None
}

/// Takes the first way where a step has to be answered (the dragon moves, gold is laid) and `next`
/// does not do so.
fn settle_steps(journal: &mut Journal, next: Option<&Move>) {
    while let Some(question) = journal.game.question() {
        let must = journal.game.is_held_up();
        let says = |next: &&Move| {
            let answers = next.nature().answers;
            // An order that is fulfilled leaves open what the turn asks.
            (answers == Some(question.topic) || next.fulfils_order())
                && journal.game.allows(next).is_ok()
        };
        let first = question.answers.first().filter(|_| must);
        let Some(first) = first.filter(|_| !next.as_ref().is_some_and(says)) else { return };
        if journal.play(first.made.clone()).is_err() {
            return;
        }
    }
}

/// Keeps followers in the City where they may leave it and `next` does not say so.
fn settle_city(journal: &mut Journal, next: Option<&Move>) {
    while let Some(leaver) = sets::count::leaving::leaver(&journal.game) {
        let says = |next: &&Move| {
            let of_city = matches!(next.nature().answers, Some(Topic::BeginLeaving | Topic::Leave));
            (of_city || next.fulfils_order()) && journal.game.allows(next).is_ok()
        };
        if next.as_ref().is_some_and(says) || !journal.game.choices().is_empty() {
            return;
        }
        let begins = sets::count::leaving::must_say_who_begins(&journal.game);
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

/// Makes the choices among orders that come up and that `next` does not make: a card that is
/// to stay fulfilled does, and otherwise the card worth most is taken.
fn settle_choices(journal: &mut Journal, next: Option<&Move>, choices: &mut Choices) {
    while let Some(choice) = journal.game.choices().first().cloned() {
        if next.is_some_and(|next| {
            matches!(next, Move::FulfilOrder { .. }) && journal.game.allows(next).is_ok()
        }) {
            return;
        }
        let points = |id: &&card::Id| {
            journal.game.catalogue().card(id.as_str()).map_or(0, |card| card.points)
        };
        let was = |card: &&card::Id| choices.stay.contains(&(choice.seat, (*card).clone()));
        let stays = choice.cards.iter().find(was);
        let taken = stays.or_else(|| choice.cards.iter().rev().max_by_key(points));
        let Some(card) = taken.cloned() else { return };
        let is_new = stays.is_none();
        if journal.play(Move::FulfilOrder { player: choice.seat, card: card.clone() }).is_err() {
            return;
        }
        if is_new {
            choices.made.push((choice.seat, card));
        }
    }
}
