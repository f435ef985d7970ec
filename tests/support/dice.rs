//! Chance that comes out the same in every run, and random legal games.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use content::bundled;
use journal::Journal;
use rules::game::{Phase, legal, sets};
use rules::geometry::{Position, Rotation, Side};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::setup::Deck;
use rules::throw::{Distance, Hit, Throw, Token};
use rules::tile::described::Described;
use rules::tile::{self, Edge, Edges, Road, Tile};
use rules::{Game, Move, Seat, Setup};
use simulation::{self, deal};

use crate::table::setup;

/// The dice of the simulation, where there always is something to pick.
#[derive(Debug, Clone)]
pub struct Dice(simulation::Dice);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(simulation::Dice::new(seed))
    }

    #[allow(clippy::should_implement_trait, reason = "dice never end")]
    pub fn next(&mut self) -> u64 {
        self.0.number()
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        self.0.pick(all).expect("something to pick")
    }
}

impl Deref for Dice {
    type Target = simulation::Dice;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Dice {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The sets of random games: nearly each expansion alone, and all together.
const SETS: [&[&str]; 17] = [
    &["base"],
    &["base", "king-robber"],
    &["base", "shrines", "shrines-extra"],
    &["base", "river-1"],
    &["base", "river-2"],
    &["base", "king-robber", "shrines", "shrines-extra", "river-2"],
    &["base", "king-robber", "shrines"],
    &["base", "count"],
    &["base", "king-robber", "shrines", "count", "river-2"],
    &["base", "inns-cathedrals", "siege-cathars"],
    &["base", "traders-builders", "siege-besiegers"],
    &["base", "princess-dragon"],
    &["base", "tower", "catapult"],
    &["base", "abbey-mayor", "hills-sheep"],
    &["base", "abbey-mayor", "traders-builders", "count", "shrines"],
    WITHOUT_TRACK,
    &EVERYTHING,
];

/// The sets of Big Box 6 or 7, as the setup takes them (`app/screen/setup/boxes.rs`).
pub const BIG_BOX: [&str; 12] = [
    "base",
    "river-1",
    "abbot",
    "inns-cathedrals",
    "traders-builders",
    "gold-mines",
    "mage-witch",
    "crop-circles",
    "flying-machines",
    "ferries",
    "messages",
    "robbers",
];

/// Every set that goes with the others, the second river.
pub const EVERYTHING: [&str; 25] = [
    "base",
    "king-robber",
    "shrines",
    "shrines-extra",
    "count",
    "river-2",
    "inns-cathedrals",
    "traders-builders",
    "princess-dragon",
    "tower",
    "abbey-mayor",
    "catapult",
    "siege-cathars",
    "siege-besiegers",
    "gold-mines",
    "mage-witch",
    "crop-circles",
    "crop-circles-1",
    "flying-machines",
    "ferries",
    "hills-sheep",
    "phantom",
    "abbot",
    "messages",
    "robbers",
];

/// Those without a score track that asks which figure walks: the scorepad writes all of them down.
pub const WITHOUT_TRACK: &[&str] = EVERYTHING.split_at(23).0;

/// Whether the random setup of a seed has such a score track.
pub const fn has_track(seed: u64) -> bool {
    seed % 17 == 16
}

/// The setup of a random game: any number of players, every mix of sets, mostly with orders.
pub fn random_setup(seed: u64, dice: &mut Dice) -> Setup {
    let names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"];
    let players = 2 + (seed % 5) as usize;
    let mut setup = setup(&names[..players], SETS[(seed % 17) as usize]);
    if !seed.is_multiple_of(3) {
        shuffle_orders(&mut setup, dice);
    }
    if seed % 7 == 2 {
        setup.deck = Deck::Printed;
    }
    setup
}

/// Puts the orders of the sets in play into the setup, shuffled.
pub fn shuffle_orders(setup: &mut Setup, dice: &mut Dice) {
    setup.orders = Some(deal::shuffled(setup, &bundled::catalogue(), dice));
}

/// One of the legal moves: a drawn tile at any of its places, a follower every other time, orders
/// most of the time.
pub fn random_move(game: &Game, dice: &mut Dice) -> Move {
    if game.phase() == Phase::Place && game.choices().is_empty() && game.count_left() > 0 {
        return random_turn_start(game, dice);
    }
    let legal = game.legal_moves();
    if matches!(game.phase(), Phase::Deploy { .. })
        && game.choices().is_empty()
        && dice.one_in(3)
        && legal.contains(&Move::EndTurn)
    {
        return Move::EndTurn;
    }
    match sets::fair::thrower(game) {
        Some(player) if game.choices().is_empty() => random_throw(game, player, dice),
        _ => dice.pick(&legal).clone(),
    }
}

/// Any result that the token allows.
fn random_throw(game: &Game, player: Seat, dice: &mut Dice) -> Move {
    let mut throw = Throw::by(player);
    let figures = game.board().figures().iter().filter(|deployed| deployed.figure.is_follower());
    let standing: Vec<Hit> = figures
        .map(|deployed| Hit {
            player: deployed.seat,
            figure: deployed.figure,
            at: Some(deployed.place.at),
            on: Some(deployed.place.segment),
        })
        .collect();
    match game.fair().and_then(|round| round.token) {
        Some(Token::Target) if !dice.one_in(5) => {
            throw.distance = Distance::from_millimetres(dice.below(3000) as f64 / 10.0);
            throw.off_tiles = dice.one_in(6);
        }
        Some(Token::Catch) => {
            throw.caught = dice.one_in(2);
            throw.short = !throw.caught && dice.one_in(3);
        }
        Some(Token::KnockOut) if !standing.is_empty() => throw.hits = vec![*dice.pick(&standing)],
        Some(Token::Seduction) if !standing.is_empty() => {
            let swap = *dice.pick(&standing);
            let with = Figure::ALL.into_iter().find(|figure| {
                figure.is_follower()
                    && swap.on.is_some_and(|on| figure.may_stand_on(on.into()))
                    && game.supply(player).count(*figure) > 0
            });
            throw.swap = with.map(|_| swap);
            throw.with = with;
        }
        _ => {}
    }
    Move::Throw(throw)
}

fn random_turn_start(game: &Game, dice: &mut Dice) -> Move {
    let orders: Vec<Move> = if game.orders().is_some() || game.setup().sets.len() > 2 {
        game.legal_moves().into_iter().filter(is_for_the_start).collect()
    } else {
        Vec::new()
    };
    if !orders.is_empty() && !dice.one_in(4) {
        return dice.pick(&orders).clone();
    }
    if game.bags_left() > 0 && (legal::count_to_draw(game) == 0 || dice.one_in(9)) {
        return random_bag(game, dice);
    }
    let tile = &draw(game, dice);
    let placements = game.board().placements(tile);
    if placements.is_empty() {
        return Move::RemoveTile { tile: tile.id.clone() };
    }
    // Of a few places the one with most neighbours, so that more is completed.
    let neighbours = |at: Position| {
        at.neighbours().into_iter().filter(|at| game.board().tile(*at).is_some()).count()
    };
    let some = (0..8).map(|_| *dice.pick(&placements));
    let (at, rotation) = some.max_by_key(|(at, _)| neighbours(*at)).expect("eight places");
    Move::Place { tile: tile.id.clone(), at, rotation }
}

/// A tile with a bag: described by the first who draws one.
pub fn random_bag(game: &Game, dice: &mut Dice) -> Move {
    let tile: tile::Id = "own-bag".into();
    if game.catalogue().tile(tile.as_str()).is_none() {
        let straight = Road::reaching(vec![Side::North, Side::South]);
        return Move::DescribeTile(Box::new(Described {
            tile,
            edges: Edges { n: Edge::Road, e: Edge::Field, s: Edge::Road, w: Edge::Field },
            cities: Vec::new(),
            roads: vec![straight],
            monastery: false,
            bag: true,
        }));
    }
    let described = game.catalogue().tile(tile.as_str()).expect("a described tile");
    let mut places = game.board().placements(described);
    if places.is_empty() {
        places = game.board().open_places().map(|(at, _)| (at, Rotation::ALL[0])).collect();
    }
    let (at, rotation) = *dice.pick(&places);
    Move::PlaceAnyway { tile, at, rotation }
}

/// A drawn tile: each copy is as likely.
pub fn draw(game: &Game, dice: &mut Dice) -> Arc<Tile> {
    simulation::draw::tile(game, dice).expect("a tile is left")
}

fn is_for_the_start(made: &Move) -> bool {
    matches!(
        made,
        Move::DrawOrder { .. }
            | Move::DiscardOrders { .. }
            | Move::PlaceAbbey { .. }
            | Move::Ransom { .. }
            | Move::Escape(_)
    )
}

/// A random game to its end; `look` sees it after every move.
pub fn random_game(seed: u64, look: impl FnMut(&Journal, &mut Dice)) -> Journal {
    let mut dice = Dice::new(seed);
    let setup = random_setup(seed, &mut dice);
    play_out(setup, seed, dice, look)
}

/// A random game with any house rules that its sets know, otherwise as [`random_game`].
pub fn random_game_of_the_house(seed: u64, look: impl FnMut(&Journal, &mut Dice)) -> Journal {
    let mut dice = Dice::new(seed);
    let mut setup = random_setup(seed, &mut dice);
    let with_orders = setup.orders.is_some();
    for switch in
        HouseRule::ALL.into_iter().filter(|switch| switch.concerns(&setup.sets, with_orders))
    {
        setup.rules.choose(switch, dice.below(switch.answers().len()));
    }
    if with_orders {
        shuffle_orders(&mut setup, &mut dice);
    }
    play_out(setup, seed, dice, look)
}

fn play_out(
    setup: Setup,
    seed: u64,
    mut dice: Dice,
    mut look: impl FnMut(&Journal, &mut Dice),
) -> Journal {
    let mut journal =
        Journal::new(setup, bundled::catalogue()).expect("a setup that can be played");
    while !journal.game().is_finished() {
        let made = random_move(journal.game(), &mut dice);
        if let Err(rejection) = journal.play(made.clone()) {
            panic!("seed {seed}: the legal move {made:?} is refused: {rejection:?}");
        }
        look(&journal, &mut dice);
    }
    journal
}
