//! Each move in words: as something done, and as an answer to a question.

use super::Words;
use super::question::{InWords, Worded, capitalised};
use crate::say;
use rules::expansion::count::quarter_of;
use rules::feature::Place;
use rules::game::question::{Answer, Target};
use rules::game::{Phase, sets};
use rules::moves::Standing;
use rules::player::Figure;
use rules::tile::Tile;
use rules::{Game, Move, Setting};

impl Words {
    /// A move in few words, without anything secret.
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn move_made<'a>(&self, made: &Move, setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        match made {
            Move::KeepOrders { player, .. } => {
                say!(self, "move-keep-orders", name = setting.name(*player))
            }
            Move::DealOrders { player, .. } => {
                say!(self, "move-deal-orders", name = setting.name(*player))
            }
            Move::TowerSite { .. } => say!(self, "move-tower-site"),
            Move::DiscardOrders { .. } => say!(self, "move-discard-orders"),
            Move::DrawOrder { .. } => say!(self, "move-draw-order"),
            Move::Place { tile, .. } => {
                let tile = setting.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-place", tile = tile.unwrap_or_default())
            }
            Move::PlaceAnyway { tile, .. } => {
                let tile = setting.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-place-anyway", tile = tile.unwrap_or_default())
            }
            Move::DescribeTile(_) => say!(self, "move-describe-tile"),
            Move::PlaceAbbey { .. } => say!(self, "move-place", tile = self.tile(&Tile::abbey())),
            Move::PlaceBarn { .. } => say!(self, "move-deploy", role = self.a_figure(Figure::Barn)),
            Move::MoveWagon { player, .. } => {
                say!(self, "move-wagon", name = setting.name(*player))
            }
            Move::KeepWagon { player } => {
                say!(self, "move-keep-wagon", name = setting.name(*player))
            }
            Move::MoveDragon { .. } => say!(self, "move-dragon"),
            Move::MoveFairy(_) => say!(self, "move-fairy"),
            Move::PlaceGold { .. } => say!(self, "move-gold"),
            Move::ShareGold { .. } => say!(self, "move-share-gold"),
            Move::PlaceBandit(ambush) => {
                say!(self, "move-place-bandit", name = setting.name(ambush.player))
            }
            Move::KeepBandit(stay) => {
                say!(self, "move-keep-bandit", name = setting.name(stay.player))
            }
            Move::Rob(rob) => say!(self, "move-rob", name = setting.name(rob.player)),
            Move::MoveScoreFigure(walk) => {
                say!(self, "move-score-figure", name = setting.name(walk.player))
            }
            Move::ReadMessage(_) => say!(self, "move-read-message"),
            Move::ScorePennants(_) => say!(self, "move-score-pennants"),
            Move::ScoreFollower(_) => say!(self, "move-score-follower"),
            Move::CropCircle(_) => say!(self, "move-crop-circle"),
            Move::CropAdd(reaper) => {
                say!(self, "move-crop-add", name = setting.name(reaper.player))
            }
            Move::CropTakeHome(reaper) => {
                say!(self, "move-crop-take-home", name = setting.name(reaper.player))
            }
            Move::CropPass(pass) => say!(self, "move-crop-pass", name = setting.name(pass.player)),
            Move::MoveMage(_) => say!(self, "move-mage"),
            Move::MoveWitch(_) => say!(self, "move-witch"),
            Move::RemoveKnight(knight) => {
                say!(self, "move-remove-knight", name = setting.name(knight.player))
            }
            Move::RaiseTower { .. } => say!(self, "move-raise-tower"),
            Move::Capture(capture) => {
                let (name, figure) = (setting.name(capture.player), self.figure(capture.figure));
                say!(self, "move-capture", name = name, figure = figure)
            }
            Move::ManTower { .. } => say!(self, "move-man-tower"),
            Move::RecallAbbot => say!(self, "move-recall-abbot"),
            Move::Fly(_) => say!(self, "move-fly"),
            Move::Ransom { figure, .. } => {
                say!(self, "move-ransom", figure = self.a_figure(*figure))
            }
            Move::Escape(knight) => say!(self, "move-escape", name = setting.name(knight.player)),
            Move::OpenFair { token } => self.token_chosen(*token),
            Move::Throw(throw) => say!(self, "move-throw", name = setting.name(throw.player)),
            Move::RemoveTile { tile } => {
                let tile = setting.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "move-remove-tile", tile = tile.unwrap_or_default())
            }
            Move::Deploy { figure, on, .. } => {
                say!(self, "move-deploy", role = self.a_role((*on).into(), *figure))
            }
            Move::DeployAnyway { figure, on, .. } => {
                say!(self, "move-deploy-anyway", role = self.a_role((*on).into(), *figure))
            }
            Move::EndTurn => say!(self, "move-end-turn"),
            Move::Pass => say!(self, "move-pass"),
            Move::BeginLeaving { player } => {
                say!(self, "move-begin-leaving", name = setting.name(*player))
            }
            Move::LeaveCity { player, from, .. } => {
                say!(
                    self,
                    "move-leave-city",
                    name = setting.name(*player),
                    quarter = self.quarter(*from)
                )
            }
            Move::StayInCity { player } => {
                say!(self, "move-stay-in-city", name = setting.name(*player))
            }
            Move::EnterCity { quarter, .. } => {
                say!(self, "move-enter-city", quarter = self.quarter(*quarter))
            }
            Move::MoveCount { quarter } => {
                say!(self, "move-count", quarter = self.quarter(*quarter))
            }
            Move::FulfilOrder { player, .. } => {
                say!(self, "move-fulfil-order", name = setting.name(*player))
            }
            Move::ClaimOrder { player, .. } => {
                say!(self, "move-claim-order", name = setting.name(*player))
            }
            Move::AskForOrders => say!(self, "move-ask-for-orders"),
            Move::SetRight(right) => self.set_right(*right, setting),
            Move::Adjust { player, points, .. } => {
                say!(
                    self,
                    "move-adjust",
                    name = setting.name(*player),
                    points = self.signed(*points)
                )
            }
            Move::Note(note) => say!(self, "move-note", name = setting.name(note.player)),
            Move::Report { player, deed } => {
                say!(
                    self,
                    "move-report",
                    report = self.reported(*player, deed, setting).trim_end_matches('.')
                )
            }
            Move::BeginTurn { player } => {
                say!(self, "move-begin-turn", name = setting.name(*player))
            }
            Move::JoinGame(player) => say!(self, "move-join-game", name = player.name.as_str()),
            Move::LeaveGame(leave) => {
                say!(self, "move-leave-game", name = setting.name(leave.player))
            }
            Move::ChangeSeats { .. } => say!(self, "move-change-seats"),
            Move::ChangeRules { .. } => say!(self, "move-change-rules"),
            Move::JoinFeature { player, .. } => {
                say!(self, "move-join-feature", name = setting.name(*player))
            }
            Move::Remain { feature } => {
                say!(self, "move-remain", feature = self.record(&feature.record()))
            }
            Move::CountCompleted { .. } => say!(self, "move-count-completed"),
            Move::EndGame => say!(self, "move-end-game"),
            Move::Expansion(made) => made.done(self, setting),
        }
    }

    /// An answer of a question that [`Words::asked`] words.
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
            Move::MoveFairy(call) => self.beside_whom(call.figure, call.stand(), game),
            Move::RemoveKnight(standing)
            | Move::Escape(standing)
            | Move::CropAdd(standing)
            | Move::CropTakeHome(standing) => self.standing(*standing, game),
            Move::RaiseTower { at } => self.raised_to(*at, game),
            Move::ManTower { figure, at } => self.manned_by(*figure, *at, game),
            Move::RecallAbbot => self.recalled(game),
            Move::Fly(flight) => self.landed(*flight, game),
            Move::Capture(capture) => self.captured(capture.captive(), capture.place(), game),
            Move::TowerSite { at, on: Some(on) } => Worded::new(
                say!(self, "act-site-in"),
                self.feature_at(Place { at: *at, segment: *on }, game),
            ),
            Move::MoveDragon { to } => {
                Worded::title(self.direction(game.dragon().map_or(*to, |dragon| dragon.at), *to))
            }
            Move::PlaceGold { at } => Worded::title(capitalised(&self.beside_gold(*at, game))),
            Move::ShareGold { bars } => Worded::title(self.shares(bars, game)),
            Move::PlaceBandit(ambush) => self.ambush(*ambush, game),
            Move::Rob(rob) => self.robbed_of(*rob, game),
            Move::MoveScoreFigure(walk) => self.walk_of(*walk, game),
            Move::ReadMessage(read) => self.message(read.text, game),
            Move::ScorePennants(city) => self.pennants_of(*city, game),
            Move::ScoreFollower(standing) => self.scored_so(*standing, game),
            Move::CropCircle(made) => self.reaping(made.choose),
            Move::MoveMage(spot) | Move::MoveWitch(spot) => self.sent_to(*spot, game),
            Move::BeginLeaving { player } => Worded::title(game.name(*player).to_owned()),
            Move::LeaveCity { figure, from, at, on, .. } => {
                let place = Place { at: *at, segment: *on };
                let label = say!(self, "city-leave-to", feature = self.feature_at(place, game));
                let from = say!(self, "city-leave-from", quarter = self.quarter(*from));
                let feature = game.board().feature(place);
                let there = feature.map(|it| self.occupants(&game.board().record(it), game));
                let parts = [Some(from), there.filter(|there| !there.is_empty())];
                let about = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
                Worded::new(self.with_figure(*figure, label), about)
            }
            Move::JoinFeature { figure, feature, .. } => {
                let kind = sets::count::leaving::kinds_to_join(game)
                    .into_iter()
                    .find(|(index, _)| index == feature)
                    .map(|(_, kind)| kind);
                let way = kind.and_then(|kind| Some((kind, quarter_of(kind)?)));
                let Some((kind, quarter)) = way else { return Worded::default() };
                let label = say!(self, "city-leave-to", feature = self.feature(kind));
                let about = say!(self, "city-leave-from", quarter = self.quarter(quarter));
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
            Move::OpenFair { token } => Worded::new(self.token(*token), self.how_to_throw(*token)),
            Move::Throw(throw) => self.thrown_so(throw, game),
            Move::KeepOrders { returned: Some(card), .. } => {
                let title = self.order(card, game.catalogue());
                Worded::title(say!(self, "asked-return", title = title))
            }
            Move::FulfilOrder { card, .. } | Move::ClaimOrder { card, .. } => {
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
            Move::Expansion(made) => made.answer(self, game),
            Move::KeepOrders { returned: None, .. }
            | Move::CropPass(_)
            | Move::KeepBandit(_)
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
            | Move::SetRight(_)
            | Move::Adjust { .. }
            | Move::Note(_)
            | Move::Report { .. }
            | Move::BeginTurn { .. }
            | Move::JoinGame(_)
            | Move::LeaveGame(_)
            | Move::ChangeSeats { .. }
            | Move::ChangeRules { .. }
            | Move::Remain { .. }
            | Move::CountCompleted { .. }
            | Move::AskForOrders
            | Move::EndGame => Worded::default(),
        }
    }

    /// A figure on its feature.
    pub(super) fn standing(&self, standing: Standing, game: &Game) -> Worded {
        Worded::new(
            self.figure_of(standing.occupant(), game),
            self.feature_at(standing.place(), game),
        )
    }
}
