//! The scorepad in place of the board: forms for the features of a tile, for deeds, and for the
//! rest at the end.

mod deeds;
pub(super) mod draft;
mod feature;
mod form;
pub(super) mod keys;
mod legend;
mod numbers;
mod sheet;
mod view;

use super::dialog::Dialog;
use super::message::Message;
pub use super::message::{Field, Joint, Role, Sheet, Writing};
use super::{Mode, Table};
use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::journal::Reentry;
use crate::rules::feature::Kind;
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::scorepad::{Detail, Entry};
use crate::rules::setup::{ABBEY_MAYOR, ABBOT, Recording, SHRINES};
use crate::rules::{Game, Move, Seat};
pub use draft::Draft;
pub use form::{field_id, figures_id};
pub use numbers::Lane;

/// The state of the scorepad.
#[derive(Debug, Default)]
pub(super) struct Pad {
    pub draft: Draft,
    /// Whether an entry is awaited.
    pub writes: bool,
    /// While an old entry is corrected: the form before each change of it, and the number of steps
    /// entered by then.
    pub history: Vec<(Draft, usize)>,
    /// Whether the end is asked for once the open count is written down.
    finishes: bool,
}

impl Table {
    /// The form that is being filled in; `None` if the board is mirrored.
    #[must_use]
    pub const fn pad(&self) -> Option<&Draft> {
        match &self.mode {
            Mode::Pad(pad) => Some(&pad.draft),
            Mode::Board(_) => None,
        }
    }

    /// Opens a fresh form, if the game is kept on the scorepad.
    pub(super) fn clear_pad(&mut self, game: &Game) {
        if game.recording() != Recording::Board {
            let writes = matches!(game.phase(), Phase::Place | Phase::Remains);
            self.mode = Mode::Pad(Box::new(Pad { writes, ..Pad::default() }));
        }
    }

    /// Shows an old entry in the form, to be changed.
    pub(super) fn change_note(&mut self, made: &Move, active: Seat) {
        let Mode::Pad(pad) = &mut self.mode else { return };
        let draft = match made {
            Move::EndTurn => Some(Draft { player: Some(active), ..Draft::default() }),
            _ => Draft::from_move(made),
        };
        let (writes, draft) = (draft.is_some(), draft.unwrap_or_default());
        **pad = Pad { draft, writes, ..Pad::default() };
    }

    pub(super) fn write(&mut self, writing: Writing, ui: GameUi<'_>) -> Option<Request> {
        let mut draft = self.pad()?.clone();
        let game = self.game(ui.session);
        let is_open = matches!(game.phase(), Phase::Place | Phase::Remains);
        let at_end = game.phase() == Phase::Remains && !self.is_in_past();
        let is_done = writing == Writing::Accept && draft.is_empty();
        if at_end && (is_done || writing == Writing::Finish) {
            let must_count = game.must_count();
            self.finish(must_count);
            return None;
        }
        let was_sure = std::mem::take(&mut draft.sure);
        let made = match writing {
            Writing::Turn(player) => {
                (player != game.active()).then_some(Move::BeginTurn { player })
            }
            _ if !is_open => None,
            Writing::Report(deed) => Some(Move::Report { player: draft.doer(game), deed }),
            // Without followers nobody gets the points; the form asks once whether that is right.
            Writing::Accept if !was_sure && draft.leaves_nobody(game) => {
                draft.sure = true;
                None
            }
            // A fault is told at its number, and the form stays to be corrected.
            Writing::Accept => draft.to_move(game).filter(|made| game.allows(made).is_ok()),
            Writing::Drop if draft == Draft::default() => {
                self.cancel(ui);
                return None;
            }
            _ => {
                change(&mut draft, writing, game);
                None
            }
        };
        let steps = self.past.as_ref().map(Reentry::steps);
        if let Mode::Pad(pad) = &mut self.mode {
            pad.finishes &= draft.sheet == Sheet::Count;
            if pad.finishes && made.is_some() {
                self.dialog = Some(Dialog::EndGame);
            }
            let before = std::mem::replace(&mut pad.draft, draft);
            if let Some(steps) = steps.filter(|_| before.differs(&pad.draft)) {
                pad.history.push((before, steps));
            }
        }
        made.and_then(|made| self.make(made, ui))
    }

    /// Asks whether to finish; the table counts before the King and the Robber are paid.
    fn finish(&mut self, must_count: bool) {
        match &mut self.mode {
            Mode::Pad(pad) if must_count => {
                if pad.draft.sheet != Sheet::Count {
                    pad.draft = pad.draft.on_sheet(Sheet::Count);
                }
                pad.finishes = true;
            }
            Mode::Pad(_) | Mode::Board(_) => self.dialog = Some(Dialog::EndGame),
        }
    }
}

/// Changes that concern the form alone.
#[expect(clippy::too_many_lines, reason = "one arm per message")]
fn change(draft: &mut Draft, writing: Writing, game: &Game) {
    let at_end = game.phase() == Phase::Remains;
    match writing {
        Writing::Player(seat) => draft.player = Some(seat),
        Writing::NextPlayer => {
            draft.player = Some(game.company().next(draft.doer(game)));
        }
        Writing::Add(role, kind) => add(draft, role, kind, game),
        Writing::Show(index) => {
            draft.current = index;
            draft.look_at_first();
        }
        Writing::Remove(index) => draft.remove(index),
        Writing::Set(field, value) => {
            draft.set(field, value, game);
            draft.typing = false;
            if let Some(index) = draft.fields(game).iter().position(|other| *other == field) {
                draft.cursor = index;
            }
        }
        Writing::Join(joint) => draft.join(joint),
        Writing::Open(sheet) if sheet.is_in_play(game) && at_end == (sheet == Sheet::Count) => {
            open(draft, sheet, game);
        }
        Writing::Figure(figure) => {
            draft.figure = figure;
            if !figure.may_stand_on(draft.on.kind) {
                draft.on.kind = first_place(figure, game);
            }
        }
        Writing::On(kind) => {
            draft.on = Entry::new(kind, 1);
            draft.elsewhere = false;
            draft.look_at_first();
        }
        Writing::Elsewhere => {
            draft.elsewhere = true;
            draft.look_at_first();
        }
        Writing::Portal(portal) => draft.portal = portal,
        Writing::Builder(builder) => draft.builder = builder,
        Writing::Fair(fair) => draft.fair = fair,
        Writing::Abbey(abbey) => draft.abbey = abbey,
        Writing::Go(by) => {
            let last = draft.fields(game).len().saturating_sub(1);
            draft.cursor = draft.cursor.saturating_add_signed(by).min(last);
            draft.typing = false;
        }
        Writing::Step(by) => step(draft, game, |value| value.saturating_add_signed(by)),
        Writing::Digit(digit) => {
            let joins = draft.typing;
            step(draft, game, |value| {
                if joins { value.saturating_mul(10).saturating_add(digit) } else { digit }
            });
            draft.typing = true;
        }
        Writing::Erase => step(draft, game, |value| value / 10),
        Writing::Drop if draft.sheet != Sheet::Tile => *draft = draft.on_sheet(Sheet::Tile),
        Writing::Drop if !draft.items.is_empty() => draft.remove(draft.current),
        Writing::Drop => *draft = Draft::default(),
        Writing::Open(_)
        | Writing::Turn(_)
        | Writing::Report(_)
        | Writing::Accept
        | Writing::Finish => {}
    }
}

/// Opens a form, or closes it.
fn open(draft: &mut Draft, sheet: Sheet, game: &Game) {
    let closes = draft.sheet == sheet;
    *draft = draft.on_sheet(if closes { Sheet::Tile } else { sheet });
    if !closes {
        draft.on.kind = first_place(draft.figure, game);
    }
}

/// The usual place of a figure: a field, if it may stand there and there are farmers.
fn first_place(figure: Figure, game: &Game) -> Kind {
    let kinds = [Kind::Field, Kind::City, Kind::Road].into_iter();
    let mut kinds = kinds.filter(|kind| *kind != Kind::Field || game.setup().has_farmers());
    kinds.find(|kind| figure.may_stand_on(*kind)).unwrap_or(Kind::City)
}

/// Whether fields that a tile joins are written down: for barns (R-AM-11), or because a card of the
/// deck is about them.
fn joins_fields(game: &Game) -> bool {
    let joins = game.setup().has(ABBEY_MAYOR) || game.asks(Detail::JoinedFields);
    joins && game.setup().has_farmers()
}

fn add(draft: &mut Draft, role: Role, kind: Kind, game: &Game) {
    let at_end = game.phase() == Phase::Remains;
    let known = match kind {
        Kind::SHRINE => game.setup().has(SHRINES),
        Kind::GARDEN => game.setup().has(ABBOT),
        Kind::Field => game.setup().has_farmers(),
        Kind::Road | Kind::City | Kind::MONASTERY => true,
    };
    let fits = match role {
        Role::Completed => kind != Kind::Field,
        Role::Remaining => at_end,
        Role::Joined => !at_end && joins_fields(game),
        Role::Barn => !at_end && game.setup().has(ABBEY_MAYOR),
    };
    if !known || !fits || game.recording() != Recording::Scorepad {
        return;
    }
    if at_end {
        // The rest is written one by one.
        draft.items.clear();
        draft.add(Role::Remaining, kind);
    } else {
        draft.add(role, kind);
    }
}

fn step(draft: &mut Draft, game: &Game, next: impl Fn(u32) -> u32) {
    draft.typing = false;
    if let Some(field) = draft.fields(game).get(draft.cursor).copied() {
        let value = next(draft.value(field, game));
        draft.set(field, value, game);
    }
}

/// The message of a step on the scorepad.
pub(super) const fn writes(writing: Writing) -> Message {
    Message::Write(writing)
}
