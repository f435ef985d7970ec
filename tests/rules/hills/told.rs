//! Words about shepherds, their flocks, hills and vineyards.

use rules::expansion::sheep::Outcome as Shepherded;
use rules::feature::join::FeatureId;
use rules::geometry::Position;
use rules::scoring::Score;
use rules::{Game, Outcome};
use text::spoken::Spoken;
use text::{Language, export};

use super::*;

/// The sentences of the last move, in English.
fn said(table: &Table) -> Vec<String> {
    let words = Words::english();
    table.last().iter().filter_map(|outcome| words.outcome(outcome, table.game())).collect()
}

/// Whether that sentence is among them.
fn has_said(table: &Table, sentence: &str) -> bool {
    said(table).iter().any(|said| said == sentence)
}

fn scores(outcomes: &[Outcome]) -> Vec<&Score> {
    let scores = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::Scored(score) => Some(score),
        _ => None,
    });
    scores.collect()
}

fn field(table: &Table, at: Spot, on: &str) -> (Place, FeatureId) {
    let place = Place { at: spot(at), segment: segment(on) };
    (place, table.game().board().feature(place).expect("a field"))
}

/// The words beside the answer that guides the flock home.
fn about_home(game: &Game) -> String {
    let questions = game.questions().into_iter();
    let answers: Vec<_> = questions.flat_map(|question| question.answers).collect();
    let at = answers.iter().position(|answer| answer.made == GUIDE_HOME).expect("offered");
    Words::english().answers(&answers, game, true)[at].about.clone()
}

/// R-HSH-3: 3 and 4 sheep go home: the move says so, and the points of both players are those of a
/// flock of 7 wherever they are told, never of the field.
#[test]
fn a_flock_guided_home_is_told_as_a_flock() {
    let mut table = two_flocks(table(&[]));
    table.play(GUIDE_HOME);
    assert!(has_said(&table, "Anna guides the flock home."), "{:?}", said(&table));
    assert!(has_said(&table, "Anna +7: flock of 7 sheep."), "{:?}", said(&table));
    assert!(has_said(&table, "Ben +7: flock of 7 sheep."));
    let (words, game) = (Words::english(), table.game());
    for score in scores(table.last()) {
        assert_eq!(words.reason(score, game.catalogue()), "flock of 7 sheep");
        let sum = "flock of 7 sheep (7 sheep × 1 = 7)";
        assert_eq!(words.told_score(score, game.catalogue()), sum);
        assert_eq!((score.feature(), words.people_of(score, game)), (None, None));
        for language in Language::ALL {
            let words = Words::in_language(*language);
            let field = words.record(score.record.as_ref().expect("the field"));
            let reason = words.reason(score, game.catalogue());
            assert!(reason.contains('7') && reason != field, "{language:?}: {reason}");
        }
    }
    table.end();
    assert!(export::csv(table.journal(), &Words::english()).contains("flock of 7 sheep"));
    let page = export::markdown(table.journal(), "", None, &Words::english());
    assert!(page.contains("flock of 7 sheep (7 sheep × 1 = 7)"), "{page}");
    assert!(!page.contains("field without"), "{page}");
}

/// R-BASE-7 to 13, R-PD-9, R-MSG-5: the points of a feature are told by it as ever, and what has
/// no feature by what is counted.
#[test]
fn a_score_of_its_feature_is_told_by_the_feature() {
    for kind in Kind::all() {
        let record = record(kind, &[(0, 1, 0)], Readings::default());
        let lines = vec![Line::new(Label::Tiles, 9, 1)];
        let score = Score { seat: seat(0), source: kind.into(), lines, record: Some(record) };
        let own = score.record.clone().expect("the feature");
        assert_eq!(score.feature(), Some(&own), "{}", kind.name());
        let catalogue = workshop_catalogue();
        assert_eq!(Words::english().reason(&score, &catalogue), Words::english().record(&own));
        let fairy = Score { source: Source::Fairy, ..score };
        assert_eq!(fairy.feature(), None);
    }
}

/// R-HSH-3: whoever else gets points is named beside the answer: 3 and 4 sheep are 7 for each.
#[test]
fn the_answer_says_who_else_gets_points() {
    let both = two_flocks(table(&[]));
    assert_eq!(about_home(both.game()), "brings 7 each for Anna and Ben");
    let mut alone = flock(&[], 3);
    ring(&mut alone, "Anna", 1);
    assert_eq!(about_home(alone.game()), "brings 3");
}

/// R-HSH-2, 3: who has just come draws, and nothing is said of going home, which is not offered.
#[test]
fn the_question_says_only_what_is_offered() {
    let mut first = table(&[]);
    first.ground(1);
    ring(&mut first, "Anna", 0).play(shepherd(INSIDE));
    let mut grows = flock(&[], 3);
    ring(&mut grows, "Anna", 1);
    let words = Words::english();
    let about = |table: &Table| words.about_act(Act::Flock, table.game());
    assert_eq!(about(&first), "Draw a token and say what it shows.");
    assert!(about(&grows).contains("or guide the flock home"), "{}", about(&grows));
    let asked = first.game().questions().into_iter().find(|it| !it.answers.is_empty());
    let on_phone = words.asked_on_phone(&asked.expect("the draw"), first.game(), false);
    assert_eq!(on_phone.about, "Draw a token and say what it shows.");
    for language in Language::ALL {
        let words = Words::in_language(*language);
        assert_ne!(
            words.about_act(Act::Flock, first.game()),
            words.about_act(Act::Flock, grows.game())
        );
    }
}

/// R-HSH-2, 3: the wolf takes 3 sheep from Anna and 4 from Ben, and from whoever has just come none.
#[test]
fn the_wolf_says_who_loses_which_sheep() {
    let mut both = two_flocks(table(&[]));
    both.play(draw(0));
    let lost = "Anna draws the wolf: the flock scatters. Lost: Anna’s 3 sheep and Ben’s 4 sheep.";
    assert!(has_said(&both, lost), "{:?}", said(&both));
    let mut first = table(&[]);
    first.ground(1);
    ring(&mut first, "Anna", 0).play(shepherd(INSIDE)).play(draw(0));
    let home = "Anna draws the wolf: the shepherd goes straight home.";
    assert!(has_said(&first, home), "{:?}", said(&first));
}

/// R-HSH-2: one sheep grazes, several graze; in no language is the number of one as that of many.
#[test]
fn one_sheep_is_told_as_one() {
    let table = flock(&[], 1);
    let of = |words: &Words, sheep, flock| {
        let outcome = Shepherded::Gathered { seat: seat(0), sheep, flock }.into();
        words.outcome(&outcome, table.game()).expect("a sentence")
    };
    let words = Words::english();
    assert_eq!(of(&words, 1, 1), "Anna draws 1 sheep: 1 now grazes with the shepherd.");
    assert_eq!(of(&words, 3, 4), "Anna draws 3 sheep: 4 now graze with the shepherd.");
    let german = Words::in_language(Language::German);
    assert!(of(&german, 1, 1).ends_with("Beim Schäfer weidet jetzt 1 Schaf."));
    let polish = Words::in_language(Language::Polish);
    let ends = [(1, "pasie się teraz 1 owca."), (3, "pasą się teraz 3 owce."), (5, "5 owiec.")];
    for (flock, end) in ends {
        assert!(of(&polish, 1, flock).ends_with(end), "{}", of(&polish, 1, flock));
    }
}

/// R-HSH-6: Anna's 4 sheep are in the field at the end, and the final scoring says so; without any
/// it says nothing of sheep.
#[test]
fn the_end_tells_of_sheep_that_are_still_outside() {
    let mut table = flock(&[], 4);
    table.end_game();
    let left = "Nothing for sheep still in the fields: Anna’s 4 sheep.";
    assert!(has_said(&table, left), "{:?}", said(&table));
    let mut none = self::table(&[]);
    none.end_game();
    assert!(!said(&none).iter().any(|said| said.contains("sheep")), "{:?}", said(&none));
}

/// R-HSH-7: a field with Anna's shepherd alone is nobody's: it says who is there with how many sheep,
/// and is told from outside as well; farmers are told beside him.
#[test]
fn a_field_says_whose_shepherd_grazes_there() {
    let mut table = flock(&[], 3);
    let (place, id) = field(&table, (1, 2), INSIDE);
    let words = Words::english();
    let people = |table: &Table| {
        let (_, id) = field(table, (1, 2), INSIDE);
        words.people_on(id, &table.game().board().record(id), table.game())
    };
    assert_eq!(people(&table), "Anna: shepherd, 3 sheep");
    let spoken = Spoken::new(&words, table.game(), Some(seat(0)));
    let told = [spoken.segment(place), spoken.feature(id)];
    for told in told {
        assert!(told.contains("an unclaimed field"), "{told}");
        assert!(told.ends_with(", Anna: shepherd, 3 sheep"), "{told}");
    }
    let placed = table.game().board().tile(spot((1, 2))).expect("a tile");
    assert_eq!(spoken.placed(placed).matches("3 sheep").count(), 1, "{}", spoken.placed(placed));
    ring(&mut table, "Ben", 1).follower(INSIDE).end();
    assert_eq!(people(&table), "Ben 1 · Anna: shepherd, 3 sheep");
}

/// R-HSH-7: who hears what a place touches hears of the shepherd in a field that nobody holds, and
/// of no other such field.
#[test]
fn a_place_beside_a_shepherds_field_says_so() {
    let words = Words::english();
    let told = |table: &Table| {
        let place = Spoken::new(&words, table.game(), None).place(Position::new(0, 2));
        place.contains("south of an unclaimed field without a completed city")
    };
    let mut table = with_rule(&[], None);
    table.place("workshop-field", (0, 1), 0);
    assert!(!told(&table));
    table.play(shepherd("field:0")).play(draw(2));
    assert!(told(&table));
    let place = Spoken::new(&words, table.game(), None).place(Position::new(0, 2));
    assert!(place.contains("(Anna: shepherd, 2 sheep)"), "{place}");
}

/// R-HSH-12: what counts is named with the building; for a garden only where it counts there.
#[test]
fn a_building_is_told_with_its_vineyards() {
    let words = Words::english();
    let told = |building, readings, vineyards| {
        let mut record = record(Kind::Building(building), &[(0, 1, 0)], readings);
        record.symbols_around[Symbol::Vineyard] = vineyards;
        record.symbols_around[Symbol::Hill] = 2;
        words.record(&record)
    };
    let usual = Readings::default();
    let gardens = Readings::from_iter([HouseRule::VineyardsForGardens]);
    let monastery = |vineyards| told(Building::Monastery, usual, vineyards);
    assert_eq!(monastery(3), "monastery with 9 of 9 tiles and 3 vineyards");
    assert_eq!(monastery(1), "monastery with 9 of 9 tiles and 1 vineyard");
    assert_eq!(monastery(0), "monastery with 9 of 9 tiles");
    assert_eq!(told(Building::Shrine, usual, 2), "shrine with 9 of 9 tiles and 2 vineyards");
    assert_eq!(told(Building::Garden, usual, 2), "garden with 9 of 9 tiles");
    assert_eq!(told(Building::Garden, gardens, 2), "garden with 9 of 9 tiles and 2 vineyards");
    let mut open = table(&[]);
    between_vineyards(&mut open, "base-monastery", Figure::Follower, "monastery");
    let (_, monastery) = field(&open, (1, 2), "monastery");
    let told = words.record(&open.game().board().record(monastery));
    assert_eq!(told, "monastery with 8 of 9 tiles and 2 vineyards");
}

/// R-HSH-10, 12: a rule is told as the table plays it, beside a score and on the page.
#[test]
fn a_rule_is_told_as_the_house_rule_has_it() {
    let cases = [
        (HouseRule::TieBreakersCounted, Label::TieBreakers, "the most followers there on hill"),
        (HouseRule::VineyardsForGardens, Label::Vineyards, "abbey, shrine or garden"),
    ];
    let words = Words::english();
    for (rule, label, differs) in cases {
        for readings in [Readings::default(), Readings::from_iter([rule])] {
            let record = record(Kind::City, &[(0, 1, 1), (1, 1, 0)], readings);
            let lines = [Line::new(label.clone(), 1, 0)];
            let why = words.why_lines(Some(&record), &lines);
            let told = why.iter().any(|why| why.title.contains(differs));
            assert_eq!(told, readings.differ(rule), "{why:?}");
        }
        for rules in [None, Some(rule)] {
            let setup = setup(&["Anna", "Ben"], &["base", "abbot", "hills-sheep"]);
            let setup = Setup { rules: rules.into_iter().collect(), ..setup };
            assert_eq!(words.played_here(&setup).contains(differs), rules.is_some());
            let chapters = format!("{:?}", words.chapters_played_here(&setup));
            assert_eq!(chapters.contains(differs), rules.is_some());
        }
    }
}

/// R-HSH-1, 9: the rules told of the set say what is in the bag, token by token, and that a tile
/// lies under each hill.
#[test]
fn the_rules_tell_of_the_bag_and_of_the_tile_under_a_hill() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep"]);
    let page = Words::english().played_here(&setup);
    assert!(page.contains("4 tokens with 1 sheep, 5 with 2, 5 with 3, 2 with 4, and 2 wolves"));
    assert!(page.contains("A tile with a hill is laid on one more tile from the pile"));
}

/// R-HSH-1: a token is never called as a tile of land is.
#[test]
fn a_token_has_another_name_than_a_tile() {
    let tiles = ["tile", "Plättchen", "tuile", "loseta", "tegel", "płytk", "kartičk", "tessera"];
    let keys = [
        "asked-flock-about",
        "asked-flock-first",
        "move-draw-sheep",
        "chance-flock",
        "reject-flock-first",
        "reject-flock-draw",
        "reject-no-token",
        "why-for-bag",
    ];
    for (language, tile) in Language::ALL.iter().zip(tiles) {
        let words = Words::in_language(*language);
        for key in keys {
            let args = [("token", "x"), ("count", "1"), ("all", "9"), ("percent", "11")];
            let args = args.map(|(name, value)| (name, value.into()));
            let said = words.say(key, &args);
            let is_tile = said.split(|c: char| !c.is_alphabetic()).any(|it| it.starts_with(tile));
            assert!(!is_tile, "{language:?}, {key}: {said}");
        }
    }
}
