//! The fonts on paper: words become glyphs, kerned and measured.

use std::sync::OnceLock;

use harfrust::{Direction, FontRef, ShaperData, UnicodeBuffer};
use read_fonts::TableProvider as _;

use art::font;

/// A millimetre in points.
pub const POINTS: f32 = 72.0 / 25.4;

/// The faces that words are set in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Titles.
    Serif,
    /// Text.
    Sans,
    /// Text of more weight.
    Strong,
}

impl Face {
    /// All faces.
    pub const ALL: [Self; 3] = [Self::Serif, Self::Sans, Self::Strong];

    /// Its font file.
    pub fn file(self) -> &'static [u8] {
        match self {
            Self::Serif => font::serif(),
            Self::Sans => font::sans(),
            Self::Strong => font::strong(),
        }
    }

    /// The name of the font in the document.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Serif => "EBGaramond-Bold",
            Self::Sans => "SourceSans3-Regular",
            Self::Strong => "SourceSans3-Semibold",
        }
    }
}

/// A glyph as it stands in a line; lengths in ems.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// The face that has it.
    pub face: Face,
    /// Its number in the font.
    pub id: u16,
    /// The distance to the next glyph.
    pub advance: f32,
    /// The offset of the glyph from its place.
    pub offset: f32,
    /// The letters that it stands for.
    pub text: String,
}

/// Words in one line.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Run {
    /// The glyphs, from the left.
    pub glyphs: Vec<Glyph>,
}

impl Run {
    /// The length of the words, in ems.
    pub fn length(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// Whether the font has a glyph for every letter.
    pub fn is_whole(&self) -> bool {
        self.glyphs.iter().all(|glyph| glyph.id != 0)
    }

    /// The glyphs letter by letter: several may stand for one.
    pub fn letters(&self) -> impl Iterator<Item = &[Glyph]> {
        self.glyphs.chunk_by(|_, next| next.text.is_empty())
    }
}

/// The measures of a font, in ems.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Metrics {
    /// The height above the line.
    pub ascent: f32,
    /// The depth below the line, a negative number.
    pub descent: f32,
    /// The height of capitals.
    pub capitals: f32,
    /// The box around all glyphs: left, bottom, right, top.
    pub bounds: [f32; 4],
}

/// A font that words are set in.
pub struct TypeFace {
    face: Face,
    font: FontRef<'static>,
    shaping: ShaperData,
    units: f32,
    /// The measures of the font.
    pub metrics: Metrics,
}

impl std::fmt::Debug for TypeFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TypeFace").field("metrics", &self.metrics).finish_non_exhaustive()
    }
}

impl TypeFace {
    /// Reads a bundled font; `None` if its file is no font.
    pub fn new(face: Face) -> Option<Self> {
        let font = FontRef::new(face.file()).ok()?;
        let (head, lines, system) = (font.head().ok()?, font.hhea().ok()?, font.os2().ok()?);
        let units = f32::from(head.units_per_em());
        let share = |units_of: i16| f32::from(units_of) / units;
        let metrics = Metrics {
            ascent: share(lines.ascender().to_i16()),
            descent: share(lines.descender().to_i16()),
            capitals: share(system.s_cap_height().unwrap_or(0)),
            bounds: [head.x_min(), head.y_min(), head.x_max(), head.y_max()].map(share),
        };
        let shaping = ShaperData::new(&font);
        Some(Self { face, font, shaping, units, metrics })
    }

    /// All bundled fonts, in the order of [`Face::ALL`], read once; `None` if a file is no font.
    pub fn all() -> Option<&'static [Self; Face::ALL.len()]> {
        static FACES: OnceLock<Option<[TypeFace; Face::ALL.len()]>> = OnceLock::new();
        let read = || {
            let [serif, sans, strong] = Face::ALL.map(Self::new);
            Some([serif?, sans?, strong?])
        };
        FACES.get_or_init(read).as_ref()
    }

    /// Words as glyphs.
    pub fn shape(&self, text: &str) -> Run {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        // No bundled font has a script that runs from right to left: its letters are boxes, and
        // what stands between them is read as it is written.
        buffer.set_direction(Direction::LeftToRight);
        let shaped = self.shaping.shaper(&self.font).build().shape(buffer, &[]);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        let mut glyphs = Vec::with_capacity(infos.len());
        let mut before = None;
        for (info, place) in infos.iter().zip(places) {
            let start = info.cluster as usize;
            // Where several glyphs stand for one letter, only the first has its text.
            let text = if before == Some(start) {
                String::new()
            } else {
                let ends = infos.iter().map(|info| info.cluster as usize);
                let end = ends.filter(|end| *end > start).min().unwrap_or(text.len());
                text.get(start..end).unwrap_or_default().to_owned()
            };
            before = Some(start);
            glyphs.push(Glyph {
                face: self.face,
                id: u16::try_from(info.glyph_id).unwrap_or(0),
                advance: place.x_advance as f32 / self.units,
                offset: place.x_offset as f32 / self.units,
                text,
            });
        }
        Run { glyphs }
    }

    /// The width of a glyph by itself, in ems.
    pub fn width(&self, glyph: u16) -> f32 {
        let advance = self.font.hmtx().ok().and_then(|hmtx| hmtx.advance(glyph.into()));
        advance.map_or(0.0, |advance| f32::from(advance) / self.units)
    }
}
