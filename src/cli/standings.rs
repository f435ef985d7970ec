//! The standings of a game as other programs read them. The shape is stable.

use std::sync::Arc;

use serde::Serialize;

use journal::{Journal, account};
use rules::card::{self, Card};
use rules::expansion::king_robber::Holding;
use rules::game::{CompletedCount, Phase};
use rules::scoring::Source;
use rules::setup::Recording;
use rules::{Game, Outcome};
use text::Words;

/// A game in numbers.
#[derive(Debug, Serialize)]
pub struct Standings {
    moves: usize,
    finished: bool,
    turn: u32,
    active: Option<String>,
    tiles_placed: usize,
    tiles_left: u32,
    king: Title,
    robber: Title,
    completed: Completed,
    players: Vec<Player>,
    scores: Vec<Scored>,
}

#[derive(Debug, Serialize)]
struct Title {
    holder: Option<String>,
    size: u32,
}

#[derive(Debug, Serialize)]
struct Completed {
    cities: u32,
    roads: u32,
    monasteries: u32,
    shrines: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    gardens: Option<u32>,
}

#[derive(Debug, Serialize)]
struct Player {
    name: String,
    score: i32,
    projected: i32,
    by_source: serde_json::Map<String, serde_json::Value>,
    followers_left: u8,
    hand: usize,
    /// The orders face up before the player.
    fulfilled: Vec<card::Id>,
    discarded: Vec<card::Id>,
    spent: Vec<card::Id>,
    /// The orders in hand: secret before the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<Vec<card::Id>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failed: Option<Vec<card::Id>>,
}

#[derive(Debug, Serialize)]
struct Scored {
    #[serde(rename = "move")]
    index: usize,
    player: String,
    source: Source,
    points: i32,
    lines: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Line {
    label: String,
    count: i32,
    each: i32,
    points: i32,
}

impl Standings {
    /// The standings after all moves of a journal. A score's `move` is its place in the list of
    /// moves, from 0.
    pub fn from_journal(journal: &Journal, words: &Words) -> Self {
        let game = journal.game();
        let CompletedCount { cities, roads, monasteries, shrines, gardens } = *game.completed();
        let gardens = game.setup().tells(Source::Gardens).then_some(gardens);
        let titles = game.titles().copied().unwrap_or_default();
        let projected = game.projected();
        let active = (!game.is_finished() && game.phase() != Phase::Deal)
            .then(|| game.name(game.active()).to_owned());
        Self {
            moves: journal.entries().len(),
            finished: game.is_finished(),
            turn: game.turn(),
            active,
            // The scorepad knows of no tiles.
            tiles_placed: if on_board(game) { game.board().tiles().len() } else { 0 },
            tiles_left: if on_board(game) { game.count_left() } else { 0 },
            king: Title::from_holding(&titles.king, game),
            robber: Title::from_holding(&titles.robber, game),
            completed: Completed { cities, roads, monasteries, shrines, gardens },
            players: game
                .seats()
                .map(|seat| {
                    let hand = game.orders().map(|orders| orders.hand(seat));
                    Player {
                        name: game.name(seat).to_owned(),
                        score: game.tally(seat).total(),
                        projected: projected[seat],
                        by_source: Source::ALL
                            .into_iter()
                            .filter(|source| game.setup().tells(*source))
                            .map(|source| {
                                (source.name().to_owned(), game.tally(seat).points(source).into())
                            })
                            .collect(),
                        followers_left: game.supply(seat).followers(),
                        hand: hand.map_or(0, |hand| hand.held.len()),
                        fulfilled: hand.map(|hand| ids(&hand.fulfilled)).unwrap_or_default(),
                        discarded: hand.map(|hand| ids(hand.dropped())).unwrap_or_default(),
                        spent: hand.map(|hand| ids(hand.spent())).unwrap_or_default(),
                        held: hand.filter(|_| game.is_finished()).map(|hand| ids(&hand.held)),
                        failed: hand.filter(|_| game.is_finished()).map(|hand| ids(hand.failed())),
                    }
                })
                .collect(),
            scores: scores(journal, words),
        }
    }
}

impl Title {
    fn from_holding(holding: &Holding, game: &Game) -> Self {
        Self { holder: holding.holder.map(|seat| game.name(seat).to_owned()), size: holding.size }
    }
}

fn scores(journal: &Journal, words: &Words) -> Vec<Scored> {
    let game = journal.game();
    let events = account(journal.entries()).into_iter();
    let scored = events.filter_map(|event| match event.outcome {
        Outcome::Scored(score) => Some((event.told, score)),
        _ => None,
    });
    scored
        .map(|(index, score)| Scored {
            index,
            player: game.name(score.seat).to_owned(),
            source: score.source,
            points: score.points(),
            lines: score
                .lines
                .iter()
                .map(|line| Line {
                    label: words.label(&line.label, line.count, game.catalogue()),
                    count: line.count,
                    each: line.each,
                    points: line.points(),
                })
                .collect(),
        })
        .collect()
}

fn ids<'a>(cards: impl IntoIterator<Item = &'a Arc<Card>>) -> Vec<card::Id> {
    cards.into_iter().map(|card| card.id.clone()).collect()
}

fn on_board(game: &Game) -> bool {
    game.recording() == Recording::Board
}
