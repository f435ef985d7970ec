//! The most that games can hold: what the known tiles, six players and their wood come to. A card
//! that asks for more is never fulfilled.

use super::requirement::blank::{Clause, Filling};
use super::requirement::{Bound, Completed, Thing, Which};
use super::task::Requirement;
use crate::rules::player::{Figure, MAX_PLAYERS};
use crate::rules::tile::{Good, Tile};

/// Common followers of a player; the others are there once (R-BASE-1, R-IC-1, R-AM-6, 7).
const COMMON: u32 = 7;
/// All pieces of towers in the game that has most of them (R-TW-1: five players with six each).
const TOWER_PIECES: u32 = 30;
/// The pieces of one player where two play (R-TW-1).
const TOWER_PIECES_OF_ONE: u32 = 10;
/// All bars of gold (R-GLD-1).
const GOLD: u32 = 16;
/// All sheep (R-HSH-1).
const SHEEP: u32 = 37;
/// The abbey itself, its four sides and the buildings around it.
const BY_ABBEY: u32 = 13;
/// A building and the tiles around it.
const AROUND: u32 = 9;
/// The ends of a road, and the sides of a tile.
const ENDS: u32 = 2;
const SIDES: u32 = 4;

/// The things that all known tiles hold together.
#[derive(Debug, Clone, Default)]
pub struct Holdings {
    with_city: u32,
    with_road: u32,
    cities: u32,
    pennants: u32,
    cathedrals: u32,
    goods: u32,
    sieges: u32,
    tower_sites: u32,
    inns: u32,
    lakes: u32,
}

impl Holdings {
    /// The things on those tiles; one that is laid in the place of another counts as that one.
    pub fn of<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> Self {
        let mut all = Self::default();
        for tile in tiles.into_iter().filter(|tile| tile.replaces.is_none()) {
            let count = u32::from(tile.count);
            let of = |many: usize| count * many as u32;
            all.with_city += of(usize::from(!tile.cities.is_empty()));
            all.with_road += of(usize::from(!tile.roads.is_empty()));
            all.cities += of(tile.cities.len());
            all.pennants += of(tile.cities.iter().map(|city| usize::from(city.pennants)).sum());
            all.cathedrals += of(tile.cities.iter().filter(|city| city.cathedral).count());
            all.goods += of(tile.cities.iter().filter(|city| city.goods.is_some()).count());
            all.sieges += of(tile.cities.iter().filter(|city| city.besieged).count());
            all.tower_sites += of(usize::from(tile.tower_site_in_city.is_some()));
            all.inns += of(tile.roads.iter().filter(|road| road.inn).count());
            all.lakes += of(usize::from(tile.ferry_lake));
        }
        all
    }

    /// The most of a clause that there can be; `None` where nothing bounds it.
    #[expect(clippy::too_many_lines, reason = "one line per clause")]
    const fn most(&self, clause: Clause, feature: Option<&Completed>) -> Option<u32> {
        // The kinds of followers beside the common one.
        let own = COMMON + 5;
        let opponents = MAX_PLAYERS as u32 - 1;
        Some(match clause {
            Clause::Tiles => match feature {
                Some(wanted) => self.size(wanted.feature),
                None => return None,
            },
            Clause::TilesEach => self.with_city,
            Clause::Road => self.with_road,
            Clause::AllCities | Clause::CompleteCities => self.cities,
            Clause::Pennants => self.pennants,
            Clause::Cathedrals => self.cathedrals,
            Clause::Goods => self.goods,
            Clause::KindsOfGoods => Good::ALL.len() as u32,
            Clause::TowerSites => self.tower_sites,
            Clause::Sieges => self.sieges,
            Clause::Inns => self.inns,
            Clause::Ferries => self.lakes,
            Clause::Players => MAX_PLAYERS as u32,
            Clause::Followers => own * (opponents + 1),
            Clause::OwnFollowers | Clause::Farmers | Clause::InCity => own,
            Clause::OpponentsFollowers | Clause::Prisoners | Clause::Hit | Clause::InQuarter => {
                own * opponents
            }
            Clause::Eaten | Clause::TakenHome => {
                (COMMON + Figure::ALL.len() as u32 - 1) * opponents
            }
            Clause::Height => TOWER_PIECES,
            Clause::Completes => BY_ABBEY,
            Clause::Bars | Clause::Held => GOLD,
            Clause::Sheep => SHEEP,
            Clause::Shepherds => MAX_PLAYERS as u32,
            Clause::CitiesAround | Clause::MonasteriesAround => AROUND - 1,
            Clause::Row => match feature {
                Some(wanted) => self.size(wanted.feature),
                None => return None,
            },
            Clause::Monasteries => ENDS,
            Clause::CityOwners => MAX_PLAYERS as u32,
            Clause::Neighbours => SIDES,
            Clause::Feature
            | Clause::On
            | Clause::Features
            | Clause::OwnFigure
            | Clause::Cities
            | Clause::Titles
            | Clause::Taking
            | Clause::Winner
            | Clause::Quarters
            | Clause::Figure
            | Clause::Way
            | Clause::Millimetres
            | Clause::Points
            | Clause::Magician
            | Clause::Messages
            | Clause::Robbing
            | Clause::Span
            // The tiles about a building may have several roads each.
            | Clause::RoadsAround
            | Clause::Shape
            | Clause::Beside
            | Clause::BesideWhich
            | Clause::BesideState
            | Clause::BesideOwner
            | Clause::RoadOwner
            | Clause::OwnCities
            | Clause::OpponentsCities
            | Clause::NobodysCities
            | Clause::What
            | Clause::Number
            | Clause::Ordinal
            | Clause::Counting
            | Clause::Orders
            | Clause::Sort
            | Clause::InRow
            | Clause::TurnsInRow
            | Clause::LostBy
            | Clause::SmallRoad
            | Clause::When
            | Clause::Ahead
            | Clause::Task => return None,
        })
    }

    /// The most of a thing that one player can have.
    const fn had(&self, what: Thing) -> Option<u32> {
        Some(match what {
            Thing::Wine | Thing::Grain | Thing::Cloth | Thing::Goods | Thing::EachGood => {
                self.goods
            }
            Thing::Gold => GOLD,
            Thing::Followers => COMMON,
            Thing::SpecialFigures => Figure::ALL.len() as u32 - 1,
            Thing::TowerPieces => TOWER_PIECES_OF_ONE,
            Thing::AllSpecialFigures => return None,
        })
    }

    const fn size(&self, which: Which) -> u32 {
        match which {
            Which::City => self.with_city,
            Which::Road => self.with_road,
            Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => AROUND,
            Which::Any if self.with_city > self.with_road => self.with_city,
            Which::Any => self.with_road,
        }
    }

    /// Every clause that asks for more than there can be, with the most of it.
    pub fn exceeded(&self, requirement: &Requirement) -> Vec<(Clause, u32)> {
        if !requirement.parts().is_empty() {
            return requirement.parts().iter().flat_map(|part| self.exceeded(part)).collect();
        }
        let mut exceeded = Vec::new();
        for blank in requirement.blanks() {
            let least = match blank.filling {
                Filling::Bound(Some(bound), _) => least(bound),
                Filling::Number(number, _) => number,
                Filling::Bound(None, _) | Filling::Terms(_) => continue,
            };
            let feature = requirement.features().get(blank.feature);
            let most = match (blank.clause, requirement) {
                (Clause::Number, Requirement::Have(task)) => self.had(task.what),
                (clause, _) => self.most(clause, feature),
            };
            let most = most.filter(|most| least > *most);
            exceeded.extend(most.map(|most| (blank.clause, most)));
        }
        exceeded
    }
}

/// The least number that a bound takes.
fn least(bound: Bound) -> u32 {
    bound.exactly.max(bound.at_least).unwrap_or(0)
}
