//! Whether a window can open on the display that the environment names. The window's libraries
//! panic where it cannot be reached, or where its scale is one at which nothing can be shown.

use std::env;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

use x11rb::connection::Connection;
use x11rb::resource_manager::new_from_default;

use text::Words;
use text::say;

/// The variable for the scale, which goes before that of the display.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// The value that asks for the scale which follows from the size of the screen.
const OF_SIZE: &str = "randr";
/// The resource for the density of the display, and the density at a scale of 1.
const DENSITY: (&str, f64) = ("Xft.dpi", 96.0);

/// The sentence that says why no window can open; `None` if one can.
pub fn obstacle(words: &Words) -> Option<String> {
    let wayland = named("WAYLAND_DISPLAY");
    if let (Some(display), None) = (&wayland, named("WAYLAND_SOCKET")) {
        // A whole path replaces the folder.
        let socket = PathBuf::from(named("XDG_RUNTIME_DIR").unwrap_or_default()).join(display);
        return UnixStream::connect(socket).err().map(|error| silent(words, display, &error));
    }
    if wayland.is_some() || named("WAYLAND_SOCKET").is_some() {
        return None;
    }
    let Some(display) = named("DISPLAY") else { return Some(say!(words, "cli-no-display")) };
    match x11rb::connect(None) {
        Ok((connection, _)) => scale(words, &connection),
        Err(error) => Some(silent(words, &display, &error)),
    }
}

fn silent(words: &Words, display: &str, cause: &dyn std::error::Error) -> String {
    say!(words, "cli-display-silent", display = display, cause = cause.to_string())
}

/// The sentence about a scale at which nothing can be shown; `None` if the scale is a sound one.
fn scale(words: &Words, connection: &impl Connection) -> Option<String> {
    let asked = named(SCALE);
    if asked.as_ref().is_some_and(|asked| asked.to_lowercase() == OF_SIZE) {
        return None;
    }
    let (source, said) = if let Some(asked) = asked {
        (SCALE, asked)
    } else {
        // The libraries ignore a density that is no number.
        let said = new_from_default(connection).ok()?;
        let said = said.get_string(DENSITY.0, "")?.to_owned();
        let _number: f64 = said.parse().ok()?;
        (DENSITY.0, said)
    };
    let unit = if source == SCALE { 1.0 } else { DENSITY.1 };
    let is_shown = said.parse().is_ok_and(|said: f64| said > 0.0 && (said / unit).is_normal());
    (!is_shown).then(|| say!(words, "cli-scale", source = source, scale = said))
}

/// A variable of the environment that is set and not empty.
fn named(name: &str) -> Option<String> {
    let value = env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}
