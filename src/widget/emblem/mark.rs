//! The marks of the expansions and of the clock, on a grid of 24 by 24.

use iced::widget::canvas::{Path, Stroke};
use iced::{Color, Point};

use super::{Emblem, line, rounded};
use crate::widget::Frame;

/// Draws a mark; nothing for another symbol.
#[expect(clippy::too_many_lines, reason = "one arm per emblem")]
pub(super) fn paint(frame: &mut Frame, emblem: Emblem, color: Color, stroke: Stroke<'_>) {
    match emblem {
        Emblem::Mug => {
            frame.stroke(&rounded(5.0, 7.0, 10.0, 13.0, 2.0), stroke);
            frame.stroke(&line(&[(15.0, 10.0), (19.0, 10.0), (19.0, 16.0), (15.0, 16.0)]), stroke);
            for x in [6.5, 10.0, 13.5] {
                frame.fill(&Path::circle(Point::new(x, 6.2), 2.4), color);
            }
        }
        Emblem::Wheat => {
            frame.stroke(&line(&[(12.0, 22.0), (12.0, 5.0)]), stroke);
            frame.fill(&Path::circle(Point::new(12.0, 4.0), 2.0), color);
            for y in [8.5, 12.5, 16.5] {
                frame.stroke(&line(&[(7.5, y - 3.0), (12.0, y), (16.5, y - 3.0)]), stroke);
            }
        }
        Emblem::Flame => frame.fill(&flame(), color),
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
            frame.fill(&line(&wall.into_iter().chain(right).collect::<Vec<_>>()), color);
        }
        Emblem::Abbey => {
            frame.stroke(
                &line(&[
                    (4.0, 21.0),
                    (4.0, 14.0),
                    (12.0, 8.5),
                    (20.0, 14.0),
                    (20.0, 21.0),
                    (4.0, 21.0),
                ]),
                stroke,
            );
            frame.stroke(&line(&[(12.0, 8.5), (12.0, 2.0)]), stroke);
            frame.stroke(&line(&[(9.5, 4.5), (14.5, 4.5)]), stroke);
        }
        Emblem::Key => {
            frame.stroke(&Path::circle(Point::new(7.5, 12.0), 4.2), stroke);
            frame.stroke(&line(&[(11.7, 12.0), (21.5, 12.0), (21.5, 16.0)]), stroke);
            frame.stroke(&line(&[(17.5, 12.0), (17.5, 15.0)]), stroke);
        }
        Emblem::Stones => {
            frame.stroke(&rounded(4.0, 9.0, 4.5, 12.0, 1.0), stroke);
            frame.stroke(&rounded(15.5, 9.0, 4.5, 12.0, 1.0), stroke);
            frame.fill(&rounded(2.5, 4.0, 19.0, 4.5, 1.0), color);
        }
        Emblem::Target => {
            frame.stroke(&Path::circle(Point::new(12.0, 12.0), 9.5), stroke);
            frame.stroke(&Path::circle(Point::new(12.0, 12.0), 5.2), stroke);
            frame.fill(&Path::circle(Point::new(12.0, 12.0), 1.8), color);
        }
        Emblem::Swords => {
            for side in [1.0, -1.0] {
                let x = |x: f32| 12.0 + side * x;
                frame.stroke(&line(&[(x(-9.0), 3.0), (x(7.0), 19.0)]), stroke);
                frame.stroke(&line(&[(x(2.5), 19.5), (x(8.0), 14.0)]), stroke);
            }
        }
        Emblem::Barrel => {
            frame.stroke(&rounded(6.0, 2.5, 12.0, 19.0, 4.0), stroke);
            for y in [8.0, 16.0] {
                frame.stroke(&line(&[(5.0, y), (19.0, y)]), stroke);
            }
        }
        Emblem::Cloth => {
            frame.fill(&rounded(3.0, 4.0, 18.0, 6.5, 3.2), color);
            frame.stroke(
                &line(&[(5.0, 9.0), (5.0, 21.0), (9.0, 18.5), (13.0, 21.0), (17.0, 18.5)]),
                stroke,
            );
            frame.stroke(&line(&[(17.0, 18.5), (17.0, 9.0)]), stroke);
        }
        Emblem::Chain => {
            for x in [6.0, 12.0, 18.0] {
                frame.stroke(&line(&[(x, 3.0), (x, 21.0)]), stroke);
            }
            for y in [3.0, 21.0] {
                frame.stroke(&line(&[(3.0, y), (21.0, y)]), stroke);
            }
        }
        Emblem::Clock => {
            frame.stroke(&Path::circle(Point::new(12.0, 12.0), 9.5), stroke);
            frame.stroke(&line(&[(12.0, 6.0), (12.0, 12.0), (16.0, 14.5)]), stroke);
        }
        Emblem::Pause => {
            frame.fill(&rounded(5.5, 4.0, 4.5, 16.0, 1.0), color);
            frame.fill(&rounded(14.0, 4.0, 4.5, 16.0, 1.0), color);
        }
        Emblem::Play => frame.fill(&line(&[(6.5, 3.5), (20.5, 12.0), (6.5, 20.5)]), color),
        Emblem::Phone => {
            frame.stroke(&rounded(6.0, 2.5, 12.0, 19.0, 2.5), stroke);
            frame.stroke(&line(&[(10.5, 18.0), (13.5, 18.0)]), stroke);
        }
        Emblem::Menu => {
            for y in [6.0, 12.0, 18.0] {
                frame.stroke(&line(&[(4.0, y), (20.0, y)]), stroke);
            }
        }
        _ => {}
    }
}

fn flame() -> Path {
    Path::new(|path| {
        path.move_to(Point::new(12.5, 1.5));
        path.bezier_curve_to(Point::new(14.0, 7.0), Point::new(20.0, 9.0), Point::new(20.0, 15.5));
        path.bezier_curve_to(
            Point::new(20.0, 20.0),
            Point::new(16.5, 22.5),
            Point::new(12.0, 22.5),
        );
        path.bezier_curve_to(Point::new(7.5, 22.5), Point::new(4.0, 20.0), Point::new(4.0, 15.5));
        path.bezier_curve_to(Point::new(4.0, 12.0), Point::new(6.0, 10.0), Point::new(7.5, 8.0));
        path.bezier_curve_to(Point::new(8.0, 10.0), Point::new(9.0, 11.0), Point::new(10.5, 11.5));
        path.bezier_curve_to(Point::new(9.5, 8.0), Point::new(10.0, 4.0), Point::new(12.5, 1.5));
        path.close();
    })
}
