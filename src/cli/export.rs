//! `export`: a game's result and scores for other programs and for people. Nothing that is still secret.

use std::io::{Result, Write};
use std::path::Path;

use super::replay::load;
use super::standings::Standings;
use super::{Ending, Format, Output};
use crate::journal::Journal;
use crate::rules::Outcome;
use crate::rules::scoring::{Score, Source};
use crate::say;
use crate::text::Words;

pub(super) fn run<O: Write, E: Write>(
    file: &Path,
    format: Format,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let Some(opened) = load(file, words, output)? else { return Ok(Ending::Fault) };
    match format {
        Format::Csv => csv(&opened.journal, words, output.out)?,
        Format::Markdown => markdown(&opened.journal, &opened.started, words, output.out)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut *output.out, &Standings::of(&opened.journal, words))?;
            writeln!(output.out)?;
        }
    }
    Ok(Ending::Well)
}

/// A score with the turn and the move (from 0) that gave it.
struct Row<'a> {
    turn: u32,
    index: usize,
    score: &'a Score,
}

fn rows(journal: &Journal) -> Vec<Row<'_>> {
    let mut turn = 1;
    let mut rows = Vec::new();
    for (index, entry) in journal.entries().iter().enumerate() {
        for outcome in &entry.outcomes {
            if let Outcome::Scored(score) = outcome {
                rows.push(Row { turn, index, score });
            } else if let Outcome::TurnBegan { turn: next, .. } = outcome {
                turn = *next;
            }
        }
    }
    rows
}

fn csv(journal: &Journal, words: &Words, out: &mut impl Write) -> Result<()> {
    let game = journal.game();
    writeln!(out, "move,turn,player,source,points,reason,sum")?;
    for Row { turn, index, score } in rows(journal) {
        let (name, source) = (quoted(game.name(score.seat)), score.source.name());
        let reason = quoted(&words.reason(score, game.catalogue()));
        let sum = quoted(&words.sum(score, game.catalogue()));
        writeln!(out, "{index},{turn},{name},{source},{},{reason},{sum}", score.points())?;
    }
    Ok(())
}

fn quoted(cell: &str) -> String {
    // A cell that begins like a formula must not become one in a spreadsheet.
    let safe = if cell.starts_with(['=', '+', '-', '@']) { format!("'{cell}") } else { cell.to_owned() };
    if safe.contains([',', '"', '\n', '\r']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

fn markdown(journal: &Journal, started: &str, words: &Words, out: &mut impl Write) -> Result<()> {
    let game = journal.game();
    writeln!(out, "# {}\n", say!(words, "export-heading", date = date(started)))?;
    if game.is_finished() {
        let names: Vec<String> = game.winners().iter().map(|seat| game.name(*seat).to_owned()).collect();
        let winners = say!(words, "outcome-finished", names = words.list(&names), count = names.len());
        writeln!(out, "{}\n", cell(&winners))?;
    }
    write!(out, "| |")?;
    for seat in game.seats() {
        write!(out, " {} |", cell(game.name(seat)))?;
    }
    writeln!(out, "\n|---|{}", "---:|".repeat(game.seats().count()))?;
    for source in Source::ALL {
        if game.seats().any(|seat| game.tally(seat).of(source) != 0) {
            write!(out, "| {} |", words.source(source))?;
            for seat in game.seats() {
                write!(out, " {} |", game.tally(seat).of(source))?;
            }
            writeln!(out)?;
        }
    }
    write!(out, "| **{}** |", say!(words, "export-total"))?;
    for seat in game.seats() {
        write!(out, " **{}** |", game.tally(seat).total())?;
    }
    writeln!(out, "\n\n## {}\n", say!(words, "export-log"))?;
    for Row { turn, score, .. } in rows(journal) {
        let name = cell(game.name(score.seat));
        let points = words.signed(score.points());
        let sum = cell(&words.sum(score, game.catalogue()));
        writeln!(out, "- {turn}. {name} {points}: {sum}")?;
    }
    Ok(())
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
