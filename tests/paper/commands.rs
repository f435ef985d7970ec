//! `kings-order print`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;
use cli::{Arguments, Ending};
use rules::house_rule::HouseRule;
use tempfile::TempDir;
use text::Words;

use super::read::read;
use crate::commands::{Ran, folder, game_file, run};
use support::table::{order_ids, setup};

/// Prints as it is typed.
fn print(file: &Path, arguments: &[&str]) -> Ran {
    let file = file.to_string_lossy();
    let typed = ["kings-order", "print", &file].into_iter().chain(arguments.iter().copied());
    run(&Arguments::try_parse_from(typed).unwrap().command.unwrap())
}

/// Prints a deck of the table's own.
pub fn print_deck(file: &Path, deck: &Path) -> Ran {
    print(file, &["--deck", &deck.to_string_lossy()])
}

fn target(folder: &TempDir) -> PathBuf {
    folder.path().join("deck.pdf")
}

fn said(ran: &Ran) -> (Ending, &str) {
    (ran.ending, ran.err.trim())
}

#[test]
fn a_deck_is_saved_and_told() {
    let folder = folder();
    let file = target(&folder);
    let ran =
        print(&file, &["--sets", "base,king-robber", "--paper", "letter", "--language", "de"]);
    assert_eq!(said(&ran), (Ending::Well, ""));
    let path = file.display();
    assert_eq!(ran.out, format!("The deck is saved, 56 cards on 7 sheets: {path}\n"));
    let document = read(fs::read(&file).unwrap());
    assert_eq!(document.pages.len(), 15);
    assert_eq!(document.cards["C0"][0].words, "Fünf Türme");
}

#[test]
fn a_file_that_is_there_is_only_replaced_on_demand() {
    let folder = folder();
    let file = target(&folder);
    fs::write(&file, "a letter").unwrap();
    let ran = print(&file, &["--sets", "base"]);
    let path = file.display();
    let fault =
        format!("{path} is there already. Choose another name, or add --force to replace it.");
    assert_eq!(said(&ran), (Ending::Fault, fault.as_str()));
    assert_eq!(fs::read_to_string(&file).unwrap(), "a letter");
    let ran = print(&file, &["--sets", "base", "--force"]);
    assert_eq!(ran.ending, Ending::Well, "{}", ran.err);
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn what_cannot_be_printed_is_told_and_nothing_written() {
    let folder = folder();
    let file = target(&folder);
    let ran = print(&file, &["--sets", "base,towers"]);
    assert_eq!(ran.ending, Ending::Usage);
    assert!(ran.err.starts_with("No tile set is called “towers”. The sets are base, king-robber"));

    let ran = print(&file, &["--sets", "river-1"]);
    let none = "There is no card to print. Choose sets that have orders.";
    assert_eq!(said(&ran), (Ending::Fault, none));

    let deck = folder.path().join("own.json");
    fs::write(&deck, "[{\"id\": \"own-1\"}]").unwrap();
    let ran = print(&file, &["--deck", &deck.to_string_lossy()]);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(ran.err.contains("own.json"), "{}", ran.err);
    assert!(!file.exists());
}

#[test]
fn a_deck_of_the_tables_own_is_printed() {
    let folder = folder();
    let deck = folder.path().join("own.json");
    let card = r#"[{"id": "own-1", "set": "base", "title": "Żółta wieża", "text": "Zbuduj 7.",
        "points": 9, "source": "house", "requirement": {"complete": {"feature": "road"}}}]"#;
    fs::write(&deck, card).unwrap();
    let file = target(&folder);
    let ran = print(&file, &["--deck", &deck.to_string_lossy()]);
    assert_eq!(said(&ran), (Ending::Well, ""));
    let document = read(fs::read(&file).unwrap());
    let words: Vec<&str> = document.cards["C0"].iter().map(|said| said.words.as_str()).collect();
    assert_eq!(words, ["Żółta wieża", "Zbuduj 7.", "house order", "own-1", "9"]);
}

/// R-KO-50: each copy is a card on paper, with the name that the deck has.
#[test]
fn a_card_that_a_deck_has_twice_is_printed_twice() {
    let folder = folder();
    let deck = folder.path().join("fans.json");
    fs::write(&deck, include_str!("../decks/fan-exact.json")).unwrap();
    let file = target(&folder);
    let ran = print(&file, &["--deck", &deck.to_string_lossy()]);
    assert_eq!(said(&ran), (Ending::Well, ""));
    let document = read(fs::read(&file).unwrap());
    let has = |card: &String, word: &str| document.cards[card].iter().any(|it| it.words == word);
    let twins = document.cards.keys().filter(|card| has(card, "fan-20")).count();
    assert_eq!(twins, 2);
}

/// Two cards of 56 by 87 mm on a sheet of one side, and what cannot be asked for.
#[test]
fn the_command_prints_in_another_style() {
    let folder = folder();
    let file = target(&folder);
    let style = ["--sets", "king-robber", "--size", "56x87", "--plain"];
    let ran = print(&file, &[&style[..], &["--no-backs"]].concat());
    assert_eq!(said(&ran), (Ending::Well, ""));
    let document = read(fs::read(&file).unwrap());
    assert_eq!((document.pages.len(), document.pages[0].put.len()), (2, 5));
    let cut = document.pages[0].put[0].cut;
    assert!((cut.width - 56.0).abs() < 0.01 && (cut.height - 87.0).abs() < 0.01, "{cut:?}");
    assert!(document.pages[0].filled.is_empty());

    let back = |arguments: &[&str]| {
        let ran = print(&file, &[&style[..], &["--force"], arguments].concat());
        assert_eq!(said(&ran), (Ending::Well, ""));
        read(fs::read(&file).unwrap()).pages[1].put[0].cut
    };
    let (usual, moved) = (back(&[]), back(&["--shift", "-0.5,1.25"]));
    assert!((moved.x - usual.x + 0.5).abs() < 0.01 && (moved.y - usual.y - 1.25).abs() < 0.01);
    for wrong in ["--shift=1", "--shift=9,0", "--shift=a,b", "--size=57x87"] {
        let typed = ["kings-order", "print", "deck.pdf", wrong];
        assert!(Arguments::try_parse_from(typed).is_err(), "{wrong}");
    }
    let both = ["kings-order", "print", "deck.pdf", "--no-backs", "--shift", "1,1"];
    assert!(Arguments::try_parse_from(both).is_err());
}

/// A slip of the hand makes no folders.
#[test]
fn a_deck_is_not_saved_into_a_folder_that_is_not_there() {
    let folder = folder();
    let missing = folder.path().join("Docments");
    let ran = print(&missing.join("deck.pdf"), &["--sets", "base"]);
    let path = missing.display();
    let fault = format!("There is no folder {path}. Make it first, or choose another one.");
    assert_eq!(said(&ran), (Ending::Fault, fault.as_str()));
    let ran = print(&missing.join("deck.pdf"), &["--sets", "base", "--force"]);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(!missing.exists());
}

/// Only the deck of the base game is in use: no question of another set is answered.
#[test]
fn a_deck_of_ones_own_tells_the_house_rules_of_its_sets() {
    let folder = folder();
    let deck = folder.path().join("own.json");
    let card = |set: &str| {
        format!(
            r#"[{{"id": "own-1", "set": "{set}", "title": "Mine", "text": "Do it.", "points": 9,
            "source": "house", "requirement": {{"complete": {{"feature": "road"}}}}}}]"#
        )
    };
    let challenge = Words::english().asked_and_answered(HouseRule::ChallengeByPresence, 0).0;
    let challenge = challenge.split(' ').take(4).collect::<Vec<_>>().join(" ");
    for (set, tells) in [("base", false), ("shrines", true)] {
        fs::write(&deck, card(set)).unwrap();
        let file = target(&folder);
        let ran = print(&file, &["--deck", &deck.to_string_lossy(), "--force"]);
        assert_eq!(said(&ran), (Ending::Well, ""));
        let document = read(fs::read(&file).unwrap());
        let page = document.pages.last().unwrap();
        let told: Vec<&str> = page.said.iter().map(|said| said.words.as_str()).collect();
        assert_eq!(told.join(" ").contains(&challenge), tells, "{set}: {told:?}");
    }
}

/// A game's pile is nobody's to know: whatever lies on top of it, the same deck is printed.
#[test]
fn the_deck_of_a_game_says_nothing_of_its_pile() {
    let deck = ["base-05", "base-26", "base-11", "base-01", "base-40", "base-33"];
    let printed = |order: &mut dyn Iterator<Item = &'static str>| {
        let folder = folder();
        let mut setup = setup(&["Anna", "Ben"], &["base"]);
        let ids: Vec<&str> = order.collect();
        setup.orders = Some(order_ids(&ids).collect());
        let game = game_file(&folder, setup, Vec::new());
        let file = target(&folder);
        let ran = print(&file, &["--game", &game.to_string_lossy()]);
        assert_eq!(said(&ran), (Ending::Well, ""));
        fs::read(&file).unwrap()
    };
    let one = printed(&mut deck.into_iter());
    let other = printed(&mut deck.into_iter().rev());
    assert!(one == other, "two piles of one deck differ on paper");
    let document = read(one);
    assert_eq!(document.pages[0].put.len(), 6);
    assert_eq!(document.cards["C0"][0].words, "Five Towers");
}
