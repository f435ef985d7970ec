//! The standings of a season, and what became of each order there: to be read, and as tables for
//! other programs.

use jiff::civil::DateTime;

use crate::journal::season::{By, Evening, Record, Row, Season};
use crate::rules::Catalogue;
use crate::say;
use crate::text::season::{local, shares_its_day};
use crate::text::{Words, printable};

/// What there is instead of a number that nobody has.
const NONE: &str = "–";

/// Both, to be read by people.
#[must_use]
pub fn season(season: &Season, catalogue: &Catalogue, words: &Words) -> String {
    let heading = say!(words, "season");
    let span = words.season_span(season);
    let heading = if span.is_empty() { heading } else { format!("{heading}, {span}") };
    let mut out = format!("# {heading}\n\n{}\n\n", words.season_ranking(season.by));
    out += &standings(season, words);
    out += &format!("\n## {}\n\n", say!(words, "season-cards"));
    if season.cards.is_empty() {
        out += &format!("{}\n", say!(words, "season-cards-none"));
        return out;
    }
    out += &format!("{}\n\n", say!(words, "season-cards-about"));
    let heads = ["season-dealt", "season-drawn", "season-fulfilled", "season-expected"];
    let heads = heads.map(|key| words.say(key, &[])).join(" | ");
    let (card, by) = (say!(words, "season-card"), say!(words, "season-fulfillers"));
    out += &format!("| {card} | {heads} | {by} |\n|---|---:|---:|---:|---:|---|\n");
    for record in &season.cards {
        let Record { dealt, drawn, fulfilled, .. } = record;
        let title = printable::markdown(&words.order(&record.card, catalogue));
        let expected = record.expected(catalogue).map(|expected| words.decimal(expected));
        let expected = expected.as_deref().unwrap_or(NONE);
        let by = printable::markdown(&words.fulfillers(record));
        out += &format!("| {title} | {dealt} | {drawn} | {fulfilled} | {expected} | {by} |\n");
    }
    out
}

fn standings(season: &Season, words: &Words) -> String {
    let heads = ["season-rank", "season-name", "players-played"].map(|key| words.say(key, &[]));
    let columns = By::ALL.map(|by| words.season_column(by));
    let days = days(season);
    let heads: Vec<String> = heads.into_iter().chain(columns).chain(days).collect();
    let mut out = format!("| {} |\n|---:|---|", heads.join(" | "));
    out += &"---:|".repeat(heads.len().saturating_sub(2));
    out.push('\n');
    for row in &season.rows {
        let name = printable::markdown(&row.name);
        let place = row.place().map_or_else(|| NONE.to_owned(), |place| words.decimal(place));
        let (average, wins) = (words.decimal(row.average()), row.wins());
        out += &format!("| {}. | {name} | {} | {average} ", row.rank, row.games());
        out += &format!("| {} | {place} | {wins} |", row.points());
        for evening in &row.results {
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

/// The standings as a table whose cells are apart by commas, with a column for the points of each
/// evening.
#[must_use]
pub fn season_csv(season: &Season) -> String {
    let mut out = String::from("rank,player,games,average,points,place,wins");
    for day in days(season) {
        out += &format!(",{day}");
    }
    out.push('\n');
    for row in &season.rows {
        let Row { rank, name, .. } = row;
        let (games, average, points) = (row.games(), row.average(), row.points());
        let place = row.place().map(|place| format!("{place:.2}")).unwrap_or_default();
        let (name, wins) = (printable::csv(name), row.wins());
        out += &format!("{rank},{name},{games},{average:.2},{points},{place},{wins}");
        for evening in &row.results {
            let points = evening.map(|evening| evening.points.to_string());
            out += &format!(",{}", points.unwrap_or_default());
        }
        out.push('\n');
    }
    out
}

/// What became of each order as a table whose cells are apart by commas.
#[must_use]
pub fn cards_csv(season: &Season, catalogue: &Catalogue, words: &Words) -> String {
    let mut out = String::from("card,title,dealt,drawn,fulfilled,expected,by\n");
    for record in &season.cards {
        let Record { card, dealt, drawn, fulfilled, .. } = record;
        let (id, title) = (printable::csv(card.as_str()), words.order(card, catalogue));
        let expected = record.expected(catalogue).map(|expected| format!("{expected:.2}"));
        let (title, expected) = (printable::csv(&title), expected.unwrap_or_default());
        let by = printable::csv(&words.fulfillers(record));
        out += &format!("{id},{title},{dealt},{drawn},{fulfilled},{expected},{by}\n");
    }
    out
}
