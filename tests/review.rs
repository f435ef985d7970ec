//! The chances of a finished game's orders, and the fate of each, worked out by hand.

use journal::fates::{Deed, Fate, Step, cause, fates};
use journal::review::{Look, Review};
use rules::card;
use rules::expansion::ferry::{self, Laid, Moved};
use rules::expansion::magic::Spot;
use rules::player::Figure;
use rules::tile::Segment;
use rules::{Move, Outcome};

use support::dice::{WITHOUT_TRACK, random_game};
use support::table::{Table, deploy, place, seat, segment, spot, workshop_catalogue};

/// Anna's three cards; Ben's are far from anything that happens here.
fn anna(hand: [&str; 3]) -> Table {
    let ben = ["base-11", "base-27", "base-44"];
    Table::with_hands(&["Anna", "Ben"], &[hand, ben], &["base-47", "base-10"])
}

/// A table with "exactly two tiles" on top of the pile.
fn with_two_in_pile(hand: [&str; 3]) -> Table {
    let ben = ["base-11", "base-27", "base-44"];
    Table::with_hands(&["Anna", "Ben"], &[hand, ben], &["workshop-two", "base-10"])
}

fn looks(table: &Table) -> Vec<Look> {
    Review::from_journal(table.journal()).expect("a finished game with orders").collect()
}

/// All that might have been: the turn, the card, and the moves of each way.
fn chances(table: &Table) -> Vec<(u32, String, Vec<Vec<Move>>)> {
    let looks = looks(table).into_iter();
    let told = looks.flat_map(|look| {
        look.chances.into_iter().map(move |chance| {
            let ways = chance.ways.into_iter().map(|way| way.moves).collect();
            (look.turn, chance.card.to_string(), ways)
        })
    });
    told.collect()
}

// ---- three games by hand ----

/// A cap fits north of the start tile, its city to the south, and south of it in three rotations:
/// east and west are roads. North of it the city has exactly two tiles; south of it nothing is
/// complete. Her second cap goes to the same place.
#[test]
fn a_city_that_was_left_open_might_have_been_the_order() {
    let mut table = anna(["workshop-two", "base-03", "base-26"]);
    table.turn("base-city-cap", (0, 1), 90);
    table.turn("workshop-field", (0, 2), 0);
    table.turn("base-city-cap", (-1, 2), 270).end_game();
    let close = vec![place("base-city-cap", (0, -1), 180)];
    // The first cap's city looks east: at (1, 1), looking west, the second makes it two tiles too.
    let other = vec![place("base-city-cap", (1, 1), 270)];
    let two = "workshop-two".to_owned();
    assert_eq!(
        chances(&table),
        [(1, two.clone(), vec![close.clone()]), (3, two, vec![close, other])]
    );
}

/// The field south of the start tile's road touches no city: whoever stands there is lonely. Plain
/// field fits nowhere else. In her second turn all of it is still one field, without any city.
#[test]
fn a_farmer_that_was_not_placed_might_have_been_the_order() {
    let mut table = anna(["workshop-lonely", "base-03", "base-26"]);
    table.turn("workshop-field", (0, 1), 0);
    table.turn("workshop-cap", (0, 2), 180);
    table.turn("workshop-field", (1, 1), 0).end_game();
    let farmer = vec![place("workshop-field", (0, 1), 0), deploy("field:0")];
    // Ben's cap has joined its city to the field.
    assert_eq!(chances(&table), [(1, "workshop-lonely".to_owned(), vec![farmer])]);
}

/// R-KO-12: a city of exactly three tiles without a follower fits two orders, and she takes the
/// first. The other might have been taken, with the tile where it really lay or wherever else it
/// closes a city of three: nowhere.
#[test]
fn the_order_that_was_not_chosen_might_have_been() {
    let mut table = anna(["base-05", "base-18", "base-26"]);
    table.city("Anna", 1, 3).choose("Anna", "base-05").end_game();
    let close = vec![place("workshop-cap", (1, 4), 0)];
    let found = chances(&table);
    let last = found.last().expect("a chance");
    assert_eq!((last.1.as_str(), &last.2), ("base-18", &vec![close]));
    assert_eq!(
        found.iter().filter(|(_, card, _)| card == "base-05").count(),
        0,
        "it was fulfilled"
    );
}

/// R-FER-1: the lake lies east of the start tile. North of it, its cap makes a city of exactly two
/// tiles, with the ferry that the lake needs in any case.
#[test]
fn a_tile_with_a_lake_might_have_been_the_order() {
    let hands = [["workshop-two", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["ferries"], &hands);
    let lake = "ferries-city-cap-three-roads";
    let laid = Laid { roads: [Segment::Road(0), Segment::Road(1)] };
    let ferry = Move::from(ferry::Move::PlaceFerry(laid));
    table.place(lake, (1, 0), 0).play(ferry.clone()).end().end_game();
    let way = vec![place(lake, (0, -1), 180), ferry];
    assert_eq!(chances(&table), [(1, "workshop-two".to_owned(), vec![way])]);
}

/// R-MAG-1: the mage goes to the start tile's road, and might have gone to Anna's city of four.
#[test]
fn where_the_mage_might_have_gone_is_looked_at() {
    let hands = [["mage-witch-1", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["mage-witch"], &hands);
    table.ground(2).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    for y in 3..6 {
        table.turn("workshop-tube", (2, y), 0);
    }
    let to = |at, on: &str| Move::MoveMage(Spot { at: Some(spot(at)), on: Some(segment(on)) });
    let laid = place("mage-city-caps-opposite", (0, -1), 0);
    table.until("Anna").play(laid.clone()).play(to((0, 0), "road:0")).end().end_game();
    let found = chances(&table);
    let (_, card, ways) = found.last().expect("a chance");
    // The city goes by its youngest tile.
    let missed = vec![laid, to((2, 5), "city:0")];
    assert_eq!((card.as_str(), ways.contains(&missed)), ("mage-witch-1", true), "{ways:?}");
}

/// R-FER-4: the ferry stays, and might have gone to the road of six tiles in the west.
#[test]
fn where_a_ferry_might_have_gone_is_looked_at() {
    let hands = [["ferries-2", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["ferries"], &hands);
    for x in 1..=4 {
        table.turn("workshop-road", (-x, 0), 90);
    }
    table.until("Ben").place("ferries-three-roads", (1, 0), 0);
    let ferry = [Segment::Road(1), Segment::Road(2)];
    table.play(ferry::Move::PlaceFerry(Laid { roads: ferry }).into()).end().until("Anna");
    table.turn("workshop-road", (2, 0), 90).end_game();
    let roads = [Segment::Road(0), Segment::Road(1)];
    let moved = Move::from(ferry::Move::MoveFerry(Moved { at: spot((1, 0)), roads }));
    let missed = vec![place("workshop-road", (2, 0), 90), moved];
    let found = chances(&table);
    let (_, card, ways) = found.last().expect("a chance");
    assert_eq!((card.as_str(), ways.contains(&missed)), ("ferries-2", true), "{ways:?}");
}

// ---- what is told, and what is not ----

/// R-KO-8: a drawn card is looked at from the turn on in which it was drawn.
#[test]
fn an_order_is_looked_at_while_it_is_in_the_hand() {
    let mut table = with_two_in_pile(["base-01", "base-03", "base-26"]);
    table.turn("base-city-cap", (0, 1), 90).turn("workshop-field", (0, 2), 0);
    table.draw().turn("base-city-cap", (-1, 2), 270).end_game();
    let turns: Vec<u32> = chances(&table).iter().map(|(turn, ..)| *turn).collect();
    assert_eq!(turns, [3]);
}

#[test]
fn everybody_who_held_an_open_order_is_looked_at_in_each_turn() {
    let mut table = anna(["base-01", "base-03", "base-26"]);
    table.pass().pass().pass().end_game();
    let looked: Vec<_> = looks(&table).iter().map(|look| (look.turn, look.seat)).collect();
    assert_eq!(looked, [(1, seat(0)), (2, seat(1)), (3, seat(0))]);
}

#[test]
fn nothing_is_told_of_a_running_game_nor_without_orders_nor_of_the_scorepad() {
    let mut running = anna(["base-01", "base-03", "base-26"]);
    assert!(Review::from_journal(running.pass().journal()).is_none());
    assert!(fates(running.journal()).is_none());
    let mut without = Table::of(&["Anna", "Ben"]);
    assert!(Review::from_journal(without.end_game().journal()).is_none());
    assert!(fates(without.journal()).is_none());
    let hands = [["base-01", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut pad = Table::on_pad(&["Anna", "Ben"], &[], &hands, &[]);
    pad.end_game().end_game();
    assert!(Review::from_journal(pad.journal()).is_none());
    assert_eq!(fates(pad.journal()).expect("orders").len(), 6);
}

/// Whatever is said to have been possible is played again, in a game of every set.
#[test]
fn every_way_that_is_told_is_allowed() {
    let mut ways = 0;
    for seed in [32] {
        let journal = random_game(seed, |_, _| {});
        assert_eq!(journal.game().setup().sets.len(), WITHOUT_TRACK.len());
        let Some(review) = Review::from_journal(&journal) else { continue };
        for look in review {
            let before = journal.game_after(look.index);
            for way in look.chances.iter().flat_map(|chance| &chance.ways) {
                let mut game = before.clone();
                let (first, rest) = way.moves.split_first().expect("a placement");
                assert!(game.play(first).is_ok());
                let at_once = rest.iter().all(|made| {
                    !matches!(
                        made,
                        Move::MoveWagon { .. } | Move::EnterCity { .. } | Move::MoveCount { .. }
                    )
                });
                assert!(!at_once || rest.iter().all(|made| game.play(made).is_ok()));
                assert!(game.board().tile(way.at).is_some());
                ways += 1;
            }
        }
    }
    assert!(ways > 5, "only {ways}");
}

// ---- what became of them ----

const fn step(
    turn: u32,
    index: Option<usize>,
    seat_of: u8,
    deed: Deed,
) -> (u32, Option<usize>, u8, Deed) {
    (turn, index, seat_of, deed)
}

fn told(fates: &[Fate], card: &str) -> Vec<(u32, Option<usize>, u8, Deed)> {
    let fate = fates.iter().find(|fate| fate.card.as_str() == card).expect("a card");
    let of = |step: &Step| (step.turn, step.index, step.seat.index() as u8, step.deed);
    fate.steps.iter().map(of).collect()
}

/// The two players' decisions are the moves 0 and 1. Anna closes the city with moves 2 and 3; Ben
/// draws with move 4.
#[test]
fn the_fate_of_each_order_is_told_in_the_order_of_the_pile() {
    let mut table = with_two_in_pile(["workshop-lonely", "base-03", "base-26"]);
    table.turn("base-city-cap", (0, -1), 180).draw();
    assert_eq!(table.hand("Ben")[3], "workshop-two");
    table.turn("base-city-cap", (0, 1), 180).end_game();
    let fates = fates(table.journal()).expect("a finished game");
    let order: Vec<&str> = fates.iter().map(|fate| fate.card.as_str()).collect();
    assert_eq!(
        order,
        [
            "workshop-lonely",
            "base-03",
            "base-26",
            "base-11",
            "base-27",
            "base-44",
            "workshop-two",
            "base-10"
        ]
    );
    assert_eq!(told(&fates, "base-03"), [step(0, None, 0, Deed::Dealt)]);
    assert_eq!(told(&fates, "workshop-two"), [step(2, Some(4), 1, Deed::Drawn)]);
    assert_eq!(told(&fates, "base-10"), []);
}

#[test]
fn a_returned_order_is_nobodys() {
    let mut setup = support::table::setup(&["Anna", "Ben"], &["base", "workshop"]);
    let pile = ["base-01", "base-03", "base-26", "base-11", "base-27", "base-44", "base-10"];
    setup.orders = Some(pile.map(card::Id::from).to_vec());
    let mut table = Table::new(setup, workshop_catalogue());
    table.keep("Anna", Some("base-03")).keep("Ben", None).end_game();
    let fates = fates(table.journal()).expect("a finished game");
    let returned = [step(0, None, 0, Deed::Dealt), step(0, Some(0), 0, Deed::Returned)];
    assert_eq!(told(&fates, "base-03"), returned);
    assert_eq!(fates[1].holder(), None);
    assert_eq!(fates[0].holder(), Some(seat(0)));
}

/// The city of two tiles, and not the road that another tile might have completed.
#[test]
fn what_has_fulfilled_an_order_is_told() {
    let mut table = anna(["workshop-two", "workshop-lonely", "base-26"]);
    table.turn("base-city-cap", (0, -1), 180);
    table.pass();
    table.place("workshop-field", (-1, 1), 0).figure(Figure::Follower, "field:0").end().end_game();
    let fates = fates(table.journal()).expect("a finished game");
    let by = |card: &str| {
        let step = told(&fates, card)[1];
        let card = workshop_catalogue().card(card).cloned().expect("a card");
        cause(table.journal(), step.1.expect("a move"), seat(step.2), &card).cloned()
    };
    assert!(
        matches!(by("workshop-two"), Some(Outcome::Completed(done)) if done.record.tiles == 2),
        "{:?}",
        by("workshop-two")
    );
    assert!(matches!(
        by("workshop-lonely"),
        Some(Outcome::Deployed { place, .. }) if place.at == spot((-1, 1))
    ));
}

/// R-KO-12: the city was completed a move before the choice.
#[test]
fn a_chosen_order_was_fulfilled_by_what_brought_the_choice() {
    let mut table = anna(["base-05", "base-18", "base-26"]);
    table.city("Anna", 1, 3).choose("Anna", "base-05").end_game();
    let fates = fates(table.journal()).expect("a finished game");
    let step = told(&fates, "base-05")[1];
    let card = workshop_catalogue().card("base-05").cloned().expect("a card");
    let by = cause(table.journal(), step.1.expect("a move"), seat(0), &card);
    assert!(matches!(by, Some(Outcome::Completed(done)) if done.record.tiles == 3));
}
