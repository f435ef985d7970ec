//! The form of a card as somebody uses it who makes many: what is begun and left, undone and made
//! again, what cannot be set, and what moves under the pointer.

use std::fs;

use ask::files;
use iced::{Size, window};
use rules::card::requirement::blank::{Blank, Change, Clause};
use rules::card::task::{Form, Requirement};
use screen::decks::Message;
use serde_json::{Value, json};
use shell::Message as AppMessage;

use super::decks::{at_decks, on_disk, send};
use super::driver::Driver;

/// The decks on disk, by name.
fn decks(folder: &std::path::Path) -> Vec<String> {
    let files = fs::read_dir(folder.join("data/orders")).into_iter().flatten().flatten();
    let is_deck = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "json");
    let names = files.map(|file| file.path()).filter(is_deck);
    let mut names: Vec<String> =
        names.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}

/// A window with a deck that was read from a file and taken.
fn with_deck(cards: &Value) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = at_decks();
    let path = folder.path().join("Fans.json");
    fs::write(&path, cards.to_string()).expect("a file");
    driver.send(AppMessage::Files(files::Message::Dropped(path)));
    driver.click("Take this deck");
    (folder, driver)
}

/// The window has that size, as the system tells it.
pub fn sized(driver: &mut Driver, size: Size) -> window::Id {
    let id = window::Id::unique();
    driver.send(AppMessage::Opened(id));
    driver.send(AppMessage::Resized(id, size));
    driver.resize(size);
    id
}

/// R-KO-29, 32: ten either way, whatever was chosen before; another task has the chosen ones again.
#[test]
fn the_dragon_card_has_ten_points_that_nobody_sets() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Points(14));
    send(&mut driver, Message::Form(Form::AvoidDragon));
    let points = || on_disk(folder.path(), "Our deck")[0].points;
    assert_eq!(points(), 10);
    let why = "Always 10 points: won at the end, lost if the dragon eats. The rules say so.";
    assert!(driver.shows(why));
    assert!(driver.find_id("card-points").is_none(), "no field for points");
    send(&mut driver, Message::Points(20));
    assert_eq!(points(), 10);
    send(&mut driver, Message::Points(14));
    send(&mut driver, Message::Form(Form::Rob));
    assert_eq!(points(), 14);
}

/// A deck of an older app: its points were never paid.
#[test]
fn a_dragon_card_of_a_file_is_shown_with_ten_points() {
    let dragon = json!([{"id": "fan-1", "set": "princess-dragon", "title": "Shy", "points": 14,
        "source": "house", "requirement": {"avoid-dragon": {}}}]);
    let (folder, driver) = with_deck(&dragon);
    assert!(driver.shows("10") && !driver.shows("14"));
    assert_eq!(on_disk(folder.path(), "Fans")[0].points, 10);
}

/// A file may have any number: the form leads back to what it can say (R-TW-1).
#[test]
fn a_number_too_large_for_the_form_is_made_smaller_by_mouse() {
    let tower = json!([{"id": "fan-1", "set": "tower", "title": "Babel", "points": 9,
        "source": "house", "requirement": {"raise-tower": {"height": {"at-least": 99}}}}]);
    let (folder, mut driver) = with_deck(&tower);
    assert!(driver.shows("Height: no game has more than 30."));
    let height = || on_disk(folder.path(), "Fans")[0].requirement.clone();
    let asked = |least: u32| -> Requirement {
        let asked = json!({"raise-tower": {"height": {"at-least": least}}});
        serde_json::from_value(asked).expect("a requirement")
    };
    let bounds = driver.find_id(window_id("card-blank-0")).expect("the number is shown");
    let less = iced::Point::new(bounds.x + 12.0, bounds.center_y());
    driver.click_at(less);
    assert_eq!(height(), asked(20));
    driver.click_at(less);
    assert_eq!(height(), asked(19));
    assert!(!driver.shows("Height: no game has more than 30."));
}

/// Both ends come back into the range of the form, the lower one first.
#[test]
fn two_numbers_too_large_for_the_form_are_made_smaller_by_mouse() {
    let tower = json!([{"id": "fan-1", "set": "tower", "title": "Babel", "points": 9,
        "source": "house", "requirement": {"raise-tower": {"height":
            {"at-least": 99, "at-most": 120}}}}]);
    let (folder, mut driver) = with_deck(&tower);
    let less = |driver: &mut Driver, name: &'static str| {
        let bounds = driver.find_id(window_id(name)).expect("the number is shown");
        driver.click_at(iced::Point::new(bounds.x + 12.0, bounds.center_y()));
    };
    less(&mut driver, "card-blank-0");
    less(&mut driver, "card-blank-0-most");
    let asked = json!({"raise-tower": {"height": {"at-least": 19, "at-most": 20}}});
    let asked: Requirement = serde_json::from_value(asked).expect("a requirement");
    assert_eq!(on_disk(folder.path(), "Fans")[0].requirement, asked);
}

/// The most of a height is twenty: above it there is no room for another number.
#[test]
fn from_and_to_stay_within_what_the_form_offers() {
    let tower = json!([{"id": "fan-1", "set": "tower", "title": "Babel", "points": 9,
        "source": "house", "requirement": {"raise-tower": {"height": {"at-least": 20}}}}]);
    let (folder, mut driver) = with_deck(&tower);
    driver.click("from … to");
    let asked = json!({"raise-tower": {"height": {"at-least": 19, "at-most": 20}}});
    let asked: Requirement = serde_json::from_value(asked).expect("a requirement");
    assert_eq!(on_disk(folder.path(), "Fans")[0].requirement, asked);
}

/// The kind of feature must be answered; its shape, a figure on it and a neighbour need not be.
#[test]
fn what_need_not_be_answered_stands_among_the_conditions() {
    let (folder, mut driver) = at_decks();
    sized(&mut driver, Size::new(1280.0, 2000.0));
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Complete));
    driver.click("road");
    let add = driver.find("Add a condition").expect("conditions").y;
    assert!(driver.find("Feature").expect("the first question").y < add);
    for condition in ["Shape", "It shares with another", "Your figure on it"] {
        assert!(driver.find(condition).expect("a condition").y > add, "{condition}");
    }
    assert!(!driver.shows("a ring") && !driver.shows("The other is a"));
    let asked = || on_disk(folder.path(), "Our deck")[0].requirement.clone();
    let road = |more: &str| -> Requirement {
        let text = format!(r#"{{"complete": {{"feature": "road"{more}}}}}"#);
        serde_json::from_str(&text).expect("a requirement")
    };
    driver.click("Shape");
    assert_eq!(asked(), road(r#", "shape": "ring""#));
    assert!(driver.find("a ring").expect("its term").y > add);
    driver.click("×");
    assert_eq!(asked(), road(""));
    driver.click("It shares with another");
    assert_eq!(asked(), road(r#", "beside": {"shares": "tile", "feature": "city"}"#));
    assert!(driver.find("The other is a").expect("its question").y > add);
}

/// R-KO-55: each of two tasks is searched for as one alone is, and none of two again.
#[test]
fn one_of_two_tasks_is_chosen_as_a_task_alone_is() {
    let (folder, mut driver) = at_decks();
    sized(&mut driver, Size::new(1280.0, 2000.0));
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::AllOf));
    let place = |folder: &std::path::Path| {
        let blanks = on_disk(folder, "Our deck")[0].requirement.blanks();
        let tasks = |it: &(usize, &Blank)| it.1.clause == Clause::Task;
        blanks.iter().enumerate().filter(tasks).map(|(at, _)| at).next_back().expect("two tasks")
    };
    send(&mut driver, Message::Part(place(folder.path())));
    assert!(driver.shows("Task (2)") && !driver.shows("Either of two tasks"));
    driver.key("Escape");
    assert!(driver.shows("Place a farmer"), "it stays as it is");
    send(&mut driver, Message::Part(place(folder.path())));
    send(&mut driver, Message::Task("score".to_owned()));
    send(&mut driver, Message::Tasked);
    let asked = r#"{"all-of": {"tasks": [{"complete": {"feature": "city"}},
        {"score": {"points": 10, "in": "feature"}}], "one-turn": true}}"#;
    let asked: Requirement = serde_json::from_str(asked).expect("a requirement");
    assert_eq!(on_disk(folder.path(), "Our deck")[0].requirement, asked);
}

fn window_id(name: &'static str) -> iced::widget::Id {
    iced::widget::Id::new(name)
}

#[test]
fn points_that_are_the_most_or_cannot_be_told_are_not_called_fair() {
    let card = |id: &str, fulfilled: u32| {
        json!({"id": id, "set": "base", "title": id, "points": 9, "source": "house",
            "requirement": {"complete": {"feature": "city", "tiles": {"exactly": fulfilled + 2}}},
            "measured": {"held": 100, "fulfilled": fulfilled, "when": 50}})
    };
    // Even odds are worth 12. 12 × √(84 ÷ 16) = 27.5, 12 × √(1 ÷ 99) = 1.2.
    let (_folder, mut driver) =
        with_deck(&json!([card("never", 0), card("hard", 16), card("even", 50), card("easy", 99)]));
    driver.resize(Size::new(1280.0, 1200.0));
    let mut told = |id: &str| {
        send(&mut driver, Message::Card(id.into()));
        let fair = [
            "Measured before: 0 of 100 who held it fulfilled it (100 holders). Nobody who held it fulfilled it (0 of 100). No points can be named for that.",
            "Measured before: 16 of 100 who held it fulfilled it (100 holders). More than 20 points would be fair, but no more are ever proposed.",
            "Measured before: 50 of 100 who held it fulfilled it (100 holders). 12 points would be fair.",
            "Measured before: 99 of 100 who held it fulfilled it (100 holders). Nearly everybody fulfils it: 2 points, the fewest that are proposed.",
        ];
        fair.into_iter().position(|fair| driver.shows(fair))
    };
    for (at, id) in ["never", "hard", "even", "easy"].into_iter().enumerate() {
        assert_eq!(told(id), Some(at), "{id}");
    }
}

/// R-KO-33, 56: what is kept to the end is never fulfilled.
#[test]
fn a_card_that_is_kept_was_measured_by_who_kept_it() {
    let card = |id: &str, kept: u32| {
        json!({"id": id, "set": "base", "title": id, "points": 9, "source": "house",
            "requirement": {"avoid": {"perils": ["small-road"], "tiles": kept + 2}},
            "measured": {"held": 100, "fulfilled": kept, "when": 100}})
    };
    let (_folder, mut driver) =
        with_deck(&json!([card("never", 0), card("even", 50), card("easy", 99)]));
    driver.resize(Size::new(1280.0, 1200.0));
    let told = [
        (
            "never",
            "Measured before: 0 of 100 who held it kept it to the end (100 holders). Nobody who held it kept it to the end (0 of 100). No points can be named for that.",
        ),
        (
            "even",
            "Measured before: 50 of 100 who held it kept it to the end (100 holders). 12 points would be fair.",
        ),
        (
            "easy",
            "Measured before: 99 of 100 who held it kept it to the end (100 holders). Nearly everybody keeps it to the end: 2 points, the fewest that are proposed.",
        ),
    ];
    for (id, told) in told {
        send(&mut driver, Message::Card(id.into()));
        assert!(driver.shows(told), "{id}");
    }
}

/// R-KO-1, 24: nothing but its holder tells what such a card needs, and whether it is for farmers.
#[test]
fn a_card_that_its_holder_judges_is_given_its_set_and_its_mark() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Judged));
    send(&mut driver, Message::Words("Have a lonely farmer.".to_owned()));
    let card = || on_disk(folder.path(), "Our deck").remove(0);
    assert_eq!((card().farmer, card().set.as_str()), (false, "base"));
    driver.click("It asks for placing a farmer");
    driver.click("The Tower");
    assert_eq!((card().farmer, card().set.as_str()), (true, "tower"));
    assert!(driver.shows("Comes into play with The Tower."));
    driver.click("It asks for placing a farmer");
    assert!(!card().farmer);
    // A card that the app judges has both from what it asks.
    send(&mut driver, Message::Form(Form::Complete));
    assert_eq!((card().farmer, card().set.as_str()), (false, "base"));
    send(&mut driver, Message::Farmer);
    assert!(!card().farmer);
}

// ---- what is begun, undone and made again ----

#[test]
fn what_was_done_is_undone_from_another_deck_too() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Points(20));
    send(&mut driver, Message::Points(25));
    send(&mut driver, Message::Deck(None));
    assert!(!driver.shows("Remove this card"), "the cards of the app");
    driver.click("Undo");
    assert_eq!(on_disk(folder.path(), "Our deck")[0].points, 20);
    assert!(driver.shows("Remove this card"), "the deck is shown");
    send(&mut driver, Message::Deck(None));
    driver.click("Redo");
    assert_eq!(on_disk(folder.path(), "Our deck")[0].points, 25);
    assert!(driver.shows("Remove this card"));
}

#[test]
fn a_new_deck_and_a_copy_are_undone_and_made_again() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("base-01".into()));
    send(&mut driver, Message::Points(7));
    let made = on_disk(folder.path(), "Our deck");
    driver.click("Undo");
    driver.click("Undo");
    assert_eq!(decks(folder.path()), [""; 0]);
    assert!(driver.shows("You have no deck of your own yet. Make one, copy this one, or enter the cards that you own."));
    driver.click("Redo");
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 122);
    driver.click("Redo");
    assert_eq!(on_disk(folder.path(), "Our deck"), made);
}

/// Another window may have put a card into it since.
#[test]
fn a_new_deck_that_was_changed_elsewhere_is_put_away_when_it_is_undone() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    let path = folder.path().join("data/orders/Our deck.json");
    let other = fs::read_to_string(&path).expect("a deck").replace("[\n", "[\n\n");
    fs::write(&path, &other).expect("a file");
    driver.click("Undo");
    assert!(!path.exists());
    let away = folder.path().join("data/orders/away/Our deck.json");
    assert_eq!(fs::read_to_string(away).expect("the deck"), other);
    assert!(driver.shows("Bring back"));
}

#[test]
fn letters_outside_a_field_make_no_deck() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Points(9));
    for letter in ["n", "e", "w", "n"] {
        driver.key(letter);
    }
    assert_eq!(decks(folder.path()), ["Our deck"]);
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 1);
    assert!(driver.shows("Remove this card"));
}

#[test]
fn a_card_and_a_deck_of_which_nothing_was_said_are_gone_when_they_are_left() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    assert!(driver.shows("Our deck") && driver.shows("New order"));
    send(&mut driver, Message::Deck(None));
    assert!(!driver.shows("Our deck"));
    driver.ctrl("n");
    send(&mut driver, Message::Title("One".to_owned()));
    driver.ctrl("Return");
    assert!(driver.shows("New order"));
    driver.key("Up");
    assert!(!driver.shows("New order"));
    driver.ctrl("Return");
    driver.key("Escape");
    assert_eq!(decks(folder.path()), ["Our deck"]);
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 1);
    // Nothing of it is left to be undone: the next step is the title.
    driver.key("d");
    assert!(!driver.shows("New order"));
}

/// The task that a form opens with is a choice like another.
#[test]
fn a_new_card_is_kept_as_soon_as_its_task_is_chosen() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    driver.click("Complete a feature");
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 1);
    driver.ctrl("Return");
    driver.click("Complete a feature");
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 2);
}

#[test]
fn a_deck_that_was_given_a_name_is_kept() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    driver.click("Rename");
    send(&mut driver, Message::Name("Fans".to_owned()));
    send(&mut driver, Message::Named);
    send(&mut driver, Message::Deck(None));
    assert_eq!(decks(folder.path()), ["Fans"]);
    driver.click("Undo");
    assert_eq!(decks(folder.path()), [""; 0]);
}

/// A deck that was only begun cannot be played.
#[test]
fn the_setup_plays_the_deck_before_one_that_was_only_begun() {
    let (_folder, mut driver) = at_decks();
    driver.key("Escape");
    driver.key("n");
    driver.send(AppMessage::Setup(screen::setup::Message::Decks));
    send(&mut driver, Message::Copy);
    driver.ctrl("n");
    driver.key("Escape");
    assert_eq!(driver.app.setup().expect("the setup").deck(), Some("Our deck"));
}

// ---- the form ----

#[test]
fn a_condition_that_is_added_moves_nothing_under_the_pointer() {
    for size in [Size::new(1280.0, 800.0), Size::new(1024.0, 768.0)] {
        let (_folder, mut driver) = at_decks();
        sized(&mut driver, size);
        driver.ctrl("n");
        send(&mut driver, Message::Form(Form::Complete));
        let conditions = ["Size in tiles", "Pennants", "Opponents’ followers"];
        for condition in conditions {
            let before = driver.find(condition).expect("the condition");
            driver.click(condition);
            assert_eq!(driver.find(condition), Some(before), "{condition}");
        }
    }
}

#[test]
fn a_condition_that_was_added_is_led_to_and_not_taken_away() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Complete));
    driver.click("Pennants");
    driver.click("Pennants");
    let asked = r#"{"complete": {"feature": "city", "pennants": {"at-least": 1}}}"#;
    let asked: Requirement = serde_json::from_str(asked).expect("a requirement");
    assert_eq!(on_disk(folder.path(), "Our deck")[0].requirement, asked);
}

#[test]
fn what_may_be_any_is_said_to_be_so() {
    let (_folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::MoveFairy));
    assert!(driver.shows("Where") && driver.shows("anywhere"));
    send(&mut driver, Message::Form(Form::Deploy));
    assert!(driver.shows("any"), "any figure will do");
}

#[test]
fn words_of_a_cards_own_stand_beside_what_is_judged_and_are_doubted_when_that_changes() {
    let (_folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Complete));
    send(&mut driver, Message::Words("Finish any city.".to_owned()));
    assert!(driver.shows("The app judges: Complete a city."));
    let doubt = "These words are older than what is asked for now. Do they still fit?";
    assert!(!driver.shows(doubt));
    // The second kind is the road.
    send(&mut driver, Message::Fill(0, Change::Press(1)));
    assert!(driver.shows("The app judges: Complete a road.") && driver.shows(doubt));
    // It is still told after another card was looked at, and as it was before it is not.
    send(&mut driver, Message::CopyCard);
    driver.key("Up");
    assert!(driver.shows(doubt));
    send(&mut driver, Message::Fill(0, Change::Press(0)));
    assert!(!driver.shows(doubt));
    send(&mut driver, Message::Fill(0, Change::Press(1)));
    driver.click("Yes, they fit");
    assert!(!driver.shows(doubt));
    send(&mut driver, Message::Fill(0, Change::Press(2)));
    send(&mut driver, Message::Words("Finish a monastery.".to_owned()));
    assert!(!driver.shows(doubt));
}

#[test]
fn escape_goes_back_where_the_button_says_so_in_full_screen_too() {
    let (_folder, mut driver) = at_decks();
    let id = sized(&mut driver, Size::new(1280.0, 800.0));
    driver.send(AppMessage::FullScreen(id));
    send(&mut driver, Message::Search("wall".to_owned()));
    assert!(!driver.shows("Esc"), "it takes the search away first");
    driver.key("Escape");
    assert!(driver.app.decks().is_some() && driver.shows("Esc"));
    driver.key("Escape");
    assert!(driver.app.decks().is_none() && driver.app.in_full_screen().is_some());
    driver.list_games();
    driver.key("Escape");
    assert!(driver.app.in_full_screen().is_none(), "at home it gives the screen back");
    // The button goes back whatever is searched for.
    driver.key("d");
    send(&mut driver, Message::Search("wall".to_owned()));
    driver.click("Back");
    assert!(driver.app.decks().is_none());
}

#[test]
fn escape_leaves_the_choice_of_another_task() {
    let (_folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Complete));
    driver.key("t");
    assert!(!driver.shows("Esc"));
    driver.key("Escape");
    assert!(driver.app.decks().is_some() && driver.shows("Your figure on it"));
}

#[test]
fn a_search_ends_when_another_deck_is_shown() {
    let (_folder, mut driver) = at_decks();
    send(&mut driver, Message::Search("wall".to_owned()));
    driver.click("Copy this deck");
    assert!(!driver.shows("No card has these words."));
    send(&mut driver, Message::Search("nothing has this".to_owned()));
    driver.ctrl("n");
    send(&mut driver, Message::Points(9));
    assert!(!driver.shows("No card has these words."));
    send(&mut driver, Message::Search("nothing has this".to_owned()));
    driver.ctrl("z");
    driver.ctrl("z");
    assert!(!driver.shows("No card has these words."));
}

#[test]
fn a_copied_card_is_open_behind_the_first_and_in_sight() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("king-robber-3".into()));
    let at = on_disk(folder.path(), "Our deck");
    let at = at.iter().position(|card| card.id.as_str() == "king-robber-3").expect("the card");
    driver.click("Copy this card");
    let cards = on_disk(folder.path(), "Our deck");
    assert_eq!(cards.len(), 123);
    assert_eq!(cards[at].requirement, cards[at + 1].requirement);
    assert!(cards[at + 1].id.as_str().starts_with("own-"));
    send(&mut driver, Message::Points(29));
    assert_eq!(on_disk(folder.path(), "Our deck")[at + 1].points, 29, "the copy is open");
}

/// Where there is room for the card or for the cards, the button leads from one to the other.
#[test]
fn in_a_narrow_window_the_cards_are_reached_from_the_card() {
    let (_folder, mut driver) = at_decks();
    sized(&mut driver, Size::new(800.0, 600.0));
    assert!(!driver.shows("New deck"));
    driver.click("Back");
    assert!(driver.shows("New deck"));
    send(&mut driver, Message::Card("base-01".into()));
    assert!(!driver.shows("New deck"));
    driver.key("Escape");
    assert!(driver.shows("New deck"));
    driver.key("Escape");
    assert!(driver.app.decks().is_none());
}
