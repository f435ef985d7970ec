//! The painted pixels, one by one.

use std::sync::Arc;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::{self, Headless};

use art::figure::outline;
use art::path::Step;
use art::piece::{Look, look};
use art::standing::FOLLOWER;
use content::bundled;
use iced::{Color, Font, Pixels, Point, Rectangle, Size};
use rules::geometry::{Rotation, Side};
use rules::piece::{Magician, Neutral};
use rules::player::Figure;
use rules::tile::Edge;
use widget::board::pieces::paint_drawn;
use widget::palette::Palette;
use widget::tile::{Art, Detail, Ground, Pictures};
use widget::{Frame, Renderer};

/// The pixels of a square frame.
fn painted(side: u32, paint: impl FnOnce(&mut Frame)) -> Vec<[u8; 4]> {
    drawn(side, |renderer, bounds| {
        let mut frame = Frame::new(renderer, bounds.size());
        paint(&mut frame);
        renderer.draw_geometry(frame.into_geometry());
    })
}

fn drawn(side: u32, draw: impl FnOnce(&mut Renderer, Rectangle)) -> Vec<[u8; 4]> {
    let new = <Renderer as Headless>::new(Font::DEFAULT, Pixels(16.0), Some("tiny-skia"));
    let mut renderer = iced::futures::executor::block_on(new).expect("a renderer without a screen");
    let bounds = Rectangle::with_size(Size::new(side as f32, side as f32));
    renderer.reset(bounds);
    draw(&mut renderer, bounds);
    let bytes = renderer.screenshot(Size::new(side, side), 1.0, Color::WHITE);
    bytes.as_chunks::<4>().0.to_vec()
}

fn differ(one: [u8; 4], other: [u8; 4]) -> u8 {
    one.iter().zip(&other).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}

#[test]
fn pixels_of_pictures_are_those_of_painted_tiles() {
    let pictures = Pictures::default();
    let side = 85;
    for tile in bundled::catalogue().tiles().iter().step_by(9) {
        let art = Arc::new(Art::from_tile(tile));
        let rotation = Rotation::Quarter;
        let direct = painted(side, |frame| {
            art.paint(frame, Point::ORIGIN, side as f32, rotation, &Ground::DAY);
        });
        let needed = [(&tile.id, &art, rotation)].into_iter();
        pictures.prepare(side, &Ground::DAY, false, needed);
        let picture = pictures.picture(&tile.id, rotation).expect("it was asked for");
        let copied = drawn(side, |renderer, bounds| {
            renderer.fill_quad(
                renderer::Quad { bounds, ..renderer::Quad::default() },
                Ground::DAY.field(),
            );
            picture.draw(renderer, [0, 0], 1.0, bounds);
        });
        let worst = direct.iter().zip(&copied).map(|(a, b)| differ(*a, *b)).max();
        assert!(worst < Some(6), "{}: {worst:?}", tile.id);
    }
}

#[test]
fn neighbours_look_the_same_where_they_meet() {
    // The first row of pixels, by what the north side shows: every tile must paint the same there.
    let side = 120;
    let mut known: Vec<(Edge, Vec<[u8; 4]>)> = vec![];
    let mut faults = vec![];
    for tile in bundled::catalogue().tiles() {
        let art = Art::from_tile(tile);
        for rotation in Rotation::ALL {
            let edge = tile.edge(Side::North, rotation);
            // A hedge that parts two fields ends at the border.
            let parted = ["catapult-monastery", "hills-city-cap-broad-vineyard"];
            if edge == Edge::Carcassonne || parted.contains(&tile.id.as_str()) {
                continue;
            }
            let row = painted(side, |frame| {
                art.paint_ground(frame, Point::ORIGIN, side as f32, &Ground::DAY);
                let detail = Detail::Small;
                art.paint_features(
                    frame,
                    (Point::ORIGIN, side as f32),
                    rotation,
                    &Ground::DAY,
                    detail,
                );
            });
            let row = row.into_iter().take(side as usize).collect::<Vec<_>>();
            let Some((_, expected)) = known.iter().find(|(other, _)| *other == edge) else {
                known.push((edge, row));
                continue;
            };
            // Walls end in the corners.
            let inner = 12..side as usize - 12;
            let worst = inner.map(|x| differ(row[x], expected[x])).max().unwrap_or(0);
            if worst > 12 {
                faults.push(format!("{} {rotation:?} {edge:?}: {worst}", tile.id));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// White sheep on a light field are told from it by the line around them, as all loose pieces are.
#[test]
fn a_loose_piece_has_a_line_all_around_it() {
    let side = 100_usize;
    let pieces = [
        Neutral::Bandit(None),
        Neutral::Ferry([Side::North, Side::East]),
        Neutral::Gold(3),
        Neutral::Magician(Magician::Witch),
        Neutral::Messenger(2),
        Neutral::Sheep(12),
        Neutral::Wolf,
    ];
    for piece in pieces {
        let Look::Drawn(drawn) = look(piece) else { panic!("{piece} is no outline") };
        let pixels = painted(side as u32, |frame| {
            let middle = Point::new(side as f32 / 2.0, side as f32 / 2.0);
            paint_drawn(frame, middle, 50.0, &drawn, &Palette::LIGHT);
        });
        let [_, red, green, blue] = drawn.fill.to_be_bytes();
        let rows = (0..side).map(|row| (0..side).map(move |at| row * side + at).collect());
        let columns = (0..side).map(|column| (0..side).map(move |at| at * side + column).collect());
        let mut met = 0;
        for line in rows.chain(columns) {
            let line: Vec<usize> = line;
            let is_wood = |at: &&usize| pixels[**at] == [red, green, blue, 255];
            let is_ink = |at: &usize| pixels[*at].iter().take(3).all(|channel| *channel < 0x50);
            for line in [line.iter().collect::<Vec<_>>(), line.iter().rev().collect()] {
                if line.iter().any(is_wood) {
                    let mut before = line.iter().take_while(|at| !is_wood(at));
                    assert!(before.any(|at| is_ink(at)), "{piece}");
                    met += 1;
                }
            }
        }
        assert!(met > side, "{piece}: {met}");
    }
}

/// On the board a shepherd's letter stays free beside his flock, which lies to his left: others on
/// his field stand to his right.
#[test]
fn a_flock_leaves_the_letter_of_its_shepherd_free() {
    let Look::Drawn(flock) = look(Neutral::Sheep(12)) else { panic!("sheep are an outline") };
    let ends = flock.outline.steps().iter().filter_map(|step| match step {
        Step::Move(to) | Step::Line(to) | Step::Quad(_, to) | Step::Cubic(_, _, to) => Some(to.x),
        Step::Close => None,
    });
    let right = flock.at.x + ends.fold(f32::MIN, f32::max) * flock.size;
    let (_, height, _) = outline(Figure::Shepherd);
    // A letter is drawn at 0.42 of the figure's height, and is at most three quarters as wide.
    let letter = FOLLOWER * height * 0.42 * 0.75 / 2.0;
    assert!(right <= -letter, "{right} {letter}");
}
