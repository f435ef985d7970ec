//! `export`: a game's result and scores for other programs and for people. Nothing that is still
//! secret.

use std::io::{Result, Write};
use std::path::Path;

use super::replay::load;
use super::standings::Standings;
use super::{Ending, Format, Output};
use crate::text::{Words, export, printable};

pub(super) fn run<O: Write, E: Write>(
    file: &Path,
    format: Format,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let Some(opened) = load(file, words, output)? else { return Ok(Ending::Fault) };
    match format {
        Format::Csv => write!(output.out, "{}", export::csv(&opened.journal, words))?,
        Format::Markdown => {
            let clock = opened.clock.as_ref();
            write!(
                output.out,
                "{}",
                export::markdown(&opened.journal, &opened.started, clock, words)
            )?;
        }
        Format::Json => {
            write!(output.out, "{}", printable::json(&Standings::of(&opened.journal, words))?)?;
        }
    }
    Ok(Ending::Well)
}
