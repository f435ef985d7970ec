//! The page of an evening in Chromium, without a network, on a phone, on a desk and on paper:
//! `cargo test --test page`. It needs `chromium` and `chromium-driver`; how it looks is kept in
//! `target/phones`, and sizes and times are printed.

#![allow(dead_code)]
// Of the shared helpers only some are used here.
// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]

#[path = "phones/axe.rs"]
mod axe;
#[path = "phones/browser.rs"]
mod browser;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use browser::{Browser, Browsers, decoded};
use journal::Journal;
use journal::review::Review;
use serde_json::{Value, json};
use support::dice;
use support::table::Table;
use text::{Language, Words};

/// The page of a game in a file of that name.
fn written(journal: &Journal, name: &str, language: Language) -> PathBuf {
    let begun = Instant::now();
    let html =
        evening::page(journal, "2026-11-21T18:30:00Z", &Words::in_language(language)).unwrap();
    println!("{name}: {} bytes in {:?}", html.len(), begun.elapsed());
    let folder = support::root().join("target/phones");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{name}.html"));
    fs::write(&path, html).unwrap();
    path
}

/// Opens a page where there is no network.
fn opened(browsers: &Browsers, page: &Path, width: u32, height: u32) -> Browser {
    let browser = browsers.open(width, height);
    browser.command("Network.enable", json!({}));
    let offline = json!({
        "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0,
    });
    browser.command("Network.emulateNetworkConditions", offline);
    browser.go(&format!("file://{}", page.display()));
    browser
}

fn number(browser: &Browser, script: &str) -> u64 {
    browser.run(script).as_u64().unwrap_or_else(|| panic!("{script} is no number"))
}

fn slide(browser: &Browser, step: u64) {
    browser.run(&format!(
        "const slider = document.getElementById('slider');
         slider.value = {step};
         slider.dispatchEvent(new Event('input'));"
    ));
}

/// Tiles that are shown.
fn tiles(browser: &Browser) -> u64 {
    number(browser, "return document.querySelectorAll('#tiles use:not([hidden])').length;")
}

fn text(browser: &Browser, id: &str) -> String {
    let text = browser.run(&format!("return document.getElementById('{id}').textContent;"));
    text.as_str().unwrap_or_default().to_owned()
}

/// Nobody has to scroll to the side.
fn fits(browser: &Browser, width: u64) {
    let wide = number(browser, "return document.documentElement.scrollWidth;");
    assert!(wide <= width, "the page is {wide} wide on {width}");
}

// ---- ----

/// Names that would run something, load something or end what they stand in.
#[test]
fn hostile_names_do_nothing() {
    let names = [
        "<img src onerror=boo()>",
        "</script><script>boo()",
        "\"><svg onload=boo()>",
        "'-boo()-'${boo()}",
    ];
    let mut table = Table::with_king(&names);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").end_game();
    let page = written(table.journal(), "hostile", Language::English);
    let browsers = Browsers::start();
    let browser = opened(&browsers, &page, 390, 844);
    slide(&browser, 1);
    assert_eq!(number(&browser, "return document.images.length;"), 0);
    assert_eq!(number(&browser, "return document.scripts.length;"), 3);
    assert_eq!(browser.run("return typeof boo;"), Value::from("undefined"));
    assert_eq!(browser.heard(), "", "nothing was loaded");
    let scores = text(&browser, "scores");
    assert!(names.iter().all(|name| scores.contains(name)), "{scores}");
    fits(&browser, 390);
}

/// Six long names stand in the table of a phone, each with the shape of its colour, and nothing is
/// cut off.
#[test]
fn the_points_of_six_fit_a_phone() {
    let names = [
        "Bartholomäus Finkenzelle",
        "Maximiliane Charlotte Lü",
        "Wolfgang Amadeus Theophi",
        "Anna",
        "Friederike von Hohenstei",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
    ];
    let mut table = Table::with_king(&names);
    table.adjust("Anna", 128).adjust(names[0], -117).end_game();
    let page = written(table.journal(), "six", Language::German);
    let browsers = Browsers::start();
    for width in [360, 390] {
        let browser = opened(&browsers, &page, width, 844);
        fits(&browser, width.into());
        let beyond = "const wide = document.querySelector('.wide');
                      return wide.scrollWidth - wide.clientWidth;";
        assert_eq!(number(&browser, beyond), 0, "on {width}");
        let tokens = "return new Set([...document.querySelectorAll('thead .token path')]
                      .map((path) => path.getAttribute('d'))).size;";
        assert_eq!(number(&browser, tokens), 6);
        browser.keep(&format!("evening-six-{width}"));
    }
}

/// Scripts other than the page's own do not run, and nothing is fetched.
#[test]
fn the_policy_of_the_page_holds() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let path = written(table.end_game().journal(), "policy", Language::English);
    let html = fs::read_to_string(&path).unwrap();
    let foreign = "<script>window.foreign = 1</script><img src=\"data:image/gif;base64,\" \
                   onerror=\"window.foreign = 1\"></main>";
    fs::write(&path, html.replace("</main>", foreign)).unwrap();
    let browsers = Browsers::start();
    let browser = opened(&browsers, &path, 390, 844);
    assert_eq!(browser.run("return typeof window.foreign;"), Value::from("undefined"));
    assert_eq!(browser.run("return document.querySelector('html').className;"), json!("alive"));
}

/// Two turns: the start tile, then Anna's, then Ben's. The final scoring is step 3: Anna's second
/// turn had only begun.
#[test]
fn the_slider_goes_through_the_turns() {
    let hands = [["workshop-two", "base-03", "base-26"], ["base-05", "base-27", "base-44"]];
    let mut table = Table::with_king_and_hands(&["Anna", "Ben"], &hands, &["base-47"]);
    table.turn("base-city-cap", (0, 1), 90).turn("workshop-field", (0, 2), 0).end_game();
    let page = written(table.journal(), "slider", Language::German);
    let browsers = Browsers::start();
    let browser = opened(&browsers, &page, 390, 844);
    assert_eq!(text(&browser, "step"), "Schlusswertung");
    let mut seen = Vec::new();
    for step in 0..=3 {
        slide(&browser, step);
        seen.push((tiles(&browser), text(&browser, "step")));
    }
    let step = |tiles: u64, name: &str| (tiles, name.to_owned());
    let expected = [
        step(1, "Vor dem ersten Zug"),
        step(2, "Zug 1 · Anna"),
        step(3, "Zug 2 · Ben"),
        step(3, "Schlusswertung"),
    ];
    assert_eq!(seen, expected);
    // Where the order might have been: the board before that turn, one place on it.
    assert!(browser.touch("button.show[data-places='0,-1']"));
    let ghosts = "return document.querySelectorAll('#ghosts rect').length;";
    assert_eq!((tiles(&browser), number(&browser, ghosts)), (1, 1));
    // North of all tiles that lie in the end, and seen.
    let seen = "const of = (id) => document.querySelector(id).getBoundingClientRect();
                return of('#ghosts rect').top >= of('#board').top;";
    assert_eq!(browser.run(seen), Value::Bool(true));
    browser.keep("evening-ghost");
    assert!(browser.touch("#forth"));
    assert_eq!((tiles(&browser), number(&browser, ghosts)), (2, 0));
    assert!(browser.touch("#back"));
    assert_eq!(tiles(&browser), 1);
}

/// The page of an evening, the manual and the rules of a table, by day and by night: what is told by
/// lines and pictures stands there in words, and every button has a name of its own.
#[test]
fn nothing_is_found_on_pages_that_are_read_by_the_checks_of_browsers() {
    let journal = dice::random_game(32, |_, _| {});
    let words = Words::english();
    let evening = written(&journal, "heard", Language::English);
    let manual = evening.with_file_name("manual.html");
    fs::write(&manual, text::manual()).unwrap();
    let rules = evening.with_file_name("rules.html");
    fs::write(&rules, words.played_here(journal.game().setup())).unwrap();
    let browsers = Browsers::start();
    for (page, name) in [(&evening, "evening"), (&manual, "manual"), (&rules, "rules")] {
        let browser = opened(&browsers, page, 390, 844);
        for look in ["light", "dark"] {
            browser.look(look);
            axe::check(&browser, &format!("{name}, {look}"));
            browser.run(
                "document.querySelectorAll('details').forEach((one) => { one.open = true; });",
            );
            axe::check(&browser, &format!("{name}, open, {look}"));
            browser.keep(&format!("heard-{name}-{look}"));
        }
        let ways = "return [...document.querySelectorAll('nav a')].every((one) =>
                    document.getElementById(decodeURIComponent(one.hash.slice(1))));";
        assert_eq!(browser.run(ways), Value::Bool(true), "{name}");
        assert!(number(&browser, "return document.querySelectorAll('nav a').length;") > 2);
    }
}

/// Two turns: the points of both are in a table, a row a step, as in the lines above it.
#[test]
fn the_points_and_the_board_are_told_in_words() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").end_game();
    let page = written(table.journal(), "words", Language::English);
    let browsers = Browsers::start();
    let browser = opened(&browsers, &page, 390, 844);
    let rows = browser.run(
        "return [...document.querySelectorAll('#course tbody tr')].map((row) =>
           [...row.children].map((cell) => cell.textContent.trim()).join('|'));",
    );
    // R-BASE-8: a city of two is worth four points.
    assert_eq!(rows, json!(["Before the first turn|0|0", "Turn 1|4|0", "Final scoring|4|0"]));
    let told = text(&browser, "evening");
    assert!(told.contains("Turn 1 · ") && told.contains("Anna places: "), "{told}");
    let same =
        "const names = [...document.querySelectorAll('button.show')].map((one) => one.textContent);
                return names.filter((name) => name === 'Show').length;";
    assert_eq!(number(&browser, same), 0);
}

/// A game of every set, by day and by night, on a phone, on a desk and on paper.
#[test]
fn a_game_of_every_set_fits_every_screen_and_paper() {
    let journal = dice::random_game(32, |_, _| {});
    let begun = Instant::now();
    let (looks, chances) = Review::from_journal(&journal)
        .unwrap()
        .fold((0, 0), |(looks, chances), look| (looks + 1, chances + look.chances.len()));
    println!("review: {looks} tiles, {chances} chances in {:?}", begun.elapsed());
    let browsers = Browsers::start();
    for language in Language::ALL {
        let page = written(&journal, &format!("every-set-{}", language.key()), *language);
        for (width, height) in [(390, 844), (1280, 800)] {
            let browser = opened(&browsers, &page, width, height);
            for look in ["light", "dark"] {
                browser.look(look);
                fits(&browser, width.into());
                let name = format!("evening-{}-{width}-{look}", language.key());
                browser.keep(&name);
                browser.run("document.getElementById('evening').scrollIntoView();");
                browser.keep(&format!("{name}-board"));
                browser.run("document.getElementById('orders').scrollIntoView();");
                browser.keep(&format!("{name}-orders"));
                browser.run("scrollTo(0, 0);");
            }
            let begun = Instant::now();
            let last = number(&browser, "return Number(document.getElementById('slider').max);");
            for step in 0..=last {
                slide(&browser, step);
            }
            println!("{} steps at {width} in {:?}", last + 1, begun.elapsed());
        }
        let browser = opened(&browsers, &page, 1280, 800);
        let printed = browser.command("Page.printToPDF", json!({"printBackground": true}));
        let pdf = decoded(printed["data"].as_str().unwrap_or_default());
        assert!(pdf.starts_with(b"%PDF"));
        println!("on paper: {} bytes", pdf.len());
        fs::write(page.with_extension("pdf"), pdf).unwrap();
    }
}
