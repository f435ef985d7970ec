//! How often each King's Order is fulfilled: thousands of seeded games, played by players who know
//! what they want. From that follow the points of every card, and what it is worth to draw one.
//!
//! `cargo test --release --no-default-features --test simulation` plays them and writes the tables;
//! with `REWRITE=1` it puts the figures and the points into `resources/orders` as well. `GAMES=100`
//! plays fewer, `TRIED=1` tries draws out in each of them, and `CARDS=old` or `CARDS=newer` measures
//! only the cards of the rule book's sets or those of the newer sets, each in games of their own.
//! `TRIAL=base-17,count-4` measures those cards one by one, as the app measures a table's own;
//! `DECK=tests/decks/fan.json` those of a deck, and both some of a deck. `HELD=300` goes on until
//! so many have held each.
//!
//! A card is *held* in a game if a player had it in hand when half of the tiles or more were still
//! to be placed. Everybody keeps the three dealt cards, draws when that promises more than it costs
//! (`src/simulation/draw.rs`), and nobody discards. Cards of expansions lie on top of the pile, to be
//! held often enough. Base cards are measured over all games, the others over those with their set;
//! two to five players are equally many (`src/simulation/deal.rs`).
//!
//! The points are 12 × √(misses ÷ fulfilments), from 2 to 20: a card fulfilled every other time
//! pays the 10 that it costs otherwise, and 2 for the trouble. A card that contains another pays no
//! less than that one. The points that the rule book gives stay.

#![allow(dead_code)] // Of the shared helpers only some are used here.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]

#[path = "simulation/draw.rs"]
mod draw;

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use content::bundled;
use rules::card::deck;
use rules::card::{Card, Measured, Origin};
use simulation::deal::{self, MIXES};
use simulation::trial::{GOAL, Uncertainty};
use simulation::{Course, Dice, Trial};

use draw::{Chances, THIRDS, Worth};

/// Every mix with two to five players is played so many times.
const ROUNDS: u64 = 4 * 78;

/// A draw is tried out in one of so many games.
const TRIED: u64 = 7;

/// The fates of the cards, by name.
#[derive(Debug, Default)]
struct Found {
    held: BTreeMap<String, u32>,
    /// The shares of the tiles that lay at each fulfilment, in percent.
    when: BTreeMap<String, Vec<u32>>,
    games: u32,
    points: i64,
    seats: u32,
    draws: [Worth; 3],
}

impl Found {
    fn add(&mut self, other: Self) {
        for (card, held) in other.held {
            *self.held.entry(card).or_default() += held;
        }
        for (card, when) in other.when {
            self.when.entry(card).or_default().extend(when);
        }
        self.games += other.games;
        self.points += other.points;
        self.seats += other.seats;
        for (own, other) in self.draws.iter_mut().zip(&other.draws) {
            own.merge(other);
        }
    }

    /// Keeps what was found about those cards.
    fn keep(&mut self, is_meant: impl Fn(&Card) -> bool) {
        let catalogue = bundled::catalogue();
        let is_meant = |id: &String| catalogue.card(id).is_some_and(|card| is_meant(card));
        self.held.retain(|card, _| is_meant(card));
        self.when.retain(|card, _| is_meant(card));
    }

    fn of(&self, card: &str) -> Measured {
        let mut when = self.when.get(card).cloned().unwrap_or_default();
        when.sort_unstable();
        let held = self.held.get(card).copied().unwrap_or(0);
        Measured {
            held,
            fulfilled: when.len() as u32,
            when: when.get(when.len() / 2).copied().unwrap_or(0),
        }
    }

    /// Plays a game and adds what happened in it.
    fn play(&mut self, mixes: &[&[&str]], seed: u64, tries: bool) {
        let mut dice = Dice::new(seed);
        let mix = mixes[(seed % mixes.len() as u64) as usize];
        let players = deal::PLAYERS[(seed / mixes.len() as u64 % 4) as usize];
        let mut setup = deal::setup(mix, players);
        let mut pile = deal::shuffled(&setup, &bundled::catalogue(), &mut dice);
        deal::raise_expansions(&mut pile, &bundled::catalogue());
        setup.orders = Some(pile);
        let mut course = Course::new(setup, bundled::catalogue(), seed, dice)
            .expect("a setup that can be played");
        let conditions = course.conditions();
        let mut chances = Chances::default();
        let mut chance_dice = Dice::new(!seed);
        while !course.game().is_finished() {
            chances.look(course.game(), conditions.tiles, &mut chance_dice);
            course.step().unwrap_or_else(|why| panic!("seed {seed} with {mix:?}: {why:?}"));
        }
        if tries {
            chances.try_out(conditions, &mut self.draws);
        }
        for (card, lie) in course.fulfilled() {
            self.when.entry(card.to_string()).or_default().push(*lie);
        }
        for card in course.held() {
            *self.held.entry(card.to_string()).or_default() += 1;
        }
        let game = course.game();
        self.games += 1;
        self.seats += players as u32;
        self.points += game.seats().map(|seat| i64::from(game.tally(seat).total())).sum::<i64>();
    }
}

/// All games, draws tried out in one of so many, on as many threads as the machine has.
fn play_all(mixes: &[&[&str]], games: u64, every: u64) -> Found {
    let next = AtomicU64::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all = Found::default();
    thread::scope(|scope| {
        let work = || {
            let mut found = Found::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= games {
                    return found;
                }
                found.play(mixes, seed, seed.is_multiple_of(every));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            all.add(worker.join().expect("a thread that ends"));
        }
    });
    all
}

/// The points that a card gets.
fn points(card: &Card, found: &Found) -> i32 {
    support::strictness::points(card, bundled::catalogue().cards(), |card| {
        found.of(card.id.as_str())
    })
}

/// Puts figures and points into the files, one card a line.
fn rewrite(found: &Found) {
    for (name, text) in bundled::ORDERS.iter() {
        let mut rewritten = String::new();
        for line in text.lines() {
            let Ok(card) = serde_json::from_str::<Card>(line.trim_end_matches(',')) else {
                rewritten += &format!("{line}\n");
                continue;
            };
            let measured = found.of(card.id.as_str());
            if measured.held == 0 {
                rewritten += &format!("{line}\n");
                continue;
            }
            let with_points = line.replacen(
                &format!("\"points\": {},", card.points),
                &format!("\"points\": {},", points(&card, found)),
                1,
            );
            let without = with_points.split(", \"measured\"").next().unwrap_or_default();
            let without = without.trim_end_matches(',');
            // The brace that closes the card stands after the figures.
            let without = if with_points.contains("\"measured\"") {
                without
            } else {
                &without[..without.len() - 1]
            };
            let Measured { held, fulfilled, when } = measured;
            let comma = if line.ends_with(',') { "," } else { "" };
            let figures =
                format!("{{\"held\": {held}, \"fulfilled\": {fulfilled}, \"when\": {when}}}");
            rewritten += &format!("{without}, \"measured\": {figures}}}{comma}\n");
        }
        let path = support::root().join("resources").join(name);
        fs::write(path, rewritten).expect("the files of the orders can be written");
    }
}

/// Measures cards one by one, as the app measures a table's own, beside what they carry.
fn try_cards(cards: &[Card], goal: u32) {
    println!(
        "card                 games  held fulfilled  rate    95 %     carried  points  fair   when"
    );
    let begun: Mutex<VecDeque<(&Card, Trial)>> = Mutex::default();
    for card in cards {
        match Trial::new(card.clone()) {
            Ok(trial) => begun.lock().expect("a sound queue").push_back((card, trial)),
            Err(why) => println!("{:<20} {why:?}", card.id.as_str()),
        }
    }
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let next = || begun.lock().expect("a sound queue").pop_front();
                while let Some((card, mut trial)) = next() {
                    let held = trial.measured().held;
                    while trial.measured().held < goal.min(held + ROUND) {
                        trial.step();
                    }
                    println!("{}", found(card, &trial));
                    if trial.measured().held < goal {
                        begun.lock().expect("a sound queue").push_back((card, trial));
                    }
                }
            });
        }
    });
}

/// The holders of one card after whom another has its turn: all are known by and by.
const ROUND: u32 = 50;

/// The findings of the measure of a card.
fn found(card: &Card, trial: &Trial) -> String {
    let Measured { held, fulfilled, when } = trial.measured();
    let Uncertainty { rate, points, .. } = trial.uncertainty();
    let percent = |share: f64| 100.0 * share;
    let carried = card.measured.unwrap_or_default();
    format!(
        "{:<20} {:>5} {held:>5} {fulfilled:>9} {:>4.0}% {:>3.0}-{:<3.0}% {:>4.0}% {:>7} {:>3}-{:<3} {when:>4} {:?}",
        card.id.as_str(),
        trial.games(),
        percent(trial.measured().rate()),
        percent(*rate.start()),
        percent(*rate.end()),
        percent(carried.rate()),
        card.points,
        points.start(),
        points.end(),
        trial.stuck(),
    )
}

/// The cards of a deck in a file.
fn cards_of(path: &str) -> Vec<Card> {
    let deck = fs::read_to_string(path).expect("a file");
    let (catalogue, faults) = bundled::with_own(&[], &[(path.to_owned(), deck)]);
    assert_eq!(faults, []);
    catalogue.own_cards().map(|card| (**card).clone()).collect()
}

fn main() {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let names = std::env::var("TRIAL").ok();
    let deck = std::env::var("DECK").ok().map(|path| cards_of(&path));
    if names.is_some() || deck.is_some() {
        let bundled = bundled::catalogue();
        let all = deck.unwrap_or_else(|| bundled.cards().iter().map(|it| (**it).clone()).collect());
        let is_meant = |card: &Card| {
            let mut names = names.iter().flat_map(|names| names.split(','));
            names.any(|name| card.id.as_str() == name)
        };
        let cards: Vec<Card> =
            all.into_iter().filter(|card| names.is_none() || is_meant(card)).collect();
        return try_cards(&cards, number("HELD").map_or(GOAL, |held| held as u32));
    }
    let meant = std::env::var("CARDS").unwrap_or_default();
    let mut found = Found::default();
    for (series, mixes) in [("old", &MIXES[..]), ("newer", &deal::newer()[..])] {
        if meant.is_empty() || meant == series {
            let games = number("GAMES").unwrap_or(mixes.len() as u64 * ROUNDS);
            let mut played = play_all(mixes, games, number("TRIED").unwrap_or(TRIED));
            let points = played.points / i64::from(played.seats.max(1));
            println!("{series}: {} games, {points} points a player", played.games);
            played.keep(|card| deck::is_newer(card) == (series == "newer"));
            found.add(played);
        }
    }
    println!(
        "{:<20} {:>6} {:>9} {:>5} {:>5} {:>7} {:>5}",
        "card", "held", "fulfilled", "rate", "when", "points", "now"
    );
    for card in bundled::catalogue().cards() {
        let measured = found.of(card.id.as_str());
        let Measured { held, fulfilled, when } = measured;
        let percent = 100.0 * measured.rate();
        let now = card.points;
        let points = points(card, &found);
        let out = card.source == Origin::House && percent < 3.0;
        let out = if out { " !" } else { "" };
        println!(
            "{:<20} {held:>6} {fulfilled:>9} {percent:>4.0}% {when:>4}% {points:>7} {now:>5}{out}",
            card.id.as_str()
        );
    }
    println!("third    draws wanted fulfilled     own chosen   in all        chosen");
    for (third, worth) in THIRDS.iter().zip(&found.draws) {
        println!("{third:<6} {}", worth.line());
    }
    if number("REWRITE").is_some() {
        rewrite(&found);
    }
}
