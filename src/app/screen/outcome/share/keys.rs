//! The keys of the panel from which a result leaves the app.

use iced::keyboard::{self, key::Named};

use super::{Goal, Message as Panel, Thing};
use crate::app::ask::export::{Export, Format};
use crate::app::kit::binding::{Binding, Stroke, on_key};
use crate::app::screen::outcome::Message;

macro_rules! bindings {
    ($($name:ident $sign:literal $about:literal $stroke:expr => $message:expr;)*) => {
        $(pub(super) const $name: Binding<Message> = Binding {
            sign: $sign,
            about: $about,
            strokes: &[($stroke, Message::Share($message))],
        };)*
    };
}

bindings! {
    CLOSE "Esc" "close" Stroke::Named(Named::Escape) => Panel::Close;
    PAGE "P" "share-page" Stroke::Sign("p") => Panel::Save(Export::Page);
    LANDSCAPE "L" "share-poster" Stroke::Sign("l") =>
        Panel::Save(Export::Poster(Format::Landscape));
    SQUARE "Q" "share-square" Stroke::Sign("q") =>
        Panel::Save(Export::Poster(Format::Square));
    MARKDOWN "M" "result-markdown" Stroke::Sign("m") =>
        Panel::Save(Export::Markdown);
    CSV "C" "result-csv" Stroke::Sign("c") => Panel::Save(Export::Csv);
    TEXT "T" "share-text" Stroke::Sign("t") => Panel::Copy(Thing::Text);
    LINK "B" "share-link" Stroke::Sign("b") => Panel::Copy(Thing::Link);
    CODE "K" "share-code" Stroke::Sign("k") => Panel::Code;
    THERE "G" "share-there" Stroke::Sign("g") =>
        Panel::Show(Goal::BgStats);
    OPEN "O" "share-open" Stroke::Sign("o") => Panel::Show(Goal::File);
    FOLDER "F" "share-folder" Stroke::Sign("f") =>
        Panel::Show(Goal::Folder);
}

/// The message of a key.
pub(in crate::app::screen::outcome) fn shortcut(event: &keyboard::Event) -> Option<Message> {
    let keys = [
        &CLOSE, &PAGE, &LANDSCAPE, &SQUARE, &MARKDOWN, &CSV, &TEXT, &LINK, &CODE, &THERE, &OPEN,
        &FOLDER,
    ];
    on_key(&keys, event)
}
