//! The manual as a page for a browser, packed by `packaging/pack.rs`.

use super::unpacked;

/// The page, in HTML.
pub fn manual() -> String {
    unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/manual.html")))
}
