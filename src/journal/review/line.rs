//! Turns that might have been: one placement, one action, and the steps that follow.

use std::sync::Arc;

use super::{Chance, Way};
use rules::card::{self, Card};
use rules::game::question::{Act, Topic};
use rules::geometry::{Position, Side};
use rules::orders;
use rules::tile::Segment;
use rules::{Game, Move, Outcome, Seat};

use rules::card::requirement::nature::Needs;
use rules::game::{Phase, questions};

/// The most answers that are tried in one turn.
const MOST_ANSWERS: usize = 64;

/// The turns that a player might have had with one tile.
pub(super) struct Lines {
    seat: Seat,
    open: Vec<(Arc<Card>, Needs)>,
    /// The ways found, card by card as they are in `open`.
    ways: Vec<Vec<Way>>,
}

impl Lines {
    pub(super) fn new(seat: Seat, open: Vec<(Arc<Card>, Needs)>) -> Self {
        let ways = vec![Vec::new(); open.len()];
        Self { seat, open, ways }
    }

    /// The orders found, each with its ways.
    pub(super) fn chances(self) -> Vec<Chance> {
        let cards = self.open.into_iter().zip(self.ways);
        let found = cards.filter(|(_, ways)| !ways.is_empty());
        found.map(|((card, _), ways)| Chance { card: card.id.clone(), ways }).collect()
    }

    fn needs(&self, need: impl Fn(&Needs) -> bool) -> bool {
        self.open.iter().any(|(_, needs)| need(needs))
    }

    /// Plays out a placement with everything that may follow it. Towers are raised only where the
    /// tile really lay (`is_real`).
    pub(super) fn follow(&mut self, before: &mut Game, placement: &Move, is_real: bool) {
        let completes = may_complete(before, placement);
        let with_tower = is_real && self.needs(raises);
        let may_do = |needs: &Needs| (completes || !needs.completion) && !raises(needs);
        if !with_tower && !self.needs(may_do) {
            return;
        }
        // A placement that is refused has nothing to show.
        let _ = before.try_out(placement, |placed, outcomes| {
            let flags = (completes, with_tower);
            if !matches!(placed.phase(), Phase::Asking(step) if step.is_before_action()) {
                return self.follow_placed(placed, outcomes, vec![placement.clone()], flags);
            }
            let Some(at) = placed.board().tiles().last().map(|placed| placed.at) else { return };
            let way = Way { at, moves: vec![placement.clone()] };
            self.note(outcomes, &way);
            if let Some((game, way)) = self.before_action(placed.clone(), way) {
                self.follow_placed(&game, &[], way.moves, flags);
            }
        });
    }

    /// Goes through the steps before the action with the first answer to each. Of these only the
    /// way of mage and witch fulfils orders.
    fn before_action(&mut self, mut game: Game, mut way: Way) -> Option<(Game, Way)> {
        while matches!(game.phase(), Phase::Asking(step) if step.is_before_action()) {
            let question = game.question()?;
            let answers = question.answers.iter();
            let is_tried = self.needs(|needs| needs.asks(question.topic));
            let tried = if is_tried { answers.len() } else { 1 };
            let mut went = answers.take(tried).map(|answer| self.play(&game, &answer.made, &way));
            let first = went.next()??;
            went.for_each(drop);
            (game, way) = first;
        }
        Some((game, way))
    }

    fn follow_placed(
        &mut self,
        placed: &Game,
        outcomes: &[Outcome],
        moves: Vec<Move>,
        (completes, with_tower): (bool, bool),
    ) {
        let may_do = |needs: &Needs| (completes || !needs.completion) && !raises(needs);
        let Phase::Deploy { at, .. } = placed.phase() else { return };
        let way = Way { at, moves };
        self.note(outcomes, &way);
        // The simplest way is kept: without a figure first.
        if self.needs(|needs| needs.scoring && may_do(needs)) {
            self.score(placed.clone(), &way);
        }
        let with_figure = self.needs(|needs| needs.figure && may_do(needs));
        let scores = self.needs(|needs| needs.scoring && needs.figure && may_do(needs));
        for act in Act::all() {
            let is_asked = || self.needs(|needs| needs.asks(Topic::Act(act)));
            let is_wanted = if matches!(act, Act::Raise | Act::Capture) {
                with_tower
            } else {
                (with_figure && act.is_of_figures()) || is_asked()
            };
            if is_wanted {
                self.act(placed, &way, (act, scores));
            }
        }
    }

    /// Plays out every use of the action of the turn in that way, with the captures of a tower.
    fn act(&mut self, placed: &Game, way: &Way, (act, scores): (Act, bool)) {
        for answer in questions::act::answers_to(placed, act) {
            let Some((acted, way)) = self.play(placed, &answer.made, way) else { continue };
            if act == Act::Raise {
                self.act(&acted, &way, (Act::Capture, false));
            } else if scores {
                self.score(acted, &way);
            }
        }
    }

    /// Ends the turn, with every way to do what must be done first: the ferry of a new lake
    /// (R-FER-1), and the like.
    fn score(&mut self, game: Game, way: &Way) {
        let Some(due) = game.due_act() else { return self.end(game, way) };
        for answer in questions::act::answers_to(&game, due) {
            if let Some((done, way)) = self.play(&game, &answer.made, way) {
                self.score(done, &way);
            }
        }
    }

    /// Ends the turn: any of several fitting orders is chosen, and nobody leaves the City.
    fn end(&mut self, mut game: Game, way: &Way) {
        for _ in 0..MOST_ANSWERS {
            let Some(made) = ending(&game) else { break };
            let Ok(outcomes) = game.play(&made) else { return };
            self.note(&outcomes, way);
        }
        if self.needs(|needs| needs.after) {
            self.follow_scoring(&game, way);
        }
    }

    /// Plays out the steps after scoring: wagons drive on, and followers are sent into the City.
    fn follow_scoring(&mut self, scored: &Game, way: &Way) {
        let own = scored.question().filter(|question| question.whom == self.seat);
        let asks = |topic| matches!(topic, Topic::Wagon | Topic::Enter | Topic::Count);
        let Some(question) = own.filter(|question| asks(question.topic)) else { return };
        for answer in question.answers {
            if let Some((game, way)) = self.play(scored, &answer.made, way) {
                self.follow_scoring(&game, &way);
            }
        }
    }

    /// The game and the way after a move of the player's; `None` if it is not allowed.
    fn play(&mut self, game: &Game, made: &Move, way: &Way) -> Option<(Game, Way)> {
        let (mut game, mut way) = (game.clone(), way.clone());
        let outcomes = game.play(made).ok()?;
        way.moves.push(made.clone());
        self.note(&outcomes, &way);
        Some((game, way))
    }

    /// Keeps the first way to fulfil an order with the tile at each place.
    fn note(&mut self, outcomes: &[Outcome], way: &Way) {
        for card in outcomes.iter().flat_map(|outcome| fitting(outcome, self.seat)) {
            let index = self.open.iter().position(|(open, _)| open.id == *card);
            let ways = index.and_then(|index| self.ways.get_mut(index));
            if let Some(ways) = ways.filter(|ways| ways.iter().all(|known| known.at != way.at)) {
                ways.push(way.clone());
            }
        }
    }
}

/// The move that leads on to the end of a turn, if there is one.
fn ending(game: &Game) -> Option<Move> {
    let ends = match game.phase() {
        // All uses of the action need not be found only to decline them.
        Phase::Deploy { .. } if game.choices().is_empty() => return Some(Move::EndTurn),
        Phase::Deploy { .. } => true,
        Phase::Asking(step) => step.is_of_scoring(),
        Phase::Deal | Phase::Place | Phase::Scored | Phase::Remains | Phase::Finished => false,
    };
    let question = game.question()?;
    if matches!(question.topic, Topic::Fulfil | Topic::BeginLeaving) {
        return question.answers.into_iter().next().map(|answer| answer.made);
    }
    question.pass.filter(|_| ends)
}

/// Whether an order needs a tower to be raised.
fn raises(needs: &Needs) -> bool {
    needs.asks(Topic::Act(Act::Raise))
}

/// Whether a placement can complete anything: all sides of a city or road of the tile are taken, or
/// the eight places around a building. Costs no copy of the game.
fn may_complete(game: &Game, placement: &Move) -> bool {
    let Move::Place { tile, at, rotation } = placement else { return true };
    let board = game.board();
    let Some(tile) = game.catalogue().tile(tile.as_str()) else { return false };
    // The mouth of the river may come with a tile that completes nothing itself.
    if !tile.river.is_empty() {
        return true;
    }
    let lies = |at: Position| board.tile(at).is_some();
    let around = |of: Position| of.neighbours().into_iter().all(|next| next == *at || lies(next));
    let is_closed = |segment: Segment| {
        let mut sides =
            Side::ALL.into_iter().filter(|side| tile.reaches(segment, *side)).peekable();
        sides.peek().is_some() && sides.all(|side| lies(at.towards(rotation.to_board(side))))
    };
    let is_building =
        |of: &Position| board.tile(*of).is_some_and(|it| it.tile.building().is_some());
    tile.segments().any(is_closed)
        || (tile.building().is_some() && around(*at))
        || at.neighbours().into_iter().filter(is_building).any(around)
}

/// The orders of a player that an outcome fulfils, or offers to be fulfilled.
fn fitting(outcome: &Outcome, of: Seat) -> &[card::Id] {
    if let Outcome::Orders(orders::Outcome::Fulfilled { seat, card }) = outcome
        && *seat == of
    {
        std::slice::from_ref(card)
    } else if let Outcome::Orders(orders::Outcome::ChoiceOffered { seat, cards }) = outcome
        && *seat == of
    {
        cards
    } else {
        &[]
    }
}
