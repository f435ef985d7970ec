//! Scoring the completed features of a turn, and judging the orders by them.

use std::collections::HashSet;
use std::sync::Arc;

use super::{Choice, Game, Phase};
use crate::rules::card::occasion::{Belongings, Occasion, Placement};
use crate::rules::card::task::Requirement;
use crate::rules::card::{self, Card};
use crate::rules::expansion::shrine;
use crate::rules::feature::completion::Completion;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Record};
use crate::rules::geometry::{Position, Side};
use crate::rules::house_rule::HouseRule;
use crate::rules::orders;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, PerSeat, Seat};
use crate::rules::scoring::{self, Finality, Label, Line, Score, Source};
use crate::rules::setup::Recording;

impl Game {
    /// Scores the completed features of the turn, when the last follower has left the City.
    pub(super) fn score_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        self.phase = Phase::Scored;
        self.expansions.leaving = None;
        let placed = std::mem::take(&mut self.turn.placed);
        let on_pad = self.pad.is_some();
        let from_barns = if on_pad {
            self.score_noted_barns(outcomes)
        } else {
            self.score_barns(&placed, outcomes)
        };
        let (completed, scores) = if on_pad {
            self.complete_note(from_barns, outcomes)
        } else {
            self.complete(&placed, from_barns, outcomes)
        };
        self.sort_wagons();
        if completed {
            let counts = |score: &Score| score.points() > 0 && self.is_scoring(score);
            let scores = scores.into_iter().filter(counts);
            self.turn.expansions.count.scorers = Some(scores.map(|score| score.seat).collect());
        }
    }

    /// Whether a feature was completed by the tile of this turn and is not scored yet: that comes
    /// after the action of the turn (R-BASE-8).
    #[must_use]
    pub fn awaits_scoring(&self, feature: FeatureId) -> bool {
        let last = self.board.tiles().last().map(|placed| placed.at);
        let placed: Vec<Position> = match self.turn.placed.as_slice() {
            // The action of the turn is not over.
            [] => last.into_iter().collect(),
            placed => placed.to_vec(),
        };
        self.is_unscored() && self.completed_by(&placed).contains(&feature)
    }

    /// Scores the features that the tiles just placed have completed; majorities are judged before
    /// anybody is picked up (R-BASE-12). `from_barns` is the scores of the same placement on fields
    /// with a barn. Returns whether anything was completed, and all scores.
    pub(super) fn complete(
        &mut self,
        placed: &[Position],
        from_barns: Vec<Score>,
        outcomes: &mut Vec<Outcome>,
    ) -> (bool, Vec<Score>) {
        let seat = self.active();
        let features = self.completed_by(placed);
        let mut losers = Vec::new();
        let mut completions: Vec<Completion> = Vec::new();
        for feature in &features {
            let mut completion = self.board.completion(*feature, seat);
            let is_building = matches!(completion.record.kind, Kind::Building(_));
            let is_winner = is_building && !completion.record.occupants.is_empty();
            let winner = completion.record.place.filter(|_| is_winner);
            let defeated = winner.map(|winner| self.board.defeated_by(winner)).unwrap_or_default();
            completion.defeated = defeated.iter().map(|loser| self.board.record(*loser)).collect();
            losers.extend(defeated);
            completions.push(completion);
        }
        self.weigh_parts(&mut completions);
        let bonuses: Vec<Vec<Score>> =
            features.iter().map(|feature| self.bonuses(*feature)).collect();
        let mut scores = from_barns;
        scores.extend(self.score_completions(&completions, &bonuses, outcomes));
        self.have_scored(&completions);
        for feature in features.into_iter().chain(losers) {
            self.send_home(feature, outcomes);
        }
        let joined = std::mem::take(&mut self.turn.joined_fields);
        let joined = joined.into_iter().filter_map(|place| self.board.feature(place));
        let joined = joined.map(|field| self.board.record(field)).collect();
        let abbey = self.board.tiles().last().is_some_and(|placed| placed.tile.is_abbey());
        let neighbours = |at: Position| {
            let near =
                Side::ALL.into_iter().filter(|side| self.board.tile(at.towards(*side)).is_some());
            near.count() as u32
        };
        let neighbours = placed.iter().copied().map(neighbours).max();
        self.judge_placement(completions, scores, joined, (abbey, neighbours), outcomes)
    }

    /// Scores completions, each with its bonuses (R-PD-9).
    pub(super) fn score_completions(
        &mut self,
        completions: &[Completion],
        bonuses: &[Vec<Score>],
        outcomes: &mut Vec<Outcome>,
    ) -> Vec<Score> {
        let mut scores = Vec::new();
        for (index, completion) in completions.iter().enumerate() {
            self.completed.add(completion.record.kind);
            outcomes.push(Outcome::Completed(completion.clone()));
            for score in scoring::scores(&completion.record, Finality::Complete) {
                self.turn.points[score.seat] += score.points();
                self.score(score.clone(), outcomes);
                scores.push(score);
            }
            for bonus in bonuses.get(index).into_iter().flatten() {
                self.score(bonus.clone(), outcomes);
                scores.push(bonus.clone());
            }
            self.take_goods(completion, outcomes);
            for loser in &completion.defeated {
                if let (Some(winner), Some(loser)) = (completion.record.place, loser.place) {
                    outcomes.push(shrine::Outcome::ChallengeWon { winner, loser }.into());
                }
            }
        }
        scores
    }

    /// Gives the titles and judges orders by the completions and scores of a tile. Returns whether
    /// anything was completed, and the scores. Of the tile it is asked whether it is an abbey, and
    /// how many tiles lie at its sides, which only the board tells.
    pub(super) fn judge_placement(
        &mut self,
        completions: Vec<Completion>,
        scores: Vec<Score>,
        joined_fields: Vec<Record>,
        (abbey, neighbours): (bool, Option<u32>),
        outcomes: &mut Vec<Outcome>,
    ) -> (bool, Vec<Score>) {
        let taken = self.award_titles(&completions, outcomes);
        let placement = Placement {
            placed_by: Some(self.active()),
            abbey,
            neighbours,
            second_part: self.turn.expansions.builder.is_second_part,
            completions,
            scores,
            turn: self.turn.points,
            taken,
            holders: self
                .expansions
                .titles
                .map_or([None; 2], |titles| [titles.king.holder, titles.robber.holder]),
            by_presence: self.setup.rules.differs(HouseRule::ChallengeByPresence),
            against_others: self.setup.rules.differs(HouseRule::OwnChallengeIsNothing),
            joined_fields,
        };
        let result = (!placement.completions.is_empty(), placement.scores.clone());
        self.judge(&Occasion::Placement(placement), outcomes);
        result
    }

    /// R-KO-7, 12: fulfils each holder's fitting card at once; of several, the holder chooses one.
    pub(super) fn judge(&mut self, occasion: &Occasion, outcomes: &mut Vec<Outcome>) {
        // Players judge themselves where nothing but the orders is recorded.
        let Some(orders) = self.orders.as_ref().filter(|_| self.recording() != Recording::Deck)
        else {
            return;
        };
        let once = self.pays_one_order_a_tile();
        let is_tile = matches!(occasion, Occasion::Placement(_));
        let farmer = if let Occasion::Deployment(it) = occasion {
            let is_farmer = it.figure.is_follower() && it.record.kind == Kind::Field;
            is_farmer.then_some(it.seat)
        } else {
            None
        };
        farmer.into_iter().for_each(|seat| self.turn.orders.farmed[seat] = true);
        let mut fitting = Vec::new();
        for seat in self.company.clockwise(self.active()) {
            // A claim has used up what the tile or the farmer is to its holder (R-KO-40).
            let orders_of_turn = &self.turn.orders;
            let is_used = is_tile && orders_of_turn.tile.by_claim[seat]
                || farmer == Some(seat) && orders_of_turn.farmers.by_claim[seat];
            if is_used || once && self.turn.orders.fulfilled[seat] {
                continue;
            }
            let held = orders.hand(seat).held.iter();
            let cards = held.filter(|card| card.requirement.is_met(occasion, seat));
            let mut cards: Vec<card::Id> = cards.map(|card| card.id.clone()).collect();
            // Which copy of a card is turned up is all one (R-KO-51).
            let mut prints = HashSet::new();
            cards.retain(|card| prints.insert(card.printed().to_owned()));
            fitting.push(Choice { seat, cards });
        }
        for choice in fitting {
            let brings = !choice.cards.is_empty();
            let of_turn = &mut self.turn.orders;
            of_turn.tile.by_itself[choice.seat] |= is_tile && brings;
            of_turn.farmers.by_itself[choice.seat] |= farmer == Some(choice.seat) && brings;
            match choice.cards.as_slice() {
                [] => {}
                [card] => self.fulfil(choice.seat, card, outcomes),
                [_, _, ..] => {
                    outcomes.push(Outcome::Orders(orders::Outcome::ChoiceOffered {
                        seat: choice.seat,
                        cards: choice.cards.clone(),
                    }));
                    self.choices.push(choice);
                }
            }
        }
    }

    /// R-KO-49: judges orders by what has become more or less of anybody's things since they were
    /// judged last; whatever changes while orders are to be chosen is judged after that.
    pub(super) fn judge_belongings(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(before) = self.belongings.as_deref().copied() else { return };
        // R-KO-35.
        let at_end = self.expansions.leaving.as_ref().is_some_and(|leaving| leaving.at_end)
            || matches!(self.phase, Phase::Remains | Phase::Finished);
        if at_end || !self.choices.is_empty() {
            return;
        }
        let now = PerSeat::from_fn(|seat| self.belongings_of(seat));
        self.belongings = Some(Box::new(now));
        let seats: Vec<Seat> = self.company.clockwise(self.active()).collect();
        for seat in seats.into_iter().filter(|seat| before[*seat] != now[*seat]) {
            self.judge(&Occasion::Changed { seat, had: before[seat], has: now[seat] }, outcomes);
        }
    }

    /// What everybody has now, if a card of the deck asks for it.
    pub(super) fn watched_belongings(&self) -> Option<Box<PerSeat<Belongings>>> {
        let asks = |card: &Arc<Card>| matches!(card.requirement, Requirement::Have(_));
        let is_asked = self.orders.as_ref().is_some_and(|orders| orders.all_cards().any(asks));
        is_asked.then(|| Box::new(PerSeat::from_fn(|seat| self.belongings_of(seat))))
    }

    fn belongings_of(&self, seat: Seat) -> Belongings {
        let goods = self.goods().map(|goods| *goods.held(seat)).unwrap_or_default();
        if self.pad.is_some() {
            return Belongings { goods, ..Belongings::default() };
        }
        let special = |figure: &Figure| *figure != Figure::Follower;
        let kinds = Figure::ALL.into_iter().filter(special);
        let figures = self.board.figures().iter();
        let on_board = figures.filter(|it| it.seat == seat && special(&it.figure)).count();
        Belongings {
            goods,
            gold: self.gold().map_or(0, |gold| gold.held(seat).into()),
            followers: self.supply(seat).count(Figure::Follower).into(),
            on_board: on_board as u32,
            special_figures: kinds.map(|figure| u32::from(self.setup.at_start(figure))).sum(),
            tower_pieces: self.towers().map_or(0, |towers| towers.pieces(seat).into()),
        }
    }

    fn fulfil(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        let fulfilled = self.orders.as_mut().and_then(|orders| orders.fulfil(seat, card));
        let Some(card) = fulfilled else {
            return debug_assert!(false, "whoever fulfils an order holds it");
        };
        self.turn.orders.fulfilled[seat] = true;
        if self.phase == Phase::Scored {
            self.turn.orders.paid.push(seat);
        }
        self.use_up_parts(seat, &card);
        outcomes.push(Outcome::Orders(orders::Outcome::Fulfilled { seat, card: card.id.clone() }));
        let line = Line { label: Label::Order(card.id.clone()), count: 1, each: card.points };
        self.score(
            Score { seat, source: Source::Orders, lines: vec![line], record: None },
            outcomes,
        );
    }

    pub(super) fn choose(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        let is_choice = self.choices.iter().any(|choice| choice.seat == seat);
        self.choices.retain(|choice| choice.seat != seat);
        let before = self.turn.orders.fulfilled[seat];
        self.fulfil(seat, card, outcomes);
        // On the board, what a holder has declared belongs to no tile (A4).
        if !is_choice && self.recording() == Recording::Board {
            self.turn.orders.fulfilled[seat] = before;
        }
        self.go_on(outcomes);
    }

    /// R-KO-40: fulfils an order by the word of its holder.
    pub(super) fn claim(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        let is_for_farmer = self.is_for_farmer(seat, card);
        let orders = &mut self.turn.orders;
        let used = if is_for_farmer { &mut orders.farmers } else { &mut orders.tile };
        used.by_claim[seat] = true;
        self.fulfil(seat, card, outcomes);
    }

    pub(super) fn score(&mut self, score: Score, outcomes: &mut Vec<Outcome>) {
        self.tallies[score.seat].add(score.source, score.points());
        self.owe_steps(&score);
        outcomes.push(Outcome::Scored(score));
    }
}
