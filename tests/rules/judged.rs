//! Cards of a printed deck that ask for what no requirement expresses: their holders judge them.

use std::sync::Arc;

use kings_order::content::bundled;
use kings_order::content::deck;
use kings_order::journal::fates;
use kings_order::journal::review::{is_reviewed, looks};
use kings_order::journal::{Edit, Reentry};
use kings_order::rules::game::question::Topic;
use kings_order::rules::house_rule::{HouseRule, HouseRules};
use kings_order::rules::orders;
use kings_order::rules::orders::fulfilment::fulfils;
use kings_order::rules::orders::occasion::Occasion;
use kings_order::rules::orders::requirement::Requirement;
use kings_order::rules::scoring::Source;
use kings_order::rules::setup::Recording;
use kings_order::rules::{Catalogue, Move, Rejection, Setup};
use kings_order::text::{Language, Words};
use serde_json::{Value, json};

use crate::table::{Table, order_ids, place, seat, setup};

fn judged(id: &str, title: &str) -> Value {
    json!({
        "id": id, "set": "base", "title": title, "text": "Make everybody at the table laugh.",
        "points": 7, "source": "house", "requirement": {"judged": {}}
    })
}

/// The bundled content with a deck of two cards that their holders judge, and one that the app does.
fn catalogue() -> Arc<Catalogue> {
    let cap = json!({
        "id": "ours-3", "set": "base", "title": "Hamlet", "points": 3, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 2}}}
    });
    let cards = json!([judged("ours-1", "Jester"), judged("ours-2", "Minstrel"), cap]).to_string();
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

fn declare(player: u8, card: &str) -> Move {
    Move::FulfilOrder { player: seat(player), card: card.into() }
}

/// R-KO-7: whatever is recorded, the holder's word scores the card at once; Ben, who does not hold
/// it, cannot say so, and what the board tells nobody declares.
#[test]
fn its_holder_says_that_a_judged_order_is_fulfilled() {
    for record in [Recording::Board, Recording::Scorepad, Recording::Deck] {
        let mut table = table(record);
        assert!(table.game().has_orders_for_holders_to_judge());
        let not_held = Rejection::Orders(orders::Rejection::NotInHand {
            seat: seat(1),
            card: "ours-1".into(),
        });
        assert_eq!(table.refuses(&declare(1, "ours-1")), not_held);
        if record != Recording::Deck {
            let nothing = Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(0) });
            assert_eq!(table.refuses(&declare(0, "base-07")), nothing);
        }
        table.play(declare(0, "ours-1"));
        assert_eq!(table.fulfilled("Anna"), ["ours-1"]);
        assert_eq!((table.points("Anna"), table.from("Anna", Source::Orders)), (7, 7));
        assert_eq!(table.active(), "Anna", "the turn goes on");
    }
}

/// On another player's turn, and while the figure of a turn is still to be deployed; the order that
/// the tile fulfils is none the less for it, also with one order a tile (A4).
#[test]
fn a_judged_order_is_declared_at_any_moment_and_takes_the_place_of_no_other() {
    let once = HouseRules::from_iter([HouseRule::OrdersOncePerTile]);
    for rules in [HouseRules::default(), once] {
        let pile = ["ours-1", "ours-3", "base-11", "ours-2", "base-14", "base-15"];
        let mut table = table_with(Recording::Board, rules, &pile);
        table.play(declare(1, "ours-2"));
        table.place("base-city-cap", (0, -1), 180).play(declare(0, "ours-1"));
        table.follower("city:0").end();
        assert_eq!(table.fulfilled("Anna"), ["ours-1", "ours-3"]);
        assert_eq!(table.fulfilled("Ben"), ["ours-2"]);
        // 7 and 3 for the orders, 2 × 2 for the city of two.
        assert_eq!(table.all_points(), [14, 7]);
        assert_eq!(table.active(), "Ben");
    }
}

/// R-KO-34: ten points in hand at the end: 3 × −10 for either.
#[test]
fn a_judged_order_that_nobody_declared_costs_ten_points_at_the_end() {
    let mut silent = table(Recording::Board);
    silent.end_game();
    assert_eq!(silent.all_points(), [-30, -30]);
    // 7 and 2 × −10, and 10 for the most orders (R-KO-36).
    let mut table = table(Recording::Board);
    table.play(declare(0, "ours-1")).end_game();
    assert_eq!(table.all_points(), [-3, -30]);
    assert_eq!(table.refuses(&declare(0, "ours-1")), Rejection::GameOver);
}

/// Nothing that can happen is taken for it, and no review says that it might have been fulfilled.
#[test]
fn the_app_never_says_that_a_judged_order_is_or_could_have_been_fulfilled() {
    let catalogue = catalogue();
    let card = catalogue.card("ours-1").unwrap();
    assert!(!is_reviewed(card));
    for seat in [seat(0), seat(1)] {
        assert!(!fulfils(&Requirement::Judged {}, &Occasion::WagonMoved { seat }, seat));
    }
    let mut table = table(Recording::Board);
    table.place("base-city-cap", (0, -1), 180).follower("city:0").end();
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    table.end_game();
    let looks = looks(table.journal(), |_, _| true).unwrap();
    assert!(looks.iter().flat_map(|look| &look.chances).all(|chance| chance.card != card.id));
    // Nor is anything told as what has fulfilled it.
    let mut table = self::table(Recording::Board);
    table.place("base-city-cap", (0, -1), 180).play(declare(0, "ours-1"));
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

/// The last turn ends the game: where the deck has such cards it waits for its end to be said.
#[test]
fn the_last_turn_waits_for_the_word_of_whoever_holds_a_judged_order() {
    let ends = |pile: &[&str]| {
        let mut table = table_with(Recording::Board, HouseRules::default(), pile);
        let mut journal = table.journal_mut().clone();
        let mut dice = crate::dice::Dice::new(7);
        while journal.game().count_left() > 1 {
            let moves = journal.game().legal_moves();
            let moves: Vec<Move> = moves
                .into_iter()
                .filter(|made| {
                    matches!(made, Move::Place { .. } | Move::RemoveTile { .. } | Move::EndTurn)
                })
                .collect();
            journal.play_step(dice.pick(&moves).clone()).unwrap();
        }
        while journal.game().count_left() > 0 {
            let moves = journal.game().legal_moves();
            let made = moves.into_iter().find(|made| {
                matches!(made, Move::Place { .. } | Move::RemoveTile { .. } | Move::EndTurn)
            });
            journal.play_step(made.unwrap()).unwrap();
        }
        let follower = journal
            .game()
            .legal_moves()
            .into_iter()
            .find(|made| matches!(made, Move::Deploy { .. }));
        if let Some(follower) = follower {
            journal.play_step(follower).unwrap();
        }
        journal
    };
    let bundled = ["base-13", "base-07", "base-11", "base-17", "base-14", "base-15"];
    assert!(ends(&bundled).game().is_finished());
    let mut journal = ends(&HANDS);
    assert!(!journal.game().is_finished());
    journal.play_step(declare(0, "ours-1")).unwrap();
    journal.play_step(Move::EndTurn).unwrap();
    assert!(journal.game().is_finished());
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
        assert!(words.task(&Requirement::Judged {}).ends_with('.'));
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
