//! Robbers in the course of a turn: bandits are placed when a bag lies (R-RBS-2), and rob when all
//! figures have moved (R-RBS-3 to 5).

use std::collections::VecDeque;

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::robbers::{self, Ambush, Half, Stay};
use crate::rules::game::question::{Answer, Question, Shows, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::geometry::Position;
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::player::Seat;
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::tile::described;
use crate::rules::tile::symbol::Symbol;

impl Game {
    /// The tiles with a bag that are still to be drawn: tiles that the app does not know.
    pub const fn bags_left(&self) -> u8 {
        self.expansions.bags
    }

    /// R-RBS-2: notes who may place a bandit for the new tile.
    pub(in crate::rules::game) fn find_bag(&mut self, at: Position) {
        let Some(placed) = self.board.tile(at).filter(|placed| placed.tile.has(Symbol::Bag)) else {
            return;
        };
        if placed.tile.set == described::SET {
            self.expansions.bags = self.expansions.bags.saturating_sub(1);
        }
        let track = self.expansions.track.as_ref().filter(|track| track.has_bandits());
        let Some(track) = track else { return };
        let everybody = self.setup.rules.differs(HouseRule::EverybodySetsBandits);
        let order: VecDeque<Seat> = if everybody {
            self.company.clockwise(self.active()).collect()
        } else {
            let mut others = self.company.clockwise(self.active()).skip(1);
            let next = others.find(|seat| track.bandit(*seat).is_none());
            std::iter::once(self.active()).chain(next).collect()
        };
        self.turn.expansions.bandits = order;
    }

    /// The spaces on which a bandit may wait, each with the players whose figures stand there.
    pub fn ambushes(&self, seat: Seat) -> Vec<(u8, Vec<Seat>)> {
        let Some(track) = &self.expansions.track else { return Vec::new() };
        let mut spaces: Vec<(u8, Vec<Seat>)> = Vec::new();
        for other in self.company.clockwise(seat).skip(1) {
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
    pub(in crate::rules::game) fn await_bandit(&mut self) -> bool {
        while let Some(seat) = self.turn.expansions.bandits.front() {
            if !self.ambushes(*seat).is_empty() {
                return self.ask(Step::Bandits);
            }
            self.turn.expansions.bandits.pop_front();
        }
        false
    }

    /// R-RBS-2: at some tables whoever has a bandit at home places it.
    fn may_keep_bandit(&self, seat: Seat) -> bool {
        let is_out = self.expansions.track.as_ref().is_some_and(|it| it.bandit(seat).is_some());
        is_out || !self.setup.rules.differs(HouseRule::EverybodySetsBandits)
    }

    pub(in crate::rules::game) fn question_of_bandit(&self) -> Option<Question> {
        let player = *self.turn.expansions.bandits.front()?;
        let answer = |(space, _)| {
            Answer::new(Move::PlaceBandit(Ambush { player, space }))
                .showing(Shows::neutral(Neutral::Bandit(Some(space))))
        };
        let answers = self.ambushes(player).into_iter().map(answer).collect();
        let question = Question::new(player, Topic::Bandit, answers);
        let stay = Move::KeepBandit(Stay { player });
        Some(if self.may_keep_bandit(player) { question.or(stay) } else { question })
    }

    /// Whether a player may place a bandit on that space now; `None` leaves it where it is.
    pub(in crate::rules::game) fn allows_bandit(
        &self,
        seat: Seat,
        space: Option<u8>,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let next = self.turn.expansions.bandits.front();
        let Some(next) = next.filter(|_| self.phase == Phase::Asking(Step::Bandits)) else {
            return Err(robbers::Rejection::NoneDue.into());
        };
        if *next != seat {
            return Err(robbers::Rejection::First { seat: *next }.into());
        }
        match space {
            None if self.may_keep_bandit(seat) => Ok(()),
            None => Err(robbers::Rejection::Must.into()),
            Some(space) if self.ambushes(seat).iter().any(|(at, _)| *at == space) => Ok(()),
            Some(space) => Err(robbers::Rejection::Nobody { space }.into()),
        }
    }

    /// R-RBS-2: puts a bandit on a space, or leaves it where it is.
    pub(in crate::rules::game) fn place_bandit(
        &mut self,
        seat: Seat,
        space: Option<u8>,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.turn.expansions.bandits.pop_front();
        let ambush = space
            .and_then(|space| self.ambushes(seat).into_iter().find(|(other, _)| *other == space));
        if let (Some((space, beside)), Some(track)) = (ambush, &mut self.expansions.track) {
            track.put_bandit(seat, Some(space));
            outcomes.push(robbers::Outcome::Waits { seat, beside, space }.into());
        }
        self.go_on_with(Step::Bandits, outcomes);
    }

    pub(in crate::rules::game) fn find_robberies(&mut self) {
        if let Some(track) = &mut self.expansions.track {
            track.find_robberies(self.company.clockwise(self.turn.seat));
        }
    }

    /// R-RBS-3: the owner of the next bandit takes a half, and the bandit goes home.
    pub(in crate::rules::game) fn rob(&mut self, half: Half, outcomes: &mut Vec<Outcome>) {
        let Some(track) = &mut self.expansions.track else { return };
        let Some(robbery) = track.robberies.pop_front() else { return };
        let seat = robbery.owner;
        track.put_bandit(seat, None);
        let Half { from, points } = half;
        outcomes.push(robbers::Outcome::Robbed { seat, from, points }.into());
        let lines = vec![Line { label: Label::Robbed, count: 1, each: points }];
        let richer = self.tally(from).total() > self.tally(seat).total();
        self.score(Score { seat, source: Source::Robbers, lines, record: None }, outcomes);
        self.judge(&Occasion::Robbed { seat, points, richer }, outcomes);
    }

    /// The bandit of a player who leaves is gone.
    pub(in crate::rules::game) fn bandit_home(&mut self, seat: Seat) {
        if let Some(track) = &mut self.expansions.track {
            track.put_bandit(seat, None);
        }
    }
}
