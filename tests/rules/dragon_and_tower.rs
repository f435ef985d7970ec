//! The Princess & the Dragon, the Tower, the Catapult and the escape on the board (R-PD, R-TW,
//! R-CAT, R-SG-4, R-KO-29…33).

use rules::expansion::fair;
use rules::expansion::fairy::Call;
use rules::expansion::tower::{self, reaches};
use rules::expansion::{self, dragon, fairy, siege};
use rules::game::{Phase, Step, sets};
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::Source;
use rules::throw::{Distance, Hit, Throw, Token};
use rules::{Move, Rejection};

use support::table::{Spot, Table, capture, seat, segment, setup, spot, workshop_catalogue};

fn table(sets: &[&str]) -> Table {
    Table::new(
        setup(&["Anna", "Ben"], &[&["base", "workshop"], sets].concat()),
        workshop_catalogue(),
    )
}

fn step(at: Spot) -> Move {
    Move::MoveDragon { to: spot(at) }
}

/// R-PD-1, 2: a dragon tile before the first volcano is set aside; the dragon comes to the volcano,
/// where nobody is deployed.
#[test]
fn the_dragon_comes_with_the_first_volcano() {
    let mut table = table(&["princess-dragon"]);
    table.turn("workshop-field", (0, 1), 0);
    let early = support::table::place("dragon-city-cap-dragon", (0, -1), 180);
    assert!(matches!(
        table.refuses(&early),
        Rejection::Expansion(expansion::Rejection::Dragon(dragon::Rejection::VolcanoFirst { .. }))
    ));
    table.place("dragon-field-volcano", (1, 1), 0);
    assert_eq!(table.game().dragon().map(|dragon| dragon.at), Some(spot((1, 1))));
    assert_eq!(
        table.refuses(&support::table::deploy("field:0")),
        dragon::Rejection::Volcano.into()
    );
}

/// R-PD-3, 4: six steps, the active player first; never twice to a tile; who stands there goes home
/// unscored. R-PD-5: before scoring, so the knight that it eats has no part in the city.
#[test]
fn the_dragon_goes_six_steps_and_eats() {
    let mut table = table(&["princess-dragon"]);
    table.turn("dragon-field-volcano", (0, 1), 0).turn_with("workshop-field", (1, 1), 0, "field:0");
    table.turn("workshop-field", (2, 1), 0);
    table.place("dragon-city-cap-dragon", (3, 1), 90).end();
    assert_eq!(sets::dragon::mover(table.game()), seat(1));
    table.play(step((1, 1)));
    assert_eq!((table.supply("Ben"), sets::dragon::mover(table.game())), (7, seat(0)));
    assert_eq!(
        table.refuses(&step((0, 1))),
        dragon::Rejection::CannotStep { to: spot((0, 1)) }.into()
    );
    // After two more steps it is stuck, and the turn goes on.
    table.play(step((2, 1))).play(step((3, 1)));
    assert_eq!((table.game().phase(), table.active()), (Phase::Place, "Anna"));
}

/// R-PD-7, 8, 9, EX-29: the fairy gives 1 at the start of the owner's turn and 3 when the feature
/// is scored, majority or not; the dragon does not step to her tile.
#[test]
fn ex_29_the_fairy_gives_one_and_three() {
    let mut table = table(&["princess-dragon"]);
    table.turn_with("workshop-cap", (0, -1), 180, "city:0");
    // The city of two was complete at once: 4 for Anna, who claims the next one.
    assert_eq!(table.points("Anna"), 4);
    table.pass();
    table.turn_with("workshop-cap", (0, -2), 0, "city:0").pass();
    let fairy = Move::MoveFairy(Call {
        figure: Figure::Follower,
        at: Some(spot((0, -2))),
        on: Some(segment("city:0")),
        quarter: None,
    });
    table.place("workshop-field", (1, -2), 0).play(fairy.clone()).end();
    assert_eq!(table.from("Anna", Source::Fairy), 0);
    table.pass();
    // The start of Anna's turn.
    assert_eq!(table.from("Anna", Source::Fairy), 1);
    table.place("workshop-field", (2, -2), 0);
    assert_eq!(table.refuses(&fairy), fairy::Rejection::IsThere.into());
    table.end();
    table.turn("workshop-cap", (0, -3), 180);
    // Ben completes her city: 4 and 3, and no more fairy at the start of her turn.
    assert_eq!((table.from("Anna", Source::City), table.from("Anna", Source::Fairy)), (8, 1 + 3));
    assert_eq!(table.active(), "Anna");
    assert!(table.game().fairy().is_some_and(|fairy| fairy.beside.is_none()));
}

/// R-PD-6: the princess sends a knight of her city home instead of a figure being deployed.
#[test]
fn the_princess_sends_a_knight_home() {
    let mut table = table(&["princess-dragon"]);
    table.turn("workshop-field", (0, 1), 0);
    table.turn_with("workshop-tube", (0, -1), 0, "city:0");
    table.place("dragon-city-corner-princess", (0, -2), 180);
    let knight = |player| {
        Move::RemoveKnight(Standing {
            player: seat(player),
            figure: Figure::Follower,
            at: spot((0, -1)),
            on: segment("city:0"),
        })
    };
    assert!(matches!(table.refuses(&knight(0)), Rejection::NobodyThere { .. }));
    table.play(knight(1));
    assert_eq!((table.supply("Ben"), table.supply("Anna")), (7, 7));
    assert_eq!(table.refuses(&support::table::deploy("city:0")), Rejection::AlreadyDeployed);
}

/// R-PD-10: through a portal to an incomplete, unclaimed feature of any tile.
#[test]
fn a_portal_opens_every_unclaimed_incomplete_feature() {
    let mut table = table(&["princess-dragon"]);
    table.turn_with("workshop-tube", (0, -1), 0, "city:0");
    let far = |on: &str, at: Spot| Move::Deploy {
        figure: Figure::Follower,
        on: segment(on),
        at: Some(spot(at)),
    };
    table.place("workshop-field", (0, 1), 0);
    assert_eq!(table.refuses(&far("road:0", (0, 0))), dragon::Rejection::NoPortal.into());
    table.end();
    table.place("dragon-junction-three-portal", (1, 0), 0);
    assert!(matches!(table.refuses(&far("city:0", (0, -1))), Rejection::Occupied { .. }));
    table.play(far("field:0", (0, 1)));
    assert_eq!(table.supply("Anna"), 5);
}

/// R-KO-29…32, EX-36: the dragon eats a figure of the holder: the card is shown, 10 are lost, and
/// nothing more at the end.
#[test]
fn ex_36_the_dragon_bites_the_holder_of_the_card_once() {
    let hands = [["princess-dragon-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["princess-dragon"], &hands);
    table
        .turn_with("workshop-field", (0, 1), 0, "field:0")
        .turn("dragon-field-volcano", (1, 1), 0)
        .pass();
    table.place("dragon-city-cap-dragon", (2, 1), 90).end();
    assert_eq!(
        (table.game().phase(), sets::dragon::mover(table.game())),
        (Phase::Asking(Step::Dragon), seat(1))
    );
    assert_eq!(
        table.refuses(&step((5, 5))),
        dragon::Rejection::CannotStep { to: spot((5, 5)) }.into()
    );
    table.play(step((0, 1)));
    assert_eq!((table.points("Anna"), table.supply("Anna")), (-10, 7));
    assert_eq!(sets::dragon::mover(table.game()), seat(0));
    while table.game().phase() == Phase::Asking(Step::Dragon) {
        let to = sets::dragon::ways(table.game())[0];
        table.play(Move::MoveDragon { to });
    }
    table.until("Anna").end_game();
    // Two cards still held: 2 × −10; the spent one costs nothing more.
    assert_eq!(table.from("Anna", Source::Orders), -10 - 20);
}

/// R-KO-32: kept to the end it brings 10, even if the dragon never came; R-KO-33: it is not
/// fulfilled.
#[test]
fn the_card_kept_to_the_end_brings_ten() {
    let hands = [["princess-dragon-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["princess-dragon"], &hands);
    table.end_game();
    assert_eq!(table.all_points(), [10 - 20, -30]);
}

/// R-TW-3, EX-30: height 2 reaches two tiles straight on, not three and not aslant.
#[test]
fn ex_30_a_tower_of_two_reaches_two_tiles_straight_on() {
    let tower = spot((0, 0));
    let reached = |at| reaches(tower, 2, spot(at));
    assert!(reached((0, 0)) && reached((2, 0)) && reached((0, -2)));
    assert!(!reached((3, 0)) && !reached((1, 1)));
}

/// R-TW-1, 2, 4, 5: Ben's tower captures Anna's farmer; she buys him back for 3, once and only with
/// 3 points.
#[test]
fn a_prisoner_is_bought_back_for_three() {
    let mut table = table(&["tower"]);
    assert_eq!(table.game().towers().unwrap().pieces(seat(0)), 10);
    table.turn_with("workshop-cap", (0, -1), 180, "city:0").pass();
    table.turn_with("workshop-field", (1, 1), 0, "field:0");
    table.place("tower-field", (2, 1), 0);
    assert_eq!(
        table.refuses(&Move::RaiseTower { at: spot((0, 1)) }),
        tower::Rejection::NoFoundation { at: spot((0, 1)) }.into()
    );
    table.play(Move::RaiseTower { at: spot((2, 1)) }).play(capture(0, (1, 1), "field:0")).end();
    assert_eq!((table.supply("Anna"), table.points("Anna")), (6, 4));
    let ransom = Move::Ransom { player: seat(1), figure: Figure::Follower };
    table.play(ransom.clone());
    assert_eq!((table.supply("Anna"), table.points("Anna"), table.points("Ben")), (7, 1, 3));
    assert_eq!(table.refuses(&ransom), tower::Rejection::RansomOnce.into());
}

/// R-TW-4: two players who hold one of each other exchange them at once.
#[test]
fn prisoners_are_exchanged_at_once() {
    let mut table = table(&["tower"]);
    table.turn_with("workshop-field", (0, 1), 0, "field:0");
    table.place("tower-field", (1, 1), 0).play(Move::RaiseTower { at: spot((1, 1)) });
    table.play(capture(0, (0, 1), "field:0")).end();
    table.pass();
    table.turn_with("workshop-field", (2, 1), 0, "field:0");
    table.place("workshop-field", (0, 2), 0).play(Move::RaiseTower { at: spot((1, 1)) });
    table.play(capture(1, (2, 1), "field:0")).end();
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
    assert!(table.game().towers().unwrap().prisoners().is_empty());
}

/// R-TW-2: who stands on top closes the tower.
#[test]
fn a_follower_on_top_closes_the_tower() {
    let mut table = table(&["tower"]);
    table.turn("workshop-field", (0, 1), 0);
    let man = Move::ManTower { figure: Figure::Follower, at: spot((1, 1)) };
    table.place("tower-field", (1, 1), 0);
    assert_eq!(table.refuses(&man), tower::Rejection::NoTower { at: spot((1, 1)) }.into());
    table.play(Move::RaiseTower { at: spot((1, 1)) }).end();
    table.place("workshop-field", (0, 2), 0).play(man).end();
    table.place("workshop-field", (0, 3), 0);
    assert_eq!(
        table.refuses(&Move::RaiseTower { at: spot((1, 1)) }),
        tower::Rejection::Closed { by: seat(0) }.into()
    );
}

fn throw(player: u8, millimetres: f64) -> Move {
    Move::Throw(Throw {
        distance: Distance::from_millimetres(millimetres),
        ..Throw::by(seat(player))
    })
}

/// R-CAT-1, 5: after the turn everybody throws once, the active player first; all tied nearest get
/// 5.
#[test]
fn everybody_throws_once_and_all_tied_nearest_get_five() {
    let mut table = table(&["catapult"]);
    table.turn("workshop-field", (0, 1), 0).turn("catapult-field", (1, 1), 0);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Fair));
    table.play(Move::OpenFair { token: Token::Target });
    assert_eq!(
        table.refuses(&throw(0, 20.0)),
        fair::Rejection::OthersThrow { seat: seat(1) }.into()
    );
    table.play(throw(1, 20.0)).play(throw(0, 20.0));
    assert_eq!((table.from("Anna", Source::Catapult), table.from("Ben", Source::Catapult)), (5, 5));
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
}

/// R-CAT-4: 5 to the thrower if the token is not caught, to the catcher if it is, to nobody if it
/// is too short.
#[test]
fn the_catch_gives_five_to_who_has_it() {
    let mut table = table(&["catapult"]);
    table.turn("workshop-field", (0, 1), 0).turn("catapult-field", (1, 1), 0);
    table.play(Move::OpenFair { token: Token::Catch });
    table.play(Move::Throw(Throw { caught: true, ..Throw::by(seat(1)) }));
    assert_eq!((table.points("Anna"), table.points("Ben")), (5, 0));
    table.play(Move::Throw(Throw { short: true, ..Throw::by(seat(0)) }));
    assert_eq!((table.points("Anna"), table.points("Ben")), (5, 0));
}

/// R-CAT-3: the nearest follower is exchanged for one of the thrower's own. R-CAT-2: who is hit
/// goes home unscored.
#[test]
fn seduction_exchanges_and_knocking_out_sends_home() {
    let mut table = table(&["catapult"]);
    table.turn_with("workshop-field", (0, 1), 0, "field:0").turn("catapult-field", (1, 1), 0);
    let farmer = |player| Hit {
        player: seat(player),
        figure: Figure::Follower,
        at: Some(spot((0, 1))),
        on: Some(segment("field:0")),
    };
    table.play(Move::OpenFair { token: Token::Seduction });
    let swap = Throw { swap: Some(farmer(0)), with: Some(Figure::Follower), ..Throw::by(seat(1)) };
    let wrong = Move::Throw(Throw { hits: vec![farmer(0)], ..Throw::by(seat(1)) });
    assert_eq!(table.refuses(&wrong), fair::Rejection::OtherToken.into());
    table.play(Move::Throw(swap)).play(Move::Throw(Throw::by(seat(0))));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 6));
    table.turn("catapult-monastery", (2, 1), 0).play(Move::OpenFair { token: Token::KnockOut });
    table.play(Move::Throw(Throw { hits: vec![farmer(1)], ..Throw::by(seat(0)) }));
    assert_eq!((table.supply("Ben"), table.all_points()), (7, vec![0, 0]));
}

/// A distance below zero, 9 m or none at all is no distance.
#[test]
fn a_distance_that_cannot_be_is_none() {
    assert_eq!(Distance::from_millimetres(-1.0), None);
    assert_eq!(Distance::from_millimetres(9000.0), None);
    assert_eq!(Distance::from_millimetres(f64::NAN), None);
    let read = serde_json::from_str::<Move>(r#"{"move": "throw", "player": 0, "distance": -3}"#);
    assert!(read.is_err());
}

/// R-SG-4: a knight leaves a besieged city that has a monastery beside its siege tile, once, before
/// the next tile.
#[test]
fn a_knight_escapes_where_a_monastery_is_beside_the_siege() {
    let mut table = table(&["siege-cathars"]);
    table.turn("workshop-field", (0, 1), 0);
    table.turn_with("cathars-city-cap", (0, 2), 180, "city:0");
    let escape = Move::Escape(Standing {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((0, 2)),
        on: segment("city:0"),
    });
    assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
    table.turn("base-monastery", (1, 2), 0);
    // Anna's turn is over: it is not Ben's chance.
    assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
    table.pass();
    table.play(escape.clone());
    assert_eq!(table.supply("Ben"), 7);
    assert_eq!(table.refuses(&escape), siege::Rejection::NoEscape.into());
}

/// R-KO-17: the tile whose tower site is in doubt counts for "a city with a tower site" only if the
/// table says so.
#[test]
fn a_doubtful_tower_site_lies_where_the_table_says() {
    let hands = [["tower-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let site = |on: Option<&str>| Move::TowerSite { at: spot((0, -1)), on: on.map(segment) };
    for (said, fulfilled) in [(None, 0), (Some("city:1"), 1), (Some("city:0"), 0)] {
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["tower"], &hands);
        assert_eq!(
            table.refuses(&site(Some("city:0"))),
            tower::Rejection::NoQuestion { at: spot((0, -1)) }.into()
        );
        table.place("tower-city-caps-opposite-road-straight", (0, -1), 0);
        assert_eq!(sets::tower::doubtful_site(table.game()).len(), 2);
        assert!(matches!(table.refuses(&site(Some("road:0"))), Rejection::NoSuchSegment { .. }));
        assert_eq!(table.refuses(&site(None)), tower::Rejection::SiteIsThere.into());
        if let Some(on) = said {
            table.play(site(Some(on)));
            assert_eq!(sets::tower::doubtful_site(table.game()).len(), 0);
        }
        // Its southern cap and the start tile make a city of two.
        table.end();
        assert_eq!(table.fulfilled("Anna").len(), fulfilled, "{said:?}");
    }
}
