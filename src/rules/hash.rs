//! A hash that is equal on every machine and in every version: saved games and pictures depend on
//! it. And one for maps by position, which are asked thousands of times a frame.

use std::hash::{BuildHasherDefault, Hasher};

/// FNV-1a over the bytes of some words.
pub fn fnv1a<'a>(words: impl IntoIterator<Item = &'a str>) -> u64 {
    let bytes = words.into_iter().flat_map(str::bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The hash of a map by position. Nobody chooses positions to collide: tiles lie side by side.
pub(crate) type ByPosition = BuildHasherDefault<PositionHasher>;

/// Mixes the two coordinates of a position.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PositionHasher(u64);

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_i32(i32::from(*byte));
        }
    }

    fn write_i32(&mut self, coordinate: i32) {
        let mixed = self.0.rotate_left(5) ^ u64::from(coordinate.cast_unsigned());
        self.0 = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        // The highest bits are the best, and a map looks at both ends.
        self.0.rotate_left(26)
    }
}
