//! A short game in each language, from setup to result, by what is written on the buttons: nothing
//! of it is in English or has no words.

use ask::Request;
use headless::iced_test::selector::Candidate;
use iced::Size;
use rules::feature::Kind;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::{Outcome, tile};
use screen::setup;
use shell::Message;
use storage::Folders;
use storage::settings::Settings;
use text::{Language, Words, capitalised};

use super::driver::{Driver, Style};

const SIZE: Size = Size::new(1280.0, 800.0);
/// The length from which a text beside the braces of a sentence tells that it is English.
const TELLING: usize = 9;

/// The table of a language.
fn table(language: Language) -> String {
    language.tables().concat()
}

/// The keys of a table with their words, as far as these stand in one line.
fn lines(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines =
        table.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" = ")).filter(|(_, words)| !words.is_empty())
}

/// The words that only English has: whole sentences, and texts between their braces.
struct English {
    keys: Vec<String>,
    whole: Vec<String>,
    parts: Vec<String>,
}

impl English {
    fn beside(language: Language) -> Self {
        let (english, other) = (table(Language::English), table(language));
        let of_other: Vec<&str> = lines(&other).map(|(_, words)| words).collect();
        let is_own = |words: &str| of_other.contains(&words);
        let whole = lines(&english).map(|(_, words)| words);
        let whole = whole.filter(|words| !words.contains('{') && words.len() > 2 && !is_own(words));
        let parts = lines(&english).filter(|(_, words)| words.contains('{'));
        let parts = parts.flat_map(|(_, words)| words.split(['{', '}']).step_by(2));
        let is_telling = |part: &&str| {
            part.len() >= TELLING && part.trim().contains(' ') && !other.contains(*part)
        };
        Self {
            keys: lines(&english).map(|(key, _)| key.to_owned()).collect(),
            whole: whole.map(str::to_owned).collect(),
            parts: parts.filter(is_telling).map(str::to_owned).collect(),
        }
    }

    /// Why a text is none of the language.
    fn fault(&self, text: &str) -> Option<&'static str> {
        let is_key = text.contains('-') && self.keys.iter().any(|key| key == text);
        if is_key || text.contains("{ $") || text.contains("{$") {
            return Some("it has no words");
        }
        let is_whole = self.whole.iter().any(|words| words == text);
        let has_part = self.parts.iter().any(|part| text.contains(part));
        (is_whole || has_part).then_some("it is English")
    }
}

/// Somebody who plays in a language and reads everything that shows.
struct Reader {
    driver: Driver,
    english: English,
    language: Language,
    _folder: tempfile::TempDir,
}

impl Reader {
    fn new(language: Language) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let settings =
            Settings { language: Some(language.key().to_owned()), ..Settings::default() };
        settings.save(&Folders::below(folder.path())).expect("a folder to write to");
        let driver = Driver::new(folder.path(), SIZE);
        Self { driver, english: English::beside(language), language, _folder: folder }
    }

    fn words(&self) -> &Words {
        &self.driver.app.shared().words
    }

    fn say(&self, key: &str) -> String {
        self.words().say(key, &[])
    }

    /// Reads all that shows.
    fn read(&self) {
        let mut texts = Vec::new();
        let collect = |candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text { content, .. } = candidate {
                texts.push(content.to_owned());
            }
            None
        };
        assert!(self.driver.ui().find(collect).is_err(), "all are read");
        for text in texts {
            let fault = self.english.fault(&text).filter(|_| self.language != Language::English);
            let fault = fault.or_else(|| text.contains("{$").then_some("it has no words"));
            assert_eq!(fault, None, "{}: “{text}”", self.language.key());
        }
    }

    /// Clicks what is written so.
    fn click(&mut self, words: &str) {
        self.driver.click(words);
        self.read();
    }

    /// Clicks what bears the words of a key.
    fn press(&mut self, key: &str) {
        let words = self.say(key);
        self.click(&words);
    }

    /// Holds Space, which the button bears, looks, and lets go.
    fn hold(&mut self) {
        assert!(self.driver.shows(&self.say("curtain-hold")));
        self.driver.hold("space");
        self.read();
        self.driver.key("space");
        self.read();
    }

    /// Whoever has the screen keeps all orders.
    fn keep(&mut self) {
        self.hold();
        self.press("curtain-keep");
    }

    fn place(&mut self, tile: &str, at: Position, rotation: Rotation) {
        self.driver.place(&tile::Id::from(tile), at, rotation, Style::SpotFirst);
        self.read();
    }

    /// A follower stands on that.
    fn claim(&mut self, kind: Kind) {
        let role = capitalised(&self.words().role(kind, Figure::Follower));
        self.click(&role);
        self.driver.show_fulfilled();
        self.read();
    }

    /// The log's words for the newest outcome of that kind.
    fn told(&self, is_meant: fn(&Outcome) -> bool) -> String {
        let session = self.driver.app.session().expect("a game");
        let mut outcomes = session.journal().entries().iter().flat_map(|entry| &entry.outcomes);
        let outcome = outcomes.rfind(|outcome| is_meant(outcome)).expect("it happened");
        self.words().outcome(outcome, session.game()).expect("it is told")
    }

    fn points(&self) -> Vec<i32> {
        let game = self.driver.game();
        game.seats().map(|seat| game.tally(seat).total()).collect()
    }
}

fn set_up(reader: &mut Reader) {
    reader.read();
    reader.press("home-new");
    for (place, name) in ["Anna", "Ben"].into_iter().enumerate() {
        reader.driver.type_into(setup::name_id(place), name);
    }
    reader.press("setup-house-rules");
    reader.press("setup-house-rules-done");
    reader.press("setup-start");
    reader.keep();
    reader.keep();
}

/// Anna completes the city of two, Ben places a monastery; Anna's city is taken back and comes
/// again, and Ben's turn is entered anew without a monk.
fn play(reader: &mut Reader) {
    let cap = (Position::new(0, -1), Rotation::Half);
    reader.place("base-city-cap", cap.0, cap.1);
    reader.claim(Kind::City);
    assert_eq!(reader.points(), [4, 0]);
    reader.driver.ctrl("z");
    reader.read();
    assert_eq!(reader.points(), [0, 0]);
    reader.claim(Kind::City);
    let news = reader.told(|outcome| matches!(outcome, Outcome::Scored(_)));
    assert!(reader.driver.shows(&news), "{news}");
    reader.press("turn-draw");
    reader.driver.key("Return");
    reader.read();
    reader.hold();
    reader.press("curtain-done");
    reader.place("base-monastery", Position::new(0, 1), Rotation::None);
    reader.claim(Kind::MONASTERY);
    let placed = reader.told(|outcome| matches!(outcome, Outcome::Placed { .. }));
    reader.click(&placed);
    reader.press("log-reenter");
    reader.place("base-monastery", Position::new(0, 1), Rotation::None);
    reader.press("pass-deploy");
    reader.press("difference-accept");
    assert_eq!(reader.points(), [4, 0]);
}

/// The game is ended, counted and told.
fn end(reader: &mut Reader) {
    reader.driver.key("F10");
    reader.read();
    reader.press("menu-end");
    reader.press("end-do");
    while !reader.driver.shows(&reader.say("finale-result")) {
        reader.press("finale-next");
    }
    reader.press("finale-result");
    for key in ["1", "2", "3", "4"] {
        reader.driver.key(key);
        reader.read();
    }
    reader.press("share-button");
    reader.press("share-text");
    assert!(reader.driver.shows(&reader.say("share-copied")));
}

#[test]
fn a_game_is_played_in_each_language_by_what_is_written_there() {
    for language in Language::ALL {
        let mut reader = Reader::new(*language);
        set_up(&mut reader);
        play(&mut reader);
        end(&mut reader);
        reader.driver.send(Message::Ask(Request::Leave(ask::Leaving::Home)));
        reader.driver.list_games();
        reader.read();
        reader.driver.send(Message::Ask(Request::Earlier));
        reader.read();
    }
}
