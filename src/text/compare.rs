//! Counts to compare with the table, and what could explain where the two differ.

use super::Words;
use super::question::Worded;
use crate::say;
use journal::compare::{Amount, Clue, Fact, What};
use journal::{Journal, begins_turn, is_tile};
use rules::expansion::fairy::Stand;
use rules::feature::Occupant;
use rules::moves::Standing;
use rules::player::{Figure, Supply};
use rules::table::Spot;
use rules::tile::{Good, PerGood};
use rules::{Game, Move};

impl Words {
    /// A counted thing, without its owner.
    pub fn fact(&self, fact: Fact) -> String {
        match fact {
            Fact::Tiles => say!(self, "fact-tiles"),
            Fact::Title(title) => self.title(title),
            Fact::Score(_) => say!(self, "fact-score"),
            Fact::Figures(_) => say!(self, "fact-figures"),
            Fact::Goods(_) => say!(self, "fact-goods"),
            Fact::Pieces(_) => say!(self, "fact-pieces"),
            Fact::Prisoners(_) => say!(self, "fact-prisoners"),
            Fact::Bag => say!(self, "fact-bag"),
            Fact::Beside(_) => say!(self, "fact-beside"),
            Fact::Cards(_) => say!(self, "fact-cards"),
        }
    }

    /// The value that a count should have.
    pub fn amount(&self, amount: Amount, game: &Game) -> String {
        match amount {
            Amount::Number(number) => number.to_string().replace('-', "−"),
            Amount::Held(holding) => match holding.holder {
                Some(seat) => {
                    say!(self, "amount-held", name = game.name(seat), size = holding.size)
                }
                None => say!(self, "amount-nobody"),
            },
            Amount::Figures(supply) => self.supply(&supply),
            Amount::Goods(goods) => self.goods(&goods),
        }
    }

    fn supply(&self, supply: &Supply) -> String {
        let followers = say!(self, "amount-followers", count = supply.count(Figure::Follower));
        let specials = Figure::ALL.into_iter().filter(|figure| *figure != Figure::Follower);
        let specials =
            specials.filter(|figure| supply.count(*figure) > 0).map(|figure| self.figure(figure));
        let all: Vec<String> = std::iter::once(followers).chain(specials).collect();
        self.list(&all)
    }

    fn goods(&self, goods: &PerGood<u32>) -> String {
        let some = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
        let some: Vec<String> = some
            .map(|good| say!(self, "goods-of", count = goods[good], good = self.good(good)))
            .collect();
        if some.is_empty() { say!(self, "amount-none") } else { self.list(&some) }
    }

    /// What could explain a difference, and how: the turn with its entry, and what of it the table
    /// may have otherwise.
    pub fn clue(&self, clue: &Clue, journal: &Journal) -> Worded {
        let game = journal.game();
        let scored = |at: &(usize, usize)| {
            journal.outcome(*at).and_then(|outcome| self.outcome(outcome, game)).unwrap_or_default()
        };
        let in_turn = |what: String| say!(self, "compare-turn", turn = clue.turn, what = what);
        match &clue.what {
            What::Missed(all) => {
                let all: Vec<String> = all.iter().map(scored).collect();
                Worded::new(in_turn(all.join(" ")), say!(self, "compare-missed"))
            }
            What::Twice(index, place) => {
                Worded::new(in_turn(scored(&(*index, *place))), say!(self, "compare-twice"))
            }
            What::Edit(edit) => {
                let about = match edit.insert.first() {
                    Some(Move::Deploy { figure, on, .. }) => {
                        say!(self, "compare-if", role = self.role((*on).into(), *figure))
                    }
                    // Told as it was entered, and as it may have been.
                    Some(made @ Move::Expansion(_)) => {
                        let was = journal.entries().get(edit.at).map(|entry| &entry.made);
                        let was = was.map(|was| self.move_made(was, game)).unwrap_or_default();
                        let is = self.move_made(made, game);
                        say!(self, "compare-if-other", was = was, is = is)
                    }
                    Some(_) | None => say!(self, "compare-if-nobody"),
                };
                Worded::new(in_turn(self.tile_of(clue, journal)), about)
            }
            What::Changed(before, after) => {
                let (before, after) = (self.amount(*before, game), self.amount(*after, game));
                let changed = in_turn(format!("{before} → {after}"));
                Worded::new(changed, self.tile_of(clue, journal))
            }
        }
    }

    /// The tile of a turn, as the log tells it; empty if it has none.
    fn tile_of(&self, clue: &Clue, journal: &Journal) -> String {
        let entries = journal.entries().get(..=clue.index).unwrap_or_default();
        // The move itself may have begun the next turn.
        let of_turn = entries.iter().rev().enumerate();
        let mut of_turn = of_turn.take_while(|(back, entry)| *back == 0 || !begins_turn(entry));
        let tile = of_turn.find(|(_, entry)| is_tile(&entry.made));
        let outcome = tile.and_then(|(_, entry)| entry.outcomes.first());
        outcome.and_then(|outcome| self.outcome(outcome, journal.game())).unwrap_or_default()
    }

    /// A figure that is away, and where: on its feature, on a tower, in the City, in prison.
    pub fn away(&self, occupant: Occupant, spot: Spot, game: &Game) -> Worded {
        let figure = self.figure_of(occupant, game);
        match spot {
            Spot::Stand(Stand::Segment(place)) => {
                self.standing(Standing::new(occupant, place), game)
            }
            Spot::Stand(Stand::Tower(_)) => Worded::new(figure, say!(self, "act-on-tower")),
            Spot::Stand(Stand::Quarter(quarter)) => {
                Worded::new(figure, say!(self, "act-in-city", quarter = self.quarter(quarter)))
            }
            Spot::Prison(captor) => {
                Worded::new(figure, say!(self, "right-prisoner", name = game.name(captor)))
            }
        }
    }
}
