//! The keys of the panel from which a result leaves the app.

use iced::keyboard::{self, key::Named};

use super::{Goal, Message as Panel, Thing};
use crate::outcome::Message;
use ask::export::{Export, Format};
use kit::binding::{Stroke, on_key};
use kit::bindings;

bindings! {
    CLOSE "Esc" "close" Stroke::Named(Named::Escape) => Message::Share(Panel::Close);
    PAGE "P" "share-page" Stroke::Sign("p") => Message::Share(Panel::Save(Export::Page));
    LANDSCAPE "L" "share-poster" Stroke::Sign("l") =>
        Message::Share(Panel::Save(Export::Poster(Format::Landscape)));
    SQUARE "Q" "share-square" Stroke::Sign("q") =>
        Message::Share(Panel::Save(Export::Poster(Format::Square)));
    MARKDOWN "M" "result-markdown" Stroke::Sign("m") =>
        Message::Share(Panel::Save(Export::Markdown));
    CSV "C" "result-csv" Stroke::Sign("c") => Message::Share(Panel::Save(Export::Csv));
    TEXT "T" "share-text" Stroke::Sign("t") => Message::Share(Panel::Copy(Thing::Text));
    LINK "B" "share-link" Stroke::Sign("b") => Message::Share(Panel::Copy(Thing::Link));
    CODE "K" "share-code" Stroke::Sign("k") => Message::Share(Panel::Code);
    THERE "G" "share-there" Stroke::Sign("g") =>
        Message::Share(Panel::Show(Goal::BgStats));
    OPEN "O" "share-open" Stroke::Sign("o") => Message::Share(Panel::Show(Goal::File));
    FOLDER "F" "share-folder" Stroke::Sign("f") =>
        Message::Share(Panel::Show(Goal::Folder));
}

/// The message of a key.
pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
    let keys = [
        &CLOSE, &PAGE, &LANDSCAPE, &SQUARE, &MARKDOWN, &CSV, &TEXT, &LINK, &CODE, &THERE, &OPEN,
        &FOLDER,
    ];
    on_key(&keys, event)
}
