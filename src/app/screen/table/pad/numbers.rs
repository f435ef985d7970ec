//! The numbers of a form: their list, their values, and their changes.

use super::draft::{Draft, Role, Sheet};
use crate::rules::feature::Kind;
use crate::rules::house_rule::HouseRule;
use crate::rules::piece::Magician;
use crate::rules::player::Figure;
use crate::rules::scorepad::{Detail, Entry, Group, Part, Post};
use crate::rules::tile::Good;
use crate::rules::{Game, Seat};

/// The largest number that can be typed.
const LARGEST: u32 = 999;

/// One number of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A number of the entry.
    Part(Part),
    /// Figures on the feature.
    Figures(Seat, Figure),
    /// Whether the fairy stands by a follower of that player.
    Fairy(Seat),
    /// Followers on the building that was defeated.
    Defeated(Seat),
    /// The size of a complete city at the road's end.
    City(usize),
    /// The size of a complete road into the city.
    Road(usize),
    /// The size of another complete city at the end of such a road.
    RoadCity(usize, usize),
    /// Figures that were taken away.
    Gone(Seat, Figure, Post),
    /// The height of the tower.
    Height,
    /// Completed cities.
    Cities,
    /// Completed roads.
    Roads,
}

impl Draft {
    /// The value of a number.
    #[must_use]
    pub fn value(&self, field: Field, game: &Game) -> u32 {
        let counts = self.counts.unwrap_or((game.completed().cities, game.completed().roads));
        match field {
            Field::Part(part) => self.entry().map_or(0, |entry| part_of(entry, part)),
            Field::Figures(seat, figure) => {
                self.entry().map_or(0, |entry| entry.count(seat, figure))
            }
            Field::Fairy(seat) => {
                self.entry().map_or(0, |entry| u32::from(entry.fairy.contains(&seat)))
            }
            Field::Defeated(seat) => {
                let loser = self.entry().and_then(|entry| entry.defeated.first());
                loser.map_or(0, |loser| loser.count(seat, Figure::Follower))
            }
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
                set_group(
                    &mut self.gone,
                    Group {
                        from,
                        ..Group::new(seat, figure, if one { value.min(1) } else { value })
                    },
                );
            }
            _ => {
                if let Some(entry) = self.entry_mut() {
                    set_in(entry, field, value);
                }
            }
        }
    }

    /// The numbers of the form, in the order in which keys go through them.
    #[must_use]
    pub fn fields(&self, game: &Game) -> Vec<Field> {
        // The followers of all players come first, as they are most frequent.
        let on = |kind: Kind| -> Vec<Field> {
            let all = figures(Some(kind), game).into_iter();
            all.flat_map(|figure| game.seats().map(move |seat| Field::Figures(seat, figure)))
                .collect()
        };
        match self.sheet {
            Sheet::Tile => {
                let Some((role, entry)) = self.items.get(self.current) else { return Vec::new() };
                // Keys write alike with every set: people come before the numbers of sets.
                let parts = parts(entry.kind, *role, game).into_iter();
                let (usual, of_sets): (Vec<Part>, Vec<Part>) = parts.partition(is_usual);
                let mut fields: Vec<Field> = usual.into_iter().map(Field::Part).collect();
                fields.extend(on(entry.kind));
                fields.extend(of_sets.into_iter().map(Field::Part));
                fields.extend(self.fairies(entry, game));
                if *role == Role::Completed {
                    if game.most(Part::Challenge, entry.kind).is_some() {
                        fields.extend(game.seats().map(Field::Defeated));
                    }
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
                let asks = game.asks(Detail::TouchedCities);
                let touched = [Part::CompleteCities, Part::IncompleteCities].map(Field::Part);
                if asks { touched.to_vec() } else { Vec::new() }
            }
            Sheet::Deploy | Sheet::Fairy if !self.elsewhere && game.asks(Detail::StandsOn) => {
                let parts = parts(self.on.kind, Role::Remaining, game).into_iter().map(Field::Part);
                parts.chain(on(self.on.kind)).collect()
            }
            Sheet::Deploy | Sheet::Fairy | Sheet::Wagon | Sheet::Guard | Sheet::Escape => {
                Vec::new()
            }
            Sheet::Princess | Sheet::Dragon | Sheet::Capture => self.gone_fields(false, game),
            Sheet::Home => self.gone_fields(true, game),
            Sheet::Tower => vec![Field::Height],
            Sheet::Count => vec![Field::Cities, Field::Roads],
        }
    }

    /// The figures that may be gone. A follower may be in any place that nobody noted; any other
    /// figure is where it is known to be.
    fn gone_fields(&self, home: bool, game: &Game) -> Vec<Field> {
        let all = figures(None, game)
            .into_iter()
            .filter(|figure| figure.is_follower() || self.sheet == Sheet::Dragon);
        let all = all.flat_map(|figure| game.seats().map(move |seat| (seat, figure)));
        let posts = |(seat, figure): (Seat, Figure)| {
            let known = [Post::Field, Post::Tower].into_iter();
            let mut posts: Vec<Post> = known
                .filter(|post| game.posted(seat, *post).any(|other| other == figure))
                .collect();
            if !home && (figure == Figure::Follower || posts.is_empty()) {
                posts.insert(0, Post::Feature);
            }
            posts.into_iter().map(move |post| Field::Gone(seat, figure, post))
        };
        all.flat_map(posts).collect()
    }

    /// The fairy's numbers of an entry: where the scorepad knows her to stand, and with the house
    /// rule anywhere.
    fn fairies(&self, entry: &Entry, game: &Game) -> Vec<Field> {
        let on_tile =
            game.fairy_owner().is_some() && game.setup().rules.differs(HouseRule::FairyServesTile);
        let by = |seat: &Seat| {
            on_tile || game.fairy_owner() == Some(*seat) || entry.fairy.contains(seat)
        };
        game.seats().filter(by).map(Field::Fairy).collect()
    }
}

/// Whether the number belongs to the base game.
fn is_usual(part: &Part) -> bool {
    match part {
        Part::Tiles | Part::Pennants | Part::CompleteCities | Part::IncompleteCities => true,
        Part::Inns
        | Part::Cathedrals
        | Part::Sieges
        | Part::TowerSites
        | Part::Goods(_)
        | Part::BesiegedCities
        | Part::Pigsty
        | Part::Magician(_)
        | Part::Fairy
        | Part::Challenge
        | Part::JoinedCities
        | Part::JoinedRoads => false,
    }
}

const MAGE: Part = Part::Magician(Magician::Mage);
const WITCH: Part = Part::Magician(Magician::Witch);

/// The numbers of a kind of feature in the sets in play.
fn parts(kind: Kind, role: Role, game: &Game) -> Vec<Part> {
    let all: &[Part] = match (kind, role) {
        (Kind::Road, _) => &[Part::Tiles, Part::Inns, MAGE, WITCH],
        (Kind::City, _) => &[
            Part::Tiles,
            Part::Pennants,
            Part::Cathedrals,
            Part::Sieges,
            Part::Goods(Good::Wine),
            Part::Goods(Good::Grain),
            Part::Goods(Good::Cloth),
            Part::TowerSites,
            MAGE,
            WITCH,
        ],
        (Kind::Building(_), Role::Completed) => &[],
        (Kind::Building(_), _) => &[Part::Tiles],
        (Kind::Field, _) => &[Part::CompleteCities, Part::BesiegedCities, Part::Pigsty],
    };
    let is_asked = |part: &Part| match part {
        Part::TowerSites => role == Role::Completed && game.asks(Detail::TowerSites),
        Part::Goods(_) => role == Role::Completed,
        _ => true,
    };
    let in_play = |part: &Part| game.most(*part, kind).is_some_and(|most| most > 0);
    all.iter().copied().filter(|part| is_asked(part) && in_play(part)).collect()
}

fn part_of(entry: &Entry, part: Part) -> u32 {
    match part {
        Part::Tiles => entry.tiles,
        Part::Pennants => entry.pennants,
        Part::Inns => entry.inns,
        Part::Cathedrals => entry.cathedrals,
        Part::Sieges => entry.sieges,
        Part::TowerSites => entry.tower_sites,
        Part::Goods(good) => entry.goods.iter().filter(|other| **other == good).count() as u32,
        Part::CompleteCities => entry.complete_cities,
        Part::IncompleteCities => entry.incomplete_cities,
        Part::BesiegedCities => entry.besieged_cities,
        Part::Pigsty => u32::from(entry.pigsty),
        MAGE => u32::from(entry.mage),
        WITCH => u32::from(entry.witch),
        Part::Fairy | Part::Challenge | Part::JoinedCities | Part::JoinedRoads => 0,
    }
}

fn set_in(entry: &mut Entry, field: Field, value: u32) {
    match field {
        Field::Part(part) => match part {
            Part::Tiles => entry.tiles = value,
            Part::Pennants => entry.pennants = value,
            Part::Inns => entry.inns = value,
            Part::Cathedrals => entry.cathedrals = value,
            Part::Sieges => entry.sieges = value,
            Part::TowerSites => entry.tower_sites = value,
            Part::Goods(good) => {
                entry.goods.retain(|other| *other != good);
                entry.goods.extend(std::iter::repeat_n(good, value as usize));
            }
            Part::CompleteCities => entry.complete_cities = value,
            Part::IncompleteCities => entry.incomplete_cities = value,
            Part::BesiegedCities => entry.besieged_cities = value,
            Part::Pigsty => entry.pigsty = value > 0,
            MAGE => entry.mage = value > 0,
            WITCH => entry.witch = value > 0,
            Part::Fairy | Part::Challenge | Part::JoinedCities | Part::JoinedRoads => {}
        },
        Field::Figures(seat, figure) => {
            set_group(&mut entry.followers, Group::new(seat, figure, value));
        }
        Field::Fairy(seat) => {
            entry.fairy.retain(|other| *other != seat);
            entry.fairy.extend((value > 0).then_some(seat));
        }
        Field::Defeated(seat) => {
            let opposite = if entry.kind == Kind::SHRINE { Kind::MONASTERY } else { Kind::SHRINE };
            let mut loser = entry.defeated.pop().unwrap_or_else(|| Entry::new(opposite, 1));
            set_group(&mut loser.followers, Group::new(seat, Figure::Follower, value));
            entry.defeated.extend((!loser.followers.is_empty()).then_some(loser));
        }
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

fn set_group(groups: &mut Vec<Group>, one: Group) {
    let is_same = |group: &Group| {
        (group.player, group.figure, group.from) == (one.player, one.figure, one.from)
    };
    match groups.iter_mut().find(|group| is_same(group)) {
        Some(group) => group.count = one.count,
        None => groups.push(one),
    }
    groups.retain(|group| group.count > 0);
}

/// The figures of the game that may stand on a kind of feature; with `None` those that may be gone.
fn figures(kind: Option<Kind>, game: &Game) -> Vec<Figure> {
    let all = Figure::ALL.into_iter().filter(|figure| game.setup().at_start(*figure) > 0);
    let may = |figure: &Figure| match kind {
        Some(Kind::Field) if *figure == Figure::Barn => true,
        Some(kind) => figure.may_stand_on(kind),
        None => *figure != Figure::Barn,
    };
    all.filter(may).collect::<Vec<Figure>>()
}
