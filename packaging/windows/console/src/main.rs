//! `kings-order.com`, which a console of Windows finds before `kings-order.exe`. That one is a
//! window program: no console waits for it or shows what it prints. This one starts it with the
//! same arguments, hands on what it prints and ends as it does.

use std::io;
use std::process::{Command, ExitCode, Stdio};
use std::thread;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("kings-order.exe beside kings-order.com cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<ExitCode> {
    let program = std::env::current_exe()?.with_extension("exe");
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1)).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn()?;
    let faults = program.stderr.take();
    let telling = thread::spawn(move || copy(faults, io::stderr()));
    copy(program.stdout.take(), io::stdout());
    let _ = telling.join();
    let code = program.wait()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Hands on what is printed. Where nobody reads any more the pipe closes, and the program is told.
fn copy(from: Option<impl io::Read>, mut to: impl io::Write) {
    if let Some(mut from) = from {
        let _ = io::copy(&mut from, &mut to).and_then(|_| to.flush());
    }
}
