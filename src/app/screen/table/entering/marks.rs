//! The marks on the board: open places, the tile about to be placed, segments to claim, and the
//! feature asked for.

use std::sync::Arc;

use iced::widget::{column, container};
use iced::{Color, Fill};

use crate::app::kit::ui::{GameUi, Ui};
use crate::app::screen::table::message::{Light, Message};
use crate::app::screen::table::{
    Table, answering::numbers_of, entering::Entry, entering::numbers::placing,
};
use crate::rules::feature::{Kind, Place};
use crate::rules::game::Phase;
use crate::rules::game::question::Target;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::player::Figure;
use crate::rules::tile::{Segment, Tile};
use crate::rules::{Game, Move};
use crate::text::Words;
use crate::widget::Element;
use crate::widget::board::{Board, Claim, Marks};
use crate::widget::palette::Palette;

impl Table {
    pub(in crate::app::screen::table) fn board_area<'a>(
        &'a self,
        ui: GameUi<'a>,
    ) -> Element<'a, Message> {
        let game = self.game(ui.session);
        let board =
            Board::new(game.board(), game.setup(), &ui.shared.arts, ui.palette, self.ui(ui).state)
                .camera(self.seen.camera)
                .density(ui.sharpness())
                .covered(self.rise(ui))
                .pieces(game)
                .marks(self.marks(ui))
                .on_event(Message::Board);
        column![container(board).width(Fill).height(Fill)].push(self.chances(ui)).into()
    }

    fn marks(&self, ui: GameUi<'_>) -> Marks {
        let game = self.game(ui.session);
        let mut marks = Marks::default();
        if game.phase() == Phase::Place {
            // A single tile is the start tile, which nobody placed.
            let tiles = game.board().tiles();
            marks.last = tiles.last().filter(|_| tiles.len() > 1).map(|placed| placed.at);
            // The river leaves hardly a place to choose from.
            let on_river = game.river_stage().is_some();
            match self.entry() {
                Entry::Open => {
                    marks.open = !on_river;
                    marks.legal = on_river.then(|| game.places_to_fill().collect());
                    marks.ghost = self.tile_as_it_was(game);
                    if !self.is_narrowed() {
                        self.name_places(&mut marks, game, ui.words);
                    }
                }
                Entry::Place(at) => {
                    marks.open = !on_river;
                    marks.legal = on_river.then(|| game.places_to_fill().collect());
                    marks.chosen = Some(*at);
                    marks.ghost = self
                        .offered(game, *at)
                        .only
                        .map(|(tile, rotation)| (Arc::clone(tile), *at, rotation));
                    marks.held = self.held().map(|held| held.shown(ui.words));
                }
                Entry::Abbey => {
                    marks.legal = Some(game.board().holes().collect());
                    self.name_places(&mut marks, game, ui.words);
                }
                Entry::Tile(tile, _) => {
                    let mut legal: Vec<Position> =
                        game.board().placements(tile).into_iter().map(|(at, _)| at).collect();
                    legal.dedup();
                    let hovered = self.hovered().filter(|at| legal.contains(at));
                    marks.ghost = hovered.and_then(|at| {
                        Some((Arc::clone(tile), at, self.rotation_at(at, ui.session)?))
                    });
                    marks.legal = Some(legal);
                    self.name_places(&mut marks, game, ui.words);
                }
            }
        } else {
            marks.last = game.tile_asked_about();
            if let (Some(Move::Deploy { on, at, .. }), Some(last)) = (self.as_it_was(), marks.last)
            {
                light(&mut marks, game, Place { at: at.unwrap_or(last), segment: *on }, ui.palette);
            }
            self.mark_answers(&mut marks, *ui, game);
        }
        // The place that stands out in a lesson is like those in which a chosen tile fits.
        if let (Some(at), Entry::Open | Entry::Place(_)) = (self.seen.lit_place(), self.entry()) {
            marks.legal = Some(vec![at]);
        }
        marks.fields = self.ui(ui).fields();
        marks.dead = self.ui(ui).dead();
        self.light_asked(&mut marks, game, ui.palette);
        let sought = game.board().figures().iter().filter(|it| Some(it.seat) == self.seen.sought);
        marks.lit.extend(sought.map(|it| (vec![it.place], ui.palette.glow)));
        marks
    }
}

impl Table {
    /// The old tile of a turn that is entered anew, with its place.
    fn tile_as_it_was(&self, game: &Game) -> Option<(Arc<Tile>, Position, Rotation)> {
        let Move::Place { tile, at, rotation } = self.as_it_was()? else { return None };
        Some((Arc::clone(game.catalogue().tile(tile.as_str())?), *at, *rotation))
    }

    /// Lights what the open line of the log tells of, and the feature asked for.
    fn light_asked(&self, marks: &mut Marks, game: &Game, palette: &Palette) {
        let opened = self.seen.opened.iter().flat_map(|_| &self.insight.lit);
        for place in opened.copied().chain(self.seen.asked) {
            light(marks, game, place, palette);
        }
        if self.seen.opened.is_some() && self.insight.lights_city {
            marks.city = Some(palette.lit);
        }
    }

    /// Names the places that have a key, except the one where the tile is shown.
    fn name_places(&self, marks: &mut Marks, game: &Game, words: &Words) {
        let shown = marks.ghost.as_ref().map(|(_, at, _)| *at);
        let places = self.places(game).into_iter().enumerate();
        let keys = placing(words);
        let keys = places.filter_map(|(index, at)| Some((at, self.key_among(&keys, index)?)));
        marks.keys = keys.filter(|(at, _)| Some(*at) != shown).collect();
    }

    /// Marks the answers that can be clicked.
    fn mark_answers(&self, marks: &mut Marks, ui: Ui<'_>, game: &Game) {
        let Some(question) = self.question_now(game) else { return };
        if !question.pieces_first().is_empty() {
            return;
        }
        for (number, answer) in numbers_of(&question.answers).into_iter().zip(question.answers) {
            let key = self.key_of(number - 1);
            match answer.target {
                Target::Nowhere | Target::Corner(..) | Target::Figure(_) => {}
                Target::Quarter(quarter) => {
                    marks.tiles.extend(game.board().quarter(quarter).map(|at| (at, key)));
                }
                Target::Segment(place) => {
                    marks.claims.push(Claim { place, key });
                    // The lesson speaks of the golden field.
                    let is_field = Kind::from(place.segment) == Kind::Field;
                    if is_field && self.seen.light == Some(Light::Field) {
                        marks.lit.push((vec![place], Color { a: 0.5, ..ui.palette.gold }));
                    }
                }
                Target::Tile(at) => marks.tiles.push((at, key)),
                Target::Feature(place) => {
                    marks.claims.push(Claim { place, key });
                    marks.lit.extend(
                        lit_in(game, place, ui.palette.glow, ui.palette).into_iter().take(1),
                    );
                }
            }
        }
    }
}

/// The segments that may be claimed, as they are numbered: cities, roads, the building, then
/// fields.
#[must_use]
pub fn claims(game: &Game, figure: Figure) -> Vec<Segment> {
    let mut claims = game.claims(figure);
    claims.sort_by_key(|segment| matches!(segment, Segment::Field(_)));
    claims
}

/// Lights the feature of a place; a field with all cities that it counts, the City of Carcassonne
/// among them (R-CNT-3).
pub(in crate::app) fn light(marks: &mut Marks, game: &Game, place: Place, palette: &Palette) {
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
