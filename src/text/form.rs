//! The words of a card's form: tasks by name, the blanks with what may be filled in, and what is
//! odd about a card.

use std::borrow::Borrow;
use std::sync::Arc;

use super::Words;
use crate::say;
use rules::card::remark::{Remark, doubles, unmet};
use rules::card::requirement::blank::{Clause, Term};
use rules::card::requirement::{Shape, Shared, Span, Which};
use rules::card::task::Form;
use rules::card::{Card, Id};
use rules::tile::Tile;

impl Words {
    /// The name of a task.
    pub fn form(&self, form: Form) -> String {
        self.say(&format!("form-{}", form.name()), &[])
    }

    /// The question of a blank.
    pub fn blank(&self, clause: Clause) -> String {
        self.say(&format!("clause-{}", clause.name()), &[])
    }

    /// Something that a blank offers.
    pub fn term(&self, term: Term) -> String {
        match term {
            Term::Any => say!(self, "term-any"),
            Term::NotNeeded => say!(self, "term-not-needed"),
            Term::Anywhere => say!(self, "term-anywhere"),
            Term::Which(which) => self.which(which),
            Term::Number(number) => number.to_string(),
            Term::Figure(figure) => self.figure(figure),
            Term::Title(title) => self.title(title),
            Term::Quarter(quarter) => self.quarter(quarter),
            Term::Magician(magician) => self.say(&format!("magician-{}", magician.name()), &[]),
            Term::Span(Span::Feature) => say!(self, "term-span-feature"),
            Term::Span(Span::Turn) => say!(self, "term-span-turn"),
            Term::FromOpponent => say!(self, "term-from-opponent"),
            Term::All => say!(self, "term-all"),
            Term::Portal => say!(self, "term-portal"),
            Term::Flight => say!(self, "term-flight"),
            Term::Crop => say!(self, "term-crop"),
            Term::Richer => say!(self, "term-richer"),
            Term::Shape(Shape::Ring) => say!(self, "term-ring"),
            Term::Shape(Shape::Hole) => say!(self, "term-hole"),
            Term::Shared(Shared::Tile) => say!(self, "term-shared-tile"),
            Term::Shared(Shared::Field) => say!(self, "term-shared-field"),
            Term::Shared(Shared::Size) => say!(self, "term-shared-size"),
            Term::Complete => say!(self, "term-complete"),
            Term::Open => say!(self, "term-open"),
            Term::Owner(owner) => self.say(&format!("term-owner-{}", owner.name()), &[]),
            Term::Thing(thing) => self.say(&format!("term-thing-{}", thing.name()), &[]),
            Term::ByAnybody => say!(self, "term-by-anybody"),
            Term::OfFarmer => say!(self, "term-of-farmer"),
            Term::OfOneSet => say!(self, "term-of-one-set"),
            Term::OneTurn => say!(self, "term-one-turn"),
            Term::Task(name) => self.say(&format!("form-{name}"), &[]),
            Term::TakenOver => say!(self, "term-taken-over"),
            Term::SmallRoad => say!(self, "term-small-road"),
            Term::Last => say!(self, "term-last"),
            Term::Captured => say!(self, "term-captured"),
            Term::Eaten => say!(self, "term-eaten"),
        }
    }

    fn which(&self, which: Which) -> String {
        match which {
            Which::Road => say!(self, "term-which-road"),
            Which::City => say!(self, "term-which-city"),
            Which::Monastery => say!(self, "term-which-monastery"),
            Which::Shrine => say!(self, "term-which-shrine"),
            Which::Monastic => say!(self, "term-which-monastic"),
            Which::Garden => say!(self, "term-which-garden"),
            Which::Any => say!(self, "term-which-any"),
        }
    }

    /// The cards of a deck that nothing can ever meet, and those that ask for the same as an
    /// earlier one: the id of each, and a sentence.
    pub fn oddities(&self, deck: &[impl Borrow<Card>]) -> Vec<String> {
        let cards = || deck.iter().map(Borrow::borrow);
        let at = |card: &Card, remark: String| {
            say!(self, "fault-at", place = card.id.as_str(), problem = remark)
        };
        let vain = cards().filter(|card| card.requirement.is_impossible());
        let vain = vain.map(|card| at(card, say!(self, "remark-never")));
        let doubles = doubles(cards()).into_iter().map(|(card, earlier)| {
            at(card, say!(self, "remark-same", title = self.card_title(earlier)))
        });
        vain.chain(doubles).collect()
    }

    /// The things that cards of a deck ask for and no game holds, as the known tiles have it: the
    /// id of each, and a sentence.
    pub fn beyond_games(&self, deck: &[impl Borrow<Card>], tiles: &[Arc<Tile>]) -> Vec<String> {
        // They name no other card.
        const NONE: [Arc<Card>; 0] = [];
        let mut told = Vec::new();
        for card in deck.iter().map(Borrow::borrow) {
            for remark in unmet(card, tiles.iter().map(AsRef::as_ref)) {
                let (place, problem) = (card.id.as_str(), self.remark(&remark, &NONE));
                told.push(say!(self, "fault-at", place = place, problem = problem));
            }
        }
        told
    }

    /// An oddity of a card, in a sentence.
    pub fn remark(&self, remark: &Remark, deck: &[impl AsRef<Card>]) -> String {
        let of = |id: &Id| {
            let card = deck.iter().map(AsRef::as_ref).find(|card| card.id == *id);
            card.map_or_else(|| (id.to_string(), 0), |card| (self.card_title(card), card.points))
        };
        match remark {
            Remark::Never => say!(self, "remark-never"),
            Remark::Beyond(clause, most) => {
                say!(self, "remark-beyond", clause = self.blank(*clause), most = *most)
            }
            Remark::ByAbbey => say!(self, "remark-by-abbey"),
            Remark::Lacks(own, set) => {
                say!(self, "remark-lacks", own = self.set(own), set = self.set(set))
            }
            Remark::Same(other) => say!(self, "remark-same", title = of(other).0),
            Remark::Cheaper(other) => {
                let (title, points) = of(other);
                say!(self, "remark-cheaper", title = title, points = points)
            }
            Remark::Dearer(other) => {
                let (title, points) = of(other);
                say!(self, "remark-dearer", title = title, points = points)
            }
        }
    }
}
