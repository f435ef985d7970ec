//! The demands on a feature of an example: the things in it, and which conditions are seen.

use super::ground::Thing;
use super::scene::{Scene, number};
use crate::{Pt, pt};
use rules::card::requirement::{Bound, Completed, Which};

/// As many tiles as a picture has room for.
pub const MOST_TILES: u32 = 12;
/// Where the garden lies on its tile.
pub const BED: Pt = pt(0.82, 0.78);

/// Where somebody stands beside a building, which is seen then.
pub const BESIDE: Pt = pt(0.82, 0.64);

/// The tile of a building of that kind, and where its follower stands.
pub const fn building(which: Which) -> (&'static str, Pt) {
    match which {
        Which::Shrine => ("shrine-plain", BESIDE),
        Which::Garden => ("base-city-cap-garden", BED),
        Which::Monastery | Which::Monastic | Which::Road | Which::City | Which::Any => {
            ("base-monastery", BESIDE)
        }
    }
}

/// The kinds of goods, as they come to a city (R-TB-1).
const GOODS: [Thing; 3] = [Thing::Wine, Thing::Grain, Thing::Cloth];

/// The things that a feature is to have.
pub fn things(wanted: &Completed) -> Vec<Thing> {
    let many = |thing: Thing, bound: Option<Bound>| {
        std::iter::repeat_n(thing, number(bound).min(MOST_TILES) as usize)
    };
    let kinds = (number(wanted.kinds_of_goods) as usize).min(GOODS.len());
    let goods = number(wanted.goods).max(kinds as u32).min(MOST_TILES) as usize;
    // Things that fit on few tiles come first.
    let goods = GOODS.iter().take(kinds.max(1)).rev().cycle().take(goods).copied();
    many(Thing::Cathedral, wanted.cathedrals)
        .chain(many(Thing::Ferry, wanted.ferries))
        .chain(goods)
        .chain(many(Thing::Siege, wanted.sieges))
        .chain(many(Thing::Tower, wanted.tower_sites))
        .chain(many(Thing::Pennant, wanted.pennants))
        .chain(many(Thing::Inn, wanted.inns))
        .collect()
}

/// Takes notice of everything about a feature but who stands there: so many tiles and such things
/// are drawn.
pub fn tell(scene: &mut Scene, wanted: &Completed, tiles: u32, things: &[Thing]) {
    // Each bound by its name: a new one has to be seen, or left to the sentence.
    let Completed {
        feature: _,
        tiles: size,
        pennants,
        followers: _,
        own_followers: _,
        opponents_followers: _,
        players: _,
        inns,
        ferries,
        cathedrals,
        goods,
        kinds_of_goods,
        tower_sites,
        sieges,
        points,
        own_figure: _,
        cities_around,
        roads_around,
        monasteries_around,
        row,
        monasteries,
        shape,
        beside,
    } = wanted;
    let count = |thing: Thing| things.iter().filter(|other| **other == thing).count() as u32;
    let of_goods = GOODS.map(count);
    scene.shows(*size, tiles);
    scene.shows(*pennants, count(Thing::Pennant));
    scene.shows(*inns, count(Thing::Inn));
    scene.shows(*ferries, count(Thing::Ferry));
    scene.shows(*cathedrals, count(Thing::Cathedral));
    scene.shows(*goods, of_goods.iter().sum());
    scene.shows(*kinds_of_goods, of_goods.iter().filter(|count| **count > 0).count() as u32);
    scene.shows(*tower_sites, count(Thing::Tower));
    scene.shows(*sieges, count(Thing::Siege));
    scene.shows(*points, 0);
    // Each of these that is drawn is drawn by itself.
    for bound in [cities_around, roads_around, monasteries_around, row, monasteries] {
        scene.shows(*bound, 0);
    }
    scene.leaves(shape.is_some() || beside.is_some());
}
