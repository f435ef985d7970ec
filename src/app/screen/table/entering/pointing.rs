//! Presses on the board.

use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::answering::act_at;
use crate::app::screen::table::{Table, dialog::Righting, entering::Entry, message::Enter};
use crate::rules::Move;
use crate::rules::expansion::fairy::Stand;
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::table::Spot;
use crate::rules::tile::Segment;
use crate::widget::board;

impl Table {
    pub(in crate::app::screen::table) fn on_board(
        &mut self,
        event: board::Event,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        match event {
            board::Event::Looked(camera) => self.seen.camera = Some(camera),
            board::Event::Hovered(at) => self.hover(at),
            board::Event::Dropped(on) => return self.drop_held(on, ui),
            board::Event::Turned(turn) => self.turn_held(turn, ui.session),
            board::Event::PutBack => drop(self.put_back()),
            board::Event::Clicked(at, segment) => {
                return self.clicked(at, segment, ui);
            }
        }
        None
    }

    fn clicked(
        &mut self,
        at: Position,
        segment: Option<Segment>,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let game = self.game(ui.session);
        let is_tile = game.board().tile(at).is_some();
        if self.seen.sought.is_some() {
            return self.found_there(at, segment, ui);
        }
        match game.phase() {
            Phase::Place if *self.entry() == Entry::Abbey => {
                if game.board().fits_abbey(at).is_ok() {
                    return self.make(Move::PlaceAbbey { at }, ui);
                }
            }
            Phase::Place if !is_tile => {
                if let Entry::Tile(tile, _) = self.entry() {
                    if let Some(rotation) = self.rotation_at(at, ui.session) {
                        let made = Move::Place { tile: tile.id.clone(), at, rotation };
                        return self.make(made, ui);
                    }
                    return None;
                }
                if game.board().socket(at).is_some() {
                    self.begin_at(at);
                } else if let Some(entering) = self.entering_mut() {
                    entering.let_go();
                }
                self.seen.asked = None;
                return None;
            }
            Phase::Place => {}
            _ => {
                if let Some(made) = self.answering.clicked(at, segment, &self.insight, game) {
                    return self.make(made, ui);
                }
                // An abbot in the garden is offered next.
                if let Some(act) = act_at(at, segment, &self.insight, game) {
                    return self.enter(Enter::Act(act), ui);
                }
            }
        }
        let asked = segment.filter(|_| is_tile).map(|segment| Place { at, segment });
        self.seen.asked = if self.seen.asked == asked { None } else { asked };
        self.seen.opened = None;
        None
    }

    /// Sets the figure right that was pressed among those that are lit, or one that is missing.
    fn found_there(
        &mut self,
        at: Position,
        segment: Option<Segment>,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let seat = self.seen.sought.take()?;
        let place = Place { at, segment: segment? };
        let game = ui.session.game();
        let figures = game.board().figures().iter();
        let mut own = figures.filter(|it| it.seat == seat && it.place == place);
        let righting = match own.next() {
            Some(it) => Righting::of(it.occupant(), Spot::Stand(Stand::Segment(place))),
            None => Righting::at(place, game),
        };
        self.set_figure_right(righting, ui);
        None
    }
}
