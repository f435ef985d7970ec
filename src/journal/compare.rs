//! Comparing the game with the table: what can be counted at both, and what was entered that could
//! explain a difference.

use std::cmp::Reverse;

use super::turn::turn_of;
use super::{Edit, Journal};
use rules::expansion::fairy::Stand;
use rules::expansion::king_robber::Holding;
use rules::feature::{Occupant, Place};
use rules::game::legal;
use rules::game::questions::act::answers_to;
use rules::geometry::Position;
use rules::player::{Figure, Seat, Supply};
use rules::setup::Recording;
use rules::table::Spot;
use rules::tile::PerGood;
use rules::title::Title;
use rules::topic::Topic;
use rules::{Game, Move, Outcome};

/// Something that people count at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The tiles in the bag.
    Tiles,
    /// The tokens in the bag of a set.
    Bag,
    /// The holder of the King or the Robber, and the size to beat.
    Title(Title),
    /// A player's marker on the track.
    Score(Seat),
    /// A player's figures in supply.
    Figures(Seat),
    /// A player's goods.
    Goods(Seat),
    /// A player's tower pieces in supply (R-TW-1).
    Pieces(Seat),
    /// The number of followers that a player holds as prisoners (R-TW-3).
    Prisoners(Seat),
    /// A player's tokens beside a figure on the board, as their set counts them.
    Beside(Seat),
    /// The number of orders that a player holds.
    Cards(Seat),
}

/// The result that a count should have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// Tiles, points or cards.
    Number(i32),
    /// The holder of a title and the size to beat.
    Held(Holding),
    /// Figures.
    Figures(Supply),
    /// Tokens.
    Goods(PerGood<u32>),
}

/// The facts that can be compared in a game: first those of the whole table, then player by player.
pub fn facts(game: &Game) -> Vec<Fact> {
    // The scorepad does not know the tiles and figures.
    let on_board = game.recording() == Recording::Board;
    let mut facts: Vec<Fact> = on_board.then_some(Fact::Tiles).into_iter().collect();
    // Where nothing but the orders is recorded, nobody knows who holds anything else.
    let has_things = game.recording() != Recording::Deck;
    if has_things && game.titles().is_some() {
        facts.extend([Fact::Title(Title::King), Fact::Title(Title::Robber)]);
    }
    let bag = game.tokens_in_bag().filter(|_| on_board);
    facts.extend(bag.map(|_| Fact::Bag));
    for seat in game.seats() {
        facts.push(Fact::Score(seat));
        facts.extend(on_board.then_some(Fact::Figures(seat)));
        facts.extend(game.goods().filter(|_| has_things).map(|_| Fact::Goods(seat)));
        if on_board && game.towers().is_some() {
            facts.extend([Fact::Pieces(seat), Fact::Prisoners(seat)]);
        }
        facts.extend(bag.map(|_| Fact::Beside(seat)));
        facts.extend(game.orders().map(|_| Fact::Cards(seat)));
    }
    facts
}

/// The amount of a fact in a game; zero or empty for what is not in play.
pub fn amount(game: &Game, fact: Fact) -> Amount {
    match fact {
        Fact::Tiles => Amount::Number(i32::try_from(game.count_left()).unwrap_or(i32::MAX)),
        Fact::Bag => Amount::Number(game.tokens_in_bag().unwrap_or_default().into()),
        Fact::Beside(seat) => Amount::Number(game.count_beside(seat).unwrap_or_default().into()),
        Fact::Title(title) => {
            Amount::Held(game.titles().map(|titles| *titles.holding(title)).unwrap_or_default())
        }
        Fact::Score(seat) => Amount::Number(game.tally(seat).total()),
        Fact::Figures(seat) => Amount::Figures(*game.supply(seat)),
        Fact::Goods(seat) => {
            Amount::Goods(game.goods().map(|goods| *goods.held(seat)).unwrap_or_default())
        }
        Fact::Pieces(seat) => {
            Amount::Number(game.towers().map_or(0, |towers| i32::from(towers.pieces(seat))))
        }
        Fact::Prisoners(seat) => {
            Amount::Number(game.towers().map_or(0, |towers| towers.prisoners_of(seat) as i32))
        }
        Fact::Cards(seat) => {
            Amount::Number(game.orders().map_or(0, |orders| orders.hand(seat).held.len() as i32))
        }
    }
}

/// Something entered that could explain a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clue {
    /// The number of the turn; 0 before the first.
    pub turn: u32,
    /// A move of the turn, from 0, by which it is entered anew.
    pub index: usize,
    /// What could explain it.
    pub what: What,
}

/// The way in which an entry could explain a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// These scores, as moves and places among their outcomes, were not moved on the track.
    Missed(Vec<(usize, usize)>),
    /// This score, as a move and a place among its outcomes, was moved twice on the track.
    Twice(usize, usize),
    /// With this change of the turn's figure the points would be those of the table.
    Edit(Edit),
    /// The count has changed in the turn, from the first amount to the second.
    Changed(Amount, Amount),
}

/// A score of a player.
struct Given {
    turn: u32,
    at: (usize, usize),
    points: i32,
}

/// The most clues of one kind.
const MOST: usize = 6;

/// What explains just that difference between a player's points at the table and here, the
/// likeliest first: another figure in one turn, scores of that size, those of one turn together,
/// then two of any turns. While hands are secret nothing depends on them.
pub fn clues(journal: &Journal, seat: Seat, difference: i32) -> Vec<Clue> {
    if difference == 0 {
        return Vec::new();
    }
    let given = given(journal, seat);
    let missed = |scores: &[&Given]| {
        let last = scores.last()?;
        let at = scores.iter().map(|score| score.at).collect();
        Some(Clue { turn: last.turn, index: last.at.0, what: What::Missed(at) })
    };
    let sum = |scores: &[&Given]| scores.iter().map(|score| score.points).sum::<i32>();
    let mut clues = edits(journal, seat, difference);
    let singles = given.iter().rev().filter(|score| score.points == -difference);
    let mut scores: Vec<Clue> = singles.filter_map(|score| missed(&[score])).collect();
    scores.truncate(MOST);
    let twice = given.iter().rev().filter(|score| score.points == difference);
    scores.extend(twice.take(MOST).map(|score| {
        let (index, place) = score.at;
        Clue { turn: score.turn, index, what: What::Twice(index, place) }
    }));
    let turns = given.chunk_by(|one, other| one.turn == other.turn);
    let whole: Vec<Vec<&Given>> = turns.map(|turn| turn.iter().collect()).collect();
    let whole = whole.iter().rev().filter(|turn| turn.len() > 1 && sum(turn) == -difference);
    scores.extend(whole.take(MOST).filter_map(|turn| missed(turn)));
    if scores.is_empty() {
        // Of those that go with one score the one nearest to it: the others read alike.
        let pairs = given.iter().enumerate().rev().filter_map(|(index, last)| {
            let mut pairs = given.iter().take(index).rev().map(|first| [first, last]);
            pairs.find(|pair| sum(pair) == -difference)
        });
        scores.extend(pairs.take(MOST).filter_map(|pair| missed(&pair)));
    }
    clues.extend(scores);
    clues
}

/// The scores of a player, in their order.
fn given(journal: &Journal, seat: Seat) -> Vec<Given> {
    let mut turn = u32::from(journal.setup().orders.is_none());
    let mut given = Vec::new();
    for (index, entry) in journal.entries().iter().enumerate() {
        for (place, outcome) in entry.outcomes.iter().enumerate() {
            if let Outcome::TurnBegan { turn: next, .. } = outcome {
                turn = *next;
            }
            if let Outcome::Scored(score) = outcome
                && score.seat == seat
                && score.points() != 0
            {
                given.push(Given { turn, at: (index, place), points: score.points() });
            }
        }
    }
    given
}

/// The turns in which a count has changed, the newest first.
pub fn changes(journal: &Journal, fact: Fact) -> Vec<Clue> {
    let mut game = journal.game_after(0);
    let mut before = amount(&game, fact);
    let mut changes: Vec<Clue> = Vec::new();
    for (index, made) in journal.moves().enumerate() {
        let turn = game.turn();
        let played = game.play(made);
        debug_assert!(played.is_ok(), "a move that was accepted is accepted again: {played:?}");
        let after = amount(&game, fact);
        if after == before {
            continue;
        }
        match changes.last_mut() {
            Some(Clue { turn: last, index: at, what: What::Changed(_, now) }) if *last == turn => {
                (*at, *now) = (index, after);
            }
            Some(_) | None => {
                changes.push(Clue { turn, index, what: What::Changed(before, after) });
            }
        }
        before = after;
    }
    changes.retain(|clue| !matches!(&clue.what, What::Changed(one, other) if one == other));
    changes.reverse();
    changes
}

/// The changes of one turn that give a player just so many points more: no figure is deployed, one
/// is, or on another part of the tile, or chance brought something else. Only such count where
/// every later move still fits.
fn edits(journal: &Journal, seat: Seat, difference: i32) -> Vec<Clue> {
    let now = journal.game();
    if now.recording() != Recording::Board {
        return Vec::new();
    }
    let secret = now.has_secrets();
    let moves: Vec<&Move> = journal.moves().collect();
    let start = journal.game_after(0);
    let start = if secret { start.without_orders() } else { start };
    let rest = |mut game: Game, from: usize| -> Option<Game> {
        let moves = moves.iter().skip(from).filter(|made| !(secret && made.is_of_orders()));
        for made in moves {
            game.play(made).ok()?;
        }
        Some(game)
    };
    let Some(here) = rest(start.clone(), 0) else { return Vec::new() };
    let total = |game: &Game| game.tally(seat).total();
    // The points of now hang on nothing but complete features, and at the end on all.
    let matters = |place: Place| {
        let feature = now.board().feature(place);
        now.is_finished() || feature.is_some_and(|feature| now.board().is_complete(feature))
    };
    let mut game = start;
    let mut found = Vec::new();
    for (index, made) in moves.iter().enumerate() {
        let turn = game.turn();
        for other in otherwise(&game, made) {
            let mut trial = game.clone();
            let after = trial.play(&other).ok().and_then(|_| rest(trial, index + 1));
            if after.is_some_and(|after| total(&after) - total(&here) == difference) {
                let edit = Edit { at: index, remove: 1, insert: vec![other] };
                found.push(Clue { turn, index, what: What::Edit(edit) });
            }
        }
        if !(secret && made.is_of_orders()) && game.play(made).is_err() {
            return found;
        }
        let Move::Place { at, .. } = made else { continue };
        for edit in alternatives(journal, &game, index, *at, &matters) {
            let mut trial = game.clone();
            let between = moves.iter().take(edit.at).skip(index + 1);
            let between = between.filter(|made| !(secret && made.is_of_orders()));
            let fits = between.copied().chain(&edit.insert).all(|made| trial.play(made).is_ok());
            let from = edit.at + edit.remove;
            let after = fits.then(|| rest(trial, from)).flatten();
            if after.is_some_and(|after| total(&after) - total(&here) == difference) {
                found.push(Clue { turn, index, what: What::Edit(edit) });
            }
        }
    }
    found.sort_by_key(|clue: &Clue| Reverse(clue.index));
    found.truncate(2 * MOST);
    found
}

/// The other things that chance may have brought where a move tells what it brought.
fn otherwise(game: &Game, made: &Move) -> Vec<Move> {
    let Some(Topic::Act(act)) = made.nature().answers else { return Vec::new() };
    if game.odds(act).is_none() {
        return Vec::new();
    }
    let answers = answers_to(game, act).into_iter().map(|answer| answer.made);
    answers.filter(|other| other != made).collect()
}

/// Other figures in the turn of a tile that has just been placed.
fn alternatives(
    journal: &Journal,
    game: &Game,
    index: usize,
    at: Position,
    matters: &impl Fn(Place) -> bool,
) -> Vec<Edit> {
    let turn = turn_of(journal.entries(), index);
    let deployed = journal.entries().iter().enumerate().take(turn.end).skip(index);
    let mut deployed = deployed.filter_map(|(index, entry)| {
        let Move::Deploy { figure, on, at: None } = entry.made else { return None };
        Some((index, figure, Place { at, segment: on }))
    });
    let was = deployed.next();
    let figure = was.map_or(Figure::Follower, |(_, figure, _)| figure);
    let others = legal::claims(game, figure).into_iter().map(|segment| Place { at, segment });
    let others = others.filter(|place| was.is_none_or(|(_, _, was)| was != *place));
    let hangs = was.is_some_and(|(_, _, was)| matters(was));
    let deploy = others.filter(|place| hangs || matters(*place));
    let deploy = deploy.map(|place| vec![Move::Deploy { figure, on: place.segment, at: None }]);
    let none = hangs.then(Vec::new);
    let (at, remove) = was.map_or((index + 1, 0), |(index, ..)| (index, 1));
    none.into_iter().chain(deploy).map(|insert| Edit { at, remove, insert }).collect()
}

/// The last move that has put such a figure there, with its turn; `None` if it came otherwise.
pub fn deployment(journal: &Journal, figure: Occupant, spot: Spot) -> Option<(u32, usize)> {
    let mut turn = u32::from(journal.setup().orders.is_none());
    let mut found = None;
    for (index, entry) in journal.entries().iter().enumerate() {
        for outcome in &entry.outcomes {
            if let Outcome::TurnBegan { turn: next, .. } = outcome {
                turn = *next;
            }
            if let Outcome::Deployed { seat, figure: kind, place } = outcome
                && (Occupant { seat: *seat, figure: *kind }) == figure
                && Spot::Stand(Stand::Segment(*place)) == spot
            {
                found = Some((turn, index));
            }
        }
    }
    found
}
