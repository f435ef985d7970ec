//! Cards of a printed deck that ask for what no requirement expresses: their holders judge them.

use std::path::Path;
use std::sync::Arc;

use content::bundled;
use content::deck;
use journal::course::is_unplayed;
use journal::fates;
use journal::review::{is_reviewed, looks};
use journal::{Edit, Entry, Journal, Reentry};
use rules::card::occasion::Occasion;
use rules::card::task::Form;
use rules::game::question::Topic;
use rules::game::{Phase, Step};
use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::table::{Figures, Held, Leave};
use rules::{Catalogue, Move, Rejection, Setup};
use serde_json::{Value, json};
use storage::Saved;
use text::{Language, Words};

use support::step;
use support::table::{Table, order_ids, place, seat, setup};

fn judged(id: &str, title: &str) -> Value {
    json!({
        "id": id, "set": "base", "title": title, "text": "Make everybody at the table laugh.",
        "points": 7, "source": "house", "requirement": {"judged": {}}
    })
}

/// The bundled content with a deck of four cards that their holders judge, one of them with the
/// farmer's mark, and one that the app does.
fn catalogue() -> Arc<Catalogue> {
    let cap = json!({
        "id": "ours-3", "set": "base", "title": "Hamlet", "points": 3, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 2}}}
    });
    let cards = [("ours-1", "Jester"), ("ours-2", "Minstrel"), ("ours-4", "Dancer")];
    let mut cards = Vec::from(cards.map(|(id, title)| judged(id, title)));
    let mut farmer = judged("ours-5", "Yeoman");
    farmer["farmer"] = json!(true);
    cards.extend([cap, farmer]);
    let cards = json!(cards).to_string();
    let (catalogue, faults) = bundled::with_own(&[], &[("ours.json".to_owned(), cards)]);
    assert_eq!(faults, []);
    Arc::new(catalogue)
}

const HANDS: [&str; 6] = ["ours-1", "base-07", "base-11", "base-13", "base-14", "base-15"];

fn table_with(record: Recording, rules: HouseRules, pile: &[&str]) -> Table {
    let orders = Some(order_ids(pile).collect());
    let setup = Setup { orders, record, rules, ..setup(&["Anna", "Ben"], &["base"]) };
    let mut table = Table::new(setup, catalogue());
    table.keep("Anna", None).keep("Ben", None);
    table
}

/// Anna holds a card that she judges herself, Ben none.
fn table(record: Recording) -> Table {
    table_with(record, HouseRules::default(), &HANDS)
}

/// As files of before R-KO-40 have it, and as it is said where the board is not mirrored.
fn declare(player: u8, card: &str) -> Move {
    Move::FulfilOrder { player: seat(player), card: card.into() }
}

/// A judged order on the mirrored board.
fn claim(player: u8, card: &str) -> Move {
    Move::ClaimOrder { player: seat(player), card: card.into() }
}

fn used(player: u8) -> Rejection {
    Rejection::Orders(orders::Rejection::OccasionUsed { seat: seat(player) })
}

/// Anna holds two judged orders and one for a city of two, Ben a judged one.
fn claiming(rules: HouseRules) -> Table {
    let pile = ["ours-1", "ours-2", "ours-3", "ours-4", "base-14", "base-15"];
    table_with(Recording::Board, rules, &pile)
}

/// R-KO-7: whatever is recorded, the holder's word scores the card at once; Ben, who does not hold
/// it, cannot say so, and what the board tells nobody declares.
#[test]
fn its_holder_says_that_a_judged_order_is_fulfilled() {
    for record in [Recording::Board, Recording::Scorepad, Recording::Deck] {
        let mut table = table(record);
        assert!(table.game().has_orders_for_holders_to_judge());
        let say = |player: u8, card: &str| match record {
            Recording::Board => claim(player, card),
            Recording::Scorepad | Recording::Deck => declare(player, card),
        };
        let not_held = Rejection::Orders(orders::Rejection::NotInHand {
            seat: seat(1),
            card: "ours-1".into(),
        });
        assert_eq!(table.refuses(&say(1, "ours-1")), not_held);
        if record != Recording::Deck {
            let nothing = Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(0) });
            assert_eq!(table.refuses(&say(0, "base-07")), nothing);
        }
        assert_eq!(table.game().claims_order(seat(0), "ours-1".into()), say(0, "ours-1"));
        table.play(say(0, "ours-1"));
        assert_eq!(table.fulfilled("Anna"), ["ours-1"]);
        assert_eq!((table.points("Anna"), table.from("Anna", Source::Orders)), (7, 7));
        assert_eq!(table.active(), "Anna", "the turn goes on");
    }
}

/// R-KO-40: until the next tile a claim counts for the last finished turn, whoever is on turn, and
/// then for the turn under way; one a player and turn. A turn without a tile is one, too.
#[test]
fn a_claim_counts_for_the_last_turn_until_the_next_tile_lies() {
    let mut table = claiming(HouseRules::default());
    table.place("base-monastery", (0, 1), 0).end();
    assert_eq!(table.active(), "Ben");
    table.play(claim(0, "ours-1"));
    assert_eq!(table.active(), "Ben", "the turn goes on");
    assert_eq!(table.refuses(&claim(0, "ours-2")), used(0));
    assert!(table.game().has_used_occasion(seat(0)) && !table.game().has_used_occasion(seat(1)));
    // R-KO-14: everybody may claim for the same tile.
    table.play(claim(1, "ours-4"));
    // Ben's tile lies, and brings both an occasion of its own, while his turn is under way.
    table.place("base-monastery", (1, 1), 0).play(claim(0, "ours-2"));
    assert_eq!(
        (table.fulfilled("Anna"), table.fulfilled("Ben")),
        (vec!["ours-1".to_owned(), "ours-2".to_owned()], vec!["ours-4".to_owned()],)
    );
    assert_eq!(table.all_points(), [14, 7]);
    let mut passed = claiming(HouseRules::default());
    passed.place("base-monastery", (0, 1), 0).end().play(claim(0, "ours-1"));
    passed.play(Move::Pass).play(claim(0, "ours-2"));
    assert_eq!(passed.fulfilled("Anna"), ["ours-1", "ours-2"]);
}

/// R-KO-12, 40: the tile with all that it completes is one occasion. A claim before it is scored
/// leaves the order for the city in hand, and an order for the city leaves nothing to claim.
#[test]
fn a_claim_and_what_the_tile_fulfils_are_one_occasion() {
    let mut first = claiming(HouseRules::default());
    first.place("base-city-cap", (0, -1), 180).play(claim(0, "ours-1"));
    first.follower("city:0").end();
    assert_eq!(first.fulfilled("Anna"), ["ours-1"]);
    assert_eq!(first.hand("Anna"), ["ours-2", "ours-3"]);
    // 7 for the order, 2 × 2 for the city of two.
    assert_eq!(first.all_points(), [11, 0]);
    let mut last = claiming(HouseRules::default());
    last.place("base-city-cap", (0, -1), 180).end();
    assert_eq!(last.fulfilled("Anna"), ["ours-3"]);
    assert_eq!(last.refuses(&claim(0, "ours-1")), used(0));
    last.pass().play(claim(0, "ours-1"));
    assert_eq!(last.fulfilled("Anna"), ["ours-3", "ours-1"]);
}

/// R-KO-12, A4: a farmer deployed is another occasion than the tile, unless the table plays one
/// order a tile; base-39 asks for the farmer.
#[test]
fn a_deployment_leaves_its_claim_to_the_tile_but_where_a_tile_brings_one_order() {
    let once = HouseRules::from_iter([HouseRule::OrdersOncePerTile]);
    for (rules, both) in [(HouseRules::default(), true), (once, false)] {
        let pile = ["ours-1", "base-39", "base-11", "base-13", "base-14", "base-15"];
        let mut after = table_with(Recording::Board, rules.clone(), &pile);
        after.place("base-monastery", (0, 1), 0).follower("field:0");
        assert_eq!(after.fulfilled("Anna"), ["base-39"]);
        if both {
            after.play(claim(0, "ours-1"));
        } else {
            assert_eq!(after.refuses(&claim(0, "ours-1")), used(0));
        }
        let mut before = table_with(Recording::Board, rules, &pile);
        before.place("base-monastery", (0, 1), 0).play(claim(0, "ours-1")).follower("field:0");
        assert_eq!(before.fulfilled("Anna").len(), if both { 2 } else { 1 });
    }
}

/// R-KO-12, 40: with the farmer's mark an order is claimed for the farmer, one without for the tile,
/// in either order; without a farmer both would be for the tile, as with one order a tile (A4).
#[test]
fn a_farmer_and_the_tile_that_he_came_with_bring_a_claim_each() {
    let once = HouseRules::from_iter([HouseRule::OrdersOncePerTile]);
    let pile = ["ours-1", "ours-5", "ours-2", "ours-4", "base-14", "base-15"];
    for (rules, farms, both) in [
        (HouseRules::default(), true, true),
        (HouseRules::default(), false, false),
        (once, true, false),
    ] {
        for [first, second] in [["ours-1", "ours-5"], ["ours-5", "ours-1"]] {
            let mut table = table_with(Recording::Board, rules.clone(), &pile);
            table.place("base-monastery", (0, 1), 0);
            if farms {
                table.follower("field:0");
            }
            table.end().play(claim(0, first));
            if both {
                table.play(claim(0, second));
                assert_eq!(table.refuses(&claim(0, "ours-2")), used(0));
            } else {
                assert_eq!(table.refuses(&claim(0, second)), used(0));
            }
        }
    }
}

/// R-KO-40: whoever has left claims nothing; before that everybody does, at any step of a turn.
#[test]
fn whoever_has_left_claims_nothing() {
    let pile = ["ours-1", "ours-2", "ours-3", "ours-4", "base-14", "base-15"];
    let orders = Some(order_ids(&pile).chain(order_ids(&HANDS[1..4])).collect());
    let setup = Setup { orders, ..setup(&["Anna", "Ben", "Cleo"], &["base"]) };
    let mut table = Table::new(setup, catalogue());
    table.keep("Anna", None).keep("Ben", None).keep("Cleo", None);
    table.place("base-monastery", (0, 1), 0).end();
    let leave = Leave { player: seat(0), figures: Figures::Stay, orders: Held::Count };
    table.play(Move::LeaveGame(leave));
    let has_left = Rejection::Table(rules::table::Rejection::HasLeft { seat: seat(0) });
    assert_eq!(table.refuses(&claim(0, "ours-1")), has_left);
    table.play(claim(1, "ours-4"));
}

/// A file of before R-KO-40 plays as it did: two judged orders by one tile, and its city as well.
#[test]
fn what_an_older_file_says_was_fulfilled_still_is() {
    let mut table = claiming(HouseRules::default());
    table.place("base-city-cap", (0, -1), 180);
    table.play(declare(0, "ours-1")).play(declare(0, "ours-2")).follower("city:0").end();
    assert_eq!(table.fulfilled("Anna"), ["ours-1", "ours-2", "ours-3"]);
    // 7 + 7 + 3 for the orders, 2 × 2 for the city of two.
    assert_eq!(table.all_points(), [21, 0]);
}

/// R-KO-34: ten points in hand at the end: 3 × −10 for either.
#[test]
fn a_judged_order_that_nobody_declared_costs_ten_points_at_the_end() {
    let mut silent = table(Recording::Board);
    silent.end_game();
    assert_eq!(silent.all_points(), [-30, -30]);
    // 7 and 2 × −10, and 10 for the most orders (R-KO-36).
    let mut table = table(Recording::Board);
    table.play(claim(0, "ours-1")).end_game();
    assert_eq!(table.all_points(), [-3, -30]);
    assert_eq!(table.refuses(&claim(0, "ours-1")), Rejection::GameOver);
}

/// Nothing that can happen is taken for it, and no review says that it might have been fulfilled.
#[test]
fn the_app_never_says_that_a_judged_order_is_or_could_have_been_fulfilled() {
    let catalogue = catalogue();
    let card = catalogue.card("ours-1").unwrap();
    assert!(!is_reviewed(card));
    for seat in [seat(0), seat(1)] {
        assert!(!Form::Judged.empty().is_met(&Occasion::WagonMoved { seat }, seat));
    }
    let mut table = table(Recording::Board);
    table.place("base-city-cap", (0, -1), 180).follower("city:0").end();
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    table.end_game();
    let looks = looks(table.journal(), |_, _| true).unwrap();
    assert!(looks.iter().flat_map(|look| &look.chances).all(|chance| chance.card != card.id));
    // Nor is anything told as what has fulfilled it.
    let mut table = self::table(Recording::Board);
    table.place("base-city-cap", (0, -1), 180).play(claim(0, "ours-1"));
    let index = table.journal().entries().len() - 1;
    assert_eq!(fates::cause(table.journal(), index, seat(0), card), None);
}

/// The offers that all can see are the same, whoever holds such a card: they follow from the deck
/// alone.
#[test]
fn the_way_to_declare_is_there_whoever_holds_a_judged_order() {
    let elsewhere = ["base-13", "base-07", "base-11", "ours-1", "base-14", "base-15"];
    let in_pile = ["base-13", "base-07", "base-11", "base-17", "base-14", "base-15", "ours-1"];
    for pile in [&HANDS[..], &elsewhere, &in_pile] {
        let mut table = table_with(Recording::Board, HouseRules::default(), pile);
        assert!(table.game().has_judged_orders() && table.game().may_declare_orders());
        table.place("base-city-cap", (0, -1), 180);
        assert!(table.game().may_declare_orders());
        // The question that the table waits for is the same too.
        let question = table.game().question().unwrap();
        assert!(matches!(question.topic, Topic::Act(_)) && question.whom == seat(0));
    }
    let bundled = ["base-13", "base-07", "base-11", "base-17", "base-14", "base-15"];
    let table = table_with(Recording::Board, HouseRules::default(), &bundled);
    assert!(!table.game().has_judged_orders() && !table.game().may_declare_orders());
}

const BUNDLED: [&str; 6] = ["base-13", "base-07", "base-11", "base-17", "base-14", "base-15"];

/// A game with that pile of orders, before the last tile.
fn before_the_last_tile(pile: &[&str]) -> Journal {
    let mut table = table_with(Recording::Board, HouseRules::default(), pile);
    let mut journal = table.journal_mut().clone();
    let mut dice = support::dice::Dice::new(7);
    while journal.game().count_left() > 1 || journal.game().phase() != Phase::Place {
        let moves = journal.game().legal_moves();
        let goes_on = |made: &&Move| {
            matches!(made, Move::Place { .. } | Move::RemoveTile { .. } | Move::EndTurn)
        };
        let moves: Vec<Move> = moves.iter().filter(goes_on).cloned().collect();
        step(&mut journal, dice.pick(&moves).clone()).unwrap();
    }
    journal
}

/// Lays the last tile and deploys nobody.
fn last_turn(journal: &mut Journal) {
    let moves = journal.game().legal_moves();
    let tile = moves.into_iter().find(|made| matches!(made, Move::Place { .. }));
    step(journal, tile.expect("it fits")).unwrap();
    if matches!(journal.game().phase(), Phase::Deploy { .. }) {
        step(journal, Move::EndTurn).unwrap();
    }
}

/// R-KO-41: before the final scoring everybody is asked once, all together, whoever holds a judged
/// order and whether anybody does; then one answer goes on.
#[test]
fn before_the_final_scoring_everybody_is_asked_once() {
    let elsewhere = ["base-13", "base-07", "base-11", "ours-1", "base-14", "base-15"];
    let in_pile = ["base-13", "base-07", "base-11", "base-17", "base-14", "base-15", "ours-1"];
    let mut asked = Vec::new();
    for pile in [&HANDS[..], &elsewhere, &in_pile] {
        let mut journal = before_the_last_tile(pile);
        last_turn(&mut journal);
        assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
        assert_eq!(journal.game().tally(seat(0)).total(), 0, "nothing is scored yet");
        asked.push(journal.game().question());
        assert_eq!(journal.game().allows(&Move::Pass), Err(Rejection::LastTurnAsks));
        step(&mut journal, Move::EndTurn).unwrap();
        assert!(journal.game().is_finished());
        let asks = journal.moves().filter(|made| **made == Move::AskForOrders).count();
        assert_eq!(asks, 1);
    }
    let question = asked[0].clone().unwrap();
    assert_eq!((question.topic, question.pass), (Topic::Claims, Some(Move::EndTurn)));
    assert!(asked.iter().all(|other| other.as_ref() == asked[0].as_ref()));
    let mut journal = before_the_last_tile(&BUNDLED);
    last_turn(&mut journal);
    assert!(journal.game().is_finished(), "nobody judges anything");
}

/// R-KO-41: one after the other claims; afterwards nobody does (R-KO-35).
#[test]
fn several_players_claim_before_the_final_scoring() {
    let pile = ["ours-1", "ours-2", "base-11", "ours-4", "base-14", "base-15"];
    let mut journal = before_the_last_tile(&pile);
    last_turn(&mut journal);
    step(&mut journal, claim(1, "ours-4")).unwrap();
    step(&mut journal, claim(0, "ours-1")).unwrap();
    assert_eq!(journal.game().allows(&claim(0, "ours-2")), Err(used(0)));
    assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
    step(&mut journal, Move::EndTurn).unwrap();
    assert!(journal.game().is_finished());
    assert_eq!(journal.game().allows(&claim(0, "ours-2")), Err(Rejection::GameOver));
    // 7, 2 × −10, and 10 for the most orders, which both have (R-KO-34, 36).
    for player in [0, 1] {
        assert_eq!(journal.game().tally(seat(player)).points(Source::Orders), -3);
    }
}

/// R-KO-41: ending the game asks as the last tile does, whatever is recorded; undoing and making
/// again take the question with the step that led to it.
#[test]
fn ending_the_game_asks_too_and_is_undone_in_one_step() {
    for record in [Recording::Board, Recording::Scorepad, Recording::Deck] {
        let mut journal = table(record).journal().clone();
        let before = journal.entries().len();
        step(&mut journal, Move::EndGame).unwrap();
        assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
        assert_eq!(journal.entries().len(), before + 2);
        journal.undo_step();
        assert_eq!((journal.entries().len(), journal.game().phase()), (before, Phase::Place));
        journal.redo_step();
        assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
        let made = journal.game().claims_order(seat(0), "ours-1".into());
        step(&mut journal, made).unwrap();
        step(&mut journal, Move::EndTurn).unwrap();
        let ends = if record == Recording::Scorepad { Phase::Remains } else { Phase::Finished };
        assert_eq!(journal.game().phase(), ends);
        assert!(!journal.game().may_declare_orders(), "R-KO-35");
        let last = journal.entries().len() - 1;
        assert!(is_unplayed(&journal, last), "the turn that had begun counts for nothing");
        journal.undo_step();
        assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
        let orders = journal.game().orders().unwrap();
        assert_eq!(orders.hand(seat(0)).fulfilled.len(), 1, "the claim stays");
    }
    let mut bundled = table_with(Recording::Board, HouseRules::default(), &BUNDLED);
    let journal = bundled.journal_mut();
    step(journal, Move::EndGame).unwrap();
    assert!(journal.game().is_finished());
}

/// A game that was saved as it asked is read as it was, and goes on.
#[test]
fn a_game_that_asks_is_read_as_it_was() {
    let mut journal = before_the_last_tile(&HANDS);
    last_turn(&mut journal);
    let moves: Vec<Move> = journal.moves().cloned().collect();
    let (read, stop) = Journal::replay(Setup::clone(journal.setup()), catalogue(), moves).unwrap();
    assert_eq!((stop, read.game()), (None, journal.game()));
}

/// The last turn entered anew: everybody has been asked, and who claimed then has.
#[test]
fn a_corrected_last_turn_keeps_what_was_claimed_after_it() {
    let mut journal = before_the_last_tile(&HANDS);
    last_turn(&mut journal);
    step(&mut journal, claim(0, "ours-1")).unwrap();
    step(&mut journal, Move::EndTurn).unwrap();
    let is_tile = |entry: &Entry| matches!(entry.made, Move::Place { .. });
    let last = journal.entries().iter().rposition(is_tile).unwrap();
    let reentry = Reentry::begin_at(&journal, last);
    let was = journal.moves().nth(last).unwrap().clone();
    let edit = Edit { insert: vec![was, Move::EndTurn], ..reentry.edit().clone() };
    let correction = journal.correct(&edit).unwrap();
    let before = journal.game().clone();
    journal.accept_step(correction);
    assert!(journal.game().is_finished());
    assert_eq!(journal.game().tally(seat(0)), before.tally(seat(0)));
    assert_eq!(journal.moves().filter(|made| **made == Move::AskForOrders).count(), 1);
}

/// A claim of somebody who was not on turn stays where it was made when the turn before it changes.
#[test]
fn a_claim_in_anothers_turn_stays_at_its_place_in_a_corrected_game() {
    let mut table = claiming(HouseRules::default());
    table.place("base-monastery", (0, 1), 0).follower("monastery").end();
    table.play(claim(0, "ours-1")).play(Move::Pass);
    let reentry = Reentry::begin_at(table.journal(), 2);
    let insert = vec![place("base-monastery", (0, 1), 0), Move::EndTurn];
    let edit = Edit { insert, ..reentry.edit().clone() };
    let correction = table.journal().correct(&edit).unwrap();
    assert_eq!(correction.revealed().dropped, []);
    table.journal_mut().accept(correction);
    let made: Vec<Move> = table.journal().moves().skip(2).cloned().collect();
    let kept = [place("base-monastery", (0, 1), 0), Move::EndTurn, claim(0, "ours-1"), Move::Pass];
    assert_eq!(made, kept);
    assert_eq!(table.fulfilled("Anna"), ["ours-1"]);
}

/// R-KO-40: what was claimed before a turn was scored is claimed there again, and the city of two
/// brings no order as it did not before.
#[test]
fn a_corrected_turn_has_its_claim_before_it_is_scored() {
    let mut table = claiming(HouseRules::default());
    table.place("base-city-cap", (0, -1), 180).play(claim(0, "ours-1")).follower("city:0").end();
    table.pass();
    let reentry = Reentry::begin_at(table.journal(), 2);
    let insert = vec![place("base-city-cap", (0, -1), 180), Move::EndTurn];
    let edit = Edit { insert, ..reentry.edit().clone() };
    let correction = table.journal().correct(&edit).unwrap();
    assert_eq!(correction.revealed().dropped, []);
    table.journal_mut().accept(correction);
    assert_eq!(table.fulfilled("Anna"), ["ours-1"]);
    assert_eq!(table.points("Anna"), 7);
}

/// The case of three judged orders in hand at the last tile: played as it is, they cost 3 × 10
/// (R-KO-34); played on, their holder is asked and has one fulfilled (R-KO-41).
#[test]
fn judged_orders_at_the_last_tile_are_asked_for() {
    let text = include_str!("../cases/judged-orders-at-the-last-tile.json");
    let saved = Saved::decode(Path::new("case.json"), text).unwrap();
    let replayed = |moves: &[Move]| {
        Journal::replay(saved.setup.clone(), bundled::catalogue(), moves.to_vec()).unwrap().0
    };
    let orders = |journal: &Journal| {
        [0, 1].map(|player| journal.game().tally(seat(player)).points(Source::Orders))
    };
    let as_it_was = replayed(&saved.moves);
    assert!(as_it_was.game().is_finished());
    // Bob's first of them is worth 8, two are left, and he has fulfilled the most: 8 − 20 + 10.
    assert_eq!(orders(&as_it_was), [-30, -2]);
    let (end, before) = saved.moves.split_last().unwrap();
    let mut journal = replayed(before);
    step(&mut journal, end.clone()).unwrap();
    assert_eq!(journal.game().phase(), Phase::Asking(Step::Claims));
    step(&mut journal, claim(0, "j-0")).unwrap();
    step(&mut journal, Move::EndTurn).unwrap();
    // Alice's first of them is worth 5, two are left, and both have fulfilled one: 5 − 20 + 10.
    assert_eq!(orders(&journal), [-5, -2]);
}

/// A turn that is entered anew unsays nothing: 2 × 2 points less for the city, 7 for the order stay.
#[test]
fn a_corrected_turn_keeps_what_was_declared_in_it() {
    let mut table = table(Recording::Board);
    table.place("base-city-cap", (0, -1), 180).play(declare(0, "ours-1")).follower("city:0").end();
    table.pass();
    let reentry = Reentry::begin_at(table.journal(), 2);
    let insert = vec![place("base-city-cap", (0, -1), 180), Move::EndTurn];
    let edit = Edit { insert, ..reentry.edit().clone() };
    let correction = table.journal().correct(&edit).unwrap();
    table.journal_mut().accept(correction);
    assert_eq!((table.fulfilled("Anna"), table.points("Anna")), (vec!["ours-1".to_owned()], 7));
}

/// R-KO-6: its words are all that it says, so it has some; several cards may be judged so.
#[test]
fn a_judged_card_needs_words_of_its_own() {
    let mut silent = judged("ours-1", "Jester");
    silent.as_object_mut().unwrap().remove("text");
    let (_, faults) = deck::read("ours.json", &json!([silent]).to_string());
    let told: Vec<String> =
        faults.iter().map(|fault| Words::english().content_fault(fault)).collect();
    assert_eq!(told, ["ours-1, text: it is empty"]);
    // It may be a farmer's card.
    let mut farmer = judged("ours-1", "Jester");
    farmer["farmer"] = json!(true);
    let (cards, faults) =
        deck::read("ours.json", &json!([farmer, judged("ours-2", "Minstrel")]).to_string());
    assert_eq!((cards.len(), faults.len()), (2, 0));
    for language in Language::ALL {
        let words = Words::in_language(*language);
        assert_eq!(words.card_text(&cards[0]), "Make everybody at the table laugh.");
        assert!(words.task(&Form::Judged.empty()).ends_with('.'));
    }
}

/// R-KO-24, 25: the mark of a judged card counts as that of another.
#[test]
fn judged_cards_with_the_farmer_mark_count_for_the_right_to_discard() {
    let farmer = |id: &str| {
        let mut card = judged(id, id);
        card["farmer"] = json!(true);
        card
    };
    let with = |third: Value| {
        let cards = json!([farmer("ours-1"), farmer("ours-2"), third]).to_string();
        let (catalogue, faults) = bundled::with_own(&[], &[("ours.json".to_owned(), cards)]);
        assert_eq!(faults, []);
        let pile = ["ours-1", "ours-2", "ours-3", "base-07", "base-11", "base-13"];
        let orders = Some(order_ids(&pile).collect());
        let setup = Setup { orders, ..setup(&["Anna", "Ben"], &["base"]) };
        let mut table = Table::new(setup, Arc::new(catalogue));
        table.keep("Anna", None).keep("Ben", None);
        table
    };
    let discard = Move::DiscardOrders { cards: vec!["ours-1".into()] };
    assert!(with(farmer("ours-3")).game().allows(&discard).is_ok());
    assert!(with(judged("ours-3", "Jester")).game().allows(&discard).is_err());
}
