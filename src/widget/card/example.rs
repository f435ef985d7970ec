//! The drawn example of a card.

use std::sync::Arc;

use iced::{Point, Size};

use super::Print;
use crate::art::Tint;
use crate::art::example::Scene;
use crate::rules::card::task::Requirement;
use crate::rules::card::{Card, Id};
use crate::rules::geometry::Rotation;
use crate::rules::tile::Tile;
use crate::widget::Frame;
use crate::widget::drawn::Drawing;
use crate::widget::emblem;
use crate::widget::figure::paint_figure;
use crate::widget::palette::{Livery, Palette, Shape, color};
use crate::widget::tile::{Art, Ground};

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
        if let Some(symbol) = self.scene.emblem {
            let size = bounds.height.min(bounds.width) * 0.8;
            let center = frame.center();
            emblem::paint(frame, center, size, symbol, Palette::LIGHT.gold);
        }
        let (width, height) = self.scene.size();
        let side = (bounds.width / width).min(bounds.height / height).floor();
        let left = (bounds.width - side * width) / 2.0;
        let top = (bounds.height - side * height) / 2.0;
        let ground = &Ground::DAY;
        for (art, x, y, rotation) in &self.tiles {
            let corner = Point::new(left + x * side, top + y * side);
            art.paint(frame, corner, side, *rotation, ground);
        }
        for (x, y, lying, opponent) in &self.scene.followers {
            let at = Point::new(left + x * side, top + y * side);
            let (figure, wood) = self.scene.figure(*opponent);
            let height = (side * 0.36).max(13.0);
            paint_figure(frame, at, height, figure, (livery(wood), ' '), *lying);
        }
    }
}

const fn livery(wood: Tint) -> Livery {
    Livery {
        fill: color(wood),
        on_fill: Palette::LIGHT.on_royal,
        outline: Palette::LIGHT.ink,
        shape: Shape::Circle,
    }
}
