//! The most that games can hold: a card that asks for more is never fulfilled.

use super::requirement::blank::{AROUND, COMMON, Clause, Filling, GOLD, Most, OnTiles};
use super::requirement::{Bound, Completed, Thing, Which};
use super::task::Requirement;
use crate::player::Figure;
use crate::tile::Tile;

/// The pieces of one player where two play (R-TW-1).
const TOWER_PIECES_OF_ONE: u32 = 10;

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
    fn most(&self, clause: Clause, feature: Option<&Completed>) -> Option<u32> {
        match clause.most() {
            Most::Open => None,
            Most::Of(most) => Some(most),
            Most::Size => feature.map(|wanted| self.size(wanted.feature)),
            Most::OnTiles(things) => Some(self.on_tiles(things)),
        }
    }

    const fn on_tiles(&self, things: OnTiles) -> u32 {
        match things {
            OnTiles::CityTiles => self.with_city,
            OnTiles::RoadTiles => self.with_road,
            OnTiles::Cities => self.cities,
            OnTiles::Pennants => self.pennants,
            OnTiles::Cathedrals => self.cathedrals,
            OnTiles::Goods => self.goods,
            OnTiles::TowerSites => self.tower_sites,
            OnTiles::Sieges => self.sieges,
            OnTiles::Inns => self.inns,
            OnTiles::Lakes => self.lakes,
        }
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
