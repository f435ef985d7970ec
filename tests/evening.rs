//! A whole evening with every set: five begin, a guest makes it six, and each slip that a table
//! makes happens once and is set right. In the end everything is as at the table where nobody
//! slipped.

use journal::{Edit, Journal, Later};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::{Colour, Figure, Player};
use rules::scoring::Source;
use rules::{Game, Move, Seat};

use support::dice::{Dice, WITHOUT_TRACK, random_move};
use support::table::{seat, setup};

/// Turns of the guest's evening.
const TURNS: u32 = 40;

/// Played so far by chance with those sets; the guest has come in the fourth turn.
fn evening(sets: &[&str]) -> Journal {
    let five = setup(&["Anna", "Ben", "Cleo", "Dora", "Emil"], sets);
    let catalogue = content::bundled::catalogue();
    let mut journal = Journal::new(five, catalogue).expect("a setup that can be played");
    let mut dice = Dice::new(15);
    let guest = Move::JoinGame(Player { name: "Finn".to_owned(), colour: Colour::Pink });
    while journal.game().turn() < TURNS {
        let has_come = journal.game().seats().count() == 6;
        if journal.game().turn() == 4 && !has_come && journal.play(guest.clone()).is_ok() {
            continue;
        }
        let made = random_move(journal.game(), &mut dice);
        if !matches!(made, Move::EndGame | Move::Pass | Move::Adjust { .. }) {
            journal.play(made).expect("a legal move");
        }
    }
    assert_eq!(journal.game().seats().count(), 6);
    journal
}

/// The counts of the table: points by source, figures, the player on turn, tiles, and the titles.
fn counted(game: &Game) -> Vec<String> {
    let of = |seat: Seat| {
        let figures: Vec<u8> =
            Figure::ALL.iter().map(|figure| game.supply(seat).count(*figure)).collect();
        let points = Source::ALL.map(|source| game.tally(seat).points(source));
        format!("{} {points:?} {figures:?}", game.name(seat))
    };
    let shared = format!(
        "{} {} {} {:?}",
        game.name(game.active()),
        game.board().tiles().len(),
        game.count_left(),
        game.titles()
    );
    game.seats().map(of).chain([shared]).collect()
}

/// The evening after a change that drops nothing; `None` if it does.
fn changed(journal: &Journal, edit: &Edit) -> Option<Journal> {
    let correction = journal.correct(edit).ok()?;
    let difference = &correction.difference;
    if !difference.dropped.is_empty() || !difference.passed.is_empty() {
        return None;
    }
    let mut journal = journal.clone();
    journal.accept(correction);
    journal.game().check().expect("a sound game");
    Some(journal)
}

/// The first moves of the turns, the last ones first.
fn turns(journal: &Journal) -> Vec<usize> {
    let moves = journal.moves().enumerate();
    let tiles = moves.filter(|(_, made)| matches!(made, Move::Place { .. }));
    let mut turns: Vec<usize> = tiles.map(|(index, _)| index).collect();
    turns.reverse();
    turns
}

/// How many turns could be tried; each came back as it was.
fn comes_back(journal: &Journal, slip: impl Fn(&Journal, usize) -> Option<Journal>) -> usize {
    let right = counted(journal.game());
    let mended = turns(journal).into_iter().filter_map(|turn| slip(journal, turn));
    mended.inspect(|mended| assert_eq!(counted(mended.game()), right)).count()
}

#[test]
fn every_slip_of_an_evening_of_six_is_set_right() {
    let journal = evening(WITHOUT_TRACK);
    let right = counted(journal.game());

    // A turn is taken out by mistake, its player skipped, and it is entered anew.
    let removed = comes_back(&journal, |journal, turn| {
        let without = Edit::without_turn(journal, turn, Later::Stay);
        let moves = journal.moves().skip(without.at).take(without.remove).cloned().collect();
        let slipped = changed(journal, &without)?;
        changed(&slipped, &Edit { at: without.at, remove: 1, insert: moves })
    });

    // A turn is written down for the wrong player, and given to the right one.
    let given = comes_back(&journal, |journal, turn| {
        let (right, _) = Edit::turn_at(journal, turn);
        let wrong = journal.game().company().next(right);
        let slipped = changed(journal, &Edit::given(journal, turn, wrong, Later::Stay))?;
        changed(&slipped, &Edit::given(&slipped, turn + 1, right, Later::Stay))
    });
    assert!(removed > 0 && given > 0, "{removed} {given}");

    // Names and colours were mixed up.
    let mut mixed = journal.clone();
    let people = journal.game().setup().players.clone();
    let mut wrong = people.clone();
    wrong.rotate_left(2);
    mixed.name_people(&wrong).expect("six people");
    assert_ne!(counted(mixed.game()), right);
    mixed.name_people(&people).expect("six people");
    assert_eq!(counted(mixed.game()), right);

    // The table played otherwise than it was set up, and not after all.
    let rules: HouseRules = [HouseRule::SmallCityPaysTwo].into_iter().collect();
    let mut other = journal.clone();
    for rules in [rules, HouseRules::default()] {
        let correction = other.correct_rules(&rules).expect("rules that can be played");
        other.accept(correction);
    }
    assert_eq!(counted(other.game()), right);
}

/// With every set what others do in a turn hangs on whose it is; with fewer many turns can be
/// forgotten.
#[test]
fn a_turn_that_was_forgotten_moves_everybody_on_to_where_they_were() {
    let journal = evening(&["base", "king-robber", "inns-cathedrals"]);
    let forgotten = comes_back(&journal, |journal, turn| {
        let without = Edit::without_turn(journal, turn, Later::MoveOn);
        let moves = journal.moves().skip(without.at).take(without.remove).cloned().collect();
        let slipped = changed(journal, &without)?;
        changed(&slipped, &Edit { at: without.at, remove: 0, insert: moves })
    });
    assert!(forgotten > 0, "no turn could be forgotten");
}

/// Whoever leaves takes no turn more, and the evening goes on to its end with everything in it
/// sound.
#[test]
fn an_evening_goes_on_when_somebody_leaves_and_seats_change() {
    let mut journal = evening(WITHOUT_TRACK);
    let mut dice = Dice::new(16);
    let leave = Move::LeaveGame(rules::table::Leave {
        player: seat(1),
        figures: rules::table::Figures::GoHome,
        orders: rules::table::Held::Count,
    });
    let sit = Move::ChangeSeats { order: [5, 4, 3, 2, 0].map(seat).to_vec() };
    let mut wanted = vec![sit, leave];
    while !journal.game().is_finished() {
        if let Some(made) = wanted.last()
            && journal.game().allows(made).is_ok()
        {
            let made = wanted.pop().expect("it is there");
            journal.play(made).expect("allowed");
            continue;
        }
        let made = random_move(journal.game(), &mut dice);
        let ends = matches!(made, Move::EndGame | Move::Adjust { .. });
        if !ends || journal.game().count_left() == 0 {
            journal.play(made).expect("a legal move");
            journal.game().check().expect("a sound game");
            let asked = journal.game().question().map(|question| question.whom);
            assert_ne!(asked.filter(|_| wanted.is_empty()), Some(seat(1)), "Ben has gone home");
        }
    }
    assert!(wanted.is_empty());
    assert!(!journal.game().winners().contains(&seat(1)));
}
