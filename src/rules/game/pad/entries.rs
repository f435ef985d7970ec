//! Checking that the features of a note can be.

use super::super::Game;
use crate::feature::Kind;
use crate::game::pad;
use crate::house_rule::HouseRule;
use crate::player::Figure;
use crate::rejection::Rejection;
use crate::scorepad::{self, Entry, Fault, Group, Post};

/// Checks that features can be as they are written down, with the fields that the same tile has
/// joined. There cannot be more of anything on them than there is, and a player cannot have
/// more figures there, apart from those in the City, in prison, on towers and, for other
/// features, on fields.
pub(in super::super) fn may_be(
    game: &Game,
    features: &[Entry],
    fields: &[Entry],
    complete: bool,
) -> Result<(), Rejection> {
    let Some(pad) = &game.pad else {
        return Err(Rejection::Scorepad(scorepad::Rejection::NoScorepad));
    };
    if features.iter().chain(fields).any(|entry| entry.kind == Kind::Field) {
        game.must_have_farmers()?;
    }
    let refuse = |index, fault| Rejection::Scorepad(scorepad::Rejection::Entry { index, fault });
    let all = || features.iter().chain(fields).enumerate();
    for (index, entry) in all() {
        entry.players().try_for_each(|player| game.must_be_player(player))?;
        let is_complete = complete && index < features.len();
        pad.limits.check(entry, is_complete).map_err(|fault| refuse(index, fault))?;
    }
    let one_fairy = !game.setup.rules.differs(HouseRule::FairyServesTile);
    pad.limits
        .check_together(all().map(|(_, entry)| entry), one_fairy)
        .map_err(|(index, fault)| refuse(index, fault))?;
    for seat in game.seats() {
        for figure in Figure::ALL {
            let own = |groups: &[Group]| -> u32 {
                let own =
                    groups.iter().filter(|group| group.player == seat && group.figure == figure);
                own.fold(0, |sum, group| sum.saturating_add(group.count))
            };
            let of = |entry: &Entry| {
                let losers = entry.defeated.iter().map(|loser| own(&loser.followers));
                losers.fold(own(&entry.followers), u32::saturating_add)
            };
            let in_supply = u32::from(game.supply(seat).count(figure));
            let farmers = pad::posted(game, seat, Post::Field)
                .filter(|other| *other == figure)
                .count() as u32;
            let (mut elsewhere, mut on_fields) = (0_u32, 0_u32);
            for (index, entry) in all() {
                let sum = if entry.kind == Kind::Field { &mut on_fields } else { &mut elsewhere };
                *sum = sum.saturating_add(of(entry));
                let (count, left) = if elsewhere > in_supply {
                    (elsewhere, in_supply)
                } else {
                    (elsewhere.saturating_add(on_fields), in_supply + farmers)
                };
                if count > left {
                    return Err(refuse(index, Fault::TooManyFigures { seat, figure, count, left }));
                }
            }
        }
    }
    Ok(())
}
