//! Languages: each says everything that English says, with the same names and numbers, and words
//! every bundled card.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use content::bundled;
use content::deck::{MAX_TEXT, MAX_TITLE};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use rules::card::Card;
use rules::feature::Kind;
use rules::player::Figure;
use rules::throw::{Distance, Measure};
use text::say;
use text::{Keyboard, Language, Words, typographic};

use crate::text::{keys_of, variables_of};

/// The words of cards have keys of their own.
fn is_card(key: &str) -> bool {
    key.strip_prefix("order-").is_some_and(|id| bundled::catalogue().card(id).is_some())
}

/// The keys of a language that are no cards'.
fn keys(language: Language) -> Vec<&'static str> {
    language.tables().iter().flat_map(|table| keys_of(table)).filter(|key| !is_card(key)).collect()
}

/// The variables of each of its messages.
fn variables(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    // The text before the first key has none.
    let is_message = |key: &str| !key.is_empty() && !is_card(key);
    language
        .tables()
        .iter()
        .flat_map(|table| variables_of(table))
        .filter(|(key, _)| is_message(key))
        .collect()
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.key().parse().unwrap()]);
    bundle.set_use_isolating(false);
    for table in language.tables() {
        bundle.add_resource(FluentResource::try_new((*table).to_owned()).unwrap()).unwrap();
    }
    bundle
}

/// The numbers in a text, sorted: the digits that words begin with. Those at the end of a word are
/// its own, as in the key Pos1.
fn numbers(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let mut numbers: Vec<&str> = words
        .filter_map(|word| {
            let digits = word.find(|c: char| !c.is_ascii_digit()).map_or(word, |end| &word[..end]);
            (!digits.is_empty()).then_some(digits)
        })
        .collect();
    numbers.sort_unstable();
    numbers
}

// ---- what translators are told ----

#[test]
fn the_lines_of_a_table_that_cannot_be_read_are_told() {
    let table = "home-new = New\nthis is nothing\n\nback = Back\nclose = { $name\n";
    assert_eq!(Words::unread(table), [2, 5]);
    let words = Words::new("en", &[table]);
    assert_eq!((words.say("home-new", &[]), words.say("back", &[])), ("New".into(), "Back".into()));
}

/// The reader goes into braces within braces by itself, and would use up its room.
#[test]
fn a_table_with_endless_braces_is_left_out() {
    let braces = |count: usize| {
        format!("back = Back\nclose = {}\"x\"{}\n", "{".repeat(count), "}".repeat(count))
    };
    assert_eq!(Words::unread(&braces(50_000)), [2]);
    assert_eq!(Words::new("fr", &[&braces(50_000)]).say("back", &[]), "Back");
    assert!(Words::unread(&braces(20)).is_empty());
}

// ---- the tables ----

#[test]
fn every_table_is_read_without_errors_and_says_nothing_twice() {
    for language in Language::ALL {
        bundle(*language);
        let all: Vec<&str> = language.tables().iter().flat_map(|table| keys_of(table)).collect();
        let mut seen = BTreeSet::new();
        let twice: Vec<_> = all.iter().filter(|key| !seen.insert(**key)).collect();
        assert!(twice.is_empty(), "{language:?} has twice: {twice:?}");
    }
}

#[test]
fn every_table_in_the_program_is_the_file_that_was_written() {
    for language in Language::ALL {
        let key = language.key();
        let names = [format!("{key}.ftl"), format!("orders-{key}.ftl")];
        assert_eq!(language.tables().len(), if *language == Language::English { 1 } else { 2 });
        for (table, name) in language.tables().iter().zip(names) {
            let folder = support::root().join("resources/text");
            let mut of_sets: Vec<PathBuf> =
                std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
            of_sets.sort();
            let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
            let mut written = read(folder.join(&name));
            assert!(!written.is_empty(), "{name}");
            written.extend(of_sets.iter().map(|set| read(set.join(&name))));
            assert!(*table == written, "{name}");
        }
    }
}

#[test]
fn every_language_has_exactly_the_keys_of_english() {
    let english: BTreeSet<&str> = keys(Language::English).into_iter().collect();
    for language in Language::ALL {
        let theirs: BTreeSet<&str> = keys(*language).into_iter().collect();
        let missing: Vec<_> = english.difference(&theirs).collect();
        let idle: Vec<_> = theirs.difference(&english).collect();
        assert!(
            missing.is_empty() && idle.is_empty(),
            "{language:?} lacks {missing:?} and has beside {idle:?}"
        );
    }
}

#[test]
fn every_message_puts_in_the_same_as_in_english() {
    let english = variables(Language::English);
    for language in Language::ALL {
        let theirs = variables(*language);
        for (key, variables) in &english {
            assert_eq!(theirs.get(key), Some(variables), "{language:?}, {key}");
        }
    }
}

/// The variables that a message of some language has forms for. They are numbers, or one of two
/// looks.
fn with_forms() -> BTreeSet<&'static str> {
    let lines =
        Language::ALL.iter().flat_map(|language| language.tables()).flat_map(|table| table.lines());
    lines
        .filter_map(|line| {
            line.trim_end().strip_suffix("->")?.trim().rsplit_once('$').map(|(_, name)| name)
        })
        .collect()
}

/// Without an error for nothing, one, two and many; every name comes through, and every number that
/// stands in the English one, and no other than what is counted.
#[test]
fn names_and_numbers_come_through_in_every_language() {
    let english = bundle(Language::English);
    let asked = variables(Language::English);
    let (forms, all) = (with_forms(), asked.values().flatten().copied().collect::<BTreeSet<_>>());
    assert!(forms.contains("count") && !forms.contains("name"), "{forms:?}");
    for count in [0, 1, 2, 5] {
        let mut args = FluentArgs::new();
        for name in &all {
            if forms.contains(name) {
                args.set(*name, count);
            } else {
                args.set(*name, format!("‹{name}›"));
            }
        }
        let say = |bundle: &FluentBundle<FluentResource>, key: &str| {
            let mut errors = Vec::new();
            let pattern = bundle.get_message(key).unwrap().value().unwrap();
            let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            assert!(errors.is_empty(), "{key} with {count}: {errors:?}");
            said
        };
        for language in Language::ALL {
            let bundle = bundle(*language);
            for (key, variables) in &asked {
                let (said, in_english) = (say(&bundle, key), say(&english, key));
                assert!(!said.trim().is_empty(), "{language:?} says nothing for {key}");
                for name in variables.iter().filter(|name| !forms.contains(**name)) {
                    let mark = format!("‹{name}›");
                    assert_eq!(
                        said.contains(&mark),
                        in_english.contains(&mark),
                        "{language:?}, {key}: {said}"
                    );
                }
                let (mut more, count) = (numbers(&said), count.to_string());
                for number in numbers(&in_english) {
                    let at = more.iter().position(|other| *other == number);
                    more.remove(at.unwrap_or_else(|| panic!("{language:?}, {key}: {said}")));
                }
                // Where English says “one”, others may say 1.
                assert!(more.iter().all(|more| *more == count), "{language:?}, {key}: {said}");
            }
        }
    }
}

/// The articles that bend with the word behind them; in English only “a” and “an” do.
const ARTICLES: [(Language, &str); 6] = [
    (Language::English, "a an"),
    (
        Language::German,
        "der die das den dem des ein eine einen einem einer eines zum zur vom im am beim ins",
    ),
    (Language::French, "le la les un une du des au aux"),
    (Language::Spanish, "el la los las un una del al"),
    (Language::Italian, "il lo la i gli un uno una del dello della al allo alla nel nella sul"),
    (Language::Dutch, "de het een"),
];

/// What is put into a sentence has other genders, or begins with other letters: no article stands
/// before it, and the figures that need one bring it along.
#[test]
fn no_article_is_glued_to_a_word_that_is_put_in() {
    let words = [
        "role", "figure", "figures", "feature", "features", "building", "title", "tile", "good",
        "token", "quarter", "part",
    ];
    for (language, articles) in ARTICLES {
        let articles: BTreeSet<&str> = articles.split(' ').collect();
        for table in language.tables() {
            for line in table.lines() {
                let parts: Vec<&str> = line.split("{ $").collect();
                for two in parts.windows(2) {
                    let name = two[1].split([' ', '}']).next().unwrap_or_default();
                    let before =
                        two[0].strip_suffix(' ').and_then(|it| it.rsplit([' ', '(']).next());
                    let article = before.map(str::to_lowercase).unwrap_or_default();
                    let is_glued = articles.contains(article.as_str()) || two[0].ends_with('’');
                    assert!(!(words.contains(&name) && is_glued), "{language:?}: {line}");
                }
            }
        }
    }
}

// ---- the choice of a language ----

#[test]
fn a_locale_chooses_its_language() {
    let of = |locale| Language::of_locale(Some(locale));
    for german in ["de", "de_DE.UTF-8", "de_AT", "de-CH", "de_DE@euro", "DE", "de.UTF-8"] {
        assert_eq!(of(german), Language::German, "{german}");
    }
    for other in ["en_GB.UTF-8", "C", "C.UTF-8", "POSIX", "", "pt_PT.UTF-8", "den_CA", "_DE", "d"] {
        assert_eq!(of(other), Language::English, "{other}");
    }
    assert_eq!(Language::of_locale(None), Language::English);
    for region in ["de-AT", "de-CH", "de-LI", "de-Latn-CH", "de_CH.UTF-8", "de-CH-1996"] {
        assert_eq!(of(region), Language::German, "{region}");
    }
}

#[test]
fn of_several_locales_the_first_that_the_app_speaks_counts() {
    let of = |locales: &[&'static str]| Language::of_locales(locales.iter().copied());
    assert_eq!(of(&["pt-BR", "de-CH", "en-GB"]), Language::German);
    assert_eq!(of(&["sv-SE", "en-GB", "de-DE"]), Language::English);
    assert_eq!(of(&["sv-SE"]), Language::English);
    assert_eq!(of(&[]), Language::English);
}

#[test]
fn what_a_table_lacks_is_said_in_english() {
    let words = Words::new("fr", &["home-new = Nouvelle partie"]);
    assert_eq!(words.say("home-new", &[]), "Nouvelle partie");
    assert_eq!(words.say("back", &[]), Words::english().say("back", &[]));
    assert_eq!(words.say("no-such-key", &[]), "no-such-key");
}

/// City, road, field and river have four letters in each language, and no other letter is a side:
/// S is no city in English, and C is none in German.
#[test]
fn sides_are_typed_in_the_letters_of_the_language_and_in_no_others() {
    let sides = |language, letters: &str| -> String {
        let words = Words::in_language(language);
        letters.chars().map(|letter| words.side_of(letter).unwrap_or('-')).collect()
    };
    for language in Language::ALL {
        let own = say!(Words::in_language(*language), "key-sides").to_lowercase().replace(' ', "");
        assert_eq!(sides(*language, &own), "crfv", "{language:?}, {own}");
        let foreign: String = ('a'..='z').filter(|letter| !own.contains(*letter)).collect();
        assert!(sides(*language, &foreign).chars().all(|side| side == '-'), "{language:?}");
    }
    assert_eq!(sides(Language::English, "crfvs"), "crfv-");
    assert_eq!(sides(Language::German, "swgbc"), "crfv-");
    assert_eq!(sides(Language::Italian, "csp"), "crf", "s is strada");
    assert_eq!(sides(Language::Spanish, "m"), "r", "m is camino");
    assert_eq!(sides(Language::Polish, "m"), "c", "m is miasto");
}

#[test]
fn on_a_mac_shortcuts_are_called_as_its_keys_are() {
    for language in Language::ALL {
        let words = Words::on(*language, Keyboard::Mac);
        assert_eq!(words.key_names("Ctrl Z"), "⌘ Z");
        assert_eq!(words.key_names("+  −  Home"), "+  −  ↖");
        assert_eq!(say!(words, "key-ctrl"), "⌘", "what stands on buttons");
        for key in ["lesson-astray", "lesson-undo"] {
            assert!(words.say(key, &[]).contains("⌘ Z"), "{language:?}, {key}");
        }
    }
    assert_eq!(Words::on(Language::German, Keyboard::Pc).key_names("Ctrl Z"), "Strg Z");
}

#[test]
fn every_language_goes_by_its_key_and_calls_itself_by_its_own_name() {
    for language in Language::ALL {
        assert_eq!(Language::of_key(language.key()), Some(*language));
    }
    assert_eq!(
        Language::ALL.iter().map(|language| language.own_name()).collect::<Vec<_>>(),
        [
            "English",
            "Deutsch",
            "Français",
            "Español",
            "Nederlands",
            "Polski",
            "Čeština",
            "Italiano"
        ]
    );
    assert_eq!(Language::of_key("xx"), None);
}

// ---- cards ----

/// A title that fits, words that fit, and the same numbers.
#[test]
fn every_language_words_every_bundled_card() {
    let (read, english) = (bundled::catalogue(), Words::english());
    for language in Language::ALL.iter().filter(|language| **language != Language::English) {
        let keys: BTreeSet<String> =
            language.tables().iter().flat_map(|table| keys_of(table)).map(Into::into).collect();
        let words = Words::in_language(*language);
        let mut titles = BTreeSet::new();
        for card in read.cards() {
            assert!(
                keys.contains(&format!("order-{}", card.id)),
                "{language:?} has no words for {}",
                card.id
            );
            let (title, text) = (words.card_title(card), words.card_text(card));
            let (long, longer) = (title.chars().count(), text.chars().count());
            assert!((1..=MAX_TITLE).contains(&long), "{}: {long} characters", card.id);
            assert!((1..=MAX_TEXT).contains(&longer), "{}: {longer} characters", card.id);
            let said = english.card_text(card);
            assert_ne!(text, said, "{} is not translated", card.id);
            assert_eq!(numbers(&text), numbers(&said), "{}: {said} / {text}", card.id);
            assert!(titles.insert(title.clone()), "two cards are called {title}");
        }
    }
}

#[test]
fn english_cards_and_decks_of_the_table_keep_their_words() {
    let (english, german) = (Words::english(), Words::in_language(Language::German));
    let own = r#"[{"id": "own-1", "set": "base", "title": "Our Own", "text": "Complete a city of exactly 9 tiles.",
        "points": 9, "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 9}}}}]"#;
    let (read, faults) = bundled::with_own(&[], &[("ours.json".to_owned(), own.to_owned())]);
    assert!(faults.is_empty());
    for card in read.cards() {
        assert_eq!(english.card_title(card), typographic(&card.title));
        assert!((1..=MAX_TEXT).contains(&english.card_text(card).chars().count()), "{}", card.id);
    }
    assert_eq!(english.card_title(read.card("base-24").unwrap()), "A Day’s March");
    let of = |words: &Words, id: &str| {
        let card = read.card(id).unwrap();
        (words.card_title(card), words.card_text(card))
    };
    assert_eq!(
        of(&german, "own-1"),
        ("Our Own".into(), "Complete a city of exactly 9 tiles.".into())
    );
    assert_eq!(
        of(&german, "base-01"),
        ("Fünf Türme".into(), "Stelle eine Stadt aus genau 5 Plättchen fertig.".into())
    );
}

/// The words of a card's own are those that the language has for it, or as they are written; a card
/// without any says what it asks for.
#[test]
fn a_card_with_words_of_its_own_is_translated_where_a_language_has_them() {
    let asked = r#""points": 9, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 9}}}}"#;
    let card = |text: &str| -> Card {
        let head = format!(r#"{{"id": "own-1", "set": "base", "title": "Our Own", {text}"#);
        serde_json::from_str(&format!("{head}{asked}")).unwrap()
    };
    let (own, plain) = (card(r#""text": "Make 9 o'clock.", "#), card(""));
    let german = Language::German.tables().iter().map(String::as_str);
    let with =
        |table: &'static str| Words::new("de", &german.clone().chain([table]).collect::<Vec<_>>());
    let both = with("order-own-1 = Eigen\n    .text = Bau 9!\n");
    let title = with("order-own-1 = Eigen\n");
    let said = |words: &Words, card: &Card| (words.card_title(card), words.card_text(card));
    let from_task = "Stelle eine Stadt aus genau 9 Plättchen fertig.";
    assert_eq!(said(&both, &own), ("Eigen".into(), "Bau 9!".into()));
    assert_eq!(said(&title, &own), ("Eigen".into(), "Make 9 o’clock.".into()));
    assert_eq!(said(&both, &plain), ("Eigen".into(), from_task.into()));
    assert_eq!(said(&with(""), &plain), ("Our Own".into(), from_task.into()));
}

// ---- German ----

#[test]
fn german_has_its_forms() {
    let words = Words::in_language(Language::German);
    let returned = |count: usize| say!(words, "outcome-returned", count = count);
    assert_eq!(
        (returned(1), returned(2)),
        ("1 Gefolgsmann geht nach Hause.".into(), "2 Gefolgsleute gehen nach Hause.".into())
    );
    assert_eq!(
        words.list(&["Anna".to_owned(), "Ben".to_owned(), "Cleo".to_owned()]),
        "Anna, Ben und Cleo"
    );
    let roles = [Kind::Road, Kind::City, Kind::Field, Kind::MONASTERY, Kind::SHRINE];
    let roles = roles.map(|kind| words.role(kind, Figure::Follower));
    assert_eq!(roles, ["Wegelagerer", "Ritter", "Bauer", "Mönch", "Ketzer"]);
    assert_eq!(words.signed(-10), "−10");
}

/// A comma stands before the tenths.
#[test]
fn german_distances_have_a_comma() {
    let distance = Distance::from_millimetres(58.5).unwrap();
    let german = Words::in_language(Language::German);
    assert_eq!(german.distance(distance, Measure::Millimetre), "58,5 mm");
    assert_eq!(german.distance(distance, Measure::Centimetre), "5,85 cm");
    assert_eq!(Words::english().distance(distance, Measure::Millimetre), "58.5 mm");
}

/// A distance is shown with the digits that were typed; a third of a tile has no end of them.
#[test]
fn distances_are_shown_as_they_were_typed() {
    let words = Words::english();
    for (typed, shown) in [
        ("60.04 mm", "60.04 mm"),
        ("60 mm", "60.0 mm"),
        ("6.004 cm", "6.004 cm"),
        ("5.83", "5.83 cm"),
        ("2 1/8\"", "2.125 inches"),
    ] {
        let unit = words.unit_of_length(typed, Measure::Centimetre);
        let length = words.length(typed, Measure::Centimetre).unwrap();
        let distance = Distance::from_millimetres(length).unwrap();
        let told = words.distance(distance, unit);
        let number = |text: &str| text.split(' ').next().map(str::to_owned);
        assert_eq!(number(&told), number(shown), "{typed}: {told}");
    }
    let third = Distance::from_millimetres(Measure::Tile.millimetres() / 3.0).unwrap();
    assert!(words.distance(third, Measure::Tile).starts_with("0.33 "));
}

/// „So“, in every message.
#[test]
fn german_quotation_marks_are_german() {
    for table in Language::German.tables() {
        for line in table.lines() {
            assert_eq!(line.matches('„').count(), line.matches('“').count(), "{line}");
            assert!(!line.contains('”'), "{line}");
        }
    }
}
