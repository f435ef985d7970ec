//! The face of a card and its layout.

use super::block::{Block, SMALLEST, Setting};
use super::canvas::{Align, Canvas};
use super::flaw::Flaw;
use super::sheet::Rect;
use super::style::{Size, Style};
use super::tiles::Tiles;
use super::type_face::Face;
use super::types::Types;
use art::example::Scene;
use art::figure;
use art::livery::livery;
use art::path::Path;
use art::point::pt;
use art::{Emblem, Tint};
use rules::card::Card;
use rules::geometry::Rotation;
use rules::player::Figure;
use text::Words;

/// The width of the border.
const BORDER: f32 = 3.0;
/// The gap between title, picture and words.
const GAP: f32 = 2.6;
/// The margin between the edge of the picture and the tiles in it.
const AROUND: f32 = 2.4;
/// The length of the farmer beside the mark on an order for farmers.
const FARMER: f32 = 6.0;

/// The places on a card of one size.
#[derive(Debug, Clone, Copy)]
struct Plan {
    width: f32,
    height: f32,
    /// The area inside the border that may be printed on.
    inside: Rect,
    /// The lower edge of the picture.
    picture_ends: f32,
    /// The lower edge of the words.
    words_end: f32,
    /// The shield with the points, in the lower right corner.
    shield: Rect,
    /// The mark of the set, in the lower left corner.
    mark: Rect,
    /// The middle of the farmer.
    farmer: (f32, f32),
    /// The middle of the words between the mark and the shield, and their width.
    foot: (f32, f32),
}

impl Plan {
    const fn of(size: Size) -> Self {
        let (width, height) = size.millimetres();
        let shield = Rect { x: width - 16.9, y: height - 18.8, width: 11.4, height: 13.4 };
        // The words keep clear of a farmer.
        let foot = (20.0 + shield.x - 0.1) / 2.0;
        Self {
            width,
            height,
            inside: Rect { x: 5.5, y: 5.5, width: width - 11.0, height: height - 10.6 },
            picture_ends: height - 36.5,
            words_end: height - 19.6,
            shield,
            mark: Rect { x: 5.8, y: height - 13.6, width: 8.0, height: 8.0 },
            farmer: (18.4, height - 8.8),
            foot: (foot, 2.0 * (foot - 20.0)),
        }
    }
}

/// The face of a card as it is laid out, in millimetres from the corner of the card.
#[derive(Debug)]
pub struct Front {
    /// The border.
    pub edge: Tint,
    plan: Plan,
    is_plain: bool,
    mark: Emblem,
    is_for_farmers: bool,
    scene: Scene,
    /// The place of the picture.
    pub picture: Rect,
    /// All words, each block with the point in the middle of its upper side.
    pub words: Vec<(Block, (f32, f32))>,
    /// The letters that no font has, and that are boxes.
    pub boxes: Vec<String>,
}

impl Front {
    /// Lays out a card.
    ///
    /// # Errors
    /// If its words do not fit in the smallest letters.
    pub fn from_card(
        card: &Card,
        words: &Words,
        style: &Style,
        types: &Types,
    ) -> Result<Self, Flaw> {
        let (edge, mark) = livery(&card.set);
        let plan = Plan::of(style.size);
        let inside = plan.inside;
        let (title, text) = (words.card_title(card), words.card_text(card));
        let full = || Flaw::Crowded { title: title.clone() };
        let boxes = types.lacking(&format!("{title} {text}"));
        let face = types.able(&title, [Face::Serif, Face::Strong]);
        let heading = heading(types, &title, face, inside.width).ok_or_else(full)?;
        let title_at = inside.y + 1.6;
        let top = title_at + heading.height() + GAP + 2.1;
        let picture = Rect { y: top, height: plan.picture_ends - top, ..inside };

        let face = types.able(&text, [Face::Sans, Face::Serif]);
        let setting = Setting { face, size: 10.5, leading: 1.24 };
        let room = plan.words_end - plan.picture_ends - GAP;
        let text = Block::fitted(types, &text, setting, (inside.width, room, SMALLEST));
        let text = text.ok_or_else(full)?;
        let text_at = plan.words_end - (room + text.height()) / 2.0;

        let small = |text: &str| {
            let face = types.able(text, [Face::Sans, Face::Serif]);
            let setting = Setting { face, size: 7.0, leading: 1.2 };
            Block::fitted(types, text, setting, (plan.foot.1, 5.0, SMALLEST)).ok_or_else(full)
        };
        let (origin, id) = (small(&words.card_origin(card))?, small(card.id.printed())?);
        let id_at = plan.mark.bottom() - id.height() - 0.4;
        let origin_at = id_at - 1.3 - origin.height();
        let (middle, shield) = (plan.width / 2.0, plan.shield);
        let number = points(types, card.points, shield.width);
        Ok(Self {
            edge,
            plan,
            is_plain: style.is_plain,
            mark,
            is_for_farmers: card.farmer,
            scene: Scene::from_card(card),
            picture,
            words: vec![
                (heading, (middle, title_at)),
                (text, (middle, text_at)),
                (origin, (plan.foot.0, origin_at)),
                (id, (plan.foot.0, id_at)),
                (number, (shield.x + shield.width / 2.0, shield.y + 3.5)),
            ],
            boxes,
        })
    }

    /// Draws the face.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, tiles: &mut Tiles<'_>) {
        let Plan { width, height, mark, farmer, .. } = self.plan;
        let [x, y, across, down] = [BORDER, BORDER, width - 2.0 * BORDER, height - 2.0 * BORDER];
        if !self.is_plain {
            canvas.rectangle(Rect { x: 0.0, y: 0.0, width, height }, self.edge);
            canvas.fill(&Path::rounded([x, y, across, down], 2.6), Tint::PAPER);
        }
        let inner = Path::rounded([x + 0.9, y + 0.9, across - 1.8, down - 1.8], 1.9);
        canvas.stroke(&inner, if self.is_plain { 0.35 } else { 0.2 }, self.edge);
        self.rule(canvas, self.picture.y - GAP);
        self.example(canvas, tiles);
        canvas.emblem(self.mark, (mark.x, mark.y, mark.width), self.edge);
        if self.is_for_farmers {
            let (outline, ..) = figure::outline(Figure::Follower);
            let lying = [0.0, -FARMER, FARMER, 0.0, farmer.0, farmer.1];
            canvas.within(lying, |canvas| canvas.fill(&outline, self.edge));
        }
        self.shield(canvas);
        let points = if self.is_plain { self.edge } else { Tint::WHITE };
        let inks = [self.edge, Tint::INK, Tint::INK, Tint::INK, points];
        for ((block, at), ink) in self.words.iter().zip(inks) {
            canvas.block(block, *at, Align::Middle, ink);
        }
    }

    /// A thin line below the title, with a lozenge in its middle.
    fn rule(&self, canvas: &mut Canvas<'_>, y: f32) {
        let middle = self.plan.width / 2.0;
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
        if !self.is_plain {
            canvas.fill(&table, Tint::TABLE);
        }
        canvas.stroke(&table, 0.2, self.edge);
        let (middle, level) = (x + width / 2.0, y + height / 2.0);
        let (width, height) = (width - 2.0 * AROUND, height - 2.0 * AROUND);
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
        for stood in &self.scene.figures {
            let (outline, factor, _) = figure::outline(stood.figure);
            let tall = (side * 0.36).clamp(3.6, 9.0) * factor;
            let (x, y) = (left + stood.at.x * side, top + stood.at.y * side);
            let lies = stood.lies && stood.figure.is_follower();
            let matrix =
                if lies { [0.0, -tall, tall, 0.0, x, y] } else { [tall, 0.0, 0.0, tall, x, y] };
            canvas.within(matrix, |canvas| {
                if stood.is_absent {
                    // Seen on any ground.
                    canvas.stroke(&outline, 1.1 / tall, Tint::PAPER);
                    canvas.stroke(&outline, 0.45 / tall, stood.wood.tint());
                } else {
                    canvas.stroke(&outline, 0.5 / tall, Tint::INK);
                    canvas.fill(&outline, stood.wood.tint());
                }
            });
        }
        for mark in &self.scene.marks {
            let (x, y, size) = (mark.at.x, mark.at.y, mark.size * side);
            let corner = (left + x * side - size / 2.0, top + y * side - size / 2.0, size);
            canvas.edged(mark.what, corner, mark.tint);
        }
        if self.scene.more {
            let (wide, high) = (6.4, 4.6);
            let (x, y) = (self.picture.right() - wide - 0.6, self.picture.bottom() - high - 0.6);
            canvas.fill(&Path::rounded([x, y, wide, high], 0.8), Tint::PAPER);
            canvas.emblem(Emblem::AndMore, (x + 0.7, y - 0.2, 5.0), Tint::INK);
        }
    }

    fn shield(&self, canvas: &mut Canvas<'_>) {
        let Rect { x, y, width, height } = self.plan.shield;
        let at = |across: f32, down: f32| pt(x + width * across, y + height * down);
        let shield = Path::new(|path| {
            path.move_to(at(0.06, 0.06));
            path.line_to(at(0.94, 0.06));
            path.line_to(at(0.94, 0.52));
            path.cubic_to(at(0.92, 0.78), at(0.68, 0.9), at(0.5, 0.97));
            path.cubic_to(at(0.32, 0.9), at(0.08, 0.78), at(0.06, 0.52));
            path.close();
        });
        if self.is_plain {
            canvas.stroke(&shield, 0.5, self.edge);
        } else {
            canvas.fill(&shield, self.edge);
            canvas.stroke(&shield, 0.5, Tint::GILT);
        }
    }
}

/// A title in one line, or in two of letters that are not much smaller.
fn heading(types: &Types, words: &str, face: Face, width: f32) -> Option<Block> {
    let setting = Setting { face, size: 15.0, leading: 1.02 };
    let one = Block::fitted(types, words, setting, (width, 4.5, 12.0));
    let two = || {
        let setting = Setting { size: 13.0, ..setting };
        Block::fitted(types, words, setting, (width, 8.4, SMALLEST))
    };
    one.or_else(two)
}

/// The points that an order is worth.
fn points(types: &Types, points: i32, width: f32) -> Block {
    let setting = Setting { face: Face::Strong, size: 19.0, leading: 1.0 };
    Block::wrapped(types, &points.to_string(), setting, width)
}
