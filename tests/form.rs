//! The form of a requirement: what can be filled in, and that it is all that can be said.

use content::{bundled, deck};
use rules::card::Card;
use rules::card::remark::{Remark, remarks, unmet};
use rules::card::requirement::Bound;
use rules::card::requirement::blank::{Blank, Change, Clause, Filling, Term};
use rules::card::task::{Form, Requirement};
use support::form::{card, walked};

fn asks(requirement: &str) -> Requirement {
    serde_json::from_str(requirement).unwrap()
}

#[test]
fn every_form_opens_with_a_requirement_of_its_own_that_a_deck_may_hold() {
    for form in Form::ALL {
        let requirement = form.empty();
        assert_eq!(Form::of(&requirement), form);
        let text = serde_json::to_string(&[card("own-1", 5, requirement)]).unwrap();
        assert_eq!(deck::read("own.json", &text).1, [], "{form:?}");
    }
}

/// Whatever is pressed, the deck can be read again: nothing can be said that the check refuses.
#[test]
fn whatever_is_filled_into_a_form_can_be_a_card() {
    let walked = walked();
    assert!(walked.len() > 5_000, "{}", walked.len());
    for requirement in walked {
        let text = serde_json::to_string(&[card("own-1", 5, requirement.clone())]).unwrap();
        assert_eq!(deck::read("own.json", &text).1, [], "{requirement:?}");
    }
}

/// The form asks for everything that the language has: each bundled card can be made by it.
#[test]
fn every_bundled_card_can_be_made_in_its_form() {
    for wanted in bundled::catalogue().cards() {
        let mut made = Form::of(&wanted.requirement).empty();
        // A blank may open others, so that they are filled until nothing is left to do.
        for _ in 0..8 {
            for place in 0..made.blanks().len() {
                let Some(blank) = made.blanks().get(place).cloned() else { break };
                for change in towards(&blank, &wanted.requirement) {
                    made = made.changed(place, change).unwrap();
                }
            }
        }
        assert_eq!(made, wanted.requirement, "{}", wanted.id);
    }
}

/// The changes that fill a blank as another requirement has it.
fn towards(blank: &Blank, wanted: &Requirement) -> Vec<Change> {
    let same = |other: &Blank| other.clause == blank.clause && other.feature == blank.feature;
    let Some(other) = wanted.blanks().into_iter().find(same) else { return Vec::new() };
    match (&blank.filling, other.filling) {
        (Filling::Terms(terms), Filling::Terms(wanted)) => {
            // Terms that have to be there come before those that have to go.
            let differing = |on: bool| {
                (0..terms.len()).filter(move |at| terms[*at].1 != on).collect::<Vec<_>>()
            };
            let on = differing(true).into_iter().filter(|at| wanted[*at].1);
            let off = differing(false).into_iter().filter(|at| !wanted[*at].1);
            let is_one = blank.filling_is_single();
            on.chain(off.filter(|_| !is_one)).map(Change::Press).collect()
        }
        (Filling::Number(..), Filling::Number(number, _)) => vec![Change::Number(number)],
        (Filling::Bound(..), Filling::Bound(bound, _)) => vec![Change::Bound(bound)],
        (one, other) => panic!("{one:?} and {other:?}"),
    }
}

trait Single {
    fn filling_is_single(&self) -> bool;
}

impl Single for Blank {
    /// Whether pressing one of its terms gives up the others.
    fn filling_is_single(&self) -> bool {
        let Filling::Terms(terms) = &self.filling else { return false };
        !matches!(
            terms.first(),
            Some((Term::Title(_) | Term::Quarter(_) | Term::FromOpponent | Term::Richer, _))
        )
    }
}

#[test]
fn a_bound_goes_where_the_new_kind_of_feature_has_none_of_it() {
    let city = asks(
        r#"{"complete": {"feature": "city", "tiles": {"at-least": 5}, "pennants": {"exactly": 2}}}"#,
    );
    // The second kind is the road, the third the monastery, which always has nine tiles.
    let road = city.changed(0, Change::Press(1)).unwrap();
    assert_eq!(road, asks(r#"{"complete": {"feature": "road", "tiles": {"at-least": 5}}}"#));
    let monastery = city.changed(0, Change::Press(2)).unwrap();
    assert_eq!(monastery, asks(r#"{"complete": {"feature": "monastery"}}"#));
}

#[test]
fn a_card_belongs_to_the_set_that_its_requirement_needs() {
    let sets = |requirement: &str| asks(requirement).sets();
    assert_eq!(sets(r#"{"complete": {"feature": "city"}}"#), ["base"]);
    assert_eq!(sets(r#"{"take": {"titles": ["king"]}}"#), ["king-robber"]);
    let cathedral = r#"{"complete": {"feature": "city", "cathedrals": {"at-least": 1}, "goods": {"at-least": 1}}}"#;
    assert_eq!(sets(cathedral), ["inns-cathedrals", "traders-builders"]);
    for card in bundled::catalogue().cards() {
        let needs = card.requirement.sets();
        let others: Vec<_> = needs.iter().filter(|set| **set != card.set).collect();
        assert!(others.is_empty() || others == [&"base"], "{}: {needs:?}", card.id);
    }
}

// ---- remarks ----

fn remarks_about(requirement: &str, points: i32, deck: &[(&str, i32)]) -> Vec<Remark> {
    let deck: Vec<Card> = (deck.iter().enumerate())
        .map(|(at, (requirement, points))| card(&format!("other-{at}"), *points, asks(requirement)))
        .collect();
    remarks(&card("own", points, asks(requirement)), &deck)
}

#[test]
fn what_no_number_meets_is_said() {
    let never = [
        // One of one's own and two of the others' are three.
        r#"{"complete": {"feature": "city", "followers": {"at-most": 2}, "own-followers": {"at-least": 1}, "opponents-followers": {"at-least": 2}}}"#,
        // Two players have two followers.
        r#"{"complete": {"feature": "road", "followers": {"exactly": 1}, "players": {"at-least": 2}}}"#,
        // The big follower is a follower.
        r#"{"complete": {"feature": "city", "own-followers": {"exactly": 0}, "own-figure": "big-follower"}}"#,
        // There are three kinds of goods.
        r#"{"complete": {"feature": "city", "kinds-of-goods": {"at-least": 4}}}"#,
        // A tile has four sides.
        r#"{"complete-together": [{"feature": "city"}, {"feature": "city"}, {"feature": "road"}, {"feature": "road"}, {"feature": "road"}]}"#,
        // The centre of the fair is a point, and no edge lies in it (R-KO-18).
        r#"{"target-within": {"millimetres": 0}}"#,
        // Three complete cities are three cities.
        r#"{"place-farmer": {"cities": {"at-most": 2}, "complete-cities": {"at-least": 3}}}"#,
    ];
    for requirement in never {
        assert_eq!(remarks_about(requirement, 5, &[]), [Remark::Never], "{requirement}");
    }
    // A builder is no follower (R-TB-3).
    let builder = r#"{"complete": {"feature": "city", "own-followers": {"exactly": 0}, "own-figure": "builder"}}"#;
    assert_eq!(remarks_about(builder, 5, &[]), []);
    for card in bundled::catalogue().cards() {
        assert!(!card.requirement.is_impossible(), "{}", card.id);
    }
}

fn unmet_by(card: &Card) -> Vec<Remark> {
    unmet(card, bundled::catalogue().tiles().iter().map(AsRef::as_ref))
}

/// Two cathedrals (R-IC-2), eight lakes (R-FER-1), three kinds of goods among twenty (R-TB-1), four
/// tower sites in cities (R-KO-17), ten siege tiles, seven inns with that of the second river, six
/// players, sixteen bars (R-GLD-1), and towers of all thirty pieces (R-TW-1).
#[test]
fn more_than_any_game_holds_is_said() {
    let city = |part: &str, least: u32| {
        format!(r#"{{"complete": {{"feature": "city", "{part}": {{"at-least": {least}}}}}}}"#)
    };
    let road = |part: &str, least: u32| city(part, least).replace("city", "road");
    for (requirement, clause, most) in [
        (city("cathedrals", 50), Clause::Cathedrals, 2),
        (city("cathedrals", 3), Clause::Cathedrals, 2),
        (city("goods", 21), Clause::Goods, 20),
        (city("tower-sites", 5), Clause::TowerSites, 4),
        (city("sieges", 11), Clause::Sieges, 10),
        (city("players", 9), Clause::Players, 6),
        (road("inns", 8), Clause::Inns, 7),
        (road("ferries", 9), Clause::Ferries, 8),
        (r#"{"raise-tower": {"height": {"at-least": 99}}}"#.to_owned(), Clause::Height, 30),
        (r#"{"take-gold": {"held": {"exactly": 17}}}"#.to_owned(), Clause::Held, 16),
    ] {
        let asked = |text: &str| unmet_by(&card("own", 5, asks(text)));
        assert_eq!(asked(&requirement), [Remark::Beyond(clause, most)], "{requirement}");
        // The most that there is can be.
        let value: serde_json::Value = serde_json::from_str(&requirement).unwrap();
        let number = ["at-least", "exactly"].iter().find_map(|key| {
            let bound = requirement.split(&format!("\"{key}\": ")).nth(1)?;
            bound.trim_end_matches('}').parse::<u32>().ok()
        });
        let number = number.unwrap_or_else(|| panic!("{value}")).to_string();
        assert_eq!(asked(&requirement.replace(&number, &most.to_string())), [], "{requirement}");
    }
    for card in bundled::catalogue().cards() {
        assert_eq!(unmet_by(card), [], "{}", card.id);
    }
}

/// An abbey adds no tile to what it closes (R-DEF-1, R-AM-3).
#[test]
fn a_complete_city_of_one_tile_needs_an_abbey() {
    let one = r#"{"complete": {"feature": "city", "tiles": {"exactly": 1}}}"#;
    assert_eq!(unmet_by(&card("own", 5, asks(one))), [Remark::ByAbbey]);
    let two = one.replace('1', "2");
    assert_eq!(unmet_by(&card("own", 5, asks(&two))), []);
    // Whoever stands in a city does not wait for it to be complete.
    let open =
        r#"{"deploy": {"figure": "builder", "on": {"feature": "city", "tiles": {"exactly": 1}}}}"#;
    assert_eq!(unmet_by(&card("own", 5, asks(open))), []);
}

#[test]
fn a_card_whose_set_does_not_bring_what_it_asks_for_is_remarked_on() {
    let cathedral = r#"{"complete": {"feature": "city", "cathedrals": {"at-least": 1}}}"#;
    let with = |set: &str| Card { set: set.to_owned(), ..card("own", 5, asks(cathedral)) };
    assert_eq!(unmet_by(&with("inns-cathedrals")), []);
    let lacks = |set: &str| [Remark::Lacks(set.to_owned(), "inns-cathedrals")];
    assert_eq!(unmet_by(&with("base")), lacks("base"));
    // A set of the table's own may have cathedrals.
    assert_eq!(unmet_by(&with("ours")), lacks("ours"));
    let catalogue = bundled::catalogue();
    let tile = catalogue.tile("inns-city-full-cathedral").expect("a tile");
    let ours = rules::tile::Tile { set: "ours".to_owned(), ..(**tile).clone() };
    let tiles = catalogue.tiles().iter().map(AsRef::as_ref).chain([&ours]);
    assert_eq!(unmet(&with("ours"), tiles), []);
}

#[test]
fn a_second_card_that_asks_the_same_is_said() {
    let city = r#"{"complete": {"feature": "city", "tiles": {"at-least": 5}}}"#;
    assert_eq!(remarks_about(city, 5, &[(city, 9)]), [Remark::Same("other-0".into())]);
}

#[test]
fn more_work_for_less_pay_is_said_from_both_sides() {
    let [five, eight] = [5, 8].map(|tiles| {
        format!(r#"{{"complete": {{"feature": "city", "tiles": {{"at-least": {tiles}}}}}}}"#)
    });
    assert_eq!(remarks_about(&eight, 6, &[(&five, 9)]), [Remark::Cheaper("other-0".into())]);
    assert_eq!(remarks_about(&five, 9, &[(&eight, 6)]), [Remark::Dearer("other-0".into())]);
    assert_eq!(remarks_about(&eight, 12, &[(&five, 9)]), []);
}

#[test]
fn all_titles_at_once_are_asked_for_only_where_there_are_several() {
    let card = |text: &str| -> Requirement { serde_json::from_str(text).expect("a requirement") };
    let flags = |asked: &Requirement| match asked.blanks().pop().map(|blank| blank.filling) {
        Some(Filling::Terms(terms)) => terms.len(),
        other => panic!("{other:?}"),
    };
    let one = card(r#"{"take": {"titles": ["king"]}}"#);
    assert_eq!(flags(&one), 1, "from an opponent");
    let both = one.changed(0, Change::Press(1)).expect("the Robber too");
    assert_eq!(flags(&both), 2, "from an opponent, and all at once");
}

/// R-KO-44: a row begins with two tiles, and whatever number a form offers first some feature has.
#[test]
fn no_form_offers_a_number_that_nothing_meets() {
    let least = |blank: &Blank| match &blank.filling {
        Filling::Bound(_, range) => Some(*range.start()),
        _ => None,
    };
    let mut rows = 0;
    for requirement in walked().into_iter().filter(|it| !it.is_impossible()) {
        let blanks = requirement.blanks();
        // Whatever was filled in already may contradict it.
        if blanks.iter().any(|blank| blank.is_condition() && blank.is_filled()) {
            continue;
        }
        for (place, blank) in blanks.iter().enumerate() {
            let Some(number) = least(blank) else { continue };
            if blank.clause == Clause::Row {
                rows += 1;
                assert_eq!(number, 2, "{requirement:?}");
            }
            let exactly = Bound { exactly: Some(number), ..Bound::default() };
            let asked = requirement.changed(place, Change::Bound(Some(exactly)));
            assert!(!asked.expect("it is offered").is_impossible(), "{blank:?} {requirement:?}");
        }
    }
    assert!(rows > 0);
}
