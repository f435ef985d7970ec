//! The effects of a barn on farmers, orders and the market (R-AM-9, 11, R-RIV-6, R-CNT-16, 19).

use std::sync::Arc;

use content::bundled;
use rules::feature::{Kind, Occupant, Record};
use rules::game::{Phase, sets};
use rules::geometry::Corner;
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scorepad::{Entry, Group, Note};
use rules::scoring::{self, Finality, Score};
use rules::setup::Recording;
use rules::tile::Quarter;
use rules::{Catalogue, Move, Setup};

use support::table::{
    Table, WORKSHOP, WORKSHOP_CARDS, order_ids, seat, segment, setup, spot, workshop_catalogue,
    worth,
};

/// The workshop with a pigsty and two orders for a barn.
fn farmyard() -> Arc<Catalogue> {
    let sty = r#"[{"id": "workshop-sty", "set": "workshop", "count": 1, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
        "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"], "pigsty": true}]}]"#;
    let cards = r#"[{"id": "workshop-barn", "set": "workshop", "title": "Barn", "text": "Place your barn.", "points": 3,
        "source": "house", "requirement": {"deploy": {"figure": "barn"}}}]"#;
    let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let tiles = [own("workshop.json", WORKSHOP), own("sty.json", sty)];
    let (catalogue, faults) =
        bundled::with_own(&tiles, &[own("workshop.json", WORKSHOP_CARDS), own("barn.json", cards)]);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

/// EX-28 with a pigsty, R-RIV-6, R-AM-11: Ben's farmer is joined to Anna's barn beside two cities:
/// 2 × 1, and 2 × 1 for the pigsty. The barn has nothing of it: 2 × 4 at the end (R-AM-12), and 6
/// for the farmer before, whose field had no pigsty yet.
#[test]
fn farmers_who_come_to_a_barn_get_the_pigsty() {
    let mut table =
        Table::new(setup(&["Anna", "Ben"], &["base", "workshop", "abbey-mayor"]), farmyard());
    table.city("Ben", 1, 2).city("Ben", 3, 2).ground(5);
    table.claim("Anna", "workshop-field", (6, 1), 0, "field:0").turn("workshop-field", (4, 2), 0);
    table
        .until("Anna")
        .place("workshop-field", (5, 2), 0)
        .play(Move::PlaceBarn { corner: Corner::NorthWest })
        .end();
    table.claim("Ben", "workshop-road", (7, 1), 0, "field:0").turn("workshop-sty", (8, 1), 0);
    assert_eq!(table.all_points(), [6, 0]);
    table.turn("workshop-end", (7, 2), 0);
    assert_eq!((table.all_points(), table.supply("Ben")), (vec![6, 4], 9));
    table.end_game();
    assert_eq!(table.all_points(), [6 + 8, 4]);
}

/// R-AM-11, R-SG-3: three cities, one of them besieged. Farmers beside a barn: 3 × 1 + 1; with the
/// pigsty 3 × 2 + 2; with a pig as well 3 × 3 + 3. The barn: 3 × 4 + 4.
#[test]
fn a_siege_doubles_what_farmers_beside_a_barn_get() {
    let points = |pigsty, pig: bool| {
        let mut occupants = vec![(0, Figure::Barn), (1, Figure::Follower)];
        occupants.extend(pig.then_some((1, Figure::Pig)));
        let occupants = occupants
            .into_iter()
            .map(|(player, figure)| Occupant { seat: seat(player), figure })
            .collect();
        let field = Record {
            complete_cities: 3,
            besieged_cities: 1,
            pigsty,
            occupants,
            ..Record::new(Kind::Field, 9)
        };
        let scores = scoring::scores(&field, Finality::Incomplete);
        [0, 1].map(|player| {
            scores.iter().filter(|score| score.seat == seat(player)).map(Score::points).sum::<i32>()
        })
    };
    assert_eq!(
        [points(false, false), points(true, false), points(true, true)],
        [[16, 4], [16, 8], [16, 12]]
    );
}

fn pad(sets: &[&str], rules: &[HouseRule]) -> Table {
    let setup = setup(&["Anna", "Ben"], sets);
    let rules = rules.iter().copied().collect();
    Table::new(Setup { record: Recording::Scorepad, rules, ..setup }, workshop_catalogue())
}

fn field(cities: u32, groups: &[(u8, Figure)]) -> Entry {
    let followers =
        groups.iter().map(|(player, figure)| Group::new(seat(*player), *figure, 1)).collect();
    Entry { complete_cities: cities, followers, ..Entry::new(Kind::Field, 1) }
}

fn played(note: Note) -> Move {
    Move::Note(Box::new(note))
}

/// On the scorepad: three cities and a pigsty, 3 × 1 + 3 × 1.
#[test]
fn the_scorepad_gives_farmers_beside_a_barn_the_pigsty() {
    let mut table = pad(&["base", "abbey-mayor", "river-2"], &[]);
    table.play(played(Note { barn: Some(Box::new(field(0, &[]))), ..Note::by_player(seat(0)) }));
    let joined = Entry { pigsty: true, ..field(3, &[(0, Figure::Barn), (1, Figure::Follower)]) };
    table.play(played(Note { fields: vec![joined], ..Note::by_player(seat(1)) }));
    assert_eq!(table.all_points(), [0, 6]);
}

const IDLE: [&str; 3] = ["base-03", "base-08", "base-11"];

/// Anna's farmer lies beside so many completed cities of Ben's, and she places her barn there.
fn harvest(order: &str, cities: i32) -> Table {
    let hands = [[order, "base-26", "base-27"], IDLE];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["abbey-mayor"], &hands);
    for city in 0..cities {
        table.city("Ben", 1 + 2 * city, 2);
    }
    let x = 2 * cities;
    table.ground(x + 1).claim("Anna", "workshop-field", (x + 2, 1), 0, "field:0").turn(
        "workshop-field",
        (x, 2),
        0,
    );
    let barn = Move::PlaceBarn { corner: Corner::NorthWest };
    table.until("Anna").place("workshop-field", (x + 1, 2), 0).play(barn).end();
    table
}

/// R-KO-6, R-AM-9: four cities bring the farmer 12 points from one field, five 15 in one turn.
#[test]
fn points_for_a_barn_are_points_from_a_feature() {
    for (order, cities, is_met) in
        [("base-49", 3, false), ("base-49", 4, true), ("base-50", 4, false), ("base-50", 5, true)]
    {
        let table = harvest(order, cities);
        let orders = if is_met { worth(&[order]) } else { 0 };
        assert_eq!(table.points("Anna"), 3 * cities + orders, "{order} with {cities} cities");
        assert_eq!(table.fulfilled("Anna").len(), usize::from(is_met));
    }
}

/// On the scorepad, points for a barn count as points from a feature too.
#[test]
fn points_for_a_barn_are_points_from_a_feature_on_the_scorepad() {
    for (order, cities, is_met) in
        [("base-49", 3, false), ("base-49", 4, true), ("base-50", 4, false), ("base-50", 5, true)]
    {
        let hands = [[order, "base-26", "base-27"], IDLE];
        let mut table = Table::on_pad(&["Anna", "Ben"], &["abbey-mayor"], &hands, &[]);
        let barn = Some(Box::new(field(cities, &[(0, Figure::Follower)])));
        table.play(played(Note { barn, ..Note::by_player(seat(0)) }));
        assert_eq!(
            table.fulfilled("Anna").len(),
            usize::from(is_met),
            "{order} with {cities} cities"
        );
    }
}

/// R-AM-11, R-KO-14: whoever scores by another's barn has scored: Ben's farmer is joined to Anna's
/// barn beside 12 cities, 12 × 1.
#[test]
fn points_beside_anothers_barn_are_points_from_a_feature() {
    let hands = [IDLE, ["base-49", "base-26", "base-27"]];
    let mut table = Table::on_pad(&["Anna", "Ben"], &["abbey-mayor"], &hands, &[]);
    table.play(played(Note { barn: Some(Box::new(field(0, &[]))), ..Note::by_player(seat(0)) }));
    let joined = field(12, &[(0, Figure::Barn), (1, Figure::Follower)]);
    table
        .play(Move::EndTurn)
        .play(played(Note { fields: vec![joined], ..Note::by_player(seat(0)) }));
    assert_eq!(
        (table.points("Ben"), table.fulfilled("Ben")),
        (12 + worth(&["base-49"]), vec!["base-49".to_owned()])
    );
}

/// R-KO-12: two orders fit the barn: once one is chosen, what was written down is scored and the
/// turn is over. Ben's farmer: 3 × 3.
#[test]
fn a_note_is_scored_once_an_order_is_chosen_for_its_barn() {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "abbey-mayor"]);
    let hands = [["workshop-barn", "abbey-mayor-5", "base-27"], IDLE].concat();
    setup.orders = Some(order_ids(&hands).collect());
    let mut table = Table::new(Setup { record: Recording::Scorepad, ..setup }, farmyard());
    table.keep("Anna", None).keep("Ben", None);
    let barn = Some(Box::new(field(3, &[(1, Figure::Follower)])));
    table.play(played(Note { barn, ..Note::by_player(seat(0)) }));
    assert_eq!((table.active(), table.points("Ben")), ("Anna", 0));
    table.choose("Anna", "workshop-barn");
    assert_eq!(
        (table.active(), table.game().phase(), table.points("Ben")),
        ("Ben", Phase::Place, 9)
    );
}

/// R-CNT-16, 19: Ben places a barn where nobody farms. Only a table that opens the market for
/// barns, and the quarters for what nobody stands on, lets Anna's follower come out of the market
/// to it: the City and Ben's city of two, 2 × 3.
#[test]
fn the_market_comes_out_to_a_new_barn_without_farmers_by_two_house_rules() {
    use HouseRule::{LeaveForBarn, LeaveForUnoccupied};
    for (rules, opens) in [
        (&[][..], false),
        (&[LeaveForBarn], false),
        (&[LeaveForUnoccupied], false),
        (&[LeaveForBarn, LeaveForUnoccupied], true),
    ] {
        let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "count", "abbey-mayor"]);
        setup.rules = rules.iter().copied().collect();
        let mut table = Table::new(setup, workshop_catalogue());
        for x in 4..=7 {
            table.turn("workshop-field", (x, 1), 0);
        }
        table.claim("Ben", "workshop-cap", (6, 2), 180, "city:0").lay(
            "Anna",
            "workshop-cap",
            (6, 3),
            0,
        );
        table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Market }).end();
        table.turn("workshop-field", (5, 0), 0).until("Ben").place("workshop-field", (4, 0), 0);
        table.play(Move::PlaceBarn { corner: Corner::SouthEast }).end();
        assert_eq!(sets::count::leaving::leaver(table.game()).is_some(), opens, "{rules:?}");
        if opens {
            let (at, on) = (spot((5, 0)), segment("field:0"));
            let (figure, from) = (Figure::Follower, Quarter::Market);
            table.play(Move::LeaveCity { player: seat(0), figure, from, at, on });
            assert_eq!((table.points("Anna"), table.supply("Anna")), (2 * 3, 9));
        }
    }
}

/// On the scorepad, the fields of a note count on after its completed features; her other farmer
/// stays where he lies.
#[test]
fn the_scorepads_market_comes_out_to_a_new_barn_by_two_house_rules() {
    use HouseRule::{LeaveForBarn, LeaveForUnoccupied};
    for (rules, opens) in [
        (&[][..], false),
        (&[LeaveForBarn], false),
        (&[LeaveForUnoccupied], false),
        (&[LeaveForBarn, LeaveForUnoccupied], true),
    ] {
        let mut table = pad(&["base", "count", "abbey-mayor"], rules);
        let mut city = Entry::new(Kind::City, 2);
        city.followers.push(Group::new(seat(1), Figure::Follower, 1));
        table.play(played(Note { completed: vec![city], ..Note::by_player(seat(0)) }));
        table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Market }).end();
        table
            .play(played(Note { barn: Some(Box::new(field(2, &[]))), ..Note::by_player(seat(1)) }));
        assert_eq!(
            sets::count::leaving::kinds_to_join(table.game()),
            if opens { vec![(0, Kind::Field)] } else { Vec::new() },
            "{rules:?}"
        );
        if opens {
            table.play(Move::JoinFeature { player: seat(0), figure: Figure::Follower, feature: 0 });
            assert_eq!((table.all_points(), table.supply("Anna")), (vec![2 * 3, 4], 9));
        }
    }
}
