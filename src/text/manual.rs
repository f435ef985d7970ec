//! The manual as a page for a browser.

/// The page, in HTML.
pub fn manual() -> String {
    packed::text("manual.html")
}
