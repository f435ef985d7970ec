//! Why: the rules as they are told to players, the page of them, and what a tile would do.

use std::collections::BTreeSet;

use content::bundled;
use journal::scored::scores_of;
use rules::feature::{Kind, Readings, Record};
use rules::game::legal;
use rules::game::legal::Prospect;
use rules::game::question::{Act, Topic};
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRule;
use rules::scoring::{Label, Line, Score, Source};
use rules::set::{COUNT, KING_ROBBER, PRINCESS_DRAGON};
use rules::setup::Deck;
use rules::title::Title;
use rules::{Game, Move, Setup};
use text::why::{self, Book};
use text::{Language, Words};

use support::dice::random_game;
use support::table::{Table, place, seat, setup};

/// The keys of the rules among the words.
fn keys() -> BTreeSet<String> {
    let words = include_str!("../../resources/text/why/en.ftl");
    let keys = words.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let of_rules = ["why-ask-", "why-act-", "why-for-"];
    keys.filter(|key| of_rules.iter().any(|of| key.starts_with(of))).map(str::to_owned).collect()
}

#[test]
fn every_rule_that_is_told_has_words_and_a_place() {
    let told: Vec<&str> = why::told().flat_map(|told| told.keys()).collect();
    let each = told.len();
    let told: BTreeSet<String> = told.into_iter().map(str::to_owned).collect();
    assert_eq!(told.len(), each, "each once");
    assert_eq!(told, keys());
    for rule in why::told().filter(|rule| rule.rules.is_empty()) {
        let is_of_table = matches!(rule.key, "why-ask-adjust" | "why-for-by-hand");
        assert!(rule.book == Book::Pad || is_of_table, "{}", rule.key);
    }
}

/// Books are not torn apart: all rules of one stand together.
#[test]
fn the_rules_of_a_book_stand_together() {
    let mut books: Vec<Book> = why::told().map(|told| told.book).collect();
    books.dedup();
    let seen: Vec<Book> = books
        .iter()
        .copied()
        .filter(|book| books.iter().filter(|other| *other == book).count() > 1)
        .collect();
    assert_eq!(seen, []);
}

#[test]
fn every_question_and_every_sum_of_random_games_is_explained() {
    let words = Words::english();
    let mut topics = BTreeSet::new();
    for seed in 0..24 {
        random_game(seed, |journal, _| {
            for question in journal.game().questions() {
                let why = words.why_asked(question.topic);
                assert!(why.is_some_and(|why| !why.title.is_empty()), "{:?}", question.topic);
                topics.insert(question.topic.facts().name);
            }
            let last = journal.entries().last();
            for outcome in last.into_iter().flat_map(|entry| &entry.outcomes) {
                if let rules::Outcome::Scored(score) = outcome {
                    let why = words.why_scored(score, journal.game().catalogue());
                    assert!(!why.is_empty(), "{score:?}");
                }
            }
        });
    }
    assert!(topics.len() > 15, "{topics:?}");
    for act in Act::all() {
        assert!(words.why_asked(Topic::Act(act)).is_some(), "{act:?}");
    }
}

/// The sentence of the fairy (R-PD-8) names her set and the heading in its book, and no rule names a
/// number that stands in nobody's book.
#[test]
fn a_rule_says_which_book_has_it_and_where() {
    let why = Words::english().why("why-for-fairy-turn").expect("a rule");
    assert!(why.title.contains("1 point"), "{}", why.title);
    assert_eq!(why.about, "The Princess & the Dragon, Fairy");
    let setup = setup(&["Anna", "Ben"], &support::dice::EVERYTHING);
    for language in Language::ALL.iter().copied() {
        let words = Words::in_language(language);
        for told in why::told() {
            let about = words.why(told.key).expect("a rule").about;
            assert_eq!(about.is_empty(), told.rules.is_empty(), "{language:?} {}", told.key);
            assert!(!about.contains("R-"), "{about}");
        }
        assert!(!words.played_here(&setup).contains("R-"));
    }
}

#[test]
fn the_page_has_the_rules_of_this_table_and_no_others() {
    let mut setup = setup(&["Anna", "Ben"], &["base", KING_ROBBER, COUNT]);
    setup.rules.choose(HouseRule::SmallCityPaysTwo, 1);
    for language in Language::ALL.iter().copied() {
        let words = Words::in_language(language);
        let page = words.played_here(&setup);
        let readings = Readings::from_rules(&setup.rules);
        for told in why::told() {
            let rule = words.say(told.key_at(readings), &[]);
            assert_eq!(page.contains(&rule), told.is_in_play(&setup), "{language:?} {}", told.key);
        }
        let (question, answer) = words.asked_and_answered(HouseRule::SmallCityPaysTwo, 1);
        assert!(page.contains(&question) && page.contains(&format!("<b>{answer}</b>")));
    }
    // R-KO-3: printed cards are told to the app, and its own are dealt by it.
    setup.orders = Some(Vec::new());
    let words = Words::english();
    assert!(!words.played_here(&setup).contains("printed cards"));
    setup.deck = Deck::Printed;
    assert!(words.played_here(&setup).contains("The printed cards that were dealt are told here."));
    let title = why::told().filter(|told| told.key == "why-for-titles");
    assert!(title.clone().all(|told| !told.is_in_play(&setup)), "the titles pay as ever");
    setup.rules.choose(HouseRule::Titles, 1);
    assert!(title.clone().all(|told| told.is_in_play(&setup)));
    let dragon = why::told().filter(|told| told.book == Book::Set(PRINCESS_DRAGON));
    assert!(dragon.clone().count() > 4 && dragon.clone().all(|told| !told.is_in_play(&setup)));
}

/// A38, A46: small cities and fields are explained as the table counts them, beside a score and on
/// the page.
#[test]
fn a_rule_is_told_as_the_table_plays_it() {
    let cases = [
        (HouseRule::SmallCityPaysTwo, Kind::City, Label::Tiles, "one of two tiles brings 1 less"),
        (HouseRule::FieldsByCity, Kind::Field, Label::TouchedCities, "each complete city brings 4"),
    ];
    let words = Words::english();
    for (rule, kind, label, differs) in cases {
        for differing in [None, Some(rule)] {
            let readings = differing.into_iter().collect();
            let record = Record { readings, ..Record::new(kind, 2) };
            let why = words.why_lines(Some(&record), &[Line::new(label.clone(), 2, 1)]);
            let told = why.iter().any(|why| why.title.contains(differs));
            assert_eq!(told, differing.is_some(), "{why:?}");
            let rules = differing.into_iter().collect();
            let setup = Setup { rules, ..setup(&["Anna", "Ben"], &["base"]) };
            assert_eq!(words.played_here(&setup).contains(differs), differing.is_some());
        }
    }
}

fn prospect(game: &Game, tile: &str, at: (i32, i32), rotation: Rotation) -> Option<Prospect> {
    let catalogue = bundled::catalogue();
    let tile = catalogue.tile(tile).expect("a tile");
    legal::prospect(game, tile, Position::new(at.0, at.1), rotation)
}

/// The start tile's city waits to its north: a cap makes it a city of 2, worth 4 to nobody yet
/// (R-BASE-8), and the first city brings the King to whoever completes it (R-KR-2).
#[test]
fn a_tile_tells_what_it_would_complete_before_it_lies() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    let before = table.journal().clone();
    let cap = prospect(table.game(), "base-city-cap", (0, -1), Rotation::Half).expect("it fits");
    let [(city, scores)] = cap.completed.as_slice() else { panic!("{cap:?}") };
    assert_eq!((city.tiles, scores.len()), (2, 0));
    assert_eq!(
        cap.taken.iter().map(|it| (it.title, it.by)).collect::<Vec<_>>(),
        [(Title::King, seat(0))]
    );
    let words = Words::english();
    assert_eq!(
        words.prospect(&cap, table.game()),
        "It would complete: city of 2 (nobody stands there). The King would go to Anna."
    );
    assert_eq!(prospect(table.game(), "base-city-cap", (0, -1), Rotation::None), None);
    assert_eq!(*table.journal(), before, "nothing has happened");

    // Anna's knight in a city that Ben would complete: 3 tiles are 6 points, and they are Anna's.
    table.turn_with("base-city-tube", (0, -1), 90, "city:0");
    let cap = prospect(table.game(), "base-city-cap", (0, -2), Rotation::Half).expect("it fits");
    assert_eq!(
        words.prospect(&cap, table.game()),
        "It would complete: city of 3 (Anna +6). The King would go to Ben."
    );
    let road = prospect(table.game(), "base-road-straight", (1, 0), Rotation::None);
    assert_eq!(words.prospect(&road.expect("it fits"), table.game()), "It would complete nothing.");
}

/// Anna's knight brought 4 in the first turn (R-BASE-8); the road beside it was never scored.
#[test]
fn a_complete_feature_remembers_who_scored_it_and_when() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    table.play(place("base-road-straight", (1, 0), 0));
    table.play(Move::EndTurn);
    let board = table.game().board();
    let of = |kind: &str| {
        let feature = board
            .features()
            .find(|feature| board.kind(*feature).name() == kind)
            .expect("such a feature");
        let scores = scores_of(table.journal().entries(), board, feature);
        scores.iter().map(|(turn, it)| (*turn, it.seat, it.points())).collect::<Vec<_>>()
    };
    assert_eq!(of("city"), [(1, seat(0), 4)]);
    assert_eq!(of("road"), []);
}

#[test]
fn the_points_of_an_order_say_what_the_order_asked_for() {
    let words = Words::english();
    let catalogue = bundled::catalogue();
    let lines = vec![Line::new(Label::Order("base-01".into()), 1, 12)];
    let score = Score { seat: seat(0), source: Source::Orders, record: None, lines };
    let why: Vec<String> =
        words.why_scored(&score, &catalogue).into_iter().map(|why| why.title).collect();
    let card = catalogue.card("base-01").expect("the card");
    let asked = format!("“{}” asks: {}", words.card_title(card), words.card_text(card));
    assert_eq!(why[0], asked);
    assert!(why[1].starts_with("A King’s Order brings the points on it"), "{why:?}");
}
