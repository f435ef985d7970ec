//! Laws that hold in every game: random legal games of two to six players, with and without King &
//! Robber, with and without orders. A failure names its seed; `random_game(seed, …)` plays its game
//! again.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use content::bundled;
use journal::{Edit, Journal};
use rules::card::task::Requirement;
use rules::card::{self, Card};
use rules::feature::{Kind, Place};
use rules::game::{Phase, Step, legal};
use rules::geometry::{Position, Rotation};
use rules::orders;
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::Segment;
use rules::{Game, Move, Outcome, Seat};
use storage::Saved;

use crate::content::SET_SIZES;
use support::dice::{Dice, random_game};
use support::table::{deploy, place, remove, seat};

/// Games that the properties are tried on: each kind of setup twice.
const GAMES: u64 = 60;

/// The random games, played once for all tests here.
fn games() -> &'static [(u64, Journal)] {
    static PLAYED: OnceLock<Vec<(u64, Journal)>> = OnceLock::new();
    PLAYED.get_or_init(|| (0..GAMES).map(|seed| (seed, random_game(seed, |_, _| ()))).collect())
}

#[test]
fn the_random_games_are_of_every_kind() {
    let setups = || games().iter().map(|(_, journal)| journal.game().setup());
    for players in 2..=6 {
        assert!(setups().any(|setup| setup.players.len() == players), "no game of {players}");
    }
    for king in [false, true] {
        for orders in [false, true] {
            assert!(
                setups()
                    .any(|setup| setup.has("king-robber") == king
                        && setup.orders.is_some() == orders)
            );
        }
    }
    let happened = |wanted: fn(&Outcome) -> bool| {
        games().iter().any(|(_, journal)| {
            journal.entries().iter().flat_map(|entry| &entry.outcomes).any(wanted)
        })
    };
    assert!(
        happened(|outcome| matches!(outcome, Outcome::Orders(orders::Outcome::Fulfilled { .. }))),
        "nobody fulfilled an order"
    );
    assert!(
        happened(|outcome| matches!(
            outcome,
            Outcome::Orders(orders::Outcome::ChoiceOffered { .. })
        )),
        "nobody had to choose"
    );
    assert!(
        happened(|outcome| matches!(outcome, Outcome::Orders(orders::Outcome::Discarded { .. }))),
        "nobody discarded"
    );
    assert!(
        happened(|outcome| matches!(outcome, Outcome::TileRemoved { .. })),
        "every tile fitted"
    );
}

/// Invariants after every move: matching sides, one feature a segment, open ends, figures, cards,
/// titles.
#[test]
fn every_game_is_sound_after_every_move() {
    for seed in 0..GAMES {
        random_game(seed, |journal, _| {
            if let Err(fault) = journal.game().check() {
                panic!("seed {seed}, move {}: {fault:?}", journal.entries().len());
            }
        });
    }
}

/// Placed, left and removed tiles are all tiles; followers on the board and in supply are seven.
#[test]
fn nothing_is_lost_or_made() {
    for seed in 0..GAMES {
        random_game(seed, |journal, _| {
            let game = journal.game();
            let all: u32 = SET_SIZES
                .iter()
                .filter(|(set, _)| game.setup().has(set))
                .map(|(_, tiles)| tiles)
                .sum();
            // The tiles with a bag are described.
            let bags = if game.setup().has("robbers") { 8 } else { 0 };
            let abbeys =
                game.board().tiles().iter().filter(|placed| placed.tile.is_abbey()).count();
            let counted = (game.board().tiles().len() - abbeys) as u32
                + game.count_left()
                + u32::from(game.count_removed())
                + u32::from(game.tiles_hidden());
            // The start tile is in the box where others lie for it (A47).
            let has = |set: &&str| game.setup().has(set);
            let in_box = ["count", "river-1", "river-2"].iter().any(has);
            assert_eq!(counted, all + bags - u32::from(in_box), "seed {seed}");
            for seat in game.seats() {
                let standing =
                    game.board().figures().iter().filter(|deployed| deployed.seat == seat).count();
                let city = game.city().map_or(&[][..], |city| city.residents());
                let waiting = city.iter().filter(|resident| resident.seat == seat).count();
                let towers = game.towers();
                let guards = towers
                    .iter()
                    .flat_map(|towers| towers.towers())
                    .filter_map(|tower| tower.guard);
                let on_towers = guards.filter(|guard| guard.seat == seat).count();
                let prisoners = towers.iter().flat_map(|towers| towers.prisoners());
                let captive = prisoners.filter(|prisoner| prisoner.owner == seat).count();
                let supply: u8 =
                    Figure::ALL.into_iter().map(|figure| game.supply(seat).count(figure)).sum();
                let counted = standing + waiting + on_towers + captive + usize::from(supply);
                let brings = [
                    ("inns-cathedrals", 1),
                    ("traders-builders", 2),
                    ("abbey-mayor", 3),
                    ("phantom", 1),
                    ("abbot", 1),
                    ("hills-sheep", 1),
                ];
                let more: usize = brings
                    .iter()
                    .filter(|(set, _)| game.setup().has(set))
                    .map(|(_, figures)| figures)
                    .sum();
                assert_eq!(counted, 7 + more, "seed {seed}");
            }
        });
    }
}

/// Every move that the game calls legal is accepted (R-BASE-3, 5, R-KO-4, 12, 20, 24).
#[test]
fn every_legal_move_is_accepted() {
    for seed in 100..100 + GAMES / 3 {
        random_game(seed, |journal, dice| {
            if !dice.one_in(8) {
                return;
            }
            let game = journal.game();
            let legal = game.legal_moves();
            assert_eq!(legal.is_empty(), game.is_finished(), "seed {seed}");
            for made in &legal {
                assert_eq!(game.allows(made), Ok(()), "seed {seed}: {made:?}");
            }
            for _ in 0..3.min(legal.len()) {
                let made = dice.pick(&legal);
                let mut after = game.clone();
                after
                    .play(made)
                    .unwrap_or_else(|rejection| panic!("seed {seed}: {made:?}: {rejection:?}"));
                after
                    .check()
                    .unwrap_or_else(|fault| panic!("seed {seed}: after {made:?}: {fault:?}"));
                assert_ne!(after, *game, "seed {seed}: {made:?} does nothing");
            }
        });
    }
}

/// Moves that are not legal are refused and change nothing: wrong places, rotations, tiles,
/// segments, players, orders, times.
#[test]
fn other_moves_are_refused_and_leave_the_game_as_it_was() {
    let mut tried = 0;
    for seed in 200..200 + GAMES / 3 {
        random_game(seed, |journal, dice| {
            if !dice.one_in(4) {
                return;
            }
            let game = journal.game();
            let asked = game
                .questions()
                .into_iter()
                .flat_map(|question| question.moves().cloned().collect::<Vec<_>>());
            let legal: Vec<Move> = asked.chain(game.placings()).collect();
            for made in strange_moves(game, dice) {
                // A draw that names the top card, or another of the pile, is legal without being
                // listed. The next turn's moves are legal while a follower may be sent into the
                // City: they say no to that.
                let declines = matches!(
                    game.phase(),
                    Phase::Asking(Step::Wagon | Step::Enter | Step::MoveCount | Step::Fair)
                );
                if declines
                    || legal.contains(&made)
                    || matches!(&made, Move::DrawOrder { card: Some(_) })
                {
                    continue;
                }
                let mut after = game.clone();
                let refused = after.play(&made);
                assert!(
                    refused.is_err(),
                    "seed {seed}, move {}: {made:?} is accepted",
                    journal.entries().len()
                );
                assert_eq!(after, *game, "seed {seed}: the refused {made:?} changed the game");
                tried += 1;
            }
        });
    }
    assert!(tried > 700, "only {tried} moves were tried");
}

/// A sample of moves, most of them not legal now.
fn strange_moves(game: &Game, dice: &mut Dice) -> Vec<Move> {
    let catalogue = game.catalogue();
    let tile = dice.pick(catalogue.tiles()).id.clone();
    let left: Vec<_> = game.tiles_left().map(|(tile, _)| tile.id.clone()).collect();
    let open: Vec<Position> = game.board().open_places().map(|(at, _)| at).collect();
    let near = *dice.pick(&open);
    let far = Position::new(dice.below(200) as i32 - 100, dice.below(200) as i32 - 100);
    let rotation = *dice.pick(&Rotation::ALL);
    let card = dice.pick(catalogue.cards()).id.clone();
    let player = seat(dice.below(6) as u8);
    let mut moves = vec![
        Move::Place { tile: tile.clone(), at: near, rotation },
        Move::Place { tile: tile.clone(), at: far, rotation },
        Move::Place { tile: tile.clone(), at: Position::ORIGIN, rotation },
        Move::RemoveTile { tile },
        deploy(["city:0", "road:1", "field:0", "field:7", "monastery", "shrine"][dice.below(6)]),
        Move::FulfilOrder { player, card: card.clone() },
        Move::DiscardOrders { cards: vec![card.clone()] },
        Move::DiscardOrders { cards: Vec::new() },
        Move::DrawOrder { card: None },
        Move::KeepOrders { player, returned: Some(card) },
        Move::KeepOrders { player, returned: None },
        Move::Adjust { player, points: 5, reason: String::new(), source: None },
        Move::Adjust { player, points: i32::MIN, reason: "slip".to_owned(), source: None },
        Move::EndTurn,
        remove("no-such-tile"),
        place("no-such-tile", (0, 0), 0),
    ];
    if let Some(tile) = (!left.is_empty()).then(|| dice.pick(&left).clone()) {
        moves.extend(Rotation::ALL.map(|rotation| Move::Place {
            tile: tile.clone(),
            at: near,
            rotation,
        }));
        moves.push(Move::RemoveTile { tile });
    }
    moves
}

/// The words of the game about a place agree with the tiles that it accepts there.
#[test]
fn the_tiles_offered_for_a_place_are_the_legal_placements_there() {
    for seed in 300..310 {
        random_game(seed, |journal, dice| {
            let game = journal.game();
            if game.phase() != Phase::Place || !game.choices().is_empty() || !dice.one_in(20) {
                return;
            }
            let open: Vec<Position> = game.board().open_places().map(|(at, _)| at).collect();
            let near = *dice.pick(&open);
            let mut kinds: Vec<_> =
                legal::fitting(game, near).iter().map(|(tile, _)| tile.id.clone()).collect();
            kinds.sort();
            kinds.dedup();
            let mut legal: Vec<_> = game
                .legal_moves()
                .into_iter()
                .filter_map(|made| {
                    if let Move::Place { tile, at, .. } = made {
                        (at == near).then_some(tile)
                    } else {
                        None
                    }
                })
                .collect();
            legal.sort();
            legal.dedup();
            assert_eq!(kinds, legal, "seed {seed} at {near:?}");
            let copies: u32 =
                kinds.iter().map(|kind| u32::from(game.copies_left(kind.as_str()))).sum();
            assert_eq!(legal::count_fitting(game, near), copies, "seed {seed} at {near:?}");
        });
    }
}

/// Segments that may be claimed are those that nobody stands on (R-BASE-5).
#[test]
fn claims_are_the_unoccupied_segments_of_the_tile_just_placed() {
    for seed in 400..410 {
        random_game(seed, |journal, _| {
            let game = journal.game();
            let Phase::Deploy { at, deployed: false } = game.phase() else { return };
            let board = game.board();
            let free = |segment: &Segment| {
                if *segment == Segment::GARDEN {
                    return false;
                }
                let feature = board.feature(Place { at, segment: *segment });
                let stands = |it: &&rules::board::Deployed| it.figure.is_occupant();
                let mut figures = board.figures().iter().filter(stands);
                !figures.any(|deployed| board.feature(deployed.place) == feature)
            };
            let mut expected: Vec<Segment> =
                board.tile(at).unwrap().tile.segments().filter(free).collect();
            let volcano =
                board.tile(at).unwrap().tile.volcano && game.setup().has("princess-dragon");
            if game.supply(game.active()).count(Figure::Follower) == 0 || volcano {
                expected.clear();
            }
            assert_eq!(legal::claims(game, Figure::Follower), expected, "seed {seed}");
        });
    }
}

/// R-DEF-5: what was completed never grows again; but a ferry may join a complete road to another
/// (R-FER-4, 5).
#[test]
fn a_completed_feature_keeps_its_size_to_the_end() {
    for (seed, journal) in games() {
        let board = journal.game().board();
        let mut completed = 0;
        for outcome in journal.entries().iter().flat_map(|entry| &entry.outcomes) {
            let Outcome::Completed(completion) = outcome else { continue };
            let feature = board.feature(completion.record.place.unwrap()).unwrap();
            let by_lake = |place: Place| board.tile(place.at).unwrap().tile.ferry_lake;
            if board.kind(feature) == Kind::Road && board.places(feature).any(by_lake) {
                continue;
            }
            assert_eq!(
                board.record(feature).tiles,
                completion.record.tiles,
                "seed {seed}: {completion:?}"
            );
            assert!(board.is_complete(feature), "seed {seed}");
            completed += 1;
        }
        let counted = journal.game().completed();
        if journal.game().setup().has("ferries") {
            continue;
        }
        assert_eq!(
            completed,
            counted.cities
                + counted.roads
                + counted.monasteries
                + counted.shrines
                + counted.gardens,
            "seed {seed}"
        );
    }
}

/// R-KR-8, 9: counted from the final board, without what the game has counted on the way.
#[test]
fn the_completed_features_are_those_of_the_final_board() {
    for (seed, journal) in games() {
        let board = journal.game().board();
        let complete = |kind: Kind| {
            board
                .features()
                .filter(|feature| board.kind(*feature) == kind && board.is_complete(*feature))
                .count() as u32
        };
        let counted = journal.game().completed();
        assert_eq!(
            (complete(Kind::City), complete(Kind::Road), complete(Kind::MONASTERY)),
            (counted.cities, counted.roads, counted.monasteries),
            "seed {seed}"
        );
    }
}

/// All scores of the log together are the final points, by player and source; and each total is the
/// sum of its sources.
#[test]
fn the_scores_of_the_log_add_up() {
    for (seed, journal) in games() {
        let game = journal.game();
        let scores: Vec<_> = journal
            .entries()
            .iter()
            .flat_map(|entry| &entry.outcomes)
            .filter_map(
                |outcome| if let Outcome::Scored(score) = outcome { Some(score) } else { None },
            )
            .collect();
        for seat in game.seats() {
            let mut total = 0;
            for source in Source::ALL {
                let own =
                    scores.iter().filter(|score| score.seat == seat && score.source == source);
                let points: i32 = own.map(|score| score.points()).sum();
                assert_eq!(game.tally(seat).points(source), points, "seed {seed}: {source:?}");
                total += points;
            }
            assert_eq!(game.tally(seat).total(), total, "seed {seed}");
        }
        for score in scores {
            let sum: i32 = score.lines.iter().map(|line| line.count * line.each).sum();
            assert_eq!(score.points(), sum, "seed {seed}");
            assert_ne!(sum, 0, "seed {seed}: a score of nothing");
        }
    }
}

/// The projection is what the end brings: at every turn's start the end is tried. Secret cards cost
/// ten each only then.
#[test]
fn the_projection_is_what_the_end_brings() {
    for seed in 500..500 + GAMES {
        random_game(seed, |journal, dice| {
            let game = journal.game();
            if game.is_finished() {
                let totals: Vec<i32> = game.seats().map(|seat| game.tally(seat).total()).collect();
                let projected: Vec<i32> = game.seats().map(|seat| game.projected()[seat]).collect();
                assert_eq!(projected, totals, "seed {seed}");
            }
            if game.allows(&Move::EndGame).is_err() || !dice.one_in(6) {
                return;
            }
            let mut ended = game.clone();
            ended.play(&Move::EndGame).unwrap();
            // Nobody comes out of the market.
            while !ended.is_finished() {
                let stay = ended.legal_moves().pop().unwrap();
                ended.play(&stay).unwrap();
            }
            // R-KO-32, 34: each costs ten, and the one that bids to avoid the dragon brings them.
            let worth = |card: &Arc<Card>| {
                if matches!(card.requirement, Requirement::AvoidDragon(_)) { 10 } else { -10 }
            };
            let held = |seat: Seat| {
                game.orders()
                    .map_or(0, |orders| orders.hand(seat).held.iter().map(worth).sum::<i32>())
            };
            for seat in game.seats() {
                let expected = game.projected()[seat] + held(seat);
                assert_eq!(
                    ended.tally(seat).total(),
                    expected,
                    "seed {seed}, move {}",
                    journal.entries().len()
                );
            }
        });
    }
}

/// In the middle of a turn the projection is that of the turn's end, where neither an order nor a
/// question can come between: with the next turn the fairy's point comes.
#[test]
fn the_projection_in_a_turn_is_that_after_it() {
    for seed in 600..600 + GAMES {
        random_game(seed, |journal, dice| {
            let game = journal.game();
            if game.orders().is_some()
                || !matches!(game.phase(), Phase::Deploy { .. })
                || !dice.one_in(4)
            {
                return;
            }
            let mut after = game.clone();
            // A new lake waits for its ferry (R-FER-1).
            let ends = after.play(&Move::EndTurn).is_ok();
            if !ends || !matches!(after.phase(), Phase::Place | Phase::Finished) {
                return;
            }
            assert_eq!(
                game.projected(),
                after.projected(),
                "seed {seed}, move {}",
                journal.entries().len()
            );
        });
    }
}

#[test]
fn undoing_all_and_redoing_all_gives_the_same_journal() {
    for (seed, journal) in games() {
        let mut copy = journal.clone();
        // Undoing is replaying, so one by one takes long: in strides.
        let mut keep = copy.entries().len();
        while keep > 0 {
            keep = keep.saturating_sub(13);
            copy.back_to(keep);
            assert_eq!(
                (copy.entries().len(), copy.undone().len()),
                (keep, journal.entries().len() - keep)
            );
        }
        assert_eq!(*copy.game(), journal.game_after(0), "seed {seed}");
        while let Some(redone) = copy.redo() {
            redone.unwrap_or_else(|rejection| panic!("seed {seed}: {rejection:?}"));
        }
        assert_eq!(copy, *journal, "seed {seed}");
    }
}

#[test]
fn undo_and_redo_of_the_last_moves_change_nothing() {
    for (seed, journal) in games() {
        let mut copy = journal.clone();
        for _ in 0..5 {
            assert!(copy.undo().is_some());
        }
        for _ in 0..5 {
            copy.redo().unwrap().unwrap();
        }
        assert_eq!(copy, *journal, "seed {seed}");
    }
}

#[test]
fn going_back_is_replaying_the_beginning() {
    let mut dice = Dice::new(7);
    for (seed, journal) in games() {
        for _ in 0..3 {
            let count = dice.below(journal.entries().len() + 1);
            let beginning: Vec<Move> = journal.moves().take(count).cloned().collect();
            let setup = (**journal.game().setup()).clone();
            let (replayed, stop) = Journal::replay(setup, bundled::catalogue(), beginning).unwrap();
            assert_eq!(stop, None, "seed {seed}");
            let mut back = journal.clone();
            back.back_to(count);
            assert_eq!(back.entries(), replayed.entries(), "seed {seed}, {count} moves");
            assert_eq!(back.game(), replayed.game(), "seed {seed}, {count} moves");
            assert_eq!(journal.game_after(count), *replayed.game(), "seed {seed}, {count} moves");
        }
    }
}

#[test]
fn a_saved_and_read_game_replays_to_the_same_journal() {
    for (seed, journal) in games() {
        let setup = (**journal.game().setup()).clone();
        let moves: Vec<Move> = journal.moves().cloned().collect();
        let undone = vec![Move::EndTurn, Move::EndGame];
        let saved =
            Saved::new("a".to_owned(), "2026-11-21T19:30:00Z".to_owned(), setup, moves, undone);
        let text = saved.encode().unwrap();
        let read = Saved::decode(Path::new("a.json"), &text).unwrap();
        assert_eq!(read, saved, "seed {seed}");
        let (replayed, stop) =
            Journal::replay(read.setup, bundled::catalogue(), read.moves).unwrap();
        assert_eq!(stop, None, "seed {seed}");
        assert_eq!(replayed, *journal, "seed {seed}");
    }
}

/// Every random correction gives a sound game, and one that replays: what it holds is a list of
/// legal moves.
#[test]
fn a_corrected_game_is_sound_and_replays() {
    let mut dice = Dice::new(9);
    for (seed, journal) in games() {
        for _ in 0..6 {
            let edit = Edit {
                at: dice.below(journal.entries().len()),
                remove: dice.below(4),
                insert: Vec::new(),
            };
            let correction = journal.correct(&edit).unwrap();
            correction
                .game()
                .check()
                .unwrap_or_else(|fault| panic!("seed {seed}, {edit:?}: {fault:?}"));
            let told = correction.difference.clone();
            let mut corrected = journal.clone();
            corrected.accept(correction);
            for seat in corrected.game().seats() {
                let (before, after) = told.points[seat];
                assert_eq!(before, journal.game().tally(seat).total(), "seed {seed}, {edit:?}");
                assert_eq!(after, corrected.game().tally(seat).total(), "seed {seed}, {edit:?}");
            }
            // With these sets moves come and go by themselves with the right to make them.
            let by_themselves =
                ["count", "traders-builders", "princess-dragon", "abbey-mayor", "catapult"];
            if !by_themselves.iter().any(|set| corrected.game().setup().has(set)) {
                let count = corrected.entries().len();
                let expected = journal.entries().len()
                    - edit.remove.min(journal.entries().len() - edit.at)
                    - told.dropped.len()
                    + told.chosen.len();
                assert_eq!(count, expected, "seed {seed}, {edit:?}");
            }
            let setup = (**corrected.game().setup()).clone();
            let moves: Vec<Move> = corrected.moves().cloned().collect();
            let (replayed, stop) = Journal::replay(setup, bundled::catalogue(), moves).unwrap();
            assert_eq!(
                (stop, replayed.game() == corrected.game()),
                (None, true),
                "seed {seed}, {edit:?}"
            );
        }
    }
}

/// An edit that changes nothing changes nothing.
#[test]
fn a_correction_of_nothing_tells_no_difference() {
    for (seed, journal) in games().iter().take(4) {
        let at = journal.entries().len() / 2;
        let same = journal.entries()[at].made.clone();
        let correction = journal.correct(&Edit { at, remove: 1, insert: vec![same] }).unwrap();
        assert_eq!(correction.game(), journal.game(), "seed {seed}");
        let difference = correction.difference;
        assert!(
            difference.dropped.is_empty()
                && difference.gained.is_empty()
                && difference.lost.is_empty()
        );
        assert!(difference.chosen.is_empty() && difference.titles.is_none(), "seed {seed}");
    }
}

/// Every card is in one place: the pile, a hand, face up or out of the game.
#[test]
fn every_order_stays_in_the_game() {
    for (seed, journal) in games() {
        let Some(orders) = journal.game().orders() else { continue };
        let mut cards: Vec<card::Id> = orders.pile().iter().map(|card| card.id.clone()).collect();
        for seat in journal.game().seats() {
            let hand = orders.hand(seat);
            cards.extend(
                hand.held
                    .iter()
                    .chain(&hand.fulfilled)
                    .chain(&hand.discarded)
                    .map(|card| card.id.clone()),
            );
        }
        cards.sort();
        let mut all = journal.game().setup().orders.clone().unwrap();
        all.sort();
        assert_eq!(cards, all, "seed {seed}");
    }
}

/// Every tile that the next player may draw at every place: what would come of it is what comes of
/// it, and then all is as before.
#[test]
fn a_move_that_is_tried_out_leaves_the_game_as_it_was() {
    let mut tried = 0;
    for seed in 0..6 {
        random_game(seed, |journal, dice| {
            if journal.game().phase() != Phase::Place || !dice.one_in(36) {
                return;
            }
            let (mut game, before) = (journal.game().clone(), journal.game());
            for made in game.legal_moves() {
                let mut played = before.clone();
                let outcomes = played.play(&made).expect("a legal move");
                // What may follow takes longer to find than all else: every fifth time.
                let follows = |game: &Game| (tried % 5 == 0).then(|| game.legal_moves());
                let shown = game.try_out(&made, |shown, told| {
                    assert_eq!(told, outcomes, "seed {seed}: {made:?}");
                    assert_eq!(shown.check(), Ok(()), "seed {seed}: {made:?}");
                    follows(shown)
                });
                assert_eq!(shown, Ok(follows(&played)), "seed {seed}: {made:?}");
                assert_eq!(&game, before, "seed {seed}: {made:?}");
                tried += 1;
            }
        });
    }
    assert!(tried > 350, "only {tried}");
}

/// The board is what grows. Each tile on it holds the facts of its kind, so whoever copied the
/// board would hold those of the start tile once more.
#[test]
fn trying_a_move_out_and_copying_a_game_copy_no_board() {
    // No other test holds tiles of this catalogue.
    let catalogue = Arc::new(bundled::with_own_tiles(&[]).0);
    let setup = support::table::setup(&["Anna", "Ben"], &["base"]);
    let mut game = support::table::Table::new(setup, catalogue).game().clone();
    let made = place("base-road-straight", (0, 1), 0);
    game.play(&made).and_then(|_| game.play(&Move::EndTurn)).expect("a turn");
    let held = |game: &Game| {
        let start = game.board().tile(Position::ORIGIN).expect("the start tile");
        Arc::strong_count(&start.tile)
    };
    let before = held(&game);
    let next = place("base-road-straight", (0, 2), 0);
    let shown = game.try_out(&next, |shown, _| {
        let after = shown.clone();
        (held(shown), held(&after), shown.board().tiles().len())
    });
    assert_eq!(shown, Ok((before, before, 3)));
}
