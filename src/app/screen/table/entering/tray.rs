//! The tray under the board: the tiles that fit, the chosen tile, or the question that is asked.

use std::hash::{Hash, Hasher as _};
use std::sync::Arc;

use iced::widget::{column, container, opaque, row, space};
use iced::{Center, Fill, Size};
use rustc_hash::FxHasher;

use super::offered::Offered;
use super::{Entering, Entry};
use crate::table::keys;
use crate::table::layout::{
    ABOVE, Tray, edge, list_height, picture_side, players_width, tray_height,
};
use crate::table::message::{Enter, Light, Message, Press};
use crate::table::ui::TableUi;
use kit::prelude::*;
use rules::Move;
use rules::game::{Phase, legal, sets};
use rules::geometry::Rotation;
use rules::tile::Tile;
use widget::keyed::keyed;
use widget::thumb;

/// The height of the title and the chips above the tiles of a tray that has risen.
const HEAD: f32 = 60.0;
/// The name of the risen tray for operations.
pub const RISEN: &str = "tray";
/// The most tiles for which the tray does not rise: they have room at the foot of the window.
const AT_FOOT: usize = 6;
/// The share of the board that the tray covers at most.
const RISES: f32 = 0.4;

impl Entering {
    /// The way in which the tray shows tiles.
    pub fn tray_of(&self, ui: TableUi<'_>) -> Tray {
        match self.entry {
            _ if self.is_risen(ui) => Tray::Risen,
            Entry::Place(_) => Tray::Painted,
            Entry::Open | Entry::Tile(..) | Entry::Abbey => Tray::Foot,
        }
    }

    /// Whether the tray rises over the board: all tiles for the chosen place are shown at once, or
    /// the tile is described.
    pub fn is_risen(&self, ui: TableUi<'_>) -> bool {
        let is_asked = match self.entry {
            Entry::Place(at) => !ui.settings.by_sides && legal::can_fill(ui.game, at),
            Entry::Open => self.is_narrowed() && self.narrowed_to > AT_FOOT,
            Entry::Tile(..) | Entry::Abbey => false,
        };
        is_asked && ui.game.phase() == Phase::Place && ui.height() > Height::Shallow
    }

    /// The height by which the tray rises over the board, in logical pixels; 0 if it does not.
    pub fn rise(&self, ui: TableUi<'_>) -> f32 {
        if !self.is_risen(ui) {
            return 0.0;
        }
        (self.risen(ui) - tray_height(ui.game, *ui)).max(0.0)
    }

    /// The height of what the risen tray covers beside the board, in logical pixels.
    pub fn covered(&self, ui: TableUi<'_>) -> f32 {
        if self.is_risen(ui) { self.risen(ui) } else { 0.0 }
    }

    /// The height of the risen tray: room for all tiles, as large as they can be. It stays the same
    /// while they are narrowed, so that nothing moves below the pointer.
    fn risen(&self, ui: TableUi<'_>) -> f32 {
        let count = match self.entry {
            Entry::Place(at) => Offered::of(legal::fitting(ui.game, at)).ways.len(),
            Entry::Open | Entry::Tile(..) | Entry::Abbey => self.narrowed_to,
        };
        let around = 2.0 * edge(*ui) + HEAD + gap::S;
        let low = tray_height(ui.game, *ui);
        let board = ui.view.height - ABOVE - low;
        let most = (low + board * RISES - around).max(0.0);
        let room = Size::new(ui.view.width - players_width(*ui) - 2.0 * edge(*ui), most);
        let list = list_height(count, room).min(most);
        (around + list).max(low)
    }

    /// The tray at the foot of the window; its place alone where it has risen. It holds the tiles
    /// to choose among, or the question that is asked in place of them.
    pub fn tray_below<'a>(
        &'a self,
        asked: &impl Hash,
        question: Option<Element<'a, Message>>,
        ui: TableUi<'a>,
    ) -> Element<'a, Message> {
        let height = tray_height(ui.game, *ui);
        if self.is_risen(ui) {
            // One pixel is that of the line above the tray.
            return space().height(height + 1.0).into();
        }
        self.tray(height, asked, question.unwrap_or_else(|| self.choice(ui)), ui)
    }

    /// The tray that has risen over the board and what lies beside it.
    pub fn tray_above<'a>(
        &'a self,
        asked: &impl Hash,
        ui: TableUi<'a>,
    ) -> Option<Element<'a, Message>> {
        self.is_risen(ui).then(|| {
            let tray = self.tray(self.risen(ui), asked, self.choice(ui), ui);
            container(container(opaque(tray)).id(RISEN)).align_bottom(Fill).width(Fill).into()
        })
    }

    /// The tray of that height; its list shows from its beginning on when something else is asked.
    fn tray<'a>(
        &self,
        tall: f32,
        asked: &impl Hash,
        content: Element<'a, Message>,
        ui: TableUi<'a>,
    ) -> Element<'a, Message> {
        let content = if ui.height() == Height::Tiny {
            let all = ui.scroll(content).spacing(gap::XS);
            all.width(Fill).into()
        } else {
            content
        };
        let content = keyed([(self.list(asked, ui), content)]);
        let content = container(content)
            .padding(edge(*ui))
            .height(tall)
            .width(Fill)
            .style(theme::anew(ui.palette, self.narrowed_by()));
        column![ui.line(), ui.lit(Light::Tray, content)].into()
    }

    /// A number for the list in the tray: each new list shows from its beginning on.
    fn list(&self, asked: &impl Hash, ui: TableUi<'_>) -> u64 {
        let place = if let Entry::Place(at) = self.entry { Some(at) } else { None };
        let mut hasher = FxHasher::default();
        let page = ui.answering.page;
        (ui.session.revision(), asked, place, &self.code, &self.shown, page).hash(&mut hasher);
        hasher.finish()
    }

    /// The tiles to choose among, the chosen one, or the abbey.
    fn choice<'a>(&'a self, ui: TableUi<'a>) -> Element<'a, Message> {
        match &self.entry {
            Entry::Open => self.all_tiles(ui),
            Entry::Place(at) => self.fitting_tiles(*at, ui),
            Entry::Tile(tile, rotation) => self.chosen_tile(tile, *rotation, ui),
            Entry::Abbey => abbey(ui),
        }
    }

    fn chosen_tile<'a>(
        &'a self,
        tile: &'a Arc<Tile>,
        rotation: Rotation,
        ui: TableUi<'a>,
    ) -> Element<'a, Message> {
        let picture = thumb::thumb(ui.thumb(tile, rotation), picture_side(ui.game, *ui));
        let name = strong(ui.words.tile(tile)).size(size::LEAD);
        let left = ui.game.copies_left(tile.id.as_str());
        let left = ui.settings.hints.then(|| ui.note(say!(ui, "tray-copies", count = left)));
        let cancel = ui.action(
            Weight::Quiet,
            "tray-other-tile",
            Some(keys::ESCAPE.sign),
            Some(Message::Press(Press::Cancel)),
        );
        let tools = if ui.game.board().has_placement(tile) {
            let turn = ui.action(
                Weight::Secondary,
                "tray-turn",
                Some(keys::TURN.sign),
                Some(Message::Enter(Enter::Turn)),
            );
            let tools = row![turn, cancel].push(self.more(ui)).spacing(gap::M);
            let tools = tools.wrap().vertical_spacing(gap::XS);
            column![ui.plain("tray-click-lit"), tools]
        } else {
            let away = ui.action(
                Weight::Primary,
                "tray-remove",
                Some(keys::ENTER.sign),
                Some(Message::Enter(Enter::RemoveTile)),
            );
            column![ui.plain("tray-fits-nowhere"), row![away, cancel].spacing(gap::M)]
        };
        row![picture, column![name, left, tools.spacing(gap::M)].spacing(gap::S)]
            .spacing(gap::XL)
            .align_y(Center)
            .into()
    }
}

/// The prompt to put the abbey into a hole.
fn abbey<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let back = if sets::abbey::is_closing(ui.game) {
        ui.action(
            Weight::Secondary,
            "pass-abbey",
            Some(keys::ENTER.sign),
            Some(Message::Make(Move::Pass)),
        )
    } else {
        ui.action(
            Weight::Quiet,
            "tray-other-tile",
            Some(keys::ESCAPE.sign),
            Some(Message::Press(Press::Cancel)),
        )
    };
    let name = ui.strong("turn-abbey").size(size::LEAD);
    let content = column![name, ui.plain("abbey-about"), ui.plain("abbey-where-how"), back];
    row![
        thumb::thumb(ui.thumb(ui.abbey(), Rotation::None), picture_side(ui.game, *ui)),
        content.spacing(gap::S)
    ]
    .spacing(gap::XL)
    .align_y(Center)
    .into()
}
