//! The game: the moves that are possible now, and their effects. All of it follows from the setup
//! and the moves.

mod apply;
mod check;
mod course;
mod expansion;
mod fields;
mod figures;
mod finish;
mod legal;
mod likely;
mod moves;
mod older_parts;
mod pad;
pub mod prospect;
pub mod question;
mod refuse;
mod score;
mod table;
mod turn;

pub use check::Defect;
use course::Course;
pub use course::Step;
use expansion::Expansions;
use turn::Turn;

use std::borrow::Cow;
use std::sync::Arc;

use super::board::{Board, Land};
use super::card;
use super::card::occasion::Belongings;
use super::card::past::Past;
use super::catalogue::Catalogue;
use super::expansion::river;
use super::feature::{Kind, Readings};
use super::geometry::Position;
use super::house_rule::HouseRule;
use super::moves::Move;
use super::orders::hand::Orders;
use super::orders::owned::Owned;
use super::outcome::Outcome;
use super::player::{PerSeat, Seat, Supply};
use super::rejection::Rejection;
use super::scorepad::Limits;
use super::scoring::Source;
use super::setup::{self, Recording, Setup};
use super::table::Company;
use super::tile::Tile;

/// The state in which the table waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Players decide on the dealt orders (R-KO-3, 4).
    Deal,
    /// The player on turn may discard and draw orders, then places a tile (R-TURN-1).
    Place,
    /// The tile lies, and a figure may be deployed (R-BASE-2).
    Deploy {
        /// The place of the tile.
        at: Position,
        /// Whether a figure was deployed.
        deployed: bool,
    },
    /// A step of the turn asks something.
    Asking(Step),
    /// The turn is scored and goes on, but somebody must choose an order first.
    Scored,
    /// On the scorepad: the remains on the table are written down and scored (R-BASE-14).
    Remains,
    /// The game is over.
    Finished,
}

/// Orders among which their owner must choose one (R-KO-12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The player who must choose.
    pub seat: Seat,
    /// The cards that fit, two or more.
    pub cards: Vec<card::Id>,
}

/// A player's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    points: [i32; Source::ALL.len()],
    /// The sources that have brought or cost points, whatever they come to together.
    paid: [bool; Source::ALL.len()],
}

impl Tally {
    /// Points from one source.
    pub const fn points(&self, source: Source) -> i32 {
        self.points[source as usize]
    }

    /// Whether anything was won or lost by one source, be the sum 0.
    pub const fn has(&self, source: Source) -> bool {
        self.paid[source as usize]
    }

    /// The sum of all points, which may be negative (R-KO-37).
    pub fn total(&self) -> i32 {
        self.points.iter().copied().fold(0, i32::saturating_add)
    }

    /// Takes what one source has brought in another tally.
    pub(crate) const fn take(&mut self, source: Source, other: Self) {
        self.points[source as usize] = other.points(source);
        self.paid[source as usize] = other.has(source);
    }

    pub(crate) fn add(&mut self, source: Source, points: i32) {
        let sum = &mut self.points[source as usize];
        *sum = sum.saturating_add(points);
        self.paid[source as usize] |= points != 0;
    }
}

/// The number of completed features of each kind, whoever completed them (R-KR-8, 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names say all")]
pub struct CompletedCount {
    pub cities: u32,
    pub roads: u32,
    pub monasteries: u32,
    pub shrines: u32,
    pub gardens: u32,
}

impl CompletedCount {
    const fn add(&mut self, kind: Kind) {
        match kind {
            Kind::City => self.cities += 1,
            Kind::Road => self.roads += 1,
            Kind::MONASTERY => self.monasteries += 1,
            Kind::SHRINE => self.shrines += 1,
            Kind::GARDEN => self.gardens += 1,
            Kind::Field => {}
        }
    }
}

/// One game at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Arc<Setup>,
    catalogue: Arc<Catalogue>,
    board: Board,
    /// The copies left of each tile kind, in the order of the catalogue.
    left: Vec<u16>,
    /// The number of tiles that left the game (R-BASE-4).
    removed: u16,
    /// The tiles on the board that never were in the bag: of other sets, and described ones.
    extra: u16,
    /// The tiles on the board of whose kind none was left: as many others are no longer in the bag.
    owed: u16,
    company: Company,
    supplies: PerSeat<Supply>,
    tallies: PerSeat<Tally>,
    expansions: Expansions,
    /// The memory of the scorepad; `None` if the board is mirrored.
    pad: Option<pad::Pad>,
    completed: CompletedCount,
    /// The counts of tasks.
    past: Past,
    /// Who has which feature, if an order of the deck is lost by its being taken over.
    owned: Option<Owned>,
    orders: Option<Orders>,
    choices: Vec<Choice>,
    /// Everybody's possessions when they were judged last; `None` if no card asks for it (R-KO-48).
    belongings: Option<Box<PerSeat<Belongings>>>,
    /// The completed features, if a house rule asks for them (A5, A35).
    older_parts: Vec<older_parts::OlderPart>,
    turn: Turn,
    phase: Phase,
    course: Course,
    /// The players whose score track was read at the end, where nothing but orders is recorded.
    read: PerSeat<bool>,
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
        let placed =
            |tile: &Tile| start.iter().filter(|(other, _)| other.id == tile.id).count() as u16;
        let copies = setup.copies(&catalogue).into_iter().zip(catalogue.tiles());
        let left = copies.map(|(count, tile)| count.saturating_sub(placed(tile))).collect();
        let orders = Orders::deal(&setup, &catalogue);
        let mut board = Board::new(start);
        board.ignores_carcassonne = setup.rules.differs(HouseRule::CarcassonneIgnored);
        board.readings = Readings::from_rules(&setup.rules);
        board.ignores_inns = !setup.has(setup::INNS_CATHEDRALS);
        let mut game = Self {
            board,
            left,
            removed: 0,
            extra: 0,
            owed: 0,
            company: Company::new(setup.players.len()),
            supplies: PerSeat::from_fn(|_| Supply::at_start(|figure| setup.at_start(figure))),
            tallies: PerSeat::default(),
            expansions: Expansions::new(&setup),
            pad: (setup.record != Recording::Board)
                .then(|| pad::Pad::new(Limits::from_sets(&setup, &catalogue))),
            completed: CompletedCount::default(),
            past: Past::default(),
            owned: Owned::for_deck(&setup, &catalogue),
            phase: if orders.is_some() { Phase::Deal } else { Phase::Place },
            orders,
            choices: Vec::new(),
            belongings: None,
            older_parts: Vec::new(),
            turn: Turn::new(1, Seat::FIRST),
            course: Course::START,
            read: PerSeat::default(),
            setup,
            catalogue,
        };
        if let Some(orders) = &mut game.orders {
            orders.begin_turn(Seat::FIRST);
        }
        game.belongings = game.watched_belongings();
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
        self.phase
    }

    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Finished
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
        self.catalogue.kind(tile).and_then(|kind| self.left.get(kind)).copied().unwrap_or(0)
    }

    /// The tile kinds that are left, with their copies, in the order of the catalogue.
    pub fn tiles_left(&self) -> impl Iterator<Item = (&Arc<Tile>, u16)> {
        let kinds = self.catalogue.tiles().iter().zip(self.left.iter().copied());
        kinds.filter(|(_, left)| *left > 0)
    }

    /// Whether a tile can be drawn now: while the river is laid, only its next tiles can.
    pub fn may_be_drawn(&self, tile: &Tile) -> bool {
        self.copies_left(tile.id.as_str()) > 0
            && self.river_stage() == river::stage(tile)
            && !(tile.dragon && self.sets_dragons_aside())
    }

    /// The tile kinds that can be drawn now, with their copies, in the order of the catalogue.
    pub fn tiles_to_draw(&self) -> impl Iterator<Item = (&Arc<Tile>, u16)> {
        let (stage, aside) = (self.river_stage(), self.sets_dragons_aside());
        self.tiles_left()
            .filter(move |(tile, _)| river::stage(tile) == stage && !(tile.dragon && aside))
    }

    /// The number of tiles left to draw, those with a bag among them.
    pub fn count_left(&self) -> u32 {
        let left = self.left.iter().map(|left| u32::from(*left)).fold(0, u32::saturating_add);
        left.saturating_sub(u32::from(self.owed)).saturating_add(u32::from(self.bags_left()))
    }

    /// The number of tiles that left the game because they fit nowhere (R-BASE-4).
    pub const fn count_removed(&self) -> u16 {
        self.removed
    }

    /// The figures of a player off the board.
    pub fn supply(&self, seat: Seat) -> &Supply {
        &self.supplies[seat]
    }

    /// A player's points by source.
    pub fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat]
    }

    /// The features completed so far.
    pub const fn completed(&self) -> &CompletedCount {
        &self.completed
    }

    /// The counts of tasks, as all know them.
    pub const fn past(&self) -> &Past {
        &self.past
    }

    /// The King's Orders; `None` without them.
    pub const fn orders(&self) -> Option<&Orders> {
        self.orders.as_ref()
    }

    /// The choices that somebody must make before the game goes on, in turn order.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
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
