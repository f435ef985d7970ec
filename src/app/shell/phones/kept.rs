//! Phones that were connected when the program was killed come back by themselves: the tokens by
//! which they are known lie beside the game for as long as they may.

use std::path::PathBuf;

use iced::Task;
use jiff::Timestamp;

use crate::phones::{Message, Phones, WRITTEN, Window};
use kit::crew::Crew;
use kit::writer::Writer;
use phone::Kept;
use storage::phones as beside;

/// The keeper of the phones of the open game.
#[derive(Debug)]
pub(super) struct Keeper {
    kept: Vec<Option<Kept>>,
    /// The writer; `None` removes the file.
    writer: Writer<Option<beside::Phones>>,
}

impl Keeper {
    /// Keeps phones beside that game.
    pub fn new(game: PathBuf, crew: &Crew) -> Self {
        let write = move |phones: &Option<beside::Phones>| match phones {
            Some(phones) => phones.save(&game),
            None => beside::remove(&game),
        };
        Self { kept: Vec::new(), writer: Writer::new(crew, write) }
    }
}

impl Phones {
    /// Keeps the phones after a change. If that fails, they scan again after a kill.
    pub fn keep(&mut self) {
        let Some(served) = &mut self.served else { return };
        let kept = served.server.kept();
        if kept == served.keeper.kept {
            return;
        }
        let seats = kept.iter().map(|phone| {
            phone
                .as_ref()
                .map(|Kept { token, emblem }| beside::Phone { token: token.clone(), sign: *emblem })
        });
        let any = kept.iter().any(Option::is_some);
        let phones =
            beside::Phones::new(served.server.address(), seats.collect(), Timestamp::now());
        served.keeper.writer.write(any.then_some(phones), WRITTEN);
        served.keeper.kept = kept;
    }

    /// Forgets the phones of the game that is served.
    pub fn forget(&mut self) {
        if let Some(served) = &mut self.served {
            served.keeper.writer.write(None, WRITTEN);
        }
    }

    /// Lets phones that were connected when the program ended come back, at the same address of the
    /// same network or not at all, for they look for the table there.
    pub fn bring_back(&mut self, window: &mut Window<'_>) -> Task<Message> {
        let Some(playing) = &mut window.playing else { return Task::none() };
        let Some(beside::Phones { address, seats, .. }) = playing.session.take_phones() else {
            return Task::none();
        };
        let kept: Vec<Option<Kept>> = seats
            .into_iter()
            .map(|phone| phone.map(|beside::Phone { token, sign }| Kept { token, emblem: sign }))
            .collect();
        if !(self.addresses)().iter().any(|choice| choice.ip == address.ip()) {
            return Task::none();
        }
        self.serve(address.ip(), &[address.port()], &kept, window).unwrap_or_else(|_| Task::none())
    }
}
