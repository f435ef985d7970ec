//! The game on the scorepad: the yield of a tile is written down, and the rest goes on as on the
//! board.

mod deeds;
mod ending;
mod entries;
mod joining;

use super::expansion::fairy::Served;
use super::{Game, Phase, Step};
use crate::rules::expansion::{abbey, builder};
use crate::rules::feature::completion::Completion;
use crate::rules::feature::{Kind, Occupant, Record};
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, PerSeat, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad::{self, Detail, Entry, Group, Limits, Note, Part, Post};
use crate::rules::scoring::{self, Finality, Part as EndPart, Score, Source};
use crate::rules::setup::{ABBOT, Recording, TRADERS_BUILDERS};

/// The memory of the scorepad beside points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pad {
    /// The limits of an entry.
    limits: Limits,
    /// The note that is about to be scored, while an order is chosen or followers may still leave
    /// the City for it.
    pending: Option<Note>,
    /// The figures known to lie on fields.
    farmers: Vec<Occupant>,
    /// The figures on top of towers.
    guards: Vec<Occupant>,
    /// At the end: the figures on features that were written down.
    counted: Vec<Occupant>,
    /// At the end: the mage, the witch and the fairy of whom a feature has told.
    told: Vec<Part>,
    /// The player whose follower brings more than its feature (R-PD-7).
    pub(super) served: Served,
    /// Whether the table has counted the completed cities and roads.
    has_counted: bool,
}

impl Pad {
    pub(super) const fn new(limits: Limits) -> Self {
        Self {
            limits,
            pending: None,
            farmers: Vec::new(),
            guards: Vec::new(),
            counted: Vec::new(),
            told: Vec::new(),
            served: Served::NOBODY,
            has_counted: false,
        }
    }

    /// Sets the limits of entries from now on.
    pub(super) const fn limit(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// The figures of which the scorepad knows that they are neither in supply nor in the City nor
    /// captive.
    pub(super) fn away(&self) -> impl Iterator<Item = &Occupant> {
        self.farmers.iter().chain(&self.guards).chain(&self.counted)
    }

    /// Sends a player's figures on fields and towers home, and returns them.
    pub(super) fn take_home(&mut self, seat: Seat) -> Vec<Occupant> {
        self.served.leave(seat);
        let own = |occupant: &mut Occupant| occupant.seat == seat;
        self.farmers.extract_if(.., own).chain(self.guards.extract_if(.., own)).collect()
    }

    /// Begins a turn, whose greeting is paid once the turn is written down (R-PD-8).
    pub(super) const fn begin_turn(&mut self) {
        self.served.begin_turn();
    }

    /// An entry that is about to be scored, by its place in the note: the completed features, the
    /// joined fields, the field of a new barn.
    fn awaited(&mut self, feature: usize) -> Option<&mut Entry> {
        let note = self.pending.as_mut()?;
        note.completed
            .iter_mut()
            .chain(&mut note.fields)
            .chain(note.barn.as_deref_mut())
            .nth(feature)
    }

    const fn list(&mut self, post: Post) -> Option<&mut Vec<Occupant>> {
        match post {
            Post::Feature => None,
            Post::Field => Some(&mut self.farmers),
            Post::Tower => Some(&mut self.guards),
        }
    }
}

impl Game {
    /// The way in which the game is recorded.
    pub fn recording(&self) -> Recording {
        self.setup.record
    }

    /// Whether anybody can know the points: where nothing but orders is recorded, the score track
    /// of everybody who plays must have been read at the end.
    pub fn knows_points(&self) -> bool {
        self.recording() != Recording::Deck || self.company.playing().all(|seat| self.read[seat])
    }

    /// The sources of points that the table counts by itself. On the scorepad: for sets of which it
    /// writes nothing else down, and those of an abbot who is called home (R-AB-6). Where nothing
    /// but orders is recorded: at the end, all else on the score track.
    pub fn counts_by_hand(&self) -> Vec<Source> {
        if self.recording() == Recording::Deck && self.is_finished() {
            return vec![Source::Track];
        }
        let has_abbots = self.setup.has(ABBOT);
        let is_own = |source: &Source| {
            source.set().is_some_and(|set| self.setup.has(set))
                || (has_abbots && source.part() == EndPart::Buildings)
        };
        Source::ALL.into_iter().filter(|source| self.pad.is_some() && is_own(source)).collect()
    }

    /// The figures of a player that are known to stay on fields or on towers.
    pub fn posted(&self, seat: Seat, post: Post) -> impl Iterator<Item = Figure> {
        let list = self.pad.as_ref().map(|pad| match post {
            Post::Feature => &[][..],
            Post::Field => &pad.farmers,
            Post::Tower => &pad.guards,
        });
        let list = list.unwrap_or_default().iter();
        list.filter(move |occupant| occupant.seat == seat).map(|occupant| occupant.figure)
    }

    /// Whether forms ask for a detail: a card of the deck depends on it. That is known to all since
    /// the setup, so that no form tells of a hand or changes in the course of a game.
    pub fn asks(&self, detail: Detail) -> bool {
        let ids = self.setup.orders.iter().flatten();
        let mut cards = ids.filter_map(|id| self.catalogue().card(id.as_str()));
        cards.any(|card| detail.matters_to(&card.requirement))
    }

    /// The most that a feature of that kind can have of a part in the sets in play; `None` if it
    /// has no such thing.
    pub fn most(&self, part: Part, kind: Kind) -> Option<u32> {
        self.pad.as_ref()?.limits.most(part, kind)
    }

    /// The record of an entry, as the table counts it.
    pub(super) fn record_of(&self, entry: &Entry) -> Record {
        Record { readings: self.board.readings, ..entry.record() }
    }

    /// The scores of an entry if it were accepted, apart from bonuses.
    pub fn worth_of(&self, entry: &Entry, finality: Finality) -> Vec<Score> {
        let is_sound =
            self.may_be(std::slice::from_ref(entry), &[], finality == Finality::Complete).is_ok();
        if is_sound { scoring::scores(&self.record_of(entry), finality) } else { Vec::new() }
    }

    /// The scores of the farmers for a barn on such a field (R-AM-9), apart from bonuses.
    pub fn harvest_of(&self, field: &Entry) -> Vec<Score> {
        if self.may_be(&[], std::slice::from_ref(field), false).is_err() {
            return Vec::new();
        }
        let record = self.record_of(field);
        scoring::scores_of(&record, scoring::field::harvest(&record))
    }

    /// Requires that a move belongs to the way in which the game is recorded.
    pub(super) fn must_suit_recording(&self, made: &Move) -> Result<(), Rejection> {
        let recording = self.recording();
        if made.nature().recordings.contains(&recording)
            || (recording == Recording::Deck && self.is_dragon(made))
        {
            return Ok(());
        }
        Err(Rejection::Scorepad(match recording {
            Recording::Board => scorepad::Rejection::NoScorepad,
            Recording::Scorepad => scorepad::Rejection::NoBoard,
            Recording::Deck => scorepad::Rejection::OnlyOrders,
        }))
    }

    pub(super) fn allows_turn_of(&self, seat: Seat) -> Result<(), Rejection> {
        self.must_play(seat)?;
        self.must_go_on()?;
        if self.phase == Phase::Remains {
            return Err(Rejection::Scorepad(scorepad::Rejection::AtEnd));
        }
        if seat == self.active() {
            Err(Rejection::Scorepad(scorepad::Rejection::TurnIsTheirs { seat }))
        } else {
            Ok(())
        }
    }

    /// Passes the turns of the players before that one.
    pub(super) fn pass_until(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        while self.active() != seat && self.company.plays(seat) && self.phase == Phase::Place {
            self.begin_noted_turn(outcomes);
            self.next_turn(outcomes);
        }
    }

    /// Begins the turn that is written down, with all that happens at its start (R-TURN-1), once in
    /// a double turn (R-PD-8).
    fn begin_noted_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        self.pay_greeting(outcomes);
        self.end_turn_start();
    }

    /// The points of an abbot who is called home tell that a turn has come (R-AB-6, R-PD-8).
    pub(super) fn greet_before_recall(
        &mut self,
        seat: Seat,
        source: Option<Source>,
        outcomes: &mut Vec<Outcome>,
    ) {
        if seat == self.active() && source.is_some_and(|it| it.part() == EndPart::Buildings) {
            self.pay_greeting(outcomes);
        }
    }

    pub(super) fn allows_note(&self, note: &Note) -> Result<(), Rejection> {
        self.must_play(note.player)?;
        self.must_go_on()?;
        if self.phase == Phase::Remains {
            return Err(Rejection::Scorepad(scorepad::Rejection::AtEnd));
        }
        let seat = note.player;
        let barn = note.barn.as_deref().map(|field| with_barn(field, seat));
        let fields: Vec<Entry> = note.fields.iter().cloned().chain(barn).collect();
        self.may_be(&note.completed, &fields, true)?;
        let index = note.completed.len();
        let is_field = |entry: &Entry| entry.kind == Kind::Field;
        if let Some(other) = fields.iter().position(|field| !is_field(field)) {
            return Err(Rejection::Scorepad(scorepad::Rejection::Entry {
                index: index + other,
                fault: scorepad::Fault::NeverComplete,
            }));
        }
        if note.barn.is_some() && self.supply(seat).count(Figure::Barn) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure: Figure::Barn });
        }
        let others =
            note.barn.iter().flat_map(|field| field.occupants()).filter(|other| other.seat != seat);
        self.may_take_barn(others)?;
        if note.abbey && !self.has_abbey(seat) {
            return Err(abbey::Rejection::NoAbbey { seat }.into());
        }
        let is_second = self.turn.expansions.builder.is_second_part && seat == self.active();
        if note.builder && (!self.setup.has(TRADERS_BUILDERS) || is_second) {
            return Err(builder::Rejection::NoSecondTile.into());
        }
        self.allows_noted_fair(note)
    }

    pub(super) fn note(&mut self, note: &Note, outcomes: &mut Vec<Outcome>) {
        self.pass_until(note.player, outcomes);
        let seat = self.active();
        self.begin_noted_turn(outcomes);
        outcomes.push(Outcome::Scorepad(scorepad::Outcome::Noted(Box::new(note.clone()))));
        if let Some(abbeys) = self.expansions.abbeys.as_mut().filter(|_| note.abbey) {
            abbeys[seat] = false;
        }
        self.turn.expansions.builder.has_second_part = note.builder;
        self.await_noted_fair(note);
        if let Some(pad) = &mut self.pad {
            pad.pending = Some(note.clone());
        }
        if let Some(field) = &note.barn {
            self.post(Occupant { seat, figure: Figure::Barn }, Post::Field);
            self.judge_report(seat, Figure::Barn, field, false, outcomes);
        }
        self.go_on_with(Step::Leave, outcomes);
    }

    /// Scores the features of a note, as [`Game::complete`] does those on the board.
    pub(super) fn complete_note(
        &mut self,
        from_barns: Vec<Score>,
        outcomes: &mut Vec<Outcome>,
    ) -> (bool, Vec<Score>) {
        let note = self.pad.as_mut().and_then(|pad| pad.pending.take());
        let note = note.unwrap_or_else(|| Note::by_player(self.active()));
        let seat = note.player;
        let completion =
            |entry: &Entry| Completion { record: self.record_of(entry), ..entry.completion(seat) };
        let completions: Vec<Completion> = note.completed.iter().map(completion).collect();
        let bonuses: Vec<Vec<Score>> = note.completed.iter().map(Entry::bonuses).collect();
        for entry in note.completed.iter().chain(&note.fields) {
            self.leave_served(entry);
        }
        let mut scores = from_barns;
        scores.extend(self.score_completions(&completions, &bonuses, outcomes));
        let joined = note.fields.iter().map(Entry::record).collect();
        self.judge_placement(completions, scores, joined, (note.abbey, None), outcomes)
    }

    /// R-AM-9, 11: scores the farmers beside a barn and sends them home.
    pub(super) fn score_noted_barns(&mut self, outcomes: &mut Vec<Outcome>) -> Vec<Score> {
        let Some(note) = self.pad.as_ref().and_then(|pad| pad.pending.as_ref()) else {
            return Vec::new();
        };
        let joined = note.fields.iter().map(|field| (field.clone(), false));
        let new = note.barn.iter().map(|field| (Entry::clone(field), true));
        let fields: Vec<(Entry, bool)> = joined.chain(new).collect();
        let mut scored = Vec::new();
        for (field, is_new) in fields {
            let record = self.record_of(&field);
            let has_barn = scoring::field::barn_owners(&record).next().is_some();
            if !is_new && !has_barn {
                continue;
            }
            let lines = if is_new {
                scoring::field::harvest(&record)
            } else {
                scoring::worth(&record, Finality::Incomplete)
            };
            let scores = scoring::scores_of(&record, lines);
            self.score_field(scores, field.bonuses(), &mut scored, outcomes);
            for occupant in field.occupants().filter(|occupant| occupant.figure != Figure::Barn) {
                self.unpost(occupant, Post::Field);
            }
        }
        scored
    }

    /// Keeps a figure where it stands from now on.
    fn post(&mut self, occupant: Occupant, post: Post) {
        let Some(list) = self.pad.as_mut().and_then(|pad| pad.list(post)) else { return };
        list.push(occupant);
        self.supplies[occupant.seat].take_out(occupant.figure);
    }

    /// Sends a figure home from where it was known to stay.
    fn unpost(&mut self, occupant: Occupant, post: Post) {
        let Some(list) = self.pad.as_mut().and_then(|pad| pad.list(post)) else { return };
        let Some(index) = list.iter().position(|other| *other == occupant) else { return };
        list.remove(index);
        self.supplies[occupant.seat].put(occupant.figure);
    }

    /// The number of each player's known farmers.
    fn farmers(&self) -> PerSeat<u32> {
        let farmers = self.pad.iter().flat_map(|pad| &pad.farmers);
        let mut counts = PerSeat::default();
        farmers
            .filter(|farmer| farmer.figure.is_follower())
            .for_each(|farmer| counts[farmer.seat] += 1);
        counts
    }
}

/// The field of a new barn with it on, of which the player has one (R-AM-8).
fn with_barn(field: &Entry, seat: Seat) -> Entry {
    let mut field = field.clone();
    if field.count(seat, Figure::Barn) == 0 {
        field.followers.push(Group::new(seat, Figure::Barn, 1));
    }
    field
}
