//! The keys of the earlier games.

use iced::keyboard::{self, key::Named};

use super::{Earlier, Message, Tab, season};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::{help, rows};

pub const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "back",
    strokes: &[(Stroke::Named(Named::Escape), Message::Escape)],
};
pub const GAMES: Binding<Message> = Binding {
    sign: "1",
    about: "earlier-games",
    strokes: &[(Stroke::Sign("1"), Message::Tab(Tab::Games))],
};
pub const PLAYERS: Binding<Message> = Binding {
    sign: "2",
    about: "earlier-players",
    strokes: &[(Stroke::Sign("2"), Message::Tab(Tab::Players))],
};
pub const SEASON: Binding<Message> = Binding {
    sign: "3",
    about: "season",
    strokes: &[(Stroke::Sign("3"), Message::Tab(Tab::Season))],
};
const SEARCH: Binding<Message> = Binding {
    sign: "/",
    about: "keys-search",
    strokes: &[
        (Stroke::Sign("/"), Message::StartSearch),
        (Stroke::Sign("s"), Message::StartSearch),
    ],
};
pub const NEW: Binding<Message> =
    Binding { sign: "N", about: "home-new", strokes: &[(Stroke::Sign("n"), Message::New)] };
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };
pub const BRING_BACK: Binding<Message> = Binding {
    sign: "Z",
    about: "earlier-bring-back",
    strokes: &[(Stroke::Sign("z"), Message::BringBack)],
};

/// The keys of every part of the screen.
const KEYS: [&Binding<Message>; 7] = [&GAMES, &PLAYERS, &SEASON, &SEARCH, &NEW, &BRING_BACK, &BACK];

impl Earlier {
    /// The message of a key.
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(KEYS.iter().chain(&season::KEYS).chain(&[&HELP]), event)
    }

    /// The list of the screen's keys.
    pub fn keys(&self) -> Vec<Line> {
        let season: &[&Binding<Message>] =
            if self.tab == Tab::Season { &season::KEYS } else { &[] };
        // Keys that would do nothing now are left out.
        let is_there = |binding: &&&Binding<Message>| match binding.strokes {
            [(_, Message::StartSearch), ..] => self.tab == Tab::Games,
            [(_, Message::BringBack), ..] => !self.gone.is_empty(),
            _ => true,
        };
        let mut lines = help::lines(KEYS.iter().chain(season).filter(is_there));
        if matches!(self.tab, Tab::Games | Tab::Deleted) {
            lines.insert(0, rows::SCROLL.line());
        }
        lines
    }

    /// The message of a key that scrolls, also while it is held down.
    pub fn scrolls(event: &keyboard::Event) -> Option<Message> {
        on_key(&[&rows::SCROLL], event).map(Message::Rows)
    }
}
