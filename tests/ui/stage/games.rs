//! The games that scenes begin with, each made once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use content::bundled;
use journal::Journal;
use rules::expansion::{self, shrine};
use rules::game::question::Topic;
use rules::game::{Phase, sets};
use rules::geometry::Rotation;
use rules::setup::Recording;
use rules::{Move, Outcome, Seat, Setup};
use storage::Saved;

use super::way::{asks, happened};
use super::{Begin, Measure, SCENES, printed, recording, saved};
use crate::driver::place;
use crate::judged;
use crate::scenes::{SIX, played_out, played_out_by};
use crate::share;
use support::dice::{Dice, EVERYTHING, random_move, shuffle_orders};
use support::table::{seat, setup};

/// Two people who have never played with anything but the base game.
pub static TWO: LazyLock<Saved> = LazyLock::new(|| {
    let cap = place("base-city-cap", 0, -1, Rotation::Half);
    saved(setup(&SIX[..2], &["base"]), vec![cap, Move::EndTurn])
});
/// Two people at the end of a game of one turn, with orders that were not fulfilled.
pub static FURROW: LazyLock<Saved> = LazyLock::new(share::furrow);
/// Five people, before the first tile.
pub static FIVE: LazyLock<Saved> = LazyLock::new(|| {
    let setup = of_all(5);
    let deal = keep(&setup);
    saved(setup, deal)
});
/// Six people at the deal.
pub static DEAL: LazyLock<Saved> = LazyLock::new(|| saved(of_all(6), Vec::new()));
/// The game after everybody has kept the orders.
pub static DEALT: LazyLock<Saved> = LazyLock::new(|| {
    let setup = of_all(6);
    let deal = keep(&setup);
    saved(setup, deal)
});
/// The game with printed cards.
pub static PRINTED: LazyLock<Saved> = LazyLock::new(|| saved(printed(&of_all(6)), Vec::new()));
/// The game with printed cards, whose first player has entered and kept three.
pub static ENTERED: LazyLock<Saved> = LazyLock::new(|| {
    let first = entered(&PRINTED.setup).into_iter().take(2).collect();
    saved(PRINTED.setup.clone(), first)
});
/// The game with printed cards, of which one is entered twice, while the last player decides.
pub static CLASHED: LazyLock<Saved> = LazyLock::new(|| {
    let mut moves = entered(&PRINTED.setup);
    moves.pop();
    let first = PRINTED.setup.orders.iter().flatten().next().cloned();
    if let (Some(Move::DealOrders { cards, .. }), Some(first)) = (moves.get_mut(2), first) {
        cards[0] = first;
    }
    saved(PRINTED.setup.clone(), moves)
});
/// The game with printed cards that everybody has entered and kept.
pub static KEPT: LazyLock<Saved> =
    LazyLock::new(|| saved(PRINTED.setup.clone(), entered(&PRINTED.setup)));
/// Six people with a scorepad.
pub static PAD: LazyLock<Saved> = LazyLock::new(|| {
    let setup = recording(&of_all(6), Recording::Scorepad);
    let deal = keep(&setup);
    saved(setup, deal)
});
/// The scorepad's game at its end.
pub static REMAINS: LazyLock<Saved> = LazyLock::new(|| {
    let mut moves = PAD.moves.clone();
    moves.push(Move::EndGame);
    saved(PAD.setup.clone(), moves)
});
/// Six people with nothing but the orders.
pub static DECK: LazyLock<Saved> = LazyLock::new(|| {
    let setup = recording(&of_all(6), Recording::Deck);
    let deal = keep(&setup);
    saved(setup, deal)
});
/// Two people with a deck in which orders are judged by their holders, in the second one's turn.
pub static JUDGED: LazyLock<Saved> = LazyLock::new(|| {
    let pile = ["ours-1", "base-07", "base-11", "ours-2", "base-14", "base-15"];
    let setup = judged::with_judged(&pile);
    let mut moves = keep(&setup);
    moves.extend([place("base-monastery", 0, 1, Rotation::None), Move::EndTurn]);
    saved(setup, moves)
});
/// A shrine and a monastery have just challenged each other.
pub static CHALLENGE: LazyLock<Saved> = LazyLock::new(|| {
    seek(&["base", "shrines", "shrines-extra"], |journal| {
        happened(journal, |outcome| {
            matches!(
                outcome,
                Outcome::Expansion(expansion::Outcome::Shrine(
                    shrine::Outcome::ChallengeBegan { .. }
                ))
            )
        }) > 0
    })
});
/// Somebody begins to leave the City.
pub static LEAVING: LazyLock<Saved> = LazyLock::new(|| {
    seek(&["base", "count"], |journal| asks(journal, |topic| topic == Topic::BeginLeaving) > 1)
});
/// The last tile lies, and somebody still has an abbey.
pub static CLOSING: LazyLock<Saved> = LazyLock::new(|| {
    seek(&["base", "abbey-mayor"], |journal| {
        let game = journal.game();
        sets::abbey::is_closing(game) && game.phase() == Phase::Place && game.choices().is_empty()
    })
});
/// The long game in the midst of it, at a turn's beginning.
pub static SIXTH: LazyLock<Saved> = LazyLock::new(|| saved(LONG.setup.clone(), cut(300)));
/// The long game, ended before it was long.
pub static ENDED: LazyLock<Saved> = LazyLock::new(|| {
    let moves = cut(120).into_iter().chain([Move::EndGame]);
    saved(LONG.setup.clone(), moves.collect())
});
/// Six people with every set, played by chance to its end.
pub static LONG: LazyLock<Saved> = LazyLock::new(|| {
    let (setup, moves) = played_out(&SIX);
    saved(setup, moves)
});

/// The long game, at the moves where there is most of what the scenes want; what it never comes to
/// is sought in other games like it.
static MOST: LazyLock<BTreeMap<&'static str, Saved>> = LazyLock::new(|| {
    let wanted = SCENES.iter().filter_map(|scene| match scene.begin {
        Begin::Most(most) => Some((scene.name, most)),
        Begin::Nothing | Begin::Evenings | Begin::Game(_) => None,
    });
    let mut wanted: Vec<_> = wanted.collect();
    let mut all = look_for_most(&LONG, &wanted);
    for seed in 8..60 {
        wanted.retain(|(name, _)| !all.contains_key(name));
        if wanted.is_empty() {
            break;
        }
        let (setup, moves) = played_out_by(seed, &SIX);
        all.extend(look_for_most(&saved(setup, moves), &wanted));
    }
    all
});

/// That game at the move where there is most of each thing, of which there is any.
fn look_for_most(
    long: &Saved,
    wanted: &[(&'static str, Measure)],
) -> BTreeMap<&'static str, Saved> {
    let mut found: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    let mut journal = Journal::new(long.setup.clone(), bundled::catalogue()).expect("a setup");
    for (index, made) in long.moves.iter().enumerate() {
        for (name, most) in wanted {
            let much = most(&journal);
            let best = found.get(name).map_or(0, |(much, _)| *much);
            if much > best {
                found.insert(name, (much, index));
            }
        }
        journal.play(made.clone()).expect("a legal move");
    }
    let cut = |(name, (_, cut)): (&'static str, (usize, usize))| {
        (name, saved(long.setup.clone(), long.moves[..cut].to_vec()))
    };
    found.into_iter().map(cut).collect()
}

/// The game where that scene finds most.
pub fn most(name: &str) -> &'static Saved {
    MOST.get(name).unwrap_or_else(|| panic!("no long game comes to {name}"))
}

/// Somebody chooses among orders that fit.
pub static CHOICE: LazyLock<Saved> =
    LazyLock::new(|| search(&of_all(6), |journal| !journal.game().choices().is_empty()));
/// A wagon may drive on.
pub static WAGON: LazyLock<Saved> = LazyLock::new(|| {
    seek(&["base", "abbey-mayor"], |journal| {
        journal.game().question().is_some_and(|asked| asked.topic == Topic::Wagon)
    })
});

/// The first game by chance in which that comes, until it does.
fn seek(sets: &[&str], is_there: fn(&Journal) -> bool) -> Saved {
    search(&setup(&SIX[..4], sets), is_there)
}

/// The first game of that setup by chance in which that comes, until it does.
fn search(setup: &Setup, is_there: fn(&Journal) -> bool) -> Saved {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut journal = Journal::new(setup.clone(), bundled::catalogue()).expect("a setup");
        while !journal.game().is_finished() && !is_there(&journal) {
            let made = random_move(journal.game(), &mut dice);
            journal.play(made).expect("a legal move");
        }
        if !journal.game().is_finished() {
            return saved(setup.clone(), journal.moves().cloned().collect());
        }
    }
    panic!("it never comes in games of {:?}", setup.sets)
}

/// The long game until a turn begins after so many moves.
fn cut(moves: usize) -> Vec<Move> {
    let mut journal = Journal::new(LONG.setup.clone(), bundled::catalogue()).expect("a setup");
    for (index, made) in LONG.moves.iter().enumerate() {
        let game = journal.game();
        if index > moves && game.phase() == Phase::Place && game.choices().is_empty() {
            return LONG.moves[..index].to_vec();
        }
        journal.play(made.clone()).expect("a legal move");
    }
    LONG.moves.clone()
}

/// How many scores the last move has brought.
pub fn scored(journal: &Journal) -> usize {
    let last = journal.entries().last().map(|entry| entry.outcomes.as_slice());
    let scores = last.unwrap_or_default().iter();
    scores.filter(|outcome| matches!(outcome, Outcome::Scored(_))).count()
}

/// Every set, with the orders of all.
fn of_all(players: usize) -> Setup {
    // The scenes were chosen from a game without the last of them.
    let mut setup = setup(&SIX[..players], &EVERYTHING[..14]);
    shuffle_orders(&mut setup, &mut Dice::new(7));
    setup
}

/// Everybody keeps what was dealt.
fn keep(setup: &Setup) -> Vec<Move> {
    let seats = 0..setup.players.len() as u8;
    seats.map(|player| Move::KeepOrders { player: seat(player), returned: None }).collect()
}

/// Each player enters three of the printed cards, and keeps them.
fn entered(setup: &Setup) -> Vec<Move> {
    let cards: Vec<_> = setup.orders.iter().flatten().cloned().collect();
    let dealt = Seat::all(setup.players.len()).zip(cards.chunks_exact(3));
    let moves = dealt.flat_map(|(player, cards)| {
        let kept = Move::KeepOrders { player, returned: None };
        [Move::DealOrders { player, cards: cards.to_vec() }, kept]
    });
    moves.collect()
}
