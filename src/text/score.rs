//! Sums in words.

use super::Words;
use crate::journal::Journal;
use crate::rules::feature::{Kind, Record};
use crate::rules::player::Seat;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::{Catalogue, Game, Outcome};
use crate::say;

impl Words {
    /// A source of points, as the heading of a column.
    #[must_use]
    pub fn source(&self, source: Source) -> String {
        self.say(&format!("source-{}", source.name()), &[])
    }

    /// A number with a minus sign if it is below 0: "−5".
    #[must_use]
    pub fn number(&self, number: i32) -> String {
        if number < 0 { self.signed(number) } else { number.to_string() }
    }

    /// A number with one digit behind the mark: "12.5".
    #[must_use]
    pub fn decimal(&self, number: f64) -> String {
        let tenths = (number * 10.0).round() / 10.0;
        format!("{tenths:.1}").replace('.', &say!(self, "decimal-mark")).replace('-', "−")
    }

    /// The thing that a line of a sum counts.
    #[must_use]
    pub fn label(&self, label: &Label, count: i32, catalogue: &Catalogue) -> String {
        let key = format!("label-{}", label.name());
        if let Label::Goods(good) = label {
            say!(self, &key, good = self.good(*good))
        } else if let Label::Title(title) = label {
            self.title(*title)
        } else if let Label::Order(card) = label {
            say!(self, &key, title = self.order(card, catalogue))
        } else if let Label::ByHand(reason) = label {
            say!(self, &key, reason = reason)
        } else {
            say!(self, &key, count = count)
        }
    }

    /// One line of a sum: "5 tiles × 2 = 10".
    #[must_use]
    pub fn line(&self, line: &Line, catalogue: &Catalogue) -> String {
        let label = self.label(&line.label, line.count, catalogue);
        if line.label.is_single() {
            return say!(self, "line-single", label = label, points = self.signed(line.points()));
        }
        let (each, points) = (self.number(line.each), self.number(line.points()));
        say!(self, "line-times", label = label, each = each, points = points)
    }

    /// A number of points with its sign: "+12", "−10".
    #[must_use]
    pub fn signed(&self, points: i32) -> String {
        if points < 0 {
            say!(self, "signed-minus", points = points.unsigned_abs())
        } else {
            say!(self, "signed-plus", points = points)
        }
    }

    /// The reason of a score, in few words: "city of 5 with 1 pennant".
    #[must_use]
    pub fn reason(&self, score: &Score, catalogue: &Catalogue) -> String {
        match (&score.record, score.lines.first()) {
            (Some(record), _) => self.record(record),
            (None, Some(line)) => self.label(&line.label, line.count, catalogue),
            (None, None) => self.source(score.source),
        }
    }

    /// The reason of a score, with its sum: "city of 3 (3 tiles × 2 = 6)". A reason that says all
    /// has none.
    #[must_use]
    pub fn told_score(&self, score: &Score, catalogue: &Catalogue) -> String {
        let of = match (&score.record, score.lines.as_slice()) {
            (Some(record), _) => self.record(record),
            (None, [line]) if line.label.is_single() => {
                return self.label(&line.label, line.count, catalogue);
            }
            (None, _) => self.source(score.source),
        };
        say!(self, "score-of", of = of, sum = self.sum(score, catalogue))
    }

    /// The gains and costs of a player's orders, one after the other: "order “Ring Road” +13 · 1
    /// unfulfilled order −10".
    #[must_use]
    pub fn sum_of_orders(&self, journal: &Journal, seat: Seat) -> String {
        let outcomes = journal.entries().iter().flat_map(|entry| &entry.outcomes);
        let scores = outcomes.filter_map(|outcome| match outcome {
            Outcome::Scored(score) => Some(score),
            _ => None,
        });
        let own = scores.filter(|score| score.seat == seat && score.source == Source::Orders);
        let catalogue = journal.game().catalogue();
        let told = own.map(|score| {
            format!("{} {}", self.reason(score, catalogue), self.signed(score.points()))
        });
        told.collect::<Vec<_>>().join(" · ")
    }

    /// A feature in few words.
    #[must_use]
    pub fn record(&self, record: &Record) -> String {
        match record.kind {
            Kind::Road => say!(self, "record-road", tiles = record.tiles),
            Kind::City if record.pennants > 0 => {
                say!(self, "record-city-pennants", tiles = record.tiles, pennants = record.pennants)
            }
            Kind::City => say!(self, "record-city", tiles = record.tiles),
            Kind::Building(of) => {
                say!(self, &format!("record-{}", of.name()), tiles = record.tiles)
            }
            Kind::Field => say!(self, "record-field", cities = record.complete_cities),
        }
    }

    /// The followers on a feature: "Anna 2 knights, Ben 1"; empty if there are none.
    #[must_use]
    pub fn occupants(&self, record: &Record, game: &Game) -> String {
        let parts = game.seats().filter_map(|seat| {
            let count = record.occupants.iter().filter(|occupant| occupant.seat == seat).count();
            (count > 0).then(|| say!(self, "occupant-count", name = game.name(seat), count = count))
        });
        parts.collect::<Vec<_>>().join(&say!(self, "list-separator"))
    }

    /// The whole sum in one line: "5 tiles × 2 = 10, 1 pennant × 2 = 2".
    #[must_use]
    pub fn sum(&self, score: &Score, catalogue: &Catalogue) -> String {
        let lines: Vec<String> =
            score.lines.iter().map(|line| self.line(line, catalogue)).collect();
        lines.join(&say!(self, "list-separator"))
    }
}
