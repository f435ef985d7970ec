//! `kings-order.com`, which a console of Windows finds before `kings-order.exe`. That one is a
//! window program: no console waits for it or shows what it prints. This one starts it with the
//! same arguments, hands on what it prints and ends as it does.

use std::io::{self, IsTerminal as _, Read, Write as _};
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("kings-order.exe beside kings-order.com cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What the program prints, piece by piece.
enum Printed {
    Result(Vec<u8>),
    Fault(Vec<u8>),
}

/// How long a program that has ended may leave something to be read: whatever it has started
/// itself may keep its end of the pipe open for ever.
const SILENCE: Duration = Duration::from_millis(200);

fn run() -> io::Result<ExitCode> {
    let program = std::env::current_exe()?.with_extension("exe");
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1));
    // Only a console is nothing that a window program can write to.
    let hand_on = |to_console: bool| if to_console { Stdio::piped() } else { Stdio::inherit() };
    command.stdout(hand_on(io::stdout().is_terminal()));
    command.stderr(hand_on(io::stderr().is_terminal()));
    let mut program = command.spawn()?;
    let (say, printed) = channel();
    listen(program.stdout.take(), say.clone(), Printed::Result);
    listen(program.stderr.take(), say, Printed::Fault);
    loop {
        match printed.recv_timeout(SILENCE) {
            Ok(Printed::Result(bytes)) => io::stdout().write_all(&bytes)?,
            Ok(Printed::Fault(bytes)) => io::stderr().write_all(&bytes)?,
            Err(RecvTimeoutError::Timeout) if program.try_wait()?.is_none() => {}
            Err(_) => break,
        }
    }
    io::stdout().flush()?;
    let code = program.wait()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn listen(
    from: Option<impl Read + Send + 'static>,
    say: Sender<Printed>,
    kind: fn(Vec<u8>) -> Printed,
) {
    let Some(mut from) = from else { return };
    thread::spawn(move || {
        let mut buffer = [0; 8192];
        while let Ok(length @ 1..) = from.read(&mut buffer)
            && let Some(bytes) = buffer.get(..length)
            && say.send(kind(bytes.to_vec())).is_ok()
        {}
    });
}
