//! The scores of the fields at the end: one by one (R-BASE-13), or city by city where the table
//! plays so (A46).

use super::Game;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Record};
use crate::rules::scoring::{self, Finality, Score, field};

/// A field with farmers and without a barn.
type Field = (FeatureId, Record);

/// The scores that the fields would bring at the end, each with its field. City by city (A46)
/// that is the first of the fields around the city in which its player has a farmer; a field
/// with a barn is scored by itself as ever (R-AM-11, 12).
pub fn field_scores(game: &Game) -> Vec<(FeatureId, Score)> {
    let fields = game.occupied_features().into_iter().filter(|(_, kind)| *kind == Kind::Field);
    let fields = fields.map(|(field, _)| (field, game.board.record(field)));
    let alone = |(_, record): &Field| {
        !record.readings.by_city || field::barn_owners(record).next().is_some()
    };
    let (alone, around): (Vec<Field>, Vec<Field>) = fields.partition(alone);
    let scores = alone.into_iter().flat_map(|(field, record)| {
        scoring::scores(&record, Finality::Incomplete).into_iter().map(move |score| (field, score))
    });
    scores.chain(scores_by_city(game, &around)).collect()
}

/// A46: scores each completed city once, for the players with the most farmers around it.
fn scores_by_city(game: &Game, fields: &[Field]) -> Vec<(FeatureId, Score)> {
    // The City of Carcassonne is no feature of the board.
    let mut cities: Vec<(Option<FeatureId>, Vec<&Field>)> = Vec::new();
    for field in fields {
        let touched =
            game.board.cities_of(field.0).into_iter().filter(|city| game.board.is_complete(*city));
        let carcassonne = game.board.touches_carcassonne(field.0).then_some(None);
        for city in touched.map(Some).chain(carcassonne) {
            match cities.iter_mut().find(|(other, _)| *other == city) {
                Some((_, around)) => around.push(field),
                None => cities.push((city, vec![field])),
            }
        }
    }
    let scores = cities.into_iter().flat_map(|(city, around)| {
        let records: Vec<&Record> = around.iter().map(|(_, record)| record).collect();
        let is_besieged = city.is_some_and(|city| game.board.record(city).sieges > 0);
        let place = city.and_then(|city| game.board.places(city).next());
        let place = place.or_else(|| records.first().and_then(|record| record.place));
        let scores = field::around_city(&records, place, is_besieged).into_iter();
        let scores = scores.filter_map(|score| {
            let own = around.iter().find(|(_, record)| record.followers_of(score.seat) > 0)?;
            Some((own.0, score))
        });
        scores.collect::<Vec<_>>()
    });
    scores.collect()
}
