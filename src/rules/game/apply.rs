//! Making a move that is allowed.

use super::{Choice, Game, Phase, Turn};
use crate::rules::expansion::count::Resident;
use crate::rules::expansion::river::Stage;
use crate::rules::feature::completion::Completion;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Place};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::moves::Move;
use crate::rules::orders::card;
use crate::rules::orders::fulfilment::fulfils;
use crate::rules::orders::occasion::{Deployment, Occasion, Placement};
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::scoring::{self, Finality, Label, Line, Score, Source};
use crate::rules::switch::Switch;
use crate::rules::tile::{self, PerGood, Segment};

impl Game {
    pub(super) fn apply(&mut self, made: &Move) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        if self.is_declined_by(made) {
            self.go_on(&mut outcomes);
        }
        match made {
            Move::KeepOrders { player, returned } => self.keep(*player, returned.as_ref(), &mut outcomes),
            Move::DiscardOrders { cards } => {
                let seat = self.active();
                if let Some(orders) = &mut self.orders {
                    orders.discard(seat, cards);
                }
                outcomes.push(Outcome::OrdersDiscarded { seat, cards: cards.clone() });
            }
            Move::DrawOrder { card } => self.draw(card.as_ref(), &mut outcomes),
            Move::Place { tile, at, rotation } => self.place(tile, *at, *rotation, &mut outcomes),
            Move::RemoveTile { tile } => self.remove_tile(tile, &mut outcomes),
            Move::Deploy { figure, on } => self.deploy(*figure, *on, &mut outcomes),
            Move::EndTurn if matches!(self.phase, Phase::Enter | Phase::MoveCount) => self.go_on(&mut outcomes),
            Move::EndTurn => self.end_turn(&mut outcomes),
            Move::Pass => self.pass(&mut outcomes),
            Move::BeginLeaving { player } => self.begin_leaving(*player),
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                self.leave_city(resident, Place { at: *at, segment: *on }, &mut outcomes);
            }
            Move::StayInCity { player } => self.stay_in_city(*player, &mut outcomes),
            Move::EnterCity { figure, quarter } => self.enter_city(*figure, *quarter, &mut outcomes),
            Move::MoveCount { quarter } => self.move_count(*quarter, &mut outcomes),
            Move::FulfilOrder { player, card } => self.choose(*player, card, &mut outcomes),
            Move::Adjust { player, points, reason } => {
                let line = Line { label: Label::ByHand(reason.clone()), count: 1, each: *points };
                let score = Score { seat: *player, source: Source::ByHand, lines: vec![line], record: None };
                self.score(score, &mut outcomes);
            }
            Move::EndGame => self.end_game(&mut outcomes),
        }
        outcomes
    }

    fn keep(&mut self, seat: Seat, returned: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
        let Some(orders) = &mut self.orders else { return };
        orders.keep(seat, returned);
        outcomes.push(Outcome::OrdersKept { seat, kept: orders.hand(seat).held.len() });
        if orders.undecided().is_none() {
            self.phase = Phase::Place;
            outcomes.push(Outcome::TurnBegan { seat: self.turn.seat, turn: self.turn.number });
        }
    }

    fn draw(&mut self, card: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Some(orders) = &mut self.orders else { return };
        if let Ok(card) = orders.may_draw(seat, card) {
            orders.draw(seat, &card);
            outcomes.push(Outcome::OrderDrawn { seat, card });
        }
    }

    fn place(&mut self, id: &tile::Id, at: Position, rotation: Rotation, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Some(tile) = self.catalogue.tile(id.as_str()).cloned() else { return };
        self.take_from_bag(id);
        self.end_turn_start();
        self.turn.joined_fields = self.board.place(tile, at, rotation);
        self.turn.has_second_part = !self.turn.is_second_part && self.board.extends_builder(at, seat);
        self.phase = Phase::Deploy { at, deployed: false };
        outcomes.push(Outcome::Placed { seat, tile: id.clone(), at, rotation });
    }

    fn remove_tile(&mut self, id: &tile::Id, outcomes: &mut Vec<Outcome>) {
        self.take_from_bag(id);
        self.end_turn_start();
        self.removed += 1;
        outcomes.push(Outcome::TileRemoved { seat: self.active(), tile: id.clone() });
        if let Some(mouth) = self.flow_into_mouth(outcomes) {
            self.complete(std::iter::once(mouth), outcomes);
        }
        if self.count_left() == 0 {
            self.end_game(outcomes);
        }
    }

    fn pass(&mut self, outcomes: &mut Vec<Outcome>) {
        self.end_turn_start();
        outcomes.push(Outcome::Passed { seat: self.active() });
        self.phase = Phase::Scored;
        self.advance(outcomes);
    }

    /// The first draw of a tile ends the start of the turn.
    fn end_turn_start(&mut self) {
        let seat = self.active();
        if let Some(orders) = self.orders.as_mut().filter(|_| !self.turn.drew_tile) {
            orders.end_turn_start(seat);
        }
        self.turn.drew_tile = true;
    }

    fn take_from_bag(&mut self, id: &tile::Id) {
        if let Some(left) = self.catalogue.kind(id.as_str()).and_then(|kind| self.left.get_mut(kind)) {
            *left = left.saturating_sub(1);
        }
    }

    fn deploy(&mut self, figure: Figure, on: Segment, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Phase::Deploy { at, .. } = self.phase else { return };
        let place = Place { at, segment: on };
        let Some(feature) = self.board.feature(place) else { return };
        self.supplies[seat].take(figure);
        self.board.deploy(seat, figure, place);
        self.phase = Phase::Deploy { at, deployed: true };
        outcomes.push(Outcome::Deployed { seat, figure, place });
        let begun = self.board.challenges().into_iter();
        let begun = begun.filter(|challenge| [challenge.shrine, challenge.monastery].contains(&place));
        outcomes.extend(begun.map(Outcome::ChallengeBegan));
        let on_fields = self
            .board
            .figures()
            .iter()
            .filter(|deployed| deployed.seat == seat && matches!(deployed.place.segment, Segment::Field(_)));
        let farmers = on_fields.count() as u32;
        let deployment = Deployment { seat, figure, record: self.board.record(feature), farmers };
        self.judge(&Occasion::Deployment(deployment), outcomes);
    }

    /// R-BASE-2 (3): everything that the tile completed is scored.
    fn end_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        let Phase::Deploy { at, .. } = self.phase else { return };
        let mouth = self.flow_into_mouth(outcomes);
        self.turn.placed = std::iter::once(at).chain(mouth).collect();
        if !self.open_leaving() {
            self.score_turn(outcomes);
        }
    }

    /// Everybody has left the City who will: what the turn completed is scored.
    pub(super) fn score_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        self.phase = Phase::Scored;
        let placed = std::mem::take(&mut self.turn.placed);
        let (completed, scores) = self.complete(placed.into_iter(), outcomes);
        if completed {
            self.judge_entry(&scores, outcomes);
        }
        self.advance(outcomes);
    }

    /// Ends the game, once those in the market have left (R-CNT-17).
    fn end_game(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.open_last_leaving() {
            self.finish(outcomes);
        }
    }

    /// R-RIV-3: once all other tiles of the river are placed, its mouth lies down by itself. Returns where.
    fn flow_into_mouth(&mut self, outcomes: &mut Vec<Outcome>) -> Option<Position> {
        if self.setup.rules.differs(Switch::RiverMouth) || self.river_stage() != Some(Stage::Mouth) {
            return None;
        }
        let tile = self.tiles_to_draw().map(|(tile, _)| tile.clone()).next()?;
        let place = self.board.placements(&tile).first().copied();
        self.take_from_bag(&tile.id);
        let Some((at, rotation)) = place else {
            self.removed += 1;
            outcomes.push(Outcome::TileRemoved { seat: self.active(), tile: tile.id.clone() });
            return None;
        };
        outcomes.push(Outcome::MouthPlaced { tile: tile.id.clone(), at, rotation });
        self.board.place(tile, at, rotation);
        Some(at)
    }

    /// Scores what the tiles just placed have completed; majorities are judged before anybody is picked up (R-BASE-12).
    /// Returns whether anything was completed, and what was scored.
    fn complete(&mut self, placed: impl Iterator<Item = Position>, outcomes: &mut Vec<Outcome>) -> (bool, Vec<Score>) {
        let seat = self.active();
        let mut features: Vec<FeatureId> = Vec::new();
        for feature in placed.flat_map(|at| self.board.completed_by(at)) {
            if !features.contains(&feature) {
                features.push(feature);
            }
        }
        let mut losers = Vec::new();
        let mut completions: Vec<Completion> = Vec::new();
        for feature in &features {
            let mut completion = self.board.completion(*feature, seat);
            let is_building = matches!(completion.record.kind, Kind::Monastery | Kind::Shrine);
            let is_winner = is_building && !completion.record.occupants.is_empty();
            let winner = completion.record.place.filter(|_| is_winner);
            let defeated = winner.map(|winner| self.board.defeated_by(winner)).unwrap_or_default();
            completion.defeated = defeated.iter().map(|loser| self.board.record(*loser)).collect();
            losers.extend(defeated);
            completions.push(completion);
        }
        let mut scores = Vec::new();
        for completion in &completions {
            self.completed.add(completion.record.kind);
            outcomes.push(Outcome::Completed(completion.clone()));
            for score in scoring::scores(&completion.record, Finality::Complete) {
                self.turn.points[score.seat] += score.points();
                self.score(score.clone(), outcomes);
                scores.push(score);
            }
            self.take_goods(completion, outcomes);
            for loser in &completion.defeated {
                if let (Some(winner), Some(loser)) = (completion.record.place, loser.place) {
                    outcomes.push(Outcome::ChallengeWon { winner, loser });
                }
            }
        }
        for feature in features.into_iter().chain(losers) {
            self.send_home(feature, outcomes);
        }
        let taken = self.titles.as_mut().map(|titles| titles.award(&completions)).unwrap_or_default();
        outcomes.extend(taken.iter().copied().map(Outcome::Taken));
        let joined = std::mem::take(&mut self.turn.joined_fields);
        let joined = joined.into_iter().filter_map(|place| self.board.feature(place));
        let placement = Placement {
            placed_by: Some(seat),
            completions,
            scores,
            turn: self.turn.points,
            taken,
            holders: self.titles.map_or([None; 2], |titles| [titles.king.holder, titles.robber.holder]),
            joined_fields: joined.map(|field| self.board.record(field)).collect(),
        };
        let result = (!placement.completions.is_empty(), placement.scores.clone());
        self.judge(&Occasion::Placement(placement), outcomes);
        result
    }

    /// R-TB-1: the completer takes the goods of a city, whoever owns it.
    fn take_goods(&mut self, completion: &Completion, outcomes: &mut Vec<Outcome>) {
        let Some(goods) = &mut self.goods else { return };
        let tokens = completion.record.goods;
        if tokens != PerGood::default() {
            goods.take(completion.completer, &tokens);
            outcomes.push(Outcome::GoodsTaken { seat: completion.completer, goods: tokens });
        }
    }

    /// R-BASE-11: everybody on a completed feature goes home.
    fn send_home(&mut self, feature: FeatureId, outcomes: &mut Vec<Outcome>) {
        let figures: Vec<_> = self.board.clear(feature).into_iter().map(|deployed| deployed.occupant()).collect();
        for occupant in &figures {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
    }

    /// R-KO-7, 12: each holder's fitting card is fulfilled at once; of several, the holder chooses one.
    pub(super) fn judge(&mut self, occasion: &Occasion, outcomes: &mut Vec<Outcome>) {
        let Some(orders) = &self.orders else { return };
        let once = self.setup.rules.differs(Switch::OrdersOccasions);
        let mut fitting = Vec::new();
        for seat in self.active().clockwise(self.setup.players.len()) {
            if once && self.turn.fulfilled[seat] {
                continue;
            }
            let held = orders.hand(seat).held.iter();
            let cards = held.filter(|card| fulfils(&card.requirement, occasion, seat));
            let cards: Vec<card::Id> = cards.map(|card| card.id.clone()).collect();
            fitting.push(Choice { seat, cards });
        }
        for choice in fitting {
            match choice.cards.as_slice() {
                [] => {}
                [card] => self.fulfil(choice.seat, card, outcomes),
                [_, _, ..] => {
                    outcomes.push(Outcome::ChoiceOffered { seat: choice.seat, cards: choice.cards.clone() });
                    self.choices.push(choice);
                }
            }
        }
    }

    fn fulfil(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        let fulfilled = self.orders.as_mut().and_then(|orders| orders.fulfil(seat, card));
        let Some(card) = fulfilled else { return };
        self.turn.fulfilled[seat] = true;
        outcomes.push(Outcome::OrderFulfilled { seat, card: card.id.clone() });
        let line = Line { label: Label::Order(card.id.clone()), count: 1, each: card.points };
        self.score(Score { seat, source: Source::Orders, lines: vec![line], record: None }, outcomes);
    }

    fn choose(&mut self, seat: Seat, card: &card::Id, outcomes: &mut Vec<Outcome>) {
        self.choices.retain(|choice| choice.seat != seat);
        self.fulfil(seat, card, outcomes);
        self.close_leaving(outcomes);
        self.advance(outcomes);
    }

    /// Once the turn is scored and every choice is made, the next turn begins, or the game ends with the last tile (R-BASE-14).
    fn advance(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.phase != Phase::Scored || !self.choices.is_empty() {
            return;
        }
        if self.turn.may_enter {
            self.phase = Phase::Enter;
            return;
        }
        self.go_on(outcomes);
    }

    /// The next turn, or the end.
    pub(super) fn go_on(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.choices.is_empty() {
            // The choice that the last move brought up comes first.
            self.turn.may_enter = false;
            self.phase = Phase::Scored;
            return;
        }
        if self.count_left() == 0 {
            self.end_game(outcomes);
            return;
        }
        if std::mem::take(&mut self.turn.has_second_part) {
            self.begin_second_part(outcomes);
            return;
        }
        let seat = self.turn.seat.next(self.setup.players.len());
        self.turn = Turn::new(self.turn.number + 1, seat);
        self.phase = Phase::Place;
        if let Some(orders) = &mut self.orders {
            orders.begin_turn(seat);
        }
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
    }

    /// R-TB-4, R-TURN-2: the same turn goes on with another tile; what happens at the start of a turn has happened.
    fn begin_second_part(&mut self, outcomes: &mut Vec<Outcome>) {
        let (number, seat, points) = (self.turn.number, self.turn.seat, self.turn.points);
        self.turn = Turn { points, drew_tile: true, is_second_part: true, ..Turn::new(number, seat) };
        self.phase = Phase::Place;
        outcomes.push(Outcome::SecondPart { seat });
    }

    pub(super) fn score(&mut self, score: Score, outcomes: &mut Vec<Outcome>) {
        self.tallies[score.seat].add(score.source, score.points());
        outcomes.push(Outcome::Scored(score));
    }
}
