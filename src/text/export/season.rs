//! The standings of a season and the fates of its orders: for people, and as tables for other
//! programs.

use jiff::civil::DateTime;

use crate::say;
use crate::season::{local, shares_its_day};
use crate::{Words, printable};
use journal::season::{By, Evening, Record, Row, Season};
use rules::Catalogue;

/// The sign for a missing number.
const NONE: &str = "–";

/// Standings and orders in columns, for a screen that shows nothing but letters. A long season has
/// its evenings only if `all` are wanted.
pub fn season_text(season: &Season, all: bool, catalogue: &Catalogue, words: &Words) -> String {
    let has_evenings = all || !season.is_long();
    let [heading, ranking] = [heading(season, words), ranking(season, has_evenings, words, "\n")];
    let mut table = vec![heads(season, has_evenings, words)];
    for row in &season.rows {
        let place = row.place().map_or_else(|| NONE.to_owned(), |place| words.decimal(place));
        let mut cells = vec![format!("{}.", row.rank), printable::line(&row.name).into_owned()];
        cells.extend([row.games().to_string(), words.decimal(row.average())]);
        cells.extend([points(row, words), place, row.wins().to_string()]);
        cells.extend(row.results.iter().filter(|_| has_evenings).map(|evening| {
            let points = evening.as_ref().map(|evening| words.number(evening.points));
            points.unwrap_or_else(|| NONE.to_owned())
        }));
        table.push(cells);
    }
    let mut out = format!("{heading}\n\n{}\n{ranking}\n", columns(&table, &[1]));
    out += &format!("\n{}\n\n", say!(words, "season-cards"));
    if season.cards.is_empty() {
        return out + &format!("{}\n", say!(words, "season-cards-none"));
    }
    let (card, by) = (say!(words, "season-card"), say!(words, "season-fulfillers"));
    let about = COUNTS.map(|key| words.say(key, &[]));
    let mut table = vec![std::iter::once(card).chain(about).chain([by]).collect::<Vec<_>>()];
    for record in &season.cards {
        let counts = [record.dealt.to_string(), record.drawn.to_string(), words.done(record)];
        let expected = record.expected(catalogue).map(|expected| words.decimal(expected));
        let title = printable::line(&words.order(&record.card, catalogue)).into_owned();
        let mut cells = vec![title];
        cells.extend(counts);
        cells.push(expected.unwrap_or_else(|| NONE.to_owned()));
        cells.push(printable::line(&words.fulfillers(record)).into_owned());
        table.push(cells);
    }
    out + &format!("{}\n{}\n", columns(&table, &[0, 5]), say!(words, "season-cards-about"))
}

/// A table in columns; those in `from_left` are aligned to the left.
fn columns(table: &[Vec<String>], from_left: &[usize]) -> String {
    let breadth = |cell: &String| cell.chars().count();
    let widths: Vec<usize> = (0..table.first().map_or(0, Vec::len))
        .map(|column| table.iter().filter_map(|row| row.get(column).map(breadth)).max())
        .map(Option::unwrap_or_default)
        .collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if from_left.contains(&column) {
                format!("{cell:width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    table.iter().map(line).collect()
}

fn heading(season: &Season, words: &Words) -> String {
    let (heading, span) = (say!(words, "season"), words.season_span(season));
    if span.is_empty() { heading } else { format!("{heading}, {span}") }
}

/// The counts of each order.
const COUNTS: [&str; 4] = ["season-dealt", "season-drawn", "season-fulfilled", "season-expected"];

/// The heads of the standings.
fn heads(season: &Season, has_evenings: bool, words: &Words) -> Vec<String> {
    let heads = ["season-rank", "season-name", "players-played"].map(|key| words.say(key, &[]));
    let columns = By::ALL.map(|by| words.season_column(by));
    let days = if has_evenings { days(season) } else { Vec::new() };
    heads.into_iter().chain(columns).chain(days).collect()
}

/// The ranking of the people, and after that the note on the evenings left out.
fn ranking(season: &Season, has_evenings: bool, words: &Words, between: &str) -> String {
    let ranking = words.season_ranking(season.by);
    match words.without_evenings(season).filter(|_| !has_evenings) {
        Some(without) => ranking + between + &without,
        None => ranking,
    }
}

/// All points of a person.
fn points(row: &Row, words: &Words) -> String {
    words.number(i32::try_from(row.points()).unwrap_or(i32::MAX))
}

/// Standings and orders in Markdown. A long season has its evenings only if `all` are wanted.
pub fn season(season: &Season, all: bool, catalogue: &Catalogue, words: &Words) -> String {
    let has_evenings = all || !season.is_long();
    let [heading, ranking] = [heading(season, words), ranking(season, has_evenings, words, " ")];
    let mut out = format!("# {heading}\n\n{ranking}\n\n");
    out += &standings(season, has_evenings, words);
    out += &format!("\n## {}\n\n", say!(words, "season-cards"));
    if season.cards.is_empty() {
        out += &format!("{}\n", say!(words, "season-cards-none"));
        return out;
    }
    out += &format!("{}\n\n", say!(words, "season-cards-about"));
    let heads = COUNTS.map(|key| words.say(key, &[])).join(" | ");
    let (card, by) = (say!(words, "season-card"), say!(words, "season-fulfillers"));
    out += &format!("| {card} | {heads} | {by} |\n|---|---:|---:|---:|---:|---|\n");
    for record in &season.cards {
        let (Record { dealt, drawn, .. }, done) = (record, words.done(record));
        let title = printable::markdown(&words.order(&record.card, catalogue));
        let expected = record.expected(catalogue).map(|expected| words.decimal(expected));
        let expected = expected.as_deref().unwrap_or(NONE);
        let by = printable::markdown(&words.fulfillers(record));
        out += &format!("| {title} | {dealt} | {drawn} | {done} | {expected} | {by} |\n");
    }
    out
}

fn standings(season: &Season, has_evenings: bool, words: &Words) -> String {
    let heads = heads(season, has_evenings, words);
    let mut out = format!("| {} |\n|---:|---|", heads.join(" | "));
    out += &"---:|".repeat(heads.len().saturating_sub(2));
    out.push('\n');
    for row in &season.rows {
        let name = printable::markdown(&row.name);
        let place = row.place().map_or_else(|| NONE.to_owned(), |place| words.decimal(place));
        let (average, wins) = (words.decimal(row.average()), row.wins());
        out += &format!("| {}. | {name} | {} | {average} ", row.rank, row.games());
        out += &format!("| {} | {place} | {wins} |", points(row, words));
        for evening in row.results.iter().filter(|_| has_evenings) {
            let points = evening.as_ref().map(|evening| result(evening, words));
            out += &format!(" {} |", points.as_deref().unwrap_or(NONE));
        }
        out.push('\n');
    }
    out
}

/// The day of each evening, with the time where there are two of one day.
fn days(season: &Season) -> Vec<String> {
    let days: Vec<Option<DateTime>> =
        season.evenings.iter().map(|started| local(started)).collect();
    let day = |time: &Option<DateTime>| {
        let Some(time) = time else { return String::new() };
        let is_shared = shares_its_day(time, &days);
        let format = if is_shared { "%Y-%m-%d %H:%M" } else { "%Y-%m-%d" };
        time.strftime(format).to_string()
    };
    days.iter().map(day).collect()
}

/// The points of an evening; those of its winner stand out.
fn result(evening: &Evening, words: &Words) -> String {
    let points = words.number(evening.points);
    if evening.won { format!("**{points}**") } else { points }
}

/// The standings as a table for spreadsheets, with a column for the points of each evening.
pub fn season_csv(season: &Season, words: &Words) -> String {
    let sheet = words.sheet();
    let heads = ["rank", "player", "games", "average", "points", "place", "wins"];
    let heads = heads.map(str::to_owned).into_iter().chain(days(season)).collect();
    let lines =
        season.rows.iter().map(|row| {
            let mut cells = vec![
                row.rank.to_string(),
                sheet.words(&row.name),
                row.games().to_string(),
                sheet.number(row.average()),
                row.points().to_string(),
                row.place().map(|place| sheet.number(place)).unwrap_or_default(),
                row.wins().to_string(),
            ];
            let results = row.results.iter();
            cells.extend(results.map(|evening| {
                evening.map(|evening| evening.points.to_string()).unwrap_or_default()
            }));
            cells
        });
    sheet.file(std::iter::once(heads).chain(lines))
}

/// The fates of each order as a table for spreadsheets.
pub fn cards_csv(season: &Season, catalogue: &Catalogue, words: &Words) -> String {
    let sheet = words.sheet();
    let heads = ["card", "title", "dealt", "drawn", "fulfilled", "kept", "expected", "by"];
    let lines = season.cards.iter().map(|record| {
        let expected = record.expected(catalogue).map(|expected| sheet.number(expected));
        vec![
            sheet.words(record.card.as_str()),
            sheet.words(&words.order(&record.card, catalogue)),
            record.dealt.to_string(),
            record.drawn.to_string(),
            record.fulfilled.to_string(),
            record.kept.map(|kept| kept.to_string()).unwrap_or_default(),
            expected.unwrap_or_default(),
            sheet.words(&words.fulfillers(record)),
        ]
    });
    sheet.file(std::iter::once(heads.map(str::to_owned).to_vec()).chain(lines))
}
