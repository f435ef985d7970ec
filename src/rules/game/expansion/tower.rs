//! The Tower in the course of a turn (R-TW): towers are raised and manned, followers captured and
//! bought back.

use crate::rules::board::Placed;
use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::tower::{self, Prisoner, RANSOM, Towers, is_doubtful, reaches};
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::game::{Game, Phase};
use crate::rules::geometry::Position;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::tile::Segment;

/// The part of towers in the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::rules::game) struct Turn {
    /// The tower just raised, while it may capture somebody (R-TW-3).
    pub raised: Option<Position>,
    /// Whether a prisoner was bought back (R-TW-5).
    pub ransomed: bool,
}

impl Game {
    /// The towers; `None` without that expansion.
    pub const fn towers(&self) -> Option<&Towers> {
        self.expansions.towers.as_ref()
    }

    /// The tiles on which the active player may put a tower piece (R-TW-2).
    pub fn tower_sites(&self) -> Vec<Position> {
        let sites = self.board.tiles().iter().filter(|placed| placed.tile.tower_site);
        sites.map(|placed| placed.at).filter(|at| self.allows_raising(*at).is_ok()).collect()
    }

    pub(in crate::rules::game) fn raise_answers(&self) -> Vec<Answer> {
        let height = |at| self.towers().and_then(|towers| towers.tower(at)).map_or(0, |t| t.height);
        let raise = |at| {
            let raised = Shows::neutral(Neutral::Tower(height(at).saturating_add(1)));
            Answer::new(Move::RaiseTower { at }).at(Target::Tile(at)).showing(raised)
        };
        self.tower_sites().into_iter().map(raise).collect()
    }

    pub(in crate::rules::game) fn allows_raising(&self, at: Position) -> Result<(), Rejection> {
        self.must_have_no_figure_yet()?;
        let Some(towers) = &self.expansions.towers else { return Err(Rejection::NotInPlay) };
        let seat = self.active();
        if !self.board.tile(at).is_some_and(|placed| placed.tile.tower_site) {
            return Err(tower::Rejection::NoFoundation { at }.into());
        }
        if let Some(guard) = towers.tower(at).and_then(|tower| tower.guard) {
            return Err(tower::Rejection::Closed { by: guard.seat }.into());
        }
        if towers.pieces(seat) == 0 {
            Err(tower::Rejection::NoPieceLeft { seat }.into())
        } else {
            Ok(())
        }
    }

    pub(in crate::rules::game) fn raise_tower(
        &mut self,
        at: Position,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        let Some(towers) = &mut self.expansions.towers else {
            return debug_assert!(false, "whoever raises a tower plays with them");
        };
        let height = towers.raise(seat, at);
        self.has_acted();
        self.turn.expansions.tower.raised = Some(at);
        outcomes.push(tower::Outcome::Raised { seat, at, height }.into());
        self.judge(&Occasion::TowerRaised { seat, height: height.into() }, outcomes);
    }

    /// The followers whom the active player may capture now: on a segment, or on top of a tower
    /// (R-TW-3).
    pub fn captives(&self) -> Vec<(Occupant, Position, Option<Place>)> {
        let Some((tower, towers)) =
            self.turn.expansions.tower.raised.zip(self.expansions.towers.as_ref())
        else {
            return Vec::new();
        };
        let height = towers.tower(tower).map_or(0, |tower| tower.height);
        let on_board = self.board.figures().iter().filter(|deployed| deployed.figure.is_follower());
        let on_board = on_board.map(|it| (it.occupant(), it.place.at, Some(it.place)));
        let guards = self.guards().map(|(guard, at)| (guard, at, None));
        on_board.chain(guards).filter(|(_, at, _)| reaches(tower, height, *at)).collect()
    }

    pub(in crate::rules::game) fn capture_answers(&self) -> Vec<Answer> {
        let capture = |(captive, at, place): (Occupant, Position, Option<Place>)| {
            let (player, figure) = (captive.seat, captive.figure);
            let on = place.map(|place| place.segment);
            Answer::new(Move::Capture(tower::Capture { player, figure, at, on, exchange: None }))
                .at(place.map_or(Target::Tile(at), Target::Segment))
                .showing(Shows::figure(player, figure))
        };
        self.captives().into_iter().map(capture).collect()
    }

    /// Ends the capture by the tower that was raised in the turn, as the turn is over.
    pub(in crate::rules::game) const fn leave_capture(&mut self) {
        self.turn.expansions.tower.raised = None;
    }

    pub(in crate::rules::game) fn allows_capture(
        &self,
        captive: Occupant,
        at: Position,
        on: Option<Place>,
    ) -> Result<(), Rejection> {
        self.must_have_placed()?;
        if self.turn.expansions.tower.raised.is_none() {
            return Err(tower::Rejection::NoneRaised.into());
        }
        let reached = self.captives().contains(&(captive, at, on));
        if reached { Ok(()) } else { Err(tower::Rejection::OutOfReach { at }.into()) }
    }

    pub(in crate::rules::game) fn capture(
        &mut self,
        capture: tower::Capture,
        outcomes: &mut Vec<Outcome>,
    ) {
        let (seat, captive) = (self.active(), capture.captive());
        self.turn.expansions.tower.raised = None;
        match capture.place() {
            Some(place) => drop(self.board.remove(captive, place)),
            None => drop(self.take_guard(capture.at)),
        }
        outcomes.push(tower::Outcome::Captured { seat, captive, at: capture.at }.into());
        self.imprison(seat, captive, capture.exchange, outcomes);
        self.suffer_capture(seat, captive.seat, outcomes);
        let left = capture.place().map(|place| (captive.seat, place));
        self.orphans_home(left.as_slice(), outcomes);
        let prisoners = self
            .expansions
            .towers
            .as_ref()
            .map(|towers| towers.prisoners_of(seat))
            .unwrap_or_default();
        self.judge(&Occasion::Captured { seat, captive: captive.seat, prisoners }, outcomes);
    }

    /// Brings in a captured follower, taken from where it stood: it is held, exchanged, or the
    /// captor's own again (R-TW-3, 4).
    pub(in crate::rules::game) fn imprison(
        &mut self,
        seat: Seat,
        captive: Occupant,
        exchange: Option<Figure>,
        outcomes: &mut Vec<Outcome>,
    ) {
        if captive.seat == seat {
            self.supplies[seat].put(captive.figure);
        } else if let Some(towers) = &mut self.expansions.towers {
            // R-TW-4: two players who hold one of each other exchange them at once.
            let held = towers
                .prisoners()
                .iter()
                .filter(|other| other.captor == captive.seat && other.owner == seat);
            let held: Vec<Prisoner> = held.copied().collect();
            let wanted =
                held.iter().find(|other| exchange.is_none_or(|figure| figure == other.figure));
            if let Some(own) = wanted.or(held.first()).copied() {
                towers.release(own);
                self.supplies[seat].put(own.figure);
                self.supplies[captive.seat].put(captive.figure);
                let theirs = captive;
                outcomes.push(
                    tower::Outcome::Exchanged {
                        own: Occupant { seat, figure: own.figure },
                        theirs,
                    }
                    .into(),
                );
            } else {
                towers.imprison(Prisoner {
                    captor: seat,
                    owner: captive.seat,
                    figure: captive.figure,
                });
            }
        }
    }

    /// The followers that the active player may put on top of towers, and where (R-TW-2).
    pub fn mannings(&self) -> Vec<(Figure, Position)> {
        let climbers = Figure::ALL.into_iter().filter(|figure| figure.may_climb());
        let towers = self.expansions.towers.iter().flat_map(Towers::towers).map(|tower| tower.at);
        let all = climbers.flat_map(|figure| towers.clone().map(move |at| (figure, at)));
        all.filter(|(figure, at)| self.allows_manning(*figure, *at).is_ok()).collect()
    }

    pub(in crate::rules::game) fn man_answers(&self) -> Vec<Answer> {
        let man = |(figure, at)| {
            let shows = Shows::figure(self.active(), figure);
            Answer::new(Move::ManTower { figure, at }).at(Target::Tile(at)).showing(shows)
        };
        self.mannings().into_iter().map(man).collect()
    }

    /// The followers on top of towers, and where (R-TW-2).
    pub(in crate::rules::game) fn guards(&self) -> impl Iterator<Item = (Occupant, Position)> {
        let towers = self.expansions.towers.iter().flat_map(Towers::towers);
        towers.filter_map(|tower| Some((tower.guard?, tower.at)))
    }

    /// Takes the follower from the top of a tile's tower; `None` if there is none.
    pub(in crate::rules::game) fn take_guard(&mut self, at: Position) -> Option<Occupant> {
        let (guard, _) = self.guards().find(|(_, tower)| *tower == at)?;
        if let Some(towers) = &mut self.expansions.towers {
            towers.set_guard(at, None);
        }
        Some(guard)
    }

    /// The number of such figures on top of towers or in prison.
    pub(in crate::rules::game) fn count_in_towers(&self, occupant: Occupant) -> usize {
        let guards = self.guards().filter(|(guard, _)| *guard == occupant).count();
        let prisoners = self.expansions.towers.iter().flat_map(Towers::prisoners);
        let prisoners = prisoners
            .filter(|other| (other.owner, other.figure) == (occupant.seat, occupant.figure));
        guards + prisoners.count()
    }

    pub(in crate::rules::game) fn allows_manning(
        &self,
        figure: Figure,
        at: Position,
    ) -> Result<(), Rejection> {
        self.must_be_free_to_deploy(figure)?;
        let Some(towers) = &self.expansions.towers else { return Err(Rejection::NotInPlay) };
        let seat = self.active();
        if !figure.may_climb() {
            return Err(tower::Rejection::CannotClimb { figure }.into());
        }
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        self.must_be_open_to_figures(at)?;
        match towers.tower(at) {
            None => Err(tower::Rejection::NoTower { at }.into()),
            Some(tower) => tower
                .guard
                .map_or(Ok(()), |guard| Err(tower::Rejection::Closed { by: guard.seat }.into())),
        }
    }

    pub(in crate::rules::game) fn man_tower(
        &mut self,
        figure: Figure,
        at: Position,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        self.supplies[seat].take_out(figure);
        if let Some(towers) = &mut self.expansions.towers {
            towers.set_guard(at, Some(Occupant { seat, figure }));
        }
        self.has_deployed(figure, false);
        outcomes.push(tower::Outcome::Manned { seat, at }.into());
    }

    /// The prisoners whom the active player may buy back now (R-TW-5).
    pub fn ransoms(&self) -> Vec<Prisoner> {
        let all = self.expansions.towers.iter().flat_map(Towers::prisoners).copied();
        all.filter(|prisoner| {
            self.allows_ransom(prisoner.captor, prisoner.figure).is_ok()
                && prisoner.owner == self.active()
        })
        .collect()
    }

    pub(in crate::rules::game) fn ransom_answers(&self) -> Vec<Answer> {
        let ransom = |prisoner: Prisoner| {
            Answer::new(Move::Ransom { player: prisoner.captor, figure: prisoner.figure })
                .showing(Shows::figure(self.active(), prisoner.figure))
        };
        self.ransoms().into_iter().map(ransom).collect()
    }

    pub(in crate::rules::game) fn allows_ransom(
        &self,
        captor: Seat,
        figure: Figure,
    ) -> Result<(), Rejection> {
        self.must_go_on()?;
        let Some(towers) = &self.expansions.towers else { return Err(Rejection::NotInPlay) };
        let seat = self.active();
        if !matches!(self.phase, Phase::Place | Phase::Deploy { .. })
            || self.turn.expansions.tower.ransomed
        {
            return Err(tower::Rejection::RansomOnce.into());
        }
        let prisoner = Prisoner { captor, owner: seat, figure };
        if !towers.prisoners().contains(&prisoner) {
            return Err(tower::Rejection::NoPrisoner { captor, figure }.into());
        }
        let points = self.tally(seat).total();
        if points < RANSOM { Err(tower::Rejection::TooPoor { points }.into()) } else { Ok(()) }
    }

    pub(in crate::rules::game) fn ransom(
        &mut self,
        captor: Seat,
        figure: Figure,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        let released = self
            .expansions
            .towers
            .as_mut()
            .is_some_and(|towers| towers.release(Prisoner { captor, owner: seat, figure }));
        if !released {
            return;
        }
        self.turn.expansions.tower.ransomed = true;
        self.supplies[seat].put(figure);
        outcomes.push(tower::Outcome::Ransomed { seat, captor, figure }.into());
        for (seat, points) in [(seat, -RANSOM), (captor, RANSOM)] {
            let line = Line { label: Label::Ransom, count: 1, each: points };
            self.score(
                Score { seat, source: Source::Ransom, lines: vec![line], record: None },
                outcomes,
            );
        }
    }

    /// The cities in which the tower site of the tile just placed may lie, if the tile leaves that
    /// open (R-KO-17) and nobody has said so yet.
    pub fn doubtful_site(&self) -> Vec<(Position, Segment)> {
        let Phase::Deploy { at, .. } = self.phase else { return Vec::new() };
        let is_asked = self.orders.is_some() && self.board.tower_site(at).is_none();
        let Some(placed) = self.doubtful(at).filter(|_| is_asked) else { return Vec::new() };
        let cities = placed.tile.segments().filter(|segment| Kind::from(*segment) == Kind::City);
        cities.map(|segment| (at, segment)).collect()
    }

    /// The tile at a place, if its tower site is in doubt; none without the Tower.
    fn doubtful(&self, at: Position) -> Option<&Placed> {
        let placed = self.board.tile(at).filter(|_| self.expansions.towers.is_some());
        placed.filter(|placed| is_doubtful(&placed.tile))
    }

    pub(in crate::rules::game) fn site_answers(&self) -> Vec<Answer> {
        let site = |(at, on)| {
            Answer::new(Move::TowerSite { at, on: Some(on) })
                .at(Target::Segment(Place { at, segment: on }))
        };
        self.doubtful_site().into_iter().map(site).collect()
    }

    pub(in crate::rules::game) fn allows_tower_site(
        &self,
        at: Position,
        on: Option<Segment>,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let Some(placed) = self.doubtful(at) else {
            return Err(tower::Rejection::NoQuestion { at }.into());
        };
        if on == self.board.tower_site(at) {
            return Err(tower::Rejection::SiteIsThere.into());
        }
        match on {
            None => Ok(()),
            Some(on) if Kind::from(on) == Kind::City && placed.tile.segment_index(on).is_some() => {
                Ok(())
            }
            Some(segment) => {
                Err(Rejection::NoSuchSegment { tile: placed.tile.id.clone(), segment })
            }
        }
    }

    pub(in crate::rules::game) fn say_tower_site(
        &mut self,
        at: Position,
        on: Option<Segment>,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.board.set_tower_site(at, on);
        outcomes.push(tower::Outcome::SiteSaid { at, on }.into());
    }
}
