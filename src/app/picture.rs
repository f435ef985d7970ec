//! What was drawn, as PNG files.

use std::io;
use std::path::Path;
use std::sync::Arc;

use iced::Size;
use iced::window::Screenshot;

use crate::storage::{Error, Problem, file};

/// Writes what a screenshot shows above its lowest `foot` logical pixels into a new file.
///
/// # Errors
/// If the system cannot write the file, or something of that name is there already.
pub fn save(path: &Path, screenshot: &Screenshot, foot: f32) -> Result<(), Error> {
    let encoded = cut(screenshot, foot);
    let encoded = encoded
        .map_err(|error| Error::new(path, Problem::Write(Arc::new(io::Error::other(error)))))?;
    file::create(path, encoded)
}

fn cut(screenshot: &Screenshot, foot: f32) -> Result<Vec<u8>, png::EncodingError> {
    let width = screenshot.size.width;
    let foot = (foot * screenshot.scale_factor).ceil() as u32;
    let height = screenshot.size.height.saturating_sub(foot).max(1);
    let bytes = width as usize * height as usize * 4;
    let pixels = screenshot.rgba.get(..bytes).unwrap_or(&screenshot.rgba);
    encode(pixels, Size::new(width, height))
}

/// Red, green, blue and opacity of each pixel as a PNG file.
///
/// # Errors
/// If there are not as many pixels.
pub fn encode(pixels: &[u8], size: Size<u32>) -> Result<Vec<u8>, png::EncodingError> {
    let mut encoded = Vec::new();
    let mut encoder = png::Encoder::new(&mut encoded, size.width, size.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(encoded)
}
