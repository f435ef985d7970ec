//! What the README and the description of the formats say of files is so.

use std::collections::BTreeSet;
use std::path::Path;

use kings_order::rules::Move;
use kings_order::storage::Saved;

const README: &str = include_str!("../README.md");
const FORMAT: &str = include_str!("../resources/format.md");

/// The name of a move in a file; a new kind of move has to be added here, and to the description.
fn name(made: &Move) -> &'static str {
    match made {
        Move::KeepOrders { .. } => "keep-orders",
        Move::DealOrders { .. } => "deal-orders",
        Move::TowerSite { .. } => "tower-site",
        Move::DiscardOrders { .. } => "discard-orders",
        Move::DrawOrder { .. } => "draw-order",
        Move::Place { .. } => "place",
        Move::RemoveTile { .. } => "remove-tile",
        Move::Deploy { .. } => "deploy",
        Move::PlaceAbbey { .. } => "place-abbey",
        Move::PlaceBarn { .. } => "place-barn",
        Move::MoveWagon { .. } => "move-wagon",
        Move::KeepWagon { .. } => "keep-wagon",
        Move::MoveDragon { .. } => "move-dragon",
        Move::MoveFairy { .. } => "move-fairy",
        Move::RemoveKnight { .. } => "remove-knight",
        Move::RaiseTower { .. } => "raise-tower",
        Move::Capture { .. } => "capture",
        Move::ManTower { .. } => "man-tower",
        Move::Ransom { .. } => "ransom",
        Move::Escape { .. } => "escape",
        Move::OpenFair { .. } => "open-fair",
        Move::Throw(_) => "throw",
        Move::EndTurn => "end-turn",
        Move::Pass => "pass",
        Move::BeginLeaving { .. } => "begin-leaving",
        Move::LeaveCity { .. } => "leave-city",
        Move::StayInCity { .. } => "stay-in-city",
        Move::EnterCity { .. } => "enter-city",
        Move::MoveCount { .. } => "move-count",
        Move::FulfilOrder { .. } => "fulfil-order",
        Move::Adjust { .. } => "adjust",
        Move::Note(_) => "note",
        Move::Report { .. } => "report",
        Move::BeginTurn { .. } => "begin-turn",
        Move::JoinFeature { .. } => "join-feature",
        Move::Remain { .. } => "remain",
        Move::CountCompleted { .. } => "count-completed",
        Move::EndGame => "end-game",
    }
}

const NAMES: [&str; 38] = [
    "note",
    "report",
    "begin-turn",
    "join-feature",
    "remain",
    "count-completed",
    "deal-orders",
    "tower-site",
    "place-abbey",
    "place-barn",
    "move-wagon",
    "keep-wagon",
    "move-dragon",
    "move-fairy",
    "remove-knight",
    "raise-tower",
    "capture",
    "man-tower",
    "ransom",
    "escape",
    "open-fair",
    "throw",
    "begin-leaving",
    "leave-city",
    "stay-in-city",
    "enter-city",
    "move-count",
    "keep-orders",
    "discard-orders",
    "draw-order",
    "place",
    "remove-tile",
    "deploy",
    "end-turn",
    "pass",
    "fulfil-order",
    "adjust",
    "end-game",
];

#[test]
fn the_description_has_an_example_of_every_move() {
    let examples = FORMAT.split('`').filter(|part| part.starts_with("{\"move\""));
    let shown: BTreeSet<&str> =
        examples.map(|example| name(&serde_json::from_str(example).expect("an example that is a move"))).collect();
    assert_eq!(shown, BTreeSet::from(NAMES));
}

#[test]
fn the_game_file_in_the_readme_and_in_the_description_is_one() {
    for (name, page) in [("README.md", README), ("format.md", FORMAT)] {
        let start = page.find("```json\n").expect("an example") + "```json\n".len();
        let length = page[start..].find("```").expect("its end");
        let saved = Saved::decode(Path::new(name), &page[start..start + length]).expect("a game");
        assert_eq!((saved.setup.players.len(), saved.moves.len()), (2, 3), "{name}");
    }
}
