//! Our orders of the newer sets on a real board (R-CARD-4), each with a near miss where one is not
//! among the records of `cards.rs`.

use rules::card::deck::{belongs, is_newer, suits};
use rules::expansion::crop::Choice;
use rules::expansion::ferry::{self, Laid, Moved};
use rules::expansion::flying::Flight;
use rules::expansion::magic::Spot as Spell;
use rules::expansion::messages::{self, Read, Text, Walk};
use rules::expansion::robbers::{Ambush, Stay};
use rules::expansion::track::ScoreFigure;
use rules::feature::{Occupant, Place};
use rules::house_rule::HouseRules;
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::described::Described;
use rules::tile::{Edge, Edges};
use rules::topic::Yield;
use rules::{Move, Rejection, orders};

use support::table::{Spot, Table, rotation, seat, segment, spot, workshop_catalogue};

const TWO: [&str; 2] = ["Anna", "Ben"];

/// City in the north, road from west to east, a field on either hand of it.
const CAP: &str = "base-city-cap-road-straight";

/// A hand that nothing here fulfils, for the others.
const IDLE: [&str; 3] = ["base-03", "base-27", "base-44"];

/// Anna holds the order and two that nothing here fulfils.
fn table(set: &str, order: &str) -> Table {
    let hand = [order, "base-07", "base-11"];
    Table::with_sets_and_hands(&TWO, &[set], &[hand, IDLE])
}

fn has_fulfilled(table: &Table, order: &str) -> bool {
    table.fulfilled("Anna") == [order]
}

// ---- the deck ----

/// R-CARD-4: 5 for abbots and shepherds, 2 beside each mini; the cards of the crop circles with either edition, and none is
/// left out where there are no farmers.
#[test]
fn the_newer_sets_bring_twenty_four_cards_of_ours() {
    let catalogue = workshop_catalogue();
    let newer: Vec<_> = catalogue.cards().iter().filter(|card| is_newer(card)).collect();
    assert_eq!((newer.len(), catalogue.cards().len()), (24, 122));
    let of = |set: &str| {
        let sets = ["base".to_owned(), set.to_owned()];
        newer.iter().filter(|card| belongs(card, &sets)).count()
    };
    let minis = ["mage-witch", "gold-mines", "crop-circles", "crop-circles-1", "flying-machines"];
    assert_eq!((of("abbot"), of("hills-sheep"), minis.map(of)), (5, 5, [2; 5]));
    assert_eq!(["ferries", "messages", "robbers", "phantom"].map(of), [2, 2, 2, 0]);
    assert!(newer.iter().all(|card| suits(card, &HouseRules::default())));
}

// ---- the abbot ----

/// R-AB-6: seven tiles around the garden, 8 points; with one less it is too few.
#[test]
fn an_abbot_is_called_home_for_eight_points() {
    for (around, met) in [(7, true), (6, false)] {
        let mut table = table("abbot", "abbot-4");
        table.field((0, 1)).until("Anna").place("base-city-cap-garden", (0, 2), 180);
        table.play(Move::Deploy { figure: Figure::Abbot, on: segment("garden"), at: None }).end();
        assert!(!has_fulfilled(&table, "abbot-4"));
        // Ben has passed with (-1, 1).
        let more = [(1, 1), (-1, 2), (1, 2), (-1, 3), (1, 3)];
        for at in more.into_iter().take(around - 2) {
            table.field(at);
        }
        table.until("Anna").place("workshop-field", (-2, 2), 0).play(Move::RecallAbbot);
        assert_eq!(
            (table.from("Anna", Source::Gardens), has_fulfilled(&table, "abbot-4")),
            (around as i32 + 1, met)
        );
    }
}

// ---- mage and witch, gold ----

#[test]
fn the_mage_comes_to_a_city_of_four_tiles_with_a_knight() {
    for (bands, met) in [(3, true), (2, false)] {
        let mut table = table("mage-witch", "mage-witch-1");
        table.ground(2).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
        for y in 3..3 + bands {
            table.turn("workshop-tube", (2, y), 0);
        }
        table.until("Anna").place("mage-city-caps-opposite", (0, -1), 0);
        let to = Spell { at: Some(spot((2, 2))), on: Some(segment("city:0")) };
        table.play(Move::MoveMage(to));
        assert_eq!(has_fulfilled(&table, "mage-witch-1"), met, "{bands}");
    }
}

/// R-GLD-3: the road with two bars is completed by Ben, and they are Anna's; 2 are not 3.
#[test]
fn two_bars_are_taken_for_a_road() {
    for (order, met) in [("gold-mines-1", true), ("gold-mines-2", false)] {
        let mut table = table("gold-mines", order);
        table.until("Anna").place("gold-road-straight-road-straight", (1, 0), 0);
        table.play(Move::PlaceGold { at: spot((0, 0)) }).follower("road:1").end();
        table.turn("base-monastery-road", (2, 0), 90);
        table.until("Ben").turn("base-monastery-road", (-1, 0), 270);
        assert_eq!(table.game().gold().map(|gold| gold.held(seat(0))), Some(2));
        assert_eq!(has_fulfilled(&table, order), met);
    }
}

/// R-GLD-4, R-MSG-3: nobody says how the bars are shared, so Anna takes both; that fulfils her
/// order, and its points are walked before Ben's tile.
#[test]
fn points_for_bars_that_nobody_shared_are_walked_first() {
    let hand = ["gold-mines-1", "base-07", "base-11"];
    let sets = ["gold-mines", "messages"];
    let mut table = Table::with_sets_and_hands(&TWO, &sets, &[hand, IDLE]);
    table.claim("Anna", "workshop-end", (-1, 0), 90, "road:0").field((0, 1));
    table.claim("Ben", "workshop-end", (1, 1), 0, "road:0").field((2, 1));
    table.turn("workshop-end", (2, 0), 270).field((2, -1)).turn("workshop-end", (1, -1), 180);
    table.until("Anna").place("gold-road-straight-road-straight", (1, 0), 0);
    table.play(Move::PlaceGold { at: spot((0, 0)) }).end();
    assert_eq!(table.game().question().map(|asked| asked.answers.len()), Some(2));
    let next =
        Move::Place { tile: "workshop-field".into(), at: spot((3, 0)), rotation: rotation(0) };
    assert_eq!(table.refuses(&next), messages::Rejection::First { seat: seat(0) }.into());
    assert!(table.game().legal_moves().contains(&Move::ShareGold { bars: vec![1, 1] }));
    table.end();
    assert!(has_fulfilled(&table, "gold-mines-1"));
    assert_eq!(table.refuses(&next), messages::Rejection::First { seat: seat(0) }.into());
}

// ---- crop circles ----

/// Anna, Ben and Cleo have a knight each; then Anna places the circle for knights.
fn at_a_circle(choose: Yield) -> Table {
    let hands =
        [["crop-circles-1", "base-07", "base-11"], ["crop-circles-2", "base-08", "base-12"], IDLE];
    let players = ["Anna", "Ben", "Cleo"];
    let mut table = Table::with_sets_and_hands(&players, &["crop-circles"], &hands);
    for x in 1..=3 {
        table.turn_with(CAP, (x, 0), 0, "city:0");
    }
    table.turn("crops-city-caps-opposite-apart", (0, 1), 90);
    table.play(Move::CropCircle(Choice { choose }));
    table
}

fn knight(player: u8) -> Standing {
    let who = Occupant { seat: seat(player), figure: Figure::Follower };
    let at = spot((i32::from(player) + 1, 0));
    Standing::new(who, Place { at, segment: segment("city:0") })
}

/// R-CRC-2, 4: the order is judged when the round is over, and not before.
#[test]
fn a_circle_takes_two_opponents_knights_home() {
    let mut table = at_a_circle(Yield::TakeHome);
    table.play(Move::CropTakeHome(knight(1))).play(Move::CropTakeHome(knight(2)));
    assert_eq!(table.fulfilled("Anna").len(), 0);
    table.play(Move::CropTakeHome(knight(0)));
    assert_eq!(
        (table.fulfilled("Anna"), table.fulfilled("Ben").len()),
        (vec!["crop-circles-1".to_owned()], 0)
    );
}

#[test]
fn a_circle_adds_a_knight() {
    let mut table = at_a_circle(Yield::Add);
    table.play(Move::CropAdd(knight(1)));
    assert_eq!(table.fulfilled("Ben"), ["crop-circles-2"]);
}

// ---- flying machines ----

/// The machine south of the start tile points north. Ben's thief stands on the road there; in the
/// city nobody does.
#[test]
fn a_follower_lands_beside_another_or_in_a_city() {
    let lands = [
        ("flying-machines-1", "road:0", true),
        ("flying-machines-1", "city:0", false),
        ("flying-machines-2", "city:0", true),
        ("flying-machines-2", "road:0", false),
    ];
    for (order, on, met) in lands {
        let mut table = table("flying-machines", order);
        table.turn(CAP, (1, 0), 0).turn_with(CAP, (-1, 0), 0, "road:0");
        table.place("flying-field-flight-straight", (0, 1), 90);
        let (at, on) = (Some(spot((0, 0))), Some(segment(on)));
        table.play(Move::Fly(Flight { figure: Figure::Follower, steps: 1, at, on }));
        assert_eq!(has_fulfilled(&table, order), met, "{order} {on:?}");
    }
}

// ---- ferries ----

fn lay(one: &str, other: &str) -> Move {
    ferry::Move::PlaceFerry(Laid { roads: [one, other].map(segment) }).into()
}

/// The road runs west from the lake; the ferry joins its roads in the west and the south, where it
/// ends at a monastery: as many tiles.
#[test]
fn a_road_over_a_ferry_counts_its_tiles_on_both_sides() {
    for (caps, met) in [(1, true), (0, false)] {
        let mut table = table("ferries", "ferries-1");
        for x in 1..=caps {
            table.turn(CAP, (-x, 0), 0);
        }
        table.place("ferries-three-roads", (1, 0), 0).play(lay("road:0", "road:1")).end();
        table.turn("base-monastery-road", (1, 1), 180);
        table.until("Anna").turn("base-monastery-road", (-1 - caps, 0), 270);
        assert_eq!(table.size((0, 0), "road:0"), 4 + caps as u32);
        assert_eq!(has_fulfilled(&table, "ferries-1"), met);
    }
}

/// The ferry leaves Anna's new tile in the east aside: in the west lie the start tile and `caps`
/// others, and the lake.
#[test]
fn a_ferry_moves_to_a_road_of_six_tiles() {
    for (caps, met) in [(4, true), (3, false)] {
        let mut table = table("ferries", "ferries-2");
        for x in 1..=caps {
            table.turn("workshop-road", (-x, 0), 90);
        }
        table.until("Ben").place("ferries-three-roads", (1, 0), 0);
        table.play(lay("road:1", "road:2")).end();
        table.until("Anna").place(CAP, (2, 0), 0);
        let roads = ["road:0", "road:1"].map(segment);
        table.play(Move::from(ferry::Move::MoveFerry(Moved { at: spot((1, 0)), roads })));
        assert_eq!(
            (table.size((0, 0), "road:0"), has_fulfilled(&table, "ferries-2")),
            (2 + caps as u32, met)
        );
    }
}

// ---- messages ----

/// A road of `size` tiles down column `x` that Anna completes: as many points.
fn road(table: &mut Table, owner: &str, x: i32, size: i32) {
    table.ground(x).claim(owner, "workshop-end", (x, 2), 180, "road:0");
    for row in 3..=size {
        table.turn("workshop-road", (x, row), 0);
    }
    table.lay(owner, "workshop-end", (x, 1 + size), 0);
}

fn walk(figure: ScoreFigure) -> Move {
    Move::MoveScoreFigure(Walk { player: seat(0), figure })
}

fn read(text: Text) -> Move {
    Move::ReadMessage(Read { text })
}

/// Roads of 5 bring the follower to 5 and the messenger to 5, then the messenger, who walks the 2
/// points of the first messages with the other, to 10. The third message fulfils the order.
#[test]
fn the_third_message_fulfils_an_order() {
    let mut table = table("messages", "messages-1");
    road(&mut table, "Anna", 1, 5);
    // The follower stops on 5, walks to 7; both stood on dark spaces.
    table.play(read(Text::Points));
    road(&mut table, "Anna", 2, 5);
    table.play(walk(ScoreFigure::Messenger)).play(read(Text::Points));
    table.play(walk(ScoreFigure::Follower));
    assert!(!has_fulfilled(&table, "messages-1"));
    road(&mut table, "Anna", 3, 5);
    table.play(walk(ScoreFigure::Messenger)).play(read(Text::Points));
    assert!(has_fulfilled(&table, "messages-1"));
}

/// R-MSG-5: three knights are 6 points, two are 4.
#[test]
fn a_message_that_brings_five_points_fulfils_an_order() {
    for (knights, met) in [(3, true), (2, false)] {
        let mut table = table("messages", "messages-2");
        table.ground(6);
        for x in 1..=knights {
            table.claim("Anna", "workshop-cap", (2 * x, 2), 180, "city:0");
        }
        road(&mut table, "Anna", 8, 5);
        table.play(read(Text::Knights));
        assert_eq!(table.from("Anna", Source::Messages), 2 * knights);
        assert_eq!(has_fulfilled(&table, "messages-2"), met);
    }
}

// ---- robbers ----

/// Anna's bandit waits beside Ben, both on 0, unless she has points of her own.
fn with_bandit(order: &str, own_points: i32) -> Table {
    let mut table = table("robbers", order);
    if own_points > 0 {
        table.adjust("Anna", own_points);
    }
    table.until("Anna");
    table.play(Move::DescribeTile(Box::new(Described {
        tile: "own-bag".into(),
        edges: Edges { n: Edge::Field, e: Edge::Field, s: Edge::Field, w: Edge::Field },
        cities: Vec::new(),
        roads: Vec::new(),
        monastery: false,
        bag: true,
    })));
    let at: Spot = (0, 1);
    table.play(Move::PlaceAnyway { tile: "own-bag".into(), at: spot(at), rotation: rotation(0) });
    table.play(Move::PlaceBandit(Ambush { player: seat(0), space: 0 }));
    table.play(Move::KeepBandit(Stay { player: seat(1) })).end();
    table
}

/// R-RBS-3: half of 7, rounded up, is 4; of 6 it is 3. Ben is ahead of Anna, unless she has 10.
#[test]
fn a_bandit_robs_enough_or_the_rich() {
    let robs = [
        ("robbers-1", 7, 0, true),
        ("robbers-1", 6, 0, false),
        ("robbers-2", 2, 0, true),
        ("robbers-2", 7, 10, false),
    ];
    for (order, size, own_points, met) in robs {
        let mut table = with_bandit(order, own_points);
        road(&mut table, "Ben", 1, size);
        assert_eq!(table.from("Anna", Source::Robbers), (size + 1) / 2);
        assert_eq!(has_fulfilled(&table, order), met, "{order} {size}");
    }
}

// ---- where nothing recorded tells of them ----

/// On the scorepad Anna says herself that she has read three messages; a city she does not declare,
/// for the notes tell of it. On a board nobody declares anything.
#[test]
fn on_the_scorepad_holders_declare_what_no_note_tells() {
    let hands = [["messages-1", "base-07", "base-11"], IDLE];
    let declare = |card: &str| Move::FulfilOrder { player: seat(0), card: card.into() };
    let mut pad = Table::on_pad(&TWO, &["messages"], &hands, &[]);
    assert!(pad.game().has_orders_for_holders_to_judge());
    let nothing = Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(0) });
    assert_eq!(pad.refuses(&declare("base-07")), nothing.clone());
    pad.play(declare("messages-1"));
    assert_eq!(pad.fulfilled("Anna"), ["messages-1"]);
    let mut table = table("messages", "messages-1");
    assert!(!table.game().has_orders_for_holders_to_judge());
    assert_eq!(table.refuses(&declare("messages-1")), nothing);
}
