//! Whether a card is sound: what its words, its points and its requirement must not be. Cards come
//! from files, of decks and of games, and whoever wrote these may have meant harm.

use std::collections::HashSet;

use super::card::{Card, MAX_MEASURED, MAX_POINTS, MAX_TEXT, MAX_TITLE};
use super::requirement::{Bound, Completed, MAX_NUMBER, Requirement, Span, Title, Which};
use crate::rules::player::name;
use crate::rules::tile::{Quarter, is_id};

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
    /// A farmer mark that contradicts the requirement.
    FarmerMark { required: bool },
    /// A bound that nothing can meet, or that asks for nothing.
    VoidBound,
    /// A requirement that nothing can meet.
    Impossible,
    /// A number beyond all that a game counts.
    LargeNumber { number: u32, limit: u32 },
}

/// Tells every problem of a card by itself, each with its field; its id is checked among others.
pub fn check(card: &Card, report: &mut impl FnMut(&'static str, Problem)) {
    if !is_id(&card.set) {
        report("set", Problem::IdForm);
    }
    check_words(card, report);
    if !(1..=MAX_POINTS).contains(&card.points) {
        report("points", Problem::Points { points: card.points });
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
    check_requirement(&card.requirement, &mut |problem| report("requirement", problem));
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

#[expect(clippy::too_many_lines, reason = "one arm per requirement")]
fn check_requirement(requirement: &Requirement, report: &mut impl FnMut(Problem)) {
    match requirement {
        Requirement::Complete(wanted) => check_completed(wanted, report),
        Requirement::CompleteTogether(wanted) => {
            // One tile completes at most the features on its four sides, its building and the
            // buildings around it.
            if !(2..=6).contains(&wanted.len()) {
                report(Problem::Impossible);
            }
            wanted.iter().for_each(|wanted| check_completed(wanted, report));
        }
        Requirement::Connect { cities, tiles, road } => {
            if *cities == 0 || *tiles == 0 {
                report(Problem::Impossible);
            }
            check_numbers([*cities, *tiles], MAX_NUMBER, report);
            check_bounds([road], report);
        }
        Requirement::PlaceFarmer { cities, complete_cities, farmers } => {
            check_bounds([cities, complete_cities, farmers], report);
            if farmers.is_some_and(|bound| !(1..=8).any(|number| bound.holds(number))) {
                report(Problem::Impossible);
            }
        }
        Requirement::JoinFields { complete_cities } => check_bounds([complete_cities], report),
        Requirement::Take { titles, all, .. } => {
            let distinct: HashSet<&Title> = titles.iter().collect();
            if titles.is_empty() || distinct.len() != titles.len() || (*all && titles.len() < 2) {
                report(Problem::Impossible);
            }
        }
        Requirement::EnterCity { quarters, followers } => {
            let distinct: HashSet<&Quarter> = quarters.iter().collect();
            if distinct.len() != quarters.len()
                || followers
                    .is_some_and(|bound| bound.at_most == Some(0) || bound.exactly == Some(0))
            {
                report(Problem::Impossible);
            }
            check_bounds([followers], report);
        }
        Requirement::DragonEats { figures: bound }
        | Requirement::KnockOut { followers: bound }
        | Requirement::CropTakesHome { figures: bound }
        | Requirement::RaiseTower { height: bound } => check_bounds([&Some(*bound)], report),
        Requirement::PlaceAbbey { completes: bound }
        | Requirement::MoveCount { opponents: bound }
        | Requirement::Capture { prisoners: bound }
        | Requirement::CallAbbot { points: bound }
        | Requirement::Rob { points: bound, .. } => check_bounds([bound], report),
        Requirement::TakeGold { bars: one, held: other }
        | Requirement::ReadMessage { messages: one, points: other } => {
            check_bounds([one, other], report);
        }
        Requirement::MoveFairy { on } => on.iter().for_each(|on| check_feature(on, report)),
        Requirement::MoveMagician { on, .. } => {
            check_on(
                on.as_ref(),
                |which| matches!(which, Which::Road | Which::City | Which::Any),
                report,
            );
        }
        Requirement::MoveFerry { on } => {
            check_on(on.as_ref(), |which| which == Which::Road, report);
        }
        Requirement::Deploy { figure, portal, flight, crop, complete_cities, on } => {
            check_bounds([complete_cities], report);
            on.iter().for_each(|on| check_feature(on, report));
            // One way is enough, and no figure comes in two.
            let ways = [portal, flight, crop].into_iter().filter(|way| **way).count();
            if ways > 1 || (figure.is_none() && ways == 0) {
                report(Problem::Impossible);
            }
        }
        Requirement::LeaveCity {}
        | Requirement::DoubleTurn {}
        | Requirement::RemoveKnight {}
        | Requirement::AvoidDragon {}
        | Requirement::MoveWagon {}
        | Requirement::Catch {}
        | Requirement::SlipBy {}
        | Requirement::Judged {}
        | Requirement::Seduce {}
        | Requirement::Escape {} => {}
        Requirement::TargetWithin { millimetres } => {
            check_numbers([*millimetres], MAX_NUMBER, report);
        }
        Requirement::WinChallenge { winner } => {
            if !matches!(winner, Which::Shrine | Which::Monastery | Which::Monastic) {
                report(Problem::Impossible);
            }
        }
        Requirement::Score { points, span, feature } => {
            check_numbers([*points], MAX_NUMBER, report);
            if *points == 0 || (*span == Span::Turn && feature.is_some()) {
                report(Problem::Impossible);
            }
        }
    }
}

/// Checks the feature that a card wants completed.
fn check_completed(wanted: &Completed, report: &mut impl FnMut(Problem)) {
    check_feature(wanted, report);
    let around = matches!(
        wanted.feature,
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden
    );
    // A completed monastery or garden always has nine tiles.
    if around && wanted.tiles.is_some() {
        report(Problem::Impossible);
    }
}

/// Checks a feature on which only some kinds can be.
fn check_on(
    on: Option<&Completed>,
    can_be: impl Fn(Which) -> bool,
    report: &mut impl FnMut(Problem),
) {
    let Some(on) = on else { return };
    check_feature(on, report);
    if !can_be(on.feature) {
        report(Problem::Impossible);
    }
}

/// Checks a feature, complete or not.
fn check_feature(wanted: &Completed, report: &mut impl FnMut(Problem)) {
    check_bounds(
        [
            &wanted.tiles,
            &wanted.pennants,
            &wanted.followers,
            &wanted.own_followers,
            &wanted.opponents_followers,
            &wanted.players,
            &wanted.inns,
            &wanted.ferries,
            &wanted.cathedrals,
            &wanted.goods,
            &wanted.kinds_of_goods,
            &wanted.tower_sites,
            &wanted.sieges,
        ],
        report,
    );
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

fn check_bounds<'a>(
    bounds: impl IntoIterator<Item = &'a Option<Bound>>,
    report: &mut impl FnMut(Problem),
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
fn check_numbers(
    numbers: impl IntoIterator<Item = u32>,
    limit: u32,
    report: &mut impl FnMut(Problem),
) {
    for number in numbers.into_iter().filter(|number| *number > limit) {
        report(Problem::LargeNumber { number, limit });
    }
}
