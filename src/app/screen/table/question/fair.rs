//! The round of a fair: the token, and the outcome of each throw (R-CAT).

use iced::widget::{checkbox, column, row, text_input};
use iced::{Center, Fill};

use crate::app::ask::Request;
use crate::app::kit::parts::{plain, strong};
use crate::app::kit::theme::{self, Weight, size, space as gap};
use crate::app::kit::ui::{GameUi, Ui};
use crate::app::screen::table::layout::scrolls;
use crate::app::screen::table::message::{Message, Noted, shows};
use crate::app::screen::table::question::{number, question};
use crate::app::screen::table::{Table, dialog};
use crate::rules::game::{Phase, Step};
use crate::rules::throw::{Distance, Hit, Throw, Token};
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::text::{Measure, Words};
use crate::widget::field::field;
use crate::widget::palette::livery;
use crate::widget::target::{self, Shot};
use crate::widget::{Column, Element, Row, figure};

/// The throw that is being noted.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    distance: String,
    /// The unit, kept from throw to throw.
    unit: Measure,
    /// Whether the distance is measured to the token's centre rather than its edge.
    to_centre: bool,
    /// The diameter of the token, as typed.
    diameter: String,
    hits: Vec<Hit>,
    /// The key of the words that say what is wrong with the distance, as it was noted last.
    fault: Option<&'static str>,
}

impl Draft {
    /// The draft for the next throw, measured as this one.
    pub(in crate::app::screen::table) fn next(&self) -> Self {
        Self {
            unit: self.unit,
            to_centre: self.to_centre,
            diameter: self.diameter.clone(),
            ..Self::default()
        }
    }

    /// Takes back one digit of the distance.
    pub(in crate::app::screen::table) fn erase(&mut self) {
        self.distance.pop();
    }

    /// The distance to the token's nearest edge.
    ///
    /// # Errors
    /// The key of the words that say what is wrong.
    fn measured(&self, words: &Words) -> Result<Distance, &'static str> {
        let length = |typed: &str| words.length(typed, self.unit).ok_or("fair-no-number");
        let distance = length(&self.distance)?;
        let radius = if self.to_centre { length(&self.diameter)? / 2.0 } else { 0.0 };
        if distance < 0.0 || radius < 0.0 {
            return Err("fair-negative");
        }
        Distance::from_millimetres((distance - radius).max(0.0)).ok_or("fair-too-far")
    }

    /// The throw as it was measured. A token off the tiles needs no distance that nothing asks for.
    ///
    /// # Errors
    /// The key of the words that say what is wrong.
    fn thrown(&self, off: bool, words: &Words, game: &Game) -> Result<Throw, &'static str> {
        let seat = game.thrower().ok_or("fair-no-number")?;
        let is_needed = !off || game.measures_off_tiles() || !self.distance.trim().is_empty();
        let distance = if is_needed { Some(self.measured(words)?) } else { None };
        let unit = words.unit_of_length(&self.distance, self.unit);
        Ok(Throw { distance, off_tiles: off, ..Throw::by(seat) }.measured_in(unit))
    }
}

impl Table {
    /// The round of throws, while one is thrown.
    pub(in crate::app::screen::table) fn round<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        if game.phase() != Phase::Asking(Step::Fair) {
            return None;
        }
        let token = game.fair().and_then(|round| round.token);
        let content = match (token, game.thrower()) {
            (Some(Token::Target), Some(_)) => self.target(ui, game),
            (Some(Token::KnockOut), Some(_)) => self.knock_out(ui, game),
            _ => {
                let answers = question(game, None).map(|question| self.answers(ui, game, question));
                Column::new().push(self.more(ui, game)).push(answers).spacing(gap::S).into()
            }
        };
        Some(scrolls(content, ui))
    }

    /// The form for the distance, and the throws so far.
    fn target<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
        let noted = |made: Noted| Message::Throw(made);
        let number = |id: &'static str, hint: &str, value: &str, typed: fn(String) -> Noted| {
            let input = text_input(hint, value)
                .id(id)
                .on_input(move |value| Message::Throw(typed(value)))
                .on_submit(Message::Throw(Noted::Record { off: false }))
                .style(theme::input(ui.palette))
                .size(size::LEAD)
                .padding(gap::S)
                .width(96);
            field(input).idle(value.is_empty())
        };
        let units = Measure::ALL.map(|unit| {
            let weight =
                if unit == self.answering.throw.unit { Weight::Primary } else { Weight::Secondary };
            let label = plain(ui.words.measure(unit));
            ui.pressable(weight, label, [gap::XS, gap::S], Some(noted(Noted::Unit(unit))))
        });
        let distance = number(
            DISTANCE,
            &say!(ui, "fair-distance"),
            &self.answering.throw.distance,
            Noted::Distance,
        );
        let measure = row![distance].extend(units).spacing(gap::XS).align_y(Center).wrap();
        let fault = self.answering.throw.fault.map(|key| ui.say(key, &[]));
        let measure = column![measure, ui.warning(fault)].spacing(gap::XS);
        let centre = checkbox(self.answering.throw.to_centre)
            .label(say!(ui, "fair-to-centre"))
            .on_toggle(|to_centre| Message::Throw(Noted::ToCentre(to_centre)))
            .size(18)
            .text_size(size::TEXT)
            .style(theme::tick(ui.palette));
        let diameter =
            self.answering.throw.to_centre.then(|| {
                number("fair-diameter", "", &self.answering.throw.diameter, Noted::Diameter)
            });
        let record =
            |key, weight, off| ui.action(weight, key, None, Some(noted(Noted::Record { off })));
        let missed = game.thrower().map(|seat| {
            let made = Move::Throw(Throw::by(seat));
            ui.action(Weight::Secondary, "fair-missed", None, Some(Message::Make(made)))
        });
        let buttons = row![
            record("fair-record", Weight::Primary, false),
            record("fair-off", Weight::Secondary, true)
        ];
        let ruler = say!(ui, "fair-ruler");
        let ruler = ui.action(Weight::Quiet, ruler, None, Some(shows(dialog::Kind::Ruler)));
        let buttons = buttons.push(missed).push(ruler).spacing(gap::S).wrap();
        let buttons = buttons.vertical_spacing(gap::S);
        let centre = row![centre, diameter].spacing(gap::S).align_y(Center).wrap();
        let form = column![measure, centre, buttons].spacing(gap::S).width(Fill);
        let picture =
            (ui.view.width >= 1200.0).then(|| target::target(shots(game), ui.palette, 148.0));
        row![picture, form].spacing(gap::XL).align_y(Center).into()
    }

    /// The form for the followers who may have been hit.
    fn knock_out<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
        let all = game.within_throw().into_iter().enumerate().map(|(index, hit)| {
            let count = self.answering.throw.hits.iter().filter(|other| **other == hit).count();
            let is_hit = count > 0;
            let weight = if is_hit { Weight::Primary } else { Weight::Secondary };
            let times = if count > 1 { format!(" × {count}") } else { String::new() };
            let worded = ui.words.hit(&hit, game);
            let label = column![strong(format!("{}{times}", worded.title)), ui.note(worded.about)];
            let key = self.key_of(index).filter(|_| !is_hit).map(|key| number(key, ui));
            let label = row![key, label].spacing(gap::S).align_y(Center);
            ui.pressable(weight, label, [gap::XS, gap::S], Some(Message::Throw(Noted::Hit(hit))))
        });
        let list = Row::with_children(all).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let nobody = self.answering.throw.hits.is_empty();
        let done = if nobody { say!(ui, "fair-nobody") } else { say!(ui, "fair-record") };
        let done =
            ui.action(Weight::Primary, done, self.enter_sign(), Some(Message::Throw(Noted::Hits)));
        let done = row![done].push(self.more(ui, game)).spacing(gap::M);
        Column::new().push(done).push(list).spacing(gap::S).into()
    }

    pub(in crate::app::screen::table) fn note_throw(
        &mut self,
        noted: Noted,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let seat = self.game(ui.session).thrower()?;
        self.answering.throw.fault = None;
        match noted {
            Noted::Distance(typed) => self.answering.throw.distance = typed,
            Noted::Unit(unit) => self.answering.throw.unit = unit,
            Noted::ToCentre(to_centre) => self.answering.throw.to_centre = to_centre,
            Noted::Diameter(typed) => self.answering.throw.diameter = typed,
            Noted::Hit(hit) if hit.place().is_none() => {
                // On the scorepad each press is one follower more, as far as the player has any.
                let count = self.answering.throw.hits.iter().filter(|other| **other == hit).count();
                let game = self.game(ui.session);
                if count < usize::from(game.supply(hit.player).count(hit.figure)) {
                    self.answering.throw.hits.push(hit);
                } else {
                    self.answering.throw.hits.retain(|other| *other != hit);
                }
            }
            Noted::Hit(hit) => {
                match self.answering.throw.hits.iter().position(|other| *other == hit) {
                    Some(index) => drop(self.answering.throw.hits.remove(index)),
                    None => self.answering.throw.hits.push(hit),
                }
            }
            Noted::Record { off } => {
                match self.answering.throw.thrown(off, ui.words, self.game(ui.session)) {
                    Ok(throw) => return self.make(Move::Throw(throw), ui),
                    Err(key) => self.answering.throw.fault = Some(key),
                }
            }
            Noted::Hits => {
                let hits = std::mem::take(&mut self.answering.throw.hits);
                return self.make(Move::Throw(Throw { hits, ..Throw::by(seat) }), ui);
            }
        }
        None
    }

    /// The token whose throws need a form, as they are more than a choice of answers.
    pub(in crate::app::screen::table) fn token_noted(&self, session: &Session) -> Option<Token> {
        let game = self.game(session);
        let round = game.fair().filter(|_| game.phase() == Phase::Asking(Step::Fair))?;
        round.token.filter(|token| matches!(token, Token::Target | Token::KnockOut))
    }

    /// Whether digits belong to a distance.
    pub(in crate::app) fn types_distance(&self, session: &Session) -> bool {
        self.token_noted(session) == Some(Token::Target) && self.game(session).thrower().is_some()
    }

    /// Adds a digit or the point to the distance, without a press on its field.
    pub(in crate::app::screen::table) fn type_distance(&mut self, sign: char) {
        self.answering.throw.fault = None;
        self.answering.throw.distance.push(sign);
    }

    /// Takes a number as a note of the throw; 0 is Enter.
    pub(in crate::app::screen::table) fn note_by_key(
        &mut self,
        token: Token,
        number: usize,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let is_target = token == Token::Target;
        match number {
            0 if is_target => self.note_throw(Noted::Record { off: false }, ui),
            0 => self.note_throw(Noted::Hits, ui),
            _ if is_target => {
                self.type_distance(char::from_digit(number as u32, 10)?);
                None
            }
            _ => {
                let hits = self.game(ui.session).within_throw();
                let hit = hits.get(self.number_of(number) - 1)?;
                self.note_throw(Noted::Hit(*hit), ui)
            }
        }
    }
}

/// The name of the field of the distance.
pub const DISTANCE: &str = "fair-distance";

/// The throws of the round, for the picture.
fn shots(game: &Game) -> Vec<Shot> {
    let letters = figure::letters(&game.setup().players);
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
