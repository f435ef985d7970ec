//! Slips at a table: turns are forgotten, people come and go, tiles lie where they should not, and
//! every slip is set right in the window.

use std::fs;
use std::path::Path;

use ::rules::game::legal;
use ::rules::geometry::Rotation;
use ::rules::house_rule::{HouseRule, HouseRules};
use ::rules::player::Colour;
use ::rules::table::Figures;
use ::rules::tile::symbol::Symbol;
use ::rules::{Move, Seat};
use ask::files::Chosen;
use ask::files::{Message, Purpose};
use iced::Size;
use kit::picture;
use kit::theme::space as gap;
use screen::table::dialog::people::name_id;
use screen::table::dialog::{people, rules, turn};
use screen::table::{self, dialog};
use shell::Message as AppMessage;
use storage::{file, games};

use super::driver::{Driver, Style, game, place};
use support::table::{deploy, setup, spot};

/// Three players, two roads and a monk of Cleo's; Anna is on turn.
fn evening() -> (tempfile::TempDir, Driver) {
    let road = |x| place("base-road-straight", x, 0, Rotation::None);
    game(
        setup(&["Anna", "Ben", "Cleo"], &["base"]),
        vec![
            road(1),
            Move::EndTurn,
            road(2),
            Move::EndTurn,
            place("base-monastery", 0, 1, Rotation::None),
            deploy("monastery"),
            Move::EndTurn,
        ],
    )
}

fn menu(driver: &mut Driver, item: &str) {
    driver.key("F10");
    driver.click(item);
}

/// Skips a turn, and says that it is meant.
fn skip(driver: &mut Driver, name: &str) {
    let label = format!("Skip {name}’s turn");
    menu(driver, &label);
    driver.click(&label);
}

/// Sends a message to the dialog, as a press on a dot does.
fn in_dialog(driver: &mut Driver, message: dialog::Message) {
    driver.send(AppMessage::Table(table::Message::Dialog(message)));
}

fn names(driver: &Driver) -> Vec<String> {
    driver.game().setup().players.iter().map(|player| player.name.clone()).collect()
}

fn active(driver: &Driver) -> String {
    driver.game().name(driver.game().active()).to_owned()
}

fn followers(driver: &Driver) -> Vec<u8> {
    let game = driver.game();
    game.seats().map(|seat| game.supply(seat).followers()).collect()
}

#[test]
fn the_menu_skips_a_turn_and_ends_the_game() {
    let (_folder, mut driver) = evening();
    menu(&mut driver, "Skip Anna’s turn");
    assert!(driver.shows("The turn passes without a tile."));
    driver.click("Go on playing");
    assert_eq!(active(&driver), "Anna", "a press too early costs nobody a turn");
    skip(&mut driver, "Anna");
    assert_eq!(active(&driver), "Ben");
    menu(&mut driver, "End the game…");
    driver.click("End the game");
    assert!(driver.game().is_finished());
}

/// Ben is called Benedikt here, and somebody comes late.
#[test]
fn names_are_set_right_and_a_guest_comes() {
    let (_folder, mut driver) = evening();
    menu(&mut driver, "People…");
    driver.type_into(name_id(1).into(), "edikt");
    driver.click("A guest comes…");
    driver.type_into(name_id(3).into(), "Eva");
    driver.click("Done");
    assert_eq!(names(&driver), ["Anna", "Benedikt", "Cleo", "Eva"]);
    assert!(driver.shows("Eva joins the game, last in turn order."));
    assert_eq!(driver.game().setup().players[3].colour, Colour::ALL[3]);
    assert_eq!(active(&driver), "Anna");
    driver.ctrl("z");
    assert_eq!(names(&driver), ["Anna", "Benedikt", "Cleo"]);
}

#[test]
fn the_turn_is_given_to_another_player_and_somebody_leaves() {
    let (_folder, mut driver) = evening();
    menu(&mut driver, "People…");
    driver.click("It is their turn");
    assert_eq!(active(&driver), "Ben");
    menu(&mut driver, "People…");
    driver.click("Leaves…");
    let home = people::Message::Figures(Figures::GoHome);
    in_dialog(&mut driver, dialog::Message::People(home));
    driver.click("Done");
    // The first button is Anna's.
    assert!(!driver.game().company().plays(Seat::FIRST));
    skip(&mut driver, "Ben");
    skip(&mut driver, "Cleo");
    assert_eq!(active(&driver), "Ben");
}

#[test]
fn house_rules_are_turned_from_now_on_or_as_if_always() {
    let (_folder, mut driver) = evening();
    let two: HouseRules = [HouseRule::SmallCityPaysTwo].into_iter().collect();
    menu(&mut driver, "House rules…");
    let choose = rules::Message::Choose(HouseRule::SmallCityPaysTwo, 1);
    in_dialog(&mut driver, dialog::Message::Rules(choose));
    driver.click("From now on");
    assert_eq!(driver.game().setup().rules, two);
    assert!(driver.moves().contains(&Move::ChangeRules { rules: two.clone() }));
    menu(&mut driver, "House rules…");
    driver.click("As if from the start…");
    driver.click("Change it");
    assert_eq!(driver.game().setup().rules, two);
    assert!(!driver.moves().iter().any(|made| matches!(made, Move::ChangeRules { .. })));
}

/// The monk was Anna's: Cleo's turn before it was forgotten.
#[test]
fn a_forgotten_turn_is_inserted_before_a_line_of_the_log() {
    let (_folder, mut driver) = evening();
    assert_eq!(followers(&driver), [7, 7, 6]);
    driver.click("Cleo places: monastery.");
    driver.click("A turn before it was forgotten…");
    assert!(driver.shows("A forgotten turn before turn 3"));
    driver.click("Enter it");
    assert!(driver.shows("You are entering a forgotten turn. Esc leaves everything as it was."));
    // Where the monastery lies no other tile does.
    driver.place(&"base-monastery-road".into(), spot((0, 1)), Rotation::None, Style::SpotFirst);
    assert!(driver.shows("A later tile lies there. The forgotten one lies somewhere else."));
    driver.key("Escape");
    driver.place(&"base-road-straight".into(), spot((3, 0)), Rotation::None, Style::SpotFirst);
    driver.key("Return");
    driver.click("Change it");
    assert_eq!(followers(&driver), [6, 7, 7]);
    assert_eq!(active(&driver), "Ben");
}

#[test]
fn a_turn_is_anothers_or_none_and_the_later_ones_stay() {
    let (_folder, mut driver) = evening();
    driver.click("Cleo places: monastery.");
    driver.click("It was another player’s turn…");
    driver.click("Show what it changes");
    driver.click("Change it");
    assert_eq!(followers(&driver), [6, 7, 7]);
    driver.click("Ben places: straight road.");
    driver.click("Remove this turn");
    driver.click("Show what it changes");
    driver.click("Change it");
    assert_eq!(driver.game().board().tiles().len(), 3);
    assert_eq!(followers(&driver), [6, 7, 7]);
}

/// Enter accepts the old tile and the old monk: nothing has changed, and nothing is asked.
#[test]
fn an_old_turn_that_is_accepted_as_it_was_changes_nothing_and_asks_nothing() {
    let (_folder, mut driver) = evening();
    let before = driver.moves();
    driver.click("Cleo places: monastery.");
    driver.click("Enter this turn anew");
    driver.key("Return");
    driver.wait(1);
    driver.key("Return");
    assert!(driver.shows("Everything is as it was.") && !driver.shows("Change it"));
    assert_eq!(driver.moves(), before);
    driver.key("Escape");
    assert!(!driver.shows("Everything is as it was."), "it is said once");
}

/// The keys stand on the open places of that time, beside fewer tiles.
#[test]
fn an_old_turn_has_the_keys_of_its_own_places() {
    let (_folder, mut driver) = evening();
    driver.click("Ben places: straight road.");
    driver.click("Enter this turn anew");
    let table = driver.app.table().expect("the table");
    let then = table.game(driver.app.session().expect("a game"));
    assert_eq!(then.board().tiles().len(), 2, "the start tile and Anna's road");
    let mut keyed = table.places(then);
    let mut open: Vec<_> = legal::places_to_fill(then).collect();
    for places in [&mut keyed, &mut open] {
        places.sort_by_key(|at| (at.y, at.x));
    }
    assert_eq!(keyed, open);
}

/// A road led to Cleo's monastery: Enter keeps the monk, who stands on the same part.
#[test]
fn a_figure_stays_on_the_same_part_of_another_tile() {
    let (_folder, mut driver) = evening();
    driver.click("Cleo places: monastery.");
    driver.click("Enter this turn anew");
    for rotation in Rotation::ALL {
        let made = place("base-monastery-road", 0, 1, rotation);
        driver.send(AppMessage::Table(table::Message::Make(made)));
        driver.wait(1);
    }
    driver.key("Return");
    driver.click("Change it");
    let moves = driver.moves();
    let anew = moves.iter().position(
        |made| matches!(made, Move::Place { tile, .. } if tile.as_str() == "base-monastery-road"),
    );
    assert_eq!(moves.get(anew.expect("it is placed") + 1), Some(&deploy("monastery")));
}

#[test]
fn one_button_claims_enter_while_an_old_turn_is_entered_anew() {
    let (_folder, mut driver) = evening();
    driver.click("Cleo places: monastery.");
    driver.click("Enter this turn anew");
    assert_eq!(driver.claiming_enter(), 1, "the tile as it was");
    driver.key("Return");
    assert!(driver.shows("No follower") && driver.claiming_enter() == 1, "the monk as he was");
    driver.key("Escape");
    driver.place(&"base-road-straight".into(), spot((3, 0)), Rotation::None, Style::SpotFirst);
    assert_eq!(driver.claiming_enter(), 1, "in the present it is No follower");
}

/// A city where the road goes on, and a monk beside the monk.
#[test]
fn the_table_keeps_a_tile_that_does_not_fit() {
    let (_folder, mut driver) = evening();
    driver.click_place(spot((3, 0)));
    driver.click("Another tile lies here…");
    driver.type_into("keep-sides".into(), "cccc");
    let at = driver.find("Its sides, clockwise: C R F V");
    assert!(at.is_none(), "typed over");
    driver.click("The app does not know it…");
    driver.click("Place it like this");
    let placed = driver.game().board().tile(spot((3, 0))).expect("a tile");
    assert_eq!(placed.tile.set, "described");
    driver.key("Return");
    assert_eq!(active(&driver), "Ben");
}

/// R-RBS-1: the chip at the chosen place leads straight to the form, as long as bags are left.
#[test]
fn a_tile_with_a_bag_is_described_at_the_chosen_place() {
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base", "robbers"]), Vec::new());
    assert!(!driver.shows("Bag"), "first its place");
    driver.click_place(spot((1, 0)));
    driver.click("Bag");
    assert!(driver.shows("Describe the tile with a bag"));
    driver.click("Place it like this");
    let placed = driver.game().board().tile(spot((1, 0))).expect("a tile");
    assert!(placed.tile.has(Symbol::Bag));
    assert_eq!(driver.game().bags_left(), 7);
    let (_folder, mut driver) = evening();
    driver.click_place(spot((3, 0)));
    assert!(!driver.shows("Bag"), "without robbers there are none");
}

#[test]
fn the_table_keeps_a_figure_where_none_may_stand() {
    let (_folder, mut driver) = evening();
    driver.place(&"base-road-straight".into(), spot((3, 0)), Rotation::None, Style::SpotFirst);
    driver.key("1");
    let before = followers(&driver);
    driver.ctrl("z");
    driver.ctrl("z");
    assert_eq!(before, [6, 7, 6]);
    // Anna's thief on the road; Ben's beside hers.
    driver.place(&"base-road-straight".into(), spot((3, 0)), Rotation::None, Style::SpotFirst);
    driver.key("1");
    driver.place(&"base-road-straight".into(), spot((4, 0)), Rotation::None, Style::SpotFirst);
    driver.click("Stands elsewhere…");
    driver.click("Thief");
    assert_eq!(followers(&driver), [6, 6, 6]);
    let kept = driver.game().board().figures().last().expect("a figure");
    assert!(kept.kept);
}

// ---- files ----

fn chosen(purpose: Purpose, path: &Path) -> AppMessage {
    AppMessage::Files(Message::Chosen(purpose, Chosen::File(path.to_owned())))
}

#[test]
fn a_copy_is_saved_where_the_system_has_no_dialog() {
    let (folder, mut driver) = evening();
    let nothing = AppMessage::Files(Message::Chosen(Purpose::Copy, Chosen::NoDialog));
    driver.send(nothing);
    assert!(driver.shows("Save a copy of the game"));
    let path = folder.path().join("a copy.kings-order");
    let typed = AppMessage::Files(Message::Typed(path.display().to_string()));
    driver.send(typed.clone());
    driver.click("Save there");
    assert!(path.exists());
    // Nobody was asked: nothing is written over.
    driver.send(AppMessage::Files(Message::Chosen(Purpose::Copy, Chosen::NoDialog)));
    driver.send(typed);
    driver.click("Save there");
    assert!(driver.shows("Save a copy of the game"), "asked for another name");
    driver.key("Escape");
    driver.send(chosen(Purpose::Open, &path));
    assert_eq!(active(&driver), "Anna");
}

#[test]
fn what_was_saved_is_told_before_the_menu_that_asked_and_not_as_a_fault() {
    let (folder, mut driver) = evening();
    menu(&mut driver, "Save a copy…");
    let path = folder.path().join("a copy.kings-order");
    driver.send(chosen(Purpose::Copy, &path));
    assert!(!driver.shows("The game goes on in its own file."), "the menu is gone");
    let told = format!("The copy is saved: {}", path.display());
    let at = driver.find(&told).expect("it is told");
    let theme = driver.app.theme();
    let drawn = picture::draw(driver.app.view(), Size::new(1280.0, 800.0), 1.0, &theme);
    // Its border stands as far to the left as its edge is wide.
    let (x, y) = ((at.x - gap::S) as usize, at.center_y() as usize);
    let pixel = drawn.rgba.chunks_exact(4).nth(y * drawn.size.width as usize + x);
    let good = driver.app.shared().palette().good.into_rgba8();
    assert_eq!(pixel.map(|pixel| &pixel[..3]), Some(&good[..3]));
}

/// The letters after a full stop are an ending only if such files have it.
#[test]
fn a_copy_whose_ending_was_left_out_gets_the_one_that_opens() {
    let (folder, mut driver) = evening();
    for (named, saved) in [
        ("first", "first.kings-order"),
        ("Evening 21.11", "Evening 21.11.kings-order"),
        ("second.KINGS-ORDER", "second.KINGS-ORDER"),
        ("third.json", "third.json"),
    ] {
        driver.send(chosen(Purpose::Copy, &folder.path().join(named)));
        assert!(folder.path().join(saved).is_file(), "{saved}");
        assert!(!driver.shows("Save a copy of the game"));
    }
}

/// The system knew nothing of the ending: it has asked about another name, and nobody has.
#[test]
fn a_file_that_has_the_name_only_with_its_ending_is_not_replaced_unasked() {
    let (folder, mut driver) = evening();
    let path = folder.path().join("letter.kings-order");
    fs::write(&path, "a letter").expect("a file");
    driver.send(chosen(Purpose::Copy, &folder.path().join("letter")));
    assert!(driver.shows("Save a copy of the game"), "asked for another name");
    assert_eq!(fs::read_to_string(&path).expect("the file"), "a letter");
}

#[test]
fn a_copy_replaces_what_the_system_has_asked_about_and_keeps_it_beside() {
    let (folder, mut driver) = evening();
    let path = folder.path().join("letter.kings-order");
    fs::write(&path, "a letter").expect("a file");
    driver.send(chosen(Purpose::Copy, &path));
    assert!(driver.shows(&format!("The copy is saved: {}", path.display())));
    let kept = fs::read_to_string(file::previous(&path)).expect("the generation before");
    assert_eq!(kept, "a letter");
    driver.send(chosen(Purpose::Open, &path));
    assert_eq!(active(&driver), "Anna");
}

#[test]
fn a_game_that_a_window_has_open_is_not_replaced_and_no_game_by_itself() {
    let (folder, mut driver) = evening();
    let path = folder.path().join("other.kings-order");
    driver.send(chosen(Purpose::Copy, &path));
    let before = fs::read(&path).expect("the file");
    let lock = games::lock(&path).expect("a lock").expect("nobody has it");
    driver.send(chosen(Purpose::Copy, &path));
    assert!(driver.shows("Save a copy of the game"), "asked for another name");
    driver.key("Escape");
    drop(lock);
    assert_eq!(fs::read(&path).expect("the file"), before);
    assert!(!file::previous(&path).exists());
    let own = driver.app.session().expect("a game").path().to_owned();
    driver.send(chosen(Purpose::Copy, &own));
    assert!(driver.shows(&format!("The copy is saved: {}", own.display())), "it is there");
}

/// The second press would open a second dialog behind the window.
#[test]
fn one_dialog_of_the_system_is_open_at_a_time() {
    let (_folder, mut driver) = evening();
    let mut dialogs =
        |message| driver.app.update_at(AppMessage::Files(message), driver.now).units();
    assert_eq!(dialogs(Message::Copy), 1);
    assert_eq!((dialogs(Message::Copy), dialogs(Message::Open)), (0, 0));
    dialogs(Message::Chosen(Purpose::Copy, Chosen::Nothing));
    assert_eq!(dialogs(Message::Open), 1);
}

/// What asks whether it is meant can be answered by Enter as by mouse.
#[test]
fn a_turn_is_skipped_and_a_game_ended_by_enter_once_it_is_asked() {
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), Vec::new());
    driver.key("t");
    driver.click("Skip Anna’s turn");
    assert_eq!(driver.moves(), [], "it is asked first");
    driver.key("Return");
    assert_eq!(driver.moves(), [Move::Pass]);
    driver.key("t");
    driver.click("End the game now…");
    driver.key("Return");
    assert_eq!(driver.moves(), [Move::Pass, Move::EndGame]);
}

/// Ctrl Z while an old turn is entered anew takes back its last step: the change that was tried
/// out, the figure, the tile, what was begun. Then it leaves, and says so.
#[test]
fn undo_in_an_old_turn_takes_the_last_step_of_the_entry_back() {
    let (_folder, mut driver) = evening();
    let before = driver.moves();
    driver.send(AppMessage::Table(table::Message::Log(table::Log::Reenter(4))));
    driver.send(AppMessage::Table(table::Message::Make(place(
        "base-road-straight",
        3,
        0,
        Rotation::None,
    ))));
    driver.send(AppMessage::Table(table::Message::Make(Move::EndTurn)));
    let tiles = |driver: &Driver| driver.game().board().tiles().len();
    assert!(driver.shows("Change it"), "what it would change is shown");
    driver.ctrl("z");
    assert!(!driver.shows("Change it"));
    assert_eq!(tiles(&driver), 4, "the start tile, two roads and the third");
    driver.ctrl("z");
    assert_eq!(tiles(&driver), 3, "the turn begins");
    driver.click_place(spot((3, 0)));
    driver.ctrl("z");
    assert!(matches!(driver.app.table().expect("the table").entry(), table::Entry::Open));
    assert!(driver.app.table().expect("the table").is_in_past());
    assert!(!driver.shows("Everything is as it was."));
    driver.ctrl("z");
    assert!(driver.shows("Everything is as it was."));
    assert!(!driver.app.table().expect("the table").is_in_past());
    assert_eq!(driver.moves(), before);
    driver.ctrl("z");
    assert!(driver.moves().len() < before.len(), "now it takes back the last turn");
}

/// Ben has left, and a turn of his before that was forgotten: it is entered before his leaving.
#[test]
fn a_forgotten_turn_of_somebody_who_has_left_is_entered() {
    let (_folder, mut driver) = evening();
    let leave = ::rules::table::Leave {
        player: Seat::all(3).nth(1).expect("Ben"),
        figures: Figures::GoHome,
        orders: ::rules::table::Held::Count,
    };
    driver.send(AppMessage::Table(table::Message::Make(Move::LeaveGame(leave))));
    driver.send(AppMessage::Table(table::Message::Log(table::Log::Insert(4))));
    assert!(driver.shows("Enter it"));
    let ben = turn::Message::Player(leave.player);
    in_dialog(&mut driver, dialog::Message::Turn(ben));
    in_dialog(&mut driver, dialog::Message::Turn(turn::Message::Go));
    assert_eq!(active(&driver), "Ben", "he still played then");
    for made in [place("base-road-straight", 3, 0, Rotation::None), Move::EndTurn] {
        driver.send(AppMessage::Table(table::Message::Make(made)));
    }
    driver.click("Change it");
    assert_eq!(driver.game().board().tiles().len(), 5);
    assert!(!driver.game().company().plays(leave.player));
}
