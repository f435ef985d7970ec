//! The back of all cards. It looks alike either way up, so that a turned card tells nothing.

use super::canvas::Canvas;
use super::sheet::Rect;
use super::style::Style;
use art::path::Path;
use art::point::{Pt, pt};
use art::{Emblem, Tint};

/// The width of the border.
const BORDER: f32 = 4.0;
/// The step from one lozenge to the next.
const STEP: Pt = pt(8.8, 10.0);
/// The radius of the disc in the middle.
const DISC: f32 = 15.5;
/// The side of a crown.
const CROWN: f32 = 12.0;

/// Draws the back: a plain one in lines alone.
pub(super) fn draw(canvas: &mut Canvas<'_>, style: &Style) {
    let (width, height) = style.size.millimetres();
    let panel = |inset: f32| [inset, inset, width - 2.0 * inset, height - 2.0 * inset];
    let middle = pt(width / 2.0, height / 2.0);
    let line = if style.is_plain { Tint::ROYAL } else { Tint::GILT };
    if style.is_plain {
        canvas.stroke(&Path::rounded(panel(BORDER - 0.8), 2.8), 0.2, line);
    } else {
        canvas.rectangle(Rect { x: 0.0, y: 0.0, width, height }, Tint::ROYAL_DEEP);
        canvas.fill(&Path::rounded(panel(BORDER), 3.0), Tint::ROYAL);
        lozenges(canvas, panel(BORDER + 1.6), middle);
    }
    canvas.stroke(&Path::rounded(panel(BORDER + 0.8), 2.4), 0.35, line);

    if !style.is_plain {
        canvas.fill(&Path::circle(middle, DISC), Tint::ROYAL_DEEP);
    }
    canvas.stroke(&Path::circle(middle, DISC), 0.5, line);
    canvas.stroke(&Path::circle(middle, DISC - 1.2), 0.2, line);
    canvas.fill(&lozenge(middle, 1.1, 1.1), line);
    for side in [1.0, -1.0] {
        let rule =
            Path::lines(&[(middle.x + side * 2.4, middle.y), (middle.x + side * 9.0, middle.y)]);
        canvas.stroke(&rule, 0.25, line);
        // The crown stands above the line, and once more turned round the middle.
        canvas.within([side, 0.0, 0.0, side, middle.x, middle.y], |canvas| {
            canvas.emblem(Emblem::Crown, (-CROWN / 2.0, -CROWN - 0.6, CROWN), line);
        });
    }
}

/// A lattice around the middle, cut off at the panel.
fn lozenges(canvas: &mut Canvas<'_>, [x, y, width, height]: [f32; 4], middle: Pt) {
    let tint = Tint::GILT.faint(0.28).over(Tint::ROYAL);
    canvas.clipped(Rect { x, y, width, height }, |canvas| {
        for row in -9_i8..=9 {
            for column in -7_i8..=7 {
                if (row + column) % 2 == 0 {
                    let at = pt(
                        middle.x + f32::from(column) * STEP.x / 2.0,
                        middle.y + f32::from(row) * STEP.y / 2.0,
                    );
                    canvas.fill(&lozenge(at, STEP.x * 0.3, STEP.y * 0.3), tint);
                }
            }
        }
    });
}

fn lozenge(middle: Pt, across: f32, down: f32) -> Path {
    let Pt { x, y } = middle;
    let mut path = Path::lines(&[(x, y - down), (x + across, y), (x, y + down), (x - across, y)]);
    path.close();
    path
}
