//! Questions in words: the question, its answers, and the way past them.

use std::collections::HashMap;

use super::Words;
use crate::say;
use rules::expansion::dragon::Dragon;
use rules::feature::Place;
use rules::game::question::{Act, Answer, Question, Sent, Target, Topic};
use rules::geometry::{Corner, HalfEdge, Position, Rotation, Side};
use rules::player::Figure;
use rules::scoring::{self, Finality, Line};
use rules::throw::Hit;
use rules::tile::{Segment, Tile};
use rules::{Game, Move, Setting};

/// A heading, and a line that says more; the line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Worded {
    /// The heading.
    pub title: String,
    /// The line that says more.
    pub about: String,
    /// Words beside it for a table with hints alone; mostly empty.
    pub hint: String,
}

impl Worded {
    pub(super) const fn new(title: String, about: String) -> Self {
        Self { title, about, hint: String::new() }
    }

    pub(super) const fn title(title: String) -> Self {
        Self::new(title, String::new())
    }

    pub(super) fn hinting(self, hint: String) -> Self {
        Self { hint, ..self }
    }
}

/// So many of all in percent: a possible draw is never called impossible, nor an uncertain one
/// sure.
pub const fn percent(count: u32, all: u32) -> u32 {
    let all = if all == 0 { 1 } else { all };
    match (100 * count + all / 2) / all {
        0 if count > 0 => 1,
        100 if count < all => 99,
        percent => percent,
    }
}

/// A move of an expansion in words.
pub(super) trait InWords {
    /// The move as something done, in few words, without anything secret.
    fn done(&self, words: &Words, setting: Setting<'_>) -> String;

    /// The move as an answer to a question.
    fn answer(&self, words: &Words, game: &Game) -> Worded;
}

impl Words {
    /// A question in words, with its player. Questions with a screen of their own (the tile, the
    /// orders, the scorepad) are worded there.
    pub fn asked(&self, question: &Question, game: &Game) -> Worded {
        let name = game.name(question.whom);
        let worded = match question.topic {
            Topic::Act(act) => Worded::title(self.act(act)),
            Topic::Throw(token) => self.what_throw(token, name),
            topic => self.keyed(&format!("ask-{}", topic.facts().name), name, game),
        };
        if worded.about.is_empty() || question.pieces_first().is_empty() {
            worded
        } else {
            Worded { about: say!(self, "asked-piece-first"), ..worded }
        }
    }

    /// The words of a question by their key; empty if the table has none.
    pub(super) fn keyed(&self, key: &str, name: &str, game: &Game) -> Worded {
        let step = game.dragon().map_or(0, Dragon::steps) + 1;
        let said = |key: &str| {
            if self.has(key) { say!(self, key, name = name, step = step) } else { String::new() }
        };
        Worded::new(said(key), said(&format!("{key}-about")))
    }

    /// The odds of what may come by a question, where chance decides: for a table with hints.
    pub fn odds(&self, question: &Question, game: &Game) -> Option<String> {
        let Topic::Act(act) = question.topic else { return None };
        let (count, all) = game.odds(act)?;
        let key = format!("chance-{}", act.name());
        Some(say!(self, &key, count = count, all = all, percent = percent(count, all)))
    }

    /// An answer in words, with what only a table with hints is told.
    pub fn answer_with(&self, answer: &Answer, game: &Game, hints: bool) -> Worded {
        let Worded { title, about, hint } = self.answer(answer, game);
        match (about.as_str(), hint.as_str()) {
            (_, "") => Worded::new(title, about),
            (_, _) if !hints => Worded::new(title, about),
            ("", _) => Worded::new(title, hint),
            (_, _) => Worded::new(title, self.told_of(about, hint)),
        }
    }

    /// The answers of a question in words, no two of them alike: what would be read twice has its
    /// place beside it, and a number if that says no more.
    pub fn answers(&self, answers: &[Answer], game: &Game, hints: bool) -> Vec<Worded> {
        let told = answers.iter().map(|it| self.answer_with(it, game, hints));
        let mut all: Vec<Worded> = told.collect();
        self.apart(&mut all, game, |index| spot_of(answers.get(index)?));
        all
    }

    /// Says more of what is read alike, each by its number in the list: where its tile lies, which
    /// corners and sides of that it reaches, or else that number.
    pub(super) fn apart(
        &self,
        all: &mut [Worded],
        game: &Game,
        spot: impl Fn(usize) -> Option<Spot>,
    ) {
        let place = |index| Some(spot(index)?.0);
        let segment = |index| spot(index).and_then(|(at, on)| Some(Place { at, segment: on? }));
        tell_apart(all, |index| Some(self.position(place(index)?)));
        tell_apart(all, |index| self.in_corners(segment(index)?, game));
        tell_apart(all, |index| self.on_sides(segment(index)?, game));
        for index in alike(all).into_iter().flatten() {
            if let Some(worded) = all.get_mut(index) {
                worded.title = format!("{} ({})", worded.title, index + 1);
            }
        }
    }

    /// The corners of its tile in which a field lies.
    fn in_corners(&self, place: Place, game: &Game) -> Option<String> {
        let placed = game.board().tile(place.at)?;
        let is_there = |corner: &Corner| {
            corner.halves().iter().any(|half| placed.field_on(*half) == Some(place.segment))
        };
        let corners = Corner::ALL.into_iter().filter(is_there);
        let corners: Vec<String> = corners.map(|corner| self.corner(corner)).collect();
        Some(self.list(&corners)).filter(|corners| !corners.is_empty())
    }

    /// The sides of its tile on which a segment lies.
    fn on_sides(&self, place: Place, game: &Game) -> Option<String> {
        let placed = game.board().tile(place.at)?;
        let sides = sides_of(&placed.tile, place.segment, placed.rotation);
        (!sides.is_empty()).then(|| self.towards(&sides))
    }

    /// An answer to a question beside the one that the table waits for.
    pub fn answer_beside(&self, answer: &Answer, game: &Game) -> String {
        if let Move::Escape(knight) = answer.made {
            say!(self, "turn-escape", name = game.name(knight.player))
        } else {
            self.answer(answer, game).title
        }
    }

    /// The way past a question; empty if the question has none.
    pub fn pass(&self, topic: Topic) -> String {
        let name = match topic {
            Topic::Throw(token) => return self.no_throw(token),
            Topic::Act(Act::Deploy(figure)) if figure != Figure::Phantom => "deploy",
            Topic::Act(act) => act.name(),
            topic => topic.facts().name,
        };
        let keys = [format!("pass-{name}"), format!("pass-{}", topic.facts().name)];
        let key = keys.iter().find(|key| self.has(key));
        key.map(|key| self.say(key, &[])).unwrap_or_default()
    }

    /// The figure is named only where it is not a common follower.
    pub(super) fn with_figure(&self, figure: Figure, label: String) -> String {
        if figure == Figure::Follower {
            label
        } else {
            self.told_of(capitalised(&self.figure(figure)), label)
        }
    }

    /// The feature to which a segment belongs, in words.
    pub(super) fn feature_at(&self, place: Place, game: &Game) -> String {
        let feature = game.board().feature(place);
        feature.map(|feature| self.record(&game.board().record(feature))).unwrap_or_default()
    }

    /// The feature of a segment, with its worth if this tile has completed it.
    pub(super) fn claimed(&self, place: Place, game: &Game) -> String {
        let Some(feature) = game.board().feature(place) else { return String::new() };
        let record = game.board().record(feature);
        if game.board().is_complete(feature) {
            let lines = scoring::worth(&record, Finality::Complete);
            let worth: i32 = lines.iter().map(Line::points).sum();
            let feature = self.record_for(&record, &lines);
            say!(self, "tray-claim-complete", feature = feature, points = worth)
        } else {
            self.record(&record)
        }
    }

    /// A way to use the action of the turn (R-TURN-1).
    pub fn act(&self, act: Act) -> String {
        self.say(&format!("act-{}", act.name()), &[])
    }

    /// A piece that is chosen before its place, as on a button.
    pub fn sent(&self, piece: Sent) -> String {
        match piece {
            Sent::Figure(figure) => self.act(Act::Deploy(figure)),
            Sent::Flier(figure, steps) => self.flier(figure, steps),
            Sent::Magician(magician) => capitalised(&self.magician(magician)),
        }
    }
}

/// The groups of words that are read alike. What has no words is chosen otherwise.
fn alike(all: &[Worded]) -> Vec<Vec<usize>> {
    let mut groups: HashMap<&Worded, Vec<usize>> = HashMap::with_capacity(all.len());
    for (index, worded) in all.iter().enumerate().filter(|(_, worded)| !worded.title.is_empty()) {
        groups.entry(worded).or_default().push(index);
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// Says more of what is read alike, where that tells it apart.
fn tell_apart(all: &mut [Worded], more: impl Fn(usize) -> Option<String>) {
    for group in alike(all) {
        let told: Vec<Option<String>> = group.iter().map(|index| more(*index)).collect();
        if told.iter().all(|one| Some(one) == told.first()) {
            continue;
        }
        for (index, more) in group.into_iter().zip(told) {
            if let Some((worded, more)) = all.get_mut(index).zip(more) {
                if !worded.about.is_empty() {
                    worded.about.push_str(" · ");
                }
                worded.about.push_str(&more);
            }
        }
    }
}

/// The target of an answer; that of a throw is the figure that it hit.
fn target_of(answer: &Answer) -> Target {
    let Move::Throw(throw) = &answer.made else { return answer.target };
    let hit = throw.hits.first().or(throw.swap.as_ref());
    hit.and_then(Hit::place).map_or(answer.target, Target::Figure)
}

/// The tile at which something is pointed at, and the segment of it.
pub(super) type Spot = (Position, Option<Segment>);

/// The spot at which an answer is pointed at.
pub(super) fn spot_of(answer: &Answer) -> Option<Spot> {
    match target_of(answer) {
        Target::Feature(place) | Target::Segment(place) | Target::Figure(place) => {
            Some((place.at, Some(place.segment)))
        }
        Target::Tile(at) | Target::Corner(at, _) => Some((at, None)),
        Target::Nowhere | Target::Quarter(_) => None,
    }
}

/// The sides of the board on which a segment of a tile lies. A field lies on the sides that are all
/// its own, or else on those of which it has a half.
pub(super) fn sides_of(tile: &Tile, segment: Segment, rotation: Rotation) -> Vec<Side> {
    let has = |half: HalfEdge| tile.field_on(half.to_tile(rotation)) == Some(segment);
    let is_at = |side: &Side| match segment {
        Segment::City(_) | Segment::Road(_) => tile.reaches(segment, rotation.to_tile(*side)),
        Segment::Field(_) => side.halves().into_iter().all(has),
        Segment::Building(_) => false,
    };
    let whole: Vec<Side> = Side::ALL.into_iter().filter(is_at).collect();
    if !whole.is_empty() {
        return whole;
    }
    Side::ALL.into_iter().filter(|side| side.halves().into_iter().any(has)).collect()
}

/// A word with its first letter as a capital.
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
