//! `export`: a game's result and scores for other programs and for people, without anything secret.

use std::io::{Result, Write};
use std::path::Path;

use super::replay::load;
use super::standings::Standings;
use super::{Ending, Format, Output};
use storage::Saved;
use storage::games::Opened;
use text::Words;
use text::export::{self, Untold};
use text::printable::{self, Terminal};

pub(super) fn run<O: Write, E: Write>(
    file: &Path,
    format: Format,
    words: &Words,
    output: &mut Output<'_, Terminal<O>, E>,
) -> Result<Ending> {
    let Some(opened) = load(file, None, words, output)? else { return Ok(Ending::Fault) };
    match format {
        Format::Csv => output.out.write_file(&export::csv(&opened.journal, words))?,
        Format::Markdown => {
            let clock = opened.saved.clock.as_ref();
            write!(
                output.out,
                "{}",
                export::markdown(&opened.journal, &opened.saved.started, clock, words)
            )?;
        }
        Format::Json => {
            write!(
                output.out,
                "{}",
                printable::json(&Standings::from_journal(&opened.journal, words))?
            )?;
        }
        Format::Page => {
            return tell(
                evening::page(&opened.journal, &opened.saved.started, words),
                words,
                output,
            );
        }
        Format::Text => {
            return tell(
                export::message(&opened.journal, &opened.saved.started, words),
                words,
                output,
            );
        }
        Format::BgStats => {
            let Opened { journal, saved: Saved { id, started, clock, .. }, .. } = &opened;
            let link = export::bg_stats(journal, id, started, clock.as_ref(), words);
            return tell(link.map(|link| link + "\n"), words, output);
        }
    }
    Ok(Ending::Well)
}

/// Writes the words on a finished game, or says why there are none.
fn tell<O: Write, E: Write>(
    told: std::result::Result<String, Untold>,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    match told {
        Ok(told) => {
            write!(output.out, "{told}")?;
            Ok(Ending::Well)
        }
        Err(untold) => {
            writeln!(output.err, "{}", words.untold(untold))?;
            Ok(Ending::Fault)
        }
    }
}
