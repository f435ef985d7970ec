//! The log file: a fault leaves a trace, which names no card, no player and no folder.

use std::fs;
use std::path::Path;

use log::{Level, Log as _, Record};
use storage::log_file::{LogFile, Logger, redact};

use super::folder;

/// The file and the one before it, as far as they are there.
fn read(path: &Path) -> (String, String) {
    let before = LogFile::new(path.to_owned(), 0).before();
    let text = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    (text(path), text(&before))
}

#[test]
fn a_full_file_becomes_the_one_before_and_no_third_is_kept() {
    let folder = folder();
    let path = folder.path().join("data/kings-order.log");
    let file = LogFile::new(path.clone(), 30);
    // Three lines of ten bytes fill a file.
    for number in 0..8 {
        file.append(&format!("a line {number}.\n")).unwrap();
    }
    let (now, before) = read(&path);
    assert_eq!(now, "a line 6.\na line 7.\n");
    assert_eq!(before, "a line 3.\na line 4.\na line 5.\n");
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 2);
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_the_log() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let path = folder.path().join("data/kings-order.log");
    LogFile::new(path.clone(), 100).append("a line\n").unwrap();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn two_windows_that_write_at_once_leave_every_line_whole() {
    let folder = folder();
    let path = folder.path().join("kings-order.log");
    std::thread::scope(|scope| {
        for window in ["one", "two"] {
            let file = LogFile::new(path.clone(), 1_000_000);
            scope.spawn(move || {
                for number in 0..500 {
                    file.append(&format!("{window} says {number}\n")).unwrap();
                }
            });
        }
    });
    let (now, _) = read(&path);
    assert_eq!(now.lines().count(), 1000);
    for line in now.lines() {
        let (window, number) = line.split_once(" says ").expect("a whole line");
        assert!(["one", "two"].contains(&window) && number.parse::<u32>().unwrap() < 500, "{line}");
    }
}

#[test]
fn what_is_quoted_and_where_a_file_lies_is_left_out() {
    for (said, kept) in [
        ("nothing is wrong", "nothing is wrong"),
        ("unknown field `Zoë’s “own” order`, at 3", "unknown field …, at 3"),
        (r#"Card { id: "fan-02", title: "A \"city\"" } is gone"#, "Card { id: … } is gone"),
        ("the phones’ server can't end", "the phones’ server can't end"),
        ("cannot open /home/zoë/Anna and Ben.json: gone", "cannot open "),
        (r"cannot open C:\Users\Anna Maria\a.json", "cannot open "),
        ("it is inside 'é' (bytes 0..2) of `é O'Brien`", "it is inside …"),
        ("\"Anna\" and 'he said \"Bob\" loudly secret'", "…"),
        ("b\"sesame token\" and »Anna« are gone", "b… are gone"),
        ("a quotation 'that does not end", "a quotation …"),
        ("two\nlines\r\n", "two lines  "),
    ] {
        assert_eq!(redact(said), kept, "{said}");
    }
}

fn say(logger: &Logger, level: Level, target: &str, said: &str) {
    logger.log(&Record::builder().level(level).target(target).args(format_args!("{said}")).build());
}

/// Logs as the crate that `target` names does, and returns what stands in the file.
fn told(lines: &[(Level, &str, &str)]) -> String {
    let folder = folder();
    let path = folder.path().join("kings-order.log");
    let logger = Logger::to_file(LogFile::new(path.clone(), 100_000)).unwrap();
    for (level, target, said) in lines {
        say(&logger, *level, target, said);
    }
    logger.flush();
    read(&path).0
}

#[test]
fn a_line_tells_its_time_and_who_says_it_and_libraries_tell_their_warnings() {
    let told = told(&[
        (Level::Info, "shell::trace", "the program begins"),
        (Level::Debug, "shell::trace", "a detail"),
        (Level::Info, "winit::window", "a window"),
        (Level::Warn, "winit::window", "no cursor"),
        (Level::Error, "winit::keyboard", "what was typed"),
        (Level::Error, "hyper::body", "what a phone has sent"),
    ]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 2, "{told}");
    assert!(lines[0].ends_with(" INFO shell::trace: the program begins"), "{told}");
    assert!(lines[1].ends_with(" WARN winit::window: no cursor"), "{told}");
    let time = lines[0].split(' ').next().unwrap();
    assert!(time.parse::<jiff::Timestamp>().is_ok(), "{time}");
}

#[test]
fn a_disk_that_cannot_be_written_keeps_nobody_from_going_on() {
    let folder = folder();
    // A folder lies where the file would.
    let path = folder.path().join("kings-order.log");
    fs::create_dir(&path).unwrap();
    let logger = Logger::to_file(LogFile::new(path, 1000)).unwrap();
    for _ in 0..1000 {
        say(&logger, Level::Error, "shell", "a fault");
    }
    logger.flush();
}
