//! Files that `packaging/pack.rs` has packed for the program.

/// A file as it was packed; a test keeps all tables whole.
pub(crate) fn unpacked(file: &[u8]) -> String {
    let file = miniz_oxide::inflate::decompress_to_vec(file).unwrap_or_default();
    String::from_utf8(file).unwrap_or_default()
}
