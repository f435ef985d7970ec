//! Pictures drawn apart from the window, and PNG files.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::Instant;

use iced::advanced::layout::Limits;
use iced::advanced::renderer::{Headless, Style};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Shell, clipboard, mouse};
use iced::theme::Base as _;
use iced::window::{self, Screenshot};
use iced::{Event, Pixels, Rectangle, Size, Theme};

use crate::theme::{SANS, size};
use storage::file::{Destination, Fresh};
use storage::{Error, Problem};
use widget::{Element, offscreen};

/// Draws a page of a size in logical pixels, at a scale in pixels for each; `None` where there is
/// no renderer.
pub fn draw<Message>(
    mut page: Element<'_, Message>,
    room: Size,
    sharpness: f32,
    theme: &Theme,
) -> Screenshot {
    let physical = room * sharpness;
    let physical = Size::new(physical.width as u32, physical.height as u32);
    let Some(mut renderer) = offscreen::renderer(SANS, Pixels(size::TEXT)) else {
        return Screenshot::new(Vec::new(), Size::new(0, 0), sharpness);
    };
    let (bounds, pointer) = (Rectangle::with_size(room), mouse::Cursor::Unavailable);
    let mut tree = Tree::new(&page);
    let limits = Limits::new(Size::ZERO, room);
    let node = page.as_widget_mut().layout(&mut tree, &renderer, &limits);
    // This event tells buttons their look.
    page.as_widget_mut().update(
        &mut tree,
        &Event::Window(window::Event::RedrawRequested(Instant::now())),
        Layout::new(&node),
        pointer,
        &renderer,
        &mut clipboard::Null,
        &mut Shell::new(&mut Vec::new()),
        &bounds,
    );
    let look = theme.base();
    let style = Style { text_color: look.text_color };
    renderer.reset(bounds);
    let layout = Layout::new(&node);
    page.as_widget().draw(&tree, &mut renderer, theme, &style, layout, pointer, &bounds);
    let pixels = renderer.screenshot(physical, sharpness, look.background_color);
    Screenshot::new(pixels, physical, sharpness)
}

/// Writes a picture into a new file. `went` is told how many rows of how many are done, and returns
/// whether the rest is wanted.
///
/// # Errors
/// If the system cannot write the file, or something of that name is there and stays.
pub fn save(
    to: Destination,
    picture: &Screenshot,
    went: impl FnMut(usize, usize) -> bool,
) -> Result<Fresh, Error> {
    match encode(&picture.rgba, picture.size, went) {
        Ok(encoded) => Fresh::create(to, encoded),
        Err(error) => Err(Error::new(&to.path, Problem::Write(Arc::new(error)))),
    }
}

/// Encodes pixels, each red, green, blue and opacity, as a PNG file.
///
/// # Errors
/// If the pixels do not fill the size, or the rest is not wanted.
pub fn encode(
    pixels: &[u8],
    size: Size<u32>,
    mut went: impl FnMut(usize, usize) -> bool,
) -> io::Result<Vec<u8>> {
    let mut encoded = Vec::new();
    let mut encoder = png::Encoder::new(&mut encoded, size.width, size.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    let mut stream = writer.stream_writer()?;
    let rows = pixels.chunks(size.width.max(1) as usize * 4);
    let of = rows.len();
    for (row, pixels) in rows.enumerate() {
        if !went(row, of) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        stream.write_all(pixels)?;
    }
    stream.finish()?;
    writer.finish()?;
    Ok(encoded)
}
