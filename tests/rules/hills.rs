//! Hills & Sheep, what lies on the land: hills, vineyards, and a side that two cities share (R-HSH).

use kings_order::rules::card::occasion::{Occasion, Placement};
use kings_order::rules::card::task::Requirement;
use kings_order::rules::feature::completion::Completion;
use kings_order::rules::feature::majority;
use kings_order::rules::feature::{Kind, Occupant, Place, Readings, Record};
use kings_order::rules::house_rule::HouseRule;
use kings_order::rules::player::{Figure, Seat, Supply};
use kings_order::rules::scorepad::{Entry, Group, Note};
use kings_order::rules::scoring::{self, Finality, Label, Line, Source, field};
use kings_order::rules::setup::Recording;
use kings_order::rules::tile::{Building, Quarter};
use kings_order::rules::{Move, Rejection, Setup};
use kings_order::text::Words;

use crate::table::{Spot, Table, seat, segment, setup, spot, workshop_catalogue};

/// Two caps with a field between them, on a hill.
const HILL: &str = "hills-city-caps-opposite-hill";
/// Two roads that end at a village, on a hill.
const HILL_OF_ROADS: &str = "hills-two-roads-opposite-hill";
/// A cap with a vineyard.
const VINEYARD: &str = "hills-city-cap-broad-vineyard";
/// Two cities with a shared side, which turned by half lies in the south.
const SHARED: &str = "hills-city-corner-city-cap-shared-side-vineyard";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["hills-sheep"], sets].concat())
}

fn with_rule(sets: &[&str], rule: Option<HouseRule>) -> Table {
    let setup = setup(&["Anna", "Ben"], &[&["base", "workshop", "hills-sheep"], sets].concat());
    Table::new(Setup { rules: rule.into_iter().collect(), ..setup }, workshop_catalogue())
}

/// A feature on which each of those players has so many followers, so many of them on hills.
fn record(kind: Kind, followers: &[(u8, u32, u32)], readings: Readings) -> Record {
    let mut record = Record { readings, ..Record::new(kind, 9) };
    for (index, count, on_hills) in followers {
        let occupant = Occupant { seat: seat(*index), figure: Figure::Follower };
        record.occupants.extend((0..*count).map(|_| occupant));
        record.on_hills[seat(*index)] = *on_hills;
    }
    record
}

fn owners(record: &Record) -> Vec<Seat> {
    majority::owners(record).collect()
}

// ---- the shepherd ----

/// R-HSH-1, 7: one each with the set, for fields alone; he is no follower, has no strength, goes to
/// no quarter and climbs no tower.
#[test]
fn everybody_has_one_shepherd_for_fields() {
    let shepherds = |table: &Table| table.game().supply(seat(0)).count(Figure::Shepherd);
    assert_eq!((shepherds(&table(&[])), shepherds(&Table::of(&["Anna", "Ben"]))), (1, 0));
    let stands = Kind::all().filter(|kind| Figure::Shepherd.may_stand_on(*kind));
    assert_eq!(stands.collect::<Vec<_>>(), [Kind::Field]);
    let shepherd = Figure::Shepherd;
    assert!(!shepherd.is_follower() && !shepherd.may_climb() && shepherd.strength(3) == 0);
    let one = Supply::at_start(|figure| u8::from(figure == Figure::Shepherd));
    assert_eq!(one.followers(), 0);
    assert!(Quarter::ALL.into_iter().all(|quarter| !shepherd.may_enter(quarter)));
}

// ---- hills ----

/// R-HSH-10, 11: one knight each in a city of 3: Anna's stands on a hill, and she alone has the 6
/// points; without a hill both have them. Who completes it becomes King all the same.
#[test]
fn a_knight_on_a_hill_wins_a_tied_city() {
    for (tile, on, points) in [(HILL, "city:1", [6, 0]), ("workshop-cap", "city:0", [6, 6])] {
        let mut table = table(&["king-robber"]);
        let degrees = if tile == HILL { 0 } else { 180 };
        table.column(1, 4).claim("Anna", tile, (2, 2), degrees, on);
        table.claim("Ben", "workshop-cap", (2, 4), 0, "city:0");
        table.lay("Ben", "workshop-tube", (2, 3), 0);
        assert_eq!(table.all_points(), points, "{tile}");
        assert_eq!(table.king(), (Some("Ben"), 3));
    }
}

/// R-HSH-10: the score says what has decided: its line counts the follower on the hill and brings
/// nothing, 3 tiles × 2 = 6 beside it; so do the feature in few words and those who stand there.
#[test]
fn the_score_says_that_a_hill_has_decided() {
    let mut table = table(&[]);
    table.column(1, 4).claim("Anna", HILL, (2, 2), 0, "city:1");
    table.claim("Ben", "workshop-cap", (2, 4), 0, "city:0").until("Ben");
    table.place("workshop-tube", (2, 3), 0).end();
    let entries = table.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    let score = entries.filter_map(|outcome| match outcome {
        kings_order::rules::Outcome::Scored(score) => Some(score),
        _ => None,
    });
    let [score] = score.collect::<Vec<_>>()[..] else { panic!("Anna alone scores") };
    let lines = [Line::new(Label::Tiles, 3, 2), Line::new(Label::Hill, 1, 0)];
    assert_eq!((score.seat, score.lines.as_slice()), (seat(0), lines.as_slice()));
    let (words, game) = (Words::english(), table.game());
    let sum = words.sum(score, game.catalogue());
    assert_eq!(sum, "3 tiles × 2 = 6, wins the tie with 1 on a hill");
    assert_eq!(words.reason(score, game.catalogue()), "city of 3 (from the hill)");
    let record = score.record.as_ref().expect("the city");
    assert_eq!(words.occupants(record, game), "Anna 1, 1 on a hill · Ben 1");
}

/// R-HSH-10: one thief each on a road of 3: 3 points for the one on the hill. The hill of Ben's
/// tile beside the road decides nothing, for he stands elsewhere on it.
#[test]
fn only_a_hill_under_the_followers_of_the_feature_counts() {
    let mut table = table(&[]);
    table.column(1, 5).claim("Anna", "workshop-end", (2, 2), 180, "road:0");
    table.claim("Ben", HILL_OF_ROADS, (2, 4), 0, "road:0");
    table.lay("Anna", "workshop-road", (2, 3), 0);
    assert_eq!(table.all_points(), [0, 3]);

    let mut table = self::table(&[]);
    table.column(1, 5).claim("Anna", "workshop-end", (2, 2), 180, "road:0");
    table.claim("Ben", HILL_OF_ROADS, (2, 4), 0, "road:1");
    table.lay("Anna", "workshop-road", (2, 3), 0);
    assert_eq!(table.all_points(), [3, 0], "Ben’s thief is on the other road");
}

/// R-HSH-10: on every kind of feature; a hill helps nobody who is weaker, and of three tied ones the
/// two on hills share.
#[test]
fn hills_decide_among_the_strongest_alone() {
    for kind in Kind::all() {
        let with =
            |followers: &[(u8, u32, u32)]| owners(&record(kind, followers, Readings::default()));
        assert_eq!(with(&[(0, 1, 0), (1, 1, 1)]), [seat(1)], "{}", kind.name());
        assert_eq!(with(&[(0, 2, 0), (1, 1, 1)]), [seat(0)]);
        assert_eq!(with(&[(0, 1, 1), (1, 1, 0), (2, 1, 1)]), [seat(0), seat(2)]);
        assert_eq!(with(&[(0, 1, 0), (1, 1, 0)]), [seat(0), seat(1)]);
    }
}

/// R-HSH-10: two followers on hills are as good as one, unless the table counts them.
#[test]
fn a_table_may_count_the_followers_on_hills() {
    let of = |rule: Option<HouseRule>| {
        let readings = Readings::from_rules(&rule.into_iter().collect());
        owners(&record(Kind::City, &[(0, 2, 1), (1, 2, 2)], readings))
    };
    assert_eq!(of(None), [seat(0), seat(1)]);
    assert_eq!(of(Some(HouseRule::HillsCounted)), [seat(1)]);
}

/// R-HSH-10, A46: around a city the farmers of its fields are counted together, and so are those on
/// hills: one farmer each, Ben's on a hill in the other field, 4 points to him alone.
#[test]
fn hills_decide_around_a_city_too() {
    let readings = Readings { by_city: true, ..Readings::default() };
    let (one, other) =
        (record(Kind::Field, &[(0, 1, 0)], readings), record(Kind::Field, &[(1, 1, 1)], readings));
    let scores = field::around_city(&[&one, &other], None, false);
    let [score] = scores.as_slice() else { panic!("one score: {scores:?}") };
    assert_eq!((score.seat, score.points()), (seat(1), 4));
    assert!(score.lines.contains(&Line::new(Label::Hill, 1, 0)));
}

/// R-HSH-11: an order for a city that brings its holder points is met for the one on the hill, and
/// not for the other.
#[test]
fn an_order_goes_by_the_broken_tie() {
    let record = record(Kind::City, &[(0, 1, 0), (1, 1, 1)], Readings::default());
    let task = r#"{"complete": {"feature": "city", "points": {"at-least": 1}}}"#;
    let task: Requirement = serde_json::from_str(task).expect("a requirement");
    let is_met = |index| {
        let completion = Completion {
            record: record.clone(),
            completer: seat(index),
            networks: Vec::new(),
            defeated: Vec::new(),
            lie: None,
        };
        let placement = Placement { completions: vec![completion], ..Placement::default() };
        task.is_met(&Occasion::Placement(placement), seat(index))
    };
    assert_eq!((is_met(0), is_met(1)), (false, true));
}

// ---- vineyards ----

/// A building on (1, 2) with all around it but (1, 3); in the south-west and the south-east lie
/// vineyards.
fn between_vineyards(table: &mut Table, tile: &str, figure: Figure, on: &str) {
    table.ground(2).until("Anna").place(tile, (1, 2), 0).figure(figure, on).end();
    table.field((0, 2)).field((2, 2));
    table.turn(VINEYARD, (0, 3), 180).turn(VINEYARD, (2, 3), 180);
}

/// R-HSH-12: 9 and 2 × 3 for a completed monastery with two vineyards around it; at the end an
/// incomplete one with seven tiles around it has 8 and nothing for them.
#[test]
fn a_complete_monastery_brings_3_for_each_vineyard() {
    let mut table = table(&[]);
    between_vineyards(&mut table, "base-monastery", Figure::Follower, "monastery");
    let mut ended = table.clone();
    table.until("Ben").place("workshop-field", (1, 3), 0);
    table.end();
    assert_eq!(table.from("Anna", Source::Monastery), 15);
    ended.until("Ben").end_game();
    assert_eq!(ended.from("Anna", Source::Monastery), 8);
}

/// R-HSH-12: an abbot who is called home has 1 and 7, and nothing for vineyards.
#[test]
fn an_abbot_called_home_gets_nothing_for_vineyards() {
    let mut table = table(&["abbot"]);
    between_vineyards(&mut table, "base-monastery", Figure::Abbot, "monastery");
    table.until("Anna").place("workshop-field", (3, 1), 0).play(Move::RecallAbbot);
    assert_eq!(table.from("Anna", Source::Monastery), 8);
}

/// R-HSH-12: a completed garden has 9, and 15 at a table where vineyards count for gardens.
#[test]
fn vineyards_count_for_gardens_only_where_the_table_says_so() {
    for (rule, points) in [(None, 9), (Some(HouseRule::VineyardsForGardens), 15)] {
        let mut table = with_rule(&["abbot", "tower"], rule);
        between_vineyards(&mut table, "tower-field-garden", Figure::Abbot, "garden");
        table.field((1, 3));
        assert_eq!(table.from("Anna", Source::Gardens), points);
    }
}

/// R-HSH-12, 14: Ben's heretic beside Anna's monk is the first with all eight around him: 9 and 3
/// for his only vineyard; she has nothing.
#[test]
fn the_winner_of_a_challenge_has_his_vineyards_and_the_loser_nothing() {
    let mut table = table(&["shrines"]);
    table.ground(2).claim("Ben", "shrine-plain", (1, 2), 0, "shrine");
    table.claim("Anna", "base-monastery", (2, 2), 0, "monastery");
    table.field((0, 2)).turn(VINEYARD, (0, 3), 180);
    table.field((2, 3)).field((1, 3)).end_game();
    assert_eq!((table.from("Ben", Source::Shrine), table.points("Anna")), (12, 0));
}

/// R-HSH-12: the lines of the sum; nothing is said of vineyards where there are none.
#[test]
fn vineyards_are_a_line_of_the_buildings_score() {
    for building in [Building::Monastery, Building::Shrine] {
        let mut record = record(Kind::Building(building), &[(0, 1, 0)], Readings::default());
        record.vineyards = 2;
        let line = Line::new(Label::Vineyards, 2, 3);
        assert!(scoring::worth(&record, Finality::Complete).contains(&line));
        assert!(!scoring::worth(&record, Finality::Incomplete).contains(&line));
        record.vineyards = 0;
        let lines = scoring::worth(&record, Finality::Complete);
        assert!(lines.iter().all(|line| line.label != Label::Vineyards));
    }
}

/// R-HSH-12: on the scorepad the table writes down how many there are: 9 and 2 × 3; nine are more
/// than the set brings, and than lie around any building.
#[test]
fn the_scorepad_counts_vineyards() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep"]);
    let setup = Setup { record: Recording::Scorepad, ..setup };
    let mut table = Table::new(setup, workshop_catalogue());
    let entry = |vineyards| {
        let followers = vec![Group::new(seat(0), Figure::Follower, 1)];
        let monastery = Entry { followers, vineyards, ..Entry::new(Kind::MONASTERY, 9) };
        Move::Note(Box::new(Note { completed: vec![monastery], ..Note::by_player(seat(0)) }))
    };
    assert!(matches!(table.refuses(&entry(9)), Rejection::Scorepad(_)));
    table.play(entry(2));
    assert_eq!(table.from("Anna", Source::Monastery), 15);
}

// ---- the shared side ----

/// The tile with the shared side, that in the south, and a cap on either hand: Anna's knight in the
/// city that goes on in the east, Ben's in that of the west.
fn shared_side(table: &mut Table) {
    table.ground(3).claim("Anna", SHARED, (2, 2), 180, "city:0");
    table.claim("Ben", "workshop-cap", (1, 2), 90, "city:0");
    table.turn("workshop-cap", (3, 2), 270);
}

fn open(table: &Table, at: Spot, on: &str) -> u32 {
    let board = table.game().board();
    let place = Place { at: spot(at), segment: segment(on) };
    board.missing(board.feature(place).expect("such a segment"))
}

/// R-HSH-13: two cities of 2 with an open end each, until one laid at the shared side joins them to
/// one of 4 tiles: 8 points for each of the two knights in it, and one completed city.
#[test]
fn a_city_laid_at_the_shared_side_joins_both() {
    let mut table = table(&["king-robber"]);
    shared_side(&mut table);
    let sizes = ["city:0", "city:1"].map(|on| (table.size((2, 2), on), open(&table, (2, 2), on)));
    assert_eq!(sizes, [(2, 1), (2, 1)]);
    table.lay("Ben", "workshop-cap", (2, 3), 0);
    assert_eq!(table.all_points(), [8, 8]);
    assert_eq!((table.game().completed().cities, table.king()), (1, (Some("Ben"), 4)));
}

/// R-HSH-13: an abbey at the shared side closes both cities: 4 points for each, two completed.
#[test]
fn an_abbey_at_the_shared_side_closes_both() {
    let mut table = table(&["abbey-mayor"]);
    shared_side(&mut table);
    for at in [(1, 3), (3, 3), (1, 4), (2, 4)] {
        table.field(at);
    }
    table.until("Anna").play(Move::PlaceAbbey { at: spot((2, 3)) }).end();
    assert_eq!((table.all_points(), table.game().completed().cities), (vec![4, 4], 2));
}

/// R-HSH-13: two shared sides against each other make one city of all four parts: two tiles with
/// the four other ends open.
#[test]
fn two_shared_sides_make_one_city() {
    let mut table = table(&[]);
    table.ground(2).turn(SHARED, (2, 2), 180).turn(SHARED, (2, 3), 0);
    for at in [(2, 2), (2, 3)] {
        for on in ["city:0", "city:1"] {
            assert_eq!((table.size(at, on), open(&table, at, on)), (2, 4), "{at:?} {on}");
        }
    }
}
