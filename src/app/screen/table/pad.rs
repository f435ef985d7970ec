//! The scorepad in place of the board: forms for the features of a tile, for deeds, and for the
//! rest at the end.

mod deeds;
mod draft;
mod feature;
mod form;
pub mod keys;
mod legend;
mod numbers;
mod sheet;
mod view;

use super::message::Message;
pub use super::message::{Field, Joint, Role, Sheet, Writing};
pub use draft::Draft;
pub use form::{field_id, figures_id};
use journal::{Journal, Reentry};
pub use numbers::Lane;
use rules::feature::Kind;
use rules::game::Phase;
use rules::game::pad;
use rules::player::Figure;
use rules::scorepad::{Detail, Entry};
use rules::setup::{ABBEY_MAYOR, ABBOT, Recording, SHRINES};
use rules::{Game, Move, Seat};

/// The state of the scorepad.
#[derive(Debug, Default)]
pub struct Pad {
    draft: Draft,
    /// Whether an entry is awaited.
    writes: bool,
    /// While an old entry is corrected: the form before each change of it, and the number of steps
    /// entered by then.
    history: Vec<(Draft, usize)>,
    /// Whether the end is asked for once the open count is written down.
    finishes: bool,
}

/// The deed of the table after a step on the scorepad.
#[derive(Debug)]
pub enum Next {
    /// It makes a move.
    Make(Move),
    /// It asks whether to finish, after the move that the end waited for.
    Finish(Option<Move>),
    /// It drops the last thing begun elsewhere: the form is empty.
    Cancel,
}

impl Pad {
    /// A fresh form, for a game that is kept on the scorepad.
    pub fn fresh(game: &Game) -> Option<Self> {
        let writes = awaits_entry(game);
        (game.recording() != Recording::Board).then(|| Self { writes, ..Self::default() })
    }

    /// An old entry in the form, to be changed.
    pub fn of_move(made: &Move, active: Seat) -> Self {
        let draft = match made {
            Move::EndTurn => Some(Draft { player: Some(active), ..Draft::default() }),
            _ => Draft::from_move(made),
        };
        Self { writes: draft.is_some(), draft: draft.unwrap_or_default(), ..Self::default() }
    }

    /// The form that is being filled in.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Whether an entry is awaited.
    pub const fn writes(&self) -> bool {
        self.writes
    }

    /// Whether something is written down that could be dropped.
    pub fn has_begun(&self) -> bool {
        self.draft != Draft::default()
    }

    /// Takes a step, with the number of steps by which an old turn was entered anew so far.
    pub fn write(&mut self, writing: Writing, game: &Game, past: Option<usize>) -> Option<Next> {
        let at_end = game.phase() == Phase::Remains && past.is_none();
        let is_done = writing == Writing::Accept && self.draft.is_empty();
        if at_end && (is_done || writing == Writing::Finish) {
            return self.finish(game);
        }
        let mut draft = self.draft.clone();
        let was_sure = std::mem::take(&mut draft.sure);
        let made = match writing {
            Writing::Turn(player) => {
                (player != game.active()).then_some(Move::BeginTurn { player })
            }
            _ if !awaits_entry(game) => None,
            Writing::Report(deed) => Some(Move::Report { player: draft.doer(game), deed }),
            // Without followers nobody gets the points; the form asks once whether that is right.
            Writing::Accept if !was_sure && draft.leaves_nobody(game) => {
                draft.sure = true;
                None
            }
            // A fault is told at its number, and the form stays to be corrected.
            Writing::Accept => draft.to_move(game).filter(|made| game.allows(made).is_ok()),
            Writing::Drop if draft == Draft::default() => return Some(Next::Cancel),
            _ => {
                change(&mut draft, writing, game);
                None
            }
        };
        self.finishes &= draft.sheet == Sheet::Count;
        let before = std::mem::replace(&mut self.draft, draft);
        if let Some(steps) = past.filter(|_| before.differs(&self.draft)) {
            self.history.push((before, steps));
        }
        let made = made?;
        Some(if self.finishes { Next::Finish(Some(made)) } else { Next::Make(made) })
    }

    /// Asks whether to finish; the table counts before the King and the Robber are paid.
    fn finish(&mut self, game: &Game) -> Option<Next> {
        if !pad::ending::must_count(game) {
            return Some(Next::Finish(None));
        }
        if self.draft.sheet != Sheet::Count {
            self.draft = self.draft.on_sheet(Sheet::Count);
        }
        self.finishes = true;
        None
    }

    /// Notes the form with which a move of an old turn was made, after so many steps.
    pub fn note_step(&mut self, steps: usize) {
        self.history.push((self.draft.clone(), steps));
    }

    /// Takes the last step of an old turn back: a change of the form, or a move. Returns whether
    /// there was one.
    pub fn undo(&mut self, reentry: &mut Reentry, journal: &Journal) -> bool {
        let step = self.history.pop();
        let is_move = step.as_ref().is_none_or(|(_, steps)| *steps < reentry.steps());
        let undone = is_move && reentry.undo(journal);
        let changed = step.is_some();
        if let Some((draft, _)) = step {
            self.draft = draft;
        }
        self.writes = awaits_entry(reentry.game());
        undone || changed
    }
}

/// Whether an entry is awaited.
fn awaits_entry(game: &Game) -> bool {
    matches!(game.phase(), Phase::Place | Phase::Remains)
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
    let joins = game.setup().has(ABBEY_MAYOR) || pad::asks(game, Detail::JoinedFields);
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
pub const fn writes(writing: Writing) -> Message {
    Message::Write(writing)
}
