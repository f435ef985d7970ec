//! King and Robber in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told_if};
use crate::say;
use rules::Setup;
use rules::expansion::king_robber::{Holding, Outcome};
use rules::house_rule::HouseRule;
use rules::set::KING_ROBBER;
use rules::title::Title;
use rules::{Game, Setting};

/// Whether King and Robber bring their points otherwise than by their rules (A41).
fn pays_otherwise(setup: &Setup) -> bool {
    setup.rules.differs(HouseRule::Titles)
}

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told_if("why-for-king", Set(KING_ROBBER), "R-KR-3, 8", "title-king", |it| !pays_otherwise(it)),
    told_if("why-for-robber", Set(KING_ROBBER), "R-KR-3, 9", "title-robber", |it| {
        !pays_otherwise(it)
    }),
    told_if("why-for-titles", Set(KING_ROBBER), "R-KR-3", "why-head-end", pays_otherwise),
];

impl Words {
    /// The deed that takes a title: a feature of the size that beats its holder, or the first one.
    pub fn taking(&self, title: Title, holding: &Holding) -> String {
        let name = title.name();
        if holding.holder.is_some() {
            let size = holding.least_that_takes();
            self.say(&format!("title-{name}-beat"), &[("size", size.into())])
        } else {
            self.say(&format!("title-{name}-first"), &[])
        }
    }

    /// A title with its holder: "King: Anna"; the title alone where nobody has it.
    pub fn held(&self, title: Title, holding: &Holding, game: &Game) -> String {
        let name = self.title(title);
        let held = |seat| say!(self, "title-holder", title = name.as_str(), name = game.name(seat));
        holding.holder.map_or_else(|| name.clone(), held)
    }

    pub(in super::super) fn king_robber_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Taken(taken) => {
                let title = self.title(taken.title);
                let key = match taken.from {
                    None => "outcome-taken-first",
                    Some(from) if from == taken.by => "outcome-taken-kept",
                    Some(_) => "outcome-taken-from",
                };
                let from = taken.from.map(|from| setting.name(from)).unwrap_or_default();
                say!(
                    self,
                    key,
                    name = setting.name(taken.by),
                    title = title,
                    from = from,
                    size = taken.size + 1
                )
            }
        }
    }

    /// The King or the Robber.
    pub fn title(&self, title: Title) -> String {
        say!(
            self,
            match title {
                Title::King => "title-king",
                Title::Robber => "title-robber",
            }
        )
    }
}
