//! The page for whoever hears it and has keys alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use ask::{Request, phones};
use rules::game::Phase;
use rules::{Move, Seat};
use serde_json::Value;
use shell::Message;

use crate::browser::{Browser, Browsers};
use crate::look::{play_until, until};
use crate::window::Table;
use crate::{deal, game, with_phone};

/// The focus: its element, and its accessible name.
fn focus(phone: &Browser) -> (String, String) {
    let found = phone.run(
        "const one = document.activeElement;
         return [one.tagName, one.getAttribute('aria-label') || one.textContent];",
    );
    let part = |index: usize| found[index].as_str().unwrap_or_default().to_owned();
    (part(0), part(1))
}

fn said(phone: &Browser) -> String {
    phone.run("return document.getElementById('said').textContent;").as_str().unwrap().to_owned()
}

pub fn keep_all(table: &mut Table) {
    for seat in table.game().seats().collect::<Vec<_>>() {
        table.send(Message::Ask(Request::Play(Move::KeepOrders { player: seat, returned: None })));
    }
}

/// Presses Tab until a button of that kind has the focus; how many presses it took.
pub fn tab_to(phone: &Browser, selector: &str) -> usize {
    let is_there = format!("return document.activeElement.matches({});", Value::from(selector));
    for presses in 0..40 {
        if phone.run(&is_there) == Value::Bool(true) {
            return presses;
        }
        phone.press("Tab");
    }
    panic!("Tab leads to no {selector}, but to {:?}", focus(phone))
}

/// Presses an arrow until that name has the focus, whichever way is shorter.
fn walk_to(phone: &Browser, name: &str) -> usize {
    let script = format!(
        "const group = document.activeElement.parentElement;
         const free = [...group.closest('div').querySelectorAll('button')]
           .filter((one) => !one.hidden && !one.disabled);
         const to = free.findIndex((one) => (one.getAttribute('aria-label') || one.textContent) === {});
         return [free.indexOf(document.activeElement), to, free.length];",
        Value::from(name)
    );
    let found = phone.run(&script);
    let number = |index: usize| found[index].as_i64().unwrap();
    let (from, to, all) = (number(0), number(1), number(2));
    assert!(to >= 0, "{name} is not in reach of the arrows");
    let on = (to - from).rem_euclid(all);
    let (key, times) = if on * 2 <= all { ("ArrowRight", on) } else { ("ArrowLeft", all - on) };
    for _ in 0..times {
        phone.press(key);
    }
    assert_eq!(focus(phone).1, name);
    usize::try_from(times).unwrap()
}

/// The accessible names of buttons that are free.
fn names(phone: &Browser, selector: &str) -> Vec<String> {
    let found = phone.run(&format!(
        "return [...document.querySelectorAll({})].filter((one) => !one.hidden && !one.disabled)
           .map((one) => one.getAttribute('aria-label') || one.textContent);",
        Value::from(selector)
    ));
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

fn topic(phone: &Browser) -> String {
    let topic = phone.run(
        "const one = document.querySelector('#asked .urgent:not(.folded)');
         return one ? one.dataset.topic : '';",
    );
    topic.as_str().unwrap_or_default().to_owned()
}

/// Ten turns by names and keys alone: the third place by its name, the last tile that fits it; at every
/// other turn a figure by the name of its segment, first a farmer, by whom an order is fulfilled
/// (R-KO-7), which is shown. After each answer the heading of what is asked next has the focus.
#[test]
fn ten_turns_are_played_by_names_and_keys_alone_in_fewer_than_twenty_five_presses_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let mut saved = game(&["base"], 3);
    deal(&mut saved, FARMER);
    let (mut table, seat) = with_phone(folder.path(), &saved, None, &phone);
    keep_all(&mut table);
    phone.run("document.getElementById('language').focus();");
    let mut presses = Vec::new();
    let mut figures = 0;
    for turn in 0..10 {
        play_until(&mut table, seat);
        phone.wait_for("[data-place]");
        if turn == 0 {
            phone.hear_question();
        }
        until(&phone, "a heading", "return document.activeElement.tagName === 'H2';");
        let mut pressed = lay_tile(&phone, &mut table, seat);
        if turn % 2 == 0 {
            let before = figures_of(&table, seat);
            pressed += place_figure(&phone, &mut table, seat);
            figures += usize::from(figures_of(&table, seat) != before);
        }
        if turn == 0 {
            pressed += show_order(&phone, &mut table, seat);
        }
        pressed += do_nothing(&phone, &mut table, seat);
        until(&phone, "a heading", "return document.activeElement.tagName === 'H2';");
        presses.push(pressed);
    }
    println!("presses a turn: {presses:?}, {figures} with a figure");
    assert!(presses.iter().all(|pressed| *pressed < 25), "{presses:?}");
    assert!(figures >= 3, "only {figures} figures stand");
}

/// Lays the last tile that fits the third place; how many presses it took.
fn lay_tile(phone: &Browser, table: &mut Table, seat: Seat) -> usize {
    let mut pressed = tab_to(phone, "[data-place]");
    let places = names(phone, "[data-place]");
    pressed += walk_to(phone, &places[2.min(places.len() - 1)]);
    pressed += enter(phone);
    let mut waited = Instant::now();
    while names(phone, "[data-tile]").is_empty() {
        phone.patience(waited, "no tile is offered");
        table.attend(Duration::from_millis(20));
    }
    pressed += tab_to(phone, ".tray [data-fact], .tray [data-tile]");
    if phone.shows(".tray .narrow") {
        // The first thing that is asked of the tile in hand.
        let fact = names(phone, ".blank button").into_iter().next_back().expect("a side");
        pressed += walk_to_fact(phone, &fact);
        phone.press("Enter");
        pressed += 1;
    }
    pressed += tab_to(phone, "[data-tile]");
    let tile = names(phone, "[data-tile]").pop().expect("a tile");
    pressed += walk_to(phone, &tile);
    pressed += enter(phone);
    waited = Instant::now();
    while matches!(table.game().phase(), Phase::Place) && table.game().active() == seat {
        phone.patience(waited, "the tile is not taken");
        table.attend(Duration::from_millis(20));
    }
    pressed
}

/// "Place a farmer".
pub const FARMER: &str = "base-39";

fn figures_of(table: &Table, seat: Seat) -> usize {
    table.game().board().figures().iter().filter(|figure| figure.seat == seat).count()
}

/// Chooses a segment by its name, a field before any other, if a figure may stand somewhere; how many
/// presses it took.
fn place_figure(phone: &Browser, table: &mut Table, seat: Seat) -> usize {
    if !matches!(table.game().phase(), Phase::Deploy { .. }) || table.game().active() != seat {
        return 0;
    }
    phone.wait_for("#asked .urgent [data-pass]");
    until(phone, "a heading", "return document.activeElement.tagName === 'H2';");
    let all = names(phone, "[data-point]");
    let Some(last) = all.last() else { return 0 };
    let name = all.iter().find(|name| name.contains("Farmer")).unwrap_or(last);
    let mut pressed = tab_to(phone, "[data-point]");
    pressed += walk_to(phone, name);
    let before = figures_of(table, seat);
    pressed += enter(phone);
    let waited = Instant::now();
    while figures_of(table, seat) == before && table.game().active() == seat {
        phone.patience(waited, "the figure does not stand");
        table.attend(Duration::from_millis(20));
    }
    pressed
}

/// Turns the order up that is fulfilled, and shows it to all; how many presses it took.
fn show_order(phone: &Browser, table: &mut Table, seat: Seat) -> usize {
    phone.wait_for("[data-topic=fulfil]");
    until(phone, "a heading", "return document.activeElement.tagName === 'H2';");
    let mut pressed = tab_to(phone, "#asked .cards .card");
    phone.press("Enter");
    phone.wait_for("#asked .cards [data-answer]");
    pressed += 1 + tab_to(phone, "#asked .cards [data-answer]");
    pressed += enter(phone);
    table.until("the order", |app| {
        let orders = app.session().and_then(|open| open.game().orders());
        orders.is_some_and(|orders| orders.hand(seat).face_up().count() == 1)
            && app.table().is_some_and(|table| table.veiled().is_none())
    });
    pressed
}

/// Presses Enter, not as the second of two quick taps, which sends nothing.
fn enter(phone: &Browser) -> usize {
    sleep(Duration::from_millis(450));
    phone.press("Enter");
    1
}

/// Ends a turn whose tile lies, and does nothing else with it; how many presses it took.
fn do_nothing(phone: &Browser, table: &mut Table, seat: Seat) -> usize {
    let mut pressed = 0;
    while table.game().active() == seat && !table.game().is_finished() {
        phone.wait_for("#asked .urgent [data-pass]");
        until(phone, "a heading", "return document.activeElement.tagName === 'H2';");
        assert_ne!(topic(phone), "tile");
        pressed += tab_to(phone, "[data-pass]");
        let before = table.game().phase();
        pressed += enter(phone);
        let waited = Instant::now();
        while table.game().phase() == before && table.game().active() == seat {
            phone.patience(waited, "the turn does not end");
            table.attend(Duration::from_millis(20));
        }
    }
    pressed
}

/// As [`walk_to`], among the sides of a blank tile.
fn walk_to_fact(phone: &Browser, name: &str) -> usize {
    for pressed in 0..20 {
        if focus(phone).1 == name {
            return pressed;
        }
        phone.press("ArrowLeft");
    }
    panic!("the arrows do not lead to {name}")
}

/// Of Anna, whose name holds hers, Ann hears nothing who wants to hear of herself alone.
#[test]
fn whoever_wants_to_hear_of_herself_hears_nothing_of_a_longer_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let mut saved = game(&["base"], 1);
    "Ann".clone_into(&mut saved.setup.players[1].name);
    let ann = Seat::FIRST.next(5);
    let (mut table, _) = with_phone(folder.path(), &saved, Some(ann), &phone);
    phone.run("localStorage.setItem('kings-order-told', 'mine');");
    keep_all(&mut table);
    until(&phone, "Anna begins", "return document.title.startsWith('Ann –');");
    play_until(&mut table, ann);
    let own = "return document.getElementById('said').textContent.includes('Your turn');";
    until(&phone, "the own turn", own);
    assert!(!said(&phone).contains("Anna places"), "{}", said(&phone));
    play_until(&mut table, ann.next(5));
    let placed = "return document.getElementById('said').textContent.includes('Ann places');";
    until(&phone, "the own tile", placed);
}

/// Whoever waits hears whose turn it is, what is placed and scored, each once, and nothing of a hand;
/// the title of the page says when it is the own turn. How much is told can be chosen.
#[test]
fn whoever_waits_hears_what_happens_and_the_title_says_when_it_is_the_own_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let ben = Seat::FIRST.next(5);
    let (mut table, _) = with_phone(folder.path(), &game(&["base"], 1), Some(ben), &phone);
    keep_all(&mut table);
    let title = |begins: &str| format!("return document.title.startsWith('{begins}');");
    until(&phone, "Anna begins", &title("Ben"));
    let hears = |what: &str| {
        let script = format!(
            "return document.getElementById('said').textContent.includes({});",
            Value::from(what)
        );
        until(&phone, what, &script);
    };
    hears("Anna’s turn");
    let placed =
        table.game().legal_moves().into_iter().find(|made| matches!(made, Move::Place { .. }));
    table.send(Message::Ask(Request::Play(placed.expect("a tile"))));
    hears("Anna places: ");
    play_until(&mut table, ben);
    hears("Your turn");
    until(&phone, "the title", &title("Your turn – Ben"));
    assert_eq!(said(&phone).matches("Anna places: ").count(), 1);
    let game = table.game();
    let hand = &game.orders().expect("orders").hand(ben).held;
    assert!(hand.iter().all(|card| !said(&phone).contains(&card.title)));

    // Nothing is told any longer.
    phone.run(
        "const one = document.getElementById('told');
         one.value = 'none';
         one.dispatchEvent(new Event('change'));",
    );
    let before = said(&phone);
    let cleo = ben.next(5);
    play_until(&mut table, cleo);
    until(&phone, "Ben’s turn is over", &title("Ben"));
    assert_eq!(said(&phone), before);
    phone.reload();
    phone.wait_for("#told");
    assert_eq!(phone.run("return document.getElementById('told').value;"), "none");
    phone.run("localStorage.setItem('kings-order-told', 'mine');");
    phone.reload();
    phone.wait_for("#told");
    // News of others is not told to whoever wants to hear of themselves.
    play_until(&mut table, cleo.next(5));
    sleep(Duration::from_millis(500));
    assert!(!said(&phone).contains("Cleo places"), "{}", said(&phone));
    table.send(Message::Phones(phones::Message::Remove(ben)));
    phone.wait_for("#again");
    hears("Scan your code again");
    assert_eq!(focus(&phone).0, "H1");
}
