//! The marks of the expansions and of the clock, on a grid of 24 by 24.

use super::{Emblem, WIDTH};
use crate::path::{Drawing, Path};
use crate::point::pt;

/// Draws a mark; nothing for another symbol.
#[expect(clippy::too_many_lines, reason = "one arm per emblem")]
pub(super) fn draw(drawing: &mut Drawing, emblem: Emblem) {
    match emblem {
        Emblem::Mug => {
            drawing.stroke(Path::rounded([5.0, 7.0, 10.0, 13.0], 2.0), WIDTH);
            drawing.stroke(
                Path::lines(&[(15.0, 10.0), (19.0, 10.0), (19.0, 16.0), (15.0, 16.0)]),
                WIDTH,
            );
            for x in [6.5, 10.0, 13.5] {
                drawing.fill(Path::circle(pt(x, 6.2), 2.4));
            }
        }
        Emblem::Wheat => {
            drawing.stroke(Path::lines(&[(12.0, 22.0), (12.0, 5.0)]), WIDTH);
            drawing.fill(Path::circle(pt(12.0, 4.0), 2.0));
            for y in [8.5, 12.5, 16.5] {
                drawing.stroke(Path::lines(&[(7.5, y - 3.0), (12.0, y), (16.5, y - 3.0)]), WIDTH);
            }
        }
        Emblem::Flame => drawing.fill(flame()),
        Emblem::Tower => {
            let wall = [
                (7.0, 21.5),
                (7.0, 10.0),
                (5.0, 10.0),
                (5.0, 4.0),
                (8.0, 4.0),
                (8.0, 6.5),
                (10.5, 6.5),
                (10.5, 4.0),
            ];
            let right = wall.into_iter().rev().map(|(x, y)| (24.0 - x, y));
            drawing.fill(Path::lines(&wall.into_iter().chain(right).collect::<Vec<_>>()));
        }
        Emblem::Abbey => {
            drawing.stroke(
                Path::lines(&[
                    (4.0, 21.0),
                    (4.0, 14.0),
                    (12.0, 8.5),
                    (20.0, 14.0),
                    (20.0, 21.0),
                    (4.0, 21.0),
                ]),
                WIDTH,
            );
            drawing.stroke(Path::lines(&[(12.0, 8.5), (12.0, 2.0)]), WIDTH);
            drawing.stroke(Path::lines(&[(9.5, 4.5), (14.5, 4.5)]), WIDTH);
        }
        Emblem::Key => {
            drawing.stroke(Path::circle(pt(7.5, 12.0), 4.2), WIDTH);
            drawing.stroke(Path::lines(&[(11.7, 12.0), (21.5, 12.0), (21.5, 16.0)]), WIDTH);
            drawing.stroke(Path::lines(&[(17.5, 12.0), (17.5, 15.0)]), WIDTH);
        }
        Emblem::Stones => {
            drawing.stroke(Path::rounded([4.0, 9.0, 4.5, 12.0], 1.0), WIDTH);
            drawing.stroke(Path::rounded([15.5, 9.0, 4.5, 12.0], 1.0), WIDTH);
            drawing.fill(Path::rounded([2.5, 4.0, 19.0, 4.5], 1.0));
        }
        Emblem::Garden => {
            for (x, y) in [(12.0, 3.5), (7.5, 8.0), (16.5, 8.0), (12.0, 12.5)] {
                drawing.stroke(Path::circle(pt(x, y), 2.4), WIDTH);
            }
            drawing.fill(Path::circle(pt(12.0, 8.0), 2.4));
            drawing.stroke(Path::lines(&[(12.0, 15.0), (12.0, 22.0)]), WIDTH);
            drawing.stroke(Path::lines(&[(6.0, 16.5), (12.0, 21.0), (18.0, 16.5)]), WIDTH);
        }
        Emblem::Target => {
            drawing.stroke(Path::circle(pt(12.0, 12.0), 9.5), WIDTH);
            drawing.stroke(Path::circle(pt(12.0, 12.0), 5.2), WIDTH);
            drawing.fill(Path::circle(pt(12.0, 12.0), 1.8));
        }
        Emblem::Swords => {
            for side in [1.0, -1.0] {
                let x = |x: f32| 12.0 + side * x;
                drawing.stroke(Path::lines(&[(x(-9.0), 3.0), (x(7.0), 19.0)]), WIDTH);
                drawing.stroke(Path::lines(&[(x(2.5), 19.5), (x(8.0), 14.0)]), WIDTH);
            }
        }
        Emblem::Wings => {
            drawing.fill(Path::lines(&[(12.0, 4.0), (22.5, 15.5), (12.0, 12.0), (1.5, 15.5)]));
            drawing.stroke(Path::lines(&[(12.0, 4.0), (12.0, 21.0)]), WIDTH);
            drawing.stroke(Path::lines(&[(8.5, 21.0), (15.5, 21.0)]), WIDTH);
        }
        Emblem::Circle => {
            drawing.stroke(Path::circle(pt(12.0, 12.0), 5.0), WIDTH);
            for (x, y) in [(12.0, 3.2), (19.6, 16.4), (4.4, 16.4)] {
                drawing.fill(Path::circle(pt(x, y), 2.6));
            }
        }
        Emblem::Boat => {
            drawing.fill(Path::lines(&[(2.5, 14.5), (21.5, 14.5), (17.5, 21.0), (6.5, 21.0)]));
            drawing.stroke(Path::lines(&[(11.0, 15.0), (11.0, 2.5)]), WIDTH);
            drawing.fill(Path::lines(&[(13.0, 3.5), (19.5, 12.0), (13.0, 12.0)]));
        }
        Emblem::Barrel => {
            drawing.stroke(Path::rounded([6.0, 2.5, 12.0, 19.0], 4.0), WIDTH);
            for y in [8.0, 16.0] {
                drawing.stroke(Path::lines(&[(5.0, y), (19.0, y)]), WIDTH);
            }
        }
        Emblem::Cloth => {
            drawing.fill(Path::rounded([3.0, 4.0, 18.0, 6.5], 3.2));
            drawing.stroke(
                Path::lines(&[(5.0, 9.0), (5.0, 21.0), (9.0, 18.5), (13.0, 21.0), (17.0, 18.5)]),
                WIDTH,
            );
            drawing.stroke(Path::lines(&[(17.0, 18.5), (17.0, 9.0)]), WIDTH);
        }
        Emblem::Chain => {
            for x in [6.0, 12.0, 18.0] {
                drawing.stroke(Path::lines(&[(x, 3.0), (x, 21.0)]), WIDTH);
            }
            for y in [3.0, 21.0] {
                drawing.stroke(Path::lines(&[(3.0, y), (21.0, y)]), WIDTH);
            }
        }
        Emblem::Clock => {
            drawing.stroke(Path::circle(pt(12.0, 12.0), 9.5), WIDTH);
            drawing.stroke(Path::lines(&[(12.0, 6.0), (12.0, 12.0), (16.0, 14.5)]), WIDTH);
        }
        Emblem::Pause => {
            drawing.fill(Path::rounded([5.5, 4.0, 4.5, 16.0], 1.0));
            drawing.fill(Path::rounded([14.0, 4.0, 4.5, 16.0], 1.0));
        }
        Emblem::Play => drawing.fill(Path::lines(&[(6.5, 3.5), (20.5, 12.0), (6.5, 20.5)])),
        Emblem::Phone => {
            drawing.stroke(Path::rounded([6.0, 2.5, 12.0, 19.0], 2.5), WIDTH);
            drawing.stroke(Path::lines(&[(10.5, 18.0), (13.5, 18.0)]), WIDTH);
        }
        Emblem::Menu => {
            for y in [6.0, 12.0, 18.0] {
                drawing.stroke(Path::lines(&[(4.0, y), (20.0, y)]), WIDTH);
            }
        }
        _ => {}
    }
}

fn flame() -> Path {
    Path::new(|path| {
        path.move_to(pt(12.5, 1.5));
        path.cubic_to(pt(14.0, 7.0), pt(20.0, 9.0), pt(20.0, 15.5));
        path.cubic_to(pt(20.0, 20.0), pt(16.5, 22.5), pt(12.0, 22.5));
        path.cubic_to(pt(7.5, 22.5), pt(4.0, 20.0), pt(4.0, 15.5));
        path.cubic_to(pt(4.0, 12.0), pt(6.0, 10.0), pt(7.5, 8.0));
        path.cubic_to(pt(8.0, 10.0), pt(9.0, 11.0), pt(10.5, 11.5));
        path.cubic_to(pt(9.5, 8.0), pt(10.0, 4.0), pt(12.5, 1.5));
        path.close();
    })
}
