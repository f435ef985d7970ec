//! What happened, in sentences.

use super::Words;
use crate::rules::board::Challenge;
use crate::rules::expansion::count::Shut;
use crate::rules::expansion::dragon::Stand;
use crate::rules::expansion::fair::{Distance, Throw, Token};
use crate::rules::feature::{Kind, Occupant};
use crate::rules::orders::requirement::Title;
use crate::rules::tile::{Good, Tile};
use crate::rules::{Game, Outcome};
use crate::say;

impl Words {
    /// What everybody may read of an outcome; `None` if there is nothing to say or it is secret.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm per outcome")]
    pub fn outcome(&self, outcome: &Outcome, game: &Game) -> Option<String> {
        let name = |seat| game.name(seat).to_owned();
        Some(match outcome {
            Outcome::OrdersEntered { seat } => say!(self, "outcome-orders-entered", name = name(*seat)),
            Outcome::TowerSiteSaid { on: Some(_), .. } => say!(self, "outcome-tower-site-city"),
            Outcome::TowerSiteSaid { on: None, .. } => say!(self, "outcome-tower-site-outside"),
            Outcome::OrdersKept { seat, kept } => {
                say!(self, "outcome-orders-kept", name = name(*seat), count = *kept)
            }
            Outcome::OrderDrawn { seat, .. } => say!(self, "outcome-order-drawn", name = name(*seat)),
            Outcome::OrdersDiscarded { seat, cards } => {
                let titles: Vec<String> = cards.iter().map(|card| self.card_title(card, game)).collect();
                say!(self, "outcome-orders-discarded", name = name(*seat), titles = self.list(&titles))
            }
            Outcome::Placed { seat, tile, .. } => {
                let abbey = Tile::abbey();
                let placed = game.catalogue().tile(tile.as_str()).unwrap_or(&abbey);
                say!(self, "outcome-placed", name = name(*seat), tile = self.tile(placed))
            }
            Outcome::TileRemoved { tile, .. } => {
                let tile = game.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "outcome-tile-removed", tile = tile.unwrap_or_default())
            }
            Outcome::Passed { seat } => say!(self, "outcome-passed", name = name(*seat)),
            Outcome::MouthPlaced { .. } => say!(self, "outcome-mouth"),
            Outcome::ChallengeBegan(challenge) => self.challenge(challenge, game),
            Outcome::ChallengeWon { winner, .. } => match Kind::from(winner.segment) {
                Kind::Shrine => say!(self, "outcome-shrine-won"),
                Kind::Monastery | Kind::Road | Kind::City | Kind::Field => say!(self, "outcome-monastery-won"),
            },
            Outcome::LeftCity { seat, quarter, place } => {
                let record = game.board().feature(*place).map(|feature| self.feature(game.board().kind(feature)));
                let (quarter, feature) = (self.quarter(*quarter), record.unwrap_or_default());
                say!(self, "outcome-left-city", name = name(*seat), quarter = quarter, feature = feature)
            }
            Outcome::EnteredCity { seat, quarter } => {
                say!(self, "outcome-entered-city", name = name(*seat), quarter = self.quarter(*quarter))
            }
            Outcome::CityShut { seat, why } => self.city_shut(*why, game.name(*seat)),
            Outcome::CountMoved { seat, quarter } => {
                say!(self, "outcome-count-moved", name = name(*seat), quarter = self.quarter(*quarter))
            }
            Outcome::Deployed { seat, figure, place } => {
                let role = self.role(place.segment.into(), *figure);
                say!(self, "outcome-deployed", name = name(*seat), role = role)
            }
            Outcome::Completed(completion) => {
                say!(self, "outcome-completed", feature = self.record(&completion.record))
            }
            Outcome::Noted(note) => self.noted(note, game),
            Outcome::Reported { seat, deed } => self.reported(*seat, deed, game),
            Outcome::JoinedFeature { seat, quarter, kind } => {
                let (quarter, feature) = (self.quarter(*quarter), self.feature(*kind));
                say!(self, "outcome-left-city", name = name(*seat), quarter = quarter, feature = feature)
            }
            Outcome::Remained { feature } => self.remained(feature),
            Outcome::CompletedCounted { cities, roads } => {
                say!(self, "pad-counted", cities = *cities, roads = *roads)
            }
            Outcome::Scored(score) => say!(
                self,
                "outcome-scored",
                name = name(score.seat),
                points = self.signed(score.points()),
                reason = self.reason(score, game.catalogue()),
            ),
            Outcome::Returned { figures } => say!(self, "outcome-returned", count = figures.len()),
            Outcome::GoodsTaken { seat, goods } => {
                let taken = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
                let taken: Vec<String> =
                    taken.map(|good| say!(self, "goods-of", count = goods[good], good = self.good(good))).collect();
                say!(self, "outcome-goods", name = name(*seat), goods = self.list(&taken))
            }
            Outcome::WagonMoved { seat, place } => {
                let feature = self.feature(Kind::from(place.segment));
                say!(self, "outcome-wagon-moved", name = name(*seat), feature = feature)
            }
            Outcome::DragonCame { .. } => say!(self, "outcome-dragon-came"),
            Outcome::DragonWoke => say!(self, "outcome-dragon-woke"),
            Outcome::DragonMoved { seat, .. } => say!(self, "outcome-dragon-moved", name = name(*seat)),
            Outcome::Eaten { figures } => {
                say!(self, "outcome-eaten", figures = self.figures_of(figures, game))
            }
            Outcome::FairyMoved { seat, stand } => match stand {
                Stand::Segment(_) => say!(self, "outcome-fairy-moved", name = name(*seat)),
                Stand::Tower(_) => say!(self, "outcome-fairy-moved-tower", name = name(*seat)),
                Stand::Quarter(quarter) => {
                    say!(self, "outcome-fairy-moved-city", name = name(*seat), quarter = self.quarter(*quarter))
                }
            },
            Outcome::KnightRemoved { seat, knight, .. } => {
                say!(self, "outcome-knight-removed", name = name(*seat), figure = self.figure_of(*knight, game))
            }
            Outcome::TowerRaised { seat, height, .. } => {
                say!(self, "outcome-tower-raised", name = name(*seat), height = *height)
            }
            Outcome::TowerManned { seat, .. } => say!(self, "outcome-tower-manned", name = name(*seat)),
            Outcome::Captured { seat, captive, .. } => {
                say!(self, "outcome-captured", name = name(*seat), figure = self.figure_of(*captive, game))
            }
            Outcome::Exchanged { own, theirs } => {
                let (own, theirs) = (self.figure_of(*own, game), self.figure_of(*theirs, game));
                say!(self, "outcome-exchanged", own = own, theirs = theirs)
            }
            Outcome::Ransomed { seat, captor, figure } => {
                let (captor, figure) = (name(*captor), self.figure(*figure));
                say!(self, "outcome-ransomed", name = name(*seat), captor = captor, figure = figure)
            }
            Outcome::Escaped { knight, .. } => say!(self, "outcome-escaped", figure = self.figure_of(*knight, game)),
            Outcome::FairCame { seat } => say!(self, "outcome-fair-came", name = name(*seat)),
            Outcome::FairOpened { seat, token } => {
                say!(self, "outcome-fair-opened", name = name(*seat), token = self.token(*token))
            }
            Outcome::Thrown(throw) => self.thrown(throw, game),
            Outcome::OrderSpent { seat, card } => {
                say!(self, "outcome-order-spent", name = name(*seat), title = self.card_title(card, game))
            }
            Outcome::SecondPart { seat } => say!(self, "outcome-second-part", name = name(*seat)),
            Outcome::Taken(taken) => {
                let title = self.title(taken.title);
                let key = match taken.from {
                    None => "outcome-taken-first",
                    Some(from) if from == taken.by => "outcome-taken-kept",
                    Some(_) => "outcome-taken-from",
                };
                let from = taken.from.map(name).unwrap_or_default();
                say!(self, key, name = name(taken.by), title = title, from = from, size = taken.size)
            }
            Outcome::OrderFulfilled { seat, card } => {
                say!(self, "outcome-fulfilled", name = name(*seat), title = self.card_title(card, game))
            }
            Outcome::FinalScoringBegan => say!(self, "outcome-final"),
            Outcome::Finished { winners } => {
                let names: Vec<String> = winners.iter().map(|seat| name(*seat)).collect();
                say!(self, "outcome-finished", names = self.list(&names), count = names.len())
            }
            // Whether somebody has to choose is secret (R-KO-12).
            Outcome::TurnBegan { .. } | Outcome::ChoiceOffered { .. } => return None,
        })
    }

    fn challenge(&self, challenge: &Challenge, game: &Game) -> String {
        let people = |place| -> String {
            let occupants = game.board().feature(place).into_iter();
            let occupants = occupants.flat_map(|feature| game.board().occupants(feature));
            let mut names: Vec<&str> = occupants.map(|occupant| game.name(occupant.seat)).collect();
            names.dedup();
            names.join(", ")
        };
        say!(self, "outcome-challenge", shrine = people(challenge.shrine), monastery = people(challenge.monastery))
    }

    /// A player's figure: "Anna’s big follower".
    #[must_use]
    pub fn figure_of(&self, occupant: Occupant, game: &Game) -> String {
        say!(self, "figure-of", name = game.name(occupant.seat), figure = self.figure(occupant.figure))
    }

    pub(super) fn figures_of(&self, occupants: &[Occupant], game: &Game) -> String {
        let figures: Vec<String> = occupants.iter().map(|occupant| self.figure_of(*occupant, game)).collect();
        self.list(&figures)
    }

    /// What came of a throw (R-CAT).
    fn thrown(&self, throw: &Throw, game: &Game) -> String {
        let name = game.name(throw.player);
        let hits: Vec<Occupant> =
            throw.hits.iter().chain(&throw.swap).map(|hit| Occupant { seat: hit.player, figure: hit.figure }).collect();
        if let Some(distance) = throw.distance {
            say!(self, "outcome-thrown-at", name = name, millimetres = self.millimetres(distance))
        } else if throw.swap.is_some() {
            say!(self, "outcome-thrown-swap", name = name, figures = self.figures_of(&hits, game))
        } else if !hits.is_empty() {
            say!(self, "outcome-thrown-hits", name = name, figures = self.figures_of(&hits, game))
        } else if throw.caught {
            let catcher = game.name(throw.player.next(game.setup().players.len()));
            say!(self, "outcome-thrown-caught", name = name, catcher = catcher)
        } else if throw.short {
            say!(self, "outcome-thrown-short", name = name)
        } else {
            say!(self, "outcome-thrown-nothing", name = name)
        }
    }

    /// A distance on the table: "58.5 mm".
    #[must_use]
    pub fn millimetres(&self, distance: Distance) -> String {
        let number = format!("{:.1}", distance.millimetres()).replace('.', &say!(self, "decimal-mark"));
        say!(self, "millimetres", number = number)
    }

    /// A token of the fair.
    #[must_use]
    pub fn token(&self, token: Token) -> String {
        say!(
            self,
            match token {
                Token::KnockOut => "token-knock-out",
                Token::Seduction => "token-seduction",
                Token::Catch => "token-catch",
                Token::Target => "token-target",
            }
        )
    }

    fn city_shut(&self, why: Shut, name: &str) -> String {
        match why {
            Shut::Scored => say!(self, "outcome-city-scored", name = name),
            Shut::NobodyScored => say!(self, "outcome-city-nobody", name = name),
            Shut::EnteredBefore => say!(self, "outcome-city-entered-before", name = name),
            Shut::NoFollower => say!(self, "outcome-city-no-follower", name = name),
        }
    }

    /// The King or the Robber.
    #[must_use]
    pub fn title(&self, title: Title) -> String {
        say!(
            self,
            match title {
                Title::King => "title-king",
                Title::Robber => "title-robber",
            }
        )
    }

    pub(super) fn card_title(&self, card: &crate::rules::orders::card::Id, game: &Game) -> String {
        let title = game.catalogue().card(card.as_str()).map(|card| card.title.clone());
        title.unwrap_or_else(|| card.to_string())
    }
}
