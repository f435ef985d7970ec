//! The sentence that follows from what a card asks: every requirement has one in every language, no
//! two have the same, and those of the bundled cards read well.

use std::collections::{HashMap, HashSet};
use std::fs;

use content::bundled;
use content::deck::MAX_TEXT;
use rules::card::requirement::{
    Beside, Bound, Completed, Owner, Shape, Shared, Span, Thing, Which,
};
use rules::card::task::{
    AllOf, Avoid, CallAbbot, Capture, Complete, CompleteNth, CompleteTogether, Connect,
    CropTakesHome, Deploy, DragonEats, EnterCity, FarmInTurns, Form, FulfilOrders, GuideHome, Have,
    JoinFields, KnockOut, LayBare, MoveCount, MoveFairy, MoveFerry, MoveMagician, OneOf, Peril,
    PlaceAbbey, PlaceFarmer, PlaceTile, RaiseTower, ReadMessage, Requirement, Rob, Score, Sort,
    Take, TakeGold, TargetWithin, WinChallenge, WinTarget,
};
use rules::piece::Magician;
use rules::player::Figure;
use rules::setup::BASE;
use rules::tile::Quarter;
use rules::title::Title;
use text::{Language, Words};

use Requirement as R;

/// The words as they stand in the files: a changed sentence is seen without building anew.
fn words(language: Language) -> Words {
    let folder = support::root().join("resources/text");
    let key = language.key();
    let mut paths =
        vec![folder.join(format!("{key}.ftl")), folder.join(format!("orders-{key}.ftl"))];
    let folders = fs::read_dir(folder).unwrap();
    paths.extend(folders.map(|entry| entry.unwrap().path().join(format!("{key}.ftl"))));
    let tables: Vec<String> =
        paths.into_iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    Words::new(key, &tables.iter().map(String::as_str).collect::<Vec<_>>())
}

const KINDS: [Which; 7] = [
    Which::Road,
    Which::City,
    Which::Monastery,
    Which::Shrine,
    Which::Monastic,
    Which::Garden,
    Which::Any,
];

// ---- every requirement ----

const fn bound(exactly: Option<u32>, at_least: Option<u32>, at_most: Option<u32>) -> Bound {
    Bound { exactly, at_least, at_most }
}

/// Every kind of bound: none, one and several of something, which languages have other forms for.
fn bounds() -> Vec<Bound> {
    let exactly = [0, 1, 2, 5].map(|number| bound(Some(number), None, None));
    let at_least = [1, 2, 5].map(|number| bound(None, Some(number), None));
    let at_most = [1, 2, 5].map(|number| bound(None, None, Some(number)));
    let between = [(1, 2), (2, 5)].map(|(least, most)| bound(None, Some(least), Some(most)));
    [&exactly[..], &at_least, &at_most, &between].concat()
}

/// No bound, and all of these.
fn may_be() -> Vec<Option<Bound>> {
    [None].into_iter().chain(bounds().into_iter().map(Some)).collect()
}

fn pairs() -> Vec<(Option<Bound>, Option<Bound>)> {
    let pair = |one| may_be().into_iter().map(move |other| (one, other));
    may_be().into_iter().flat_map(pair).collect()
}

/// All bounds of a feature; a new one does not come in without being told.
fn fields(wanted: &mut Completed) -> [&mut Option<Bound>; 19] {
    let Completed {
        feature: _,
        tiles,
        pennants,
        followers,
        own_followers,
        opponents_followers,
        players,
        inns,
        ferries,
        cathedrals,
        goods,
        kinds_of_goods,
        tower_sites,
        sieges,
        points,
        own_figure: _,
        cities_around,
        roads_around,
        monasteries_around,
        row,
        monasteries,
        shape: _,
        beside: _,
    } = wanted;
    [
        tiles,
        pennants,
        followers,
        own_followers,
        opponents_followers,
        players,
        inns,
        ferries,
        cathedrals,
        goods,
        kinds_of_goods,
        tower_sites,
        sieges,
        points,
        cities_around,
        roads_around,
        monasteries_around,
        row,
        monasteries,
    ]
}

/// A feature with nothing, with one thing that matters, and with all.
fn features(kind: Which) -> Vec<Completed> {
    let mut all = vec![Completed::any(kind)];
    for field in 0..19 {
        for bound in bounds() {
            let mut one = Completed::any(kind);
            *fields(&mut one)[field] = Some(bound);
            all.push(one);
        }
    }
    for figure in Figure::ALL {
        all.push(Completed { own_figure: Some(figure), ..Completed::any(kind) });
    }
    let mut whole = Completed { own_figure: Some(Figure::Mayor), ..Completed::any(kind) };
    fields(&mut whole).into_iter().for_each(|field| *field = Some(bound(None, Some(2), None)));
    all.push(whole);
    all
}

/// Features with two things that matter.
fn features_with_two(kind: Which) -> Vec<Completed> {
    let some = [
        bound(Some(0), None, None),
        bound(None, Some(1), None),
        bound(None, Some(2), None),
        bound(None, None, Some(3)),
    ];
    let mut all = Vec::new();
    for first in 0..19 {
        for (one, other) in some.into_iter().flat_map(|one| some.map(|other| (one, other))) {
            let mut with_figure = Completed::any(kind);
            *fields(&mut with_figure)[first] = Some(one);
            if other == some[0] {
                with_figure.own_figure = Some(Figure::BigFollower);
                all.push(with_figure);
            }
            for second in first + 1..19 {
                let mut wanted = Completed::any(kind);
                *fields(&mut wanted)[first] = Some(one);
                *fields(&mut wanted)[second] = Some(other);
                all.push(wanted);
            }
        }
    }
    all
}

/// The things that may be on such a feature, or on none.
fn may_be_on(kinds: &[Which]) -> Vec<Option<Completed>> {
    let on = kinds.iter().flat_map(|kind| features(*kind)).map(Some);
    [None].into_iter().chain(on).collect()
}

fn together() -> Vec<Requirement> {
    let mut all = Vec::new();
    for (index, one) in KINDS.into_iter().enumerate() {
        let sized = Completed { tiles: Some(bound(None, Some(4), None)), ..Completed::any(one) };
        let empty = Completed { followers: Some(bound(Some(0), None, None)), ..sized };
        for other in &KINDS[index..] {
            let other = Completed::any(*other);
            all.push(vec![Completed::any(one), other]);
            all.push(vec![sized, other]);
            all.push(vec![empty, other]);
            all.push(vec![sized, other, other]);
            if other.feature != one {
                all.push(vec![Completed::any(one), other, other]);
            }
        }
        all.push(vec![Completed::any(one); 3]);
        all.push(vec![Completed::any(one); 5]);
        all.push(vec![sized; 2]);
        all.push(vec![sized, sized, empty]);
    }
    all.into_iter().map(CompleteTogether).map(R::CompleteTogether).collect()
}

fn of_fields() -> Vec<Requirement> {
    let mut all: Vec<Requirement> = may_be()
        .into_iter()
        .map(|complete_cities| R::JoinFields(JoinFields { complete_cities }))
        .collect();
    for (cities, complete_cities) in pairs() {
        for farmers in [None, Some(bound(None, Some(2), None))] {
            all.push(R::PlaceFarmer(PlaceFarmer { cities, complete_cities, farmers }));
        }
    }
    for number in bounds().into_iter().filter(|number| *number != bound(None, Some(2), None)) {
        for complete_cities in [None, Some(bound(None, Some(3), None))] {
            all.push(R::PlaceFarmer(PlaceFarmer {
                cities: None,
                complete_cities,
                farmers: Some(number),
            }));
        }
    }
    all
}

fn deployments() -> Vec<Requirement> {
    let figures = Figure::ALL.map(Some).into_iter().chain([None]);
    let mut all = Vec::new();
    for figure in figures {
        for way in 0..4 {
            let (portal, flight, crop) = (way == 1, way == 2, way == 3);
            let deploy = |complete_cities, on| {
                R::Deploy(Deploy { figure, portal, flight, crop, complete_cities, on })
            };
            all.extend(may_be().into_iter().map(|cities| deploy(cities, None)));
            all.extend(KINDS.map(|kind| deploy(None, Some(Completed::any(kind)))));
            let on = Some(Completed::any(Which::City));
            let few = [bound(Some(0), None, None), bound(None, Some(1), None)];
            all.extend(few.map(|cities| deploy(Some(cities), on)));
        }
    }
    let (figure, portal, flight, crop) = (Some(Figure::Wagon), false, false, false);
    let on = KINDS.iter().flat_map(|kind| features(*kind).into_iter().skip(1));
    all.extend(on.map(|on| {
        R::Deploy(Deploy { figure, portal, flight, crop, complete_cities: None, on: Some(on) })
    }));
    all
}

fn of_titles_and_quarters() -> Vec<Requirement> {
    let mut all = Vec::new();
    for from_opponent in [false, true] {
        for titles in [vec![Title::King], vec![Title::Robber], vec![Title::King, Title::Robber]] {
            all.push(R::Take(Take { titles, from_opponent, all: false }));
        }
        let titles = vec![Title::King, Title::Robber];
        all.push(R::Take(Take { titles, from_opponent, all: true }));
    }
    for set in 0..16_usize {
        let chosen = Quarter::ALL.into_iter().enumerate();
        let quarters: Vec<Quarter> =
            chosen.filter(|(at, _)| set >> at & 1 == 1).map(|(_, quarter)| quarter).collect();
        let enter = |followers| R::EnterCity(EnterCity { quarters: quarters.clone(), followers });
        all.extend(may_be().into_iter().map(enter));
    }
    all.extend(
        [Which::Shrine, Which::Monastery, Which::Monastic]
            .map(|winner| R::WinChallenge(WinChallenge { winner })),
    );
    all
}

fn of_expansions() -> Vec<Requirement> {
    let mut all: Vec<Requirement> = [
        Form::LeaveCity,
        Form::DoubleTurn,
        Form::RemoveKnight,
        Form::AvoidDragon,
        Form::MoveWagon,
        Form::Catch,
        Form::SlipBy,
        Form::Seduce,
        Form::Escape,
        Form::Judged,
    ]
    .map(Form::empty)
    .into();
    for number in bounds() {
        all.push(R::DragonEats(DragonEats { figures: number }));
        all.push(R::RaiseTower(RaiseTower { height: number }));
        all.push(R::KnockOut(KnockOut { followers: number }));
        all.push(R::CropTakesHome(CropTakesHome { figures: number }));
    }
    for number in may_be() {
        all.push(R::MoveCount(MoveCount { opponents: number }));
        all.push(R::Capture(Capture { prisoners: number }));
        all.push(R::PlaceAbbey(PlaceAbbey { completes: number }));
        all.push(R::CallAbbot(CallAbbot { points: number }));
        all.push(R::Rob(Rob { points: number, richer: false }));
        all.push(R::Rob(Rob { points: number, richer: true }));
    }
    for (one, other) in pairs() {
        all.push(R::TakeGold(TakeGold { bars: one, held: other }));
        all.push(R::GuideHome(GuideHome { sheep: one, shepherds: other }));
        all.push(R::ReadMessage(ReadMessage { messages: one, points: other }));
    }
    all.extend(
        [1, 10, 60, 65, 100].map(|millimetres| R::TargetWithin(TargetWithin { millimetres })),
    );
    all.extend([0, 1, 5, 20, 65].map(|by| R::WinTarget(WinTarget { by })));
    for what in Thing::ALL {
        let number = |number| R::Have(Have { what, number });
        if what == Thing::AllSpecialFigures {
            all.push(number(None));
        } else {
            all.extend(bounds().into_iter().map(|bound| number(Some(bound))));
        }
    }

    all.extend(may_be_on(&KINDS).into_iter().map(|on| R::MoveFairy(MoveFairy { on })));
    all.extend(may_be_on(&[Which::Road]).into_iter().map(|on| R::MoveFerry(MoveFerry { on })));
    for magician in [Magician::Mage, Magician::Witch] {
        let on = may_be_on(&[Which::Road, Which::City, Which::Any]);
        all.extend(on.into_iter().map(|on| R::MoveMagician(MoveMagician { magician, on })));
    }
    all.extend(counting());
    for points in bounds() {
        let score = |span, feature| R::Score(Score { points, span, feature });
        all.push(score(Span::Turn, None));
        all.push(score(Span::Feature, None));
        all.extend(KINDS.map(|kind| score(Span::Feature, Some(kind))));
    }
    all
}

/// The things that a feature shares with another, whatever that is, and whose cities a road runs into.
fn of_surroundings() -> Vec<Requirement> {
    let owners = [None].into_iter().chain(Owner::ALL.map(Some)).collect::<Vec<_>>();
    let mut all = Vec::new();
    for shares in [Shared::Tile, Shared::Field, Shared::Size] {
        for (feature, complete) in
            KINDS.into_iter().flat_map(|kind| [None, Some(true), Some(false)].map(|it| (kind, it)))
        {
            let beside = |owner| Some(Beside { shares, feature, complete, owner });
            let city = Completed::any(Which::City);
            let of = |owner| Complete(Completed { beside: beside(owner), ..city });
            all.extend(owners.iter().map(|owner| R::Complete(of(*owner))));
        }
    }
    for (kind, shape) in [(Which::Road, Shape::Ring), (Which::City, Shape::Hole)] {
        let shaped = Completed { shape: Some(shape), ..Completed::any(kind) };
        let own = Completed { own_followers: Some(bound(None, Some(1), None)), ..shaped };
        all.extend([shaped, own].map(Complete).map(R::Complete));
    }
    for number in bounds() {
        let connect = |put: fn(&mut Connect, Bound)| {
            let mut task = Connect::default();
            put(&mut task, number);
            R::Connect(task)
        };
        all.push(connect(|task, bound| task.own_cities = Some(bound)));
        all.push(connect(|task, bound| task.opponents_cities = Some(bound)));
        all.push(connect(|task, bound| task.nobodys_cities = Some(bound)));
        all.push(connect(|task, bound| task.city_owners = Some(bound)));
        all.push(R::PlaceTile(PlaceTile { neighbours: number }));
    }
    all.push(R::PlaceTile(PlaceTile { neighbours: Bound::at_least(4) }));
    let owned = |owner| R::Connect(Connect { road_owner: Some(owner), ..Connect::default() });
    all.extend(Owner::ALL.map(owned));
    let one = Some(bound(None, Some(1), None));
    let (own_cities, opponents_cities) = (one, one);
    all.push(R::Connect(Connect { own_cities, opponents_cities, ..Connect::default() }));
    all
}

/// Tasks that count, that avoid, and two in one.
fn counting() -> Vec<Requirement> {
    let mut all = Vec::new();
    for number in bounds().into_iter().filter(|number| !number.holds(0)) {
        for by_anybody in [false, true] {
            let nth = |feature| R::CompleteNth(CompleteNth { feature, number, by_anybody });
            all.extend(KINDS.map(nth));
        }
        let sorts = [None, Some(Sort::Farmer), Some(Sort::Alike)];
        all.extend(sorts.map(|sort| R::FulfilOrders(FulfilOrders { number, sort })));
    }
    for count in [1, 2, 5] {
        all.push(R::LayBare(LayBare { tiles: count }));
        all.push(R::FarmInTurns(FarmInTurns { turns: count }));
    }
    let perils = [Peril::Captured, Peril::Eaten, Peril::TakenOver, Peril::Last, Peril::SmallRoad];
    for set in 1..32_usize {
        let chosen = perils.into_iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        let perils = chosen.map(|(_, peril)| peril).collect();
        all.push(R::Avoid(Avoid { perils, tiles: 2 }));
    }
    all.push(R::Avoid(Avoid { perils: vec![Peril::SmallRoad], tiles: 5 }));
    let parts = [Form::Complete, Form::PlaceFarmer, Form::Capture, Form::LayBare];
    for (one, other) in parts.iter().flat_map(|one| parts.iter().map(move |other| (one, other))) {
        let tasks = vec![one.empty(), other.empty()];
        all.push(R::OneOf(OneOf { tasks: tasks.clone() }));
        all.push(R::AllOf(AllOf { tasks: tasks.clone(), one_turn: false }));
        all.push(R::AllOf(AllOf { tasks, one_turn: true }));
    }
    all
}

/// Requirements of every kind with every option, no two of which ask for the same.
fn every() -> Vec<Requirement> {
    let mut all: Vec<Requirement> =
        KINDS.into_iter().flat_map(features).map(Complete).map(R::Complete).collect();
    all.extend(KINDS.into_iter().flat_map(features_with_two).map(Complete).map(R::Complete));
    let connected = || {
        [1, 2]
            .map(Bound::at_least)
            .into_iter()
            .chain([bound(Some(2), None, None), bound(None, None, Some(3))])
    };
    for cities in connected() {
        for tiles in [1, 2, 4].map(Bound::at_least).into_iter().chain([bound(Some(3), None, None)])
        {
            let connect = |road| R::Connect(Connect { cities, tiles, road, ..Connect::default() });
            all.extend(may_be().into_iter().map(connect));
        }
    }
    all.extend(of_surroundings());
    for part in [together(), of_fields(), deployments(), of_titles_and_quarters(), of_expansions()]
    {
        all.extend(part);
    }
    all
}

/// The faults of a sentence as such.
fn fault(sentence: &str) -> Option<&'static str> {
    let has = |part: &str| sentence.contains(part);
    [
        (!sentence.starts_with(char::is_uppercase), "does not begin with a capital"),
        (!sentence.ends_with('.'), "does not end"),
        (has("..") || has(",,") || has(",."), "has two signs"),
        (has("  ") || has(" ,") || has(" ."), "has a space too many"),
        (has("{") || has("}") || has("$"), "has a hole"),
        (has("task-") || has("deed-"), "has no words"),
    ]
    .into_iter()
    .find_map(|(is_wrong, fault)| is_wrong.then_some(fault))
}

#[test]
fn every_requirement_has_a_sentence_of_its_own_in_every_language() {
    let every = every();
    let forms: HashSet<Form> = every.iter().map(Form::of).collect();
    assert_eq!(forms, Form::ALL.into(), "a task without an example");
    for language in Language::ALL {
        let words = words(*language);
        let mut said: HashMap<String, &Requirement> = HashMap::new();
        for requirement in &every {
            let sentence = words.task(requirement);
            if let Some(fault) = fault(&sentence) {
                panic!("{language:?} {fault}: {sentence}\n{requirement:?}");
            }
            if let Some(other) = said.insert(sentence.clone(), requirement) {
                panic!("{language:?}: {sentence}\n{requirement:?}\n{other:?}");
            }
        }
    }
}

/// However a bound is written, what it allows is told in one way.
#[test]
fn bounds_that_allow_the_same_are_told_alike() {
    let words = words(Language::English);
    let of = |bound| {
        words.task(&R::Complete(Complete(Completed {
            pennants: Some(bound),
            ..Completed::any(Which::City)
        })))
    };
    for (one, other) in [
        (bound(None, None, Some(0)), bound(Some(0), None, None)),
        (bound(None, Some(2), Some(2)), bound(Some(2), None, None)),
        (bound(Some(2), Some(1), Some(3)), bound(Some(2), None, None)),
        (bound(None, Some(0), Some(3)), bound(None, None, Some(3))),
        (bound(None, Some(0), None), bound(None, None, None)),
    ] {
        assert_eq!(of(one), of(other), "{one:?}, {other:?}");
    }
}

// ---- sentences ----

/// The sentence of a requirement as a file of cards has it.
fn said(language: Language, requirement: &str) -> String {
    words(language).task(&serde_json::from_str(requirement).unwrap())
}

#[track_caller]
fn assert_said(requirement: &str, english: &str, german: &str) {
    assert_eq!(said(Language::English, requirement), english);
    assert_eq!(said(Language::German, requirement), german);
}

#[test]
fn a_feature_is_told_with_its_size_what_is_on_it_and_who_stands_there() {
    assert_said(
        r#"{"complete": {"feature": "city", "tiles": {"at-least": 8}, "followers": {"exactly": 0}}}"#,
        "Complete a city of at least 8 tiles in which no follower stands.",
        "Stelle eine Stadt aus mindestens 8 Plättchen fertig, in der kein Gefolgsmann steht.",
    );
    assert_said(
        r#"{"complete": {"feature": "road", "tiles": {"at-least": 2, "at-most": 4},
            "inns": {"at-least": 1}}}"#,
        "Complete a road of 2 to 4 tiles with at least 1 inn.",
        "Stelle eine Straße aus 2 bis 4 Plättchen und mit mindestens 1 Wirtshaus fertig.",
    );
    assert_said(
        r#"{"complete": {"feature": "city", "sieges": {"at-least": 1}, "tiles": {"exactly": 3},
            "pennants": {"at-most": 2}, "cathedrals": {"exactly": 0}, "own-figure": "mayor",
            "opponents-followers": {"at-least": 2}}}"#,
        "Complete a besieged city of exactly 3 tiles, with at most 2 pennants and without any \
         cathedral while at least 2 of your opponents’ followers stand and your mayor stands in it.",
        "Stelle eine belagerte Stadt aus genau 3 Plättchen, mit höchstens 2 Wappen und ohne \
         Kathedrale fertig, in der mindestens 2 gegnerische Gefolgsleute stehen und dein \
         Bürgermeister steht.",
    );
    assert_said(
        r#"{"complete": {"feature": "monastery", "own-followers": {"exactly": 0},
            "opponents-followers": {"at-least": 1}}}"#,
        "Complete a monastery on which at least 1 of your opponents’ followers stands and none of \
         yours.",
        "Stelle ein Kloster fertig, in dem mindestens 1 gegnerischer Gefolgsmann steht und keiner \
         von dir.",
    );
}

/// R-KO-43: what lies around a building is no place where somebody stands.
#[test]
fn what_lies_around_a_building_is_told_once_and_apart_from_who_stands_there() {
    assert_said(
        r#"{"complete": {"feature": "monastery", "roads-around": {"at-least": 2},
            "monasteries-around": {"exactly": 1}, "own-followers": {"at-least": 1}}}"#,
        "Complete a monastery with at least 2 different roads and with exactly 1 monastery on the \
         tiles around it while at least 1 of your followers stands on it.",
        "Stelle ein Kloster mit mindestens 2 verschiedenen Straßen und mit genau 1 Kloster auf den \
         Plättchen ringsum fertig, in dem mindestens 1 deiner Gefolgsleute steht.",
    );
}

/// R-KO-46: some of several cities are yours, of one alone none is.
#[test]
fn whose_the_cities_at_a_road_are_is_told_of_several() {
    assert_said(
        r#"{"connect": {"cities": 2, "own-cities": {"at-least": 1},
            "opponents-cities": {"at-least": 1}, "city-owners": {"exactly": 2}}}"#,
        "Complete a road or a city so that a complete road runs into at least 2 different complete \
         cities, among them at least 1 of yours and at least 1 of an opponent’s, with exactly 2 \
         different owners in all.",
        "Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße in mindestens 2 \
         verschiedene fertige Städte führt, davon mindestens 1 in deinem Besitz und mindestens 1 \
         im Besitz eines Gegners, insgesamt mit genau 2 verschiedenen Besitzern.",
    );
    assert_said(
        r#"{"connect": {"cities": 1, "own-cities": {"exactly": 1}}}"#,
        "Complete a road or a city so that a complete road runs into at least 1 complete city, \
         among them exactly 1 of yours.",
        "Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße in mindestens 1 fertige \
         Stadt führt, davon genau 1 in deinem Besitz.",
    );
}

/// R-KO-51: a number in a row has the ending that its language gives it.
#[test]
fn what_is_counted_over_a_game_is_told_by_ordinals() {
    assert_said(
        r#"{"complete-nth": {"feature": "city", "number": {"at-least": 2, "at-most": 11}}}"#,
        "Complete a city for the 2nd to 11th time in this game.",
        "Stelle in diesem Spiel zum 2. bis 11. Mal eine Stadt fertig.",
    );
    assert_said(
        r#"{"fulfil-orders": {"number": {"at-least": 3}}}"#,
        "Fulfil your 3rd or later order of this game.",
        "Erfülle in diesem Spiel deinen 3. oder späteren Befehl.",
    );
    assert_eq!(
        said(
            Language::French,
            r#"{"complete-nth": {"feature": "road", "number": {"exactly": 1}}}"#
        ),
        "Dans cette partie, complétez une route pour la 1re fois."
    );
}

/// R-KO-55: only German has a capital behind a colon.
#[test]
fn the_second_of_two_tasks_goes_on_as_the_language_does() {
    let either = r#"{"one-of": {"tasks": [{"complete": {"feature": "city"}}, {"capture": {}}]}}"#;
    assert_said(
        either,
        "Complete a city. Or: capture an opponent’s follower.",
        "Stelle eine Stadt fertig. Oder: Nimm einen gegnerischen Gefolgsmann gefangen.",
    );
    assert_eq!(
        said(Language::French, either),
        "Complétez une ville. Ou bien : capturez un meeple adverse."
    );
}

/// R-KO-56: where several mishaps lose a card, nobody takes the second for a part of the first.
#[test]
fn each_of_several_mishaps_has_its_if() {
    assert_said(
        r#"{"avoid": {"perils": ["taken-over", "small-road"]}}"#,
        "Lose 10 points at once if others take over a road, city, building or field of yours or \
         if a complete road of yours has at most 2 tiles. If you still hold this card at the end, \
         score its points.",
        "Du verlierst sofort 10 Punkte, wenn andere dir eine Straße, eine Stadt, ein Gebäude oder \
         eine Wiese abnehmen oder wenn eine fertige Straße von dir höchstens 2 Plättchen hat. Hast \
         du diese Karte am Ende noch, bekommst du ihre Punkte.",
    );
}

#[test]
fn features_that_one_tile_completes_are_told_apart() {
    assert_said(
        r#"{"complete-together": [{"feature": "any"}, {"feature": "road"}, {"feature": "any"}]}"#,
        "With one tile, complete a road and at least 2 other features.",
        "Stelle mit einem Plättchen eine Straße und mindestens 2 weitere Gebiete fertig.",
    );
    assert_said(
        r#"{"complete-together": [{"feature": "city"}, {"feature": "city", "pennants": {"exactly": 1}}]}"#,
        "With one tile, complete a city with exactly 1 pennant and another city.",
        "Stelle mit einem Plättchen eine Stadt mit genau 1 Wappen und eine weitere Stadt fertig.",
    );
    assert_said(
        r#"{"complete-together": [{"feature": "city", "followers": {"exactly": 0}}, {"feature": "road"}]}"#,
        "With one tile, complete all of these: a road; a city in which no follower stands.",
        "Stelle mit einem Plättchen dies alles fertig: eine Straße; eine Stadt, in der kein \
         Gefolgsmann steht.",
    );
    // A thing that is not on the road stands behind the city.
    assert_said(
        r#"{"complete-together": [{"feature": "road", "inns": {"exactly": 0}}, {"feature": "city"}]}"#,
        "With one tile, complete a city and a road without any inn.",
        "Stelle mit einem Plättchen eine Stadt und eine Straße ohne Wirtshaus fertig.",
    );
}

#[test]
fn fields_are_told_by_the_cities_that_they_touch() {
    assert_said(
        r#"{"place-farmer": {"cities": {"at-least": 3}, "complete-cities": {"at-least": 1},
            "farmers": {"at-least": 2}}}"#,
        "Place a farmer in a field that touches at least 3 cities, at least 1 of them \
         complete, so that you have at least 2 farmers on the board.",
        "Setze einen Bauern auf eine Wiese, die mindestens 3 Städte berührt, davon mindestens 1 \
         fertige, sodass du mindestens 2 Bauern auf dem Spielfeld hast.",
    );
    // A figure that stands elsewhere touches no city.
    assert_said(
        r#"{"deploy": {"figure": "wagon", "complete-cities": {"at-most": 1}}}"#,
        "Deploy your wagon, but not in a field that touches at least 2 complete cities.",
        "Setze deinen Wagen, aber nicht auf eine Wiese, die mindestens 2 fertige Städte berührt.",
    );
}

#[test]
fn whoever_flies_lands_somewhere() {
    assert_said(
        r#"{"deploy": {"flight": true}}"#,
        "Land with a flying machine.",
        "Lande mit einem Fluggerät.",
    );
    assert_said(
        r#"{"deploy": {"flight": true, "on": {"feature": "any", "own-followers": {"exactly": 0}}}}"#,
        "Land with a flying machine where none of your followers stands.",
        "Lande mit einem Fluggerät, wo keiner deiner Gefolgsleute steht.",
    );
    assert_said(
        r#"{"deploy": {"flight": true, "on": {"feature": "any", "tiles": {"at-least": 2}}}}"#,
        "Land with a flying machine on a feature of at least 2 tiles.",
        "Lande mit einem Fluggerät auf einem Gebiet aus mindestens 2 Plättchen.",
    );
}

/// Of followers and prisoners a player has several, of figures an opponent too.
#[test]
fn one_of_several_is_told_as_one_of_them() {
    assert_said(
        r#"{"complete": {"feature": "city", "own-figure": "follower"}}"#,
        "Complete a city in which one of your normal followers stands.",
        "Stelle eine Stadt fertig, in der einer deiner normalen Gefolgsleute steht.",
    );
    assert_said(
        r#"{"dragon-eats": {"figures": {"at-least": 1}}}"#,
        "Place a dragon tile so that the dragon then eats at least 1 of your opponents’ figures.",
        "Lege ein Drachenplättchen, sodass der Drache dann mindestens 1 gegnerische Figur frisst.",
    );
    assert_said(
        r#"{"crop-takes-home": {"figures": {"exactly": 1}}}"#,
        "Place a crop circle by which exactly 1 of your opponents’ figures goes home.",
        "Lege einen Kornkreis, durch den genau 1 gegnerische Figur nach Hause geht.",
    );
    assert_said(r#"{"deploy": {}}"#, "Deploy one of your figures.", "Setze eine deiner Figuren.");
}

/// R-KO-39: a card of the base game is true without its neighbours in the box; what these bring is
/// told by the rules of the deck, not on the card.
#[test]
fn the_cards_of_the_base_game_name_nothing_of_other_sets_in_any_language() {
    const OTHERS: [(Language, &[&str]); 8] = [
        (Language::English, &["abbey", "shrine", "garden", "barn", "fairy"]),
        (Language::German, &["Abtei", "Kultstätte", "Garten", "Scheune", "Fee"]),
        (Language::French, &["monastère", "lieu de culte", "jardin", "grange", "fée"]),
        (Language::Spanish, &["abadía", "santuario", "jardín", "granero", "hada"]),
        (Language::Dutch, &["abdij", "cultusplaats", "tuin", "herenboerderij", "fee"]),
        (Language::Polish, &["opactw", "kultu", "ogr", "stodo", "wróżk"]),
        (Language::Czech, &["opatství", "svatyn", "zahrad", "statek", "víl"]),
        (Language::Italian, &["abbazia", "luogo di culto", "giardino", "fienile", "fata"]),
    ];
    for (language, others) in OTHERS {
        let words = words(language);
        let catalogue = bundled::catalogue();
        for card in catalogue.cards().iter().filter(|card| card.set == BASE) {
            let sentence = words.task(&card.requirement);
            let named = others.iter().find(|other| sentence.contains(**other));
            assert_eq!(named, None, "{}: {sentence}", card.id);
        }
    }
    assert_said(
        r#"{"score": {"points": 12, "in": "feature"}}"#,
        "Score at least 12 points at once from one feature.",
        "Hole auf einmal mindestens 12 Punkte mit einem Gebiet.",
    );
    assert_said(
        r#"{"score": {"points": 15, "in": "turn"}}"#,
        "Score at least 15 points for features in one turn.",
        "Hole in einem Zug mindestens 15 Punkte mit Gebieten.",
    );
}

// ---- the bundled cards ----

/// The bundled cards with words of their own, and why the sentence of what they ask will not do: a
/// card whose words can differ from what is judged needs a reason.
const OWN: [(&str, &str); 0] = [];

#[test]
fn the_bundled_cards_say_what_they_ask_for_in_every_language() {
    for language in Language::ALL {
        let words = Words::in_language(*language);
        for card in bundled::catalogue().cards() {
            let has_own = OWN.iter().any(|(id, why)| *id == card.id.as_str() && !why.is_empty());
            assert_eq!(card.text.is_some(), has_own, "{}", card.id);
            if !has_own {
                assert_eq!(words.card_text(card), words.task(&card.requirement), "{}", card.id);
            }
        }
        // Nor has a language words for cards that have none.
        let translated = language.tables().iter().flat_map(|table| table.lines());
        let translated = translated.filter(|line| line.trim_start().starts_with(".text ="));
        let others = if *language == Language::English { 0 } else { OWN.len() };
        assert_eq!(translated.count(), others, "{language:?}");
    }
}

/// The requirements that stand in a file: a deck, or a list of requirements alone.
fn required(path: &str) -> Vec<Requirement> {
    let list: Vec<serde_json::Value> =
        serde_json::from_str(&fs::read_to_string(path).expect("a file")).expect("a list");
    let requirement = |one: serde_json::Value| {
        let alone = one.get("requirement").cloned().unwrap_or(one);
        serde_json::from_value(alone).expect("a requirement")
    };
    list.into_iter().map(requirement).collect()
}

/// Every bundled card: the sentence that follows from what it asks, and words of its own if it has
/// some, as a table to be read line by line. `ONLY=de` prints one language, `CARDS=a.json` the
/// requirements of a file instead.
#[test]
#[ignore = "prints a table to be read"]
fn the_bundled_cards_in_the_words_of_their_tasks() {
    let only = std::env::var("ONLY").unwrap_or_default();
    for language in
        Language::ALL.iter().filter(|language| only.contains(language.key()) || only.is_empty())
    {
        let words = words(*language);
        if let Ok(path) = std::env::var("CARDS") {
            println!("\n## {}\n", language.own_name());
            for one in required(&path) {
                let sentence = words.task(&one);
                println!("- {} {sentence}", sentence.chars().count());
            }
            continue;
        }
        println!(
            "\n## {}\n\n| card | title | sentence | own words |\n|---|---|---|---|",
            language.own_name()
        );
        for card in bundled::catalogue().cards() {
            let (title, sentence) = (words.card_title(card), words.task(&card.requirement));
            let mark = if sentence.chars().count() > MAX_TEXT { "**long** " } else { "" };
            let own = card.text.as_ref().map(|_| words.card_text(card)).unwrap_or_default();
            println!("| {} | {title} | {mark}{sentence} | {own} |", card.id);
        }
        println!("\nOf other requirements:\n");
        every().iter().step_by(151).for_each(|other| println!("- {}", words.task(other)));
    }
}
