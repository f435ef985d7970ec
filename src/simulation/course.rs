//! One game that plays itself, a move at a time, and what becomes of the orders in it.

use std::collections::VecDeque;
use std::sync::Arc;

use super::dice::Dice;
use super::player::{self, Conditions};
use rules::card;
use rules::orders;
use rules::rejection::Rejection;
use rules::setup::Fault;
use rules::{Catalogue, Game, Move, Outcome, Setup};

/// More moves than any game has.
const MOST_MOVES: u32 = 20_000;

/// A game in its course.
#[derive(Debug)]
pub struct Course {
    game: Game,
    conditions: Conditions,
    dice: Dice,
    /// The moves that the player has decided on.
    next: VecDeque<Move>,
    made: u32,
    held: Vec<card::Id>,
    fulfilled: Vec<(card::Id, u32)>,
}

/// The reasons for which a game does not go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stuck {
    /// The player who is asked knows no move.
    NoMove,
    /// The game refuses the move that a player has decided on.
    Refused(Box<Move>, Box<Rejection>),
    /// The game has more moves than any.
    Endless,
}

impl Course {
    /// A game of that setup whose tiles come in the order that follows from `deal`.
    ///
    /// # Errors
    ///
    /// The faults of the setup.
    pub fn new(
        setup: Setup,
        catalogue: Arc<Catalogue>,
        deal: u64,
        dice: Dice,
    ) -> Result<Self, Vec<Fault>> {
        let game = Game::new(Arc::new(setup), catalogue)?;
        let conditions = Conditions { deal, tiles: game.count_left(), abstains: None };
        Ok(Self {
            game,
            conditions,
            dice,
            next: VecDeque::new(),
            made: 0,
            held: Vec::new(),
            fulfilled: Vec::new(),
        })
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The conditions under which it is played.
    pub const fn conditions(&self) -> Conditions {
        self.conditions
    }

    /// The orders that somebody had in hand when half of the tiles or more were still to be placed.
    pub fn held(&self) -> &[card::Id] {
        &self.held
    }

    /// Those of the held orders that were fulfilled, each with the share of the tiles that lay
    /// then, in percent.
    pub fn fulfilled(&self) -> &[(card::Id, u32)] {
        &self.fulfilled
    }

    /// Whether half of the tiles or more are still to be placed.
    pub fn is_early(&self) -> bool {
        self.game.count_left() * 2 >= self.conditions.tiles
    }

    /// Takes the cards that asked to avoid something, and were kept to the end, for fulfilled: they
    /// have brought their points (R-KO-56). The dragon's has points of its own.
    fn keep_avoided(&mut self) {
        let Some(orders) = self.game.orders() else { return };
        let held = self.game.seats().flat_map(|seat| &orders.hand(seat).held);
        let kept = held.filter(|card| card.is_avoidance() && !card.is_of_dragon());
        let kept = kept.filter(|card| self.held.contains(&card.id));
        self.fulfilled.extend(kept.map(|card| (card.id.clone(), 100)));
    }

    /// Plays one move.
    ///
    /// # Errors
    ///
    /// Why the game does not go on.
    pub fn step(&mut self) -> Result<(), Stuck> {
        if self.next.is_empty() {
            self.next = player::moves(&self.game, self.conditions, &mut self.dice).into();
        }
        let made = self.next.pop_front().ok_or(Stuck::NoMove)?;
        self.made += 1;
        if self.made > MOST_MOVES {
            return Err(Stuck::Endless);
        }
        let early = self.is_early();
        let outcomes =
            self.game.play(&made).map_err(|why| Stuck::Refused(Box::new(made), Box::new(why)))?;
        let tiles = self.conditions.tiles;
        let lie = 100 * tiles.saturating_sub(self.game.count_left()) / tiles.max(1);
        for outcome in outcomes {
            if let Outcome::Orders(orders::Outcome::Fulfilled { card, .. }) = outcome
                && self.held.contains(&card)
            {
                self.fulfilled.push((card, lie));
            }
        }
        if self.game.is_finished() {
            self.keep_avoided();
        }
        if early && let Some(orders) = self.game.orders() {
            for card in self.game.seats().flat_map(|seat| &orders.hand(seat).held) {
                if !self.held.contains(&card.id) {
                    self.held.push(card.id.clone());
                }
            }
        }
        Ok(())
    }
}
