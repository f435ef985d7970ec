//! How the page behaves and looks on a small phone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use ask::Request;
use rules::game::Phase;
use rules::{Move, Seat};
use serde_json::{Value, json};
use shell::Message;

use crate::browser::{Browser, Browsers};
use crate::window::Table;
use crate::{game, late, open_tray, with_phone};

/// The second player.
fn ben() -> Seat {
    Seat::FIRST.next(5)
}

/// Moves are made at the laptop until it is the turn of a seat to place a tile.
pub fn play_until(table: &mut Table, seat: Seat) {
    let is_on_turn = |table: &Table| {
        let game = table.game();
        game.active() == seat && matches!(game.phase(), Phase::Place)
    };
    while !is_on_turn(table) {
        let game = table.game();
        let made = match game.phase() {
            Phase::Deploy { .. } => Move::EndTurn,
            _ => game.legal_moves().into_iter().next().expect("a move"),
        };
        table.send(Message::Ask(Request::Play(made)));
        table.attend(Duration::from_millis(20));
    }
}

/// Waits until a script returns `true`.
pub fn until(phone: &Browser, what: &str, script: &str) {
    let begun = Instant::now();
    while phone.run(script) != Value::Bool(true) {
        phone.patience(begun, what);
        sleep(Duration::from_millis(20));
    }
}

/// The pictures that the page has asked the laptop for.
fn pictures(phone: &Browser) -> Value {
    phone.run(
        "return performance.getEntriesByType('resource')
           .filter((one) => one.name.includes('/picture/')).length;",
    )
}

/// As in a browser before Safari 14.1, which has the rest of the script's words but not these.
#[test]
fn a_browser_without_what_the_page_needs_says_that_it_is_too_old_and_asks_for_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let mut table = Table::with_game(folder.path(), &game(&["base"], 1));
    table.let_phones_come();
    let (_, code) = table.code();
    let all = code.split('#').next().expect("an address").to_owned();
    let newer = "[Element, Document, DocumentFragment].forEach((one) => {
                   delete one.prototype.replaceChildren; });";
    for (missing, at) in [
        (newer, &all),
        (newer, &code),
        ("CSS.supports = () => false;", &all),
        ("delete Object.fromEntries;", &all),
        ("delete window.AbortController;", &code),
    ] {
        let phone = browsers.open(360, 640);
        phone.command("Page.addScriptToEvaluateOnNewDocument", json!({"source": missing}));
        phone.go(at);
        phone.wait_for("main h1");
        let said = phone.run("return document.body.innerText.trim();");
        let told = "This browser is too old for this page. Use a newer phone or browser, or play at \
                    the laptop.";
        assert_eq!(said, json!(told), "{missing}");
        sleep(Duration::from_millis(300));
        let asked = phone.run(
            "return performance.getEntriesByType('resource')
               .map((one) => new URL(one.name).pathname)
               .filter((path) => !/\\.(css|js|ico)$/.test(path));",
        );
        assert_eq!(asked, json!([]), "{missing}");
    }
    assert!(table.app.code().is_some(), "the code is not used up");
}

/// Whoever watches the network, or measures how busy the laptop is, learns nothing of it (R-KO-5).
#[test]
fn a_card_is_turned_without_asking_the_laptop_for_anything() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (_table, _) = with_phone(folder.path(), &game(&["base"], 1), None, &phone);
    phone.wait_for("#asked .cards button");
    sleep(Duration::from_millis(1500));
    let before = pictures(&phone);
    for card in 1..=3 {
        assert!(phone.touch(&format!("#asked .cards li:nth-child({card}) button")));
        let shown = "const one = document.querySelector('.card.up canvas.example');
             const seen = one.getContext('2d').getImageData(0, 0, one.width, one.height).data;
             return one.width > 300 && seen.some((value) => value > 0);";
        until(&phone, "the picture of the card", shown);
        assert!(phone.touch(".card.up"));
    }
    sleep(Duration::from_millis(500));
    assert_eq!(pictures(&phone), before);
}

/// Cookies are shown to every port of the laptop; what says whose phone it is, to this one alone.
#[test]
fn the_page_leaves_no_cookie() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let _table = with_phone(folder.path(), &game(&["base"], 1), None, &phone);
    let cookies = phone.command("Network.getAllCookies", json!({}));
    assert_eq!(cookies["cookies"], json!([]));
    phone.reload();
    phone.wait_for("#asked");
}

/// A phone that lies there, scrolled to its end.
#[test]
fn what_is_asked_comes_into_view_and_a_bar_that_stays_says_whose_turn_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (mut table, _) = with_phone(folder.path(), &game(&["base"], 1), Some(ben()), &phone);
    let bar = |text: &str| {
        format!(
            "const bar = document.querySelector('#who');
             return bar.getBoundingClientRect().top === 0
               && bar.querySelector('p').textContent === '{text}';"
        )
    };
    let down = "scrollTo(0, 1e6); return scrollY > 100;";
    until(&phone, "all choose at the deal", &bar("You decide"));
    for seat in table.game().seats().collect::<Vec<_>>() {
        table.send(Message::Ask(Request::Play(Move::KeepOrders { player: seat, returned: None })));
    }
    until(&phone, "Anna begins", &bar("Anna’s turn"));
    until(&phone, "the end of the page", down);
    until(&phone, "the bar stays", &bar("Anna’s turn"));
    play_until(&mut table, ben());
    let seen = "const bar = document.querySelector('#who').getBoundingClientRect().bottom;
        const asked = document.querySelector('#asked .urgent');
        const box = asked && asked.querySelector('h2').getBoundingClientRect();
        return !!box && box.top >= bar && box.bottom <= innerHeight;";
    until(&phone, "Ben is asked where he can see it", seen);
    until(&phone, "it is his turn", &bar("Your turn"));
    // Whoever scrolls away comes back by a touch on the bar.
    until(&phone, "the end of the page", down);
    assert!(phone.touch("#who p"));
    until(&phone, "the question", seen);
    // Questions that follow from a tile are asked further below.
    until(&phone, "the end of the page", down);
    let made =
        table.game().legal_moves().into_iter().find(|made| matches!(made, Move::Place { .. }));
    table.send(Message::Ask(Request::Play(made.expect("a tile"))));
    until(
        &phone,
        "the next question",
        "return document.querySelector('#asked .urgent').dataset.topic === 'act';",
    );
    until(&phone, "Ben is asked where he can see it", seen);
}

/// A board of seventy tiles pans, for its places stay as large as a finger.
#[test]
fn nothing_covers_a_place_in_sight_on_a_late_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let _table = with_phone(folder.path(), &late(&["base"], 5, 70), None, &phone);
    phone.wait_for("[data-place]");
    sleep(Duration::from_millis(500));
    let hidden = phone.run(
        "const board = document.querySelector('#asked .board');
         board.scrollIntoView({ block: 'center' });
         const edge = board.getBoundingClientRect();
         const middle = (one) => {
           const { x, y, width, height } = one.getBoundingClientRect();
           return [x + width / 2, y + height / 2];
         };
         const seen = [...board.querySelectorAll('.place')].filter((one) => {
           const [x, y] = middle(one);
           return x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
         });
         return [seen.length, seen.filter((one) =>
           one !== document.elementFromPoint(...middle(one))).length];",
    );
    assert!(hidden[0].as_u64() > Some(4), "{hidden}");
    assert_eq!(hidden[1], json!(0), "covered");
    open_tray(&phone);
    let chosen = phone.run(
        "const box = document.querySelector('.place.chosen').getBoundingClientRect();
         const top = document.querySelector('.tray').getBoundingClientRect().top;
         return [box.width, box.left >= 0 && box.right <= innerWidth && box.bottom <= top];",
    );
    assert!(chosen[0].as_f64() >= Some(44.0), "{chosen}");
    assert_eq!(chosen[1], json!(true), "{chosen}");
}

/// Finds letters below 12 pixels, and those that stand out too little from what is behind them
/// (WCAG 1.4.3: 4.5, large ones 3).
const AUDIT: &str = r"
const parse = (text) => text.match(/[\d.]+/g).map(Number);
const light = ([r, g, b]) => {
  const part = (c) => { c /= 255; return c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; };
  return .2126 * part(r) + .7152 * part(g) + .0722 * part(b);
};
const ground = (one) => {
  for (; one; one = one.parentElement) {
    const color = parse(getComputedStyle(one).backgroundColor);
    if (color.length < 4 || color[3] > 0) return color;
  }
  return [255, 255, 255];
};
const found = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const one = walk.currentNode.parentElement;
  const style = getComputedStyle(one);
  const isShown = one.getClientRects().length > 0 && !one.closest('.heard, :disabled, script, noscript');
  if (!walk.currentNode.data.trim() || !isShown) continue;
  const size = parseFloat(style.fontSize);
  const [high, low] = [light(parse(style.color)), light(ground(one))].sort((a, b) => b - a);
  const ratio = (high + .05) / (low + .05);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  if (size < 12 || ratio < (isLarge ? 3 : 4.5)) {
    found.push([walk.currentNode.data, size, ratio.toFixed(2)].join(' | '));
  }
}
return found;";

#[test]
fn all_letters_are_large_enough_and_stand_out_by_day_and_by_night() {
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    for look in ["light", "dark"] {
        phone.look(look);
        let folder = tempfile::tempdir().expect("a folder");
        let sets = ["base", "king-robber", "traders-builders", "inns-cathedrals"];
        let (mut table, seat) = with_phone(folder.path(), &game(&sets, 4), Some(ben()), &phone);
        phone.wait_for("#asked .cards button");
        let audit = |what: &str| assert_eq!(phone.run(AUDIT), json!([]), "{look}, {what}");
        audit("the deal");
        phone
            .run("document.querySelectorAll('#asked .cards .card').forEach((one) => one.click());");
        assert_eq!(phone.all("#asked .card.up", "data-card").len(), 3);
        audit("cards");
        // Every colour that a card can have.
        phone.run(
            "const one = document.querySelector('.card.up');
             ['base', 'inns-cathedrals', 'traders-builders', 'princess-dragon', 'tower', 'abbey-mayor',
              'count', 'king-robber', 'shrines', 'catapult', 'siege'].forEach((set) => {
               const other = one.cloneNode(true);
               other.dataset.set = set;
               one.parentElement.append(other);
             });",
        );
        audit("cards of all sets");
        for seat in table.game().seats().collect::<Vec<_>>() {
            let keep = Move::KeepOrders { player: seat, returned: None };
            table.send(Message::Ask(Request::Play(keep)));
        }
        play_until(&mut table, seat);
        phone.wait_for("[data-place]");
        // As if everybody, whoever is on turn too, had fulfilled an order.
        phone.run(
            "const asks = window.fetch;
             window.fetch = async (...given) => {
               const answer = await asks(...given);
               const json = answer.json.bind(answer);
               answer.json = async () => {
                 const state = await json();
                 if (!state.table) return state;
                 const card = { id: 'base-01', set: 'base', title: 'The First Furrow', text: 'Text',
                   origin: 'Origin', points: 10, picture: 'x', mark: 'x' };
                 state.table.players.forEach((one) => { one.fulfilled = [card]; });
                 state.table.news = [{ head: 'Anna: +4', about: 'a city', whom: [] }];
                 return state;
               };
               return answer;
             };
             dispatchEvent(new Event('online'));",
        );
        phone.wait_for("#table .open-orders");
        phone.wait_for("#news:not([hidden])");
        audit("a turn");
        open_tray(&phone);
        audit("the tray");
        phone.go(&phone.address().replace("/hand", "/"));
        phone.wait_for("#side");
        audit("the table");
    }
}

/// The sign is compared with the laptop's, by whoever hears the page as well.
#[test]
fn the_sign_of_a_phone_has_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (table, seat) = with_phone(folder.path(), &game(&["base"], 1), None, &phone);
    let phone::Phone::Here { emblem } = table.app.shared().phone(seat) else {
        panic!("the phone is here")
    };
    let name = phone::sign::name(emblem, &table.app.shared().words);
    let shown = phone.run("return document.querySelector('.emblem').alt;");
    assert_eq!(shown, format!("Your sign: {name}"));
}
