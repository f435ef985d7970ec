//! Every field that is typed into: each sign lands there and does nothing anywhere else; in the
//! setup letters are never commands.

use ask::files::Chosen;
use ask::{Request, files};
use iced::Size;
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use journal::compare::Fact;
use kit::curtain::picker;
use rules::geometry::Rotation;
use rules::setup::Deck;
use rules::throw::{Throw, Token};
use rules::{Move, Seat, Setup};
use screen::table::dialog::{keep, people};
use screen::table::{self, DISTANCE, REASON, dialog};
use screen::{earlier, setup};
use shell::Message;
use shell::trouble::PATH_ID;
use storage::{Folders, Saved};

use super::driver::{Driver, place};
use super::keyboard::{Keyboard, Keys as _};
use support::dice::{Dice, shuffle_orders};

const SIZE: Size = Size::new(1280.0, 800.0);
/// Letters and signs that are keys somewhere, and what distances are made of.
const SIGNS: &str = "azdlnoqtxcrsw,.+-=?/;:_0159";

fn opened(setup: Setup, moves: Vec<Move>) -> (tempfile::TempDir, Keyboard) {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new("evening".into(), "2026-11-22T19:00:00Z".into(), setup, moves, vec![]);
    let keys = Keyboard::with_game(folder.path(), &saved, SIZE);
    (folder, keys)
}

fn two(sets: &[&str]) -> Setup {
    support::table::setup(&["Anna", "Ben"], sets)
}

/// A round of throws at a target, with one throw noted.
fn fair() -> (tempfile::TempDir, Keyboard) {
    let moves = vec![
        place("catapult-field", 0, 1, Rotation::None),
        Move::EndTurn,
        Move::OpenFair { token: Token::Target },
        Move::Throw(Throw::by(Seat::FIRST)),
    ];
    opened(two(&["base", "catapult"]), moves)
}

fn at_home() -> (tempfile::TempDir, Keyboard) {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = Keyboard::new(Driver::new(folder.path(), SIZE), SIZE);
    (folder, keys)
}

/// Types all signs into a field: they stand there as typed, and nothing else has happened.
fn takes_every_sign(name: &str, mut keys: Keyboard, field: &Id) {
    keys.focus(field.clone());
    let before = keys.typed(field);
    let moves = |keys: &Keyboard| {
        keys.app()
            .session()
            .map(|session| (session.journal().moves().count(), session.journal().undone().to_vec()))
    };
    let (was, settings) = (moves(&keys), keys.app().shared().settings.clone());
    keys.type_words(SIGNS);
    keys.type_words(" a");
    let typed = keys.typed(field).map(|typed| typed.replace(&before.unwrap_or_default(), ""));
    let expected = format!("{SIGNS} a");
    assert!(typed.as_ref().is_some_and(|typed| expected.starts_with(typed.trim())), "{name}");
    assert!(typed.is_some_and(|typed| typed.len() >= 20), "{name}: all of it, or as much as fits");
    let shown = keys.typed(field);
    for key in ["z", "y", "s", "d", ",", "q"] {
        keys.tap_with(key, Modifiers::CTRL);
    }
    assert_eq!(keys.typed(field), shown, "{name}: Ctrl writes nothing");
    assert_eq!(moves(&keys), was, "{name}: nothing of the game is taken back");
    assert_eq!(keys.app().shared().settings, settings, "{name}");
    assert!(!keys.shows("As the system: English"), "{name}: the settings stay shut");
    keys.tap_with("+", Modifiers::CTRL);
    assert_eq!(keys.typed(field), shown, "{name}: Ctrl + writes no plus");
    assert_eq!(keys.app().shared().settings.zoom.percent(), 110, "{name}: it enlarges");
}

#[test]
fn every_sign_lands_in_the_field_and_does_nothing_else() {
    let (_folder, mut keys) = at_home();
    keys.tap("n");
    takes_every_sign("a name", keys, &setup::name_id(1));
    let (_folder, mut keys) = opened(two(&["base"]), Vec::new());
    keys.send_message(Message::Ask(Request::Leave(ask::Leaving::Home)));
    keys.send_message(Message::Ask(Request::Earlier));
    takes_every_sign("the search", keys, &earlier::search_id());
    let (_folder, mut keys) = opened(two(&["base"]), Vec::new());
    keys.press("0");
    takes_every_sign("a reason", keys, &Id::new(REASON));
    let (_folder, mut keys) = opened(two(&["base"]), Vec::new());
    keys.send_message(show(dialog::Kind::People));
    takes_every_sign("a name in a running game", keys, &people::name_id(1).into());
    let (_folder, mut keys) = opened(two(&["base"]), Vec::new());
    let no_dialog = files::Message::Chosen(files::Purpose::Copy, Chosen::NoDialog);
    keys.send_message(Message::Files(no_dialog));
    takes_every_sign("the file of a copy", keys, &Id::new(PATH_ID));
    let mut printed = two(&["base"]);
    shuffle_orders(&mut printed, &mut Dice::new(3));
    printed.deck = Deck::Printed;
    let (_folder, keys) = opened(printed, Vec::new());
    takes_every_sign("a search among cards", keys, &picker::field_id());
    let (_folder, keys) = fair();
    takes_every_sign("a distance", keys, &Id::new(DISTANCE));
}

fn compare(message: dialog::compare::Message) -> Message {
    Message::Table(table::Message::Dialog(dialog::Message::Compare(message)))
}

/// The number of the table takes the place of that of the app, and Esc is what its button says;
/// nothing is left of a number that was the same.
#[test]
fn digits_in_the_check_with_the_table_are_the_number_on_the_track() {
    let (_folder, mut keys) = opened(two(&["base"]), Vec::new());
    let there = Id::new(dialog::compare::THERE);
    let differs = || compare(dialog::compare::Message::Differs(Fact::Score(Seat::FIRST)));
    keys.tap("d");
    keys.send_message(differs());
    keys.type_words("22");
    assert_eq!(keys.typed(&there).as_deref(), Some("22"));
    keys.send_message(compare(dialog::compare::Message::Step(1)));
    keys.type_words("7");
    assert_eq!(keys.typed(&there).as_deref(), Some("7"), "after a step too");
    keys.type_words("0");
    keys.tap("Escape");
    assert!(!keys.shows("Check with the table"), "the button bears Esc");
    keys.tap("d");
    assert_eq!(keys.typed(&there).as_deref(), Some("70"), "what differs is put aside");
    keys.type_words("0");
    keys.tap("Return");
    assert!(keys.shows("That is the number here too."));
    keys.tap("Escape");
    keys.tap("d");
    assert!(!keys.shows("That is the number here too."));
    assert!(keys.shows("Check with the table"));
}

fn show(kind: dialog::Kind) -> Message {
    Message::Table(table::Message::Dialog(dialog::Message::Show(kind)))
}

/// Four letters are the sides of a tile; nothing else lands there, and nothing happens elsewhere.
#[test]
fn the_sides_of_a_kept_tile_take_four_letters_and_do_nothing_else() {
    let cap = place("base-city-cap", 0, -1, Rotation::Half);
    let (_folder, mut keys) = opened(two(&["base"]), vec![cap, Move::EndTurn]);
    let at = rules::geometry::Position::new(1, 0);
    keys.send_message(show(dialog::Kind::Keep(at)));
    let field = Id::new(keep::SIDES);
    keys.focus(field.clone());
    keys.type_words("c,r+f0rz");
    assert_eq!(keys.typed(&field).as_deref(), Some("crfr"));
    keys.tap_with("z", Modifiers::CTRL);
    assert_eq!((keys.typed(&field).as_deref(), keys.moves().len()), (Some("crfr"), 2));
    assert!(!keys.shows("As the system: English"), "the settings stay shut");
}

#[test]
fn a_file_name_takes_every_sign() {
    let (folder, mut keys) = opened(two(&["base"]), Vec::new());
    let games = Folders::below(folder.path()).games();
    std::fs::remove_dir_all(&games).expect("a folder");
    std::fs::write(&games, "").expect("a file");
    keys.send_message(Message::Ask(Request::Play(place("base-city-cap", 0, -1, Rotation::Half))));
    assert!(keys.shows("The last moves are not on disk"));
    let before = keys.typed(&Id::new(PATH_ID)).expect("a field");
    keys.focus(Id::new(PATH_ID));
    keys.type_words("z,+ x");
    assert_eq!(keys.typed(&Id::new(PATH_ID)), Some(format!("{before}z,+ x")));
    keys.tap_with("z", Modifiers::CTRL);
    assert!(keys.shows("The last moves are not on disk"));
    assert_eq!(keys.moves().len(), 1);
}

/// 7,3 is seven centimetres and three millimetres, wherever the focus is.
#[test]
fn a_comma_is_a_decimal_comma_in_a_distance_with_or_without_the_focus() {
    for focused in [true, false] {
        for (typed, millimetres) in [("7,3", 73.0), ("7.3", 73.0), ("73", 730.0)] {
            let (_folder, mut keys) = fair();
            if focused {
                keys.focus(Id::new(DISTANCE));
            } else {
                keys.tap("Escape");
            }
            keys.type_words(typed);
            assert!(!keys.shows("As the system: English"), "{typed}: the settings stay shut");
            keys.tap("Return");
            let thrown = keys.moves().into_iter().filter_map(|made| match made {
                Move::Throw(throw) => throw.distance.map(|distance| distance.millimetres()),
                _ => None,
            });
            assert_eq!(thrown.last(), Some(millimetres), "{typed}, {focused}");
        }
    }
}

/// Whoever throws next types at once; what was noted before can still be taken back.
#[test]
fn the_distance_has_the_focus_and_an_idle_field_lets_undo_through() {
    let (_folder, mut keys) = fair();
    keys.tap_with("z", Modifiers::CTRL);
    assert_eq!(keys.moves().len(), 3, "the throw is taken back");
    keys.type_words("5");
    assert_eq!(keys.typed(&Id::new(DISTANCE)).as_deref(), Some("5"));
    assert!(keys.focused().is_some(), "the field of the next throw has the focus");
    keys.tap_with("z", Modifiers::CTRL);
    assert_eq!(keys.moves().len(), 3, "who is typing takes no throw back");
}

#[test]
fn letters_and_signs_are_no_commands_in_the_setup() {
    let (_folder, mut keys) = at_home();
    keys.tap("n");
    keys.tap("Escape");
    assert!(keys.shows("Who plays?"), "the first name has the focus: Escape leaves the field");
    for sign in ["d", "+", "n", "e", ",", "l", "t", "s"] {
        keys.tap(sign);
    }
    assert!(keys.shows("Who plays?") && !keys.shows("As the system: English"));
    assert!(!keys.shows("seat 3"), "nobody is added");
}

/// Enter after the last name makes room for one more, Enter there without a name takes it back.
#[test]
fn enter_on_the_last_name_adds_a_player_and_enter_again_takes_the_empty_one_back() {
    let (_folder, mut keys) = at_home();
    keys.tap("n");
    keys.focus(setup::name_id(0));
    keys.type_words("Anna");
    keys.tap("Return");
    keys.type_words("Ben");
    keys.tap("Return");
    keys.type_words("Cleo");
    assert_eq!(keys.typed(&setup::name_id(2)).as_deref(), Some("Cleo"));
    keys.tap("Return");
    assert!(keys.shows("seat 4"));
    keys.tap("Return");
    assert!(!keys.shows("seat 4") && keys.shows("seat 3"));
    keys.tap_with("Return", Modifiers::CTRL);
    assert_eq!(names(&keys), ["Anna", "Ben", "Cleo"]);
}

/// The buttons that change the order of the players stand between the names.
#[test]
fn tab_in_a_name_leads_to_the_next_one() {
    let (_folder, mut keys) = at_home();
    keys.tap("n");
    keys.focus(setup::name_id(0));
    keys.type_words("Anna");
    keys.tap("Tab");
    keys.type_words("Ben");
    let typed = [0, 1].map(|place| keys.typed(&setup::name_id(place)));
    assert_eq!(typed.each_ref().map(Option::as_deref), [Some("Anna"), Some("Ben")]);
    // After the last one the buttons beside it follow.
    keys.tap("Tab");
    keys.type_words("Cleo");
    assert_eq!(keys.typed(&setup::name_id(1)).as_deref(), Some("Ben"));
}

#[test]
fn ctrl_enter_in_a_name_begins_the_game() {
    let (_folder, mut keys) = at_home();
    keys.tap("n");
    keys.focus(setup::name_id(1));
    keys.type_words("Ben");
    keys.tap_with("Return", Modifiers::CTRL);
    assert_eq!(names(&keys), ["Red", "Ben"], "nobody was added on the way");
}

fn names(keys: &Keyboard) -> Vec<String> {
    let setup = keys.now().setup();
    setup.players.iter().map(|player| player.name.clone()).collect()
}
