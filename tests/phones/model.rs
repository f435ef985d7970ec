//! The seconds and inputs of forty turns on a phone, by the model of keystrokes (`forty.rs`):
//! touches by Fitts' law from where things really are, a glance for each row of tiles that is looked
//! at, and for each choice that narrows them; a pause of the mind before the place, the tile and the
//! figure.
//!
//! “Before” is the tray as it was: no choices, and all rows are looked at from the top.
//!
//! `cargo test --test phones model -- --ignored --nocapture` prints them.

use std::thread::sleep;
use std::time::Duration;

use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::Tile;
use rules::tile::shown::Shown;
use serde_json::Value;
use storage::Saved;

use crate::browser::{Browser, Browsers};
use crate::tray::{choose, offered};
use crate::with_phone;
use support::forty::{self, CLICK, Effort, GLANCE, MIND, WHEEL, pointing, told};

/// Something on the screen: its centre, and the shorter of its sides.
#[derive(Clone, Copy)]
struct Target {
    at: (f64, f64),
    size: f64,
}

/// The thumb in the middle of the screen.
const REST: (f64, f64) = (195.0, 422.0);

/// Where something is now, if it is shown.
fn target(phone: &Browser, selector: &str) -> Option<Target> {
    let quoted = Value::from(selector);
    let found = phone.run(&format!(
        "const one = [...document.querySelectorAll({quoted})].find((one) => one.getClientRects().length);
         if (!one) return null;
         const box = one.getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height)];"
    ));
    let number = |index: usize| found.get(index).and_then(Value::as_f64);
    Some(Target { at: (number(0)?, number(1)?), size: number(2)? })
}

/// The seconds of a touch, after which the thumb is there.
fn touch(thumb: &mut (f64, f64), to: Target) -> f64 {
    let distance = (thumb.0 - to.at.0).hypot(thumb.1 - to.at.1);
    *thumb = to.at;
    pointing(distance, to.size) + CLICK
}

/// Looking through the list for the tile with that number, from the row of another one on, and
/// touching it.
fn find(phone: &Browser, number: usize, first: usize, mut thumb: (f64, f64)) -> Effort {
    let shown = phone.run(
        "const list = document.querySelector('.tiles');
         list.scrollTop = 0;
         const all = [...list.children].filter((one) => one.getClientRects().length);
         const tops = all.map((one) => one.offsetTop);
         const columns = tops.filter((top) => top === tops[0]).length;
         const pitch = (tops[columns] || tops[0] + 76) - tops[0];
         return [columns, Math.max(1, Math.floor(list.clientHeight / pitch))];",
    );
    let number_of = |index: usize| shown[index].as_u64().expect("a number") as usize;
    let (columns, rows) = (number_of(0), number_of(1));
    let row = number / columns;
    let looked = row + 1 - first.min(number) / columns;
    let scrolls = row / rows;
    let name = &offered(phone)[number];
    let selector = format!("[data-tile='{name}']");
    phone.run(&format!(
        "document.querySelector(\"{selector}\").scrollIntoView({{ block: 'nearest' }});"
    ));
    let to = target(phone, &selector).expect("it is shown");
    let seconds = looked as f64 * GLANCE + scrolls as f64 * WHEEL + touch(&mut thumb, to);
    Effort { seconds, inputs: 1 + scrolls }
}

/// Finding the tile of a turn in the list, from its top or from its group on.
fn found(phone: &Browser, name: &str, group: Option<&[String]>, thumb: (f64, f64)) -> Effort {
    let all = offered(phone);
    let number = all.iter().position(|other| other == name).expect("the tile fits there");
    let in_group = |other: &String| group.is_some_and(|group| group.contains(other));
    let first = if group.is_some() { all.iter().position(in_group).unwrap_or(0) } else { 0 };
    find(phone, number, first, thumb)
}

/// The tile of a turn, narrowed by its symbols and its sides for as long as that is quicker.
fn narrowed(
    phone: &Browser,
    (tile, rotation): (&Tile, Rotation),
    (name, group): (&str, &[String]),
    mut thumb: (f64, f64),
) -> Effort {
    let mut best = found(phone, name, Some(group), thumb);
    let symbols = Shown::all().enumerate().filter(|(_, shown)| shown.is_on(tile));
    let symbols = symbols.map(|(number, _)| number.to_string());
    let sides =
        Side::ALL.map(|side| format!("{}{}", tile.edge(side, rotation).letter(), side.index()));
    let mut spent = Effort::default();
    for fact in symbols.chain(sides) {
        let selector = format!("[data-fact='{fact}']:enabled:not([aria-pressed='true'])");
        phone.run(&format!(
            "const one = document.querySelector(\"{selector}\");
             if (one) one.scrollIntoView({{ block: 'nearest' }});"
        ));
        let Some(to) = target(phone, &selector) else { continue };
        // Symbols below the edge are scrolled into sight.
        let scrolled = phone.run("return document.querySelector('.tabs').scrollTop > 0;");
        if scrolled == Value::Bool(true) {
            spent.seconds += WHEEL;
            spent.inputs += 1;
            phone.run("document.querySelector('.tabs').scrollTop = 0;");
        }
        spent.seconds += GLANCE + touch(&mut thumb, to);
        spent.inputs += 1;
        phone.run(&format!("document.querySelector(\"{selector}\").click();"));
        let rest = found(phone, name, Some(group), thumb);
        if spent.seconds + rest.seconds < best.seconds {
            best.seconds = spent.seconds + rest.seconds;
            best.inputs = spent.inputs + rest.inputs;
        }
    }
    best
}

/// A turn as it was and as it is.
fn turn(
    phone: &Browser,
    table: &mut crate::Table,
    tile: &Tile,
    at: Position,
    rotation: Rotation,
) -> [Effort; 2] {
    let game = table.game();
    let code = tile.code_lying(rotation);
    let fitting = legal::fitting(game, at);
    let name = |tile: &Tile, turned: Rotation| format!("{}/{}", tile.id, turned.quarters());
    let (_, lies) = fitting
        .iter()
        .find(|(other, turned)| other.id == tile.id && other.code_lying(*turned) == code)
        .expect("the tile fits there");
    let group: Vec<String> = fitting
        .iter()
        .filter(|(other, _)| other.group() == tile.group())
        .map(|(other, turned)| name(other, *turned))
        .collect();
    let (name, lies) = (name(tile, *lies), *lies);
    let place = format!("[data-place='{},{}']", at.x, at.y);
    phone.wait_for(&place);
    let mut thumb = REST;
    let mut start = Effort { seconds: MIND, inputs: 1 };
    start.seconds += touch(&mut thumb, target(phone, &place).expect("a place"));
    choose(phone, at);
    phone.run(
        "const tray = document.querySelector('.tray');
         window.was = tray.className;
         tray.className = 'tray';
         tray.querySelectorAll('.narrow').forEach((one) => { one.hidden = true; });",
    );
    let before = found(phone, &name, None, thumb);
    phone.run(
        "const tray = document.querySelector('.tray');
         tray.className = window.was;
         tray.querySelectorAll('.narrow').forEach((one) => { one.hidden = false; });",
    );
    let now = narrowed(phone, (tile, lies), (&name, &group), thumb);
    let entered = target(phone, &format!("[data-tile='{name}']")).expect("it is shown");
    sleep(Duration::from_millis(450));
    phone.run(&format!("document.querySelector(\"[data-tile='{name}']\").click();"));
    let tiles = table.game().board().tiles().len();
    table.until("the tile", |app| {
        app.session().is_some_and(|open| open.game().board().tiles().len() > tiles)
    });
    table.attend(Duration::from_millis(500));
    // Where no figure can stand, it is as far as the middle of the screen.
    let figure = target(phone, "[data-point], [data-pass]");
    let figure = figure.unwrap_or(Target { at: REST, size: 44.0 });
    [before, now].map(|middle| {
        let mut thumb = entered.at;
        let end = MIND + touch(&mut thumb, figure);
        Effort {
            seconds: start.seconds + MIND + middle.seconds + end,
            inputs: start.inputs + middle.inputs + 1,
        }
    })
}

#[test]
#[ignore = "prints the model's figures"]
fn forty_turns_on_a_phone_are_quicker_with_choices_than_without() {
    let browsers = Browsers::start();
    let (mut before, mut now) = (Vec::new(), Vec::new());
    for (moves, tile, at, rotation) in forty::turns() {
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(390, 844);
        let setup = forty::game();
        let saved = Saved::new("model".to_owned(), String::new(), setup, moves, Vec::new());
        let (mut table, _) = with_phone(folder.path(), &saved, None, &phone);
        assert_eq!(table.game().phase(), Phase::Place);
        let [was, is] = turn(&phone, &mut table, &tile, at, rotation);
        before.push(was);
        now.push(is);
    }
    told("phone, before", before);
    told("phone", now);
}
