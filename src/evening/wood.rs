//! The figures and pieces that stand on the board, each around the origin.

use std::fmt::Write as _;

use super::frames::Stay;
use super::html::text;
use super::scale::SIDE;
use super::style::colour;
use art::path::{Path, Step};
use art::{Pt, figure, piece, standing};
use rules::Game;
use rules::piece::Neutral;
use rules::player::{Figure, letters};

/// The distance of a letter's foot below its middle, in units of the picture.
const LETTER: f32 = 9.0;

/// The pictures of the figures and pieces that stand on the board at some moment.
pub(super) fn wood(game: &Game, stays: &[Stay]) -> String {
    let is_there = |name: &str| stays.iter().any(|stay| stay.piece.picture == name);
    let mut out = String::new();
    let outlines: Vec<(String, String, f32)> = Figure::ALL.into_iter().map(drawn).collect();
    let letters = letters(&game.setup().players, |_| true);
    for (seat, player) in game.seats().zip(&game.setup().players) {
        let (colour, letter) = (colour(player.colour), text(&letters[seat].to_string()));
        let index = seat.index();
        let own = |name: &str| is_there(&format!("{name}-{index}"));
        for (name, outline, foot) in outlines.iter().filter(|(name, ..)| own(name)) {
            let _ = writeln!(
                out,
                "<g id=\"{name}-{index}\" class=\"wood {colour}\"><path d=\"{outline}\"/>\
                 <text y=\"{foot}\">{letter}</text></g>"
            );
        }
    }
    for height in (1..=30).filter(|height| is_there(&Neutral::Tower(*height).to_string())) {
        let half = (standing::tower_height(height) * SIDE / 2.0).round();
        let _ = writeln!(
            out,
            "<g id=\"tower-{height}\" class=\"piece\"><path d=\"M-20 {half}V-{half}H20V{half}z\"/>\
             <text y=\"{LETTER}\">{height}</text></g>"
        );
    }
    for (name, drawn) in piece::all(game.setup()).filter(|(name, _)| is_there(name)) {
        let shape = outlined(&drawn.outline, drawn.size * SIDE);
        let number = drawn.number.map(|number| number.to_string()).unwrap_or_default();
        let _ = writeln!(
            out,
            "<g id=\"{name}\" class=\"piece\"><path fill=\"#{:06x}\" d=\"{shape}\"/>\
             <text y=\"{LETTER}\">{number}</text></g>",
            drawn.fill
        );
    }
    for (piece, shape) in PIECES {
        let _ =
            writeln!(out, "<g id=\"{piece}\" class=\"piece {piece}\"><path d=\"{shape}\"/></g>");
    }
    out
}

/// The name of a figure, its outline, and the height of its letter's foot.
fn drawn(of: Figure) -> (String, String, f32) {
    let name = of.name().to_owned();
    let (outline, factor, letter) = figure::outline(of);
    let height = standing::FOLLOWER * SIDE * factor;
    (name, outlined(&outline, height), (letter * height + LETTER).round())
}

/// A path in units of the picture.
pub(super) fn outlined(path: &Path, scale: f32) -> String {
    let unit = |at: Pt| format!("{} {}", (at.x * scale).round(), (at.y * scale).round());
    let step = |step: &Step| match *step {
        Step::Move(to) => format!("M{}", unit(to)),
        Step::Line(to) => format!("L{}", unit(to)),
        Step::Quad(past, to) => format!("Q{} {}", unit(past), unit(to)),
        Step::Cubic(past, and, to) => format!("C{} {} {}", unit(past), unit(and), unit(to)),
        Step::Close => "z".to_owned(),
    };
    path.steps().iter().map(step).collect()
}

/// The dragon, the fairy and the Count.
const PIECES: [(&str, &str); 3] = [
    (
        "dragon",
        "M-46 30C-40-6-20-20-4-8C6-34 26-46 46-36L30-26L46-18C34-10 30 2 34 14C40 28 22 40 4 34\
         C-14 28-28 24-46 30z",
    ),
    ("fairy", "M0-36L8-12L32-24L18 2L26 30L0 16L-26 30L-18 2L-32-24L-8-12z"),
    ("count", "M-28 22L-34-22L-14-4L0-32L14-4L34-22L28 22z"),
];
