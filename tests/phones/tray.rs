//! How a tile is found on a phone: by its sides and by what stands out on it.

use std::thread::sleep;
use std::time::{Duration, Instant};

use content::bundled;
use journal::Journal;
use rules::game::legal;
use rules::geometry::{Position, Rotation, Side};
use rules::tile::shown::Shown;
use rules::tile::{Edge, Tile};
use rules::{Game, Move, Seat};
use serde_json::{Value, json};
use storage::Saved;

use crate::browser::{Browser, Browsers};
use crate::look::{play_until, until};
use crate::{NAMES, game, late, with_phone};
use support::dice::EVERYTHING;

/// Above the start tile, whose city points there.
const ABOVE: Position = Position::new(0, -1);

/// The most tiles that are found at a glance.
const FEW: usize = 6;

/// A game in which everybody has kept their orders.
fn begun(sets: &[&str]) -> Saved {
    let mut saved = game(sets, 1);
    let keep = |player| Move::KeepOrders { player, returned: None };
    saved.moves = Seat::all(NAMES.len()).map(keep).collect();
    saved
}

/// The tiles that fit a place and are so, as the phone names them.
fn fitting(game: &Game, at: Position, is_so: impl Fn(&Tile, Rotation) -> bool) -> Vec<String> {
    let all = legal::fitting(game, at).into_iter().filter(|(tile, turned)| is_so(tile, *turned));
    all.map(|(tile, turned)| format!("{}/{}", tile.id, turned.quarters())).collect()
}

/// The tiles that the phone offers.
pub fn offered(phone: &Browser) -> Vec<String> {
    phone.all(".tray [data-tile]", "data-tile")
}

/// A finger on a place.
pub fn choose(phone: &Browser, at: Position) {
    let place = format!("[data-place=\"{},{}\"]", at.x, at.y);
    phone.wait_for(&place);
    phone.run(&format!("document.querySelector('{place}').click();"));
    let begun = Instant::now();
    while !phone.shows(&format!("{place}.chosen")) || offered(phone).is_empty() {
        phone.patience(begun, "no tiles are offered");
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_millis(500));
}

/// A finger on a side of the blank tile, or on what stands out.
fn touch(phone: &Browser, fact: &str) {
    assert!(phone.touch(&format!("[data-fact='{fact}']")), "{fact} can be touched");
}

/// The line above the tiles of the tray.
fn asks(phone: &Browser) -> Value {
    phone.run("return document.querySelector('.tray p').textContent;")
}

/// The number of a thing that stands out, as the phone knows it.
fn number(shown: Shown) -> String {
    Shown::all().position(|other| other == shown).expect("one of them").to_string()
}

/// The window's list has the same order (`Game::fitting`).
#[test]
fn sides_and_pennants_narrow_the_tiles_and_a_second_touch_takes_them_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (mut table, _) = with_phone(folder.path(), &begun(&["base"]), None, &phone);
    choose(&phone, ABOVE);
    let all = fitting(table.game(), ABOVE, |_, _| true);
    assert_eq!(offered(&phone), all);
    // The city of the start tile is no question.
    let south = "return [...document.querySelectorAll('[data-fact$=\"2\"]')]
        .filter((one) => one.textContent.length === 1 && one.getClientRects().length)
        .map((one) => [one.dataset.fact, one.disabled, one.getAttribute('aria-label')]);";
    assert_eq!(phone.run(south), json!([["c2", true, "city, south"]]));
    let line = format!("Which tile did you draw? Touch it as it lies. Tiles: {}", all.len());
    assert_eq!(asks(&phone), line);
    let still = "return ['.blank', '.tiles'].flatMap((one) => {
          const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
          return [x, y, width, height];
        });";
    let before = phone.run(still);

    touch(&phone, "r0");
    let is_road = |tile: &Tile, turned| tile.edge(Side::North, turned) == Edge::Road;
    assert_eq!(offered(&phone), fitting(table.game(), ABOVE, is_road));
    let pressed = "return document.querySelector('[data-fact=r0]').getAttribute('aria-pressed');";
    assert_eq!(phone.run(pressed), "true");
    touch(&phone, "r0");
    assert_eq!(phone.run(pressed), "false");
    assert_eq!(offered(&phone), all);

    let pennant = number(Shown::Pennant);
    touch(&phone, &pennant);
    let has_pennant = |tile: &Tile, _| Shown::Pennant.is_on(tile);
    assert_eq!(offered(&phone), fitting(table.game(), ABOVE, has_pennant));
    touch(&phone, &pennant);
    assert_eq!(offered(&phone), all);

    // One tile alone is city all around; its pennant is asked no more.
    for fact in ["c0", "c1", "c3"] {
        assert!(!phone.shows(".only"));
        touch(&phone, fact);
    }
    assert_eq!(offered(&phone), ["base-city-full-pennant/0"]);
    assert_eq!(asks(&phone), "Only this one fits: touch it.");
    assert!(phone.shows(".only") && !phone.shows(&format!("[data-fact='{pennant}']")));
    assert_eq!(phone.run(still), before, "nothing moves under the finger");
    assert_eq!(table.game().board().tiles().len(), 1, "it is not entered by itself");
    sleep(Duration::from_millis(450));
    assert!(phone.touch(".only"));
    table.until("the tile", |app| {
        app.session().is_some_and(|open| open.game().board().tiles().len() == 2)
    });
}

#[test]
fn what_some_of_the_tiles_show_is_asked_by_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let sets = ["base", "inns-cathedrals", "traders-builders", "princess-dragon"];
    let (table, _) = with_phone(folder.path(), &begun(&sets), None, &phone);
    let below = Position::new(0, 1);
    choose(&phone, below);
    let fitting_tiles = legal::fitting(table.game(), below);
    let differs = |shown: &Shown| {
        let count = fitting_tiles.iter().filter(|(tile, _)| shown.is_on(tile)).count();
        count > 0 && count < fitting_tiles.len()
    };
    let words = &table.app.shared().words;
    let asked: Vec<String> = Shown::all().filter(differs).map(|it| words.shown(it)).collect();
    assert!(asked.contains(&words.shown(Shown::Inn)), "{asked:?}");
    let chips = "return [...document.querySelectorAll('.narrow .tabs button')]
        .filter((one) => one.getClientRects().length).map((one) => one.textContent);";
    assert_eq!(phone.run(chips), json!(asked));
    touch(&phone, &number(Shown::Inn));
    let with_inn = fitting(table.game(), below, |tile, _| Shown::Inn.is_on(tile));
    assert_eq!(offered(&phone), with_inn);
    // The list begins anew at another place, and so does what is asked.
    phone.run("document.querySelector('.tiles').scrollTop = 1e4;");
    choose(&phone, ABOVE);
    assert_eq!(offered(&phone), fitting(table.game(), ABOVE, |_, _| true));
    let top = "return [document.querySelector('.tiles').scrollTop,
        document.querySelectorAll('.narrow [aria-pressed=\"true\"]').length];";
    assert_eq!(phone.run(top), json!([0, 0]));
}

/// 44 pixels are a finger's width (WCAG 2.5.5).
#[test]
fn fingers_reach_all_that_narrows_the_tiles_upright_and_lying() {
    let browsers = Browsers::start();
    for (width, height) in [(360, 640), (640, 360), (390, 844)] {
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(width, height);
        let sets = ["base", "river-1", "inns-cathedrals", "traders-builders"];
        let (_table, _) = with_phone(folder.path(), &begun(&sets), None, &phone);
        let at = phone.run("return document.querySelector('[data-place]').dataset.place;");
        assert!(at.is_string(), "{at}");
        // As if each edge were offered on each side.
        phone.run(
            "const told = window.fetch;
             window.fetch = async (to, given) => String(to).startsWith('/fitting')
               ? new Response(JSON.stringify([...'crfv'].flatMap((edge) => [0, 1, 2].map((turn) => ({
                   tile: 'base-monastery', turn, name: 'x', sides: edge.repeat(4), shows: [turn] })))))
               : told(to, given);
             document.querySelector('[data-place]').click();",
        );
        phone.wait_for(".blank");
        sleep(Duration::from_millis(500));
        let name = format!("narrow-{width}x{height}");
        phone.keep(&name);
        let off = phone.run(
            "return [...document.querySelectorAll('.narrow button, .tiles button')].filter((one) => {
               if (one.closest('.tiles, .tabs')) one.scrollIntoView({ block: 'nearest' });
               const { x, y, width, height } = one.getBoundingClientRect();
               const at = document.elementFromPoint(x + width / 2, y + height / 2);
               return width < 44 || height < 44 || !one.contains(at);
             }).map((one) => one.textContent + one.getBoundingClientRect().width);",
        );
        assert_eq!(off, json!([]), "{name}");
        let place = phone.run(
            "const box = document.querySelector('.place.chosen').getBoundingClientRect();
             const tray = document.querySelector('.tray').getBoundingClientRect();
             const bar = document.querySelector('#who').getBoundingClientRect();
             return [box.bottom <= tray.top, box.top >= bar.bottom, tray.bottom <= innerHeight];",
        );
        assert_eq!(place, json!([true, true, true]), "{name}: the place is seen above the tray");
    }
}

#[test]
fn a_place_that_few_tiles_fit_asks_for_no_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (table, _) = with_phone(folder.path(), &late(&["base"], 5, 60), None, &phone);
    let counts =
        legal::places_to_fill(table.game()).map(|at| (at, legal::fitting(table.game(), at).len()));
    let few = counts.filter(|(_, count)| *count > 0 && *count <= FEW);
    let (at, count) = few.max_by_key(|(_, count)| *count).expect("a place");
    choose(&phone, at);
    assert_eq!(offered(&phone).len(), count);
    assert!(!phone.shows(".blank"));
}

#[test]
fn the_last_tile_is_framed_on_the_board_of_a_phone() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(360, 640);
    let (mut table, _) = with_phone(folder.path(), &begun(&["base"]), None, &phone);
    phone.wait_for("[data-place]");
    play_until(&mut table, Seat::FIRST.next(NAMES.len()));
    play_until(&mut table, Seat::FIRST);
    let moves = table.app.session().expect("an open game").journal().moves();
    let place = |made: &Move| if let Move::Place { at, .. } = made { Some(*at) } else { None };
    let at = moves.filter_map(place).last().expect("five tiles");
    let framed = "return [...document.querySelectorAll('.tile.last')]
        .filter((one) => getComputedStyle(one).boxShadow.includes('3px'))
        .map((one) => one.style.transform.replaceAll(' ', ''));";
    let wanted = json!([format!("translate({}px,{}px)", at.x * 96, at.y * 96)]);
    let begun = Instant::now();
    while phone.run(framed) != wanted {
        phone.patience(begun, "the last tile is not framed");
        sleep(Duration::from_millis(20));
    }
}

/// Waits until the pictures of that kind that can be seen are there.
pub fn drawn(phone: &Browser, selector: &str) {
    let all = format!(
        "const all = [...document.querySelectorAll('{selector}')].filter((one) => {{
           const box = (one.closest('.tiles') || document.body).getBoundingClientRect();
           const {{ top, bottom, width }} = one.getBoundingClientRect();
           return width && top < box.bottom && bottom > box.top;
         }});
         return all.length > 0 && all.every((one) => one.naturalWidth > 0);"
    );
    until(phone, selector, &all);
}

/// The requests for pictures of tiles since the last call, and their bytes.
fn fetched(phone: &Browser) -> (u64, u64) {
    let found = phone.run(
        "const all = performance.getEntriesByType('resource')
           .filter((one) => /\\/tiles|\\/picture\\/tile/.test(one.name));
         performance.clearResourceTimings();
         return [all.length, all.reduce((sum, one) => sum + one.encodedBodySize, 0)];",
    );
    let number = |index: usize| found[index].as_u64().expect("a number");
    (number(0), number(1))
}

/// A game in which every set is played, and the place that most tiles fit.
fn of_every_set(tiles: usize) -> (Saved, Position) {
    let saved = late(&EVERYTHING, 5, tiles);
    let journal = Journal::replay(saved.setup.clone(), bundled::catalogue(), saved.moves.clone());
    let journal = journal.expect("a game").0;
    let game = journal.game();
    let most = legal::places_to_fill(game).max_by_key(|at| legal::fitting(game, *at).len());
    (saved, most.expect("a place"))
}

/// Each lying tile has a picture of its own, for towers and shields stand upright on all of them.
#[test]
fn the_pictures_of_a_tray_come_together_however_many_tiles_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phone = browsers.open(390, 844);
    let (saved, at) = of_every_set(40);
    phone.command(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": "performance.setResourceTimingBufferSize(9999);" }),
    );
    let (table, _) = with_phone(folder.path(), &saved, None, &phone);
    drawn(&phone, ".board .tile");
    println!("the board: {:?}", fetched(&phone));
    choose(&phone, at);
    drawn(&phone, ".tray img");
    let tiles = legal::fitting(table.game(), at).len();
    let seen = fetched(&phone);
    println!("{tiles} tiles, in sight: {seen:?}");
    let mut all = seen.0;
    for part in 1..=40 {
        phone.run(&format!(
            "const list = document.querySelector('.tiles');
             list.scrollTop = (list.scrollHeight - list.clientHeight) * {part} / 40;"
        ));
        drawn(&phone, ".tray img");
    }
    let rest = fetched(&phone);
    all += rest.0;
    println!("the rest: {rest:?}");
    assert!(tiles > 100 && all <= 4, "{all} requests for {tiles} tiles");
}

/// The seconds until tiles are seen over a slow network, by a phone that has never seen one.
#[test]
#[ignore = "measures, and asserts nothing"]
fn seconds_of_a_tray_over_a_slow_network() {
    let browsers = Browsers::start();
    let (saved, at) = of_every_set(40);
    for _ in 0..3 {
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(390, 844);
        let _table = with_phone(folder.path(), &saved, None, &phone);
        drawn(&phone, ".board .tile");
        choose(&phone, at);
        drawn(&phone, ".tray img");
        phone.command("Network.enable", json!({}));
        phone.command("Network.clearBrowserCache", json!({}));
        phone.command(
            "Network.emulateNetworkConditions",
            json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000,
                    "uploadThroughput": 50_000 }),
        );
        phone.reload();
        phone.wait_for("[data-place]");
        let begun = Instant::now();
        drawn(&phone, ".board .tile");
        let board = begun.elapsed();
        let place = format!("[data-place=\"{},{}\"]", at.x, at.y);
        let begun = Instant::now();
        phone.run(&format!("document.querySelector('{place}').click();"));
        until(
            &phone,
            "a tile",
            "return [...document.querySelectorAll('.tray img')].some((one) => one.naturalWidth);",
        );
        let first = begun.elapsed();
        drawn(&phone, ".tray img");
        println!("board {board:?}, the first tile {first:?}, all in sight {:?}", begun.elapsed());
    }
}
