//! The scorepad: what is written down is judged by the same rules as what the board shows.

use std::collections::BTreeSet;

use content::bundled;
use journal::Edit;
use rules::expansion::{builder, dragon, tower};
use rules::feature::Kind;
use rules::game::{Phase, Step, pad, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::piece::Magician;
use rules::player::Figure;
use rules::scorepad::{self, Deed, Detail, Entry, Fault, Group, Joined, Note, Part, Post, Share};
use rules::scoring::{Finality, Source};
use rules::setup::Recording;
use rules::tile::{Good, Quarter};
use rules::{Move, Rejection, Seat, Setup};
use text::Words;

use support::table::{Table, seat, setup, workshop_catalogue};

/// Three cards that nothing here fulfils, for everybody.
const IDLE: [[&str; 3]; 3] = [
    ["base-11", "base-12", "base-13"],
    ["base-14", "base-15", "base-16"],
    ["base-18", "base-19", "base-20"],
];

fn pad(names: &[&str], sets: &[&str]) -> Table {
    Table::new(Setup { record: Recording::Scorepad, ..setup(names, sets) }, bundled::catalogue())
}

fn group(player: u8, count: u32) -> Group {
    Group::new(seat(player), Figure::Follower, count)
}

fn entry(kind: Kind, tiles: u32, followers: &[(u8, u32)]) -> Entry {
    let followers = followers.iter().map(|(player, count)| group(*player, *count)).collect();
    Entry { followers, ..Entry::new(kind, tiles) }
}

fn note(player: u8, completed: Vec<Entry>) -> Note {
    Note { completed, ..Note::by_player(seat(player)) }
}

fn played(note: Note) -> Move {
    Move::Note(Box::new(note))
}

fn report(player: u8, deed: Deed) -> Move {
    Move::Report { player: seat(player), deed }
}

fn remain(feature: Entry) -> Move {
    Move::Remain { feature: Box::new(feature) }
}

// ---- features ----

/// R-BASE-8, 10: 2 a tile and 2 a pennant to everybody with the most knights.
#[test]
fn a_city_is_shared_by_those_with_the_most_followers() {
    let mut table = pad(&["Anna", "Ben", "Cleo"], &["base"]);
    let city = Entry { pennants: 1, ..entry(Kind::City, 5, &[(0, 2), (1, 1), (2, 2)]) };
    table.play(played(note(1, vec![city])));
    assert_eq!(table.all_points(), [12, 0, 12]);
}

/// R-IC-1, 2, 3: a road with an inn 2 a tile, a city with a cathedral 3 a tile; the big follower
/// counts 2.
#[test]
fn inns_cathedrals_and_the_big_follower_count_as_on_the_board() {
    let mut table = pad(&["Anna", "Ben"], &["base", "inns-cathedrals"]);
    let big = vec![Group::new(seat(0), Figure::BigFollower, 1), group(1, 1)];
    let road = Entry { inns: 1, followers: big, ..Entry::new(Kind::Road, 4) };
    let city = Entry { cathedrals: 1, ..entry(Kind::City, 6, &[(1, 1)]) };
    table.play(played(note(0, vec![road, city])));
    assert_eq!(table.all_points(), [8, 18]);
}

/// R-TB-1: the completer takes the goods, whoever owns the city.
#[test]
fn who_completes_a_city_takes_its_goods() {
    let mut table = pad(&["Anna", "Ben"], &["base", "traders-builders"]);
    let city = Entry {
        goods: vec![Good::Wine, Good::Wine, Good::Cloth],
        ..entry(Kind::City, 4, &[(1, 1)])
    };
    table.play(played(note(0, vec![city])));
    let goods = table.game().goods().expect("goods").held(Seat::FIRST);
    assert_eq!((goods[Good::Wine], goods[Good::Grain], goods[Good::Cloth]), (2, 0, 1));
}

/// R-HS-5: the defeated building scores nothing; R-KO-16: its order is fulfilled for the winner.
#[test]
fn a_challenge_won_fulfils_its_order() {
    let hands = [["shrines-1", "base-12", "base-13"], IDLE[1], IDLE[2]];
    let mut table = Table::on_pad(&["Anna", "Ben", "Cleo"], &["shrines"], &hands, &[]);
    let shrine = Entry {
        defeated: vec![entry(Kind::MONASTERY, 1, &[(1, 1)])],
        ..entry(Kind::SHRINE, 9, &[(0, 1)])
    };
    table.play(played(note(2, vec![shrine])));
    assert_eq!(table.from("Anna", Source::Shrine), 9);
    assert_eq!(table.fulfilled("Anna"), ["shrines-1"], "Cleo placed the tile; Anna wins");
    assert_eq!(table.points("Ben"), 0);
}

/// R-KR-2, 7: of two cities of one tile the larger decides; the completer takes the King.
#[test]
fn the_titles_go_to_who_placed_the_tile() {
    let mut table = pad(&["Anna", "Ben"], &["base", "king-robber"]);
    let cities = vec![entry(Kind::City, 3, &[(0, 1)]), entry(Kind::City, 4, &[])];
    table.play(played(note(1, cities)));
    assert_eq!((table.king(), table.robber()), ((Some("Ben"), 4), (None, 0)));
}

// ---- turns ----

#[test]
fn a_tile_ends_the_turn_and_one_of_another_player_lets_the_turns_between_pass() {
    let mut table = pad(&["Anna", "Ben", "Cleo"], &["base"]);
    table.play(Move::EndTurn);
    assert_eq!(table.active(), "Ben");
    table.play(played(note(0, vec![entry(Kind::Road, 3, &[(0, 1)])])));
    assert_eq!(
        (table.active(), table.game().turn()),
        ("Ben", 5),
        "Ben 2 and Cleo 3 passed, Anna's was the fourth"
    );
    table.play(Move::BeginTurn { player: seat(2) });
    assert_eq!((table.active(), table.game().turn()), ("Cleo", 6));
}

/// R-TB-3, 4: with the builder the same player places another tile, and no third.
#[test]
fn the_builder_brings_one_more_tile() {
    let mut table = pad(&["Anna", "Ben"], &["base", "traders-builders"]);
    table.play(played(Note { builder: true, ..note(0, Vec::new()) }));
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", true));
    let third = played(Note { builder: true, ..note(0, Vec::new()) });
    assert_eq!(table.refuses(&third), builder::Rejection::NoSecondTile.into());
    table.play(Move::EndTurn);
    assert_eq!(table.active(), "Ben");
}

/// R-KO-20: orders are drawn at the start of a turn, also of one that the table has set right.
#[test]
fn orders_are_drawn_at_the_start_of_a_turn() {
    let mut table =
        Table::on_pad(&["Anna", "Ben"], &[], &[IDLE[0], IDLE[1]], &["base-21", "base-22"]);
    table.draw();
    table.play(Move::BeginTurn { player: seat(1) });
    table.draw();
    assert_eq!((table.hand("Anna").len(), table.hand("Ben").len()), (4, 4));
    assert_eq!(
        table.refuses(&Move::DrawOrder { card: None }),
        Rejection::Orders(orders::Rejection::AlreadyDrawn)
    );
}

// ---- what only orders ask ----

/// R-KO-10, 11: a road between two complete cities, whichever part comes last.
#[test]
fn what_a_road_is_joined_to_is_judged_from_both_sides() {
    let hands = [["base-30", "base-12", "base-13"], ["base-30", "base-15", "base-16"]];
    for (index, by_road) in [true, false].into_iter().enumerate() {
        let mut hands = hands;
        hands[1 - index] = IDLE[2];
        let mut table = Table::on_pad(&["Anna", "Ben"], &[], &hands, &[]);
        let feature = if by_road {
            Entry { cities: vec![3, 2], ..Entry::new(Kind::Road, 4) }
        } else {
            Entry { roads: vec![Joined { tiles: 4, cities: vec![2] }], ..Entry::new(Kind::City, 3) }
        };
        table.play(played(note(index as u8, vec![feature])));
        let name = ["Anna", "Ben"][index];
        assert_eq!(table.fulfilled(name), ["base-30"]);
    }
}

/// R-KO-5: whether a form asks follows from the deck that everybody knows, whoever holds what.
#[test]
fn a_detail_is_asked_at_a_table_whose_deck_is_about_it_and_never_by_a_hand() {
    let names = ["Anna", "Ben"];
    let hands = [["base-30", "base-12", "base-13"], IDLE[1]];
    let mut tables = [
        Table::on_pad(&names, &[], &hands, &["base-11"]),
        Table::on_pad(&names, &[], &[IDLE[0], IDLE[1]], &["base-30"]),
    ];
    for table in &mut tables {
        for _ in 0..20 {
            assert!(pad::asks(table.game(), Detail::Joined));
            table.play(Move::EndTurn);
        }
        assert!(pad::asks(&table.game().without_orders(), Detail::Joined), "in an old turn too");
    }
    let nowhere = Table::on_pad(&names, &[], &[IDLE[0], IDLE[1]], &["base-21"]);
    assert!(!pad::asks(nowhere.game(), Detail::Joined), "no card of the deck is about it");
    let without = pad(&names, &["base"]);
    assert!(!pad::asks(without.game(), Detail::Joined), "without orders nothing is asked");
}

/// R-KO-15: farmers that are written down count until they go home.
#[test]
fn farmers_are_counted_and_their_fields_judged() {
    let hands = [["base-43", "base-46", "base-13"], IDLE[1]];
    let mut table = Table::on_pad(&["Anna", "Ben"], &[], &hands, &[]);
    let field = |complete, incomplete| Entry {
        complete_cities: complete,
        incomplete_cities: incomplete,
        ..Entry::new(Kind::Field, 1)
    };
    let farmer =
        |on| report(0, Deed::Deploy { figure: Figure::Follower, on: Box::new(on), portal: false });
    table.play(farmer(field(2, 0)));
    assert_eq!(table.fulfilled("Anna"), ["base-43"], "two complete cities");
    table.play(farmer(field(1, 2)));
    assert_eq!(
        table.fulfilled("Anna"),
        ["base-43", "base-46"],
        "the second farmer, beside three cities"
    );
    assert_eq!(table.supply("Anna"), 5);
    let home = Group { from: Post::Field, ..group(0, 1) };
    table.play(report(0, Deed::Home { figures: vec![home] }));
    assert_eq!(table.supply("Anna"), 6);
}

// ---- expansions ----

/// R-PD-8, 9: 1 point at the start of a turn, once it is written down, and 3 when the feature is
/// scored.
#[test]
fn the_fairy_brings_a_point_a_turn_and_three_for_the_feature() {
    let mut table = pad(&["Anna", "Ben"], &["base", "princess-dragon"]);
    table.play(report(0, Deed::Fairy { on: Some(Box::new(Entry::new(Kind::City, 1))) }));
    table.play(Move::EndTurn).play(Move::EndTurn);
    assert_eq!(
        table.from("Anna", Source::Fairy),
        0,
        "her turn has only begun: perhaps the game ends"
    );
    let city = Entry { fairy: vec![seat(0)], ..entry(Kind::City, 3, &[(0, 1)]) };
    table.play(played(note(0, vec![city])));
    assert_eq!(table.all_points(), [10, 0], "1 + 6 + 3");
    table.play(Move::EndTurn).play(Move::EndTurn);
    assert_eq!(table.points("Anna"), 10, "her follower is home, and the fairy stands alone");
}

/// R-PD-8: the fairy greets at the start of a turn, so also a player whose own tower then captures
/// the follower beside her.
#[test]
fn the_fairy_greets_before_her_owner_s_tower_takes_her_follower() {
    let mut table = pad(&["Anna", "Ben"], &["base", "princess-dragon", "tower"]);
    table.play(report(0, Deed::Fairy { on: None })).end().end();
    table.play(report(0, Deed::Tower { height: 1 }));
    assert_eq!(table.from("Anna", Source::Fairy), 1);
    table.play(report(0, Deed::Capture { captive: group(0, 1), exchange: None }));
    table.play(report(0, Deed::FairyAlone {})).end().end();
    assert_eq!(table.from("Anna", Source::Fairy), 1);
    table.end();
    assert_eq!(table.from("Anna", Source::Fairy), 1, "nobody stands beside her now");
}

/// R-KO-29: the dragon eats somebody's figure, who shows the card and loses 10.
#[test]
fn the_dragon_takes_figures_and_bites() {
    let hands =
        [["princess-dragon-2", "base-12", "base-13"], ["princess-dragon-1", "base-15", "base-16"]];
    let mut table = Table::on_pad(&["Anna", "Ben"], &["princess-dragon"], &hands, &[]);
    table.play(report(0, Deed::Dragon { eaten: vec![group(1, 2)] }));
    assert_eq!(table.fulfilled("Anna"), ["princess-dragon-2"]);
    assert_eq!(
        (table.discarded("Ben"), table.points("Ben")),
        (vec!["princess-dragon-1".to_owned()], -10)
    );
    assert_eq!(
        table.refuses(&report(0, Deed::Dragon { eaten: Vec::new() })),
        dragon::Rejection::NobodyEaten.into()
    );
}

/// R-TW-3, 4, 5: prisoners are out of supply, exchanged at once or bought back for 3.
#[test]
fn prisoners_are_held_exchanged_and_bought_back() {
    let mut table = pad(&["Anna", "Ben"], &["base", "tower"]);
    table.play(report(0, Deed::Tower { height: 1 }));
    table.play(report(0, Deed::Capture { captive: group(1, 1), exchange: None }));
    assert_eq!(
        (table.supply("Ben"), table.game().towers().expect("towers").pieces(Seat::FIRST)),
        (6, 9)
    );
    table.play(Move::EndTurn);
    table.play(report(1, Deed::Capture { captive: group(0, 1), exchange: None }));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7), "one of each is exchanged");
    table.play(report(1, Deed::Capture { captive: group(0, 1), exchange: None }));
    table.play(played(note(1, vec![entry(Kind::Road, 4, &[(0, 1)])])));
    table.play(Move::Ransom { player: seat(1), figure: Figure::Follower });
    assert_eq!((table.points("Anna"), table.points("Ben"), table.supply("Anna")), (1, 3, 7));
    let high = report(0, Deed::Tower { height: 21 });
    assert_eq!(
        table.refuses(&high),
        tower::Rejection::NoSuchHeight { height: 21, most: 20 }.into(),
        "10 pieces each (R-TW-1)"
    );
}

/// R-AM-9, 11: the farmers beside a new barn get 3 a city, those joined to one 1.
#[test]
fn barns_score_farmers() {
    let mut table = pad(&["Anna", "Ben"], &["base", "abbey-mayor"]);
    let field = Entry { complete_cities: 2, ..entry(Kind::Field, 1, &[(1, 1)]) };
    table.play(played(Note { barn: Some(Box::new(field)), ..note(0, Vec::new()) }));
    assert_eq!(table.all_points(), [0, 6]);
    let mut joined = Entry { complete_cities: 3, ..entry(Kind::Field, 1, &[(1, 2)]) };
    joined.followers.push(Group::new(seat(0), Figure::Barn, 1));
    table.play(played(Note { fields: vec![joined], ..note(1, Vec::new()) }));
    assert_eq!(table.all_points(), [0, 9]);
    let twice = Note { barn: Some(Box::new(Entry::new(Kind::Field, 1))), ..note(0, Vec::new()) };
    let none = Rejection::NoFigureLeft { seat: Seat::FIRST, figure: Figure::Barn };
    assert_eq!(table.refuses(&played(twice)), none);
}

/// R-CNT-5, 11, 13: who may enter the City is asked after scoring, who leaves it before.
#[test]
fn the_count_asks_as_on_the_board() {
    let mut table = pad(&["Anna", "Ben"], &["base", "count"]);
    table.play(played(note(0, vec![entry(Kind::Road, 3, &[(1, 1)])])));
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter), "Ben has scored and Anna has not");
    table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Castle });
    table.play(Move::MoveCount { quarter: Quarter::Market });
    assert_eq!((table.active(), table.supply("Anna")), ("Ben", 6));
    table.play(played(note(1, vec![entry(Kind::City, 4, &[(1, 1)])])));
    assert_eq!(
        table.game().phase(),
        Phase::Asking(Step::Leave),
        "Anna may join the city from the castle"
    );
    table.play(Move::JoinFeature { player: Seat::FIRST, figure: Figure::Follower, feature: 0 });
    assert_eq!(table.all_points(), [8, 3 + 8], "one knight each");
    assert_eq!(table.supply("Anna"), 7);
}

/// R-CAT-1, 4: a fair after the turn, with what came of each throw.
#[test]
fn a_fair_is_thrown_after_the_turn() {
    use rules::throw::{Hit, Throw, Token};
    let mut table = pad(&["Anna", "Ben"], &["base", "catapult"]);
    table.play(played(Note { fair: true, ..note(0, Vec::new()) }));
    table.play(Move::OpenFair { token: Token::KnockOut });
    let hit = Hit { player: seat(1), figure: Figure::Follower, at: None, on: None };
    table.play(Move::Throw(Throw { hits: vec![hit, hit], ..Throw::by(Seat::FIRST) }));
    let many = Throw { hits: vec![hit; 8], ..Throw::by(seat(1)) };
    let none = Rejection::NoFigureLeft { seat: seat(1), figure: Figure::Follower };
    assert_eq!(table.refuses(&Move::Throw(many)), none);
    table.play(Move::Throw(Throw::by(seat(1))));
    assert_eq!(table.active(), "Ben");
}

// ---- the end ----

/// R-BASE-13, 14, R-KR-8, 9: incomplete features and fields one after the other, then the titles by
/// the table's count.
#[test]
fn the_end_scores_what_is_left() {
    let mut table = pad(&["Anna", "Ben"], &["base", "king-robber"]);
    table.play(played(note(0, vec![entry(Kind::City, 3, &[(0, 1)])])));
    assert_eq!(
        table.refuses(&remain(entry(Kind::Road, 2, &[(0, 1)]))),
        Rejection::Scorepad(scorepad::Rejection::NotAtEnd)
    );
    table.play(Move::EndGame);
    assert_eq!(table.game().phase(), Phase::Remains);
    table.play(remain(Entry { pennants: 1, ..entry(Kind::City, 4, &[(1, 1)]) }));
    table.play(remain(Entry { complete_cities: 3, ..entry(Kind::Field, 1, &[(0, 1), (1, 1)]) }));
    table.play(remain(entry(Kind::MONASTERY, 5, &[(0, 1)])));
    assert_eq!(table.all_points(), [6 + 9 + 5, 5 + 9]);
    assert_eq!(
        table.refuses(&played(note(0, Vec::new()))),
        Rejection::Scorepad(scorepad::Rejection::AtEnd)
    );
    assert!(pad::ending::must_count(table.game()), "Anna is King");
    table.play(Move::CountCompleted { cities: 5, roads: 2 });
    assert!(!pad::ending::must_count(table.game()));
    table.play(Move::EndGame);
    assert!(table.game().is_finished());
    assert_eq!(table.all_points(), [20 + 5, 14], "the King brings 5, nobody has the Robber");
}

#[test]
fn who_is_counted_at_the_end_is_not_counted_again() {
    let mut table = pad(&["Anna", "Ben"], &["base"]);
    table.play(Move::EndGame);
    table.play(remain(Entry { complete_cities: 1, ..entry(Kind::Field, 1, &[(0, 5)]) }));
    let again = remain(entry(Kind::Road, 3, &[(0, 3)]));
    let fault =
        Fault::TooManyFigures { seat: Seat::FIRST, figure: Figure::Follower, count: 3, left: 2 };
    assert_eq!(
        table.refuses(&again),
        Rejection::Scorepad(scorepad::Rejection::Entry { index: 0, fault })
    );
}

// ---- what cannot be ----

/// A file may write each number of an entry, so each has its limits and its words. Figures have
/// theirs by themselves; the goods are three.
#[test]
fn every_number_of_an_entry_is_a_part_with_limits_and_words() {
    let schema = serde_json::to_value(schemars::schema_for!(Entry)).unwrap();
    let properties = schema["properties"].as_object().unwrap().keys().map(String::as_str);
    let numbers = properties.filter(|name| !["kind", "followers"].contains(name));
    let of_file: BTreeSet<&str> = numbers
        .map(|name| match name {
            "goods" => "wine",
            "defeated" => "challenge",
            "cities" => "joined-cities",
            "roads" => "joined-roads",
            other => other,
        })
        .chain(["grain", "cloth"])
        .collect();
    let parts: BTreeSet<&str> = Part::ALL.into_iter().map(|part| part.facts().name).collect();
    assert_eq!(parts, of_file);
    let words = Words::english();
    let said: BTreeSet<String> = Part::ALL.into_iter().map(|part| words.part(part)).collect();
    assert_eq!(said.len(), Part::ALL.len(), "each goes by a name of its own");
    for part in Part::ALL {
        let facts = part.facts();
        assert!(!words.part(part).starts_with("pad-"), "{part:?}");
        assert!(!words.part_there(part, "Anna").is_some_and(|said| said.starts_with("pad-")));
        if facts.share == Some(Share::Followers) {
            assert!(!words.who_shares(part).starts_with("pad-"), "{part:?}");
        }
        if facts.is_single {
            let second =
                words.entry_fault(Fault::Second { part }, pad(&["A", "B"], &["base"]).game());
            assert!(!second.starts_with("pad-"), "{part:?}");
        }
    }
}

#[test]
fn an_entry_that_cannot_be_is_refused_with_its_place_and_number() {
    let mut table = pad(&["Anna", "Ben"], &["base"]);
    let mut fault = |entries: Vec<Entry>| match table.refuses(&played(note(0, entries))) {
        Rejection::Scorepad(scorepad::Rejection::Entry { index, fault }) => (index, fault),
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(vec![Entry::new(Kind::Road, 0)]), (0, Fault::NoTiles));
    let good = || Entry::new(Kind::Road, 3);
    let huge = Entry::new(Kind::City, 300);
    // The base game has 44 tiles with a city.
    assert_eq!(
        fault(vec![good(), huge]),
        (1, Fault::TooMany { part: Part::Tiles, count: 300, most: 44 })
    );
    let pennants = Entry { pennants: 1, ..good() };
    assert_eq!(fault(vec![pennants]), (0, Fault::NotOf { part: Part::Pennants, kind: Kind::Road }));
    let inn = Entry { inns: 1, ..good() };
    assert_eq!(
        fault(vec![inn]),
        (0, Fault::TooMany { part: Part::Inns, count: 1, most: 0 }),
        "no inns in play"
    );
    assert_eq!(fault(vec![Entry::new(Kind::MONASTERY, 8)]), (0, Fault::NotSurrounded { tiles: 8 }));
    assert_eq!(fault(vec![Entry::new(Kind::Field, 1)]), (0, Fault::NeverComplete));
    let eight =
        Fault::TooManyFigures { seat: Seat::FIRST, figure: Figure::Follower, count: 8, left: 7 };
    let (four, other) = (entry(Kind::City, 3, &[(0, 4)]), entry(Kind::Road, 3, &[(0, 4)]));
    assert_eq!(fault(vec![four, other]), (1, eight), "on all features of the tile together");
    let many = entry(Kind::Road, 3, &[(1, u32::MAX)]);
    let most =
        Fault::TooManyFigures { seat: seat(1), figure: Figure::Follower, count: u32::MAX, left: 7 };
    assert_eq!(fault(vec![many]), (0, most), "a file may say anything");
    let mayor = Entry { followers: vec![Group::new(seat(0), Figure::Mayor, 1)], ..good() };
    assert_eq!(
        fault(vec![mayor]),
        (0, Fault::WrongFigure { figure: Figure::Mayor, kind: Kind::Road })
    );
    let builder = Entry { followers: vec![Group::new(seat(0), Figure::Builder, 1)], ..good() };
    let alone = Fault::NoOwnFollower { seat: Seat::FIRST, figure: Figure::Builder };
    assert_eq!(fault(vec![builder]), (0, alone));
}

#[test]
fn the_moves_of_board_and_scorepad_keep_apart() {
    let mut table = pad(&["Anna", "Ben"], &["base"]);
    let place = support::table::place("base-city-cap", (0, -1), 180);
    assert_eq!(table.refuses(&place), Rejection::Scorepad(scorepad::Rejection::NoBoard));
    let mut board = Table::of(&["Anna", "Ben"]);
    assert_eq!(
        board.refuses(&played(note(0, Vec::new()))),
        Rejection::Scorepad(scorepad::Rejection::NoScorepad)
    );
    let orders = support::table::order_ids(&[
        "base-01", "base-02", "base-03", "base-04", "base-05", "base-06",
    ]);
    let deck = Setup {
        record: Recording::Deck,
        orders: Some(orders.collect()),
        ..setup(&["Anna", "Ben"], &["base"])
    };
    let mut deck = Table::new(deck, workshop_catalogue());
    deck.keep("Anna", None).keep("Ben", None);
    assert_eq!(
        deck.refuses(&played(note(0, Vec::new()))),
        Rejection::Scorepad(scorepad::Rejection::OnlyOrders)
    );
    deck.choose("Ben", "base-05");
    assert_eq!(deck.fulfilled("Ben"), ["base-05"], "players judge themselves");
}

// ---- corrections ----

/// R-CNT-5: whether the City is open is asked or not; an `end-turn` that said no is no turn, and a
/// turn is no answer.
#[test]
fn an_answer_is_no_turn_when_an_old_entry_changes() {
    let asked = played(note(0, vec![entry(Kind::Road, 3, &[(1, 1)])]));
    let unasked = played(note(0, vec![entry(Kind::Road, 3, &[(0, 1)])]));
    for (before, after, answer) in [(&asked, &unasked, true), (&unasked, &asked, false)] {
        let mut table = pad(&["Anna", "Ben"], &["base", "count"]);
        table.play(before.clone());
        if answer {
            table.play(Move::EndTurn);
        }
        table.play(Move::EndTurn);
        assert_eq!((table.active(), table.game().turn()), ("Anna", 3));
        let edit = Edit { at: 0, remove: 1, insert: vec![after.clone()] };
        let correction = table.journal().correct(&edit).expect("it fits");
        let game = correction.game();
        assert_eq!(
            (game.name(game.active()), game.turn()),
            ("Anna", 3),
            "Ben's turn is Ben's turn"
        );
        assert_eq!(correction.difference.dropped, []);
    }
}

// ---- what there is one of ----

const MAGE: Part = Part::Magician(Magician::Mage);
const WITCH: Part = Part::Magician(Magician::Witch);

fn refused(index: usize, fault: Fault) -> Rejection {
    Rejection::Scorepad(scorepad::Rejection::Entry { index, fault })
}

/// R-MAG-1, 3: there is one mage and one witch: each on one of the features of a tile, and never
/// both on one.
#[test]
fn there_is_one_mage_and_one_witch() {
    let mut table = pad(&["Anna", "Ben"], &["base", "mage-witch"]);
    let city = |mage, witch| Entry { mage, witch, ..entry(Kind::City, 5, &[(0, 1)]) };
    let road = |mage, witch| Entry { mage, witch, ..entry(Kind::Road, 5, &[(0, 1)]) };
    for (completed, fault) in [
        (vec![city(true, true)], refused(0, Fault::MagiciansTogether)),
        (vec![city(false, false), road(true, true)], refused(1, Fault::MagiciansTogether)),
        (vec![city(true, false), road(true, false)], refused(1, Fault::Second { part: MAGE })),
        (vec![city(false, true), road(false, true)], refused(1, Fault::Second { part: WITCH })),
    ] {
        assert_eq!(table.refuses(&played(note(0, completed))), fault);
    }
    assert!(pad::worth_of(table.game(), &city(true, true), Finality::Complete).is_empty());
    // 5 × 2 + 5 for the mage; half of 5 for the witch, rounded up.
    table.play(played(note(0, vec![city(true, false), road(false, true)])));
    assert_eq!(table.all_points(), [15 + 3, 0]);
    // With the next tile they may be elsewhere.
    table.play(played(note(1, vec![road(true, false)])));
}

/// R-MAG-1, R-PD-7: at the end each feature is written down by itself, and mage, witch and fairy
/// are on one of them.
#[test]
fn at_the_end_there_is_one_mage_one_witch_and_one_fairy() {
    let mut table = pad(&["Anna", "Ben"], &["base", "mage-witch", "princess-dragon"]);
    table.play(Move::EndTurn).end_game();
    let city = || entry(Kind::City, 4, &[(0, 1)]);
    let road = || entry(Kind::Road, 4, &[(0, 1)]);
    table.play(remain(Entry { mage: true, fairy: vec![seat(0)], ..city() }));
    for (again, part) in [
        (Entry { mage: true, ..road() }, MAGE),
        (Entry { fairy: vec![seat(0)], ..road() }, Part::Fairy),
    ] {
        assert_eq!(table.refuses(&remain(again)), refused(0, Fault::Second { part }));
    }
    table.play(remain(Entry { witch: true, ..road() }));
    let third = Entry { witch: true, ..road() };
    assert_eq!(table.refuses(&remain(third)), refused(0, Fault::Second { part: WITCH }));
}

/// R-PD-7, A30: the fairy serves one follower, of one player on one feature; with the house rule
/// all on her tile, each once on a feature.
#[test]
fn there_is_one_fairy_who_serves_one_follower_or_a_tile() {
    let sets = ["base", "princess-dragon"];
    let usual = || pad(&["Anna", "Ben"], &sets);
    let on_tile = || {
        let setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], &sets) };
        let rules = HouseRules::from_iter([HouseRule::FairyServesTile]);
        Table::new(Setup { rules, ..setup }, bundled::catalogue())
    };
    let by = |kind, seats: &[u8]| {
        let fairy = seats.iter().map(|player| seat(*player)).collect();
        Entry { fairy, ..entry(kind, 4, &[(0, 1), (1, 1)]) }
    };
    let second = |index| refused(index, Fault::Second { part: Part::Fairy });
    let both = || vec![by(Kind::City, &[0, 1])];
    let apart = || vec![by(Kind::City, &[0]), by(Kind::Road, &[1])];
    let twice = || vec![by(Kind::City, &[0, 0])];
    assert_eq!(usual().refuses(&played(note(0, both()))), second(0));
    assert_eq!(usual().refuses(&played(note(0, apart()))), second(1));
    for mut table in [usual(), on_tile()] {
        assert_eq!(table.refuses(&played(note(0, twice()))), second(0));
    }
    for completed in [both(), apart()] {
        let mut table = on_tile();
        table.play(played(note(0, completed)));
        assert_eq!(
            [0, 1].map(|player| table.game().tally(seat(player)).points(Source::Fairy)),
            [3; 2]
        );
    }
}

/// A player has one big follower, one mayor, one builder, one pig, one abbot and one phantom, over
/// all features of a tile; and one barn, the new one among them (R-AM-8, R-PHA-1, R-AB-1).
#[test]
fn a_player_has_one_of_each_single_figure() {
    let sets = ["base", "inns-cathedrals", "traders-builders", "abbey-mayor", "abbot", "phantom"];
    for (figure, kind) in [
        (Figure::BigFollower, Kind::Road),
        (Figure::Phantom, Kind::City),
        (Figure::Mayor, Kind::City),
        (Figure::Wagon, Kind::Road),
        (Figure::Builder, Kind::Road),
        (Figure::Abbot, Kind::MONASTERY),
    ] {
        let tiles = if kind == Kind::MONASTERY { 9 } else { 3 };
        let one = || {
            let mut one = entry(kind, tiles, &[(0, 1)]);
            one.followers.push(Group::new(seat(0), figure, 1));
            one
        };
        let mut table = pad(&["Anna", "Ben"], &sets);
        let fault = Fault::TooManyFigures { seat: seat(0), figure, count: 2, left: 1 };
        assert_eq!(table.refuses(&played(note(0, vec![one(), one()]))), refused(1, fault));
        table.play(played(note(0, vec![one()])));
    }
    let mut setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], &sets) };
    setup.rules = HouseRules::from_iter([HouseRule::SecondBarnAllowed]);
    let mut table = Table::new(setup, bundled::catalogue());
    let with_barn = || {
        let mut field = Entry::new(Kind::Field, 1);
        field.followers.push(Group::new(seat(0), Figure::Barn, 1));
        field
    };
    let new = |field: Entry, fields: Vec<Entry>| {
        played(Note { barn: Some(Box::new(field)), fields, ..note(0, Vec::new()) })
    };
    let fault = Fault::TooManyFigures { seat: seat(0), figure: Figure::Barn, count: 2, left: 1 };
    let elsewhere = new(Entry::new(Kind::Field, 1), vec![with_barn()]);
    assert_eq!(table.refuses(&elsewhere), refused(1, fault));
    // A form may write the new barn on its field, which is the same one.
    table.play(new(with_barn(), Vec::new()));
}

/// Things that are printed once lie in one feature: the two cathedrals are not in three cities.
#[test]
fn features_of_one_tile_have_no_more_than_the_sets() {
    let mut table = pad(&["Anna", "Ben"], &["base", "inns-cathedrals"]);
    let city = |cathedrals| Entry { cathedrals, ..entry(Kind::City, 6, &[(0, 1)]) };
    let fault = Fault::TooMany { part: Part::Cathedrals, count: 3, most: 2 };
    assert_eq!(table.refuses(&played(note(0, vec![city(2), city(1)]))), refused(1, fault));
    table.play(played(note(0, vec![city(1), city(1)])));
}
