//! Cards of fans that ask for exact numbers, for what one has and for a won target, and cards that
//! a deck has twice (R-KO-47…50): each with what just meets it and what just misses it.

use std::collections::BTreeSet;
use std::sync::Arc;

use content::deck;
use rules::card::Card;
use rules::card::occasion::{Belongings, Occasion, Placement};
use rules::card::remark::{Remark, remarks};
use rules::card::requirement::Thing;
use rules::card::task::Requirement;
use rules::feature::completion::{Completion, JoinedCity, Network};
use rules::feature::lie::Owners;
use rules::feature::{Kind, Occupant, Record};
use rules::player::{Figure, PerSeat};
use rules::scoring::{Label, Line, Score, Source};
use rules::setup::Deck;
use rules::throw::{Distance, Throw, Token};
use rules::tile::{Good, PerGood};
use rules::{Catalogue, Move, Setup, orders};
use serde_json::{Value, json};

use support::table::{Table, order_ids, seat, setup, workshop_catalogue};

const FANS: &str = include_str!("../decks/fan-exact.json");

/// Hands that nothing here fulfils.
const IDLE: [&str; 5] = ["base-03", "base-27", "base-44", "base-07", "base-11"];

fn asks(requirement: &Value) -> Requirement {
    serde_json::from_value(requirement.clone()).unwrap()
}

fn fans() -> Vec<Card> {
    let (cards, faults) = deck::read("fan-exact.json", FANS);
    assert_eq!(faults, []);
    cards
}

fn catalogue(cards: Vec<Card>) -> Arc<Catalogue> {
    Arc::new(Catalogue::clone(&workshop_catalogue()).with_decks([("Fans".to_owned(), cards)]))
}

/// Anna holds these and idle ones, Ben idle ones alone; the rest is the pile.
fn table_of(sets: &[&str], cards: Vec<Card>, held: &[&str], pile: &[&str]) -> Table {
    let (own, others) = IDLE.split_at(3 - held.len());
    let others: Vec<&str> = others.iter().copied().chain(["base-40"]).take(3).collect();
    let orders = Some(order_ids(&[held, own, &others, pile].concat()).collect());
    let all = [&["base", "workshop"], sets].concat();
    let setup = Setup { orders, ..setup(&["Anna", "Ben"], &all) };
    let mut table = Table::new(setup, catalogue(cards));
    table.keep("Anna", None).keep("Ben", None);
    table
}

fn table(sets: &[&str], card: &str) -> Table {
    table_of(sets, fans(), &[card], &[])
}

fn has(table: &Table, card: &str) -> bool {
    table.fulfilled("Anna") == [card]
}

// ---- numbers, as records ----

fn knight(player: u8) -> Occupant {
    Occupant { seat: seat(player), figure: Figure::Follower }
}

/// Anna completes it; these have a follower there.
fn completes(kind: Kind, tiles: u32, pennants: u32, players: &[u8]) -> Completion {
    let occupants = players.iter().map(|player| knight(*player)).collect();
    let record = Record { pennants, occupants, ..Record::new(kind, tiles) };
    Completion { record, completer: seat(0), networks: Vec::new(), defeated: Vec::new(), lie: None }
}

fn tile(completions: Vec<Completion>) -> Occasion {
    Occasion::Placement(Placement { completions, ..Placement::default() })
}

/// Anna scores so much for each of these features.
fn scores(features: &[(Kind, i32)]) -> Occasion {
    let mut turn: PerSeat<i32> = PerSeat::default();
    turn[seat(0)] = features.iter().map(|(_, points)| points).sum();
    let score = |(kind, points): &(Kind, i32)| Score {
        seat: seat(0),
        source: (*kind).into(),
        lines: vec![Line { label: Label::Tiles, count: *points, each: 1 }],
        record: Some(Record::new(*kind, 1)),
    };
    let scores = features.iter().map(score).collect();
    Occasion::Placement(Placement { scores, turn, ..Placement::default() })
}

#[track_caller]
fn tell(requirement: &Value, met: &[Occasion], missed: &[Occasion]) {
    let task = asks(requirement);
    for (occasions, wanted) in [(met, true), (missed, false)] {
        for occasion in occasions {
            assert_eq!(task.is_met(occasion, seat(0)), wanted, "{requirement} by {occasion:?}");
        }
    }
}

/// R-KO-47: exactly so many points of one feature or of a turn, or at most so many and one at least.
#[test]
fn points_are_bounded_above_too() {
    let feature = |points: Value| json!({"score": {"points": points, "in": "feature"}});
    let turn = |points: Value| json!({"score": {"points": points, "in": "turn"}});
    let of = |points| scores(&[(Kind::City, points)]);
    tell(&feature(json!({"exactly": 12})), &[of(12)], &[of(11), of(13)]);
    tell(&feature(json!({"at-most": 4})), &[of(1), of(4)], &[of(0), of(5)]);
    tell(&feature(json!(12)), &[of(12), of(13)], &[of(11)]);
    // Two features of a turn together.
    let both = |road| scores(&[(Kind::City, 8), (Kind::Road, road)]);
    tell(&turn(json!({"exactly": 12})), &[both(4)], &[both(3), both(5)]);
    tell(&turn(json!({"at-least": 10, "at-most": 12})), &[both(2), both(4)], &[both(1), both(5)]);
}

/// R-KO-47, R-BASE-10: a city of 2 tiles brings 2 × 2 = 4, one of 3 tiles 6, with a pennant 2 more;
/// whoever has no majority there gets nothing, which is not "at most 4".
#[test]
fn a_feature_is_completed_for_so_many_points() {
    let city = |tiles, pennants, players: &[u8]| {
        tile(vec![completes(Kind::City, tiles, pennants, players)])
    };
    let at_most = json!({"complete": {"feature": "city", "points": {"at-most": 4}}});
    let missed = [city(3, 0, &[0]), city(2, 1, &[0]), city(2, 0, &[]), city(2, 0, &[0, 1, 1])];
    tell(&at_most, &[city(2, 0, &[0]), city(2, 0, &[0, 1])], &missed);
    let exactly = json!({"complete": {"feature": "city", "points": {"exactly": 12}}});
    tell(&exactly, &[city(6, 0, &[0]), city(5, 1, &[0])], &[city(5, 0, &[0]), city(6, 1, &[0])]);
    // R-KO-8: whose tile it is matters.
    let mut rivals = completes(Kind::City, 2, 0, &[0]);
    rivals.completer = seat(1);
    tell(&at_most, &[], &[tile(vec![rivals])]);
    let on = json!({"move-fairy": {"on": {"feature": "city", "points": {"at-most": 4}}}});
    let card = json!([{"id": "a", "set": "princess-dragon", "title": "A", "points": 5, "source": "house", "requirement": on}]);
    assert_eq!(deck::read("a.json", &card.to_string()).1.len(), 1, "an open city brings nothing");
}

/// R-KO-9, 10: so many complete cities at the ends of a road, and no more where that is asked.
#[test]
fn a_road_runs_into_exactly_so_many_cities() {
    let road = |cities: &[u32]| {
        let mut road = completes(Kind::Road, 3, 0, &[0]);
        let joined = |tiles: &u32| JoinedCity {
            place: None,
            complete: true,
            tiles: *tiles,
            subject: false,
            owners: Owners::default(),
        };
        let cities = cities.iter().map(joined).collect();
        road.networks = vec![Network {
            place: None,
            complete: true,
            tiles: 3,
            owners: Owners::default(),
            cities,
        }];
        tile(vec![road])
    };
    let connect = |cities: Value| json!({"connect": {"cities": cities}});
    tell(&connect(json!({"exactly": 1})), &[road(&[2])], &[road(&[]), road(&[2, 2])]);
    tell(&connect(json!({"at-most": 2})), &[road(&[2, 2])], &[road(&[]), road(&[2, 2, 2])]);
    tell(&connect(json!(2)), &[road(&[2, 2, 2])], &[road(&[2])]);
    let small = json!({"connect": {"cities": 1, "tiles": {"at-most": 3}}});
    tell(&small, &[road(&[3])], &[road(&[4])]);
}

/// A file that asked for "at least" as a number alone is written as it was.
#[test]
fn a_number_alone_stays_one() {
    for text in [
        r#"{"score":{"points":12,"in":"feature","feature":"city"}}"#,
        r#"{"connect":{"cities":2}}"#,
        r#"{"connect":{"cities":1,"tiles":4}}"#,
        r#"{"score":{"points":{"at-most":4},"in":"turn"}}"#,
        r#"{"connect":{"cities":{"exactly":1},"tiles":{"at-most":4}}}"#,
        r#"{"have":{"what":"all-special-figures"}}"#,
        r#"{"win-target":{}}"#,
    ] {
        let read: Requirement = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
    let least: Requirement =
        serde_json::from_str(r#"{"score": {"points": {"at-least": 12}, "in": "turn"}}"#).unwrap();
    let alone: Requirement =
        serde_json::from_str(r#"{"score": {"points": 12, "in": "turn"}}"#).unwrap();
    assert_eq!(least, alone);
}

// ---- what one has, as records ----

fn belongings(change: impl Fn(&mut Belongings)) -> Belongings {
    let mut has =
        Belongings { followers: 5, special_figures: 3, tower_pieces: 4, ..Belongings::default() };
    change(&mut has);
    has
}

fn goods(counts: [u32; 3]) -> PerGood<u32> {
    let mut goods = PerGood::default();
    for (good, count) in Good::ALL.into_iter().zip(counts) {
        goods[good] = count;
    }
    goods
}

/// Anna had one thing and has another now.
fn changed(had: impl Fn(&mut Belongings), has: impl Fn(&mut Belongings)) -> Occasion {
    Occasion::Changed { seat: seat(0), had: belongings(had), has: belongings(has) }
}

/// R-KO-48: whoever has so many of a thing, once their number has changed.
#[test]
fn so_many_of_a_thing_are_had_once_their_number_has_changed() {
    let have = |what: &str, number: Value| json!({"have": {"what": what, "number": number}});
    let good = |had: [u32; 3], has: [u32; 3]| {
        changed(move |it| it.goods = goods(had), move |it| it.goods = goods(has))
    };
    let wine = have("wine", json!({"at-least": 2}));
    tell(
        &wine,
        &[good([1, 0, 0], [2, 0, 0])],
        &[good([0, 0, 0], [1, 3, 3]), good([2, 0, 0], [2, 1, 0])],
    );
    tell(
        &have("grain", json!({"exactly": 1})),
        &[good([1, 0, 0], [1, 1, 0])],
        &[good([0, 0, 0], [0, 2, 0])],
    );
    tell(
        &have("cloth", json!({"at-least": 1})),
        &[good([0, 0, 0], [0, 0, 1])],
        &[good([0, 0, 0], [1, 1, 0])],
    );
    tell(
        &have("goods", json!({"at-least": 4})),
        &[good([1, 1, 1], [1, 1, 2])],
        &[good([1, 1, 0], [1, 1, 1])],
    );
    let each = have("each-good", json!({"at-least": 1}));
    tell(
        &each,
        &[good([1, 1, 0], [1, 1, 1])],
        &[good([5, 0, 0], [5, 5, 0]), good([1, 1, 1], [2, 1, 1])],
    );
    let gold = |had, has| changed(move |it| it.gold = had, move |it| it.gold = has);
    tell(&have("gold", json!({"exactly": 3})), &[gold(1, 3)], &[gold(2, 4), gold(3, 3)]);
    let left = |had, has| changed(move |it| it.followers = had, move |it| it.followers = has);
    tell(&have("followers", json!({"exactly": 0})), &[left(1, 0)], &[left(2, 1), left(0, 0)]);
    tell(&have("followers", json!({"at-least": 6})), &[left(4, 6)], &[left(4, 5)]);
    let out = |had, has| changed(move |it| it.on_board = had, move |it| it.on_board = has);
    tell(&have("special-figures", json!({"at-least": 2})), &[out(1, 2)], &[out(0, 1)]);
    tell(&json!({"have": {"what": "all-special-figures"}}), &[out(2, 3)], &[out(1, 2), out(3, 3)]);
    let pieces =
        |had, has| changed(move |it| it.tower_pieces = had, move |it| it.tower_pieces = has);
    tell(&have("tower-pieces", json!({"at-most": 2})), &[pieces(3, 2)], &[pieces(4, 3)]);
    // Ben's things are not Anna's.
    let bens = Occasion::Changed {
        seat: seat(1),
        had: belongings(|it| it.gold = 1),
        has: belongings(|it| it.gold = 3),
    };
    tell(&have("gold", json!({"exactly": 3})), &[], &[bens]);
    // Without special figures nobody has all of them there.
    let none = changed(|it| it.on_board = 1, |it| (it.on_board, it.special_figures) = (0, 0));
    tell(&json!({"have": {"what": "all-special-figures"}}), &[], &[none]);
}

/// R-CAT-5, R-KO-49: at least 20 mm nearer than everybody else: 20.0 is enough, 19.99 is not.
#[test]
fn the_target_is_won_by_so_much() {
    let lands = |player, millimetres: Option<f64>, off_tiles| Throw {
        distance: millimetres.and_then(Distance::from_millimetres),
        off_tiles,
        ..Throw::by(seat(player))
    };
    let round = |own, ben, cleo| {
        let throws = vec![lands(0, own, false), lands(1, ben, false), lands(2, cleo, false)];
        Occasion::TargetThrown { throws }
    };
    let by = json!({"win-target": {"by": 20}});
    let met = [
        round(Some(30.0), Some(50.0), Some(90.0)),
        // 5.83 cm and 3.83 cm.
        round(Some(38.3), Some(58.3), None),
        round(Some(400.0), None, None),
    ];
    let missed = [
        round(Some(30.0), Some(49.99), Some(90.0)),
        round(Some(30.0), Some(90.0), Some(40.0)),
        round(None, None, None),
        round(Some(50.0), Some(30.0), None),
    ];
    tell(&by, &met, &missed);
    let any = json!({"win-target": {}});
    tell(&any, &[round(Some(30.0), Some(30.0), None)], &[round(Some(30.1), Some(30.0), None)]);
    // A token off the tiles does not compete, whoever has thrown it.
    let off = |own, other| Occasion::TargetThrown {
        throws: vec![lands(0, Some(30.0), own), lands(1, Some(10.0), other)],
    };
    tell(&any, &[off(false, true)], &[off(true, false), off(true, true)]);
}

// ---- the fan cards on a table ----

/// R-KO-47: a city of six tiles is worth 12, one of five 10, one of seven 14.
#[test]
fn exactly_a_dozen_is_scored_with_one_feature() {
    for (tiles, met) in [(5, false), (6, true), (7, false)] {
        let mut table = table(&[], "fan-07");
        table.open_city(1, tiles).claim("Anna", "workshop-cap", (1, 1 + tiles), 0, "city:0");
        assert_eq!(table.from("Anna", Source::City), 2 * tiles);
        assert_eq!(has(&table, "fan-07"), met, "{tiles}");
    }
}

/// R-KO-47, R-KO-8: a city of two tiles is worth 4 to its owner, and nothing to anybody else.
#[test]
fn a_modest_city_brings_four_points_at_most() {
    for (tiles, owned, met) in [(2, true, true), (3, true, false), (2, false, false)] {
        let mut table = table(&[], "fan-08");
        table.open_city(1, tiles);
        if owned {
            table.claim("Anna", "workshop-cap", (1, 1 + tiles), 0, "city:0");
        } else {
            table.lay("Anna", "workshop-cap", (1, 1 + tiles), 0);
        }
        assert_eq!(has(&table, "fan-08"), met, "{tiles} {owned}");
    }
}

/// The tiles of a city of three with each kind of goods, standing upright.
const SHOPS: [&str; 3] =
    ["traders-city-tube-wine", "traders-city-tube-grain-road", "traders-city-tube-cloth-city-cap"];

/// R-TB-1, R-KO-48: the goods of three cities, the last of which brings the third kind; those of a
/// city that Ben completes are his.
#[test]
fn a_grocer_owns_one_of_each_goods() {
    for (last, met) in [("Anna", true), ("Ben", false)] {
        let mut table = table(&["traders-builders"], "fan-09");
        table.ground(6);
        for (name, shop, x) in [("Anna", SHOPS[0], 1), ("Anna", SHOPS[1], 3), (last, SHOPS[2], 6)] {
            assert!(!has(&table, "fan-09"));
            table.turn("workshop-cap", (x, 2), 180).turn(shop, (x, 3), 90);
            table.lay(name, "workshop-cap", (x, 4), 0);
        }
        assert_eq!(has(&table, "fan-09"), met, "{last}");
    }
}

/// Anna puts a follower into so many cities of one tile that stay open.
fn settle(table: &mut Table, cities: i32) {
    table.ground(9);
    for x in 1..=cities {
        table.claim("Anna", "workshop-cap", (x, 2), 180, "city:0");
    }
}

/// R-BASE-1, R-KO-48: seven followers; the seventh empties the supply, though it comes home with the
/// same tile.
#[test]
fn the_barracks_are_empty_with_the_seventh_follower() {
    let mut table = table(&[], "fan-10");
    settle(&mut table, 6);
    table.until("Ben").turn("workshop-cap", (8, 2), 180);
    assert!(!has(&table, "fan-10"));
    table.until("Anna").place("workshop-cap", (8, 3), 0).follower("city:0");
    assert!(has(&table, "fan-10"));
    table.end();
    assert_eq!(table.supply("Anna"), 1);
}

/// R-KO-48: what Anna has when she draws the card fulfils nothing; the next change does.
#[test]
fn a_card_that_is_drawn_waits_for_the_next_change() {
    let mut table = table_of(&[], fans(), &[], &["fan-10"]);
    settle(&mut table, 7);
    table.until("Anna").draw();
    assert_eq!(table.supply("Anna"), 0);
    table.place("workshop-cap", (7, 3), 0).end();
    assert_eq!((table.supply("Anna"), has(&table, "fan-10")), (1, false));
    table.claim("Anna", "workshop-cap", (8, 2), 180, "city:0");
    assert!(has(&table, "fan-10"));
}

/// R-KO-48: the big follower and the abbot are all that is not a normal follower here.
#[test]
fn a_full_house_has_every_special_figure_on_the_board() {
    let mut table = table(&["inns-cathedrals", "abbot"], "fan-19");
    table.ground(6).until("Anna");
    table.place("workshop-cap", (1, 2), 180).figure(Figure::BigFollower, "city:0").end();
    assert!(!has(&table, "fan-19"));
    table.until("Anna").place("base-monastery", (4, 2), 0).figure(Figure::Abbot, "monastery");
    assert!(has(&table, "fan-19"));
}

/// R-KO-49: judged when the last has thrown, for whoever threw first and whoever threw last.
#[test]
fn the_bulls_eye_is_judged_when_all_have_thrown() {
    let lands = |player, millimetres| {
        let distance = Distance::from_millimetres(millimetres);
        Move::Throw(Throw { distance, ..Throw::by(seat(player)) })
    };
    for (anna, ben, met) in [(30.0, 50.0, true), (30.0, 49.9, false), (50.0, 30.0, false)] {
        let mut table = table(&["catapult"], "fan-15");
        table.turn("catapult-field", (0, 1), 0).play(Move::OpenFair { token: Token::Target });
        table.play(lands(0, anna));
        assert!(!has(&table, "fan-15"));
        table.play(lands(1, ben));
        assert_eq!(has(&table, "fan-15"), met, "{anna} {ben}");
        assert_eq!(table.active(), "Ben", "the next turn has begun");
    }
    // Ben's fair: Anna throws last, and her throw is near enough for the other card too.
    let hand = ["fan-15", "catapult-1"];
    let mut table = table_of(&["catapult"], fans(), &hand, &[]);
    table.until("Ben").turn("catapult-field", (0, 2), 0);
    table.play(Move::OpenFair { token: Token::Target }).play(lands(1, 100.0)).play(lands(0, 40.0));
    assert_eq!(table.fulfilled("Anna"), ["catapult-1", "fan-15"], "two occasions (R-KO-12)");
}

/// R-KO-35: nothing is judged any more when the end has come.
#[test]
fn nothing_that_comes_home_at_the_end_fulfils_a_card() {
    let many = json!([{"id": "own-1", "set": "base", "title": "Many", "points": 5, "source": "house",
        "requirement": {"have": {"what": "followers", "number": {"exactly": 7}}}}]);
    let (cards, faults) = deck::read("own.json", &many.to_string());
    assert_eq!(faults, []);
    let mut table = table_of(&[], cards, &["own-1"], &[]);
    settle(&mut table, 1);
    table.end_game();
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
}

// ---- twice in a deck ----

/// Two cards for a city of two tiles.
fn pair() -> Vec<Card> {
    let pair = json!([{"id": "own-1", "set": "base", "title": "Pair", "points": 5, "count": 2, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 2}}}}]);
    let (cards, faults) = deck::read("own.json", &pair.to_string());
    assert_eq!(faults, []);
    cards
}

/// R-KO-50: the pile has both copies, each with an id of its own; the deck and its file have the
/// card once.
#[test]
fn a_card_that_a_deck_has_twice_is_in_the_pile_twice() {
    let catalogue = catalogue(fans());
    let twins: Vec<String> = (catalogue.pile(Some("Fans")).iter())
        .filter(|card| card.title == "Twin cities")
        .map(|card| card.id.to_string())
        .collect();
    assert_eq!(twins, ["fan-20", "fan-20.2"]);
    let deck = catalogue.own_deck("Fans").unwrap();
    assert_eq!((deck.len(), catalogue.pile(Some("Fans")).len()), (7, 8));
    assert_eq!(deck::read("again.json", &deck::write(deck)).0, fans());
    assert_eq!(catalogue.card("fan-20.2").unwrap().title, "Twin cities");
    assert!(["fan-20.3", "fan-20.1", "fan-10.2"].iter().all(|id| catalogue.card(id).is_none()));
    // A card without a count is written without one.
    assert_eq!(deck::write(deck).matches("count").count(), 1);
}

/// R-KO-12, R-KO-50: one tile fulfils one of two copies, and nobody is asked which; the next city
/// fulfils the other.
#[test]
fn two_copies_in_one_hand_are_fulfilled_one_after_the_other() {
    let mut table = table_of(&[], pair(), &["own-1", "own-1.2"], &[]);
    table.city("Anna", 1, 2);
    assert_eq!((table.fulfilled("Anna"), table.game().choices().len()), (vec!["own-1".into()], 0));
    table.city("Anna", 3, 2);
    assert_eq!(table.fulfilled("Anna"), ["own-1", "own-1.2"]);
    assert_eq!(table.from("Anna", Source::Orders), 10);
}

/// R-KO-50: the game carries the card once, and can be opened where its deck is missing.
#[test]
fn a_game_carries_a_card_once_and_knows_its_copies() {
    let orders = ["own-1.2", "base-03", "base-27", "own-1", "base-44", "base-07", "base-11"];
    let setup = Setup {
        orders: Some(order_ids(&orders).collect()),
        ..setup(&["Anna", "Ben"], &["base", "workshop"])
    };
    let carried = setup.carrying(&catalogue(pair()));
    let ids: Vec<&str> = carried.cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["own-1"]);
    let table = Table::new(carried, workshop_catalogue());
    assert_eq!(table.hand("Anna"), ["own-1.2", "base-03", "base-27"]);
}

/// R-KO-42, R-KO-50: both players may enter a printed card of which the deck has two.
#[test]
fn both_copies_of_a_printed_card_are_entered() {
    let orders =
        ["own-1", "own-1.2", "base-03", "base-27", "base-44", "base-07", "base-11", "base-40"];
    let setup = Setup {
        orders: Some(order_ids(&orders).collect()),
        deck: Deck::Printed,
        ..setup(&["Anna", "Ben"], &["base", "workshop"])
    };
    let mut table = Table::new(setup, catalogue(pair()));
    let deal = |player, cards: [&str; 3]| Move::DealOrders {
        player: seat(player),
        cards: order_ids(&cards).collect(),
    };
    table.play(deal(0, ["own-1", "base-03", "base-27"]));
    table.play(deal(1, ["own-1.2", "base-44", "base-07"]));
    let orders = table.game().orders().unwrap();
    assert!(!orders.is_entered_twice(false));
    // Each print is offered once.
    let offered: Vec<&str> = orders.enterable().iter().map(|card| card.title.as_str()).collect();
    assert_eq!(offered.iter().filter(|title| **title == "Pair").count(), 1);
}

/// R-KO-50: one to nine copies; equal cards under different ids stay allowed, and are remarked on.
#[test]
fn a_deck_has_a_card_up_to_nine_times() {
    let of = |count: u32| {
        let card = json!([{"id": "own-1", "set": "base", "title": "Pair", "points": 5, "count": count,
            "source": "house", "requirement": {"double-turn": {}}}]);
        deck::read("own.json", &card.to_string()).1.len()
    };
    assert_eq!([0, 1, 9, 10].map(of), [1, 0, 0, 1]);
    let mut cards = pair();
    cards.push(Card { id: "own-2".into(), ..cards[0].clone() });
    assert_eq!(deck::read("own.json", &deck::write(&cards)).1, []);
    assert_eq!(remarks(&cards[1], &cards), [Remark::Same("own-1".into())]);
}

// ---- what contains what ----

/// Whoever meets the first meets the second; not the other way round.
#[test]
fn narrower_numbers_are_within_wider_ones() {
    for (strict, wide) in [
        (
            json!({"score": {"points": {"exactly": 12}, "in": "feature"}}),
            json!({"score": {"points": 10, "in": "feature"}}),
        ),
        (
            json!({"score": {"points": 300, "in": "turn"}}),
            json!({"score": {"points": 250, "in": "turn"}}),
        ),
        (
            json!({"score": {"points": {"exactly": 12}, "in": "feature"}}),
            json!({"score": {"points": 12, "in": "turn"}}),
        ),
        (json!({"connect": {"cities": {"exactly": 2}}}), json!({"connect": {"cities": 1}})),
        (json!({"win-target": {"by": 20}}), json!({"win-target": {}})),
        (
            json!({"have": {"what": "gold", "number": {"exactly": 5}}}),
            json!({"have": {"what": "gold", "number": {"at-least": 3}}}),
        ),
        (
            json!({"complete": {"feature": "city", "points": {"exactly": 4}}}),
            json!({"complete": {"feature": "city", "points": {"at-most": 4}, "own-followers": {"at-least": 1}}}),
        ),
    ] {
        let [one, other] = [&strict, &wide].map(asks);
        assert!(one.implies(&other), "{strict} is {wide}");
        assert!(!other.implies(&one), "{wide} is not {strict}");
    }
    // A turn may bring more than its feature, and more than one has a city of that size.
    let feature = asks(&json!({"score": {"points": {"exactly": 12}, "in": "feature"}}));
    assert!(!feature.implies(&asks(&json!({"score": {"points": {"exactly": 12}, "in": "turn"}}))));
    let [gold, wine] = ["gold", "wine"]
        .map(|what| asks(&json!({"have": {"what": what, "number": {"at-least": 3}}})));
    assert!(!gold.implies(&wine));
}

/// R-KO-1: what a card needs, and what nobody can ever have.
#[test]
fn a_card_about_things_needs_the_set_that_brings_them() {
    let sets = |what: Thing| {
        let number =
            if what == Thing::AllSpecialFigures { json!(null) } else { json!({"at-least": 1}) };
        asks(&json!({"have": {"what": what.name(), "number": number}})).sets()
    };
    let needed: BTreeSet<&str> = Thing::ALL.into_iter().flat_map(sets).collect();
    assert_eq!(needed, BTreeSet::from(["base", "gold-mines", "tower", "traders-builders"]));
    let faults = |requirement: Value| {
        let card = json!([{"id": "own-1", "set": "base", "title": "A", "points": 5, "source": "house", "requirement": requirement}]);
        deck::read("own.json", &card.to_string()).1.len()
    };
    let have = |what: &str, number: Value| json!({"have": {"what": what, "number": number}});
    // Goods are never given up; followers and pieces of towers may be gone.
    assert_eq!(faults(have("wine", json!({"exactly": 0}))), 1);
    assert_eq!(faults(have("followers", json!({"exactly": 0}))), 0);
    assert_eq!(faults(json!({"have": {"what": "gold"}})), 1);
    assert_eq!(faults(have("all-special-figures", json!({"at-least": 1}))), 1);
    assert_eq!(faults(json!({"score": {"points": {"at-most": 0}, "in": "turn"}})), 1);
}

/// A claim of a card that the table judges works for a copy (R-KO-40, 50).
#[test]
fn a_copy_of_a_judged_card_is_claimed() {
    let judged = |card: Card| {
        let text = Some("Complete a city as large as another one of yours.".to_owned());
        match card.id.as_str() {
            "fan-20" => Card { text, requirement: asks(&json!({"judged": {}})), ..card },
            _ => card,
        }
    };
    let cards = fans().into_iter().map(judged).collect();
    let mut table = table_of(&[], cards, &["fan-20.2"], &[]);
    table.city("Anna", 1, 2);
    table.play(Move::ClaimOrder { player: seat(0), card: "fan-20.2".into() });
    assert_eq!(table.fulfilled("Anna"), ["fan-20.2"]);
    let told = table.last().iter().any(|outcome| {
        matches!(outcome, rules::Outcome::Orders(orders::Outcome::Fulfilled { card, .. })
            if card.printed() == "fan-20")
    });
    assert!(told);
}
