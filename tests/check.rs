//! Faults that `check` tells of a file beyond its shape: whether the app would take a deck or a
//! tile set as it is, whether the top card was drawn, what was awaited at a refused move. And decks
//! and tile sets that lie anywhere.

use std::fs;
use std::path::Path;

use cli::{Command, Ending, Format};
use content::bundled;
use journal::{Edit, Journal};
use rules::{Move, Setup};
use serde_json::{Value, json};

use crate::commands::{Ran, check, export, folder, game_file, replay, run, write};
use crate::content::wrong_cards;
use crate::paper::print_deck;
use support::table::{deploy, order_ids, place, seat, setup};

/// The lines that were told of a file.
fn told<'a>(ran: &'a Ran, path: &Path) -> Vec<&'a str> {
    let name = format!("{}: ", path.display());
    ran.out.lines().filter_map(|line| line.strip_prefix(&name)).collect()
}

fn card(id: &str, set: &str, tiles: u32) -> Value {
    json!({
        "id": id, "set": set, "title": "Walls", "text": format!("Complete a city of exactly {tiles} tiles."), "points": 9,
        "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"exactly": tiles}}}
    })
}

/// A bend of a road, twice.
fn bend(id: &str, set: &str) -> Value {
    json!({
        "id": id, "set": set, "count": 2, "edges": {"n": "road", "e": "road", "s": "field", "w": "field"},
        "roads": [{"edges": ["n", "e"]}],
        "fields": [{"half_edges": ["n2", "e1"]}, {"half_edges": ["e2", "s1", "s2", "w1", "w2", "n1"]}]
    })
}

// ---- decks and tile sets ----

/// R-KO-29, 32: an older app let its points be set, and never paid them. Nothing is lost.
#[test]
fn other_points_of_the_dragon_card_are_told_and_taken_as_ten() {
    let folder = folder();
    let dragon = json!([{"id": "ours-1", "set": "princess-dragon", "title": "Shy", "points": 14,
        "source": "house", "requirement": {"avoid-dragon": {}}}]);
    let deck = write(&folder, "ours.json", &dragon.to_string());
    let ran = check(&[&deck]);
    assert_eq!(ran.ending, Ending::Well);
    let note = "Note: card ours-1 always has 10 points, not 14 as the file says.";
    assert_eq!(told(&ran, &deck), ["ok", note]);
    let sound = write(&folder, "sound.json", &dragon.to_string().replace("14", "10"));
    assert_eq!(told(&check(&[&sound]), &sound), ["ok"]);
    // More than any order is worth is a fault as ever.
    let wild = write(&folder, "wild.json", &dragon.to_string().replace("14", "500"));
    assert_eq!(check(&[&wild]).ending, Ending::Fault);
}

/// Such a deck would be left out whole: two cards cannot have one name.
#[test]
fn a_deck_that_takes_the_id_of_another_card_is_told() {
    let folder = folder();
    let deck = write(
        &folder,
        "ours.json",
        &json!([card("base-01", "base", 7), card("ours-1", "base", 9)]).to_string(),
    );
    let ran = check(&[&deck]);
    assert_eq!(ran.ending, Ending::Fault);
    assert_eq!(
        told(&ran, &deck),
        ["base-01, id: something else that comes with the app has this id: give yours another one"]
    );
    // Two files may call their cards the same: each is a deck of its own.
    let one = write(&folder, "one.json", &json!([card("ours-1", "base", 9)]).to_string());
    let two = write(&folder, "two.json", &json!([card("ours-1", "base", 11)]).to_string());
    let ran = check(&[&one, &two]);
    assert_eq!((told(&ran, &one), told(&ran, &two)), (vec!["ok"], vec!["ok"]));
}

/// A deck may hold bundled cards beside its own, as `orders --json` prints them: they are the same
/// cards.
#[test]
fn a_deck_may_hold_bundled_cards_as_they_are() {
    let bundled_card =
        serde_json::to_value(&**bundled::catalogue().card("base-01").unwrap()).unwrap();
    let mut unmeasured =
        serde_json::to_value(&**bundled::catalogue().card("base-02").unwrap()).unwrap();
    unmeasured.as_object_mut().unwrap().remove("measured");
    let text = json!([bundled_card, unmeasured, card("ours-1", "base", 13)]).to_string();
    let folder = folder();
    let deck = write(&folder, "ours.json", &text);
    assert_eq!(told(&check(&[&deck]), &deck), ["ok"]);
    let (catalogue, faults) = bundled::with_own(&[], &[("ours.json".to_owned(), text)]);
    assert_eq!((faults, catalogue.deck(Some("ours")).len()), (Vec::new(), 3));
}

/// R-KO-1: a card is in the pile with its set; without such a set it never is. The siege's cards
/// come with either siege set (R-KO-2).
#[test]
fn a_card_of_no_set_is_told() {
    let folder = folder();
    let deck = json!([
        card("ours-1", "moon", 7),
        card("ours-2", "siege", 8),
        card("ours-3", "river-1", 9)
    ]);
    let deck = write(&folder, "ours.json", &deck.to_string());
    let ran = check(&[&deck]);
    assert_eq!((ran.ending, told(&ran, &deck).len()), (Ending::Fault, 1), "{}", ran.out);
    assert!(
        told(&ran, &deck)[0].starts_with("ours-1, set: no tile set is called “moon”"),
        "{}",
        ran.out
    );
    assert!(
        told(&ran, &deck)[0].contains("king-robber") && told(&ran, &deck)[0].contains("siege"),
        "{}",
        ran.out
    );
    // With the tiles of that set beside it there is one.
    let tiles = write(&folder, "moon.json", &json!([bend("moon-bend", "moon")]).to_string());
    assert_eq!(check(&[&deck, &tiles]).ending, Ending::Well);
}

/// A tile set with a bundled name, and one with a bundled tile, would be left out.
#[test]
fn a_tile_set_that_would_be_left_out_is_told() {
    let folder = folder();
    let tiles = json!([bend("base-city-cap", "base")]);
    let tiles = write(&folder, "tiles.json", &tiles.to_string());
    let ran = check(&[&tiles]);
    let places: Vec<&str> =
        told(&ran, &tiles).iter().map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(
        (ran.ending, places),
        (Ending::Fault, vec!["base-city-cap, set", "base-city-cap, id"])
    );
}

/// A deck and a tile set anywhere count for the games beside them as if they lay in the folder.
#[test]
fn a_game_is_checked_with_the_deck_and_the_tiles_beside_it() {
    let folder = folder();
    let cards: Vec<Value> =
        (0..6).map(|number| card(&format!("ours-{number}"), "moon", 7 + number)).collect();
    let deck = write(&folder, "ours.json", &Value::Array(cards).to_string());
    let tiles = write(&folder, "moon.json", &json!([bend("moon-bend", "moon")]).to_string());
    let mut setup = setup(&["Anna", "Ben"], &["base", "moon"]);
    setup.orders =
        Some(order_ids(&["ours-0", "ours-1", "ours-2", "ours-3", "ours-4", "ours-5"]).collect());
    let game = game_file(&folder, setup, Vec::new());
    let ran = check(&[&game, &deck, &tiles]);
    assert_eq!(ran.ending, Ending::Well, "{}", ran.out);
    // Alone it names a set and six cards that nobody knows.
    assert_eq!(told(&check(&[&game]), &game).len(), 7);
}

fn orders(deck: &Path, sets: Option<&[&str]>, json: bool) -> Ran {
    let sets = sets.map(|sets| sets.iter().map(|set| (*set).to_owned()).collect());
    run(&Command::Orders { sets, deck: Some(deck.to_owned()), json })
}

#[test]
fn orders_lists_a_deck_by_its_path() {
    let folder = folder();
    let cards =
        json!([card("ours-1", "base", 7), card("ours-2", "moon", 8), card("ours-3", "siege", 9)]);
    let deck = write(&folder, "ours.json", &cards.to_string());
    let ran = orders(&deck, None, false);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!((ran.ending, lines.len(), lines[3]), (Ending::Well, 4, "3 cards"));
    assert_eq!(lines[0], "ours-1    9  Walls  Complete a city of exactly 7 tiles.");
    // Only those of some sets.
    assert!(orders(&deck, Some(&["base", "moon"]), false).out.ends_with("2 cards\n"));
    assert!(orders(&deck, Some(&["siege-cathars"]), false).out.ends_with("1 card\n"));
    assert_eq!(orders(&deck, Some(&["mars"]), false).ending, Ending::Usage);
    // As JSON it is the file again.
    let read: Value = serde_json::from_str(&orders(&deck, None, true).out).unwrap();
    assert_eq!(read, cards);
}

#[test]
fn orders_of_a_deck_with_faults_tells_them() {
    let folder = folder();
    let deck = write(&folder, "ours.json", &json!([card("Ours 1", "base", 7)]).to_string());
    let ran = orders(&deck, None, false);
    assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""));
    assert!(ran.err.contains("ours.json: Ours 1, id: "), "{}", ran.err);
    assert_eq!(orders(&folder.path().join("missing.json"), None, true).ending, Ending::Fault);
}

/// A deck is refused everywhere or nowhere: checked, listed, printed, and in a game. Two cards that
/// ask for the same are no fault, as printed decks have such cards.
#[test]
fn a_faulty_deck_is_refused_wherever_it_comes() {
    let folder = folder();
    let deck_of = |cards: &Value| write(&folder, "own.json", &cards.to_string());
    let refused = |deck: &Path| {
        let pdf = folder.path().join("own.pdf");
        let printed = print_deck(&pdf, deck);
        let _ = fs::remove_file(&pdf);
        let files = [(deck.display().to_string(), fs::read_to_string(deck).unwrap())];
        let (catalogue, faults) = bundled::with_own(&[], &files);
        assert_eq!(faults.is_empty(), catalogue.decks().len() == 1);
        [
            check(&[deck]).ending == Ending::Fault,
            orders(deck, None, false).ending == Ending::Fault,
            printed.ending == Ending::Fault,
            !faults.is_empty(),
        ]
    };
    for (mut cards, problem, ..) in wrong_cards() {
        // The set of these has no tiles, which alone would be told.
        for card in cards.as_array_mut().into_iter().flatten() {
            if card["set"] == "own" {
                card["set"] = json!("base");
            }
        }
        assert_eq!(refused(&deck_of(&cards)), [true; 4], "{problem}: {cards}");
    }
    // The id of a bundled card, and more cards than a game carries.
    let taken = json!([card("base-01", "base", 7)]);
    let many: Vec<Value> =
        (0..1001).map(|number| card(&format!("ours-{number}"), "base", 7)).collect();
    for cards in [taken, Value::Array(many)] {
        assert_eq!(refused(&deck_of(&cards)), [true; 4]);
    }
    assert_eq!(refused(&deck_of(&json!([card("ours-1", "base", 7)]))), [false; 4]);
    let doubles = json!([card("ours-1", "base", 7), card("ours-2", "base", 7)]);
    assert_eq!(refused(&deck_of(&doubles)), [false; 4]);
}

/// Printed decks have doubles: `check` finds nothing wrong with them and remarks on them, as whatever
/// lists or prints them does beside its output.
#[test]
fn two_cards_that_ask_for_the_same_are_well_and_remarked_on() {
    let folder = folder();
    let doubles = json!([card("ours-1", "base", 7), card("ours-2", "base", 7)]);
    let deck = write(&folder, "own.json", &doubles.to_string());
    let said = "ours-2: “Walls” asks for the same already.";
    let ran = check(&[&deck]);
    assert_eq!((ran.ending, told(&ran, &deck)), (Ending::Well, vec!["ok", said]));
    let listed = orders(&deck, None, false);
    assert!(listed.ending == Ending::Well && listed.err.contains(said), "{}", listed.err);
    let printed = print_deck(&folder.path().join("own.pdf"), &deck);
    assert!(printed.ending == Ending::Well && printed.err.contains(said), "{}", printed.err);
}

/// An impossible card is no fault of the file, and said: three own followers among two.
#[test]
fn a_card_that_nothing_can_meet_is_remarked_on() {
    let folder = folder();
    let mut vain = card("ours-1", "base", 7);
    let followers = json!({"at-most": 2});
    vain["requirement"] = json!({"complete": {
        "feature": "city", "own-followers": {"at-least": 3}, "followers": followers
    }});
    let deck = write(&folder, "own.json", &json!([vain]).to_string());
    let ran = check(&[&deck]);
    let said = "ours-1: Nothing can ever meet this: the numbers contradict each other.";
    assert_eq!((ran.ending, told(&ran, &deck)), (Ending::Well, vec!["ok", said]));
}

/// A sum with the numbers of this card is none: `check` names them, as they are in a game too.
#[test]
fn a_number_that_is_too_large_is_told_with_its_field() {
    let folder = folder();
    let mut large = card("ours-1", "base", 7);
    let bounds = json!({"feature": "city", "opponents-followers": {"at-least": 4_294_967_295_u32}});
    large["requirement"] = json!({"complete": bounds});
    let deck = write(&folder, "own.json", &json!([large]).to_string());
    let ran = check(&[&deck]);
    let said = "ours-1, requirement: 4294967295 is too large: no number on a card is above 9999";
    assert_eq!((ran.ending, told(&ran, &deck)), (Ending::Fault, vec![said]));
}

/// Sorted by what its items have, one after the other: as a whole it would take a gigabyte.
#[test]
fn a_file_of_sixty_thousand_cards_is_refused_without_being_kept() {
    let folder = folder();
    let cards: Vec<Value> =
        (0..60_000).map(|number| card(&format!("ours-{number}"), "base", 7)).collect();
    let deck = write(&folder, "own.json", &Value::Array(cards).to_string());
    let mut ran = None;
    let used = allocation_counter::measure(|| ran = Some(check(&[&deck])));
    let ran = ran.unwrap();
    let said = "It has more than 1000 cards. A deck has at most that many.";
    assert!(ran.ending == Ending::Fault && told(&ran, &deck).contains(&said), "{}", ran.out);
    // The file itself has 14 MB, which is read and kept for a while.
    assert!(used.bytes_max < 60 << 20, "{} bytes at once", used.bytes_max);
}

/// Letters that the fonts lack, and words that are too broad for a card, are no fault to play with.
#[test]
fn what_cannot_be_printed_is_told_before_it_is_printed() {
    let folder = folder();
    let mut foreign = card("ours-1", "base", 7);
    foreign["title"] = json!("城");
    let deck = write(&folder, "own.json", &json!([foreign, card("ours-2", "base", 8)]).to_string());
    let ran = check(&[&deck]);
    let said = "The fonts lack 城: on “城” each becomes a box when it is printed.";
    assert_eq!((ran.ending, told(&ran, &deck)), (Ending::Fault, vec![said]));
}

// ---- games ----

#[test]
fn a_time_that_is_none_is_told() {
    let folder = folder();
    let game = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), Vec::new());
    assert_eq!(told(&check(&[&game]), &game), ["ok"]);
    let text = std::fs::read_to_string(&game).unwrap();
    for (started, moves) in
        [("yesterday", "[]"), ("2026-11-31T19:30:00Z", "[]"), ("19:30", r#"[{"move": "jump"}]"#)]
    {
        let text = text
            .replace("2026-11-21T19:30:00Z", started)
            .replace("\"moves\": []", &format!("\"moves\": {moves}"));
        let game = write(&folder, "late.json", &text);
        let ran = check(&[&game]);
        assert_eq!(ran.ending, Ending::Fault, "{started}");
        let line = format!(
            "started: “{started}” is no time: write the day and the time like 2026-11-21T19:30:00Z"
        );
        assert!(told(&ran, &game).contains(&line.as_str()), "{}", ran.out);
    }
}

/// The reader counts the end of a line as column 0 of the next one.
/// The clock and the PINs have places like everything else.
#[test]
fn what_stands_around_the_moves_is_told_with_its_place() {
    let folder = folder();
    let mut game = json!({
        "format": "kings-order", "version": 1, "id": "g", "started": "2026-11-21T19:30:00Z",
        "setup": {"players": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}], "sets": ["base"]},
        "clock": {"minutes": 20, "spent": [-754, 311]}, "moves": []
    });
    let path = write(&folder, "clock.json", &game.to_string());
    let ran = check(&[&path]);
    assert!(told(&ran, &path)[0].starts_with("clock.spent[0]: "), "{}", ran.out);
    game["clock"]["spent"] = json!([754, 311]);
    game["secrecy"] = json!({"told": [{"turn": 3, "player": 9, "what": "opened"}]});
    let path = write(&folder, "told.json", &game.to_string());
    let ran = check(&[&path]);
    assert!(told(&ran, &path)[0].starts_with("secrecy.told[0].player: "), "{}", ran.out);
}

/// Two answers to one question are none.
#[test]
fn a_house_rule_that_stands_twice_is_told() {
    let folder = folder();
    let game = r#"{"format": "kings-order", "version": 1, "id": "g", "started": "2026-11-21T19:30:00Z",
        "setup": {"players": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}], "sets": ["base", "river-2"],
                  "rules": {"river-mouth": "turn", "river-mouth": "automatic"}}, "moves": []}"#;
    let path = write(&folder, "twice.json", game);
    let ran = check(&[&path]);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(told(&ran, &path)[0].contains("`river-mouth` stands twice"), "{}", ran.out);
}

#[test]
fn no_fault_lies_in_column_0() {
    let folder = folder();
    for text in
        ["{\n", "[\n", "[{\"id\": \"a\",\n", "{\"format\": \"kings-order\",\n \"version\": 1,\n"]
    {
        let file = write(&folder, "torn.json", text);
        for ran in [check(&[&file]), replay(&file, true, None), orders(&file, None, false)] {
            let told = format!("{}{}", ran.out, ran.err);
            assert_eq!(ran.ending, Ending::Fault, "{text:?}");
            assert!(!told.is_empty() && !told.contains("column 0"), "{text:?}: {told}");
        }
        assert!(check(&[&file]).out.contains("(line "), "{text:?}");
    }
    // Where there is a column it is told.
    let file = write(&folder, "torn.json", "{\"format\" 1}");
    assert!(check(&[&file]).out.contains("line 1, column 11"));
}

fn dealt(pile: &[&str]) -> Setup {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.orders = Some(
        order_ids(&["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"])
            .chain(order_ids(pile))
            .collect(),
    );
    setup
}

fn draw(card: &str) -> Move {
    Move::DrawOrder { card: Some(card.into()) }
}

/// Anna's and Ben's first turns, in which each draws that card.
fn two_turns(anna: &str, ben: &str) -> Vec<Move> {
    vec![
        Move::KeepOrders { player: seat(0), returned: None },
        Move::KeepOrders { player: seat(1), returned: None },
        draw(anna),
        place("base-city-cap", (0, -1), 180),
        Move::EndTurn,
        draw(ben),
        place("base-monastery", (0, 1), 0),
        Move::EndTurn,
    ]
}

/// R-KO-20: the top card is drawn. The pile is base-11, base-12, base-13.
#[test]
fn a_drawn_card_that_was_not_on_top_is_told() {
    let folder = folder();
    let pile = ["base-11", "base-12", "base-13"];
    let checked = |anna, ben| {
        let game = game_file(&folder, dealt(&pile), two_turns(anna, ben));
        let ran = check(&[&game]);
        told(&ran, &game).iter().map(|line| (*line).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(checked("base-11", "base-12"), ["ok"]);
    let anna = checked("base-12", "base-11");
    assert_eq!(anna.len(), 1, "{anna:?}");
    assert!(
        anna[0].starts_with("move 3: the app has dealt these orders")
            && anna[0].contains("one card lies above it"),
        "{anna:?}"
    );
    let ben = checked("base-11", "base-13");
    assert!(ben.len() == 1 && ben[0].starts_with("move 6: "), "{ben:?}");
    // A printed deck lies on the table: any card may have been its top one.
    let mut printed = dealt(&pile);
    printed.deck = rules::setup::Deck::Printed;
    let deal = |player, cards: [&str; 3]| Move::DealOrders {
        player: seat(player),
        cards: order_ids(&cards).collect(),
    };
    let mut moves = two_turns("base-12", "base-11");
    moves.splice(
        0..0,
        [deal(0, ["base-01", "base-02", "base-03"]), deal(1, ["base-04", "base-05", "base-06"])],
    );
    let game = game_file(&folder, printed, moves);
    assert_eq!(told(&check(&[&game]), &game), ["ok"]);
}

/// A correction deals no different card: when Anna's draw is taken out of the first turn, Ben keeps
/// the card that he drew in the second, though hers lies above it again. One turn has passed
/// without a draw, so one card may.
#[test]
fn a_card_that_a_correction_has_left_below_others_is_no_fault() {
    let folder = folder();
    let setup = dealt(&["base-11", "base-12", "base-13"]);
    let (mut journal, stop) =
        Journal::replay(setup.clone(), bundled::catalogue(), two_turns("base-11", "base-12"))
            .unwrap();
    assert_eq!(stop, None);
    let correction = journal.correct(&Edit { at: 2, remove: 1, insert: Vec::new() }).unwrap();
    journal.accept(correction);
    let moves: Vec<Move> = journal.moves().cloned().collect();
    assert_eq!((moves.len(), &moves[4]), (7, &draw("base-12")));
    let game = game_file(&folder, setup, moves);
    assert_eq!(told(&check(&[&game]), &game), ["ok"]);
}

/// The faults and the table for a spreadsheet count moves from 1, as people do; JSON counts from 0
/// (the moves of the file are a list).
#[test]
fn people_count_moves_from_1_and_programs_from_0() {
    let folder = folder();
    let adjust = |points| Move::Adjust {
        player: seat(0),
        points,
        reason: "by the table".to_owned(),
        source: None,
    };
    let game = game_file(
        &folder,
        setup(&["Anna", "Ben"], &["base"]),
        vec![adjust(3), deploy("city:0"), adjust(5)],
    );
    assert!(told(&check(&[&game]), &game)[0].starts_with("move 2: "));
    assert!(replay(&game, false, None).err.contains("Move 2 "));
    let game = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), vec![adjust(3), adjust(5)]);
    let csv = export(&game, Format::Csv).out;
    let firsts: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(firsts, ["1", "2"]);
    let value: Value = serde_json::from_str(&replay(&game, true, None).out).unwrap();
    assert_eq!((&value["scores"][0]["move"], &value["scores"][1]["move"]), (&json!(0), &json!(1)));
    // The first move alone.
    let value: Value = serde_json::from_str(&replay(&game, true, Some(1)).out).unwrap();
    assert_eq!((&value["moves"], &value["players"][0]["score"]), (&json!(1), &json!(3)));
}

/// Ben completes Anna's city and may enter the City; a deck of moves that forgets it is told what
/// was waited for.
#[test]
fn a_refused_move_is_told_with_what_is_awaited() {
    let folder = folder();
    let mut setup = dealt(&[]);
    setup.players.truncate(2);
    let moves = vec![place("base-city-cap", (0, -1), 180)];
    let game = game_file(&folder, setup, moves);
    let ran = check(&[&game]);
    assert!(told(&ran, &game)[0].ends_with("(awaited: deal-orders, keep-orders)"), "{}", ran.out);
}

/// A file that cannot be read is named once, one that the system makes while it is read not at all
/// opened.
#[test]
fn a_fault_names_its_file_once() {
    let folder = folder();
    let torn = write(&folder, "torn.json", "{");
    let other = write(&folder, "other.json", "{\"format\": \"other\"}");
    let missing = folder.path().join("missing.json");
    for file in [torn, other, missing] {
        let out = check(&[&file]).out;
        assert_eq!(out.matches(&file.display().to_string()).count(), 1, "{out}");
    }
    if cfg!(target_os = "linux") {
        let out = check(&[Path::new("/proc/kmsg")]).out;
        assert!(out.starts_with("/proc/kmsg is a folder, a device or a pipe."), "{out}");
    }
}

/// é is one letter, however a keyboard has written it.
#[test]
fn a_letter_and_its_accent_make_no_second_player() {
    use rules::player::name;
    assert!(name::same("Zoe\u{301}", "Zo\u{e9}") && !name::same("Zoe", "Zo\u{e9}"));
    assert_eq!(name::readable("Ame\u{301}lie U\u{308}nal"), "Am\u{e9}lie \u{dc}nal");
}
