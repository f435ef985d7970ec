//! The menu of the game: everything about it that is no move of a turn.

use iced::widget::{column, row, space};
use iced::{Center, Fill};

use super::compare;
use super::step::{Kind, Plain, Step, close_button};
use ask::{Request, files};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::{Game, Move};
use widget::emblem::{Emblem, emblem};

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

    fn view<'a>(self, ui: Ui<'a>) -> Element<'a, Plain> {
        let (ink, label) = if self.message.is_some() {
            (ui.palette.royal, strong(self.label))
        } else {
            (ui.palette.line, strong(self.label).color(ui.palette.faint))
        };
        // In a low window the names stand alone, so that all have room.
        let about = (ui.height() > Height::Low).then(|| ui.note(self.about));
        let words = column![label, about].width(Fill);
        let key = self.key.map(|key| ui.note(key));
        let line = row![emblem(self.symbol, ink, 24.0), words, key].spacing(gap::M).align_y(Center);
        ui.pressable(Weight::Quiet, line.width(Fill), [gap::XS, gap::S], self.message)
    }
}

/// The menu.
pub fn menu<'a>(ui: GameUi<'a>) -> Column<'a, Plain> {
    let game = ui.session.game();
    let writes = !ui.session.is_read_only();
    let turn = turn(*ui, game, writes);
    let table = table(ui, writes);
    let files = files(ui);
    let part = |items: Vec<Item>| {
        Column::with_children(items.into_iter().map(|item| item.view(*ui))).spacing(2)
    };
    let line = || ui.line();
    column![
        ui.heading("menu-title"),
        column![part(turn), line(), part(table), line(), part(files)].spacing(gap::S),
        row![space::horizontal(), close_button(*ui, Weight::Secondary)],
    ]
}

/// The lines about this turn.
fn turn(ui: Ui<'_>, game: &Game, writes: bool) -> Vec<Item> {
    let name = game.name(game.active());
    let may_skip = writes && game.allows(&Move::Pass).is_ok();
    let skip = Item::new(
        Emblem::Redo,
        say!(ui, "menu-skip", name = name),
        say!(ui, "menu-skip-about"),
        may_skip.then_some(Step::Show(Kind::Skip)),
    );
    let may_end = writes && game.allows(&Move::EndGame).is_ok();
    let end = Item::new(
        Emblem::Crown,
        say!(ui, "menu-end"),
        say!(ui, "menu-end-about"),
        may_end.then_some(Step::Show(Kind::EndGame)),
    );
    vec![skip, end]
}

/// The lines about the table.
fn table(ui: GameUi<'_>, writes: bool) -> Vec<Item> {
    let say = |key: &str| ui.say(key, &[]);
    let on = |kind| writes.then_some(Step::Show(kind));
    let forgotten = Step::Insert(ui.session.journal().entries().len());
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
        Item::new(
            Emblem::Order,
            say("menu-by-hand"),
            say("menu-by-hand-about"),
            writes.then_some(Step::Adjust(ui.session.game().active(), 0)),
        ),
    ]
}

/// The lines about the game's file.
fn files(ui: GameUi<'_>) -> Vec<Item> {
    let say = |key: &str| ui.say(key, &[]);
    let ask = |message| Some(Step::Ask(Request::Files(message)));
    let has_file = !ui.session.is_in_memory();
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
            ui.session.path().parent().unwrap_or(ui.session.path()).display().to_string(),
            has_file.then(|| ask(files::Message::Folder)).flatten(),
        ),
    ]
}
