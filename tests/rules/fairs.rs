//! The rounds of a fair (R-CAT-1, 5, EX-37).

use rules::Move;
use rules::expansion::fair;
use rules::game::{Phase, Step, sets};
use rules::player::Figure;
use rules::scoring::Source;
use rules::throw::{Distance, Hit, Throw, Token};

use support::table::{Table, seat, segment, spot};

fn lands(player: u8, millimetres: f64) -> Move {
    Move::Throw(Throw {
        distance: Distance::from_millimetres(millimetres),
        ..Throw::by(seat(player))
    })
}

fn open(token: Token) -> Move {
    Move::OpenFair { token }
}

/// EX-37, R-KO-18: A's token lies 58 mm from the centre of the fair tile: fulfilled though B's 20
/// mm wins the 5 points; 60 mm: fulfilled; 61 mm: not, nor 60.04: no distance is rounded.
#[test]
fn ex_37_the_target_card_asks_for_sixty_millimetres() {
    for (millimetres, fulfilled) in [(58.0, true), (60.0, true), (60.04, false), (61.0, false)] {
        let hands = [["catapult-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["catapult"], &hands);
        table.turn("catapult-field", (0, 1), 0).play(open(Token::Target));
        table.play(lands(0, millimetres)).play(lands(1, 20.0));
        assert_eq!(
            (table.from("Anna", Source::Catapult), table.from("Ben", Source::Catapult)),
            (0, 5)
        );
        assert_eq!(table.fulfilled("Anna").len(), usize::from(fulfilled), "{millimetres} mm");
    }
}

/// R-CAT-5, R-KO-18: a distance is kept as it was measured, and is the same in every unit; a
/// hundredth of a millimetre parts two throws.
#[test]
fn a_distance_is_kept_as_it_was_measured() {
    let typed = |millimetres| Distance::from_millimetres(millimetres).unwrap();
    for millimetres in [60.04, 60.000_1, 53.975, 58.5, 0.0, 5000.0] {
        let line = serde_json::to_string(&lands(0, millimetres)).unwrap();
        let read: Move = serde_json::from_str(&line).unwrap();
        assert_eq!(read, lands(0, millimetres), "{line}");
        assert_eq!(typed(millimetres).millimetres(), millimetres);
    }
    assert!(serde_json::to_string(&lands(0, 60.04)).unwrap().contains(r#""distance":60.04"#));
    // 5.83 cm and 58.3 mm; 2 1/8 inches and 53.975 mm.
    assert_eq!(typed(5.83 * 10.0), typed(58.3));
    assert_eq!(typed(2.125 * 25.4), typed(53.975));
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &["catapult"]);
    table.turn("catapult-field", (0, 1), 0).play(open(Token::Target));
    table.play(lands(0, 20.01)).play(lands(1, 20.02)).play(lands(2, 2.001 * 10.0));
    assert_eq!(table.all_points(), [5, 0, 5]);
}

/// R-CAT-5: a token off the tiles does not compete, however near; and nobody gets 5 if all are.
#[test]
fn a_token_off_the_tiles_does_not_compete() {
    let off = |player| {
        Move::Throw(Throw {
            distance: Distance::from_millimetres(10.0),
            off_tiles: true,
            ..Throw::by(seat(player))
        })
    };
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &["catapult"]);
    table.turn("catapult-field", (0, 1), 0).play(open(Token::Target));
    table.play(off(0)).play(lands(1, 90.0)).play(lands(2, 91.0));
    assert_eq!(table.all_points(), [0, 5, 0]);
    table.turn("catapult-monastery", (1, 1), 0).play(open(Token::Target));
    table.play(off(1)).play(off(2)).play(Move::Throw(Throw::by(seat(0))));
    assert_eq!(table.all_points(), [0, 5, 0]);
}

/// R-CAT-1: the table may skip a fair, before its token is chosen and after: the next turn begins,
/// nobody throws any more, and what was thrown already stays.
#[test]
fn a_fair_may_be_skipped_at_any_moment() {
    let mut table = Table::with_sets(&["Anna", "Ben", "Cleo"], &["catapult"]);
    table.turn_with("workshop-field", (0, 1), 0, "field:0").turn("catapult-field", (1, 1), 0);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Fair));
    table.end();
    assert_eq!(
        (table.active(), table.game().phase(), table.game().fair()),
        ("Cleo", Phase::Place, None)
    );
    assert_eq!(table.refuses(&open(Token::Target)), fair::Rejection::NoFair.into());
    // Two of three have thrown: Anna's farmer is knocked out, and Ben need not throw.
    table.turn("catapult-monastery", (2, 1), 0).play(open(Token::KnockOut));
    let farmer = Hit {
        player: seat(0),
        figure: Figure::Follower,
        at: Some(spot((0, 1))),
        on: Some(segment("field:0")),
    };
    table.play(Move::Throw(Throw { hits: vec![farmer], ..Throw::by(seat(2)) }));
    table.play(Move::Throw(Throw::by(seat(0)))).end();
    assert_eq!(
        (table.active(), table.game().phase(), table.game().fair()),
        ("Anna", Phase::Place, None)
    );
    assert_eq!((table.supply("Anna"), table.all_points()), (7, vec![0, 0, 0]));
    assert_eq!(table.refuses(&Move::Throw(Throw::by(seat(1)))), fair::Rejection::NoFair.into());
    // A target is judged when all have thrown: left alone, nobody gets 5. The next tile leaves a
    // fair as well.
    table.turn("catapult-city-cap", (3, 1), 180).play(open(Token::Target)).play(lands(0, 5.0));
    table.turn("workshop-field", (4, 1), 0);
    assert_eq!((table.active(), table.all_points()), ("Cleo", vec![0, 0, 0]));
}

/// R-CAT-1, R-TURN-1: in a double turn the fairs of both parts wait for the end of the turn; each
/// is a round of its own, and skipping one leaves the other.
#[test]
fn a_double_turn_with_two_fairs_has_two_rounds() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["catapult", "traders-builders"]);
    table.ground(0).claim("Anna", "workshop-road", (1, 1), 0, "road:0").until("Anna");
    table.place("workshop-road", (1, 2), 0).figure(Figure::Builder, "road:0").end().until("Anna");
    table.turn("catapult-two-roads-opposite", (1, 3), 0);
    assert_eq!(
        (table.game().phase(), sets::builder::is_second_part(table.game())),
        (Phase::Place, true)
    );
    table.turn("catapult-field", (0, 2), 0);
    assert_eq!((table.game().phase(), table.active()), (Phase::Asking(Step::Fair), "Anna"));
    table.end();
    assert_eq!((table.game().phase(), table.active()), (Phase::Asking(Step::Fair), "Anna"));
    table.play(open(Token::Target)).play(lands(0, 5.0)).play(lands(1, 6.0));
    assert_eq!(
        (table.all_points(), table.active(), table.game().phase()),
        (vec![5, 0], "Ben", Phase::Place)
    );
}
