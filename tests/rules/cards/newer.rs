//! Our cards of the newer sets (R-CARD-4).

use rules::piece::Magician;

use super::*;

/// Anna's figure comes to a feature of so many tiles, where those stand beside it.
fn comes(way: Way, figure: Figure, kind: Kind, tiles: u32, beside: &[u8]) -> Occasion {
    let mut record = record(kind, tiles);
    record.occupants = occupants(beside);
    record.occupants.push(Occupant { seat: seat(ANNA), figure });
    Occasion::Deployment(Deployment {
        seat: seat(ANNA),
        figure,
        record,
        farmers: 0,
        farming: 0,
        way,
    })
}

/// R-AB-12: a garden is no monastery, and a monastery no garden.
fn garden_cases() -> Vec<Case> {
    let garden = |players: &[u8]| tile(&[Feature::new(Kind::GARDEN, 9).with(players)]);
    let with_abbot = |kind| with(kind, 9, stands(Figure::Abbot));
    let called = |points| Occasion::AbbotCalled { seat: seat(ANNA), points };
    let waits = |figure, kind, tiles| comes(Way::Usual, figure, kind, tiles, &[]);
    vec![
        case("abbot-1", vec![garden(&[]), garden(&[BEN])], vec![tile(&[monastery()])]),
        case(
            "abbot-2",
            vec![with_abbot(Kind::GARDEN)],
            vec![garden(&[BEN]), garden(&[]), with_abbot(Kind::MONASTERY)],
        ),
        case(
            "abbot-3",
            vec![garden(&[BEN])],
            vec![garden(&[ANNA]), garden(&[]), tile(&[monastery().with(&[BEN])])],
        ),
        case("abbot-4", vec![called(8), called(9)], vec![called(7)]),
        case(
            "abbot-5",
            vec![waits(Figure::Abbot, Kind::GARDEN, 6), waits(Figure::Abbot, Kind::GARDEN, 9)],
            vec![waits(Figure::Abbot, Kind::GARDEN, 5), waits(Figure::Abbot, Kind::MONASTERY, 6)],
        ),
    ]
}

fn magic_and_gold_cases() -> Vec<Case> {
    let spell = |magician, kind, tiles, players: &[u8]| Occasion::MagicianMoved {
        seat: seat(ANNA),
        magician,
        record: Record { occupants: occupants(players), ..record(kind, tiles) },
    };
    let mage = |kind, tiles, players: &[u8]| spell(Magician::Mage, kind, tiles, players);
    let witch = |kind, tiles, players: &[u8]| spell(Magician::Witch, kind, tiles, players);
    let gold = |bars, held| Occasion::GoldTaken { seat: seat(ANNA), bars, held };
    vec![
        case(
            "mage-witch-1",
            vec![mage(Kind::City, 4, &[ANNA]), mage(Kind::City, 5, &[ANNA, BEN])],
            vec![
                mage(Kind::City, 3, &[ANNA]),
                mage(Kind::City, 4, &[BEN]),
                mage(Kind::Road, 4, &[ANNA]),
                witch(Kind::City, 4, &[ANNA]),
            ],
        ),
        case(
            "mage-witch-2",
            vec![witch(Kind::Road, 4, &[BEN])],
            vec![
                witch(Kind::Road, 3, &[BEN]),
                witch(Kind::Road, 4, &[ANNA]),
                witch(Kind::City, 4, &[BEN]),
                mage(Kind::Road, 4, &[BEN]),
            ],
        ),
        case("gold-mines-1", vec![gold(2, 2), gold(3, 9)], vec![gold(1, 9)]),
        case("gold-mines-2", vec![gold(1, 3), gold(2, 4)], vec![gold(2, 2)]),
    ]
}

fn crop_and_flying_cases() -> Vec<Case> {
    let home = |owners: &[u8]| Occasion::CropTookHome {
        seat: seat(ANNA),
        owners: owners.iter().map(|owner| seat(*owner)).collect(),
    };
    let lands = |kind, beside: &[u8]| comes(Way::Flight, Figure::Follower, kind, 1, beside);
    let comes = |way| comes(way, Figure::Follower, Kind::City, 3, &[BEN]);
    vec![
        case("crop-circles-1", vec![home(&[BEN]), home(&[ANNA, CLEO])], vec![home(&[ANNA])]),
        case("crop-circles-2", vec![comes(Way::Crop)], vec![comes(Way::Usual), comes(Way::Flight)]),
        case(
            "flying-machines-1",
            vec![lands(Kind::Road, &[BEN]), lands(Kind::City, &[ANNA, CLEO])],
            vec![lands(Kind::Road, &[]), lands(Kind::City, &[ANNA]), comes(Way::Portal)],
        ),
        case(
            "flying-machines-2",
            vec![lands(Kind::City, &[])],
            vec![lands(Kind::Road, &[]), comes(Way::Usual)],
        ),
    ]
}

fn ferry_and_track_cases() -> Vec<Case> {
    let over = |tiles, ferries| with(Kind::Road, tiles, move |record| record.ferries = ferries);
    let moved =
        |tiles| Occasion::FerryMoved { seat: seat(ANNA), record: record(Kind::Road, tiles) };
    let read = |messages, points| Occasion::MessageRead { seat: seat(ANNA), messages, points };
    let robbed = |points, richer| Occasion::Robbed { seat: seat(ANNA), points, richer };
    vec![
        case("ferries-1", vec![over(5, 1), over(6, 2)], vec![over(4, 1), over(5, 0)]),
        case("ferries-2", vec![moved(6)], vec![moved(5), over(6, 1)]),
        case("messages-1", vec![read(3, 2), read(4, 0)], vec![read(2, 9)]),
        case("messages-2", vec![read(1, 5), read(2, 8)], vec![read(3, 4)]),
        case("robbers-1", vec![robbed(4, false), robbed(5, true)], vec![robbed(3, true)]),
        case("robbers-2", vec![robbed(1, true)], vec![robbed(9, false)]),
    ]
}

fn sheep_cases() -> Vec<Case> {
    let comes = |figure, cities| {
        let Occasion::Deployment(mut it) = comes(Way::Usual, figure, Kind::Field, 1, &[BEN]) else {
            unreachable!("a deployment")
        };
        it.record.complete_cities = cities;
        Occasion::Deployment(it)
    };
    let (shepherd, farmer) = (Figure::Shepherd, Figure::Follower);
    let flock = |sheep, shepherds| Occasion::FlockScored { seat: seat(ANNA), sheep, shepherds };
    vec![
        case(
            "hills-sheep-1",
            vec![comes(shepherd, 1), comes(shepherd, 3)],
            vec![comes(shepherd, 0), comes(farmer, 2)],
        ),
        case("hills-sheep-2", vec![flock(4, 1), flock(9, 3)], vec![flock(3, 2)]),
        case("hills-sheep-3", vec![flock(8, 1)], vec![flock(7, 3)]),
        case("hills-sheep-4", vec![flock(1, 2), flock(9, 3)], vec![flock(9, 1)]),
        case("hills-sheep-5", vec![flock(3, 1), flock(3, 2)], vec![flock(2, 1), flock(4, 1)]),
    ]
}

pub(super) fn cases() -> Vec<Case> {
    let of_sets = [
        garden_cases(),
        magic_and_gold_cases(),
        crop_and_flying_cases(),
        ferry_and_track_cases(),
        sheep_cases(),
    ];
    of_sets.into_iter().flatten().collect()
}
