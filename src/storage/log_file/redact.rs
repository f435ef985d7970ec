//! Leaves out of a sentence what may be a name.

/// The longest sentence, in characters.
const LONGEST: usize = 3000;

/// The marks between which messages quote, each with the one that ends it.
const QUOTES: [(char, char); 7] =
    [('`', '`'), ('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('‘', '’'), ('«', '»')];

/// A sentence in one line without what it quotes, from the first mark to the last of its kind, and
/// without all from the beginning of a path on.
pub fn redact(said: &str) -> String {
    let said: String = said.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let (mut rest, mut kept) = (said.as_str(), String::new());
    while let Some((from, end)) = rest.char_indices().find_map(|(at, c)| opens(rest, at, c)) {
        let (before, quoted) = rest.split_at(from);
        kept.push_str(before);
        kept.push('…');
        // A quotation that does not end goes on to the end.
        let mut inside = quoted.chars();
        inside.next();
        rest = inside.as_str().rsplit_once(end).map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    let mut kept = without_path(&kept).to_owned();
    if let Some((most, _)) = kept.char_indices().nth(LONGEST) {
        kept.truncate(most);
        kept.push('…');
    }
    kept
}

/// Whether a quotation begins there, and by what it ends; an apostrophe begins none.
fn opens(text: &str, at: usize, c: char) -> Option<(usize, char)> {
    let (_, end) = QUOTES.iter().find(|(begin, _)| *begin == c)?;
    let before = text.get(..at)?.chars().next_back();
    before.is_none_or(|before| !before.is_alphanumeric()).then_some((at, *end))
}

/// The sentence up to a path: names may have spaces, so nobody can say where it ends.
fn without_path(said: &str) -> &str {
    let begins = |word: &str| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_punctuation() && !is_of_path(c));
        let drive = word.get(1..3).is_some_and(|mark| mark == ":\\" || mark == ":/");
        drive || word.starts_with(is_of_path)
    };
    let mut from = 0;
    for word in said.split_inclusive(' ') {
        if begins(word) {
            return said.get(..from).unwrap_or(said);
        }
        from += word.len();
    }
    said
}

fn is_of_path(c: char) -> bool {
    matches!(c, '/' | '\\' | '~')
}
