//! The limits of entries, by the tiles of the sets in play.

use std::collections::HashMap;

use super::part::{self, BUILDING, Most};
use super::{Entry, Group, Part};
use crate::catalogue::Catalogue;
use crate::feature::Kind;
use crate::piece::Magician;
use crate::player::{Figure, Seat};
use crate::setup::{self, Setup};
use crate::tile::Tile;

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
    /// A figure of which the table takes no notes.
    NotKept { figure: Figure },
    /// Some of the followers there would be no followers.
    NoFollower { figure: Figure },
    /// More of a player's followers are some of those there than are there.
    TooManyAmong { part: Part, seat: Seat, figure: Figure, count: u32, there: u32 },
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
            Self::Second { part } if part.facts().share.is_some() => About::Figures,
            Self::TooMany { part, .. } | Self::NotOf { part, .. } | Self::Second { part } => {
                About::Part(part)
            }
            Self::WrongFigure { .. }
            | Self::NotKept { .. }
            | Self::NoFollower { .. }
            | Self::TooManyAmong { .. }
            | Self::TooManyFigures { .. }
            | Self::NoOwnFollower { .. }
            | Self::NobodyByFairy { .. }
            | Self::NoChallenge => About::Figures,
        }
    }
}

/// The most of every part that a feature can have, by the sets in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Tiles with a road.
    roads: u32,
    /// Tiles with a city.
    cities: u32,
    /// All that the table has of each part, in the order of [`Part::ALL`].
    all: [u32; Part::ALL.len()],
    has_abbots: bool,
}

impl Limits {
    /// The limits of the sets in play.
    pub fn from_sets(setup: &Setup, catalogue: &Catalogue) -> Self {
        let copies = setup.copies(catalogue);
        let sum = |on_tile: fn(&Tile) -> u32| {
            let tiles = catalogue.tiles().iter().zip(&copies);
            let brought = tiles
                .filter(|(_, count)| **count > 0)
                .map(|(tile, count)| u32::from(*count).saturating_mul(on_tile(tile)));
            brought.fold(0, u32::saturating_add)
        };
        let all = |part: Part| {
            let facts = part.facts();
            let counts = facts.needs.is_none_or(|set| setup.has(set));
            let on_tiles = if counts { sum(facts.on_tile) } else { 0 };
            let beside = facts.beside.is_some_and(|set| setup.has(set));
            on_tiles.saturating_add(beside.into())
        };
        Self {
            roads: sum(part::with_road),
            cities: sum(part::with_city),
            all: Part::ALL.map(all),
            has_abbots: setup.has(setup::ABBOT),
        }
    }

    /// All that the table has of a part.
    fn all(&self, part: Part) -> u32 {
        let place = Part::ALL.iter().position(|other| *other == part);
        place.and_then(|place| self.all.get(place)).copied().unwrap_or(0)
    }

    /// The most of a part that a feature of that kind can have; `None` if it has no such part.
    pub fn most(&self, part: Part, kind: Kind) -> Option<u32> {
        let facts = part.facts();
        if !facts.kinds.contains(&kind) {
            return None;
        }
        let all = self.all(part);
        match facts.most {
            Most::Size => self.largest(kind),
            Most::All => Some(all),
            Most::UpTo(most) => Some(all.min(most)),
            Most::IfAny(most) => (all > 0).then_some(most),
        }
    }

    /// The largest size of a feature of that kind; `None` if the table has none.
    fn largest(&self, kind: Kind) -> Option<u32> {
        match kind {
            Kind::Road => Some(self.roads),
            Kind::City => Some(self.cities),
            Kind::GARDEN => self.has_abbots.then_some(BUILDING),
            Kind::MONASTERY | Kind::SHRINE => Some(BUILDING),
            Kind::Field => Some(u32::MAX),
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
        for (part, count) in entry.numbers() {
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
        check_figures(entry)?;
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
            for (part, count) in entry.numbers() {
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
        let is_thing = part.facts().is_thing && (one_fairy || part != Part::Fairy);
        is_thing.then(|| self.all(part))
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
    if part.facts().is_single {
        Fault::Second { part }
    } else {
        Fault::TooMany { part, count, most }
    }
}

/// Whether a figure may be written down on a feature of that kind.
///
/// # Errors
/// Why not.
pub const fn may_stand(figure: Figure, kind: Kind) -> Result<(), Fault> {
    // Where those are who stand apart, the table sees.
    if !figure.is_occupant() {
        Err(Fault::NotKept { figure })
    } else if figure.may_stand_on(kind) {
        Ok(())
    } else {
        Err(Fault::WrongFigure { figure, kind })
    }
}

fn check_figures(entry: &Entry) -> Result<(), Fault> {
    for group in entry.followers.iter().filter(|group| group.count > 0) {
        let (seat, figure) = (group.player, group.figure);
        let is_barn = figure == Figure::Barn && entry.kind == Kind::Field;
        if !is_barn {
            may_stand(figure, entry.kind)?;
        }
        if !figure.is_follower() && !is_barn && !has_follower(entry, seat) {
            return Err(Fault::NoOwnFollower { seat, figure });
        }
    }
    for (part, groups) in entry.among_followers() {
        check_among(part, groups, &entry.followers)?;
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

/// Checks that those of whom a part tells are some of the followers there. Who joins the feature
/// out of the City, later, is on none of its tiles (A50).
fn check_among(part: Part, groups: &[Group], followers: &[Group]) -> Result<(), Fault> {
    for group in groups.iter().filter(|group| group.count > 0) {
        let (seat, figure) = (group.player, group.figure);
        if !figure.is_follower() {
            return Err(Fault::NoFollower { figure });
        }
        let (count, there) = (group.count_in(groups), group.count_in(followers));
        if count > there {
            return Err(Fault::TooManyAmong { part, seat, figure, count, there });
        }
    }
    Ok(())
}

fn has_follower(entry: &Entry, seat: Seat) -> bool {
    entry.occupants().any(|occupant| occupant.seat == seat && occupant.figure.is_follower())
}
