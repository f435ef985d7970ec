//! The question that the table shows, so that it can be told from the next one.

use std::mem::{Discriminant, discriminant};

use super::dialog::Dialog;
use super::entering::Entry;
use super::message::Sheet;
use super::{Mode, Table};
use journal::Reentry;
use rules::game::Phase;
use rules::game::question::{Act, Question, Sent, Topic};
use rules::setup::Recording;
use rules::{Game, Move, Seat};
use session::Session;

/// A question of the table: equal values are one question.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Asked {
    entry: Discriminant<Entry>,
    act: Option<Act>,
    /// The piece that is sent somewhere, while its place is asked for.
    sent: Option<Sent>,
    /// The form of the scorepad, the number of entries, and whether it asked about followers.
    note: Option<(Sheet, usize, bool)>,
    dialog: Option<Discriminant<Dialog>>,
    /// The number of moves so far of an old turn that is entered anew.
    past: Option<usize>,
    /// The open line of the log, whose buttons come up where others were.
    opened: Option<(usize, Option<usize>)>,
}

impl Table {
    /// The question that is asked now.
    pub fn asks(&self) -> Asked {
        let note = match &self.mode {
            Mode::Pad(pad) => {
                let draft = pad.draft();
                Some((draft.sheet, draft.items.len(), draft.sure))
            }
            Mode::Board(_) => None,
        };
        Asked {
            entry: discriminant(self.entry()),
            act: self.answering.act,
            sent: self.answering.sent,
            note,
            dialog: self.dialog.as_ref().map(discriminant),
            past: self.past.as_ref().map(Reentry::edit).map(|edit| edit.insert.len()),
            opened: self.seen.opened,
        }
    }

    /// The question now.
    pub fn question_now(&self, game: &Game) -> Option<Question> {
        self.answering.question(&self.insight, game)
    }

    /// The ways to use the action of the turn now, the commonest first.
    pub fn acts_now(&self, game: &Game) -> Vec<Act> {
        self.answering.acts(&self.insight, game)
    }

    /// The act that is being entered.
    pub fn act_now(&self, game: &Game) -> Option<Act> {
        self.answering.act(&self.insight, game)
    }

    /// Shows the way to use the action of the turn that a move belongs to, if it is one.
    pub fn show_act_of(&mut self, made: &Move) {
        if let Some(Topic::Act(act)) = made.nature().answers {
            self.answering.act = Some(act);
        }
    }

    /// The topic of the present question; `None` after the end.
    pub fn topic_now(&self, game: &Game) -> Option<Topic> {
        match (game.phase(), game.recording()) {
            (Phase::Place, _) if *self.entry() == Entry::Abbey => Some(Topic::Abbey),
            (Phase::Place, Recording::Board) => Some(Topic::Tile),
            (Phase::Place, Recording::Scorepad) => Some(Topic::Note),
            (Phase::Place, Recording::Deck) => Some(Topic::Declare),
            (Phase::Remains, _) => Some(Topic::Remain),
            (Phase::Finished, _) => None,
            (Phase::Deal | Phase::Deploy { .. } | Phase::Asking(_) | Phase::Scored, _) => {
                self.question_now(game).map(|question| question.topic)
            }
        }
    }

    /// The player who is asked for something now; `None` behind the curtain, under a dialog, in the
    /// past and where everybody is asked.
    pub fn awaits(&self, session: &Session) -> Option<Seat> {
        if self.hands.curtain().is_some() || self.dialog.is_some() || self.is_in_past() {
            return None;
        }
        let game = session.game();
        let is_everybodys =
            matches!(game.phase(), Phase::Deal | Phase::Scored | Phase::Remains | Phase::Finished);
        (!is_everybodys).then(|| asked(game))
    }
}

/// The player who is asked now, as far as everybody may know.
pub fn asked(game: &Game) -> Seat {
    // Only a step of the turn asks others.
    let is_step = matches!(game.phase(), Phase::Asking(_));
    let question = is_step.then(|| game.question()).flatten();
    let question = question.filter(|question| !question.topic.is_secret());
    question.map_or_else(|| game.active(), |question| question.whom)
}

/// The player whose turn it shows: nobody's once the game is over, nor while the table writes down
/// what is left.
pub fn lit(game: &Game) -> Option<Seat> {
    let is_over = matches!(game.phase(), Phase::Remains | Phase::Finished);
    (!is_over).then(|| asked(game))
}
