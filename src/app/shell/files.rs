//! The files that people choose: a copy of a game is saved, or a deck for a printer, a game is
//! opened, its folder is shown; with the dialogs of the system where there are any.

mod target;

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;
use iced::widget::operation;

use crate::booklet::Text;
use crate::chooser;
use crate::exporting::{self, Fault, season};
use crate::trouble::PATH_ID;
use crate::{App, Message as AppMessage, Screen};
use ask::export::{Export, SeasonFormat};
use ask::files::Chosen;
pub use ask::files::Message;
pub use ask::files::Purpose;
use ask::files::folder;
use kit::printing;
use kit::work::Progress;
use paper::{self, Job, Printed, Style};
use rules::Catalogue;
use screen::decks::Decks;
use screen::setup::OnPaper;
use storage::fault::cause;
use storage::file::{self, Destination, Fresh};
use storage::{Error, games};
pub(super) use target::Target;
use text::say;
use text::{Language, Words, manual};

impl App {
    pub(super) fn at_files(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Copy => return self.choose(Purpose::Copy),
            Message::Open => return self.choose(Purpose::Open),
            Message::Print => self.ask(Purpose::Print, true),
            Message::Elsewhere => {
                if let Some(asked) = self.above.asked() {
                    return self.choose(asked.purpose);
                }
            }
            Message::Style(style) => {
                let (paper, printing) = printing::remembered(style);
                self.shared.printing = style;
                self.shared.settings.paper = Some(paper);
                self.shared.settings.printing = printing;
                self.remember();
            }
            Message::Dropped(path) => {
                let is_covered = self.is_covered();
                self.dropped.add(path, is_covered);
            }
            Message::Folder => {
                if let Some(session) = self.session() {
                    return show(folder(session.path()));
                }
            }
            Message::Show(what) => return show(what),
            Message::Shown(what, is_shown) => {
                let folder = what.display().to_string();
                if !is_shown {
                    let words = &self.shared.words;
                    self.above.say_at_last(say!(words, "files-no-folder", folder = folder));
                }
            }
            Message::Chosen(purpose, chosen) => {
                self.above.choose(false);
                return self.chosen(purpose, chosen);
            }
            Message::Typed(path) => {
                if let Some(asked) = self.above.asked_mut() {
                    asked.path = path;
                }
            }
            Message::There => {
                if let Some(asked) = self.above.take_asked() {
                    let path = asked.purpose.named(PathBuf::from(asked.path.trim()));
                    return self.take_file(asked.purpose, path.into());
                }
            }
        }
        Task::none()
    }

    /// Takes the answer of the system's dialog. That asks itself whether an existing file shall be
    /// replaced, but knows nothing of an ending that is added only now.
    fn chosen(&mut self, purpose: Purpose, chosen: Chosen) -> Task<AppMessage> {
        match (chosen, self.above.asked_mut()) {
            (Chosen::File(named), _) => {
                let path = purpose.named(named.clone());
                let replaces = path == named;
                return self.take_file(purpose, Destination { path, replaces });
            }
            (Chosen::Nothing, _) => {}
            // A path that was typed meanwhile stays.
            (Chosen::NoDialog, Some(asked)) if asked.purpose == purpose => {
                asked.has_dialog = false;
            }
            (Chosen::NoDialog, Some(_) | None) => {
                self.ask(purpose, false);
                return operation::focus(PATH_ID);
            }
        }
        Task::none()
    }

    /// Asks for a file in our own dialog.
    pub(super) fn ask(&mut self, purpose: Purpose, has_dialog: bool) {
        let path = self.proposed(purpose);
        self.above.ask(purpose, path, has_dialog, None);
    }

    /// Opens the system's dialog, on a thread of its own, so that the window stays alive. There is
    /// one at a time, wherever it lies.
    pub(super) fn choose(&mut self, purpose: Purpose) -> Task<AppMessage> {
        if self.above.choose(true) {
            return Task::none();
        }
        let title = self.shared.words.say(purpose.title(), &[]);
        let path = PathBuf::from(self.proposed(purpose));
        let chosen = chooser::ask(self.shared.window, purpose, title, path);
        chosen.map(move |chosen| AppMessage::Files(Message::Chosen(purpose, chosen)))
    }

    /// The path to propose: the typed one; for a copy a free name beside the game, for another game
    /// the folder of this one.
    fn proposed(&self, purpose: Purpose) -> String {
        if let Some(asked) = self.above.asked().filter(|asked| asked.purpose == purpose) {
            return asked.path.clone();
        }
        let path = match (purpose, self.session()) {
            (Purpose::Copy, Some(session)) => self.shared.folders.elsewhere(&session.name()),
            (Purpose::Open, Some(session)) => folder(session.path()),
            (Purpose::Copy | Purpose::Open, None) => self.shared.folders.games(),
            (Purpose::Print, _) => self.shared.folders.list("deck", "pdf"),
            (Purpose::SaveDeck, _) => {
                let name = self.decks().and_then(Decks::deck).unwrap_or("deck");
                self.shared.folders.deck(name)
            }
            (Purpose::ReadDeck, _) => folder(&self.shared.folders.list("deck", "json")),
            // These are asked for only after a path has failed, and that path is proposed.
            (Purpose::Export(_) | Purpose::Season(_), _) => self.shared.folders.roomy(),
        };
        path.display().to_string()
    }

    pub(super) fn take_file(&mut self, purpose: Purpose, to: Destination) -> Task<AppMessage> {
        // This dialog is answered; trouble that has come up meanwhile is not.
        self.above.take_asked();
        match purpose {
            Purpose::Print => self.print(to),
            Purpose::ReadDeck => {
                self.offer_deck(&to.path);
                Task::none()
            }
            Purpose::SaveDeck => {
                self.save_deck(to);
                Task::none()
            }
            Purpose::Export(export) => self.export(export, Some(to)),
            Purpose::Season(format) => self.save_season(format, Some(to)),
            Purpose::Open => {
                // A game in memory alone is not left without asking.
                self.tell_unsaved(None);
                if self.above.unsaved().is_some() { Task::none() } else { self.open(&to.path) }
            }
            Purpose::Copy => {
                let Some(session) = self.session() else { return Task::none() };
                let shown = to.path.display().to_string();
                // The game's own file is no copy, and on disk already.
                if to.replaces && session.is_in(&to.path) {
                    return self.copied(shown, Ok(to.path));
                }
                let saved = session.copy();
                let about = say!(self.shared.words, "work-copying", path = &shown);
                let copy = move |_: &mut Progress| games::copy(to, &saved);
                self.work(about, copy, |app, copied| app.copied(shown, copied.map(Fresh::keep)))
            }
        }
    }

    fn copied(&mut self, path: String, copied: Result<PathBuf, Error>) -> Task<AppMessage> {
        match copied {
            Ok(_) => {
                let saved = say!(self.shared.words, "files-saved", path = path);
                if let Some(table) = self.screen.table_mut() {
                    table.tell(saved);
                }
            }
            Err(error) => {
                let fault = Some(self.shared.words.file_error(&error));
                self.above.ask(Purpose::Copy, path, false, fault);
            }
        }
        Task::none()
    }

    /// Prints the deck that is being set up, beside the window.
    fn print(&mut self, to: Destination) -> Task<AppMessage> {
        let deck = match &self.screen {
            Screen::Setup(setup) => setup.on_paper(self.shared.ui()),
            Screen::Decks(decks) => decks.on_paper(self.shared.ui()),
            Screen::Home(_) | Screen::Earlier(_) | Screen::Playing(_) => return Task::none(),
        };
        let catalogue = Arc::clone(&self.shared.catalogue);
        let (style, key) = (self.shared.printing, self.shared.words.language());
        let shown = to.path.display().to_string();
        let about = say!(self.shared.words, "work-printing", path = &shown);
        let print = move |progress: &mut Progress| {
            let words = Words::in_language(Language::of_key(&key).unwrap_or(Language::English));
            save_deck(&deck, (&catalogue, &words, style), to, progress)
        };
        self.work(about, print, |app, printed| app.printed(shown, printed))
    }

    /// Asks for another file after one could not be written: where there is room, or as typed.
    pub(super) fn ask_elsewhere(&mut self, purpose: Purpose, target: Target, error: &Error) {
        // Graver trouble is told already.
        if self.above.trouble().is_some() {
            return;
        }
        let path = target.instead(|path| self.shared.folders.with_room_for(path));
        let fault = Some(self.shared.words.export_error(error));
        self.above.ask(purpose, path.display().to_string(), true, fault);
    }

    /// Tells in the setup that the deck was saved, or asks for another file.
    fn printed(&mut self, path: String, printed: Result<Saved, String>) -> Task<AppMessage> {
        match printed {
            Ok(Saved { file, cards, sheets, flaws }) => {
                let path = file.keep().display().to_string();
                let words = &self.shared.words;
                let said = say!(words, "paper-saved", cards = cards, sheets = sheets, path = path);
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.printed_to(said);
                } else {
                    self.tell_decks(said);
                }
                if !flaws.is_empty() {
                    self.above.say_at_last(flaws.join("\n"));
                }
            }
            Err(fault) => self.above.ask(Purpose::Print, path, true, Some(fault)),
        }
        Task::none()
    }

    /// Writes a text down and opens it in a browser.
    pub(super) fn browse(&mut self, text: Text) -> Task<AppMessage> {
        let (path, page) = match text {
            Text::Manual => (self.shared.folders.manual(), manual()),
            Text::PlayedHere => {
                let Some(session) = self.session() else { return Task::none() };
                let page = self.shared.words.played_here(session.game().setup());
                (self.shared.folders.played_here(), page)
            }
        };
        match file::write(&path, &page) {
            Ok(()) => show(path),
            Err(error) => {
                self.refuse(&error);
                Task::none()
            }
        }
    }

    /// Writes a result into a new file, with the given name or one of ours, and tells where that
    /// is.
    pub(super) fn export(
        &mut self,
        export: Export,
        named: Option<Destination>,
    ) -> Task<AppMessage> {
        let Some(playing) = self.screen.playing() else { return Task::none() };
        let session = &playing.session;
        let target =
            Target::named_or(named, || exporting::path(export, self.shared.ui(), &session.name()));
        let (session, shared) = (session.apart(), self.shared.apart());
        let outcome = playing.outcome().filter(|_| export == Export::Page);
        let known = outcome.and_then(|outcome| outcome.review.known());
        let known = known.map(|reviewed| reviewed.looks.clone());
        let tried = target.clone();
        self.save_aside(
            target.about(&self.shared.words),
            move |progress| {
                exporting::result(export, target.checked()?, (&session, &shared()), known, progress)
            },
            move |app, saved| {
                let told = match saved {
                    Ok(file) => Ok(file.keep()),
                    Err(Fault::Untold(untold)) => Err(app.shared.words.untold(untold)),
                    Err(Fault::File(error)) => {
                        app.ask_elsewhere(Purpose::Export(export), tried, &error);
                        return Task::none();
                    }
                };
                if let Some(outcome) = app.screen.outcome_mut() {
                    outcome.tell(told);
                }
                Task::none()
            },
        )
    }

    /// Writes a season into a new file, with the given name or one of ours.
    pub(super) fn save_season(
        &mut self,
        format: SeasonFormat,
        named: Option<Destination>,
    ) -> Task<AppMessage> {
        let Some(earlier) = self.screen.earlier() else { return Task::none() };
        let (own, export) = earlier.export(format, self.shared.ui());
        let target = Target::named_or(named, || own);
        let about = target.about(&self.shared.words);
        let (shared, theme) = (self.shared.apart(), self.theme());
        let tried = target.clone();
        let write = move |progress: &mut Progress| -> Result<Fresh, Error> {
            season(export, target.checked()?, shared, &theme, progress)
        };
        self.work(about, write, move |app, saved| {
            match saved.map(Fresh::keep) {
                Ok(path) => {
                    if let Some(earlier) = app.screen.earlier_mut() {
                        earlier.tell(path);
                    }
                }
                Err(error) => app.ask_elsewhere(Purpose::Season(format), tried, &error),
            }
            Task::none()
        })
    }
}

/// Opens a path in the program that the system has for it; the system may take its time to say that
/// it has none.
fn show(what: PathBuf) -> Task<AppMessage> {
    let (tell, told) = oneshot::channel();
    let opened = what.clone();
    let begun = thread::Builder::new().spawn(move || {
        let shown = open::that(opened);
        let shown = shown.inspect_err(|error| log::warn!("nothing is opened: {}", cause(error)));
        // The window may have closed meanwhile.
        let _ = tell.send(shown.is_ok());
    });
    let is_shown = async move { begun.is_ok() && told.await.unwrap_or(true) };
    Task::perform(is_shown, move |is_shown| {
        AppMessage::Files(Message::Shown(what.clone(), is_shown))
    })
}

/// A deck that was saved for a printer.
struct Saved {
    file: Fresh,
    cards: usize,
    sheets: usize,
    /// The flaws of cards, in sentences.
    flaws: Vec<String>,
}

/// The most flaws that are told at once.
const MOST_FLAWS: usize = 8;

/// Saves a deck as a PDF.
fn save_deck(
    OnPaper { cards, sets, rules }: &OnPaper,
    (catalogue, words, style): (&Catalogue, &Words, Style),
    to: Destination,
    progress: &mut Progress,
) -> Result<Saved, String> {
    let job = Job { cards, catalogue, words, style, sets, rules };
    // The work is so short that a cancelled one is finished as well; its file does not stay.
    let went = |done, of| {
        progress.went(done, of);
    };
    let printed = paper::print(&job, went).map_err(|fault| fault.worded(words))?;
    let Printed { pdf, cards, sheets, flaws } = printed;
    let file = file::check_typed(&to.path).and_then(|()| Fresh::create(to, pdf));
    let file = file.map_err(|error| words.export_error(&error))?;
    let more = flaws.len() > MOST_FLAWS;
    let told = flaws.iter().take(MOST_FLAWS).map(|flaw| flaw.worded(words));
    let flaws = told.chain(more.then(|| "…".to_owned())).collect();
    Ok(Saved { file, cards, sheets, flaws })
}
