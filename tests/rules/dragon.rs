//! The Princess & the Dragon with other sets, and the card that bids to avoid the dragon (R-PD-2,
//! 4, 5, 8, 9, R-RIV-7, R-KO-28…31, 37, EX-29, 36).

use std::sync::Arc;

use content::bundled;
use rules::card::deck;
use rules::expansion::fairy::Call;
use rules::expansion::river::Stage;
use rules::expansion::tower::Capture;
use rules::expansion::{self, dragon, tower};
use rules::feature::Place;
use rules::game::{Phase, Step, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::Quarter;
use rules::{Move, Outcome, Setup};
use text::Words;

use support::dice::{Dice, random_move};
use support::table::{Spot, Table, WORKSHOP, seat, segment, setup, spot, workshop_catalogue};

fn step(at: Spot) -> Move {
    Move::MoveDragon { to: spot(at) }
}

fn fairy(at: Spot, on: &str) -> Move {
    Move::MoveFairy(Call {
        figure: Figure::Follower,
        at: Some(spot(at)),
        on: Some(segment(on)),
        quarter: None,
    })
}

/// The dragon goes on wherever it can until its move is over.
fn finish_dragon(table: &mut Table) {
    while table.game().phase() == Phase::Asking(Step::Dragon) {
        let to = sets::dragon::ways(table.game())[0];
        table.play(Move::MoveDragon { to });
    }
}

/// R-PD-2: the dragon moves to each new volcano, wherever it was; neither follower nor builder is
/// put there in that turn.
#[test]
fn the_dragon_moves_to_every_new_volcano() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "traders-builders"]);
    table.ground(2).turn("dragon-field-volcano", (0, 2), 0);
    table.claim("Anna", "workshop-cap", (2, 2), 180, "city:0").until("Anna");
    table.place("dragon-city-cap-volcano", (2, 3), 0);
    assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot((2, 3))));
    for (figure, on) in [(Figure::Follower, "field:0"), (Figure::Builder, "city:0")] {
        assert_eq!(
            table.refuses(&Move::Deploy { figure, on: segment(on), at: None }),
            dragon::Rejection::Volcano.into()
        );
    }
    // The city that it completes is scored as ever.
    table.end();
    assert_eq!(table.points("Anna"), 4);
}

/// R-PD-4, R-TB-5: the dragon sends follower, builder and pig of its tile home, and a builder whose
/// last follower it has eaten.
#[test]
fn the_dragon_eats_followers_builders_and_pigs() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "traders-builders"]);
    table.ground(3).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    table.until("Anna").place("workshop-tube", (2, 3), 0).figure(Figure::Builder, "city:0").end();
    table.claim("Anna", "workshop-field", (3, 2), 0, "field:0");
    table.until("Anna").place("workshop-field", (3, 3), 0).figure(Figure::Pig, "field:0").end();
    let left = |table: &Table| {
        [Figure::Follower, Figure::Builder, Figure::Pig]
            .map(|figure| table.game().supply(seat(0)).count(figure))
    };
    assert_eq!(left(&table), [5, 0, 0]);
    table.turn("dragon-field-volcano", (3, 4), 0).place("dragon-city-cap-dragon", (4, 1), 90).end();
    // The pig, then the knight, without whom the builder does not stay; the farmer is not on the
    // dragon's way yet.
    table.play(step((3, 3)));
    assert_eq!(left(&table), [5, 0, 1]);
    table.play(step((2, 3)));
    assert_eq!(left(&table), [5, 1, 1]);
    table.play(step((2, 2)));
    assert_eq!(left(&table), [6, 1, 1]);
    assert_eq!(table.all_points(), [0, 0]);
}

/// R-PD-5, A31: the dragon moves before scoring and eats the knight of the city that its tile
/// completes; with the house rule it moves after scoring and finds nobody. The city of two is worth
/// 4.
#[test]
fn the_dragon_moves_before_scoring_or_with_the_switch_after_it() {
    for (switch, points) in [(None, 0), (Some(HouseRule::DragonAfterScoring), 4)] {
        let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base", "workshop", "princess-dragon"]);
        setup.rules = switch.into_iter().collect();
        let mut table = Table::new(setup, workshop_catalogue());
        table.ground(1).turn("dragon-field-volcano", (1, 2), 0).field((2, 1));
        table.claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
        table.until("Ben").place("dragon-city-cap-dragon", (2, 3), 0).end();
        assert_eq!(
            (table.game().phase(), table.points("Anna")),
            (Phase::Asking(Step::Dragon), points)
        );
        table.play(step((2, 2)));
        assert_eq!((table.points("Anna"), table.supply("Anna")), (points, 7));
        finish_dragon(&mut table);
        assert_eq!((table.active(), table.game().phase()), ("Cleo", Phase::Place));
        assert_eq!((table.points("Anna"), table.game().completed().cities), (points, 1));
    }
}

/// A31: with the house rule the rest of the turn follows the dragon: the Count's question first,
/// and in a double turn the second part.
#[test]
fn with_the_switch_the_turn_goes_on_after_the_dragon() {
    let mut setup = setup(
        &["Anna", "Ben"],
        &["base", "workshop", "princess-dragon", "count", "traders-builders"],
    );
    setup.rules = HouseRules::from_iter([HouseRule::DragonAfterScoring]);
    let mut table = Table::new(setup, workshop_catalogue());
    table.turn("workshop-field", (0, -1), 0).turn("dragon-field-volcano", (1, -1), 0);
    table.claim("Anna", "workshop-road", (0, -2), 90, "road:0");
    table
        .until("Anna")
        .place("workshop-road", (-1, -2), 90)
        .figure(Figure::Builder, "road:0")
        .end();
    // Ben's cap above the place (-2, -2), where a tile with a dragon completes his city of two and
    // extends Anna's road.
    table.turn("workshop-field", (-1, -3), 0).claim("Ben", "workshop-cap", (-2, -3), 180, "city:0");
    table.until("Anna").place("dragon-city-cap-road-curve-right-dragon", (-2, -2), 0).end();
    assert_eq!((table.points("Ben"), table.game().phase()), (4, Phase::Asking(Step::Dragon)));
    finish_dragon(&mut table);
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Asking(Step::Enter)));
    table.end();
    assert_eq!((table.active(), sets::builder::is_second_part(table.game())), ("Anna", true));
    table.pass();
    assert_eq!(table.active(), "Ben");
}

/// EX-29, R-PD-9: complete city 3/0: B 2 knights, A 1 knight with the fairy: B 6, A 3. B's second
/// knight comes from the castle.
#[test]
fn ex_29_the_fairy_s_three_need_no_majority() {
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &["princess-dragon", "count"]);
    table.claim("Cleo", "workshop-cap", (2, -1), 0, "city:0").lay(
        "Ben",
        "workshop-cap",
        (2, -2),
        180,
    );
    table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Castle });
    table.play(Move::MoveCount { quarter: Quarter::Market });
    table.turn("workshop-field", (1, -1), 0).turn("workshop-field", (1, -2), 0).turn(
        "workshop-field",
        (1, -3),
        0,
    );
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").claim(
        "Anna",
        "workshop-cap",
        (0, -3),
        180,
        "city:0",
    );
    table.until("Anna").place("workshop-field", (2, -3), 0).play(fairy((0, -3), "city:0")).end();
    table.until("Cleo").place("workshop-tube", (0, -2), 0).end();
    table.play(Move::LeaveCity {
        player: seat(1),
        figure: Figure::Follower,
        from: Quarter::Castle,
        at: spot((0, -1)),
        on: segment("city:0"),
    });
    assert_eq!(table.all_points(), [3, 6, 4]);
    assert_eq!((table.from("Anna", Source::Fairy), table.from("Ben", Source::City)), (3, 6));
}

/// EX-29, R-PD-8, R-TURN-2: +1 at the start of A's turn, once even in a double turn, which is one
/// turn.
#[test]
fn ex_29_the_fairy_greets_once_in_a_double_turn() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "traders-builders"]);
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0");
    table.until("Anna").place("workshop-road", (1, 3), 0).figure(Figure::Builder, "road:0").end();
    table.until("Anna").place("workshop-field", (0, 2), 0).play(fairy((1, 2), "road:0")).end();
    table.pass();
    assert_eq!((table.active(), table.from("Anna", Source::Fairy)), ("Anna", 1));
    let turn = table.game().turn();
    table.turn("workshop-road", (1, 4), 0);
    assert_eq!((sets::builder::is_second_part(table.game()), table.game().turn()), (true, turn));
    assert_eq!(table.from("Anna", Source::Fairy), 1);
    table.turn("workshop-field", (0, 3), 0).pass();
    assert_eq!((table.active(), table.from("Anna", Source::Fairy)), ("Anna", 2));
}

/// R-PD-9: 3 even where the feature yields 0: a city with only a mayor and no pennant, and a field
/// without a city at the end.
#[test]
fn the_fairy_s_three_come_even_for_nothing() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "abbey-mayor"]);
    table.until("Anna").place("workshop-tube", (0, -1), 0).figure(Figure::Mayor, "city:0").end();
    let mayor = Move::MoveFairy(Call {
        figure: Figure::Mayor,
        at: Some(spot((0, -1))),
        on: Some(segment("city:0")),
        quarter: None,
    });
    table.until("Anna").place("workshop-field", (1, -1), 0).play(mayor).end();
    table.turn("workshop-cap", (0, -2), 180);
    // 3, and no greeting: the mayor went home before Anna's turn.
    assert_eq!((table.from("Anna", Source::City), table.from("Anna", Source::Fairy)), (0, 3));
    table.claim("Anna", "workshop-field", (0, 2), 0, "field:0");
    table
        .until("Anna")
        .place("workshop-field", (0, 3), 0)
        .play(fairy((0, 2), "field:0"))
        .end()
        .end_game();
    assert_eq!((table.from("Anna", Source::Field), table.from("Anna", Source::Fairy)), (0, 3 + 3));
}

/// R-RIV-7: the volcano of River II is one if the dragon is in play, also when the mouth lies down
/// by itself; else it is ignored.
#[test]
fn the_river_s_volcano_calls_the_dragon() {
    let mut laid = 0;
    for seed in 0..8 {
        for with_dragon in [false, true] {
            let sets: &[&str] = if with_dragon {
                &["base", "river-2", "princess-dragon"]
            } else {
                &["base", "river-2"]
            };
            let mut table = Table::new(setup(&["Anna", "Ben"], sets), bundled::catalogue());
            let mut dice = Dice::new(seed);
            while sets::river::stage_now(table.game()).is_some_and(|stage| stage != Stage::Mouth) {
                let made = random_move(table.game(), &mut dice);
                table.play(made);
            }
            while table.game().phase() != Phase::Place {
                table.end();
            }
            let mouth = table
                .game()
                .board()
                .tiles()
                .iter()
                .find(|placed| placed.tile.volcano)
                .map(|placed| placed.at);
            let dragon = table.game().dragon().map(|dragon| dragon.at);
            assert_eq!(dragon, mouth.filter(|_| with_dragon), "seed {seed}");
            let told =
                |at| table.journal().entries().iter().any(|entry| entry.outcomes.contains(&at));
            assert_eq!(
                mouth.is_some_and(|at| told(Outcome::from(dragon::Outcome::Came { at }))),
                mouth.is_some() && with_dragon
            );
            laid += u32::from(mouth.is_some());
        }
    }
    assert!(laid > 0, "no river reached its mouth");
}

/// R-RIV-7, R-IC-1: the inn at the river's road is one with Inns & Cathedrals; else it is ignored.
#[test]
fn the_river_s_inn_is_one_with_inns_and_cathedrals() {
    for (sets, inns) in
        [(&["base", "river-2"][..], 0), (&["base", "river-2", "inns-cathedrals"], 1)]
    {
        let mut table = Table::new(setup(&["Anna", "Ben"], sets), bundled::catalogue());
        table.turn("river2-fork", (1, 0), 0).turn(
            "river2-straight-road-straight-bridge-inn",
            (2, 0),
            90,
        );
        let board = table.game().board();
        let road = board.feature(Place { at: spot((2, 0)), segment: segment("road:0") }).unwrap();
        assert_eq!(board.record(road).inns, inns);
    }
}

/// R-KO-28: the dragon's card is in the deck only with Princess & Dragon; the river's volcano alone
/// does not bring it.
#[test]
fn the_dragon_s_card_comes_only_with_its_own_set() {
    let catalogue = bundled::catalogue();
    let card = catalogue.card("princess-dragon-1").unwrap();
    let has = |sets: &[&str]| {
        deck::belongs(card, &sets.iter().map(|set| (*set).to_owned()).collect::<Vec<_>>())
    };
    assert!(!has(&["base", "river-2"]) && has(&["base", "princess-dragon"]));
    let mut setup: Setup = setup(&["Anna", "Ben"], &["base", "river-2"]);
    let pile = ["princess-dragon-1", "base-01", "base-02", "base-03", "base-04", "base-05"];
    setup.orders = Some(support::table::order_ids(&pile).collect());
    assert_eq!(setup.faults(&catalogue).len(), 1);
}

/// Anna's hand with the card that bids to avoid the dragon, and two cards that nothing here
/// fulfils.
const AVOIDS: [&str; 3] = ["princess-dragon-1", "base-26", "base-27"];
const OTHERS: [&str; 3] = ["base-03", "base-08", "base-11"];

/// Anna's knight at (2, 2) and her builder at (2, 3) of a city; the dragon waits at the volcano (1,
/// 3). Anna has 4 points.
fn knight_and_builder(hands: &[[&str; 3]], pile: &[&str]) -> Table {
    let sets = ["princess-dragon", "traders-builders", "tower"];
    knight_and_builder_on(Table::with_sets_and_pile(&["Anna", "Ben"], &sets, hands, pile))
}

fn knight_and_builder_on(mut table: Table) -> Table {
    table.adjust("Anna", 4).ground(2).turn("workshop-field", (1, 2), 0);
    table.claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    table.until("Anna").place("workshop-tube", (2, 3), 0).figure(Figure::Builder, "city:0").end();
    table.turn("dragon-field-volcano", (1, 3), 0);
    assert_eq!(table.points("Anna"), 4);
    table
}

/// EX-36, R-KO-29, 30, 37: the dragon eats A's builder and knight in one move; A holds the card,
/// score 4: −6, the card is spent, and at the end nothing more comes of it: two other cards, −20.
#[test]
fn ex_36_the_dragon_takes_ten_once_from_four() {
    let mut table = knight_and_builder(&[AVOIDS, OTHERS], &[]);
    table.until("Ben").place("dragon-city-cap-dragon", (3, 1), 90).end().play(step((2, 3)));
    assert_eq!(
        (table.points("Anna"), table.game().supply(seat(0)).count(Figure::Builder)),
        (-6, 1)
    );
    table.play(step((2, 2)));
    assert_eq!((table.points("Anna"), table.supply("Anna")), (-6, 7));
    assert_eq!(
        (table.hand("Anna"), table.fulfilled("Anna")),
        (vec!["base-26".into(), "base-27".into()], Vec::new())
    );
    finish_dragon(&mut table);
    assert_eq!(table.points("Anna"), -6);
    // R-KO-30: a later figure costs nothing either.
    table.until("Ben").turn("dragon-city-cap-volcano", (4, 1), 270);
    table.claim("Anna", "workshop-field", (4, 2), 0, "field:0");
    table.until("Ben").place("dragon-city-corner-dragon", (4, 3), 180).end().play(step((4, 2)));
    assert_eq!((table.points("Anna"), table.supply("Anna")), (-6, 7));
    finish_dragon(&mut table);
    table.end_game();
    assert_eq!(table.points("Anna"), -6 - 20);
}

/// R-KO-29: any figure of the holder's that the dragon eats costs the 10, the special ones and those
/// of the expansions too; and everybody is told which card it is.
#[test]
fn the_card_bites_for_every_kind_of_figure() {
    let sets = ["princess-dragon", "inns-cathedrals", "traders-builders", "abbey-mayor"];
    for figure in [
        Figure::Follower,
        Figure::BigFollower,
        Figure::Mayor,
        Figure::Wagon,
        Figure::Builder,
        Figure::Pig,
    ] {
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &sets, &[AVOIDS, OTHERS]);
        table.ground(2).turn("workshop-field", (1, 2), 0);
        let (first, second, on) = if figure == Figure::Pig {
            ("workshop-field", "workshop-field", "field:0")
        } else {
            ("workshop-cap", "workshop-tube", "city:0")
        };
        // The special ones stand beside a follower, whom the dragon does not reach.
        table.until("Anna").place(first, (2, 2), 180);
        if !figure.is_follower() {
            table.follower(on);
        }
        table.end().until("Anna").place(second, (2, 3), 0).figure(figure, on).end();
        table.turn("dragon-field-volcano", (1, 3), 0);
        let home = |table: &Table| table.game().supply(seat(0)).count(figure);
        let before = home(&table);
        table.until("Ben").place("dragon-city-cap-dragon", (3, 1), 90).end().play(step((2, 3)));
        assert_eq!((home(&table), table.points("Anna")), (before + 1, -10), "{figure:?}");
        assert_eq!(table.hand("Anna"), ["base-26", "base-27"]);
        let title = &table.game().catalogue().card("princess-dragon-1").unwrap().title;
        let told = table.last().iter().filter_map(|it| Words::english().outcome(it, table.game()));
        assert!(told.into_iter().any(|sentence| sentence.contains(title)), "{figure:?}");
    }
}

/// EX-36, R-KO-29: a follower captured by a tower costs nothing: only the dragon counts. Kept to
/// the end the card brings 10 (R-KO-32): 4 + 10 − 20, and the incomplete city is empty.
#[test]
fn ex_36_a_tower_is_no_dragon() {
    let mut table = knight_and_builder(&[AVOIDS, OTHERS], &[]);
    table
        .until("Ben")
        .place("tower-field", (1, 4), 0)
        .play(Move::RaiseTower { at: spot((1, 4)) })
        .end();
    table
        .until("Ben")
        .place("tower-monastery", (3, 2), 0)
        .play(Move::RaiseTower { at: spot((3, 2)) });
    table.play(Move::Capture(Capture {
        player: seat(0),
        figure: Figure::Follower,
        at: spot((2, 2)),
        on: Some(segment("city:0")),
        exchange: None,
    }));
    assert_eq!((table.points("Anna"), table.hand("Anna").len()), (4, 3));
    table.end().end_game();
    assert_eq!(table.points("Anna"), 4 + 10 - 20);
}

/// R-KO-31: figures eaten before the card was drawn do not count; eaten right after the draw, it
/// bites.
#[test]
fn the_card_bites_from_the_moment_it_is_held() {
    let mut table =
        knight_and_builder(&[["base-01", "base-26", "base-27"], OTHERS], &["princess-dragon-1"]);
    table.until("Ben").place("dragon-city-cap-dragon", (3, 1), 90).end().play(step((2, 3)));
    finish_dragon(&mut table);
    assert_eq!(table.points("Anna"), 4);
    table.until("Anna").draw().turn_with("workshop-field", (1, 4), 0, "field:0");
    assert_eq!((table.points("Anna"), table.hand("Anna").len()), (4, 4));
    table.until("Ben").turn("dragon-city-cap-volcano", (1, 5), 180);
    table.until("Ben").place("dragon-city-corner-dragon", (0, 4), 0).end().play(step((1, 4)));
    assert_eq!((table.points("Anna"), table.hand("Anna").len()), (-6, 3));
}

/// R-KO-37: totals go below 0 and stay there, and a ransom still needs 3 points.
#[test]
fn nobody_below_three_buys_a_prisoner_back() {
    let mut table = Table::with_sets_and_hands(
        &["Anna", "Ben"],
        &["princess-dragon", "tower"],
        &[AVOIDS, OTHERS],
    );
    table.adjust("Anna", -2);
    assert_eq!(table.all_points(), [-2, 0]);
    table.claim("Anna", "workshop-field", (0, 1), 0, "field:0");
    table.until("Ben").place("tower-field", (1, 1), 0).play(Move::RaiseTower { at: spot((1, 1)) });
    let (at, on) = (spot((0, 1)), Some(segment("field:0")));
    table
        .play(Move::Capture(Capture {
            player: seat(0),
            figure: Figure::Follower,
            at,
            on,
            exchange: None,
        }))
        .end();
    let ransom = Move::Ransom { player: seat(1), figure: Figure::Follower };
    assert_eq!(table.refuses(&ransom), tower::Rejection::TooPoor { points: -2 }.into());
    table.adjust("Anna", 4);
    assert_eq!(table.refuses(&ransom), tower::Rejection::TooPoor { points: 2 }.into());
    table.adjust("Anna", 1).play(ransom);
    assert_eq!(table.all_points(), [0, 3]);
}

/// R-PD-3, R-KO-12: two orders fit what the dragon has eaten. Ben chooses one when the move is
/// over, and the dragon rests.
#[test]
fn an_order_chosen_after_the_dragons_move_begins_no_other_one() {
    let card = r#"[{"id": "workshop-bite", "set": "workshop", "title": "Bite", "text": "Wake the dragon so that it eats.", "points": 3,
        "source": "house", "requirement": {"dragon-eats": {"figures": {"at-least": 1}}}}]"#;
    let own = |text: &str| ("workshop.json".to_owned(), text.to_owned());
    let (catalogue, faults) = bundled::with_own(&[own(WORKSHOP)], &[own(card)]);
    assert_eq!(faults, []);
    let mut setup = setup(
        &["Anna", "Ben"],
        &["base", "workshop", "princess-dragon", "traders-builders", "tower"],
    );
    let hands = [OTHERS, ["princess-dragon-2", "workshop-bite", "base-26"]].concat();
    setup.orders = Some(support::table::order_ids(&hands).collect());
    let mut table = Table::new(setup, Arc::new(catalogue));
    table.keep("Anna", None).keep("Ben", None);
    let mut table = knight_and_builder_on(table);
    table
        .until("Ben")
        .place("dragon-city-cap-dragon", (3, 1), 90)
        .end()
        .play(step((2, 3)))
        .play(step((2, 2)));
    while let Some(to) = sets::dragon::ways(table.game()).first().copied() {
        table.play(Move::MoveDragon { to });
    }
    let steps = |table: &Table| {
        let all = table.journal().entries().iter().flat_map(|entry| &entry.outcomes);
        all.filter(|outcome| {
            matches!(
                outcome,
                Outcome::Expansion(expansion::Outcome::Dragon(dragon::Outcome::Moved { .. }))
            )
        })
        .count()
    };
    let (made, choices) = (steps(&table), table.game().choices().len());
    assert!(made <= 6 && choices == 1, "{made} steps, {choices} choices");
    table.choose("Ben", "workshop-bite");
    assert_eq!((table.game().phase(), table.active()), (Phase::Place, "Anna"));
    assert_eq!((table.points("Ben"), steps(&table)), (3, made));
}

fn far(figure: Figure, on: &str, at: Spot) -> Move {
    Move::Deploy { figure, on: segment(on), at: Some(spot(at)) }
}

/// A50, R-PD-10, R-PHA-4: the dragon rests on the volcano south of the start tile, or has gone on
/// to the tile north of it: neither follower nor phantom goes there through the portal.
#[test]
fn nobody_goes_through_a_portal_to_the_dragon() {
    for has_moved in [false, true] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "phantom"]);
        table.turn("dragon-field-volcano", (0, 1), 0);
        if has_moved {
            table.turn("dragon-city-cap-dragon", (0, -1), 180);
            finish_dragon(&mut table);
        }
        let (dragon, other) = if has_moved { ((0, -1), (0, 1)) } else { ((0, 1), (0, 0)) };
        assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot(dragon)));
        let why = if has_moved { dragon::Rejection::IsThere } else { dragon::Rejection::Volcano };
        table.place("dragon-junction-three-portal", (1, 0), 0);
        for figure in [Figure::Follower, Figure::Phantom] {
            assert_eq!(table.refuses(&far(figure, "field:0", dragon)), why.clone().into());
            let claims = sets::dragon::portal_claims(table.game(), figure);
            assert!(claims.iter().all(|place| place.at != spot(dragon)), "{claims:?}");
            assert!(claims.iter().any(|place| place.at == spot(other)), "{claims:?}");
        }
    }
}

/// A50, R-TW-2: nobody climbs the tower of the dragon's tile; once it is elsewhere somebody may.
#[test]
fn nobody_climbs_the_tower_where_the_dragon_stands() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["princess-dragon", "tower"]);
    table.turn("dragon-field-volcano", (0, 1), 0);
    table.place("tower-field", (0, 2), 0).play(Move::RaiseTower { at: spot((0, 2)) }).end();
    let man = Move::ManTower { figure: Figure::Follower, at: spot((0, 2)) };
    table.place("dragon-city-cap-dragon", (0, -1), 180);
    table.clone().play(man.clone());
    table.end().play(step((0, 2)));
    assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot((0, 2))));
    table.until("Ben").place("workshop-field", (0, 3), 0);
    assert_eq!(table.refuses(&man), dragon::Rejection::IsThere.into());
    assert_eq!(sets::tower::mannings(table.game()), []);
}

/// A50, R-RIV-5, R-RIV-7: with The Princess & the Dragon too nobody ever goes to the volcano of the
/// mouth, not even through a portal once the dragon has left it.
#[test]
fn nobody_goes_to_the_volcano_of_the_mouth_when_the_dragon_has_left() {
    let text = include_str!("../cases/nobody-on-the-volcano-mouth-as-a-turn.json");
    let path = std::path::Path::new("case.json");
    let mut saved = storage::Saved::decode(path, text).expect("a game");
    saved.setup.sets.extend(["princess-dragon", "workshop"].map(str::to_owned));
    let mut table = Table::new(saved.setup, workshop_catalogue());
    for made in saved.moves.into_iter().take(21) {
        table.play(made);
    }
    let mouth = (-2, -6);
    assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot(mouth)));
    table.end().place("dragon-road-curve-dragon", (-3, -6), 0).end().play(step((-3, -6)));
    finish_dragon(&mut table);
    table.until("Anna").place("dragon-junction-three-portal", (-2, -7), 180);
    let to_mouth = far(Figure::Follower, "field:0", mouth);
    assert_eq!(table.refuses(&to_mouth), dragon::Rejection::Volcano.into());
}
