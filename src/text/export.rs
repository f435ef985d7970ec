//! A game's result and scores as files for other programs and for people. Nothing that is still secret: only what was scored.

use super::Words;
use crate::journal::{Event, Journal, account};
use crate::rules::Outcome;
use crate::rules::scoring::{Score, Source};
use crate::say;
use crate::storage::Clock;

/// A score with the turn and the move (from 0) that gave it.
struct Row<'a> {
    turn: u32,
    index: usize,
    score: &'a Score,
}

fn rows(journal: &Journal) -> Vec<Row<'_>> {
    let mut turn = 1;
    let mut rows = Vec::new();
    for Event { told: index, outcome, .. } in account(journal.entries()) {
        if let Outcome::Scored(score) = outcome {
            rows.push(Row { turn, index, score });
        } else if let Outcome::TurnBegan { turn: next, .. } = outcome {
            turn = *next;
        }
    }
    rows
}

/// A table with a line for each score, its cells apart by commas.
#[must_use]
pub fn csv(journal: &Journal, words: &Words) -> String {
    let game = journal.game();
    let mut out = String::from("move,turn,player,source,points,reason,sum\n");
    for Row { turn, index, score } in rows(journal) {
        let (name, source) = (quoted(game.name(score.seat)), score.source.name());
        let reason = quoted(&words.reason(score, game.catalogue()));
        let sum = quoted(&words.sum(score, game.catalogue()));
        out += &format!("{index},{turn},{name},{source},{},{reason},{sum}\n", score.points());
    }
    out
}

fn quoted(cell: &str) -> String {
    // A cell that begins like a formula must not become one in a spreadsheet.
    let safe = if cell.starts_with(['=', '+', '-', '@']) { format!("'{cell}") } else { cell.to_owned() };
    if safe.contains([',', '"', '\n', '\r']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

/// The result by category, with the times if the table kept them, and the log, to be read by people. `started` is a UTC timestamp.
#[must_use]
pub fn markdown(journal: &Journal, started: &str, clock: Option<&Clock>, words: &Words) -> String {
    let game = journal.game();
    let mut out = String::new();
    out += &format!("# {}\n\n", say!(words, "export-heading", date = date(started)));
    if game.is_finished() {
        let names: Vec<String> = game.winners().iter().map(|seat| game.name(*seat).to_owned()).collect();
        let winners = say!(words, "outcome-finished", names = words.list(&names), count = names.len());
        out += &format!("{}\n\n", cell(&winners));
    }
    out += "| |";
    for seat in game.seats() {
        out += &format!(" {} |", cell(game.name(seat)));
    }
    out += &format!("\n|---|{}\n", "---:|".repeat(game.seats().count()));
    for source in Source::ALL {
        if game.seats().any(|seat| game.tally(seat).of(source) != 0) {
            out += &format!("| {} |", words.source(source));
            for seat in game.seats() {
                out += &format!(" {} |", game.tally(seat).of(source));
            }
            out.push('\n');
        }
    }
    out += &format!("| **{}** |", say!(words, "export-total"));
    for seat in game.seats() {
        out += &format!(" **{}** |", game.tally(seat).total());
    }
    if let Some(clock) = clock {
        out += &format!("\n| {} |", say!(words, "clock-time"));
        for spent in &clock.spent {
            out += &format!(" {} |", words.time(i64::from(*spent)));
        }
    }
    out += &format!("\n\n## {}\n\n", say!(words, "export-log"));
    for Row { turn, score, .. } in rows(journal) {
        let name = cell(game.name(score.seat));
        let points = words.signed(score.points());
        let sum = cell(&words.sum(score, game.catalogue()));
        out += &format!("- {turn}. {name} {points}: {sum}\n");
    }
    out
}

fn cell(text: &str) -> String {
    text.replace(['|', '\n', '\r'], " ").replace('*', "\\*").replace('_', "\\_").replace('<', "&lt;")
}

/// The day in a timestamp; the timestamp itself if it is none.
fn date(started: &str) -> String {
    started
        .parse::<jiff::Timestamp>()
        .map_or_else(|_| started.to_owned(), |time| time.to_zoned(jiff::tz::TimeZone::system()).date().to_string())
}
