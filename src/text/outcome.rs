//! Outcomes of moves in sentences.

use super::Words;
use crate::say;
use rules::feature::Occupant;
use rules::game::pad;
use rules::tile::Tile;
use rules::{Game, Outcome, Seat, Setting};

impl Words {
    /// The words of an outcome that everybody may read; `None` if there are none or it is secret.
    pub fn outcome<'a>(
        &self,
        outcome: &Outcome,
        setting: impl Into<Setting<'a>>,
    ) -> Option<String> {
        let setting: Setting<'_> = setting.into();
        let name = |seat| setting.name(seat).to_owned();
        Some(match outcome {
            Outcome::Placed { seat, tile, .. } => {
                let abbey = Tile::abbey();
                let placed = setting.catalogue().tile(tile.as_str()).unwrap_or(&abbey);
                say!(self, "outcome-placed", name = name(*seat), tile = self.tile(placed))
            }
            Outcome::TileRemoved { tile, .. } => {
                let tile = setting.catalogue().tile(tile.as_str()).map(|tile| self.tile(tile));
                say!(self, "outcome-tile-removed", tile = tile.unwrap_or_default())
            }
            Outcome::Passed { seat } => say!(self, "outcome-passed", name = name(*seat)),
            Outcome::Deployed { seat, figure, place } => {
                let role = self.a_role(place.segment.into(), *figure);
                say!(self, "outcome-deployed", name = name(*seat), role = role)
            }
            Outcome::Completed(completion) => {
                say!(self, "outcome-completed", feature = self.record(&completion.record))
            }
            Outcome::Scored(score) => say!(
                self,
                "outcome-scored",
                name = name(score.seat),
                points = self.signed(score.points()),
                reason = self.reason(score, setting.catalogue()),
            ),
            Outcome::Returned { figures } => say!(self, "outcome-returned", count = figures.len()),
            Outcome::FinalScoringBegan => say!(self, "outcome-final"),
            Outcome::Finished { winners } => self.finished(winners, setting),
            Outcome::Orders(outcome) => self.orders_outcome(outcome, setting)?,
            Outcome::Expansion(outcome) => self.outcome_of_expansion(outcome, setting),
            Outcome::Table(outcome) => self.table_outcome(outcome, setting),
            Outcome::KeptAnyway { against, .. } => self.kept_anyway(against, setting),
            Outcome::Scorepad(outcome) => self.scorepad_outcome(outcome, setting),
            Outcome::TurnBegan { .. } => return None,
        })
    }

    /// A place before a name: "1."; a dash for whoever has none, having left.
    pub fn place(&self, place: Option<usize>) -> String {
        place.map_or_else(|| "–".to_owned(), |place| format!("{place}."))
    }

    /// The end in a sentence: "Anna wins."; without winners nobody knows the points.
    pub fn finished<'a>(&self, winners: &[Seat], setting: impl Into<Setting<'a>>) -> String {
        if winners.is_empty() {
            return say!(self, "outcome-unknown");
        }
        say!(self, "outcome-finished", names = self.names(winners, setting), count = winners.len())
    }

    /// The winners: "Anna and Ben share the victory"; or that nobody knows the points.
    pub fn won(&self, game: &Game) -> String {
        let winners = game.winners();
        if winners.is_empty() {
            return say!(self, "result-unknown");
        }
        say!(self, "result-won", names = self.names(&winners, game), count = winners.len())
    }

    /// What the sum of a player's points is called: where nobody knows all of them, those for
    /// orders.
    pub fn total(&self, game: &Game) -> String {
        say!(self, if pad::knows_points(game) { "export-total" } else { "export-of-orders" })
    }

    /// Names by seat: "Anna and Ben".
    pub(super) fn names<'a>(&self, seats: &[Seat], setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        let names: Vec<String> = seats.iter().map(|seat| setting.name(*seat).to_owned()).collect();
        self.list(&names)
    }

    /// A player's figure: "Anna’s big follower".
    pub fn figure_of<'a>(&self, occupant: Occupant, setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        say!(
            self,
            "figure-of",
            name = setting.name(occupant.seat),
            figure = self.figure(occupant.figure)
        )
    }

    pub(super) fn figures_of<'a>(
        &self,
        occupants: &[Occupant],
        setting: impl Into<Setting<'a>>,
    ) -> String {
        let setting: Setting<'_> = setting.into();
        let figures: Vec<String> =
            occupants.iter().map(|occupant| self.figure_of(*occupant, setting)).collect();
        self.list(&figures)
    }
}
