//! Players who see nothing but their phones.

use std::time::{Duration, Instant};

use ask::Request;
use rand::RngExt as _;
use rand::rngs::StdRng;
use rules::game::{Phase, Step, legal};
use rules::{Game, Move, Seat};
use shell::{App, Message};

use super::browser::Browser;
use super::secrets::Known;
use crate::window::Table;

/// All players, each with a phone.
pub struct Players<'a> {
    phones: &'a [Browser],
    /// The page that everybody sees.
    pub television: Option<&'a Browser>,
    known: Known,
    dice: StdRng,
    /// Touches in the turn of each tile.
    touches: Vec<usize>,
    tiles: usize,
}

/// The state that a touch changes.
fn state(app: &App) -> (u64, Option<Seat>) {
    let table = app.table();
    (app.session().map_or(0, |session| session.revision()), table.and_then(|table| table.veiled()))
}

impl<'a> Players<'a> {
    /// Players at a table.
    pub fn new(phones: &'a [Browser], table: &Table, dice: StdRng) -> Self {
        let known = Known::new(table.game());
        Self { phones, television: None, known, dice, touches: vec![0], tiles: 1 }
    }

    /// How many touches each turn took, in order.
    pub fn inputs(&self) -> Vec<usize> {
        let mut inputs: Vec<usize> =
            self.touches.iter().copied().filter(|touches| *touches > 0).collect();
        inputs.sort_unstable();
        inputs
    }

    /// Plays until so many tiles lie, or to the end.
    pub fn play_until(&mut self, table: &mut Table, tiles: usize) {
        // Tiles with a bag are unknown to the app, and left in the box here.
        let goes_on = |game: &Game| {
            !game.is_finished() && (game.phase() != Phase::Place || legal::count_to_draw(game) > 0)
        };
        while goes_on(table.game()) && table.game().board().tiles().len() < tiles {
            let seat = Self::asked(table);
            self.act(table, seat);
        }
    }

    /// Plays until the turn of a player whose phone sleeps.
    pub fn play_around(&mut self, table: &mut Table, sleeper: Seat) {
        loop {
            let seat = Self::asked(table);
            if seat == sleeper {
                break;
            }
            self.act(table, seat);
        }
    }

    /// Who has to do something now.
    fn asked(table: &Table) -> Seat {
        let veiled = table.app.table().and_then(|table| table.veiled());
        veiled
            .or_else(|| table.game().question().map(|question| question.whom))
            .expect("a question")
    }

    /// One thing that a player does.
    fn act(&mut self, table: &mut Table, seat: Seat) {
        // All together are asked at the table, and nobody claims anything (R-KO-41).
        if table.game().phase() == Phase::Asking(Step::Claims) {
            table.send(Message::Table(screen::table::Message::Make(Move::EndTurn)));
            return;
        }
        let before = state(&table.app);
        let phone = &self.phones[seat.index()];
        let topic = self.topic(table, seat);
        let in_turn = matches!(table.game().phase(), Phase::Place | Phase::Deploy { .. });
        let touches = match topic.as_str() {
            "tile" => self.place(table, seat),
            "keep" if self.dice.random_range(0..2) == 0 => touch(phone, "[data-pass]"),
            "keep" | "fulfil" => {
                let cards = touch(phone, "#asked .cards button");
                phone.wait_for("#asked [data-answer]");
                cards + touch(phone, "#asked [data-answer]")
            }
            // A drawn order is kept: the second touch draws it.
            "draw" => {
                let once = touch(phone, "#asked [data-answer]");
                std::thread::sleep(Duration::from_millis(500));
                once + touch(phone, "#asked [data-answer]")
            }
            _ => {
                // Where points would cover each other, what lies near is touched first.
                let mut near = 0;
                while near < 4 && phone.shows("#asked [data-near]") {
                    near += touch(phone, "#asked [data-near]");
                    std::thread::sleep(Duration::from_millis(400));
                }
                let answers = phone.all("#asked [data-answer]", "data-answer");
                let index = self.dice.random_range(0..=answers.len());
                near + match answers.get(index) {
                    Some(answer) => touch(phone, &format!("#asked [data-answer=\"{answer}\"]")),
                    None if phone.shows("[data-pass]") => touch(phone, "[data-pass]"),
                    None => touch(phone, "#asked [data-answer]"),
                }
            }
        };
        if in_turn && matches!(topic.as_str(), "tile" | "act") {
            *self.touches.last_mut().expect("a turn") += touches;
        }
        self.wait(table, seat, before, &topic);
        let tiles = table.game().board().tiles().len();
        if tiles != self.tiles && topic == "tile" {
            self.tiles = tiles;
        } else if topic != "tile" && matches!(table.game().phase(), Phase::Place) {
            self.touches.push(0);
        }
        if topic == "tile" && matches!(table.game().phase(), Phase::Place) {
            self.touches.push(0);
        }
        self.known.learn(table.game());
        self.hear(table);
    }

    fn wait(&self, table: &mut Table, seat: Seat, before: (u64, Option<Seat>), topic: &str) {
        let begun = Instant::now();
        while state(&table.app) == before {
            let phone = &self.phones[seat.index()];
            phone.patience(begun, &format!("after a touch at {topic} nothing happens"));
            table.attend(Duration::from_millis(10));
        }
    }

    /// The question of a phone to its owner, once it has heard of it.
    fn topic(&self, table: &mut Table, seat: Seat) -> String {
        let phone = &self.phones[seat.index()];
        let begun = Instant::now();
        loop {
            let topics = phone.all("#asked .urgent[data-topic]", "data-topic");
            if let Some(topic) = topics.into_iter().next() {
                return topic;
            }
            phone.patience(begun, &format!("seat {} is not asked", seat.index()));
            table.attend(Duration::from_millis(20));
        }
    }

    /// Enters a tile: its place, then itself. A place that no tile fits is left for another.
    fn place(&mut self, table: &mut Table, seat: Seat) -> usize {
        let phone = &self.phones[seat.index()];
        phone.wait_for("[data-place]");
        let places = in_reach(phone);
        let mut touches = 0;
        loop {
            let place = &places[self.dice.random_range(0..places.len())];
            touches += touch(phone, &format!("[data-place=\"{place}\"]"));
            let begun = Instant::now();
            let tiles = loop {
                let tiles = phone.all(".tray [data-tile]", "data-tile");
                let is_settled = phone.shows(".tray p") && !phone.shows(".tray p.loading");
                if !tiles.is_empty() || (is_settled && begun.elapsed() > Duration::from_secs(1)) {
                    break tiles;
                }
                phone.patience(begun, &format!("no tiles are offered for {place}"));
                table.attend(Duration::from_millis(5));
            };
            if let Some(tile) = tiles.get(self.dice.random_range(0..tiles.len().max(1))) {
                return touches + touch(phone, &format!("[data-tile=\"{tile}\"]"));
            }
        }
    }

    /// Plays on until a player whom the app asks holds an order that its holder judges, who says on
    /// the phone that it is fulfilled.
    pub fn declare(&mut self, table: &mut Table) {
        loop {
            let seat = Self::asked(table);
            let game = table.game();
            let held = &game.orders().expect("orders").hand(seat).held;
            let judged = held.iter().position(|card| card.is_judged_by_holder());
            let (Some(place), true) = (judged, game.phase() == Phase::Place) else {
                self.act(table, seat);
                continue;
            };
            let _ = self.topic(table, seat);
            let phone = &self.phones[seat.index()];
            let declaring = "#asked [data-topic=\"declare\"]";
            for fold in phone.all("#asked [data-fold]", "data-fold") {
                if !phone.shows(declaring) {
                    touch(phone, &format!("#asked [data-fold=\"{fold}\"]"));
                }
            }
            let before = state(&table.app);
            touch(phone, &format!("{declaring} .cards > li:nth-child({}) button", place + 1));
            touch(phone, &format!("{declaring} [data-pick=\"{place}\"]"));
            touch(phone, &format!("{declaring} [data-done]"));
            self.wait(table, seat, before, "declare");
            self.known.learn(table.game());
            self.hear(table);
            break;
        }
    }

    /// A player places a tile and takes it back on the phone.
    pub fn take_back(&mut self, table: &mut Table) {
        loop {
            let seat = Self::asked(table);
            let topic = self.topic(table, seat);
            let tiles = table.game().board().tiles().len();
            self.act(table, seat);
            if topic != "tile" || !matches!(table.game().phase(), Phase::Deploy { .. }) {
                continue;
            }
            assert_eq!(table.game().board().tiles().len(), tiles + 1);
            let phone = &self.phones[seat.index()];
            phone.wait_for("#undo");
            let before = state(&table.app);
            touch(phone, "#undo");
            self.wait(table, seat, before, "undo");
            assert_eq!(table.game().board().tiles().len(), tiles);
            self.tiles = tiles;
            *self.touches.last_mut().expect("a turn") = 0;
            break;
        }
    }

    /// A player enters on the phone while the same is entered at the laptop: one of them counts.
    pub fn answer_twice(&mut self, table: &mut Table) {
        loop {
            let seat = Self::asked(table);
            let topic = self.topic(table, seat);
            if !matches!(table.game().phase(), Phase::Deploy { .. }) {
                self.act(table, seat);
                continue;
            }
            assert_eq!(topic, "act");
            let before = table.app.session().expect("an open game").journal().moves().len();
            let phone = &self.phones[seat.index()];
            touch(phone, "[data-pass]");
            table.send(Message::Ask(Request::Play(Move::EndTurn)));
            table.attend(Duration::from_secs(1));
            let after = table.app.session().expect("an open game").journal().moves().len();
            assert_eq!(after, before + 1, "the turn ends once");
            self.touches.push(0);
            break;
        }
    }

    /// Looks through everything that all phones were sent.
    pub fn hear(&self, table: &Table) {
        let game = table.game();
        if game.is_finished() {
            return;
        }
        for (seat, phone) in game.seats().zip(self.phones) {
            self.known.check(Some(seat), &phone.heard(), game);
        }
        if let Some(television) = self.television {
            self.known.check(None, &television.heard(), game);
        }
    }
}

/// The places that a finger reaches without moving the board; all of them if it reaches none.
fn in_reach(phone: &Browser) -> Vec<String> {
    let found = phone.run(
        "const all = [...document.querySelectorAll('[data-place]')];
         const board = all[0].closest('.board');
         board.scrollIntoView({ block: 'center', behavior: 'instant' });
         const free = all.filter((one) => {
           const box = one.getBoundingClientRect();
           const at = [box.x + box.width / 2, box.y + box.height / 2];
           return one === document.elementFromPoint(...at);
         });
         return (free.length ? free : all).map((one) => one.getAttribute('data-place'));",
    );
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

/// Touches something that must be there; what lies under something else is reached as by keys.
fn touch(phone: &Browser, selector: &str) -> usize {
    let quoted = serde_json::Value::from(selector);
    let is_free = phone.run(&format!(
        "const one = document.querySelector({quoted});
         (one.closest('.board') || one).scrollIntoView({{ block: 'center', behavior: 'instant' }});
         const box = one.getBoundingClientRect();
         const at = [box.x + box.width / 2, box.y + box.height / 2];
         return one.contains(document.elementFromPoint(...at));"
    ));
    // The second of two quick taps sends nothing.
    std::thread::sleep(Duration::from_millis(450));
    if is_free != serde_json::Value::Bool(true) || !phone.touch(selector) {
        phone.run(&format!("document.querySelector({quoted}).click();"));
    }
    1
}
