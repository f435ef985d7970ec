//! The faults of a phone's page, which it tells for the log file: of what kind and where, never who
//! or what.

use std::sync::{Mutex, OnceLock};

use log::{LevelFilter, Log, Metadata, Record};

use super::attacks::journal;
use support::phone::client::Phone;
use support::phone::stand::Stand;
use support::table::seat;

/// All that is logged while these tests run.
#[derive(Debug, Default)]
struct Heard(Mutex<Vec<String>>);

impl Log for Heard {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        self.0.lock().unwrap().push(record.args().to_string());
    }

    fn flush(&self) {}
}

/// The lines about the page of a phone that hold `part`.
fn heard(part: &str) -> Vec<String> {
    let told = listen().0.lock().unwrap();
    let about = |line: &&String| line.starts_with("the page of a phone") && line.contains(part);
    told.iter().filter(about).cloned().collect()
}

fn listen() -> &'static Heard {
    static HEARD: OnceLock<Heard> = OnceLock::new();
    let heard = HEARD.get_or_init(Heard::default);
    // The first of two that begin at once is enough.
    if log::set_logger(heard).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
    heard
}

#[test]
fn a_fault_is_told_by_kind_and_place_alone_and_five_times_at_most() {
    listen();
    let stand = Stand::new(journal());
    let mut phone = stand.phone(seat(0));
    for column in 7001..7010 {
        let told = format!("{{\"kind\":\"TypeError\",\"line\":12,\"column\":{column}}}");
        assert_eq!(phone.post("/fault", &told).status, 204, "told or not, the answer is the same");
    }
    let lines = heard("12:70");
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert_eq!(
        lines[0],
        "the page of a phone fails: TypeError at 12:7001 of its script, unknown browser"
    );
}

#[test]
fn words_of_a_page_never_come_into_the_log() {
    listen();
    let stand = Stand::new(journal());
    let mut stranger = Phone::new(stand.server.address());
    let told = "{\"kind\":\"Anna holds base-02\",\"line\":13,\"column\":8001}";
    assert_eq!(stranger.post("/fault", told).status, 204);
    let lines = heard("13:8001");
    assert_eq!(
        lines,
        ["the page of a phone fails: Error at 13:8001 of its script, unknown browser"]
    );
    for nonsense in [
        "",
        "{}",
        "{\"kind\":\"TypeError\",\"line\":-1,\"column\":1}",
        "{\"kind\":\"TypeError\",\"line\":1,\"column\":1,\"message\":\"Anna\"}",
    ] {
        assert_eq!(stranger.post("/fault", nonsense).status, 400, "{nonsense}");
    }
    // Another page that is open in the browser says nothing here.
    let length = told.len();
    let head = stranger.head("POST", "/fault").replace("X-Kings-Order: 1\r\n", "");
    let foreign = head + &format!("Content-Length: {length}\r\n\r\n{told}");
    assert_eq!(stranger.send(foreign.as_bytes()).status, 403);
}
