//! Speed of the window: `cargo bench --bench window`. Frames are built, drawn and rasterised into
//! memory as iced's software renderer does for a window: only what has changed since the last
//! frame.

// In benchmarks a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../ui/measured.rs"]
mod measured;
#[path = "../ui/painter.rs"]
mod painter;

use ask::{Request, preferences};
use divan::Bencher;
use iced::{Point, Size};
use measured::{
    FULL_HD, POINTER, Window, at_a_portal, late_with_every_set, played_with_every_set, saved,
    with_file,
};
use painter::Painter;
use rules::Outcome;
use shell::Message;
use text::Language;
use widget::board;
use widget::board::camera::Camera;

const ULTRA_HD: Size = Size::new(3840.0, 2160.0);

fn main() {
    divan::main();
}

/// Budget: 2 ms.
#[divan::bench]
fn a_frame_while_panning_150_tiles(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::with_tiles(150));
}

/// With all fields in the colours of their owners. Budget: 8 ms.
#[divan::bench]
fn a_frame_while_panning_250_tiles_with_their_fields(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(250);
    window.send(Message::Table(screen::table::Message::See(screen::table::See::Fields)));
    pan(bencher, window);
}

/// Budget: 6 ms.
#[divan::bench]
fn a_frame_while_panning_150_tiles_at_3840_by_2160(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::sized(150, ULTRA_HD));
}

fn pan(bencher: Bencher<'_, '_>, mut window: Window) {
    let size = window.painter.size();
    let room = Size::new(size.width - 560.0, size.height - 250.0);
    let mut camera = board::fit(window.board(), true, room);
    window.look(camera);
    window.rest();
    bencher.bench_local(|| {
        camera = Camera { center: Point::new(camera.center.x + 0.05, camera.center.y), ..camera };
        window.look(camera);
        window.frame();
    });
}

/// Notches of the wheel: every tile in a size that it has not had. Budget: 8 ms.
#[divan::bench]
fn a_frame_while_zooming_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let mut camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    let least = camera.zoom;
    window.rest();
    bencher.bench_local(|| {
        let zoom = if camera.zoom > 1.9 * least { least } else { camera.zoom * 1.03 };
        camera = Camera { zoom, ..camera };
        window.look(camera);
        window.frame();
    });
}

/// The frames after that in which all become sharp, together. Budget: 50 ms (and 80 to wait).
#[divan::bench]
fn all_frames_until_150_zoomed_tiles_are_sharp(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    window.rest();
    let mut larger = false;
    bencher
        .with_inputs(|| {
            larger = !larger;
            let zoom = camera.zoom * if larger { 1.15 } else { 1.0 };
            Camera { zoom, ..camera }
        })
        .bench_local_values(|camera| {
            window.look(camera);
            window.frame();
            window.rest();
        });
}

/// Taking a move back, writing it to disk and showing it, and the same with making it again.
/// Budget: 8 ms.
#[divan::bench]
fn a_move_with_its_frame_on_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    let mut undo = false;
    bencher.bench_local(|| {
        undo = !undo;
        window.send(Message::Ask(if undo { Request::Undo } else { Request::Redo }));
        window.frame();
    });
}

/// A move with the second window open as well. Budget: 16 ms, 8 for each window.
#[divan::bench]
fn a_move_with_the_frames_of_both_windows(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let mut display = Painter::new(FULL_HD);
    window.rest();
    display.frame_of(window.app.view_for_all(), &window.app.theme(), POINTER, &[]);
    let mut undo = false;
    bencher.bench_local(|| {
        undo = !undo;
        window.send(Message::Ask(if undo { Request::Undo } else { Request::Redo }));
        window.frame();
        display.frame_of(window.app.view_for_all(), &window.app.theme(), POINTER, &[]);
    });
}

/// One thing and its opposite by turns, each with its frame.
fn by_turns(bencher: Bencher<'_, '_>, mut window: Window, things: [Message; 2]) {
    window.rest();
    let mut turns = things.iter().cycle();
    bencher.bench_local(|| {
        window.send(turns.next().expect("endless").clone());
        window.frame();
    });
}

fn at_table(message: screen::table::Message) -> Message {
    Message::Table(message)
}

/// A letter is typed into the search of a deck of 122 cards, one of which is in the form. Budget:
/// 16 ms.
#[divan::bench]
fn a_letter_is_typed_into_a_deck(bencher: Bencher<'_, '_>) {
    let mut window = Window::at_home();
    window.send(Message::Ask(Request::Decks(ask::decks::Message::Show)));
    window.send(Message::Decks(screen::decks::Message::Copy));
    let typed = |letters: &str| Message::Decks(screen::decks::Message::Search(letters.to_owned()));
    by_turns(bencher, window, [typed("a"), typed("")]);
}

/// A place is chosen: the tray shows the tiles that fit there. Budget: 8 ms.
#[divan::bench]
fn the_tray_is_opened(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let (at, _) = window.board().open_places().next().expect("an open place");
    let open = at_table(screen::table::Message::Board(board::Event::Clicked(at, None)));
    by_turns(
        bencher,
        window,
        [open, at_table(screen::table::Message::Press(screen::table::Press::Cancel))],
    );
}

/// The pointer comes to another place. Budget: 8 ms.
#[divan::bench]
fn a_place_is_hovered(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let mut places = window.board().open_places().map(|(at, _)| at);
    let mut hover = || {
        at_table(screen::table::Message::Board(board::Event::Hovered(
            places.next().map(|at| (at, None)),
        )))
    };
    let both = [hover(), hover()];
    drop(places);
    by_turns(bencher, window, both);
}

/// A side is typed and taken back. Budget: 8 ms.
#[divan::bench]
fn a_letter_is_typed(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let letter = at_table(screen::table::Message::Press(screen::table::Press::Letter('c')));
    by_turns(
        bencher,
        window,
        [letter, at_table(screen::table::Message::Press(screen::table::Press::Erase))],
    );
}

/// Budget: 8 ms.
#[divan::bench]
fn a_line_of_the_log_is_opened(bencher: Bencher<'_, '_>) {
    let (window, _) = late_with_every_set();
    let (index, place) = window.last_scored();
    let open = screen::table::Log::Open(index, Some(place));
    let line = at_table(screen::table::Message::Log(open));
    by_turns(bencher, window, [line.clone(), line]);
}

/// Everything is drawn anew. Budget: 16 ms.
#[divan::bench]
fn a_frame_in_the_other_look(bencher: Bencher<'_, '_>) {
    let next = Message::Ask(Request::Prefer(preferences::Message::NextLook));
    by_turns(bencher, Window::with_tiles(150), [next.clone(), next]);
}

/// Budget: 16 ms.
#[divan::bench]
fn a_frame_in_another_language(bencher: Bencher<'_, '_>) {
    let language =
        |language| Message::Ask(Request::Prefer(preferences::Message::Language(Some(language))));
    let both = [language(Language::German), language(Language::English)];
    by_turns(bencher, Window::with_tiles(150), both);
}

/// The window is laid out in other logical pixels. Budget: 16 ms.
#[divan::bench]
fn a_frame_in_another_text_size(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    let mut larger = false;
    bencher.bench_local(|| {
        larger = !larger;
        window.painter.magnify(if larger { 1.25 } else { 1.0 });
        window.frame();
    });
}

#[divan::bench]
fn a_frame_in_which_nothing_changes(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    bencher.bench_local(|| window.frame());
}

/// From nothing to the first frame, without the system's part. Budget: 20 ms with it.
#[divan::bench]
fn the_first_frame_of_the_home_screen() {
    Window::at_home().frame();
}

/// Budget: 8 ms.
#[divan::bench]
fn a_move_with_its_frame_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (window, _) = late_with_every_set();
    let moves = [Message::Ask(Request::Undo), Message::Ask(Request::Redo)];
    by_turns(bencher, window, moves);
}

/// A frame while points fly from a feature to a player. Budget: 8 ms.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn a_frame_while_points_rise_late_with_every_set(bencher: Bencher<'_, '_>) {
    let journal = played_with_every_set();
    let scores = |index: &usize| {
        let entry = &journal.entries()[*index];
        let is_last = entry.outcomes.iter().any(|outcome| matches!(outcome, Outcome::Scored(_)));
        is_last && !journal.game_after(index + 1).is_finished()
    };
    let moves = (0..journal.entries().len()).rev().find(scores).expect("points before the end");
    let game = saved(&journal, moves);
    let made = journal.entries()[moves].made.clone();
    let flying = || {
        let mut window = with_file(&game);
        window.frame();
        window.send(at_table(screen::table::Message::Make(made.clone())));
        window.frame();
        window.send(Message::Frame);
        window.frame();
        assert!(window.app.table().is_some_and(|table| table.gains().is_some()), "points fly");
        window
    };
    bencher.with_inputs(flying).bench_local_values(|mut window| {
        window.send(Message::Frame);
        window.frame();
    });
}

/// Budget: 8 ms.
#[divan::bench]
fn the_tray_rises_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (window, at) = late_with_every_set();
    let rise = at_table(screen::table::Message::Board(board::Event::Clicked(at, None)));
    let fall = at_table(screen::table::Message::Press(screen::table::Press::Cancel));
    by_turns(bencher, window, [rise, fall]);
}

/// The risen tray is narrowed by a side, and widened. Budget: 8 ms.
#[divan::bench]
fn the_risen_tray_is_narrowed_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (mut window, at) = late_with_every_set();
    window.send(at_table(screen::table::Message::Board(board::Event::Clicked(at, None))));
    let letter = at_table(screen::table::Message::Press(screen::table::Press::Letter('c')));
    let erase = at_table(screen::table::Message::Press(screen::table::Press::Erase));
    by_turns(bencher, window, [letter, erase]);
}

/// The last magic portal of a game with every set: each figure may go to every feature that is
/// open. Budget: 8 ms.
#[divan::bench]
fn a_frame_at_a_magic_portal(bencher: Bencher<'_, '_>) {
    let mut window = at_a_portal();
    window.rest();
    bencher.bench_local(|| window.frame());
}

/// A finished game with every set, opened by its path. Budget: 30 ms with the system's part.
#[divan::bench]
fn the_first_frame_of_a_finished_game(bencher: Bencher<'_, '_>) {
    let journal = played_with_every_set();
    let game = saved(&journal, journal.entries().len());
    bencher.bench_local(|| with_file(&game).frame());
}
