//! Who stands on a feature of an example.

use super::scene::{Scene, Stood, Wood, is_none, number};
use crate::{Pt, pt};
use rules::card::requirement::{Bound, Completed};
use rules::player::Figure;

/// As many followers as a picture has room for, and as many opponents as have colours.
const MOST: u32 = 6;
const OPPONENTS: u32 = 3;
/// As many figures as share one spot.
const ROOM: usize = 6;

/// So many followers: the holder's, the opponents', and of how many opponents.
#[derive(Debug, Clone, Copy)]
struct Crowd {
    own: u32,
    others: u32,
    opponents: u32,
}

impl Crowd {
    /// The numbers that the bounds of a feature are about.
    fn numbers(self, wanted: &Completed) -> [(Option<Bound>, u32); 4] {
        let players = u32::from(self.own > 0) + self.opponents;
        [
            (wanted.followers, self.own + self.others),
            (wanted.own_followers, self.own),
            (wanted.opponents_followers, self.others),
            (wanted.players, players),
        ]
    }

    /// How far its numbers are from those that the bounds name.
    fn distance(self, wanted: &Completed) -> u32 {
        let numbers = self.numbers(wanted).into_iter();
        let bounded = numbers.filter(|(bound, _)| bound.is_some());
        let distances = bounded.map(|(bound, count)| wish(bound).abs_diff(count));
        distances.fold(0, u32::saturating_add)
    }

    /// The smallest crowd that meets the bounds as they say it, with so many of the holder's own.
    fn of(wanted: &Completed, own: u32) -> Option<Self> {
        let all = (own..=MOST).flat_map(|own| {
            (0..=MOST).flat_map(move |others| {
                let opponents = others.min(1)..=others.min(OPPONENTS);
                opponents.map(move |opponents| Self { own, others, opponents })
            })
        });
        let holds = |crowd: &Self| {
            let numbers = crowd.numbers(wanted).into_iter();
            let is_met =
                |(bound, count): (Option<Bound>, u32)| bound.is_none_or(|bound| bound.holds(count));
            crowd.own + crowd.others <= MOST && numbers.clone().all(is_met)
        };
        all.filter(holds).min_by_key(|crowd| {
            // Followers that may be anybody's are both sides'.
            let few = crowd.own + crowd.others;
            (crowd.distance(wanted), few, crowd.own.abs_diff(1), crowd.opponents)
        })
    }
}

/// The number of people to draw for a bound; few where many may be there.
fn wish(bound: Option<Bound>) -> u32 {
    let named = number(bound);
    let is_named = bound.is_some_and(|bound| bound.exactly.max(bound.at_least) == Some(named));
    if is_named { named } else { named.min(2) }
}

/// Puts everybody that a feature is to have on it, beside figures that stand there anyway, and
/// takes notice of these conditions.
pub fn stand(scene: &mut Scene, wanted: &Completed, present: Option<Figure>, spots: &[Pt]) {
    let special = wanted.own_figure.filter(|figure| present != Some(*figure));
    let figures: Vec<Figure> = present.into_iter().chain(special).collect();
    let own = figures.iter().filter(|figure| figure.is_follower()).count() as u32;
    let crowd = Crowd::of(wanted, own);
    scene.leaves(crowd.is_none());
    let crowd = crowd.unwrap_or(Crowd { own, others: 0, opponents: 0 });
    let common = (own..crowd.own).map(|_| Figure::Follower);
    let ours = figures.into_iter().chain(common).map(|figure| (figure, Wood::Own));
    let others = (0..crowd.others).map(|index| {
        let of = index.checked_rem(crowd.opponents).unwrap_or(0);
        (Figure::Follower, Wood::Other(u8::try_from(of).unwrap_or(0)))
    });
    let stood = |(figure, wood)| Stood { figure, ..Stood::follower(0.0, 0.0, wood) };
    let mut all: Vec<Stood> = ours.chain(others).map(stood).collect();
    for (bound, count) in crowd.numbers(wanted) {
        scene.shows_also(bound, count, true);
    }
    all.extend(absent(wanted).map(|wood| Stood::follower(0.0, 0.0, wood).absent()));
    let room = ROOM * spots.len();
    scene.leaves(all.len() > room);
    all.truncate(room);
    for (index, spot) in spread(spots, all.len()).into_iter().enumerate() {
        let Some(stood) = all.get(index) else { break };
        scene.figures.push(Stood { at: spot, ..*stood });
    }
}

/// Of whom nobody may be there.
fn absent(wanted: &Completed) -> impl Iterator<Item = Wood> {
    let nobody = is_none(wanted.followers) || is_none(wanted.players);
    let own = !nobody && is_none(wanted.own_followers);
    let others = !nobody && is_none(wanted.opponents_followers);
    [(nobody, Wood::Anybody), (own, Wood::Own), (others, Wood::Other(0))]
        .into_iter()
        .filter_map(|(is_so, wood)| is_so.then_some(wood))
}

/// Places for so many around some spots.
fn spread(spots: &[Pt], many: usize) -> Vec<Pt> {
    /// Places around one spot, by how many share it.
    const AROUND: [&[(f32, f32)]; ROOM] = [
        &[(0.0, 0.0)],
        &[(-0.14, 0.0), (0.14, 0.0)],
        &[(-0.16, -0.12), (0.16, -0.12), (0.0, 0.16)],
        &[(-0.15, -0.15), (0.15, -0.15), (-0.15, 0.17), (0.15, 0.17)],
        &[(-0.22, -0.14), (0.0, -0.14), (0.22, -0.14), (-0.12, 0.16), (0.12, 0.16)],
        &[(-0.22, -0.14), (0.0, -0.14), (0.22, -0.14), (-0.22, 0.16), (0.0, 0.16), (0.22, 0.16)],
    ];
    let Some(each) = many.checked_div(spots.len()) else { return Vec::new() };
    let one_more = many % spots.len();
    let around = |(index, spot): (usize, &Pt)| {
        let here = each + usize::from(index < one_more);
        let places = here.checked_sub(1).and_then(|at| AROUND.get(at)).copied();
        let spot = *spot;
        places.unwrap_or_default().iter().map(move |(x, y)| spot + pt(*x, *y))
    };
    spots.iter().enumerate().flat_map(around).collect()
}
