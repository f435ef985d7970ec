//! The players' phones, and what is done about them.

use kit::nature::Nature;
use phone::address::Choice;
use phone::{Asked, Event, Phone};
use rules::Seat;
use session::Session;

/// A loss that is not taken back with the phones: whoever loses theirs has to join afresh.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// The phone of a seat.
    Of(Seat),
    /// All phones.
    All,
}

/// A step with the phones, by the table or by a phone.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show the dialog.
    Show,
    /// Hide it; the phones stay.
    Close,
    /// Let phones connect.
    On,
    /// Disconnect all phones.
    Off,
    /// Show another of the laptop's addresses.
    Address(usize),
    /// Show a code for a seat.
    Code(Seat),
    /// Disconnect the phone of a seat.
    Remove(Seat),
    /// Ask whether that is really meant; `None` takes the question back.
    Really(Option<Loss>),
    /// A phone came, woke, fell asleep or left.
    Changed,
    /// A phone has reached the laptop.
    Requested,
    /// The short code was guessed wrongly, and another has taken its place.
    Guessed,
    /// The addresses that the laptop has now.
    Addresses(Vec<Choice>),
    /// A phone wishes something of the game.
    Asked(Asked),
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Changed
            | Self::Requested
            | Self::Guessed
            | Self::Addresses(_)
            | Self::Asked(..) => Nature::Event,
            Self::Close => Nature::PutsAway,
            Self::Show
            | Self::On
            | Self::Off
            | Self::Address(_)
            | Self::Code(_)
            | Self::Remove(_)
            | Self::Really(_) => Nature::Answer,
        }
    }
}

impl From<Event> for Message {
    fn from(event: Event) -> Self {
        match event {
            Event::Changed => Self::Changed,
            Event::Requested => Self::Requested,
            Event::Guessed => Self::Guessed,
            Event::Asked(asked) => Self::Asked(asked),
        }
    }
}

/// Whether phones can connect to a game: the lesson is in memory alone, and a game that another
/// window writes takes no answers here.
pub const fn may_come_to(session: &Session) -> bool {
    !session.is_in_memory() && !session.is_read_only()
}

/// The key of the words for the state of a phone.
pub const fn state_key(phone: Phone) -> &'static str {
    match phone {
        Phone::None => "phones-none",
        Phone::Here { .. } => "phones-here",
        Phone::Asleep { .. } => "phones-asleep",
    }
}
