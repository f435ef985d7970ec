//! What comes at the end of a turn: the escape from a siege (R-SG-4) and the round of a fair (R-CAT).

use std::sync::Arc;

use super::{Game, Phase};
use crate::rules::expansion::dragon::Stand;
use crate::rules::expansion::fair::{Hit, PRIZE, Round, Throw, Token};
use crate::rules::feature::{Occupant, Place};
use crate::rules::orders::card::Card;
use crate::rules::orders::occasion::Occasion;
use crate::rules::orders::requirement::Requirement;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad::Post;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::switch::Switch;
use crate::rules::tile::Segment;

impl Game {
    /// The round of the fair that is being thrown.
    #[must_use]
    pub const fn fair(&self) -> Option<&Round> {
        self.fair.as_ref()
    }

    /// Who throws next: the active player first, then clockwise (R-CAT-1).
    #[must_use]
    pub fn thrower(&self) -> Option<Seat> {
        let round = self.fair.as_ref().filter(|round| round.token.is_some())?;
        self.active().clockwise(self.setup.players.len()).find(|seat| !round.has_thrown(*seat))
    }

    pub(super) fn allows_opening(&self) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        match &self.fair {
            Some(round) if self.phase == Phase::Fair && round.token.is_none() => Ok(()),
            Some(_) | None => Err(Rejection::NoFair),
        }
    }

    pub(super) fn allows_throw(&self, throw: &Throw) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        self.must_be_player(throw.player)?;
        let (Some(round), Some(next)) = (&self.fair, self.thrower()) else { return Err(Rejection::NoFair) };
        if next != throw.player {
            return Err(Rejection::OthersThrow { seat: next });
        }
        let hits = throw.hits.iter().chain(&throw.swap);
        for hit in hits.clone() {
            self.must_be_player(hit.player)?;
            let hit_there = throw.hits.iter().filter(|other| *other == hit).count();
            match hit.place() {
                Some(place) if !hit.figure.is_follower() || self.standing(occupant(hit), place) < hit_there.max(1) => {
                    return Err(Rejection::NobodyThere { place });
                }
                None if self.pad.is_none() => return Err(Rejection::NoScorepad),
                None => {
                    let left = self.supply(hit.player).count(hit.figure)
                        + self.posted(hit.player, Post::Field).filter(|figure| *figure == hit.figure).count() as u8;
                    if !hit.figure.is_follower() || hit_there > usize::from(left) {
                        return Err(Rejection::NoFigureLeft { seat: hit.player, figure: hit.figure });
                    }
                }
                Some(_) => {}
            }
        }
        let with = throw.with.unwrap_or(Figure::Follower);
        if let Some(swap) = &throw.swap {
            if self.supply(throw.player).count(with) == 0 {
                return Err(Rejection::NoFigureLeft { seat: throw.player, figure: with });
            }
            if !with.is_follower() || !swap.on.is_none_or(|on| with.may_stand_on(on.into())) {
                let segment = swap.on.unwrap_or(Segment::Field(0));
                return Err(Rejection::WrongFigure { figure: with, segment });
            }
        }
        let fits = match round.token {
            None => false,
            Some(Token::KnockOut) => throw.distance.is_none() && throw.swap.is_none() && !throw.caught && !throw.short,
            Some(Token::Seduction) => {
                throw.distance.is_none() && throw.hits.is_empty() && !throw.caught && !throw.short
            }
            Some(Token::Catch) => throw.distance.is_none() && hits.count() == 0 && !(throw.caught && throw.short),
            Some(Token::Target) => hits.count() == 0 && !throw.caught && !throw.short,
        };
        if fits { Ok(()) } else { Err(Rejection::OtherToken) }
    }

    pub(super) fn open_fair(&mut self, token: Token, outcomes: &mut Vec<Outcome>) {
        if let Some(round) = &mut self.fair {
            round.token = Some(token);
            outcomes.push(Outcome::FairOpened { seat: self.turn.seat, token });
        }
    }

    pub(super) fn throw(&mut self, throw: &Throw, outcomes: &mut Vec<Outcome>) {
        let Some(round) = &mut self.fair else { return };
        let token = round.token;
        round.throws.push(throw.clone());
        outcomes.push(Outcome::Thrown(throw.clone()));
        for hit in &throw.hits {
            if let Some(place) = hit.place() {
                self.take_home(occupant(hit), place);
            }
        }
        if !throw.hits.is_empty() {
            outcomes.push(Outcome::Returned { figures: throw.hits.iter().map(occupant).collect() });
        }
        if let Some(swap) = &throw.swap {
            let with = throw.with.unwrap_or(Figure::Follower);
            if let Some(place) = swap.place() {
                self.take_home(occupant(swap), place);
                self.supplies[throw.player].take(with);
                self.board.deploy(throw.player, with, place);
            }
            outcomes.push(Outcome::Returned { figures: vec![occupant(swap)] });
        }
        self.orphans_home(outcomes);
        let left = throw.player.next(self.setup.players.len());
        if token == Some(Token::Catch) {
            let thrower = (!throw.caught && !throw.short).then_some(throw.player);
            let too_short = throw.short && self.setup.rules.differs(Switch::ShortThrow);
            let catcher = (throw.caught || too_short).then_some(left);
            thrower.or(catcher).into_iter().for_each(|seat| self.prize(seat, outcomes));
        }
        let over = self.thrower().is_none();
        if over && token == Some(Token::Target) {
            let nearest = self.fair.as_ref().map(Round::nearest).unwrap_or_default();
            for seat in nearest {
                self.prize(seat, outcomes);
            }
        }
        let mut judged = throw.clone();
        if throw.off_tiles && self.setup.rules.differs(Switch::TargetOffTiles) {
            judged.distance = None;
        }
        self.judge(&Occasion::Thrown { throw: judged, token, left }, outcomes);
        if over {
            self.close_fair(outcomes);
        }
    }

    /// The round is over, or the table leaves the rest of it.
    pub(super) fn close_fair(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.choices.is_empty() {
            return;
        }
        self.fair = None;
        self.go_on(outcomes);
    }

    fn prize(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        let lines = vec![Line::new(Label::Fair, 1, PRIZE)];
        self.score(Score { seat, source: Source::Catapult, lines, record: None }, outcomes);
    }

    /// The knights whom the player of the turn just over may take out of a besieged city (R-SG-4): until the next tile lies, and after
    /// the last one even when the game has gone on to its end, for which nothing depends on them then ([`Game::await_escape`]).
    #[must_use]
    pub fn escapes(&self) -> Vec<(Occupant, Place)> {
        let in_time = match self.phase {
            Phase::Place | Phase::Escape | Phase::Finished => true,
            Phase::Fair => self.fair.as_ref().is_some_and(|round| round.token.is_none()),
            Phase::Leave => self.leaving.as_ref().is_some_and(|leaving| leaving.at_end),
            Phase::Deal
            | Phase::Deploy { .. }
            | Phase::Dragon
            | Phase::Scored
            | Phase::Wagon
            | Phase::Enter
            | Phase::MoveCount
            | Phase::Remains => false,
        };
        let waiting = self.turn.may_escape.filter(|_| in_time);
        waiting.into_iter().flat_map(|seat| self.escapes_of(seat)).collect()
    }

    /// R-SG-4: the turn is over, and its player may take a knight out, unless one was. Who it is, if anybody can be.
    pub(super) fn escapee(&self) -> Option<Seat> {
        Some(self.turn.seat).filter(|seat| !self.turn.has_escaped && self.escapes_of(*seat).next().is_some())
    }

    /// After the last turn no tile follows: the end waits for the escape, if anything may come of it. Returns whether it does.
    pub(super) fn await_escape(&mut self) -> bool {
        self.turn.may_escape = self.escapee();
        let waits = self.turn.may_escape.is_some_and(|seat| self.may_matter(seat));
        if waits {
            self.phase = Phase::Escape;
        }
        waits
    }

    /// A besieged city that is not completed is worth nothing (R-SG-2): who leaves it does so for an order of the deck, or from the
    /// fairy's side (R-PD-9). Who holds such an order is secret, so that it is enough that there is one.
    fn may_matter(&self, seat: Seat) -> bool {
        let asks = |card: &Arc<Card>| matches!(card.requirement, Requirement::Escape {});
        let for_order = self.orders.as_ref().is_some_and(|orders| orders.all_cards().any(asks));
        let by_fairy = |place| self.beside_fairy().any(|other| other == (seat, Stand::Segment(place)));
        for_order || self.escapes_of(seat).any(|(_, place)| by_fairy(place))
    }

    fn escapes_of(&self, seat: Seat) -> impl Iterator<Item = (Occupant, Place)> {
        let own = self.board.figures().iter().filter(move |deployed| deployed.seat == seat);
        let own = own.map(|deployed| (deployed.occupant(), deployed.place));
        own.filter(|(occupant, place)| occupant.figure.is_follower() && self.can_escape(*place))
    }

    /// R-SG-4: a monastery, shrine or abbey beside a siege tile of the city; with the switch beside any tile of it.
    fn can_escape(&self, place: Place) -> bool {
        let Some(city) = self.board.feature(place) else { return false };
        let any_tile = self.setup.rules.differs(Switch::EscapeAnywhere);
        let besieged = |at: Place| {
            let Segment::City(index) = at.segment else { return false };
            let tile = self.board.tile(at.at).map(|placed| &placed.tile);
            tile.and_then(|tile| tile.cities.get(usize::from(index))).is_some_and(|city| city.besieged)
        };
        let has_refuge = |at: Place| {
            let around = at.at.neighbours().into_iter().filter_map(|at| self.board.tile(at));
            around.clone().any(|placed| placed.tile.building().is_some())
        };
        self.board.places(city).any(besieged)
            && self.board.places(city).any(|at| (any_tile || besieged(at)) && has_refuge(at))
    }

    pub(super) fn allows_escape(&self, knight: Occupant, place: Place) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let found = self.escapes().contains(&(knight, place));
        if found { Ok(()) } else { Err(Rejection::NoEscape) }
    }

    pub(super) fn escape(&mut self, knight: Occupant, place: Place, outcomes: &mut Vec<Outcome>) {
        self.turn.may_escape = None;
        // Elsewhere the turn that this one has ended is gone, and the turn that has begun keeps its own.
        self.turn.has_escaped |= self.phase == Phase::Fair;
        self.take_home(knight, place);
        outcomes.push(Outcome::Escaped { knight, place });
        self.orphans_home(outcomes);
        self.judge(&Occasion::Escaped { seat: knight.seat }, outcomes);
        self.close_escape(outcomes);
    }

    /// After the last turn: once the knight is home and nobody has to choose an order, the game ends.
    pub(super) fn close_escape(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.phase == Phase::Escape && self.turn.may_escape.is_none() && self.choices.is_empty() {
            self.end_game(outcomes);
        }
    }
}

const fn occupant(hit: &Hit) -> Occupant {
    Occupant { seat: hit.player, figure: hit.figure }
}
