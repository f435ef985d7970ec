//! The players' own phones beside the window: codes, signs, and answers of the phones. The window
//! alone changes a game.

pub mod drawing;
mod kept;
mod served;
mod view;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::mpsc;
use iced::keyboard::{Key, key::Named};

pub use crate::app::ask::phones::{Message, may_come_to};
use crate::app::shell::{App, Message as AppMessage};
use crate::phone::address::{self, Choice};
use crate::phone::{Asked, Kept, Phone, Server};
use crate::rules::Seat;
use crate::say;
use crate::widget::code;
use drawing::Pictures;
use kept::Keeper;
use served::{Seen, Served, shown, snapshot};

/// The time without any request after which the dialog tells usual causes.
const SILENCE: Duration = Duration::from_secs(20);
/// The time after which a new code replaces one that nobody has claimed. A code holds for two
/// minutes, so one scanned in the last moment still has one left.
const FRESH: Duration = Duration::from_secs(60);
/// The time that the window waits until the phones' tokens are written.
const WRITTEN: Duration = Duration::from_millis(20);

/// The phones of the open game.
#[derive(Debug, Default)]
pub(super) struct Phones {
    served: Option<Served>,
    dialog: Option<Dialog>,
}

/// The dialog about phones.
#[derive(Debug, Default)]
struct Dialog {
    choices: Vec<Choice>,
    /// The index of the address in use.
    chosen: usize,
    code: Option<Code>,
    /// The reason why phones cannot connect.
    trouble: Option<String>,
}

/// A code that is shown.
#[derive(Debug)]
struct Code {
    seat: Seat,
    address: String,
    drawn: Option<code::Code>,
    since: Instant,
    /// Whether anything has reached the laptop since.
    requested: bool,
}

impl Phones {
    /// Whether the dialog is shown.
    pub(super) const fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// The message of a key in the dialog.
    pub(super) fn shortcut(&self, key: &Key) -> Option<Message> {
        match key.as_ref() {
            Key::Named(Named::Enter) if self.served.is_none() => Some(Message::On),
            Key::Named(Named::Escape) | Key::Character("j") => Some(Message::Close),
            _ => None,
        }
    }

    /// The code that is shown.
    fn shown_code(&self) -> Option<&Code> {
        self.dialog.as_ref().and_then(|dialog| dialog.code.as_ref())
    }

    /// The code that is shown, to be changed.
    fn shown_code_mut(&mut self) -> Option<&mut Code> {
        self.dialog.as_mut().and_then(|dialog| dialog.code.as_mut())
    }

    /// Whether a code is shown, which has to be renewed.
    pub(super) fn shows_code(&self) -> bool {
        self.shown_code().is_some()
    }
}

impl App {
    /// The code that is shown, as the address that the phone of a seat opens.
    #[must_use]
    pub fn code(&self) -> Option<(Seat, &str)> {
        self.phones.shown_code().map(|code| (code.seat, code.address.as_str()))
    }

    /// Answers a message about phones.
    pub(super) fn at_phones(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Show => self.show_phones(),
            Message::Close => {
                self.let_code_go();
                self.phones.dialog = None;
            }
            Message::On => return self.let_phones_come(),
            Message::Off => self.end_phones(),
            Message::Address(chosen) => {
                let Some(dialog) = &mut self.phones.dialog else { return Task::none() };
                dialog.chosen = chosen;
                if self.phones.served.is_some() {
                    return self.let_phones_come();
                }
            }
            Message::Code(seat) => {
                self.show_phones();
                self.show_code(seat);
            }
            Message::Remove(seat) => {
                if let Some(served) = &self.phones.served {
                    served.server.remove(seat);
                }
                // The next scan is meant for the player whose phone was removed.
                self.show_code(seat);
                self.see_phones();
            }
            Message::Changed => self.see_phones(),
            Message::Requested => {
                if let Some(code) = self.phones.shown_code_mut() {
                    code.requested = true;
                }
            }
            Message::Asked(asked) => return self.answer_phone(asked),
        }
        Task::none()
    }

    /// Does as a phone wishes or refuses, and tells it which, unless it was told otherwise already.
    fn answer_phone(&mut self, asked: Asked) -> Task<AppMessage> {
        let stands = self.phones.served.as_ref().map(|served| served.server.begin(asked.ticket));
        if stands != Some(true) {
            return Task::none();
        }
        let ticket = asked.ticket;
        let reply = self.grant(asked);
        let task = self.follow_phones();
        if let Some(served) = &self.phones.served {
            served.server.reply(ticket, reply);
        }
        task
    }

    fn may_have_phones(&self) -> bool {
        self.session().is_some_and(may_come_to)
    }

    fn show_phones(&mut self) {
        if !self.may_have_phones() || self.phones.is_open() {
            return;
        }
        let choices = address::choices();
        let here = self.phones.served.as_ref().map(|served| served.server.address().ip());
        let chosen = choices.iter().position(|choice| Some(choice.ip) == here).unwrap_or(0);
        self.phones.dialog = Some(Dialog { choices, chosen, code: None, trouble: None });
    }

    /// Begins to serve at the chosen address, and shows the first code.
    fn let_phones_come(&mut self) -> Task<AppMessage> {
        self.end_phones();
        let Some(dialog) = &self.phones.dialog else { return Task::none() };
        let Some(choice) = dialog.choices.get(dialog.chosen) else { return Task::none() };
        let port = self.shared.settings.phones_port.unwrap_or(0);
        // Another program may have taken the port of last time.
        self.serve(choice.ip, &[port, 0], &[]).unwrap_or_else(|error| {
            let trouble = say!(self.shared.words, "phones-no-port", cause = error.to_string());
            if let Some(dialog) = &mut self.phones.dialog {
                dialog.trouble = Some(trouble);
            }
            Task::none()
        })
    }

    /// Serves the open game at an address, at the first of these ports that is free.
    fn serve(
        &mut self,
        ip: IpAddr,
        ports: &[u16],
        kept: &[Option<Kept>],
    ) -> io::Result<Task<AppMessage>> {
        let Some(playing) = self.playing() else { return Ok(Task::none()) };
        let session = &playing.session;
        let (shown, game) = (shown(playing, None), session.id().to_owned());
        let (seen, keeper) =
            (Seen::new(session), Keeper::new(session.path().to_owned(), &self.crew));
        let drawing = Arc::new(Pictures::default());
        let (sender, events) = mpsc::unbounded();
        let start = |port: &u16| {
            let sender = sender.clone();
            Server::start(
                SocketAddr::new(ip, *port),
                snapshot(&shown, &seen),
                drawing.clone(),
                kept,
                // Nobody receives once the window has closed.
                move |event| drop(sender.unbounded_send(event)),
            )
        };
        let taken = Err(io::ErrorKind::AddrInUse.into());
        let server = ports.iter().fold(taken, |found, port| found.or_else(|_| start(port)))?;
        self.shared.settings.phones_port = Some(server.address().port());
        self.remember();
        self.phones.served =
            Some(Served { server, game, rests: false, shown, seen, by: None, keeper });
        self.see_phones();
        Ok(Task::run(events, |event| AppMessage::Phones(event.into())))
    }

    /// Ends the phones of the evening, and tells them.
    pub(super) fn end_phones(&mut self) {
        self.phones.forget();
        if let Some(served) = self.phones.served.take() {
            served.server.farewell();
        }
        self.shared.phones.clear();
        if let Some(dialog) = &mut self.phones.dialog {
            (dialog.code, dialog.trouble) = (None, None);
        }
    }

    /// Ends a code that is no longer shown; a phone that has claimed it meanwhile stays.
    fn let_code_go(&mut self) {
        let Some(served) = &self.phones.served else { return };
        let code = self.phones.dialog.as_mut().and_then(|dialog| dialog.code.take());
        if let Some(code) = code {
            served.server.withdraw(code.seat);
        }
    }

    /// Shows a code for a seat, unless its phone has connected meanwhile.
    fn show_code(&mut self, seat: Seat) {
        if self.phones.shown_code().is_some_and(|code| code.seat != seat) {
            self.let_code_go();
        }
        let now = self.shared.now;
        let Some(served) = &self.phones.served else { return };
        let Some(dialog) = &mut self.phones.dialog else { return };
        let Some(address) = served.server.code(seat) else { return };
        let drawn = code::Code::from_link(&address);
        dialog.code = Some(Code { seat, address, drawn, since: now, requested: false });
    }

    /// Looks which phones are connected, and goes on to the next seat without one.
    fn see_phones(&mut self) {
        let Some(served) = self.phones.served.as_ref().filter(|served| !served.rests) else {
            return;
        };
        self.shared.phones = served.server.phones();
        self.phones.keep();
        let Some(dialog) = &self.phones.dialog else { return };
        let has_come =
            dialog.code.as_ref().is_none_or(|code| self.shared.phone(code.seat) != Phone::None);
        if has_come {
            let seats = self.session().map_or(0, |session| session.game().setup().players.len());
            let next = Seat::all(seats).find(|seat| self.shared.phone(*seat) == Phone::None);
            match next {
                Some(seat) => self.show_code(seat),
                None => {
                    if let Some(dialog) = &mut self.phones.dialog {
                        dialog.code = None;
                    }
                }
            }
        }
    }

    /// Replaces a code that has been shown for long; called each second.
    pub(super) fn renew_code(&mut self) {
        if self.phones.shows_code() {
            self.see_phones();
        }
        let now = self.shared.now;
        let old = self
            .phones
            .shown_code()
            .filter(|code| now.saturating_duration_since(code.since) >= FRESH);
        if let Some((seat, requested)) = old.map(|code| (code.seat, code.requested)) {
            self.show_code(seat);
            if let Some(code) = self.phones.shown_code_mut() {
                code.requested = requested;
            }
        }
    }
}
