//! The keys that write on the scorepad.

use iced::keyboard::{self, Key, key::Named};

use super::sheet::SHEETS;
use super::{Pad, writes};
use crate::table::message::{Message, Role, Writing};
use kit::binding::{Binding, Stroke, on_key};
use rules::feature::Kind;

type Keys = Binding<Message>;

const fn add(role: Role, kind: Kind) -> Message {
    writes(Writing::Add(role, kind))
}

const fn digit(digit: u32) -> Message {
    writes(Writing::Digit(digit))
}

/// Begins an entry: a feature that was completed or is left.
pub const ENTRIES: Keys = Binding {
    sign: "R C M S A",
    about: "keys-pad",
    strokes: &[
        (Stroke::Sign("r"), add(Role::Completed, Kind::Road)),
        (Stroke::Sign("c"), add(Role::Completed, Kind::City)),
        (Stroke::Sign("m"), add(Role::Completed, Kind::MONASTERY)),
        (Stroke::Sign("s"), add(Role::Completed, Kind::SHRINE)),
        (Stroke::Sign("a"), add(Role::Completed, Kind::GARDEN)),
        (Stroke::Sign("v"), add(Role::Remaining, Kind::Field)),
        (Stroke::Sign("e"), add(Role::Joined, Kind::Field)),
    ],
};
/// Change the lit number.
pub const NUMBERS: Keys = Binding {
    sign: "0 – 9",
    about: "keys-pad-numbers",
    strokes: &[
        (Stroke::Sign("0"), digit(0)),
        (Stroke::Sign("1"), digit(1)),
        (Stroke::Sign("2"), digit(2)),
        (Stroke::Sign("3"), digit(3)),
        (Stroke::Sign("4"), digit(4)),
        (Stroke::Sign("5"), digit(5)),
        (Stroke::Sign("6"), digit(6)),
        (Stroke::Sign("7"), digit(7)),
        (Stroke::Sign("8"), digit(8)),
        (Stroke::Sign("9"), digit(9)),
        (Stroke::Named(Named::Backspace), writes(Writing::Erase)),
        (Stroke::Named(Named::ArrowUp), writes(Writing::Go(-1))),
        (Stroke::Named(Named::ArrowDown), writes(Writing::Go(1))),
        (Stroke::Named(Named::ArrowLeft), writes(Writing::Step(-1))),
        (Stroke::Named(Named::ArrowRight), writes(Writing::Step(1))),
        (Stroke::Sign("+"), writes(Writing::Step(1))),
        (Stroke::Sign("="), writes(Writing::Step(1))),
        (Stroke::Sign("-"), writes(Writing::Step(-1))),
    ],
};
/// Writes for another player.
pub const PLAYER: Keys = Binding {
    sign: "P",
    about: "keys-pad-player",
    strokes: &[(Stroke::Sign("p"), writes(Writing::NextPlayer))],
};
/// The keys of the forms of deeds; each stands at its button.
pub const DEEDS: Keys =
    Binding { sign: "F W K Y Z H N G B U", about: "keys-pad-deeds", strokes: &[] };
/// Accepts the form.
pub const ACCEPT: Keys = Binding {
    sign: "⏎",
    about: "keys-pad-enter",
    strokes: &[(Stroke::Once(Named::Enter), writes(Writing::Accept))],
};
/// The keys that write on the scorepad and mean nothing where only the orders are recorded.
pub const WRITING: [&Keys; 4] = [&ENTRIES, &NUMBERS, &PLAYER, &DEEDS];
/// Drops the form.
pub const DROP: Keys = Binding {
    sign: "Esc",
    about: "",
    strokes: &[(Stroke::Named(Named::Escape), writes(Writing::Drop))],
};

impl Pad {
    /// The message of a key, while an entry is awaited.
    pub fn on_key(&self, event: &keyboard::Event) -> Option<Message> {
        if !self.writes {
            return None;
        }
        on_key(&[&ENTRIES, &NUMBERS, &PLAYER, &ACCEPT, &DROP], event).or_else(|| deed(event))
    }
}

fn deed(event: &keyboard::Event) -> Option<Message> {
    let keyboard::Event::KeyPressed { key, modifiers, .. } = event else { return None };
    let Key::Character(character) = key.as_ref() else { return None };
    let letter = character.chars().next().filter(|_| !modifiers.command())?;
    SHEETS
        .into_iter()
        .find(|(_, key, _)| *key == letter)
        .map(|(sheet, ..)| writes(Writing::Open(sheet)))
}
