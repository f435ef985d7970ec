//! The work of a frame, counted and not timed: the same on every machine, however busy that is.
//!
//! The table says how much each frame may do. A frame that does more than a tenth more than that
//! fails; of one that does much less, the figures are to be lowered.

use allocation_counter::measure;
use ask::{Request, preferences};
use iced::{Point, Size};
use rules::feature::Kind;
use rules::game::Phase;
use rules::setup::Recording;
use rules::{Move, Setup};
use screen::table::pad::{Role, Writing};
use screen::table::{self, Log, Press};
use shell::Message;
use storage::Saved;
use text::Language;
use widget::board::{self, camera::Camera};
use widget::threads::work_alone;

use super::measured::{
    Window, at_a_portal, late_with_every_set, played_with_every_set, saved, with_file,
};

/// The work of one frame, with that of the message that causes it.
#[derive(Debug, Clone, Copy)]
struct Work {
    /// Allocations of memory.
    allocations: u64,
    /// Quads, paths, images and texts painted, each as often as it lies in a patch.
    things: usize,
    /// Pixels of the screen painted.
    pixels: usize,
}

const fn at_most(allocations: u64, things: usize, pixels: usize) -> Work {
    Work { allocations, things, pixels }
}

/// A frame, how much it may do, and how it is caused.
type Frame = (&'static str, Work, fn() -> Work);

const FRAMES: [Frame; 14] = [
    ("nothing changes", at_most(3_213, 0, 0), nothing_changes),
    ("a hover", at_most(3_237, 0, 0), a_hover),
    ("a letter", at_most(7_322, 783, 1_149_952), a_letter),
    ("the tray is opened", at_most(18_614, 736, 1_567_744), the_tray_is_opened),
    ("a line of the log with every set", at_most(28_326, 703, 407_040), a_line_of_the_log),
    ("a move on 150 tiles", at_most(12_298, 1_097, 859_136), a_move),
    ("panning", at_most(6_783, 692, 512_000), panning),
    ("a step of zoom", at_most(8_452, 718, 618_496), a_step_of_zoom),
    ("another language", at_most(14_944, 271, 472_576), another_language),
    ("another look", at_most(34_142, 1_106, 2_073_600), another_look),
    ("a portal with every set", at_most(18_368, 0, 0), a_portal),
    ("a key on the scorepad", at_most(8_748, 558, 971_776), a_key_on_the_scorepad),
    ("the first frame of home", at_most(52_136, 216, 2_073_600), the_first_frame_of_home),
    ("the first frame of a result", at_most(52_147, 731, 2_073_600), the_first_frame_of_a_result),
];

#[test]
fn no_frame_does_more_work_than_it_did() {
    work_alone();
    let mut more = Vec::new();
    for (name, most, frame) in FRAMES {
        let found = frame();
        println!("{name}: {found:?}");
        let mut compare = |what: &str, found: u64, most: u64| {
            if 10 * found > 11 * most {
                more.push(format!("{name}: {found} {what}, {most} in the table"));
            }
        };
        compare("allocations", found.allocations, most.allocations);
        compare("things", found.things as u64, most.things as u64);
        compare("pixels", found.pixels as u64, most.pixels as u64);
    }
    assert!(more.is_empty(), "\n{}\n", more.join("\n"));
}

/// The work of a frame that a message causes.
fn count(window: &mut Window, message: Option<Message>) -> Work {
    let allocations = measure(|| {
        if let Some(message) = message {
            window.send(message);
        }
        window.frame();
    });
    let painted = window.painter.painted();
    let allocations = allocations.count_total;
    Work { allocations, things: painted.things, pixels: painted.pixels }
}

/// The work of the frame of the first message, once it and the second have come twice by turns:
/// what is kept for later frames is known by then.
fn by_turns(mut window: Window, [one, other]: [Message; 2]) -> Work {
    window.rest();
    for message in [&one, &other, &one, &other] {
        window.send(message.clone());
        window.frame();
    }
    count(&mut window, Some(one))
}

fn at_table(message: table::Message) -> Message {
    Message::Table(message)
}

fn nothing_changes() -> Work {
    let mut window = Window::with_tiles(150);
    window.rest();
    count(&mut window, None)
}

fn a_hover() -> Work {
    let window = Window::with_tiles(150);
    let mut places = window.board().open_places().map(|(at, _)| at);
    let mut hover = || {
        at_table(table::Message::Board(board::Event::Hovered(places.next().map(|at| (at, None)))))
    };
    let both = [hover(), hover()];
    drop(places);
    by_turns(window, both)
}

fn a_letter() -> Work {
    let press = |press| at_table(table::Message::Press(press));
    by_turns(Window::with_tiles(150), [press(Press::Letter('c')), press(Press::Erase)])
}

fn the_tray_is_opened() -> Work {
    let window = Window::with_tiles(150);
    let (at, _) = window.board().open_places().next().expect("an open place");
    let open = at_table(table::Message::Board(board::Event::Clicked(at, None)));
    by_turns(window, [open, at_table(table::Message::Press(Press::Cancel))])
}

/// The line of the last feature that was scored late in a game with every set: it is lit.
fn a_line_of_the_log() -> Work {
    let (window, _) = late_with_every_set();
    let (index, place) = window.last_scored();
    let line = at_table(table::Message::Log(Log::Open(index, Some(place))));
    by_turns(window, [line.clone(), line])
}

fn a_move() -> Work {
    let (undo, redo) = (Message::Ask(Request::Undo), Message::Ask(Request::Redo));
    let mut window = Window::with_tiles(150);
    window.send(undo.clone());
    by_turns(window, [redo, undo])
}

fn looking(camera: Camera) -> Message {
    at_table(table::Message::Board(board::Event::Looked(camera)))
}

fn panning() -> Work {
    let window = Window::with_tiles(150);
    let camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    let center = Point::new(camera.center.x + 0.05, camera.center.y);
    by_turns(window, [looking(Camera { center, ..camera }), looking(camera)])
}

/// Every tile in a size that it has not had.
fn a_step_of_zoom() -> Work {
    let mut window = Window::with_tiles(150);
    let camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    window.rest();
    let zoomed = |step: i32| looking(Camera { zoom: camera.zoom * 1.03_f32.powi(step), ..camera });
    for step in 1..4 {
        window.send(zoomed(step));
        window.frame();
    }
    count(&mut window, Some(zoomed(4)))
}

fn another_language() -> Work {
    let language =
        |language| Message::Ask(Request::Prefer(preferences::Message::Language(Some(language))));
    by_turns(Window::with_tiles(150), [language(Language::German), language(Language::English)])
}

fn another_look() -> Work {
    let next = Message::Ask(Request::Prefer(preferences::Message::NextLook));
    by_turns(Window::with_tiles(150), [next.clone(), next])
}

fn a_portal() -> Work {
    let mut window = at_a_portal();
    window.rest();
    count(&mut window, None)
}

/// A city is written down in the first turn of a game of five with every set, of which the points
/// alone are recorded.
fn a_key_on_the_scorepad() -> Work {
    let journal = played_with_every_set();
    let is_dealt = |moves: &usize| journal.game_after(*moves).phase() != Phase::Deal;
    let dealt = (0..journal.entries().len()).find(is_dealt).expect("orders are dealt");
    let setup = Setup { record: Recording::Scorepad, ..(**journal.setup()).clone() };
    let deal: Vec<Move> = journal.moves().take(dealt).cloned().collect();
    let pad = Saved::new("pad".into(), "2026-01-01T20:00:00Z".into(), setup, deal, Vec::new());
    let window = with_file(&pad.encode().expect("a game"));
    let write = |writing| at_table(table::Message::Write(writing));
    by_turns(window, [write(Writing::Add(Role::Completed, Kind::City)), write(Writing::Drop)])
}

/// The work of a window from nothing to its first frame; words, tiles and fonts are read once for
/// all windows.
fn first_frame(open: impl Fn() -> Window) -> Work {
    open().frame();
    let mut painted = None;
    let allocations = measure(|| {
        let mut window = open();
        window.frame();
        painted = Some(window.painter.painted());
    });
    let painted = painted.expect("a frame");
    let allocations = allocations.count_total;
    Work { allocations, things: painted.things, pixels: painted.pixels }
}

fn the_first_frame_of_home() -> Work {
    first_frame(Window::at_home)
}

fn the_first_frame_of_a_result() -> Work {
    let journal = played_with_every_set();
    let game = saved(&journal, journal.entries().len());
    first_frame(|| with_file(&game))
}
