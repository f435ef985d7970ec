//! The result as a few lines for a message.

use super::{Untold, completed, heading, sets};
use crate::{Words, printable};
use journal::honours::honours;
use journal::{Course, Journal};
use rules::title::Title;

/// A finished game as a message: the winners, all places and points, the titles, the features.
///
/// # Errors
/// If the game is not over, or nobody knows its points.
pub fn message(journal: &Journal, started: &str, words: &Words) -> Result<String, Untold> {
    Untold::unless_finished(journal)?;
    let game = journal.game();
    let mut lines = vec![heading(started, words), words.won(game), String::new()];
    for (seat, place) in game.ranks() {
        let points = words.number(game.tally(seat).total());
        let name = printable::line(game.name(seat));
        let place = words.place(place);
        lines.push(format!("{place} {} {points}", printable::isolated(&name)));
    }
    lines.push(String::new());
    let course = Course::from_journal(journal);
    for title in [Title::King, Title::Robber] {
        let last = course.reigns.iter().rev().find(|reign| reign.title == title);
        lines.extend(last.map(|reign| words.reign(reign, game)));
    }
    for honour in honours(journal) {
        let (title, why) = words.honour(&honour, game);
        lines.push(words.told_of(title, why));
    }
    lines.extend(completed(game, words));
    lines.push(sets(game, words));
    Ok(lines.join("\n") + "\n")
}
