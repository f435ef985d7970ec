//! The end of the game, and the points that it would bring now.

use super::{Game, Phase, Tally};
use crate::card::Card;
use crate::card::deck::{MOST_FULFILLED, UNFULFILLED};
use crate::expansion::track::Asking;
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Record};
use crate::game::{pad, sets};
use crate::house_rule::HouseRule;
use crate::orders::hand::Orders;
use crate::outcome::Outcome;
use crate::player::{PerSeat, Seat};
use crate::scoring::{self, Finality, Label, Line, Score, Source, field};
use std::sync::Arc;

impl Game {
    /// R-BASE-14: scores open roads, cities, monastics, then fields, King and Robber, and orders.
    pub(super) fn finish(&mut self, outcomes: &mut Vec<Outcome>) {
        self.expansions.leaving = None;
        if pad::ending::must_write_remains(self, outcomes) {
            return;
        }
        if self.phase() != Phase::Remains {
            outcomes.push(Outcome::FinalScoringBegan);
        }
        self.end_sets(outcomes);
        if let Some(track) = &mut self.expansions.track {
            track.asking = Asking::Over;
        }
        let penalties = self.unfulfilled();
        if self.setup.rules.differs(HouseRule::AvoidedDragonFulfils)
            && let Some(orders) = &mut self.orders
        {
            orders.fulfil_avoided();
        }
        for score in self.final_scores().into_iter().chain(penalties).chain(self.most_fulfilled()) {
            self.score(score, outcomes);
        }
        if self.orders.is_some() && self.setup.rules.differs(HouseRule::TotalsEndAtZero) {
            self.raise_to_zero(outcomes);
        }
        self.course.wait(Phase::Finished);
        outcomes.push(Outcome::Finished { winners: self.winners() });
    }

    /// R-KO-37, the house rule: raises every total below 0 to 0.
    fn raise_to_zero(&mut self, outcomes: &mut Vec<Outcome>) {
        for seat in self.seats() {
            let missing = u32::try_from(-self.people.tally(seat).total()).unwrap_or(0);
            if missing > 0 {
                self.score(order_score(seat, Line::new(Label::RaisedToZero, missing, 1)), outcomes);
            }
        }
    }

    /// The players in the first place, who have won once the game is over (R-BASE-15).
    pub fn winners(&self) -> Vec<Seat> {
        let ranks = self.ranks().into_iter();
        ranks.filter(|(_, place)| *place == Some(1)).map(|(seat, _)| seat).collect()
    }

    /// The place of a player; `None` for whoever has left, and where nobody knows the points.
    pub fn place_of(&self, seat: Seat) -> Option<usize> {
        self.ranks().into_iter().find(|(other, _)| *other == seat)?.1
    }

    /// All seats by their points, the most first, each with its place.
    pub fn ranks(&self) -> Vec<(Seat, Option<usize>)> {
        self.ranks_by(|seat| self.people.tally(seat).total())
    }

    /// All seats by those points, the most first, each with its place: equals share one, and
    /// whoever has left has none and comes after the others (R-BASE-15). Nobody has one where
    /// nobody knows the points.
    pub fn ranks_by(&self, total: impl Fn(Seat) -> i32) -> Vec<(Seat, Option<usize>)> {
        let is_known = pad::knows_points(self);
        let has_place = |seat: &Seat| is_known && self.people.company().plays(*seat);
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|seat| (!has_place(seat), std::cmp::Reverse(total(*seat))));
        let ahead = |seat: Seat| {
            self.seats().filter(|other| has_place(other) && total(*other) > total(seat)).count()
        };
        let place = |seat: &Seat| has_place(seat).then(|| ahead(*seat) + 1);
        seats.iter().map(|seat| (*seat, place(seat))).collect()
    }

    /// The points of each player if the game ended now, as [`Self::projected_tallies`] has them.
    pub fn projected(&self) -> PerSeat<i32> {
        let tallies = self.projected_tallies();
        PerSeat::from_fn(|seat| tallies[seat].total())
    }

    /// The points of each player by source if the game ended now, this turn's tile scored. The
    /// orders still in hand are secret and left out; the ten points for the most fulfilled ones are
    /// public and in.
    pub fn projected_tallies(&self) -> PerSeat<Tally> {
        if self.is_finished() {
            return *self.people.tallies();
        }
        let mut projected = if self.is_unscored() || self.course.is_held() {
            // The orders that the tile would fulfil are secret too.
            let mut scored = self.without_orders();
            sets::track::settle_by_itself(&mut scored);
            if scored.is_unscored() {
                scored.score_now();
            }
            scored.projected_tallies()
        } else {
            let mut projected = *self.people.tallies();
            for score in self.final_scores() {
                projected[score.seat].add(score.source, score.points());
            }
            projected
        };
        for score in self.most_fulfilled() {
            projected[score.seat].add(score.source, score.points());
        }
        projected
    }

    /// The game as those see it who know no hand (R-KO-5): points for orders stay, no further order
    /// is judged, and no choice among them is open.
    pub fn without_orders(&self) -> Self {
        let mut game = Self { orders: None, choices: Vec::new(), ..self.clone() };
        // Without orders there is no deal.
        if game.phase() == Phase::Deal {
            game.course.wait(Phase::Place);
        }
        game
    }

    /// Whether hands are secret: there are orders, and the game is not over.
    pub fn has_secrets(&self) -> bool {
        self.orders.is_some() && !self.is_finished()
    }

    /// Takes the points for orders from another game.
    pub fn take_orders_paid(&mut self, other: &Self) {
        for seat in self.seats() {
            self.people.take(seat, Source::Orders, *other.tally(seat));
        }
    }

    /// Whether orders may be drawn and discarded now, before the tile, if earned (R-TURN-1).
    pub fn is_turn_start(&self) -> bool {
        self.orders.is_some() && self.must_be_turn_start().is_ok()
    }

    /// The final scores without the orders, in the order of R-BASE-14.
    fn final_scores(&self) -> Vec<Score> {
        let mut features = self.occupied_features();
        features.sort_by_key(|(_, kind)| kind.rank_at_end());
        let fields = field_scores(self);
        let mut scores = Vec::new();
        for (feature, kind) in features {
            if kind == Kind::Field {
                let own = fields.iter().filter(|(field, _)| *field == feature);
                scores.extend(own.map(|(_, score)| score.clone()));
            } else {
                scores.extend(scoring::scores(&self.board.record(feature), Finality::Incomplete));
            }
            scores.extend(self.bonuses(feature));
        }
        scores.extend(self.scores_of_sets());
        scores
    }

    /// The features with figures on them, in the order in which the first figure came there.
    pub(super) fn occupied_features(&self) -> Vec<(FeatureId, Kind)> {
        let mut features = Vec::new();
        for deployed in self.board.figures() {
            if let Some(feature) = self.board.feature(deployed.place) {
                let entry = (feature, self.board.kind(feature));
                if !features.contains(&entry) {
                    features.push(entry);
                }
            }
        }
        features
    }

    /// R-KO-34: the scores of the orders still in hand.
    fn unfulfilled(&self) -> Vec<Score> {
        let Some(orders) = &self.orders else { return Vec::new() };
        let mut scores = Vec::new();
        for seat in self.seats() {
            let (avoided, held): (Vec<_>, Vec<_>) =
                orders.hand(seat).held.iter().partition(|card| card.is_avoidance());
            if !held.is_empty() {
                let line = Line::new(Label::UnfulfilledOrders, held.len() as u32, UNFULFILLED);
                scores.push(order_score(seat, line));
            }
            // R-KO-32, 56: such a card pays its holder for having avoided what it tells of.
            let line = |card: &Arc<Card>| Line {
                label: Label::Order(card.id.clone()),
                count: 1,
                each: card.fixed_points().unwrap_or(card.points),
            };
            scores.extend(avoided.into_iter().map(|card| order_score(seat, line(card))));
        }
        scores
    }

    /// R-KO-36: the scores for the most fulfilled cards, the same for all tied players.
    fn most_fulfilled(&self) -> Vec<Score> {
        let seats = self.orders.as_ref().map(Orders::most_fulfilled).unwrap_or_default();
        let line = || Line::new(Label::MostOrders, 1, MOST_FULFILLED);
        seats.into_iter().map(|seat| order_score(seat, line())).collect()
    }
}

fn order_score(seat: Seat, line: Line) -> Score {
    Score { seat, source: Source::Orders, lines: vec![line], record: None }
}

/// A field with farmers and without a barn.
type Field = (FeatureId, Record);

/// The scores that the fields would bring at the end, each with its field. City by city (A46)
/// that is the first of the fields around the city in which its player has a farmer; a field
/// with a barn is scored by itself as ever (R-AM-11, 12).
pub fn field_scores(game: &Game) -> Vec<(FeatureId, Score)> {
    let fields = game.occupied_features().into_iter().filter(|(_, kind)| *kind == Kind::Field);
    let fields = fields.map(|(field, _)| (field, game.board.record(field)));
    let alone = |(_, record): &Field| {
        !record.readings.differ(HouseRule::FieldsByCity)
            || field::barn_owners(record).next().is_some()
    };
    let (alone, around): (Vec<Field>, Vec<Field>) = fields.partition(alone);
    let scores = alone.into_iter().flat_map(|(field, record)| {
        scoring::scores(&record, Finality::Incomplete).into_iter().map(move |score| (field, score))
    });
    scores.chain(scores_by_city(game, &around)).collect()
}

/// A46: scores each completed city once, for the players with the most farmers around it.
fn scores_by_city(game: &Game, fields: &[Field]) -> Vec<(FeatureId, Score)> {
    // The City of Carcassonne is no feature of the board.
    let mut cities: Vec<(Option<FeatureId>, Vec<&Field>)> = Vec::new();
    for field in fields {
        let touched =
            game.board.cities_of(field.0).into_iter().filter(|city| game.board.is_complete(*city));
        let carcassonne = game.board.touches_carcassonne(field.0).then_some(None);
        for city in touched.map(Some).chain(carcassonne) {
            match cities.iter_mut().find(|(other, _)| *other == city) {
                Some((_, around)) => around.push(field),
                None => cities.push((city, vec![field])),
            }
        }
    }
    let scores = cities.into_iter().flat_map(|(city, around)| {
        let records: Vec<&Record> = around.iter().map(|(_, record)| record).collect();
        let is_besieged = city.is_some_and(|city| game.board.record(city).sieges > 0);
        let place = city.and_then(|city| game.board.places(city).next());
        let place = place.or_else(|| records.first().and_then(|record| record.place));
        let scores = field::around_city(&records, place, is_besieged).into_iter();
        let scores = scores.filter_map(|score| {
            let own = around.iter().find(|(_, record)| record.followers_of(score.seat) > 0)?;
            Some((own.0, score))
        });
        scores.collect::<Vec<_>>()
    });
    scores.collect()
}
