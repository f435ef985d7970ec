//! The pictures of the README and the manual, drawn by the app itself:
//! `cargo test --test ui pictures -- --ignored`.

use ask::preferences;
use iced::{Point, Size};
use shell::Message;
use storage::Saved;
use storage::settings::Look;

use super::driver::Driver;
use super::painter::Painter;

const SIZE: Size = Size::new(1280.0, 800.0);
/// Where nothing reacts to the pointer.
const ASIDE: Point = Point::new(2.0, 798.0);

fn picture(driver: &Driver, name: &str) {
    let mut screen = Painter::new(SIZE);
    screen.rest(&driver.app, ASIDE);
    screen.save(&support::root().join("packaging/pictures").join(name));
}

fn game(path: &str) -> (tempfile::TempDir, Driver) {
    let path = support::root().join(path);
    let saved =
        Saved::decode(&path, &std::fs::read_to_string(&path).expect("a game")).expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let driver = Driver::with_game(folder.path(), &saved, SIZE);
    (folder, driver)
}

#[test]
#[ignore = "writes the pictures of the README and the manual"]
fn the_pictures_of_the_readme_are_drawn() {
    let (_evening, mut driver) = game("resources/samples/evening.json");
    picture(&driver, "table.png");
    driver.send(Message::Preferences(preferences::Message::Look(Look::Dark)));
    driver.key("e");
    picture(&driver, "fields.png");
    let (_finished, driver) = game("tests/scenarios/king-robber-4.json");
    picture(&driver, "result.png");
}
