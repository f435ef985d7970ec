//! The board with its marks: open places, the tile about to be placed, segments to claim, and the
//! feature asked for.

use std::sync::Arc;

use iced::widget::{column, container};
use iced::{Color, Fill};

use super::numbers::placing;
use super::{Entering, Entry};
use crate::table::answering::numbers_of;
use crate::table::message::{Light, Message};
use crate::table::ui::TableUi;
use rules::feature::{Kind, Place};
use rules::game::question::Target;
use rules::game::{Phase, legal, sets};
use rules::geometry::{Position, Rotation};
use rules::tile::Tile;
use rules::{Game, Move};
use widget::Element;
use widget::board::{Board, Claim, Marks};
use widget::palette::Palette;

impl Entering {
    /// The board, and below it what may be done beside the tile.
    pub fn board<'a>(
        &'a self,
        beside: Option<Element<'a, Message>>,
        ui: TableUi<'a>,
    ) -> Element<'a, Message> {
        let game = ui.game;
        let board = Board::new(game.board(), game.setup(), &ui.shared.arts, ui.palette, ui.state)
            .camera(ui.seen.camera)
            .density(ui.sharpness())
            .covered(self.rise(ui))
            .pieces(game)
            .marks(self.marks(ui))
            .blank(self.blank(ui), self.near)
            .on_event(Message::Board);
        column![container(board).width(Fill).height(Fill)].push(beside).into()
    }

    fn marks(&self, ui: TableUi<'_>) -> Marks {
        let game = ui.game;
        let mut marks = Marks::default();
        if game.phase() == Phase::Place {
            self.mark_places(&mut marks, ui);
        } else {
            marks.last = game.tile_asked_about();
            if let (Some(Move::Deploy { on, at, .. }), Some(last)) = (ui.as_it_was, marks.last) {
                light(&mut marks, game, Place { at: at.unwrap_or(last), segment: *on }, ui.palette);
            }
            mark_answers(&mut marks, ui);
        }
        // The place that stands out in a lesson is like those in which a chosen tile fits.
        if let (Some(at), Entry::Open | Entry::Place(_)) = (ui.seen.lit_place(), &self.entry) {
            marks.legal = Some(vec![at]);
        }
        marks.fields = ui.fields();
        marks.dead = ui.dead();
        light_asked(&mut marks, ui);
        let sought = game.board().figures().iter().filter(|it| Some(it.seat) == ui.seen.sought);
        marks.lit.extend(sought.map(|it| (vec![it.place], ui.palette.glow)));
        marks
    }

    /// Marks the places for the tile.
    fn mark_places(&self, marks: &mut Marks, ui: TableUi<'_>) {
        let game = ui.game;
        // A single tile is the start tile, which nobody placed.
        let tiles = game.board().tiles();
        marks.last = tiles.last().filter(|_| tiles.len() > 1).map(|placed| placed.at);
        // The river leaves hardly a place to choose from.
        let on_river = sets::river::stage_now(game).is_some();
        match &self.entry {
            Entry::Open => {
                marks.open = !on_river;
                marks.legal = on_river.then(|| legal::places_to_fill(game).collect());
                marks.ghost = tile_as_it_was(ui);
                if !self.is_narrowed() {
                    self.name_places(marks, ui);
                }
            }
            Entry::Place(at) => {
                marks.open = !on_river;
                marks.legal = on_river.then(|| legal::places_to_fill(game).collect());
                marks.chosen = Some(*at);
                let only = self.offered(game, *at).only;
                marks.ghost = only.map(|(tile, rotation)| (Arc::clone(tile), *at, rotation));
                marks.held = self.held.as_ref().map(|held| held.shown(ui.words));
            }
            Entry::Abbey => {
                marks.legal = Some(game.board().holes().collect());
                self.name_places(marks, ui);
            }
            Entry::Tile(tile, _) => {
                let placements = game.board().placements(tile).into_iter();
                let mut legal: Vec<Position> = placements.map(|(at, _)| at).collect();
                legal.dedup();
                let hovered = self.hovered().filter(|at| legal.contains(at));
                marks.ghost = hovered
                    .and_then(|at| Some((Arc::clone(tile), at, self.rotation_at(at, game)?)));
                marks.legal = Some(legal);
                self.name_places(marks, ui);
            }
        }
    }

    /// Names the places that have a key, except the one where the tile is shown.
    fn name_places(&self, marks: &mut Marks, ui: TableUi<'_>) {
        let shown = marks.ghost.as_ref().map(|(_, at, _)| *at);
        let places = self.places(ui.game).into_iter().enumerate();
        let keys = placing(ui.words);
        let key = |index| ui.answering.key_among(&keys, index);
        let keys = places.filter_map(|(index, at)| Some((at, key(index)?)));
        marks.keys = keys.filter(|(at, _)| Some(*at) != shown).collect();
    }
}

/// The old tile of a turn that is entered anew, with its place.
fn tile_as_it_was(ui: TableUi<'_>) -> Option<(Arc<Tile>, Position, Rotation)> {
    let Move::Place { tile, at, rotation } = ui.as_it_was? else { return None };
    Some((Arc::clone(ui.game.catalogue().tile(tile.as_str())?), *at, *rotation))
}

/// Lights what the open line of the log tells of, and the feature asked for.
fn light_asked(marks: &mut Marks, ui: TableUi<'_>) {
    let opened = ui.seen.opened.iter().flat_map(|_| &ui.insight.lit);
    for place in opened.copied().chain(ui.seen.asked) {
        light(marks, ui.game, place, ui.palette);
    }
    if ui.seen.opened.is_some() && ui.insight.lights_city {
        marks.city = Some(ui.palette.lit);
    }
}

/// Marks the answers that can be clicked.
fn mark_answers(marks: &mut Marks, ui: TableUi<'_>) {
    let Some(question) = ui.question() else { return };
    let game = ui.game;
    if !question.pieces_first().is_empty() {
        return;
    }
    for (number, answer) in numbers_of(&question.answers).into_iter().zip(question.answers) {
        let key = ui.answering.key_of(number - 1, game);
        match answer.target {
            Target::Nowhere | Target::Corner(..) | Target::Figure(_) => {}
            Target::Quarter(quarter) => {
                marks.tiles.extend(game.board().quarter(quarter).map(|at| (at, key)));
            }
            Target::Segment(place) => {
                marks.claims.push(Claim { place, key });
                // The lesson speaks of the golden field.
                let is_field = Kind::from(place.segment) == Kind::Field;
                if is_field && ui.seen.light == Some(Light::Field) {
                    marks.lit.push((vec![place], Color { a: 0.5, ..ui.palette.gold }));
                }
            }
            Target::Tile(at) => marks.tiles.push((at, key)),
            Target::Feature(place) => {
                marks.claims.push(Claim { place, key });
                marks
                    .lit
                    .extend(lit_in(game, place, ui.palette.glow, ui.palette).into_iter().take(1));
            }
        }
    }
}

/// Lights the feature of a place; a field with all cities that it counts, the City of Carcassonne
/// among them (R-CNT-3).
pub fn light(marks: &mut Marks, game: &Game, place: Place, palette: &Palette) {
    marks.lit.extend(lit_in(game, place, palette.lit, palette));
    let board = game.board();
    let is_beside =
        |feature| board.kind(feature) == Kind::Field && board.touches_carcassonne(feature);
    if board.feature(place).is_some_and(is_beside) {
        marks.city = Some(palette.glow);
    }
}

fn lit_in(game: &Game, place: Place, color: Color, palette: &Palette) -> Vec<(Vec<Place>, Color)> {
    let board = game.board();
    let Some(feature) = board.feature(place) else { return Vec::new() };
    let mut lit = vec![(board.places(feature).collect(), color)];
    if board.kind(feature) == Kind::Field {
        let complete = board.cities_of(feature).into_iter().filter(|city| board.is_complete(*city));
        lit.extend(complete.map(|city| (board.places(city).collect(), palette.glow)));
    }
    lit
}
