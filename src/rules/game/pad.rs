//! The game on the scorepad: the yield of a tile is written down, and the rest goes on as on the
//! board.

pub mod deeds;
pub mod ending;
pub mod entries;
pub mod joining;

use super::sets::fairy::Served;
use super::{Game, Phase, Step};
use crate::expansion::{abbey, builder};
use crate::feature::completion::Completion;
use crate::feature::{Kind, Occupant, Record};
use crate::game::{pad, sets};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::{Figure, PerSeat, Seat};
use crate::rejection::Rejection;
use crate::scorepad::{self, Detail, Entry, Group, Limits, Note, Part, Post};
use crate::scoring::{self, Finality, Part as EndPart, Score, Source};
use crate::setup::{ABBOT, Recording, TRADERS_BUILDERS};

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
    /// The figures of a player that are known to stay on fields or on towers.
    pub fn posted(&self, seat: Seat, post: Post) -> impl Iterator<Item = Figure> {
        let list = match post {
            Post::Feature => &[][..],
            Post::Field => &self.farmers,
            Post::Tower => &self.guards,
        };
        list.iter().filter(move |it| it.seat == seat).map(|it| it.figure)
    }

    /// The note of a turn that is not scored yet.
    pub const fn pending(&self) -> Option<&Note> {
        self.pending.as_ref()
    }

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

/// Whether anybody can know the points: where nothing but orders is recorded, the score track
/// of everybody who plays must have been read at the end.
pub fn knows_points(game: &Game) -> bool {
    game.recording() != Recording::Deck || game.people.are_read()
}

/// The sources of points that the table counts by itself. On the scorepad: for sets of which it
/// writes nothing else down, and those of an abbot who is called home (R-AB-6). Where nothing
/// but orders is recorded: at the end, all else on the score track.
pub fn counts_by_hand(game: &Game) -> Vec<Source> {
    if game.recording() == Recording::Deck && game.is_finished() {
        return vec![Source::Track];
    }
    let has_abbots = game.setup.has(ABBOT);
    let is_own = |source: &Source| {
        source.set().is_some_and(|set| game.setup.has(set))
            || (has_abbots && source.part() == EndPart::Buildings)
    };
    Source::ALL.into_iter().filter(|source| game.pad.is_some() && is_own(source)).collect()
}

/// Whether forms ask for a detail: a card of the deck depends on it. That is known to all since
/// the setup, so that no form tells of a hand or changes in the course of a game.
pub fn asks(game: &Game, detail: Detail) -> bool {
    game.deck().any(|card| detail.matters_to(&card.requirement))
}

/// Whether forms ask for a part of a feature of that kind, which is complete or not.
pub fn asks_for(game: &Game, part: Part, kind: Kind, is_complete: bool) -> bool {
    let facts = part.facts();
    (facts.is_asked)(kind, is_complete) && facts.detail.is_none_or(|detail| asks(game, detail))
}

/// The players in whose share of a part an entry may tell.
pub fn sharers(game: &Game, part: Part, entry: &Entry) -> Vec<Seat> {
    if part == Part::Fairy {
        return sets::fairy::bonus_sharers(game, entry).collect();
    }
    let has_part = most(game, part, entry.kind).is_some();
    game.seats().filter(|_| has_part).collect()
}

/// The most that a feature of that kind can have of a part in the sets in play; `None` if it
/// has no such thing.
pub fn most(game: &Game, part: Part, kind: Kind) -> Option<u32> {
    game.pad.as_ref()?.limits.most(part, kind)
}

/// The record of an entry, as the table counts it.
pub(super) fn record_of(game: &Game, entry: &Entry) -> Record {
    Record { readings: game.board.readings, ..entry.record() }
}

/// The scores of an entry if it were accepted, apart from bonuses.
pub fn worth_of(game: &Game, entry: &Entry, finality: Finality) -> Vec<Score> {
    let is_sound = pad::entries::may_be(
        game,
        std::slice::from_ref(entry),
        &[],
        finality == Finality::Complete,
    )
    .is_ok();
    if is_sound { scoring::scores(&record_of(game, entry), finality) } else { Vec::new() }
}

/// The scores of the farmers for a barn on such a field (R-AM-9), apart from bonuses.
pub fn harvest_of(game: &Game, field: &Entry) -> Vec<Score> {
    if pad::entries::may_be(game, &[], std::slice::from_ref(field), false).is_err() {
        return Vec::new();
    }
    let record = record_of(game, field);
    scoring::scores_of(&record, scoring::field::harvest(&record))
}

/// Requires that a move belongs to the way in which the game is recorded.
pub(super) fn must_suit_recording(game: &Game, made: &Move) -> Result<(), Rejection> {
    let recording = game.recording();
    if made.nature().recordings.contains(&recording)
        || (recording == Recording::Deck && pad::deeds::is_dragon(game, made))
    {
        return Ok(());
    }
    Err(Rejection::Scorepad(match recording {
        Recording::Board => scorepad::Rejection::NoScorepad,
        Recording::Scorepad => scorepad::Rejection::NoBoard,
        Recording::Deck => scorepad::Rejection::OnlyOrders,
    }))
}

pub(super) fn allows_turn_of(game: &Game, seat: Seat) -> Result<(), Rejection> {
    game.must_play(seat)?;
    game.must_go_on()?;
    if game.phase() == Phase::Remains {
        return Err(Rejection::Scorepad(scorepad::Rejection::AtEnd));
    }
    if seat == game.active() {
        Err(Rejection::Scorepad(scorepad::Rejection::TurnIsTheirs { seat }))
    } else {
        Ok(())
    }
}

/// Passes the turns of the players before that one.
pub(super) fn pass_until(game: &mut Game, seat: Seat, outcomes: &mut Vec<Outcome>) {
    while game.active() != seat && game.people.company().plays(seat) && game.phase() == Phase::Place
    {
        begin_noted_turn(game, outcomes);
        game.next_turn(outcomes);
    }
}

/// Begins the turn that is written down, with all that happens at its start (R-TURN-1), once in
/// a double turn (R-PD-8).
fn begin_noted_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    sets::fairy::pay_greeting(game, outcomes);
    game.end_turn_start();
}

/// The points of an abbot who is called home tell that a turn has come (R-AB-6, R-PD-8).
pub(super) fn greet_before_recall(
    game: &mut Game,
    seat: Seat,
    source: Option<Source>,
    outcomes: &mut Vec<Outcome>,
) {
    if seat == game.active() && source.is_some_and(|it| it.part() == EndPart::Buildings) {
        sets::fairy::pay_greeting(game, outcomes);
    }
}

pub(super) fn allows_note(game: &Game, note: &Note) -> Result<(), Rejection> {
    game.must_play(note.player)?;
    game.must_go_on()?;
    if game.phase() == Phase::Remains {
        return Err(Rejection::Scorepad(scorepad::Rejection::AtEnd));
    }
    let seat = note.player;
    let barn = note.barn.as_deref().map(|field| with_barn(field, seat));
    let fields: Vec<Entry> = note.fields.iter().cloned().chain(barn).collect();
    pad::entries::may_be(game, &note.completed, &fields, true)?;
    let index = note.completed.len();
    let is_field = |entry: &Entry| entry.kind == Kind::Field;
    if let Some(other) = fields.iter().position(|field| !is_field(field)) {
        return Err(Rejection::Scorepad(scorepad::Rejection::Entry {
            index: index + other,
            fault: scorepad::Fault::NeverComplete,
        }));
    }
    if note.barn.is_some() && game.supply(seat).count(Figure::Barn) == 0 {
        return Err(Rejection::NoFigureLeft { seat, figure: Figure::Barn });
    }
    let others =
        note.barn.iter().flat_map(|field| field.occupants()).filter(|other| other.seat != seat);
    sets::barn::may_take(game, others)?;
    if note.abbey && !sets::abbey::is_left(game, seat) {
        return Err(abbey::Rejection::NoAbbey { seat }.into());
    }
    let is_second = game.turn.expansions.builder.is_second_part && seat == game.active();
    if note.builder && (!game.setup.has(TRADERS_BUILDERS) || is_second) {
        return Err(builder::Rejection::NoSecondTile.into());
    }
    sets::fair::allows_note(game, note)
}

pub(super) fn note(game: &mut Game, note: &Note, outcomes: &mut Vec<Outcome>) {
    pass_until(game, note.player, outcomes);
    let seat = game.active();
    begin_noted_turn(game, outcomes);
    outcomes.push(Outcome::Scorepad(scorepad::Outcome::Noted(Box::new(note.clone()))));
    if let Some(abbeys) = game.expansions.abbeys.as_mut().filter(|_| note.abbey) {
        abbeys[seat] = false;
    }
    game.turn.expansions.builder.has_second_part = note.builder;
    sets::fair::find_note(game, note);
    if let Some(pad) = &mut game.pad {
        pad.pending = Some(note.clone());
    }
    if let Some(field) = &note.barn {
        post(game, Occupant { seat, figure: Figure::Barn }, Post::Field);
        pad::deeds::judge_report(game, seat, Figure::Barn, field, false, outcomes);
    }
    game.go_on_with(Step::Leave, outcomes);
}

/// Scores the features of a note, as [`Game::complete`] does those on the board.
pub(super) fn complete_note(
    game: &mut Game,
    from_barns: Vec<Score>,
    outcomes: &mut Vec<Outcome>,
) -> (bool, Vec<Score>) {
    let note = game.pad.as_mut().and_then(|pad| pad.pending.take());
    let note = note.unwrap_or_else(|| Note::by_player(game.active()));
    let seat = note.player;
    let completion =
        |entry: &Entry| Completion { record: record_of(game, entry), ..entry.completion(seat) };
    let completions: Vec<Completion> = note.completed.iter().map(completion).collect();
    let bonuses: Vec<Vec<Score>> = note.completed.iter().map(Entry::bonuses).collect();
    for entry in note.completed.iter().chain(&note.fields) {
        sets::fairy::leave_served(game, entry);
    }
    let mut scores = from_barns;
    scores.extend(game.score_completions(&completions, &bonuses, outcomes));
    let joined = note.fields.iter().map(Entry::record).collect();
    game.judge_placement(completions, scores, joined, (note.abbey, None), outcomes)
}

/// R-AM-9, 11: scores the farmers beside a barn and sends them home.
pub(super) fn score_noted_barns(game: &mut Game, outcomes: &mut Vec<Outcome>) -> Vec<Score> {
    let Some(note) = game.pad.as_ref().and_then(|pad| pad.pending.as_ref()) else {
        return Vec::new();
    };
    let joined = note.fields.iter().map(|field| (field.clone(), false));
    let new = note.barn.iter().map(|field| (Entry::clone(field), true));
    let fields: Vec<(Entry, bool)> = joined.chain(new).collect();
    let mut scored = Vec::new();
    for (field, is_new) in fields {
        let record = record_of(game, &field);
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
        sets::barn::score_field(game, scores, field.bonuses(), &mut scored, outcomes);
        for occupant in field.occupants().filter(|occupant| occupant.figure != Figure::Barn) {
            unpost(game, occupant, Post::Field);
        }
    }
    scored
}

/// Keeps a figure where it stands from now on.
fn post(game: &mut Game, occupant: Occupant, post: Post) {
    let Some(list) = game.pad.as_mut().and_then(|pad| pad.list(post)) else { return };
    list.push(occupant);
    game.people.take_out(occupant);
}

/// Sends a figure home from where it was known to stay.
fn unpost(game: &mut Game, occupant: Occupant, post: Post) {
    let Some(list) = game.pad.as_mut().and_then(|pad| pad.list(post)) else { return };
    let Some(index) = list.iter().position(|other| *other == occupant) else { return };
    list.remove(index);
    game.people.put(occupant);
}

/// The number of each player's known farmers.
fn farmers(game: &Game) -> PerSeat<u32> {
    let farmers = game.pad.iter().flat_map(|pad| &pad.farmers);
    let mut counts = PerSeat::default();
    farmers
        .filter(|farmer| farmer.figure.is_follower())
        .for_each(|farmer| counts[farmer.seat] += 1);
    counts
}

/// The field of a new barn with it on, of which the player has one (R-AM-8).
fn with_barn(field: &Entry, seat: Seat) -> Entry {
    let mut field = field.clone();
    if field.count(seat, Figure::Barn) == 0 {
        field.followers.push(Group::new(seat, Figure::Barn, 1));
    }
    field
}

/// The figures of a player that are known to stay on fields or on towers.
pub fn posted(game: &Game, seat: Seat, post: Post) -> impl Iterator<Item = Figure> {
    game.pad.iter().flat_map(move |pad| pad.posted(seat, post))
}
