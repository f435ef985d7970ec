//! The words of a season.

use super::Words;
use crate::journal::season::{By, Record, Season};
use crate::say;

impl Words {
    /// From which day to which it lasts: "1 March 2026 to 21 November 2026".
    #[must_use]
    pub fn season_span(&self, season: &Season) -> String {
        let day = |started: Option<&String>| started.and_then(|started| self.day(started));
        match (day(season.evenings.first()), day(season.evenings.last())) {
            (Some(first), Some(last)) if first != last => {
                say!(self, "season-span", first = first, last = last)
            }
            (first, last) => first.or(last).unwrap_or_default(),
        }
    }

    /// How the people are ranked.
    #[must_use]
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

    /// What people are ranked by, as the head of its column.
    #[must_use]
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

    /// Who has fulfilled an order, and how often: "Anna ×2, Ben".
    #[must_use]
    pub fn fulfillers(&self, record: &Record) -> String {
        let times = |(name, times): &(String, usize)| {
            if *times > 1 { format!("{name} ×{times}") } else { name.clone() }
        };
        record.by.iter().map(times).collect::<Vec<_>>().join(", ")
    }

    /// The day in a UTC timestamp: "21 November 2026"; `None` if it is none.
    #[must_use]
    pub fn day(&self, started: &str) -> Option<String> {
        let day = local(started)?;
        let month = say!(self, &format!("month-{}", day.month()));
        let (number, year) = (i32::from(day.day()), i32::from(day.year()).to_string());
        Some(say!(self, "season-date", day = number, month = month, year = year))
    }

    /// The same as short as it can be: "21/11".
    #[must_use]
    pub fn short_day(&self, started: &str) -> Option<String> {
        let day = local(started)?;
        let (number, month) = (i32::from(day.day()), i32::from(day.month()));
        Some(say!(self, "season-day", day = number, month = month))
    }
}

/// The year of a UTC timestamp where the table is; `None` if it is none.
#[must_use]
pub fn year(started: &str) -> Option<i16> {
    local(started).map(jiff::civil::Date::year)
}

fn local(started: &str) -> Option<jiff::civil::Date> {
    let time = started.parse::<jiff::Timestamp>().ok()?;
    Some(time.to_zoned(jiff::tz::TimeZone::system()).date())
}
