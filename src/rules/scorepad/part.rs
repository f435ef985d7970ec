//! The numbers of an entry, one by one, as a form reads and writes them.

use super::{Entry, Group};
use crate::rules::feature::Kind;
use crate::rules::piece::Magician;
use crate::rules::player::{Figure, Seat};
use crate::rules::tile::Good;

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

impl Part {
    /// Whether the number belongs to the base game.
    pub const fn is_usual(self) -> bool {
        match self {
            Self::Tiles | Self::Pennants | Self::CompleteCities | Self::IncompleteCities => true,
            Self::Inns
            | Self::Cathedrals
            | Self::Sieges
            | Self::TowerSites
            | Self::Goods(_)
            | Self::BesiegedCities
            | Self::Pigsty
            | Self::Vineyards
            | Self::Hills
            | Self::Magician(_)
            | Self::Fairy
            | Self::Challenge
            | Self::JoinedCities
            | Self::JoinedRoads => false,
        }
    }
}

impl Group {
    /// Writes the group into a list, in place of one of the same figures; an empty one goes out.
    pub fn write(self, groups: &mut Vec<Self>) {
        let is_same = |group: &&mut Self| {
            (group.player, group.figure, group.from) == (self.player, self.figure, self.from)
        };
        match groups.iter_mut().find(is_same) {
            Some(group) => group.count = self.count,
            None => groups.push(self),
        }
        groups.retain(|group| group.count > 0);
    }
}

impl Entry {
    /// A number of the entry; 0 for one that is shared out among players or joins features.
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
            Part::Hills
            | Part::Fairy
            | Part::Challenge
            | Part::JoinedCities
            | Part::JoinedRoads => 0,
        }
    }

    /// Sets a number of the entry, if [`Entry::number`] tells it.
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
            return Group::new(seat, Figure::Follower, value).write(&mut self.hills);
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

    /// The players whom the entry names, as often as it names them.
    pub fn players(&self) -> impl Iterator<Item = Seat> {
        let defeated = self.defeated.iter().flat_map(|loser| &loser.followers);
        let groups = self.followers.iter().chain(&self.hills).chain(defeated);
        groups.map(|group| group.player).chain(self.fairy.iter().copied())
    }
}
