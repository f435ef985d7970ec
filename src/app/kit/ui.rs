//! The context that every screen takes.

use std::ops::Deref;
use std::sync::Arc;

use crate::Shared;
use crate::shared::inscription;
use rules::card::Card;
use rules::geometry::Rotation;
use rules::tile::Tile;
use session::Session;
use text::{Argument, Words};
use widget::Element;
use widget::board::Board;
use widget::card::{self, Print};
use widget::palette::Palette;
use widget::thumb::Thumb;

/// The context of every screen: the state that all share, with its words and colours at hand.
#[derive(Debug, Clone, Copy)]
pub struct Ui<'a> {
    /// The state that all screens share.
    pub shared: &'a Shared,
    /// The words.
    pub words: &'a Words,
    /// The colours of the chosen look.
    pub palette: &'static Palette,
}

impl Shared {
    /// The context that every screen takes.
    pub const fn ui(&self) -> Ui<'_> {
        Ui { shared: self, words: &self.words, palette: self.palette() }
    }

    /// The context of a screen that shows an open game.
    pub const fn at<'a>(&'a self, session: &'a Session) -> GameUi<'a> {
        self.ui().with(session)
    }
}

impl<'a> Ui<'a> {
    /// The words of a key, for `say!(ui, "key", name = …)`.
    pub fn say(self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.words.say(key, arguments)
    }

    /// The face of an order card, that many logical pixels wide.
    pub fn card<Message: 'a>(self, card: &Arc<Card>, width: f32) -> Element<'a, Message> {
        let Shared { catalogue, arts, .. } = self.shared;
        let print = Print { catalogue, arts, palette: self.palette };
        card::face(card, inscription(card, self.words), print, width)
    }

    /// A tile by itself.
    pub fn thumb(self, tile: &'a Arc<Tile>, rotation: Rotation) -> Thumb<'a> {
        Thumb::new(tile, rotation, &self.shared.arts, self.palette, self.sharpness())
    }

    /// The board of the bundled game, in the colours of a palette.
    pub fn sample_board<Message: 'a>(self, palette: &'static Palette) -> Element<'a, Message> {
        match &self.shared.sample {
            Some(game) => Board::new(game.board(), game.setup(), &self.shared.arts, palette, 0)
                .density(self.sharpness())
                .pieces(game)
                .into(),
            None => iced::widget::space().into(),
        }
    }

    /// The context of a screen that shows an open game.
    pub const fn with(self, session: &'a Session) -> GameUi<'a> {
        GameUi { ui: self, session }
    }
}

impl Deref for Ui<'_> {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.shared
    }
}

/// The context of a screen that shows an open game.
#[derive(Debug, Clone, Copy)]
pub struct GameUi<'a> {
    ui: Ui<'a>,
    /// The open game.
    pub session: &'a Session,
}

impl<'a> Deref for GameUi<'a> {
    type Target = Ui<'a>;

    fn deref(&self) -> &Ui<'a> {
        &self.ui
    }
}
