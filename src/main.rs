//! The program: with a command it runs without a window, without one the window opens.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser as _;
use cli::{self, Arguments, Ending, Output};

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        // The help comes as an error too.
        Err(told) => {
            let usage = if told.use_stderr() { Ending::Usage } else { Ending::Well };
            return told.print().map_or(Ending::Fault, |()| usage).into();
        }
    };
    let words = cli::words();
    let (mut out, mut err) =
        (std::io::BufWriter::new(std::io::stdout().lock()), std::io::stderr().lock());
    let ending = match (arguments.command, arguments.file, arguments.text) {
        (Some(command), ..) => {
            let mut output = Output { out: &mut out, err: &mut err };
            cli::run(&command, &words, &mut output)
        }
        (None, Some(file), _) if file.symlink_metadata().is_err() => {
            cli::no_such_file(&file, &words, &mut err)
        }
        (None, _, Some(text)) if text.symlink_metadata().is_err() => {
            cli::no_such_words(&text, &words, &mut err)
        }
        (None, file, text) => {
            drop((out, err));
            return window(file, text);
        }
    };
    match ending.and_then(|ending| out.flush().map(|()| ending)) {
        Ok(ending) => ending.into(),
        Err(error) => {
            // The rest of the output cannot be written either.
            drop(out.into_parts());
            if let Some(told) = cli::unwritten(&error, &words) {
                let _ = writeln!(err, "{told}");
            }
            Ending::Fault.into()
        }
    }
}

#[cfg(feature = "gui")]
fn window(file: Option<PathBuf>, text: Option<PathBuf>) -> ExitCode {
    shell::run(file, text)
}

#[cfg(not(feature = "gui"))]
fn window(_: Option<PathBuf>, _: Option<PathBuf>) -> ExitCode {
    let _ = <Arguments as clap::CommandFactory>::command().print_help();
    Ending::Usage.into()
}
