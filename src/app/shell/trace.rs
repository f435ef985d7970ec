//! The traces that the window leaves in the log file: nothing that a player would not have read by
//! others.

use std::backtrace::Backtrace;
use std::env;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::Path;
use std::thread;

use iced::Size;

use storage::games::{Cause, Damage};
use storage::settings::Settings;
use text::Language;
use widget::RENDERER;

/// The most functions that are told of a panic.
const FRAMES: usize = 40;

/// Tells that the program has begun, and what the window is made for.
pub(super) fn begin(settings: &Settings, view: Size) {
    let (version, system) = (env!("CARGO_PKG_VERSION"), system());
    let (os, machine) = (env::consts::OS, env::consts::ARCH);
    log::info!("King’s Order {version} begins, on {os} {machine}{system}, painted by {RENDERER}");
    // Whatever somebody has written into the file of settings.
    let language = settings.language.as_deref().and_then(Language::of_key).map(Language::key);
    let language = language.unwrap_or("that of the system");
    let (zoom, Size { width, height }) = (settings.zoom.percent(), view);
    log::info!("window of {width:.0} by {height:.0} at {zoom} %, language {language}");
}

/// The name of the system and of its desktop, as far as it tells.
fn system() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map(|name| name.trim_matches('"').to_owned());
    let desktop = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"].map(|name| env::var(name).ok());
    let known = [name].into_iter().chain(desktop).flatten();
    known.map(|known| format!(", {known}")).collect()
}

/// Tells of the screen on which the window is.
pub(super) fn screen(size: Option<Size>, density: f32) {
    match size {
        Some(Size { width, height }) => {
            log::info!("screen of {width:.0} by {height:.0}, {density} pixels each");
        }
        None => log::info!("screen of unknown size, {density} pixels each"),
    }
}

/// Tells of damage in a game file: how much is good, and what comes first that is not.
pub(super) fn damaged(Damage { cause, moves, from_previous }: &Damage) {
    let whence = if *from_previous { "of the writing before" } else { "of this file" };
    let why = match cause {
        Cause::File(_) => "the file itself".to_owned(),
        Cause::Move(stop) => format!("move {}, {}", stop.index + 1, kind(&stop.rejection)),
    };
    log::warn!("a game is damaged: {moves} moves {whence} are good; then {why}");
}

/// The name of a variant, without what it holds.
pub(super) fn kind(what: &impl std::fmt::Debug) -> String {
    let told = format!("{what:?}");
    told.chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// Tells of a panic, before anything ends by it: what, where, and the functions that led there, as
/// far as the program knows their names.
pub(super) fn panicked(panic: &PanicHookInfo<'_>) {
    let thread = thread::current();
    let thread = thread.name().unwrap_or("without a name");
    let place = panic.location().map_or_else(String::new, |place| {
        format!("{}:{}:{}", inside(place.file()), place.line(), place.column())
    });
    log::error!("panic in thread {thread} at {place}: {}", cause(panic));
    let trace = Backtrace::force_capture().to_string();
    let frames = frames(&trace);
    if !frames.is_empty() {
        log::error!("called by {}", frames.join(" by "));
    }
    log::logger().flush();
}

/// The message of a panic.
pub(super) fn cause<'a>(panic: &'a PanicHookInfo<'_>) -> &'a str {
    let payload = panic.payload();
    let cause = payload.downcast_ref::<&str>().copied();
    cause.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default()
}

/// A file of code as it lies in its crate; where the builder kept that is nobody’s business.
fn inside(file: &str) -> String {
    let parts: Vec<_> = Path::new(file).iter().map(|part| part.to_string_lossy()).collect();
    let from = if Path::new(file).is_absolute() { parts.len().saturating_sub(5) } else { 0 };
    parts.get(from..).unwrap_or_default().join("/")
}

/// The functions of a trace, the innermost first, without those that every panic goes through.
fn frames(trace: &str) -> Vec<&str> {
    let names = trace.lines().filter_map(|line| {
        let (number, name) = line.trim_start().split_once(": ")?;
        number.parse::<u32>().is_ok().then_some(name)
    });
    let ours = ["std::", "core::", "__rust", "<unknown>", "rust_begin", "shell::trace::"];
    names.filter(|name| !ours.iter().any(|begin| name.starts_with(begin))).take(FRAMES).collect()
}
