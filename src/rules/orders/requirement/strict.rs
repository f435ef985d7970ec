//! Which requirement asks for what another asks too: whoever does what a strict one wants has done
//! what the wide one wants.

use super::{Bound, Completed, Requirement, Span, Which};

impl Requirement {
    /// Whether whatever fulfils this requirement fulfils the other as well, as far as the two
    /// themselves tell.
    #[must_use]
    pub fn implies(&self, wide: &Self) -> bool {
        implies(self, wide)
    }
}

/// Whether one requirement contains another, of those that complete or deploy.
fn implies(strict: &Requirement, wide: &Requirement) -> bool {
    match (strict, wide) {
        (Requirement::Complete(strict), Requirement::Complete(wide)) => is_within(strict, wide),
        (Requirement::CompleteTogether(strict), Requirement::Complete(wide)) => {
            strict.iter().any(|one| is_within(one, wide))
        }
        (Requirement::CompleteTogether(strict), Requirement::CompleteTogether(wide)) => {
            all_within(strict, wide)
        }
        (
            Requirement::Connect { cities, tiles, road },
            Requirement::Connect { cities: wide_cities, tiles: wide_tiles, road: wide_road },
        ) => cities >= wide_cities && tiles >= wide_tiles && narrows(*road, *wide_road),
        (
            Requirement::PlaceFarmer { cities, complete_cities, farmers },
            Requirement::PlaceFarmer {
                cities: wide_cities,
                complete_cities: wide_complete,
                farmers: wide_farmers,
            },
        ) => {
            // Complete cities are cities.
            narrows(also(*cities, *complete_cities), *wide_cities)
                && narrows(*complete_cities, *wide_complete)
                && narrows(*farmers, *wide_farmers)
        }
        (
            Requirement::JoinFields { complete_cities },
            Requirement::JoinFields { complete_cities: wide },
        ) => narrows(*complete_cities, *wide),
        (
            Requirement::Deploy { figure, portal, flight, crop, complete_cities, on },
            Requirement::Deploy {
                figure: wide_figure,
                portal: wide_portal,
                flight: wide_flight,
                crop: wide_crop,
                complete_cities: wide_cities,
                on: wide_on,
            },
        ) => {
            wide_figure.is_none_or(|wide| *figure == Some(wide))
                && (*portal || !wide_portal)
                && (*flight || !wide_flight)
                && (*crop || !wide_crop)
                && narrows(*complete_cities, *wide_cities)
                && is_on(on.as_ref(), wide_on.as_ref())
        }
        (Requirement::MoveFairy { on }, Requirement::MoveFairy { on: wide })
        | (Requirement::MoveFerry { on }, Requirement::MoveFerry { on: wide }) => {
            is_on(on.as_ref(), wide.as_ref())
        }
        (
            Requirement::MoveMagician { magician, on },
            Requirement::MoveMagician { magician: wide, on: wide_on },
        ) => magician == wide && is_on(on.as_ref(), wide_on.as_ref()),
        _ => does(strict, wide),
    }
}

/// Whether one requirement contains another, of those without completing or deploying.
#[expect(clippy::too_many_lines, reason = "one arm per requirement")]
fn does(strict: &Requirement, wide: &Requirement) -> bool {
    match (strict, wide) {
        (
            Requirement::Take { titles, from_opponent, all },
            Requirement::Take { titles: wide_titles, from_opponent: wide_opponent, all: wide_all },
        ) => {
            titles.iter().all(|title| wide_titles.contains(title))
                && (*from_opponent || !wide_opponent)
                && (!wide_all || (*all && titles.len() == wide_titles.len()))
        }
        (Requirement::WinChallenge { winner }, Requirement::WinChallenge { winner: wide }) => {
            is_among(*winner, *wide)
        }
        (
            Requirement::EnterCity { quarters, followers },
            Requirement::EnterCity { quarters: wide_quarters, followers: wide_followers },
        ) => {
            let among = !quarters.is_empty()
                && quarters.iter().all(|quarter| wide_quarters.contains(quarter));
            (wide_quarters.is_empty() || among) && narrows(*followers, *wide_followers)
        }
        (Requirement::MoveCount { opponents }, Requirement::MoveCount { opponents: wide }) => {
            narrows(*opponents, *wide)
        }
        (
            Requirement::DragonEats { figures: strict },
            Requirement::DragonEats { figures: wide },
        )
        | (Requirement::RaiseTower { height: strict }, Requirement::RaiseTower { height: wide })
        | (
            Requirement::KnockOut { followers: strict },
            Requirement::KnockOut { followers: wide },
        )
        | (
            Requirement::CropTakesHome { figures: strict },
            Requirement::CropTakesHome { figures: wide },
        ) => narrows(Some(*strict), Some(*wide)),
        (Requirement::Capture { prisoners: strict }, Requirement::Capture { prisoners: wide })
        | (
            Requirement::PlaceAbbey { completes: strict },
            Requirement::PlaceAbbey { completes: wide },
        )
        | (Requirement::CallAbbot { points: strict }, Requirement::CallAbbot { points: wide }) => {
            narrows(*strict, *wide)
        }
        (
            Requirement::TakeGold { bars: one, held: other },
            Requirement::TakeGold { bars: wide_one, held: wide_other },
        )
        | (
            Requirement::ReadMessage { messages: one, points: other },
            Requirement::ReadMessage { messages: wide_one, points: wide_other },
        ) => narrows(*one, *wide_one) && narrows(*other, *wide_other),
        (
            Requirement::Rob { points, richer },
            Requirement::Rob { points: wide, richer: wide_richer },
        ) => narrows(*points, *wide) && (*richer || !wide_richer),
        (
            Requirement::TargetWithin { millimetres },
            Requirement::TargetWithin { millimetres: wide },
        ) => millimetres <= wide,
        (
            Requirement::Score { points, span, feature },
            Requirement::Score { points: wide_points, span: wide_span, feature: wide_feature },
        ) => {
            // Points of one feature are points of its turn.
            let spans = *span == *wide_span || *wide_span == Span::Turn;
            let features =
                wide_feature.is_none_or(|wide| feature.is_some_and(|which| is_among(which, wide)));
            points >= wide_points && spans && features
        }
        _ => false,
    }
}

/// Whether every number of followers, tiles, … that `strict` takes is one that `wide` takes.
fn narrows(strict: Option<Bound>, wide: Option<Bound>) -> bool {
    const MANY: u32 = 200;
    wide.is_none_or(|wide| {
        let strict = strict.unwrap_or_default();
        (0..=MANY).all(|number| !strict.holds(number) || wide.holds(number))
    })
}

/// A bound on a number that is nowhere smaller than a bounded part of it.
fn also(whole: Option<Bound>, part: Option<Bound>) -> Option<Bound> {
    let least = part.and_then(|bound| bound.exactly.max(bound.at_least));
    let whole = whole.unwrap_or_default();
    Some(Bound { at_least: whole.at_least.max(least), ..whole })
}

/// At least so many.
fn at_least(number: u32) -> Option<Bound> {
    Some(Bound { at_least: Some(number), ..Bound::default() })
}

fn is_among(strict: Which, wide: Which) -> bool {
    let kinds = |which| match which {
        Which::Road => [true, false, false, false, false],
        Which::City => [false, true, false, false, false],
        Which::Monastery => [false, false, true, false, false],
        Which::Shrine => [false, false, false, true, false],
        Which::Monastic => [false, false, true, true, false],
        Which::Garden => [false, false, false, false, true],
        Which::Any => [true; 5],
    };
    kinds(strict).into_iter().zip(kinds(wide)).all(|(strict, wide)| !strict || wide)
}

fn is_on(strict: Option<&Completed>, wide: Option<&Completed>) -> bool {
    wide.is_none_or(|wide| strict.is_some_and(|strict| is_within(strict, wide)))
}

/// Whether every feature that `strict` means is one that `wide` means.
fn is_within(strict: &Completed, wide: &Completed) -> bool {
    // The own figure, the own followers, the opponents' and the players' are followers.
    let figure = strict
        .own_figure
        .filter(|figure| figure.is_follower())
        .map_or(at_least(0), |_| at_least(1));
    let own = also(strict.own_followers, figure);
    let sides = [own, strict.opponents_followers]
        .map(|bound| also(bound, None).and_then(|bound| bound.exactly.max(bound.at_least)));
    let sum = at_least(sides.iter().flatten().fold(0, |sum: u32, side| sum.saturating_add(*side)));
    let followers = also(also(strict.followers, strict.players), sum);
    let players = also(
        strict.players,
        at_least(sides.iter().filter(|side| side.is_some_and(|side| side > 0)).count() as u32),
    );
    let pairs = [
        (strict.tiles, wide.tiles),
        (strict.pennants, wide.pennants),
        (followers, wide.followers),
        (own, wide.own_followers),
        (strict.opponents_followers, wide.opponents_followers),
        (players, wide.players),
        (strict.inns, wide.inns),
        (strict.ferries, wide.ferries),
        (strict.cathedrals, wide.cathedrals),
        // So many kinds are at least so many goods.
        (also(strict.goods, strict.kinds_of_goods), wide.goods),
        (strict.kinds_of_goods, wide.kinds_of_goods),
        (strict.tower_sites, wide.tower_sites),
        (strict.sieges, wide.sieges),
    ];
    is_among(strict.feature, wide.feature)
        && pairs.into_iter().all(|(strict, wide)| narrows(strict, wide))
        && wide.own_figure.is_none_or(|figure| strict.own_figure == Some(figure))
}

/// Whether each of the wide ones can be given a different one of the strict.
fn all_within(strict: &[Completed], wide: &[Completed]) -> bool {
    let Some((first, rest)) = wide.split_first() else { return true };
    strict.iter().enumerate().any(|(index, one)| {
        is_within(one, first) && {
            let mut others = strict.to_vec();
            others.remove(index);
            all_within(&others, rest)
        }
    })
}
