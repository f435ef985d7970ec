//! A phone's answer, made into its wish for the game.

use serde::Deserialize;

use super::Wish;
use super::offer::{self, Form, Offer};
use super::state::Shown;
use rules::card;
use rules::game::question::Topic;
use rules::game::sets;
use rules::geometry::{Position, Rotation};
use rules::throw::{Distance, Hit, Throw, Token};
use rules::{Game, Move, Rejection, Seat, tile};
use text::Measure;

/// An answer as a phone sends it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Body {
    revision: u64,
    /// The number of the answer, chosen by the phone: sent again with it, it is not played twice.
    number: Option<String>,
    /// The stamp of the question; without it the question is that of the revision.
    stamp: Option<String>,
    question: Option<usize>,
    answer: Option<usize>,
    #[serde(default)]
    pass: bool,
    cards: Option<Vec<String>>,
    tile: Option<String>,
    x: Option<i32>,
    y: Option<i32>,
    turn: Option<u8>,
    throw: Option<Thrown>,
    #[serde(default)]
    undo: bool,
    #[serde(default)]
    shown: bool,
}

/// The result of a throw.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Thrown {
    distance: Option<f64>,
    unit: Option<Measure>,
    /// The diameter of the token, if the distance is that to its centre; in the same unit.
    diameter: Option<f64>,
    #[serde(default)]
    off: bool,
    /// The players who were hit, by the numbers of the answers.
    hits: Option<Vec<usize>>,
}

/// Why an answer is not taken.
pub(super) enum Fault {
    /// The body is nothing that our own page sends.
    Malformed,
    /// The answer is refused, in the words of that key.
    Key(&'static str),
    /// The rules refuse the move.
    Rejected(Box<Rejection>),
}

impl Body {
    /// The number of the answer.
    pub(super) fn number(&self) -> Option<&str> {
        self.number.as_deref()
    }

    /// Whether it answers what is asked now: the same question, whatever else has happened since;
    /// for everything else the same state.
    pub(super) fn is_for(&self, shown: &Shown, seat: Seat) -> bool {
        match &self.stamp {
            Some(asked) if !self.undo => offer::is_asked(shown, seat, asked),
            Some(_) | None => (shown.since..=shown.revision).contains(&self.revision),
        }
    }

    /// The offer that it answers.
    fn offer<'a>(&self, offers: &'a [Offer], shown: &Shown, seat: Seat) -> Option<&'a Offer> {
        match &self.stamp {
            Some(asked) => offers.iter().find(|offer| offer::stamp(offer, shown, seat) == *asked),
            None => self.question.and_then(|index| offers.get(index)),
        }
    }

    /// The wish and the stamp of its question, if it answers a question of that seat and the rules
    /// allow it.
    pub(super) fn wish(&self, shown: &Shown, seat: Seat) -> Result<(Wish, Option<String>), Fault> {
        let game = &*shown.snapshot.game;
        let is_for_others = shown.veiled().is_some_and(|veiled| veiled.seat != seat);
        if shown.snapshot.pause.is_some() || is_for_others {
            return Err(Fault::Key("asked-not-now"));
        }
        let offers = offer::offers(shown, seat);
        if self.undo {
            let may = shown.snapshot.undo == Some(seat) && shown.veiled().is_none();
            return if may { Ok((Wish::Undo, None)) } else { Err(Fault::Key("asked-undo-late")) };
        }
        if self.shown {
            let may = offers.iter().any(|offer| matches!(offer.form, Form::Show));
            return if may { Ok((Wish::Shown, None)) } else { Err(Fault::Malformed) };
        }
        let offer = self.offer(&offers, shown, seat).ok_or(Fault::Malformed)?;
        let asked = Some(offer::stamp(offer, shown, seat));
        let made = self.to_move(offer, game)?;
        if matches!(offer.form, Form::Show) {
            return Ok((Wish::Shown, asked));
        }
        if !offer.question.takes(&made) {
            return Err(Fault::Malformed);
        }
        match game.allows(&made) {
            Err(rejection) => Err(Fault::Rejected(Box::new(rejection))),
            Ok(()) => Ok((Wish::Play(made), asked)),
        }
    }

    /// The move that answers a question.
    fn to_move(&self, offer: &Offer, game: &Game) -> Result<Move, Fault> {
        if self.pass {
            return offer.question.pass.clone().ok_or(Fault::Malformed);
        }
        if let Form::Cards { .. } = offer.form {
            return self.with_cards(offer, game);
        }
        if let Some(index) = self.answer {
            let answer = offer.question.answers.get(index).ok_or(Fault::Malformed)?;
            return Ok(answer.made.clone());
        }
        match offer.form {
            Form::Tile => self.placed(game),
            Form::Throw(token) => {
                let thrown = self.throw.as_ref().ok_or(Fault::Malformed)?;
                thrown.to_throw(token, offer, game).map(Move::Throw)
            }
            Form::Plain | Form::Show | Form::Cards { .. } | Form::Laptop => Err(Fault::Malformed),
        }
    }

    fn with_cards(&self, offer: &Offer, game: &Game) -> Result<Move, Fault> {
        let Form::Cards { least, most, cards } = &offer.form else { return Err(Fault::Malformed) };
        let named = self.cards.as_ref().ok_or(Fault::Malformed)?;
        let is_listed = |id: &String| cards.iter().any(|card| card.id.as_str() == id);
        if !(*least..=*most).contains(&named.len()) || !named.iter().all(is_listed) {
            return Err(Fault::Malformed);
        }
        let mut cards: Vec<card::Id> = named.iter().map(|id| card::Id::from(id.as_str())).collect();
        let player = offer.question.whom;
        let topic = offer.question.topic;
        if matches!(topic, Topic::Dealt | Topic::Draw) {
            cards = copies(&cards, player, game).ok_or(Fault::Key("reject-in-hand"))?;
        }
        Ok(if topic == Topic::Dealt {
            Move::DealOrders { player, cards }
        } else if topic == Topic::Declare {
            let card = cards.pop().ok_or(Fault::Malformed)?;
            game.claims_order(player, card)
        } else if topic == Topic::Draw {
            Move::DrawOrder { card: cards.pop() }
        } else {
            Move::DiscardOrders { cards }
        })
    }

    fn placed(&self, game: &Game) -> Result<Move, Fault> {
        let (Some(tile), Some(x), Some(y), Some(turn)) = (&self.tile, self.x, self.y, self.turn)
        else {
            return Err(Fault::Malformed);
        };
        let tile = game.catalogue().tile(tile).ok_or(Fault::Malformed)?;
        let rotation = Rotation::ALL.get(usize::from(turn)).ok_or(Fault::Malformed)?;
        let tile: tile::Id = tile.id.clone();
        Ok(Move::Place { tile, at: Position::new(x, y), rotation: *rotation })
    }
}

impl Thrown {
    fn to_throw(&self, token: Token, offer: &Offer, game: &Game) -> Result<Throw, Fault> {
        let nothing = Throw::by(offer.question.whom);
        match token {
            Token::Target => {
                let is_needed =
                    !self.off || self.distance.is_some() || sets::fair::measures_off_tiles(game);
                let distance = if is_needed { Some(self.measured()?) } else { None };
                let unit = self.unit.unwrap_or(Measure::Millimetre);
                Ok(Throw { distance, off_tiles: self.off, ..nothing }.measured_in(unit))
            }
            Token::KnockOut => {
                let hits = self.hits.as_ref().ok_or(Fault::Malformed)?.iter();
                let hits: Option<Vec<Hit>> = hits.map(|index| hit(*index, offer)).collect();
                Ok(Throw { hits: hits.ok_or(Fault::Malformed)?, ..nothing })
            }
            Token::Catch | Token::Seduction => Err(Fault::Malformed),
        }
    }

    /// The distance to the nearest edge of the token.
    fn measured(&self) -> Result<Distance, Fault> {
        let distance = self.distance.ok_or(Fault::Key("fair-no-number"))?;
        let radius = self.diameter.unwrap_or(0.0) / 2.0;
        if distance < 0.0 || radius < 0.0 {
            return Err(Fault::Key("fair-negative"));
        }
        let unit = self.unit.unwrap_or(Measure::Millimetre);
        let edge = ((distance - radius) * unit.millimetres()).max(0.0);
        Distance::from_millimetres(edge).ok_or(Fault::Key("fair-too-far"))
    }
}

/// The copies of printed cards as which a player enters these; `None` if one is theirs already.
fn copies(cards: &[card::Id], player: Seat, game: &Game) -> Option<Vec<card::Id>> {
    let orders = game.orders()?;
    cards.iter().try_fold(Vec::new(), |mut taken, card| {
        let copy = orders.copy_for(player, card, &taken, None)?;
        taken.push(copy);
        Some(taken)
    })
}

/// The hit that an answer means.
fn hit(index: usize, offer: &Offer) -> Option<Hit> {
    let answer = offer.question.answers.get(index)?;
    if let Move::Throw(throw) = &answer.made { throw.hits.first().copied() } else { None }
}
