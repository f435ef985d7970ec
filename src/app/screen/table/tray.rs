//! The tray under the board: the tiles that fit, the tile that was chosen, the segments that may be claimed.

use std::sync::Arc;

use iced::widget::{Column, Row, column, container, responsive, row, rule, scrollable, space, stack, text};
use iced::{Center, Element, Fill};

use super::{Entry, Message, Table, claims};
use crate::app::Shared;
use crate::app::parts::{action, hint, note, plain, pressable, strong};
use crate::app::session::Session;
use crate::app::theme::{self, STRONG, Weight, size, space as gap};
use crate::rules::Game;
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::player::Figure;
use crate::rules::scoring::{self, Finality, Line};
use crate::rules::tile::Tile;
use crate::say;
use crate::widget::thumb;

/// Height of the tray, in logical pixels: the board keeps its size while tiles are chosen.
const HEIGHT: f32 = 176.0;
/// The most tiles offered at once.
const MOST: usize = 60;

impl Table {
    pub(super) fn tray<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        let content = match (game.phase(), &self.entry) {
            (Phase::Place, Entry::Open) => self.all_tiles(shared, game),
            (Phase::Place, Entry::Place(at)) => self.fitting_tiles(*at, shared, game),
            (Phase::Place, Entry::Tile(tile, rotation)) => self.chosen_tile(tile, *rotation, shared, game),
            (Phase::Deploy { at, .. }, _) => self.claims_of(at, shared, game),
            (Phase::Finished, _) => {
                let go = action(
                    palette,
                    Weight::Primary,
                    say!(shared.words, "tray-finish"),
                    Some("⏎"),
                    Some(Message::Finish),
                );
                container(go).center(Fill).into()
            }
            (Phase::Leave | Phase::Enter | Phase::MoveCount, _) => {
                self.city_question(shared, game).unwrap_or_else(|| space().into())
            }
            (Phase::Deal | Phase::Scored, _) => space().into(),
        };
        let content = container(content).padding(gap::M).height(HEIGHT).width(Fill).style(theme::bar(palette));
        column![rule::horizontal(1).style(theme::thin(palette)), content].into()
    }

    fn all_tiles<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let kinds: Vec<(&Arc<Tile>, u16)> = game.tiles_to_draw().filter(|(tile, _)| self.is_meant(tile)).collect();
        let head = if self.code.is_empty() {
            row![strong(say!(words, "tray-which")), note(say!(words, "tray-type"), palette)]
        } else {
            let typed: Vec<String> = self.code.chars().map(|c| c.to_uppercase().to_string()).collect();
            row![
                strong(say!(words, "tray-typed", sides = typed.join(" "))),
                note(say!(words, "tray-typed-count", count = kinds.len()), palette),
            ]
        };
        let tiles = kinds.into_iter().map(|(tile, _)| (tile, Rotation::None, Message::Tile(tile.id.clone())));
        let list = tile_list(shared, game, tiles.collect(), !self.code.is_empty());
        column![head.spacing(gap::M).align_y(Center), list].spacing(gap::S).into()
    }

    fn fitting_tiles<'a>(&'a self, at: Position, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let offered = self.offered(game, at);
        if offered.is_empty() {
            let cancel =
                action(palette, Weight::Secondary, say!(words, "tray-other-place"), Some("Esc"), Some(Message::Cancel));
            let none = strong(say!(words, "tray-none-fits"));
            return container(column![none, cancel].spacing(gap::M).align_x(Center)).center(Fill).into();
        }
        let count = game.count_fitting(at);
        let head = row![
            strong(say!(words, "tray-fitting")),
            note(say!(words, "tray-fitting-count", count = count, all = game.count_left()), palette),
        ];
        let tiles =
            offered.into_iter().map(|(tile, rotation)| (tile, rotation, Message::Fitting(tile.id.clone(), rotation)));
        let list = tile_list(shared, game, tiles.collect(), true);
        column![head.spacing(gap::M).align_y(Center), list].spacing(gap::S).into()
    }

    fn chosen_tile<'a>(
        &'a self,
        tile: &'a Arc<Tile>,
        rotation: Rotation,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let picture = thumb::thumb(shared.thumb(tile, rotation), 132.0);
        let name = strong(words.tile(tile)).size(size::LEAD);
        let left = note(say!(words, "tray-copies", count = game.copies_left(tile.id.as_str())), palette);
        let cancel = action(palette, Weight::Quiet, say!(words, "tray-other-tile"), Some("Esc"), Some(Message::Cancel));
        let tools = if game.board().has_placement(tile) {
            let turn = action(palette, Weight::Secondary, say!(words, "tray-turn"), Some("R"), Some(Message::Turn));
            column![plain(say!(words, "tray-click-lit")), row![turn, cancel].spacing(gap::M)]
        } else {
            let away = action(palette, Weight::Primary, say!(words, "tray-remove"), None, Some(Message::RemoveTile));
            column![plain(say!(words, "tray-fits-nowhere")), row![away, cancel].spacing(gap::M)]
        };
        row![picture, column![name, left, tools.spacing(gap::M)].spacing(gap::S)]
            .spacing(gap::XL)
            .align_y(Center)
            .into()
    }

    fn claims_of<'a>(&'a self, at: Position, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let Some(placed) = game.board().tile(at) else { return space().into() };
        let claimable = claims(game);
        let picture = shared.thumb(&placed.tile, placed.rotation);
        let picture = thumb::claimable(picture, &claimable, 132.0, Message::Claim);
        let none =
            action(palette, Weight::Secondary, say!(words, "tray-no-follower"), Some("⏎"), Some(Message::NoFollower));
        let buttons = claimable
            .into_iter()
            .enumerate()
            .map(|(index, segment)| self.claim_button(index + 1, Place { at, segment }, shared, game));
        let choices = Row::with_children(buttons.chain([none])).spacing(gap::S).wrap().vertical_spacing(gap::S);
        let name = game.name(game.active());
        let left = game.supply(game.active()).count(Figure::Follower);
        let head = row![
            strong(say!(words, "tray-claim")),
            note(say!(words, "tray-followers", name = name, count = left), palette),
        ];
        let content =
            Column::new().push(head.spacing(gap::M).align_y(Center)).push(choices).spacing(gap::M).width(Fill);
        row![picture, content].spacing(gap::XL).align_y(Center).into()
    }

    fn claim_button<'a>(
        &'a self,
        number: usize,
        place: Place,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let role = capitalised(&words.role(place.segment.into(), Figure::Follower));
        let detail = game.board().feature(place).map(|feature| {
            let record = game.board().record(feature);
            let complete = game.board().is_complete(feature);
            if complete {
                let worth: i32 = scoring::worth(&record, Finality::Complete).iter().map(Line::points).sum();
                say!(words, "tray-claim-complete", feature = words.record(&record), points = worth)
            } else {
                words.record(&record)
            }
        });
        let key = text(number.to_string()).font(STRONG).size(size::TEXT).color(palette.royal);
        let label = column![strong(role), note(detail.unwrap_or_default(), palette)];
        let content = row![key, label].spacing(gap::M).align_y(Center);
        let message = Message::Claim(place.segment);
        pressable(palette, Weight::Secondary, content, [gap::XS, gap::M], Some(message))
    }
}

/// Tiles to be picked, each with its key and how many copies are left.
fn tile_list<'a>(
    shared: &'a Shared,
    game: &'a Game,
    tiles: Vec<(&'a Arc<Tile>, Rotation, Message)>,
    numbered: bool,
) -> Element<'a, Message> {
    responsive(move |room| tiles_of_size(shared, game, tiles.clone(), thumb_size(tiles.len(), room.width), numbered))
        .into()
}

/// As large as they fit one row, or else small enough for two.
fn thumb_size(tiles: usize, width: f32) -> f32 {
    (width / tiles.max(1) as f32 - 10.0).clamp(48.0, 96.0)
}

fn tiles_of_size<'a>(
    shared: &'a Shared,
    game: &'a Game,
    tiles: Vec<(&'a Arc<Tile>, Rotation, Message)>,
    side: f32,
    numbered: bool,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let buttons = tiles.into_iter().take(MOST).enumerate().map(|(index, (tile, rotation, message))| {
        let number = index + 1;
        let badge = |words: String, color| {
            let words = text(words).font(STRONG).size(size::NOTE).line_height(1.1).color(color);
            container(words).padding([0.0, 3.0]).style(theme::badge(palette))
        };
        let key = (numbered && number <= 9).then(|| badge(number.to_string(), palette.royal));
        let copies = game.copies_left(tile.id.as_str());
        let copies = badge(say!(shared.words, "tray-times", count = copies), palette.ink);
        let picture = thumb::thumb(shared.thumb(tile, rotation), side);
        let content = stack![
            picture,
            container(key).width(side).height(side).align_left(side).align_top(side),
            container(copies).width(side).height(side).align_right(side).align_bottom(side),
        ];
        let content = container(content).id(tile_id(number));
        let button = pressable(palette, Weight::Row, content, 3.0, Some(message));
        hint(palette, button, shared.words.tile(tile))
    });
    let list = Row::with_children(buttons).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
    scrollable(list).style(theme::scroll(palette)).height(Fill).width(Fill).into()
}

/// The name of a tile in the tray for operations; numbered from 1.
#[must_use]
pub fn tile_id(number: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("tile-{number}"))
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
