//! The house rules of a running game: from now on, or as if they had always held.

use iced::Fill;
use iced::widget::{column, container, row};

use super::step::{Step, close_button};
use kit::house_rules::questions;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::house_rule::{HouseRule, HouseRules};
use rules::{Game, Move, Rejection};

/// The house rules as they are being changed.
#[derive(Debug)]
pub struct Ruling {
    rules: HouseRules,
}

/// A step in the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// A rule gets an answer.
    Choose(HouseRule, usize),
    /// The rules hold as if they always had.
    Always,
}

impl Ruling {
    /// The rules as they are now.
    pub fn from_game(game: &Game) -> Self {
        Self { rules: game.setup().rules.clone() }
    }

    /// Answers a message. Returns the rules if they are to hold as if they always had.
    pub fn update(&mut self, message: Message) -> Option<HouseRules> {
        match message {
            Message::Choose(rule, answer) => {
                self.rules.choose(rule, answer);
                None
            }
            Message::Always => Some(self.rules.clone()),
        }
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let game = ui.session.game();
        let setup = game.setup();
        let choose = |rule, answer| Step::Own(Message::Choose(rule, answer));
        let with_orders = setup.orders.is_some();
        let list = questions(&self.rules, &setup.sets, with_orders, setup.record, *ui, choose);
        let list = ui.scroll(list).spacing(gap::S);
        let is_changed = self.rules != setup.rules;
        let made = Move::ChangeRules { rules: self.rules.clone() };
        let refused = game.allows(&made).err().filter(|_| is_changed);
        let from_now = (is_changed && refused.is_none()).then_some(Step::Make(made));
        let differs = self.rules != ui.session.journal().setup().rules || is_changed;
        let always = differs.then_some(Step::Own(Message::Always));
        let why = refused.map(|rejection: Rejection| ui.words.rejection(&rejection, game));
        let buttons = row![
            close_button(*ui, Weight::Secondary),
            ui.action(Weight::Secondary, "rules-always", None, always),
            ui.action(Weight::Primary, "rules-from-now", None, from_now),
        ];
        let buttons = buttons.spacing(gap::M).wrap().vertical_spacing(gap::XS);
        column![
            ui.heading("rules-title"),
            ui.note("rules-about"),
            container(list).max_height(420),
            ui.warning(why),
            container(buttons).align_right(Fill),
        ]
    }
}
