//! The mark of a question: it stays while the same is asked, whatever else happens at the table.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use super::offer::{self, Form, Offer};
use super::state::Shown;
use crate::rules::Seat;

/// The length of a mark, in bytes.
const LENGTH: usize = 12;

/// The mark of a question to a seat. It is made of what that seat is sent, of the tiles that lie,
/// and of the answers that the seat has given: the same question of a later turn has another one.
pub(super) fn mark(offer: &Offer, shown: &Shown, seat: Seat) -> String {
    let question = &offer.question;
    let made: Vec<_> = question.answers.iter().map(|answer| &answer.made).collect();
    let cards: Vec<&str> = match &offer.form {
        Form::Cards { cards, .. } => cards.iter().map(|card| card.id.as_str()).collect(),
        Form::Plain | Form::Show | Form::Tile | Form::Throw(_) | Form::Laptop => Vec::new(),
    };
    // What stands beside the turn is asked so in other players' turns as well.
    let tiles = (!question.beside).then(|| shown.snapshot.game.board().tiles().len());
    let what = (seat.index(), question.topic.facts().name, &question.pass, question.beside);
    let all = serde_json::to_vec(&(what, made, cards, tiles, shown.taken[seat]));
    let hash = Sha256::digest(all.unwrap_or_default());
    hash.iter().take(LENGTH).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Whether a seat is asked the question of that mark now.
pub(super) fn is_asked(shown: &Shown, seat: Seat, wanted: &str) -> bool {
    offer::offers(shown, seat).iter().any(|offer| mark(offer, shown, seat) == wanted)
}

/// Whether a wish still answers what is asked: that very question, or else the state of that
/// revision.
pub(super) fn still(shown: &Shown, seat: Seat, revision: u64, question: Option<&str>) -> bool {
    question.map_or(shown.since == revision, |asked| is_asked(shown, seat, asked))
}
