//! The window without a screen: the app, its tasks, and the time that it takes for them.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ask::{Request, phones};
use headless::iced_test::futures::futures::StreamExt as _;
use headless::iced_test::futures::futures::executor::block_on;
use headless::iced_test::runtime::{Action, task};
use phone::Phone;
use phone::address::Choice;
use rules::{Game, Seat};
use shell::{App, Message};
use storage::{Folders, Games, Saved, games};

/// How long is waited for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A laptop that only this machine reaches.
pub fn loopback() -> Vec<Choice> {
    vec![Choice { ip: Ipv4Addr::LOCALHOST.into(), interface: "lo".to_owned() }]
}

/// The window at the table.
pub struct Table {
    pub app: App,
    sender: Sender<Message>,
    messages: Receiver<Message>,
}

impl Table {
    /// Opens the window on a folder, with the game that is open there.
    pub fn open(folder: &Path) -> Self {
        let (sender, messages) = mpsc::channel();
        let app = App::new(Folders::below(folder)).0.among(loopback);
        Self { app, sender, messages }
    }

    /// Opens the window with a game, put into the folder first.
    pub fn with_game(folder: &Path, saved: &Saved) -> Self {
        let path = Games::new(&Folders::below(folder)).path(&saved.id);
        games::save(&path, saved).expect("a folder to write to");
        let mut table = Self::open(folder);
        table.send(Message::Ask(Request::Open(path)));
        table
    }

    /// A message, as if a widget had sent it; what it has the app do runs beside.
    pub fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        let Some(mut actions) = task::into_stream(task) else { return };
        let sender = self.sender.clone();
        thread::spawn(move || {
            while let Some(action) = block_on(actions.next()) {
                if let Action::Output(message) = action
                    && sender.send(message).is_err()
                {
                    break;
                }
            }
        });
    }

    /// Takes what has happened, for so long.
    pub fn attend(&mut self, time: Duration) {
        let begun = Instant::now();
        while let Some(left) = time.checked_sub(begun.elapsed()) {
            let Ok(message) = self.messages.recv_timeout(left) else { break };
            self.send(message);
        }
    }

    /// Takes what happens until something is so.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&App) -> bool) {
        let begun = Instant::now();
        while !is_so(&self.app) {
            assert!(begun.elapsed() < PATIENCE, "{what} does not come");
            self.attend(Duration::from_millis(10));
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.app.session().expect("an open game").game()
    }

    /// Lets phones come, and shows the first code.
    pub fn let_phones_come(&mut self) {
        self.send(Message::Ask(Request::Phones(phones::Message::Show)));
        self.send(Message::Phones(phones::Message::On));
    }

    /// The seat of the code that is shown, and its address.
    pub fn code(&self) -> (Seat, String) {
        let (seat, address) = self.app.code().expect("a code");
        (seat, address.to_owned())
    }

    /// Waits until the phone of a seat is there.
    pub fn wait_for(&mut self, seat: Seat) {
        self.until("the phone", |app| matches!(app.shared().phone(seat), Phone::Here { .. }));
    }
}
