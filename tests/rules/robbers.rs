//! The Robbers (R-RBS); each robber is called a bandit.

use rules::expansion::messages::Walk;
use rules::expansion::robbers::{Ambush, Rejection as Refused, Rob, Stay};
use rules::expansion::track::ScoreFigure;
use rules::game::question::{Act, Topic};
use rules::game::sets;
use rules::geometry::Side;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::described::Described;
use rules::tile::{Edge, Edges, Road};
use rules::{Move, Setup};

use support::table::{Spot, Table, rotation, seat, setup, spot, workshop_catalogue};

const THREE: [&str; 3] = ["Anna", "Ben", "Cleo"];

fn table() -> Table {
    Table::with_sets(&THREE, &["robbers"])
}

fn ambush(player: u8, space: u8) -> Move {
    Move::PlaceBandit(Ambush { player: seat(player), space })
}

fn stay(player: u8) -> Move {
    Move::KeepBandit(Stay { player: seat(player) })
}

/// A tile with a bag as a table describes it: plain field, or the end of a road in the north.
fn described(name: &str, roads: &[Side]) -> Described {
    let road = |side: &Side| Road { sides: vec![*side], inn: false, tunnel: false, well: false };
    let n = if roads.is_empty() { Edge::Field } else { Edge::Road };
    Described {
        tile: name.into(),
        edges: Edges { n, e: Edge::Field, s: Edge::Field, w: Edge::Field },
        cities: Vec::new(),
        roads: roads.iter().map(road).collect(),
        monastery: false,
        bag: true,
    }
}

/// That player places a bag of plain field in the west.
fn bag(table: &mut Table, name: &str) {
    table.until(name);
    let x = (0..).map(|x| -x).find(|x| table.is_free((*x, 1))).expect("a free place");
    lay_bag(table, name, described("own-bag", &[]), (x, 1));
}

fn lay_bag(table: &mut Table, name: &str, described: Described, at: Spot) {
    let tile = described.tile.clone();
    table.until(name);
    if table.game().catalogue().tile(tile.as_str()).is_none() {
        table.play(Move::DescribeTile(Box::new(described)));
    }
    table.play(Move::PlaceAnyway { tile, at: spot(at), rotation: rotation(0) });
}

/// A road of `size` tiles that its owner completes: as many points.
fn road(table: &mut Table, owner: &str, x: i32, size: i32) {
    table.ground(x).claim(owner, "workshop-end", (x, 2), 180, "road:0");
    for row in 3..=size {
        table.turn("workshop-road", (x, row), 0);
    }
    table.lay(owner, "workshop-end", (x, 1 + size), 0);
}

/// The topic of the question, and who is asked, by seat.
fn asked(table: &Table) -> Option<(Topic, usize)> {
    let question = table.game().question()?;
    Some((question.topic, question.whom.index()))
}

fn bandit(table: &Table, player: u8) -> Option<u8> {
    table.game().track().expect("a track").bandit(seat(player))
}

fn robbed(table: &Table, player: u8) -> i32 {
    table.game().tally(seat(player)).points(Source::Robbers)
}

/// R-RBS-1: eight tiles with a bag that the app does not know are drawn beside the known ones.
#[test]
fn the_bag_holds_eight_tiles_that_the_app_does_not_know() {
    let mut table = Table::new(setup(&THREE, &["base", "robbers"]), workshop_catalogue());
    assert_eq!((table.game().bags_left(), table.game().count_left()), (8, 71 + 8));
    lay_bag(&mut table, "Anna", described("own-end", &[Side::North]), (0, 1));
    assert_eq!((table.game().bags_left(), table.game().count_left()), (7, 71 + 7));
}

/// R-RBS-2: Ben stands on 3, Cleo on 0. Anna may put her bandit beside either; then Ben may, the
/// next to the left with a bandit at home, and not Cleo.
#[test]
fn a_bag_lets_two_players_place_their_bandits() {
    let mut table = table();
    road(&mut table, "Ben", 1, 3);
    bag(&mut table, "Anna");
    let spaces = sets::robbers::ambushes(table.game(), seat(0));
    assert_eq!(spaces, [(3, vec![seat(1)]), (0, vec![seat(2)])]);
    assert_eq!(asked(&table), Some((Topic::Bandit, 0)));
    assert_eq!(table.refuses(&Move::EndTurn), Refused::First { seat: seat(0) }.into());
    assert_eq!(table.refuses(&ambush(1, 0)), Refused::First { seat: seat(0) }.into());
    assert_eq!(table.refuses(&ambush(0, 7)), Refused::Nobody { space: 7 }.into());
    table.play(ambush(0, 3));
    assert_eq!((bandit(&table, 0), asked(&table)), (Some(3), Some((Topic::Bandit, 1))));
    table.play(stay(1));
    assert_eq!(table.refuses(&stay(2)), Refused::NoneDue.into());
    table.end();
    // The bandit may go elsewhere at the next bag, and Ben is asked again.
    bag(&mut table, "Anna");
    assert_eq!(table.refuses(&ambush(0, 3)), Refused::Nobody { space: 3 }.into());
    table.play(ambush(0, 0));
    assert_eq!((bandit(&table, 0), asked(&table)), (Some(0), Some((Topic::Bandit, 1))));
}

/// R-RBS-3: Ben scores a road of 5: he keeps all, Anna gets 3, and her bandit goes home. For the
/// next road she gets nothing.
#[test]
fn a_bandit_gets_half_rounded_up_and_goes_home() {
    let mut table = table();
    bag(&mut table, "Anna");
    table.play(ambush(0, 0)).play(stay(1)).end();
    road(&mut table, "Ben", 1, 5);
    assert_eq!((table.points("Anna"), table.points("Ben")), (3, 5));
    assert_eq!((bandit(&table, 0), robbed(&table, 0)), (None, 3));
    road(&mut table, "Ben", 2, 2);
    assert_eq!((table.points("Anna"), table.points("Ben")), (3, 7));
}

/// R-RBS-4: Cleo's bandit waits by Anna, Anna's by Ben. Ben scores 5, Anna robs 3 and walks to 3:
/// Cleo's bandit walks along and robs nobody. Then Anna scores 2, and Cleo gets 1. Points that are
/// not for a feature set off no bandit either (R-RBS-7).
#[test]
fn a_bandit_walks_along_with_points_that_are_not_for_a_feature() {
    let mut table = table();
    // Ben's and Cleo's figures are apart, Anna's is alone on 0.
    road(&mut table, "Ben", 1, 2);
    road(&mut table, "Cleo", 2, 3);
    bag(&mut table, "Anna");
    table.play(ambush(0, 2)).play(stay(1)).end();
    bag(&mut table, "Cleo");
    table.play(ambush(2, 0)).play(stay(1)).end();
    road(&mut table, "Ben", 3, 5);
    assert_eq!((table.points("Anna"), bandit(&table, 2)), (3, Some(3)));
    assert_eq!((robbed(&table, 0), robbed(&table, 2)), (3, 0));
    let reason = "a slip".to_owned();
    table.play(Move::Adjust { player: seat(0), points: 4, reason, source: None });
    assert_eq!((bandit(&table, 2), robbed(&table, 2)), (Some(7), 0));
    road(&mut table, "Anna", 4, 2);
    assert_eq!((robbed(&table, 2), bandit(&table, 2)), (1, None));
    assert_eq!((table.points("Anna"), table.points("Cleo")), (9, 4));
}

/// R-RBS-5: Ben and Cleo share a city of 3 tiles, 6 points, from one space: the halves are equal,
/// Anna gets one of them. Ben and Cleo, each by a bandit of the other, get half each.
#[test]
fn of_several_who_score_together_a_bandit_robs_one() {
    let mut table = table();
    bag(&mut table, "Anna");
    table.play(ambush(0, 0)).play(ambush(1, 0)).end();
    // Two caps of one city of 3 tiles.
    table.column(1, 4).claim("Ben", "workshop-cap", (2, 2), 180, "city:0");
    table.claim("Cleo", "workshop-cap", (2, 4), 0, "city:0");
    table.lay("Anna", "workshop-tube", (2, 3), 0);
    assert_eq!((table.points("Ben"), table.points("Cleo")), (6 + 3, 6));
    assert_eq!((table.points("Anna"), robbed(&table, 1)), (3, 3));
    assert_eq!((bandit(&table, 0), bandit(&table, 1)), (None, None));
}

/// R-RBS-5 with Messages: Ben walks 5 with the messenger from 0, beside which no bandit waits: the
/// one by his follower on 3 waits on.
#[test]
fn with_messages_a_bandit_robs_the_figure_beside_it() {
    let mut table = Table::with_sets(&THREE, &["messages", "robbers"]);
    road(&mut table, "Ben", 1, 3);
    bag(&mut table, "Anna");
    table.play(ambush(0, 3)).play(stay(1)).end();
    table.ground(2).claim("Ben", "workshop-end", (2, 2), 180, "road:0");
    table.turn("workshop-road", (2, 3), 0).lay("Cleo", "workshop-end", (2, 4), 0);
    assert_eq!(asked(&table), Some((Topic::Walk, 1)));
    let walk = |figure| Move::MoveScoreFigure(Walk { player: seat(1), figure });
    let mut follower = table.clone();
    follower.play(walk(ScoreFigure::Follower));
    assert_eq!((robbed(&follower, 0), bandit(&follower, 0)), (2, None));
    table.play(walk(ScoreFigure::Messenger));
    assert_eq!((robbed(&table, 0), bandit(&table, 0)), (0, Some(3)));
}

/// R-RBS-5 with Messages: one tile completes Ben's city of 2, 4 points, and Cleo's road of 2, so
/// that halves of 2 and of 1 are to be had, and Anna says which: either may bring a message.
#[test]
fn where_it_matters_the_owner_of_a_bandit_says_whom_it_robs() {
    let mut table = Table::with_sets(&THREE, &["messages", "robbers"]);
    bag(&mut table, "Anna");
    table.play(ambush(0, 0)).play(stay(1)).end();
    table.column(1, 4).claim("Ben", "workshop-cap", (2, 2), 180, "city:0");
    table.claim("Cleo", "workshop-end", (2, 4), 0, "road:0");
    table.lay("Anna", "workshop-gate", (2, 3), 0);
    assert_eq!(asked(&table), Some((Topic::Rob, 0)));
    assert_eq!(table.refuses(&Move::EndTurn), Refused::RobFirst { seat: seat(0) }.into());
    let rob = |from, points| Move::Rob(Rob { player: seat(0), from: seat(from), points });
    assert_eq!(table.refuses(&rob(1, 4)), Refused::NothingToRob.into());
    table.play(rob(2, 1));
    assert_eq!((robbed(&table, 0), bandit(&table, 0)), (1, None));
    assert_eq!(table.refuses(&rob(1, 2)), Refused::NothingToRob.into());
}

/// R-RBS-6: the tile with the bag itself completes Ben's road of 2: Anna puts her bandit by him,
/// and gets 1 of his 2.
#[test]
fn a_bandit_may_be_placed_beside_whoever_scores_by_this_tile() {
    let mut table = table();
    table.ground(1).claim("Ben", "workshop-end", (1, 2), 180, "road:0");
    lay_bag(&mut table, "Anna", described("own-end", &[Side::North]), (1, 3));
    table.play(ambush(0, 0)).play(stay(1)).end();
    assert_eq!((table.points("Anna"), table.points("Ben")), (1, 2));
}

/// R-RBS-7: the last scoring is not robbed: Ben's open road brings 1, and Anna nothing.
#[test]
fn the_final_scoring_is_not_robbed() {
    let mut table = table();
    bag(&mut table, "Anna");
    table.play(ambush(0, 0)).play(stay(1)).end();
    table.ground(1).claim("Ben", "workshop-end", (1, 2), 180, "road:0");
    table.play(Move::EndGame);
    assert!(table.game().is_finished());
    assert_eq!((table.points("Anna"), table.points("Ben")), (0, 1));
}

/// R-RBS-2, the reading of the last edition: everybody in turn, Anna first, and whoever has the
/// bandit at home has to place it; one that is out may stay.
#[test]
fn at_some_tables_everybody_places_a_bandit() {
    let mut rules = HouseRules::default();
    rules.set(HouseRule::EverybodySetsBandits, true);
    let setup = Setup { rules, ..setup(&THREE, &["base", "workshop", "robbers"]) };
    let mut table = Table::new(setup, workshop_catalogue());
    bag(&mut table, "Anna");
    for player in 0..3 {
        assert_eq!(asked(&table), Some((Topic::Bandit, usize::from(player))));
        assert_eq!(table.refuses(&stay(player)), Refused::Must.into());
        table.play(ambush(player, 0));
    }
    table.end();
    bag(&mut table, "Anna");
    // All stand on 0, where every bandit waits already: nobody has anywhere to go.
    assert_eq!(asked(&table), Some((Topic::Act(Act::Deploy(Figure::Follower)), 0)));
}
