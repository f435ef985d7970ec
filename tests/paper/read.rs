//! A printed PDF, read again: what lies where on its pages, in millimetres.

use std::collections::HashMap;

use hayro_syntax::Pdf;
use hayro_syntax::content::UntypedIter;
use hayro_syntax::object::dict::Dict;
use hayro_syntax::object::{Array, Name, Object, Stream};

/// A millimetre in points.
const POINTS: f64 = 72.0 / 25.4;

/// A rectangle in millimetres from the upper left corner of its page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    /// Whether it is another one, as near as a tenth of a millimetre.
    pub fn is(&self, other: &Self) -> bool {
        let pairs = [
            (self.x, other.x),
            (self.y, other.y),
            (self.width, other.width),
            (self.height, other.height),
        ];
        pairs.iter().all(|(one, other)| (one - other).abs() < 0.05)
    }
}

/// A card or its back on a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Put {
    pub name: String,
    /// Where it is cut.
    pub cut: Area,
}

/// A line of words.
#[derive(Debug, Clone, PartialEq)]
pub struct Said {
    pub words: String,
    /// In points.
    pub size: f64,
    pub x: f64,
    pub y: f64,
}

/// A page.
#[derive(Debug, Default)]
pub struct Page {
    pub width: f64,
    pub height: f64,
    pub put: Vec<Put>,
    /// Rectangles that are filled before any card is put there.
    pub filled: Vec<Area>,
    /// Straight lines from point to point.
    pub lines: Vec<[(f64, f64); 2]>,
    pub said: Vec<Said>,
}

/// A document.
#[derive(Debug)]
pub struct Document {
    pub pages: Vec<Page>,
    /// The words on each card, by the card's name in the document.
    pub cards: HashMap<String, Vec<Said>>,
    /// The share of each card that its largest filled rectangle covers.
    pub covered: HashMap<String, f64>,
    /// The fonts: their names and how many bytes of them are embedded.
    pub fonts: Vec<(String, usize)>,
}

type Matrix = [f64; 6];

const IDENTITY: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// First the one, then the other.
fn then(one: Matrix, other: Matrix) -> Matrix {
    let [a, b, c, d, e, f] = one;
    let [p, q, r, s, t, u] = other;
    [
        a * p + b * r,
        a * q + b * s,
        c * p + d * r,
        c * q + d * s,
        e * p + f * r + t,
        e * q + f * s + u,
    ]
}

fn point([a, b, c, d, e, f]: Matrix, x: f64, y: f64) -> (f64, f64) {
    (a * x + c * y + e, b * x + d * y + f)
}

/// The letters of glyphs, by font.
type Letters = HashMap<String, HashMap<u16, String>>;

pub fn read(pdf: Vec<u8>) -> Document {
    let pdf = Pdf::new(pdf).expect("a PDF");
    let mut document = Document {
        pages: Vec::new(),
        cards: HashMap::new(),
        covered: HashMap::new(),
        fonts: Vec::new(),
    };
    for page in pdf.pages().iter() {
        let size = page.media_box();
        let (width, height) = ((size.x1 - size.x0) / POINTS, (size.y1 - size.y0) / POINTS);
        let resources = page.resources();
        let letters = letters(&resources.fonts);
        if document.fonts.is_empty() {
            document.fonts = fonts(&resources.fonts);
        }
        // From points, counted upwards, to millimetres, counted downwards.
        let to_millimetres = [1.0 / POINTS, 0.0, 0.0, -1.0 / POINTS, 0.0, height];
        let content = page.page_stream().expect("what is on the page");
        let boxed = |name: &str| {
            let form = resources.get_x_object(&Name::new_unescaped(name.as_bytes())).expect("form");
            numbers(&form.dict().get::<Array<'_>>("BBox").expect("its box"))
        };
        let mut read = follow(content, to_millimetres, &letters, boxed);
        (read.width, read.height) = (width, height);
        for put in &read.put {
            let name = Name::new_unescaped(put.name.as_bytes());
            let form: Stream<'_> = resources.get_x_object(&name).expect("what is put there");
            let content = form.decoded().expect("its content");
            if !document.cards.contains_key(&put.name) {
                // In millimetres from the corner of the card.
                let face = follow(&content, IDENTITY, &letters, |_| vec![0.0; 4]);
                let filled = face.filled.iter().map(|area| area.width * area.height);
                let whole = put.cut.width * put.cut.height;
                let share = filled.fold(0.0, f64::max) / whole;
                document.covered.insert(put.name.clone(), share);
                document.cards.insert(put.name.clone(), face.said);
            }
        }
        document.pages.push(read);
    }
    document
}

fn numbers(array: &Array<'_>) -> Vec<f64> {
    array.iter::<f32>().map(f64::from).collect()
}

/// Follows a drawing.
fn follow(
    content: &[u8],
    from: Matrix,
    letters: &Letters,
    boxed: impl Fn(&str) -> Vec<f64>,
) -> Page {
    let mut page = Page::default();
    let mut now = from;
    let mut kept = Vec::new();
    let mut path: Vec<(f64, f64)> = Vec::new();
    let mut rectangle = None;
    let (mut font, mut size, mut place) = (String::new(), 0.0, IDENTITY);
    let mut steps = UntypedIter::new(content);
    while let Some(step) = steps.next() {
        let operands: Vec<&Object<'_>> = step.operands().collect();
        let number = |at: usize| match operands[at] {
            Object::Number(number) => number.as_f64(),
            other => panic!("no number: {other:?}"),
        };
        let name = |at: usize| match operands[at] {
            Object::Name(name) => name.as_str().to_owned(),
            other => panic!("no name: {other:?}"),
        };
        let matrix = || std::array::from_fn(number);
        match step.operator.as_ref() {
            b"q" => kept.push(now),
            b"Q" => now = kept.pop().expect("what was kept"),
            b"cm" => now = then(matrix(), now),
            b"re" => {
                let [x, y, width, height] = std::array::from_fn(number);
                rectangle = Some(area(now, [x, y, x + width, y + height]));
            }
            // Below the cards.
            b"f" if page.put.is_empty() => page.filled.extend(rectangle.take()),
            b"m" => path = vec![point(now, number(0), number(1))],
            b"l" => path.push(point(now, number(0), number(1))),
            b"S" => {
                if let [from, to] = path[..] {
                    page.lines.push([from, to]);
                }
            }
            b"Do" => {
                let form = boxed(&name(0));
                let [left, top, right, bottom] = form[..] else { panic!("no box: {form:?}") };
                let cut = area(now, [left, top, right, bottom]);
                page.put.push(Put { name: name(0), cut });
            }
            b"Tf" => (font, size) = (name(0), number(1)),
            b"Tm" => place = then(matrix(), now),
            b"TJ" => {
                let Object::Array(shown) = operands[0] else { panic!("no words") };
                let words = shown.iter::<Object<'_>>().filter_map(|item| match item {
                    Object::String(numbers) => Some(words(&numbers, &letters[&font])),
                    _ => None,
                });
                let scale = (place[0] * place[3] - place[1] * place[2]).abs().sqrt();
                let (x, y) = (place[4], place[5]);
                page.said.push(Said { words: words.collect(), size: size * scale * POINTS, x, y });
            }
            _ => {}
        }
    }
    page
}

fn area(matrix: Matrix, [left, top, right, bottom]: [f64; 4]) -> Area {
    let ((x0, y0), (x1, y1)) = (point(matrix, left, top), point(matrix, right, bottom));
    Area { x: x0.min(x1), y: y0.min(y1), width: (x1 - x0).abs(), height: (y1 - y0).abs() }
}

fn words(numbers: &[u8], letters: &HashMap<u16, String>) -> String {
    let (pairs, _) = numbers.as_chunks::<2>();
    pairs.iter().map(|pair| letters[&u16::from_be_bytes(*pair)].as_str()).collect()
}

fn fonts(fonts: &Dict<'_>) -> Vec<(String, usize)> {
    let keys: Vec<Name<'_>> = fonts.keys().collect();
    let embedded = keys.iter().map(|key| {
        let font = fonts.get::<Dict<'_>>(key).expect("a font");
        let glyphs = font.get::<Array<'_>>("DescendantFonts").expect("its glyphs");
        let glyphs = glyphs.iter::<Dict<'_>>().next().expect("a font of glyphs");
        let about = glyphs.get::<Dict<'_>>("FontDescriptor").expect("what it is");
        let file = about.get::<Stream<'_>>("FontFile2").expect("the font itself");
        let name = font.get::<Name<'_>>("BaseFont").expect("its name").as_str().to_owned();
        (name, file.decoded().expect("its bytes").len())
    });
    embedded.collect()
}

/// The letters for which the glyphs of each font stand.
fn letters(fonts: &Dict<'_>) -> Letters {
    let keys: Vec<Name<'_>> = fonts.keys().collect();
    let of = |key: &Name<'_>| {
        let font = fonts.get::<Dict<'_>>(key).expect("a font");
        let map = font.get::<Stream<'_>>("ToUnicode").expect("its letters");
        let map = String::from_utf8(map.decoded().expect("a text").to_vec()).expect("a text");
        // "<0001> <0046>"
        let pairs = map.lines().filter_map(|line| {
            let (glyph, text) = line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
            if glyph.len() != 4 || text.contains('>') {
                return None;
            }
            let unit = |at: usize| u16::from_str_radix(&text[at..at + 4], 16).ok();
            let units: Option<Vec<u16>> = (0..text.len()).step_by(4).map(unit).collect();
            Some((u16::from_str_radix(glyph, 16).ok()?, String::from_utf16(&units?).ok()?))
        });
        pairs.collect()
    };
    keys.iter().map(|key| (key.as_str().to_owned(), of(key))).collect()
}
