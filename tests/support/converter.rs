//! A game that was played on the mirrored board, written down on the scorepad: what was completed,
//! in the order in which it was.

use content::bundled;
use journal::{Entry as Step, Journal};
use rules::board::Board;
use rules::card::mishap::Mishap;
use rules::expansion::fair;
use rules::expansion::fairy::{Call, Fairy};
use rules::expansion::tower::Capture;
use rules::expansion::{self, builder};
use rules::feature::completion::Completion;
use rules::feature::{Kind, Occupant, Place, Record};
use rules::game::{self, Phase, pad, sets};
use rules::geometry::Position;
use rules::moves::Standing;
use rules::player::{Figure, MAX_PLAYERS};
use rules::scorepad::{Deed, Entry, Group, Joined, Note, Part, Post};
use rules::scoring::Source;
use rules::setup::Recording;
use rules::throw::{Hit, Throw};
use rules::tile::symbol::Symbol;
use rules::tile::{Good, Segment};
use rules::{Game, Move, Outcome, Seat, Setup, orders};

/// A feature as people would write it down.
pub fn entry(record: &Record) -> Entry {
    let mut entry =
        Entry::new(record.kind, if record.kind == Kind::Field { 1 } else { record.tiles });
    entry.pennants = record.pennants;
    entry.inns = record.inns;
    entry.cathedrals = record.cathedrals;
    entry.sieges = record.sieges;
    entry.tower_sites = record.tower_sites;
    entry.complete_cities = record.complete_cities;
    entry.incomplete_cities = record.incomplete_cities;
    entry.besieged_cities = record.besieged_cities;
    entry.pigsty = record.pigsty;
    entry.vineyards = record.symbols_around[Symbol::Vineyard];
    entry.mage = record.mage;
    entry.witch = record.witch;
    entry.goods = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, record.goods[good] as usize))
        .collect();
    for occupant in &record.occupants {
        add(&mut entry.followers, Group::new(occupant.seat, occupant.figure, 1));
    }
    for player in Seat::all(MAX_PLAYERS) {
        entry.set_share(player, Part::Hills, record.tie_breakers[player]);
    }
    entry
}

fn add(groups: &mut Vec<Group>, one: Group) {
    let same = groups.iter_mut().find(|group| {
        (group.player, group.figure, group.from) == (one.player, one.figure, one.from)
    });
    match same {
        Some(group) => group.count += 1,
        None => groups.push(one),
    }
}

fn completed(completion: &Completion) -> Entry {
    let mut entry = entry(&completion.record);
    entry.defeated = completion.defeated.iter().map(self::entry).collect();
    for network in completion.networks.iter().filter(|network| network.complete) {
        let cities = network
            .cities
            .iter()
            .filter(|city| city.complete && !city.subject)
            .map(|city| city.tiles);
        match entry.kind {
            Kind::Road => entry.cities = cities.collect(),
            _ => entry.roads.push(Joined { tiles: network.tiles, cities: cities.collect() }),
        }
    }
    entry
}

/// A converter that writes a board's evening on the scorepad.
pub struct Converter<'a> {
    board: &'a Journal,
    /// The evening as it is written down.
    pub pad: Journal,
    /// The tile of this turn, until it is scored.
    tile: Option<Pending>,
    eaten: Vec<Group>,
    /// Orders that their holders have still to declare.
    declared: Vec<Move>,
}

#[derive(Default)]
struct Pending {
    abbey: bool,
    barn: Option<Place>,
    /// Fields that it joined while different players' farmers stood on the parts.
    joined: Vec<Place>,
    over: bool,
}

impl<'a> Converter<'a> {
    /// Writes an evening down that was played on the board.
    pub fn convert(board: &'a Journal) -> Journal {
        let setup = Setup { record: Recording::Scorepad, ..Setup::clone(board.game().setup()) };
        let pad = Journal::new(setup, bundled::catalogue()).expect("the setup of a game");
        let mut converter =
            Self { board, pad, tile: None, eaten: Vec::new(), declared: Vec::new() };
        let mut before = board.game_after(0);
        for (index, step) in board.entries().iter().enumerate() {
            let mut after = before.clone();
            let outcomes = after.play(&step.made).expect("a move that was made");
            converter.step(index, step, &before, &after);
            converter.declare(&outcomes);
            before = after;
        }
        let game = board.game();
        for player in game.seats() {
            for source in [Source::Gold, Source::Sheep] {
                let points = game.tally(player).points(source);
                if points != 0 {
                    let (reason, source) = (source.name().to_owned(), Some(source));
                    converter.play(Move::Adjust { player, points, reason, source });
                }
            }
        }
        converter.pad
    }

    /// Lets holders declare what no note tells, as soon as the pad takes it.
    fn declare(&mut self, outcomes: &[Outcome]) {
        for outcome in outcomes {
            // Nobody writes down what was taken over (R-KO-58).
            if let Outcome::Orders(
                orders::Outcome::Fulfilled { seat, card, .. }
                | orders::Outcome::Spent { seat, card, by: Some(Mishap::TakenOver) },
            ) = outcome
                && self
                    .pad
                    .game()
                    .catalogue()
                    .card(card.as_str())
                    .is_some_and(|card| card.requirement.nature().is_beyond_scorepad)
            {
                self.declared.push(Move::FulfilOrder { player: *seat, card: card.clone() });
            }
        }
        // The choice of the holder among several on the board is made on the pad by then.
        let pad = self.pad.game();
        self.declared.retain(|made| match made {
            Move::FulfilOrder { player, card } => pad
                .orders()
                .is_some_and(|all| all.hand(*player).held.iter().any(|it| it.id == *card)),
            _ => true,
        });
        while let Some(made) = self.declared.first().cloned()
            && self.pad.game().allows(&made).is_ok()
        {
            self.declared.remove(0);
            self.play(made);
        }
    }

    fn play(&mut self, made: Move) {
        let said = format!("{made:?}");
        if let Err(rejection) = self.pad.play(made) {
            panic!("{said}: {rejection:?} in {:?}", self.pad.game().phase());
        }
        self.pad.game().check().expect("the invariants hold");
    }

    fn report(&mut self, game: &Game, deed: Deed) {
        self.play(Move::Report { player: game.active(), deed });
    }

    /// Writes down that a figure has come to a place.
    fn deploy(&mut self, who: Occupant, place: Place, portal: bool, after: &Game) {
        let record = after.board().record(after.board().feature(place).expect("a feature"));
        let on = Box::new(Entry { followers: Vec::new(), hills: Vec::new(), ..entry(&record) });
        let deed = Deed::Deploy { figure: who.figure, on, portal };
        self.play(Move::Report { player: who.seat, deed });
    }

    fn step(&mut self, index: usize, step: &Step, before: &Game, after: &Game) {
        if self.pad.game().phase() == Phase::Asking(game::Step::Enter)
            && !matches!(
                before.phase(),
                Phase::Asking(game::Step::Enter | game::Step::Wagon) | Phase::Scored
            )
        {
            // The scorepad does not know that no follower is left to be sent.
            self.play(Move::EndTurn);
        }
        let was_at_end = self.pad.moves().any(|made| *made == Move::EndGame);
        match &step.made {
            Move::Place { at, .. } | Move::PlaceAbbey { at } => {
                if self.pad.game().phase() == Phase::Asking(game::Step::MoveCount) {
                    self.play(Move::EndTurn);
                }
                // The fairy greets nobody whose follower has gone before this turn.
                self.leave_fairy(before);
                let abbey = matches!(step.made, Move::PlaceAbbey { .. });
                self.tile = Some(Pending {
                    abbey,
                    joined: joined(*at, before, after),
                    ..Pending::default()
                });
            }
            // The table sees by itself what shepherds do.
            Move::Deploy { figure: Figure::Shepherd, .. }
            | Move::Expansion(expansion::Move::Sheep(_)) => {}
            // The scorepad asks nobody where a figure may stand.
            Move::Deploy { figure, on, at } | Move::DeployAnyway { figure, on, at } => {
                let place = Place { at: at.unwrap_or_else(|| lying(before)), segment: *on };
                let who = Occupant { seat: before.active(), figure: *figure };
                self.deploy(who, place, at.is_some(), after);
            }
            Move::Fly(flight) => {
                let who = Occupant { seat: before.active(), figure: flight.figure };
                flight.place().into_iter().for_each(|place| self.deploy(who, place, false, after));
            }
            Move::PlaceBarn { .. } => {
                self.tile.as_mut().expect("a tile").barn = barn(lying(before), after);
            }
            Move::MoveWagon { player, .. } => {
                self.play(Move::Report { player: *player, deed: Deed::Wagon {} });
            }
            Move::MoveDragon { to } => self.feed_dragon(*to, before, after),
            Move::MoveFairy(Call { at, on, .. }) => {
                self.leave_fairy(before);
                let place = at.zip(*on).map(|(at, segment)| Place { at, segment });
                let feature = place.and_then(|place| after.board().feature(place));
                let entry = |feature| Entry {
                    followers: Vec::new(),
                    hills: Vec::new(),
                    ..entry(&after.board().record(feature))
                };
                self.report(before, Deed::Fairy { on: feature.map(entry).map(Box::new) });
            }
            Move::RemoveKnight(Standing { player, figure, .. }) => {
                self.report(before, Deed::Princess { knight: Group::new(*player, *figure, 1) });
            }
            Move::CropAdd(farmer) if Kind::from(farmer.on) == Kind::Field => {
                self.deploy(farmer.occupant(), farmer.place(), false, after);
            }
            Move::CropTakeHome(Standing { player, figure, on, .. }) => {
                self.leave_fairy(after);
                if Kind::from(*on) == Kind::Field {
                    let group = Group { from: Post::Field, ..Group::new(*player, *figure, 1) };
                    let deed = Deed::Home { figures: vec![group] };
                    self.play(Move::Report { player: *player, deed });
                }
            }
            Move::RaiseTower { at } => {
                let height =
                    after.towers().and_then(|towers| towers.tower(*at)).expect("a tower").height;
                self.report(before, Deed::Tower { height: height.into() });
            }
            Move::RecallAbbot => {
                let score = sets::abbot::recall(before).expect("an abbot who comes home");
                self.play(Move::Adjust {
                    player: score.seat,
                    points: score.points(),
                    reason: "the abbot comes home".to_owned(),
                    source: Some(score.source),
                });
                self.leave_fairy(after);
            }
            Move::ManTower { figure, .. } => self.report(before, Deed::Guard { figure: *figure }),
            Move::Capture(Capture { player, figure, on, exchange, .. }) => {
                let from = on.map_or(Post::Tower, post);
                let captive = Group { from, ..Group::new(*player, *figure, 1) };
                self.report(before, Deed::Capture { captive, exchange: *exchange });
            }
            Move::Escape(Standing { player, .. }) => {
                self.play(Move::Report { player: *player, deed: Deed::Escape {} });
            }
            Move::Throw(throw) => {
                let bare = |hit: &Hit| Hit { at: None, on: None, ..*hit };
                let (hits, swap) =
                    (throw.hits.iter().map(bare).collect(), throw.swap.as_ref().map(bare));
                self.play(Move::Throw(Throw { hits, swap, ..throw.clone() }));
                self.settle(after);
            }
            Move::LeaveCity { player, figure, at, on, .. } => {
                let feature = if was_at_end {
                    0
                } else {
                    self.target(Place { at: *at, segment: *on }, before, index)
                };
                self.play(Move::JoinFeature { player: *player, figure: *figure, feature });
            }
            // That nobody escapes before the end needs no word.
            Move::EndTurn
                if matches!(before.phase(), Phase::Place | Phase::Asking(game::Step::Escape)) => {}
            Move::EndTurn if matches!(before.phase(), Phase::Deploy { .. }) => {
                self.tile.get_or_insert_default().over = true;
            }
            Move::Pass => {
                self.leave_fairy(before);
                self.play(Move::EndTurn);
            }
            Move::KeepWagon { .. } | Move::TowerSite { .. } | Move::RemoveTile { .. } => {}
            // The table counts the bars in the end.
            Move::PlaceGold { .. }
            | Move::ShareGold { .. }
            | Move::MoveMage(_)
            | Move::MoveWitch(_)
            | Move::CropCircle(_)
            | Move::Expansion(expansion::Move::Ferry(_))
            | Move::CropAdd(_)
            | Move::CropPass(_) => {}
            // Such a game is not written down on the scorepad: the table counts what they bring.
            Move::PlaceBandit(_)
            | Move::KeepBandit(_)
            | Move::Rob(_)
            | Move::MoveScoreFigure(_)
            | Move::ReadMessage(_)
            | Move::ScorePennants(_)
            | Move::ScoreFollower(_) => unreachable!("no scorepad has a track"),
            other => self.play(other.clone()),
        }
        let scored =
            !matches!(after.phase(), Phase::Deploy { .. } | Phase::Asking(game::Step::Dragon));
        if scored
            && self.tile.as_ref().is_some_and(|tile| tile.over)
            && !(after.phase() == Phase::Asking(game::Step::Leave) && was_at_end)
        {
            self.note(index, before, after);
        }
        if step.outcomes.iter().any(|outcome| matches!(outcome, Outcome::FinalScoringBegan)) {
            // Who escapes before the end is gone when it is scored.
            let then = if matches!(step.made, Move::Escape(_)) { after } else { before };
            self.finish(step, then);
        } else if after.phase() == Phase::Asking(game::Step::Leave) && self.tile.is_none() {
            if self.pad.game().phase() == Phase::Asking(game::Step::Enter) {
                self.play(Move::EndTurn);
            }
            if self.pad.game().phase() == Phase::Place {
                self.play(Move::EndGame);
            }
        }
    }

    /// The completions from this move on, until the next tile, with the followers who left the City
    /// for them.
    fn completions(&self, index: usize) -> impl Iterator<Item = &Step> {
        let rest = self.board.entries().iter().enumerate().skip(index);
        let here = rest.take_while(move |(other, step)| {
            *other == index
                || !matches!(
                    step.made,
                    Move::Place { .. } | Move::PlaceAbbey { .. } | Move::RemoveTile { .. }
                )
        });
        here.map(|(_, step)| step)
    }

    fn note(&mut self, index: usize, before: &Game, after: &Game) {
        let tile = self.tile.take().expect("a tile");
        self.leave_fairy(before);
        let mut note = Note { abbey: tile.abbey, ..Note::by_player(before.active()) };
        let board = after.board();
        let mut fields: Vec<Entry> = Vec::new();
        let mut scored: Vec<Place> = Vec::new();
        for outcome in self.completions(index).flat_map(|step| &step.outcomes) {
            match outcome {
                Outcome::Completed(completion) => {
                    let fairy = by_fairy(&completion.record, before, board);
                    note.completed.push(Entry { fairy, ..completed(completion) });
                }
                Outcome::Expansion(expansion::Outcome::Builder(builder::Outcome::SecondPart {
                    ..
                })) => note.builder = true,
                Outcome::Expansion(expansion::Outcome::Fair(fair::Outcome::Came { .. })) => {
                    note.fair = true;
                }
                // The table writes down in the end what flocks bring.
                Outcome::Scored(score) if score.source == Source::Sheep => {}
                Outcome::Scored(score) => {
                    let barns = score.record.as_ref().filter(|record| record.kind == Kind::Field);
                    scored.extend(barns.and_then(|record| record.place));
                    let barns = barns.map(|record| Entry {
                        fairy: by_fairy(record, before, board),
                        ..entry(record)
                    });
                    let new = barns.filter(|field| !fields.contains(field));
                    fields.extend(new);
                }
                Outcome::FinalScoringBegan => break,
                _ => {}
            }
        }
        let own_barn = |field: &Entry| field.count(before.active(), Figure::Barn) > 0;
        for mut field in fields {
            if tile.barn.is_some() && own_barn(&field) {
                field.followers.retain(|group| group.figure != Figure::Barn);
                note.barn = Some(Box::new(field));
            } else {
                note.fields.push(field);
            }
        }
        if let Some(barn) = tile.barn.filter(|_| note.barn.is_none()) {
            let field = board.record(board.feature(barn).expect("a field"));
            note.barn =
                Some(Box::new(Entry { followers: Vec::new(), hills: Vec::new(), ..entry(&field) }));
        }
        for place in tile.joined {
            let is_noted = |other: &Place| board.feature(*other) == board.feature(place);
            if tile.barn.iter().chain(&scored).any(is_noted) {
                continue;
            }
            let field = entry(&board.record(board.feature(place).expect("a field")));
            if !note.fields.iter().any(|other| other.followers == field.followers) {
                note.fields.push(field);
            }
        }
        // Who left the City for it comes by a word of its own.
        let leaving: Vec<(Place, Occupant)> = self
            .completions(index + 1)
            .filter_map(|step| match step.made {
                Move::LeaveCity { player, figure, at, on, .. } => {
                    Some((Place { at, segment: on }, Occupant { seat: player, figure }))
                }
                _ => None,
            })
            .collect();
        for (place, occupant) in leaving {
            let target = self.target(place, before, index);
            let Some(entry) = note.completed.get_mut(target) else { continue };
            let group = entry
                .followers
                .iter_mut()
                .find(|group| group.occupant() == occupant)
                .expect("who came");
            group.count -= 1;
            entry.followers.retain(|group| group.count > 0);
            let share = entry.share(occupant.seat, Part::Hills);
            entry.set_share(occupant.seat, Part::Hills, share);
        }
        self.play(Move::Note(Box::new(note)));
        self.settle(after);
    }

    /// The place in the note of the feature that somebody joins.
    fn target(&self, place: Place, game: &Game, index: usize) -> usize {
        let board = game.board();
        let outcomes = self.completions(index).flat_map(|step| &step.outcomes);
        let mut completions = outcomes.filter_map(|outcome| match outcome {
            Outcome::Completed(completion) => Some(completion),
            _ => None,
        });
        let is_it = |completion: &Completion| {
            completion.record.place.and_then(|place| board.feature(place)) == board.feature(place)
        };
        completions.position(is_it).unwrap_or(usize::MAX)
    }

    fn feed_dragon(&mut self, to: Position, before: &Game, after: &Game) {
        let figures = before.board().figures().iter().filter(|deployed| deployed.place.at == to);
        let eaten = |figure: Figure| figure != Figure::Barn && figure.is_occupant();
        for deployed in figures.filter(|deployed| eaten(deployed.figure)) {
            let from = post(deployed.place.segment);
            add(&mut self.eaten, Group { from, ..Group::new(deployed.seat, deployed.figure, 1) });
        }
        let guard =
            before.towers().and_then(|towers| towers.tower(to)).and_then(|tower| tower.guard);
        if let Some(guard) = guard {
            add(
                &mut self.eaten,
                Group { from: Post::Tower, ..Group::new(guard.seat, guard.figure, 1) },
            );
        }
        if after.phase() != Phase::Asking(game::Step::Dragon)
            || sets::dragon::ways(after).is_empty()
        {
            let eaten = std::mem::take(&mut self.eaten);
            if !eaten.is_empty() {
                self.report(before, Deed::Dragon { eaten });
            }
        }
    }

    /// The fairy’s follower may have gone by what is not written down.
    fn leave_fairy(&mut self, board: &Game) {
        let beside = board.fairy().and_then(|fairy| fairy.beside);
        if beside.is_none() && sets::fairy::owner(self.pad.game()).is_some() {
            self.report(board, Deed::FairyAlone {});
        }
    }

    /// Pigs without a farmer, and farmers hit by a token, go home.
    fn settle(&mut self, board: &Game) {
        for seat in board.seats() {
            for figure in Figure::ALL {
                let on_fields = board.board().figures().iter().filter(|deployed| {
                    (deployed.seat, deployed.figure) == (seat, figure)
                        && post(deployed.place.segment) == Post::Field
                });
                let lying = on_fields.count();
                let noted = pad::posted(self.pad.game(), seat, Post::Field)
                    .filter(|other| *other == figure)
                    .count();
                if noted > lying
                    && self.pad.game().choices().is_empty()
                    && self.pad.game().phase() != Phase::Asking(game::Step::Leave)
                {
                    let group = Group {
                        from: Post::Field,
                        ..Group::new(seat, figure, (noted - lying) as u32)
                    };
                    self.play(Move::Report {
                        player: seat,
                        deed: Deed::Home { figures: vec![group] },
                    });
                }
            }
        }
    }

    /// Writes the rest on the table, and the end.
    fn finish(&mut self, step: &Step, before: &Game) {
        if self.pad.game().phase() == Phase::Asking(game::Step::Enter) {
            self.play(Move::EndTurn);
        }
        if self.pad.game().phase() == Phase::Place {
            self.play(Move::EndGame);
        }
        // A ferry makes one road of complete ones; the table counts those that lie (R-KR-9).
        let counted = *self.board.game().completed();
        if *self.pad.game().completed() != counted {
            self.play(Move::CountCompleted { cities: counted.cities, roads: counted.roads });
        }
        let mut written: Vec<Record> = Vec::new();
        let last = step
            .outcomes
            .iter()
            .skip_while(|outcome| !matches!(outcome, Outcome::FinalScoringBegan));
        let mut fairy: Option<Entry> = None;
        let mut entries: Vec<Entry> = Vec::new();
        for outcome in last {
            let Outcome::Scored(score) = outcome else { continue };
            if score.source == Source::Sheep {
                continue;
            }
            let Some(record) = &score.record else { continue };
            if !written.contains(record) {
                written.push(record.clone());
                entries.push(entry(record));
            }
        }
        if let Some((seat, place)) = before.fairy().and_then(Fairy::follower) {
            let board = before.board();
            let record = written.iter().position(|record| {
                record.place.and_then(|place| board.feature(place)) == board.feature(place)
            });
            match record.and_then(|index| entries.get_mut(index)) {
                Some(entry) => entry.fairy.push(seat),
                None => {
                    let feature =
                        board.feature(place).filter(|feature| !board.is_complete(*feature));
                    fairy = feature.map(|feature| Entry {
                        fairy: vec![seat],
                        ..entry(&board.record(feature))
                    });
                }
            }
        }
        for feature in entries.into_iter().chain(fairy) {
            self.play(Move::Remain { feature: Box::new(feature) });
        }
        self.play(Move::EndGame);
    }
}

/// Whose follower on that feature the fairy stands by.
fn by_fairy(record: &Record, game: &Game, board: &Board) -> Vec<Seat> {
    let beside = game.fairy().and_then(Fairy::follower);
    let here = |place: &Place| {
        board.feature(*place) == record.place.and_then(|place| board.feature(place))
    };
    beside.filter(|(_, place)| here(place)).map(|(seat, _)| seat).into_iter().collect()
}

/// Where the barn stands that was just placed on that tile.
fn barn(at: Position, after: &Game) -> Option<Place> {
    let mut barns =
        after.board().figures().iter().filter(|deployed| deployed.figure == Figure::Barn);
    barns.find(|deployed| deployed.place.at == at).map(|deployed| deployed.place)
}

/// Where the tile of this turn lies.
fn lying(game: &Game) -> Position {
    match game.phase() {
        Phase::Deploy { at, .. } => at,
        _ => panic!("no tile lies"),
    }
}

const fn post(segment: Segment) -> Post {
    match segment {
        Segment::Field(_) => Post::Field,
        _ => Post::Feature,
    }
}

/// The fields of the tile just placed that were several before, with farmers of different players.
fn joined(at: Position, before: &Game, after: &Game) -> Vec<Place> {
    let segments = after.board().tile(at).into_iter().flat_map(|placed| placed.tile.segments());
    let places = segments
        .filter(|segment| Kind::from(*segment) == Kind::Field)
        .map(|segment| Place { at, segment });
    let mut found: Vec<Place> = Vec::new();
    for place in places {
        let field = after.board().feature(place);
        if found.iter().any(|other| after.board().feature(*other) == field) {
            continue;
        }
        let here = before
            .board()
            .figures()
            .iter()
            .filter(|deployed| after.board().feature(deployed.place) == field);
        let here = here.filter(|deployed| deployed.figure.is_follower());
        let mut parts: Vec<_> =
            here.map(|deployed| (before.board().feature(deployed.place), deployed.seat)).collect();
        parts.dedup();
        let differ =
            parts.iter().any(|one| parts.iter().any(|other| one.0 != other.0 && one.1 != other.1));
        if differ {
            found.push(place);
        }
    }
    found
}
