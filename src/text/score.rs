//! Sums in words.

use super::Words;
use crate::say;
use journal::Journal;
use rules::feature::join::FeatureId;
use rules::feature::majority::{self, Presence};
use rules::feature::{Kind, Record};
use rules::player::{Figure, Seat};
use rules::scoring::{self, Label, Line, Score, Source};
use rules::{Catalogue, Game, Outcome, Setting};

impl Words {
    /// A source of points, as the heading of a column.
    pub fn source(&self, source: Source) -> String {
        self.say(&format!("source-{}", source.name()), &[])
    }

    /// A number with a minus sign if it is below 0: "−5".
    pub fn number(&self, number: i32) -> String {
        if number < 0 { self.signed(number) } else { number.to_string() }
    }

    /// A number with one digit behind the mark: "12.5".
    pub fn decimal(&self, number: f64) -> String {
        let tenths = (number * 10.0).round() / 10.0;
        format!("{tenths:.1}").replace('.', &say!(self, "decimal-mark")).replace('-', "−")
    }

    /// The thing that a line of a sum counts.
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
    pub fn line(&self, line: &Line, catalogue: &Catalogue) -> String {
        let label = self.label(&line.label, line.count, catalogue);
        if line.label.is_remark() {
            return label;
        }
        if line.label.is_single() {
            return say!(self, "line-single", label = label, points = self.signed(line.points()));
        }
        let (each, points) = (self.number(line.each), self.number(line.points()));
        say!(self, "line-times", label = label, each = each, points = points)
    }

    /// A number of points with its sign: "+12", "−10".
    pub fn signed(&self, points: i32) -> String {
        if points < 0 {
            say!(self, "signed-minus", points = points.unsigned_abs())
        } else {
            say!(self, "signed-plus", points = points)
        }
    }

    /// The reason of a score, in few words: "city of 5 with 1 pennant". What was scored on a
    /// feature without being its points is told by what was counted. What was read off the score
    /// track bears the name of its row, not the words that were written beside it.
    pub fn reason(&self, score: &Score, catalogue: &Catalogue) -> String {
        if score.source == Source::Track {
            return self.source(score.source);
        }
        match (score.feature(), score.lines.first()) {
            (Some(record), _) => self.record_for(record, &score.lines),
            (None, Some(line)) => self
                .as_a_whole(line)
                .unwrap_or_else(|| self.label(&line.label, line.count, catalogue)),
            (None, None) => self.source(score.source),
        }
    }

    /// The reason of a score, with its sum: "city of 3 (3 tiles × 2 = 6)". A reason that says all
    /// has none.
    pub fn told_score(&self, score: &Score, catalogue: &Catalogue) -> String {
        if score.source == Source::Track {
            return self.source(score.source);
        }
        let of = match (score.feature(), score.lines.as_slice()) {
            (Some(record), _) => self.record(record),
            (None, [line]) if line.label.is_single() => {
                return self.label(&line.label, line.count, catalogue);
            }
            (None, lines) => {
                let whole = lines.first().and_then(|line| self.as_a_whole(line));
                whole.unwrap_or_else(|| self.source(score.source))
            }
        };
        say!(self, "score-of", of = of, sum = self.sum(score, catalogue))
    }

    /// The whole that a line counts, as it was scored; most have no such words.
    fn as_a_whole(&self, line: &Line) -> Option<String> {
        let key = format!("reason-{}", line.label.name());
        self.has(&key).then(|| say!(self, &key, count = line.count))
    }

    /// Who stood on the feature that was scored, if it was one.
    pub fn people_of<'a>(&self, score: &Score, setting: impl Into<Setting<'a>>) -> Option<String> {
        score.feature().map(|record| self.occupants(record, setting))
    }

    /// The gains and costs of a player's orders, one after the other: "order “Ring Road” +13 · 1
    /// unfulfilled order −10".
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

    /// A feature in few words, with all in it that changes its points: "road of 3 with an inn".
    pub fn record(&self, record: &Record) -> String {
        let size = match record.kind {
            Kind::Road => say!(self, "record-road", tiles = record.tiles),
            Kind::City => say!(self, "record-city", tiles = record.tiles),
            Kind::Building(of) => {
                say!(self, &format!("record-{}", of.name()), tiles = record.tiles)
            }
            Kind::Field => return self.record_of_field(record),
        };
        let counted = [
            (record.pennants, "record-pennants"),
            (record.inns, "record-inns"),
            (record.cathedrals, "record-cathedrals"),
            (record.sieges, "record-sieges"),
        ];
        let there = counted.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<String> = there.map(|(count, key)| say!(self, key, count = count)).collect();
        if !parts.is_empty() {
            return say!(self, "record-with", feature = size, parts = self.list(&parts));
        }
        let around = scoring::counted_around(record).map(|(symbol, count)| {
            say!(self, &format!("record-around-{}", symbol.name()), count = count)
        });
        let around: Vec<String> = around.collect();
        if around.is_empty() {
            return size;
        }
        say!(self, "record-around", feature = size, parts = self.list(&around))
    }

    /// A field with the cities that it counts (R-BASE-13), and what makes them count for more.
    fn record_of_field(&self, record: &Record) -> String {
        let mut field = say!(self, "record-field", cities = record.complete_cities);
        if record.besieged_cities > 0 {
            let count = record.besieged_cities;
            field = say!(self, "record-besieged", feature = field, count = count);
        }
        if record.pigsty && record.complete_cities > 0 {
            field = say!(self, "record-pigsty", feature = field);
        }
        field
    }

    /// A feature beside its points, without their sum: whoever changes them is named as well, as in
    /// "city of 3 (the mage)".
    pub fn record_for(&self, record: &Record, lines: &[Line]) -> String {
        let beside = lines.iter().filter_map(|line| line.label.beside());
        let figures: Vec<String> = beside.map(|key| self.say(key, &[])).collect();
        let feature = self.record(record);
        if figures.is_empty() {
            return feature;
        }
        say!(self, "record-beside", feature = feature, figures = self.list(&figures))
    }

    /// Who stands on a feature, each with the strength for the majority, and apart from it what
    /// tells why it is so: "Anna 1 + pig · Ben 2, big"; empty if nobody does.
    pub fn occupants<'a>(&self, record: &Record, setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        let there = majority::presences(record);
        let told = there.iter().map(|presence| self.presence(presence, setting));
        told.collect::<Vec<_>>().join(" · ")
    }

    /// The figures on a feature that do not occupy it, each with what lies beside it.
    pub fn bystanders(&self, feature: FeatureId, game: &Game) -> Vec<String> {
        let told = game.board().bystanders(feature).map(|figure| {
            let pieces = game.pieces_on_segments().filter(|(place, _)| *place == figure.place);
            let parts = [self.figure(figure.figure)].into_iter();
            let parts = parts.chain(pieces.map(|(_, piece)| self.tokens(piece)));
            let parts = parts.collect::<Vec<_>>().join(&say!(self, "list-separator"));
            self.told_of(game.name(figure.seat).to_owned(), parts)
        });
        told.collect()
    }

    /// Everybody who stands on a feature now, whether they occupy it or not; empty if nobody does.
    pub fn people_on(&self, feature: FeatureId, record: &Record, game: &Game) -> String {
        let people = Some(self.occupants(record, game)).filter(|people| !people.is_empty());
        let people = people.into_iter().chain(self.bystanders(feature, game));
        people.collect::<Vec<_>>().join(" · ")
    }

    fn presence(&self, presence: &Presence, setting: Setting<'_>) -> String {
        let name = setting.name(presence.seat);
        let beside = presence.beside.iter().map(|figure| self.figure(*figure));
        let beside = beside.collect::<Vec<_>>().join(" + ");
        let Some(strength) = presence.strength else { return self.told_of(name, beside) };
        let mut told = say!(self, "occupant-count", name = name, count = strength);
        for figure in &presence.uneven {
            let figure = match figure {
                Figure::BigFollower => say!(self, "occupant-big-follower"),
                figure => self.figure(*figure),
            };
            told = say!(self, "occupant-uneven", of = told, figure = figure);
        }
        if presence.tie_breakers > 0 {
            let breakers = say!(self, "occupant-breaks-ties", count = presence.tie_breakers);
            told = say!(self, "occupant-uneven", of = told, figure = breakers);
        }
        if !beside.is_empty() {
            told = say!(self, "occupant-beside", of = told, figures = beside);
        }
        told
    }

    /// The whole sum in one line: "5 tiles × 2 = 10, 1 pennant × 2 = 2".
    pub fn sum(&self, score: &Score, catalogue: &Catalogue) -> String {
        if score.source == Source::Track {
            let (label, points) = (self.source(score.source), self.signed(score.points()));
            return say!(self, "line-single", label = label, points = points);
        }
        let lines: Vec<String> =
            score.lines.iter().map(|line| self.line(line, catalogue)).collect();
        lines.join(&say!(self, "list-separator"))
    }
}
