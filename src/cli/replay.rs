//! `replay`: the standings of a game file.

use std::io::{Result, Write};
use std::path::Path;

use super::standings::Standings;
use super::{Ending, Output, catalogue};
use rules::Game;
use rules::game::Phase;
use rules::setup::Recording;
use storage::games::{self, Damage, Opened};
use text::say;
use text::{Words, printable};

pub(super) fn run<O: Write, E: Write>(
    file: &Path,
    json: bool,
    to: Option<usize>,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let Some(mut opened) = load(file, to, words, output)? else { return Ok(Ending::Fault) };
    if let Some(to) = to {
        let moves = opened.journal.entries().len();
        if to > moves {
            let file = file.display().to_string();
            writeln!(output.err, "{}", say!(words, "cli-fewer-moves", file = file, count = moves))?;
        }
        opened.journal.back_to(to);
    }
    if json {
        let standings = Standings::from_journal(&opened.journal, &Words::english());
        write!(output.out, "{}", printable::json(&standings)?)?;
    } else {
        print(opened.journal.game(), words, output.out)?;
    }
    Ok(Ending::Well)
}

/// Reads and replays a file. A fault is printed, unless it lies behind the first `to` moves.
pub(super) fn load<O, E: Write>(
    file: &Path,
    to: Option<usize>,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Option<Opened>> {
    match games::load(file, &catalogue()) {
        Ok(opened) => {
            let in_time = |damage: &&Damage| to.is_none_or(|to| to > damage.moves);
            if let Some(damage) = opened.damage.as_ref().filter(in_time) {
                let reason = words.damage(damage, opened.journal.game());
                writeln!(
                    output.err,
                    "{}",
                    say!(words, "cli-fault", file = file.display().to_string(), fault = reason)
                )?;
                return Ok(None);
            }
            Ok(Some(opened))
        }
        Err(error) => {
            writeln!(output.err, "{}", words.file_error(&error))?;
            Ok(None)
        }
    }
}

fn print(game: &Game, words: &Words, out: &mut impl Write) -> Result<()> {
    let on_board = game.recording() == Recording::Board;
    let placed = game.board().tiles().len();
    let state = if game.is_finished() {
        words.finished(&game.winners(), game)
    } else if game.phase() == Phase::Deal {
        say!(words, "cli-deal")
    } else {
        say!(words, "cli-turn", turn = game.turn(), name = game.name(game.active()))
    };
    let tiles =
        on_board.then(|| say!(words, "cli-tiles", placed = placed, left = game.count_left()));
    writeln!(out, "{state} {}", tiles.unwrap_or_else(|| say!(words, "cli-no-board")))?;
    if let Some(titles) = game.titles() {
        let holder = |holding: &rules::expansion::king_robber::Holding| match holding.holder {
            Some(seat) => say!(words, "holding", name = game.name(seat), size = holding.size),
            None => say!(words, "holding-nobody"),
        };
        writeln!(
            out,
            "{}",
            say!(words, "cli-titles", king = holder(&titles.king), robber = holder(&titles.robber))
        )?;
    }
    let projected = game.projected();
    let width = game.seats().map(|seat| game.name(seat).chars().count()).max().unwrap_or(0).max(8);
    let headings = ["cli-score", "cli-projected", "cli-followers", "cli-orders", "cli-fulfilled"]
        .map(|key| words.say(key, &[]));
    write!(out, "\n{:width$}", "")?;
    for heading in &headings {
        write!(out, "  {heading}")?;
    }
    writeln!(out)?;
    for seat in game.seats() {
        let hand = game.orders().map(|orders| orders.hand(seat));
        let cells = [
            game.tally(seat).total(),
            projected[seat],
            i32::from(game.supply(seat).followers()),
            hand.map_or(0, |hand| hand.held.len() as i32),
            hand.map_or(0, |hand| hand.fulfilled.len() as i32),
        ];
        write!(out, "{:width$}", game.name(seat))?;
        for (heading, cell) in headings.iter().zip(cells) {
            write!(out, "  {cell:>width$}", width = heading.chars().count())?;
        }
        writeln!(out)?;
    }
    Ok(())
}
