//! Letters of other scripts, letters that no font has, and words that do not fit: each card by
//! itself, and all others are printed.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use cli::Ending;
use paper::flaw::Flaw;
use paper::front::Front;
use paper::type_face::Face;
use paper::types::Types;
use paper::{self, Fault, Paper, Style};
use rules::card::Card;
use rules::house_rule::HouseRules;
use serde_json::{Value, json};
use tempfile::TempDir;
use text::{Language, Words};

use super::{print_deck, print_with, read};
use crate::commands::{check, folder};

const A4: Style = Style::on(Paper::A4);

fn value(id: &str, title: &str, text: Option<&str>) -> Value {
    let mut card = json!({
        "id": id, "set": "base", "title": title, "points": 9, "source": "house",
        "requirement": {"complete": {"feature": "road"}}
    });
    if let Some(text) = text {
        card["text"] = json!(text);
    }
    card
}

fn card(id: &str, title: &str, text: &str) -> Arc<Card> {
    Arc::new(serde_json::from_value(value(id, title, Some(text))).unwrap())
}

/// A card whose sentence, with every bound that there is, is longer than any card has room for.
fn crowded(id: &str, title: &str) -> Value {
    let bound = json!({"at-least": 1, "at-most": 2});
    let feature = json!({
        "feature": "city", "tiles": bound, "pennants": bound, "followers": bound, "inns": bound,
        "own-followers": bound, "opponents-followers": bound, "players": bound, "cathedrals": bound,
        "goods": bound, "kinds-of-goods": bound, "tower-sites": bound, "sieges": bound
    });
    let all = [feature.clone(), feature.clone(), feature];
    let mut card = value(id, title, None);
    card["requirement"] = json!({"complete-together": all});
    card
}

fn deck(folder: &TempDir, cards: &[Value]) -> PathBuf {
    let path = folder.path().join("own.json");
    fs::write(&path, Value::from(cards).to_string()).unwrap();
    path
}

fn printed(cards: &[Arc<Card>]) -> Result<paper::Printed, Fault> {
    print_with(cards, (A4, Language::English), &HouseRules::default())
}

#[test]
fn greek_and_cyrillic_cards_are_printed_in_letters() {
    let greek = ("Ο Μύλος του Βασιλιά", "Ολοκλήρωσε μια πόλη με τουλάχιστον 7 πλακίδια.");
    let cyrillic = ("Королівський наказ", "Заверши місто щонайменше із 7 плиток: Ґґ, Єє, Її, Ўў.");
    let serbian = ("Ђурђевак и Љиља", "Заврши град: Ј, Љ, Њ, Ћ, Џ, Ђ и ѓ, ќ, ѕ.");
    let cards = [greek, cyrillic, serbian].map(|(title, text)| card("own-1", title, text));
    let printed = printed(&cards).unwrap();
    assert_eq!(printed.flaws, []);
    let document = read(printed.pdf);
    for (place, (title, text)) in [greek, cyrillic, serbian].into_iter().enumerate() {
        let said = &document.cards[&format!("C{place}")];
        let all: Vec<&str> = said.iter().map(|said| said.words.as_str()).collect();
        let all = all.join(" ");
        assert!(all.contains(title) && all.contains(text), "{all}");
    }
}

/// The modern alphabets, small and large, with accents: in every face that words are set in, on
/// paper and in the window, which have the same files.
#[test]
fn every_face_has_the_letters_of_greek_and_cyrillic() {
    let types = Types::bundled().unwrap();
    let greek = "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ";
    let cyrillic = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяґєіїўђјљњћџѓќѕ";
    for face in Face::ALL {
        for small in greek.chars().chain(cyrillic.chars()) {
            for letter in [small.to_string(), small.to_uppercase().to_string()] {
                let run = types.shape(face, &letter);
                let own = run.glyphs.iter().all(|glyph| glyph.face == face && glyph.id != 0);
                assert!(own && run.length() > 0.0, "{face:?} {letter}");
            }
        }
    }
}

/// A title needs no font that has all of it: each letter is taken from one that has it, such as one
/// that EB Garamond alone has beside one of Source Sans alone.
#[test]
fn a_letter_that_one_font_lacks_comes_from_another() {
    let faces = [Face::Serif, Face::Sans];
    let types = Types::bundled().unwrap();
    let alone = |c: char, face| {
        let run = types.shape(face, &c.to_string());
        run.glyphs.iter().all(|glyph| glyph.face == face)
    };
    let signs: Vec<char> = ('\u{a1}'..='\u{2bff}').filter(|c| c.is_alphabetic()).collect();
    let [serif, sans] = faces.map(|face| {
        let other = faces.into_iter().find(|other| *other != face).unwrap();
        let only = |c: &&char| {
            types.lacking(&c.to_string()).is_empty() && alone(**c, face) && !alone(**c, other)
        };
        signs.iter().find(only).copied().unwrap()
    });
    let run = types.shape(faces[0], &format!("A{serif}{sans}"));
    assert!(run.is_whole());
    let of: Vec<_> = run.glyphs.iter().map(|glyph| glyph.face).collect();
    assert_eq!(of[..2], [faces[0]; 2]);
    assert!(of[2..].iter().all(|face| *face != faces[0]), "{of:?}");
    let printed = printed(&[card("own-1", &format!("{serif} {sans}"), "Do.")]).unwrap();
    assert_eq!(printed.flaws, []);
}

/// A family of emoji is one sign, and one box; signs of scripts without a font are told once each.
#[test]
fn a_sign_that_no_font_has_is_a_box_and_is_told() {
    let family = "👨\u{200d}👩\u{200d}👧";
    let odd = card("own-1", &format!("Family {family}"), "城 and 城, then 🐉.");
    let even = card("own-2", "Plain", "Do it.");
    let printed = printed(&[odd, even]).unwrap();
    let (title, letters) = (format!("Family {family}"), [family, "城", "🐉"]);
    let letters: Vec<String> = letters.map(ToOwned::to_owned).to_vec();
    let expected = Flaw::Boxes { title: title.clone(), letters };
    assert_eq!((printed.cards, printed.flaws.as_slice()), (2, [expected.clone()].as_slice()));
    assert_eq!(
        expected.worded(&Words::english()),
        format!(
            "The fonts lack {family} 城 🐉: on “{title}” each becomes a box when it is printed."
        )
    );
    let document = read(printed.pdf);
    let words: Vec<&str> = document.cards["C0"].iter().map(|said| said.words.as_str()).collect();
    let words = words.join("");
    assert!(words.contains("□ and □") && words.contains("□."), "{words}");
    assert_eq!(words.matches('□').count(), 4, "{words}");
}

/// Boxes for a script that runs from right to left turn no other word round.
#[test]
fn words_beside_letters_without_a_font_are_read_as_they_are_written() {
    let card = card("own-1", "שרה and Ben", "שרה at least 8.");
    let document = read(printed(&[card]).unwrap().pdf);
    let words: Vec<&str> = document.cards["C0"].iter().map(|said| said.words.as_str()).collect();
    assert_eq!(words[..2], ["□□□ and Ben", "□□□ at least 8."]);
}

/// Both that do not fit are told, by title, and the third one is printed; the command says by its
/// code that the deck is not whole.
#[test]
fn cards_that_do_not_fit_are_left_out_and_told_and_all_others_are_printed() {
    let folder = folder();
    let cards =
        [crowded("own-1", "Everything"), value("own-2", "A Road", None), crowded("own-3", "More")];
    let deck = deck(&folder, &cards);
    let told = |title: &str| {
        format!(
            "“{title}” is not printed: its words do not fit the card even at 5 points. Shorten them."
        )
    };
    let file = folder.path().join("own.pdf");
    let ran = print_deck(&file, &deck);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(ran.out.starts_with("The deck is saved, 1 card on 1 sheet: "), "{}", ran.out);
    let err = ran.err.lines().filter(|line| line.contains("is not printed"));
    assert_eq!(err.collect::<Vec<_>>(), [told("Everything"), told("More")]);
    let document = read(fs::read(&file).unwrap());
    assert_eq!((document.pages.len(), document.pages[0].put.len()), (3, 1));
    assert_eq!(document.cards["C0"][0].words, "A Road");
    // The fault is known before anything is printed.
    let ran = check(&[&deck]);
    let name = deck.display();
    let lines: Vec<String> =
        ["Everything", "More"].map(|title| format!("{name}: {}", told(title))).to_vec();
    assert_eq!(ran.out.lines().take(2).collect::<Vec<_>>(), lines);
    // Where none fits there is no file.
    let none = folder.path().join("none.pdf");
    let ran = print_deck(&none, &self::deck(&folder, &cards[..1]));
    assert_eq!((ran.ending, ran.err.trim()), (Ending::Fault, told("Everything").as_str()));
    assert!(!none.exists());
}

/// At 6.5 points 150 letters fit; a longer sentence becomes smaller before its card is left out, and
/// never smaller than 5.
#[test]
fn words_become_smaller_to_five_points_before_a_card_is_left_out() {
    let mut smallest = f32::MAX;
    let types = Types::bundled().unwrap();
    let mut left_out = 0;
    for words in 20..120 {
        let text = "Wimpel ".repeat(words);
        let card = card("own-1", "Long", &text);
        match Front::from_card(&card, &Words::english(), &A4, &types) {
            Ok(front) => {
                assert_eq!(left_out, 0, "fewer words fit better");
                smallest = smallest.min(front.words[1].0.size);
            }
            Err(flaw) => {
                left_out += 1;
                assert_eq!(flaw, Flaw::Crowded { title: "Long".to_owned() });
            }
        }
    }
    assert!((5.0..5.5).contains(&smallest) && left_out > 0, "{smallest} {left_out}");
}
