//! The measure of one card, bundled or a table's own: games are played until it is known how often
//! whoever holds the card fulfils it.
//!
//! The games are those by which the bundled cards were measured: in the same mixes of sets, with
//! the bundled cards around it, by two to five players equally. After most shufflings nobody can
//! have a card of the base game in the first half: these are passed over, which changes nothing for
//! those who hold it. A game goes on until the fate of the card is known.

use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use super::course::{Course, Stuck};
use super::deal::{self, MIXES, PLAYERS, newer};
use super::dice::Dice;
use super::needs::{self, Need};
use content::bundled;
use rules::card::deck;
use rules::card::requirement::nature::Event;
use rules::card::task::Requirement;
use rules::card::{self, Card, Fair, Measured};
use rules::set::BASE;
use rules::set::Expansion;
use rules::{Catalogue, Game, Setup};

/// The number of holders after whom a card is measured.
pub const GOAL: u32 = 150;
/// The seed of the first game, beyond those of the games by which the bundled cards were measured.
const FIRST: u64 = 1_000_000;
/// More shufflings than it takes until the card lies high enough.
const MOST_SHUFFLINGS: u32 = 10_000;
/// The quantile of the normal distribution for 95 %.
const QUANTILE: f64 = 1.96;

/// The reasons for which the simulated players cannot measure a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unmeasured {
    /// The dragon card is never fulfilled (R-KO-33).
    Dragon,
    /// The card hangs on a throw at a fair (R-CAT-1): how well a table throws, only it knows.
    Throw,
    /// Its holder judges the card (R-KO-6): no simulated player can.
    Judged,
    /// No simulated table plays with a set of which the card is, or whose pieces it names.
    Unplayed {
        /// The name of the set.
        set: String,
    },
    /// No simulated table plays with all of these sets together.
    Apart {
        /// The names of the sets.
        sets: Vec<String>,
    },
}

/// The limits between which the truth lies by a chance of 95 %.
#[derive(Debug, Clone, PartialEq)]
pub struct Uncertainty {
    /// The share of the holders who fulfil the card.
    pub rate: RangeInclusive<f64>,
    /// The fair points.
    pub points: RangeInclusive<i32>,
    /// Whether more than the most of these may be fair, as no more are given.
    pub is_open: bool,
}

impl Uncertainty {
    /// The limits of measured chances: Wilson's interval of the rate, and the fair points at both
    /// of its ends.
    pub fn of(measured: Measured) -> Self {
        let held = f64::from(measured.held);
        let (least, most) = if measured.held == 0 {
            (0.0, 1.0)
        } else {
            let square = QUANTILE.powi(2) / held;
            let rate = measured.rate();
            let centre = (rate + square / 2.0) / (1.0 + square);
            let spread = rate * (1.0 - rate) / held + square / (4.0 * held);
            let half = QUANTILE * spread.sqrt() / (1.0 + square);
            ((centre - half).max(0.0), (centre + half).min(1.0))
        };
        let (low, high) = (of_rate(most), of_rate(least));
        let is_open = matches!(high.fair(), None | Some(Fair::Most(_)));
        Self { rate: least..=most, points: low.fair_points()..=high.fair_points(), is_open }
    }
}

/// The chances of a card with that rate.
fn of_rate(rate: f64) -> Measured {
    const MANY: u32 = 10_000;
    Measured { held: MANY, fulfilled: (rate * f64::from(MANY)).round() as u32, when: 0 }
}

/// A table at which games are played.
#[derive(Debug, Clone)]
struct Table {
    sets: &'static [&'static str],
    players: usize,
    /// The places in the pile at which the card may lie after shuffling: cards of expansions lie
    /// above those of the base game.
    places: Range<usize>,
}

/// The measure of a card that is being taken.
#[derive(Debug)]
pub struct Trial {
    card: card::Id,
    catalogue: Arc<Catalogue>,
    /// The tables, one shuffling at each and then from the first again.
    tables: Vec<Table>,
    /// The number of times that the pile was shuffled.
    shuffled: u64,
    games: u32,
    held: u32,
    /// The shares of the tiles that lay at each fulfilment, in percent, in order.
    when: Vec<u32>,
    stuck: Vec<Stuck>,
    course: Option<Course>,
}

impl Trial {
    /// The beginning of a measure. The points of the card count, for the dearer an order is the
    /// more is done for it; chances that it carries do not.
    ///
    /// # Errors
    ///
    /// Why the card cannot be measured.
    pub fn new(card: Card) -> Result<Self, Unmeasured> {
        if card.is_of_dragon() {
            return Err(Unmeasured::Dragon);
        }
        if card.is_judged_by_holder() {
            return Err(Unmeasured::Judged);
        }
        let throws = |task: &Requirement| task.nature().event == Event::Of(Expansion::Fair);
        if card.requirement.asks_for(throws) {
            return Err(Unmeasured::Throw);
        }
        let mixes = mixes(&card)?;
        let id = card.id.clone();
        let catalogue = Arc::new(catalogue_with(Card { measured: None, ..card }));
        let mut tables: Vec<Table> =
            mixes.into_iter().flat_map(|sets| tables(sets, &id, &catalogue)).collect();
        Dice::new(FIRST).shuffle(&mut tables);
        Ok(Self {
            card: id,
            catalogue,
            tables,
            shuffled: 0,
            games: 0,
            held: 0,
            when: Vec::new(),
            stuck: Vec::new(),
            course: None,
        })
    }

    /// Plays one move.
    pub fn step(&mut self) {
        let Some(mut course) = self.course.take().or_else(|| self.deal()) else { return };
        if let Err(stuck) = course.step() {
            self.stuck.push(stuck);
            return;
        }
        let is_held = course.held().contains(&self.card);
        let fulfilled = course.fulfilled().iter().find(|(card, _)| *card == self.card);
        if let Some((_, lie)) = fulfilled {
            let at = self.when.partition_point(|other| other <= lie);
            self.when.insert(at, *lie);
        } else if is_held && !self.is_in_hand(course.game()) {
            // It was lost by what it asks to avoid (R-KO-56): that ends a game too.
        } else if !course.game().is_finished() && (is_held || course.is_early()) {
            self.course = Some(course);
            return;
        }
        self.held += u32::from(is_held);
        self.games += 1;
    }

    /// Whether somebody has the card in hand.
    fn is_in_hand(&self, game: &Game) -> bool {
        let Some(orders) = game.orders() else { return false };
        game.seats().any(|seat| orders.hand(seat).held.iter().any(|card| card.id == self.card))
    }

    /// The next game in which somebody can come to hold the card in time.
    fn deal(&mut self) -> Option<Course> {
        (0..MOST_SHUFFLINGS).find_map(|_| self.shuffle())
    }

    /// A game after one shuffling, if the card lies high enough.
    fn shuffle(&mut self) -> Option<Course> {
        let at = self.shuffled as usize % self.tables.len().max(1);
        let Table { sets, players, places } = self.tables.get(at)?;
        let deal = FIRST + self.shuffled;
        self.shuffled += 1;
        let mut dice = Dice::new(deal);
        let place = places.start + dice.below(places.len());
        if place >= most_taken(*players) {
            return None;
        }
        let setup = deal::setup(sets, *players);
        let mut pile = deal::shuffled(&setup, &self.catalogue, &mut dice);
        deal::raise_expansions(&mut pile, &self.catalogue);
        pile.retain(|id| *id != self.card);
        pile.insert(place.min(pile.len()), self.card.clone());
        let setup = Setup { orders: Some(pile), ..setup };
        Course::new(setup, Arc::clone(&self.catalogue), deal, dice).ok()
    }

    /// The sets of the tables at which games are played, those of each table.
    pub fn sets(&self) -> impl Iterator<Item = &'static [&'static str]> {
        self.tables.iter().map(|table| table.sets)
    }

    /// The number of games in which the fate of the card is known.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The chances of the card so far.
    pub fn measured(&self) -> Measured {
        Measured {
            held: self.held,
            fulfilled: self.when.len() as u32,
            when: self.when.get(self.when.len() / 2).copied().unwrap_or(0),
        }
    }

    /// The limits between which the chances of the card lie.
    pub fn uncertainty(&self) -> Uncertainty {
        Uncertainty::of(self.measured())
    }

    /// The share of the way to the [`GOAL`], from 0 to 1.
    pub fn progress(&self) -> f32 {
        (self.held as f32 / GOAL as f32).min(1.0)
    }

    /// The reasons for which games did not go on; these count nowhere.
    pub fn stuck(&self) -> &[Stuck] {
        &self.stuck
    }
}

/// The tables with those sets, one for each number of players.
fn tables(
    sets: &'static [&'static str],
    card: &card::Id,
    catalogue: &Catalogue,
) -> impl Iterator<Item = Table> {
    let in_play = deal::shuffled(&deal::setup(sets, 2), catalogue, &mut Dice::new(FIRST));
    let is_raised =
        |id: &card::Id| catalogue.card(id.as_str()).is_some_and(|card| card.set != BASE);
    let raised = in_play.iter().filter(|id| is_raised(id)).count();
    let places = if is_raised(card) { 0..raised } else { raised..in_play.len() };
    PLAYERS.into_iter().map(move |players| Table { sets, players, places: places.clone() })
}

/// The bundled tiles and cards, and that card, instead of a bundled one of the same name.
fn catalogue_with(card: Card) -> Catalogue {
    let bundled = bundled::catalogue();
    let tiles = bundled.tiles().iter().map(|tile| (**tile).clone()).collect();
    let others = bundled.cards().iter().map(|other| (**other).clone());
    Catalogue::new(tiles, std::iter::once(card).chain(others).collect())
}

/// No fewer than the cards that are taken from the pile in the first half of a game (R-KO-3, 20):
/// five and a half for each player on the average, and six and three at the most.
const fn most_taken(players: usize) -> usize {
    6 * players + 6
}

/// The mixes of sets in which a card is measured: those of its kind in which there is all that it
/// names.
fn mixes(card: &Card) -> Result<Vec<&'static [&'static str]>, Unmeasured> {
    let needs = needs::of(&card.requirement);
    let belongs = |mix: &[&str]| {
        let sets: Vec<String> = mix.iter().map(|set| (*set).to_owned()).collect();
        deck::belongs(card, &sets)
    };
    let meets = |mix: &[&str], need: &Need| need.iter().any(|set| mix.contains(set));
    let fitting = |mixes: &[&'static [&'static str]]| -> Vec<&'static [&'static str]> {
        let fits = |mix: &&&'static [&'static str]| {
            belongs(mix) && needs.iter().all(|need| meets(mix, need))
        };
        mixes.iter().filter(fits).copied().collect()
    };
    let newer = newer();
    let mut series = [&MIXES[..], &newer];
    if deck::is_newer(card) {
        series.reverse();
    }
    if let Some(mixes) = series.into_iter().map(fitting).find(|mixes| !mixes.is_empty()) {
        return Ok(mixes);
    }
    let all = || MIXES.iter().chain(&newer);
    let alone = all().any(|mix| belongs(mix)).then(|| {
        let unplayed = needs.iter().find(|need| !all().any(|mix| meets(mix, need)))?;
        unplayed.first().map(|set| (*set).to_owned())
    });
    Err(match alone {
        None => Unmeasured::Unplayed { set: card.set.clone() },
        Some(Some(set)) => Unmeasured::Unplayed { set },
        Some(None) => {
            let mut sets = vec![card.set.clone()];
            let named = needs.iter().filter_map(|need| need.first());
            sets.extend(named.map(|set| (*set).to_owned()));
            sets.retain(|set| set != BASE);
            sets.sort_unstable();
            sets.dedup();
            Unmeasured::Apart { sets }
        }
    })
}
