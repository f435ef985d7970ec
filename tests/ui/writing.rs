//! How people write on the scorepad: keys for kinds and numbers, the pointer for what has no key.

use rand::RngExt as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rules::feature::Kind;
use rules::game::{Phase, Step, pad, questions};
use rules::player::Figure;
use rules::scorepad::{Deed, Detail, Entry, Group, Note, Part};
use rules::{Game, Move, Seat};
use screen::table::pad::{Draft, Role};

use super::{Driver, Input};

/// Whether a move is made on the forms of the scorepad.
pub fn is_written(made: &Move) -> bool {
    matches!(
        made,
        Move::Note(_)
            | Move::Report { .. }
            | Move::BeginTurn { .. }
            | Move::Remain { .. }
            | Move::CountCompleted { .. }
            | Move::EndTurn
            | Move::EndGame
    )
}

const fn key_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => "r",
        Kind::City => "c",
        Kind::MONASTERY => "m",
        Kind::SHRINE => "s",
        Kind::GARDEN => "a",
        Kind::Field => "v",
    }
}

#[allow(dead_code)] // the headless tests and those of the real window each use their part
impl Driver {
    /// The form that is filled in.
    pub fn draft(&self) -> &Draft {
        self.app.table().and_then(|table| table.pad()).expect("a form")
    }

    /// Writes a move down and accepts it.
    pub fn write_down(&mut self, made: &Move) -> Vec<Input> {
        let mut done = self.fill_in(made);
        if !matches!(made, Move::EndGame | Move::BeginTurn { .. }) {
            done.push(self.key("Return"));
            // Where nobody stands it is asked once.
            if self.app.table().and_then(|table| table.pad()).is_some_and(|draft| draft.sure) {
                done.push(self.key("Return"));
            }
        }
        done
    }

    /// Fills the form in, and leaves it to be accepted.
    pub fn fill_in(&mut self, made: &Move) -> Vec<Input> {
        let mut done = Vec::new();
        if matches!(self.game().phase(), Phase::Asking(Step::Enter | Step::MoveCount))
            && *made != Move::EndTurn
        {
            done.push(self.key("Return"));
        }
        match made {
            Move::EndTurn => {}
            Move::EndGame => {
                let at_end = self.game().phase() == Phase::Remains;
                if at_end {
                    let must_count = pad::ending::must_count(self.game());
                    done.push(self.click("Everything is written down: finish"));
                    // As many as were written down.
                    done.extend(must_count.then(|| self.key("Return")));
                    done.push(self.click("Finish"));
                } else {
                    done.push(self.click("End of the game"));
                    done.push(self.click("End the game"));
                }
            }
            Move::Note(note) => done.extend(self.fill_note(note)),
            Move::BeginTurn { player } => {
                done.extend(self.choose_player(*player));
                let name = self.game().name(*player).to_owned();
                done.push(self.click(&format!("It is {name}’s turn now")));
            }
            Move::Remain { feature } => {
                done.push(self.key(key_of(feature.kind)));
                done.extend(self.fill_numbers(&Draft::from_move(made).expect("a form")));
            }
            Move::CountCompleted { .. } => {
                done.push(self.click("Cities and roads completed"));
                done.extend(self.fill_numbers(&Draft::from_move(made).expect("a form")));
            }
            Move::Report { player, deed } => {
                let key = match deed {
                    Deed::Deploy { .. } => "f",
                    Deed::Wagon {} => "w",
                    Deed::Princess { .. } => "k",
                    Deed::Fairy { .. } => "y",
                    Deed::Dragon { .. } => "z",
                    Deed::Tower { .. } => "h",
                    Deed::Capture { .. } => "n",
                    Deed::Guard { .. } => "g",
                    Deed::Escape {} => "b",
                    Deed::Home { .. } => "u",
                    Deed::FairyAlone {} => panic!("a button without a form"),
                };
                done.push(self.key(key));
                done.extend(self.choose_player(*player));
                done.extend(self.fill_numbers(&Draft::from_move(made).expect("a form")));
            }
            other => panic!("{other:?} is not written down"),
        }
        done
    }

    fn choose_player(&mut self, player: rules::Seat) -> Vec<Input> {
        let mut done = Vec::new();
        while self.draft().doer(self.game()) != player {
            done.push(self.key("p"));
        }
        done
    }

    fn fill_note(&mut self, note: &Note) -> Vec<Input> {
        let mut done = self.choose_player(note.player);
        let whole = Draft::from_move(&Move::Note(Box::new(note.clone()))).expect("a form");
        for (index, (role, entry)) in whole.items.iter().enumerate() {
            match role {
                Role::Completed => done.push(self.key(key_of(entry.kind))),
                Role::Joined => done.push(self.key("e")),
                Role::Barn => done.push(self.click("Barn")),
                Role::Remaining => panic!("nothing remains in a turn"),
            }
            // Details on which no order could depend are not asked.
            let joins = pad::asks(self.game(), Detail::Joined);
            for _ in entry.cities.iter().filter(|_| joins) {
                done.push(self.click("+ a complete city"));
            }
            for (road, joined) in entry.roads.iter().enumerate().filter(|_| joins) {
                done.push(self.click("+ a complete road"));
                assert!(
                    joined.cities.is_empty() || road == 0,
                    "the driver finds the first road only"
                );
                for _ in &joined.cities {
                    done.push(self.click("+ another complete city at its end"));
                }
            }
            done.extend(self.fill_numbers(&Draft { current: index, ..whole.clone() }));
        }
        for (is_so, label) in [
            (note.builder, "The builder brings another tile"),
            (note.fair, "The tile shows a fair"),
            (note.abbey, "It is the abbey"),
        ] {
            if is_so {
                done.push(self.click(label));
            }
        }
        done
    }

    /// Goes through the numbers by arrows and types those that differ.
    fn fill_numbers(&mut self, wanted: &Draft) -> Vec<Input> {
        let mut done = Vec::new();
        let fields = self.draft().fields(self.game());
        for (index, field) in fields.into_iter().enumerate() {
            let value = wanted.value(field, self.game());
            if value == self.draft().value(field, self.game()) {
                continue;
            }
            while self.draft().cursor < index {
                done.push(self.key("Down"));
            }
            for digit in value.to_string().chars() {
                done.push(self.key(&digit.to_string()));
            }
            assert_eq!(self.draft().value(field, self.game()), value, "{field:?}");
        }
        done
    }
}

/// The next move of an evening: mostly nothing or one completion, sometimes two, orders drawn and
/// chosen, and after sixty turns the end with the rest.
#[allow(dead_code)]
pub fn by_chance(game: &Game, step: usize, luck: &mut StdRng) -> Move {
    if let Some(choice) = game.choices().first() {
        let card = choice.cards.choose(luck).expect("cards").clone();
        return Move::FulfilOrder { player: choice.seat, card };
    }
    if game.phase() == Phase::Remains {
        let feature = Box::new(feature(game, false, luck));
        let remain = Move::Remain { feature };
        return if step < 76 && game.allows(&remain).is_ok() { remain } else { Move::EndGame };
    }
    if step > 70 {
        return Move::EndGame;
    }
    if questions::beside::can_draw_order(game) && luck.random_range(0..4) == 0 {
        return Move::DrawOrder { card: None };
    }
    let count = [0, 0, 1, 1, 1, 2].choose(luck).copied().unwrap_or(1);
    let completed = (0..count).map(|_| feature(game, true, luck)).collect();
    let note = Move::Note(Box::new(Note { completed, ..Note::by_player(game.active()) }));
    if count > 0 && game.allows(&note).is_ok() { note } else { Move::EndTurn }
}

/// Some feature with some followers.
#[allow(dead_code)]
fn feature(game: &Game, complete: bool, luck: &mut StdRng) -> Entry {
    let often = [Kind::Road, Kind::Road, Kind::City, Kind::City];
    let mut kinds = Vec::from_iter(often.into_iter().chain([Kind::MONASTERY, Kind::SHRINE]));
    kinds.extend((!complete).then_some(Kind::Field));
    let kind = *kinds.choose(luck).expect("a kind");
    let tiles = match kind {
        Kind::Building(_) if complete => 9,
        Kind::Building(_) => luck.random_range(2..8),
        Kind::Field => 1,
        Kind::Road | Kind::City => luck.random_range(2..13),
    };
    let mut entry = Entry::new(kind, tiles);
    let few = |part: Part, luck: &mut StdRng| {
        if pad::most(game, part, kind).is_some() { luck.random_range(0..2) } else { 0 }
    };
    entry.pennants = few(Part::Pennants, luck);
    entry.inns = few(Part::Inns, luck);
    entry.complete_cities = few(Part::CompleteCities, luck) * 3;
    let seats: Vec<Seat> = game.seats().collect();
    for seat in seats {
        let count = if kind == Kind::City || kind == Kind::Field {
            luck.random_range(0..3)
        } else {
            luck.random_range(0..2)
        };
        entry.followers.extend((count > 0).then(|| Group::new(seat, Figure::Follower, count)));
    }
    entry
}
