//! Hints that the table would have to work out itself: owners of the fields, tiles that fit, places
//! that nothing fits. They are made once for each state of the game; a table without hints sees
//! none.

use std::cell::RefCell;
use std::sync::Arc;

use journal::fates;
use rules::feature::{Kind, Place};
use rules::game::question::Question;
use rules::game::{Phase, legal, questions, sets};
use rules::geometry::Position;
use rules::scoring::{Label, Score, Source};
use rules::tile::Good;
use rules::{Game, Outcome};
use session::Session;
use widget::board::fields::Fields;

/// A result for one state of the game, with the number of that state.
type Kept<T> = RefCell<Option<(u64, Arc<T>)>>;

/// The hints for the present state.
#[derive(Debug, Default)]
pub struct Insight {
    /// Whether the board shows the owners of the fields.
    pub shows_fields: bool,
    fields: Kept<Fields>,
    dead: Kept<Vec<Position>>,
    /// The features that the open line of the log tells of.
    pub lit: Vec<Place>,
    /// Whether that line counts the City of Carcassonne too (R-KR-11).
    pub lights_city: bool,
    ways: RefCell<Option<(Moment, Arc<Vec<Question>>)>>,
}

/// The facts by which a game that is shown is told from another: which it is, and how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Moment {
    game: usize,
    setup: usize,
    phase: Phase,
    tiles: usize,
}

impl Insight {
    /// The questions of the action of the turn. All parts of the screen ask for them, and with
    /// every set they are worked out for longer than the rest of a frame takes.
    pub fn ways(&self, game: &Game) -> Arc<Vec<Question>> {
        let now = Moment {
            game: std::ptr::from_ref(game).addr(),
            setup: Arc::as_ptr(game.setup()).addr(),
            phase: game.phase(),
            tiles: game.board().tiles().len(),
        };
        let mut ways = self.ways.borrow_mut();
        match ways.as_ref() {
            Some((known, ways)) if *known == now => Arc::clone(ways),
            Some(_) | None => {
                let made = Arc::new(questions::act::questions_of_action(game));
                *ways = Some((now, Arc::clone(&made)));
                made
            }
        }
    }

    /// The owners of the fields of a game in that state.
    pub fn fields(&self, game: &Game, state: u64) -> Arc<Fields> {
        keep(&self.fields, state, || Fields::from_game(game))
    }

    /// The open places of a game in that state that no remaining tile fits.
    pub fn dead(&self, game: &Game, state: u64) -> Arc<Vec<Position>> {
        keep(&self.dead, state, || legal::dead_places(game).map(|(at, _)| at).collect())
    }

    /// Works the questions out anew when they are asked for next: the game may have changed.
    pub fn forget_ways(&mut self) {
        self.ways = RefCell::default();
    }
}

fn keep<T>(kept: &Kept<T>, revision: u64, make: impl FnOnce() -> T) -> Arc<T> {
    let mut kept = kept.borrow_mut();
    match kept.as_ref() {
        Some((known, value)) if *known == revision => Arc::clone(value),
        Some(_) | None => {
            let value = Arc::new(make());
            *kept = Some((revision, Arc::clone(&value)));
            value
        }
    }
}

/// The features that an outcome in the log tells of: the one that was scored, the cities of the
/// King, the follower for whom a bonus is paid.
pub fn about(session: &Session, index: usize, place: usize) -> Vec<Place> {
    let journal = session.journal();
    let Some(entry) = journal.entries().get(index) else { return Vec::new() };
    match entry.outcomes.get(place) {
        Some(Outcome::Scored(score)) => match score.place() {
            Some(place) => vec![place],
            None => about_score(session, index, score),
        },
        Some(Outcome::Deployed { place, .. }) => vec![*place],
        _ => Vec::new(),
    }
}

/// Whether an outcome in the log counts the City of Carcassonne for the King (R-KR-11).
pub fn counts_city(session: &Session, index: usize, place: usize) -> bool {
    let outcome = session.journal().outcome((index, place));
    matches!(outcome, Some(Outcome::Scored(score))
        if score.lines.iter().any(|line| line.label == Label::Carcassonne))
}

fn about_score(session: &Session, index: usize, score: &Score) -> Vec<Place> {
    let game = session.game();
    let board = game.board();
    let complete = |kind| {
        let features = board
            .features()
            .filter(move |feature| board.kind(*feature) == kind && board.is_complete(*feature));
        features.map(|feature| board.record(feature))
    };
    let places = |records: Vec<rules::feature::Record>| {
        records.into_iter().filter_map(|record| record.place)
    };
    match score.source {
        Source::King => places(complete(Kind::City).collect()).collect(),
        Source::Robber => places(complete(Kind::Road).collect()).collect(),
        Source::Goods => {
            let is_of =
                |good: &Good| score.lines.iter().any(|line| line.label == Label::Goods(*good));
            let good = Good::ALL.into_iter().find(is_of);
            let holds =
                |record: &rules::feature::Record| good.is_some_and(|good| record.goods[good] > 0);
            places(complete(Kind::City).filter(holds).collect()).collect()
        }
        // Another follower may have got the bonus since.
        source if source.is_bonus() => {
            sets::fairy::bonus_place(&session.journal().game_after(index)).into_iter().collect()
        }
        Source::Orders => fates::features(session.journal(), index, score),
        _ => Vec::new(),
    }
}
