//! Judging whether an occasion fulfils a card for its holder.

use super::occasion::{Deployment, Occasion, Placement, Taken, Way};
use super::requirement::{Bound, Completed, Requirement, Span, Title, Which};
use crate::rules::expansion::fair::{Distance, Throw, Token};
use crate::rules::feature::completion::{Completion, Network};
use crate::rules::feature::{Kind, Occupant, Record, majority};
use crate::rules::player::Seat;
use crate::rules::tile::Good;

/// Whether `occasion` meets `requirement` for `holder` (R-KO-6, 8, 10).
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm per requirement")]
pub fn fulfils(requirement: &Requirement, occasion: &Occasion, holder: Seat) -> bool {
    match requirement {
        Requirement::EnterCity { quarters, followers } => {
            matches!(occasion, Occasion::EnteredCity { seat, quarter, followers: inside }
            if *seat == holder
                && (quarters.is_empty() || quarters.contains(quarter))
                && holds(followers.as_ref(), *inside))
        }
        Requirement::LeaveCity {} => {
            matches!(occasion, Occasion::LeftCity { seat } if *seat == holder)
        }
        Requirement::MoveCount { opponents } => {
            matches!(occasion, Occasion::CountMoved { seat, opponents: inside }
            if *seat == holder && holds(opponents.as_ref(), *inside))
        }
        Requirement::MoveWagon {} => {
            matches!(occasion, Occasion::WagonMoved { seat } if *seat == holder)
        }
        Requirement::MoveFairy { on } => matches!(occasion, Occasion::FairyMoved { seat, record }
        if *seat == holder
            && on.is_none_or(|wanted| {
                record.as_ref().is_some_and(|record| meets(&wanted, record, holder))
            })),
        Requirement::Escape {} => matches!(occasion, Occasion::Escaped { seat } if *seat == holder),
        Requirement::RemoveKnight {} => matches!(occasion, Occasion::KnightRemoved { seat, knight }
            if *seat == holder && *knight != holder),
        Requirement::Capture { prisoners } => {
            matches!(occasion, Occasion::Captured { seat, captive, prisoners: held }
            if *seat == holder && *captive != holder && holds(prisoners.as_ref(), *held))
        }
        Requirement::RaiseTower { height } => {
            matches!(occasion, Occasion::TowerRaised { seat, height: reached }
            if *seat == holder && height.holds(*reached))
        }
        Requirement::DragonEats { figures } => {
            matches!(occasion, Occasion::DragonMoved { seat, eaten }
            if *seat == holder && figures.holds(others(eaten, holder)))
        }
        Requirement::AvoidDragon {} | Requirement::Judged {} => false,
        Requirement::TargetWithin { millimetres } => {
            thrown(occasion).is_some_and(|(throw, token, _)| {
                let near = |distance: Distance| distance.millimetres() <= f64::from(*millimetres);
                throw.player == holder
                    && token == Some(Token::Target)
                    && throw.distance.is_some_and(near)
            })
        }
        Requirement::KnockOut { followers } => thrown(occasion).is_some_and(|(throw, token, _)| {
            let opponents = throw.hits.iter().filter(|hit| hit.player != holder).count() as u32;
            throw.player == holder && token == Some(Token::KnockOut) && followers.holds(opponents)
        }),
        Requirement::Catch {} => thrown(occasion).is_some_and(|(throw, token, left)| {
            token == Some(Token::Catch) && throw.caught && left == holder
        }),
        Requirement::SlipBy {} => thrown(occasion).is_some_and(|(throw, token, _)| {
            throw.player == holder && token == Some(Token::Catch) && !throw.caught && !throw.short
        }),
        Requirement::Seduce {} => thrown(occasion).is_some_and(|(throw, _, _)| {
            throw.player == holder && throw.swap.is_some_and(|swap| swap.player != holder)
        }),
        Requirement::PlaceFarmer { cities, complete_cities, farmers } => deployed(occasion, holder)
            .is_some_and(|deployment| {
                let field = &deployment.record;
                field.kind == Kind::Field
                    && deployment.figure.is_follower()
                    && holds(cities.as_ref(), field.complete_cities + field.incomplete_cities)
                    && holds(complete_cities.as_ref(), field.complete_cities)
                    && holds(farmers.as_ref(), deployment.farmers)
            }),
        Requirement::Deploy { figure, portal, flight, crop, complete_cities, on } => {
            deployed(occasion, holder).is_some_and(|deployment| {
                figure.is_none_or(|figure| figure == deployment.figure)
                    && (!portal || deployment.way == Way::Portal)
                    && (!flight || deployment.way == Way::Flight)
                    && (!crop || deployment.way == Way::Crop)
                    && holds(complete_cities.as_ref(), deployment.record.complete_cities)
                    && on.is_none_or(|wanted| meets(&wanted, &deployment.record, holder))
            })
        }
        Requirement::CallAbbot { points: wanted } => {
            matches!(occasion, Occasion::AbbotCalled { seat, points }
            if *seat == holder && pays(wanted.as_ref(), *points))
        }
        Requirement::MoveMagician { magician: wanted, on } => {
            matches!(occasion, Occasion::MagicianMoved { seat, magician, record }
            if *seat == holder
                && magician == wanted
                && on.is_none_or(|wanted| meets(&wanted, record, holder)))
        }
        Requirement::TakeGold { bars: wanted, held: of_all } => {
            matches!(occasion, Occasion::GoldTaken { seat, bars, held }
            if *seat == holder && holds(wanted.as_ref(), *bars) && holds(of_all.as_ref(), *held))
        }
        Requirement::CropTakesHome { figures } => {
            matches!(occasion, Occasion::CropTookHome { seat, owners }
            if *seat == holder && figures.holds(others(owners, holder)))
        }
        Requirement::MoveFerry { on } => matches!(occasion, Occasion::FerryMoved { seat, record }
        if *seat == holder && on.is_none_or(|wanted| meets(&wanted, record, holder))),
        Requirement::ReadMessage { messages: wanted, points: worth } => {
            matches!(occasion, Occasion::MessageRead { seat, messages, points }
            if *seat == holder
                && holds(wanted.as_ref(), *messages)
                && pays(worth.as_ref(), *points))
        }
        Requirement::Rob { points: wanted, richer: from_richer } => {
            matches!(occasion, Occasion::Robbed { seat, points, richer }
            if *seat == holder
                && pays(wanted.as_ref(), *points)
                && (!from_richer || *richer))
        }
        Requirement::Complete(wanted) => placed(occasion).is_some_and(|placement| {
            own(placement, holder).any(|record| meets(wanted, record, holder))
        }),
        Requirement::CompleteTogether(wanted) => placed(occasion).is_some_and(|placement| {
            all_meet(wanted, &own(placement, holder).collect::<Vec<_>>(), holder)
        }),
        Requirement::Connect { cities, tiles, road } => placed(occasion).is_some_and(|placement| {
            let mut own =
                placement.completions.iter().filter(|completion| completion.completer == holder);
            own.any(|completion| connects(completion, *cities, *tiles, road.as_ref()))
        }),
        Requirement::DoubleTurn {} => placed(occasion)
            .is_some_and(|placement| placement.placed_by == Some(holder) && placement.second_part),
        Requirement::PlaceAbbey { completes } => placed(occasion).is_some_and(|placement| {
            let count = own(placement, holder).count() as u32;
            placement.placed_by == Some(holder)
                && placement.abbey
                && holds(completes.as_ref(), count)
        }),
        Requirement::JoinFields { complete_cities } => placed(occasion)
            .is_some_and(|placement| joins(placement, complete_cities.as_ref(), holder)),
        Requirement::Take { titles, from_opponent, all } => {
            placed(occasion).is_some_and(|placement| {
                takes(&placement.taken, titles, *from_opponent, holder)
                    && (!all
                        || titles
                            .iter()
                            .all(|title| placement.holders[title_index(*title)] == Some(holder)))
            })
        }
        Requirement::Score { points, span, feature } => placed(occasion)
            .is_some_and(|placement| scores(placement, *points, *span, *feature, holder)),
        Requirement::WinChallenge { winner } => {
            placed(occasion).is_some_and(|placement| wins_challenge(placement, *winner, holder))
        }
    }
}

/// The figures that are not the holder's.
fn others(owners: &[Seat], holder: Seat) -> u32 {
    owners.iter().filter(|owner| **owner != holder).count() as u32
}

const fn placed(occasion: &Occasion) -> Option<&Placement> {
    if let Occasion::Placement(placement) = occasion { Some(placement) } else { None }
}

/// The deployment of a figure of the holder's.
fn deployed(occasion: &Occasion, holder: Seat) -> Option<&Deployment> {
    let deployment =
        if let Occasion::Deployment(deployment) = occasion { Some(deployment) } else { None };
    deployment.filter(|deployment| deployment.seat == holder)
}

/// A throw, its token, and the player to the left of the thrower, who catches (R-KO-18, R-CAT-2…4).
const fn thrown(occasion: &Occasion) -> Option<(&Throw, Option<Token>, Seat)> {
    if let Occasion::Thrown { throw, token, left } = occasion {
        Some((throw, *token, *left))
    } else {
        None
    }
}

/// R-KO-8: the completed features if the holder is the completer.
fn own(placement: &Placement, holder: Seat) -> impl Iterator<Item = &Record> {
    let own = placement.completions.iter().filter(move |completion| completion.completer == holder);
    own.map(|completion| &completion.record)
}

/// Whether a completed feature pays for such an order, alone or with others (R-KO-13).
#[must_use]
pub fn is_paid_by(requirement: &Requirement, completion: &Completion, holder: Seat) -> bool {
    if let Requirement::Connect { cities, tiles, road } = requirement {
        connects(completion, *cities, *tiles, road.as_ref())
    } else {
        let completed = requirement.nature().completed;
        completed.iter().any(|wanted| meets(wanted, &completion.record, holder))
    }
}

/// Whether the tile has joined a field with a farmer of the holder to one with an opponent's.
fn joins(placement: &Placement, complete_cities: Option<&Bound>, holder: Seat) -> bool {
    let by_holder = placement.placed_by == Some(holder);
    by_holder
        && placement.joined_fields.iter().any(|field| {
            field.followers_of(holder) > 0
                && field.followers().any(|occupant| occupant.seat != holder)
                && holds(complete_cities, field.complete_cities)
        })
}

/// Whether the holder has scored so many points for one feature, or in all of the turn.
fn scores(
    placement: &Placement,
    points: u32,
    span: Span,
    feature: Option<Which>,
    holder: Seat,
) -> bool {
    match span {
        Span::Feature => placement.scores.iter().any(|score| {
            // Bonuses belong to no feature.
            let of_kind = |record: &Record| feature.is_none_or(|which| which.includes(record.kind));
            score.seat == holder
                && reaches(score.points(), points)
                && score.record.as_ref().is_some_and(of_kind)
        }),
        Span::Turn => {
            let mut scores = placement.scores.iter().filter(|score| score.record.is_some());
            scores.any(|score| score.seat == holder) && reaches(placement.turn[holder], points)
        }
    }
}

/// Whether the holder has won a challenge with such a building (R-KO-16), for the table against
/// anybody or against somebody else (A49).
fn wins_challenge(placement: &Placement, winner: Which, holder: Seat) -> bool {
    let is_beaten = |loser: &Record| {
        !placement.against_others || loser.followers().any(|follower| follower.seat != holder)
    };
    placement.completions.iter().any(|completion| {
        completion.defeated.iter().any(is_beaten)
            && winner.includes(completion.record.kind)
            && if placement.by_presence {
                completion.record.followers_of(holder) > 0
            } else {
                majority::owners(&completion.record).any(|owner| owner == holder)
            }
    })
}

fn meets(wanted: &Completed, record: &Record, holder: Seat) -> bool {
    let followers = record.followers().count() as u32;
    let own = record.followers_of(holder);
    let mut present: Vec<Seat> = record.followers().map(|occupant| occupant.seat).collect();
    present.sort_unstable();
    present.dedup();
    wanted.feature.includes(record.kind)
        && holds(wanted.tiles.as_ref(), record.tiles)
        && holds(wanted.pennants.as_ref(), record.pennants)
        && holds(wanted.followers.as_ref(), followers)
        && holds(wanted.own_followers.as_ref(), own)
        && holds(wanted.opponents_followers.as_ref(), followers - own)
        && holds(wanted.players.as_ref(), present.len() as u32)
        && contains(wanted, record)
        && wanted
            .own_figure
            .is_none_or(|figure| record.occupants.contains(&Occupant { seat: holder, figure }))
}

/// Whether a feature contains the wanted things.
fn contains(wanted: &Completed, record: &Record) -> bool {
    let goods = Good::ALL.map(|good| record.goods[good]);
    let kinds = goods.iter().filter(|tokens| **tokens > 0).count() as u32;
    holds(wanted.inns.as_ref(), record.inns)
        && holds(wanted.ferries.as_ref(), record.ferries)
        && holds(wanted.cathedrals.as_ref(), record.cathedrals)
        && holds(wanted.goods.as_ref(), goods.iter().sum())
        && holds(wanted.kinds_of_goods.as_ref(), kinds)
        && holds(wanted.tower_sites.as_ref(), record.tower_sites)
        && holds(wanted.sieges.as_ref(), record.sieges)
}

/// Whether each wanted feature can be matched with a different one of the completed.
fn all_meet(wanted: &[Completed], records: &[&Record], holder: Seat) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    records.iter().enumerate().any(|(index, record)| {
        meets(first, record, holder) && {
            let mut others = records.to_vec();
            others.remove(index);
            all_meet(rest, &others, holder)
        }
    })
}

/// R-KO-10: whether the whole is complete now, with the feature just completed as a part.
fn connects(completion: &Completion, cities: u32, tiles: u32, road: Option<&Bound>) -> bool {
    completion.networks.iter().any(|network: &Network| {
        let mut parts = network.cities.iter().filter(|city| city.complete && city.tiles >= tiles);
        let is_part = match completion.record.kind {
            Kind::Road => true,
            Kind::City => parts.clone().any(|city| city.subject),
            Kind::Field | Kind::Building(_) => false,
        };
        let count = parts.by_ref().count() as u32;
        network.complete && holds(road, network.tiles) && is_part && count >= cities
    })
}

fn takes(taken: &[Taken], titles: &[Title], from_opponent: bool, holder: Seat) -> bool {
    taken.iter().any(|taken| {
        // Beating one's own record keeps a title; it does not take it.
        titles.contains(&taken.title)
            && taken.by == holder
            && taken.from != Some(holder)
            && (!from_opponent || taken.from.is_some())
    })
}

const fn title_index(title: Title) -> usize {
    match title {
        Title::King => 0,
        Title::Robber => 1,
    }
}

fn reaches(points: i32, wanted: u32) -> bool {
    i64::from(points) >= i64::from(wanted)
}

/// Whether so many points are within a bound; fewer than none are none.
fn pays(bound: Option<&Bound>, points: i32) -> bool {
    holds(bound, u32::try_from(points).unwrap_or_default())
}

fn holds(bound: Option<&Bound>, number: u32) -> bool {
    bound.is_none_or(|bound| bound.holds(number))
}
