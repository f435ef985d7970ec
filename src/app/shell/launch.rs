//! Opening the window.

use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::process::{self, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};

use iced::advanced::graphics::{self, error::Reason};
use iced::{Point, Size, Task, Theme, window};

use crate::awake::Vigil;
use crate::{App, Message, trace};
#[cfg(target_os = "linux")]
use kit::reach;
use kit::shared::size_of;
use kit::{theme, work};
use storage::settings::{Place, Zoom};
use storage::{Folders, log_file};
use text::Words;
use text::say;
use widget::font;

/// The application, with a file to open, of a game or a deck, or the game that was open last.
fn application(
    folders: Folders,
    file: Option<PathBuf>,
    text: Option<PathBuf>,
) -> iced::Daemon<impl iced::Program<State = App, Message = Message, Theme = Theme>> {
    let boot = move || {
        RUNNING.store(true, Ordering::Relaxed);
        let (mut app, task) = App::start(folders.clone(), file.as_deref(), work::FRAME);
        app.vigil = Some(Vigil::default());
        if let Some(text) = &text {
            app.speak_file(text);
        }
        let settings = &app.shared().settings;
        trace::begin(settings, size_of(settings.window));
        let (_, open) = window::open(window_settings(settings.window, settings.zoom));
        (app, Task::batch([open.discard(), task]))
    };
    iced::daemon(boot, App::update, App::view_of)
        .title(|app: &App, _: window::Id| app.title())
        .theme(|app: &App, _: window::Id| app.theme())
        .scale_factor(App::zoom_of)
        .subscription(App::subscription)
        .settings(settings())
}

/// iced's settings: the bundled fonts.
pub fn settings() -> iced::Settings {
    iced::Settings {
        id: Some(APP_ID.to_owned()),
        fonts: font::files().into_iter().map(Into::into).collect(),
        default_font: font::SANS,
        default_text_size: theme::size::TEXT.into(),
        ..iced::Settings::default()
    }
}

/// The name of the desktop entry, by which desktops know the app's windows.
const APP_ID: &str = "io.github.kings_order.KingsOrder";

/// The smallest window, in the system's logical pixels.
const LEAST: Size = Size::new(1024.0, 640.0);

/// The window's settings with its last place and size, which count in pixels enlarged by the zoom.
fn window_settings(place: Option<Place>, zoom: Zoom) -> window::Settings {
    let least = LEAST * (1.0 / zoom.factor());
    let size = size_of(place);
    let at = place.and_then(|place| Some(Point::new(place.x?, place.y?)));
    window::Settings {
        size: Size::new(size.width.max(least.width), size.height.max(least.height)),
        min_size: Some(least),
        position: at.map_or(window::Position::Default, window::Position::Specific),
        ..of_app()
    }
}

/// The settings that all windows of the app share.
pub(super) fn of_app() -> window::Settings {
    window::Settings {
        exit_on_close_request: false,
        #[cfg(windows)]
        icon: icon(),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APP_ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}

/// The crown, for title bars and the taskbar; other systems know it from the installed app.
#[cfg(windows)]
fn icon() -> Option<window::Icon> {
    let mut crown = png::Decoder::new(std::io::Cursor::new(CROWN)).read_info().ok()?;
    let mut pixels = vec![0; crown.output_buffer_size()?];
    let frame = crown.next_frame(&mut pixels).ok()?;
    window::icon::from_rgba(pixels, frame.width, frame.height).ok()
}

#[cfg(windows)]
const CROWN: &[u8] = include_bytes!("../../../packaging/linux/icons/kings-order-64.png");

/// Opens the window, with a file of a game or a deck and one of words if they are given; returns
/// when it is closed. If none can open, a sentence says so, and the exit code is that of wrong
/// usage, 2.
pub fn run(file: Option<PathBuf>, text: Option<PathBuf>) -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Some(obstacle) = reach::obstacle(&Words::english()) {
        tell(&obstacle);
        return ExitCode::from(NO_WINDOW);
    }
    let folders = match Folders::of_user() {
        Ok(folders) => folders,
        Err(error) => {
            tell(&Words::english().file_error(&error));
            return ExitCode::FAILURE;
        }
    };
    log_file::begin(folders.log());
    panic::set_hook(Box::new(end));
    let ended = application(folders, file, text).run();
    let code = told(&ended);
    log::logger().flush();
    code
}

/// Tells how the window has ended, and returns the exit code.
fn told(ended: &Result<(), iced::Error>) -> ExitCode {
    match ended {
        // The loop has ended although nobody has left.
        Ok(()) if RUNNING.load(Ordering::Relaxed) => {
            log::error!("the display is gone");
            tell(&say!(Words::english(), "cli-display-gone"));
            ExitCode::FAILURE
        }
        Ok(()) => {
            log::info!("the program ends");
            ExitCode::SUCCESS
        }
        Err(error) => {
            log::error!("no window can open: {}", cause(error));
            tell(&say!(Words::english(), "cli-window-failed", cause = cause(error)));
            ExitCode::from(NO_WINDOW)
        }
    }
}

/// The reason why no window can open: iced's own words leave out those of the renderer.
fn cause(error: &iced::Error) -> String {
    match error {
        iced::Error::GraphicsCreationFailed(graphics::Error::GraphicsAdapterNotFound {
            reason: Reason::RequestFailed(cause),
            ..
        }) => cause.clone(),
        _ => error.to_string(),
    }
}

/// Whether the window's event loop runs, and nobody has asked for its end.
static RUNNING: AtomicBool = AtomicBool::new(false);

/// Ends the program, on request.
pub(super) fn leave() -> Task<Message> {
    RUNNING.store(false, Ordering::Relaxed);
    iced::exit()
}

/// Tells why the program ends: on the console, or else in a dialog of the system.
fn tell(sentence: &str) {
    #[cfg(windows)]
    if std::os::windows::io::AsRawHandle::as_raw_handle(&std::io::stderr()).is_null() {
        rfd::MessageDialog::new().set_title("King’s Order").set_description(sentence).show();
        return;
    }
    eprintln!("{sentence}");
}

/// The exit code if no window can be opened.
const NO_WINDOW: u8 = 2;

/// Ends a program that panics, with a last sentence. iced panics where the display named in the
/// environment does not answer.
fn end(panic: &PanicHookInfo<'_>) {
    trace::panicked(panic);
    let words = Words::english();
    let (sentence, code) = if RUNNING.load(Ordering::Relaxed) {
        (say!(words, "cli-stopped", cause = panic.to_string()), 101)
    } else {
        (say!(words, "cli-window-failed", cause = trace::cause(panic)), NO_WINDOW.into())
    };
    tell(&sentence);
    process::exit(code)
}
