//! A table to play positions on: short words for moves, every invariant checked after each of them.
//!
//! `Table::of` plays the base game. `Table::workshop` adds King & Robber and a tile set of the
//! tests' own with plain tiles (`workshop-tube`, `workshop-road`, …), so that a city of seven takes
//! seven lines of nothing but city. Its ground is the row y = 1; cities and roads hang south from
//! it, column by column.

use std::collections::VecDeque;
use std::sync::Arc;

use content::bundled;
use journal::Journal;
use rules::card;
use rules::expansion::king_robber::Holding;
use rules::expansion::tower::Capture;
use rules::feature::Place;
use rules::feature::completion::Completion;
use rules::game::Phase;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Figure, Player};
use rules::scoring::{Score, Source};
use rules::setup::{Deck, Recording};
use rules::tile::{self, Segment};
use rules::{Catalogue, Game, Move, Outcome, Rejection, Seat, Setup};
use text::Words;

/// The tests' own tile set. Unturned, cities and roads run from north to south, and caps and road
/// ends open to the north.
pub const WORKSHOP: &str = r#"[
{"id": "workshop-field", "set": "workshop", "count": 90, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
 "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
{"id": "workshop-cap", "set": "workshop", "count": 60, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"},
 "cities": [{"edges": ["n"]}], "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}]},
{"id": "workshop-tube", "set": "workshop", "count": 60, "edges": {"n": "city", "e": "field", "s": "city", "w": "field"},
 "cities": [{"edges": ["n", "s"]}], "fields": [{"half_edges": ["e1", "e2"], "cities": [0]}, {"half_edges": ["w1", "w2"], "cities": [0]}]},
{"id": "workshop-flag", "set": "workshop", "count": 20, "edges": {"n": "city", "e": "field", "s": "city", "w": "field"},
 "cities": [{"edges": ["n", "s"], "pennants": 1}], "fields": [{"half_edges": ["e1", "e2"], "cities": [0]}, {"half_edges": ["w1", "w2"], "cities": [0]}]},
{"id": "workshop-road", "set": "workshop", "count": 60, "edges": {"n": "road", "e": "field", "s": "road", "w": "field"},
 "roads": [{"edges": ["n", "s"]}], "fields": [{"half_edges": ["n2", "e1", "e2", "s1"]}, {"half_edges": ["s2", "w1", "w2", "n1"]}]},
{"id": "workshop-end", "set": "workshop", "count": 40, "edges": {"n": "road", "e": "field", "s": "field", "w": "field"},
 "roads": [{"edges": ["n"]}], "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
{"id": "workshop-gate", "set": "workshop", "count": 20, "edges": {"n": "city", "e": "field", "s": "road", "w": "field"},
 "cities": [{"edges": ["n"]}], "roads": [{"edges": ["s"]}],
 "fields": [{"half_edges": ["e1", "e2", "s1"], "cities": [0]}, {"half_edges": ["s2", "w1", "w2"], "cities": [0]}],
 "wagon_links": [["city:0", "road:0"]]},
{"id": "workshop-branch", "set": "workshop", "count": 2, "edges": {"n": "field", "e": "road", "s": "road", "w": "road"},
 "roads": [{"edges": ["e", "s", "w"]}],
 "fields": [{"half_edges": ["n1", "n2", "e1", "w2"]}, {"half_edges": ["e2", "s1"]}, {"half_edges": ["s2", "w1"]}]}
]"#;

/// The tests' own cards: what the table's words for a small city and a field fulfil.
pub const WORKSHOP_CARDS: &str = r#"[
{"id": "workshop-two", "set": "workshop", "title": "Two", "text": "Complete a city of exactly 2 tiles.", "points": 3, "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 2}}}},
{"id": "workshop-lonely", "set": "workshop", "title": "Lonely", "text": "Place a farmer in a field that touches no city.", "points": 3, "farmer": true, "source": "house", "requirement": {"place-farmer": {"cities": {"exactly": 0}}}},
{"id": "workshop-bread", "set": "workshop", "title": "Bread", "text": "Place a farmer in a field that touches at least 1 complete city.", "points": 4, "farmer": true, "source": "house", "requirement": {"place-farmer": {"complete-cities": {"at-least": 1}}}},
{"id": "workshop-plough", "set": "workshop", "title": "Plough", "text": "Place a farmer while another of your farmers is on the board.", "points": 5, "farmer": true, "source": "house", "requirement": {"place-farmer": {"farmers": {"at-least": 2}}}}
]"#;

/// A place on the board, x east and y south.
pub type Spot = (i32, i32);

/// A game being played in a test.
#[derive(Debug, Clone)]
pub struct Table {
    journal: Journal,
}

impl Table {
    /// The base game.
    pub fn of(names: &[&str]) -> Self {
        Self::new(setup(names, &["base"]), bundled::catalogue())
    }

    /// The base game with King & Robber.
    pub fn with_king(names: &[&str]) -> Self {
        Self::new(setup(names, &["base", "king-robber"]), bundled::catalogue())
    }

    /// The base game with King & Robber and the tests' own tiles.
    pub fn workshop(names: &[&str]) -> Self {
        Self::new(setup(names, &["base", "king-robber", "workshop"]), workshop_catalogue())
    }

    /// The base game with the tests' own tiles and King's Orders: each player's three cards, then
    /// the pile, top first. All keep what they are dealt.
    pub fn with_hands(names: &[&str], hands: &[[&str; 3]], pile: &[&str]) -> Self {
        Self::with_rules(names, hands, pile, HouseRules::default())
    }

    /// A table with hands and house rules.
    pub fn with_rules(
        names: &[&str],
        hands: &[[&str; 3]],
        pile: &[&str],
        rules: HouseRules,
    ) -> Self {
        let mut setup = setup(names, &["base", "workshop"]);
        setup.rules = rules;
        Self::dealt(setup, hands, pile)
    }

    /// A table with hands and King & Robber.
    pub fn with_king_and_hands(names: &[&str], hands: &[[&str; 3]], pile: &[&str]) -> Self {
        Self::dealt(setup(names, &["base", "king-robber", "workshop"]), hands, pile)
    }

    /// A table with hands, any sets beside the base game, and the tests' own tiles.
    pub fn with_sets_and_hands(names: &[&str], sets: &[&str], hands: &[[&str; 3]]) -> Self {
        Self::with_sets_and_pile(names, sets, hands, &[])
    }

    /// A table with hands, such sets and a pile.
    pub fn with_sets_and_pile(
        names: &[&str],
        sets: &[&str],
        hands: &[[&str; 3]],
        pile: &[&str],
    ) -> Self {
        Self::dealt(setup(names, &[&["base", "workshop"], sets].concat()), hands, pile)
    }

    /// A game without orders with any sets beside the base game and the tests' own tiles.
    pub fn with_sets(names: &[&str], sets: &[&str]) -> Self {
        Self::new(setup(names, &[&["base", "workshop"], sets].concat()), workshop_catalogue())
    }

    /// A game kept on the scorepad, with orders.
    pub fn on_pad(names: &[&str], sets: &[&str], hands: &[[&str; 3]], pile: &[&str]) -> Self {
        let setup = setup(names, &[&["base", "workshop"], sets].concat());
        Self::dealt(Setup { record: Recording::Scorepad, ..setup }, hands, pile)
    }

    fn dealt(mut setup: Setup, hands: &[[&str; 3]], pile: &[&str]) -> Self {
        assert_eq!(setup.players.len(), hands.len(), "one hand a player");
        setup.orders = Some(order_ids(&hands.concat()).chain(order_ids(pile)).collect());
        let names: Vec<String> = setup.players.iter().map(|player| player.name.clone()).collect();
        let mut table = Self::new(setup, workshop_catalogue());
        for name in names {
            table.keep(&name, None);
        }
        table
    }

    /// Any other game.
    pub fn new(setup: Setup, catalogue: Arc<Catalogue>) -> Self {
        let journal = Journal::new(setup, catalogue).expect("a setup that can be played");
        journal.game().check().expect("a sound game");
        Self { journal }
    }

    // ---- moves ----

    /// Makes a move that must be accepted, and checks every invariant.
    #[track_caller]
    pub fn play(&mut self, made: Move) -> &mut Self {
        if let Err(rejection) = self.journal.play(made.clone()) {
            panic!("{made:?} is refused: {}", Words::english().rejection(&rejection, self.game()));
        }
        if let Err(fault) = self.game().check() {
            panic!("after {made:?} the game is unsound: {fault:?}");
        }
        self
    }

    /// Tries a move that must be refused and must leave everything as it was.
    #[track_caller]
    pub fn refuses(&mut self, made: &Move) -> Rejection {
        let before = self.journal.clone();
        match self.journal.play(made.clone()) {
            Ok(_) => panic!("{made:?} is accepted"),
            Err(rejection) => {
                assert_eq!(self.journal, before, "a refused move leaves the game untouched");
                rejection
            }
        }
    }

    /// Places a tile.
    #[track_caller]
    pub fn place(&mut self, tile: &str, at: Spot, degrees: u16) -> &mut Self {
        self.play(place(tile, at, degrees))
    }

    /// Deploys a follower to a segment of the tile just placed.
    #[track_caller]
    pub fn follower(&mut self, on: &str) -> &mut Self {
        self.play(deploy(on))
    }

    /// Deploys any figure to a segment of the tile just placed.
    #[track_caller]
    pub fn figure(&mut self, figure: Figure, on: &str) -> &mut Self {
        self.play(Move::Deploy { figure, on: segment(on), at: None })
    }

    /// Ends the turn.
    #[track_caller]
    pub fn end(&mut self) -> &mut Self {
        self.play(Move::EndTurn)
    }

    /// A whole turn of the player on turn: a tile and nothing else.
    #[track_caller]
    pub fn turn(&mut self, tile: &str, at: Spot, degrees: u16) -> &mut Self {
        self.place(tile, at, degrees).end()
    }

    /// A whole turn of the player on turn: a tile with a follower.
    #[track_caller]
    pub fn turn_with(&mut self, tile: &str, at: Spot, degrees: u16, on: &str) -> &mut Self {
        self.place(tile, at, degrees).follower(on).end()
    }

    /// A whole turn of that player; until then the others lay tiles that touch nothing
    /// ([`Table::pass`]).
    #[track_caller]
    pub fn lay(&mut self, name: &str, tile: &str, at: Spot, degrees: u16) -> &mut Self {
        self.until(name).turn(tile, at, degrees)
    }

    /// Plays a turn with a follower.
    #[track_caller]
    pub fn claim(&mut self, name: &str, tile: &str, at: Spot, degrees: u16, on: &str) -> &mut Self {
        self.until(name).turn_with(tile, at, degrees, on)
    }

    /// The others lay tiles that touch nothing until it is that player's turn; what is asked after
    /// a turn is left unanswered.
    #[track_caller]
    pub fn until(&mut self, name: &str) -> &mut Self {
        assert!(
            self.game().seats().any(|seat| self.game().name(seat) == name),
            "nobody is called {name}"
        );
        loop {
            match self.game().phase() {
                Phase::Place if self.active() == name => return self,
                Phase::Place => self.pass(),
                _ => self.end(),
            };
        }
    }

    /// One turn that touches nothing: plain field in the west of the workshop's ground row, or east
    /// of the City of Carcassonne, or, without the workshop, a road tile in a column that grows
    /// south from the start tile.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Self {
        if self.game().city().is_some() {
            let x = (4..).find(|x| self.is_free((*x, 1))).expect("a free place");
            return self.turn("workshop-field", (x, 1), 0);
        }
        if self.game().setup().has("workshop") {
            let x = (0..).map(|x| -x).find(|x| self.is_free((*x, 1))).expect("a free place");
            return self.turn("workshop-field", (x, 1), 0);
        }
        let y = (1..).find(|y| self.is_free((0, *y))).expect("a free place");
        let tile = ["base-road-straight", "base-monastery"]
            .into_iter()
            .find(|tile| self.game().copies_left(tile) > 0);
        self.turn(tile.expect("a tile to pass with"), (0, y), 0)
    }

    /// The workshop's ground: plain field from the start tile's south to column `x` of row 1, laid
    /// by whoever is on turn.
    #[track_caller]
    pub fn ground(&mut self, x: i32) -> &mut Self {
        for x in 0..=x {
            self.field((x, 1));
        }
        self
    }

    /// Plain field down a column of the workshop, from the ground row to row `y`, for tiles beside
    /// it to hold on to.
    #[track_caller]
    pub fn column(&mut self, x: i32, y: i32) -> &mut Self {
        self.ground(x);
        for y in 2..=y {
            self.field((x, y));
        }
        self
    }

    /// Plain field, unless something lies there already.
    #[track_caller]
    pub fn field(&mut self, at: Spot) -> &mut Self {
        if self.is_free(at) { self.turn("workshop-field", at, 0) } else { self }
    }

    /// A city of `size` tiles down column `x` of the workshop, from row 2 on, without its last
    /// tile: that goes to `(x, 1 + size)` and is a cap, unturned. Nobody claims it.
    #[track_caller]
    pub fn open_city(&mut self, x: i32, size: i32) -> &mut Self {
        self.ground(x);
        self.turn("workshop-cap", (x, 2), 180);
        for row in 3..=size {
            self.turn("workshop-tube", (x, row), 0);
        }
        self
    }

    /// A city of `size` tiles down column `x` of the workshop that `name` completes. Nobody claims
    /// it.
    #[track_caller]
    pub fn city(&mut self, name: &str, x: i32, size: i32) -> &mut Self {
        self.open_city(x, size).lay(name, "workshop-cap", (x, 1 + size), 0)
    }

    /// A road of `size` tiles down column `x` of the workshop, from row 2 on, without its last
    /// tile: that goes to `(x, 1 + size)` and is a road end, unturned. Nobody claims it.
    #[track_caller]
    pub fn open_road(&mut self, x: i32, size: i32) -> &mut Self {
        self.ground(x);
        self.turn("workshop-end", (x, 2), 180);
        for row in 3..=size {
            self.turn("workshop-road", (x, row), 0);
        }
        self
    }

    /// A road of `size` tiles down column `x` of the workshop that `name` completes. Nobody claims
    /// it.
    #[track_caller]
    pub fn road(&mut self, name: &str, x: i32, size: i32) -> &mut Self {
        self.open_road(x, size).lay(name, "workshop-end", (x, 1 + size), 0)
    }

    /// Keeps the dealt orders, or returns one of them.
    #[track_caller]
    pub fn keep(&mut self, name: &str, returned: Option<&str>) -> &mut Self {
        let player = self.seat(name);
        self.play(Move::KeepOrders { player, returned: returned.map(card::Id::from) })
    }

    /// Draws the top order.
    #[track_caller]
    pub fn draw(&mut self) -> &mut Self {
        self.play(Move::DrawOrder { card: None })
    }

    /// Discards orders.
    #[track_caller]
    pub fn discard(&mut self, cards: &[&str]) -> &mut Self {
        self.play(discard(cards))
    }

    /// Chooses which of several fitting orders is fulfilled.
    #[track_caller]
    pub fn choose(&mut self, name: &str, order: &str) -> &mut Self {
        let player = self.seat(name);
        self.play(Move::FulfilOrder { player, card: order.into() })
    }

    /// Gives points by hand.
    #[track_caller]
    pub fn adjust(&mut self, name: &str, points: i32) -> &mut Self {
        let player = self.seat(name);
        self.play(Move::Adjust { player, points, reason: "for the test".to_owned(), source: None })
    }

    /// Ends the game before the last tile.
    #[track_caller]
    pub fn end_game(&mut self) -> &mut Self {
        self.play(Move::EndGame)
    }

    // ---- what is so now ----

    pub fn game(&self) -> &Game {
        self.journal.game()
    }

    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    pub fn journal_mut(&mut self) -> &mut Journal {
        &mut self.journal
    }

    #[track_caller]
    pub fn seat(&self, name: &str) -> Seat {
        let mut seats = self.game().seats();
        seats
            .find(|seat| self.game().name(*seat) == name)
            .unwrap_or_else(|| panic!("nobody is called {name}"))
    }

    /// Whose turn it is.
    pub fn active(&self) -> &str {
        self.game().name(self.game().active())
    }

    /// A player's points.
    #[track_caller]
    pub fn points(&self, name: &str) -> i32 {
        self.game().tally(self.seat(name)).total()
    }

    /// All players' points, in turn order.
    pub fn all_points(&self) -> Vec<i32> {
        self.game().seats().map(|seat| self.game().tally(seat).total()).collect()
    }

    /// A player's points from one source.
    #[track_caller]
    pub fn from(&self, name: &str, source: Source) -> i32 {
        self.game().tally(self.seat(name)).points(source)
    }

    /// A player's followers off the board.
    #[track_caller]
    pub fn supply(&self, name: &str) -> u8 {
        self.game().supply(self.seat(name)).followers()
    }

    /// A player's secret orders.
    #[track_caller]
    pub fn hand(&self, name: &str) -> Vec<String> {
        ids(&self.game().orders().expect("orders").hand(self.seat(name)).held)
    }

    /// A player's fulfilled orders.
    #[track_caller]
    pub fn fulfilled(&self, name: &str) -> Vec<String> {
        ids(&self.game().orders().expect("orders").hand(self.seat(name)).fulfilled)
    }

    /// A player's discarded orders.
    #[track_caller]
    pub fn discarded(&self, name: &str) -> Vec<String> {
        ids(&self.game().orders().expect("orders").hand(self.seat(name)).discarded)
    }

    /// The pile, top first.
    pub fn pile(&self) -> Vec<String> {
        let pile: &VecDeque<_> = self.game().orders().expect("orders").pile();
        pile.iter().map(|card| card.id.to_string()).collect()
    }

    /// The King: who holds it, and the size to beat.
    pub fn king(&self) -> (Option<&str>, u32) {
        self.holding(&self.game().titles().expect("King & Robber").king)
    }

    /// The Robber: who holds it, and the size to beat.
    pub fn robber(&self) -> (Option<&str>, u32) {
        self.holding(&self.game().titles().expect("King & Robber").robber)
    }

    fn holding(&self, holding: &Holding) -> (Option<&str>, u32) {
        (holding.holder.map(|seat| self.game().name(seat)), holding.size)
    }

    /// The outcomes of the last move.
    pub fn last(&self) -> &[Outcome] {
        self.journal.entries().last().map_or(&[], |entry| &entry.outcomes)
    }

    /// The features that the last move completed.
    pub fn completed(&self) -> Vec<&Completion> {
        let outcomes = self.last().iter();
        outcomes
            .filter_map(|outcome| {
                if let Outcome::Completed(completion) = outcome { Some(completion) } else { None }
            })
            .collect()
    }

    /// The scores of the last move.
    pub fn scored(&self) -> Vec<&Score> {
        let outcomes = self.last().iter();
        outcomes
            .filter_map(
                |outcome| if let Outcome::Scored(score) = outcome { Some(score) } else { None },
            )
            .collect()
    }

    /// The size of the feature that a segment belongs to.
    #[track_caller]
    pub fn size(&self, at: Spot, on: &str) -> u32 {
        let place = Place { at: spot(at), segment: segment(on) };
        let board = self.game().board();
        board.record(board.feature(place).expect("such a segment")).tiles
    }

    /// Whether nothing lies at a place.
    pub fn is_free(&self, at: Spot) -> bool {
        self.game().board().tile(spot(at)).is_none()
    }
}

/// All that the forty ask for.
pub const FORTY_SETS: [&str; 8] = [
    "base",
    "inns-cathedrals",
    "traders-builders",
    "princess-dragon",
    "tower",
    "shrines",
    "gold-mines",
    "catapult",
];

/// A setup with players of those names, without orders.
pub fn setup(names: &[&str], sets: &[&str]) -> Setup {
    let players = names.iter().zip(Colour::ALL);
    Setup {
        players: players
            .map(|(name, colour)| Player { name: (*name).to_owned(), colour })
            .collect(),
        sets: sets.iter().map(|set| (*set).to_owned()).collect(),
        gardens: None,
        orders: None,
        cards: Vec::new(),
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    }
}

/// The bundled content with the tests' own tiles and cards.
pub fn workshop_catalogue() -> Arc<Catalogue> {
    static CATALOGUE: std::sync::OnceLock<Arc<Catalogue>> = std::sync::OnceLock::new();
    let read = || {
        let own = |text: &str| ("workshop.json".to_owned(), text.to_owned());
        let (catalogue, faults) = bundled::with_own(&[own(WORKSHOP)], &[own(WORKSHOP_CARDS)]);
        assert_eq!(faults, []);
        Arc::new(catalogue)
    };
    Arc::clone(CATALOGUE.get_or_init(read))
}

pub fn seat(index: u8) -> Seat {
    Seat::try_from(index).expect("a seat from 0 to 5")
}

pub const fn spot((x, y): Spot) -> Position {
    Position::new(x, y)
}

#[track_caller]
pub fn rotation(degrees: u16) -> Rotation {
    Rotation::try_from(degrees).expect("0, 90, 180 or 270")
}

#[track_caller]
pub fn segment(name: &str) -> Segment {
    Segment::try_from(name.to_owned()).expect("a segment")
}

#[track_caller]
pub fn place(tile: &str, at: Spot, degrees: u16) -> Move {
    Move::Place { tile: tile.into(), at: spot(at), rotation: rotation(degrees) }
}

#[track_caller]
pub fn deploy(on: &str) -> Move {
    Move::Deploy { figure: Figure::Follower, on: segment(on), at: None }
}

/// The tower just raised takes a follower of that player.
#[track_caller]
pub fn capture(player: u8, at: Spot, on: &str) -> Move {
    Move::Capture(Capture {
        player: seat(player),
        figure: Figure::Follower,
        at: spot(at),
        on: Some(segment(on)),
        exchange: None,
    })
}

pub fn remove(tile: &str) -> Move {
    Move::RemoveTile { tile: tile::Id::from(tile) }
}

pub fn discard(cards: &[&str]) -> Move {
    Move::DiscardOrders { cards: order_ids(cards).collect() }
}

pub fn order_ids(ids: &[&str]) -> impl Iterator<Item = card::Id> {
    ids.iter().map(|id| card::Id::from(*id))
}

/// The points of orders, all together: tests of the rules hold whatever the deck pays.
pub fn worth(orders: &[&str]) -> i32 {
    orders.iter().map(|id| workshop_catalogue().card(id).expect("an order").points).sum()
}

fn ids(cards: &[Arc<card::Card>]) -> Vec<String> {
    cards.iter().map(|card| card.id.to_string()).collect()
}
