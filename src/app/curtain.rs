//! One player alone with the screen: everybody else looks away, and cards show only while they are held.

pub mod picker;

use std::sync::Arc;

use iced::widget::{Row, column, container, mouse_area, row, space, text};
use iced::{Center, Element, Fill, keyboard, mouse};

use picker::Picker;

use super::Shared;
use super::parts::{action, note, plain, strong, token};
use super::theme::{self, SERIF, Weight, size, space as gap};
use crate::rules::orders::card::{self, Card};
use crate::rules::orders::deck::{DEALT, MAX_DISCARDS};
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::widget::card as cards;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::focus::focus;
use crate::widget::hold::hold;
use crate::widget::palette::contrast;

/// Why a player looks at orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The three dealt cards: keep them or return one (R-KO-4).
    Deal,
    /// The three cards of a printed deck are entered (R-KO-3).
    Enter,
    /// The card drawn from a printed deck is entered (R-KO-20).
    Draw,
    /// Just to look.
    Look,
    /// A card was drawn (R-KO-20).
    Drew,
    /// One or two farmer cards may go (R-KO-24).
    Discard,
    /// One of several that fit is fulfilled (R-KO-12).
    Choose,
    /// To look, and to say which one is fulfilled where nobody else judges it.
    Declare,
}

/// A player behind the curtain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curtain {
    seat: Seat,
    purpose: Purpose,
    /// The cards show.
    held: bool,
    /// They have shown: nobody decides on cards unseen, not even by a second Enter.
    seen: bool,
    picked: Vec<usize>,
    picker: Picker,
}

/// What the player does behind the curtain.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show the cards.
    Hold,
    /// Hide them.
    Release,
    /// Pick a card by its place, or put it back.
    Pick(usize),
    /// Search the printed deck.
    Search(String),
    /// Take a card of the printed deck, or put it back.
    Take(card::Id),
    /// Done with what the curtain is for.
    Confirm,
    /// Leave without doing anything.
    Close,
}

impl Message {
    /// A letter was typed into the field: it keeps the focus, and the cursor its place.
    #[must_use]
    pub const fn is_typing(&self) -> bool {
        matches!(self, Self::Search(_))
    }
}

/// What the curtain asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Make a move.
    Play(Move),
    /// Open the curtain again for everybody.
    Close,
}

impl Curtain {
    /// The curtain for a player.
    #[must_use]
    pub fn new(seat: Seat, purpose: Purpose) -> Self {
        Self { seat, purpose, held: false, seen: false, picked: Vec::new(), picker: Picker::default() }
    }

    /// How many cards of a printed deck are entered here; `None` if none are.
    #[must_use]
    pub const fn enters(&self) -> Option<usize> {
        match self.purpose {
            Purpose::Enter => Some(DEALT),
            Purpose::Draw => Some(1),
            Purpose::Deal | Purpose::Look | Purpose::Drew | Purpose::Discard | Purpose::Choose | Purpose::Declare => {
                None
            }
        }
    }

    /// Who is behind it.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Why.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The cards have shown, and are hidden again.
    #[must_use]
    pub const fn has_shown(&self) -> bool {
        self.seen && !self.held
    }

    /// Takes a message.
    pub fn update(&mut self, message: &Message, game: &Game) -> Action {
        if let Some(wanted) = self.enters() {
            return self.enter(message, game, wanted);
        }
        match message {
            Message::Hold => (self.held, self.seen) = (true, true),
            Message::Release => self.held = false,
            Message::Pick(index) => self.pick(*index, game),
            Message::Confirm if self.seen => {
                self.held = false;
                return self.confirm(game);
            }
            Message::Confirm | Message::Search(_) | Message::Take(_) => {}
            Message::Close => {
                self.held = false;
                if matches!(self.purpose, Purpose::Look | Purpose::Drew | Purpose::Discard | Purpose::Declare) {
                    return Action::Close;
                }
            }
        }
        Action::None
    }

    /// Cards of a printed deck are entered.
    fn enter(&mut self, message: &Message, game: &Game, wanted: usize) -> Action {
        match message {
            Message::Search(query) => self.picker.search(query),
            Message::Take(card) => self.picker.take(card, wanted),
            Message::Confirm if self.picker.taken().len() == wanted => {
                let cards = self.picker.taken().to_vec();
                return Action::Play(match self.purpose {
                    Purpose::Draw => Move::DrawOrder { card: cards.into_iter().next() },
                    _ => Move::DealOrders { player: self.seat, cards },
                });
            }
            Message::Confirm => {
                self.picker.take_first(game, self.seat, wanted);
            }
            Message::Close if self.purpose == Purpose::Draw => return Action::Close,
            Message::Hold | Message::Release | Message::Pick(_) | Message::Close => {}
        }
        Action::None
    }

    /// What a key does here; Space shows the cards while it is down.
    #[must_use]
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        use keyboard::key::Named;
        match event {
            // Letters, Space and Enter belong to the field.
            keyboard::Event::KeyPressed { key, .. } if self.enters().is_some() => match key.as_ref() {
                keyboard::Key::Named(Named::Enter) => Some(Message::Confirm),
                keyboard::Key::Named(Named::Escape) => Some(Message::Close),
                _ => None,
            },
            keyboard::Event::KeyPressed { key, repeat, .. } => match key.as_ref() {
                keyboard::Key::Named(Named::Space) if !repeat => Some(Message::Hold),
                keyboard::Key::Named(Named::Enter) if !repeat => Some(Message::Confirm),
                keyboard::Key::Named(Named::Escape) => Some(Message::Close),
                keyboard::Key::Character(digit) => {
                    let digit = digit.parse::<usize>().ok()?;
                    digit.checked_sub(1).map(Message::Pick)
                }
                _ => None,
            },
            keyboard::Event::KeyReleased { key: keyboard::Key::Named(Named::Space), .. } => Some(Message::Release),
            keyboard::Event::KeyReleased { .. } | keyboard::Event::ModifiersChanged(_) => None,
        }
    }

    fn cards(&self, game: &Game) -> Vec<Arc<Card>> {
        let Some(orders) = game.orders() else { return Vec::new() };
        match self.purpose {
            Purpose::Deal | Purpose::Look | Purpose::Drew | Purpose::Declare => orders.hand(self.seat).held.clone(),
            Purpose::Enter | Purpose::Draw => Vec::new(),
            Purpose::Discard => orders.discardable(self.seat),
            Purpose::Choose => {
                let choice = game.choices().iter().find(|choice| choice.seat == self.seat);
                let ids: &[card::Id] = choice.map_or(&[], |choice| &choice.cards);
                let held = orders.hand(self.seat).held.iter();
                held.filter(|card| ids.contains(&card.id)).cloned().collect()
            }
        }
    }

    fn pick(&mut self, index: usize, game: &Game) {
        let most = match self.purpose {
            Purpose::Look | Purpose::Drew | Purpose::Enter | Purpose::Draw => 0,
            Purpose::Deal | Purpose::Choose | Purpose::Declare => 1,
            Purpose::Discard => MAX_DISCARDS,
        };
        if index >= self.cards(game).len() || most == 0 {
            return;
        }
        if let Some(place) = self.picked.iter().position(|picked| *picked == index) {
            self.picked.remove(place);
        } else {
            if self.picked.len() == most {
                self.picked.remove(0);
            }
            self.picked.push(index);
        }
    }

    fn picked_ids(&self, game: &Game) -> Vec<card::Id> {
        let cards = self.cards(game);
        self.picked.iter().filter_map(|index| cards.get(*index)).map(|card| card.id.clone()).collect()
    }

    fn confirm(&self, game: &Game) -> Action {
        let mut picked = self.picked_ids(game);
        match self.purpose {
            Purpose::Deal => Action::Play(Move::KeepOrders { player: self.seat, returned: picked.pop() }),
            Purpose::Look | Purpose::Drew | Purpose::Enter | Purpose::Draw => Action::Close,
            Purpose::Declare if picked.is_empty() => Action::Close,
            Purpose::Discard if picked.is_empty() => Action::None,
            Purpose::Discard => Action::Play(Move::DiscardOrders { cards: picked }),
            Purpose::Choose | Purpose::Declare => match picked.pop() {
                Some(card) => Action::Play(Move::FulfilOrder { player: self.seat, card }),
                None => Action::None,
            },
        }
    }

    /// The curtain, over the whole window.
    pub fn view<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let name = game.name(self.seat);
        let pass = text(say!(words, "curtain-pass", name = name)).font(SERIF).size(size::TITLE);
        let head = row![token(game, self.seat, 64.0), pass].spacing(gap::L).align_y(Center);
        let why = match self.purpose {
            Purpose::Deal => say!(words, "curtain-deal"),
            Purpose::Enter => say!(words, "curtain-enter"),
            Purpose::Draw => say!(words, "curtain-draw"),
            Purpose::Look => say!(words, "curtain-look"),
            Purpose::Drew => say!(words, "curtain-drew"),
            Purpose::Discard => say!(words, "curtain-discard"),
            Purpose::Choose => say!(words, "curtain-choose"),
            Purpose::Declare => say!(words, "curtain-declare"),
        };
        let why = plain(why).size(size::LEAD).color(palette.faint).align_x(Center);
        let content = match self.enters() {
            Some(wanted) => column![space::vertical(), head, why, self.picker.view(shared, game, self.seat, wanted)],
            None => column![space::vertical(), head, why, self.hand(shared, game), self.hold_button(shared)],
        };
        let content = content.push(self.foot(shared)).push(space::vertical());
        let apart = if shared.is_low() { gap::L } else { gap::XL };
        let content = container(content.spacing(apart).align_x(Center)).center_x(Fill).height(Fill);
        iced::widget::opaque(content.padding(apart).style(theme::curtain(palette)))
    }

    fn hand<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let cards = self.cards(game);
        if cards.is_empty() {
            return container(plain(say!(shared.words, "curtain-empty"))).center_y(280).into();
        }
        let may_pick = !matches!(self.purpose, Purpose::Look | Purpose::Drew);
        // In a low window what stands below them comes first.
        let width = if shared.is_low() { 150.0 } else { 196.0 };
        let newest = cards.len() - 1;
        let shown = cards.iter().enumerate().map(|(index, card)| {
            let picked = self.picked.contains(&index);
            let card: Element<'a, Message> =
                if self.held { cards::face(card, shared.print(), width) } else { cards::back(palette, picked, width) };
            let mark = match (self.purpose, picked) {
                (Purpose::Deal, true) => strong(say!(shared.words, "curtain-goes-back")).color(palette.danger),
                (Purpose::Discard, true) => strong(say!(shared.words, "curtain-goes-out")).color(palette.danger),
                (Purpose::Choose | Purpose::Declare, true) => {
                    strong(say!(shared.words, "curtain-this-one")).color(palette.royal)
                }
                (Purpose::Drew, _) if index == newest => strong(say!(shared.words, "curtain-new")).color(palette.royal),
                (_, _) if may_pick => note((index + 1).to_string(), palette),
                (_, _) => note("", palette),
            };
            let column = column![card, mark].spacing(gap::S).align_x(Center);
            if may_pick {
                let area = mouse_area(column).on_press(Message::Pick(index)).interaction(mouse::Interaction::Pointer);
                focus(area, Some(Message::Pick(index)), palette.royal).into()
            } else {
                column.into()
            }
        });
        Row::with_children(shown).spacing(gap::L).into()
    }

    fn hold_button<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let ground = if self.held { palette.gold } else { palette.royal };
        // Whichever of the two is read better there.
        let ink = [palette.on_royal, palette.ink].into_iter();
        let ink = ink.max_by(|one, other| contrast(*one, ground).total_cmp(&contrast(*other, ground)));
        let ink = ink.unwrap_or(palette.on_royal);
        let label = row![
            emblem(Emblem::Eye, ink, 26.0),
            strong(say!(shared.words, "curtain-hold")).size(size::LEAD).color(ink),
            text(say!(shared.words, "key-space")).size(size::NOTE).color(ink.scale_alpha(0.8)),
        ];
        let face = container(label.spacing(gap::M).align_y(Center)).padding([gap::L, gap::XXL]);
        let face = face.style(move |_: &iced::Theme| container::Style {
            background: Some(ground.into()),
            border: iced::border::rounded(theme::RADIUS),
            ..container::Style::default()
        });
        hold(face, Message::Hold, Message::Release).into()
    }

    fn foot<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let picked = !self.picked.is_empty();
        let confirm = |key: &str, ready: bool| {
            action(
                palette,
                Weight::Secondary,
                words.say(key, &[]),
                Some("⏎"),
                (ready && self.seen).then_some(Message::Confirm),
            )
        };
        let cancel = action(palette, Weight::Quiet, say!(words, "curtain-cancel"), Some("Esc"), Some(Message::Close));
        match self.purpose {
            Purpose::Deal if picked => confirm("curtain-return", true),
            Purpose::Deal => confirm("curtain-keep", true),
            Purpose::Look | Purpose::Drew => confirm("curtain-done", true),
            Purpose::Choose => confirm("curtain-fulfil", picked),
            Purpose::Declare if picked => row![confirm("curtain-declared", true), cancel].spacing(gap::M).into(),
            Purpose::Declare => confirm("curtain-done", true),
            Purpose::Enter => self.done_entering(shared, "curtain-entered"),
            Purpose::Draw => {
                let back = say!(words, "curtain-draw-back");
                let back = action(palette, Weight::Quiet, back, Some("Esc"), Some(Message::Close));
                row![self.done_entering(shared, "curtain-drawn"), back].spacing(gap::M).into()
            }
            Purpose::Discard => row![confirm("curtain-discard-do", picked), cancel].spacing(gap::M).into(),
        }
    }

    fn done_entering<'a>(&'a self, shared: &'a Shared, key: &str) -> Element<'a, Message> {
        let is_whole = self.enters() == Some(self.picker.taken().len());
        let label = shared.words.say(key, &[]);
        action(shared.palette(), Weight::Primary, label, Some("⏎"), is_whole.then_some(Message::Confirm))
    }
}
