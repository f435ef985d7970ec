//! The one wooden action of a turn (R-TURN-1): a figure deployed, or what an expansion offers instead. Only what can be done is
//! offered, and with the base game that is the follower alone.

use iced::Element;
use iced::widget::{Row, row};

use super::question::{Answer, Question, Target};
use super::{Message, Table, claims};
use crate::app::Shared;
use crate::app::parts::{capitalised, note, pressable, strong};
use crate::app::theme::{Weight, space as gap};
use crate::rules::expansion::dragon::Stand;
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::scoring::{self, Finality, Line};
use crate::rules::{Game, Move};
use crate::say;
use crate::text::Words;

/// What is done with wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A figure is deployed.
    Deploy(Figure),
    /// The fairy goes to an own follower (R-PD-7).
    Fairy,
    /// The princess sends a knight home (R-PD-6).
    Knight,
    /// A tower piece (R-TW-2).
    Raise,
    /// A follower on top of a tower (R-TW-2).
    Man,
    /// The tower just raised captures somebody (R-TW-3).
    Capture,
    /// In which city a doubtful tower site lies (R-KO-17).
    Site,
}

impl Act {
    /// The key that chooses it.
    #[must_use]
    pub const fn key(self) -> char {
        match self {
            Self::Deploy(Figure::Follower) => 'f',
            Self::Deploy(Figure::BigFollower) => 'b',
            Self::Deploy(Figure::Mayor) => 'm',
            Self::Deploy(Figure::Wagon) => 'w',
            Self::Deploy(Figure::Builder) => 'u',
            Self::Deploy(Figure::Pig) => 'p',
            Self::Deploy(Figure::Barn) => 'n',
            Self::Fairy => 'y',
            Self::Knight => 'k',
            Self::Raise => 'h',
            Self::Man => 'g',
            Self::Capture => 'c',
            Self::Site => 's',
        }
    }

    /// What its key chooses.
    #[must_use]
    pub fn of_key(key: char) -> Option<Self> {
        let others = [Self::Fairy, Self::Knight, Self::Raise, Self::Man, Self::Capture, Self::Site];
        Figure::ALL.into_iter().map(Self::Deploy).chain(others).find(|act| act.key() == key)
    }
}

/// What can be done now, the commonest first.
#[must_use]
pub fn acts(game: &Game) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    if !matches!(game.phase(), Phase::Deploy { .. }) {
        return acts;
    }
    for figure in Figure::ALL {
        let can = match figure {
            Figure::Barn => !game.barn_corners().is_empty(),
            _ => !game.claims(figure).is_empty() || !game.portal_claims(figure).is_empty(),
        };
        acts.extend(can.then_some(Act::Deploy(figure)));
    }
    acts.extend((!game.princess_knights().is_empty()).then_some(Act::Knight));
    acts.extend((!game.tower_sites().is_empty()).then_some(Act::Raise));
    acts.extend((!game.mannings().is_empty()).then_some(Act::Man));
    acts.extend((!game.captives().is_empty()).then_some(Act::Capture));
    acts.extend((!game.fairy_places().is_empty()).then_some(Act::Fairy));
    acts.extend((!game.doubtful_site().is_empty()).then_some(Act::Site));
    acts
}

/// The ways to do it.
pub(super) fn question(game: &Game, act: Act, words: &Words) -> Question {
    let answers = match act {
        Act::Deploy(Figure::Barn) => barns(game, words),
        Act::Deploy(figure) => deploys(game, figure, words),
        Act::Fairy => {
            game.fairy_places().into_iter().map(|(figure, stand)| fairy(game, words, figure, stand)).collect()
        }
        Act::Knight => game
            .princess_knights()
            .into_iter()
            .map(|(knight, place)| Answer {
                label: words.figure_of(knight, game),
                about: feature(game, words, place),
                made: Move::RemoveKnight {
                    player: knight.seat,
                    figure: knight.figure,
                    at: place.at,
                    on: place.segment,
                },
                target: Target::Segment(place),
            })
            .collect(),
        Act::Raise => game
            .tower_sites()
            .into_iter()
            .map(|at| {
                let height = game.towers().and_then(|towers| towers.tower(at)).map_or(0, |tower| tower.height);
                Answer {
                    label: say!(words, "act-raise-to", height = height + 1),
                    about: String::new(),
                    made: Move::RaiseTower { at },
                    target: Target::Tile(at),
                }
            })
            .collect(),
        Act::Man => mannings(game, words),
        Act::Site => game
            .doubtful_site()
            .into_iter()
            .map(|(at, on)| Answer {
                label: say!(words, "act-site-in"),
                about: feature(game, words, Place { at, segment: on }),
                made: Move::TowerSite { at, on: Some(on) },
                target: Target::Segment(Place { at, segment: on }),
            })
            .collect(),
        Act::Capture => game
            .captives()
            .into_iter()
            .map(|(captive, at, on)| Answer {
                label: words.figure_of(captive, game),
                about: on.map_or_else(|| say!(words, "act-on-tower"), |place| feature(game, words, place)),
                made: Move::Capture {
                    player: captive.seat,
                    figure: captive.figure,
                    at,
                    on: on.map(|place| place.segment),
                    exchange: None,
                },
                target: on.map_or(Target::Tile(at), Target::Segment),
            })
            .collect(),
    };
    let none = match act {
        Act::Capture => "act-capture-nobody",
        Act::Site => "act-site-outside",
        Act::Deploy(_) | Act::Fairy | Act::Knight | Act::Raise | Act::Man => "tray-no-follower",
    };
    Question {
        title: words.say(act_key(act), &[]),
        about: String::new(),
        answers,
        none: Some((words.say(none, &[]), Move::EndTurn)),
    }
}

fn deploys(game: &Game, figure: Figure, words: &Words) -> Vec<Answer> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let own = claims(game, figure).into_iter().map(|segment| {
        let place = Place { at, segment };
        Answer {
            label: capitalised(&words.role(segment.into(), figure)),
            about: claimed(game, words, place),
            made: Move::Deploy { figure, on: segment, at: None },
            target: Target::Segment(place),
        }
    });
    let elsewhere = game.portal_claims(figure).into_iter().map(|place| Answer {
        label: say!(words, "act-portal", role = words.role(place.segment.into(), figure)),
        about: feature(game, words, place),
        made: Move::Deploy { figure, on: place.segment, at: Some(place.at) },
        target: Target::Segment(place),
    });
    own.chain(elsewhere).collect()
}

fn barns(game: &Game, words: &Words) -> Vec<Answer> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let corners = game.barn_corners().into_iter();
    let answer = |corner| {
        let field = game.board().field_at(at, corner).map(|field| game.board().record(field));
        Answer {
            label: words.corner(corner),
            about: field.map(|field| words.record(&field)).unwrap_or_default(),
            made: Move::PlaceBarn { corner },
            target: Target::None,
        }
    };
    corners.map(answer).collect()
}

fn mannings(game: &Game, words: &Words) -> Vec<Answer> {
    let answer = |(figure, at)| {
        let height = game.towers().and_then(|towers| towers.tower(at)).map_or(0, |tower| tower.height);
        Answer {
            label: capitalised(&words.figure(figure)),
            about: say!(words, "act-tower-of", height = height),
            made: Move::ManTower { figure, at },
            target: Target::Tile(at),
        }
    };
    game.mannings().into_iter().map(answer).collect()
}

/// The fairy goes to an own follower on a segment, on a tower or in the City.
fn fairy(game: &Game, words: &Words, figure: Figure, stand: Stand) -> Answer {
    let follower = Occupant { seat: game.active(), figure };
    let (label, about, target) = match stand {
        Stand::Segment(place) => {
            let label = of_figure(game, words, place, figure, game.active());
            (label, feature(game, words, place), Target::Segment(place))
        }
        Stand::Tower(at) => (words.figure_of(follower, game), say!(words, "act-on-tower"), Target::Tile(at)),
        Stand::Quarter(quarter) => {
            let about = say!(words, "act-in-city", quarter = words.quarter(quarter));
            let target = game.board().quarter(quarter).map_or(Target::None, Target::Tile);
            (words.figure_of(follower, game), about, target)
        }
    };
    Answer { label, about, made: Move::fairy_to(figure, stand), target }
}

fn of_figure(game: &Game, words: &Words, place: Place, figure: Figure, seat: crate::rules::Seat) -> String {
    let role = words.role(place.segment.into(), figure);
    say!(words, "figure-of", name = game.name(seat), figure = role)
}

fn feature(game: &Game, words: &Words, place: Place) -> String {
    let feature = game.board().feature(place);
    feature.map(|feature| words.record(&game.board().record(feature))).unwrap_or_default()
}

/// What a segment belongs to, and what it is worth if this tile has completed it.
fn claimed(game: &Game, words: &Words, place: Place) -> String {
    let Some(feature) = game.board().feature(place) else { return String::new() };
    let record = game.board().record(feature);
    if game.board().is_complete(feature) {
        let worth: i32 = scoring::worth(&record, Finality::Complete).iter().map(Line::points).sum();
        say!(words, "tray-claim-complete", feature = words.record(&record), points = worth)
    } else {
        words.record(&record)
    }
}

/// The key of its words.
const fn act_key(act: Act) -> &'static str {
    match act {
        Act::Deploy(Figure::Follower) => "act-follower",
        Act::Deploy(Figure::BigFollower) => "act-big-follower",
        Act::Deploy(Figure::Mayor) => "act-mayor",
        Act::Deploy(Figure::Wagon) => "act-wagon",
        Act::Deploy(Figure::Builder) => "act-builder",
        Act::Deploy(Figure::Pig) => "act-pig",
        Act::Deploy(Figure::Barn) => "act-barn",
        Act::Fairy => "act-fairy",
        Act::Knight => "act-knight",
        Act::Raise => "act-raise",
        Act::Man => "act-man",
        Act::Capture => "act-capture",
        Act::Site => "act-site",
    }
}

impl Table {
    /// The act that is being entered.
    pub(super) fn act_now(&self, game: &Game) -> Option<Act> {
        let possible = acts(game);
        self.act.filter(|act| possible.contains(act)).or_else(|| possible.first().copied())
    }

    /// What else can be done with wood, to be chosen; nothing if it is the follower alone.
    pub(super) fn acts<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let possible = acts(game);
        if possible.len() < 2 {
            return None;
        }
        let now = self.act_now(game);
        let chips = possible.into_iter().map(|act| {
            let key = note(act.key().to_uppercase().to_string(), palette);
            let key = if now == Some(act) { key.color(palette.on_royal) } else { key };
            let label = row![strong(shared.words.say(act_key(act), &[])), key].spacing(gap::S).align_y(iced::Center);
            let weight = if now == Some(act) { Weight::Primary } else { Weight::Secondary };
            pressable(palette, weight, label, [2.0, gap::S], Some(Message::Act(act)))
        });
        Some(Row::with_children(chips).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into())
    }
}
