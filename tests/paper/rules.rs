//! The page with the rules: no column ends with a heading, and none begins with the last line of
//! what stands before.

use paper::block::{Block, Setting};
use paper::type_face::Face;
use paper::types::Types;
use paper::{Paper, Size, Style};
use rules::house_rule::{HouseRule, HouseRules};
use rules::setup::BUNDLED;
use text::Language;

use super::read::{Page, Said};
use super::{cards, print_with, read};

/// The lines of a column, from above.
fn columns(page: &Page) -> [Vec<&Said>; 2] {
    let middle = page.width / 2.0;
    let ruler = page.said.iter().position(|said| said.words.contains("100 mm")).unwrap();
    let of = |is_right: bool| {
        // Below the title and the number of cards, above the ruler.
        let inside = |said: &&Said| said.y > 41.0 && (said.x > middle) == is_right;
        let mut lines: Vec<&Said> = page.said[..ruler].iter().filter(inside).collect();
        lines.sort_by(|one, other| one.y.total_cmp(&other.y));
        lines
    };
    [of(false), of(true)]
}

/// Headings are half as large again as text.
fn is_heading(said: &Said, lines: &[&Said]) -> bool {
    let text = lines.iter().map(|said| said.size).fold(f64::MAX, f64::min);
    said.size > text * 1.2
}

#[test]
fn no_column_of_the_rules_ends_with_a_heading_or_begins_with_a_last_line() {
    let mut all = HouseRules::default();
    for rule in HouseRule::ALL {
        all.choose(rule, rule.answers().len() - 1);
    }
    let usual = HouseRules::default();
    let mut few = cards(&BUNDLED);
    few.dedup_by(|one, other| one.set == other.set);
    let base = cards(&["base"]);
    for (deck, rules) in [(&few, &usual), (&base, &all)] {
        for paper in [Paper::A4, Paper::Letter] {
            for language in Language::ALL {
                let style = Style { has_backs: false, size: Size::Slim, ..Style::on(paper) };
                let printed = print_with(deck, (style, *language), rules).unwrap();
                let document = read(printed.pdf);
                let pages = document.pages.iter().skip(printed.sheets);
                let columns = pages.flat_map(columns).filter(|lines| !lines.is_empty());
                let mut is_first = true;
                for lines in columns {
                    let of = format!("{paper:?} {language:?} {:?}", lines[0]);
                    let last = lines[lines.len() - 1];
                    assert!(!is_heading(last, &lines), "{last:?}");
                    let before = lines.iter().take_while(|said| !is_heading(said, &lines)).count();
                    assert!(before != 1, "a line alone: {of}");
                    assert!(!is_first || before == 0, "{of}");
                    is_first = false;
                }
            }
        }
    }
}

/// The last word of a passage stands on a line of its own only where no other can come with it.
#[test]
fn no_passage_of_the_rules_ends_with_a_word_alone() {
    let types = Types::bundled().unwrap();
    let setting = Setting { face: Face::Sans, size: 10.0, leading: 1.2 };
    let words = "Complete means: with a tile that you place while you hold the card.";
    let mut two = 0;
    for width in 30..110_u8 {
        let block = Block::ragged(&types, words, setting, f32::from(width));
        let lines: Vec<String> = block
            .lines
            .iter()
            .map(|line| line.glyphs.iter().map(|glyph| glyph.text.as_str()).collect())
            .collect();
        assert!(block.width() <= f32::from(width), "{lines:?}");
        assert_eq!(lines.join(" "), words);
        if lines.len() > 1 {
            two += 1;
            assert!(lines.last().unwrap().contains(' '), "{width}: {lines:?}");
        }
    }
    assert!(two > 40);
}
