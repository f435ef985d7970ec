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

use super::playing::Playing;
use ask::Request;
pub use ask::phones::{Loss, Message, may_come_to};
use drawing::Pictures;
use kept::Keeper;
use kit::Shared;
use kit::crew::Crew;
use kit::nature::Nature;
use phone::address::{self, Choice};
use phone::{Asked, Kept, Phone, Reply, Server, Ticket};
use rules::Seat;
use served::{Seen, Served, shown, snapshot};
use text::say;
use widget::code;

/// The time without any request after which the dialog tells usual causes.
const SILENCE: Duration = Duration::from_secs(20);
/// The time after which a new code replaces one that nobody has claimed. A code holds for two
/// minutes, so one scanned in the last moment still has one left.
const FRESH: Duration = Duration::from_secs(60);
/// The time that the window waits until the phones' tokens are written.
const WRITTEN: Duration = Duration::from_millis(20);

/// The phones of the open game.
#[derive(Debug)]
pub(super) struct Phones {
    served: Option<Served>,
    dialog: Option<Dialog>,
    /// Tells the addresses of the laptop.
    addresses: fn() -> Vec<Choice>,
}

impl Default for Phones {
    fn default() -> Self {
        Self { served: None, dialog: None, addresses: address::choices }
    }
}

/// The rest of the window, as far as phones see and change it.
#[derive(Debug)]
pub(super) struct Window<'a> {
    pub shared: &'a mut Shared,
    pub playing: Option<&'a mut Playing>,
    pub crew: &'a Crew,
    /// Whether the settings have changed.
    pub has_chosen: bool,
}

impl Window<'_> {
    /// The open game, if phones can connect to it.
    fn playing(&self) -> Option<&Playing> {
        self.playing.as_deref()
    }

    fn may_have_phones(&self) -> bool {
        self.playing().is_some_and(|playing| may_come_to(&playing.session))
    }
}

/// The action that a step with the phones leads to.
#[derive(Debug)]
pub(super) enum Action {
    /// Nothing more to do.
    None,
    /// A task of iced.
    Run(Task<Message>),
    /// The wish of a phone is answered so, and a request follows from it.
    Answered(Ticket, Reply, Option<Request>),
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
    /// The loss that comes if its button is pressed once more.
    really: Option<Loss>,
}

/// The things that the buttons of the dialog are about: where these change, the buttons mean
/// something else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Standing {
    is_served: bool,
    code: Option<Seat>,
    really: Option<Loss>,
    /// Whether each player has a phone.
    phones: Vec<bool>,
}

/// A code that is shown.
#[derive(Debug)]
struct Code {
    seat: Seat,
    address: String,
    drawn: Option<code::Code>,
    since: Instant,
    /// The letters for whoever has no camera.
    letters: Option<String>,
    /// Whether other letters have taken their place, as somebody guessed.
    guessed: bool,
    /// Whether anything has reached the laptop since.
    requested: bool,
}

impl Dialog {
    /// Takes the addresses that there are now, and keeps to the chosen one.
    fn know(&mut self, choices: Vec<Choice>) {
        let chosen = self.choices.get(self.chosen).map(|choice| choice.ip);
        self.choices = choices;
        self.chosen = 0;
        if let Some(ip) = chosen {
            self.choose(ip);
        }
    }

    /// Marks the address that is in use.
    fn choose(&mut self, ip: IpAddr) {
        let place = self.choices.iter().position(|choice| choice.ip == ip);
        self.chosen = place.unwrap_or(self.chosen);
    }
}

impl Phones {
    /// The things that the buttons of the dialog are about, if it is shown.
    pub fn standing(&self, phones: &[Phone]) -> Option<Standing> {
        let dialog = self.dialog.as_ref()?;
        Some(Standing {
            is_served: self.served.is_some(),
            code: dialog.code.as_ref().map(|code| code.seat),
            really: dialog.really,
            phones: phones.iter().map(|phone| *phone != Phone::None).collect(),
        })
    }

    /// Takes the question back that any other press answers.
    fn let_go(&mut self) {
        if let Some(dialog) = &mut self.dialog {
            dialog.really = None;
        }
    }

    /// Whether the dialog is shown.
    pub const fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// The message of a key in the dialog.
    pub fn shortcut(&self, key: &Key) -> Option<Message> {
        match key.as_ref() {
            Key::Named(Named::Enter) if self.served.is_none() => Some(Message::On),
            Key::Named(Named::Escape) | Key::Character("j") => Some(Message::Close),
            _ => None,
        }
    }

    /// The code that is shown; without a network there is none.
    fn shown_code(&self) -> Option<&Code> {
        let dialog = self.dialog.as_ref().filter(|dialog| !dialog.choices.is_empty())?;
        dialog.code.as_ref()
    }

    /// The code that is shown, to be changed.
    fn shown_code_mut(&mut self) -> Option<&mut Code> {
        self.dialog.as_mut().and_then(|dialog| dialog.code.as_mut())
    }

    /// Whether the phones of the evening wait for the next game.
    fn are_resting(&self) -> bool {
        self.served.as_ref().is_some_and(|served| served.rests)
    }

    /// Whether phones may come, so that the laptop's addresses are watched.
    pub const fn are_served(&self) -> bool {
        self.served.is_some()
    }

    /// Whether a code is shown, which has to be renewed.
    pub fn shows_code(&self) -> bool {
        self.shown_code().is_some()
    }

    /// The code that is shown, as the address that the phone of a seat opens.
    pub fn code(&self) -> Option<(Seat, &str)> {
        self.shown_code().map(|code| (code.seat, code.address.as_str()))
    }

    /// The short code that is shown, for whoever has no camera.
    pub fn short_code(&self) -> Option<&str> {
        self.shown_code().and_then(|code| code.letters.as_deref())
    }

    /// These phones on a laptop that has these addresses.
    pub fn among(self, addresses: fn() -> Vec<Choice>) -> Self {
        Self { addresses, ..self }
    }

    /// Answers a message about phones.
    pub fn update(&mut self, message: Message, window: &mut Window<'_>) -> Action {
        if message.nature() != Nature::Event {
            self.let_go();
        }
        match message {
            Message::Show => self.show(window),
            Message::Close => {
                self.let_code_go();
                self.dialog = None;
            }
            Message::On => return Action::Run(self.let_come(window)),
            Message::Off => self.end(window.shared),
            Message::Address(chosen) => {
                let Some(dialog) = &mut self.dialog else { return Action::None };
                dialog.chosen = chosen;
                let ip = dialog.choices.get(chosen).map(|choice| choice.ip);
                if let Some(ip) = ip.filter(|_| self.served.is_some()) {
                    return Action::Run(self.move_to(ip, true, window));
                }
            }
            Message::Addresses(choices) => {
                return Action::Run(self.see_addresses(choices, window));
            }
            Message::Guessed => self.show_new_letters(),
            Message::Code(seat) => {
                self.show(window);
                self.show_code(seat, window.shared.now);
            }
            Message::Remove(seat) => {
                if let Some(served) = &self.served {
                    served.server.remove(seat);
                }
                // The next scan is meant for the player whose phone was removed.
                self.show_code(seat, window.shared.now);
                self.see(window);
            }
            Message::Really(loss) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.really = loss;
                }
            }
            Message::Changed => self.see(window),
            Message::Requested => {
                if let Some(code) = self.shown_code_mut() {
                    code.requested = true;
                }
            }
            Message::Asked(asked) => return self.answer(asked, window),
        }
        Action::None
    }

    /// Does as a phone wishes or refuses, unless the phone was told otherwise already.
    fn answer(&mut self, asked: Asked, window: &mut Window<'_>) -> Action {
        let stands = self.served.as_ref().map(|served| served.server.begin(asked.ticket));
        if stands != Some(true) {
            return Action::None;
        }
        let ticket = asked.ticket;
        let (reply, then) = self.grant(asked, window);
        Action::Answered(ticket, reply, then)
    }

    /// Tells a phone what became of its wish.
    pub fn reply(&self, ticket: Ticket, reply: Reply) {
        if let Some(served) = &self.served {
            served.server.reply(ticket, reply);
        }
    }

    /// Shows the letters that have taken the place of those that somebody guessed.
    fn show_new_letters(&mut self) {
        let letters = self.served.as_ref().and_then(|it| it.server.short_code());
        if let Some(code) = self.shown_code_mut() {
            code.letters = letters.filter(|(seat, _)| *seat == code.seat).map(|it| it.1);
            code.guessed = true;
        }
    }

    fn show(&mut self, window: &Window<'_>) {
        let may_be = window.may_have_phones() || self.are_resting();
        if !may_be || self.is_open() {
            return;
        }
        let choices = (self.addresses)();
        let here = self.served.as_ref().map(|served| served.server.address().ip());
        let chosen = choices.iter().position(|choice| Some(choice.ip) == here).unwrap_or(0);
        self.dialog = Some(Dialog { choices, chosen, ..Dialog::default() });
    }

    /// Begins to serve at the chosen address, and shows the first code.
    fn let_come(&mut self, window: &mut Window<'_>) -> Task<Message> {
        self.end(window.shared);
        let choices = (self.addresses)();
        let Some(dialog) = &mut self.dialog else { return Task::none() };
        dialog.know(choices);
        let chosen = dialog.choices.get(dialog.chosen).cloned();
        // The chosen address may go in this moment: then another is as good.
        let others = dialog.choices.iter().filter(|choice| Some(*choice) != chosen.as_ref());
        let all: Vec<IpAddr> = chosen.iter().chain(others).map(|choice| choice.ip).collect();
        let port = window.shared.settings.phones_port.unwrap_or(0);
        self.serve_at_first(&all, port, &[], window).unwrap_or_else(Task::none)
    }

    /// Serves at the first of these addresses that the system gives; the dialog shows which, or
    /// tells why none. Another program may have taken the port of last time.
    fn serve_at_first(
        &mut self,
        ips: &[IpAddr],
        port: u16,
        kept: &[Option<Kept>],
        window: &mut Window<'_>,
    ) -> Option<Task<Message>> {
        let mut cause = None;
        for ip in ips {
            match self.serve(*ip, &[port, 0], kept, window) {
                Ok(task) => {
                    if let Some(dialog) = &mut self.dialog {
                        dialog.choose(*ip);
                        dialog.trouble = None;
                    }
                    return Some(task);
                }
                Err(error) => {
                    log::warn!("phones cannot come to an address: {}", error.kind());
                    cause = cause.or(Some(error));
                }
            }
        }
        let words = &window.shared.words;
        let trouble = cause.map(|error| say!(words, "phones-no-port", cause = error.to_string()));
        if let Some(dialog) = &mut self.dialog {
            dialog.trouble = trouble;
        }
        None
    }

    /// Looks at the laptop's addresses, beside the window.
    pub fn watch_addresses(&self) -> Task<Message> {
        if !self.are_served() {
            return Task::none();
        }
        let addresses = self.addresses;
        Task::perform(async move { addresses() }, Message::Addresses)
    }

    /// Follows the laptop from network to network: once the address that is served is gone, phones
    /// find the table at another one; at the one where they have found it, as soon as that is back.
    fn see_addresses(&mut self, choices: Vec<Choice>, window: &mut Window<'_>) -> Task<Message> {
        if let Some(dialog) = &mut self.dialog {
            dialog.know(choices.clone());
        }
        let Some(served) = &self.served else { return Task::none() };
        let (here, home) = (served.server.address().ip(), served.home);
        if let Some(dialog) = &mut self.dialog {
            dialog.choose(here);
        }
        let has = |ip: IpAddr| choices.iter().any(|choice| choice.ip == ip);
        let is_anybody_here =
            served.server.phones().iter().any(|phone| matches!(phone, Phone::Here { .. }));
        let to = if here != home && has(home) && !(has(here) && is_anybody_here) {
            Some(home)
        } else if has(here) {
            None
        } else {
            choices.first().map(|choice| choice.ip)
        };
        match to {
            Some(ip) => self.move_to(ip, false, window),
            None => Task::none(),
        }
    }

    /// Serves at another address, with the same phones; `is_home` if the table wants it so. What is
    /// served stays until another address takes it, for with it the phones would end: without any,
    /// all are tried again at the next look.
    fn move_to(&mut self, ip: IpAddr, is_home: bool, window: &mut Window<'_>) -> Task<Message> {
        let Some(served) = &mut self.served else { return Task::none() };
        let (here, home) = (served.server.address(), served.home);
        if ip == here.ip() {
            served.home = if is_home { ip } else { home };
            return Task::none();
        }
        let kept = served.server.kept();
        let dialog = self.dialog.as_ref();
        let shown = dialog.and_then(|dialog| dialog.code.as_ref()).map(|code| code.seat);
        let others = (self.addresses)().into_iter().map(|choice| choice.ip);
        let mut all: Vec<IpAddr> =
            [ip].into_iter().chain(others.filter(|other| *other != ip)).collect();
        let stays = all.contains(&here.ip());
        if stays {
            all.truncate(1);
        }
        let Some(task) = self.serve_at_first(&all, here.port(), &kept, window) else {
            if let Some(dialog) = &mut self.dialog {
                if stays {
                    dialog.choose(here.ip());
                } else {
                    (dialog.choices, dialog.trouble) = (Vec::new(), None);
                }
            }
            return Task::none();
        };
        if let Some(served) = self.served.as_mut().filter(|_| !is_home) {
            served.home = home;
        }
        if let Some(seat) = shown {
            self.show_code(seat, window.shared.now);
        }
        task
    }

    /// Serves the open game, or waits with the phones for the next one, at an address, at the first
    /// of these ports that is free. What was served before ends then.
    fn serve(
        &mut self,
        ip: IpAddr,
        ports: &[u16],
        kept: &[Option<Kept>],
        window: &mut Window<'_>,
    ) -> io::Result<Task<Message>> {
        let resting = self.served.as_ref().filter(|served| served.rests);
        let rests = resting.is_some();
        let (game, path, shown, seen) = match (resting, window.playing()) {
            (Some(Served { game, path, shown, seen, .. }), _) => {
                (game.clone(), path.clone(), shown.clone(), seen.clone())
            }
            (None, Some(playing)) => {
                let session = &playing.session;
                let (game, path) = (session.id().to_owned(), session.path().to_owned());
                (game, path, shown(playing, None, window.shared), Seen::new(session))
            }
            (None, None) => return Ok(Task::none()),
        };
        let keeper = Keeper::new(path.clone(), window.crew);
        let drawing = Arc::new(Pictures::default());
        let (sender, events) = mpsc::unbounded();
        let start = |port: &u16| {
            let sender = sender.clone();
            // Nobody receives once the window has closed.
            let events = move |event| drop(sender.unbounded_send(event));
            let (at, snapshot) = (SocketAddr::new(ip, *port), snapshot(&shown, &seen));
            if rests {
                Server::resting(at, snapshot, drawing.clone(), kept, events)
            } else {
                Server::start(at, snapshot, drawing.clone(), kept, events)
            }
        };
        let taken = Err(io::ErrorKind::AddrInUse.into());
        let server = ports.iter().fold(taken, |found, port| found.or_else(|_| start(port)))?;
        window.shared.settings.phones_port = Some(server.address().port());
        window.has_chosen = true;
        if let Some(dialog) = &mut self.dialog {
            dialog.code = None;
        }
        let by = None;
        self.served = Some(Served { server, game, path, home: ip, rests, shown, seen, by, keeper });
        self.see(window);
        Ok(Task::run(events, Message::from))
    }

    /// Ends the phones of the evening, and tells them.
    pub fn end(&mut self, shared: &mut Shared) {
        self.forget();
        if let Some(served) = self.served.take() {
            served.server.farewell();
        }
        shared.phones.clear();
        shared.phones_wait = false;
        if let Some(dialog) = &mut self.dialog {
            (dialog.code, dialog.trouble) = (None, None);
        }
    }

    /// Ends a code that is no longer shown; a phone that has claimed it meanwhile stays.
    fn let_code_go(&mut self) {
        let Some(served) = &self.served else { return };
        let code = self.dialog.as_mut().and_then(|dialog| dialog.code.take());
        if let Some(code) = code {
            served.server.withdraw(code.seat);
        }
    }

    /// Shows a code for a seat, unless its phone has connected meanwhile.
    fn show_code(&mut self, seat: Seat, now: Instant) {
        if self.shown_code().is_some_and(|code| code.seat != seat) {
            self.let_code_go();
        }
        let Some(served) = &self.served else { return };
        let Some(dialog) = &mut self.dialog else { return };
        let Some(address) = served.server.code(seat) else { return };
        let drawn = code::Code::from_link(&address);
        let letters = served.server.short_code().filter(|(whose, _)| *whose == seat);
        let letters = letters.map(|(_, letters)| letters);
        let fresh =
            Code { seat, address, drawn, letters, guessed: false, since: now, requested: false };
        dialog.code = Some(fresh);
    }

    /// Looks which phones are connected, and goes on to the next seat without one.
    fn see(&mut self, window: &mut Window<'_>) {
        let Some(served) = self.served.as_ref().filter(|served| !served.rests) else {
            return;
        };
        window.shared.phones = served.server.phones();
        self.keep();
        let Some(dialog) = &mut self.dialog else { return };
        // Whoever has gone by themselves needs not be removed.
        if let Some(Loss::Of(seat)) = dialog.really
            && window.shared.phone(seat) == Phone::None
        {
            dialog.really = None;
        }
        let has_come =
            dialog.code.as_ref().is_none_or(|code| window.shared.phone(code.seat) != Phone::None);
        if has_come {
            let seats =
                window.playing().map_or(0, |playing| playing.session.game().setup().players.len());
            let next = Seat::all(seats).find(|seat| window.shared.phone(*seat) == Phone::None);
            match next {
                Some(seat) => self.show_code(seat, window.shared.now),
                None => {
                    if let Some(dialog) = &mut self.dialog {
                        dialog.code = None;
                    }
                }
            }
        }
    }

    /// Replaces a code that has been shown for long; called each second.
    pub fn renew_code(&mut self, window: &mut Window<'_>) {
        if self.shows_code() {
            self.see(window);
        }
        let now = window.shared.now;
        let old =
            self.shown_code().filter(|code| now.saturating_duration_since(code.since) >= FRESH);
        if let Some((seat, requested)) = old.map(|code| (code.seat, code.requested)) {
            self.show_code(seat, now);
            if let Some(code) = self.shown_code_mut() {
                code.requested = requested;
            }
        }
    }
}
