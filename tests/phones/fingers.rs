//! A person at a phone: fingers that touch what is in sight, or keys alone.

use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::browser::Browser;

/// So long a person waits between two touches.
const PACE: Duration = Duration::from_millis(520);

/// A person, and what was stumbled over.
pub struct Person<'a> {
    pub phone: &'a Browser,
    pub kind: &'static str,
    /// Heard and not seen: played by keys.
    pub by_keys: bool,
    pub taps: usize,
    pub swipes: usize,
    pub found: Vec<String>,
    /// When something was pressed last, in milliseconds since 1970.
    pub pressed: u64,
    last: Instant,
}

impl<'a> Person<'a> {
    pub fn new(phone: &'a Browser, kind: &'static str, by_keys: bool) -> Self {
        let last = Instant::now();
        Self { phone, kind, by_keys, taps: 0, swipes: 0, found: Vec::new(), pressed: 0, last }
    }

    fn ask(&self, what: &str, selector: &str) -> Value {
        self.phone.run(&format!("return evening.{what}({});", Value::from(selector)))
    }

    /// Waits as a person does between two touches.
    fn pace(&mut self) {
        if let Some(left) = PACE.checked_sub(self.last.elapsed()) {
            sleep(left);
        }
        self.last = Instant::now();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
        self.pressed = u64::try_from(now.as_millis()).expect("a time of today");
    }

    /// Presses something that is shown; whether it was there.
    pub fn press(&mut self, selector: &str) -> bool {
        if self.by_keys { self.press_key(selector) } else { self.tap(selector) }
    }

    fn tap(&mut self, selector: &str) -> bool {
        for _ in 0..40 {
            let spot = self.ask("spot", selector);
            if spot.is_null() {
                return false;
            }
            if spot["waits"] == json!(true) {
                sleep(Duration::from_millis(100));
                continue;
            }
            let number = |name: &str| spot[name].as_i64().unwrap_or_default();
            self.swipes += usize::try_from(number("swipes")).unwrap_or_default();
            if spot["free"] != json!(true) {
                let (name, cover) = (&spot["name"], &spot["cover"]);
                self.found.push(format!("covered: {name} by {cover}"));
                self.phone
                    .run(&format!("document.querySelector({}).click();", Value::from(selector)));
                self.taps += 1;
                return true;
            }
            self.pace();
            self.finger(&[(number("x"), number("y"))]);
            self.taps += 1;
            return true;
        }
        self.found.push(format!("never free: {selector}"));
        false
    }

    /// A finger goes down, along a way, and up.
    pub fn finger(&self, way: &[(i64, i64)]) {
        let mut actions = Vec::new();
        for (at, (x, y)) in way.iter().enumerate() {
            let duration = if at == 0 { 0 } else { 60 };
            actions.push(json!({
                "type": "pointerMove", "duration": duration, "x": x, "y": y, "origin": "viewport"
            }));
            if at == 0 {
                actions.push(json!({"type": "pointerDown", "button": 0}));
            }
        }
        actions.push(json!({"type": "pointerUp", "button": 0}));
        self.phone.act(&json!({"actions": [{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
            "actions": actions
        }]}));
    }

    /// Two taps at once on the same spot.
    pub fn tap_twice(&mut self, selector: &str) {
        let spot = self.ask("spot", selector);
        let number = |name: &str| spot[name].as_i64().unwrap_or_default();
        self.pace();
        let at = (number("x"), number("y"));
        self.finger(&[at]);
        self.finger(&[at]);
        self.taps += 2;
    }

    /// Drags the board until a mark of it is in sight.
    pub fn pan_to(&mut self, selector: &str) {
        for _ in 0..12 {
            let beyond = self.ask("beyond", selector);
            let Some(way) = beyond.as_array() else { return };
            let number = |index: usize| way[index].as_i64().unwrap_or_default();
            let (x, y) = (number(0), number(1));
            self.finger(&[
                (x, y),
                (x + number(2) / 2, y + number(3) / 2),
                (x + number(2), y + number(3)),
            ]);
            self.swipes += 1;
            sleep(Duration::from_millis(350));
        }
        self.found.push(format!("the board does not come to {selector}"));
    }

    fn press_key(&mut self, selector: &str) -> bool {
        for _ in 0..120 {
            let key = self.ask("key", selector);
            match key.as_str().unwrap_or("gone") {
                "gone" => return false,
                "wait" => sleep(Duration::from_millis(50)),
                "here" => {
                    self.pace();
                    self.phone.press("Enter");
                    self.taps += 1;
                    return true;
                }
                key => {
                    self.phone.press(key);
                    self.taps += 1;
                }
            }
        }
        self.found.push(format!("keys lead to no {selector}"));
        self.phone.run(&format!("document.querySelector({}).click();", Value::from(selector)));
        true
    }

    /// Whoever plays by keys never begins at the top of the page.
    pub fn mind_focus(&mut self, topic: &str) {
        if !self.by_keys {
            return;
        }
        if self.phone.run("return evening.focus();") == json!("body") {
            self.found.push(format!("focus lost to the body at {topic}"));
        }
    }
}
