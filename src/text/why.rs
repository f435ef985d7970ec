//! Why: the rule behind a question, a number or a feature, for players, and all of them on a page.

use super::booklet::{Chapter, Passage};
use super::printable::html;
use super::told::{GAME, ORDERS, PAD};
use super::{Worded, Words, capitalised, expansion};
use crate::say;
use rules::feature::{Kind, Readings, Record};
use rules::game::legal::Prospect;
use rules::game::question::Topic;
use rules::game::{legal, sets};
use rules::geometry::{Position, Side};
use rules::house_rule::HouseRule;
use rules::scoring::{Label, Line, Score};
use rules::throw::Token;
use rules::title::Title;
use rules::{Catalogue, Game, Setup};

pub use super::told::{Book, Told};

/// Every rule that is told, in the order in which it is read.
pub fn told() -> impl Iterator<Item = &'static Told> + Clone {
    let of_sets = expansion::TOLD.iter().copied().flatten();
    GAME.iter().chain(ORDERS).chain(of_sets).chain(PAD)
}

/// The key of the words that explain a question.
pub fn key_of_topic(topic: Topic) -> String {
    match topic {
        Topic::Act(act) => format!("why-act-{}", act.name()),
        Topic::Throw(Token::Target) => "why-ask-target".to_owned(),
        Topic::Throw(Token::Catch) => "why-ask-catch".to_owned(),
        Topic::Throw(Token::KnockOut) => "why-ask-knock-out".to_owned(),
        Topic::Throw(Token::Seduction) => "why-ask-seduction".to_owned(),
        topic => format!("why-ask-{}", topic.facts().name),
    }
}

/// The key of the words about what a feature of that kind brings.
fn key_of_kind(kind: Kind) -> String {
    format!("why-for-{}", kind.name())
}

/// The key of the words about a line of a sum; `None` for what the kind of feature says already.
fn key_of_label(label: &Label) -> Option<String> {
    Some(format!("why-for-{}", label.why()?))
}

/// The keys of the words about a sum: what its kind of feature brings, then all else in it.
fn keys_of_sum(kind: Option<Kind>, lines: &[Line]) -> Vec<String> {
    let is_of_kind = |line: &Line| line.label.why().is_none();
    let kind = kind.filter(|_| lines.iter().any(is_of_kind)).map(key_of_kind);
    let mut keys: Vec<String> = kind.into_iter().collect();
    // Only the order about the dragon takes points (R-KO-29).
    let key_of = |line: &Line| match &line.label {
        Label::Order(_) if line.points() < 0 => Some("why-for-bitten".to_owned()),
        label => key_of_label(label),
    };
    for key in lines.iter().filter_map(key_of) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

impl Words {
    /// A rule in words: its sentences, and below them its place in a rule book; `None` for a key
    /// without words.
    pub fn why(&self, key: &str) -> Option<Worded> {
        self.why_at(key, Readings::default())
    }

    /// A rule in words, as a table with those house rules plays it.
    fn why_at(&self, key: &str, readings: Readings) -> Option<Worded> {
        let told = told().find(|told| told.key == key)?;
        Some(Worded::new(self.say(told.key_at(readings), &[]), self.place_of(told)))
    }

    /// The rule behind a question.
    pub fn why_asked(&self, topic: Topic) -> Option<Worded> {
        self.why(&key_of_topic(topic))
    }

    /// The rules behind the points of a feature or of anything else, and what an order asked for.
    pub fn why_scored(&self, score: &Score, catalogue: &Catalogue) -> Vec<Worded> {
        let why = self.why_lines(score.record.as_ref(), &score.lines);
        // A message scores a feature or a follower without its record (R-MSG-5).
        if why.is_empty() {
            return self.why("why-ask-message").into_iter().collect();
        }
        let orders = score.lines.iter().filter_map(|line| {
            let Label::Order(card) = &line.label else { return None };
            catalogue.card(card.as_str())
        });
        let asked = orders.map(|card| {
            let (title, text) = (self.card_title(card), self.card_text(card));
            Worded::title(say!(self, "why-order", title = title, text = text))
        });
        asked.chain(why).collect()
    }

    /// The rules behind a sum, of a feature or of anything else.
    pub fn why_lines(&self, record: Option<&Record>, lines: &[Line]) -> Vec<Worded> {
        let keys = keys_of_sum(record.map(|record| record.kind), lines);
        let readings = record.map(|record| record.readings).unwrap_or_default();
        keys.iter().filter_map(|key| self.why_at(key, readings)).collect()
    }

    /// The place of a rule: the set whose book has it, and the heading there.
    fn place_of(&self, told: &Told) -> String {
        // No book has what the table or the app decides.
        let Some(heading) = self.heading_in_book(told) else { return String::new() };
        let set = told.book.set().map(|set| self.set(set));
        let set = set.unwrap_or_else(|| say!(self, "why-of-orders"));
        say!(self, "why-place", set = set, heading = heading)
    }

    /// The heading below which a book has a rule; `None` if none has it.
    fn heading_in_book(&self, told: &Told) -> Option<String> {
        (!told.heading.is_empty()).then(|| capitalised(&self.say(told.heading, &[])))
    }

    /// What a tile would do at a place: "It would complete: city of 5 (Anna +10). The King would go
    /// to Anna."
    pub fn prospect(&self, prospect: &Prospect, game: &Game) -> String {
        let completed = prospect.completed.iter().map(|(record, scores)| {
            let feature = self.record(record);
            let gains: Vec<String> = scores
                .iter()
                .map(|score| format!("{} {}", game.name(score.seat), self.signed(score.points())))
                .collect();
            if gains.is_empty() {
                return say!(self, "why-if-nobody", feature = feature);
            }
            let gains = gains.join(&say!(self, "list-separator"));
            say!(self, "why-if-for", feature = feature, gains = gains)
        });
        let completed: Vec<String> = completed.collect();
        let completes = if completed.is_empty() {
            say!(self, "why-if-nothing")
        } else {
            let list = completed.join(&say!(self, "list-separator"));
            say!(self, "why-if-completes", list = list)
        };
        let taken = prospect.taken.iter().map(|taken| {
            let name = game.name(taken.by);
            match taken.title {
                Title::King => say!(self, "why-if-king", name = name),
                Title::Robber => say!(self, "why-if-robber", name = name),
            }
        });
        std::iter::once(completes).chain(taken).collect::<Vec<_>>().join(" ")
    }

    /// Why nothing fits a place any more: the tiles that are left, and what its neighbours ask for.
    pub fn why_dead(&self, at: Position, game: &Game) -> String {
        let count = legal::count_left_to_draw(game);
        if count == 1 {
            return say!(self, "why-dead-one");
        }
        let wants = |side| game.board().socket(at).and_then(|socket| socket.wants(side));
        let sides: Vec<String> =
            Side::ALL.into_iter().filter_map(wants).map(|edge| self.edge(edge)).collect();
        let dead = say!(self, "why-dead", count = count, sides = self.list(&sides));
        let has_abbey = game.seats().any(|seat| sets::abbey::is_left(game, seat));
        if has_abbey { format!("{dead} {}", say!(self, "why-dead-abbey")) } else { dead }
    }

    /// "How it is played here", a page for a browser that can be printed: the rules of the sets on
    /// the table, and its house rules.
    pub fn played_here(&self, setup: &Setup) -> String {
        let title = html(&say!(self, "why-title"));
        let (mut body, mut contents, mut last) = (String::new(), String::new(), None);
        let readings = Readings::from_rules(&setup.rules);
        let mut chapter = |body: &mut String, heading: &str| {
            let (at, heading) = (contents.len(), html(heading));
            contents.push_str(&format!("<li><a href=#c{at}>{heading}</a>"));
            body.push_str(&format!("<h2 id=c{at}>{heading}</h2>"));
        };
        for told in told().filter(|told| told.is_in_play(setup)) {
            if last.replace(told.book) != Some(told.book) {
                chapter(&mut body, &self.heading_of(told.book));
            }
            let rule = html(&self.say(told.key_at(readings), &[]));
            let heading = html(&self.heading_in_book(told).unwrap_or_default());
            body.push_str(&format!("<p>{rule} <small>{heading}</small>"));
        }
        chapter(&mut body, &say!(self, "why-house"));
        body.push_str(&self.house_rules(setup));
        format!(
            "<!doctype html><html lang={}><meta charset=utf-8>\
             <meta name=viewport content=\"width=device-width\"><title>{title}</title>\
             <style>{STYLE}</style><header><h1>{title}</h1><p>{}</header>\
             <nav aria-label=\"{}\"><ul>{contents}</ul></nav><main>{body}</main>",
            self.language(),
            html(&say!(self, "why-about")),
            html(&say!(self, "booklet-contents")),
        )
    }

    /// The same for the window, a chapter a book.
    pub fn chapters_played_here(&self, setup: &Setup) -> Vec<Chapter> {
        let about = Passage::Paragraph(say!(self, "why-about"), None);
        let (mut chapters, mut last): (Vec<Chapter>, Option<Book>) = (Vec::new(), None);
        let readings = Readings::from_rules(&setup.rules);
        for told in told().filter(|told| told.is_in_play(setup)) {
            if last.replace(told.book) != Some(told.book) {
                let title = self.heading_of(told.book);
                chapters.push(Chapter { title, passages: Vec::new() });
            }
            let rule = self.say(told.key_at(readings), &[]);
            let rule = Passage::Paragraph(rule, self.heading_in_book(told));
            chapters.last_mut().into_iter().for_each(|chapter| chapter.passages.push(rule.clone()));
        }
        chapters.first_mut().into_iter().for_each(|first| first.passages.insert(0, about.clone()));
        let with_orders = setup.orders.is_some();
        let rules = HouseRule::ALL.into_iter().filter(|it| it.concerns(&setup.sets, with_orders));
        let rows = rules.map(|rule| {
            let (asked, answer) = self.asked_and_answered(rule, setup.rules.answer(rule));
            Passage::Row(vec![asked, answer])
        });
        chapters.push(Chapter { title: say!(self, "why-house"), passages: rows.collect() });
        chapters
    }

    /// The heading above the rules of a book.
    fn heading_of(&self, book: Book) -> String {
        match book {
            Book::Game => say!(self, "why-of-base"),
            Book::Orders => say!(self, "why-of-orders"),
            Book::Set(set) => self.set(set),
            Book::Pad => say!(self, "why-of-pad"),
        }
    }

    /// The house rules of a table with their answers, what differs from the rules in bold.
    fn house_rules(&self, setup: &Setup) -> String {
        let mut rows = String::from("<table>");
        let with_orders = setup.orders.is_some();
        for rule in HouseRule::ALL.into_iter().filter(|it| it.concerns(&setup.sets, with_orders)) {
            let (question, answer) = self.asked_and_answered(rule, setup.rules.answer(rule));
            let (question, answer) = (html(&question), html(&answer));
            let answer =
                if setup.rules.differs(rule) { format!("<b>{answer}</b>") } else { answer };
            rows.push_str(&format!("<tr><th scope=row>{question}<td>{answer}"));
        }
        rows.push_str("</table>");
        rows
    }
}

/// The looks of the page, on a screen and on paper.
const STYLE: &str = ":root{color-scheme:light dark}\
    body{font:1.05rem/1.5 serif;max-width:46rem;margin:2rem auto;padding:0 1rem}\
    p{break-inside:avoid}h2{break-after:avoid}small{opacity:.8;white-space:nowrap}\
    table{border-collapse:collapse}td,th{padding:.2rem .6rem;border:1px solid #8886}\
    th{font-weight:400;text-align:left}nav ul{columns:14rem;padding-left:1.2rem}\
    @media screen{:root{background:#faf3e1;color:#2a2118}a{color:#5a2a82}}\
    @media screen and (prefers-color-scheme:dark){:root{background:#241d17;color:#f3e6cc}\
    a{color:#c9a5ee}}\
    @media (prefers-contrast:more){small{opacity:1}td,th{border-color:currentColor}}\
    @media print{body{font-size:10.5pt;margin:0;max-width:none}nav{display:none}}";
