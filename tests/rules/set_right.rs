//! Figures set right by the table: what the app has on the board and the table has not, and the
//! other way round. It holds from now on, and past points stay.

use journal::{Edit, Reentry};
use rules::expansion::fairy::{Call, Stand};
use rules::expansion::{builder, count, tower};
use rules::feature::{Occupant, Place};
use rules::game::{Phase, Step, set_right};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scorepad;
use rules::table::{self, Rejection as Refused, SetRight, Spot as Where};
use rules::tile::{Kind, Quarter};
use rules::{Game, Move, Outcome, Rejection};
use text::Words;

use support::dice::{Dice, random_move, random_setup};
use support::table::{Spot, Table, seat, segment, setup, spot, workshop_catalogue};

const NAMES: [&str; 2] = ["Anna", "Ben"];

fn follower(player: u8) -> Option<Occupant> {
    figure(player, Figure::Follower)
}

fn figure(player: u8, figure: Figure) -> Option<Occupant> {
    Some(Occupant { seat: seat(player), figure })
}

fn on(at: Spot, on: &str) -> Where {
    Where::Stand(Stand::Segment(Place { at: spot(at), segment: segment(on) }))
}

fn right(at: Where, was: Option<Occupant>, is: Option<Occupant>) -> Move {
    Move::SetRight(SetRight::new(at, was, is))
}

/// The city that Ben's knight stands in.
fn city() -> Where {
    on((1, 2), "city:0")
}

/// Ben's knight in a city of which the last of two tiles is missing, at (1, 3); Anna is on turn.
fn knight_of_ben(sets: &[&str]) -> Table {
    let mut table = Table::with_sets(&NAMES, sets);
    table.ground(1).claim("Ben", "workshop-cap", (1, 2), 180, "city:0").until("Anna");
    table
}

/// Anna lays the last tile of the city.
fn complete(table: &mut Table) {
    table.lay("Anna", "workshop-cap", (1, 3), 0);
}

/// Who stands on the board.
fn standing(table: &Table) -> Vec<Occupant> {
    table.game().board().figures().iter().map(|deployed| deployed.occupant()).collect()
}

// ---- the three cases ----

/// Ben's knight is at home on the table: nobody scores for the city, and what Ben had scored stays.
#[test]
fn a_figure_that_is_at_home_is_taken_home_and_past_points_stay() {
    let mut table = knight_of_ben(&[]);
    table.adjust("Ben", 9).play(right(city(), follower(1), None));
    assert_eq!((table.supply("Ben"), standing(&table), table.points("Ben")), (7, vec![], 9));
    complete(&mut table);
    assert_eq!(table.all_points(), [0, 9]);
}

/// A city of two brings 2 × 2 to the knight who was there all the time.
#[test]
fn a_figure_that_is_there_is_put_back() {
    let mut table = Table::with_sets(&NAMES, &[]);
    table.ground(1).turn("workshop-cap", (1, 2), 180).until("Anna");
    table.play(right(city(), None, follower(1)));
    assert_eq!((table.supply("Ben"), table.active()), (6, "Anna"));
    complete(&mut table);
    assert_eq!((table.all_points(), table.supply("Ben")), (vec![0, 4], 7));
}

/// The knight was Anna's: one follower of Ben's is at home again, and one of Anna's is not.
#[test]
fn a_figure_of_another_player_is_exchanged_in_one_move() {
    let mut table = knight_of_ben(&[]);
    table.play(right(city(), follower(1), follower(0)));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 7));
    complete(&mut table);
    assert_eq!(table.all_points(), [4, 0]);
}

/// R-IC-3: it was her big follower, who counts 2, beside Ben’s knight.
#[test]
fn a_figure_of_another_kind_is_exchanged_too() {
    let mut table = knight_of_ben(&["inns-cathedrals"]);
    table.play(right(city(), None, follower(0)));
    table.play(right(city(), follower(0), figure(0, Figure::BigFollower)));
    complete(&mut table);
    assert_eq!(table.all_points(), [4, 0]);
}

/// Several stand on one feature, as features join: no rule of deploying is asked for.
#[test]
fn a_figure_is_put_back_beside_others() {
    let mut table = knight_of_ben(&[]);
    table.play(right(city(), None, follower(0)));
    complete(&mut table);
    assert_eq!(table.all_points(), [4, 4]);
}

// ---- what cannot be ----

#[test]
fn what_cannot_be_is_refused() {
    let mut table = knight_of_ben(&["inns-cathedrals", "abbey-mayor"]);
    let place = Place { at: spot((1, 2)), segment: segment("city:0") };
    let refused = [
        (right(city(), follower(0), None), Rejection::NobodyThere { place }),
        (right(city(), None, None), Rejection::Table(Refused::IsRight)),
        (right(city(), follower(1), follower(1)), Rejection::Table(Refused::IsRight)),
        (right(city(), None, follower(4)), Rejection::NoSuchPlayer { seat: seat(4) }),
        (right(city(), None, figure(0, Figure::Pig)), Rejection::NotInPlay),
        (
            right(on((1, 2), "field:0"), None, figure(0, Figure::Mayor)),
            Rejection::WrongFigure { figure: Figure::Mayor, segment: segment("field:0") },
        ),
        (
            Move::SetRight(SetRight { at: None, ..SetRight::new(city(), follower(1), None) }),
            Rejection::Table(Refused::Where),
        ),
    ];
    for (made, why) in refused {
        assert_eq!(table.refuses(&made), why, "{made:?}");
    }
    let nowhere = table.refuses(&right(on((9, 9), "city:0"), None, follower(0)));
    assert!(matches!(nowhere, Rejection::NoSuchSegment { .. }));
}

/// R-BASE-11: its figures have gone home, whoever had the most of them.
#[test]
fn a_feature_that_was_scored_holds_nobody() {
    let mut table = knight_of_ben(&[]);
    complete(&mut table);
    let place = Place { at: spot((1, 2)), segment: segment("city:0") };
    let scored = Rejection::Table(Refused::Scored { place });
    assert_eq!(table.refuses(&right(city(), None, follower(1))), scored);
}

/// The last tile lies, and the city is not scored yet: Ben’s knight is there in time for his 4.
#[test]
fn a_feature_that_is_about_to_be_scored_may_be_set_right() {
    let mut table = Table::with_sets(&NAMES, &[]);
    table.ground(1).turn("workshop-cap", (1, 2), 180).until("Anna");
    table.place("workshop-cap", (1, 3), 0).play(right(city(), None, follower(1))).end();
    assert_eq!((table.all_points(), table.supply("Ben")), (vec![0, 4], 7));
}

/// The sum is made, and the entry itself is to be corrected.
#[test]
fn after_the_end_nothing_is_set_right() {
    let mut table = knight_of_ben(&[]);
    table.end_game();
    assert_eq!(table.refuses(&right(city(), follower(1), None)), Rejection::GameOver);
}

#[test]
fn the_scorepad_has_no_figures_to_set_right() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let mut table = Table::on_pad(&NAMES, &[], &hands, &[]);
    let refused = table.refuses(&right(on((0, 0), "road:0"), None, follower(0)));
    assert_eq!(refused, Rejection::Scorepad(scorepad::Rejection::NoBoard));
}

/// A45: the table plays without them.
#[test]
fn nobody_is_put_on_a_field_without_farmers() {
    let rules: HouseRules = [HouseRule::NoFarmers].into_iter().collect();
    let setup = rules::Setup { rules, ..setup(&NAMES, &["base", "workshop"]) };
    let mut table = Table::new(setup, workshop_catalogue());
    table.ground(0);
    let farmer = right(on((0, 1), "field:0"), None, follower(0));
    assert_eq!(table.refuses(&farmer), Rejection::NoFarmers);
}

// ---- what hangs on a figure ----

/// R-TB-3, 5: a builder needs a follower of its owner, and goes home with the last.
#[test]
fn a_builder_stands_by_a_follower_and_goes_home_with_the_last() {
    let mut table = knight_of_ben(&["traders-builders"]);
    let place = Place { at: spot((1, 2)), segment: segment("city:0") };
    let alone = builder::Rejection::NoOwnFollower { figure: Figure::Builder, place }.into();
    assert_eq!(table.refuses(&right(city(), None, figure(0, Figure::Builder))), alone);
    table.play(right(city(), None, figure(1, Figure::Builder)));
    let instead = right(city(), follower(1), figure(1, Figure::Builder));
    assert!(matches!(table.refuses(&instead), Rejection::NoFigureLeft { .. }));
    table.play(right(city(), follower(1), follower(0)));
    assert_eq!(standing(&table), [follower(0).unwrap()]);
    assert_eq!(table.game().supply(seat(1)).count(Figure::Builder), 1);
    let returned = Outcome::Returned { figures: vec![figure(1, Figure::Builder).unwrap()] };
    assert_eq!(table.last().last(), Some(&returned));
}

/// R-PD-7, 8: the fairy stands where she stands, and by nobody: she brings nothing any more.
#[test]
fn the_fairy_loses_a_companion_who_is_not_there() {
    for is in [None, follower(1)] {
        let mut table = Table::with_sets(&NAMES, &["princess-dragon"]);
        table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0").until("Anna");
        let stand = Stand::Segment(Place { at: spot((1, 2)), segment: segment("city:0") });
        let call = Move::MoveFairy(Call::new(Figure::Follower, stand));
        table.place("workshop-field", (2, 1), 0).play(call).end();
        let fairy = |table: &Table| table.game().fairy().map(|it| (it.beside, it.stand));
        assert_eq!(fairy(&table), Some((follower(0), stand)));
        table.play(right(city(), follower(0), is));
        assert_eq!(fairy(&table), Some((None, stand)));
        table.until("Anna");
        assert_eq!(table.all_points(), [0, 0]);
    }
}

/// R-HS-3, 15: a challenge is what stands on the board: with the monk it is over, and begins again
/// with him.
#[test]
fn challenges_follow_the_board() {
    let mut table = Table::with_sets(&NAMES, &["shrines"]);
    for at in [(0, 1), (1, 1), (1, 2), (1, 3)] {
        table.field(at);
    }
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery");
    table.claim("Ben", "shrine-plain", (3, 3), 0, "shrine");
    let count = |table: &Table| table.game().board().challenges().len();
    let monk = on((2, 3), "monastery");
    assert_eq!(count(&table), 1);
    table.play(right(monk, follower(0), None));
    assert_eq!(count(&table), 0);
    table.play(right(monk, None, follower(1)));
    assert_eq!(count(&table), 1);
}

/// R-TW-2: one follower closes a tower; R-TW-4: nobody holds an own figure, and two players who
/// hold one of each other have exchanged them.
#[test]
fn guards_and_prisoners_are_set_right() {
    let mut table = Table::with_sets(&NAMES, &["tower"]);
    table.ground(0).place("tower-field", (1, 1), 0);
    table.play(Move::RaiseTower { at: spot((1, 1)) }).end();
    let tower = Where::Stand(Stand::Tower(spot((1, 1))));
    table.play(right(tower, None, follower(0)));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 7));
    let closed = tower::Rejection::Closed { by: seat(0) }.into();
    assert_eq!(table.refuses(&right(tower, None, follower(1))), closed);
    table.play(right(tower, follower(0), follower(1)));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 6));
    table.play(right(tower, follower(1), None));
    let not_there = Rejection::Table(Refused::NotThere);
    assert_eq!(table.refuses(&right(tower, follower(1), None)), not_there);

    let (with_anna, with_ben) = (Where::Prison(seat(0)), Where::Prison(seat(1)));
    table.play(right(with_anna, None, follower(1)));
    assert_eq!((table.supply("Ben"), table.game().towers().unwrap().prisoners_of(seat(0))), (6, 1));
    let exchanged = Rejection::Table(Refused::NoPrisoner { captor: seat(1) });
    assert_eq!(table.refuses(&right(with_ben, None, follower(0))), exchanged);
    let own = Rejection::Table(Refused::NoPrisoner { captor: seat(0) });
    assert_eq!(table.refuses(&right(with_anna, None, follower(0))), own);
    table.play(right(with_anna, follower(1), None));
    assert_eq!((table.supply("Ben"), table.game().towers().unwrap().prisoners_of(seat(0))), (7, 0));
}

/// R-CNT-9: who may wait in a quarter.
#[test]
fn figures_in_the_city_are_set_right() {
    let mut table = Table::with_sets(&NAMES, &["count", "abbey-mayor"]);
    let at = |quarter| Where::Stand(Stand::Quarter(quarter));
    table.play(right(at(Quarter::Castle), None, follower(0)));
    let residents = |table: &Table| table.game().city().unwrap().residents().len();
    assert_eq!((table.supply("Anna"), residents(&table)), (8, 1));
    let mayor = figure(0, Figure::Mayor);
    let quarter = Quarter::Market;
    let figure = Figure::Mayor;
    let not_there = count::Rejection::NotInQuarter { figure, quarter }.into();
    assert_eq!(table.refuses(&right(at(quarter), None, mayor)), not_there);
    table.play(right(at(Quarter::Castle), follower(0), mayor));
    table.play(right(at(Quarter::Castle), mayor, None));
    assert_eq!((table.supply("Anna"), residents(&table)), (9, 0));
}

/// R-AM-8: a barn stands at a corner where four tiles meet in one field.
#[test]
fn a_barn_is_set_right_at_its_corner() {
    let mut table = Table::with_sets(&NAMES, &["abbey-mayor"]);
    table.ground(1).field((0, 2)).field((1, 2)).until("Anna");
    let barn = right(on((1, 2), "field:0"), None, figure(0, Figure::Barn));
    table.play(barn);
    assert!(table.game().board().figures()[0].corner.is_some());
    table.play(right(on((1, 2), "field:0"), figure(0, Figure::Barn), figure(1, Figure::Barn)));
    assert!(table.game().board().figures()[0].corner.is_some());
    table.play(right(on((1, 2), "field:0"), figure(1, Figure::Barn), follower(1)));
    assert_eq!(table.game().board().figures()[0].corner, None);
}

/// R-AM-7: a wagon that is not at home drives nowhere.
#[test]
fn a_wagon_that_is_elsewhere_does_not_drive_on() {
    let mut table = Table::with_sets(&NAMES, &["abbey-mayor"]);
    table.ground(1).until("Anna").place("workshop-cap", (1, 2), 180);
    table.figure(Figure::Wagon, "city:0").end().until("Anna");
    table.turn("workshop-gate", (1, 3), 0);
    assert_eq!(table.game().phase(), Phase::Asking(Step::Wagon));
    table.play(right(on((1, 3), "road:0"), None, figure(0, Figure::Wagon)));
    assert_eq!((table.game().phase(), table.active()), (Phase::Place, "Ben"));
}

// ---- no deployment ----

/// R-KO-12: an order for a farmer is not fulfilled by one whom the table puts back; the action of
/// the turn stays.
#[test]
fn a_figure_put_back_is_no_deployment() {
    let hands = [["workshop-lonely", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let mut table = Table::with_hands(&NAMES, &hands, &[]);
    table.place("workshop-field", (0, 1), 0);
    table.play(right(on((0, 1), "field:0"), None, follower(0)));
    assert!(table.fulfilled("Anna").is_empty());
    assert!(matches!(table.game().phase(), Phase::Deploy { deployed: false, .. }));
    table.play(right(on((0, 1), "field:0"), follower(0), None)).follower("field:0");
    assert_eq!(table.fulfilled("Anna"), ["workshop-lonely"]);
}

/// It is undone, made again, and plays on where an older turn is corrected: one whose figure never
/// stood there falls away.
#[test]
fn it_is_undone_made_again_and_replayed() {
    let mut table = knight_of_ben(&[]);
    let before = table.game().clone();
    table.play(right(city(), follower(1), None));
    let after = table.game().clone();
    table.journal_mut().undo();
    assert_eq!(*table.game(), before);
    table.journal_mut().redo();
    assert_eq!(*table.game(), after);
    let deployed = table.journal().entries().iter();
    let at = deployed.enumerate().find(|(_, entry)| matches!(entry.made, Move::Deploy { .. }));
    let at = at.expect("a knight").0;
    let edit = Edit { at, remove: 1, insert: Vec::new() };
    let correction = table.journal().correct(&edit).expect("a correction");
    let [dropped] = &correction.difference.dropped[..] else { panic!("one move falls away") };
    assert!(matches!(dropped.made, Move::SetRight(_)));
    assert_eq!(correction.game().supply(seat(1)).followers(), 7);
}

/// A turn in whose middle the table has set something right is entered anew without a figure: what
/// was set right, and what was given by hand, stays.
#[test]
fn a_turn_entered_anew_keeps_what_was_set_right_in_its_middle() {
    let mut table = knight_of_ben(&[]);
    table.place("workshop-field", (2, 1), 0);
    table.play(right(city(), follower(1), None)).adjust("Ben", 2).follower("field:0").end();
    let entries = table.journal().entries();
    let tile = entries.iter().rposition(|it| matches!(it.made, Move::Place { .. })).unwrap();
    let mut reentry = Reentry::begin_at(table.journal(), tile);
    let place = entries[tile].made.clone();
    assert_eq!(reentry.play(place), Ok(false));
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    let correction = table.journal().correct(reentry.edit()).expect("a correction");
    assert_eq!(correction.difference.dropped, []);
    let game = correction.game();
    assert_eq!(game.supply(seat(0)).followers(), 7, "Anna has deployed nobody");
    assert_eq!((game.supply(seat(1)).followers(), game.tally(seat(1)).total()), (7, 2));
}

/// The record of what it was, in words.
#[test]
fn the_log_tells_what_was_set_right() {
    let mut table = knight_of_ben(&[]);
    let words = Words::english();
    let mut told = |made: Move| {
        table.play(made);
        let [outcome] = table.last() else { panic!("one outcome") };
        assert!(matches!(outcome, Outcome::Table(table::Outcome::SetRight(_))));
        words.outcome(outcome, table.game()).expect("a sentence")
    };
    assert_eq!(
        told(right(city(), follower(1), follower(0))),
        "Set right: Anna’s knight is there, not Ben’s knight."
    );
    assert_eq!(
        told(right(city(), follower(0), None)),
        "Set right: Anna’s knight is not there, but at home."
    );
    assert_eq!(told(right(city(), None, follower(1))), "Set right: Ben’s knight is there.");
}

// ---- anything, at any time ----

/// A figure set right by chance: one that is away goes home or is exchanged, or one comes back.
fn by_chance(game: &Game, dice: &mut Dice) -> Option<Move> {
    let away = set_right::figures_away(game);
    let any = |dice: &mut Dice| {
        let seats: Vec<_> = game.seats().collect();
        Some(Occupant { seat: *dice.pick(&seats), figure: *dice.pick(&Figure::ALL) })
    };
    let (was, at) = if !away.is_empty() && dice.one_in(2) {
        let (was, at) = *dice.pick(&away);
        (Some(was), at)
    } else {
        let placed = dice.pick(game.board().tiles());
        let segments: Vec<_> = placed.tile.segments().collect();
        if segments.is_empty() {
            return None;
        }
        let place = Place { at: placed.at, segment: *dice.pick(&segments) };
        let quarter = *dice.pick(&Quarter::ALL);
        let others = [Where::Stand(Stand::Tower(placed.at)), Where::Stand(Stand::Quarter(quarter))];
        let prison = Where::Prison(any(dice)?.seat);
        let at = match dice.below(8) {
            0 => others[0],
            1 => others[1],
            2 => prison,
            _ => Where::Stand(Stand::Segment(place)),
        };
        (None, at)
    };
    let is = if was.is_some() && dice.one_in(2) { None } else { any(dice) };
    let made = right(at, was, is);
    game.allows(&made).is_ok().then_some(made)
}

/// Whatever is set right in the middle of whatever is asked: every invariant holds, every question
/// has an answer, and the game comes to its end. What the board shows is what is away.
#[test]
fn random_games_stay_sound_whatever_is_set_right() {
    let mut made_right = [0; 3];
    for seed in 0..34 {
        let mut dice = Dice::new(seed);
        let setup = random_setup(seed, &mut dice);
        let mut table = Table::new(setup, content::bundled::catalogue());
        while !table.game().is_finished() {
            if dice.one_in(4)
                && let Some(made) = by_chance(table.game(), &mut dice)
            {
                if let Move::SetRight(right) = &made {
                    let case = match (right.was, right.is) {
                        (Some(_), None) => 0,
                        (None, _) => 1,
                        (Some(_), Some(_)) => 2,
                    };
                    made_right[case] += 1;
                }
                table.play(made);
                continue;
            }
            let made = random_move(table.game(), &mut dice);
            table.play(made);
        }
        let fields = table.game().board().figures().iter();
        let fields = fields.filter(|it| Kind::from(it.place.segment) == Kind::Field).count();
        assert!(fields <= set_right::figures_away(table.game()).len());
    }
    assert!(made_right.iter().all(|count| *count > 50), "{made_right:?}");
}
