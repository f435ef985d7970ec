//! Figures on their segments, on their way home, and set right by the table.

use super::{Game, Phase, Step};
use crate::rules::board::Deployed;
use crate::rules::expansion::count::{self, Carcassonne, Resident};
use crate::rules::expansion::fairy::Stand;
use crate::rules::expansion::tower::{self, Prisoner, Towers};
use crate::rules::expansion::{builder, dragon};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::geometry::Position;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::table;
use crate::rules::table::{SetRight, Spot};
use crate::rules::tile::Quarter;

impl Game {
    /// A50: requires that a figure may come to a tile, by whatever way: nobody comes where the
    /// dragon stands (R-PD-2), and nobody ever to the volcano of a river (R-RIV-5). Whoever leaves
    /// the City joins a feature, and comes to none of its tiles.
    pub(super) fn must_be_open_to_figures(&self, at: Position) -> Result<(), Rejection> {
        let Some(placed) = self.board.tile(at) else { return Ok(()) };
        let has_dragon = self.dragon().is_some_and(|dragon| dragon.at == at);
        if placed.tile.volcano && (has_dragon || placed.tile.river_role.is_some()) {
            Err(dragon::Rejection::Volcano.into())
        } else if has_dragon {
            Err(dragon::Rejection::IsThere.into())
        } else {
            Ok(())
        }
    }

    /// Whether a figure may come to a tile, by whatever way (A50).
    pub(super) fn is_open_to_figures(&self, at: Position) -> bool {
        self.must_be_open_to_figures(at).is_ok()
    }

    /// Whether a figure stands on a segment.
    pub(super) fn stands(&self, occupant: Occupant, place: Place) -> bool {
        self.standing(occupant, place) > 0
    }

    /// The number of such figures on a segment.
    pub(super) fn standing(&self, occupant: Occupant, place: Place) -> usize {
        let figures = self.board.figures().iter();
        figures
            .filter(|deployed| deployed.occupant() == occupant && deployed.place == place)
            .count()
    }

    pub(super) fn take_home(&mut self, occupant: Occupant, place: Place) {
        if self.board.remove(occupant, place).is_some() {
            self.supplies[occupant.seat].put(occupant.figure);
        }
    }

    /// R-BASE-11: sends everybody on a completed feature home.
    pub(super) fn send_home(&mut self, feature: FeatureId, outcomes: &mut Vec<Outcome>) {
        let cleared = self.board.clear(feature);
        let wagons = cleared.iter().filter(|deployed| deployed.figure == Figure::Wagon);
        self.turn.expansions.wagons.extend(wagons.map(|deployed| (deployed.seat, deployed.place)));
        let figures: Vec<_> = cleared.iter().map(Deployed::occupant).collect();
        for occupant in &figures {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
        self.end_magic(feature, outcomes);
    }
}

impl Game {
    /// The figures that stand somewhere or are prisoners, each with its place: what the table can
    /// compare with the app's board, and set right.
    pub fn figures_away(&self) -> Vec<(Occupant, Spot)> {
        let on_board = self.board.figures().iter();
        let on_board = on_board.map(|it| (it.occupant(), Spot::Stand(Stand::Segment(it.place))));
        let guards = self.guards().map(|(guard, at)| (guard, Spot::Stand(Stand::Tower(at))));
        let residents = self.expansions.city.iter().flat_map(Carcassonne::residents);
        let residents = residents.map(|it| {
            let resident = Occupant { seat: it.seat, figure: it.figure };
            (resident, Spot::Stand(Stand::Quarter(it.quarter)))
        });
        let prisoners = self.expansions.towers.iter().flat_map(Towers::prisoners);
        let prisoners = prisoners
            .map(|it| (Occupant { seat: it.owner, figure: it.figure }, Spot::Prison(it.captor)));
        on_board.chain(guards).chain(residents).chain(prisoners).collect()
    }

    /// Allows setting a figure right at any moment of a game that is not over: what was there must
    /// be there, and what is there must be in supply and may stand there. Whoever else stands on
    /// the feature is no matter, as features with figures join.
    pub(super) fn allows_setting_right(&self, right: SetRight) -> Result<(), Rejection> {
        let spot = right.spot().ok_or(Rejection::Table(table::Rejection::Where))?;
        let (was, is) = (right.before(), right.now());
        for occupant in was.iter().chain(&is) {
            self.must_be_player(occupant.seat)?;
        }
        if was == is {
            return Err(Rejection::Table(table::Rejection::IsRight));
        }
        if self.is_finished() {
            return Err(Rejection::GameOver);
        }
        // The figures on the track walk first: a message may ask for those on the board.
        if self.phase == Phase::Asking(Step::Points) {
            return Err(self.points_first());
        }
        if let Some(was) = was
            && !self.figures_away().contains(&(was, spot))
        {
            return Err(match spot {
                Spot::Stand(Stand::Segment(place)) => Rejection::NobodyThere { place },
                Spot::Stand(_) | Spot::Prison(_) => Rejection::Table(table::Rejection::NotThere),
            });
        }
        let Some(is) = is else { return Ok(()) };
        let Occupant { seat, figure } = is;
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        match spot {
            Spot::Stand(Stand::Segment(place)) => self.may_be_on(is, place, was),
            Spot::Stand(Stand::Tower(at)) => self.may_be_atop(figure, at, was),
            Spot::Stand(Stand::Quarter(quarter)) => self.may_be_in(figure, quarter),
            Spot::Prison(captor) => self.may_be_held(is, captor),
        }
    }

    /// Whether a figure may stand on a segment in place of another.
    fn may_be_on(
        &self,
        is: Occupant,
        place: Place,
        was: Option<Occupant>,
    ) -> Result<(), Rejection> {
        let feature = self.must_have_segment(place)?;
        if self.is_scored(feature) {
            return Err(Rejection::Table(table::Rejection::Scored { place }));
        }
        let (figure, segment) = (is.figure, place.segment);
        if Kind::from(segment) == Kind::Field {
            self.must_have_farmers()?;
        }
        let mut others: Vec<Occupant> = self.board.occupants(feature).collect();
        if let Some(index) = others.iter().position(|other| Some(*other) == was) {
            others.remove(index);
        }
        if figure == Figure::Barn && self.board.barn_corner(place).is_some() {
            return self.may_take_barn(others.into_iter());
        }
        if !figure.may_stand_on(segment.into()) {
            return Err(Rejection::WrongFigure { figure, segment });
        }
        if figure.is_follower() {
            return Ok(());
        }
        // R-TB-3, 5, 6: builders and pigs need a follower.
        let own = |other: &Occupant| other.seat == is.seat && other.figure.is_follower();
        if others.iter().any(own) {
            Ok(())
        } else {
            Err(builder::Rejection::NoOwnFollower { figure, place }.into())
        }
    }

    /// Whether a feature is complete and was scored, so that nobody stands on it (R-BASE-11).
    fn is_scored(&self, feature: FeatureId) -> bool {
        let lies = matches!(self.phase, Phase::Asking(step) if step.is_before_action());
        let last = self.board.tiles().last().filter(|_| lies);
        let now =
            last.map_or_else(|| self.completed_now(), |last| self.board.completed_by(last.at));
        self.board.is_complete(feature) && !now.contains(&feature)
    }

    /// Whether a figure may stand on top of a tower in place of another (R-TW-2).
    fn may_be_atop(
        &self,
        figure: Figure,
        at: Position,
        was: Option<Occupant>,
    ) -> Result<(), Rejection> {
        let Some(towers) = &self.expansions.towers else { return Err(Rejection::NotInPlay) };
        let tower = towers.tower(at).ok_or(Rejection::from(tower::Rejection::NoTower { at }))?;
        match tower.guard.filter(|_| was.is_none()) {
            Some(guard) => Err(tower::Rejection::Closed { by: guard.seat }.into()),
            None if figure.may_climb() => Ok(()),
            None => Err(tower::Rejection::CannotClimb { figure }.into()),
        }
    }

    /// Whether a figure may be in a quarter of the City (R-CNT-9).
    fn may_be_in(&self, figure: Figure, quarter: Quarter) -> Result<(), Rejection> {
        if self.expansions.city.is_none() {
            return Err(Rejection::NotInPlay);
        }
        if quarter == Quarter::Market {
            self.must_have_farmers()?;
        }
        if figure.may_enter(quarter) {
            Ok(())
        } else {
            Err(count::Rejection::NotInQuarter { figure, quarter }.into())
        }
    }

    /// Whether a figure may be a prisoner of that player (R-TW-3, 4).
    fn may_be_held(&self, is: Occupant, captor: Seat) -> Result<(), Rejection> {
        let Some(towers) = &self.expansions.towers else { return Err(Rejection::NotInPlay) };
        self.must_be_player(captor)?;
        let holds = |other: &Prisoner| other.captor == is.seat && other.owner == captor;
        let exchanged = captor == is.seat || towers.prisoners().iter().any(holds);
        if exchanged || !is.figure.is_follower() {
            return Err(Rejection::Table(table::Rejection::NoPrisoner { captor }));
        }
        Ok(())
    }

    /// Sets a figure right, which is no deployment: no order is judged by it (R-KO-12).
    pub(super) fn set_right(&mut self, right: SetRight, outcomes: &mut Vec<Outcome>) {
        let Some(spot) = right.spot() else {
            return debug_assert!(false, "what may be set right is somewhere");
        };
        let (was, is) = (right.before(), right.now());
        match spot {
            Spot::Stand(Stand::Segment(place)) => self.board.set_right(was, is, place),
            Spot::Stand(Stand::Tower(at)) => {
                self.expansions.towers.iter_mut().for_each(|towers| towers.set_guard(at, is));
            }
            Spot::Stand(Stand::Quarter(quarter)) => {
                let resident =
                    |it: Occupant| Resident { seat: it.seat, figure: it.figure, quarter };
                if let Some(city) = &mut self.expansions.city {
                    was.into_iter().for_each(|was| city.leave(resident(was)));
                    is.into_iter().for_each(|is| city.enter(resident(is)));
                }
            }
            Spot::Prison(captor) => {
                let held = |it: Occupant| Prisoner { captor, owner: it.seat, figure: it.figure };
                if let Some(towers) = &mut self.expansions.towers {
                    was.into_iter().for_each(|was| _ = towers.release(held(was)));
                    is.into_iter().for_each(|is| towers.imprison(held(is)));
                }
            }
        }
        was.into_iter().for_each(|was| self.supplies[was.seat].put(was.figure));
        is.into_iter().for_each(|is| self.supplies[is.seat].take_out(is.figure));
        outcomes.push(Outcome::Table(table::Outcome::SetRight(right)));
        let left: Vec<(Seat, Place)> =
            was.into_iter().filter_map(|was| Some((was.seat, spot.place()?))).collect();
        self.orphans_home(&left, outcomes);
        self.ask_again(outcomes);
    }

    /// Asks the open question again after figures were set right: a wagon that is not at home
    /// drives nowhere, and a question without an answer is over.
    fn ask_again(&mut self, outcomes: &mut Vec<Outcome>) {
        let supplies = &self.supplies;
        let is_home = |(seat, _): &(Seat, Place)| supplies[*seat].count(Figure::Wagon) > 0;
        self.turn.expansions.wagons.retain(is_home);
        let Phase::Asking(step) = self.phase else { return };
        if !self.course.waits {
            return;
        }
        match step {
            Step::Circle | Step::Escape | Step::Claims => self.go_on_with(step, outcomes),
            Step::Reap => self.answered(outcomes),
            Step::Wagon => {
                self.phase = Phase::Scored;
                self.answered(outcomes);
            }
            Step::Leave => self.leave_again(outcomes),
            Step::Bandits
            | Step::Gold
            | Step::Magic
            | Step::Act
            | Step::Mouth
            | Step::Dragon
            | Step::Score
            | Step::ShareGold
            | Step::Judge
            | Step::LateDragon
            | Step::Enter
            | Step::MoveCount
            | Step::SecondPart
            | Step::Fair
            | Step::Next
            | Step::LastLeave
            | Step::Finish
            | Step::Points => {}
        }
    }
}
