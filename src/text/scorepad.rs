//! The scorepad in sentences: the entries, and their faults.

use super::Words;
use crate::say;
use rules::feature::Occupant;
use rules::scorepad::{Deed, Entry, Fault, Group, Note, Outcome, Part, Rejection, Share};
use rules::setup::Recording;
use rules::{Game, Seat, Setting};

impl Words {
    pub(super) fn scorepad_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoBoard => say!(self, "pad-no-board"),
            Rejection::NoScorepad => say!(self, "pad-no-scorepad"),
            Rejection::OnlyOrders => say!(self, "pad-only-orders"),
            Rejection::TurnIsTheirs { seat } => {
                say!(self, "pad-turn-is-theirs", name = game.name(*seat))
            }
            Rejection::Entry { fault, .. } => self.entry_fault(*fault, game),
            Rejection::NoSuchFeature { .. } => say!(self, "pad-no-such-feature"),
            Rejection::NotAtEnd => say!(self, "pad-not-at-end"),
            Rejection::AtEnd => say!(self, "pad-at-end"),
            Rejection::WrongCount { counted, most } => {
                say!(self, "pad-wrong-count", counted = *counted, most = *most)
            }
        }
    }

    pub(super) fn scorepad_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        match outcome {
            Outcome::Noted(note) => self.noted(note, setting),
            Outcome::Reported { seat, deed } => self.reported(*seat, deed, setting),
            Outcome::Remained { feature } => self.remained(feature),
            Outcome::CompletedCounted { cities, roads } => {
                say!(self, "pad-counted", cities = *cities, roads = *roads)
            }
        }
    }

    /// The features that a tile has completed: "Anna completes a city of 5 and a road of 3."
    pub fn noted(&self, note: &Note, setting: Setting<'_>) -> String {
        let name = setting.name(note.player);
        let mut sentences = Vec::new();
        if note.abbey {
            sentences.push(say!(self, "pad-abbey-placed", name = name));
        }
        if !note.completed.is_empty() {
            let feature = |entry: &Entry| self.record(&entry.record());
            let features: Vec<String> = note.completed.iter().map(feature).collect();
            sentences.push(say!(
                self,
                "pad-completes",
                name = name,
                features = self.list(&features)
            ));
        }
        for entry in note.completed.iter().filter(|entry| !entry.defeated.is_empty()) {
            sentences.push(self.challenge_won(entry.kind));
        }
        if note.barn.is_some() {
            sentences.push(say!(self, "pad-barn-placed", name = name));
        }
        if !note.fields.is_empty() {
            sentences.push(say!(self, "pad-fields-joined", name = name));
        }
        if sentences.is_empty() {
            // Where nothing but the orders is recorded, completed features are unknown.
            let is_deck = setting.recording() == Recording::Deck;
            let key = if is_deck { "pad-turn-over" } else { "pad-nothing" };
            sentences.push(say!(self, key, name = name));
        }
        sentences.join(" ")
    }

    /// A player's deed with the action of the turn.
    pub fn reported<'a>(&self, seat: Seat, deed: &Deed, setting: impl Into<Setting<'a>>) -> String {
        let setting: Setting<'_> = setting.into();
        let name = setting.name(seat);
        match deed {
            Deed::Deploy { figure, on, .. } => {
                say!(self, "outcome-deployed", name = name, role = self.a_role(on.kind, *figure))
            }
            Deed::Wagon {} => say!(self, "pad-wagon", name = name),
            Deed::Princess { knight } => {
                say!(
                    self,
                    "outcome-knight-removed",
                    name = name,
                    figure = self.figure_of(knight.occupant(), setting)
                )
            }
            Deed::Fairy { .. } => say!(self, "outcome-fairy-moved", name = name),
            Deed::FairyAlone {} => say!(self, "pad-fairy-alone"),
            Deed::Dragon { eaten } => {
                say!(self, "outcome-eaten", figures = self.groups(eaten, setting))
            }
            Deed::Tower { height } => {
                say!(self, "outcome-tower-raised", name = name, height = *height)
            }
            Deed::Guard { .. } => say!(self, "outcome-tower-manned", name = name),
            Deed::Capture { captive, .. } => {
                say!(
                    self,
                    "outcome-captured",
                    name = name,
                    figure = self.figure_of(captive.occupant(), setting)
                )
            }
            Deed::Escape {} => say!(self, "pad-escape", name = name),
            Deed::Home { figures } => {
                say!(self, "pad-home", figures = self.groups(figures, setting))
            }
        }
    }

    fn groups(&self, groups: &[Group], setting: Setting<'_>) -> String {
        let all = groups
            .iter()
            .flat_map(|group| std::iter::repeat_n(group.occupant(), group.count as usize));
        self.figures_of(&all.collect::<Vec<Occupant>>(), setting)
    }

    /// A feature that was written down at the end and brought nobody points.
    pub fn remained(&self, entry: &Entry) -> String {
        say!(self, "pad-remained", feature = self.record(&entry.record()))
    }

    /// The thing that a number of an entry counts, in the plural.
    pub fn part(&self, part: Part) -> String {
        if let Part::Goods(good) = part {
            return self.good(good);
        }
        self.say(&format!("pad-part-{}", part.facts().name), &[])
    }

    /// A sentence that a part of an entry is there for a player; `None` for one that is counted.
    pub fn part_there(&self, part: Part, name: &str) -> Option<String> {
        let facts = part.facts();
        let is_flag = facts.share == Some(Share::Flag);
        is_flag.then(|| say!(self, &format!("pad-there-{}", facts.name), name = name))
    }

    /// The question whose followers are those of a part.
    pub fn who_shares(&self, part: Part) -> String {
        self.say(&format!("pad-shared-{}", part.facts().name), &[])
    }

    /// The reason why an entry is impossible, and what to do.
    pub fn entry_fault(&self, fault: Fault, game: &Game) -> String {
        match fault {
            Fault::NoTiles => say!(self, "pad-no-tiles"),
            Fault::TooMany { part, count, most } => {
                say!(self, "pad-too-many", part = self.part(part), count = count, most = most)
            }
            Fault::NotOf { part, kind } => {
                say!(self, "pad-not-of", part = self.part(part), feature = self.feature(kind))
            }
            Fault::NeverComplete => say!(self, "pad-never-complete"),
            Fault::NotSurrounded { tiles } => say!(self, "pad-not-surrounded", tiles = tiles),
            Fault::Surrounded => say!(self, "pad-surrounded"),
            Fault::WrongFigure { figure, kind } => {
                say!(
                    self,
                    "pad-wrong-figure",
                    figure = self.figure(figure),
                    feature = self.feature(kind)
                )
            }
            Fault::NotKept { figure } => {
                say!(self, "pad-not-kept", figure = self.figure(figure))
            }
            Fault::NoFollower { figure } => self.no_follower(figure),
            Fault::TooManyAmong { part, seat, figure, count, there } => {
                say!(
                    self,
                    "pad-too-many-among",
                    name = game.name(seat),
                    part = self.part(part),
                    figure = self.figure(figure),
                    count = count,
                    there = there
                )
            }
            Fault::TooManyFigures { seat, figure, count, left } => {
                let (name, figure) = (game.name(seat), self.figure(figure));
                say!(
                    self,
                    "pad-too-many-figures",
                    name = name,
                    figure = figure,
                    count = count,
                    left = left
                )
            }
            Fault::NoOwnFollower { seat, figure } => {
                say!(
                    self,
                    "pad-no-own-follower",
                    name = game.name(seat),
                    figure = self.figure(figure)
                )
            }
            Fault::NobodyByFairy { seat } => {
                say!(self, "pad-nobody-by-fairy", name = game.name(seat))
            }
            Fault::MagiciansTogether => say!(self, "pad-magicians-together"),
            Fault::Second { part } => self.say(&format!("pad-second-{}", part.facts().name), &[]),
            Fault::NoChallenge => say!(self, "pad-no-challenge"),
        }
    }
}
