//! Every bundled card: something that fulfils it and something that just misses it (R-KO-6, 8…11,
//! 15). The events are made by hand as the records that the game makes of them; at the end each
//! kind of requirement is met once on a real board.

mod newer;

use std::collections::BTreeSet;

use content::bundled;
use rules::Seat;
use rules::card::occasion::{Deployment, Occasion, Placement, Way};
use rules::card::task::Requirement;
use rules::feature::completion::{Completion, JoinedCity, Network};
use rules::feature::lie::Owners;
use rules::feature::{Kind, Occupant, Record};
use rules::geometry::Position;
use rules::player::{Figure, PerSeat};
use rules::scoring::{Label, Line, Score};
use rules::throw::{Distance, Hit, Throw, Token};
use rules::tile::{Good, Quarter, Segment};
use rules::title::{Taken, Title};

use support::table::{Table, seat};

/// Anna holds the card; Ben and Cleo are her rivals.
const ANNA: u8 = 0;
const BEN: u8 = 1;
const CLEO: u8 = 2;

// ---- events, in the words of the table ----

fn record(kind: Kind, tiles: u32) -> Record {
    Record::new(kind, tiles)
}

fn occupants(players: &[u8]) -> Vec<Occupant> {
    players
        .iter()
        .map(|player| Occupant { seat: seat(*player), figure: Figure::Follower })
        .collect()
}

/// A feature that Anna's tile completes.
#[derive(Clone)]
struct Feature(Completion);

impl Feature {
    fn new(kind: Kind, tiles: u32) -> Self {
        Self(Completion {
            record: record(kind, tiles),
            completer: seat(ANNA),
            networks: Vec::new(),
            defeated: Vec::new(),
            lie: None,
        })
    }

    fn pennants(mut self, pennants: u32) -> Self {
        self.0.record.pennants = pennants;
        self
    }

    /// One follower for each name.
    fn with(mut self, players: &[u8]) -> Self {
        self.0.record.occupants = occupants(players);
        self
    }

    /// A road runs on into these cities: tiles, and whether each is complete.
    fn into_cities(mut self, cities: &[(u32, bool)]) -> Self {
        let joined = |(tiles, complete): &(u32, bool)| JoinedCity {
            place: None,
            complete: *complete,
            tiles: *tiles,
            owners: Owners::default(),
            subject: false,
        };
        let cities = cities.iter().map(joined).collect();
        let (tiles, owners) = (self.0.record.tiles, Owners::default());
        self.0.networks = vec![Network { place: None, complete: true, tiles, owners, cities }];
        self
    }
}

fn city(tiles: u32) -> Feature {
    Feature::new(Kind::City, tiles)
}

fn road(tiles: u32) -> Feature {
    Feature::new(Kind::Road, tiles)
}

fn monastery() -> Feature {
    Feature::new(Kind::MONASTERY, 9)
}

fn shrine() -> Feature {
    Feature::new(Kind::SHRINE, 9)
}

/// Anna lays a tile that completes all this.
fn tile(features: &[Feature]) -> Occasion {
    let completions = features.iter().map(|feature| feature.0.clone()).collect();
    Occasion::Placement(Placement {
        completions,
        placed_by: Some(seat(ANNA)),
        ..Placement::default()
    })
}

/// Anna deploys a farmer, her `farmers`th on the board, into a field that touches so many complete
/// and incomplete cities.
fn farmer(complete: u32, incomplete: u32, farmers: u32) -> Occasion {
    let record = Record {
        complete_cities: complete,
        incomplete_cities: incomplete,
        occupants: occupants(&[ANNA]),
        ..record(Kind::Field, 1)
    };
    Occasion::Deployment(Deployment {
        seat: seat(ANNA),
        figure: Figure::Follower,
        record,
        farmers,
        farming: 0,
        way: Way::Usual,
    })
}

/// Anna deploys a knight while two farmers of hers are on the board.
fn knight() -> Occasion {
    let record = Record { occupants: occupants(&[ANNA]), ..record(Kind::City, 2) };
    Occasion::Deployment(Deployment {
        seat: seat(ANNA),
        figure: Figure::Follower,
        record,
        farmers: 2,
        farming: 0,
        way: Way::Usual,
    })
}

/// Anna lays a tile that joins fields with different players' farmers; on the joined field stand
/// these.
fn joined(players: &[u8]) -> Occasion {
    let field = Record { occupants: occupants(players), ..record(Kind::Field, 4) };
    Occasion::Placement(Placement {
        placed_by: Some(seat(ANNA)),
        joined_fields: vec![field],
        ..Placement::default()
    })
}

/// Features that are scored: who, what for, how many points.
fn scored(scores: &[(u8, Kind, i32)]) -> Occasion {
    let mut turn: PerSeat<i32> = PerSeat::default();
    for (player, _, points) in scores {
        turn[seat(*player)] += points;
    }
    let score = |(player, kind, points): &(u8, Kind, i32)| Score {
        seat: seat(*player),
        source: (*kind).into(),
        lines: vec![Line { label: Label::Tiles, count: *points, each: 1 }],
        record: Some(record(*kind, 1)),
    };
    let scores = scores.iter().map(score).collect();
    Occasion::Placement(Placement {
        scores,
        turn,
        placed_by: Some(seat(ANNA)),
        ..Placement::default()
    })
}

/// A title goes to `by` from `from`; afterwards King and Robber are with those.
fn taken(title: Title, by: u8, from: Option<u8>, holders: [Option<u8>; 2]) -> Occasion {
    Occasion::Placement(Placement {
        placed_by: Some(seat(by)),
        taken: vec![Taken { title, by: seat(by), from: from.map(seat), size: 5 }],
        holders: holders.map(|holder| holder.map(seat)),
        ..Placement::default()
    })
}

/// A card, what fulfils it, and what just misses it.
struct Case {
    card: &'static str,
    met: Vec<Occasion>,
    missed: Vec<Occasion>,
}

fn case(card: &'static str, met: Vec<Occasion>, missed: Vec<Occasion>) -> Case {
    Case { card, met, missed }
}

/// Sizes and pennants of cities.
fn city_cases() -> Vec<Case> {
    let of = |sizes: &[u32]| sizes.iter().map(|size| tile(&[city(*size)])).collect();
    let flags = |pennants: &[u32]| {
        pennants.iter().map(|pennants| tile(&[city(4).pennants(*pennants)])).collect()
    };
    vec![
        // Exactly 5, 3, 4, 7; at least 6, 10, 8.
        case("base-01", of(&[5]), of(&[4, 6])),
        case("base-02", of(&[6, 7, 20]), of(&[5])),
        case("base-03", of(&[10, 12]), of(&[9])),
        case("base-05", of(&[3]), of(&[2, 4])),
        case("base-06", of(&[4]), of(&[3, 5])),
        case("base-07", of(&[7]), of(&[6, 8])),
        case("base-08", of(&[8, 9]), of(&[7])),
        // At least 1, exactly 2, at least 3 pennants.
        case("base-09", flags(&[1, 2]), flags(&[0])),
        case("base-10", flags(&[2]), flags(&[1, 3])),
        case("base-11", flags(&[3, 4]), flags(&[2])),
        // At least 5 tiles without a pennant.
        case(
            "base-12",
            vec![tile(&[city(5)]), tile(&[city(9)])],
            vec![tile(&[city(4)]), tile(&[city(5).pennants(1)])],
        ),
        // At most 3 tiles with a pennant.
        case(
            "base-13",
            vec![tile(&[city(3).pennants(1)]), tile(&[city(2).pennants(2)])],
            vec![tile(&[city(4).pennants(1)]), tile(&[city(3)])],
        ),
    ]
}

/// Followers on what is completed.
fn follower_cases() -> Vec<Case> {
    let cities =
        |groups: &[&[u8]]| groups.iter().map(|group| tile(&[city(4).with(group)])).collect();
    let roads =
        |groups: &[&[u8]]| groups.iter().map(|group| tile(&[road(4).with(group)])).collect();
    let monasteries =
        |groups: &[&[u8]]| groups.iter().map(|group| tile(&[monastery().with(group)])).collect();
    vec![
        // At least 2, at least 3 followers, anybody's.
        case("base-14", cities(&[&[ANNA, BEN], &[BEN, BEN], &[ANNA; 3]]), cities(&[&[ANNA], &[]])),
        case("base-15", cities(&[&[ANNA, BEN, CLEO], &[BEN; 4]]), cities(&[&[ANNA, BEN]])),
        // At least 2 of the own.
        case(
            "base-16",
            cities(&[&[ANNA, ANNA], &[ANNA, BEN, ANNA]]),
            cities(&[&[ANNA, BEN, BEN], &[BEN, BEN]]),
        ),
        // On a road.
        case(
            "base-17",
            [roads(&[&[ANNA, BEN]]), roads(&[&[BEN, BEN]])].concat(),
            [roads(&[&[ANNA]]), cities(&[&[ANNA, BEN]])].concat(),
        ),
        // An opponent's, in a city of exactly 2 tiles.
        case(
            "base-04",
            vec![tile(&[city(2).with(&[BEN])]), tile(&[city(2).with(&[ANNA, BEN])])],
            vec![tile(&[city(2).with(&[ANNA])]), tile(&[city(2)]), tile(&[city(3).with(&[BEN])])],
        ),
        // Nobody: in a city of at least 3 tiles; on a road of exactly 3 tiles, of at least 4.
        case(
            "base-23",
            vec![tile(&[road(3)])],
            vec![
                tile(&[road(3).with(&[ANNA])]),
                tile(&[road(2)]),
                tile(&[road(4)]),
                tile(&[city(3)]),
            ],
        ),
        case(
            "base-18",
            vec![tile(&[city(3)])],
            vec![tile(&[city(3).with(&[BEN])]), tile(&[city(2)]), tile(&[road(3)])],
        ),
        case(
            "base-19",
            vec![tile(&[road(4)])],
            vec![tile(&[road(4).with(&[ANNA])]), tile(&[road(3)]), tile(&[city(4)])],
        ),
        // Followers of at least 2 players.
        case(
            "base-20",
            cities(&[&[ANNA, BEN], &[BEN, CLEO]]),
            cities(&[&[ANNA, ANNA], &[BEN, BEN], &[]]),
        ),
        // Only opponents, in at least 3 tiles.
        case(
            "base-21",
            [cities(&[&[BEN], &[BEN, CLEO]]), vec![tile(&[city(3).with(&[BEN])])]].concat(),
            [cities(&[&[ANNA, BEN], &[ANNA], &[]]), vec![tile(&[city(2).with(&[BEN])])]].concat(),
        ),
        // An opponent's monk; the own one; nobody.
        case(
            "base-28",
            monasteries(&[&[]]),
            [monasteries(&[&[ANNA], &[BEN]]), vec![tile(&[shrine()]), tile(&[city(9)])]].concat(),
        ),
        case("base-22", monasteries(&[&[BEN]]), monasteries(&[&[ANNA], &[]])),
        case("base-29", monasteries(&[&[ANNA]]), monasteries(&[&[BEN], &[]])),
    ]
}

/// Roads, monasteries, and roads that run into cities.
fn road_cases() -> Vec<Case> {
    let of = |sizes: &[u32]| sizes.iter().map(|size| tile(&[road(*size)])).collect();
    let into = |tiles, cities: &[(u32, bool)]| tile(&[road(tiles).into_cities(cities)]);
    vec![
        // Exactly 5; at least 6, 8, 10.
        case("base-24", of(&[5]), of(&[4, 6])),
        case("base-25", of(&[6, 7]), of(&[5])),
        case("base-26", of(&[8, 9]), of(&[7])),
        case("base-27", of(&[10, 30]), of(&[9])),
        // Two complete cities.
        case(
            "base-30",
            vec![into(2, &[(2, true), (3, true)])],
            vec![into(9, &[(2, true), (30, false)]), into(9, &[(30, true)]), into(9, &[])],
        ),
        // One complete city of at least 4.
        case(
            "base-31",
            vec![into(2, &[(4, true)]), into(2, &[(2, false), (5, true)])],
            vec![into(9, &[(3, true), (3, true)]), into(9, &[(8, false)])],
        ),
        // One complete city.
        case("base-32", vec![into(2, &[(2, true)])], vec![into(9, &[(30, false)]), into(9, &[])]),
        // One complete city, and a road of at least 4.
        case(
            "base-33",
            vec![into(4, &[(2, true)])],
            vec![into(3, &[(9, true)]), into(4, &[(9, false)])],
        ),
    ]
}

/// Several features with one tile.
fn together_cases() -> Vec<Case> {
    let all = |features: &[Feature]| vec![tile(features)];
    vec![
        case(
            "base-34",
            all(&[road(2), city(2)]),
            vec![tile(&[city(2), city(2)]), tile(&[road(9), road(9)])],
        ),
        case(
            "base-35",
            all(&[road(2), city(3), road(3)]),
            vec![tile(&[road(9), city(3)]), tile(&[road(9)])],
        ),
        case(
            "base-36",
            all(&[city(2), city(2)]),
            vec![tile(&[city(20), road(2)]), tile(&[city(20)])],
        ),
        case("base-37", all(&[city(2), road(2), monastery()]), vec![tile(&[city(20), road(20)])]),
        case(
            "base-38",
            vec![tile(&[road(2), monastery()]), tile(&[monastery(), monastery()])],
            vec![tile(&[monastery()]), tile(&[city(9), road(9)])],
        ),
    ]
}

/// Farmers: complete and incomplete cities at the field, and the own farmers on the board.
fn farmer_cases() -> Vec<Case> {
    vec![
        case("base-39", vec![farmer(0, 0, 1)], vec![knight()]),
        // Touching at least 4, at least 5 cities, complete or not.
        case(
            "base-40",
            vec![farmer(4, 0, 1), farmer(1, 3, 1)],
            vec![farmer(1, 2, 1), farmer(3, 0, 1)],
        ),
        case(
            "base-41",
            vec![farmer(5, 0, 1), farmer(2, 4, 1)],
            vec![farmer(2, 2, 1), farmer(4, 0, 1)],
        ),
        // At least 3, one of them complete; at least 2, 3 complete ones.
        case(
            "base-42",
            vec![farmer(1, 2, 1), farmer(3, 0, 1)],
            vec![farmer(0, 3, 1), farmer(1, 1, 1), farmer(2, 0, 1)],
        ),
        case("base-43", vec![farmer(2, 0, 1)], vec![farmer(1, 3, 1)]),
        case("base-44", vec![farmer(3, 1, 1)], vec![farmer(2, 3, 1)]),
        // At least 3, none of them complete.
        case(
            "base-45",
            vec![farmer(0, 3, 1), farmer(0, 5, 2)],
            vec![farmer(1, 3, 1), farmer(0, 2, 1), farmer(3, 0, 1)],
        ),
        // The second farmer on the board, with at least 3 cities; the fifth anywhere.
        case(
            "base-46",
            vec![farmer(2, 1, 2), farmer(0, 3, 3)],
            vec![farmer(3, 0, 1), farmer(1, 1, 2), farmer(0, 0, 3), knight()],
        ),
        case("base-47", vec![farmer(0, 0, 5), farmer(1, 0, 6)], vec![farmer(3, 0, 4)]),
        case(
            "base-48",
            vec![joined(&[ANNA, BEN])],
            vec![joined(&[BEN, CLEO]), tile(&[city(3)]), farmer(3, 0, 3)],
        ),
    ]
}

/// Points and titles.
fn score_and_title_cases() -> Vec<Case> {
    let (king, robber) = (Title::King, Title::Robber);
    vec![
        // 12 points from one feature; 15 in one turn; 5 from one road.
        case(
            "base-49",
            vec![scored(&[(ANNA, Kind::City, 12)])],
            vec![
                scored(&[(ANNA, Kind::City, 11), (ANNA, Kind::Road, 9)]),
                scored(&[(BEN, Kind::City, 30)]),
            ],
        ),
        case(
            "base-50",
            vec![
                scored(&[(ANNA, Kind::City, 8), (ANNA, Kind::Road, 7)]),
                scored(&[(ANNA, Kind::City, 15)]),
            ],
            vec![
                scored(&[(ANNA, Kind::City, 8), (ANNA, Kind::Road, 6)]),
                scored(&[(BEN, Kind::City, 30)]),
            ],
        ),
        case(
            "base-51",
            vec![scored(&[(ANNA, Kind::Road, 5)])],
            vec![
                scored(&[(ANNA, Kind::Road, 4)]),
                scored(&[(ANNA, Kind::City, 20)]),
                scored(&[(BEN, Kind::Road, 9)]),
            ],
        ),
        // Beating the own record keeps a title and does not take it (R-KR-3).
        case(
            "king-robber-1",
            vec![
                taken(king, ANNA, None, [Some(ANNA), None]),
                taken(king, ANNA, Some(BEN), [Some(ANNA), None]),
            ],
            vec![
                taken(robber, ANNA, None, [None, Some(ANNA)]),
                taken(king, ANNA, Some(ANNA), [Some(ANNA), None]),
            ],
        ),
        case(
            "king-robber-2",
            vec![taken(robber, ANNA, None, [None, Some(ANNA)])],
            vec![
                taken(king, ANNA, None, [Some(ANNA), None]),
                taken(robber, BEN, Some(ANNA), [None, Some(BEN)]),
            ],
        ),
        case(
            "king-robber-3",
            vec![taken(king, ANNA, Some(BEN), [Some(ANNA), None])],
            vec![
                taken(king, ANNA, None, [Some(ANNA), None]),
                taken(robber, ANNA, Some(BEN), [None, Some(ANNA)]),
            ],
        ),
        case(
            "king-robber-4",
            vec![taken(robber, ANNA, Some(BEN), [None, Some(ANNA)])],
            vec![
                taken(robber, ANNA, None, [None, Some(ANNA)]),
                taken(king, ANNA, Some(BEN), [Some(ANNA), None]),
            ],
        ),
        // Both, by taking one of them.
        case(
            "king-robber-5",
            vec![
                taken(king, ANNA, Some(BEN), [Some(ANNA), Some(ANNA)]),
                taken(robber, ANNA, None, [Some(ANNA), Some(ANNA)]),
            ],
            vec![
                taken(king, ANNA, Some(BEN), [Some(ANNA), Some(BEN)]),
                taken(king, ANNA, Some(ANNA), [Some(ANNA), Some(ANNA)]),
            ],
        ),
    ]
}

/// A building that defeats one where those players stand.
fn won(kind: Kind, winners: &[u8]) -> Occasion {
    let mut feature = Feature::new(kind, 9).with(winners);
    feature.0.defeated = vec![record(Kind::SHRINE, 5)];
    tile(&[feature])
}

fn shrine_cases() -> Vec<Case> {
    let (shrine, monastery) = (Kind::SHRINE, Kind::MONASTERY);
    let plain = |kind, players: &[u8]| tile(&[Feature::new(kind, 9).with(players)]);
    vec![
        // R-KO-16: with a share of the majority; completing without a challenge is not winning one.
        case(
            "shrines-1",
            vec![won(shrine, &[ANNA]), won(shrine, &[ANNA, BEN])],
            vec![
                won(monastery, &[ANNA]),
                won(shrine, &[BEN]),
                won(shrine, &[ANNA, BEN, BEN]),
                plain(shrine, &[ANNA]),
            ],
        ),
        case(
            "shrines-2",
            vec![won(monastery, &[ANNA])],
            vec![won(shrine, &[ANNA]), won(monastery, &[BEN]), plain(monastery, &[ANNA])],
        ),
        case(
            "shrines-3",
            vec![plain(shrine, &[]), plain(shrine, &[BEN])],
            vec![plain(monastery, &[ANNA])],
        ),
        case(
            "shrines-4",
            vec![plain(shrine, &[ANNA]), plain(monastery, &[ANNA, BEN])],
            vec![plain(shrine, &[]), plain(monastery, &[BEN])],
        ),
        case(
            "shrines-5",
            vec![plain(shrine, &[BEN]), plain(monastery, &[CLEO])],
            vec![plain(shrine, &[ANNA]), plain(monastery, &[])],
        ),
    ]
}

fn count_cases() -> Vec<Case> {
    let enters = |player, quarter, followers| Occasion::EnteredCity {
        seat: seat(player),
        quarter,
        followers,
    };
    let enter = |player, quarter| enters(player, quarter, 2);
    let left = |player| Occasion::LeftCity { seat: seat(player) };
    let moved = |player, opponents| Occasion::CountMoved { seat: seat(player), opponents };
    let [castle, market, blacksmith, cathedral] = Quarter::ALL;
    vec![
        // Her second follower in the City, or a later one.
        case(
            "count-1",
            vec![enter(ANNA, castle), enters(ANNA, castle, 3)],
            vec![enters(ANNA, castle, 1), enter(ANNA, market), enter(BEN, castle), left(ANNA)],
        ),
        case(
            "count-2",
            vec![enter(ANNA, market)],
            vec![enters(ANNA, market, 1), enter(ANNA, castle), enter(BEN, market)],
        ),
        case(
            "count-3",
            vec![enter(ANNA, blacksmith), enter(ANNA, cathedral)],
            vec![enters(ANNA, cathedral, 1), enter(ANNA, castle), enter(BEN, cathedral)],
        ),
        case("count-4", vec![left(ANNA)], vec![left(BEN), enter(ANNA, castle)]),
        case(
            "count-5",
            vec![moved(ANNA, 1)],
            vec![moved(ANNA, 0), moved(BEN, 1), enter(ANNA, market)],
        ),
    ]
}

/// A completed feature with something in it.
fn with(kind: Kind, tiles: u32, fill: impl Fn(&mut Record)) -> Occasion {
    let mut feature = Feature::new(kind, tiles);
    fill(&mut feature.0.record);
    tile(&[feature])
}

fn deployed(figure: Figure, way: Way) -> Occasion {
    let record = record(Kind::City, 2);
    Occasion::Deployment(Deployment {
        seat: seat(ANNA),
        figure,
        record,
        farmers: 0,
        farming: 0,
        way,
    })
}

/// Anna deploys a special figure in a field that touches so many complete cities and two others.
fn in_field(figure: Figure, complete_cities: u32) -> Occasion {
    let record = Record { complete_cities, incomplete_cities: 2, ..record(Kind::Field, 5) };
    Occasion::Deployment(Deployment {
        seat: seat(ANNA),
        figure,
        record,
        farmers: 1,
        farming: 0,
        way: Way::Usual,
    })
}

fn stands(figure: Figure) -> impl Fn(&mut Record) {
    move |record| record.occupants = vec![Occupant { seat: seat(ANNA), figure }]
}

fn inn_and_good_cases() -> Vec<Case> {
    let inn = |tiles, inns| with(Kind::Road, tiles, move |record| record.inns = inns);
    let guest = |player, inns| {
        with(Kind::Road, 2, move |record| {
            record.inns = inns;
            record.occupants = occupants(&[player]);
        })
    };
    let goods = |wine, cloth| {
        with(Kind::City, 4, move |record| {
            record.goods[Good::Wine] = wine;
            record.goods[Good::Cloth] = cloth;
        })
    };
    let both = |inns| {
        let mut road = Feature::new(Kind::Road, 3);
        road.0.record.inns = inns;
        tile(&[road, city(2)])
    };
    let small = with(Kind::City, 3, |record| record.goods[Good::Wine] = 1);
    let built = |kind, figure| with(kind, 4, stands(figure));
    vec![
        case(
            "inns-cathedrals-1",
            vec![guest(ANNA, 1)],
            vec![guest(ANNA, 0), guest(BEN, 1), inn(2, 1)],
        ),
        case("inns-cathedrals-2", vec![inn(5, 1)], vec![inn(4, 1), inn(5, 0)]),
        case(
            "inns-cathedrals-3",
            vec![with(Kind::City, 4, |record| record.cathedrals = 1)],
            vec![with(Kind::City, 4, |_| ())],
        ),
        case(
            "inns-cathedrals-4",
            vec![built(Kind::City, Figure::BigFollower)],
            vec![built(Kind::City, Figure::Follower), built(Kind::Road, Figure::BigFollower)],
        ),
        case("inns-cathedrals-5", vec![both(0)], vec![both(1), inn(3, 0)]),
        case("traders-builders-1", vec![goods(1, 0)], vec![goods(0, 0), small]),
        case("traders-builders-2", vec![goods(2, 0), goods(1, 1)], vec![goods(1, 0)]),
        case("traders-builders-3", vec![goods(1, 1)], vec![goods(3, 0)]),
        case(
            "traders-builders-4",
            vec![built(Kind::City, Figure::Builder)],
            vec![built(Kind::City, Figure::Follower), built(Kind::Road, Figure::Builder)],
        ),
        case(
            "traders-builders-5",
            vec![in_field(Figure::Pig, 3)],
            vec![in_field(Figure::Pig, 2), in_field(Figure::Follower, 3)],
        ),
    ]
}

fn dragon_cases() -> Vec<Case> {
    let ate = |owners: &[u8]| Occasion::DragonMoved {
        seat: seat(ANNA),
        eaten: owners.iter().map(|owner| seat(*owner)).collect(),
    };
    let through = |kind, tiles, way| {
        let record = Record { occupants: occupants(&[ANNA]), ..record(kind, tiles) };
        Occasion::Deployment(Deployment {
            seat: seat(ANNA),
            figure: Figure::Follower,
            record,
            farmers: 0,
            farming: 0,
            way,
        })
    };
    let fairy = |kind, players: &[u8]| Occasion::FairyMoved {
        seat: seat(ANNA),
        record: Some(Record { occupants: occupants(players), ..record(kind, 4) }),
    };
    let sent_home = |owner| Occasion::KnightRemoved { seat: seat(ANNA), knight: seat(owner) };
    vec![
        case(
            "princess-dragon-2",
            vec![ate(&[BEN, BEN]), ate(&[ANNA, BEN, CLEO])],
            vec![ate(&[BEN]), ate(&[ANNA, CLEO])],
        ),
        case("princess-dragon-3", vec![sent_home(BEN)], vec![sent_home(ANNA)]),
        case(
            "princess-dragon-4",
            vec![through(Kind::City, 3, Way::Portal)],
            vec![
                through(Kind::City, 2, Way::Portal),
                through(Kind::City, 3, Way::Usual),
                through(Kind::Road, 3, Way::Portal),
            ],
        ),
        case(
            "princess-dragon-5",
            vec![fairy(Kind::City, &[ANNA, BEN])],
            vec![
                fairy(Kind::City, &[ANNA, ANNA]),
                fairy(Kind::Road, &[ANNA, BEN]),
                fairy(Kind::Field, &[ANNA, BEN]),
            ],
        ),
    ]
}

fn abbey_cases() -> Vec<Case> {
    let ruled = |pennants, figure| {
        with(Kind::City, 4, move |record| {
            record.pennants = pennants;
            stands(figure)(record);
        })
    };
    let abbey = |abbey, completed: u32| {
        let roads: Vec<Feature> = (0..completed).map(|_| road(2)).collect();
        let Occasion::Placement(mut placement) = tile(&roads) else { panic!("a placement") };
        placement.placed_by = Some(seat(ANNA));
        placement.abbey = abbey;
        Occasion::Placement(placement)
    };
    vec![
        case(
            "abbey-mayor-1",
            vec![abbey(true, 3), abbey(true, 4)],
            vec![abbey(true, 2), abbey(false, 3)],
        ),
        case("abbey-mayor-2", vec![abbey(true, 4)], vec![abbey(true, 3), abbey(false, 4)]),
        case(
            "abbey-mayor-3",
            vec![ruled(1, Figure::Mayor)],
            vec![ruled(0, Figure::Mayor), ruled(1, Figure::Follower)],
        ),
        case(
            "abbey-mayor-4",
            vec![Occasion::WagonMoved { seat: seat(ANNA) }],
            vec![deployed(Figure::Wagon, Way::Usual)],
        ),
        case(
            "abbey-mayor-5",
            vec![in_field(Figure::Barn, 3)],
            vec![in_field(Figure::Barn, 2), in_field(Figure::Pig, 3)],
        ),
    ]
}

fn tower_and_siege_cases() -> Vec<Case> {
    let site = |tiles, sites| with(Kind::City, tiles, move |record| record.tower_sites = sites);
    let watched = |sites, player| {
        with(Kind::City, 2, move |record| {
            record.tower_sites = sites;
            record.occupants = occupants(&[player]);
        })
    };
    let besieged = |tiles, sieges| with(Kind::City, tiles, move |record| record.sieges = sieges);
    let raised = |height| Occasion::TowerRaised { seat: seat(ANNA), height };
    let captured =
        |owner, prisoners| Occasion::Captured { seat: seat(ANNA), captive: seat(owner), prisoners };
    vec![
        case("tower-1", vec![site(2, 1)], vec![site(2, 0)]),
        case("tower-2", vec![watched(1, BEN)], vec![watched(0, BEN), watched(1, ANNA), site(5, 1)]),
        case("tower-3", vec![raised(8), raised(9)], vec![raised(7)]),
        case("tower-4", vec![captured(BEN, 5)], vec![captured(BEN, 4), captured(ANNA, 5)]),
        case("tower-5", vec![site(4, 1)], vec![site(3, 1), site(4, 0)]),
        case("siege-1", vec![besieged(4, 1)], vec![besieged(3, 1), besieged(4, 0)]),
        case("siege-2", vec![Occasion::Escaped { seat: seat(ANNA) }], vec![captured(ANNA, 1)]),
    ]
}

/// R-KO-18, EX-37: 58 and 60 mm are near enough, 60.04 and 61 are not; off the tiles counts.
fn fair_cases() -> Vec<Case> {
    let thrown =
        |throw: Throw, token| Occasion::Thrown { throw, token: Some(token), left: seat(BEN) };
    let target = |millimetres: f64, off_tiles| {
        let distance = Distance::from_millimetres(millimetres);
        thrown(Throw { distance, off_tiles, ..Throw::by(seat(ANNA)) }, Token::Target)
    };
    let hit = |player| Hit {
        player: seat(player),
        figure: Figure::Follower,
        at: Some(Position::ORIGIN),
        on: Some(Segment::Road(0)),
    };
    let hits = |players: &[u8]| {
        let hits = players.iter().map(|player| hit(*player)).collect();
        thrown(Throw { hits, ..Throw::by(seat(ANNA)) }, Token::KnockOut)
    };
    let swap = |player| {
        thrown(Throw { swap: Some(hit(player)), ..Throw::by(seat(ANNA)) }, Token::Seduction)
    };
    let catch = |player, caught, short| {
        let throw = Throw { caught, short, ..Throw::by(seat(player)) };
        Occasion::Thrown { throw, token: Some(Token::Catch), left: seat((player + 1) % 3) }
    };
    let missed = thrown(Throw::by(seat(ANNA)), Token::Target);
    vec![
        case(
            "catapult-1",
            vec![target(58.0, false), target(60.0, true)],
            vec![target(61.0, false), target(60.04, false), missed],
        ),
        case("catapult-2", vec![hits(&[BEN]), hits(&[ANNA, CLEO])], vec![hits(&[ANNA]), hits(&[])]),
        case(
            "catapult-3",
            vec![catch(CLEO, true, false)],
            vec![catch(CLEO, false, false), catch(ANNA, true, false)],
        ),
        case(
            "catapult-4",
            vec![catch(ANNA, false, false)],
            vec![catch(ANNA, true, false), catch(ANNA, false, true)],
        ),
        case("catapult-5", vec![swap(BEN)], vec![swap(ANNA)]),
    ]
}

fn all_cases() -> Vec<Case> {
    [
        city_cases(),
        follower_cases(),
        road_cases(),
        together_cases(),
        farmer_cases(),
        score_and_title_cases(),
        shrine_cases(),
        count_cases(),
        inn_and_good_cases(),
        dragon_cases(),
        abbey_cases(),
        tower_and_siege_cases(),
        fair_cases(),
        newer::cases(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn requirement(card: &str) -> Requirement {
    bundled::catalogue().card(card).unwrap_or_else(|| panic!("no card {card}")).requirement.clone()
}

fn is_met(card: &str, occasion: &Occasion, holder: Seat) -> bool {
    requirement(card).is_met(occasion, holder)
}

#[test]
fn every_bundled_card_has_a_case_here() {
    let cases: Vec<&str> = all_cases().iter().map(|case| case.card).collect();
    let distinct: BTreeSet<String> = cases.iter().map(|card| (*card).to_owned()).collect();
    let cards: BTreeSet<String> =
        bundled::catalogue().cards().iter().map(|card| card.id.to_string()).collect();
    // R-KO-33: that card is never fulfilled; what it does is tested with the dragon.
    let avoid = "princess-dragon-1".to_owned();
    assert_eq!(distinct, cards.into_iter().filter(|card| *card != avoid).collect());
    assert_eq!(
        (cases.len(), bundled::catalogue().cards().len()),
        (121, 122),
        "one is never fulfilled"
    );
}

#[test]
fn every_card_is_fulfilled_by_what_it_asks_for() {
    for case in all_cases() {
        assert!(!case.met.is_empty(), "{}", case.card);
        for occasion in &case.met {
            assert!(
                is_met(case.card, occasion, seat(ANNA)),
                "{} is missed by {occasion:?}",
                case.card
            );
        }
    }
}

#[test]
fn no_card_is_fulfilled_by_what_just_misses_it() {
    for case in all_cases() {
        assert!(!case.missed.is_empty(), "{}", case.card);
        for occasion in &case.missed {
            assert!(
                !is_met(case.card, occasion, seat(ANNA)),
                "{} is met by {occasion:?}",
                case.card
            );
        }
    }
}

/// R-KO-8: the same thing done by Ben fulfils nothing for Anna. (Cards that ask for points or a
/// challenge do not ask who lays the tile.)
#[test]
fn no_card_is_fulfilled_by_a_rival_who_does_what_it_asks_for() {
    for case in all_cases() {
        for mut occasion in case.met {
            match &mut occasion {
                Occasion::Placement(placement) => {
                    placement.placed_by = Some(seat(BEN));
                    placement
                        .completions
                        .iter_mut()
                        .for_each(|completion| completion.completer = seat(BEN));
                    placement.taken.iter_mut().for_each(|taken| taken.by = seat(BEN));
                }
                Occasion::Deployment(deployment) => deployment.seat = seat(BEN),
                Occasion::EnteredCity { seat: holder, .. }
                | Occasion::LeftCity { seat: holder }
                | Occasion::CountMoved { seat: holder, .. }
                | Occasion::WagonMoved { seat: holder }
                | Occasion::DragonMoved { seat: holder, .. }
                | Occasion::FairyMoved { seat: holder, .. }
                | Occasion::KnightRemoved { seat: holder, .. }
                | Occasion::TowerRaised { seat: holder, .. }
                | Occasion::Captured { seat: holder, .. }
                | Occasion::Escaped { seat: holder }
                | Occasion::AbbotCalled { seat: holder, .. }
                | Occasion::MagicianMoved { seat: holder, .. }
                | Occasion::GoldTaken { seat: holder, .. }
                | Occasion::CropTookHome { seat: holder, .. }
                | Occasion::FerryMoved { seat: holder, .. }
                | Occasion::FlockScored { seat: holder, .. }
                | Occasion::MessageRead { seat: holder, .. }
                | Occasion::OrderFulfilled { seat: holder, .. }
                | Occasion::LaidBare { seat: holder, .. }
                | Occasion::Robbed { seat: holder, .. } => *holder = seat(BEN),
                Occasion::Thrown { throw, left, .. } => {
                    throw.player = seat(BEN);
                    *left = seat(CLEO);
                }
                Occasion::Changed { seat: holder, .. } => *holder = seat(BEN),
                Occasion::TargetThrown { throws } => throws.clear(),
            }
            let whoever = matches!(
                requirement(case.card),
                Requirement::Score(_) | Requirement::WinChallenge(_)
            );
            assert_eq!(
                is_met(case.card, &occasion, seat(ANNA)),
                whoever,
                "{}: {occasion:?}",
                case.card
            );
        }
    }
}

/// R-KO-10 as records: when a city is the last part, it must be one of those that count, and the
/// road must be complete.
#[test]
fn the_city_just_completed_must_be_a_part_of_the_connection() {
    let connection = |road_complete, subject: (u32, bool), other: (u32, bool)| {
        let joined = |(tiles, complete): (u32, bool), subject| JoinedCity {
            place: None,
            complete,
            tiles,
            owners: Owners::default(),
            subject,
        };
        let mut feature = city(subject.0);
        let cities = vec![joined(subject, true), joined(other, false)];
        let owners = Owners::default();
        feature.0.networks =
            vec![Network { place: None, complete: road_complete, tiles: 3, owners, cities }];
        tile(&[feature])
    };
    let met = |card: &str, occasion: &Occasion| is_met(card, occasion, seat(ANNA));
    assert!(met("base-30", &connection(true, (2, true), (2, true))));
    assert!(!met("base-30", &connection(false, (2, true), (2, true))));
    assert!(!met("base-30", &connection(true, (2, true), (2, false))));
    // "A city of at least 4": the large city at the other end was there before; the small one makes
    // nothing true now.
    assert!(met("base-31", &connection(true, (4, true), (2, true))));
    assert!(!met("base-31", &connection(true, (3, true), (6, true))));
}

// ---- the kinds of requirement on a real board ----

fn anna(hand: [&str; 3]) -> Table {
    Table::with_king_and_hands(
        &["Anna", "Ben"],
        &[hand, ["base-11", "base-27", "base-44"]],
        &["base-47", "base-10"],
    )
}

/// Farmers of Anna west and of Ben east of the place (2, 3), between two cities of the workshop.
fn two_farmers() -> Table {
    let mut table = anna(["base-48", "base-03", "base-26"]);
    table
        .ground(3)
        .turn("workshop-cap", (1, 2), 180)
        .turn("workshop-cap", (3, 2), 180)
        .claim("Anna", "workshop-tube", (1, 3), 0, "field:0")
        .claim("Ben", "workshop-tube", (3, 3), 0, "field:1");
    table
}

#[test]
fn on_the_board_a_tile_joins_two_farmers_fields() {
    let mut table = two_farmers();
    table.lay("Anna", "workshop-field", (2, 3), 0);
    assert_eq!(table.fulfilled("Anna"), ["base-48"]);
    // Laid by Ben it is nothing to Anna's card.
    let mut table = two_farmers();
    table.lay("Ben", "workshop-field", (2, 3), 0);
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// Joining a field with one's own second field, or with an empty one, is not joining a rival's.
#[test]
fn on_the_board_joining_ones_own_fields_is_not_joining_a_rivals() {
    let mut table = anna(["base-48", "base-03", "base-26"]);
    table
        .ground(3)
        .turn("workshop-cap", (1, 2), 180)
        .turn("workshop-cap", (3, 2), 180)
        .claim("Anna", "workshop-tube", (1, 3), 0, "field:0")
        .claim("Anna", "workshop-tube", (3, 3), 0, "field:1")
        .lay("Anna", "workshop-field", (2, 3), 0);
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// Nor is adding to a field that both share already: what is new there is nobody's.
#[test]
fn on_the_board_extending_a_shared_field_joins_nothing() {
    let mut table = two_farmers();
    table.lay("Ben", "workshop-field", (2, 3), 0).lay("Anna", "workshop-field", (2, 4), 0);
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

#[test]
fn on_the_board_a_tile_completes_a_city_and_a_road() {
    let mut table = anna(["base-34", "base-03", "base-26"]);
    table.column(2, 4).turn("workshop-cap", (1, 2), 180).turn("workshop-end", (1, 4), 0);
    table.lay("Anna", "workshop-gate", (1, 3), 0);
    assert_eq!(table.fulfilled("Anna"), ["base-34"]);
}

#[test]
fn on_the_board_a_junction_completes_two_roads() {
    let mut table = anna(["base-35", "base-03", "base-26"]);
    // West of the junction the start tile's road with its end, south of it a road's end; its
    // eastern arm stays open.
    table
        .field((0, 1))
        .turn("workshop-end", (1, 1), 0)
        .turn("base-monastery-road", (-1, 0), 270)
        .lay("Anna", "base-junction-three", (1, 0), 0);
    assert_eq!(table.game().completed().roads, 2);
    assert_eq!(table.fulfilled("Anna"), ["base-35"]);
}

#[test]
fn on_the_board_a_monastery_is_completed() {
    let mut table = anna(["base-22", "base-29", "base-26"]);
    table.column(1, 3).column(3, 3).claim("Ben", "base-monastery", (2, 2), 0, "monastery");
    table.lay("Anna", "workshop-field", (2, 3), 0);
    // Ben's monk: an opponent's, not her own.
    assert_eq!((table.fulfilled("Anna"), table.points("Ben")), (vec!["base-22".to_owned()], 9));
}

#[test]
fn on_the_board_farmers_are_counted_with_their_fields_cities() {
    let mut table = anna(["base-43", "base-41", "workshop-plough"]);
    table.city("Ben", 1, 2).city("Ben", 2, 2);
    // The ground touches two complete cities.
    table.claim("Anna", "workshop-field", (3, 1), 0, "field:0");
    assert_eq!(table.fulfilled("Anna"), ["base-43"]);
    // East of the start tile north of its road: the start tile's city alone, her second farmer.
    table.claim("Anna", "base-road-straight", (1, 0), 0, "field:0");
    assert_eq!(table.fulfilled("Anna"), ["base-43", "workshop-plough"]);
}

#[test]
fn on_the_board_titles_are_taken() {
    let mut table = anna(["king-robber-3", "king-robber-2", "king-robber-5"]);
    table.city("Ben", 1, 2);
    table.city("Anna", 2, 3);
    assert_eq!(table.fulfilled("Anna"), ["king-robber-3"]);
    // Her own record beaten: nothing. Then the Robber: "take the Robber" and "hold both" fit, one
    // of them is hers.
    table.city("Anna", 3, 4);
    assert_eq!(table.fulfilled("Anna").len(), 1);
    table.road("Anna", 4, 2).choose("Anna", "king-robber-5");
    assert_eq!(table.fulfilled("Anna"), ["king-robber-3", "king-robber-5"]);
}

#[test]
fn on_the_board_a_road_that_scores_five_fulfils_the_toll_gate_in_a_rivals_turn() {
    let mut table = anna(["base-51", "base-03", "base-26"]);
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0");
    for y in 3..=5 {
        table.turn("workshop-road", (1, y), 0);
    }
    table.lay("Ben", "workshop-end", (1, 6), 0);
    assert_eq!(table.fulfilled("Anna"), ["base-51"]);
}
