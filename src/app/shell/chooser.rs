//! The system's dialogs for files. Windows and macOS have them; on Linux the desktop's own program
//! shows one, and without one a path is typed.

use std::path::PathBuf;

use iced::{Task, window};

use ask::files::Chosen;
use ask::files::Purpose;

/// Asks for a file in a dialog in front of that window.
#[cfg(not(target_os = "linux"))]
pub fn ask(
    owner: Option<window::Id>,
    purpose: Purpose,
    title: String,
    path: PathBuf,
) -> Task<Chosen> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    let dialog = dialog.add_filter(purpose.kind(), &purpose.endings());
    let dialog = match (path.file_name(), path.parent()) {
        (Some(name), Some(folder)) if !path.is_dir() => {
            dialog.set_directory(folder).set_file_name(name.to_string_lossy())
        }
        _ => dialog.set_directory(path),
    };
    let dialog = match owner {
        Some(owner) => window::run(owner, move |owner| dialog.set_parent(&owner)),
        None => Task::done(dialog),
    };
    dialog.then(move |dialog| {
        Task::future(async move {
            let chosen =
                if purpose.saves() { dialog.save_file().await } else { dialog.pick_file().await };
            chosen.map_or(Chosen::Nothing, |file| Chosen::File(file.path().to_owned()))
        })
    })
}

/// Asks for a file. The desktop's program knows nothing of the window.
#[cfg(target_os = "linux")]
pub fn ask(_: Option<window::Id>, purpose: Purpose, title: String, path: PathBuf) -> Task<Chosen> {
    let (tell, told) = iced::futures::channel::oneshot::channel();
    let asking = std::thread::Builder::new().spawn(move || {
        let chosen = desktop::ask(purpose, &title, &path);
        drop(tell.send(chosen));
    });
    match asking {
        Ok(_) => Task::future(async { told.await.unwrap_or(Chosen::NoDialog) }),
        Err(_) => Task::done(Chosen::NoDialog),
    }
}

#[cfg(target_os = "linux")]
mod desktop {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt as _;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Output, Stdio};

    use ask::files::Chosen;
    use ask::files::Purpose;

    /// Asks by a program of the desktop; KDE's is tried first where KDE runs.
    pub(super) fn ask(purpose: Purpose, title: &str, path: &Path) -> Chosen {
        let is_kde = std::env::var("XDG_CURRENT_DESKTOP").is_ok_and(|name| name.contains("KDE"));
        let mut programs = [zenity(purpose, title, path), kdialog(purpose, title, path)];
        if is_kde {
            programs.reverse();
        }
        let answer = programs
            .iter_mut()
            .find_map(|program| program.stdin(Stdio::null()).stderr(Stdio::null()).output().ok());
        answer.map_or(Chosen::NoDialog, chosen)
    }

    fn chosen(answer: Output) -> Chosen {
        let mut path = answer.stdout;
        while path.last() == Some(&b'\n') {
            path.pop();
        }
        match answer.status.code() {
            Some(0) if !path.is_empty() => Chosen::File(PathBuf::from(OsString::from_vec(path))),
            Some(0 | 1) => Chosen::Nothing,
            _ => Chosen::NoDialog,
        }
    }

    fn zenity(purpose: Purpose, title: &str, path: &Path) -> Command {
        let mut command = Command::new("zenity");
        command.args(["--file-selection", "--title", title]);
        if purpose.saves() {
            command.args(["--save", "--confirm-overwrite"]);
        }
        let mut folder = path.as_os_str().to_owned();
        if path.is_dir() {
            folder.push("/");
        }
        command.arg("--filename").arg(folder);
        command
    }

    fn kdialog(purpose: Purpose, title: &str, path: &Path) -> Command {
        let mut command = Command::new("kdialog");
        command.args(["--title", title]);
        command.arg(if purpose.saves() { "--getsavefilename" } else { "--getopenfilename" });
        command.arg(path);
        command
    }
}
