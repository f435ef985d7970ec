//! Five browsers as phones, and the window: `cargo test --test phones`. It needs `chromium` and
//! `chromium-driver`; how it looks is kept in `target/phones`.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]

#[allow(dead_code, reason = "other pages are checked one by one")]
#[path = "phones/axe.rs"]
mod axe;
#[path = "phones/browser.rs"]
mod browser;
#[path = "phones/crowd.rs"]
mod crowd;
#[path = "phones/evening.rs"]
mod evening;
#[path = "phones/fingers.rs"]
mod fingers;
#[path = "phones/heard.rs"]
mod heard;
#[path = "phones/look.rs"]
mod look;
#[path = "phones/model.rs"]
mod model;
#[path = "phones/player.rs"]
mod player;
#[path = "phones/secrets.rs"]
mod secrets;
#[path = "phones/states.rs"]
mod states;
#[path = "phones/tray.rs"]
mod tray;
#[path = "phones/waiting.rs"]
mod waiting;
#[path = "phones/table.rs"]
mod window;

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ask::{Request, phones};
use browser::{Browser, Browsers};
use content::bundled;
use journal::Journal;
use kit::curtain;
use phone::Phone;
use player::Players;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rules::card::deck::belongs;
use rules::card::task::Form;
use rules::card::{self, Card, Origin};
use rules::game::Phase;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Figure, Player};
use rules::setup::{Deck, Recording};
use rules::tile::Segment;
use rules::{Game, Move, Seat, Setup};
use shell::Message;
use storage::Saved;
use support::dice;
use window::Table;

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
        gardens: None,
        cards: Vec::new(),
        orders: Some(pile),
        deck: Deck::Dealt,
        record: Recording::Board,
        rules: HouseRules::default(),
    };
    let started = "2026-11-21T19:30:00Z".to_owned();
    Saved::new("evening".to_owned(), started, setup, Vec::new(), Vec::new())
}

/// A game after so many tiles, placed by chance.
fn late(sets: &[&str], seed: u64, tiles: usize) -> Saved {
    let mut saved = game(sets, seed);
    let mut dice = StdRng::seed_from_u64(seed);
    let journal = Journal::new(saved.setup.clone(), bundled::catalogue());
    let mut journal = journal.expect("a setup");
    while journal.game().board().tiles().len() < tiles
        || !matches!(journal.game().phase(), Phase::Place)
    {
        let moves = journal.game().legal_moves();
        let made = moves.choose(&mut dice).expect("a move").clone();
        journal.play(made).expect("it is legal");
    }
    saved.moves = journal.moves().cloned().collect();
    saved
}

/// Deals that order to whoever begins.
fn deal(saved: &mut Saved, order: &str) {
    let pile = saved.setup.orders.as_mut().expect("orders");
    let dealt = pile.iter().position(|card| card.as_str() == order).expect("the order");
    pile.swap(0, dealt);
}

/// A game that was played by chance until it is so.
fn until_it(mut saved: Saved, is_so: impl Fn(&Game) -> bool) -> Saved {
    for seed in 0..40 {
        let mut dice = StdRng::seed_from_u64(seed);
        let journal = Journal::new(saved.setup.clone(), bundled::catalogue());
        let mut journal = journal.expect("a setup");
        while !is_so(journal.game()) {
            let moves = journal.game().legal_moves();
            let Some(made) = moves.choose(&mut dice).cloned() else { break };
            journal.play(made).expect("it is legal");
        }
        if is_so(journal.game()) {
            saved.moves = journal.moves().cloned().collect();
            return saved;
        }
    }
    panic!("no game comes to it")
}

/// A phone for a seat of a game, which has compared its sign.
fn with_phone(
    folder: &Path,
    saved: &Saved,
    seat: Option<Seat>,
    browser: &Browser,
) -> (Table, Seat) {
    let mut table = Table::with_game(folder, saved);
    let seat = seat.unwrap_or(table.game().active());
    table.let_phones_come();
    table.send(Message::Phones(phones::Message::Code(seat)));
    let (seat, address) = table.code();
    claim(&mut table, seat, &address, browser);
    table.send(Message::Phones(phones::Message::Close));
    browser.touch("#understood");
    (table, seat)
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
    // A television on the page that everybody may open.
    let television = browsers.open(1280, 800);
    television.go(&phones[0].address().replace("/hand", "/"));
    television.wait_for("#side");
    players.television = Some(&television);
    players.play_until(&mut table, 8);
    players.take_back(&mut table);

    phones[0].reload();
    phones[0].wait_for("#asked");
    players.play_until(&mut table, 16);

    // A phone that sleeps asks for nothing; the others go on, and it sees all when it wakes.
    let awake = phones[1].address();
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
    // They come back by themselves, without a code.
    table.send(Message::Tick);
    for (seat, phone) in table.game().seats().zip(&phones) {
        table.wait_for(seat);
        phone.wait_for("#asked");
    }
    players.play_until(&mut table, 40);

    players.answer_twice(&mut table);
    players.play_until(&mut table, usize::MAX);
    assert!(table.game().is_finished());
    // The window tells the end step by step; nobody is asked anything meanwhile.
    phones.iter().for_each(|phone| phone.wait_for("#asked .calm"));
    let inputs = players.inputs();
    println!("touches a turn: {inputs:?}");
    assert!(inputs[inputs.len() / 2] <= 3, "half of the turns take three touches or fewer");
}

/// The same game with a deck of the table's own: fifteen orders that the app judges, and five that
/// their holders do.
fn with_own_deck(mut saved: Saved) -> Saved {
    let catalogue = bundled::catalogue();
    let sets = &saved.setup.sets;
    let bundled = catalogue.cards().iter().filter(|card| belongs(card, sets));
    let own = bundled.take(20).enumerate().map(|(at, card)| {
        let (id, title) = (card::Id::from(format!("own-{at:02}").as_str()), format!("Ours {at}"));
        let card = Card { id, title, text: None, source: Origin::House, ..Card::clone(card) };
        if at < 15 {
            return Card { points: 7, measured: None, ..card };
        }
        let text = Some(format!("Sing verse {at} of our song."));
        let requirement = Form::Judged.empty();
        Card { text, requirement, farmer: false, measured: None, set: "base".to_owned(), ..card }
    });
    saved.setup.cards = own.collect();
    let mut pile: Vec<card::Id> = saved.setup.cards.iter().map(|card| card.id.clone()).collect();
    pile.shuffle(&mut StdRng::seed_from_u64(9));
    saved.setup.orders = Some(pile);
    saved
}

/// A deck of the table's own is dealt, kept, fulfilled and scored on phones like the bundled one;
/// its holder says that an order is fulfilled which no form expresses.
#[test]
#[ignore = "takes three minutes"]
fn five_phones_play_a_whole_game_with_a_deck_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phones = phones(&browsers);
    let own = with_own_deck(game(&["base", "king-robber"], 7));
    let mut table = Table::with_game(folder.path(), &own);
    give_codes(&mut table, &phones);
    let mut players = Players::new(&phones, &table, StdRng::seed_from_u64(3));
    players.play_until(&mut table, 6);
    players.declare(&mut table);
    let fulfilled = |table: &Table| -> Vec<String> {
        let orders = table.game().orders().expect("orders");
        let open = table.game().seats().flat_map(|seat| orders.hand(seat).face_up());
        open.map(|card| card.title.clone()).collect()
    };
    let by_holders = ["Ours 15", "Ours 16", "Ours 17", "Ours 18", "Ours 19"];
    let judged = |title: &&String| by_holders.contains(&title.as_str());
    assert_eq!(fulfilled(&table).iter().filter(judged).count(), 1);
    players.play_until(&mut table, usize::MAX);
    assert!(table.game().is_finished());
    assert!(fulfilled(&table).iter().any(|title| !judged(&title)), "the app judged one too");
}

/// An evening of Big Box 6 or 7 on phones alone: gardens and abbots, a river, and every mini.
#[test]
#[ignore = "takes many minutes"]
fn five_phones_play_an_evening_of_the_big_box() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phones = phones(&browsers);
    let mut table = Table::with_game(folder.path(), &game(&dice::BIG_BOX, 7));
    give_codes(&mut table, &phones);
    let mut players = Players::new(&phones, &table, StdRng::seed_from_u64(3));
    players.play_until(&mut table, usize::MAX);
    // Only the tiles with a bag are left, which no phone takes.
    let end = Message::Table(screen::table::Message::Make(Move::EndGame));
    table.send(end);
    assert!(table.game().is_finished());
    let inputs = players.inputs();
    println!("touches a turn: {inputs:?}");
    assert!(inputs[inputs.len() / 2] <= 4, "half of the turns take four touches or fewer");
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
    phone.wait_for("#again #letters");
    assert!(phone.all("[data-card]", "data-card").is_empty());
}

/// Taps that come too soon after another are ignored, and count for none: however impatient a hand
/// is, it is heard.
#[test]
fn impatient_taps_are_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let saved = game(&["base"], 1);
    let (mut table, _) = with_phone(folder.path(), &saved, None, &phone);
    phone.wait_for("[data-pass]");
    let moves =
        |app: &shell::App| app.session().map_or(0, |session| session.journal().entries().len());
    let before = moves(&table.app);
    phone.run(
        "const tap = (it) => it && it.dispatchEvent(
             new MouseEvent('click', { bubbles: true, detail: 1 }));
         tap(document.getElementById('language'));
         setInterval(() => tap(document.querySelector('[data-pass]')), 300);",
    );
    let begun = std::time::Instant::now();
    table.until("the answer", |app| moves(app) > before);
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
}

/// The seat is taken, and kept when the page is loaded again.
#[test]
fn a_browser_that_stores_nothing_plays_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let refuse = "for (const kind of ['localStorage', 'sessionStorage']) {
                      Object.defineProperty(window, kind, { get() { throw new Error('no'); } });
                  }";
    phone.command("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": refuse }));
    let mut table = Table::with_game(folder.path(), &game(&["base"], 1));
    table.let_phones_come();
    let (seat, address) = table.code();
    claim(&mut table, seat, &address, &phone);
    phone.reload();
    phone.wait_for("#asked");
}

/// R-KO-7: once an order that is fulfilled was shown at the laptop, it lies large on the page for
/// everybody too, and goes by itself.
#[test]
fn an_order_that_was_shown_lies_large_on_the_page_for_everybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let browser = browsers.open(1280, 720);
    let mut saved = game(&["base"], 1);
    deal(&mut saved, heard::FARMER);
    let keep = |player| Move::KeepOrders { player, returned: None };
    let journal = Journal::new(saved.setup.clone(), bundled::catalogue()).expect("a setup");
    saved.moves = journal.game().seats().map(keep).collect();
    let (mut table, seat) = with_phone(folder.path(), &saved, None, &browser);
    table.send(Message::Phones(phones::Message::Remove(seat)));
    browser.go(&browser.address().replace("/hand", "/"));
    browser.wait_for("#side");
    let tile = "base-monastery".into();
    let at = Position::new(0, 1);
    let field = Segment::Field(0);
    for made in [
        Move::Place { tile, at, rotation: Rotation::None },
        Move::Deploy { figure: Figure::Follower, on: field, at: None },
    ] {
        table.send(Message::Ask(Request::Play(made)));
    }
    browser.wait_for("#veiled");
    for step in [curtain::Message::Hold, curtain::Message::Confirm] {
        table.send(Message::Table(screen::table::Message::Curtain(step)));
    }
    browser.wait_for("#moment [data-card='base-39']");
    sleep(Duration::from_secs(3));
    assert!(browser.all("#moment", "id").is_empty());
}

/// The evening of the manual, with a phone for whoever is on turn.
fn evening(folder: &Path, browser: &Browser) -> (Table, Seat) {
    let path = support::root().join("resources/samples/evening.json");
    let text = fs::read_to_string(&path).expect("a game");
    let saved = Saved::decode(&path, &text).expect("a game");
    with_phone(folder, &saved, None, browser)
}

/// A finger on the first place, and the tiles that fit there.
fn open_tray(browser: &Browser) {
    browser.wait_for("[data-place]");
    browser.run("document.querySelector('[data-place]').click();");
    browser.wait_for(".tray [data-tile]");
    sleep(Duration::from_millis(500));
}

#[test]
#[ignore = "keeps pictures of the pages in target/phones, to be looked at"]
fn the_pages_are_kept_in_every_size_by_day_and_by_night() {
    let browsers = Browsers::start();
    for (width, height) in [(360, 640), (412, 915), (820, 1180)] {
        for look in ["light", "dark"] {
            let folder = tempfile::tempdir().expect("a folder");
            let browser = browsers.open(width, height);
            browser.look(look);
            let name = |what: &str| format!("{what}-{width}x{height}-{look}");
            let mut deal = Table::with_game(folder.path(), &game(&["base", "king-robber"], 7));
            deal.let_phones_come();
            let (seat, address) = deal.code();
            claim(&mut deal, seat, &address, &browser);
            browser.touch("#understood");
            browser.keep(&name("deal"));
            browser.touch("#asked .cards button");
            sleep(Duration::from_millis(800));
            browser.keep(&name("card"));
            drop(deal);
            let folder = tempfile::tempdir().expect("a folder");
            let (_table, _) = evening(folder.path(), &browser);
            browser.wait_for("[data-place]");
            sleep(Duration::from_millis(800));
            browser.keep(&name("turn"));
            open_tray(&browser);
            browser.keep(&name("tiles"));
            browser.run("document.querySelector('#hand').scrollIntoView();");
            browser.touch("#hand button");
            sleep(Duration::from_millis(800));
            browser.keep(&name("hand"));
            browser.go(&browser.address().replace("/hand", "/"));
            browser.wait_for("#side");
            sleep(Duration::from_millis(800));
            browser.keep(&name("table"));
            let folder = tempfile::tempdir().expect("a folder");
            let (_table, _) = with_phone(folder.path(), &late(&["base"], 5, 60), None, &browser);
            browser.wait_for("[data-place]");
            sleep(Duration::from_millis(800));
            browser.keep(&name("late"));
        }
    }
}

#[test]
#[ignore = "writes the picture of a phone for the manual"]
fn the_picture_of_a_phone_is_drawn() {
    let browsers = Browsers::start();
    let folder = tempfile::tempdir().expect("a folder");
    let browser = browsers.open(390, 844);
    browser.look("light");
    let (_table, _) = evening(folder.path(), &browser);
    open_tray(&browser);
    let kept = browser.keep("phone");
    let shown = support::root().join("packaging/pictures/phone.png");
    fs::copy(kept, shown).expect("a picture");
}

/// How long a change at the laptop takes until five phones show it, and what an idle minute costs.
#[test]
#[ignore = "measures, and asserts nothing"]
fn figures() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phones = phones(&browsers);
    let mut table = Table::with_game(folder.path(), &game(&["base", "king-robber"], 7));
    give_codes(&mut table, &phones);
    for phone in &phones {
        phone.run(
            "window.seen = []; new MutationObserver(() => window.seen.push(Date.now()))
               .observe(document.body, { subtree: true, childList: true, characterData: true });",
        );
    }
    let mut times = Vec::new();
    let mut dice = StdRng::seed_from_u64(9);
    for _ in 0..60 {
        let moves = table.game().legal_moves();
        let Some(made) = moves.choose(&mut dice).cloned() else { break };
        phones.iter().for_each(|phone| drop(phone.run("window.seen = [];")));
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
        let begun = now();
        table.send(Message::Ask(Request::Play(made)));
        table.attend(Duration::from_millis(300));
        for phone in &phones {
            let first = phone.run("return window.seen[0] || 0;").as_u64().unwrap_or(0);
            if first > 0 {
                times.push(u128::from(first).saturating_sub(begun));
            }
        }
    }
    times.sort_unstable();
    println!(
        "from a move to {} changes on phones, in ms: median {}, worst {}",
        times.len(),
        times[times.len() / 2],
        times[times.len() - 1]
    );
    let used = || {
        let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        let fields: Vec<u64> = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split(' ')
            .filter_map(|field| field.parse().ok())
            .collect();
        fields.get(10..12).map_or(0, |both| both.iter().sum::<u64>()) * 10
    };
    phones.iter().for_each(|phone| drop(phone.heard()));
    let begun = used();
    table.attend(Duration::from_secs(60));
    println!("processor time of an idle minute with five phones, in ms: {}", used() - begun);
    let bytes = phones.iter().map(|phone| phone.heard().len()).max().unwrap_or(0);
    println!(
        "bodies to one phone in that minute, with the names of what was loaded: {bytes} bytes"
    );
}
