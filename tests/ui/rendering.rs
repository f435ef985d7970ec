//! The window's own renderer: its pixels are those of iced's, and a frame paints what has changed
//! and nothing else.

use headless::iced_tiny_skia;
use iced::advanced::graphics::geometry::{self, Renderer as _};
use iced::advanced::image::{FilterMethod, Handle, Image};
use iced::advanced::renderer::{Headless, Quad};
use iced::advanced::text::{Shaping, Text, Wrapping};
use iced::advanced::{self, text};
use iced::widget::canvas::{Path, Stroke};
use iced::{
    Border, Color, Font, Pixels, Point, Rectangle, Size, Transformation, Vector, alignment,
};
use widget::font;
use widget::renderer::{Software, damage};

const SIZE: Size<u32> = Size::new(700, 330);
const INK: Color = Color::from_rgb(0.2, 0.1, 0.5);

fn all() -> Rectangle {
    Rectangle::with_size(Size::new(SIZE.width as f32, SIZE.height as f32))
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle { x, y, width, height }
}

/// Something of everything that the window is made of, over the seams of the patches (at 64, 512
/// and 256 pixels), in and out of a clip.
fn everything<R>(renderer: &mut R, words: &<R as text::Renderer>::Paragraph)
where
    R: advanced::Renderer
        + text::Renderer<Font = Font>
        + geometry::Renderer
        + advanced::image::Renderer<Handle = Handle>,
{
    renderer.reset(all());
    let quad = |bounds, radius: f32, width| Quad {
        bounds,
        border: Border { color: INK, width, radius: radius.into() },
        ..Quad::default()
    };
    renderer.fill_quad(quad(rectangle(30.0, 20.0, 560.0, 280.0), 12.0, 2.0), Color::WHITE);
    renderer.fill_quad(quad(rectangle(40.5, 30.25, 100.0, 50.0), 0.0, 0.0), INK);
    renderer.fill_quad(quad(rectangle(160.0, 30.0, 60.0, 60.0), 30.0, 1.0), Color::TRANSPARENT);
    renderer.fill_paragraph(words, Point::new(450.3, 60.0), INK, all());
    let clip = rectangle(60.0, 100.0, 480.0, 170.0);
    renderer.with_layer(clip, |renderer| {
        renderer.fill_quad(
            quad(rectangle(20.0, 150.0, 640.0, 300.0), 0.0, 0.0),
            Color::from_rgb(0.9, 0.85, 0.7),
        );
        let mut frame = geometry::Frame::new(renderer, Size::new(300.0, 300.0));
        frame.translate(Vector::new(150.0, 120.0));
        frame.fill(&Path::circle(Point::ORIGIN, 70.0), Color { a: 0.5, ..INK });
        let line = Stroke::default().with_color(INK).with_width(7.0);
        frame.stroke(&Path::line(Point::new(-140.0, 20.0), Point::new(140.0, 60.0)), line);
        let drawn = frame.into_geometry();
        renderer.with_transformation(
            Transformation::translate(300.0, 60.0) * Transformation::scale(0.9),
            |renderer| renderer.draw_geometry(drawn),
        );
        renderer.fill_paragraph(words, Point::new(480.0, 256.0), INK, clip);
        let pixels: Vec<u8> = (0..40 * 40)
            .flat_map(|at| [200, (at % 40 * 6) as u8, 40, if at % 7 == 0 { 90 } else { 255 }])
            .collect();
        let image = Image::new(Handle::from_rgba(40, 40, pixels));
        let image = image.filter_method(FilterMethod::Nearest);
        renderer.draw_image(image, rectangle(490.0, 110.0, 40.0, 40.0), clip);
    });
}

fn words<Words: text::Paragraph<Font = Font>>() -> Words {
    shaped("The city of Anna, ÄÖÜ 27")
}

fn shaped<Words: text::Paragraph<Font = Font>>(content: &str) -> Words {
    let fonts = || headless::iced_test::renderer::graphics::text::font_system().write();
    font::files().iter().for_each(|file| fonts().expect("fonts").load_font((*file).into()));
    Words::with_text(Text {
        content,
        bounds: Size::new(400.0, 60.0),
        size: Pixels(17.0),
        line_height: text::LineHeight::default(),
        font: font::SANS,
        align_x: text::Alignment::Left,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::default(),
    })
}

#[test]
fn the_pixels_are_those_of_iced() {
    let (words, others) = (words(), words());
    for scale in [1.0, 1.25, 2.0] {
        let size = Size::new((700.0 * scale) as u32, (330.0 * scale) as u32);
        let mut own = Software::new(font::SANS, Pixels(16.0));
        everything(&mut own, &words);
        let own = own.screenshot(size, scale, Color::BLACK);
        let mut other = iced_tiny_skia::Renderer::new(font::SANS, Pixels(16.0));
        everything(&mut other, &others);
        let other = other.screenshot(size, scale, Color::BLACK);
        let pairs = own.as_chunks::<4>().0.iter().zip(other.as_chunks::<4>().0);
        let far = |(one, other): &(&[u8; 4], &[u8; 4])| {
            one.iter().zip(*other).any(|(a, b)| a.abs_diff(*b) > 8)
        };
        // An image whose pixels are not those of the screen begins at a whole pixel of its own
        // there, and where it is here.
        let count = pairs.filter(far).count();
        let most = if scale == 1.25 { 2_600 } else { 60 };
        assert!(count <= most, "{count} pixels differ at {scale}");
    }
}

#[test]
fn only_what_was_put_in_between_is_damaged() {
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |places: &[f32]| {
        advanced::Renderer::reset(&mut renderer, all());
        for y in places {
            let bounds = rectangle(100.0, *y, 50.0, 10.0);
            let quad = Quad { bounds, ..Quad::default() };
            advanced::Renderer::fill_quad(&mut renderer, quad, INK);
        }
        renderer.layers().to_vec()
    };
    let before = show(&[10.0, 40.0, 100.0]);
    let now = show(&[10.0, 70.0, 40.0, 100.0]);
    assert_eq!(damage(&before, &now), [rectangle(99.0, 69.0, 52.0, 12.0)]);
    assert_eq!(damage(&now, &before), [rectangle(99.0, 69.0, 52.0, 12.0)]);
    assert!(damage(&now, &now).is_empty(), "the same frame again");
}

#[test]
fn what_stays_between_two_changes_is_not_damaged() {
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |places: &[f32]| {
        advanced::Renderer::reset(&mut renderer, all());
        for y in places {
            let bounds = rectangle(100.0, *y, 50.0, 10.0);
            let quad = Quad { bounds, ..Quad::default() };
            advanced::Renderer::fill_quad(&mut renderer, quad, INK);
        }
        renderer.layers().to_vec()
    };
    let before = show(&[10.0, 40.0, 70.0, 100.0, 130.0]);
    let now = show(&[20.0, 40.0, 70.0, 130.0, 160.0]);
    // The first was moved from 10 to 20, that at 100 is gone, that at 160 is new.
    let changed = [10.0, 20.0, 100.0, 160.0];
    assert_eq!(damage(&before, &now), changed.map(|y| rectangle(99.0, y - 1.0, 52.0, 12.0)));
}

#[test]
fn a_layer_that_was_put_before_others_damages_its_place_alone() {
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |places: &[f32]| {
        advanced::Renderer::reset(&mut renderer, all());
        for y in places {
            let bounds = rectangle(100.0, *y, 50.0, 10.0);
            advanced::Renderer::start_layer(&mut renderer, bounds);
            let quad = Quad { bounds, ..Quad::default() };
            advanced::Renderer::fill_quad(&mut renderer, quad, INK);
            advanced::Renderer::end_layer(&mut renderer);
        }
        renderer.layers().to_vec()
    };
    let before = show(&[40.0, 100.0]);
    let now = show(&[10.0, 40.0, 100.0]);
    assert_eq!(damage(&before, &now), [rectangle(100.0, 10.0, 50.0, 10.0)]);
    assert_eq!(damage(&now, &before), [rectangle(100.0, 10.0, 50.0, 10.0)]);
}

/// A part that covers others, as the risen tray does, lies in a layer as large as they are.
#[test]
fn a_layer_that_was_put_over_others_damages_what_it_shows_alone() {
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |is_covered: bool| {
        advanced::Renderer::reset(&mut renderer, all());
        let quad = |bounds| Quad { bounds, ..Quad::default() };
        let table = quad(rectangle(0.0, 0.0, 700.0, 330.0));
        advanced::Renderer::fill_quad(&mut renderer, table, INK);
        if is_covered {
            advanced::Renderer::start_layer(&mut renderer, all());
            let tray = quad(rectangle(100.0, 250.0, 500.0, 60.0));
            advanced::Renderer::fill_quad(&mut renderer, tray, Color::WHITE);
            advanced::Renderer::end_layer(&mut renderer);
        }
        renderer.layers().to_vec()
    };
    let (before, now) = (show(false), show(true));
    assert_eq!(damage(&before, &now), [rectangle(99.0, 249.0, 502.0, 62.0)]);
    assert_eq!(damage(&now, &before), [rectangle(99.0, 249.0, 502.0, 62.0)]);
}

#[test]
fn a_path_that_was_added_to_a_drawing_damages_its_place_alone() {
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |places: &[f32]| {
        advanced::Renderer::reset(&mut renderer, all());
        let mut frame = geometry::Frame::new(&renderer, Size::new(700.0, 330.0));
        for x in places {
            frame.fill_rectangle(Point::new(*x, 50.0), Size::new(20.0, 30.0), INK);
        }
        renderer.draw_geometry(frame.into_geometry());
        renderer.layers().to_vec()
    };
    let before = show(&[10.0, 200.0]);
    let now = show(&[10.0, 100.0, 200.0]);
    assert_eq!(damage(&before, &now), [rectangle(100.0, 50.0, 20.0, 30.0)]);
}

/// Figures are as wide as each other: the size of words does not tell them apart.
#[test]
fn words_of_one_size_that_stand_for_others_are_damaged_and_the_same_words_are_not() {
    type Words = <Software as text::Renderer>::Paragraph;
    let (before, now, again): (Words, Words, Words) = (shaped("27"), shaped("72"), shaped("27"));
    assert_eq!(text::Paragraph::min_bounds(&before), text::Paragraph::min_bounds(&now));
    let mut renderer = Software::new(font::SANS, Pixels(16.0));
    let mut show = |words: &Words| {
        advanced::Renderer::reset(&mut renderer, all());
        text::Renderer::fill_paragraph(&mut renderer, words, Point::new(100.0, 50.0), INK, all());
        renderer.layers().to_vec()
    };
    let (before, now, again) = (show(&before), show(&now), show(&again));
    assert_eq!(damage(&before, &now).len(), 2, "the old words and the new ones");
    assert!(damage(&before, &again).is_empty(), "the same words, shaped for another list");
}

/// A panel in the middle of an odd number of pixels begins between two of them.
#[test]
fn a_quad_between_pixels_is_that_of_iced() {
    let quad = |x: f32, y: f32| Quad {
        bounds: rectangle(20.0 + x, 20.0 + y, 400.25, 200.5),
        ..Quad::default()
    };
    for (x, y) in [(0.5, 0.5), (0.25, 0.0), (0.0, 0.75), (0.3, 0.6), (0.125, 0.875)] {
        let mut own = Software::new(font::SANS, Pixels(16.0));
        advanced::Renderer::reset(&mut own, all());
        advanced::Renderer::fill_quad(&mut own, quad(x, y), Color { a: 0.6, ..INK });
        let mut other = iced_tiny_skia::Renderer::new(font::SANS, Pixels(16.0));
        advanced::Renderer::reset(&mut other, all());
        advanced::Renderer::fill_quad(&mut other, quad(x, y), Color { a: 0.6, ..INK });
        let own = own.screenshot(SIZE, 1.0, Color::WHITE);
        let other = other.screenshot(SIZE, 1.0, Color::WHITE);
        let most = own.iter().zip(&other).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(most <= Some(8), "{most:?} of 255 apart at {x}, {y}");
    }
}

/// Whole pixels of the screen are seldom whole logical ones, and their sums no whole numbers.
#[test]
fn quads_that_share_an_edge_leave_no_gap_at_any_density() {
    const SIDE: u32 = 51;
    for scale in [1.0, 1.1, 1.2, 1.25, 1.3, 1.5, 1.75, 2.0] {
        let mut renderer = Software::new(font::SANS, Pixels(16.0));
        advanced::Renderer::reset(&mut renderer, all());
        for (x, y) in (0..12).flat_map(|x| (0..5).map(move |y| (x, y))) {
            let corner = |along: u32| (13 + SIDE * along) as f32 / scale;
            let side = SIDE as f32 / scale;
            let quad =
                Quad { bounds: rectangle(corner(x), corner(y), side, side), ..Quad::default() };
            advanced::Renderer::fill_quad(&mut renderer, quad, INK);
        }
        let shown = renderer.screenshot(SIZE, scale, Color::WHITE);
        let rows = shown.as_chunks::<4>().0.chunks(SIZE.width as usize);
        let within = rows.skip(13).take(5 * SIDE as usize);
        let gaps = within.flat_map(|row| row.iter().skip(13).take(12 * SIDE as usize));
        let gaps = gaps.filter(|pixel| pixel[0] > 60).count();
        assert_eq!(gaps, 0, "pixels in gaps at {scale}");
    }
}
