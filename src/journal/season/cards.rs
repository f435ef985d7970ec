//! The fate of each order over a season.

use crate::statistics::Part;
use rules::Catalogue;
use rules::card;

/// The fate of an order over a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The card.
    pub card: card::Id,
    /// Games in which the order was dealt to one of the people, who kept it.
    pub dealt: usize,
    /// Games in which one of the people drew the order; a game in which it was dealt as well counts
    /// only here.
    pub drawn: usize,
    /// Games in which one of the people fulfilled the order.
    pub fulfilled: usize,
    /// Games in which one of the people kept it to the end; `None` of an order that does not ask to
    /// avoid something.
    pub kept: Option<usize>,
    /// The people who fulfilled or kept the order, and how often, most often first.
    pub by: Vec<(String, usize)>,
}

impl Record {
    /// How often the order was held.
    pub const fn held(&self) -> usize {
        self.dealt + self.drawn
    }

    /// How often it was fulfilled, or kept to the end.
    pub fn done(&self) -> usize {
        self.fulfilled + self.kept.unwrap_or(0)
    }

    /// How often as many holders fulfil the order by the measure of the simulation; `None` for a
    /// card that was not measured.
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
            records.push(Record { card, dealt: 0, drawn: 0, fulfilled: 0, kept: None, by });
            records.len() - 1
        });
        let Some(record) = records.get_mut(known) else { continue };
        if part.drawn.contains(card) {
            record.drawn += 1;
        } else {
            record.dealt += 1;
        }
        let is_kept = part.kept.contains(card);
        if is_kept || part.lost.contains(card) {
            *record.kept.get_or_insert(0) += usize::from(is_kept);
        }
        let is_fulfilled = part.fulfilled.contains(card);
        if !is_fulfilled && !is_kept {
            continue;
        }
        record.fulfilled += usize::from(is_fulfilled);
        match record.by.iter_mut().find(|(other, _)| other == name) {
            Some((_, times)) => *times += 1,
            None => record.by.push((name.to_owned(), 1)),
        }
    }
}

/// Sorts the records, those held most often first, and in each the people who did it most.
pub(super) fn sort(records: &mut [Record]) {
    for record in &mut *records {
        record.by.sort_by(|(one, ones), (other, others)| others.cmp(ones).then(one.cmp(other)));
    }
    records.sort_by(|one, other| {
        let most = (other.held(), other.done()).cmp(&(one.held(), one.done()));
        most.then_with(|| one.card.cmp(&other.card))
    });
}
