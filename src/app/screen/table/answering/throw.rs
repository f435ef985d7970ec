//! A throw at a fair, as it is noted (R-CAT).

use crate::table::message::Noted;
use rules::game::{Phase, Step, sets};
use rules::throw::{Distance, Hit, Throw, Token};
use rules::{Game, Move};
use text::{Measure, Words};

/// The throw that is being noted.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    /// The distance, as typed.
    pub distance: String,
    /// The unit, kept from throw to throw.
    pub unit: Measure,
    /// Whether the distance is measured to the token's centre rather than its edge.
    pub to_centre: bool,
    /// The diameter of the token, as typed.
    pub diameter: String,
    /// The figures that were hit, each as often as it was pressed.
    pub hits: Vec<Hit>,
    /// The key of the words that say what is wrong with the distance, as it was noted last.
    pub fault: Option<&'static str>,
}

impl Draft {
    /// The draft for the next throw, measured as this one.
    pub fn next(&self) -> Self {
        Self {
            unit: self.unit,
            to_centre: self.to_centre,
            diameter: self.diameter.clone(),
            ..Self::default()
        }
    }

    /// Takes back one digit of the distance.
    pub fn erase(&mut self) {
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
        let seat = sets::fair::thrower(game).ok_or("fair-no-number")?;
        let is_needed =
            !off || sets::fair::measures_off_tiles(game) || !self.distance.trim().is_empty();
        let distance = if is_needed { Some(self.measured(words)?) } else { None };
        let unit = words.unit_of_length(&self.distance, self.unit);
        Ok(Throw { distance, off_tiles: off, ..Throw::by(seat) }.measured_in(unit))
    }

    /// Adds a digit or the point to the distance, without a press on its field.
    pub fn add(&mut self, sign: char) {
        self.fault = None;
        self.distance.push(sign);
    }

    /// Takes a step in noting the throw. Returns the throw once it is noted.
    pub fn note(&mut self, noted: Noted, game: &Game, words: &Words) -> Option<Move> {
        let seat = sets::fair::thrower(game)?;
        self.fault = None;
        match noted {
            Noted::Distance(typed) => self.distance = typed,
            Noted::Unit(unit) => self.unit = unit,
            Noted::ToCentre(to_centre) => self.to_centre = to_centre,
            Noted::Diameter(typed) => self.diameter = typed,
            Noted::Hit(hit) if hit.place().is_none() => {
                // On the scorepad each press is one follower more, as far as the player has any.
                let count = self.hits.iter().filter(|other| **other == hit).count();
                if count < usize::from(game.supply(hit.player).count(hit.figure)) {
                    self.hits.push(hit);
                } else {
                    self.hits.retain(|other| *other != hit);
                }
            }
            Noted::Hit(hit) => match self.hits.iter().position(|other| *other == hit) {
                Some(index) => drop(self.hits.remove(index)),
                None => self.hits.push(hit),
            },
            Noted::Record { off } => match self.thrown(off, words, game) {
                Ok(throw) => return Some(Move::Throw(throw)),
                Err(key) => self.fault = Some(key),
            },
            Noted::Hits => {
                let hits = std::mem::take(&mut self.hits);
                return Some(Move::Throw(Throw { hits, ..Throw::by(seat) }));
            }
        }
        None
    }
}

/// The token whose throws need a form, as they are more than a choice of answers.
pub fn token_noted(game: &Game) -> Option<Token> {
    let round = game.fair().filter(|_| game.phase() == Phase::Asking(Step::Fair))?;
    round.token.filter(|token| matches!(token, Token::Target | Token::KnockOut))
}

/// Whether digits belong to a distance.
pub fn types_distance(game: &Game) -> bool {
    token_noted(game) == Some(Token::Target) && sets::fair::thrower(game).is_some()
}
