//! The layout of cards on a sheet: nine cards, their backs behind them, and the marks to cut along.
//!
//! Every border goes on for 3 mm over the edge of its card. Where the sheet has room for the bleeds
//! of both neighbours they lie side by side; where it has none, the cards touch, one cut parts two
//! of them, and the border of each is the bleed of the other. Only the last sheet has free places.

use std::sync::Arc;

use super::style::{Paper, Size};
use rules::card::Card;

/// The width of the bleed: the length by which a card is printed beyond its edge, in millimetres.
pub const BLEED: f32 = 3.0;
/// The number of cards in a row, and of rows on a sheet.
pub const ACROSS: usize = 3;
/// The number of cards on a sheet.
pub const ON_A_SHEET: usize = ACROSS * ACROSS;

/// The gap between the bleed and a mark.
const MARK_OFF: f32 = 0.5;
/// The length of a mark where there is room for it.
const MARK: f32 = 4.0;
/// The margin of the sheet on which no printer prints.
const EDGE: f32 = 1.0;

/// A rectangle on a sheet, in millimetres from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rect {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Rect {
    /// The right side.
    pub const fn right(self) -> f32 {
        self.x + self.width
    }

    /// The lower side.
    pub const fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Whether another one lies within this one.
    pub fn holds(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }
}

/// One side of the sheet, as cards lie along it.
#[derive(Debug, Clone, Copy)]
struct Axis {
    /// The distance from the edge of the sheet to the first card.
    margin: f32,
    card: f32,
    /// The gap between two cards.
    gap: f32,
    sheet: f32,
}

impl Axis {
    /// Both bleeds lie between two cards if there is room for them, the outer bleeds and the marks;
    /// else nothing does.
    fn new(sheet: f32, card: f32) -> Self {
        let cards = card * ACROSS as f32;
        let gaps = 2.0 * BLEED * (ACROSS - 1) as f32;
        let room = sheet - cards - 2.0 * (BLEED + MARK_OFF + MARK);
        let gap = if gaps <= room { 2.0 * BLEED } else { 0.0 };
        let margin = (sheet - cards - gap * (ACROSS - 1) as f32) / 2.0;
        Self { margin, card, gap, sheet }
    }

    fn start(self, place: usize) -> f32 {
        self.margin + place as f32 * (self.card + self.gap)
    }

    /// Every line along which cards are cut, once each.
    fn cuts(self) -> Vec<f32> {
        let mut cuts: Vec<f32> = (0..ACROSS)
            .flat_map(|place| [self.start(place), self.start(place) + self.card])
            .collect();
        cuts.dedup_by(|one, other| (*one - *other).abs() < 0.001);
        cuts
    }

    /// The beginning and the end of the marks before the cards; the marks behind them are mirrored.
    fn mark(self) -> (f32, f32) {
        let inner = self.margin - BLEED - MARK_OFF;
        ((inner - MARK).max(EDGE), inner)
    }
}

/// A sheet on which nine cards lie in the middle.
#[derive(Debug, Clone, Copy)]
pub struct Sheet {
    across: Axis,
    down: Axis,
    size: Size,
}

impl Sheet {
    /// Nine cards of that size on this paper.
    pub fn new(paper: Paper, size: Size) -> Self {
        let ((width, height), (card, tall)) = (paper.size(), size.millimetres());
        Self { across: Axis::new(width, card), down: Axis::new(height, tall), size }
    }

    /// The edges of the card in a place, counted row by row from 0.
    pub fn card(self, place: usize) -> Rect {
        let (column, row) = (place % ACROSS, place / ACROSS);
        let (x, y) = (self.across.start(column), self.down.start(row));
        let (width, height) = self.size.millimetres();
        Rect { x, y, width, height }
    }

    /// The printed border of the card in a place, bleed included; it lies below all cards.
    pub fn bleed(self, place: usize) -> Rect {
        let Rect { x, y, width, height } = self.card(place);
        let (x, y) = (x - BLEED, y - BLEED);
        Rect { x, y, width: width + 2.0 * BLEED, height: height + 2.0 * BLEED }
    }

    /// The place on the other side of the sheet that lies behind a place, when the sheet is turned
    /// over its long edge.
    pub const fn behind(place: usize) -> usize {
        let (column, row) = (place % ACROSS, place / ACROSS);
        row * ACROSS + (ACROSS - 1 - column)
    }

    /// The place of a note below the cards: the middle of its lower side.
    pub fn note(self) -> (f32, f32) {
        let (from, to) = self.down.mark();
        (self.across.sheet / 2.0, self.down.sheet - (from + to) / 2.0 + 1.0)
    }

    /// The lines to cut along, each as two points outside of everything printed.
    pub fn marks(self) -> Vec<[(f32, f32); 2]> {
        let mut marks = Vec::new();
        let (from, to) = self.down.mark();
        for x in self.across.cuts() {
            marks.push([(x, from), (x, to)]);
            marks.push([(x, self.down.sheet - to), (x, self.down.sheet - from)]);
        }
        let (from, to) = self.across.mark();
        for y in self.down.cuts() {
            marks.push([(from, y), (to, y)]);
            marks.push([(self.across.sheet - to, y), (self.across.sheet - from, y)]);
        }
        marks
    }
}

/// Cards in the order in which they lie on sheets: set by set, without a free place between.
pub fn sorted(cards: &[Arc<Card>]) -> Vec<Arc<Card>> {
    let mut sets: Vec<&str> = Vec::new();
    for card in cards {
        if !sets.contains(&card.set.as_str()) {
            sets.push(&card.set);
        }
    }
    let place = |card: &Arc<Card>| sets.iter().position(|set| *set == card.set);
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(place);
    sorted
}
