//! Hills & Sheep in sentences.

use super::super::Words;
use super::super::question::{InWords, Worded, capitalised};
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::sheep::{self, MOST, Move, Outcome, Rejection};
use rules::game::sets;
use rules::house_rule::HouseRule;
use rules::piece::{Neutral, Tokens};
use rules::set::HILLS_SHEEP;
use rules::topic::Act;
use rules::{Game, Seat, Setting};

impl InWords for Move {
    fn done(&self, words: &Words, _: Setting<'_>) -> String {
        match self {
            Self::DrawSheep(drawn) => token(words, drawn.sheep),
            Self::GuideHome => say!(words, "move-guide-home"),
        }
    }

    fn answer(&self, words: &Words, game: &Game) -> Worded {
        match self {
            Self::DrawSheep(drawn) => {
                let title = capitalised(&token(words, drawn.sheep));
                let is_out = game.flocks().is_some_and(|it| it.in_bag(drawn.sheep) == 0);
                let about = if is_out { say!(words, "token-none-left") } else { String::new() };
                Worded::new(title, about)
            }
            Self::GuideHome => home(words, game),
        }
    }
}

/// The way home of a flock, with what it brings to whom.
fn home(words: &Words, game: &Game) -> Worded {
    let points = sets::sheep::flock(game);
    if points == 0 {
        return Worded::title(say!(words, "flock-home-empty"));
    }
    let seats = sets::sheep::shepherds_to_score(game);
    let brings = if seats.len() > 1 {
        let names = words.names(&seats, game);
        say!(words, "flock-brings-each", points = points, names = names)
    } else {
        say!(words, "message-brings", points = points)
    };
    Worded::title(say!(words, "flock-home")).hinting(brings)
}

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-shepherd", Set(HILLS_SHEEP), "R-HSH-1, 2", "act-shepherd"),
    told("why-act-flock", Set(HILLS_SHEEP), "R-HSH-2, 3", "act-flock"),
    told("why-for-bag", Set(HILLS_SHEEP), "R-HSH-1 to 3", "act-flock"),
    told("why-for-sheep", Set(HILLS_SHEEP), "R-HSH-3, 4, 6", "source-sheep"),
    told("why-for-under-hill", Set(HILLS_SHEEP), "R-HSH-9", "why-head-placing"),
    told("why-for-hill", Set(HILLS_SHEEP), "R-HSH-10", "why-head-scoring")
        .or("why-for-hill-counted", HouseRule::TieBreakersCounted),
    told("why-for-vineyard", Set(HILLS_SHEEP), "R-HSH-12", "why-head-scoring")
        .or("why-for-vineyard-garden", HouseRule::VineyardsForGardens),
];

/// The words of the question, where a shepherd has just come (R-HSH-2).
pub(super) fn about_act(words: &Words, act: Act, game: &Game) -> Option<String> {
    let is_first = act == Act::Flock && sets::sheep::is_first_draw(game);
    is_first.then(|| say!(words, "asked-flock-first"))
}

/// Why a move is refused.
pub(super) fn rejection(words: &Words, rejection: &Rejection, game: &Game) -> String {
    match rejection {
        Rejection::First => say!(words, "reject-flock-first"),
        Rejection::NoneDue => say!(words, "reject-no-flock"),
        Rejection::MustDraw => say!(words, "reject-flock-draw"),
        Rejection::NoneLeft { sheep } => {
            say!(words, "reject-no-token", token = token(words, *sheep))
        }
        Rejection::NotBeside => say!(words, "reject-not-beside"),
        Rejection::HasShepherd { by } => {
            say!(words, "reject-shepherd-there", name = game.name(*by))
        }
    }
}

/// The outcome of a move.
pub(super) fn outcome(words: &Words, outcome: &Outcome, setting: Setting<'_>) -> String {
    match outcome {
        Outcome::Gathered { seat, sheep, flock } => {
            let (name, drawn) = (setting.name(*seat), token(words, *sheep));
            say!(words, "outcome-sheep", name = name, drawn = drawn, flock = *flock)
        }
        Outcome::Wolf { seat, lost } if lost.is_empty() => {
            say!(words, "outcome-wolf-alone", name = setting.name(*seat))
        }
        Outcome::Wolf { seat, lost } => {
            let lost = flocks(words, lost, setting);
            say!(words, "outcome-wolf", name = setting.name(*seat), lost = lost)
        }
        Outcome::Guided { seat } => {
            say!(words, "outcome-flock-guided", name = setting.name(*seat))
        }
        Outcome::Closed => say!(words, "outcome-flock-closed"),
        Outcome::UnderHill { hidden: true } => say!(words, "outcome-under-hill"),
        Outcome::UnderHill { hidden: false } => say!(words, "outcome-under-hill-none"),
        Outcome::LeftOutside { flocks: left } => {
            say!(words, "outcome-flocks-left", left = flocks(words, left, setting))
        }
    }
}

/// The flocks of players: "Anna’s 5 sheep and Ben’s 3 sheep".
fn flocks(words: &Words, flocks: &[(Seat, u8)], setting: Setting<'_>) -> String {
    let of = |(seat, sheep): &(Seat, u8)| {
        say!(words, "flock-of", name = setting.name(*seat), sheep = token(words, *sheep))
    };
    words.list(&flocks.iter().map(of).collect::<Vec<_>>())
}

/// How many tiles lie under hills, of whatever kind, where there are such (R-HSH-9).
pub(super) fn about_bag(words: &Words, game: &Game) -> Option<String> {
    let hidden = game.tiles_hidden();
    (hidden > 0).then(|| say!(words, "tiles-under-hills", count = hidden))
}

/// A figure that is set right, with the sheep that lie there.
pub(super) fn set_right(words: &Words, what: String, tokens: Tokens) -> String {
    say!(words, "right-sheep", what = what, count = sheep::sheep_on(tokens))
}

/// Tokens that lie with a figure: "2 sheep, 4 sheep"; empty for none.
pub(super) fn tokens_told(words: &Words, tokens: Tokens) -> String {
    let kinds = (1..=MOST).zip(tokens);
    let told = kinds.flat_map(|(sheep, count)| (0..count).map(move |_| token(words, sheep)));
    told.collect::<Vec<_>>().join(", ")
}

/// A kind of token with sheep, by its place among the kinds.
pub(super) fn token_of_kind(words: &Words, kind: usize) -> String {
    token(words, u8::try_from(kind + 1).unwrap_or(MOST))
}

/// A token of the bag: "3 sheep", "the wolf".
fn token(words: &Words, sheep: u8) -> String {
    words.tokens(if sheep > 0 { Neutral::Sheep(sheep) } else { Neutral::Wolf })
}
