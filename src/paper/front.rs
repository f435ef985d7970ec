//! The face of a card and its layout.

use super::block::{Block, SMALLEST, Setting};
use super::canvas::{Align, Canvas};
use super::sheet::{HEIGHT, Rect, WIDTH};
use super::tiles::Tiles;
use super::type_face::Face;
use super::types::Types;
use super::{Fault, Job};
use crate::art::example::Scene;
use crate::art::figure;
use crate::art::livery::livery;
use crate::art::path::Path;
use crate::art::point::pt;
use crate::art::{Emblem, Tint};
use crate::rules::geometry::Rotation;
use crate::rules::orders::card::Card;
use crate::rules::player::Figure;

/// The width of the border.
const BORDER: f32 = 3.0;
/// The area inside the border that may be printed on.
const INSIDE: Rect = Rect { x: 5.5, y: 5.5, width: WIDTH - 11.0, height: HEIGHT - 10.6 };
/// The gap between title, picture and words.
const GAP: f32 = 2.6;
/// The lower edge of the picture.
const PICTURE_ENDS: f32 = 51.5;
/// The margin between the edge of the picture and the tiles in it.
const AROUND: f32 = 2.4;
/// The lower edge of the words.
const WORDS_END: f32 = 68.4;
/// The shield with the points, in the lower right corner.
const SHIELD: Rect = Rect { x: 46.1, y: 69.2, width: 11.4, height: 13.4 };
/// The mark of the set, in the lower left corner.
const MARK: Rect = Rect { x: 5.8, y: 74.4, width: 8.0, height: 8.0 };
/// The middle of the farmer beside the mark on an order for farmers, and his length.
const FARMER: (f32, f32, f32) = (18.4, 79.2, 6.0);
/// The middle of the words between the mark and the shield, and their width.
const FOOT: (f32, f32) = (33.0, 26.0);

/// The face of a card as it is laid out, in millimetres from the corner of the card.
#[derive(Debug)]
pub struct Front {
    /// The border.
    pub edge: Tint,
    mark: Emblem,
    is_for_farmers: bool,
    scene: Scene,
    /// The place of the picture.
    pub picture: Rect,
    /// All words, each block with the point in the middle of its upper side.
    pub words: Vec<(Block, (f32, f32))>,
}

impl Front {
    /// Lays out a card.
    ///
    /// # Errors
    /// If the fonts lack letters that stand on it, or its words do not fit.
    pub fn from_card(card: &Card, job: &Job<'_>, types: &Types) -> Result<Self, Fault> {
        let (edge, mark) = livery(&card.set);
        let words = job.words;
        let able = |text: &str, faces| {
            types
                .able(text, faces)
                .map_err(|letters| Fault::Letters { card: card.id.clone(), letters })
        };
        let full = || Fault::Crowded { card: card.id.clone() };
        let (title, text) = (words.card_title(card), words.card_text(card));
        let face = able(&title, [Face::Serif, Face::Strong])?;
        let title = heading(types, &title, face).ok_or_else(full)?;
        let title_at = INSIDE.y + 1.6;
        let top = title_at + title.height() + GAP + 2.1;
        let picture = Rect { y: top, height: PICTURE_ENDS - top, ..INSIDE };

        let face = able(&text, [Face::Sans, Face::Serif])?;
        let setting = Setting { face, size: 10.5, leading: 1.24 };
        let room = WORDS_END - PICTURE_ENDS - GAP;
        let text = Block::fitted(types, &text, setting, (INSIDE.width, room, SMALLEST));
        let text = text.ok_or_else(full)?;
        let text_at = WORDS_END - (room + text.height()) / 2.0;

        let small = |text: &str| {
            let face = able(text, [Face::Sans, Face::Serif])?;
            let setting = Setting { face, size: 7.0, leading: 1.2 };
            Block::fitted(types, text, setting, (FOOT.1, 5.0, SMALLEST)).ok_or_else(full)
        };
        let (origin, id) = (small(&words.card_origin(card))?, small(card.id.as_str())?);
        let id_at = MARK.bottom() - id.height() - 0.4;
        let origin_at = id_at - 1.3 - origin.height();
        let middle = WIDTH / 2.0;
        Ok(Self {
            edge,
            mark,
            is_for_farmers: card.farmer,
            scene: Scene::from_card(card),
            picture,
            words: vec![
                (title, (middle, title_at)),
                (text, (middle, text_at)),
                (origin, (FOOT.0, origin_at)),
                (id, (FOOT.0, id_at)),
                (points(types, card.points), (SHIELD.x + SHIELD.width / 2.0, SHIELD.y + 3.5)),
            ],
        })
    }

    /// Draws the face.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, tiles: &mut Tiles<'_>) {
        canvas.rectangle(Rect { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT }, self.edge);
        let paper = [BORDER, BORDER, WIDTH - 2.0 * BORDER, HEIGHT - 2.0 * BORDER];
        canvas.fill(&Path::rounded(paper, 2.6), Tint::PAPER);
        let [x, y, width, height] = paper;
        let inner = Path::rounded([x + 0.9, y + 0.9, width - 1.8, height - 1.8], 1.9);
        canvas.stroke(&inner, 0.2, self.edge);
        self.rule(canvas, self.picture.y - GAP);
        self.example(canvas, tiles);
        canvas.emblem(self.mark, (MARK.x, MARK.y, MARK.width), self.edge);
        if self.is_for_farmers {
            let (outline, ..) = figure::outline(Figure::Follower);
            let lying = [0.0, -FARMER.2, FARMER.2, 0.0, FARMER.0, FARMER.1];
            canvas.within(lying, |canvas| canvas.fill(&outline, self.edge));
        }
        self.shield(canvas);
        let inks = [self.edge, Tint::INK, Tint::INK, Tint::INK, Tint::WHITE];
        for ((block, at), ink) in self.words.iter().zip(inks) {
            canvas.block(block, *at, Align::Middle, ink);
        }
    }

    /// A thin line below the title, with a lozenge in its middle.
    fn rule(&self, canvas: &mut Canvas<'_>, y: f32) {
        let middle = WIDTH / 2.0;
        for side in [-1.0, 1.0] {
            let line = Path::lines(&[(middle + side * 2.2, y), (middle + side * 17.0, y)]);
            canvas.stroke(&line, 0.2, self.edge);
        }
        let mut lozenge = Path::lines(&[
            (middle, y - 0.8),
            (middle + 0.8, y),
            (middle, y + 0.8),
            (middle - 0.8, y),
        ]);
        lozenge.close();
        canvas.fill(&lozenge, self.edge);
    }

    /// Draws the tiles as they lie on a table.
    fn example(&self, canvas: &mut Canvas<'_>, tiles: &mut Tiles<'_>) {
        let Rect { x, y, width, height } = self.picture;
        let table = Path::rounded([x, y, width, height], 1.6);
        canvas.fill(&table, Tint::TABLE);
        canvas.stroke(&table, 0.2, self.edge);
        let (middle, level) = (x + width / 2.0, y + height / 2.0);
        let (width, height) = (width - 2.0 * AROUND, height - 2.0 * AROUND);
        if let Some(symbol) = self.scene.emblem {
            let side = height * 0.8;
            canvas.emblem(symbol, (middle - side / 2.0, level - side / 2.0, side), Tint::GOLD);
        }
        let (across, down) = self.scene.size();
        let side = (width / across).min(height / down);
        let (left, top) = (middle - side * across / 2.0, level - side * down / 2.0);
        let laid = self.scene.tiles.iter().map(|(id, x, y, quarters)| {
            let rotation = Rotation::ALL.get(usize::from(*quarters)).copied().unwrap_or_default();
            (*id, rotation, (left + x * side, top + y * side))
        });
        tiles.ground(canvas, laid.clone().map(|(_, _, corner)| corner), side);
        for (id, rotation, corner) in laid {
            tiles.put(canvas, (id, rotation), corner, side);
        }
        for (x, y, lying, is_opponent) in &self.scene.followers {
            let (figure, wood) = self.scene.figure(*is_opponent);
            let (outline, factor, _) = figure::outline(figure);
            let tall = (side * 0.36).clamp(3.6, 9.0) * factor;
            let (x, y) = (left + x * side, top + y * side);
            let lies = *lying && figure.is_follower();
            let matrix =
                if lies { [0.0, -tall, tall, 0.0, x, y] } else { [tall, 0.0, 0.0, tall, x, y] };
            canvas.within(matrix, |canvas| {
                canvas.stroke(&outline, 0.5 / tall, Tint::INK);
                canvas.fill(&outline, wood);
            });
        }
    }

    fn shield(&self, canvas: &mut Canvas<'_>) {
        let Rect { x, y, width, height } = SHIELD;
        let at = |across: f32, down: f32| pt(x + width * across, y + height * down);
        let shield = Path::new(|path| {
            path.move_to(at(0.06, 0.06));
            path.line_to(at(0.94, 0.06));
            path.line_to(at(0.94, 0.52));
            path.cubic_to(at(0.92, 0.78), at(0.68, 0.9), at(0.5, 0.97));
            path.cubic_to(at(0.32, 0.9), at(0.08, 0.78), at(0.06, 0.52));
            path.close();
        });
        canvas.fill(&shield, self.edge);
        canvas.stroke(&shield, 0.5, Tint::GILT);
    }
}

/// A title in one line, or in two of letters that are not much smaller.
fn heading(types: &Types, words: &str, face: Face) -> Option<Block> {
    let setting = Setting { face, size: 15.0, leading: 1.02 };
    let one = Block::fitted(types, words, setting, (INSIDE.width, 4.5, 12.0));
    let two = || {
        let setting = Setting { size: 13.0, ..setting };
        Block::fitted(types, words, setting, (INSIDE.width, 8.4, SMALLEST))
    };
    one.or_else(two)
}

/// The points that an order is worth.
fn points(types: &Types, points: i32) -> Block {
    let setting = Setting { face: Face::Strong, size: 19.0, leading: 1.0 };
    Block::wrapped(types, &points.to_string(), setting, SHIELD.width)
}
