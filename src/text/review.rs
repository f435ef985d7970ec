//! The review of a finished game: its titles, the fates of its orders, and their missed chances.

use super::Words;
use super::words::Argument;
use crate::say;
use journal::fates::{self, Deed, Fate, Step};
use journal::honours::{Honour, Kind};
use journal::review::{Chance, Look, Way, is_reviewed};
use journal::{Journal, course::Course, course::Reign, replay};
use rules::card::Card;
use rules::set::{COUNT, PRINCESS_DRAGON, SHRINES, TOWER};
use rules::setup::Recording;
use rules::tile::Tile;
use rules::title::Title;
use rules::topic::Topic;
use rules::{Game, Move, Outcome, Seat};

impl Words {
    /// The name of a title of the evening, and its reason.
    pub fn honour(&self, honour: &Honour, game: &Game) -> (String, String) {
        let key = format!("honour-{}", honour.kind.key());
        let arguments = [
            ("name", game.name(honour.seat).into()),
            ("amount", honour.amount.into()),
            ("turn", honour.turn.unwrap_or_default().into()),
        ];
        // Nobody is told of shrines at a table that has none.
        let shrines = honour.kind == Kind::Abbot && game.setup().has(SHRINES);
        let why = if shrines { format!("{key}-shrines-why") } else { format!("{key}-why") };
        (self.say(&key, &[]), self.say(&why, &arguments))
    }

    /// The end of an order in the hand that had it last: fulfilled and by what, spent, discarded,
    /// or still there.
    pub fn end_of(&self, fate: &Fate, card: &Card, journal: &Journal) -> String {
        let Some(last) = fate.steps.last() else { return say!(self, "pile-never") };
        match last.deed {
            Deed::Fulfilled => self.fulfilled(last, card, journal),
            Deed::Spent => say!(self, "review-spent", turn = last.turn),
            Deed::Discarded => say!(self, "review-discarded", turn = last.turn),
            Deed::Dealt | Deed::Drawn if card.is_of_dragon() => say!(self, "review-avoided"),
            Deed::Dealt | Deed::Drawn if card.is_avoidance() => say!(self, "review-kept"),
            Deed::Dealt | Deed::Drawn => say!(self, "review-open"),
            Deed::Returned | Deed::Left => self.step(last, journal.game()),
        }
    }

    fn fulfilled(&self, step: &Step, card: &Card, journal: &Journal) -> String {
        let cause = step.index.and_then(|index| fates::cause(journal, index, step.seat, card));
        let cause = cause.and_then(|outcome| {
            // A feature is told by itself, anything else in its sentence.
            if let Outcome::Completed(completion) = outcome {
                Some(self.record(&completion.record))
            } else {
                self.outcome(outcome, journal.game())
            }
        });
        match cause {
            Some(cause) => {
                let cause = cause.trim_end_matches('.');
                say!(self, "review-fulfilled-by", turn = step.turn, cause = cause)
            }
            None => say!(self, "review-fulfilled", turn = step.turn),
        }
    }

    /// An event in the fate of an order.
    pub fn step(&self, step: &Step, game: &Game) -> String {
        let key = match step.deed {
            Deed::Dealt if step.turn == 0 => "pile-dealt",
            Deed::Dealt => "pile-joined",
            Deed::Returned => "pile-returned",
            Deed::Drawn => "pile-drawn",
            Deed::Fulfilled => "pile-fulfilled",
            Deed::Discarded => "pile-discarded",
            Deed::Spent => "pile-spent",
            Deed::Left => "pile-left",
        };
        say!(self, key, name = game.name(step.seat), turn = step.turn)
    }

    /// The fate of an order from the beginning.
    pub fn steps(&self, fate: &Fate, game: &Game) -> String {
        if fate.steps.is_empty() {
            return say!(self, "pile-never");
        }
        let steps: Vec<String> = fate.steps.iter().map(|step| self.step(step, game)).collect();
        steps.join(&say!(self, "list-separator"))
    }

    /// The note on how chances of orders are found, and on their gaps in the sets in play; where no
    /// tiles were recorded, none were tried.
    pub fn review_note(&self, game: &Game) -> Option<String> {
        if game.recording() != Recording::Board {
            return None;
        }
        let open = [
            (COUNT, "review-note-count"),
            (PRINCESS_DRAGON, "review-note-dragon"),
            (TOWER, "review-note-tower"),
        ];
        let plays = |set: &str| game.setup().sets.iter().any(|played| played == set);
        let open = open.into_iter().filter(|(set, _)| plays(set)).map(|(_, key)| key);
        let sentences = std::iter::once("review-note").chain(open);
        Some(sentences.map(|key| self.say(key, &[])).collect::<Vec<_>>().join(" "))
    }

    /// The reason why no chances of an order are told; `None` if they are.
    pub fn unreviewed(&self, card: &Card, game: &Game) -> Option<String> {
        if game.recording() != Recording::Board {
            Some(say!(self, "review-unrecorded"))
        } else if is_reviewed(card) {
            None
        } else {
            Some(say!(self, "review-unknown"))
        }
    }

    /// The turn in which an order might have been fulfilled: "Turn 14: city on one side, at 2
    /// places, with a farmer".
    pub fn chance(&self, look: &Look, chance: &Chance, game: &Game) -> String {
        let abbey = Tile::abbey();
        let placed = chance.ways.first().and_then(|way| way.moves.first());
        let is_abbey = placed.is_some_and(|made| matches!(made, Move::PlaceAbbey { .. }));
        let tile = game.catalogue().tile(look.tile.as_str()).filter(|_| !is_abbey);
        let tile = self.tile(tile.unwrap_or(&abbey));
        let (turn, places) = (look.turn, chance.ways.len());
        match chance.ways.first().and_then(|way| self.deed_of(way)) {
            Some(deed) => {
                say!(
                    self,
                    "review-chance-with",
                    turn = turn,
                    tile = tile,
                    places = places,
                    deed = deed
                )
            }
            None => say!(self, "review-chance", turn = turn, tile = tile, places = places),
        }
    }

    /// The deed of the player beside placing the tile, for a chance.
    fn deed_of(&self, way: &Way) -> Option<String> {
        let made = way.moves.get(1..)?.last()?;
        if let Move::Deploy { figure, on, .. } = made {
            return Some(self.a_role((*on).into(), *figure));
        }
        let name = match made.nature().answers? {
            Topic::Act(act) => act.name(),
            topic => topic.facts().name,
        };
        let key = format!("way-{name}");
        self.has(&key).then(|| self.say(&key, &[]))
    }

    /// The holder of a title, and the tiles behind it: "King: Anna, 5 tiles".
    pub fn reign(&self, reign: &Reign, game: &Game) -> String {
        let (title, name) = (self.title(reign.title), game.name(reign.holder));
        say!(self, "evening-holder", title = title, name = name, size = reign.size)
    }

    /// The holder of a title at a step of a game, or the words for nobody.
    pub fn holder(&self, title: Title, step: usize, course: &Course, game: &Game) -> String {
        course.reign(title, step).map_or_else(
            || say!(self, "evening-nobody", title = self.title(title)),
            |reign| self.reign(reign, game),
        )
    }

    /// A statement on a subject: "King: Anna".
    pub fn told_of(&self, of: impl Into<Argument>, told: impl Into<Argument>) -> String {
        self.say("told-of", &[("of", of.into()), ("told", told.into())])
    }

    /// The sentences that everybody was told in a step of a replay.
    pub fn told_in(&self, step: &replay::Step, journal: &Journal) -> Vec<String> {
        let outcome = |at: &(usize, usize)| {
            let outcome = journal.outcome(*at)?;
            let is_dull = matches!(outcome, Outcome::Returned { .. } | Outcome::FinalScoringBegan);
            self.outcome(outcome, journal.game()).filter(|_| !is_dull)
        };
        step.told.iter().filter_map(outcome).collect()
    }

    /// The points of a player in one turn: "Turn 14: Anna +21".
    pub fn best_turn(&self, turn: usize, seat: Seat, points: i32, game: &Game) -> String {
        let (name, points) = (game.name(seat), self.signed(points));
        say!(self, "evening-best-turn", turn = turn, name = name, points = points)
    }
}
