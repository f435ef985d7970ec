//! The ways to scenes, without a word: keys and messages.

use std::fs;
use std::sync::mpsc;
use std::time::Duration;

use rules::game::{legal, questions, sets};

use ask::files::Chosen;
use ask::files::{self, Purpose};
use ask::{Leaving, Request, phones, preferences};
pub use journal::Later;
use journal::compare::{Fact, facts};
use journal::{Journal, review};
pub use kit::curtain;
use kit::work::Progress;
use rules::card::task::Form;
use rules::feature::Place;
use rules::game::question::{Act, Topic};
use rules::geometry::{Position, Rotation};
use rules::throw::Token;
use rules::tile::Segment;
use rules::{Move, Outcome, Seat};
use screen::table::dialog::{self, compare, keep, right, turn};
use screen::table::{Enter, Hand, Log, See};
use screen::{deal, decks, earlier, outcome, replay, setup, table};
use shell::Message;
use storage::secrecy::What;
use text::say;
use widget::board::Event;

pub use crate::driver::Driver;
use crate::driver::place;

/// The second player.
pub fn second() -> Seat {
    Seat::all(2).nth(1).expect("two players")
}

// ---- how much of something there is in a game ----

/// How many answers are asked for of that topic.
pub fn asks(journal: &Journal, is_meant: fn(Topic) -> bool) -> usize {
    let game = journal.game();
    if !game.choices().is_empty() {
        return 0;
    }
    let questions = game.questions().into_iter().filter(|question| is_meant(question.topic));
    questions.map(|question| question.answers.len()).max().unwrap_or(0)
}

/// How many ways to use the action of the turn so there are.
pub fn ways(journal: &Journal, is_meant: fn(Act) -> bool) -> usize {
    let game = journal.game();
    if !game.choices().is_empty() {
        return 0;
    }
    let meant = questions::act::questions_of_action(game).into_iter().filter(|question| {
        match question.topic {
            Topic::Act(act) => is_meant(act),
            _ => false,
        }
    });
    meant.map(|question| question.answers.len()).sum()
}

/// How many followers stand where such a token is thrown.
pub fn throws(journal: &Journal, token: Token) -> usize {
    let game = journal.game();
    let is_thrown = game.fair().is_some_and(|round| round.token == Some(token));
    if is_thrown && sets::fair::thrower(game).is_some() && game.choices().is_empty() {
        1 + game.board().figures().len()
    } else {
        0
    }
}

/// How often such a thing has happened with the last move.
pub fn happened(journal: &Journal, is_meant: fn(&Outcome) -> bool) -> usize {
    let last = journal.entries().last().map(|entry| entry.outcomes.as_slice());
    last.unwrap_or_default().iter().filter(|outcome| is_meant(outcome)).count()
}

// ---- what is sent ----

pub fn keys(driver: &mut Driver, names: &[&str]) {
    names.iter().for_each(|name| drop(driver.key(name)));
}

pub fn at_table(driver: &mut Driver, message: table::Message) {
    driver.send(Message::Table(message));
}

pub fn make(driver: &mut Driver, made: Move) {
    at_table(driver, table::Message::Make(made));
}

pub fn see(driver: &mut Driver, what: See) {
    at_table(driver, table::Message::See(what));
}

pub fn hand(driver: &mut Driver, what: Hand) {
    at_table(driver, table::Message::Hand(what));
}

pub fn at_dialog(driver: &mut Driver, message: dialog::Message) {
    at_table(driver, table::Message::Dialog(message));
}

pub fn show(driver: &mut Driver, kind: dialog::Kind) {
    at_dialog(driver, dialog::Message::Show(kind));
}

pub fn at_deal(driver: &mut Driver, message: curtain::Message) {
    driver.send(Message::Deal(deal::Message::Curtain(message)));
}

pub fn at_phones(driver: &mut Driver, messages: &[phones::Message]) {
    for message in messages {
        driver.send(Message::Ask(Request::Phones(message.clone())));
    }
}

pub fn at_setup<const N: usize>(driver: &mut Driver, messages: [setup::Message; N]) {
    driver.key("n");
    messages.into_iter().for_each(|message| driver.send(Message::Setup(message)));
}

pub fn at_decks<const N: usize>(driver: &mut Driver, messages: [decks::Message; N]) {
    driver.key("d");
    messages.into_iter().for_each(|message| driver.send(Message::Decks(message)));
}

/// Makes a deck, and changes it on a disk that takes nothing.
pub fn unsaved_deck(driver: &mut Driver) {
    at_decks(driver, [decks::Message::New, decks::Message::Form(Form::Complete)]);
    let orders = driver.app.shared().folders.orders();
    fs::remove_dir_all(&orders).expect("a folder");
    fs::write(&orders, "").expect("a file");
    driver.send(Message::Decks(decks::Message::Points(20)));
}

/// Changes a deck that another window changes.
pub fn change_held_deck(driver: &mut Driver) {
    let shared = driver.app.shared();
    let name = shared.catalogue.decks().first().expect("a deck").name.clone();
    let _lock = storage::decks::hold(&shared.folders, &name).expect("a lock");
    driver.send(Message::Decks(decks::Message::Deck(Some(name))));
    driver.send(Message::Decks(decks::Message::Points(20)));
}

/// Brings a file as a deck of somebody else's.
pub fn offer_deck(driver: &mut Driver, text: &str) {
    let path = driver.app.shared().folders.orders().with_file_name("offered.json");
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, text).expect("a file");
    driver.send(Message::Files(files::Message::Dropped(path)));
}

pub fn at_earlier(driver: &mut Driver, message: earlier::Message) {
    driver.send(Message::Ask(Request::Earlier));
    driver.send(Message::Earlier(message));
}

// ---- home and the setup ----

pub fn spoil_settings(driver: &mut Driver) {
    let path = driver.app.shared().folders.settings();
    let language = driver.app.shared().words.language();
    let spoilt = format!(r#"{{"language": "{language}", "window": {{"width": 19999}}}}"#);
    fs::write(path, spoilt).expect("a file");
    let (view, id) = (driver.app.shared().view, driver.app.shared().window);
    driver.app = shell::App::new(driver.app.shared().folders.clone()).0;
    let id = id.expect("a window");
    driver.send(Message::Opened(id));
    driver.send(Message::Resized(id, view));
}

pub fn open_damaged(driver: &mut Driver) {
    let games = &driver.app.shared().games;
    let path = games.path("2026-11-20");
    let text = fs::read_to_string(&path).expect("a game");
    fs::write(&path, &text[..text.len() - 30]).expect("a torn game");
    driver.send(Message::Ask(Request::Open(path)));
}

/// Something that takes as long as anybody looks.
pub fn work(driver: &mut Driver) {
    let (begun, has_begun) = mpsc::channel();
    let job = move |progress: &mut Progress| {
        progress.went(1, 4);
        begun.send(()).expect("somebody waits");
        while progress.went(1, 4) {
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    let path = "/media/stick/evening.kings-order".to_owned();
    let about = say!(driver.app.shared().words, "work-copying", path = path);
    let app = shell::App::new(driver.app.shared().folders.clone()).0;
    let app = std::mem::replace(&mut driver.app, app);
    driver.app = app.patient(Duration::ZERO);
    drop(driver.app.work(about, job, |_, ()| iced::Task::none()));
    has_begun.recv().expect("the work begins");
}

pub fn with_everything(driver: &mut Driver) {
    driver.key("n");
    for set in 0..14 {
        driver.send(Message::Setup(setup::Message::Set(set, true)));
    }
}

pub fn ask_for_file(driver: &mut Driver, purpose: Purpose) {
    driver.send(Message::Files(files::Message::Chosen(purpose, Chosen::NoDialog)));
}

// ---- the lesson ----

pub fn lesson(driver: &mut Driver, skipped: usize) {
    driver.send(Message::Ask(Request::Lesson));
    for _ in 0..skipped {
        let skip = say!(driver.app.shared().words, "lesson-skip");
        driver.click(&skip);
    }
}

pub fn lesson_astray(driver: &mut Driver) {
    lesson(driver, 0);
    let places = driver.app.table().expect("the table").places(driver.game());
    let astray = *places.last().expect("a place");
    at_table(driver, table::Message::Board(Event::Clicked(astray, None)));
    keys(driver, &["1", "Return"]);
}

// ---- the table ----

/// The first cap's neighbour.
pub fn monastery() -> Move {
    place("base-monastery", 0, 1, Rotation::None)
}

/// On the first tile lies one already.
pub fn refused() -> Move {
    place("base-monastery", 0, 0, Rotation::None)
}

pub fn hints(driver: &mut Driver) {
    driver.send(Message::Preferences(preferences::Message::Hints(false)));
    click_open_place(driver);
}

fn open_place(driver: &Driver) -> Position {
    let places = driver.app.table().expect("the table").places(driver.game());
    *places.first().expect("a place")
}

pub fn click_open_place(driver: &mut Driver) {
    let at = open_place(driver);
    at_table(driver, table::Message::Board(Event::Clicked(at, None)));
}

pub fn ask_about_open(driver: &mut Driver) {
    let at = open_place(driver);
    at_table(driver, table::Message::Board(Event::Hovered(Some((at, None)))));
}

/// A tile is held over its place.
pub fn lift(driver: &mut Driver) {
    let at = open_place(driver);
    click_open_place(driver);
    let (tile, rotation) = legal::fitting(driver.game(), at).remove(0);
    at_table(driver, table::Message::Enter(Enter::Lift(tile.id.clone(), rotation)));
}

/// Where somebody stands on such a segment is asked about.
pub fn ask_about(driver: &mut Driver, is_meant: fn(Segment) -> bool) {
    let figures = driver.game().board().figures();
    let mut places = figures.iter().map(|deployed| deployed.place);
    let place = places.rfind(|place| is_meant(place.segment));
    let Place { at, segment } = place.expect("somebody stands there");
    at_table(driver, table::Message::Board(Event::Clicked(at, Some(segment))));
}

/// The newest line of the log that tells of a score.
pub fn open_score(driver: &mut Driver) {
    let entries = driver.app.session().expect("a game").journal().entries();
    let is_score = |outcome: &Outcome| matches!(outcome, Outcome::Scored(_));
    let scored = entries
        .iter()
        .enumerate()
        .rev()
        .find_map(|(index, entry)| Some((index, entry.outcomes.iter().position(is_score)?)));
    let (index, place) = scored.expect("a score");
    at_table(driver, table::Message::Log(Log::Open(index, Some(place))));
}

/// Another window has the game.
pub fn open_elsewhere(driver: &mut Driver) {
    let path = driver.app.session().expect("a game").path().to_path_buf();
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    std::mem::forget(driver.app.shared().games.lock("evening").expect("a lock"));
    driver.send(Message::Ask(Request::Open(path)));
}

/// The second player's hand is locked and asked for.
pub fn lock_and_look(driver: &mut Driver) {
    driver.send(Message::Ask(Request::Tell(Seat::FIRST, What::PinSet, vec![1, 2, 3, 4])));
    hand(driver, Hand::LookAtOwn);
}

/// The check with the table: so many points of the first player's more lie there.
pub fn compare_to(driver: &mut Driver, more: i32) {
    differs(driver, Fact::Score(Seat::FIRST));
    at_dialog(driver, dialog::Message::Compare(compare::Message::Step(more)));
    at_dialog(driver, dialog::Message::Compare(compare::Message::Search));
}

/// The check with the table: that differs.
pub fn differs(driver: &mut Driver, fact: Fact) {
    show(driver, dialog::Kind::Compare);
    at_dialog(driver, dialog::Message::Compare(compare::Message::Differs(fact)));
}

/// The figure that was deployed last is set right.
pub fn set_right(driver: &mut Driver) {
    let last = driver.game().board().figures().last().copied();
    let place = last.map(|it| it.place).expect("a figure on the board");
    at_dialog(driver, dialog::Message::Right(right::Message::At(place)));
}

pub fn everything_is_the_same(driver: &mut Driver) {
    show(driver, dialog::Kind::Compare);
    for fact in facts(driver.game()) {
        at_dialog(driver, dialog::Message::Compare(compare::Message::Same(fact)));
    }
}

pub fn keep_here(driver: &mut Driver) {
    let at = open_place(driver);
    show(driver, dialog::Kind::Keep(at));
}

pub fn keep_a_tile(driver: &mut Driver) {
    let tile = driver.game().catalogue().tile("tower-city-road").cloned();
    let tile = tile.or_else(|| driver.game().catalogue().tiles().last().cloned());
    at_dialog(driver, dialog::Message::Keep(keep::Message::Tile(tile.expect("a tile"))));
}

/// In the log at a tile that was placed some turns ago.
pub fn in_log(driver: &mut Driver, message: fn(usize) -> Log) {
    let moves = driver.moves();
    let tiles = moves.iter().enumerate().filter(|(_, made)| matches!(made, Move::Place { .. }));
    let tiles: Vec<usize> = tiles.map(|(index, _)| index).collect();
    at_table(driver, table::Message::Log(message(tiles[tiles.len() - 5])));
}

/// Takes over the dialog about a whole turn.
pub fn amend(driver: &mut Driver) {
    at_dialog(driver, dialog::Message::Turn(turn::Message::Go));
}

/// The last player decides and the first turn ends: everybody is told of an order entered twice.
pub fn clash(driver: &mut Driver) {
    keys(driver, &["space", "Return"]);
    make(driver, Move::Pass);
}

// ---- the end ----

pub fn finale(driver: &mut Driver, steps: usize) {
    driver.key("s");
    driver.wait(1);
    for _ in 0..steps {
        driver.key("Return");
    }
    driver.wait(1);
}

pub fn finale_to_the_end(driver: &mut Driver) {
    finale(driver, 0);
    let last = say!(driver.app.shared().words, "finale-result");
    while !driver.shows(&last) {
        driver.key("Return");
    }
    driver.wait(1);
}

/// An order that was not fulfilled shows where it would have been.
pub fn chance(driver: &mut Driver) {
    driver.key("2");
    let session = driver.app.session().expect("a game");
    let looks = review::looks(session.journal(), |_, _| true).expect("somebody wants them");
    let (card, at) = (looks[0].chances[0].card.clone(), looks[0].index);
    driver.send(Message::Outcome(outcome::Message::Then(at, card)));
}

pub fn watch(driver: &mut Driver, message: replay::Message) {
    driver.key("w");
    driver.send(Message::Replay(message));
}

// ---- earlier games ----

pub fn reading(driver: &mut Driver) {
    driver.key("e");
    driver.send(Message::Ask(Request::Listing(ask::listing::Message::Anew)));
    let shared = driver.app.shared();
    let part = shared.reading.part(Vec::new(), 200);
    driver.send(Message::Listed(part));
}

pub fn delete(driver: &mut Driver) {
    let path = driver.app.shared().games.path("2026-11-14");
    at_earlier(driver, earlier::Message::Delete(path));
    driver.list_games();
}

pub fn delete_locked(driver: &mut Driver) {
    let games = &driver.app.shared().games;
    std::mem::forget(games.lock("2026-11-14").expect("a lock"));
    let path = games.path("2026-11-14");
    at_earlier(driver, earlier::Message::Delete(path));
}

// ---- what goes wrong ----

/// After one more tile nothing can be written any more.
pub fn break_disk(driver: &mut Driver) {
    let games = driver.app.shared().folders.games();
    fs::remove_dir_all(&games).expect("a folder");
    fs::write(&games, "").expect("a file");
    make(driver, monastery());
}

/// A game of which nothing but the orders is recorded, after its last step.
pub fn end_of_orders(driver: &mut Driver) {
    driver.send(Message::Ask(Request::Play(Move::EndGame)));
    driver.send(Message::Ask(Request::Play(Move::EndTurn)));
    keys(driver, &["s"]);
}
