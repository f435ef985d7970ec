//! The keys of the result, and of the panel above it.

use iced::keyboard::{self, key::Named};

use super::{Message, Outcome, Tab, is_watched};
use super::{share, track};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::bindings;
use kit::help;
use session::Session;

bindings! {
    HOME "Esc" "result-home" Stroke::Named(Named::Escape) => Message::Home;
    NEW "N" "home-new" Stroke::Sign("n") => Message::New;
    REMATCH "R" "earlier-rematch" Stroke::Sign("r") => Message::Rematch;
    TABLE "T" "result-table" Stroke::Sign("t") => Message::Table;
    WATCH "W" "result-watch" Stroke::Sign("w") => Message::Watch;
    FINALE "S" "result-steps" Stroke::Sign("s") => Message::Finale;
    SHARE "X" "share-button" Stroke::Sign("x") => Message::Share(share::Message::Open);
    COURSE "1" "result-course" Stroke::Sign("1") => Message::Tab(Tab::Course);
    ORDERS "2" "result-orders" Stroke::Sign("2") => Message::Tab(Tab::Orders);
    BOARD "3" "result-board" Stroke::Sign("3") => Message::Tab(Tab::Board);
    HONOURS "4" "share-titles" Stroke::Sign("4") => Message::Tab(Tab::Honours);
    TO_ORDERS "Esc" "share-end" Stroke::Named(Named::Escape) => Message::Tab(Tab::Orders);
    READ "P" "track-button" Stroke::Sign("p") => Message::Track(track::Message::Open);
    HELP "?" "" Stroke::Sign(help::SIGN) => Message::Keys;
}

/// The message of a key.
pub fn shortcut(outcome: &Outcome, event: &keyboard::Event) -> Option<Message> {
    if outcome.is_sharing() {
        return share::keys::shortcut(event);
    }
    if outcome.track.is_some() {
        return track::shortcut(event);
    }
    on_key(above(outcome).iter().chain(&[&HELP]), event)
}

/// The keys of the result without the panel.
fn above(outcome: &Outcome) -> [&'static Binding<Message>; 12] {
    let home = if outcome.then.is_some() { &TO_ORDERS } else { &HOME };
    [
        &COURSE, &ORDERS, &BOARD, &HONOURS, &READ, &TABLE, &WATCH, &FINALE, &SHARE, &NEW, &REMATCH,
        home,
    ]
}

/// The list of the keys, those of parts that this game has.
pub fn list(outcome: &Outcome, session: &Session) -> Vec<Line> {
    let parts = Outcome::parts(session);
    let is_there = |binding: &&&Binding<Message>| match binding.strokes {
        [(_, Message::Tab(tab)), ..] => {
            outcome.then.is_some() || parts.iter().any(|(there, ..)| there == tab)
        }
        [(_, Message::Watch), ..] => is_watched(session),
        [(_, Message::Track(_)), ..] => track::is_asked(session),
        _ => true,
    };
    help::lines(above(outcome).iter().filter(is_there))
}
