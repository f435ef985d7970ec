//! Four digits that lock a hand: typed to open it, or chosen by its owner behind the curtain.

use iced::keyboard::key::Named;
use iced::widget::{column, container, row, text};
use iced::{Center, keyboard};

use crate::curtain::{Action, Curtain, Message};
use crate::prelude::*;
use crate::ui::Ui;
use session::Session;
use storage::secrecy::{DIGITS, What};

/// The use of the typed digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Opens the hand.
    Open,
    /// Locks the hand from now on: typed twice, for nobody sees the digits.
    Set,
}

/// Digits that are being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typing {
    /// The use of the digits.
    pub wanted: Wanted,
    digits: Vec<u8>,
    /// The digits of a new PIN, typed once.
    first: Option<Vec<u8>>,
    /// Whether the last digits were wrong.
    wrong: bool,
}

impl Typing {
    /// The state before the first digit.
    pub const fn new(wanted: Wanted) -> Self {
        Self { wanted, digits: Vec::new(), first: None, wrong: false }
    }

    /// Adds a digit. Returns all of them with the last one, and begins anew then.
    pub fn add(&mut self, digit: u8) -> Option<Vec<u8>> {
        self.wrong = false;
        self.digits.push(digit);
        (self.digits.len() >= DIGITS).then(|| std::mem::take(&mut self.digits))
    }

    /// Takes one digit back.
    pub fn erase(&mut self) {
        self.digits.pop();
    }

    /// Takes a new PIN, once and once more. Returns it when both are equal; else typing begins
    /// anew.
    pub fn confirm(&mut self, digits: Vec<u8>) -> Option<Vec<u8>> {
        match self.first.take() {
            None => {
                self.first = Some(digits);
                None
            }
            Some(first) if first == digits => Some(digits),
            Some(_) => {
                self.refuse();
                None
            }
        }
    }

    /// Marks the typed digits as wrong.
    pub const fn refuse(&mut self) {
        self.wrong = true;
    }

    /// The message of a key.
    pub fn shortcut(key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(Named::Escape) => Some(Message::Close),
            keyboard::Key::Named(Named::Backspace) => Some(Message::Erase),
            keyboard::Key::Character(digit) => {
                digit.parse::<u8>().ok().filter(|digit| *digit < 10).map(Message::Digit)
            }
            _ => None,
        }
    }

    /// The digits as dots, and keys to press for those without a keyboard. `may_close`: the player
    /// may leave without opening this hand.
    pub fn view<'a>(&self, ui: Ui<'a>, may_close: bool) -> Element<'a, Message> {
        let dots = (0..DIGITS).map(|place| {
            let dot = if place < self.digits.len() { "•" } else { " " };
            let dot = text(dot).font(SERIF).size(size::SCORE);
            container(dot).center(56).style(theme::raised(ui.palette)).into()
        });
        let key = |digit: u8| {
            let label = container(strong(digit.to_string()).size(size::LEAD)).center_x(40);
            ui.pressable(Weight::Secondary, label, gap::S, Some(Message::Digit(digit)))
        };
        let keys =
            |digits: std::ops::Range<u8>| Row::with_children(digits.map(key)).spacing(gap::S);
        let (about, other) = match self.wanted {
            Wanted::Open => {
                (say!(ui, "pin-open"), Some((say!(ui, "pin-forgotten"), Message::Forgot)))
            }
            Wanted::Set if self.first.is_some() => (say!(ui, "pin-set-again"), None),
            Wanted::Set => (say!(ui, "pin-set-about"), None),
        };
        let wrong = match self.wanted {
            Wanted::Open if self.wrong => say!(ui, "pin-wrong"),
            Wanted::Set if self.wrong => say!(ui, "pin-set-differs"),
            Wanted::Open | Wanted::Set => String::new(),
        };
        let forgotten =
            other.map(|(label, message)| ui.action(Weight::Quiet, label, None, Some(message)));
        let may_close = may_close || self.wanted == Wanted::Set;
        let close = may_close
            .then(|| ui.action(Weight::Quiet, "curtain-cancel", Some("Esc"), Some(Message::Close)));
        let below: Element<'a, Message> = if ui.width() == Width::Slim {
            column![forgotten, close].spacing(gap::S).align_x(Center).into()
        } else {
            row![forgotten, close].spacing(gap::M).into()
        };
        column![
            plain(about),
            Row::with_children(dots).spacing(gap::M),
            ui.note(wrong).color(ui.palette.danger),
            keys(0..5),
            keys(5..10),
            below,
        ]
        .spacing(gap::M)
        .align_x(Center)
        .into()
    }
}

impl Curtain {
    /// Ends the typing of a whole PIN; a digit too many chooses no card.
    fn has_typed(&mut self) {
        self.typing = None;
        self.typed = true;
    }

    /// Answers a message while digits are typed.
    pub fn type_pin(&mut self, message: &Message, session: &Session) -> Action {
        let Some(typing) = &mut self.typing else { return Action::None };
        match (message, typing.wanted) {
            (Message::Digit(digit), wanted) => match (typing.add(*digit), wanted) {
                (Some(digits), Wanted::Set) => {
                    if let Some(digits) = typing.confirm(digits) {
                        self.has_typed();
                        return Action::Tell(What::PinSet, digits);
                    }
                }
                (Some(digits), Wanted::Open) if session.opens(self.seat, &digits) => {
                    self.has_typed();
                }
                (Some(_), Wanted::Open) => {
                    typing.refuse();
                    return Action::Tell(What::PinWrong, Vec::new());
                }
                (None, _) => {}
            },
            (Message::Erase, _) => typing.erase(),
            (Message::Forgot, Wanted::Open) => {
                self.typing = None;
                return Action::Tell(What::PinForgotten, Vec::new());
            }
            (Message::Close, Wanted::Set) => self.typing = None,
            (Message::Close, Wanted::Open) if self.may_close() => return Action::Close,
            (_, _) => {}
        }
        Action::None
    }
}
