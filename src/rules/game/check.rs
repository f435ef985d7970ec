//! The invariants that hold in every game after every move.

use std::collections::HashSet;

use super::{Game, Phase, pad};
use crate::rules::card::deck::HAND_LIMIT;
use crate::rules::expansion::king_robber::Holding;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::{Position, Side};
use crate::rules::player::{Figure, Seat};
use crate::rules::setup::FERRIES;

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

impl Game {
    /// Checks every invariant.
    ///
    /// # Errors
    /// The first that does not hold.
    pub fn check(&self) -> Result<(), Defect> {
        self.check_tiles()?;
        self.check_features()?;
        self.check_figures()?;
        self.check_orders()?;
        self.check_titles()
    }

    fn check_tiles(&self) -> Result<(), Defect> {
        let mut open = HashSet::new();
        for placed in self.board.tiles() {
            let mut neighbours = 0;
            for side in Side::ALL {
                match self.board.tile(placed.at.towards(side)) {
                    Some(other) if !placed.joins(other, side) && !other.kept && !placed.kept => {
                        return Err(Defect::Mismatch { at: placed.at, side });
                    }
                    Some(_) => neighbours += 1,
                    None => {
                        open.insert(placed.at.towards(side));
                    }
                }
            }
            if neighbours == 0 && self.board.tiles().len() > 1 {
                return Err(Defect::Apart { at: placed.at });
            }
        }
        let stored: HashSet<Position> = self.board.open_places().map(|(at, _)| at).collect();
        if let Some(at) = stored.symmetric_difference(&open).next() {
            return Err(Defect::OpenPlace { at: *at });
        }
        let of_sets = self.setup.copies(&self.catalogue).into_iter().map(u32::from);
        let expected = of_sets.fold(u32::from(self.extra), u32::saturating_add);
        let from_bag =
            self.board.tiles().iter().filter(|placed| !placed.tile.is_abbey()).count() as u32;
        let left = self.count_left().saturating_sub(u32::from(self.bags_left()));
        let counted = from_bag.saturating_add(left).saturating_add(u32::from(self.removed));
        if counted == expected { Ok(()) } else { Err(Defect::TileCount { counted, expected }) }
    }

    fn check_features(&self) -> Result<(), Defect> {
        for placed in self.board.tiles() {
            for segment in placed.tile.segments() {
                let place = Place { at: placed.at, segment };
                let Some(feature) = self.board.feature(place) else {
                    return Err(Defect::NoFeature { place });
                };
                if !self.board.places(feature).any(|other| other == place) {
                    return Err(Defect::NoFeature { place });
                }
            }
        }
        for feature in self.board.features() {
            let Some(place) = self.board.places(feature).next() else { continue };
            let (stored, counted) =
                (self.board.open_ends(feature), self.board.count_open_ends(feature));
            if stored != counted {
                return Err(Defect::OpenEnds { place, stored, counted });
            }
            // While points are walked, the turn is where it goes on.
            let scored = match self.course.held.unwrap_or(self.phase) {
                Phase::Deploy { .. } => false,
                Phase::Asking(step) => !step.is_before_scoring(),
                Phase::Deal | Phase::Place | Phase::Scored | Phase::Remains | Phase::Finished => {
                    true
                }
            };
            if scored && self.board.is_complete(feature) && self.board.is_occupied(feature) {
                return Err(Defect::Unscored { place });
            }
        }
        Ok(())
    }

    fn check_figures(&self) -> Result<(), Defect> {
        for seat in self.seats() {
            for figure in Figure::ALL {
                let figures = self.board.figures().iter();
                let on_board = figures
                    .filter(|deployed| deployed.seat == seat && deployed.figure == figure)
                    .count();
                let in_city = self.city().map_or(&[][..], |city| city.residents()).iter();
                let in_city = in_city
                    .filter(|resident| resident.seat == seat && resident.figure == figure)
                    .count();
                let in_towers = self.count_in_towers(Occupant { seat, figure });
                let written = self.pad.iter().flat_map(pad::Pad::away);
                let written = written.filter(|other| **other == Occupant { seat, figure }).count();
                let elsewhere = (on_board + in_city + in_towers + written) as u32;
                let counted = elsewhere + u32::from(self.supply(seat).count(figure));
                if counted != u32::from(self.setup.at_start(figure)) {
                    return Err(Defect::FigureCount { seat, figure, counted });
                }
            }
        }
        Ok(())
    }

    fn check_orders(&self) -> Result<(), Defect> {
        let Some(orders) = &self.orders else { return Ok(()) };
        let expected = self.setup.orders.as_ref().map_or(0, Vec::len);
        if !orders.are_whole(expected) {
            let counted = orders.all_cards().count();
            return Err(Defect::CardCount { counted, expected });
        }
        for seat in self.seats() {
            let held = orders.hand(seat).held.len();
            if held > HAND_LIMIT {
                return Err(Defect::HandLimit { seat, held });
            }
        }
        for choice in &self.choices {
            let held = &orders.hand(choice.seat).held;
            let all_held =
                choice.cards.iter().all(|card| held.iter().any(|other| other.id == *card));
            if choice.cards.len() < 2 || !all_held {
                return Err(Defect::Choice { seat: choice.seat });
            }
        }
        Ok(())
    }

    fn check_titles(&self) -> Result<(), Defect> {
        let Some(titles) = &self.expansions.titles else { return Ok(()) };
        let sound = |holding: &Holding, completed: u32, may_reopen: bool| {
            let held = holding.holder.is_some();
            // On the scorepad the table may have counted otherwise in the end.
            let counts = held == (completed > 0) || self.pad.is_some();
            (holding.size > 0) == held && (counts || (held && may_reopen))
        };
        let king = sound(&titles.king, self.completed.cities, false);
        // A ferry may have joined the only completed road to an open one (R-FER-8).
        let robber = sound(&titles.robber, self.completed.roads, self.setup.has(FERRIES));
        if king && robber { Ok(()) } else { Err(Defect::Title) }
    }
}
