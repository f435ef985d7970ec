//! The decks: made, changed, put away and brought back in the window; every requirement in its
//! form; files of others; and games that stay as they are.

use std::fs;
use std::path::Path;
use std::time::Duration;

use ask::decks::Message as Wish;
use ask::files;
use ask::files::Chosen;
use ask::files::Purpose;
use content::deck;
use iced::Size;
use iced::keyboard::Modifiers;
use rules::card::requirement::blank::Change;
use rules::card::task::{Form, Requirement};
use rules::card::{Card, Origin};
use screen::decks::Message;
use shell::Message as AppMessage;
use text::Words;

use super::deck_of_twelve::{TWELVE, by_keys, by_mouse};
use super::driver::{Driver, Input};
use super::keyboard::{Keyboard, Keys as _};
use support::form::changes;

/// The window at the decks.
pub fn at_decks() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.key("d");
    (folder, driver)
}

/// The cards of a deck on disk.
pub fn on_disk(folder: &Path, name: &str) -> Vec<Card> {
    let path = folder.join(format!("data/orders/{name}.json"));
    let text = fs::read_to_string(path).expect("a deck");
    let (cards, faults) = deck::read(name, &text);
    assert_eq!(faults, []);
    cards
}

pub fn send(driver: &mut Driver, message: Message) {
    driver.send(AppMessage::Decks(message));
}

/// The requirement of the last card of a deck on disk.
fn last(folder: &Path, name: &str) -> Requirement {
    on_disk(folder, name).last().expect("a card").requirement.clone()
}

#[test]
fn a_card_is_made_by_mouse_and_is_on_disk_as_made() {
    let (folder, mut driver) = at_decks();
    driver.click("New deck");
    assert!(driver.shows("Our deck"));
    driver.type_into(iced::widget::Id::new("card-title"), "The Long Wall");
    driver.click("Complete a feature");
    driver.click("road");
    driver.click("Opponents’ followers");
    driver.click("+");
    let cards = on_disk(folder.path(), "Our deck");
    let [card] = cards.as_slice() else { panic!("{cards:?}") };
    // The first + stands at the points, 12 of a new card.
    assert_eq!((card.title.as_str(), card.points), ("The Long Wall", 13));
    let asked = r#"{"complete": {"feature": "road", "opponents-followers": {"at-least": 1}}}"#;
    assert_eq!(card.requirement, serde_json::from_str(asked).expect("a requirement"));
    let told = "Complete a road on which at least 1 of your opponents’ followers stands.";
    assert!(driver.shows(told), "the sentence appears");
}

/// What a deck asks, without the names of its cards.
fn asked(folder: &Path, name: &str) -> Vec<(String, i32, Requirement, Option<String>)> {
    let cards = on_disk(folder, name).into_iter();
    cards.map(|card| (card.title, card.points, card.requirement, card.text)).collect()
}

/// Gives a window keys alone.
fn tap(keys: &mut Keyboard, inputs: &[Input]) {
    for input in inputs {
        match input {
            Input::Key(key) => match key.split_once('+') {
                Some((_, key)) => keys.tap_with(key, Modifiers::CTRL),
                None => keys.tap(key),
            },
            Input::Type(words) => keys.type_words(words),
            Input::Click(_) | Input::Move(_) => panic!("the mouse"),
        }
    }
}

#[test]
fn a_deck_of_twelve_made_by_keys_is_the_one_that_is_made_by_mouse() {
    let (mouse, mut driver) = at_decks();
    let (typed, other) = at_decks();
    let mut keys = Keyboard::new(other, Size::new(1280.0, 800.0)).redrawn();
    for (at, card) in TWELVE.iter().enumerate() {
        let _ = by_mouse(&mut driver, card, at == 0);
        tap(&mut keys, &by_keys(card, at == 0));
        let [one, two] = [&mouse, &typed].map(|folder| asked(folder.path(), "Our deck"));
        assert_eq!(one.last(), two.last(), "{}", card.title);
        assert_eq!((two.len(), two[at].1), (at + 1, card.points), "{}", card.title);
    }
    let long = r#"{"complete": {"feature": "road", "tiles": {"at-least": 6}}}"#;
    let cards = asked(typed.path(), "Our deck");
    assert_eq!(cards[0].2, serde_json::from_str(long).expect("a requirement"));
    assert_eq!(cards[10].3.as_deref(), TWELVE[10].words);
}

#[test]
fn what_was_undone_is_made_again_until_something_else_is_changed() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Points(20));
    send(&mut driver, Message::Points(25));
    let points = |folder: &Path| on_disk(folder, "Our deck")[0].points;
    driver.ctrl("z");
    assert_eq!(points(folder.path()), 20);
    driver.ctrl("z");
    let file = folder.path().join("data/orders/Our deck.json");
    assert!(!file.exists(), "nothing was said of the first card yet");
    driver.ctrl("y");
    assert_eq!(points(folder.path()), 20);
    driver.ctrl("y");
    assert_eq!(points(folder.path()), 25);
    driver.ctrl("z");
    send(&mut driver, Message::Points(8));
    driver.ctrl("y");
    assert_eq!(points(folder.path()), 8, "the way on is gone");
}

#[test]
fn a_task_is_found_by_a_word_of_it_and_what_is_not_found_is_said() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Task("dragon".to_owned()));
    assert!(driver.shows("Let the dragon eat"));
    assert!(!driver.shows("Place a farmer"));
    send(&mut driver, Message::Tasked);
    assert_eq!(Form::of(&last(folder.path(), "Our deck")), Form::DragonEats);
    driver.key("t");
    send(&mut driver, Message::Task("monast".to_owned()));
    send(&mut driver, Message::Tasked);
    let found = Form::of(&last(folder.path(), "Our deck"));
    assert_eq!(found, Form::Complete, "what may be asked of a monastery");
    send(&mut driver, Message::Form(Form::DragonEats));
    driver.key("t");
    send(&mut driver, Message::Task("xyz".to_owned()));
    assert!(driver.shows("No task has this word."));
    send(&mut driver, Message::Tasked);
    assert_eq!(Form::of(&last(folder.path(), "Our deck")), Form::DragonEats);
}

#[test]
fn every_requirement_is_made_in_the_form_and_each_change_is_on_disk() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    for form in Form::ALL {
        driver.send(AppMessage::Decks(Message::NewCard));
        send(&mut driver, Message::Form(form));
        let mut asked = last(folder.path(), "Our deck");
        assert_eq!(Form::of(&asked), form, "{form:?}");
        // Another task among two has blanks of its own.
        let mut place = 0;
        while let Some(blank) = asked.clone().blanks().get(place) {
            // The last change of a blank, for the form to have everything filled in.
            let here = place;
            place += 1;
            let Some(change) = changes(blank).pop() else { continue };
            let change = match change {
                Change::Bound(None) => changes(blank).remove(0),
                change => change,
            };
            // All conditions at once can be more than any feature meets.
            if let Some(changed) = asked.changed(here, change).filter(|it| !it.is_impossible()) {
                send(&mut driver, Message::Fill(here, change));
                asked = changed;
            }
        }
        assert_eq!(last(folder.path(), "Our deck"), asked, "{form:?}");
    }
}

#[test]
fn every_change_can_be_undone_to_the_beginning_of_the_deck() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Title("Ours".to_owned()));
    send(&mut driver, Message::Title("Ours 2".to_owned()));
    send(&mut driver, Message::Points(20));
    driver.ctrl("Return");
    send(&mut driver, Message::Form(Form::Rob));
    send(&mut driver, Message::RemoveCard);
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 1);
    // The card comes back, is begun, and was not there; then the points, and the title in one step.
    for (cards, points) in [(2, 20), (1, 20), (1, 20), (1, 12)] {
        driver.ctrl("z");
        let now = on_disk(folder.path(), "Our deck");
        assert_eq!((now.len(), now[0].points), (cards, points));
    }
    driver.ctrl("z");
    let file = folder.path().join("data/orders/Our deck.json");
    assert!(!file.exists() && driver.shows("Our deck"), "the deck is only begun");
    driver.ctrl("z");
    assert!(!driver.shows("Our deck"));
}

/// As in a printed deck, two cards may ask for the same; the table is told.
#[test]
fn a_second_card_that_asks_the_same_is_kept_and_told() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Title("The First".to_owned()));
    send(&mut driver, Message::CopyCard);
    assert!(driver.shows("“The First” asks for the same already."));
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 2);
    send(&mut driver, Message::Fill(0, Change::Press(1)));
    assert!(!driver.shows("“The First” asks for the same already."));
}

/// Whoever leaves the card before its words are typed finds it as it was left.
#[test]
fn a_card_that_its_holder_judges_is_one_as_soon_as_it_is_chosen() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Form(Form::Judged));
    driver.ctrl("Return");
    driver.key("Up");
    assert_eq!(on_disk(folder.path(), "Our deck")[0].requirement, Form::Judged.empty());
    send(&mut driver, Message::Words("Sing a song of two verses.".to_owned()));
    let card = &on_disk(folder.path(), "Our deck")[0];
    assert_eq!(card.text.as_deref(), Some("Sing a song of two verses."));
}

#[test]
fn a_new_card_that_nobody_has_touched_is_not_followed_by_another() {
    let (folder, mut driver) = at_decks();
    driver.ctrl("n");
    send(&mut driver, Message::Points(9));
    driver.ctrl("Return");
    driver.ctrl("Return");
    assert!(driver.shows("New order"));
    driver.ctrl("z");
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 1);
    driver.ctrl("z");
    let file = folder.path().join("data/orders/Our deck.json");
    assert!(!file.exists(), "one step for one new card");
}

#[test]
fn a_deck_is_copied_renamed_put_away_and_brought_back() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    assert_eq!(on_disk(folder.path(), "Our deck").len(), 122);
    driver.click("Rename");
    driver.type_into(iced::widget::Id::new("deck-name"), " of fans");
    send(&mut driver, Message::Named);
    assert_eq!(on_disk(folder.path(), "Our deck of fans").len(), 122);
    driver.click("Put away");
    assert!(driver.shows("“Our deck of fans” is put away. It is still below, under “Put away”."));
    assert!(folder.path().join("data/orders/away/Our deck of fans.json").exists());
    driver.click("Bring back");
    assert_eq!(on_disk(folder.path(), "Our deck of fans").len(), 122);
}

/// A bundled card keeps its name only as it is: changed, it is another one.
#[test]
fn a_bundled_card_that_is_changed_in_a_copy_leaves_the_bundled_one_as_it_is() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("base-01".into()));
    send(&mut driver, Message::Points(7));
    let cards = on_disk(folder.path(), "Our deck");
    assert_eq!((cards[0].points, cards.len()), (7, 122));
    assert!(cards[0].id.as_str().starts_with("own-"));
    let (reopened, faults) = kit::Shared::new(storage::Folders::below(folder.path()));
    assert_eq!(faults, Vec::<String>::new(), "the deck is read again without a fault");
    assert_eq!(reopened.catalogue.deck(Some("Our deck")).len(), 122);
}

/// The name at the foot of a printed card is short, and stays whatever is changed: in the deck, in a
/// copy of it and in the original beside that copy, after undo and redo, and when it is read again.
#[test]
fn a_card_of_ones_own_keeps_its_short_name_whatever_is_changed() {
    let (folder, mut driver) = at_decks();
    driver.click("New deck");
    send(&mut driver, Message::Title("The Wall".to_owned()));
    send(&mut driver, Message::Form(Form::Complete));
    let ids = |name: &str| -> Vec<String> {
        on_disk(folder.path(), name).iter().map(|card| card.id.to_string()).collect()
    };
    let first = ids("Our deck");
    let named = first[0].strip_prefix("own-").expect("a name");
    assert!(named.len() == 4 && first.len() == 1, "{first:?}");
    send(&mut driver, Message::Points(7));
    send(&mut driver, Message::Undo);
    send(&mut driver, Message::Redo);
    send(&mut driver, Message::Title("Another Wall".to_owned()));
    assert_eq!(ids("Our deck"), first);
    send(&mut driver, Message::Copy);
    let copied = Words::english().say("deck-copied", &[("name", "Our deck".into())]);
    send(&mut driver, Message::Card(first[0].as_str().into()));
    send(&mut driver, Message::Points(9));
    assert_eq!((ids(&copied), ids("Our deck")), (first.clone(), first.clone()));
    send(&mut driver, Message::Deck(Some("Our deck".to_owned())));
    send(&mut driver, Message::Points(11));
    assert_eq!((ids(&copied), ids("Our deck")), (first.clone(), first.clone()));
    // Another card has another name.
    send(&mut driver, Message::CopyCard);
    let both = ids("Our deck");
    assert!(both[0] == first[0] && both.len() == 2 && both[1] != both[0], "{both:?}");
    // Both decks are read again as they are, and the one that is chosen is played.
    let (reopened, faults) = kit::Shared::new(storage::Folders::below(folder.path()));
    assert_eq!(faults, Vec::<String>::new());
    let points = |deck: &str| reopened.catalogue.deck(Some(deck))[0].points;
    assert_eq!((points(&copied), points("Our deck")), (9, 11));
}

/// Words that do not fit on paper, or letters that no font has, are told where the card is made.
#[test]
fn a_card_tells_in_its_form_what_is_wrong_with_it_on_paper() {
    let (_folder, mut driver) = at_decks();
    driver.click("New deck");
    send(&mut driver, Message::Form(Form::Complete));
    send(&mut driver, Message::Title("城".to_owned()));
    let told = "The fonts lack 城: on “城” each becomes a box when it is printed.";
    assert!(driver.shows(told));
    send(&mut driver, Message::Title("Η Πόλη".to_owned()));
    assert!(!driver.shows("The fonts lack"));
    send(&mut driver, Message::Title("Город".to_owned()));
    assert!(!driver.shows("The fonts lack"));
}

#[test]
fn a_file_of_others_is_shown_before_it_is_taken_and_one_with_faults_is_not() {
    let (folder, mut driver) = at_decks();
    let path = folder.path().join("Fans.json");
    let card = r#"{"id": "fan-1", "set": "base", "title": "Wide", "points": 9, "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"at-least": 9}}}}"#;
    fs::write(&path, format!("[{card}]")).expect("a file");
    let chosen =
        AppMessage::Files(files::Message::Chosen(Purpose::ReadDeck, Chosen::File(path.clone())));
    driver.send(chosen);
    assert!(driver.shows("Fans: take this deck?"));
    assert!(driver.shows("Complete a city of at least 9 tiles."));
    assert!(!driver.shows("The table has this deck already, as “Fans”."));
    assert!(!folder.path().join("data/orders/Fans.json").exists());
    driver.click("Take this deck");
    assert_eq!(on_disk(folder.path(), "Fans").len(), 1);
    driver.send(AppMessage::Files(files::Message::Dropped(path.clone())));
    assert!(driver.shows("The table has this deck already, as “Fans”."));
    driver.click("Leave it");

    fs::write(&path, format!("[{}]", card.replace("9,", "900,"))).expect("a file");
    driver.send(AppMessage::Files(files::Message::Dropped(path)));
    assert!(driver.shows("This deck cannot be taken: something is wrong in its file."));
    driver.click("Take this deck");
    assert!(driver.shows("Leave it"), "nothing is taken");
}

/// Where the system has no dialog, the path can be typed at once.
#[test]
fn the_path_of_a_deck_is_typed_without_a_click() {
    let (_folder, driver) = at_decks();
    let mut keys = Keyboard::new(driver, Size::new(1280.0, 800.0)).redrawn();
    let none = files::Message::Chosen(Purpose::ReadDeck, Chosen::NoDialog);
    keys.update(AppMessage::Files(none));
    keys.redraw();
    assert!(keys.focused().is_some());
}

#[test]
fn the_measure_of_a_card_begins_tells_and_stops() {
    let (_folder, mut driver) = at_decks();
    driver.click("Play games with it");
    assert!(driver.shows("Stop"));
    std::thread::sleep(Duration::from_millis(300));
    driver.click("Stop");
    assert!(driver.shows("Play games with it"));
    send(&mut driver, Message::Deck(None));
    send(&mut driver, Message::Card("catapult-1".into()));
    send(&mut driver, Message::Measure);
    let told = "There is no honest number for this card: it hangs on a throw, and how well your table throws only you know.";
    assert!(driver.shows(told));
}

/// The games end with what they are played for: the card in the form, as it is, on this screen.
#[test]
fn the_games_with_a_card_end_when_it_is_left_or_changed() {
    let (_folder, mut driver) = at_decks();
    driver.resize(Size::new(1280.0, 1800.0));
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("base-02".into()));
    // A card that was changed is the table's own.
    send(&mut driver, Message::Points(28));
    let begin = |driver: &mut Driver| {
        send(driver, Message::Measure);
        assert!(driver.app.is_measuring());
        assert!(driver.shows("Stop"));
    };
    begin(&mut driver);
    // The points and the title are no part of the task.
    send(&mut driver, Message::Points(29));
    assert!(driver.app.is_measuring());
    send(&mut driver, Message::Step(1));
    assert!(!driver.app.is_measuring());
    send(&mut driver, Message::Step(-1));
    assert!(!driver.shows("Stop"));

    begin(&mut driver);
    send(&mut driver, Message::Form(Form::JoinFields));
    assert!(!driver.app.is_measuring());
    begin(&mut driver);
    send(&mut driver, Message::Undo);
    assert!(!driver.app.is_measuring());
    begin(&mut driver);
    send(&mut driver, Message::Deck(None));
    assert!(!driver.app.is_measuring());

    for leave in [Wish::Back, Wish::Play(None)] {
        begin(&mut driver);
        send(&mut driver, Message::Ask(leave));
        assert!(!driver.app.is_measuring());
        driver.key("Escape");
        driver.key("d");
    }
}

/// Each of forty cards as tables make them is measured, or the form says why it is not.
#[test]
fn the_form_measures_forty_cards_or_says_why_not() {
    let (folder, mut driver) = at_decks();
    // The whole form is in sight.
    driver.resize(Size::new(1280.0, 2400.0));
    let path = folder.path().join("Forty.json");
    fs::write(&path, include_str!("../decks/fan.json")).expect("a file");
    driver.send(AppMessage::Files(files::Message::Dropped(path)));
    driver.click("Take this deck");
    let not = "There is no honest number for this card: it hangs on a throw, and how well your table throws only you know.";
    let cards = on_disk(folder.path(), "Forty");
    assert_eq!(cards.len(), 40);
    for card in cards {
        send(&mut driver, Message::Card(card.id.clone()));
        send(&mut driver, Message::Measure);
        let is_throw = ["fan-15", "fan-39"].contains(&card.id.as_str());
        assert_eq!(driver.app.is_measuring(), !is_throw, "{}", card.id);
        assert!(driver.shows(if is_throw { not } else { "Stop" }), "{}", card.id);
        send(&mut driver, Message::Ask(Wish::StopMeasuring));
        assert!(!driver.app.is_measuring() && !driver.shows("Stop"), "{}", card.id);
    }
}

#[test]
fn the_setup_plays_the_deck_that_was_made_for_it() {
    let (_folder, mut driver) = at_decks();
    driver.key("Escape");
    driver.key("n");
    driver.send(AppMessage::Setup(screen::setup::Message::Decks));
    send(&mut driver, Message::Copy);
    driver.key("Escape");
    assert_eq!(driver.app.setup().expect("the setup").deck(), Some("Our deck"));
}

#[test]
fn a_deck_that_was_entered_from_paper_is_played_with_the_printed_cards() {
    let (folder, mut driver) = at_decks();
    driver.click("Enter my printed cards");
    send(&mut driver, Message::Points(7));
    driver.click("New card");
    send(&mut driver, Message::Points(8));
    let cards = on_disk(folder.path(), "Our printed deck");
    assert!(cards.len() == 2 && cards.iter().all(|card| card.source == Origin::Printed));
    assert!(driver.shows("printed card") && !driver.shows("house order"));
    send(&mut driver, Message::Ask(Wish::Play(Some("Our printed deck".to_owned()))));
    assert!(driver.shows("You deal your cards and enter what you drew."));
}

/// A copy whose card was changed calls it as the original does: whichever of the two is chosen, the
/// game has its cards.
#[test]
fn a_game_has_the_cards_of_the_deck_that_is_chosen_where_another_calls_its_own_the_same() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("base-01".into()));
    send(&mut driver, Message::Points(29));
    send(&mut driver, Message::Copy);
    let copied = Words::english().say("deck-copied", &[("name", "Our deck".into())]);
    let changed = on_disk(folder.path(), "Our deck").remove(0);
    send(&mut driver, Message::Card(changed.id.clone()));
    send(&mut driver, Message::Points(28));
    for (deck, points) in [("Our deck", 29), (copied.as_str(), 28)] {
        assert_eq!(on_disk(folder.path(), deck)[0].id, changed.id);
        send(&mut driver, Message::Ask(Wish::Play(Some(deck.to_owned()))));
        driver.ctrl("Return");
        let card = driver.game().catalogue().card(changed.id.as_str()).expect("the card");
        assert_eq!(card.points, points, "{deck}");
        let leave = ask::Request::Leave(ask::Leaving::Home);
        driver.send(AppMessage::Ask(leave));
        driver.key("d");
    }
}

/// R-KO-50: both copies of a card are in the pile, and the game carries the card once.
#[test]
fn a_deck_with_two_copies_of_a_card_is_played_and_the_game_opened_again() {
    let (folder, mut driver) = at_decks();
    let path = folder.path().join("Forty.json");
    fs::write(&path, include_str!("../decks/fan.json")).expect("a file");
    driver.send(AppMessage::Files(files::Message::Dropped(path)));
    driver.click("Take this deck");
    for printed in [false, true] {
        send(&mut driver, Message::Ask(Wish::Play(Some("Forty".to_owned()))));
        if printed {
            driver.send(AppMessage::Setup(screen::setup::Message::Printed(true)));
        }
        driver.ctrl("Return");
        let setup = driver.game().setup();
        let pile: Vec<&str> = setup.orders.iter().flatten().map(|id| id.as_str()).collect();
        assert!(pile.contains(&"fan-20") && pile.contains(&"fan-20.2"), "{pile:?}");
        let carried = setup.cards.iter().filter(|card| card.id.as_str().starts_with("fan-20"));
        assert_eq!(carried.count(), 1);
        let path = driver.app.session().expect("a game").path().to_owned();
        let home = ask::Request::Leave(ask::Leaving::Home);
        driver.send(AppMessage::Ask(home));
        driver.send(AppMessage::Ask(ask::Request::Open(path)));
        let copy = driver.game().catalogue().card("fan-20.2").expect("the copy");
        assert_eq!(copy.title, "Twin cities");
        let home = ask::Request::Leave(ask::Leaving::Home);
        driver.send(AppMessage::Ask(home));
        driver.key("d");
    }
}

/// A deck may be changed while a game with it is open: the game has its own cards.
#[test]
fn a_game_stays_as_it_was_when_its_deck_is_put_away() {
    let (folder, mut driver) = at_decks();
    driver.click("Copy this deck");
    send(&mut driver, Message::Card("base-01".into()));
    send(&mut driver, Message::Points(29));
    let changed = on_disk(folder.path(), "Our deck").remove(0);
    send(&mut driver, Message::Ask(Wish::Play(Some("Our deck".to_owned()))));
    driver.ctrl("Return");
    let path = driver.app.session().expect("a game").path().to_owned();
    driver.send(AppMessage::Ask(ask::Request::Leave(ask::Leaving::Home)));
    driver.key("d");
    send(&mut driver, Message::Deck(Some("Our deck".to_owned())));
    driver.click("Put away");
    driver.send(AppMessage::Ask(ask::Request::Open(path)));
    let card = driver.game().catalogue().card(changed.id.as_str()).expect("the card");
    assert_eq!(**card, changed);
}
