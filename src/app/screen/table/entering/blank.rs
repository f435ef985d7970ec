//! The blank tile of a chosen place: the sides that its neighbours show, and a choice for each of
//! the others.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill};

use super::offered::{Offered, Way};
use crate::table::message::{Enter, Message, Press};
use crate::table::told::told_of;
use kit::prelude::*;
use kit::ui::Ui;
use rules::geometry::Side;
use rules::tile::Edge;
use widget::palette::contrast;
use widget::thumb;
use widget::tile::Ground;

/// The side of the blank tile, in logical pixels.
pub const BLANK: f32 = 160.0;
/// The depth of a side, and the length of one of its choices along it.
const DEPTH: f32 = 34.0;
const ALONG: f32 = 30.0;

/// The knowledge of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// A neighbour shows it.
    Shown(Edge),
    /// It was typed.
    Typed(Edge),
    /// It was chosen.
    Chosen(Edge),
    /// Nothing.
    Open,
}

/// The blank tile of a place, of whose sides so much is known, clockwise from the top; the tile
/// itself if it alone is meant.
pub fn blank_tile<'a>(sides: [Told; 4], offered: &Offered<'a>, ui: Ui<'a>) -> Element<'a, Message> {
    if let Some((tile, rotation)) = offered.only {
        return thumb::thumb(ui.thumb(tile, rotation), BLANK);
    }
    let side = |side: Side| blank_side(side, sides[side.index()], offered.lying(), ui);
    let corner = || space().width(DEPTH).height(DEPTH);
    let north = row![corner(), container(side(Side::North)).center_x(Fill), corner()];
    let south = row![corner(), container(side(Side::South)).center_x(Fill), corner()];
    let west = container(side(Side::West)).center_y(Fill);
    let east = container(side(Side::East)).center_y(Fill);
    let middle = row![west, space().width(Fill), east].align_y(Center).height(Fill);
    let blank = container(column![north, middle, south]).width(BLANK).height(BLANK);
    blank.style(theme::raised(ui.palette)).into()
}

/// One side: what is known of it, or the edges that some of the tiles have there.
fn blank_side<'a>(side: Side, told: Told, tiles: &[Way<'_>], ui: Ui<'a>) -> Element<'a, Message> {
    let lies_along = matches!(side, Side::North | Side::South);
    let sized = |content: Element<'a, Message>, along: f32| {
        let (width, height) = if lies_along { (along, DEPTH) } else { (DEPTH, along) };
        container(content).width(width).height(height)
    };
    let name = |edge: Edge| {
        // As clear as can be on its own ground, whatever the button around it is.
        let ground = Ground::from_palette(ui.palette).side(edge);
        let is_ink = contrast(ui.palette.ink, ground) > contrast(ui.palette.table, ground);
        let ink = if is_ink { ui.palette.ink } else { ui.palette.table };
        let letter = text(ui.words.side_key(edge.letter())).size(size::NOTE).color(ink);
        container(letter).center(Fill)
    };
    let ground = move |edge: Edge| {
        let color = Ground::from_palette(ui.palette).side(edge);
        move |_: &iced::Theme| container::Style {
            background: Some(color.into()),
            ..container::Style::default()
        }
    };
    let (known, long, weight) = match told {
        Told::Shown(edge) => {
            return sized(name(edge).into(), 3.0 * ALONG).style(ground(edge)).into();
        }
        Told::Typed(edge) | Told::Chosen(edge) => (Some(edge), 3.0 * ALONG, Weight::Primary),
        Told::Open => (None, ALONG, Weight::Secondary),
    };
    let choices = Edge::DRAWN.into_iter().filter(|edge| match known {
        Some(known) => known == *edge,
        None => tiles.iter().any(|(tile, turned)| tile.edge(side, *turned) == *edge),
    });
    let choices = choices.map(|edge| {
        let face = name(edge).style(ground(edge));
        // Typed letters are taken back one by one.
        let message = match told {
            Told::Typed(_) => Message::Press(Press::Erase),
            Told::Shown(_) | Told::Chosen(_) | Told::Open => {
                Message::Enter(Enter::Edge(side, edge))
            }
        };
        let pressed = ui.pressable(weight, face, 3.0, Some(message));
        let about = format!("{}, {}", ui.words.edge(edge), ui.words.side(side));
        told_of(sized(pressed, long), about)
    });
    if lies_along {
        Row::with_children(choices).into()
    } else {
        Column::with_children(choices).into()
    }
}
