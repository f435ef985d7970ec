//! Messages (R-MSG).

use rules::expansion::messages::{City, Read, Rejection as Refused, Text, Walk};
use rules::expansion::track::ScoreFigure::{self, Follower, Messenger};
use rules::feature::{Occupant, Place};
use rules::game::question::Topic;
use rules::game::{Phase, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::moves::Standing;
use rules::player::Figure;
use rules::scoring::Source;
use rules::{Move, Setup};

use support::dice::Dice;
use support::sensible::sensible_game;
use support::table::{Table, seat, segment, setup, spot, workshop_catalogue};

const TWO: [&str; 2] = ["Anna", "Ben"];

fn table() -> Table {
    Table::with_sets(&TWO, &["messages"])
}

fn walk(player: u8, figure: ScoreFigure) -> Move {
    Move::MoveScoreFigure(Walk { player: seat(player), figure })
}

fn read(text: Text) -> Move {
    Move::ReadMessage(Read { text })
}

fn topic(table: &Table) -> Option<Topic> {
    table.game().question().map(|question| question.topic)
}

/// The points that both figures of a player show.
fn track(table: &Table, player: u8) -> (i32, i32) {
    let track = table.game().track().expect("a score track");
    (track.points(seat(player), Follower), track.points(seat(player), Messenger))
}

/// The owner's thief on a road of `size` tiles down column `x`, which `by` completes: as many
/// points.
fn road(table: &mut Table, (owner, by): (&str, &str), x: i32, size: i32) {
    table.ground(x).claim(owner, "workshop-end", (x, 2), 180, "road:0");
    for row in 3..=size {
        table.turn("workshop-road", (x, row), 0);
    }
    table.lay(by, "workshop-end", (x, 1 + size), 0);
}

/// The texts of the message that is read, each with what it brings at once.
fn texts(table: &Table) -> Vec<(Text, Option<i32>)> {
    let question = table.game().question().expect("a question");
    let text = |made: &Move| match made {
        Move::ReadMessage(read) => read.text,
        other => panic!("{other:?} reads no message"),
    };
    let points =
        |text| sets::messages::score_of_message(table.game(), text).map(|score| score.points());
    question.moves().map(text).map(|text| (text, points(text))).collect()
}

/// R-MSG-1, 2: both figures begin on 0, and 3 points are the same for either. Then Anna says who
/// walks 2: the follower comes to 5, a dark space, and with no follower on the board a message can
/// bring another tile or 2 points (R-MSG-3), which walk again (R-MSG-4).
#[test]
fn a_figure_that_stops_on_a_dark_space_brings_a_message() {
    let mut table = table();
    road(&mut table, ("Anna", "Anna"), 1, 3);
    assert_eq!((track(&table, 0), topic(&table)), ((3, 0), Some(Topic::Tile)));
    assert_eq!(table.refuses(&walk(0, Follower)), Refused::NothingToWalk.into());
    assert_eq!(table.refuses(&read(Text::Points)), Refused::NoneDrawn.into());
    road(&mut table, ("Anna", "Anna"), 2, 2);
    assert_eq!(topic(&table), Some(Topic::Walk));
    let first = Refused::First { seat: seat(0) };
    assert_eq!(table.refuses(&Move::EndTurn), first.clone().into());
    assert_eq!(table.refuses(&walk(1, Follower)), first.into());
    table.play(walk(0, Follower));
    assert_eq!((track(&table, 0), topic(&table)), ((5, 0), Some(Topic::Message)));
    assert_eq!(texts(&table), [(Text::Tile, None), (Text::Points, Some(2))]);
    assert_eq!(table.refuses(&Move::EndTurn), Refused::ReadFirst { seat: seat(0) }.into());
    assert_eq!(table.refuses(&read(Text::Knights)), Refused::BringsNothing.into());
    // Both stand on dark spaces, so that it is the same for either.
    table.play(read(Text::Points));
    assert_eq!((track(&table, 0), table.points("Anna")), ((7, 0), 7));
    assert_eq!(table.game().tally(seat(0)).points(Source::Messages), 2);
    assert_eq!((table.active(), topic(&table)), ("Ben", Some(Topic::Tile)));
}

/// R-MSG-3: Ben completes Anna's road of 5 in his turn: she stops on a dark space and draws none.
#[test]
fn nobody_draws_a_message_in_the_turn_of_another() {
    let mut table = table();
    road(&mut table, ("Anna", "Ben"), 1, 5);
    assert_eq!((track(&table, 0), topic(&table)), ((5, 0), Some(Topic::Tile)));
}

/// R-MSG-3: a city of 5 tiles, 10 points, and a road of 5 are completed at once: the follower stops
/// on 10 and on 15, and one message is drawn.
#[test]
fn one_scoring_brings_one_message() {
    let mut table = table();
    table.column(1, 10).claim("Anna", "workshop-cap", (2, 2), 180, "city:0");
    for row in 3..=5 {
        table.turn("workshop-tube", (2, row), 0);
    }
    table.claim("Anna", "workshop-end", (2, 10), 0, "road:0");
    for row in (7..=9).rev() {
        table.turn("workshop-road", (2, row), 0);
    }
    table.lay("Anna", "workshop-gate", (2, 6), 0);
    assert_eq!((track(&table, 0), topic(&table)), ((15, 0), Some(Topic::Message)));
    table.play(read(Text::Points));
    assert_eq!((track(&table, 0), topic(&table)), ((17, 0), Some(Topic::Tile)));
}

/// Anna has thieves on open roads of 2 and of 3 tiles, a knight in an open city of 2 tiles with a
/// pennant, and a farmer beside one complete city; then a road of 5 is hers, in her own turn.
fn at_a_message() -> Table {
    let mut table = table();
    table.city("Ben", 1, 2);
    table.claim("Anna", "workshop-field", (2, 2), 0, "field:0");
    table.ground(9);
    table.claim("Anna", "workshop-end", (4, 2), 180, "road:0").turn("workshop-road", (4, 3), 0);
    table.claim("Anna", "workshop-end", (5, 2), 180, "road:0");
    for row in 3..=4 {
        table.turn("workshop-road", (5, row), 0);
    }
    table.claim("Anna", "workshop-cap", (7, 2), 180, "city:0").turn("workshop-flag", (7, 3), 0);
    road(&mut table, ("Anna", "Anna"), 9, 5);
    table
}

/// R-MSG-5: the smallest road, 2; the city of 2 tiles and a pennant, 3; 2 for its pennant, 2 for
/// the knight, 3 for the farmer; no monastery. The one who is scored stays, and nothing counts as
/// completed (R-MSG-7).
#[test]
fn a_message_scores_what_lies_on_the_table() {
    let mut table = at_a_message();
    assert_eq!(track(&table, 0), (5, 0));
    let expected = [
        (Text::Road, Some(2)),
        (Text::City, Some(3)),
        (Text::Pennants, Some(2)),
        (Text::Knights, Some(2)),
        (Text::Farmers, Some(3)),
        (Text::Tile, None),
        (Text::Follower, None),
        (Text::Points, Some(2)),
    ];
    assert_eq!(texts(&table), expected);
    let (figures, roads) = (table.game().board().figures().len(), table.game().completed().roads);
    table.play(read(Text::City));
    assert_eq!((track(&table, 0), table.points("Anna")), ((8, 0), 8));
    assert_eq!(table.game().board().figures().len(), figures);
    assert_eq!(table.game().completed().roads, roads);
}

/// R-MSG-5 (8): the knight's city, 3 points, and he goes home; one who would bring nothing is not
/// among them.
#[test]
fn a_message_scores_a_follower_and_takes_it_home() {
    let mut table = at_a_message();
    let home = table.game().supply(seat(0)).count(Figure::Follower);
    table.play(read(Text::Follower));
    assert_eq!(topic(&table), Some(Topic::ScoreFollower));
    let who = Occupant { seat: seat(0), figure: Figure::Follower };
    let knight = Standing::new(who, Place { at: spot((7, 2)), segment: segment("city:0") });
    let nobody = Standing::new(who, Place { at: spot((7, 3)), segment: segment("field:0") });
    assert_eq!(table.refuses(&Move::ScoreFollower(nobody)), Refused::NotMeant.into());
    assert_eq!(sets::messages::points_of_follower(table.game(), knight), 3);
    table.play(Move::ScoreFollower(knight));
    assert_eq!((track(&table, 0), table.points("Anna")), ((8, 0), 8));
    assert_eq!(table.game().supply(seat(0)).count(Figure::Follower), home + 1);
}

/// R-MSG-5 (4): with pennants in two cities Anna says which.
#[test]
fn the_pennants_of_one_city_are_scored() {
    let mut table = table();
    table.ground(6);
    for x in [2, 4] {
        table.claim("Anna", "workshop-cap", (x, 2), 180, "city:0");
        for row in 3..=x {
            table.turn("workshop-flag", (x, row), 0);
        }
    }
    table.turn("workshop-flag", (2, 3), 0);
    road(&mut table, ("Anna", "Anna"), 6, 5);
    table.play(read(Text::Pennants));
    assert_eq!(topic(&table), Some(Topic::Pennants));
    let city = |x| Move::ScorePennants(City { at: spot((x, 2)), on: segment("city:0") });
    assert_eq!(table.refuses(&city(6)), Refused::NotMeant.into());
    // Two flags at x = 4, one at x = 2.
    table.play(city(4));
    assert_eq!(table.points("Anna"), 9);
}

/// R-MSG-5 (7), R-MSG-7: Anna places another tile, with action and scoring, and no builder brings
/// a third.
#[test]
fn a_message_brings_another_tile() {
    let mut table = Table::with_sets(&TWO, &["messages", "traders-builders"]);
    table.ground(4);
    table.claim("Anna", "workshop-end", (2, 2), 180, "road:0");
    table.until("Anna").place("workshop-road", (2, 3), 0).figure(Figure::Builder, "road:0").end();
    road(&mut table, ("Anna", "Anna"), 4, 5);
    table.play(read(Text::Tile));
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
    table.place("workshop-road", (2, 4), 0).end();
    assert_eq!(table.active(), "Ben");
}

/// R-MSG-6: points that are taken move either figure and bring nothing; at the end of the game
/// nobody chooses.
#[test]
fn taken_and_final_points_bring_no_message() {
    let mut table = table();
    road(&mut table, ("Anna", "Anna"), 1, 3);
    table.ground(3).claim("Anna", "workshop-end", (3, 2), 180, "road:0");
    table.until("Anna");
    let reason = "a slip".to_owned();
    table.play(Move::Adjust { player: seat(0), points: -3, reason, source: None });
    assert_eq!(topic(&table), Some(Topic::Walk));
    table.play(walk(0, Follower));
    assert_eq!((track(&table, 0), topic(&table)), ((0, 0), Some(Topic::Tile)));
    // The open road brings 1.
    table.play(Move::EndGame);
    assert!(table.game().is_finished());
    assert_eq!((track(&table, 0), table.points("Anna")), ((0, 0), 1));
}

/// R-MSG-2, the reading of the last edition: the figure that has moved in a turn walks all points of
/// that turn. The messenger walks the road's 2 to 5; the message's points stay with him.
#[test]
fn at_some_tables_one_figure_walks_all_points_of_a_turn() {
    let mut rules = HouseRules::default();
    rules.set(HouseRule::OneMessageFigureATurn, true);
    let setup = Setup { rules, ..setup(&TWO, &["base", "workshop", "messages"]) };
    let mut table = Table::new(setup, workshop_catalogue());
    road(&mut table, ("Anna", "Anna"), 1, 4);
    road(&mut table, ("Anna", "Anna"), 2, 5);
    table.play(walk(0, Messenger)).play(read(Text::Points));
    assert_eq!((track(&table, 0), topic(&table)), ((4, 7), Some(Topic::Tile)));
}

/// R-MSG-2: sensible games come to their end by answers alone, and the figures always show all
/// points but those that wait to be walked.
#[test]
fn the_figures_of_sensible_games_show_all_points() {
    let (mut asked, mut messages) = (0, 0);
    for seed in 0..6 {
        let setup = setup(&["Anna", "Ben", "Cleo"], &["base", "messages", "king-robber"]);
        sensible_game(setup, &mut Dice::new(seed), |journal| {
            let game = journal.game();
            let track = game.track().expect("a track");
            for player in game.seats().filter(|_| !game.is_finished()) {
                let shown = [Follower, Messenger].map(|figure| track.points(player, figure));
                let total = game.tally(player).total();
                assert_eq!(shown.iter().sum::<i32>() + track.waiting(player), total, "{seed}");
            }
            let topic = game.question().map(|question| question.topic);
            asked += usize::from(topic == Some(Topic::Walk));
            messages += usize::from(topic == Some(Topic::Message));
        });
    }
    assert!(asked > 50 && messages >= 10, "{asked} walks, {messages} messages");
}

/// R-MSG-5, 7: the message that Anna draws with the prize of a fair brings her another tile, too.
#[test]
fn a_message_that_is_drawn_at_a_fair_brings_its_tile() {
    let mut table = Table::with_sets(&TWO, &["catapult", "messages"]);
    let first = table.active().to_owned();
    table.turn("catapult-field", (0, 1), 0);
    let throws = [
        serde_json::json!({"move": "open-fair", "token": "target"}),
        serde_json::json!({"move": "throw", "player": 0, "distance": 10}),
        serde_json::json!({"move": "throw", "player": 1, "distance": 100}),
    ];
    for made in throws {
        table.play(serde_json::from_value(made).expect("a move"));
    }
    table.play(read(Text::Tile));
    assert_eq!((table.active(), table.game().phase()), (first.as_str(), Phase::Place));
    table.turn("base-road-straight", (1, 0), 0);
    assert_ne!(table.active(), first);
}
