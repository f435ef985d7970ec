//! The menu of the game: everything about it that is no move of a turn.

use iced::widget::{column, row, rule, space};
use iced::{Center, Fill};

use super::compare;
use super::step::{Kind, Plain, Step, close_button};
use crate::app::ask::{Request, files};
use crate::app::kit::Shared;
use crate::app::kit::parts::{heading, note, pressable, strong};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element};

/// A line of the menu: its symbol, its words, its shortcut, and its message.
struct Item {
    symbol: Emblem,
    label: String,
    about: String,
    key: Option<&'static str>,
    message: Option<Plain>,
}

impl Item {
    fn new(symbol: Emblem, label: String, about: String, message: Option<Plain>) -> Self {
        Self { symbol, label, about, key: None, message }
    }

    fn by(self, key: &'static str) -> Self {
        Self { key: Some(key), ..self }
    }

    fn view<'a>(self, shared: &'a Shared) -> Element<'a, Plain> {
        let palette = shared.palette();
        let (ink, label) = if self.message.is_some() {
            (palette.royal, strong(self.label))
        } else {
            (palette.line, strong(self.label).color(palette.faint))
        };
        // In a low window the names stand alone, so that all have room.
        let about = (!shared.is_low()).then(|| note(self.about, palette));
        let words = column![label, about].width(Fill);
        let key = self.key.map(|key| note(key, palette));
        let line = row![emblem(self.symbol, ink, 24.0), words, key].spacing(gap::M).align_y(Center);
        pressable(palette, Weight::Quiet, line.width(Fill), [gap::XS, gap::S], self.message)
    }
}

/// The menu.
pub(super) fn menu<'a>(shared: &'a Shared, session: &'a Session) -> Column<'a, Plain> {
    let palette = shared.palette();
    let game = session.game();
    let writes = !session.is_read_only();
    let turn = turn(shared, game, writes);
    let table = table(shared, session, writes);
    let files = files(shared, session);
    let part = |items: Vec<Item>| {
        Column::with_children(items.into_iter().map(|item| item.view(shared))).spacing(2)
    };
    let line = || rule::horizontal(1).style(theme::thin(palette));
    column![
        heading(say!(shared.words, "menu-title")),
        column![part(turn), line(), part(table), line(), part(files)].spacing(gap::S),
        row![space::horizontal(), close_button(shared, Weight::Secondary)],
    ]
}

/// The lines about this turn.
fn turn(shared: &Shared, game: &Game, writes: bool) -> Vec<Item> {
    let words = &shared.words;
    let name = game.name(game.active());
    let may_skip = writes && game.allows(&Move::Pass).is_ok();
    let skip = Item::new(
        Emblem::Redo,
        say!(words, "menu-skip", name = name),
        say!(words, "menu-skip-about"),
        may_skip.then_some(Step::Show(Kind::Skip)),
    );
    let may_end = writes && game.allows(&Move::EndGame).is_ok();
    let end = Item::new(
        Emblem::Crown,
        say!(words, "menu-end"),
        say!(words, "menu-end-about"),
        may_end.then_some(Step::Show(Kind::EndGame)),
    );
    vec![skip, end]
}

/// The lines about the table.
fn table(shared: &Shared, session: &Session, writes: bool) -> Vec<Item> {
    let words = &shared.words;
    let say = |key: &str| words.say(key, &[]);
    let on = |kind| writes.then_some(Step::Show(kind));
    let forgotten = Step::Insert(session.journal().entries().len());
    vec![
        Item::new(Emblem::Follower, say("menu-people"), say("menu-people-about"), on(Kind::People)),
        Item::new(Emblem::Order, say("menu-rules"), say("menu-rules-about"), on(Kind::Rules)),
        Item::new(
            Emblem::Help,
            say("why-title"),
            say("why-about"),
            Some(Step::Ask(Request::PlayedHere)),
        ),
        Item::new(
            Emblem::Undo,
            say("menu-forgotten"),
            say("menu-forgotten-about"),
            writes.then_some(forgotten),
        ),
        Item::new(
            Emblem::Compare,
            say("menu-compare"),
            say("menu-compare-about"),
            Some(Step::Show(Kind::Compare)),
        )
        .by(compare::SIGN),
    ]
}

/// The lines about the game's file.
fn files(shared: &Shared, session: &Session) -> Vec<Item> {
    let words = &shared.words;
    let say = |key: &str| words.say(key, &[]);
    let ask = |message| Some(Step::Ask(Request::Files(message)));
    let has_file = !session.is_in_memory();
    vec![
        Item::new(
            Emblem::Order,
            say("menu-copy"),
            say("menu-copy-about"),
            has_file.then(|| ask(files::Message::Copy)).flatten(),
        ),
        Item::new(
            Emblem::Tile,
            say("menu-open"),
            say("menu-open-about"),
            ask(files::Message::Open),
        ),
        Item::new(
            Emblem::Home,
            say("menu-folder"),
            session.path().parent().unwrap_or(session.path()).display().to_string(),
            has_file.then(|| ask(files::Message::Folder)).flatten(),
        ),
    ]
}
