//! What is asked, in words: the question, its answers, and the way past them.

use super::Words;
use crate::rules::expansion::count::quarter_of;
use crate::rules::expansion::dragon::Dragon;
use crate::rules::expansion::fairy::Stand;
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::Phase;
use crate::rules::game::question::{Act, Answer, Question, Target, Topic};
use crate::rules::player::Figure;
use crate::rules::scoring::{self, Finality, Line};
use crate::rules::{Game, Move};
use crate::say;

/// A heading, and a line that says more; the line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Worded {
    /// The heading.
    pub title: String,
    /// More of it.
    pub about: String,
}

impl Worded {
    pub(super) const fn new(title: String, about: String) -> Self {
        Self { title, about }
    }

    pub(super) const fn title(title: String) -> Self {
        Self { title, about: String::new() }
    }
}

impl Words {
    /// What is asked of whom. What has a screen of its own (the tile, the orders, the scorepad) is
    /// worded there.
    #[must_use]
    pub fn asked(&self, question: &Question, game: &Game) -> Worded {
        let name = game.name(question.whom);
        match question.topic {
            Topic::Act(act) => Worded::title(self.act(act)),
            Topic::Throw(token) => self.what_throw(token, name),
            topic => self.keyed(&format!("ask-{}", topic.facts().name), name, game),
        }
    }

    /// The words of a question by their key; empty where the table has none.
    pub(super) fn keyed(&self, key: &str, name: &str, game: &Game) -> Worded {
        let step = game.dragon().map_or(0, Dragon::steps) + 1;
        let said = |key: &str| {
            if self.has(key) { say!(self, key, name = name, step = step) } else { String::new() }
        };
        Worded::new(said(key), said(&format!("{key}-about")))
    }

    /// An answer of a question that [`Words::asked`] words.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn answer(&self, answer: &Answer, game: &Game) -> Worded {
        match &answer.made {
            Move::Deploy { figure, on, at: None } => {
                let about = if let Target::Segment(place) = answer.target {
                    self.claimed(place, game)
                } else {
                    String::new()
                };
                Worded::new(capitalised(&self.role((*on).into(), *figure)), about)
            }
            Move::Deploy { figure, on, at: Some(at) } => {
                let role = self.role((*on).into(), *figure);
                let place = Place { at: *at, segment: *on };
                Worded::new(say!(self, "act-portal", role = role), self.feature_at(place, game))
            }
            Move::PlaceBarn { corner } => {
                let field = match game.phase() {
                    Phase::Deploy { at, .. } => game.board().field_at(at, *corner),
                    _ => None,
                };
                let field = field.map(|field| self.record(&game.board().record(field)));
                Worded::new(self.corner(*corner), field.unwrap_or_default())
            }
            Move::MoveFairy { figure, at, on, quarter } => {
                self.beside_whom(*figure, Stand::of(*at, *on, *quarter), game)
            }
            Move::RemoveKnight { player, figure, at, on }
            | Move::Escape { player, figure, at, on } => {
                let knight = Occupant { seat: *player, figure: *figure };
                Worded::new(
                    self.figure_of(knight, game),
                    self.feature_at(Place { at: *at, segment: *on }, game),
                )
            }
            Move::RaiseTower { at } => self.raised_to(*at, game),
            Move::ManTower { figure, at } => self.manned_by(*figure, *at, game),
            Move::Capture { player, figure, at, on, .. } => {
                let captive = Occupant { seat: *player, figure: *figure };
                self.captured(captive, on.map(|segment| Place { at: *at, segment }), game)
            }
            Move::TowerSite { at, on: Some(on) } => Worded::new(
                say!(self, "act-site-in"),
                self.feature_at(Place { at: *at, segment: *on }, game),
            ),
            Move::MoveDragon { to } => {
                Worded::title(self.direction(game.dragon().map_or(*to, |dragon| dragon.at), *to))
            }
            Move::PlaceGold { at } => Worded::title(capitalised(&self.beside_gold(*at, game))),
            Move::ShareGold { bars } => Worded::title(self.shares(bars, game)),
            Move::BeginLeaving { player } => Worded::title(game.name(*player).to_owned()),
            Move::LeaveCity { figure, from, at, on, .. } => {
                let feature = self.feature_at(Place { at: *at, segment: *on }, game);
                let label = say!(self, "city-leave-to", feature = feature);
                let about = say!(self, "city-leave-from", quarter = self.quarter(*from));
                Worded::new(self.with_figure(*figure, label), about)
            }
            Move::JoinFeature { figure, feature, .. } => {
                let kind = game
                    .kinds_to_join()
                    .into_iter()
                    .find(|(index, _)| index == feature)
                    .map(|(_, kind)| kind);
                let Some(kind) = kind else { return Worded::default() };
                let label = say!(self, "city-leave-to", feature = self.feature(kind));
                let about = say!(self, "city-leave-from", quarter = self.quarter(quarter_of(kind)));
                Worded::new(self.with_figure(*figure, label), about)
            }
            Move::MoveWagon { at, on, .. } => {
                let feature = self.feature_at(Place { at: *at, segment: *on }, game);
                Worded::title(say!(self, "city-leave-to", feature = feature))
            }
            Move::EnterCity { figure, quarter } => {
                let label = capitalised(&self.quarter(*quarter));
                Worded::new(self.with_figure(*figure, label), self.quarter_serves(*quarter))
            }
            Move::MoveCount { quarter } => Worded::title(capitalised(&self.quarter(*quarter))),
            Move::OpenFair { token } => Worded::title(self.token(*token)),
            Move::Throw(throw) => self.thrown_so(throw, game),
            Move::KeepOrders { returned: Some(card), .. } => {
                let title = self.order(card, game.catalogue());
                Worded::title(say!(self, "asked-return", title = title))
            }
            Move::FulfilOrder { card, .. } => {
                let title = self.order(card, game.catalogue());
                Worded::title(say!(self, "asked-show", title = title))
            }
            Move::DrawOrder { .. } => Worded::title(say!(self, "turn-draw")),
            Move::RemoveTile { tile } => {
                let tile = game.catalogue().tile(tile.as_str());
                let tile = tile.map(|tile| self.tile(tile)).unwrap_or_default();
                Worded::title(say!(self, "asked-tile-unfit", tile = tile))
            }
            Move::PlaceAbbey { at } => {
                Worded::title(say!(self, "asked-abbey-at", column = at.x, row = at.y))
            }
            Move::Ransom { player, figure } => {
                let (name, figure) = (game.name(*player), self.figure(*figure));
                Worded::title(say!(self, "turn-ransom", figure = figure, name = name))
            }
            Move::KeepOrders { returned: None, .. }
            | Move::DealOrders { .. }
            | Move::DiscardOrders { .. }
            | Move::Place { .. }
            | Move::PlaceAnyway { .. }
            | Move::DescribeTile(_)
            | Move::DeployAnyway { .. }
            | Move::KeepWagon { .. }
            | Move::TowerSite { on: None, .. }
            | Move::EndTurn
            | Move::Pass
            | Move::StayInCity { .. }
            | Move::Adjust { .. }
            | Move::Note(_)
            | Move::Report { .. }
            | Move::BeginTurn { .. }
            | Move::JoinGame(_)
            | Move::LeaveGame { .. }
            | Move::ChangeSeats { .. }
            | Move::ChangeRules { .. }
            | Move::Remain { .. }
            | Move::CountCompleted { .. }
            | Move::EndGame => Worded::default(),
        }
    }

    /// An answer to a question beside the one that the table waits for.
    #[must_use]
    pub fn answer_beside(&self, answer: &Answer, game: &Game) -> String {
        if let Move::Escape { player, .. } = answer.made {
            say!(self, "turn-escape", name = game.name(player))
        } else {
            self.answer(answer, game).title
        }
    }

    /// The way past a question; empty where it has none.
    #[must_use]
    pub fn pass(&self, topic: Topic) -> String {
        let name = match topic {
            Topic::Throw(token) => return self.no_throw(token),
            Topic::Act(Act::Deploy(_)) => "deploy",
            Topic::Act(act) => act.name(),
            topic => topic.facts().name,
        };
        let keys = [format!("pass-{name}"), format!("pass-{}", topic.facts().name)];
        let key = keys.iter().find(|key| self.has(key));
        key.map(|key| self.say(key, &[])).unwrap_or_default()
    }

    /// The figure is named only where it is not a common follower.
    fn with_figure(&self, figure: Figure, label: String) -> String {
        if figure == Figure::Follower {
            label
        } else {
            self.told_of(capitalised(&self.figure(figure)), label)
        }
    }

    /// The feature to which a segment belongs.
    pub(super) fn feature_at(&self, place: Place, game: &Game) -> String {
        let feature = game.board().feature(place);
        feature.map(|feature| self.record(&game.board().record(feature))).unwrap_or_default()
    }

    /// What a segment belongs to, and what it is worth if this tile has completed it.
    fn claimed(&self, place: Place, game: &Game) -> String {
        let Some(feature) = game.board().feature(place) else { return String::new() };
        let record = game.board().record(feature);
        if game.board().is_complete(feature) {
            let worth: i32 =
                scoring::worth(&record, Finality::Complete).iter().map(Line::points).sum();
            say!(self, "tray-claim-complete", feature = self.record(&record), points = worth)
        } else {
            self.record(&record)
        }
    }

    /// A way to use the action of the turn (R-TURN-1).
    #[must_use]
    pub fn act(&self, act: Act) -> String {
        self.say(&format!("act-{}", act.name()), &[])
    }
}

/// With a capital letter first.
#[must_use]
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
