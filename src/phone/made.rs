//! Answers that are the same for everybody, made once for each state and language.

use axum::body::Bytes;

use text::Language;

/// The answers to one question about the state that is shown, by language.
#[derive(Debug, Default)]
pub struct Made {
    /// The state that they are of.
    state: u64,
    answers: [Option<Bytes>; Language::ALL.len()],
}

impl Made {
    /// The answer in a language about that state: made now, unless it was made before. Those about
    /// another state are forgotten.
    pub fn answer(
        &mut self,
        state: u64,
        language: Language,
        make: impl FnOnce() -> Vec<u8>,
    ) -> Bytes {
        if self.state != state {
            *self = Self { state, ..Self::default() };
        }
        let place = Language::ALL.iter().position(|other| *other == language);
        match place.and_then(|place| self.answers.get_mut(place)) {
            Some(answer) => answer.get_or_insert_with(|| make().into()).clone(),
            None => make().into(),
        }
    }
}
