//! Words as text of a page: never markup, never the end of an attribute, never a line of their own.

pub(super) use text::printable::html as text;

/// An element around words.
pub(super) fn element(tag: &str, words: &str) -> String {
    format!("<{tag}>{}</{tag}>", text(words))
}

/// A section with a heading.
pub(super) fn section(id: &str, heading: &str, inside: &str) -> String {
    format!("<section id=\"{id}\">\n<h2>{}</h2>\n{inside}</section>\n", text(heading))
}

/// A value as JSON within a page: nothing in it ends the element or begins another one.
pub(super) fn data(value: &impl serde::Serialize) -> String {
    let json = serde_json::to_string(value).unwrap_or_default();
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                out.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            _ => out.push(c),
        }
    }
    out
}
