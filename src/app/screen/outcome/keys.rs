//! The keys of the result, and of the panel above it.

use iced::keyboard::{self, key::Named};

use super::share::{self, Goal, Thing};
use super::{Message, Outcome, Tab};
use crate::app::Export;
use crate::app::keys::binding::{Binding, Stroke, on_key};
use crate::app::poster::Format;

macro_rules! bindings {
    ($($name:ident $sign:literal $stroke:expr => $message:expr;)*) => {
        $(pub(super) const $name: Binding<Message> =
            Binding { sign: $sign, about: "", strokes: &[($stroke, $message)] };)*
    };
}

bindings! {
    HOME "Esc" Stroke::Named(Named::Escape) => Message::Home;
    NEW "N" Stroke::Sign("n") => Message::New;
    REMATCH "R" Stroke::Sign("r") => Message::Rematch;
    TABLE "T" Stroke::Sign("t") => Message::Table;
    WATCH "W" Stroke::Sign("w") => Message::Watch;
    FINALE "S" Stroke::Sign("s") => Message::Finale;
    SHARE "X" Stroke::Sign("x") => Message::Share(share::Message::Open);
    COURSE "1" Stroke::Sign("1") => Message::Tab(Tab::Course);
    ORDERS "2" Stroke::Sign("2") => Message::Tab(Tab::Orders);
    BOARD "3" Stroke::Sign("3") => Message::Tab(Tab::Board);
    HONOURS "4" Stroke::Sign("4") => Message::Tab(Tab::Honours);
    TO_ORDERS "Esc" Stroke::Named(Named::Escape) => Message::Tab(Tab::Orders);
    CLOSE "Esc" Stroke::Named(Named::Escape) => Message::Share(share::Message::Close);
    PAGE "P" Stroke::Sign("p") => Message::Share(share::Message::Save(Export::Page));
    LANDSCAPE "L" Stroke::Sign("l") =>
        Message::Share(share::Message::Save(Export::Poster(Format::Landscape)));
    SQUARE "Q" Stroke::Sign("q") =>
        Message::Share(share::Message::Save(Export::Poster(Format::Square)));
    MARKDOWN "M" Stroke::Sign("m") => Message::Share(share::Message::Save(Export::Markdown));
    CSV "C" Stroke::Sign("c") => Message::Share(share::Message::Save(Export::Csv));
    TEXT "T" Stroke::Sign("t") => Message::Share(share::Message::Copy(Thing::Text));
    LINK "B" Stroke::Sign("b") => Message::Share(share::Message::Copy(Thing::Link));
    CODE "K" Stroke::Sign("k") => Message::Share(share::Message::Code);
    THERE "G" Stroke::Sign("g") => Message::Share(share::Message::Show(Goal::BgStats));
    OPEN "O" Stroke::Sign("o") => Message::Share(share::Message::Show(Goal::File));
    FOLDER "F" Stroke::Sign("f") => Message::Share(share::Message::Show(Goal::Folder));
}

/// What a key does here.
pub(super) fn shortcut(outcome: &Outcome, event: &keyboard::Event) -> Option<Message> {
    if outcome.is_sharing() {
        let keys = [
            &CLOSE, &PAGE, &LANDSCAPE, &SQUARE, &MARKDOWN, &CSV, &TEXT, &LINK, &CODE, &THERE,
            &OPEN, &FOLDER,
        ];
        return on_key(&keys, event);
    }
    let home = if outcome.then.is_some() { &TO_ORDERS } else { &HOME };
    let keys =
        [home, &NEW, &REMATCH, &TABLE, &WATCH, &FINALE, &SHARE, &COURSE, &ORDERS, &BOARD, &HONOURS];
    on_key(&keys, event)
}
