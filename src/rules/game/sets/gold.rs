//! Gold Mines in the course of a turn: bars are laid before the action (R-GLD-1) and taken after
//! scoring (R-GLD-3).

use crate::board::nine;
use crate::card::occasion::Occasion;
use crate::expansion::gold::{self, Deal, Pile, deals};
use crate::feature::completion::Completion;
use crate::feature::{Kind, majority};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step};
use crate::geometry::Position;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{MAX_PLAYERS, Seat};
use crate::rejection::Rejection;
use crate::scoring::Score;
use crate::tile::symbol::Symbol;

/// Gold Mines (R-GLD-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        (step == Step::Gold && await_bar(game))
            || (step == Step::ShareGold && await_share(game, outcomes))
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        if step == Step::Gold {
            Some(question_of_bar(game))
        } else {
            (step == Step::ShareGold).then(|| question_of_share(game))
        }
    }

    fn comes_first(_: &Game, step: Step) -> Option<Rejection> {
        (step == Step::Gold).then(|| gold::Rejection::First.into())
    }

    fn decline(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) {
        if step == Step::ShareGold {
            deal_in_turn(game, outcomes);
        }
    }

    fn reveal(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
        strike(game, at, outcomes);
    }

    fn have_scored_all(game: &mut Game, completions: &[Completion]) {
        claim(game, completions);
    }

    fn final_scores(game: &Game) -> Vec<Score> {
        let players = game.setup.players.len();
        game.expansions.gold.iter().flat_map(|gold| gold.final_scores(players)).collect()
    }

    fn tokens(game: &Game, seat: Seat) -> Vec<Neutral> {
        let gold = game.expansions.gold.as_ref().map(|gold| Neutral::Gold(gold.held(seat)));
        gold.into_iter().collect()
    }

    fn tokens_on_board(game: &Game) -> Vec<(Position, Neutral)> {
        let lying = game.expansions.gold.iter().flat_map(|gold| gold.lying());
        lying.map(|(at, bars)| (*at, Neutral::Gold(*bars))).collect()
    }
}

/// The part of gold in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The gold tile whose second bar is to be laid.
    pub due: Option<Position>,
    /// The bars that the completed features may take.
    pub piles: Vec<Pile>,
    /// The ways to share these bars (R-GLD-4), found once: there may be many ways to take them.
    pub deals: Vec<Deal>,
}

/// R-GLD-1: lays a bar on a gold tile, and asks for the second one.
fn strike(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let shown = game.board.tile(at).is_some_and(|placed| placed.tile.has(Symbol::Gold));
    let Some(gold) = &mut game.expansions.gold else { return };
    gold.dealt = None;
    // A bar that is laid needs no outcome: the tile shows gold.
    if shown && gold.lay(at) {
        game.turn.expansions.gold.due = Some(at);
    } else if shown {
        outcomes.push(gold::Outcome::NoneLeft.into());
    }
}

/// The tiles beside a gold tile.
fn beside_gold(game: &Game, at: Position) -> impl Iterator<Item = Position> {
    at.neighbours().into_iter().filter(|at| game.board.tile(*at).is_some())
}

/// Whether the second bar is to be laid now (R-GLD-1, 2).
fn await_bar(game: &mut Game) -> bool {
    let can = game.expansions.gold.as_ref().is_some_and(|gold| gold.left() > 0);
    let due = game.turn.expansions.gold.due.filter(|_| can);
    due.is_some_and(|at| beside_gold(game, at).next().is_some()) && game.ask(Step::Gold)
}

fn question_of_bar(game: &Game) -> Question {
    let beside = game.turn.expansions.gold.due.into_iter().flat_map(|at| beside_gold(game, at));
    let lay = |at| {
        Answer::new(Move::PlaceGold { at })
            .at(Target::Tile(at))
            .showing(Shows::neutral(Neutral::Gold(1)))
    };
    Question::new(game.active(), Topic::Gold, beside.map(lay).collect())
}

pub(in crate::game) fn allows(game: &Game, at: Position) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let due = game.turn.expansions.gold.due;
    let Some(from) = due.filter(|_| game.phase() == Phase::Asking(Step::Gold)) else {
        return Err(gold::Rejection::NoneDue.into());
    };
    if beside_gold(game, from).any(|beside| beside == at) {
        Ok(())
    } else {
        Err(gold::Rejection::NotBeside { at }.into())
    }
}

pub(in crate::game) fn lay(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let due = game.turn.expansions.gold.due.take();
    if let (Some(from), Some(gold)) = (due, &mut game.expansions.gold) {
        gold.lay(at);
        outcomes.push(gold::Outcome::Laid { from, at }.into());
    }
    game.answered(outcomes);
}

/// R-GLD-3: finds the bars that completed features with owners may take.
pub(in crate::game) fn claim(game: &mut Game, completions: &[Completion]) {
    let Some(gold) = &game.expansions.gold else { return };
    let mut piles: Vec<Pile> = Vec::new();
    for record in completions.iter().map(|completion| &completion.record) {
        let Some(place) = record.place else { continue };
        let owners: Vec<Seat> = majority::owners(record).collect();
        let tiles: Vec<Position> = match record.kind {
            Kind::Road | Kind::City => {
                let feature = game.board.feature(place).into_iter();
                feature.flat_map(|it| game.board.places(it)).map(|it| it.at).collect()
            }
            Kind::Building(_) => nine(place.at).collect(),
            Kind::Field => Vec::new(),
        };
        for (at, bars) in gold.lying().iter().filter(|(at, _)| tiles.contains(at)) {
            let index = piles.iter().position(|pile| pile.at == *at).unwrap_or(piles.len());
            if index == piles.len() {
                piles.push(Pile { at: *at, bars: *bars, takers: Vec::new() });
            }
            let Some(pile) = piles.get_mut(index) else { continue };
            let new = owners.iter().filter(|seat| !pile.takers.contains(seat));
            let new: Vec<Seat> = new.copied().collect();
            pile.takers.extend(new);
        }
    }
    piles.retain(|pile| !pile.takers.is_empty());
    game.turn.expansions.gold.piles = piles;
}

/// R-GLD-4: gives the bars to those who can take them; where there are several ways, the table
/// says who got how many.
fn await_share(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let order: Vec<Seat> = game.people.clockwise(game.active()).collect();
    let gold = &mut game.turn.expansions.gold;
    if gold.piles.is_empty() {
        return false;
    }
    gold.deals = deals(&gold.piles, &order);
    if gold.deals.len() > 1 {
        return game.ask(Step::ShareGold);
    }
    deal_in_turn(game, outcomes);
    false
}

/// R-GLD-4: deals the bars in turn, as nobody says otherwise.
pub(in crate::game) fn deal_in_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    if let Some(deal) = game.turn.expansions.gold.deals.first().copied() {
        hand_out(game, &deal, outcomes);
    }
}

fn hand_out(game: &mut Game, deal: &Deal, outcomes: &mut Vec<Outcome>) {
    let Turn { piles, .. } = std::mem::take(&mut game.turn.expansions.gold);
    let Some(gold) = &mut game.expansions.gold else { return };
    gold.deal_out(&piles, deal);
    gold.dealt = Some(*deal);
    let takers: Vec<Seat> = game.people.clockwise(game.active()).collect();
    for seat in takers.into_iter().filter(|seat| deal[*seat] > 0) {
        let bars = deal[seat];
        outcomes.push(gold::Outcome::Taken { seat, bars }.into());
        let held = game.gold().map_or(0, |gold| gold.held(seat));
        let (bars, held) = (bars.into(), held.into());
        game.judge(&Occasion::GoldTaken { seat, bars, held }, outcomes);
    }
}

fn question_of_share(game: &Game) -> Question {
    let share = |deal: Deal| {
        Answer::new(Move::ShareGold { bars: game.seats().map(|seat| deal[seat]).collect() })
    };
    let deals = &game.turn.expansions.gold.deals;
    Question::new(game.active(), Topic::ShareGold, deals.iter().copied().map(share).collect())
}

/// Allows a deal that is asked for, or the only one, already dealt, once more.
pub(in crate::game) fn allows_share(game: &Game, bars: &[u8]) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let Some(gold) = &game.expansions.gold else { return Err(Rejection::NotInPlay) };
    let is_asked = game.phase() == Phase::Asking(Step::ShareGold);
    let found = bars.len() == game.setup.players.len()
        && deal_of(bars).is_some_and(|deal| {
            if is_asked {
                game.turn.expansions.gold.deals.contains(&deal)
            } else {
                gold.dealt == Some(deal)
            }
        });
    if found { Ok(()) } else { Err(gold::Rejection::NotShared.into()) }
}

pub(in crate::game) fn share(game: &mut Game, bars: &[u8], outcomes: &mut Vec<Outcome>) {
    if game.phase() != Phase::Asking(Step::ShareGold) {
        return;
    }
    if let Some(deal) = deal_of(bars) {
        hand_out(game, &deal, outcomes);
    }
    game.answered(outcomes);
}

/// The bars by seat; `None` if there are more than seats.
fn deal_of(bars: &[u8]) -> Option<Deal> {
    let mut deal = Deal::default();
    for (seat, bars) in Seat::all(MAX_PLAYERS).zip(bars) {
        deal[seat] = *bars;
    }
    (bars.len() <= MAX_PLAYERS).then_some(deal)
}
