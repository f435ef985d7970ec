//! The limits of entries, by the tiles of the sets in play.

use std::collections::HashMap;

use super::{Entry, Part};
use crate::rules::catalogue::Catalogue;
use crate::rules::feature::Kind;
use crate::rules::piece::Magician;
use crate::rules::player::{Figure, Seat};
use crate::rules::setup::{self, Setup};
use crate::rules::tile::{Good, PerGood};

/// Size of a completed monastery, shrine or garden: the building and the tiles around it
/// (R-BASE-9).
const BUILDING: u32 = 9;

/// The faults of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Fault {
    /// A feature without a tile.
    NoTiles,
    /// A number larger than the sets in play have.
    TooMany { part: Part, count: u32, most: u32 },
    /// A part that such a feature cannot have, such as a pennant of a road.
    NotOf { part: Part, kind: Kind },
    /// A field is never complete.
    NeverComplete,
    /// A completed monastery or shrine that does not count 9 tiles (R-BASE-9).
    NotSurrounded { tiles: u32 },
    /// An incomplete building that counts 9 tiles: it was complete, and scored then.
    Surrounded,
    /// A figure that does not stand on such a feature.
    WrongFigure { figure: Figure, kind: Kind },
    /// More figures of a kind than the player has left.
    TooManyFigures { seat: Seat, figure: Figure, count: u32, left: u32 },
    /// A builder or a pig without a follower of its owner there (R-TB-3, 6).
    NoOwnFollower { seat: Seat, figure: Figure },
    /// A fairy by a follower of a player who has none there.
    NobodyByFairy { seat: Seat },
    /// Mage and witch on one feature (R-MAG-3).
    MagiciansTogether,
    /// More than one of the mage, the witch or the fairy (R-MAG-1, R-PD-7).
    Second { part: Part },
    /// A shrine challenges a monastery, and a monastery a shrine (R-HS-3); the defeated one is
    /// incomplete and somebody's.
    NoChallenge,
}

/// The thing that a fault of an entry is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The feature as a whole.
    Feature,
    /// One of its numbers.
    Part(Part),
    /// The figures on it.
    Figures,
}

impl Fault {
    /// The thing that the fault is about.
    pub const fn about(self) -> About {
        match self {
            Self::NeverComplete => About::Feature,
            Self::NoTiles | Self::NotSurrounded { .. } | Self::Surrounded => {
                About::Part(Part::Tiles)
            }
            Self::MagiciansTogether => About::Part(Part::Magician(Magician::Witch)),
            Self::Second { part: Part::Fairy } => About::Figures,
            Self::TooMany { part, .. } | Self::NotOf { part, .. } | Self::Second { part } => {
                About::Part(part)
            }
            Self::WrongFigure { .. }
            | Self::TooManyFigures { .. }
            | Self::NoOwnFollower { .. }
            | Self::NobodyByFairy { .. }
            | Self::NoChallenge => About::Figures,
        }
    }
}

/// The most of every part that a feature can have, by the sets in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Tiles with a road.
    pub roads: u32,
    /// Tiles with a city.
    pub cities: u32,
    /// Pennants.
    pub pennants: u32,
    /// Inns.
    pub inns: u32,
    /// Cathedrals.
    pub cathedrals: u32,
    /// Siege tiles.
    pub sieges: u32,
    /// Foundations in cities, the doubtful ones among them.
    pub tower_sites: u32,
    /// Goods.
    pub goods: PerGood<u32>,
    /// Pigsties.
    pub pigsties: u32,
    /// Tiles with a vineyard.
    pub vineyards: u32,
    /// Tiles with a hill.
    pub hills: u32,
    /// Shrines.
    pub shrines: u32,
    has_abbots: bool,
    has_count: bool,
    has_dragon: bool,
    has_magic: bool,
}

impl Limits {
    /// The limits of the sets in play.
    pub fn from_sets(setup: &Setup, catalogue: &Catalogue) -> Self {
        let mut limits = Self {
            has_abbots: setup.has(setup::ABBOT),
            has_count: setup.has(setup::COUNT),
            has_dragon: setup.has(setup::PRINCESS_DRAGON),
            has_magic: setup.has(setup::MAGE_WITCH),
            ..Self::default()
        };
        for (tile, count) in catalogue.tiles().iter().zip(setup.copies(catalogue)) {
            let count = u32::from(count);
            let times = |is: bool| if is { count } else { 0 };
            let add = |to: &mut u32, more: u32| *to = to.saturating_add(more);
            add(&mut limits.roads, times(!tile.roads.is_empty()));
            add(&mut limits.cities, times(!tile.cities.is_empty()));
            add(&mut limits.shrines, times(tile.shrine));
            add(&mut limits.vineyards, times(tile.vineyard));
            add(&mut limits.hills, times(tile.hill));
            add(&mut limits.tower_sites, times(tile.tower_site && !tile.cities.is_empty()));
            for city in &tile.cities {
                add(&mut limits.pennants, count.saturating_mul(city.pennants.into()));
                add(&mut limits.cathedrals, times(city.cathedral));
                add(&mut limits.sieges, times(city.besieged));
                if let Some(good) = city.goods {
                    add(&mut limits.goods[good], count);
                }
            }
            if setup.has(setup::INNS_CATHEDRALS) {
                tile.roads.iter().for_each(|road| add(&mut limits.inns, times(road.inn)));
            }
            tile.fields.iter().for_each(|field| add(&mut limits.pigsties, times(field.pigsty)));
        }
        limits
    }

    /// The most of a part that a feature of that kind can have; `None` if it has no such part.
    pub fn most(&self, part: Part, kind: Kind) -> Option<u32> {
        let carcassonne = u32::from(self.has_count);
        match (part, kind) {
            (Part::Tiles, Kind::Road) => Some(self.roads),
            (Part::Tiles, Kind::City) => Some(self.cities),
            (Part::Tiles, Kind::GARDEN) => self.has_abbots.then_some(BUILDING),
            (Part::Tiles, Kind::MONASTERY | Kind::SHRINE) => Some(BUILDING),
            (Part::Tiles, Kind::Field) => Some(u32::MAX),
            (Part::Pennants, Kind::City) => Some(self.pennants),
            (Part::Inns, Kind::Road) => Some(self.inns),
            (Part::Cathedrals, Kind::City) => Some(self.cathedrals),
            (Part::Sieges, Kind::City) => Some(self.sieges),
            (Part::TowerSites, Kind::City) => Some(self.tower_sites),
            (Part::Goods(good), Kind::City) => Some(self.goods[good]),
            (Part::CompleteCities | Part::IncompleteCities, Kind::Field) => {
                Some(self.cities + carcassonne)
            }
            (Part::BesiegedCities, Kind::Field) => Some(self.sieges),
            (Part::Pigsty, Kind::Field) => Some(self.pigsties.min(1)),
            (Part::Vineyards, Kind::Building(_)) => Some(self.vineyards.min(BUILDING - 1)),
            (Part::Hills, _) if self.hills > 0 => Some(u32::MAX),
            (Part::Magician(_), Kind::Road | Kind::City) => Some(u32::from(self.has_magic)),
            (Part::Fairy, _) if self.has_dragon => Some(u32::MAX),
            (Part::Challenge, Kind::MONASTERY | Kind::SHRINE) if self.shrines > 0 => {
                Some(BUILDING - 1)
            }
            (Part::JoinedCities, Kind::Road) => Some(self.cities + carcassonne),
            (Part::JoinedRoads, Kind::City) => Some(self.roads),
            _ => None,
        }
    }

    /// Checks that an entry can be, apart from the number of figures that its players have.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self, entry: &Entry, complete: bool) -> Result<(), Fault> {
        if entry.tiles == 0 {
            return Err(Fault::NoTiles);
        }
        if complete && entry.kind == Kind::Field {
            return Err(Fault::NeverComplete);
        }
        for (part, count) in parts(entry) {
            if count == 0 {
                continue;
            }
            match self.most(part, entry.kind) {
                None => return Err(Fault::NotOf { part, kind: entry.kind }),
                Some(most) if count > most => return Err(Fault::TooMany { part, count, most }),
                Some(_) => {}
            }
        }
        if entry.besieged_cities > entry.complete_cities {
            let (count, most) = (entry.besieged_cities, entry.complete_cities);
            return Err(Fault::TooMany { part: Part::BesiegedCities, count, most });
        }
        if entry.mage && entry.witch {
            return Err(Fault::MagiciansTogether);
        }
        match entry.kind {
            Kind::Building(_) if complete && entry.tiles != BUILDING => {
                return Err(Fault::NotSurrounded { tiles: entry.tiles });
            }
            Kind::Building(_) if !complete && entry.tiles == BUILDING => {
                return Err(Fault::Surrounded);
            }
            Kind::Road | Kind::City | Kind::Field | Kind::Building(_) => {}
        }
        // Whoever leaves the City for it comes later, to a hill or not.
        check_figures(entry, self.has_count)?;
        self.check_challenge(entry)
    }

    /// Checks that the features of one tile do not have more of anything together than the table
    /// has; `one_fairy`: she serves one follower (A30).
    ///
    /// # Errors
    /// The place of the first entry with too much, and its fault.
    pub fn check_together<'a>(
        &self,
        entries: impl IntoIterator<Item = &'a Entry>,
        one_fairy: bool,
    ) -> Result<(), (usize, Fault)> {
        let mut sums: HashMap<Part, u32> = HashMap::new();
        for (index, entry) in entries.into_iter().enumerate() {
            for (part, count) in parts(entry) {
                let Some(most) = self.in_all(part, one_fairy) else { continue };
                let sum = sums.entry(part).or_default();
                *sum = sum.saturating_add(count);
                if *sum > most {
                    return Err((index, too_many(part, *sum, most)));
                }
            }
        }
        Ok(())
    }

    /// The number of a thing on all features together; `None` for what features may share, and for
    /// what is no thing.
    fn in_all(&self, part: Part, one_fairy: bool) -> Option<u32> {
        match part {
            Part::Pennants => Some(self.pennants),
            Part::Inns => Some(self.inns),
            Part::Cathedrals => Some(self.cathedrals),
            Part::Sieges => Some(self.sieges),
            Part::TowerSites => Some(self.tower_sites),
            Part::Goods(good) => Some(self.goods[good]),
            Part::Pigsty => Some(self.pigsties),
            Part::Magician(_) => Some(u32::from(self.has_magic)),
            Part::Fairy => one_fairy.then_some(1),
            Part::Tiles
            | Part::CompleteCities
            | Part::IncompleteCities
            | Part::BesiegedCities
            | Part::Vineyards
            | Part::Hills
            | Part::Challenge
            | Part::JoinedCities
            | Part::JoinedRoads => None,
        }
    }

    fn check_challenge(&self, entry: &Entry) -> Result<(), Fault> {
        entry.defeated.iter().try_for_each(|loser| {
            let opposite = match entry.kind {
                Kind::MONASTERY => Kind::SHRINE,
                Kind::Road | Kind::City | Kind::Field | Kind::SHRINE | Kind::GARDEN => {
                    Kind::MONASTERY
                }
            };
            let is_occupied = loser.occupants().next().is_some();
            if loser.kind != opposite || !is_occupied || !loser.defeated.is_empty() {
                return Err(Fault::NoChallenge);
            }
            self.check(loser, false)
        })
    }
}

const fn too_many(part: Part, count: u32, most: u32) -> Fault {
    if matches!(part, Part::Magician(_) | Part::Fairy) {
        Fault::Second { part }
    } else {
        Fault::TooMany { part, count, most }
    }
}

/// The numbers of an entry.
fn parts(entry: &Entry) -> impl Iterator<Item = (Part, u32)> {
    let most = |sizes: &mut dyn Iterator<Item = u32>| sizes.max().unwrap_or(0);
    let goods = Good::ALL.map(|good| {
        (Part::Goods(good), entry.goods.iter().filter(|other| **other == good).count())
    });
    let lists = [
        (Part::Fairy, entry.fairy.len()),
        (Part::Challenge, entry.defeated.len()),
        (Part::JoinedCities, entry.cities.len()),
        (Part::JoinedRoads, entry.roads.len()),
    ];
    let joined = entry.roads.iter().flat_map(|road| &road.cities);
    let numbers = [
        (Part::Tiles, entry.tiles),
        (Part::Pennants, entry.pennants),
        (Part::Inns, entry.inns),
        (Part::Cathedrals, entry.cathedrals),
        (Part::Sieges, entry.sieges),
        (Part::TowerSites, entry.tower_sites),
        (Part::CompleteCities, entry.complete_cities),
        (Part::IncompleteCities, entry.incomplete_cities),
        (Part::BesiegedCities, entry.besieged_cities),
        (Part::Pigsty, u32::from(entry.pigsty)),
        (Part::Vineyards, entry.vineyards),
        (Part::Hills, entry.hills.iter().map(|group| group.count).fold(0, u32::saturating_add)),
        (Part::Magician(Magician::Mage), u32::from(entry.mage)),
        (Part::Magician(Magician::Witch), u32::from(entry.witch)),
        // The sizes of joined features: no larger than any city or road can be.
        (Part::JoinedCities, most(&mut entry.cities.iter().copied())),
        (
            Part::JoinedRoads,
            most(&mut entry.roads.iter().map(|road| road.tiles).chain(joined.copied())),
        ),
    ];
    numbers
        .into_iter()
        .chain(goods.into_iter().chain(lists).map(|(part, count)| (part, count as u32)))
}

fn check_figures(entry: &Entry, has_city: bool) -> Result<(), Fault> {
    for group in entry.followers.iter().filter(|group| group.count > 0) {
        let (seat, figure) = (group.player, group.figure);
        let is_barn = figure == Figure::Barn && entry.kind == Kind::Field;
        // Where shepherds are, the table sees.
        let may_stand = figure.may_stand_on(entry.kind) && figure.is_occupant();
        if !may_stand && !is_barn {
            return Err(Fault::WrongFigure { figure, kind: entry.kind });
        }
        if !figure.is_follower() && !is_barn && !has_follower(entry, seat) {
            return Err(Fault::NoOwnFollower { seat, figure });
        }
    }
    for group in entry.hills.iter().filter(|_| !has_city) {
        let (seat, part) = (group.player, Part::Hills);
        let own = entry.occupants().filter(|it| it.seat == seat && it.figure.is_follower());
        let most = own.take(usize::from(u16::MAX)).count() as u32;
        if group.count > most {
            return Err(Fault::TooMany { part, count: group.count, most });
        }
    }
    for (index, seat) in entry.fairy.iter().enumerate() {
        if !has_follower(entry, *seat) {
            return Err(Fault::NobodyByFairy { seat: *seat });
        }
        if entry.fairy.iter().take(index).any(|other| other == seat) {
            return Err(Fault::Second { part: Part::Fairy });
        }
    }
    Ok(())
}

fn has_follower(entry: &Entry, seat: Seat) -> bool {
    entry.occupants().any(|occupant| occupant.seat == seat && occupant.figure.is_follower())
}
