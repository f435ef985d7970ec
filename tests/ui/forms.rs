//! The forms of the scorepad: the keys go through the numbers as these lie on the screen, and
//! nothing in a form moves with a hand or in the course of a game.

use std::collections::BTreeMap;

use content::bundled;
use headless::iced_test::selector;
use iced::{Rectangle, Size};
use journal::Journal;
use rules::card;
use rules::feature::Kind;
use rules::player::Figure;
use rules::scorepad::{Deed, Entry, Group, Note, Part};
use rules::setup::{ABBEY_MAYOR, Recording};
use rules::{Move, Setup};
use screen::table;
use screen::table::pad::{Field, Joint, Role, Writing, field_id};
use shell::Message;
use storage::Saved;

use super::driver::Driver;
use support::dice::{EVERYTHING, shuffle_orders};
use support::table::{order_ids, seat, setup};

/// Sizes at which all of a form is in sight: the numbers of sets beside the others, with all
/// figures of a player in a line or in several, and below them.
const SIZES: [Size; 2] = [Size::new(1920.0, 2400.0), Size::new(1024.0, 2400.0)];

fn write(driver: &mut Driver, writing: Writing) {
    driver.send(Message::Table(table::Message::Write(writing)));
}

/// The scorepad of a game in a window of that size.
fn window(setup: Setup, moves: Vec<Move>, size: Size) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let started = "2026-11-21T19:30:00Z".to_owned();
    let saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    let mut driver = Driver::with_game(folder.path(), &saved, size);
    let id = iced::window::Id::unique();
    driver.send(Message::Opened(id));
    driver.send(Message::Resized(id, size));
    (folder, driver)
}

/// Anna and Ben at the scorepad with those sets and all their orders; everybody has kept.
fn pad_with(sets: &[&str]) -> Option<(Setup, Vec<Move>)> {
    let mut game = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben", "Cleo"], sets) };
    shuffle_orders(&mut game, &mut support::dice::Dice::new(3));
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    Journal::new(game.clone(), bundled::catalogue()).ok()?;
    Some((game, vec![keep(0), keep(1), keep(2)]))
}

/// The part of a form in which a number lies.
fn block(field: Field) -> usize {
    match field {
        Field::Part(part) if part.is_usual() => 0,
        Field::Height | Field::Cities | Field::Roads => 0,
        Field::Figures(..) | Field::Gone(..) => 1,
        Field::Of(_, Part::Challenge) => 3,
        Field::Of(..) => 2,
        Field::Part(_) | Field::City(_) | Field::Road(_) | Field::RoadCity(..) => 4,
    }
}

/// Whether something lies below all others, or to the right of all.
fn follows(others: &[Rectangle], it: Rectangle) -> bool {
    let is_below = others.iter().all(|other| it.y + 1.0 >= other.y + other.height);
    is_below || others.iter().all(|other| it.x + 1.0 >= other.x + other.width)
}

/// The keys go through the parts of a form from top to bottom and from left to right, and so
/// through each part: its columns, and each of them from top to bottom. None is passed over.
fn in_order(driver: &mut Driver, form: &str) -> usize {
    let fields = driver.draft().fields(driver.game());
    let place = |field: &Field| {
        let at = driver.find_id(field_id(*field));
        at.unwrap_or_else(|| panic!("{form}: {field:?} is not in sight"))
    };
    let places: Vec<Rectangle> = fields.iter().map(place).collect();
    let mut visited = vec![driver.draft().cursor];
    for _ in 1..fields.len() {
        driver.key("Down");
        visited.push(driver.draft().cursor);
    }
    if !fields.is_empty() {
        assert_eq!(visited, (0..fields.len()).collect::<Vec<_>>(), "{form}");
    }
    let mut part_began = 0;
    for (index, at) in places.iter().enumerate().skip(1) {
        let (before, field) = (fields[index - 1], fields[index]);
        let told = || format!("{form}: {field:?} at {at:?} after {before:?}");
        if block(before) != block(field) {
            assert!(follows(&places[part_began..index], *at), "{}", told());
            part_began = index;
            continue;
        }
        let last = places[index - 1];
        let is_below = at.y + 1.0 >= last.y + last.height;
        if (at.x - last.x).abs() < 1.0 && is_below {
            continue;
        }
        // A new column begins beside the one before, as high as that, or below all of the part.
        let column = places[part_began..index].iter().rposition(|other| other.y > last.y + 1.0);
        assert_eq!(column, None, "{}: the column before goes on below", told());
        let top = places[part_began..index].iter().rev();
        let top = top.take_while(|other| (other.x - last.x).abs() < 1.0).last().expect("a column");
        let is_beside = (at.y - top.y).abs() < 6.0 && at.x + 1.0 >= top.x + top.width;
        assert!(is_beside || follows(&places[part_began..index], *at), "{}", told());
    }
    fields.len()
}

#[test]
fn the_keys_go_through_every_form_of_every_set_as_its_numbers_lie_on_the_screen() {
    let alone = EVERYTHING.iter().skip(1).map(|set| vec!["base", *set]);
    let mixes = alone.chain([EVERYTHING.to_vec(), vec!["base"]]);
    let mut seen = 0;
    for sets in mixes {
        let Some((game, moves)) = pad_with(&sets) else { continue };
        for size in SIZES {
            let (_folder, mut driver) = window(game.clone(), moves.clone(), size);
            for key in ["r", "c", "m", "s", "a", "e"] {
                driver.key(key);
                if key == "r" && !driver.draft().items.is_empty() {
                    write(&mut driver, Writing::Join(Joint::City));
                }
                if key == "c" {
                    write(&mut driver, Writing::Join(Joint::Road));
                    write(&mut driver, Writing::Join(Joint::RoadCity(0)));
                }
                seen += in_order(&mut driver, &format!("{key} of {sets:?} at {size:?}"));
                write(&mut driver, Writing::Remove(0));
            }
            write(&mut driver, Writing::Add(Role::Barn, Kind::Field));
            seen += in_order(&mut driver, &format!("the barn of {sets:?} at {size:?}"));
            write(&mut driver, Writing::Remove(0));
            for key in ["f", "w", "k", "y", "z", "h", "n", "g", "b", "u"] {
                driver.key(key);
                seen += in_order(&mut driver, &format!("{key} of {sets:?} at {size:?}"));
                driver.key("Escape");
            }
            driver.send(Message::Table(table::Message::Make(Move::EndGame)));
            for key in ["r", "c", "m", "s", "a", "v"] {
                driver.key(key);
                // The kind that was shown before stays where this one is in no set.
                driver.send(Message::Table(table::Message::Write(Writing::Show(0))));
                seen += in_order(&mut driver, &format!("{key} left of {sets:?} at {size:?}"));
            }
        }
    }
    assert!(seen > 2000, "{seen} numbers");
}

/// R-IC-1: below the tiles stand the followers, and ↓ leads to them; the inn stands after them. A
/// road of four with one brings 8, without it 4.
#[test]
fn what_stands_below_the_tiles_comes_next() {
    let game = Setup {
        record: Recording::Scorepad,
        ..setup(&["Anna", "Ben"], &["base", "inns-cathedrals"])
    };
    for (inns, points) in [(true, 8), (false, 4)] {
        let (_folder, mut driver) = window(game.clone(), Vec::new(), SIZES[0]);
        driver.key("r");
        let at = |driver: &Driver, field| driver.find_id(field_id(field)).expect("in sight");
        let tiles = at(&driver, Field::Part(Part::Tiles));
        let anna = at(&driver, Field::Figures(seat(0), Figure::Follower));
        let inn = at(&driver, Field::Part(Part::Inns));
        assert!(anna.y > tiles.y && inn.x > anna.x + anna.width);
        for key in ["4", "Down", "1"] {
            driver.key(key);
        }
        if inns {
            while !driver.shows("Digits write: inns") {
                driver.key("Down");
            }
            driver.key("1");
        }
        driver.key("Return");
        assert_eq!(driver.game().tally(seat(0)).total(), points);
    }
}

// ---- nothing moves ----

/// Every text of the window with its place.
fn texts(driver: &Driver) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let _ = driver.ui().find(|candidate: selector::Candidate<'_>| {
        if let selector::Candidate::Text { content, bounds, .. } = candidate {
            all.push((content.to_owned(), format!("{bounds:?}")));
        }
        None::<()>
    });
    all
}

/// The deck of the test, in which one card is about joined fields, one about a network, one about
/// tower sites.
fn dealt(first: &[&str], sets: &[&str]) -> (Setup, Vec<Move>) {
    let catalogue = bundled::catalogue();
    let about = ["base-30", "base-01", "base-02", "base-03", "base-04", "base-05", "base-06"];
    let mut ids: Vec<card::Id> = order_ids(first).collect();
    let joins = catalogue.cards().iter().filter(|card| is_about_forms(card));
    ids.extend(joins.map(|card| card.id.clone()).chain(order_ids(&about)));
    let mut seen = std::collections::BTreeSet::new();
    ids.retain(|id| seen.insert(id.clone()));
    let game =
        Setup { record: Recording::Scorepad, orders: Some(ids), ..setup(&["Anna", "Ben"], sets) };
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    (game, vec![keep(0), keep(1)])
}

/// Whether a form asks for something because of a card.
fn is_about_forms(card: &card::Card) -> bool {
    use rules::scorepad::Detail;
    let details = [
        Detail::Joined,
        Detail::TowerSites,
        Detail::TouchedCities,
        Detail::StandsOn,
        Detail::JoinedFields,
    ];
    card.id.as_str().starts_with("base-")
        && details.iter().any(|detail| detail.matters_to(&card.requirement))
}

const FORMS: [&str; 7] = ["r", "c", "m", "e", "f", "y", "u"];

/// R-KO-5: whoever holds which orders of a deck, every text of every form lies in the same place,
/// turn by turn.
#[test]
fn no_form_tells_of_a_hand() {
    let size = Size::new(1280.0, 800.0);
    let sets = ["base", "princess-dragon", "tower"];
    let catalogue = bundled::catalogue();
    let about = catalogue.cards().iter().filter(|card| is_about_forms(card));
    let about: Vec<&str> = about.map(|card| card.id.as_str()).collect();
    assert!(about.len() > 5, "{about:?}");
    let hands = [
        ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"],
        [about[0], about[1], about[2], about[3], about[4], about[5]],
    ];
    let [one, other] = hands.map(|hand| {
        let (game, moves) = dealt(&hand, &sets);
        let (_folder, mut driver) = window(game, moves, size);
        let mut shown = Vec::new();
        for turn in 0..8 {
            for key in FORMS {
                driver.key(key);
                shown.push((turn, key, texts(&driver)));
                driver.key("Escape");
            }
            driver.key("Return");
        }
        shown
    });
    assert!(!one.is_empty());
    for (one, other) in one.into_iter().zip(other) {
        assert_eq!(one, other);
    }
}

/// The chips and buttons of the scorepad.
const CONTROLS: [&str; 14] = [
    "Road",
    "City",
    "Monastery",
    "Joined fields",
    "Barn",
    "The builder brings another tile",
    "The tile shows a fair",
    "It is the abbey",
    "Farmer or figure placed",
    "Wagon drives on",
    "Dragon has eaten",
    "Farmer or guard goes home",
    "The fairy’s follower is gone",
    "End of the game",
];

/// While barn and abbey are used up, farmers lie down, the fairy comes and the builder brings a
/// second tile, every control stays where it was.
#[test]
fn no_control_of_the_scorepad_moves_in_the_course_of_a_game() {
    let sets = ["base", ABBEY_MAYOR, "traders-builders", "catapult", "princess-dragon", "tower"];
    let (game, moves) = dealt(&["base-01", "base-02", "base-03"], &sets);
    let (_folder, mut driver) = window(game, moves, SIZES[0]);
    let field = |followers| Entry { followers, ..Entry::new(Kind::Field, 1) };
    let report = |player, deed| Move::Report { player: seat(player), deed };
    let on = || Box::new(Entry::new(Kind::Field, 1));
    let note = |note: Note| Move::Note(Box::new(note));
    let by = |player| Note::by_player(seat(player));
    let moves = [
        note(Note { barn: Some(Box::new(field(Vec::new()))), ..by(0) }),
        report(1, Deed::Deploy { figure: Figure::Follower, on: on(), portal: false }),
        report(1, Deed::Fairy { on: Some(Box::new(Entry::new(Kind::City, 1))) }),
        note(Note { abbey: true, ..by(1) }),
        note(Note { builder: true, ..by(0) }),
        Move::EndTurn,
        Move::EndTurn,
    ];
    let places = |driver: &Driver| -> BTreeMap<&str, String> {
        let all = texts(driver);
        let at = |label: &&str| all.iter().rfind(|(text, _)| text == label);
        CONTROLS.iter().filter_map(|label| Some((*label, at(label)?.1.clone()))).collect()
    };
    let before = places(&driver);
    assert_eq!(before.len(), CONTROLS.len(), "{before:?}");
    for made in moves {
        let count = driver.moves().len();
        driver.send(Message::Table(table::Message::Make(made.clone())));
        assert!(driver.moves().len() > count, "{made:?} is refused");
        assert_eq!(places(&driver), before, "after {made:?}");
        driver.key("Escape");
    }
    // Nor do the numbers of a form.
    let numbers = |driver: &mut Driver, key: &str| {
        driver.key(key);
        let fields = driver.draft().fields(driver.game());
        let at = |field: &Field| (format!("{field:?}"), driver.find_id(field_id(*field)));
        let places: BTreeMap<_, _> = fields.iter().map(at).collect();
        driver.key("Escape");
        places
    };
    for key in ["z", "u", "k", "n"] {
        let with = numbers(&mut driver, key);
        driver.send(Message::Table(table::Message::Make(report(
            0,
            Deed::Home {
                figures: vec![Group {
                    from: rules::scorepad::Post::Field,
                    ..Group::new(seat(1), Figure::Follower, 1)
                }],
            },
        ))));
        let without = numbers(&mut driver, key);
        for (field, at) in without {
            if let Some(before) = with.get(&field) {
                assert_eq!(*before, at, "{field} of {key}");
            }
        }
        driver.ctrl("z");
    }
}
