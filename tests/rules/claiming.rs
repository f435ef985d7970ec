//! Deploying followers and getting them back (R-BASE-5, 6, 11).

use rules::Rejection;
use rules::feature::Place;
use rules::game::legal;
use rules::player::Figure;
use rules::tile::Segment;

use support::table::{Table, deploy, seat, segment, spot};

fn claims(table: &Table) -> Vec<Segment> {
    legal::claims(table.game(), Figure::Follower)
}

/// R-BASE-5: a follower goes to a road, city, monastery or field of the tile just placed, from
/// supply.
#[test]
fn a_follower_may_go_to_any_free_segment_of_the_tile_just_placed() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.place("base-monastery-road", (1, 0), 90);
    assert_eq!(claims(&table), [segment("road:0"), segment("field:0"), segment("monastery")]);
    table.follower("monastery");
    assert_eq!(table.supply("Anna"), 6);
    let [deployed] = table.game().board().figures() else {
        panic!("one figure stands on the board")
    };
    assert_eq!(deployed.place, Place { at: spot((1, 0)), segment: segment("monastery") });
    // Nothing more to claim in this turn.
    assert_eq!(claims(&table), []);
}

/// R-BASE-5.
#[test]
fn a_segment_that_the_tile_lacks_cannot_be_claimed() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.place("base-city-cap", (0, -1), 180);
    for on in ["city:1", "road:0", "field:1", "monastery", "shrine"] {
        let none = Rejection::NoSuchSegment { tile: "base-city-cap".into(), segment: segment(on) };
        assert_eq!(table.refuses(&deploy(on)), none);
    }
}

/// R-BASE-5: no follower of any colour anywhere on the whole feature, the own one included.
#[test]
fn a_feature_with_a_follower_is_taken_for_everybody() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-road-straight", (1, 0), 0, "road:0");
    let taken = |at, by| Rejection::Occupied {
        place: Place { at: spot(at), segment: segment("road:0") },
        by: seat(by),
    };
    // Ben prolongs Anna's road at its other end, two tiles from her follower.
    table.place("base-road-straight", (-1, 0), 0);
    assert_eq!(table.refuses(&deploy("road:0")), taken((-1, 0), 0));
    table.end();
    // Anna is no better off.
    table.place("base-road-straight", (2, 0), 0);
    assert_eq!(table.refuses(&deploy("road:0")), taken((2, 0), 0));
    // The fields beside the road are free.
    assert_eq!(claims(&table), [segment("field:0"), segment("field:1")]);
}

/// R-BASE-5: fields count as a whole too.
#[test]
fn a_field_with_a_farmer_is_taken_too() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // South of the road: the straight road's second field.
    table.turn_with("base-road-straight", (1, 0), 0, "field:1");
    table.place("base-road-straight", (-1, 0), 0);
    let place = Place { at: spot((-1, 0)), segment: segment("field:1") };
    assert_eq!(table.refuses(&deploy("field:1")), Rejection::Occupied { place, by: seat(0) });
    // North of it stands nobody.
    table.follower("field:0");
}

/// R-BASE-5: what counts is the feature after the tile is placed. Joining two occupied features is
/// allowed, claiming is not.
#[test]
fn a_tile_that_joins_two_claimed_features_may_lie_but_not_be_claimed_there() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn_with("base-city-corner", (0, -1), 180, "city:0")
        .turn("base-road-straight", (1, 0), 0)
        .turn("base-road-straight", (2, 0), 0)
        .turn_with("base-city-corner", (2, -1), 0, "city:0")
        .place("base-city-tube", (1, -1), 0);
    let place = Place { at: spot((1, -1)), segment: segment("city:0") };
    assert_eq!(table.refuses(&deploy("city:0")), Rejection::Occupied { place, by: seat(0) });
}

/// R-BASE-5: one follower a turn.
#[test]
fn one_follower_a_turn() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.place("base-junction-three", (1, 0), 0).follower("road:0");
    assert_eq!(table.refuses(&deploy("road:1")), Rejection::AlreadyDeployed);
}

/// R-BASE-5, 6: seven followers and no more; the one that comes home in this turn's scoring was not
/// there to be deployed.
#[test]
fn a_follower_that_comes_home_in_scoring_cannot_be_deployed_in_the_same_turn() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    // Anna's seven: one in a city, six on roads that stay open. Ben lays what the next one holds on
    // to.
    table.ground(8);
    table.claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    for x in 2..=7 {
        table.claim("Anna", "workshop-end", (x, 2), 180, "road:0");
    }
    assert_eq!(table.supply("Anna"), 0);
    // She completes her city: the knight comes home after deploying was over.
    table.until("Anna").place("workshop-cap", (1, 3), 0);
    let none = Rejection::NoFigureLeft { seat: seat(0), figure: Figure::Follower };
    assert_eq!(table.refuses(&deploy("field:0")), none);
    assert_eq!(claims(&table), []);
    table.end();
    assert_eq!((table.supply("Anna"), table.points("Anna")), (1, 4));
    // In her next turn she may.
    table.claim("Anna", "workshop-end", (8, 2), 180, "road:0");
    assert_eq!(table.supply("Anna"), 0);
}

/// R-BASE-6: a follower may go to what the same tile completes, is scored at once and comes home.
#[test]
fn a_follower_on_the_feature_just_completed_scores_at_once() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    assert_eq!((table.points("Anna"), table.supply("Anna")), (4, 7));
    assert_eq!(table.game().board().figures(), []);
}

/// R-BASE-11: followers go home from a completed feature whether they score or not.
#[test]
fn all_followers_of_a_completed_feature_go_home_even_the_outnumbered() {
    let mut table = super::scoring::two_knights_against_one();
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (5, 6));
    table.until("Ben").turn("base-city-tube", (1, -1), 0);
    assert_eq!((table.points("Anna"), table.points("Ben")), (12, 0));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
}

/// R-BASE-11: farmers stay to the end, whatever is completed around them.
#[test]
fn a_farmer_stays_when_the_city_beside_the_field_is_completed() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "field:0");
    assert_eq!((table.points("Anna"), table.supply("Anna")), (0, 6));
    table.turn("base-road-straight", (1, 0), 0);
    assert_eq!(table.supply("Anna"), 6);
}

/// R-BASE-11: only the completed feature's followers go home.
#[test]
fn followers_beside_the_completed_feature_stay() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-road-straight", (1, 0), 0, "road:0").turn_with(
        "base-city-cap",
        (0, -1),
        180,
        "city:0",
    );
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 7));
}

/// R-BASE-5: once its followers are home, a feature of the same place is not claimed by memory: a
/// new one is free.
#[test]
fn a_new_feature_beside_a_completed_one_is_free() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    // Two caps back to back: the northern one is a city of its own.
    table.turn_with("base-city-cap", (0, -2), 0, "city:0");
    assert_eq!(table.supply("Ben"), 6);
}
