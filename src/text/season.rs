//! The words of a season.

use jiff::civil::DateTime;

use super::{Words, printable};
use crate::say;
use journal::season::{By, Record, Season};

impl Words {
    /// The first and the last day of a season: "1 March 2026 to 21 November 2026".
    pub fn season_span(&self, season: &Season) -> String {
        let day = |started: Option<&String>| started.and_then(|started| self.day(started));
        match (day(season.evenings.first()), day(season.evenings.last())) {
            (Some(first), Some(last)) if first != last => {
                say!(self, "season-span", first = first, last = last)
            }
            (first, last) => first.or(last).unwrap_or_default(),
        }
    }

    /// The words that the evenings of a long season have no columns; `None` if they have.
    pub fn without_evenings(&self, season: &Season) -> Option<String> {
        let count = season.evenings.len();
        season.is_long().then(|| say!(self, "season-evenings-without", count = count))
    }

    /// The way in which the people are ranked.
    pub fn season_ranking(&self, by: By) -> String {
        say!(
            self,
            match by {
                By::Average => "season-by-average",
                By::Points => "season-by-points",
                By::Place => "season-by-place",
                By::Wins => "season-by-wins",
            }
        )
    }

    /// The number that people are ranked by, as the head of its column.
    pub fn season_column(&self, by: By) -> String {
        say!(
            self,
            match by {
                By::Average => "players-average",
                By::Points => "season-points",
                By::Place => "season-place",
                By::Wins => "players-wins",
            }
        )
    }

    /// How often an order was fulfilled: "2"; or kept to the end: "kept 2".
    pub fn done(&self, record: &Record) -> String {
        match record.kept {
            None => record.fulfilled.to_string(),
            Some(_) => say!(self, "season-kept", count = record.done()),
        }
    }

    /// The players who have fulfilled or kept an order, and how often: "Anna ×2, Ben".
    pub fn fulfillers(&self, record: &Record) -> String {
        let times = |(name, times): &(String, usize)| {
            let name = printable::isolated(name);
            if *times > 1 { format!("{name} ×{times}") } else { name.into_owned() }
        };
        record.by.iter().map(times).collect::<Vec<_>>().join(", ")
    }

    /// The day in a UTC timestamp: "21 November 2026"; `None` if the text is no timestamp.
    pub fn day(&self, started: &str) -> Option<String> {
        let day = local(started)?;
        let month = say!(self, &format!("month-{}", day.month()));
        let (number, year) = (i32::from(day.day()), i32::from(day.year()).to_string());
        Some(say!(self, "season-date", day = number, month = month, year = year))
    }

    /// The heads of the columns of the evenings: "21 Nov"; with the year where there are several,
    /// with the hour where there are two of one day.
    pub fn evening_heads(&self, season: &Season) -> Vec<String> {
        let evenings: Vec<Option<DateTime>> =
            season.evenings.iter().map(|started| local(started)).collect();
        let known = || evenings.iter().flatten();
        let several_years = known().any(|one| known().any(|other| one.year() != other.year()));
        let head = |evening: &Option<DateTime>| {
            let Some(evening) = evening else { return "–".to_owned() };
            let (day, month) = (i32::from(evening.day()), self.short_month(evening.month()));
            let mut head = say!(self, "season-day", day = day, month = month);
            if several_years {
                head += &format!("\n{}", evening.year());
            }
            if shares_its_day(evening, &evenings) {
                head += &evening.strftime("\n%H:%M").to_string();
            }
            head
        };
        evenings.iter().map(head).collect()
    }

    /// The beginning of a month's name that no other month has, of three letters at least.
    fn short_month(&self, month: i8) -> String {
        let name = |month: i8| say!(self, &format!("month-{month}"));
        let whole = name(month);
        let is_known = |short: &String| {
            (1..=12).all(|other| other == month || !name(other).starts_with(short.as_str()))
        };
        let letters = whole.chars().count();
        let short = (3..letters).map(|count| whole.chars().take(count).collect()).find(is_known);
        short.filter(|_| letters > 4).unwrap_or(whole)
    }
}

/// The local year of a UTC timestamp; `None` if the text is no timestamp.
pub fn year(started: &str) -> Option<i16> {
    local(started).map(DateTime::year)
}

/// The local day of a UTC timestamp, as in the names of files: "2026-11-21"; `None` if the text is
/// no timestamp.
pub fn date(started: &str) -> Option<String> {
    local(started).map(|time| time.date().to_string())
}

/// The local time of a UTC timestamp; `None` if the text is no timestamp.
pub(super) fn local(started: &str) -> Option<DateTime> {
    let time = started.parse::<jiff::Timestamp>().ok()?;
    Some(time.to_zoned_datetime(jiff::tz::TimeZone::system()).datetime())
}

/// Whether another evening was on the day of this one; `all` holds this one too.
pub(super) fn shares_its_day(evening: &DateTime, all: &[Option<DateTime>]) -> bool {
    all.iter().flatten().filter(|other| other.date() == evening.date()).count() > 1
}
