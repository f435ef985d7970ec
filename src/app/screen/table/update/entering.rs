//! The entry on the board: the table asks the entry what a step means, and does what follows.

use crate::table::answering::throw::types_distance;
use crate::table::answering::{act_at, keys_of};
use crate::table::dialog::Righting;
use crate::table::entering::numbers::{number_of_letter, placing};
use crate::table::entering::offered::Offered;
use crate::table::entering::{Entered, Entering, Entry};
use crate::table::keys::ABBEY_LETTER;
use crate::table::message::Enter;
use crate::table::question::acting::act_of;
use crate::table::{Mode, Table, past};
use ask::Request;
use kit::ui::GameUi;
use rules::expansion::fairy::Stand;
use rules::feature::Place;
use rules::game::question::Act;
use rules::game::{Phase, legal, sets};
use rules::geometry::{Position, Side};
use rules::player::Figure;
use rules::table::Spot;
use rules::tile::{Edge, Segment};
use rules::{Game, Move};
use session::Session;
use text::say;
use widget::board;

impl Table {
    /// The entry on the board; `None` on the scorepad.
    pub const fn entering(&self) -> Option<&Entering> {
        match &self.mode {
            Mode::Board(entering) => Some(entering),
            Mode::Pad(_) => None,
        }
    }

    /// The entry on the board, to be changed.
    pub const fn entering_mut(&mut self) -> Option<&mut Entering> {
        match &mut self.mode {
            Mode::Board(entering) => Some(entering),
            Mode::Pad(_) => None,
        }
    }

    /// The entry of this turn's tile.
    pub const fn entry(&self) -> &Entry {
        match self.entering() {
            Some(entering) => entering.entry(),
            None => &Entry::Open,
        }
    }

    /// The places that can be chosen, in the order of their keys.
    pub fn places(&self, game: &Game) -> Vec<Position> {
        self.entering().map(|entering| entering.places(game)).unwrap_or_default()
    }

    /// The tiles offered for a place.
    pub fn offered<'a>(&self, game: &'a Game, at: Position) -> Offered<'a> {
        match self.entering() {
            Some(entering) => entering.offered(game, at),
            None => Offered::of(legal::fitting(game, at)),
        }
    }

    /// The edge that a typed letter gives a side, of which its neighbours show so much.
    pub fn typed_edge(
        &self,
        side: Side,
        known: [Option<Edge>; 4],
        offered: &Offered<'_>,
    ) -> Option<Edge> {
        self.entering()?.typed_edge(side, known, offered)
    }

    /// Puts the held tile back, and changes nothing else. Returns whether there was one.
    pub fn put_back(&mut self) -> bool {
        self.entering_mut().is_some_and(Entering::put_back)
    }

    /// Has the entry take a step, and does what follows from it.
    pub fn entered(
        &mut self,
        ui: GameUi<'_>,
        step: impl FnOnce(&mut Entering, &Game) -> Entered,
    ) -> Option<Request> {
        let Self { mode: Mode::Board(entering), dialog, past, .. } = self else { return None };
        let game = past::shown(dialog.as_ref(), past.as_ref(), ui.session);
        match step(entering, game) {
            Entered::Nothing => {}
            Entered::Others => self.answering.page = 0,
            Entered::Chosen => self.number_anew(),
            Entered::Found(at) => {
                self.number_anew();
                self.bring_into_sight(at, *ui);
            }
            Entered::OneWay => self.telling.notice = Some(say!(ui, "tray-one-way")),
            Entered::Make(made) => return self.make(made, ui),
            Entered::MakeAll(moves) => return self.make_all(moves, ui),
        }
        None
    }

    /// A tile or a place is chosen: the next things have keys from the first on.
    fn number_anew(&mut self) {
        self.seen.asked = None;
        self.answering.page = 0;
    }

    /// Notes how many kinds are offered, if the choice is narrowed now and was not before.
    pub fn note_narrowed(&mut self, was: bool, session: &Session) {
        let Self { mode: Mode::Board(entering), dialog, past, .. } = self else { return };
        entering.note_narrowed(was, past::shown(dialog.as_ref(), past.as_ref(), session));
    }

    /// Answers a step in the entry of a turn.
    pub fn enter(&mut self, message: Enter, ui: GameUi<'_>) -> Option<Request> {
        match message {
            Enter::Act(act) => {
                self.answering.act = Some(act);
                None
            }
            Enter::Claim(on) => {
                let figure = match self.act_now(self.game(ui.session)) {
                    Some(Act::Deploy(figure)) => figure,
                    _ => Figure::Follower,
                };
                self.make(Move::Deploy { figure, on, at: None }, ui)
            }
            message => self.entered(ui, |entering, game| entering.enter(message, game)),
        }
    }

    /// Takes a letter: a side of the tile, or a way to use the action of the turn.
    pub fn type_letter(&mut self, letter: char, ui: GameUi<'_>) -> Option<Request> {
        let deploys = matches!(self.game(ui.session).phase(), Phase::Deploy { .. });
        if deploys && self.entering().is_some() {
            self.answering.act = act_of(letter);
        }
        let side = ui.words.side_of(letter)?;
        self.entered(ui, |entering, game| entering.type_side(side, game))
    }

    /// Takes a letter of a badge; if there is none like that, the letter of an action of the turn.
    pub fn on_badge(&mut self, letter: char, ui: GameUi<'_>) -> Option<Request> {
        let game = self.game(ui.session);
        if letter == ABBEY_LETTER && game.phase() == Phase::Place {
            return self.enter(Enter::Abbey, ui);
        }
        let of_act = self.acts_now(game).into_iter().find(|act| act.letter() == letter);
        if let Some(act) = of_act.filter(|_| self.entering().is_some()) {
            self.answering.act = Some(act);
            self.answering.page = 0;
            return None;
        }
        if let Some(number) = number_of_letter(letter, game, ui.words) {
            return self.number(number, ui);
        }
        self.answering.page = 0;
        if self.entering().is_some() {
            self.answering.act = act_of(letter).or(self.answering.act);
        }
        None
    }

    /// Offers only tiles with the thing of that letter, or no longer only those.
    pub fn press_symbol(&mut self, letter: char, ui: GameUi<'_>) -> Option<Request> {
        self.entered(ui, |entering, game| {
            entering.press_symbol(letter, game, ui.words);
            Entered::Nothing
        })
    }

    /// Takes back one typed letter, or one digit of a distance.
    pub fn erase(&mut self, session: &Session) {
        if types_distance(self.game(session)) {
            self.answering.throw.erase();
        } else if let Some(entering) = self.entering_mut() {
            entering.erase();
        }
    }

    /// Gives the keys to the next things, and after the last to the first again.
    pub fn turn_page(&mut self, ui: GameUi<'_>) {
        let game = self.game(ui.session);
        let (things, keys) = match self.entering().filter(|_| game.phase() == Phase::Place) {
            Some(entering) => (entering.numbered(game), placing(ui.words).len()),
            None => (self.answering.count(&self.insight, game), keys_of(game).len()),
        };
        self.answering.turn_page(things, keys);
    }

    /// Chooses the tile, place or answer of that number; 0 is Enter.
    pub fn number(&mut self, number: usize, ui: GameUi<'_>) -> Option<Request> {
        if self.entering().and_then(Entering::held).is_some() {
            return self.entered(ui, |entering, game| entering.drop_by_key(number, game));
        }
        if let Some(made) = self.as_it_was().filter(|_| number == 0).cloned() {
            return self.make(made, ui);
        }
        let game = self.game(ui.session);
        match (game.phase(), number) {
            (Phase::Deploy { .. }, 0) => match self.answering.act_left(&self.insight, game) {
                Some(act) => self.enter(Enter::Act(act), ui),
                None => self.make(Move::EndTurn, ui),
            },
            (Phase::Place, 0) if sets::abbey::is_closing(game) => self.make(Move::Pass, ui),
            (Phase::Place, 0) => self.entered(ui, |entering, game| entering.press_enter(game)),
            (Phase::Place, _) => {
                let first = self.answering.first_on_page(&placing(ui.words));
                self.entered(ui, |entering, game| entering.pick(first + number - 1, game))
            }
            (Phase::Finished, 0) => Some(Request::Finale),
            (_, _) => self.answer(number, ui),
        }
    }

    /// Answers what happens on the board.
    pub fn on_board(&mut self, event: board::Event, ui: GameUi<'_>) -> Option<Request> {
        match event {
            board::Event::Looked(camera) => self.look(Some(camera), ui.session),
            board::Event::Painted(paint) => {
                return self.entered(ui, |entering, game| entering.paint(paint, game));
            }
            board::Event::Hovered(at) => {
                if let Some(entering) = self.entering_mut() {
                    entering.hover(at);
                }
            }
            board::Event::Dropped(on) => {
                return self.entered(ui, |entering, game| entering.drop_held(on, game));
            }
            board::Event::Turned(turn) => {
                return self.entered(ui, |entering, game| {
                    entering.turn_held(turn, game);
                    Entered::Nothing
                });
            }
            board::Event::PutBack => drop(self.put_back()),
            board::Event::Clicked(at, segment) => return self.clicked(at, segment, ui),
        }
        None
    }

    fn clicked(
        &mut self,
        at: Position,
        segment: Option<Segment>,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        if self.seen.sought.is_some() {
            return self.found_there(at, segment, ui);
        }
        let mut is_of_tile = true;
        let request = self.entered(ui, |entering, game| {
            let entered = entering.click(at, game);
            is_of_tile = entered.is_some();
            entered.unwrap_or(Entered::Nothing)
        });
        if is_of_tile {
            return request;
        }
        let game = self.game(ui.session);
        if game.phase() != Phase::Place {
            if let Some(made) = self.answering.clicked(at, segment, &self.insight, game) {
                return self.make(made, ui);
            }
            // An abbot in the garden is offered next.
            if let Some(act) = act_at(at, segment, &self.insight, game) {
                return self.enter(Enter::Act(act), ui);
            }
        }
        let is_tile = game.board().tile(at).is_some();
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
            Some(it) => Righting::of(it.occupant(), Spot::Stand(Stand::Segment(place)), game),
            None => Righting::at(place, game),
        };
        self.set_figure_right(righting, ui);
        None
    }
}
