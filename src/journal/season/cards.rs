//! What became of each order over a season.

use crate::journal::statistics::Part;
use crate::rules::Catalogue;
use crate::rules::orders::card;

/// What became of an order over a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The card.
    pub card: card::Id,
    /// Games in which it was dealt to one of the people, who kept it.
    pub dealt: usize,
    /// Games in which one of them drew it; where it had been dealt before as well, only this
    /// counts.
    pub drawn: usize,
    /// Games in which one of them fulfilled it.
    pub fulfilled: usize,
    /// Who did, and how often: whoever did most first.
    pub by: Vec<(String, usize)>,
}

impl Record {
    /// How often it was held.
    #[must_use]
    pub const fn held(&self) -> usize {
        self.dealt + self.drawn
    }

    /// How often as many holders fulfil it by what the simulation has measured; `None` for a card
    /// that nobody has measured.
    #[must_use]
    pub fn expected(&self, catalogue: &Catalogue) -> Option<f64> {
        let measured = catalogue.card(self.card.as_str())?.measured?;
        Some(self.held() as f64 * measured.rate())
    }
}

/// Adds one person's orders of a game.
pub(super) fn add(records: &mut Vec<Record>, name: &str, part: &Part) {
    for card in &part.held {
        let known = records.iter().position(|record| record.card == *card);
        let known = known.unwrap_or_else(|| {
            let (card, by) = (card.clone(), Vec::new());
            records.push(Record { card, dealt: 0, drawn: 0, fulfilled: 0, by });
            records.len() - 1
        });
        let Some(record) = records.get_mut(known) else { continue };
        if part.drawn.contains(card) {
            record.drawn += 1;
        } else {
            record.dealt += 1;
        }
        if !part.fulfilled.contains(card) {
            continue;
        }
        record.fulfilled += 1;
        match record.by.iter_mut().find(|(other, _)| other == name) {
            Some((_, times)) => *times += 1,
            None => record.by.push((name.to_owned(), 1)),
        }
    }
}

/// Those held most often first, and of each whoever fulfilled it most.
pub(super) fn sort(records: &mut [Record]) {
    for record in &mut *records {
        record.by.sort_by(|(one, ones), (other, others)| others.cmp(ones).then(one.cmp(other)));
    }
    records.sort_by(|one, other| {
        let most = (other.held(), other.fulfilled).cmp(&(one.held(), one.fulfilled));
        most.then_with(|| one.card.cmp(&other.card))
    });
}
