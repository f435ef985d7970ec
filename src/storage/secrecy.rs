//! The part of a game file about hands: the PINs that lock them, and the notices for everybody
//! about looks into them. The rules know nothing of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use rules::Seat;
use rules::card;
use rules::hash::fnv1a;

/// The number of digits of a PIN.
pub const DIGITS: usize = 4;

/// The PINs and the notices.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Secrecy {
    /// The PINs by seat; `null`, or absent at the end, for a seat without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pins: Vec<Option<Pin>>,
    /// The seats that have looked at the dealt orders. It is told only if the deal is put back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    looked: Vec<Seat>,
    /// The notices for everybody, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    told: Vec<Told>,
}

/// Four digits that lock a hand, in a form that nobody reads at a glance. They keep neighbours out;
/// anybody who can read the file reads the hands in it without a PIN.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pin(String);

/// A notice about a hand, for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The turn in which it happened, from 1.
    pub turn: u32,
    /// The owner of the hand.
    pub player: Seat,
    /// The event.
    pub what: What,
    /// The card, if everybody has seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<card::Id>,
    /// The names, at that time, of those who had looked at an earlier deal before this game began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The number of times in a row, in the same turn.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u32,
    /// The number of moves in the game at that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<usize>,
}

/// The events about a hand that everybody is told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It was opened.
    Opened,
    /// A drawn order was put back by undoing or correcting, and a player has seen it.
    DrawUndone,
    /// The decision on the dealt orders was taken back: they can be looked at again, and are
    /// decided on anew.
    DealUndone,
    /// Orders were dealt before this game began, looked at by a player and put back for this deal;
    /// the first player stands for all.
    DealtBefore,
    /// An order that lay face up was taken back by undoing or correcting.
    OrderUndone,
    /// The end of the game, at which all hands lay open, was taken back; the player on turn stands
    /// for all.
    EndUndone,
    /// Its owner has set a PIN.
    PinSet,
    /// Its owner has removed the PIN.
    PinRemoved,
    /// The forgotten PIN was removed without being typed.
    PinForgotten,
    /// A wrong PIN was typed.
    PinWrong,
    /// Its owner entered an order of a printed deck that was written down for somebody already; no
    /// game tells so of one hand any longer.
    Clashed,
    /// An order of a printed deck was entered anew in place of another.
    Reentered,
}

const fn once() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_once(times: &u32) -> bool {
    *times == 1
}

impl Pin {
    /// The PIN of these digits for a hand of the game that began at that time; the same digits look
    /// different elsewhere.
    pub fn new(started: &str, seat: Seat, digits: &[u8]) -> Self {
        let digits: String = digits.iter().map(u8::to_string).collect();
        Self(format!("{:016x}", fnv1a([started, &seat.index().to_string(), &digits])))
    }
}

impl Secrecy {
    /// Whether there is nothing to keep.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The PIN of a hand.
    pub fn pin(&self, seat: Seat) -> Option<&Pin> {
        self.pins.get(seat.index())?.as_ref()
    }

    /// Locks a hand, or leaves it open.
    pub fn set_pin(&mut self, seat: Seat, pin: Option<Pin>) {
        if self.pins.len() <= seat.index() {
            self.pins.resize(seat.index() + 1, None);
        }
        if let Some(place) = self.pins.get_mut(seat.index()) {
            *place = pin;
        }
        while self.pins.last().is_some_and(Option::is_none) {
            self.pins.pop();
        }
    }

    /// The seats that have looked at the dealt orders.
    pub fn looked(&self) -> &[Seat] {
        &self.looked
    }

    /// Notes that a player looks at the dealt orders. Returns whether that is new.
    pub fn look(&mut self, seat: Seat) -> bool {
        let is_new = !self.looked.contains(&seat);
        if is_new {
            self.looked.push(seat);
        }
        is_new
    }

    /// Adds the notices about the deals before this one.
    pub fn tell_of(&mut self, before: Vec<Told>) {
        self.told.extend(before);
    }

    /// The notices for everybody, in order.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Adds a notice in a turn, after so many moves; a repetition in the same turn is counted.
    pub fn tell(
        &mut self,
        (turn, moves): (u32, usize),
        player: Seat,
        what: What,
        card: Option<card::Id>,
    ) {
        let same = |told: &&mut Told| {
            (told.turn, told.player, told.what, &told.card) == (turn, player, what, &card)
        };
        match self.told.last_mut().filter(same) {
            Some(last) => last.times = last.times.saturating_add(1),
            None => {
                let (names, times, moves) = (Vec::new(), 1, Some(moves));
                self.told.push(Told { turn, player, what, card, names, times, moves });
            }
        }
    }
}
