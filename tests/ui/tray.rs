//! The tray: all tiles are there, found by their sides and by what they show; a pressed tile is held
//! over its place.

use ask::preferences;
use headless::iced_test::selector;
use iced::keyboard::{self, Modifiers};
use iced::{Point, Rectangle, Size, mouse};
use kit::look::Look;
use rules::Move;
use rules::feature::Place;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::player::Figure;
use rules::tile::{Edge, Id, Segment, Tile};
use screen::table::{self, Entry, Table, tile_id};
use shell::Message;
use storage::Saved;
use text::Words;
use text::spoken::Spoken;
use widget::board;
use widget::tile::Art;

use super::driver::{Driver, Style, game, key_of, place};
use support::table::setup;

/// Above the start tile, whose city points there.
const ABOVE: Position = Position::new(0, -1);

fn base() -> (tempfile::TempDir, Driver) {
    game(setup(&["Anna", "Ben"], &["base"]), Vec::new())
}

fn entry(driver: &Driver) -> &Entry {
    driver.app.table().expect("the table").entry()
}

fn is_in_tray(driver: &Driver, number: usize) -> bool {
    driver.ui().find(selector::id(tile_id(number))).is_ok()
}

/// How many tiles the tray has, in sight or to be scrolled to.
fn count(driver: &Driver) -> usize {
    (1..).take_while(|number| is_in_tray(driver, *number)).count()
}

/// The base game, Inns & Cathedrals, Traders & Builders, the Princess & the Dragon and the Tower
/// have more than eighty kinds.
#[test]
fn every_kind_that_may_be_drawn_is_in_the_tray() {
    let sets =
        ["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor"];
    let (_folder, driver) = game(setup(&["Anna", "Ben"], &sets), Vec::new());
    let kinds = driver.game().tiles_to_draw().count();
    assert!(kinds > 80, "{kinds}");
    assert_eq!(count(&driver), kinds);
}

/// Two kinds of the base game have a monastery; a road leads to one of them.
#[test]
fn what_a_tile_shows_narrows_the_tray_and_so_do_its_sides() {
    let (_folder, mut driver) = base();
    driver.click("monastery");
    assert_eq!(count(&driver), 2);
    driver.click("R road");
    assert_eq!(count(&driver), 1);
    driver.click("All tiles");
    assert_eq!(count(&driver), driver.game().tiles_to_draw().count());
}

#[test]
fn a_filter_that_leaves_nothing_says_so_and_escape_shows_all_tiles_before_it_leaves_the_place() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    let before = count(&driver);
    // No tile of the base game has a city beside a road beside a city beside a road.
    for side in ["c", "r", "c", "r"] {
        driver.key(side);
    }
    assert_eq!(count(&driver), 0);
    assert!(driver.shows("Sides C R C R"));
    assert!(driver.shows("No tile like that. ⌫ takes back a side, Esc shows all again."));
    driver.key("Escape");
    assert_eq!(count(&driver), before);
    assert_eq!(entry(&driver), &Entry::Place(ABOVE));
    driver.key("Escape");
    assert_eq!(entry(&driver), &Entry::Open);
}

#[test]
fn the_first_tile_lies_as_its_sides_were_typed_clockwise_from_the_top() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    for side in ["f", "r", "c", "r"] {
        driver.key(side);
    }
    driver.key("1");
    let placed = driver.game().board().tile(ABOVE).expect("it lies");
    assert_eq!(placed.tile.code_lying(placed.rotation), "frcr");
}

#[test]
fn a_tile_that_is_typed_before_its_place_lies_as_it_was_typed() {
    let (_folder, mut driver) = base();
    for side in ["f", "r", "c", "r"] {
        driver.key(side);
    }
    // More than one kind has these sides.
    if *entry(&driver) == Entry::Open {
        driver.key("1");
    }
    let Entry::Tile(tile, rotation) = entry(&driver).clone() else { panic!("it is chosen") };
    assert_eq!(tile.code_lying(rotation), "frcr");
    let places = driver.app.table().expect("the table").places(driver.game());
    driver.key("1");
    let placed = driver.game().board().tile(places[0]).expect("it lies");
    assert_eq!(placed.tile.code_lying(placed.rotation), "frcr");
}

/// A curve fits beside a road in two ways: the tray asks which.
#[test]
fn where_a_chosen_tile_fits_in_several_ways_the_tray_asks_how_it_lies() {
    let (_folder, mut driver) = base();
    driver.key("r");
    driver.key("r");
    driver.key("f");
    let kinds: Vec<Id> = legal::kinds_by_group(driver.game())
        .into_iter()
        .filter(|(tile, _)| super::driver::has_code(tile, "rrf"))
        .map(|(tile, _)| tile.id.clone())
        .collect();
    let curve = kinds.iter().position(|id| id.as_str() == "base-road-curve").expect("a curve") + 1;
    driver.key(&curve.to_string());
    // Turned by hand, it is no longer as it was typed.
    driver.key("r");
    let places = driver.app.table().expect("the table").places(driver.game());
    let beside = places.iter().position(|at| at.y == 0).expect("beside the road") + 1;
    driver.key(&beside.to_string());
    assert!(driver.shows("How does it lie there?"));
    assert_eq!(count(&driver), 2);
    driver.key("2");
    assert_eq!(driver.game().board().tiles().len(), 2);
}

/// Only the three open sides are typed: a road from west to east, with the city that the place
/// wants at the foot. The road with such a cap is the one tile of the base game with these sides.
#[test]
fn the_sides_that_the_neighbours_show_need_not_be_typed() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    for side in ["f", "r", "r"] {
        driver.key(side);
    }
    assert!(driver.shows("Only this one lies as typed: Enter places it."));
    driver.key("Return");
    let placed = driver.game().board().tile(ABOVE).expect("it lies");
    assert_eq!(placed.tile.code_lying(placed.rotation), "frcr");
}

/// R-BASE-3: above the start tile a tile needs a city at the foot. With a city on top and fields
/// left and right there are the two cities across and that of two cities; all others of the list
/// have these sides in that order, and lie otherwise.
#[test]
fn the_tiles_that_lie_as_the_blank_tile_shows_stand_apart_from_the_others_with_these_sides() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    assert!(!driver.shows("Same sides, turned otherwise"));
    for side in ["c", "f", "f"] {
        driver.key(side);
    }
    assert!(!driver.shows("Only this one fits: Enter places it."), "others fit too");
    let table = driver.app.table().expect("the table");
    let offered = table.offered(driver.game(), ABOVE);
    let lies = |(tile, turned): &(&std::sync::Arc<Tile>, Rotation)| {
        let sides = [(Side::North, Edge::City), (Side::East, Edge::Field)];
        let sides = sides.into_iter().chain([(Side::West, Edge::Field)]);
        sides.into_iter().all(|(side, edge)| tile.edge(side, *turned) == edge)
    };
    assert!(offered.ways.len() > offered.as_typed);
    assert!(offered.ways.iter().take(offered.as_typed).all(lies));
    assert!(!offered.ways.iter().skip(offered.as_typed).any(lies));
    let (last, next) = (offered.as_typed, offered.as_typed + 1);
    let apart = driver.find("Same sides, turned otherwise").expect("the others are told apart");
    let before = driver.find_id(tile_id(last)).expect("the last as typed");
    let after = driver.find_id(tile_id(next)).expect("the first of the others");
    assert!(before.x < apart.x && (apart.x < after.x || apart.y < after.y));
}

/// R-RIV-2: while the river is laid, one place alone takes the next tile. The others are neither
/// framed nor spoken of once it is chosen.
#[test]
fn a_chosen_place_on_the_river_brings_no_frames_where_nothing_may_lie() {
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base", "river-1"]), Vec::new());
    let open: Vec<Position> = driver.game().board().open_places().map(|(at, _)| at).collect();
    let chosen = legal::places_to_fill(driver.game()).next().expect("a place");
    let other = open.into_iter().find(|at| !legal::can_fill(driver.game(), *at)).expect("no river");
    let shown = |driver: &Driver| {
        let drawn = driver.drawn();
        Driver::pixel(&drawn, driver.on_board(other, Point::new(0.5, 0.2)))
    };
    let before = shown(&driver);
    driver.click_place(chosen);
    assert_eq!(entry(&driver), &Entry::Place(chosen));
    assert_eq!(shown(&driver), before);
    let tiles = legal::count_to_draw(driver.game());
    let at = driver.on_board(other, Point::new(0.5, 0.2));
    driver.point_at(at);
    let place = Spoken::new(&Words::english(), driver.game(), None).place(other);
    assert!(!driver.shows(&format!("0 of {tiles} tiles fit, 0 % · {place}")));
}

/// The first tile has a city in the north, and a road across (R-BASE-1).
#[test]
fn the_line_tells_the_segment_under_the_pointer_and_how_its_tile_lies() {
    let (_folder, mut driver) = base();
    let at = Position::new(0, 0);
    let words = Words::english();
    let told = |driver: &Driver, segment: Segment| {
        let spoken = Spoken::new(&words, driver.game(), None);
        let placed = driver.game().board().tile(at).expect("the first tile");
        let tile = spoken.tile(&placed.tile, placed.rotation);
        (format!("{} · {tile}", spoken.segment(Place { at, segment })), tile)
    };
    let points = [(0.1, Segment::City(0)), (0.5, Segment::Road(0)), (0.85, Segment::Field(1))];
    for (down, segment) in points {
        let point = driver.on_board(at, Point::new(0.5, down));
        driver.point_at(point);
        assert!(driver.shows(&told(&driver, segment).0), "{segment:?}");
    }
    // Whose a field is tells nobody where the table wants no hints.
    driver.send(Message::Preferences(preferences::Message::Hints(false)));
    let (whole, tile) = told(&driver, Segment::Field(1));
    assert!(driver.shows(&tile) && !driver.shows(&whole));
}

/// A line never ends between "Alt +" and the first of its chips.
#[test]
fn the_key_before_the_chips_stands_in_the_line_of_the_first() {
    let sets = ["base", "inns-cathedrals"];
    let (_folder, driver) = game(setup(&["Anna", "Ben"], &sets), Vec::new());
    let alt = driver.find("Alt +").expect("the key");
    let first = driver.find("monastery").expect("the first chip");
    assert!((alt.center_y() - first.center_y()).abs() < 2.0, "{alt:?} {first:?}");
}

/// Two kinds of the base game have a monastery, and neither fits beside a road on that side but the
/// one to which a road leads.
#[test]
fn each_thing_that_tiles_show_has_a_key_with_alt() {
    let (_folder, mut driver) = base();
    assert!(driver.shows("Alt +") && driver.shows("M") && driver.shows("P"));
    let all = count(&driver);
    driver.alt("m");
    assert_eq!(count(&driver), 2);
    // No city with a pennant has a monastery: there is no chip for one, and its key does nothing.
    assert!(!driver.shows("P"));
    driver.alt("p");
    assert_eq!(count(&driver), 2);
    driver.alt("m");
    assert_eq!(count(&driver), all);
    driver.click_place(Position::new(1, 0));
    driver.alt("m");
    assert!(driver.shows("Only this one fits: Enter places it."));
}

/// Letters fill the open sides of the blank tile clockwise from the top: the three above the start
/// tile are left, top and right.
#[test]
fn typed_letters_stand_on_the_blank_tile() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    let table = |driver: &Driver| {
        let table = driver.app.table().expect("the table");
        let offered = table.offered(driver.game(), ABOVE);
        let known = [None, None, Some(Edge::City), None];
        Side::ALL.map(|side| table.typed_edge(side, known, &offered))
    };
    assert_eq!(table(&driver), [None; 4]);
    driver.key("f");
    driver.key("r");
    assert_eq!(table(&driver), [Some(Edge::Field), Some(Edge::Road), None, None]);
    driver.key("BackSpace");
    assert_eq!(table(&driver), [Some(Edge::Field), None, None, None]);
}

/// Of a hundred places that stay open, most have the key that they had a turn before; a game that
/// is opened again has the same keys.
#[test]
fn a_place_keeps_its_key_from_turn_to_turn() {
    let (folder, mut driver) = base();
    let places = |driver: &Driver| driver.app.table().expect("the table").places(driver.game());
    let (mut kept, mut stayed) = (0, 0);
    while stayed < 100 {
        let before = places(&driver);
        let (tile, at, rotation) = any_tile(&driver);
        driver.place(&tile, at, rotation, Style::SpotFirst);
        driver.claim(None);
        let after = places(&driver);
        let open = before.iter().enumerate().filter(|(_, place)| after.contains(place));
        let same = open.clone().filter(|(key, place)| after.get(*key) == Some(*place));
        (kept, stayed) = (kept + same.count(), stayed + open.count());
    }
    assert!(kept * 2 > stayed, "{kept} of {stayed}");
    let before = places(&driver);
    let saved = Saved::new(
        "again".to_owned(),
        String::new(),
        (**driver.game().setup()).clone(),
        driver.moves(),
        Vec::new(),
    );
    let again = Driver::with_game(folder.path(), &saved, Size::new(1280.0, 800.0));
    assert_eq!(places(&again), before);
}

/// The first tile that fits somewhere, and where.
fn any_tile(driver: &Driver) -> (Id, Position, Rotation) {
    let game = driver.game();
    let mut ways = legal::kinds_by_group(game).into_iter().flat_map(|(tile, _)| {
        let placements = game.board().placements(tile);
        placements.into_iter().map(|(at, rotation)| (tile.id.clone(), at, rotation))
    });
    ways.next().expect("a tile fits")
}

/// A city on one side fits above the start tile in one way: towards its city.
#[test]
fn a_tile_that_can_lie_in_one_way_alone_says_so_when_it_is_turned() {
    let (_folder, mut driver) = base();
    let chosen = table::Enter::Tile(Id::from("base-city-cap"));
    driver.send(Message::Table(table::Message::Enter(chosen)));
    let above = driver.on_board(ABOVE, Point::new(0.5, 0.5));
    driver.point_at(above);
    driver.key("r");
    assert!(driver.shows("It fits in this way only."));
    driver.point_at(driver.on_board(Position::new(0, 1), Point::new(0.5, 0.5)));
    driver.key("r");
    assert!(!driver.shows("It fits in this way only."));
}

/// The bar names the tile under the pointer: words above it would cover others.
#[test]
fn a_tile_under_the_pointer_is_named_in_the_bar() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    let look = |words: &str| table::Message::Look(Look::At(words.to_owned()));
    let leave = |words: &str| table::Message::Look(Look::Away(words.to_owned()));
    driver.send(Message::Table(look("monastery")));
    assert!(driver.shows("monastery"));
    // The pointer comes to the next one before it has left the last.
    driver.send(Message::Table(look("road with a bend")));
    driver.send(Message::Table(leave("monastery")));
    assert!(driver.shows("road with a bend"));
    driver.send(Message::Table(leave("road with a bend")));
    assert!(!driver.shows("road with a bend"));
}

/// Words beside the pointer would lie on the card of another player.
#[test]
fn what_the_pointer_is_on_among_the_players_is_told_in_the_bar() {
    let (_folder, mut driver) = base();
    let told = "If the game ended now";
    assert!(!driver.shows(told));
    let ahead = driver.find("≈ 0").expect("the points if the game ended now");
    driver.point_at(ahead.center());
    let line = driver.find(told).expect("words about them");
    assert!(line.y + line.height <= 64.0, "{line:?}");
}

/// With five sets more than forty ways fit beside the start tile, so each kind is shown once: a
/// press alone asks for its way, and one in which the wheel turned it does not.
#[test]
fn a_tile_that_is_held_is_turned_by_the_wheel() {
    let sets = ["base", "inns-cathedrals", "traders-builders", "princess-dragon", "abbey-mayor"];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &sets), Vec::new());
    let at = driver.app.table().expect("the table").places(driver.game())[0];
    driver.click_place(at);
    let offered = driver.app.table().expect("the table").offered(driver.game(), at);
    let index = offered.ways.iter().position(|(tile, _)| offered.has_more_ways(tile));
    let index = index.expect("a tile that can lie in several ways");
    let (tile, shown) = (offered.ways[index].0.id.clone(), offered.ways[index].1);
    let from = driver.find_id(tile_id(index + 1)).expect("the tile is shown").center();
    let over = driver.grown(at).center();
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    driver.mouse(from, mouse::Event::ButtonReleased(mouse::Button::Left));
    assert_eq!(driver.moves(), [], "the ways are shown");
    assert!(driver.app.table().expect("the table").offered(driver.game(), at).ways.len() <= 4);
    driver.key("Escape");
    driver.click_place(at);
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -1.0 };
    driver.mouse(over, mouse::Event::WheelScrolled { delta });
    driver.mouse(from, mouse::Event::ButtonReleased(mouse::Button::Left));
    match driver.moves().as_slice() {
        [Move::Place { tile: placed, at: there, rotation }] => {
            assert_eq!((placed, there), (&tile, &at));
            assert_ne!(*rotation, shown);
        }
        other => panic!("{other:?}"),
    }
}

/// A road of six tiles, looked at from near: its end is far beyond the edge until a key chooses it.
#[test]
fn a_place_that_is_chosen_by_key_out_of_sight_comes_into_sight() {
    let road = |x| [place("base-road-straight", x, 0, Rotation::None), Move::EndTurn];
    let (_folder, mut driver) =
        game(setup(&["Anna", "Ben"], &["base"]), (1..6).flat_map(road).collect());
    driver.send(Message::Table(table::Message::See(table::See::Zoom(4.0))));
    let end = Position::new(6, 0);
    let is_seen = |driver: &Driver| {
        let camera = driver.app.table().and_then(Table::camera).expect("it is zoomed");
        let view = Size::new(640.0, 400.0);
        let middle = Point::new(end.x as f32 + 0.5, end.y as f32 + 0.5);
        Rectangle::with_size(view).contains(camera.to_screen(middle, view))
    };
    assert!(!is_seen(&driver));
    let places = driver.app.table().expect("the table").places(driver.game());
    let number = places.iter().position(|at| *at == end).expect("an open place");
    let key = super::driver::PLACING.chars().nth(number).expect("a key");
    driver.key(&key.to_string());
    assert_eq!(entry(&driver), &Entry::Place(end));
    assert!(is_seen(&driver));
}

/// Of more ways to lie than have a key, each kind is shown once, and which way it lies is asked
/// next.
#[test]
fn of_many_tiles_each_kind_is_offered_once() {
    let sets =
        ["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor"];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &sets), Vec::new());
    let below = Position::new(0, 1);
    driver.click_place(below);
    let fitting = legal::fitting(driver.game(), below);
    let mut kinds: Vec<&str> = fitting.iter().map(|(tile, _)| tile.id.as_str()).collect();
    kinds.dedup();
    assert!(kinds.len() > 40 && fitting.len() > kinds.len(), "{}", kinds.len());
    let table = driver.app.table().expect("the table");
    let ways = table.offered(driver.game(), below).ways;
    let curve = ways.iter().position(|(tile, _)| tile.id.as_str() == "base-road-curve");
    let number = curve.expect("a curve") + 1;
    let kinds = kinds.len();
    assert_eq!(count(&driver), kinds);
    let key = super::driver::PLACING.chars().nth(number - 1).expect("a key");
    driver.key(&key.to_string());
    // Field towards the start tile: the road leads on to the left or to the right.
    assert!(driver.shows("How does it lie there?"));
    assert_eq!(count(&driver), 2);
    driver.key("1");
    assert_eq!(driver.game().board().tiles().len(), 2);
}

/// It is pressed in most turns: the hand finds it where it was.
#[test]
fn no_follower_keeps_its_place_from_turn_to_turn() {
    let sets = ["base", "inns-cathedrals", "traders-builders", "princess-dragon"];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &sets), Vec::new());
    let mut places: Vec<Rectangle> = Vec::new();
    for _ in 0..12 {
        let (tile, at, rotation) = any_tile(&driver);
        driver.place(&tile, at, rotation, Style::SpotFirst);
        if !matches!(driver.game().phase(), Phase::Deploy { .. }) {
            break;
        }
        places.extend(driver.find("No follower"));
        driver.claim(None);
    }
    assert!(places.len() > 5, "{places:?}");
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
}

/// Wherever the place is, the board makes room for it above the tray; and the tray stays where it is
/// while its tiles are narrowed.
#[test]
fn the_tray_rises_never_over_the_place_that_was_chosen() {
    let (_folder, mut driver) = base();
    for at in [ABOVE, Position::new(0, 1), Position::new(-1, 0), Position::new(1, 0)] {
        assert!(driver.find_id(table::RISEN).is_none());
        driver.click_place(at);
        let tray = driver.find_id(table::RISEN).expect("it rises");
        let foot = driver.on_board(at, Point::new(0.5, 1.0));
        assert!(foot.y < tray.y, "{at:?}: {foot:?} {tray:?}");
        driver.key("f");
        assert_eq!(driver.find_id(table::RISEN), Some(tray));
        driver.key("Escape");
        driver.key("Escape");
    }
}

fn hold(driver: &mut Driver) -> (Id, Rotation, Point) {
    driver.click_place(ABOVE);
    let (tile, rotation) = {
        let (tile, rotation) = legal::fitting(driver.game(), ABOVE)[0];
        (tile.id.clone(), rotation)
    };
    let from = driver.find_id(tile_id(1)).expect("a tile").center();
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    (tile, rotation, from)
}

fn release(driver: &mut Driver, at: Point) {
    driver.mouse(at, mouse::Event::CursorMoved { position: at });
    driver.mouse(at, mouse::Event::ButtonReleased(mouse::Button::Left));
}

#[test]
fn a_tile_let_go_over_a_segment_is_placed_with_its_follower() {
    let (_folder, mut driver) = base();
    let (tile, rotation, _) = hold(&mut driver);
    let kind = driver.game().catalogue().tile(tile.as_str()).expect("a tile").clone();
    let city = Segment::City(0);
    let within = Art::from_tile(&kind).spot(city, rotation);
    let grown = driver.grown(ABOVE);
    let at = Point::new(grown.x + within.x * grown.width, grown.y + within.y * grown.height);
    release(&mut driver, at);
    let moves = driver.moves();
    assert_eq!(moves[0], Move::Place { tile, at: ABOVE, rotation });
    assert!(matches!(&moves[1], Move::Deploy { on, .. } if *on == city), "{moves:?}");
    assert_eq!(driver.game().phase(), Phase::Place);
}

#[test]
fn a_tile_let_go_beside_itself_is_the_tile_alone() {
    let (_folder, mut driver) = base();
    let (_, _, from) = hold(&mut driver);
    release(&mut driver, from);
    assert_eq!(driver.moves().len(), 1);
    assert!(matches!(driver.game().phase(), Phase::Deploy { .. }));
}

#[test]
fn the_key_of_a_segment_places_the_held_tile_with_its_follower() {
    let (_folder, mut driver) = base();
    hold(&mut driver);
    driver.key("1");
    assert!(matches!(driver.moves().as_slice(), [Move::Place { .. }, Move::Deploy { .. }, ..]));
}

#[test]
fn escape_and_leaving_the_window_put_a_held_tile_back() {
    let (_folder, mut driver) = base();
    let (_, _, from) = hold(&mut driver);
    driver.key("Escape");
    release(&mut driver, from);
    assert_eq!(entry(&driver), &Entry::Place(ABOVE));
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    driver.mouse(from, mouse::Event::CursorLeft);
    release(&mut driver, from);
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    driver.send(Message::Covered);
    release(&mut driver, from);
    assert!(driver.moves().is_empty());
    assert_eq!(entry(&driver), &Entry::Place(ABOVE));
}

fn enter(driver: &mut Driver) {
    driver.send(Message::Key(keyboard::Event::KeyPressed {
        key: key_of("Return"),
        modified_key: key_of("Return"),
        physical_key: super::driver::physical("Return"),
        location: keyboard::Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    }));
}

/// Some systems do not tell a repeated key from one that is pressed again.
#[test]
fn an_enter_that_is_not_let_go_places_the_tile_and_never_ends_the_turn() {
    let (_folder, mut driver) = base();
    driver.click_place(ABOVE);
    // A city on one side alone, and that one at the foot.
    for side in ["f", "f", "c", "f"] {
        driver.key(side);
    }
    assert_eq!(count(&driver), 1);
    enter(&mut driver);
    for _ in 0..4 {
        driver.now += std::time::Duration::from_millis(500);
        enter(&mut driver);
    }
    assert!(matches!(driver.game().phase(), Phase::Deploy { .. }));
    // Let go and pressed again, it means that nobody stands there.
    driver.key("Return");
    driver.key("Return");
    assert_eq!(driver.game().phase(), Phase::Place);
}

#[test]
fn nothing_below_a_notice_is_chosen_by_a_click_on_it() {
    let cap = place("base-city-cap", 0, -1, Rotation::Half);
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), vec![cap]);
    driver.claim(Some(Segment::City(0)));
    let notice = driver.find("Anna +4: city of 2.").expect("the score is told");
    let board = driver.find_id(board::ID).expect("the board");
    // The board is pulled until an open place lies below the notice.
    let open = driver.on_board(Position::new(-1, -1), Point::new(0.5, 0.5));
    let from = Point::new(board.x + board.width - 20.0, board.y + board.height - 20.0);
    let to = from + (notice.center() - open);
    let mut ui = driver.ui();
    ui.point_at(from);
    let pressed = iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
    let _ = ui.simulate([pressed]);
    ui.point_at(to);
    let pulled = [
        iced::Event::Mouse(mouse::Event::CursorMoved { position: to }),
        iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
    ];
    let _ = ui.simulate(pulled);
    let messages: Vec<Message> = ui.into_messages().collect();
    messages.into_iter().for_each(|message| driver.send(message));
    let at = driver.on_board(Position::new(-1, -1), Point::new(0.5, 0.5));
    assert!((at - notice.center()).x.abs() < 20.0 && (at - notice.center()).y.abs() < 20.0);
    driver.click_at(notice.center());
    assert_eq!(entry(&driver), &Entry::Open);
}

/// The tile is placed where the view ends: the view stays, and the next one shows what it opened.
#[test]
fn the_view_keeps_still_between_a_tile_and_its_follower() {
    let (_folder, mut driver) = base();
    let view = Size::new(724.0, 560.0);
    let before = board::fit_while(driver.game(), view);
    driver.click_place(ABOVE);
    let from = driver.find_id(tile_id(1)).expect("a tile").center();
    driver.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
    release(&mut driver, from);
    assert!(matches!(driver.game().phase(), Phase::Deploy { .. }));
    assert_eq!(board::fit_while(driver.game(), view), before);
}

/// Anna's road lacks one end, to the east of the start tile.
#[test]
fn the_first_key_is_that_of_the_place_where_ones_own_road_would_be_completed() {
    let (_folder, driver) = base();
    let turned = |id: &str, code: &str| {
        let tile = driver.game().catalogue().tile(id).expect("a tile").clone();
        Rotation::ALL.into_iter().find(|turned| tile.code_lying(*turned) == code).expect("a way")
    };
    let end = turned("base-monastery-road", "frff");
    let thief = Figure::Follower;
    let moves = vec![
        place("base-monastery-road", -1, 0, end),
        Move::Deploy { figure: thief, on: Segment::Road(0), at: None },
        Move::EndTurn,
        place("base-monastery", 0, 1, Rotation::None),
        Move::EndTurn,
    ];
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), moves);
    driver.key("1");
    assert_eq!(entry(&driver), &Entry::Place(Position::new(1, 0)));
}
