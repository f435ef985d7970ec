//! The fairy beside followers on towers and in the City (R-PD-7, 8, A40).

use rules::card::occasion::Occasion;
use rules::card::requirement::{Completed, Which};
use rules::card::task::{Form, MoveFairy, Requirement};
use rules::expansion::fairy::{Call, Stand};
use rules::expansion::tower::Capture;
use rules::expansion::{count, fairy};
use rules::game::{Phase, Step, sets};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scorepad::Deed;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::tile::Quarter;
use rules::{Move, Rejection, Setup};

use support::table::{Table, seat, segment, setup, spot, workshop_catalogue};

const TOWER: Stand = Stand::Tower(rules::geometry::Position::new(1, 1));
const CASTLE: Stand = Stand::Quarter(Quarter::Castle);

fn fairy(stand: Stand) -> Move {
    Move::MoveFairy(Call::new(Figure::Follower, stand))
}

/// A tower of one piece at (1, 1), on which Anna's follower stands; Anna is on turn, and a plain
/// tile lies. Ben's farmer lies on the tower's tile.
fn on_tower(rule: Option<HouseRule>) -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "princess-dragon", "tower"]);
    setup.rules = rule.into_iter().collect();
    let mut table = Table::new(setup, workshop_catalogue());
    table.ground(0).claim("Ben", "tower-field", (1, 1), 0, "field:0");
    table
        .until("Anna")
        .place("workshop-field", (2, 1), 0)
        .play(Move::RaiseTower { at: spot((1, 1)) })
        .end();
    let man = Move::ManTower { figure: Figure::Follower, at: spot((1, 1)) };
    table.until("Anna").place("workshop-field", (3, 1), 0).play(man).end();
    table.until("Anna").place("workshop-field", (4, 1), 0);
    table
}

/// R-PD-7, 8, R-TW-3: the fairy goes to Anna's follower on the tower: 1 at the start of each of her
/// turns, until Ben captures him.
#[test]
fn the_fairy_goes_to_a_follower_on_a_tower_until_it_is_captured() {
    let mut table = on_tower(None);
    assert!(table.game().legal_moves().contains(&fairy(TOWER)));
    table.play(fairy(TOWER)).end();
    assert_eq!((table.active(), table.all_points()), ("Ben", vec![0, 0]));
    table.pass();
    assert_eq!((table.active(), table.all_points()), ("Anna", vec![1, 0]));
    table.turn("workshop-field", (5, 1), 0);
    table.place("tower-monastery", (1, 2), 0).play(Move::RaiseTower { at: spot((1, 2)) });
    let at = spot((1, 1));
    table.play(Move::Capture(Capture {
        player: seat(0),
        figure: Figure::Follower,
        at,
        on: None,
        exchange: None,
    }));
    assert_eq!(table.game().fairy().map(|fairy| (fairy.beside, fairy.stand)), Some((None, TOWER)));
    table.end();
    assert_eq!((table.active(), table.all_points()), ("Anna", vec![1, 0]));
}

/// R-PD-7: her own follower, where one stands; and the move says one place.
#[test]
fn the_fairy_goes_nowhere_else() {
    let mut table = on_tower(None);
    let other = Stand::Tower(spot((2, 1)));
    assert_eq!(
        table.refuses(&fairy(other)),
        fairy::Rejection::NobodyOnTower { at: spot((2, 1)) }.into()
    );
    let big = Move::MoveFairy(Call::new(Figure::BigFollower, TOWER));
    assert_eq!(table.refuses(&big), fairy::Rejection::NobodyOnTower { at: spot((1, 1)) }.into());
    let castle =
        Rejection::from(count::Rejection::NotInCity { seat: seat(0), quarter: Quarter::Castle });
    assert_eq!(table.refuses(&fairy(CASTLE)), castle);
    let (figure, at, on) = (Figure::Follower, Some(spot((1, 1))), Some(segment("field:0")));
    for (at, on, quarter) in
        [(None, None, None), (None, on, None), (at, None, Some(Quarter::Castle))]
    {
        assert_eq!(
            table.refuses(&Move::MoveFairy(Call { figure, at, on, quarter })),
            fairy::Rejection::Where.into()
        );
    }
    table.play(fairy(TOWER)).end();
    assert_eq!(
        table.until("Anna").place("workshop-field", (5, 1), 0).refuses(&fairy(TOWER)),
        fairy::Rejection::IsThere.into()
    );
    // Ben's farmer lies there, and nobody of his is on the tower.
    table.end().place("workshop-field", (6, 1), 0);
    assert_eq!(
        table.refuses(&fairy(TOWER)),
        fairy::Rejection::NobodyOnTower { at: spot((1, 1)) }.into()
    );
}

/// R-PD-3: the dragon does not come to the tile of the tower.
#[test]
fn the_fairy_on_a_tower_keeps_the_dragon_off() {
    let mut table = on_tower(None);
    table.play(fairy(TOWER)).end().turn("dragon-field-volcano", (1, 2), 0).turn(
        "workshop-field",
        (2, 2),
        0,
    );
    table.place("dragon-city-cap-dragon", (5, 1), 90).end();
    assert_eq!(
        (table.game().phase(), sets::dragon::ways(table.game())),
        (Phase::Asking(Step::Dragon), vec![spot((2, 2))])
    );
}

/// A30: where she serves all on her tile, the farmer below the tower is served as well, and gets
/// his point at the start of his turn.
#[test]
fn the_fairy_on_a_tower_serves_one_follower_or_all_on_the_tile() {
    for (rule, bens) in [(None, 0), (Some(HouseRule::FairyServesTile), 1)] {
        let mut table = on_tower(rule);
        table.play(fairy(TOWER)).end();
        assert_eq!((table.active(), table.from("Ben", Source::Fairy)), ("Ben", bens));
        table.pass();
        assert_eq!(table.from("Anna", Source::Fairy), 1);
    }
}

/// Ben has sent a follower into the castle for Anna's city of two; the Count stands in the market.
fn in_the_castle(rule: Option<HouseRule>) -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop", "princess-dragon", "count"]);
    setup.rules = rule.into_iter().collect();
    let mut table = Table::new(setup, workshop_catalogue());
    table.claim("Anna", "workshop-cap", (2, -1), 0, "city:0").lay(
        "Ben",
        "workshop-cap",
        (2, -2),
        180,
    );
    table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Castle });
    table.play(Move::MoveCount { quarter: Quarter::Market });
    table
}

/// A40, R-PD-8: the fairy goes to Ben's follower in the castle: 1 at the start of each of his
/// turns. He comes out to Anna's city of two, 4 for each of them, and leaves the fairy behind: no 3
/// for the city, and no more greetings.
#[test]
fn the_fairy_goes_to_a_follower_in_the_city_until_it_leaves() {
    let mut table = in_the_castle(None);
    table.until("Ben").place("workshop-field", (1, -1), 0);
    assert!(table.game().legal_moves().contains(&fairy(CASTLE)));
    table.play(fairy(CASTLE)).end();
    assert_eq!(table.from("Ben", Source::Fairy), 0);
    table.claim("Anna", "workshop-cap", (0, -1), 0, "city:0");
    assert_eq!((table.active(), table.from("Ben", Source::Fairy)), ("Ben", 1));
    table.turn("workshop-cap", (0, -2), 180).play(Move::LeaveCity {
        player: seat(1),
        figure: Figure::Follower,
        from: Quarter::Castle,
        at: spot((0, -1)),
        on: segment("city:0"),
    });
    assert_eq!((table.from("Anna", Source::City), table.from("Ben", Source::City)), (4 + 4, 4));
    assert_eq!(table.game().fairy().map(|fairy| (fairy.beside, fairy.stand)), Some((None, CASTLE)));
    table.until("Anna").pass();
    assert_eq!((table.active(), table.from("Ben", Source::Fairy)), ("Ben", 1));
}

/// A40, R-PD-7: she may go to Ben's follower in the castle, or not.
#[test]
fn the_fairy_may_go_into_the_city_or_not() {
    for rule in [None, Some(HouseRule::NoFairyInCity)] {
        let mut table = in_the_castle(rule);
        table.until("Ben").place("workshop-field", (1, -1), 0);
        assert_eq!(table.game().legal_moves().contains(&fairy(CASTLE)), rule.is_none());
        if rule.is_some() {
            assert_eq!(table.refuses(&fairy(CASTLE)), fairy::Rejection::NotInCity.into());
        } else {
            table.play(fairy(CASTLE));
        }
    }
}

/// R-PD-4: in the City she stands on no tile: the dragon goes round on the City's outer tiles as
/// ever, and everybody inside is safe.
#[test]
fn the_fairy_in_the_city_stands_in_nobodys_way() {
    let mut table = in_the_castle(None);
    table.until("Ben").place("workshop-field", (1, -1), 0).play(fairy(CASTLE)).end();
    assert_eq!(table.game().fairy().and_then(|fairy| fairy.stand.at()), None);
    table
        .turn("dragon-field-volcano", (1, -2), 0)
        .place("dragon-city-cap-dragon", (0, -1), 0)
        .end();
    let castle = table.game().board().quarter(Quarter::Castle).expect("the castle's tile");
    assert_eq!(castle, spot((2, 0)));
    for to in [spot((1, -1)), spot((2, -1)), castle] {
        table.play(Move::MoveDragon { to });
    }
    assert_eq!(table.game().city().expect("the City").residents().len(), 1);
}

/// R-KO-6: an order for the fairy alone is fulfilled there too; one that asks what her follower
/// stands on is not.
#[test]
fn an_order_for_the_fairy_asks_what_it_asks() {
    let moved = Occasion::FairyMoved { seat: seat(0), record: None };
    assert!(Form::MoveFairy.empty().is_met(&moved, seat(0)));
    let on = Some(Completed::any(Which::City));
    assert!(!Requirement::MoveFairy(MoveFairy { on }).is_met(&moved, seat(0)));
}

/// R-PD-7, 8 on the scorepad: a fairy on a tower or in the City stands on nothing that is written
/// down; with neither in play there is no such place.
#[test]
fn the_scorepad_knows_the_fairy_on_a_tower_and_in_the_city() {
    for (set, is_there) in [("tower", true), ("count", true), ("siege-cathars", false)] {
        let setup = setup(&["Anna", "Ben"], &["base", "princess-dragon", set]);
        let setup = Setup { record: Recording::Scorepad, ..setup };
        let mut table = Table::new(setup, workshop_catalogue());
        let moved = Move::Report { player: seat(0), deed: Deed::Fairy { on: None } };
        if !is_there {
            assert_eq!(table.refuses(&moved), Rejection::NotInPlay);
            continue;
        }
        table.play(moved).end().end().end();
        assert_eq!(table.from("Anna", Source::Fairy), 1, "{set}");
    }
}
