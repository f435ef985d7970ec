//! The numbers of an entry, one by one, as a form reads and writes them, and the facts of each.

use super::{Detail, Entry, Group};
use crate::feature::Kind;
use crate::piece::Magician;
use crate::player::{Figure, Seat};
use crate::set::{COUNT, HILLS_SHEEP, INNS_CATHEDRALS, MAGE_WITCH, PRINCESS_DRAGON};
use crate::tile::{City, Good, Tile};

/// Size of a completed monastery, shrine or garden: the building and the tiles around it
/// (R-BASE-9).
pub(super) const BUILDING: u32 = 9;
/// The tiles around it.
const AROUND: u32 = BUILDING - 1;

/// A number in an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Part {
    Tiles,
    Pennants,
    Inns,
    Cathedrals,
    Sieges,
    TowerSites,
    Goods(Good),
    CompleteCities,
    IncompleteCities,
    BesiegedCities,
    Pigsty,
    Vineyards,
    Hills,
    Magician(Magician),
    Fairy,
    Challenge,
    JoinedCities,
    JoinedRoads,
}

/// The form in which players share a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Share {
    /// It is there for a player, or not.
    Flag,
    /// A number of the player's followers.
    Followers,
}

/// The most of a part that a feature can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Most {
    /// The largest size of a feature of its kind.
    Size,
    /// All that the table has.
    All,
    /// All that the table has, but no more than so many.
    UpTo(u32),
    /// So many where the table has any; elsewhere a feature has no such part.
    IfAny(u32),
}

/// The facts of a part for the limits, the forms and the words.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// Its name, as the keys of its words end in.
    pub name: &'static str,
    /// Whether it belongs to the base game.
    pub is_usual: bool,
    /// The kinds of features that can have it.
    pub kinds: &'static [Kind],
    /// Whether forms ask for it, of a feature of that kind that is complete or not.
    pub is_asked: fn(Kind, bool) -> bool,
    /// The detail without which forms do not ask for it.
    pub detail: Option<Detail>,
    /// How players share it; `None` for what belongs to the feature.
    pub share: Option<Share>,
    /// How many of it a tile brings.
    pub on_tile: fn(&Tile) -> u32,
    /// The set without which those on tiles do not count.
    pub needs: Option<&'static str>,
    /// The set that brings one that is on no tile.
    pub beside: Option<&'static str>,
    /// The most on one feature.
    pub most: Most,
    /// Whether all features together cannot have more of it than the table has. Features may share
    /// anything else.
    pub is_thing: bool,
    /// Whether the table has one of it.
    pub is_single: bool,
}

const ANY: &[Kind] =
    &[Kind::Road, Kind::City, Kind::MONASTERY, Kind::SHRINE, Kind::GARDEN, Kind::Field];
const ROAD: &[Kind] = &[Kind::Road];
const CITY: &[Kind] = &[Kind::City];
const BUILT: &[Kind] = &[Kind::Road, Kind::City];
const FIELD: &[Kind] = &[Kind::Field];
const BUILDINGS: &[Kind] = &[Kind::MONASTERY, Kind::SHRINE, Kind::GARDEN];
const RIVALS: &[Kind] = &[Kind::MONASTERY, Kind::SHRINE];

impl Facts {
    /// Something that counts for every feature that it lies at.
    const fn new(name: &'static str, kinds: &'static [Kind], on_tile: fn(&Tile) -> u32) -> Self {
        Self {
            name,
            is_usual: false,
            kinds,
            is_asked: |_, _| true,
            detail: None,
            share: None,
            on_tile,
            needs: None,
            beside: None,
            most: Most::All,
            is_thing: false,
            is_single: false,
        }
    }

    /// Something that lies in one feature.
    const fn thing(name: &'static str, kinds: &'static [Kind], on_tile: fn(&Tile) -> u32) -> Self {
        Self { is_thing: true, ..Self::new(name, kinds, on_tile) }
    }

    /// A piece that a set brings, of which there is one.
    const fn single(name: &'static str, kinds: &'static [Kind], set: &'static str) -> Self {
        Self { is_single: true, beside: Some(set), ..Self::thing(name, kinds, |_| 0) }
    }

    /// Cities that a feature touches; the City of Carcassonne is one of them (R-CNT-3).
    const fn touched(name: &'static str, kinds: &'static [Kind]) -> Self {
        Self { beside: Some(COUNT), ..Self::new(name, kinds, with_city) }
    }

    const fn usual(self) -> Self {
        Self { is_usual: true, ..self }
    }

    const fn asked(self, is_asked: fn(Kind, bool) -> bool) -> Self {
        Self { is_asked, ..self }
    }

    const fn of_complete(self) -> Self {
        self.asked(|_, is_complete| is_complete)
    }

    const fn never_asked(self) -> Self {
        self.asked(|_, _| false)
    }

    const fn shared(self, share: Share, most: u32) -> Self {
        Self { share: Some(share), most: Most::IfAny(most), ..self }
    }

    const fn most(self, most: Most) -> Self {
        Self { most, ..self }
    }

    const fn only_with(self, set: &'static str) -> Self {
        Self { needs: Some(set), ..self }
    }

    const fn detail(self, detail: Detail) -> Self {
        Self { detail: Some(detail), ..self }
    }
}

impl Part {
    /// All parts, in the order in which they lie on the screen.
    pub const ALL: [Self; 21] = [
        Self::Tiles,
        Self::Pennants,
        Self::Inns,
        Self::Cathedrals,
        Self::Sieges,
        Self::Goods(Good::Wine),
        Self::Goods(Good::Grain),
        Self::Goods(Good::Cloth),
        Self::TowerSites,
        Self::CompleteCities,
        Self::IncompleteCities,
        Self::BesiegedCities,
        Self::Pigsty,
        Self::Vineyards,
        Self::Hills,
        Self::Magician(Magician::Mage),
        Self::Magician(Magician::Witch),
        Self::JoinedCities,
        Self::JoinedRoads,
        Self::Fairy,
        Self::Challenge,
    ];

    /// The facts of the part.
    pub const fn facts(self) -> Facts {
        match self {
            Self::Tiles => Facts::new("tiles", ANY, |_| 0).usual().most(Most::Size).asked(of_size),
            Self::Pennants => Facts::thing("pennants", CITY, pennants).usual(),
            Self::Inns => Facts::thing("inns", ROAD, inns).only_with(INNS_CATHEDRALS),
            Self::Cathedrals => Facts::thing("cathedrals", CITY, cathedrals),
            Self::Sieges => Facts::thing("sieges", CITY, besieged),
            Self::Goods(Good::Wine) => Facts::thing("wine", CITY, wine).of_complete(),
            Self::Goods(Good::Grain) => Facts::thing("grain", CITY, grain).of_complete(),
            Self::Goods(Good::Cloth) => Facts::thing("cloth", CITY, cloth).of_complete(),
            Self::TowerSites => Facts::thing("tower-sites", CITY, tower_sites)
                .of_complete()
                .detail(Detail::TowerSites),
            Self::CompleteCities => Facts::touched("complete-cities", FIELD).usual(),
            Self::IncompleteCities => {
                Facts::touched("incomplete-cities", FIELD).usual().never_asked()
            }
            Self::BesiegedCities => Facts::new("besieged-cities", FIELD, besieged),
            Self::Pigsty => Facts::thing("pigsty", FIELD, pigsties).most(Most::UpTo(1)),
            Self::Vineyards => {
                let around = Facts::new("vineyards", BUILDINGS, vineyards);
                around.only_with(HILLS_SHEEP).most(Most::UpTo(AROUND)).of_complete()
            }
            Self::Hills => {
                let under = Facts::new("hills", ANY, hills).only_with(HILLS_SHEEP);
                under.shared(Share::Followers, u32::MAX)
            }
            Self::Magician(Magician::Mage) => Facts::single("mage", BUILT, MAGE_WITCH),
            Self::Magician(Magician::Witch) => Facts::single("witch", BUILT, MAGE_WITCH),
            Self::JoinedCities => Facts::touched("joined-cities", ROAD).never_asked(),
            Self::JoinedRoads => Facts::new("joined-roads", CITY, with_road).never_asked(),
            Self::Fairy => {
                Facts::single("fairy", ANY, PRINCESS_DRAGON).shared(Share::Flag, u32::MAX)
            }
            Self::Challenge => Facts::new("challenge", RIVALS, shrines)
                .shared(Share::Followers, AROUND)
                .of_complete(),
        }
    }

    /// Whether the number belongs to the base game.
    pub const fn is_usual(self) -> bool {
        self.facts().is_usual
    }

    /// The parts that players share, in the order in which they lie on the screen.
    pub fn shared() -> impl Iterator<Item = Self> {
        let of = |share| Self::ALL.into_iter().filter(move |it| it.facts().share == Some(share));
        of(Share::Flag).chain(of(Share::Followers))
    }
}

/// The size of a completed building is known (R-BASE-9), that of a field counts for nothing.
fn of_size(kind: Kind, is_complete: bool) -> bool {
    match kind {
        Kind::Road | Kind::City => true,
        Kind::Building(_) => !is_complete,
        Kind::Field => false,
    }
}

/// How many of the cities of a tile are such.
fn cities(tile: &Tile, is_such: impl Fn(&City) -> bool) -> u32 {
    tile.cities.iter().filter(|city| is_such(city)).count() as u32
}

fn pennants(tile: &Tile) -> u32 {
    tile.cities.iter().map(|city| u32::from(city.pennants)).sum()
}

fn inns(tile: &Tile) -> u32 {
    tile.roads.iter().filter(|road| road.inn).count() as u32
}

fn besieged(tile: &Tile) -> u32 {
    cities(tile, |city| city.besieged)
}

fn cathedrals(tile: &Tile) -> u32 {
    cities(tile, |city| city.cathedral)
}

fn wine(tile: &Tile) -> u32 {
    cities(tile, |city| city.goods == Some(Good::Wine))
}

fn grain(tile: &Tile) -> u32 {
    cities(tile, |city| city.goods == Some(Good::Grain))
}

fn cloth(tile: &Tile) -> u32 {
    cities(tile, |city| city.goods == Some(Good::Cloth))
}

/// A foundation that may be in a city, the doubtful ones among them.
fn tower_sites(tile: &Tile) -> u32 {
    u32::from(tile.tower_site && !tile.cities.is_empty())
}

fn pigsties(tile: &Tile) -> u32 {
    tile.fields.iter().filter(|field| field.pigsty).count() as u32
}

fn vineyards(tile: &Tile) -> u32 {
    tile.vineyard.into()
}

fn hills(tile: &Tile) -> u32 {
    tile.hill.into()
}

fn shrines(tile: &Tile) -> u32 {
    tile.shrine.into()
}

pub(super) fn with_city(tile: &Tile) -> u32 {
    u32::from(!tile.cities.is_empty())
}

pub(super) fn with_road(tile: &Tile) -> u32 {
    u32::from(!tile.roads.is_empty())
}

impl Group {
    /// Whether a group is of the same figures, whatever their number.
    pub(super) fn is_of(&self, other: &Self) -> bool {
        (other.player, other.figure, other.from) == (self.player, self.figure, self.from)
    }

    /// The number of the same figures in a list.
    pub(super) fn count_in(&self, groups: &[Self]) -> u32 {
        let same = groups.iter().filter(|group| self.is_of(group));
        same.map(|group| group.count).fold(0, u32::saturating_add)
    }

    /// Writes the group into a list, in place of one of the same figures; an empty one goes out.
    pub fn write(self, groups: &mut Vec<Self>) {
        match groups.iter_mut().find(|group| self.is_of(group)) {
            Some(group) => group.count = self.count,
            None => groups.push(self),
        }
        groups.retain(|group| group.count > 0);
    }
}

impl Entry {
    /// A number of the entry: of a part that players share all of it, of features that it is joined
    /// to the largest size.
    pub fn number(&self, part: Part) -> u32 {
        match part {
            Part::Tiles => self.tiles,
            Part::Pennants => self.pennants,
            Part::Inns => self.inns,
            Part::Cathedrals => self.cathedrals,
            Part::Sieges => self.sieges,
            Part::TowerSites => self.tower_sites,
            Part::Goods(good) => self.goods.iter().filter(|other| **other == good).count() as u32,
            Part::CompleteCities => self.complete_cities,
            Part::IncompleteCities => self.incomplete_cities,
            Part::BesiegedCities => self.besieged_cities,
            Part::Pigsty => u32::from(self.pigsty),
            Part::Vineyards => self.vineyards,
            Part::Magician(Magician::Mage) => u32::from(self.mage),
            Part::Magician(Magician::Witch) => u32::from(self.witch),
            Part::Hills => self.hills.iter().map(|group| group.count).fold(0, u32::saturating_add),
            Part::Fairy => self.fairy.len() as u32,
            Part::Challenge => self.defeated.len() as u32,
            Part::JoinedCities => self.cities.iter().copied().max().unwrap_or(0),
            Part::JoinedRoads => {
                let cities = self.roads.iter().flat_map(|road| &road.cities).copied();
                self.roads.iter().map(|road| road.tiles).chain(cities).max().unwrap_or(0)
            }
        }
    }

    /// The numbers of the entry in the order in which they are checked: what is listed comes last.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (Part, u32)> {
        let is_list = |part: &Part| matches!(part, Part::Goods(_) | Part::Fairy | Part::Challenge);
        let counted = Part::ALL.into_iter().filter(move |part| !is_list(part));
        let listed = Part::ALL.into_iter().filter(is_list);
        let joined =
            [(Part::JoinedCities, self.cities.len()), (Part::JoinedRoads, self.roads.len())];
        let joined = joined.into_iter().map(|(part, count)| (part, count as u32));
        counted.chain(listed).map(|part| (part, self.number(part))).chain(joined)
    }

    /// Sets a number of the entry that is neither shared among players nor of joined features.
    pub fn set_number(&mut self, part: Part, value: u32) {
        match part {
            Part::Tiles => self.tiles = value,
            Part::Pennants => self.pennants = value,
            Part::Inns => self.inns = value,
            Part::Cathedrals => self.cathedrals = value,
            Part::Sieges => self.sieges = value,
            Part::TowerSites => self.tower_sites = value,
            Part::Goods(good) => {
                self.goods.retain(|other| *other != good);
                self.goods.extend(std::iter::repeat_n(good, value as usize));
            }
            Part::CompleteCities => self.complete_cities = value,
            Part::IncompleteCities => self.incomplete_cities = value,
            Part::BesiegedCities => self.besieged_cities = value,
            Part::Pigsty => self.pigsty = value > 0,
            Part::Vineyards => self.vineyards = value,
            Part::Magician(Magician::Mage) => self.mage = value > 0,
            Part::Magician(Magician::Witch) => self.witch = value > 0,
            Part::Hills
            | Part::Fairy
            | Part::Challenge
            | Part::JoinedCities
            | Part::JoinedRoads => {}
        }
    }

    /// The number of a player's figures of that kind on the feature.
    pub fn count(&self, seat: Seat, figure: Figure) -> u32 {
        let own =
            self.followers.iter().filter(|group| group.player == seat && group.figure == figure);
        own.map(|group| group.count).fold(0, u32::saturating_add)
    }

    /// A player's share in a part: whether the fairy stands by a follower of the player, the
    /// player's followers on hills, otherwise those on the building that was defeated.
    pub fn share(&self, seat: Seat, part: Part) -> u32 {
        if part == Part::Hills {
            let own = self.hills.iter().filter(|group| group.player == seat);
            return own.map(|group| group.count).fold(0, u32::saturating_add);
        }
        if part == Part::Fairy {
            return u32::from(self.fairy.contains(&seat));
        }
        self.defeated.first().map_or(0, |loser| loser.count(seat, Figure::Follower))
    }

    /// Sets a player's share in a part.
    pub fn set_share(&mut self, seat: Seat, part: Part, value: u32) {
        if part == Part::Hills {
            self.hills.retain(|group| group.player != seat);
            self.hills.extend(self.choose(seat, value));
            return;
        }
        if part == Part::Fairy {
            self.fairy.retain(|other| *other != seat);
            self.fairy.extend((value > 0).then_some(seat));
            return;
        }
        let opposite = if self.kind == Kind::SHRINE { Kind::MONASTERY } else { Kind::SHRINE };
        let mut loser = self.defeated.pop().unwrap_or_else(|| Self::new(opposite, 1));
        Group::new(seat, Figure::Follower, value).write(&mut loser.followers);
        self.defeated.extend((!loser.followers.is_empty()).then_some(loser));
    }

    /// So many of a player's followers on the feature, as they are listed; those that are not there
    /// would be common ones.
    fn choose(&self, seat: Seat, value: u32) -> Vec<Group> {
        let mut left = value;
        let own = self.followers.iter().filter(|it| it.player == seat && it.figure.is_follower());
        let mut chosen: Vec<Group> = Vec::new();
        for group in own {
            let count = group.count.min(left);
            left -= count;
            chosen.extend((count > 0).then_some(Group { count, ..*group }));
        }
        if left > 0 {
            let missing = Group::new(seat, Figure::Follower, left);
            match chosen.iter_mut().find(|group| group.is_of(&missing)) {
                Some(group) => group.count = group.count.saturating_add(left),
                None => chosen.push(missing),
            }
        }
        chosen
    }

    /// Sets the number of a player's figures of that kind on the feature. Those of whom a part
    /// tells are chosen anew.
    pub fn set_count(&mut self, seat: Seat, figure: Figure, count: u32) {
        Group::new(seat, figure, count).write(&mut self.followers);
        let among = self.among_followers().map(|(part, _)| (part, self.share(seat, part)));
        among.into_iter().for_each(|(part, share)| self.set_share(seat, part, share));
    }

    /// The groups that are some of the followers on it, with the part that tells of them.
    pub(super) fn among_followers(&self) -> [(Part, &[Group]); 1] {
        [(Part::Hills, &self.hills)]
    }

    /// The players whom the entry names, as often as it names them.
    pub fn players(&self) -> impl Iterator<Item = Seat> {
        let defeated = self.defeated.iter().flat_map(|loser| &loser.followers);
        let groups = self.followers.iter().chain(&self.hills).chain(defeated);
        groups.map(|group| group.player).chain(self.fairy.iter().copied())
    }
}
