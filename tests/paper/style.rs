//! The ways to print a deck: two sizes, with little ink, without backs, and with backs that lie
//! where the printer puts them.

use paper::{Paper, Size, Style};

use super::read::Area;
use super::{cards, print_with, printed, styled};
use rules::house_rule::HouseRules;
use text::Language;

const A4: Style = Style::on(Paper::A4);

/// A hundredth of a millimetre is less than any ruler tells. A4 is 210 by 297 mm: beside three
/// cards of 56 mm are 42, of which 6 twice lie between them, and 15 on each side; beside three of 87
/// are 36, and 12 above and below. Letter is 215.9 by 279.4: 47.9 and 17.95 beside them; above and
/// below there is no room for 12 between, and 9.2 remain.
#[test]
fn a_card_of_either_size_has_that_size_to_a_hundredth_of_a_millimetre() {
    let (wide, slim) = ((63.0, 88.0), (56.0, 87.0));
    for (paper, size, (width, height), (x, y), (across, down)) in [
        (Paper::A4, Size::Standard, wide, (10.5, 10.5), (63.0, 94.0)),
        (Paper::A4, Size::Slim, slim, (15.0, 12.0), (62.0, 93.0)),
        (Paper::Letter, Size::Standard, wide, (13.45, 7.7), (63.0, 88.0)),
        (Paper::Letter, Size::Slim, slim, (17.95, 9.2), (62.0, 87.0)),
    ] {
        let document = styled(&["base"], Style { size, ..Style::on(paper) });
        for page in &document.pages[..2] {
            assert_eq!(page.put.len(), 9);
            for put in &page.put {
                let exact = [(put.cut.width, width), (put.cut.height, height)];
                let exact = exact.iter().all(|(one, other)| (one - other).abs() < 0.01);
                assert!(exact, "{size:?}: {:?}", put.cut);
            }
        }
        for (place, put) in document.pages[0].put.iter().enumerate() {
            let (column, row) = ((place % 3) as f64, (place / 3) as f64);
            let expected = Area { x: x + across * column, y: y + down * row, width, height };
            assert!(put.cut.is(&expected), "{paper:?} {size:?} {place}: {:?}", put.cut);
        }
        // The line to be held against a ruler.
        let rules = document.pages.last().unwrap();
        let line = rules.lines.iter().map(|[from, to]| to.0 - from.0).fold(0.0, f64::max);
        assert!((line - 100.0).abs() < 0.01, "{line}");
        let told: Vec<&str> = rules.said.iter().map(|said| said.words.as_str()).collect();
        let told = told.join(" ");
        assert!(told.contains(&format!("A card is {width} by {height} mm.")), "{told}");
    }
}

/// The backs of a printer that puts them 0.5 mm too far left and 1 mm too low are moved by as much
/// the other way: each to the right and up, as one looks at them; no front is.
#[test]
fn backs_are_moved_for_a_printer_that_shifts_them_and_fronts_are_not() {
    let (usual, moved) =
        (printed(&["base"], Paper::A4), styled(&["base"], Style { shift: (0.5, -1.0), ..A4 }));
    assert_eq!(usual.pages.len(), moved.pages.len());
    let (sheets, _) = usual.pages.as_chunks::<2>();
    let (others, _) = moved.pages.as_chunks::<2>();
    for ([front, back], [other_front, other_back]) in sheets.iter().zip(others) {
        assert_eq!((&front.put, &front.filled), (&other_front.put, &other_front.filled));
        for (one, other) in back.put.iter().zip(&other_back.put) {
            let Area { x, y, width, height } = one.cut;
            let expected = Area { x: x + 0.5, y: y - 1.0, width, height };
            assert!(other.cut.is(&expected), "{one:?}: {other:?}");
        }
        for (one, other) in back.filled.iter().zip(&other_back.filled) {
            let Area { x, y, width, height } = *one;
            let expected = Area { x: x + 0.5, y: y - 1.0, width, height };
            assert!(other.is(&expected), "{one:?}: {other:?}");
        }
    }
}

/// Six sheets of the base game and the rules, each on one side: the rules say so, and the printer is
/// asked for one side.
#[test]
fn a_deck_without_backs_has_half_the_pages() {
    let style = Style { has_backs: false, ..A4 };
    let document = styled(&["base"], style);
    assert_eq!(document.pages.len(), 7);
    assert!(document.pages.iter().all(|page| page.put.iter().all(|put| put.name != "B")));
    let told: Vec<&str> = document.pages[6].said.iter().map(|said| said.words.as_str()).collect();
    let told = told.join(" ");
    assert!(told.contains("not fitted to the page. Thick paper"), "{told}");
    assert!(!told.contains("both sides"), "{told}");
    let pdf = |style| {
        let deck = (&cards(&["base"]), HouseRules::default());
        print_with(deck.0, (style, Language::English), &deck.1).unwrap().pdf
    };
    let holds = |pdf: &[u8], wish: &[u8]| pdf.windows(wish.len()).any(|some| some == wish);
    assert!(holds(&pdf(style), b"/Simplex") && holds(&pdf(A4), b"/DuplexFlipLongEdge"));
}

/// Nothing is filled below a plain card, front or back, and no card fills itself whole; it has all
/// its words, and the marks lie where they always do.
#[test]
fn a_plain_card_has_a_white_ground_and_the_same_words() {
    let (full, plain) =
        (printed(&["base"], Paper::A4), styled(&["base"], Style { is_plain: true, ..A4 }));
    for (one, other) in full.pages.iter().zip(&plain.pages) {
        assert_eq!(one.put.len(), other.put.len());
        assert!(one.put.iter().zip(&other.put).all(|(one, other)| one.cut.is(&other.cut)));
        assert!(other.put.is_empty() || other.filled.is_empty(), "{:?}", other.filled);
        assert_eq!(one.lines.len(), other.lines.len());
    }
    let words = |document: &super::Document, card: &str| -> Vec<String> {
        document.cards[card].iter().map(|said| said.words.clone()).collect()
    };
    for place in 0..51 {
        let card = format!("C{place}");
        assert_eq!(words(&full, &card), words(&plain, &card));
    }
    assert!(full.covered["C0"] > 0.99 && full.covered["B"] > 0.99, "{:?}", full.covered["C0"]);
    assert!(plain.covered.values().all(|share| *share < 0.5), "{:?}", plain.covered);
}

/// Every back lies behind its card whatever the size, and moved backs all alike.
#[test]
fn backs_of_slim_cards_lie_behind_their_fronts() {
    for paper in [Paper::A4, Paper::Letter] {
        let document = styled(&["base"], Style { size: Size::Slim, ..Style::on(paper) });
        let (sheets, _) = document.pages.as_chunks::<2>();
        for [front, back] in sheets {
            for put in &front.put {
                let x = front.width - put.cut.x - put.cut.width;
                let behind = Area { x, ..put.cut };
                assert!(back.put.iter().any(|back| back.cut.is(&behind)), "{put:?}");
            }
        }
    }
}
