//! Arguments: a command runs without a window, nothing opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser as _;
use kings_order::cli::{self, Arguments, Ending, Output};
use kings_order::say;
use kings_order::text::Words;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let Some(command) = arguments.command else {
        if let Some(file) = arguments.file.as_ref().filter(|file| !file.exists()) {
            eprintln!("{}", say!(Words::english(), "cli-no-such-file", name = file.display().to_string()));
            return Ending::Usage.into();
        }
        return window(arguments.file);
    };
    let (mut out, mut err) = (std::io::BufWriter::new(std::io::stdout().lock()), std::io::stderr().lock());
    let ending = cli::run(&command, &mut Output { out: &mut out, err: &mut err });
    match ending.and_then(|ending| std::io::Write::flush(&mut out).map(|()| ending)) {
        Ok(ending) => ending.into(),
        // The reader has left: nobody is there to be told.
        Err(_) => Ending::Fault.into(),
    }
}

#[cfg(feature = "gui")]
fn window(file: Option<PathBuf>) -> ExitCode {
    kings_order::app::run(file)
}

#[cfg(not(feature = "gui"))]
fn window(_: Option<PathBuf>) -> ExitCode {
    let _ = <Arguments as clap::CommandFactory>::command().print_help();
    Ending::Usage.into()
}
