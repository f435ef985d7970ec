//! The round of a fair: the token, and what came of each throw (R-CAT).

use iced::widget::{Column, Row, checkbox, column, row, scrollable, text_input};
use iced::{Center, Element, Fill};

use super::question::{Answer, Question, Target, number};
use super::{Action, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, note, plain, pressable, strong};
use crate::app::session::Session;
use crate::app::theme::{self, Weight, size, space as gap};
use crate::rules::expansion::fair::{Distance, Hit, Throw, Token};
use crate::rules::feature::Occupant;
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::text::Words;
use crate::widget::palette::livery;
use crate::widget::target::{self, Shot};

/// In what a distance is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Unit {
    /// Centimetres.
    #[default]
    Centimetre,
    /// Millimetres.
    Millimetre,
    /// Inches.
    Inch,
    /// Widths of a tile, for tables without a ruler.
    Tile,
}

impl Unit {
    const ALL: [Self; 4] = [Self::Centimetre, Self::Millimetre, Self::Inch, Self::Tile];

    /// How many millimetres one is. A tile is 45 mm wide.
    const fn millimetres(self) -> f64 {
        match self {
            Self::Centimetre => 10.0,
            Self::Millimetre => 1.0,
            Self::Inch => 25.4,
            Self::Tile => 45.0,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Centimetre => "fair-unit-cm",
            Self::Millimetre => "fair-unit-mm",
            Self::Inch => "fair-unit-inch",
            Self::Tile => "fair-unit-tile",
        }
    }
}

/// The throw that is being noted.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    distance: String,
    /// Kept from throw to throw.
    unit: Unit,
    /// Measured to the token's centre, and not to its edge.
    to_centre: bool,
    /// Of the token.
    diameter: String,
    hits: Vec<Hit>,
}

impl Draft {
    /// For the next throw: measured as before.
    pub(super) fn next(&self) -> Self {
        Self { unit: self.unit, to_centre: self.to_centre, diameter: self.diameter.clone(), ..Self::default() }
    }

    /// Takes back one digit of the distance.
    pub(super) fn erase(&mut self) {
        self.distance.pop();
    }

    /// The distance to the token's nearest edge.
    ///
    /// # Errors
    /// The words that say what is wrong.
    fn measured(&self) -> Result<Distance, &'static str> {
        let number = |typed: &str| typed.trim().replace(',', ".").parse::<f64>().map_err(|_| "fair-no-number");
        let distance = number(&self.distance)?;
        let radius = if self.to_centre { number(&self.diameter)? / 2.0 } else { 0.0 };
        if !distance.is_finite() || !radius.is_finite() {
            return Err("fair-no-number");
        }
        if distance < 0.0 || radius < 0.0 {
            return Err("fair-negative");
        }
        let edge = ((distance - radius) * self.unit.millimetres()).max(0.0);
        Distance::from_millimetres(edge).ok_or("fair-too-far")
    }
}

/// What is noted of a throw.
#[derive(Debug, Clone)]
pub enum Noted {
    /// The distance was typed.
    Distance(String),
    /// In another unit.
    Unit(Unit),
    /// To the centre of the token or to its edge.
    ToCentre(bool),
    /// The diameter of the token was typed.
    Diameter(String),
    /// That follower was hit, or not.
    Hit(Hit),
    /// Note the distance, on the tiles or off them.
    Record {
        /// The token lies off the tiles.
        off: bool,
    },
    /// Note everybody who was hit.
    Hits,
}

impl Table {
    pub(super) fn fair_now(&self, words: &Words, game: &Game) -> (String, String) {
        let token = game.fair().and_then(|round| round.token);
        match (token, game.thrower()) {
            (Some(token), Some(seat)) => {
                let how = match token {
                    Token::Target => say!(words, "fair-target-how"),
                    Token::Catch => say!(words, "fair-catch-how"),
                    Token::KnockOut => say!(words, "fair-knock-out-how"),
                    Token::Seduction => say!(words, "fair-seduction-how"),
                };
                (say!(words, "fair-throws", name = game.name(seat), token = words.token(token)), how)
            }
            (Some(_) | None, _) => {
                let name = game.name(game.active());
                (say!(words, "fair-which", name = name), say!(words, "fair-which-how", name = name))
            }
        }
    }

    pub(super) fn fair<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let token = game.fair().and_then(|round| round.token);
        let content = match (token, game.thrower()) {
            (Some(Token::Target), Some(_)) => self.target(shared, game),
            (Some(Token::KnockOut), Some(_)) => self.knock_out(shared, game),
            _ => {
                let answers = self.answers(shared, question(game, &shared.words));
                Column::new().push(self.more(shared, game)).push(answers).spacing(gap::S).into()
            }
        };
        scrollable(content).style(theme::scroll(shared.palette())).height(Fill).width(Fill).into()
    }

    /// The distance, and the throws so far.
    fn target<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let noted = |made: Noted| Message::Throw(made);
        let field = |id: &'static str, hint: &str, value: &str, typed: fn(String) -> Noted| {
            text_input(hint, value)
                .id(id)
                .on_input(move |value| Message::Throw(typed(value)))
                .on_submit(Message::Throw(Noted::Record { off: false }))
                .style(theme::input(palette))
                .size(size::LEAD)
                .padding(gap::S)
                .width(96)
        };
        let units = Unit::ALL.map(|unit| {
            let weight = if unit == self.throw.unit { Weight::Primary } else { Weight::Secondary };
            let label = plain(words.say(unit.key(), &[]));
            pressable(palette, weight, label, [gap::XS, gap::S], Some(noted(Noted::Unit(unit))))
        });
        let distance = field(DISTANCE, &say!(words, "fair-distance"), &self.throw.distance, Noted::Distance);
        let measure = row![distance].extend(units).spacing(gap::XS).align_y(Center).wrap();
        let centre = checkbox(self.throw.to_centre)
            .label(say!(words, "fair-to-centre"))
            .on_toggle(|to_centre| Message::Throw(Noted::ToCentre(to_centre)))
            .size(18)
            .text_size(size::TEXT)
            .style(theme::tick(palette));
        let diameter = self.throw.to_centre.then(|| field("fair-diameter", "", &self.throw.diameter, Noted::Diameter));
        let record =
            |key, weight, off| action(palette, weight, words.say(key, &[]), None, Some(noted(Noted::Record { off })));
        let missed = game.thrower().map(|seat| {
            let made = Move::Throw(Throw::by(seat));
            action(palette, Weight::Secondary, say!(words, "fair-missed"), None, Some(Message::Make(made)))
        });
        let buttons = row![record("fair-record", Weight::Primary, false), record("fair-off", Weight::Secondary, true)];
        let buttons = buttons.push(missed).spacing(gap::S).wrap();
        let centre = row![centre, diameter].spacing(gap::S).align_y(Center);
        let ruler = say!(words, "fair-ruler");
        let ruler = action(palette, Weight::Quiet, ruler, None, Some(Message::Show(super::Dialog::Ruler)));
        let centre = centre.push(iced::widget::space::horizontal()).push(ruler);
        let form = column![measure, centre, buttons].spacing(gap::S).width(Fill);
        let picture = (shared.view.width >= 1200.0).then(|| target::target(shots(game), palette, 148.0));
        row![picture, form].spacing(gap::XL).align_y(Center).into()
    }

    /// Everybody who may have been hit.
    fn knock_out<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let all = standing(game).into_iter().enumerate().map(|(index, hit)| {
            let count = self.throw.hits.iter().filter(|other| **other == hit).count();
            let is_hit = count > 0;
            let weight = if is_hit { Weight::Primary } else { Weight::Secondary };
            let times = if count > 1 { format!(" × {count}") } else { String::new() };
            let label = format!("{}{times}", label(&hit, game, words));
            let label = column![strong(label), note(about(&hit, game, words), palette)];
            let key = self.key_of(index).filter(|_| !is_hit).map(|key| number(key, shared));
            let label = row![key, label].spacing(gap::S).align_y(Center);
            pressable(palette, weight, label, [gap::XS, gap::S], Some(Message::Throw(Noted::Hit(hit))))
        });
        let list = Row::with_children(all).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let nobody = self.throw.hits.is_empty();
        let done = if nobody { say!(words, "fair-nobody") } else { say!(words, "fair-record") };
        let done = action(palette, Weight::Primary, done, Some("⏎"), Some(Message::Throw(Noted::Hits)));
        let done = row![done].push(self.more(shared, game)).spacing(gap::M);
        Column::new().push(done).push(list).spacing(gap::S).into()
    }

    pub(super) fn note_throw(&mut self, noted: Noted, shared: &Shared, session: &Session) -> Action {
        let Some(seat) = self.game(session).thrower() else { return Action::None };
        match noted {
            Noted::Distance(typed) => self.throw.distance = typed,
            Noted::Unit(unit) => self.throw.unit = unit,
            Noted::ToCentre(to_centre) => self.throw.to_centre = to_centre,
            Noted::Diameter(typed) => self.throw.diameter = typed,
            Noted::Hit(hit) if hit.place().is_none() => {
                // On the scorepad one press more is one follower more, as far as the player has any.
                let count = self.throw.hits.iter().filter(|other| **other == hit).count();
                let game = self.game(session);
                if count < usize::from(game.supply(hit.player).count(hit.figure)) {
                    self.throw.hits.push(hit);
                } else {
                    self.throw.hits.retain(|other| *other != hit);
                }
            }
            Noted::Hit(hit) => match self.throw.hits.iter().position(|other| *other == hit) {
                Some(index) => drop(self.throw.hits.remove(index)),
                None => self.throw.hits.push(hit),
            },
            Noted::Record { off } => match self.throw.measured() {
                Ok(distance) => {
                    let throw = Throw { distance: Some(distance), off_tiles: off, ..Throw::by(seat) };
                    return self.make(Move::Throw(throw), shared, session);
                }
                Err(key) => self.refusal = Some(shared.words.say(key, &[])),
            },
            Noted::Hits => {
                let hits = std::mem::take(&mut self.throw.hits);
                return self.make(Move::Throw(Throw { hits, ..Throw::by(seat) }), shared, session);
            }
        }
        Action::None
    }

    /// Whether digits are those of a distance.
    pub(super) fn types_distance(&self, session: &Session) -> bool {
        let game = self.game(session);
        game.phase() == Phase::Fair
            && game.thrower().is_some()
            && game.fair().is_some_and(|round| round.token == Some(Token::Target))
    }

    /// Adds a digit or the point to the distance, without a press on its field.
    pub(super) fn type_distance(&mut self, sign: char) -> Action {
        self.throw.distance.push(sign);
        Action::None
    }

    /// The answer of that number; 0 is Enter.
    pub(super) fn fair_number(&mut self, number: usize, shared: &Shared, session: &Session) -> Action {
        let game = self.game(session);
        match (game.fair().and_then(|round| round.token), number) {
            (Some(Token::Target), 0) => self.note_throw(Noted::Record { off: false }, shared, session),
            (Some(Token::KnockOut), 0) => self.note_throw(Noted::Hits, shared, session),
            (Some(Token::Target), _) => match char::from_digit(number as u32, 10) {
                Some(digit) => self.type_distance(digit),
                None => Action::None,
            },
            (Some(Token::KnockOut), _) => match standing(game).get(self.number_of(number) - 1) {
                Some(hit) => self.note_throw(Noted::Hit(*hit), shared, session),
                None => Action::None,
            },
            _ => {
                let number = if number == 0 { 0 } else { self.number_of(number) };
                let made = question(game, &shared.words).chosen(number);
                made.map_or(Action::None, |made| self.make(made, shared, session))
            }
        }
    }
}

/// The field of the distance.
pub const DISTANCE: &str = "fair-distance";

/// The token, a catch, or whom the token wins over.
pub(super) fn question(game: &Game, words: &Words) -> Question {
    let answer = |label, made| Answer { label, about: String::new(), made, target: Target::None };
    let token = game.fair().and_then(|round| round.token);
    let skip = Some((say!(words, "fair-skip"), Move::EndTurn));
    let (answers, none) = match (token, game.thrower()) {
        (Some(Token::Catch), Some(seat)) => {
            let left = game.name(seat.next(game.setup().players.len()));
            let caught = Throw { caught: true, ..Throw::by(seat) };
            let short = Throw { short: true, ..Throw::by(seat) };
            let answers = vec![
                answer(say!(words, "fair-caught", name = left), Move::Throw(caught)),
                answer(say!(words, "fair-slipped"), Move::Throw(Throw::by(seat))),
                answer(say!(words, "fair-short"), Move::Throw(short)),
            ];
            (answers, None)
        }
        (Some(Token::Seduction), Some(seat)) => {
            let swaps = standing(game).into_iter().filter_map(|hit| {
                let made =
                    Move::Throw(Throw { swap: Some(hit), with: substitute(game, seat, &hit), ..Throw::by(seat) });
                let allowed = game.allows(&made).is_ok();
                allowed.then(|| Answer { about: about(&hit, game, words), ..answer(label(&hit, game, words), made) })
            });
            (swaps.collect(), Some((say!(words, "fair-nobody"), Move::Throw(Throw::by(seat)))))
        }
        _ => {
            let tokens = Token::ALL.into_iter();
            let open = tokens.map(|token| answer(words.token(token), Move::OpenFair { token }));
            (open.collect(), skip)
        }
    };
    Question { title: String::new(), about: String::new(), answers, none }
}

/// The own figure that takes the place: the commonest that may stand there.
fn substitute(game: &Game, seat: Seat, hit: &Hit) -> Option<Figure> {
    let can = |figure: &Figure| {
        figure.is_follower()
            && hit.on.is_none_or(|on| figure.may_stand_on(on.into()))
            && game.supply(seat).count(*figure) > 0
    };
    Figure::ALL.into_iter().find(can)
}

/// Every follower on the board; on the scorepad every kind that a player has.
pub(super) fn standing(game: &Game) -> Vec<Hit> {
    if game.recording() != Recording::Board {
        let kinds = Figure::ALL.into_iter().filter(|figure| figure.is_follower());
        let all = game.seats().flat_map(|player| kinds.clone().map(move |figure| (player, figure)));
        let has = |(player, figure): &(Seat, Figure)| game.supply(*player).count(*figure) > 0;
        return all.filter(has).map(|(player, figure)| Hit { player, figure, at: None, on: None }).collect();
    }
    let followers = game.board().figures().iter().filter(|deployed| deployed.figure.is_follower());
    let hit = |deployed: &crate::rules::board::Deployed| Hit {
        player: deployed.seat,
        figure: deployed.figure,
        at: Some(deployed.place.at),
        on: Some(deployed.place.segment),
    };
    followers.map(hit).collect()
}

fn label(hit: &Hit, game: &Game, words: &Words) -> String {
    words.figure_of(Occupant { seat: hit.player, figure: hit.figure }, game)
}

fn about(hit: &Hit, game: &Game, words: &Words) -> String {
    let feature = hit.place().and_then(|place| game.board().feature(place));
    feature.map(|feature| words.record(&game.board().record(feature))).unwrap_or_default()
}

/// The throws of the round, for the picture.
fn shots(game: &Game) -> Vec<Shot> {
    let letters = crate::rules::player::letters(&game.setup().players);
    let throws = game.fair().map(|round| round.throws.as_slice()).unwrap_or_default();
    let shot = |throw: &Throw| {
        let player = game.setup().players.get(throw.player.index())?;
        Some(Shot {
            millimetres: throw.distance?.millimetres() as f32,
            livery: livery(player.colour),
            letter: letters[throw.player],
        })
    };
    throws.iter().filter_map(shot).collect()
}
