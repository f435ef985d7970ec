//! Keeping a tile at a place where the rules do not allow it: any tile there is, turned as it lies.

use std::sync::Arc;

use iced::widget::{column, container, row, space, text_input};
use iced::{Center, Fill};

use super::step::{Step, close_button};
use kit::look::{Looked, looked_at};
use kit::prelude::*;
use kit::ui::Ui;
use rules::geometry::{Position, Rotation};
use rules::tile::Tile;
use rules::{Game, Move};
use text::{Words, capitalised};
use widget::cut::cut;
use widget::field::field;
use widget::thumb;

/// The side of a tile in the list and of the chosen one, in logical pixels.
const SMALL: f32 = 56.0;
const LARGE: f32 = 132.0;
/// The number of tiles shown at once; typing the sides brings the others.
const SHOWN: usize = 120;
/// A sign that no side has in the code of a tile.
const NO_SIDE: char = '-';

/// A tile that is kept at a place.
#[derive(Debug)]
pub struct Keeping {
    /// The place.
    pub at: Position,
    /// The tile's sides as they are typed, clockwise.
    sides: String,
    chosen: Option<(Arc<Tile>, Rotation)>,
}

/// A step in the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// The sides of the tile are typed.
    Sides(String),
    /// A tile is chosen.
    Tile(Arc<Tile>),
    /// The tile is turned.
    Turn,
    /// Another tile is to be chosen.
    Other,
    /// The tile is kept as it lies.
    Keep,
    /// The tile is none of these.
    Unknown,
}

/// The name of the field of the sides.
pub const SIDES: &str = "keep-sides";

impl Keeping {
    pub(in super::super) const fn at(at: Position) -> Self {
        Self { at, sides: String::new(), chosen: None }
    }

    /// Answers a message. Returns the move once the tile is kept.
    pub fn update(&mut self, message: Message) -> Option<Move> {
        match message {
            Message::Sides(sides) => {
                self.sides = sides.chars().filter(|side| side.is_alphabetic()).take(4).collect();
            }
            Message::Tile(tile) => self.chosen = Some((tile, Rotation::None)),
            Message::Turn => {
                if let Some((_, rotation)) = &mut self.chosen {
                    *rotation = rotation.next();
                }
            }
            Message::Other => self.chosen = None,
            Message::Keep => {
                let (tile, rotation) = self.chosen.as_ref()?;
                let (tile, rotation) = (tile.id.clone(), *rotation);
                return Some(Move::PlaceAnyway { tile, at: self.at, rotation });
            }
            // Another dialog answers this.
            Message::Unknown => {}
        }
        None
    }

    /// The tiles with the typed sides; those of the sets in play come first. A letter that is no
    /// side in this language stands on no tile.
    fn meant(&self, words: &Words, game: &Game) -> Vec<Arc<Tile>> {
        let letters = self.sides.to_lowercase();
        let typed: String =
            letters.chars().map(|letter| words.side_of(letter).unwrap_or(NO_SIDE)).collect();
        let has_sides = |tile: &Tile| {
            let code = tile.code();
            (0..4).any(|turn| {
                let turned = code.chars().cycle().skip(turn).take(4).collect::<String>();
                turned.starts_with(&typed)
            })
        };
        let all = game.catalogue().tiles().iter().filter(|tile| tile.grid.is_none());
        let mut meant: Vec<Arc<Tile>> = all.filter(|tile| has_sides(tile)).cloned().collect();
        meant.sort_by_key(|tile| !game.setup().has(&tile.set));
        meant
    }

    pub(super) fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        looked: &Looked,
    ) -> Column<'a, Step<Message>> {
        let content: Element<'a, Step<Message>> = match &self.chosen {
            Some((tile, rotation)) => chosen(tile, *rotation, ui, game),
            None => self.list(ui, game, looked),
        };
        let unknown =
            ui.action(Weight::Quiet, "keep-unknown", None, Some(Step::Own(Message::Unknown)));
        let keep = self.chosen.is_some().then(|| {
            let keep = Some(Step::Own(Message::Keep));
            ui.action(Weight::Primary, "keep-do", None, keep)
        });
        column![
            ui.heading("keep-title"),
            ui.note("keep-about"),
            content,
            row![unknown, space::horizontal(), close_button(ui, Weight::Secondary), keep]
                .spacing(gap::M)
                .align_y(Center),
        ]
    }

    fn list<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        looked: &Looked,
    ) -> Element<'a, Step<Message>> {
        let sides = text_input(&say!(ui, "keep-sides", keys = say!(ui, "key-sides")), &self.sides)
            .id(SIDES)
            .on_input(|sides| Step::Own(Message::Sides(sides)))
            .font(SANS)
            .size(size::TEXT)
            .padding([gap::S, gap::M])
            .width(320)
            .style(theme::input(ui.palette));
        let meant = self.meant(ui.words, game);
        let more = (meant.len() > SHOWN)
            .then(|| ui.note(say!(ui, "keep-more", count = meant.len() - SHOWN)));
        let told = looked.words().map(|about| cut(about.clone(), SANS, size::NOTE));
        let none = meant.is_empty().then(|| ui.plain("keep-none"));
        let tiles = meant.into_iter().take(SHOWN).map(|tile| {
            let picture = thumb::thumb(ui.thumb(&tile, Rotation::None), SMALL);
            let about = about(&tile, ui, game);
            let press = Some(Step::Own(Message::Tile(tile)));
            looked_at(ui.pressable(Weight::Row, picture, 3.0, press), about, Step::Look)
        });
        let tiles = Row::with_children(tiles).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let list = ui.scroll(tiles).width(Fill);
        column![
            row![field(sides).on_escape(Step::Close), container(told).width(Fill), more]
                .spacing(gap::M)
                .align_y(Center),
            none,
            container(list).max_height(330)
        ]
        .spacing(gap::M)
        .into()
    }
}

/// The name of a tile, and its set if that is not in play.
fn about(tile: &Tile, ui: Ui<'_>, game: &Game) -> String {
    let name = capitalised(&ui.words.tile(tile));
    if game.setup().has(&tile.set) || !ui.words.has(&format!("set-{}", tile.set)) {
        name
    } else {
        say!(ui, "keep-of-set", tile = name, set = ui.words.set(&tile.set))
    }
}

fn chosen<'a>(
    tile: &Arc<Tile>,
    rotation: Rotation,
    ui: Ui<'a>,
    game: &Game,
) -> Element<'a, Step<Message>> {
    let words = ui.words;
    let picture = thumb::thumb(ui.thumb(tile, rotation), LARGE);
    let button = |key: &str, message| {
        ui.action(Weight::Secondary, words.say(key, &[]), None, Some(Step::Own(message)))
    };
    let tools = row![button("tray-turn", Message::Turn), button("keep-other", Message::Other)];
    let words = column![plain(about(tile, ui, game)), tools.spacing(gap::M)];
    row![picture, words.spacing(gap::M)].spacing(gap::XL).align_y(Center).into()
}
