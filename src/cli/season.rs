//! `season`: how people stand over finished games, and what became of each order there.

use std::io::{Result, Write};
use std::path::PathBuf;

use super::replay::load;
use super::{Ending, Output, Ranking, Table, catalogue};
use journal::names::Names;
use journal::season::{By, Season};
use journal::statistics::Summary;
use rules::Move;
use text::Words;
use text::export::{self, Untold};
use text::printable::Terminal;
use text::say;

pub(super) fn run<O: Write, E: Write>(
    files: &[PathBuf],
    (table, all_evenings): (Table, bool),
    ranking: Ranking,
    words: &Words,
    output: &mut Output<'_, Terminal<O>, E>,
) -> Result<Ending> {
    let mut games: Vec<(String, Summary)> = Vec::new();
    let mut ending = Ending::Well;
    let mut known = Vec::new();
    for file in files {
        let Some(opened) = load(file, None, words, output)? else {
            ending = Ending::Fault;
            continue;
        };
        let moves: Vec<Move> = opened.journal.moves().cloned().collect();
        let game = (opened.saved.started.clone(), moves);
        if known.contains(&game) {
            let file = file.display().to_string();
            writeln!(output.err, "{}", say!(words, "season-twice", file = file))?;
            continue;
        }
        known.push(game);
        if let Some(summary) = Summary::from_journal(&opened.journal) {
            games.push((opened.saved.started, summary));
        } else {
            let untold = Untold::unless_finished(&opened.journal).err().unwrap_or(Untold::Running);
            let (file, fault) = (file.display().to_string(), words.untold(untold));
            writeln!(output.err, "{}", say!(words, "cli-fault", file = file, fault = fault))?;
            ending = Ending::Fault;
        }
    }
    // Half a season would look like a whole one, so none is written.
    if ending != Ending::Well {
        return Ok(ending);
    }
    games.sort_by(|(one, _), (other, _)| one.cmp(other));
    let games: Vec<(&str, &Summary)> =
        games.iter().map(|(started, summary)| (started.as_str(), summary)).collect();
    let names = Names::from_games(games.iter().map(|(_, summary)| summary.names()));
    let season = Season::from_games(&games, &names, |_| true, By::from(ranking));
    let told = match table {
        Table::Text => export::season_text(&season, all_evenings, &catalogue(), words),
        Table::Markdown => export::season(&season, all_evenings, &catalogue(), words),
        Table::Csv => export::season_csv(&season, words),
        Table::Cards => export::cards_csv(&season, &catalogue(), words),
    };
    output.out.write_file(&told)?;
    Ok(Ending::Well)
}
