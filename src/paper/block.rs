//! Words in lines, as large as their place allows.

use super::type_face::{Face, POINTS, Run};
use super::types::Types;

/// The smallest size of words on a card, in points: smaller ones are not read at a table.
pub const SMALLEST: f32 = 5.0;
/// The steps in which words become smaller, in points.
const STEP: f32 = 0.25;

/// Words in lines.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// The face of the words.
    pub face: Face,
    /// The size, in points.
    pub size: f32,
    /// The lines, from above.
    pub lines: Vec<Run>,
    /// The distance from line to line, in ems.
    pub leading: f32,
    /// The height of capitals, in ems.
    capitals: f32,
}

/// The setting of words: face, size and leading.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// The face.
    pub face: Face,
    /// The largest size, in points.
    pub size: f32,
    /// The distance from line to line, in ems.
    pub leading: f32,
}

impl Block {
    /// Words at one size, in as many lines as they need, none much shorter than the others.
    pub fn wrapped(types: &Types, words: &str, setting: Setting, width: f32) -> Self {
        Measured::new(types, setting.face, words).balanced(setting, width)
    }

    /// Words at one size in full lines, the last one as short as it happens to be; but no word
    /// stands on it alone if those before can spare another.
    pub fn ragged(types: &Types, words: &str, setting: Setting, width: f32) -> Self {
        let measured = Measured::new(types, setting.face, words);
        let room = width / millimetres(setting.size);
        let mut lines = measured.broken(room);
        if lines.len() > 1 && lines.last().is_some_and(|last| pieces(last).len() == 1) {
            let narrower = (1..=8_u8).map(|step| room * (1.0 - 0.03 * f32::from(step)));
            let even = narrower.map(|room| measured.broken(room)).find(|tried| {
                tried.len() == lines.len()
                    && tried.last().is_some_and(|last| pieces(last).len() > 1)
            });
            lines = even.unwrap_or(lines);
        }
        measured.set(setting, &lines)
    }

    /// Words as large as they fit a place of that width and height; `None` if they would be too
    /// small.
    pub fn fitted(
        types: &Types,
        words: &str,
        setting: Setting,
        (width, height, least): (f32, f32, f32),
    ) -> Option<Self> {
        let measured = Measured::new(types, setting.face, words);
        let mut size = setting.size;
        while size >= least {
            let block = measured.balanced(Setting { size, ..setting }, width);
            if block.height() <= height {
                return Some(block);
            }
            size -= STEP;
        }
        None
    }

    /// The height from the top of the first capitals to the last line, in millimetres.
    pub fn height(&self) -> f32 {
        let below = self.lines.len().saturating_sub(1) as f32;
        (self.capitals + below * self.leading) * millimetres(self.size)
    }

    /// The length of the longest line, in millimetres.
    pub fn width(&self) -> f32 {
        let longest = self.lines.iter().map(Run::length).fold(0.0, f32::max);
        longest * millimetres(self.size)
    }

    /// The distance of a line below the top of the block, in millimetres.
    pub fn line(&self, place: usize) -> f32 {
        (self.capitals + place as f32 * self.leading) * millimetres(self.size)
    }
}

/// An em of that size, in millimetres.
pub const fn millimetres(size: f32) -> f32 {
    size / POINTS
}

/// Words within which no line may be broken, with their length in ems.
struct Piece {
    words: String,
    length: f32,
}

/// Words whose lengths are known.
struct Measured<'a> {
    types: &'a Types,
    face: Face,
    pieces: Vec<Piece>,
    space: f32,
}

impl<'a> Measured<'a> {
    fn new(types: &'a Types, face: Face, words: &str) -> Self {
        let length = |words: &str| types.shape(face, words).length();
        let piece = |words: String| Piece { length: length(&words), words };
        let pieces = pieces(words).into_iter().map(piece).collect();
        Self { types, face, pieces, space: length(" ") }
    }

    /// The block in the narrowest measure that takes no more lines.
    fn balanced(&self, setting: Setting, width: f32) -> Block {
        let room = width / millimetres(setting.size);
        let mut lines = self.broken(room);
        let longest = self.pieces.iter().map(|piece| piece.length).fold(0.0, f32::max);
        let (mut narrow, mut wide) = (longest.min(room), room);
        for _ in 0..8 {
            let middle = (narrow + wide) / 2.0;
            let tried = self.broken(middle);
            if tried.len() == lines.len() {
                (wide, lines) = (middle, tried);
            } else {
                narrow = middle;
            }
        }
        self.set(setting, &lines)
    }

    /// The words in lines of at most that length in ems; a longer piece is broken too.
    fn broken(&self, room: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let (mut line, mut used) = (String::new(), 0.0);
        for piece in &self.pieces {
            if !line.is_empty() && used + self.space + piece.length <= room {
                line.push(' ');
                line.push_str(&piece.words);
                used += self.space + piece.length;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line.push_str(&piece.words);
            used = piece.length;
            while used > room {
                let end = self.end_of(&line, room);
                let rest = line.split_off(end);
                lines.push(std::mem::replace(&mut line, rest));
                used = self.length(&line);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    fn length(&self, words: &str) -> f32 {
        self.types.shape(self.face, words).length()
    }

    /// Where to break a word that is too long: after as many letters as fit, and at least one.
    fn end_of(&self, word: &str, room: f32) -> usize {
        let ends = word.char_indices().map(|(at, _)| at).skip(1);
        let fits = |at: &usize| self.length(word.get(..*at).unwrap_or_default()) <= room;
        let first = word.chars().next().map_or(0, char::len_utf8);
        ends.take_while(fits).last().unwrap_or(first)
    }

    fn set(&self, setting: Setting, lines: &[String]) -> Block {
        let Setting { face, size, leading } = setting;
        let lines = lines.iter().map(|line| self.types.shape(face, line)).collect();
        Block { face, size, lines, leading, capitals: self.types.metrics(face).capitals }
    }
}

/// The pieces between which a line may be broken: a number stays with the noun that it counts.
fn pieces(words: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    // No-break spaces do not split: they keep a word with its neighbour.
    for word in words.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let is_number = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        match pieces.last_mut().filter(|last| is_number(last)) {
            Some(last) => {
                last.push(' ');
                last.push_str(word);
            }
            None => pieces.push(word.to_owned()),
        }
    }
    pieces
}
