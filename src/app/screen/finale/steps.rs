//! The final scoring as steps, each with the phase that it belongs to.

use std::borrow::Cow;
use std::sync::Arc;

use rules::card::Card;
use rules::feature::{Kind, Place};
use rules::game::pad;
use rules::piece::Neutral;
use rules::scoring::{Label, Part, Score, Source};
use rules::setup::{ABBOT, Recording, SHRINES};
use rules::{Game, Outcome, Seat, Setup};
use session::Session;
use widget::emblem::Emblem;

/// A part of the final scoring with a title of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The reason why the game is over.
    Begin,
    /// Roads and cities left open.
    Open,
    /// Monasteries, shrines and gardens.
    Buildings,
    /// The fields, one by one.
    Fields,
    /// The majorities in each good.
    Goods(Option<Neutral>),
    /// The King.
    King,
    /// The Robber.
    Robber,
    /// The orders still in hand, turned up.
    Orders,
    /// The most fulfilled orders.
    Most,
    /// The points that lift players to 0.
    Zero,
    /// The winner.
    Winner,
}

impl Phase {
    /// The key of the phase's title in a game with that setup.
    pub fn key(self, setup: &Setup) -> Cow<'static, str> {
        let key = match self {
            Self::Begin => "finale-title",
            Self::Open => "finale-open",
            Self::Buildings => match (setup.has(SHRINES), setup.has(ABBOT)) {
                (false, false) => "finale-monasteries",
                (true, false) => "finale-monasteries-shrines",
                (false, true) => "finale-monasteries-gardens",
                (true, true) => "finale-buildings",
            },
            Self::Fields => "finale-fields",
            Self::Goods(None) => "finale-goods",
            Self::Goods(Some(token)) => return format!("source-{}", token.name()).into(),
            Self::King => "title-king",
            Self::Robber => "title-robber",
            Self::Orders => "finale-orders",
            Self::Most => "finale-most",
            Self::Zero => "finale-zero",
            Self::Winner => "finale-winner",
        };
        key.into()
    }

    /// The phase's symbol.
    pub const fn emblem(self) -> Emblem {
        match self {
            Self::Begin => Emblem::Tile,
            Self::Open => Emblem::Road,
            Self::Buildings => Emblem::Abbey,
            Self::Fields => Emblem::Field,
            Self::Goods(None) => Emblem::Wheat,
            Self::Goods(Some(token)) => Emblem::Piece(token),
            Self::King => Emblem::Crown,
            Self::Robber => Emblem::Mask,
            Self::Orders => Emblem::Order,
            Self::Most => Emblem::Compare,
            Self::Zero => Emblem::Up,
            Self::Winner => Emblem::Check,
        }
    }

    /// Whether the phase can depend on orders that are still face down.
    const fn follows_orders(self) -> bool {
        match self {
            Self::Most | Self::Zero => true,
            Self::Begin
            | Self::Open
            | Self::Buildings
            | Self::Fields
            | Self::Goods(_)
            | Self::King
            | Self::Robber
            | Self::Orders
            | Self::Winner => false,
        }
    }
}

/// An order of a hand that is being turned up.
#[derive(Debug, Clone)]
pub struct Turned {
    /// The orders that the player held at the end, in the order in which they are turned.
    pub hand: Vec<Arc<Card>>,
    /// The place of the order that is turned now.
    pub index: usize,
}

/// Points that are given at one moment: one feature with everybody who shares it, or one order.
#[derive(Debug, Clone)]
pub struct Step {
    /// The phase of the step.
    pub phase: Phase,
    /// The scores of the players.
    pub scores: Vec<Score>,
    /// The order that is turned up, in its hand.
    pub turned: Option<Turned>,
}

impl Step {
    const fn bare(phase: Phase) -> Self {
        Self { phase, scores: Vec::new(), turned: None }
    }

    /// The place of the scored feature on the board.
    pub fn place(&self) -> Option<Place> {
        self.scores.first().and_then(Score::place)
    }

    /// The symbol of the thing that is scored.
    pub fn emblem(&self) -> Emblem {
        let score = self.scores.first();
        match score.map(|score| (score.source, score.record.as_ref().map(|record| record.kind))) {
            Some((_, Some(Kind::City))) => Emblem::Castle,
            Some((_, Some(Kind::SHRINE))) => Emblem::Stones,
            Some((_, Some(Kind::GARDEN))) => Emblem::Garden,
            Some((source, None)) if source.is_bonus() => Emblem::Follower,
            Some(_) | None => self.phase.emblem(),
        }
    }

    /// The points that the step brings a player.
    pub fn gain(&self, seat: Seat) -> i32 {
        self.scores.iter().filter(|score| score.seat == seat).map(Score::points).sum()
    }

    fn takes(&self, score: &Score, on_pad: bool) -> bool {
        let Some(other) = self.scores.first() else { return false };
        let same_place = score.place().is_some() && other.place() == score.place();
        let same_record = on_pad && other.record.is_some() && other.record == score.record;
        let same_good = || {
            let good = |score: &Score| match score.lines.first().map(|line| &line.label) {
                Some(Label::Goods(good)) => Some(*good),
                Some(_) | None => None,
            };
            good(other).is_some() && good(other) == good(score)
        };
        let together = matches!(self.phase, Phase::Most | Phase::Zero);
        same_place || same_record || same_good() || (together && phase_of(score) == self.phase)
    }
}

/// All steps: the reason for the end, the scores, the winner where anybody knows the points.
pub fn steps(session: &Session) -> Vec<Step> {
    let game = session.game();
    let on_pad = game.recording() != Recording::Board;
    let mut steps: Vec<Step> = Vec::new();
    for score in final_scores(session) {
        if let Some(cards) = turned(score, game) {
            turn_up(score, cards, &mut steps);
            continue;
        }
        // A bonus goes with the feature that is scored just before.
        let phase = match steps.last() {
            Some(last) if score.source.is_bonus() => last.phase,
            Some(_) | None => phase_of(score),
        };
        match steps.last_mut().filter(|step| step.takes(score, on_pad)) {
            Some(step) => step.scores.push(score.clone()),
            None => {
                steps.push(Step { phase, scores: vec![score.clone()], turned: None });
            }
        }
    }
    if !steps.is_empty() {
        steps.insert(0, Step::bare(Phase::Begin));
    }
    if steps.is_empty() || pad::knows_points(game) {
        steps.push(Step::bare(Phase::Winner));
    }
    steps
}

/// The phases that everybody may know of at a step, in their order: those that depend on the orders
/// are not told before these are turned up.
pub fn phases(steps: &[Step], at: usize) -> Vec<Phase> {
    let last_order = steps.iter().rposition(|step| step.phase == Phase::Orders);
    let is_open = last_order.is_none_or(|last| at >= last);
    let mut phases: Vec<Phase> = Vec::new();
    for step in steps {
        let shows = step.phase != Phase::Begin && (is_open || !step.phase.follows_orders());
        if shows && !phases.contains(&step.phase) {
            phases.push(step.phase);
        }
    }
    phases
}

/// The orders that a score of the end is about.
fn turned(score: &Score, game: &Game) -> Option<Vec<Arc<Card>>> {
    let held = &game.orders()?.hand(score.seat).held;
    match &score.lines.first()?.label {
        Label::UnfulfilledOrders => {
            Some(held.iter().filter(|card| !card.is_avoidance()).cloned().collect())
        }
        Label::Order(id) => game.catalogue().card(id.as_str()).map(|card| vec![Arc::clone(card)]),
        _ => None,
    }
}

/// Adds a step for each card; those of one player lie side by side.
fn turn_up(score: &Score, cards: Vec<Arc<Card>>, steps: &mut Vec<Step>) {
    let Some(line) = score.lines.first() else { return };
    let begun = steps.iter().filter(|step| {
        step.turned.is_some() && step.scores.iter().all(|other| other.seat == score.seat)
    });
    let begun = begun.count();
    let first = steps.len() - begun;
    let mut hand: Vec<Arc<Card>> = steps
        .get(first)
        .and_then(|step| step.turned.as_ref())
        .map_or_else(Vec::new, |turned| turned.hand.clone());
    hand.extend(cards.iter().cloned());
    for turned in steps.iter_mut().skip(first).filter_map(|step| step.turned.as_mut()) {
        turned.hand.clone_from(&hand);
    }
    for index in begun..hand.len() {
        let mut line = line.clone();
        line.count = 1;
        let score = Score { lines: vec![line], ..score.clone() };
        let turned = Turned { hand: hand.clone(), index };
        steps.push(Step { phase: Phase::Orders, scores: vec![score], turned: Some(turned) });
    }
}

fn phase_of(score: &Score) -> Phase {
    let of_feature = score.record.as_ref().map(|record| Source::from(record.kind));
    match of_feature.unwrap_or(score.source).part() {
        Part::Open => Phase::Open,
        Part::Buildings => Phase::Buildings,
        Part::Fields => Phase::Fields,
        Part::Gathered(token) => Phase::Goods(token),
        Part::King => Phase::King,
        Part::Robber => Phase::Robber,
        Part::Orders => match score.lines.first().map(|line| &line.label) {
            Some(Label::MostOrders) => Phase::Most,
            Some(Label::RaisedToZero) => Phase::Zero,
            Some(_) | None => Phase::Orders,
        },
    }
}

/// The remarks of the sets beside the scores at the end.
pub fn remarks(session: &Session) -> impl Iterator<Item = &Outcome> {
    outcomes(session).filter(|outcome| matches!(outcome, Outcome::Expansion(_)))
}

/// The outcomes of the final scoring, in its order.
fn outcomes(session: &Session) -> impl Iterator<Item = &Outcome> {
    let outcomes = session.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    let last = outcomes.skip_while(|outcome| !matches!(outcome, Outcome::FinalScoringBegan));
    last.take_while(|outcome| !matches!(outcome, Outcome::Finished { .. }))
}

/// The scores of the final scoring, in their order.
pub fn final_scores(session: &Session) -> impl Iterator<Item = &Score> {
    outcomes(session).filter_map(|outcome| match outcome {
        Outcome::Scored(score) => Some(score),
        _ => None,
    })
}
