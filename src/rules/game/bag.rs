//! The bag: the tiles that are still to be drawn, and the number of those that no longer are.

use std::sync::Arc;

use crate::catalogue::Catalogue;
use crate::expansion::robbers::TILES;
use crate::setup::{ROBBERS, Recording, Setup};
use crate::tile::Tile;

/// The tiles that do not lie on the board. A kind is its number in the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bag {
    /// The copies left of each kind.
    left: Vec<u16>,
    /// The tiles that left the game (R-BASE-4).
    removed: u16,
    /// The tiles on the board that never were in the bag: of other sets, and described ones.
    extra: u16,
    /// The tiles on the board of whose kind none was left: as many others are no longer in the bag.
    owed: u16,
    /// The tiles with a bag, which the app does not know, that are still to be drawn (R-RBS-1).
    unknown: u8,
    /// The tiles that went out unseen: any of those that may still come.
    hidden: u16,
}

impl Bag {
    /// The bag before the first turn, without the tiles that lie on the table already.
    pub fn new<'a>(
        setup: &Setup,
        catalogue: &Catalogue,
        start: impl Iterator<Item = &'a Arc<Tile>> + Clone,
    ) -> Self {
        let placed = |tile: &Tile| start.clone().filter(|other| other.id == tile.id).count() as u16;
        let copies = setup.copies(catalogue).into_iter().zip(catalogue.tiles());
        let has_bags = setup.has(ROBBERS) && setup.record == Recording::Board;
        Self {
            left: copies.map(|(count, tile)| count.saturating_sub(placed(tile))).collect(),
            removed: 0,
            extra: 0,
            owed: 0,
            unknown: if has_bags { TILES } else { 0 },
            hidden: 0,
        }
    }

    /// The copies of a kind that may still be drawn.
    pub fn copies(&self, kind: usize) -> u16 {
        self.left.get(kind).copied().filter(|_| !self.has_gone_unseen()).unwrap_or(0)
    }

    /// The copies of each kind that may still be drawn, in the order of the catalogue.
    pub fn kinds(&self) -> impl Iterator<Item = u16> + Clone {
        let has_gone = self.has_gone_unseen();
        self.left.iter().map(move |left| if has_gone { 0 } else { *left })
    }

    /// Whether all that is not on the board went out unseen.
    fn has_gone_unseen(&self) -> bool {
        self.hidden > 0 && self.count() == 0
    }

    /// The tiles left to draw, those with a bag among them and those that went out unseen not: each
    /// tile that is laid, and each that goes out unseen, is one less, of whatever kind that is.
    pub fn count(&self) -> u32 {
        let may_come = self.count_known().saturating_add(self.unknown.into());
        may_come.saturating_sub(self.hidden.into())
    }

    /// The tiles that may still come and whose kind the app knows, those that went out unseen among
    /// them.
    pub fn count_known(&self) -> u32 {
        let left = self.left.iter().map(|left| u32::from(*left)).fold(0, u32::saturating_add);
        left.saturating_sub(self.owed.into())
    }

    /// The tiles that left the game.
    pub const fn removed(&self) -> u16 {
        self.removed
    }

    /// The tiles with a bag that may still be drawn: no more than there are tiles.
    pub fn unknown(&self) -> u8 {
        u8::try_from(self.count()).map_or(self.unknown, |left| self.unknown.min(left))
    }

    /// The tiles that went out unseen, of which nobody knows the kind.
    pub const fn hidden(&self) -> u16 {
        self.hidden
    }

    /// Takes a tile out, to be placed.
    pub fn take(&mut self, kind: usize) {
        if let Some(left) = self.left.get_mut(kind) {
            *left = left.saturating_sub(1);
        }
    }

    /// Takes a tile out of the game (R-BASE-4).
    pub fn remove(&mut self, kind: usize) {
        self.take(kind);
        self.removed += 1;
    }

    /// Puts a tile back.
    pub fn put(&mut self, kind: usize) {
        if let Some(left) = self.left.get_mut(kind) {
            *left = left.saturating_add(1);
        }
    }

    /// Takes a tile with a bag out.
    pub const fn take_unknown(&mut self) {
        self.unknown = self.unknown.saturating_sub(1);
    }

    /// Lets a tile go out unseen: one tile less is left, and each kind is as likely as before.
    /// Returns whether there was one.
    pub fn hide(&mut self) -> bool {
        let is_left = self.count() > 0;
        self.hidden += u16::from(is_left);
        is_left
    }

    /// Knows a further kind, of which no tile is in the bag.
    pub fn know_another(&mut self) {
        self.left.push(0);
    }

    /// Counts a tile that is placed though the bag may have none of its kind: `None` is a kind that
    /// never was in it. An empty bag owes no tile.
    pub fn lend(&mut self, kind: Option<usize>) {
        match kind.filter(|_| self.count() > 0) {
            None => self.extra += 1,
            Some(kind) if self.copies(kind) == 0 => self.owed += 1,
            Some(_) => {}
        }
    }

    /// The tiles of the sets and those from elsewhere, and how many of them are accounted for, with
    /// so many on the board.
    pub fn account(&self, of_sets: u32, on_board: u32) -> (u32, u32) {
        let expected = of_sets.saturating_add(u32::from(self.extra));
        let counted = on_board.saturating_add(self.count_known());
        (expected, counted.saturating_add(self.removed.into()))
    }
}
