//! The open game: its journal, its file and the lock on it. The only way to change a game.

mod beside;
mod clock;
mod corrected;
mod elsewhere;
mod news;
mod phones;
mod secrecy;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use journal::Journal;
use rules::card;
use rules::{Catalogue, Game, Move, Rejection, Setup, setup};
use storage::games::{self, Damage, Lock};
use storage::phones::Phones;
use storage::{Error, Games, Saved, Secrecy, file, folders};

pub use beside::Saving;
pub use clock::Clock;

/// An open game. Every accepted move is on disk before anybody sees it as accepted.
#[derive(Debug)]
pub struct Session {
    /// The writer beside the game, which is dropped before the lock.
    beside: beside::Beside,
    id: String,
    started: String,
    path: PathBuf,
    journal: Journal,
    hold: Hold,
    unsaved: Option<Error>,
    /// The number of changes, so that drawings know when they are out of date.
    revision: u64,
    /// The number of moves before the last step of the table.
    step: usize,
    /// The number of moves that cannot be taken back.
    given: usize,
    /// The clock, if the table keeps the time.
    clock: Option<Clock>,
    /// The PINs of the hands, and the messages about hands to everybody.
    secrecy: Secrecy,
    /// The number of those messages before the last step of the table.
    told: usize,
    /// The turns that were entered anew.
    corrected: corrected::Corrected,
    /// The phones that were there when the program ended in the middle of the evening.
    phones: Option<Phones>,
}

/// Why a move is not made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Another window writes the game.
    ReadOnly,
    /// The rules forbid the move.
    Rejected(Rejection),
}

/// The writer of the game's file.
#[derive(Debug)]
enum Hold {
    /// This window, as long as it keeps the lock.
    Here { _lock: Option<Lock> },
    /// Another window.
    Elsewhere,
    /// Nobody: the game is in memory alone, and meant to be.
    Nobody,
}

impl Hold {
    /// This window, without a lock where none can be made.
    const fn here(lock: Option<Lock>) -> Self {
        Self::Here { _lock: lock }
    }

    /// Takes the lock on a game's file. Where no lock can be made, nobody else has one either;
    /// writing will tell the reason.
    fn take_lock(path: &Path) -> Self {
        match games::lock(path) {
            Ok(Some(lock)) => Self::here(Some(lock)),
            Ok(None) => Self::Elsewhere,
            Err(_) => Self::here(None),
        }
    }
}

impl Session {
    /// Begins a game and writes its file.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn begin(
        games: &Games,
        setup: Setup,
        catalogue: Arc<Catalogue>,
        now: jiff::Timestamp,
    ) -> Result<Self, Vec<setup::Fault>> {
        let journal = Journal::new(setup, catalogue)?;
        let time = now
            .to_zoned_datetime(jiff::tz::TimeZone::system())
            .strftime("%Y-%m-%d-%H%M%S")
            .to_string();
        let (id, lock) = games.reserve(&time);
        let started = now.round(jiff::Unit::Second).unwrap_or(now).to_string();
        let path = games.path(&id);
        let hold = Hold::here(lock);
        let mut session = Self { hold, started, path, ..Self::in_memory(id, journal) };
        session.save();
        Ok(session)
    }

    /// Opens a game file to go on with it. A damaged file is opened up to the damage; nothing is
    /// written before [`Session::keep_damaged`].
    ///
    /// # Errors
    /// If nothing of the file can be read.
    pub fn open(path: &Path, catalogue: &Arc<Catalogue>) -> Result<(Self, Option<Damage>), Error> {
        let path = file::resolve(path);
        // The lock comes first: a later write of another window would be lost.
        let hold = Hold::take_lock(&path);
        let opened = games::open(&path, catalogue)?;
        games::keep_own(&path);
        let step = opened.journal.entries().len();
        let Saved { id, started, clock, secrecy, corrected, inserted, .. } = opened.saved;
        let session = Self {
            beside: beside::Beside::default(),
            phones: phones::kept(&path, &hold),
            id: if id.is_empty() { folders::plain(&stem(&path)) } else { id },
            started,
            path,
            journal: opened.journal,
            hold,
            unsaved: None,
            revision: 0,
            step,
            given: 0,
            // Nobody knows for how long the game lay: time goes on when somebody says so.
            clock: clock.map(|kept| Clock::new(kept, true)),
            told: secrecy.told().len(),
            secrecy,
            corrected: corrected::Corrected::new(corrected, inserted),
        };
        Ok((session, opened.damage))
    }

    /// A game that has no file and never gets one. The moves in its journal cannot be taken back.
    pub fn in_memory(id: String, journal: Journal) -> Self {
        let given = journal.entries().len();
        Self {
            beside: beside::Beside::default(),
            id,
            started: String::new(),
            path: PathBuf::new(),
            journal,
            hold: Hold::Nobody,
            unsaved: None,
            revision: 0,
            step: given,
            given,
            clock: None,
            secrecy: Secrecy::default(),
            told: 0,
            corrected: corrected::Corrected::default(),
            phones: None,
        }
    }

    /// A copy of the game as it is now, to be looked at apart from this one.
    pub fn apart(&self) -> Self {
        Self {
            started: self.started.clone(),
            path: self.path.clone(),
            revision: self.revision,
            clock: self.clock.clone(),
            ..Self::in_memory(self.id.clone(), self.journal.clone())
        }
    }

    /// Keeps the damaged file aside under another name, so that the game can go on from its good
    /// beginning.
    ///
    /// # Errors
    /// If the system cannot copy the file; the game must not be written then.
    pub fn keep_damaged(&mut self) -> Result<PathBuf, Error> {
        let aside = file::keep_aside(&self.path)?;
        self.save();
        Ok(aside)
    }

    /// The name of the game that its file gives.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of the game in the names of other files: after its own file, whatever stands there.
    pub fn name(&self) -> String {
        folders::plain(&if self.path.as_os_str().is_empty() {
            self.id.clone()
        } else {
            stem(&self.path)
        })
    }

    /// The beginning of the game, as a UTC timestamp.
    pub fn started(&self) -> &str {
        &self.started
    }

    /// The game now.
    pub const fn game(&self) -> &Game {
        self.journal.game()
    }

    /// The game with its past.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// A number that grows with every change of the game.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The reason why the last moves are not on disk; `None` if they are.
    pub const fn unsaved(&self) -> Option<&Error> {
        self.unsaved.as_ref()
    }

    /// Whether another window writes this game, so that it can only be looked at here.
    pub const fn is_read_only(&self) -> bool {
        matches!(self.hold, Hold::Elsewhere)
    }

    /// Whether the game has no file and never gets one.
    pub const fn is_in_memory(&self) -> bool {
        matches!(self.hold, Hold::Nobody)
    }

    /// Makes a move, and those that go with it without a choice.
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub fn play(&mut self, made: Move) -> Result<(), Refusal> {
        if self.is_read_only() {
            return Err(Refusal::ReadOnly);
        }
        let made = self.journal.naming_card(made);
        let step = self.journal.entries().len();
        // A choice belongs to the step that asked for it: nobody sees whether there was one
        // (R-KO-12).
        let is_choice =
            !self.game().choices().is_empty() && matches!(made, Move::FulfilOrder { .. });
        let asked = self.journal.ask_before(&made);
        asked.and_then(|()| self.journal.play(made).map(drop)).map_err(Refusal::Rejected)?;
        self.journal.go_on();
        if !is_choice {
            self.step = step;
            self.told = self.secrecy.told().len();
        }
        self.changed();
        Ok(())
    }

    /// Goes back to the table's last decision. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.undo_unseen(&[])
    }

    /// Undoes a step whose orders are fulfilled but seen by nobody except their owners. Nobody is
    /// told of those orders, and the step cannot be redone: its orders would lie open at once.
    pub fn undo_unseen(&mut self, unseen: &[card::Id]) -> bool {
        let before = self.journal.entries().len();
        if !self.can_undo() {
            return false;
        }
        if self.undo_correction(unseen) {
            return true;
        }
        let game = self.game().clone();
        self.journal.undo_step();
        self.tell_undone(&game, unseen);
        if !unseen.is_empty() {
            self.journal.restore_undone(Vec::new());
        }
        self.moved(before)
    }

    /// Makes the last undone step again. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let before = self.journal.entries().len();
        self.journal.redo_step();
        // The step that undoing told of is made again.
        self.told = self.secrecy.told().len();
        let moved = self.moved(before);
        if moved {
            self.step = before;
        }
        moved
    }

    /// Whether something can be undone.
    pub fn can_undo(&self) -> bool {
        self.journal.entries().len() > self.given && !self.is_read_only()
    }

    /// Whether something can be redone.
    pub fn can_redo(&self) -> bool {
        !self.journal.undone().is_empty() && !self.is_read_only()
    }

    /// Takes back all but the first `keep` moves and those that would follow by themselves.
    pub fn back_to(&mut self, keep: usize) {
        if self.is_read_only() {
            return;
        }
        let before = self.journal.entries().len();
        let game = self.game().clone();
        self.journal.back_to_step(keep.max(self.given));
        self.tell_undone(&game, &[]);
        self.moved(before);
    }

    /// The path of the game's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The name of the game if it is among the table's games, or else the path of its file.
    pub fn file(&self, games: &Games) -> String {
        let name = stem(&self.path);
        if games.path(&name) == self.path {
            return name;
        }
        // The path may be relative to another folder than that of the next start.
        std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone()).display().to_string()
    }

    fn moved(&mut self, before: usize) -> bool {
        let now = self.journal.entries().len();
        self.step = now;
        let moved = now != before;
        if moved {
            self.changed();
        }
        moved
    }

    fn changed(&mut self) {
        self.revision += 1;
        self.corrected.keep_to(self.journal.entries());
        self.time_guests();
        self.save();
    }

    fn saved(&self) -> Saved {
        let moves = self.journal.moves().cloned().collect();
        let setup = Setup::clone(self.journal.setup());
        let undone = self.journal.undone().to_vec();
        let mut saved = Saved::new(self.id.clone(), self.started.clone(), setup, moves, undone);
        saved.clock = self.clock.as_ref().map(Clock::kept);
        saved.secrecy = self.secrecy.clone();
        saved.corrected = self.corrected.marks.turns.clone();
        saved.inserted = self.corrected.marks.inserted.clone();
        saved
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
