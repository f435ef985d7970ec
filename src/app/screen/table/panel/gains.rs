//! Points and titles on their way from the board to their players, in both windows.

use std::time::{Duration, Instant};

use iced::advanced::widget::Id;
use iced::{Point, Size};

use kit::parts::of_title;
use kit::ui::Ui;
use rules::expansion::Outcome as Own;
use rules::expansion::king_robber;
use rules::geometry::Position;
use rules::scoring::Source;
use rules::title::Title;
use rules::{Game, Outcome, Seat};
use session::Session;
use widget::flight::{Flight, Sign};
use widget::palette::livery;

/// The time that they are on their way.
const LASTS: Duration = Duration::from_millis(1100);
/// The radius of a sign that flies over the table, in logical pixels.
pub const RADIUS: f32 = 20.0;

/// What players have gained in a step.
#[derive(Debug, Clone, PartialEq)]
pub struct Gains {
    gains: Vec<Gain>,
    since: Option<Instant>,
}

#[derive(Debug, Clone, PartialEq)]
struct Gain {
    seat: Seat,
    /// The tile from which it comes.
    at: Position,
    what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Points(i32),
    Title(Title),
}

/// The name of a player's card for operations.
pub fn seat_id(seat: Seat) -> Id {
    Id::from(format!("seat-{}", seat.index()))
}

fn gain(outcome: &Outcome, last: Position) -> Option<Gain> {
    match outcome {
        Outcome::Scored(score) if score.source != Source::Orders => {
            let at = score.place().map_or(last, |place| place.at);
            Some(Gain { seat: score.seat, at, what: What::Points(score.points()) })
        }
        Outcome::Expansion(Own::KingRobber(king_robber::Outcome::Taken(taken)))
            if taken.from != Some(taken.by) =>
        {
            Some(Gain { seat: taken.by, at: last, what: What::Title(taken.title) })
        }
        _ => None,
    }
}

impl Gains {
    /// The gains of the last step; none once the final scoring, which has a screen, has begun.
    pub fn of(session: &Session) -> Option<Self> {
        let game = session.game();
        let last = game.board().tiles().last()?.at;
        let gains = session.last_outcomes().filter_map(|outcome| gain(outcome, last));
        let gains: Vec<Gain> = gains.collect();
        (!gains.is_empty() && !game.is_finished()).then_some(Self { gains, since: None })
    }

    /// The signs that fly over a board seen so, each of whose places `to_screen` finds.
    pub fn flights<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        to_screen: impl Fn(Point, Size) -> Point + Copy + 'a,
    ) -> Vec<Flight<'a>> {
        let flight = |gain: &'a Gain| {
            let middle = Point::new(gain.at.x as f32 + 0.5, gain.at.y as f32 + 0.5);
            let sign = match gain.what {
                What::Points(points) => {
                    let player = game.setup().players.get(gain.seat.index());
                    let ring = player.map_or(ui.palette.royal, |it| livery(it.colour).fill);
                    Sign::Points(ui.words.signed(points), ring)
                }
                What::Title(title) => Sign::Title(of_title(title)),
            };
            let from = Box::new(move |view| to_screen(middle, view));
            Flight { from, to: seat_id(gain.seat), sign }
        };
        self.gains.iter().map(flight).collect()
    }

    /// Goes on with the way. Returns whether all has arrived.
    pub fn go_on(&mut self, now: Instant) -> bool {
        self.since.get_or_insert(now);
        self.share(now) >= 1.0
    }

    /// The share of the way that is done, from 0 to 1.
    pub fn share(&self, now: Instant) -> f32 {
        let passed =
            self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        (passed.as_secs_f32() / LASTS.as_secs_f32()).min(1.0)
    }
}
