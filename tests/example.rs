//! The drawn examples of cards show what the cards ask for: each condition of every requirement is
//! seen in them, or they say "and …".

use std::collections::HashSet;

use art::Emblem;
use art::example::{Mark, Scene, Wood};
use content::bundled;
use rules::Catalogue;
use rules::card::requirement::blank::{Blank, Change, Clause, Filling, Term};
use rules::card::requirement::{Beside, Bound, Owner, Which};
use rules::card::task::{Form, Requirement};
use rules::geometry::{Rotation, Side};
use rules::piece::Neutral;
use rules::player::Figure;
use rules::tile::{Edge, Tile};

use support::form::{card, walked};

fn drawn(requirement: &Requirement) -> Scene {
    Scene::from_card(&card("own", 5, requirement.clone()))
}

fn asked(requirement: &str) -> Scene {
    drawn(&serde_json::from_str(requirement).expect("a requirement"))
}

/// Every requirement that a card has or that two changes of a form lead to.
fn all() -> Vec<Requirement> {
    let catalogue = bundled::catalogue();
    let bundled = catalogue.cards().iter().map(|card| card.requirement.clone());
    let all = walked().into_iter().chain(bundled);
    // Each of two tasks is drawn as it is alone.
    all.filter(|requirement| requirement.parts().is_empty()).collect()
}

#[test]
fn every_task_has_a_picture() {
    for form in Form::ALL {
        let Scene { tiles, figures, marks, .. } = drawn(&form.empty());
        assert!(!(tiles.is_empty() && figures.is_empty() && marks.is_empty()), "{form:?}");
    }
}

/// R-KO-55: both tasks are seen side by side, and a stroke between them where either will do.
#[test]
fn two_tasks_are_two_pictures_side_by_side() {
    for requirement in walked().into_iter().filter(|it| !it.parts().is_empty()) {
        let scene = drawn(&requirement);
        let parts: Vec<Scene> = requirement.parts().iter().map(drawn).collect();
        let sum = |of: fn(&Scene) -> usize| parts.iter().map(of).sum::<usize>();
        assert_eq!(scene.tiles.len(), sum(|part| part.tiles.len()), "{requirement:?}");
        assert_eq!(scene.figures.len(), sum(|part| part.figures.len()), "{requirement:?}");
        let is_either = matches!(requirement, Requirement::OneOf(_));
        let marks = sum(|part| part.marks.len()) + usize::from(is_either);
        assert_eq!(scene.marks.len(), marks, "{requirement:?}");
        assert!(scene.more || !parts.iter().any(|part| part.more), "{requirement:?}");
        let tiles = scene.tiles.iter().enumerate();
        for (at, (_, x, y, _)) in tiles {
            let apart = |(_, left, top, _): &(&str, f32, f32, u8)| {
                (x - left).abs() > 0.99 || (y - top).abs() > 0.99
            };
            assert!(scene.tiles.iter().take(at).all(apart), "{requirement:?}: {scene:?}");
        }
    }
}

/// The tiles that let figures come, which lie beside the feature.
const WAYS: [&str; 3] = [
    "dragon-junction-three-portal",
    "flying-road-curve-flight-diagonal",
    "crops-city-caps-opposite-apart",
];

/// The tiles of a picture, with where they lie.
fn tiles<'a>(scene: &'a Scene, catalogue: &'a Catalogue) -> Vec<(&'a Tile, f32, f32, Rotation)> {
    let tile = |(id, x, y, quarters): &(&'static str, f32, f32, u8)| {
        let tile = catalogue.tile(id).unwrap_or_else(|| panic!("{id}"));
        (&**tile, *x, *y, Rotation::ALL[usize::from(*quarters)])
    };
    scene.tiles.iter().map(tile).collect()
}

// ---- the tiles ----

fn edge(tile: &Tile, rotation: Rotation, side: Side) -> Edge {
    tile.edges.on(rotation.to_tile(side))
}

#[test]
fn the_tiles_of_a_picture_fit_together_and_no_two_lie_on_one_place() {
    let catalogue = bundled::catalogue();
    for requirement in all() {
        let scene = drawn(&requirement);
        let laid = tiles(&scene, &catalogue);
        for (index, (tile, x, y, rotation)) in laid.iter().enumerate() {
            for (other, east, south, turned) in &laid[index + 1..] {
                let [across, down] = [east - x, south - y];
                assert!(across.abs().max(down.abs()) >= 0.99, "{requirement:?}: {scene:?}");
                let side = match (across, down) {
                    (1.0, 0.0) => Side::East,
                    (-1.0, 0.0) => Side::West,
                    (0.0, 1.0) => Side::South,
                    (0.0, -1.0) => Side::North,
                    _ => continue,
                };
                let edges = [edge(tile, *rotation, side), edge(other, *turned, side.opposite())];
                // An abbey fits anything (R-AM-1).
                let is_abbey = Form::of(&requirement) == Form::PlaceAbbey;
                let fits = edges[0] == edges[1] || is_abbey;
                assert!(fits, "{} {} {requirement:?}", tile.id, other.id);
            }
        }
    }
}

/// A city is complete where each of its sides meets a tile.
#[test]
fn a_city_that_is_completed_is_closed_in_its_picture() {
    let catalogue = bundled::catalogue();
    for requirement in all() {
        let Requirement::Complete(task) = &requirement else { continue };
        // The garden has a city of its own on its tile.
        let is_open =
            |beside: Beside| beside.complete == Some(false) || beside.feature == Which::Garden;
        if task.0.feature != Which::City
            || task.0.tiles.is_some_and(|bound| bound.holds(1))
            || task.0.beside.is_some_and(is_open)
        {
            continue;
        }
        let scene = drawn(&requirement);
        let laid = tiles(&scene, &catalogue);
        for (tile, x, y, rotation) in &laid {
            for side in Side::ALL {
                let (across, down) = match side {
                    Side::North => (0.0, -1.0),
                    Side::East => (1.0, 0.0),
                    Side::South => (0.0, 1.0),
                    Side::West => (-1.0, 0.0),
                };
                let is_met = laid.iter().any(|(_, east, south, _)| {
                    (east - x - across).abs() < 0.01 && (south - y - down).abs() < 0.01
                });
                let is_open = edge(tile, *rotation, side) == Edge::City && !is_met;
                assert!(!is_open, "{} {requirement:?}", tile.id);
            }
        }
    }
}

// ---- the conditions ----

/// How many of it are seen, by the facts of the tiles and not by what the picture says of itself;
/// `None` for what is not counted.
fn seen(clause: Clause, requirement: &Requirement, scene: &Scene) -> Option<u32> {
    let catalogue = bundled::catalogue();
    let laid = tiles(scene, &catalogue);
    let on = laid.iter().filter(|(tile, ..)| !WAYS.contains(&tile.id.as_str()));
    let on: Vec<&Tile> = on.map(|(tile, ..)| *tile).collect();
    let cities = || on.iter().flat_map(|tile| &tile.cities);
    let signs = |of: &dyn Fn(Neutral) -> bool| {
        let marks = scene.marks.iter();
        marks.filter(|mark| matches!(mark.what, Emblem::Piece(piece) if of(piece))).count()
    };
    // Who owns the feature beside comes last.
    let beside = requirement.features().first().and_then(|wanted| wanted.beside?.owner);
    let aside = usize::from(beside.is_some_and(|owner| owner != Owner::Nobody));
    let people = scene.figures.len() - aside.min(scene.figures.len());
    let here = || scene.figures.iter().take(people).filter(|stood| !stood.is_absent);
    let followers = || here().filter(|stood| stood.figure.is_follower());
    let others = || followers().filter(|stood| stood.wood != Wood::Own);
    let kind = requirement.features().first().map(|wanted| wanted.feature);
    let count = match clause {
        Clause::Tiles => match kind {
            Some(Which::City | Which::Any) | None => {
                on.iter().filter(|tile| !tile.cities.is_empty()).count()
            }
            Some(Which::Road) => on.iter().filter(|tile| !tile.roads.is_empty()).count(),
            Some(Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden) => on.len(),
        },
        Clause::Pennants => cities().map(|city| usize::from(city.pennants)).sum(),
        Clause::Cathedrals => cities().filter(|city| city.cathedral).count(),
        Clause::Sieges => cities().filter(|city| city.besieged).count(),
        Clause::Goods => cities().filter(|city| city.goods.is_some()).count(),
        Clause::KindsOfGoods => {
            cities().filter_map(|city| city.goods).collect::<HashSet<_>>().len()
        }
        Clause::TowerSites => on.iter().filter(|tile| tile.tower_site_in_city.is_some()).count(),
        Clause::Inns => on.iter().flat_map(|tile| &tile.roads).filter(|road| road.inn).count(),
        Clause::Ferries => signs(&|piece| matches!(piece, Neutral::Ferry(_))),
        Clause::Followers => followers().count(),
        Clause::OwnFollowers => followers().filter(|stood| stood.wood == Wood::Own).count(),
        Clause::Farmers => followers().filter(|stood| stood.lies).count(),
        Clause::InCity => followers().filter(|stood| stood.wood == Wood::Own).count(),
        Clause::OpponentsFollowers
        | Clause::Eaten
        | Clause::Hit
        | Clause::TakenHome
        | Clause::Prisoners
        | Clause::InQuarter => others().count(),
        Clause::Players => {
            let mut woods: Vec<Wood> = followers().map(|stood| stood.wood).collect();
            woods.sort_by_key(|wood| format!("{wood:?}"));
            woods.dedup();
            woods.len()
        }
        Clause::CompleteCities | Clause::AllCities => {
            let facing = |quarters: u8| {
                let is_so = |laid: &&(&str, f32, f32, u8)| laid.3 == quarters;
                scene.tiles.iter().filter(is_so).filter(|laid| laid.0 == "base-city-cap").count()
            };
            // A city is seen from the field on the tile below or between two; where its other tile
            // lies, it is complete.
            let between = scene.tiles.iter().filter(|laid| laid.0 == "base-city-caps-opposite");
            let caps = scene.tiles.iter().filter(|laid| laid.0 == "base-city-cap");
            let closed = |(_, x, y, quarters): &(&str, f32, f32, u8)| {
                let ahead = if *quarters == 2 { y + 1.0 } else { y - 1.0 };
                scene.tiles.iter().any(|other| (other.1, other.2) == (*x, ahead))
            };
            let sides = caps.clone().count() + 2 * between.count();
            let pairs = caps.filter(|laid| closed(laid)).count();
            let whole = facing(2).max(pairs.div_ceil(2));
            let whole = if scene.tiles.iter().any(|laid| laid.0 == "base-city-caps-opposite") {
                pairs
            } else {
                whole
            };
            if clause == Clause::CompleteCities { whole } else { sides - whole }
        }
        Clause::Height => {
            let height = |mark: &Mark| match mark.what {
                Emblem::Piece(Neutral::Tower(height)) => Some(usize::from(height)),
                _ => None,
            };
            scene.marks.iter().filter_map(height).max().unwrap_or(0)
        }
        Clause::Sheep => signs(&|piece| matches!(piece, Neutral::Sheep(_))),
        Clause::Shepherds => scene.figures.len(),
        Clause::Bars | Clause::Held => {
            let bar = |mark: &&Mark| matches!(mark.what, Emblem::Piece(Neutral::Gold(_)));
            let bars = scene.marks.iter().filter(bar);
            // Those that one has lie beside the tile.
            bars.filter(|mark| (mark.at.x > 1.05) == (clause == Clause::Held)).count()
        }
        Clause::Messages => signs(&|piece| matches!(piece, Neutral::Messenger(_))),
        // One for the garden and one for each tile around it (R-AB-6).
        Clause::Points if Form::of(requirement) == Form::CallAbbot => on.len(),
        Clause::Completes => scene.tiles.iter().filter(|(id, ..)| *id == "base-city-cap").count(),
        // A row is drawn from west to east.
        Clause::Row => scene.tiles.iter().filter(|laid| laid.2 == 0.0).count(),
        Clause::Monasteries => {
            on.iter().filter(|it| it.id.as_str() == "base-monastery-road").count()
        }
        Clause::OwnCities
        | Clause::OpponentsCities
        | Clause::NobodysCities
        | Clause::CityOwners => {
            let Requirement::Connect(task) = requirement else { return None };
            // Whose the road is comes last.
            let ends = scene.figures.len() - usize::from(task.road_owner.is_some());
            let ends = || scene.figures.iter().take(ends);
            let of = |wood: Wood| ends().filter(|it| it.wood == wood && !it.is_absent).count();
            match clause {
                Clause::OwnCities => of(Wood::Own),
                Clause::OpponentsCities => of(Wood::Other(0)),
                Clause::NobodysCities => ends().filter(|stood| stood.is_absent).count(),
                _ => of(Wood::Own).min(1) + of(Wood::Other(0)).min(1),
            }
        }
        _ => return None,
    };
    Some(count as u32)
}

/// The bound in a blank, if it is a condition at all: any number is *at least none*.
fn condition(blank: &Blank) -> Option<Bound> {
    let Filling::Bound(Some(bound), _) = blank.filling else { return None };
    (!(0..=100).all(|number| bound.holds(number))).then_some(bound)
}

/// The count of a blank among the features that one tile completes says nothing of one of them.
fn is_of_one(requirement: &Requirement) -> bool {
    Form::of(requirement) != Form::CompleteTogether
}

#[test]
fn every_condition_is_seen_or_the_picture_says_that_there_is_more() {
    for requirement in all() {
        let scene = drawn(&requirement);
        if scene.more {
            continue;
        }
        for (place, blank) in requirement.blanks().iter().enumerate() {
            let Some(bound) = condition(blank) else { continue };
            let without = || requirement.changed(place, Change::Bound(None)).map(|it| drawn(&it));
            let seen = seen(blank.clause, &requirement, &scene).filter(|_| is_of_one(&requirement));
            let is_none = scene.figures.iter().any(|stood| stood.is_absent)
                || matches!(blank.clause, Clause::CompleteCities);
            match seen {
                Some(seen) => assert!(
                    bound.holds(seen) && (seen > 0 || is_none),
                    "{:?} {seen} {requirement:?}: {scene:?}",
                    blank.clause
                ),
                // Nothing counts it: without it the picture is another.
                None => assert!(
                    without().is_none_or(|without| without != scene)
                        || !is_of_one(&requirement)
                        || blank.clause == Clause::Road,
                    "{:?} {requirement:?}",
                    blank.clause
                ),
            }
        }
    }
}

/// The demands on several features are seen of all of them together.
#[test]
fn what_is_asked_of_each_of_several_features_is_seen() {
    let things = [
        Clause::Pennants,
        Clause::Cathedrals,
        Clause::Goods,
        Clause::TowerSites,
        Clause::Sieges,
        Clause::Inns,
        Clause::Ferries,
        Clause::Followers,
        Clause::OwnFollowers,
        Clause::OpponentsFollowers,
    ];
    for requirement in all().into_iter().filter(|it| !is_of_one(it)) {
        let scene = drawn(&requirement);
        for clause in things.into_iter().filter(|_| !scene.more) {
            let blanks = requirement.blanks();
            let bounds = blanks.iter().filter(|blank| blank.clause == clause);
            let least = bounds
                .filter_map(condition)
                .map(|bound| bound.exactly.max(bound.at_least).unwrap_or(0));
            let seen = seen(clause, &requirement, &scene).expect("it is counted");
            assert!(seen >= least.sum(), "{clause:?} {requirement:?}: {scene:?}");
        }
    }
}

/// One choice of terms shows in the picture as well as another.
#[test]
fn another_choice_is_another_picture() {
    for requirement in all() {
        let scene = drawn(&requirement);
        for (place, blank) in requirement.blanks().iter().enumerate() {
            let Filling::Terms(terms) = &blank.filling else { continue };
            // A monastery and either of both are one example, and so are a city and any feature.
            let is_wide = |term: &Term| {
                matches!(
                    term,
                    Term::Which(Which::Any | Which::Monastic)
                        | Term::Any
                        | Term::Anywhere
                        | Term::NotNeeded
                )
            };
            let chosen = terms.iter().any(|(term, on)| *on && !is_wide(term));
            for (at, (term, on)) in terms.iter().enumerate() {
                let Some(other) = requirement.changed(place, Change::Press(at)) else { continue };
                if *on || !chosen || is_wide(term) {
                    continue;
                }
                let other = drawn(&other);
                let is_told = scene.more || other.more;
                assert!(is_told || scene != other, "{term:?} {requirement:?}");
            }
        }
    }
}

#[test]
fn a_figure_that_is_asked_for_stands_there_and_is_the_holders() {
    for requirement in all() {
        let own = |figure: Figure| {
            let mut figures = drawn(&requirement).figures.into_iter();
            figures.any(|stood| (stood.figure, stood.wood) == (figure, Wood::Own))
        };
        for blank in requirement.blanks() {
            let Filling::Terms(terms) = &blank.filling else { continue };
            for (term, on) in terms {
                if let (Term::Figure(figure), true) = (term, *on && !drawn(&requirement).more) {
                    assert!(own(*figure), "{requirement:?}");
                }
            }
        }
    }
}

#[test]
fn everybody_and_everything_lies_within_the_picture() {
    for requirement in all() {
        let scene = drawn(&requirement);
        let (wide, high) = scene.size();
        let tiles = scene.tiles.iter().map(|(_, x, y, _)| (*x, *y, 0.0));
        let figures = scene.figures.iter().map(|stood| (stood.at.x, stood.at.y, 0.1));
        let marks = scene.marks.iter().map(|mark| {
            // A tower is slender.
            let is_tower = matches!(mark.what, Emblem::Piece(Neutral::Tower(_)));
            (mark.at.x, mark.at.y, if is_tower { 0.1 } else { mark.size / 2.0 - 0.1 })
        });
        for (x, y, half) in tiles.chain(figures).chain(marks) {
            let is_within = |at: f32, end: f32| {
                (-0.01..=end + 0.01).contains(&(at - half)) && at + half <= end + 0.1
            };
            assert!(is_within(x, wide) && is_within(y, high), "{requirement:?}: {scene:?}");
        }
    }
}

// ---- the examples that were wrong ----

#[test]
fn opponents_are_the_victims_of_dragon_tower_and_princess() {
    for requirement in [
        r#"{"dragon-eats": {"figures": {"at-least": 1}}}"#,
        r#"{"capture": {}}"#,
        r#"{"remove-knight": {}}"#,
        r#"{"knock-out": {"followers": {"at-least": 1}}}"#,
        r#"{"crop-takes-home": {"figures": {"at-least": 1}}}"#,
    ] {
        let figures = asked(requirement).figures;
        assert!(!figures.is_empty(), "{requirement}");
        assert!(figures.iter().all(|stood| stood.wood == Wood::Other(0)), "{requirement}");
    }
}

#[test]
fn points_from_a_feature_show_that_feature() {
    for (feature, tile) in [
        ("garden", "base-city-cap-garden"),
        ("shrine", "shrine-plain"),
        ("monastery", "base-monastery"),
        ("road", "base-junction-three"),
    ] {
        let requirement =
            format!(r#"{{"score": {{"points": 5, "in": "feature", "feature": "{feature}"}}}}"#);
        let scene = asked(&requirement);
        assert!(scene.tiles.iter().any(|(id, ..)| *id == tile), "{feature}");
        let shrine = asked(r#"{"complete": {"feature": "shrine"}}"#);
        assert!(shrine.tiles.iter().all(|(id, ..)| *id != "base-monastery"));
    }
}

/// Two points for each tile and each pennant of a complete city, one for each tile of a road.
#[test]
fn a_feature_brings_the_points_that_are_asked_for() {
    for points in 1..=48 {
        let city =
            format!(r#"{{"score": {{"points": {points}, "in": "feature", "feature": "city"}}}}"#);
        let requirement: Requirement = serde_json::from_str(&city).unwrap();
        let scene = drawn(&requirement);
        let pennants = seen(Clause::Pennants, &requirement, &scene).unwrap();
        let worth = 2 * (scene.tiles.len() as u32 + pennants);
        assert!(worth >= points || scene.more, "{points}: {worth}");
    }
    let scene = asked(r#"{"score": {"points": 49, "in": "feature", "feature": "city"}}"#);
    assert!(scene.more);
}

#[test]
fn a_city_shows_its_pennants_however_large_it_is() {
    for tiles in 4..=12 {
        let requirement = format!(
            r#"{{"complete": {{"feature": "city", "tiles": {{"exactly": {tiles}}}, "pennants": {{"at-least": 2}}}}}}"#
        );
        let requirement: Requirement = serde_json::from_str(&requirement).unwrap();
        let scene = drawn(&requirement);
        assert_eq!(scene.tiles.len(), tiles);
        assert_eq!(seen(Clause::Pennants, &requirement, &scene), Some(2), "{tiles}");
        assert!(!scene.more);
    }
}

#[test]
fn features_that_one_tile_completes_are_all_there() {
    let scene = asked(
        r#"{"complete-together": [{"feature": "road"}, {"feature": "city"}, {"feature": "city"}]}"#,
    );
    let count = |kind: &str| scene.tiles.iter().filter(|(id, ..)| *id == kind).count();
    // Two cities that end on tiles of their own, and a road that ends at a village.
    assert_eq!((count("base-city-cap"), count("base-junction-three")), (2, 1));
    assert!(!scene.more);
}

#[test]
fn a_title_either_and_both_are_three_pictures() {
    let emblems = |requirement: &str| {
        asked(requirement).marks.iter().map(|mark| mark.what).collect::<Vec<_>>()
    };
    assert_eq!(emblems(r#"{"take": {"titles": ["robber"]}}"#), [Emblem::Mask]);
    assert_eq!(
        emblems(r#"{"take": {"titles": ["king", "robber"], "all": true}}"#),
        [Emblem::Crown, Emblem::Mask]
    );
    assert_eq!(
        emblems(r#"{"take": {"titles": ["king", "robber"]}}"#),
        [Emblem::Crown, Emblem::Mask, Emblem::Slash]
    );
}

#[test]
fn what_no_picture_shows_is_left_to_the_sentence() {
    for requirement in [
        r#"{"complete": {"feature": "city", "tiles": {"at-least": 13}}}"#,
        r#"{"complete": {"feature": "city", "tiles": {"exactly": 2}, "pennants": {"at-least": 1}}}"#,
        r#"{"complete": {"feature": "road", "inns": {"exactly": 0}}}"#,
        r#"{"raise-tower": {"height": {"at-least": 11}}}"#,
        r#"{"target-within": {"millimetres": 60}}"#,
        r#"{"rob": {"richer": true}}"#,
        r#"{"connect": {"cities": 3}}"#,
    ] {
        assert!(asked(requirement).more, "{requirement}");
    }
}

// ---- what is counted and avoided ----

#[test]
fn the_third_city_is_the_last_of_three() {
    let scene = asked(r#"{"complete-nth": {"feature": "city", "number": {"exactly": 3}}}"#);
    assert_eq!(scene.tiles.len(), 6, "three cities of two tiles each");
    assert!(!scene.more);
    // That everybody's cities count no picture tells.
    let of_all =
        r#"{"complete-nth": {"feature": "city", "number": {"exactly": 3}, "by-anybody": true}}"#;
    assert!(asked(of_all).more);
}

/// R-KO-56: one cross for each harm, and a stroke between two.
#[test]
fn what_must_not_happen_is_crossed_out() {
    let marks = |perils: &str| {
        let scene = asked(&format!(r#"{{"avoid": {{"perils": [{perils}]}}}}"#));
        let count = |what: Emblem| scene.marks.iter().filter(|mark| mark.what == what).count();
        (count(Emblem::Cross), count(Emblem::Slash), scene.more)
    };
    for peril in ["taken-over", "small-road", "last", "captured", "eaten"] {
        assert_eq!(marks(&format!("\"{peril}\"")), (1, 0, false), "{peril}");
    }
    assert_eq!(marks(r#""captured", "eaten""#), (2, 1, false));
    assert_eq!(marks(r#""captured", "eaten", "last""#), (2, 1, true));
}

/// One for each tile of a road, two for each of a city: five are three and two, six are four and
/// two, seven four and three.
#[test]
fn the_points_of_a_turn_are_those_of_what_is_drawn() {
    for (points, tiles) in [(2, 2), (3, 3), (4, 4), (5, 5), (6, 4), (7, 5)] {
        let scene =
            asked(&format!(r#"{{"score": {{"points": {{"exactly": {points}}}, "in": "turn"}}}}"#));
        assert_eq!((scene.tiles.len(), scene.more), (tiles, false), "{points}");
    }
}

/// The cards of the deck of forty whose pictures leave something to their sentences, and what.
#[test]
fn few_of_forty_fan_cards_say_that_there_is_more() {
    let cards = include_str!("decks/fan.json");
    let (cards, faults) = content::deck::read("fan.json", cards);
    assert_eq!(faults, []);
    let more = cards.iter().filter(|card| Scene::from_card(card).more);
    let more: Vec<&str> = more.map(|card| card.title.as_str()).collect();
    // By how far, that these are all, that everybody's count, that they are of one set, and that
    // each may come at its time.
    assert_eq!(more, ["Bull's eye", "Full house", "First of all", "A pair", "By and by"]);
}
