//! The invariants that hold in every game after every move.

use std::collections::HashSet;

use super::{Game, Phase, pad};
use crate::card::deck::HAND_LIMIT;
use crate::expansion::king_robber::Holding;
use crate::feature::{Occupant, Place};
use crate::geometry::{Position, Side};
use crate::player::{Figure, Seat};
use crate::setup::FERRIES;

/// An invariant that does not hold: a defect of this program, not of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Defect {
    /// Neighbours that do not match.
    Mismatch { at: Position, side: Side },
    /// A tile other than the start tile that touches none.
    Apart { at: Position },
    /// An open place that is not open, or one that is missing.
    OpenPlace { at: Position },
    /// Tiles on the board, in the bag and removed are not all tiles.
    TileCount { counted: u32, expected: u32 },
    /// A segment that belongs to no feature.
    NoFeature { place: Place },
    /// A feature whose open ends are counted wrongly.
    OpenEnds { place: Place, stored: u32, counted: u32 },
    /// A complete feature that still has figures after its turn.
    Unscored { place: Place },
    /// Figures on the board and in supply are not all figures.
    FigureCount { seat: Seat, figure: Figure, counted: u32 },
    /// Cards that are in two places or nowhere.
    CardCount { counted: usize, expected: usize },
    /// More than five cards in hand.
    HandLimit { seat: Seat, held: usize },
    /// A choice among fewer than two cards, or of cards not held.
    Choice { seat: Seat },
    /// A title whose holder and size do not belong together.
    Title,
}

/// Checks every invariant.
///
/// # Errors
/// The first that does not hold.
pub(super) fn invariants(game: &Game) -> Result<(), Defect> {
    check_tiles(game)?;
    check_features(game)?;
    check_figures(game)?;
    check_orders(game)?;
    check_titles(game)
}

fn check_tiles(game: &Game) -> Result<(), Defect> {
    let mut open = HashSet::new();
    for placed in game.board.tiles() {
        let mut neighbours = 0;
        for side in Side::ALL {
            match game.board.tile(placed.at.towards(side)) {
                Some(other) if !placed.joins(other, side) && !other.kept && !placed.kept => {
                    return Err(Defect::Mismatch { at: placed.at, side });
                }
                Some(_) => neighbours += 1,
                None => {
                    open.insert(placed.at.towards(side));
                }
            }
        }
        if neighbours == 0 && game.board.tiles().len() > 1 {
            return Err(Defect::Apart { at: placed.at });
        }
    }
    let stored: HashSet<Position> = game.board.open_places().map(|(at, _)| at).collect();
    if let Some(at) = stored.symmetric_difference(&open).next() {
        return Err(Defect::OpenPlace { at: *at });
    }
    let of_sets = game.setup.copies(&game.catalogue).into_iter().map(u32::from);
    let on_board = game.board.tiles().iter().filter(|placed| !placed.tile.is_abbey()).count();
    let of_sets = of_sets.fold(0, u32::saturating_add);
    let (expected, counted) = game.bag.account(of_sets, on_board as u32);
    if counted == expected { Ok(()) } else { Err(Defect::TileCount { counted, expected }) }
}

fn check_features(game: &Game) -> Result<(), Defect> {
    for placed in game.board.tiles() {
        for segment in placed.tile.segments() {
            let place = Place { at: placed.at, segment };
            let Some(feature) = game.board.feature(place) else {
                return Err(Defect::NoFeature { place });
            };
            if !game.board.places(feature).any(|other| other == place) {
                return Err(Defect::NoFeature { place });
            }
        }
    }
    for feature in game.board.features() {
        let Some(place) = game.board.places(feature).next() else { continue };
        let (stored, counted) =
            (game.board.open_ends(feature), game.board.count_open_ends(feature));
        if stored != counted {
            return Err(Defect::OpenEnds { place, stored, counted });
        }
        // While points are walked, the turn is where it goes on.
        let scored = match game.course.phase_of_turn() {
            Phase::Deploy { .. } => false,
            Phase::Asking(step) => !step.is_before_scoring(),
            Phase::Deal | Phase::Place | Phase::Scored | Phase::Remains | Phase::Finished => true,
        };
        if scored && game.board.is_complete(feature) && game.board.is_occupied(feature) {
            return Err(Defect::Unscored { place });
        }
    }
    Ok(())
}

fn check_figures(game: &Game) -> Result<(), Defect> {
    for seat in game.seats() {
        for figure in Figure::ALL {
            let figures = game.board.figures().iter();
            let on_board = figures
                .filter(|deployed| deployed.seat == seat && deployed.figure == figure)
                .count();
            let beside = game.figures_beside().into_iter();
            let beside = beside.filter(|(other, _)| *other == Occupant { seat, figure }).count();
            let written = game.pad.iter().flat_map(pad::Pad::away);
            let written = written.filter(|other| **other == Occupant { seat, figure }).count();
            let elsewhere = (on_board + beside + written) as u32;
            let counted = elsewhere + u32::from(game.supply(seat).count(figure));
            if counted != u32::from(game.setup.at_start(figure)) {
                return Err(Defect::FigureCount { seat, figure, counted });
            }
        }
    }
    Ok(())
}

fn check_orders(game: &Game) -> Result<(), Defect> {
    let Some(orders) = &game.orders else { return Ok(()) };
    let expected = game.setup.orders.as_ref().map_or(0, Vec::len);
    if !orders.are_whole(expected) {
        let counted = orders.all_cards().count();
        return Err(Defect::CardCount { counted, expected });
    }
    for seat in game.seats() {
        let held = orders.hand(seat).held.len();
        if held > HAND_LIMIT {
            return Err(Defect::HandLimit { seat, held });
        }
    }
    for choice in &game.choices {
        let held = &orders.hand(choice.seat).held;
        let all_held = choice.cards.iter().all(|card| held.iter().any(|other| other.id == *card));
        if choice.cards.len() < 2 || !all_held {
            return Err(Defect::Choice { seat: choice.seat });
        }
    }
    Ok(())
}

fn check_titles(game: &Game) -> Result<(), Defect> {
    let Some(titles) = &game.expansions.titles else { return Ok(()) };
    let sound = |holding: &Holding, completed: u32, may_reopen: bool| {
        let held = holding.holder.is_some();
        // On the scorepad the table may have counted otherwise in the end.
        let counts = held == (completed > 0) || game.pad.is_some();
        (holding.size > 0) == held && (counts || (held && may_reopen))
    };
    let king = sound(&titles.king, game.completed().cities, false);
    // A ferry may have joined the only completed road to an open one (R-FER-8).
    let robber = sound(&titles.robber, game.completed().roads, game.setup.has(FERRIES));
    if king && robber { Ok(()) } else { Err(Defect::Title) }
}
