//! Leaves out of a sentence what may be a name.

/// The longest sentence, in characters.
const LONGEST: usize = 3000;

/// The marks with which messages begin to quote, and those with which they end.
const BEGIN: [char; 8] = ['`', '"', '\'', '“', '„', '‘', '«', '»'];
const END: [char; 8] = ['`', '"', '\'', '”', '“', '’', '»', '«'];

/// A sentence in one line without all that it quotes, from the first mark to the last of any kind,
/// for quotations may hold one another, and without all from the beginning of a path on.
pub fn redact(said: &str) -> String {
    let said: String = said.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let begin = said.char_indices().find(|(at, c)| opens(&said, *at, *c));
    let kept = begin.and_then(|(at, _)| said.split_at_checked(at)).map(|(before, quoted)| {
        // A quotation that does not end goes on to the end.
        let mut inside = quoted.chars();
        inside.next();
        let after = inside.as_str().rsplit_once(END).map_or("", |(_, after)| after);
        format!("{before}…{after}")
    });
    let kept = kept.unwrap_or(said);
    let mut kept = without_path(&kept).to_owned();
    if let Some((most, _)) = kept.char_indices().nth(LONGEST) {
        kept.truncate(most);
        kept.push('…');
    }
    kept
}

/// Whether a quotation begins there; an apostrophe within a word begins none.
fn opens(text: &str, at: usize, c: char) -> bool {
    let before = || text.get(..at).and_then(|before| before.chars().next_back());
    BEGIN.contains(&c) && (c != '\'' || before().is_none_or(|c| !c.is_alphanumeric()))
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
