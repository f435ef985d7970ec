//! The scorepad in the window: forms filled in by keys and pointer, headless.

use content::bundled;
use iced::Size;
use journal::Journal;
use rules::feature::Kind;
use rules::game::Phase;
use rules::player::Figure;
use rules::scorepad::{Entry, Group, Note, Part};
use rules::scoring::Source;
use rules::setup::Recording;
use rules::{Move, Seat, Setup};
use screen::table;
use screen::table::pad::{Field, Role, Sheet, Writing, field_id, figures_id};
use shell::Message;
use storage::Saved;

use super::driver::{self, Driver};
use support::converter::Converter;
use support::scenarios;
use support::table::{order_ids, seat, setup};

fn pad(names: &[&str], sets: &[&str], moves: Vec<Move>) -> (tempfile::TempDir, Driver) {
    driver::game(Setup { record: Recording::Scorepad, ..setup(names, sets) }, moves)
}

fn points(driver: &Driver, player: u8) -> i32 {
    driver.game().tally(seat(player)).total()
}

fn city(tiles: u32, owner: u8) -> Entry {
    Entry {
        followers: vec![Group::new(seat(owner), Figure::Follower, 1)],
        ..Entry::new(Kind::City, tiles)
    }
}

fn note(player: u8, completed: Vec<Entry>) -> Move {
    Move::Note(Box::new(Note { completed, ..Note::by_player(seat(player)) }))
}

#[test]
fn a_common_completion_takes_six_keys() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "king-robber"], Vec::new());
    driver.inputs = 0;
    for key in ["c", "5", "Down", "Down", "1"] {
        driver.key(key);
    }
    assert!(driver.shows("5 tiles × 2 = 10"), "the sum before it is accepted (R-BASE-8)");
    driver.key("Return");
    assert_eq!(driver.inputs, 6);
    assert_eq!((points(&driver, 0), points(&driver, 1)), (10, 0));
    assert_eq!(driver.moves(), [note(0, vec![city(5, 0)])]);
    assert!(driver.shows("King: Anna"), "the first city takes it (R-KR-2)");
    assert_eq!(driver.game().active(), seat(1), "the tile ends the turn");
}

#[test]
fn the_same_takes_four_clicks() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], Vec::new());
    driver.inputs = 0;
    driver.click("Road");
    driver.click("4");
    let ben = driver.find_id(figures_id(seat(1))).expect("Ben");
    driver.click_at(ben.center());
    driver.click("Write it down");
    assert_eq!(driver.inputs, 4);
    assert_eq!(
        (points(&driver, 0), points(&driver, 1)),
        (0, 4),
        "Ben's road, completed by Anna (R-BASE-7)"
    );
}

#[test]
fn a_turn_in_which_nothing_is_completed_takes_one_key() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], Vec::new());
    driver.key("Return");
    assert_eq!(driver.moves(), [Move::EndTurn]);
    assert_eq!(driver.game().active(), seat(1));
    assert!(driver.shows("Anna completes nothing."));
}

#[test]
fn a_tie_gives_both_the_points_and_two_features_of_one_tile_go_together() {
    let (_folder, mut driver) = pad(&["Anna", "Ben", "Cleo"], &["base", "king-robber"], Vec::new());
    let both =
        vec![Group::new(seat(0), Figure::Follower, 1), Group::new(seat(1), Figure::Follower, 1)];
    let road = Entry { followers: both, ..Entry::new(Kind::Road, 6) };
    driver.enter(&[note(2, vec![city(3, 1), road])], |_| driver::Style::SpotFirst);
    assert_eq!(
        [0, 1, 2].map(|player| points(&driver, player)),
        [6, 12, 0],
        "6; 3 × 2 + 6; nothing"
    );
    let titles = driver.game().titles().expect("King & Robber");
    assert_eq!(
        (titles.king.holder, titles.robber.holder),
        (Some(seat(2)), Some(seat(2))),
        "Cleo placed the tile"
    );
    assert_eq!(driver.game().active(), seat(0), "the turns of Anna and Ben have passed");
}

// ---- what cannot be ----

#[test]
fn what_cannot_be_is_said_at_its_number_and_not_accepted() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], Vec::new());
    driver.key("r");
    for key in ["3", "0", "0"] {
        driver.key(key);
    }
    assert!(driver.shows("300 tiles are too many: the sets in play allow 45 here. Count again."));
    driver.key("Return");
    assert_eq!(driver.moves(), [], "it waits to be set right");
    for _ in 0..3 {
        driver.key("BackSpace");
    }
    assert!(driver.shows("A feature has at least one tile. Count its tiles."));
    driver.key("4");
    driver.key("Down");
    driver.key("9");
    assert!(
        driver.shows(
            "Anna cannot have 9 of that figure (follower) there: only 7 are left. Look whose figures stand there."
        )
    );
    driver.key("BackSpace");
    driver.key("2");
    driver.key("Return");
    assert_eq!(points(&driver, 0), 4);
}

/// R-MAG-3: the form says why mage and witch are not both on a road, and waits.
#[test]
fn mage_and_witch_on_one_feature_are_said_at_their_number_and_not_accepted() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "mage-witch"], Vec::new());
    for key in ["r", "5", "Down", "1", "Down", "Down", "1", "Down", "1"] {
        driver.key(key);
    }
    assert!(driver.shows("Mage and witch never stand on one feature. Leave one of them here."));
    driver.key("Return");
    assert_eq!(driver.moves(), [], "it waits to be set right");
    driver.key("BackSpace");
    driver.key("Return");
    assert_eq!(points(&driver, 0), 10, "5 tiles, and 5 for the mage (R-MAG-4)");
}

#[test]
fn a_road_has_no_pennants_on_the_form_nor_in_a_file() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], Vec::new());
    driver.key("r");
    let fields = driver.draft().fields(driver.game());
    assert!(!fields.contains(&Field::Part(Part::Pennants)));
    let wrong = Entry { pennants: 1, ..Entry::new(Kind::Road, 3) };
    driver.send(Message::Table(table::Message::Make(note(0, vec![wrong]))));
    assert!(
        driver
            .shows("Here (road) there are no pennants. Set that to 0, or choose another feature.")
    );
}

/// In none of the colours the chosen figure stands on the dark ground of a chosen button.
#[test]
fn a_chosen_big_follower_stands_on_a_light_ground() {
    let sets = ["base", "inns-cathedrals"];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &sets, Vec::new());
    driver.key("c");
    let field = Field::Figures(Seat::FIRST, Figure::BigFollower);
    let chip = driver.find_id(field_id(field)).expect("the big follower");
    driver.click_at(chip.center());
    assert_eq!(driver.draft().value(field, driver.game()), 1);
    let chip = driver.find_id(field_id(field)).expect("the big follower");
    let beside = iced::Point::new(chip.x + 5.0, chip.y + 5.0);
    let shown = Driver::pixel(&driver.drawn(), beside).map(iced::Color::into_rgba8);
    assert_eq!(shown, Some(driver.app.shared().palette().raised.into_rgba8()));
}

// ---- corrections ----

#[test]
fn an_old_entry_is_changed_and_the_difference_shown_before_it_counts() {
    let moves = vec![note(0, vec![city(5, 0)]), Move::EndTurn, note(0, vec![city(3, 1)])];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "king-robber"], moves);
    assert_eq!((points(&driver, 0), points(&driver, 1)), (10, 6));
    driver.click("Anna completes: city of 5.");
    driver.click("Change this entry");
    driver.key("2");
    driver.key("Return");
    assert!(driver.shows("Anna: 10 → 4 points."), "2 × 2");
    driver.click("Change it");
    assert_eq!((points(&driver, 0), points(&driver, 1)), (4, 6));
    assert_eq!(
        driver.game().titles().expect("titles").king.size,
        3,
        "the later city is the larger now"
    );
    driver.click("Anna completes: city of 2.");
    driver.click("Take this entry out");
    driver.click("Change it");
    assert_eq!((points(&driver, 0), points(&driver, 1)), (0, 6));
    assert_eq!(driver.game().active(), seat(1), "the turn stays with its player");
    driver.ctrl("z");
    assert_eq!((points(&driver, 0), points(&driver, 1)), (4, 6), "the correction alone");
    driver.ctrl("z");
    assert_eq!(points(&driver, 1), 0);
}

#[test]
fn a_correction_that_is_left_leaves_nothing_in_the_form() {
    let moves = vec![note(0, vec![city(5, 0)]), Move::EndTurn];
    for leaves_at_difference in [true, false] {
        let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], moves.clone());
        driver.click("Anna completes: city of 5.");
        driver.click("Change this entry");
        driver.key("2");
        if leaves_at_difference {
            driver.key("Return");
            driver.click("Leave it as it was");
        } else {
            driver.ctrl("z");
            driver.ctrl("z");
        }
        assert!(driver.shows("Everything is as it was."));
        assert!(driver.draft().is_empty() && driver.draft().player.is_none());
        driver.key("Return");
        assert_eq!(
            driver.moves().last(),
            Some(&Move::EndTurn),
            "the turn goes on with nothing completed"
        );
        assert_eq!(points(&driver, 0), 10);
    }
}

/// Ctrl Z takes back what was entered last: the acceptance, a number, an entry. When nothing of it
/// is left it leaves the old turn, and says so; the game is as it was.
#[test]
fn undo_in_a_correction_takes_its_last_step_back_before_it_leaves() {
    let moves = vec![note(0, vec![city(5, 0)]), Move::EndTurn];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], moves.clone());
    driver.click("Anna completes: city of 5.");
    driver.click("Change this entry");
    let written = driver.draft().clone();
    for key in ["2", "Down", "1", "r"] {
        driver.key(key);
    }
    driver.key("Return");
    assert!(!driver.shows("Change it"), "nobody is on the road: it asks");
    driver.key("Return");
    assert!(driver.shows("Change it"));
    let items = |driver: &Driver| {
        let items = driver.draft().items.iter();
        items.map(|(_, entry)| (entry.kind, entry.tiles, entry.pennants)).collect::<Vec<_>>()
    };
    driver.ctrl("z");
    assert!(!driver.shows("Change it"));
    assert_eq!(items(&driver), [(Kind::City, 2, 1), (Kind::Road, 3, 0)], "the acceptance alone");
    driver.ctrl("z");
    assert_eq!(items(&driver), [(Kind::City, 2, 1)]);
    driver.ctrl("z");
    assert_eq!(items(&driver), [(Kind::City, 2, 0)]);
    driver.ctrl("y");
    driver.ctrl("z");
    assert!(!driver.draft().differs(&written) && !driver.draft().is_empty(), "as it was written");
    assert!(!driver.shows("Everything is as it was."));
    driver.ctrl("z");
    assert!(driver.shows("Everything is as it was.") && driver.draft().is_empty());
    assert_eq!(driver.moves(), moves);
    driver.ctrl("z");
    assert_eq!(driver.moves(), moves[..1], "now it takes back the last turn");
}

#[test]
fn an_old_entry_that_is_accepted_unchanged_is_no_correction() {
    let moves = vec![note(0, vec![city(5, 0)]), Move::EndTurn, note(0, vec![city(3, 1)])];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], moves);
    let before = driver.moves();
    driver.click("Anna completes: city of 5.");
    driver.click("Change this entry");
    assert_eq!(driver.claiming_enter(), 1, "the form stands for what was written");
    driver.key("Return");
    assert!(driver.shows("Everything is as it was.") && !driver.shows("Change it"));
    assert_eq!(driver.moves(), before);
}

// ---- the end ----

#[test]
fn the_end_is_written_down_feature_by_feature_then_the_table_counts() {
    let moves = vec![note(0, vec![city(2, 0)]), note(1, vec![Entry::new(Kind::Road, 3)])];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "king-robber"], moves);
    driver.enter(&[Move::EndGame], |_| driver::Style::SpotFirst);
    assert_eq!(driver.game().phase(), Phase::Remains);
    let monastery = Entry {
        followers: vec![Group::new(seat(1), Figure::Follower, 1)],
        ..Entry::new(Kind::MONASTERY, 6)
    };
    let farmers =
        vec![Group::new(seat(0), Figure::Follower, 2), Group::new(seat(1), Figure::Follower, 1)];
    let field = Entry { followers: farmers, complete_cities: 2, ..Entry::new(Kind::Field, 1) };
    let end = [
        Move::Remain { feature: Box::new(monastery) },
        Move::Remain { feature: Box::new(field) },
        Move::CountCompleted { cities: 4, roads: 3 },
    ];
    driver.enter(&end, |_| driver::Style::SpotFirst);
    driver.enter(&[Move::EndGame], |_| driver::Style::SpotFirst);
    let game = driver.game();
    assert!(game.is_finished());
    let anna = game.tally(Seat::FIRST);
    assert_eq!(
        (anna.points(Source::City), anna.points(Source::Field), anna.points(Source::King)),
        (4, 6, 4)
    );
    let ben = game.tally(seat(1));
    assert_eq!((ben.points(Source::Monastery), ben.points(Source::Robber)), (6, 3));
}

/// The end comes in two steps, and each says what follows: first the table writes down what is left
/// with hands still hidden, and nobody is on turn; then it is paid for what this table plays with.
#[test]
fn the_end_of_the_scorepad_says_what_comes_and_enter_finishes() {
    let moves = vec![note(0, vec![city(2, 0)])];
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "king-robber"], moves);
    driver.click("End of the game");
    assert!(driver.shows(
        "First you write down what is left on the table, then the final scoring comes. You can \
         undo it."
    ));
    driver.key("Return");
    assert_eq!(driver.game().phase(), Phase::Remains);
    assert!(driver.find_id(table::ON_TURN).is_none(), "nobody is on turn");
    driver.key("Return");
    assert!(driver.shows("Cities and roads completed"), "the King is paid for them (R-KR-8)");
    driver.key("Return");
    assert!(driver.shows("Is everything written down?"), "nothing has to be pressed again");
    assert!(
        driver.shows("Still to come: King and Robber. Then the game is decided; you can undo it.")
    );
    assert!(!driver.shows("End the game now?") && !driver.game().is_finished());
    driver.key("Return");
    assert!(driver.game().is_finished());
}

#[test]
fn a_plain_game_on_the_scorepad_has_nothing_to_come_after_what_is_left() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base"], vec![note(0, vec![city(2, 0)])]);
    driver.click("End of the game");
    driver.key("Return");
    driver.key("Return");
    assert!(driver.shows("Then the game is decided; you can undo it."));
}

// ---- nothing but the orders ----

fn deck() -> (tempfile::TempDir, Driver) {
    let orders =
        ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07", "base-08"];
    let orders = Some(orders.map(Into::into).to_vec());
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let setup = Setup { record: Recording::Deck, orders, ..setup(&["Anna", "Ben"], &["base"]) };
    driver::game(setup, vec![keep(0), keep(1)])
}

#[test]
fn a_table_that_wants_only_the_orders_goes_round_draws_and_says_what_is_fulfilled() {
    let (_folder, mut driver) = deck();
    assert!(driver.shows("Anna’s turn"));
    driver.key("Return");
    assert_eq!(driver.game().active(), seat(1));
    driver.enter(&[Move::DrawOrder { card: None }], |_| driver::Style::SpotFirst);
    assert_eq!(driver.game().orders().expect("orders").hand(seat(1)).held.len(), 4);
    let held = driver
        .game()
        .orders()
        .expect("orders")
        .hand(Seat::FIRST)
        .held
        .first()
        .expect("a card")
        .clone();
    driver.send(Message::Table(table::Message::Hand(table::Hand::LookAt(Seat::FIRST))));
    for key in ["space", "1", "Return"] {
        driver.key(key);
    }
    assert_eq!(points(&driver, 0), held.points);
    // The others have to judge it.
    assert!(driver.app.table().expect("the table").moment().is_some(), "it lies there large");
    driver.key("Escape");
    driver.click("End of the game");
    driver.click("End the game");
    // R-KO-41: everybody is asked first.
    driver.click("On to the final scoring");
    let game = driver.game();
    assert!(game.is_finished());
    // R-KO-34, 36: two cards in hand take 10 each from Anna, four from Ben; Anna has fulfilled the
    // most: 10 more.
    assert_eq!((points(&driver, 0), points(&driver, 1)), (held.points - 20 + 10, -40));
}

// ---- whole games ----

fn board(name: &str) -> Journal {
    let path = scenarios().join(name);
    let text = std::fs::read_to_string(&path).expect("a game");
    let saved = Saved::decode(&path, &text).expect("a game file");
    Journal::replay(saved.setup, bundled::catalogue(), saved.moves).expect("a setup").0
}

#[test]
fn whole_games_written_down_come_to_what_the_board_says() {
    for name in ["king-robber-1.json", "inns-traders-king-shrines-1.json"] {
        let board = board(name);
        // Without orders nobody needs to say who was deployed where.
        let converted = Converter::convert(&board);
        let moves = converted.moves().filter(|made| !matches!(made, Move::Report { .. }));
        let moves: Vec<Move> = moves.cloned().collect();
        let setup = Setup { record: Recording::Scorepad, ..Setup::clone(board.game().setup()) };
        let (_folder, mut driver) = driver::game(setup, Vec::new());
        for made in &moves {
            let before = driver.moves().len();
            driver.enter(std::slice::from_ref(made), |_| driver::Style::SpotFirst);
            assert!(
                driver.moves().len() > before,
                "{made:?} is not accepted in {:?}",
                driver.game().phase()
            );
        }
        let totals = |game: &rules::Game| {
            game.seats().map(|seat| game.tally(seat).total()).collect::<Vec<_>>()
        };
        assert_eq!(totals(driver.game()), totals(board.game()), "{name}");
    }
}

#[test]
fn the_forms_fit_every_window() {
    for size in [Size::new(1024.0, 640.0), Size::new(1920.0, 1080.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let setup = Setup {
            record: Recording::Scorepad,
            ..setup(&["Anna", "Ben", "Cleo", "Dora", "Emil"], &["base"])
        };
        let saved = Saved::new(
            "evening".to_owned(),
            "2026-11-21T19:30:00Z".to_owned(),
            setup,
            Vec::new(),
            Vec::new(),
        );
        let mut driver = Driver::with_game(folder.path(), &saved, size);
        driver.key("c");
        assert!(driver.shows("Emil") && driver.shows("Write it down"), "{size:?}");
    }
}

#[test]
fn escape_lets_go_step_by_step() {
    let (_folder, mut driver) = pad(&["Anna", "Ben"], &["base", "tower"], Vec::new());
    driver.key("c");
    driver.key("r");
    assert_eq!(driver.draft().items.len(), 2);
    driver.key("Escape");
    assert_eq!(
        driver.draft().items.iter().map(|(role, _)| *role).collect::<Vec<_>>(),
        [Role::Completed]
    );
    driver.key("h");
    assert_eq!(driver.draft().sheet, Sheet::Tower);
    driver.key("Escape");
    assert_eq!(driver.draft().sheet, Sheet::Tile);
    driver.send(Message::Table(table::Message::Write(Writing::Accept)));
    assert_eq!(driver.moves(), [Move::EndTurn]);
}

/// R-CARD-4: no note tells how many messages somebody has read, so Anna says it where she looks at
/// her hand. What the notes tell she cannot claim, and nobody learns that she tried.
#[test]
fn on_the_scorepad_an_order_of_a_newer_set_is_declared_by_its_holder() {
    let hands = ["base-01", "messages-1", "base-03", "base-11", "base-27", "base-44"];
    let game = Setup {
        record: Recording::Scorepad,
        orders: Some(order_ids(&hands).collect()),
        ..setup(&["Anna", "Ben"], &["base", "messages"])
    };
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let (_folder, mut driver) = driver::game(game, vec![keep(0), keep(1)]);
    driver.key("x");
    assert!(driver.shows(
        "The app finds most orders fulfilled by itself. Have you fulfilled one of a newer set? \
         Pick it and say so."
    ));
    driver.key("space");
    driver.key("1");
    driver.key("Return");
    assert_eq!(driver.moves().len(), 2, "a city is noted when it is complete");
    assert!(driver.shows("What is picked was not declared. Hold to see which orders you judge."));
    driver.hold("space");
    assert!(driver.shows("2: you judge") && !driver.shows("3: you judge"));
    driver.send(Message::Covered);
    driver.key("1");
    driver.key("2");
    driver.key("Return");
    let declared = Move::FulfilOrder { player: seat(0), card: "messages-1".into() };
    assert_eq!(driver.moves().last(), Some(&declared));
    let table = driver.app.table().expect("the table");
    assert!(table.curtain().is_none(), "whoever has declared an order has seen and shown it");
}
