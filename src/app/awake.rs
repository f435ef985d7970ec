//! The screen does not fall asleep while a game is on. The system's own programs see to it; where there are none, nothing is done.

use std::process::{Child, Command, Stdio};

use super::App;

/// As long as this lives, the screen stays awake.
#[derive(Debug)]
pub(super) struct Awake(Child);

impl Awake {
    /// Keeps the screen awake, if the system has a program for it.
    pub fn begin() -> Option<Self> {
        programs().iter().find_map(|words| {
            let (program, arguments) = words.split_first()?;
            let mut command = Command::new(program);
            command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            command.spawn().ok().map(Self)
        })
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl App {
    /// The screen stays awake as long as a game is on.
    pub(super) fn watch(&mut self) {
        let is_on = self.is_real && self.session().is_some_and(|session| !session.game().is_finished());
        if is_on != self.is_watched {
            self.is_watched = is_on;
            self.awake = if is_on { Awake::begin() } else { None };
        }
    }
}

/// What to try, the best first; each ends by itself when the app does, however that comes about.
fn programs() -> Vec<Vec<String>> {
    let pid = std::process::id();
    let words = |line: &str| line.split(' ').map(ToOwned::to_owned).collect::<Vec<String>>();
    if cfg!(target_os = "macos") {
        return vec![words(&format!("caffeinate -d -w {pid}"))];
    }
    if !cfg!(target_os = "linux") {
        return Vec::new();
    }
    let until = format!("tail --pid={pid} -f /dev/null");
    let gnome = words(&format!("gnome-session-inhibit --inhibit idle {until}"));
    let systemd = words(&format!("systemd-inhibit --what=idle --who=kings-order --why=game {until}"));
    let on_gnome = std::env::var("XDG_CURRENT_DESKTOP").is_ok_and(|desktop| desktop.contains("GNOME"));
    if on_gnome { vec![gnome, systemd] } else { vec![systemd] }
}
