//! Chance that comes out the same in every run: SplitMix64.

/// Dice whose throws follow from a seed.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice with that seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub fn below(&mut self, sides: usize) -> usize {
        (self.number() % sides.max(1) as u64) as usize
    }

    /// True once in `sides` times.
    pub fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    /// One of these, each as likely; `None` of none.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// Brings these into any order, each as likely.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for index in (1..all.len()).rev() {
            all.swap(index, self.below(index + 1));
        }
    }
}
