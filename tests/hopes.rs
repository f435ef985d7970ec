//! The aims of simulated players: how near they think they are to what a card asks for
//! (`src/simulation/hope`).

use std::sync::Arc;

use content::bundled;
use rules::card::Card;
use rules::player::Figure;
use rules::{Catalogue, Setup};
use serde_json::{Value, json};
use simulation::hope::View;

use support::table::{Table, WORKSHOP, order_ids, setup};

fn card(requirement: &Value) -> Card {
    let card = json!({
        "id": "own-1", "set": "base", "title": "Ours", "points": 10, "source": "house",
        "requirement": requirement,
    });
    serde_json::from_value(card).expect("a card")
}

/// The hope of Anna for a card with such a requirement.
fn hope(table: &Table, requirement: &Value) -> f64 {
    View::new(table.game(), table.seat("Anna")).of_card(&card(requirement))
}

fn table() -> Table {
    Table::workshop(&["Anna", "Ben"])
}

/// The forty fan cards and the tiles of the workshop.
fn forty() -> Arc<Catalogue> {
    let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let cards = [own("fan.json", include_str!("decks/fan.json"))];
    let (catalogue, faults) = bundled::with_own(&[own("workshop.json", WORKSHOP)], &cards);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

/// Anna has the first three of those cards in hand, Ben the others.
fn holding(cards: [&str; 6]) -> Table {
    let orders = Some(order_ids(&cards).collect());
    let setup = Setup { orders, ..setup(&["Anna", "Ben"], &["base", "workshop"]) };
    let mut table = Table::new(setup, forty());
    table.keep("Anna", None).keep("Ben", None);
    table
}

/// The hope of Anna for a card in her hand.
fn hope_of(table: &Table, id: &str) -> f64 {
    let seat = table.seat("Anna");
    let held = &table.game().orders().expect("orders").hand(seat).held;
    let card = held.iter().find(|card| card.id.as_str() == id).expect("a card in hand");
    View::new(table.game(), seat).of_card(card)
}

/// R-KO-44: three curves lack one to a ring; with a crossing among them the road has an end, and
/// only another road can still be one.
#[test]
fn a_road_is_hoped_to_be_a_ring_while_it_has_no_end() {
    let ring = json!({"complete": {"feature": "road", "shape": "ring"}});
    let with = |corner: &str| {
        let mut table = table();
        table.ground(2).turn("base-road-curve", (1, 2), 270).turn("base-road-curve", (2, 2), 0);
        table.turn(corner, (1, 3), 180);
        hope(&table, &ring)
    };
    let two = {
        let mut table = table();
        table.ground(2).turn("base-road-curve", (1, 2), 270).turn("base-road-curve", (2, 2), 0);
        hope(&table, &ring)
    };
    let (near, never) = (with("base-road-curve"), with("base-junction-three"));
    assert!(near > two && two > 2.0 * never, "{near} {two} {never}");
}

/// R-KO-47: Anna's city brings 2 points a tile. Of at most 4 it has one tile now; with two it would
/// come to 6 at the least.
#[test]
fn a_city_is_hoped_to_bring_few_points_while_it_is_small() {
    let few = json!({"complete": {"feature": "city", "points": {"at-most": 4}}});
    let (mut small, mut large) = (table(), table());
    for table in [&mut small, &mut large] {
        table.ground(2).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    }
    large.turn("workshop-tube", (2, 3), 0);
    assert_eq!((small.size((2, 2), "city:0"), large.size((2, 2), "city:0")), (1, 2));
    assert!(hope(&small, &few) > 4.0 * hope(&large, &few));
    let many = json!({"complete": {"feature": "city", "points": {"at-least": 6}}});
    assert!(hope(&large, &many) > hope(&small, &many));
}

/// R-KO-56, 57: what is in danger is hoped less of. Ten points behind Anna would be last at once.
#[test]
fn a_card_that_is_kept_is_hoped_of_as_far_as_its_holder_is_safe() {
    let last = json!({"avoid": {"perils": ["last"]}});
    let (mut ahead, mut behind) = (table(), table());
    ahead.adjust("Anna", 10);
    behind.adjust("Ben", 10);
    assert!(hope(&ahead, &last) > hope(&behind, &last));

    // A road that begins and is open at one end may be of two tiles; open at both it has three.
    let small = json!({"avoid": {"perils": ["small-road"]}});
    let (mut short, mut long) = (table(), table());
    short.ground(2).claim("Anna", "workshop-end", (2, 2), 180, "road:0");
    long.ground(2).claim("Anna", "workshop-road", (2, 2), 90, "road:0");
    assert!(hope(&long, &small) > hope(&short, &small));

    // Alone in a city nobody takes it; Ben's, which one tile joins to it, may.
    let mine = json!({"avoid": {"perils": ["taken-over"]}});
    let (mut alone, mut beside) = (table(), table());
    for table in [&mut alone, &mut beside] {
        table.column(3, 4).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    }
    beside.claim("Ben", "workshop-cap", (2, 4), 0, "city:0");
    assert!(hope(&alone, &mine) > hope(&beside, &mine));
}

/// R-KO-54: a farmer is a step towards three in a row.
#[test]
fn a_farmer_brings_three_in_a_row_nearer() {
    let farmers = json!({"farm-in-turns": {"turns": 3}});
    let mut with = table();
    with.ground(2).claim("Anna", "workshop-field", (2, 2), 0, "field:0");
    let mut without = table();
    without.ground(2).lay("Anna", "workshop-field", (2, 2), 0);
    assert!(hope(&with, &farmers) > hope(&without, &farmers));
}

/// R-KO-48: every follower on the board is a step towards an empty supply.
#[test]
fn a_follower_on_the_board_brings_an_empty_supply_nearer() {
    let none = json!({"have": {"what": "followers", "number": {"exactly": 0}}});
    let mut with = table();
    with.ground(2).claim("Anna", "workshop-field", (2, 2), 0, "field:0");
    assert_eq!(with.game().supply(with.seat("Anna")).count(Figure::Follower), 6);
    assert!(hope(&with, &none) > hope(&table(), &none));
}

/// R-KO-55: of a city and a road, each at its time, the city is done: only the road is lacking, and
/// what is lacking of "A pair" is one order.
#[test]
fn what_is_met_of_two_tasks_is_not_hoped_for_again() {
    let mut table = holding(["fan-32", "fan-01", "fan-22", "fan-03", "fan-21", "fan-26"]);
    let before = hope_of(&table, "fan-32");
    table.city("Anna", 3, 2);
    let after = hope_of(&table, "fan-32");
    assert!(after > before, "{after} {before}");
}

/// R-KO-52: an order that counts others hangs on those in hand.
#[test]
fn an_order_that_counts_orders_is_hoped_of_with_those_in_hand() {
    let easy = holding(["fan-28", "fan-33", "fan-27", "fan-03", "fan-21", "fan-26"]);
    let hard = holding(["fan-28", "fan-01", "fan-22", "fan-03", "fan-21", "fan-26"]);
    assert!(hope_of(&easy, "fan-28") > 2.0 * hope_of(&hard, "fan-28"));
    // Of what is kept none is fulfilled (R-KO-33): only others may still be drawn.
    let kept = holding(["fan-28", "fan-34", "fan-35", "fan-03", "fan-21", "fan-26"]);
    assert!(hope_of(&easy, "fan-28") > hope_of(&kept, "fan-28"));
}

/// R-KO-46: a road leads from a city of Ben's to one of Anna's, as the card asks, or to another of
/// Ben's.
#[test]
fn a_road_is_hoped_to_lead_to_whose_cities_it_has_to() {
    let own = json!({"connect": {"cities": 2, "own-cities": {"at-least": 1}}});
    let to = |owner: &str| {
        let mut table = table();
        table.ground(2).claim("Ben", "workshop-gate", (1, 2), 270, "city:0");
        table.claim(owner, "workshop-gate", (2, 2), 90, "city:0");
        hope(&table, &own)
    };
    assert!(to("Anna") > 2.0 * to("Ben"));
}
