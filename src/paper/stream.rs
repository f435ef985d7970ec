//! The streams of a document: its pages, pictures and fonts, compressed.

/// Compressed bytes.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 9)
}
