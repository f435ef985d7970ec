//! A hash that is equal on every machine and in every version: saved games and pictures depend on
//! it.

/// FNV-1a over the bytes of some words.
pub fn fnv1a<'a>(words: impl IntoIterator<Item = &'a str>) -> u64 {
    let bytes = words.into_iter().flat_map(str::bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
