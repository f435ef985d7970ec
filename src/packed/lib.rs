//! The files in the program: words, fonts, tiles, cards, the manual and the phones' page, packed by
//! `build.rs` and unpacked here.

/// The packed files: the name of each (its folder in `resources` and its own) and its bytes.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The bytes of a file.
pub fn bytes(name: &str) -> Vec<u8> {
    let packed = FILES.binary_search_by_key(&name, |(name, _)| name).ok();
    let packed = packed.and_then(|at| FILES.get(at));
    let whole = packed.and_then(|(_, packed)| miniz_oxide::inflate::decompress_to_vec(packed).ok());
    debug_assert!(whole.is_some(), "{name} lies in the program");
    whole.unwrap_or_default()
}

/// A file as text.
pub fn text(name: &str) -> String {
    let whole = String::from_utf8(bytes(name));
    debug_assert!(whole.is_ok(), "{name} is text");
    whole.unwrap_or_default()
}
