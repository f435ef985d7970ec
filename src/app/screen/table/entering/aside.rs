//! The tiles with a dragon before the first volcano, which are set aside when they are drawn
//! (R-PD-1): they are shown crossed out, with the reason, so that nobody looks for them.

use std::sync::Arc;

use iced::widget::{container, stack};
use iced::{Center, Fill};

use crate::table::{message::Message, told::told_of};
use kit::prelude::*;
use kit::ui::Ui;
use rules::Game;
use rules::game::sets;
use rules::geometry::Position;
use rules::tile::Tile;
use widget::emblem::{Emblem, emblem};
use widget::thumb;

/// The share of a crossed picture that the cross covers.
const CROSS: f32 = 0.7;

/// The kinds that would fit a place if they were not set aside.
pub fn set_aside(at: Position, game: &Game) -> Vec<&Arc<Tile>> {
    if !sets::dragon::sets_aside(game) {
        return Vec::new();
    }
    let fits = |tile: &Tile| game.board().rotations(tile, at).next().is_some();
    let kinds = game.tiles_left().map(|(tile, _)| tile);
    let mut kinds: Vec<_> = kinds.filter(|tile| tile.dragon && fits(tile)).collect();
    kinds.sort_by_key(|tile| tile.group());
    kinds
}

/// Those kinds, crossed out, and why.
pub fn crossed_out<'a>(
    kinds: Vec<&'a Arc<Tile>>,
    side: f32,
    ui: Ui<'a>,
) -> Option<Element<'a, Message>> {
    if kinds.is_empty() {
        return None;
    }
    let why = ui.note("reject-volcano-first");
    let why = container(why).max_width(3.0 * side).padding(gap::S).into();
    let crossed = kinds.into_iter().map(|tile| {
        let picture = thumb::thumb(ui.thumb(tile, Default::default()), side);
        let cross = container(emblem(Emblem::Cross, ui.palette.danger, side * CROSS));
        let crossed = stack![picture, cross.center(Fill)].width(side).height(side);
        told_of(crossed, ui.words.tile(tile))
    });
    let all: Vec<Element<'a, Message>> = crossed.chain([why]).collect();
    let all = Row::with_children(all).spacing(gap::XS).align_y(Center);
    Some(all.wrap().vertical_spacing(gap::XS).into())
}
