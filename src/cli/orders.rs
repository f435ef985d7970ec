//! `orders`: the deck that tile sets give, of the bundled cards or of a deck of the table's own.

use std::io::{Result, Write};
use std::path::Path;
use std::sync::Arc;

use super::{Ending, Output};
use content::bundled;
use rules::card::Card;
use rules::card::deck;
use rules::set::{BASE, BUNDLED, SIEGE};
use storage::file;
use text::say;
use text::{Words, printable};

pub(super) fn run<O: Write, E: Write>(
    sets: Option<&[String]>,
    file: Option<&Path>,
    json: bool,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let chosen = match choose(sets, file, words, output)? {
        Ok(chosen) => chosen,
        Err(ending) => return Ok(ending),
    };
    let cards = chosen.cards;
    if json {
        // JSON is for programs, and bundled cards are known again by their English words.
        let english = Words::english();
        let text = |card: &Card| card.text.clone().or_else(|| Some(english.card_text(card)));
        let with_text = |card: &Arc<Card>| Card { text: text(card), ..Card::clone(card) };
        let cards: Vec<Card> = cards.iter().map(with_text).collect();
        write!(output.out, "{}", printable::json(&cards)?)?;
        return Ok(Ending::Well);
    }
    let id_width = cards.iter().map(|card| card.id.as_str().len()).max().unwrap_or(0);
    let title = |card: &Card| match card.count {
        1 => words.card_title(card),
        count => format!("{} ({count} ×)", words.card_title(card)),
    };
    let title_width = cards.iter().map(|card| title(card).chars().count()).max().unwrap_or(0);
    for card in &cards {
        let (title, text) = (title(card), words.card_text(card));
        let (id, title, text) = (card.id.as_str(), printable::line(&title), printable::line(&text));
        writeln!(output.out, "{id:id_width$}  {:>3}  {title:title_width$}  {text}", card.points)?;
    }
    let count: u32 = cards.iter().map(|card| card.count).sum();
    writeln!(output.out, "{}", say!(words, "cli-cards", count = count))?;
    Ok(Ending::Well)
}

/// The cards of the chosen tile sets.
pub(super) struct Chosen {
    /// The sets; if none is named, all of them, or those of the cards of an own deck.
    pub(super) sets: Vec<String>,
    /// The cards, in the order of their files.
    pub(super) cards: Vec<Arc<Card>>,
}

/// The cards that tile sets bring, of the bundled deck or of a file; faults are printed.
pub(super) fn choose<O, E: Write>(
    sets: Option<&[String]>,
    file: Option<&Path>,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<std::result::Result<Chosen, Ending>> {
    let deck = match file {
        None => bundled::catalogue().cards().to_vec(),
        Some(file) => match read(file, words) {
            Ok(cards) => {
                let name = file.display().to_string();
                for oddity in words.oddities(&cards) {
                    let told = say!(words, "cli-fault", file = &name, fault = oddity);
                    writeln!(output.err, "{told}")?;
                }
                cards
            }
            Err(faults) => {
                for fault in faults {
                    writeln!(output.err, "{fault}")?;
                }
                return Ok(Err(Ending::Fault));
            }
        },
    };
    let mut known = BUNDLED.map(ToOwned::to_owned).to_vec();
    for card in deck.iter().filter(|_| file.is_some()) {
        if card.set != SIEGE && !known.contains(&card.set) {
            known.push(card.set.clone());
        }
    }
    // An own deck is played with the sets of its cards.
    let is_meant = |set: &&String| {
        let set = std::slice::from_ref(*set);
        file.is_none() || set == [BASE] || deck.iter().any(|card| deck::belongs(card, set))
    };
    let meant: Vec<String> = known.iter().filter(is_meant).cloned().collect();
    let sets = sets.unwrap_or(&meant);
    if let Some(set) = sets.iter().find(|set| !known.contains(set)) {
        let known = words.list(&known);
        writeln!(output.err, "{}", say!(words, "cli-unknown-set", set = set, known = known))?;
        return Ok(Err(Ending::Usage));
    }
    let cards = deck.into_iter().filter(|card| deck::belongs(card, sets)).collect();
    Ok(Ok(Chosen { sets: sets.to_vec(), cards }))
}

/// The cards of a deck file; a line for each of its faults if it has any.
fn read(path: &Path, words: &Words) -> std::result::Result<Vec<Arc<Card>>, Vec<String>> {
    let text = file::read(path).map_err(|error| vec![words.file_error(&error)])?;
    let name = path.display().to_string();
    let (cards, faults) = bundled::own_deck(&name, &text, &bundled::catalogue());
    if faults.is_empty() {
        return Ok(cards.into_iter().map(Arc::new).collect());
    }
    let line =
        |fault| say!(words, "cli-fault", file = name.clone(), fault = words.content_fault(fault));
    Err(faults.iter().map(line).collect())
}
