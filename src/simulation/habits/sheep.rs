//! The shepherd and his flock (R-HSH-2, 3).

use super::habit::Habit;
use crate::mind::Mind;
use rules::card::task::Requirement;
use rules::expansion;
use rules::expansion::sheep::{self, Drawn, MOST};
use rules::game::question::Act;
use rules::game::{questions, sets};
use rules::{Game, Move, Seat};

/// Hills & Sheep.
pub(super) struct Set;

impl Habit for Set {
    fn mixes(&self) -> &'static [&'static [&'static str]] {
        &[
            &["base", "hills-sheep"],
            &["base", "hills-sheep", "inns-cathedrals", "abbot"],
            &["base", "hills-sheep", "shrines", "ferries"],
        ]
    }

    /// The flock is seen to without another use of the action.
    fn chance(&self, mind: &mut Mind<'_>) -> Option<(f64, Move)> {
        flock(mind).map(|made| ((mind.outcome)(mind.game.clone(), mind.seat), made))
    }

    /// Whoever draws a token sees it afterwards.
    fn is_chance(&self, made: &Move) -> bool {
        matches!(made, Move::Expansion(expansion::Move::Sheep(_)))
    }

    /// Two sheep are about as many as a token brings on the average.
    fn is_usual(&self, made: &Move) -> bool {
        *made == sheep::Move::DrawSheep(Drawn { sheep: 2 }).into()
    }

    fn after_action(&self, mind: &mut Mind<'_>) -> Option<Move> {
        flock(mind)
    }

    fn promise(&self, game: &Game, seat: Seat, left: f64) -> f64 {
        left.min(0.5) * f64::from(sets::sheep::sheep_of(game, seat))
    }
}

/// A token that the shepherd draws, each as likely, or the flock guided home: as soon as the wolf
/// would take more than half of what a token brings, or the game is nearly over.
fn flock(mind: &mut Mind<'_>) -> Option<Move> {
    let game = mind.game;
    let answers = questions::act::answers_to(game, Act::Flock);
    let flocks = game.flocks().filter(|_| !answers.is_empty())?;
    let (wolves, all) = flocks.odds();
    let in_bag: u32 = (1..=MOST).map(|on| u32::from(on) * u32::from(flocks.in_bag(on))).sum();
    let is_late = game.count_left() as usize <= 2 * game.seats().count();
    let flock = u32::from(sets::sheep::flock(game));
    let shepherds = sets::sheep::shepherds_beside(game, mind.seat);
    let fulfils =
        |it: &Requirement| matches!(it, Requirement::GuideHome(it) if it.takes(flock, shepherds));
    let wants_more =
        |it: &Requirement| matches!(it, Requirement::GuideHome(it) if it.least_sheep() > flock);
    let is_enough = f64::from(wolves) * f64::from(flock) > f64::from(in_bag) / 2.0;
    let goes_home =
        flock > 0 && (is_late || mind.holds(fulfils) || (is_enough && !mind.holds(wants_more)));
    let home = answers
        .into_iter()
        .map(|answer| answer.made)
        .find(|made| *made == sheep::Move::GuideHome.into());
    if let Some(home) = home.filter(|_| goes_home) {
        return Some(home);
    }
    let mut drawn = mind.dice.below(usize::from(all));
    let token = (0..=MOST).find(|sheep| {
        let tokens = usize::from(flocks.in_bag(*sheep));
        let is_it = drawn < tokens;
        drawn = drawn.saturating_sub(tokens);
        is_it
    });
    token.map(|sheep| sheep::Move::DrawSheep(Drawn { sheep }).into())
}
