//! Faults of setups and of files of tiles and cards.

use super::Words;
use crate::say;
use content::file::{Fault, Problem};
use rules::card::soundness;
use rules::player::MAX_NAME;
use rules::setup;

impl Words {
    /// The fault of a setup, and what to do.
    pub fn setup_fault(&self, fault: &setup::Fault) -> String {
        match fault {
            setup::Fault::PlayerCount(count) => say!(self, "setup-player-count", count = *count),
            setup::Fault::NoName { player } => say!(self, "setup-no-name", number = *player + 1),
            setup::Fault::LongName { name } => {
                let shown = format!("{}…", names::cut(name, MAX_NAME));
                say!(self, "setup-long-name", name = shown, limit = MAX_NAME)
            }
            setup::Fault::NameTwice { name } => say!(self, "setup-name-twice", name = name),
            setup::Fault::ColourTwice { colour } => {
                say!(self, "setup-colour-twice", colour = self.colour(*colour))
            }
            setup::Fault::NoBase => say!(self, "setup-no-base"),
            setup::Fault::UnknownSet { set } => say!(self, "setup-unknown-set", set = set),
            setup::Fault::SetTwice { set } => say!(self, "setup-set-twice", set = self.set(set)),
            setup::Fault::UnknownOrder { card } => {
                say!(self, "setup-unknown-order", card = card.as_str())
            }
            setup::Fault::OrderTwice { card } => {
                say!(self, "setup-order-twice", card = card.as_str())
            }
            setup::Fault::OrderForFarmers { card } => {
                say!(self, "setup-order-for-farmers", card = card.as_str())
            }
            setup::Fault::OrderOfAbsentSet { card, set } => {
                say!(self, "setup-order-of-absent-set", card = card.as_str(), set = self.set(set))
            }
            setup::Fault::ManyCards { limit } => say!(self, "setup-many-cards", limit = *limit),
            setup::Fault::Card { number, field, problem } => {
                let place = format!("setup.cards[{number}].{field}");
                say!(self, "setup-card", place = place, problem = self.card_problem(problem))
            }
            setup::Fault::NothingToRecord => say!(self, "setup-nothing-to-record"),
            setup::Fault::FewOrders { cards, needed } => {
                say!(self, "setup-few-orders", cards = *cards, needed = *needed)
            }
        }
    }

    /// A fault of a file of tiles or cards: the item, the field and the fault.
    pub fn content_fault(&self, fault: &Fault) -> String {
        let place = [fault.item.as_deref(), fault.field.as_deref()].into_iter().flatten();
        let place = place.collect::<Vec<_>>().join(", ");
        let problem = self.content_problem(&fault.problem);
        if place.is_empty() {
            problem
        } else {
            say!(self, "fault-at", place = place, problem = problem)
        }
    }

    fn content_problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Syntax { message } => {
                say!(self, "fault-syntax", message = self.readers_words(message))
            }
            Problem::NotAList => say!(self, "fault-not-a-list"),
            Problem::Shape { message } => self.readers_words(message),
            Problem::Empty => say!(self, "fault-empty-list"),
            Problem::IdForm => say!(self, "fault-id-form"),
            Problem::IdTwice => say!(self, "fault-id-twice"),
            Problem::IdTaken { by: None } => say!(self, "fault-id-bundled"),
            Problem::IdTaken { by: Some(file) } => say!(self, "fault-id-taken", file = file),
            Problem::UnknownSet { set, known } => {
                say!(self, "fault-unknown-set", set = set, known = self.list(known))
            }
            Problem::OtherSet { set, expected } => {
                say!(self, "fault-other-set", set = set, expected = expected)
            }
            Problem::BundledSet { set } => say!(self, "fault-bundled-set", set = set),
            Problem::Copies { count, start } => {
                say!(self, "fault-copies", count = *count, start = *start)
            }
            Problem::SideSegments { side, segments } => {
                say!(self, "fault-side-segments", side = side.to_string(), segments = *segments)
            }
            Problem::SideShows { side } => say!(self, "fault-side-shows", side = side.to_string()),
            Problem::NoSides => say!(self, "fault-no-sides"),
            Problem::HalfEdgeFields { half, fields } => {
                say!(self, "fault-half-edge-fields", half = *half, fields = *fields)
            }
            Problem::HalfEdgeOnCity { half } => say!(self, "fault-half-edge-on-city", half = *half),
            Problem::FieldCity { city } => say!(self, "fault-field-city", city = *city),
            Problem::FieldTouchesNoCity { half } => {
                say!(self, "fault-field-touches-no-city", half = *half)
            }
            Problem::TwoBuildings => say!(self, "fault-two-buildings"),
            Problem::NoSuchSegment { segment } => {
                say!(self, "fault-no-such-segment", segment = segment)
            }
            Problem::Card(problem) => self.card_problem(problem),
            Problem::ManyCards { limit } => say!(self, "offered-many", limit = *limit),
            Problem::ManyTiles { limit } => say!(self, "fault-many-tiles", limit = *limit),
        }
    }

    /// The problem of a card by itself.
    fn card_problem(&self, problem: &soundness::Problem) -> String {
        use soundness::Problem as P;
        match problem {
            P::IdForm => say!(self, "fault-id-form"),
            P::IdTwice => say!(self, "fault-id-twice"),
            P::IdTaken => say!(self, "fault-id-bundled"),
            P::HiddenCharacters => say!(self, "fault-hidden-characters"),
            P::NoWords => say!(self, "fault-no-words"),
            P::LongWords { length, limit } => {
                say!(self, "fault-long-words", length = *length, limit = *limit)
            }
            P::Points { points } => say!(self, "fault-points", points = *points),
            P::Copies { count } => say!(self, "fault-card-copies", count = *count),
            P::FarmerMark { required: true } => say!(self, "fault-farmer-mark-missing"),
            P::FarmerMark { required: false } => say!(self, "fault-farmer-mark-wrong"),
            P::VoidBound => say!(self, "fault-void-bound"),
            P::Impossible => say!(self, "fault-impossible"),
            P::LargeNumber { number, limit } => {
                say!(self, "fault-large-number", number = *number, limit = *limit)
            }
        }
    }
}
