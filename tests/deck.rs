//! The bundled orders: how many there are, where they come from, that words and requirement say the
//! same, and what they pay.

use std::collections::HashSet;

use art::livery::livery;
use content::bundled;
use rules::Catalogue;
use rules::card::deck::is_newer;
use rules::card::requirement::Completed;
use rules::card::task::{CompleteTogether, Connect, Requirement, TargetWithin};
use rules::card::{Card, Measured, Origin};
use serde_json::Value;
use text::{Language, Words};

use support::strictness;

// ---- how many, and where from ----

#[test]
fn the_deck_holds_98_cards_and_24_of_ours_for_newer_sets_no_two_alike() {
    let catalogue = bundled::catalogue();
    let of = |set: &str| catalogue.cards().iter().filter(|card| card.set == set).count();
    // R-KO-2: 51 + 9 × 5 + 2 = 98.
    assert_eq!((of("base"), of("siege")), (51, 2));
    let expansions = [
        "king-robber",
        "shrines",
        "count",
        "inns-cathedrals",
        "traders-builders",
        "princess-dragon",
        "abbey-mayor",
        "tower",
        "catapult",
    ];
    assert_eq!(expansions.map(of), [5; 9]);
    let old = catalogue.cards().iter().filter(|card| !is_newer(card));
    // R-CARD-4: 5 for the abbots and for Hills & Sheep, and 2 for each of seven minis.
    assert_eq!((old.count(), catalogue.cards().len()), (98, 98 + 24));
    let distinct =
        |what: &dyn Fn(usize) -> String| (0..122).map(what).collect::<HashSet<String>>().len();
    let cards = catalogue.cards();
    assert_eq!(distinct(&|index| cards[index].id.to_string()), 122);
    assert_eq!(distinct(&|index| cards[index].title.clone()), 122);
    let english = Words::english();
    assert_eq!(distinct(&|index| english.card_text(&cards[index])), 122);
    assert_eq!(distinct(&|index| format!("{:?}", cards[index].requirement)), 122);
    for card in cards {
        assert!((1..=30).contains(&card.points), "{}", card.id);
    }
}

/// R-KO-1: a card shows which expansion it belongs to by its border and its mark: each set of cards
/// has its own.
#[test]
fn every_set_of_cards_has_a_border_and_a_mark_of_its_own() {
    let catalogue = bundled::catalogue();
    let sets: HashSet<&str> = catalogue.cards().iter().map(|card| card.set.as_str()).collect();
    // The base game, nine expansions, the siege; the abbots, Hills & Sheep and seven minis.
    assert_eq!(sets.len(), 11 + 9);
    let distinct = |of: &dyn Fn(&str) -> String| {
        sets.iter().map(|set| of(set)).collect::<HashSet<String>>().len()
    };
    assert_eq!(distinct(&|set| format!("{:?}", livery(set).0)), sets.len(), "borders");
    assert_eq!(distinct(&|set| format!("{:?}", livery(set).1)), sets.len(), "marks");
}

/// R-CARD-2 a–e, g–j, R-CARD-3: what the rule book shows or words itself. Of f and k it shows
/// neither number nor text.
#[test]
fn the_documented_cards_are_those_of_the_rule_book_and_no_others() {
    let catalogue = bundled::catalogue();
    let documented = catalogue.cards().iter().filter(|card| card.source == Origin::Documented);
    let documented: Vec<(&str, &Requirement)> =
        documented.map(|card| (card.id.as_str(), &card.requirement)).collect();
    let asks = |requirement: &str| serde_json::from_str::<Requirement>(requirement).unwrap();
    let shown = [
        // a: exactly 5 tiles, "as displayed on the card" 6 points; b, c: at least 6 and at least
        // 10.
        ("base-01", asks(r#"{"complete": {"feature": "city", "tiles": {"exactly": 5}}}"#)),
        ("base-02", asks(r#"{"complete": {"feature": "city", "tiles": {"at-least": 6}}}"#)),
        ("base-03", asks(r#"{"complete": {"feature": "city", "tiles": {"at-least": 10}}}"#)),
        // d, e: a road connected to two complete cities, or to a city of at least 4 tiles.
        ("base-30", asks(r#"{"connect": {"cities": 2}}"#)),
        ("base-31", asks(r#"{"connect": {"cities": 1, "tiles": 4}}"#)),
        // g: a challenge won as either a shrine or a cloister.
        ("shrines-1", asks(r#"{"win-challenge": {"as": "shrine"}}"#)),
        ("shrines-2", asks(r#"{"win-challenge": {"as": "monastery"}}"#)),
        // j: the dragon; h: at least 1 tower site; i: 6 cm.
        ("princess-dragon-1", asks(r#"{"avoid-dragon": {}}"#)),
        ("tower-1", asks(r#"{"complete": {"feature": "city", "tower-sites": {"at-least": 1}}}"#)),
        ("catapult-1", asks(r#"{"target-within": {"millimetres": 60}}"#)),
    ];
    assert_eq!(documented.len(), shown.len());
    for (id, requirement) in &shown {
        assert!(documented.contains(&(*id, requirement)), "{id}");
    }
}

/// R-CARD-2 k, R-KO-24: several cards require placing a farmer, and those are marked.
#[test]
fn at_least_eight_cards_require_a_farmer_and_are_marked() {
    let catalogue = bundled::catalogue();
    assert!(catalogue.cards().iter().filter(|card| card.farmer).count() >= 8);
    for (card, german) in worded(&catalogue) {
        let (text, german) = (text(&card), text(&german));
        assert_eq!(card.farmer, text.contains("farmer"), "{}: {text}", card.id);
        assert_eq!(card.farmer, german.contains("Bauer"), "{}: {german}", card.id);
    }
}

// ---- words and requirement ----

/// Each card in English and in German, with its words.
fn worded(read: &Catalogue) -> Vec<(Card, Card)> {
    let [english, german] = [Language::English, Language::German].map(Words::in_language);
    let worded = |card: &Card, words: &Words| Card {
        title: words.card_title(card),
        text: Some(words.card_text(card)),
        ..card.clone()
    };
    read.cards().iter().map(|card| (worded(card, &english), worded(card, &german))).collect()
}

/// The words of a card that has been worded.
fn text(card: &Card) -> &str {
    card.text.as_deref().unwrap()
}

/// How a language says each kind of bound, and that there is none of something.
struct Tongue {
    exactly: &'static str,
    at_least: &'static str,
    at_most: &'static str,
    none: &'static [&'static str],
    /// Numbers in letters leave open which bound is meant.
    letters: &'static [&'static str],
}

const ENGLISH: Tongue = Tongue {
    exactly: "exactly",
    at_least: "at least",
    at_most: "at most",
    none: &["no", "none", "without"],
    letters: &["two", "three", "four", "five"],
};

const GERMAN: Tongue = Tongue {
    exactly: "genau",
    at_least: "mindestens",
    at_most: "höchstens",
    none: &["kein", "keine", "keiner", "ohne"],
    letters: &["zwei", "drei", "vier", "fünf"],
};

/// The bounds that a requirement sets, as "at least 3", sorted.
fn asked(requirement: &Requirement, tongue: &Tongue) -> Vec<String> {
    let mut bounds = Vec::new();
    collect_bounds(&serde_json::to_value(requirement).unwrap(), tongue, &mut bounds);
    let least = |number: u32| bounds.push(format!("{} {number}", tongue.at_least));
    match requirement {
        // One city is "a city".
        Requirement::Connect(Connect { cities, tiles, .. }) => {
            let least_of = [cities, tiles].into_iter().filter_map(|bound| bound.at_least);
            least_of.filter(|number| *number > 1).for_each(least);
        }
        Requirement::Score(task) => task.points.at_least.into_iter().for_each(least),
        Requirement::TargetWithin(TargetWithin { millimetres }) => {
            bounds.push(format!("{} {}", tongue.at_most, millimetres / 10));
        }
        Requirement::CompleteTogether(CompleteTogether(wanted)) => {
            // Several alike are so many; what stands alone is "a city" or "another feature".
            let mut kinds: Vec<&Completed> = Vec::new();
            for one in wanted {
                if !kinds.contains(&one) {
                    kinds.push(one);
                }
            }
            let count = |kind| wanted.iter().filter(|one| *one == kind).count() as u32;
            kinds.into_iter().map(count).filter(|count| *count > 1).for_each(least);
        }
        _ => {}
    }
    bounds.sort();
    bounds
}

fn collect_bounds(value: &Value, tongue: &Tongue, bounds: &mut Vec<String>) {
    let Value::Object(fields) = value else {
        value
            .as_array()
            .into_iter()
            .flatten()
            .for_each(|item| collect_bounds(item, tongue, bounds));
        return;
    };
    for (name, value) in fields {
        let word = match name.as_str() {
            "exactly" => tongue.exactly,
            "at-least" => tongue.at_least,
            "at-most" => tongue.at_most,
            // R-SG-1: one siege tile or more make a besieged city.
            "sieges" => continue,
            _ => "",
        };
        match value.as_u64() {
            Some(0) if !word.is_empty() => bounds.push("none".to_owned()),
            Some(number) if !word.is_empty() => bounds.push(format!("{word} {number}")),
            _ => collect_bounds(value, tongue, bounds),
        }
    }
}

/// The bounds that a text names, sorted.
fn told(text: &str, tongue: &Tongue) -> Vec<String> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut bounds: Vec<String> = Vec::new();
    for bound in [tongue.exactly, tongue.at_least, tongue.at_most] {
        let parts: Vec<&str> = bound.split(' ').collect();
        let places = words.windows(parts.len() + 1).filter(|window| window.starts_with(&parts));
        bounds.extend(places.map(|window| format!("{bound} {}", window[parts.len()])));
    }
    bounds
        .extend(words.iter().filter(|word| tongue.none.contains(word)).map(|_| "none".to_owned()));
    bounds.sort();
    bounds
}

/// R-KO-6, 9: a number is "at least", "at most" or "exactly" in the words exactly as in what is
/// judged, and none is written in letters.
#[test]
fn every_bound_of_a_card_is_told_as_it_is_judged_in_both_languages() {
    for (english, german) in worded(&bundled::catalogue()) {
        for (card, tongue) in [(&english, &ENGLISH), (&german, &GERMAN)] {
            // Of the dragon card the numbers are its points.
            assert_eq!(
                told(text(card), tongue),
                asked(&card.requirement, tongue),
                "{}: {}",
                card.id,
                text(card)
            );
            let letters = text(card).split(' ').find(|word| tongue.letters.contains(word));
            assert_eq!(letters, None, "{}: {}", card.id, text(card));
        }
    }
}

/// Of the features that one tile completes, one that stands alone is "a city", and several alike
/// are counted.
#[test]
fn what_one_tile_completes_is_told_in_full_in_both_languages() {
    let whole = worded(&bundled::catalogue());
    for (id, in_english, in_german) in [
        (
            "base-34",
            "With one tile, complete a city and a road.",
            "Stelle mit einem Plättchen eine Stadt und eine Straße fertig.",
        ),
        (
            "base-37",
            "With one tile, complete at least 3 features.",
            "Stelle mit einem Plättchen mindestens 3 Gebiete fertig.",
        ),
        (
            "base-38",
            "With one tile, complete a monastery and another feature.",
            "Stelle mit einem Plättchen ein Kloster und ein weiteres Gebiet fertig.",
        ),
        (
            "inns-cathedrals-5",
            "With one tile, complete a city and a road without any inn.",
            "Stelle mit einem Plättchen eine Stadt und eine Straße ohne Wirtshaus fertig.",
        ),
    ] {
        let (english, german) = whole.iter().find(|(card, _)| card.id.as_str() == id).unwrap();
        assert_eq!((text(english), text(german)), (in_english, in_german));
    }
}

/// A requirement of a card, and a word that stands in its text and otherwise does not, in English
/// and in German.
type Said = (fn(&Requirement) -> bool, &'static str, &'static str);

const SAID: [Said; 9] = [
    // R-KO-10: the road or the city may come last.
    (
        |asks| matches!(asks, Requirement::Connect(_)),
        "a road or a city so that",
        "eine Straße oder Stadt fertig, sodass",
    ),
    (
        |asks| matches!(asks, Requirement::CompleteTogether(_)),
        "With one tile",
        "mit einem Plättchen",
    ),
    (
        |asks| matches!(asks, Requirement::Take(task) if task.from_opponent),
        "from an opponent.",
        "einem Gegner den",
    ),
    // R-CAT-4: a throw too short is not one that nobody catches. R-SG-4: the knight is one's own,
    // and escapes.
    (|asks| matches!(asks, Requirement::SlipBy(_)), "past the ruler", "über das Lineal"),
    (
        |asks| matches!(asks, Requirement::Escape(_)),
        "one of your knights escape",
        "einen deiner Ritter",
    ),
    // R-KO-29, 32: both sides of the dragon card.
    (
        |asks| matches!(asks, Requirement::AvoidDragon(_)),
        "lose 10 points at once",
        "verlierst du sofort 10 Punkte",
    ),
    (
        |asks| mentions(asks, "sieges") || matches!(asks, Requirement::Escape(_)),
        "besieged city",
        "belagerte",
    ),
    // R-KO-17.
    (|asks| mentions(asks, "tower-sites"), "tower site", "Turmfundament"),
    // R-KO-35: the market is left before the final scoring, but not before the end of the game.
    (
        |asks| matches!(asks, Requirement::LeaveCity(_)),
        "before the end of the game",
        "vor dem Spielende",
    ),
];

fn mentions(requirement: &Requirement, field: &str) -> bool {
    serde_json::to_string(requirement).unwrap().contains(&format!("\"{field}\""))
}

#[test]
fn what_a_table_could_argue_about_is_said_on_the_card_in_both_languages() {
    for (english, german) in worded(&bundled::catalogue()) {
        for (asks, in_english, in_german) in SAID {
            let wanted = asks(&english.requirement);
            // "The King from an opponent." ends the sentence of two cards that also take him from
            // the table.
            if !wanted && in_english == "from an opponent." {
                continue;
            }
            assert_eq!(
                text(&english).contains(in_english),
                wanted,
                "{}: {}",
                english.id,
                text(&english)
            );
            let german = text(&german);
            assert_eq!(german.contains(in_german), wanted, "{}: {german}", english.id);
        }
    }
}

#[test]
fn a_text_is_one_or_two_sentences() {
    for (english, german) in worded(&bundled::catalogue()) {
        for card in [english, german] {
            let text = text(&card);
            let sentences = text.matches('.').count();
            assert!(text.ends_with('.') && (1..=2).contains(&sentences), "{}: {text}", card.id);
        }
    }
}

// ---- points ----

fn measured(held: u32, fulfilled: u32) -> Measured {
    Measured { held, fulfilled, when: 50 }
}

/// Points = 12 × √(misses ÷ fulfilments), rounded, from 2 to 20.
#[test]
fn a_card_fulfilled_every_other_time_pays_twelve_and_the_others_by_the_root_of_the_odds() {
    // 50 : 50 → 12 × √1; 20 : 80 → 12 × √0.25; 64 : 36 → 12 × √1.778 = 16; 36 : 64 → 12 × √0.5625;
    // 69 : 31 → 12 × √2.226 = 17.9; 80 : 20 would be 24, 3 : 97 is 2.1.
    for (of_hundred, points) in
        [(50, 12), (80, 6), (36, 16), (64, 9), (31, 18), (20, 20), (0, 20), (97, 2), (100, 2)]
    {
        assert_eq!(measured(100, of_hundred).fair_points(), points, "{of_hundred} %");
    }
}

/// The figures beside the cards are of enough games; house cards are not hopeless; all points
/// follow from them.
#[test]
fn the_points_of_the_cards_follow_from_how_often_they_are_fulfilled() {
    let catalogue = bundled::catalogue();
    for card in catalogue.cards() {
        let measured = card.measured.unwrap_or_else(|| panic!("{} has no figures", card.id));
        let enough = if card.set == "base" { 400 } else { 600 };
        assert!(measured.held >= enough, "{}: {measured:?}", card.id);
        assert!(
            measured.fulfilled <= measured.held && measured.when <= 100,
            "{}: {measured:?}",
            card.id
        );
        let points =
            strictness::points(card, catalogue.cards(), |card| card.measured.unwrap_or_default());
        assert_eq!(card.points, points, "{}: {measured:?}", card.id);
        // R-KO-33: the dragon card is never fulfilled; its points are those of the rules (R-KO-32).
        if matches!(card.requirement, Requirement::AvoidDragon(_)) {
            assert_eq!((card.points, measured.fulfilled), (10, 0));
        } else {
            assert!(
                card.source == Origin::Documented || measured.rate() >= 0.03,
                "{}: {measured:?}",
                card.id
            );
            assert!((2..=20).contains(&card.points), "{}", card.id);
        }
    }
    // R-CARD-3: the one card whose points the rule book gives.
    assert_eq!(catalogue.card("base-01").unwrap().points, 6);
}

/// Of every two cards of which one contains the other: the stricter one pays no less.
#[test]
fn a_stricter_card_never_pays_less_than_the_one_that_it_contains() {
    let catalogue = bundled::catalogue();
    let pairs = catalogue
        .cards()
        .iter()
        .flat_map(|strict| catalogue.cards().iter().map(move |wide| (strict, wide)));
    let pairs: Vec<_> = pairs.filter(|(strict, wide)| strictness::contains(strict, wide)).collect();
    for (strict, wide) in &pairs {
        assert!(
            strict.points >= wide.points,
            "{} {} < {} {}",
            strict.id,
            strict.points,
            wide.id,
            wide.points
        );
    }
    let found = |strict: &str, wide: &str| {
        pairs.iter().any(|(one, other)| (one.id.as_str(), other.id.as_str()) == (strict, wide))
    };
    for (strict, wide) in [
        ("tower-5", "tower-1"),
        ("tower-2", "tower-1"),
        // Two kinds of goods are two goods.
        ("traders-builders-3", "traders-builders-2"),
        ("king-robber-3", "king-robber-1"),
        ("base-03", "base-02"),
        ("base-07", "base-02"),
        // A road into two cities runs into one.
        ("base-30", "base-32"),
        // Own followers are followers, and so are those of two players.
        ("base-16", "base-14"),
        ("base-20", "base-14"),
        // Complete cities are cities.
        ("base-44", "base-42"),
        ("inns-cathedrals-5", "base-34"),
        ("base-29", "shrines-4"),
        ("abbey-mayor-2", "abbey-mayor-1"),
        ("abbey-mayor-3", "base-09"),
    ] {
        assert!(found(strict, wide), "{strict} contains {wide}");
        assert!(!found(wide, strict), "{wide} does not contain {strict}");
    }
    // Five tiles are not six, and two cities of any size may be smaller than four tiles.
    assert!(
        !found("base-01", "base-02")
            && !found("base-30", "base-31")
            && !found("base-49", "base-51")
    );
}
