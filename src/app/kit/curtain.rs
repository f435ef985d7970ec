//! One player alone with the screen: everybody else looks away, and cards show only while a key or
//! the pointer is held down.

mod entered;
mod picked;
pub mod picker;
mod pin;
mod room;
mod view;

use std::sync::Arc;

use iced::keyboard;

use entered::Mistake;
use picker::Picker;
use pin::{Typing, Wanted};

use crate::binding::{Binding, Stroke, on_key};
use crate::nature::Nature;
use rules::card::{self, Card};
use rules::{Game, Move, Seat};
use session::Session;
use storage::secrecy::What;
use text::Words;

/// The reason for which a player looks at orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The three dealt cards: keep them or return one (R-KO-4).
    Deal,
    /// The three cards of a printed deck are entered (R-KO-3).
    Enter,
    /// The card drawn from a printed deck is entered (R-KO-20).
    Draw,
    /// To look; at the start of one's own turn farmer cards may go (R-KO-24).
    Look,
    /// A card was drawn and is looked at (R-KO-20).
    Drew,
    /// An order is fulfilled: the one that fits alone, or one of several (R-KO-7, 12). For all
    /// others both look alike.
    Choose,
    /// To look as above, and to name the fulfilled one where nobody else judges it.
    Declare,
}

/// The curtain in front of one player's orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curtain {
    seat: Seat,
    purpose: Purpose,
    /// Whether the cards show.
    held: bool,
    /// Whether the cards have shown: nobody decides on cards unseen, not even by a second Enter.
    seen: bool,
    picked: Vec<usize>,
    /// The sentence that says for all that nothing was done with the picked cards.
    refused: Option<&'static str>,
    picker: Picker,
    /// The digits of a PIN that are being typed.
    typing: Option<Typing>,
    /// Whether a PIN was typed and the cards have not shown since: further digits belong to it.
    typed: bool,
    /// The orders that are fulfilled already, if they are shown as still in hand; the curtain is
    /// about the first.
    fulfilled: Vec<Arc<Card>>,
    /// The order of a printed deck that was entered wrongly, while it is corrected.
    mistake: Option<Mistake>,
}

/// A step of the player behind the curtain.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show the cards.
    Hold,
    /// Hide the cards.
    Release,
    /// Pick a card by its place, or put it back.
    Pick(usize),
    /// Search the printed deck.
    Search(String),
    /// Take a card of the printed deck, or put it back if there is no further copy.
    Take(card::Id),
    /// Put a taken card of the printed deck back.
    PutBack(card::Id),
    /// Done with what the curtain is for.
    Confirm,
    /// Discard the picked cards.
    Discard,
    /// Type a digit of a PIN.
    Digit(u8),
    /// Take one digit back.
    Erase,
    /// The PIN is forgotten: everybody is told.
    Forgot,
    /// Lock the hand with a PIN.
    Lock,
    /// Remove the PIN.
    Unlock,
    /// Leave without doing anything.
    Close,
    /// Take the step back that fulfilled an order.
    Undo,
    /// An order of a printed deck was entered wrongly.
    Mistaken,
    /// Let a player correct the entry of an order.
    Correct(Seat),
    /// Let players have their orders on their own phones.
    Phones,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Search(_) => Nature::Typing,
            Self::Release | Self::Digit(_) | Self::Erase | Self::Undo => Nature::Step,
            Self::Close => Nature::Curtain,
            Self::Hold
            | Self::Pick(_)
            | Self::Take(_)
            | Self::PutBack(_)
            | Self::Confirm
            | Self::Discard
            | Self::Forgot
            | Self::Lock
            | Self::Unlock
            | Self::Mistaken
            | Self::Correct(_)
            | Self::Phones => Nature::Answer,
        }
    }
}

/// The key that takes back the step which fulfilled an order.
const UNDO: Binding<Message> =
    Binding { sign: "Ctrl Z", about: "", strokes: &[(Stroke::Command('z'), Message::Undo)] };

/// The request of the curtain to its screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Make a move.
    Play(Move),
    /// Close the curtain: everybody may see the screen again.
    Close,
    /// Take the last step back.
    Undo,
    /// The dealt orders are looked at for the first time.
    Look,
    /// Tell everybody something about this hand; with the digits of a new PIN.
    Tell(What, Vec<u8>),
    /// Let players have their orders on their own phones.
    Phones,
    /// Enter an order anew that was entered wrongly: the second card in place of the first.
    Exchange(card::Id, card::Id),
    /// Pass the screen to a player who may have entered an order wrongly.
    Correct(Seat),
}

impl Curtain {
    /// The curtain for a player.
    pub fn new(seat: Seat, purpose: Purpose, session: &Session) -> Self {
        let enters = matches!(purpose, Purpose::Enter | Purpose::Draw);
        let typing = (!enters && session.is_locked(seat)).then(|| Typing::new(Wanted::Open));
        let (picked, picker) = (Vec::new(), Picker::default());
        let mut curtain = Self {
            seat,
            purpose,
            held: false,
            seen: false,
            picked,
            refused: None,
            picker,
            typing,
            typed: false,
            fulfilled: Vec::new(),
            mistake: None,
        };
        curtain.pick_best(session.game());
        curtain
    }

    /// The curtain for a player with fulfilled orders, about the first of these; the others are
    /// told next.
    pub fn fulfilled(seat: Seat, fulfilled: Vec<Arc<Card>>, session: &Session) -> Self {
        let mut curtain = Self { fulfilled, ..Self::new(seat, Purpose::Choose, session) };
        curtain.pick_best(session.game());
        curtain
    }

    /// The player behind the curtain.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The reason for which the player looks.
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Whether the digits of a PIN are asked for.
    pub const fn is_shut(&self) -> bool {
        self.typing.is_some()
    }

    /// Whether the cards show.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the cards have shown, and are hidden again.
    pub const fn has_shown(&self) -> bool {
        self.seen && !self.held
    }

    /// Whether one order alone fits, so that its owner only looks at it and shows it.
    pub const fn is_decided(&self) -> bool {
        !self.fulfilled.is_empty()
    }

    /// Hides the cards at once, even while a key or the pointer is held down.
    pub fn cover(&mut self) {
        self.held = false;
        self.picker.search("");
    }

    /// Whether the player may leave without doing anything.
    const fn may_close(&self) -> bool {
        matches!(self.purpose, Purpose::Look | Purpose::Drew | Purpose::Declare | Purpose::Draw)
    }

    /// Whether farmer cards can be discarded here; the answer depends on nothing that only their
    /// owner knows (R-KO-24).
    fn offers_discard(&self, game: &Game) -> bool {
        let has_discarded = game.orders().is_none_or(|orders| orders.has_discarded());
        let looks = matches!(self.purpose, Purpose::Look | Purpose::Declare);
        let looks = looks && self.mistake.is_none();
        looks && game.active() == self.seat && game.is_turn_start() && !has_discarded
    }

    /// Answers a message.
    pub fn update(&mut self, message: &Message, session: &Session, words: &Words) -> Action {
        let game = session.game();
        if matches!(message, Message::Phones) {
            self.held = false;
            return Action::Phones;
        }
        if matches!(message, Message::Undo) {
            self.held = false;
            return Action::Undo;
        }
        if self.typing.is_some() {
            return self.type_pin(message, session);
        }
        if let Some(wanted) = self.enters() {
            return self.enter(message, session, wanted, words);
        }
        match message {
            Message::Hold => return self.show(),
            Message::Release => self.held = false,
            Message::Pick(index) => self.pick(*index, game),
            Message::Confirm if self.seen => {
                self.held = false;
                return self.confirm(game);
            }
            Message::Discard if self.seen => {
                self.held = false;
                return self.discard(game);
            }
            Message::Lock if self.seen => {
                self.held = false;
                self.typing = Some(Typing::new(Wanted::Set));
            }
            Message::Mistaken if self.seen && self.may_correct(game) => self.begin_mistake(),
            Message::Correct(seat) => {
                self.held = false;
                return Action::Correct(*seat);
            }
            Message::Unlock if self.seen => return Action::Tell(What::PinRemoved, Vec::new()),
            Message::Close => {
                self.held = false;
                if self.mistake.is_some() {
                    self.end_mistake();
                } else if self.may_close() {
                    return Action::Close;
                }
            }
            Message::Confirm
            | Message::Discard
            | Message::Lock
            | Message::Unlock
            | Message::Search(_)
            | Message::Take(_)
            | Message::PutBack(_)
            | Message::Digit(_)
            | Message::Erase
            | Message::Forgot
            | Message::Undo
            | Message::Mistaken
            | Message::Phones => {}
        }
        Action::None
    }

    /// Shows the cards. Everybody has to look at what was dealt, and is told of any other look.
    fn show(&mut self) -> Action {
        let first = !self.seen;
        (self.held, self.seen, self.typed) = (true, true, false);
        match self.purpose {
            _ if !first => Action::None,
            Purpose::Deal => Action::Look,
            Purpose::Enter
            | Purpose::Draw
            | Purpose::Look
            | Purpose::Drew
            | Purpose::Choose
            | Purpose::Declare => Action::Tell(What::Opened, Vec::new()),
        }
    }

    /// The message of a key; Space shows the cards while it is down, and F2 where letters and Space
    /// belong to a field.
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        use keyboard::key::Named;
        if self.purpose == Purpose::Choose
            && let Some(undo) = on_key([&&UNDO], event)
        {
            return Some(undo);
        }
        let enters = self.enters().is_some();
        let shows = keyboard::Key::Named(if enters { Named::F2 } else { Named::Space });
        match event {
            keyboard::Event::KeyPressed { key, .. } if self.typing.is_some() => {
                Typing::shortcut(key)
            }
            keyboard::Event::KeyPressed { key, repeat, .. } if *key == shows => {
                (!repeat).then_some(Message::Hold)
            }
            keyboard::Event::KeyPressed { key, repeat, .. } => match key.as_ref() {
                keyboard::Key::Named(Named::Enter) if enters || !repeat => Some(Message::Confirm),
                keyboard::Key::Named(Named::Escape) => Some(Message::Close),
                keyboard::Key::Character("x") if !enters && !repeat => Some(Message::Discard),
                keyboard::Key::Character(digit) if !enters && !self.typed => {
                    let digit = digit.parse::<usize>().ok()?;
                    digit.checked_sub(1).map(Message::Pick)
                }
                _ => None,
            },
            keyboard::Event::KeyReleased { key, .. } if *key == shows => Some(Message::Release),
            keyboard::Event::KeyReleased { .. } | keyboard::Event::ModifiersChanged(_) => None,
        }
    }

    fn confirm(&mut self, game: &Game) -> Action {
        let mut picked = self.picked_ids(game);
        match self.purpose {
            _ if self.mistake.is_some() => {
                self.name_mistake(picked.pop());
                Action::None
            }
            Purpose::Deal => {
                Action::Play(Move::KeepOrders { player: self.seat, returned: picked.pop() })
            }
            Purpose::Look if !picked.is_empty() => self.discard(game),
            Purpose::Look | Purpose::Drew | Purpose::Enter | Purpose::Draw => Action::Close,
            Purpose::Choose if !self.fulfilled.is_empty() => Action::Close,
            Purpose::Declare if picked.is_empty() => Action::Close,
            // Two picked cards can only be discarded.
            Purpose::Declare if picked.len() > 1 => Action::None,
            Purpose::Choose => match picked.pop() {
                Some(card) => {
                    let made = Move::FulfilOrder { player: self.seat, card };
                    self.allowed(made, game, "curtain-refused-declared")
                }
                None => Action::None,
            },
            Purpose::Declare => match picked.pop() {
                Some(card) => {
                    let made = game.claims_order(self.seat, card);
                    self.allowed(made, game, "curtain-refused-declared")
                }
                None => Action::None,
            },
        }
    }

    /// A move if it is allowed: a reason against it would tell everybody of a card. The picked
    /// cards stay picked, and their owner sees by holding which may go.
    fn allowed(&mut self, made: Move, game: &Game, refused: &'static str) -> Action {
        if game.allows(&made).is_ok() {
            return Action::Play(made);
        }
        self.refused = Some(refused);
        Action::None
    }

    /// Whether the picked cards may be discarded; shown to their owner alone.
    fn may_discard(&self, game: &Game) -> bool {
        let cards = self.picked_ids(game);
        game.allows(&Move::DiscardOrders { cards }).is_ok()
    }

    /// Discards the picked cards, if all of them may go.
    fn discard(&mut self, game: &Game) -> Action {
        let cards = self.picked_ids(game);
        if self.offers_discard(game) {
            self.allowed(Move::DiscardOrders { cards }, game, "curtain-refused")
        } else {
            Action::None
        }
    }
}
