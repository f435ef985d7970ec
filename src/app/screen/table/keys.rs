//! What keys do at the table, and moving about by key.

use std::time::{Duration, Instant};

use iced::keyboard::{self, Key, key::Named};

use super::{Act, Action, Adjust, Compare, Entry, Message, Ruler, Table, pad};
use crate::app::Shared;
use crate::app::session::Session;
use crate::journal::compare::Answer;
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Side};
use crate::rules::tile::Tile;
use crate::rules::{Game, Move};

/// How soon after a tile was placed by Enter another Enter still belongs to the same press of an impatient hand.
const TWICE: Duration = Duration::from_millis(300);

/// An Enter that has placed a tile: a second one at once must not skip the follower that nobody was asked about yet.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Entered {
    /// None, or long ago.
    #[default]
    No,
    /// The tile is being placed.
    Placing,
    /// Since then it is asked who stands on it.
    Asked(Instant),
}

impl Entered {
    /// The game has changed, and the table sees it.
    pub(super) fn shown(self) -> Self {
        match self {
            Self::Placing => Self::Asked(Instant::now()),
            Self::No | Self::Asked(_) => Self::No,
        }
    }

    fn is_twice(self) -> bool {
        matches!(self, Self::Asked(since) if since.elapsed() < TWICE)
    }
}

/// What a key does; nothing while a text field has the focus, for then it does not arrive here.
pub(super) fn shortcut(table: &Table, event: &keyboard::Event) -> Option<Message> {
    if let Some(curtain) = &table.curtain {
        return curtain.shortcut(event).map(Message::Curtain);
    }
    let keyboard::Event::KeyPressed { key, modifiers, physical_key, repeat, .. } = event else { return None };
    if modifiers.command() {
        return match key.to_latin(*physical_key) {
            Some('z') if modifiers.shift() => Some(Message::Redo),
            Some('z') => Some(Message::Undo),
            Some('y') => Some(Message::Redo),
            _ => None,
        };
    }
    if let Some(dialog) = &table.dialog {
        let is_ruler = *dialog == super::Dialog::Ruler;
        let is_adjust = *dialog == super::Dialog::Adjust;
        if *dialog == super::Dialog::Compare
            && let Some(message) = in_comparison(&key.as_ref())
        {
            return Some(Message::Compare(message));
        }
        return match key.as_ref() {
            Key::Named(Named::Escape) => Some(Message::Cancel),
            Key::Character("?") => Some(Message::Close),
            Key::Character("+" | "=") if is_ruler => Some(Message::Ruler(Ruler::Step(1))),
            Key::Character("-") if is_ruler => Some(Message::Ruler(Ruler::Step(-1))),
            Key::Named(Named::Enter) if is_ruler => Some(Message::Ruler(Ruler::Fits)),
            Key::Character("+" | "=") if is_adjust => Some(Message::Adjust(Adjust::Step(1))),
            Key::Character("-") if is_adjust => Some(Message::Adjust(Adjust::Step(-1))),
            Key::Named(Named::Enter) if is_adjust && !*repeat => Some(Message::Adjust(Adjust::Give)),
            _ => None,
        };
    }
    if table.is_writing()
        && let Some(writing) = pad::on_key(&key.as_ref(), *repeat)
    {
        return Some(Message::Write(writing));
    }
    match key.as_ref() {
        Key::Named(named) => on_named(named, *repeat),
        Key::Character(character) => on_character(table, character),
        Key::Unidentified => None,
    }
}

/// What a key answers in the check with the table.
fn in_comparison(key: &Key<&str>) -> Option<Compare> {
    match key {
        Key::Character("1") => Some(Compare::Answer(Answer::Same)),
        Key::Character("2") => Some(Compare::Answer(Answer::Differs)),
        Key::Character("3") => Some(Compare::Answer(Answer::Unsure)),
        Key::Named(Named::Backspace) => Some(Compare::Back),
        _ => None,
    }
}

fn on_named(named: Named, repeat: bool) -> Option<Message> {
    match named {
        Named::ArrowUp => Some(Message::Go(Side::North)),
        Named::ArrowRight => Some(Message::Go(Side::East)),
        Named::ArrowDown => Some(Message::Go(Side::South)),
        Named::ArrowLeft => Some(Message::Go(Side::West)),
        // A held Enter decides once.
        Named::Enter if !repeat => Some(Message::Number(0)),
        Named::Space if !repeat => Some(Message::Pause),
        Named::Escape => Some(Message::Cancel),
        Named::Backspace => Some(Message::Erase),
        Named::Home => Some(Message::Fit),
        _ => None,
    }
}

fn on_character(table: &Table, character: &str) -> Option<Message> {
    if let Some(number) = character.parse::<usize>().ok().filter(|number| *number > 0) {
        return Some(Message::Number(number));
    }
    match character {
        "0" => Some(Message::More),
        "." => Some(Message::Point),
        // Of tiles and fields the scorepad knows nothing.
        "a" | "c" | "r" | "f" | "v" | "t" | "e" | "+" | "=" | "-" if table.pad.is_some() => None,
        "r" | "R" if matches!(table.entry, Entry::Tile(..)) => Some(Message::Turn),
        "a" => Some(Message::Abbey),
        "c" | "r" | "f" | "v" => character.chars().next().map(Message::Letter),
        "o" => Some(Message::DrawOrder),
        "q" => Some(Message::Show(super::Dialog::FaceUp)),
        "x" => Some(Message::LookAtOwn),
        "t" => Some(Message::Show(super::Dialog::TilesLeft)),
        "e" => Some(Message::Fields),
        "d" if table.correcting.is_none() => Some(Message::Show(super::Dialog::Compare)),
        "?" => Some(Message::Show(super::Dialog::Keys)),
        "+" | "=" => Some(Message::Zoom(1.25)),
        "-" => Some(Message::Zoom(0.8)),
        "l" => Some(Message::ToggleLook),
        "," => Some(Message::Preferences),
        "i" => Some(Message::Display),
        _ => character.chars().next().and_then(Act::of_key).map(Message::Act),
    }
}

impl Table {
    /// A letter of the sides of the drawn tile, clockwise; the tile is chosen as soon as only one kind is meant.
    pub(super) fn type_letter(&mut self, letter: char, session: &Session) {
        if matches!(self.game(session).phase(), Phase::Deploy { .. }) {
            self.act = Act::of_key(letter);
        }
        if self.game(session).phase() != Phase::Place || self.code.len() >= 4 {
            return;
        }
        if self.entry == Entry::Abbey {
            self.entry = Entry::Open;
        }
        self.code.push(letter);
        if let Entry::Tile(..) = self.entry {
            self.entry = Entry::Open;
        }
        if self.entry == Entry::Open
            && self.code.len() == 4
            && let Some(id) = self.only_meant(self.game(session))
        {
            self.choose_tile(&id, session);
        }
    }

    /// The only kind left that has the typed sides.
    fn only_meant(&self, game: &Game) -> Option<crate::rules::tile::Id> {
        let mut meant = game.tiles_to_draw().filter(|(tile, _)| self.is_meant(tile));
        let first = meant.next().map(|(tile, _)| tile.id.clone());
        first.filter(|_| meant.next().is_none())
    }

    /// Whether a tile has the typed sides, in this order, beginning anywhere.
    pub(super) fn is_meant(&self, tile: &Tile) -> bool {
        matches_code(tile, &self.code)
    }

    /// The tile or claim of that number; 0 is Enter.
    pub(super) fn number(&mut self, number: usize, shared: &Shared, session: &Session) -> Action {
        let entered = std::mem::take(&mut self.entered);
        let game = self.game(session);
        match (game.phase(), number) {
            (Phase::Deploy { .. }, 0) if entered.is_twice() => {
                self.entered = entered;
                Action::None
            }
            (Phase::Deploy { .. }, 0) => self.make(Move::EndTurn, shared, session),
            (Phase::Place, 0) if game.is_closing() => self.make(Move::Pass, shared, session),
            (Phase::Place, 0) => {
                let action = self.enter(shared, session);
                if matches!(action, Action::Play(_)) {
                    self.entered = Entered::Placing;
                } else if matches!(self.game(session).phase(), Phase::Deploy { .. }) {
                    self.entered = Entered::Placing.shown();
                }
                action
            }
            (Phase::Place, _) => self.pick(self.number_of(number) - 1, shared, session),
            (Phase::Finished, 0) => Action::Finish,
            (
                Phase::Deploy { .. }
                | Phase::Dragon
                | Phase::Leave
                | Phase::Wagon
                | Phase::Enter
                | Phase::MoveCount
                | Phase::Escape,
                _,
            ) => self.answer(number, shared, session),
            (Phase::Fair, _) => self.fair_number(number, shared, session),
            (Phase::Deal | Phase::Scored | Phase::Remains | Phase::Finished, _) => Action::None,
        }
    }

    /// Enter while placing: the only tile that fits, or the chosen tile where the arrows are.
    pub(super) fn enter(&mut self, shared: &Shared, session: &Session) -> Action {
        match &self.entry {
            Entry::Place(at) => {
                if self.offered(self.game(session), *at).len() == 1 {
                    self.pick(0, shared, session)
                } else {
                    Action::None
                }
            }
            Entry::Tile(tile, _) => {
                let at = self.hovered;
                match at.and_then(|at| Some((at, self.rotation_at(at, session)?))) {
                    Some((at, rotation)) => {
                        let made = Move::Place { tile: tile.id.clone(), at, rotation };
                        self.make(made, shared, session)
                    }
                    None if !self.game(session).board().has_placement(tile) => {
                        self.make(Move::RemoveTile { tile: tile.id.clone() }, shared, session)
                    }
                    None => Action::None,
                }
            }
            Entry::Abbey => match self.hovered.filter(|at| self.game(session).board().fits_abbey(*at).is_ok()) {
                Some(at) => self.make(Move::PlaceAbbey { at }, shared, session),
                None => Action::None,
            },
            Entry::Open => {
                if let Some(id) = self.only_meant(self.game(session)) {
                    self.choose_tile(&id, session);
                }
                Action::None
            }
        }
    }

    fn pick(&mut self, index: usize, shared: &Shared, session: &Session) -> Action {
        let game = self.game(session);
        match self.entry {
            Entry::Place(at) => match self.offered(game, at).get(index) {
                Some((tile, rotation)) => {
                    let made = Move::Place { tile: tile.id.clone(), at, rotation: *rotation };
                    self.make(made, shared, session)
                }
                None => Action::None,
            },
            Entry::Open => {
                let id = game
                    .tiles_to_draw()
                    .filter(|(tile, _)| self.is_meant(tile))
                    .nth(index)
                    .map(|(tile, _)| tile.id.clone());
                if let Some(id) = id {
                    self.choose_tile(&id, session);
                }
                Action::None
            }
            Entry::Tile(..) | Entry::Abbey => self.pick_place(index, shared, session),
        }
    }

    /// Takes back one typed letter, or one digit of a distance.
    pub(super) fn erase(&mut self, phase: Phase) {
        if phase == Phase::Fair {
            self.throw.erase();
        } else {
            self.code.pop();
        }
    }

    /// The tiles offered for a place, narrowed by the typed sides.
    pub(super) fn offered<'a>(
        &self,
        game: &'a Game,
        at: Position,
    ) -> Vec<(&'a std::sync::Arc<Tile>, crate::rules::geometry::Rotation)> {
        game.fitting(at).into_iter().filter(|(tile, _)| self.is_meant(tile)).collect()
    }

    /// Moves the choice to the nearest place on that side.
    pub(super) fn go(&mut self, side: Side, session: &Session) {
        let game = self.game(session);
        if game.phase() != Phase::Place {
            return;
        }
        let places: Vec<Position> = match &self.entry {
            Entry::Tile(tile, _) => game.board().placements(tile).into_iter().map(|(at, _)| at).collect(),
            Entry::Abbey => game.board().holes().collect(),
            Entry::Open | Entry::Place(_) => game.board().open_places().map(|(at, _)| at).collect(),
        };
        let from = match &self.entry {
            Entry::Place(at) => Some(*at),
            Entry::Tile(..) | Entry::Abbey => self.hovered.filter(|at| places.contains(at)),
            Entry::Open => None,
        };
        let start = from.or_else(|| game.board().tiles().last().map(|placed| placed.at));
        let next = nearest(&places, start.unwrap_or(Position::ORIGIN), side);
        let Some(next) = next.or(from).or_else(|| places.first().copied()) else { return };
        match self.entry {
            Entry::Tile(..) | Entry::Abbey => self.hovered = Some(next),
            Entry::Open | Entry::Place(_) => self.entry = Entry::Place(next),
        }
        self.asked = None;
    }
}

fn matches_code(tile: &Tile, typed: &str) -> bool {
    let sides = tile.code();
    let round = format!("{sides}{sides}");
    typed.len() <= 4 && round.contains(typed)
}

/// The place on that side of `from` that is nearest, one straight ahead before one aslant.
fn nearest(places: &[Position], from: Position, side: Side) -> Option<Position> {
    let ahead = |at: &Position| match side {
        Side::North => from.y - at.y,
        Side::East => at.x - from.x,
        Side::South => at.y - from.y,
        Side::West => from.x - at.x,
    };
    let aside = |at: &Position| match side {
        Side::North | Side::South => (at.x - from.x).abs(),
        Side::East | Side::West => (at.y - from.y).abs(),
    };
    places.iter().filter(|at| ahead(at) > 0).min_by_key(|at| (ahead(at) + 2 * aside(at), aside(at))).copied()
}
