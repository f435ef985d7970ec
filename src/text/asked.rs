//! What is asked on a player's own phone: said to that player, and without the laptop's keys.

use super::Words;
use super::question::Worded;
use crate::rules::Game;
use crate::rules::Move;
use crate::rules::expansion::dragon::Dragon;
use crate::rules::expansion::fair::Token;
use crate::rules::game::question::{Act, Answer, Question, Topic};
use crate::rules::setup::Recording;
use crate::say;

impl Words {
    /// What is asked, in words to the player who is asked.
    #[must_use]
    pub fn asked_on_phone(&self, question: &Question, game: &Game) -> Worded {
        let [title, about] = match question.topic {
            Topic::Enter if question.is_for_one_figure(game) => {
                let sent = question.answers.iter().find_map(Answer::sends);
                let figure = sent.map(|figure| self.act(Act::Deploy(figure))).unwrap_or_default();
                return Worded::new(figure, say!(self, "asked-enter"));
            }
            Topic::Act(act) => return Worded::new(self.act(act), self.about_act(act)),
            Topic::Dragon => {
                let step = game.dragon().map_or(0, Dragon::steps) + 1;
                return Worded::new(
                    say!(self, "asked-dragon"),
                    say!(self, "asked-dragon-about", step = step),
                );
            }
            Topic::Throw(token) => {
                return Worded::new(
                    say!(self, "asked-throw", token = self.token(token)),
                    self.how_to_throw(token),
                );
            }
            Topic::Draw if game.orders().is_some_and(|orders| orders.is_printed()) => {
                ["asked-drawn", "asked-drawn-about"]
            }
            Topic::Abbey if game.is_closing() => ["asked-abbey", "asked-abbey-last"],
            Topic::Note if game.recording() == Recording::Deck => {
                ["asked-turn", "asked-turn-about"]
            }
            Topic::Dealt => ["asked-dealt", "asked-dealt-about"],
            Topic::Keep => ["asked-keep", "asked-keep-about"],
            Topic::Fulfil => ["asked-fulfil", "asked-fulfil-about"],
            Topic::Declare => ["asked-declare", "asked-declare-about"],
            Topic::Draw => ["asked-draw", "asked-draw-about"],
            Topic::Discard => ["asked-discard", "asked-discard-about"],
            Topic::Tile => ["asked-tile", "asked-tile-about"],
            Topic::Abbey => ["asked-abbey", "asked-abbey-about"],
            Topic::Ransom => ["asked-ransom", "asked-ransom-about"],
            Topic::Escape => ["asked-escape", "asked-escape-about"],
            Topic::BeginLeaving => ["asked-who-begins", "asked-who-begins-about"],
            Topic::Leave => ["asked-leave", "asked-leave-about"],
            Topic::Wagon => ["asked-wagon", "asked-wagon-about"],
            Topic::Enter => ["asked-enter", "asked-enter-about"],
            Topic::Count => ["asked-count", "asked-count-about"],
            Topic::Token => ["asked-token", "asked-token-about"],
            Topic::Note
            | Topic::Deed
            | Topic::Turn
            | Topic::Remain
            | Topic::Completed
            | Topic::Skip
            | Topic::End
            | Topic::Adjust => return self.asked_at_laptop(game),
        };
        Worded::new(self.say(title, &[]), self.say(about, &[]))
    }

    /// That the table waits for something that is written down at the laptop.
    #[must_use]
    pub fn asked_at_laptop(&self, game: &Game) -> Worded {
        let name = game.name(game.active());
        Worded::new(say!(self, "display-turn", name = name), say!(self, "asked-laptop"))
    }

    fn about_act(&self, act: Act) -> String {
        match act {
            Act::Site => say!(self, "asked-site-about"),
            Act::Capture => say!(self, "asked-capture-about"),
            Act::Princess => say!(self, "asked-princess-about"),
            Act::Deploy(_) | Act::Raise | Act::Man | Act::Fairy => String::new(),
        }
    }

    fn how_to_throw(&self, token: Token) -> String {
        let key = match token {
            Token::Target => "fair-target-how",
            Token::Catch => "fair-catch-how",
            Token::KnockOut => "fair-knock-out-how",
            Token::Seduction => "fair-seduction-how",
        };
        self.say(key, &[])
    }

    /// An answer to what is asked on a phone.
    #[must_use]
    pub fn answer_on_phone(&self, answer: &Answer, game: &Game) -> Worded {
        let title = |card: &_| self.order(card, game.catalogue());
        Worded::title(match &answer.made {
            Move::KeepOrders { returned: Some(card), .. } => {
                say!(self, "asked-return", title = title(card))
            }
            Move::FulfilOrder { card, .. } => say!(self, "asked-show", title = title(card)),
            Move::DrawOrder { .. } => say!(self, "turn-draw"),
            Move::RemoveTile { tile } => {
                let tile = game.catalogue().tile(tile.as_str());
                let tile = tile.map(|tile| self.tile(tile)).unwrap_or_default();
                say!(self, "asked-tile-unfit", tile = tile)
            }
            Move::PlaceAbbey { at } => {
                say!(self, "asked-abbey-at", column = at.x, row = at.y)
            }
            Move::Ransom { player, figure } => {
                let (name, figure) = (game.name(*player), self.figure(*figure));
                say!(self, "turn-ransom", figure = figure, name = name)
            }
            Move::KeepOrders { returned: None, .. }
            | Move::DealOrders { .. }
            | Move::DiscardOrders { .. }
            | Move::Place { .. }
            | Move::PlaceAnyway { .. }
            | Move::DescribeTile(_)
            | Move::DeployAnyway { .. }
            | Move::Deploy { .. }
            | Move::PlaceBarn { .. }
            | Move::MoveWagon { .. }
            | Move::KeepWagon { .. }
            | Move::MoveDragon { .. }
            | Move::MoveFairy { .. }
            | Move::RemoveKnight { .. }
            | Move::RaiseTower { .. }
            | Move::Capture { .. }
            | Move::ManTower { .. }
            | Move::Escape { .. }
            | Move::OpenFair { .. }
            | Move::Throw(_)
            | Move::TowerSite { .. }
            | Move::EndTurn
            | Move::Pass
            | Move::BeginLeaving { .. }
            | Move::LeaveCity { .. }
            | Move::StayInCity { .. }
            | Move::EnterCity { .. }
            | Move::MoveCount { .. }
            | Move::Adjust { .. }
            | Move::Note(_)
            | Move::Report { .. }
            | Move::BeginTurn { .. }
            | Move::JoinGame(_)
            | Move::LeaveGame { .. }
            | Move::ChangeSeats { .. }
            | Move::ChangeRules { .. }
            | Move::JoinFeature { .. }
            | Move::Remain { .. }
            | Move::CountCompleted { .. }
            | Move::EndGame => return self.answer(answer, game),
        })
    }

    /// The way past what is asked on a phone.
    #[must_use]
    pub fn pass_on_phone(&self, topic: Topic, game: &Game) -> String {
        match topic {
            Topic::Keep => say!(self, "asked-keep-all"),
            Topic::Note => {
                let next = game.company().next(game.active());
                say!(self, "pad-next-player", name = game.name(next))
            }
            Topic::Dealt
            | Topic::Fulfil
            | Topic::Declare
            | Topic::Draw
            | Topic::Discard
            | Topic::Tile
            | Topic::Abbey
            | Topic::Ransom
            | Topic::Escape
            | Topic::Act(_)
            | Topic::Dragon
            | Topic::BeginLeaving
            | Topic::Leave
            | Topic::Wagon
            | Topic::Enter
            | Topic::Count
            | Topic::Token
            | Topic::Throw(_)
            | Topic::Deed
            | Topic::Turn
            | Topic::Remain
            | Topic::Completed
            | Topic::Skip
            | Topic::End
            | Topic::Adjust => self.pass(topic),
        }
    }
}
