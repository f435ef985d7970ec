//! The differences between two frames.

use iced::advanced::graphics::{Image, Text};
use iced::{Rectangle, Transformation};
use iced_tiny_skia::{Layer, Primitive};

use super::shape::Shape;

/// The most things of a gap, counted in both frames, behind which their next match is looked for.
const NEAR: usize = 16;

/// The places where two frames differ, in logical pixels. A thing put in or taken out counts, and
/// not everything behind it.
pub fn damage(before: &[Layer], now: &[Layer]) -> Vec<Rectangle> {
    let mut damage = Vec::new();
    let stands = |one: &Layer, other: &Layer| one.bounds == other.bounds;
    for Run { same, gap } in runs(before, now, stands) {
        same.0.iter().zip(same.1).for_each(|(before, now)| within(before, now, &mut damage));
        // A layer may be as large as the window, and show little.
        let nothing = Layer::default();
        gap.0.iter().chain(gap.1).for_each(|layer| within(&nothing, layer, &mut damage));
    }
    damage
}

fn within(before: &Layer, now: &Layer, damage: &mut Vec<Rectangle>) {
    let first = damage.len();
    for (one, other) in gaps(&before.quads, &now.quads, PartialEq::eq) {
        damage.extend(one.iter().chain(other).map(|(quad, _)| quad.bounds.expand(1.0)));
    }
    for (one, other) in gaps(&before.images, &now.images, PartialEq::eq) {
        damage.extend(one.iter().chain(other).map(Image::bounds));
    }
    let seen = |group: &Group<'_, Text>, text: &Text| {
        text.visible_bounds().map(|bounds| bounds * group.moved)
    };
    groups(&Group::texts(before), &Group::texts(now), (is_same_text, seen), damage);
    let seen = |group: &Group<'_, Primitive>, path: &Primitive| {
        Shape::from_primitive(path, group.moved).0.bounds().intersection(&group.clip)
    };
    groups(&Group::paths(before), &Group::paths(now), (Primitive::eq, seen), damage);
    let seen = damage.drain(first..).filter_map(|part| part.intersection(&now.bounds));
    let seen: Vec<Rectangle> = seen.collect();
    damage.extend(seen);
}

/// Paths or texts that are clipped and moved together.
struct Group<'a, T> {
    parts: &'a [T],
    clip: Rectangle,
    moved: Transformation,
}

impl<'a> Group<'a, Primitive> {
    fn paths(layer: &'a Layer) -> Vec<Self> {
        let groups = layer.primitives.iter().map(|group| Self {
            parts: group.as_slice(),
            clip: group.clip_bounds(),
            moved: group.transformation(),
        });
        groups.collect()
    }
}

impl<'a> Group<'a, Text> {
    fn texts(layer: &'a Layer) -> Vec<Self> {
        let groups = layer.text.iter().map(|group| Self {
            parts: group.as_slice(),
            clip: group.clip_bounds(),
            moved: group.transformation(),
        });
        groups.collect()
    }
}

impl<T> Group<'_, T> {
    fn is_moved_like(&self, other: &Self) -> bool {
        self.clip == other.clip && self.moved == other.moved
    }

    fn is_like(&self, other: &Self, is_same: fn(&T, &T) -> bool) -> bool {
        let are_same = |one: &[T], other: &[T]| {
            let mut pairs = one.iter().zip(other);
            one.len() == other.len() && pairs.all(|(one, other)| is_same(one, other))
        };
        self.is_moved_like(other)
            && (std::ptr::eq(self.parts, other.parts) || are_same(self.parts, other.parts))
    }
}

/// Whether two texts look alike. Of shaped words iced compares the size alone; those of one frame
/// that are in the next one too are the very same.
fn is_same_text(one: &Text, other: &Text) -> bool {
    let (Text::Paragraph { paragraph, .. }, Text::Paragraph { paragraph: other_paragraph, .. }) =
        (one, other)
    else {
        return one == other;
    };
    match (paragraph.upgrade(), other_paragraph.upgrade()) {
        (Some(words), Some(others)) => {
            std::ptr::eq(words.buffer(), others.buffer()) && one == other
        }
        (Some(_), None) | (None, Some(_) | None) => false,
    }
}

/// Adds the damage of groups: wholly where they differ in clip or place, else only their differing
/// parts; `seen` tells where a part of a group is seen.
fn groups<T>(
    before: &[Group<'_, T>],
    now: &[Group<'_, T>],
    (is_same, seen): (fn(&T, &T) -> bool, impl Fn(&Group<'_, T>, &T) -> Option<Rectangle>),
    damage: &mut Vec<Rectangle>,
) {
    let mut add = |group: &Group<'_, T>, parts: &[T]| {
        damage.extend(parts.iter().filter_map(|part| seen(group, part)));
    };
    for (one, other) in gaps(before, now, |one, other| one.is_like(other, is_same)) {
        let mut pairs = one.iter().zip(other);
        if one.len() == other.len() && pairs.clone().all(|(one, other)| one.is_moved_like(other)) {
            for (one, other) in pairs.by_ref() {
                for (fewer, more) in gaps(one.parts, other.parts, is_same) {
                    add(one, fewer);
                    add(other, more);
                }
            }
        } else {
            one.iter().chain(other).for_each(|group| add(group, group.parts));
        }
    }
}

/// A part that both lists have, and the gap behind it that is not in both.
struct Run<'a, T> {
    same: (&'a [T], &'a [T]),
    gap: (&'a [T], &'a [T]),
}

/// Both lists in order, as runs.
fn runs<'a, T>(
    mut before: &'a [T],
    mut now: &'a [T],
    is_same: impl Fn(&T, &T) -> bool,
) -> Vec<Run<'a, T>> {
    let mut runs = Vec::new();
    while !before.is_empty() || !now.is_empty() {
        let pairs = before.iter().zip(now);
        let count = pairs.take_while(|(one, other)| is_same(one, other)).count();
        let (one, other) = (before.split_at(count), now.split_at(count));
        let (fewer, more) = gap(one.1, other.1, &is_same);
        let gap = (&one.1[..fewer], &other.1[..more]);
        (before, now) = (&one.1[fewer..], &other.1[more..]);
        runs.push(Run { same: (one.0, other.0), gap });
    }
    runs
}

/// The gaps: the parts that one list lacks. Where both sides are empty, nothing differs.
fn gaps<'a, T>(
    before: &'a [T],
    now: &'a [T],
    is_same: impl Fn(&T, &T) -> bool,
) -> impl Iterator<Item = (&'a [T], &'a [T])> {
    runs(before, now, is_same).into_iter().map(|run| run.gap)
}

/// The sizes of a gap in both lists. With no match near, it reaches to their common end.
fn gap<T>(before: &[T], now: &[T], is_same: impl Fn(&T, &T) -> bool) -> (usize, usize) {
    let both = |(one, other): &(usize, usize)| match (before.get(*one), now.get(*other)) {
        (Some(one), Some(other)) => is_same(one, other),
        (Some(_), None) | (None, Some(_) | None) => false,
    };
    let near = (1..=NEAR).flat_map(|all| (0..=all).map(move |one| (one, all - one)));
    near.into_iter().find(both).unwrap_or_else(|| {
        let pairs = before.iter().rev().zip(now.iter().rev());
        let last = pairs.take_while(|(one, other)| is_same(one, other)).count();
        (before.len() - last, now.len() - last)
    })
}
