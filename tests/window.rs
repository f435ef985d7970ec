//! The real window under Xvfb, worked with by mouse and keys as people do:
//! `cargo test --test window`. It needs Xvfb and xdotool. A headless twin of the app tells where
//! things are on the screen. With `PROGRAM=…/kings-order.exe` the window is that of the program for
//! Windows, under wine; `packaging/windows/try` sees to the rest.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]
// A story is told in one go.
#![allow(clippy::too_many_lines)]

#[path = "ui/deck_of_twelve.rs"]
mod deck_of_twelve;
#[path = "ui/driver.rs"]
mod driver;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use content::deck;
use deck_of_twelve::{TWELVE, by_keys, by_mouse};
use driver::{Driver, Input, Style};
use iced::Size;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rules::expansion::{self, count, dragon, fair, shrine, tower};
use rules::game::Phase;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRule;
use rules::outcome::Outcome;
use rules::{Game, Move, tile};
use screen::setup::name_id;
use shell::double_press::{STILL, TWICE};
use storage::Saved;

const SIZE: Size = Size::new(1280.0, 800.0);
/// Between two looks at whether an input is done.
const PAUSE: Duration = Duration::from_millis(20);

/// The program, which keeps everything below that folder.
fn program(folder: &Path) -> Command {
    let Some(program) = std::env::var_os("PROGRAM").map(PathBuf::from) else {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kings-order"));
        command
            .env("XDG_DATA_HOME", folder.join("data"))
            .env("XDG_CONFIG_HOME", folder.join("config"));
        return command;
    };
    // With all that lies beside it, as it needs parts of Windows that wine lacks.
    let home = folder.join("data/kings-order");
    std::fs::create_dir_all(&home).expect("a folder");
    for file in std::fs::read_dir(program.parent().expect("its folder")).expect("its folder") {
        let file = file.expect("a file").path();
        std::fs::copy(&file, home.join(file.file_name().expect("a name"))).expect("a copy");
    }
    std::fs::write(home.join("portable"), "").expect("a file");
    let mut command = Command::new("/usr/lib/wine/wine64");
    command.arg(home.join("kings-order.exe"));
    command
}

/// The folders of games, of which the one that the system names comes first.
const GAMES: [&str; 2] = ["data/kings-order/games", "data/kings-order/data/games"];

/// The app in a real window of a display of its own.
struct Window {
    display: String,
    server: Child,
    app: Child,
    folder: tempfile::TempDir,
    /// The last press, and when all was done that came of it.
    pressed: RefCell<Option<(Input, Instant)>>,
}

impl Drop for Window {
    fn drop(&mut self) {
        for child in [&mut self.app, &mut self.server] {
            let _ = child.kill();
            let _ = child.wait();
        }
        // A server that is killed leaves them behind.
        let number = self.display.trim_start_matches(':');
        for file in [format!("/tmp/.X{number}-lock"), format!("/tmp/.X11-unix/X{number}")] {
            let _ = std::fs::remove_file(file);
        }
    }
}

impl Window {
    fn open() -> Self {
        Self::of_depth(24)
    }

    /// On a screen with so many bits for a pixel.
    fn of_depth(bits: u8) -> Self {
        let mut xvfb = Command::new("Xvfb");
        // The first window is as large as it wants to be beside a title and a bar.
        let screen = format!("1400x1000x{bits}");
        // It takes a display that is free, and says which as soon as somebody may connect.
        xvfb.args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-noreset"]);
        let mut server =
            xvfb.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("Xvfb is installed");
        let mut number = String::new();
        let told = server.stdout.as_mut().expect("it is piped");
        BufReader::new(told).read_line(&mut number).expect("Xvfb starts");
        let display = format!(":{}", number.trim());
        let folder = tempfile::tempdir().expect("a folder");
        let app = Self::start(&display, folder.path());
        let window = Self { display, server, app, folder, pressed: RefCell::new(None) };
        window.focus();
        window
    }

    fn start(display: &str, folder: &Path) -> Child {
        let mut command = program(folder);
        command.env("DISPLAY", display).env_remove("WAYLAND_DISPLAY").env("LC_ALL", "C");
        command.spawn().expect("the app starts")
    }

    fn xdotool(&self, arguments: &[&str]) {
        let status = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .stdout(Stdio::null())
            .status();
        assert!(status.expect("xdotool is installed").success(), "xdotool {arguments:?}");
    }

    /// Without a window manager, keys go nowhere until the window has the focus. It lies in the
    /// corner then, for points of the twin are points of the screen: wine may put it elsewhere
    /// after it has appeared.
    fn focus(&self) {
        let begun = Instant::now();
        let mut lies = 0;
        while lies < 3 {
            assert!(begun.elapsed() < Duration::from_secs(60), "no window opens in the corner");
            let window = "search --onlyvisible --class kings-?order";
            if self.told(&format!("{window} getwindowgeometry")).contains("Position: 0,0 ") {
                lies += 1;
            } else {
                lies = 0;
                self.told(&format!("{window} windowmove 0 0"));
            }
            self.told(&format!("{window} windowfocus"));
            sleep(Duration::from_millis(250));
        }
    }

    /// The output of xdotool; empty if it fails.
    fn told(&self, arguments: &str) -> String {
        let output = Command::new("xdotool")
            .args(arguments.split(' '))
            .env("DISPLAY", &self.display)
            .stderr(Stdio::null())
            .output();
        String::from_utf8_lossy(&output.expect("xdotool is installed").stdout).into_owned()
    }

    fn repeat(&self, inputs: &[Input]) {
        for input in inputs {
            match input {
                Input::Move(at) => {
                    self.xdotool(&["mousemove", &at.x.to_string(), &at.y.to_string()]);
                }
                Input::Click(at) => {
                    self.xdotool(&["mousemove", &at.x.to_string(), &at.y.to_string()]);
                    self.settle();
                    self.rest_before(input);
                    self.xdotool(&["click", "1"]);
                }
                Input::Key(key) => {
                    self.rest_before(input);
                    self.xdotool(&["key", key]);
                }
                Input::Type(text) => self.xdotool(&["type", text]),
            }
            self.settle();
            // The changes of the input have come by now.
            if matches!(input, Input::Click(_) | Input::Key(_)) {
                self.pressed.replace(Some((input.clone(), Instant::now())));
            }
        }
    }

    /// Waits as long as a hand does that means two presses: not for another key, and longest on one
    /// spot.
    fn rest_before(&self, input: &Input) {
        if let Some((last, since)) = self.pressed.take() {
            let rest = match (&last, input) {
                (Input::Key(one), Input::Key(other)) if one != other => Duration::ZERO,
                (Input::Click(one), Input::Click(other)) if one == other => STILL,
                (_, _) => TWICE,
            };
            sleep((rest + PAUSE).saturating_sub(since.elapsed()));
        }
    }

    /// Waits until everything is done that an input brings: a click that comes before is a click on
    /// what the window showed before. The display has the input once xdotool has ended.
    fn settle(&self) {
        let threads = || -> Vec<Thread> {
            [&self.app, &self.server]
                .into_iter()
                .flat_map(|process| threads(process.id()))
                .collect()
        };
        let (begun, mut before, mut quiet) = (Instant::now(), threads(), 0);
        while quiet < 2 && begun.elapsed() < Duration::from_secs(20) {
            sleep(PAUSE);
            let now = threads();
            let still = before.len() == now.len()
                && now.iter().zip(&before).all(|(now, before)| now.had_nothing_to_do_since(before));
            quiet = if still { quiet + 1 } else { 0 };
            before = now;
        }
    }

    /// Kills the app as a crash would, and starts it again.
    fn crash_and_restart(&mut self) {
        self.app.kill().expect("it runs");
        let _ = self.app.wait();
        self.app = Self::start(&self.display, self.folder.path());
        self.focus();
        self.settle();
    }

    fn game_file(&self) -> Option<PathBuf> {
        let folders =
            GAMES.iter().filter_map(|games| std::fs::read_dir(self.folder.path().join(games)).ok());
        let mut files = folders.flatten().flatten().map(|entry| entry.path());
        files.find(|path| path.extension().is_some_and(|extension| extension == "json"))
    }

    fn saved(&self) -> Option<Saved> {
        let path = self.game_file()?;
        Saved::decode(&path, &std::fs::read_to_string(&path).ok()?).ok()
    }

    /// Waits until the window has written just these moves.
    fn must_have(&self, moves: &[Move]) {
        let begun = Instant::now();
        loop {
            let saved = self.saved().map(|saved| saved.moves).unwrap_or_default();
            if saved == moves {
                return;
            }
            if begun.elapsed() > Duration::from_secs(10) {
                let _ = Command::new("import")
                    .args(["-display", &self.display, "-window", "root", "window-test.png"])
                    .status();
                let common =
                    saved.iter().zip(moves).take_while(|(one, other)| one == other).count();
                panic!(
                    "the window has {} moves, the twin {}; they part after {common}: {:?} and {:?}",
                    saved.len(),
                    moves.len(),
                    saved.get(common),
                    moves.get(common),
                );
            }
            sleep(Duration::from_millis(20));
        }
    }
}

/// The system's data on a thread.
#[derive(PartialEq)]
struct Thread {
    /// Whether it is at work, though it may have to wait for its turn or for the disk.
    works: bool,
    /// Its processor time, in hundredths of a second.
    time: u64,
    /// How often it has waited for something by itself.
    waits: u64,
}

impl Thread {
    fn read(folder: &Path) -> Option<Self> {
        let stat = std::fs::read_to_string(folder.join("stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let number = |index: usize| fields.get(index)?.parse::<u64>().ok();
        let status = std::fs::read_to_string(folder.join("status")).ok()?;
        let mut lines = status.lines();
        let waits = lines.find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
        Some(Self {
            works: ["R", "D"].contains(fields.first()?),
            time: number(11)? + number(12)?,
            waits: waits.trim().parse().ok()?,
        })
    }

    /// Whether it has waited all the time. Under wine 8 the app asks for messages without end: wine
    /// announces a painting for winit's hidden window, and never hands it over. It has nothing else
    /// to do if each time takes next to nothing.
    fn had_nothing_to_do_since(&self, before: &Self) -> bool {
        let (time, waits) =
            (self.time.saturating_sub(before.time), self.waits.saturating_sub(before.waits));
        (!self.works && self == before) || (waits >= 20 && 10 * time < waits)
    }
}

/// All threads of a process; none once it has ended.
fn threads(process: u32) -> Vec<Thread> {
    let folders = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten();
    folders.flatten().filter_map(|folder| Thread::read(&folder.path())).collect()
}

/// Sets the game up in both windows, and lets the twin take over the pile that the window has
/// shuffled.
fn set_up(window: &Window, folder: &Path, sets: &[&str]) -> Driver {
    set_up_by(window, folder, sets, None)
}

/// Sets a game up at a table that gives the second answer to a question of the house rules, which is
/// asked with the first of the sets.
fn set_up_by(window: &Window, folder: &Path, sets: &[&str], question: Option<&str>) -> Driver {
    let home = tempfile::tempdir().expect("a folder");
    let mut twin = Driver::new(home.path(), SIZE);
    window.repeat(&[twin.click("New game")]);
    for (index, name) in ["Anna", "Ben", "Cleo"].into_iter().enumerate() {
        if index == 2 {
            window.repeat(&[twin.click("Add a player")]);
        }
        let typed = twin.type_into(name_id(index), name);
        window.repeat(&typed);
    }
    for (index, set) in sets.iter().enumerate() {
        window.repeat(&[twin.click(set)]);
        if let Some(question) = question.filter(|_| index == 0) {
            window.repeat(&[twin.click("House rules")]);
            window.repeat(&[twin.click_second_answer(question)]);
            window.repeat(&[twin.click("Back to the sets")]);
        }
    }
    let start = twin.click("Start the game");
    let begun = Instant::now();
    let saved = 'begun: loop {
        // A busy machine may lose a click.
        window.repeat(std::slice::from_ref(&start));
        assert!(begun.elapsed() < Duration::from_secs(60), "the window has begun no game");
        for _ in 0..250 {
            if let Some(saved) = window.saved() {
                break 'begun saved;
            }
            sleep(Duration::from_millis(20));
        }
    };
    let names: Vec<&str> = saved.setup.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Ben", "Cleo"]);
    Driver::with_game(folder, &saved, SIZE)
}

/// Enters a whole game, with a mistake now and then, and the window killed once on the way.
fn play_whole(window: &mut Window, twin: &mut Driver, seed: u64) {
    play(window, twin, seed, 30, |game, _, luck| driver::by_chance(game, luck));
}

/// Enters a game with the moves that `next` gives, step by step from 1.
fn play(
    window: &mut Window,
    twin: &mut Driver,
    seed: u64,
    crash: usize,
    next: impl Fn(&Game, usize, &mut StdRng) -> Vec<Move>,
) {
    let mut luck = StdRng::seed_from_u64(seed);
    let keep = |player| Move::KeepOrders { player, returned: None };
    let deal: Vec<Move> = twin.game().seats().map(keep).collect();
    let inputs = twin.enter(&deal, |_| Style::SpotFirst);
    window.repeat(&inputs);
    window.must_have(&twin.moves());
    let mut step = 0;
    while !twin.game().is_finished() {
        step += 1;
        let chosen = next(twin.game(), step, &mut luck);
        let style = if step % 3 == 0 { Style::TileFirst } else { Style::SpotFirst };
        let inputs = twin.enter(&chosen, |_| style);
        window.repeat(&inputs);
        window.must_have(&twin.moves());
        if step % 10 == 0 && twin.game().choices().is_empty() {
            // A mistake: taken back, and made again.
            let inputs = [twin.ctrl("z"), twin.ctrl("z"), twin.ctrl("y"), twin.ctrl("y")];
            window.repeat(&inputs);
            window.must_have(&twin.moves());
        }
        if step == crash {
            window.crash_and_restart();
            window.must_have(&twin.moves());
        }
    }
    assert_eq!(twin.game().phase(), Phase::Finished);
    compare_with_replay(window, twin);
}

/// The bytes of a pixel of what the screen shows.
#[cfg(target_os = "linux")]
fn shown(display: &str) -> Vec<Vec<u8>> {
    use x11rb::connection::Connection as _;
    use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat};
    let (connection, screen) = x11rb::connect(Some(display)).expect("the display");
    let root = connection.setup().roots[screen].root;
    let (format, all) = (ImageFormat::Z_PIXMAP, u32::MAX);
    let image = connection.get_image(format, root, 0, 0, 1280, 800, all).expect("a picture");
    let data = image.reply().expect("a picture").data;
    data.chunks(data.len() / (1280 * 800)).map(<[u8]>::to_vec).collect()
}

#[test]
#[cfg(target_os = "linux")]
fn the_window_shows_its_picture_on_screens_of_any_depth() {
    for bits in [8, 15, 16, 24, 30] {
        let window = Window::of_depth(bits);
        let begun = Instant::now();
        // The board, the button and the words: an empty window has one colour.
        while shown(&window.display).into_iter().collect::<BTreeSet<_>>().len() < 20 {
            assert!(begun.elapsed() < Duration::from_secs(30), "{bits} bits show nothing");
            sleep(PAUSE);
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_says_a_scale_of_nothing_is_told_in_one_sentence() {
    let window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(".Xresources"), "Xft.dpi: 0\n").expect("a file");
    let mut by_density = program(folder.path());
    by_density.env("HOME", folder.path());
    let mut by_scale = program(folder.path());
    by_scale.env("WINIT_X11_SCALE_FACTOR", "0");
    for (mut command, source) in [(by_density, "Xft.dpi"), (by_scale, "WINIT_X11_SCALE_FACTOR")] {
        command.env("DISPLAY", &window.display).env_remove("WAYLAND_DISPLAY");
        let output = command.output().expect("the program");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(said, format!("{source} is 0: at that scale no window can be shown.\n"));
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_display_that_cannot_be_reached_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    for (variable, display) in [("DISPLAY", ":9999"), ("WAYLAND_DISPLAY", "nowhere")] {
        let mut command = program(folder.path());
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        let output = command.env(variable, display).output().expect("the program");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.starts_with(&format!("The display {display} cannot be reached: ")), "{said}");
        assert_eq!((said.lines().count(), output.status.code()), (1, Some(2)), "{said}");
    }
}

#[test]
fn a_whole_game_by_mouse_and_keys_comes_to_the_score_of_its_file() {
    let mut window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let mut twin = set_up(&window, folder.path(), &[]);
    play_whole(&mut window, &mut twin, 20_261_121);
    assert_eq!(twin.game().board().tiles().len() + usize::from(twin.game().count_removed()), 77);
}

/// King & Robber, Heretics & Shrines with the sixth, the Count and River II in one game, with
/// orders.
#[test]
fn a_whole_game_with_river_count_and_shrines_comes_to_the_score_of_its_file() {
    let mut window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let sets =
        ["The Count of Carcassonne", "Heretics & Shrines", "The sixth shrine", "The River II"];
    let question = "The start tile, where the City or a river lies instead";
    let mut twin = set_up_by(&window, folder.path(), &sets, Some(question));
    assert!(twin.game().setup().rules.differs(HouseRule::StartTileInPile));
    play_whole(&mut window, &mut twin, 92);
    let count = |kind: fn(&Outcome) -> bool| {
        driver::outcomes(&twin).iter().filter(|outcome| kind(outcome)).count()
    };
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::EnteredCity { .. }))
        )) > 2
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::CountMoved { .. }))
        )) > 1
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::LeftCity { .. }))
        )) > 0
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Shrine(shrine::Outcome::ChallengeBegan { .. }))
        )) > 0
    );
}

/// A whole evening on the scorepad: what random turns completed is written down, with mistakes and
/// a crash on the way.
#[test]
fn a_whole_evening_on_the_scorepad_comes_to_the_score_of_its_file() {
    let mut window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let mut twin =
        set_up(&window, folder.path(), &["Scorepad", "Heretics & Shrines", "Inns & Cathedrals"]);
    play(&mut window, &mut twin, 11, 20, |game, step, luck| {
        vec![driver::writing::by_chance(game, step, luck)]
    });
    assert!(twin.game().completed().cities > 5 && twin.game().completed().roads > 5);
}

/// Every set at once, with orders: towers, dragon, abbeys, wagons, barns and fairs by mouse and
/// keys.
#[test]
#[ignore = "takes four minutes: cargo test --test window -- --ignored"]
fn a_whole_game_with_every_set_comes_to_the_score_of_its_file() {
    let mut window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let mut twin = set_up(&window, folder.path(), &driver::EVERY_SET);
    assert_eq!(twin.game().setup().sets.len(), 14);
    play_whole(&mut window, &mut twin, 5);
    let count = |kind: fn(&Outcome) -> bool| {
        driver::outcomes(&twin).iter().filter(|outcome| kind(outcome)).count()
    };
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Dragon(dragon::Outcome::Moved { .. }))
        )) > 5
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Tower(tower::Outcome::Raised { .. }))
        )) > 2
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Fair(fair::Outcome::Thrown { .. }))
        )) > 2
    );
}

/// The final score of the window is that which the command finds in its file.
fn compare_with_replay(window: &Window, twin: &Driver) {
    let path = window.game_file().expect("the game's file");
    let output = Command::new(env!("CARGO_BIN_EXE_kings-order"))
        .arg("replay")
        .arg(&path)
        .arg("--json")
        .output();
    let output = output.expect("the command runs");
    assert!(output.status.success());
    let standings: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(standings["finished"], true);
    for seat in twin.game().seats() {
        let player = &standings["players"][seat.index()];
        assert_eq!(player["score"], twin.game().tally(seat).total());
        assert_eq!(player["name"], twin.game().name(seat));
    }
}

/// The decks, made with the mouse and then with keys alone, hold the same cards.
#[test]
fn a_deck_of_twelve_is_made_by_mouse_and_by_keys() {
    let window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let mut twin = Driver::new(folder.path(), SIZE);
    let cards = |name: &str| {
        let folders = ["data/kings-order/orders", "data/kings-order/data/orders"];
        let paths = folders.map(|folder| window.folder.path().join(folder).join(name));
        let text = paths.iter().find_map(|path| std::fs::read_to_string(path).ok());
        let (cards, faults) = deck::read(name, &text.expect("the deck is on disk"));
        assert_eq!(faults, []);
        let asked = cards.into_iter().map(|card| (card.title, card.points, card.requirement));
        asked.collect::<Vec<_>>()
    };
    let count = |inputs: &[Input]| -> usize {
        let each = inputs.iter().map(|input| match input {
            Input::Type(words) => words.chars().count(),
            Input::Click(_) | Input::Key(_) | Input::Move(_) => 1,
        });
        each.sum()
    };
    let (mut clicked, mut tapped) = (vec![twin.key("d")], Vec::new());
    for (at, card) in TWELVE.iter().enumerate() {
        clicked.extend(by_mouse(&mut twin, card, at == 0));
        tapped.extend(by_keys(card, at == 0));
    }
    window.repeat(&clicked);
    let made = cards("Our deck.json");
    let wanted: Vec<_> = TWELVE.iter().map(|card| (card.title, card.points)).collect();
    let titles: Vec<_> = made.iter().map(|card| (card.0.as_str(), card.1)).collect();
    assert_eq!(titles, wanted);
    window.repeat(&[Input::Key("Escape".to_owned()), Input::Key("d".to_owned())]);
    window.repeat(&tapped);
    assert_eq!(cards("Our deck 2.json"), made);
    println!("a deck of twelve: {} inputs by mouse, {} by keys", count(&clicked), count(&tapped));
}

#[test]
fn a_tile_goes_where_the_mouse_puts_it() {
    let window = Window::open();
    let folder = tempfile::tempdir().expect("a folder");
    let mut twin = set_up(&window, folder.path(), &[]);
    let deal: Vec<Move> =
        twin.game().seats().map(|player| Move::KeepOrders { player, returned: None }).collect();
    let inputs = twin.enter(&deal, |_| Style::SpotFirst);
    window.repeat(&inputs);
    let tile = tile::Id::from("base-city-cap");
    let inputs = twin.place(&tile, Position::new(0, -1), Rotation::Half, Style::SpotFirst);
    window.repeat(&inputs);
    let inputs = [twin.click("Knight")];
    window.repeat(&inputs);
    window.must_have(&twin.moves());
    let last = twin.moves();
    assert_eq!(last.last(), Some(&Move::EndTurn));
}
