//! The numbers of a form: their list, their values, and their changes.

use super::draft::Draft;
use crate::table::message::{Field, Role, Sheet};
use rules::feature::Kind;
use rules::game::pad;
use rules::player::Figure;
use rules::scorepad::{Detail, Entry, Group, Part, Post};
use rules::setup::TOWER;
use rules::{Game, Seat};

/// The largest number that can be typed.
const LARGEST: u32 = 999;

/// A column of figures in a form, alike for all players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lane {
    /// The kind of the figures.
    pub figure: Figure,
    /// The post that they are taken from, if a player can have several of them there.
    pub post: Option<Post>,
}

impl Draft {
    /// The value of a number.
    pub fn value(&self, field: Field, game: &Game) -> u32 {
        let counts = self.counts.unwrap_or((game.completed().cities, game.completed().roads));
        match field {
            Field::Part(part) => self.entry().map_or(0, |entry| entry.number(part)),
            Field::Figures(seat, figure) => {
                self.entry().map_or(0, |entry| entry.count(seat, figure))
            }
            Field::Of(seat, part) => self.entry().map_or(0, |entry| entry.share(seat, part)),
            Field::City(index) => {
                self.entry().and_then(|entry| entry.cities.get(index)).copied().unwrap_or(0)
            }
            Field::Road(index) => {
                self.entry().and_then(|entry| entry.roads.get(index)).map_or(0, |road| road.tiles)
            }
            Field::RoadCity(road, index) => {
                let road = self.entry().and_then(|entry| entry.roads.get(road));
                road.and_then(|road| road.cities.get(index)).copied().unwrap_or(0)
            }
            Field::Gone(seat, figure, from) => {
                let same = |group: &&Group| {
                    (group.player, group.figure, group.from) == (seat, figure, from)
                };
                self.gone.iter().filter(same).map(|group| group.count).sum()
            }
            Field::Height => self.height,
            Field::Cities => counts.0,
            Field::Roads => counts.1,
        }
    }

    /// Sets a number. A size of 0 takes the joined city or road out.
    pub fn set(&mut self, field: Field, value: u32, game: &Game) {
        let value = value.min(LARGEST);
        let counts = self.counts.unwrap_or((game.completed().cities, game.completed().roads));
        match field {
            Field::Height => self.height = value,
            Field::Cities => self.counts = Some((value, counts.1)),
            Field::Roads => self.counts = Some((counts.0, value)),
            Field::Gone(seat, figure, from) => {
                let one = matches!(self.sheet, Sheet::Princess | Sheet::Capture);
                if one {
                    self.gone.clear();
                }
                let count = if one { value.min(1) } else { value };
                Group { from, ..Group::new(seat, figure, count) }.write(&mut self.gone);
            }
            _ => {
                if let Some(entry) = self.entry_mut() {
                    set_in(entry, field, value);
                }
            }
        }
    }

    /// The numbers of the form, in the order in which they lie on the screen and keys go through
    /// them. Keys write alike with every set: the usual numbers and the figures below them come
    /// before those of sets, and what the feature is joined to comes last.
    pub fn fields(&self, game: &Game) -> Vec<Field> {
        match self.sheet {
            Sheet::Tile => {
                let Some((role, entry)) = self.items.get(self.current) else { return Vec::new() };
                let is_complete = *role == Role::Completed;
                let parts = parts(entry.kind, is_complete, game).into_iter();
                let (usual, of_sets): (Vec<Part>, Vec<Part>) =
                    parts.partition(|part: &Part| part.is_usual());
                let mut fields: Vec<Field> = usual.into_iter().map(Field::Part).collect();
                fields.extend(self.in_lanes(game));
                let is_asked = |part: &Part| pad::asks_for(game, *part, entry.kind, is_complete);
                for part in Part::shared().filter(is_asked) {
                    let sharers = pad::sharers(game, part, entry).into_iter();
                    fields.extend(sharers.map(|seat| Field::Of(seat, part)));
                }
                fields.extend(of_sets.into_iter().map(Field::Part));
                if is_complete {
                    fields.extend((0..entry.cities.len()).map(Field::City));
                    for (index, road) in entry.roads.iter().enumerate() {
                        fields.push(Field::Road(index));
                        fields.extend(
                            (0..road.cities.len()).map(|city| Field::RoadCity(index, city)),
                        );
                    }
                }
                fields
            }
            Sheet::Deploy if self.on.kind == Kind::Field => {
                let asks = pad::asks(game, Detail::TouchedCities);
                let touched = [Part::CompleteCities, Part::IncompleteCities].map(Field::Part);
                if asks { touched.to_vec() } else { Vec::new() }
            }
            sheet if sheet.has_place() && !self.elsewhere && pad::asks(game, Detail::StandsOn) => {
                let parts = parts(self.on.kind, false, game).into_iter().map(Field::Part);
                parts.chain(self.in_lanes(game)).collect()
            }
            Sheet::Tower => vec![Field::Height],
            Sheet::Count => vec![Field::Cities, Field::Roads],
            _ => self.in_lanes(game),
        }
    }

    /// The numbers of figures, lane by lane: the followers of all players come first, as they are
    /// most frequent.
    fn in_lanes(&self, game: &Game) -> Vec<Field> {
        let lanes = self.lanes(game).into_iter();
        let of_all = |lane| game.seats().filter_map(move |seat| self.in_lane(seat, lane, game));
        lanes.flat_map(of_all).collect()
    }

    /// The lanes of figures, from left to right. They follow from the sets in play alone, so that
    /// nothing moves in the course of a game.
    pub fn lanes(&self, game: &Game) -> Vec<Lane> {
        let known = [
            (Post::Feature, self.sheet != Sheet::Home),
            (Post::Field, game.setup().has_farmers()),
            (Post::Tower, game.setup().has(TOWER)),
        ];
        let lanes = |figure: Figure| -> Vec<Lane> {
            let is_gone = matches!(
                self.sheet,
                Sheet::Princess | Sheet::Dragon | Sheet::Capture | Sheet::Home
            );
            if !is_gone || figure != Figure::Follower {
                return vec![Lane { figure, post: None }];
            }
            let posts = known.iter().filter(|(_, is_there)| *is_there);
            posts.map(|(post, _)| Lane { figure, post: Some(*post) }).collect()
        };
        let figures = match self.sheet {
            Sheet::Tile => {
                let entry = self.items.get(self.current);
                entry.map(|(_, entry)| figures(Some(entry.kind), game)).unwrap_or_default()
            }
            sheet if sheet.has_place() => figures(Some(self.on.kind), game),
            Sheet::Dragon => figures(None, game),
            Sheet::Princess | Sheet::Capture | Sheet::Home => {
                figures(None, game).into_iter().filter(|figure| figure.is_follower()).collect()
            }
            _ => Vec::new(),
        };
        figures.into_iter().flat_map(lanes).collect()
    }

    /// A player's number in a lane; `None` where no such figure can be gone. A follower may be in
    /// any place that nobody noted; any other figure is where it is known to be.
    pub fn in_lane(&self, seat: Seat, lane: Lane, game: &Game) -> Option<Field> {
        let is_posted = |post| pad::posted(game, seat, post).any(|other| other == lane.figure);
        let gone = |post| Field::Gone(seat, lane.figure, post);
        match (self.sheet, lane.post) {
            (_, Some(Post::Feature)) => Some(gone(Post::Feature)),
            (_, Some(post)) => is_posted(post).then(|| gone(post)),
            (Sheet::Princess | Sheet::Dragon | Sheet::Capture | Sheet::Home, None) => {
                let known = [Post::Field, Post::Tower].into_iter().find(|post| is_posted(*post));
                let unknown = (self.sheet != Sheet::Home).then_some(Post::Feature);
                known.or(unknown).map(gone)
            }
            (_, None) => Some(Field::Figures(seat, lane.figure)),
        }
    }
}

/// The numbers of a kind of feature in the sets in play.
fn parts(kind: Kind, is_complete: bool, game: &Game) -> Vec<Part> {
    let is_asked =
        |part: &Part| part.facts().share.is_none() && pad::asks_for(game, *part, kind, is_complete);
    let in_play = |part: &Part| pad::most(game, *part, kind).is_some_and(|most| most > 0);
    Part::ALL.into_iter().filter(|part| is_asked(part) && in_play(part)).collect()
}

fn set_in(entry: &mut Entry, field: Field, value: u32) {
    match field {
        Field::Part(part) => entry.set_number(part, value),
        Field::Figures(seat, figure) => entry.set_count(seat, figure, value),
        Field::Of(seat, part) => entry.set_share(seat, part, value),
        Field::City(index) => set_size(&mut entry.cities, index, value),
        Field::Road(index) if value == 0 => {
            if index < entry.roads.len() {
                entry.roads.remove(index);
            }
        }
        Field::Road(index) => {
            if let Some(road) = entry.roads.get_mut(index) {
                road.tiles = value;
            }
        }
        Field::RoadCity(road, index) => {
            if let Some(road) = entry.roads.get_mut(road) {
                set_size(&mut road.cities, index, value);
            }
        }
        Field::Gone(..) | Field::Height | Field::Cities | Field::Roads => {}
    }
}

fn set_size(sizes: &mut Vec<u32>, index: usize, value: u32) {
    if value == 0 && index < sizes.len() {
        sizes.remove(index);
    } else if let Some(size) = sizes.get_mut(index) {
        *size = value;
    }
}

/// The figures of the game that may stand on a kind of feature; with `None` those that may be gone.
fn figures(kind: Option<Kind>, game: &Game) -> Vec<Figure> {
    let all = Figure::ALL.into_iter().filter(|figure| game.setup().at_start(*figure) > 0);
    let may = |figure: &Figure| match kind {
        Some(Kind::Field) if *figure == Figure::Barn => true,
        Some(kind) => figure.may_stand_on(kind),
        None => *figure != Figure::Barn,
    };
    all.filter(|figure| figure.is_occupant()).filter(may).collect::<Vec<Figure>>()
}
