//! The screen does not fall asleep while a game is on. Programs of the system keep it awake;
//! without one nothing is done.

use std::process::{Child, Command, Stdio};

/// The guard that keeps the screen awake while a game is on.
#[derive(Debug, Default)]
pub(super) struct Vigil {
    is_on: bool,
    /// The program that keeps the screen awake, if the system has one.
    program: Option<Child>,
}

impl Vigil {
    /// Starts or stops keeping awake, as a game has begun or ended.
    pub fn keep(&mut self, is_on: bool) {
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
            if self.program.is_none() {
                log::info!("no program of the system keeps the screen awake");
            }
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

/// The programs to try, the best first; each ends with the process of that number, however that
/// ends. Empty for an unknown system.
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

/// Asks Windows to keep the screen (2) and the machine (1) awake until told otherwise (2³¹), for as
/// long as the shell that asks runs.
const WINDOWS: &str = "\
    $keep = Add-Type -PassThru -Name Awake -Namespace KingsOrder -MemberDefinition \
    '[DllImport(\"kernel32.dll\")] public static extern \
    uint SetThreadExecutionState(uint state);'; \
    [void]$keep::SetThreadExecutionState([uint32]2147483651)";

/// Whether the desktop is GNOME, whose own program is asked first.
fn is_gnome() -> bool {
    std::env::var("XDG_CURRENT_DESKTOP").is_ok_and(|desktop| desktop.contains("GNOME"))
}

/// Keeps a console from opening for a program.
#[cfg(windows)]
fn hide(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
const fn hide(_: &mut Command) {}
