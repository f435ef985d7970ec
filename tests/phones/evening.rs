//! A whole evening with five phones, as people play it: one plain, one slow, one dark, one with
//! text at twice its size, and one that is heard and not seen. They touch only what the page shows,
//! where it shows it. What they stumble over, their taps and the times are told at the end.
//!
//! `TILES=30` ends it sooner, `TOLD=1` tells each answer.

#[path = "turn.rs"]
mod turn;

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};

use ask::Request;
use rules::game::{Phase, Step};
use rules::house_rule::HouseRule;
use rules::{Game, Move, Seat};
use serde_json::{Value, json};
use shell::{App, Message};

use crate::browser::{Browser, Browsers};
use crate::fingers::Person;
use crate::window::Table;
use crate::{claim, game};
use support::dice::{BIG_BOX, Dice};

/// The phones: what they are, and their screens.
const PHONES: [(&str, u32, u32); 5] = [
    ("plain", 390, 844),
    ("slow", 412, 915),
    ("dark", 360, 740),
    ("large", 375, 667),
    ("heard", 390, 844),
];

/// Everything that belongs to a question that is open and waited for.
const URGENT: &str = "#asked .urgent:not(.folded)";

/// The state that an answer changes.
fn state(app: &App) -> (u64, Option<Seat>) {
    let table = app.table();
    (app.session().map_or(0, |session| session.revision()), table.and_then(|table| table.veiled()))
}

/// The things that were stumbled over: how often, and first where.
#[derive(Default)]
struct Stumbles(BTreeMap<(String, String), (usize, String)>);

impl Stumbles {
    /// Notes it; whether it is new.
    fn note(&mut self, kind: &str, what: &str, topic: &str) -> bool {
        let plain: String = what.chars().filter(|sign| !sign.is_ascii_digit()).collect();
        let known = self.0.entry((kind.to_owned(), plain)).or_insert_with(|| (0, String::new()));
        known.0 += 1;
        if known.0 == 1 {
            known.1 = format!("{what} [{topic}]");
        }
        known.0 == 1
    }
}

struct Evening<'a> {
    people: Vec<Person<'a>>,
    dice: Dice,
    stumbles: Stumbles,
    pictures: usize,
    /// Looks that were cast; those who wait look now and then.
    acts: usize,
    /// The turn that is counted, whose it is, and the taps before it.
    turn: Option<(u32, Seat, Vec<usize>)>,
    /// The taps of each turn, by the one on turn.
    turns: Vec<Vec<usize>>,
    /// The taps of others in a turn.
    others: Vec<usize>,
    by_topic: BTreeMap<String, Vec<usize>>,
    /// How long after an answer each phone had drawn it.
    seen: Vec<Vec<u64>>,
    /// Pictures of each topic were kept of these phones.
    kept: BTreeMap<(usize, String), usize>,
}

impl<'a> Evening<'a> {
    fn new(phones: &'a [Browser]) -> Self {
        let kinds = phones.iter().zip(PHONES);
        let people = kinds.map(|(phone, (kind, ..))| Person::new(phone, kind, kind == "heard"));
        let people: Vec<_> = people.collect();
        Self {
            dice: Dice::new(11),
            stumbles: Stumbles::default(),
            pictures: 0,
            acts: 0,
            turn: None,
            turns: vec![Vec::new(); people.len()],
            others: Vec::new(),
            by_topic: BTreeMap::new(),
            seen: vec![Vec::new(); people.len()],
            kept: BTreeMap::new(),
            people,
        }
    }

    fn person(&mut self, seat: Seat) -> &mut Person<'a> {
        &mut self.people[seat.index()]
    }

    /// Notes what a phone shows that it should not.
    fn note(&mut self, index: usize, found: &[String], topic: &str) {
        for what in found {
            if self.stumbles.note(self.people[index].kind, what, topic) && self.pictures < 60 {
                self.pictures += 1;
                let name =
                    format!("evening-found-{:02}-{}", self.pictures, self.people[index].kind);
                println!("  {name}: {what} [{topic}]");
                self.people[index].phone.keep(&name);
            }
        }
    }

    /// Plays until so many tiles lie, or to the end.
    fn play_until(&mut self, table: &mut Table, tiles: usize) {
        while !table.game().is_finished() && table.game().board().tiles().len() < tiles {
            self.act(table);
        }
    }

    /// Plays until it is that one's turn to place a tile, or somebody's to act.
    fn play_to(&mut self, table: &mut Table, is_so: impl Fn(&Game) -> bool) {
        while !table.game().is_finished() && !is_so(table.game()) {
            self.act(table);
        }
    }

    /// Counts the taps of the last turn once another has begun.
    fn count(&mut self, game: &Game) {
        let now: Vec<usize> = self.people.iter().map(|person| person.taps).collect();
        if game.phase() != Phase::Place && !game.is_finished() {
            return;
        }
        if self.turn.as_ref().is_some_and(|(turn, ..)| *turn == game.turn() && !game.is_finished())
        {
            return;
        }
        if let Some((_, seat, before)) = self.turn.take() {
            let taps = |index: usize| now[index] - before[index];
            self.turns[seat.index()].push(taps(seat.index()));
            let all: usize = (0..now.len()).map(taps).sum();
            self.others.push(all - taps(seat.index()));
        }
        self.turn = Some((game.turn(), game.active(), now));
    }

    /// One thing that is done at the table.
    fn act(&mut self, table: &mut Table) {
        self.count(table.game());
        let veiled = table.app.table().and_then(|table| table.veiled());
        let question = table.game().question();
        let seat = veiled.or_else(|| question.map(|asked| asked.whom)).expect("a question");
        if table.game().phase() == Phase::Asking(Step::Claims) {
            table.send(Message::Ask(Request::Play(Move::EndTurn)));
            return;
        }
        let before = state(&table.app);
        let mut topic = self.topic(table, seat);
        self.meet(table, seat, &topic);
        let taps = self.person(seat).taps;
        for tried in 0..5 {
            let in_time = Instant::now();
            self.answer(table, seat, &topic);
            let patience = Duration::from_millis(if topic == "tile" { 6000 } else { 2500 });
            while state(&table.app) == before && in_time.elapsed() < patience {
                table.attend(Duration::from_millis(10));
            }
            if state(&table.app) != before {
                break;
            }
            if tried == 4 {
                let kept = self.people[seat.index()].phone.keep("failed");
                panic!("{topic} of seat {} is never answered: {}", seat.index(), kept.display());
            }
            topic = self.topic(table, seat);
        }
        let taps = self.person(seat).taps - taps;
        self.by_topic.entry(topic.clone()).or_default().push(taps);
        if std::env::var_os("TOLD").is_some() {
            println!("    {} {topic} {taps} {:?}", seat.index(), state(&table.app).0);
        }
        let since = self.person(seat).pressed;
        self.look_around(table, seat, since, &topic);
    }

    /// The question of a phone to its owner, once it has heard of it.
    fn topic(&self, table: &mut Table, seat: Seat) -> String {
        let phone = self.people[seat.index()].phone;
        let begun = Instant::now();
        loop {
            let topics = phone.all(&format!("{URGENT}[data-topic]"), "data-topic");
            if let Some(topic) = topics.into_iter().next() {
                return topic;
            }
            phone.patience(begun, &format!("seat {} is not asked", seat.index()));
            table.attend(Duration::from_millis(20));
        }
    }

    /// How a question meets whoever is asked.
    fn meet(&mut self, table: &mut Table, seat: Seat, topic: &str) {
        table.attend(Duration::from_millis(80));
        let index = seat.index();
        let meets = self.people[index].phone.run("return evening.meets();");
        let said = meets.as_str().unwrap_or_default().to_owned();
        if !said.is_empty() && topic != "keep" {
            self.note(index, &[said], topic);
        }
        self.people[index].mind_focus(topic);
        if self.people[index].by_keys {
            let silent = self.people[index].phone.run(
                "const asked = document.querySelector('#asked > .urgent h2');
                 const said = document.getElementById('said').textContent;
                 return asked && document.activeElement !== asked && !said.includes('You decide')
                   && !said.includes(asked.textContent)
                   ? asked.textContent : '';",
            );
            if let Some(title) = silent.as_str().filter(|title| !title.is_empty()) {
                let what = format!("not said: {title}");
                self.note(index, &[what], topic);
            }
        }
        let kept = self.kept.entry((index, topic.to_owned())).or_default();
        *kept += 1;
        if matches!(*kept, 1 | 12) {
            let name = format!("evening-{}-{topic}-{kept}", PHONES[index].0);
            self.people[index].phone.keep(&name);
        }
    }

    /// A look at all phones after an answer, and when they had drawn it.
    fn look_around(&mut self, table: &mut Table, actor: Seat, since: u64, topic: &str) {
        let waits = Instant::now();
        for index in 0..self.people.len() {
            let phone = self.people[index].phone;
            let drawn = loop {
                let drawn = phone.run(&format!("return evening.since({since});"));
                let drawn = drawn.as_u64().unwrap_or(0);
                if drawn > 0 || waits.elapsed() > Duration::from_secs(4) {
                    break drawn;
                }
                table.attend(Duration::from_millis(15));
            };
            if drawn == 0 {
                self.note(index, &["not drawn within 4 s".to_owned()], topic);
            } else if index != actor.index() {
                self.seen[index].push(drawn - since);
            }
            self.acts += 1;
            if index != actor.index() && !self.acts.is_multiple_of(4) {
                continue;
            }
            let look = phone.run("return evening.look();");
            let found = look["found"].as_array().cloned().unwrap_or_default();
            let mut found: Vec<String> =
                found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect();
            found.append(&mut self.people[index].found);
            found.extend(nameless(table, index, look["bar"].as_str().unwrap_or_default()));
            self.note(index, &found, topic);
        }
    }

    /// Does what a question asks for, with the touches of a person.
    fn answer(&mut self, table: &mut Table, seat: Seat, topic: &str) {
        match topic {
            "tile" => self.tile(table, seat),
            "keep" if self.dice.below(2) == 0 => {
                self.person(seat).press(&format!("{URGENT} [data-pass]"));
            }
            "keep" | "fulfil" => {
                self.person(seat).press(&format!("{URGENT} .cards button"));
                sleep(Duration::from_millis(300));
                self.person(seat).press(&format!("{URGENT} [data-answer]"));
            }
            _ => self.choose(seat),
        }
    }

    /// One of the answers, on the board where that is in sight; or none of them.
    fn choose(&mut self, seat: Seat) {
        let phone = self.person(seat).phone;
        let tabs = phone.all(&format!("{URGENT} [data-tab][aria-pressed=false]"), "data-tab");
        if !tabs.is_empty() && self.dice.below(4) == 0 {
            let tab = self.dice.pick(&tabs).clone();
            self.person(seat).press(&format!("{URGENT} [data-tab=\"{tab}\"]"));
            sleep(Duration::from_millis(200));
        }
        let pass = format!("{URGENT} [data-pass]");
        if phone.shows(&pass) && self.dice.below(5) < 2 {
            self.person(seat).press(&pass);
            return;
        }
        // Where points would cover each other, what lies near is touched first.
        for _ in 0..4 {
            let near = phone.all(&format!("{URGENT} .answers [data-near]"), "data-near");
            if near.is_empty() {
                break;
            }
            let near = self.dice.pick(&near).clone();
            self.person(seat).press(&format!("{URGENT} .answers [data-near=\"{near}\"]"));
            sleep(Duration::from_millis(400));
        }
        let answers = phone.all(&format!("{URGENT} .answers [data-answer]"), "data-answer");
        if answers.is_empty() {
            self.person(seat).press(&pass);
            return;
        }
        let answer = self.dice.pick(&answers).clone();
        let point = format!("[data-point=\"{answer}\"]");
        let button = format!("{URGENT} [data-answer=\"{answer}\"]");
        let on_board = phone.shows(&point) && !self.person(seat).by_keys;
        let in_sight = on_board && {
            let spot = phone.run(&format!("return evening.spot({});", Value::from(point.as_str())));
            spot["free"] == json!(true)
        };
        let chosen = if in_sight { &point } else { &button };
        self.person(seat).press(chosen);
        sleep(Duration::from_millis(600));
        if phone.shows(&format!("{URGENT} [data-done]")) {
            self.person(seat).press(&format!("{URGENT} [data-done]"));
        }
    }

    // -- what goes wrong at a table --

    /// One step back, right after a tile.
    fn step_back(&mut self, table: &mut Table) {
        self.play_to(table, |game| matches!(game.phase(), Phase::Place));
        let tiles = table.game().board().tiles().len();
        let seat = table.game().active();
        self.act(table);
        let phone = self.person(seat).phone;
        table.attend(Duration::from_secs(1));
        let is_placed = table.game().board().tiles().len() == tiles + 1;
        // A tile that was entered at the laptop is not taken back on a phone.
        if !is_placed || !phone.shows("#undo") {
            return self.step_back(table);
        }
        let before = state(&table.app);
        self.person(seat).press("#undo");
        table.until("the step back", |app| state(app) != before);
        assert_eq!(table.game().board().tiles().len(), tiles);
        println!("  one step back: seat {}", seat.index());
    }

    /// Two taps at once end one turn, and answer nothing of the next.
    fn tap_twice(&mut self, table: &mut Table) {
        let pass = format!("{URGENT} [data-pass]");
        self.play_to(table, |game| {
            matches!(game.phase(), Phase::Deploy { .. }) && game.active().index() < 4
        });
        let seat = table.game().active();
        let moves =
            |table: &Table| table.app.session().map_or(0, |open| open.journal().moves().len());
        self.topic(table, seat);
        let before = moves(table);
        self.person(seat).tap_twice(&pass);
        table.attend(Duration::from_secs(3));
        println!("  two taps at once made {} moves", moves(table) - before);
        assert_eq!(moves(table), before + 1, "two taps at once answer once");
    }

    /// Prints the figures.
    fn tell(&mut self, begun: Instant, tiles: usize) {
        println!("\n{tiles} tiles in {:.0} s", begun.elapsed().as_secs_f64());
        println!(
            "{:8} {:>5} {:>6} {:>6} {:>4} {:>7}   seen after, ms: median, 95 %, worst",
            "phone", "turns", "mean", "median", "max", "swipes"
        );
        for (index, person) in self.people.iter().enumerate() {
            let turns = &mut self.turns[index];
            let seen = &mut self.seen[index];
            turns.sort_unstable();
            seen.sort_unstable();
            let at =
                |all: &[u64], share: usize| all.get(all.len() * share / 100).copied().unwrap_or(0);
            println!(
                "{:8} {:5} {:6.1} {:6} {:4} {:7}   {} {} {}",
                person.kind,
                turns.len(),
                turns.iter().sum::<usize>() as f64 / turns.len().max(1) as f64,
                turns.get(turns.len() / 2).copied().unwrap_or(0),
                turns.last().copied().unwrap_or(0),
                person.swipes,
                at(seen, 50),
                at(seen, 95),
                seen.last().copied().unwrap_or(0),
            );
        }
        let others = self.others.iter().sum::<usize>() as f64 / self.others.len().max(1) as f64;
        println!("taps of others in a turn: {others:.2}");
        println!("\ntaps an answer:");
        for (topic, taps) in &self.by_topic {
            let mean = taps.iter().sum::<usize>() as f64 / taps.len() as f64;
            println!(
                "{topic:16} {:4} times, mean {mean:.1}, max {}",
                taps.len(),
                taps.iter().max().unwrap_or(&0)
            );
        }
        println!("\nstumbled over:");
        for ((kind, _), (count, what)) in &self.stumbles.0 {
            println!("{kind:6} {count:5}× {what}");
        }
    }
}

/// Whoever waits for somebody else reads who that is.
fn nameless(table: &Table, index: usize, bar: &str) -> Option<String> {
    let game = table.game();
    if game.is_finished() || game.phase() == Phase::Deal || !game.choices().is_empty() {
        return None;
    }
    let asked = game.question().filter(|asked| !asked.topic.is_secret())?;
    let is_veiled = table.app.table().and_then(|table| table.veiled()).is_some();
    let is_told = asked.whom.index() == index || bar.contains(game.name(asked.whom));
    (!is_veiled && !is_told).then(|| format!("the bar names nobody asked: {bar}"))
}

/// Makes each phone the one that it is.
fn prepare(phones: &[Browser]) {
    for (phone, (kind, ..)) in phones.iter().zip(PHONES) {
        let source = include_str!("evening.js");
        phone.command("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
        match kind {
            "slow" => {
                phone.command("Network.enable", json!({}));
                let slow = json!({"offline": false, "latency": 150,
                    "downloadThroughput": 250_000, "uploadThroughput": 100_000});
                phone.command("Network.emulateNetworkConditions", slow);
                phone.command("Emulation.setCPUThrottlingRate", json!({"rate": 4}));
            }
            "dark" => phone.look("dark"),
            "large" => {
                let source = "addEventListener('DOMContentLoaded', () => {
                    document.documentElement.style.fontSize = '200%';
                });";
                phone.command("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
            }
            _ => {}
        }
    }
}

fn keep_all(phones: &[Browser], moment: &str) {
    for (phone, (kind, ..)) in phones.iter().zip(PHONES) {
        phone.keep(&format!("evening-{moment}-{kind}"));
    }
}

fn size(phone: &Browser, width: u32, height: u32) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
    phone.command("Emulation.setDeviceMetricsOverride", metrics);
}

#[test]
#[ignore = "takes many minutes and prints what was stumbled over"]
fn a_whole_evening_of_the_big_box_is_played_as_people_do() {
    let begun = Instant::now();
    let last = std::env::var("TILES").ok().and_then(|tiles| tiles.parse().ok());
    let last: usize = last.unwrap_or(usize::MAX);
    let folder = tempfile::tempdir().expect("a folder");
    let browsers = Browsers::start();
    let phones: Vec<Browser> =
        PHONES.iter().map(|(_, width, height)| browsers.open(*width, *height)).collect();
    prepare(&phones);
    let mut saved = game(&BIG_BOX, 7);
    let rules = [HouseRule::MouthIsATurn, HouseRule::WagonsDriveAround];
    saved.setup.rules = rules.into_iter().collect();
    let mut table = Table::with_game(folder.path(), &saved);
    table.let_phones_come();
    let mut evening = Evening::new(&phones);
    for _ in &phones {
        let (seat, address) = table.code();
        claim(&mut table, seat, &address, &phones[seat.index()]);
        phones[seat.index()].keep(&format!("evening-welcome-{}", PHONES[seat.index()].0));
        evening.person(seat).press("#understood");
    }
    table.send(Message::Phones(ask::phones::Message::Close));
    let part = |share: usize| last.min(170) * share / 10;
    evening.play_until(&mut table, part(1));
    keep_all(&phones, "early");
    evening.step_back(&mut table);
    evening.tap_twice(&mut table);
    evening.play_until(&mut table, part(2));

    // A phone is turned for a while.
    size(&phones[0], 844, 390);
    evening.play_until(&mut table, part(3));
    keep_all(&phones, "turned");
    size(&phones[0], 390, 844);
    phones[2].reload();
    phones[2].wait_for("#asked");
    evening.play_until(&mut table, part(5));
    keep_all(&phones, "middle");
    evening.tell(begun, table.game().board().tiles().len());

    // The laptop is started anew, and phones come back by themselves.
    drop(table);
    phones[3].wait_for("#offline");
    keep_all(&phones, "offline");
    let mut table = Table::open(folder.path());
    table.send(Message::Tick);
    for (seat, phone) in table.game().seats().zip(&phones) {
        table.wait_for(seat);
        phone.wait_for("#asked");
    }
    evening.play_until(&mut table, part(8));
    keep_all(&phones, "late");
    evening.tell(begun, table.game().board().tiles().len());
    evening.play_until(&mut table, last);
    table.attend(Duration::from_secs(2));
    keep_all(&phones, "end");
    let tiles = table.game().board().tiles().len();
    evening.count(table.game());
    evening.tell(begun, tiles);
    assert!(last < usize::MAX || table.game().is_finished());
}
