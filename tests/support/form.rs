//! The form of a requirement, as the tests of several parts go through it.

use std::collections::HashSet;

use rules::card::requirement::Bound;
use rules::card::requirement::blank::{Blank, Change, Filling};
use rules::card::task::{Form, Requirement};
use rules::card::{Card, Id, Origin};

/// A card that asks for this.
pub fn card(id: &str, points: i32, requirement: Requirement) -> Card {
    let farmer = requirement.nature().places_farmer;
    let set = requirement.sets().first().map_or("base", |set| *set).to_owned();
    let (id, title) = (Id::from(id), id.to_owned());
    let text = (Form::of(&requirement) == Form::Judged).then(|| "Do as you like.".to_owned());
    let (source, measured) = (Origin::House, None);
    let count = 1;
    Card { id, set, title, text, points, count, farmer, source, requirement, measured }
}

/// The changes that a blank offers: each term, both ends of a number, each kind of bound.
pub fn changes(blank: &Blank) -> Vec<Change> {
    match &blank.filling {
        Filling::Terms(terms) => (0..terms.len()).map(Change::Press).collect(),
        Filling::Number(_, range) => {
            vec![Change::Number(*range.start()), Change::Number(*range.end())]
        }
        Filling::Bound(_, range) => {
            let [low, high] = [*range.start(), *range.end()].map(Some);
            let bounds = [
                Bound { exactly: low, ..Bound::default() },
                Bound { at_least: high, ..Bound::default() },
                Bound { at_most: high, ..Bound::default() },
                Bound { at_least: low, at_most: high, ..Bound::default() },
            ];
            let none = (!blank.is_needed).then_some(Change::Bound(None));
            bounds.into_iter().map(|bound| Change::Bound(Some(bound))).chain(none).collect()
        }
    }
}

/// Every requirement that two changes of a form lead to.
pub fn walked() -> HashSet<Requirement> {
    let mut seen = HashSet::new();
    for form in Form::ALL {
        let mut open = vec![form.empty()];
        for _ in 0..2 {
            let mut next = Vec::new();
            for requirement in open.drain(..) {
                for (place, blank) in requirement.blanks().iter().enumerate() {
                    for change in changes(blank) {
                        next.extend(requirement.changed(place, change));
                    }
                }
                seen.insert(requirement);
            }
            next.retain(|one| !seen.contains(one));
            seen.extend(next.iter().cloned());
            open = next;
        }
    }
    seen
}
