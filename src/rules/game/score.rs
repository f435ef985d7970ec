//! Scoring the completed features of a turn, and judging the orders by them and by what befalls
//! their holders.

use std::collections::HashSet;
use std::sync::Arc;

use super::{Choice, Game, Phase};
use crate::board::Deployed;
use crate::card::deck::UNFULFILLED;
use crate::card::mishap::Mishap;
use crate::card::occasion::{Belongings, Occasion, Placement};
use crate::card::past::Progress;
use crate::card::task::Requirement;
use crate::card::{self, Card};
use crate::expansion::shrine;
use crate::feature::completion::Completion;
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Occupant, Place, Record, majority};
use crate::game::{older_parts, pad, sets};
use crate::geometry::{Position, Side};
use crate::house_rule::HouseRule;
use crate::orders;
use crate::outcome::Outcome;
use crate::player::{Figure, PerSeat, Seat};
use crate::scoring::{self, Finality, Label, Line, Score, Source};
use crate::setup::Recording;

impl Game {
    /// Scores the completed features of the turn, when the last follower has left the City.
    pub(super) fn score_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        self.course.wait(Phase::Scored);
        self.expansions.leaving = None;
        self.watch_owners(outcomes);
        let placed = std::mem::take(&mut self.turn.placed);
        let on_pad = self.pad.is_some();
        let from_barns = if on_pad {
            pad::score_noted_barns(self, outcomes)
        } else {
            self.score_before(&placed, outcomes)
        };
        let (completed, scores) = if on_pad {
            pad::complete_note(self, from_barns, outcomes)
        } else {
            self.complete(&placed, from_barns, outcomes)
        };
        self.end_scoring();
        if completed {
            let counts = |score: &Score| score.points() > 0 && sets::fairy::is_scoring(self, score);
            let scores = scores.into_iter().filter(counts);
            self.turn.expansions.count.scorers = Some(scores.map(|score| score.seat).collect());
        }
    }

    /// Whether a feature was completed by the tile of this turn and is not scored yet: that comes
    /// after the action of the turn (R-BASE-8).
    pub fn awaits_scoring(&self, feature: FeatureId) -> bool {
        let last = self.board.tiles().last().map(|placed| placed.at);
        let placed: Vec<Position> = match self.turn.placed.as_slice() {
            // The action of the turn is not over.
            [] => last.into_iter().collect(),
            placed => placed.to_vec(),
        };
        self.is_unscored() && sets::ferry::completed_by(self, &placed).contains(&feature)
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
        let features = sets::ferry::completed_by(self, placed);
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
        older_parts::weigh_parts(self, &mut completions);
        let bonuses: Vec<Vec<Score>> =
            features.iter().map(|feature| self.bonuses(*feature)).collect();
        let mut scores = from_barns;
        scores.extend(self.score_completions(&completions, &bonuses, outcomes));
        self.have_scored_all(&completions);
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
            self.memory.complete(completion.record.kind);
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
            self.have_scored(completion, outcomes);
            if self.judges_orders() {
                self.suffer_road(&completion.record, outcomes);
            }
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
        let taken = sets::king_robber::award_titles(self, &completions, outcomes);
        let earlier = *self.memory.past().completed();
        self.memory.past_mut().complete(&completions);
        let placement = Placement {
            placed_by: Some(self.active()),
            abbey,
            neighbours,
            second_part: self.turn.expansions.builder.is_second_part,
            completions,
            earlier,
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
        if !self.judges_orders() {
            return;
        }
        // An order that another brings along is no further order of the tile.
        let is_order = matches!(occasion, Occasion::OrderFulfilled { .. });
        let once = self.pays_one_order_a_tile() && !is_order;
        let is_tile = matches!(occasion, Occasion::Placement(_));
        let farmer = if let Occasion::Deployment(it) = occasion {
            let is_farmer = it.figure.is_follower() && it.record.kind == Kind::Field;
            is_farmer.then_some(it.seat)
        } else {
            None
        };
        farmer.into_iter().for_each(|seat| self.turn.orders.farmed[seat] = true);
        let mut fitting = Vec::new();
        let (active, turn) = (self.active(), self.turn.number);
        let Some(orders) = &mut self.orders else { return };
        for seat in self.people.clockwise(active) {
            // A claim has used up what the tile or the farmer is to its holder (R-KO-40).
            let orders_of_turn = &self.turn.orders;
            let is_used = is_tile && orders_of_turn.tile.by_claim[seat]
                || farmer == Some(seat) && orders_of_turn.farmers.by_claim[seat];
            // It may still meet the first of two tasks (R-KO-55).
            let mut cards = orders.weigh(seat, occasion, turn);
            if is_used || once && orders_of_turn.fulfilled[seat] {
                continue;
            }
            // Which copy of a card is turned up is all one (R-KO-50).
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

    /// R-KO-48: judges orders by what has become more or less of anybody's things since they were
    /// judged last; whatever changes while orders are to be chosen is judged after that.
    pub(super) fn judge_belongings(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(before) = self.memory.belongings() else { return };
        // R-KO-35.
        let at_end = self.expansions.leaving.as_ref().is_some_and(|leaving| leaving.at_end)
            || matches!(self.phase(), Phase::Remains | Phase::Finished);
        if at_end || !self.choices.is_empty() {
            return;
        }
        let now = PerSeat::from_fn(|seat| self.belongings_of(seat));
        self.memory.see_belongings(Some(now));
        let seats: Vec<Seat> = self.people.clockwise(self.active()).collect();
        for seat in seats.into_iter().filter(|seat| before[*seat] != now[*seat]) {
            self.judge(&Occasion::Changed { seat, had: before[seat], has: now[seat] }, outcomes);
        }
    }

    /// Everybody's possessions now, if a card of the deck asks for it.
    pub(super) fn watched_belongings(&self) -> Option<PerSeat<Belongings>> {
        let has = |task: &Requirement| matches!(task, Requirement::Have(_));
        let asks = |card: &Arc<Card>| card.requirement.asks_for(has);
        let is_asked = self.orders.as_ref().is_some_and(|orders| orders.all_cards().any(asks));
        is_asked.then(|| PerSeat::from_fn(|seat| self.belongings_of(seat)))
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
        let met = self.tasks_met(seat, card);
        let fulfilled = self.orders.as_mut().and_then(|orders| orders.fulfil(seat, card));
        let Some(card) = fulfilled else {
            return debug_assert!(false, "whoever fulfils an order holds it");
        };
        self.turn.orders.fulfilled[seat] = true;
        if self.phase() == Phase::Scored {
            self.turn.orders.paid.push(seat);
        }
        older_parts::use_up_parts(self, seat, &card);
        outcomes.push(Outcome::Orders(orders::Outcome::Fulfilled { seat, card: card.id.clone() }));
        if !met.is_empty() {
            let card = card.id.clone();
            outcomes.push(Outcome::Orders(orders::Outcome::MetBy { seat, card, tasks: met }));
        }
        let line = Line { label: Label::Order(card.id.clone()), count: 1, each: card.points };
        self.score(
            Score { seat, source: Source::Orders, lines: vec![line], record: None },
            outcomes,
        );
        let fulfilled = self.memory.past_mut().fulfil(seat, &card.set, card.farmer);
        self.judge(&Occasion::OrderFulfilled { seat, fulfilled }, outcomes);
    }

    /// The tasks of a held card by which it is met, where either of two will do (R-KO-55).
    pub fn tasks_met(&self, seat: Seat, card: &card::Id) -> Vec<usize> {
        let Some(orders) = &self.orders else { return Vec::new() };
        let held = orders.hand(seat).held.iter().find(|held| held.id == *card);
        let either = held.filter(|card| matches!(card.requirement, Requirement::OneOf(_)));
        either.map(|card| orders.met(seat, card, self.turn.number)).unwrap_or_default()
    }

    /// How far the holder of a card is with what it counts, for the holder alone: it tells which
    /// card that is. `None` where it counts nothing, or the app does not know.
    pub fn progress(&self, seat: Seat, card: &Card) -> Option<Progress> {
        if !self.judges_orders() || self.is_finished() || self.is_for_holder_to_judge(&card.id) {
            return None;
        }
        if let Requirement::AllOf(task) = &card.requirement {
            let orders = self.orders.as_ref()?;
            let done = orders.met(seat, card, self.turn.number).len() as u32;
            return Some(Progress { done, of: task.tasks.len() as u32 });
        }
        card.requirement.progress(self.memory.past(), seat, self.active())
    }

    /// Whether the app counts something for an order of the deck, so that a hand may say how far
    /// its holder is. It is known to all since the setup, and nothing here depends on a hand.
    pub fn has_progress(&self) -> bool {
        self.judges_orders()
            && self
                .deck()
                .any(|card| card.requirement.counts() && !self.is_for_holder_to_judge(&card.id))
    }

    /// Whether the app judges an order of the deck that either of two tasks meets, so that a hand
    /// may say which. It is known to all since the setup, and nothing here depends on a hand.
    pub fn has_either(&self) -> bool {
        self.judges_orders()
            && self.deck().any(|card| {
                matches!(card.requirement, Requirement::OneOf(_))
                    && !self.is_for_holder_to_judge(&card.id)
            })
    }

    pub(super) fn choose(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        let is_choice = self.choices.iter().any(|choice| choice.seat == seat);
        self.choices.retain(|choice| choice.seat != seat);
        let before = self.turn.orders.fulfilled[seat];
        if !self.lose_by_word(seat, card, outcomes) {
            self.fulfil(seat, card, outcomes);
        }
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
        self.people.score(&score);
        self.pay(&score);
        outcomes.push(Outcome::Scored(score));
    }

    /// R-KO-29, 56: something befalls a player, who shows each card that asks to avoid it.
    pub(super) fn suffer(&mut self, seat: Seat, mishap: Mishap, outcomes: &mut Vec<Outcome>) {
        let is_lost = |orders: &orders::hand::Orders| orders.is_lost_by(seat, mishap);
        while self.orders.as_ref().is_some_and(is_lost) {
            let lost = |card: &Card| card.requirement.is_lost_by(mishap);
            if !self.lose(seat, lost, Some(mishap), outcomes) {
                break;
            }
        }
    }

    /// R-KO-30, 56: a card is shown and spent, and costs its holder 10, once. Returns whether there
    /// is one.
    fn lose(
        &mut self,
        seat: Seat,
        which: impl Fn(&Card) -> bool,
        by: Option<Mishap>,
        outcomes: &mut Vec<Outcome>,
    ) -> bool {
        let spent = self.orders.as_mut().and_then(|orders| orders.spend(seat, which));
        let Some(card) = spent else { return false };
        outcomes.push(Outcome::Orders(orders::Outcome::Spent { seat, card: card.id.clone(), by }));
        let line = Line { label: Label::Order(card.id.clone()), count: 1, each: UNFULFILLED };
        self.score(
            Score { seat, source: Source::Orders, lines: vec![line], record: None },
            outcomes,
        );
        true
    }

    /// R-KO-58: an order that asks to avoid something is lost by the word of its holder. Returns
    /// whether it is such an order.
    pub(super) fn lose_by_word(
        &mut self,
        seat: Seat,
        card: &card::Id,
        outcomes: &mut Vec<Outcome>,
    ) -> bool {
        self.lose(seat, |held| held.id == *card && held.is_avoidance(), None, outcomes)
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

    /// A turn is over: whoever had it is last if all others have more points (R-KO-57).
    pub(super) fn suffer_last_place(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let own = self.people.tally(seat).total();
        let others = || self.people.company().playing().filter(|other| *other != seat);
        let is_last = others().next().is_some()
            && others().all(|other| self.people.tally(other).total() > own)
            && self.judges_orders();
        if is_last {
            self.suffer(seat, Mishap::Last, outcomes);
        }
    }

    /// Looks who has which feature now: whoever had one, and still has a follower there, has lost
    /// it to others (R-KO-57).
    pub(super) fn watch_owners(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.memory.watches_owners() {
            return;
        }
        let now = self.owners_now();
        let figures = self.board.figures().iter().filter(|one| one.figure.is_follower());
        let standing: Vec<(Seat, Place)> = figures.map(|one| (one.seat, one.place)).collect();
        for seat in self.memory.change_owners(now, &standing) {
            self.suffer(seat, Mishap::TakenOver, outcomes);
        }
    }

    /// Takes over who has which feature and what everybody has, as the table sets figures right: no
    /// order is judged by that.
    pub(super) fn overlook(&mut self) {
        if self.memory.watches_owners() {
            let now = self.owners_now();
            self.memory.change_owners(now, &[]);
        }
        if self.memory.belongings().is_some() {
            let now = PerSeat::from_fn(|seat| self.belongings_of(seat));
            self.memory.see_belongings(Some(now));
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

    /// R-BASE-11: sends everybody on a completed feature home.
    pub(super) fn send_home(&mut self, feature: FeatureId, outcomes: &mut Vec<Outcome>) {
        let cleared = self.board.clear(feature);
        let figures: Vec<_> = cleared.iter().map(Deployed::occupant).collect();
        for occupant in &figures {
            self.people.put(*occupant);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
        self.come_home(feature, &cleared, outcomes);
    }
}
