//! Where tables differ (section 12 of the rules reference): each house rule beside the usual one,
//! on the same position. Those of the deal, the river and the Count's first questions stand with
//! the rules that they change.

use rules::card::occasion::{Occasion, Placement};
use rules::expansion::count::{self, Shut};
use rules::expansion::fairy::Call;
use rules::expansion::{self, princess, siege};
use rules::feature::completion::Completion;
use rules::feature::{Kind, Occupant, Place, Record};
use rules::game::{Phase, Step, sets};
use rules::geometry::Corner;
use rules::house_rule::HouseRule;
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::{self, Finality, Score, Source};
use rules::throw::{Distance, Throw, Token};
use rules::tile::Quarter;
use rules::{Move, Outcome};

use support::table::{Table, order_ids, seat, segment, setup, spot, workshop_catalogue, worth};

/// Base game, workshop and more sets, with one house rule or none.
fn table(names: &[&str], sets: &[&str], rule: Option<HouseRule>) -> Table {
    let mut setup = setup(names, &[&["base", "workshop"], sets].concat());
    setup.rules = rule.into_iter().collect();
    Table::new(setup, workshop_catalogue())
}

/// A table with orders, all kept.
fn with_hands(sets: &[&str], rule: Option<HouseRule>, hands: &[[&str; 3]]) -> Table {
    let names = &["Anna", "Ben", "Cleo"][..hands.len()];
    let mut setup = setup(names, &[&["base", "workshop"], sets].concat());
    setup.rules = rule.into_iter().collect();
    setup.orders = Some(order_ids(&hands.concat()).collect());
    let mut table = Table::new(setup, workshop_catalogue());
    for name in names {
        table.keep(name, None);
    }
    table
}

/// Ben's hand: nothing that happens here.
const BENS: [&str; 3] = ["base-03", "base-08", "base-11"];

/// A7, R-KO-4: returned orders go under the pile in turn order, or in one that no player can know;
/// always the same one in a game.
#[test]
fn returned_orders_go_under_the_pile_in_turn_order_or_shuffled() {
    let hands = [
        "base-01", "base-02", "base-03", "base-14", "base-15", "base-30", "base-31", "base-08",
        "base-11",
    ];
    let under = |rule: Option<HouseRule>, top: &str| {
        let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base"]);
        setup.rules = rule.into_iter().collect();
        setup.orders = Some(order_ids(&[&hands[..], &[top]].concat()).collect());
        let mut table = Table::new(setup, workshop_catalogue());
        table
            .keep("Cleo", Some("base-11"))
            .keep("Anna", Some("base-01"))
            .keep("Ben", Some("base-14"));
        table.pile()[1..].to_vec()
    };
    assert_eq!(under(None, "base-26"), ["base-01", "base-14", "base-11"]);
    let tops = ["base-25", "base-26", "base-27", "base-33", "base-49", "base-50"];
    let shuffled = tops.map(|top| under(Some(HouseRule::ReturnedShuffled), top));
    assert_eq!(shuffled, tops.map(|top| under(Some(HouseRule::ReturnedShuffled), top)));
    for order in &shuffled {
        let mut sorted = order.clone();
        sorted.sort();
        assert_eq!(sorted, ["base-01", "base-11", "base-14"]);
    }
    assert!(shuffled.iter().any(|order| *order != shuffled[0]), "the order follows from the pile");
}

/// A5, R-KO-10: two cities of two with a road of three between them. Ben completes the road, Anna
/// both cities.
#[test]
fn older_parts_may_be_anybodys_or_must_be_the_holders() {
    let fulfilled = |rule, road_by| {
        let mut table = with_hands(
            &[],
            rule,
            &[["base-30", "base-03", "base-26"], ["base-27", "base-08", "base-11"]],
        );
        table.ground(1).lay("Ben", "workshop-cap", (1, 2), 180).lay(
            "Anna",
            "workshop-gate",
            (1, 3),
            0,
        );
        table.lay("Ben", "workshop-road", (1, 4), 0).lay(road_by, "workshop-gate", (1, 5), 180);
        table.lay("Anna", "workshop-cap", (1, 6), 0);
        table.fulfilled("Anna").len()
    };
    assert_eq!(fulfilled(None, "Ben"), 1);
    assert_eq!(fulfilled(Some(HouseRule::OwnPartsOnly), "Ben"), 0);
    assert_eq!(fulfilled(Some(HouseRule::OwnPartsOnly), "Anna"), 1);
}

/// A35, R-KO-13: the city of five has paid an order; later a road from it reaches a second city.
#[test]
fn a_feature_that_paid_may_be_a_part_or_is_used_up() {
    let fulfilled = |rule| {
        let mut table = with_hands(
            &[],
            rule,
            &[["base-30", "base-01", "base-26"], ["base-27", "base-08", "base-11"]],
        );
        table.open_city(1, 5).lay("Anna", "workshop-gate", (1, 6), 0);
        assert_eq!(table.fulfilled("Anna"), ["base-01"]);
        table.lay("Ben", "workshop-gate", (1, 7), 180).lay("Anna", "workshop-cap", (1, 8), 0);
        table.fulfilled("Anna").len()
    };
    assert_eq!(fulfilled(None), 2);
    assert_eq!(fulfilled(Some(HouseRule::NoPaidParts)), 1);
}

/// A19, R-KO-16: Anna has one monk and Ben two on the monastery that defeats a shrine.
#[test]
fn a_challenge_is_won_by_the_majority_or_by_everybody_on_the_winner() {
    let follower = |player| Occupant { seat: seat(player), figure: Figure::Follower };
    let monks = vec![follower(0), follower(1), follower(1)];
    let completion = Completion {
        record: Record { occupants: monks, ..Record::new(Kind::MONASTERY, 9) },
        completer: seat(2),
        networks: Vec::new(),
        defeated: vec![Record { occupants: vec![follower(2)], ..Record::new(Kind::SHRINE, 5) }],
        lie: None,
    };
    let catalogue = workshop_catalogue();
    let won = |by_presence| {
        let placement = Placement {
            completions: vec![completion.clone()],
            by_presence,
            ..Placement::default()
        };
        let occasion = Occasion::Placement(placement);
        let card = catalogue.card("shrines-2").expect("the card of the monastery");
        [0, 1, 2].map(|player| card.requirement.is_met(&occasion, seat(player)))
    };
    assert_eq!(won(false), [false, true, false]);
    assert_eq!(won(true), [true, true, false]);
}

/// A49, R-KO-16: Anna's monk defeats a shrine with her own heretic, with Ben's, or with both.
#[test]
fn a_challenge_against_oneself_fulfils_the_order_or_nothing() {
    let follower = |player| Occupant { seat: seat(player), figure: Figure::Follower };
    let catalogue = workshop_catalogue();
    let card = catalogue.card("shrines-2").expect("the card of the monastery");
    let won = |losers: &[u8], against_others| {
        let heretics = losers.iter().map(|player| follower(*player)).collect();
        let completion = Completion {
            record: Record { occupants: vec![follower(0)], ..Record::new(Kind::MONASTERY, 9) },
            completer: seat(1),
            networks: Vec::new(),
            defeated: vec![Record { occupants: heretics, ..Record::new(Kind::SHRINE, 5) }],
            lie: None,
        };
        let completions = vec![completion];
        let placement = Placement { completions, against_others, ..Placement::default() };
        card.requirement.is_met(&Occasion::Placement(placement), seat(0))
    };
    assert_eq!([&[0][..], &[1], &[0, 1]].map(|losers| won(losers, false)), [true; 3]);
    assert_eq!([&[0][..], &[1], &[0, 1]].map(|losers| won(losers, true)), [false, true, true]);
}

/// A49, R-KO-16: the same on a table: all eight tiles around Anna's monastery lie, and her own
/// shrine beside it loses.
#[test]
fn the_house_rule_of_challenges_against_oneself_is_asked() {
    for (rule, fulfilled) in [(None, 1), (Some(HouseRule::OwnChallengeIsNothing), 0)] {
        let hands = [["shrines-2", "base-26", "base-27"], BENS];
        let mut table = with_hands(&["shrines"], rule, &hands);
        for at in [(0, 1), (1, 1), (2, 1), (0, 2), (0, 3), (1, 3)] {
            table.field(at);
        }
        table.claim("Anna", "base-monastery", (1, 2), 0, "monastery");
        table.claim("Anna", "shrine-plain", (2, 2), 0, "shrine").field((2, 3));
        assert_eq!(table.all_points()[0] - worth(&["shrines-2"]) * fulfilled, 9);
        assert_eq!(table.fulfilled("Anna").len() as i32, fulfilled, "{rule:?}");
    }
}

/// A13, R-KO-33: 10 for the dragon card, −20 for the others; with the house rule it is Anna's one
/// order fulfilled: 10 more.
#[test]
fn the_dragon_avoided_is_a_bonus_or_an_order_fulfilled() {
    let hands = [["princess-dragon-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut usual = with_hands(&["princess-dragon"], None, &hands);
    usual.end_game();
    assert_eq!((usual.all_points(), usual.fulfilled("Anna").len()), (vec![-10, -30], 0));
    let mut table = with_hands(&["princess-dragon"], Some(HouseRule::AvoidedDragonFulfils), &hands);
    table.end_game();
    assert_eq!(
        (table.all_points(), table.fulfilled("Anna")),
        (vec![0, -30], vec!["princess-dragon-1".to_owned()])
    );
}

/// A18, R-KO-18, EX-37: 58 mm, but beside the tiles.
#[test]
fn a_target_token_beside_the_tiles_counts_or_does_not() {
    for (rule, fulfilled) in [(None, 1), (Some(HouseRule::NoTargetOffTiles), 0)] {
        let mut table =
            with_hands(&["catapult"], rule, &[["catapult-1", "base-26", "base-27"], BENS]);
        table.turn("workshop-field", (0, 1), 0).pass().turn("catapult-field", (1, 1), 0);
        table.play(Move::OpenFair { token: Token::Target });
        let distance = Distance::from_millimetres(58.0);
        table.play(Move::Throw(Throw { distance, off_tiles: true, ..Throw::by(seat(0)) }));
        assert_eq!(table.fulfilled("Anna").len(), fulfilled);
    }
}

/// A33, R-CAT-4: Ben throws too short for Anna.
#[test]
fn a_short_throw_pays_nobody_or_the_catcher() {
    for (rule, points) in [(None, 0), (Some(HouseRule::ShortThrowPaysCatcher), 5)] {
        let mut table = table(&["Anna", "Ben"], &["catapult"], rule);
        table.turn("workshop-field", (0, 1), 0).turn("catapult-field", (1, 1), 0);
        table.play(Move::OpenFair { token: Token::Catch });
        table.play(Move::Throw(Throw { short: true, ..Throw::by(seat(1)) }));
        assert_eq!((table.points("Anna"), table.points("Ben")), (points, 0));
    }
}

/// A27, R-SG-3, EX-26: four cities, one of them besieged: with a pig 3 × 3 + 6 + 4 × 1 + 1 = 20, or
/// without the last one 19; with a pigsty too 25, or 3 × 3 + 6 + 4 × 2 = 23.
#[test]
fn a_siege_doubles_pigs_or_the_three_points_alone() {
    let stands = |figure| Occupant { seat: seat(0), figure };
    let rule = Some(HouseRule::SiegeDoublesThree);
    let points = |pigsty, pigs_ignore_sieges| {
        let record = Record {
            complete_cities: 4,
            besieged_cities: 1,
            readings: rule.filter(|_| pigs_ignore_sieges).into_iter().collect(),
            pigsty,
            occupants: vec![stands(Figure::Follower), stands(Figure::Pig)],
            ..Record::new(Kind::Field, 9)
        };
        scoring::scores(&record, Finality::Incomplete).iter().map(Score::points).sum::<i32>()
    };
    assert_eq!([points(false, false), points(false, true)], [20, 19]);
    assert_eq!([points(true, false), points(true, true)], [25, 23]);
    for (rule, ignores) in [(None, false), (rule, true)] {
        let table = table(&["Anna", "Ben"], &["siege-cathars"], rule);
        let board = table.game().board();
        let field = board
            .feature(Place { at: spot((0, 0)), segment: segment("field:0") })
            .expect("the start tile's field");
        assert_eq!(board.record(field).readings.differ(HouseRule::SiegeDoublesThree), ignores);
    }
}

fn deploy(figure: Figure, on: &str) -> Move {
    Move::Deploy { figure, on: segment(on), at: None }
}

/// A28, R-SG-4, R-TURN-2: Anna's builder brings a second part; her knight could escape between the
/// two.
#[test]
fn a_knight_escapes_after_the_turn_or_after_each_part() {
    for (rule, now) in [(None, false), (Some(HouseRule::EscapeEachPart), true)] {
        let mut table = table(&["Anna", "Ben"], &["traders-builders", "siege-cathars"], rule);
        table.ground(1).until("Anna").turn_with("cathars-city-cap", (0, 2), 180, "city:0");
        table.lay("Ben", "base-monastery", (1, 2), 0).claim(
            "Anna",
            "base-road-straight",
            (1, 0),
            0,
            "road:0",
        );
        table
            .until("Anna")
            .place("base-road-straight", (2, 0), 0)
            .play(deploy(Figure::Builder, "road:0"))
            .end();
        let escape = Move::Escape(Standing {
            player: seat(0),
            figure: Figure::Follower,
            at: spot((0, 2)),
            on: segment("city:0"),
        });
        table.until("Anna").turn("base-road-straight", (3, 0), 0);
        assert!(sets::builder::is_second_part(table.game()));
        if now {
            table.play(escape);
            assert_eq!(table.supply("Anna"), 6);
        } else {
            assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
            table.turn("base-road-straight", (4, 0), 0).play(escape);
        }
    }
}

/// A30, R-PD-6: Ben's knight stands in the city that Anna's princess joins.
#[test]
fn the_princess_may_or_must_send_a_knight_home() {
    let position = |rule| {
        let mut table = table(&["Anna", "Ben"], &["princess-dragon"], rule);
        table.turn("workshop-field", (0, 1), 0).turn_with("workshop-tube", (0, -1), 0, "city:0");
        table.place("dragon-city-corner-princess", (0, -2), 180);
        table
    };
    position(None).end();
    let mut table = position(Some(HouseRule::PrincessMust));
    let claim = deploy(Figure::Follower, "field:0");
    assert_eq!(table.refuses(&Move::EndTurn), princess::Rejection::First.into());
    assert_eq!(table.refuses(&claim), princess::Rejection::First.into());
    assert!(table.game().legal_moves().iter().all(|made| matches!(made, Move::RemoveKnight(_))));
    let knight = Move::RemoveKnight(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((0, -1)),
        on: segment("city:0"),
    });
    table.play(knight).end();
    assert_eq!(table.supply("Ben"), 7);
    // Nobody there: nothing must be done.
    let mut empty =
        self::table(&["Anna", "Ben"], &["princess-dragon"], Some(HouseRule::PrincessMust));
    empty.turn("dragon-city-corner-princess", (0, -1), 180);
}

/// A30, R-PD-7, 8: Anna's knight and Ben's thief stand on one tile, to which Anna moves the fairy.
#[test]
fn the_fairy_serves_one_follower_or_all_on_her_tile() {
    for (rule, points) in [(None, 0), (Some(HouseRule::FairyServesTile), 1)] {
        let mut table = table(&["Anna", "Ben"], &["princess-dragon"], rule);
        table.ground(1).claim("Anna", "workshop-gate", (1, 2), 90, "city:0");
        let thief = Move::Deploy {
            figure: Figure::Follower,
            on: segment("road:0"),
            at: Some(spot((1, 2))),
        };
        table.until("Ben").place("dragon-junction-three-portal", (1, 0), 180).play(thief).end();
        let fairy = Move::MoveFairy(Call {
            figure: Figure::Follower,
            at: Some(spot((1, 2))),
            on: Some(segment("city:0")),
            quarter: None,
        });
        table.until("Anna").place("workshop-field", (-1, 1), 0).play(fairy.clone()).end();
        assert_eq!((table.active(), table.from("Ben", Source::Fairy)), ("Ben", points));
        table.pass();
        assert_eq!(table.from("Anna", Source::Fairy), 1);
        // Ben completes Anna's city: 3 for her alone, whose follower stands in it.
        table.lay("Ben", "workshop-cap", (2, 2), 270);
        assert_eq!(
            (table.from("Anna", Source::Fairy), table.from("Ben", Source::Fairy)),
            (1 + 3, 2 * points)
        );
    }
}

fn enter(quarter: Quarter) -> Move {
    Move::EnterCity { figure: Figure::Follower, quarter }
}

/// The phase in which Anna's turn ended, and why the City is shut if it is.
fn entry(table: &Table) -> (Phase, Option<Shut>) {
    let shut = |outcome: &Outcome| {
        if let Outcome::Expansion(expansion::Outcome::Count(count::Outcome::CityShut {
            why, ..
        })) = outcome
        {
            Some(*why)
        } else {
            None
        }
    };
    (table.game().phase(), table.last().iter().find_map(shut))
}

/// East of the City of Carcassonne, from column 4 on: plain field in row 1.
fn ground_in_the_east(table: &mut Table, to: i32) {
    for x in 4..=to {
        table.turn("workshop-field", (x, 1), 0);
    }
}

/// A tile that touches nothing else, until it is that player's turn.
fn until(table: &mut Table, name: &str) {
    while table.active() != name {
        let x = (4..)
            .find(|x| table.game().board().tile(spot((*x, 1))).is_none())
            .expect("a free place");
        table.turn("workshop-field", (x, 1), 0);
    }
}

/// A20, R-CNT-5, 7: Anna completes Ben's city, and an order of hers by it.
#[test]
fn points_for_an_order_are_no_scoring_or_are() {
    let hand = ["base-21", "base-26", "base-27"];
    for (rule, expected) in [
        (None, (Phase::Asking(Step::Enter), None)),
        (Some(HouseRule::OrdersAreScoring), (Phase::Place, Some(Shut::Scored))),
    ] {
        let mut table = with_hands(&["count"], rule, &[hand, BENS]);
        ground_in_the_east(&mut table, 7);
        until(&mut table, "Ben");
        table.turn_with("workshop-cap", (6, 2), 180, "city:0");
        table.turn("workshop-tube", (6, 3), 0);
        until(&mut table, "Anna");
        table.turn("workshop-cap", (6, 4), 0);
        // A city of three, in which only Ben stands.
        assert_eq!((table.all_points(), entry(&table)), (vec![worth(&["base-21"]), 6], expected));
    }
}

/// A21, R-CNT-7: Ben has two knights in a city of five, Anna one with the fairy; Anna completes it:
/// 10 for Ben, 3 for Anna.
#[test]
fn the_fairys_points_are_scoring_or_are_not() {
    for (rule, expected) in [
        (None, (Phase::Place, Some(Shut::Scored))),
        (Some(HouseRule::FairyIsNoScoring), (Phase::Asking(Step::Enter), None)),
    ] {
        let mut table = table(&["Anna", "Ben"], &["count", "princess-dragon"], rule);
        ground_in_the_east(&mut table, 6);
        for y in 2..=6 {
            table.turn("workshop-field", (5, y), 0);
        }
        let knights = [
            ("Ben", "workshop-cap", 2, 180),
            ("Ben", "workshop-tube", 4, 0),
            ("Anna", "workshop-cap", 6, 0),
        ];
        for (name, tile, y, degrees) in knights {
            until(&mut table, name);
            table.turn_with(tile, (6, y), degrees, "city:0");
        }
        until(&mut table, "Anna");
        let fairy = Move::MoveFairy(Call {
            figure: Figure::Follower,
            at: Some(spot((6, 6))),
            on: Some(segment("city:0")),
            quarter: None,
        });
        table.place("workshop-field", (5, 7), 0).play(fairy).end();
        table.turn("workshop-tube", (6, 3), 0);
        let before = table.from("Anna", Source::Fairy);
        table.turn("workshop-tube", (6, 5), 0);
        assert_eq!(
            (table.from("Ben", Source::City), table.from("Anna", Source::Fairy) - before),
            (10, 3)
        );
        assert_eq!(entry(&table), expected);
    }
}

/// A25, R-CNT-19: Ben's farmer has a field at the City of Carcassonne, 3 points when his barn
/// comes. Anna waits in the market: with the house rule she ties.
#[test]
fn the_market_stays_or_empties_for_a_barn() {
    for (rule, points) in [(None, [0, 3]), (Some(HouseRule::LeaveForBarn), [3, 3])] {
        let mut table = table(&["Anna", "Ben"], &["count", "abbey-mayor"], rule);
        ground_in_the_east(&mut table, 7);
        until(&mut table, "Ben");
        table.turn_with("workshop-cap", (6, 2), 180, "city:0");
        until(&mut table, "Anna");
        table.turn("workshop-cap", (6, 3), 0).play(enter(Quarter::Market)).end();
        until(&mut table, "Ben");
        let last = (4..)
            .find(|x| table.game().board().tile(spot((*x, 1))).is_none())
            .expect("a free place")
            - 1;
        table.turn_with("workshop-field", (last, 0), 0, "field:0");
        let (anna, ben) = (table.points("Anna"), table.points("Ben"));
        until(&mut table, "Ben");
        table
            .place("workshop-field", (last - 1, 0), 0)
            .play(Move::PlaceBarn { corner: Corner::SouthEast })
            .end();
        if rule.is_some() {
            assert_eq!(sets::count::leaving::leaver(table.game()), Some(seat(0)));
            table.play(Move::LeaveCity {
                player: seat(0),
                figure: Figure::Follower,
                from: Quarter::Market,
                at: spot((last, 0)),
                on: segment("field:0"),
            });
        }
        // The field touches the City and Ben's completed city of two as well.
        let cities = 2;
        assert_eq!(
            [table.points("Anna") - anna, table.points("Ben") - ben],
            points.map(|points| points * cities)
        );
    }
}

/// A32, R-CNT-21: in both parts of Anna's double turn she completes a city of Ben's.
#[test]
fn the_city_is_entered_in_each_part_of_a_double_turn_or_once() {
    for (rule, expected) in [
        (None, (Phase::Asking(Step::Enter), None)),
        (Some(HouseRule::EnterOnceInDoubleTurn), (Phase::Place, Some(Shut::EnteredBefore))),
    ] {
        let mut table = table(&["Anna", "Ben"], &["count", "traders-builders"], rule);
        ground_in_the_east(&mut table, 9);
        for y in 2..=5 {
            table.turn("workshop-field", (5, y), 0);
        }
        for column in [6, 8] {
            until(&mut table, "Ben");
            table.turn_with("workshop-cap", (column, 2), 180, "city:0");
        }
        until(&mut table, "Anna");
        table.turn_with("workshop-road", (6, 4), 0, "road:0");
        until(&mut table, "Anna");
        table.place("workshop-road", (6, 5), 0).play(deploy(Figure::Builder, "road:0")).end();
        until(&mut table, "Anna");
        table.turn("workshop-gate", (6, 3), 0).play(enter(Quarter::Market)).end();
        assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", true));
        table.turn("workshop-cap", (8, 3), 0);
        assert_eq!(entry(&table), expected);
    }
}
