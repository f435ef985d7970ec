//! What differs between two frames.

use iced::advanced::graphics::{Image, Text};
use iced::{Rectangle, Transformation};
use iced_tiny_skia::{Layer, Primitive};

use super::shape::Shape;

/// Where two frames differ, in logical pixels. What was put in between or taken out counts, and not
/// all that follows it.
#[must_use]
pub fn damage(before: &[Layer], now: &[Layer]) -> Vec<Rectangle> {
    let mut damage = Vec::new();
    for (before, now) in before.iter().zip(now) {
        if before.bounds == now.bounds {
            within(before, now, &mut damage);
        } else {
            damage.extend([before.bounds, now.bounds]);
        }
    }
    let others = before.iter().skip(now.len()).chain(now.iter().skip(before.len()));
    damage.extend(others.map(|layer| layer.bounds));
    damage
}

fn within(before: &Layer, now: &Layer, damage: &mut Vec<Rectangle>) {
    let first = damage.len();
    let (one, other) = changed(&before.quads, &now.quads, PartialEq::eq);
    damage.extend(one.iter().chain(other).map(|(quad, _)| quad.bounds.expand(1.0)));
    let (one, other) = changed(&before.images, &now.images, PartialEq::eq);
    damage.extend(one.iter().chain(other).map(Image::bounds));
    let (one, other) = changed(&before.text, &now.text, |one, other| {
        one.transformation() == other.transformation() && one.as_slice() == other.as_slice()
    });
    for group in one.iter().chain(other) {
        let bounds = group.as_slice().iter().filter_map(Text::visible_bounds);
        damage.extend(bounds.map(|bounds| bounds * group.transformation()));
    }
    let is_same = |one: &Group<'_>, other: &Group<'_>| {
        one.is_moved_like(other)
            && (std::ptr::eq(one.paths, other.paths) || one.paths == other.paths)
    };
    let (before, after) = (Group::all(before), Group::all(now));
    let (one, other) = changed(&before, &after, is_same);
    if let ([one], [other]) = (one, other)
        && one.is_moved_like(other)
    {
        let (fewer, more) = changed(one.paths, other.paths, PartialEq::eq);
        one.add(fewer, damage);
        other.add(more, damage);
    } else {
        one.iter().chain(other).for_each(|group| group.add(group.paths, damage));
    }
    let seen = damage.drain(first..).filter_map(|part| part.intersection(&now.bounds));
    let seen: Vec<Rectangle> = seen.collect();
    damage.extend(seen);
}

/// Paths that are clipped and moved together.
struct Group<'a> {
    paths: &'a [Primitive],
    clip: Rectangle,
    moved: Transformation,
}

impl<'a> Group<'a> {
    fn all(layer: &'a Layer) -> Vec<Self> {
        let groups = layer.primitives.iter().map(|group| Self {
            paths: group.as_slice(),
            clip: group.clip_bounds(),
            moved: group.transformation(),
        });
        groups.collect()
    }

    fn is_moved_like(&self, other: &Self) -> bool {
        self.clip == other.clip && self.moved == other.moved
    }

    /// Where these of its paths are seen.
    fn add(&self, paths: &[Primitive], damage: &mut Vec<Rectangle>) {
        let seen = paths.iter().map(|path| Shape::of(path, self.moved).0.bounds());
        damage.extend(seen.filter_map(|bounds| bounds.intersection(&self.clip)));
    }
}

/// What lies between what both begin with and what both end with.
fn changed<'a, T>(
    before: &'a [T],
    now: &'a [T],
    is_same: impl Fn(&T, &T) -> bool,
) -> (&'a [T], &'a [T]) {
    let pairs = before.iter().zip(now);
    let first = pairs.take_while(|(one, other)| is_same(one, other)).count();
    let (before, now) = (&before[first..], &now[first..]);
    let pairs = before.iter().rev().zip(now.iter().rev());
    let last = pairs.take_while(|(one, other)| is_same(one, other)).count();
    (&before[..before.len() - last], &now[..now.len() - last])
}
