//! The review of a finished game's orders, their fates and chances, made beside the window when the
//! result is first shown. Leaving the result ends the review.

use std::time::{Duration, Instant};

use iced::Task;

use kit::crew::Crew;
use kit::work::{Message, Progress, Work};
use screen::outcome::{Outcome, Review, Reviewed};
use session::Session;

/// Begins the review, if the result shows one that is not made yet.
pub fn begin(
    outcome: &mut Outcome,
    session: &Session,
    (crew, patience): (&Crew, Duration),
    now: Instant,
) -> Task<Message> {
    if !matches!(outcome.review, Review::Unasked) {
        return Task::none();
    }
    let session = session.apart();
    let job = move |progress: &mut Progress| {
        Reviewed::from_journal(session.journal(), |done, of| progress.went(done, of))
    };
    let Ok((work, told)) = Work::begin(crew, String::new(), now, job) else {
        outcome.review = Review::Nothing;
        return Task::none();
    };
    work.wait(patience);
    outcome.review = Review::UnderWay(work);
    go_on(outcome);
    told
}

/// Takes the review once it is done.
pub fn go_on(outcome: &mut Outcome) {
    if let Some(found) = outcome.review.take_result() {
        outcome.review = found.map_or(Review::Nothing, Review::Known);
    }
}
