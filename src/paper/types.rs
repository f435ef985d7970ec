//! The fonts of a document: the words set in them, and the glyphs that are embedded.

use std::cell::RefCell;
use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish as _, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;

use super::stream;
use super::type_face::{Face, Glyph, Metrics, Run, TypeFace};

/// The sign for a letter that no font has; every bundled one has a box.
const BOX: &str = "\u{25a1}";

/// The font addresses its glyphs by numbers.
const NUMBERS: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// One font with the glyphs that were printed.
#[derive(Debug)]
struct Type {
    face: &'static TypeFace,
    used: RefCell<Used>,
}

#[derive(Debug, Default)]
struct Used {
    glyphs: GlyphRemapper,
    /// The letters of each glyph, and its number in the whole font.
    letters: BTreeMap<u16, (u16, String)>,
}

/// The fonts of a document.
#[derive(Debug)]
pub struct Types([Type; Face::ALL.len()]);

impl Types {
    /// The bundled fonts; `None` if a file is no font.
    pub fn bundled() -> Option<Self> {
        let [serif, sans, strong] = TypeFace::all()?;
        let load = |face| Type { face, used: RefCell::default() };
        Some(Self([load(serif), load(sans), load(strong)]))
    }

    const fn font(&self, face: Face) -> &Type {
        &self.0[face as usize]
    }

    /// Words as glyphs. A letter that the face lacks is taken from another one, and one that all of
    /// them lack is a box.
    pub fn shape(&self, face: Face, words: &str) -> Run {
        let run = self.font(face).face.shape(words);
        if run.is_whole() {
            return run;
        }
        let glyphs = run.letters().flat_map(|letter| self.letter(face, letter)).collect();
        Run { glyphs }
    }

    /// A letter as glyphs of some face.
    fn letter(&self, face: Face, letter: &[Glyph]) -> Vec<Glyph> {
        if letter.iter().all(|glyph| glyph.id != 0) {
            return letter.to_vec();
        }
        let text: String = letter.iter().map(|glyph| glyph.text.as_str()).collect();
        let others = Face::ALL.into_iter().map(|face| self.font(face).face.shape(&text));
        let found = others.into_iter().find(Run::is_whole);
        found.unwrap_or_else(|| self.font(face).face.shape(BOX)).glyphs
    }

    /// The measures of a font.
    pub const fn metrics(&self, face: Face) -> Metrics {
        self.font(face).face.metrics
    }

    /// The width of a glyph by itself, in ems.
    pub fn width(&self, face: Face, glyph: u16) -> f32 {
        self.font(face).face.width(glyph)
    }

    /// The one of two faces that lacks fewer letters of some words; the first if they are alike.
    pub(super) fn able(&self, words: &str, faces: [Face; 2]) -> Face {
        let lacks = |face: Face| {
            let run = self.font(face).face.shape(words);
            run.glyphs.iter().filter(|glyph| glyph.id == 0).count()
        };
        let [first, second] = faces;
        if lacks(second) < lacks(first) { second } else { first }
    }

    /// The letters that no face has, each once.
    pub fn lacking(&self, words: &str) -> Vec<String> {
        let mut lacking: Vec<String> = Vec::new();
        let run = self.font(Face::Sans).face.shape(words);
        let letters = run.letters().filter(|letter| letter.iter().any(|glyph| glyph.id == 0));
        for letter in letters {
            let text: String = letter.iter().map(|glyph| glyph.text.as_str()).collect();
            let mut all = Face::ALL.into_iter().map(|face| self.font(face).face.shape(&text));
            if !all.any(|run| run.is_whole()) && !lacking.contains(&text) {
                lacking.push(text);
            }
        }
        lacking
    }

    /// The number of a glyph in the embedded font.
    pub(super) fn embed(&self, face: Face, glyph: u16, letters: &str) -> u16 {
        let mut used = self.font(face).used.borrow_mut();
        let number = used.glyphs.remap(glyph);
        let known = used.letters.entry(number).or_insert_with(|| (glyph, String::new()));
        if known.1.is_empty() {
            letters.clone_into(&mut known.1);
        }
        number
    }

    /// Writes the fonts with the glyphs in use, under their numbers in the document; `None` if a
    /// font cannot be made smaller.
    pub(super) fn write(&self, pdf: &mut Pdf, ids: [[Ref; 5]; Face::ALL.len()]) -> Option<()> {
        let mut faces = Face::ALL.into_iter().zip(ids);
        faces.try_for_each(|(face, ids)| self.font(face).write(face, pdf, ids))
    }
}

impl Type {
    fn write(
        &self,
        face: Face,
        pdf: &mut Pdf,
        [id, cid, descriptor, file, map]: [Ref; 5],
    ) -> Option<()> {
        let used = self.used.borrow();
        let part = subsetter::subset(face.file(), 0, &used.glyphs).ok()?;
        let name = format!("KORDER+{}", face.name());
        let name = Name(name.as_bytes());
        pdf.type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(map);
        let mut font = pdf.cid_font(cid);
        font.subtype(CidFontType::Type2).base_font(name).system_info(NUMBERS);
        font.font_descriptor(descriptor).default_width(0.0);
        font.cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = used.letters.values().map(|(glyph, _)| self.face.width(*glyph) * 1000.0);
        font.widths().consecutive(1, widths);
        font.finish();
        let Metrics { ascent, descent, capitals, bounds } = self.face.metrics;
        let [left, bottom, right, top] = bounds.map(|along| along * 1000.0);
        let serif = if face == Face::Serif { FontFlags::SERIF } else { FontFlags::empty() };
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC | serif)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(ascent * 1000.0)
            .descent(descent * 1000.0)
            .cap_height(capitals * 1000.0)
            .stem_v(if face == Face::Sans { 80.0 } else { 120.0 })
            .font_file2(file);
        let packed = stream::packed(&part);
        let length = i32::try_from(part.len()).unwrap_or(i32::MAX);
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        stream.finish();
        let mut letters = UnicodeCmap::new(Name(b"Letters"), NUMBERS);
        for (number, (_, text)) in &used.letters {
            letters.pair_with_multiple(*number, text.chars());
        }
        let packed = stream::packed(&letters.finish());
        pdf.cmap(map, &packed).filter(Filter::FlateDecode);
        Some(())
    }
}
