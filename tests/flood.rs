//! Features found a second way: no disjoint sets that grow with each tile, but a flood over the
//! finished board, by the facts alone. What the program keeps while playing must be the same.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::Placed;
use rules::feature::{Kind, Place};
use rules::tile::Segment;
use rules::{Board, Game};

use support::dice::random_game;

/// One segment of one tile: the tile's number on the board, and the segment.
type Node = (usize, Segment);

/// The segments of a lying tile on each half side, clockwise from the north side's west half.
struct Halves([Vec<Segment>; 8]);

fn quarters(placed: &Placed) -> usize {
    usize::from(placed.rotation.degrees() / 90)
}

/// A name of the facts: a side `n` is both its halves, a half edge `n1` is one.
fn turned(name: &str, quarters: usize) -> usize {
    let names = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];
    (names.iter().position(|other| *other == name).unwrap() + 2 * quarters) % 8
}

fn halves(placed: &Placed) -> Halves {
    let mut halves: [Vec<Segment>; 8] = std::array::from_fn(|_| Vec::new());
    // The facts as their file has them.
    let facts = serde_json::to_value(&*placed.tile).unwrap();
    let list = |key: &str| facts[key].as_array().cloned().unwrap_or_default();
    for (key, segment) in [("cities", Segment::City as fn(u8) -> Segment), ("roads", Segment::Road)]
    {
        for (index, item) in list(key).iter().enumerate() {
            // A city opens to the sides that it shares, too (R-HSH-13).
            let sides = ["edges", "shares"].map(|key| item[key].as_array().cloned());
            for side in sides.iter().flatten().flatten() {
                for half in 1..=2 {
                    let name = format!("{}{half}", side.as_str().unwrap());
                    halves[turned(&name, quarters(placed))].push(segment(index as u8));
                }
            }
        }
    }
    for (index, field) in list("fields").iter().enumerate() {
        for half in field["half_edges"].as_array().unwrap() {
            halves[turned(half.as_str().unwrap(), quarters(placed))]
                .push(Segment::Field(index as u8));
        }
    }
    Halves(halves)
}

/// Where a half side looks, and which half of the neighbour it meets there.
fn across(half: usize) -> ((i32, i32), usize) {
    [
        ((0, -1), 5),
        ((0, -1), 4),
        ((1, 0), 7),
        ((1, 0), 6),
        ((0, 1), 1),
        ((0, 1), 0),
        ((-1, 0), 3),
        ((-1, 0), 2),
    ][half]
}

fn same_kind(one: Segment, other: Segment) -> bool {
    Kind::from(one) == Kind::from(other)
}

/// Flooded features: each a set of segments, with the half sides of cities and roads that look at
/// no tile.
fn flood(board: &Board) -> Vec<(BTreeSet<Node>, usize)> {
    let tiles = board.tiles();
    let at: BTreeMap<(i32, i32), usize> = tiles
        .iter()
        .enumerate()
        .map(|(number, placed)| ((placed.at.x, placed.at.y), number))
        .collect();
    let halves: Vec<Halves> = tiles.iter().map(halves).collect();
    let mut seen: BTreeSet<Node> = BTreeSet::new();
    let mut features = Vec::new();
    for start in tiles
        .iter()
        .enumerate()
        .flat_map(|(number, placed)| placed.tile.segments().map(move |s| (number, s)))
    {
        if seen.contains(&start) {
            continue;
        }
        let (mut feature, mut open, mut todo) = (BTreeSet::new(), 0, vec![start]);
        while let Some((number, segment)) = todo.pop() {
            if !feature.insert((number, segment)) {
                continue;
            }
            let ferry = board.ferry(tiles[number].at).filter(|roads| roads.contains(&segment));
            todo.extend(ferry.into_iter().flatten().map(|road| (number, road)));
            let own = (0..8).filter(|half| halves[number].0[*half].contains(&segment));
            for half in own {
                let ((x, y), other) = across(half);
                let here = tiles[number].at;
                let Some(neighbour) = at.get(&(here.x + x, here.y + y)) else {
                    open += 1;
                    continue;
                };
                let met =
                    halves[*neighbour].0[other].iter().filter(|other| same_kind(**other, segment));
                todo.extend(met.map(|segment| (*neighbour, *segment)));
            }
        }
        seen.extend(feature.iter().copied());
        features.push((feature, open));
    }
    features
}

fn compare(game: &Game, seed: u64) {
    let board = game.board();
    let flooded = flood(board);
    assert_eq!(flooded.len(), board.features().count(), "seed {seed}: as many features");
    let place =
        |(number, segment): &Node| Place { at: board.tiles()[*number].at, segment: *segment };
    for (nodes, open) in &flooded {
        let first = place(nodes.first().unwrap());
        let feature = board.feature(first).unwrap();
        let places: BTreeSet<Place> = board.places(feature).collect();
        assert_eq!(
            places,
            nodes.iter().map(place).collect(),
            "seed {seed}: the segments of {first:?}"
        );
        let record = board.record(feature);
        let tiles: BTreeSet<usize> = nodes.iter().map(|(number, _)| *number).collect();
        match record.kind {
            Kind::City | Kind::Road => {
                assert_eq!(
                    record.tiles as usize,
                    tiles.len(),
                    "seed {seed}: the size of {first:?}"
                );
                // A road or city has two half sides at each end.
                assert_eq!(
                    (board.missing(feature) as usize, board.is_complete(feature)),
                    (open / 2, *open == 0)
                );
            }
            Kind::Field => {
                let cities = nodes.iter().flat_map(|(number, segment)| {
                    touched(&board.tiles()[*number], *segment, *number)
                });
                let cities: BTreeSet<usize> = cities
                    .map(|node| {
                        flooded.iter().position(|(nodes, _)| nodes.contains(&node)).unwrap()
                    })
                    .collect();
                let walls = |(number, segment): &Node| match segment {
                    Segment::Field(index) => {
                        board.tiles()[*number].tile.fields[usize::from(*index)].carcassonne
                    }
                    _ => false,
                };
                // The City of Carcassonne is one complete city more (R-CNT-3).
                let carcassonne = usize::from(nodes.iter().any(walls));
                let open = cities.iter().filter(|city| flooded[**city].1 > 0).count();
                let complete = cities.len() - open + carcassonne;
                let counted = (record.complete_cities as usize, record.incomplete_cities as usize);
                assert_eq!(counted, (complete, open), "seed {seed}: the cities of {first:?}");
            }
            Kind::Building(_) => assert_eq!(nodes.len(), 1),
        }
    }
}

/// The cities of its tile that a field segment touches, by the facts.
fn touched(placed: &Placed, segment: Segment, number: usize) -> Vec<Node> {
    let Segment::Field(index) = segment else { return Vec::new() };
    placed.tile.fields[usize::from(index)]
        .cities
        .iter()
        .map(|city| (number, Segment::City(*city)))
        .collect()
}

/// R-DEF-2, 4, R-BASE-13: segments, sizes, open ends, completeness and the cities at each field.
#[test]
fn features_are_what_a_flood_over_the_board_finds() {
    for seed in 700..730 {
        let journal = random_game(seed, |_, _| ());
        compare(journal.game(), seed);
        compare(&journal.game_after(journal.entries().len() / 2), seed);
    }
}
