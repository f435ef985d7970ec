//! The drawn example of a card.

use std::sync::Arc;

use iced::widget::canvas::{Path, Stroke};
use iced::{Color, Point, Size, Vector};

use super::Print;
use crate::Frame;
use crate::drawn::Drawing;
use crate::emblem::{self, path_of};
use crate::figure::{paint_figure, paint_outline};
use crate::palette::{Livery, Palette, Shape, color};
use crate::tile::{Art, Ground};
use art::emblem::GRID;
use art::example::{Mark, Scene};
use art::path::Way;
use art::{Emblem, Pt, pt};
use rules::card::task::Requirement;
use rules::card::{Card, Id};
use rules::geometry::Rotation;
use rules::tile::Tile;

/// The example of a card as a picture.
pub struct Example {
    /// The reasons for the picture: a card that is being made keeps its name.
    card: (Id, Requirement),
    tiles: Vec<(Arc<Art>, f32, f32, Rotation)>,
    scene: Scene,
}

impl Example {
    /// The example of a card.
    pub fn new(card: &Card, print: Print<'_>) -> Self {
        let scene = Scene::from_card(card);
        let tile = |id: &str| -> Option<&Arc<Tile>> { print.catalogue.tile(id) };
        let tiles = scene.tiles.iter().filter_map(|(id, x, y, quarters)| {
            let rotation = Rotation::ALL.get(usize::from(*quarters)).copied().unwrap_or_default();
            Some((print.arts.art(tile(id)?), *x, *y, rotation))
        });
        Self { card: (card.id.clone(), card.requirement.clone()), tiles: tiles.collect(), scene }
    }
}

impl<Message> Drawing<Message> for Example {
    type Key = (Id, Requirement);

    fn key(&self, _: Option<Point>, _: Size) -> Self::Key {
        self.card.clone()
    }

    fn paint(&self, frame: &mut Frame, _: &Self::Key) {
        self.draw(frame);
    }
}

impl Example {
    /// Draws it as large as the frame.
    pub fn draw(&self, frame: &mut Frame) {
        let bounds = frame.size();
        let (width, height) = self.scene.size();
        let side = (bounds.width / width).min(bounds.height / height).floor();
        let left = (bounds.width - side * width) / 2.0;
        let top = (bounds.height - side * height) / 2.0;
        let at = |at: Pt| Point::new(left + at.x * side, top + at.y * side);
        let ground = &Ground::DAY;
        for (art, x, y, rotation) in &self.tiles {
            art.paint(frame, at(pt(*x, *y)), side, *rotation, ground);
        }
        for stood in &self.scene.figures {
            let height = (side * 0.36).max(13.0);
            let wood = color(stood.wood.tint());
            if stood.is_absent {
                // Seen on any ground.
                let halo = Palette::LIGHT.raised;
                paint_outline(frame, at(stood.at), height, stood.figure, (halo, 4.0));
                paint_outline(frame, at(stood.at), height, stood.figure, (wood, 1.6));
            } else {
                let livery = (livery(wood), ' ');
                paint_figure(frame, at(stood.at), height, stood.figure, livery, stood.lies);
            }
        }
        for mark in &self.scene.marks {
            paint_mark(frame, at(mark.at), side * mark.size, mark);
        }
        if self.scene.more {
            let size = (bounds.height.min(bounds.width) * 0.2).max(13.0);
            let center = Point::new(bounds.width - size / 2.0, bounds.height - size * 0.42);
            let corner = Point::new(center.x - size * 0.58, center.y - size * 0.4);
            let plate = Path::rectangle(corner, Size::new(size * 1.16, size * 0.86));
            frame.fill(&plate, Palette::LIGHT.raised);
            emblem::paint(frame, center, size * 0.92, Emblem::AndMore, Palette::LIGHT.ink);
        }
    }
}

/// Paints a symbol in its colour with a dark edge, so that it is seen on any tile.
fn paint_mark(frame: &mut Frame, center: Point, size: f32, mark: &Mark) {
    let unit = size / GRID;
    let edge = Stroke::default().with_color(Palette::LIGHT.ink).with_width(1.4);
    frame.with_save(|frame| {
        frame.translate(Vector::new(center.x - size / 2.0, center.y - size / 2.0));
        frame.with_save(|frame| {
            frame.scale(unit);
            for (way, path) in mark.what.drawing().parts() {
                if way == Way::Fill {
                    let mut around = path.clone();
                    around.close();
                    frame.stroke(&path_of(&around), edge);
                }
            }
        });
    });
    emblem::paint(frame, center, size, mark.what, color(mark.tint));
}

const fn livery(fill: Color) -> Livery {
    Livery {
        fill,
        on_fill: Palette::LIGHT.on_royal,
        outline: Palette::LIGHT.ink,
        shape: Shape::Circle,
    }
}
