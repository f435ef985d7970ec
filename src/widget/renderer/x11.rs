//! Windows on X screens whose pixels are not eight bits of red, green and blue each: their pixels
//! are put there in the screen's own encoding, over a connection of their own.

use std::borrow::Cow;
use std::fmt::Display;

use iced::advanced::graphics::compositor::Window;
use iced::window::raw_window_handle::RawWindowHandle;
use x11rb::connection::Connection as _;
use x11rb::image::{BitsPerPixel, Image, ImageOrder, ScanlinePad};
use x11rb::protocol::xproto::{ConnectionExt as _, CreateGCAux, VisualClass, Visualtype};
use x11rb::rust_connection::RustConnection;

use super::Encoding;

/// The number of levels of each of red, green and blue to ask for where the screen has a table.
const LEVELS: u16 = 6;
/// The number of greys to ask for as well.
const GREYS: u16 = 16;
/// The fewest bits of a screen on which a picture is legible.
const LEAST_BITS: u8 = 8;

/// A window of an X screen, and its pixels.
pub(super) struct X11 {
    connection: RustConnection,
    window: u32,
    context: u32,
    encoding: Encoding,
    depth: u8,
    bits: BitsPerPixel,
    pad: ScanlinePad,
    order: ImageOrder,
    width: usize,
    /// The painted pixels, and their bytes in the screen's encoding.
    pixels: Vec<u32>,
    encoded: Vec<u8>,
    is_painted: bool,
}

impl X11 {
    /// The surface of a window.
    ///
    /// # Errors
    /// If the window is not one of an X screen, or shows too few colours.
    pub(super) fn new(window: &impl Window) -> Result<Self, String> {
        let handle = window.window_handle().map_err(told)?;
        let window = match handle.as_raw() {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).map_err(told)?,
            RawWindowHandle::Xcb(handle) => handle.window.get(),
            other => return Err(format!("no window of an X screen: {other:?}")),
        };
        let (connection, _) = RustConnection::connect(None).map_err(told)?;
        let depth = connection.get_geometry(window).map_err(told)?.reply().map_err(told)?.depth;
        let about = connection.get_window_attributes(window).map_err(told)?;
        let about = about.reply().map_err(told)?;
        let setup = connection.setup();
        let order = ImageOrder::try_from(setup.image_byte_order).map_err(told)?;
        let formats = &setup.pixmap_formats;
        let format = formats.iter().find(|format| format.depth == depth && depth >= LEAST_BITS);
        let few = || format!("this screen has {depth} bits for a pixel");
        let format = format.copied().ok_or_else(few)?;
        let mut depths = setup.roots.iter().flat_map(|screen| &screen.allowed_depths);
        let visual = depths.find_map(|depth| {
            depth.visuals.iter().find(|visual| visual.visual_id == about.visual).copied()
        });
        let visual = visual.ok_or_else(few)?;
        let encoding = encoding(&connection, &visual, about.colormap)?.ok_or_else(few)?;
        let context = connection.generate_id().map_err(told)?;
        let aux = CreateGCAux::new().graphics_exposures(0);
        connection.create_gc(context, window, &aux).map_err(told)?.check().map_err(told)?;
        Ok(Self {
            window,
            context,
            encoding,
            depth,
            bits: BitsPerPixel::try_from(format.bits_per_pixel).map_err(told)?,
            pad: ScanlinePad::try_from(format.scanline_pad).map_err(told)?,
            order,
            width: 0,
            pixels: Vec::new(),
            encoded: Vec::new(),
            is_painted: false,
            connection,
        })
    }

    /// Sets the size of the window.
    pub(super) fn resize(&mut self, width: u32, height: u32) {
        self.width = width as usize;
        self.pixels = vec![0; self.width * height as usize];
        self.encoded = vec![0; self.stride() * height as usize];
        self.is_painted = false;
    }

    /// The pixels, to be painted.
    pub(super) fn pixels(&mut self) -> &mut [u32] {
        &mut self.pixels
    }

    /// The age of the pixels in frames; 0 if they were never painted.
    pub(super) fn age(&self) -> u8 {
        self.is_painted.into()
    }

    /// Shows the pixels, of which the lines from `first` to `end` are painted anew.
    ///
    /// # Errors
    /// If the connection is broken.
    pub(super) fn present(&mut self, first: usize, end: usize) -> Result<(), String> {
        self.encode(first, end);
        self.is_painted = true;
        let height = u16::try_from(self.pixels.len() / self.width.max(1)).map_err(told)?;
        let width = u16::try_from(self.width).map_err(told)?;
        let data = Cow::Borrowed(self.encoded.as_slice());
        let image = Image::new(width, height, self.pad, self.depth, self.bits, self.order, data);
        let image = image.map_err(told)?;
        let put = image.put(&self.connection, self.window, self.context, 0, 0).map_err(told)?;
        // A window that closes meanwhile needs no picture.
        put.into_iter().for_each(|cookie| cookie.ignore_error());
        self.connection.flush().map_err(told)
    }

    fn encode(&mut self, first: usize, end: usize) {
        let (size, stride) = (usize::from(u8::from(self.bits)) / 8, self.stride());
        let is_least_first = self.order == ImageOrder::LsbFirst;
        let lines = self.pixels.chunks_exact(self.width.max(1));
        let lines = lines.zip(self.encoded.chunks_exact_mut(stride.max(1))).enumerate();
        for (y, (pixels, encoded)) in lines.skip(first).take(end.saturating_sub(first)) {
            for (x, (pixel, bytes)) in
                pixels.iter().zip(encoded.chunks_exact_mut(size.max(1))).enumerate()
            {
                let pixel = self.encoding.pixel(pixel.to_ne_bytes(), x, y);
                if is_least_first {
                    bytes.copy_from_slice(&pixel.to_le_bytes()[..size]);
                } else {
                    bytes.copy_from_slice(&pixel.to_be_bytes()[4 - size..]);
                }
            }
        }
    }

    /// The number of bytes in a line.
    fn stride(&self) -> usize {
        let pad = usize::from(u8::from(self.pad));
        (self.width * usize::from(u8::from(self.bits))).next_multiple_of(pad) / 8
    }
}

/// The encoding of the pixels of a kind of window; `None` if it has too few colours.
fn encoding(
    connection: &RustConnection,
    visual: &Visualtype,
    colours: u32,
) -> Result<Option<Encoding>, String> {
    if matches!(visual.class, VisualClass::TRUE_COLOR | VisualClass::DIRECT_COLOR) {
        let masks = [visual.red_mask, visual.green_mask, visual.blue_mask];
        return Ok(Encoding::of_masks(masks));
    }
    // All are asked for before the first answer is read, to wait only once.
    let mut asked = Vec::new();
    for [red, green, blue] in wanted() {
        asked.push(connection.alloc_color(colours, red, green, blue).map_err(told)?);
    }
    let answers = asked.into_iter().filter_map(|colour| colour.reply().ok());
    let eight = |part: u16| part.to_be_bytes()[0];
    let cells = answers.map(|at| (at.pixel, [at.red, at.green, at.blue].map(eight)));
    Ok(Encoding::of_cells(&cells.collect::<Vec<_>>()))
}

/// The colours that a table should have, those missed most first: the ends of the greys.
fn wanted() -> Vec<[u16; 3]> {
    let level = |number: u16, levels: u16| u16::MAX / (levels - 1) * number;
    let greys = (0..GREYS).rev().map(|number| [level(number, GREYS); 3]);
    let ends = [[0; 3], [u16::MAX; 3]].into_iter();
    let side = 0..LEVELS;
    let cube = side.clone().flat_map(|red| {
        let side = side.clone();
        side.clone().flat_map(move |green| side.clone().map(move |blue| [red, green, blue]))
    });
    ends.chain(cube.map(|cell| cell.map(|number| level(number, LEVELS)))).chain(greys).collect()
}

fn told(error: impl Display) -> String {
    error.to_string()
}
