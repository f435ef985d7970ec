//! What a correction would change, as people would say it.

use super::Words;
use crate::journal::Difference;
use crate::rules::expansion::king_robber::Holding;
use crate::rules::orders::card;
use crate::rules::orders::requirement::Title;
use crate::rules::player::Figure;
use crate::rules::tile::Tile;
use crate::rules::{Game, Move, Seat};
use crate::say;

impl Words {
    /// The changes, one sentence each; empty if nothing changes.
    #[must_use]
    pub fn difference(&self, difference: &Difference, game: &Game) -> Vec<String> {
        let mut sentences = Vec::new();
        for seat in game.seats() {
            let (before, after) = difference.points[seat];
            if before != after {
                let name = game.name(seat);
                sentences.push(say!(
                    self,
                    "difference-points",
                    name = name,
                    before = before,
                    after = after
                ));
            }
        }
        if let Some((before, after)) = &difference.titles {
            for title in [Title::King, Title::Robber] {
                let (before, after) = (before.holding(title), after.holding(title));
                if before != after {
                    let (before, after) = (self.holding(before, game), self.holding(after, game));
                    let title = self.title(title);
                    sentences.push(say!(
                        self,
                        "difference-title",
                        title = title,
                        before = before,
                        after = after
                    ));
                }
            }
        }
        sentences.extend(self.difference_of_orders(difference, game));
        sentences.extend(self.difference_orders("difference-chosen", &difference.chosen, game));
        let mut dropped: Vec<String> = Vec::new();
        for entry in &difference.dropped {
            let made = self.made(&entry.made, game);
            let reason = self.rejection(&entry.rejection, game);
            dropped.push(say!(self, "difference-dropped", made = made, reason = reason));
        }
        // The same sentence again and again is said once.
        for same in dropped.chunk_by(|one, other| one == other) {
            match same {
                [sentence] => sentences.push(sentence.clone()),
                [sentence, ..] => {
                    sentences.push(say!(
                        self,
                        "difference-times",
                        sentence = sentence.clone(),
                        count = same.len()
                    ));
                }
                [] => {}
            }
        }
        for (_, seat) in &difference.passed {
            sentences.push(say!(self, "difference-passed", name = game.name(*seat)));
        }
        let (before, after) = difference.active;
        if before != after {
            sentences.push(say!(self, "difference-active", name = game.name(after)));
        }
        sentences
    }

    /// Which orders are fulfilled by a change and which no longer are, one sentence each.
    #[must_use]
    pub fn difference_of_orders(&self, difference: &Difference, game: &Game) -> Vec<String> {
        let mut sentences = self.difference_orders("difference-gained", &difference.gained, game);
        sentences.extend(self.difference_orders("difference-lost", &difference.lost, game));
        sentences
    }

    fn difference_orders(
        &self,
        key: &str,
        orders: &[(Seat, card::Id)],
        game: &Game,
    ) -> Vec<String> {
        let title = |id: &card::Id| self.order(id, game.catalogue());
        orders
            .iter()
            .map(|(seat, card)| say!(self, key, name = game.name(*seat), title = title(card)))
            .collect()
    }

    fn holding(&self, holding: &Holding, game: &Game) -> String {
        match holding.holder {
            None => say!(self, "holding-nobody"),
            Some(seat) => say!(self, "holding", name = game.name(seat), size = holding.size),
        }
    }

    /// A move in few words, without anything secret.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn made(&self, made: &Move, game: &Game) -> String {
        match made {
            Move::KeepOrders { player, .. } => {
                say!(self, "move-keep-orders", name = game.name(*player))
            }
            Move::DealOrders { player, .. } => {
                say!(self, "move-deal-orders", name = game.name(*player))
            }
            Move::TowerSite { .. } => say!(self, "move-tower-site"),
            Move::DiscardOrders { .. } => say!(self, "move-discard-orders"),
            Move::DrawOrder { .. } => say!(self, "move-draw-order"),
            Move::Place { tile, .. } => {
                let tile = game.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-place", tile = tile.unwrap_or_default())
            }
            Move::PlaceAnyway { tile, .. } => {
                let tile = game.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-place-anyway", tile = tile.unwrap_or_default())
            }
            Move::DescribeTile(_) => say!(self, "move-describe-tile"),
            Move::PlaceAbbey { .. } => say!(self, "move-place", tile = self.tile(&Tile::abbey())),
            Move::PlaceBarn { .. } => say!(self, "move-deploy", role = self.figure(Figure::Barn)),
            Move::MoveWagon { player, .. } => say!(self, "move-wagon", name = game.name(*player)),
            Move::KeepWagon { player } => say!(self, "move-keep-wagon", name = game.name(*player)),
            Move::MoveDragon { .. } => say!(self, "move-dragon"),
            Move::MoveFairy { .. } => say!(self, "move-fairy"),
            Move::PlaceGold { .. } => say!(self, "move-gold"),
            Move::ShareGold { .. } => say!(self, "move-share-gold"),
            Move::RemoveKnight { player, .. } => {
                say!(self, "move-remove-knight", name = game.name(*player))
            }
            Move::RaiseTower { .. } => say!(self, "move-raise-tower"),
            Move::Capture { player, figure, .. } => {
                say!(self, "move-capture", name = game.name(*player), figure = self.figure(*figure))
            }
            Move::ManTower { .. } => say!(self, "move-man-tower"),
            Move::Ransom { figure, .. } => say!(self, "move-ransom", figure = self.figure(*figure)),
            Move::Escape { player, .. } => say!(self, "move-escape", name = game.name(*player)),
            Move::OpenFair { token } => self.token_chosen(*token),
            Move::Throw(throw) => say!(self, "move-throw", name = game.name(throw.player)),
            Move::RemoveTile { tile } => {
                let tile = game.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-remove-tile", tile = tile.unwrap_or_default())
            }
            Move::Deploy { figure, on, .. } => {
                say!(self, "move-deploy", role = self.role((*on).into(), *figure))
            }
            Move::DeployAnyway { figure, on, .. } => {
                say!(self, "move-deploy-anyway", role = self.role((*on).into(), *figure))
            }
            Move::EndTurn => say!(self, "move-end-turn"),
            Move::Pass => say!(self, "move-pass"),
            Move::BeginLeaving { player } => {
                say!(self, "move-begin-leaving", name = game.name(*player))
            }
            Move::LeaveCity { player, from, .. } => {
                say!(
                    self,
                    "move-leave-city",
                    name = game.name(*player),
                    quarter = self.quarter(*from)
                )
            }
            Move::StayInCity { player } => {
                say!(self, "move-stay-in-city", name = game.name(*player))
            }
            Move::EnterCity { quarter, .. } => {
                say!(self, "move-enter-city", quarter = self.quarter(*quarter))
            }
            Move::MoveCount { quarter } => {
                say!(self, "move-count", quarter = self.quarter(*quarter))
            }
            Move::FulfilOrder { player, .. } => {
                say!(self, "move-fulfil-order", name = game.name(*player))
            }
            Move::Adjust { player, points, .. } => {
                say!(self, "move-adjust", name = game.name(*player), points = self.signed(*points))
            }
            Move::Note(note) => say!(self, "move-note", name = game.name(note.player)),
            Move::Report { player, deed } => {
                say!(
                    self,
                    "move-report",
                    report = self.reported(*player, deed, game).trim_end_matches('.')
                )
            }
            Move::BeginTurn { player } => say!(self, "move-begin-turn", name = game.name(*player)),
            Move::JoinGame(player) => say!(self, "move-join-game", name = player.name.as_str()),
            Move::LeaveGame { player, .. } => {
                say!(self, "move-leave-game", name = game.name(*player))
            }
            Move::ChangeSeats { .. } => say!(self, "move-change-seats"),
            Move::ChangeRules { .. } => say!(self, "move-change-rules"),
            Move::JoinFeature { player, .. } => {
                say!(self, "move-join-feature", name = game.name(*player))
            }
            Move::Remain { feature } => {
                say!(self, "move-remain", feature = self.record(&feature.record()))
            }
            Move::CountCompleted { .. } => say!(self, "move-count-completed"),
            Move::EndGame => say!(self, "move-end-game"),
        }
    }
}
