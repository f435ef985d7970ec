//! Questions in words: the question, its answers, and the way past them.

use super::Words;
use crate::rules::expansion::dragon::Dragon;
use crate::rules::expansion::fair::Hit;
use crate::rules::feature::Place;
use crate::rules::game::question::{Act, Answer, Question, Sent, Target, Topic};
use crate::rules::geometry::{Corner, Position, Side};
use crate::rules::player::Figure;
use crate::rules::scoring::{self, Finality, Line};
use crate::rules::{Game, Move};
use crate::say;

/// A heading, and a line that says more; the line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Worded {
    /// The heading.
    pub title: String,
    /// The line that says more.
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
    /// A question in words, with its player. Questions with a screen of their own (the tile, the
    /// orders, the scorepad) are worded there.
    #[must_use]
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

    /// The answers of a question in words, no two of them alike: what would be read twice has its
    /// place beside it, and a number if that says no more.
    #[must_use]
    pub fn answers(&self, answers: &[Answer], game: &Game) -> Vec<Worded> {
        let mut all: Vec<Worded> = answers.iter().map(|it| self.answer(it, game)).collect();
        let last = game.board().tiles().last().map(|placed| placed.at);
        let of_tile = |answer: &Answer| {
            let at = place_of(target_of(answer)).zip(last);
            at.map(|(at, last)| self.steps_between(last, at))
        };
        tell_apart(&mut all, answers.iter().map(of_tile).collect());
        let corners = answers.iter().map(|it| self.in_corners(target_of(it), game));
        tell_apart(&mut all, corners.collect());
        let sides = answers.iter().map(|it| self.on_sides(target_of(it), game));
        tell_apart(&mut all, sides.collect());
        let words = all.clone();
        for (number, worded) in all.iter_mut().enumerate() {
            if words.iter().filter(|other| *other == worded).count() > 1 && !worded.title.is_empty()
            {
                worded.title = format!("{} ({})", worded.title, number + 1);
            }
        }
        all
    }

    /// The way from one tile to another: "from the last tile: east 2, north 1".
    fn steps_between(&self, last: Position, at: Position) -> String {
        let (x, y) = (at.x - last.x, at.y - last.y);
        let column = if x > 0 { Side::East } else { Side::West };
        let row = if y > 0 { Side::South } else { Side::North };
        let steps: Vec<String> = [(column, x), (row, y)]
            .into_iter()
            .filter(|(_, count)| *count != 0)
            .map(|(side, count)| format!("{} {}", self.side(side), count.unsigned_abs()))
            .collect();
        if steps.is_empty() {
            say!(self, "where-last")
        } else {
            let steps = steps.join(&say!(self, "list-separator"));
            say!(self, "where-from-last", steps = steps)
        }
    }

    /// The corners of its tile in which a field lies.
    fn in_corners(&self, target: Target, game: &Game) -> Option<String> {
        let place = segment_of(target)?;
        let placed = game.board().tile(place.at)?;
        let is_there = |corner: &Corner| {
            corner.halves().iter().any(|half| placed.field_on(*half) == Some(place.segment))
        };
        let corners = Corner::ALL.into_iter().filter(is_there);
        let corners: Vec<String> = corners.map(|corner| self.corner(corner)).collect();
        Some(self.list(&corners)).filter(|corners| !corners.is_empty())
    }

    /// The sides of its tile that a segment reaches.
    fn on_sides(&self, target: Target, game: &Game) -> Option<String> {
        let place = segment_of(target)?;
        let placed = game.board().tile(place.at)?;
        let is_there = |side: &Side| {
            placed.segment_on(*side) == Some(place.segment)
                || side.halves().iter().any(|half| placed.field_on(*half) == Some(place.segment))
        };
        let sides = Side::ALL.into_iter().filter(is_there).map(|side| self.side(side));
        let sides: Vec<String> = sides.collect();
        (!sides.is_empty()).then(|| say!(self, "where-sides", sides = self.list(&sides)))
    }

    /// An answer to a question beside the one that the table waits for.
    #[must_use]
    pub fn answer_beside(&self, answer: &Answer, game: &Game) -> String {
        if let Move::Escape(knight) = answer.made {
            say!(self, "turn-escape", name = game.name(knight.player))
        } else {
            self.answer(answer, game).title
        }
    }

    /// The way past a question; empty if the question has none.
    #[must_use]
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
    #[must_use]
    pub fn act(&self, act: Act) -> String {
        self.say(&format!("act-{}", act.name()), &[])
    }

    /// A piece that is chosen before its place, as on a button.
    #[must_use]
    pub fn sent(&self, piece: Sent) -> String {
        match piece {
            Sent::Figure(figure) => self.act(Act::Deploy(figure)),
            Sent::Flier(figure, steps) => self.flier(figure, steps),
            Sent::Magician(magician) => capitalised(&self.magician(magician)),
        }
    }
}

/// Says more of what is read twice, where that tells it apart. What has no words is chosen
/// otherwise.
fn tell_apart(all: &mut [Worded], more: Vec<Option<String>>) {
    let words = all.to_vec();
    for (worded, mine) in all.iter_mut().zip(&more) {
        let alike = words.iter().zip(&more).filter(|(other, _)| *other == worded);
        let differs = alike.clone().any(|(_, more)| more != mine);
        if let Some(mine) = mine.as_ref().filter(|_| differs && !worded.title.is_empty()) {
            let parts = [worded.about.as_str(), mine.as_str()];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            worded.about = parts.collect::<Vec<_>>().join(" · ");
        }
    }
}

/// The target of an answer; that of a throw is the figure that it hit.
fn target_of(answer: &Answer) -> Target {
    let Move::Throw(throw) = &answer.made else { return answer.target };
    let hit = throw.hits.first().or(throw.swap.as_ref());
    hit.and_then(Hit::place).map_or(answer.target, Target::Figure)
}

/// The segment at which an answer is pointed at.
const fn segment_of(target: Target) -> Option<Place> {
    match target {
        Target::Feature(place) | Target::Segment(place) | Target::Figure(place) => Some(place),
        Target::Nowhere | Target::Tile(_) | Target::Corner(..) | Target::Quarter(_) => None,
    }
}

/// The tile at which an answer is pointed at.
const fn place_of(target: Target) -> Option<Position> {
    match target {
        Target::Feature(place) | Target::Segment(place) | Target::Figure(place) => Some(place.at),
        Target::Tile(at) | Target::Corner(at, _) => Some(at),
        Target::Nowhere | Target::Quarter(_) => None,
    }
}

/// A word with its first letter as a capital.
#[must_use]
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
