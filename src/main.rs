//! Arguments: a command runs without a window, nothing opens the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser as _;
use kings_order::cli::{self, Arguments, Ending, Output};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let (mut out, mut err) =
        (std::io::BufWriter::new(std::io::stdout().lock()), std::io::stderr().lock());
    let mut output = Output { out: &mut out, err: &mut err };
    let ending = match (arguments.command, arguments.file) {
        (Some(command), _) => cli::run(&command, &mut output),
        (None, Some(file)) if !file.exists() => cli::no_such_file(&file, &mut output),
        (None, file) => match arguments.text {
            Some(text) if !text.exists() => cli::no_such_file(&text, &mut output),
            text => {
                drop((out, err));
                return window(file, text);
            }
        },
    };
    match ending.and_then(|ending| std::io::Write::flush(&mut out).map(|()| ending)) {
        Ok(ending) => ending.into(),
        // The reader has left: nobody is there to be told.
        Err(_) => Ending::Fault.into(),
    }
}

#[cfg(feature = "gui")]
fn window(file: Option<PathBuf>, text: Option<PathBuf>) -> ExitCode {
    kings_order::app::run(file, text)
}

#[cfg(not(feature = "gui"))]
fn window(_: Option<PathBuf>, _: Option<PathBuf>) -> ExitCode {
    let _ = <Arguments as clap::CommandFactory>::command().print_help();
    Ending::Usage.into()
}
