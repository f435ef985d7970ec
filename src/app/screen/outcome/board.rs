//! The board at the end, or as it was when an order might have been fulfilled.

use std::sync::Arc;

use iced::widget::{column, container, responsive, row};
use iced::{Center, Fill};

use super::review::Reviewed;
use super::{Message, Outcome, Tab};
use journal::review::{Chance, Look};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::card;
use rules::geometry::{Position, Rotation};
use rules::tile::Tile;
use rules::{Catalogue, Game, Move};
use session::Session;
use widget::board::camera::Camera;
use widget::board::{Board, Marks};

/// The board as it was when an order might have been fulfilled.
#[derive(Debug)]
pub struct Then {
    game: Game,
    look: Look,
    chance: Chance,
}

/// The tile of a look, as the first way of a chance lays it; `None` for an abbey that the player
/// might have placed instead.
pub fn lying<'a>(
    look: &Look,
    chance: &Chance,
    catalogue: &'a Catalogue,
) -> (Option<&'a Arc<Tile>>, Rotation) {
    let placed = chance.ways.first().and_then(|way| way.moves.first());
    match placed {
        Some(Move::Place { rotation, .. }) => (catalogue.tile(look.tile.as_str()), *rotation),
        Some(_) | None => (None, Rotation::default()),
    }
}

impl Then {
    /// The board before that move, for that order.
    pub fn at_move(
        known: &Reviewed,
        index: usize,
        card: &card::Id,
        session: &Session,
    ) -> Option<Self> {
        let (look, chance) = known.chances(card).find(|(look, _)| look.index == index)?;
        let game = session.journal().game_after(index);
        Some(Self { game, look: look.clone(), chance: chance.clone() })
    }

    fn places(&self) -> impl Iterator<Item = Position> {
        self.chance.ways.iter().map(|way| way.at)
    }

    /// The tile in hand at its first place, and the others.
    fn marks(&self, ui: Ui<'_>) -> Marks {
        let (tile, rotation) = lying(&self.look, &self.chance, self.game.catalogue());
        let tile = tile.unwrap_or_else(|| ui.abbey());
        let ghost = self.places().next().map(|at| (Arc::clone(tile), at, rotation));
        Marks { ghost, legal: Some(self.places().skip(1).collect()), ..Marks::default() }
    }
}

impl Outcome {
    /// The board.
    pub fn board<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let Some(then) = &self.then else {
            let board = picture(*ui, ui.session.game(), ui.session.revision());
            return framed(board);
        };
        let told = ui.words.chance(&then.look, &then.chance, &then.game);
        let back = ui.action(Weight::Quiet, "share-end", None, Some(Message::Tab(Tab::Board)));
        let board = responsive(move |view| {
            let tiles = then.game.board().tiles().iter().map(|placed| placed.at);
            let camera = Camera::fit(tiles.chain(then.places()), view);
            // A revision that no board of the session has.
            let revision = u64::MAX - then.look.index as u64;
            let board = picture(*ui, &then.game, revision);
            board.camera(Some(camera)).marks(then.marks(*ui)).into()
        });
        let order = ui.words.order(&then.chance.card, then.game.catalogue());
        let name = then.game.name(then.look.seat).to_owned();
        let whose = strong(ui.words.told_of(name, say!(ui, "label-order", title = order)));
        let told = column![whose, plain(told)].width(Fill);
        let head = row![told, back].spacing(gap::M).align_y(Center);
        column![head, framed(board)].spacing(gap::S).into()
    }
}

fn picture<'a>(ui: Ui<'a>, game: &'a Game, revision: u64) -> Board<'a, Message> {
    let board = Board::new(game.board(), game.setup(), &ui.shared.arts, ui.palette, revision);
    board.density(ui.sharpness()).gradual().pieces(game)
}

fn framed<'a>(board: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(board).clip(true).width(Fill).height(Fill).into()
}
