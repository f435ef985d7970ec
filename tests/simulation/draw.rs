//! The worth of a drawn order, found by playing games on twice from the start of the same turn, once
//! with a draw and once without; after it that player draws no more in
//! either, and both games get the same tiles.

use rules::card::Card;
use rules::card::task::Requirement;
use rules::{Game, Move, Seat};
use simulation::Dice;
use simulation::draw::{may_draw, wants_to_draw};
use simulation::player::{self, Conditions};

/// The parts into which a game is cut, by tiles.
pub const THIRDS: [&str; 3] = ["first", "second", "last"];

/// A moment at which a player could draw.
#[derive(Debug, Clone)]
pub struct Chance {
    game: Game,
    third: usize,
}

/// One chance of each third of a game, each of them as likely.
#[derive(Debug, Default)]
pub struct Chances {
    kept: [Option<Chance>; 3],
    seen: [usize; 3],
}

impl Chances {
    /// Looks at a game before a move; `tiles` were to be placed at the start.
    pub fn look(&mut self, game: &Game, tiles: u32, dice: &mut Dice) {
        if !may_draw(game) {
            return;
        }
        let third = third(game, tiles);
        self.seen[third] += 1;
        if dice.one_in(self.seen[third]) {
            self.kept[third] = Some(Chance { game: game.clone(), third });
        }
    }

    /// Tries out a draw at each of the kept chances, and adds its gains.
    pub fn try_out(self, conditions: Conditions, worth: &mut [Worth; 3]) {
        for chance in self.kept.into_iter().flatten() {
            worth[chance.third].add(&chance.game, conditions);
        }
    }
}

fn third(game: &Game, tiles: u32) -> usize {
    (3 * (tiles - game.count_left()) / tiles.max(1)).min(2) as usize
}

/// The gains of draws in one third of the games.
#[derive(Debug, Default)]
pub struct Worth {
    draws: u32,
    wanted: u32,
    fulfilled: u32,
    /// Points of the drawn orders, less 10 for each that was not fulfilled.
    own: Sum,
    /// The points that the player had more at the end than without the draw.
    gain: Sum,
    /// Both sums where the player would have chosen to draw.
    chosen: Sum,
    own_chosen: Sum,
}

impl Worth {
    fn add(&mut self, game: &Game, conditions: Conditions) {
        let seat = game.active();
        let conditions = Conditions { abstains: Some(seat), ..conditions };
        let mut drawn = game.clone();
        drawn.play(&Move::DrawOrder { card: None }).expect("a draw that is allowed");
        let card = drawn
            .orders()
            .and_then(|orders| orders.hand(seat).held.last())
            .expect("a drawn order")
            .clone();
        let ends = [drawn, game.clone()].map(|mut game| {
            play_on(&mut game, conditions);
            game
        });
        let [with, without] = ends.each_ref().map(|game| game.tally(seat).total());
        let own = points(&ends[0], seat, &card);
        let wants = wants_to_draw(game, conditions.tiles);
        self.draws += 1;
        self.wanted += u32::from(wants);
        self.fulfilled += u32::from(own > 0);
        self.own.add(own);
        self.gain.add(with - without);
        if wants {
            self.chosen.add(with - without);
            self.own_chosen.add(own);
        }
    }

    /// Takes in what another thread has found.
    pub fn merge(&mut self, other: &Self) {
        self.draws += other.draws;
        self.wanted += other.wanted;
        self.fulfilled += other.fulfilled;
        self.own.merge(&other.own);
        self.gain.merge(&other.gain);
        self.chosen.merge(&other.chosen);
        self.own_chosen.merge(&other.own_chosen);
    }

    /// A line of the table.
    pub fn line(&self) -> String {
        let percent = |part: u32| 100 * part / self.draws.max(1);
        let (draws, wanted, fulfilled) =
            (self.draws, percent(self.wanted), percent(self.fulfilled));
        let [own, gain, chosen, own_chosen] =
            [&self.own, &self.gain, &self.chosen, &self.own_chosen].map(Sum::mean);
        let [error, chosen_error] = [&self.gain, &self.chosen].map(Sum::error);
        format!(
            "{draws:>6} {wanted:>6}% {fulfilled:>9}% {own:>+7.2} {own_chosen:>+7.2} {gain:>+7.2} ±{error:<4.2} {chosen:>+7.2} ±{chosen_error:<4.2}"
        )
    }
}

/// The points of an order, −10 in hand at the end (R-KO-34), the dragon card ±10 (R-KO-29, 32).
fn points(game: &Game, seat: Seat, card: &Card) -> i32 {
    let hand = game.orders().expect("a game with orders").hand(seat);
    let held = hand.held.iter().any(|other| other.id == card.id);
    match card.requirement {
        Requirement::AvoidDragon(_) if held => card.points,
        Requirement::AvoidDragon(_) => -card.points,
        _ if hand.fulfilled.iter().any(|other| other.id == card.id) => card.points,
        _ if held => -10,
        _ => 0,
    }
}

/// Plays a game to its end.
fn play_on(game: &mut Game, conditions: Conditions) {
    let mut dice = Dice::new(conditions.deal);
    while !game.is_finished() {
        for made in player::moves(game, conditions, &mut dice) {
            game.play(&made).unwrap_or_else(|why| panic!("{made:?}: {why:?}"));
        }
    }
}

/// Many numbers.
#[derive(Debug, Default)]
struct Sum {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, number: i32) {
        self.count += 1.0;
        self.sum += f64::from(number);
        self.squares += f64::from(number * number);
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        ((self.squares / self.count.max(1.0) - self.mean().powi(2)) / self.count.max(1.0)).sqrt()
    }
}
