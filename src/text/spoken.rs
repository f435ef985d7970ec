//! The board in words, for whoever hears it instead of seeing it: what a place touches and needs,
//! how a tile lies, what a segment is part of, where a figure stands. All of it is seen by
//! everybody at the table.

use super::question::{Spot, sides_of, spot_of};
use super::{Worded, Words, capitalised};
use crate::say;
use rules::board::{Deployed, Placed};
use rules::expansion::fairy::Stand;
use rules::feature::join::FeatureId;
use rules::feature::{Kind, Occupant, Place, Record, majority};
use rules::game::question::{Answer, Target};
use rules::geometry::{Position, Rotation, Side};
use rules::piece::Neutral;
use rules::scoring::{self, Finality, Line};
use rules::tile::{Edge, Segment, Tile};
use rules::{Game, Move, Seat};

/// The board as one player hears it, to whom the own features are *yours*, or as everybody does.
#[derive(Debug, Clone, Copy)]
pub struct Spoken<'a> {
    words: &'a Words,
    game: &'a Game,
    who: Option<Seat>,
    hints: bool,
}

impl<'a> Spoken<'a> {
    /// The board of a game for that player, or for everybody.
    pub const fn new(words: &'a Words, game: &'a Game, who: Option<Seat>) -> Self {
        Self { words, game, who, hints: false }
    }

    /// Spoken with the yield of answers, for a table with hints.
    pub const fn hinting(self, hints: bool) -> Self {
        Self { hints, ..self }
    }

    /// An open place: what it touches, and the edges that a tile must show there (R-BASE-3):
    /// "north of Anna’s city of 4, east of an unclaimed road of 2: needs city south and road west".
    /// Fields that nobody holds are told among the edges alone. Empty for any other place.
    pub fn place(&self, at: Position) -> String {
        let Some(socket) = self.game.board().socket(at) else { return String::new() };
        let wanted = || Side::ALL.into_iter().filter_map(|side| Some((side, socket.wants(side)?)));
        let needs: Vec<String> =
            wanted().map(|(side, edge)| self.edges(self.words.edge(edge), &[side])).collect();
        let needs = self.words.list(&needs);
        let beside = wanted().filter_map(|(side, edge)| self.beside(at, side, edge));
        let parts: Vec<String> = beside.chain(self.buildings_around(at)).collect();
        if parts.is_empty() {
            return say!(self.words, "spoken-needs", needs = needs);
        }
        say!(self.words, "spoken-place", beside = self.joined(&parts), needs = needs)
    }

    /// The feature that a place would continue on a side.
    fn beside(&self, at: Position, side: Side, edge: Edge) -> Option<String> {
        let board = self.game.board();
        let there = board.tile(at.towards(side))?;
        let segment = match edge {
            Edge::City | Edge::Road => there.segment_on(side.opposite()),
            Edge::Field => {
                side.opposite().halves().into_iter().find_map(|half| there.field_on(half))
            }
            Edge::River | Edge::Carcassonne => None,
        }?;
        let feature = board.feature(Place { at: there.at, segment })?;
        let record = board.record(feature);
        let beside = self.words.bystanders(feature, self.game);
        if record.kind == Kind::Field && record.occupants.is_empty() && beside.is_empty() {
            return None;
        }
        let mut held = self.held(&record);
        if !beside.is_empty() {
            held = say!(self.words, "record-beside", feature = held, figures = beside.join(" · "));
        }
        let key = match side {
            Side::North => "spoken-beside-north",
            Side::East => "spoken-beside-east",
            Side::South => "spoken-beside-south",
            Side::West => "spoken-beside-west",
        };
        Some(say!(self.words, key, feature = held))
    }

    /// The incomplete buildings around a place, which a tile there would help (R-BASE-9).
    fn buildings_around(&self, at: Position) -> impl Iterator<Item = String> {
        let board = self.game.board();
        at.neighbours().into_iter().filter_map(move |at| {
            let segment = board.tile(at)?.tile.building()?;
            let feature = board.feature(Place { at, segment })?;
            let feature = (!board.is_complete(feature)).then(|| self.held(&board.record(feature)));
            feature.map(|feature| say!(self.words, "spoken-near", feature = feature))
        })
    }

    /// A tile as it lies: "city on one side, straight road: city north, road east and west, field
    /// south".
    pub fn tile(&self, tile: &Tile, rotation: Rotation) -> String {
        let name = self.words.tile(tile);
        let own = tile.segments().filter_map(|segment| {
            let edge = match segment {
                Segment::City(_) => Edge::City,
                Segment::Road(_) => Edge::Road,
                Segment::Field(_) | Segment::Building(_) => return None,
            };
            Some((edge, sides_of(tile, segment, rotation)))
        });
        let others = [Edge::Field, Edge::River, Edge::Carcassonne].into_iter().map(|edge| {
            let shows = |side: &Side| tile.edge(*side, rotation) == edge;
            (edge, Side::ALL.into_iter().filter(shows).collect())
        });
        let all = own.chain(others).filter(|(_, sides)| !sides.is_empty());
        let sides: Vec<String> =
            all.map(|(edge, sides)| self.edges(self.words.edge(edge), &sides)).collect();
        if sides.is_empty() || tile.is_abbey() {
            return name;
        }
        self.words.told_of(name, self.joined(&sides))
    }

    /// A tile on the board, with all that stands on it.
    pub fn placed(&self, placed: &Placed) -> String {
        let tile = self.tile(&placed.tile, placed.rotation);
        let figures = self.game.board().figures().iter();
        let figures = figures.filter(|figure| figure.place.at == placed.at);
        let figures = figures.map(|figure| self.figure(figure));
        let pieces = self.pieces(placed.at).into_iter().map(|piece| capitalised(&piece));
        [tile].into_iter().chain(figures).chain(pieces).collect::<Vec<_>>().join(". ")
    }

    /// The pieces on a tile that belong to nobody, and the figures on a tower and in the City.
    fn pieces(&self, at: Position) -> Vec<String> {
        let (game, words) = (self.game, self.words);
        let mut pieces: Vec<Neutral> =
            game.tokens_on_board().filter(|(on, _)| *on == at).map(|(_, token)| token).collect();
        let standing = game.pieces_on_segments().filter(|(place, _)| place.at == at);
        let standing = standing.filter(|(place, _)| !has_bystander(*place, game));
        pieces.extend(standing.map(|(_, piece)| piece));
        let quarter = |quarter| game.board().quarter(quarter) == Some(at);
        pieces.extend(game.city().filter(|city| quarter(city.count())).map(|_| Neutral::Count));
        pieces.extend(game.dragon().filter(|dragon| dragon.at == at).map(|_| Neutral::Dragon));
        let is_here = |stand: Stand| match stand {
            Stand::Segment(_) | Stand::Tower(_) => stand.at() == Some(at),
            Stand::Quarter(of) => quarter(of),
        };
        pieces.extend(game.fairy().filter(|it| is_here(it.stand)).map(|_| Neutral::Fairy));
        let own = |of: Occupant| {
            let figure = words.figure(of.figure);
            say!(words, "figure-of", name = game.name(of.seat), figure = figure)
        };
        let mut told: Vec<String> = pieces.into_iter().map(|piece| self.piece(piece)).collect();
        if let Some(tower) = game.towers().and_then(|towers| towers.tower(at)) {
            let height = self.piece(Neutral::Tower(tower.height));
            told.push(match tower.guard {
                Some(guard) => words.told_of(height, own(guard)),
                None => height,
            });
        }
        let residents = game.city().into_iter().flat_map(|city| city.residents());
        let residents = residents.filter(|resident| quarter(resident.quarter));
        let residents = residents.map(|it| own(Occupant { seat: it.seat, figure: it.figure }));
        told.extend(residents);
        told
    }

    /// A piece that belongs to nobody.
    fn piece(&self, piece: Neutral) -> String {
        let words = self.words;
        if piece.is_token() {
            return words.tokens(piece);
        }
        if let Neutral::Magician(magician) = piece {
            return words.magician(magician);
        }
        let key = format!("spoken-{}", piece.name());
        let told = words.say(&key, &[("height", piece.count().into())]);
        if let Neutral::Ferry(sides) = piece {
            return say!(words, "spoken-lies", what = told, at = words.at(&sides));
        }
        told
    }

    /// A segment with its direction, and what it is part of: "your city of 3 to the east, 2 open
    /// ends". Empty if there is no such segment.
    pub fn segment(&self, place: Place) -> String {
        let board = self.game.board();
        let Some(feature) = board.feature(place) else { return String::new() };
        let record = board.record(feature);
        let sides = board
            .tile(place.at)
            .map(|placed| sides_of(&placed.tile, place.segment, placed.rotation));
        let held = self.held(&record);
        let lies = match sides.filter(|sides| !sides.is_empty()) {
            Some(sides) => {
                say!(self.words, "spoken-lies", what = held, at = self.words.towards(&sides))
            }
            None => held,
        };
        self.with_state(lies, feature, &record)
    }

    /// A feature, with what it lacks: "Anna’s city of 3, 2 open ends". Its points are not told:
    /// some tables play without such hints.
    pub fn feature(&self, feature: FeatureId) -> String {
        let record = self.game.board().record(feature);
        self.with_state(self.held(&record), feature, &record)
    }

    /// A figure and where it stands: "Anna’s knight: Anna’s city of 3 to the east, 2 open ends".
    pub fn figure(&self, figure: &Deployed) -> String {
        let role = self.words.role(figure.place.segment.into(), figure.figure);
        let name = self.game.name(figure.seat);
        let role = say!(self.words, "figure-of", name = name, figure = role);
        self.words.told_of(role, self.segment(figure.place))
    }

    /// Words with the place of what they tell of.
    pub fn located(&self, words: &str, at: Position) -> String {
        format!("{words}. {}", capitalised(&self.words.position(at)))
    }

    /// Features, each with the first of its tiles, no two of them alike.
    pub fn features(&self, ids: &[FeatureId]) -> Vec<String> {
        let first = |id: FeatureId| self.game.board().places(id).min();
        let told = ids.iter().map(|id| match first(*id) {
            Some(place) => self.located(&self.feature(*id), place.at),
            None => self.feature(*id),
        });
        self.apart(told, |index| {
            let place = first(*ids.get(index)?)?;
            Some((place.at, Some(place.segment)))
        })
    }

    /// Answers as [`Self::answer`] tells them, no two of them alike.
    pub fn answers(&self, answers: &[Answer]) -> Vec<String> {
        let told = answers.iter().map(|it| self.answer(it));
        self.apart(told, |index| spot_of(answers.get(index)?))
    }

    fn apart(
        &self,
        told: impl Iterator<Item = String>,
        spot: impl Fn(usize) -> Option<Spot>,
    ) -> Vec<String> {
        let mut all: Vec<Worded> = told.map(Worded::title).collect();
        self.words.apart(&mut all, self.game, spot);
        let whole = all.into_iter().map(|Worded { title, about, .. }| match about.as_str() {
            "" => title,
            _ => self.joined(&[title, about]),
        });
        whole.collect()
    }

    /// An answer with all that its point on the board shows: "Knight: your city of 3 to the east, 2
    /// open ends". Empty for an answer that has no place.
    pub fn answer(&self, answer: &Answer) -> String {
        let worded = self.words.answer_with(answer, self.game, self.hints);
        let (at, there) = match answer.target {
            Target::Segment(place) | Target::Feature(place) | Target::Figure(place) => {
                (place.at, self.segment(place))
            }
            Target::Tile(at) => {
                let tile = self.game.board().tile(at).map(|placed| self.placed(placed));
                (at, tile.unwrap_or_else(|| self.place(at)))
            }
            Target::Corner(..) | Target::Quarter(_) | Target::Nowhere => return String::new(),
        };
        // On the tile just placed the segment says all, beside the points that it brings.
        if let (Move::Deploy { at: None, .. }, Target::Segment(place)) =
            (&answer.made, answer.target)
        {
            let told = self.completed(place).unwrap_or(there);
            return self.words.told_of(worded.title, told);
        }
        let parts = [worded.about, capitalised(&there), self.words.position(at)];
        let told = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        self.words.told_of(worded.title, told.join(". "))
    }

    /// A segment of the tile just placed whose feature is complete, with its points.
    fn completed(&self, place: Place) -> Option<String> {
        let board = self.game.board();
        let feature = board.feature(place).filter(|feature| board.is_complete(*feature))?;
        let worth = scoring::worth(&board.record(feature), Finality::Complete);
        let points: i32 = worth.iter().map(Line::points).sum();
        let points = say!(self.words, "finale-points", count = points, points = points);
        Some(self.joined(&[self.segment(place), points]))
    }

    // ---- parts ----

    /// A feature with whoever holds it (R-BASE-10).
    fn held(&self, record: &Record) -> String {
        let feature = self.words.record(record);
        let owners: Vec<Seat> = majority::owners(record).collect();
        if owners.is_empty() {
            return say!(self.words, "spoken-free", feature = feature);
        }
        if let (&[owner], Some(who)) = (owners.as_slice(), self.who)
            && owner == who
        {
            return say!(self.words, "spoken-yours", feature = feature);
        }
        let names: Vec<String> =
            owners.into_iter().map(|seat| self.game.name(seat).to_owned()).collect();
        say!(self.words, "spoken-of", names = self.words.list(&names), feature = feature)
    }

    /// The parts that a feature lacks, and who stands there where that is more than one figure.
    fn with_state(&self, told: String, feature: FeatureId, record: &Record) -> String {
        let (board, words) = (self.game.board(), self.words);
        let count = board.missing(feature);
        let state = match record.kind {
            Kind::Field => None,
            _ if board.is_complete(feature) => Some(say!(words, "feature-complete")),
            Kind::City | Kind::Road => Some(say!(words, "feature-open-ends", count = count)),
            Kind::Building(_) => Some(say!(words, "feature-open-places", count = count)),
        };
        let people = (record.occupants.len() > 1).then(|| words.occupants(record, self.game));
        let beside = words.bystanders(feature, self.game);
        let people: Vec<String> = people.into_iter().chain(beside).collect();
        let people = Some(people.join(" · ")).filter(|people| !people.is_empty());
        // They change what it is worth (R-MAG-1).
        let pieces = self.game.pieces_on_segments();
        let pieces = pieces.filter(|(place, _)| board.feature(*place) == Some(feature));
        let pieces = pieces.filter(|(place, _)| !has_bystander(*place, self.game));
        let pieces = pieces.map(|(_, piece)| self.piece(piece));
        let parts = [Some(told), state, people].into_iter().flatten();
        let parts: Vec<String> = parts.chain(pieces).collect();
        self.joined(&parts)
    }

    /// A picture on sides: "road south and west".
    fn edges(&self, edge: String, sides: &[Side]) -> String {
        say!(self.words, "spoken-lies", what = edge, at = self.words.at(sides))
    }

    fn joined(&self, parts: &[String]) -> String {
        parts.join(&say!(self.words, "list-separator"))
    }
}

/// Whether a figure that does not occupy its feature stands on a segment.
fn has_bystander(place: Place, game: &Game) -> bool {
    let mut figures = game.board().figures().iter();
    figures.any(|figure| figure.place == place && !figure.figure.is_occupant())
}
