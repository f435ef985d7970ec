//! The busiest table at every size, look and language: six players, every set, orders, a clock.
//! `SCENES=folder cargo test --test ui scenes -- --ignored` draws it.

use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use ask::{Request, phones, preferences};
use content::bundled;
use iced::{Point, Size};
use journal::Journal;
use rules::game::{Phase, questions};
use rules::setup::Recording;
use rules::{Move, Outcome, Setup};
use screen::table;
use shell::Message;
use storage::settings::Look;
use storage::{Clock, Saved};
use text::Language;

use super::driver::Driver;
use super::painter::Painter;
use support::dice::{Dice, EVERYTHING, random_move, shuffle_orders};
use support::table::setup;

pub const SIX: [&str; 6] = ["Anna", "Maximilian", "Cleo", "Dorothea", "Emil", "Friederike"];

/// A game of those people with every set, played by chance to its end: its setup and its moves.
pub fn played_out(names: &[&str]) -> (Setup, Vec<Move>) {
    played_out_by(7, names)
}

/// The same by dice of that seed.
pub fn played_out_by(seed: u64, names: &[&str]) -> (Setup, Vec<Move>) {
    played_out_with(&EVERYTHING, seed, names)
}

/// A game with those sets, played by chance to its end.
pub fn played_out_with(sets: &[&str], seed: u64, names: &[&str]) -> (Setup, Vec<Move>) {
    let mut dice = Dice::new(seed);
    let mut setup = setup(names, sets);
    shuffle_orders(&mut setup, &mut dice);
    let mut journal = Journal::new(setup.clone(), bundled::catalogue()).expect("a setup");
    while !journal.game().is_finished() {
        let made = random_move(journal.game(), &mut dice);
        journal.play(made).expect("a legal move");
    }
    (setup, journal.moves().cloned().collect())
}

/// A game of that many players with every set, played by chance for so many moves and on until it
/// is where it is wanted.
fn busy(players: usize, moves: usize, wanted: impl Fn(&Journal) -> bool) -> Saved {
    let mut dice = Dice::new(7);
    let mut setup = setup(&SIX[..players], &EVERYTHING);
    shuffle_orders(&mut setup, &mut dice);
    let mut journal = Journal::new(setup.clone(), bundled::catalogue()).expect("a setup");
    let is_there = |journal: &Journal| {
        journal.entries().len() > moves && journal.game().choices().is_empty() && wanted(journal)
    };
    while !is_there(&journal) && !journal.game().is_finished() {
        let made = random_move(journal.game(), &mut dice);
        journal.play(made).expect("a legal move");
    }
    saved(setup, journal.moves().cloned().collect())
}

fn saved(setup: Setup, moves: Vec<Move>) -> Saved {
    let players = setup.players.len();
    let started = "2026-11-21T19:30:00Z".to_owned();
    let mut saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    saved.clock = Some(Clock { minutes: NonZeroU16::new(20), spent: vec![754; players] });
    saved
}

/// A window of that many pixels in which everything is that much larger.
fn window(folder: &Path, saved: &Saved, pixels: Size, percent: u16) -> (Driver, Size) {
    let size = pixels * (100.0 / f32::from(percent));
    let mut driver = Driver::with_game(folder, saved, size);
    let id = iced::window::Id::unique();
    driver.send(Message::Opened(id));
    driver.send(Message::Resized(id, size));
    (driver, size)
}

#[test]
#[ignore = "draws pictures to look at"]
fn the_busiest_table_is_drawn() {
    let Some(folder) = std::env::var_os("SCENES").map(PathBuf::from) else { return };
    let only = std::env::var("ONLY").unwrap_or_default();
    let at_start = |journal: &Journal| journal.game().phase() == Phase::Place;
    let six = busy(6, 300, at_start);
    let acts = busy(6, 300, |journal| {
        matches!(journal.game().phase(), Phase::Deploy { .. })
            && questions::act::questions_of_action(journal.game()).len() > 3
    });
    let news = busy(6, 200, |journal| {
        let last = journal.entries().last().map(|entry| entry.outcomes.as_slice());
        let scores = last.unwrap_or_default().iter();
        scores.filter(|outcome| matches!(outcome, Outcome::Scored(_))).count() > 1
    });
    let five = busy(5, 300, at_start);
    let pad = Setup { record: Recording::Scorepad, ..six.setup.clone() };
    let deal: Vec<_> = six.moves.iter().take(6).cloned().collect();
    let deck = Setup { record: Recording::Deck, ..six.setup.clone() };
    let games = [
        ("six", six),
        ("acts", acts),
        ("news", news.clone()),
        ("settings", news.clone()),
        ("help", news.clone()),
        ("tools", news.clone()),
        ("asked", news),
        ("five", five),
        ("pad", saved(pad, deal.clone())),
        ("deck", saved(deck, deal)),
    ];
    let sizes = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)];
    let looks = [(Look::Light, "light"), (Look::Dark, "dark"), (Look::Contrast, "contrast")];
    for (name, saved) in &games {
        for (width, height) in sizes {
            for percent in [100, 150, 200] {
                for (language, tongue) in
                    Language::ALL.iter().map(|language| (*language, language.key()))
                {
                    for (look, tone) in looks {
                        let file = format!("{name}-{width}x{height}-{percent}-{tongue}-{tone}.png");
                        if !only.split(',').any(|part| file.contains(part)) {
                            continue;
                        }
                        let home = tempfile::tempdir().expect("a folder");
                        let (mut driver, size) =
                            window(home.path(), saved, Size::new(width, height), percent);
                        driver.send(Message::Preferences(preferences::Message::Look(look)));
                        let language = preferences::Message::Language(Some(language));
                        driver.send(Message::Preferences(language));
                        if *name != "deck" {
                            driver.send(Message::Ask(Request::Phones(phones::Message::Show)));
                            driver.send(Message::Phones(phones::Message::On));
                            driver.send(Message::Phones(phones::Message::Close));
                        }
                        if *name == "news" || *name == "acts" {
                            driver.ctrl("z");
                            driver.ctrl("y");
                        }
                        if *name == "asked" {
                            driver.click_place(rules::geometry::Position::new(0, 0));
                        }
                        if *name == "pad" {
                            driver.key("c");
                        }
                        for (scene, key) in [("settings", ","), ("help", "?")] {
                            if *name == scene {
                                driver.key(key);
                            }
                        }
                        if *name == "tools" {
                            driver.send(Message::Table(table::Message::See(table::See::Tools)));
                        }
                        let mut screen = Painter::magnified(size, f32::from(percent) / 100.0);
                        let aside = Point::new(2.0, size.height - 2.0);
                        screen.frame(&driver.app, aside, &[]);
                        screen.frame(&driver.app, aside, &[]);
                        screen.save(&folder.join(file));
                    }
                }
            }
        }
    }
}
