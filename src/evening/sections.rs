//! The sections of the page beside the board, written down so that they need no script.

use std::fmt::Write as _;

use super::html::{element, section, text};
use super::sign::token;
use journal::fates::{Deed, Fate, fates};
use journal::honours::honours;
use journal::review::Look;
use journal::{Course, Journal};
use rules::card::Card;
use rules::scoring::Source;
use rules::setup::Deck;
use rules::title::Title;
use rules::{Game, Seat};
use text::say;
use text::{Words, export};

/// The number of best turns that are told.
const BEST: usize = 5;

/// A player's name beside the player's sign.
fn name(game: &Game, seat: Seat) -> String {
    format!("{} <span>{}</span>", token(game, seat), text(game.name(seat)))
}

/// The most letters of the longest words of all names that fit beside each other on a phone.
const BESIDE: usize = 24;

/// Whether names have no room beside each other on a phone.
fn is_crowded(game: &Game) -> bool {
    let longest = |seat| game.name(seat).split_whitespace().map(|word| word.chars().count()).max();
    game.seats().filter_map(longest).sum::<usize>() > BESIDE
}

/// The seats by their points, the most first.
fn ranking(game: &Game) -> Vec<Seat> {
    game.ranks().into_iter().map(|(seat, _)| seat).collect()
}

/// The points by where they come from.
pub(super) fn result(game: &Game, words: &Words) -> String {
    let seats = ranking(game);
    let class = if is_crowded(game) { " class=\"crowded\"" } else { "" };
    let label = say!(words, "export-total");
    let mut out = wide(&label) + "<table" + class + ">\n<thead><tr><td></td>";
    for seat in &seats {
        let _ = write!(out, "<th scope=\"col\">{}</th>", name(game, *seat));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for source in Source::ALL {
        if seats.iter().any(|seat| game.tally(*seat).has(source)) {
            let _ = write!(out, "<tr><th scope=\"row\">{}</th>", text(&words.source(source)));
            for seat in &seats {
                let tally = game.tally(*seat);
                let points = if tally.has(source) {
                    words.number(tally.points(source))
                } else {
                    "–".to_owned()
                };
                let _ = write!(out, "<td>{}</td>", text(&points));
            }
            out.push_str("</tr>\n");
        }
    }
    let total = text(&say!(words, "export-total"));
    let _ = write!(out, "</tbody>\n<tfoot><tr><th scope=\"row\">{total}</th>");
    for seat in &seats {
        let _ = write!(out, "<td>{}</td>", text(&words.number(game.tally(*seat).total())));
    }
    out.push_str("</tr></tfoot>\n</table></div>\n");
    out + &features(game, words)
}

/// The beginning of something that may be wider than the page, and is moved by keys then.
fn wide(label: &str) -> String {
    format!("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{}\">", text(label))
}

/// The points of all players turn by turn: the lines of the chart in words.
pub(super) fn points(course: &Course, names: &[String], game: &Game, words: &Words) -> String {
    let label = say!(words, "evening-points");
    let mut out = format!("<details><summary>{}</summary>", text(&label)) + &wide(&label);
    out.push_str("<table>\n<thead><tr><td></td>");
    for seat in game.seats() {
        let _ = write!(out, "<th scope=\"col\">{}</th>", text(game.name(seat)));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    // A game is long: the ends that nobody needs are left out.
    for (step, name) in names.iter().enumerate() {
        let _ = write!(out, "<tr><th scope=row>{}", text(name));
        for seat in game.seats() {
            let total = course.is_there(step, seat).then(|| course.total(step, seat));
            let total = total.map_or_else(|| "–".to_owned(), |total| words.number(total));
            let _ = write!(out, "<td>{}", text(&total));
        }
        out.push('\n');
    }
    out + "</tbody>\n</table></div></details>\n"
}

/// The events of each turn: the board in words, from which the script takes it.
pub(super) fn told(names: &[String], told: &[Vec<String>], words: &Words) -> String {
    let heading = text(&say!(words, "evening-told"));
    let turns = names.iter().zip(told).enumerate().filter(|(_, (_, lines))| !lines.is_empty());
    let turns = turns.map(|(step, (name, lines))| {
        let lines: String = lines.iter().map(|line| format!("<li>{}", text(line))).collect();
        format!("<h3>{}</h3>\n<ul data-told=\"{step}\">{lines}</ul>\n", text(name))
    });
    let turns: String = turns.collect();
    format!("<details><summary>{heading}</summary>\n{turns}</details>\n")
}

/// The completed features, and the sets in play.
fn features(game: &Game, words: &Words) -> String {
    let lines = export::completed(game, words).into_iter().chain([export::sets(game, words)]);
    lines.map(|line| element("p", &line) + "\n").collect()
}

/// The titles of the evening.
pub(super) fn titles(journal: &Journal, words: &Words) -> String {
    let all = honours(journal).into_iter().map(|honour| {
        let (title, why) = words.honour(&honour, journal.game());
        format!("<li>{} {}</li>\n", element("b", &title), text(&why))
    });
    let all: String = all.collect();
    if all.is_empty() {
        return all;
    }
    section("titles", &say!(words, "honour-heading"), &format!("<ul>\n{all}</ul>\n"))
}

/// The turns with the most points, the most first, and the reigns of King and Robber.
pub(super) fn best(course: &Course, game: &Game, words: &Words) -> String {
    let mut turns: Vec<(usize, Seat, i32)> =
        course.gains().filter(|(_, _, points)| *points > 0).collect();
    turns.sort_by_key(|(turn, _, points)| (std::cmp::Reverse(*points), *turn));
    let best: String = turns
        .iter()
        .take(BEST)
        .map(|(turn, seat, points)| {
            let told = words.best_turn(*turn, *seat, *points, game);
            format!("<li>{} {}</li>\n", text(&told), show(*turn, words))
        })
        .collect();
    let reigns: String = course
        .reigns
        .iter()
        .map(|reign| {
            let told = words.reign(reign, game);
            let turn = say!(words, "evening-turn", turn = reign.turn);
            let told = words.told_of(turn, told);
            format!("<li>{} {}</li>\n", text(&told), show(reign.turn, words))
        })
        .collect();
    let mut out = String::new();
    if !best.is_empty() {
        let heading = say!(words, "evening-best");
        out += &section("best", &heading, &format!("<ol>\n{best}</ol>\n"));
    }
    if !reigns.is_empty() {
        let titles = [Title::King, Title::Robber].map(|title| words.title(title));
        out += &section("reigns", &words.list(&titles), &format!("<ul>\n{reigns}</ul>\n"));
    }
    out
}

/// A button that brings the board to the end of a turn.
fn show(turn: usize, words: &Words) -> String {
    button(turn, "", &say!(words, "evening-show", turn = turn))
}

/// A button that brings the board to a step, with places on it.
fn button(step: usize, places: &str, label: &str) -> String {
    format!(
        "<button type=\"button\" class=\"show\" data-step=\"{step}\" data-places=\"{places}\">\
         {}</button>",
        text(label)
    )
}

/// Each player's orders: the turns and features that fulfilled them, or the missed chances.
pub(super) fn orders(journal: &Journal, looks: &[Look], words: &Words) -> String {
    let game = journal.game();
    let Some(fates) = fates(journal) else { return String::new() };
    let about = words.review_note(game);
    let about = about.map(|about| format!("<p class=\"note\">{}</p>\n", text(&about)));
    let mut out = about.unwrap_or_default();
    for seat in ranking(game) {
        let own = fates.iter().filter(|fate| fate.holder() == Some(seat));
        let told: String = own
            .filter_map(|fate| {
                let card = game.catalogue().card(fate.card.as_str())?;
                Some(order(fate, card, looks, journal, words))
            })
            .collect();
        let _ = write!(out, "<h3>{}</h3>\n<ul class=\"orders\">\n{told}</ul>\n", name(game, seat));
    }
    section("orders", &say!(words, "result-orders"), &out) + &pile(&fates, game, words)
}

fn order(fate: &Fate, card: &Card, looks: &[Look], journal: &Journal, words: &Words) -> String {
    let game = journal.game();
    let end = words.end_of(fate, card, journal);
    let is_done = fate.steps.last().filter(|step| step.deed.is_fulfilled());
    let deed = fate.steps.last().map(|step| step.deed);
    let is_kept = card.is_avoidance() && matches!(deed, Some(Deed::Dealt | Deed::Drawn));
    let class = if is_done.is_some() || is_kept { "done" } else { "open" };
    let mut out = format!(
        "<li class=\"{class}\"><b>{}</b> <span class=\"points\">{}</span> {}\n<p>{}",
        text(&words.card_title(card)),
        card.points,
        element("i", &words.card_text(card)),
        text(&end)
    );
    if let Some(done) = is_done {
        let _ = writeln!(out, " {}</p></li>", show(done.turn as usize, words));
        return out;
    }
    out.push_str("</p>\n");
    if !card.is_avoidance() {
        out += &chances(card, looks, game, words);
    }
    out + "</li>\n"
}

/// The missed chances of an order, or why none are told.
fn chances(card: &Card, looks: &[Look], game: &Game, words: &Words) -> String {
    if let Some(why) = words.unreviewed(card, game) {
        return element("p", &why);
    }
    let found: String = looks
        .iter()
        .flat_map(|look| look.chances.iter().map(move |chance| (look, chance)))
        .filter(|(_, chance)| chance.card == card.id)
        .map(|(look, chance)| {
            let told = words.chance(look, chance, game);
            // The button shows the board as it was before that turn.
            let places = chance.ways.iter().map(|way| format!("{},{}", way.at.x, way.at.y));
            let places: Vec<String> = places.collect();
            let label = say!(words, "evening-show-before", turn = look.turn);
            let button = button(look.turn.saturating_sub(1) as usize, &places.join(" "), &label);
            format!("<li>{} {button}</li>\n", text(&told))
        })
        .collect();
    if found.is_empty() {
        return element("p", &say!(words, "review-none"));
    }
    let heading = text(&say!(words, "review-heading"));
    format!("<details open><summary>{heading}</summary><ul>\n{found}</ul></details>\n")
}

/// The whole pile; nothing if it was printed, as nobody knows its order.
fn pile(fates: &[Fate], game: &Game, words: &Words) -> String {
    if game.setup().deck == Deck::Printed {
        return String::new();
    }
    let cards = fates.iter().map(|fate| {
        let title = words.order(&fate.card, game.catalogue());
        format!("<li>{}</li>\n", text(&words.told_of(title, words.steps(fate, game))))
    });
    let cards: String = cards.collect();
    let heading = text(&say!(words, "pile-heading"));
    format!(
        "<section id=\"pile\"><details><summary><h2>{heading}</h2></summary>\n<ol>\n{cards}</ol>\n\
         </details></section>\n"
    )
}
