//! Abbot & gardens (R-AB), and the rivers that come with them (R-RVN).

use std::sync::Arc;

use content::bundled;
use rules::card::requirement::Which;
use rules::expansion::abbot::Rejection as Refused;
use rules::expansion::count::quarter_of;
use rules::expansion::fairy::{Call, Stand};
use rules::expansion::tower::Capture;
use rules::feature::Place;
use rules::game::question::{Act, Target};
use rules::game::{Phase, questions, sets};
use rules::player::{Figure, Supply};
use rules::scoring::Source;
use rules::tile::{Kind, Quarter, RiverRole, Segment};
use rules::{Game, Move, Rejection};

use support::table::{Spot, Table, capture, deploy, seat, segment, setup, spot};

/// Plain field with a garden in it, and a tower's foundation.
const GARDEN: &str = "tower-field-garden";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["abbot", "tower"], sets].concat())
}

fn abbot(on: &str) -> Move {
    Move::Deploy { figure: Figure::Abbot, on: segment(on), at: None }
}

/// Anna's abbot in the garden at (0, 2), with (0, 1) and (-1, 1) beside it; then Ben has had a turn,
/// with (-2, 1).
fn in_garden(sets: &[&str]) -> Table {
    let mut table = table(sets);
    table.field((0, 1)).until("Anna").place(GARDEN, (0, 2), 0).play(abbot("garden")).end();
    table.until("Anna");
    table
}

/// Plain field, by whoever is on turn.
fn fields(table: &mut Table, places: &[Spot]) {
    for at in places {
        table.field(*at);
    }
}

fn abbots(table: &Table) -> [u8; 2] {
    [0, 1].map(|index| table.game().supply(seat(index)).count(Figure::Abbot))
}

/// The copies in the bag with the setup's sets and gardens, start tile drawn.
fn left(sets: &[&str], gardens: Option<&[&str]>, tile: &str) -> u16 {
    let mut setup = setup(&["Anna", "Ben"], sets);
    setup.gardens = gardens.map(|sets| sets.iter().map(|set| (*set).to_owned()).collect());
    let game = Game::new(Arc::new(setup), bundled::catalogue()).expect("a game");
    game.copies_left(tile)
}

/// R-AB-1: the box of 2014 has 72 tiles as ever; of its five caps one bears a garden. Without
/// abbots all five are plain; with boxes of both editions the table says which bears gardens.
#[test]
fn gardens_take_the_place_of_plain_tiles() {
    let (plain, garden) = ("base-city-cap", "base-city-cap-garden");
    let caps = |sets, gardens| (left(sets, gardens, plain), left(sets, gardens, garden));
    assert_eq!(caps(&["base"], None), (5, 0));
    assert_eq!(caps(&["base", "abbot"], None), (4, 1));
    assert_eq!(caps(&["base", "tower", "abbot"], Some(&["tower"])), (5, 0));
    assert_eq!(left(&["base", "tower", "abbot"], Some(&["tower"]), GARDEN), 1);
    let new = setup(&["Anna", "Ben"], &["base", "abbot"]);
    let game = Game::new(Arc::new(new), bundled::catalogue()).expect("a game");
    assert_eq!(game.count_left(), 71);
    let gardens = game.tiles_left().filter(|(tile, _)| tile.garden).count();
    assert_eq!(gardens, 8);
}

/// R-AB-1, 4: one abbot each, a follower of strength 1; without the set nobody has one.
#[test]
fn everybody_has_one_abbot_who_is_a_follower_of_strength_1() {
    assert_eq!((abbots(&table(&[])), abbots(&Table::of(&["Anna", "Ben"]))), ([1, 1], [0, 0]));
    assert_eq!((Figure::Abbot.strength(0), Figure::Abbot.strength(3)), (1, 1));
    assert!(Figure::Abbot.is_follower() && !Figure::Abbot.may_climb());
}

/// R-AB-2, 5: complete with all eight around it, whoever owns them: 9 points, and the abbot is at
/// home. The garden cuts no field: that of its tile is one with the eight, (-2, 1) and the
/// start tile's.
#[test]
fn a_garden_with_eight_neighbours_brings_9() {
    let mut table = in_garden(&[]);
    fields(&mut table, &[(1, 1), (-1, 2), (1, 2), (-1, 3), (0, 3)]);
    assert_eq!((table.from("Anna", Source::Gardens), abbots(&table)), (0, [0, 1]));
    table.field((1, 3));
    assert_eq!((table.from("Anna", Source::Gardens), abbots(&table)), (9, [1, 1]));
    assert_eq!((table.game().completed().gardens, table.game().completed().monasteries), (1, 0));
    assert_eq!(table.size((0, 2), "field:0"), 11);
}

/// R-AB-5: at the end 1 for the garden and 1 for each neighbour: (0, 1), (-1, 1) and (1, 1).
#[test]
fn at_the_end_an_incomplete_garden_counts_its_neighbours() {
    let mut table = in_garden(&[]);
    table.field((1, 1)).end_game();
    assert_eq!(table.from("Anna", Source::Gardens), 4);
}

/// R-AB-3: an abbot stands on monasteries, shrines and gardens alone, and on a garden nobody else.
#[test]
fn abbots_and_gardens_are_made_for_each_other() {
    let stands = |figure: Figure| Kind::all().filter(move |kind| figure.may_stand_on(*kind));
    let on: Vec<Kind> = stands(Figure::Abbot).collect();
    assert_eq!(on, [Kind::MONASTERY, Kind::SHRINE, Kind::GARDEN]);
    let gardeners = Figure::ALL.into_iter().filter(|figure| figure.may_stand_on(Kind::GARDEN));
    assert_eq!(gardeners.collect::<Vec<_>>(), [Figure::Abbot]);
    let mut table = table(&[]);
    table.place("base-city-cap-garden", (0, -1), 180);
    let wrong = |figure, on| Rejection::WrongFigure { figure, segment: segment(on) };
    assert_eq!(table.refuses(&deploy("garden")), wrong(Figure::Follower, "garden"));
    assert_eq!(table.refuses(&abbot("city:0")), wrong(Figure::Abbot, "city:0"));
    assert_eq!(table.refuses(&abbot("field:0")), wrong(Figure::Abbot, "field:0"));
    table.play(abbot("garden"));
}

/// R-AB-4, 14: through a portal to a free garden, not to one where somebody is, nor to a road.
#[test]
fn a_portal_leads_the_abbot_to_a_free_garden() {
    let far =
        |on: &str, at| Move::Deploy { figure: Figure::Abbot, on: segment(on), at: Some(spot(at)) };
    let mut table = in_garden(&["princess-dragon"]);
    table.until("Ben").place("dragon-junction-three-portal", (1, 0), 0);
    let taken = Place { at: spot((0, 2)), segment: Segment::GARDEN };
    assert_eq!(
        table.refuses(&far("garden", (0, 2))),
        Rejection::Occupied { place: taken, by: seat(0) }
    );
    let mut table = self::table(&["princess-dragon"]);
    table.field((0, 1)).turn(GARDEN, (0, 2), 0).until("Ben");
    table.place("dragon-junction-three-portal", (1, 0), 0);
    assert!(matches!(
        table.refuses(&far("road:0", (0, 0))),
        Rejection::WrongFigure { figure: Figure::Abbot, .. }
    ));
    table.play(far("garden", (0, 2)));
    assert_eq!(abbots(&table), [1, 0]);
}

/// R-AB-6: with (0, 1), (-1, 1) and the new (1, 1) beside the garden he brings 1 + 3. It is the
/// action of the turn: no follower comes after it, and it is asked with its points.
#[test]
fn the_abbot_comes_home_for_the_points_so_far() {
    let mut table = in_garden(&[]);
    assert_eq!(table.refuses(&Move::RecallAbbot), Rejection::PlaceFirst);
    table.place("workshop-field", (1, 1), 0);
    let answers = questions::act::answers_to(table.game(), Act::Recall);
    let [answer] = answers.as_slice() else { panic!("one answer") };
    let garden = Place { at: spot((0, 2)), segment: Segment::GARDEN };
    assert_eq!((&answer.made, answer.target), (&Move::RecallAbbot, Target::Segment(garden)));
    assert_eq!(sets::abbot::recall(table.game()).map(|score| score.points()), Ok(4));
    table.play(Move::RecallAbbot);
    assert_eq!((table.from("Anna", Source::Gardens), abbots(&table)), (4, [1, 1]));
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::AlreadyDeployed);
    assert_eq!(table.refuses(&Move::RecallAbbot), Rejection::AlreadyDeployed);
    table.end().place("workshop-field", (1, 2), 0);
    assert_eq!(table.refuses(&Move::RecallAbbot), Refused::NotOut.into());
}

/// R-AB-6: from what the new tile completes nobody is called: it is scored at the end of the turn.
#[test]
fn a_complete_garden_brings_the_abbot_home_by_itself() {
    let mut table = in_garden(&[]);
    fields(&mut table, &[(1, 1), (-1, 2), (1, 2), (-1, 3), (0, 3)]);
    table.until("Anna").place("workshop-field", (1, 3), 0);
    assert_eq!(table.refuses(&Move::RecallAbbot), Refused::Complete.into());
    table.end();
    assert_eq!(table.from("Anna", Source::Gardens), 9);
}

/// R-AB-7, 8: Ben's monk, kept there by the table, shares nothing, prevents nothing and stays. The
/// monastery at (0, 1) has the start tile, (1, 1) and (-1, 1) beside it: 1 + 3 under monasteries,
/// and no monastery is completed.
#[test]
fn the_points_of_a_recall_are_the_abbots_own() {
    let mut table = table(&["king-robber"]);
    table.place("base-monastery", (0, 1), 0).play(abbot("monastery")).end();
    table.place("workshop-field", (1, 1), 0);
    let monk = Move::DeployAnyway {
        figure: Figure::Follower,
        on: Segment::MONASTERY,
        at: Some(spot((0, 1))),
    };
    table.play(monk).end().place("workshop-field", (-1, 1), 0).play(Move::RecallAbbot).end();
    assert_eq!((table.from("Anna", Source::Monastery), table.points("Ben")), (4, 0));
    assert_eq!(
        (table.game().completed().monasteries, table.king().0, table.robber().0),
        (0, None, None)
    );
    let board = table.game().board();
    let place = Place { at: spot((0, 1)), segment: Segment::MONASTERY };
    let monks = board.occupants(board.feature(place).expect("a monastery"));
    assert_eq!(monks.map(|monk| monk.seat).collect::<Vec<_>>(), [seat(1)]);
}

/// R-AB-8, 14: the fairy pays her 1 at the start of the turn and nothing for the abbot called home;
/// where the garden is completed she pays 3 more.
#[test]
fn the_fairy_pays_for_a_complete_garden_and_not_for_a_recall() {
    let beside_fairy = || {
        let mut table = in_garden(&["princess-dragon"]);
        let stand = Stand::Segment(Place { at: spot((0, 2)), segment: Segment::GARDEN });
        table.place("workshop-field", (1, 1), 0);
        table.play(Move::MoveFairy(Call::new(Figure::Abbot, stand))).end();
        table.field((-1, 2)).until("Anna");
        table
    };
    let mut table = beside_fairy();
    table.place("workshop-field", (1, 2), 0).play(Move::RecallAbbot).end();
    assert_eq!((table.from("Anna", Source::Fairy), table.from("Anna", Source::Gardens)), (1, 6));
    // She greets Anna at the start of two turns, and the last tile is hers.
    let mut table = beside_fairy();
    fields(&mut table, &[(1, 2), (-1, 3), (0, 3)]);
    assert_eq!((table.active(), table.from("Anna", Source::Fairy)), ("Ben", 2));
    table.field((1, 3));
    assert_eq!(
        (table.from("Anna", Source::Fairy), table.from("Anna", Source::Gardens)),
        (2 + 3, 9)
    );
}

/// R-AB-9: the phantom may follow him, no other figure.
#[test]
fn a_phantom_may_follow_the_abbot_who_comes_home() {
    let mut table = in_garden(&["phantom"]);
    table.place("workshop-field", (1, 1), 0).play(Move::RecallAbbot);
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::AlreadyDeployed);
    table.figure(Figure::Phantom, "field:0");
    assert_eq!(table.game().supply(seat(0)).count(Figure::Phantom), 0);
}

/// R-AB-10, R-TB-4: called home in the first part of a double turn, the abbot may go to another
/// garden in the second.
#[test]
fn a_double_turn_has_two_actions_for_the_abbot() {
    let mut table = in_garden(&["traders-builders"]);
    let cap = "base-city-cap-road-straight";
    table.place(cap, (1, 0), 0).follower("road:0").end().field((1, 1));
    table.until("Anna").place(cap, (2, 0), 0).figure(Figure::Builder, "road:0").end();
    table.until("Anna").place(cap, (3, 0), 0).play(Move::RecallAbbot).end();
    assert_eq!((table.active(), abbots(&table)), ("Anna", [1, 1]));
    table.place("base-city-cap-garden", (0, -1), 180).play(abbot("garden"));
    assert_eq!(abbots(&table), [0, 1]);
}

/// R-AB-11: a garden beside two shrines is no ban, and challenges none; neither a wagon nor anybody
/// from the cathedral goes there.
#[test]
fn a_garden_is_no_monastery() {
    let mut table = in_garden(&["shrines"]);
    table.turn("shrine-road", (0, 3), 0).claim("Ben", "shrine-plain", (1, 1), 0, "shrine");
    assert_eq!(table.game().board().challenges(), []);
    assert!(!Figure::Wagon.may_stand_on(Kind::GARDEN));
    assert_eq!(quarter_of(Kind::GARDEN), None);
    assert_eq!(quarter_of(Kind::MONASTERY), Some(Quarter::Cathedral));
}

/// R-AB-11, R-SG-4: a garden beside the siege tile is no refuge for its knight, a monastery is one.
#[test]
fn a_garden_is_no_refuge_from_a_siege() {
    for (refuge, escapes) in [(GARDEN, 0), ("base-monastery", 1)] {
        let mut table = table(&["siege-cathars"]);
        table.claim("Anna", "cathars-city-corner", (0, -1), 180, "city:0");
        table.until("Anna").turn(refuge, (0, -2), 0);
        assert_eq!(sets::siege::escapes(table.game()).len(), escapes, "{refuge}");
    }
}

/// R-AB-12: no order that asks for a monastery or a shrine means a garden; one for any feature does.
#[test]
fn no_order_for_monasteries_means_a_garden() {
    let all = [Which::Road, Which::City, Which::Monastery, Which::Shrine, Which::Monastic];
    assert!(all.into_iter().all(|which| !which.includes(Kind::GARDEN)));
    assert!(Which::Any.includes(Kind::GARDEN));
}

/// R-AB-13: of the quarters the abbot goes to the cathedral alone.
#[test]
fn the_cathedral_takes_the_abbot() {
    let quarters = Quarter::ALL.into_iter().filter(|quarter| Figure::Abbot.may_enter(*quarter));
    assert_eq!(quarters.collect::<Vec<_>>(), [Quarter::Cathedral]);
}

/// R-AB-14: a tower captures him like any follower: one piece on the foundation of his own tile.
#[test]
fn a_tower_captures_the_abbot() {
    let mut table = in_garden(&[]);
    table.until("Ben").place("workshop-field", (1, 1), 0);
    table.play(Move::RaiseTower { at: spot((0, 2)) });
    let Move::Capture(Capture { at, on, exchange, player, .. }) = capture(0, (0, 2), "garden")
    else {
        unreachable!("a capture")
    };
    table.play(Move::Capture(Capture { player, figure: Figure::Abbot, at, on, exchange }));
    let prisoners = table.game().towers().expect("towers").prisoners();
    assert_eq!(prisoners.iter().filter(|one| one.figure == Figure::Abbot).count(), 1);
}

/// R-AB-15, R-HS-15: the abbot is a monk in a challenge; called home he ends it, and nobody wins.
#[test]
fn a_monk_called_home_ends_his_challenge() {
    let mut table = table(&["shrines"]);
    table.place("base-monastery", (0, 1), 0).play(abbot("monastery")).end();
    table.claim("Ben", "shrine-plain", (1, 1), 0, "shrine");
    assert_eq!(table.game().board().challenges().len(), 1);
    table.until("Anna").place("workshop-field", (2, 1), 0).play(Move::RecallAbbot).end();
    assert_eq!(table.game().board().challenges(), []);
    assert_eq!(table.game().phase(), Phase::Place);
}

/// R-AB-1: a late guest brings an abbot.
#[test]
fn a_guest_brings_an_abbot() {
    let table = table(&[]);
    let with = |figure| table.game().setup().at_start(figure);
    assert_eq!(Supply::at_start(with).count(Figure::Abbot), 1);
}

/// R-RVN-1, 3, 4: the river of 2014 has the twelve tiles of the first river, one curve with a
/// garden; its spring lies first, and the start tile of the base game is an ordinary one.
#[test]
fn the_river_of_2014_has_a_garden_at_one_curve() {
    let river = ["base", "river-1", "abbot"];
    let setup = setup(&["Anna", "Ben"], &river);
    let copies = setup.copies(&bundled::catalogue());
    let catalogue = bundled::catalogue();
    let of_river = catalogue.tiles().iter().zip(&copies).filter(|(tile, _)| tile.set == "river-1");
    assert_eq!(of_river.map(|(_, count)| count).sum::<u16>(), 12);
    assert_eq!(
        (left(&river, None, "river1-curve"), left(&river, None, "river1-curve-garden")),
        (1, 1)
    );
    let game = Game::new(Arc::new(setup), bundled::catalogue()).expect("a game");
    let start = &game.board().tiles()[0].tile;
    assert_eq!((start.river_role, game.board().tiles().len()), (Some(RiverRole::Spring), 1));
    assert_eq!(game.copies_left("base-city-cap-road-straight"), 3);
    assert!(game.tiles_to_draw().all(|(tile, _)| tile.set == "river-1"));
}

/// R-RVN-5: River II of the second edition is ours with a garden on its curve.
#[test]
fn river_ii_has_a_garden_on_its_curve() {
    let river = ["base", "river-2", "abbot"];
    assert_eq!(
        (left(&river, None, "river2-curve"), left(&river, None, "river2-curve-garden")),
        (0, 1)
    );
}
