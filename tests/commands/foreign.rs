//! Files of strangers: whatever stands in them, a command prints words and nothing else, and ends.

use std::fs;

use cli::{Command, Ending, Format};
use rules::Move;
use storage::Saved;

use super::{Ran, check, export, folder, game_file, replay, run, write};
use support::table::{seat, setup};

/// Words that colour the terminal, break lines, turn the direction, and draw a picture from the
/// net.
const EVIL: &str = "\u{1b}[31m\u{9b}2J\r\nx.json: ok\u{202e}![](http://x/y.png)";

fn assert_printable(ran: &Ran) {
    let hidden = |c: char| c != '\n' && (c.is_control() || ('\u{202a}'..='\u{202e}').contains(&c));
    for text in [&ran.out, &ran.err] {
        assert!(!text.chars().any(hidden), "{text:?}");
        assert!(!text.lines().any(|line| line.starts_with("x.json: ok")), "{text}");
    }
}

#[test]
fn no_command_prints_what_a_name_or_a_reason_hides() {
    let folder = folder();
    let adjust = Move::Adjust { player: seat(0), points: 3, reason: EVIL.to_owned(), source: None };
    let setup = setup(&["A\u{1b}[1m\n\u{202e}!", "\t=1+1"], &["base"]);
    let saved = Saved::new(EVIL.to_owned(), EVIL.to_owned(), setup, vec![adjust], Vec::new());
    let file = write(&folder, "evening.json", &saved.encode().unwrap());
    let ran = replay(&file, false, None);
    assert_printable(&ran);
    assert!(ran.out.contains("A[1m !"), "{}", ran.out);
    assert_printable(&check(&[&file]));
    for format in [Format::Csv, Format::Markdown, Format::Json] {
        let ran = export(&file, format);
        assert_eq!(ran.ending, Ending::Well);
        assert_printable(&ran);
        assert!(format != Format::Markdown || !ran.out.contains("![]("), "{}", ran.out);
    }
    // A header and one score.
    assert_eq!(export(&file, Format::Csv).out.lines().count(), 2);
}

#[test]
fn a_time_that_is_none_stands_in_no_heading() {
    let folder = folder();
    let saved = Saved::new(
        "a".to_owned(),
        EVIL.to_owned(),
        setup(&["Anna", "Ben"], &["base"]),
        vec![],
        vec![],
    );
    let file = write(&folder, "evening.json", &saved.encode().unwrap());
    let out = export(&file, Format::Markdown).out;
    assert!(
        out.starts_with("# Carcassonne\n\nNot finished: turn 1.\n\nSets: Base game\n\n| | Anna |"),
        "{out}"
    );
}

#[test]
fn a_cell_that_begins_with_a_tab_becomes_no_formula() {
    let folder = folder();
    let adjust = Move::Adjust { player: seat(1), points: 3, reason: "x".to_owned(), source: None };
    let file = game_file(&folder, setup(&["Anna", "\t=1+1"], &["base"]), vec![adjust]);
    let out = export(&file, Format::Csv).out;
    assert!(out.contains("1,1,'=1+1,by-hand,3,by hand: x,"), "{out}");
}

/// Faults of the JSON reader quote the file: ids, unknown fields and words of a wrong kind.
#[test]
fn faults_quote_files_on_one_line_and_printable() {
    let folder = folder();
    let evil = serde_json::to_string(EVIL).unwrap();
    let head = r#""format": "kings-order", "version": 1, "id": "a", "started": """#;
    let people =
        r#""players": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}]"#;
    for text in [
        format!(
            "{{{head}, \"setup\": {{{people}, \"sets\": [\"base\"]}}, \"moves\": [], {evil}: 5}}"
        ),
        format!(
            "{{{head}, \"setup\": {{{people}, \"sets\": [\"base\", {evil}], \"orders\": [{evil}]}}, \"moves\": []}}"
        ),
        format!(
            "{{{head}, \"setup\": {{{people}, \"sets\": [\"base\"]}}, \"moves\": [{{\"move\": {evil}}}]}}"
        ),
        format!("[{{\"id\": {evil}, \"edges\": {evil}}}]"),
        format!("[{{\"id\": {evil}, \"points\": {evil}, {evil}: 1}}]"),
    ] {
        let file = write(&folder, "evening.json", &text);
        for ran in [check(&[&file]), replay(&file, false, None)] {
            assert_eq!(ran.ending, Ending::Fault, "{}", ran.out);
            assert_printable(&ran);
        }
    }
}

#[test]
fn the_words_of_a_card_hold_nothing_hidden() {
    let folder = folder();
    let card = serde_json::json!([{
        "id": "own-1", "set": "base", "title": "A \u{202e}title", "text": "A sentence.\u{1b}[1m", "points": 5,
        "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 4}}}
    }]);
    let file = write(&folder, "own.json", &card.to_string());
    let ran = check(&[&file]);
    let name = file.display();
    let fault = "it has invisible characters: write it anew without them";
    assert_eq!(ran.out, format!("{name}: own-1, title: {fault}\n{name}: own-1, text: {fault}\n"));
}

#[cfg(unix)]
#[test]
fn a_file_name_is_printed_like_any_other_word() {
    let folder = folder();
    let file = write(&folder, "a\u{1b}[1m\nb.json", "[]");
    assert_printable(&run(&Command::Check { files: vec![file.clone()] }));
    assert_printable(&replay(&file, false, None));
    assert!(fs::exists(&file).unwrap());
}
