//! Figures about the players of a table, from its finished games.

use super::Journal;
use super::names::Names;
use rules::card;
use rules::game::{Tally, pad};
use rules::orders;
use rules::player::Colour;
use rules::scoring::Source;
use rules::{Outcome, Seat};

/// The result of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Its players, in seat order.
    pub players: Vec<Part>,
}

impl Summary {
    /// The names of its players, as they were written.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|part| part.name.as_str())
    }
}

/// One player's part in a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The player's name.
    pub name: String,
    /// The colour of the player's figures.
    pub colour: Colour,
    /// The points.
    pub tally: Tally,
    /// Whether the player had the most points, alone or with others (R-BASE-15).
    pub won: bool,
    /// How many players to the end had more points, and 1; `None` for a player who left before.
    pub place: Option<usize>,
    /// The orders that were kept or drawn, whatever became of them.
    pub held: Vec<card::Id>,
    /// The drawn orders among the held ones (R-KO-20).
    pub drawn: Vec<card::Id>,
    /// The fulfilled orders among the held ones.
    pub fulfilled: Vec<card::Id>,
    /// Those that ask to avoid something and were kept to the end; they are never fulfilled
    /// (R-KO-33, 56).
    pub kept: Vec<card::Id>,
    /// Those that were lost.
    pub lost: Vec<card::Id>,
}

impl Summary {
    /// The result of a game; `None` while it runs, for then the hands are secret, and where nobody
    /// knows the points.
    pub fn from_journal(journal: &Journal) -> Option<Self> {
        let game = journal.game();
        if !game.is_finished() || !pad::knows_points(game) {
            return None;
        }
        let part = |seat: Seat| {
            let player = game.setup().players.get(seat.index())?;
            let hand = game.orders().map(|orders| orders.hand(seat));
            let fulfilled = hand
                .into_iter()
                .flat_map(|hand| &hand.fulfilled)
                .map(|card| card.id.clone())
                .collect();
            let had = hand
                .into_iter()
                .flat_map(|hand| hand.held.iter().chain(&hand.fulfilled).chain(&hand.discarded));
            let mut held: Vec<card::Id> =
                had.map(|card| card.id.clone()).chain(discarded(journal, seat)).collect();
            held.sort_unstable();
            held.dedup();
            let mut drawn = held.clone();
            drawn.retain(|card| drew(journal, seat, card));
            let kept = hand.into_iter().flat_map(|hand| hand.kept().map(|card| card.id.clone()));
            let lost = hand.into_iter().flat_map(|hand| hand.spent()).map(|card| card.id.clone());
            let (kept, lost) = (kept.collect(), lost.collect());
            let (name, colour, tally) = (player.name.clone(), player.colour, *game.tally(seat));
            let place = game.place_of(seat);
            let won = place == Some(1);
            Some(Part { name, colour, tally, won, place, held, drawn, fulfilled, kept, lost })
        };
        Some(Self { players: game.seats().filter_map(part).collect() })
    }
}

/// Whether a player drew that card.
fn drew(journal: &Journal, by: Seat, wanted: &card::Id) -> bool {
    journal.entries().iter().flat_map(|entry| &entry.outcomes).any(|outcome| {
        matches!(outcome, Outcome::Orders(orders::Outcome::Drawn { seat, card })
            if *seat == by && card == wanted)
    })
}

/// The cards that a player discarded, for at some tables they go under the pile (R-KO-27, the house
/// rule).
fn discarded(journal: &Journal, seat: Seat) -> impl Iterator<Item = card::Id> {
    let outcomes = journal.entries().iter().flat_map(|entry| &entry.outcomes);
    let cards = outcomes.filter_map(move |outcome| {
        let Outcome::Orders(orders::Outcome::Discarded { seat: whose, cards }) = outcome else {
            return None;
        };
        (*whose == seat).then_some(cards)
    });
    cards.flatten().cloned()
}

/// The ending of a game for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The player had the most points.
    Won,
    /// The player had the most points together with others.
    Shared,
    /// Another player had more points.
    Lost,
}

/// The record of a player in all finished games.
#[derive(Debug, Clone, PartialEq)]
pub struct Statistics {
    /// The player's name.
    pub name: String,
    /// The colour of the figures in the player's latest game.
    pub colour: Colour,
    /// The games in order of time: their places in the list that was read, and their endings.
    pub games: Vec<(usize, Ending)>,
    /// The game with the most points, the earliest of several: its place in the list, and the
    /// points.
    pub best: (usize, i32),
    /// The fates of the orders that the player held, those held most often first.
    pub orders: Vec<Held>,
    /// The people that the player met, those met most often first.
    pub rivals: Vec<Rival>,
    points: [i64; Source::ALL.len()],
}

/// The fate of an order over all games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// The card.
    pub card: card::Id,
    /// Games in which the player held it.
    pub held: usize,
    /// Games in which the player fulfilled it.
    pub fulfilled: usize,
    /// Games in which the player kept it to the end, of one that asks to avoid something.
    pub kept: usize,
    /// Games in which the player lost such a one.
    pub lost: usize,
}

impl Held {
    /// The games in which it could be fulfilled: what asks to avoid something never is.
    pub const fn for_deeds(&self) -> usize {
        self.held - self.kept - self.lost
    }

    /// Whether it asks to avoid something.
    pub const fn is_avoidance(&self) -> bool {
        self.kept + self.lost > 0
    }
}

/// Another player in the same games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rival {
    /// The other's name.
    pub name: String,
    /// The colour of the other's figures in their latest game together.
    pub colour: Colour,
    /// Games in which the player had the better place; whoever left early has none.
    pub ahead: usize,
    /// Games in which both had the same place, or both left.
    pub level: usize,
    /// Games in which the other had the better place.
    pub behind: usize,
}

impl Rival {
    /// The number of games together.
    pub const fn games(&self) -> usize {
        self.ahead + self.level + self.behind
    }
}

impl Statistics {
    /// The statistics of everybody who has finished a game, those with the most games first, then
    /// by name. `games` are in order of time.
    pub fn of_all(games: &[&Summary], names: &Names) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for (index, game) in games.iter().enumerate() {
            for part in &game.players {
                let name = names.person(&part.name);
                match all.iter_mut().find(|statistics| statistics.name == name) {
                    Some(statistics) => statistics.add(index, game, part, names),
                    None => {
                        let mut statistics = Self::new(index, name, part);
                        statistics.add(index, game, part, names);
                        all.push(statistics);
                    }
                }
            }
        }
        for statistics in &mut all {
            statistics.orders.sort_by(|one, other| {
                let most = (other.held, other.fulfilled).cmp(&(one.held, one.fulfilled));
                most.then_with(|| one.card.cmp(&other.card))
            });
            statistics.rivals.sort_by(|one, other| {
                let most = (other.games(), other.behind).cmp(&(one.games(), one.behind));
                most.then_with(|| one.name.cmp(&other.name))
            });
        }
        all.sort_by(|one, other| {
            other.games.len().cmp(&one.games.len()).then_with(|| one.name.cmp(&other.name))
        });
        all
    }

    fn new(index: usize, name: &str, part: &Part) -> Self {
        Self {
            name: name.to_owned(),
            colour: part.colour,
            games: Vec::new(),
            best: (index, part.tally.total()),
            orders: Vec::new(),
            rivals: Vec::new(),
            points: [0; Source::ALL.len()],
        }
    }

    fn add(&mut self, index: usize, game: &Summary, part: &Part, names: &Names) {
        self.colour = part.colour;
        let shared = game.players.iter().filter(|other| other.won).count() > 1;
        let ending = match (part.won, shared) {
            (true, false) => Ending::Won,
            (true, true) => Ending::Shared,
            (false, _) => Ending::Lost,
        };
        self.games.push((index, ending));
        let total = part.tally.total();
        if total > self.best.1 {
            self.best = (index, total);
        }
        for (sum, source) in self.points.iter_mut().zip(Source::ALL) {
            *sum += i64::from(part.tally.points(source));
        }
        for card in &part.held {
            let [fulfilled, kept, lost] = [&part.fulfilled, &part.kept, &part.lost]
                .map(|among| usize::from(among.contains(card)));
            match self.orders.iter_mut().find(|order| order.card == *card) {
                Some(order) => {
                    order.held += 1;
                    order.fulfilled += fulfilled;
                    order.kept += kept;
                    order.lost += lost;
                }
                None => {
                    self.orders.push(Held { card: card.clone(), held: 1, fulfilled, kept, lost });
                }
            }
        }
        for other in game.players.iter().filter(|other| other.name != part.name) {
            self.meet(names.person(&other.name), other, part.place);
        }
    }

    fn meet(&mut self, name: &str, other: &Part, place: Option<usize>) {
        let known = self.rivals.iter().position(|rival| rival.name == name);
        let known = known.unwrap_or_else(|| {
            let (name, colour) = (name.to_owned(), other.colour);
            self.rivals.push(Rival { name, colour, ahead: 0, level: 0, behind: 0 });
            self.rivals.len() - 1
        });
        let Some(rival) = self.rivals.get_mut(known) else {
            return debug_assert!(false, "the rival was just found or added");
        };
        rival.colour = other.colour;
        let after = |place: Option<usize>| place.unwrap_or(usize::MAX);
        match after(place).cmp(&after(other.place)) {
            std::cmp::Ordering::Less => rival.ahead += 1,
            std::cmp::Ordering::Equal => rival.level += 1,
            std::cmp::Ordering::Greater => rival.behind += 1,
        }
    }

    /// Games won, shared victories among them.
    pub fn wins(&self) -> usize {
        self.games.iter().filter(|(_, ending)| *ending != Ending::Lost).count()
    }

    /// Games won together with others.
    pub fn shared(&self) -> usize {
        self.games.iter().filter(|(_, ending)| *ending == Ending::Shared).count()
    }

    /// Points a game.
    pub fn average(&self) -> f64 {
        self.a_game(self.points.iter().sum())
    }

    /// Points a game from one source.
    pub fn average_of(&self, source: Source) -> f64 {
        let of = Source::ALL.iter().zip(self.points).find(|(other, _)| **other == source);
        self.a_game(of.map_or(0, |(_, points)| points))
    }

    fn a_game(&self, points: i64) -> f64 {
        points as f64 / self.games.len().max(1) as f64
    }

    /// The rival who was ahead of this player most often, and at least as often as behind; of
    /// several the one met most. `None` if nobody was.
    pub fn nemesis(&self) -> Option<&Rival> {
        let rivals = self.rivals.iter().filter(|rival| rival.behind > 0);
        let rivals = rivals.filter(|rival| rival.behind >= rival.ahead);
        // The rivals met most stand first, and the first of several is kept.
        rivals.rev().max_by_key(|rival| rival.behind)
    }
}
