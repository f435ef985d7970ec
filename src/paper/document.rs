//! The PDF: its pages, and the objects that several pages share.

use pdf_writer::{Chunk, Filter, Finish as _, Name, Pdf, Ref, TextStr};

use super::block::{Block, Setting};
use super::canvas::{Align, Canvas, FONTS};
use super::front::Front;
use super::sheet::{Rect, Sheet};
use super::stream::packed;
use super::tiles::{Form, OVERLAP, SIDE, Tiles};
use super::type_face::{Face, POINTS};
use super::types::Types;
use super::{Job, back, reference};
use art::Tint;
use art::path::Path;
use text::say;

const CATALOGUE: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const RESOURCES: Ref = Ref::new(3);
const ABOUT: Ref = Ref::new(4);
const FONT: [Ref; 3] = [Ref::new(5), Ref::new(10), Ref::new(15)];
/// The name of the back.
const BACK: &str = "B";
/// The first number for pages, cards and tiles.
const FIRST: Ref = Ref::new(20);

/// A card that lies on a sheet: its place, its name in the document and its border.
pub(super) type Laid = (usize, (String, Tint));

/// A document in the making.
pub(super) struct Document<'a> {
    job: &'a Job<'a>,
    types: &'a Types,
    tiles: Tiles<'a>,
    sheet: Sheet,
    cards: Vec<Form>,
    pages: Vec<Vec<u8>>,
}

impl<'a> Document<'a> {
    pub(super) fn new(job: &'a Job<'a>, types: &'a Types) -> Self {
        let tiles = Tiles::new(job.catalogue, types, job.style.is_plain);
        let sheet = Sheet::new(job.style.paper, job.style.size);
        Self { job, types, tiles, sheet, cards: Vec::new(), pages: Vec::new() }
    }

    /// Draws the face of a card, and returns its name and its border.
    pub(super) fn front(&mut self, front: &Front) -> (String, Tint) {
        let mut canvas = Canvas::new(self.types);
        front.draw(&mut canvas, &mut self.tiles);
        let name = format!("C{}", self.cards.len());
        self.cards.push(Form { name: name.clone(), content: canvas.finish() });
        (name, front.edge)
    }

    /// A sheet with those cards in their places, and the sheet's other side if they have backs.
    pub(super) fn sheet(&mut self, fronts: &[Laid], (number, of): (usize, usize)) {
        let (sheet, style) = (self.sheet, self.job.style);
        let words = self.job.words;
        self.page(|canvas, types| {
            lay(canvas, (sheet, style.is_plain), fronts);
            for [(x, y), (to_x, to_y)] in sheet.marks() {
                canvas.stroke(&Path::lines(&[(x, y), (to_x, to_y)]), 0.1, Tint::BLACK);
            }
            let key = if style.has_backs { "paper-sheet" } else { "paper-sheet-front" };
            let note = words.say(key, &[("number", number.into()), ("of", of.into())]);
            let setting = Setting { face: Face::Sans, size: 6.5, leading: 1.0 };
            let (width, _) = style.size.millimetres();
            let note = Block::wrapped(types, &note, setting, width);
            let (x, y) = sheet.note();
            canvas.block(&note, (x, y - note.height()), Align::Middle, Tint::INK);
        });
        if !style.has_backs {
            return;
        }
        let behind =
            |(place, _): &Laid| (Sheet::behind(*place), (BACK.to_owned(), Tint::ROYAL_DEEP));
        let backs: Vec<Laid> = fronts.iter().map(behind).collect();
        let (right, down) = style.shift;
        self.page(|canvas, _| {
            canvas.within([1.0, 0.0, 0.0, 1.0, right, down], |canvas| {
                lay(canvas, (sheet, style.is_plain), &backs);
            });
        });
    }

    /// The pages with the rules: one, or more if the house rules would make the text too small.
    pub(super) fn rules(&mut self) {
        let pages = reference::pages(self.types, self.job);
        for page in &pages {
            self.page(|canvas, types| page.draw(canvas, types));
        }
    }

    /// A page in millimetres from its upper left corner.
    fn page(&mut self, draw: impl FnOnce(&mut Canvas<'_>, &Types)) {
        let (_, height) = self.job.style.paper.size();
        let mut canvas = Canvas::new(self.types);
        let matrix = [POINTS, 0.0, 0.0, -POINTS, 0.0, height * POINTS];
        canvas.within(matrix, |canvas| draw(canvas, self.types));
        self.pages.push(canvas.finish());
    }

    /// The document; nothing if its fonts cannot be embedded.
    pub(super) fn finish(mut self) -> Option<Vec<u8>> {
        let mut pdf = Pdf::new();
        let (width, height) = self.job.style.paper.size();
        let size = pdf_writer::Rect::new(0.0, 0.0, width * POINTS, height * POINTS);
        let mut pages = Vec::with_capacity(self.pages.len());
        let mut next = FIRST;
        for content in &self.pages {
            let (id, contents) = (next.bump(), next.bump());
            pdf.page(id)
                .parent(PAGES)
                .media_box(size)
                .contents(contents)
                .pair(Name(b"Resources"), RESOURCES);
            pdf.stream(contents, &packed(content)).filter(Filter::FlateDecode);
            pages.push(id);
        }
        let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
        pdf.pages(PAGES).kids(pages).count(count);

        let mut forms = std::mem::take(&mut self.cards);
        if self.job.style.has_backs {
            let mut canvas = Canvas::new(self.types);
            back::draw(&mut canvas, &self.job.style);
            forms.push(Form { name: BACK.to_owned(), content: canvas.finish() });
        }
        let (width, height) = self.job.style.size.millimetres();
        let card = pdf_writer::Rect::new(0.0, 0.0, width, height);
        let cards = forms.len();
        forms.append(&mut self.tiles.forms);
        let over = SIDE * OVERLAP;
        let tile = pdf_writer::Rect::new(-over, -over, SIDE + over, SIDE + over);
        let ids: Vec<Ref> = forms.iter().map(|_| next.bump()).collect();
        for (place, (form, id)) in forms.iter().zip(&ids).enumerate() {
            write(&mut pdf, (*id, form), if place < cards { card } else { tile });
        }
        let fonts = FONT.map(|first| {
            let mut next = first;
            std::array::from_fn(|_| next.bump())
        });
        self.types.write(&mut pdf, fonts)?;
        let mut resources = pdf.indirect(RESOURCES).dict();
        resources.insert(Name(b"Font")).dict().pairs(FONTS.into_iter().zip(FONT));
        let named = forms.iter().zip(ids).map(|(form, id)| (Name(form.name.as_bytes()), id));
        resources.insert(Name(b"XObject")).dict().pairs(named);
        resources.finish();
        self.about(&mut pdf);
        Some(pdf.finish())
    }

    /// The document's information, and its wishes for printing.
    fn about(&self, pdf: &mut Pdf) {
        let words = self.job.words;
        let program = concat!("King’s Order ", env!("CARGO_PKG_VERSION"));
        pdf.document_info(ABOUT)
            .title(TextStr(&say!(words, "paper-title")))
            .creator(TextStr(program));
        let mut catalogue = pdf.catalog(CATALOGUE);
        catalogue.pages(PAGES).lang(TextStr(&words.language()));
        let mut preferences = catalogue.viewer_preferences();
        preferences.display_doc_title(true);
        preferences.pair(Name(b"PrintScaling"), Name(b"None"));
        let sides: &[u8] =
            if self.job.style.has_backs { b"DuplexFlipLongEdge" } else { b"Simplex" };
        preferences.pair(Name(b"Duplex"), Name(sides));
    }
}

/// Puts cards in their places. The bleeds lie below all of them, so that none covers a neighbour
/// and no paper shines through between two that touch; plain cards have none.
fn lay(canvas: &mut Canvas<'_>, (sheet, is_plain): (Sheet, bool), cards: &[Laid]) {
    let bled = || cards.iter().filter(|_| !is_plain);
    for (place, (_, edge)) in bled() {
        canvas.rectangle(sheet.bleed(*place), *edge);
    }
    // The bleed of a neighbour that touches reaches over a corner of another colour: there each
    // card has its own once more, above and below, and beside.
    let is_mixed = bled().any(|(_, (_, edge))| bled().any(|(_, (_, other))| edge != other));
    for (place, (_, edge)) in bled().filter(|_| is_mixed) {
        let Rect { x, y, width, height } = sheet.card(*place);
        canvas.rectangle(Rect { x, width, ..sheet.bleed(*place) }, *edge);
        canvas.rectangle(Rect { y, height, ..sheet.bleed(*place) }, *edge);
    }
    for (place, (name, _)) in cards {
        let Rect { x, y, .. } = sheet.card(*place);
        canvas.within([1.0, 0.0, 0.0, 1.0, x, y], |canvas| canvas.put(name));
    }
}

fn write(pdf: &mut Chunk, (id, form): (Ref, &Form), bounds: pdf_writer::Rect) {
    let packed = packed(&form.content);
    let mut object = pdf.form_xobject(id, &packed);
    object.bbox(bounds).pair(Name(b"Resources"), RESOURCES);
    object.filter(Filter::FlateDecode);
}
