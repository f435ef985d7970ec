//! Whether a card is sound: what its words, its points and its requirement must not be. Cards come
//! from files, of decks and of games, and whoever wrote these may have meant harm.

use super::requirement::sound::check_numbers;
use crate::card::{Card, MAX_COPIES, MAX_MEASURED, MAX_POINTS, MAX_TEXT, MAX_TITLE};
use crate::id::is_id;
use crate::player::name;

pub use super::requirement::sound::Problem;

/// Tells every problem of a card by itself, each with its field; its id is checked among others.
pub fn check(card: &Card, report: &mut impl FnMut(&'static str, Problem)) {
    if !is_id(&card.set) {
        report("set", Problem::IdForm);
    }
    check_words(card, report);
    if !(1..=MAX_POINTS).contains(&card.points) {
        report("points", Problem::Points { points: card.points });
    }
    if !(1..=MAX_COPIES).contains(&card.count) {
        report("count", Problem::Copies { count: card.count });
    }
    let is_judged = card.is_judged_by_holder();
    if is_judged && card.text.is_none() {
        report("text", Problem::NoWords);
    }
    let required = card.requirement.nature().places_farmer;
    // A card that its holder judges may ask for a farmer.
    if card.farmer != required && !is_judged {
        report("farmer", Problem::FarmerMark { required });
    }
    card.requirement.check(&mut |problem| report("requirement", problem));
    let measured = card.measured.iter();
    let measured = measured.flat_map(|found| [found.held, found.fulfilled, found.when]);
    check_numbers(measured, MAX_MEASURED, &mut |problem| report("measured", problem));
}

fn check_words(card: &Card, report: &mut impl FnMut(&'static str, Problem)) {
    let title = ("title", &card.title, MAX_TITLE);
    let text = card.text.as_ref().map(|text| ("text", text, MAX_TEXT));
    for (field, words, limit) in [title].into_iter().chain(text) {
        let length = words.chars().count();
        if words.chars().any(name::is_hidden) {
            report(field, Problem::HiddenCharacters);
        }
        // Characters that shape their neighbours show nothing alone.
        if name::readable(words).is_empty() {
            report(field, Problem::NoWords);
        } else if length > limit {
            report(field, Problem::LongWords { length, limit });
        }
    }
}
