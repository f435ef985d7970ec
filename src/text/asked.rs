//! Questions on a player's own phone: worded for that player, and without the laptop's keys.

use super::Words;
use super::question::Worded;
use crate::say;
use rules::Game;
use rules::game::question::{Form, Question, Sent, Topic};
use rules::game::sets;
use rules::setup::Recording;
use rules::throw::Token;

impl Words {
    /// A question in words to the player who is asked.
    pub fn asked_on_phone(&self, question: &Question, game: &Game, hints: bool) -> Worded {
        let facts = question.topic.facts();
        if let Some(piece) = game.piece_alone(question) {
            return self.piece_on_phone(piece, question.topic, game);
        }
        match question.topic {
            Topic::Act(act) => {
                let about = self.about_act(act, game);
                // Beside it the answers that are missing, and the odds.
                let out = question.out.iter().filter_map(|it| game.allows(&it.made).err());
                let out = out.map(|rejection| self.rejection(&rejection, game));
                let odds = self.odds(question, game).filter(|_| hints);
                let all = std::iter::once(about).filter(|about| !about.is_empty());
                let all: Vec<String> = all.chain(out).chain(odds).collect();
                Worded::new(self.act(act), all.join(" "))
            }
            Topic::Throw(token) => Worded::new(
                say!(self, "asked-throw", token = self.token(token)),
                self.how_to_throw(token),
            ),
            Topic::Draw => {
                let is_printed = game.orders().is_some_and(|orders| orders.is_printed());
                let key = if is_printed { "asked-drawn" } else { "asked-draw" };
                let Worded { title, about, .. } = self.keyed(key, "", game);
                Worded::new(title, format!("{about} {}", say!(self, "order-cost")))
            }
            Topic::Tile if sets::builder::is_second_part(game) => Worded {
                title: say!(self, "asked-tile-second"),
                ..self.keyed("asked-tile", "", game)
            },
            Topic::Abbey if sets::abbey::is_closing(game) => {
                Worded::new(say!(self, "asked-abbey"), say!(self, "asked-abbey-last"))
            }
            Topic::Declare if game.has_orders_lost_by_word() => {
                let title = self.say(self.claims("turn-claim", game), &[]);
                Worded::new(title, say!(self, "asked-declare-about"))
            }
            Topic::Note if game.recording() == Recording::Deck => {
                self.keyed("asked-turn", "", game)
            }
            _ if facts.is_of_screen || facts.form == Form::Written => self.asked_at_laptop(game),
            _ => self.keyed(&format!("asked-{}", facts.name), "", game),
        }
    }

    /// One of several pieces that a question sends somewhere.
    fn piece_on_phone(&self, piece: Sent, topic: Topic, game: &Game) -> Worded {
        if let Topic::Act(act) = topic {
            // The ways to use the action stand side by side, and some have the same figures.
            let title = self.told_of(self.act(act), self.sent(piece));
            Worded::new(title, self.about_act(act, game))
        } else {
            let about = self.say(&format!("asked-{}", topic.facts().name), &[]);
            Worded::new(self.sent(piece), about)
        }
    }

    /// The words that the table waits for an entry at the laptop.
    pub fn asked_at_laptop(&self, game: &Game) -> Worded {
        let name = game.name(game.active());
        let is_tile = game.question().is_some_and(|question| question.topic == Topic::Tile);
        let key = if is_tile { "asked-tile-laptop" } else { "asked-written" };
        Worded::new(say!(self, "display-turn", name = name), self.say(key, &[]))
    }

    pub(super) fn how_to_throw(&self, token: Token) -> String {
        let key = match token {
            Token::Target => "fair-target-how",
            Token::Catch => "fair-catch-how",
            Token::KnockOut => "fair-knock-out-how",
            Token::Seduction => "fair-seduction-how",
        };
        self.say(key, &[])
    }

    /// The words on the phone for passing a question.
    pub fn pass_on_phone(&self, topic: Topic, game: &Game) -> String {
        if topic == Topic::Note {
            let next = game.company().next(game.active());
            say!(self, "pad-next-player", name = game.name(next))
        } else {
            self.pass(topic)
        }
    }
}
