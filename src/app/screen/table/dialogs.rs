//! What lies above the table for a moment.

use iced::widget::{Column, Row, column, row, scrollable, space};
use iced::{Center, Element, Fill};

use super::face_up::face_up;
use super::{Correcting, Dialog, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, dialog, heading, note, plain, strong};
use crate::app::session::Session;
use crate::app::theme::{self, Weight, space as gap};
use crate::rules::game::Phase;
use crate::rules::geometry::Rotation;
use crate::rules::setup::Recording;
use crate::say;
use crate::widget::thumb;

/// The keys, each with the words that say what it does.
const KEYS: [(&str, &str); 21] = [
    ("↑ ↓ ← →", "keys-arrows"),
    ("C R F V", "keys-sides"),
    ("1 – 9", "keys-numbers"),
    ("0", "keys-more"),
    ("⏎", "keys-enter"),
    ("R", "keys-turn"),
    ("Esc", "keys-escape"),
    ("Ctrl Z", "keys-undo"),
    ("Ctrl Y", "keys-redo"),
    ("O", "keys-draw"),
    ("X", "keys-orders"),
    ("Q", "keys-face-up"),
    ("T", "keys-tiles"),
    ("E", "keys-fields"),
    ("D", "keys-compare"),
    ("+  −  Home", "keys-zoom"),
    ("L", "keys-look"),
    (",", "keys-settings"),
    ("I", "keys-display"),
    ("Ctrl +  −  0", "keys-size"),
    ("Tab", "keys-tab"),
];

/// The keys of the scorepad.
const PAD_KEYS: [(&str, &str); 17] = [
    ("R C M S", "keys-pad"),
    ("0 – 9", "keys-pad-numbers"),
    ("P", "keys-pad-player"),
    ("F W K Y Z H N G B U", "keys-pad-deeds"),
    ("⏎", "keys-pad-enter"),
    ("Esc", "keys-escape"),
    ("Ctrl Z", "keys-undo"),
    ("Ctrl Y", "keys-redo"),
    ("O", "keys-draw"),
    ("X", "keys-orders"),
    ("Q", "keys-face-up"),
    ("D", "keys-compare"),
    ("L", "keys-look"),
    (",", "keys-settings"),
    ("I", "keys-display"),
    ("Ctrl +  −  0", "keys-size"),
    ("Tab", "keys-tab"),
];

impl Table {
    pub(super) fn dialog<'a>(
        &'a self,
        open: &Dialog,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        match open {
            Dialog::Keys => dialog(palette, 620.0, keys(shared, self.pad.is_some(), session.clock().is_some())),
            Dialog::FaceUp => dialog(palette, 860.0, face_up(shared, session.game())),
            Dialog::TilesLeft => dialog(palette, 860.0, tiles_left(shared, session)),
            Dialog::EndGame => {
                let end = action(palette, Weight::Primary, say!(shared.words, "end-do"), None, Some(Message::EndGame));
                let keep = action(
                    palette,
                    Weight::Secondary,
                    say!(shared.words, "end-not"),
                    Some("Esc"),
                    Some(Message::Close),
                );
                let content = column![
                    heading(say!(shared.words, "end-title")),
                    plain(end_about(shared, session)),
                    row![space::horizontal(), keep, end].spacing(gap::M),
                ];
                dialog(palette, 520.0, content)
            }
            Dialog::Ruler => dialog(palette, self.ruler_width(shared), self.ruler(shared)),
            Dialog::Compare => dialog(palette, 720.0, self.comparison(shared, session)),
            Dialog::Adjust => dialog(palette, 560.0, self.adjust_form(shared, session)),
            Dialog::Difference => dialog(palette, 620.0, self.difference(shared, session)),
        }
    }

    /// What a correction would change.
    fn difference<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Column<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let result = self.correcting.as_ref().and_then(|correcting: &Correcting| correcting.result.as_ref());
        let sentences = result.map(|result| words.difference(&result.difference, session.game())).unwrap_or_default();
        let nothing = sentences.is_empty().then(|| plain(say!(words, "difference-nothing")));
        let lines = sentences.into_iter().map(|sentence| plain(sentence).width(Fill).into());
        let list = scrollable(Column::with_children(lines).spacing(gap::S)).style(theme::scroll(palette));
        let accept =
            action(palette, Weight::Primary, say!(words, "difference-accept"), None, Some(Message::AcceptCorrection));
        let leave = action(
            palette,
            Weight::Secondary,
            say!(words, "difference-leave"),
            Some("Esc"),
            Some(Message::DropCorrection),
        );
        column![
            heading(say!(words, "difference-heading")),
            iced::widget::container(column![nothing, list]).max_height(420),
            session.game().has_secrets().then(|| note(say!(words, "difference-orders"), palette)),
            row![space::horizontal(), leave, accept].spacing(gap::M),
        ]
    }
}

/// What ending the game now means, without the number of tiles for a table that wants no hints.
fn end_about(shared: &Shared, session: &Session) -> String {
    let about = if session.game().phase() == Phase::Remains {
        say!(shared.words, "end-remains")
    } else if shared.settings.hints && session.game().recording() == Recording::Board {
        say!(shared.words, "end-about", count = session.game().count_left())
    } else {
        say!(shared.words, "end-about-hidden")
    };
    if session.game().has_secrets() { format!("{about} {}", say!(shared.words, "end-hands")) } else { about }
}

/// Keys as they are called in the language of the window.
fn named(keys: &str, shared: &Shared) -> String {
    keys.replace("Ctrl", &say!(shared.words, "key-ctrl")).replace("Home", &say!(shared.words, "key-home"))
}

fn keys(shared: &Shared, on_pad: bool, has_clock: bool) -> Column<'_, Message> {
    let palette = shared.palette();
    let all: &[(&str, &str)] = if on_pad { &PAD_KEYS } else { &KEYS };
    let pause = has_clock.then(|| (say!(shared.words, "clock-key"), "keys-pause"));
    let rows = all.iter().map(|(key, what)| (named(key, shared), *what)).chain(pause);
    let rows =
        rows.map(|(key, what)| row![strong(key).width(150), plain(shared.words.say(what, &[]))].spacing(gap::M).into());
    let close = action(palette, Weight::Secondary, say!(shared.words, "close"), Some("Esc"), Some(Message::Close));
    column![
        heading(say!(shared.words, "keys-title")),
        Column::with_children(rows).spacing(6),
        row![space::horizontal(), close],
    ]
}

fn tiles_left<'a>(shared: &'a Shared, session: &'a Session) -> Column<'a, Message> {
    let palette = shared.palette();
    let game = session.game();
    let hints = shared.settings.hints;
    let thumbs = game.tiles_left().filter(|_| hints).map(|(tile, left)| {
        let picture = thumb::thumb(shared.thumb(tile, Rotation::None), 72.0);
        column![picture, note(say!(shared.words, "tray-times", count = left), palette)].align_x(Center).into()
    });
    let grid = Row::with_children(thumbs).spacing(gap::M).wrap().vertical_spacing(gap::S);
    let list = scrollable(grid).style(theme::scroll(palette)).width(Fill);
    let close = action(palette, Weight::Secondary, say!(shared.words, "close"), Some("Esc"), Some(Message::Close));
    let may_end = game.phase() == crate::rules::game::Phase::Place && !session.is_read_only();
    let end = action(
        palette,
        Weight::Quiet,
        say!(shared.words, "end-ask"),
        None,
        may_end.then_some(Message::Show(Dialog::EndGame)),
    );
    let name = game.name(game.active());
    let pass = action(
        palette,
        Weight::Quiet,
        say!(shared.words, "end-pass", name = name),
        None,
        may_end.then_some(Message::Pass),
    );
    let title = if hints {
        say!(shared.words, "tiles-title", count = game.count_left())
    } else {
        say!(shared.words, "tiles-hidden")
    };
    let compare = Some(Message::Show(Dialog::Compare));
    let compare = action(palette, Weight::Quiet, say!(shared.words, "compare-title"), Some("D"), compare);
    column![
        heading(title),
        hints.then(|| iced::widget::container(list).max_height(460)),
        row![iced::widget::container(row![end, pass, compare].wrap()).width(Fill), close].align_y(Center),
    ]
}
