//! The decisions of the table beside the rules, in sentences.

use super::Words;
use crate::say;
use rules::board::Misfit;
use rules::expansion;
use rules::feature::{Kind, Occupant};
use rules::game::question::{Shown, Topic};
use rules::game::{Phase, Step, pad, sets};
use rules::house_rule::HouseRule;
use rules::table::{Figures, Held, Outcome, Rejection as Refused, SetRight};
use rules::tile::described::{self, Fault};
use rules::{Game, Rejection, Seat, Setting};

impl Words {
    /// Whom the table waits for, and for what, in words for everybody: nothing of a hand. At the
    /// deal those who still choose, at the end the winners.
    pub fn headline(&self, game: &Game) -> String {
        let listed = |seats: Vec<Seat>| {
            let names: Vec<String> =
                seats.into_iter().map(|seat| game.name(seat).to_owned()).collect();
            (self.list(&names), names.len())
        };
        match game.phase() {
            Phase::Finished if !pad::knows_points(game) => self.won(game),
            Phase::Finished => {
                let (names, count) = listed(game.winners());
                say!(self, "display-winner", names = names, count = count)
            }
            Phase::Deal => {
                let mut asked = game.questions();
                asked.retain(|question| matches!(question.topic, Topic::Dealt | Topic::Keep));
                let chooses = |seat: &Seat| asked.iter().any(|question| question.whom == *seat);
                let (names, count) = listed(game.seats().filter(chooses).collect());
                say!(self, "display-deal", names = names, count = count)
            }
            Phase::Asking(Step::Claims) => self.say(self.claims("ask-claims", game), &[]),
            Phase::Remains => say!(self, "now-remains"),
            Phase::Place if sets::builder::is_second_part(game) => {
                say!(self, "display-second", name = game.name(game.active()))
            }
            Phase::Asking(_) => self.awaited(game),
            Phase::Place | Phase::Deploy { .. } | Phase::Scored => {
                say!(self, "display-turn", name = game.name(game.active()))
            }
        }
    }

    /// The key of words about orders that holders say are fulfilled: where the deck has some of
    /// which they say that they are lost, those about both (R-KO-58). It follows from the deck
    /// alone.
    pub fn claims(&self, key: &'static str, game: &Game) -> &'static str {
        match key {
            _ if !game.has_orders_lost_by_word() => key,
            "ask-claims" => "ask-claims-lost",
            "claim-title" => "claim-title-lost",
            "turn-claim" => "turn-claim-lost",
            "turn-claim-short" => "turn-claim-short-lost",
            "curtain-declared" => "curtain-declared-lost",
            _ => key,
        }
    }

    /// The question that the table waits for: "Crop circle: Carla may add a follower".
    fn awaited(&self, game: &Game) -> String {
        let asked = game.question().filter(|question| {
            question.topic.facts().shown == Shown::Tray && !question.topic.is_secret()
        });
        let worded = asked.map(|question| (game.name(question.whom), self.asked(&question, game)));
        match worded {
            Some((name, asked)) if asked.title.contains(name) => asked.title,
            Some((name, asked)) if !asked.title.is_empty() => self.told_of(name, asked.title),
            Some(_) | None => say!(self, "display-turn", name = game.name(game.active())),
        }
    }

    pub(super) fn table_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        let name = |seat: &Seat| setting.name(*seat).to_owned();
        match outcome {
            Outcome::Joined { seat } => say!(self, "table-joined", name = name(seat)),
            Outcome::Left { seat, figures, held } => {
                let left = say!(self, "table-left", name = name(seat));
                let figures = match figures {
                    Figures::Stay => say!(self, "table-left-figures-stay"),
                    Figures::GoHome => say!(self, "table-left-figures-home"),
                };
                let orders = setting.has_orders().then(|| match held {
                    Held::Count => say!(self, "table-left-orders-count"),
                    Held::UnderPile => say!(self, "table-left-orders-under"),
                });
                [Some(left), Some(figures), orders]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Outcome::Seated { order } => {
                let names: Vec<String> = order.iter().map(name).collect();
                say!(self, "table-seated", names = names.join(" → "))
            }
            Outcome::TurnGiven { from, to } => {
                say!(self, "table-turn-given", from = name(from), to = name(to))
            }
            Outcome::RulesChanged { rules } => {
                let rules: Vec<String> =
                    rules.iter().map(|(rule, answer)| self.answered(*rule, *answer)).collect();
                say!(self, "table-rules", rules = rules.join("; "))
            }
            Outcome::SetRight(right) => {
                say!(self, "table-right", what = self.set_right(*right, setting))
            }
            Outcome::TileDescribed { tile } => {
                let tile = setting.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "table-tile", tile = tile.unwrap_or_default())
            }
        }
    }

    /// A figure that is set right, in a sentence without its end: "Anna’s knight is not there".
    pub(super) fn set_right(&self, right: SetRight, setting: Setting<'_>) -> String {
        let kind = right.on.map(Kind::from);
        let figure = |occupant: Occupant| {
            let role = kind.map(|kind| self.role(kind, occupant.figure));
            let figure = role.unwrap_or_else(|| self.figure(occupant.figure));
            say!(self, "figure-of", name = setting.name(occupant.seat), figure = figure)
        };
        // That very figure is there, and something else lies with it.
        let before = right.before().filter(|was| right.now() != Some(*was));
        let what = match (before.map(figure), right.now().map(figure)) {
            (Some(was), Some(is)) => say!(self, "right-other", was = was, is = is),
            (Some(was), None) => say!(self, "right-home", was = was),
            (None, Some(is)) => say!(self, "right-back", is = is),
            (None, None) => String::new(),
        };
        match right.tokens {
            Some(tokens) => self.with_tokens(what, tokens),
            None => what,
        }
    }

    /// A house rule with an answer, by its place.
    pub fn answered(&self, rule: HouseRule, answer: usize) -> String {
        let (question, answer) = self.asked_and_answered(rule, answer);
        say!(self, "table-rule", question = question, answer = answer)
    }

    /// The question of a house rule, and an answer, by its place.
    pub fn asked_and_answered(&self, rule: HouseRule, answer: usize) -> (String, String) {
        let key = rule.answers().get(answer).copied().unwrap_or_default();
        let question = self.say(&format!("switch-{}", rule.key()), &[]);
        (question, self.say(&format!("switch-{}-{key}", rule.key()), &[]))
    }

    /// The rule against something that the table keeps anyway.
    pub(super) fn kept_anyway(&self, against: &Rejection, setting: Setting<'_>) -> String {
        let why = match against {
            Rejection::Misfit { misfit: Misfit::Edge { .. }, .. } => say!(self, "kept-edge"),
            Rejection::Misfit { misfit: Misfit::Crowded { .. }, .. } => say!(self, "kept-crowded"),
            Rejection::Misfit { .. } | Rejection::Expansion(expansion::Rejection::River(_)) => {
                say!(self, "kept-river")
            }
            Rejection::NoneLeft { .. } => say!(self, "kept-none-left"),
            Rejection::UnknownTile { tile } => {
                let tile = setting.catalogue().tile(tile.as_str());
                let is_described = tile.is_some_and(|tile| tile.set == described::SET);
                say!(self, if is_described { "kept-described" } else { "kept-other-set" })
            }
            Rejection::Occupied { by, .. } => say!(self, "kept-occupied", name = setting.name(*by)),
            Rejection::AlreadyDeployed => say!(self, "kept-second"),
            Rejection::WrongFigure { figure, segment } => {
                let feature = self.feature((*segment).into());
                say!(self, "kept-figure", figure = self.figure(*figure), feature = feature)
            }
            // The table keeps nothing else.
            _ => say!(self, "kept-other"),
        };
        say!(self, "table-kept", why = why)
    }

    pub(super) fn table_rejection(&self, rejection: &Refused, game: &Game) -> String {
        let name = |seat: &Seat| game.name(*seat).to_owned();
        match rejection {
            Refused::OnlyAtTurnStart => say!(self, "reject-between-turns"),
            Refused::Person { fault } => self.setup_fault(fault),
            Refused::HasLeft { seat } => say!(self, "reject-has-left", name = name(seat)),
            Refused::LastTwo => say!(self, "reject-last-two"),
            Refused::NotEverybody => say!(self, "reject-not-everybody"),
            Refused::TurnIsTheirs { seat } => {
                say!(self, "reject-turn-is-theirs", name = name(seat))
            }
            Refused::FarmersFromStart => say!(self, "reject-farmers-from-start"),
            Refused::StartTileDrawn => say!(self, "reject-start-tile-drawn"),
            Refused::KnownTile { tile } => say!(self, "reject-known-tile", tile = tile.as_str()),
            Refused::Where => say!(self, "reject-where"),
            Refused::IsRight => say!(self, "reject-is-right"),
            Refused::NotThere => say!(self, "reject-not-away"),
            Refused::Scored { .. } => say!(self, "reject-scored"),
            Refused::NoPrisoner { captor } => {
                say!(self, "reject-held-by", name = name(captor))
            }
            Refused::Unsound { fault } => self.described_fault(*fault),
        }
    }

    /// The reason why no tile can look as it is described.
    pub fn described_fault(&self, fault: Fault) -> String {
        match fault {
            Fault::Name => say!(self, "described-name"),
            Fault::Edge { side } => say!(self, "described-edge", side = self.side(side)),
            Fault::Side { side } => say!(self, "described-side", side = self.side(side)),
            Fault::Crossing => say!(self, "described-crossing"),
        }
    }
}
