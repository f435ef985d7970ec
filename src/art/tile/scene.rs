//! Puts the picture of a turned tile together.

use rules::geometry::Rotation;
use rules::tile::symbol::Symbol;
use rules::tile::{Quarter, Segment};

use super::detail::Detail;
use super::icon::{flight, folk, mark, nature, sacred};
use super::ink::Ink;
use super::land;
use super::layout::{HubKind, Layout};
use super::ornament::{BLOCKS, Ornament, OrnamentKind};
use super::place::{Mark, MarkKind, Places};
use super::point::{Pt, oval, pt};
use super::sketch::{Coat, Layer, Sketch};
use super::symbol;
use super::wall;

/// Draws a turned tile.
pub(super) fn draw(
    layout: &Layout,
    places: &Places,
    grown: &[Ornament],
    building: Option<Segment>,
    rotation: Rotation,
) -> Vec<Coat> {
    let mut sketch = Sketch::new();
    let turned = layout.turned(rotation);
    land::draw(&mut sketch, &turned);
    wall::draw(&mut sketch, &turned);
    for hedge in &turned.hedges {
        nature::hedge(&mut sketch, hedge);
    }
    for mark in &places.marks {
        if let MarkKind::Symbol(of) = mark.kind
            && let Some(below) = symbol::footing(of).below
        {
            below(&mut sketch, mark.at.turned(rotation));
        }
    }
    ornaments(&mut sketch, grown, rotation);
    sketch.near(3, |sketch| {
        hub(sketch, &turned);
        if let Some(site) = turned.building {
            match building {
                Some(Segment::SHRINE) => sacred::shrine(sketch, site.at),
                Some(Segment::GARDEN) => nature::garden(sketch, site.at, site.radius),
                _ => sacred::monastery(sketch, site.at),
            }
        }
        for mark in &places.marks {
            self::mark(sketch, &turned, Mark { at: mark.at.turned(rotation), ..*mark });
        }
    });
    sketch.finish()
}

fn ornaments(sketch: &mut Sketch, grown: &[Ornament], rotation: Rotation) {
    for ornament in grown {
        let at = ornament.at.turned(rotation);
        let (size, look) = (ornament.size, ornament.look);
        match ornament.kind {
            OrnamentKind::Block(block) => houses(sketch, at, (block, size, look)),
            OrnamentKind::Square => {
                sketch.between(Detail::Normal, Detail::Fine, |sketch| {
                    sketch.fill(Layer::HighTop, Ink::Plaza, oval(at, size * 1.15, size * 0.95, 16));
                });
            }
            OrnamentKind::Tree => {
                sketch.between(Detail::Normal, Detail::Fine, |sketch| {
                    nature::tree(sketch, at, size, look);
                });
            }
            OrnamentKind::Bush => {
                sketch.between(Detail::Fine, Detail::Fine, |sketch| nature::bush(sketch, at, size));
            }
            OrnamentKind::Plot => {
                let look = look + f32::from(rotation.quarters()) * 0.25;
                sketch.between(Detail::Normal, Detail::Fine, |sketch| {
                    nature::plot(sketch, at, size, look);
                });
            }
            OrnamentKind::Tuft => {
                sketch.between(Detail::Fine, Detail::Fine, |sketch| nature::tuft(sketch, at, size));
            }
        }
    }
}

fn houses(sketch: &mut Sketch, at: Pt, (block, size, look): (usize, f32, f32)) {
    let pattern = BLOCKS.get(block).copied().unwrap_or_default();
    for (index, (x, y, front)) in pattern.iter().enumerate() {
        let look = (look + index as f32 * 0.37).fract();
        let at = at + pt(x * size, y * size);
        sketch.near(if *front { 2 } else { 1 }, |sketch| folk::house(sketch, at, size, look));
    }
}

fn hub(sketch: &mut Sketch, layout: &Layout) {
    let Some(hub) = layout.hub else { return };
    match hub.kind {
        HubKind::Village => folk::village(sketch, hub.at, hub.radius),
        HubKind::Gatehouse => mark::GATEHOUSE.draw(sketch, hub.at),
        HubKind::Symbol(of) => symbol::footing(of).icon.draw(sketch, hub.at),
        HubKind::Farm => folk::farm(sketch, hub.at, hub.radius),
        HubKind::Well => folk::well(sketch, hub.at, hub.radius),
    }
}

fn mark(sketch: &mut Sketch, layout: &Layout, mark: Mark) {
    let at = mark.at;
    match mark.kind {
        MarkKind::Pennant => mark::PENNANT.draw(sketch, at),
        MarkKind::Good(good) => mark::good(good).draw(sketch, at),
        MarkKind::Princess => mark::PRINCESS.draw(sketch, at),
        MarkKind::Besieged => mark::SIEGE.draw(sketch, at),
        MarkKind::Cathedral => sacred::cathedral(sketch, at, 0.38),
        MarkKind::Symbol(of) => {
            if let Some(into) = layout.flight.filter(|_| of == Symbol::Flight) {
                flight::arrow(sketch, at, into);
            }
            symbol::footing(of).icon.draw(sketch, at);
        }
        MarkKind::Pigsty => mark::PIGSTY.draw(sketch, at),
        MarkKind::Inn => mark::INN.draw(sketch, at),
        MarkKind::Quarter(quarter) => match quarter {
            Quarter::Castle => mark::CASTLE.draw(sketch, at),
            Quarter::Market => mark::MARKET.draw(sketch, at),
            Quarter::Blacksmith => mark::SMITHY.draw(sketch, at),
            Quarter::Cathedral => sacred::cathedral(sketch, at, 0.46),
        },
    }
}
