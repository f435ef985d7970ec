//! The actions of turns, as the scorepad writes them down.

use super::super::sets::fairy::Served;
use super::super::{Game, Phase};
use crate::card::occasion::{Deployment, Occasion, Way};
use crate::expansion::dragon;
use crate::expansion::tower::{self, Towers};
use crate::feature::{Kind, Occupant};
use crate::game::{figures, pad, sets};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::{Figure, MAX_PLAYERS, Seat};
use crate::rejection::Rejection;
use crate::scorepad::{self, Deed, Entry, Fault, Group, Part, Post};
use crate::setup::{ABBEY_MAYOR, BESIEGERS, CATHARS, COUNT, PRINCESS_DRAGON, Recording, TOWER};

impl Deed {
    /// Whether it is part of a turn of the player who did it: the dragon comes, and figures go
    /// home, in turns of others too.
    const fn is_of_own_turn(&self) -> bool {
        match self {
            Self::Deploy { .. }
            | Self::Wagon {}
            | Self::Princess { .. }
            | Self::Fairy { .. }
            | Self::Tower { .. }
            | Self::Guard { .. }
            | Self::Capture { .. }
            | Self::Escape {} => true,
            Self::FairyAlone {} | Self::Dragon { .. } | Self::Home { .. } => false,
        }
    }
}

/// Whether a move tells of figures eaten by the dragon: an order depends on that even where
/// nothing else is recorded (R-KO-29).
pub(in super::super) fn is_dragon(game: &Game, made: &Move) -> bool {
    matches!(made, Move::Report { deed: Deed::Dragon { .. }, .. }) && game.orders.is_some()
}

#[expect(clippy::too_many_lines, reason = "one arm per deed")]
pub(in super::super) fn allows_report(
    game: &Game,
    seat: Seat,
    deed: &Deed,
) -> Result<(), Rejection> {
    game.must_be_player(seat)?;
    // Figures of a player who has left may still go home or be eaten.
    if deed.is_of_own_turn() {
        game.must_play(seat)?;
    }
    game.must_go_on()?;
    if game.phase() == Phase::Remains {
        return Err(Rejection::Scorepad(scorepad::Rejection::AtEnd));
    }
    let in_play = |is: bool| if is { Ok(()) } else { Err(Rejection::NotInPlay) };
    match deed {
        Deed::Deploy { figure, on, portal } => {
            in_play(!portal || game.setup.has(PRINCESS_DRAGON))?;
            game.must_have_figure(seat, *figure)?;
            may_stand(game, *figure, on)
        }
        Deed::Wagon {} => {
            in_play(game.setup.has(ABBEY_MAYOR))?;
            game.must_have_figure(seat, Figure::Wagon)
        }
        Deed::Princess { knight } => {
            in_play(game.setup.has(PRINCESS_DRAGON))?;
            must_be_one_follower(game, knight)
        }
        Deed::Fairy { on } => {
            in_play(game.setup.has(PRINCESS_DRAGON))?;
            match on {
                // Nobody else stands on a garden (R-AB-3).
                Some(on) if on.kind == Kind::GARDEN => may_stand(game, Figure::Abbot, on),
                Some(on) => may_stand(game, Figure::Follower, on),
                None => in_play(game.setup.has(TOWER) || game.setup.has(COUNT)),
            }
        }
        Deed::FairyAlone {} => in_play(sets::fairy::owner(game).is_some()),
        Deed::Dragon { eaten } => {
            in_play(game.setup.has(PRINCESS_DRAGON))?;
            if eaten.iter().all(|group| group.count == 0) {
                return Err(dragon::Rejection::NobodyEaten.into());
            }
            must_have_stood(game, eaten)
        }
        Deed::Tower { height } => {
            in_play(game.setup.has(TOWER))?;
            may_be_high(game, seat, *height)
        }
        Deed::Guard { figure } => {
            in_play(game.setup.has(TOWER))?;
            if !figure.may_climb() {
                return Err(tower::Rejection::CannotClimb { figure: *figure }.into());
            }
            game.must_have_figure(seat, *figure)
        }
        Deed::Capture { captive, .. } => {
            in_play(game.setup.has(TOWER))?;
            figures::must_be_follower(captive.figure)?;
            must_have_stood(game, &[*captive])?;
            if captive.count == 1 {
                Ok(())
            } else {
                Err(Rejection::Scorepad(scorepad::Rejection::Entry {
                    index: 0,
                    fault: too_many(captive, 1),
                }))
            }
        }
        Deed::Escape {} => in_play([CATHARS, BESIEGERS].iter().any(|set| game.setup.has(set))),
        Deed::Home { figures } => must_have_stood(game, figures),
    }
}

#[expect(clippy::too_many_lines, reason = "one arm per deed")]
pub(in super::super) fn report(
    game: &mut Game,
    seat: Seat,
    deed: &Deed,
    outcomes: &mut Vec<Outcome>,
) {
    // Whatever can follow in the same turn may take the fairy's owner away from her.
    if seat == game.active() && deed.is_of_own_turn() {
        sets::fairy::pay_greeting(game, outcomes);
    }
    outcomes.push(Outcome::Scorepad(scorepad::Outcome::Reported { seat, deed: deed.clone() }));
    match deed {
        Deed::Deploy { figure, on, portal } => {
            if on.kind == Kind::Field {
                pad::post(game, Occupant { seat, figure: *figure }, Post::Field);
            }
            judge_report(game, seat, *figure, on, *portal, outcomes);
        }
        Deed::Wagon {} => game.judge(&Occasion::WagonMoved { seat }, outcomes),
        Deed::Princess { knight } => {
            game.judge(&Occasion::KnightRemoved { seat, knight: knight.player }, outcomes);
        }
        Deed::Fairy { on } => {
            if let Some(pad) = &mut game.pad {
                pad.served.call(seat);
            }
            let record = on.as_ref().map(|on| on.record());
            game.judge(&Occasion::FairyMoved { seat, record }, outcomes);
        }
        Deed::FairyAlone {} => {
            if let Some(pad) = &mut game.pad {
                pad.served = Served::NOBODY;
            }
        }
        Deed::Dragon { eaten } => {
            let owners: Vec<Seat> = eaten
                .iter()
                .flat_map(|group| std::iter::repeat_n(group.player, group.count as usize))
                .collect();
            go_home(game, eaten);
            let each = |group: &Group| std::iter::repeat_n(group.occupant(), group.count as usize);
            let figures: Vec<Occupant> = eaten.iter().flat_map(each).collect();
            game.suffer_dragon(&figures, outcomes);
            game.judge(&Occasion::DragonMoved { seat, eaten: owners }, outcomes);
        }
        Deed::Tower { height } => {
            if let Some(towers) = &mut game.expansions.towers {
                towers.spend_piece(seat);
            }
            game.judge(&Occasion::TowerRaised { seat, height: *height }, outcomes);
        }
        Deed::Guard { figure } => pad::post(game, Occupant { seat, figure: *figure }, Post::Tower),
        Deed::Capture { captive, exchange } => {
            let occupant = captive.occupant();
            pad::unpost(game, occupant, captive.from);
            game.people.take_out(occupant);
            sets::tower::imprison(game, seat, occupant, *exchange, outcomes);
            game.suffer_capture(seat, occupant.seat, outcomes);
            let prisoners = game
                .expansions
                .towers
                .as_ref()
                .map(|towers| towers.prisoners_of(seat))
                .unwrap_or_default();
            game.judge(&Occasion::Captured { seat, captive: occupant.seat, prisoners }, outcomes);
        }
        Deed::Escape {} => game.judge(&Occasion::Escaped { seat }, outcomes),
        Deed::Home { figures } => go_home(game, figures),
    }
}

/// Judges orders by the figure or the barn that was deployed.
pub(in super::super) fn judge_report(
    game: &mut Game,
    seat: Seat,
    figure: Figure,
    on: &Entry,
    portal: bool,
    outcomes: &mut Vec<Outcome>,
) {
    let mut record = on.record();
    let own = Occupant { seat, figure };
    if !record.occupants.contains(&own) {
        record.occupants.push(own);
    }
    let way = if portal { Way::Portal } else { Way::Usual };
    let farming = figures::count_deployment(game, own, record.kind);
    let farmers = pad::farmers(game)[seat];
    let deployment = Deployment { seat, figure, record, farmers, farming, way };
    game.judge(&Occasion::Deployment(deployment), outcomes);
}

fn go_home(game: &mut Game, groups: &[Group]) {
    for group in groups {
        for _ in 0..group.count {
            pad::unpost(game, group.occupant(), group.from);
        }
    }
}

/// Whether a figure can be on a feature, as far as its parts are written down.
fn may_stand(game: &Game, figure: Figure, on: &Entry) -> Result<(), Rejection> {
    scorepad::may_stand(figure, on.kind)
        .map_err(|fault| Rejection::Scorepad(scorepad::Rejection::Entry { index: 0, fault }))?;
    // A building may be surrounded when it is claimed.
    let is_building = matches!(on.kind, Kind::Building(_));
    let complete = is_building
        && game
            .pad
            .as_ref()
            .is_some_and(|pad| pad.limits.most(Part::Tiles, on.kind) == Some(on.tiles));
    pad::entries::may_be(game, std::slice::from_ref(on), &[], complete)
}

fn must_be_one_follower(game: &Game, group: &Group) -> Result<(), Rejection> {
    game.must_be_player(group.player)?;
    figures::must_be_follower(group.figure)?;
    if group.count == 1 {
        return must_have_stood(game, &[*group]);
    }
    let fault = too_many(group, 1);
    Err(Rejection::Scorepad(scorepad::Rejection::Entry { index: 0, fault }))
}

/// Whether players have so many figures on the posts of those groups.
fn must_have_stood(game: &Game, groups: &[Group]) -> Result<(), Rejection> {
    for (index, group) in groups.iter().enumerate() {
        game.must_be_player(group.player)?;
        let same = |other: &&Group| {
            (other.player, other.figure, other.from) == (group.player, group.figure, group.from)
        };
        let same = groups.iter().take(index + 1).filter(same);
        let count = same.fold(0, |sum: u32, other| sum.saturating_add(other.count));
        let left = match group.from {
            Post::Feature => u32::from(game.supply(group.player).count(group.figure)),
            Post::Field | Post::Tower => {
                let posted = pad::posted(game, group.player, group.from);
                posted.filter(|figure| *figure == group.figure).count() as u32
            }
        };
        // Farmers may lie on fields of which nobody took a note.
        let unknown = u32::from(game.supply(group.player).count(group.figure));
        let left = if group.from == Post::Field { left + unknown } else { left };
        if count > left && game.recording() == Recording::Scorepad {
            return Err(Rejection::Scorepad(scorepad::Rejection::Entry {
                index,
                fault: too_many(&Group { count, ..*group }, left),
            }));
        }
    }
    Ok(())
}

/// R-TW-1: allows a height if all pieces of the game reach it and the player has one left.
fn may_be_high(game: &Game, seat: Seat, height: u32) -> Result<(), Rejection> {
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    let pieces = Towers::new(game.setup.players.len()).pieces(Seat::FIRST);
    let most = u32::from(pieces) * game.setup.players.len().min(MAX_PLAYERS) as u32;
    if height == 0 || height > most {
        return Err(tower::Rejection::NoSuchHeight { height, most }.into());
    }
    if towers.pieces(seat) == 0 {
        Err(tower::Rejection::NoPieceLeft { seat }.into())
    } else {
        Ok(())
    }
}

const fn too_many(group: &Group, left: u32) -> Fault {
    Fault::TooManyFigures { seat: group.player, figure: group.figure, count: group.count, left }
}
