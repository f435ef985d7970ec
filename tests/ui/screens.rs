//! Each screen: what it shows, what its buttons and keys do.

use std::time::{Duration, Instant};

use ask::{Leaving, Request};
use iced::{Point, Size, keyboard};
use journal::Later;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Player};
use rules::setup::{Deck, Recording};
use rules::tile;
use rules::{Move, Seat, Setup};
use screen::setup;
use screen::table::dialog::{self, turn};
use screen::table::{self, Entry};
use shell::Message;
use storage::settings::{Place, Settings};
use storage::{Folders, Games, Saved};

use super::driver::{Driver, Style, game, place};

const SIZE: Size = Size::new(1280.0, 800.0);

fn two_players(orders: &[&str]) -> Setup {
    let player = |name: &str, colour| Player { name: name.to_owned(), colour };
    Setup {
        players: vec![player("Anna", Colour::Red), player("Ben", Colour::Blue)],
        sets: vec!["base".to_owned()],
        gardens: None,
        cards: Vec::new(),
        orders: (!orders.is_empty()).then(|| orders.iter().map(|id| (*id).into()).collect()),
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    }
}

#[test]
fn the_first_evening_begins_with_two_nameless_players_and_one_click() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    assert!(driver.shows("Your first evening"));
    driver.click("New game");
    assert!(driver.shows("Who plays?"));
    driver.click("Start the game");
    assert!(
        driver.shows("Pass the screen to Red"),
        "players without a name are called by their colour"
    );
}

#[test]
fn a_new_game_has_the_typed_names_in_seat_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("n");
    driver.type_into(screen::setup::name_id(0), "Anna");
    driver.type_into(screen::setup::name_id(1), "Ben");
    driver.click("Add a player");
    driver.type_into(screen::setup::name_id(2), "Cleo");
    driver.click("Start the game");
    let names: Vec<String> =
        driver.game().setup().players.iter().map(|player| player.name.clone()).collect();
    assert_eq!(names, ["Anna", "Ben", "Cleo"]);
    assert_eq!(driver.game().setup().sets, ["base", "king-robber"]);
    assert_eq!(
        driver.game().setup().orders.as_ref().map(Vec::len),
        Some(56),
        "51 cards and 5 of King & Robber"
    );
}

#[test]
fn two_players_of_one_name_cannot_start_and_are_told_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("n");
    driver.type_into(screen::setup::name_id(0), "Anna");
    driver.type_into(screen::setup::name_id(1), "Anna");
    assert!(driver.shows("Two players are called “Anna”: change one name."));
    driver.click("Start the game");
    assert!(driver.app.session().is_none());
}

#[test]
fn people_of_earlier_games_are_offered_with_their_colour() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new(
        "old".to_owned(),
        "2026-11-20T19:30:00Z".to_owned(),
        two_players(&[]),
        Vec::new(),
        Vec::new(),
    );
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.list_games();
    driver.click("New game");
    assert!(
        driver.shows("Anna") && driver.shows("Ben"),
        "the table of the last game sits there again"
    );
}

#[test]
fn orders_show_only_while_they_are_held() {
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    let (_folder, mut driver) = game(two_players(&pile), Vec::new());
    assert!(driver.shows("Pass the screen to Anna"));
    assert!(!driver.shows("Five Towers"));
    driver.hold("space");
    assert!(
        driver.shows("Five Towers")
            && driver.shows("A Proud City")
            && driver.shows("The Great Capital")
    );
    driver.key("space");
    assert!(!driver.shows("Five Towers"));
}

#[test]
fn nobody_decides_on_orders_unseen() {
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    let (_folder, mut driver) = game(two_players(&pile), Vec::new());
    driver.key("Return");
    assert!(driver.shows("Pass the screen to Anna"));
    driver.key("space");
    driver.key("Return");
    driver.key("Return");
    assert!(driver.shows("Pass the screen to Ben"), "a second Enter does not decide for Ben");
}

#[test]
fn a_picked_card_goes_under_the_pile() {
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    let (_folder, mut driver) = game(two_players(&pile), Vec::new());
    driver.key("space");
    driver.key("2");
    driver.click("Return the picked one, pass on");
    driver.key("space");
    driver.key("Return");
    let orders = driver.game().orders().expect("orders");
    let pile: Vec<&str> = orders.pile().iter().map(|card| card.id.as_str()).collect();
    assert_eq!(pile, ["base-07", "base-02"]);
    assert_eq!(orders.hand(Seat::FIRST).held.len(), 2);
}

#[test]
fn a_tile_that_is_clicked_into_its_place_and_claimed_passes_the_turn() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    assert!(driver.shows("Anna draws and places a tile"));
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    assert!(driver.shows("Does Anna deploy a follower?"));
    driver.click("Knight");
    assert!(driver.shows("Ben draws and places a tile"));
    assert!(driver.shows("Anna +4: city of 2."), "R-BASE-8: two tiles at 2");
}

#[test]
fn a_second_enter_does_not_skip_the_next_player() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    driver.key("Return");
    driver.key("Return");
    assert!(driver.shows("Ben draws and places a tile"));
}

#[test]
fn undo_goes_back_to_the_follower_and_then_to_the_tile() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    driver.click("Knight");
    driver.ctrl("z");
    assert!(driver.shows("Does Anna deploy a follower?"));
    driver.ctrl("z");
    assert!(driver.shows("Anna draws and places a tile"));
    driver.ctrl("y");
    driver.ctrl("y");
    assert!(driver.shows("Ben draws and places a tile"));
    assert_eq!(driver.game().tally(Seat::FIRST).total(), 4);
}

#[test]
fn a_log_line_opens_to_its_sum() {
    let moves = vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        Move::Deploy {
            figure: rules::player::Figure::Follower,
            on: tile::Segment::City(0),
            at: None,
        },
        Move::EndTurn,
    ];
    let (_folder, mut driver) = game(two_players(&[]), moves);
    driver.click("city of 2");
    assert!(driver.shows("2 tiles × 2 = 4"));
    assert!(driver.shows("Anna 1"), "who stood there");
}

#[test]
fn a_turn_entered_anew_shows_what_it_changes_before_it_counts() {
    let moves = vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        Move::Deploy {
            figure: rules::player::Figure::Follower,
            on: tile::Segment::City(0),
            at: None,
        },
        Move::EndTurn,
        place("base-road-straight", 1, 0, Rotation::None),
        Move::EndTurn,
    ];
    let (_folder, mut driver) = game(two_players(&[]), moves);
    driver.click("Anna places: city on one side.");
    driver.click("Enter this turn anew");
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    driver.click("No follower");
    assert!(driver.shows("Anna: 4 → 0 points."));
    let real = driver.app.session().expect("an open game").game().tally(Seat::FIRST).total();
    assert_eq!(real, 4, "nothing has changed yet");
    driver.click("Change it");
    assert_eq!(driver.game().tally(Seat::FIRST).total(), 0);
    assert_eq!(driver.game().board().tiles().len(), 3, "Ben's tile still lies");
}

/// Undoing while an old turn is entered anew leaves that turn: the tile begun for it is none of the
/// player's who is on turn.
#[test]
fn a_tile_begun_for_an_old_turn_is_let_go_when_undo_leaves_that_turn() {
    let moves = vec![place("base-city-cap", 0, -1, Rotation::Half), Move::EndTurn];
    let (_folder, mut driver) = game(two_players(&[]), moves);
    driver.click("Anna places: city on one side.");
    driver.click("Enter this turn anew");
    for key in ["f", "f", "f", "f"] {
        driver.key(key);
    }
    let entry = |driver: &Driver| driver.app.table().expect("the table").entry().clone();
    assert!(matches!(entry(&driver), Entry::Tile(..)), "the monastery of four fields");
    driver.ctrl("z");
    assert_eq!(entry(&driver), Entry::Open);
    assert_eq!(driver.game().board().tiles().len(), 1, "what was begun is let go first");
    driver.ctrl("z");
    assert_eq!(driver.game().board().tiles().len(), 2, "Anna's tile still lies");
}

#[test]
fn a_removed_turn_can_be_left_as_it_was() {
    let moves = vec![place("base-city-cap", 0, -1, Rotation::Half), Move::EndTurn];
    let (_folder, mut driver) = game(two_players(&[]), moves);
    driver.click("Anna places: city on one side.");
    driver.click("Remove this turn");
    let later = turn::Message::Later(Later::MoveOn);
    driver.send(Message::Table(table::Message::Dialog(dialog::Message::Turn(later))));
    driver.click("Show what it changes");
    assert!(driver.shows("It will be Anna’s turn."));
    driver.click("Leave it as it was");
    assert_eq!(driver.game().board().tiles().len(), 2);
}

#[test]
fn typed_sides_choose_the_only_tile_that_has_them() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    for letter in ["r", "r", "r", "r"] {
        driver.key(letter);
    }
    assert!(driver.shows("four-way junction"));
    assert!(driver.shows("the last one"));
}

#[test]
fn an_impossible_place_is_refused_without_harm() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    driver.click_place(Position::new(1, 1));
    assert!(driver.shows("Which tile was drawn?"), "a place that touches no tile cannot be chosen");
    assert_eq!(driver.moves().len(), 0);
}

#[test]
fn every_move_is_on_disk_when_it_shows() {
    let (folder, mut driver) = game(two_players(&[]), Vec::new());
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    driver.click("Knight");
    let path = Games::new(&Folders::below(folder.path())).path("evening");
    let saved =
        Saved::decode(&path, &std::fs::read_to_string(&path).expect("the file")).expect("a game");
    assert_eq!(saved.moves, driver.moves());
    assert_eq!(saved.moves.len(), 3, "place, deploy, end-turn");
}

#[test]
fn a_second_window_on_one_game_only_looks_on() {
    let (folder, first) = game(two_players(&[]), Vec::new());
    let mut second = Driver::new(folder.path(), SIZE);
    let path = Games::new(&Folders::below(folder.path())).path("evening");
    second.send(Message::Ask(Request::Open(path)));
    assert!(second.shows("Another window has this game open: here it can only be looked at."));
    second.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    assert_eq!(second.moves().len(), 0);
    drop(first);
}

#[test]
fn a_torn_file_is_opened_up_to_the_damage_and_kept_aside() {
    let moves = vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        Move::EndTurn,
        place("base-road-straight", 1, 0, Rotation::None),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new(
        "torn".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        two_players(&[]),
        moves,
        Vec::new(),
    );
    let path = Games::new(&Folders::below(folder.path())).path("torn");
    let text = saved.encode().expect("text");
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::fs::write(&path, &text[..text.len() - 30]).expect("a torn file");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Open(path.clone())));
    assert!(driver.shows("This game’s file is damaged"));
    driver.click("Go on from there");
    assert_eq!(driver.moves().len(), 2);
    let aside = path.with_file_name("torn.json.damaged-1");
    assert_eq!(std::fs::read_to_string(aside).expect("kept"), &text[..text.len() - 30]);
}

#[test]
fn an_order_drawn_at_the_start_of_a_turn_shows_to_its_owner_alone() {
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    let (_folder, mut driver) = game(two_players(&pile), Vec::new());
    for _ in 0..2 {
        driver.key("space");
        driver.key("Return");
    }
    driver.click("Draw an order");
    driver.key("Return");
    assert!(driver.shows("You drew an order. It is yours to keep."));
    assert!(!driver.shows("Seven Spires"));
    driver.hold("space");
    assert!(driver.shows("Seven Spires"));
    driver.key("space");
    driver.key("Return");
    assert!(driver.shows("Anna draws an order."), "the log tells that, and not which");
    assert!(!driver.shows("Seven Spires"));
    assert!(!driver.shows("Draw an order"), "one a turn");
}

#[test]
fn the_board_is_dragged_and_fitted_again() {
    let (_folder, mut driver) = game(two_players(&[]), Vec::new());
    let before = driver.on_board(Position::ORIGIN, Point::new(0.5, 0.5));
    driver.key("+");
    let after = driver.on_board(Position::new(1, 0), Point::new(0.5, 0.5));
    assert!(after.x - before.x > 104.0, "tiles have become larger");
    driver.send(shell::Message::Table(screen::table::Message::See(screen::table::See::Fit)));
    assert_eq!(driver.on_board(Position::ORIGIN, Point::new(0.5, 0.5)), before);
}

/// The light runs round the table at least twice, slows down and stops at who begins; nothing is
/// drawn anew afterwards. Whoever does something else meanwhile finds the lot fallen.
#[test]
fn a_light_runs_round_the_table_until_the_lot_has_fallen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("n");
    let frame = |driver: &mut Driver, at| driver.send(Message::Setup(setup::Message::Frame(at)));
    driver.send(Message::Setup(setup::Message::DrawLots));
    let begin = Instant::now();
    let mut milliseconds = 0;
    while driver.app.setup().is_some_and(setup::Setup::is_drawing_lots) {
        frame(&mut driver, begin + Duration::from_millis(milliseconds));
        milliseconds += 16;
        assert!(milliseconds < 5000, "it ends");
    }
    assert!(milliseconds > 300, "there is something to see");
    driver.send(Message::Setup(setup::Message::DrawLots));
    driver.send(Message::Setup(setup::Message::Add));
    assert!(!driver.app.setup().is_some_and(setup::Setup::is_drawing_lots));
}

/// The sign counts and not the key: on most keyboards a question mark is another key with Shift.
#[test]
fn a_question_mark_lists_the_keys_wherever_it_is_on_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("n");
    driver.send(Message::Setup(setup::Message::Orders(false)));
    driver.click("Start the game");
    let pressed = keyboard::Event::KeyPressed {
        key: keyboard::Key::Character("/".into()),
        modified_key: keyboard::Key::Character("?".into()),
        physical_key: keyboard::key::Physical::Code(keyboard::key::Code::Slash),
        location: keyboard::Location::Standard,
        modifiers: keyboard::Modifiers::SHIFT,
        text: Some("?".into()),
        repeat: false,
    };
    driver.now += driver.pace;
    driver.send(Message::Key(pressed));
    assert!(driver.shows("Undo"));
}

/// A window that was small when it closed is remembered so, although a game is opened and the
/// settings are written again.
#[test]
fn the_place_of_the_window_is_kept_when_a_game_is_opened() {
    let (folder, driver) = game(two_players(&[]), Vec::new());
    drop(driver);
    let folders = Folders::below(folder.path());
    let window = Some(Place { width: 1100.0, height: 700.0, x: Some(40.0), y: Some(30.0) });
    let settings = Settings { window, ..Settings::load(&folders).expect("settings") };
    settings.save(&folders).expect("a folder to write to");
    let driver = Driver::new(folder.path(), SIZE);
    assert!(driver.app.session().is_some(), "the game that was open last");
    assert_eq!(Settings::load(&folders).expect("settings").window, window);
}

#[test]
fn a_window_larger_than_any_screen_is_not_believed() {
    let (folder, driver) = game(two_players(&[]), Vec::new());
    drop(driver);
    let folders = Folders::below(folder.path());
    std::fs::write(folders.settings(), r#"{"window": {"width": 19999, "height": 19999}}"#)
        .expect("a file");
    let (app, _) = shell::App::new(folders.clone());
    assert_eq!(app.shared().view, iced::Size::new(1280.0, 800.0));
    let path = folders.settings();
    let path = path.display();
    let kept = "The usual values are used instead; the file as it was is kept beside it.";
    assert!(
        Driver::new(folder.path(), SIZE).shows(&format!("{path}: window cannot be read. {kept}"))
    );
}
