//! Hills & Sheep (R-HSH): shepherds and their flocks, and what lies on the land: hills, vineyards, and
//! a side that two cities share.

mod told;

use rules::card::occasion::{Occasion, Placement};
use rules::card::task::Requirement;
use rules::expansion;
use rules::expansion::fairy::Stand;
use rules::expansion::sheep::{self, Drawn};
use rules::feature::completion::Completion;
use rules::feature::majority;
use rules::feature::{Kind, Occupant, Place, Readings, Record};
use rules::game::question::{Act, Answer, Topic};
use rules::game::{Phase, legal, sets};
use rules::house_rule::HouseRule;
use rules::player::{Colour, Figure, Player, Seat, Supply};
use rules::scorepad::{Entry, Group, Note};
use rules::scoring::{self, Finality, Label, Line, Source, field};
use rules::setup::Recording;
use rules::table::{Leave, SetRight, Spot as Where};
use rules::tile::symbol::Symbol;
use rules::tile::{Building, Quarter};
use rules::{Move, Rejection, Setup};
use text::Words;

use support::table::{Spot, Table, deploy, place, seat, segment, setup, spot, workshop_catalogue};

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
        record.tie_breakers[seat(*index)] = *on_hills;
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

/// The four tiles of a ring of road from (1, 2) to (2, 3), from the north-west by columns. Within
/// lies a field of its own, a corner of each tile: `field:1`.
const RING: [(Spot, u16); 4] = [((1, 2), 270), ((2, 2), 0), ((1, 3), 180), ((2, 3), 90)];
const INSIDE: &str = "field:1";

const GUIDE_HOME: Move = Move::Expansion(expansion::Move::Sheep(sheep::Move::GuideHome));

fn draw(sheep: u8) -> Move {
    sheep::Move::DrawSheep(Drawn { sheep }).into()
}

fn shepherd(on: &str) -> Move {
    Move::Deploy { figure: Figure::Shepherd, on: segment(on), at: None }
}

/// Lays a tile of the ring in that player's turn, which does not end.
fn ring<'a>(table: &'a mut Table, name: &str, index: usize) -> &'a mut Table {
    let (at, degrees) = RING[index];
    table.until(name).place("base-road-curve", at, degrees)
}

/// Anna's shepherd inside the first tile of the ring, with so many sheep.
fn flock(sets: &[&str], sheep: u8) -> Table {
    flock_on(table(sets), sheep)
}

fn flock_on(mut table: Table, sheep: u8) -> Table {
    table.ground(3);
    for at in [(3, 2), (3, 3)] {
        table.field(at);
    }
    ring(&mut table, "Anna", 0).play(shepherd(INSIDE)).play(draw(sheep)).end();
    table
}

/// The sheep with Anna's and Ben's shepherds.
fn sheep(table: &Table) -> [u8; 2] {
    let flocks = table.game().flocks().expect("flocks");
    [0, 1].map(|index| flocks.sheep(seat(index)))
}

fn odds(table: &Table) -> (u8, u8) {
    table.game().flocks().expect("flocks").odds()
}

fn at_home(table: &Table) -> [u8; 2] {
    [0, 1].map(|index| table.game().supply(seat(index)).count(Figure::Shepherd))
}

/// R-HSH-1: two wolves, 4 tokens with one sheep, 5 with two, 5 with three and 2 with four.
#[test]
fn the_bag_holds_sixteen_tokens_with_sheep_and_two_wolves() {
    let table = table(&[]);
    let flocks = table.game().flocks().expect("flocks");
    let tokens: Vec<u8> = (0..=5).map(|sheep| flocks.in_bag(sheep)).collect();
    assert_eq!((tokens.as_slice(), flocks.odds()), ([2, 4, 5, 5, 2, 0].as_slice(), (2, 18)));
    assert!(Table::of(&["Anna", "Ben"]).game().flocks().is_none());
}

/// R-HSH-2: whoever has come draws at once: the turn does not end before, and the flock cannot go
/// home yet. The token with three sheep leaves the bag, and the shepherd stays.
#[test]
fn a_shepherd_who_comes_draws_and_the_sheep_lie_down() {
    let mut table = table(&[]);
    table.ground(1);
    let rest = ring(&mut table, "Anna", 0).refuses(&draw(3));
    assert_eq!(rest, sheep::Rejection::NoneDue.into());
    assert!(matches!(table.refuses(&shepherd("road:0")), Rejection::WrongFigure { .. }));
    table.play(shepherd(INSIDE));
    assert_eq!(table.game().due_act(), Some(Act::Flock));
    assert_eq!(table.refuses(&Move::EndTurn), sheep::Rejection::First.into());
    assert_eq!(table.refuses(&GUIDE_HOME), sheep::Rejection::MustDraw.into());
    assert_eq!(table.refuses(&draw(5)), sheep::Rejection::NoneLeft { sheep: 5 }.into());
    table.play(draw(3));
    assert_eq!(table.refuses(&draw(1)), sheep::Rejection::NoneDue.into());
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([3, 0], (2, 17), [0, 1]));
    assert_eq!(table.end().all_points(), [0, 0]);
}

/// R-HSH-2: a wolf goes back into the bag, and the shepherd home.
#[test]
fn a_wolf_sends_a_shepherd_home_who_has_just_come() {
    let mut table = table(&[]);
    table.ground(1);
    ring(&mut table, "Anna", 0).play(shepherd(INSIDE)).play(draw(0)).end();
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([0, 0], (2, 18), [1, 1]));
}

/// R-HSH-2: one shepherd to a field; farmers and pigs do not matter to him, nor he to them: Ben’s
/// farmer joins Anna’s shepherd, and he joins a farmer.
#[test]
fn shepherds_and_farmers_do_not_matter_to_each_other() {
    let mut table = flock(&[], 1);
    ring(&mut table, "Ben", 1);
    let there = sheep::Rejection::HasShepherd { by: seat(0) };
    assert_eq!(table.refuses(&shepherd(INSIDE)), there.into());
    table.follower(INSIDE).end();
    table.until("Anna").place("workshop-field", (4, 1), 0).follower("field:0").end();
    table.until("Ben").place("workshop-field", (5, 1), 0).play(shepherd("field:0")).play(draw(2));
    assert_eq!(sheep(&table), [1, 2]);
}

/// R-HSH-2: no token is drawn that is not there: Anna and Ben have the two with four sheep.
#[test]
fn no_more_tokens_are_drawn_than_there_are() {
    let mut table = flock(&[], 4);
    table.until("Ben").place("workshop-field", (4, 1), 0).play(shepherd("field:0")).play(draw(4));
    table.end();
    ring(&mut table, "Anna", 1);
    assert_eq!(table.refuses(&draw(4)), sheep::Rejection::NoneLeft { sheep: 4 }.into());
    assert_eq!(odds(&table), (2, 16));
}

/// R-HSH-3: whose tile extends the field must let the flock grow, after all else of the action, or
/// guide it home; 3 and 2 sheep are 5 points.
#[test]
fn a_flock_grows_and_is_guided_home() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Anna", 1);
    assert_eq!(table.refuses(&Move::EndTurn), sheep::Rejection::First.into());
    table.follower("road:0").play(draw(2)).end();
    assert_eq!((sheep(&table), table.all_points()), ([5, 0], vec![0, 0]));
    ring(&mut table, "Anna", 2).play(GUIDE_HOME);
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::AlreadyDeployed);
    table.end();
    assert_eq!(table.from("Anna", Source::Sheep), 5);
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([0, 0], (2, 18), [1, 1]));
}

/// R-HSH-3: a wolf scatters the flock: no points, and all its tokens go into the bag.
#[test]
fn a_wolf_scatters_a_flock_that_grows() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Anna", 1).play(draw(0)).end();
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([0, 0], (2, 18), [1, 1]));
    assert_eq!(table.all_points(), [0, 0]);
}

/// R-HSH-3: nothing is asked of whoever extends the field of somebody else's shepherd.
#[test]
fn others_may_extend_the_field_of_a_flock() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Ben", 1);
    assert_eq!(table.game().due_act(), None);
    table.end();
    assert_eq!(sheep(&table), [3, 0]);
}

/// Anna's 3 sheep and Ben's 4 in the corners of the ring; her tile is about to join them.
fn two_flocks(table: Table) -> Table {
    let mut table = flock_on(table, 3);
    ring(&mut table, "Ben", 3).play(shepherd(INSIDE)).play(draw(4)).end();
    ring(&mut table, "Anna", 1);
    table
}

/// R-HSH-3, 5: on a joined field each has the sum of all sheep, 3 + 4, once; all go home.
#[test]
fn all_shepherds_of_a_field_score_all_its_sheep() {
    let mut table = two_flocks(table(&[]));
    assert_eq!(sets::sheep::flock(table.game()), 7);
    table.play(GUIDE_HOME).end();
    assert_eq!(table.all_points(), [7, 7]);
    assert_eq!((odds(&table), at_home(&table)), ((2, 18), [1, 1]));
}

/// R-HSH-3: the sheep of a token lie with the shepherd of whoever draws it; a wolf sends all
/// shepherds of the field home.
#[test]
fn a_wolf_sends_all_shepherds_of_a_field_home() {
    let mut table = two_flocks(table(&[]));
    let mut grown = table.clone();
    grown.play(draw(1)).end();
    assert_eq!((sheep(&grown), at_home(&grown)), ([4, 4], [0, 0]));
    table.play(draw(0)).end();
    assert_eq!((sheep(&table), table.all_points(), at_home(&table)), ([0, 0], vec![0, 0], [1, 1]));
}

/// R-HSH-3, R-KO-12: Anna guides 7 sheep home: her order for four is fulfilled, and so is Ben's for
/// two shepherds.
#[test]
fn a_flock_fulfils_the_orders_of_all_its_shepherds() {
    let hands = [["hills-sheep-2", "base-07", "base-11"], ["hills-sheep-4", "base-03", "base-27"]];
    let names = ["Anna", "Ben"];
    let mut table = two_flocks(Table::with_sets_and_hands(&names, &["hills-sheep"], &hands));
    table.play(GUIDE_HOME).end();
    let fulfilled = names.map(|name| table.fulfilled(name));
    assert_eq!(fulfilled, [["hills-sheep-2"], ["hills-sheep-4"]]);
}

/// R-HSH-2, A45: a shepherd is no farmer: he comes to fields where the table plays without these.
#[test]
fn shepherds_graze_where_there_are_no_farmers() {
    let mut table = with_rule(&[], Some(HouseRule::NoFarmers));
    table.place("workshop-field", (0, 1), 0);
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::NoFarmers);
    table.play(shepherd("field:0")).play(draw(2));
    assert_eq!(sheep(&table), [2, 0]);
}

/// R-HSH-4: Ben's tile closes the field within the ring: Anna's 3 sheep go home for 3 points, though
/// it was not her turn.
#[test]
fn a_field_that_anybody_closes_is_scored_at_once() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Ben", 1).end();
    ring(&mut table, "Ben", 2).end();
    ring(&mut table, "Ben", 3);
    assert_eq!(table.all_points(), [0, 0]);
    table.end();
    assert_eq!((table.all_points(), at_home(&table)), (vec![3, 0], [1, 1]));
}

/// R-HSH-4: who closes the field of an own flock may let it grow first: 3 + 4 sheep.
#[test]
fn the_owner_may_let_a_flock_grow_before_its_field_is_scored() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Ben", 1).end();
    ring(&mut table, "Ben", 2).end();
    ring(&mut table, "Anna", 3).play(draw(4)).end();
    assert_eq!((table.all_points(), at_home(&table)), (vec![7, 0], [1, 1]));
}

/// R-HSH-4: who comes to a closed field draws, and scores what lies down: 2 points.
#[test]
fn a_shepherd_on_a_closed_field_draws_and_is_scored() {
    let mut table = table(&[]);
    table.ground(1);
    for index in 0..3 {
        ring(&mut table, "Ben", index).end();
    }
    ring(&mut table, "Anna", 3).play(shepherd(INSIDE)).play(draw(2)).end();
    assert_eq!((table.all_points(), at_home(&table)), (vec![2, 0], [1, 1]));
}

/// R-HSH-4, R-AM-3: an abbey extends no field, so that no token is drawn, and closes it all the same.
#[test]
fn an_abbey_closes_a_field() {
    let mut table = flock(&["abbey-mayor"], 3);
    ring(&mut table, "Ben", 1).end();
    ring(&mut table, "Ben", 2).end();
    table.field((1, 4)).field((2, 4)).field((3, 4));
    table.until("Anna").play(Move::PlaceAbbey { at: spot((2, 3)) });
    assert_eq!(table.game().due_act(), None);
    table.end();
    assert_eq!(table.all_points(), [3, 0]);
}

/// R-HSH-6: sheep that are still in the fields at the end bring nothing.
#[test]
fn sheep_in_the_fields_bring_nothing_at_the_end() {
    let mut table = flock(&[], 4);
    table.end_game();
    assert_eq!(table.all_points(), [0, 0]);
}

/// R-HSH-7: Ben's farmer alone has the field of both: 3 for the completed city beside it; the
/// shepherd has no part in it, and is none of those who stand there.
#[test]
fn a_shepherd_has_no_share_in_a_field() {
    let mut table = table(&[]);
    table.ground(2).turn("workshop-cap", (2, 2), 180).turn("workshop-cap", (2, 3), 0);
    table.until("Anna").place("workshop-field", (3, 1), 0).play(shepherd("field:0")).play(draw(4));
    table.end().claim("Ben", "workshop-field", (4, 1), 0, "field:0");
    let field =
        table.game().board().feature(Place { at: spot((3, 1)), segment: segment("field:0") });
    let record = table.game().board().record(field.expect("a field"));
    assert_eq!(record.occupants, [Occupant { seat: seat(1), figure: Figure::Follower }]);
    table.end_game();
    assert_eq!(table.all_points(), [0, 3]);
}

/// R-HSH-7: the dragon eats him, and his tokens go into the bag.
#[test]
fn the_dragon_eats_a_shepherd() {
    let mut table = flock(&["princess-dragon"], 3);
    table.until("Ben").turn("dragon-field-volcano", (0, 2), 0);
    table.until("Ben").place("dragon-city-cap-dragon", (4, 1), 90).end();
    table.play(Move::MoveDragon { to: spot((1, 2)) });
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([0, 0], (2, 18), [1, 1]));
}

/// R-HSH-8: the last tile of the ring completes its road and closes the field within: the sheep come
/// first. They are no scoring for the Count: who has completed a road that brings nobody points may
/// not enter the City, though Anna has 3.
#[test]
fn sheep_come_before_scoring_and_are_none_for_the_count() {
    let mut table = table(&["count"]);
    for x in 4..=7 {
        table.field((x, 1));
    }
    // The ring lies east of the City.
    let tile = |index: usize| {
        let ((x, y), degrees) = RING[index];
        place("base-road-curve", (x + 4, y), degrees)
    };
    table.until("Anna").play(tile(0)).play(shepherd(INSIDE)).play(draw(3)).end();
    for index in 1..4 {
        table.until("Ben").play(tile(index)).end();
    }
    let told: Vec<&str> = table
        .last()
        .iter()
        .filter_map(|outcome| match outcome {
            rules::Outcome::Scored(score) => Some(score.source.name()),
            rules::Outcome::Completed(_) => Some("completed"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["sheep", "completed"]);
    assert_eq!((table.points("Anna"), table.game().phase()), (3, Phase::Place));
}

/// R-HSH-9: a hill takes one tile more out of the pile, of which nobody knows which it is: one left
/// less than the copies that may still come, each as likely as before.
#[test]
fn a_tile_goes_under_each_hill_unseen() {
    let mut table = table(&[]);
    table.ground(1);
    let (left, to_draw) = (table.game().count_left(), legal::count_to_draw(table.game()));
    table.place(HILL, (2, 1), 0).end();
    let game = table.game();
    assert_eq!((game.count_left(), game.tiles_hidden()), (left - 2, 1));
    assert_eq!(legal::count_to_draw(game), to_draw - 1, "any of them may lie there");
    let told = |hidden| sheep::Outcome::UnderHill { hidden }.into();
    let entries = table.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    assert!(entries.into_iter().any(|outcome| *outcome == told(true)));
}

/// R-HSH-9: a hill that is the last tile is laid without one: of 71 and 18 tiles four hills and 80
/// others are gone, and four lie hidden.
#[test]
fn the_last_hill_is_laid_without_a_tile() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep"]);
    let mut table = Table::new(setup, workshop_catalogue());
    let mut hills = 0;
    while table.game().count_left() > 0 {
        let game = table.game();
        let wants_hill = hills < 4 || game.count_left() == 1;
        let made = game.placings().find(|made| match made {
            Move::Place { tile, .. } | Move::RemoveTile { tile } => {
                game.catalogue().tile(tile.as_str()).is_some_and(|tile| tile.hill == wants_hill)
            }
            _ => false,
        });
        let made = made.or_else(|| game.placings().next()).expect("a tile is left");
        hills += u8::from(wants_hill);
        let places = matches!(made, Move::Place { .. });
        table.play(made);
        if places {
            table.end();
        }
    }
    let entries = table.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    let none = sheep::Outcome::UnderHill { hidden: false }.into();
    let without = entries.filter(|outcome| **outcome == none).count();
    assert_eq!((table.game().tiles_hidden(), without, table.game().is_finished()), (4, 1, true));
}

/// R-HSH-2, 3: an undone draw is in the bag again; a corrected one changes all that follows: with
/// the wolf instead of 3 sheep nobody grows.
#[test]
fn a_draw_is_undone_and_corrected() {
    let mut table = flock(&[], 3);
    ring(&mut table, "Anna", 1).play(draw(2));
    table.journal_mut().undo();
    assert_eq!((sheep(&table), odds(&table)), ([3, 0], (2, 17)));
    table.play(draw(4)).end();
    assert_eq!(sheep(&table), [7, 0]);
}

/// R-HSH-1, 7: what the table sets right: a shepherd who is not there leaves his sheep to the bag,
/// and one who is there begins with none. A guest brings one.
#[test]
fn shepherds_are_set_right_and_guests_bring_one() {
    let mut table = flock(&[], 3);
    let place = Place { at: spot((1, 2)), segment: segment(INSIDE) };
    let stands = Where::Stand(Stand::Segment(place));
    let own = |index| Some(Occupant { seat: seat(index), figure: Figure::Shepherd });
    table.play(Move::SetRight(SetRight::new(stands, own(0), own(1))));
    assert_eq!((sheep(&table), odds(&table), at_home(&table)), ([0, 0], (2, 18), [1, 0]));
    table.play(Move::SetRight(SetRight::new(stands, own(1), own(0))));
    assert_eq!((sheep(&table), at_home(&table)), ([0, 0], [0, 1]));
    table.until("Ben").play(Move::JoinGame(Player { name: "Eva".into(), colour: Colour::Pink }));
    assert_eq!(table.game().supply(seat(2)).count(Figure::Shepherd), 1);
}

/// R-HSH-2, 7: what is set right says which tokens lie there: they come along with another owner, are
/// given to a shepherd put back, and change where the same one stays. No more than the box has.
#[test]
fn the_tokens_of_a_shepherd_are_set_right() {
    let mut table = flock(&[], 3);
    let place = Place { at: spot((1, 2)), segment: segment(INSIDE) };
    let stands = Where::Stand(Stand::Segment(place));
    let own = |index| Some(Occupant { seat: seat(index), figure: Figure::Shepherd });
    let right = |was, is, tokens| Move::SetRight(SetRight::new(stands, was, is).with(tokens));
    table.play(right(own(0), own(1), Some([0, 0, 1, 0])));
    assert_eq!((sheep(&table), odds(&table)), ([0, 3], (2, 17)));
    table.play(right(own(1), None, None));
    assert_eq!((sheep(&table), odds(&table)), ([0, 0], (2, 18)));
    table.play(right(None, own(0), Some([1, 1, 0, 0])));
    assert_eq!((sheep(&table), odds(&table)), ([3, 0], (2, 16)));
    // R-HSH-1: two tokens with four sheep, which may lie there both.
    table.play(right(own(0), own(0), Some([0, 0, 0, 2])));
    assert_eq!((sheep(&table), at_home(&table)), ([8, 0], [0, 1]));
    let none_left = Rejection::from(sheep::Rejection::NoneLeft { sheep: 4 });
    assert_eq!(table.refuses(&right(own(0), own(0), Some([0, 0, 0, 3]))), none_left);
    let same = Rejection::Table(rules::table::Rejection::IsRight);
    assert_eq!(table.refuses(&right(own(0), own(0), Some([0, 0, 0, 2]))), same);
    assert_eq!(table.refuses(&right(own(0), own(0), None)), same);
    let farmer = Some(Occupant { seat: seat(1), figure: Figure::Follower });
    let beside = Rejection::from(sheep::Rejection::NotBeside);
    assert_eq!(table.refuses(&right(own(0), farmer, Some([1, 0, 0, 0]))), beside);
}

/// The move without the field is read as ever, and is written without it.
#[test]
fn a_shepherd_set_right_without_tokens_reads_and_writes_as_before() {
    let json =
        r#"{"move":"set-right","at":[1,2],"on":"field:1","is":{"player":0,"figure":"shepherd"}}"#;
    let made: Move = serde_json::from_str(json).expect("a move");
    assert_eq!(serde_json::to_string(&made).expect("its text"), json);
}

/// R-HSH-1: the answers keep their numbers: tokens by their sheep, then the wolf, then home. What is
/// in the bag no more is named, and not offered.
#[test]
fn answers_about_a_flock_keep_their_numbers() {
    let mut table = flock(&[], 4);
    ring(&mut table, "Anna", 1);
    let numbers = |table: &Table| {
        let question = table.game().questions().into_iter();
        let question = question.filter(|it| it.topic == Topic::Act(Act::Flock));
        let question = question.last().expect("the flock is asked about");
        let of = |answers: &[Answer]| {
            answers.iter().filter_map(|answer| answer.number).collect::<Vec<usize>>()
        };
        (of(&question.answers), of(&question.out))
    };
    assert_eq!(numbers(&table), (vec![1, 2, 3, 4, 5, 6], Vec::new()));
    table.play(draw(4)).end();
    ring(&mut table, "Anna", 2);
    assert_eq!(numbers(&table), (vec![1, 2, 3, 5, 6], vec![4]));
}

/// R-HSH-3: whoever goes and takes the figures along takes no sheep: they are in the bag again.
#[test]
fn whoever_leaves_leaves_the_sheep() {
    let mut table = flock(&[], 3);
    table.until("Ben").play(Move::JoinGame(Player { name: "Eva".into(), colour: Colour::Pink }));
    let figures = rules::table::Figures::GoHome;
    let orders = rules::table::Held::UnderPile;
    table.play(Move::LeaveGame(Leave { player: seat(0), figures, orders }));
    assert_eq!((sheep(&table), odds(&table)), ([0, 0], (2, 18)));
}

/// R-HSH-8, 10: on the scorepad sheep are points by hand under their own source, and an entry says
/// how many stand on hills: one knight each in a city of 3, Anna's on a hill: 6 for her alone. Nobody
/// writes down where a shepherd is, nor more on hills than there are.
#[test]
fn the_scorepad_takes_sheep_by_hand_and_knows_hills() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep"]);
    let setup = Setup { record: Recording::Scorepad, ..setup };
    let mut table = Table::new(setup, workshop_catalogue());
    let note = |hills: u32, figure| {
        let of = |index, figure| Group::new(seat(index), figure, 1);
        let followers = vec![of(0, figure), of(1, Figure::Follower)];
        let hills = vec![Group::new(seat(0), Figure::Follower, hills)];
        let city = Entry { followers, hills, ..Entry::new(Kind::City, 3) };
        Move::Note(Box::new(Note { completed: vec![city], ..Note::by_player(seat(0)) }))
    };
    assert!(matches!(table.refuses(&note(2, Figure::Follower)), Rejection::Scorepad(_)));
    assert!(matches!(table.refuses(&note(0, Figure::Shepherd)), Rejection::Scorepad(_)));
    table.play(note(1, Figure::Follower));
    assert_eq!(table.all_points(), [6, 0]);
    let (player, reason) = (seat(1), "seven sheep".to_owned());
    table.play(Move::Adjust { player, points: 7, reason, source: Some(Source::Sheep) });
    assert_eq!(table.from("Ben", Source::Sheep), 7);
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
        rules::Outcome::Scored(score) => Some(score),
        _ => None,
    });
    let [score] = score.collect::<Vec<_>>()[..] else { panic!("Anna alone scores") };
    let lines = [Line::new(Label::Tiles, 3, 2), Line::new(Label::TieBreakers, 1, 0)];
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
        let readings = rule.into_iter().collect();
        owners(&record(Kind::City, &[(0, 2, 1), (1, 2, 2)], readings))
    };
    assert_eq!(of(None), [seat(0), seat(1)]);
    assert_eq!(of(Some(HouseRule::TieBreakersCounted)), [seat(1)]);
}

/// R-HSH-10, A46: around a city the farmers of its fields are counted together, and so are those on
/// hills: one farmer each, Ben's on a hill in the other field, 4 points to him alone.
#[test]
fn hills_decide_around_a_city_too() {
    let readings = Readings::from_iter([HouseRule::FieldsByCity]);
    let (one, other) =
        (record(Kind::Field, &[(0, 1, 0)], readings), record(Kind::Field, &[(1, 1, 1)], readings));
    let scores = field::around_city(&[&one, &other], None, false);
    let [score] = scores.as_slice() else { panic!("one score: {scores:?}") };
    assert_eq!((score.seat, score.points()), (seat(1), 4));
    assert!(score.lines.contains(&Line::new(Label::TieBreakers, 1, 0)));
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
        record.symbols_around[Symbol::Vineyard] = 2;
        let line = Line::new(Label::Vineyards, 2, 3);
        assert!(scoring::worth(&record, Finality::Complete).contains(&line));
        assert!(!scoring::worth(&record, Finality::Incomplete).contains(&line));
        record.symbols_around[Symbol::Vineyard] = 0;
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
