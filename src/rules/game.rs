//! The game: the moves that are possible now, and their effects. All of it follows from the setup
//! and the moves.

pub mod apply;
mod bag;
mod check;
mod course;
pub mod decisions;
mod figures;
pub mod finish;
pub mod legal;
mod memory;
mod moves;
pub mod older_parts;
pub mod pad;
mod people;
pub mod question;
pub mod questions;
mod refuse;
mod score;
pub mod set_right;
pub mod sets;
mod step;
mod turn;

use bag::Bag;
pub use check::Defect;
use memory::Memory;
use people::People;
pub use people::{CompletedCount, Tally};
use sets::Expansions;
use step::Course;
pub use step::{Phase, Step};
use turn::Turn;

use std::borrow::Cow;
use std::sync::Arc;

use super::board::{Board, Land};
use super::card;
use super::card::past::Past;
use super::catalogue::Catalogue;
use super::expansion::river;
use super::feature::Readings;
use super::geometry::Position;
use super::house_rule::HouseRule;
use super::moves::Move;
use super::orders::hand::Orders;
use super::outcome::Outcome;
use super::player::{Seat, Supply};
use super::rejection::Rejection;
use super::scorepad::Limits;
use super::setup::{self, Recording, Setup};
use super::table::Company;
use super::tile::Tile;
use super::tile::symbol::PerSymbol;

/// Orders among which their owner must choose one (R-KO-12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The player who must choose.
    pub seat: Seat,
    /// The cards that fit, two or more.
    pub cards: Vec<card::Id>,
}

/// One game at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Arc<Setup>,
    catalogue: Arc<Catalogue>,
    board: Board,
    bag: Bag,
    people: People,
    expansions: Expansions,
    /// The memory of the scorepad; `None` if the board is mirrored.
    pad: Option<pad::Pad>,
    memory: Memory,
    orders: Option<Orders>,
    choices: Vec<Choice>,
    turn: Turn,
    course: Course,
}

impl Game {
    /// A game before its first move: the start tile lies, the orders are dealt.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn new(setup: Arc<Setup>, catalogue: Arc<Catalogue>) -> Result<Self, Vec<setup::Fault>> {
        let faults = setup.faults(&catalogue);
        if !faults.is_empty() {
            return Err(faults);
        }
        let catalogue = match catalogue.carrying(&setup.cards) {
            Cow::Borrowed(_) => catalogue,
            Cow::Owned(catalogue) => Arc::new(catalogue),
        };
        let start = tiles_at_start(&setup, &catalogue);
        if start.is_empty() {
            return Err(vec![setup::Fault::NoBase]);
        }
        let bag = Bag::new(&setup, &catalogue, start.iter().map(|(tile, _)| tile));
        let orders = Orders::deal(&setup, &catalogue);
        let mut board = Board::new(start);
        board.ignores_carcassonne = setup.rules.differs(HouseRule::CarcassonneIgnored);
        board.readings = Readings::from_rules(&setup.rules);
        board.ignores_inns = !setup.has(setup::INNS_CATHEDRALS);
        board.ignores =
            PerSymbol::from_fn(|symbol| symbol.needs().is_some_and(|set| !setup.has(set)));
        let mut game = Self {
            board,
            bag,
            people: People::new(&setup),
            expansions: Expansions::new(&setup),
            pad: (setup.record != Recording::Board)
                .then(|| pad::Pad::new(Limits::from_sets(&setup, &catalogue))),
            memory: Memory::new(&setup, &catalogue),
            course: Course::new(if orders.is_some() { Phase::Deal } else { Phase::Place }),
            orders,
            choices: Vec::new(),
            turn: Turn::new(1, Seat::FIRST),
            setup,
            catalogue,
        };
        if let Some(orders) = &mut game.orders {
            orders.begin_turn(Seat::FIRST);
        }
        let belongings = game.watched_belongings();
        game.memory.see_belongings(belongings);
        Ok(game)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// The reason of a refusal; the game is untouched then.
    pub fn play(&mut self, made: &Move) -> Result<Vec<Outcome>, Rejection> {
        self.allows(made)?;
        let outcomes = self.apply(made);
        self.settle();
        Ok(outcomes)
    }

    /// Shows the game as it would be after a move, and the outcomes of the move; then all is as
    /// before. The board is not copied, so the cost hardly grows with it.
    ///
    /// # Errors
    /// The reason of a refusal; nothing is shown then.
    pub fn try_out<T>(
        &mut self,
        made: &Move,
        look: impl FnOnce(&Self, &[Outcome]) -> T,
    ) -> Result<T, Rejection> {
        self.allows(made)?;
        let land = self.board.lift();
        let before = self.clone();
        self.board.lay(Land::on_trial(land));
        let outcomes = self.apply(made);
        self.settle();
        let seen = look(self, &outcomes);
        let land = self.board.lift();
        *self = before;
        self.board.lay(Land::taken_back(land));
        Ok(seen)
    }

    /// Checks every invariant.
    ///
    /// # Errors
    /// The first that does not hold.
    pub fn check(&self) -> Result<(), Defect> {
        check::invariants(self)
    }

    /// The setup that holds now: with the guests who have come, and the present house rules.
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The known tiles and cards, described tiles among them.
    pub const fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// The mirrored board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The state in which the table waits.
    pub const fn phase(&self) -> Phase {
        self.course.phase()
    }

    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.phase() == Phase::Finished
    }

    /// All seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players.len())
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.setup.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The player on turn; the last one when the game is over.
    pub const fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The number of the current turn, from 1.
    pub const fn turn(&self) -> u32 {
        self.turn.number
    }

    /// The number of copies left of a tile kind.
    pub fn copies_left(&self, tile: &str) -> u16 {
        self.catalogue.kind(tile).map_or(0, |kind| self.bag.copies(kind))
    }

    /// The tile kinds that are left, with their copies, in the order of the catalogue.
    pub fn tiles_left(&self) -> impl Iterator<Item = (&Arc<Tile>, u16)> {
        let kinds = self.catalogue.tiles().iter().zip(self.bag.kinds());
        kinds.filter(|(_, left)| *left > 0)
    }

    /// Whether a tile can be drawn now: while the river is laid, only its next tiles can.
    pub fn may_be_drawn(&self, tile: &Tile) -> bool {
        self.copies_left(tile.id.as_str()) > 0
            && sets::river::stage_now(self) == river::stage(tile)
            && !(tile.dragon && sets::dragon::sets_aside(self))
    }

    /// The tile kinds that can be drawn now, with their copies, in the order of the catalogue.
    pub fn tiles_to_draw(&self) -> impl Iterator<Item = (&Arc<Tile>, u16)> {
        let (stage, aside) = (sets::river::stage_now(self), sets::dragon::sets_aside(self));
        self.tiles_left()
            .filter(move |(tile, _)| river::stage(tile) == stage && !(tile.dragon && aside))
    }

    /// The number of tiles left to draw, those with a bag among them: fewer than the copies that
    /// may still come, where some went out unseen.
    pub fn count_left(&self) -> u32 {
        self.bag.count()
    }

    /// The number of tiles that left the game because they fit nowhere (R-BASE-4).
    pub const fn count_removed(&self) -> u16 {
        self.bag.removed()
    }

    /// The figures of a player off the board.
    pub fn supply(&self, seat: Seat) -> &Supply {
        self.people.supply(seat)
    }

    /// A player's points by source.
    pub fn tally(&self, seat: Seat) -> &Tally {
        self.people.tally(seat)
    }

    /// The features completed so far.
    pub const fn completed(&self) -> &CompletedCount {
        self.memory.completed()
    }

    /// The counts of tasks, as all know them.
    pub const fn past(&self) -> &Past {
        self.memory.past()
    }

    /// The King's Orders; `None` without them.
    pub const fn orders(&self) -> Option<&Orders> {
        self.orders.as_ref()
    }

    /// The choices that somebody must make before the game goes on, in turn order.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The way in which the game is recorded.
    pub fn recording(&self) -> Recording {
        self.setup.record
    }

    /// The players, clockwise.
    pub const fn company(&self) -> &Company {
        self.people.company()
    }
}

/// The tiles on the table before the first turn: the City of Carcassonne (R-CNT-1), the spring of a
/// river (R-RIV-2, 8), or else the start tile (R-BASE-1). The City's north-west tile lies at the
/// origin, and a spring beside its north-east corner, running away from it.
fn tiles_at_start(setup: &Setup, catalogue: &Catalogue) -> Vec<(Arc<Tile>, Position)> {
    let for_start = || catalogue.tiles().iter().filter(|tile| setup.lies_for_start(tile));
    let city = for_start().filter_map(|tile| {
        let grid = tile.grid?;
        Some((Arc::clone(tile), Position::new(i32::from(grid.col) - 1, i32::from(grid.row) - 1)))
    });
    let mut start: Vec<(Arc<Tile>, Position)> = city.collect();
    start.sort_by_key(|(_, at)| (at.y, at.x));
    let beside =
        start.iter().filter(|(_, at)| at.y == 0).map(|(_, at)| at.x + 1).max().unwrap_or(0);
    let spring = for_start().find(|tile| tile.grid.is_none());
    start.extend(spring.map(|tile| (Arc::clone(tile), Position::new(beside, 0))));
    if start.is_empty() {
        start.extend(setup.start_tile(catalogue).map(|tile| (Arc::clone(tile), Position::ORIGIN)));
    }
    start
}
