//! Opening the window.

use std::panic;
use std::process::{self, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Theme, window};

use super::{App, Message, theme};
use crate::say;
use crate::storage::Folders;
use crate::text::Words;
use crate::widget::font;

/// The application, for the window and for tests.
#[must_use]
pub fn application(
    folders: Folders,
) -> iced::Application<impl iced::Program<State = App, Message = Message, Theme = Theme>> {
    let boot = move || {
        RUNNING.store(true, Ordering::Relaxed);
        App::new(folders.clone())
    };
    iced::application(boot, App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(App::subscription)
        .settings(settings())
        .window(window_settings())
        .exit_on_close_request(false)
}

/// iced's settings: the bundled fonts.
#[must_use]
pub fn settings() -> iced::Settings {
    iced::Settings {
        id: Some(APP_ID.to_owned()),
        fonts: font::FILES.iter().map(|file| (*file).into()).collect(),
        default_font: font::SANS,
        default_text_size: theme::size::TEXT.into(),
        ..iced::Settings::default()
    }
}

const APP_ID: &str = "kings-order";

fn window_settings() -> window::Settings {
    window::Settings {
        size: iced::Size::new(1280.0, 800.0),
        min_size: Some(iced::Size::new(1024.0, 640.0)),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APP_ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}

/// Opens the window; returns when it is closed. Without a display one sentence says so, and the exit code is that of wrong usage, 2.
#[must_use]
pub fn run() -> ExitCode {
    let words = Words::english();
    #[cfg(all(unix, not(target_os = "macos")))]
    if ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
        .iter()
        .all(|name| std::env::var_os(name).is_none_or(|value| value.is_empty()))
    {
        eprintln!("{}", say!(words, "cli-no-display"));
        return ExitCode::from(NO_WINDOW);
    }
    let folders = match Folders::of_user() {
        Ok(folders) => folders,
        Err(error) => {
            eprintln!("{}", words.file_error(&error));
            return ExitCode::FAILURE;
        }
    };
    panic::set_hook(Box::new(|panic| end(&panic.to_string())));
    match application(folders).run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", say!(words, "cli-window-failed", cause = error.to_string()));
            ExitCode::from(NO_WINDOW)
        }
    }
}

/// Whether the window's event loop runs.
static RUNNING: AtomicBool = AtomicBool::new(false);

/// The exit code if no window can be opened.
const NO_WINDOW: u8 = 2;

/// The last words of a program that cannot go on. iced panics where the display named in the environment does not answer.
fn end(cause: &str) -> ! {
    let words = Words::english();
    let (key, code) =
        if RUNNING.load(Ordering::Relaxed) { ("cli-stopped", 101) } else { ("cli-window-failed", NO_WINDOW.into()) };
    eprintln!("{}", say!(words, key, cause = cause));
    process::exit(code)
}
