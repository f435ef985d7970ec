//! Tiles and figures that the table keeps against the rules: tiles that do not match, of which none
//! is left, of other sets or unknown, and figures where they may not stand.

use content::bundled;
use rules::game::question::{Act, Topic};
use rules::game::{Phase, sets};
use rules::geometry::Side;
use rules::player::Figure;
use rules::table::Rejection as Refused;
use rules::tile::described::{Described, Fault};
use rules::tile::{City, Edge, Edges, Road, Segment, Tile};
use rules::{Move, Outcome, Rejection};

use support::dice::random_game;
use support::table::{Spot, Table, rotation, segment, spot};

fn anyway(tile: &str, at: Spot, degrees: u16) -> Move {
    Move::PlaceAnyway { tile: tile.into(), at: spot(at), rotation: rotation(degrees) }
}

fn stand_anyway(on: &str) -> Move {
    Move::DeployAnyway { figure: Figure::Follower, on: segment(on), at: None }
}

fn is_kept(table: &Table, at: Spot) -> bool {
    table.game().board().tile(spot(at)).is_some_and(|placed| placed.kept)
}

fn against(table: &Table) -> Option<&Rejection> {
    table.last().iter().find_map(|outcome| match outcome {
        Outcome::KeptAnyway { against, .. } => Some(against),
        _ => None,
    })
}

// ---- tiles ----

/// R-BASE-3: a field lies where the start tile's city opens. The city stays open there, whatever
/// else is laid; the field of the two tiles is one beside the road.
#[test]
fn sides_that_do_not_match_stay_apart() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.play(anyway("workshop-field", (0, -1), 0));
    assert!(is_kept(&table, (0, -1)));
    assert!(matches!(against(&table), Some(Rejection::Misfit { .. })));
    table.end();
    assert_eq!((table.size((0, 0), "city:0"), table.size((0, -1), "field:0")), (1, 1));
    assert_eq!(table.completed().len(), 0);
    // Beside it a field that matches joins as ever.
    table.turn("workshop-field", (1, -1), 0);
    assert_eq!(table.size((0, -1), "field:0"), 2);
    assert!(!is_kept(&table, (1, -1)));
}

/// A city of two, complete but for the side where a road lies: never complete, and half at the end
/// (R-BASE-8): 2 tiles × 1.
#[test]
fn a_city_beside_a_tile_that_does_not_match_is_never_complete() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.ground(1).until("Anna").turn_with("workshop-cap", (1, 2), 180, "city:0");
    table.until("Ben").turn("workshop-tube", (1, 3), 0);
    table.until("Anna").play(anyway("workshop-road", (1, 4), 0)).end();
    assert_eq!(table.points("Anna"), 0);
    table.end_game();
    assert_eq!(table.points("Anna"), 2);
}

/// The set has two branches. The third is another tile in truth, of which one less is left: 200
/// tiles lie in the bag at the beginning, three of them are on the board.
#[test]
fn of_a_tile_of_which_none_is_left_one_less_is_left_of_the_others() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.ground(0);
    let before = table.game().count_left();
    table.turn("workshop-branch", (0, 2), 0).turn("workshop-branch", (1, 2), 0);
    assert_eq!(table.game().copies_left("workshop-branch"), 0);
    table.play(anyway("workshop-branch", (2, 2), 0));
    assert_eq!(against(&table), Some(&Rejection::NoneLeft { tile: "workshop-branch".into() }));
    assert_eq!(table.game().count_left(), before - 3);
}

#[test]
fn a_tile_of_another_set_takes_none_from_the_bag() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let catalogue = bundled::catalogue();
    let inn = catalogue.tiles_of("inns-cathedrals").find(|tile| tile.code() == "frfr").unwrap();
    let before = table.game().count_left();
    table.play(anyway(inn.id.as_str(), (1, 0), 0));
    assert!(is_kept(&table, (1, 0)));
    assert_eq!(table.game().count_left(), before);
}

/// R-KO-17 asks where the site lies for the orders of the Tower, which are not in play.
#[test]
fn a_tower_tile_of_another_set_asks_for_no_site() {
    let hands = [["base-01", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    table.play(anyway("tower-city-caps-opposite-road-straight", (0, 1), 0)).follower("road:0");
    let asked: Vec<Topic> = table.game().questions().iter().map(|asked| asked.topic).collect();
    assert!(!asked.contains(&Topic::Act(Act::Site)), "{asked:?}");
    assert!(sets::tower::doubtful_site(table.game()).is_empty());
    table.end();
}

/// R-AM-5: the last tile lies, and Abbey & Mayor waits for the abbeys. No other tile is missing from
/// the bag.
#[test]
fn a_tile_of_which_none_is_left_is_one_more_once_the_bag_is_empty() {
    let mut closing = None;
    for seed in (0..40).map(|round| 13 + 17 * round) {
        if closing.is_some() {
            break;
        }
        random_game(seed, |journal, _| {
            let game = journal.game();
            if sets::abbey::is_closing(game) && game.phase() == Phase::Place && closing.is_none() {
                closing = Some(game.clone());
            }
        });
    }
    let mut game = closing.expect("a hole for an abbey at the end");
    let (at, _) = game.board().open_places().next().expect("an open place");
    let kept = Move::PlaceAnyway { tile: "base-city-cap".into(), at, rotation: rotation(0) };
    game.play(&kept).expect("a tile beside another one");
    assert_eq!((game.count_left(), game.check()), (0, Ok(())));
}

#[test]
fn a_tile_is_kept_beside_others_only() {
    let mut table = Table::of(&["Anna", "Ben"]);
    for at in [(0, 0), (5, 5)] {
        let refused = table.refuses(&anyway("base-road-straight", at, 0));
        assert!(matches!(refused, Rejection::Misfit { .. }), "{at:?}: {refused:?}");
    }
}

/// Nothing is against it after a correction of the past: then it lies as any other tile.
#[test]
fn a_tile_that_fits_is_not_marked() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.play(anyway("base-road-straight", (1, 0), 0)).end();
    assert!(!is_kept(&table, (1, 0)) && against(&table).is_none());
    assert_eq!(table.size((1, 0), "road:0"), 2);
}

// ---- tiles that the app does not know ----

fn described(
    edges: [Edge; 4],
    cities: &[&[Side]],
    roads: &[&[Side]],
    monastery: bool,
) -> Described {
    let [n, e, s, w] = edges;
    let city = |sides: &&[Side]| City::reaching(sides.to_vec());
    let road = |sides: &&[Side]| Road::reaching(sides.to_vec());
    Described {
        tile: "own-1".into(),
        edges: Edges { n, e, s, w },
        cities: cities.iter().map(city).collect(),
        roads: roads.iter().map(road).collect(),
        monastery,
        bag: false,
    }
}

/// The fields of a tile: where each leaves it, and the cities that it touches.
fn fields(tile: &Tile) -> Vec<(Vec<String>, Vec<u8>)> {
    let field = |field: &rules::tile::Field| {
        let mut halves: Vec<String> =
            field.half_edges.iter().map(|half| half.name().to_owned()).collect();
        halves.sort();
        let mut cities = field.cities.clone();
        cities.sort_unstable();
        (halves, cities)
    };
    let mut fields: Vec<_> = tile.fields.iter().map(field).collect();
    fields.sort();
    fields
}

/// Every tile of the base game described by its sides and connections has the fields that the facts
/// give it (R-BASE-13).
#[test]
fn the_fields_of_a_described_tile_follow_from_its_sides_and_connections() {
    let catalogue = bundled::catalogue();
    let mut seen = 0;
    for tile in catalogue.tiles_of("base").filter(|tile| tile.replaces.is_none()) {
        let described = Described {
            tile: "own-1".into(),
            edges: tile.edges,
            cities: tile.cities.clone(),
            roads: tile.roads.clone(),
            monastery: tile.monastery,
            bag: false,
        };
        let own = described.tile().unwrap_or_else(|fault| panic!("{}: {fault:?}", tile.id));
        assert_eq!(fields(&own), fields(tile), "{}", tile.id);
        seen += 1;
    }
    assert_eq!(seen, 24, "kinds of the base game");
}

#[test]
fn a_tile_that_cannot_be_is_not_described() {
    use Edge::{City, Field, River, Road};
    use Side::{East, North, South, West};
    let fault = |edges, cities: &[&[Side]], roads: &[&[Side]]| {
        described(edges, cities, roads, false).tile().err()
    };
    let plain = [City, Road, Field, Road];
    assert_eq!(fault(plain, &[&[North]], &[&[East, West]]), None);
    assert_eq!(fault(plain, &[], &[&[East, West]]), Some(Fault::Side { side: North }));
    assert_eq!(fault(plain, &[&[North]], &[&[East]]), Some(Fault::Side { side: West }));
    assert_eq!(
        fault(plain, &[&[North, South]], &[&[East, West]]),
        Some(Fault::Side { side: South })
    );
    let river = [River, Field, River, Field];
    assert_eq!(fault(river, &[], &[]), Some(Fault::Edge { side: North }));
    let cross = [City, Road, City, Road];
    assert_eq!(fault(cross, &[&[North, South]], &[&[East, West]]), Some(Fault::Crossing));
    assert_eq!(fault(cross, &[&[North], &[South]], &[&[East, West]]), None);
    let mut named = described(plain, &[&[North]], &[&[East, West]], false);
    named.tile = "No such name".into();
    assert_eq!(named.tile(), Err(Fault::Name));
}

/// A road that ends at the monastery, of no known tile. It takes none from the bag, counts as any
/// tile on the board, and is known by its name from then on.
#[test]
fn a_described_tile_is_placed_and_scored_as_any_other() {
    use Edge::{Field, Road};
    let own = described([Field, Road, Field, Field], &[], &[&[Side::East]], true);
    let mut table = Table::of(&["Anna", "Ben"]);
    let before = table.game().count_left();
    table.play(Move::DescribeTile(Box::new(own.clone())));
    table.play(anyway("own-1", (-1, 0), 0)).follower("road:0").end();
    assert_eq!((table.game().count_left(), table.size((0, 0), "road:0")), (before, 2));
    let again = table.refuses(&Move::DescribeTile(Box::new(own)));
    assert_eq!(again, Rejection::Table(Refused::KnownTile { tile: "own-1".into() }));
    // The road of three is complete with the next end: 3 to Anna.
    table.turn("base-monastery-road", (1, 0), 90);
    assert_eq!(table.points("Anna"), 3);
    let links = &table.game().catalogue().tile("own-1").unwrap().wagon_links;
    assert_eq!(links, &[vec![Segment::Road(0), Segment::MONASTERY]]);
}

// ---- figures ----

/// Both have one knight in the city of three, so both get 3 × 2 (R-BASE-10).
#[test]
fn a_knight_beside_another_ones_shares_the_city() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.until("Ben").place("workshop-tube", (1, 3), 0).play(stand_anyway("city:0"));
    assert!(matches!(against(&table), Some(Rejection::Occupied { .. })));
    assert!(table.game().board().figures().last().is_some_and(|figure| figure.kept));
    table.end().lay("Anna", "workshop-cap", (1, 4), 0);
    assert_eq!(table.all_points(), [6, 6]);
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
}

/// R-BASE-5: one figure a turn. The second stands all the same.
#[test]
fn a_second_figure_of_a_turn_is_kept() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.place("base-monastery-road", (1, 0), 90).follower("monastery");
    table.play(stand_anyway("field:0"));
    assert_eq!((against(&table), table.supply("Anna")), (Some(&Rejection::AlreadyDeployed), 5));
}

/// R-TB-5: a builder without a follower goes home at once.
#[test]
fn followers_alone_are_kept() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["traders-builders"]);
    table.place("workshop-field", (0, 1), 0);
    let builder = Move::DeployAnyway { figure: Figure::Builder, on: segment("field:0"), at: None };
    let figure = Figure::Builder;
    assert_eq!(table.refuses(&builder), Rejection::NoFollower { figure });
}

#[test]
fn nobody_is_kept_where_nothing_is_scored_any_more() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.city("Anna", 1, 2).until("Ben").place("workshop-field", (2, 1), 0);
    let there = Move::DeployAnyway {
        figure: Figure::Follower,
        on: segment("city:0"),
        at: Some(spot((1, 2))),
    };
    assert!(matches!(table.refuses(&there), Rejection::Complete { .. }));
    let big = Move::DeployAnyway { figure: Figure::BigFollower, on: segment("field:0"), at: None };
    assert_eq!(table.refuses(&big), Rejection::NotInPlay);
    assert!(matches!(table.refuses(&stand_anyway("city:0")), Rejection::NoSuchSegment { .. }));
}
