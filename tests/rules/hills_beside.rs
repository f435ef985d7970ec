//! Hills & Sheep (R-HSH) beside other sets and on the scorepad: what is no hill, whom nobody may take
//! for a follower, and how many tiles are left.

use std::sync::Arc;

use content::bundled;
use rules::catalogue::Catalogue;
use rules::expansion::fairy::{Call, Stand};
use rules::expansion::flying::Flight;
use rules::expansion::robbers::Stay;
use rules::expansion::sheep::{self, Drawn};
use rules::expansion::tower::Capture;
use rules::feature::{Kind, Place};
use rules::game::{legal, pad, sets};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scorepad::{self, Deed, Entry, Fault, Group, Note, Part, Post};
use rules::scoring::Source;
use rules::setup::Recording;
use rules::table::{Figures, Held, Leave};
use rules::throw::{Hit, Throw, Token};
use rules::tile::{Edge, Edges, Quarter, described::Described};
use rules::{Move, Rejection, Setup};
use text::Words;

use support::table::{
    Spot, Table, WORKSHOP, rotation, seat, segment, setup, spot, workshop_catalogue,
};

/// Two caps with a field between them, on a hill.
const HILL: &str = "hills-city-caps-opposite-hill";
/// A cap with a vineyard.
const VINEYARD: &str = "hills-city-cap-broad-vineyard";

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben"], &[&["hills-sheep"], sets].concat())
}

fn shepherd(on: &str) -> Move {
    Move::Deploy { figure: Figure::Shepherd, on: segment(on), at: None }
}

fn draw(sheep: u8) -> Move {
    sheep::Move::DrawSheep(Drawn { sheep }).into()
}

fn anyway(tile: &str, at: Spot, degrees: u16) -> Move {
    Move::PlaceAnyway { tile: tile.into(), at: spot(at), rotation: rotation(degrees) }
}

// ---- the scorepad ----

fn on_pad(sets: &[&str]) -> Table {
    let setup = setup(&["Anna", "Ben"], &[&["base", "hills-sheep"], sets].concat());
    let rules = [HouseRule::TieBreakersCounted].into_iter().collect();
    Table::new(Setup { record: Recording::Scorepad, rules, ..setup }, workshop_catalogue())
}

fn group(index: u8, figure: Figure, count: u32) -> Group {
    Group::new(seat(index), figure, count)
}

/// A city of 5 that Anna completes, with those on it and those of them on hills.
fn city(followers: &[Group], hills: &[Group]) -> Move {
    let (followers, hills) = (followers.to_vec(), hills.to_vec());
    let city = Entry { followers, hills, ..Entry::new(Kind::City, 5) };
    Move::Note(Box::new(Note { completed: vec![city], ..Note::by_player(seat(0)) }))
}

fn fault(table: &mut Table, made: &Move) -> Fault {
    match table.refuses(made) {
        Rejection::Scorepad(scorepad::Rejection::Entry { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

const PLAIN: Figure = Figure::Follower;

/// R-HSH-10, A50: no more of a player's followers stand on hills than stand there, whether they are
/// written in one piece or in several; with the Count as without: who joins from the City is on no
/// tile. The refusal names the player, and what is there.
#[test]
fn no_more_followers_stand_on_hills_than_stand_there() {
    for sets in [&[][..], &["count"]] {
        let mut table = on_pad(sets);
        let both = [group(0, PLAIN, 1), group(1, PLAIN, 1)];
        let among = |index, count, there| Fault::TooManyAmong {
            part: Part::Hills,
            seat: seat(index),
            figure: PLAIN,
            count,
            there,
        };
        let many = city(&both, &[group(0, PLAIN, u32::MAX), group(1, PLAIN, 1)]);
        assert_eq!(fault(&mut table, &many), among(0, u32::MAX, 1));
        let twice = city(&both, &[group(0, PLAIN, 1), group(0, PLAIN, 1), group(1, PLAIN, 1)]);
        let found = fault(&mut table, &twice);
        assert_eq!(found, among(0, 2, 1));
        let told = Words::english().entry_fault(found, table.game());
        assert!(told.contains("Anna cannot have 2 followers on hills"), "{told}");
        assert!(told.contains("only 1 stands there"), "{told}");
        let nobody = city(&both[..1], &[group(1, PLAIN, 1)]);
        assert_eq!(fault(&mut table, &nobody), among(1, 1, 0));
        // Two cities of 5: 10 points each, to Anna alone and to both.
        table.play(city(&both, &[group(0, PLAIN, 1)]));
        table.play(Move::Note(Box::new(Note::by_player(seat(1)))));
        table.play(city(&both, &[group(0, PLAIN, 1), group(1, PLAIN, 1)]));
        assert_eq!(table.all_points(), [20, 10]);
    }
}

/// R-HSH-10: on hills stand followers who are there, as they are listed: no builder, no shepherd, no
/// mayor who is elsewhere, and nobody from a tower.
#[test]
fn whoever_stands_on_a_hill_is_one_of_those_who_stand_there() {
    let mut table = on_pad(&["traders-builders", "inns-cathedrals", "abbey-mayor", "tower"]);
    let (big, builder) = (group(0, Figure::BigFollower, 1), group(0, Figure::Builder, 1));
    let all = [big, builder, group(1, PLAIN, 2)];
    for figure in [Figure::Builder, Figure::Shepherd] {
        let on_hill = city(&all, &[group(0, figure, 1)]);
        assert_eq!(fault(&mut table, &on_hill), Fault::NoFollower { figure });
    }
    let away = Group { from: Post::Tower, ..big };
    for absent in [group(0, Figure::Mayor, 1), group(0, PLAIN, 1), away] {
        let found = fault(&mut table, &city(&all, &[absent]));
        assert!(matches!(found, Fault::TooManyAmong { count: 1, there: 0, .. }), "{found:?}");
    }
    // Two against the big follower, who stands on a hill.
    table.play(city(&all, &[big]));
    assert_eq!(table.all_points(), [10, 0]);
}

/// R-HSH-10: the form asks for a number a player, and takes those who are there, whoever is counted
/// first: a big follower is one of them.
#[test]
fn the_form_chooses_those_who_stand_there() {
    let mut entry = Entry::new(Kind::City, 5);
    entry.set_count(seat(0), PLAIN, 1);
    entry.set_share(seat(0), Part::Hills, 1);
    assert_eq!(entry.hills, [group(0, PLAIN, 1)]);
    entry.set_count(seat(0), PLAIN, 0);
    entry.set_count(seat(0), Figure::BigFollower, 1);
    assert_eq!(entry.hills, [group(0, Figure::BigFollower, 1)]);
    entry.set_count(seat(0), PLAIN, 2);
    entry.set_share(seat(0), Part::Hills, 3);
    assert_eq!((entry.share(seat(0), Part::Hills), entry.hills.len()), (3, 2));
    on_pad(&["inns-cathedrals"])
        .play(Move::Note(Box::new(Note { completed: vec![entry], ..Note::by_player(seat(0)) })));
}

// ---- without the set ----

/// The bundled content with a hill, and a vineyard, of the table's own.
fn own_catalogue() -> Arc<Catalogue> {
    let own = r#"[
{"id": "own-hill", "set": "own", "count": 4, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"}, "hill": true,
 "cities": [{"edges": ["n"]}], "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"], "cities": [0]}]},
{"id": "own-vineyard", "set": "own", "count": 4, "edges": {"n": "field", "e": "field", "s": "field", "w": "field"}, "vineyard": true,
 "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]}]"#;
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let tiles = [file("workshop.json", WORKSHOP), file("own.json", own)];
    let (catalogue, faults) = bundled::with_own(&tiles, &[]);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

/// R-HSH-10, 12: a hill and a vineyard of the table's own count where Hills & Sheep is in play, and
/// are pictures elsewhere: of two knights in a city of 3 the one on the hill has the 6 points, or
/// both; a monastery has 9 and 3, or 9. So does the scorepad ask for them, or not.
#[test]
fn hills_and_vineyards_of_own_tiles_count_with_the_set_alone() {
    for (with, knights, monk) in [(true, [6, 0], 12), (false, [6, 6], 9)] {
        let sets = ["base", "workshop", "own", "hills-sheep"];
        let sets = if with { &sets[..] } else { &sets[..3] };
        let mut table = Table::new(setup(&["Anna", "Ben"], sets), own_catalogue());
        table.column(1, 4).claim("Anna", "own-hill", (2, 2), 180, "city:0");
        table.claim("Ben", "workshop-cap", (2, 4), 0, "city:0");
        table.lay("Ben", "workshop-tube", (2, 3), 0);
        assert_eq!(table.all_points(), knights, "{sets:?}");
        monastery_by(&mut table, "own-vineyard");
        assert_eq!(table.from("Anna", Source::Monastery), monk, "{sets:?}");

        let setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], sets) };
        let pad = Table::new(setup, own_catalogue());
        let asks = |part, kind| pad::most(pad.game(), part, kind).is_some_and(|most| most > 0);
        let asked = (asks(Part::Hills, Kind::City), asks(Part::Vineyards, Kind::MONASTERY));
        assert_eq!(asked, (with, with), "{sets:?}");
    }
}

/// Anna completes a monastery in the west, with such a tile beside it.
fn monastery_by(table: &mut Table, beside: &str) {
    for x in 1..=3 {
        table.field((-x, 1));
    }
    table.until("Anna").place("base-monastery", (-2, 2), 0).follower("monastery").end();
    table.field((-1, 2)).field((-3, 2)).field((-1, 3)).field((-3, 3)).turn(beside, (-2, 3), 0);
}

/// R-HSH-10, 12: tiles of the set that the table keeps in a game without it are as plain.
#[test]
fn kept_tiles_of_a_set_that_is_not_in_play_are_plain() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.column(1, 4).until("Anna").play(anyway(HILL, (2, 2), 0)).follower("city:1").end();
    table.claim("Ben", "workshop-cap", (2, 4), 0, "city:0");
    table.lay("Ben", "workshop-tube", (2, 3), 0);
    assert_eq!(table.all_points(), [6, 6]);
    for x in 1..=3 {
        table.field((-x, 1));
    }
    table.until("Anna").place("base-monastery", (-2, 2), 0).follower("monastery").end();
    table.field((-1, 2)).field((-3, 2)).field((-1, 3)).field((-3, 3));
    table.play(anyway(VINEYARD, (-2, 3), 180)).end();
    assert_eq!(table.from("Anna", Source::Monastery), 9);
}

// ---- the City ----

/// R-HSH-10, R-CNT-13, A50: Anna's follower comes out of the castle into Ben's city of 2, of which
/// one tile is a hill. He stands on neither: both have 4 points.
#[test]
fn whoever_leaves_the_city_stands_on_no_hill() {
    let sets = ["base", "count", "workshop", "hills-sheep"];
    let mut table = Table::new(setup(&["Anna", "Ben", "Cleo"], &sets), workshop_catalogue());
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0");
    table.lay("Anna", "workshop-cap", (0, -2), 180);
    table.play(Move::EnterCity { figure: PLAIN, quarter: Quarter::Castle });
    table.play(Move::MoveCount { quarter: Quarter::Market });
    table.claim("Ben", "workshop-cap", (1, -1), 90, "city:0");
    let before = table.all_points();
    table.until("Cleo").place(HILL, (2, -1), 90).end();
    let player = sets::count::leaving::leaver(table.game()).expect("Anna may come");
    let place = Place { at: spot((1, -1)), segment: segment("city:0") };
    let board = table.game().board();
    let on_hill = ["city:0", "city:1"].map(segment).into_iter().find(|on| {
        board.feature(Place { at: spot((2, -1)), segment: *on }) == board.feature(place)
    });
    let on = on_hill.expect("the hill is in Ben's city");
    let (from, at) = (Quarter::Castle, spot((2, -1)));
    table.play(Move::LeaveCity { player, figure: PLAIN, from, at, on });
    let after = table.all_points();
    assert_eq!((after[0] - before[0], after[1] - before[1]), (4, 4));
}

// ---- how many are left ----

/// R-HSH-9, R-RBS-1: with the eight tiles of the Robbers, which nobody knows, each tile is one less
/// and each hill two, until none is left, whatever lies below: 71 + 18 + 8 = 97.
#[test]
fn each_tile_is_one_less_with_robbers_too() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep", "robbers"]);
    let mut table = Table::new(setup, workshop_catalogue());
    assert_eq!((table.game().count_left(), table.game().bags_left()), (97, 8));
    let sides = Edges { n: Edge::Field, e: Edge::Field, s: Edge::Field, w: Edge::Field };
    let bag = Described {
        tile: "own-bag".into(),
        edges: sides,
        cities: Vec::new(),
        roads: Vec::new(),
        monastery: false,
        bag: true,
    };
    table.place(HILL, (0, -1), 0).end();
    assert_eq!((table.game().count_left(), table.game().tiles_hidden()), (95, 1));
    table.play(Move::DescribeTile(Box::new(bag)));
    table.play(anyway("own-bag", (0, 1), 0));
    for index in [1, 0] {
        table.play(Move::KeepBandit(Stay { player: seat(index) }));
    }
    table.end();
    assert_eq!((table.game().count_left(), table.game().bags_left()), (94, 7));
    let mut left = table.game().count_left();
    while left > 0 {
        let made = table.game().placings().next().expect("a tile is left");
        let tile = match &made {
            Move::Place { tile, .. } | Move::RemoveTile { tile } => tile.clone(),
            other => panic!("{other:?}"),
        };
        let is_placed = matches!(made, Move::Place { .. });
        let is_hill = table.game().catalogue().tile(tile.as_str()).is_some_and(|tile| tile.hill);
        table.play(made);
        let gone = if is_placed && is_hill && left > 1 { 2 } else { 1 };
        assert_eq!(table.game().count_left(), left - gone, "{tile:?}");
        if is_placed {
            table.end();
        }
        left -= gone;
    }
    assert!(table.game().is_finished());
    assert_eq!((table.game().tiles_left().count(), table.game().bags_left()), (0, 0));
}

/// R-HSH-9: with four tiles under hills and one left, five may come, and what is said of a place that
/// none of them fits counts the one.
#[test]
fn the_only_tile_that_is_left_is_one() {
    let setup = setup(&["Anna", "Ben"], &["base", "hills-sheep"]);
    let mut table = Table::new(setup, workshop_catalogue());
    while table.game().count_left() > 1 {
        let game = table.game();
        let wants_hill = game.tiles_hidden() < 4;
        let is_wanted = |made: &Move| match made {
            Move::Place { tile, .. } | Move::RemoveTile { tile } => {
                game.catalogue().tile(tile.as_str()).is_some_and(|tile| tile.hill == wants_hill)
            }
            _ => false,
        };
        let made = game.placings().find(is_wanted).expect("such a tile is left");
        let places = matches!(made, Move::Place { .. });
        table.play(made);
        if places {
            table.end();
        }
    }
    let game = table.game();
    assert_eq!((legal::count_to_draw(game), legal::count_left_to_draw(game)), (5, 1));
    let (open, _) = game.board().open_places().next().expect("an open place");
    let told = Words::english().why_dead(open, game);
    assert_eq!(told, "The only tile that is left does not fit here.");
}

// ---- refusals ----

/// R-HSH-7, R-TW-3, R-PD-7, 10, R-FLY-6, R-CAT-1: a shepherd, like a builder, is no follower: he is
/// not captured, goes through no portal, does not fly, serves no fairy and is neither hit nor
/// exchanged; and each time that is what is said.
#[test]
fn a_shepherd_is_refused_as_no_follower() {
    let figure = Figure::Shepherd;
    let none = Rejection::NoFollower { figure };
    let grazing = |sets: &[&str]| {
        let mut table = table(sets);
        table.until("Anna").place("base-monastery", (0, 1), 0);
        table.play(shepherd("field:0")).play(draw(3)).end();
        table
    };
    let on_field = Some(segment("field:0"));

    let mut tower = grazing(&["tower"]);
    tower.place("tower-field", (0, 2), 0).play(Move::RaiseTower { at: spot((0, 2)) });
    let (player, at) = (seat(0), spot((0, 1)));
    let capture = Capture { player, figure, at, on: on_field, exchange: None };
    assert_eq!(tower.refuses(&Move::Capture(capture)), none);

    let mut portal = table(&["princess-dragon"]);
    portal.turn("base-monastery", (0, 1), 0).place("dragon-junction-three-portal", (-1, 0), 0);
    let far = Move::Deploy { figure, on: segment("field:0"), at: Some(at) };
    assert_eq!(portal.refuses(&far), none);
    let stand = Stand::Segment(Place { at, segment: segment("field:0") });
    let mut fairy = grazing(&["princess-dragon"]);
    fairy.until("Anna").place("workshop-field", (0, 2), 0);
    assert_eq!(fairy.refuses(&Move::MoveFairy(Call::new(figure, stand))), none);

    let mut machine = table(&["flying-machines"]);
    machine.turn("base-monastery", (0, 1), 0).place("flying-field-flight-straight", (0, 2), 0);
    let flight = Flight { figure, steps: 1, at: Some(at), on: on_field };
    assert_eq!(machine.refuses(&Move::Fly(flight)), none);

    let hit = Hit { player, figure, at: Some(at), on: on_field };
    for token in [Token::Seduction, Token::KnockOut] {
        let mut fair = grazing(&["catapult"]);
        fair.turn("catapult-field", (0, 2), 0).play(Move::OpenFair { token });
        let throw = Throw::by(seat(1));
        let throw = match token {
            Token::Seduction => Throw { swap: Some(hit), with: Some(PLAIN), ..throw },
            _ => Throw { hits: vec![hit], ..throw },
        };
        assert_eq!(fair.refuses(&Move::Throw(throw)), none);
    }

    let mut kept = table(&[]);
    kept.place("workshop-field", (0, 1), 0);
    let anyway = Move::DeployAnyway { figure, on: segment("field:0"), at: None };
    assert_eq!(kept.refuses(&anyway), none);
    let told = Words::english().rejection(&none, kept.game());
    assert!(told.contains("followers alone") && told.contains("shepherd"), "{told}");
}

/// R-HSH-7, 8: on the scorepad he is never captured, nor written down where he grazes; a builder is
/// not captured either, whatever is left of them.
#[test]
fn the_scorepad_says_why_it_takes_no_shepherd() {
    let mut table = on_pad(&["tower", "traders-builders"]);
    let report = |deed| Move::Report { player: seat(0), deed };
    for figure in [Figure::Shepherd, Figure::Builder] {
        let captive = group(1, figure, 1);
        let capture = report(Deed::Capture { captive, exchange: None });
        assert_eq!(table.refuses(&capture), Rejection::NoFollower { figure });
    }
    let figure = Figure::Shepherd;
    let on = Box::new(Entry::new(Kind::Field, 1));
    let deploy = report(Deed::Deploy { figure, on, portal: false });
    let found = fault(&mut table, &deploy);
    assert_eq!(found, Fault::NotKept { figure });
    let told = Words::english().entry_fault(found, table.game());
    assert!(told.contains("does not keep this figure (shepherd)"), "{told}");
    let listed = city(&[group(0, PLAIN, 1), group(0, figure, 1)], &[]);
    assert_eq!(fault(&mut table, &listed), Fault::NotKept { figure });
}

/// R-HSH-1: without the set nobody has a shepherd, and that is why; with it he may be in the field.
#[test]
fn a_figure_of_a_set_that_is_not_in_play_is_refused_as_such() {
    let mut without = Table::workshop(&["Anna", "Ben"]);
    without.place("workshop-field", (0, 1), 0);
    assert_eq!(without.refuses(&shepherd("field:0")), Rejection::NotInPlay);
    let mut table = table(&[]);
    table.place("workshop-field", (0, 1), 0).play(shepherd("field:0")).play(draw(2)).end();
    table.until("Anna").place("base-monastery", (0, 2), 0).play(draw(2)).end();
    table.until("Anna").place("workshop-road", (-1, 0), 90);
    let (seat, figure) = (seat(0), Figure::Shepherd);
    assert_eq!(table.refuses(&shepherd("field:0")), Rejection::NoFigureLeft { seat, figure });
}

/// R-HSH-1: no token shows more than four sheep, and none is read that does.
#[test]
fn no_token_is_read_with_more_than_four_sheep() {
    let read = |sheep: u16| {
        let text = format!(r#"{{"move": "draw-sheep", "sheep": {sheep}}}"#);
        serde_json::from_str::<Move>(&text)
    };
    for sheep in 0..=4 {
        assert_eq!(read(sheep).expect("a token"), draw(sheep as u8));
    }
    for sheep in [5, 255, 256] {
        assert!(read(sheep).is_err(), "{sheep}");
    }
}

// ---- what comes first, and who stays ----

/// R-HSH-2, R-PHA-2: the shepherd draws at once: the phantom comes after that, onto the same tile.
#[test]
fn the_phantom_waits_until_the_shepherd_has_drawn() {
    let mut table = table(&["phantom"]);
    let phantom = Move::Deploy { figure: Figure::Phantom, on: segment("field:0"), at: None };
    table.place("workshop-field", (0, 1), 0).play(shepherd("field:0"));
    assert_eq!(table.refuses(&phantom), sheep::Rejection::MustDraw.into());
    table.play(draw(2)).play(phantom).end();
    assert_eq!(table.game().flocks().map(|flocks| flocks.sheep(seat(0))), Some(2));
}

/// R-HSH-4: a field is closed where no tile can be laid against it any more, though a tile that the
/// table keeps beside it does not match: the last tile of a ring of road is plain field.
#[test]
fn a_kept_tile_that_does_not_match_closes_a_field() {
    let mut table = table(&[]);
    table.ground(3).field((3, 2)).field((3, 3));
    table.until("Anna").place("base-road-curve", (1, 2), 270);
    table.play(shepherd("field:1")).play(draw(3)).end();
    table.until("Ben").turn("base-road-curve", (2, 2), 0);
    table.until("Ben").turn("base-road-curve", (1, 3), 180);
    table.until("Ben").play(anyway("workshop-field", (2, 3), 0));
    table.end();
    assert_eq!(table.all_points(), [3, 0]);
}

/// R-HSH-3: a shepherd whom somebody has left behind stays with his sheep like any figure: Ben's
/// field has 2 of his own and 3 of Anna's, and both have 5 points.
#[test]
fn a_shepherd_left_behind_grazes_on() {
    let names = ["Anna", "Ben", "Cleo"];
    let mut table = Table::with_sets(&names, &["hills-sheep"]);
    table.ground(3).field((3, 2)).field((3, 3));
    table.until("Anna").place("base-road-curve", (1, 2), 270);
    table.play(shepherd("field:1")).play(draw(3)).end();
    table.until("Ben").place("base-road-curve", (2, 3), 90);
    table.play(shepherd("field:1")).play(draw(2)).end();
    let (figures, orders) = (Figures::Stay, Held::UnderPile);
    table.play(Move::LeaveGame(Leave { player: seat(0), figures, orders }));
    table.until("Ben").place("base-road-curve", (2, 2), 0);
    table.play(sheep::Move::GuideHome.into()).end();
    assert_eq!(table.all_points(), [5, 5, 0]);
}
