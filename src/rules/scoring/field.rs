//! Fields.

use super::{Label, Line, Score, tie_break};
use crate::feature::{Kind, Occupant, Place, Record, majority};
use crate::house_rule::HouseRule;
use crate::player::{Figure, MAX_PLAYERS, Seat};

/// Points for each completed city (R-BASE-13).
const EACH: i32 = 3;
/// Points for each city where fields are scored city by city (A46).
const EACH_BY_CITY: i32 = 4;
/// Points for each city when farmers come to a field with a barn (R-AM-11).
const EACH_AT_BARN: i32 = 1;
/// Points for each city to the owner of a barn (R-AM-12).
const EACH_FOR_BARN: i32 = 4;

/// R-BASE-13: at the end, 3 points for each completed city that the field touches, each city once;
/// 1 more with a pigsty (R-RIV-6); a besieged one counts double (R-SG-3). City by city (A46) it is
/// 4. Beside a barn it is 1 point a city, and 1 more with a pigsty (R-AM-11).
pub fn lines(record: &Record) -> Vec<Line> {
    if barn_owners(record).next().is_some() {
        sum(record, EACH_AT_BARN)
    } else if record.readings.differ(HouseRule::FieldsByCity) {
        sum(record, EACH_BY_CITY)
    } else {
        harvest(record)
    }
}

/// A46: 4 points for a completed city to whoever has the most farmers in the fields around it, all
/// tied players alike. A pig adds 1 for its owner (R-TB-6), a pigsty 1 for whoever has a farmer
/// beside it (R-RIV-6), and a besieged city counts double (R-SG-3). The fields have no barn.
pub fn around_city(fields: &[&Record], place: Option<Place>, is_besieged: bool) -> Vec<Score> {
    let tiles = fields.iter().map(|field| field.tiles).sum();
    let mut around = Record::new(Kind::Field, tiles);
    around.complete_cities = 1;
    around.besieged_cities = u32::from(is_besieged);
    around.occupants = fields.iter().flat_map(|field| field.occupants.iter().copied()).collect();
    for seat in Seat::all(MAX_PLAYERS) {
        around.tie_breakers[seat] = fields.iter().map(|field| field.tie_breakers[seat]).sum();
    }
    around.readings = fields.first().map(|field| field.readings).unwrap_or_default();
    around.place = place;
    let score = |seat| {
        let pigsty = fields.iter().any(|field| field.pigsty && field.followers_of(seat) > 0);
        let own = Record { pigsty, ..around.clone() };
        let lines = sum(&own, EACH_BY_CITY).into_iter().chain(pig(&own, seat));
        let lines = lines.chain(tie_break(&own, seat)).collect();
        Score { seat, source: Kind::Field.into(), lines, record: Some(own) }
    };
    majority::owners(&around).map(score).collect()
}

/// R-AM-9: the lines of a field when a barn is being placed, and the farmers go home.
pub fn harvest(record: &Record) -> Vec<Line> {
    sum(record, EACH)
}

fn sum(record: &Record, each: i32) -> Vec<Line> {
    let cities = record.complete_cities;
    let mut lines = vec![Line::new(Label::TouchedCities, cities, each)];
    if record.pigsty && cities > 0 {
        lines.push(Line::new(Label::Pigsty, cities, 1));
    }
    if record.besieged_cities > 0 {
        let pigsty = i32::from(record.pigsty && !do_pigs_ignore_sieges(record));
        lines.push(Line::new(Label::BesiegedCities, record.besieged_cities, each + pigsty));
    }
    lines
}

/// A27: whether a besieged city doubles only the points of the field, not what pigs and pigsties
/// add (R-SG-3).
const fn do_pigs_ignore_sieges(record: &Record) -> bool {
    record.readings.differ(HouseRule::SiegeDoublesThree)
}

/// R-TB-6: an owner's pig adds 1 for each city, 2 for a besieged one (R-SG-3). More pigs add
/// nothing.
pub fn pig(record: &Record, seat: Seat) -> Option<Line> {
    let is_pig = |occupant: &Occupant| occupant.seat == seat && occupant.figure == Figure::Pig;
    let has_pig = record.kind == Kind::Field && record.occupants.iter().any(is_pig);
    let twice = if do_pigs_ignore_sieges(record) { 0 } else { record.besieged_cities };
    let cities = record.complete_cities + twice;
    (has_pig && cities > 0).then(|| Line::new(Label::Pig, cities, 1))
}

/// R-AM-12: at the end 4 points for each completed city, 8 for a besieged one (R-SG-3), neither pig
/// nor pigsty adding to it.
pub fn barn(record: &Record) -> Vec<Line> {
    let cities = Line::new(Label::Barn, record.complete_cities, EACH_FOR_BARN);
    let doubled = record.besieged_cities;
    let doubled = (doubled > 0).then(|| Line::new(Label::BesiegedCities, doubled, EACH_FOR_BARN));
    [cities].into_iter().chain(doubled).collect()
}

/// The players with a barn in the field, each once.
pub fn barn_owners(record: &Record) -> impl Iterator<Item = Seat> {
    let barns = record.occupants.iter().filter(|occupant| occupant.figure == Figure::Barn);
    let mut owners: Vec<Seat> = barns.map(|occupant| occupant.seat).collect();
    owners.sort_unstable();
    owners.dedup();
    owners.into_iter()
}
