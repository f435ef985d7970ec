//! Five browsers as phones, and the window: `cargo test --test phones`. It needs `chromium` and
//! `chromium-driver`; how it looks is kept in `target/phones`.

#[path = "phones/browser.rs"]
mod browser;
#[path = "phones/player.rs"]
mod player;
#[path = "phones/secrets.rs"]
mod secrets;
#[path = "phones/table.rs"]
mod table;

use std::time::Duration;

use browser::{Browser, Browsers};
use kings_order::app::{Message, phones};
use kings_order::content::bundled;
use kings_order::phone::Phone;
use kings_order::rules::house_rule::HouseRules;
use kings_order::rules::orders::card;
use kings_order::rules::orders::deck::belongs;
use kings_order::rules::player::{Colour, Player};
use kings_order::rules::setup::{Deck, Recording};
use kings_order::rules::{Seat, Setup};
use kings_order::storage::Saved;
use player::Players;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use table::Table;

const NAMES: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// A game of five with orders that were shuffled so.
fn game(sets: &[&str], seed: u64) -> Saved {
    let catalogue = bundled::catalogue();
    let colours = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black];
    let players = NAMES.into_iter().zip(colours);
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    let mut pile: Vec<card::Id> = catalogue
        .cards()
        .iter()
        .filter(|card| belongs(card, &sets))
        .map(|card| card.id.clone())
        .collect();
    pile.shuffle(&mut StdRng::seed_from_u64(seed));
    let setup = Setup {
        players: players.map(|(name, colour)| Player { name: name.to_owned(), colour }).collect(),
        sets,
        orders: Some(pile),
        deck: Deck::Dealt,
        record: Recording::Board,
        rules: HouseRules::default(),
    };
    let started = "2026-11-21T19:30:00Z".to_owned();
    Saved::new("evening".to_owned(), started, setup, Vec::new(), Vec::new())
}

/// Gives each seat the next of these phones.
fn give_codes(table: &mut Table, phones: &[Browser]) {
    table.let_phones_come();
    for _ in phones {
        let (seat, address) = table.code();
        claim(table, seat, &address, &phones[seat.index()]);
    }
    table.send(Message::Phones(phones::Message::Close));
}

/// A phone takes a seat with the address of a code.
fn claim(table: &mut Table, seat: Seat, address: &str, phone: &Browser) {
    phone.go(address);
    phone.wait_for("#claim");
    assert!(phone.touch("#claim"), "the seat is taken by a touch");
    table.wait_for(seat);
    phone.wait_for("#asked");
}

fn phones(browsers: &Browsers) -> Vec<Browser> {
    NAMES.iter().map(|_| browsers.open(390, 844)).collect()
}

/// A whole evening: each player enters their turns on their own phone, and nobody touches the
/// laptop after the setup. One phone loads its page again, one sleeps, one loses the network, the
/// laptop is killed and comes back, and a player answers on the phone and at the laptop at once.
#[test]
fn five_phones_play_a_whole_game_with_orders_and_nobody_sees_a_foreign_card() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phones = phones(&browsers);
    let mut table = Table::with_game(folder.path(), &game(&["base", "king-robber"], 7));
    give_codes(&mut table, &phones);
    let mut players = Players::new(&phones, &table, StdRng::seed_from_u64(3));
    players.play_until(&mut table, 8);

    phones[0].reload();
    phones[0].wait_for("#asked");
    players.play_until(&mut table, 16);

    // A phone that sleeps asks for nothing; the others go on, and it sees all when it wakes.
    let awake = phones[1].run("return location.href;").as_str().expect("an address").to_owned();
    players.hear(&table);
    phones[1].go("about:blank");
    players.play_around(&mut table, Seat::FIRST.next(5));
    phones[1].go(&awake);
    phones[1].wait_for("#asked");
    players.play_until(&mut table, 24);

    let offline = |is: bool| {
        let conditions = serde_json::json!({
            "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1
        });
        phones[2].command("Network.enable", serde_json::json!({}));
        phones[2].command("Network.emulateNetworkConditions", conditions);
    };
    offline(true);
    phones[2].wait_for("#offline");
    offline(false);
    let begun = std::time::Instant::now();
    while phones[2].shows("#offline") {
        assert!(begun.elapsed() < browser::PATIENCE, "the phone does not come back");
        table.attend(Duration::from_millis(50));
    }
    players.play_until(&mut table, 32);

    // The laptop is killed: nothing of the game is lost, and each phone finds the table again.
    let moves = table.app.session().expect("an open game").journal().moves().len();
    players.hear(&table);
    drop(table);
    phones[3].wait_for("#offline");
    let mut table = Table::open(folder.path());
    assert_eq!(table.app.session().expect("the same game").journal().moves().len(), moves);
    give_codes(&mut table, &phones);
    players.play_until(&mut table, 40);

    players.answer_twice(&mut table);
    players.play_until(&mut table, usize::MAX);
    assert!(table.game().is_finished());
    let inputs = players.inputs();
    println!("touches a turn: {inputs:?}");
    assert!(inputs[inputs.len() / 2] <= 3, "half of the turns take three touches or fewer");
}

/// One press ends a phone, and its owner is told to scan again; the curtain serves them meanwhile.
#[test]
fn a_phone_that_is_removed_is_shown_nothing_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let mut table = Table::with_game(folder.path(), &game(&["base"], 1));
    table.let_phones_come();
    let (seat, address) = table.code();
    claim(&mut table, seat, &address, &phone);
    assert_ne!(table.code().0, seat, "the next player’s code follows");
    table.send(Message::Phones(phones::Message::Remove(seat)));
    assert_eq!(table.app.shared().phone(seat), Phone::None);
    phone.wait_for("#again");
    assert!(phone.all("[data-card]", "data-card").is_empty());
}
