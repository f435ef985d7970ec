//! Problems that a card can have, and where bounds and features have them.

use super::completed::{Bound, Completed, MAX_NUMBER, Which};

/// The problems that a card can have.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Problem {
    /// An id or a set that is empty or has other characters than a–z, 0–9 and `-`.
    IdForm,
    /// An id that an earlier card has.
    IdTwice,
    /// The id of a bundled card that is another one.
    IdTaken,
    /// A title or text with invisible characters.
    HiddenCharacters,
    /// A title or text that is empty.
    NoWords,
    /// A title or text that is too long for a card, in characters.
    LongWords { length: usize, limit: usize },
    /// A number of points that no order is worth.
    Points { points: i32 },
    /// A number of copies that no deck has.
    Copies { count: u32 },
    /// A farmer mark that contradicts the requirement.
    FarmerMark { required: bool },
    /// A bound that nothing can meet, or that asks for nothing.
    VoidBound,
    /// A requirement that nothing can meet.
    Impossible,
    /// A number beyond all that a game counts.
    LargeNumber { number: u32, limit: u32 },
}

/// Checks the feature that a card wants completed.
pub fn check_completed(wanted: &Completed, report: &mut dyn FnMut(Problem)) {
    check_any(wanted, report);
    let around = matches!(
        wanted.feature,
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden
    );
    // A completed monastery or garden always has nine tiles.
    if (around && wanted.tiles.is_some()) || wanted.has_foreign_lie() {
        report(Problem::Impossible);
    }
}

/// Checks a feature on which only some kinds can be.
pub fn check_on(on: Option<Completed>, can_be: &[Which], report: &mut dyn FnMut(Problem)) {
    let Some(on) = on else { return };
    check_feature(&on, report);
    // Only what is completed is searched for how it lies.
    if !can_be.contains(&on.feature) || on.asks_lie() {
        report(Problem::Impossible);
    }
}

/// Checks a feature that need not be complete: what is still open brings no points yet.
pub fn check_feature(wanted: &Completed, report: &mut dyn FnMut(Problem)) {
    check_any(wanted, report);
    if wanted.points.is_some() {
        report(Problem::Impossible);
    }
}

/// Checks a feature, complete or not.
fn check_any(wanted: &Completed, report: &mut dyn FnMut(Problem)) {
    check_bounds(
        [
            wanted.tiles,
            wanted.pennants,
            wanted.followers,
            wanted.own_followers,
            wanted.opponents_followers,
            wanted.players,
            wanted.inns,
            wanted.ferries,
            wanted.cathedrals,
            wanted.goods,
            wanted.kinds_of_goods,
            wanted.tower_sites,
            wanted.sieges,
            wanted.points,
        ],
        report,
    );
    check_bounds(wanted.lying_bounds(), report);
    let asks_some = |bound: Option<Bound>| bound.is_some_and(|bound| !bound.holds(0));
    let for_cities = [
        wanted.pennants,
        wanted.cathedrals,
        wanted.goods,
        wanted.kinds_of_goods,
        wanted.tower_sites,
        wanted.sieges,
    ];
    let no_city = wanted.feature != Which::City && for_cities.into_iter().any(asks_some);
    if no_city || (wanted.feature != Which::Road && asks_some(wanted.ferries)) {
        report(Problem::Impossible);
    }
}

/// Checks bounds: each takes some numbers, and is told in one way.
pub fn check_bounds(
    bounds: impl IntoIterator<Item = Option<Bound>>,
    report: &mut dyn FnMut(Problem),
) {
    for bound in bounds.into_iter().flatten() {
        let numbers = [bound.exactly, bound.at_least, bound.at_most].into_iter().flatten();
        if bound.is_void() || numbers.clone().count() > 2 {
            report(Problem::VoidBound);
        }
        check_numbers(numbers, MAX_NUMBER, report);
    }
}

/// Checks that no number is so large that a sum with it could be none.
pub fn check_numbers(
    numbers: impl IntoIterator<Item = u32>,
    limit: u32,
    report: &mut dyn FnMut(Problem),
) {
    for number in numbers.into_iter().filter(|number| *number > limit) {
        report(Problem::LargeNumber { number, limit });
    }
}
