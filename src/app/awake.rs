//! The screen does not fall asleep while a game is on. The system's own programs see to it; where
//! there are none, nothing is done.

use std::process::{Child, Command, Stdio};

use super::App;

/// Sees to it that the screen stays awake as long as a game is on.
#[derive(Debug, Default)]
pub(super) struct Vigil {
    is_on: bool,
    /// The program that keeps the screen awake, if the system has one.
    program: Option<Child>,
}

impl Vigil {
    fn keep(&mut self, is_on: bool) {
        if is_on == self.is_on {
            return;
        }
        self.is_on = is_on;
        self.end();
        if is_on {
            self.program = programs().iter().find_map(|words| {
                let (program, arguments) = words.split_first()?;
                let mut command = Command::new(program);
                command
                    .args(arguments)
                    .stdin(Stdio::null())
                    .stdout(Stdio::null())
                    .stderr(Stdio::null());
                command.spawn().ok()
            });
        }
    }

    fn end(&mut self) {
        if let Some(mut program) = self.program.take() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

impl Drop for Vigil {
    fn drop(&mut self) {
        self.end();
    }
}

impl App {
    /// From now on the screen stays awake while a game is on.
    pub(super) fn keep_awake(&mut self) {
        self.vigil = Some(Vigil::default());
    }

    /// A game may have begun or ended.
    pub(super) fn watch(&mut self) {
        let is_on = self.session().is_some_and(|session| !session.game().is_finished());
        if let Some(vigil) = &mut self.vigil {
            vigil.keep(is_on);
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
    let systemd =
        words(&format!("systemd-inhibit --what=idle --who=kings-order --why=game {until}"));
    let on_gnome =
        std::env::var("XDG_CURRENT_DESKTOP").is_ok_and(|desktop| desktop.contains("GNOME"));
    if on_gnome { vec![gnome, systemd] } else { vec![systemd] }
}
