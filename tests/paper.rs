//! The deck on paper, as a PDF that is read again and measured. A card is 63 by 88 mm and bleeds
//! 3 mm; nine lie on a sheet.

mod commands;
mod letters;
mod read;
mod rules;
mod style;

use std::collections::BTreeSet;
use std::sync::Arc;

use ::rules::card::deck;
use ::rules::card::{Card, MAX_TEXT, MAX_TITLE};
use ::rules::house_rule::{HouseRule, HouseRules};
use ::rules::setup::BUNDLED;
use content::bundled;
use paper::front::Front;
use paper::sheet::Rect;
use paper::types::Types;
use paper::{self, Fault, Job, Paper, Printed, Size, Style};
use text::{Language, Words};

pub use commands::print_deck;
use read::{Area, Document, Page, read};

fn cards(sets: &[&str]) -> Vec<Arc<Card>> {
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    let cards = bundled::catalogue();
    cards.cards().iter().filter(|card| deck::belongs(card, &sets)).cloned().collect()
}

/// Prints cards with the house rules in use.
fn print_with(
    cards: &[Arc<Card>],
    (style, language): (Style, Language),
    rules: &HouseRules,
) -> Result<Printed, Fault> {
    let sets = BUNDLED.map(ToOwned::to_owned);
    let (catalogue, words) = (bundled::catalogue(), Words::in_language(language));
    let job = Job { cards, catalogue: &catalogue, words: &words, style, sets: &sets, rules };
    paper::print(&job, |_, _| {})
}

fn styled(sets: &[&str], style: Style) -> Document {
    let printed = print_with(&cards(sets), (style, Language::English), &HouseRules::default());
    read(printed.expect("a deck").pdf)
}

fn printed(sets: &[&str], paper: Paper) -> Document {
    styled(sets, Style::on(paper))
}

fn area(x: f64, y: f64) -> Area {
    Area { x, y, width: 63.0, height: 88.0 }
}

/// A4 is 210 by 297 mm. Three cards across are 189, which leaves 10.5 on each side: they touch, for
/// 12 more between them would leave no room for marks. Three down are 264, and 6 twice between them
/// leave 10.5 above and below.
#[test]
fn nine_cards_of_63_by_88_lie_on_a4() {
    let document = printed(&["base"], Paper::A4);
    let first = &document.pages[0];
    assert!((first.width - 210.0).abs() < 0.01 && (first.height - 297.0).abs() < 0.01);
    let cut: Vec<Area> = first.put.iter().map(|put| put.cut).collect();
    assert_eq!(cut.len(), 9);
    for (place, cut) in cut.iter().enumerate() {
        let (column, row) = ((place % 3) as f64, (place / 3) as f64);
        let expected = area(10.5 + 63.0 * column, 10.5 + 94.0 * row);
        assert!(cut.is(&expected), "{place}: {cut:?}");
    }
}

/// Letter is 215.9 by 279.4 mm: 13.45 beside the cards, 7.7 above and below; neither way is there
/// room for 12 more.
#[test]
fn nine_cards_of_63_by_88_lie_on_letter() {
    let document = printed(&["base"], Paper::Letter);
    let first = &document.pages[0];
    assert!((first.width - 215.9).abs() < 0.01 && (first.height - 279.4).abs() < 0.01);
    assert_eq!(first.put.len(), 9);
    for (place, put) in first.put.iter().enumerate() {
        let (column, row) = ((place % 3) as f64, (place / 3) as f64);
        let expected = area(13.45 + 63.0 * column, 7.7 + 88.0 * row);
        assert!(put.cut.is(&expected), "{place}: {:?}", put.cut);
    }
}

/// 51 cards are five sheets of nine and one of six; 122 are thirteen times nine and five.
#[test]
fn every_card_is_printed_once_and_no_sheet_but_the_last_has_a_free_place() {
    for (sets, count, sheets) in [(&["base"][..], 51, 6), (&BUNDLED[..], 122, 14)] {
        let document = printed(sets, Paper::A4);
        assert_eq!(document.pages.len(), 2 * sheets + 1, "{sets:?}");
        let (full, _) = document.pages.split_at(2 * (sheets - 1));
        assert!(full.iter().all(|page| page.put.len() == 9), "{sets:?}");
        let fronts = document.pages.iter().flat_map(|page| &page.put).filter(|put| put.name != "B");
        let names: BTreeSet<&str> = fronts.clone().map(|put| put.name.as_str()).collect();
        assert_eq!((fronts.count(), names.len()), (count, count), "{sets:?}");
        let ids: BTreeSet<&str> = document
            .cards
            .values()
            .filter_map(|said| said.iter().rev().nth(1))
            .map(|said| said.words.as_str())
            .collect();
        let expected = cards(sets);
        assert_eq!(ids, expected.iter().map(|card| card.id.as_str()).collect(), "{sets:?}");
    }
    let document = printed(&["base", "king-robber"], Paper::A4);
    // Six cards of the base game, then three of King & Robber, then two alone.
    assert_eq!(document.pages[10].put.len(), 9);
    assert_eq!(document.pages[12].put.len(), 2);
}

/// Turned over the long edge, what lies x from the left lies x from the right.
#[test]
fn every_back_lies_behind_its_front() {
    for paper in [Paper::A4, Paper::Letter] {
        let document = printed(&BUNDLED, paper);
        let (sheets, rules) = document.pages.as_chunks::<2>();
        assert_eq!(rules.len(), 1);
        for (number, [front, back]) in sheets.iter().enumerate() {
            assert_eq!(front.put.len(), back.put.len(), "{number}");
            assert!(back.put.iter().all(|put| put.name == "B"));
            for put in &front.put {
                let x = front.width - put.cut.x - put.cut.width;
                let behind = Area { x, ..put.cut };
                assert!(back.put.iter().any(|back| back.cut.is(&behind)), "{number}: {put:?}");
            }
        }
    }
}

/// The border of each goes on for 3 mm on every side, below all cards.
#[test]
fn cards_bleed_three_millimetres_and_cover_no_neighbour() {
    for paper in [Paper::A4, Paper::Letter] {
        let document = printed(&BUNDLED, paper);
        let (_, sheets) = document.pages.split_last().unwrap();
        let mixed = sheets.iter().filter(|page| page.filled.len() > page.put.len());
        // The 51 cards of the base game end on the sixth of fourteen; no later one is of one set.
        assert_eq!(mixed.count(), 9);
        for page in sheets {
            let (bleeds, strips) = page.filled.split_at(page.put.len());
            // On a sheet of several colours no neighbour's bleed covers one's own, above, below or
            // beside.
            let (strips, rest) = strips.as_chunks::<2>();
            assert!(rest.is_empty() && (strips.is_empty() || strips.len() == page.put.len()));
            for (put, [upright, across]) in page.put.iter().zip(strips) {
                let Area { x, y, width, height } = put.cut;
                let expected = Area { x, y: y - 3.0, width, height: height + 6.0 };
                assert!(upright.is(&expected), "{put:?}: {upright:?}");
                let expected = Area { x: x - 3.0, y, width: width + 6.0, height };
                assert!(across.is(&expected), "{put:?}: {across:?}");
            }
            for (put, filled) in page.put.iter().zip(bleeds) {
                let Area { x, y, width, height } = put.cut;
                let bleed =
                    Area { x: x - 3.0, y: y - 3.0, width: width + 6.0, height: height + 6.0 };
                assert!(filled.is(&bleed), "{put:?}: {filled:?}");
            }
            for (place, put) in page.put.iter().enumerate() {
                for other in &page.put[..place] {
                    let apart = (put.cut.x - other.cut.x).abs() > 62.99
                        || (put.cut.y - other.cut.y).abs() > 87.99;
                    assert!(apart, "{put:?} covers {other:?}");
                }
            }
        }
    }
}

/// Every edge of every card has a mark at both ends, and no mark touches what is printed.
#[test]
fn marks_lie_outside_of_every_bleed() {
    for paper in [Paper::A4, Paper::Letter] {
        let document = printed(&["base"], paper);
        let page = &document.pages[0];
        for put in &page.put {
            let Area { x, y, width, height } = put.cut;
            for x in [x, x + width] {
                let marks = page
                    .lines
                    .iter()
                    .filter(|[from, to]| (from.0 - x).abs() < 0.01 && (to.0 - x).abs() < 0.01);
                assert_eq!(marks.count(), 2, "{paper:?} {x}");
            }
            for y in [y, y + height] {
                let marks = page
                    .lines
                    .iter()
                    .filter(|[from, to]| (from.1 - y).abs() < 0.01 && (to.1 - y).abs() < 0.01);
                assert_eq!(marks.count(), 2, "{paper:?} {y}");
            }
        }
        for [from, to] in &page.lines {
            for (x, y) in [from, to] {
                let printed = page.filled.iter().any(|bleed| {
                    (bleed.x..=bleed.x + bleed.width).contains(x)
                        && (bleed.y..=bleed.y + bleed.height).contains(y)
                });
                assert!(!printed, "{paper:?}: {x} {y}");
                let on_sheet = (0.99..=page.width - 0.99).contains(x)
                    && (0.99..=page.height - 0.99).contains(y);
                assert!(on_sheet, "{paper:?}: {x} {y}");
            }
        }
    }
}

/// Text is text: the fonts are in the file, and of each only what is printed.
#[test]
fn the_fonts_are_embedded_in_part() {
    let document = printed(&["base"], Paper::A4);
    let names: BTreeSet<&str> = document.fonts.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names.into_iter().collect::<Vec<_>>(),
        ["KORDER+EBGaramond-Bold", "KORDER+SourceSans3-Regular", "KORDER+SourceSans3-Semibold"]
    );
    for (name, bytes) in &document.fonts {
        assert!((1_000..100_000).contains(bytes), "{name}: {bytes}");
    }
}

#[test]
fn what_stands_on_the_cards_can_be_read_again() {
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let cards = cards(&BUNDLED);
        let style = Style::on(Paper::A4);
        let printed = print_with(&cards, (style, *language), &HouseRules::default()).unwrap();
        assert_eq!(printed.flaws, [], "{language:?}");
        let document = read(printed.pdf);
        for (place, card) in cards.iter().enumerate() {
            let said = &document.cards[&format!("C{place}")];
            let all: Vec<&str> = said.iter().map(|said| said.words.as_str()).collect();
            // Whether lines may end at a space is not asked.
            let plain = |said: String| said.replace('\'', "’").replace('\u{a0}', " ");
            let all = plain(all.join(" "));
            let (title, text) = (plain(words.card_title(card)), plain(words.card_text(card)));
            assert!(all.starts_with(&title), "{all}");
            assert!(all.contains(&text), "{all}");
            assert!(all.contains(&plain(words.card_origin(card))), "{all}");
            assert!(all.ends_with(&format!("{} {}", card.id, card.points)), "{all}");
        }
    }
}

/// In every language and size, and for own cards as long as they may be. Words are no smaller than
/// 6.5 points on the usual card.
#[test]
fn nothing_on_a_card_is_small_cut_off_or_in_the_way() {
    let types = Types::bundled().unwrap();
    let broad = |letters: usize, word: &str| -> String {
        word.chars().cycle().take(letters).collect::<String>().trim().to_owned()
    };
    let template = cards(&["base"])[40].as_ref().clone();
    let own = [
        // As long as they may be, in broad letters, with and without a place to break a line.
        (broad(MAX_TITLE, "Wagemut "), broad(MAX_TEXT, "Mindestens Wimpel mommen ")),
        (broad(MAX_TITLE, "W"), broad(MAX_TEXT, "M")),
        ("I".to_owned(), "i".to_owned()),
    ];
    let own =
        own.map(|(title, text)| Arc::new(Card { title, text: Some(text), ..template.clone() }));
    let catalogue = bundled::catalogue();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        // Own cards have ids that no language knows.
        let own = own.iter().map(|card| Card { id: "own-1".into(), ..card.as_ref().clone() });
        let all = catalogue.cards().iter().map(|card| card.as_ref().clone()).chain(own);
        for (card, size) in all.flat_map(|card| Size::ALL.map(|size| (card.clone(), size))) {
            let style = Style { size, ..Style::on(Paper::A4) };
            let ((width, height), least) =
                (size.millimetres(), if size == Size::Standard { 6.5 } else { 5.0 });
            let front = Front::from_card(&card, &words, &style, &types).unwrap();
            let places: Vec<Rect> = front
                .words
                .iter()
                .map(|(block, (middle, top))| {
                    assert!(block.size >= least, "{}: {} points", card.id, block.size);
                    let (width, height) = (block.width(), block.height());
                    // Below the line, letters hang.
                    let height = height + 0.25 * block.size / (72.0 / 25.4);
                    Rect { x: middle - width / 2.0, y: *top, width, height }
                })
                .chain([front.picture])
                .collect();
            let whole = Rect { x: 4.0, y: 4.0, width: width - 8.0, height: height - 8.0 };
            for (place, one) in places.iter().enumerate() {
                assert!(whole.holds(*one), "{} {language:?}: {place} {one:?}", card.id);
                for (other, two) in places.iter().enumerate().skip(place + 1) {
                    let apart = one.right() <= two.x
                        || two.right() <= one.x
                        || one.bottom() <= two.y
                        || two.bottom() <= one.y;
                    assert!(apart, "{} {language:?}: {place} {one:?}, {other} {two:?}", card.id);
                }
            }
            assert!(front.picture.height >= 24.0, "{}: {:?}", card.id, front.picture);
        }
    }
}

/// They stand on one page unless a table decides nearly everything otherwise, none of them over the
/// edge.
#[test]
fn the_rules_fit_their_page() {
    let mut all = HouseRules::default();
    for rule in HouseRule::ALL {
        all.choose(rule, rule.answers().len() - 1);
    }
    // One of each of the twenty sets, the dragon's among them: three sheets.
    let mut few = cards(&BUNDLED);
    few.dedup_by(|one, other| one.set == other.set);
    assert_eq!(few.len(), 20);
    // The fewest lines fit on the shorter paper, the fewest words into a line of the narrower.
    for (paper, kinds) in
        [(Paper::Letter, &[(&HouseRules::default(), 1), (&all, 2)][..]), (Paper::A4, &[(&all, 2)])]
    {
        for language in Language::ALL {
            for &(rules, most) in kinds {
                let style = Style::on(paper);
                let document = read(print_with(&few, (style, *language), rules).unwrap().pdf);
                let (_, pages) = document.pages.split_at(6);
                assert!((1..=most).contains(&pages.len()), "{paper:?} {language:?}");
                pages.iter().for_each(within_its_margins);
            }
        }
    }
}

fn within_its_margins(page: &Page) {
    for said in &page.said {
        let inside = (12.0..page.width - 12.0).contains(&said.x)
            && (12.0..page.height - 12.0).contains(&said.y);
        assert!(inside && said.size >= 6.99, "{said:?}");
    }
    let line = page.lines.iter().map(|[from, to]| to.0 - from.0).fold(0.0, f64::max);
    assert!((line - 100.0).abs() < 0.05, "{line}");
    // The ruler to be measured lies below everything else.
    let ruler = page.said.iter().find(|said| said.words.contains("100 mm")).unwrap();
    let others = page.said.iter().filter(|said| *said != ruler).map(|said| said.y);
    assert!(others.fold(0.0, f64::max) + 2.0 < ruler.y);
}

/// The words of the last page about a deck of those sets.
fn told(sets: &[&str], rules: &HouseRules) -> String {
    let cards = cards(sets);
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    let (catalogue, words) = (bundled::catalogue(), Words::english());
    let style = Style::on(Paper::A4);
    let job =
        Job { cards: &cards, catalogue: &catalogue, words: &words, style, sets: &sets, rules };
    let document = read(paper::print(&job, |_, _| {}).expect("a deck").pdf);
    let page = document.pages.into_iter().last().expect("the rules");
    page.said.into_iter().map(|said| said.words).collect::<Vec<_>>().join(" ")
}

/// Builders come with Traders & Builders, challenges with the shrines; the base game alone has
/// farmers and roads that are connected to cities. With the dragon, whoever avoids it has an order
/// that costs nothing, and fulfilled if the table says so. What a card does not name is told where a
/// set brings it (R-KO-39).
#[test]
fn only_the_rules_that_the_deck_needs_are_told() {
    let usual = HouseRules::default();
    let base = told(&["base"], &usual);
    assert!(base.contains("A road is connected to a city"), "{base}");
    assert!(base.contains("Every order left in hand costs 10 points."), "{base}");
    for foreign in ["dragon", "challenge", "Builders", "double turn", "abbey", "barn", "fairy"] {
        assert!(!base.contains(foreign), "{foreign}: {base}");
    }
    let all = told(&BUNDLED, &usual);
    for told in [
        "It never counts as fulfilled.",
        "won challenge",
        "Builders",
        "double turn",
        "An abbey counts as a monastery.",
        "a field counts if a barn scores it",
    ] {
        assert!(all.contains(told), "{told}: {all}");
    }
    let mut rules = usual;
    rules.set(HouseRule::AvoidedDragonFulfils, true);
    let theirs = told(&BUNDLED, &rules);
    assert!(
        theirs.contains("counts as fulfilled.") && !theirs.contains("never counts"),
        "{theirs}"
    );
}

#[test]
fn the_house_rules_in_use_are_told() {
    let mut rules = HouseRules::default();
    rules.set(HouseRule::DiscardedUnderPile, true);
    rules.set(HouseRule::Titles, true);
    let said = |rules: &HouseRules| told(&BUNDLED, rules);
    let usual = said(&HouseRules::default());
    assert!(usual.contains("Discarded orders Leave the game"), "{usual}");
    assert!(!usual.contains("The King and the Robber bring"), "{usual}");
    let theirs = said(&rules);
    assert!(theirs.contains("Discarded orders Go under the pile"), "{theirs}");
    assert!(theirs.contains("The King and the Robber bring 10 each at the end"), "{theirs}");
}

#[test]
fn paper_is_that_of_the_place() {
    for (locale, paper) in [
        (Some("en_US.UTF-8"), Paper::Letter),
        (Some("fr-CA"), Paper::Letter),
        (Some("en_GB.UTF-8"), Paper::A4),
        (Some("de_DE@euro"), Paper::A4),
        (Some("C.UTF-8"), Paper::A4),
        (Some("en"), Paper::A4),
        (None, Paper::A4),
    ] {
        assert_eq!(Paper::of_locale(locale), paper, "{locale:?}");
    }
}
