//! Fields as other tables know them, beside the usual way: scored city by city (A46), or without
//! farmers at all (A45).

use content::bundled;
use rules::card::deck;
use rules::feature::{Kind, Occupant, Record};
use rules::game::{finish, legal, sets};
use rules::geometry::Corner;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scorepad::{Deed, Entry, Group, Note};
use rules::scoring::{Label, Score, Source, field};
use rules::setup::{Fault, Recording};
use rules::tile::{Quarter, Segment};
use rules::{Move, Rejection, Setup};

use support::table::{Table, deploy, order_ids, seat, segment, setup, workshop_catalogue};

/// Base game, workshop and more sets, with a house rule or without.
fn table(sets: &[&str], rule: Option<HouseRule>) -> Table {
    let mut setup = setup(&["Anna", "Ben"], &[&["base", "workshop"], sets].concat());
    setup.rules = rule.into_iter().collect();
    Table::new(setup, workshop_catalogue())
}

/// The table on the scorepad.
fn pad(sets: &[&str], rule: Option<HouseRule>) -> Table {
    let setup = setup(&["Anna", "Ben"], &[&["base"], sets].concat());
    let setup = Setup { record: Recording::Scorepad, rules: rule.into_iter().collect(), ..setup };
    Table::new(setup, workshop_catalogue())
}

const RULES: [Option<HouseRule>; 2] = [None, Some(HouseRule::FieldsByCity)];

fn from_fields(table: &Table) -> [i32; 2] {
    ["Anna", "Ben"].map(|name| table.from(name, Source::Field))
}

// ---- city by city (A46) ----

/// A46, R-BASE-13: one completed city between two fields, Anna's in the east and Ben's in the west:
/// 3 for each field; or 4 for each of them, for they tie around the city. The projection knows it
/// before the end.
#[test]
fn who_ties_around_a_city_gets_four_as_well() {
    for (rule, points) in RULES.into_iter().zip([[3, 3], [4, 4]]) {
        let mut table = table(&[], rule);
        table.turn_with("workshop-tube", (0, -1), 0, "field:0").turn_with(
            "base-monastery",
            (-1, -1),
            0,
            "field:0",
        );
        table.turn("base-city-cap", (0, -2), 180);
        let projected = table.game().projected();
        assert_eq!([projected[seat(0)], projected[seat(1)]], points);
        table.end_game();
        assert_eq!(from_fields(&table), points);
    }
}

/// A46, R-BASE-10, 13: Anna has a farmer in each of two fields around the city, Ben one in a third:
/// 3 + 3 for her and 3 for him; or 4 for her alone, who has two farmers of three there. The city
/// counts once.
#[test]
fn a_city_counts_once_for_the_most_farmers_around_it() {
    for (rule, points) in RULES.into_iter().zip([[6, 3], [4, 0]]) {
        let mut table = table(&[], rule);
        table.turn_with("workshop-tube", (0, -1), 0, "field:0").turn_with(
            "base-monastery",
            (-1, -1),
            0,
            "field:0",
        );
        table.turn_with("workshop-tube", (0, -2), 0, "field:0").turn("base-city-cap", (0, -3), 180);
        table.end_game();
        assert_eq!(from_fields(&table), points);
        let lines: Vec<_> = table.scored().iter().flat_map(|score| &score.lines).cloned().collect();
        assert!(
            lines.iter().all(|line| line.label == Label::TouchedCities && line.count == 1),
            "{lines:?}"
        );
        if rule.is_some() {
            // The score lights up its city.
            let [score] = table.scored()[..] else { panic!("one score") };
            let place = score.place().expect("a place");
            assert!(matches!(place.segment, Segment::City(_)), "{place:?}");
        }
    }
}

/// A46: two cities of one field: 2 × 3, or 2 × 4; an incomplete third one brings nothing either way
/// (R-BASE-13).
#[test]
fn a_farmer_alone_gets_three_or_four_for_each_city() {
    for (rule, points) in RULES.into_iter().zip([[6, 0], [8, 0]]) {
        let mut table = table(&[], rule);
        table.city("Ben", 1, 2).city("Ben", 3, 2).open_city(5, 3).claim(
            "Anna",
            "workshop-field",
            (6, 1),
            0,
            "field:0",
        );
        table.end_game();
        assert_eq!(from_fields(&table), points);
    }
}

/// A46, R-CNT-3: the City of Carcassonne is one of the cities: 3, or 4.
#[test]
fn the_city_of_carcassonne_feeds_those_around_it() {
    for (rule, points) in RULES.into_iter().zip([[3, 0], [4, 0]]) {
        let mut table = table(&["count"], rule);
        table.turn_with("workshop-field", (4, 1), 0, "field:0").end_game();
        assert_eq!(from_fields(&table), points);
    }
}

fn stands(player: u8, figure: Figure) -> Occupant {
    Occupant { seat: seat(player), figure }
}

/// A46, R-TB-6, R-RIV-6, R-SG-3, A27: Anna has a farmer and a pig in one field around the city, Ben
/// a farmer in another, with a pigsty: both 4 + 1. Besieged, all of it doubles: 10 each; or only
/// the 4 (A27): 9 each. Ben's big follower takes it alone (R-IC-3), and Anna's pig brings nothing
/// without the majority.
#[test]
fn pigs_pigsties_and_sieges_count_around_a_city() {
    let around = |bens: Figure, pigs_ignore_sieges: bool, is_besieged| {
        let siege = pigs_ignore_sieges.then_some(HouseRule::SiegeDoublesThree);
        let readings = [HouseRule::FieldsByCity].into_iter().chain(siege).collect();
        let of = |occupants, pigsty| Record {
            occupants,
            pigsty,
            readings,
            ..Record::new(Kind::Field, 3)
        };
        let annas = of(vec![stands(0, Figure::Follower), stands(0, Figure::Pig)], false);
        let bens = of(vec![stands(1, bens)], true);
        let scores = field::around_city(&[&annas, &bens], None, is_besieged);
        [0, 1].map(|player| {
            let own = scores.iter().filter(|score| score.seat == seat(player));
            own.map(Score::points).sum::<i32>()
        })
    };
    assert_eq!(around(Figure::Follower, false, false), [5, 5]);
    assert_eq!(around(Figure::Follower, false, true), [10, 10]);
    assert_eq!(around(Figure::Follower, true, true), [9, 9]);
    assert_eq!(around(Figure::BigFollower, false, false), [0, 5]);
}

/// A46, R-AM-9, 12: a barn is scored by its field either way: 3 a city for Anna's farmer when it
/// comes, 4 a city for its owner at the end, here two cities. Ben's farmer in another field at the
/// second city gets 3 for it, or 4: nobody else is around.
#[test]
fn a_barn_is_scored_by_its_field() {
    for (rule, bens) in RULES.into_iter().zip([3, 4]) {
        let mut table = table(&["abbey-mayor"], rule);
        table.city("Ben", 1, 2).open_city(3, 3).claim("Ben", "workshop-tube", (3, 4), 0, "field:0");
        table.lay("Ben", "workshop-cap", (3, 5), 0).claim(
            "Anna",
            "workshop-field",
            (4, 1),
            0,
            "field:0",
        );
        table.field((5, 1)).field((5, 2));
        table.until("Anna").place("workshop-field", (6, 1), 0).end();
        table
            .until("Anna")
            .place("workshop-field", (6, 2), 0)
            .play(Move::PlaceBarn { corner: Corner::NorthWest })
            .end();
        assert_eq!(from_fields(&table), [6, 0]);
        table.end_game();
        assert_eq!(from_fields(&table), [6 + 8, bens]);
    }
}

/// A46: on the scorepad a field is worth 3 for each city that is written down with it, or 4.
#[test]
fn the_scorepad_pays_what_is_written_down_for_a_field() {
    for (rule, points) in RULES.into_iter().zip([[6, 0], [8, 0]]) {
        let mut table = pad(&[], rule);
        let followers = vec![Group::new(seat(0), Figure::Follower, 1)];
        let field = Entry { complete_cities: 2, followers, ..Entry::new(Kind::Field, 1) };
        table.end_game().play(Move::Remain { feature: Box::new(field) });
        assert_eq!(table.all_points(), points);
    }
}

// ---- without farmers (A45) ----

const WITHOUT: Option<HouseRule> = Some(HouseRule::NoFarmers);

/// A45, R-BASE-5, R-PD-10: nobody lies down on a field, not through a portal either; everywhere
/// else all is as ever.
#[test]
fn without_farmers_fields_take_nobody() {
    for rule in [None, WITHOUT] {
        let mut table = table(&["princess-dragon"], rule);
        table.turn("workshop-field", (0, 1), 0).place("workshop-cap", (0, -1), 180);
        let claims = legal::claims(table.game(), Figure::Follower);
        assert_eq!(claims.contains(&segment("field:0")), rule.is_none());
        assert!(claims.contains(&segment("city:0")));
        if rule.is_some() {
            assert_eq!(table.refuses(&deploy("field:0")), Rejection::NoFarmers);
        }
        table.end().place("dragon-junction-three-portal", (1, 0), 180);
        let fields = sets::dragon::portal_claims(table.game(), Figure::Follower);
        assert_eq!(
            fields.iter().any(|place| matches!(place.segment, Segment::Field(_))),
            rule.is_none()
        );
        table.end().end_game();
    }
}

/// A45, R-TB-6, R-AM-8: nobody has a pig or a barn; builder, wagon and mayor are there.
#[test]
fn without_farmers_there_are_no_pigs_and_barns() {
    for (rule, count) in [(None, 1), (WITHOUT, 0)] {
        let mut table = table(&["traders-builders", "abbey-mayor"], rule);
        let supply = table.game().supply(seat(0));
        assert_eq!([Figure::Pig, Figure::Barn].map(|figure| supply.count(figure)), [count; 2]);
        assert_eq!(
            [Figure::Builder, Figure::Mayor, Figure::Wagon].map(|figure| supply.count(figure)),
            [1; 3]
        );
        table.ground(1).field((0, 2)).place("workshop-field", (1, 2), 0);
        assert_eq!(sets::barn::corners(table.game()).is_empty(), rule.is_some());
        if rule.is_some() {
            let barn = Move::PlaceBarn { corner: Corner::NorthWest };
            assert_eq!(table.refuses(&barn), Rejection::NoFarmers);
        }
    }
}

/// A45, R-CNT-9: nobody is sent into the market, and it is not offered; the other quarters are
/// open.
#[test]
fn without_farmers_the_market_is_shut() {
    for rule in [None, WITHOUT] {
        let mut table = table(&["count"], rule);
        table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").until("Anna").turn(
            "workshop-cap",
            (0, -2),
            180,
        );
        let market = Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Market };
        assert_eq!(table.game().legal_moves().contains(&market), rule.is_none());
        if rule.is_some() {
            assert_eq!(table.refuses(&market), Rejection::NoFarmers);
            table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Castle });
        } else {
            table.play(market);
        }
    }
}

/// A45, R-KO-1, 2: of the 51 regular cards ten ask for a farmer, `base-39` to `base-48`: 41 are
/// left. Of the Count's five one asks for the market, of Traders & Builders one for the pig, of
/// Abbey & Mayor one for the barn: 4 are left of each.
#[test]
fn without_farmers_no_order_asks_for_one() {
    let catalogue = bundled::catalogue();
    let left = |set: &str, rule: Option<HouseRule>| {
        let rules: HouseRules = rule.into_iter().collect();
        catalogue.cards().iter().filter(|card| card.set == set && deck::suits(card, &rules)).count()
    };
    let sets = ["base", "count", "traders-builders", "abbey-mayor", "tower"];
    assert_eq!(sets.map(|set| left(set, None)), [51, 5, 5, 5, 5]);
    assert_eq!(sets.map(|set| left(set, WITHOUT)), [41, 4, 4, 4, 5]);
    // A file that deals one all the same is refused, with the card.
    let orders = ["base-01", "base-02", "base-03", "base-04", "base-39", "base-05"];
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.orders = Some(order_ids(&orders).collect());
    assert_eq!(setup.faults(&catalogue), []);
    setup.rules = WITHOUT.into_iter().collect();
    assert_eq!(setup.faults(&catalogue), [Fault::OrderForFarmers { card: "base-39".into() }]);
}

/// A45: the scorepad takes no field: no farmer deployed, no field joined, none at the end.
#[test]
fn without_farmers_the_scorepad_takes_no_field() {
    let field = || Entry {
        complete_cities: 1,
        followers: vec![Group::new(seat(0), Figure::Follower, 1)],
        ..Entry::new(Kind::Field, 1)
    };
    let deployed = Deed::Deploy {
        figure: Figure::Follower,
        on: Box::new(Entry::new(Kind::Field, 1)),
        portal: false,
    };
    let deployed = Move::Report { player: seat(0), deed: deployed };
    let joined = Move::Note(Box::new(Note { fields: vec![field()], ..Note::by_player(seat(0)) }));
    let left = Move::Remain { feature: Box::new(field()) };
    for rule in [None, WITHOUT] {
        let mut table = pad(&["abbey-mayor"], rule);
        for made in [&deployed, &joined] {
            if rule.is_some() {
                assert_eq!(table.refuses(made), Rejection::NoFarmers);
            } else {
                table.play(made.clone());
            }
        }
        table.end_game();
        if rule.is_some() {
            assert_eq!(table.refuses(&left), Rejection::NoFarmers);
        } else {
            table.play(left.clone());
        }
        assert_eq!(table.all_points(), if rule.is_none() { [3, 0] } else { [0, 0] });
    }
}

/// A45: the end of a game without farmers: Anna's completed city feeds nobody, Ben's open one of a
/// tile brings 1.
#[test]
fn without_farmers_the_end_counts_no_field() {
    let mut table = table(&[], WITHOUT);
    table
        .city("Anna", 1, 2)
        .ground(3)
        .claim("Ben", "workshop-cap", (3, 2), 180, "city:0")
        .end_game();
    assert!(table.scored().iter().all(|score| score.source != Source::Field));
    assert_eq!(table.all_points(), [0, 1]);
    assert_eq!(finish::field_scores(table.game()), []);
}
