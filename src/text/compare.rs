//! Counts to compare with the table, and the questions that find where the two parted.

use super::Words;
use crate::journal::compare::{Amount, Fact};
use crate::rules::Game;
use crate::rules::expansion::king_robber::Holding;
use crate::rules::orders::requirement::Title;
use crate::rules::player::{Figure, Supply};
use crate::rules::tile::{Good, PerGood};
use crate::say;

impl Words {
    /// A counted thing, without its owner.
    #[must_use]
    pub fn fact(&self, fact: Fact) -> String {
        match fact {
            Fact::Tiles => say!(self, "fact-tiles"),
            Fact::Title(title) => self.title(title),
            Fact::Score(_) => say!(self, "fact-score"),
            Fact::Figures(_) => say!(self, "fact-figures"),
            Fact::Goods(_) => say!(self, "fact-goods"),
            Fact::Pieces(_) => say!(self, "fact-pieces"),
            Fact::Prisoners(_) => say!(self, "fact-prisoners"),
            Fact::Cards(_) => say!(self, "fact-cards"),
        }
    }

    /// The value that a count should have.
    #[must_use]
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

    /// The question whether a count had that value at the end of a turn; turn 0 is the deal.
    #[must_use]
    pub fn asks(&self, fact: Fact, amount: Amount, turn: u32, game: &Game) -> String {
        let when = if turn == 0 {
            say!(self, "asks-when-dealt")
        } else {
            say!(self, "asks-when", turn = turn)
        };
        let told = self.amount(amount, game);
        let (key, name) = match fact {
            Fact::Tiles => ("asks-tiles", ""),
            Fact::Title(title) => return self.asks_title(title, amount, &when, game),
            Fact::Score(seat) => ("asks-score", game.name(seat)),
            Fact::Figures(seat) => ("asks-figures", game.name(seat)),
            Fact::Goods(seat) => ("asks-goods", game.name(seat)),
            Fact::Pieces(seat) => ("asks-pieces", game.name(seat)),
            Fact::Prisoners(seat) => ("asks-prisoners", game.name(seat)),
            Fact::Cards(seat) => ("asks-cards", game.name(seat)),
        };
        say!(self, key, when = when, name = name, amount = told)
    }

    fn asks_title(&self, title: Title, amount: Amount, when: &str, game: &Game) -> String {
        let held = if let Amount::Held(holding) = amount { holding } else { Holding::default() };
        let key = match (title, held.holder) {
            (Title::King, Some(_)) => "asks-king",
            (Title::King, None) => "asks-king-nobody",
            (Title::Robber, Some(_)) => "asks-robber",
            (Title::Robber, None) => "asks-robber-nobody",
        };
        let name = held.holder.map(|seat| game.name(seat)).unwrap_or_default();
        say!(self, key, when = when, name = name, size = held.size)
    }
}
