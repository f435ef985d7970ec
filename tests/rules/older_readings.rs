//! Rules that tables know from older editions, tournaments and other programs (A38 to A46 of the
//! rules): each answer beside the usual one, on one position. Fields and the table without farmers
//! are in `fields_otherwise`.

use rules::expansion::count::{self, quarter_after};
use rules::expansion::{self, barn, wagon};
use rules::feature::{Kind, Occupant, Readings, Record};
use rules::game::{Phase, Step, pad, sets};
use rules::geometry::Corner;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scorepad::{Entry, Group, Note};
use rules::scoring::{self, Finality, Score, Source};
use rules::setup::Recording;
use rules::tile::Quarter;
use rules::{Move, Rejection, Setup};
use text::Words;

use support::dice::random_game_of_the_house;
use support::table::{Spot, Table, order_ids, seat, segment, setup, spot, workshop_catalogue};

/// The house rules as a file tells them: `{"king-robber": "ten"}`.
fn rules(said: &str) -> HouseRules {
    serde_json::from_str(said).expect("house rules")
}

/// Base game, workshop and more sets, with those house rules.
fn table(names: &[&str], sets: &[&str], said: &str) -> Table {
    let mut setup = setup(names, &[&["base", "workshop"], sets].concat());
    setup.rules = rules(said);
    Table::new(setup, workshop_catalogue())
}

/// The table on the scorepad.
fn pad(sets: &[&str], said: &str) -> Table {
    let setup = setup(&["Anna", "Ben"], &[&["base"], sets].concat());
    let setup = Setup { record: Recording::Scorepad, rules: rules(said), ..setup };
    Table::new(setup, workshop_catalogue())
}

fn entry(kind: Kind, tiles: u32, player: u8) -> Entry {
    Entry {
        followers: vec![Group::new(seat(player), Figure::Follower, 1)],
        ..Entry::new(kind, tiles)
    }
}

fn note(player: u8, completed: Vec<Entry>) -> Move {
    Move::Note(Box::new(Note { completed, ..Note::by_player(seat(player)) }))
}

/// The points of one follower of Anna's for a feature.
fn worth(record: Record, readings: Readings, finality: Finality) -> i32 {
    let occupants = vec![Occupant { seat: seat(0), figure: Figure::Follower }];
    let scores = scoring::scores(&Record { occupants, readings, ..record }, finality);
    scores.iter().map(Score::points).sum()
}

/// A house rule is read by its name and one of its answers, and written so; the usual answer need
/// not be said. Another word is refused with all the answers.
#[test]
fn a_house_rule_may_have_more_than_two_answers() {
    for answer in ["ten", "fifteen", "at-once"] {
        let said = format!(r#"{{"king-robber":"{answer}"}}"#);
        let read = rules(&said);
        assert!(read.differs(HouseRule::Titles));
        assert_eq!(serde_json::to_string(&read).unwrap(), said);
    }
    assert_eq!(rules(r#"{"king-robber": "each", "count-moves": "free"}"#), HouseRules::default());
    let fault =
        serde_json::from_str::<HouseRules>(r#"{"count-moves": "back"}"#).unwrap_err().to_string();
    assert!(
        fault.starts_with("`count-moves` is `free` or `next` or `follower`, not `back`"),
        "{fault}"
    );
    // An answer that is none changes nothing.
    let mut chosen = rules(r#"{"count-moves": "next"}"#);
    chosen.choose(HouseRule::CountMoves, 3);
    assert_eq!(chosen, rules(r#"{"count-moves": "next"}"#));
    chosen.choose(HouseRule::CountMoves, 0);
    assert_eq!(chosen, HouseRules::default());
}

/// A38, R-BASE-8, R-IC-2, R-SG-2: a completed city of two tiles: 2 × 2 = 4, or 2 × 1 = 2; with a
/// pennant 3 × 2 = 6, or 3. A cathedral adds 1 to each tile, a siege takes 1 off. Larger and
/// incomplete cities are as ever.
#[test]
fn a_small_city_pays_as_any_city_or_half() {
    let readings = [Readings::default(), Readings::from_iter([HouseRule::SmallCityPaysTwo])];
    let of = |record: &Record, finality| {
        readings.map(|readings| worth(record.clone(), readings, finality))
    };
    let city = |tiles| Record::new(Kind::City, tiles);
    assert_eq!(of(&city(2), Finality::Complete), [4, 2]);
    assert_eq!(of(&Record { pennants: 1, ..city(2) }, Finality::Complete), [6, 3]);
    assert_eq!(of(&Record { cathedrals: 1, ..city(2) }, Finality::Complete), [2 * 3, 2 * 2]);
    assert_eq!(of(&Record { sieges: 1, ..city(2) }, Finality::Complete), [2, 0]);
    assert_eq!(of(&city(3), Finality::Complete), [6, 6]);
    assert_eq!(of(&city(2), Finality::Incomplete), [2, 2]);
    for (said, points) in [("{}", 4), (r#"{"small-city": "two"}"#, 2)] {
        let mut table = table(&["Anna", "Ben"], &[], said);
        table.turn_with("workshop-cap", (0, -1), 180, "city:0");
        assert_eq!(table.all_points(), [points, 0]);
        // On the scorepad the city brings as much.
        let mut pad = pad(&[], said);
        pad.play(note(1, vec![entry(Kind::City, 2, 0)]));
        assert_eq!(pad.all_points(), [points, 0]);
    }
}

/// A43, R-IC-1, 2: at the end a road of three with an inn is worth nothing, or 3; a city of five
/// with a cathedral and two pennants nothing, or 7. What is besieged stays at nothing (R-SG-2), and
/// what is complete is as ever.
#[test]
fn inns_and_cathedrals_spoil_the_end_or_are_ignored() {
    let readings = [Readings::default(), Readings::from_iter([HouseRule::InnsIgnoredAtEnd])];
    let of = |record: &Record, finality| {
        readings.map(|readings| worth(record.clone(), readings, finality))
    };
    let road = Record { inns: 1, ..Record::new(Kind::Road, 3) };
    let city = Record { cathedrals: 1, pennants: 2, ..Record::new(Kind::City, 5) };
    let besieged = Record { sieges: 1, ..city.clone() };
    assert_eq!(
        [&road, &city, &besieged].map(|record| of(record, Finality::Incomplete)),
        [[0, 3], [0, 7], [0, 0]]
    );
    assert_eq!([&road, &city].map(|record| of(record, Finality::Complete)), [[6, 6], [21, 21]]);
    for (said, points) in [("{}", 0), (r#"{"inns-at-end": "ignored"}"#, 2)] {
        // Two tiles of road in the end, known beforehand.
        let mut table = table(&["Anna", "Ben"], &["inns-cathedrals"], said);
        table.turn_with("inns-road-straight-inn", (1, 0), 0, "road:0");
        assert_eq!(table.game().projected()[seat(0)], points);
        table.end_game();
        assert_eq!(table.all_points(), [points, 0]);
        let mut pad = pad(&["inns-cathedrals"], said);
        pad.end_game()
            .play(Move::Remain { feature: Box::new(Entry { inns: 1, ..entry(Kind::Road, 2, 0) }) });
        assert_eq!(pad.all_points(), [points, 0]);
    }
}

/// A4 to A46: whatever house rules a table has chosen, every legal move is accepted, and everything
/// holds after it.
#[test]
fn games_with_house_rules_are_sound_after_every_move() {
    for seed in 700..768 {
        random_game_of_the_house(seed, |journal, _| {
            if let Err(fault) = journal.game().check() {
                panic!("seed {seed}, move {}: {fault:?}", journal.entries().len());
            }
        });
    }
}

// ---- King and Robber ----

/// Anna completes a city of two, Ben one of three and is King; Anna completes a road of three and
/// is Robber, then Ben one of two.
fn one_title_each(said: &str) -> Table {
    let mut table = table(&["Anna", "Ben"], &["king-robber"], said);
    table.city("Anna", 1, 2).city("Ben", 3, 3).road("Anna", 5, 3).road("Ben", 7, 2);
    assert_eq!((table.king(), table.robber()), ((Some("Ben"), 3), (Some("Anna"), 3)));
    table
}

fn titles(table: &Table) -> [i32; 4] {
    let [anna, ben] = ["Anna", "Ben"]
        .map(|name| [Source::King, Source::Robber].map(|source| table.from(name, source)));
    [anna[0], anna[1], ben[0], ben[1]]
}

/// A41, R-KR-8, 9: two cities and two roads: 2 for the King and 2 for the Robber at the end; or 10
/// each; or 15 each. At once: Anna was King when Ben completed his city, and Robber when he
/// completed his road: 1 and 1 there and then, and nothing for the first city and road, when nobody
/// held anything; nothing at the end.
#[test]
fn king_and_robber_pay_for_each_or_a_round_sum_or_at_once() {
    let cases = [
        ("{}", [0; 4], [0, 2, 2, 0]),
        (r#"{"king-robber": "ten"}"#, [0; 4], [0, 10, 10, 0]),
        (r#"{"king-robber": "fifteen"}"#, [0; 4], [0, 15, 15, 0]),
        (r#"{"king-robber": "at-once"}"#, [1, 1, 0, 0], [1, 1, 0, 0]),
    ];
    for (said, before, after) in cases {
        let mut table = one_title_each(said);
        assert_eq!(titles(&table), before, "{said}");
        let projected = ["Anna", "Ben"].map(|name| table.game().projected()[table.seat(name)]);
        assert_eq!(projected, [after[0] + after[1], after[2] + after[3]], "{said}");
        table.end_game();
        assert_eq!(titles(&table), after, "{said}");
    }
}

/// A41: both titles are Anna's: 1 and 1, or 10 and 10, or 40, of which each title brings half, with
/// a line for having both; or nothing, for nobody has completed anything since.
#[test]
fn both_titles_together_pay_forty() {
    let cases = [("each", [1, 1]), ("ten", [10, 10]), ("fifteen", [20, 20]), ("at-once", [0, 0])];
    for (answer, points) in cases {
        let mut table =
            table(&["Anna", "Ben"], &["king-robber"], &format!(r#"{{"king-robber": "{answer}"}}"#));
        table.city("Anna", 1, 2).road("Anna", 3, 2).end_game();
        assert_eq!(
            [table.from("Anna", Source::King), table.from("Anna", Source::Robber)],
            points,
            "{answer}"
        );
        if answer == "fifteen" {
            let [king, robber] = table.scored()[..] else { panic!("two scores") };
            let words = Words::english();
            assert_eq!(words.sum(king, table.game().catalogue()), "King: +15, both of them: +5");
            assert_eq!(
                words.sum(robber, table.game().catalogue()),
                "Robber: +15, both of them: +5"
            );
        }
    }
}

/// A41, R-KR-3: at once, before the piece changes hands: Anna is King when Ben's tile completes
/// cities of four and two: 2 for her, then Ben is King. The road that it completes is the first:
/// nobody is Robber yet. On the scorepad nobody has to count at the end.
#[test]
fn whoever_holds_the_title_is_paid_before_it_changes_hands() {
    for (said, king) in [("{}", 0), (r#"{"king-robber": "at-once"}"#, 2)] {
        let mut table = pad(&["king-robber"], said);
        table.play(note(0, vec![Entry::new(Kind::City, 3)]));
        assert_eq!(table.king(), (Some("Anna"), 3));
        let completed = [(Kind::City, 4), (Kind::City, 2), (Kind::Road, 2)];
        table.play(note(1, completed.map(|(kind, tiles)| Entry::new(kind, tiles)).to_vec()));
        assert_eq!((table.king(), table.robber()), ((Some("Ben"), 4), (Some("Ben"), 2)));
        assert_eq!(table.all_points(), [king, 0]);
        if let [score] = table.scored()[..] {
            assert_eq!((&score.lines[0].count, &score.lines[0].each), (&2, &1));
            let sum = Words::english().sum(score, table.game().catalogue());
            assert_eq!(sum, "King: 2 cities just completed × 1 = 2");
        }
        table.end_game();
        assert_eq!(pad::ending::must_count(table.game()), king == 0);
        table.end_game();
        // Three cities and one road for Ben, or nothing more.
        assert_eq!(table.all_points(), if king == 0 { [0, 4] } else { [2, 0] });
    }
}

// ---- the Count ----

/// North of the City: Ben's city of two at a column, which Anna completes.
fn bens_city(table: &mut Table, x: i32) {
    table.claim("Ben", "workshop-cap", (x, -1), 0, "city:0").until("Anna").turn(
        "workshop-cap",
        (x, -2),
        180,
    );
}

fn enter(quarter: Quarter) -> Move {
    Move::EnterCity { figure: Figure::Follower, quarter }
}

/// A41, R-CNT-5, 7, R-KR-14: what the King brings at once is no scoring: Anna, who is King, may
/// enter the City for Ben's city.
#[test]
fn the_kings_point_does_not_shut_the_city() {
    for (said, king) in [("{}", 0), (r#"{"king-robber": "at-once"}"#, 1)] {
        let mut table = table(&["Anna", "Ben"], &["count", "king-robber"], said);
        bens_city(&mut table, 0);
        bens_city(&mut table, 2);
        assert_eq!(
            (table.from("Anna", Source::King), table.game().phase()),
            (king, Phase::Asking(Step::Enter))
        );
    }
}

/// A42, R-CNT-11: Anna sends a follower into the cathedral while the Count is in the castle. She
/// may move him where she likes; or he goes one quarter on, to the market; or to the cathedral.
#[test]
fn the_count_is_moved_or_moves_by_himself() {
    let anywhere = Move::MoveCount { quarter: Quarter::Blacksmith };
    for (answer, goes_to) in
        [("free", None), ("next", Some(Quarter::Market)), ("follower", Some(Quarter::Cathedral))]
    {
        let mut table =
            table(&["Anna", "Ben"], &["count"], &format!(r#"{{"count-moves": "{answer}"}}"#));
        bens_city(&mut table, 0);
        table.play(enter(Quarter::Cathedral));
        let count = |table: &Table| table.game().city().expect("the City").count();
        if let Some(quarter) = goes_to {
            assert_eq!(
                (count(&table), table.active(), table.game().phase()),
                (quarter, "Ben", Phase::Place)
            );
            assert_eq!(table.refuses(&anywhere), count::Rejection::CountMovesAlone.into());
        } else {
            assert_eq!(
                (count(&table), table.game().phase()),
                (Quarter::Castle, Phase::Asking(Step::MoveCount))
            );
            table.play(anywhere.clone());
            assert_eq!((count(&table), table.active()), (Quarter::Blacksmith, "Ben"));
        }
    }
}

/// A42: castle, market, blacksmith, cathedral, and round again. Who enters the Count's own quarter
/// leaves him there.
#[test]
fn the_count_goes_round_the_quarters() {
    let mut quarter = Quarter::Castle;
    let round = [(); 4].map(|()| {
        quarter = quarter_after(quarter);
        quarter
    });
    assert_eq!(round, [Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral, Quarter::Castle]);
    let mut table = table(&["Anna", "Ben"], &["count"], r#"{"count-moves": "follower"}"#);
    bens_city(&mut table, 0);
    table.play(enter(Quarter::Castle));
    let count = table.game().city().expect("the City").count();
    assert_eq!((count, table.active()), (Quarter::Castle, "Ben"));
}

/// A42, R-KO-12: the Count who moves by himself is moved by whoever sent the follower. Ben has one
/// in the castle when Anna enters it, her second follower in the City, and the Count comes there
/// from the cathedral: two occasions, two orders. Free, he has not moved.
#[test]
fn the_count_who_moves_by_himself_fulfils_the_order_of_who_sent_the_follower() {
    let hands = [["count-1", "count-5", "base-26"], ["base-03", "base-08", "base-11"]];
    for (answer, fulfilled) in [("free", vec!["count-1"]), ("follower", vec!["count-1", "count-5"])]
    {
        let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "count"]);
        setup.rules = rules(&format!(r#"{{"count-moves": "{answer}"}}"#));
        setup.orders = Some(order_ids(&hands.concat()).collect());
        let mut table = Table::new(setup, workshop_catalogue());
        table.keep("Anna", None).keep("Ben", None);
        bens_city(&mut table, 0);
        table.play(enter(Quarter::Blacksmith));
        for (x, quarter) in [(1, Quarter::Castle), (2, Quarter::Cathedral)] {
            table.claim("Anna", "workshop-cap", (x, -1), 0, "city:0").until("Ben");
            table.turn("workshop-cap", (x, -2), 180).play(enter(quarter));
        }
        table.claim("Ben", "workshop-cap", (1, 3), 180, "city:0").until("Anna").turn(
            "workshop-cap",
            (1, 4),
            0,
        );
        // The Count is not in the castle: Ben's follower there could come out.
        if let Some(player) = sets::count::leaving::leaver(table.game()) {
            table.play(Move::StayInCity { player });
        }
        table.play(enter(Quarter::Castle));
        assert_eq!(table.fulfilled("Anna"), fulfilled, "{answer}");
    }
}

// ---- wagons and barns ----

/// Anna's wagon has come home from the road at (1, 2); nothing is connected with it. Beside it lie
/// a city that nobody has, from (2, 2) to (2, 4), and one of Ben's at (0, 2); farther off another
/// free one, at (4, 2).
fn wagon_at_home(said: &str) -> Table {
    let mut table = table(&["Anna", "Ben"], &["abbey-mayor"], said);
    table.ground(4).lay("Anna", "workshop-cap", (2, 2), 180).claim(
        "Ben",
        "workshop-cap",
        (0, 2),
        180,
        "city:0",
    );
    table.turn("workshop-tube", (2, 3), 0).turn("workshop-tube", (2, 4), 0).turn(
        "workshop-cap",
        (4, 2),
        180,
    );
    table.until("Anna").place("workshop-end", (1, 2), 180).figure(Figure::Wagon, "road:0").end();
    table.turn("workshop-end", (1, 3), 0);
    table
}

/// A39, R-AM-7: the wagon drives along a connection, of which there is none; or to what is open and
/// free on the nine squares around (1, 2), to a part of it that lies there.
#[test]
fn a_wagon_drives_along_a_connection_or_to_what_lies_around() {
    let usual = wagon_at_home("{}");
    assert_eq!(
        (usual.game().phase(), usual.game().supply(seat(0)).count(Figure::Wagon)),
        (Phase::Place, 1)
    );
    let mut table = wagon_at_home(r#"{"wagon-ways": "nine-tiles"}"#);
    let drive = |at: Spot| Move::MoveWagon { player: seat(0), at: spot(at), on: segment("city:0") };
    let ways = sets::wagon::next(table.game()).map(|(_, ways)| ways).expect("a wagon waits");
    assert_eq!(ways.iter().map(|way| way.at).collect::<Vec<_>>(), [spot((2, 2))]);
    for at in [(0, 2), (4, 2), (2, 4)] {
        assert!(
            matches!(
                table.refuses(&drive(at)),
                Rejection::Expansion(expansion::Rejection::Wagon(wagon::Rejection::NoWay { .. }))
            ),
            "{at:?}"
        );
    }
    table.clone().play(Move::KeepWagon { player: seat(0) });
    table.play(drive((2, 3)));
    assert_eq!(
        (table.game().phase(), table.game().supply(seat(0)).count(Figure::Wagon)),
        (Phase::Place, 0)
    );
    table.lay("Ben", "workshop-cap", (2, 5), 0);
    assert_eq!(table.from("Anna", Source::City), 4 * 2);
}

/// A39: an open monastery next to the wagon's tile, by a corner, is a way too; a field is none.
#[test]
fn a_wagon_may_drive_to_a_monastery_at_a_corner() {
    let mut table = table(&["Anna", "Ben"], &["abbey-mayor"], r#"{"wagon-ways": "nine-tiles"}"#);
    table.ground(2).turn("base-monastery", (2, 2), 0);
    table.until("Anna").place("workshop-end", (1, 2), 180).figure(Figure::Wagon, "road:0").end();
    table.turn("workshop-end", (1, 3), 0);
    table.play(Move::MoveWagon { player: seat(0), at: spot((2, 2)), on: segment("monastery") });
    assert_eq!(table.game().board().figures().len(), 1);
}

/// A44, R-AM-8, 12: Ben's barn stands in the field of a completed city. Anna's is refused there, or
/// placed: 4 for each at the end.
#[test]
fn a_second_barn_is_refused_or_allowed() {
    for (said, points) in [("{}", [0, 4]), (r#"{"second-barn": "allowed"}"#, [4, 4])] {
        let mut table = table(&["Anna", "Ben"], &["abbey-mayor"], said);
        table.city("Ben", 5, 2).field((0, 2)).field((3, 2));
        let barn = Move::PlaceBarn { corner: Corner::NorthWest };
        table.until("Ben").place("workshop-field", (1, 2), 0).play(barn.clone()).end();
        table.until("Anna").place("workshop-field", (4, 2), 0);
        if points[0] == 0 {
            assert_eq!(sets::barn::corners(table.game()), []);
            assert_eq!(table.refuses(&barn), barn::Rejection::IsThere { by: seat(1) }.into());
        } else {
            table.play(barn);
        }
        table.end().end_game();
        assert_eq!(["Anna", "Ben"].map(|name| table.from(name, Source::Field)), points);
        // On the scorepad the second barn counts alike.
        let mut pad = pad(&["abbey-mayor"], said);
        let field = Entry {
            complete_cities: 1,
            followers: vec![Group::new(seat(1), Figure::Barn, 1)],
            ..Entry::new(Kind::Field, 1)
        };
        let second =
            Move::Note(Box::new(Note { barn: Some(Box::new(field)), ..Note::by_player(seat(0)) }));
        if points[0] == 0 {
            assert_eq!(pad.refuses(&second), barn::Rejection::IsThere { by: seat(1) }.into());
        } else {
            pad.play(second);
        }
    }
}
