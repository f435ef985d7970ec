//! The forty cards of `tests/decks/fan.json` made in the form, by mouse alone and by keys alone,
//! but for their titles; and the seconds of each by the model of keystrokes (`model.rs`).
//!
//! `cargo test --test ui made_by_mouse -- --nocapture` prints them.

use std::collections::HashMap;

use content::deck;
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::keyboard::Modifiers;
use iced::widget::Id;
use iced::{Point, Rectangle, Size};
use rules::card::Card;
use rules::card::requirement::Bound;
use rules::card::requirement::blank::{Blank, Clause, Filling, Term};
use rules::card::task::{Form, Requirement};
use screen::decks::FORM;
use text::{Words, searchable};

use super::decks::{at_decks, on_disk};
use super::driver::Driver;
use super::keyboard::{Keyboard, Keys as _};
use super::workshop::sized;
use support::forty::{CLICK, Effort, GLANCE, MIND, WHEEL, pointing};

/// The seconds of a key.
const KEY: f64 = 0.2;
/// The extent of one glance, in logical pixels.
const SEEN: f32 = 140.0;
/// The window of the measurement, and one in which nothing has to be scrolled: wherever something
/// lies in it tells how far the list of the other one is scrolled for it.
const VIEW: Size = Size::new(1280.0, 800.0);
const TALL: Size = Size::new(1280.0, 4000.0);
/// The end of the form in the window of the measurement, and as far as one swipe scrolls it.
const FOOT: f32 = 776.0;
const SWIPE: f32 = 300.0;
/// The points of a new card.
const POINTS: i32 = 12;
/// No card takes longer.
const PATIENCE: f64 = 40.0;

/// The cards of the deck of forty.
pub fn forty() -> Vec<Card> {
    let (cards, faults) = deck::read("fan.json", include_str!("../decks/fan.json"));
    assert_eq!(faults, []);
    assert_eq!(cards.len(), 40);
    cards
}

// ---- what is to be done next ----

/// How a number is bounded: the place among the ways that the form offers.
fn way(bound: Bound) -> usize {
    match (bound.exactly, bound.at_least, bound.at_most) {
        (Some(_), ..) => 0,
        (None, Some(_), Some(_)) => 3,
        (None, None, Some(_)) => 2,
        (None, ..) => 1,
    }
}

const WAYS: [&str; 4] = ["exactly", "at least", "at most", "from … to"];

fn number_of(bound: Bound) -> u32 {
    bound.exactly.or(bound.at_least).or(bound.at_most).expect("a number")
}

/// The next step towards a card.
#[derive(Debug)]
enum Step {
    /// A condition is added.
    Add(usize),
    /// A term is pressed.
    Press(usize, usize),
    /// One of two tasks is chosen.
    Part(usize, Form),
    /// A number is stepped.
    Number(usize, u32, u32),
    /// A number is bounded in another way.
    Way(usize, usize),
}

/// The blanks with names that stay the same whatever else is filled in.
fn named(requirement: &Requirement) -> HashMap<(Clause, usize), Blank> {
    let blanks = requirement.blanks().into_iter();
    blanks.map(|blank| ((blank.clause, blank.feature), blank)).collect()
}

fn next(now: &Requirement, wanted: &Requirement) -> Option<Step> {
    let meant = named(wanted);
    for (place, blank) in now.blanks().iter().enumerate() {
        let Some(meant) = meant.get(&(blank.clause, blank.feature)) else { continue };
        if blank.filling == meant.filling {
            continue;
        }
        if blank.is_condition() && !blank.is_filled() {
            return Some(Step::Add(place));
        }
        return Some(match (&blank.filling, &meant.filling) {
            (Filling::Terms(now), Filling::Terms(meant)) if blank.clause == Clause::Task => {
                let on = |(term, is_on): &(Term, bool)| match term {
                    Term::Task(name) if *is_on => Some(*name),
                    _ => None,
                };
                let name = meant.iter().find_map(on).expect("a task");
                if now.iter().find_map(on) == Some(name) {
                    continue;
                }
                let form = Form::ALL.into_iter().find(|form| form.name() == name);
                Step::Part(place, form.expect("a task"))
            }
            (Filling::Terms(now), Filling::Terms(meant)) => {
                let differ =
                    |on: bool| (0..now.len()).find(|at| now[*at].1 != on && meant[*at].1 == on);
                let at = differ(true).or_else(|| differ(false)).expect("another term");
                Step::Press(place, at)
            }
            (Filling::Number(now, _), Filling::Number(meant, _)) => {
                Step::Number(place, *now, *meant)
            }
            (Filling::Bound(Some(now), _), Filling::Bound(Some(meant), _)) => {
                let (from, to) = (number_of(*now), number_of(*meant));
                if from == to {
                    Step::Way(place, way(*meant))
                } else {
                    Step::Number(place, from, to)
                }
            }
            (now, meant) => panic!("{now:?} towards {meant:?}"),
        });
    }
    None
}

/// The letters by which a task is found, whatever comes before it: as few as name no other.
fn letters(words: &Words, meant: Form) -> String {
    let said = |form: Form| searchable(&words.form(form));
    let offers = |form: Form, typed: &str| {
        form.empty().blanks().iter().any(|blank| match &blank.filling {
            Filling::Terms(terms) => {
                terms.iter().any(|(term, _)| searchable(&words.term(*term)).starts_with(typed))
            }
            _ => false,
        })
    };
    let label = said(meant);
    let begins = label.char_indices().filter(|(at, _)| *at == 0 || label[..*at].ends_with(' '));
    let typed = begins.flat_map(|(at, _)| {
        let rest = label[at..].to_owned();
        let ends: Vec<usize> = rest.char_indices().map(|(at, _)| at).skip(2).collect();
        ends.into_iter().chain([rest.len()]).map(move |end| rest[..end].to_owned())
    });
    let others = || Form::ALL.into_iter().filter(|form| *form != meant);
    let is_sure = |typed: &String| {
        let first = others().all(|form| !said(form).starts_with(typed.as_str()));
        let is_first = label.starts_with(typed.as_str());
        let alone =
            others().all(|form| !said(form).contains(typed.as_str()) && !offers(form, typed));
        first && (is_first || alone)
    };
    typed.filter(is_sure).min_by_key(|typed| typed.chars().count()).expect("letters of its own")
}

/// The thing on which an effort was spent, to be told where it was much.
#[derive(Default)]
struct Spent {
    effort: Effort,
    on: Vec<String>,
}

impl Spent {
    fn on(&mut self, what: impl std::fmt::Debug, seconds: f64, inputs: usize) {
        self.effort.seconds += seconds;
        self.effort.inputs += inputs;
        self.on.push(format!("{what:?} {seconds:.1}"));
    }
}

// ---- by mouse ----

/// A hand with a mouse.
struct Mouse {
    driver: Driver,
    pointer: Point,
    scrolled: f32,
    words: Words,
    spent: Spent,
}

impl Mouse {
    /// The texts of the form, from its top.
    fn texts(&self) -> Vec<(String, Rectangle)> {
        let left = self.driver.find_id(FORM).map_or(0.0, |form| form.x);
        self.driver.texts().into_iter().filter(|(_, at)| at.x >= left).collect()
    }

    fn labelled(&self, label: &str, fits: impl Fn(&Rectangle) -> bool) -> Vec<Rectangle> {
        let texts = self.texts().into_iter();
        texts.filter(|(text, at)| text == label && fits(at)).map(|(_, at)| at).collect()
    }

    fn blank(&self, place: usize) -> Rectangle {
        let found = self.driver.find_id(format!("card-blank-{place}"));
        found.unwrap_or_else(|| panic!("blank {place} is not shown"))
    }

    /// Brings a place into sight, points at it and clicks it so many times.
    fn click(&mut self, at: Rectangle, point: Point, times: usize) -> (f64, usize) {
        let top = self.driver.find_id(FORM).map_or(0.0, |form| form.y);
        let (mut seconds, mut inputs) = (0.0, times);
        let seen = at.y - self.scrolled;
        if seen < top || seen + at.height > FOOT {
            let middle = (at.y - (top + FOOT) / 2.0).max(0.0);
            let swipes = ((middle - self.scrolled).abs() / SWIPE).ceil();
            self.scrolled = middle;
            seconds += f64::from(swipes) * WHEEL;
            inputs += swipes as usize;
        }
        let there = Point::new(point.x, point.y - self.scrolled);
        let size = f64::from(at.width.min(at.height));
        seconds += pointing(self.pointer.distance(there).into(), size) + times as f64 * CLICK;
        self.pointer = there;
        for _ in 0..times {
            self.driver.click_at(point);
        }
        (seconds, inputs)
    }

    /// Reads chips from the first on, as far as the one that is meant, and clicks it.
    fn choose(&mut self, first: Rectangle, meant: Rectangle) -> (f64, usize) {
        let lines = ((meant.y - first.y) / 30.0).round().max(0.0);
        let form = self.driver.find_id(FORM).map_or(600.0, |form| form.width);
        let read = lines * form + (meant.x - first.x);
        let glances = (read / SEEN).ceil().max(1.0);
        let (seconds, inputs) = self.click(meant, meant.center(), 1);
        (seconds + MIND + f64::from(glances) * GLANCE, inputs)
    }

    /// Steps a number by its buttons.
    fn step(&mut self, name: &str, by: i64) -> (f64, usize) {
        if by == 0 {
            return (0.0, 0);
        }
        let bounds = self.driver.find_id(name.to_owned()).expect("the number is shown");
        let x = if by > 0 { bounds.x + bounds.width - 12.0 } else { bounds.x + 12.0 };
        let button = Rectangle { x: x - 12.0, width: 24.0, ..bounds };
        let point = Point::new(x, bounds.center_y());
        let (seconds, inputs) = self.click(button, point, by.unsigned_abs() as usize);
        (seconds + MIND, inputs)
    }

    /// Chooses among all tasks.
    fn task(&mut self, form: Form) {
        let label = self.words.form(form);
        let mut spent = (0.0, 0);
        let first = |mouse: &Self| {
            let search = mouse.driver.find_id("card-task").expect("the tasks are shown");
            Rectangle { y: search.y + search.height + 8.0, ..search }
        };
        let found = |mouse: &Self| {
            let below = first(mouse).y - 4.0;
            mouse.labelled(&label, |at| at.y > below).first().copied()
        };
        if found(self).is_none() {
            let more = self.labelled("Tasks of other sets", |_| true)[0];
            spent = self.choose(first(self), more);
        }
        let meant = found(self).unwrap_or_else(|| panic!("{label} is not offered"));
        let (seconds, inputs) = self.choose(first(self), meant);
        self.spent.on(&label, spent.0 + seconds, spent.1 + inputs);
        // The first blank of the task comes into sight.
        self.scrolled = 0.0;
    }

    fn take(&mut self, step: &Step, now: &Requirement) {
        let (seconds, inputs) = match step {
            Step::Add(place) => {
                let blanks = now.blanks();
                let blank = &blanks[*place];
                let first = self.driver.find_id("card-condition").expect("conditions");
                let mut label = self.words.blank(blank.clause);
                if blanks.iter().any(|blank| blank.feature > 0) {
                    label = format!("{label} ({})", blank.feature + 1);
                }
                let meant = self.labelled(&label, |at| at.y > first.y - 4.0)[0];
                let above = self.labelled("Add a condition", |at| at.y < meant.y);
                let above = above.last().expect("the conditions");
                let first = Rectangle { y: above.y + 24.0, ..*above };
                self.choose(first, meant)
            }
            Step::Press(place, at) => {
                let first = self.blank(*place);
                let Filling::Terms(terms) = &now.blanks()[*place].filling else {
                    panic!("{step:?}")
                };
                let label = self.words.term(terms[*at].0);
                let meant = self.labelled(&label, |at| at.y > first.y - 4.0)[0];
                self.choose(first, meant)
            }
            Step::Part(place, form) => {
                let other = self.blank(*place);
                let (seconds, inputs) = self.click(other, other.center(), 1);
                self.spent.on(step, seconds + MIND, inputs);
                return self.task(*form);
            }
            Step::Number(place, from, to) => {
                let by = self.now_stepped(now, *place);
                let clicks = (i64::from(*to) - i64::from(*from)) / by;
                self.step(&format!("card-blank-{place}"), clicks)
            }
            Step::Way(place, way) => {
                let stepper = self.blank(*place);
                let meant = self.labelled(WAYS[*way], |at| at.y < stepper.y);
                let meant = *meant.last().expect("the ways");
                let (seconds, inputs) = self.click(meant, meant.center(), 1);
                (seconds + MIND, inputs)
            }
        };
        self.spent.on(step, seconds, inputs);
    }

    /// By how much one click steps a number.
    fn now_stepped(&self, now: &Requirement, place: usize) -> i64 {
        let clause = now.blanks()[place].clause;
        if matches!(clause, Clause::Millimetres | Clause::Ahead) { 5 } else { 1 }
    }
}

/// Makes a card by mouse, but for its title.
fn by_mouse(mouse: &mut Mouse, card: &Card, is_first: bool, last: impl Fn() -> Option<Card>) {
    mouse.spent = Spent::default();
    mouse.scrolled = 0.0;
    let begin = if is_first { "New deck" } else { "Next card" };
    mouse.driver.click(begin);
    mouse.driver.type_into(Id::new("card-title"), &card.title);
    mouse.pointer = mouse.driver.find_id("card-title").expect("the title").center();
    mouse.task(Form::of(&card.requirement));
    for _ in 0..60 {
        let now = last().expect("a card").requirement;
        let Some(step) = next(&now, &card.requirement) else { break };
        mouse.take(&step, &now);
    }
    let (seconds, inputs) = mouse.step("card-points", i64::from(card.points - POINTS));
    mouse.spent.on("points", seconds, inputs);
    let (seconds, inputs) = mouse.step("card-count", i64::from(card.count) - 1);
    mouse.spent.on("copies", seconds, inputs);
}

// ---- by keys ----

/// Everything that can have the focus, and what stands there, all where the lists have it.
#[derive(Default)]
struct Around {
    focused: Option<Rectangle>,
    named: HashMap<Id, Rectangle>,
    texts: Vec<(String, Rectangle)>,
}

impl Operation for Around {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(bounds);
        }
        if let Some(id) = id {
            self.named.insert(id.clone(), bounds);
        }
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        self.texts.push((text.to_owned(), bounds));
    }
}

/// A hand on the keys.
struct Fingers {
    keys: Keyboard,
    words: Words,
    spent: Spent,
}

impl Fingers {
    fn around(&mut self) -> Around {
        let mut around = Around::default();
        self.keys.operate(&mut around);
        around
    }

    /// Goes by arrows to what lies there: first to its line, then along.
    fn go(&mut self, what: &str, meant: impl Fn(&Around) -> Option<Point>) -> usize {
        for keys in 0..60 {
            let around = self.around();
            let meant = meant(&around).unwrap_or_else(|| panic!("{what} is not shown"));
            let Some(focused) = around.focused else {
                self.keys.tap("Tab");
                continue;
            };
            if focused.contains(meant) {
                return keys;
            }
            self.keys.tap(if meant.y > focused.y + focused.height {
                "Down"
            } else if meant.y < focused.y {
                "Up"
            } else if meant.x > focused.x {
                "Right"
            } else {
                "Left"
            });
        }
        panic!("{what} cannot be reached by arrows");
    }

    fn go_to_blank(&mut self, name: &str) -> usize {
        let id = Id::from(name.to_owned());
        self.go(name, |around| around.named.get(&id).map(Rectangle::center))
    }

    /// Goes to a label that fits, the first or the last of them.
    fn go_to(
        &mut self,
        label: &str,
        fits: impl Fn(&Around, &Rectangle) -> bool,
        last: bool,
    ) -> usize {
        self.go(label, |around| {
            let found = around.texts.iter().filter(|(text, at)| text == label && fits(around, at));
            let found: Vec<Point> = found.map(|(_, at)| at.center()).collect();
            if last { found.last().copied() } else { found.first().copied() }
        })
    }

    /// Types the letters of a task, and chooses it.
    fn task(&mut self, form: Form) {
        let typed = letters(&self.words, form);
        self.keys.type_words(&typed);
        self.keys.tap("Return");
        let keys = typed.chars().count() + 1;
        self.spent.on(&typed, MIND + keys as f64 * KEY, keys);
    }

    fn take(&mut self, step: &Step, now: &Requirement) {
        let blanks = now.blanks();
        let id = |place: &usize| Id::from(format!("card-blank-{place}"));
        let keys = match step {
            Step::Add(place) => {
                let blank = &blanks[*place];
                let mut label = self.words.blank(blank.clause);
                if blanks.iter().any(|blank| blank.feature > 0) {
                    label = format!("{label} ({})", blank.feature + 1);
                }
                self.keys.tap("c");
                let first = Id::new("card-condition");
                let below = move |around: &Around, at: &Rectangle| {
                    around.named.get(&first).is_some_and(|first| at.y > first.y - 4.0)
                };
                let keys = self.go_to(&label, below, false);
                self.keys.tap("space");
                keys + 2
            }
            Step::Press(place, at) => {
                let Filling::Terms(terms) = &blanks[*place].filling else { panic!("{step:?}") };
                let label = self.words.term(terms[*at].0);
                let id = id(place);
                let in_line = move |around: &Around, at: &Rectangle| {
                    around.named.get(&id).is_some_and(|first| at.y > first.y - 4.0)
                };
                let keys = self.go_to(&label, in_line, false);
                self.keys.tap("space");
                keys + 1
            }
            Step::Part(place, form) => {
                let keys = self.go_to_blank(&format!("card-blank-{place}"));
                self.keys.tap("Return");
                self.spent.on(step, MIND + (keys + 1) as f64 * KEY, keys + 1);
                return self.task(*form);
            }
            Step::Number(place, _, to) => {
                let keys = self.go_to_blank(&format!("card-blank-{place}"));
                let typed = to.to_string();
                self.keys.type_words(&typed);
                keys + typed.len()
            }
            Step::Way(place, way) => {
                let id = id(place);
                let above = move |around: &Around, at: &Rectangle| {
                    around.named.get(&id).is_some_and(|stepper| at.y < stepper.y)
                };
                let keys = self.go_to(WAYS[*way], above, true);
                self.keys.tap("space");
                keys + 1
            }
        };
        self.spent.on(step, MIND + keys as f64 * KEY, keys);
    }
}

/// Makes a card by keys.
fn by_keys(hand: &mut Fingers, card: &Card, is_first: bool, last: impl Fn() -> Option<Card>) {
    hand.spent = Spent::default();
    hand.keys.tap_with(if is_first { "n" } else { "Return" }, Modifiers::CTRL);
    hand.keys.type_words(&card.title);
    hand.keys.tap("Return");
    let points = card.points.to_string();
    hand.keys.type_words(&points);
    let keys = 2 + points.len();
    hand.spent.on("points", MIND + keys as f64 * KEY, keys);
    if card.count > 1 {
        let keys = hand.go_to_blank("card-count") + 1;
        hand.keys.type_words(&card.count.to_string());
        hand.spent.on("copies", MIND + keys as f64 * KEY, keys);
    }
    hand.keys.tap("t");
    hand.spent.on("t", KEY, 1);
    hand.task(Form::of(&card.requirement));
    for _ in 0..60 {
        let now = last().expect("a card").requirement;
        let Some(step) = next(&now, &card.requirement) else { break };
        hand.take(&step, &now);
    }
}

// ---- the forty ----

fn is_made(made: Option<Card>, wanted: &Card, how: &str) {
    let made = made.unwrap_or_else(|| panic!("{how}: {} is not there", wanted.title));
    let asked = |card: &Card| {
        let (title, set) = (card.title.clone(), card.set.clone());
        (title, card.points, card.count, card.farmer, set, card.requirement.clone())
    };
    assert_eq!(asked(&made), asked(wanted), "{how}");
}

#[test]
fn every_second_fan_card_is_made_by_mouse_and_by_keys_in_little_time() {
    let (folder, driver) = at_decks();
    let mut driver = driver.steady();
    sized(&mut driver, TALL);
    let mut mouse = Mouse {
        driver,
        pointer: Point::ORIGIN,
        scrolled: 0.0,
        words: Words::english(),
        spent: Spent::default(),
    };
    let (typed, driver) = at_decks();
    let mut driver = driver;
    sized(&mut driver, VIEW);
    let keys = Keyboard::new(driver, VIEW).redrawn();
    let mut hand = Fingers { keys, words: Words::english(), spent: Spent::default() };
    let last = |folder: &std::path::Path| {
        let is_there = folder.join("data/orders/Our deck.json").exists();
        is_there.then(|| on_disk(folder, "Our deck")).and_then(|cards| cards.last().cloned())
    };
    let mut long = Vec::new();
    println!("card | by mouse: seconds, inputs | by keys: seconds, inputs");
    for (at, card) in forty().iter().step_by(2).enumerate() {
        by_mouse(&mut mouse, card, at == 0, || last(folder.path()));
        is_made(last(folder.path()), card, "by mouse");
        by_keys(&mut hand, card, at == 0, || last(typed.path()));
        is_made(last(typed.path()), card, "by keys");
        let [one, two] = [&mouse.spent.effort, &hand.spent.effort];
        println!(
            "{} {} | {:.1} s, {} | {:.1} s, {}",
            card.id, card.title, one.seconds, one.inputs, two.seconds, two.inputs
        );
        if std::env::var("EACH").is_ok() {
            println!("  {:?}\n  {:?}", mouse.spent.on, hand.spent.on);
        }
        long.extend((one.seconds.max(two.seconds) > PATIENCE).then(|| card.title.clone()));
    }
    assert_eq!(long, [""; 0], "these take too long");
}
