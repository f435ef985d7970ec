//! Browsers as phones: Chromium, driven by its own driver over WebDriver.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long is waited for what must come.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The driver of all browsers of a test.
pub struct Browsers {
    driver: Child,
    port: u16,
}

impl Drop for Browsers {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Browsers {
    /// Starts the driver.
    pub fn start() -> Self {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromium-driver is installed");
        let mut lines = BufReader::new(driver.stdout.take().expect("its output")).lines();
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        // Nobody reads on, and it must not wait for that.
        std::thread::spawn(move || lines.count());
        Self { driver, port: port.expect("the driver says where it listens") }
    }

    /// Opens a browser with a screen of that size.
    pub fn open(&self, width: u32, height: u32) -> Browser {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
        ];
        let metrics = json!({"width": width, "height": height, "pixelRatio": 1.0, "touch": true});
        let options = json!({
            "args": arguments,
            "mobileEmulation": {"deviceMetrics": metrics},
        });
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}});
        let answer = request(self.port, "POST", "/session", Some(&wanted));
        let id = answer["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        let browser = Browser { port: self.port, path: format!("/session/{id}") };
        browser.look("light");
        // A script that records all data sent to the page, to be searched.
        let source = include_str!("heard.js");
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
        browser
    }
}

/// A phone.
pub struct Browser {
    port: u16,
    path: String,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = sent(self.port, "DELETE", &self.path, "");
    }
}

impl Browser {
    fn post(&self, path: &str, body: &Value) -> Value {
        request(self.port, "POST", &format!("{}{path}", self.path), Some(body))
    }

    /// Opens an address.
    pub fn go(&self, address: &str) {
        self.post("/url", &json!({"url": address}));
    }

    /// By day or by night; and nobody waits for what moves before it stands still.
    pub fn look(&self, look: &str) {
        self.set(&[("prefers-color-scheme", look)]);
    }

    /// The settings of the phone’s system.
    pub fn set(&self, features: &[(&str, &str)]) {
        let still = ("prefers-reduced-motion", "reduce");
        let features = features.iter().chain([&still]);
        let features = features.map(|(name, value)| json!({"name": name, "value": value}));
        let features = Value::Array(features.collect());
        self.command("Emulation.setEmulatedMedia", json!({"features": features}));
    }

    /// Where it is.
    pub fn address(&self) -> String {
        self.run("return location.href;").as_str().unwrap_or_default().to_owned()
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.post("/refresh", &json!({}));
    }

    /// Runs a script, and returns its value. One that fails fails the test.
    pub fn run(&self, script: &str) -> Value {
        let value = self.post("/execute/sync", &json!({"script": script, "args": []}));
        assert_ne!(value["error"], "javascript error", "{script}: {value}");
        value
    }

    /// Puts the focus where whoever hears the page goes on after an answer.
    pub fn hear_question(&self) {
        self.run(
            "const heading = document.querySelector('#asked h2');
             heading.tabIndex = -1;
             heading.focus();",
        );
    }

    /// Runs a script that calls its last argument when it is done; what it calls it with.
    pub fn run_later(&self, script: &str) -> Value {
        self.post("/execute/async", &json!({"script": script, "args": []}))
    }

    /// Carries out what fingers or keys do.
    pub fn act(&self, actions: &Value) {
        self.post("/actions", actions);
    }

    /// Presses a key, by its name or sign.
    pub fn press(&self, key: &str) {
        let code = match key {
            "Tab" => "\u{e004}",
            "Enter" => "\u{e007}",
            "ArrowLeft" => "\u{e012}",
            "ArrowUp" => "\u{e013}",
            "ArrowRight" => "\u{e014}",
            "ArrowDown" => "\u{e015}",
            "Home" => "\u{e011}",
            "End" => "\u{e010}",
            sign => sign,
        };
        let down = |code: &str| json!({"type": "keyDown", "value": code});
        let up = |code: &str| json!({"type": "keyUp", "value": code});
        let (shift, tab) = ("\u{e008}", "\u{e004}");
        let keys = match key {
            "BackTab" => json!([down(shift), down(tab), up(tab), up(shift)]),
            _ => json!([down(code), up(code)]),
        };
        self.act(&json!({"actions": [{"type": "key", "id": "keys", "actions": keys}]}));
    }

    /// A command of the browser itself.
    pub fn command(&self, name: &str, parameters: Value) -> Value {
        self.post("/goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
    }

    /// Whether something is shown.
    pub fn shows(&self, selector: &str) -> bool {
        let selector = Value::from(selector);
        let script = format!(
            "const one = document.querySelector({selector});
             return !!one && !one.hidden && one.getClientRects().length > 0;"
        );
        self.run(&script) == Value::Bool(true)
    }

    /// The values of an attribute of all shown elements.
    pub fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let (selector, attribute) = (Value::from(selector), Value::from(attribute));
        let found = self.run(&format!(
            "return [...document.querySelectorAll({selector})]
                .filter((one) => one.getClientRects().length > 0)
                .map((one) => one.getAttribute({attribute}));"
        ));
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
    }

    /// Waits until something is shown.
    pub fn wait_for(&self, selector: &str) {
        let begun = Instant::now();
        while !self.shows(selector) {
            self.patience(begun, &format!("`{selector}` is not shown"));
            sleep(Duration::from_millis(20));
        }
    }

    /// Touches what is shown, as a finger does. Returns whether it was there.
    pub fn touch(&self, selector: &str) -> bool {
        let wanted = json!({"using": "css selector", "value": selector});
        let found = self.post("/element", &wanted);
        let Some(element) = found.as_object().and_then(|found| found.values().next()) else {
            return false;
        };
        let Some(element) = element.as_str() else { return false };
        let path = format!("/element/{element}/click");
        self.post(&path, &json!({})).get("error").is_none()
    }

    /// Everything that the page was sent since this was asked last, or since it was loaded.
    pub fn heard(&self) -> String {
        self.run("return window.heard();").as_str().unwrap_or_default().to_owned()
    }

    /// Fails with a picture of the page if the waiting has lasted too long.
    pub fn patience(&self, begun: Instant, what: &str) {
        if begun.elapsed() > PATIENCE {
            let text = self.run("return document.body.innerText;");
            panic!("{what}, see {}: {text}", self.keep("failed").display());
        }
    }

    /// Keeps a picture of the page in `target/phones`.
    pub fn keep(&self, name: &str) -> PathBuf {
        let folder = support::root().join("target/phones");
        fs::create_dir_all(&folder).expect("a folder to write to");
        let path = folder.join(format!("{name}.png"));
        fs::write(&path, self.picture()).expect("a picture");
        path
    }

    /// A picture of the page.
    fn picture(&self) -> Vec<u8> {
        let path = format!("{}/screenshot", self.path);
        let picture = request(self.port, "GET", &path, None);
        decoded(picture.as_str().unwrap_or_default())
    }
}

/// The bytes of a text in base 64.
pub fn decoded(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits: Vec<u32> = text
        .bytes()
        .filter_map(|byte| DIGITS.iter().position(|digit| *digit == byte))
        .map(|digit| u32::try_from(digit).expect("below 64"))
        .collect();
    let mut bytes = Vec::new();
    for four in digits.chunks(4) {
        let whole =
            four.iter().fold(0, |whole, digit| whole << 6 | digit) << (6 * (4 - four.len()));
        bytes.extend_from_slice(&whole.to_be_bytes()[1..four.len()]);
    }
    bytes
}

/// A request to the driver; its `value`.
fn request(port: u16, method: &str, path: &str, body: Option<&Value>) -> Value {
    let body = body.map(ToString::to_string).unwrap_or_default();
    let answer = sent(port, method, path, &body).expect("the driver answers");
    let answer: Value = serde_json::from_slice(&answer).unwrap_or(Value::Null);
    answer.get("value").cloned().unwrap_or(Value::Null)
}

fn sent(port: u16, method: &str, path: &str, body: &str) -> io::Result<Vec<u8>> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    // The driver leaves the connection open whatever it is asked.
    let mut answer = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        answer.read_line(&mut line)?;
        let line = line.trim().to_ascii_lowercase();
        if let Some(number) = line.strip_prefix("content-length:") {
            length = number.trim().parse().unwrap_or(0);
        }
        if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body)?;
    Ok(body)
}
