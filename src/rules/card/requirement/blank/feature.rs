//! The blanks of one feature: its kind, and the bounds that go with that kind.

use super::{Clause, Entry, Term, Visit};
use crate::card::requirement::completed::{
    Beside, Bound, Completed, Owner, Which, is_building, shapes, shared,
};
use crate::player::Figure;
use crate::tile::Kind;

/// The features that can be completed.
pub const COMPLETE: [Which; 7] = [
    Which::City,
    Which::Road,
    Which::Monastery,
    Which::Any,
    Which::Shrine,
    Which::Monastic,
    Which::Garden,
];
/// The features to which mage and witch go (R-MAG-1).
pub const ENCHANTED: [Which; 2] = [Which::City, Which::Road];
/// The features with ferries.
pub const FERRIED: [Which; 1] = [Which::Road];
/// The buildings that win challenges (R-KO-16).
pub const CHALLENGED: [Which; 3] = [Which::Monastic, Which::Monastery, Which::Shrine];
/// The fewest and the most features that one tile completes on a card.
const TOGETHER: std::ops::RangeInclusive<u32> = 2..=6;

/// The number of features that are completed together.
pub fn number_of(all: &mut Vec<Completed>) -> Entry<'_> {
    let terms =
        TOGETHER.map(|number| (Term::Number(number), all.len() == number as usize)).collect();
    let press = move |place: usize| {
        let number = place + *TOGETHER.start() as usize;
        if number <= *TOGETHER.end() as usize {
            all.resize(number, Completed::any(Which::Road));
        }
    };
    Entry::Terms(terms, Box::new(press))
}

/// The kind of feature that brings points; any if none is named.
pub fn scored(feature: &mut Option<Which>) -> Entry<'_> {
    const SCORED: [Which; 6] =
        [Which::City, Which::Road, Which::Monastery, Which::Shrine, Which::Monastic, Which::Garden];
    Entry::or(Term::Any, feature, &SCORED, Term::Which)
}

/// The blanks of a feature that need not be named.
pub fn on(on: &mut Option<Completed>, kinds: &[Which], visit: &mut Visit<'_>) {
    let mut kind = on.map(|on| on.feature);
    visit(Clause::On, 0, Entry::or(Term::Anywhere, &mut kind, kinds, Term::Which));
    *on = kind.map(|kind| {
        tidied(Completed { feature: kind, ..on.unwrap_or(Completed::any(kind)) }, true)
    });
    if let Some(on) = on {
        bounds(on, 0, true, visit);
    }
}

/// The blanks of a feature.
pub fn of(wanted: &mut Completed, at: usize, kinds: &[Which], visit: &mut Visit<'_>) {
    visit(Clause::Feature, at, Entry::one(&mut wanted.feature, kinds, Term::Which));
    *wanted = tidied(*wanted, false);
    bounds(wanted, at, false, visit);
}

/// The bounds that go with the kind of a feature; one that may be open need not have all of its
/// tiles.
fn bounds(wanted: &mut Completed, at: usize, is_open: bool, visit: &mut Visit<'_>) {
    let mut bound = |clause: Clause, bound: &mut Option<Bound>, least: u32, most: u32| {
        visit(clause, at, Entry::Bound(bound, least..=most));
    };
    if grows(wanted.feature) {
        bound(Clause::Tiles, &mut wanted.tiles, if is_open { 1 } else { 2 }, 40);
    } else if is_open {
        bound(Clause::Tiles, &mut wanted.tiles, 1, 9);
    }
    if wanted.feature == Which::City {
        bound(Clause::Pennants, &mut wanted.pennants, 0, 12);
    }
    bound(Clause::Followers, &mut wanted.followers, 0, 12);
    bound(Clause::OwnFollowers, &mut wanted.own_followers, 0, 8);
    bound(Clause::OpponentsFollowers, &mut wanted.opponents_followers, 0, 12);
    bound(Clause::Players, &mut wanted.players, 0, 6);
    if wanted.feature == Which::Road {
        bound(Clause::Inns, &mut wanted.inns, 0, 6);
        bound(Clause::Ferries, &mut wanted.ferries, 0, 8);
    }
    if wanted.feature == Which::City {
        bound(Clause::Cathedrals, &mut wanted.cathedrals, 0, 2);
        bound(Clause::Goods, &mut wanted.goods, 0, 20);
        bound(Clause::KindsOfGoods, &mut wanted.kinds_of_goods, 0, 3);
        bound(Clause::TowerSites, &mut wanted.tower_sites, 0, 8);
        bound(Clause::Sieges, &mut wanted.sieges, 0, 4);
    }
    if !is_open {
        bound(Clause::Points, &mut wanted.points, 1, 60);
    }
    let figures = figures(wanted.feature);
    let figure = Entry::or(Term::NotNeeded, &mut wanted.own_figure, figures, Term::Figure);
    visit(Clause::OwnFigure, at, figure);
    if !is_open {
        surroundings(wanted, at, visit);
    }
}

/// The blanks for the surroundings of a feature of its kind.
fn surroundings(wanted: &mut Completed, at: usize, visit: &mut Visit<'_>) {
    let feature = wanted.feature;
    let mut bound = |clause: Clause, bound: &mut Option<Bound>, least: u32, most: u32| {
        visit(clause, at, Entry::Bound(bound, least..=most));
    };
    if is_building(feature) {
        bound(Clause::CitiesAround, &mut wanted.cities_around, 0, 8);
        bound(Clause::RoadsAround, &mut wanted.roads_around, 0, 8);
        bound(Clause::MonasteriesAround, &mut wanted.monasteries_around, 0, 8);
    } else if feature != Which::Any {
        bound(Clause::Row, &mut wanted.row, 2, 12);
    }
    if feature == Which::Road {
        bound(Clause::Monasteries, &mut wanted.monasteries, 0, 2);
    }
    if !shapes(feature).is_empty() {
        let shape = Entry::or(Term::NotNeeded, &mut wanted.shape, shapes(feature), Term::Shape);
        visit(Clause::Shape, at, shape);
    }
    let mut shares = wanted.beside.map(|beside| beside.shares);
    let entry = Entry::or(Term::NotNeeded, &mut shares, shared(feature), Term::Shared);
    visit(Clause::Beside, at, entry);
    let new = |shares| Beside { shares, feature: Which::City, complete: None, owner: None };
    wanted.beside = shares.map(|shares| Beside {
        shares,
        ..wanted
            .beside
            .filter(|it| Beside::kinds(shares).contains(&it.feature))
            .unwrap_or(new(shares))
    });
    let Some(beside) = &mut wanted.beside else { return };
    let kinds = Beside::kinds(beside.shares);
    visit(Clause::BesideWhich, at, Entry::one(&mut beside.feature, kinds, Term::Which));
    let state = |complete: bool| if complete { Term::Complete } else { Term::Open };
    let entry = Entry::or(Term::Any, &mut beside.complete, &[true, false], state);
    visit(Clause::BesideState, at, entry);
    let entry = Entry::or(Term::Any, &mut beside.owner, &Owner::ALL, Term::Owner);
    visit(Clause::BesideOwner, at, entry);
}

/// The features on which a figure may be deployed; any if it is not named.
pub fn standing(figure: Option<Figure>) -> Vec<Which> {
    let may = |kind: &Which| figure.is_none_or(|figure| figures(*kind).contains(&figure));
    COMPLETE.into_iter().filter(may).collect()
}

/// Whether a figure may be deployed to a field; any may if it is not named.
pub fn may_farm(figure: Option<Figure>) -> bool {
    figure.is_none_or(|figure| figure == Figure::Barn || figure.may_stand_on(Kind::Field))
}

/// Whether features of that kind have different sizes.
const fn grows(feature: Which) -> bool {
    match feature {
        Which::Road | Which::City | Which::Any => true,
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => false,
    }
}

/// The figures that may stand on a feature of that kind (R-BASE-5, R-TB-3, R-AM-6, 7, R-AB-3).
const fn figures(feature: Which) -> &'static [Figure] {
    use Figure as F;
    match feature {
        Which::City => &[F::Follower, F::BigFollower, F::Mayor, F::Wagon, F::Builder, F::Phantom],
        Which::Road => &[F::Follower, F::BigFollower, F::Wagon, F::Builder, F::Phantom],
        Which::Monastery | Which::Shrine | Which::Monastic => {
            &[F::Follower, F::BigFollower, F::Wagon, F::Phantom, F::Abbot]
        }
        Which::Garden => &[F::Abbot],
        Which::Any => {
            &[F::Follower, F::BigFollower, F::Mayor, F::Wagon, F::Builder, F::Phantom, F::Abbot]
        }
    }
}

/// The feature without the bounds that do not go with its kind; one that may be open has some of
/// its tiles.
fn tidied(wanted: Completed, is_open: bool) -> Completed {
    let of = |is_so: bool, bound: Option<Bound>| bound.filter(|_| is_so);
    let (is_city, is_road) = (wanted.feature == Which::City, wanted.feature == Which::Road);
    Completed {
        tiles: of(is_open || grows(wanted.feature), wanted.tiles),
        pennants: of(is_city, wanted.pennants),
        inns: of(is_road, wanted.inns),
        ferries: of(is_road, wanted.ferries),
        cathedrals: of(is_city, wanted.cathedrals),
        goods: of(is_city, wanted.goods),
        kinds_of_goods: of(is_city, wanted.kinds_of_goods),
        tower_sites: of(is_city, wanted.tower_sites),
        sieges: of(is_city, wanted.sieges),
        points: of(!is_open, wanted.points),
        own_figure: wanted.own_figure.filter(|figure| figures(wanted.feature).contains(figure)),
        ..wanted.with_lie_of_kind(is_open)
    }
}
