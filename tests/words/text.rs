//! Words: every key is there, none is idle, plurals work, and no sentence has a hole in it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use content::bundled;
use content::file::Problem;
use fluent_bundle::FluentResource;
use journal::Edit;
use rules::board::Misfit;
use rules::card::soundness::Problem as Unsound;
use rules::card::task::Requirement;
use rules::expansion::Rejection as Own;
use rules::expansion::{
    abbey, abbot, barn, builder, count, crop, dragon, fair, fairy, ferry, flying, gold, magic,
    messages, phantom, princess, river, robbers, sheep, siege, tower, wagon,
};
use rules::feature::{Kind, Occupant, Place, Record};
use rules::geometry::{Corner, Side};
use rules::orders;
use rules::piece::Neutral;
use rules::player::{Colour, Figure};
use rules::scorepad;
use rules::scoring::{Label, Line, Score, Source};
use rules::setup::{BUNDLED, Fault};
use rules::table;
use rules::tile::described;
use rules::tile::{Edge, Quarter, Segment};
use rules::title::Title;
use rules::{Move, Outcome, Rejection};
use text::say;
use text::{Argument, Language, Measure, Words};

use support::code::{Token, sources, tokens};
use support::table::{Table, place, seat, segment, spot};

/// The English table.
fn table() -> &'static str {
    &Language::English.tables()[0]
}

/// The keys of the English table, in its order.
fn keys() -> Vec<&'static str> {
    keys_of(table())
}

/// The keys of a table, in its order.
pub fn keys_of(table: &'static str) -> Vec<&'static str> {
    let message = |line: &'static str| {
        line.split_once(" = ").or_else(|| line.split_once(" =")).map(|(key, _)| key)
    };
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    table.lines().filter(begins).filter_map(message).collect()
}

// ---- the table ----

#[test]
fn the_table_of_words_is_read_without_errors() {
    if let Err((_, errors)) = FluentResource::try_new(table().to_owned()) {
        panic!("{errors:?}");
    }
    let keys = keys();
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = keys.iter().filter(|key| !seen.insert(**key)).collect();
    assert!(twice.is_empty(), "a later message hides an earlier one: {twice:?}");
    assert!(keys.len() > 150, "only {} keys found", keys.len());
    let words = Words::english();
    assert!(keys.iter().all(|key| words.has(key)));
}

/// The parts of a screen that are given a key and nothing that it could ask for.
const PARTS: [&str; 8] =
    [".title(", ".heading(", ".plain(", ".strong(", ".note(", ".action(", ".hint(", ".hint_below("];

/// Whether a part of a screen is given what follows.
fn is_in_part(before: &str) -> bool {
    PARTS.iter().any(|part| before.contains(part))
}

/// String literals that the source hands to the table: in `src/text` every one that looks like a
/// key, elsewhere the first one in `say!(…)` and `.say(…)` and in the parts of a screen.
fn keys_in_source() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for file in sources() {
        let tokens = tokens(&file.text);
        let in_text = file.name.starts_with("text");
        for (index, token) in tokens.iter().enumerate() {
            let Token::Text(text) = token else { continue };
            let before: String =
                tokens[index.saturating_sub(8)..index].iter().map(Token::code).collect();
            let is_said =
                before.contains("say!(") || before.contains(".say(") || is_in_part(&before);
            if looks_like_key(text) && (in_text || is_said) {
                found.insert((text.clone(), file.name.clone()));
            }
        }
    }
    found
}

/// At least two words of small letters and digits with hyphens between them.
fn looks_like_key(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(word)
}

#[test]
fn every_key_that_the_source_uses_is_in_the_table() {
    let known: BTreeSet<&str> = keys().into_iter().collect();
    let used = keys_in_source();
    assert!(used.len() > 100, "only {} uses found", used.len());
    let missing: Vec<_> = used.iter().filter(|(key, _)| !known.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
}

/// The variables that each message of a table asks for.
pub fn variables_of(table: &'static str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in table.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split_once(" =").map_or(line, |(key, _)| key);
        }
        let names = line.split('$').skip(1).map(|rest| {
            let end = rest
                .find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))
                .unwrap_or(rest.len());
            &rest[..end]
        });
        all.entry(key).or_default().extend(names);
    }
    all
}

/// Each `say!(words, "key", name = …)` of the source, and each `ui.note("key")`: the key and the
/// names of what it hands over.
fn said_in_source() -> Vec<(String, BTreeSet<String>, String)> {
    let mut said = Vec::new();
    for file in sources() {
        let tokens = tokens(&file.text);
        for (index, token) in tokens.iter().enumerate() {
            let Token::Text(key) = token else { continue };
            let before: String =
                tokens[index.saturating_sub(8)..index].iter().map(Token::code).collect();
            // `say!(words, "key"` or `say!(self, "key"`: the macro's first argument is the words,
            // its second this one.
            if !looks_like_key(key) {
                continue;
            }
            let is_second = |words: &str| words.matches(',').count() == 1;
            if before.rsplit_once("say!(").is_some_and(|(_, words)| is_second(words)) {
                said.push((key.clone(), arguments(&tokens[index + 1..]), file.name.clone()));
            } else if is_in_part(&before) {
                said.push((key.clone(), BTreeSet::new(), file.name.clone()));
            }
        }
    }
    said
}

/// The names in `, name = value, other = value)`.
fn arguments(tokens: &[Token]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate() {
        match token.code().as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => break,
            ")" | "]" | "}" => depth -= 1,
            "," if depth == 0 => {
                if let [Token::Code(name), Token::Code(equals), ..] = &tokens[index + 1..] {
                    names.extend((equals == "=").then(|| name.clone()));
                }
            }
            _ => {}
        }
    }
    names
}

/// No sentence has a hole: what a message asks for is handed over wherever it is said.
#[test]
fn every_sentence_gets_what_it_asks_for() {
    let asked = variables_of(table());
    let said = said_in_source();
    assert!(said.len() > 100, "only {} sentences found", said.len());
    let holes: Vec<String> = said
        .iter()
        .filter_map(|(key, given, file)| {
            let missing: Vec<&&str> =
                asked.get(key.as_str())?.iter().filter(|name| !given.contains(**name)).collect();
            (!missing.is_empty()).then(|| format!("{file} says {key} without {missing:?}"))
        })
        .collect();
    assert!(holes.is_empty(), "{}", holes.join("\n"));
}

#[test]
fn no_key_of_the_table_is_idle() {
    let literals: BTreeSet<String> = sources()
        .iter()
        .flat_map(|file| tokens(&file.text))
        .filter_map(|token| if let Token::Text(text) = token { Some(text) } else { None })
        .collect();
    // Keys that are put together: `source-{…}`, `{key}-title`. What stands for the braces of the
    // latter is a key itself.
    let parts: Vec<(&str, &str)> = literals
        .iter()
        .filter_map(|text| Some((text.split_once('{')?.0, text.rsplit_once('}')?.1)))
        .collect();
    let used = |key: &str| {
        literals.contains(key)
            || parts.iter().any(|(first, last)| {
                match (first.ends_with('-'), last.starts_with('-')) {
                    (true, _) => key.starts_with(first) && key.ends_with(last),
                    (false, true) => {
                        first.is_empty()
                            && key.strip_suffix(last).is_some_and(|key| literals.contains(key))
                    }
                    (false, false) => false,
                }
            })
    };
    let idle: Vec<&str> = keys().into_iter().filter(|key| !used(key)).collect();
    assert!(idle.is_empty(), "nobody uses {idle:?}");
}

#[test]
fn every_source_set_colour_and_side_has_its_word() {
    let words = Words::english();
    for source in Source::ALL {
        assert_ne!(words.source(source), format!("source-{}", source.name()));
    }
    for set in BUNDLED {
        assert_ne!(words.set(set), set, "a bundled set has a name of its own");
    }
    assert_eq!(words.set("forest"), "forest", "a set of the table's own goes by its id");
    let distinct = |all: Vec<String>| all.iter().collect::<BTreeSet<_>>().len() == all.len();
    assert!(distinct(Colour::ALL.map(|colour| words.colour(colour)).to_vec()));
    assert!(distinct(Side::ALL.map(|side| words.side(side)).to_vec()));
    let roles = [Kind::Road, Kind::City, Kind::Field, Kind::MONASTERY, Kind::SHRINE];
    let roles: Vec<String> = roles.map(|kind| words.role(kind, Figure::Follower)).to_vec();
    assert_eq!(roles, ["thief", "knight", "farmer", "monk", "heretic"]);
}

// ---- forms ----

#[test]
fn plurals_have_their_forms() {
    let words = Words::english();
    let catalogue = content::bundled::catalogue();
    let label = |label: Label, count| words.label(&label, count, &catalogue);
    assert_eq!(
        (label(Label::Tiles, 1), label(Label::Tiles, 2)),
        ("1 tile".to_owned(), "2 tiles".to_owned())
    );
    assert_eq!(label(Label::Pennants, 1), "1 pennant");
    assert_eq!(label(Label::Pennants, 3), "3 pennants");
    assert_eq!(label(Label::CompletedCities, 1), "1 completed city");
    assert_eq!(label(Label::CompletedCities, 9), "9 completed cities");
    assert_eq!(label(Label::UnfulfilledOrders, 1), "1 unfulfilled order");
    assert_eq!(label(Label::UnfulfilledOrders, 2), "2 unfulfilled orders");
    assert_eq!(say!(words, "cli-cards", count = 1), "1 card");
    assert_eq!(say!(words, "cli-cards", count = 56), "56 cards");
}

/// Four digits stay four digits, and a minus is a minus.
#[test]
fn numbers_are_written_plainly() {
    let words = Words::english();
    assert_eq!(
        (words.signed(12), words.signed(-10), words.signed(0)),
        ("+12".into(), "−10".into(), "+0".into())
    );
    assert_eq!(words.signed(-1000), "−1000");
    let line = Line { label: Label::UnfulfilledOrders, count: 3, each: -10 };
    let catalogue = content::bundled::catalogue();
    assert_eq!(words.line(&line, &catalogue), "3 unfulfilled orders × −10 = −30");
}

#[test]
fn lists_have_an_and_before_the_last() {
    let words = Words::english();
    let list = |items: &[&str]| {
        words.list(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!((list(&[]), list(&["Anna"])), (String::new(), "Anna".to_owned()));
    assert_eq!(list(&["Anna", "Ben"]), "Anna and Ben");
    assert_eq!(list(&["Anna", "Ben", "Cleo"]), "Anna, Ben and Cleo");
}

/// A name is a name, whatever is in it: no Fluent, no marks around it, and nothing hidden.
#[test]
fn what_people_type_stands_as_they_typed_it() {
    let words = Words::english();
    let name = "{ $x } “Anna” – Ö <b>";
    assert_eq!(say!(words, "outcome-order-drawn", name = name), format!("{name} draws an order."));
    let hidden = say!(words, "outcome-order-drawn", name = "Anna\u{202e}\n");
    assert_eq!(hidden, "Anna\\u{202e}  draws an order.");
    assert_eq!(words.say("no-such-key", &[("name", Argument::from("x"))]), "no-such-key");
}

#[test]
fn a_tile_is_named_by_what_it_shows() {
    let words = Words::english();
    let catalogue = content::bundled::catalogue();
    let name = |id: &str| words.tile(catalogue.tile(id).unwrap());
    assert_eq!(name("base-city-cap-road-straight"), "city on one side, straight road");
    assert_eq!(name("base-city-full-pennant"), "city on all sides, pennant");
    assert_eq!(name("base-monastery-road"), "monastery, road that ends");
    assert_eq!(name("base-junction-four"), "four-way junction");
    assert_eq!(name("king-city-tubes-crossing"), "two cities");
    assert_eq!(name("inns-road-straight-inn"), "straight road, inn");
    assert_eq!(name("dragon-field-volcano"), "field, volcano");
    assert_eq!(name("cathars-city-cap"), "city on one side, besieged");
    // Nobody is left without a name.
    for tile in catalogue.tiles() {
        assert!(!words.tile(tile).is_empty(), "{}", tile.id);
    }
}

#[test]
fn a_score_is_explained_line_by_line() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-tube-pennant", (0, -1), 90, "city:0").turn(
        "base-city-cap",
        (0, -2),
        180,
    );
    let words = Words::english();
    let [score] = table.scored()[..] else { panic!("one score") };
    let catalogue = table.game().catalogue();
    assert_eq!(words.sum(score, catalogue), "3 tiles × 2 = 6, 1 pennant × 2 = 2");
    assert_eq!(words.reason(score, catalogue), "city of 3 with 1 pennant");
    let record: &Record = score.record.as_ref().unwrap();
    assert_eq!(words.occupants(record, table.game()), "Anna 1");
}

/// The strength counts (R-BASE-10): 2 for the big follower (R-IC-3), as many as pennants for the
/// mayor (R-AM-6), nothing for builder, pig and barn, which are named apart.
#[test]
fn who_stands_on_a_feature_is_told_by_strength() {
    let table = Table::of(&["Anna", "Ben", "Cleo"]);
    let said = |kind, pennants, figures: &[(u8, Figure)]| {
        let of =
            |(player, figure): &(u8, Figure)| Occupant { seat: seat(*player), figure: *figure };
        let occupants = figures.iter().map(of).collect();
        let record = Record { occupants, pennants, ..Record::new(kind, 3) };
        Words::english().occupants(&record, table.game())
    };
    let (follower, big) = (Figure::Follower, Figure::BigFollower);
    let city = [(1, big), (0, follower), (0, Figure::Builder)];
    assert_eq!(said(Kind::City, 0, &city), "Anna 1 + builder · Ben 2, big");
    let city = [(0, Figure::Mayor), (0, follower), (1, Figure::Mayor), (2, Figure::Wagon)];
    assert_eq!(said(Kind::City, 2, &city), "Anna 3, mayor · Ben 2, mayor · Cleo 1");
    assert_eq!(said(Kind::City, 0, &[(0, Figure::Mayor)]), "Anna 0, mayor");
    let field = [(0, follower), (0, Figure::Pig), (1, follower), (1, big), (2, Figure::Barn)];
    assert_eq!(said(Kind::Field, 0, &field), "Anna 1 + pig · Ben 3, big · Cleo: barn");
    assert_eq!(said(Kind::Road, 0, &[]), "");
}

/// R-IC-1, R-IC-2, R-SG-2, 3, R-RIV-6, R-TB-6, R-AM-12, R-MAG-4, 5: whatever changes the points of a
/// feature is named with it.
#[test]
fn a_feature_is_told_with_all_that_changes_its_points() {
    let words = Words::english();
    let (road, city) = (Record::new(Kind::Road, 3), Record::new(Kind::City, 5));
    assert_eq!(words.record(&Record { inns: 1, ..road.clone() }), "road of 3 with an inn");
    let all = Record { pennants: 1, cathedrals: 1, sieges: 2, ..city };
    assert_eq!(words.record(&all), "city of 5 with 1 pennant, a cathedral and 2 sieges");
    let field = Record {
        complete_cities: 3,
        besieged_cities: 1,
        pigsty: true,
        ..Record::new(Kind::Field, 4)
    };
    assert_eq!(words.record(&field), "field with 3 completed cities, 1 besieged and a pigsty");
    let field = Record { complete_cities: 2, ..Record::new(Kind::Field, 4) };
    let reason = |record: &Record, label| {
        let lines = vec![Line::new(Label::Tiles, 3, 1), Line::new(label, 3, 1)];
        let of = Score {
            seat: seat(0),
            source: record.kind.into(),
            lines,
            record: Some(record.clone()),
        };
        words.reason(&of, &bundled::catalogue())
    };
    assert_eq!(reason(&field, Label::Pig), "field with 2 completed cities (pig)");
    assert_eq!(reason(&field, Label::Barn), "field with 2 completed cities (barn)");
    assert_eq!(reason(&road, Label::Witch), "road of 3 (the witch)");
    assert_eq!(reason(&road, Label::Mage), "road of 3 (the mage)");
    // In every language no part of it goes unsaid.
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let of = |inns, cathedrals, sieges, pennants| {
            words.record(&Record { inns, cathedrals, sieges, pennants, ..road.clone() })
        };
        let said = [of(0, 0, 0, 0), of(1, 0, 0, 0), of(0, 1, 0, 0), of(0, 0, 1, 0), of(0, 0, 0, 1)];
        for (index, one) in said.iter().enumerate() {
            assert!(said.iter().skip(index + 1).all(|other| other != one), "{said:?}");
            assert!(one.starts_with(&said[0]), "{said:?}");
        }
    }
}

/// The number of what is counted stands just before the sign that multiplies it.
#[test]
fn a_line_with_a_number_in_its_label_reads_as_a_sum() {
    use Label as L;
    let counted = [
        L::Tiles,
        L::Pennants,
        L::Neighbours,
        L::TouchedCities,
        L::Pigsty,
        L::Pig,
        L::BesiegedCities,
        L::Barn,
        L::CompletedCities,
        L::CompletedRoads,
        L::TitleAtOnce(Title::King),
        L::TitleAtOnce(Title::Robber),
        L::UnfulfilledOrders,
        L::Gathered(Neutral::Gold(1)),
        L::Mage,
        L::Knights,
        L::Farmers,
    ];
    let catalogue = bundled::catalogue();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        for label in &counted {
            for count in [1, 2, 5] {
                let said = words.label(label, count, &catalogue);
                let (before, what) = said.split_once(&count.to_string()).expect("a number");
                assert!(before.is_empty() || before.ends_with(": "), "{language:?}: {said}");
                assert!(what.chars().count() > 2, "{language:?}: {said}");
            }
        }
    }
    let line = Line::new(Label::Pig, 2, 1);
    assert_eq!(Words::english().line(&line, &catalogue), "pig: 2 cities × 1 = 2");
}

/// A figure bears the article of its own word: an abbot, eine Scheune.
#[test]
fn a_figure_that_is_deployed_has_its_own_article() {
    let table = Table::of(&["Anna", "Ben"]);
    let said = |language, figure, on: &str| {
        let made = Move::Deploy { figure, on: segment(on), at: None };
        Words::in_language(language).move_made(&made, table.game())
    };
    for (language, abbot, pig) in [
        (Language::English, "deploy an abbot", "deploy a pig"),
        (Language::German, "einen Abt setzen", "ein Schwein setzen"),
        (Language::French, "poser un abbé", "poser un cochon"),
        (Language::Spanish, "colocar un abad", "colocar un cerdo"),
        (Language::Italian, "piazzare un abate", "piazzare un maiale"),
        (Language::Dutch, "een abt zetten", "een varken zetten"),
        (Language::Czech, "umístit: opata", "umístit: prasátko"),
        (Language::Polish, "umieścić: opata", "umieścić: świnię"),
    ] {
        assert_eq!(said(language, Figure::Abbot, "monastery"), abbot);
        assert_eq!(said(language, Figure::Pig, "field:0"), pig);
    }
    let english = Words::english();
    let barn = Move::PlaceBarn { corner: Corner::NorthEast };
    assert_eq!(english.move_made(&barn, table.game()), "deploy a barn");
    let ransom = Move::Ransom { player: seat(0), figure: Figure::Follower };
    assert_eq!(english.move_made(&ransom, table.game()), "buy a follower back");
}

// ---- whole sentences ----

#[track_caller]
fn assert_sentence(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    assert!(sentence.contains('.'), "no full stop: {sentence}");
    assert_no_hole(sentence);
}

#[track_caller]
fn assert_no_hole(sentence: &str) {
    // Fluent writes what is missing as `{$name}`, and an unknown key stands as it is.
    assert!(!sentence.contains('{') && !sentence.contains('}'), "a hole in: {sentence}");
    assert!(!keys().contains(&sentence), "a key instead of words: {sentence}");
    assert!(!sentence.contains("  "), "two spaces in: {sentence}");
}

/// One of each. A new rejection has to be added to the match and to the list.
#[expect(clippy::too_many_lines, reason = "one line per rejection, twice")]
fn every_rejection() -> Vec<Rejection> {
    let tile = || "base-city-cap".into();
    let card = || rules::card::Id::from("base-17");
    let (at, seat) = (spot((1, 2)), seat(1));
    let misfit = |misfit| Rejection::Misfit { tile: tile(), at, misfit };
    let all = vec![
        Rejection::GameOver,
        Rejection::Orders(orders::Rejection::DealFirst { seat }),
        Rejection::Orders(orders::Rejection::ChooseFirst { seat }),
        Rejection::NoSuchPlayer { seat: support::table::seat(4) },
        Rejection::UnknownTile { tile: tile() },
        Rejection::NoneLeft { tile: tile() },
        misfit(Misfit::Occupied),
        misfit(Misfit::Apart),
        misfit(Misfit::Edge { side: Side::East, shows: Edge::Road, wants: Edge::City }),
        misfit(Misfit::Crowded {
            building: Segment::SHRINE,
            at,
            one: spot((1, 1)),
            other: spot((0, 3)),
        }),
        misfit(Misfit::Crowded {
            building: Segment::MONASTERY,
            at: spot((2, 2)),
            one: at,
            other: spot((3, 2)),
        }),
        misfit(Misfit::RiverApart),
        misfit(Misfit::RiverJoined),
        misfit(Misfit::RiverTurn),
        misfit(Misfit::RiverBlocked),
        river::Rejection::RiverFirst { tile: tile() }.into(),
        gold::Rejection::First.into(),
        gold::Rejection::NoneDue.into(),
        gold::Rejection::NotBeside { at }.into(),
        gold::Rejection::NotShared.into(),
        magic::Rejection::First.into(),
        magic::Rejection::NoneDue.into(),
        magic::Rejection::NotThere.into(),
        magic::Rejection::NotOff.into(),
        messages::Rejection::First { seat }.into(),
        messages::Rejection::ReadFirst { seat }.into(),
        messages::Rejection::NothingToWalk.into(),
        messages::Rejection::NoneDrawn.into(),
        messages::Rejection::BringsNothing.into(),
        messages::Rejection::NotMeant.into(),
        robbers::Rejection::First { seat }.into(),
        robbers::Rejection::RobFirst { seat }.into(),
        robbers::Rejection::NoneDue.into(),
        robbers::Rejection::Nobody { space: 7 }.into(),
        robbers::Rejection::Must.into(),
        robbers::Rejection::NothingToRob.into(),
        crop::Rejection::First.into(),
        crop::Rejection::NoneDue.into(),
        crop::Rejection::OthersFirst { seat }.into(),
        crop::Rejection::NotBeside.into(),
        crop::Rejection::NotThere.into(),
        crop::Rejection::Must.into(),
        flying::Rejection::NoMachine.into(),
        flying::Rejection::Used.into(),
        flying::Rejection::Number.into(),
        flying::Rejection::NotThere.into(),
        flying::Rejection::MustLand.into(),
        ferry::Rejection::First.into(),
        ferry::Rejection::NoneDue.into(),
        ferry::Rejection::NotTwoRoads.into(),
        ferry::Rejection::NotThere.into(),
        sheep::Rejection::First.into(),
        sheep::Rejection::NoneDue.into(),
        sheep::Rejection::MustDraw.into(),
        sheep::Rejection::NoneLeft { sheep: 4 }.into(),
        sheep::Rejection::HasShepherd { by: seat }.into(),
        sheep::Rejection::NotBeside.into(),
        phantom::Rejection::AfterPrincess.into(),
        phantom::Rejection::PortalUsed.into(),
        abbot::Rejection::NotOut.into(),
        abbot::Rejection::Complete.into(),
        count::Rejection::NobodyBegins.into(),
        count::Rejection::BeginsElsewhere { active: seat, left: support::table::seat(0) }.into(),
        count::Rejection::SayWhoBegins.into(),
        count::Rejection::NobodyLeaves.into(),
        count::Rejection::OthersChance { seat }.into(),
        count::Rejection::NotInCity { seat, quarter: Quarter::Castle }.into(),
        count::Rejection::Blocked { quarter: Quarter::Market }.into(),
        count::Rejection::NotThere {
            place: Place { at, segment: segment("road:0") },
            quarter: Quarter::Castle,
        }
        .into(),
        count::Rejection::CityIsShut.into(),
        count::Rejection::CountStays.into(),
        count::Rejection::CountMovesAlone.into(),
        Rejection::NoFarmers,
        fairy::Rejection::NotInCity.into(),
        count::Rejection::CountIsThere { quarter: Quarter::Cathedral }.into(),
        count::Rejection::LeaveFirst { seat }.into(),
        Rejection::TileAlreadyPlaced,
        Rejection::LastTurnAsks,
        Rejection::PlaceFirst,
        Rejection::TileFits { tile: tile(), at },
        Rejection::NoSuchSegment { tile: tile(), segment: segment("road:3") },
        Rejection::Occupied { place: Place { at, segment: segment("field:0") }, by: seat },
        Rejection::AlreadyDeployed,
        Rejection::NoFigureLeft { seat, figure: Figure::Follower },
        Rejection::WrongFigure { figure: Figure::Pig, segment: segment("city:0") },
        Rejection::NoFollower { figure: Figure::Shepherd },
        builder::Rejection::NoOwnFollower {
            figure: Figure::Builder,
            place: Place { at, segment: segment("city:0") },
        }
        .into(),
        Rejection::NotInPlay,
        dragon::Rejection::VolcanoFirst { tile: tile() }.into(),
        dragon::Rejection::Volcano.into(),
        dragon::Rejection::IsThere.into(),
        dragon::Rejection::NoPortal.into(),
        Rejection::Complete { place: Place { at, segment: segment("city:0") } },
        abbey::Rejection::NoAbbey { seat }.into(),
        barn::Rejection::NoCorner.into(),
        barn::Rejection::IsThere { by: seat }.into(),
        wagon::Rejection::NoneWaits.into(),
        wagon::Rejection::OthersFirst { seat }.into(),
        wagon::Rejection::NoWay { place: Place { at, segment: segment("road:0") } }.into(),
        dragon::Rejection::Rests.into(),
        dragon::Rejection::First { seat }.into(),
        dragon::Rejection::CannotStep { to: at }.into(),
        Rejection::NobodyThere { place: Place { at, segment: segment("road:0") } },
        fairy::Rejection::NobodyOnTower { at }.into(),
        fairy::Rejection::Where.into(),
        fairy::Rejection::IsThere.into(),
        princess::Rejection::NoPrincess.into(),
        princess::Rejection::First.into(),
        tower::Rejection::NoFoundation { at }.into(),
        tower::Rejection::Closed { by: seat }.into(),
        tower::Rejection::NoPieceLeft { seat }.into(),
        tower::Rejection::NoneRaised.into(),
        tower::Rejection::OutOfReach { at }.into(),
        tower::Rejection::NoTower { at }.into(),
        tower::Rejection::CannotClimb { figure: Figure::Pig }.into(),
        tower::Rejection::RansomOnce.into(),
        tower::Rejection::NoPrisoner { captor: seat, figure: Figure::Follower }.into(),
        tower::Rejection::TooPoor { points: 2 }.into(),
        siege::Rejection::NoEscape.into(),
        fair::Rejection::NoFair.into(),
        fair::Rejection::OthersThrow { seat }.into(),
        fair::Rejection::OtherToken.into(),
        count::Rejection::NotInQuarter { figure: Figure::Mayor, quarter: Quarter::Market }.into(),
        misfit(Misfit::NoHole),
        builder::Rejection::NoSecondPart { seat }.into(),
        Rejection::Orders(orders::Rejection::WithoutOrders),
        Rejection::Orders(orders::Rejection::AlreadyKept { seat }),
        Rejection::Orders(orders::Rejection::NotInHand { seat, card: card() }),
        Rejection::Orders(orders::Rejection::OnlyAtTurnStart),
        Rejection::Orders(orders::Rejection::AlreadyDrawn),
        Rejection::Orders(orders::Rejection::HandFull { seat }),
        Rejection::Orders(orders::Rejection::PileEmpty),
        Rejection::Orders(orders::Rejection::NotInPile { card: card() }),
        Rejection::Orders(orders::Rejection::InHand { card: card() }),
        Rejection::Orders(orders::Rejection::AppDeals),
        Rejection::Orders(orders::Rejection::AlreadyDealt { seat }),
        Rejection::Orders(orders::Rejection::DealtCount { cards: 2 }),
        Rejection::Orders(orders::Rejection::NotDealt { seat }),
        Rejection::Orders(orders::Rejection::NameOrder),
        tower::Rejection::NoQuestion { at }.into(),
        tower::Rejection::SiteIsThere.into(),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat }),
        Rejection::Orders(orders::Rejection::DrawnIsKept { card: card() }),
        Rejection::Orders(orders::Rejection::DiscardCount { cards: 3 }),
        Rejection::Orders(orders::Rejection::NotAFarmerOrder { card: card() }),
        Rejection::Orders(orders::Rejection::NothingToChoose { seat }),
        Rejection::Orders(orders::Rejection::OccasionUsed { seat }),
        Rejection::Orders(orders::Rejection::NotAChoice { seat, card: card() }),
        Rejection::TooManyMoves { limit: 10_000 },
        Rejection::NoReason,
        Rejection::TooManyPoints { points: 5000 },
        Rejection::EndAtTurnStart,
        Rejection::Scorepad(scorepad::Rejection::NoBoard),
        Rejection::Scorepad(scorepad::Rejection::NoScorepad),
        Rejection::Scorepad(scorepad::Rejection::OnlyOrders),
        Rejection::Scorepad(scorepad::Rejection::TurnIsTheirs { seat }),
        Rejection::Scorepad(scorepad::Rejection::Entry {
            index: 0,
            fault: scorepad::Fault::NoTiles,
        }),
        builder::Rejection::NoSecondTile.into(),
        Rejection::Scorepad(scorepad::Rejection::NoSuchFeature { feature: 3 }),
        tower::Rejection::NoSuchHeight { height: 99, most: 20 }.into(),
        Rejection::Scorepad(scorepad::Rejection::NotAtEnd),
        Rejection::Scorepad(scorepad::Rejection::AtEnd),
        dragon::Rejection::NobodyEaten.into(),
        Rejection::Scorepad(scorepad::Rejection::WrongCount { counted: 700, most: 500 }),
        Rejection::Table(table::Rejection::OnlyAtTurnStart),
        Rejection::Table(table::Rejection::Person { fault: Fault::PlayerCount(7) }),
        Rejection::Table(table::Rejection::HasLeft { seat }),
        Rejection::Table(table::Rejection::LastTwo),
        Rejection::Table(table::Rejection::NotEverybody),
        Rejection::Table(table::Rejection::TurnIsTheirs { seat }),
        Rejection::Table(table::Rejection::FarmersFromStart),
        Rejection::Table(table::Rejection::StartTileDrawn),
        Rejection::Table(table::Rejection::KnownTile { tile: "own-1".into() }),
        Rejection::Table(table::Rejection::Where),
        Rejection::Table(table::Rejection::IsRight),
        Rejection::Table(table::Rejection::NotThere),
        Rejection::Table(table::Rejection::Scored {
            place: Place { at, segment: segment("city:0") },
        }),
        Rejection::Table(table::Rejection::NoPrisoner { captor: seat }),
        Rejection::Table(table::Rejection::Unsound { fault: described::Fault::Name }),
        Rejection::Table(table::Rejection::Unsound {
            fault: described::Fault::Edge { side: Side::North },
        }),
        Rejection::Table(table::Rejection::Unsound {
            fault: described::Fault::Side { side: Side::East },
        }),
        Rejection::Table(table::Rejection::Unsound { fault: described::Fault::Crossing }),
    ];
    for rejection in &all {
        match rejection {
            Rejection::GameOver
            | Rejection::Orders(orders::Rejection::DealFirst { .. })
            | Rejection::Orders(orders::Rejection::ChooseFirst { .. })
            | Rejection::NoSuchPlayer { .. }
            | Rejection::UnknownTile { .. }
            | Rejection::NoneLeft { .. }
            | Rejection::Expansion(Own::River(river::Rejection::RiverFirst { .. }))
            | Rejection::Expansion(Own::Gold(
                gold::Rejection::First
                | gold::Rejection::NoneDue
                | gold::Rejection::NotBeside { .. }
                | gold::Rejection::NotShared,
            ))
            | Rejection::Expansion(Own::Magic(
                magic::Rejection::First
                | magic::Rejection::NoneDue
                | magic::Rejection::NotThere
                | magic::Rejection::NotOff,
            ))
            | Rejection::Expansion(Own::Messages(
                messages::Rejection::First { .. }
                | messages::Rejection::ReadFirst { .. }
                | messages::Rejection::NothingToWalk
                | messages::Rejection::NoneDrawn
                | messages::Rejection::BringsNothing
                | messages::Rejection::NotMeant,
            ))
            | Rejection::Expansion(Own::Robbers(
                robbers::Rejection::First { .. }
                | robbers::Rejection::RobFirst { .. }
                | robbers::Rejection::NoneDue
                | robbers::Rejection::Nobody { .. }
                | robbers::Rejection::Must
                | robbers::Rejection::NothingToRob,
            ))
            | Rejection::Expansion(Own::Crop(
                crop::Rejection::First
                | crop::Rejection::NoneDue
                | crop::Rejection::OthersFirst { .. }
                | crop::Rejection::NotBeside
                | crop::Rejection::NotThere
                | crop::Rejection::Must,
            ))
            | Rejection::Expansion(Own::Flying(
                flying::Rejection::NoMachine
                | flying::Rejection::Used
                | flying::Rejection::Number
                | flying::Rejection::NotThere
                | flying::Rejection::MustLand,
            ))
            | Rejection::Expansion(Own::Ferry(
                ferry::Rejection::First
                | ferry::Rejection::NoneDue
                | ferry::Rejection::NotTwoRoads
                | ferry::Rejection::NotThere,
            ))
            | Rejection::Expansion(Own::Sheep(
                sheep::Rejection::First
                | sheep::Rejection::NoneDue
                | sheep::Rejection::MustDraw
                | sheep::Rejection::NoneLeft { .. }
                | sheep::Rejection::NotBeside
                | sheep::Rejection::HasShepherd { .. },
            ))
            | Rejection::Expansion(Own::Abbot(
                abbot::Rejection::NotOut | abbot::Rejection::Complete,
            ))
            | Rejection::Expansion(Own::Phantom(
                phantom::Rejection::AfterPrincess | phantom::Rejection::PortalUsed,
            ))
            | Rejection::Expansion(Own::Count(count::Rejection::NobodyBegins))
            | Rejection::Expansion(Own::Count(count::Rejection::BeginsElsewhere { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::SayWhoBegins))
            | Rejection::Expansion(Own::Count(count::Rejection::NobodyLeaves))
            | Rejection::Expansion(Own::Count(count::Rejection::OthersChance { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::NotInCity { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::Blocked { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::NotThere { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::CityIsShut))
            | Rejection::Expansion(Own::Count(count::Rejection::CountStays))
            | Rejection::Expansion(Own::Count(count::Rejection::CountMovesAlone))
            | Rejection::NoFarmers
            | Rejection::Expansion(Own::Fairy(fairy::Rejection::NotInCity))
            | Rejection::Expansion(Own::Count(count::Rejection::CountIsThere { .. }))
            | Rejection::Expansion(Own::Count(count::Rejection::LeaveFirst { .. }))
            | Rejection::Misfit { .. }
            | Rejection::TileAlreadyPlaced
            | Rejection::LastTurnAsks
            | Rejection::PlaceFirst
            | Rejection::TileFits { .. }
            | Rejection::NoSuchSegment { .. }
            | Rejection::Occupied { .. }
            | Rejection::AlreadyDeployed
            | Rejection::NoFigureLeft { .. }
            | Rejection::WrongFigure { .. }
            | Rejection::NoFollower { .. }
            | Rejection::Expansion(Own::Builder(builder::Rejection::NoOwnFollower { .. }))
            | Rejection::NotInPlay
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::VolcanoFirst { .. }))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::Volcano))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::IsThere))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::NoPortal))
            | Rejection::Complete { .. }
            | Rejection::Expansion(Own::Abbey(abbey::Rejection::NoAbbey { .. }))
            | Rejection::Expansion(Own::Barn(barn::Rejection::NoCorner))
            | Rejection::Expansion(Own::Barn(barn::Rejection::IsThere { .. }))
            | Rejection::Expansion(Own::Wagon(wagon::Rejection::NoneWaits))
            | Rejection::Expansion(Own::Wagon(wagon::Rejection::OthersFirst { .. }))
            | Rejection::Expansion(Own::Wagon(wagon::Rejection::NoWay { .. }))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::Rests))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::First { .. }))
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::CannotStep { .. }))
            | Rejection::NobodyThere { .. }
            | Rejection::Expansion(Own::Fairy(fairy::Rejection::NobodyOnTower { .. }))
            | Rejection::Expansion(Own::Fairy(fairy::Rejection::Where))
            | Rejection::Expansion(Own::Fairy(fairy::Rejection::IsThere))
            | Rejection::Expansion(Own::Princess(princess::Rejection::NoPrincess))
            | Rejection::Expansion(Own::Princess(princess::Rejection::First))
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoFoundation { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::Closed { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoPieceLeft { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoneRaised))
            | Rejection::Expansion(Own::Tower(tower::Rejection::OutOfReach { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoTower { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::CannotClimb { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::RansomOnce))
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoPrisoner { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::TooPoor { .. }))
            | Rejection::Expansion(Own::Siege(siege::Rejection::NoEscape))
            | Rejection::Expansion(Own::Fair(fair::Rejection::NoFair))
            | Rejection::Expansion(Own::Fair(fair::Rejection::OthersThrow { .. }))
            | Rejection::Expansion(Own::Fair(fair::Rejection::OtherToken))
            | Rejection::Expansion(Own::Count(count::Rejection::NotInQuarter { .. }))
            | Rejection::Expansion(Own::Builder(builder::Rejection::NoSecondPart { .. }))
            | Rejection::Orders(orders::Rejection::WithoutOrders)
            | Rejection::Orders(orders::Rejection::AlreadyKept { .. })
            | Rejection::Orders(orders::Rejection::NotInHand { .. })
            | Rejection::Orders(orders::Rejection::OnlyAtTurnStart)
            | Rejection::Orders(orders::Rejection::AlreadyDrawn)
            | Rejection::Orders(orders::Rejection::HandFull { .. })
            | Rejection::Orders(orders::Rejection::PileEmpty)
            | Rejection::Orders(orders::Rejection::NotInPile { .. })
            | Rejection::Orders(orders::Rejection::InHand { .. })
            | Rejection::Orders(orders::Rejection::AppDeals)
            | Rejection::Orders(orders::Rejection::AlreadyDealt { .. })
            | Rejection::Orders(orders::Rejection::DealtCount { .. })
            | Rejection::Orders(orders::Rejection::NotDealt { .. })
            | Rejection::Orders(orders::Rejection::NameOrder)
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoQuestion { .. }))
            | Rejection::Expansion(Own::Tower(tower::Rejection::SiteIsThere))
            | Rejection::Orders(orders::Rejection::NoRightToDiscard { .. })
            | Rejection::Orders(orders::Rejection::DrawnIsKept { .. })
            | Rejection::Orders(orders::Rejection::DiscardCount { .. })
            | Rejection::Orders(orders::Rejection::NotAFarmerOrder { .. })
            | Rejection::Orders(orders::Rejection::NothingToChoose { .. })
            | Rejection::Orders(orders::Rejection::OccasionUsed { .. })
            | Rejection::Orders(orders::Rejection::NotAChoice { .. })
            | Rejection::TooManyMoves { .. }
            | Rejection::NoReason
            | Rejection::TooManyPoints { .. }
            | Rejection::EndAtTurnStart
            | Rejection::Scorepad(scorepad::Rejection::NoBoard)
            | Rejection::Scorepad(scorepad::Rejection::NoScorepad)
            | Rejection::Scorepad(scorepad::Rejection::OnlyOrders)
            | Rejection::Scorepad(scorepad::Rejection::TurnIsTheirs { .. })
            | Rejection::Scorepad(scorepad::Rejection::Entry { .. })
            | Rejection::Expansion(Own::Builder(builder::Rejection::NoSecondTile))
            | Rejection::Scorepad(scorepad::Rejection::NoSuchFeature { .. })
            | Rejection::Expansion(Own::Tower(tower::Rejection::NoSuchHeight { .. }))
            | Rejection::Scorepad(scorepad::Rejection::NotAtEnd)
            | Rejection::Scorepad(scorepad::Rejection::AtEnd)
            | Rejection::Expansion(Own::Dragon(dragon::Rejection::NobodyEaten))
            | Rejection::Scorepad(scorepad::Rejection::WrongCount { .. })
            | Rejection::Table(table::Rejection::OnlyAtTurnStart)
            | Rejection::Table(table::Rejection::Person { .. })
            | Rejection::Table(table::Rejection::HasLeft { .. })
            | Rejection::Table(table::Rejection::LastTwo)
            | Rejection::Table(table::Rejection::NotEverybody)
            | Rejection::Table(table::Rejection::TurnIsTheirs { .. })
            | Rejection::Table(table::Rejection::FarmersFromStart)
            | Rejection::Table(table::Rejection::StartTileDrawn)
            | Rejection::Table(table::Rejection::KnownTile { .. })
            | Rejection::Table(table::Rejection::Where)
            | Rejection::Table(table::Rejection::IsRight)
            | Rejection::Table(table::Rejection::NotThere)
            | Rejection::Table(table::Rejection::Scored { .. })
            | Rejection::Table(table::Rejection::NoPrisoner { .. })
            | Rejection::Table(table::Rejection::Unsound { .. }) => {}
        }
    }
    all
}

#[test]
fn every_rejection_is_said_in_a_sentence() {
    let table = Table::of(&["Anna", "Ben"]);
    let in_words = |words: &Words| -> Vec<String> {
        every_rejection().iter().map(|rejection| words.rejection(rejection, table.game())).collect()
    };
    for language in Language::ALL {
        let sentences = in_words(&Words::in_language(*language));
        for sentence in &sentences {
            assert_sentence(sentence);
        }
        // Each says something of its own.
        assert_eq!(sentences.iter().collect::<BTreeSet<_>>().len(), sentences.len());
    }
    assert_eq!(
        in_words(&Words::english())[8],
        "The east side does not match: the tile has road where city lies. Turn it or choose another place."
    );
}

#[test]
fn every_fault_of_a_setup_is_said_in_a_sentence() {
    let name = || "Anna".to_owned();
    let set = || "tower".to_owned();
    let faults = [
        Fault::PlayerCount(1),
        Fault::PlayerCount(7),
        Fault::NoName { player: 0 },
        Fault::LongName { name: name() },
        Fault::NameTwice { name: name() },
        Fault::ColourTwice { colour: Colour::Red },
        Fault::NoBase,
        Fault::UnknownSet { set: "moon".to_owned() },
        Fault::SetTwice { set: set() },
        Fault::UnknownOrder { card: "base-99".into() },
        Fault::OrderTwice { card: "base-01".into() },
        Fault::OrderForFarmers { card: "base-39".into() },
        Fault::OrderOfAbsentSet { card: "king-robber-1".into(), set: set() },
        Fault::FewOrders { cards: 5, needed: 6 },
        Fault::ManyCards { limit: 1000 },
        Fault::Card { number: 3, field: "title", problem: Unsound::NoWords },
        Fault::Card { number: 3, field: "id", problem: Unsound::IdForm },
        Fault::Card { number: 3, field: "id", problem: Unsound::IdTwice },
        Fault::Card { number: 3, field: "id", problem: Unsound::IdTaken },
    ];
    for language in Language::ALL {
        let words = Words::in_language(*language);
        for fault in &faults {
            assert_sentence(&words.setup_fault(fault));
        }
    }
    let words = Words::english();
    assert_eq!(words.setup_fault(&faults[0]), "One player is too few: two to six people play.");
    assert_eq!(words.setup_fault(&faults[1]), "7 players do not fit: two to six people play.");
}

#[test]
fn every_problem_of_a_content_file_is_said() {
    let (set, other) = (|| "own".to_owned(), || "other".to_owned());
    let problems = [
        Problem::Syntax { message: "line 1".to_owned() },
        Problem::NotAList,
        Problem::Shape { message: "unknown field".to_owned() },
        Problem::Empty,
        Problem::IdForm,
        Problem::IdTwice,
        Problem::IdTaken { by: None },
        Problem::IdTaken { by: Some("orders/ours.json".to_owned()) },
        Problem::UnknownSet {
            set: "moon".to_owned(),
            known: vec!["base".to_owned(), "siege".to_owned()],
        },
        Problem::OtherSet { set: set(), expected: other() },
        Problem::BundledSet { set: set() },
        Problem::Copies { count: 0, start: 1 },
        Problem::SideSegments { side: 'n', segments: 0 },
        Problem::SideSegments { side: 'n', segments: 2 },
        Problem::SideShows { side: 'e' },
        Problem::NoSides,
        Problem::HalfEdgeFields { half: "n1", fields: 0 },
        Problem::HalfEdgeFields { half: "n1", fields: 2 },
        Problem::HalfEdgeOnCity { half: "n1" },
        Problem::FieldCity { city: 3 },
        Problem::FieldTouchesNoCity { half: "e1" },
        Problem::TwoBuildings,
        Problem::NoSuchSegment { segment: "road:5".to_owned() },
        Problem::Card(Unsound::HiddenCharacters),
        Problem::Card(Unsound::NoWords),
        Problem::Card(Unsound::LongWords { length: 200, limit: 150 }),
        Problem::Card(Unsound::Points { points: 99 }),
        Problem::Card(Unsound::FarmerMark { required: true }),
        Problem::Card(Unsound::FarmerMark { required: false }),
        Problem::Card(Unsound::VoidBound),
        Problem::Card(Unsound::Impossible),
        Problem::ManyCards { limit: 1000 },
        Problem::ManyTiles { limit: 1000 },
        Problem::Card(Unsound::LargeNumber { number: 10_000, limit: 9_999 }),
    ];
    let words = Words::english();
    let mut said = BTreeSet::new();
    for problem in problems {
        let fault = content::file::Fault {
            file: "own.json".to_owned(),
            item: Some("a-tile".to_owned()),
            field: Some("edges".to_owned()),
            problem,
        };
        let sentence = words.content_fault(&fault);
        assert!(sentence.starts_with("a-tile, edges: ") && sentence.len() > 20, "{sentence}");
        assert_no_hole(&sentence);
        assert!(said.insert(sentence), "two problems are said in the same words");
    }
}

#[test]
fn every_file_error_is_said_in_a_sentence() {
    let cause = || std::sync::Arc::new(std::io::Error::other("the disk is full"));
    let problems = [
        storage::Problem::Read(cause()),
        storage::Problem::Write(cause()),
        storage::Problem::NotAFile,
        storage::Problem::Taken,
        storage::Problem::NoFolder,
        storage::Problem::NoName,
        storage::Problem::TooManyMoves { limit: 10_000 },
        storage::Problem::Ignored { fields: vec!["zoom".to_owned(), "window".to_owned()] },
        storage::Problem::Huge { bytes: 17 * 1024 * 1024 },
        storage::Problem::Empty,
        storage::Problem::NotText,
        storage::Problem::Syntax { message: "EOF at line 3".to_owned() },
        storage::Problem::NotAGame,
        storage::Problem::Newer { version: 2, ours: 1 },
        storage::Problem::Shape {
            field: "moves[3]".to_owned(),
            message: "unknown field".to_owned(),
        },
        storage::Problem::Setup(vec![Fault::NoBase, Fault::PlayerCount(1)]),
        storage::Problem::NoHome,
    ];
    let words = Words::english();
    for problem in problems {
        let sentence = words
            .file_error(&storage::Error { path: Path::new("evening.json").to_owned(), problem });
        assert_sentence(&sentence);
    }
}

/// The system's faults with a file, in no language but that of the window; those for which only the
/// system has words stand in quotation marks.
#[test]
fn why_a_file_cannot_be_written_is_said_in_the_language_of_the_window() {
    use std::io::ErrorKind;
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let said = |cause: std::io::Error| {
            let problem = storage::Problem::Write(std::sync::Arc::new(cause));
            words
                .file_error(&storage::Error { path: Path::new("evening.json").to_owned(), problem })
        };
        for kind in [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::NotADirectory,
            ErrorKind::InvalidFilename,
            ErrorKind::AlreadyExists,
            ErrorKind::IsADirectory,
            ErrorKind::ResourceBusy,
            ErrorKind::FileTooLarge,
        ] {
            let sentence = said(kind.into());
            assert!(!sentence.contains(&kind.to_string()), "{language:?}: {sentence}");
        }
        let own = said(std::io::Error::other("the wire is cut"));
        let quoted = ["“the wire is cut”", "„the wire is cut“", "„the wire is cut”"];
        let quoted =
            quoted.into_iter().chain(["«the wire is cut»", "«\u{a0}the wire is cut\u{a0}»"]);
        assert!(quoted.into_iter().any(|quoted| own.contains(quoted)), "{language:?}: {own}");
    }
}

/// Everything that happens in a whole game is said without holes, what is secret is not said at
/// all.
#[test]
fn every_outcome_of_whole_games_is_said_in_a_sentence() {
    let words = Words::english();
    let mut kinds = HashSet::new();
    for seed in 0..12 {
        let journal = support::dice::random_game(seed, |_, _| ());
        for entry in journal.entries() {
            assert_no_hole(&words.move_made(&entry.made, journal.game()));
            for outcome in &entry.outcomes {
                let Some(sentence) = words.outcome(outcome, journal.game()) else {
                    let secret = matches!(
                        outcome,
                        Outcome::TurnBegan { .. }
                            | Outcome::Orders(orders::Outcome::ChoiceOffered { .. })
                    );
                    assert!(secret, "{outcome:?} is not said");
                    continue;
                };
                assert!(
                    sentence.contains('.') || matches!(outcome, Outcome::Scored(_)),
                    "{sentence}"
                );
                assert_no_hole(&sentence);
                let of = match outcome {
                    Outcome::Expansion(own) => Some(std::mem::discriminant(own)),
                    _ => None,
                };
                kinds.insert((std::mem::discriminant(outcome), of));
            }
        }
    }
    assert!(kinds.len() >= 12, "only {} kinds of outcome were seen", kinds.len());
}

/// A correction's difference in words: points, titles, moves that no longer fit.
#[test]
fn a_difference_is_said_in_sentences() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-city-cap", (0, -2), 0);
    let edit = Edit { at: 0, remove: 1, insert: vec![place("base-city-tube", (0, -1), 90)] };
    let correction = table.journal().correct(&edit).unwrap();
    let said = Words::english().difference(&correction.difference, correction.game());
    assert_eq!(
        said,
        [
            "Anna: 4 → 0 points.",
            "King: Anna (2) → nobody.",
            "No longer fits: place: city on one side. The south side does not match: the tile has field where city lies. \
             Turn it or choose another place.",
            "Ben’s turn stays empty until its tile is entered anew.",
        ]
    );
    // Nothing changes: nothing is said.
    let same = Edit { at: 0, remove: 0, insert: Vec::new() };
    let correction = table.journal().correct(&same).unwrap();
    assert_eq!(Words::english().difference(&correction.difference, correction.game()), [""; 0]);
}

/// The words of the window are in the same table: one place to translate.
#[test]
fn there_is_one_table_a_language() {
    let folder = support::root().join("resources/text");
    let within = |folder: &Path| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let (sets, files): (Vec<_>, Vec<_>) = within(&folder).partition(|path| path.is_dir());
    for path in files.into_iter().chain(sets.iter().flat_map(|set| within(set))) {
        if path.extension().is_some_and(|extension| extension == "md") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        if let Err((_, errors)) = FluentResource::try_new(text) {
            panic!("{}: {errors:?}", path.display());
        }
    }
}

/// Faults of the JSON reader are told in plain words, with the place.
#[test]
fn the_readers_words_are_plain() {
    let words = Words::english();
    for (technical, plain) in [
        ("missing field `setup` at line 3 column 1", "“setup” is missing (line 3, column 1)"),
        ("EOF while parsing an object at line 4 column 0", "the text breaks off (line 4)"),
        (
            "expected `,` or `}` at line 1 column 9",
            "something stands there that JSON does not allow (line 1, column 9)",
        ),
        (
            "unknown field `mood`, expected one of `name`, `colour`",
            "“mood” is not known there; possible are name and colour",
        ),
        (
            "invalid type: string \"two\", expected u8",
            "the text “two” stands where a whole number that fits belongs",
        ),
        (
            "invalid value: integer `-1`, expected u8",
            "the number −1 stands where a whole number that fits belongs",
        ),
        ("duplicate field `id`", "“id” is there twice"),
        (
            "a rotation is 0, 90, 180 or 270 degrees, not 7",
            "a rotation is 0, 90, 180 or 270 degrees, not 7",
        ),
    ] {
        assert_eq!(words.readers_words(technical), plain);
    }
    let german = Words::in_language(text::Language::German);
    assert_eq!(
        german.readers_words("missing field `setup` at line 3 column 1"),
        "„setup“ fehlt (Zeile 3, Spalte 1)"
    );
}

/// An inch is 25.4 mm: 2⅛ of them are 53.975 mm.
#[test]
fn a_typed_length_is_read_as_people_write_it() {
    let english = Words::english();
    let read = |typed: &str, usual| english.length(typed, usual).map(|it| (it * 1000.0).round());
    for (typed, usual, thousandths) in [
        ("5.3", Measure::Centimetre, 53_000.0),
        (" 5,3 cm ", Measure::Inch, 53_000.0),
        ("42mm", Measure::Centimetre, 42_000.0),
        ("2 1/8\"", Measure::Centimetre, 53_975.0),
        ("2⅛ in", Measure::Millimetre, 53_975.0),
        ("1/4", Measure::Inch, 6_350.0),
        ("½", Measure::Tile, 22_500.0),
        ("-1", Measure::Millimetre, -1_000.0),
    ] {
        assert_eq!(read(typed, usual), Some(thousandths), "{typed:?}");
    }
    let german = Words::in_language(Language::German);
    let unit = german.measure(Measure::Inch);
    assert_eq!(german.length(&format!("3 {unit}"), Measure::Tile).map(f64::round), Some(76.0));
    for typed in ["", "cm", "5 apples", "1/0", "1/", "5 6", "1e9999", "NaN", "inf", "0x10"] {
        assert_eq!(english.length(typed, Measure::Centimetre), None, "{typed:?}");
    }
}

// ---- features beside others, and ranges of ordinals ----

#[test]
fn a_feature_beside_one_of_another_kind_is_not_another_one() {
    let asked = |feature: &str| -> Requirement {
        let text = format!(
            r#"{{"complete": {{"feature": "{feature}", "beside": {{"shares": "tile", "feature": "city", "complete": false, "owner": "opponent"}}}}}}"#
        );
        serde_json::from_str(&text).expect("a requirement")
    };
    // In the order of the languages.
    let another = |language: Language| match language.key() {
        "en" => "another incomplete city",
        "de" => "eine andere unfertige Stadt",
        "fr" => "une autre ville incomplète",
        "es" => "otra ciudad incompleta",
        "nl" => "een andere onafgebouwde stad",
        "pl" => "inne nieukończone miasto",
        "cs" => "jiné nedokončené město",
        "it" => "un’altra città incompleta",
        other => panic!("{other}"),
    };
    let a_city = |language: Language| match language.key() {
        "en" => "an incomplete city",
        "de" => "eine unfertige Stadt",
        "fr" => "une ville incomplète",
        "es" => "una ciudad incompleta",
        "nl" => "een onafgebouwde stad",
        "pl" => "nieukończone miasto",
        "cs" => "nedokončené město",
        "it" => "una città incompleta",
        other => panic!("{other}"),
    };
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let (city, road) = (words.task(&asked("city")), words.task(&asked("road")));
        assert!(city.contains(another(*language)), "{city}");
        assert!(road.contains(a_city(*language)), "{road}");
        assert!(!road.contains(another(*language)), "{road}");
        // Any feature may be a city.
        assert!(words.task(&asked("any")).contains(another(*language)));
    }
}

/// R-KO-51, 52.
#[test]
fn a_range_of_an_ordinal_reads_as_one() {
    let nth = r#"{"complete-nth": {"feature": "city", "number": {"at-least": 3, "at-most": 5}}}"#;
    let order = r#"{"fulfil-orders": {"number": {"at-most": 2}}}"#;
    let said = |language: Language| {
        let words = Words::in_language(language);
        [nth, order].map(|text| words.task(&serde_json::from_str(text).expect("a requirement")))
    };
    for language in Language::ALL {
        let told = match language.key() {
            "en" => [
                "Complete a city for the 3rd to 5th time in this game.",
                "Fulfil your 1st to 2nd order of this game.",
            ],
            "de" => [
                "Stelle in diesem Spiel zum 3. bis 5. Mal eine Stadt fertig.",
                "Erfülle in diesem Spiel deinen 1. bis 2. Befehl.",
            ],
            "fr" => [
                "Dans cette partie, complétez une ville pour la 3e à la 5e fois.",
                "Dans cette partie, accomplissez un ordre pour la 1re à la 2e fois.",
            ],
            "es" => [
                "Completa una ciudad por 3.ª a 5.ª vez en la partida.",
                "Cumple una orden por 1.ª a 2.ª vez en la partida.",
            ],
            "nl" => [
                "Bouw in dit spel voor de 3e tot en met 5e keer een stad af.",
                "Voer in dit spel voor de 1e tot en met 2e keer een bevel uit.",
            ],
            "pl" => {
                ["Ukończ po raz 3.–5. w tej grze miasto.", "Wykonaj w tej grze swój 1.–2. rozkaz."]
            }
            "cs" => [
                "Dokončete v této hře 3. až 5. město (počítá se, co dokončíte vy).",
                "Splňte v této hře svůj 1. až 2. rozkaz.",
            ],
            "it" => [
                "Completa una città dalla 3ª alla 5ª volta nella partita.",
                "Esegui un ordine dalla 1ª alla 2ª volta nella partita.",
            ],
            other => panic!("{other}"),
        };
        assert_eq!(said(*language), told);
    }
}
