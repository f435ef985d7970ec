//! What was drawn, as PNG files.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Size;
use iced::window::Screenshot;

use crate::storage::file::Fresh;
use crate::storage::{Error, Problem};

/// Writes what a screenshot shows above its lowest `foot` logical pixels into a new file. `went` is
/// told how many rows of how many are done, and says whether the rest is wanted.
///
/// # Errors
/// If the system cannot write the file, or something of that name is there already.
pub fn save(
    path: PathBuf,
    screenshot: &Screenshot,
    foot: f32,
    went: impl FnMut(usize, usize) -> bool,
) -> Result<Fresh, Error> {
    let failed = |path: &Path, error| Error::new(path, Problem::Write(Arc::new(error)));
    let encoded = cut(screenshot, foot, went).map_err(|error| failed(&path, error))?;
    Fresh::create(path, encoded)
}

fn cut(
    screenshot: &Screenshot,
    foot: f32,
    went: impl FnMut(usize, usize) -> bool,
) -> io::Result<Vec<u8>> {
    let width = screenshot.size.width;
    let foot = (foot * screenshot.scale_factor).ceil() as u32;
    let height = screenshot.size.height.saturating_sub(foot).max(1);
    let bytes = width as usize * height as usize * 4;
    let pixels = screenshot.rgba.get(..bytes).unwrap_or(&screenshot.rgba);
    encode(pixels, Size::new(width, height), went)
}

/// Red, green, blue and opacity of each pixel as a PNG file.
///
/// # Errors
/// If there are not as many pixels, or nobody wants the rest.
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
