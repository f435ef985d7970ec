//! The drawn examples of cards show what the cards ask for.

use kings_order::art::example::Scene;
use kings_order::content::bundled;

/// The example of the card of that title.
fn example(title: &str) -> Scene {
    let catalogue = bundled::catalogue();
    let card = catalogue.cards().iter().find(|card| card.title == title);
    Scene::from_card(card.expect("a card of that title"))
}

/// How many tiles of that kind it shows.
fn count(scene: &Scene, kind: &str) -> usize {
    scene.tiles.iter().filter(|(id, ..)| *id == kind).count()
}

#[test]
fn as_many_farmers_lie_there_as_are_asked_for() {
    for (title, farmers) in
        [("The First Furrow", 1), ("A Second Plough", 2), ("The Village Green", 5)]
    {
        let scene = example(title);
        assert_eq!(scene.followers.iter().filter(|(_, _, lies, _)| *lies).count(), farmers);
        let (wide, _) = scene.size();
        assert!(scene.followers.iter().all(|(x, ..)| (0.15..wide - 0.15).contains(x)), "{title}");
    }
}

/// A cap is the edge of one city, the tile with caps at two sides of two.
#[test]
fn a_field_touches_as_many_cities_as_are_asked_for() {
    for (title, cities) in [
        ("The Town's Bread", 3),
        ("Waiting for Walls", 3),
        ("Among Four Towns", 4),
        ("The Market Garden", 5),
    ] {
        let scene = example(title);
        let shown = count(&scene, "base-city-cap") + 2 * count(&scene, "base-city-caps-opposite");
        assert_eq!(shown, cities, "{title}");
    }
}

/// Two points for each tile and each pennant.
#[test]
fn a_city_brings_the_points_that_are_asked_for() {
    for (title, points) in [("A Golden Day", 12), ("The Full Purse", 16)] {
        let scene = example(title);
        let pennants = count(&scene, "base-city-tube-pennant");
        assert_eq!(2 * (scene.tiles.len() + pennants), points, "{title}");
    }
}
