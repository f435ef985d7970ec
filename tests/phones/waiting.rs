//! The screens of a phone while it waits, is asked, is turned, and hands its turn to the laptop.

use std::thread::sleep;
use std::time::{Duration, Instant};

use journal::Journal;
use rules::game::legal;
use rules::game::question::{Act, Topic};
use rules::{Move, Seat};
use serde_json::{Value, json};
use storage::Saved;

use crate::browser::{Browser, Browsers};
use crate::tray::choose;
use crate::{NAMES, game, late, with_phone};

/// A game in which everybody has kept their orders.
fn begun(sets: &[&str]) -> Saved {
    let mut saved = game(sets, 1);
    let keep = |player| Move::KeepOrders { player, returned: None };
    saved.moves = Seat::all(NAMES.len()).map(keep).collect();
    saved
}

/// The sides of all shown elements, in pixels.
fn sides(phone: &Browser, selector: &str) -> Vec<f64> {
    let found = phone.run(&format!(
        "return [...document.querySelectorAll('{selector}')].flatMap((one) => {{
           const {{ width, height }} = one.getBoundingClientRect();
           return [width, height];
         }});"
    ));
    found.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// Waits until a script returns true.
fn until(phone: &Browser, script: &str) {
    let begun = Instant::now();
    while phone.run(script) != Value::Bool(true) {
        phone.patience(begun, script);
        sleep(Duration::from_millis(20));
    }
}

/// 44 pixels are a finger's width (WCAG 2.5.5).
#[test]
fn late_in_a_game_the_places_are_as_large_as_a_finger_and_the_board_pans() {
    let browsers = Browsers::start();
    for (width, height) in [(360, 640), (390, 844)] {
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(width, height);
        let saved = late(&["base", "inns-cathedrals"], 5, 80);
        let (_table, _) = with_phone(folder.path(), &saved, None, &phone);
        phone.wait_for("[data-place]");
        sleep(Duration::from_millis(400));
        phone.keep(&format!("late-places-{width}"));
        let all = sides(&phone, "[data-place]");
        assert!(all.len() > 60, "{all:?}");
        assert!(all.iter().all(|side| *side > 43.9), "{width}: {all:?}");
        // One that lies beyond the edge comes into sight.
        let beyond = "return [...document.querySelectorAll('[data-place]')].some((one) => {
            const box = one.getBoundingClientRect();
            const board = one.closest('.board').getBoundingClientRect();
            one.focus();
            const now = one.getBoundingClientRect();
            const is_in = (it) => it.left >= board.left && it.right <= board.right;
            return !is_in(box) && is_in(now);
          });";
        assert_eq!(phone.run(beyond), json!(true), "{width}");
    }
}

#[test]
fn a_turned_phone_keeps_the_chosen_place_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let (table, _) = with_phone(folder.path(), &late(&["base"], 5, 50), None, &phone);
    let at = legal::places_to_fill(table.game()).last().expect("a place");
    choose(&phone, at);
    for (width, height, name) in [(844, 390, "lying"), (390, 844, "upright")] {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true
        });
        phone.command("Emulation.setDeviceMetricsOverride", metrics);
        until(&phone, &format!("return innerWidth === {width};"));
        sleep(Duration::from_millis(600));
        phone.keep(&format!("turned-{name}"));
        let seen = phone.run(
            "const box = document.querySelector('.place.chosen').getBoundingClientRect();
             const board = document.querySelector('.board').getBoundingClientRect();
             const tray = document.querySelector('.tray').getBoundingClientRect();
             return [box.left >= board.left && box.right <= board.right, box.top >= 0,
               box.bottom <= tray.top + 1, !document.querySelector('.tray').hidden];",
        );
        assert_eq!(seen, json!([true, true, true, true]), "{name}");
    }
}

/// R-RBS-1: tiles with a bag, and whatever the phone does not know.
#[test]
fn a_tile_that_the_phone_cannot_say_is_handed_to_the_laptop_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (table, seat) = with_phone(folder.path(), &begun(&["base", "robbers"]), None, &phone);
    phone.wait_for("#elsewhere summary");
    assert!(phone.touch("#elsewhere summary"));
    phone.wait_for("[data-laptop]");
    assert!(phone.touch("[data-laptop]"));
    phone.wait_for("#handed");
    phone.keep("handed");
    assert!(phone.all("[data-place]", "data-place").is_empty());
    let said = phone.run("return document.getElementById('handed').textContent;");
    assert_eq!(said, "Enter your tile at the laptop: your turn waits for you there.");
    assert_eq!(table.game().active(), seat, "the laptop asks for it");
    assert!(phone.touch("[data-here]"));
    phone.wait_for("[data-place]");
}

#[test]
fn while_it_waits_a_phone_shows_the_board_the_news_the_points_and_the_own_orders() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let saved = late(&["base"], 5, 20);
    let (table, seat) = {
        let journal = journal::Journal::replay(
            saved.setup.clone(),
            content::bundled::catalogue(),
            saved.moves.clone(),
        );
        let active = journal.expect("a game").0.game().active();
        let next = active.next(NAMES.len());
        with_phone(folder.path(), &saved, Some(next), &phone)
    };
    phone.wait_for(".calm .board .tile");
    phone.keep("waiting");
    let tiles = phone.all(".calm .board .tile", "class").len();
    assert_eq!(tiles, table.game().board().tiles().len());
    let words = &table.app.shared().words;
    let bar = phone.run("return document.querySelector('#who p').textContent;");
    assert_eq!(bar, words.headline(table.game()));
    assert_ne!(table.game().active(), seat);
    assert!(phone.shows("#hand .card") && phone.shows("#table .points"));
    let order = phone.run(
        "const top = (id) => document.getElementById(id).getBoundingClientRect().top;
         const news = document.getElementById('news');
         return [news.hidden || (top('asked') < top('news') && top('news') < top('hand')),
           top('asked') < top('hand'), top('hand') < top('table')];",
    );
    assert_eq!(order, json!([true, true, true]));
}

/// Twice the size of text: the bar leaves three quarters of the screen.
#[test]
fn with_large_text_the_bar_is_low_and_no_name_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(375, 667);
    let mut saved = begun(&["base"]);
    "Maximiliane".clone_into(&mut saved.setup.players[0].name);
    let (_table, _) = with_phone(folder.path(), &saved, Some(Seat::FIRST), &phone);
    phone.run("document.documentElement.style.fontSize = '200%';");
    sleep(Duration::from_millis(300));
    phone.keep("large-text");
    let bar = phone.run("return document.getElementById('who').offsetHeight / innerHeight;");
    assert!(bar.as_f64().is_some_and(|share| share <= 0.25), "{bar}");
    let lines = "const name = document.querySelector('#who h1');
        const range = document.createRange();
        range.selectNodeContents(name);
        return [range.getClientRects().length, name.scrollWidth <= name.clientWidth];";
    assert_eq!(phone.run(lines), json!([1, true]));
}

/// R-KO-20: whoever draws an order sees it, until it is understood.
#[test]
fn a_drawn_order_lies_open_before_its_owner_until_that_one_has_seen_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let (mut table, seat) = with_phone(folder.path(), &begun(&["base"]), None, &phone);
    phone.wait_for("[data-fold]");
    // Whoever has scrolled down to it reads what is unfolded.
    phone.run("document.querySelector('[data-fold]').scrollIntoView({ block: 'end' });");
    phone.run("document.querySelector('[data-fold]').click();");
    phone.wait_for("[data-topic=draw] [data-answer]");
    let is_read = "const { top, bottom } = document.querySelector('[data-topic=draw] h2')
                     .getBoundingClientRect();
                   return top >= document.getElementById('who').offsetHeight && bottom < innerHeight;";
    assert_eq!(phone.run(is_read), true);
    sleep(Duration::from_millis(450));
    phone.touch("[data-topic=draw] [data-answer]");
    sleep(Duration::from_millis(500));
    phone.touch("[data-topic=draw] [data-answer]");
    table.until("the order", |app| {
        let orders = app.session().and_then(|open| open.game().orders());
        orders.is_some_and(|orders| orders.hand(seat).held.len() == 4)
    });
    phone.wait_for("#drawn .card.up");
    phone.keep("drawn");
    let drawn = phone.all("#drawn .card", "data-card");
    let orders = table.game().orders().expect("orders");
    assert_eq!(drawn, [orders.hand(seat).held.last().expect("it").id.to_string()]);
    // Whoever hears the page goes on at the card.
    let heading = "return document.activeElement.parentNode.id + document.activeElement.tagName;";
    assert_eq!(phone.run(heading), "drawnH2");
    assert!(phone.touch("#drawn button"));
    assert!(phone.all("#drawn", "id").is_empty());
    // Whoever hears the page goes on where something is asked.
    assert_eq!(phone.run("return document.activeElement.tagName;"), "H2");
}

#[test]
fn the_whole_table_says_that_it_is_the_own_turn_and_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let (_table, _) = with_phone(folder.path(), &begun(&["base"]), None, &phone);
    let own = phone.address();
    phone.go(&own.replace("/hand", "/"));
    phone.wait_for("#mine a");
    phone.keep("whole-table");
    assert!(phone.touch("#mine a"));
    phone.wait_for("[data-place]");
    assert_eq!(phone.address(), own);
}

/// Text at twice its size (WCAG 1.4.4): a page that is wider than its screen is moved under the
/// finger, and its bar leaves the top.
#[test]
fn with_large_text_the_page_is_as_wide_as_the_screen_and_every_word_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(375, 667);
    let (mut table, _) = with_phone(folder.path(), &begun(&["base", "abbot"]), None, &phone);
    phone.run("document.documentElement.style.fontSize = '200%';");
    sleep(Duration::from_millis(300));
    let wide = "return [innerWidth, document.documentElement.scrollWidth];";
    assert_eq!(phone.run(wide), json!([375, 375]));
    // The longest line that the bar has, in words of this game.
    let cut = "const line = document.querySelector('#who p');
        line.textContent = 'Beside whom does Maximiliane’s bandit wait?';
        return line.scrollHeight - line.clientHeight;";
    assert_eq!(phone.run(cut), json!(0));
    let at = legal::places_to_fill(table.game()).next().expect("a place");
    choose(&phone, at);
    let broken = "return [...document.querySelectorAll('.narrow .tabs button')].filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return !one.textContent.includes(' ') && range.getClientRects().length > 1;
        }).map((one) => one.textContent);";
    assert!(phone.shows(".narrow .tabs button"));
    assert_eq!(phone.run(broken), json!([]));
    sleep(Duration::from_millis(450));
    phone.run("document.querySelector('.tray [data-tile]').click();");
    table.attend(Duration::from_secs(2));
    phone.wait_for("#undo");
    // A part that stays at the bottom leaves the rest of the page to be seen.
    let undo = sides(&phone, "#undo");
    assert!(undo.iter().any(|side| *side <= 60.0), "{undo:?}");
}

#[test]
fn on_a_phone_that_lies_nothing_covers_the_board_of_what_follows_a_tile() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(844, 390);
    let (mut table, _) = with_phone(folder.path(), &begun(&["base"]), None, &phone);
    choose(&phone, legal::places_to_fill(table.game()).next().expect("a place"));
    sleep(Duration::from_millis(500));
    phone.run("document.querySelector('.tray [data-tile]').click();");
    table.attend(Duration::from_secs(2));
    phone.wait_for("#undo");
    phone.wait_for("[data-point]");
    let apart = "return document.querySelector('#undo').getBoundingClientRect().top
        >= document.querySelector('#asked .board').getBoundingClientRect().bottom;";
    assert_eq!(phone.run(apart), json!(true));
}

/// A tile on which a figure and a ferry are set: what is left of both is asked next (R-FER-1).
fn ferry_tile() -> Saved {
    let mut saved = late(&["base", "ferries"], 3, 25);
    let catalogue = content::bundled::catalogue();
    let journal = Journal::replay(saved.setup.clone(), catalogue, saved.moves.clone());
    let journal = journal.expect("a game").0;
    let is_left = |placed: &Move| {
        let mut next = journal.clone();
        if next.play(placed.clone()).is_err() {
            return false;
        }
        let seat = next.game().active();
        let deploy = next.game().legal_moves().into_iter();
        let deploy = deploy.filter(|made| matches!(made, Move::Deploy { .. })).last();
        let asks = deploy.is_some_and(|made| next.play(made).is_ok());
        let asked = next.game().question().map(|question| (question.whom, question.topic));
        asks && asked == Some((seat, Topic::Act(Act::LayFerry)))
    };
    let mut placings = journal.game().placings().filter(
        |made| matches!(made, Move::Place { tile, .. } if tile.as_str().starts_with("ferr")),
    );
    let placed = placings.find(is_left).expect("a lake with a figure");
    saved.moves.push(placed);
    saved
}

#[test]
fn what_is_left_of_several_questions_comes_into_sight_after_the_first_was_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (mut table, _) = with_phone(folder.path(), &ferry_tile(), None, &phone);
    phone.wait_for("[data-tab]");
    // The last answer, down the page.
    phone.run(
        "const tabs = [...document.querySelectorAll('[data-tab]')];
         tabs.find((one) => one.textContent === 'Follower').click();
         const all = [...document.querySelectorAll('#asked .answers [data-answer]')];
         scrollTo(0, 1e6);
         all[all.length - 1].click();",
    );
    table.attend(Duration::from_secs(2));
    let seen = "const one = document.querySelector('#asked > .urgent h2');
        const bar = document.querySelector('#who').getBoundingClientRect().bottom;
        const box = one.getBoundingClientRect();
        const isLeft = document.querySelectorAll('[data-tab]').length === 1;
        return isLeft && box.top >= bar && box.bottom <= innerHeight;";
    until(&phone, seen);
}
