//! What a game file keeps about its hands: the PINs that lock them, and what everybody is told
//! about who has looked. The rules know nothing of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::Seat;
use crate::rules::hash::fnv1a;
use crate::rules::orders::card;

/// Digits of a PIN.
pub const DIGITS: usize = 4;

/// The PINs and what was told.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Secrecy {
    /// The PINs by seat; who has none is left out at the end, or `null`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pins: Vec<Option<Pin>>,
    /// Who has looked at what was dealt. Nobody is told of it unless the deal is put back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    looked: Vec<Seat>,
    /// What everybody is told, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    told: Vec<Told>,
}

/// Four digits that lock a hand, in a form that nobody reads at a glance. It keeps neighbours out;
/// whoever can read the file reads the hands in it without a PIN.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pin(String);

/// Something about a hand that everybody is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The turn in which it happened, from 1.
    pub turn: u32,
    /// Whose hand.
    pub player: Seat,
    /// What.
    pub what: What,
    /// The card, where everybody has seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<card::Id>,
    /// Who had looked at what was dealt before this game began, by their names of then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// How often in a row, in the same turn.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u32,
    /// After how many moves of the game as it was then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<usize>,
}

/// What everybody is told about a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It was opened.
    Opened,
    /// A drawn order was put back by undoing or correcting: whoever has looked knows it.
    DrawUndone,
    /// The decision on the dealt orders was taken back: they can be looked at again, and it is
    /// decided anew.
    DealUndone,
    /// Orders were dealt before this game began, somebody has looked, and they were put back for
    /// this deal; the first player stands for all.
    DealtBefore,
    /// An order that lay face up was taken back by undoing or correcting.
    OrderUndone,
    /// The end of the game was taken back, at which all hands lay open; whose turn it is then
    /// stands for all.
    EndUndone,
    /// Its owner has set a PIN.
    PinSet,
    /// Its owner has removed the PIN.
    PinRemoved,
    /// The PIN was forgotten: somebody has removed it without typing it.
    PinForgotten,
    /// Somebody has typed a wrong PIN.
    PinWrong,
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
    #[must_use]
    pub fn new(started: &str, seat: Seat, digits: &[u8]) -> Self {
        let digits: String = digits.iter().map(u8::to_string).collect();
        Self(format!("{:016x}", fnv1a([started, &seat.index().to_string(), &digits])))
    }
}

impl Secrecy {
    /// There is nothing to keep.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The PIN of a hand.
    #[must_use]
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

    /// Who has looked at what was dealt.
    #[must_use]
    pub fn looked(&self) -> &[Seat] {
        &self.looked
    }

    /// Somebody looks at what was dealt. Returns whether that was not known yet.
    pub fn look(&mut self, seat: Seat) -> bool {
        let is_new = !self.looked.contains(&seat);
        if is_new {
            self.looked.push(seat);
        }
        is_new
    }

    /// Tells what was told of the deals before this one.
    pub fn tell_of(&mut self, before: Vec<Told>) {
        self.told.extend(before);
    }

    /// What everybody is told, in order.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Tells something in a turn, after so many moves; what happens again in the same turn is
    /// counted.
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
