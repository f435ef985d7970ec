//! Robbers in the course of a turn: bandits are placed when a bag lies (R-RBS-2), and rob when all
//! figures have moved (R-RBS-3 to 5).

use std::collections::VecDeque;

use crate::card::occasion::Occasion;
use crate::expansion::robbers::{self, Ambush, Half, Stay};
use crate::game::question::{Answer, Question, Shows, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::Seat;
use crate::rejection::Rejection;
use crate::scoring::{Label, Line, Score, Source};
use crate::tile::described;
use crate::tile::symbol::Symbol;

/// Robbers (R-RBS-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, _: &mut Vec<Outcome>) -> bool {
        step == Step::Bandits && await_bandit(game)
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Bandits).then(|| question_of_bandit(game)).flatten()
    }

    fn comes_first(game: &Game, step: Step) -> Option<Rejection> {
        let seat = || question_of_bandit(game).map_or(game.active(), |it| it.whom);
        (step == Step::Bandits).then(|| robbers::Rejection::First { seat: seat() }.into())
    }

    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        find_bag(game, at);
    }

    fn leave(game: &mut Game, seat: Seat) {
        bandit_home(game, seat);
    }
}

/// R-RBS-2: notes who may place a bandit for the new tile.
fn find_bag(game: &mut Game, at: Position) {
    let Some(placed) = game.board.tile(at).filter(|placed| placed.tile.has(Symbol::Bag)) else {
        return;
    };
    if placed.tile.set == described::SET {
        game.bag.take_unknown();
    }
    let track = game.expansions.track.as_ref().filter(|track| track.has_bandits());
    let Some(track) = track else { return };
    let everybody = game.setup.rules.differs(HouseRule::EverybodySetsBandits);
    let order: VecDeque<Seat> = if everybody {
        game.people.clockwise(game.active()).collect()
    } else {
        let mut others = game.people.clockwise(game.active()).skip(1);
        let next = others.find(|seat| track.bandit(*seat).is_none());
        std::iter::once(game.active()).chain(next).collect()
    };
    game.turn.expansions.bandits = order;
}

/// The spaces on which a bandit may wait, each with the players whose figures stand there.
pub fn ambushes(game: &Game, seat: Seat) -> Vec<(u8, Vec<Seat>)> {
    let Some(track) = &game.expansions.track else { return Vec::new() };
    let mut spaces: Vec<(u8, Vec<Seat>)> = Vec::new();
    for other in game.people.clockwise(seat).skip(1) {
        for figure in track.figures() {
            let space = track.space(other, *figure);
            match spaces.iter_mut().find(|(known, _)| *known == space) {
                Some((_, seats)) if seats.contains(&other) => {}
                Some((_, seats)) => seats.push(other),
                None if track.bandit(seat) == Some(space) => {}
                None => spaces.push((space, vec![other])),
            }
        }
    }
    spaces
}

/// Whether a bandit is placed or moved now; who can do nothing is passed over.
fn await_bandit(game: &mut Game) -> bool {
    while let Some(seat) = game.turn.expansions.bandits.front() {
        if !ambushes(game, *seat).is_empty() {
            return game.ask(Step::Bandits);
        }
        game.turn.expansions.bandits.pop_front();
    }
    false
}

/// R-RBS-2: at some tables whoever has a bandit at home places it.
fn may_keep_bandit(game: &Game, seat: Seat) -> bool {
    let is_out = game.expansions.track.as_ref().is_some_and(|it| it.bandit(seat).is_some());
    is_out || !game.setup.rules.differs(HouseRule::EverybodySetsBandits)
}

fn question_of_bandit(game: &Game) -> Option<Question> {
    let player = *game.turn.expansions.bandits.front()?;
    let answer = |(space, _)| {
        Answer::new(Move::PlaceBandit(Ambush { player, space }))
            .showing(Shows::neutral(Neutral::Bandit(Some(space))))
    };
    let answers = ambushes(game, player).into_iter().map(answer).collect();
    let question = Question::new(player, Topic::Bandit, answers);
    let stay = Move::KeepBandit(Stay { player });
    Some(if may_keep_bandit(game, player) { question.or(stay) } else { question })
}

/// Whether a player may place a bandit on that space now; `None` leaves it where it is.
pub(in crate::game) fn allows_bandit(
    game: &Game,
    seat: Seat,
    space: Option<u8>,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let next = game.turn.expansions.bandits.front();
    let Some(next) = next.filter(|_| game.phase() == Phase::Asking(Step::Bandits)) else {
        return Err(robbers::Rejection::NoneDue.into());
    };
    if *next != seat {
        return Err(robbers::Rejection::First { seat: *next }.into());
    }
    match space {
        None if may_keep_bandit(game, seat) => Ok(()),
        None => Err(robbers::Rejection::Must.into()),
        Some(space) if ambushes(game, seat).iter().any(|(at, _)| *at == space) => Ok(()),
        Some(space) => Err(robbers::Rejection::Nobody { space }.into()),
    }
}

/// R-RBS-2: puts a bandit on a space, or leaves it where it is.
pub(in crate::game) fn place_bandit(
    game: &mut Game,
    seat: Seat,
    space: Option<u8>,
    outcomes: &mut Vec<Outcome>,
) {
    game.turn.expansions.bandits.pop_front();
    let ambush =
        space.and_then(|space| ambushes(game, seat).into_iter().find(|(other, _)| *other == space));
    if let (Some((space, beside)), Some(track)) = (ambush, &mut game.expansions.track) {
        track.put_bandit(seat, Some(space));
        outcomes.push(robbers::Outcome::Waits { seat, beside, space }.into());
    }
    game.go_on_with(Step::Bandits, outcomes);
}

pub(in crate::game) fn find_robberies(game: &mut Game) {
    if let Some(track) = &mut game.expansions.track {
        track.find_robberies(game.people.clockwise(game.turn.seat));
    }
}

/// R-RBS-3: the owner of the next bandit takes a half, and the bandit goes home.
pub(in crate::game) fn rob(game: &mut Game, half: Half, outcomes: &mut Vec<Outcome>) {
    let Some(track) = &mut game.expansions.track else { return };
    let Some(robbery) = track.robberies.pop_front() else { return };
    let seat = robbery.owner;
    track.put_bandit(seat, None);
    let Half { from, points } = half;
    outcomes.push(robbers::Outcome::Robbed { seat, from, points }.into());
    let lines = vec![Line { label: Label::Robbed, count: 1, each: points }];
    let richer = game.tally(from).total() > game.tally(seat).total();
    game.score(Score { seat, source: Source::Robbers, lines, record: None }, outcomes);
    game.judge(&Occasion::Robbed { seat, points, richer }, outcomes);
}

/// The bandit of a player who leaves is gone.
fn bandit_home(game: &mut Game, seat: Seat) {
    if let Some(track) = &mut game.expansions.track {
        track.put_bandit(seat, None);
    }
}
