//! `orders`: the deck that tile sets give.

use std::io::{Result, Write};

use super::{Ending, Output};
use crate::content::bundled;
use crate::rules::orders::deck;
use crate::rules::setup::BUNDLED;
use crate::say;
use crate::text::{Words, printable};

pub(super) fn run<O: Write, E: Write>(
    sets: Option<&[String]>,
    json: bool,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let sets = sets.map_or_else(|| BUNDLED.map(ToOwned::to_owned).to_vec(), <[String]>::to_vec);
    let unknown = sets.iter().find(|set| !BUNDLED.contains(&set.as_str()));
    if let Some(set) = unknown {
        let known = words.list(&BUNDLED.map(ToOwned::to_owned));
        writeln!(output.err, "{}", say!(words, "cli-unknown-set", set = set, known = known))?;
        return Ok(Ending::Usage);
    }
    let catalogue = bundled::catalogue();
    let cards: Vec<_> = catalogue.cards().iter().filter(|card| deck::belongs(card, &sets)).collect();
    if json {
        write!(output.out, "{}", printable::json(&cards)?)?;
        return Ok(Ending::Well);
    }
    let id_width = cards.iter().map(|card| card.id.as_str().len()).max().unwrap_or(0);
    let title_width = cards.iter().map(|card| card.title.chars().count()).max().unwrap_or(0);
    for card in &cards {
        let (id, title) = (card.id.as_str(), &card.title);
        writeln!(output.out, "{id:id_width$}  {:>3}  {title:title_width$}  {}", card.points, card.text)?;
    }
    writeln!(output.out, "{}", say!(words, "cli-cards", count = cards.len()))?;
    Ok(Ending::Well)
}
