//! The page of an evening: a finished game as one HTML file that needs nothing else, for everybody
//! who was there. It has the result, the course, the board turn by turn, the orders and their
//! chances.
//!
//! Names and reasons are text, never markup, and the page may load nothing and run nothing but its
//! own script.

mod board;
mod chart;
mod frames;
mod html;
mod pieces;
mod scale;
mod sections;
mod sign;
mod style;
mod wood;

use serde::Serialize;

use art::Tint;
use art::tile::Ink;
use frames::Frames;
use html::{data, element, section, text};
use journal::review::{Look, Review};
use journal::{Course, Journal};
use pieces::Arts;
use rules::Game;
use rules::setup::Recording;
use rules::title::Title;
use text::export::{self, Untold};
use text::say;
use text::{Words, printable};

/// The style of the page.
pub const STYLE: &str = include_str!("../../resources/evening/page.css");
/// The script of the page.
pub const SCRIPT: &str = include_str!("../../resources/evening/page.js");
/// The digest by which a browser admits the script: the SHA-256 of [`SCRIPT`], in Base64.
pub const SCRIPT_DIGEST: &str = "5t8G8Hnmkq/6US2FWW1V3DtD5qyv+qQbtJZvOD2VxGo=";

/// The page of a finished game. `started` is a UTC timestamp; a text that is none is not shown.
///
/// # Errors
/// If the game is not over, or nobody knows its points.
pub fn page(journal: &Journal, started: &str, words: &Words) -> Result<String, Untold> {
    let looks: Vec<Look> = Review::from_journal(journal).into_iter().flatten().collect();
    page_with(journal, &looks, started, words)
}

/// The page of a finished game whose orders have been reviewed already.
///
/// # Errors
/// If the game is not over, or nobody knows its points.
pub fn page_with(
    journal: &Journal,
    looks: &[Look],
    started: &str,
    words: &Words,
) -> Result<String, Untold> {
    Untold::unless_finished(journal)?;
    let game = journal.game();
    let course = Course::from_journal(journal);
    let heading = export::heading(started, words);
    let mut body = sections::result(game, words);
    // Where nothing but the orders was recorded, nobody knows the course.
    let has_course = game.recording() != Recording::Deck;
    if has_course {
        let label = say!(words, "result-course");
        let last = course.totals.len().saturating_sub(1);
        let names: Vec<String> = (0..=last).map(|step| turn(step, last, words)).collect();
        let drawn = chart::chart(&course, game, &label);
        body +=
            &section("course", &label, &(drawn + &sections::points(&course, &names, game, words)));
    }
    let mut told = String::new();
    if game.recording() == Recording::Board {
        let mut arts = Arts::default();
        let frames = Frames::from_journal(journal, &mut arts, words);
        let label = say!(words, "evening-board");
        let board = board::board(game, &frames, &mut arts, &label);
        let names = names(&frames, game, words);
        let in_words = sections::told(&names, &frames.told, words);
        let state = state(words);
        body += &section("evening", &label, &(controls(words) + &board + &state + &in_words));
        told = steps(&course, &frames, names, journal, words);
    }
    body += &sections::titles(journal, words);
    if has_course {
        body += &sections::best(&course, game, words);
    }
    body += &sections::orders(journal, looks, words);
    let head = element("h1", &heading) + "\n<p class=\"won\">" + &text(&words.won(game)) + "</p>\n";
    let made = text(&say!(words, "evening-made"));
    let body = format!(
        "<header>\n{head}</header>\n{}<main>\n{body}</main>\n<footer>{made}</footer>\n",
        contents(&body, words)
    );
    Ok(whole(&heading, &body, &told, words))
}

/// The way to each section.
fn contents(body: &str, words: &Words) -> String {
    let entries = body.split("<section id=\"").skip(1).filter_map(|section| {
        let (id, inside) = section.split_once('"')?;
        let heading = inside.split_once("<h2>")?.1.split_once("</h2>")?.0;
        Some(format!("<li><a href=\"#{id}\">{heading}</a></li>\n"))
    });
    let entries: String = entries.collect();
    let label = text(&say!(words, "booklet-contents"));
    format!("<nav aria-label=\"{label}\"><ul>\n{entries}</ul></nav>\n")
}

/// The elements in which the script writes the state at a step.
fn state(words: &Words) -> String {
    format!(
        "<div id=\"state\" hidden><p id=\"titles-now\"></p>\
         <ul id=\"told\" tabindex=\"0\" aria-label=\"{}\"></ul></div>\n",
        text(&say!(words, "evening-told"))
    )
}

fn whole(heading: &str, body: &str, told: &str, words: &Words) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src 'sha256-{SCRIPT_DIGEST}'; base-uri 'none'; \
         form-action 'none'\">\n<meta name=\"referrer\" content=\"no-referrer\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n\
         <style>\n{STYLE}{}</style>\n</head>\n<body>\n{body}\
         {told}<script>{SCRIPT}</script>\n</body>\n</html>\n",
        text(&words.language()),
        text(heading),
        inks(),
    )
}

/// The colours of tiles by day and by night.
fn inks() -> String {
    let rules = |of: fn(Ink) -> Tint| {
        let rule = |ink: &Ink| {
            let Tint { rgb: [red, green, blue], opacity } = of(*ink);
            let cover =
                if opacity < 1.0 { format!(";fill-opacity:{opacity}") } else { String::new() };
            let class = style::class(*ink);
            format!(".{class}{{fill:#{red:02x}{green:02x}{blue:02x}{cover}}}")
        };
        Ink::ALL.iter().map(rule).collect::<String>()
    };
    let (day, night) = (rules(Ink::by_day), rules(Ink::by_night));
    format!("{day}\n@media screen and (prefers-color-scheme:dark){{{night}}}\n")
}

/// The slider and its buttons, which only a script shows.
fn controls(words: &Words) -> String {
    let button = |id: &str, sign: &str, key: &str| {
        let label = text(&words.say(key, &[]));
        format!("<button type=\"button\" id=\"{id}\" aria-label=\"{label}\">{sign}</button>\n")
    };
    format!(
        "<div id=\"controls\" hidden>\n{}{}{}<input id=\"slider\" type=\"range\" min=\"0\" \
         step=\"1\" aria-label=\"{}\">\n<output id=\"step\" for=\"slider\"></output>\n</div>\n\
         <div id=\"scores\" hidden></div>\n",
        button("back", "‹", "evening-back"),
        button("play", "▶", "evening-play"),
        button("forth", "›", "evening-forth"),
        text(&say!(words, "evening-slider")),
    )
}

/// Everything that the script shows at each step.
#[derive(Serialize)]
struct Steps<'a> {
    /// The name of each step.
    names: Vec<String>,
    players: Vec<Player<'a>>,
    /// The points of all players, step by step; none for a guest who had not come.
    totals: Vec<Vec<Option<i32>>>,
    /// The holders of King and Robber, step by step.
    titles: Vec<String>,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    colour: String,
}

/// The name of a step.
fn turn(step: usize, last: usize, words: &Words) -> String {
    if step == 0 {
        say!(words, "evening-before")
    } else if step == last {
        say!(words, "evening-final")
    } else {
        say!(words, "evening-turn", turn = step)
    }
}

/// The names of all steps, with the players on turn.
fn names(frames: &Frames, game: &Game, words: &Words) -> Vec<String> {
    let last = frames.told.len().saturating_sub(1);
    let name = |step: usize| {
        let turn = turn(step, last, words);
        let player =
            frames.players.get(step).copied().flatten().filter(|_| 0 < step && step < last);
        let player = player.and_then(|player| game.setup().players.get(player));
        let Some(player) = player else { return turn };
        format!("{turn} · {}", printable::isolated(&player.name))
    };
    (0..=last).map(name).collect()
}

fn steps(
    course: &Course,
    frames: &Frames,
    names: Vec<String>,
    journal: &Journal,
    words: &Words,
) -> String {
    let game = journal.game();
    let last = frames.told.len().saturating_sub(1);
    let players = game
        .setup()
        .players
        .iter()
        .map(|player| Player { name: &player.name, colour: style::colour(player.colour) });
    let holders = |step: usize| {
        let of = |title| words.holder(title, step, course, game);
        let both = game.titles().map(|_| [of(Title::King), of(Title::Robber)].join(" · "));
        both.unwrap_or_default()
    };
    let totals = |step: usize| {
        let total = |seat| course.is_there(step, seat).then(|| course.total(step, seat));
        game.seats().map(total).collect()
    };
    let steps = Steps {
        names,
        players: players.collect(),
        totals: (0..=last).map(totals).collect(),
        titles: (0..=last).map(holders).collect(),
    };
    let words = data(&[say!(words, "evening-play"), say!(words, "evening-pause")]);
    format!(
        "<script type=\"application/json\" id=\"steps\">{}</script>\n\
         <script type=\"application/json\" id=\"words\">{words}</script>\n",
        data(&steps)
    )
}
