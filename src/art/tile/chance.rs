//! Variety without randomness: the same tile always gets the same ornaments.

use rules::hash::fnv1a;
use rules::tile::Tile;

/// A sequence of numbers that depends on the name of a tile and on a purpose.
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    /// The sequence of a tile for one purpose.
    pub(super) fn from_tile(tile: &Tile, purpose: usize) -> Self {
        let hash = fnv1a([tile.id.as_str()]);
        let mut chance = Self(hash ^ (purpose as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to 1.
    pub(super) fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// A number between two others.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.share()
    }

    /// True with a probability of `share`.
    pub(super) fn happens(&mut self, share: f32) -> bool {
        self.share() < share
    }
}
