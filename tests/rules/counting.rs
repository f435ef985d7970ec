//! Orders that count over a game, and orders of two tasks (R-KO-51…55). Those that ask to avoid
//! something are in `avoiding`.

use std::sync::Arc;

use content::bundled;
use journal::news::{last_turn, news};
use journal::{account, fates};
use rules::card::Card;
use rules::card::holdings::Holdings;
use rules::card::occasion::{Occasion, Placement};
use rules::card::past::Progress;
use rules::card::task::Requirement;
use rules::feature::Record;
use rules::feature::completion::Completion;
use rules::game::sets;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scorepad::Detail;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::tile::Kind;
use rules::{Catalogue, Move, Outcome, Setup, orders};
use text::Words;

use support::table::{Table, WORKSHOP, order_ids, seat, setup, spot};

/// Fan cards of this family, and some beside them.
pub const DECK: &str = include_str!("../decks/counting.json");

/// The bundled content with the tests' own tiles and that deck.
pub fn catalogue() -> Arc<Catalogue> {
    let tiles = [("workshop.json".to_owned(), WORKSHOP.to_owned())];
    let cards = [("counting.json".to_owned(), DECK.to_owned())];
    let (catalogue, faults) = bundled::with_own(&tiles, &cards);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

/// Anna holds these three cards, Ben three that nothing here fulfils, and these lie in the pile.
pub fn anna_of(hand: [&str; 3], pile: &[&str], change: impl Fn(Setup) -> Setup) -> Table {
    let dealt = [&hand[..], &["base-11", "base-27", "base-44"], pile].concat();
    let orders = Some(order_ids(&dealt).collect());
    let setup = setup(&["Anna", "Ben"], &["base", "workshop"]);
    let mut table = Table::new(change(Setup { orders, ..setup }), catalogue());
    table.keep("Anna", None).keep("Ben", None);
    table
}

pub fn anna(hand: [&str; 3]) -> Table {
    anna_of(hand, &[], |setup| setup)
}

pub fn with_sets(setup: Setup, sets: &[&str]) -> Setup {
    let sets = setup.sets.iter().cloned().chain(sets.iter().map(|set| (*set).to_owned()));
    Setup { sets: sets.collect(), ..setup.clone() }
}

fn card(id: &str) -> Arc<Card> {
    Arc::clone(catalogue().card(id).unwrap())
}

/// How far Anna is with a card: so many of so many.
fn progress(table: &Table, id: &str) -> Option<(u32, u32)> {
    let progress = table.game().progress(seat(0), &card(id));
    progress.map(|Progress { done, of }| (done, of))
}

/// Anna lays a tile that completes these, on each of which she has a follower or not.
fn completing(features: &[(Kind, bool)]) -> Occasion {
    let completion = |(kind, own): &(Kind, bool)| {
        let mut record = Record::new(*kind, 3);
        if *own {
            let figure = Figure::Follower;
            record.occupants.push(rules::feature::Occupant { seat: seat(0), figure });
        }
        Completion {
            record,
            completer: seat(0),
            networks: Vec::new(),
            defeated: Vec::new(),
            lie: None,
        }
    };
    let completions = features.iter().map(completion).collect();
    Occasion::Placement(Placement { completions, placed_by: Some(seat(0)), ..Placement::default() })
}

fn is_met(id: &str, occasion: &Occasion) -> bool {
    card(id).requirement.is_met(occasion, seat(0))
}

// ---- counting ----

/// R-KO-51, fan card 11: the third city that Anna completes; the second is not, nor is one that
/// Ben completes in between. Her hand says how far she is.
#[test]
fn the_third_city_of_the_holder_fulfils_and_the_second_does_not() {
    let mut table = anna(["fan-11", "base-03", "base-26"]);
    assert_eq!(progress(&table, "fan-11"), Some((0, 3)));
    table.city("Anna", 1, 2).city("Ben", 2, 2).city("Anna", 3, 2);
    assert_eq!((table.points("Anna"), progress(&table, "fan-11")), (0, Some((2, 3))));
    table.city("Anna", 4, 2);
    assert_eq!((table.fulfilled("Anna"), table.points("Anna")), (vec!["fan-11".to_owned()], 8));
}

/// R-KO-8, 51: what was completed before the card came counts, but the third must come after it:
/// the fourth city is not the third.
#[test]
fn a_third_city_from_before_the_card_came_leaves_it_unfulfilled() {
    let pile = ["fan-11", "base-10"];
    let mut table = anna_of(["base-03", "base-26", "base-15"], &pile, |setup| setup);
    table.city("Anna", 1, 2).city("Anna", 2, 2).city("Anna", 3, 2);
    table.until("Anna").draw().pass().city("Anna", 4, 2);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    let mut table = anna_of(["base-03", "base-26", "base-15"], &pile, |setup| setup);
    table.city("Anna", 1, 2).city("Anna", 2, 2).until("Anna").draw().pass().city("Anna", 3, 2);
    assert_eq!(table.fulfilled("Anna"), ["fan-11"]);
}

/// R-KO-51: three cities by one tile have the third among them, two have not.
#[test]
fn one_tile_may_complete_the_second_and_the_third_city() {
    assert!(is_met("fan-11", &completing(&[(Kind::City, false); 3])));
    assert!(!is_met("fan-11", &completing(&[(Kind::City, false); 2])));
    assert!(!is_met("fan-11", &completing(&[(Kind::Road, false); 3])));
}

/// R-KO-51: the first road of the game, whoever might have completed it: once Ben has, there is no
/// other first one.
#[test]
fn the_first_road_of_the_game_is_the_first_of_all_players() {
    let mut table = anna(["ow-first", "base-03", "base-26"]);
    table.road("Anna", 1, 4);
    assert_eq!(table.fulfilled("Anna"), ["ow-first"]);
    let mut table = anna(["ow-first", "base-03", "base-26"]);
    table.road("Ben", 1, 4).road("Anna", 2, 4);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
}

/// R-KO-52: the second order that Anna fulfils brings the card along, at tables with one order a
/// tile as well (A4): 2 + 2 + 5.
#[test]
fn the_second_fulfilled_order_fulfils_the_card_that_counts_them() {
    for rules in [HouseRules::default(), HouseRules::from_iter([HouseRule::OrdersOncePerTile])] {
        let with_rules = |setup| Setup { rules: rules.clone(), ..setup };
        let mut table = anna_of(["ow-two", "ow-three", "ow-second"], &[], with_rules);
        table.city("Anna", 1, 2);
        assert_eq!(table.fulfilled("Anna"), ["ow-two"]);
        assert_eq!(progress(&table, "ow-second"), Some((1, 2)));
        table.city("Anna", 2, 3);
        assert_eq!(table.fulfilled("Anna"), ["ow-two", "ow-three", "ow-second"]);
        assert_eq!(table.from("Anna", Source::Orders), 9);
    }
}

/// R-KO-52: two of one set are a pair, one of each of two sets is none.
#[test]
fn a_pair_is_of_one_set() {
    let mut table = anna_of(["ow-two", "ow-four", "ow-pair"], &["ow-three"], |setup| setup);
    table.city("Anna", 1, 2).city("Anna", 2, 4);
    assert_eq!(table.fulfilled("Anna"), ["ow-two", "ow-four"]);
    table.until("Anna").draw().pass().city("Anna", 3, 3);
    assert_eq!(table.fulfilled("Anna"), ["ow-two", "ow-four", "ow-three", "ow-pair"]);
}

/// R-KO-52: an order without the farmer's mark is none of those with it.
#[test]
fn orders_with_the_farmers_mark_are_counted_alone() {
    let mut table = anna(["ow-two", "ow-field", "ow-yeomen"]);
    table.city("Anna", 1, 2);
    assert_eq!(table.fulfilled("Anna"), ["ow-two"]);
    table.claim("Anna", "workshop-field", (2, 1), 0, "field:0");
    assert_eq!(table.fulfilled("Anna"), ["ow-two", "ow-field", "ow-yeomen"]);
}

/// R-KO-53: the fifth of five tiles without a follower, at the end of its turn; a follower on the
/// fourth begins the row anew. Ben's tiles are not counted.
#[test]
fn five_tiles_in_a_row_without_a_follower() {
    let mut table = anna(["ow-bare", "base-03", "base-26"]);
    for _ in 0..4 {
        table.until("Anna").pass();
    }
    assert_eq!((progress(&table, "ow-bare"), table.points("Anna")), (Some((4, 5)), 0));
    table.until("Anna").pass();
    assert_eq!(table.fulfilled("Anna"), ["ow-bare"]);
    let mut table = anna(["ow-bare", "base-03", "base-26"]);
    for _ in 0..3 {
        table.until("Anna").pass();
    }
    table.claim("Anna", "workshop-field", (1, 1), 0, "field:0").until("Anna").pass();
    assert_eq!((progress(&table, "ow-bare"), table.points("Anna")), (Some((1, 5)), 0));
}

/// R-KO-53, R-AM-1: an abbey is a tile like others: it is the fifth after four, and with a follower
/// on it the row begins anew.
#[test]
fn an_abbey_is_one_of_the_tiles_in_a_row() {
    for with_monk in [false, true] {
        let mut table = anna_of(["ow-bare", "base-03", "base-26"], &[], |setup| {
            with_sets(setup, &["abbey-mayor"])
        });
        table.ground(2);
        for at in [(0, 2), (2, 2), (0, 3), (1, 3)] {
            table.field(at);
        }
        assert_eq!(progress(&table, "ow-bare"), Some((4, 5)));
        table.until("Anna").play(Move::PlaceAbbey { at: spot((1, 2)) });
        if with_monk {
            table.follower("monastery");
        }
        table.end();
        let fulfilled: &[&str] = if with_monk { &[] } else { &["ow-bare"] };
        assert_eq!(table.fulfilled("Anna"), fulfilled);
    }
}

/// R-KO-55: two tasks are no deeper; a deck with deeper ones is refused, and looked at no longer
/// than others are.
#[test]
fn tasks_in_tasks_in_tasks_are_refused() {
    let nested = (0..40).fold(r#"{"complete": {"feature": "city"}}"#.to_owned(), |task, _| {
        format!(r#"{{"all-of": {{"tasks": [{task}, {{"complete": {{"feature": "road"}}}}]}}}}"#)
    });
    let card = format!(
        r#"[{{"id": "ow-deep", "set": "base", "title": "Deep", "points": 2, "source": "house",
            "requirement": {nested}}}]"#
    );
    let (_, faults) = bundled::with_own(&[], &[("deep.json".to_owned(), card)]);
    assert!(!faults.is_empty());
}

/// R-KO-40, 55: a tile for which another order was claimed may still meet the first of two tasks.
#[test]
fn what_a_claim_was_for_may_be_the_first_of_two_tasks() {
    let mut table = anna(["ow-both", "judged", "base-26"]);
    table.ground(1).lay("Ben", "workshop-cap", (1, 2), 180);
    table.until("Anna").place("workshop-cap", (1, 3), 0);
    table.play(Move::ClaimOrder { player: seat(0), card: "judged".into() }).end();
    assert_eq!(progress(&table, "ow-both"), Some((1, 2)));
}

/// Anna lays a farmer east of her road in her second turn and one on the field before it in her
/// third.
fn two_farmers(table: &mut Table) {
    table.ground(0).claim("Anna", "workshop-road", (1, 1), 0, "field:0");
    table.claim("Anna", "workshop-field", (0, 2), 0, "field:0");
}

/// R-KO-54, fan card 12: the third farmer fulfils as he is placed; a turn without one in between
/// begins anew.
#[test]
fn a_farmer_in_three_turns_one_after_the_other() {
    let mut table = anna(["fan-12", "base-03", "base-26"]);
    two_farmers(&mut table);
    assert_eq!((progress(&table, "fan-12"), table.points("Anna")), (Some((2, 3)), 0));
    table.until("Anna").place("workshop-branch", (1, 0), 0).follower("field:0");
    assert_eq!(table.fulfilled("Anna"), ["fan-12"]);
    let mut table = anna(["fan-12", "base-03", "base-26"]);
    two_farmers(&mut table);
    table.until("Anna").pass().claim("Anna", "workshop-branch", (1, 0), 0, "field:0");
    assert_eq!((progress(&table, "fan-12"), table.points("Anna")), (Some((1, 3)), 0));
}

/// R-KO-5, 53: until it is shown, nothing that all see depends on who holds a card that counts.
#[test]
fn nobody_sees_that_something_is_counted() {
    let mut tables = ["ow-bare", "ow-both", "fan-11", "ow-mine", "base-15"]
        .map(|card| anna([card, "base-03", "base-26"]));
    for turn in 0..6 {
        let seen: Vec<String> = tables
            .iter_mut()
            .map(|table| {
                if turn == 2 {
                    table.turn_with("workshop-cap", (1, 1), 180, "city:0");
                } else {
                    table.pass();
                }
                let game = table.game();
                format!("{:?} {:?} {:?}", table.last(), game.phase(), game.question())
            })
            .collect();
        assert!(seen.iter().all(|one| *one == seen[0]), "turn {turn}: {seen:?}");
    }
}

/// R-KO-40, 51: the scorepad does not know what nobody writes down: there the holder says it.
#[test]
fn on_the_scorepad_the_holder_counts() {
    let pad = |setup| Setup { record: Recording::Scorepad, ..setup };
    let table = anna_of(["fan-11", "ow-second", "ow-bare"], &[], pad);
    let game = table.game();
    assert_eq!(progress(&table, "fan-11"), None);
    assert!(game.is_for_holder_to_judge(&"fan-11".into()));
    assert!(game.is_for_holder_to_judge(&"ow-bare".into()));
    assert!(!game.is_for_holder_to_judge(&"ow-second".into()));
    assert_eq!(progress(&table, "ow-second"), Some((0, 2)));
}

// ---- two tasks ----

/// Anna's knight in the north and her thief in the south of the place (1, 2), where a gate
/// completes both.
fn both_ends(table: &mut Table, with_thief: bool) {
    table.column(0, 3).claim("Anna", "workshop-cap", (1, 1), 180, "city:0");
    if with_thief {
        table.claim("Anna", "workshop-end", (1, 3), 0, "road:0");
    } else {
        table.turn("workshop-end", (1, 3), 0);
    }
    table.lay("Anna", "workshop-gate", (1, 2), 0);
}

/// R-KO-55, fan card 13: one tile completes a road and a city of Anna's; where no follower of hers
/// is on the road, that is not both.
#[test]
fn both_tasks_of_one_tile_fulfil_the_order() {
    let mut table = anna(["fan-13", "base-03", "base-26"]);
    both_ends(&mut table, true);
    assert_eq!(table.fulfilled("Anna"), ["fan-13"]);
    let mut table = anna(["fan-13", "base-03", "base-26"]);
    both_ends(&mut table, false);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
}

/// R-KO-55: a city of two tiles with Anna's knight could be either task, and one without him the
/// other, whichever of them comes first.
#[test]
fn what_could_be_either_of_two_tasks_is_whichever_is_wanted() {
    for knight_first in [true, false] {
        let mut table = anna(["ow-twins", "base-03", "base-26"]);
        for (x, with_knight) in [(1, knight_first), (2, !knight_first)] {
            assert_eq!(table.fulfilled("Anna"), [""; 0]);
            if with_knight {
                table.ground(x).claim("Anna", "workshop-cap", (x, 2), 180, "city:0");
                table.lay("Anna", "workshop-cap", (x, 3), 0);
            } else {
                table.city("Anna", x, 2);
            }
        }
        assert_eq!(table.fulfilled("Anna"), ["ow-twins"]);
    }
}

/// R-KO-13, 55: the second city is one feature, though it is of two tiles as well; the third one of
/// two tiles is the other.
#[test]
fn one_feature_meets_one_of_two_tasks() {
    let mut table = anna(["ow-second-city", "base-03", "base-26"]);
    table.city("Anna", 1, 3).city("Anna", 2, 2);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    table.city("Anna", 3, 2);
    assert_eq!(table.fulfilled("Anna"), ["ow-second-city"]);
}

/// Anna's road in one part of a turn and her city in the next part: with a builder in one turn.
fn road_and_city(table: &mut Table, builder: bool) {
    table.ground(4).claim("Anna", "workshop-end", (2, 2), 180, "road:0");
    table.until("Anna").place("workshop-road", (2, 3), 0);
    if builder {
        table.figure(Figure::Builder, "road:0");
    }
    table.end();
    table.claim("Anna", "workshop-cap", (4, 2), 180, "city:0");
    if sets::builder::is_second_part(table.game()) {
        table.pass();
    }
    table.until("Anna").turn("workshop-end", (2, 4), 0);
}

/// R-KO-55, R-TURN-2: both parts of a double turn are one turn; two turns are two.
#[test]
fn in_one_turn_means_both_parts_of_a_double_turn() {
    let with_builders = |setup| with_sets(setup, &["traders-builders"]);
    let mut table = anna_of(["fan-13", "base-03", "base-26"], &[], with_builders);
    road_and_city(&mut table, true);
    assert!(sets::builder::is_second_part(table.game()));
    assert_eq!(progress(&table, "fan-13"), Some((1, 2)));
    table.turn("workshop-cap", (4, 3), 0);
    assert_eq!(table.fulfilled("Anna"), ["fan-13"]);
    let mut table = anna_of(["fan-13", "base-03", "base-26"], &[], with_builders);
    road_and_city(&mut table, false);
    table.lay("Anna", "workshop-cap", (4, 3), 0);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    assert_eq!(progress(&table, "fan-13"), Some((0, 2)), "the turn of the city is over");
}

/// R-KO-8, 55: each at its time, but while the card is held: a city before it came does not count.
#[test]
fn each_task_at_its_time_while_the_card_is_held() {
    let mut table = anna(["ow-both", "base-03", "base-26"]);
    table.city("Anna", 1, 2);
    assert_eq!((progress(&table, "ow-both"), table.points("Anna")), (Some((1, 2)), 0));
    table.city("Anna", 2, 2).road("Ben", 3, 4);
    assert_eq!(progress(&table, "ow-both"), Some((1, 2)), "a second city is no road, nor is Ben's");
    table.road("Anna", 4, 4);
    assert_eq!(table.fulfilled("Anna"), ["ow-both"]);
    let mut table = anna_of(["base-03", "base-26", "base-15"], &["ow-both"], |setup| setup);
    table.city("Anna", 1, 2).until("Anna").draw().pass().road("Anna", 2, 4);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
}

/// R-KO-12, 55: where the last task fits and another order is chosen, it needs a new occasion; what
/// was met before stays met.
#[test]
fn an_order_of_two_tasks_that_was_not_chosen_needs_a_new_occasion() {
    let mut table = anna(["ow-both", "ow-lane", "base-26"]);
    table.city("Anna", 1, 2).road("Anna", 2, 4).choose("Anna", "ow-lane");
    assert_eq!(table.fulfilled("Anna"), ["ow-lane"]);
    assert_eq!(progress(&table, "ow-both"), Some((1, 2)));
    table.road("Anna", 3, 4);
    assert_eq!(table.fulfilled("Anna"), ["ow-lane", "ow-both"]);
}

/// R-KO-55, fan card 14: a monastery or a shrine of Anna's; one that is nobody's is neither.
#[test]
fn either_of_two_tasks_fulfils_the_order() {
    assert!(is_met("fan-14", &completing(&[(Kind::MONASTERY, true)])));
    assert!(is_met("fan-14", &completing(&[(Kind::SHRINE, true)])));
    assert!(!is_met("fan-14", &completing(&[(Kind::SHRINE, false)])));
    assert!(!is_met("fan-14", &completing(&[(Kind::City, true)])));
}

/// R-KO-55: it is said which of the two was met, in the log as well.
#[test]
fn either_of_two_tasks_is_said_by_name() {
    let mut table = anna(["ow-either", "base-03", "base-26"]);
    table.city("Anna", 1, 3);
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    table.road("Anna", 2, 3);
    let met = table.last().iter().find_map(|outcome| match outcome {
        Outcome::Orders(orders::Outcome::MetBy { tasks, .. }) => Some((outcome, tasks.clone())),
        _ => None,
    });
    let (outcome, tasks) = met.expect("what has met it");
    assert_eq!(tasks, [1]);
    assert_eq!(
        Words::english().outcome(outcome, table.game()).unwrap(),
        "It is met by this: Complete a road of exactly 3 tiles."
    );
}

/// R-KO-12, 55: an order of two tasks that is chosen among several is told where one that fits alone
/// is, with the task that has met it and its points: nothing tells of the choice.
#[test]
fn a_chosen_order_of_two_tasks_is_told_as_one_that_fits_alone() {
    let told = |hand: [&str; 3]| {
        let mut table = anna(hand);
        table.ground(1).turn("workshop-cap", (1, 2), 180).until("Anna");
        table.place("workshop-cap", (1, 3), 0).end();
        if !table.game().choices().is_empty() {
            table.choose("Anna", "ow-either");
        }
        let mut events = account(table.journal().entries());
        let is_of_order = |outcome: &Outcome| matches!(outcome, Outcome::Scored(score) if score.source == Source::Orders);
        let points = events.iter().position(|event| is_of_order(event.outcome));
        events.truncate(points.expect("the points of the order") + 1);
        let told = events.iter().map(|event| (event.told, format!("{:?}", event.outcome)));
        told.collect::<Vec<_>>()
    };
    let chosen = told(["ow-either", "ow-two", "base-26"]);
    assert_eq!(chosen, told(["ow-either", "base-03", "base-26"]));
    assert!(chosen.iter().any(|(_, outcome)| outcome.contains("MetBy")));
}

/// R-KO-55: among the news the order says which of two tasks has met it, for the window, the phones
/// and the second window alike.
#[test]
fn the_news_of_an_order_say_which_of_two_tasks_has_met_it() {
    let mut table = anna(["ow-either", "base-03", "base-26"]);
    table.road("Anna", 2, 3);
    let entries = table.journal().entries();
    let news = news(&entries[last_turn(entries)..]);
    assert_eq!(news[0].met, [1]);
    let told = Words::english().news(&news[0], table.game()).expect("it is told");
    assert_eq!(told.head, "Anna: +3");
    assert_eq!(
        told.about,
        "Anna fulfils the order “This or that”. It is met by this: Complete a road of exactly 3 \
         tiles."
    );
}

/// The kinds of the features that the line of the last order in the log lights.
fn lit(table: &Table) -> Vec<Kind> {
    let entries = table.journal().entries().iter().enumerate().rev();
    let mut scores = entries.flat_map(|(index, entry)| {
        entry.outcomes.iter().rev().filter_map(move |outcome| match outcome {
            Outcome::Scored(score) if score.source == Source::Orders => Some((index, score)),
            _ => None,
        })
    });
    let (index, score) = scores.next().expect("the points of an order");
    let places = fates::features(table.journal(), index, score);
    let board = table.game().board();
    let kind = |place| board.kind(board.feature(place).expect("a feature"));
    places.into_iter().map(kind).collect()
}

/// R-KO-13, 55: the line of an order of two tasks lights what they ask for together, that of either
/// the feature that has met it, and that of a lost one the road by which it was lost (R-KO-56).
#[test]
fn the_line_of_an_order_lights_what_its_tasks_ask_for() {
    let mut table = anna(["fan-13", "base-03", "base-26"]);
    both_ends(&mut table, true);
    let kinds = lit(&table);
    assert!(kinds.len() == 2 && [Kind::City, Kind::Road].iter().all(|kind| kinds.contains(kind)));
    // One tile completes a city of two and a road of two, which is not one of three.
    let mut table = anna(["ow-either", "base-03", "base-26"]);
    both_ends(&mut table, true);
    assert_eq!(lit(&table), [Kind::City]);
    let mut table = anna(["ow-small", "base-03", "base-26"]);
    both_ends(&mut table, true);
    assert_eq!((lit(&table), table.points("Anna")), (vec![Kind::Road], 4 + 2 - 10));
    let mut table = anna(["ow-field", "ow-yeomen", "base-26"]);
    table.ground(0).claim("Anna", "workshop-road", (1, 1), 0, "field:1");
    assert_eq!(table.fulfilled("Anna"), ["ow-field", "ow-yeomen"]);
    assert_eq!(lit(&table), [Kind::Road; 0], "an order about orders is about no feature");
}

/// R-KO-55: what the two tasks of an order want, each of all that reads it wants too: sets, details
/// that a scorepad asks for, what a feature pays for, and what no tile of the sets holds.
#[test]
fn two_tasks_want_what_each_of_them_wants() {
    let two = |kind: &str| {
        let task = format!(
            r#"{{"{kind}": {{"tasks": [{{"complete": {{"feature": "city", "cathedrals": {{"at-least": 9}}}}}},
                {{"deploy": {{"on": {{"feature": "road"}}}}}}]}}}}"#
        );
        serde_json::from_str::<Requirement>(&task).expect("a requirement")
    };
    for task in ["all-of", "one-of"].map(two) {
        assert_eq!(task.sets(), ["inns-cathedrals"]);
        assert!(Detail::StandsOn.matters_to(&task));
        let tiles = bundled::catalogue();
        let exceeded = Holdings::of(tiles.tiles().iter().map(AsRef::as_ref)).exceeded(&task);
        assert_eq!(exceeded.len(), 1, "{exceeded:?}");
        let mut city = Record::new(Kind::City, 3);
        city.cathedrals = 9;
        let completion = Completion {
            record: city,
            completer: seat(0),
            networks: Vec::new(),
            defeated: Vec::new(),
            lie: None,
        };
        assert!(task.is_paid_by(&completion, seat(0)));
    }
}
