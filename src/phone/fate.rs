//! The fates of answers, for a phone that asks again.

use std::collections::VecDeque;

use axum::http::StatusCode;
use tokio::sync::watch;

/// The most answers of a seat whose fates are remembered.
const REMEMBERED: usize = 16;
/// The longest number of an answer.
const NUMBER: usize = 40;

/// The fate of an answer, as its phone is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Told {
    /// It was played.
    Taken,
    /// It was not played, as that is no longer asked.
    MovedOn,
    /// It was refused, in words.
    Refused(String),
    /// It was not played, as that status says.
    Not(StatusCode),
}

/// Tells what has become of an answer, once that is known.
pub(super) type Teller = watch::Sender<Option<Told>>;
/// Hears what has become of an answer.
pub(super) type Hearer = watch::Receiver<Option<Told>>;

/// The latest answers of a seat's phone, by the numbers that it gave them.
#[derive(Debug, Default)]
pub(super) struct Fates(VecDeque<(String, Hearer)>);

impl Fates {
    /// The fate of the answer of that number. An answer that was not sent before has a teller as
    /// well; one without a number never was.
    pub(super) fn of(&mut self, number: Option<&str>) -> (Option<Teller>, Hearer) {
        let known = self.0.iter().find(|(known, _)| Some(known.as_str()) == number);
        if let Some((_, hearer)) = known {
            return (None, hearer.clone());
        }
        let (teller, hearer) = watch::channel(None);
        if let Some(number) = number {
            self.0.push_back((number.to_owned(), hearer.clone()));
            if self.0.len() > REMEMBERED {
                self.0.pop_front();
            }
        }
        (Some(teller), hearer)
    }
}

/// Whether a phone may give an answer that number.
pub(super) fn is_number(number: &str) -> bool {
    (1..=NUMBER).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
