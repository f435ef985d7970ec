//! A season over several evenings, by numbers worked out by hand.

use cli::{Command, Ending, Format, Ranking, Table as Written};
use content::bundled;
use journal::names::Names;
use journal::season::{By, Record, Season};
use journal::statistics::{Statistics, Summary};
use rules::house_rule::{HouseRule, HouseRules};
use rules::table::{Figures, Held, Leave};
use rules::{Move, Seat};
use text::{Language, Words, export};

use crate::commands::{folder, game_file, run};
use support::scenarios;
use support::table::{Table, setup};

fn summary(table: &mut Table) -> Summary {
    Summary::from_journal(table.end_game().journal()).expect("a finished game")
}

/// A finished game in which everybody has those points by hand.
fn game(result: &[(&str, i32)]) -> Summary {
    let names: Vec<&str> = result.iter().map(|(name, _)| *name).collect();
    let mut table = Table::of(&names);
    for (name, points) in result {
        table.adjust(name, *points);
    }
    summary(&mut table)
}

/// On the first of a month each, from March on, the season of the people among those names; of
/// everybody, if there are none.
fn season(games: &[Summary], people: &[&str], by: By) -> Season {
    let days: Vec<String> =
        (3..).take(games.len()).map(|month| format!("2026-{month:02}-01T12:00:00Z")).collect();
    let games: Vec<(&str, &Summary)> = days.iter().map(String::as_str).zip(games).collect();
    let names = Names::from_games(games.iter().map(|(_, summary)| summary.names()));
    Season::from_games(&games, &names, |name| people.is_empty() || people.contains(&name), by)
}

/// Anna 50, 20 and 30: 100 points in 3 games, second, second and first. Ben 40, 40 and 30: 110 in 3,
/// third, first and first. Cleo 60: first. The third evening is shared.
fn three_evenings() -> [Summary; 3] {
    [
        game(&[("Anna", 50), ("Ben", 40), ("Cleo", 60)]),
        game(&[("Anna", 20), ("Ben", 40)]),
        game(&[("Ben", 30), ("Anna", 30)]),
    ]
}

fn ranks(season: &Season) -> Vec<(usize, &str)> {
    season.rows.iter().map(|row| (row.rank, row.name.as_str())).collect()
}

// ---- the standings ----

#[test]
fn people_are_ranked_by_what_was_chosen_and_equals_share_the_rank() {
    let ranked = |by| season(&three_evenings(), &[], by);
    // 60, then 110 / 3 and 100 / 3.
    assert_eq!(ranks(&ranked(By::Average)), [(1, "Cleo"), (2, "Ben"), (3, "Anna")]);
    assert_eq!(ranks(&ranked(By::Points)), [(1, "Ben"), (2, "Anna"), (3, "Cleo")]);
    // 1, then (2 + 2 + 1) / 3 and (3 + 1 + 1) / 3.
    assert_eq!(ranks(&ranked(By::Place)), [(1, "Cleo"), (2, "Anna"), (2, "Ben")]);
    // Two of Ben's, one of them shared; one of Anna's, shared; one of Cleo's.
    assert_eq!(ranks(&ranked(By::Wins)), [(1, "Ben"), (2, "Anna"), (2, "Cleo")]);
}

#[test]
fn an_evening_that_was_missed_counts_for_nothing() {
    let season = season(&three_evenings(), &[], By::Average);
    let cleo = &season.rows[0];
    assert_eq!((cleo.games(), cleo.points(), cleo.wins(), cleo.place()), (1, 60, 1, Some(1.0)));
    assert!((cleo.average() - 60.0).abs() < 1e-9);
    assert_eq!(cleo.results[1..], [None, None]);
    let there: Vec<bool> = season.rows[1].results.iter().map(Option::is_some).collect();
    assert_eq!(there, [true, true, true]);
}

#[test]
fn whoever_comes_later_has_missed_what_was_before() {
    let games = [game(&[("Anna", 5), ("Ben", 4)]), game(&[("Anna", 5), ("Cleo", 9)])];
    let season = season(&games, &[], By::Points);
    let points = |name: &str| -> Vec<Option<i32>> {
        let row = season.rows.iter().find(|row| row.name == name).expect("somebody of that name");
        row.results.iter().map(|evening| evening.map(|evening| evening.points)).collect()
    };
    assert_eq!(points("Anna"), [Some(5), Some(5)]);
    assert_eq!(points("Ben"), [Some(4), None]);
    assert_eq!(points("Cleo"), [None, Some(9)]);
}

#[test]
fn only_the_chosen_people_stand_there_with_the_places_that_they_really_had() {
    let season = season(&three_evenings(), &["Ben", "Cleo"], By::Place);
    assert_eq!(ranks(&season), [(1, "Cleo"), (2, "Ben")]);
    let places: Vec<_> =
        season.rows[1].results.iter().map(|evening| evening.and_then(|it| it.place)).collect();
    assert_eq!(places, [Some(3), Some(1), Some(1)], "Anna was ahead of Ben in the first game");
    let alone = self::season(&three_evenings(), &["Cleo"], By::Place);
    assert_eq!(alone.evenings, ["2026-03-01T12:00:00Z"], "Cleo was there once");
}

// A guest or a player may leave before the end: who has left wins no more.
#[test]
fn who_left_early_has_points_but_no_place_and_is_nobodys_better() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Anna", 50).adjust("Ben", 40).adjust("Cleo", 90);
    let player = table.seat("Cleo");
    table.play(Move::LeaveGame(Leave {
        player,
        figures: Figures::default(),
        orders: Held::default(),
    }));
    let season = season(&[summary(&mut table)], &[], By::Place);
    assert_eq!(ranks(&season), [(1, "Anna"), (2, "Ben"), (3, "Cleo")]);
    let places: Vec<_> = season.rows.iter().map(|row| (row.place(), row.wins())).collect();
    assert_eq!(places, [(Some(1.0), 1), (Some(2.0), 0), (None, 0)]);
    assert_eq!(season.rows[2].points(), 90);
}

#[test]
fn nobody_and_no_evening_are_an_empty_season() {
    assert_eq!(season(&[], &[], By::Average), Season::default());
    assert_eq!(season(&three_evenings(), &["Dora"], By::Average), Season::default());
}

// ---- the cards ----

/// Anna has workshop-two, which a city of exactly two fulfils, and draws base-01 after it.
fn with_orders(fulfils: bool) -> Summary {
    let hands = [["workshop-two", "base-02", "base-03"], ["base-05", "base-06", "base-07"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-01"]);
    if fulfils {
        table.turn_with("base-city-cap", (0, -1), 180, "city:0").pass().draw();
    }
    summary(&mut table)
}

fn record<'a>(season: &'a Season, card: &str) -> &'a Record {
    season.cards.iter().find(|record| record.card.as_str() == card).expect("a card")
}

// R-KO-3, R-KO-7, R-KO-20.
#[test]
fn each_card_has_how_often_it_was_dealt_drawn_and_fulfilled_and_by_whom() {
    let season = season(&[with_orders(true), with_orders(false)], &[], By::Average);
    let two = Record {
        card: "workshop-two".into(),
        dealt: 2,
        drawn: 0,
        fulfilled: 1,
        kept: None,
        by: vec![("Anna".to_owned(), 1)],
    };
    assert_eq!(season.cards[0], two, "held twice, and fulfilled");
    let drawn = record(&season, "base-01");
    assert_eq!((drawn.dealt, drawn.drawn, drawn.held(), drawn.fulfilled), (0, 1, 1, 0));
    assert_eq!(season.cards.last(), Some(drawn), "the others were dealt twice");
}

#[test]
fn the_cards_are_those_of_the_chosen_people() {
    let season = season(&[with_orders(true)], &["Ben"], By::Average);
    let cards: Vec<&str> = season.cards.iter().map(|record| record.card.as_str()).collect();
    assert_eq!(cards, ["base-05", "base-06", "base-07"]);
}

// The simulation held base-02 518 times and fulfilled it 245 times: of 2, 490 / 518 are expected.
#[test]
fn the_simulation_expects_its_share_of_those_held_and_nothing_of_a_card_it_never_saw() {
    let season = season(&[with_orders(true), with_orders(false)], &[], By::Average);
    let catalogue = bundled::catalogue();
    let measured = catalogue.card("base-02").and_then(|card| card.measured).expect("figures");
    assert_eq!((measured.held, measured.fulfilled), (518, 245));
    let expected = record(&season, "base-02").expected(&catalogue).expect("figures");
    assert!((expected - 490.0 / 518.0).abs() < 1e-9, "{expected}");
    assert_eq!(record(&season, "workshop-two").expected(&catalogue), None);
}

#[test]
fn every_bundled_card_has_the_figures_of_the_simulation() {
    let catalogue = bundled::catalogue();
    for card in catalogue.cards() {
        let measured = card.measured.unwrap_or_else(|| panic!("{} has none", card.id));
        assert!(measured.held >= 100 && measured.fulfilled <= measured.held, "{}", card.id);
    }
}

// R-KO-4.
#[test]
fn a_card_that_was_returned_under_the_pile_was_not_held() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-01", "base-02", "base-03", "base-05", "base-06", "base-07"];
    setup.orders = Some(pile.iter().map(|card| (*card).into()).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", Some("base-02")).keep("Ben", None);
    let season = season(&[summary(&mut table)], &["Anna"], By::Average);
    let cards: Vec<&str> = season.cards.iter().map(|record| record.card.as_str()).collect();
    assert_eq!(cards, ["base-01", "base-03"]);
}

// R-KO-27, the house rule: the discarded cards go under the pile, and may come back from there.
#[test]
fn a_card_that_was_dealt_and_drawn_by_one_player_counts_once() {
    let farmers = ["workshop-lonely", "workshop-bread", "workshop-plough"];
    let hands = [farmers, ["base-05", "base-06", "base-07"]];
    let mut rules = HouseRules::default();
    rules.set(HouseRule::DiscardedUnderPile, true);
    let mut table = Table::with_rules(&["Anna", "Ben"], &hands, &[], rules);
    table.discard(&farmers[..2]).draw();
    let season = season(&[summary(&mut table)], &["Anna"], By::Average);
    let counts = |card: &str| (record(&season, card).dealt, record(&season, card).drawn);
    assert_eq!(counts("workshop-lonely"), (0, 1));
    assert_eq!(counts("workshop-bread"), (1, 0));
    assert_eq!(season.cards.len(), 3);
}

// ---- as files ----

#[test]
fn a_season_is_told_as_text() {
    let games = three_evenings();
    let text = export::season(
        &season(&games, &[], By::Average),
        false,
        &bundled::catalogue(),
        &Words::english(),
    );
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "# Season, 1 March 2026 to 1 May 2026");
    assert!(lines.contains(&"| 1. | Cleo | 1 | 60.0 | 60 | 1.0 | 1 | **60** | – | – |"), "{text}");
    assert!(
        lines.contains(&"| 2. | Ben | 3 | 36.7 | 110 | 1.7 | 2 | 40 | **40** | **30** |"),
        "{text}"
    );
    assert!(text.ends_with("Nobody held an order in these games.\n"), "{text}");
}

#[test]
fn the_cards_of_a_season_are_told_as_text_and_as_a_table() {
    let season = season(&[with_orders(true), with_orders(false)], &[], By::Average);
    let text = export::season(&season, false, &bundled::catalogue(), &Words::english());
    // 490 / 518 is 0.946.
    assert!(text.contains("| A Proud City | 2 | 0 | 0 | 0.9 |  |\n"), "{text}");
    assert!(text.contains("| workshop-two | 2 | 0 | 1 | – | Anna |\n"), "{text}");
    let table = export::cards_csv(&season, &bundled::catalogue(), &Words::english());
    assert!(table.starts_with("card,title,dealt,drawn,fulfilled,kept,expected,by\n"), "{table}");
    assert!(table.contains("\nbase-02,A Proud City,2,0,0,,0.95,\n"), "{table}");
    assert!(table.contains("workshop-two,workshop-two,2,0,1,,,Anna\n"), "{table}");
}

#[test]
fn a_season_is_a_table_with_a_column_for_each_evening() {
    let table = export::season_csv(&season(&three_evenings(), &[], By::Points), &Words::english());
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(
        lines,
        [
            "rank,player,games,average,points,place,wins,2026-03-01,2026-04-01,2026-05-01",
            "1,Ben,3,36.67,110,1.67,2,40,40,30",
            "2,Anna,3,33.33,100,1.67,1,50,20,30",
            "3,Cleo,1,60.00,60,1.00,1,60,,",
        ]
    );
}

/// So many evenings in March, of each of which Anna has a point for its day and Ben none.
fn march(evenings: u32) -> Season {
    let games: Vec<(String, Summary)> = (1..=evenings)
        .map(|day| {
            (format!("2026-03-{day:02}T12:00:00Z"), game(&[("Anna", day as i32), ("Ben", 0)]))
        })
        .collect();
    let games: Vec<(&str, &Summary)> =
        games.iter().map(|(started, game)| (started.as_str(), game)).collect();
    Season::from_games(&games, &Names::default(), |_| true, By::Average)
}

/// 1 + 2 + … + 12 = 78 points in 12 evenings, 91 in 13.
#[test]
fn more_than_a_dozen_evenings_have_columns_only_where_somebody_asks_or_a_program_reads() {
    let (few, many) = (march(12), march(13));
    let (catalogue, words) = (bundled::catalogue(), Words::english());
    let without = "Without columns for the 13 evenings: the table as CSV has them.";
    for (season, all, shown) in
        [(&few, false, true), (&few, true, true), (&many, false, false), (&many, true, true)]
    {
        let text = export::season_text(season, all, &catalogue, &words);
        let tables = export::season(season, all, &catalogue, &words);
        for told in [&text, &tables] {
            assert_eq!((told.contains("2026-03-12"), told.contains(without)), (shown, !shown));
        }
        assert!(export::season_csv(season, &Words::english()).contains(",2026-03-12"));
    }
    let told = export::season(&many, false, &catalogue, &words);
    assert!(told.contains("| 1. | Anna | 13 | 7.0 | 91 | 1.0 | 13 |\n"), "{told}");
    let text = export::season_text(&many, false, &catalogue, &words);
    let widest = text.lines().take_while(|line| !line.starts_with("Ranked")).map(str::len).max();
    assert!(widest < Some(80), "{text}");
}

#[test]
fn names_say_nothing_but_themselves_in_a_season() {
    let games = [game(&[("=1+1", 5), ("a|b, c", 4)])];
    let season = season(&games, &[], By::Average);
    let table = export::season_csv(&season, &Words::english());
    assert!(table.contains("1,'=1+1,1,") && table.contains("2,\"a|b, c\",1,"), "{table}");
    let text = export::season(&season, false, &bundled::catalogue(), &Words::english());
    assert!(text.contains("| \\=1+1 |") && text.contains("| a\\|b, c |"), "{text}");
}

// ---- who is who ----

/// Bob 10, 20 and 40: 70 points in three evenings, whatever the capitals; most often he is "Bob".
#[test]
fn a_name_is_one_person_whatever_its_capitals() {
    let games = [
        game(&[("BOB", 10), ("Anna", 5)]),
        game(&[("Bob", 20), ("ANNA", 5)]),
        game(&[("Bob", 40), ("Anna", 5)]),
    ];
    let of_all = season(&games, &[], By::Points);
    assert_eq!(ranks(&of_all), [(1, "Bob"), (2, "Anna")]);
    assert_eq!((of_all.rows[0].points(), of_all.rows[0].games()), (70, 3));
    // Whoever is chosen is chosen in every way of writing.
    assert_eq!(season(&games, &["Bob"], By::Points).rows[0].games(), 3);
    let names = Names::from_games(games.iter().map(Summary::names));
    let statistics = Statistics::of_all(&games.iter().collect::<Vec<_>>(), &names);
    let known: Vec<(&str, usize)> =
        statistics.iter().map(|one| (one.name.as_str(), one.games.len())).collect();
    assert_eq!(known, [("Anna", 3), ("Bob", 3)]);
    let rivals = statistics.iter().map(|one| (one.rivals[0].name.as_str(), one.rivals.len()));
    assert_eq!(rivals.collect::<Vec<_>>(), [("Bob", 1), ("Anna", 1)]);
}

/// Letters, apostrophes and dashes as different keyboards have them: six people, not twelve.
#[test]
fn a_name_is_one_person_in_whatever_way_it_is_typed() {
    let games = [
        game(&[("O'Neil", 10), ("Straße", 5), ("İrem", 1)]),
        game(&[("O’Neil", 20), ("STRASSE", 5), ("irem", 1)]),
        game(&[("O’NEIL", 40), ("Anne-Marie", 5), ("IŞIL", 1)]),
        game(&[("Anne–Marie", 40), ("Anna", 5), ("Işıl", 1)]),
    ];
    let of_all = season(&games, &[], By::Points);
    let mut people: Vec<(&str, i64)> =
        of_all.rows.iter().map(|row| (row.name.as_str(), row.points())).collect();
    people.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    let points: Vec<i64> = people.iter().map(|(_, points)| *points).collect();
    assert_eq!(points, [70, 45, 10, 5, 2, 2], "{people:?}");
    assert_eq!(people[3].0, "Anna", "whose name is no Anne’s");
}

/// Who has sat at one table is not one person, there and at any other.
#[test]
fn two_at_one_table_are_two_people_in_the_season() {
    let games = [game(&[("BOB", 10), ("Bob", 20)]), game(&[("Bob", 5), ("Anna", 1)])];
    let season = season(&games, &[], By::Points);
    assert_eq!(ranks(&season), [(1, "Bob"), (2, "BOB"), (3, "Anna")]);
    assert_eq!(season.rows.iter().map(|row| row.points()).collect::<Vec<_>>(), [25, 10, 1]);
}

#[test]
fn who_fulfilled_an_order_is_one_person_whatever_the_capitals() {
    let mut shouted = with_orders(true);
    shouted.players[0].name = "ANNA".to_owned();
    let season = season(&[with_orders(true), shouted, with_orders(true)], &[], By::Average);
    let by: Vec<_> = season.cards.iter().filter(|record| !record.by.is_empty()).collect();
    assert_eq!(by[0].by, [("Anna".to_owned(), 3)]);
}

// ---- the command ----

/// 36.67 in English is 36,67 in German, behind a semicolon.
#[test]
fn the_command_writes_tables_as_the_language_of_the_export_does() {
    let file = scenarios().join("king-robber-1.json");
    let other = scenarios().join("base-1.json");
    let files = vec![file.clone(), other];
    let of = |table, language| {
        let (files, by) = (files.clone(), Ranking::Points);
        run(&Command::Season { files, table, by, evenings: false, language: Some(language) }).out
    };
    let german = of(Written::Csv, Language::German);
    assert!(german.starts_with("\u{feff}rank;player;games;average;"), "{german}");
    assert!(german.contains("\n1;Alice;2;78,50;157;1,50;1;98;59\n"), "{german}");
    let english = of(Written::Csv, Language::English);
    assert!(english.starts_with("rank,player,games,average,"), "{english}");
    assert!(of(Written::Cards, Language::French).starts_with("\u{feff}card;title;"));
    let export = |language| {
        let (file, format) = (file.clone(), Format::Csv);
        run(&Command::Export { file, format, language: Some(language) }).out
    };
    assert!(export(Language::Polish).starts_with("\u{feff}move;turn;player;"));
    assert!(export(Language::English).starts_with("move,turn,player,"));
}

fn command(files: &[std::path::PathBuf], table: Written, by: Ranking) -> Command {
    let (files, evenings, language) = (files.to_vec(), false, None);
    Command::Season { files, table, by, evenings, language }
}

// Alice has 98 and 59 points, Bob 55 and 84.
#[test]
fn the_command_tells_the_season_of_finished_games() {
    let files = ["king-robber-1.json", "base-1.json"].map(|name| scenarios().join(name));
    let ran = run(&command(&files, Written::Csv, Ranking::Points));
    assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
    let lines: Vec<&str> = ran.out.lines().skip(1).collect();
    assert_eq!(lines, ["1,Alice,2,78.50,157,1.50,1,98,59", "2,Bob,2,69.50,139,1.50,1,55,84"]);
    let text = run(&command(&files, Written::Text, Ranking::Place)).out;
    assert!(text.starts_with("Season, ") && text.contains("\n  1.  Alice      2  "), "{text}");
    assert!(text.contains("\n  1.  Bob        2  "), "{text}");
    let tables = run(&command(&files, Written::Markdown, Ranking::Place)).out;
    assert!(tables.starts_with("# Season, ") && tables.contains("| 1. | Bob | 2 |"), "{tables}");
}

#[test]
fn the_command_tells_each_of_many_evenings_if_it_is_asked() {
    let folder = folder();
    let files: Vec<_> = (0..13)
        .map(|points| {
            let reason = "for the test".to_owned();
            let given =
                Move::Adjust { player: Seat::FIRST, points: points + 100, reason, source: None };
            let path =
                game_file(&folder, setup(&["Anna", "Ben"], &["base"]), vec![given, Move::EndGame]);
            let named = folder.path().join(format!("{points}.json"));
            std::fs::rename(path, &named).expect("a name of its own");
            named
        })
        .collect();
    for asked in [false, true] {
        let mut told = command(&files, Written::Text, Ranking::Points);
        let Command::Season { evenings, .. } = &mut told else { panic!("a season") };
        *evenings = asked;
        let ran = run(&told);
        assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
        let line = ran.out.lines().find(|line| line.contains("Anna")).expect("a line");
        assert_eq!(line.split_whitespace().any(|cell| cell == "112"), asked, "{line}");
    }
}

#[test]
fn a_game_that_is_given_twice_counts_once() {
    let folder = folder();
    let file = scenarios().join("base-1.json");
    let copy = folder.path().join("copy.json");
    std::fs::copy(&file, &copy).expect("a copy");
    let ran = run(&command(&[file, copy.clone()], Written::Csv, Ranking::Points));
    assert!(ran.out.contains("\n1,Bob,1,84.00,84,1.00,1,84\n"), "{}", ran.out);
    assert!(ran.err.contains(&copy.display().to_string()), "{}", ran.err);
}

/// Hands are secret until the end, and half a season would look like a whole one.
#[test]
fn the_command_tells_nothing_where_a_game_is_not_over() {
    let folder = folder();
    let running = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), Vec::new());
    let files = [scenarios().join("base-1.json"), running];
    let ran = run(&command(&files, Written::Cards, Ranking::Average));
    assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""));
    assert!(ran.err.contains("play it to the end first"), "{}", ran.err);
}
