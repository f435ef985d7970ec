//! The screen does not fall asleep while a game is on. The system's own programs see to it; where
//! there are none, nothing is done.

use std::process::{Child, Command, Stdio};

use crate::app::shell::App;

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
            let programs = programs(std::env::consts::OS, std::process::id());
            self.program = programs.iter().find_map(|words| {
                let (program, arguments) = words.split_first()?;
                if program.starts_with("gnome") && !is_gnome() {
                    return None;
                }
                let mut command = Command::new(program);
                command
                    .args(arguments)
                    .stdin(Stdio::null())
                    .stdout(Stdio::null())
                    .stderr(Stdio::null());
                hide(&mut command);
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

/// The programs to try, the best first; each ends by itself when the process with that number
/// does, however that comes about. Nothing where no such program is known.
#[must_use]
pub fn programs(system: &str, pid: u32) -> Vec<Vec<String>> {
    let words = |line: &str| line.split(' ').map(ToOwned::to_owned).collect::<Vec<String>>();
    match system {
        "macos" => vec![words(&format!("caffeinate -d -w {pid}"))],
        "windows" => {
            let mut powershell = words("powershell -NoProfile -NonInteractive -Command");
            powershell.push(format!("{WINDOWS}; Wait-Process -Id {pid}"));
            vec![powershell]
        }
        "linux" => {
            let until = format!("tail --pid={pid} -f /dev/null");
            let gnome = words(&format!("gnome-session-inhibit --inhibit idle {until}"));
            let systemd =
                words(&format!("systemd-inhibit --what=idle --who=kings-order --why=game {until}"));
            vec![gnome, systemd]
        }
        _ => Vec::new(),
    }
}

/// Asks Windows, for as long as the shell that does so runs, for the screen (2) and the machine (1)
/// to stay awake until it is told otherwise (2³¹).
const WINDOWS: &str = "\
    $keep = Add-Type -PassThru -Name Awake -Namespace KingsOrder -MemberDefinition \
    '[DllImport(\"kernel32.dll\")] public static extern \
    uint SetThreadExecutionState(uint state);'; \
    [void]$keep::SetThreadExecutionState([uint32]2147483651)";

/// Whether the desktop is one whose own program should be asked first.
fn is_gnome() -> bool {
    std::env::var("XDG_CURRENT_DESKTOP").is_ok_and(|desktop| desktop.contains("GNOME"))
}

/// No console opens for a program.
#[cfg(windows)]
fn hide(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
const fn hide(_: &mut Command) {}
