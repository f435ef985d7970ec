//! Whole games on the phones alone: each player sees what everybody sees and the own hand, and
//! nothing else; and every question of every expansion is answered there.

use std::collections::{BTreeSet, HashSet};

use aho_corasick::AhoCorasick;
use content::bundled;
use journal::Journal;
use phone::Wish;
use rules::game::question::Topic;
use rules::setup::{Deck, Recording};
use rules::{Game, Move, Seat, Setup};
use serde_json::{Value, json};
use text::{Language, Words};

use support::dice::{Dice, random_setup};
use support::phone::client::{Answer, Phone, number};
use support::phone::games::answer;
use support::phone::stand::Stand;

/// The names of cards in every language, each of one card alone.
struct Names {
    automaton: AhoCorasick,
    /// Whose names those are.
    ids: Vec<String>,
}

impl Names {
    fn new(game: &Game) -> Self {
        let words: Vec<Words> =
            Language::ALL.iter().map(|language| Words::in_language(*language)).collect();
        let ids = game.setup().orders.iter().flatten();
        let cards = ids.filter_map(|id| game.catalogue().card(id.as_str()));
        let names = cards.flat_map(|card| {
            let said =
                words.iter().flat_map(|words| [words.card_title(card), words.card_text(card)]);
            let names = said.chain([card.id.to_string()]).collect::<BTreeSet<String>>();
            names.into_iter().map(|name| (card.id.to_string(), name))
        });
        let (ids, names): (Vec<String>, Vec<String>) = names.unzip();
        Self { automaton: AhoCorasick::new(names).unwrap(), ids }
    }

    /// No byte of an answer names a card that its receiver may not know.
    #[track_caller]
    fn assert_only(&self, answer: &Answer, known: &HashSet<String>) {
        let text = format!("{}\n{}", answer.head, answer.text());
        for found in self.automaton.find_overlapping_iter(&text) {
            let id = &self.ids[found.pattern().as_usize()];
            // A piece of a tower is called as an order is.
            let is_piece = text[..found.start()].ends_with("piece/");
            let name = &text[found.range()];
            assert!(known.contains(id) || is_piece, "“{name}” of {id} is in {text}");
        }
    }
}

/// The cards that a seat may know of: its own, and what lies face up and was shown.
fn known(game: &Game, veiled: &HashSet<String>, seat: Option<Seat>) -> HashSet<String> {
    let Some(orders) = game.orders() else { return HashSet::new() };
    let face_up = game.seats().flat_map(|seat| orders.hand(seat).face_up());
    let face_up = face_up.map(|card| card.id.to_string()).filter(|id| !veiled.contains(id));
    let own = seat.into_iter().flat_map(|seat| {
        let hand = orders.hand(seat);
        hand.held.iter().chain(&hand.fulfilled).map(|card| card.id.to_string())
    });
    face_up.chain(own).collect()
}

/// The orders that are fulfilled and not shown yet.
fn veiled_cards(stand: &Stand) -> HashSet<String> {
    stand.desk().veiled().into_iter().map(|card| card.to_string()).collect()
}

/// Plays a random game on its phones to the end, or so many steps. Returns the topics asked.
fn play_out(seed: u64, steps: usize) -> BTreeSet<String> {
    let mut dice = Dice::new(seed);
    let setup = random_setup(seed, &mut dice);
    play_setup(setup, dice, steps)
}

fn play_setup(setup: Setup, mut dice: Dice, steps: usize) -> BTreeSet<String> {
    // Whoever enters cards sees the whole deck, whatever others hold.
    let printed = setup.deck == Deck::Printed;
    let stand = Stand::new(Journal::new(setup, bundled::catalogue()).unwrap());
    let mut phones = stand.phones();
    let mut public = Phone::new(stand.server.address());
    let names = Names::new(&stand.game());
    let seats: Vec<Seat> = stand.game().seats().collect();
    let mut topics = BTreeSet::new();
    let mut refused = 0;
    for _ in 0..steps {
        let game = stand.game();
        let veiled = veiled_cards(&stand);
        let check = |answer: &Answer, seat: Option<Seat>| {
            names.assert_only(answer, &known(&game, &veiled, seat));
        };
        let language = if dice.one_in(2) { "de" } else { "en" };
        check(&public.get(&format!("/state?language={language}")), None);
        let mut answers = Vec::new();
        for (seat, phone) in seats.iter().zip(&mut phones) {
            let state = phone.get(&format!("/seat?language={language}"));
            let view = state.json();
            assert_eq!(view["seat"], number(*seat));
            let asked = view["asked"].as_array().unwrap();
            topics.extend(asked.iter().map(|asked| asked["topic"].as_str().unwrap().to_owned()));
            // The page shows mage and witch side by side, as ways of one action.
            let of_magic = game.question().filter(|question| question.topic == Topic::Magic);
            if of_magic.is_some_and(|question| question.whom == *seat && !asked.is_empty()) {
                topics.insert("magic".to_owned());
            }
            // Nobody begins the next turn while another is asked something.
            let waits_for = game.question().map(|question| question.whom);
            let own = |asked: &Value| asked["urgent"] == true || asked["topic"] == "declare";
            assert!(waits_for == Some(*seat) || asked.iter().all(own), "{asked:?}");
            let enters = printed && asked.iter().any(|asked| asked["form"] == "cards");
            if !enters {
                check(&state, Some(*seat));
            }
            answers.extend(answer(&view, phone, &mut dice).map(|given| (*seat, given)));
        }
        if stand.game().is_finished() && answers.is_empty() {
            return topics;
        }
        assert!(!answers.is_empty(), "nobody is asked anything: {:?}", stand.game().question());
        let (seat, given) = dice.pick(&answers).clone();
        let said = phones[seat.index()].post("/answer", &given.to_string());
        // The cards of a printed deck are not known before they are entered.
        let fine = said.status == 200 || (printed && said.status == 422);
        assert!(fine, "{}: {} to {given}", said.status, said.text());
        refused += usize::from(said.status != 200);
    }
    assert!(refused < steps / 2);
    topics
}

/// A base game, one with King and Count, and one with everything: every kind of question.
#[test]
fn whole_games_are_played_on_the_phones_alone_and_no_byte_names_anothers_card() {
    let mut topics = BTreeSet::new();
    for seed in [8, 49] {
        topics.extend(play_out(seed, 1500));
    }
    for topic in [
        "keep",
        "fulfil",
        "draw",
        "tile",
        "abbey",
        "ransom",
        "escape",
        "act",
        "gold",
        "magic",
        "circle",
        "crop-add",
        "crop-take-home",
        "dragon",
        "leave",
        "wagon",
        "enter",
        "count",
        "token",
        "throw",
    ] {
        assert!(topics.contains(topic), "{topic} was never asked: {topics:?}");
    }
}

#[test]
fn a_printed_deck_is_entered_on_the_phones() {
    let topics = play_out(2, 200);
    assert!(topics.contains("dealt") && topics.contains("keep"), "{topics:?}");
}

/// Where only the orders are recorded, players draw, say what they have fulfilled and pass on.
#[test]
fn a_game_of_nothing_but_the_orders_is_played_on_the_phones() {
    let mut dice = Dice::new(7);
    let mut setup = random_setup(1, &mut dice);
    setup.record = Recording::Deck;
    let topics = play_setup(setup, dice, 120);
    for topic in ["keep", "draw", "declare", "note"] {
        assert!(topics.contains(topic), "{topic} was never asked: {topics:?}");
    }
}

/// The scorepad is written at the laptop, and the phones say so.
#[test]
fn the_scorepad_stays_at_the_laptop() {
    let mut dice = Dice::new(7);
    let mut setup = random_setup(0, &mut dice);
    setup.orders = None;
    setup.record = Recording::Scorepad;
    let stand = Stand::new(Journal::new(setup, bundled::catalogue()).unwrap());
    let mut phones = stand.phones();
    let view = phones[0].seat();
    assert_eq!(view["asked"].as_array().unwrap().len(), 1);
    let asked = &view["asked"][0];
    assert_eq!((&asked["topic"], &asked["form"]), (&json!("note"), &json!("laptop")));
    assert_eq!(asked["about"], "This is written down at the laptop.");
    assert_eq!(phones[1].seat()["asked"], json!([]));
    let given = json!({"revision": view["revision"], "question": 0, "pass": true});
    assert_eq!(phones[0].post("/answer", &given.to_string()).status, 400);
}

/// The game of whoever draws goes on with the same card as at the laptop: the top one, unnamed.
#[test]
fn a_drawn_order_is_never_named_by_the_phone() {
    let stand =
        Stand::new(Journal::new(random_setup(1, &mut Dice::new(3)), bundled::catalogue()).unwrap());
    let mut phones = stand.phones();
    for phone in &mut phones {
        let view = phone.seat();
        let back = json!({"revision": view["revision"], "question": 0, "answer": 0});
        assert_eq!(phone.post("/answer", &back.to_string()).status, 200);
    }
    let view = phones[0].seat();
    let draw = view["asked"].as_array().unwrap().iter().find(|asked| asked["topic"] == "draw");
    let about = draw.unwrap()["about"].as_str().unwrap();
    assert!(
        about.ends_with("An order that is still in hand at the end costs 10 points, unless it asks to avoid something."),
        "{about}"
    );
    let given =
        json!({"revision": view["revision"], "question": draw.unwrap()["index"], "answer": 0});
    let top = stand.desk().journal.naming_card(Move::DrawOrder { card: None });
    assert_eq!(phones[0].post("/answer", &given.to_string()).status, 200);
    let desk = stand.desk();
    let last = desk.played.last().cloned();
    assert_eq!(last, Some((support::table::seat(0), Wish::Play(Move::DrawOrder { card: None }))));
    let held = &desk.journal.game().orders().unwrap().hand(support::table::seat(0)).held;
    let is_top = |id| top == Move::DrawOrder { card: Some(id) };
    assert!(held.iter().any(|card| is_top(card.id.clone())));
}
