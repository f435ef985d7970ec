//! Every state of the pages of phones and of the table, for whoever does not see them, or sees them in
//! colours of their own.

use std::cell::RefCell;
use std::thread::sleep;
use std::time::Duration;

use ask::{Leaving, Request, phones};
use rules::game::Phase;
use rules::game::question::Topic;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::setup::Deck;
use rules::throw::Token;
use rules::tile::Segment;
use rules::{Game, Move};
use serde_json::json;
use shell::Message;
use storage::Saved;

use crate::browser::{Browser, Browsers};
use crate::heard::{FARMER, keep_all};
use crate::look::play_until;
use crate::window::Table;
use crate::{axe, deal, game, late, open_tray, until_it, with_phone};

/// Looks at a state of a page.
type Look<'a> = &'a dyn Fn(&Browser, &str);

/// The page for everybody, and back to the own one.
fn at_the_table(phone: &Browser, look: &dyn Fn()) {
    let own = phone.address();
    phone.go(&own.replace("/hand", "/"));
    phone.wait_for("#page main");
    look();
    phone.go(&own);
    phone.wait_for("#asked");
}

/// The board as a list, with its filters and the neighbours of a tile.
fn list(phone: &Browser, look: Look<'_>, of: &str) {
    phone.run("document.getElementById('words').open = true;");
    phone.wait_for(".walk li");
    look(phone, &format!("the board as a list {of}"));
    phone.run("document.querySelector('[data-walk=tiles]').click();");
    phone.run("document.querySelector('[data-walk=line-0]').click();");
    look(phone, &format!("a tile of the list {of}"));
    phone.run("document.getElementById('words').open = false;");
}

/// From the code to the end of a phone.
fn a_phone(phone: &Browser, look: Look<'_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::with_game(folder.path(), &game(&["base", "king-robber"], 4));
    table.let_phones_come();
    let (seat, address) = table.code();
    phone.go(&address);
    phone.wait_for("#claim");
    look(phone, "a claim");
    phone.touch("#claim");
    table.wait_for(seat);
    phone.wait_for("#understood");
    look(phone, "the welcome");
    phone.touch("#understood");
    phone.touch("#asked .cards button");
    look(phone, "the deal");
    keep_all(&mut table);
    play_until(&mut table, seat);
    phone.wait_for("[data-place]");
    look(phone, "a turn");
    phone.touch("#hand button");
    phone.wait_for("#hand .card.up");
    look(phone, "the hand");
    phone.run("document.querySelector('[data-fold]').click();");
    look(phone, "an order may be drawn");
    phone.run("document.querySelector('.urgent [data-fold]').click();");
    open_tray(phone);
    look(phone, "the tray");
    let placed = table.game().legal_moves();
    let placed = placed.into_iter().find(|made| matches!(made, Move::Place { .. }));
    table.send(Message::Ask(Request::Play(placed.expect("a tile"))));
    phone.wait_for("[data-topic=act]");
    look(phone, "a figure");
    play_until(&mut table, seat.next(5));
    phone.wait_for("#asked .calm");
    look(phone, "waiting");
    list(phone, look, "of a phone");
    at_the_table(phone, &|| {
        look(phone, "the table");
        list(phone, look, "of the table");
    });
    table.send(Message::Phones(phones::Message::Remove(seat)));
    phone.wait_for("#again");
    look(phone, "a phone that was removed");
    phone.go(&phone.address().replace("/hand", "/"));
    phone.wait_for("#letters");
    look(phone, "the four letters");
    drop(table);
    phone.wait_for("#offline");
    look(phone, "out of reach");
}

/// Questions of other kinds.
fn questions(phone: &Browser, look: Look<'_>) {
    let throws = |token| move |game: &Game| topic_is(game, Topic::Throw(token));
    let printed = || {
        let mut saved = game(&["base"], 2);
        saved.setup.deck = Deck::Printed;
        saved
    };
    let catapult = || game(&["base", "catapult"], 2);
    let states: [(&str, Saved, &str); 5] = [
        ("a distance", until_it(catapult(), throws(Token::Target)), "[name=distance]"),
        ("a throw", until_it(catapult(), knocks_out), "[data-topic=throw] [data-point]"),
        ("a die", until_it(game(&["base", "flying-machines"], 2), flies), ".tabs [data-tab]"),
        ("a printed deck", printed(), "[data-deck]"),
        ("a late turn", late(&["base"], 5, 60), "[data-place]"),
    ];
    for (name, saved, shown) in states {
        let folder = tempfile::tempdir().expect("a folder");
        let mut asked = Table::with_game(folder.path(), &saved);
        asked.attend(Duration::from_millis(50));
        let whom = asked.game().question().map(|question| question.whom);
        drop(asked);
        let folder = tempfile::tempdir().expect("a folder");
        let (_table, _) = with_phone(folder.path(), &saved, whom, phone);
        phone.wait_for(shown);
        look(phone, name);
        match name {
            "a throw" => {
                phone.run("document.querySelector('[data-point]').click();");
                look(phone, "a hit");
            }
            "a die" => {
                phone.run("[...document.querySelectorAll('[data-tab]')].pop().click();");
                look(phone, "another way");
            }
            "a printed deck" => {
                phone.run("document.querySelector('[data-deck]').click();");
                phone.run("document.querySelector('.deck [data-card]').click();");
                look(phone, "a card of a printed deck");
            }
            "a late turn" => {
                open_tray(phone);
                phone.run("document.querySelector('.narrow .tabs button:not([hidden])').click();");
                phone.run("document.querySelector('.blank [data-fact]:enabled').click();");
                look(phone, "a tray that is narrowed");
            }
            _ => {}
        }
    }
}

fn topic_is(game: &Game, topic: Topic) -> bool {
    game.question().is_some_and(|question| question.topic == topic)
}

fn knocks_out(game: &Game) -> bool {
    let asked = game.question().filter(|asked| asked.topic == Topic::Throw(Token::KnockOut));
    asked.is_some_and(|asked| asked.answers.len() > 1)
}

fn flies(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deploy { .. })
        && game.legal_moves().iter().any(|made| matches!(made, Move::Fly(_)))
}

/// Places a farmer, by whom an order for farmers is fulfilled.
fn fulfil(table: &mut Table) {
    keep_all(table);
    let (tile, at) = ("base-monastery".into(), Position::new(0, 1));
    for made in [
        Move::Place { tile, at, rotation: Rotation::None },
        Move::Deploy { figure: Figure::Follower, on: Segment::Field(0), at: None },
    ] {
        table.send(Message::Ask(Request::Play(made)));
    }
}

/// An order that is shown, the end, and what follows a game.
fn an_end(phone: &Browser, look: Look<'_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut saved = game(&["base"], 1);
    deal(&mut saved, FARMER);
    let (mut table, seat) = with_phone(folder.path(), &saved, None, phone);
    fulfil(&mut table);
    phone.wait_for("[data-topic=fulfil]");
    phone.touch("#asked .cards button");
    look(phone, "an order is fulfilled");
    at_the_table(phone, &|| {
        phone.wait_for("#veiled");
        look(phone, "the table is veiled");
    });
    drop(table);
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, _) = with_phone(folder.path(), &saved, Some(seat.next(5)), phone);
    fulfil(&mut table);
    phone.wait_for("#table .veiled");
    look(phone, "a phone is veiled");
    drop(table);
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, _) = with_phone(folder.path(), &late(&["base"], 5, 30), None, phone);
    phone.wait_for("[data-place]");
    table.send(Message::Table(screen::table::Message::Make(Move::EndGame)));
    phone.wait_for("#asked .calm");
    table.attend(Duration::from_secs(1));
    look(phone, "the end");
    at_the_table(phone, &|| look(phone, "the end at the table"));
    table.send(Message::Ask(Request::Leave(Leaving::Home)));
    phone.wait_for("#between");
    look(phone, "between the games");
    table.send(Message::Phones(phones::Message::Off));
    phone.wait_for("#over");
    look(phone, "the evening is over");
}

/// A browser from before the page’s time.
fn an_old_browser(browsers: &Browsers, look: Look<'_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::with_game(folder.path(), &game(&["base"], 4));
    table.let_phones_come();
    let (_, address) = table.code();
    let old = browsers.open(390, 844);
    let source = json!({ "source": "delete window.AbortController;" });
    old.command("Page.addScriptToEvaluateOnNewDocument", source);
    old.go(&address);
    old.wait_for("#page h1");
    look(&old, "too old");
}

fn walk(browsers: &Browsers, look: Look<'_>) {
    let phone = browsers.open(390, 844);
    a_phone(&phone, look);
    questions(&phone, look);
    an_end(&phone, look);
    an_old_browser(browsers, look);
}

/// By day and by night.
#[test]
fn nothing_is_found_in_any_state_of_the_pages_by_the_checks_of_browsers() {
    let all = RefCell::new(Vec::new());
    walk(&Browsers::start(), &|phone, what| {
        for look in ["light", "dark"] {
            phone.look(look);
            let found = axe::found(phone);
            all.borrow_mut()
                .extend(found.into_iter().map(|one| format!("{what}, {look}: {one:#}")));
        }
    });
    let all = all.into_inner();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// Whatever is chosen, asked or on turn has a line of its own, and so has every button.
const UNMARKED: &str = r"
const isShown = (one) => one.getClientRects().length > 0 && !one.closest('.heard');
const marked = '[aria-pressed=true], .chosen, .only, .players .active, .last, .picked .card, .question.urgent';
const found = [];
for (const one of document.querySelectorAll(marked)) {
  const style = getComputedStyle(one);
  if (isShown(one) && style.outlineStyle === 'none') found.push('unmarked: ' + one.outerHTML.slice(0, 99));
}
for (const one of document.querySelectorAll('button, a.button, select, input:not([type=checkbox])')) {
  const style = getComputedStyle(one);
  const hasLine = style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) >= 1;
  if (isShown(one) && !hasLine) found.push('no line: ' + one.outerHTML.slice(0, 99));
}
return found;";

/// In the colours of a system that knows two, and where more contrast is wanted.
#[test]
fn in_forced_colours_all_that_is_chosen_is_marked_and_every_button_has_a_line() {
    let file = |kind: &str, what: &str| format!("{kind}-{}", what.replace([' ', ','], "-"));
    let all = RefCell::new(Vec::new());
    walk(&Browsers::start(), &|phone, what| {
        for look in ["light", "dark"] {
            phone.set(&[("forced-colors", "active"), ("prefers-color-scheme", look)]);
            sleep(Duration::from_millis(100));
            phone.keep(&file(&format!("forced-{look}"), what));
            let found = phone.run(UNMARKED).as_array().expect("a list").clone();
            all.borrow_mut().extend(found.into_iter().map(|one| format!("{what}: {one}")));
        }
        phone.set(&[("prefers-contrast", "more"), ("prefers-color-scheme", "light")]);
        sleep(Duration::from_millis(100));
        phone.keep(&file("contrast", what));
    });
    let all = all.into_inner();
    assert!(all.is_empty(), "{}", all.join("\n"));
}
