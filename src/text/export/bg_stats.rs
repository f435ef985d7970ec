//! A play for BG Stats, handed over as a link.

use std::fmt::Write as _;

use jiff::tz::TimeZone;
use serde::Serialize;

use super::Untold;
use crate::Words;
use journal::Journal;
use rules::set::BASE;
use rules::{Game, Seat};
use storage::Clock;

/// The address of the link: the app opens it where it is installed.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// The longest link that the app takes, in characters.
const LONGEST: usize = 8000;
/// The game's number at BoardGameGeek.
const CARCASSONNE: u32 = 822;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Play<'a> {
    /// It never changes: with the id of the play it marks a play that is sent twice.
    source_name: &'static str,
    source_play_id: &'a str,
    /// In UTC, as BG Stats asks for it: it shows the time of the phone that takes the play.
    play_date: String,
    /// The minutes; left out where nobody knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<u32>,
    location: &'static str,
    board: String,
    comments: &'static str,
    game: Described,
    players: Vec<Player<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Described {
    name: &'static str,
    bgg_id: u32,
    source_game_id: &'static str,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    name: &'a str,
    source_player_id: String,
    start_player: bool,
    score: i32,
    /// Left out for whoever has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<usize>,
    role: String,
    winner: bool,
}

/// The link that hands a finished game over to BG Stats, with the minutes that a clock has counted.
///
/// # Errors
/// If the game is not over, nobody knows its points or its day, or the link is too long.
pub fn bg_stats(
    journal: &Journal,
    id: &str,
    started: &str,
    clock: Option<&Clock>,
    words: &Words,
) -> Result<String, Untold> {
    Untold::unless_finished(journal)?;
    let game = journal.game();
    let day = started.parse::<jiff::Timestamp>().map_err(|_| Untold::Undated)?;
    let spent = clock.into_iter().flat_map(|clock| &clock.spent);
    let spent = spent.fold(0, |sum: u32, spent| sum.saturating_add(*spent));
    let sets = game.setup().sets.iter().filter(|set| *set != BASE);
    let sets: Vec<String> = sets.map(|set| words.set(set)).collect();
    let play = Play {
        source_name: "King's Order",
        source_play_id: id,
        play_date: day.to_zoned_datetime(TimeZone::UTC).strftime("%Y-%m-%d %H:%M:%S").to_string(),
        duration_min: Some(spent / 60).filter(|minutes| *minutes > 0),
        location: "",
        board: sets.join(", "),
        comments: "",
        game: Described {
            name: "Carcassonne",
            bgg_id: CARCASSONNE,
            source_game_id: "carcassonne",
            highest_wins: true,
            no_points: false,
        },
        players: players(game, words),
    };
    let json = serde_json::to_string(&play).map_err(|_| Untold::TooLong)?;
    let link = format!("{ADDRESS}{}", encoded(&json));
    if link.len() > LONGEST { Err(Untold::TooLong) } else { Ok(link) }
}

fn players<'a>(game: &'a Game, words: &Words) -> Vec<Player<'a>> {
    let all = &game.setup().players;
    // Over many games a name is one person in whatever way it is typed; at one table it is not.
    let id = |name: &str| {
        let person = names::person(name);
        let alike = all.iter().filter(|other| names::person(&other.name) == person).count();
        if alike > 1 { name.to_owned() } else { person }
    };
    let player = |(seat, player): (Seat, &'a rules::player::Player)| Player {
        name: &player.name,
        source_player_id: id(&player.name),
        start_player: seat == Seat::FIRST,
        score: game.tally(seat).total(),
        rank: game.place_of(seat),
        role: words.colour(player.colour),
        winner: game.place_of(seat) == Some(1),
    };
    game.seats().zip(all).map(player).collect()
}

/// The text with all but letters, digits and signs that may stand in a query written as bytes by
/// number. The shorter the link, the larger the squares of its code.
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~:,".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}
