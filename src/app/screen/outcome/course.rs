//! The course of the evening, as a chart.

use journal::Course;
use kit::parts::letters;
use rules::Seat;
use rules::title::Title;
use session::Session;
use widget::Element;
use widget::chart::{self, Band, Change, Line, chart};
use widget::emblem::Emblem;
use widget::palette::{Palette, livery};

/// The scores and the titles over the turns.
pub fn course<'a, Message: 'a>(
    session: &Session,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let game = session.game();
    let course = Course::from_journal(session.journal());
    let letters = letters(game.setup());
    let look = |seat: Seat| {
        let player = game.setup().players.get(seat.index())?;
        Some((livery(player.colour), letters[seat]))
    };
    let lines = game.seats().filter_map(|seat| {
        let (livery, letter) = look(seat)?;
        let values = course.line(seat).collect();
        Some(Line { livery, letter, from: course.came(seat), values })
    });
    let band = |title, emblem| {
        let reigns = course.reigns.iter().filter(|reign| reign.title == title);
        let changes = reigns.filter_map(|reign| {
            let (livery, letter) = look(reign.holder)?;
            Some(Change { turn: reign.turn, livery, letter, size: reign.size })
        });
        Band { emblem, changes: changes.collect() }
    };
    let bands = match game.titles() {
        Some(_) => vec![band(Title::King, Emblem::Crown), band(Title::Robber, Emblem::Mask)],
        None => Vec::new(),
    };
    let lines = lines.collect();
    chart(chart::Course { lines, bands, turns: course.turns }, palette)
}
