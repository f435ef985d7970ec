//! Bounds and features within others: whoever does what a strict one wants has done what the wide
//! one wants.

use super::completed::{Beside, Bound, Completed, Shape, Which};

/// Whether every number of followers, tiles, … that `strict` takes is one that `wide` takes.
pub fn narrows(strict: Option<Bound>, wide: Option<Bound>) -> bool {
    wide.is_none_or(|wide| {
        let strict = strict.unwrap_or_default();
        let ends = [strict, wide]
            .into_iter()
            .flat_map(|bound| [bound.exactly, bound.at_least, bound.at_most].into_iter().flatten());
        // A change from one number to the next is at an end of a bound.
        let near = |end: u32| [end.saturating_sub(1), end, end.saturating_add(1)];
        let mut numbers = ends.flat_map(near).chain([0, u32::MAX]);
        numbers.all(|number| !strict.holds(number) || wide.holds(number))
    })
}

/// A bound on a number that is nowhere smaller than a bounded part of it.
pub fn also(whole: Option<Bound>, part: Option<Bound>) -> Option<Bound> {
    let least = part.and_then(|bound| bound.exactly.max(bound.at_least));
    let whole = whole.unwrap_or_default();
    Some(Bound { at_least: whole.at_least.max(least), ..whole })
}

/// At least so many.
fn at_least(number: u32) -> Option<Bound> {
    Some(Bound::at_least(number))
}

/// Whether every kind of feature that `strict` means is one that `wide` means.
pub fn is_among(strict: Which, wide: Which) -> bool {
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

/// Whether the feature under a figure is one on which the wide one has it.
pub fn is_on(strict: Option<Completed>, wide: Option<Completed>) -> bool {
    wide.is_none_or(|wide| strict.is_some_and(|strict| is_within(&strict, &wide)))
}

/// Whether every feature that `strict` means is one that `wide` means.
pub fn is_within(strict: &Completed, wide: &Completed) -> bool {
    // The own figure, the own followers, the opponents' and the players' are followers.
    let figure = strict
        .own_figure
        .filter(|figure| figure.is_follower())
        .map_or(at_least(0), |_| at_least(1));
    // Whoever scores has followers there.
    let scorer = strict.points.map(|_| Bound::at_least(1));
    let own = also(also(strict.own_followers, figure), scorer);
    let sides = [own, strict.opponents_followers]
        .map(|bound| also(bound, None).and_then(|bound| bound.exactly.max(bound.at_least)));
    let sum = at_least(sides.iter().flatten().fold(0, |sum: u32, side| sum.saturating_add(*side)));
    let followers = also(also(strict.followers, strict.players), sum);
    let players = also(
        strict.players,
        at_least(sides.iter().filter(|side| side.is_some_and(|side| side > 0)).count() as u32),
    );
    let pairs = [
        (also(strict.tiles, at_least(strict.least_tiles())), wide.tiles),
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
        (strict.points.and_then(|points| also(Some(points), at_least(1))), wide.points),
    ];
    is_among(strict.feature, wide.feature)
        && pairs.into_iter().all(|(strict, wide)| narrows(strict, wide))
        && wide.own_figure.is_none_or(|figure| strict.own_figure == Some(figure))
        && strict.lies_within(wide)
}

/// Whether each of the wide ones can be given a different one of the strict.
pub fn all_within(strict: &[Completed], wide: &[Completed]) -> bool {
    let Some((first, rest)) = wide.split_first() else { return true };
    strict.iter().enumerate().any(|(index, one)| {
        is_within(one, first) && {
            let mut others = strict.to_vec();
            others.remove(index);
            all_within(&others, rest)
        }
    })
}

/// The fewest tiles of a road that is a ring, and of a city around an empty place.
const RING: u32 = 4;
const AROUND_A_PLACE: u32 = 7;
/// The tiles about a building, and the most roads and cities of one tile.
const NEIGHBOURS: u32 = 8;
const OF_A_TILE: u32 = 4;

impl Beside {
    /// Whether each feature that this one means is one that the wide one means.
    fn is_within(&self, wide: &Self) -> bool {
        self.shares == wide.shares
            && is_among(self.feature, wide.feature)
            && wide.complete.is_none_or(|complete| self.complete == Some(complete))
            && wide.owner.is_none_or(|wide| self.owner.is_some_and(|owner| owner.is_within(wide)))
    }
}

impl Completed {
    /// Whether whatever lies as this one wants lies as a wide one wants it.
    fn lies_within(&self, wide: &Self) -> bool {
        let mut bounds = self.lying_bounds().into_iter().zip(wide.lying_bounds());
        bounds.all(|(strict, wide)| narrows(strict, wide))
            && wide.shape.is_none_or(|shape| self.shape == Some(shape))
            && wide.beside.is_none_or(|wide| self.beside.is_some_and(|it| it.is_within(&wide)))
    }

    /// The fewest tiles of a feature of that shape.
    fn least_tiles(&self) -> u32 {
        let shaped = match self.shape {
            Some(Shape::Ring) => RING,
            Some(Shape::Hole) => AROUND_A_PLACE,
            None => 0,
        };
        shaped.max(least(self.row)).max(least(self.tiles))
    }

    /// Whether no feature lies so.
    fn lies_nowhere(&self) -> bool {
        let has_end = least(self.monasteries) > 0;
        let around = [self.cities_around, self.roads_around];
        self.least_tiles() > most(self.tiles)
            || (has_end && self.shape == Some(Shape::Ring))
            || around.into_iter().any(|bound| least(bound) > NEIGHBOURS * OF_A_TILE)
            || least(self.monasteries_around) > NEIGHBOURS
            // A tile is a row of its own.
            || most(self.row) == 0
    }

    /// Whether no feature meets all of its bounds.
    pub fn is_impossible(&self) -> bool {
        let figure = u32::from(self.own_figure.is_some_and(|figure| figure.is_follower()));
        let own = least(self.own_followers).max(figure).max(u32::from(self.points.is_some()));
        let others = least(self.opponents_followers);
        // The holder is one player, whoever else is there another.
        let players = least(self.players).max(u32::from(own > 0) + u32::from(others > 0));
        let followers = own.saturating_add(others).max(players).max(least(self.followers));
        let (most_own, most_others) = (most(self.own_followers), most(self.opponents_followers));
        let most_players = most_others.saturating_add(most_own.min(1)).min(most(self.players));
        let most_followers = most_own.saturating_add(most_others).min(most(self.followers));
        own > most_own
            || followers > most_followers
            || players > most_players
            || least(self.pennants) > most(self.tiles)
            || least(self.kinds_of_goods) > most(self.goods).min(KINDS_OF_GOODS)
            || least(self.goods) > most(self.tiles)
            || self.lies_nowhere()
            || most(self.points) == 0
    }
}

/// Wine, grain and cloth (R-TB-1).
const KINDS_OF_GOODS: u32 = 3;

/// The least number that a bound takes.
pub fn least(bound: Option<Bound>) -> u32 {
    bound.and_then(|bound| bound.exactly.max(bound.at_least)).unwrap_or(0)
}

/// Whether a bound leaves out nothing, or all but none.
pub fn is_idle(bound: Bound) -> bool {
    bound == Bound::at_least(0) || most(Some(bound)) == 0
}

/// The greatest number that a bound takes.
pub fn most(bound: Option<Bound>) -> u32 {
    bound.and_then(|bound| bound.exactly.or(bound.at_most)).unwrap_or(u32::MAX)
}
