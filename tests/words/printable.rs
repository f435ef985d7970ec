//! Foreign words in each kind of output: they say nothing but themselves.

use std::io::Write as _;

use rules::player::name;
use rules::setup::Fault;
use text::Words;
use text::printable::{Sheet, Terminal, isolated, json, line, markdown};

use pulldown_cmark::{Event, Options, Parser, Tag};

use support::table::setup;

const ENGLISH: Sheet = Sheet { has_decimal_commas: false };
const GERMAN: Sheet = Sheet { has_decimal_commas: true };

// ---- names ----

#[test]
fn a_name_is_read_without_what_nobody_sees() {
    for (typed, read) in [
        ("Anna", "Anna"),
        ("  Anna  von\tder\nAu ", "Anna von der Au"),
        ("An\u{200b}na", "Anna"),
        ("\u{202e}annA\u{202c}", "annA"),
        ("\u{1b}[31mAnna", "[31mAnna"),
        ("Anna\u{200d}", "Anna"),
        ("\u{feff}Anna\u{0}", "Anna"),
        ("Zoé", "Zoé"),
        // A picture of three characters, the one in the middle joins the others.
        ("👩\u{200d}🚀", "👩\u{200d}🚀"),
        ("❤\u{fe0f}", "❤\u{fe0f}"),
        ("\u{200b}\u{2060} ", ""),
    ] {
        assert_eq!(name::readable(typed), read, "{typed:?}");
        // A name that was read stays equal when read again.
        assert_eq!(name::readable(read), read);
    }
}

#[test]
fn two_names_that_look_the_same_are_one_name() {
    let faults = |one, other| setup(&[one, other], &["base"]).faults(&content::catalogue());
    for other in [
        "Anna\u{200b}",
        "Anna ",
        "A\u{ad}nna",
        "Anna\u{fe0f}",
        "\u{2066}Anna\u{2069}",
        "An\u{e0041}na",
    ] {
        assert_eq!(
            faults("Anna", other),
            [Fault::NameTwice { name: "Anna".to_owned() }],
            "{other:?}"
        );
    }
    assert_eq!(
        faults("Anna Maria", "Anna\u{a0}Maria"),
        [Fault::NameTwice { name: "Anna Maria".to_owned() }]
    );
    assert_eq!(faults("Anna", "anna"), []);
    assert_eq!(faults("Anna", "\u{200b}"), [Fault::NoName { player: 1 }]);
}

// ---- sentences and terminals ----

#[test]
fn words_on_a_line_break_no_line_and_hide_nothing() {
    assert_eq!(line("Ben, the 2nd – Ö <b>"), "Ben, the 2nd – Ö <b>");
    assert_eq!(line("ok\nevil.json: ok"), "ok evil.json: ok");
    assert_eq!(line("\u{1b}]0;title\u{7}"), "\\u{1b}]0;title\\u{7}");
    assert_eq!(line("a\u{202e}b\u{9b}c"), "a\\u{202e}b\\u{9b}c");
}

#[test]
fn nothing_hidden_reaches_a_terminal_in_however_many_pieces() {
    let mut written = Vec::new();
    let mut terminal = Terminal(&mut written);
    terminal.write_all("one\u{1b}[2J\ntw".as_bytes()).unwrap();
    terminal.write_all("o\u{200f}\n".as_bytes()).unwrap();
    terminal.write_all(b"\xff").unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), "one\\u{1b}[2J\ntwo\\u{200f}\n\u{fffd}");
}

// ---- tables and texts ----

#[test]
fn no_cell_becomes_a_formula() {
    for (cell, written) in [
        ("Anna", "Anna"),
        ("=1+1", "'=1+1"),
        ("\t=1+1", "' =1+1"),
        ("  @SUM(A1)", "'  @SUM(A1)"),
        ("\r\n-2+3", "'  -2+3"),
        ("＝1+1", "'＝1+1"),
        // In some countries a semicolon begins a new cell.
        ("x;=1+1", "\"x;'=1+1\""),
        ("\"=1+1", "\"'\"\"=1+1\""),
        ("a, \"b\"", "\"a, \"\"b\"\"\""),
        ("5 + 2", "5 + 2"),
    ] {
        assert_eq!(ENGLISH.words(cell), written, "{cell:?}");
    }
}

/// Where numbers have commas, cells are apart by semicolons, and the file begins with the mark by
/// which a spreadsheet knows its letters; in English nothing of it.
#[test]
fn a_table_is_written_as_its_language_writes_numbers() {
    for (sheet, number, file) in
        [(ENGLISH, "-36.67", "a,b\n1,2\n"), (GERMAN, "-36,67", "\u{feff}a;b\n1;2\n")]
    {
        assert_eq!(sheet.number(-36.666), number);
        let rows = [["a", "b"], ["1", "2"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(sheet.file(rows), file);
    }
    for (cell, written) in [
        ("=1+1", "'=1+1"),
        // Elsewhere a comma begins a new cell.
        ("x,=1+1", "\"x,'=1+1\""),
        ("x;=1+1", "\"x;=1+1\""),
        ("a; \"b\"", "\"a; \"\"b\"\"\""),
        ("\u{2068}שרה\u{2069}: 4", "שרה: 4"),
    ] {
        assert_eq!(GERMAN.words(cell), written, "{cell:?}");
    }
}

// ---- scripts from right to left ----

#[test]
fn words_from_right_to_left_have_that_direction_for_themselves() {
    let words = Words::english();
    assert_eq!(isolated("Anna Ö"), "Anna Ö");
    assert_eq!(isolated("שרה"), "\u{2068}שרה\u{2069}");
    let once = isolated("سارة").into_owned();
    assert_eq!(isolated(&once), once, "once is enough");
    let said = words.say("told-of", &[("of", "שרה".into()), ("told", "Anna".into())]);
    assert_eq!(said, "\u{2068}שרה\u{2069}: Anna");
    let list = words.list(&["שרה", "דוד", "Anna"].map(str::to_owned));
    assert_eq!(list, "\u{2068}שרה\u{2069}, \u{2068}דוד\u{2069} and Anna");
    // A sentence within a sentence stays as it is.
    let twice = words.say("told-of", &[("of", "King".into()), ("told", said.clone().into())]);
    assert_eq!(twice, format!("King: {said}"));
}

/// Only what ends its own direction is let through.
#[test]
fn no_foreign_word_begins_a_direction_that_it_does_not_end() {
    assert_eq!(line("\u{2068}שרה\u{2069}!"), "\u{2068}שרה\u{2069}!");
    for (text, shown) in [
        ("\u{2068}a", "\\u{2068}a"),
        ("a\u{2069}", "a\\u{2069}"),
        ("\u{2069}a\u{2068}", "\\u{2069}a\\u{2068}"),
        ("\u{2067}a\u{2069}", "\\u{2067}a\\u{2069}"),
    ] {
        assert_eq!(line(text), shown, "{text:?}");
    }
}

#[test]
fn no_word_becomes_markup() {
    for (text, written) in [
        ("Anna, 5 × 2 - 1. (twice)!", "Anna, 5 × 2 - 1. (twice)!"),
        ("![](http://example.org/x.png)", "!\\[\\](http\\://example.org/x.png)"),
        ("[a](b)", "\\[a\\](b)"),
        ("<img src=x>", "\\<img src=x>"),
        ("&lt;b&gt;", "\\&lt;b\\&gt;"),
        ("A&B & C; 1 < 2 > 0 <3", "A&B & C; 1 < 2 > 0 <3"),
        ("> a", "\\> a"),
        ("**a** _b_ ~~c~~ `d` \\e", "\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\` \\\\e"),
        ("a|b", "a\\|b"),
        ("# a", "\\# a"),
        ("12. a", "12\\. a"),
        ("- a", "\\- a"),
        ("a\n\n# b", "a  # b"),
        ("www.example.org", "www\\.example.org"),
        ("    a", "a"),
    ] {
        assert_eq!(markdown(text), written, "{text:?}");
    }
}

/// Read as Markdown, as a paragraph, an item of a list and a cell of a table, a name is itself.
#[test]
fn a_name_in_markdown_is_read_as_that_name() {
    let read = |text: &str| -> String {
        let events = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
        let words = events.filter_map(|event| match event {
            Event::Text(words) => Some(words.to_string()),
            Event::Start(Tag::Paragraph | Tag::List(None) | Tag::Item) => None,
            Event::Start(Tag::Table(_) | Tag::TableHead | Tag::TableRow | Tag::TableCell) => None,
            Event::End(_) => None,
            other => Some(format!("{other:?}")),
        });
        words.collect()
    };
    let names =
        ["A&B", "*x*", "|", "<b>", "a|*b*|c", "&amp;", "\\|", "_a_", "<!--", "> a", "- a", "1. a"];
    for name in names {
        let safe = markdown(name);
        assert_eq!(read(&safe), name, "{safe}");
        assert_eq!(read(&format!("- {safe} +4: city of 2")), format!("{name} +4: city of 2"));
        assert_eq!(read(&format!("| {safe} |\n|---|\n| 4 |")), format!("{name}4"));
    }
    assert_eq!(markdown("A&B"), "A&B", "nothing that Markdown does not need");
}

#[test]
fn json_writes_hidden_characters_by_their_numbers() {
    let value = ["\u{1b}[31m", "\u{9b}31m", "\u{202e}x", "\u{e0041}", "Zoé 👩\u{200d}🚀"];
    let text = json(&value).unwrap();
    let lines = ["\\u001b[31m", "\\u009b31m", "\\u202ex", "\\udb40\\udc41", "Zoé 👩\u{200d}🚀"];
    let lines = lines.map(|line| format!("  \"{line}\""));
    assert_eq!(text, format!("[\n{}\n]\n", lines.join(",\n")));
    assert_eq!(serde_json::from_str::<Vec<String>>(&text).unwrap(), value);
}
