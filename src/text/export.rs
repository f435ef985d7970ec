//! A game's result and scores as files for other programs and for people, made of its scores alone
//! and so without anything secret.

mod bg_stats;
mod message;
mod season;
mod untold;

pub use bg_stats::bg_stats;
pub use message::message;
pub use season::{cards_csv, season, season_csv, season_text};
pub use untold::Untold;

use super::{Words, printable};
use crate::say;
use journal::course::is_unplayed;
use journal::{Event, Journal, account};
use rules::game::CompletedCount;
use rules::scoring::{Score, Source};
use rules::{Game, Outcome};
use storage::Clock;

/// A score with the turn and the move (both from 1) that gave it, and whether it was in the final
/// scoring.
struct Row<'a> {
    turn: u32,
    made: usize,
    is_final: bool,
    score: &'a Score,
}

fn rows(journal: &Journal) -> Vec<Row<'_>> {
    let (mut turn, mut is_final) = (1, false);
    let mut rows = Vec::new();
    for Event { told, index, outcome, .. } in account(journal.entries()) {
        if let Outcome::Scored(score) = outcome {
            rows.push(Row { turn, made: told + 1, is_final, score });
        } else if let Outcome::TurnBegan { turn: next, .. } = outcome {
            turn = *next;
        } else if matches!(outcome, Outcome::FinalScoringBegan) {
            is_final = true;
            // A turn without a move of its own is not counted: what was given by hand in it belongs
            // to the one before.
            turn -= u32::from(turn > 1 && is_unplayed(journal, index));
            rows.iter_mut().for_each(|row: &mut Row<'_>| row.turn = turn.min(row.turn));
        }
    }
    rows
}

/// A table for spreadsheets with a line for each score.
pub fn csv(journal: &Journal, words: &Words) -> String {
    let (game, sheet) = (journal.game(), words.sheet());
    let heads = ["move", "turn", "player", "source", "points", "reason", "sum"];
    let lines = rows(journal).into_iter().map(|Row { turn, made, score, .. }| {
        vec![
            made.to_string(),
            turn.to_string(),
            sheet.words(game.name(score.seat)),
            score.source.name().to_owned(),
            score.points().to_string(),
            sheet.words(&words.reason(score, game.catalogue())),
            sheet.words(&words.sum(score, game.catalogue())),
        ]
    });
    sheet.file(std::iter::once(heads.map(str::to_owned).to_vec()).chain(lines))
}

/// The result by category, with the times if the table kept them, and the log, for people.
/// `started` is a UTC timestamp; a text that is none is not shown.
pub fn markdown(journal: &Journal, started: &str, clock: Option<&Clock>, words: &Words) -> String {
    let game = journal.game();
    let mut out = String::new();
    out += &format!("# {}\n\n", heading(started, words));
    if game.is_finished() {
        let winners = words.finished(&game.winners(), game);
        out += &format!("{}\n\n", printable::markdown(&winners));
    } else {
        out += &format!("{}\n\n", say!(words, "export-running", turn = game.turn()));
    }
    for line in completed(game, words).into_iter().chain([sets(game, words)]) {
        out += &format!("{}\n\n", printable::markdown(&line));
    }
    out += "| |";
    for seat in game.seats() {
        out += &format!(" {} |", printable::markdown(game.name(seat)));
    }
    out += &format!("\n|---|{}\n", "---:|".repeat(game.seats().count()));
    for source in Source::ALL {
        if game.seats().any(|seat| game.tally(seat).has(source)) {
            out += &format!("| {} |", words.source(source));
            for seat in game.seats() {
                out += &format!(" {} |", words.number(game.tally(seat).points(source)));
            }
            out.push('\n');
        }
    }
    out += &format!("| **{}** |", words.total(game));
    for seat in game.seats() {
        out += &format!(" **{}** |", words.number(game.tally(seat).total()));
    }
    if let Some(clock) = clock {
        out += &format!("\n| {} |", say!(words, "clock-time"));
        for spent in &clock.spent {
            out += &format!(" {} |", words.time(i64::from(*spent)));
        }
    }
    out += &format!("\n\n## {}\n\n", say!(words, "export-log"));
    out + &log(journal, words)
}

/// The scores line by line, those of the final scoring below a heading of their own.
fn log(journal: &Journal, words: &Words) -> String {
    let game = journal.game();
    let mut out = String::new();
    let mut was_final = false;
    for Row { turn, score, is_final, .. } in rows(journal) {
        if is_final && !was_final {
            out += &format!("\n### {}\n\n", say!(words, "evening-final"));
        }
        was_final = is_final;
        let name = printable::markdown(&printable::isolated(game.name(score.seat)));
        let points = words.signed(score.points());
        let told = printable::markdown(&words.told_score(score, game.catalogue()));
        let turn = say!(words, "evening-turn", turn = turn);
        let when = if is_final { String::new() } else { format!("{turn} · ") };
        out += &format!("- {when}{name} {points}: {told}\n");
    }
    out
}

/// The completed features: "Completed: 9 cities, 14 roads and 3 monasteries"; `None` without any.
pub fn completed(game: &Game, words: &Words) -> Option<String> {
    let CompletedCount { cities, roads, monasteries, shrines, gardens } = *game.completed();
    let counted = [
        (cities, "evening-cities"),
        (roads, "evening-roads"),
        (monasteries, "evening-monasteries"),
        (shrines, "evening-shrines"),
        (gardens, "evening-gardens"),
    ];
    let there = counted.into_iter().filter(|(count, _)| *count > 0);
    let there: Vec<String> =
        there.map(|(count, key)| words.say(key, &[("count", count.into())])).collect();
    (!there.is_empty()).then(|| say!(words, "evening-built", features = words.list(&there)))
}

/// The tile sets in play: "Sets: The base game and King & Robber".
pub fn sets(game: &Game, words: &Words) -> String {
    let sets: Vec<String> = game.setup().sets.iter().map(|set| words.set(set)).collect();
    say!(words, "evening-sets", sets = words.list(&sets))
}

/// The heading of an evening. `started` is a UTC timestamp; a text that is none is not shown.
pub fn heading(started: &str, words: &Words) -> String {
    match words.day(started) {
        Some(date) => say!(words, "export-heading", date = date),
        None => say!(words, "export-heading-undated"),
    }
}
