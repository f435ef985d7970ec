//! The log file, in which a fault at somebody's table leaves a trace. It names no card and no
//! player and tells nothing of a game: whoever has it may send it along with a report.

mod redact;

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use log::{Level, LevelFilter, Log, Metadata, Record};

use super::private::{self, with_suffix};
pub use redact::redact;

/// The most bytes of the file; with the one before it, twice as many.
const MOST: u64 = 512 * 1024;
/// The most lines that wait for a slow disk.
const WAITING: usize = 256;
/// The longest that anybody waits for the last lines.
const LAST: Duration = Duration::from_millis(500);

/// The crates of the app that write into the log.
pub const OURS: [&str; 5] = ["phone", "screen", "shell", "storage", "widget"];

/// The beginnings of the names of the libraries whose warnings are told: windows, screens and
/// graphics. Others may quote what they work on.
const LIBRARIES: [&str; 9] = [
    "calloop",
    "iced",
    "sctk_adwaita",
    "smithay_client_toolkit",
    "softbuffer",
    "wayland_",
    "wgpu",
    "winit",
    "x11rb",
];

/// A file that grows to a size, and then becomes the one before. Several programs may write to it.
#[derive(Debug)]
pub struct LogFile {
    path: PathBuf,
    most: u64,
}

impl LogFile {
    /// The file at a path, of at most so many bytes.
    pub const fn new(path: PathBuf, most: u64) -> Self {
        Self { path, most }
    }

    /// The file before this one.
    pub fn before(&self) -> PathBuf {
        with_suffix(&self.path, ".1")
    }

    /// Writes a line at the end.
    ///
    /// # Errors
    /// If the system cannot write it, or cannot put a full file aside.
    pub fn append(&self, line: &str) -> io::Result<()> {
        if self.is_full(line) {
            self.put_aside(line)?;
        }
        if let Some(folder) = self.path.parent() {
            private::make_own_folder(folder)?;
        }
        let mut file = private::own_options().create(true).append(true).open(&self.path)?;
        // With one call for all of it the lines of several windows stay whole.
        file.write_all(line.as_bytes())
    }

    /// Whether a line has no room.
    fn is_full(&self, line: &str) -> bool {
        fs::metadata(&self.path).is_ok_and(|file| file.len() + line.len() as u64 > self.most)
    }

    /// Makes the file the one before, unless another window does so just now.
    fn put_aside(&self, line: &str) -> io::Result<()> {
        let held = File::open(&self.path)?;
        // Where the file system knows no locks, it is done without.
        let is_taken = matches!(held.try_lock(), Err(TryLockError::WouldBlock));
        if is_taken || !self.is_full(line) {
            return Ok(());
        }
        fs::rename(&self.path, self.before())
    }
}

/// Something for the thread that writes.
enum Told {
    Line(String),
    /// Answered when everything before it is written.
    Flush(SyncSender<()>),
}

/// Takes what is logged, and writes it beside everything else: a slow disk keeps nobody waiting,
/// and one that cannot be written disturbs nobody.
#[derive(Debug)]
pub struct Logger {
    told: SyncSender<Told>,
    /// The lines for which there was no room while the disk was slow.
    lost: AtomicUsize,
}

impl Logger {
    /// Begins to write into a file.
    ///
    /// # Errors
    /// If the system has no room for another thread.
    pub fn to_file(file: LogFile) -> io::Result<Self> {
        let (told, telling) = mpsc::sync_channel(WAITING);
        thread::Builder::new().name("log".to_owned()).spawn(move || write(&file, &telling))?;
        Ok(Self { told, lost: AtomicUsize::new(0) })
    }

    fn add(&self, line: String) {
        if self.told.try_send(Told::Line(line)).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn write(file: &LogFile, told: &Receiver<Told>) {
    for told in told {
        match told {
            // Nothing could be told of a log that cannot be written.
            Told::Line(line) => drop(file.append(&line)),
            Told::Flush(done) => drop(done.send(())),
        }
    }
}

impl Log for Logger {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        is_told(metadata.level(), metadata.target())
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let lost = self.lost.swap(0, Ordering::Relaxed);
        if lost > 0 {
            self.add(line(Level::Warn, module_path!(), &format!("{lost} lines are lost here")));
        }
        self.add(line(record.level(), record.target(), &record.args().to_string()));
    }

    fn flush(&self) {
        let (done, end) = mpsc::sync_channel(1);
        if self.told.try_send(Told::Flush(done)).is_ok() {
            // After that time the rest is given up.
            let _ = end.recv_timeout(LAST);
        }
    }
}

/// Whether somebody who speaks by that name is told of.
fn is_told(level: Level, target: &str) -> bool {
    let name = target.split("::").next().unwrap_or(target);
    if OURS.contains(&name) {
        return level <= Level::Info;
    }
    // Typed signs are no fault of the screen.
    let is_known = LIBRARIES.iter().any(|library| name.starts_with(library));
    is_known && level <= Level::Warn && !target.contains("keyboard")
}

/// A line of the file: the time, the process (of several windows), how grave it is, who says it.
fn line(level: Level, target: &str, said: &str) -> String {
    let now = Timestamp::now().to_zoned_datetime(TimeZone::system());
    let (time, process) = (now.strftime("%Y-%m-%dT%H:%M:%S%:z"), std::process::id());
    format!("{time} {process} {level} {target}: {}\n", redact(said))
}

/// Begins the log of this program in a file. Where that cannot be, there is none.
pub fn begin(path: PathBuf) {
    let logger = Logger::to_file(LogFile::new(path, MOST));
    if let Ok(logger) = logger
        && log::set_boxed_logger(Box::new(logger)).is_ok()
    {
        log::set_max_level(LevelFilter::Info);
    }
}
