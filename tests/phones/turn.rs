//! The turn of a person on a phone: the place, what narrows the tiles, and the tile; or what is
//! done in its place.

use std::thread::sleep;
use std::time::{Duration, Instant};

use ask::Request;
use rules::Seat;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::Tile;
use rules::tile::shown::Shown;
use serde_json::{Value, json};
use shell::Message;

use super::{Evening, PHONES, URGENT, state};
use crate::window::Table;
use support::dice::{draw, random_bag};

impl Evening<'_> {
    /// Everything that the one on turn does before a figure.
    pub(super) fn tile(&mut self, table: &mut Table, seat: Seat) {
        if self.dice.below(7) == 0 {
            let before = state(&table.app);
            self.draw_order(table, seat);
            if state(&table.app) != before {
                return;
            }
        }
        let game = table.game();
        let is_bag =
            game.bags_left() > 0 && (legal::count_to_draw(game) == 0 || self.dice.below(12) == 0);
        if is_bag {
            self.enter_at_laptop(table, seat);
            return;
        }
        let tile = draw(table.game(), &mut self.dice);
        let placements = table.game().board().placements(&tile);
        if placements.is_empty() {
            self.unfit(seat, &tile);
            return;
        }
        // Of a few places the one with most neighbours, as people do who build together.
        let neighbours = |at: Position| {
            let all = at.neighbours().into_iter();
            all.filter(|at| table.game().board().tile(*at).is_some()).count()
        };
        let some: Vec<_> = (0..4).map(|_| *self.dice.pick(&placements)).collect();
        let wanted = some.into_iter().max_by_key(|(at, _)| neighbours(*at)).expect("four");
        self.enter(table, seat, &tile, wanted);
    }

    /// Enters a tile as it lies: its place, what narrows the list, and the tile.
    fn enter(&mut self, table: &mut Table, seat: Seat, tile: &Tile, wanted: (Position, Rotation)) {
        let (at, rotation) = wanted;
        let person = self.person(seat);
        let phone = person.phone;
        let place = format!("[data-place=\"{},{}\"]", at.x, at.y);
        if !phone.shows(&place) {
            person.found.push(format!("no place {at:?} is offered"));
            return;
        }
        // A person looks at the board first.
        phone.run("document.querySelector('#asked .board').scrollIntoView({ block: 'nearest' });");
        if !person.by_keys {
            person.pan_to(&place);
        }
        person.press(&place);
        let begun = Instant::now();
        while phone.all(".tray [data-tile]", "data-tile").is_empty() {
            if begun.elapsed() > Duration::from_secs(8) {
                self.person(seat).found.push("no tiles are offered".to_owned());
                return;
            }
            table.attend(Duration::from_millis(20));
        }
        sleep(Duration::from_millis(350));
        let code = tile.code_lying(rotation);
        let fitting = legal::fitting(table.game(), at);
        let lies = fitting
            .iter()
            .find(|(other, turned)| other.id == tile.id && other.code_lying(*turned) == code);
        let (_, lies) = lies.expect("the tile fits there");
        let kept = self.kept.entry((seat.index(), "tray".to_owned())).or_default();
        *kept += 1;
        if matches!(*kept, 1 | 8 | 20) {
            phone.keep(&format!("evening-{}-tray-{kept}", PHONES[seat.index()].0));
        }
        let look = phone.run("return evening.look();");
        let found = look["found"].as_array().cloned().unwrap_or_default();
        let found: Vec<String> =
            found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect();
        self.note(seat.index(), &found, "tray");
        self.narrow(seat, tile, *lies);
    }

    /// Touches what the tile shows until it is in sight, and then the tile.
    fn narrow(&mut self, seat: Seat, tile: &Tile, lies: Rotation) {
        let person = self.person(seat);
        let phone = person.phone;
        let button = format!("[data-tile=\"{}/{}\"]", tile.id, lies.quarters());
        let symbols = Shown::all().enumerate().filter(|(_, shown)| shown.is_on(tile));
        let symbols = symbols.map(|(number, _)| number.to_string());
        let sides =
            Side::ALL.map(|side| format!("{}{}", tile.edge(side, lies).letter(), side.index()));
        let in_sight = format!(
            "const one = document.querySelector({});
             const list = one.closest('.tiles').getBoundingClientRect();
             const box = one.getBoundingClientRect();
             const end = Math.min(list.bottom, innerHeight) + 2;
             return box.top >= list.top - 2 && box.bottom <= end;",
            Value::from(button.as_str())
        );
        for fact in symbols.chain(sides) {
            if phone.run(&in_sight) == json!(true) {
                break;
            }
            let choice = format!(".narrow [data-fact=\"{fact}\"]");
            let free = format!("{choice}:enabled:not([aria-pressed=true])");
            if phone.shows(&free) {
                person.press(&choice);
                sleep(Duration::from_millis(150));
            }
        }
        if phone.run(&in_sight) != json!(true) {
            person.swipes += 1;
            phone.run(&format!(
                "document.querySelector({}).scrollIntoView({{ block: 'nearest' }});",
                Value::from(button.as_str())
            ));
        }
        if !person.press(&button) {
            phone.keep("evening-not-in-list");
            person.found.push(format!("the tile {} is not in the list", tile.id));
        }
    }

    /// A tile that fits nowhere.
    fn unfit(&mut self, seat: Seat, tile: &Tile) {
        let person = self.person(seat);
        person.press(&format!("{URGENT} details:not(#elsewhere) summary"));
        sleep(Duration::from_millis(200));
        let picture = format!("{URGENT} details button:has(img[src*=\"tile/{}/0\"])", tile.id);
        if !person.press(&picture) {
            person.found.push(format!("{} cannot be said to fit nowhere", tile.id));
        }
    }

    /// R-RBS-1: a tile with a bag is entered at the laptop.
    fn enter_at_laptop(&mut self, table: &mut Table, seat: Seat) {
        let person = self.person(seat);
        let phone = person.phone;
        if phone.shows("#elsewhere summary") {
            person.press("#elsewhere summary");
            sleep(Duration::from_millis(200));
            person.press("[data-laptop]");
            phone.wait_for("#handed");
            phone.keep("evening-handed");
        }
        if table.game().catalogue().tile("own-bag").is_none() {
            let described = random_bag(table.game(), &mut self.dice);
            table.send(Message::Ask(Request::Play(described)));
        }
        let placed = random_bag(table.game(), &mut self.dice);
        table.send(Message::Ask(Request::Play(placed)));
    }

    /// R-KO-20: an order is drawn in place of something else, if that is offered.
    fn draw_order(&mut self, table: &mut Table, seat: Seat) {
        let phone = self.person(seat).phone;
        let Some(fold) = phone.all("#asked [data-fold]", "data-fold").into_iter().next() else {
            return;
        };
        self.person(seat).press(&format!("#asked [data-fold=\"{fold}\"]"));
        sleep(Duration::from_millis(300));
        if phone.shows("[data-topic=draw] [data-answer]") {
            let draw = "[data-topic=draw] [data-answer]";
            let before = state(&table.app);
            self.person(seat).press(draw);
            sleep(Duration::from_millis(300));
            self.person(seat).press(draw);
            let begun = Instant::now();
            while state(&table.app) == before && begun.elapsed() < Duration::from_secs(4) {
                table.attend(Duration::from_millis(20));
            }
            // A touch to go on is no answer.
            let pressed = self.person(seat).pressed;
            table.attend(Duration::from_millis(600));
            if phone.shows("#drawn button") {
                phone.keep(&format!("evening-{}-drawn", PHONES[seat.index()].0));
                self.person(seat).press("#drawn button");
                self.person(seat).pressed = pressed;
            } else {
                self.person(seat).found.push("a drawn order is not shown".to_owned());
            }
        }
        let back = "#asked .folded.urgent button";
        if phone.shows(back) {
            self.person(seat).press(back);
        }
        let begun = Instant::now();
        while !phone.shows(&format!("{URGENT}[data-topic=tile]")) {
            if table.game().phase() != Phase::Place || begun.elapsed() > Duration::from_secs(5) {
                break;
            }
            table.attend(Duration::from_millis(20));
        }
    }
}
